"""The catalogue: units, Adventures and mats read from their rows, and columns of numbers for the rules.

What a card does is a set of abilities with amounts; the text of a card is written here from the same set, in the order
of the War's steps, so the two cannot differ. Columns such as `STR` are tuples indexed by the definition.
"""

from __future__ import annotations

import re
from typing import Any

from ...cards import Card, Catalog, Key, Stat
from .adventures import ADVENTURES, MATS
from .roster import MERCENARIES, NATIONS

TROOP, DEFENSE, PROTECTED, ADVENTURE, MAT = range(5)
TYPES = ("Troop", "Defense", "Protected Defense", "Adventure", "Nation mat")
AGES = ("Age I", "Age II", "Age III")
SPARE = 3
"""The Age of the spare card, which is in no deck (ETT-Q01)."""

SCOUT, TERRIFY, SLAYER, RANGED, SWIFT, CONQUEST, FLYING, MAGIC, SIEGE, STEALTH, VICIOUS, WARCRY, DRAGON = (
    1 << n for n in range(13)
)
BITS = {
    "SCOUT": SCOUT, "TERRIFY": TERRIFY, "SLAYER": SLAYER, "RANGED": RANGED, "SWIFT": SWIFT, "CONQUEST": CONQUEST,
    "FLYING": FLYING, "MAGIC": MAGIC, "SIEGE": SIEGE, "STEALTH": STEALTH, "VICIOUS": VICIOUS, "WARCRY": WARCRY,
    "DRAGON": DRAGON,
}  # fmt: skip
START = TERRIFY | SLAYER | RANGED
"""Abilities that are carried out at the start of a battle (ETT-082)."""

RUINS, VILLAGE, TOWN, CITY = range(4)
LOCATIONS = ("Ruins", "Village", "Town", "City")
"""The four types; the index is the Location Strength (ETT-102)."""

KEYS = {
    "SCOUT": Key("scout", "Scouting", "spyglass", "ETT-075"),
    "TERRIFY": Key("terrify", "Terrify", "terror", "ETT-085"),
    "SLAYER": Key("slayer", "Dragonslayer", "spiked-dragon-head", "ETT-087"),
    "RANGED": Key("ranged", "Ranged", "bow-arrow", "ETT-089"),
    "SWIFT": Key("swift", "Swift", "wingfoot", "ETT-107"),
    "PROT": Key("protected", "Protected", "checked-shield", "ETT-110"),
    "BOUNTY": Key("bounty", "Bounty", "wanted-reward", "ETT-143"),
    "CONQUEST": Key("conquest", "Conquest", "hill-conquest", "ETT-144"),
    "FLYING": Key("flying", "Flying", "feathered-wing", "ETT-145"),
    "STEALTH": Key("stealth", "Stealth", "hooded-figure", "ETT-146"),
    "MAGIC": Key("magic", "Magic", "magic-swirl", "ETT-149"),
    "VICIOUS": Key("vicious", "Vicious", "fangs", "ETT-150"),
    "SIEGE": Key("siege", "Siege", "catapult", "ETT-151"),
    "RET_SELF": Key("return", "Return to Self", "return-arrow", "ETT-164"),
    "RET_ALLY": Key("return-ally", "Return to Ally", "share", "ETT-165"),
    "WEALTHY": Key("wealthy", "Wealthy", "coins", "ETT-166"),
    "WARCRY": Key("war-cry", "War Cry", "shouting", "ETT-167"),
    "TAXES": Key("taxes", "Taxes", "two-coins", "ETT-174"),
    "PROSPER": Key("prosperous", "Prosperous", "wheat", "ETT-175"),
    "GATE_SELF": Key("gate", "Gate to Self", "open-gate", "ETT-176"),
    "GATE_ALLY": Key("gate-ally", "Gate to Ally", "heaven-gate", "ETT-177"),
    "DRAGON": Key("dragon", "Dragon", "dragon-head", "ETT-087"),
    "LOST_SOULS": Key("lost-souls", "Lost Souls", "ghost", "ETT-180"),
    "CALL": Key("call", "Call to Arms", "rally-the-troops", "ETT-182"),
}
"""Names of abilities, in the order of the War's steps (ETT-064), with the rule that explains each."""

