"""Damage to Archenemies, and what happens when a Titan is defeated (specification 3.15, 3.16)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ask import Ask, Flow, Value
from .cards import EREN, HANGE, LEVEL, LIMIT, ORUO
from .state import (
    GOAL,
    HEROES,
    City,
    Over,
    destroy,
    draw,
    finish,
    hp_left,
    kind_of,
    living,
    my_turn,
    seat_of,
    wounds_on,
)
from .wounds import to_stack


def can_strike(t: City, titan: int) -> bool:
    """May a card's ability damage this Titan now? Not after an attempt; limits hold (AOT-126, AOT-136, AOT-Q17)."""
    kind = t.kind[titan]
    if t.late or not LEVEL[kind] or hp_left(t, titan) < 1:
        return False
    return LIMIT[kind] != "three made" or t.made >= 3


def strike(t: City, titan: int, n: int) -> int:
    """Damage an Archenemy, at most up to its Hit Points (AOT-136, AOT-137)."""
    n = min(n, hp_left(t, titan))
    t.damage[titan] = t.damage.get(titan, 0) + n
    if t.events is not None:
        t.tell("damage", target=titan, n=n, left=hp_left(t, titan))
    return n


def regenerate(t: City, titan: int, n: int) -> None:
    """Remove damage, not below 0 (AOT-138)."""
    n = min(n, t.damage.get(titan, 0))
    if n:
        t.damage[titan] -= n
        t.tell("regenerate", target=titan, n=n, left=hp_left(t, titan))


def defeat(t: City, unit: int, titan: int) -> Flow | None:
    """A Titan goes back to the box; the third Archenemy wins at once; then "each time" abilities (AOT-002, AOT-067)."""
    archenemy = LEVEL[t.kind[titan]] > 0
    t.tell("defeat", hero=t.hero[unit], target=titan)
    t.move(titan, t.place("box"))
    t.damage.pop(titan, None)
    if archenemy:
        t.slain += 1
        if t.slain >= GOAL:
            finish(t, True, "archenemies")
            raise Over
        if t.seats == 1:
            to_stack(t, [card for k in range(t.units) for card in wounds_on(t, k)])
    mine = my_turn(t, unit)
    if mine:
        t.kills += 1
    eren = kind_of(t, unit) == EREN
    oruo = next((c for c in t.cards("play", t.turn) if t.kind[c] == ORUO), None) if mine else None
    hange = next((k for k in range(t.units) if kind_of(t, k) == HANGE), None) if archenemy else None
    if not eren and oruo is None and hange is None:
        return None
    return _after(t, unit, eren, oruo, hange)


def _after(t: City, unit: int, eren: bool, oruo: int | None, hange: int | None) -> Flow:
    """Eren cheers a Hero, Oruo Bozad tidies up, Hange studies an Archenemy (AOT-171, AOT-220)."""
    seat = seat_of(t, unit)
    if eren:
        yield from cheer(t, unit, t.hero[unit])
    if oruo is not None:
        yield from scrap(t, seat, (*t.cards("hand", seat), *t.cards("discard", seat)), oruo)
    if hange is not None and t.hero[hange] >= 0:
        yield from scrap(t, seat_of(t, hange), t.cards("hand", seat_of(t, hange)), t.hero[hange])


def cheer(t: City, unit: int, source: int) -> Flow:
    """A chosen Hero of the game draws a card (AOT-Q31); alone it is the shared deck whoever is named."""
    if t.seats == 1:
        draw(t, 0, 1)
        return
    chosen = yield Ask(seat_of(t, unit), "cheer", tuple(HEROES[k] for k in sorted(living(t))), source=source)
    draw(t, seat_of(t, int(chosen[5:])), 1)


def scrap(t: City, seat: int, cards: Sequence[int], source: Value) -> Flow:
    """A player may destroy one of these own cards."""
    if cards:
        card = yield Ask(seat, "scrap", (*cards, None), source=source)
        if card is not None:
            destroy(t, card)
