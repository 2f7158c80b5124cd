"""Where a Hero goes and what it does there: the best of a few routes, by what it can pay for on the way."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from . import forecast
from .cards import COST, EREN, GEAR, HANGE, LEVEL, LIMIT, WD
from .ending import total_damage
from .state import (
    DISTANCE,
    DISTRICTS,
    City,
    archenemies,
    cost_now,
    district_of,
    hp_left,
    kind_of,
    living,
    seat_of,
    titans_at,
    wounds_on,
)
from .worth import WORTH, Means, deck_power, mean_worth, of_hand

KILL = 30.0
"""What a defeated Archenemy is worth, in Power."""
LASTS, LASTS_MOST = 0.28, 3.0
"""How often a card bought now is drawn, by rounds left, and at most."""
COMMON = 0.8
"""The share of a deck's mean worth that a new card has to beat."""
GEAR_EARLY = GEAR_LATE = 0.3
GEAR_UNTIL = 8
"""What a 3D Gear is worth that is bought with Power left over: it waits for the day of a kill."""
SURE = 2
"""Power beyond the cost with which a kill counts as sure enough to prepare."""
ODDS = 0.34
"""The least chance with which an attempt is made."""
DANGER = 1.5
"""What a Titan that is to be expected in a District weighs against ending a turn there."""
POINT_FAR, POINT_NEAR = 0.15, 1.1
"""A point of damage when the kill is far off or needs none yet, and when it is to be prepared."""
Item = tuple[float, int, str, int]
"""Worth, cost, action, card."""


class Plan:
    """A route with what is done at each stop: `stops` of (space, items), and its worth."""

    __slots__ = ("stops", "worth")

    def __init__(self, worth: float, stops: Sequence[tuple[int, Sequence[Item]]]) -> None:
        self.worth = worth
        self.stops = stops


def rounds_left(t: City) -> float:
    """Rounds until the Castle is empty."""
    return len(t.cards("castle")) / (t.seats + 1)


def to_act(t: City) -> list[int]:
    """Heroes whose turn in this round is still to come, the present one included."""
    if t.active < 0:
        return living(t)
    row = [(t.token + k) % t.units for k in range(t.units)]
    return [unit for unit in row[row.index(t.active) :] if t.hero[unit] >= 0] if t.seats > 1 else [t.active]


def means(t: City, unit: int, viewer: int | None) -> Means:
    """What a Hero can muster this turn, as far as a viewer (None: everybody) can know."""
    m = Means()
    seat = seat_of(t, unit)
    counts: Sequence[int] = (0, 0, 0, 0)
    if unit == t.active and not t.closing:
        m.power, m.spare, m.move, m.made, m.moves = t.power, t.spare, t.move_left, t.made, t.counts[3]
        m.gears = sum(t.kind[card] == GEAR for card in t.cards("play", seat))
        counts = t.counts
    hand = t.cards("hand", seat)
    if all(t.knows(viewer, card) for card in hand):
        return of_hand(t, hand, m, counts)
    mean = deck_power(t, seat)
    m.power += mean
    m.move += 2.5
    m.made += 2.5
    m.moves += 1
    return m


# -- what things are worth ------------------------------------------------------------------------------------------


def titan_worth(t: City, card: int, district: int) -> float:
    """What it is worth that a standard Titan goes."""
    wd = WD[t.kind[card]]
    tokens = t.tokens[district]
    worth = 2.4 + 1.0 * wd + 0.45 * (DISTRICTS - 1 - district)
    if not tokens:
        worth += 1.0 + (2.5 * wd if district == 0 else 0.25 * len(t.cards("inside", district)))
    elif total_damage(t, district) >= tokens:
        worth += 1.2 + 0.8 * sum(not n for n in t.tokens)
    return worth


def buy_worth(t: City, card: int, left: float, mean: float) -> float:
    """What a card is worth that joins a deck now: how often it will be drawn, times what it adds."""
    late = min(LASTS_MOST, max(0.0, LASTS * left - 0.5))
    return max(0.0, WORTH[t.kind[card]] - COMMON * mean) * late


class Foe:
    """An Archenemy as the team sees it: hit points left, cost, what a point of damage is worth."""

    __slots__ = ("card", "cost", "hp", "point", "space")

    def __init__(self, card: int, space: int, hp: int, cost: int, point: float) -> None:
        self.card = card
        self.space = space
        self.hp = hp
        self.cost = cost
        self.point = point


