"""How well a side stands: the odds of a fight, and of the game for searches that stop before its end."""

from __future__ import annotations

from math import exp, log

from .cards import LIFE
from .language import ACTION, ARMOR, BLESS, DODGE, FIRE, MINION, POISON, POWER
from .ratings import STRENGTH
from .state import COOP, FOE_DECK, FOE_GEAR, HAND, TEAMS, Arena, titans_of

STEEP = 1.8
"""How much the log of life and blows weighs in the log odds of a fight."""
TOKEN = (
    (POWER, 0.7),
    (ARMOR, 0.8),
    (POISON, -0.6),
    (FIRE, -1.0),
    (ACTION, 1.2),
    (DODGE, 0.45),
    (MINION, 0.6),
    (BLESS, 0.6),
)


def might(t: Arena, card: int, life: int | None = None) -> float:
    """The strength of a Titan as log odds against an average fresh one: card, tokens, form, life."""
    kind = t.kind[card]
    value = STRENGTH[kind] + (0.5 if card in t.forms else 0.0)
    if t.tokens:
        for token, worth in TOKEN:
            value += worth * t.tokens.get(card << 3 | token, 0)
    if life is not None:
        value += STEEP * log(max(life, 0.3) / LIFE[kind])
    return value


def fighter_might(t: Arena, side: int) -> float:
    """The strength of a fighter with the life it has."""
    return might(t, t.fighter[side], t.life[side])


def chance(mine: float, theirs: float) -> float:
    """The odds of a fight between two strengths."""
    return 1.0 / (1.0 + exp(theirs - mine))


def reserve(t: Arena, owner: int) -> float:
    """What all Titans of an owner are worth together, one average fresh Titan being 1."""
    total = 0.0
    for card in titans_of(t, owner):
        if card in t.fighter:
            total += exp(0.5 * fighter_might(t, t.fighter.index(card)))
        else:
            total += exp(0.5 * might(t, card))
    return total


def estimate(t: Arena) -> list[float]:
    """Chances of winning by the Titans left and the cards in hand; a shared win counts in equal parts."""
    if t.mode == COOP:
        return _coop(t)
    hold = [reserve(t, seat) + 0.12 * len(t.zones[HAND + seat]) for seat in range(t.seats)]
    if t.mode == TEAMS:
        a, b = hold[0] + hold[1], hold[2] + hold[3]
        first = a**2 / max(a**2 + b**2, 0.01)
        return [first / 2, first / 2, (1 - first) / 2, (1 - first) / 2]
    powers = [value**2 if t.alive[seat] else 0.0 for seat, value in enumerate(hold)]
    total = sum(powers) or 1.0
    return [value / total for value in powers]


def _coop(t: Arena) -> list[float]:
    """Players against the enemy team; hidden enemy Titans count as average ones."""
    ours = sum([reserve(t, seat) for seat in range(t.seats)])
    ours += 0.12 * sum([len(t.zones[HAND + seat]) for seat in range(t.seats)])
    seen = [card for card in titans_of(t, t.seats) if t.where[card] != FOE_DECK]
    theirs = float(len(t.zones[FOE_DECK]))
    for card in seen:
        theirs += exp(0.5 * (fighter_might(t, t.fighter.index(card)) if card in t.fighter else might(t, card)))
    theirs *= 1.0 + 0.1 * len(t.zones[FOE_GEAR])
    share = ours**2 / max(ours**2 + theirs**2, 0.01)
    return [share / t.seats] * t.seats
