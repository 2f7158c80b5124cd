"""The driver: rules running over a table.

A step is a function of the table that either does its work and returns None, or is a generator that asks. Between two
steps the table alone is the game: a **commit point**. `clone` and undo copy the table of the last commit point and
re-execute the answers given since, so a suspended rule never has to be copied.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .ask import Ask, Flow, Group, Illegal, Several, Value, Why, by_seat
from .record import frozen

if TYPE_CHECKING:
    from .rules import Rules
    from .table import Table


CONCEDE = "concede:"
"""The answer that any seat may give at any moment, if the game has concession."""


def unknown(t: Table, value: Value) -> bool:
    """True if a value names a card that this table does not have."""
    if type(value) is tuple:
        return True in [unknown(t, part) for part in value]
    return type(value) is int and not 0 <= value < len(t.kind)


class Game:
    """Rules over a table, waiting for an answer or over.

    `play` trusts its caller and is for searches and records; `answer` checks and raises `Illegal`. With `keep` the game
    can be cloned at any moment; without it (a playout) nothing is kept.
    """

    __slots__ = ("_flow", "asked", "base", "fresh", "keep", "rules", "steps", "t", "trail")

    def __init__(self, rules: Rules, table: Table, keep: bool = True) -> None:
        self.rules = rules
        self.steps = rules.steps
        self.t = table
        self.keep = keep
        self.base: Table | None = None
        self.trail: list[tuple[int, Value, Group | None]] = []
        self.fresh = True
        self._flow: Flow | None = None
        self.asked: Ask | Several | None = None
        self._advance(None)

    # -- asking and answering -----------------------------------------------------------------------------------

    @property
    def open(self) -> dict[int, Ask]:
        """The open questions by seat; empty when the game is over."""
        return by_seat(self.asked)

    @property
    def over(self) -> bool:
        """True when nothing is asked any more."""
        return self.asked is None

    def ask(self, seat: int) -> Ask:
        """The question open to a seat; raises `Illegal` if there is none."""
        asked = self.asked
        if isinstance(asked, Several):
            found = asked.get(seat)
        else:
            found = asked if asked is not None and asked.seat == seat else None
        if found is None:
            why = Why("core.over") if self.asked is None else Why("core.not_your_turn", who=seat)
            raise Illegal(self.rules.sentence(self.t, why), why)
        return found

    def answer(self, seat: int, value: Value) -> list[dict[str, Any]]:
        """Give an answer; returns the facts it caused. An illegal one raises `Illegal` and changes nothing."""
        asked = self.asked
        ask = asked.get(seat) if isinstance(asked, Several) else asked
        # An offered option of a single choice needs no further check: the short way, for most answers.
        if ask is None or ask.seat != seat or not ask.single or value not in ask.options:
            value = frozen(value)
            why = self.refusal(seat, value)
            if why is not None:
                raise Illegal(self.rules.sentence(self.t, why), why)
        events: list[dict[str, Any]] = []
        self.t.events = events
        try:
            self.play(seat, value)
        finally:
            self.t.events = None
        return events

    def refusal(self, seat: int, value: Value) -> Why | None:
        """Why a whole answer of a seat is not legal, or None if it is. Raises `Illegal` if the seat is not asked."""
        if value != CONCEDE:
            ask = self.ask(seat)
            if unknown(self.t, value):
                return Why("core.unknown")
            return ask.refusal(value)
        if self.asked is None:
            return Why("core.over")
        return self.rules.concede(self.t.copy(), seat) if self.rules.concede else Why("core.no_concession")

    def play(self, seat: int, value: Value) -> None:
        """Give an answer that is known to be legal."""
        asked = self.asked
        if value == CONCEDE:
            self._concede(seat)
            return
        if self.keep:
            group = asked[seat].group if isinstance(asked, Several) else None
            self.trail.append((seat, value, group))
            self.fresh = True
        self._advance((seat, value) if isinstance(asked, Several) else value)

    def _concede(self, seat: int) -> None:
        """Do what the rules say; the table is the game again: over, or going on with what they put on the agenda."""
        assert self.rules.concede is not None
        self.t.agenda.clear()
        self.rules.concede(self.t, seat)
        self._flow = self.asked = None
        self.fresh, self.trail = True, []
        if self.keep:
            events, self.t.events = self.t.events, None
            self.base = self.t.copy()
            self.t.events = events
        if self.t.agenda:
            self._advance(None)

    def _advance(self, reply: Any) -> None:
        """Run to the next real question. Forced questions are answered here and not recorded."""
        t, flow, steps, late = self.t, self._flow, self.steps, self.rules.late
        while True:
            if flow is None:
                if not t.agenda:
                    self._flow = self.asked = None
                    return
                if self.fresh and self.keep and (not late or t.agenda[-1][0] in late or self.base is None):
                    events, t.events = t.events, None
                    self.base = t.copy()
                    t.events = events
                    self.trail = []
                    self.fresh = False
                name, *args = t.agenda.pop()
                flow = steps[name](t, *args)
                if flow is None:
                    continue
                reply = None
            try:
                asked = flow.send(reply)
            except StopIteration:
                flow = None
                continue
            if isinstance(asked, Several):
                reply = None
                for seat, ask in asked.items():
                    if ask.forced():
                        reply = (seat, ask.only())
                        break
                if reply is not None:
                    continue
            elif asked.forced():
                reply = asked.only()
                continue
            self._flow = flow
            self.asked = asked
            return

    # -- copies -------------------------------------------------------------------------------------------------

    def clone(self, seat: int | None = None, keep: bool = False) -> Game:
        """An independent copy at the same question. For a seat: without the others' answers that are still secret."""
        if self.base is None:
            raise RuntimeError("this game keeps nothing: make it with keep=True to clone it")
        new = Game.__new__(Game)
        new.rules, new.steps, new.keep = self.rules, self.steps, keep
        new.t, new.base, new.trail, new.fresh = self.base.copy(), None, [], True
        new._flow = new.asked = None
        new._advance(None)
        for who, value, group in self.trail:
            if seat is None or who == seat or group is None or group.done:
                new.play(who, value)
        return new

    def __repr__(self) -> str:
        return f"<Game {self.rules.id}: {self.open or 'over'}>"
