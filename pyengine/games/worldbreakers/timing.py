"""How abilities resolve: triggering, sub-steps A to E, cleanup (specification 3.9).

`ability` is the way in. C performs the effects one by one, B asks just before the single effect that can be
interrupted, D is `cleanup`, E is `answer`: it turns the news of the resolution into triggers and offers them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...ask import Ask, Flow
from . import state
from .abilities import Ability, Effect
from .cards import CODE, EARS, ENTERS, INTERRUPTS, RESPONSES
from .costs import CONDITIONS, can_pay, pay
from .state import FALLEN, Now, Steppe, controls, leave, ordered

EFFECTS: dict[str, Callable[..., Flow | None]] = {}
"""Filled by `effects.py`: `EFFECTS[name](t, now, effect)` carries one out; it returns a generator if it has to ask."""

# -- resolving ---------------------------------------------------------------------------------------------------------


def run(t: Steppe, now: Now, effects: Sequence[Effect]) -> Flow | None:
    """Sub-step C: all effects in printed order; a plain call if none of them asks (WBR-132, WBR-151)."""
    for i, effect in enumerate(effects):
        flow = EFFECTS[effect[0]](t, now, effect)
        if flow is not None:
            return _rest(t, now, flow, effects[i + 1 :])
    return None


def _rest(t: Steppe, now: Now, flow: Flow, effects: Sequence[Effect]) -> Flow:
    yield from flow
    for effect in effects:
        more = EFFECTS[effect[0]](t, now, effect)
        if more is not None:
            yield from more


def ability(t: Steppe, now: Now, effects: Sequence[Effect]) -> Flow | None:
    """Resolve an ability or a game step with its own sub-steps C, D and E (WBR-133)."""
    flow = run(t, now, effects)
    if flow is None and not t.dirty and not now.news:
        return None
    return _whole(t, now, flow)


def _whole(t: Steppe, now: Now, flow: Flow | None) -> Flow:
    if flow is not None:
        yield from flow
    more = settle(t, now)
    if more is not None:
        yield from more


def settle(t: Steppe, now: Now) -> Flow | None:
    """Sub-steps D and E, if there is anything to clean up or to answer."""
    if not t.dirty and not now.news:
        return None
    return after(t, now)


def after(t: Steppe, now: Now) -> Flow:
    """Sub-steps D and E."""
    flow = cleanup(t, now)
    if flow is not None:
        yield from flow
    if now.news:
        yield from answer(t, now)


# -- triggers ----------------------------------------------------------------------------------------------------------


class Trig:
    """A triggered ability that may be used now: whose, on which card, and what it is about (WBR-159)."""

    __slots__ = ("ability", "card", "do", "note", "other", "seat")

    def __init__(self, seat: int, card: int, ability: Ability, other: Any = None, do: Any = None) -> None:
        self.seat = seat
        self.card = card
        self.ability = ability
        self.other = other
        self.do = do


def usable(t: Steppe, trig: Trig) -> bool:
    """Can the ability be triggered: is it active, are its requirements met, can its costs be paid (WBR-150)?"""
    if not controls(t, trig.seat, trig.card) and t.lay.family[t.where[trig.card]] != "creed":
        return False
    cond = trig.ability.cond
    if cond in CONDITIONS and not CONDITIONS[cond](t, trig.seat, trig.card):
        return False
    return not trig.ability.cost or can_pay(t, trig.seat, trig.card, trig.ability)


def offer(t: Steppe, trigs: list[Trig], still: Callable[[Trig], bool] | None = None) -> Flow:
    """Let both sides use triggers one at a time, the active side first, each in an order of its choice (WBR-162).

    Each is used at most once (WBR-161); Forced ones must be (WBR-148), the automaton uses all it can (WBR-238).
    """
    if len(trigs) == 1:
        only = trigs[0]
        if usable(t, only) and (still is None or still(only)):
            taken = only.ability.forced or only.seat == t.auto or (yield _whether(only)) is not None
            flow = use(t, only) if taken else None
            if flow is not None:
                yield from flow
        return
    for seat in ordered(t):
        left = [x for x in trigs if x.seat == seat]
        while left:
            mine = []
            for x in left:
                if usable(t, x) and (still is None or still(x)):
                    mine.append(x)
            if not mine:
                break
            chosen: Trig | None = mine[0]
            if seat != t.auto and (len(mine) > 1 or not mine[0].ability.forced):
                chosen = yield from _which(seat, mine)
            if chosen is None:
                break
            left.remove(chosen)
            flow = use(t, chosen)
            if flow is not None:
                yield from flow


def _whether(trig: Trig) -> Ask:
    """Is the only ability there is to be used?"""
    values = ((trig.ability.word, trig.card), None)
    return Ask(trig.seat, "trigger", values, trig.card, None, {"trigs": (trig,)})


def _which(seat: int, trigs: list[Trig]) -> Flow:
    """Which of the abilities comes next; none may be passed while a Forced one is left."""
    values: list[Any] = [(x.ability.word, x.card) for x in trigs]
    if not any([x.ability.forced for x in trigs]):
        values.append(None)
    value = yield Ask(seat, "trigger", values, trigs[0].card if len(trigs) == 1 else None, None, {"trigs": trigs})
    return None if value is None else trigs[values.index(value)]


def use(t: Steppe, trig: Trig) -> Flow | None:
    """Trigger an ability: pay its costs, then resolve it (WBR-159)."""
    now = Now(trig.seat, trig.card, trig.other)
    if t.events is not None:
        t.tell("use", who=trig.seat, card=trig.card)
    if trig.do is not None:
        flow: Flow | None = trig.do(now)
        if not trig.ability.cost and flow is None:
            return settle(t, now)
        return _paid(t, trig, now, flow)
    if trig.ability.cost:
        return _paid(t, trig, now, None)
    return ability(t, now, trig.ability.effects)


def _paid(t: Steppe, trig: Trig, now: Now, flow: Flow | None) -> Flow:
    if trig.ability.cost:
        paying = pay(t, now, trig.ability.cost)
        if paying is not None:
            yield from paying
    if flow is not None:
        yield from flow
    if trig.do is None:
        more = run(t, now, trig.ability.effects)
        if more is not None:
            yield from more
    end = settle(t, now)
    if end is not None:
        yield from end


# -- sub-step E --------------------------------------------------------------------------------------------------------


def answer(t: Steppe, now: Now) -> Flow:
    """Responses to what happened, and Enters of what entered, in one window (WBR-135, WBR-Q03)."""
    news, now.news = now.news, []
    trigs: list[Trig] = []
    for item in news:
        if item[0] == "entered":
            trigs += [Trig(item[1], item[2], found) for found in ENTERS[t.kind[item[2]]]]
        else:
            _responders(t, item, trigs)
    if trigs:
        yield from offer(t, trigs)


def _responders(t: Steppe, item: tuple[Any, ...], trigs: list[Trig]) -> None:
    kind, zones, index = t.kind, t.zones, t.lay.index
    for seat in t.pair:
        for name in ("wb", "followers", "locations", "event"):
            for card in zones[index[name][seat]]:
                for found in RESPONSES[kind[card]]:
                    other = ANSWERS[found.cond](seat, card, item)
                    if other is not None and not (found.once and not item[2]):
                        trigs.append(Trig(seat, card, found, other))
    if item[0] == "combat over" and state.law(t, "CMP-21") and item[1] == t.auto and item[2]:
        trigs.append(_unrest(t))


def _unrest(t: Steppe) -> Trig:
    """Spreading Unrest: after a successful attack of the automaton one of your followers is stunned (CMP-21)."""
    card = next(c for c in t.cards("creed") if CODE[t.kind[c]] == "CMP-21")
    return Trig(t.auto, card, Ability("response", (("stun", 1, "rival follower"),), "combat over", forced=True), True)


ANSWERS: dict[str, Callable[[int, int, tuple[Any, ...]], Any]] = {
    "built": lambda seat, card, x: True if x[0] == "built" and x[1] == seat else None,
    "drew": lambda seat, card, x: x[2] if x[0] == "drew" and x[1] == seat else None,
    "power": lambda seat, card, x: True if x[0] == "power" and x[1] == seat else None,
    "first power": lambda seat, card, x: True if x[0] == "power" and x[1] == seat and x[5] else None,
    "suitor": lambda seat, card, x: (
        True if x[0] == "power" and x[3] in ("breach", "overwhelm") and card in x[4] else None
    ),
    "blocked": lambda seat, card, x: True if x[0] == "blocked" and card == x[3] else None,
    "combat over": lambda seat, card, x: True if x[0] == "combat over" and x[1] == seat and x[2] else None,
    "slew": lambda seat, card, x: x[4] if x[0] == "slew" and card == x[3] else None,
}
"""Trigger conditions of Responses: what they are about if the news meets them, else None."""


# -- sub-step D: cleanup -----------------------------------------------------------------------------------------------


def cleanup(t: Steppe, now: Now, fight: tuple[int, int] | None = None) -> Flow | None:
    """Defeat and deplete what must go, all at once, until nothing changes (WBR-137, WBR-138)."""
    while t.dirty:
        t.dirty = False
        victims, empty = _gone(t)
        if empty:
            for card in empty:
                deplete(t, card)
            t.dirty = True
        if victims:
            flow = defeat(t, now, victims, fight)
            if flow is not None:
                return _cleaning(t, now, flow, fight)
            t.dirty = True
    return None


def _cleaning(t: Steppe, now: Now, flow: Flow, fight: tuple[int, int] | None) -> Flow:
    yield from flow
    t.dirty = True
    more = cleanup(t, now, fight)
    if more is not None:
        yield from more


def _gone(t: Steppe) -> tuple[list[int], list[int]]:
    """Followers that are defeated and locations that are depleted, as things stand."""
    victims = [c for c, n in t.wounds.items() if n >= state.health(t, c) and c not in t.busy] if t.wounds else []
    victims += [c for c in t.doomed if c not in victims]
    t.doomed.clear()
    if 0 not in t.stages.values():
        return victims, []
    return victims, [c for c, n in t.stages.items() if not n and c not in t.busy]


def deplete(t: Steppe, card: int) -> None:
    """A location goes to its owner's discard pile (WBR-050, WBR-176)."""
    if t.events is not None:
        t.tell("deplete", card=card)
    leave(t, card)


