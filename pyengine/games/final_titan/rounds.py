"""Draft, Start of Game, the first player, Phase 1 and bets."""

from __future__ import annotations

from ...ask import Ask, Flow, Value, Why, everyone
from . import coop
from .after import left_of
from .cards import SET, SPEED
from .state import (
    COOP,
    DUEL,
    FFA,
    HAND,
    POT,
    ROW,
    TEAMS,
    TITANS,
    Arena,
    enter,
    hide_hand,
    join,
)

# -- the draft ------------------------------------------------------------------------------------------------------


def wanted(t: Arena) -> int:
    """How many Titans each player recruits (FTN-023, FTN-161)."""
    return 4 if t.mode == DUEL else 3


def draft(t: Arena) -> Flow | None:
    """One pick of the draft: 1 of the 3 Titans of the row, then it is filled again (FTN-021 to FTN-023)."""
    me = t.turn
    if len(t.zones[t.lay.benches[me]]) >= wanted(t):
        t.agenda.append(("open",))
        return None
    _fill(t)
    return _draft(t, me)


def _fill(t: Arena) -> None:
    while len(t.zones[ROW]) < 3 and t.zones[TITANS]:
        t.move(t.zones[TITANS][-1], ROW)


def _draft(t: Arena, me: int) -> Flow:
    card = yield Ask(me, "draft", tuple(t.zones[ROW]), why=lambda thing: Why("why.draft"))
    t.move(card, t.lay.benches[me])
    if t.events is not None:
        t.tell("draft", who=me, card=card)
    _fill(t)
    t.turn = (me + 1) % t.seats
    t.agenda.append(("draft",))


def deal_titans(t: Arena) -> None:
    """For the first game: random Titans, no draft (FTN-020)."""
    for _ in range(wanted(t)):
        for k in range(t.seats):
            t.move(t.zones[TITANS][-1], t.lay.benches[(t.drafter + k) % t.seats])
    t.agenda.append(("open",))


def open_game(t: Arena) -> None:
    """The row goes under the Titan deck (FTN-Q03); Start of Game abilities, then the first player (FTN-026,
    FTN-Q06).
    """
    for card in t.zones[ROW][:]:
        t.move(card, TITANS, bottom=True)
    for k in range(t.seats):
        for card in t.zones[t.lay.benches[(t.drafter + k) % t.seats]]:
            join(t, card)
    t.phase = "skip"
    if t.mode == COOP:
        t.turn = 0
    else:
        t.turn = first_player(t)
        t.tell("first", who=t.turn)
    t.agenda.append(("round",))


def first_player(t: Arena) -> int:
    """Highest printed speed, then the next-highest and so on; whoever runs out loses; then by lot (FTN-027 to
    FTN-029, FTN-Q07).
    """
    speeds = {
        seat: sorted([SPEED[t.kind[card]] for card in t.zones[t.lay.benches[seat]]], reverse=True)
        for seat in range(t.seats)
    }
    tied = list(range(t.seats))
    for k in range(max(len(found) for found in speeds.values())):
        values = [speeds[seat][k] if k < len(speeds[seat]) else -1 for seat in tied]
        best = max(values)
        tied = [seat for seat, value in zip(tied, values, strict=True) if value == best]
        if len(tied) == 1 or best < 0:
            break
    return tied[0] if len(tied) == 1 else t.luck.pick(tied)


# -- Phase 1 --------------------------------------------------------------------------------------------------------


