"""What screens may ask of the page: tables, navigation, notices. `main` gives it its browser."""

from __future__ import annotations

import json
from typing import Any

from .session import Seat, Session
from .store import Memory, Store

store = Store(Memory(), clock=lambda: 0, token=lambda: "t")
_go: Any = None
_notice: Any = None
_art: Any = None


def use(new: Store, go: Any, notice: Any, art: Any) -> None:
    """Bind to a browser."""
    global store, _go, _notice, _art
    store, _go, _notice, _art = new, go, notice, art


def create(game: str, seats: list[dict[str, Any]], seed: int | None, options: dict[str, Any]) -> str:
    """Make a table and keep it; its id."""
    import pyengine

    names = [str(s.get("name") or f"Player {i + 1}")[:24] for i, s in enumerate(seats)]
    match = pyengine.new(game, len(seats), seed, names, **{k: v for k, v in options.items() if v is not None})
    people = [Seat(n, s.get("kind", "person"), s.get("level") or "") for n, s in zip(names, seats)]
    session = Session(match, people, store.fresh())
    keep(session)
    return session.id


def new_table(
    game: str, seats: list[dict[str, Any]], seed: int | None = None, options: dict[str, Any] | None = None
) -> str:
    """Make a table, keep it and go there."""
    id = create(game, seats, seed, options or {})
    go(f"#/table/{id}")
    return id


def keep(session: Session) -> str:
    """Autosave; returns "" or why it will not last."""
    record = session.record()
    record["title"] = session.match.rules.name
    record["progress"] = progress(session)
    return store.save(record)


def progress(session: Session) -> float:
    """Roughly how much of the game is over, for the list of tables."""
    from .table.frame import board

    if session.over:
        return 1.0
    v = session.match.view(None)
    ours = getattr(board(v["game"]), "progress", None)
    far = float(ours(v)) if ours else (v.get("round") or 0) / 20
    return round(min(0.97, max(0.02, far)), 2)


def title(game: str) -> str:
    """A game's name; only that game is imported."""
    from pyengine.games import rules

    return str(rules(game).name)


def tables() -> list[dict[str, Any]]:
    return store.tables()


def delete(id: str) -> None:
    store.drop(id)


def export(id: str) -> tuple[str, str] | None:
    return store.export(id)


def import_text(text: str, name: str = "") -> str:
    """Keep the table of a file; its id. Raises `ValueError` with a sentence."""
    import pyengine

    from .session import opened

    record = store.bring(text, pyengine.load)
    keep(opened(record, pyengine.load))
    return str(record["id"])


def go(hash: str) -> None:
    if _go:
        _go(hash)


def notice(text: str, tone: str = "info") -> None:
    if _notice:
        _notice(text, tone)


async def art(game: str) -> None:
    """The game's emblems and patterns, in the page."""
    if _art:
        await _art(game)


def dump() -> str:
    """All tables as one text, for tests and for moving house."""
    return json.dumps([store.load(t["id"]) for t in tables()])
