"""Questions that rules put to seats, and the refusals that answer a wrong reply.

A rule is a generator; where a player decides, it yields an `Ask` and is resumed with the answer. What is asked, what
is legal and why the rest is not stand together in one place.

The values of options are plain: a **card id is an int**; every other thing is a string (`"seat:2"`, `"ward:3"`);
an option is one thing, an action word, a tuple `(action, thing, thing, …)`, or None (decline).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any

Value = Any
"""None, an int, a str, or a tuple of such: whatever may be an option."""


class Why:
    """One reason why something is refused: a key into the game's words, and the numbers that go into the sentence."""

    __slots__ = ("fields", "key")

    def __init__(self, key: str, **fields: Any) -> None:
        self.key = key
        self.fields = fields

    def __repr__(self) -> str:
        return f"Why({self.key!r}, **{self.fields!r})"


class Illegal(ValueError):
    """An answer that the rules refuse. `str()` is a sentence for the player; `why` is the reason behind it, if any."""

    def __init__(self, sentence: str, why: Why | None = None) -> None:
        super().__init__(sentence)
        self.why = why


class Ask:
    """One question to one seat: choose one option; the answer is the bare option.

    * `verb` names the question for words and keyboard, e.g. "attack";
    * `options` are the legal values, each once, in a fixed order;
    * `source`: the card or place that asks;
    * `why(thing)` says why a thing is not among the options, or None;
    * `about`: further facts for the words, by name.
    """

    __slots__ = ("about", "group", "options", "seat", "source", "verb", "why")
    single = True
    least = most = 1

    def __init__(
        self,
        seat: int,
        verb: str,
        options: Sequence[Value],
        source: Value = None,
        why: Callable[[Value], Why | None] | None = None,
        about: Mapping[str, Any] | None = None,
    ) -> None:
        self.seat = seat
        self.verb = verb
        self.options = options
        self.source = source
        self.why = why
        self.about = about
        self.group: Group | None = None

    def refusal(self, value: Value) -> Why | None:
        """Why this whole answer is not legal, or None if it is."""
        if value in self.options:
            return None
        thing = value[-1] if isinstance(value, tuple) and value else value
        return self._why(thing)

    def _why(self, thing: Value) -> Why:
        found = self.why(thing) if self.why and isinstance(thing, (int, str)) else None
        return found or Why("core.not_offered", thing=thing)

    def forced(self) -> bool:
        """True if there is only one possible answer, so that asking would waste the player's time."""
        return len(self.options) == 1

    def only(self) -> Value:
        """The answer to a forced question."""
        return self.options[0]

    def sample(self, below: Callable[[int], int]) -> Value:
        """A legal answer by chance, every option alike. `below(n)` draws from 0 to n - 1."""
        return self.options[below(len(self.options))]

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.verb!r}, {self.options!r})"


