"""A turn: Ally, Influence, Action, Enemy and Draw Phase, and what follows it (specification 3.4 to 3.12)."""

from __future__ import annotations

from collections.abc import Callable

from ...ask import Ask, Flow, Value
from ...windows import Trigger, in_turn, resolve
from . import battle, whynot
from .cards import ALLY, BOAST, COST, ENEMY, HOSTILE, INCOME, INFLUENCE, PLAY, RECRUIT, STRATEGY, TRASH, TYPE
from .effects import Moment, draw_from, run
from .state import (
    GOAL,
    LAST_ROUND,
    LINE_UP,
    LOCATIONS,
    SEAT_PLACES,
    Street,
    allies,
    banish,
    finish,
    flip,
    gain,
    hand_size,
    leave,
    wards_left,
)

# -- the frame ------------------------------------------------------------------------------------------------------


def turn(t: Street, me: int) -> None:
    """A turn begins: three locations win at once, before anything else (TKG-004 to TKG-008)."""
    t.turn = me
    t.guard[me] = 0
    t.tell("turn", who=me, round=t.round)
    if len(t.cards("held", me)) >= LOCATIONS:
        finish(t, me, "locations")
        return
    t.agenda += [("end",), ("boast",), ("draw",), ("foes",), ("act",), ("influence",), ("ally",)]


def ally(t: Street) -> None:
    """Ally Phase: score the survivors, put them away, flip a new line-up (TKG-040 to TKG-053)."""
    me = t.turn
    t.phase = "ally"
    survivors = allies(t, me)[:]
    if survivors:
        gain(t, me, len(survivors))
        if t.result is not None:
            return
        discard = t.place("discard", me)
        for card in survivors:
            leave(t, card, discard)
    flip(t, me, LINE_UP)


def influence(t: Street) -> None:
    """Influence Phase, beginning: the total is counted once and then fixed (TKG-054 to TKG-056, TKG-Q14)."""
    me, kind = t.turn, t.kind
    t.phase = "influence"
    t.buying = True
    flipped = sum([INFLUENCE[kind[card]] for card in allies(t, me)])
    income = sum([INCOME[kind[card]] for card in t.cards("held", me)])
    t.pool = flipped + income
    if t.events is not None:
        t.tell("pool", who=me, n=t.pool, income=income)
    t.agenda.append(("buy",))


def end(t: Street) -> None:
    """Effects of this turn end, after all Boasts (TKG-171, TKG-Q46); the turn passes to the left (TKG-032)."""
    t.bonus.clear()
    t.attacked.clear()
    t.tortured.clear()
    t.all_bonus = t.discount = 0
    t.trashed = False
    following = (t.turn + 1) % t.seats
    if following == t.first:
        if t.round >= LAST_ROUND:
            _cap(t)
            return
        t.round += 1
    t.agenda.append(("turn", following))


def _cap(t: Street) -> None:
    """Our safety cap: most VP, then most locations, then the latest seat in turn order (TKG-Q09)."""
    order = in_turn(t.seats, t.first)
    best = max(order, key=lambda seat: (t.vp[seat], len(t.cards("held", seat)), order.index(seat)))
    finish(t, best, "cap")


# -- Influence Phase ------------------------------------------------------------------------------------------------


def buy(t: Street) -> Flow | None:
    """Influence Phase: one play from hand, or the end of the phase (TKG-057 to TKG-062)."""
    me, kind, pool = t.turn, t.kind, t.pool
    options: list[Value] = []
    for card in t.zones[t.lay.index["hand"][me]]:
        k = kind[card]
        if COST[k] <= pool:
            what = TYPE[k]
            if what == ALLY:
                options.append(("recruit", card))
            elif what == STRATEGY:
                options.append(("play", card))
            else:
                options += [("send", card, SEAT_PLACES[seat]) for seat in range(t.seats) if seat != me]
    if not t.trashed and t.zones[t.lay.index["discard"][me]]:
        options += [("use", card) for card in t.zones[t.lay.index["held"][me]] if TRASH[kind[card]]]
    if not options:
        _stop_buying(t)
        return None
    options.append("end")
    return _buy(t, Ask(me, "influence", options, why=lambda thing: whynot.buying(t, me, thing)))


def _stop_buying(t: Street) -> None:
    if t.pool and t.events is not None:
        t.tell("unspent", who=t.turn, n=t.pool)
    t.pool = 0
    t.buying = False


def _buy(t: Street, ask: Ask) -> Flow:
    me = ask.seat
    chosen = yield ask
    if chosen == "end":
        _stop_buying(t)
        return
    t.agenda.append(("buy",))
    action, card = chosen[0], chosen[1]
    cost = COST[t.kind[card]]
    if action == "use":
        t.trashed = True
        flow = run(t, me, (("banish", TRASH[t.kind[card]], "any"),), Moment(card))
    else:
        t.pool -= cost
        flow = PLAYS[action](t, me, card, chosen[-1])
    if flow is not None:
        yield from flow


