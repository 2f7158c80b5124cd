"""A turn's actions: playing, buying, moving, damaging, defeating, abilities (specification 3.5 to 3.7, 3.14 on)."""

from __future__ import annotations

from ...ask import Ask, Flow, Value, Why
from .cards import (
    ABILITY,
    ALLY,
    CONNIE,
    COST,
    EQUIPMENT,
    EREN,
    GEAR,
    IS_MOVE,
    LEVEL,
    LEVI,
    LIMIT,
    LOCATION,
    MANEUVER,
    PLAY,
    STARTER,
    TYPE,
    WOUNDED,
)
from .effects import EFFECTS, Moment, cure, run
from .slay import cheer, defeat, strike
from .state import (
    HEROES,
    NEXT,
    NIGHTMARE,
    SPACE_OF,
    SPACES,
    City,
    Over,
    TurnOver,
    add_move,
    add_power,
    cost_now,
    destroy,
    discard,
    draw,
    forget,
    hp_left,
    kind_of,
    living,
    seat_of,
    wounds_on,
)
from .titans import attempt, put_away
from .trade import trade, trades
from .why import why_not
from .wounds import play_wound, stop_if_dead

CARDS = 200
PLAYS = tuple(("play", c) for c in range(CARDS))
BUYS = tuple(("buy", c) for c in range(CARDS))
KILLS = tuple(("kill", c) for c in range(CARDS))
TRIES = tuple(("attempt", c) for c in range(CARDS))
RETURNS = tuple(("return", c) for c in range(CARDS))
USES = tuple(("use", c) for c in range(CARDS))
HITS = tuple(tuple(("hit", c, f"n:{n}") for n in range(1, 41)) for c in range(CARDS))
STEPS_TO = tuple(tuple(("step", SPACES[to]) for to in NEXT[s]) for s in range(10))
STEPS_OF = tuple(tuple(tuple(("step", HEROES[u], SPACES[to]) for to in NEXT[s]) for s in range(10)) for u in range(4))
"""Options as tuples made once."""
OTHER = Why("core.not_offered")


def act(t: City) -> Flow | None:
    """One action of the turn, or its end (AOT-052, AOT-D08)."""
    return _act(t, Ask(t.turn, "act", options(t), why=lambda thing: why_not(t, thing) or OTHER))


def options(t: City) -> list[Value]:
    """Everything that the Hero whose turn it is may do now."""
    seat, unit, kind, zones, index = t.turn, t.active, t.kind, t.zones, t.lay.index
    hand = zones[index["hand"][seat]]
    wounds = [c for c in hand if kind[c] == WOUNDED]
    out: list[Value] = [PLAYS[c] for c in (wounds or hand)]
    space = t.pos[unit]
    if space & 1:
        for card in zones[index["outside"][space >> 1]]:
            _against(t, card, out)
    else:
        money = t.power + t.spare
        out += [BUYS[c] for c in zones[index["inside"][space >> 1]] if COST[kind[c]] <= money]
    gear = zones[index["gear"][0]]
    if gear and t.power + t.spare >= 2:
        out.append(BUYS[gear[-1]])
    if t.move_left:
        _with_move(t, unit, space, out)
    if not t.locked:
        out += [RETURNS[c] for c in zones[index["play"][seat]] if kind[c] == GEAR]
    if t.passed:
        must = [c for c in zones[index["kept"][unit]] if kind[c] != WOUNDED]
        if must:
            if not wounds:
                out += [PLAYS[c] for c in must]
            return out
    if not wounds:
        out.append("end")
    return out


def _against(t: City, card: int, out: list[Value]) -> None:
    """What can be done to a Titan in the same space (AOT-125, AOT-131, AOT-140)."""
    kind, power = t.kind[card], t.power
    if not LEVEL[kind]:
        if power >= cost_now(t, card) and card not in t.tried:
            out.append(KILLS[card])
        return
    left = hp_left(t, card)
    if left:
        if power and may_hit(t, kind):
            out += HITS[card][: min(power, left)]
    elif power >= cost_now(t, card) and card not in t.tried:
        out.append(TRIES[card])


def may_hit(t: City, kind: int) -> bool:
    """Titans that limit damage from Power: Running Titan, Bearded Titan."""
    limit = LIMIT[kind]
    return not limit or (t.counts[3] >= 2 if limit == "two moves" else t.made >= 3)


