"""Addresses: `#/table/abc` → ("table", ["abc"]). Browser-free; `main` listens and shows."""

from __future__ import annotations

from urllib.parse import unquote

ROUTES = ("library", "setup", "table", "rules", "cards", "about")


def parse(hash: str) -> tuple[str, list[str]]:
    """Screen and parameters of a location's hash; whatever is unknown is the library."""
    parts = [unquote(p) for p in hash.lstrip("#").strip("/").split("/") if p]
    if not parts or parts[0] not in ROUTES:
        return "library", []
    return parts[0], parts[1:]
