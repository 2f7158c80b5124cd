"""The cards of the street: allies, enemies, strategies and locations, with what they do (TKG-011 to TKG-021).

What a card does is a list of effects; `effects.py` has a function and a phrase for each, and writes the text
from the same list in the same order, so the two cannot differ. Values marked R stand in
the rulebook, the rest is ours (D).
"""

from __future__ import annotations

from typing import Any

from ...cards import Card, Catalog, Key, Stat

ALLY, ENEMY, STRATEGY, LOCATION = 0, 1, 2, 3
TYPES = ("Ally", "Enemy", "Strategy", "Location")
WARDS = ("20th ward", "4th ward", "11th ward", "13th ward", "1st ward")
GROUPS = ("w20", "w4", "w11", "w13", "w1")
START = -1
"""The ward of the starting allies, which belong to none."""

CATALOG = Catalog("tokyo-ghoul")

KEYS = {
    "guardian": Key("guardian", "Guardian +2", "checked-shield", "TKG-152"),
    "melee": Key("melee", "Melee", "flying-flag", "TKG-154"),
    "stealth": Key("stealth", "Stealth", "hooded-figure", "TKG-162"),
    "devour": Key("devour", "Devour", "fangs", "TKG-146"),
    "extreme": Key("extreme", "Extreme Devour", "shark-jaws", "TKG-149"),
    "rampage": Key("rampage", "Rampage", "daggers", "TKG-158"),
    "recruit": Key("recruit", "Recruit", "shaking-hands", "TKG-066"),
    "boast": Key("boast", "Boast", "public-speaker", "TKG-143"),
    "strategize": Key("strategize", "Strategize", "light-bulb", "TKG-165"),
    "torture": Key("torture", "Torture", "crossed-chains", "TKG-168"),
    "enemy": Key("enemy", "Enemy phase", "hourglass", "TKG-170"),
}

Effect = tuple[Any, ...]


def _add(
    code: str,
    name: str,
    copies: int,
    kind: int,
    ward: int,
    cost: int,
    emblem: str,
    influence: int | None = None,
    strength: int | None = None,
    mark: str = "D",
    **abilities: Any,
) -> None:
    stats = []
    if influence is not None:
        stats.append(Stat("influence", "conversation", influence, "influence"))
    if strength is not None:
        stats.append(Stat("strength", "fist", strength, "strength"))
    keys = []
    for ability, value in abilities.items():
        if ability in KEYS:
            key = KEYS[ability]
            label = f"Melee +{value}" if ability == "melee" else key.label
            keys.append(Key(key.id, label, key.icon, key.rule))
    CATALOG.add(
        Card(
            name=name,
            type=TYPES[kind],
            frame=("person", "foe", "act", "place")[kind],
            group="start" if ward == START else GROUPS[ward],
            origin="Starting ally" if ward == START else WARDS[ward],
            cost=cost,
            stats=tuple(stats),
            keys=tuple(keys),
            emblem=emblem,
            copies=copies,
            wide=kind == LOCATION,
            code=code,
            mark=mark,
            data={"type": kind, "ward": ward, "abilities": abilities},
        )
    )


def _ally(
    code: str,
    name: str,
    copies: int,
    ward: int,
    cost: int,
    influence: int,
    strength: int,
    emblem: str,
    mark: str = "D",
    **abilities: Any,
) -> None:
    _add(code, name, copies, ALLY, ward, cost, emblem, influence, strength, mark, **abilities)


def _enemy(
    code: str,
    name: str,
    copies: int,
    ward: int,
    cost: int,
    strength: int,
    emblem: str,
    mark: str = "D",
    **abilities: Any,
) -> None:
    _add(code, name, copies, ENEMY, ward, cost, emblem, None, strength, mark, **abilities)


def _strategy(code: str, name: str, copies: int, ward: int, cost: int, emblem: str, *effects: Effect) -> None:
    _add(code, name, copies, STRATEGY, ward, cost, emblem, play=effects)


