"""All cards: heroes, starters, the main deck, Titans and attacks (specification 8.2 to 8.10).

What a card does is a list of effects; `effects.py` has a function and a phrase for each, and writes the card's text
from the same list in the same order. `mark` says where values come from: R rulebook, P public sources, D ours.
"""

from __future__ import annotations

from math import ceil
from typing import Any

from ...cards import Card, Catalog, Key, Stat

ALLY, EQUIPMENT, MANEUVER, LOCATION, STARTER, TITAN, ARCHENEMY, WOUND, ATTACK, APPEARS, HERO, OTHER = range(12)
TYPES = (
    "Ally", "Equipment", "Maneuver", "Location", "Starter", "Titan", "Archenemy Titan", "Wound", "Titans on Attack",
    "Titan Appears", "Hero", "Randomizer",
)  # fmt: skip
GROUPS = (
    "ally", "equipment", "maneuver", "location", "starter", "titan", "archenemy", "wound", "event", "event", "hero",
    "event",
)  # fmt: skip
FRAMES = ("person", "gear", "act", "place", "point", "foe", "big", "point", "act", "foe", "person", "point")

CATALOG = Catalog("attack-on-titan")
Effect = tuple[Any, ...]

KEYS = {
    "move": Key("move", "Move", "run", "AOT-014"),
    "defense": Key("defense", "Defense", "shield", "AOT-114"),
    "ambush": Key("ambush", "Ambush", "surprised", "AOT-103"),
    "ongoing": Key("ongoing", "Ongoing", "hourglass", "AOT-129"),
    "level": Key("level", "Level", "skull-crossed-bones", "AOT-130"),
}


def _add(
    name: str, kind: int, cost: int | None, emblem: str, mark: str, copies: int = 1, move: bool = False, vp: int = 0,
    stats: tuple[Stat, ...] = (), keys: tuple[Key, ...] = (), origin: str = "", **data: Any,
) -> None:  # fmt: skip
    found = (*keys, *((KEYS["move"],) if move else ()), *((KEYS["defense"],) if data.get("defense") else ()))
    label = f"{TYPES[kind]} · Move" if move else TYPES[kind]
    stats += tuple(
        Stat(word, icon, sum(found[1] for found in data["play"] if found[0] == word), word)
        for word, icon in (("power", "fist"), ("move", "run"))
        if any(found[0] == word for found in data.get("play", ()))
    )
    CATALOG.add(
        Card(
            name=name, type=label, frame=FRAMES[kind], group=GROUPS[kind], origin=origin, cost=cost, stats=stats,
            keys=found, emblem=emblem, copies=copies, wide=kind == LOCATION, mark=mark,
            data={"type": kind, "move": move, "vp": vp, "face": {"vp": vp}, **data},
        )
    )  # fmt: skip


def _hero(name: str, emblem: str, mark: str, ability: tuple[Effect, ...]) -> None:
    _add(name, HERO, None, emblem, mark, ability=ability)


def _main(name: str, kind: int, copies: int, cost: int, emblem: str, mark: str, *play: Effect, move: bool = False,
          defense: tuple[Any, ...] | None = None) -> None:  # fmt: skip
    _add(name, kind, cost, emblem, mark, copies, move, ceil(cost / 4), play=play, defense=defense)


def _location(name: str, cost: int, emblem: str, mark: str, ability: Effect) -> None:
    _add(name, LOCATION, cost, emblem, mark, vp=ceil(cost / 4), ability=(ability,))


def _titan(name: str, copies: int, cost: int, wd: int, emblem: str, mark: str, ambush: str, before: str = "") -> None:
    _add(
        name, TITAN, cost, emblem, mark, copies, vp=ceil(cost / 4),
        stats=(Stat("wd", "broken-wall", wd, "wall damage"),), keys=(KEYS["ambush"],), before=before, ambush=ambush,
    )  # fmt: skip


def _archenemy(
    name: str, level: int, cost: int, hp: int, wd: int, emblem: str, mark: str, ongoing: str = "", limit: str = "",
    more: int = 0,
) -> None:  # fmt: skip
    key = Key("level", f"Level {level}", KEYS["level"].icon, KEYS["level"].rule)
    _add(
        name, ARCHENEMY, cost, emblem, mark, vp=2 + level, keys=(key, KEYS["ongoing"]), level=level, ongoing=ongoing,
        limit=limit, more=more,
        stats=(Stat("hp", "drop", hp, "hit points"), Stat("wd", "broken-wall", wd, "wall damage")),
    )  # fmt: skip