_DEFEAT, _SAVE, _SLEW = EARS["defeat"], EARS["save"], EARS["slew"]


def defeat(t: Steppe, now: Now, victims: list[int], fight: tuple[int, int] | None = None) -> Flow | None:
    """Followers are defeated simultaneously, after the Interrupts to that (WBR-176, WBR-Q08, WBR-Q09)."""
    a, b = t.pair
    ears = t.ears[a] | t.ears[b]
    if ears & (_DEFEAT | _SAVE):
        trigs = _defeat_trigs(t, victims)
        if trigs:
            return _defeat(t, now, victims, fight, trigs)
    _fall(t, now, victims, fight)
    return None


def _defeat_trigs(t: Steppe, victims: list[int]) -> list[Trig]:
    trigs = []
    for seat in t.pair:
        for card in t.zones[t.lay.index["followers"][seat]]:
            for found in INTERRUPTS[t.kind[card]]:
                if found.cond == "defeat" and not t.past[FALLEN]:
                    trigs.append(Trig(seat, card, found))
                elif found.cond == "save" and any(v != card and controls(t, seat, v) for v in victims):
                    trigs.append(Trig(seat, card, found, victims, _save(t, card, victims)))
    return trigs


def _save(t: Steppe, card: int, victims: list[int]) -> Callable[[Now], Flow]:
    return lambda now: _saving(t, now, card, victims)