def _location(code: str, name: str, ward: int, cost: int, emblem: str, mark: str = "D", **abilities: int) -> None:
    _add(code, name, 1, LOCATION, ward, cost, emblem, mark=mark, **abilities)


W20, W4, W11, W13, W1 = range(5)

# 8.3 Starting allies: four of each for every player
_ally("S1", "Stray Ghoul", 16, START, 0, 1, 3, "bestial-fangs", "4 per player R, rest D")
_ally("S2", "Quiet Regular", 16, START, 0, 2, 0, "coffee-cup", "4 per player R, rest D")

# 8.4 Ward allies
_ally(
    "A01",
    "Ken Kaneki",
    2,
    W20,
    5,
    3,
    5,
    "cracked-mask",
    "name, strength R; rest D",
    torture=(("banish", 1, "any"),),
)
_ally("A02", "Enji Koma", 3, W20, 2, 2, 1, "coffee-beans", "name, strength R; rest D", strategize=(("draw", 1),))
_ally("A03", "Counter Hand", 4, W20, 1, 2, 1, "coffee-mug", recruit=(("influence", 1),))
_ally("A04", "Bean Roaster", 3, W20, 2, 3, 1, "coffee-pot")
_ally("A05", "Night-Shift Cook", 3, W20, 3, 2, 3, "chef-toque", recruit=(("draw", 1),))
_ally("A06", "Doorway Guard", 3, W20, 4, 1, 4, "brute", guardian=2)
_ally("A07", "Old Proprietor", 1, W20, 7, 4, 5, "beard", guardian=2)
_ally("A08", "Ward Peacekeeper", 2, W20, 4, 2, 4, "shield-reflect", strategize=(("wound rival", 1, 3),))
_ally("A09", "Bookshop Student", 3, W20, 1, 1, 4, "bookshelf")
_ally("A10", "Rooftop Courier", 2, W20, 3, 3, 2, "sprint", recruit=(("peek", 3),))
_ally("A11", "Mask Carver", 2, W4, 4, 3, 2, "double-face-mask", strategize=(("strengthen", 4),))
_ally("A12", "Back-Room Broker", 3, W4, 2, 3, 0, "shaking-hands", boast=(("banish", 1, "any"),))
_ally("A13", "Bar Owner", 2, W4, 4, 4, 1, "bar-stool", boast=(("draw", 1),))
_ally("A14", "Rumor Peddler", 3, W4, 1, 2, 0, "talk", strategize=(("rival discards", 1),))
_ally("A15", "Gallery Patron", 2, W4, 5, 3, 4, "carnival-mask", boast=(("points", 1),))
_ally("A16", "Stage Duelist", 3, W4, 3, 1, 5, "crossed-swords", stealth=1)
_ally("A17", "Contract Fixer", 3, W4, 4, 2, 3, "contract", strategize=(("points", 1),))
_ally("A18", "Quiet Informant", 4, W4, 2, 2, 2, "hooded-figure", strategize=(("recall", 1),))
_ally("A19", "Ayato Kirishima", 2, W11, 6, 3, 6, "feathered-wing", "name, strength R; rest D", rampage=1)
_ally("A20", "Gang Lieutenant", 2, W11, 5, 2, 4, "public-speaker", melee=2)
_ally("A21", "Banner Carrier", 3, W11, 3, 2, 2, "tattered-banner", melee=1)
_ally("A22", "Street Brawler", 4, W11, 2, 1, 5, "punch")
_ally("A23", "Twin-Blade Runner", 3, W11, 4, 1, 6, "daggers", rampage=1)
_ally("A24", "Window Breaker", 3, W11, 1, 0, 4, "broken-bottle", stealth=1)
_ally("A25", "Warehouse Boss", 2, W11, 7, 2, 9, "crown", rampage=1)
_ally("A26", "Loud Recruit", 4, W11, 1, 1, 2, "megaphone", recruit=(("banish", 1, "any"),))
_ally("A27", "Hungry Orphan", 4, W13, 1, 1, 2, "eating", devour=1)
_ally("A28", "Cellar Butcher", 3, W13, 3, 2, 3, "meat-cleaver", devour=1)
_ally("A29", "Glutton Prince", 2, W13, 6, 2, 6, "gluttonous-smile", extreme=1)
_ally("A30", "Starved Giant", 2, W13, 4, 1, 5, "ogre", extreme=1)
_ally("A31", "Laughing Tormentor", 2, W13, 5, 2, 5, "imp-laugh", torture=(("points", 1), ("once",)))
_ally("A32", "Chain Keeper", 3, W13, 4, 2, 4, "crossed-chains", torture=(("ready", 1), ("once",)))
_ally("A33", "Scar Collector", 3, W13, 2, 2, 3, "bleeding-eye", torture=(("loser discards", 1), ("once",)))
_ally("A34", "Bone Picker", 4, W13, 2, 2, 2, "crossed-bones", torture=(("banish", 1, "any"),))
_ally("A35", "Forged-Papers Clerk", 3, W1, 3, 3, 1, "paper", recruit=(("pass enemies", 1),))
_ally("A36", "Undercover Ghoul", 3, W1, 4, 2, 5, "hooded-assassin", stealth=1)
_ally("A37", "Silent Blade", 2, W1, 6, 2, 9, "cloak-dagger", stealth=1)
_ally("A38", "Crooked Guard", 3, W1, 3, 2, 4, "police-badge", strategize=(("banish", 1, "enemy"),))
_ally("A39", "Turncoat Inspector", 2, W1, 6, 2, 5, "duality-mask", guardian=2, stealth=1)
_ally("A40", "Double Agent", 1, W1, 7, 4, 5, "domino-mask", stealth=1, boast=(("active discards", 1),))

