"""A game from the shuffle to the victory: set-up, Action Phase, Rally Phase (specification 3.1 to 3.3, 3.6)."""

from __future__ import annotations

from functools import partial

from ...ask import Ask, Flow, Pick, Value, Why
from . import campaign, combat, play, state
from .abilities import GUILDS as GUILD_WORDS
from .cards import ACTION, EARS, GUILD, HEARS, OPEN, RALLY, playable
from .state import (
    EXTRA,
    LAST_ROUND,
    LATE,
    PAST,
    START_HAND,
    START_MYTHIUM,
    TRUCE,
    TURNS,
    WORKED,
    Now,
    Steppe,
    anybody,
    gain,
    listen,
    may_attack,
    rebate,
    rival,
    stand,
)
from .timing import Trig, after, offer, settle, usable, use

GUILD_OPTIONS = tuple(("stand", f"guild:{name}") for name in ("earth", "stars", "void", "moon"))
PLAY = tuple(("play", card) for card in range(700))
DEVELOP = tuple(("develop", card) for card in range(700))
BASE: list[Value] = ["gain", "draw"]
BASE_AND_GUILDS = [*BASE, *GUILD_OPTIONS]
_ACTION, _RALLY, _DEALER, _DREW = EARS["action"], EARS["rally"], EARS["dealer"], EARS["drew"]
NOBODY = Now(-1, None)
"""For draws that nothing listens to."""

# -- setting up a game -------------------------------------------------------------------------------------------------


def begin(t: Steppe, a: int, b: int) -> None:
    """A game between two sides: counters, Worldbreakers, decks, hands, who is first (WBR-002 to WBR-008)."""
    t.pair = (a, b)
    t.phase, t.round, t.slot, t.combat = "setup", 0, 0, None
    for marks in (t.wounds, t.plus, t.pinned, t.stunned, t.host, t.stages):
        marks.clear()
    for cards in (t.busy, t.doomed, t.spared, t.entered):
        cards.clear()
    t.past = [0] * PAST
    t.exhausted = bytearray(len(t.kind))
    t.dirty = False
    lay = t.lay
    for seat in (a, b):
        if t.leaders[seat] >= 0 and t.where[t.leaders[seat]] != lay["wb"][seat]:
            t.move(t.leaders[seat], lay["wb"][seat])
        t.power[seat] = 0
        t.myth[seat] = 0 if seat == t.auto else START_MYTHIUM
        t.standing[4 * seat : 4 * seat + 4] = [0, 0, 0, 0]
        if seat != t.auto:
            t.standing[4 * seat + GUILD[t.kind[t.leaders[seat]]]] = 1
        state.reckon(t, seat)
        deck = lay["deck"][seat]
        for card in t.decks[seat]:
            if t.where[card] != deck:
                t.move(card, deck)
        t.shuffle(deck)
        listen(t, seat)
    t.tell("game", who=a, whom=b, n=t.game + 1)
    for seat in (a, b):
        state.draw(t, Now(seat, None), seat, START_HAND)
    chosen = t.options.get("first", "random")
    if t.camp is not None:
        t.first = a
    elif chosen in (1, 2) and not t.game:
        t.first = t.pair[chosen - 1]
    else:
        t.first = t.pair[t.luck.below(2)]
    t.turn = t.active = t.first
    order = (t.first, rival(t, t.first))
    t.agenda.append(("round",))
    if t.camp is not None:
        t.agenda.append(("chapter setup",))
    t.agenda += [("mulligan", seat) for seat in reversed(order) if seat != t.auto]


def mulligan(t: Steppe, seat: int) -> Flow | None:
    """Set aside any number of cards, draw as many, and only then shuffle them in (WBR-009)."""
    hand = t.cards("hand", seat)
    return _mulligan(t, seat) if hand else None


def _mulligan(t: Steppe, seat: int) -> Flow:
    t.turn = t.active = seat
    hand = t.cards("hand", seat)
    picks = yield Pick(seat, "mulligan", tuple(hand), 0, len(hand))
    aside, deck = t.place("aside", seat), t.place("deck", seat)
    for card in picks:
        t.move(card, aside)
    t.tell("mulligan", who=seat, n=len(picks))
    if picks:
        state.draw(t, Now(seat, None), seat, len(picks))
        t.move_all(aside, deck)
        t.shuffle(deck)


