"""How well the team stands, from 0 to 1, for searches that stop before the end."""

from __future__ import annotations

from math import exp

from .cards import HP
from .ending import deaths_allowed, total_damage
from .state import DISTRICTS, City, archenemies
from .tactics import rounds_left
from .worth import deck_power


def estimate(t: City) -> list[float]:
    """One number for all seats: kills and damage, decks, time, Walls, Heroes (AOT-001)."""
    damage = sum([t.damage.get(card, 0) / HP[t.kind[card]] for card in archenemies(t)])
    decks = sum([deck_power(t, seat) for seat in range(t.seats)]) / t.seats
    threat = sum([total_damage(t, d) for d in range(DISTRICTS)])
    lost = t.deaths / (3 if t.seats == 1 else deaths_allowed(t))
    score = 1.6 * t.slain + 0.6 * damage + 0.28 * decks + 0.08 * rounds_left(t)
    score += 0.16 * sum(t.tokens) - 0.12 * threat - 1.2 * lost - 5.0
    return [1.0 / (1.0 + exp(-score))] * t.seats
