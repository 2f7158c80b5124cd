"""The three drafts, building decks from pools, and changes between games (specification 3.12 to 3.14)."""

from __future__ import annotations

from collections.abc import Mapping

from ...ask import Ask, Flow, Pick, Value, Why, everyone, side_by_side
from .abilities import LEADER
from .cards import GUILD, STAR, TYPE
from .decks import SIZE
from .state import Steppe

# -- 5-1-2 -------------------------------------------------------------------------------------------------------------


def five(t: Steppe) -> Flow | None:
    """One round of the 5-1-2 draft: 5 cards each, 1 taken, hands swapped, 2 taken, the rest gone (WBR-191, WBR-192)."""
    supply = t.place("supply")
    t.phase = "draft"
    if len(t.zones[supply]) < 10:
        for card in t.zones[supply][:]:
            t.move(card, t.place("gone"))
        t.agenda.append(("build decks",))
        return None
    t.round += 1
    t.tell("draft_round", n=t.round)
    for seat in (0, 1):
        _deal(t, supply, t.place("pack", seat), 5)
    t.agenda += [("five",), ("five second",)]
    return _pick_one(t)


def _deal(t: Steppe, frm: int, to: int, n: int) -> None:
    for _ in range(n):
        t.move(t.zones[frm][-1], to)


def _pick_one(t: Steppe) -> Flow:
    """Everybody takes a card of the pack held, in secret; all picks before any is applied (WBR-Q40)."""
    asks = {seat: Ask(seat, "draft", tuple(t.cards("pack", seat)), about={"n": 1}) for seat in range(t.seats)}
    picks = yield from everyone(asks)
    for seat, card in picks.items():
        _take(t, seat, (card,))


def _take(t: Steppe, seat: int, cards: tuple[int, ...]) -> None:
    for card in cards:
        t.move(card, t.place("pool", seat))
    t.tell("drafted", who=seat, n=len(cards))


def five_second(t: Steppe) -> Flow:
    """Hands change sides; each takes 2 of 4, the others leave the draft face down."""
    _pass(t, {0: 1, 1: 0})
    asks = {seat: Pick(seat, "draft two", tuple(t.cards("pack", seat)), 2, 2) for seat in (0, 1)}
    picks = yield from everyone(asks)
    for seat, cards in picks.items():
        _take(t, seat, cards)
    for seat in (0, 1):
        left = t.cards("pack", seat)[:]
        for card in left:
            t.move(card, t.place("gone"))
        t.forget(left)


def _pass(t: Steppe, to: Mapping[int, int]) -> None:
    """Packs change hands simultaneously; nobody may look back (WBR-178, WBR-213)."""
    packs = {seat: t.cards("pack", seat)[:] for seat in to}
    for seat, cards in packs.items():
        for card in cards:
            t.move(card, t.place("pack", to[seat]))
        t.forget(cards)
    t.tell("pass_packs", n=len(next(iter(packs.values()))))


# -- Three Pile --------------------------------------------------------------------------------------------------------


def piles(t: Steppe) -> None:
    """Three piles of 1 card, a first drafter by lot (WBR-197, WBR-198, WBR-Q38)."""
    t.phase = "draft"
    supply = t.place("supply")
    for n in range(3):
        _deal(t, supply, t.place("pile", n), 1)
    t.agenda.append(("pile", t.luck.below(2), 0))


def pile(t: Steppe, me: int, n: int) -> Flow | None:
    """A draft turn at pile n: look at it, take it or put it back (WBR-199 to WBR-202)."""
    t.turn = t.active = me
    zones = t.zones
    if not any(zones[z] for z in t.lay["pile"]):
        if not zones[t.place("supply")]:
            t.agenda.append(("build decks",))
            return None
    if n == 3:
        _deal(t, t.place("supply"), t.place("pool", me), 1)
        t.tell("drafted_top", who=me)
        t.agenda.append(("pile", 1 - me, 0))
        return None
    if not zones[t.lay["pile"][n]]:
        t.agenda.append(("pile", me, n + 1))
        return None
    return _pile(t, me, n)


def _pile(t: Steppe, me: int, n: int) -> Flow:
    here, look, supply = t.place("pile", n), t.place("look", me), t.place("supply")
    cards = t.zones[here][:]
    for card in cards:
        t.move(card, look)
    t.tell("look_pile", who=me, place=f"pile:{n}", n=len(cards))
    options = ("take",) if _must(t, n) else ("take", "leave")
    value = yield Ask(me, "pile", options, about={"place": f"pile:{n}", "n": len(cards), "left": len(t.zones[supply])})
    if value == "take":
        _take(t, me, tuple(cards))
    else:
        for card in cards:
            t.move(card, here)
        t.forget(cards)
        t.tell("leave_pile", who=me, place=f"pile:{n}")
    if t.zones[supply]:
        _deal(t, supply, here, 1)
    t.agenda.append(("pile", 1 - me, 0) if value == "take" else ("pile", me, n + 1))


def _must(t: Steppe, n: int) -> bool:
    """The last pile must be taken if the supply has no card to add and another to take (WBR-Q37)."""
    later = any(t.zones[z] for z in t.lay["pile"][n + 1 :])
    left = len(t.zones[t.place("supply")])
    return not later and left < 2 and (n == 2 or not left)


