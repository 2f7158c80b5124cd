"""The table of Worldbreakers: zones, counters, and the small moves that every rule is made of.

A *side* is a seat with a Worldbreaker; in the solo campaign side 1 is the automaton, which nobody asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ...record import record
from ...table import NOBODY, OWNER, Layout, Table, Zone
from .abilities import EVENT, FOLLOWER, LEADER, LOCATION
from .cards import (
    CLIP,
    COST,
    DEALER,
    EARS,
    HEALTH,
    HEARS,
    NEED,
    NEED_GUILD,
    OVERWHELM,
    STAGES,
    STATIONARY,
    STRENGTH,
    TYPE,
    WARDEN,
)

START_MYTHIUM, START_HAND, GOAL, TURNS, LAST_ROUND = 5, 5, 10, 8, 60

DUEL = (
    Zone("box"),
    Zone("wb", "seat", label="Worldbreaker"),
    Zone("followers", "seat"),
    Zone("locations", "seat"),
    Zone("event", "seat", label="resolving event"),
    Zone("stored", "seat", label="storage"),
    Zone("hand", "seat", OWNER),
    Zone("deck", "seat", NOBODY),
    Zone("discard", "seat", label="discard pile"),
    Zone("aside", "seat", OWNER, "set aside"),
    Zone("found", "seat", label="revealed cards"),
    Zone("look", "seat", OWNER, "looked at"),
)
"""WBR-035, WBR-051, WBR-126: play area, discard piles and storage are open; hands are their owner's; decks nobody's."""
POOLS = (Zone("pool", "seat", OWNER, "pool"),)
DRAFT = (
    *POOLS,
    Zone("court", "seat", OWNER, "set-aside Worldbreakers"),
    Zone("pack", "seat", OWNER, "cards to draft from"),
    Zone("packs", None, NOBODY, "unused packs"),
    Zone("pile", 3, NOBODY, "pile", ("Pile 1", "Pile 2", "Pile 3")),
    Zone("supply", None, NOBODY),
    Zone("gone", None, NOBODY, "out of the draft"),
)
"""WBR-178, WBR-191, WBR-202: packs and pools are their holder's; piles, supply and what is left over nobody's."""
SOLO = (
    Zone("campaign", None, NOBODY, "campaign deck"),
    Zone("orders", None, NOBODY, "Orders deck"),
    Zone("order", None, label="order in force"),
    Zone("spent", None, label="discarded orders"),
    Zone("creed", None, label="new rules"),
    Zone("chapter", None, label="chapter"),
    Zone("trunk", None, NOBODY, "draft deck"),
    Zone("offer", None, label="draft"),
    Zone("vault", None, NOBODY, "cards of later chapters"),
)


@lru_cache(maxsize=16)
def layout_of(sides: int, family: str) -> Layout:
    """The zones of a table; indices are constants for each number of sides and family of modes."""
    more: tuple[Zone, ...] = {"duel": (), "constructed": POOLS, "draft": DRAFT, "solo": SOLO}[family]
    return Layout((*DUEL, *more), sides)


# -- history of a round: indices into `Steppe.past`, four places for what is counted by seat ---------------------------

POWERED, BUILT, LONE, EXTRA, LATE, WORKED, FALLEN, TRUCE, PAST = 0, 4, 8, 12, 16, 20, 24, 25, 26


@record
class Combat:
    """A combat: who attacks, which followers still do, and the effects that last as long as it does (WBR-146).

    `lone` is the follower that attacks alone, -1 if several were declared (WBR-079); `spoils` counts how often each
    side gained power in it; `deadly` is what the attacker's Worldbreaker deals more; `crushing`: all its attackers have
    overwhelm.
    """

    seat: int
    attackers: list[int]
    lone: int
    boost: dict[int, int]
    lethal: list[int]
    unblockable: list[int]
    idle: list[int]
    crushing: bool
    deadly: int
    spoils: list[int]


@record
class Campaign:
    """What a campaign carries from game to game (specification 8.10). `losses` are those in this chapter."""

    part: int
    chapter: int
    level: str
    losses: int
    deck: list[int]
    rival: list[int]
    added: list[int]
    leader: int
    rival_leader: int
    orders: list[int]
    flipped: bool
    laws: int
    newcomer: bool
    honoured: bool
    won: list[int]


@record
class Steppe(Table):
    """One table. `standing` holds four numbers a side (Earth, Stars, Void, Moon); marks on cards are dicts by card id.

    `reach` and `exhausted` are flags: what standing opens (`reckon`), and whether a card is exhausted.

    `slot` counts the turns of this round that have begun (WBR-014); `past` is what happened in it; `ears[seat]` says
    what cards in play listen to; `busy` are locations whose stage ability is resolving; `doomed` are followers that the
    next cleanup defeats whatever their wounds; `dirty` means that a cleanup may find something. `decks` are the cards a
    seat plays with, `leaders` the Worldbreakers; `wins` counts games of a series; `stray` names owners of cards that
    another side has.
    """

    auto: int
    pair: tuple[int, int]
    first: int
    slot: int
    phase: str
    active: int
    goal: int
    myth: list[int]
    power: list[int]
    standing: list[int]
    reach: list[int]
    exhausted: bytearray
    stages: dict[int, int]
    wounds: dict[int, int]
    plus: dict[int, int]
    pinned: dict[int, int]
    stunned: dict[int, int]
    host: dict[int, int]
    ears: list[int]
    busy: list[int]
    doomed: list[int]
    dirty: bool
    combat: Combat | None
    past: list[int]
    spared: list[int]
    entered: list[int]
    decks: list[list[int]]
    leaders: list[int]
    wins: list[int]
    game: int
    stray: dict[int, int]
    camp: Campaign | None
    sources: list[int]


def rival(t: Steppe, seat: int) -> int:
    """The other side of this game."""
    a, b = t.pair
    return a + b - seat


def ordered(t: Steppe) -> tuple[int, int]:
    """Both sides, the active one first (WBR-157, WBR-162)."""
    return (t.active, rival(t, t.active))


# -- counters ----------------------------------------------------------------------------------------------------------


class Now:
    """What an ability resolves in: whose it is, from which card, about what; `news` is what its sub-step E looks at.

    `news` holds tuples: a word of `EARS` or "entered", the side concerned, and what else there is to know.
    """

    __slots__ = ("card", "found", "me", "news", "other", "strike", "x")

    def __init__(self, me: int, card: int | None, other: Any = None, x: int = 0) -> None:
        self.me = me
        self.card = card
        self.other = other
        self.x = x
        self.news: list[tuple[Any, ...]] = []
        self.found: Sequence[int] = ()
        self.strike: Sequence[int] = ()


def gain(t: Steppe, seat: int, n: int) -> None:
    """Mythium from the supply (WBR-056); the automaton has none (WBR-237)."""
    if seat == t.auto or not n:
        return
    t.myth[seat] += n
    if t.events is not None:
        t.tell("gain", who=seat, n=n, myth=t.myth[seat])


def spend(t: Steppe, seat: int, n: int) -> None:
    """Mythium to the supply."""
    t.myth[seat] -= n


def stand(t: Steppe, seat: int, guild: int, n: int) -> None:
    """Standing with a guild (WBR-057); the automaton has none (WBR-237)."""
    if seat == t.auto:
        return
    t.standing[4 * seat + guild] += n
    reckon(t, seat)
    if t.events is not None:
        t.tell("stand", who=seat, n=n, guild=f"guild.{guild}", total=t.standing[4 * seat + guild])


def reckon(t: Steppe, seat: int) -> None:
    """What a side's standing opens, as part of a key of `cards.OPEN`: no requirement is higher than 3."""
    s, at = t.standing, 4 * seat
    t.reach[seat] = CLIP[s[at]] << 10 | CLIP[s[at + 1]] << 12 | CLIP[s[at + 2]] << 14 | CLIP[s[at + 3]] << 16