def _attack(name: str, emblem: str, mark: str, before: tuple[Effect, ...] = (), ambush: str = "") -> None:
    _add(name, ATTACK, None, emblem, mark, keys=(KEYS["ambush"],) if ambush else (), before=before, ambush=ambush)


# 8.2 Heroes
_hero("Armin", "brain", "R/P/P", (("pay", 3, "trade here"),))
_hero("Connie", "butterfly-knife", "P/–/P", (("bonus", "equipment", 2, 0),))
_hero("Eren", "enrage", "R/–/P", (("bonus", "wound", 2, 2), ("slayer",)))
_hero("Erwin", "rally-the-troops", "P/–/P", (("pay", 4, "cheer"),))
_hero("Hange", "test-tubes", "R/–/P+R", (("study",), ("observe",)))
_hero("Levi", "daggers", "P/–/P", (("bonus", "maneuver", 2, 0),))
_hero("Mikasa", "shield-opposition", "R/–/R+P", (("guardian",),))
_hero("Sasha", "bow-arrow", "P/–/P", (("pay", 2, "urge"),))

# 8.3 Starters and stacks
_add("Courage", STARTER, 0, "strong", "R/P/R", 28, play=(("power", 1),))
_add("Thrust", STARTER, 0, "thrust", "R/P/R", 12, move=True, play=(("move", 2),))
_add("3D Gear", EQUIPMENT, 2, "jet-pack", "R/R+P/R+P", 14, True, 1, play=(("power", 1), ("returnable",)))
_add("Wound", WOUND, 0, "bleeding-wound", "R/P/R", 20, vp=-1, keys=(KEYS["ongoing"],))
for _n in (1, 2, 3):
    _add(f"Titan Appears {_n}", APPEARS, None, "lightning-trio", "R/–/R", number=_n)
_add("Randomizer", OTHER, None, "card-random", "R")

# 8.4 Allies
_main("Cis", ALLY, 1, 2, "three-friends", "P/P/P", ("power", 1), ("comrades",))
_main("Jurgen", ALLY, 1, 2, "backpack", "P/P/P, filter D", ("salvage", 5))
_main("Marco Bodt", ALLY, 1, 2, "compass", "R/P/R+P+D", ("power", 1), ("shift",), defense=("discard", "self", ()))
_main("Thomas Wagner", ALLY, 1, 2, "walking-scout", "P/P/P", ("draw", 1))
_main("Gunther Schultz", ALLY, 1, 3, "saber-slash", "R/P/R+P", ("strike or power", 4, 2))
_main("Hannes", ALLY, 1, 3, "beard", "P/P/P", ("power", 1), defense=("discard", "each", (("draw", 1),)))
_main("Ian Dietrich", ALLY, 1, 3, "police-officer-head", "R/P/R+P", ("hand out or power", 3, 2))
_main("Kitz Woermann", ALLY, 1, 3, "wooden-door", "R/P/R+P", ("draw", 1), ("discard for move",), move=True)
_main("Ness", ALLY, 1, 3, "horse-head", "P/P/P", ("power", 2), ("discard move", 1))
_main("Ymir", ALLY, 1, 3, "sharped-teeth-skull", "P/P/P", ("power if", "maneuver", 2, 4))
_main("Christa Lenz", ALLY, 1, 4, "heart-shield", "R/P/R+P", ("pass",), defense=("discard", "self", (("draw", 2),)))
_main("Keith Shadis", ALLY, 1, 4, "drill", "P/P/P", ("power if", "ally", 2, 4))
_main("Miche Zacharius", ALLY, 1, 4, "nose-side", "R/P/R+P", ("power", 2), ("draw for kills",))
_main("Nanaba", ALLY, 1, 4, "hood", "P/P/P", ("draw or power", 2, 2))
_main("Bertholdt Hoover", ALLY, 1, 5, "person", "P/P/P", ("move", 2), ("power", 3), move=True)
_main("Eld", ALLY, 1, 5, "broadsword", "P/P/P", ("power", 2), ("strike space", 3), ("draw if calm", 1))
_main("Oruo Bozad", ALLY, 1, 5, "tongue", "P/P/P", ("power", 2), ("purge for kills",))
_main("Petra Rall", ALLY, 1, 5, "feathered-wing", "R/P/R+P", ("draw", 1), ("each may destroy",))
_main("Jean Kirschtein", ALLY, 1, 6, "sprint", "P/P/P", ("power from move",))
_main("Reiner Braun", ALLY, 1, 6, "breastplate", "R/P/R+P", ("power", 2), defense=("reveal", "self", (("draw", 1),)))
_main("Commander Pyxis", ALLY, 1, 7, "medal", "R/P/R+P+D", ("power", 2), ("each draws", 1),
      defense=("discard", "each", (("gain here",),)))  # fmt: skip

