"""The play decks of the campaign: yours, the draft decks, the automaton's and what joins it (specification 8.10, D)."""

from __future__ import annotations

from .cards import LEADER_OF, kind, kinds

YOURS = (
    kinds(
        "Silkworm Terrarium|Polo's Portraitist|Inspirational Vision|Straight to the Source|Pacify|"
        "Frantic Getaway|Heedless Investor|Mothkeeper|Sly Sentinel|Generous Dealer|Auspicious Smuggler|"
        "Illicit Bazaar|Mesmerizing Maze|Weaving Workshop|Caravan Guard|Lowly Bard|Stars Apprentice|"
        "The Humble Underpass|The Submerged Brilliance|The Den of Sabers"
    ),
    kinds(
        "Khutulun's Kheshig|Confident Suitor|Call to Arms|Ger Migration|Wild Boar Charge|Dogtamer|"
        "Gallant Soldier|Kalari Adept|Airag Maker|Eagle Huntress|Skillful Bruiser|Amu River Armorer|"
        "Champion of the Tumen|Poised Duelist|Forbidding Guru|Raid the Mines|Weary Veteran|Earth Apprentice|"
        "Swift Messenger|The Humble Underpass"
    ),
)
"""The 20 cards beside your Worldbreaker that a part begins with."""

TRUNKS = (
    kinds(
        "Exploitative Extraction|Proof of the Grotto|Throes of Fancy|Solemn Guardian|Suave Sycophant|"
        "The Blind Sculptor|Covert Exchange|The Uncanny Valley|Vicious Stab|Serendipitous Witness|"
        "Forlorn Flats|Pernicious Powder|Bolt Trap|Natty Matron|Naming Ceremony|Luminous Lagoon|"
        "Surprising Development|Mythium Fund|Desperate Miners|Void Apprentice|Moon Apprentice|"
        "Swift Messenger|Gratuitous Gift|The Pit of Despair"
    ),
    kinds(
        "The Ten Thousand Ride|Lay Siege|Mongol Quartermaster|Sparring Braggart|Astute Tactician|"
        "Tengri's Cavalry|The Amu River Encampment|Pacify|Sly Sentinel|Solemn Guardian|Mesmerizing Maze|"
        "Heedless Investor|Bolt Trap|Naming Ceremony|Natty Matron|Fanciful Astronomer|Gratuitous Gift|"
        "Mythium Fund|Irate Vandal|Lowly Bard|Yam Operator|The Submerged Brilliance|The Den of Sabers|"
        "The Indigo Grotto"
    ),
)
"""The 24 cards of each part's draft deck (WBR-234)."""

THEIRS = (
    kinds(
        "Gallant Soldier|Kalari Adept|Dogtamer|Airag Maker|Eagle Huntress|Swift Messenger|Desperate Miners|"
        "Lowly Bard|Caravan Guard|Weary Veteran|Irate Vandal|The Submerged Brilliance|Wild Boar Charge|"
        "Raid the Mines|Gratuitous Gift|The Amu River Encampment|The Den of Sabers|The Humble Underpass"
    ),
    kinds(
        "Novice Cutpurse|Cunning Reclaimer|Resourceful Aide|Gratuitous Gift|Silent Assassin|"
        "Baleful Viper|Alamut Saboteur|Fledgling Defender|Steelclad Captain|Caravan Guard|Void Apprentice|"
        "Moon Apprentice|Alert Warden|Vicious Stab|Serpent Strike|Surge|Luminous Lagoon|Forlorn Flats|"
        "Mythium Fund|Raider's Hideaway"
    ),
)
"""The automaton's deck at the beginning of a part. Tuned by play: what it cannot use makes it slower."""

ADDED: dict[int, tuple[int, ...]] = {
    1: kinds("Sparring Braggart|Champion of the Tumen"),
    2: kinds("Astute Tactician|Mongol Quartermaster"),
    3: kinds("Tengri's Cavalry|Lay Siege"),
    4: kinds("Khutulun's Kheshig|The Ten Thousand Ride"),
    6: kinds("Alamut Emissary|Nocturnal Reaper"),
    7: kinds("Muhandasat Pilot|Ger Migration|Volatile Furnace"),
    8: kinds("The Right Hand|Naming Ceremony|Mythium Ingot"),
    9: kinds("Electrifying Revelation|Alamut Castle"),
}
"""Cards that join the automaton's deck when a chapter is won."""

DRAFTS = {1: 3, 2: 3, 3: 2, 4: 2, 6: 3, 7: 3, 8: 2, 9: 2}
"""How many cards are drafted after a chapter (WBR-235)."""

IN_PLAY = {
    4: kind("The Amu River Encampment"),
    7: kind("Luminous Lagoon"),
    9: kind("Forlorn Flats"),
    10: kind("Alamut Castle"),
}
"""Locations that start in play for the automaton."""

LEADS = (LEADER_OF[1], LEADER_OF[0])
"""Whom you play: Marco Polo in Part I, Khutulun in Part II."""

RIVAL_LEADERS = {5: LEADER_OF[0], 10: LEADER_OF[2]}
"""From which chapter on the automaton has a Worldbreaker."""
