
"""A builder for positions of Ettin: the lines of a scene's head, then `do`, `see`, `refuse` as scenes have them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pyengine.match import Match
from pyengine.scene import Line, Stage, parse


class Hall:
    """A position. Seats are A, B, C …; with `first=1` A and B are Allies, A and the last seat are Enemies."""

    def __init__(self, text: str, phase: str, seats: int = 2, **options: Any) -> None:
        head = ["scene test", "game ettin", f"seats {seats}", f"phase {phase}", f"names {', '.join('ABCDEFGHIJKLMNOPQRSTUVWX'[:seats])}"]
        options = {"odd" if seats in (3, 5, 7) else "first": 1, **options}
        head += [f"option {key} = {value}" for key, value in options.items()]
        given = [f"given {line.strip()}" for line in text.strip().splitlines() if line.strip()]
        self.stage = Stage(parse("\n".join(head + given)))

    @property
    def match(self) -> Match:
        return self.stage.match

    @property
    def t(self) -> Any:
        return self.stage.t

    def _act(self, word: str, lines: tuple[str, ...]) -> Hall:
        for line in lines:
            found = self.stage.act(Line(0, word, line))
            assert found is None, f"{word} {line}: {found}"
        return self

    def do(self, *lines: str) -> Hall:
        return self._act("do", lines)

    def see(self, *lines: str) -> Hall:
        return self._act("see", lines)

    def refuse(self, *lines: str) -> Hall:
        return self._act("refuse", lines)

    @property
    def asked(self) -> dict[str, str]:
        """Who is asked what."""
        return {self.match.names[seat]: ask.verb for seat, ask in self.match.open.items()}

    def options(self, name: str) -> list[str]:
        """The options of a seat in the words of scenes."""
        seat = self.match.names.index(name)
        return [self.stage.option(option) for option in self.match.open[seat].options]

    def why(self, name: str, thing: Any) -> str:
        """Why a seat cannot use a thing."""
        found = self.match.why_not(self.match.names.index(name), thing)
        return found["text"] if found else ""

    def log(self) -> str:
        """The transcript as all may read it."""
        from pyengine.words import plain

        return "\n".join(plain(line["spans"]) for line in self.match.log(None))

    def card(self, name: str) -> int:
        """The id of a card outside the box."""
        t, box = self.t, self.t.lay["box"][0]
        return next(c for c in range(len(t.kind)) if self.stage.card_name(c) == name and t.where[c] != box)

    def play(self, level: str = "greedy", until: Callable[[Hall], bool] = lambda hall: False) -> Hall:
        """Let bots answer, until the game is over or a condition holds."""
        from pyengine.bots import decide
        from pyengine.luck import Luck

        while self.match.open and not until(self):
            seat = min(self.match.open)
            self.match.answer(seat, decide(self.match.game, seat, level, Luck(1)))
        return self


@pytest.fixture
def hall() -> Callable[..., Hall]:
    """`hall(lines, phase, seats, **options)`: a position."""
    return Hall
