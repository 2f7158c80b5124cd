"""The games, by id. A game's module is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module

from ..rules import Rules

GAMES = {
    "attack-on-titan": "attack_on_titan",
    "tokyo-ghoul": "tokyo_ghoul",
    "ettin": "ettin",
    "worldbreakers": "worldbreakers",
    "final-titan": "final_titan",
}
"""Game id -> package in this folder, in the order in which a library shows them."""


def rules(game: str) -> Rules:
    """A game's rules; raises `KeyError` with a sentence for an unknown id."""
    if game not in GAMES:
        raise KeyError(f"There is no game {game!r} here; there are {', '.join(GAMES)}.")
    found: Rules = import_module(f".{GAMES[game]}", __name__).RULES
    return found
