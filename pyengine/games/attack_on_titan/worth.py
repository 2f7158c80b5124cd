"""What cards are worth to a deck, and what a hand can do: the bot's eye, from open facts and its own cards only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .cards import (
    ALLY,
    CATALOG,
    COST,
    DEFENSE,
    EQUIPMENT,
    GEAR,
    IS_MOVE,
    MANEUVER,
    PLAY,
    TYPE,
    WOUNDED,
    kind,
)
from .state import City

POWER, MOVE, DRAW, SPACE, DISTRICT, CUT = range(6)
"""What a card brings: Power, Move, cards, damage in the space, damage in the District, discount."""

GIVES: dict[str, tuple[float, ...]] = {
    "comrades": (0.5, 0, 0, 0, 0, 0),
    "draw or power": (1, 0, 0.5, 0, 0, 0),
    "draw if calm": (0, 0, 0.7, 0, 0, 0),
    "draw for titans": (0, 0, 0.8, 0, 0, 0),
    "draw for kills": (0, 0, 0.4, 0, 0, 0),
    "each draws": (0, 0, 1, 0, 0, 0),
    "some draw": (0, 0, 1, 0, 0, 0),
    "cycle": (0, 0, 0.5, 0, 0, 0),
    "power from move": (3.5, 0, 0, 0, 0, 0),
    "strike or power": (2, 0, 0, 2, 0, 0),
    "hand out or power": (2, 0, 0, 0, 0, 0),
    "hand gear": (1.5, 0.5, 0, 0, 0, 0),
    "discard for move": (0, 0.5, 0, 0, 0, 0),
    "discard move": (0, 0, 0.4, 0, 0, 0),
    "sacrifice": (0.3, 0, 0, 0, 0, 0),
    "returnable": (0, 0, 0, 0, 0, 0),
}


def _brings(k: int) -> tuple[float, ...]:
    total = [0.0] * 6
    for found in PLAY[k]:
        name, *args = found
        n = args[0] if args and isinstance(args[0], int) else 0
        if name == "power":
            total[POWER] += n
        elif name == "move":
            total[MOVE] += n
        elif name == "draw":
            total[DRAW] += n
        elif name == "power if":
            total[POWER] += args[1]
        elif name == "strike space":
            total[SPACE] += n
        elif name in ("strike district", "strike all"):
            total[DISTRICT] += n
        elif name == "discount":
            total[CUT] += n
        else:
            total = [a + b for a, b in zip(total, GIVES.get(name, (0.0,) * 6), strict=True)]
    return tuple(total)


BRINGS = tuple(_brings(k) for k in range(len(CATALOG)))
EXTRA = {
    "Petra Rall": 1.0, "Oruo Bozad": 0.9, "Food": 1.0, "Pay Tribute": 0.9, "Heroic Sacrifice": 0.1, "Titan Trap": 0.8,
    "Christa Lenz": 0.1, "Jurgen": 0.9, "Signal Flare": 0.1, "Marco Bodt": 0.2, "Ymir": 1.2, "Keith Shadis": 1.3,
    "Surprise Attack": 1.4, "Cis": 0.3, "Cloak": 0.4, "Kill Shot": 1.2, "Swords": 0.9,
}  # fmt: skip


def _worth(k: int) -> float:
    power, move, cards, space, district, cut = BRINGS[k]
    total = power + 0.35 * move + 1.05 * cards + 0.42 * (space + district) + 0.5 * cut
    defense = DEFENSE[k]
    if defense:
        total += 0.3 + 0.1 * (defense[1] == "each") + 0.15 * len(defense[2])
    return total + EXTRA.get(CATALOG[k].name, 0.0) - (2.0 if k == WOUNDED else 0.0)


WORTH: tuple[float, ...] = tuple(_worth(k) for k in range(len(CATALOG)))
"""What a card adds to a hand of five."""

POSITIONAL = frozenset(
    kind(name)
    for name in (
        "Gunther Schultz", "Eld", "Nanaba", "Flintlock Rifle", "Cannon", "Titan Trap", "Resupply", "Fuel Cannisters",
        "Commander Pyxis", "Petra Rall", "Pay Tribute", "Food", "Christa Lenz", "Marco Bodt", "Ian Dietrich",
        "Jean Kirschtein", "Reel In",
    )
)  # fmt: skip
"""Cards that do more in the right place, so they wait until the Hero is there."""
STRIKERS = frozenset(kind(name) for name in ("Gunther Schultz", "Eld", "Flintlock Rifle", "Cannon"))
HELPERS = frozenset(kind(name) for name in ("Resupply", "Fuel Cannisters", "Commander Pyxis", "Petra Rall"))
NANABA, TRAP, JEAN = kind("Nanaba"), kind("Titan Trap"), kind("Jean Kirschtein")


class Means:
    """What a Hero can muster this turn: Power, Power only to buy, Move, damage from cards, discount."""

    __slots__ = ("cut", "district", "gears", "made", "move", "moves", "power", "space", "spare")

    def __init__(self) -> None:
        self.power = self.spare = self.move = self.space = self.district = self.cut = self.made = 0.0
        self.moves = self.gears = 0

    @property
    def burst(self) -> float:
        """Power for a kill, discounts and returned 3D Gear included."""
        return self.power + self.cut + self.gears


def of_hand(t: City, cards: Sequence[int], means: Means, counts: Sequence[int]) -> Means:
    """Add what unplayed cards would bring."""
    kinds = [t.kind[card] for card in cards]
    types = [TYPE[k] for k in kinds]
    allies, arms, maneuvers = (
        counts[0] + types.count(ALLY), counts[1] + types.count(EQUIPMENT), counts[2] + types.count(MANEUVER),
    )  # fmt: skip
    for k in kinds:
        power, move, draws, space, district, cut = BRINGS[k]
        for found in PLAY[k]:
            if found[0] == "power if":
                have = {"ally": allies > 1, "equipment": arms > 0, "maneuver": maneuvers > 0}[found[1]]
                power += (found[3] - found[2]) * have
            elif found[0] == "comrades":
                power += max(0, allies - 1) - 0.5
        means.power += power + 0.75 * draws
        means.move += move + 0.35 * draws
        means.made += move
        means.space += space
        means.district += district
        means.cut += cut
        means.moves += IS_MOVE[k]
        means.gears += k == GEAR
    return means


def deck_power(t: City, seat: int) -> float:
    """About how much Power a seat's five cards bring on average; whose deck has what is open to those who count."""
    total, n = 0.0, 0
    index, zones, kind_ = t.lay.index, t.zones, t.kind
    for pile in ("deck", "hand", "discard", "play"):
        for card in zones[index[pile][seat]]:
            brings = BRINGS[kind_[card]]
            total += brings[POWER] + 0.9 * brings[DRAW] + 0.4 * (brings[SPACE] + brings[DISTRICT]) + 0.6 * brings[CUT]
            n += 1
    return 5.0 * total / n if n else 0.0


def mean_worth(t: City, seat: int) -> float:
    """What a seat's cards are worth on average: whatever is worth less only dilutes the deck."""
    total, n = 0.0, 0
    index, zones, kind_ = t.lay.index, t.zones, t.kind
    for pile in ("deck", "hand", "discard", "play"):
        for card in zones[index[pile][seat]]:
            total += WORTH[kind_[card]]
            n += 1
    return total / n if n else 1.0


def wounds_of(t: City, seat: int) -> int:
    """Wounds among a seat's cards."""
    index, zones, kind_ = t.lay.index, t.zones, t.kind
    return sum(kind_[c] == WOUNDED for pile in ("deck", "hand", "discard") for c in zones[index[pile][seat]])


def weakest(t: City, cards: Iterable[int]) -> int:
    """The card a deck misses least."""
    return min(cards, key=lambda card: (WORTH[t.kind[card]], COST[t.kind[card]], card))
