"""Many games in a row: who wins, how long they last, how fast they run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter
from typing import Any

from ..ask import by_seat
from ..game import Game
from ..luck import Luck
from ..rules import Rules
from . import decide

DECISIONS = 100_000
"""A game that asks more than this is a fault, and counted as one."""


def play_out(game: Game, levels: Sequence[str], luck: Luck, limit: int = DECISIONS) -> int:
    """Let bots finish a game; returns how many questions they answered. Raises `RuntimeError` past the limit."""
    count = 0
    while game.asked is not None:
        seat = next(iter(by_seat(game.asked)))
        game.play(seat, decide(game, seat, levels[seat % len(levels)], luck))
        count += 1
        if count > limit:
            raise RuntimeError(f"no end after {limit} decisions")
    return count


def simulate(
    rules: Rules,
    seats: int,
    levels: Sequence[str],
    games: int,
    seed: int,
    options: dict[str, Any],
    progress: Callable[[int], None] | None = None,
    collect: Callable[[Game], None] | None = None,
) -> dict[str, Any]:
    """Play games with seeds seed, seed + 1, …; level i sits at seat i (repeated if too few are named).

    Returns `{"game", "games", "finished", "errors", "decisions", "seconds", "wins", "rounds", "by"}`; `errors` are
    sentences with the seed that shows each. A shared win counts for each winner in equal parts.
    """
    complete = rules.complete(seats, options)
    names = [f"Player {n + 1}" for n in range(seats)]
    wins = dict.fromkeys(range(seats), 0.0)
    by: Counter[str] = Counter()
    rounds: list[int] = []
    errors: list[str] = []
    decisions = 0
    start = perf_counter()
    for k in range(games):
        try:
            game = Game(rules, rules.setup(seats, seed + k, complete, names), keep=False)
            decisions += play_out(game, levels, Luck(seed + k, 1))
            ending = rules.ending(game.t)
            for winner in ending["winners"]:
                wins[winner] += 1 / len(ending["winners"])
            by[ending["by"]] += 1
            rounds.append(game.t.round)
            if collect:
                collect(game)
        except Exception as fault:
            errors.append(f"seed {seed + k}: {type(fault).__name__}: {fault}")
        if progress:
            progress(k + 1)
    rounds.sort()
    return {
        "game": rules.id,
        "games": games,
        "seats": seats,
        "finished": len(rounds),
        "errors": errors,
        "decisions": decisions,
        "seconds": round(perf_counter() - start, 3),
        "wins": {seat: round(count, 2) for seat, count in wins.items()},
        "rounds": {
            "median": median(rounds) if rounds else None,
            "mean": round(sum(rounds) / len(rounds), 2) if rounds else None,
            "p95": rounds[min(len(rounds) - 1, int(len(rounds) * 0.95))] if rounds else None,
            "max": rounds[-1] if rounds else None,
        },
        "by": dict(by.most_common()),
    }
