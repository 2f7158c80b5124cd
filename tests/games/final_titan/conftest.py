"""A small builder for fights and other positions, and the questions tests ask of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pyengine.scene import Line, Stage, parse
from pyengine.view import face_now
from pyengine.words import plain


class Ring(Stage):
    """A position of a scene, played by short commands: `do("A roll")`, `roll(2)`, `life("Fang")`."""

    def do(self, *orders: str) -> Ring:
        for order in orders:
            fault = self.act(Line(0, "do", order))
            assert fault is None, fault
        return self

    def roll(self, times: int = 1) -> Ring:
        """Whoever is asked to roll does, so many times."""
        for _ in range(times):
            seat, ask = next(iter(self.match.open.items()))
            assert ask.verb == "roll", ask
            self.match.answer(seat, "roll")
        return self

    def see(self, text: str) -> None:
        fault = self.act(Line(0, "see", text))
        assert fault is None, fault

    def refused(self, seat: str, option: str) -> str:
        """Why an option is refused, as the player reads it."""
        found = self.match.why_not(self.seat(seat), self.card(option))
        assert found is not None
        return str(found["text"])

    def card(self, name: str) -> int:
        return next(c for c in range(len(self.t.kind)) if self.card_name(c) == name)

    def face(self, name: str) -> dict[str, Any]:
        return face_now(self.rules, self.t, self.card(name))

    def life(self, name: str) -> int:
        return int(self.face(name)["life"])

    def speed(self, name: str) -> int:
        return int(next(s["value"] for s in self.face(name)["stats"] if s["id"] == "speed"))

    def tokens(self, name: str) -> dict[str, int]:
        return {token["id"]: token["n"] for token in self.face(name).get("tokens", [])}

    def charged(self, name: str) -> bool:
        return bool(self.face(name).get("charged"))

    def form(self, name: str) -> bool:
        return bool(self.face(name).get("form"))

    def names(self, zone: str) -> list[str]:
        return [self.card_name(c) for c in self.t.zones[self.zone(zone)]]

    def asked(self) -> dict[str, str]:
        return {self.match.names[seat]: ask.verb for seat, ask in self.match.open.items()}

    def offers(self, seat: str) -> list[str]:
        return [self.option(option) for option in self.match.open[self.seat(seat)].options]

    def facts(self, kind: str | None = None) -> list[dict[str, Any]]:
        return [f for facts in self.match.facts for f in facts if kind is None or f["fact"] == kind]

    def order(self, *kinds: str) -> list[str]:
        """The facts of these kinds in the order in which they were told."""
        return [f["fact"] for f in self.facts() if f["fact"] in kinds]

    def log(self, seat: int | None = None) -> str:
        return "\n".join(plain(line["spans"]) for line in self.match.log(seat))

    def left(self) -> list[int]:
        """Actions left in this turn, faces still loaded."""
        return [self.rules.counters["actions"][0](self.t, None), len(self.t.loaded)]


def build(
    *lines: str,
    seats: int = 2,
    phase: str = "action",
    turn: str = "A",
    dice: str = "",
    options: dict[str, Any] | None = None,
) -> Ring:
    """A position from lines of a scene (without `given`), with the faces of the next dice."""
    head = ["scene test", "game final-titan", f"seats {seats}", f"turn {turn}", f"phase {phase}"]
    head += [f"option {key}={value}" for key, value in (options or {}).items()]
    head += [f"given {line}" for line in lines]
    if dice:
        head.append(f"given dice {dice}")
    return Ring(parse("\n".join(head), "test"))


@pytest.fixture
def table() -> Callable[..., Ring]:
    """`table("left corner: Fang", …)`: any position."""
    return build


@pytest.fixture
def duel() -> Callable[..., Ring]:
    """`duel("Fang", "Pyro (life 3)", "A bench: Elite", dice="R")`: A's fighter left, B's right, A to act."""

    def make(left: str, right: str, *lines: str, **more: Any) -> Ring:
        return build(f"left corner: {left}", f"right corner: {right}", *lines, **more)

    return make


@pytest.fixture
def extra() -> Callable[..., dict[str, Any]]:
    """Options that add both expansions."""

    def options(**more: Any) -> dict[str, Any]:
        return {"godspark": "true", "mindbug": "true", **more}

    return options


@pytest.fixture
def start(duel: Callable[..., Ring], extra: Callable[..., dict[str, Any]]) -> Callable[..., Ring]:
    """When Revealed and Start of Fight effects have resolved."""
    return lambda me, foe, *lines, **more: duel(me, foe, *lines, phase="start", options=extra(), **more)


@pytest.fixture
def rolled(duel: Callable[..., Ring], extra: Callable[..., dict[str, Any]]) -> Callable[..., Ring]:
    """A's fighter has rolled these faces' first one (or the first two, if Blessed or Cursed)."""
    return lambda me, foe, faces, *lines, **more: duel(me, foe, *lines, dice=faces, options=extra(), **more).roll()
