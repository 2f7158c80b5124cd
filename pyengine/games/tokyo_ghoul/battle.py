"""The Action Phase: attacks, Teamwork, Strategize, takeovers (specification 3.7 to 3.10)."""

from __future__ import annotations

from ...ask import Ask, Flow, Pick, Value, Why
from ...windows import Trigger, resolve
from .cards import ALLY, ATTACKS, COST, ENEMY, INFLUENCE, STEALTH, STRATEGIZE, STRENGTH, TORTURE, TYPE
from .effects import Moment, run
from .state import Street, allies, banish, leave, mill, own_cards, price, ready, strength, worth, wound
from .whynot import Act

# -- what an ally may do --------------------------------------------------------------------------------------------


def act(t: Street) -> Flow | None:
    """Action Phase: one action of one ally, one takeover, or the end of the phase (TKG-080 to TKG-090)."""
    t.phase = "action"
    me, kind, zones, index = t.turn, t.kind, t.zones, t.lay.index
    able = ready(t, me)
    if not able:
        return None
    facing = zones[index["foes"][me]]
    rivals: list[int] = []
    for seat in range(t.seats):
        if seat != me:
            rivals += zones[index["play"][seat]]
    if facing:
        options: list[Value] = [("attack", card, foe) for card in able for foe in facing]
        options += [("attack", card, rival) for card in able if STEALTH[kind[card]] for rival in rivals]
    else:
        options = [("attack", card, rival) for card in able for rival in rivals]
        options += _strategists(t, me, able)
        options += _takeovers(t, me, able)
    if not options:
        return None
    options.append("end")
    return _act(t, Act(t, me, options))


def _strategists(t: Street, me: int, able: list[int]) -> list[Value]:
    """Allies that may Strategize: two cards in deck and discard pile are part of the price (TKG-165, TKG-167)."""
    kind = t.kind
    found: list[Value] = [("strategize", card) for card in able if STRATEGIZE[kind[card]]]
    return found if found and own_cards(t, me) >= 2 else []


def _takeovers(t: Street, me: int, able: list[int]) -> list[Value]:
    """Locations within reach: unclaimed, or of a rival without allies; affordable (TKG-114 to TKG-122)."""
    kind, zones, index = t.kind, t.zones, t.lay.index
    worth = 0
    for card in able:
        worth += INFLUENCE[kind[card]]
    if not worth:
        return []
    found: list[Value] = []
    limit = worth + t.discount
    for site in index["site"]:
        for card in zones[site]:
            if COST[kind[card]] <= limit:
                found.append(("take", card))
    for seat in range(t.seats):
        if seat != me and zones[index["held"][seat]] and not zones[index["play"][seat]]:
            found += [("take", card) for card in zones[index["held"][seat]] if COST[kind[card]] <= limit]
    return found


def _act(t: Street, ask: Ask) -> Flow:
    me = ask.seat
    chosen = yield ask
    if chosen == "end":
        return
    t.agenda.append(("act",))
    if chosen[0] == "attack":
        yield from attack(t, me, chosen[1], chosen[2])
    elif chosen[0] == "strategize":
        flow = strategize(t, me, chosen[1])
        if flow is not None:
            yield from flow
    else:
        yield from take_over(t, me, chosen[1])


# -- attacks --------------------------------------------------------------------------------------------------------


def attack(t: Street, me: int, attacker: int, target: int) -> Flow:
    """An attack: drain, attack abilities, Teamwork, comparison, wounds, Torture (TKG-091 to TKG-103, TKG-Q19)."""
    t.drained.append(attacker)
    first = attacker not in t.attacked
    if first:
        t.attacked.append(attacker)
    there = t.where[target]
    if t.events is not None:
        t.tell("attack", who=me, card=attacker, target=target)
    abilities = ATTACKS[t.kind[attacker]]
    if abilities:
        yield from resolve(_attack_abilities(t, me, attacker, abilities, first), (me,), "attack order")
    mates = tuple([card for card in ready(t, me) if card != attacker])
    extra = 0
    if mates:
        about = {"card": attacker, "target": target}
        picks = yield Pick(me, "teamwork", mates, 0, len(mates), attacker, about=about)
        extra = _teamwork(t, me, picks, attacker)
    if t.where[target] == there and t.where[attacker] == t.lay.index["play"][me]:
        flow = _compare(t, me, attacker, target, extra)
        if flow is not None:
            yield from flow


def _teamwork(t: Street, me: int, picks: tuple[int, ...], attacker: int) -> int:
    """Mates leave together and give what strength they had just before (TKG-094 to TKG-096, TKG-Q24)."""
    extra = 0
    for card in picks:
        extra += strength(t, card)
    for card in picks:
        leave(t, card, t.place("discard", me))
    if picks:
        t.tell("teamwork", who=me, cards=list(picks), target=attacker, n=extra)
    return extra


