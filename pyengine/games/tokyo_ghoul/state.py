"""The table of Tokyo Ghoul: zones, counters, and the small moves that every rule is made of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ...record import record
from ...table import NOBODY, OWNER, Layout, Table, Zone, blank
from .cards import (
    CATALOG,
    COST,
    GUARDIAN,
    HAND,
    INFLUENCE,
    LOCATION,
    MELEE,
    START,
    START_KINDS,
    STRENGTH,
    TYPE,
    WARD,
    WARDS,
)

HAND_SIZE = 5
LINE_UP = 4
GOAL = 10
LOCATIONS = 3
LAST_ROUND = 60

ZONES = (
    Zone("box"),
    Zone("ward", 5, NOBODY, "ward deck", WARDS),
    Zone("site", 5, label="location", places=tuple(f"{ward} location" for ward in WARDS)),
    Zone("banished", label="banished pile"),
    Zone("resolving"),
    Zone("hand", "seat", OWNER),
    Zone("look", "seat", OWNER, "looked at"),
    Zone("deck", "seat", NOBODY, "ally deck"),
    Zone("discard", "seat", label="ally discard pile"),
    Zone("play", "seat", label="allies"),
    Zone("foes", "seat", label="enemies"),
    Zone("held", "seat", label="locations"),
)
"""TKG-173: hands are their owner's, the order of decks is nobody's, all else is open."""


@lru_cache(maxsize=8)
def layout(seats: int) -> Layout:
    """The zones of a table for 2 to 4; indices are constants for each number of seats."""
    return Layout(ZONES, seats)


@record
class Street(Table):
    """One game. Per seat: `vp`, and `guard`, the Guardian bonus until that seat's next turn. The rest is this turn's:

    `pool` influence left; `drained`, `attacked`, `tortured` cards; `bonus` strength by card and `all_bonus` for the
    active seat's allies; `discount` on locations; `trashed`, whether the location ability was used; `buying`, whether
    the Influence Phase runs.
    """

    first: int
    vp: list[int]
    guard: list[int]
    pool: int
    drained: list[int]
    attacked: list[int]
    tortured: list[int]
    bonus: dict[int, int]
    all_bonus: int
    discount: int
    trashed: bool
    buying: bool
    phase: str


KINDS = tuple(card.index for card in CATALOG for _ in range(card.copies))
"""The definition of each physical card."""


@lru_cache(maxsize=8)
def start(seats: int) -> tuple[int, ...]:
    """Where each card lies before the shuffle: wards, locations, eight starting allies each (TKG-023 to TKG-031)."""
    lay, places = layout(seats), []
    dealt = dict.fromkeys(START_KINDS, 0)
    for kind in KINDS:
        if WARD[kind] == START:
            seat = dealt[kind] // 4
            dealt[kind] += 1
            places.append(lay["deck"][seat] if seat < seats else lay["box"][0])
        elif TYPE[kind] == LOCATION:
            places.append(lay["site"][WARD[kind]])
        else:
            places.append(lay["ward"][WARD[kind]])
    return tuple(places)


def setup(seats: int, seed: int, options: dict[str, Any], names: Sequence[str]) -> Street:
    """Set up a game: shuffle, deal five cards of the 20th ward, choose who begins (TKG-023 to TKG-031)."""
    lay = layout(seats)
    t: Street = blank(
        Street, lay, KINDS, seed, options, names, start(seats), first=0, vp=[0] * seats, guard=[0] * seats, pool=0,
        drained=[], attacked=[], tortured=[], bonus={}, all_bonus=0, discount=0, trashed=False, buying=False,
        phase="ally",
    )  # fmt: skip
    for zone in (*lay["ward"], *lay["deck"]):
        t.shuffle(zone)
    chosen = options.get("first", "random")
    t.first = t.luck.below(seats) if chosen == "random" else min(int(chosen), seats) - 1
    for k in range(seats):
        for _ in range(HAND_SIZE):
            t.move(t.zones[lay["ward"][0]][-1], lay["hand"][(t.first + k) % seats])
    if options.get("handicap") and seats == 2:
        t.vp[1 - t.first] = 1
    t.turn, t.round = t.first, 1
    t.agenda.append(("turn", t.first))
    return t


# -- points and the end ---------------------------------------------------------------------------------------------


def finish(t: Street, seat: int, by: str) -> None:
    """The game ends at once: nothing more is carried out (TKG-010)."""
    t.result = (seat, by)
    t.agenda.clear()
    t.tell("win", who=seat, how=by, vp=t.vp[seat], n=len(t.zones[t.lay.index["held"][seat]]))


def gain(t: Street, seat: int, n: int) -> None:
    """Victory points; 10 or more end the game at once, in any phase and anybody's turn (TKG-001 to TKG-003)."""
    t.vp[seat] += n
    if t.events is not None:
        t.tell("score", who=seat, n=n, vp=t.vp[seat])
    if t.vp[seat] >= GOAL and t.result is None:
        finish(t, seat, "points")


# -- strength -------------------------------------------------------------------------------------------------------


def strength(t: Street, card: int, stealthy: bool = False) -> int:
    """Current strength of a card in play: printed, bonuses, Melee in its owner's turn, Guardian in others'.

    `stealthy`: as defender against an attacker with Stealth, which ignores Guardian (TKG-152 to TKG-157, TKG-163).
    """
    kind = t.kind[card]
    value = STRENGTH[kind] + t.bonus.get(card, 0)
    if TYPE[kind]:
        return value
    seat = t.lay.owner[t.where[card]]
    if seat is None:
        return value
    if seat == t.turn:
        return value + melee(t, seat) + t.all_bonus
    return value if stealthy else value + guardian(t, seat)


