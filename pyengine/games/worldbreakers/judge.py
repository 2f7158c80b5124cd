"""What things are worth to a plain player, in mythium: cards, effects, attacks and blocks as the table stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...ask import Value
from . import play, state
from .abilities import ANY, EVENT, FOLLOWER, LEADER, LOCATION, Effect
from .automaton import kills
from .cards import (
    ATTACKS,
    BLOCKS,
    BRAGGART,
    BREACH,
    COST,
    EARS,
    ENTERS,
    EVENT_ABILITIES,
    GURU,
    HEALTH,
    INTERRUPTS,
    NEED,
    NEED_GUILD,
    OVERWHELM,
    RALLY,
    STAGES,
    STATIONARY,
    STRENGTH,
    TYPE,
    YOUR_ATTACK,
    kind,
)
from .combat import hidden
from .state import Steppe, able, ready, rival, strength

# -- what things are worth ------------------------------------------------------------------------------------------

W: dict[str, float] = {
    "kill": 0.8,
    "die": 0.8,
    "fall": 0.9,
    "exposure": 1.0,
    "early": 0.0,
    "guard": 0.2,
    "power": 2.2,
    "near": 0.25,
    "base": 1.2,
    "strength": 0.5,
    "health": 0.5,
    "stationary": 0.9,
    "need": 0.63,
    "gap": 0.6,
    "wall": 1.5,
    "gain": 1.0,
    "thirst": 0.15,
    "draw": 1.0,
    "open": 1.6,
    "better": 0.5,
    "place": 0.6,
    "urgent": 0.3,
    "finish": 0.5,
}
"""How the parts of a judgement are weighed; found by play against itself."""
WORTH: dict[str, float] = {
    "draw": 1.0, "stand": 1.4, "power": 2.2, "drain": 0.7, "rival discards": 1.0, "sap": 2.2, "extra": 1.2,
    "wound": 1.6, "wound several": 4.5, "defeat": 3.8, "plus": 1.3, "stationary": 2.0, "surge": 1.6, "strengthen": 0.8,
    "attack": 0.6, "truce": 1.0, "play": 0.6, "seek": 2.0, "play found": 0.6, "vision": 1.6, "recall": 1.8,
    "later": 0.9,
    "develop": 2.4, "damage": 1.4, "deplete": 3.0, "replenish": 1.2, "migrate": 1.6, "stargaze": 0.8, "skirmish": 1.5,
    "gain standing": 3.0, "lethal": 1.2, "one": 2.2, "out": 1.0, "no block": 1.0, "store drawn": 1.0, "stupefy": 1.0,
    "repeat x": 5.0, "if": 2.4, "defeat all": 6.0, "deplete all": 4.0, "leader wounds": 1.0, "wound x": 2.0,
}  # fmt: skip


def worth_of(effects: Sequence[Effect]) -> float:
    """What effects are worth to whoever gets them, roughly."""
    total = 0.0
    for e in effects:
        if e[0] == "gain":
            total += e[1]
        elif e[0] in ("draw", "power", "drain", "rival discards", "wound"):
            total += WORTH[e[0]] * e[1]
        elif e[0] == "stand":
            total += 1.6 if e[1] == ANY else 1.2
        else:
            total += WORTH.get(e[0], 0.5)
    return total


def _value(k: int) -> float:
    """What a card is worth in play (events: when played), before its cost."""
    if TYPE[k] == FOLLOWER:
        value = W["base"] + W["strength"] * STRENGTH[k] + W["health"] * HEALTH[k] + 0.8 * OVERWHELM[k]
        value -= W["stationary"] * STATIONARY[k]
        value += 1.3 * sum(worth_of(a.effects) for a in RALLY[k]) + 0.8 * len(INTERRUPTS[k])
        return value
    if TYPE[k] == LOCATION:
        return sum(worth_of(a.effects) for a in STAGES[k]) - 0.9 * len(STAGES[k])
    return sum(worth_of(a.effects) for a in EVENT_ABILITIES[k])


VALUE = tuple(_value(k) if TYPE[k] >= 0 and TYPE[k] != LEADER else 0.0 for k in range(len(TYPE)))
ENTER = tuple(0.8 * sum(worth_of(a.effects) for a in found) for found in ENTERS)
QUALITY = tuple(VALUE[k] + ENTER[k] - COST[k] - 0.25 * NEED[k] for k in range(len(TYPE)))
"""How good a card is to have in a deck."""
SPECIAL_QUALITY = {kind("Blood Moon"): -2.0, kind("Straight to the Source"): 1.8, kind("Surprising Development"): 1.6}


def quality(k: int) -> float:
    """`QUALITY` with a few corrections."""
    return SPECIAL_QUALITY.get(k, QUALITY[k])


def pace(t: Steppe, me: int) -> float:
    """What 1 power is worth now: more as the end nears."""
    best = max(t.power[me], t.power[rival(t, me)])
    return W["power"] + W["near"] * max(0, best - t.goal + 6)


# -- an action ------------------------------------------------------------------------------------------------------


def act_score(t: Steppe, me: int, option: Value) -> float:
    if option == "gain":
        return W["gain"] + W["thirst"] * _thirst(t, me)
    if option == "draw":
        hand = len(t.cards("hand", me))
        return W["draw"] * (1.7, 1.5, 1.3, 1.05, 0.9, 0.7)[min(hand, 5)] if t.cards("deck", me) else -5.0
    if option == "attack":
        return best_attack(t, me)[0]
    action, thing = option
    if action == "play":
        return play_score(t, me, thing, 0)
    if action == "develop":
        danger = 0 if hidden(t, thing) else min(3, len(t.cards("followers", rival(t, me))))
        return stage_worth(t, me, thing) + W["urgent"] * danger
    return standing_score(t, me, GUILD_PLACES.index(thing)) - 2.0 if action == "stand" else 1.3


GUILD_PLACES = ("guild:earth", "guild:stars", "guild:void", "guild:moon")


def _thirst(t: Steppe, me: int) -> int:
    """How many cards of the hand wait only for mythium."""
    return len([c for c in t.cards("hand", me) if state.stands(t, me, t.kind[c]) and COST[t.kind[c]] > t.myth[me]])


def stage_worth(t: Steppe, me: int, card: int) -> float:
    stages = STAGES[t.kind[card]]
    n = len(stages) - t.stages[card]
    if n >= len(stages):
        return 0.0
    total = 0.0
    for e in stages[n].effects:
        total += e[1] * pace(t, me) if e[0] == "power" else effect_score(t, me, e)
    return total


def effect_score(t: Steppe, me: int, e: Effect) -> float:
    """An effect as things stand: what finds no target is worth nothing."""
    foe = rival(t, me)
    if e[0] == "attack":
        return max(0.0, best_attack(t, me)[0]) if state.may_attack(t, me) else 0.0
    if e[0] in ("wound", "defeat", "stationary", "surge", "leader wounds", "wound several"):
        targets = _targets(t, me, e)
        return max([hit(t, me, c, e) for c in targets], default=0.0) * (1.6 if e[0] == "wound several" else 1.0)
    if e[0] in ("damage", "deplete"):
        return max([loss(t, c) for c in t.cards("locations", foe) if not hidden(t, c)], default=0.0)
    if e[0] == "develop":
        mine = [stage_worth(t, me, c) for c in t.cards("locations", me) if not (_nested(t, c))]
        return max(mine, default=0.0)
    if e[0] == "stand":
        return standing_score(t, me, e[1]) if e[1] != ANY else max(standing_score(t, me, g) for g in range(4))
    if e[0] == "truce":
        turns = (state.TURNS - t.slot + 1) // 2
        return 0.0 if t.past[state.TRUCE] or not turns else 0.8 * pace(t, me) * max(0, len(able(t, foe)) - 1)
    if e[0] == "rival discards":
        return 1.0 if t.cards("hand", foe) else 0.0
    return worth_of((e,))


def _nested(t: Steppe, card: int) -> bool:
    """Does the next stage develop others? Looking into those would go round in circles."""
    stages = STAGES[t.kind[card]]
    n = len(stages) - t.stages.get(card, 0)
    return n < len(stages) and any(e[0] in ("develop", "attack") for e in stages[n].effects)


def _targets(t: Steppe, me: int, e: Effect) -> list[int]:
    cards = t.cards("followers", rival(t, me))
    if e[0] == "defeat":
        limit = {"follower of 3": 3, "follower of 2": 2}.get(e[1], 99)
        return [c for c in cards if COST[t.kind[c]] <= limit and (e[1] != "wounded follower" or c in t.wounds)]
    return cards


def body(t: Steppe, card: int) -> float:
    """What a follower in play is worth now."""
    left = state.health(t, card) - t.wounds.get(card, 0)
    value = VALUE[t.kind[card]] - 0.4 * (HEALTH[t.kind[card]] - left) + 0.42 * t.plus.get(card, 0)
    return max(0.4, value - (1.0 if card in t.pinned else 0.0))


def hit(t: Steppe, me: int, card: int, e: Effect) -> float:
    """What an effect does to a follower of the rival, in mythium."""
    if e[0] in ("wound", "leader wounds", "wound several"):
        left = state.health(t, card) - t.wounds.get(card, 0)
        return body(t, card) + 0.5 if e[1] >= left else 0.35 * e[1]
    if e[0] == "defeat":
        return body(t, card) + 0.5
    if e[0] == "stationary":
        return 0.0 if state.stationary(t, card) else 0.4 + 0.35 * strength(t, card)
    return 1.2 + 0.1 * strength(t, card) if not t.exhausted[card] else 0.8


def loss(t: Steppe, card: int) -> float:
    """What it costs its owner that a location loses its next stage."""
    stages = STAGES[t.kind[card]]
    n = len(stages) - t.stages[card]
    return max(0.3, worth_of(stages[n].effects) - 0.9) if n < len(stages) else 0.0


def standing_score(t: Steppe, me: int, guild: int) -> float:
    """What 1 more standing with a guild opens in the hand."""
    have = t.standing[4 * me + guild]
    total = 0.25
    for card in t.cards("hand", me):
        k = t.kind[card]
        if NEED[k] and NEED_GUILD[k] == guild and NEED[k] > have:
            gap = NEED[k] - have
            total += (W["open"] + W["better"] * max(0.0, QUALITY[k])) if gap == 1 else 0.6
    return min(total, 4.5)


def play_score(t: Steppe, me: int, card: int, less: int) -> float:
    k = t.kind[card]
    cost = play.least_cost(t, me, card, less)
    if TYPE[k] == FOLLOWER:
        need = W["need"] + _guard_worth(t, me)
        return VALUE[k] + sum(_enter_score(t, me, a) for a in ENTERS[k]) - cost + need
    if TYPE[k] == LOCATION:
        late = 0.4 * max(0, t.round - 8)
        danger = 0.25 * len(t.cards("followers", rival(t, me)))
        bonus = 1.4 if state.EARS_BUILT & t.ears[me] else 0.0
        return VALUE[k] + sum(_enter_score(t, me, a) for a in ENTERS[k]) - cost + W["place"] + bonus - late - danger
    return _event_score(t, me, card, cost) - cost


def _guard_worth(t: Steppe, me: int) -> float:
    """What one more follower is worth for standing in the way of attackers, or for getting past defenders."""
    foe = rival(t, me)
    guards, theirs = len(t.cards("followers", me)), t.cards("followers", foe)
    threats = len([c for c in theirs if not state.stationary(t, c)])
    lack = threats - guards
    if lack > 0:
        return W["wall"] * pace(t, me) + W["gap"] * min(lack, 3)
    return W["gap"] * max(lack, -3) if lack < -1 else 0.0


def _enter_score(t: Steppe, me: int, found: Any) -> float:
    if found.cond and not play.met(t, me, found.cond):
        return 0.0
    return 0.8 * sum(effect_score(t, me, e) for e in found.effects)


def _event_score(t: Steppe, me: int, card: int, cost: int) -> float:
    """What an event does now."""
    k = t.kind[card]
    special = EVENTS.get(k)
    if special is not None:
        return special(t, me, card, cost)
    return sum(effect_score(t, me, e) for a in EVENT_ABILITIES[k] for e in a.effects)


def _others(t: Steppe, me: int, card: int, type: int, less: int, left: int) -> float:
    """The best further card of the hand that could be played with `left` mythium at `less` less."""
    scores = []
    for c in t.cards("hand", me):
        k = t.kind[c]
        if c != card and type in (TYPE[k], -1) and state.stands(t, me, k) and state.price(t, me, k, less) <= left:
            if TYPE[k] == FOLLOWER or (type != FOLLOWER and TYPE[k] == LOCATION):
                scores.append(VALUE[k] + 0.5 * ENTER[k] - state.price(t, me, k, less) + 0.6)
            else:
                scores.append(0.6 + QUALITY[k] * 0.5 + min(less, COST[k]))
    return max(scores, default=-2.0)


def _raid(bonus: float) -> Callable[..., float]:
    def score(t: Steppe, me: int, card: int, cost: int) -> float:
        value, picks = best_attack(t, me)
        return value + bonus if picks else -3.0

    return score


def _arithmetic(t: Steppe, me: int, card: int, cost: int) -> float:
    return 2.0 + max(0.0, best_attack(t, me)[0] - 0.5)


def _ride(t: Steppe, me: int, card: int, cost: int) -> float:
    extra = _others(t, me, card, FOLLOWER, 0, t.myth[me])
    return max(0.0, extra) + max(0.0, best_attack(t, me)[0])


def _hide(t: Steppe, me: int, card: int, cost: int) -> float:
    return pace(t, me) + 0.8 if able(t, me) else -3.0


def _extraction(t: Steppe, me: int, card: int, cost: int) -> float:
    n = min(t.standing[4 * me + 1], t.myth[me], sum(t.stages[c] for c in t.cards("locations", me)))
    return 1.7 * n - 0.5 if n >= 2 else -2.0


def _blood(t: Steppe, me: int, card: int, cost: int) -> float:
    return max(moon_gain(t, me))


def moon_gain(t: Steppe, me: int) -> tuple[float, float]:
    foe = rival(t, me)
    followers = sum(body(t, c) for c in t.cards("followers", foe)) - sum(body(t, c) for c in t.cards("followers", me))
    places = sum(loss(t, c) * t.stages[c] for c in t.cards("locations", foe))
    places -= sum(loss(t, c) * t.stages[c] for c in t.cards("locations", me))
    return followers, places


def _powder(t: Steppe, me: int, card: int, cost: int) -> float:
    hits = sorted((hit(t, me, c, ("wound", 2)) for c in t.cards("followers", rival(t, me))), reverse=True)
    return sum(hits[:3])


def _getaway(t: Steppe, me: int, card: int, cost: int) -> float:
    worths = sorted((stage_worth(t, me, c) for c in t.cards("locations", me) if t.stages[c]), reverse=True)
    return sum(worths[:2]) if len(worths) > 1 else 1.5 * sum(worths)


def _recall_score(t: Steppe, me: int, card: int, cost: int) -> float:
    return sum(sorted((max(0.5, quality(t.kind[c]) + 1.0) for c in _events(t, me)), reverse=True)[:2])


def _events(t: Steppe, me: int) -> list[int]:
    return [c for c in t.cards("discard", me) if TYPE[t.kind[c]] == EVENT]


EVENTS: dict[int, Callable[..., float]] = {
    kind(name): score
    for name, score in {
        "The Ten Thousand Ride": _ride,
        "Raid the Mines": _raid(2.6),
        "Stupefy": _raid(0.9),
        "Serpent Strike": _raid(1.2),
        "Consumed by the Dust": _raid(1.8),
        "Amazing Arithmetic": _arithmetic,
        "Hide in Plain Sight": _hide,
        "Exploitative Extraction": _extraction,
        "Blood Moon": _blood,
        "Pernicious Powder": _powder,
        "Frantic Getaway": _getaway,
        "Electrifying Revelation": _recall_score,
        "Mythium Fund": lambda t, me, card, cost: 9.0 - 0.6,
        "Mythium Ingot": lambda t, me, card, cost: 3.6 + 0.12 * t.slot,
        "Gratuitous Gift": lambda t, me, card, cost: _others(t, me, card, FOLLOWER, 2, t.myth[me]),
        "Proof of the Grotto": lambda t, me, c, cost: _others(t, me, c, -1, state.whole(t, me), t.myth[me] - cost),
        "Ambitious Construction": lambda t, me, card, cost: _others(t, me, card, LOCATION, 2, t.myth[me] - cost) + 0.8,
        "Straight to the Source": lambda t, me, card, cost: 3.0,
        "Surprising Development": lambda t, me, card, cost: 5.0 if cost else 5.0 - 2.0,
    }.items()
}  # fmt: skip

# -- combat ------------------------------------------------------------------------------------------------------------


def best_attack(t: Steppe, me: int) -> tuple[float, tuple[int, ...]]:
    """The best set of attackers and what it is worth beyond the action."""
    if not state.may_attack(t, me):
        return -5.0, ()
    fit = able(t, me)
    if not fit:
        return -5.0, ()
    chosen = fit[:]
    best = attack_worth(t, me, chosen)
    while len(chosen) > 1:
        options = [[c for c in chosen if c != out] for out in chosen]
        scores = [attack_worth(t, me, o) for o in options]
        top = max(scores)
        if top <= best:
            break
        best, chosen = top, options[scores.index(top)]
    if len(chosen) > 1:
        singles = [(attack_worth(t, me, (c,)), -i) for i, c in enumerate(fit)]
        top, i = max(singles)
        if top > best:
            best, chosen = top, [fit[-i]]
    return best, tuple(chosen)


def attack_worth(t: Steppe, me: int, attackers: Sequence[int]) -> float:
    """Breaches, fights, abilities, and what stands open afterwards, if the rival blocks sensibly."""
    foe, power, kind = rival(t, me), pace(t, me), t.kind
    left, score = list(attackers), 0.0
    blockers = sorted(ready(t, foe), key=lambda c: -strength(t, c))
    score += _before_blocks(t, me, attackers, blockers)
    brag = max([strength(t, c) for c in left if kind[c] == BRAGGART], default=0)
    for blocker in blockers:
        options = [
            (block_value(t, foe, blocker, a, power), -i)
            for i, a in enumerate(left)
            if not (kind[a] == GURU and strength(t, blocker) >= 3) and (kind[a] == BRAGGART or strength(t, a) >= brag)
        ]
        value, i = max(options, default=(0.0, 0))
        if value <= 0.3:
            continue
        attacker = left.pop(-i)
        score += _fight_for(t, attacker, blocker, power)
    score += power * len(left)
    for c in left:
        score += 0.8 * sum(worth_of(a.effects) for a in BREACH[kind[c]])
    if left:
        score += max([loss(t, c) for c in t.cards("locations", foe) if t.stages[c] and not hidden(t, c)], default=0.0)
    return score - _exposure(t, me, attackers, power)


def _before_blocks(t: Steppe, me: int, attackers: Sequence[int], blockers: list[int]) -> float:
    """What abilities bring when the attack is declared; blockers that they take away leave the list."""
    score, kind, alone = 0.0, t.kind, len(attackers) == 1
    for c in attackers:
        for a in ATTACKS[kind[c]]:
            if not a.cond or alone:
                score += 0.9 * worth_of(a.effects)
                if a.effects[0][0] == "no block" and blockers:
                    blockers.remove(max(blockers, key=lambda b: body(t, b)))
    if t.ears[me] & _YOUR:
        for zone in ("wb", "followers", "locations"):
            for c in t.cards(zone, me):
                for a in YOUR_ATTACK[kind[c]]:
                    score += _your_attack(t, me, c, a, alone, blockers)
    return score


_YOUR = EARS["your attack"]


def _your_attack(t: Steppe, me: int, card: int, found: Any, alone: bool, blockers: list[int]) -> float:
    if (found.cond and not alone) or (found.once and t.past[state.LONE + me]):
        return 0.0
    if found.cost and found.cost[0] == "pay exhaust":
        if t.exhausted[card] or t.myth[me] < found.cost[1]:
            return 0.0
        weak = [b for b in t.cards("followers", rival(t, me)) if state.health(t, b) - t.wounds.get(b, 0) <= 1]
        if not weak:
            return 0.2
        best = max(weak, key=lambda b: (b in blockers, body(t, b)))
        if best in blockers:
            blockers.remove(best)
        return 0.8 * body(t, best) - 0.6
    if TYPE[t.kind[card]] == LOCATION:
        return stage_worth(t, me, card)
    return 0.6 * worth_of(found.effects)


def _fight_for(t: Steppe, attacker: int, blocker: int, power: float) -> float:
    """What a fight brings the attacking side."""
    score = 0.0
    if kills(t, attacker, blocker):
        score += W["kill"] * body(t, blocker) + (power if OVERWHELM[t.kind[attacker]] else 0.0)
    if kills(t, blocker, attacker):
        score -= W["die"] * body(t, attacker)
    return score


def _exposure(t: Steppe, me: int, attackers: Sequence[int], power: float) -> float:
    """What the rival may make of attackers that are exhausted for the rest of the round."""
    foe = rival(t, me)
    turns = (state.TURNS - t.slot + 1) // 2
    if not turns or t.past[state.TRUCE]:
        return 0.0
    threats = len(able(t, foe))
    guards = len(ready(t, me)) - len(attackers)
    lost = W["exposure"] * power * max(0, min(threats - guards, len(attackers)))
    return lost + W["early"] * turns


def block_value(t: Steppe, me: int, blocker: int, attacker: int, power: float) -> float:
    """What a block is worth to the defender."""
    score = power
    if kills(t, blocker, attacker):
        score += W["kill"] * body(t, attacker)
    if kills(t, attacker, blocker):
        score -= W["fall"] * body(t, blocker) + (power if OVERWHELM[t.kind[attacker]] else 0.0)
    for a in BLOCKS[t.kind[blocker]]:
        score += 0.8 * worth_of(a.effects)
    return score - W["guard"]
