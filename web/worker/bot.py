"""The bots' worker: JSON in, JSON out, no page. It keeps the last match and plays on from it where it can."""

from __future__ import annotations

import json
from typing import Any

import pyengine
from pyengine import bots

_kept: Any = None


def _match(save: str) -> Any:
    """The match of a save. A save that only adds answers to the one before is not replayed from the start."""
    global _kept
    record = json.loads(save)
    old = _kept
    if old is not None and record["at"] == len(record["answers"]):
        same = (
            old.rules.id == record["game"]
            and old.seed == record["seed"]
            and old.seats == record["seats"]
            and old.names == record["names"]
            and old.options == record["options"]
            and not record["first"]
        )
        said = [(seat, _tupled(value)) for seat, value in record["answers"]]
        if same and old.first == 0 and old.n == len(old.answers) <= len(said) and old.answers == said[: old.n]:
            for seat, value in said[old.n :]:
                old.answer(seat, value)
            return old
    _kept = pyengine.load(save)
    return _kept


def _tupled(value: Any) -> Any:
    return tuple(map(_tupled, value)) if isinstance(value, list) else value


def think(save: str, seat: int, level: str, seed: int) -> str:
    """A bot's answer for a seat: `{"value": …}`."""
    return json.dumps({"value": bots.choose(_match(save), seat, level, seed)})


def hint(save: str, seat: int) -> str:
    """The strongest bot's answer for a seat, its label and why: `{"value", "label", "why"}`."""
    return json.dumps(bots.explain(_match(save), seat))


__export__ = ["hint", "think"]