def _with_move(t: City, unit: int, space: int, out: list[Value]) -> None:
    """Steps and abilities that cost Move (AOT-068, AOT-175, AOT-203)."""
    if t.seats > 1:
        out += STEPS_TO[space]
    else:
        for u in range(t.units):
            if t.pos[u] >= 0:
                out += STEPS_OF[u][t.pos[u]]
    hero = t.hero[unit]
    found = ABILITY[t.kind[hero]][0]
    if found[0] == "pay" and t.move_left >= found[1] and _usable(t, unit, found[2]):
        out.append(USES[hero])
    for card in t.zones[t.lay.index["wall"][space >> 1]]:
        found = ABILITY[t.kind[card]][0]
        if found[0] == "once" and t.move_left >= found[1] and card not in t.used and _usable(t, unit, found[2]):
            out.append(USES[card])


def _usable(t: City, unit: int, what: str) -> bool:
    """Would a paid ability do anything at all?"""
    seat, kind = seat_of(t, unit), t.kind
    if what in ("trade here", "trade any"):
        return bool(trades(t, unit, what == "trade any"))
    if what == "urge":
        return any(t.pos[u] >= 0 and u != unit for u in range(t.units))
    if what == "train":
        return any(TYPE[kind[c]] == STARTER for c in t.cards("hand", seat))
    if what == "cure":
        return bool(wounds_on(t, unit)) or any(kind[c] == WOUNDED for c in t.cards("discard", seat))
    return True


def _act(t: City, ask: Ask) -> Flow:
    chosen = yield ask
    if chosen == "end":
        t.agenda.append(("finish",))
        return
    t.agenda.append(("act",))
    try:
        flow = ACTIONS[chosen[0]](t, chosen)
        if flow is not None:
            yield from flow
        if t.cut:
            raise TurnOver
    except TurnOver:
        end_at_once(t)
    except Over:
        return


def end_at_once(t: City) -> None:
    """The Hero of this turn has died: the turn is over (AOT-094, AOT-Q33, AOT-Q34, AOT-Q59)."""
    t.cut = False
    put_away(t)
    while t.agenda[-1][0] != "next":
        t.agenda.pop()
    if t.seats == 1:
        discard(t, t.cards("hand")[:], 0)
        t.move_all(t.place("play"), t.place("discard"))
        draw(t, 0, 5)


# -- playing --------------------------------------------------------------------------------------------------------


def play(t: City, chosen: Value) -> Flow | None:
    """Play a card from hand: its text in full, then whatever it makes true (AOT-047 to AOT-050, AOT-Q45, AOT-Q46)."""
    card = chosen[1]
    kind = t.kind[card]
    if kind == WOUNDED:
        flow = play_wound(t, card)
        if flow is None and not t.cut:
            _bonus(t, EREN)
        return flow
    if t.passed and card in t.passed:
        t.passed.remove(card)
    if t.events is not None:
        t.tell("play", who=t.turn, card=card)
    t.move(card, t.lay.index["play"][t.turn])
    what, counts = TYPE[kind], t.counts
    if what == ALLY:
        counts[0] += 1
    elif what == EQUIPMENT:
        counts[1] += 1
        if kind not in t.arms:
            t.arms.append(kind)
    elif what == MANEUVER:
        counts[2] += 1
    if IS_MOVE[kind]:
        counts[3] += 1
    effects = PLAY[kind]
    if what == STARTER:
        EFFECTS[effects[0][0]](t, t.active, effects[0], Moment(card))
        return None
    flow = run(t, t.active, effects, Moment(card))
    if flow is None:
        _after_play(t, card, what)
        return None
    return _play_on(t, flow, card, what)


def _play_on(t: City, flow: Flow, card: int, what: int) -> Flow:
    yield from flow
    stop_if_dead(t)
    _after_play(t, card, what)


def _after_play(t: City, card: int, what: int) -> None:
    """Earlier cards that waited for this one, and the Hero's "two or more" ability."""
    for other in t.waiting[:]:
        if other != card:
            _upgrade(t, other, what)
    if what == MANEUVER and t.counts[2] >= 2:
        _bonus(t, LEVI)
    elif what == EQUIPMENT and len(t.arms) >= 2:
        _bonus(t, CONNIE)


def _upgrade(t: City, card: int, what: int) -> None:
    for found in PLAY[t.kind[card]]:
        if found[0] == "comrades" and what == ALLY:
            add_power(t, 1, card)
        elif found[0] == "power if" and what == WAITS_FOR[found[1]]:
            add_power(t, found[3] - found[2], card)
            t.waiting.remove(card)


WAITS_FOR = {"ally": ALLY, "equipment": EQUIPMENT, "maneuver": MANEUVER}


def _bonus(t: City, hero: int) -> None:
    """A Hero's own bonus, once a turn and by itself (AOT-170, AOT-Q46)."""
    if t.bonus or kind_of(t, t.active) != hero:
        return
    t.bonus = True
    _, _, power, move = ABILITY[hero][0]
    add_power(t, power, t.hero[t.active])
    if move:
        add_move(t, move)
    t.tell("bonus", hero=t.hero[t.active], power=power, move=move)


