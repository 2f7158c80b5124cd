"""How well each seat stands in Tokyo Ghoul, for searches that stop before the end."""

from __future__ import annotations

from math import exp

from .cards import COST, INCOME, TYPE
from .state import GOAL, LOCATIONS, Street, allies

SCALE = 2.2


def estimate(t: Street) -> list[float]:
    """Chances of winning by points, allies that will score, locations and the deck's quality; they sum to about 1."""
    strong = [exp(_standing(t, seat) / SCALE) for seat in range(t.seats)]
    total = sum(strong)
    return [value / total for value in strong]


def _standing(t: Street, seat: int) -> float:
    lay, zones, kind = t.lay, t.zones, t.kind
    held = zones[lay["held"][seat]]
    to_come = (seat - t.turn) % t.seats
    survive = 0.75 if to_come == 1 else 0.45
    score = float(t.vp[seat]) + survive * len(allies(t, seat))
    score += 1.1 * len(held) + 0.6 * sum([INCOME[kind[card]] for card in held])
    if len(held) >= LOCATIONS:
        score += 5.0
    if t.vp[seat] >= GOAL:
        score += 20.0
    for pile in ("deck", "discard", "play"):
        for card in zones[lay[pile][seat]]:
            k = kind[card]
            score += -0.25 if TYPE[k] else 0.09 * COST[k]
    return score
