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
