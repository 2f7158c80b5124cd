"""A plain, sensible player for Tokyo Ghoul: takes what looks best now.

It clears enemies, attacks where it wins or trades well, buys by value, and takes locations. It reads only what its
seat may know; on any guess at the rest it answers the same.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from ...ask import Ask, Value
from ...game import Game
from ...luck import Luck
from .cards import (
    ALLY,
    ATTACKS,
    BOAST,
    COST,
    ENEMY,
    GUARDIAN,
    HOSTILE,
    INCOME,
    INFLUENCE,
    MELEE,
    PLAY,
    RECRUIT,
    STEALTH,
    STRATEGIZE,
    STRENGTH,
    TORTURE,
    TYPE,
)
from .state import GOAL, LOCATIONS, Street, allies, price, ready, strength, worth

KEEN = {
    "points": 6.0,
    "draw": 1.5,
    "banish": 1.0,
    "wound rival": 2.5,
    "strengthen": 1.5,
    "peek": 1.0,
    "ready": 1.5,
}


def _worth_of(effects: tuple[Any, ...]) -> float:
    return sum(KEEN.get(effect[0], 0.8) for effect in effects)


def _card_value(kind: int) -> float:
    if TYPE[kind] == ENEMY:
        return STRENGTH[kind] * 0.5 + 1.5 * len(HOSTILE[kind]) + 0.5
    if TYPE[kind] == ALLY:
        value = 1.3 * INFLUENCE[kind] + 0.9 * STRENGTH[kind] + 2.0 * GUARDIAN[kind] + 2.0 * MELEE[kind]
        value += 1.5 * STEALTH[kind] + 1.5 * len(ATTACKS[kind])
        value += 0.8 * _worth_of(RECRUIT[kind]) + 1.2 * _worth_of(BOAST[kind])
        return value + 0.7 * _worth_of(STRATEGIZE[kind]) + 0.9 * _worth_of(TORTURE[kind])
    return 2.0 + 1.2 * _worth_of(PLAY[kind])


VALUE = tuple(_card_value(kind) for kind in range(len(TYPE)))
"""What a card is worth to whoever has it (an enemy: to whoever sends it)."""


def greedy(game: Game, seat: int, ask: Ask, luck: Luck) -> Value:
    """The option that looks best now."""
    t: Street = game.t  # type: ignore[assignment]
    return PLAYERS.get(ask.verb, _first)(t, seat, ask)


def _first(t: Street, me: int, ask: Ask) -> Value:
    return ask.options[0] if ask.single else tuple(ask.options[: ask.least])


# -- Influence Phase ------------------------------------------------------------------------------------------------


def _influence(t: Street, me: int, ask: Ask) -> Value:
    best, found = 0.5, "end"
    for option in ask.options:
        if option == "end":
            continue
        score = _play_score(t, me, option)
        if score > best:
            best, found = score, option
    return found


def _play_score(t: Street, me: int, option: Value) -> float:
    action, card = option[0], option[1]
    kind = t.kind[card]
    if action == "use":
        return 3.0 if _junk(t, me) is not None else 0.0
    if action == "recruit":
        near = max(t.vp) >= GOAL - 2
        return VALUE[kind] - (2.0 if near and not RECRUIT[kind] else 0.0)
    if action == "send":
        rival = int(option[2][5:])
        return VALUE[kind] + 0.6 * t.vp[rival] - 1.0
    return _strategy_score(t, me, kind)


def _strategy_score(t: Street, me: int, kind: int) -> float:
    total = 0.0
    for effect in PLAY[kind]:
        name = effect[0]
        if name == "points":
            total += 20.0 if t.vp[me] + effect[1] >= GOAL else 7.0
        elif name == "draw":
            total += 1.5 * effect[1]
        elif name == "flip":
            total += 4.0
        elif name == "peek":
            total += 2.5
        elif name == "pass enemies":
            total += 4.0 * min(effect[1], sum(TYPE[t.kind[c]] == ENEMY for c in t.cards("discard", me)))
        elif name == "strengthen all":
            total += 1.1 * len(ready(t, me))
        elif name in ("wound any", "wound rival"):
            targets = [c for s in t.others(me) for c in allies(t, s) if strength(t, c) <= effect[2]]
            total += 6.0 if targets else 0.0
        elif name == "banish for influence":
            total += 2.5 if _junk(t, me) is not None else 0.0
        elif name == "release rival":
            total += max([0, *(len(t.cards("held", s)) ** 2 for s in t.others(me))]) * 2.5
        elif name == "discount":
            total += 3.0 if any(True for _ in _reachable(t, me)) else 0.0
        elif name == "rival discards":
            total += 1.5 * effect[1]
        elif name == "guard":
            total += 1.0 * len(allies(t, me))
    return total


def _junk(t: Street, me: int) -> int | None:
    """The weakest card of the own discard pile that the deck is better without."""
    pile = t.cards("discard", me)
    enemies = [card for card in pile if TYPE[t.kind[card]] == ENEMY]
    if enemies:
        return max(enemies, key=lambda card: VALUE[t.kind[card]])
    weak = [card for card in pile if COST[t.kind[card]] == 0]
    return min(weak, key=lambda card: VALUE[t.kind[card]]) if len(pile) > 5 and weak else None


# -- Action Phase ---------------------------------------------------------------------------------------------------


def _act(t: Street, me: int, ask: Ask) -> Value:
    taken = _best_takeover(t, me, ask)
    if taken is not None and taken[0] >= 6:
        return taken[1]
    best, found = 0.0, "end"
    for option in ask.options:
        if option == "end" or option[0] == "take":
            continue
        score = _attack_score(t, me, option) if option[0] == "attack" else _strategize_score(t, me, option[1])
        if score > best:
            best, found = score, option
    if taken is not None and taken[0] > best:
        return taken[1]
    return found


def _attack_score(t: Street, me: int, option: Value) -> float:
    _, attacker, target = option
    kind = t.kind[attacker]
    mine, theirs = strength(t, attacker), strength(t, target, stealthy=bool(STEALTH[kind]))
    if ATTACKS[kind] and "rampage" not in ATTACKS[kind]:
        food = [STRENGTH[t.kind[c]] for c in t.cards("discard", me) if TYPE[t.kind[c]] == ALLY]
        mine += max(food, default=0)
    enemy = TYPE[t.kind[target]] == ENEMY
    prize = _prize(t, me, target)
    mates = _helpers(t, me, attacker, theirs - mine + 1)
    if mine > theirs:
        return prize + 1.0 - 0.1 * (mine - theirs) - 0.05 * VALUE[kind] + 0.5 * len(ATTACKS[kind])
    if mates is not None:
        price_ = sum(1.0 + 0.12 * VALUE[t.kind[card]] for card in mates)
        return prize - price_
    if mine == theirs and not enemy:
        return prize - 1.5 - 0.1 * VALUE[kind]
    return -1.0


def _prize(t: Street, me: int, target: int) -> float:
    """What it is worth that the target goes."""
    kind = t.kind[target]
    if TYPE[kind] == ENEMY:
        return 3.0 + 1.5 * len(HOSTILE[kind]) + 0.2 * STRENGTH[kind]
    owner = t.lay.owner[t.where[target]]
    assert owner is not None
    score = 2.2 + 0.12 * VALUE[kind] + 0.25 * t.vp[owner] + 1.2 * _worth_of(BOAST[kind])
    if t.vp[owner] + len(allies(t, owner)) >= GOAL:
        score += 4.0
    held = len(t.cards("held", owner))
    if held and len(allies(t, owner)) <= 2:
        score += 1.0 + held
    return score


def _helpers(t: Street, me: int, attacker: int, need: int) -> tuple[int, ...] | None:
    """The fewest, then cheapest mates that give `need` strength; None if they cannot."""
    if need <= 0:
        return ()
    mates = [card for card in ready(t, me) if card != attacker]
    for size in (1, 2, 3):
        good = [c for c in combinations(mates, size) if _given(t, c) >= need]
        if good:
            return min(good, key=lambda c: sum(VALUE[t.kind[card]] for card in c))
    return None


def _given(t: Street, cards: tuple[int, ...]) -> int:
    return sum(strength(t, card) - MELEE[t.kind[card]] for card in cards)


def _strategize_score(t: Street, me: int, card: int) -> float:
    score = 0.9 * _worth_of(STRATEGIZE[t.kind[card]])
    if any(effect[0] == "points" for effect in STRATEGIZE[t.kind[card]]) and t.vp[me] + 1 >= GOAL:
        score += 20
    return score


def _reachable(t: Street, me: int) -> Any:
    able = tuple(ready(t, me))
    have = worth(t, able)
    for zone in (*t.lay["site"], *(t.lay["held"][s] for s in t.others(me) if not allies(t, s))):
        for card in t.zones[zone]:
            if price(t, card) <= have + 2:
                yield card


def _best_takeover(t: Street, me: int, ask: Ask) -> tuple[float, Value] | None:
    held = len(t.cards("held", me))
    best: tuple[float, Value] | None = None
    for option in ask.options:
        if option == "end" or option[0] != "take":
            continue
        location = option[1]
        picks = _payment(t, ready(t, me), price(t, location))
        owner = t.lay.owner[t.where[location]]
        score = 2.0 + 2.2 * INCOME[t.kind[location]] + (8.0 if held == LOCATIONS - 1 else 2.5 * held)
        if owner is not None:
            score += 2.0 + 2.5 * len(t.cards("held", owner))
        score -= sum(1.3 + 0.06 * VALUE[t.kind[card]] for card in picks)
        if t.vp[me] + len(allies(t, me)) >= GOAL and owner is None:
            score -= 5.0
        if best is None or score > best[0]:
            best = (score, option)
    return best if best is not None and best[0] > 0 else None


def _payment(t: Street, able: list[int], cost: int) -> tuple[int, ...]:
    """The cheapest set of allies with enough influence."""
    for size in range(1, len(able) + 1):
        good = [c for c in combinations(able, size) if worth(t, c) >= cost]
        if good:
            return min(good, key=lambda c: sum(VALUE[t.kind[card]] for card in c))
    return tuple(able)


def _pay(t: Street, me: int, ask: Ask) -> Value:
    return _payment(t, list(ask.options), price(t, ask.source))


def _teamwork(t: Street, me: int, ask: Ask) -> Value:
    assert ask.about is not None
    attacker, target = ask.about["card"], ask.about["target"]
    mine = strength(t, attacker)
    theirs = strength(t, target, stealthy=bool(STEALTH[t.kind[attacker]]))
    mates = _helpers(t, me, attacker, theirs - mine + 1)
    return tuple(sorted(mates or (), key=ask.options.index))


def _extreme(t: Street, me: int, ask: Ask) -> Value:
    return tuple(card for card in ask.options if COST[t.kind[card]] == 0)[:3]


# -- the rest -------------------------------------------------------------------------------------------------------


def _weakest(t: Street, me: int, ask: Ask) -> Value:
    order = sorted(ask.options, key=lambda card: VALUE[t.kind[card]])
    return order[0] if ask.single else tuple(sorted(order[: ask.least], key=ask.options.index))


def _strongest(t: Street, me: int, ask: Ask) -> Value:
    return max(ask.options, key=lambda card: VALUE[t.kind[card]])


def _devour(t: Street, me: int, ask: Ask) -> Value:
    return max(ask.options, key=lambda card: (COST[t.kind[card]] == 0, STRENGTH[t.kind[card]] - COST[t.kind[card]]))


def _banish(t: Street, me: int, ask: Ask) -> Value:
    bad = [c for c in ask.options if TYPE[t.kind[c]] == ENEMY]
    bad += [c for c in ask.options if COST[t.kind[c]] == 0 and TYPE[t.kind[c]] == ALLY]
    picks = bad[: ask.most]
    return tuple(sorted(picks, key=ask.options.index))


def _wound(t: Street, me: int, ask: Ask) -> Value:
    return max(ask.options, key=lambda card: _prize(t, me, card))


def _ready(t: Street, me: int, ask: Ask) -> Value:
    best = sorted(ask.options, key=lambda card: -STRENGTH[t.kind[card]])[: ask.most]
    return tuple(sorted(best, key=ask.options.index))


def _trim(t: Street, me: int, ask: Ask) -> Value:
    hand = [card for card in ask.options if card is not None]
    worst = min(hand, key=lambda card: VALUE[t.kind[card]] - 0.3 * COST[t.kind[card]])
    stuck = max(hand, key=lambda card: COST[t.kind[card]])
    if len(hand) >= 4 and COST[t.kind[stuck]] >= 7:
        return stuck
    return worst if len(hand) >= 4 else None


def _draw(t: Street, me: int, ask: Ask) -> Value:
    """Wards by what the deck still lacks: income first, then fighters, enemies for leading rivals."""
    leader = max(t.others(me), key=lambda seat: t.vp[seat])
    taste = [4.0, 3.0, 3.6, 3.0, 2.8]
    if t.vp[leader] >= 5:
        taste[4] += 1.0
    if t.round > 3:
        taste[2] += 0.8
    return max(ask.options, key=lambda place: taste[int(place[5:])])


def _recall(t: Street, me: int, ask: Ask) -> Value:
    return max([c for c in ask.options if c is not None], key=lambda card: VALUE[t.kind[card]])


def _victim(t: Street, me: int, ask: Ask) -> Value:
    return max(ask.options, key=lambda place: (t.vp[int(place[5:])], len(t.cards("hand", int(place[5:])))))


def _pass(t: Street, me: int, ask: Ask) -> Value:
    return max([o for o in ask.options if o is not None], key=lambda o: VALUE[t.kind[o[1]]] + t.vp[int(o[2][5:])])


def _release(t: Street, me: int, ask: Ask) -> Value:
    def worth_of(card: int) -> float:
        owner = t.lay.owner[t.where[card]]
        held = len(t.cards("held", owner)) if owner is not None else 0
        value = INCOME[t.kind[card]] + 0.1 * COST[t.kind[card]] + (0 if owner == me else held)
        return -value if owner == me else value

    return max(ask.options, key=worth_of)


PLAYERS = {
    "influence": _influence,
    "act": _act,
    "pay": _pay,
    "teamwork": _teamwork,
    "extreme": _extreme,
    "devour": _devour,
    "banish": _banish,
    "banish best": _weakest,
    "wound": _wound,
    "wound own": _weakest,
    "discard": _weakest,
    "ready": _ready,
    "strengthen": _strongest,
    "trim": _trim,
    "draw": _draw,
    "peek": _draw,
    "keep": _strongest,
    "recall": _recall,
    "victim": _victim,
    "pass": _pass,
    "release": _release,
}
