"""The effects of cards (specification 8.1), each a function beside its name."""

from __future__ import annotations

from ...ask import Flow
from .cards import BASE, CHART, LIFE, ULT
from .damage import deal, defeat, heal, suffer, suffer_both
from .language import (
    ABILITY,
    ADD,
    BLESS,
    BURN,
    DAMAGE,
    FIRE,
    KILL,
    LOSE_BLESSED,
    MEND,
    MOVE,
    POISON,
    SPECIAL,
    TOXIN,
    Cell,
    Effect,
)
from .run import EFFECTS, ask, effect, run, window
from .run import SPECIAL as SPECIAL_MOVE
from .run import ULT as ULTIMATE
from .state import (
    FOE_GEAR,
    HAND,
    RING,
    WORN,
    Arena,
    add,
    all_titans,
    bench,
    corner,
    draw,
    enemy,
    hide_hand,
    join,
    leave,
    opponents,
    refresh,
    say,
    throw,
    token_fact,
    tokens,
    top_titan,
    who,
)
from .values import COUNTS, added, bench_armor, cannot, holds, may_form, num

# -- damage and life ------------------------------------------------------------------------------------------------


@effect("deal")
def _deal(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> Flow | None:
    """Damage; "for each" counts once, and nothing counted deals nothing (FTN-153, FTN-Q27)."""
    n = num(t, e[1], src)
    if e[3]:
        n *= COUNTS[e[3]](t, side)
        if not n:
            return None
    return deal(t, side, n, ABILITY, bool(e[2]), src, how)


@effect("same")
def _same(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> Flow | None:
    return deal(t, side, same, ABILITY, False, src, how)


@effect("heal")
def _heal(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> None:
    n = num(t, e[1], src)
    heal(t, side, n * COUNTS[e[2]](t, side) if e[2] else n, src)


@effect("take")
def _take(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> Flow | None:
    return suffer(t, side, e[1], src)


@effect("both")
def _both(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> Flow:
    return suffer_both(t, side, e[1], src)


@effect("foelife")
def _foelife(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> None:
    """The foe's life becomes N: no damage, may raise it, never above its max (FTN-Q31)."""
    foe = 1 - side
    t.life[foe] = min(e[1], LIFE[t.kind[t.fighter[foe]]])
    t.tell("set_life", card=t.fighter[foe], source=src, side=foe, who=who(t, foe), n=t.life[foe])


@effect("defeat")
def _defeat(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> None:
    """Defeated immediately: no damage, so nothing helps (FTN-073, FTN-108)."""
    defeat(t, 1 - side if e[1] else side, how)


# -- tokens ---------------------------------------------------------------------------------------------------------


def give(t: Arena, card: int, kind: int, n: int) -> Flow | None:
    """A Titan gains tokens; nobody may decline (FTN-008). "Cannot" wins (FTN-002)."""
    side = corner(t, card)
    if side >= 0 and cannot(t, side, kind, n):
        t.tell(
            "cannot", card=card, word=f"token.{kind}" if kind != BLESS else "token.blessed" if n > 0 else "token.cursed"
        )
        return None
    if kind == BLESS:
        return _hallow(t, card, side, n)
    add(t, card, kind, n)
    token_fact(t, card, kind, n)
    return None


def _hallow(t: Arena, card: int, side: int, n: int) -> Flow | None:
    """Blessed and Cursed: a second one changes nothing, the other one takes the first away (FTN-129, FTN-130)."""
    have = tokens(t, card, BLESS)
    if have == 0:
        add(t, card, BLESS, 1 if n > 0 else -1)
        token_fact(t, card, BLESS, n)
    elif (have > 0) != (n > 0):
        return lose_bless(t, card)
    return None


def lose_bless(t: Arena, card: int) -> Flow | None:
    """A Blessed or Cursed token is lost; what follows from it interrupts (FTN-155)."""
    have = t.tokens.pop(card << 3 | BLESS, 0)
    if have and t.events is not None:
        token_fact(t, card, BLESS, have, "lose")
    side = corner(t, card)
    if have > 0 and side >= 0 and t.ears[side] >> LOSE_BLESSED & 1:
        return window(t, side, LOSE_BLESSED)
    return None


@effect("gain")
def _gain(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> Flow | None:
    return give(t, t.fighter[side], e[1], e[2])


@effect("foe")
def _foe(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> Flow | None:
    return give(t, t.fighter[1 - side], e[1], e[2])


@effect("pass")
def _pass(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> Flow | None:
    """My Cursed token goes over as a gain; without one nothing happens (FTN-Q72)."""
    if tokens(t, t.fighter[side], BLESS) >= 0:
        return None
    lose_bless(t, t.fighter[side])
    return give(t, t.fighter[1 - side], BLESS, -1)


@effect("lose")
def _lose(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> Flow | None:
    _, foe, kind, sign, n = e
    card = t.fighter[1 - side if foe else side]
    have = tokens(t, card, kind)
    if have * sign <= 0:
        return None
    if kind == BLESS:
        return lose_bless(t, card)
    n = min(n, have)
    add(t, card, kind, -n)
    token_fact(t, card, kind, -n, "lose")
    return None


def _targets(t: Arena, side: int, whom: str) -> tuple[int, ...]:
    """Who may get tokens: any Titan in the arena or on any bench, or Titans of the own bench (FTN-087, FTN-Q75)."""
    if whom == "any":
        return tuple(all_titans(t))
    found = bench(t, side)
    return tuple([c for c in found if whom != "unarmored" or bench_armor(t, c) == 0])


@effect("give")
def _give(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> Flow | None:
    _, kind, n, whom = e
    cards = _targets(t, side, whom)
    if whom == "allbench":
        for card in cards:
            give(t, card, kind, n)
        return None
    return _give_one(t, side, kind, n, cards, src) if cards else None


def _give_one(t: Arena, side: int, kind: int, n: int, cards: tuple[int, ...], src: int) -> Flow:
    card = yield from ask(t, side, "give", cards, src, {"kind": kind, "n": n})
    flow = give(t, card, kind, n)
    if flow is not None:
        yield from flow


# -- actions, charts, Charge ----------------------------------------------------------------------------------------


@effect("act")
def _act(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> None:
    """Another Action in the own turn; outside it nothing (FTN-132, FTN-Q14, FTN-Q17)."""
    if t.active == side:
        t.granted += 1
        if t.events is not None:
            say(t, "action", card=t.fighter[side], side=side, who=who(t, side), source=src)


@effect("cell")
def _cell(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> Flow | None:
    if t.events is not None:
        say(t, "result", card=t.fighter[side], side=side, who=who(t, side), face=e[1], shape=f"face.{e[1]}", source=src)
    return chart_result(t, side, e[1], how)


def chart_result(t: Arena, side: int, face: int, how: int) -> Flow | None:
    """A chart result: the primary effect, then the secondary one and what cards add (FTN-061, FTN-064)."""
    card = t.fighter[side]
    cell = CHART[t.kind[card]][face]
    more = added(t, side, face) if t.ears[side] & ADD_BIT else NOTHING
    if cell.kind == DAMAGE:
        flow = deal(t, side, cell.n, face, cell.drain or "drain" in more, card, how)
    else:
        flow = _other(t, side, cell, how)
    if not cell.act and not more:
        return flow
    if flow is not None:
        return _secondary_later(t, side, flow, cell.act, more)
    if not t.out:
        _secondary(t, side, cell.act, more)
    return None


ADD_BIT = 1 << ADD
NOTHING: list[str] = []


def _other(t: Arena, side: int, cell: Cell, how: int) -> Flow | None:
    """A primary effect that is no damage."""
    kind, foe = cell.kind, t.fighter[1 - side]
    if kind == SPECIAL:
        return window_move(t, side, how)
    if kind in (TOXIN, BURN):
        return give(t, foe, POISON if kind == TOXIN else FIRE, cell.n)
    if kind == MEND:
        heal(t, side, cell.n, t.fighter[side])
    elif kind == KILL:
        defeat(t, 1 - side, how)
    return None


def _secondary(t: Arena, side: int, act: bool, more: list[str]) -> None:
    """Icons after the primary effect: Action, added Action, added Poison or Fire."""
    card = t.fighter[side]
    if act:
        _act(t, side, ("act",), card, 0, 0)
    for what in more:
        if what == "act":
            _act(t, side, ("act",), card, 0, 0)
        elif what != "drain":
            kind = POISON if what == "P1" else FIRE
            add(t, t.fighter[1 - side], kind, 1)
            token_fact(t, t.fighter[1 - side], kind, 1)


def _secondary_later(t: Arena, side: int, flow: Flow, act: bool, more: list[str]) -> Flow:
    yield from flow
    if not t.out:
        _secondary(t, side, act, more)


@effect("move")
def _move(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> Flow | None:
    return window_move(t, side, how)


def window_move(t: Arena, side: int, how: int) -> Flow | None:
    """The Special Move of the fighter; if its condition is false nothing happens (FTN-104)."""
    card = t.fighter[side]
    for clause in BASE[t.kind[card]].clauses.get(MOVE, ()):
        if clause.tests and not holds(t, side, clause.tests, card):
            t.tell("move_fails", card=card, side=side, who=who(t, side))
            return None
        t.tell("move_works", card=card, side=side, who=who(t, side))
        return run(t, side, clause.effects, card, how | SPECIAL_MOVE)
    return None


@effect("form")
def _form(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> None:
    """The Ultimate Form token; a second time nothing happens to it (FTN-069 to FTN-071)."""
    card = t.fighter[side]
    if may_form(t, card):
        t.forms = (*t.forms, card)
        refresh(t, side)
        refresh(t, 1 - side)
        t.tell("form", card=card, side=side, who=who(t, side))


@effect("charge")
def _charge(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> Flow | None:
    """Gain a Charge; coloured: the Ultimate; while the own Ultimate resolves: nothing (FTN-Q22)."""
    if t.ulting >> side & 1:
        return None
    if t.charge[side]:
        return ultimate(t, side)
    light(t, side)
    return None


def light(t: Arena, side: int) -> None:
    """The Charge token turns to its coloured side."""
    t.charge[side] = 1
    if t.events is not None:
        say(t, "charged", card=t.fighter[side], side=side, who=who(t, side))


@effect("uncharge")
def _uncharge(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> None:
    foe = 1 - side
    if t.charge[foe]:
        t.charge[foe] = 0
        t.tell("uncharged", card=t.fighter[foe], side=foe, who=who(t, foe), source=src)


def ultimate(t: Arena, side: int) -> Flow | None:
    """The Ultimate, in printed order; then the Charge turns grey (FTN-067, FTN-068)."""
    card = t.fighter[side]
    if t.events is not None:
        say(t, "ultimate", card=card, side=side, who=who(t, side))
    t.ulting |= 1 << side
    flow = run(t, side, ULT[t.kind[card]], card, ULTIMATE)
    if flow is not None:
        return _ultimate_later(t, side, flow)
    _ultimate_done(t, side)
    return None


def _ultimate_later(t: Arena, side: int, flow: Flow) -> Flow:
    yield from flow
    _ultimate_done(t, side)


def _ultimate_done(t: Arena, side: int) -> None:
    t.ulting &= ~(1 << side)
    t.charge[side] = 0


@effect("ult")
def _ult(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> Flow | None:
    """The new fighter's Ultimate after a swap; without a swap there is no new fighter (FTN-Q40, FTN-Q42)."""
    card = t.fighter[side]
    if card == src:
        return None
    t.tell("ultimate", card=card, side=side, who=who(t, side))
    return run(t, side, ULT[t.kind[card]], card, ULTIMATE)


@effect("mark")
def _mark(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> None:
    """ "In my next fight" (FTN-Q37)."""
    t.marks[src] = t.marks.get(src, 0) | 1


@effect("reroll")
def _reroll(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> None:
    """The roll is ignored entirely; the dice are rolled again for the same Action (FTN-156, FTN-Q16)."""
    if not t.out:
        t.again = 1


# -- either, or else ------------------------------------------------------------------------------------------------


@effect("either")
def _either(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> Flow | None:
    chosen = e[2] if holds(t, side, e[1], src) else e[3]
    return EFFECTS[chosen[0]](t, side, chosen, src, how, same)


@effect("orelse")
def _orelse(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> Flow | None:
    """ "A, or else B": B if A is impossible."""
    chosen = e[1] if POSSIBLE[e[1][0]](t, side) else e[2]
    return EFFECTS[chosen[0]](t, side, chosen, src, how, same)


def grabbable(t: Arena, side: int) -> tuple[int, ...]:
    """The foe's face-up regular upgrades: played and permanent ones, not an attached legendary card (FTN-Q66)."""
    foe = 1 - side
    found = t.zones[WORN + foe][:]
    if enemy(t, foe):
        found += t.zones[FOE_GEAR]
    return tuple(found)


POSSIBLE = {
    "steal": lambda t, side: bool(t.zones[t.lay.hands[t.owner[1 - side]]]),
    "grab": lambda t, side: bool(grabbable(t, side)),
}


# -- cards ----------------------------------------------------------------------------------------------------------


@effect("draw")
def _draw(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> None:
    if not enemy(t, side):
        draw(t, t.owner[side], e[1])


@effect("steal")
def _steal(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> None:
    """A random card of the foe's owner's hand; in co-op of the enemy's face-down cards (FTN-Q59, FTN-Q76)."""
    victim, thief = t.owner[1 - side], t.owner[side]
    hand = t.zones[t.lay.hands[victim]]
    if not hand or thief == t.seats:
        return
    card = t.luck.pick(hand)
    hide_hand(t, victim)
    t.move(card, HAND + thief)
    t.tell("steal", card=card, who=thief, source=src, whom=who(t, 1 - side))


@effect("discard")
def _discard(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> None:
    """Each opponent discards at random; who has no card is passed over (FTN-003, FTN-004)."""
    for seat in opponents(t, t.owner[side]):
        hand = t.zones[t.lay.hands[seat]]
        for _ in range(min(e[1], len(hand))):
            card = t.luck.pick(hand)
            throw(t, card)
            t.tell("lose_card", card=card, who=None if seat == t.seats else seat, source=src)


@effect("grab")
def _grab(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> Flow | None:
    cards = grabbable(t, side)
    return _grab_one(t, side, cards, src) if cards else None


def _grab_one(t: Arena, side: int, cards: tuple[int, ...], src: int) -> Flow:
    """It works for its new side from now on and is discarded with that side's cards (notes to section 8)."""
    card = yield from ask(t, side, "grab", cards, src)
    t.move(card, WORN + side)
    refresh(t, side)
    refresh(t, 1 - side)
    t.tell("grab", card=card, who=who(t, side), side=side, source=src)


# -- Titans ---------------------------------------------------------------------------------------------------------


@effect("recruit")
def _recruit(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> None:
    """Titans from the deck join the bench, with their Start of Game abilities (FTN-Q47)."""
    for _ in range(e[1]):
        card = top_titan(t)
        if card is None:
            return
        t.move(card, t.lay.benches[t.owner[side]])
        t.tell("recruit", card=card, who=who(t, side), source=src)
        join(t, card)
        refresh(t, side)


@effect("return")
def _return(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> None:
    """The fighter goes back to its bench; the other one wins (FTN-144 to FTN-146, FTN-Q39).

    After a won fight the Titan leaves when all else is done (FTN-001).
    """
    if t.phase == "win":
        t.marks[t.fighter[side]] = t.marks.get(t.fighter[side], 0) | 4
        return
    t.out |= 4 << side
    t.tell("return", card=t.fighter[side], side=side, who=who(t, side))
    leave(t, side)


@effect("control")
def _control(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> None:
    """I return and win; the foe stays as the Champion of my owner (FTN-Q45)."""
    t.out |= 16 << side
    t.tell("control", card=t.fighter[side], target=t.fighter[1 - side], side=side, who=who(t, side))
    leave(t, side)
    t.owner[1 - side] = t.owner[side]


@effect("swap")
def _swap(t: Arena, side: int, e: Effect, src: int, how: int, same: int) -> Flow | None:
    """Without a Titan on the bench there is no swap, the rest resolves (FTN-Q40)."""
    cards = tuple(bench(t, side))
    return _swap_in(t, side, cards, src) if cards else None


def _swap_in(t: Arena, side: int, cards: tuple[int, ...], src: int) -> Flow:
    """The same fight goes on with the same upgrades; role inherited, no Start of Fight (FTN-147 to FTN-149,
    FTN-Q41).
    """
    card = yield from ask(t, side, "swap", cards, src)
    leave(t, side)
    t.move(card, RING + side)
    t.fighter[side], t.life[side] = card, LIFE[t.kind[card]]
    if t.marks.get(card):
        t.marks[card] = 2
    refresh(t, side)
    t.tell("swap", card=card, target=src, side=side, who=who(t, side), life=t.life[side])


__all__ = ["chart_result", "give", "light", "lose_bless", "ultimate"]
