"""Scenes: scripted positions that are rules demos, puzzles and card tests in one.

A scene is a short text that a tutor can write; `run` plays it and returns what did not hold:

```
scene   Attack with Teamwork
game    tokyo-ghoul
rules   TKG-X01 TKG-094 TKG-095
seats   2
names   Tom, Ana
turn    Tom
phase   action
given   Tom play: Ken Kaneki, Enji Koma
given   Ana play: Ayato Kirishima
say     Kaneki alone is too weak: 5 against 6.
do      Tom attack Ken Kaneki > Ayato Kirishima
try     Tom teamwork
 want   Enji Koma "5 + 1 = 6: a tie wounds both."
 other  none "Then 5 against 6 loses."
see     Tom discard: Ken Kaneki, Enji Koma
see     Ana play:
```

| line | meaning |
|---|---|
| `given ZONE: cards` | the zone holds just these; decks from the top; `Name (drained)` puts a state on a card |
| `given SEAT counter N` | a counter; without a seat, one of the table |
| `turn`, `phase`, `round` | where the scene starts |
| `do SEAT option` | an answer: `action thing > thing`, a name, several with `+`, `nothing`; `Name#2`: the second |
| `refuse SEAT option: words` | not legal, and the reason has these words |
| `see ZONE: cards`, `see ZONE N`, `see ZONE has cards`, `see ZONE lacks cards` | what lies there |
| `see SEAT counter N`, `see card [SEAT] NAME stat N`, `see card [SEAT] NAME [not] state` | numbers, states |
| `see asks SEAT [verb]`, `see offers SEAT option`, `see log words` | the open question, the transcript |
| `see over [SEAT…]`, `see by KIND`, `see playing` | the end, or not yet |
| `try SEAT verb`, ` want`/` other` below | the reader answers: options with comments; a run takes the first `want` |

Seats are named by `names` or by letters A, B, C …; zones as `hand`, `deck` … behind a seat, or by the name of a place.
"""

from __future__ import annotations

import re
import shlex
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import resources
from itertools import islice, product
from typing import Any

from .ask import Ask, Illegal, Value
from .games import GAMES
from .games import rules as rules_of
from .match import Match
from .rules import Rules
from .table import Table
from .view import face_now, path
from .words import plain


class SceneError(ValueError):
    """A scene that cannot be read, with its name and line number."""


@dataclass(slots=True)
class Line:
    """One line: its number, its first word and the rest; `sub` holds the indented lines below a `try`."""

    number: int
    word: str
    text: str
    sub: list[Line] = field(default_factory=list)


@dataclass(slots=True)
class Scene:
    """A parsed scene. `head` holds its settings by name (`given` and `option` repeated), `body` what happens."""

    id: str
    name: str
    game: str
    cites: list[str]
    head: list[Line]
    body: list[Line]

    @property
    def rules(self) -> Rules:
        return rules_of(self.game)

    def setting(self, word: str, default: str = "") -> str:
        """The text of a head line, or the default."""
        return next((line.text for line in self.head if line.word == word), default)


HEAD = {
    "scene",
    "game",
    "rules",
    "seats",
    "names",
    "option",
    "seed",
    "turn",
    "phase",
    "round",
    "given",
    "about",
    "course",
}
BODY = {"say", "do", "see", "try", "refuse"}


def parse(text: str, name: str = "scene") -> Scene:
    """Read a scene; raises `SceneError` with the line for whatever is not understood."""
    head: list[Line] = []
    body: list[Line] = []
    for number, raw in enumerate(text.splitlines(), 1):
        if not raw.strip() or raw.lstrip().startswith("#"):
            continue
        word, _, rest = raw.strip().partition(" ")
        line = Line(number, word, rest.strip())
        if raw[0] in " \t" and word in ("want", "other"):
            if not body or body[-1].word != "try":
                raise SceneError(f"{name}:{number}: {word!r} stands below no try")
            body[-1].sub.append(line)
        elif word in HEAD and not body:
            head.append(line)
        elif word in BODY:
            body.append(line)
        else:
            raise SceneError(f"{name}:{number}: {word!r} is not known here")
    scene = Scene(name, "", "", [], head, body)
    scene.name, scene.game = scene.setting("scene", name), scene.setting("game")
    scene.cites = scene.setting("rules").split()
    if scene.game not in GAMES:
        raise SceneError(f"{name}: there is no game {scene.game!r}")
    return scene