def next_round(t: Steppe) -> None:
    """A round begins with the first player's first turn (WBR-010 to WBR-014)."""
    t.phase = "action"
    t.round += 1
    t.slot = 0
    t.turn = t.active = t.first
    t.tell("round", who=t.first, n=t.round)
    t.agenda.append(("turn",))


# -- Action Phase ------------------------------------------------------------------------------------------------------


def turn(t: Steppe) -> Flow | None:
    """The next turn: one action, no pass (WBR-012, WBR-013); after the eighth the Rally Phase (WBR-018)."""
    slot = t.slot
    if slot == TURNS:
        t.agenda.append(("rally",))
        return None
    t.slot = slot + 1
    me = t.first
    if slot & 1:
        a, b = t.pair
        me = a + b - me
    t.turn = t.active = me
    if t.entered:
        t.entered.clear()
    if t.events is not None:
        t.tell("turn", who=me, n=(slot >> 1) + 1)
    t.agenda.append(("turn",))
    if me == t.auto:
        return campaign.order_turn(t)
    past = t.past
    if past[EXTRA + me]:
        t.agenda += [("act",)] * past[EXTRA + me]
        past[EXTRA + me] = 0
    return _act(t, me)


def act(t: Steppe) -> Flow:
    """One action of the side whose turn it is (WBR-015, WBR-016)."""
    return _act(t, t.turn)


def actions(t: Steppe, me: int) -> list[Value]:
    """All legal actions; only what can be paid and is allowed. Loops: for a few cards they beat comprehensions."""
    myth, index, zones, ears = t.myth[me], t.lay.index, t.zones, t.ears[me]
    options = BASE_AND_GUILDS[:] if myth >= 2 else BASE[:]
    hand = zones[index["hand"][me]]
    if hand:
        key = t.reach[me] | (myth if myth < 9 else 9) << 6
        if ears & _DEALER:
            key |= rebate(t, me)
        good, kind = OPEN.get(key) or playable(key), t.kind
        for card in hand:
            how = good[kind[card]]
            if how and (how == 1 or play.can_play(t, me, card)):
                options.append(PLAY[card])
    if t.host:
        options += [PLAY[c] for c in state.shelf(t, me) if play.can_play(t, me, c)]
    locations = zones[index["locations"][me]]
    if locations:
        stages = t.stages
        for card in locations:
            if stages[card]:
                options.append(DEVELOP[card])
    followers = zones[index["followers"][me]]
    if followers:
        if (t.past[TRUCE] or t.camp is not None) and not may_attack(t, me):
            pass
        elif anybody(t, me):
            options.append("attack")
        if ears & _ACTION:
            options += [("use", c) for c in followers if ACTION[t.kind[c]] and not t.exhausted[c]]
    return options


def _act(t: Steppe, me: int) -> Flow:
    value = yield Ask(me, "act", actions(t, me), None, partial(why_not_act, t, me))
    if value == "gain":
        t.myth[me] += 1
        if t.events is not None:
            t.tell("gain", who=me, n=1, myth=t.myth[me])
        return
    if value == "draw" and not t.ears[me] & _DREW:
        state.draw(t, NOBODY, me, 1)
        return
    now = Now(me, None)
    if value == "draw":
        state.draw(t, now, me, 1)
        flow = None
    elif value == "attack":
        flow = combat.attack(t, now)
    else:
        action, thing = value
        if action == "play":
            flow = play.play(t, now, thing)
        elif action == "stand":
            t.myth[me] -= 2
            stand(t, me, GUILDS.index(thing), 1)
            return
        else:
            flow = _develop(t, me, thing) if action == "develop" else _use(t, me, thing)
    if flow is not None:
        yield from flow
    if t.dirty or now.news:
        yield from after(t, now)


GUILDS = [option[1] for option in GUILD_OPTIONS]


def _develop(t: Steppe, me: int, card: int) -> Flow | None:
    """Develop as the turn's action (WBR-073); the Trade Charter pays for the first of a round (CMP-18)."""
    if t.camp is not None and not t.past[WORKED + me]:
        t.past[WORKED + me] = 1
        if state.law(t, "CMP-18"):
            gain(t, me, 1)
    return play.develop(t, me, card)


def _use(t: Steppe, me: int, card: int) -> Flow | None:
    """An Action ability (WBR-016)."""
    trig = Trig(me, card, ACTION[t.kind[card]][0])
    return use(t, trig) if usable(t, trig) else None


