"""The greedy player at war: where to deploy, whom to hit, what to take, what to use."""

from __future__ import annotations

from math import exp
from typing import Any

from ...ask import Ask, Value
from .battle import base_difficulty, shield
from .cards import (
    ADV,
    BOUNTY,
    IS_DEFENSE,
    MAT_ROWS,
    PRODUCES,
    PROSPER,
    STR,
    TAXES,
    TROOP,
    TYPE,
    VP,
    WEAK,
)
from .state import QUEST, Field, defenses, score
from .values import WORTH
from .war import yields

AVERAGE = (2.4, 4.2, 7.2)
"""Strength of a card that is not seen, by Age."""
SPREAD = (4.4, 7.7, 12.0)
"""How far guesses at a battle go wrong, by Age."""
STAKES = (1.0, 1.0, 1.0, 1.15)
"""What a Battle Won Token is worth at each site; the Adventure breaks ties."""


# -- deploy ---------------------------------------------------------------------------------------------------------


def _chance(x: float) -> float:
    """Chance of a win at a lead of x spreads."""
    return 1 / (1 + exp(-1.7 * x)) if x > -20 else 0.0


def foe_strength(t: Field, n: int, k: int) -> float:
    """What the Enemy has at a site as far as the nation can tell; cards in hand are spread evenly."""
    lay = t.lay
    foe = lay.enemy[n]
    hidden = len(t.zones[lay.downs[foe][k]]) + len(t.zones[lay.hand[foe]]) / 4
    return score(t, foe, k) + AVERAGE[t.age] * hidden


def own_strength(t: Field, n: int, k: int) -> int:
    """What the nation has at a site, facedown cards included."""
    kind = t.kind
    return score(t, n, k) + sum([STR[kind[card]] for card in t.zones[t.lay.downs[n][k]]])


def _deploy(t: Field, n: int, ask: Ask) -> Value:
    lay, kind, spread = t.lay, t.kind, SPREAD[t.age]
    mine = [own_strength(t, n, k) for k in range(4)]
    lead = [mine[k] - foe_strength(t, n, k) for k in range(4)]
    now = [STAKES[k] * _chance(lead[k] / spread) for k in range(4)]
    quest = t.zones[lay.quest[lay.pair_of[n]]]
    sent = _sent(t, n)
    best: tuple[float, Value] = (-1e9, ask.options[0])
    for option in ask.options:
        if option[0] != "deploy":
            continue
        card, k = option[1], int(option[2][5:]) % 4
        what = kind[card]
        gain = STAKES[k] * _chance((lead[k] + STR[what]) / spread) - now[k]
        gain += _extra(t, n, k, what, quest, sent) + 0.004 * STR[what]
        if gain > best[0]:
            best = (gain, option)
    return best[1]


def _sent(t: Field, n: int) -> int:
    """Adventure Strength already at the Adventure."""
    lay, kind = t.lay, t.kind
    there = t.zones[lay.sites[n][QUEST]] + t.zones[lay.downs[n][QUEST]]
    return sum([ADV[kind[card]] for card in there])


def _extra(t: Field, n: int, k: int, what: int, quest: list[int], sent: int) -> float:
    """What a place gives besides: Adventurers at the Adventure, Defenses where they stay and produce."""
    if k == QUEST:
        if IS_DEFENSE[what]:
            return -0.5
        if ADV[what] and quest:
            short = base_difficulty(t, n, quest[0]) + 4 - sent
            return 0.06 * max(0, min(ADV[what], short))
        return 0.0
    if IS_DEFENSE[what]:
        return 0.05 + (0.0 if defenses(t, n, k) else 0.03 * site_yield(t, n, k)) + (0.1 if WEAK[what] else 0.0)
    return -0.02 * ADV[what]


def site_yield(t: Field, n: int, k: int) -> float:
    """What a defended Location brings in an Age, in Gold."""
    _, name, amount = MAT_ROWS[t.nation[n]].places[k]
    return {"TAXES": amount, "PROSPER": 1.6 * amount, "CALL": 2.5 + t.age, "LOST_SOULS": 0.2}[name]


# -- battle ---------------------------------------------------------------------------------------------------------


def _terrify(t: Field, n: int, ask: Ask) -> Value:
    """The Protected Defense that would spoil the battle, else the strongest unit."""
    about: Any = ask.about
    k, foe = about["site"], t.lay.enemy[n]
    cover = shield(t, foe, k)
    if cover is not None and score(t, n, k) > score(t, foe, k) - STR[t.kind[cover]]:
        return cover
    return max(ask.options, key=lambda card: (STR[t.kind[card]], -card))