def melee(t: Street, seat: int) -> int:
    """What a seat's Melee abilities add to each of its allies in its own turn (TKG-154, TKG-156)."""
    kind, index = t.kind, t.lay.index
    total = 0
    for card in t.zones[index["play"][seat]]:
        total += MELEE[kind[card]]
    for card in t.zones[index["held"][seat]]:
        total += MELEE[kind[card]]
    return total


def guardian(t: Street, seat: int) -> int:
    """What a seat's Guardian abilities add to each of its allies in rivals' turns (TKG-152, TKG-156)."""
    total = t.guard[seat]
    kind = t.kind
    for card in t.zones[t.lay.index["play"][seat]]:
        total += GUARDIAN[kind[card]]
    return total


# -- small moves ----------------------------------------------------------------------------------------------------


def allies(t: Street, seat: int) -> list[int]:
    """A seat's allies in play."""
    return t.zones[t.lay.index["play"][seat]]


def ready(t: Street, seat: int) -> list[int]:
    """A seat's allies that are not drained (TKG-084)."""
    drained = t.drained
    found = t.zones[t.lay.index["play"][seat]]
    return [card for card in found if card not in drained] if drained else found[:]


def leave(t: Street, card: int, to: int) -> None:
    """A card leaves play: whatever it had gained is gone (TKG-172, TKG-Q62)."""
    for marks in (t.drained, t.attacked, t.tortured):
        if card in marks:
            marks.remove(card)
    if t.bonus:
        t.bonus.pop(card, None)
    t.move(card, to)


def wound(t: Street, card: int) -> None:
    """A wounded card goes to its player's discard pile, whatever the cause (TKG-104, TKG-111)."""
    seat = t.lay.owner[t.where[card]]
    assert seat is not None
    if t.events is not None:
        t.tell("wound", card=card, who=seat)
    leave(t, card, t.lay.index["discard"][seat])


def banish(t: Street, card: int) -> None:
    """A card goes to the common banished pile (TKG-076 to TKG-079)."""
    leave(t, card, t.lay.index["banished"][0])


def reshuffle(t: Street, seat: int) -> bool:
    """An empty ally deck is made anew from its owner's discard pile at once (TKG-034 to TKG-038, TKG-Q10).

    Returns whether the deck has cards now.
    """
    deck, discard = t.lay.index["deck"][seat], t.lay.index["discard"][seat]
    count = len(t.zones[discard])
    if not count:
        return False
    t.move_all(discard, deck)
    t.shuffle(deck)
    t.tell("reshuffle", who=seat, n=count)
    return True


def flip(t: Street, seat: int, n: int) -> None:
    """Flip cards until n more allies are in play; enemies met on the way face the seat (TKG-047 to TKG-053)."""
    index = t.lay.index
    _take(t, seat, "flip", (index["play"][seat], index["foes"][seat]), n, foes_count=False)


def mill(t: Street, seat: int, n: int) -> None:
    """Wound the top cards of a seat's ally deck, one by one (TKG-105, TKG-166, TKG-Q38)."""
    discard = t.lay.index["discard"][seat]
    _take(t, seat, "mill", (discard, discard), n, foes_count=True)


def _take(t: Street, seat: int, fact: str, to: tuple[int, ...], n: int, foes_count: bool) -> None:
    """Take cards from the top of an ally deck, each to the zone of its type; an empty deck is made anew at once.

    Fewer if deck and discard pile are both empty (TKG-Q11). The log names the cards before a reshuffle hides them.
    """
    deck = t.lay.index["deck"][seat]
    cards = t.zones[deck]
    taken: list[int] = []
    while n > 0 and (cards or reshuffle(t, seat)):
        card = cards[-1]
        kind = TYPE[t.kind[card]]
        t.move(card, to[kind])
        taken.append(card)
        if foes_count or not kind:
            n -= 1
        if not cards:
            if t.events is not None:
                t.tell(fact, who=seat, cards=taken)
                taken = []
            reshuffle(t, seat)
    if taken and t.events is not None:
        t.tell(fact, who=seat, cards=taken)


def hand_size(t: Street, seat: int) -> int:
    """Up to how many cards a seat draws in its Draw Phase (TKG-137; a location may raise it)."""
    held = t.zones[t.lay.index["held"][seat]]
    return max([HAND_SIZE, *[HAND[t.kind[card]] for card in held]]) if held else HAND_SIZE


def price(t: Street, location: int) -> int:
    """What a location costs now, at least 1 (TKG-Q37)."""
    return max(1, COST[t.kind[location]] - t.discount)


def worth(t: Street, cards: Sequence[int]) -> int:
    """Printed influence of allies, as payment for a location (TKG-122, TKG-Q34)."""
    return sum([INFLUENCE[t.kind[card]] for card in cards])


def own_cards(t: Street, seat: int) -> int:
    """How many cards a seat's ally deck and discard pile have together (TKG-167)."""
    index = t.lay.index
    return len(t.zones[index["deck"][seat]]) + len(t.zones[index["discard"][seat]])


def wards_left(t: Street) -> tuple[str, ...]:
    """The ward decks that have cards, as places."""
    zones, wards = t.zones, t.lay.index["ward"]
    left = tuple([WARD_PLACES[k] for k in range(5) if zones[wards[k]]])
    return WARD_PLACES if len(left) == 5 else left


WARD_PLACES = tuple(f"ward:{k}" for k in range(5))
SEAT_PLACES = tuple(f"seat:{k}" for k in range(4))
