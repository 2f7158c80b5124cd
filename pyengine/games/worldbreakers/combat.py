"""Combat: Attack, Defense and Outcome Phase (specification 3.7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from ...ask import Ask, Flow, Pick, Value, Why
from . import automaton, state
from .cards import ATTACKS, BLOCKS, BRAGGART, BREACH, EARS, GURU, HIDDEN, INTERRUPTS, STAGES, YOUR_ATTACK
from .harm import damage, fight
from .state import LONE, Combat, Now, Steppe, able, exhaust, overwhelms, ready, rival, score, strength
from .timing import Trig, cleanup, offer, settle

_YOUR, _ENDS, _OVER, _BLOCKED = EARS["your attack"], EARS["combat ends"], EARS["combat over"], EARS["blocked"]
_GURU, _BRAGGART = EARS["guru"], EARS["braggart"]
UNBLOCKABLE, CRUSHING = "unblockable", "overwhelm"


def attack(t: Steppe, now: Now, exact: int = 0, may: bool = False, effect: str = "") -> Flow | None:
    """Attack with any number of followers, or exactly `exact`; nothing happens if nobody can (WBR-099, WBR-Q06)."""
    me = now.me
    if not state.may_attack(t, me):
        return None
    fit = able(t, me)
    if not fit or len(fit) < exact:
        return None
    return _attack(t, me, tuple(fit), exact, may, effect, now)


def _attack(t: Steppe, me: int, fit: tuple[int, ...], exact: int, may: bool, effect: str, now: Now) -> Flow:
    if me == t.auto:
        picks = yield from automaton.attackers(t, list(fit), exact)
    else:
        least, most = (0 if may else exact or 1), exact or len(fit)
        check = _exactly(exact) if may and exact > 1 else None
        picks = yield Pick(
            me,
            "attack",
            fit,
            least,
            most,
            now.card,
            why=partial(why_not_attack, t, me),
            check=check,
            about={"exact": exact, "may": may},
        )
    if picks:
        yield from combat(t, me, picks, effect, now.strike)


def _exactly(n: int) -> Any:
    return lambda picks: None if len(picks) in (0, n) else Why("why.exactly", n=n)


def why_not_attack(t: Steppe, me: int, thing: Value) -> Why | None:
    """Why a follower cannot be declared as attacker (WBR-076, WBR-116, WBR-144)."""
    if type(thing) is not int or t.where[thing] != t.place("followers", me):
        return Why("why.not_mine")
    if t.exhausted[thing]:
        return Why("why.exhausted", card=thing)
    return Why("why.stationary", card=thing) if state.stationary(t, thing) else None


# -- the whole of it ---------------------------------------------------------------------------------------------------


def combat(t: Steppe, me: int, picks: tuple[int, ...], effect: str = "", lethal: Sequence[int] = ()) -> Flow:
    """One combat, from the declaration to its end. `lethal` followers defeat whomever they wound in it."""
    lone = picks[0] if len(picks) == 1 else -1
    hard = list(picks) if effect == UNBLOCKABLE else []
    t.combat = Combat(me, list(picks), lone, {}, list(lethal), hard, [], effect == CRUSHING, 0, [0] * len(t.myth))
    for card in picks:
        exhaust(t, card)
    if t.combat.lone >= 0:
        t.past[LONE + me] += 1
    if t.events is not None:
        t.tell("attack", who=me, cards=list(picks), n=len(picks))
    if t.dirty:
        flow = settle(t, Now(me, None))
        if flow is not None:
            yield from flow
    trigs = _attack_trigs(t, me)
    if trigs:
        yield from offer(t, trigs)
    foe = rival(t, me)
    t.active = foe
    if t.combat.attackers:
        yield from _defend(t, foe)
    t.active = me
    won = bool(t.combat.attackers)
    if won:
        yield from _outcome(t, me)
    yield from _end(t, me, won)


def _attack_trigs(t: Steppe, me: int) -> list[Trig]:
    """Attack step 2: Attacks of attackers, Your Attack of the side's cards, Worldbreaker last (WBR-077, WBR-078)."""
    assert t.combat is not None
    kind = t.kind
    trigs = []
    for card in t.combat.attackers:
        for found in ATTACKS[kind[card]]:
            trigs.append(Trig(me, card, found))
    if t.ears[me] & _YOUR:
        index, zones = t.lay.index, t.zones
        for name in ("followers", "locations", "wb"):
            for card in zones[index[name][me]]:
                for found in YOUR_ATTACK[kind[card]]:
                    if not found.once or t.past[LONE + me] == 1:
                        trigs.append(Trig(me, card, found))
    return trigs


