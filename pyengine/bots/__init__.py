"""Players that are not people. A bot sees what a person in its seat sees: it is handed a guess at the hidden rest.

`choose` is the interface for page and terminal; a game's own players stand in its `Rules.bots` as
`player(game, seat, ask, luck) -> value`. That they use nothing hidden is a law that the tests check: on any guess
they answer the same.
"""

from __future__ import annotations

from typing import Any

from ..ask import Value, Why
from ..game import Game
from ..luck import Luck
from ..match import Match
from ..rules import Rules
from ..view import guess, label
from .search import search

SEARCHES: dict[str, tuple[int, float]] = {"sharp": (120, 0.6), "master": (2000, 2.0)}
"""Levels that look ahead: at most so many iterations and, at the table, so many seconds."""

LEVELS: dict[str, tuple[str, str]] = {
    "random": ("Rookie", "Plays any legal card; good for a first look."),
    "greedy": ("Steady", "Takes what looks best now; a fair rival."),
    "sharp": ("Sharp", "Looks ahead for half a second."),
    "master": ("Master", "Looks ahead for two seconds; the hardest."),
}
"""Level -> name and note for people."""


def levels(rules: Rules) -> list[dict[str, str]]:
    """The levels a game offers, weakest first: `{"id", "label", "note"}`."""
    names = ["random", *rules.bots, *(SEARCHES if rules.bots else ())]
    return [
        {"id": name, "label": LEVELS.get(name, (name, ""))[0], "note": LEVELS.get(name, ("", ""))[1]} for name in names
    ]


def decide(game: Game, seat: int, level: str, luck: Luck) -> Value:
    """A bot's answer to the question open to its seat, on this very game. Raises `ValueError` for an unknown level."""
    ask = game.ask(seat)
    if level == "random":
        return ask.sample(luck.below)
    if level in SEARCHES:
        return search(game, seat, luck, SEARCHES[level][0]).best()
    player = game.rules.bots.get(level)
    if player is None:
        names = ", ".join(row["id"] for row in levels(game.rules))
        raise ValueError(f"{game.rules.name} has no bot {level!r}; it has {names}.")
    return player(game, seat, ask, luck)


def choose(match: Match, seat: int, level: str, seed: int = 0) -> Value:
    """A bot's answer for a seat of a match, thought out on a guess at what the seat cannot see."""
    luck = Luck(seed, match.n * 64 + seat)
    if level in SEARCHES:
        iterations, seconds = SEARCHES[level]
        return search(match.game, seat, luck, iterations, seconds).best()
    return decide(guess(match.game, seat, luck), seat, level, luck)


HINT = (400, 0.7)
"""A hint looks ahead at most so many times and so many seconds."""


def explain(
    match: Match, seat: int, seed: int = 0, iterations: int = HINT[0], seconds: float | None = HINT[1]
) -> dict[str, Any]:
    """A hint for the question open to a seat: `{"value", "label", "why"}`.

    The answer is that of a search; the reason names the game's own (`Rules.explain`), if it has one, and how often the
    answer and the next best led to a win when looked ahead.
    """
    rules = match.rules
    if not rules.bots:
        return {"value": match.game.ask(seat).sample(Luck(seed).below), "label": "", "why": ""}
    found = search(match.game, seat, Luck(seed, match.n), iterations, seconds)
    ask, t = match.game.ask(seat), match.game.t
    rows = found.why()
    value, visits, share = rows[0]
    reason = rules.explain(t, seat, ask, value)
    words = [rules.sentence(t, reason)] if reason else []
    fields = {"n": found.iterations, "share": round(100 * share)}
    if len(rows) > 1 and rows[1][1] >= max(3, visits // 8):
        other = label(rules, t, ask, rows[1][0])["label"]
        words.append(rules.sentence(t, Why("hint.two", **fields, label=other, other=round(100 * rows[1][2]))))
    else:
        words.append(rules.sentence(t, Why("hint.one", **fields)))
    return {"value": value, "label": label(rules, t, ask, value)["label"], "why": " ".join(words)}
