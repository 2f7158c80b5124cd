"""Hooks for scenes: where they start, what can be counted, states of cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import ending
from .cards import CATALOG, LEVEL
from .state import City, seat_of
from .wounds import enlist

RESERVE = ("Armin", "Sasha", "Erwin", "Levi", "Connie", "Eren", "Hange", "Mikasa")


def begin(t: City, phase: str) -> None:
    """Start in a phase: `turn`, `act` (in the middle of a turn), `round`, `add` (cards in `coming`), `evening`,
    `ongoing`, `walls`, `check`. Heroes that the scene does not name come from the reserve, in a fixed order."""
    _heroes(t)
    unit = t.turn if t.seats > 1 else t.token
    if phase in ("turn", "act"):
        t.phase = "turns"
        t.agenda.append(("turn", unit))
        if phase == "act":
            t.active = unit
            t.turn = seat_of(t, unit)
            t.agenda[-1:] = [("next", unit), ("act",)]
        return
    t.active = -1
    if phase == "round":
        t.round -= 1
        t.agenda.append(("round",))
    elif phase == "add":
        t.phase = "adding"
        t.agenda += [("first",), ("crowd", 0), ("settle",), ("add",)]
    else:
        ending.begin(t)
        if phase != "evening":
            _skip_to(t, phase)


def _skip_to(t: City, step: str) -> None:
    while t.agenda[-1][0] != step:
        t.agenda.pop()


def _heroes(t: City) -> None:
    for seat in range(t.seats):
        t.move_all(t.place("dealt", seat), t.place("heroes"))
    for unit in range(t.units):
        given = t.cards("hero", unit)
        if given:
            t.hero[unit] = given[0]
    box = t.place("box")
    for card in t.cards("box")[:]:
        if t.lay.mask[box] and _name(t, card) in RESERVE:
            t.move(card, t.place("heroes"))
    for unit in range(t.units):
        if t.hero[unit] < 0 and t.pos[unit] >= -1:
            enlist(t, unit, min(t.cards("heroes"), key=lambda card: RESERVE.index(_name(t, card))))


def _name(t: City, card: int) -> str:
    return CATALOG[t.kind[card]].name


def mark(t: City, card: int, word: str) -> None:
    """`damage N` on an Archenemy, `passed` on a card that waits on a solo Hero."""
    what, _, number = word.partition(" ")
    if what == "damage" and LEVEL[t.kind[card]]:
        t.damage[card] = int(number)
    elif word == "passed":
        t.passed.append(card)
    else:
        raise ValueError(f"a card of this game can have damage or be passed, not {word!r}")


Counter = tuple[Callable[..., Any], Callable[..., Any]]


def _number(name: str) -> Counter:
    return (lambda t, seat: getattr(t, name)), (lambda t, seat, n: setattr(t, name, n))


def _item(name: str, place: int) -> Counter:
    def put(t: City, seat: int | None, n: int) -> None:
        getattr(t, name)[place] = n

    return (lambda t, seat: getattr(t, name)[place]), put


def _space(unit: int | None) -> Counter:
    """A Hero's space as `in3` (inside District 3), `out1`, or `nowhere`."""

    def read(t: City, seat: int | None) -> str:
        pos = t.pos[unit if unit is not None else seat or 0]
        return SHORT[pos] if pos >= 0 else "nowhere"

    def put(t: City, seat: int | None, name: str) -> None:
        t.pos[unit if unit is not None else seat or 0] = SHORT.index(name) if name in SHORT else -1

    return read, put


SHORT = tuple(f"{'out' if s % 2 else 'in'}{s // 2 + 1}" for s in range(10))


def _damage(level: int) -> Counter:
    def read(t: City, seat: int | None) -> int:
        return sum(n for card, n in t.damage.items() if LEVEL[t.kind[card]] == level)

    return read, lambda t, seat, n: None


COUNTERS: dict[str, Counter] = {
    "power": _number("power"),
    "spare": _number("spare"),
    "move": _number("move_left"),
    "made": _number("made"),
    "deaths": _number("deaths"),
    "slain": _number("slain"),
    "appeared": _number("appeared"),
    "token": _number("token"),
    "trap": _number("trap"),
    "round": _number("round"),
    "kills": _number("kills"),
    "moves": _item("counts", 3),
    "pos": _space(None),
    **{f"pos{u}": _space(u) for u in range(3)},
    **{f"tokens{d + 1}": _item("tokens", d) for d in range(5)},
    **{f"damage{level}": _damage(level) for level in (1, 2, 3)},
}