def _recruit(t: Street, me: int, card: int, _: Value) -> Flow | None:
    """Recruit an ally into one's own discard pile; its Recruit ability follows (TKG-063 to TKG-067)."""
    t.move(card, t.place("discard", me))
    if t.events is not None:
        t.tell("recruit", who=me, card=card, cost=COST[t.kind[card]], pool=t.pool)
    effects = RECRUIT[t.kind[card]]
    return run(t, me, effects, Moment(card)) if effects else None


def _play(t: Street, me: int, card: int, _: Value) -> Flow | None:
    """Play a strategy: effect first, then the banished pile, unless it ended the game (TKG-010, TKG-068 to 071)."""
    t.move(card, t.place("resolving"))
    t.tell("play", who=me, card=card, cost=COST[t.kind[card]], pool=t.pool)
    flow = run(t, me, PLAY[t.kind[card]], Moment(card))
    if flow is not None:
        return _then_banish(t, card, flow)
    _banish_played(t, card)
    return None


def _then_banish(t: Street, card: int, flow: Flow) -> Flow:
    yield from flow
    _banish_played(t, card)


def _banish_played(t: Street, card: int) -> None:
    if t.result is None:
        banish(t, card)


def _send(t: Street, me: int, card: int, place: str) -> None:
    """Play an enemy onto a rival's discard pile (TKG-072 to TKG-074)."""
    whom = int(place[5:])
    t.move(card, t.place("discard", whom))
    t.tell("send", who=me, card=card, whom=whom, cost=COST[t.kind[card]], pool=t.pool)


PLAYS = {"recruit": _recruit, "play": _play, "send": _send}


# -- Enemy Phase ----------------------------------------------------------------------------------------------------


def foes(t: Street) -> Flow | None:
    """Enemy Phase: abilities of the enemies left, in an order of choice, then they go away (TKG-128 to TKG-134)."""
    t.phase = "enemy"
    facing = t.zones[t.lay.index["foes"][t.turn]]
    if not facing:
        return None
    if not any(HOSTILE[t.kind[card]] for card in facing):
        _foes_leave(t)
        return None
    return _foes(t)


def _foes(t: Street) -> Flow:
    me, done = t.turn, set()
    while t.result is None:
        left = [c for c in t.cards("foes", me) if HOSTILE[t.kind[c]] and c not in done]
        if not left:
            break
        first: dict[int, int] = {}
        for card in left:
            first.setdefault(t.kind[card], card)
        card = yield Ask(me, "enemy", tuple(first.values()))
        done.add(card)
        t.tell("hostile", who=me, card=card)
        flow = run(t, me, HOSTILE[t.kind[card]], Moment(card))
        if flow is not None:
            yield from flow
    if t.result is None:
        _foes_leave(t)


def _foes_leave(t: Street) -> None:
    me = t.turn
    left = t.cards("foes", me)[:]
    for card in left:
        leave(t, card, t.place("discard", me))
    t.tell("foes_leave", who=me, cards=left)


# -- Draw Phase -----------------------------------------------------------------------------------------------------


def draw(t: Street) -> Flow | None:
    """Draw Phase: one card may be discarded, then draw from one ward deck up to five (TKG-135 to TKG-140)."""
    t.phase = "draw"
    me = t.turn
    hand = t.zones[t.lay.index["hand"][me]]
    if not hand and not wards_left(t):
        return None
    return _draw(t, me)


def _draw(t: Street, me: int) -> Flow:
    hand = t.zones[t.lay.index["hand"][me]]
    if hand:
        card = yield Ask(me, "trim", (*hand, None), why=whynot.trimming)
        if card is not None:
            banish(t, card)
            t.tell("discard", who=me, cards=[card], source=None)
    missing = hand_size(t, me) - len(hand)
    if missing > 0 and wards_left(t):
        yield from draw_from(t, me, missing, None)


# -- after the turn -------------------------------------------------------------------------------------------------


def boast(t: Street) -> Flow | None:
    """Boast abilities of the other seats' allies, clockwise, each owner in own order (TKG-143 to TKG-145, TKG-Q45)."""
    kind, triggers = t.kind, []
    for seat in t.others(t.turn):
        for card in t.zones[t.lay.index["play"][seat]]:
            if BOAST[kind[card]]:
                triggers.append(_boaster(t, seat, card))
    if not triggers:
        return None
    return resolve(triggers, t.others(t.turn), "boast", lambda: t.result is not None)


def _boaster(t: Street, seat: int, card: int) -> Trigger:
    def go() -> Flow | None:
        t.tell("boast", who=seat, card=card)
        return run(t, seat, BOAST[t.kind[card]], Moment(card))

    here = t.where[card]
    return Trigger(seat, card, go, same=t.kind[card], live=lambda: t.where[card] == here)


STEPS: dict[str, Callable[..., Flow | None]] = {
    "turn": turn,
    "ally": ally,
    "influence": influence,
    "buy": buy,
    "act": battle.act,
    "foes": foes,
    "draw": draw,
    "boast": boast,
    "end": end,
}

__all__ = ["ENEMY", "GOAL", "STEPS"]
