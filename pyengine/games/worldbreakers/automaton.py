"""The automaton of the solo campaign: how it chooses, attacks, blocks and carries out orders (WBR-237 to WBR-244).

It never decides by luck. Where the printed criteria leave a tie, the player says which (D45).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...ask import Ask, Flow
from . import play, state
from .abilities import FOLLOWER, Effect
from .cards import COST, INTERRUPTS, NEED, STAGES, TYPE
from .costs import discard_choice
from .state import Now, Steppe, health, strength
from .timing import EFFECTS

ME = 0
"""The player's side in a campaign."""


def rank(t: Steppe, card: int) -> tuple[int, int, int, int]:
    """The four criteria in order; the lowest is chosen (WBR-244, WBR-Q56)."""
    kind = t.kind[card]
    if TYPE[kind] == FOLLOWER:
        left = health(t, card) - t.wounds.get(card, 0)
        return (t.exhausted[card], -NEED[kind], -COST[kind], left)
    return (0, -NEED[kind], -COST[kind], t.stages.get(card, 0))


def choose(t: Steppe, cards: Sequence[int], harm: bool | None = None) -> Flow:
    """The card that the automaton chooses, or None: harm goes to your cards, help to its own (WBR-Q46)."""
    if harm is not None:
        side = ME if harm else t.auto
        cards = [c for c in cards if t.lay.owner[t.where[c]] == side]
    if not cards:
        return None
    best = min([rank(t, c) for c in cards])
    tied = tuple([c for c in cards if rank(t, c) == best])
    return (yield from tie(t, tied))


def tie(t: Steppe, tied: tuple[int, ...]) -> Flow:
    """You decide among cards that nothing tells apart (D45)."""
    return tied[0] if len(tied) == 1 else (yield Ask(ME, "tie", tied))


def several(t: Steppe, cards: Sequence[int], n: int, harm: bool | None = None) -> Flow:
    """Up to n cards, chosen one after another."""
    left, picks = list(cards), []
    for _ in range(n):
        card = yield from choose(t, left, harm)
        if card is None:
            break
        left.remove(card)
        picks.append(card)
    return tuple(picks)