def _saving(t: Steppe, now: Now, card: int, victims: list[int]) -> Flow:
    """Muhandasat Savior: instead of being defeated another follower loses its wounds (WBR-173)."""
    saved = tuple([v for v in victims if v != card and controls(t, now.me, v)])
    if not saved:
        return
    chosen = saved[0] if now.me == t.auto else (yield Ask(now.me, "save", saved, source=card))
    victims.remove(chosen)
    t.wounds.pop(chosen, None)
    t.tell("save", card=card, target=chosen)


def _defeat(t: Steppe, now: Now, victims: list[int], fight: tuple[int, int] | None, trigs: list[Trig]) -> Flow:
    def still(trig: Trig) -> bool:
        """Is there still somebody to be defeated, or to be saved, for this ability?"""
        if trig.ability.cond == "save":
            return any(v != trig.card and controls(t, trig.seat, v) for v in victims)
        return bool(victims) and not t.past[FALLEN]

    held = victims[:]
    t.busy += held
    yield from offer(t, trigs, still)
    t.busy = [c for c in t.busy if c not in held]
    _fall(t, now, [v for v in victims if t.lay.family[t.where[v]] == "followers"], fight)


def _fall(t: Steppe, now: Now, victims: list[int], fight: tuple[int, int] | None) -> None:
    """They go to their owners' discard piles; one occurrence, however many they are."""
    if not victims:
        return
    t.past[FALLEN] += 1
    a, b = t.pair
    for card in victims:
        if fight is not None and card in fight and (t.ears[a] | t.ears[b]) & _SLEW:
            slayer = fight[0] if card == fight[1] else fight[1]
            now.news.append(("slew", a, True, slayer, card))
        if t.events is not None:
            seat = t.lay.owner[t.where[card]]
            t.tell("defeat", card=card, who=seat)
        leave(t, card)
