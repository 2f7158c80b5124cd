"""Rounds and turns: adding cards, the first player, a turn's begin and end (specification 3.3, 3.4, 3.8, 3.20)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...ask import Ask, Flow, Pick, everyone
from ...windows import Trigger, resolve
from . import ending, play
from .cards import COST, HANGE, MICHE, WOUNDED
from .state import (
    DISTRICTS,
    HAND_SIZE,
    HEROES,
    ROOKIE,
    SPACE_OF,
    SPACES,
    SQUAD,
    City,
    Over,
    destroy,
    draw,
    fewest,
    kind_of,
    seat_of,
    titans_at,
)
from .titans import add_card
from .wounds import enlist

INSIDE = SPACES[::2]
SEATS = tuple(f"seat:{k}" for k in range(4))

# -- before the first round -----------------------------------------------------------------------------------------


def choose_hero(t: City, seat: int) -> Flow:
    """Each player chooses one of two Heroes; the other goes to the reserve (AOT-020, AOT-021)."""
    dealt = t.cards("dealt", seat)
    card = yield Ask(seat, "hero", tuple(dealt))
    enlist(t, seat, card)
    t.move_all(t.place("dealt", seat), t.place("heroes"))


def squad(t: City) -> Flow:
    """Alone: any three Heroes (AOT-195)."""
    picks = yield Pick(0, "squad", tuple(t.cards("heroes")), SQUAD, SQUAD)
    for unit, card in enumerate(picks):
        enlist(t, unit, card)


# -- a round begins -------------------------------------------------------------------------------------------------


def begin_round(t: City) -> None:
    """A new round; with Momentum a solo squad meets three cards (AOT-034, AOT-083, AOT-201)."""
    t.round += 1
    t.phase = "adding"
    t.batch = t.seats + 1 + (t.seats == 1 and t.appeared >= 2)
    t.tell("round", round=t.round)
    t.agenda.append(("first",))
    if t.seats == 1:
        t.agenda.append(("crowd", 0))
    if t.round == 1 and t.level <= ROOKIE:
        t.agenda.append(("settle",))
    t.agenda.append(("add",))
    if t.seats == 1:
        t.agenda += [("take",), ("active",)]
    else:
        take(t)


def active(t: City) -> Flow:
    """Alone: which Hero acts in this round, before cards are added (AOT-198, AOT-200)."""
    able = tuple(HEROES[u] for u in range(t.units) if t.hero[u] >= 0)
    chosen = yield Ask(0, "active", able)
    t.token = int(chosen[5:])
    t.tell("lead", hero=t.hero[t.token])


def take(t: City) -> None:
    """All cards off the Castle first, their order kept (AOT-035, AOT-Q08)."""
    castle, coming = t.cards("castle"), t.place("coming")
    for _ in range(min(t.batch, len(castle))):
        t.move(castle[-1], coming, bottom=True)


def add(t: City) -> Flow | None:
    """The next card to the District with the fewest inside; one after the other (AOT-036 to AOT-041)."""
    coming = t.cards("coming")
    if not coming:
        return None
    t.agenda.append(("add",))
    return add_card(t, coming[-1], fewest(t))


def settle(t: City) -> None:
    """Rookie and Civilian, first round: Titans in the Districts go under the Castle by chance (AOT-187)."""
    if t.round > 1 or t.level > ROOKIE:
        return
    titans = [card for d in range(DISTRICTS) for card in titans_at(t, d)]
    t.luck.shuffle(titans)
    for card in titans:
        t.move(card, t.place("castle"), bottom=True)
    t.forget(titans)
    if titans:
        t.tell("calm", n=len(titans))


def crowd(t: City, district: int) -> Flow | None:
    """Alone: a District with four or more cards inside loses one of the lowest cost (AOT-202)."""
    if t.seats > 1:
        return None
    for d in range(district, DISTRICTS):
        inside = t.cards("inside", d)
        if len(inside) >= 4:
            t.agenda.append(("crowd", d + 1))
            low = min(COST[t.kind[card]] for card in inside)
            return _crowd(t, tuple(card for card in inside if COST[t.kind[card]] == low))
    return None


def _crowd(t: City, cards: tuple[int, ...]) -> Flow:
    card = yield Ask(0, "crowd", cards)
    destroy(t, card)


def first(t: City) -> Flow | None:
    """The group names the first player, who gets the Round Token (AOT-043 to AOT-045)."""
    if t.seats == 1:
        _turns(t)
        return None
    able = [unit for unit in range(t.units) if t.hero[unit] >= 0]
    if not able:
        t.agenda.append(("round end",))
        return None
    return _vote(t, able) if t.options.get("first") == "vote" else _name(t, able)


def _name(t: City, able: list[int]) -> Flow:
    chosen = yield Ask(t.token, "first", tuple(SEATS[k] for k in able))
    _first(t, int(chosen[5:]))


def _vote(t: City, able: list[int]) -> Flow:
    """Everybody proposes; if they differ the Token holder names another, or chance in round 1 (AOT-044, AOT-Q05)."""
    seats = tuple(SEATS[k] for k in able)
    votes = yield from everyone({k: Ask(k, "propose", seats) for k in able})
    named = set(votes.values())
    if len(named) == 1:
        _first(t, int(votes[able[0]][5:]))
    elif t.round == 1:
        _first(t, t.luck.pick(able))
    else:
        others = tuple(SEATS[k] for k in able if k != t.token) or seats
        chosen = yield Ask(t.token, "name", others)
        _first(t, int(chosen[5:]))


def _first(t: City, seat: int) -> None:
    t.token = seat
    t.tell("first", who=seat)
    _turns(t)


def _turns(t: City) -> None:
    t.phase = "turns"
    t.agenda.append(("turn", t.token))


# -- a turn ---------------------------------------------------------------------------------------------------------


def turn(t: City, unit: int) -> None:
    """A turn begins: the controlled Wound goes, a Hero without position is placed (AOT-089, AOT-101, AOT-Q69)."""
    t.turn, t.active = seat_of(t, unit), unit
    t.agenda.append(("next", unit))
    if t.hero[unit] < 0:
        return
    t.power = t.spare = t.move_left = t.made = t.kills = t.steam = 0
    t.counts = [0, 0, 0, 0]
    for used in (t.arms, t.gave, t.gave_spare, t.waiting, t.aids, t.used, t.tried, t.raised):
        used.clear()
    t.bonus = t.late = t.locked = t.closing = t.cut = False
    t.tell("turn", who=t.turn, hero=t.hero[unit], round=t.round)
    _put_wound_away(t, unit)
    t.agenda.append(("act",))
    if t.pos[unit] < 0:
        t.agenda.append(("enter",))


def _put_wound_away(t: City, unit: int) -> None:
    """The Wound of the last turn goes to the discard pile; one passed since is played now and stays (AOT-Q60)."""
    for card in t.cards("kept", unit)[:]:
        if t.kind[card] == WOUNDED:
            if card in t.passed:
                t.passed.remove(card)
            else:
                t.move(card, t.place("discard", t.turn))


def enter(t: City) -> Flow:
    """Place the Hero inside any District; alone the whole squad in one (AOT-033, AOT-101, AOT-196, AOT-D06)."""
    chosen = yield Ask(t.turn, "enter", INSIDE, about={"hero": t.hero[t.active]})
    for unit in range(t.units) if t.seats == 1 else (t.active,):
        if t.hero[unit] >= 0:
            t.pos[unit] = SPACE_OF[chosen]
    t.tell("enter", hero=t.hero[t.active], place=chosen)


def finish(t: City) -> Flow | None:
    """The end of a turn: hand away, "end of turn" abilities, played cards away, five new cards (AOT-073 to AOT-077)."""
    seat = t.turn
    t.closing = True
    unspent = t.power + t.spare
    t.tell("end", who=seat, power=unspent, move=t.move_left)
    t.move_all(t.place("hand", seat), t.place("discard", seat))
    triggers = []
    if t.kills and any([t.kind[c] == MICHE for c in t.cards("play", seat)]):
        triggers.append(_draws(t, seat, t.kills, "miche"))
    for unit in range(t.units):
        if kind_of(t, unit) == HANGE and seat_of(t, unit) == seat and t.pos[unit] & 1 and t.pos[unit] >= 0:
            seen = len(titans_at(t, t.pos[unit] >> 1))
            if seen:
                triggers.append(_draws(t, seat, seen, "hange"))
    if not triggers:
        refresh(t)
        return None
    t.agenda.append(("refresh",))
    return resolve(triggers, (seat,))


def _draws(t: City, seat: int, n: int, source: str) -> Trigger:
    """Draws of one player are alike in any order, so nobody is asked for it (AOT-D28)."""

    def run() -> None:
        draw(t, seat, n)

    return Trigger(seat, source, run, same="draw")


def refresh(t: City) -> None:
    """Steps 4 and 5 of ending a turn (AOT-076, AOT-077)."""
    seat = t.turn
    t.move_all(t.place("play", seat), t.place("discard", seat))
    draw(t, seat, HAND_SIZE)


def following(t: City, unit: int) -> None:
    """The next player's turn, or the end of the round (AOT-046, AOT-078, AOT-197)."""
    t.active = -1
    t.power = t.spare = t.move_left = 0
    t.closing = t.late = t.locked = False
    t.aids.clear()
    t.raised.clear()
    after = (unit + 1) % t.units
    if t.seats == 1 or after == t.token:
        t.agenda.append(("round end",))
    else:
        t.agenda.append(("turn", after))


def guarded(step: Callable[..., Flow | None]) -> Callable[..., Flow | None]:
    """A step in which the game may end."""

    def run(t: City, *args: Any) -> Flow | None:
        try:
            flow = step(t, *args)
        except Over:
            return None
        return None if flow is None else until_over(flow)

    return run


def until_over(flow: Flow) -> Flow:
    try:
        yield from flow
    except Over:
        return


STEPS: dict[str, Callable[..., Any]] = {
    "choose hero": choose_hero,
    "squad": squad,
    "round": begin_round,
    "active": active,
    "take": take,
    "add": guarded(add),
    "settle": settle,
    "crowd": crowd,
    "first": first,
    "turn": turn,
    "enter": enter,
    "act": play.act,
    "finish": finish,
    "refresh": refresh,
    "next": following,
    "round end": ending.begin,
    "regenerate": ending.regenerate_all,
    "ongoing": guarded(ending.ongoing),
    "walls": guarded(ending.walls),
    "assault": guarded(ending.assault),
    "check": ending.check,
}
