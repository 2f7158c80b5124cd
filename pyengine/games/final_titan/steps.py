"""The steps of the game by name: what may lie on the agenda."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import after, fight, rounds

STEPS: dict[str, Callable[..., Any]] = {
    "draft": rounds.draft,
    "open": rounds.open_game,
    "round": rounds.round_,
    "bets": rounds.bets,
    "fight": fight.fight,
    "seal": fight.seal,
    "reveal": fight.reveal,
    "reveals": fight.reveals,
    "starts": fight.starts,
    "combat": fight.combat,
    "act": fight.act,
    "wins": after.wins,
    "clean": after.clean,
    "payoff": after.payoff,
    "count": after.count,
}
