"""Passing and trading cards between Heroes (AOT-216, AOT-224, AOT-233)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ask import Ask, Flow, Value
from .cards import WOUNDED
from .state import HEROES, City, heroes_in, living, seat_of, wounds_on
from .wounds import die


def receivers(t: City, card: int, others: Sequence[int]) -> list[int]:
    """Heroes who can get this card; alone a Hero's card holds at most one card that is no Wound (AOT-216)."""
    if t.seats > 1 or t.kind[card] == WOUNDED:
        return list(others)
    return [k for k in others if all(t.kind[c] == WOUNDED for c in t.cards("kept", k))]


def trades(t: City, unit: int, anywhere: bool) -> list[Value]:
    """Every trade that a Hero can begin: with a Hero in the District, or with anybody (AOT-Q31)."""
    others = [k for k in (living(t) if anywhere else heroes_in(t, t.pos[unit] >> 1)) if k != unit]
    return [("pass", c, HEROES[k]) for c in t.cards("hand", seat_of(t, unit)) for k in receivers(t, c, others)]


def hand_over(t: City, giver: int, card: int, unit: int) -> Flow | None:
    """A card changes its owner for good; a Wound so gained can kill (AOT-224, AOT-Q36).

    Alone the card waits on the other Hero's card until that Hero is active; a Wound there counts at once (AOT-Q60).
    """
    t.tell("pass", who=giver, card=card, hero=t.hero[unit])
    deadly = t.kind[card] == WOUNDED and bool(wounds_on(t, unit))
    if t.seats == 1:
        t.move(card, t.place("kept", unit))
        t.passed.append(card)
    else:
        t.move(card, t.place("hand", unit))
    return die(t, unit) if deadly else None


def trade(t: City, unit: int, anywhere: bool, source: Value) -> Flow:
    """A card there, then a card back, maybe the same; alone only the outgoing half (AOT-233, AOT-Q58, AOT-Q61)."""
    chosen = yield Ask(seat_of(t, unit), "trade", tuple(trades(t, unit, anywhere)), source)
    other = int(chosen[2][5:])
    flow = hand_over(t, seat_of(t, unit), chosen[1], other)
    if flow is not None:
        yield from flow
    hand = t.cards("hand", seat_of(t, other))
    if t.seats > 1 and hand:
        card = yield Ask(other, "trade back", tuple(hand), source, about={"hero": t.hero[unit]})
        flow = hand_over(t, other, card, unit)
        if flow is not None:
            yield from flow
