# ruff: noqa: E501
"""The units of Ettin: mercenaries and the eight Nation Decks (specification 8.3 and 8.5).

One row a card: code and copies, name | type (T Troop, D Defense, P Protected Defense), Recruit Cost, Sell Value,
Strength, Adventure Strength, VP | abilities | emblem | where the values come from (R rulebook, D ours). A dot is
nothing. `cards.py` reads the rows.
"""

from __future__ import annotations

MERCENARIES = {
    1: """
U001 4 Militia | T  0 1  2  . . | BOUNTY(2) | pitchfork | name, Age, Troop, cost, no Adv R; Str>0 R; rest D
U005 2 Swordsmiths | T  0 1  1  . . | WEALTHY(5) | sword-smithing | name, Age, Troop, cost, WEALTHY(5) R; Str, sell D
U007 3 Guard Tower | D  1 1  2  . . | . | watchtower | name, Age, Defense, cost, Str R; sell D
U010 2 Ogre Bashers | T  4 2  4  . . | VICIOUS | ogre | name, Age, Troop, cost, no MAGIC R; Str (with mat) fits R; rest D
U012 3 Hedge Archers        | T  2 1  2  . . | RANGED                       | high-shot | D
U015 2 Hill Scouts          | T  1 1  1  3 . | SCOUT                        | spyglass | D
U017 2 Toll Gate            | D  1 1  1  . . | TAXES(2)                     | ranch-gate | D
U019 2 Free Riders          | T  2 1  3  . . | SWIFT(1)                     | horse-head | D
U021 2 Wandering Conjurer   | T  1 1  1  3 . | MAGIC                        | wizard-staff | D
U023 2 Treasure Hunters     | T  1 1  1  4 . | WEALTHY(2)                   | treasure-map | D
U025 2 Cutpurses            | T  2 1  2  . . | STEALTH                      | robber | D
U027 2 Sapper Crew          | T  2 1  2  . . | SIEGE CONQUEST               | mining | D
U029 2 Palisade             | P  1 1  1  . . | PROT(FLYING/SIEGE/CONQUEST)  | palisade | D
U031 2 Hawk Riders          | T  2 1  2  . . | FLYING                       | hawk-emblem | D
U033 2 Pit Bruisers         | T  2 1  4  . . | BOUNTY(2)                    | fist | D
U035 1 Drum Callers         | T  1 1  1  . . | WARCRY                       | drum | D
U036 1 Masked Howlers       | T  2 1  1  . . | TERRIFY                      | totem-mask | D
""",
    2: """
U037 2 Pike Company         | T  3 2  5  . . | .                            | pikeman | D
U039 2 Longbow Company      | T  3 2  4  . . | RANGED                       | bowman | D
U041 2 Stone Keep           | D  2 1  4  . 1 | .                            | stone-tower | D
U043 1 Warded Bastion       | P  3 2  3  . . | PROT(MAGIC/SIEGE)            | magic-shield | D
U044 1 Frost Wyvern         | T  4 2  5  . 1 | FLYING DRAGON                | wyvern | D
U045 1 Wyrm Hunters         | T  4 2  4  5 . | SLAYER                       | spear-hook | D
U046 2 Ram Crew             | T  3 2  4  . . | SIEGE CONQUEST               | siege-ram | D
U048 1 Night Stalkers       | T  4 2  4  . . | STEALTH VICIOUS              | hooded-assassin | D
U049 1 Merchant Hall        | D  1 1  2  . . | PROSPER(2)                   | shop | D
U050 2 Relic Seekers        | T  2 1  2  6 . | SCOUT                        | magnifying-glass | D
U052 1 Court Wizard         | T  4 2  3  5 . | MAGIC RET_SELF               | wizard-face | D
U053 1 Caravan Guards       | T  2 1  3  . . | WEALTHY(6)                   | caravan | D
U054 1 Dread Knights        | T  5 2  4  . . | TERRIFY                      | black-knight-helm | D
U055 2 Light Lancers        | T  3 2  5  . . | SWIFT(2)                     | mounted-knight | D
""",
    3: """
U057 4 Iron Legion          | T  6 3  9  . . | .                            | centurion-helmet | D
U061 3 Sellsword Horde      | T  3 2  8  . . | BOUNTY(4)                    | crossed-sabres | D
U064 3 Arbalest Line        | T  5 2  7  . . | RANGED                       | crossbow | D
U067 3 High Fortress        | D  5 2  7  . 2 | .                            | castle | D
U070 2 Rune-Locked Gatehouse| P  5 2  5  . . | PROT(MAGIC)                  | magic-gate | D
U072 2 Iron Portcullis      | P  3 2  5  . . | PROT(FLYING/SIEGE/CONQUEST)  | portculis | D
U074 1 Elder Red Wyrm       | T 10 4 11  . 3 | FLYING DRAGON                | dragon-head | D
U075 2 Young Drakes         | T  6 3  8  . 1 | FLYING DRAGON                | dragon-spiral | D
U077 2 Dragon Lancers       | T  6 3  7  5 . | SLAYER SWIFT(1)              | spear-feather | D
U079 3 Siege Train          | T  5 2  7  . . | SIEGE CONQUEST               | catapult | D
U082 2 Guild Assassins      | T  5 2  6  . . | STEALTH VICIOUS              | cloak-dagger | D
U084 2 Archmage             | T  6 3  5  8 2 | MAGIC                        | warlock-eye | D
U086 3 Grand Explorers      | T  4 2  4  9 1 | SCOUT                        | compass | D
U089 2 Storm Riders         | T  5 2  8  . . | SWIFT(2)                     | cavalry | D
U091 2 Horror from Below    | T  7 3  6  . . | TERRIFY                      | kraken-tentacle | D
U093 2 Royal Bank           | D  3 2  4  . 1 | TAXES(8)                     | bank | D
U095 2 Paymaster Corps      | T  5 2  6  . . | WEALTHY(8)                   | coins-pile | D
U097 2 Champion Duellists   | T  6 3  8  . 1 | VICIOUS                      | duel | D
U099 2 Sky Couriers         | T  5 2  6  4 . | FLYING SCOUT                 | pegasus | D
""",
    4: """
U101 1 Wandering Ettin      | T  9 4 10  . 2 | VICIOUS                      | meeple-king | D
""",
}
"""By Age; 4 is the spare card, which belongs to no deck unless the table wants it (ETT-Q01)."""