# -- four players ------------------------------------------------------------------------------------------------------


def booster(t: Steppe, n: int) -> None:
    """Draft round n of four: everybody opens an unused pack of 12 (WBR-208, WBR-212)."""
    t.phase = "draft"
    t.round = n
    if n > 4:
        t.agenda.append(("build decks",))
        return
    t.tell("draft_round", n=n)
    for seat in range(t.seats):
        _deal(t, t.place("packs"), t.place("pack", seat), 12)
    t.agenda += [("booster", n + 1), ("boost", n)]


def boost(t: Steppe, n: int) -> Flow | None:
    """One pick and one pass, until the packs are empty; left in rounds 1 and 3, right in 2 and 4 (WBR-213, WBR-214)."""
    if not t.cards("pack", 0):
        return None
    t.agenda.append(("boost", n))
    return _boost(t, n)


def _boost(t: Steppe, n: int) -> Flow:
    yield from _pick_one(t)
    step = 1 if n % 2 else -1
    if t.cards("pack", 0):
        _pass(t, {seat: (seat + step) % t.seats for seat in range(t.seats)})


# -- decks -------------------------------------------------------------------------------------------------------------


def build_decks(t: Steppe) -> Flow:
    """Everybody chooses a Worldbreaker and 30 cards of the own pool, in secret (WBR-193, WBR-217, WBR-218)."""
    t.phase = "build"
    chosen = yield from side_by_side({seat: _build(t, seat) for seat in range(t.seats)})
    for seat, (leader, cards) in chosen.items():
        _adopt(t, seat, leader, cards)
    t.agenda.append(("next game",))


def leaders(t: Steppe, seat: int) -> list[int]:
    """The Worldbreakers that a seat may choose from."""
    where = ("court", "pool") if t.options.get("mode") == "four" else ("pool",)
    return sorted(c for zone in where for c in t.cards(zone, seat) if TYPE[t.kind[c]] == LEADER)


def _build(t: Steppe, seat: int) -> Flow:
    leader = yield Ask(seat, "leader", tuple(leaders(t, seat)))
    cards = usable_cards(t, seat, leader)
    n = min(SIZE, len(cards))
    picks = yield Pick(seat, "deck", tuple(cards), n, n, leader, why=lambda thing: why_not_deck(t, seat, leader, thing))
    return leader, picks


def usable_cards(t: Steppe, seat: int, leader: int) -> list[int]:
    """Cards of a seat's pool that may go into a deck with this Worldbreaker (WBR-187, WBR-193)."""
    guild = GUILD[t.kind[leader]]
    zones = [t.cards("pool", seat)]
    if "court" in t.lay.kinds:
        zones.append(t.cards("court", seat))
    cards = [c for zone in zones for c in zone if TYPE[t.kind[c]] != LEADER]
    return sorted(c for c in cards if STAR[t.kind[c]] in (None, guild))


def why_not_deck(t: Steppe, seat: int, leader: int, thing: Value) -> Why | None:
    """Why a card of the pool cannot go into the deck."""
    if type(thing) is not int:
        return None
    if STAR[t.kind[thing]] not in (None, GUILD[t.kind[leader]]):
        return Why("why.signature", card=thing, target=leader)
    return None


def _adopt(t: Steppe, seat: int, leader: int, cards: tuple[int, ...]) -> None:
    """The chosen Worldbreaker and deck; signature cards join the pool with it (WBR-179, WBR-217)."""
    if t.options.get("mode") == "four":
        for card in t.cards("court", seat)[:]:
            if card == leader or STAR[t.kind[card]] == GUILD[t.kind[leader]]:
                t.move(card, t.place("pool", seat))
    t.leaders[seat], t.decks[seat] = leader, sorted(cards)
    t.tell("built_deck", who=seat, n=len(cards))


# -- between games -----------------------------------------------------------------------------------------------------


def change(t: Steppe, a: int, b: int) -> Flow:
    """Between games the deck may be changed, signature cards with the Worldbreaker (WBR-194, WBR-206, WBR-220)."""
    for seat in (a, b):
        recall(t, seat)
    chosen = yield from side_by_side({seat: _change(t, seat) for seat in (a, b)})
    for seat, found in chosen.items():
        if found is not None:
            _adopt(t, seat, *found)


def recall(t: Steppe, seat: int) -> None:
    """All of a seat's cards come back into its pool."""
    pool = t.place("pool", seat)
    for card in (*t.decks[seat], t.leaders[seat]):
        if card >= 0 and t.where[card] != pool:
            t.move(card, pool)
    t.forget(t.decks[seat])
    t.stages.clear()
    t.host.clear()
    if t.options.get("mode") == "four":
        for card in t.cards("pool", seat)[:]:
            if TYPE[t.kind[card]] == LEADER or STAR[t.kind[card]] is not None:
                t.move(card, t.place("court", seat))


def _change(t: Steppe, seat: int) -> Flow:
    value = yield Ask(seat, "change", ("keep", "change"))
    return (yield from _build(t, seat)) if value == "change" else None
