"""Numbers and conditions as they are now: speed, armor, bonuses, what is cancelled (specification 8.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .cards import ARMORED, CHART, HAS_FORM, PAIR, SPEED, SUITES
from .language import (
    ADD,
    ARMOR,
    BLESS,
    CANCEL,
    CANNOT,
    CAP,
    DEAL,
    HARD,
    MINION,
    POISON,
    POWER,
    SWIFT,
    Cell,
    Passive,
    Suite,
    Test,
)
from .state import FALLEN, FOE_GEAR, WORN, Arena, bench, enemy

Asked = Callable[[Arena, int, Any, int], bool]


def num(t: Arena, n: Any, src: int) -> int:
    """A number of a card; a pair is read by that card's own Ultimate Form token (8.1)."""
    return n if type(n) is int else n[src in t.forms]


def _has(t: Arena, card: int, token: tuple[int, int]) -> bool:
    return t.tokens.get(card << 3 | token[0], 0) * token[1] > 0


TESTS: dict[str, Asked] = {
    "faster": lambda t, side, arg, src: speed(t, side) > speed(t, 1 - side),
    "slower": lambda t, side, arg, src: speed(t, side) < speed(t, 1 - side),
    "fasterOrForm": lambda t, side, arg, src: src in t.forms or speed(t, side) > speed(t, 1 - side),
    "challenger": lambda t, side, arg, src: t.champ != side,
    "champion": lambda t, side, arg, src: t.champ == side,
    "life<=": lambda t, side, arg, src: t.life[side] <= num(t, arg, src),
    "foelife<=": lambda t, side, arg, src: t.life[1 - side] <= num(t, arg, src),
    "bench=": lambda t, side, arg, src: len(bench(t, side)) == arg,
    "bench<=": lambda t, side, arg, src: len(bench(t, side)) <= arg,
    "hand=": lambda t, side, arg, src: len(t.zones[t.lay.hands[t.owner[side]]]) == arg,
    "has": lambda t, side, arg, src: _has(t, t.fighter[side], arg),
    "no": lambda t, side, arg, src: not _has(t, t.fighter[side], arg),
    "foehas": lambda t, side, arg, src: _has(t, t.fighter[1 - side], arg),
    "form": lambda t, side, arg, src: src in t.forms,
    "noform": lambda t, side, arg, src: src not in t.forms,
    "mark": lambda t, side, arg, src: bool(t.marks.get(src, 0) & 2),
    "nomark": lambda t, side, arg, src: not t.marks.get(src, 0) & 2,
    "charged": lambda t, side, arg, src: t.charge[side] == 1,
    "byUlt": lambda t, side, arg, src: bool(t.cause & 2),
    "paired": lambda t, side, arg, src: t.fighter[side] >= 0 and PAIR[t.kind[src]] == t.kind[t.fighter[side]],
}
"""Conditions: `TESTS[name](t, side, argument, card of the clause)`."""


def upgrades(t: Arena, side: int) -> int:
    """How many face-up upgrades a fighter has: played, permanent, attached."""
    count = len(t.zones[WORN + side]) + (t.fighter[side] in t.bonds)
    return count + len(t.zones[FOE_GEAR]) if enemy(t, side) else count


COUNTS: dict[str, Callable[[Arena, int], int]] = {
    "bench": lambda t, side: len(bench(t, side)),
    "Poison": lambda t, side: t.tokens.get(t.fighter[side] << 3 | POISON, 0),
    "Minion": lambda t, side: t.tokens.get(t.fighter[side] << 3 | MINION, 0),
    "foePoison": lambda t, side: t.tokens.get(t.fighter[1 - side] << 3 | POISON, 0),
    "upgrades": upgrades,
    "discardTitans": lambda t, side: len(t.zones[FALLEN]),
}
"""What "for each" counts, once (FTN-153)."""


def holds(t: Arena, side: int, tests: tuple[Test, ...], src: int) -> bool:
    """Whether all conditions are true now (FTN-Q74)."""
    for name, arg in tests:  # noqa: SIM110  (a generator would cost more than the tests)
        if not TESTS[name](t, side, arg, src):
            return False
    return True


