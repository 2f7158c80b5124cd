"""How well each seat stands in Ettin, for searches that stop before the end."""

from __future__ import annotations

from math import exp

from .cards import MAT_ROWS, STR
from .score import points
from .state import INCOME, OPEN, Field

SCALE = 9.0
"""Victory points that make an alliance about e times as likely to win."""
EDGE = (4.0, 7.0, 12.0)
"""Strength that makes a War likely, by Age."""
SAVED = 0.4
"""What a Gold that can still be spent brings beyond its half point."""


def estimate(t: Field) -> list[float]:
    """Chances by seat, Allies alike: points so far, and what the Wars to come may bring with the strength at hand."""
    lay = t.lay
    if t.result is not None:
        won, _ = t.result
        return [1.0 / len(won) if lay.alliance_of[seat] in won else 0.0 for seat in range(t.seats)]
    worth = _standings(t)
    totals = [sum([worth[n] for n in group]) for group in lay.alliances]
    best = max(totals)
    weights = [exp((total - best) / SCALE) for total in totals]
    share = sum(weights)
    return [weights[lay.alliance_of[seat]] / share for seat in range(t.seats)]


def _standings(t: Field) -> list[float]:
    """Points of each nation, now and to be expected."""
    lay = t.lay
    saved = SAVED if t.age < 2 or t.draft < 3 else 0.0
    worth = [sum(points(t, n).values()) + saved * t.gold[n] for n in range(lay.nations)]
    might = [_might(t, n) for n in range(lay.nations)]
    for p, (x, y) in enumerate(lay.pairs):
        lead = (might[x] - might[y]) / EDGE[t.age]
        tokens = t.tokens[4 * p : 4 * p + 4]
        lead += 1.5 * (tokens.count(x) - tokens.count(y))
        chance = 1 / (1 + exp(-max(-20.0, min(20.0, lead))))
        for a in range(t.age, 3):
            if t.wars[3 * p + a] == OPEN:
                later = chance if a == t.age else 0.5 + 0.4 * (chance - 0.5)
                worth[x] += INCOME[a] * later
                worth[y] += INCOME[a] * (1 - later)
    return worth


def _might(t: Field, n: int) -> float:
    """Strength that a nation can bring: cards, Locations, and Gold that may still become cards."""
    lay, zones, kind = t.lay, t.zones, t.kind
    total = 0.7 * t.gold[n] if t.draft < 3 else 0.0
    for zone in (lay.camp[n], lay.hand[n], *lay.sites[n], *lay.downs[n]):
        for card in zones[zone]:
            total += STR[kind[card]]
    return total + sum([place[0] for place in MAT_ROWS[t.nation[n]].places])