# -- Defense Phase -----------------------------------------------------------------------------------------------------


def may_block(t: Steppe, blocker: int, attacker: int) -> bool:
    """Is this block allowed (WBR-081, Forbidding Guru, Sparring Braggart, effects)?"""
    return why_not_block(t, blocker, attacker) is None


def why_not_block(t: Steppe, blocker: int, attacker: int) -> Why | None:
    """Why a follower cannot block an attacker, or None if it can."""
    c = t.combat
    assert c is not None
    if blocker in c.idle:
        return Why("why.idle", card=blocker)
    if attacker in c.unblockable:
        return Why("why.unblockable", card=attacker)
    ears = t.ears[c.seat]
    if ears & (_GURU | _BRAGGART):
        if t.kind[attacker] == GURU and strength(t, blocker) >= 3:
            return Why("why.guru", card=blocker, target=attacker, n=strength(t, blocker))
        if ears & _BRAGGART:
            mine = strength(t, attacker)
            for other in c.attackers:
                if t.kind[other] == BRAGGART and other != attacker and strength(t, other) > mine:
                    return Why("why.braggart", card=attacker, target=other, a=mine, b=strength(t, other))
    return None


def _simple(t: Steppe) -> bool:
    """Nothing restricts blocks in this combat."""
    c = t.combat
    assert c is not None
    return not (c.idle or c.unblockable or t.ears[c.seat] & (_GURU | _BRAGGART))


def _defend(t: Steppe, foe: int) -> Flow:
    """The Defense Phase: one block after another, until the defender stops or nobody can (WBR-080, WBR-088)."""
    c = t.combat
    assert c is not None
    while c.attackers:
        fit = ready(t, foe)
        if not fit:
            return
        free = _simple(t)
        options: list[Value] = []
        for blocker in fit:
            for attacker in c.attackers:
                if free or may_block(t, blocker, attacker):
                    options.append(("block", blocker, attacker))
        if not options:
            return
        if foe == t.auto:
            chosen = yield from automaton.block(t, options)
        else:
            options.append(None)
            chosen = yield Ask(foe, "block", options, why=partial(_why_no_block, t, foe))
        if chosen is None:
            return
        yield from _block(t, foe, chosen[1], chosen[2])


def _why_no_block(t: Steppe, foe: int, thing: Value) -> Why | None:
    c = t.combat
    if type(thing) is not int or c is None:
        return None
    if t.where[thing] == t.place("followers", foe):
        if t.exhausted[thing]:
            return Why("why.tired", card=thing)
        return next((why for a in c.attackers if (why := why_not_block(t, thing, a))), None)
    if thing in c.attackers:
        return next((why for b in ready(t, foe) if (why := why_not_block(t, b, thing))), None)
    return Why("why.not_attacking", card=thing) if t.lay.family[t.where[thing]] == "followers" else None


def _block(t: Steppe, foe: int, blocker: int, attacker: int) -> Flow:
    """One block in its four steps (WBR-082 to WBR-086)."""
    c = t.combat
    assert c is not None
    exhaust(t, blocker)
    if t.events is not None:
        t.tell("block", who=foe, card=blocker, target=attacker)
    if t.ears[c.seat] & _BLOCKED:
        now = Now(foe, blocker)
        now.news.append(("blocked", c.seat, True, attacker))
        flow = settle(t, now)
        if flow is not None:
            yield from flow
    found = BLOCKS[t.kind[blocker]]
    if found:
        yield from offer(t, [Trig(foe, blocker, a, attacker) for a in found])
    followers = t.lay.index["followers"]
    if t.where[blocker] == followers[foe] and t.where[attacker] == followers[c.seat]:
        yield from _fight(t, foe, blocker, attacker)
    if attacker in c.attackers:
        c.attackers.remove(attacker)