def round_(t: Arena) -> Flow | None:
    """Phase 1 goes on until two Titans are in the arena (FTN-035, FTN-037, FTN-168, FTN-181, FTN-182)."""
    left, right = t.fighter
    if left >= 0 and right >= 0:
        t.agenda.append(("fight",))
        if t.mode == FFA and t.options["betting"]:
            t.agenda.append(("bets",))
        return None
    t.phase = "skip"
    if t.mode < TEAMS:
        return choose(t)
    champion = -1 if t.champ < 0 else t.owner[t.champ]
    if t.mode == TEAMS:
        return send_for(t, t.turn // 2 if champion < 0 else 1 - champion // 2)
    if champion == t.seats:
        return send_for(t, 0)
    coop.foe_enters(t)
    t.agenda.append(ROUND)
    return None


ALL_KINDS = range(len(SET))
ROUND = ("round",)
FIGHT = tuple([("fight", card) for card in ALL_KINDS])
SKIP = tuple([("skip", card) for card in ALL_KINDS])
"""Options by card, made once."""


def choose(t: Arena) -> Flow | None:
    """SKIP or FIGHT (FTN-030 to FTN-036); eliminated players and the Champion's owner are passed over (FTN-Q10,
    FTN-082).
    """
    me = t.turn
    while not t.alive[me] or me in t.owner:
        me = left_of(t, me)
    t.turn = me
    options: list[Value] = [FIGHT[card] for card in t.zones[t.lay.benches[me]]]
    hand = t.zones[HAND + me]
    if hand and t.mode == FFA and sum(t.alive) > 2:
        options += [SKIP[card] for card in hand]
    return _choose(t, Ask(me, "choose", options, None, lambda thing: why_not(t, me, thing)))


def may_skip(t: Arena, me: int) -> Why | None:
    """Why a player must FIGHT, or None (FTN-031, FTN-032, FTN-162, FTN-Q09)."""
    if t.mode == DUEL:
        return Why("why.skip_duel")
    if sum(t.alive) <= 2:
        return Why("why.skip_two", n=sum(t.alive))
    return None if t.zones[HAND + me] else Why("why.skip_empty")


def why_not(t: Arena, me: int, thing: Value) -> Why | None:
    """Why a card cannot be used in Phase 1."""
    if not isinstance(thing, int):
        return None
    if t.where[thing] == HAND + me:
        return may_skip(t, me)
    if thing in t.fighter:
        return Why("why.fights", card=thing)
    owner = t.lay.owner[t.where[thing]]
    if t.lay.family[t.where[thing]] == "bench" and owner is not None and owner != me:
        return Why("why.not_your_titan", card=thing, who=owner)
    return None


def _choose(t: Arena, ask: Ask) -> Flow:
    me = ask.seat
    action, card = yield ask
    if action == "skip":
        hide_hand(t, me)
        t.move(card, POT)
        if t.events is not None:
            t.tell("skip", who=me, card=card, n=len(t.zones[POT]))
    else:
        send(t, card, me)
    t.turn = left_of(t, me)
    t.agenda.append(ROUND)


def send(t: Arena, card: int, seat: int) -> None:
    """A Titan enters the arena, its owner takes the pot (FTN-034, FTN-Q13, FTN-Q51)."""
    enter(t, card, seat)
    count = len(t.zones[POT])
    if count:
        t.move_all(POT, HAND + seat)
        if t.events is not None:
            t.tell("pot", who=seat, n=count)


def captain(t: Arena, team: int) -> int:
    """Who speaks for a team: its first seat; partners talk it over (FTN-168, FTN-181)."""
    return team * 2 if t.mode == TEAMS else 0


def send_for(t: Arena, team: int) -> Flow:
    """A team sends one of its Titans, of any bench (FTN-167, FTN-168, FTN-181)."""
    me = captain(t, team)
    seats = t.team[me]
    cards = tuple([card for seat in seats for card in t.zones[t.lay.benches[seat]]])
    t.turn = me
    card = yield Ask(me, "send", cards, why=lambda thing: _why_not_send(t, me, thing))
    owner = t.lay.owner[t.where[card]]
    assert owner is not None
    send(t, card, owner)
    t.agenda.append(ROUND)


def _why_not_send(t: Arena, me: int, thing: Value) -> Why | None:
    if isinstance(thing, int) and t.lay.family[t.where[thing]] == "hand":
        return Why("why.skip_team")
    return why_not(t, me, thing)


# -- bets -----------------------------------------------------------------------------------------------------------


def bets(t: Arena) -> Flow | None:
    """Hidden bets of those who do not fight and have a card (FTN-040 to FTN-044)."""
    fighting = (t.owner[0], t.owner[1])
    seats = [s for s in range(t.seats) if t.alive[s] and s not in fighting and t.zones[HAND + s]]
    return _bets(t, seats) if seats else None


def _bets(t: Arena, seats: list[int]) -> Flow:
    t.phase = "bet"
    options = (t.fighter[t.champ], t.fighter[1 - t.champ], None)
    answers = yield from everyone({seat: Ask(seat, "bet", options) for seat in seats})
    for seat in seats:
        card = answers[seat]
        side = -1 if card is None else t.fighter.index(card)
        t.bets = (*t.bets[:seat], side, *t.bets[seat + 1 :])
        t.tell("no_bet" if card is None else "bet", who=seat, card=card)