# 8.5 Enemies
_enemy("E01", "Beat Constable", 3, W20, 1, 3, "siren")
_enemy("E02", "Nosy Reporter", 2, W4, 1, 2, "photo-camera", enemy=(("discard", 1),))
_enemy("E03", "Bounty Tracker", 2, W4, 2, 6, "human-target")
_enemy("E04", "Rival Enforcer", 3, W11, 2, 4, "fist", enemy=(("wound own", 1, "drained"),))
_enemy("E05", "Rival Captain", 2, W11, 4, 7, "mailed-fist", enemy=(("wound own", 1, "any"),))
_enemy("E06", "Arson Crew", 1, W11, 5, 7, "arson", enemy=(("release own", 1),))
_enemy("E07", "Ghoul Hunter", 3, W13, 3, 6, "crossbow", enemy=(("mill", 2),))
_enemy("E08", "Organ Trafficker", 2, W13, 3, 5, "heart-organ", enemy=(("banish best", 1),))
_enemy("E09", "Feral Kin", 1, W13, 4, 10, "wolf-head")
_enemy("E10", "CCG Patrol", 4, W1, 2, 5, "police-officer-head", "faction word CCG R; rest D")
_enemy(
    "E11",
    "CCG Field Investigator",
    4,
    W1,
    3,
    6,
    "briefcase",
    "faction word CCG R; rest D",
    enemy=(("wound own", 1, "ready"),),
)
_enemy(
    "E12",
    "CCG Sniper Team",
    3,
    W1,
    4,
    5,
    "rifle",
    "faction word CCG R; rest D",
    enemy=(("wound own", 2, "any"),),
)
_enemy(
    "E13",
    "CCG Senior Investigator",
    2,
    W1,
    5,
    8,
    "suitcase",
    "faction word CCG R; rest D",
    enemy=(("lose points", 1),),
)
_enemy(
    "E14",
    "CCG Division Chief",
    2,
    W1,
    6,
    10,
    "medal",
    "faction word CCG R; rest D",
    enemy=(("wound own", 2, "any"),),
)

