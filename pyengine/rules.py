"""What a game exports: one `Rules` object, and the small types its set-up screen is made from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .ask import Ask, Value, Why
from .cards import Card, Catalog
from .table import Layout, Table
from .words import Spans, Words, markup, plain


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of an option. `value` is what the rules see: a bool, an int or a str."""

    value: Any
    label: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Option:
    """Something that the table agrees on before the game. `modes` limits it to some modes.

    `text`: any text will do, the choices are only ready ones; `hidden`: for scenes and tests, not for set-up screens.
    """

    id: str
    label: str
    choices: tuple[Choice, ...]
    default: Any
    note: str = ""
    modes: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    text: bool = False
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Mode:
    """A way to play, with the numbers of seats it is for."""

    id: str
    label: str
    seats: tuple[int, ...]
    note: str = ""


def nothing(*_: Any) -> dict[str, Any]:
    """The answer of a hook that a game does not need."""
    return {}


@dataclass(slots=True)
class Rules:
    """A game. `setup(seats, seed, options, names)` returns its table with the first steps on the agenda.

    Hooks, all functions of a table that change nothing:

    * `show(t, seat)`: `{"phase", "phases", "where": Why, "seats": [{…}], "table": {…}}` for views, open facts only;
    * `now(t, card)`: current values of a visible card that differ from its face (`stats`, `drained`, `tokens`, …);
    * `fields(t, ask, value)`: more fields for the words of a question (value None) or an option;
    * `why(t, seat, thing)`: why a thing cannot be used when the open question itself does not know;
    * `odds(t, ask)`: short tokens on things, as `{thing: Why}`;
    * `ending(t)`: `{"winners", "by", "table"}` of a finished game;
    * `group(t, card)`: cards with equal group are interchangeable for whoever cannot see them;
    * `counters`: name -> (read, write) for scenes; `begin(t, phase)`: lets a scene start in a phase;
      `mark(t, card, word)`: lets a scene put a state on a card;
    * `estimate(t)`: how well each seat stands, 0 to 1, for searches that stop before the end; open to guesses only;
    * `rivals`: False where all seats win or lose together;
    * `usual`: the number of seats the game is mainly played with, for figures (0: the fewest);
    * `late`: the steps that ask as a rule; copies for clones and undo wait for one of them, so that the quiet steps
      before it are not run again (none: a copy at the first step after each answer);
    * `bots`: level -> `choose(game, seat, ask, luck) -> value`.
    """

    id: str
    name: str
    version: str
    catalog: Catalog
    seats: tuple[int, ...]
    layout: Callable[[int, dict[str, Any]], Layout]
    setup: Callable[[int, int, dict[str, Any], Sequence[str]], Table]
    table: type[Table]
    steps: Mapping[str, Callable[..., Any]]
    words: Words
    show: Callable[[Any, int | None], dict[str, Any]]
    ending: Callable[[Any], dict[str, Any]]
    bots: Mapping[str, Callable[..., Value]]
    group: Callable[[Any, int], Any] = lambda t, card: t.where[card]
    now: Callable[[Any, int], dict[str, Any]] = nothing
    fields: Callable[[Any, Ask, Value], dict[str, Any]] = nothing
    why: Callable[[Any, int, Value], Why | None] = lambda t, seat, thing: None
    odds: Callable[[Any, Ask], dict[Any, Why]] = nothing
    explain: Callable[[Any, int, Ask, Value], Why | None] = lambda t, seat, ask, value: None
    place: Callable[[Any, str], str] = lambda t, place: place
    counters: Mapping[str, tuple[Callable[..., Any], Callable[..., Any]]] = field(default_factory=dict)
    begin: Callable[[Any, str], None] | None = None
    mark: Callable[[Any, int, str], None] | None = None
    concede: Callable[[Any, int], Why | None] | None = None
    modes: tuple[Mode, ...] = ()
    options: tuple[Option, ...] = ()
    minutes: str = ""
    weight: int = 1
    tags: str = ""
    package: str = ""
    late: frozenset[str] = frozenset()
    estimate: Callable[[Any], list[float]] | None = None
    rivals: bool = True
    usual: int = 0
    _faces: dict[int, dict[str, Any]] = field(default_factory=dict)

    def sentence(self, t: Table, why: Why) -> str:
        """A refusal as text."""
        return plain(self.spans(t, why))

    def spans(self, t: Table, why: Why) -> Spans:
        """A refusal, or any other worded thing, as spans."""
        return self.words.spans(why.key, why.fields, Names(self, t))

    def face(self, kind: int) -> dict[str, Any]:
        """What is printed on a definition, as plain data for the page; built once. Do not change it."""
        found = self._faces.get(kind)
        if found is None:
            found = self._faces[kind] = _face(self.catalog[kind])
        return found

    def complete(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Options with defaults filled in; raises `ValueError` with a sentence for whatever does not exist."""
        known = {option.id: option for option in self.options}
        if self.modes:
            known["mode"] = Option(
                "mode", "Mode", tuple(Choice(m.id, m.label) for m in self.modes), self._mode_for(seats)
            )
        out = {name: option.default for name, option in known.items()}
        for name, value in options.items():
            if name not in known:
                raise ValueError(f"{self.name} has no option {name!r}; it has {', '.join(known) or 'none'}.")
            values = [choice.value for choice in known[name].choices]
            if values and value not in values and not (known[name].text and isinstance(value, str)):
                raise ValueError(f"{self.name}: {name} can be {', '.join(map(str, values))}; not {value!r}.")
            out[name] = value
        allowed = next((m.seats for m in self.modes if m.id == out.get("mode")), self.seats)
        if seats not in allowed:
            raise ValueError(f"{self.name} is for {_numbers(allowed)} seats here; not for {seats}.")
        return out

    def _mode_for(self, seats: int) -> str:
        return next((m.id for m in self.modes if seats in m.seats), self.modes[0].id)


def _numbers(values: Sequence[int]) -> str:
    texts = [str(v) for v in values]
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} or {texts[-1]}"


def _face(card: Card) -> dict[str, Any]:
    return {
        "kind": card.slug,
        "name": card.name,
        "type": card.type,
        "frame": card.frame,
        "origin": card.origin,
        "group": card.group,
        "cost": card.cost,
        "stats": [
            {"id": s.id, "icon": s.icon, "value": s.value, "printed": s.value, "label": s.label or s.id}
            for s in card.stats
        ],
        "keys": [{"id": k.id, "label": k.label, "icon": k.icon, "rule": k.rule} for k in card.keys],
        "text": markup(card.text),
        "emblem": card.emblem,
        "wide": card.wide,
        "copies": card.copies,
        "code": card.code,
        "mark": card.mark,
        **card.data.get("face", {}),
    }


class Names:
    """Names of the things on a table, for `words`."""

    def __init__(self, rules: Rules, t: Table) -> None:
        self.rules = rules
        self.t = t

    def card(self, card: int | None) -> dict[str, Any] | None:
        """A card as a span; None (a hidden card) has no name."""
        if card is None:
            return None
        definition = self.rules.catalog[self.t.kind[card]]
        return {"card": definition.slug, "id": card, "name": definition.name}

    def seat(self, seat: int) -> str:
        return self.t.names[seat]

    def place(self, place: str) -> str:
        if place.startswith("seat:"):
            return self.t.names[int(place[5:])]
        if place.startswith("n:"):
            return place[2:]
        return self.rules.place(self.t, place)
