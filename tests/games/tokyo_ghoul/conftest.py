"""A small builder for positions of Tokyo Ghoul, and the questions that tests ask of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pyengine.ask import Illegal, Value
from pyengine.match import Match
from pyengine.scene import Line, Scene, Stage, parse
from pyengine.view import face_now
from pyengine.words import plain

EMPTY = ("hand", "deck", "discard", "play", "foes", "held")


class Position(Stage):
    """A position of a scene, played by short commands.

    Zones of seats that are not given are empty, other than in scenes: a position has only what the test names.
    """

    def do(self, *orders: str) -> Position:
        """Answers, one after another: `do("A attack Ken Kaneki > Stray Ghoul", "A none")`."""
        for order in orders:
            fault = self.act(Line(0, "do", order))
            assert fault is None, fault
        return self

    def give(self, seat: str, value: Value) -> list[dict[str, Any]]:
        """An answer as a value; returns its facts."""
        return self.match.answer(self.seat(seat), value)

    def pass_turn(self) -> Position:
        """Nobody does anything that can be declined until the turn is over (or the game)."""
        turn = self.t.turn
        while self.match.open and self.t.turn == turn:
            seat, ask = next(iter(self.match.open.items()))
            idle = "end" if "end" in ask.options else None
            if ask.single and idle not in ask.options:
                idle = ask.options[0]
            self.match.answer(seat, idle if ask.single else ask.options[: ask.least])
        return self

    # -- reading --------------------------------------------------------------------------------------------------

    def names(self, zone: str) -> list[str]:
        """The names of the cards in a zone, bottom first."""
        return [self.card_name(card) for card in self.t.zones[self.zone(zone)]]

    def lies(self, zone: str, *names: str) -> bool:
        """Does the zone hold just these cards, in any order?"""
        assert sorted(self.names(zone)) == sorted(names), zone
        return True

    def count(self, zone: str) -> int:
        return len(self.t.zones[self.zone(zone)])

    def card(self, zone: str, name: str, nth: int = 0) -> int:
        """The id of a card in a zone."""
        return [c for c in self.t.zones[self.zone(zone)] if self.card_name(c) == name][nth]

    def face(self, zone: str, name: str) -> dict[str, Any]:
        """A card as the table shows it now."""
        return face_now(self.rules, self.t, self.card(zone, name))

    def strength(self, zone: str, name: str) -> int:
        return int(next(s["value"] for s in self.face(zone, name)["stats"] if s["id"] == "strength"))

    def drained(self, zone: str, name: str) -> bool:
        return bool(self.face(zone, name).get("drained"))

    def vp(self, seat: str) -> int:
        return int(self.match.view(None)["seats"][self.seat(seat)]["vp"])

    @property
    def pool(self) -> int:
        return int(self.match.view(None)["table"]["pool"])

    @property
    def phase(self) -> str:
        return str(self.match.view(None)["phase"])

    @property
    def asks(self) -> str:
        """Who is asked what: "A act"; "nobody" when the game is over."""
        found = [f"{self.match.names[seat]} {ask.verb}" for seat, ask in self.match.open.items()]
        return found[0] if found else "nobody"

    @property
    def options(self) -> list[str]:
        """The open options in the words of scenes."""
        return [self.option(option) for ask in self.match.open.values() for option in ask.options]

    @property
    def limits(self) -> tuple[int, int]:
        """How many picks the open question takes."""
        ask = next(iter(self.match.open.values()))
        return ask.least, ask.most

    @property
    def won(self) -> tuple[str, str] | None:
        """The winner and the way, or None."""
        if not self.match.over:
            return None
        ending = self.rules.ending(self.t)
        return ",".join(self.match.names[seat] for seat in ending["winners"]), ending["by"]

    def log(self, seat: int | None = None) -> str:
        return "\n".join(plain(line["spans"]) for line in self.match.log(seat))

    # -- refusals -------------------------------------------------------------------------------------------------

    def refused(self, seat: str, value: Value) -> str:
        """The reason why an answer is refused; the table and its luck stay as they are (TKG-175)."""
        number, before = self.seat(seat), self.t.copy()
        asked = {n: (ask.verb, list(ask.options)) for n, ask in self.match.open.items()}
        with pytest.raises(Illegal) as found:
            self.match.answer(number, value)
        assert self.t == before
        assert {n: (ask.verb, list(ask.options)) for n, ask in self.match.open.items()} == asked
        assert str(found.value).endswith(".")
        return str(found.value)

    def why(self, seat: str, thing: Value) -> tuple[str, str | None]:
        """The reason why a thing cannot be used now, and the rule that it names."""
        found = self.match.why_not(self.seat(seat), thing)
        assert found is not None, thing
        return found["text"], found["rule"]


def build(text: str = "", seats: int = 2, turn: str = "A", phase: str = "action", **options: Any) -> Position:
    lines = [f"given {line.strip()}" for line in text.strip().splitlines() if line.strip()]
    said = " ".join(lines)
    for n in range(seats):
        lines += [f"given {'ABCD'[n]} {zone}:" for zone in EMPTY if f"given {'ABCD'[n]} {zone}:" not in said]
    head = ["scene test", "game tokyo-ghoul", f"seats {seats}", f"turn {turn}", f"phase {phase}"]
    head += [f"option {name}={value}" for name, value in options.items()]
    scene: Scene = parse("\n".join([*head, *lines]))
    return Position(scene)


@pytest.fixture
def street() -> Callable[..., Position]:
    """`street(text, seats=2, turn="A", phase="action")`: a position; text has lines like `A play: Ken Kaneki`."""
    return build


@pytest.fixture
def new_game() -> Callable[..., Match]:
    """A whole new match."""
    import pyengine

    def make(seats: int = 2, seed: int = 1, **options: Any) -> Match:
        return pyengine.new("tokyo-ghoul", seats, seed, list("ABCD"[:seats]), **options)

    return make
