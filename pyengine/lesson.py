"""A scene as a lesson: step by step, the reader answering where the scene says `try`.

A `Lesson` is what a page plays: it tells what is said, shows the moves one after another, and judges what the reader
does. The table underneath is an ordinary `Match`, so views, *why not?* and undo work as at any table.
"""

from __future__ import annotations

from typing import Any

from .ask import Value
from .match import Match
from .record import frozen
from .scene import Line, Scene, SceneError, Stage, scenes


class Lesson:
    """One scene, being read. `at` is the number of steps behind the reader; `step` says what comes next."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.stage = Stage(scene)
        self.at = 0
        self.past: list[int] = []

    @property
    def match(self) -> Match:
        """The table of the lesson."""
        return self.stage.match

    @property
    def steps(self) -> list[Line]:
        """The steps a reader sees: checks (`see`, `refuse`) are for tests."""
        return [line for line in self.scene.body if line.word in ("say", "do", "try")]

    @property
    def done(self) -> bool:
        """True at the end of the scene."""
        return self.at >= len(self.steps)

    def step(self) -> dict[str, Any]:
        """What comes next: `{"kind": "say" | "do" | "try" | "end", "text", "seat", "at", "of"}`."""
        steps = self.steps
        if self.done:
            return {"kind": "end", "text": "", "seat": None, "at": self.at, "of": len(steps)}
        line = steps[self.at]
        seat = None if line.word == "say" else self.stage.split_seat(line.text)[0]
        return {"kind": line.word, "text": line.text, "seat": seat, "at": self.at, "of": len(steps)}

    def viewer(self) -> int | None:
        """The seat whose eyes the reader borrows: the one the scene asks, or else the first that tries anything."""
        for line in (*self.steps[self.at :], *self.steps):
            if line.word in ("try", "do"):
                return self.stage.split_seat(line.text)[0]
        return None

    def next(self) -> list[dict[str, Any]]:
        """Go one step on; a `do` is carried out (its facts are returned), a `try` waits for `answer`."""
        if self.done:
            return []
        line = self.steps[self.at]
        if line.word == "try":
            raise ValueError("the reader has to answer this step")
        facts: list[dict[str, Any]] = []
        if line.word == "do":
            before = self.match.n
            fault = self.stage.act(line)
            if fault:
                raise SceneError(f"{self.scene.id}:{line.number}: {fault}")
            facts = [fact for n in range(before + 1, self.match.n + 1) for fact in self.match.facts[n]]
        self.past.append(self.match.n)
        self.at += 1
        return facts

    def judge(self, value: Value) -> dict[str, Any]:
        """What the scene says to a legal answer: `{"verdict": "want" | "other" | "else", "text"}`; changes nothing."""
        line = self.steps[self.at]
        seat, _ = self.stage.split_seat(line.text)
        assert seat is not None
        ask = self.stage.ask(seat)
        for sub in line.sub:
            wanted, _, comment = sub.text.partition('"')
            if self._same(ask, self.stage.answer(ask, wanted.strip()), frozen(value)):
                return {"verdict": sub.word, "text": comment.rstrip('"')}
        return {"verdict": "else", "text": "Legal, but not what this lesson is after: try another."}

    def _same(self, ask: Any, a: Value, b: Value) -> bool:
        """Equal answers, or answers that differ only in which of several equal cards was meant."""
        if a == b:
            return True
        names = [self.stage.option(value) if ask.single else sorted(map(self.stage.option, value)) for value in (a, b)]
        return names[0] == names[1]

    def answer(self, value: Value) -> dict[str, Any]:
        """The reader's answer to a `try`: a wanted one is given and the lesson goes on; any other is only commented.

        Raises `Illegal` if the rules refuse it. Returns the verdict of `judge`, with `facts` if it was given.
        """
        line = self.steps[self.at]
        seat, _ = self.stage.split_seat(line.text)
        assert seat is not None
        why = self.match.refuse(seat, value)
        if why is not None:
            from .ask import Illegal

            raise Illegal(why["text"])
        verdict = self.judge(value)
        if verdict["verdict"] == "want":
            verdict["facts"] = self.match.answer(seat, value)
            self.past.append(self.match.n)
            self.at += 1
        return verdict

    def back(self) -> bool:
        """One step back; False at the beginning."""
        if not self.at:
            return False
        self.past.pop()
        self.at -= 1
        self.match.to(self.past[-1] if self.past else 0)
        return True


def course(game: str) -> list[dict[str, Any]]:
    """A game's lessons in the order of its course: `{"id", "name", "about", "rules"}`; the rest by file name behind."""
    rows = []
    for scene in scenes(game):
        place = scene.setting("course")
        rows.append((int(place) if place.isdigit() else 1000, scene))
    rows.sort(key=lambda row: row[0])
    return [
        {
            "id": scene.id,
            "name": scene.name,
            "about": scene.setting("about"),
            "rules": scene.cites,
            "course": place < 1000,
            "tries": sum(line.word == "try" for line in scene.body),
        }
        for place, scene in rows
    ]


def find(game: str, id: str) -> Scene:
    """A scene by its id; raises `KeyError` with a sentence."""
    for scene in scenes(game):
        if scene.id == id:
            return scene
    raise KeyError(f"There is no lesson {id!r} for this game.")
