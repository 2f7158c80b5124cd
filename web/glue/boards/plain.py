"""A board for a game that has none of its own yet: every open zone is a row."""

from __future__ import annotations

from ..table.look import Look, zone_of
from ..text import esc

CLASS = "plain"
BACK = "card-random"
HAND = ""
ZONES: dict[str, str] = {}


def _zones(look: Look) -> list[str]:
    mine = f"hand.{look.view['seat']}"
    return [z for z, ids in look.view["zones"].items() if isinstance(ids, list) and z != mine and z != "box"]


def skeleton(look: Look) -> str:
    return "".join(
        f'<section class="plain-row" aria-label="{esc(z)}"><h2>{esc(z)}</h2>'
        f'<div class="row" {zone_of(z)} data-list="z.{esc(z)}" data-zone="{esc(z)}"></div></section>'
        for z in _zones(look)
    )


def draw(look: Look) -> None:
    for z in _zones(look):
        look.sheet.empty(f"z.{z}")
        for card in look.zone(z):
            look.card(f"z.{z}", card)