SAYS = {
    "SCOUT": "**Scouting**: may be deployed face up; the Enemy then turns up all units at one site you choose.",
    "TERRIFY": "**Terrify**: before the battle an Enemy unit here goes to the Enemy’s Retired Pile.",
    "SLAYER": "**Dragonslayer**: before the battle you capture an Enemy Dragon here.",
    "RANGED": "**Ranged**: before the battle you may retire it to capture an Enemy Troop here of its Strength or less.",
    "SWIFT": "**Swift {n}**: wins ties; more Swift beats less.",
    "PROT": "**Protected**: No Battle here unless an Enemy unit has {weak}.",
    "BOUNTY": "**Bounty {n}**: whoever takes this as a Spoil gains {n} Gold.",
    "CONQUEST": "**Conquest**: you may take Defenses although Troops are left.",
    "FLYING": "**Flying**: only an Enemy with Ranged or Flying here can take it; you may take Flying units.",
    "STEALTH": "**Stealth**: only an Enemy with Magic here can take it.",
    "MAGIC": "**Magic**: you may take Stealth units.",
    "VICIOUS": "**Vicious**: one more Spoil if you win or tie.",
    "SIEGE": "**Siege**: one Enemy Defense produces nothing in this Age.",
    "RET_SELF": "**Return to Self**: goes back to your War Camp instead of retiring.",
    "RET_ALLY": "**Return to Ally**: goes to your Ally’s War Camp instead of retiring.",
    "WEALTHY": "**Wealthy {n}**: gain {n} Gold when it retires.",
    "WARCRY": "**War Cry**: when it retires, the top card of your Nation Deck joins your War Camp.",
    "TAXES": "**Taxes {n}**: produces {n} Gold.",
    "PROSPER": "**Prosperous {n}**: produces {n} Gold for you and {n} for your Ally.",
    "GATE_SELF": "**Gate to Self**: produces a Troop of your Retired Pile for your War Camp.",
    "GATE_ALLY": "**Gate to Ally**: produces a Troop of your Retired Pile for your Ally’s War Camp.",
    "DRAGON": "**Dragon**: Dragonslayers hunt it.",
    "LOST_SOULS": "**Lost Souls**: the top card of your Nation Deck is lost.",
    "CALL": "**Call to Arms**: the top card of your Nation Deck joins your War Camp.",
}
QUESTS = {
    "ALLY_GOLD": "your Ally gains {n} Gold",
    "DRAW": "the top {n} of your Nation Deck join your War Camp",
    "PLUNDER": "take the top card of the Enemy’s Nation Deck",
    "BONUS_WAR": "at the end {n} VP for each of your War Tokens",
    "BONUS_ADV": "at the end {n} VP for each Adventure you completed, this one too",
    "BONUS_DEF": "at the end {n} VP for each Defense on your Locations",
    "BONUS_TROPHY": "at the end 1 VP for every {n} captured cards in your Retired Pile",
}

CATALOG = Catalog("ettin")


def _effects(text: str) -> dict[str, Any]:
    """`WEALTHY(5) RET_SELF PROT(MAGIC/SIEGE) EASE(MAGIC,2)` as a dict of amounts (True without one)."""
    found: dict[str, Any] = {}
    for name, inside in re.findall(r"([A-Z_]+)(?:\(([^)]*)\))?", text):
        if name == "PROT":
            found[name] = tuple(inside.split("/"))
        elif name == "EASE":
            ability, amount = inside.split(",")
            found[name] = (ability, int(amount))
        elif name == "NEED":
            found[name] = inside
        else:
            found[name] = int(inside) if inside else True
    return found


def _keys(effects: dict[str, Any]) -> tuple[Key, ...]:
    keys = []
    for name, key in KEYS.items():
        if name in effects:
            amount = effects[name]
            label = f"{key.label} {amount}" if type(amount) is int else key.label
            keys.append(Key(key.id, label, key.icon, key.rule))
    return tuple(keys)


def _says(effects: dict[str, Any]) -> list[str]:
    out = []
    for name in KEYS:
        if name in effects:
            amount = effects[name]
            weak = " or ".join(KEYS[w].label for w in amount) if name == "PROT" else ""
            out.append(SAYS[name].format(n=amount, weak=weak))
    return out


def _quest(effects: dict[str, Any], gold: int, stands: bool) -> str:
    """An Adventure's text before that of its Defense: conditions, then what success brings (ETT-126 to ETT-129)."""
    parts = []
    if "NEED" in effects:
        parts.append(f"Only with a unit with **{KEYS[effects['NEED']].label}** at the Adventure.")
    if "EASE" in effects:
        ability, n = effects["EASE"]
        parts.append(f"Difficulty {n} lower with **{KEYS[ability].label}** at the Adventure.")
    wins = [f"gain {gold} Gold"] if gold else []
    wins += [QUESTS[name].format(n=effects[name]) for name in QUESTS if name in effects]
    if wins:
        parts.append(f"**Success**: {'; '.join(wins)}.")
    if stands:
        parts.append("**Becomes a Defense** on one of your Locations.")
    return " ".join(parts)