def foes(t: City, viewer: int | None) -> list[Foe]:
    """Archenemies in play, with the worth of a point of damage: high when the team can finish one soon."""
    found = archenemies(t)
    if not found:
        return []
    coming = [(unit, means(t, unit, viewer)) for unit in to_act(t)]
    decks = sorted((deck_power(t, seat) for seat in range(t.seats)), reverse=True)
    out = []
    for card in found:
        space = 2 * district_of(t, card) + 1
        hp, cost = hp_left(t, card), cost_now(t, card)
        near = [m for unit, m in coming if t.pos[unit] < 0 or DISTANCE[t.pos[unit]][space] <= m.move + 1]
        point = 3.0 if _can_finish(hp, cost, near) else _point(t, hp, cost, decks)
        out.append(Foe(card, space, hp, cost, point))
    top = max(out, key=lambda foe: (foe.point, -foe.cost))
    for foe in out:
        if foe is not top:
            foe.point *= 0.5
    return out


def _can_finish(hp: int, cost: int, near: Sequence[Means]) -> bool:
    """Can Heroes who have still to act and can get there deal the rest of the damage and pay for the kill?"""
    if not near:
        return False
    killer = max(near, key=lambda m: m.burst)
    help_ = sum(m.power + m.space + m.district for m in near if m is not killer)
    rest = max(0.0, hp - help_ - killer.space - killer.district)
    return killer.burst - rest >= cost + SURE


def _point(t: City, hp: int, cost: int, decks: Sequence[float]) -> float:
    """Without a kill in this round: damage is worth while so much is left that one round will not do."""
    left = rounds_left(t)
    burst = 1.35 * decks[0] + 1.5
    others = 0.75 * sum(decks[1:]) + max(0.0, burst - cost - 2)
    if burst < cost + 1 and left > 5:
        return POINT_FAR
    return POINT_FAR if hp <= others else POINT_NEAR + (0.6 if left < 6 else 0.0)


# -- routes ---------------------------------------------------------------------------------------------------------


def items_at(t: City, space: int, left: float, bonus: float, cut: float, mean: float) -> list[Item]:
    """Purchases inside, Titans outside: worth, cost, what, which."""
    d = space >> 1
    if space & 1:
        return [
            (titan_worth(t, c, d) + bonus, max(0, cost_now(t, c) - int(cut)), "kill", c)
            for c in titans_at(t, d)
            if not LEVEL[t.kind[c]] and c not in t.tried
        ]
    found = [(buy_worth(t, c, left, mean), COST[t.kind[c]], "buy", c) for c in t.cards("inside", d)]
    return sorted([item for item in found if item[0] > 0.3], key=lambda item: -item[0])[:5]


def pack(items: Sequence[Item], power: int) -> tuple[float, list[Item]]:
    """The best set of items for this much Power."""
    best: list[tuple[float, tuple[Item, ...]]] = [(0.0, ())] * (power + 1)
    for item in items:
        worth, cost = item[0], item[1]
        for p in range(power, cost - 1, -1):
            value = best[p - cost][0] + worth
            if value > best[p][0]:
                best[p] = (value, (*best[p - cost][1], item))
    return best[power][0], list(best[power][1])


def best_plan(t: City, unit: int, m: Means, viewer: int | None, start: int | None = None) -> Plan:
    """The best route from where a Hero stands: up to two further stops."""
    here = t.pos[unit] if start is None else start
    left = rounds_left(t)
    power, move = int(m.power + 0.5), int(m.move + 0.3)
    bonus = 0.8 if kind_of(t, unit) == EREN else 0.0
    threats = [foe for foe in foes(t, viewer) if _hurts(t, foe, m)]
    risk = exposure(t)
    mean = mean_worth(t, seat_of(t, unit))
    stock: dict[int, list[Item]] = {}
    for space in range(2 * DISTRICTS):
        if DISTANCE[here][space] <= move:
            money = power + m.spare * (not space & 1)
            items = [item for item in items_at(t, space, left, bonus, m.cut, mean) if item[1] <= money]
            if items or any(foe.space == space for foe in threats):
                stock[space] = items
    best = Plan(-1.0, [(here, ())])
    others = [space for space in stock if space != here]
    for size in (0, 1, 2):
        for route in permutations(others, size):
            stops = (here, *route)
            steps = sum(DISTANCE[a][b] for a, b in zip(stops, route, strict=False))
            if steps > move:
                continue
            found = _evaluate(t, unit, m, stops, stock, threats, power, viewer, left)
            worth = found.worth - 0.12 * steps + _rest(t, unit, stops[-1], risk, threats)
            if worth > best.worth + 1e-9:
                best = Plan(worth, found.stops)
    return best