def _slay(t: Field, n: int, ask: Ask) -> Value:
    return max(ask.options, key=lambda card: (VP[t.kind[card]], STR[t.kind[card]], -card))


def _fire(t: Field, n: int, ask: Ask) -> Value:
    """Fire if the battle goes no worse for it, and at the best prey."""
    about: Any = ask.about
    k, foe = about["site"], t.lay.enemy[n]
    unit = STR[t.kind[ask.source]]
    a, b = score(t, n, k), score(t, foe, k)
    best: tuple[float, Value] = (0.0, None)
    for card in ask.options:
        if card is None:
            continue
        what = t.kind[card]
        before, after = _sign(a - b), _sign(a - unit - b + STR[what])
        prey = VP[what] + 0.12 * WORTH[what][t.age] - 0.1 * WORTH[t.kind[ask.source]][t.age]
        if before < 0:
            prey += 0.8
        worth = 2.0 * (after - before) + prey
        if worth > best[0]:
            best = (worth, card)
    return best[1]


def _sign(x: int) -> int:
    return (x > 0) - (x < 0)


def _attempt(t: Field, n: int, ask: Ask) -> Value:
    about: Any = ask.about
    return "yes" if about["score"] >= about["base"] + 2 else "no"


def _fall(t: Field, n: int, ask: Ask) -> Value:
    return min(ask.options, key=lambda card: (WORTH[t.kind[card]][t.age], card))


# -- spoils ---------------------------------------------------------------------------------------------------------


def prey(t: Field, card: int) -> float:
    """What taking a unit is worth: its points, its Bounty, and that its owner has it no more."""
    k = t.kind[card]
    later = 0.35 * STR[k] if IS_DEFENSE[k] and t.age < 2 else 0.0
    return VP[k] + 0.5 * BOUNTY[k] + later + (0.5 if PRODUCES[k] else 0.0) + 0.01 * STR[k] + (
        VP[k] if IS_DEFENSE[k] else 0.0
    )


def _spoils(t: Field, n: int, ask: Ask) -> Value:
    """Best prey first; Defenses only as far as the Troops in front of them allow."""
    kind = t.kind
    order = sorted(ask.options, key=lambda card: (-prey(t, card), card))
    picks = tuple(sorted(order[: ask.most], key=ask.options.index))
    if ask.refusal(picks) is None:
        return picks
    troops = [card for card in order if TYPE[kind[card]] == TROOP]
    walls = [card for card in order if TYPE[kind[card]] != TROOP]
    return tuple(sorted((troops + walls)[: ask.most], key=ask.options.index))


def _deck_spoil(t: Field, n: int, ask: Ask) -> Value:
    """From Age II on the card is likely to be worth points; before, it only speeds the Enemy up."""
    return "take" if t.age > 0 else "leave"


def _siege(t: Field, n: int, ask: Ask) -> Value:
    def harm(card: Value) -> float:
        k = t.kind[card]
        return TAXES[k] + 2 * PROSPER[k] + (3 if PRODUCES[k] and not TAXES[k] and not PROSPER[k] else 0)

    walls = [card for card in ask.options if card is not None]
    best = max(walls, key=lambda card: (harm(card), -card))
    return best if harm(best) else None


def _settle(t: Field, n: int, ask: Ask) -> Value:
    spots = [spot for spot in ask.options if spot is not None]
    return max(
        spots,
        key=lambda spot: (
            0 if defenses(t, n, int(spot[5:]) % 4) else site_yield(t, n, int(spot[5:]) % 4),
            -ask.options.index(spot),
        ),
    )


# -- produce --------------------------------------------------------------------------------------------------------


def _produce(t: Field, n: int, ask: Ask) -> Value:
    """All the Gold, Calls to Arms, the best Troop through each Gate; never Lost Souls."""
    if "all" in ask.options:
        return "all"
    best: tuple[float, Value] = (0.0, "end")
    for option in ask.options:
        if option == "end":
            continue
        if option[0] == "gate":
            worth = 0.0 if t.age == 2 else WORTH[t.kind[option[2]]][min(t.age + 1, 2)]
            worth = worth if t.age < 2 else -1.0
        else:
            worth = {"TAXES": 50.0, "PROSPER": 50.0, "CALL": 20.0}.get(yields(t, n, option[1])[0], -1.0)
        if worth > best[0]:
            best = (worth, option)
    return best[1]


PLAYERS = {
    "deploy": _deploy,
    "terrify": _terrify,
    "slay": _slay,
    "fire": _fire,
    "attempt": _attempt,
    "fall": _fall,
    "spoils": _spoils,
    "deck_spoil": _deck_spoil,
    "siege": _siege,
    "settle": _settle,
    "produce": _produce,
}