def scenes(game: str | None = None) -> Iterator[Scene]:
    """All scenes inside the package, of one game or of all, by file name; a file may hold several, parted by `---`."""
    for name, package in GAMES.items():
        if game not in (None, name):
            continue
        folder = resources.files(f"{__package__}.games.{package}").joinpath("scenes")
        if not folder.is_dir():
            continue
        for file in sorted(folder.iterdir(), key=lambda f: f.name):
            if file.name.endswith(".txt"):
                yield from parse_many(file.read_text("utf-8"), file.name.removesuffix(".txt"))


def parse_many(text: str, name: str) -> Iterator[Scene]:
    """The scenes of one file, parted by lines of `---`; the n-th after the first is called `name-n`."""
    parts = re.split(r"(?m)^---\s*$", text)
    for n, part in enumerate(parts, 1):
        yield parse(part, name if n == 1 else f"{name}-{n}")


# -- setting up -----------------------------------------------------------------------------------------------------


class Stage:
    """A scene on a table: finds cards, zones and options by the words of the scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.rules = scene.rules
        options: dict[str, Any] = {}
        for line in scene.head:
            if line.word == "option":
                key, _, value = line.text.partition("=")
                options[key.strip()] = _value(value.strip())
        seats = int(scene.setting("seats", str(self.rules.seats[0])))
        names = [name.strip() for name in scene.setting("names").split(",") if name.strip()]
        self.match = Match(
            self.rules, seats, int(scene.setting("seed", "1")), names or list("ABCDEFGH"[:seats]), options
        )
        self._set_up(self.match.game.t)

    @property
    def t(self) -> Table:
        return self.match.game.t

    def _set_up(self, t: Table) -> None:
        t.result = None
        given = [line for line in self.scene.head if line.word == "given" and ":" in line.text]
        zones = [(line, self.zone(line.text.partition(":")[0])) for line in given]
        box = t.lay["box"][0]
        for _, zone in zones:
            t.move_all(zone, box)
        taken: set[int] = set()
        fixed = {zone for _, zone in zones}
        for line, zone in zones:
            names = [part.strip() for part in line.text.partition(":")[2].split(",") if part.strip()]
            for name in reversed(names) if t.lay.mask[zone] == 0 else names:
                self._put(t, line, name, zone, taken, fixed)
        t.seen.clear()
        if word := self.scene.setting("turn"):
            t.turn = self.seat(word)
        t.round = int(self.scene.setting("round", "1"))
        for line in self.scene.head:
            if line.word == "given" and ":" not in line.text:
                self._count(t, line)
        phase = self.scene.setting("phase")
        if phase:
            if self.rules.begin is None:
                raise SceneError(f"{self.scene.id}: {self.rules.name} cannot begin in a phase")
            t.agenda.clear()
            self.rules.begin(t, phase)
        self.match = Match.from_table(self.rules, t, self.match)

    def _put(self, t: Table, line: Line, text: str, zone: int, taken: set[int], fixed: set[int]) -> None:
        name, marks = _marked(text, self.rules)
        try:
            kind = self.rules.catalog[name.strip()].index
        except KeyError as fault:
            raise SceneError(f"{self.scene.id}:{line.number}: {fault.args[0]}") from None
        free = [
            c
            for c, k in enumerate(t.kind)
            if k == kind and c not in taken and (t.where[c] == t.lay["box"][0] or t.where[c] not in fixed)
        ]
        if not free:
            raise SceneError(f"{self.scene.id}:{line.number}: no {name.strip()} is left")
        card = min(free, key=lambda c: t.where[c] != t.lay["box"][0])
        taken.add(card)
        t.move(card, zone)
        for mark in marks.rstrip(")").split(";"):
            if mark.strip():
                if self.rules.mark is None:
                    raise SceneError(f"{self.scene.id}:{line.number}: {self.rules.name} knows no states of cards")
                self.rules.mark(t, card, mark.strip())

    def _count(self, t: Table, line: Line) -> None:
        *words, number = shlex.split(line.text)
        name = words[-1]
        if name not in self.rules.counters:
            raise SceneError(
                f"{self.scene.id}:{line.number}: no counter {name!r}; there are {', '.join(self.rules.counters)}"
            )
        seat = self.seat(" ".join(words[:-1])) if len(words) > 1 else None
        self.rules.counters[name][1](t, seat, _value(number))

    # -- finding --------------------------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        """A seat by its name, its letter or its number."""
        names = [n.lower() for n in self.match.names]
        low = name.strip().lower()
        if low in names:
            return names.index(low)
        if len(low) == 1 and "a" <= low < chr(ord("a") + self.match.seats):
            return ord(low) - ord("a")
        raise SceneError(f"{self.scene.id}: nobody is called {name!r}")

    def split_seat(self, text: str) -> tuple[int | None, str]:
        """The seat named at the beginning of a text, if any, and the rest."""
        for n, name in enumerate(self.match.names):
            if text.lower() == name.lower() or text.lower().startswith(name.lower() + " "):
                return n, text[len(name) :].strip()
        head, _, rest = text.partition(" ")
        if len(head) == 1 and head.isupper() and ord(head) - 65 < self.match.seats:
            return ord(head) - 65, rest.strip()
        return None, text

    def zone(self, text: str) -> int:
        """The index of a zone by words: "Tom hand", "banished", "ward.2", "13th ward"."""
        found = self.find_zone(text)
        if found is None:
            raise SceneError(f"{self.scene.id}: there is no zone {text!r}; there are {', '.join(self.t.lay.kinds)}")
        return found

    def find_zone(self, text: str) -> int | None:
        lay = self.t.lay
        seat, name = self.split_seat(text.strip())
        if seat is not None and f"{name}.{seat}" in lay.number:
            return lay.number[f"{name}.{seat}"]
        if seat is None and name in lay.number:
            return lay.number[name]
        for zone in lay.kinds.values():
            if name.lower() in [place.lower() for place in zone.places]:
                return lay[zone.name][[place.lower() for place in zone.places].index(name.lower())]
        return None

    def card_name(self, card: int) -> str:
        return self.rules.catalog[self.t.kind[card]].name

    def thing(self, thing: Value) -> str:
        """A thing in the words of scenes."""
        if isinstance(thing, int):
            return self.card_name(thing)
        if isinstance(thing, str) and ":" in thing:
            from .rules import Names

            return Names(self.rules, self.t).place(thing)
        return "nothing" if thing is None else str(thing)

    def option(self, option: Value) -> str:
        """An option in the words of scenes: `attack Ken Kaneki > Ayato Kirishima`."""
        if isinstance(option, tuple):
            return f"{option[0]} {' > '.join(self.thing(thing) for thing in option[1:])}".strip()
        return self.thing(option)

    def answer(self, ask: Ask, text: str) -> Value:
        """The answer that a text means; raises `SceneError` listing what there is."""
        if ask.single:
            return self._one(ask, text, set())
        if text.lower() in ("none", "nothing"):
            return ()
        used: set[int] = set()
        picks = [self._one(ask, part.strip(), used) for part in text.split(" + ")]
        return tuple(sorted(picks, key=ask.options.index))

    def _one(self, ask: Ask, text: str, used: set[int]) -> Value:
        wanted, _, number = text.partition("#")
        low = wanted.strip().lower()
        found = [
            i for i, option in enumerate(ask.options)
            if i not in used and low in (self.option(option).lower(), f"{ask.verb} {self.option(option)}".lower())
        ]  # fmt: skip
        nth = int(number or 1) - 1
        if nth >= len(found):
            there = "; ".join(dict.fromkeys(self.option(option) for option in ask.options))
            raise SceneError(f"{text!r} is not offered at {ask.verb!r}; there is: {there}")
        used.add(found[nth])
        return ask.options[found[nth]]

    # -- acting ---------------------------------------------------------------------------------------------------

    def act(self, line: Line) -> str | None:
        """Carry out a line; returns what did not hold, or None."""
        try:
            if line.word == "do":
                self._do(line.text)
            if line.word == "try":
                return self._try(line)
            if line.word == "refuse":
                return self._refuse(line.text)
            if line.word == "see":
                return self._see(line.text)
        except (SceneError, Illegal) as fault:
            return str(fault)
        return None

    def ask(self, seat: int) -> Ask:
        """The question open to a seat."""
        if seat not in self.match.open:
            asked = ", ".join(f"{self.match.names[s]} {a.verb}" for s, a in self.match.open.items()) or "nobody"
            raise SceneError(f"{self.match.names[seat]} is not asked; asked is: {asked}")
        return self.match.open[seat]

    def _do(self, text: str) -> None:
        seat, rest = self.split_seat(text)
        if seat is None:
            raise SceneError(f"{text!r} names no seat")
        self.match.answer(seat, self.answer(self.ask(seat), rest))

    def _try(self, line: Line) -> str | None:
        seat, verb = self.split_seat(line.text)
        if seat is None:
            raise SceneError(f"{line.text!r} names no seat")
        ask = self.ask(seat)
        if verb and ask.verb != verb:
            return f"{self.match.names[seat]} is asked to {ask.verb}, not to {verb}"
        wanted = None
        for sub in line.sub:
            value = self.answer(ask, sub.text.partition('"')[0].strip())
            why = ask.refusal(value)
            if why is not None:
                return f"{sub.text!r} is not legal: {self.rules.sentence(self.t, why)}"
            if sub.word == "want" and wanted is None:
                wanted = (value,)
        if wanted is None:
            return "a try needs a want"
        self.match.answer(seat, wanted[0])
        return None

    def _refuse(self, text: str) -> str | None:
        text, _, words = text.partition(":")
        seat, rest = self.split_seat(text)
        if seat is None:
            raise SceneError(f"{text!r} names no seat")
        if seat in self.match.open:
            ask = self.match.open[seat]
            try:
                value = self.answer(ask, rest.strip())
            except SceneError:
                pass
            else:
                why = ask.refusal(value)
                if why is None:
                    return f"{rest.strip()!r} is legal"
                sentence = self.rules.sentence(self.t, why)
                return None if words.strip().lower() in sentence.lower() else f"refused, but because: {sentence}"
        parts = re.split(r" > | \+ ", rest.strip())
        reasons = self._whole(seat, parts)
        for part in reversed(parts):
            for thing in self._things(part.strip()):
                found = self.match.why_not(seat, thing)
                if found:
                    reasons.append(found["text"])
        if any(words.strip().lower() in reason.lower() for reason in reasons):
            return None
        return f"refused, but because: {' / '.join(reasons) or 'no reason given'}"

    def _whole(self, seat: int, parts: list[str]) -> list[str]:
        """Why an action is refused as a whole, for each way in which its open cards can be meant."""
        if seat not in self.match.open:
            return []
        things = [[x for x in self._things(part.strip()) if self._seen(seat, x)] for part in parts]
        values = [(parts[0].split(" ")[0], *found) for found in islice(product(*things), 50)]
        found = [self.match.open[seat].refusal(value) for value in values]
        return [self.rules.sentence(self.t, why) for why in found if why is not None]

    def _seen(self, seat: int, thing: Value) -> bool:
        return not isinstance(thing, int) or self.t.knows(seat, thing)

    def _things(self, text: str) -> list[Value]:
        """Cards and places whose name ends a text ("attack Ken Kaneki" names the card)."""
        low = text.lower()
        cards = [c for c in range(len(self.t.kind)) if low == (n := self.card_name(c).lower()) or low.endswith(" " + n)]
        box = self.t.lay["box"][0]
        seats = [f"seat:{n}" for n, name in enumerate(self.match.names) if low.endswith(name.lower())]
        asks = [o for ask in self.match.open.values() for o in ask.options]
        places = [p for o in asks for p in path(o) if isinstance(p, str) and low.endswith(self.thing(p).lower())]
        return (
            [c for c in cards if self.t.where[c] != box] + seats + places + ([low.split(" ")[-1]] if not cards else [])
        )

    def _see(self, text: str) -> str | None:
        word, _, rest = text.partition(" ")
        match word:
            case "asks":
                seat, verb = self.split_seat(rest)
                open_ = {self.match.names[s]: a.verb for s, a in self.match.open.items()}
                good = seat in self.match.open and (not verb or self.match.open[seat].verb == verb)
                return None if good else f"asked is {open_ or 'nobody'}"
            case "offers":
                seat, option = self.split_seat(rest)
                assert seat is not None
                self.answer(self.ask(seat), option)
                return None
            case "over" | "by" | "playing":
                return self._see_end(word, rest)
            case "log":
                lines = [plain(line["spans"]) for line in self.match.log(None)]
                return None if any(rest.lower() in line.lower() for line in lines) else f"the log is {lines[-8:]}"
            case "card":
                return self._see_card(rest)
        return self._see_zone_or_counter(text)

    def _see_end(self, word: str, rest: str) -> str | None:
        if word == "playing":
            return None if not self.match.over else f"the game is over: {self.match.result}"
        if not self.match.over:
            return "the game goes on"
        ending = self.rules.ending(self.t)
        if word == "by":
            return None if ending["by"] == rest else f"it ended by {ending['by']}"
        wanted = [self.seat(name) for name in rest.split(",")] if rest else sorted(ending["winners"])
        return None if sorted(wanted) == sorted(ending["winners"]) else f"the winners are {ending['winners']}"

    def _see_card(self, text: str) -> str | None:
        seat, rest = self.split_seat(text)
        t, lay = self.t, self.t.lay
        box = lay["box"][0]
        names = sorted(
            (c for c in range(len(t.kind)) if t.where[c] != box and (seat is None or lay.owner[t.where[c]] == seat)),
            key=lambda c: (-len(self.card_name(c)), lay.mask[t.where[c]] != lay.full),
        )
        card = next((c for c in names if rest.lower().startswith(self.card_name(c).lower())), None)
        if card is None:
            return f"there is no such card: {rest}"
        words = rest[len(self.card_name(card)) :].split()
        face = face_now(self.rules, t, card)
        if len(words) == 2 and words[0] != "not":
            value = next((s["value"] for s in face["stats"] if s["id"] == words[0]), face.get(words[0]))
            return None if str(value) == words[1] else f"{words[0]} is {value}"
        wanted = words[0] != "not"
        state = bool(face.get(words[-1]))
        return None if state == wanted else f"{words[-1]} is {state}"

    def _see_zone_or_counter(self, text: str) -> str | None:
        if ":" in text:
            place, _, cards = text.partition(":")
            wanted = Counter(name.strip().lower() for name in cards.split(",") if name.strip())
            there = Counter(self.card_name(c).lower() for c in self.t.zones[self.zone(place)])
            return None if wanted == there else f"there lies {dict(there) or 'nothing'}"
        found = re.match(r"(.+?) (has|lacks) (.+)$", text)
        if found and (zone := self.find_zone(found.group(1))) is not None:
            there = Counter(self.card_name(c).lower() for c in self.t.zones[zone])
            names = [name.strip().lower() for name in found.group(3).split(",")]
            good = all((there[name] > 0) == (found.group(2) == "has") for name in names)
            return None if good else f"there lies {dict(there) or 'nothing'}"
        place, _, number = text.rpartition(" ")
        if (zone := self.find_zone(place)) is not None:
            count = len(self.t.zones[zone])
            return None if str(count) == number else f"there are {count}"
        seat, name = self.split_seat(place)
        if name not in self.rules.counters:
            raise SceneError(f"{name!r} is no zone and no counter")
        value = self.rules.counters[name][0](self.t, seat)
        return None if str(value) == number else f"{name} is {value}"


def _marked(text: str, rules: Rules) -> tuple[str, str]:
    """A card's name and its states; a name may itself end in brackets."""
    if text.strip().lower() in rules.catalog or "(" not in text:
        return text, ""
    name, _, marks = text.rpartition("(")
    return name, marks


def _value(text: str) -> Any:
    if re.fullmatch(r"-?\d+", text):
        return int(text)
    return {"true": True, "false": False}.get(text.lower(), text)


def run(scene: Scene) -> list[str]:
    """Play a scene; returns what did not hold, as `name:line: what`; empty if all is well."""
    stage = Stage(scene)
    failures = []
    for line in scene.body:
        found = stage.act(line)
        if found:
            failures.append(f"{scene.id}:{line.number}: {line.word} {line.text}: {found}")
            if line.word != "see":
                break
    return failures