def _number(text: str) -> int:
    return 0 if text == "." else int(text)


def _unit(row: str, nation: str, age: int) -> None:
    left, numbers, effects, emblem, mark = (part.strip() for part in row.split("|"))
    code, copies, name = left.split(None, 2)
    kind, *values = numbers.split()
    cost, sell, strength, adventure, vp = map(_number, values)
    abilities = _effects(effects)
    stats = [Stat("strength", "crossed-swords", strength, "Strength")]
    if adventure:
        stats.append(Stat("adventure", "compass", adventure, "Adventure Strength"))
    if vp:
        stats.append(Stat("vp", "laurels", vp, "VP"))
    stats.append(Stat("sell", "sell-card", sell, "Sell Value"))
    type_ = "TDP".index(kind)
    CATALOG.add(
        Card(
            name=name, type=TYPES[type_], frame="place" if type_ else "person", group=nation,
            origin=f"{MAT_NAME.get(nation, nation)}, {AGES[min(age, 3) - 1]}", cost=cost, stats=tuple(stats),
            keys=_keys(abilities), text=" ".join(_says(abilities)), emblem=emblem, copies=int(copies), code=code,
            mark=mark, data={"type": type_, "nation": nation, "age": age - 1, "abilities": abilities, "sell": sell},
        )
    )  # fmt: skip


def _adventure(row: str, age: int) -> None:
    left, numbers, condition, effect, becomes, emblem, mark = (part.strip() for part in row.split("|"))
    code, name = left.split(None, 1)
    base, gold, vp = map(_number, numbers.split())
    strength, _, defense = becomes.partition(" ")
    stands = strength != "."
    abilities = _effects(f"{condition} {effect} {defense}")
    stats = [Stat("difficulty", "dice-target", base, "Difficulty")]
    if stands:
        stats.append(Stat("strength", "crossed-swords", int(strength), "Strength"))
    if vp:
        stats.append(Stat("vp", "laurels", vp, "VP"))
    if gold:
        stats.append(Stat("gold", "coins", gold, "Gold"))
    type_ = ADVENTURE if not stands else PROTECTED if "PROT" in abilities else DEFENSE
    text = " ".join(part for part in (_quest(abilities, gold, stands), *_says(abilities)) if part)
    data = {"type": type_, "nation": "adventure", "age": age - 1, "abilities": abilities, "base": base, "gold": gold}
    CATALOG.add(
        Card(
            name=name, type="Adventure", frame="point", group="adventure", origin=f"Adventure, {AGES[age - 1]}",
            stats=tuple(stats), keys=_keys(abilities), text=text, emblem=emblem, code=code, mark=mark, data=data,
        )
    )  # fmt: skip


class Mat:
    """A nation's mat: Initiative number and three Locations, each a type and an ability with its amount (ETT-022)."""

    __slots__ = ("ability", "amount", "emblem", "grade", "id", "initiative", "kind", "name", "places")

    def __init__(self, row: str) -> None:
        self.id, self.name, number, *places, self.emblem, self.grade = (part.strip() for part in row.split("|"))
        self.initiative = int(number)
        self.places: list[tuple[int, str, int]] = []
        for place in places:
            kind, effect = place.split()
            ((name, amount),) = _effects(effect).items()
            self.places.append((LOCATIONS.index(kind), name, amount if type(amount) is int else 0))
        self.kind = -1


MAT_ROWS = [Mat(row) for row in MATS.strip().splitlines()]
CLASSES = tuple(mat.id for mat in MAT_ROWS)
"""Nations by number; the last one is the Mercenary nation."""
MERC = len(CLASSES) - 1
MAT_NAME = {mat.id: mat.name for mat in MAT_ROWS}


def _mat(mat: Mat) -> None:
    """A mat has a face in the gallery but is no card: it has no copies."""
    lines = []
    for where, (kind, name, amount) in zip(("Far", "Middle", "Near"), mat.places, strict=True):
        n = f" {amount}" if amount else ""
        lines.append(f"{where}: {LOCATIONS[kind]} ({kind}), **{KEYS[name].label}{n}**.")
    own = {name: amount or True for _, name, amount in mat.places}
    card = CATALOG.add(
        Card(
            name=mat.name, type=TYPES[MAT], frame="place", group=mat.id, origin=f"Grade: {mat.grade}",
            stats=(Stat("initiative", "flag-objective", mat.initiative, "Initiative"),), keys=_keys(own),
            text=" ".join(lines), emblem=mat.emblem, copies=0, wide=True, code=f"M{mat.initiative}",
            mark="types of some Locations R; rest D", data={"type": MAT, "nation": mat.id, "age": 0, "abilities": {}},
        )
    )  # fmt: skip
    mat.kind = card.index