NATIONS = {
    "cannites": {
        1: """
U102 2 Plains Runners       | T  2 1  3  . . | SCOUT SWIFT(1)               | sprint | D
U104 1 Pack Archers         | T  1 1  2  . . | RANGED SWIFT(1)              | bow-arrow | D
U105 1 Den Hunters          | T  1 1  2  3 . | SCOUT                        | paw-print | D
U106 1 Howling Pack         | T  2 1  4  . . | SWIFT(1)                     | wolf-howl | D
""",
        2: """
U107 2 Fleet Bowmen         | T  4 2  5  . 1 | RANGED SWIFT(1)              | wind-slap | D
U109 1 Trail Wardens        | T  3 2  3  6 . | SCOUT STEALTH                | forest-camp | D
U110 1 Wolfback Riders      | T  4 2  6  . 1 | SWIFT(2)                     | direwolf | D
U111 1 Bramble Ring         | P  1 1  2  . . | PROT(FLYING/MAGIC)           | thorny-vine | D
""",
        3: """
U112 2 Moonlit Marksmen     | T  6 3  8  . 1 | RANGED SWIFT(1)              | moon | D
U114 1 Great Pack           | T  8 3  9  . 2 | SWIFT(2) VICIOUS             | wolf-head | D
U115 1 Pathfinder Chief     | T  7 3  6  8 3 | SCOUT SWIFT(1)               | deer-track | D
U116 1 Dusk Stalkers        | T  7 3  8  . 2 | STEALTH SCOUT                | hyena-head | D
""",
    },
    "daemons": {
        1: """
U117 2 Void Imps            | T  3 2  3  . . | FLYING                       | imp | D
U119 1 Horned Brutes        | T  4 2  5  . . | CONQUEST                     | minotaur | D
U120 1 Dread Whisperer      | T  3 2  2  . . | TERRIFY                      | screaming | D
U121 1 Rift Shrine          | D  2 1  1  . . | GATE_SELF                    | portal | D
""",
        2: """
U122 2 Gate Breakers        | T  5 2  6  . . | SIEGE CONQUEST               | broken-wall | D
U124 1 Night Terrors        | T  6 3  5  . . | TERRIFY                      | terror | D
U125 1 Winged Tormentors    | T  6 3  6  . 1 | FLYING VICIOUS               | evil-wings | D
U126 1 Pyre Sorcerers       | T  4 2  5  1 . | MAGIC CONQUEST               | fire-spell-cast | D
""",
        3: """
U127 1 Void Titan           | T 12 5 12  . 4 | CONQUEST                     | ifrit | D
U128 2 Pit Lords            | T  9 4 10  . 2 | SIEGE CONQUEST               | daemon-skull | D
U130 1 Nightmare Drake      | T 13 5  9  . 3 | FLYING TERRIFY DRAGON        | spiked-dragon-head | D
U131 1 Abyssal Maw          | T 10 4  8  . 1 | TERRIFY                      | worm-mouth | D
""",
    },
    "elves": {
        1: """
U132 1 Glade Archers        | T  4 2  2  . . | RANGED RET_ALLY              | pocket-bow | D
U133 2 Leaf Wardens         | T  3 2  2  3 . | STEALTH                      | oak-leaf | D
U135 1 Moonwell             | D  3 2  1  . . | PROSPER(2)                   | water-fountain | D
U136 1 Songweaver           | T  4 2  1  5 . | MAGIC RET_ALLY               | harp | D
""",
        2: """
U137 1 Elder Archers        | T  4 2  5  . . | RANGED SWIFT(1)              | lightning-bow | D
U138 1 Forest Champion      | T  7 3  4  7 2 | RET_ALLY                     | elf-helmet | D
U139 1 Whispering Grove     | D  3 2  3  . . | GATE_ALLY                    | forest | D
U140 1 Stag Riders          | T  4 2  5  3 . | SWIFT(1)                     | stag-head | D
U141 1 Loremaster           | T  5 2  3  7 1 | MAGIC SCOUT                  | open-book | D
""",
        3: """
U142 1 Verdant Dragon       | T 13 5 11  5 4 | FLYING DRAGON                | double-dragon | D
U143 1 Silver Bows          | T  8 3  8  4 1 | RANGED                       | archer | D
U144 1 Heartwood Sanctuary  | P  7 3  5  . 2 | PROT(SIEGE/FLYING) PROSPER(3) | tree-door | D
U145 1 Glade Lord           | T 10 4  7 10 3 | MAGIC                        | woman-elf-face | D
U146 1 Unicorn Knights      | T  7 3  8  4 1 | SWIFT(1)                     | unicorn | D
""",
    },
    "orcs": {
        1: """
U147 3 Orc Rabble           | T  0 1  3  . . | BOUNTY(2)                    | orc-head | D
U150 1 Axe Gang             | T  3 2  5  . . | .                            | crossed-axes | D
U151 1 War Drummers         | T  1 1  2  . . | WARCRY                       | drum-kit | D
""",
        2: """
U152 2 Ud Raiders           | T  3 2  6  . 1 | .                            | hatchets | D
U154 1 Spiked Wall          | D  1 1  4  . 1 | .                            | spiked-wall | D
U155 1 Boar Riders          | T  4 2  6  . 1 | SWIFT(1)                     | boar | D
U156 1 Blood Chanters       | T  3 2  4  . . | WARCRY VICIOUS               | shouting | D
""",
        3: """
U157 3 Orc Horde            | T  5 2  9  . 1 | .                            | minions | D
U160 1 Warlord of Ud        | T  9 4 10  . 3 | VICIOUS                      | warlord-helmet | D
U161 1 Ogre Vanguard        | T  9 4 11  . 2 | CONQUEST                     | brute | D
""",
    },
    "dwarves": {
        1: """
U162 2 Dwarf Warriors | T  1 1  2  . . | WEALTHY(2) | dwarf-face | name, nation, Age, Troop, Str R; rest D
U164 1 Hippogriff Scouts    | T  1 1  1  . . | FLYING SCOUT                 | feathered-wing | D
U165 1 Sky Mine             | D  1 1  1  . . | TAXES(2)                     | mine-wagon | D
U166 1 Stone Watch          | D  2 1  3  . . | .                            | guarded-tower | D
""",
        2: """
U167 2 Griffon Riders       | T  3 2  4  . . | FLYING                       | griffin-symbol | D
U169 1 Ore Barons           | T  2 1  2  . . | WEALTHY(8)                   | gold-nuggets | D
U170 1 Cloud Bastion        | P  4 2  3  . . | PROT(FLYING/MAGIC) TAXES(2)  | fluffy-cloud | D
U171 1 Mint Hall            | D  3 2  3  . . | TAXES(4)                     | two-coins | D
""",
        3: """
U172 2 Griffon Knights      | T  5 2  7  . . | FLYING SWIFT(1)              | griffin-shield | D
U174 1 Skyhold Citadel      | P  8 3  7  . 3 | PROT(SIEGE/MAGIC)            | white-tower | D
U175 1 Deep Vault           | D  5 2  4  . 2 | TAXES(10)                    | locked-fortress | D
U176 1 Thunder Engines      | T  6 3  8  . . | SIEGE RANGED                 | cannon | D
""",
    },
    "giants": {
        1: """
U177 1 Arc Tower | P  5 2  3  . . | PROT(MAGIC) | evil-tower | name, Age, type, weakness, cost, Str R; nation inferred; sell D
U178 1 Dommorian Mages | T  4 2  3  . . | MAGIC RET_SELF | bolt-spell-cast | name, nation, Age R; rest D
U179 2 Stone Throwers       | T  3 2  4  . . | SIEGE                        | falling-boulder | D
U181 1 Old Wall             | D  2 1  3  . . | .                            | stone-wall | D
""",
        2: """
U182 2 Elder Giants         | T  6 3  7  . 1 | RET_SELF                     | giant | D
U184 1 Wall Crushers        | T  5 2  6  . . | SIEGE CONQUEST               | hammer-drop | D
U185 1 Arc Bastion          | P  5 2  4  . . | PROT(MAGIC)                  | lightning-dome | D
U186 1 Halls of Memory      | D  3 2  3  . 1 | GATE_SELF                    | ancient-columns | D
""",
        3: """
U187 2 Mountain Kings       | T 10 4 11  . 2 | SIEGE                        | mountaintop | D
U189 1 Eternal Citadel      | P 10 4  8  . 3 | PROT(MAGIC)                  | qaitbay-citadel | D
U190 1 Storm Colossus       | T 12 5 12  . 3 | SIEGE VICIOUS                | rock-golem | D
U191 1 Silent Oracle        | T  6 3  6  6 2 | MAGIC                        | third-eye | D
""",
    },
    "joymore": {
        1: """
U192 1 Paladin Kendrick | T  4 2  2  6 . | RET_ALLY | swordwoman | name, Age, Troop, Adv, RET_ALLY R; nation inferred; rest D
U193 1 Old Vets | T  3 2  4  . . | . | beard | name, Age, sell R; nation inferred; rest D
U194 1 Young Squires        | T  1 1  1  2 . | .                            | wooden-helmet | D
U195 1 Chapel Mage          | T  2 1  2  2 . | MAGIC                        | church | D
U196 1 Tithe Barn           | D  2 1  1  . . | TAXES(2)                     | barn | D
""",
        2: """
U197 2 Knights Errant       | T  3 2  4  3 . | .                            | visored-helm | D
U199 1 Trebuchet Guild      | T  4 2  4  . . | SIEGE WEALTHY(4)             | trebuchet | D
U200 1 Market Town          | D  3 2  3  . . | TAXES(3)                     | medieval-village-01 | D
U201 1 Battle Magister      | T  3 2  4  3 . | MAGIC                        | magic-swirl | D
""",
        3: """
U202 2 Royal Cavalry        | T  7 3  8  4 1 | SWIFT(1)                     | knight-banner | D
U204 1 Castle Joymore       | D  7 3  6  . 2 | PROSPER(4)                   | elven-castle | D
U205 1 High Sorceress       | T  7 3  6  6 2 | MAGIC                        | crystal-wand | D
U206 1 Wyrmbane Knight      | T  7 3  7  6 1 | SLAYER                       | dragon-shield | D
""",
    },
    "risen": {
        1: """
U207 3 Restless Bones       | T  2 1  2  . . | RET_SELF                     | skeleton | D
U210 1 Grave Shade          | T  2 1  1  . . | STEALTH RET_SELF             | spectre | D
U211 1 Gravecaller          | T  2 1  2  . . | WARCRY                       | raise-skeleton | D
""",
        2: """
U212 2 Bone Legion          | T  3 2  4  . . | RET_SELF                     | skull-shield | D
U214 1 Crypt Gate           | D  0 1  1  . . | GATE_SELF                    | crypt-entrance | D
U215 1 Ghast Pack           | T  5 2  5  . . | VICIOUS WARCRY               | shambling-zombie | D
U216 1 Banshee              | T  5 2  3  . . | TERRIFY MAGIC                | floating-ghost | D
""",
        3: """
U217 3 Endless Dead         | T  5 2  8  . . | RET_SELF                     | raise-zombie | D
U220 1 Lich Regent          | T 11 4  7  . 3 | MAGIC TERRIFY                | crowned-skull | D
U221 1 Bone Dragon          | T  9 4 10  . 2 | FLYING DRAGON                | dinosaur-bones | D
""",
    },
}
"""By nation and Age: 5 / 5 / 5 (ETT-Q02)."""