def _hurts(t: City, foe: Foe, m: Means) -> bool:
    if foe.card in t.tried and not foe.hp:
        return False
    limit = LIMIT[t.kind[foe.card]]
    return not limit or (m.moves >= 2 if limit == "two moves" else m.made >= 3)


def _evaluate(
    t: City, unit: int, m: Means, stops: Sequence[int], stock: dict[int, list[Item]], threats: list[Foe], power: int,
    viewer: int | None, left: float,
) -> Plan:  # fmt: skip
    items = [item for space in stops for item in stock.get(space, ())]
    if left > 1.9 and t.cards("gear"):
        items += [(GEAR_EARLY if left > GEAR_UNTIL else GEAR_LATE, 2, "gear", 0)] * 3
    money = power + int(m.spare)
    worth, chosen = pack(items, money)
    best = Plan(worth, _by_stop(t, stops, stock, chosen))
    for foe in threats:
        if foe.space not in stops or (t.late and foe.card in t.tried):
            continue
        free = min(foe.hp, int(m.space + m.district))
        hp = foe.hp - free
        burst = power + (0 if t.locked and unit == t.active else m.gears)
        if burst >= hp + max(0, foe.cost - m.cut) and not _better(t, unit, foe, burst - hp, viewer):
            odds = _odds(t, unit, foe, burst - hp + int(m.cut))
            if odds >= (ODDS if rounds_left(t) > 2 else 0.01):
                goal = [(KILL * odds, 0, "attempt", foe.card)]
                plan = Plan(KILL * odds + 0.2 * worth + hp * 0.2, _by_stop(t, stops, stock, goal, foe))
                best = plan if plan.worth > best.worth else best
        if hp or free:
            n = min(power, hp)
            value, others = pack(items, money - n)
            damage = [(foe.point * (n + free), n, "hit", foe.card)]
            total = value + foe.point * (n + free)
            if total > best.worth:
                best = Plan(total, _by_stop(t, stops, stock, [*damage, *others], foe))
            n = min(hp, money - sum(item[1] for item in chosen))
            total = worth + foe.point * (n + free)
            if n > 0 and total > best.worth:
                best = Plan(total, _by_stop(t, stops, stock, [*chosen, (foe.point * n, n, "hit", foe.card)], foe))
    return best


def _odds(t: City, unit: int, foe: Foe, power: int) -> float:
    if unit != t.active:
        return 0.6 if power >= foe.cost + 3 else 0.4
    return forecast.chance(t, foe.card, power, forecast.defended(t, seat_of(t, unit)))


def _better(t: City, unit: int, foe: Foe, power: int, viewer: int | None) -> bool:
    """Will a comrade who acts later in this round have a clearly better chance at the kill?"""
    if t.seats == 1 or unit != t.active:
        return False
    for other in to_act(t)[1:]:
        m = means(t, other, viewer)
        near = t.pos[other] >= 0 and DISTANCE[t.pos[other]][foe.space] <= m.move
        if near and m.burst > power + 2 and m.burst >= foe.cost + 3:
            return True
    return False


def _by_stop(
    t: City, stops: Sequence[int], stock: dict[int, list[Item]], chosen: Sequence[Item], foe: Foe | None = None
) -> list[tuple[int, Sequence[Item]]]:
    out: list[tuple[int, Sequence[Item]]] = []
    for space in stops:
        here = [item for item in chosen if item in stock.get(space, ())]
        if foe is not None and foe.space == space:
            here += [item for item in chosen if item[3] == foe.card]
        out.append((space, here))
    return out


def exposure(t: City) -> list[float]:
    """Titans to be expected in each District when the next cards come: they go where the fewest lie (AOT-036)."""
    counts = [float(len(t.cards("inside", d))) for d in range(DISTRICTS)]
    risk = [0.0] * DISTRICTS
    for _ in range(t.seats + 1):
        low = min(counts)
        d = max(d for d in range(DISTRICTS) if counts[d] <= low + 0.3)
        counts[d] += 0.75
        risk[d] += 0.22
    return risk


def _rest(t: City, unit: int, space: int, risk: Sequence[float], threats: Sequence[Foe]) -> float:
    """What it is worth to end a turn in a space: away from where Titans come and bite, near what is to be killed."""
    d = space >> 1
    worth = -DANGER * risk[d] * (3.5 if wounds_on(t, unit) else 1.0)
    hange = space & 1 and kind_of(t, unit) == HANGE
    for card in titans_at(t, d):
        if LEVEL[t.kind[card]]:
            worth -= 0.5 if space & 1 else 0.1
        if hange:
            worth += 1.1
    if threats:
        worth -= 0.2 * min(DISTANCE[space][foe.space] for foe in threats)
    return worth - 0.02 * abs(d - 2)