def _read() -> None:
    for age, rows in MERCENARIES.items():
        for row in rows.strip().splitlines():
            _unit(row, "mercenary", age)
    for nation, ages in NATIONS.items():
        for age, rows in ages.items():
            for row in rows.strip().splitlines():
                _unit(row, nation, age)
    for age, rows in ADVENTURES.items():
        for row in rows.strip().splitlines():
            _adventure(row, age)
    for mat in MAT_ROWS:
        _mat(mat)


_read()


# -- columns --------------------------------------------------------------------------------------------------------


def _column(read: Any) -> tuple[Any, ...]:
    return tuple(read(card) for card in CATALOG)


def _amount(name: str) -> tuple[int, ...]:
    return _column(lambda c: int(c.data["abilities"].get(name, 0)))


def _mask(names: Any) -> int:
    total = 0
    for name in names:
        total |= BITS.get(name, 0)
    return total


TYPE: tuple[int, ...] = _column(lambda c: c.data["type"])
AGE: tuple[int, ...] = _column(lambda c: c.data["age"])
CLASS: tuple[int, ...] = _column(lambda c: CLASSES.index(c.group) if c.group in CLASSES else -1)
"""The nation a card was printed for; -1: Adventures."""
COST: tuple[int, ...] = _column(lambda c: c.cost or 0)
SELL: tuple[int, ...] = _column(lambda c: c.data.get("sell", 0))
STR: tuple[int, ...] = _column(lambda c: c.stat("strength"))
ADV: tuple[int, ...] = _column(lambda c: c.stat("adventure"))
VP: tuple[int, ...] = _column(lambda c: c.stat("vp"))
ABIL: tuple[int, ...] = _column(lambda c: _mask(c.data["abilities"]))
"""Abilities without amount, as bits."""
IS_DEFENSE: tuple[bool, ...] = tuple(kind in (DEFENSE, PROTECTED) for kind in TYPE)
SWIFTS: tuple[int, ...] = _amount("SWIFT")
WEAK: tuple[int, ...] = _column(lambda c: _mask(c.data["abilities"].get("PROT", ())))
"""Weaknesses of a Protected Defense, as bits; 0 for every other card."""
BOUNTY: tuple[int, ...] = _amount("BOUNTY")
WEALTHY: tuple[int, ...] = _amount("WEALTHY")
TAXES: tuple[int, ...] = _amount("TAXES")
PROSPER: tuple[int, ...] = _amount("PROSPER")
RETURN: tuple[int, ...] = tuple(a or 2 * b for a, b in zip(_amount("RET_SELF"), _amount("RET_ALLY"), strict=True))
"""0 retires, 1 returns to its holder, 2 to the holder's Ally."""
GATE: tuple[int, ...] = tuple(a or 2 * b for a, b in zip(_amount("GATE_SELF"), _amount("GATE_ALLY"), strict=True))
"""0 is no Gate, 1 leads to the own War Camp, 2 to the Ally's."""
PRODUCES: tuple[bool, ...] = tuple(bool(a or b or c) for a, b, c in zip(TAXES, PROSPER, GATE, strict=True))
BASE: tuple[int, ...] = _column(lambda c: c.data.get("base", 0))
PAYS: tuple[int, ...] = _column(lambda c: c.data.get("gold", 0))


def _ease(card: Card) -> tuple[int, int]:
    name, less = card.data["abilities"].get("EASE", ("", 0))
    return BITS.get(name, 0), less


EASE: tuple[tuple[int, int], ...] = _column(_ease)
"""An ability, and by how much it lowers the Difficulty."""
NEED: tuple[int, ...] = _column(lambda c: BITS.get(c.data["abilities"].get("NEED", ""), 0))
BONUS: tuple[dict[str, Any], ...] = _column(
    lambda c: {k: v for k, v in c.data["abilities"].items() if k in QUESTS} if c.data["type"] == ADVENTURE else {}
)
"""What a completed Adventure brings, now or at the end."""

BOX_KINDS = tuple(card.index for card in CATALOG for _ in range(card.copies))
"""The definition of each physical card of one box, in the order of serial numbers (ETT-221)."""
PER_BOX = len(BOX_KINDS)
