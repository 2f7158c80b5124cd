"""Wounds, fights and damage, with the Interrupts to them (WBR-084, WBR-171 to WBR-174, WBR-049)."""

from __future__ import annotations

from collections.abc import Callable

from ...ask import Flow
from . import state
from .abilities import Ability
from .cards import EARS, INTERRUPTS
from .state import Now, Steppe
from .timing import Trig, offer

Blow = tuple[int | None, int, int]
"""Source, target and number of wounds."""

# -- wounds ------------------------------------------------------------------------------------------------------------

_WOUND = EARS["lethal"] | EARS["wounded self"]


def wound(t: Steppe, now: Now, blows: list[Blow]) -> Flow | None:
    """Wounds dealt simultaneously, as (source, target, number), after the Interrupts to that (WBR-171, WBR-174)."""
    a, b = t.pair
    if (t.ears[a] | t.ears[b]) & _WOUND or (t.combat is not None and t.combat.lethal):
        trigs, lowered, killing = _wound_trigs(t, blows)
        if trigs:
            return _wounding(t, now, blows, trigs, lowered, killing)
    _hurt(t, blows, [], [])
    return None


def _wound_trigs(t: Steppe, blows: list[Blow]) -> tuple[list[Trig], list[int], list[int]]:
    """Steelclad Captains that would be hurt for the first time this round, and lethal followers that deal wounds."""
    trigs: list[Trig] = []
    lowered: list[int] = []
    killing: list[int] = []
    for source, target, n in blows:
        if n <= 0:
            continue
        for found in INTERRUPTS[t.kind[target]]:
            if found.cond == "wounded self" and target not in t.spared:
                t.spared.append(target)
                trigs.append(Trig(_side(t, target), target, found, None, _mark(lowered, target)))
        if source is None or t.lay.family[t.where[source]] != "followers":
            continue
        for found in INTERRUPTS[t.kind[source]]:
            if found.cond == "lethal":
                trigs.append(Trig(_side(t, source), source, found, target, _mark(killing, source)))
        if t.combat is not None and source in t.combat.lethal:
            trigs.append(Trig(_side(t, source), source, STRIKE, target, _mark(killing, source)))
    return trigs, lowered, killing


STRIKE = Ability("interrupt", (), "lethal")
STRIKE.word = "strike"
"""What Serpent Strike gives a follower for a combat."""


def _side(t: Steppe, card: int) -> int:
    seat = t.lay.owner[t.where[card]]
    assert seat is not None
    return seat


def _mark(marks: list[int], card: int) -> Callable[[Now], None]:
    return lambda now: marks.append(card)


def _wounding(
    t: Steppe,
    now: Now,
    blows: list[Blow],
    trigs: list[Trig],
    lowered: list[int],
    killing: list[int],
) -> Flow:
    yield from offer(t, trigs)
    _hurt(t, blows, lowered, killing)


def _hurt(t: Steppe, blows: list[Blow], lowered: list[int], killing: list[int]) -> None:
    for source, target, n in blows:
        if target in lowered:
            n -= 1
            lowered.remove(target)
        if n <= 0 or t.lay.family[t.where[target]] != "followers":
            continue
        t.wounds[target] = t.wounds.get(target, 0) + n
        if source in killing and target not in t.doomed:
            t.doomed.append(target)
        t.dirty = True
        if t.events is not None:
            t.tell("wound", source=source, target=target, n=n, total=t.wounds[target])


def fight(t: Steppe, now: Now, a: int, b: int) -> Flow | None:
    """Two followers deal wounds equal to their strength to each other, simultaneously (WBR-084, WBR-172)."""
    x, y = state.strength(t, a), state.strength(t, b)
    if t.events is not None:
        t.tell("fight", card=a, target=b, a=x, b=y)
    return wound(t, now, [(a, b, x), (b, a, y)])


# -- locations ---------------------------------------------------------------------------------------------------------


def damage(t: Steppe, now: Now, card: int) -> Flow | None:
    """Remove the topmost stage counter; no stage ability (WBR-049). Solomon's Throne may interrupt it."""
    seat = _side(t, card)
    if INTERRUPTS[t.kind[card]] and seat != now.me:
        found = INTERRUPTS[t.kind[card]][0]
        if found.cond == "damaged":
            return _damaging(t, card, Trig(seat, card, found))
    _damaged(t, card)
    return None


def _damaging(t: Steppe, card: int, trig: Trig) -> Flow:
    yield from offer(t, [trig])
    if card in t.stages:
        _damaged(t, card)


def _damaged(t: Steppe, card: int) -> None:
    if t.stages[card] > 0:
        t.stages[card] -= 1
        t.dirty = True
        if t.events is not None:
            t.tell("damage", card=card, left=t.stages[card])
