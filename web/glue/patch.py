"""What has changed on the table since it was drawn last, as one JSON for `render.mjs`.

A sheet is a skeleton (places that stay), lists (places that hold pieces in an order) and pieces (a tag, its attributes,
its inside). A piece keeps its element while it lives, wherever it goes: motion and focus need that. Pieces whose inside
is the same send their attributes alone.
"""

from __future__ import annotations

import json
from typing import Any

Piece = tuple[str, str, str]  # tag, attributes, inside


class Sheet:
    """One drawing of the table."""

    __slots__ = ("lists", "pieces", "skeleton")

    def __init__(self, skeleton: str) -> None:
        self.skeleton = skeleton
        self.pieces: dict[str, Piece] = {}
        self.lists: dict[str, list[str]] = {}

    def put(self, place: str, key: str, piece: Piece) -> None:
        if key in self.pieces:
            raise ValueError(f"two pieces are called {key}")
        self.pieces[key] = piece
        self.lists.setdefault(place, []).append(key)

    def empty(self, place: str) -> None:
        self.lists.setdefault(place, [])


class Patch:
    """Remembers what is shown; a call gives the difference, or None where nothing has changed."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        self.skeleton: str | None = None
        self.pieces: dict[str, Piece] = {}
        self.lists: dict[str, list[str]] = {}

    def __call__(self, sheet: Sheet) -> dict[str, Any] | None:
        delta: dict[str, Any] = {}
        if sheet.skeleton != self.skeleton:
            self.reset()
            delta["skeleton"] = sheet.skeleton
        old, changed = self.pieces, {}
        for key, piece in sheet.pieces.items():
            was = old.get(key)
            if was == piece:
                continue
            same = was is not None and was[0] == piece[0] and was[2] == piece[2]
            changed[key] = [piece[0], piece[1], None if same else piece[2]]
        if changed:
            delta["set"] = changed
        lists = {name: keys for name, keys in sheet.lists.items() if self.lists.get(name) != keys}
        lists.update({name: [] for name, keys in self.lists.items() if keys and name not in sheet.lists})
        if lists:
            delta["lists"] = lists
        gone = [key for key in old if key not in sheet.pieces]
        if gone:
            delta["gone"] = gone
        self.skeleton, self.pieces, self.lists = sheet.skeleton, sheet.pieces, sheet.lists
        return delta or None

    def json(self, sheet: Sheet) -> str | None:
        delta = self(sheet)
        return None if delta is None else json.dumps(delta, ensure_ascii=False, separators=(",", ":"))