# 8.5 Equipment
_main("Horse", EQUIPMENT, 2, 2, "cavalry", "P/P/P", ("move", 3), ("power", 1), move=True)
_main("Signal Flare", EQUIPMENT, 2, 2, "cross-flare", "R/P/R+P", ("others step",),
      defense=("discard", "self", (("draw", 1),)))  # fmt: skip
_main("Flintlock Rifle", EQUIPMENT, 2, 3, "rifle", "P/P/P", ("draw", 1), ("strike district", 3))
_main("Food", EQUIPMENT, 2, 3, "bread", "P/P/P", ("heal",))
_main("Fuel Cannisters", EQUIPMENT, 2, 4, "jerrycan", "R/P/R+P", ("hand gear", 2))
_main("Swords", EQUIPMENT, 2, 4, "crossed-swords", "R/R/R, amounts D", ("power", 2), ("discount", 3))
_main("Cloak", EQUIPMENT, 2, 5, "wing-cloak", "R/P/R+P", ("power", 2),
      defense=("discard", "self", (("draw", 2), ("may destroy",))))  # fmt: skip
_main("Cannon", EQUIPMENT, 2, 6, "cannon", "R/P/R+P", ("power", 3), ("strike all", 5))
_main("Titan Trap", EQUIPMENT, 1, 7, "wolf-trap", "R/P/R+P", ("draw for titans",), ("trap",))

# 8.6 Maneuvers
_main("Long-Distance Scouting Formation", MANEUVER, 2, 2, "spyglass", "P/P/P", ("move", 1), ("scout", 4), move=True)
_main("Reel In", MANEUVER, 2, 2, "fishing-hook", "R/P/R+P", ("move", 1), ("cycle",), move=True)
_main("Resupply", MANEUVER, 2, 3, "hand-truck", "R/P/R+P", ("some draw", 2))
_main("Swing Away", MANEUVER, 2, 3, "rope-dart", "R/P/R+P", ("move", 2), move=True,
      defense=("discard", "self", (("swing",),)))  # fmt: skip
_main("Escape", MANEUVER, 2, 4, "running-ninja", "P/P/P", ("move", 2), ("draw", 1), move=True,
      defense=("discard", "self", (("draw", 2),)))  # fmt: skip
_main(
    "Heroic Sacrifice", MANEUVER, 2, 4, "candle-light", "P/P/P, amount D", ("power", 1), ("draw", 1), ("sacrifice", 1)
)
_main("Surprise Attack", MANEUVER, 2, 5, "backstab", "P/P/P", ("move", 1), ("power if", "equipment", 2, 4), move=True)
_main("Pay Tribute", MANEUVER, 2, 6, "tombstone", "R/P/R+P", ("power", 3), ("tribute",), move=True)
_main("Kill Shot", MANEUVER, 2, 7, "bullseye", "R/P/R, amounts D", ("power", 3), ("discount", 5))

# 8.7 Locations
_location("Armory", 4, "sword-brandish", "P/P/P", ("once", 3, "draw"))
_location("Old Survey Corps HQ", 4, "castle", "R/P/R+P", ("once", 2, "trade any"))
_location("Forest of Giant Trees", 5, "forest", "P/P/P", ("hide",))
_location("Training Grounds", 5, "target-dummy", "P/P/P", ("once", 3, "train"))
_location("Hospital", 6, "hospital-cross", "P/P/P", ("once", 3, "cure"))
_location("Trost", 6, "brick-wall", "R/D/R", ("bulwark",))

# 8.8 Standard Titans
_titan("Titan (4-Meter)", 2, 2, 1, "imp-laugh", "P/P/P", "token")
_titan("Titan (5-Meter)", 2, 2, 1, "crush", "P/P/P", "thrusts")
_titan("Titan (6-Meter)", 3, 3, 1, "grab", "P/P/P", "random")
_titan("Titan (7-Meter)", 3, 3, 1, "gluttonous-smile", "P/P/P, split D", "redraw", "summon")
_titan("Titan (8-Meter)", 3, 4, 1, "ogre", "P/P/P+D", "equipment or wound", "eat any")
_titan("Titan (9-Meter)", 3, 4, 1, "eating", "R/P/R+P", "ally or wound", "eat ally")
_titan("Titan (10-Meter)", 2, 5, 2, "giant", "P/P/P", "wound")

