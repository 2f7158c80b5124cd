"""Effects in order, windows of triggers, and the one door through which a fighter's owner is asked.

Flags of `how` say what an effect is part of: they decide about armor (FTN-Q23), reflected damage (FTN-Q32) and "by my
Ultimate".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...ask import Ask, Flow, Value
from . import policy
from .cards import IS_TITAN
from .language import MOVE, SOF, STATIC, Clause, Effect
from .state import Arena, enemy, gather, say, who
from .values import holds

ROLL, ULT, START, SPECIAL, TRIGGERED = 1, 2, 4, 8, 16
HOW = {SOF: START, MOVE: SPECIAL}
EFFECTS: dict[str, Callable[..., Flow | None]] = {}


def effect(name: str) -> Callable[[Callable[..., Flow | None]], Callable[..., Flow | None]]:
    """Register the function of an effect: `f(t, side, effect, card, how, same)`."""

    def register(function: Callable[..., Flow | None]) -> Callable[..., Flow | None]:
        EFFECTS[name] = function
        return function

    return register


def run(t: Arena, side: int, effects: tuple[Effect, ...], src: int, how: int, same: int = 0) -> Flow | None:
    """Resolve effects one after the other (FTN-150); when the fight ends the rest is dropped (FTN-074)."""
    for at, found in enumerate(effects):
        flow = EFFECTS[found[0]](t, side, found, src, how, same)
        if flow is not None:
            return _rest(t, side, flow, effects[at + 1 :], src, how, same)
        if t.out:
            return None
    return None


def _rest(t: Arena, side: int, flow: Flow, effects: tuple[Effect, ...], src: int, how: int, same: int) -> Flow:
    yield from flow
    for found in effects:
        if t.out:
            return
        more = EFFECTS[found[0]](t, side, found, src, how, same)
        if more is not None:
            yield from more


# -- questions ------------------------------------------------------------------------------------------------------


def ask(
    t: Arena,
    side: int,
    verb: str,
    options: tuple[Value, ...],
    source: Value = None,
    about: dict[str, Any] | None = None,
) -> Flow:
    """Ask the owner of a corner's fighter (FTN-Q51); the enemy team decides by its policy (FTN-189, FTN-Q60)."""
    if enemy(t, side):
        return policy.decide(t, side, verb, options, source, about)
    chosen = yield Ask(t.owner[side], verb, options, source=source, about={"side": side, **(about or {})})
    return chosen


# -- triggers -------------------------------------------------------------------------------------------------------

Waiting = list[tuple[int, Clause]]


def window(t: Arena, side: int, trigger: int, same: int = 0) -> Flow | None:
    """All clauses of a trigger in one corner; its owner orders them if the order can matter (FTN-154, FTN-155)."""
    return fire_all(t, side, pending(t, side, trigger), same)


def pending(t: Arena, side: int, trigger: int) -> Waiting:
    """Clauses of a trigger, without those whose fixed conditions are false."""
    return [
        (card, clause)
        for card, clause in gather(t, side, trigger)
        if not clause.tests
        or all(name not in STATIC or holds(t, side, ((name, arg),), card) for name, arg in clause.tests)
    ]


def fire_all(t: Arena, side: int, waiting: Waiting, same: int = 0) -> Flow | None:
    """Resolve waiting clauses of one side."""
    if not waiting:
        return None
    if len(waiting) == 1:
        return fire(t, side, *waiting[0], same)
    if all(clause.calm for _, clause in waiting):
        for card, clause in waiting:
            fire(t, side, card, clause, same)
        return None
    return in_order(t, side, waiting, same)


def in_order(t: Arena, side: int, waiting: Waiting, same: int = 0) -> Flow:
    """Let the owner choose which card comes next; clauses of one card follow as printed."""
    while waiting and not t.out:
        cards = tuple(dict.fromkeys(card for card, _ in waiting))
        card = (
            cards[0]
            if len(cards) == 1
            else (yield from ask(t, side, "order", cards, about={"trigger": waiting[0][1].trigger}))
        )
        at = next(n for n, (src, _) in enumerate(waiting) if src == card)
        src, clause = waiting.pop(at)
        flow = fire(t, side, src, clause, same)
        if flow is not None:
            yield from flow


def fire(t: Arena, side: int, src: int, clause: Clause, same: int = 0) -> Flow | None:
    """One clause now: its conditions are looked at when it resolves (FTN-Q74)."""
    if clause.tests and not holds(t, side, clause.tests, src):
        return None
    if clause.once and used(t, src, clause):
        return None
    if clause.may:
        return _maybe(t, side, src, clause, same)
    return _do(t, side, src, clause, same)


def _do(t: Arena, side: int, src: int, clause: Clause, same: int) -> Flow | None:
    if clause.once:
        t.once = (*t.once, src << 3 | clause.number)
    if t.events is not None:
        say(
            t,
            "ability",
            card=src,
            target=t.fighter[side],
            side=side,
            who=who(t, side),
            when=f"when.{clause.trigger}",
            own=IS_TITAN[t.kind[src]],
        )
    return run(t, side, clause.effects, src, HOW.get(clause.trigger, TRIGGERED), same)


def _maybe(t: Arena, side: int, src: int, clause: Clause, same: int) -> Flow:
    """An optional effect (D17)."""
    wanted = yield from ask(t, side, "may", ("use", "keep"), src, {"face": t.face})
    if wanted == "use":
        flow = _do(t, side, src, clause, same)
        if flow is not None:
            yield from flow


def used(t: Arena, src: int, clause: Clause) -> bool:
    """Whether an effect with "once a turn" has been used in this turn."""
    return (src << 3 | clause.number) in t.once