SOURCES = {"breach": 0, "overwhelm": 0, "stage": 1}
"""Where power comes from, as counted in `Steppe.sources`: combat, locations, the rest."""


def score(t: Steppe, now: Now, seat: int, n: int, how: str, cards: Sequence[int] = ()) -> None:
    """Power. It is looked at only in step 5 of the Rally Phase (WBR-030)."""
    if n <= 0:
        return
    t.power[seat] += n
    past = t.past
    first = not past[POWERED + seat]
    past[POWERED + seat] = 1
    combat = t.combat
    spoils = 0
    if combat is not None:
        spoils = combat.spoils[seat]
        combat.spoils[seat] += 1
    a, b = t.pair
    if (t.ears[a] | t.ears[b]) & _POWER:
        now.news.append(("power", seat, first, how, tuple(cards), combat is not None and not spoils))
    t.sources[SOURCES.get(how, 2)] += n
    if t.events is not None:
        t.tell("score", who=seat, n=n, total=t.power[seat], how=f"how.{how}")


_POWER = EARS["power"] | EARS["suitor"] | EARS["first power"]


# -- followers ---------------------------------------------------------------------------------------------------------


def strength(t: Steppe, card: int) -> int:
    """Current strength: printed, +1/+1 counters (WBR-139), effects of this combat, a campaign rule (CMP-24)."""
    value = STRENGTH[t.kind[card]]
    if t.plus:
        value += t.plus.get(card, 0)
    combat = t.combat
    if combat is not None:
        if combat.boost:
            value += combat.boost.get(card, 0)
        if t.camp is not None and card == combat.lone and combat.seat == t.auto and t.camp.laws & LAWS["CMP-24"]:
            value += 1
    return value


