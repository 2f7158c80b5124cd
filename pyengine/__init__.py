"""Five published card games: rules, bots and records, in pure Python.

>>> import pyengine
>>> match = pyengine.new("tokyo-ghoul", seats=2, seed=7)
>>> seat, ask = next(iter(match.open.items()))
>>> facts = match.answer(seat, ask.options[-1])
>>> pyengine.load(match.save()).view(0) == match.view(0)
True

`games` lists what there is; `new`, `load` and `from_link` make a `Match`; `match.open` holds the open questions by
seat, `match.answer(seat, value)` answers one and raises `Illegal` with a sentence if the rules refuse;
`match.view(seat)` is what a seat may see, as plain data. `pyengine.bots` plays.
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

from . import games as _games
from .ask import Ask, Illegal, Pick
from .game import Game
from .match import FORMAT, BadSave, Match, relink, unlink
from .rules import Rules

__version__ = "0.1.0"
__all__ = [
    "Ask",
    "BadSave",
    "Game",
    "Illegal",
    "Match",
    "Pick",
    "cards",
    "from_link",
    "games",
    "load",
    "new",
    "rules",
]


def games() -> list[dict[str, Any]]:
    """All games: id, name, seats, modes, options with their choices, minutes, weight, tags, version."""
    return [_about(_games.rules(name)) for name in _games.GAMES]


def _about(rules: Rules) -> dict[str, Any]:
    from .bots import levels

    return {
        "id": rules.id,
        "name": rules.name,
        "version": rules.version,
        "seats": list(rules.seats),
        "minutes": rules.minutes,
        "weight": rules.weight,
        "tags": rules.tags,
        "modes": [{"id": m.id, "label": m.label, "seats": list(m.seats), "note": m.note} for m in rules.modes],
        "options": [
            {
                "id": o.id,
                "label": o.label,
                "note": o.note,
                "default": o.default,
                "modes": list(o.modes) or None,
                "seats": list(o.seats) or None,
                "text": o.text,
                "choices": [{"id": c.value, "label": c.label, "note": c.note} for c in o.choices],
            }
            for o in rules.options
            if not o.hidden
        ],
        "bots": levels(rules),
    }


def new(game: str, seats: int = 2, seed: int | None = None, names: list[str] | None = None, **options: Any) -> Match:
    """A new match. Without a seed one is drawn. Raises `KeyError` or `ValueError` with a sentence."""
    if seed is None:
        from secrets import randbits

        seed = randbits(40)
    return Match(_games.rules(game), seats, seed, names or (), options)


def load(text: str) -> Match:
    """The match of a save. Raises `BadSave` with a sentence; `match.note` says when only part could be kept."""
    try:
        record = json.loads(text)
    except ValueError:
        raise BadSave("This file is not a saved table: it cannot be read as JSON.") from None
    if not isinstance(record, dict) or "five-tables" not in record:
        raise BadSave("This file is not a saved table of these games.")
    if record["five-tables"] != FORMAT:
        raise BadSave(f"This save has format {record['five-tables']}; this version reads format {FORMAT}.")
    try:
        rules = _games.rules(record.get("game", ""))
    except KeyError as fault:
        raise BadSave(str(fault.args[0])) from None
    return Match.restore(rules, record)


def from_link(text: str) -> Match:
    """The match of a link's fragment. Raises `BadSave` with a sentence."""
    record = unlink(text)
    try:
        rules = _games.rules(record[1])
    except KeyError as fault:
        raise BadSave(str(fault.args[0])) from None
    return relink(rules, record)


def rules(game: str) -> str:
    """The whole game's rules in our words, as Markdown; rule IDs such as **TKG-059** mark paragraphs."""
    package = f"{_games.__name__}.{_games.GAMES[_games.rules(game).id]}"
    return resources.files(package).joinpath("rules.md").read_text("utf-8")


def cards(game: str) -> list[dict[str, Any]]:
    """The faces of all cards of a game, in catalogue order."""
    found = _games.rules(game)
    return [found.face(card.index) for card in found.catalog]
