"""A plain, sensible player for Tokyo Ghoul: takes what looks best now.

It clears enemies, attacks where it wins or trades well, buys by value, and takes locations. It reads only what its
seat may know; on any guess at the rest it answers the same.
"""

from __future__ import annotations

from typing import Any

from ...ask import Ask, Value
from ...game import Game
from ...luck import Luck
from . import bot_act
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
from .state import GOAL, Street, allies, price, ready, strength, worth

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

STARTER = 3.0
"""What an ally must be worth to better a deck that begins with starting allies."""

FIRST = tuple(bool({"draw", "influence", "peek"} & {e[0] for e in (*RECRUIT[k], *PLAY[k])}) for k in range(len(TYPE)))
"""Does playing this card bring further cards or influence?"""


def greedy(game: Game, seat: int, ask: Ask, luck: Luck) -> Value:
    """The option that looks best now."""
    t: Street = game.t  # type: ignore[assignment]
    return PLAYERS.get(ask.verb, _first)(t, seat, ask)


def _first(t: Street, me: int, ask: Ask) -> Value:
    return ask.options[0] if ask.single else tuple(ask.options[: ask.least])


# -- Influence Phase ------------------------------------------------------------------------------------------------


def _influence(t: Street, me: int, ask: Ask) -> Value:
    """The plays that together bring most for the influence there is; of these first what may bring more cards."""
    best: dict[int, tuple[float, int, Value]] = {}
    for option in ask.options[:-1]:
        score, card = _play_score(t, me, option), option[1]
        if score > 0.0 and (card not in best or score > best[card][0]):
            best[card] = (score, 0 if option[0] == "use" else COST[t.kind[card]], option)
    plays = _affordable(list(best.values()), t.pool)
    return max(plays, key=lambda play: (FIRST[t.kind[play[2][1]]], play[0]))[2] if plays else ask.options[-1]


def _affordable(plays: list[tuple[float, int, Value]], pool: int) -> list[tuple[float, int, Value]]:
    """The most valuable set of plays that costs no more than the pool."""
    sets: list[tuple[float, int, list[tuple[float, int, Value]]]] = [(0.0, 0, [])]
    for play in plays:
        score, cost, _ = play
        sets += [(value + score, paid + cost, [*chosen, play]) for value, paid, chosen in sets if paid + cost <= pool]
    return max(sets, key=lambda found: found[0])[2]


def _play_score(t: Street, me: int, option: Value) -> float:
    action, card = option[0], option[1]
    kind = t.kind[card]
    if action == "use":
        return 3.0 if _junk(t, me) is not None else 0.0
    if action == "recruit":
        late = 2.0 if max(t.vp) >= GOAL - 2 and not RECRUIT[kind] else 0.0
        return VALUE[kind] - STARTER - late
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
            total += 3.0 if _near(t, me, effect[1]) else 0.0
        elif name == "rival discards":
            total += 1.5 * effect[1]
        elif name == "guard":
            total += 1.0 * len(allies(t, me))
    return total


def _near(t: Street, me: int, less: int) -> bool:
    """Is there a location that comes within reach when it costs less?"""
    have = worth(t, ready(t, me))
    rivals = [t.lay["held"][seat] for seat in t.others(me) if not allies(t, seat)]
    prices = [price(t, card) for zone in (*t.lay["site"], *rivals) for card in t.zones[zone]]
    return any(have < found <= have + less for found in prices)


def _junk(t: Street, me: int) -> int | None:
    """The weakest card of the own discard pile that the deck is better without."""
    pile = t.cards("discard", me)
    enemies = [card for card in pile if TYPE[t.kind[card]] == ENEMY]
    if enemies:
        return max(enemies, key=lambda card: VALUE[t.kind[card]])
    weak = [card for card in pile if COST[t.kind[card]] == 0]
    return min(weak, key=lambda card: VALUE[t.kind[card]]) if len(pile) > 5 and weak else None


# -- the rest -------------------------------------------------------------------------------------------------------


def _extreme(t: Street, me: int, ask: Ask) -> Value:
    return tuple(card for card in ask.options if COST[t.kind[card]] == 0)[:3]


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
    return max(ask.options, key=lambda card: bot_act.gain(t, me, card))


def _ready(t: Street, me: int, ask: Ask) -> Value:
    best = sorted(ask.options, key=lambda card: -STRENGTH[t.kind[card]])[: ask.most]
    return tuple(sorted(best, key=ask.options.index))


def _trim(t: Street, me: int, ask: Ask) -> Value:
    """Discard only what will hardly ever be paid for: cards are scarce, each one played betters the deck."""
    hand = [card for card in ask.options if card is not None]
    stuck = [card for card in hand if COST[t.kind[card]] >= 7]
    return stuck[0] if len(hand) >= 4 and stuck else None


TASTE = (2.2, 1.5, 4.0, 2.8, 3.4)
"""How much each ward deck has for a player who attacks and sends enemies."""


def _draw(t: Street, me: int, ask: Ask) -> Value:
    """The 11th ward for fighters, the 1st for enemies and Stealth; the others when these grow thin."""
    wards = t.lay["ward"]

    def value(place: str) -> float:
        ward = int(place[5:])
        return TASTE[ward] + 0.05 * len(t.zones[wards[ward]])

    return max(ask.options, key=value)


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
    "act": bot_act.act,
    "pay": bot_act.pay,
    "teamwork": bot_act.teamwork,
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