LAWS = {
    code: 1 << n
    for n, code in enumerate(
        ("CMP-15", "CMP-18", "CMP-21", "CMP-24", "CMP-39", "CMP-40", "CMP-43", "CMP-46", "CMP-49", "CMP-53")
    )
}
"""A bit for each New Rules card of the campaign (WBR-249)."""


def law(t: Steppe, code: str) -> bool:
    """Is a New Rules card in force?"""
    return t.camp is not None and bool(t.camp.laws & LAWS[code])


def health(t: Steppe, card: int) -> int:
    """Wounds that defeat a follower (WBR-042, WBR-139)."""
    return HEALTH[t.kind[card]] + (t.plus.get(card, 0) if t.plus else 0)


def stationary(t: Steppe, card: int) -> bool:
    """Does a follower have stationary: printed, by a counter, or as Alert Warden (WBR-116 to WBR-119)?"""
    kind = t.kind[card]
    if STATIONARY[kind] or (t.pinned and card in t.pinned):
        return True
    if kind == WARDEN:
        seat = t.lay.owner[t.where[card]]
        return seat is not None and t.standing[4 * seat + 3] < 4
    return False


def overwhelms(t: Steppe, card: int) -> bool:
    """Does an attacker have overwhelm, printed or for this combat (WBR-110, WBR-113)?"""
    return bool(OVERWHELM[t.kind[card]]) or (t.combat is not None and t.combat.crushing)


def able(t: Steppe, seat: int) -> list[int]:
    """Followers that can be declared as attackers: ready and not stationary (WBR-076)."""
    out, pinned, kind = t.exhausted, t.pinned, t.kind
    found = []
    for c in t.zones[t.lay.index["followers"][seat]]:
        if not out[c] and not STATIONARY[k := kind[c]] and c not in pinned and (k != WARDEN or not stationary(t, c)):
            found.append(c)
    return found


def anybody(t: Steppe, seat: int) -> bool:
    """Can a side declare any attacker at all?"""
    out, pinned, kind = t.exhausted, t.pinned, t.kind
    for c in t.zones[t.lay.index["followers"][seat]]:
        if not out[c] and not STATIONARY[k := kind[c]] and c not in pinned and (k != WARDEN or not stationary(t, c)):
            return True
    return False


def ready(t: Steppe, seat: int) -> list[int]:
    """A side's ready followers."""
    out = t.exhausted
    found = []
    for c in t.zones[t.lay.index["followers"][seat]]:
        if not out[c]:
            found.append(c)
    return found


def may_attack(t: Steppe, seat: int) -> bool:
    """Only in one's own turn, in no combat, and if nothing forbids attacks (WBR-020, WBR-098, WBR-236, Portraitist)."""
    if t.phase != "action" or t.turn != seat or t.combat is not None or t.past[TRUCE]:
        return False
    return t.camp is None or seat == t.auto or t.camp.part == 2


def make_ready(t: Steppe, card: int) -> None:
    """Ready a card; a stun counter goes instead (WBR-181)."""
    if not t.exhausted[card]:
        return
    if card in t.stunned:
        count(t, "stunned", card, -1)
        if t.events is not None:
            t.tell("stays", card=card)
        return
    t.exhausted[card] = 0
    if t.events is not None:
        t.tell("ready", card=card)


def exhaust(t: Steppe, card: int) -> None:
    """Exhaust a ready card; an exhausted one stays so (WBR-143)."""
    if not t.exhausted[card]:
        t.exhausted[card] = 1
        if t.events is not None:
            t.tell("exhaust", card=card)


def count(t: Steppe, what: str, card: int, n: int) -> None:
    """Counters of a kind ("plus", "pinned", "stunned", "wounds") on a card; none left is no entry."""
    marks: dict[int, int] = getattr(t, what)
    total = marks.get(card, 0) + n
    if total > 0:
        marks[card] = total
    else:
        marks.pop(card, None)


# -- entering and leaving play -----------------------------------------------------------------------------------------

ACTIVE = ("followers", "locations", "wb", "event")
"""Kinds of zones in which cards are active (WBR-035)."""
PLACES = {FOLLOWER: "followers", LOCATION: "locations", EVENT: "event", LEADER: "wb"}


def enter(t: Steppe, seat: int, card: int) -> None:
    """A card becomes active in the play area; a location with all its stage counters (WBR-046, WBR-068, WBR-069)."""
    kind = t.kind[card]
    type = TYPE[kind]
    if card in t.host:
        del t.host[card]
    t.move(card, t.lay.index[PLACES[type]][seat])
    t.ears[seat] |= HEARS[kind]
    if type == LOCATION:
        t.stages[card] = len(STAGES[kind])
    t.entered.append(card)


