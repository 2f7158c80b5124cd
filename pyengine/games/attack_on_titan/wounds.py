"""Wounds and death, in the middle of anything (specification 3.10, 3.11 and the solo parts of 3.20)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ask import Ask, Flow
from .cards import WOUNDED
from .state import HAND_SIZE, City, Over, TurnOver, destroy, draw, finish, my_turn, order, seat_of, wounds_on


def gain(t: City, unit: int, n: int) -> Flow | None:
    """A Hero gains Wounds at one time; one who controls a Wound dies of it (AOT-084, AOT-090, AOT-091)."""
    if not take(t, unit, n) or not wounds_on(t, unit):
        return None
    return die(t, unit)


def take(t: City, unit: int, n: int) -> int:
    """Wounds from the stack into the discard pile, as many as there are (AOT-093, AOT-207, AOT-Q66)."""
    stack, pile = t.zones[t.lay.index["wounds"][0]], t.lay.index["discard"][seat_of(t, unit)]
    taken = 0
    while taken < n and stack:
        t.move(stack[-1], pile)
        taken += 1
    if taken and t.events is not None:
        t.tell("wounded", hero=t.hero[unit], n=taken)
    return taken


def gain_together(t: City, shares: Sequence[tuple[int, int]]) -> Flow | None:
    """Several Heroes gain Wounds at one time; deaths follow in token order (AOT-159, AOT-Q30)."""
    got = [unit for unit, n in shares if n and take(t, unit, n)]
    dying = [unit for unit in order(t) if unit in got and wounds_on(t, unit)]
    return _deaths(t, dying) if dying else None


def _deaths(t: City, units: Sequence[int]) -> Flow:
    for unit in units:
        flow = die(t, unit)
        if flow is not None:
            yield from flow


def play_wound(t: City, card: int) -> Flow | None:
    """A Wound is played onto the Hero, who controls it until the own next turn (AOT-085, AOT-088, AOT-208)."""
    unit = t.active
    second = bool(wounds_on(t, unit))
    t.tell("play", who=t.turn, card=card)
    t.move(card, t.place("kept", unit))
    return die(t, unit) if second else None


def to_stack(t: City, cards: Sequence[int]) -> None:
    """Wounds back to their stack."""
    stack = t.place("wounds")
    for card in cards:
        t.move(card, stack)


def die(t: City, unit: int) -> Flow | None:
    """A Hero dies: Wounds to the stack, hand and played cards destroyed, a new Hero and hand (AOT-094 to AOT-102).

    The own turn is marked as cut; whoever resolves the present text ends it with `stop_if_dead`.
    """
    t.deaths += 1
    t.tell("death", hero=t.hero[unit], n=t.deaths)
    if my_turn(t, unit):
        t.cut = True
    if t.seats == 1:
        _die_alone(t, unit)
        return None
    kind = t.kind
    to_stack(t, t.cards("kept", unit)[:])
    to_stack(t, [card for card in t.cards("discard", unit) if kind[card] == WOUNDED])
    for card in (*t.cards("hand", unit), *t.cards("play", unit)):
        destroy(t, card)
    _bury(t, unit)
    if not t.cards("heroes"):
        return None
    return _replace(t, unit)


def _bury(t: City, unit: int) -> None:
    t.move(t.hero[unit], t.place("fallen"))
    t.hero[unit] = t.pos[unit] = -1


def _replace(t: City, unit: int) -> Flow:
    """A Hero from the reserve, without a position until the own next turn, and five new cards (AOT-100, AOT-101)."""
    card = yield Ask(unit, "replace", tuple(t.cards("heroes")))
    enlist(t, unit, card)
    draw(t, unit, HAND_SIZE)


def enlist(t: City, unit: int, card: int) -> None:
    """A Hero joins the table."""
    t.move(card, t.place("hero", unit))
    t.hero[unit] = card
    t.tell("enlist", who=seat_of(t, unit), hero=card)


def _die_alone(t: City, unit: int) -> None:
    """Alone only Wounds go; nobody comes instead; with the last Hero the game is lost (AOT-212, AOT-213, AOT-215)."""
    kind = t.kind
    for card in t.cards("kept", unit)[:]:
        if card in t.passed:
            t.passed.remove(card)
        t.move(card, t.place("wounds" if kind[card] == WOUNDED else "discard"))
    for zone in ("hand", "discard"):
        to_stack(t, [card for card in t.cards(zone) if kind[card] == WOUNDED])
    _bury(t, unit)
    if not any(card >= 0 for card in t.hero):
        finish(t, False, "squad")
        raise Over


def stop_if_dead(t: City) -> None:
    """End the turn here if its Hero has died (AOT-094, AOT-214)."""
    if t.cut:
        raise TurnOver
