"""One table in play: a match, who sits where, whose view is shown, and the answer being made. No browser in here.

The page calls `press`, `push`, `undo` …, looks at `view()` and draws. After every change `self.stamp` differs, so that
a drawing or a bot's answer that comes too late can be told from a timely one.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from .table.pick import Picker, Press, Thing

PERSON, BOT = "person", "bot"


@dataclass(slots=True)
class Seat:
    name: str
    kind: str = PERSON
    level: str = ""


@dataclass(slots=True)
class Reason:
    """Why something is not possible, for a popover."""

    thing: Thing | None
    spans: list[Any]
    rule: str | None = None


@dataclass(slots=True)
class Back:
    """What undo would do: `may` at all, `free` or only as an agreed take-back, and the words for it."""

    may: bool
    free: bool
    words: str


def tupled(value: Any) -> Any:
    """JSON has no tuples; answers are made of them."""
    return tuple(map(tupled, value)) if isinstance(value, list | tuple) else value


class Session:
    def __init__(self, match: Any, seats: list[Seat], id: str = "", viewer: int | None = None) -> None:
        self.match = match
        self.seats = seats
        self.id = id
        self.stamp = 0
        self.viewer: int | None = viewer
        self.curtain: int | None = None  # the seat that is asked to take the device
        self.picker: Picker | None = None
        self.why: Reason | None = None
        self.hint: dict[str, Any] | None = None
        self.facts: list[dict[str, Any]] = []  # what the last answer caused
        self.now: int | None = None  # while looking back: the moment to return to
        self._view: dict[str, Any] | None = None
        self._saved: tuple[Any, str] = (None, "")
        self.settle()

    # -- people -----------------------------------------------------------------------------------

    @property
    def persons(self) -> list[int]:
        return [i for i, s in enumerate(self.seats) if s.kind == PERSON]

    @property
    def solo(self) -> bool:
        return len(self.persons) <= 1

    def settle(self) -> None:
        """After any change of the match or of the seats: whose view is shown, and what is being asked of it."""
        self.stamp += 1
        self._view = None
        self.why = self.hint = None
        half_made, self.picker = self.picker, None
        if self.now is not None:
            return
        people = self.persons
        self.curtain = None
        if not people:
            self.viewer = None
        elif len(people) == 1:
            self.viewer = people[0]
        else:
            asked = [s for s in people if s in self.match.open]
            if self.viewer not in people:
                if asked:
                    self.curtain = asked[0]
                self.viewer = asked[0] if asked else people[0]
                if not self._secret(None, self.viewer):
                    self.curtain = None
            elif asked and self.viewer not in asked:
                if self._secret(self.viewer, asked[0]):
                    self.curtain = asked[0]
                else:
                    self.viewer = asked[0]
        ask = self.view()["ask"]
        if ask is not None and self.curtain is None:
            seat = ask["seat"]
            if half_made is not None and half_made.ask == ask and self._other_answered():
                self.picker = half_made  # several are asked at once: another's answer takes nothing out of one's hands
                return
            self.picker = Picker(
                ask,
                label=lambda value: self.match.label(seat, value),
                refuse=lambda value: self.match.refuse(seat, value),
            )

    def _other_answered(self) -> bool:
        """Was the last answer somebody else's?"""
        n = self.match.n
        return bool(n > self.match.first and self.match.answers[n - 1][0] != self.viewer)

    def _secret(self, a: int | None, b: int | None) -> bool:
        """Does b see cards that a does not, or a cards that b does not?"""
        za, zb = self.match.view(a)["zones"], self.match.view(b)["zones"]
        return bool(za != zb)

    def take(self) -> None:
        """The device has been handed over."""
        if self.curtain is not None:
            self.viewer, self.curtain = self.curtain, None
            self.settle()

    def seat_kind(self, seat: int, kind: str, level: str = "") -> None:
        """A person takes a seat over, or hands it to a bot."""
        self.seats[seat].kind = kind
        self.seats[seat].level = level if kind == BOT else ""
        if kind == PERSON and len(self.persons) == 1:
            self.viewer = seat
        self.settle()

    # -- looking ------------------------------------------------------------------------------------

    def view(self) -> dict[str, Any]:
        """What may be on the page now. Behind a curtain that is only what everybody knows."""
        if self._view is None:
            self._view = self.match.view(None if self.curtain is not None else self.viewer)
        return self._view

    @property
    def over(self) -> bool:
        return not self.match.open

    def log(self, since: int = 0) -> list[dict[str, Any]]:
        lines: list[dict[str, Any]] = self.match.log(None if self.curtain is not None else self.viewer, since)
        return lines

    @property
    def bot(self) -> tuple[int, str] | None:
        """The bot that has to answer now. With answers to redo, bots leave a person the first word."""
        if self.now is not None:
            return None
        if self.match.can_redo and any(s in self.match.open for s in self.persons):
            return None
        for seat in sorted(self.match.open):
            if self.seats[seat].kind == BOT:
                return seat, self.seats[seat].level
        return None

    # -- answering ------------------------------------------------------------------------------------

    def press(self, thing: Thing) -> Press:
        """A thing on the table was pressed."""
        self.hint = None
        was, self.why = self.why, None
        if self.picker is None:
            done = Press("why", thing=thing)
        else:
            done = self.picker.press(thing)
        if done.kind == "answer":
            self.answer(done.value)
        elif done.kind == "why":
            if was is not None and was.thing == thing:
                return Press("none")  # the second press puts the reason away
            self.why = self.reason(thing)
        return done

    def push(self, do: str) -> Press:
        """A button of the prompt was pressed."""
        self.why = self.hint = None
        if self.picker is None:
            return Press("none")
        if do == "confirm":
            refused = self.picker.reason()
            if refused:
                self.why = Reason(None, refused["spans"], refused.get("rule"))
                return Press("why")
        done = self.picker.push(do)
        if done.kind == "answer":
            self.answer(done.value)
        return done

    def back(self) -> bool:
        """Esc: a reason goes away, then the past, then a step of the answer."""
        if self.why is not None or self.hint is not None:
            self.why = self.hint = None
            return True
        if self.now is not None:
            self.leave_past()
            return True
        return bool(self.picker and self.picker.back())

    def answer(self, value: Any, seat: int | None = None) -> None:
        """Give an answer for the viewer (or a bot's seat); raises the engine's Illegal if it refuses."""
        who = self.viewer if seat is None else seat
        self.facts = self.match.answer(who, tupled(value))
        self.settle()

    def reason(self, thing: Thing) -> Reason:
        """Why this thing cannot be used now."""
        if self.curtain is not None:
            return Reason(thing, ["Pass the device first."])
        if self.now is not None:
            return Reason(thing, ["You are looking back; nothing can be changed there."])
        if self.viewer is not None:
            found = self.match.why_not(self.viewer, thing)
            if found:
                return Reason(thing, found["spans"], found.get("rule"))
        if self.over:
            return Reason(thing, ["The game is over."])
        if self.picker is None:
            names = self.view()["names"]
            who = " and ".join(names[s] for s in sorted(self.match.open))
            return Reason(thing, [f"{who} decides now."])
        if self.picker.full:
            return Reason(thing, [f"You have chosen {self.picker.ask['most']}, which is all you may."])
        return Reason(thing, ["This is no part of the present decision."])

    # -- taking back ------------------------------------------------------------------------------------

    def undo_state(self) -> Back:
        n = self.match.n
        if n == self.match.first:
            return Back(False, False, "Nothing to take back")
        if self.curtain is not None:
            return Back(False, False, "Pass the device first")
        if self.now is not None:
            return Back(False, False, "You are looking back")
        last = self._last_person()
        if last is None:
            return Back(False, False, "Only bots have decided so far")
        steps = n - last
        reason = self.match.may_undo(self.viewer) if steps == 1 and self.viewer is not None else "bots"
        if reason is None:
            return Back(True, True, "Undo")
        if reason == "bots":
            reason = "Others have decided since"
        if self.solo:
            return Back(True, True, f"Take back. {reason}")
        return Back(True, False, f"Take back, if all agree. {reason}")

    def _last_person(self) -> int | None:
        """The number of answers before the last answer of a person."""
        people = set(self.persons)
        for n in range(self.match.n - 1, self.match.first - 1, -1):
            if self.match.answers[n][0] in people:
                return n
        return None

    def since(self) -> int:
        """The moment of the viewer's last answer: what came later is news."""
        for n in range(self.match.n - 1, self.match.first - 1, -1):
            if self.match.answers[n][0] == self.viewer:
                return n + 1
        return self.match.n

    def undo(self) -> bool:
        """Back to the last decision of a person."""
        if not self.undo_state().may:
            return False
        last = self._last_person()
        assert last is not None
        self._move(last)
        return True

    @property
    def can_redo(self) -> bool:
        return bool(self.match.can_redo) and self.curtain is None and self.now is None

    def redo(self) -> bool:
        """Forward to the next decision of a person, or as far as there is."""
        if not self.can_redo:
            return False
        people = set(self.persons)
        while self.match.can_redo:
            self.match.redo()
            if people & set(self.match.open):
                break
        self.facts = []
        self.settle()
        return True

    # -- looking back -----------------------------------------------------------------------------------

    def look(self, n: int) -> bool:
        """Show an earlier moment; nothing is taken back by it."""
        if self.curtain is not None:
            return False
        now = self.match.n if self.now is None else self.now
        n = max(self.match.first, min(n, now))
        self.now = now
        self.match.to(n)
        self.facts = []
        self.settle()
        return True

    def leave_past(self, stay: bool = False) -> None:
        """Back to the present, or play on from the moment that is shown."""
        if self.now is None:
            return
        if not stay:
            self.match.to(self.now)
        self.now = None
        self.settle()

    def _move(self, n: int) -> None:
        self.match.to(n)
        self.facts = []
        self.settle()

    def save(self) -> str:
        """The match as text; made once for each position."""
        key = (self.match.n, len(self.match.answers), self.stamp)
        if self._saved[0] != key:
            self._saved = (key, self.match.save())
        return self._saved[1]

    # -- saving ------------------------------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """Everything needed to go on, and what a list of tables shows of it."""
        v = self.match.view(None)
        over = None
        if v["over"]:
            names = [v["names"][w] for w in v["over"].get("winners") or ()]
            over = f"{' and '.join(names)} won" if names else "Nobody won"
        return {
            "id": self.id,
            "game": v["game"],
            "names": v["names"],
            "seats": [asdict(s) for s in self.seats],
            "where": v["title"],
            "round": v.get("round"),
            "n": self.match.n,
            "over": over,
            "score": [s.get("vp", s.get("score")) for s in v.get("seats") or ()],
            "viewer": self.viewer if self.solo else None,
            "save": self.save(),
        }


def opened(record: dict[str, Any], load: Any) -> Session:
    """A session from a stored record; `load` is the engine's."""
    seats = [Seat(s["name"], s.get("kind", PERSON), s.get("level") or "") for s in record["seats"]]
    return Session(load(record["save"]), seats, record["id"], record.get("viewer"))


def create(
    game: str, seats: list[dict[str, Any]], seed: int | None = None, options: dict[str, Any] | None = None
) -> str:
    """Make a table, store it and return its id; `#/table/<id>` opens it."""
    from . import desk

    return desk.create(game, seats, seed, options or {})


def fingerprint(session: Session) -> str:
    """Short text that tells two positions apart, for tests and reports."""
    return json.dumps([session.match.n, session.view()["zones"]], default=str)