def listen(t: Steppe, seat: int) -> None:
    """What the cards that a side has in play listen to, counted anew."""
    kind, zones, index = t.kind, t.zones, t.lay.index
    bits = 0
    for name in ("wb", "followers", "locations", "event"):
        for card in zones[index[name][seat]]:
            bits |= HEARS[kind[card]]
    t.ears[seat] = bits


def leave(t: Steppe, card: int) -> None:
    """A card leaves play for its owner's discard pile; counters go, stored cards too (WBR-122, WBR-156, WBR-170)."""
    seat = t.lay.owner[t.where[card]]
    assert seat is not None
    t.wounds.pop(card, None)
    t.plus.pop(card, None)
    t.pinned.pop(card, None)
    t.stunned.pop(card, None)
    t.stages.pop(card, None)
    t.exhausted[card] = 0
    if card in t.doomed:
        t.doomed.remove(card)
    combat = t.combat
    if combat is not None and card in combat.attackers:
        combat.attackers.remove(card)
    if t.host:
        for stored in [c for c, host in t.host.items() if host == card]:
            del t.host[stored]
            t.move(stored, t.lay.index["discard"][owner(t, stored, seat)])
    t.move(card, t.lay.index["discard"][owner(t, card, seat)])
    if HEARS[t.kind[card]]:
        listen(t, seat)


def owner(t: Steppe, card: int, seat: int) -> int:
    """Who brought a card that a side has (WBR-156): that side, but for cards that a campaign order took away."""
    return t.stray.get(card, seat) if t.stray else seat


def controls(t: Steppe, seat: int, card: int) -> bool:
    """Is a card in a side's play area?"""
    where, lay = t.where[card], t.lay
    return lay.owner[where] == seat and lay.family[where] in ACTIVE


# -- cards -------------------------------------------------------------------------------------------------------------


def draw(t: Steppe, now: Now, seat: int, n: int) -> int:
    """Draw up to n cards; returns how many there were (WBR-053). The automaton does not draw (WBR-237)."""
    if seat == t.auto:
        return 0
    deck, hand = t.zones[t.lay.index["deck"][seat]], t.lay.index["hand"][seat]
    drawn = deck[: -n - 1 : -1]
    if not drawn:
        if t.events is not None:
            t.tell("no_draw", who=seat)
        return 0
    for card in drawn:
        t.move(card, hand)
    if t.ears[seat] & _DREW and t.turn == seat and t.phase == "action":
        places = tuple([c for c in drawn if TYPE[t.kind[c]] == LOCATION])
        if places:
            now.news.append(("drew", seat, places))
    if t.events is not None:
        t.tell("draw", who=seat, cards=drawn, n=len(drawn))
    return len(drawn)


_DREW = EARS["drew"]
EARS_BUILT = EARS["built"]
_DEALER, _SHELF = EARS["dealer"], EARS["shelf"]


def rebate(t: Steppe, seat: int) -> int:
    """What Generous Dealers take off a side's events and locations (WBR-130)."""
    if not t.ears[seat] & _DEALER:
        return 0
    kind = t.kind
    return [kind[c] for c in t.zones[t.lay.index["followers"][seat]]].count(DEALER)


def price(t: Steppe, seat: int, kind: int, less: int = 0) -> int:
    """What a card costs a side now, reductions summed, never below 0 (WBR-Q23)."""
    if TYPE[kind] != FOLLOWER:
        less += rebate(t, seat)
    return max(0, COST[kind] - less)


def stands(t: Steppe, seat: int, kind: int) -> bool:
    """Is a card's standing requirement met (WBR-058)?"""
    return t.standing[4 * seat + NEED_GUILD[kind]] >= NEED[kind]


def whole(t: Steppe, seat: int) -> int:
    """The sum of a side's standing."""
    return sum(t.standing[4 * seat : 4 * seat + 4])


def shelf(t: Steppe, seat: int) -> list[int]:
    """Cards that may be played as if in hand: locations stored on the Muhandasat (WBR-Q30)."""
    if not t.host or not t.ears[seat] & _SHELF:
        return []
    leaders = t.zones[t.lay.index["wb"][seat]]
    return [c for c in t.zones[t.lay.index["stored"][seat]] if t.host[c] in leaders]


def store(t: Steppe, seat: int, card: int, host: int, room: int) -> bool:
    """Put a card under another; a full one takes none, and the card stays where it is (WBR-120, WBR-124)."""
    if list(t.host.values()).count(host) >= room:
        return False
    t.move(card, t.lay.index["stored"][seat])
    t.host[card] = host
    if t.events is not None:
        t.tell("store", who=seat, card=card, target=host)
    return True
