"""Playing a card in its five steps, putting one into play, developing a location (WBR-065 to WBR-073).

What enters is told to the ability (or action) that made it enter: its Enters, and Responses to playing it, wait there
until that has finished (WBR-072, WBR-155).
"""

from __future__ import annotations

from collections.abc import Iterable

from ...ask import Ask, Flow, Pick, Why
from . import state
from .abilities import EVENT, FOLLOWER, LOCATION
from .cards import COST, COUNCIL, EARS, ENTERS, EVENT_ABILITIES, HEARS, NEED, NEED_GUILD, PAYS, SCHOLAR, STAGES, TYPE
from .costs import CONDITIONS
from .state import BUILT, Now, Steppe, listen, price, stands
from .timing import ability, deplete, settle

_BUILT = EARS["built"]

# -- may it be played? -------------------------------------------------------------------------------------------------


def why_not_play(t: Steppe, seat: int, card: int, less: int = 0) -> Why | None:
    """Why a side cannot play a card at `less` mythium less, or None if it can (WBR-066, WBR-067)."""
    kind = t.kind[card]
    if not stands(t, seat, kind):
        guild = NEED_GUILD[kind]
        return Why("why.standing", card=card, guild=f"guild.{guild}", need=NEED[kind], n=t.standing[4 * seat + guild])
    if kind == COUNCIL and not has_scholar(t, seat):
        return Why("why.scholar", card=card)
    lowest = least_cost(t, seat, card, less)
    if lowest > t.myth[seat]:
        return Why("why.cost", card=card, cost=lowest, n=t.myth[seat])
    return None


def can_play(t: Steppe, seat: int, card: int, less: int = 0) -> bool:
    """The same as a yes or no, for listing options."""
    kind = t.kind[card]
    if t.standing[4 * seat + NEED_GUILD[kind]] < NEED[kind]:
        return False
    if COST[kind] - less > t.myth[seat] and least_cost(t, seat, card, less) > t.myth[seat]:
        return False
    return kind != COUNCIL or has_scholar(t, seat)


def least_cost(t: Steppe, seat: int, card: int, less: int) -> int:
    """The least mythium for which a side can play a card, Interrupts to paying included (WBR-154)."""
    kind = t.kind[card]
    cost = price(t, seat, kind, less)
    how = PAYS[kind]
    if how and how != "x":
        if how == "reveal two":
            cost -= min(2, len(revealable(t, seat, card)))
        elif razable(t, seat):
            cost -= 3
        return max(0, cost)
    return cost


def met(t: Steppe, seat: int, cond: str) -> bool:
    """Would a requirement be met by a card that a side is about to play?"""
    followers = len(t.cards("followers", seat))
    return followers >= 2 if cond == "two others" else CONDITIONS[cond](t, seat, -1)


def has_scholar(t: Steppe, seat: int) -> bool:
    """Does a side control a Scholar (WBR-054)?"""
    kind = t.kind
    return any(SCHOLAR[kind[c]] for c in t.zones[t.lay.index["followers"][seat]])


def revealable(t: Steppe, seat: int, card: int) -> list[int]:
    """Locations in hand that may be revealed to pay for an event."""
    kind = t.kind
    return [c for c in t.zones[t.lay.index["hand"][seat]] if TYPE[kind[c]] == LOCATION and c != card]


def razable(t: Steppe, seat: int) -> list[int]:
    """Own locations that may be damaged as a price, hidden ones too (WBR-107)."""
    stages = t.stages
    return [c for c in t.zones[t.lay.index["locations"][seat]] if stages[c] > 0]


# -- playing -----------------------------------------------------------------------------------------------------------


def play(t: Steppe, now: Now, card: int, less: int = 0) -> Flow | None:
    """Play a card that can be played; the rest of it belongs to the caller's sub-step E."""
    kind, me = t.kind[card], now.me
    if PAYS[kind]:
        return _asking(t, now, card, less)
    return _pay(t, now, card, price(t, me, kind, less), 0)


def _asking(t: Steppe, now: Now, card: int, less: int) -> Flow:
    """Cards whose cost is settled while they are played (D05, D06)."""
    me, kind = now.me, t.kind[card]
    t.move(card, t.lay.index["event"][me])
    how, x = PAYS[kind], 0
    if how == "x":
        top = min(t.standing[4 * me + NEED_GUILD[kind]], t.myth[me] + less + state.rebate(t, me))
        value = yield Ask(me, "x", tuple([f"n:{n}" for n in range(top + 1)]), source=card)
        x = int(value[2:])
        less -= x
    elif how == "reveal two":
        less += yield from _reveal(t, me, card, less)
    else:
        less += yield from _raze(t, now, card, less)
    flow = _pay(t, now, card, price(t, me, kind, less), x)
    if flow is not None:
        yield from flow


def _reveal(t: Steppe, me: int, card: int, less: int) -> Flow:
    """Straight to the Source: up to 2 locations of the hand are revealed for 1 mythium each (WBR-160)."""
    cards = tuple(revealable(t, me, card))
    if not cards:
        return 0
    least = max(0, price(t, me, t.kind[card], less) - t.myth[me])
    picks = yield Pick(me, "reveal", cards, least, min(2, len(cards)), card)
    if picks:
        t.show(picks)
        t.tell("reveal", who=me, cards=list(picks))
    return len(picks)


