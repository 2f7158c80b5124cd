"""Why something cannot be done now: one reason, with the numbers."""

from __future__ import annotations

from ...ask import Value, Why
from .cards import ABILITY, COST, GEAR, LEVEL, LIMIT, WOUNDED
from .state import DISTANCE, SPACE_OF, SPACES, City, cost_now, hp_left


def why_not(t: City, thing: Value) -> Why | None:
    """Why a thing is not among the actions of the Hero whose turn it is."""
    if thing == "end":
        return _why_not_end(t)
    if isinstance(thing, str):
        return _why_not_go(t, SPACE_OF[thing]) if thing in SPACE_OF else None
    if not isinstance(thing, int):
        return None
    zone, _, number = t.lay.names[t.where[thing]].partition(".")
    reason = REASONS.get(zone)
    return reason(t, thing, int(number or 0)) if reason else None


def _wounds(t: City) -> int:
    return sum(t.kind[card] == WOUNDED for card in t.cards("hand", t.turn))


def _why_not_end(t: City) -> Why | None:
    if _wounds(t):
        return Why("why.end_wound", n=_wounds(t))
    waiting = [card for card in t.cards("kept", t.active) if t.kind[card] != WOUNDED]
    return Why("why.end_passed", card=waiting[0]) if waiting else None


def _why_not_go(t: City, space: int) -> Why | None:
    here = t.pos[t.active]
    if space == here:
        return Why("why.here", hero=t.hero[t.active])
    cost = DISTANCE[here][space]
    if t.move_left < cost:
        return Why("why.move", place=SPACES[space], cost=cost, n=t.move_left)
    return Why("why.step", place=SPACES[space], cost=cost, n=t.move_left)


def _hand(t: City, card: int, owner: int) -> Why | None:
    if owner != t.turn:
        return Why("why.other_hand", who=owner)
    return Why("why.wound_first", n=_wounds(t)) if _wounds(t) else None


def _inside(t: City, card: int, district: int) -> Why | None:
    here = t.pos[t.active]
    if here != 2 * district:
        key = "why.outside" if here == 2 * district + 1 else "why.elsewhere"
        return Why(key, card=card, place=SPACES[2 * district], here=SPACES[here], cost=DISTANCE[here][2 * district])
    return _price(t, card)


def _price(t: City, card: int) -> Why | None:
    money = t.power + t.spare
    return Why("why.cost", card=card, cost=COST[t.kind[card]], n=money) if COST[t.kind[card]] > money else None


def _outside(t: City, card: int, district: int) -> Why | None:
    here, there = t.pos[t.active], 2 * district + 1
    kind = t.kind[card]
    if here != there:
        key = "why.far_archenemy" if LEVEL[kind] else "why.far_titan"
        return Why(key, card=card, place=SPACES[there], here=SPACES[here], cost=DISTANCE[here][there])
    if card in t.tried:
        return Why("why.tried", card=card)
    if LEVEL[kind] and hp_left(t, card):
        return _why_not_hit(t, card, kind)
    need = cost_now(t, card)
    if t.power < need:
        key = "why.kill_spare" if t.power + t.spare >= need else "why.kill_cost"
        return Why(key, card=card, cost=need, n=t.power, spare=t.spare)
    return None


def _why_not_hit(t: City, card: int, kind: int) -> Why | None:
    if LIMIT[kind] == "two moves" and t.counts[3] < 2:
        return Why("why.two_moves", card=card, n=t.counts[3])
    if LIMIT[kind] == "three made" and t.made < 3:
        return Why("why.three_made", card=card, n=t.made)
    if t.power:
        return None
    return Why("why.hit_spare" if t.spare else "why.hit_power", card=card, n=hp_left(t, card))


def _gear(t: City, card: int, _: int) -> Why | None:
    return _price(t, card) or Why("why.gear_top")


def _play(t: City, card: int, owner: int) -> Why | None:
    if owner == t.turn and t.kind[card] == GEAR and t.locked:
        return Why("why.locked", card=card)
    return Why("why.played", card=card)


def _kept(t: City, card: int, unit: int) -> Why | None:
    if t.kind[card] == WOUNDED:
        return Why("why.kept", hero=t.hero[unit])
    return Why("why.waits", card=card, hero=t.hero[unit])


def _wall(t: City, card: int, district: int) -> Why | None:
    found = ABILITY[t.kind[card]][0]
    if found[0] != "once":
        return Why(f"why.{found[0]}", card=card)
    if t.pos[t.active] >> 1 != district:
        return Why("why.far_location", card=card, place=f"district:{district}", here=SPACES[t.pos[t.active]])
    if card in t.used:
        return Why("why.used", card=card)
    return _pay(t, card, found[1])


def _pay(t: City, card: int, cost: int) -> Why | None:
    if t.move_left < cost:
        return Why("why.pay", card=card, cost=cost, n=t.move_left)
    return Why("why.no_use", card=card)


def _hero(t: City, card: int, unit: int) -> Why | None:
    if unit != t.active:
        return Why("why.other_hero", card=card, hero=t.hero[t.active])
    found = ABILITY[t.kind[card]][0]
    return _pay(t, card, found[1]) if found[0] == "pay" else Why("why.passive", card=card)


REASONS = {
    "hand": _hand,
    "inside": _inside,
    "outside": _outside,
    "gear": _gear,
    "play": _play,
    "kept": _kept,
    "wall": _wall,
    "hero": _hero,
    "wounds": lambda t, card, n: Why("why.wound_stack"),
    "attacks": lambda t, card, n: Why("why.attacks"),
    "spent": lambda t, card, n: Why("why.attacks"),
    "discard": lambda t, card, n: Why("why.discard", card=card),
    "destroyed": lambda t, card, n: Why("why.destroyed", card=card),
    "heroes": lambda t, card, n: Why("why.reserve", card=card),
    "fallen": lambda t, card, n: Why("why.fallen", card=card),
    "castle": lambda t, card, n: Why("why.castle"),
}


def why(t: City, seat: int, thing: Value) -> Why | None:
    """Why a thing cannot be used by a seat that is asked something else, or nothing."""
    if t.active >= 0 and seat == t.turn and not t.closing:
        return why_not(t, thing) or Why("why.answer_first")
    if t.active >= 0:
        return Why("why.other_turn", who=t.turn, hero=t.hero[t.active] if t.hero[t.active] >= 0 else None)
    return Why("why.no_turn")