def attackers(t: Steppe, fit: list[int], exact: int) -> Flow:
    """Who attacks when a card says so: in Part I all, in Part II half of them rounded up (WBR-Q49)."""
    assert t.camp is not None
    n = exact or (len(fit) if t.camp.part == 1 else (len(fit) + 1) // 2)
    return tuple(fit) if n >= len(fit) else (yield from several(t, fit, n))


def mode(t: Steppe, modes: Sequence[tuple[Effect, ...]]) -> int:
    """The first listed mode that changes something (WBR-Q47)."""
    idle = {"gain", "draw", "stand", "spend", "migrate", "gain standing", "extra", "later"}
    return next((n for n, effects in enumerate(modes) if any(e[0] not in idle for e in effects)), 0)


# -- blocking: Wall of Shields (CMP-39, WBR-Q51) -----------------------------------------------------------------------


def block(t: Steppe, options: Sequence[Any]) -> Flow:
    """The automaton's next block, or None."""
    if not state.law(t, "CMP-39") or t.combat is None:
        return None
    by_attacker: dict[int, list[int]] = {}
    for _, blocker, attacker in options:
        by_attacker.setdefault(attacker, []).append(blocker)
    good = {a: [b for b in bs if _class(t, b, a) < 3] for a, bs in by_attacker.items()}
    good = {a: bs for a, bs in good.items() if bs}
    if good:
        attacker = yield from choose(t, list(good))
        return ("block", (yield from _blocker(t, good[attacker], attacker)), attacker)
    if t.power[ME] + len(t.combat.attackers) >= t.goal:
        attacker = yield from choose(t, list(by_attacker))
        return ("block", (yield from _cheapest(t, by_attacker[attacker])), attacker)
    return None


def _class(t: Steppe, blocker: int, attacker: int) -> int:
    """0: defeats and survives, 1: survives, 2: defeats, 3: neither."""
    defeats = kills(t, blocker, attacker)
    survives = not kills(t, attacker, blocker)
    return 0 if defeats and survives else 1 if survives else 2 if defeats else 3


def kills(t: Steppe, a: int, b: int) -> bool:
    """Would a wound b enough in a fight now, as far as can be known?"""
    n = strength(t, a)
    lethal = any(i.cond == "lethal" for i in INTERRUPTS[t.kind[a]]) or (t.combat is not None and a in t.combat.lethal)
    return n > 0 and (lethal or t.wounds.get(b, 0) + n >= health(t, b))


def _blocker(t: Steppe, blockers: list[int], attacker: int) -> Flow:
    """The best class, then the cheapest, then the weakest, then you decide."""
    best = min([_class(t, b, attacker) for b in blockers])
    return (yield from _cheapest(t, [b for b in blockers if _class(t, b, attacker) == best]))


def _cheapest(t: Steppe, blockers: list[int]) -> Flow:
    def key(card: int) -> tuple[int, int]:
        return (COST[t.kind[card]], strength(t, card))

    best = min([key(b) for b in blockers])
    return (yield from tie(t, tuple([b for b in blockers if key(b) == best])))


# -- orders ------------------------------------------------------------------------------------------------------------


def order(name: str) -> Callable[[Callable[..., Flow | None]], Callable[..., Flow | None]]:
    """Register a verb of Order cards as an effect."""

    def register(function: Callable[..., Flow | None]) -> Callable[..., Flow | None]:
        EFFECTS[name] = function
        return function

    return register


def top(t: Steppe) -> int | None:
    """The automaton's top card; an empty deck is made anew from its discard pile (WBR-239)."""
    deck, pile = t.place("deck", t.auto), t.place("discard", t.auto)
    if not t.zones[deck] and t.zones[pile]:
        t.move_all(pile, deck)
        t.shuffle(deck)
        t.tell("reshuffle", who=t.auto, n=len(t.zones[deck]))
    return t.zones[deck][-1] if t.zones[deck] else None


@order("deploy")
def _deploy(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """The top card of the automaton's deck is put into play, n times (WBR-243, WBR-Q44)."""
    return _deploying(t, now, found[1])


def _deploying(t: Steppe, now: Now, n: int) -> Flow:
    for _ in range(n):
        card = top(t)
        if card is None:
            return
        flow = play.put(t, now, card)
        if flow is not None:
            yield from flow


@order("assault")
def _assault(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """All, half (rounded up) or k of its ready, able followers attack; none: nothing happens."""
    if not state.may_attack(t, t.auto):
        return None
    fit = state.able(t, t.auto)
    return _assaulting(t, fit, found[1], found[2] if len(found) > 2 else "") if fit else None


def _assaulting(t: Steppe, fit: list[int], how: Any, effect: str) -> Flow:
    from .combat import combat

    n = len(fit) if how == "all" else (len(fit) + 1) // 2 if how == "half" else min(how, len(fit))
    picks = tuple(fit) if n == len(fit) else (yield from several(t, fit, n))
    yield from combat(t, t.auto, picks, effect)


@order("build")
def _build(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """It develops locations it controls (WBR-237 applies to the stages)."""
    return _building(t, found[1])


def _building(t: Steppe, n: int) -> Flow:
    for _ in range(n):
        cards = [c for c in t.cards("locations", t.auto) if t.stages[c] > 0]
        card = yield from choose(t, cards)
        if card is None:
            return
        flow = play.develop(t, t.auto, card)
        if flow is not None:
            yield from flow


@order("build or deploy")
def _build_or_deploy(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """Supply Line, Engineers at Work: BUILD 1; without a location DEPLOY 1."""
    if any(t.stages[c] > 0 for c in t.cards("locations", t.auto)):
        return _building(t, 1)
    return None if t.cards("locations", t.auto) else _deploying(t, now, 1)


@order("scouts")
def _scouts(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """Scouts: with fewer followers than you DEPLOY 1, else ASSAULT all."""
    if len(t.cards("followers", t.auto)) < len(t.cards("followers", ME)):
        return _deploying(t, now, 1)
    return _assault(t, now, ("assault", "all"))


@order("ready all")
def _ready_all(t: Steppe, now: Now, found: Effect) -> None:
    for card in t.cards("followers", t.auto):
        state.make_ready(t, card)


@order("bless")
def _bless(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """A +1/+1 counter on one of its followers."""
    return _blessing(t) if t.cards("followers", t.auto) else None


def _blessing(t: Steppe) -> Flow:
    card = yield from choose(t, t.cards("followers", t.auto))
    state.count(t, "plus", card, 1)
    t.tell("plus", card=card, n=1)


@order("turncoat")
def _turncoat(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """The most costly follower of your discard pile joins the automaton's deck."""
    cards = [c for c in t.cards("discard", ME) if TYPE[t.kind[c]] == FOLLOWER]
    return _turning(t, cards) if cards else None


def _turning(t: Steppe, cards: list[int]) -> Flow:
    most = max([COST[t.kind[c]] for c in cards])
    card = yield from tie(t, tuple([c for c in cards if COST[t.kind[c]] == most]))
    deck = t.place("deck", t.auto)
    t.tell("turncoat", card=card)
    t.move(card, deck)
    t.shuffle(deck)
    t.stray[card] = ME


@order("restore")
def _restore(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """Iron Scaffold: one stage counter comes back to one of its locations (WBR-115)."""
    cards = [c for c in t.cards("locations", t.auto) if t.stages[c] < len(STAGES[t.kind[c]])]
    return _restoring(t, cards) if cards else None


def _restoring(t: Steppe, cards: list[int]) -> Flow:
    from .effects import replenish

    card = yield from choose(t, cards)
    replenish(t, card, 1)


@order("you discard")
def _you_discard(t: Steppe, now: Now, found: Effect) -> Flow | None:
    return discard_choice(t, ME, found[1], now.card)


@order("tax")
def _tax(t: Steppe, now: Now, found: Effect) -> None:
    """Drain the Vault: you lose up to 3 mythium; if fewer, the automaton gains 1 power."""
    lost = min(3, t.myth[ME])
    t.myth[ME] -= lost
    t.tell("lose", who=ME, n=lost, myth=t.myth[ME])
    if lost < 3:
        state.score(t, now, t.auto, 1, "card")


@order("strike down")
def _strike_down(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """The Order Strikes: one of your ready followers is stunned and exhausted."""
    cards = state.ready(t, ME)
    return _striking(t, cards) if cards else None


def _striking(t: Steppe, cards: list[int]) -> Flow:
    card = yield from choose(t, cards)
    state.count(t, "stunned", card, 1)
    state.exhaust(t, card)
    t.tell("stun", card=card, n=1)