def _raze(t: Steppe, now: Now, card: int, less: int) -> Flow:
    """Surprising Development: one own location is damaged for 3 mythium (WBR-107, WBR-Q29)."""
    me = now.me
    cards: list[int | None] = [*razable(t, me)]
    if price(t, me, t.kind[card], less) <= t.myth[me]:
        cards.append(None)
    razed = yield Ask(me, "raze", tuple(cards), source=card)
    if razed is None:
        return 0
    t.stages[razed] -= 1
    t.tell("damage", card=razed, left=t.stages[razed])
    if not t.stages[razed] and razed not in t.busy:
        deplete(t, razed)
    return 3


def _pay(t: Steppe, now: Now, card: int, cost: int, x: int) -> Flow | None:
    """Steps 3 to 5: pay; a follower or location is in play, an event resolves and goes (WBR-067 to WBR-069)."""
    me, kind = now.me, t.kind[card]
    t.myth[me] -= cost
    state.enter(t, me, card)
    if t.events is not None:
        t.tell("play", who=me, card=card, cost=cost, myth=t.myth[me])
    if TYPE[kind] == EVENT:
        return resolve_event(t, now, card, x)
    entered(t, now, card)
    if TYPE[kind] == LOCATION:
        first = not t.past[BUILT + me]
        t.past[BUILT + me] = 1
        if t.ears[me] & _BUILT:
            now.news.append(("built", me, first, card))
    elif t.camp is not None:
        _newcomer(t, me, card)
    return None


def _newcomer(t: Steppe, me: int, card: int) -> None:
    """Marked for Death: the first follower you play in a game enters with a stun counter (CMP-43)."""
    assert t.camp is not None
    if me != t.auto and not t.camp.newcomer:
        t.camp.newcomer = True
        if state.law(t, "CMP-43"):
            state.count(t, "stunned", card, 1)
            t.tell("stun", card=card, n=1)


def entered(t: Steppe, now: Now, card: int) -> None:
    """Tell the originating ability that a card has entered, if it has Enters abilities."""
    if ENTERS[t.kind[card]]:
        now.news.append(("entered", now.me, card))


def resolve_event(t: Steppe, now: Now, card: int, x: int) -> Flow | None:
    """Event abilities in printed order, each on its own (WBR-040, WBR-132, WBR-152); then the discard pile."""
    me, abilities = now.me, EVENT_ABILITIES[t.kind[card]]
    for i, found in enumerate(abilities):
        flow = ability(t, Now(me, card, None, x), found.effects)
        if flow is not None:
            return _event_rest(t, me, card, flow, abilities[i + 1 :], x)
    gone(t, me, card)
    return None


def _event_rest(t: Steppe, me: int, card: int, flow: Flow, rest: Iterable[object], x: int) -> Flow:
    yield from flow
    for found in rest:
        more = ability(t, Now(me, card, None, x), found.effects)  # type: ignore[attr-defined]
        if more is not None:
            yield from more
    gone(t, me, card)


def gone(t: Steppe, me: int, card: int) -> None:
    """An event that has resolved goes to its owner's discard pile."""
    t.move(card, t.lay.index["discard"][state.owner(t, card, me)])
    if HEARS[t.kind[card]]:
        listen(t, me)


def put(t: Steppe, now: Now, card: int) -> Flow | None:
    """Put a card into play: no cost, no requirement, no playing; X is 0 (WBR-Q44)."""
    state.enter(t, now.me, card)
    if t.events is not None:
        t.tell("put", who=now.me, card=card)
    if TYPE[t.kind[card]] == EVENT:
        return resolve_event(t, now, card, 0)
    if t.camp is not None and TYPE[t.kind[card]] == FOLLOWER and now.me == t.auto and not t.camp.honoured:
        t.camp.honoured = True
        if state.law(t, "CMP-49"):
            state.count(t, "plus", card, 1)
            t.tell("plus", card=card, n=1)
    entered(t, now, card)
    return None


# -- developing --------------------------------------------------------------------------------------------------------


def develop(t: Steppe, seat: int, card: int) -> Flow | None:
    """Remove the topmost stage counter and resolve that stage (WBR-047, WBR-048); it is depleted only afterwards."""
    stages = STAGES[t.kind[card]]
    n = len(stages) - t.stages[card]
    t.stages[card] -= 1
    if t.events is not None:
        t.tell("develop", who=seat, card=card, stage=("I", "II", "III")[n])
    t.busy.append(card)
    flow = ability(t, Now(seat, card, "stage"), stages[n].effects)
    if flow is not None:
        return _developing(t, seat, card, flow)
    return _developed(t, seat, card)


def _developing(t: Steppe, seat: int, card: int, flow: Flow) -> Flow:
    yield from flow
    more = _developed(t, seat, card)
    if more is not None:
        yield from more


def _developed(t: Steppe, seat: int, card: int) -> Flow | None:
    t.busy.remove(card)
    if t.stages.get(card, 1):
        return None
    t.dirty = True
    return settle(t, Now(seat, card))
