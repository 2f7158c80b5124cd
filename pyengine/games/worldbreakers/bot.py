"""A plain, sensible player for Worldbreakers: takes what looks best now.

Everything is weighed in mythium: an action is worth 1 of it, a card 1, power 2 and more as somebody nears the goal. It
reads only what its seat may know; on any guess at the rest it answers the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...ask import Ask, Value
from ...game import Game
from ...luck import Luck
from . import state
from .abilities import EVENT, LEADER
from .cards import (
    COST,
    GUILD,
    NEED,
    NEED_GUILD,
    STAGES,
    STAR,
    TYPE,
)
from .combat import hidden
from .judge import (
    GUILD_PLACES,
    VALUE,
    act_score,
    attack_worth,
    best_attack,
    block_value,
    body,
    effect_score,
    hit,
    loss,
    moon_gain,
    pace,
    play_score,
    quality,
    stage_worth,
    standing_score,
    worth_of,
)
from .state import Steppe, ready, rival


def greedy(game: Game, seat: int, ask: Ask, luck: Luck) -> Value:
    """The option that looks best now."""
    t: Steppe = game.t  # type: ignore[assignment]
    return PLAYERS.get(ask.verb, _first)(t, seat, ask)


def _first(t: Steppe, me: int, ask: Ask) -> Value:
    return ask.options[0] if ask.single else tuple(ask.options[: ask.least])


# -- actions and combat -----------------------------------------------------------------------------------------------


def _act(t: Steppe, me: int, ask: Ask) -> Value:
    best, found = -9.0, ask.options[0]
    for option in ask.options:
        value = act_score(t, me, option)
        if value > best:
            best, found = value, option
    return found


def _block(t: Steppe, me: int, ask: Ask) -> Value:
    combat = t.combat
    assert combat is not None
    power = pace(t, me)
    if len(combat.attackers) == 1:
        power += max([loss(t, c) for c in t.cards("locations", me) if t.stages[c] and not hidden(t, c)], default=0.0)
    if t.power[combat.seat] + len(combat.attackers) >= t.goal:
        power += 2.5
    best, found = 0.3, None
    for option in ask.options:
        if option is not None:
            value = block_value(t, me, option[1], option[2], power)
            if value > best:
                best, found = value, option
    return found


def _attack(t: Steppe, me: int, ask: Ask) -> Value:
    exact = ask.about["exact"] if ask.about else 0
    if exact:
        worths = [(attack_worth(t, me, (c,)), -i) for i, c in enumerate(ask.options)]
        value, i = max(worths)
        return (ask.options[-i],) if value > 0 or ask.least else ()
    value, picks = best_attack(t, me)
    kept = tuple(c for c in ask.options if c in picks)
    return (kept or ask.options[:1]) if value > 0.2 or ask.least else ()


# -- triggers and choices -------------------------------------------------------------------------------------------


def _trigger(t: Steppe, me: int, ask: Ask) -> Value:
    """Use what helps; costs only where they pay."""
    assert ask.about is not None
    for option in ask.options:
        if option is None:
            continue
        found = ask.about["trigs"][list(ask.options).index(option)].ability
        if _useful(t, me, option[1], found):
            return option
    return None if None in ask.options else ask.options[0]


def _useful(t: Steppe, me: int, card: int, found: Any) -> bool:
    if found.forced:
        return True
    foe, effects = rival(t, me), [e[0] for e in found.effects]
    if found.cost and found.cost[0] == "discard":
        return len(t.cards("hand", me)) > 1 or _worst(t, me, t.cards("hand", me)) < 1.0
    if "deadlier" in effects:
        leaders = t.cards("wb", me)
        return bool(t.cards("followers", foe)) and t.myth[me] >= 2 and not any(t.exhausted[c] for c in leaders)
    if "leader wounds" in effects or "wound x" in effects or "wound" in effects:
        return bool(t.cards("followers", foe))
    if "defeat" in effects and found.when == "enters":
        return bool(t.cards("followers", foe))
    if effects == ["attack"] or "skirmish" in effects:
        return best_attack(t, me)[0] > 0
    return True


def _worst(t: Steppe, me: int, cards: Sequence[int]) -> float:
    return min([quality(t.kind[c]) for c in cards], default=9.0)


def _harm(t: Steppe, me: int, ask: Ask) -> Value:
    """The rival's follower that suffers most; an own one only if it must be, the least."""
    foe = rival(t, me)
    n = ask.about["n"] if ask.about and type(ask.about.get("n")) is int else 1
    e = (ask.verb if ask.verb not in ("wound x", "no block", "stun", "out") else "wound", n)
    theirs = [c for c in ask.options if c is not None and t.lay.owner[t.where[c]] == foe]
    if theirs:
        return max(theirs, key=lambda c: hit(t, me, c, e))
    if None in ask.options:
        return None
    return min(ask.options, key=lambda c: body(t, c))


def _no_block(t: Steppe, me: int, ask: Ask) -> Value:
    able_to = [c for c in ready(t, rival(t, me)) if c in ask.options]
    return max(able_to, key=lambda c: body(t, c)) if able_to else _harm(t, me, ask)


