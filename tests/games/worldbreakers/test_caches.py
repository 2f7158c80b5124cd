"""What is kept beside the state for speed always agrees with it, and cards may be lost nowhere."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import pyengine
from pyengine.games.worldbreakers import play, state
from pyengine.games.worldbreakers.cards import CLIP
from pyengine.games.worldbreakers.turn import actions
from pyengine.luck import FastLuck


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (2, {"guild1": "moon", "guild2": "stars"}), (1, {"mode": "campaign"}), (2, {"mode": "three"})],
    ids=["precon", "moon-stars", "campaign", "three"],
)
def test_ears_reach_and_playable_cards(seats: int, options: dict[str, Any]) -> None:
    """`ears` is what the cards in play listen to, `reach` what standing opens, and exactly the playable cards are
    offered (WBR-066, WBR-067)."""
    below = FastLuck(Random(4).random).below
    for seed in range(4):
        match = pyengine.new("worldbreakers", seats, seed, **options)
        while match.open and match.n < 250:
            t: Any = match.game.t
            if t.phase in ("action", "rally"):
                for seat in t.pair:
                    ears, reach = t.ears[seat], t.reach[seat]
                    state.listen(t, seat)
                    state.reckon(t, seat)
                    assert (t.ears[seat], t.reach[seat]) == (ears, reach)
                    assert reach >> 10 & 3 == CLIP[t.standing[4 * seat]]
            for seat, ask in match.open.items():
                if ask.verb == "act":
                    offered = [o[1] for o in actions(t, seat) if o[0] == "play"]
                    hand = [*t.cards("hand", seat), *state.shelf(t, seat)]
                    assert offered == [c for c in hand if play.why_not_play(t, seat, c) is None]
            seat = sorted(match.open)[below(len(match.open))]
            match.answer(seat, match.open[seat].sample(below))
