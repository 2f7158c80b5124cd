"""One fixed random game of each kind; prints what came of it as a hash, the same on every Python.

Run as a script, here and inside Pyodide. All that a person could see goes into the hash: the save, every seat's
view and the log.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pyengine
from pyengine import bots

LIMIT = 600  # answers; some games are long


def plain(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def playout(game: str, seats: int, seed: int) -> str:
    seen = hashlib.sha256()
    match = pyengine.new(game, seats=seats, seed=seed)
    count = 0
    while match.open and count < LIMIT:
        seat = min(match.open)
        match.answer(seat, bots.choose(match, seat, "random", seed * 1009 + count))
        count += 1
        if count % 20 == 0:
            for viewer in (None, *range(seats)):
                seen.update(plain(match.view(viewer)).encode())
    seen.update(match.save().encode())
    seen.update(plain([match.log(viewer) for viewer in (None, *range(seats))]).encode())
    return f"{count} answers, {seen.hexdigest()[:20]}"


def main() -> None:
    told = {}
    for about in pyengine.games():
        for seats in sorted({min(about["seats"]), max(about["seats"])}):
            told[f"{about['id']}, {seats} seats"] = playout(about["id"], seats, 20260 + seats)
    print(json.dumps(told))


if __name__ == "__main__":
    main()