def _several(t: Steppe, me: int, ask: Ask) -> Value:
    theirs = [c for c in ask.options if t.lay.owner[t.where[c]] == rival(t, me)]
    best = sorted(theirs, key=lambda c: -hit(t, me, c, ("wound", 2)))[: ask.most]
    return tuple(c for c in ask.options if c in best)


def _help(t: Steppe, me: int, ask: Ask) -> Value:
    """The own follower that makes most of it."""
    mine = [c for c in ask.options if c is not None and t.lay.owner[t.where[c]] == me]
    if not mine:
        return None if None in ask.options else ask.options[0]
    return max(mine, key=lambda c: (not t.exhausted[c] or t.combat is not None, body(t, c)))


def _out(t: Steppe, me: int, ask: Ask) -> Value:
    return max(ask.options, key=lambda c: body(t, c))


def _develop(t: Steppe, me: int, ask: Ask) -> Value:
    return max([c for c in ask.options if c is not None], key=lambda c: stage_worth(t, me, c))


def _damage(t: Steppe, me: int, ask: Ask) -> Value:
    theirs = [c for c in ask.options if c is not None and t.lay.owner[t.where[c]] != me]
    if theirs:
        return max(theirs, key=lambda c: loss(t, c))
    return None if None in ask.options else min(ask.options, key=lambda c: loss(t, c))


def _replenish(t: Steppe, me: int, ask: Ask) -> Value:
    cards = [c for c in ask.options if c is not None]
    return max(cards, key=lambda c: worth_of(STAGES[t.kind[c]][-1].effects))


def _discard(t: Steppe, me: int, ask: Ask) -> Value:
    order = sorted(ask.options, key=lambda c: _keep(t, me, c))
    if ask.single:
        return order[0]
    picks = order[: ask.least]
    return tuple(c for c in ask.options if c in picks)


def _keep(t: Steppe, me: int, card: int) -> float:
    """How much a side wants a card in hand."""
    k = t.kind[card]
    gap = max(0, NEED[k] - t.standing[4 * me + NEED_GUILD[k]])
    return quality(k) - 0.8 * gap - 0.2 * max(0, COST[k] - t.myth[me])


def _steal(t: Steppe, me: int, ask: Ask) -> Value:
    return max(ask.options, key=lambda c: quality(t.kind[c]))


def _mulligan(t: Steppe, me: int, ask: Ask) -> Value:
    return tuple(c for c in ask.options if COST[t.kind[c]] >= 5 or NEED[t.kind[c]] >= 3)


def _guild(t: Steppe, me: int, ask: Ask) -> Value:
    return max(ask.options, key=lambda place: standing_score(t, me, GUILD_PLACES.index(place)))


def _mode(t: Steppe, me: int, ask: Ask) -> Value:
    assert ask.about is not None
    modes = ask.about["modes"]
    if modes[0][1][0] == "defeat all":
        followers, places = moon_gain(t, me)
        return ask.options[0] if followers >= places else ask.options[-1]
    spare = t.standing[4 * me] >= 2 and not any(NEED[t.kind[c]] >= t.standing[4 * me] for c in t.cards("hand", me))
    return ask.options[-1] if spare else ask.options[0]


def _migrate(t: Steppe, me: int, ask: Ask) -> Value:
    if len(ask.options) < 2:
        return ask.options[0]
    assert ask.about is not None
    gains = sum(effect_score(t, me, e) if e[0] != "play" else 1.0 for e in ask.about["effects"])
    return "migrate" if gains - 1.2 > standing_score(t, me, 0) else "settle"


def _play(t: Steppe, me: int, ask: Ask) -> Value:
    less = ask.about["less"] if ask.about else 0
    cards = [c for c in ask.options if c is not None]
    best = max(cards, key=lambda c: play_score(t, me, c, less))
    return None if None in ask.options and play_score(t, me, best, less) < 0.3 else best


def _x(t: Steppe, me: int, ask: Ask) -> Value:
    top = len(ask.options) - 1
    if ask.source is not None and TYPE[t.kind[ask.source]] == EVENT:
        return ask.options[min(top, sum(t.stages[c] for c in t.cards("locations", me)))]
    best = 0
    for card in t.cards("followers", rival(t, me)):
        left = state.health(t, card) - t.wounds.get(card, 0) - 1
        if best < left <= top and left <= body(t, card):
            best = left
    return ask.options[best]


def _raze(t: Steppe, me: int, ask: Ask) -> Value:
    cards = [c for c in ask.options if c is not None]
    worst = min(cards, key=lambda c: loss(t, c))
    return None if None in ask.options and loss(t, worst) > 2.2 else worst


def _reveal(t: Steppe, me: int, ask: Ask) -> Value:
    return tuple(ask.options[: ask.most])


def _sort(t: Steppe, me: int, ask: Ask) -> Value:
    return "follower" if len(t.cards("followers", me)) < 2 else "location"


def _take(t: Steppe, me: int, ask: Ask) -> Value:
    return ask.options[-1]


def _best_card(t: Steppe, me: int, ask: Ask) -> Value:
    return max([c for c in ask.options if c is not None], key=lambda c: _keep(t, me, c))


