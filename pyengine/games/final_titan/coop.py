"""The enemy team of solo and co-op games: its decks, how its Titans enter, its permanent upgrades."""

from __future__ import annotations

from .cards import NO_FOE
from .state import (
    DISCARD,
    FALLEN,
    FOE_BENCH,
    FOE_DECK,
    FOE_GEAR,
    FOE_HAND,
    Arena,
    enter,
    join,
    refresh,
    sides,
    titans_of,
    top_titan,
    top_upgrade,
)

TRIES = 300
"""More cards than there are: a pile of nothing but unfit ones must not be searched for ever."""
SIZES = {"easy": 0, "standard": 1, "hard": 2, "very-hard": 3, "insane": 4}
CHALLENGES = {
    1: (("Crimson Knight", "Impulse", "Final Boss"), ("Dracula's Blood", "Power Potion", "Berserker's Brew")),
    2: (
        ("Crimson Knight", "Impulse", "Chessmaster", "Karate Guy", "Final Boss"),
        ("Dracula's Blood", "Power Potion", "Hermes's Boon", "Shadow Step", "Berserker's Brew"),
    ),
    3: (
        ("Crimson Knight", "Impulse", "Chessmaster", "Karate Guy", "Gunslinger", "Sobek", "Final Boss"),
        (
            "Dracula's Blood", "Power Potion", "Hermes's Boon", "Shadow Step", "Sharpshooter", "Basilisk's Fangs",
            "Berserker's Brew",
        ),
    ),
}  # fmt: skip
"""The printed Co-op Challenges: Titans and upgrades, the first on top (FTN-192 to FTN-194)."""


def size(seats: int, difficulty: str) -> int:
    """How many Titans the enemy has: 2, 4 or 6 for 1, 2, 3 players, one more for each level (FTN-176)."""
    return 2 * seats + SIZES[difficulty]


def next_foe(t: Arena) -> int | None:
    """Reveal the top enemy Titan; one that the enemy cannot use is replaced from the Titan deck (FTN-190, FTN-Q53)."""
    if not t.zones[FOE_DECK]:
        return None
    card = t.zones[FOE_DECK][-1]
    shown = t.known_by(card) == t.lay.full
    for _ in range(TRIES):
        if not NO_FOE[t.kind[card]]:
            break
        t.move(card, FALLEN)
        t.tell("unfit", card=card)
        fresh = top_titan(t)
        if fresh is None:
            return None
        card = fresh
    t.move(card, FOE_BENCH)
    if not shown:
        join(t, card)
    t.tell("foe_shown", card=card)
    return card


def foe_enters(t: Arena) -> None:
    """The foe of the enemy bench enters, the next one is shown there (FTN-179, FTN-182, FTN-183, FTN-Q62).

    At the start of the game the first permanent upgrade follows (FTN-180).
    """
    first = t.round == 0 and not t.perms
    if not t.zones[FOE_BENCH]:
        next_foe(t)
    enter(t, t.zones[FOE_BENCH][-1], t.seats)
    if not t.zones[FOE_BENCH]:
        next_foe(t)
    if first:
        next_gear(t)
    for side in sides(t):
        refresh(t, side)


def next_gear(t: Arena) -> None:
    """Reveal the top enemy upgrade; it stays to the end of the game (FTN-180, FTN-187, FTN-190)."""
    if not t.zones[FOE_HAND]:
        return
    card = t.zones[FOE_HAND][-1]
    for _ in range(TRIES):
        if not NO_FOE[t.kind[card]]:
            break
        t.move(card, DISCARD)
        t.tell("unfit", card=card)
        fresh = top_upgrade(t)
        if fresh is None:
            return
        card = fresh
    t.move(card, FOE_GEAR)
    t.perms = (*t.perms, card)
    t.tell("gear", card=card, n=len(t.zones[FOE_GEAR]))


def reinforce(t: Arena, winner: int) -> None:
    """After a fight that players won: one more permanent enemy upgrade; all before its last fight (FTN-187, FTN-188).

    None after a fight that the enemy won, or nobody (FTN-Q55, FTN-Q58, FTN-Q62).
    """
    if not 0 <= winner < t.seats:
        return
    left = len(titans_of(t, t.seats))
    for _ in range(len(t.zones[FOE_HAND]) if left == 1 else 1 if left else 0):
        next_gear(t)
    for side in sides(t):
        refresh(t, side)
