"""Speed of a game beside the yardstick, in one process run, alternating; medians and quotients, never a bare number."""

from __future__ import annotations

from random import Random
from statistics import median
from time import process_time
from typing import Any

from .game import Game
from .luck import FastLuck
from .match import Match
from .rules import Rules
from .view import view
from .yardstick import yardstick

ROUNDS = 5


def playouts(
    rules: Rules, seats: int, seconds: float, options: dict[str, Any] | None = None, seed: int = 1
) -> tuple[float, float]:
    """Random play with nothing kept, for some seconds of CPU time: (decisions, games) per second."""
    complete = rules.complete(seats, options or {})
    random = Random(seed).random
    luck = FastLuck(random)
    decisions = games = 0
    names = [f"Player {n + 1}" for n in range(seats)]
    start = process_time()
    while process_time() - start < seconds:
        table = rules.setup(seats, int(random() * 1e9), complete, names)
        table.luck = luck
        game = Game(rules, table, keep=False)
        decisions += _random_game(game, random, luck)
        games += 1
    spent = process_time() - start
    return decisions / spent, games / spent


def _random_game(game: Game, random: Any, luck: FastLuck) -> int:
    count = 0
    while game.asked is not None:
        asked = game.asked
        ask = next(iter(asked.values())) if isinstance(asked, dict) else asked
        if ask.single:
            options = ask.options
            game.play(ask.seat, options[int(random() * len(options))])
        else:
            game.play(ask.seat, ask.sample(luck.below))
        count += 1
    return count


def table_mode(rules: Rules, seats: int, seconds: float, chosen: dict[str, Any] | None = None) -> float:
    """Random play as at the table (answers checked, facts told, commit copies kept): decisions per second."""
    complete = rules.complete(seats, chosen or {})
    random = Random(2).random
    names = [f"Player {n + 1}" for n in range(seats)]
    luck = FastLuck(random)
    decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        game = Game(rules, rules.setup(seats, int(random() * 1e9), complete, names))
        while game.asked is not None:
            asked = game.asked
            ask = next(iter(asked.values())) if isinstance(asked, dict) else asked
            options = ask.options
            value = options[int(random() * len(options))] if ask.single else ask.sample(luck.below)
            game.answer(ask.seat, value)
            decisions += 1
    return decisions / (process_time() - start)


def bench(
    rules: Rules, seconds: float = 0.5, seats: int | None = None, options: dict[str, Any] | None = None
) -> dict[str, Any]:
    """All figures of one game. `ratio` and `table_ratio` are in units of the yardstick, measured in the same rounds."""
    seats = seats or rules.usual or rules.seats[0]
    playouts(rules, seats, seconds / 2, options)
    yardstick(seconds / 2, process_time)
    rows = []
    for n in range(ROUNDS):
        unit = yardstick(seconds, process_time)
        rate, games = playouts(rules, seats, seconds, options, n)
        rows.append((unit, rate, games, table_mode(rules, seats, seconds, options)))
    match = _middle(rules, seats, options)
    return {
        "game": rules.id,
        "seats": seats,
        "mode": match.options.get("mode"),
        "reference_decisions_per_s": round(median(row[0] for row in rows)),
        "decisions_per_s": round(median(row[1] for row in rows)),
        "ratio": round(median(row[1] / row[0] for row in rows), 3),
        "table_decisions_per_s": round(median(row[3] for row in rows)),
        "table_ratio": round(median(row[3] / row[0] for row in rows), 3),
        "games_per_s": round(median(row[2] for row in rows), 1),
        "clone_us": round(_micros(_all_clones(rules, seats, options), seconds) / 50, 1),
        "copy_us": _micros(lambda: match.game.t.copy(), seconds),
        "view_us": _micros(lambda: view(match.game, 0), seconds),
        "undo_us": _micros(lambda: _back_and_forth(match), seconds),
        "save_bytes": len(match.save().encode()),
        "load_ms": round(_micros(lambda: Match.restore(rules, _record(match)), seconds) / 1000, 3),
    }


def _all_clones(rules: Rules, seats: int, options: dict[str, Any] | None) -> Any:
    """A function that clones fifty positions of a random game."""
    luck = FastLuck(Random(4).random)
    games: list[Game] = []
    while len(games) < 50:
        game = Game(rules, rules.setup(seats, len(games), rules.complete(seats, options or {}), ("?",) * seats))
        while game.asked is not None and len(games) < 50:
            seat, ask = next(iter(game.open.items()))
            game.play(seat, ask.sample(luck.below))
            if game.asked is not None:
                games.append(game.clone(keep=True))

    def clones() -> None:
        for game in games:
            game.clone()

    return clones


def _back_and_forth(match: Match) -> None:
    match.undo()
    match.redo()


def _record(match: Match) -> dict[str, Any]:
    import json

    found: dict[str, Any] = json.loads(match.save())
    return found


def _middle(rules: Rules, seats: int, options: dict[str, Any] | None) -> Match:
    """A match in the middle of a random game."""
    luck = FastLuck(Random(3).random)
    match = Match(rules, seats, 3, (), options)
    while match.open and match.n < 120:
        seat, ask = next(iter(match.open.items()))
        match.answer(seat, ask.sample(luck.below))
    match.to(max(1, match.n * 2 // 3))
    return match


def _micros(work: Any, seconds: float) -> float:
    best = []
    for _ in range(3):
        count, start = 0, process_time()
        while process_time() - start < seconds / 5:
            work()
            count += 1
        best.append((process_time() - start) / count * 1e6)
    return round(min(best), 1)