def _save(t: Steppe, me: int, ask: Ask) -> Value:
    return max(ask.options, key=lambda c: body(t, c))


def _recall(t: Steppe, me: int, ask: Ask) -> Value:
    best = sorted(ask.options, key=lambda c: -quality(t.kind[c]))[: ask.most]
    return tuple(c for c in ask.options if c in best)


# -- drafts ---------------------------------------------------------------------------------------------------------


def _tastes(t: Steppe, me: int) -> list[float]:
    """How far a pool leans to each guild."""
    total = [0.0] * 5
    for card in t.cards("pool", me):
        k = t.kind[card]
        if TYPE[k] != LEADER and STAR[k] is None:
            total[GUILD[k]] += 1.0
    return total


def _draft_score(t: Steppe, me: int, card: int, tastes: list[float]) -> float:
    k = t.kind[card]
    lean = 1.2 if GUILD[k] == 4 else 2.0 * tastes[GUILD[k]] / (3.0 + sum(tastes[:4]))
    return quality(k) + lean


def _draft(t: Steppe, me: int, ask: Ask) -> Value:
    tastes = _tastes(t, me)
    order = sorted(ask.options, key=lambda c: -_draft_score(t, me, c, tastes))
    return order[0] if ask.single else tuple(c for c in ask.options if c in order[: ask.least])


def _pile(t: Steppe, me: int, ask: Ask) -> Value:
    tastes = _tastes(t, me)
    cards = t.cards("look", me)
    score = sum(max(0.3, _draft_score(t, me, c, tastes)) for c in cards)
    place = int(ask.about["place"][5:]) if ask.about else 0
    return "leave" if "leave" in ask.options and score < (3.4, 3.0, 2.4)[place] else "take"


def _leader(t: Steppe, me: int, ask: Ask) -> Value:
    """The Worldbreaker of the guild with the best twenty cards."""

    def strength_of(leader: int) -> float:
        guild = GUILD[t.kind[leader]]
        own = [quality(t.kind[c]) for c in t.cards("pool", me) if GUILD[t.kind[c]] == guild and STAR[t.kind[c]] is None]
        return sum(sorted(own, reverse=True)[:14]) + 1.5 * len(own)

    return max(ask.options, key=strength_of)


def _deck(t: Steppe, me: int, ask: Ask) -> Value:
    guild = GUILD[t.kind[ask.source]]
    second = max((g for g in range(4) if g != guild), key=lambda g: _tastes(t, me)[g])

    def want(card: int) -> float:
        k = t.kind[card]
        lean = 2.2 if GUILD[k] == guild else 1.4 if GUILD[k] == 4 else 0.3 if GUILD[k] == second else -0.8
        return quality(k) + lean - (0.5 * NEED[k] if GUILD[k] != guild else 0.0) - 0.15 * max(0, COST[k] - 4)

    best = sorted(ask.options, key=lambda c: -want(c))[: ask.most]
    return tuple(c for c in ask.options if c in best)


# -- campaign -------------------------------------------------------------------------------------------------------


def _camp(t: Steppe, me: int, ask: Ask) -> Value:
    """Plays on; after many losses an easier level, and in the end no more."""
    c = t.camp
    assert c is not None
    if c.losses >= 12:
        return "stop"
    return "artisan" if c.losses >= 6 else c.level


def _part_two(t: Steppe, me: int, ask: Ask) -> Value:
    return "go on"


def _tie(t: Steppe, me: int, ask: Ask) -> Value:
    return min(ask.options, key=lambda c: VALUE[t.kind[c]])


def _draft_deck(t: Steppe, me: int, ask: Ask) -> Value:
    c = t.camp
    assert c is not None
    home = GUILD[t.kind[c.leader]]
    best = sorted(ask.options, key=lambda x: -(quality(t.kind[x]) + (1.5 if GUILD[t.kind[x]] in (home, 4) else 0.0)))
    return tuple(x for x in ask.options if x in best[: ask.most])


PLAYERS: dict[str, Callable[[Steppe, int, Ask], Value]] = {
    "act": _act, "attack": _attack, "block": _block, "trigger": _trigger, "damage": _damage, "mulligan": _mulligan,
    "guild": _guild, "mode": _mode, "migrate": _migrate, "play": _play, "x": _x, "raze": _raze, "reveal": _reveal,
    "discard": _discard, "show": _discard, "take away": _steal, "store": _best_card, "sort": _sort, "take": _take,
    "keep": _best_card, "save": _save, "recall": _recall, "wound": _harm, "leader wounds": _harm, "wound x": _harm,
    "wound several": _several, "defeat": _harm, "stationary": _harm, "surge": _harm, "stun": _harm,
    "no block": _no_block,
    "out": _out, "plus": _help, "strengthen": _help, "lethal": _help, "develop": _develop, "deplete": _damage,
    "replenish": _replenish, "draft": _draft, "draft two": _draft, "pile": _pile, "leader": _leader, "deck": _deck,
    "camp": _camp, "part two": _part_two, "tie": _tie, "draft deck": _draft_deck, "guest": _best_card,
}  # fmt: skip