# 8.9 Archenemy Titans
_archenemy("Smiling Titan", 1, 6, 13, 1, "sharp-smile", "P/P/P, level P", "show move")
_archenemy("Running Titan", 1, 6, 10, 1, "run", "R/D/R, level D", limit="two moves")
_archenemy("Peering Titan", 1, 8, 8, 1, "angry-eyes", "R/R range, D/D, level D", "nibble")
_archenemy("Sonny", 2, 7, 19, 1, "troll", "P/P/P, level P", "show equipment")
_archenemy("Bearded Titan", 2, 8, 14, 1, "dwarf-face", "P/P/P, level P", limit="three made")
_archenemy("Bean", 2, 9, 17, 1, "brute", "P/P/P, level P", "snatch")
_archenemy("Colossal Titan", 3, 10, 40, 1, "steam-blast", "P/P/P less the extra ToA (R), level D", "all discard")
_archenemy("Deviant Titan", 3, 12, 22, 1, "sprint", "P/P/P, level P", "rampage")
_archenemy("Armored Titan", 3, 13, 30, 1, "chest-armor", "P/P/P, level D", "ram")
_archenemy("Female Titan", 3, 15, 25, 1, "punch", "R/P/R+P, level D", "hunt", more=1)

# 8.10 Titans on Attack
_attack("Breakthrough", "broken-wall", "P", (("raise", 3),), "token")
_attack("Charge", "charging-bull", "P", (("raise unless fast", 8, 4),))
_attack("Crush", "weight-crush", "P", (), "lose equipment")
_attack("Eat", "meat", "P", (), "lose ally")
_attack("Grab", "robot-grab", "R+P", (), "lose maneuver")
_attack("Injure", "ragged-wound", "P", (("raise", 1),), "each wound")
_attack("Reinforcements", "team-upgrade", "P", (("raise", 2), ("reinforce",)))
_attack("Scare", "screaming", "P", (("raise", 3),), "each random")
_attack("Smile", "diamonds-smile", "P", (("raise", 5),))
_attack("Steaming", "steam", "R+P", (("raise", 3), ("steam",)))


def _column(read: Any) -> tuple[Any, ...]:
    return tuple(read(card) for card in CATALOG)


TYPE: tuple[int, ...] = _column(lambda c: c.data["type"])
COST: tuple[int, ...] = _column(lambda c: c.cost or 0)
IS_MOVE: tuple[bool, ...] = _column(lambda c: c.data["move"])
VP: tuple[int, ...] = _column(lambda c: c.data["vp"])
WD: tuple[int, ...] = _column(lambda c: c.stat("wd"))
HP: tuple[int, ...] = _column(lambda c: c.stat("hp"))
LEVEL: tuple[int, ...] = _column(lambda c: c.data.get("level", 0))
PLAY: tuple[tuple[Effect, ...], ...] = _column(lambda c: c.data.get("play", ()))
DEFENSE: tuple[tuple[Any, ...] | None, ...] = _column(lambda c: c.data.get("defense"))
ABILITY: tuple[tuple[Effect, ...], ...] = _column(lambda c: c.data.get("ability", ()))
BEFORE: tuple[Any, ...] = _column(lambda c: c.data.get("before", ()))
AMBUSH: tuple[str, ...] = _column(lambda c: c.data.get("ambush", ""))
ONGOING: tuple[str, ...] = _column(lambda c: c.data.get("ongoing", ""))
LIMIT: tuple[str, ...] = _column(lambda c: c.data.get("limit", ""))
MORE: tuple[int, ...] = _column(lambda c: c.data.get("more", 0))


def _discount(card: Card) -> int:
    return sum(found[1] for found in card.data.get("play", ()) if found[0] == "discount")


DISCOUNT: tuple[int, ...] = _column(_discount)


def kind(name: str) -> int:
    """The place of a card in the catalogue."""
    return CATALOG[name].index


COURAGE, THRUST, GEAR, WOUNDED = kind("Courage"), kind("Thrust"), kind("3D Gear"), kind("Wound")
EREN, HANGE, MIKASA, CONNIE, LEVI = kind("Eren"), kind("Hange"), kind("Mikasa"), kind("Connie"), kind("Levi")
FOREST, TROST = kind("Forest of Giant Trees"), kind("Trost")
ORUO, MICHE = kind("Oruo Bozad"), kind("Miche Zacharius")
BUYABLE = (ALLY, EQUIPMENT, MANEUVER)
"""Types that lie inside the Walls and can be bought (AOT-058, AOT-065)."""