def passives(t: Arena, side: int, kind: int) -> list[tuple[int, Passive]]:
    """The passives of a kind that hold now, with their cards."""
    found = []
    for card, part in t.kit[side]:
        suite: Suite = SUITES[part]
        if suite.mask >> kind & 1:
            for passive in suite.passives[kind]:
                if not passive.tests or holds(t, side, passive.tests, card):
                    found.append((card, passive))
    return found


def speed(t: Arena, side: int) -> int:
    """A fighter's speed now."""
    value = SPEED[t.kind[t.fighter[side]]]
    if t.ears[side] >> SWIFT & 1:
        for card, passive in passives(t, side, SWIFT):
            value += num(t, passive.n, card)
    return value


def armor(t: Arena, side: int) -> int:
    """A fighter's armor value now: printed, tokens, passives (FTN-006, FTN-092)."""
    card = t.fighter[side]
    value = ARMORED[t.kind[card]] + t.tokens.get(card << 3 | ARMOR, 0)
    if t.ears[side] >> HARD & 1:
        for src, passive in passives(t, side, HARD):
            value += num(t, passive.n, src)
    return value


def bench_armor(t: Arena, card: int) -> int:
    """The armor value of a Titan on a bench: printed and tokens."""
    return ARMORED[t.kind[card]] + t.tokens.get(card << 3 | ARMOR, 0)


def extra(t: Arena, side: int, cell: int) -> list[tuple[int, int]]:
    """Passive "+N damage" by card, for a chart result or (cell 4) other damage (FTN-063, FTN-113)."""
    found = []
    for card, passive in passives(t, side, DEAL):
        if passive.cells >> cell & 1:
            n = num(t, passive.n, card) * (COUNTS[passive.per](t, side) if passive.per else 1)
            if n:
                found.append((card, n))
    return found


def raised(t: Arena, side: int, cell: int) -> int:
    """By how much a fighter's damage is raised now: Power tokens and passives (FTN-109, FTN-113)."""
    more = t.tokens.get(t.fighter[side] << 3 | POWER, 0)
    if t.ears[side] >> DEAL & 1:
        for _, n in extra(t, side, cell):
            more += n
    return more


def cap(t: Arena, side: int) -> int:
    """The most damage of one instance that a fighter takes; 99 without such an effect."""
    best = 99
    if t.ears[side] >> CAP & 1:
        for card, passive in passives(t, side, CAP):
            best = min(best, num(t, passive.n, card))
    return best


def cancels(t: Arena, side: int, face: int) -> int:
    """The card by which a fighter cancels a face of its foe's rolls; -1 if it does not (FTN-120, FTN-205)."""
    if t.ears[side] >> CANCEL & 1:
        for card, passive in passives(t, side, CANCEL):
            if passive.cells >> face & 1:
                return card
    return -1


def added(t: Arena, side: int, cell: int) -> list[str]:
    """Icons that cards add to a chart result: "drain", "act", "P1", "F1"."""
    if not t.ears[side] >> ADD & 1:
        return []
    return [passive.what for _, passive in passives(t, side, ADD) if passive.cells >> cell & 1]


def cannot(t: Arena, side: int, kind: int, n: int) -> bool:
    """Whether an effect forbids the fighter to gain a token (FTN-002)."""
    if not t.ears[side] >> CANNOT & 1:
        return False
    return any(passive.n == (kind, -1 if n < 0 else 1) for _, passive in passives(t, side, CANNOT))


def chart_cell(t: Arena, side: int, cell: int) -> Cell:
    """A chart result as printed."""
    return CHART[t.kind[t.fighter[side]]][cell]


def blessing(t: Arena, card: int) -> int:
    """1 with a Blessed token, -1 with a Cursed one, 0 without (FTN-131)."""
    return t.tokens.get(card << 3 | BLESS, 0)


def may_form(t: Arena, card: int) -> bool:
    """Whether a Titan has an Ultimate Form and not yet its token (FTN-069, FTN-071)."""
    return HAS_FORM[t.kind[card]] and card not in t.forms
