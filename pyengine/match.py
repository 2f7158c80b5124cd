"""A game plus its past: undo, redo, any moment, saving, loading, links, the log.

A match is its seed, its options and its answers. Tables at commit points are kept, so that any moment is a copy and a
few answers away. A save holds the record and, as insurance, the table of the last commit point: if a later version of
the rules cannot replay the record, the game goes on from there and says so.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Sequence
from typing import Any

from .ask import Illegal, Value, Why, by_seat
from .game import CONCEDE, Game
from .record import frozen
from .rules import Names, Rules
from .table import Table
from .view import hide, label, view, why_not
from .words import plain

FORMAT = 1


class BadSave(ValueError):
    """A save or a link that cannot be read; `str()` says why, for people. Nothing was changed."""


class Match:
    """One table from the first card to the last.

    `n` answers lie behind the present moment; `answers` may hold more, which `redo` brings back. `facts[k]` are the
    facts that the k-th answer caused (`facts[0]`: the set-up).
    """

    def __init__(
        self,
        rules: Rules,
        seats: int,
        seed: int,
        names: Sequence[str] = (),
        options: dict[str, Any] | None = None,
    ) -> None:
        self.rules = rules
        self.options = rules.complete(seats, options or {})
        self.seats = seats
        self.seed = seed
        self.names = [*names, *(f"Player {n + 1}" for n in range(len(names), seats))][:seats]
        self.note: str | None = None
        self.answers: list[tuple[int, Value]] = []
        self.codes: list[Any] = []
        self.facts: list[list[dict[str, Any]]] = []
        self._luck: list[bool] = []
        self._commits: list[tuple[int, Table]] = []
        self.n = 0
        self.first = 0
        table = rules.setup(seats, seed, self.options, self.names)
        self._start(table)

    @classmethod
    def from_table(cls, rules: Rules, table: Table, like: Match) -> Match:
        """A match that begins with a table as it lies (a scene); settings are those of another match."""
        new = cls.__new__(cls)
        new.__dict__.update(like.__dict__)
        new.answers, new.codes, new.facts, new._luck, new._commits = [], [], [], [], []
        new.n = new.first = 0
        new._start(table)
        return new

    def _start(self, table: Table) -> None:
        events: list[dict[str, Any]] = []
        table.events = events
        self.game = Game(self.rules, table)
        table.events = None
        self.facts.append(events)
        self._commit()

    def _commit(self) -> None:
        base = self.game.base
        if base is not None and (not self._commits or self._commits[-1][1] is not base):
            self._commits.append((self.n - len(self.game.trail), base))

    # -- playing ------------------------------------------------------------------------------------------------

    @property
    def open(self) -> dict[int, Any]:
        """The open questions by seat; empty when the game is over."""
        return self.game.open

    @property
    def over(self) -> bool:
        """True when nothing is asked any more."""
        return self.game.over

    @property
    def result(self) -> Any:
        """The game's result record, or None while it goes on."""
        return self.game.t.result

    def answer(self, seat: int, value: Value) -> list[dict[str, Any]]:
        """Give an answer; returns the facts it caused. Raises `Illegal`, with a sentence, and then nothing changed."""
        value = frozen(value)
        ask = by_seat(self.game.asked).get(seat)
        before = self._luck_state()
        events = self.game.answer(seat, value)
        del self.answers[self.n :], self.codes[self.n :], self.facts[self.n + 1 :], self._luck[self.n :]
        self.answers.append((seat, value))
        self.codes.append([seat, CONCEDE] if value == CONCEDE else _code(ask, value))
        self.facts.append(events)
        self._luck.append(self._luck_state() != before)
        self.n += 1
        self._commit()
        return events

    def why_not_concede(self, seat: int) -> str | None:
        """Why a seat cannot give up now, as a sentence, or None if it can: then `answer(seat, CONCEDE)` does."""
        why = self.game.refusal(seat, CONCEDE)
        return None if why is None else self.rules.sentence(self.game.t, why)

    def concede(self, seat: int) -> list[dict[str, Any]]:
        """A seat gives up; recorded like an answer. Raises `Illegal` if the game has no concession."""
        return self.answer(seat, CONCEDE)

    def _luck_state(self) -> Any:
        return [luck.to_data() for luck in _lucks(self.game.t)]

    # -- moments ------------------------------------------------------------------------------------------------

    def to(self, n: int) -> None:
        """Go to the moment after n answers; later answers stay for `redo` until another answer is given."""
        if not self.first <= n <= len(self.answers):
            raise ValueError(f"this match has moments {self.first} to {len(self.answers)}, not {n}")
        while len(self._commits) > 1 and self._commits[-1][0] > n:
            self._commits.pop()
        count, table = self._commits[-1]
        if n >= self.n >= count:
            count = self.n
        else:
            self.game = Game(self.rules, table.copy())
        self.n = count
        while self.n < n:
            seat, value = self.answers[self.n]
            self.game.play(seat, value)
            self.n += 1
            self._commit()

    def previous(self, seat: int | None = None) -> int | None:
        """The moment to which `undo` goes: before the seat's last answer (None: anybody's); None if there is none."""
        for n in range(self.n - 1, self.first - 1, -1):
            if seat is None or self.answers[n][0] == seat:
                return n
        return None

    def may_undo(self, seat: int | None = None) -> str | None:
        """Why a seat cannot honestly take back its last answer, as a sentence; None if it can."""
        n = self.previous(seat)
        if n is None:
            return self._say("undo.nothing")
        for k in range(n, self.n):
            if seat is not None and self.answers[k][0] != seat:
                return self._say("undo.other", who=self.answers[k][0])
        for k in range(n, self.n):
            news = 0
            for fact in self.facts[k + 1]:
                news |= fact.get("news", 0)
            if news:
                return self._say("undo.seen", who=(news & -news).bit_length() - 1)
            if self._luck[k]:
                return self._say("undo.luck")
        return None

    def undo(self, seat: int | None = None) -> None:
        """Take back a seat's last answer and all since. `may_undo` says whether that is honest without agreement."""
        n = self.previous(seat)
        if n is None:
            raise Illegal(self._say("undo.nothing"))
        self.to(n)

    @property
    def can_redo(self) -> bool:
        """True if answers lie ahead."""
        return self.n < len(self.answers)

    def redo(self) -> None:
        """Give the next taken-back answer again."""
        if self.can_redo:
            self.to(self.n + 1)

    # -- reading ------------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The table as a seat sees it, as plain data."""
        return view(self.game, seat)

    def log(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """The transcript as a seat may read it: lines `{"n", "head", "who", "spans", "fact"}` of moments >= since."""
        names, words = Names(self.rules, self.game.t), self.rules.words
        lines = []
        for n in range(max(since, 0), self.n + 1):
            for fact in self.facts[n] if n < len(self.facts) else ():
                shown = hide(fact, seat)
                key = "log." + shown["fact"]
                head = key not in words
                if head:
                    key = "head." + shown["fact"]
                if key in words:
                    spans = words.spans(key, shown, names)
                    lines.append({"n": n, "head": head, "who": shown.get("who"), "spans": spans, "fact": shown["fact"]})
        return lines

    def facts_for(self, seat: int | None, n: int) -> list[dict[str, Any]]:
        """The facts of the n-th answer (0: the set-up) as a seat may know them, for motion on the page."""
        return [hide(fact, seat) for fact in self.facts[n]]

    def why_not(self, seat: int, thing: Value) -> dict[str, Any] | None:
        """Why a thing cannot be used by a seat now: `{"spans", "text", "rule"}`, or None."""
        return self._worded(why_not(self.game, seat, frozen(thing)))

    def refuse(self, seat: int, value: Value) -> dict[str, Any] | None:
        """Why a whole answer is not legal: `{"spans", "text", "rule"}`, or None if it is."""
        if seat not in self.open:
            return self._worded(Why("core.over") if self.over else Why("core.not_your_turn", who=seat))
        return self._worded(self.game.refusal(seat, frozen(value)))

    def label(self, seat: int, value: Value) -> dict[str, Any]:
        """Words for an option, or for a set of picks, of the question open to a seat."""
        return label(self.rules, self.game.t, self.game.ask(seat), frozen(value))

    def _worded(self, why: Why | None) -> dict[str, Any] | None:
        if why is None:
            return None
        spans = self.rules.spans(self.game.t, why)
        return {"spans": spans, "text": plain(spans), "rule": self.rules.words.rule(why.key)}

    def _say(self, key: str, **fields: Any) -> str:
        return self.rules.sentence(self.game.t, Why(key, **fields))

    # -- records ------------------------------------------------------------------------------------------------

    def save(self) -> str:
        """The whole match as text (JSON)."""
        count, table = self._commits[-1]
        record = {
            "five-tables": FORMAT,
            "game": self.rules.id,
            "rules": self.rules.version,
            "seats": self.seats,
            "seed": self.seed,
            "names": self.names,
            "options": self.options,
            "first": self.first,
            "at": self.n,
            "answers": self.answers,
            "snapshot": {"at": count, "table": table.to_data()},
        }
        return json.dumps(record, separators=(",", ":"), ensure_ascii=False)

    @classmethod
    def restore(cls, rules: Rules, record: dict[str, Any]) -> Match:
        """A match from the record of a save. Raises `BadSave`; `note` says when only part could be kept."""
        try:
            answers = [(int(seat), frozen(value)) for seat, value in record["answers"]]
            seats, seed, at, first = (int(record[key]) for key in ("seats", "seed", "at", "first"))
            match = cls(rules, seats, seed, [str(name) for name in record["names"]], dict(record["options"]))
        except (KeyError, TypeError, ValueError) as fault:
            raise BadSave(f"This save is damaged ({fault}).") from None
        done = 0
        if not first:
            done = match._replay(answers)
            if done == len(answers):
                match.to(min(at, done))
                return match
        return match._from_snapshot(record, answers, done)

    def _replay(self, answers: Sequence[tuple[int, Value]]) -> int:
        for done, (seat, value) in enumerate(answers):
            try:
                self.answer(seat, value)
            except Exception:
                # The rules have changed since, or the record is damaged: this is what the snapshot is for.
                return done
        return len(answers)

    def _from_snapshot(self, record: dict[str, Any], answers: list[tuple[int, Value]], done: int) -> Match:
        saved = record.get("snapshot") or {}
        try:
            at, data = int(saved["at"]), saved["table"]
            t = self.game.t
            shared = {"lay": t.lay, "kind": t.kind, "options": t.options, "names": t.names, "events": None}
            table = self.rules.table.from_data(data, **shared)
            fresh = Match.__new__(Match)
            fresh.__dict__.update(self.__dict__)
            fresh.answers, fresh.codes, fresh.facts = answers[:at], [None] * at, [[] for _ in range(at)]
            fresh._luck, fresh._commits, fresh.n, fresh.first = [True] * at, [], at, at
            fresh._start(table)
        except Exception as fault:
            if done:
                self.note = f"This save could be read up to answer {done} of {len(answers)}; the rest is damaged."
                return self
            raise BadSave(f"This save is damaged ({fault}).") from None
        more = fresh._replay(answers[at:])
        fresh.note = (
            f"This save was made by other rules (version {record.get('rules')}, these are {self.rules.version}): "
            f"it goes on from answer {at + more} of {len(answers)}; earlier moments cannot be replayed."
        )
        return fresh

    def link(self) -> str:
        """The whole match as a short text that fits behind `#` in an address."""
        if self.first:
            raise Illegal("A table that goes on from a snapshot cannot be put into a link; save it as a file.")
        record = [
            FORMAT, self.rules.id, self.rules.version, self.seats, self.seed, self.names,
            self.options, self.codes[: self.n],
        ]  # fmt: skip
        packed = zlib.compress(json.dumps(record, separators=(",", ":")).encode(), 9)
        return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def unlink(text: str) -> list[Any]:
    """The record inside a link; raises `BadSave`."""
    try:
        packed = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        unpack = zlib.decompressobj()
        record = json.loads(unpack.decompress(packed, 4_000_000))
        if not unpack.eof:
            raise ValueError("its end is missing")
        if not isinstance(record, list) or len(record) != 8:
            raise ValueError("it is not the record of a game")
    except (ValueError, zlib.error) as fault:
        raise BadSave("This link is damaged or cut off: copy the whole of it.") from fault
    if record[0] != FORMAT:
        raise BadSave(f"This link was made by another version (format {record[0]}; this one reads {FORMAT}).")
    return record


def relink(rules: Rules, record: list[Any]) -> Match:
    """The match of a link's record; raises `BadSave` with the answer at which it breaks."""
    _, _, version, seats, seed, names, options, codes = record
    try:
        match = Match(rules, seats, seed, names, options)
        for code in codes:
            seat = code[0]
            match.answer(seat, CONCEDE if code[1] == CONCEDE else _uncode(match.game.ask(seat), code))
    except (Illegal, ValueError, TypeError, KeyError, IndexError) as fault:
        raise BadSave(f"This link does not fit these rules (made with version {version}): {fault}") from None
    return match


def _code(ask: Any, value: Value) -> list[Any]:
    if ask.single:
        return [ask.seat, ask.options.index(value)]
    return [ask.seat, [ask.options.index(pick) for pick in value]]


def _uncode(ask: Any, code: list[Any]) -> Value:
    places = code[1]
    return tuple(ask.options[i] for i in places) if isinstance(places, list) else ask.options[places]


def _lucks(t: Table) -> list[Any]:
    """Every stream of luck of a table: its own, and a game's further ones in `streams`."""
    return [t.luck, *getattr(t, "streams", ())]
