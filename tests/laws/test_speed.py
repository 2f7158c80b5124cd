"""Floors of speed, as quotients with the yardstick in the same process; the best of three rounds, with a wide margin.

A busy machine slows both sides alike, so the quotient hardly moves; `python -m pyengine bench` prints the figures
themselves. A game may have a floor of its own where a profile says why.
"""

from __future__ import annotations

from time import process_time

import pytest

from pyengine.bench import _all_clones, _micros, playouts, table_mode
from pyengine.games import GAMES
from pyengine.games import rules as rules_of
from pyengine.yardstick import yardstick

ROUND = 0.15
MARGIN = 0.75
PLAYOUT = {"worldbreakers": 0.20}
"""Decisions of random playouts for each decision of the yardstick; 0.15 where nothing is said."""

TABLE = {"ettin": 0.07, "final-titan": 0.075, "attack-on-titan": 0.075}
"""The same with answers checked, facts told and commit copies kept; 0.10 where nothing is said.

Ettin's tables have sixty to two hundred zones to copy at every commit point, and its quiet steps touch many cards for
each decision; in Final Titan one roll of the dice, in Attack on Titan one round of new cards and Titans, tells five to
ten facts, each with its reasons for the page.
"""

CLONE = {"ettin": 14.0, "attack-on-titan": 9.0}
"""A clone in decisions of the yardstick; 7 where nothing is said: 14 µs at 500,000 decisions a second."""


@pytest.mark.parametrize("game", list(GAMES))
def test_speed(game: str) -> None:
    rules = rules_of(game)
    seats = rules.usual or rules.seats[0]
    clones = _all_clones(rules, seats, None)
    playouts(rules, seats, ROUND)
    best = {"playout": 0.0, "table": 0.0, "clone": 1e9}
    for n in range(3):
        unit = yardstick(ROUND, process_time)
        best["playout"] = max(best["playout"], playouts(rules, seats, ROUND, seed=n)[0] / unit)
        best["table"] = max(best["table"], table_mode(rules, seats, ROUND) / unit)
        best["clone"] = min(best["clone"], _micros(clones, ROUND) / 50 * unit / 1e6)
    assert best["playout"] >= MARGIN * PLAYOUT.get(game, 0.15), best
    assert best["table"] >= MARGIN * TABLE.get(game, 0.10), best
    assert best["clone"] <= CLONE.get(game, 7.0) / MARGIN, best
