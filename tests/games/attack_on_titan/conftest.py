"""A small language for positions: the scenes of the engine with an empty board around them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from pyengine.scene import SceneError as SceneError
from pyengine.scene import Stage, parse, run

EMPTY = [f"{zone}.{d}" for zone in ("inside", "outside", "wall") for d in range(5)]
NAMES = ("Tom", "Ana", "Eva", "Kai")


def text(lines: str, seats: int = 2, phase: str = "act") -> str:
    """A scene with defaults: Tom's turn in the middle of District 3, empty Districts, empty hands, no card drawn yet."""
    head, body = [], []
    for line in filter(str.strip, lines.splitlines()):
        word = line.split()[0]
        (head if word in ("given", "turn", "phase", "round", "option", "seed") and not body else body).append(line)
    said = "\n".join(head)
    names = NAMES[:seats]
    out = ["scene test", "game attack-on-titan", f"seats {seats}", f"names {', '.join(names)}"]
    if not re.search(r"^\s*turn ", said, re.M):
        out.append("turn Tom")
    if not re.search(r"^\s*phase ", said, re.M):
        out.append(f"phase {phase}")
    for zone in (*EMPTY, *(f"{name} hand" for name in names)):
        if f"given {zone}:" not in said:
            out.append(f"given {zone}:")
    if " token " not in said:
        out.append("given token 0")
    if "Tom pos" not in said and "pos0" not in said:
        out.append("given Tom pos in3")
    return "\n".join([*out, *head, *body])


@pytest.fixture
def check() -> Any:
    """Play a position in scene words; every line must hold."""

    def play(lines: str, seats: int = 2, phase: str = "act") -> None:
        failures = run(parse(text(lines, seats, phase)))
        assert not failures, "\n".join(failures)

    return play


@pytest.fixture
def stage() -> Any:
    """A position to be looked at with Python."""

    def build(lines: str, seats: int = 2, phase: str = "act") -> Stage:
        return Stage(parse(text(lines, seats, phase)))

    return build
