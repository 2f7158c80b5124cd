"""Windows: the moments in which cards may change an event (`would`) or answer it (`did`).

Both are generators, so a reaction may ask anything, of anybody. The player orders his own simultaneous triggers; the
active player's come first, then by seat. One trigger alone runs without asking; equal ones are asked about once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from .ask import Ask, Flow


class Trigger:
    """Something that wants to happen now: whose it is, which card (or place) it comes from, and what it does.

    `run()` returns a generator if it asks, else anything. Triggers of one seat with the same `same` are
    interchangeable. `live()` is looked at again just before it runs.
    """

    __slots__ = ("live", "run", "same", "seat", "source")

    def __init__(
        self,
        seat: int,
        source: int | str,
        run: Callable[[], Flow | None],
        same: Any = None,
        live: Callable[[], bool] | None = None,
    ) -> None:
        self.seat = seat
        self.source = source
        self.run = run
        self.same = same
        self.live = live


def in_turn(seats: int, first: int) -> list[int]:
    """Seats clockwise, beginning with `first`."""
    return [(first + k) % seats for k in range(seats)]


def resolve(
    triggers: Iterable[Trigger],
    order: Sequence[int],
    verb: str = "order",
    stop: Callable[[], bool] | None = None,
) -> Flow:
    """Run triggers: seats in the given order, each ordering its own; stops early when `stop()` (the game is over)."""
    waiting = list(triggers)
    for seat in order:
        mine = [trigger for trigger in waiting if trigger.seat == seat]
        while mine:
            if stop is not None and stop():
                return
            mine = [trigger for trigger in mine if trigger.live is None or trigger.live()]
            if not mine:
                break
            chosen = mine[0] if _alike(mine) else (yield from _which(seat, mine, verb))
            mine.remove(chosen)
            flow = chosen.run()
            if flow is not None:
                yield from flow


def _alike(triggers: list[Trigger]) -> bool:
    first = triggers[0].same
    return len(triggers) == 1 or (first is not None and all(trigger.same == first for trigger in triggers))


def _which(seat: int, triggers: list[Trigger], verb: str) -> Flow:
    """Let a seat say which of its triggers comes next; equal ones are one option."""
    first: dict[Any, Trigger] = {}
    for trigger in triggers:
        first.setdefault(trigger.source if trigger.same is None else ("same", trigger.same), trigger)
    by_source = {trigger.source: trigger for trigger in first.values()}
    source = yield Ask(seat, verb, tuple(by_source))
    return by_source[source]


class Replacement:
    """A card's way to change an event before it happens: `change(event)` returns the new event, None to cancel it.

    `change` may be a generator function that asks; `applies(event)` says whether it concerns this event as it now is.
    """

    __slots__ = ("applies", "change", "seat", "source")

    def __init__(
        self, seat: int, source: int | str, applies: Callable[[Any], bool], change: Callable[[Any], Any]
    ) -> None:
        self.seat = seat
        self.source = source
        self.applies = applies
        self.change = change


def would(event: Any, replacements: Callable[[Any], list[Replacement]], chooser: int, verb: str = "replace") -> Flow:
    """Let replacements change an event that is about to happen; returns the event as it now is, or None.

    Each replacement is used at most once for one event; after each the rest is looked at again. If several apply, the
    seat `chooser` says which comes first.
    """
    used: set[int | str] = set()
    while event is not None:
        found = [r for r in replacements(event) if r.source not in used and r.applies(event)]
        if not found:
            return event
        chosen = found[0]
        if len(found) > 1:
            source = yield Ask(chooser, verb, tuple(r.source for r in found))
            chosen = next(r for r in found if r.source == source)
        used.add(chosen.source)
        event = chosen.change(event)
        if hasattr(event, "send"):
            event = yield from event
    return None
