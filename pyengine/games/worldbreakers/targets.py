"""How effects are registered with their words, and how they find their targets (specification 8.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...ask import Ask, Flow, Value, Why
from . import automaton, combat
from .abilities import Effect
from .cards import COST, STAGES
from .state import Now, Steppe, rival
from .timing import EFFECTS

PHRASES: dict[str, Any] = {}


def effect(name: str, words: Any) -> Callable[[Callable[..., Flow | None]], Callable[..., Flow | None]]:
    """Register an effect with its words: a template in which `{0}`, `{1}` are its arguments, or a function of it."""

    def register(function: Callable[..., Flow | None]) -> Callable[..., Flow | None]:
        EFFECTS[name] = function
        PHRASES[name] = words
        return function

    return register


# -- words ----------------------------------------------------------------------------------------------------------

CONDITION = {
    "": "",
    "two others": "if you control two other followers, ",
    "guild 3": "if you have 3 standing in one guild, ",
    "location": "if you control a location, ",
    "fallen": "if a follower was defeated this round, ",
    "stored": "",
    "alone": "if this attacks alone, ",
    "your lone attack": "if your follower attacks alone, ",
    "two scholars": "if you control two other Scholars, ",
    "built": "after you played a location, ",
    "drew": "after you drew a location in your turn, ",
    "power": "after you gained power, ",
    "first power": "after the first power you gain this combat, ",
    "suitor": "after this overwhelmed or breached for power, ",
    "blocked": "after this is blocked, ",
    "combat over": "after combat ended and your attack was successful, ",
    "slew": "after a follower was defeated in a fight with this, ",
    "defeat": "when a follower (this one too) is about to be defeated, ",
    "combat ends": "when combat is about to end and your attack was successful, ",
    "damaged": "when your rival is about to damage this, ",
    "save": "when another of your followers is about to be defeated, ",
    "lethal": "when this is about to wound a follower, ",
    "wounded self": "when this is about to be wounded, ",
    "reveal two": "while you pay for this, ",
    "raze own": "while you pay for this, ",
}
"""Requirements and trigger conditions in words."""


def phrase(found: Effect) -> str:
    """An effect in words, as on the card."""
    words = PHRASES[found[0]]
    text: str = words(found) if callable(words) else words.format(*found[1:])
    return f"you may {text}" if found[-1] == "may" and not text.startswith("you may") else text


def phrases(effects: tuple[Effect, ...]) -> str:
    """Several effects in printed order."""
    return "; ".join(phrase(found) for found in effects)


# -- targets -----------------------------------------------------------------------------------------------------------


def both(t: Steppe, zone: str) -> list[int]:
    a, b = t.pair
    index = t.lay.index[zone]
    return t.zones[index[a]] + t.zones[index[b]]


def mine(t: Steppe, now: Now, zone: str) -> list[int]:
    return t.zones[t.lay.index[zone][now.me]]


def theirs(t: Steppe, now: Now, zone: str) -> list[int]:
    return t.zones[t.lay.index[zone][rival(t, now.me)]]


def _attacking(t: Steppe) -> list[int]:
    return t.combat.attackers if t.combat is not None else []


def _in_play(t: Steppe, card: Any) -> list[int]:
    return [card] if type(card) is int and t.lay.family[t.where[card]] in ("followers", "locations") else []


TARGETS: dict[str, tuple[str, Callable[[Steppe, Now], list[int]]]] = {
    "follower": ("a follower", lambda t, now: both(t, "followers")),
    "my follower": ("one of your followers", lambda t, now: mine(t, now, "followers")),
    "rival follower": ("a follower of your rival", lambda t, now: theirs(t, now, "followers")),
    "wounded follower": ("a wounded follower", lambda t, now: [c for c in both(t, "followers") if c in t.wounds]),
    "follower of 3": (
        "a follower with a printed cost of 3 or less",
        lambda t, now: [c for c in both(t, "followers") if COST[t.kind[c]] <= 3],
    ),
    "follower of 2": (
        "a follower with a printed cost of 2 or less",
        lambda t, now: [c for c in both(t, "followers") if COST[t.kind[c]] <= 2],
    ),
    "self": ("this card", lambda t, now: _in_play(t, now.card)),
    "my attacker": ("one of your attacking followers", lambda t, now: _attacking(t)[:]),
    "other attacker": ("another attacking follower", lambda t, now: [c for c in _attacking(t) if c != now.other]),
    "blocked": ("the follower it blocks", lambda t, now: _in_play(t, now.other)),
    "location": (
        "a location, hidden ones included",
        lambda t, now: [c for c in both(t, "locations") if t.stages[c] > 0],
    ),
    "open location": (
        "a location that is not hidden from you",
        lambda t, now: [
            c
            for c in both(t, "locations")
            if t.stages[c] > 0 and (not combat.hidden(t, c) or t.lay.owner[t.where[c]] == now.me)
        ],
    ),
    "unhidden location": (
        "a location that is not hidden",
        lambda t, now: [c for c in both(t, "locations") if not combat.hidden(t, c)],
    ),
    "my location": ("one of your locations", lambda t, now: [c for c in mine(t, now, "locations") if t.stages[c] > 0]),
    "my other location": (
        "another of your locations",
        lambda t, now: [c for c in mine(t, now, "locations") if t.stages[c] > 0 and c != now.card],
    ),
    "my settled location": (
        "one of your locations that did not enter this turn",
        lambda t, now: [
            c for c in mine(t, now, "locations") if c not in t.entered and t.stages[c] < len(STAGES[t.kind[c]])
        ],
    ),
}
"""Target name -> words and the cards that fit; either side unless it says so (D10, WBR-Q18)."""

DIRECT = ("self", "blocked")
HARM = {
    "wound": True,
    "leader wounds": True,
    "wound x": True,
    "defeat": True,
    "deplete": True,
    "damage": True,
    "stationary": True,
    "surge": True,
    "stun": True,
    "no block": True,
    "out": True,
    "plus": False,
    "strengthen": False,
    "develop": False,
    "replenish": False,
    "lethal": False,
    "ready": False,
}
"""What an effect does to its target: the automaton aims harm at you and help at itself (WBR-Q46)."""


def target(t: Steppe, now: Now, found: Effect, name: str, then: Callable[[int], Flow | None]) -> Flow | None:
    """Choose a target by its name and do something with it; at once if there is no choice."""
    cards = TARGETS[name][1](t, now)
    if not cards:
        return None
    if name in DIRECT:
        return then(cards[0])
    return _target(t, now, found, name, cards, then)


def _target(
    t: Steppe, now: Now, found: Effect, name: str, cards: list[int], then: Callable[[int], Flow | None]
) -> Flow:
    card = yield from choice(t, now, found[0], cards, found[-1] == "may", {"target": name, "n": found[1]})
    if card is not None:
        flow = then(card)
        if flow is not None:
            yield from flow


def choice(t: Steppe, now: Now, verb: str, cards: list[int], may: bool, about: dict[str, Any] | None = None) -> Flow:
    """One of some cards, or None: asked of a player, worked out for the automaton (WBR-244)."""
    if now.me == t.auto:
        return (yield from automaton.choose(t, cards, HARM.get(verb)))
    options = (*cards, None) if may else tuple(cards)
    why = None if about is None or now.card is None else lambda thing: why_target(t, now.card, about["target"], thing)
    return (yield Ask(now.me, verb, options, source=now.card, why=why, about=about))


def why_target(t: Steppe, source: int | None, name: str, thing: Value) -> Why | None:
    """Why a card is no target of the ability that asks."""
    if type(thing) is not int or t.lay.mask[t.where[thing]] != t.lay.full:
        return None
    return Why("why.target", source=source, card=thing, words=TARGETS[name][0])


def on(name: str) -> str:
    """A target in words."""
    return TARGETS[name][0]