def why_not_act(t: Steppe, me: int, thing: Value) -> Why | None:
    """Why something cannot be done as an action now."""
    if isinstance(thing, str):
        return _why_not_word(t, me, thing)
    if type(thing) is not int:
        return None
    zone, seat = t.lay.family[t.where[thing]], t.lay.owner[t.where[thing]]
    if seat != me:
        return Why("why.not_yours", card=thing, who=seat) if seat is not None else None
    if zone == "hand":
        return play.why_not_play(t, me, thing)
    if zone == "followers":
        return why_no_attack(t, me, thing)
    if zone == "stored":
        return play.why_not_play(t, me, thing) if thing in state.shelf(t, me) else Why("why.stored", card=thing)
    return Why("why.discarded") if zone == "discard" else None


def _why_not_word(t: Steppe, me: int, thing: str) -> Why | None:
    if thing.removeprefix("guild:") in GUILD_WORDS:
        return Why("why.buy", n=t.myth[me])
    if thing == "attack":
        return why_no_attack(t, me, None)
    return Why("why.pass") if thing in ("pass", "end") else None


def why_no_attack(t: Steppe, me: int, card: int | None) -> Why | None:
    """Why there is no attack, or why this follower does not take part (WBR-064)."""
    if t.past[TRUCE]:
        return Why("why.truce")
    if t.camp is not None and t.camp.part == 1:
        return Why("why.part_one")
    if card is not None:
        found = combat.why_not_attack(t, me, card)
        return found if found is not None else Why("why.attack_first", card=card)
    return Why("why.nobody")


# -- Rally Phase -------------------------------------------------------------------------------------------------------


def rally(t: Steppe) -> Flow | None:
    """Step 1: Rally abilities, the first player's first (WBR-019, WBR-020); delayed mythium comes now."""
    t.phase = "rally"
    t.turn = t.active = t.first
    t.tell("rally", who=t.first, n=t.round)
    t.agenda.append(("refresh",))
    for seat in t.pair:
        if t.past[LATE + seat]:
            gain(t, seat, t.past[LATE + seat])
            t.past[LATE + seat] = 0
    a, b = t.pair
    works = t.camp is not None and state.law(t, "CMP-40")
    if not works and not (t.ears[a] | t.ears[b]) & _RALLY:
        return None
    trigs = [
        Trig(seat, card, found)
        for seat in t.pair
        if t.ears[seat] & _RALLY
        for name in ("wb", "followers", "locations")
        for card in t.cards(name, seat)
        if HEARS[t.kind[card]] & _RALLY
        for found in RALLY[t.kind[card]]
    ]
    return _rally(t, trigs, works) if trigs or works else None


def _rally(t: Steppe, trigs: list[Trig], works: bool) -> Flow:
    if works and t.first == t.auto:
        yield from campaign.steady_works(t)
    yield from offer(t, trigs)
    if works and t.first != t.auto:
        yield from campaign.steady_works(t)


def refresh(t: Steppe) -> Flow | None:
    """Steps 2 to 4: ready, 2 mythium, 1 card; who cannot draw gives 1 power (WBR-021 to WBR-026)."""
    order = (t.first, rival(t, t.first))
    card = t.exhausted.find(1)
    while card >= 0:
        state.make_ready(t, card)
        card = t.exhausted.find(1, card + 1)
    for seat in order:
        if t.camp is None and t.events is None:
            t.myth[seat] += 2
        else:
            gain(t, seat, 2 + (campaign.income(t, seat) if t.camp is not None else 0))
    short = []
    for seat in order:
        if seat != t.auto and not state.draw(t, NOBODY, seat, 1):
            short.append(seat)
    if not short:
        check(t)
        return None
    t.agenda.append(("check",))
    now = Now(t.first, None)
    for seat in short:
        t.tell("short", who=seat, whom=rival(t, seat))
        state.score(t, now, rival(t, seat), 1, "deck")
    return settle(t, now)


def check(t: Steppe) -> None:
    """Steps 5 and 6: victory, then the other side is first (WBR-027 to WBR-032)."""
    a, b = t.pair
    x, y = t.power[a], t.power[b]
    if max(x, y) >= t.goal and x != y:
        t.agenda.append(("over", a if x > y else b, "duel" if min(x, y) >= t.goal else "power"))
        return
    if t.round >= LAST_ROUND:
        t.agenda.append(("over", -1, "cap"))
        return
    t.past = [0] * PAST
    t.spared.clear()
    t.first = rival(t, t.first)
    next_round(t)
