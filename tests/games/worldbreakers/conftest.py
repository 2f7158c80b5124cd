"""A position in a few lines of scene language: what is not given is empty, both sides have all cards at hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pyengine.scene import Stage, parse, run

HEAD = """game worldbreakers
seats 2
option spare = true
option guild1 = earth
option guild2 = stars
"""
ZONES = ("hand", "followers", "locations", "discard", "stored")


def written(text: str, head: str = HEAD) -> str:
    """A whole scene from its interesting lines."""
    lines = [line.strip() if not line.startswith("  ") else line for line in text.strip().splitlines()]
    lines = [line.strip() for line in lines]
    found = {line.split(" ", 1)[0] for line in lines}
    extra = [f"{word} {value}" for word, value in (("turn", "A"), ("phase", "action")) if word not in found]
    for seat in "AB":
        for zone in ZONES:
            if not any(line.startswith(f"given {seat} {zone}:") for line in lines):
                extra.append(f"given {seat} {zone}:")
    own = [line for line in lines if line.startswith("option ")]
    kept = [line for line in head.strip().splitlines() if line.split("=")[0] not in {o.split("=")[0] for o in own}]
    return "\n".join([*kept, *extra, *lines]) + "\n"


@pytest.fixture
def holds() -> Callable[[str], None]:
    """Play a position and look: every line of it must hold."""

    def check(text: str) -> None:
        assert run(parse(written(text))) == []

    return check


@pytest.fixture
def stage() -> Callable[[str], Stage]:
    """A position to play on with Python."""
    return lambda text: Stage(parse(written(text)))


SOLO = """game worldbreakers
seats 1
option mode = campaign
option spare = true
"""


def solo(text: str) -> str:
    """A scene against the automaton: its zones are `followers.1`, `deck.1` and so on; orders come from the top."""
    lines = [line.strip() for line in text.strip().splitlines()]
    found = {line.split(" ", 1)[0] for line in lines}
    extra = [f"{word} {value}" for word, value in (("turn", "A"), ("phase", "action")) if word not in found]
    for n in "01":
        for zone in ZONES:
            if not any(line.startswith((f"given {zone}.{n}:", f"given A {zone}:")[n == "1" :]) for line in lines):
                if n == "1" or not any(line.startswith(f"given A {zone}:") for line in lines):
                    extra.append(f"given {zone}.{n}:")
    return "\n".join([*SOLO.strip().splitlines(), *extra, *lines]) + "\n"


@pytest.fixture
def alone() -> Callable[[str], None]:
    """Play a position against the automaton: every line must hold."""

    def check(text: str) -> None:
        assert run(parse(solo(text))) == []

    return check


@pytest.fixture
def alone_stage() -> Callable[[str], Stage]:
    """A position against the automaton to play on with Python."""
    return lambda text: Stage(parse(solo(text)))