def _attack_abilities(t: Street, me: int, card: int, abilities: tuple[str, ...], first: bool) -> list[Trigger]:
    """Devour, Extreme Devour and, in the first attack of a turn, Rampage (TKG-146 to TKG-160)."""
    found = []
    if "devour" in abilities:
        found.append(Trigger(me, "devour", lambda: _devour(t, me, card)))
    if "extreme" in abilities:
        found.append(Trigger(me, "extreme", lambda: _devour_any(t, me, card)))
    if "rampage" in abilities and first:
        found.append(Trigger(me, "rampage", lambda: _rampage(t, me, card)))
    return found


def _food(t: Street, me: int) -> tuple[int, ...]:
    return tuple(card for card in t.cards("discard", me) if TYPE[t.kind[card]] == ALLY)


def _devour(t: Street, me: int, card: int) -> Flow | None:
    """Banish one ally of the discard pile, if there is one; its printed strength is gained (TKG-146 to TKG-148)."""
    food = _food(t, me)
    return _eat(t, me, card, food) if food else None


def _eat(t: Street, me: int, card: int, food: tuple[int, ...]) -> Flow:
    eaten = yield Ask(me, "devour", food, source=card)
    _gain_strength(t, me, card, (eaten,))


def _devour_any(t: Street, me: int, card: int) -> Flow | None:
    """Banish any number of allies of the discard pile, zero included (TKG-149)."""
    food = _food(t, me)
    return _eat_any(t, me, card, food) if food else None


def _eat_any(t: Street, me: int, card: int, food: tuple[int, ...]) -> Flow:
    eaten = yield Pick(me, "extreme", food, 0, len(food), card)
    if eaten:
        _gain_strength(t, me, card, eaten)


def _gain_strength(t: Street, me: int, card: int, eaten: tuple[int, ...]) -> None:
    n = 0
    for food in eaten:
        n += STRENGTH[t.kind[food]]
        banish(t, food)
    t.bonus[card] = t.bonus.get(card, 0) + n
    t.tell("devour", who=me, card=card, cards=list(eaten), n=n)


def _rampage(t: Street, me: int, card: int) -> Flow:
    """The first attack of a turn may ready the attacker (TKG-158, TKG-159, TKG-Q22)."""
    wanted = yield Ask(me, "rampage", ("yes", "no"), source=card)
    if wanted == "yes":
        t.drained.remove(card)
        t.tell("rampage", who=me, card=card)


def _compare(t: Street, me: int, attacker: int, target: int, extra: int) -> Flow | None:
    """The lower strength is wounded, both at a tie; a beaten enemy is banished (TKG-098 to 101, TKG-108 to 110)."""
    foe = TYPE[t.kind[target]] == ENEMY
    rival = t.lay.owner[t.where[target]]
    mine = strength(t, attacker) + extra
    theirs = strength(t, target, stealthy=bool(STEALTH[t.kind[attacker]]))
    won = None if mine == theirs else mine > theirs
    if t.events is not None:
        t.tell("battle", who=me, card=attacker, target=target, a=mine, b=theirs, won=won)
    if won and foe:
        banish(t, target)
        t.tell("beaten", card=target, who=me)
    elif mine >= theirs:
        wound(t, target)
    if mine <= theirs:
        wound(t, attacker)
    triggers = _torturers(t, me, attacker, None if foe else rival) if won else None
    return resolve(triggers, (me,), "torture", lambda: t.result is not None) if triggers else None


def _torturers(t: Street, me: int, winner: int, loser: int | None) -> list[Trigger]:
    """Torture: each such ally in play now, after each win (TKG-168, TKG-169, TKG-Q32)."""
    found = []
    for card in allies(t, me):
        effects = TORTURE[t.kind[card]]
        if not effects:
            continue
        if effects[-1] == ("once",):
            if card in t.tortured:
                continue
            t.tortured.append(card)
        found.append(Trigger(me, card, _torture(t, me, card, winner, loser), same=t.kind[card]))
    return found


def _torture(t: Street, me: int, card: int, winner: int, loser: int | None):  # type: ignore[no-untyped-def]
    def go() -> Flow | None:
        t.tell("torture", who=me, card=card)
        return run(t, me, TORTURE[t.kind[card]], Moment(card, loser, winner))

    return go


# -- Strategize and takeovers ---------------------------------------------------------------------------------------


def strategize(t: Street, me: int, card: int) -> Flow | None:
    """Drain the ally, wound the top 2 cards of the own ally deck, then the effect (TKG-165, TKG-166)."""
    t.drained.append(card)
    t.tell("strategize", who=me, card=card)
    mill(t, me, 2)
    return run(t, me, STRATEGIZE[t.kind[card]], Moment(card))


def take_over(t: Street, me: int, location: int) -> Flow:
    """Wound ready allies with enough influence; the location is then yours (TKG-119 to TKG-127)."""
    cost, able = price(t, location), tuple(ready(t, me))

    def check(picks: tuple[int, ...]) -> Why | None:
        paid = worth(t, picks)
        return None if paid >= cost else Why("why.pay", card=location, cost=cost, n=paid)

    picks = yield Pick(me, "pay", able, 1, len(able), location, check=check, about={"cost": cost})
    t.tell("take", who=me, card=location, cards=list(picks), n=worth(t, picks), cost=cost)
    for card in picks:
        wound(t, card)
    t.move(location, t.place("held", me))