def _fight(t: Steppe, foe: int, blocker: int, attacker: int) -> Flow:
    """Block step 3: fight, cleanup, and overwhelm at once if the blocker is defeated (WBR-084, WBR-110 to WBR-114)."""
    assert t.combat is not None
    me = t.combat.seat
    crushing = overwhelms(t, attacker)
    now = Now(foe, blocker)
    flow = fight(t, now, attacker, blocker)
    if flow is not None:
        yield from flow
    if t.dirty:
        flow = cleanup(t, now, (attacker, blocker))
        if flow is not None:
            yield from flow
        if crushing and t.where[blocker] not in t.lay.index["followers"]:
            score(t, now, me, 1, "overwhelm", (attacker,))
    flow = settle(t, now)
    if flow is not None:
        yield from flow


# -- Outcome Phase -----------------------------------------------------------------------------------------------------


def _outcome(t: Steppe, me: int) -> Flow:
    """Power, Breach abilities, one location damaged (WBR-090 to WBR-093)."""
    c = t.combat
    assert c is not None
    breaching = c.attackers[:]
    now = Now(me, None)
    if t.events is not None:
        t.tell("breach", who=me, cards=list(breaching), n=len(breaching))
    score(t, now, me, len(breaching), "breach", breaching)
    flow = settle(t, now)
    if flow is not None:
        yield from flow
    trigs = [Trig(me, card, found) for card in breaching for found in BREACH[t.kind[card]]]
    if trigs:
        yield from offer(t, trigs)
    targets = open_locations(t, rival(t, me))
    if not targets:
        return
    if me == t.auto:
        target = yield from automaton.choose(t, targets, harm=True)
    else:
        target = yield Ask(me, "damage", (*targets, None), why=partial(why_not_damage, t, me))
    if target is not None:
        now = Now(me, None)
        flow = damage(t, now, target)
        if flow is not None:
            yield from flow
        flow = settle(t, now)
        if flow is not None:
            yield from flow


def hidden(t: Steppe, card: int) -> bool:
    """Is a location hidden, printed or by Deep Foundations (WBR-106, CMP-46)?"""
    if HIDDEN[t.kind[card]]:
        return True
    if t.camp is None or not state.law(t, "CMP-46"):
        return False
    return t.lay.owner[t.where[card]] == t.auto and t.stages[card] == 3 == len(STAGES[t.kind[card]])


def open_locations(t: Steppe, seat: int) -> list[int]:
    """A side's locations that its rival may damage."""
    return [c for c in t.zones[t.lay.index["locations"][seat]] if t.stages[c] > 0 and not hidden(t, c)]


def why_not_damage(t: Steppe, me: int, thing: Value) -> Why | None:
    """Why a location cannot be damaged (WBR-093, WBR-106)."""
    if type(thing) is not int or t.lay.family[t.where[thing]] != "locations":
        return Why("why.not_location")
    if t.where[thing] == t.place("locations", me):
        return Why("why.own_location", card=thing)
    return Why("why.hidden", card=thing) if hidden(t, thing) else None


# -- the end -----------------------------------------------------------------------------------------------------------


def _end(t: Steppe, me: int, won: bool) -> Flow:
    """Interrupts to the end, the end of everything "this combat", Responses to it (WBR-095, WBR-097, WBR-146)."""
    if won and t.ears[me] & _ENDS:
        trigs = [
            Trig(me, card, found)
            for card in t.zones[t.lay.index["event"][me]]
            for found in INTERRUPTS[t.kind[card]]
            if found.cond == "combat ends"
        ]
        yield from offer(t, trigs)
    t.combat = None
    if t.ears[me] & _OVER or (won and state.law(t, "CMP-21")):
        now = Now(me, None)
        now.news.append(("combat over", me, won))
        flow = settle(t, now)
        if flow is not None:
            yield from flow
