"""What stands before an arrow: requirements that must be met, costs that must be paid (WBR-141 to WBR-145)."""

from __future__ import annotations

from collections.abc import Callable

from ...ask import Ask, Flow, Pick
from . import state
from .abilities import FOLLOWER, Ability, Effect
from .cards import RIGHT_HAND, SCHOLAR, STORAGE, TYPE
from .state import FALLEN, Now, Steppe

# -- conditions --------------------------------------------------------------------------------------------------------


def _followers(t: Steppe, seat: int) -> list[int]:
    return t.zones[t.lay.index["followers"][seat]]


def lone(t: Steppe, seat: int) -> bool:
    """Does a follower of this side attack alone (WBR-079)?"""
    return t.combat is not None and t.combat.seat == seat and t.combat.lone >= 0


CONDITIONS: dict[str, Callable[[Steppe, int, int], bool]] = {
    "two others": lambda t, seat, card: len(_followers(t, seat)) >= (3 if card in _followers(t, seat) else 2),
    "guild 3": lambda t, seat, card: max(t.standing[4 * seat : 4 * seat + 4]) >= 3,
    "location": lambda t, seat, card: bool(t.zones[t.lay.index["locations"][seat]]),
    "fallen": lambda t, seat, card: t.past[FALLEN] > 0,
    "stored": lambda t, seat, card: card in t.host.values(),
    "alone": lambda t, seat, card: t.combat is not None and t.combat.lone == card,
    "your lone attack": lambda t, seat, card: lone(t, seat),
    "two scholars": lambda t, seat, card: (
        [SCHOLAR[t.kind[c]] for c in _followers(t, seat) if c != card].count(True) >= 2
    ),
}
"""Requirements before an arrow, by name: true or false, and they change nothing (WBR-142, WBR-175)."""


# -- costs -------------------------------------------------------------------------------------------------------------


def mythium_cost(t: Steppe, seat: int, card: int | None, n: int) -> int:
    """What a mythium cost of an ability comes to: nothing for the automaton's leader under CMP-53."""
    if seat == t.auto and card is not None and state.law(t, "CMP-53") and _masters(t, card):
        return 0
    return n


def _masters(t: Steppe, card: int) -> bool:
    return t.kind[card] == RIGHT_HAND or t.lay.family[t.where[card]] == "wb"


def can_pay(t: Steppe, seat: int, card: int, found: Ability) -> bool:
    """Can the costs before the arrow be paid with own cards and resources (WBR-141, WBR-143)?"""
    name = found.cost[0]
    if name == "exhaust":
        return not t.exhausted[card]
    if name == "pay" or name == "pay exhaust":
        n = mythium_cost(t, seat, card, found.cost[1])
        return t.myth[seat] >= n and (name == "pay" or not t.exhausted[card])
    if name == "discard":
        return seat != t.auto and len(t.zones[t.lay.index["hand"][seat]]) >= found.cost[1]
    if name == "store follower":
        hand = t.zones[t.lay.index["hand"][seat]]
        return seat != t.auto and any(TYPE[t.kind[c]] == FOLLOWER for c in hand) and room(t, card)
    return True


def room(t: Steppe, host: int) -> bool:
    """Is there room in a card's storage (WBR-120)?"""
    return list(t.host.values()).count(host) < STORAGE[t.kind[host]]


def pay(t: Steppe, now: Now, cost: Effect) -> Flow | None:
    """Pay the costs of an ability that is being triggered."""
    name, me, card = cost[0], now.me, now.card
    if name in ("exhaust", "pay exhaust"):
        assert card is not None
        state.exhaust(t, card)
    if name in ("pay", "pay exhaust"):
        n = mythium_cost(t, me, card, cost[1])
        state.spend(t, me, n)
        if t.events is not None and n:
            t.tell("pay", who=me, n=n, myth=t.myth[me])
        return None
    if name == "pay x":
        return _pay_x(t, now)
    if name == "discard":
        return discard_choice(t, me, cost[1], card)
    if name == "store follower":
        return _store_cost(t, now)
    return None


def _pay_x(t: Steppe, now: Now) -> Flow:
    """X is chosen before paying, at most what is there; it holds until the ability is finished (WBR-165, WBR-166)."""
    me = now.me
    top = t.myth[me]
    value = "n:0" if me == t.auto else (yield Ask(me, "x", tuple([f"n:{n}" for n in range(top + 1)]), source=now.card))
    now.x = int(value[2:])
    state.spend(t, me, now.x)
    t.tell("pay", who=me, n=now.x, myth=t.myth[me])


def _store_cost(t: Steppe, now: Now) -> Flow:
    hand = t.zones[t.lay.index["hand"][now.me]]
    cards = tuple([c for c in hand if TYPE[t.kind[c]] == FOLLOWER])
    card = yield Ask(now.me, "store", cards, source=now.card)
    assert now.card is not None
    state.store(t, now.me, card, now.card, STORAGE[t.kind[now.card]])


def discard_choice(t: Steppe, seat: int, n: int, source: int | None) -> Flow | None:
    """A side discards n cards of its choice, or all it has (WBR-052)."""
    hand = t.zones[t.lay.index["hand"][seat]]
    n = min(n, len(hand))
    return _discard(t, seat, n, source) if n and seat != t.auto else None


def _discard(t: Steppe, seat: int, n: int, source: int | None) -> Flow:
    hand = tuple(t.zones[t.lay.index["hand"][seat]])
    picks = yield Pick(seat, "discard", hand, n, n, source)
    for card in picks:
        t.move(card, t.lay.index["discard"][seat])
    t.tell("discard", who=seat, cards=list(picks))
