"""Closed hands and open votes keep their secrets (AOT-Q04, AOT-Q05), over whole games of bots."""

from __future__ import annotations

from typing import Any

import pytest

import pyengine
from pyengine.bots import decide
from pyengine.luck import Luck
from pyengine.view import guess, view


def seen(game: Any, seat: int) -> Any:
    return {key: value for key, value in view(game, seat).items() if key != "waiting"}


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_hidden_is_told_or_used(seats: int) -> None:
    """AOT-Q04: views, options, plans and the bot's answers are the same on any guess at closed hands."""
    match = pyengine.new("attack-on-titan", seats, 8, hands="hidden", first="vote")
    luck = Luck(3)
    while match.open and match.n < 160:
        for seat in range(seats):
            dreamt = guess(match.game, seat, luck)
            assert seen(dreamt, seat) == seen(match.game, seat), (match.n, seat)
        seat = min(match.open)
        value = decide(match.game, seat, "greedy", Luck(1))
        assert decide(guess(match.game, seat, luck), seat, "greedy", Luck(1)) == value, (match.n, match.open[seat])
        match.answer(seat, value)
