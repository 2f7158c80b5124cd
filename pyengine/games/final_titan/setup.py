"""Setting up a game: decks, hands, the pot, the enemy team (FTN-014 to FTN-019)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ...table import blank
from .cards import CATALOG, IS_TITAN, SET
from .coop import CHALLENGES, size
from .rounds import deal_titans
from .state import (
    BOX,
    COOP,
    DECK,
    DUEL,
    FFA,
    FOE_DECK,
    FOE_HAND,
    HAND,
    LEGENDS,
    POT,
    TEAMS,
    TITANS,
    Arena,
    layout,
)

MODES = {"ffa": FFA, "duel": DUEL, "teams": TEAMS, "coop": COOP, "challenge": COOP}
ALL_KINDS = tuple(range(len(SET)))


@lru_cache(maxsize=64)
def pool(cards: str, godspark: bool, mindbug: bool, challenge: int) -> tuple[int, ...]:
    """Where each card begins for a choice of sets; a card exists once, its id is its kind (FTN-017, FTN-019,
    FTN-196, FTN-203).

    Cards of a challenge wait in the box for the enemy's decks (FTN-195).
    """
    sets = {
        "S",
        *(("A",) if cards == "advanced" else ()),
        *(("G", "L") if godspark else ()),
        *(("M",) if mindbug else ()),
    }
    taken = {CATALOG[name].index for names in CHALLENGES[challenge] for name in names} if challenge else set()
    where = []
    for kind in ALL_KINDS:
        if SET[kind] not in sets or kind in taken:
            where.append(BOX)
        else:
            where.append(TITANS if IS_TITAN[kind] else LEGENDS if SET[kind] == "L" else DECK)
    return tuple(where)


def teams_of(mode: int, seats: int) -> tuple[Any, ...]:
    """The seats of each owner's team; the last entry is the enemy's (FTN-164, FTN-170, FTN-185, FTN-Q50)."""
    if mode == TEAMS:
        return ((0, 1), (0, 1), (2, 3), (2, 3), (4,))
    everybody = tuple(range(seats))
    return (*((everybody if mode == COOP else (seat,)) for seat in everybody), (seats,))


def setup(seats: int, seed: int, options: dict[str, Any], names: Sequence[str]) -> Arena:
    """A new game with its first step on the agenda."""
    mode = MODES[options["mode"]]
    challenge = seats if options["mode"] == "challenge" else 0
    where = pool(options["cards"], options["godspark"], options["mindbug"], challenge)
    t: Arena = blank(
        Arena, layout(seats), ALL_KINDS, seed, options, names, where, mode=mode, team=teams_of(mode, seats),
        alive=(1,) * seats, drafter=0, phase="draft", fighter=[-1, -1], owner=[-1, -1], life=[0, 0], charge=[0, 0],
        kit=[(), ()], ears=[0, 0], champ=-1, tokens={}, forms=(), marks={}, bonds={}, first=0, active=-1, turns=0,
        taken=0, granted=0, once=(), out=0, cause=0, ulting=0, again=0, dice=(), face=-1, bets=(-1,) * seats,
        perms=(), sworn=(), fought=(-1, -1), loaded=[],
    )  # fmt: skip
    t.shuffle(TITANS)
    t.shuffle(DECK)
    first = options["first"]
    t.drafter = t.luck.below(seats) if first == "random" else min(int(first), seats) - 1
    _deal(t, 5 if mode == DUEL else 4)
    if mode == COOP:
        _enemy(t, challenge)
    else:
        t.move(t.zones[DECK][-1], POT)
    t.turn = t.drafter
    if options["recruit"] == "deal":
        deal_titans(t)
    else:
        t.agenda.append(("draft",))
    return t


def _deal(t: Arena, n: int) -> None:
    """Upgrade cards for everybody (FTN-015, FTN-160)."""
    for _ in range(n):
        for k in range(t.seats):
            t.move(t.zones[DECK][-1], HAND + (t.drafter + k) % t.seats)


def _enemy(t: Arena, challenge: int) -> None:
    """The enemy's Titans and, as many, its upgrades, face down (FTN-176, FTN-177; FTN-192 to FTN-194)."""
    if challenge:
        titans, upgrades = CHALLENGES[challenge]
        for name in reversed(titans):
            t.move(CATALOG[name].index, FOE_DECK)
        for name in reversed(upgrades):
            t.move(CATALOG[name].index, FOE_HAND)
        return
    for _ in range(size(t.seats, t.options["difficulty"])):
        t.move(t.zones[TITANS][-1], FOE_DECK)
        t.move(t.zones[DECK][-1], FOE_HAND)