def give_back(t: City, chosen: Value) -> None:
    """3D Gear back on its stack for more Power and Move (AOT-222, AOT-Q43)."""
    card = chosen[1]
    t.gave.pop(card, None)
    t.gave_spare.pop(card, None)
    forget(t, card)
    t.move(card, t.place("gear"))
    t.tell("return", who=t.turn, card=card)
    if t.late:
        t.spare += 1
    else:
        t.power += 1
    add_move(t, 2)


# -- moving, buying -------------------------------------------------------------------------------------------------


def step(t: City, chosen: Value) -> None:
    """One step to an adjacent space for 1 Move (AOT-068, AOT-072, AOT-203)."""
    unit = t.active if len(chosen) == 2 else int(chosen[1][5:])
    t.move_left -= 1
    t.pos[unit] = SPACE_OF[chosen[-1]]
    if t.events is not None:
        t.tell("step", hero=t.hero[unit], place=chosen[-1])


def buy(t: City, chosen: Value) -> None:
    """Buy a card; it goes to the discard pile (AOT-058 to AOT-063). Power that only buys is used first (AOT-Q17)."""
    card = chosen[1]
    cost = COST[t.kind[card]]
    first = min(cost, t.spare)
    t.spare -= first
    t.power -= cost - first
    t.move(card, t.lay.index["discard"][t.turn])
    if t.events is not None:
        t.tell("buy", who=t.turn, card=card, cost=cost, left=t.power + t.spare)


# -- Titans ---------------------------------------------------------------------------------------------------------


def hit(t: City, chosen: Value) -> None:
    """Spend Power for damage, one for one (AOT-131, AOT-132)."""
    n = int(chosen[2][2:])
    t.power -= n
    strike(t, chosen[1], n)


def kill(t: City, chosen: Value) -> Flow | None:
    """Defeat a standard Titan in one go; at Nightmare this is an attempt (AOT-125, AOT-192, AOT-Q21)."""
    titan = chosen[1]
    if t.level == NIGHTMARE:
        return attempt(t, titan)
    t.power -= cost_now(t, titan)
    return defeat(t, t.active, titan)


def try_it(t: City, chosen: Value) -> Flow:
    return attempt(t, chosen[1])


# -- abilities ------------------------------------------------------------------------------------------------------


def use(t: City, chosen: Value) -> Flow | None:
    """A paid ability of the Hero, or of the Location of this District (AOT-174 to AOT-177)."""
    card = chosen[1]
    _, cost, what = ABILITY[t.kind[card]][0]
    t.move_left -= cost
    if TYPE[t.kind[card]] == LOCATION:
        t.used.append(card)
    t.tell("use", who=t.turn, source=card, cost=cost)
    return ABILITIES[what](t, t.active, card)


def _urge(t: City, unit: int, card: int) -> Flow:
    """Another Hero moves one space."""
    others = [u for u in living(t) if u != unit and t.pos[u] >= 0]
    found = [("urge", HEROES[u], SPACES[to]) for u in sorted(others) for to in NEXT[t.pos[u]]]
    chosen = yield Ask(seat_of(t, unit), "urge", tuple(found), source=card)
    other = int(chosen[1][5:])
    t.pos[other] = SPACE_OF[chosen[2]]
    t.tell("step", hero=t.hero[other], place=chosen[2])


def _train(t: City, unit: int, card: int) -> Flow:
    hand = t.cards("hand", seat_of(t, unit))
    starters = tuple(c for c in hand if TYPE[t.kind[c]] == STARTER)
    chosen = yield Ask(seat_of(t, unit), "train", starters, source=card)
    destroy(t, chosen)


def _cure(t: City, unit: int, card: int) -> Flow:
    seat = seat_of(t, unit)
    pile = [c for c in t.cards("discard", seat) if t.kind[c] == WOUNDED][:1]
    return cure(t, seat, (*wounds_on(t, unit), *pile), card)


def _draw_one(t: City, unit: int, card: int) -> None:
    draw(t, seat_of(t, unit), 1)


ABILITIES = {
    "trade here": lambda t, unit, card: trade(t, unit, False, card),
    "trade any": lambda t, unit, card: trade(t, unit, True, card),
    "cheer": cheer,
    "urge": _urge,
    "draw": _draw_one,
    "train": _train,
    "cure": _cure,
}

ACTIONS = {
    "play": play,
    "buy": buy,
    "step": step,
    "hit": hit,
    "kill": kill,
    "attempt": try_it,
    "return": give_back,
    "use": use,
}
