"""Tables that last: a list, and one record each, in whatever keeps text by name. Never loses what it cannot write.

`backend` has `get(key) -> str | None`, `set(key, text) -> str` ("" or why not), `drop(key)`, `keys(prefix)`; in the
page that is web/js/store.mjs, in tests a dictionary.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Protocol

INDEX = "five-tables/index"
TABLE = "five-tables/table/"
SETTINGS = "five-tables/settings"
THEME = "five-tables/theme"
SHOWN = ("id", "game", "title", "where", "progress", "updated", "n", "over", "seats", "score", "round")
DEFAULTS: dict[str, Any] = {"motion": "full", "speed": "1", "text": "100", "tap": "ask"}


class Backend(Protocol):
    def get(self, key: str) -> str | None: ...
    def set(self, key: str, text: str) -> str: ...
    def drop(self, key: str) -> None: ...
    def keys(self, prefix: str) -> list[str]: ...


class Memory:
    """A backend that lasts as long as the process."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        return self.kept.get(key)

    def set(self, key: str, text: str) -> str:
        self.kept[key] = text
        return ""

    def drop(self, key: str) -> None:
        self.kept.pop(key, None)

    def keys(self, prefix: str) -> list[str]:
        return [key for key in self.kept if key.startswith(prefix)]


class Store:
    def __init__(self, backend: Backend, clock: Callable[[], int], token: Callable[[], str]) -> None:
        self.backend, self.clock, self.token = backend, clock, token

    def _json(self, key: str) -> Any:
        text = self.backend.get(key)
        if not text:
            return None
        try:
            return json.loads(text)
        except ValueError:
            return None

    # -- tables -----------------------------------------------------------------------------------

    def tables(self) -> list[dict[str, Any]]:
        """What is there, the last first; damaged lines are left out, a damaged list is made anew from the tables."""
        found = self._json(INDEX)
        if not isinstance(found, list):
            found = self._found()
        return [t for t in found if isinstance(t, dict) and t.get("id") and t.get("game")]

    def _found(self) -> list[dict[str, Any]]:
        """The list as the tables themselves tell it."""
        records = [self.load(key.removeprefix(TABLE)) for key in self.backend.keys(TABLE)]
        lines = [{k: record[k] for k in SHOWN if k in record} for record in records if record]
        return sorted(lines, key=lambda line: -(line.get("updated") or 0))

    def save(self, record: dict[str, Any]) -> str:
        """Keep a table; returns "" or why it will not last ("private", "full", …)."""
        record = {**record, "updated": self.clock()}
        said = self.backend.set(TABLE + record["id"], json.dumps(record, ensure_ascii=False, separators=(",", ":")))
        line = {k: record[k] for k in SHOWN if k in record}
        rest = [t for t in self.tables() if t["id"] != record["id"]]
        return said or self.backend.set(INDEX, json.dumps([line, *rest], ensure_ascii=False, separators=(",", ":")))

    def load(self, id: str) -> dict[str, Any] | None:
        found = self._json(TABLE + id)
        return found if isinstance(found, dict) and "save" in found and "seats" in found else None

    def drop(self, id: str) -> None:
        self.backend.drop(TABLE + id)
        self.backend.set(INDEX, json.dumps([t for t in self.tables() if t["id"] != id], ensure_ascii=False))

    def fresh(self) -> str:
        """An id that no table has."""
        while True:
            id = self.token()
            if self.backend.get(TABLE + id) is None:
                return id

    def export(self, id: str) -> tuple[str, str] | None:
        """File name and text of a table."""
        record = self.load(id)
        if record is None:
            return None
        name = f"{record['game']}-{id}.table.json"
        return name, json.dumps({"five-tables-file": 1, **record}, ensure_ascii=False, indent=1)

    def bring(self, text: str, load: Callable[[str], Any]) -> dict[str, Any]:
        """The record of a file: one of ours, or a bare save of the engine. Raises `ValueError` with a sentence."""
        if not text.strip():
            raise ValueError("This file is empty.")
        try:
            data = json.loads(text)
        except ValueError:
            raise ValueError("This file is not a saved table: it cannot be read as JSON.") from None
        if not isinstance(data, dict):
            raise ValueError("This file is not a saved table of these games.")
        if "five-tables-file" in data:
            if data["five-tables-file"] != 1:
                raise ValueError("This file was made by a newer version of this page.")
            save = data.get("save")
            if not isinstance(save, str):
                raise ValueError("This file is damaged: the game itself is missing.")
        else:
            save = text
        match = load(save)  # raises the engine's BadSave, a ValueError with a sentence
        names = list(match.names)
        given = data.get("seats")
        fits = isinstance(given, list) and len(given) == len(names) and all(isinstance(s, dict) for s in given)
        seats = (
            given
            if fits
            else [
                {"name": name, "kind": "person" if i == 0 else "bot", "level": "greedy"} for i, name in enumerate(names)
            ]
        )
        return {"id": self.fresh(), "seats": seats, "save": save, "viewer": data.get("viewer")}

    # -- settings -------------------------------------------------------------------------------------

    def settings(self) -> dict[str, Any]:
        found = self._json(SETTINGS)
        out = {**DEFAULTS, **(found if isinstance(found, dict) else {})}
        out["theme"] = self.backend.get(THEME) or "system"
        return out

    def set(self, name: str, value: str) -> None:
        if name == "theme":
            if value == "system":
                self.backend.drop(THEME)
            else:
                self.backend.set(THEME, value)
            return
        found = self.settings()
        found.pop("theme")
        self.backend.set(SETTINGS, json.dumps({**found, name: value}))


def import_text(text: str, name: str = "") -> str:
    """Keep the table of a file; returns its id. Raises `ValueError` with a sentence."""
    from . import desk

    return desk.import_text(text, name)