# 8.6 Strategies
_strategy("T01", "Warm Welcome", 2, W20, 1, "open-gate", ("draw", 2))
_strategy("T02", "Call in Favors", 2, W20, 3, "rotary-phone", ("flip", 1))
_strategy("T03", "Safe Haven", 1, W20, 3, "house", ("guard", 2))
_strategy("T04", "Whispered Lead", 3, W4, 0, "magnifying-glass", ("peek", 3))
_strategy("T05", "Blackmail", 3, W4, 2, "envelope", ("rival discards", 2), ("draw", 1))
_strategy("T06", "Forged Identity", 2, W4, 2, "id-card", ("pass enemies", 2))
_strategy("T07", "All-Out Assault", 3, W11, 3, "bunker-assault", ("strengthen all", 1))
_strategy("T08", "Ambush", 2, W11, 4, "hooded-assassin", ("wound any", 1, 5))
_strategy("T09", "Feeding Frenzy", 3, W13, 1, "sharp-lips", ("banish for influence", 2))
_strategy("T10", "Public Display", 2, W13, 5, "podium", ("points", 1))
_strategy("T11", "Street Blockade", 2, W1, 4, "barricade", ("release rival", 1))
_strategy("T12", "Territory Claim", 3, W1, 2, "flag-objective", ("discount", 2))

# 8.7 Locations
_location("L1", "Anteiku", W20, 3, "coffee-pot", "name, cost R; rest D", income=1)
_location("L2", "Masked Theater", W4, 6, "theater-curtains", income=1, hand=6)
_location("L3", "Harbor Warehouse", W11, 7, "warehouse", income=1, melee=1)
_location("L4", "Flooded Arena", W13, 6, "big-wave", income=1, trash=1)
_location("L5", "Detention Annex", W1, 8, "barbed-wire", income=2)


def _column(read: Any) -> tuple[Any, ...]:
    return tuple(read(card) for card in CATALOG)


TYPE: tuple[int, ...] = _column(lambda c: c.data["type"])
WARD: tuple[int, ...] = _column(lambda c: c.data["ward"])
COST: tuple[int, ...] = _column(lambda c: c.cost)
INFLUENCE: tuple[int, ...] = _column(lambda c: c.stat("influence"))
STRENGTH: tuple[int, ...] = _column(lambda c: c.stat("strength"))


def _ability(name: str, default: Any = 0) -> tuple[Any, ...]:
    return _column(lambda c: c.data["abilities"].get(name, default))


GUARDIAN: tuple[int, ...] = _ability("guardian")
MELEE: tuple[int, ...] = _ability("melee")
STEALTH: tuple[int, ...] = _ability("stealth")
ATTACKS: tuple[tuple[str, ...], ...] = _column(
    lambda c: tuple(name for name in ("devour", "extreme", "rampage") if name in c.data["abilities"])
)
RECRUIT: tuple[tuple[Effect, ...], ...] = _ability("recruit", ())
BOAST: tuple[tuple[Effect, ...], ...] = _ability("boast", ())
STRATEGIZE: tuple[tuple[Effect, ...], ...] = _ability("strategize", ())
TORTURE: tuple[tuple[Effect, ...], ...] = _ability("torture", ())
HOSTILE: tuple[tuple[Effect, ...], ...] = _ability("enemy", ())
PLAY: tuple[tuple[Effect, ...], ...] = _ability("play", ())
INCOME: tuple[int, ...] = _ability("income")
HAND: tuple[int, ...] = _ability("hand")
TRASH: tuple[int, ...] = _ability("trash")
START_KINDS = tuple(card.index for card in CATALOG if card.data["ward"] == START)


def ward_card(ward: int) -> dict[str, Any]:
    """What a ward card shows to everybody: how many cards of each type its deck has, and common abilities (TKG-020)."""
    mine = [card for card in CATALOG if card.data["ward"] == ward and card.data["type"] != LOCATION]
    counts = {TYPES[kind]: sum(c.copies for c in mine if c.data["type"] == kind) for kind in (ALLY, ENEMY, STRATEGY)}
    return {"name": WARDS[ward], "counts": counts, "keys": WARD_KEYS[ward]}


WARD_KEYS = (
    ("Recruit", "Guardian", "Strategize"),
    ("Strategize", "Boast"),
    ("Rampage", "Melee", "Recruit"),
    ("Torture", "Devour", "Extreme Devour"),
    ("Stealth", "Enemy phase"),
)
