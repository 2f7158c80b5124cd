"""The Adventures of Ettin (specification 8.6) and the nation mats (8.4).

An Adventure's row: code, name | base Difficulty, Gold, VP | conditions | effect | Strength and abilities of the Defense
it turns into, if it does | emblem | provenance. `cards.py` reads the rows.
"""

from __future__ import annotations

ADVENTURES = {
    1: """
A01 Goblin Trading Post | 2  .  1 | . | . | 2 TAXES(2) | goblin-camp | name, Age, base, becomes Defense R; rest D
A02 Abandoned Watchtower  | 1  .  1 | .              | .               | 3 .                      | tower-flag | D
A03 Haunted Mill          | 1  .  2 | .              | .               | 1 PROSPER(1)             | windmill | D
A04 Hidden Grotto         | 2  .  2 | .              | .               | 1 PROT(FLYING/SIEGE)     | cave-entrance | D
A05 Ruined Abbey          | 2  .  1 | .              | .               | 2 GATE_SELF              | ancient-ruins | D
A06 Old Signal Fort       | 1  .  2 | .              | .               | 2 SWIFT(1)               | brasero | D
A07 Bandit Camp           | 1  4  1 | .              | .               | . .                      | bandit | D
A08 Lost Caravan          | 1  6  . | .              | .               | . .                      | old-wagon | D
A09 Wyvern Nest           | 3  .  4 | EASE(SLAYER,3) | .               | . .                      | nest-eggs | D
A10 Stranded Envoy        | 1  3  1 | .              | ALLY_GOLD(3)    | . .                      | scroll-quill | D
A11 Buried Standard | 2  .  2 | . | DRAW(1) | . . | tattered-banner | D
A12 Sunken Shrine         | 2  2  3 | EASE(MAGIC,2)  | .               | . .                      | crystal-shrine | D
""",
    2: """
A13 Mountain Pass Fort    | 4  .  2 | .              | .               | 4 SIEGE                  | hill-fort | D
A14 Elder Library         | 5  .  5 | .              | .               | 2 MAGIC                  | bookshelf | D
A15 Bridge of Nine Arches | 3  .  2 | .              | .               | 3 TAXES(3)               | arch-bridge | D
A16 Thornwood Maze        | 5  .  4 | .              | .               | 3 PROT(FLYING/MAGIC)     | maze | D
A17 Free Port             | 4  .  2 | .              | .               | 2 PROSPER(3)             | harbor-dock | D
A18 Warded Barrow         | 4  .  3 | .              | .               | 2 TERRIFY                | dolmen | D
A19 Troll Bridge          | 4  6  3 | .              | .               | . .                      | troll | D
A20 Drake's Hoard | 6 10  3 | EASE(SLAYER,3) | . | . . | open-treasure-chest | D
A21 Captive Prince        | 4  .  4 | .              | ALLY_GOLD(4)    | . .                      | imprisoned | D
A22 First Age Relic | 5  .  6 | . | . | . . | glowing-artifact | D
A23 Recruiting Tour | 3  .  2 | . | DRAW(2) | . . | rally-the-troops | D
A24 Night Raid            | 4  .  4 | EASE(STEALTH,2) | PLUNDER         | . .                      | night-sky | D
""",
    3: """
A25 Sunspire Citadel      | 7  .  8 | NEED(FLYING)   | .               | 7 PROT(SIEGE/MAGIC)      | sun-priest | D
A26 King's Road Keep      | 6  .  6 | .              | .               | 7 .                      | castle-ruins | D
A27 Golden Exchange       | 6  .  4 | .              | .               | 4 TAXES(6)               | gold-bar | D
A28 Harbor of Nations     | 7  .  5 | .              | .               | 4 PROSPER(6)             | galleon | D
A29 Star Observatory      | 5  .  6 | .              | .               | 3 .                      | observatory | D
A30 Vault of the Ancients | 9  .  7 | .              | .               | 5 TAXES(8)               | locked-chest | D
A31 Elder Wyrm            | 9  . 10 | EASE(SLAYER,4) | .               | . .                      | sea-dragon | D
A32 Crown of Ages         | 7  .  3 | .              | BONUS_WAR(2)    | . .                      | imperial-crown | D
A33 Chronicle of Deeds    | 6  .  3 | .              | BONUS_ADV(2)    | . .                      | book-cover | D
A34 Map of Walls | 6  .  3 | . | BONUS_DEF(1) | . . | scroll-unfurled | D
A35 Hall of Trophies      | 6  .  3 | .              | BONUS_TROPHY(3) | . .                      | trophies-shelf | D
A36 Plunder the Vaults    | 7 16  3 | .              | .               | . .                      | strongbox | D
""",
}
"""By Age: 12 / 12 / 12, six of each turn into Defenses (ETT-Q03)."""

MATS = """
cannites  | Cannites           | 9 | Town CALL        | Village TAXES(2) | Town CALL       | wolf-head | Average
elves     | Greenwood Elves    | 8 | Village TAXES(1) | Ruins LOST_SOULS | City PROSPER(2) | elf-ear | Very Difficult
daemons   | Daemons of the Void| 7 | Ruins LOST_SOULS | Town CALL        | Ruins LOST_SOULS| daemon-skull | Difficult
orcs      | Orcs of Ud         | 6 | Village TAXES(2) | Village TAXES(2) | Village TAXES(2)| orc-head | Very Easy
joymore   | Kingdom of Joymore | 4 | Ruins LOST_SOULS | Village TAXES(1) | City PROSPER(2) | crested-helmet | Easy
risen     | Risen              | 3 | Ruins LOST_SOULS | Ruins LOST_SOULS | Town CALL | skull-crossed-bones | Difficult
dwarves   | Dwarves of Skyhold | 2 | Village TAXES(3) | Village TAXES(3) | City PROSPER(2) | dwarf-helmet | Very Easy
giants    | Dommorian Giants   | 1 | City PROSPER(1)  | Town CALL        | City PROSPER(1) | giant | Easy
mercenary | Mercenaries        | 5 | Village TAXES(2) | Town CALL        | Village TAXES(2)| swords-emblem | none
"""
"""Nation, name, Initiative number, Locations Far to Near with their ability, emblem, grade (ETT-022, ETT-102)."""
