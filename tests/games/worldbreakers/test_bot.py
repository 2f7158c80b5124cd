"""The plain bot is sensible, and every way to play comes to an end."""

from __future__ import annotations

from typing import Any

import pytest

from pyengine.bots.arena import simulate
from pyengine.games import rules

RULES = rules("worldbreakers")


def test_it_beats_chance() -> None:
    """It wins at least 95 % against legal moves by chance, from either seat."""
    wins = 0.0
    for levels, seat in ((["greedy", "random"], 0), (["random", "greedy"], 1)):
        found = simulate(RULES, 2, levels, 20, 100, {})
        assert found["errors"] == []
        wins += found["wins"][seat]
    assert wins >= 38


@pytest.mark.parametrize("mode", ["constructed", "three", "five", "four", "campaign"])
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_all_modes_end(mode: str, level: str) -> None:
    """Bots in every seat, drafts and decks included, finish every mode without an error."""
    seats = {"four": 4, "campaign": 1}.get(mode, 2)
    options: dict[str, Any] = {"mode": mode}
    if mode == "three":
        options["series"] = 3
    if mode == "four":
        options["league"] = "all"
    found = simulate(RULES, seats, [level], 3, 50, options)
    assert found["errors"] == []
    assert found["finished"] == 3