class Pick(Ask):
    """One question to one seat: choose from `least` to `most` options; the answer is a tuple, in option order.

    `check(picks)` says why a whole set is refused, or None; it must accept some set within the limits.
    """

    __slots__ = ("check", "least", "most")
    single = False

    def __init__(
        self,
        seat: int,
        verb: str,
        options: Sequence[Value],
        least: int,
        most: int,
        source: Value = None,
        why: Callable[[Value], Why | None] | None = None,
        check: Callable[[tuple[Value, ...]], Why | None] | None = None,
        about: Mapping[str, Any] | None = None,
    ) -> None:
        self.seat = seat
        self.verb = verb
        self.options = options
        self.source = source
        self.why = why
        self.about = about
        self.group = None
        self.least = least
        self.most = most
        self.check = check

    def refusal(self, value: Value) -> Why | None:
        """Why this whole answer is not legal, or None if it is."""
        if not isinstance(value, tuple):
            return Why("core.not_a_set")
        for pick in value:
            if pick not in self.options:
                return self._why(pick)
        places = [self.options.index(pick) for pick in value]
        if places != sorted(set(places)):
            return Why("core.not_in_order")
        if len(value) < self.least:
            return Why("core.too_few", least=self.least, n=len(value))
        if len(value) > self.most:
            return Why("core.too_many", most=self.most, n=len(value))
        return self.check(value) if self.check else None

    def forced(self) -> bool:
        """True if there is only one possible answer: all of them, or none."""
        n = len(self.options)
        return n == self.least or self.most == 0

    def only(self) -> Value:
        """The answer to a forced question."""
        return tuple(self.options[: self.least])

    def sample(self, below: Callable[[int], int]) -> Value:
        """A legal answer by chance, roughly every number of picks alike."""
        options = self.options
        top = min(self.most, len(options))
        count = self.least + below(top - self.least + 1)
        order = list(range(len(options)))
        for i in range(len(order) - 1, 0, -1):
            j = below(i + 1)
            order[i], order[j] = order[j], order[i]
        while True:
            picks = tuple([options[i] for i in sorted(order[:count])])
            if self.check is None or self.check(picks) is None:
                return picks
            count += 1
            if count > top:
                return self.first()

    def first(self) -> Value:
        """The first set that is legal, smallest sets first."""
        for size in range(self.least, min(self.most, len(self.options)) + 1):
            for picks in combinations(self.options, size):
                if self.check is None or self.check(picks) is None:
                    return picks
        raise AssertionError(f"no answer to {self.verb} satisfies its check")

    def __repr__(self) -> str:
        return f"Pick({self.seat}, {self.verb!r}, {self.options!r}, {self.least}, {self.most})"


class Group:
    """The questions of one secret, simultaneous decision; `done` once everybody has answered."""

    __slots__ = ("done",)

    def __init__(self) -> None:
        self.done = False


class Several(dict[int, Ask]):
    """Open questions by seat, at most one per seat, so that an answer needs no other address."""


Flow = Generator["Ask | Several", Any, Any]
"""A rule that asks. A question put alone is resumed with the value; `Several` with `(seat, value)`."""


def may(things: Iterable[Value], why: Callable[[Value], Why | None]) -> list[Value]:
    """Those that nothing speaks against."""
    return [thing for thing in things if why(thing) is None]


def everyone(asks: Mapping[int, Ask]) -> Generator[Several, tuple[int, Value], dict[int, Value]]:
    """Ask several seats at once, in secret; go on when all have answered. Returns the answers by seat."""
    waiting, answers, group = Several(asks), {}, Group()
    for ask in waiting.values():
        ask.group = group
    while waiting:
        seat, value = yield Several(waiting)
        answers[seat] = value
        del waiting[seat]
    group.done = True
    return {seat: answers[seat] for seat in asks}


def side_by_side(flows: Mapping[Any, Flow | None]) -> Generator[Several, tuple[int, Value], dict[Any, Any]]:
    """Run whole flows next to each other; each goes on when one of its questions is answered.

    Returns what each flow returned, by name. A flow that is None has nothing to ask. No seat may be asked by two
    flows at once.
    """
    asked: dict[Any, Ask | Several] = {}
    results: dict[Any, Any] = dict.fromkeys(flows)

    def go(name: Any, value: Any) -> None:
        flow = flows[name]
        try:
            asked[name] = flow.send(value)  # type: ignore[union-attr]
        except StopIteration as stop:
            asked.pop(name, None)
            results[name] = stop.value

    for name, flow in flows.items():
        if flow is not None:
            go(name, None)
    while asked:
        everybody = Several()
        for found in asked.values():
            for seat, ask in by_seat(found).items():
                if seat in everybody:
                    raise RuntimeError(f"seat {seat} is asked twice at once: {everybody[seat]!r}, {ask!r}")
                everybody[seat] = ask
        seat, value = yield everybody
        name = next(n for n, found in asked.items() if seat in by_seat(found))
        go(name, (seat, value) if isinstance(asked[name], Several) else value)
    return results


def by_seat(asked: Ask | Several | None) -> dict[int, Ask]:
    """Open questions by seat, whatever the shape."""
    if asked is None:
        return {}
    return asked if isinstance(asked, Several) else {asked.seat: asked}
