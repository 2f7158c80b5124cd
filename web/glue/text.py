"""Text into HTML: escaping and the engine's spans (names, bold words, links to rules)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

_TABLE = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})


def esc(value: object) -> str:
    """Safe in element content and in double- or single-quoted attributes."""
    return str(value).translate(_TABLE)


def spans(parts: Iterable[Any], game: str = "", links: bool = True) -> str:
    """The engine's spans as HTML. With `links` off (inside a card or a button) nothing in it can be focused."""
    out = []
    for part in parts:
        if isinstance(part, str):
            out.append(esc(part))
        elif "b" in part:
            out.append(f"<b>{esc(part['b'])}</b>")
        elif "card" in part:
            name = esc(part.get("name", part["card"]))
            if not links:
                out.append(f"<b>{name}</b>")
            else:
                one = part.get("id")
                at = "" if one is None else f' data-id="{esc(one)}"'
                out.append(f'<a class="ref" href="#/cards/{esc(game)}" data-card="{esc(part["card"])}"{at}>{name}</a>')
        elif "rule" in part:
            name = esc(part.get("name", part["rule"]))
            out.append(rule_link(game, part["rule"], name) if links else name)
        elif "seat" in part:
            name = esc(part.get("name", f"Seat {part['seat'] + 1}"))
            out.append(f'<b class="seatname s{part["seat"] + 1}">{name}</b>')
        else:
            out.append(esc(part.get("name", "")))
    return "".join(out)


def rule_link(game: str, rule: str, html: str) -> str:
    return f'<a class="rule" href="#/rules/{esc(game)}/{esc(rule)}">{html}</a>'


def plain(parts: Iterable[Any]) -> str:
    """The same words without marks: for titles, the clipboard and the accessible name."""
    out = []
    for part in parts:
        if isinstance(part, str):
            out.append(part)
        elif "b" in part:
            out.append(str(part["b"]))
        else:
            out.append(str(part.get("name", part.get("card", part.get("rule", "")))))
    return "".join(out)


def count(n: int, one: str, many: str | None = None) -> str:
    """`count(1, "card")` is "1 card", `count(3, "card")` is "3 cards"."""
    return f"{n} {one if n == 1 else many or one + 's'}"
