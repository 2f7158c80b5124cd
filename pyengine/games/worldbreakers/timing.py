"""How abilities resolve: triggering, sub-steps A to E, cleanup (specification 3.9).

`ability` is the way in. C performs the effects one by one, B asks just before the single effect that can be
interrupted, D is `cleanup`, E is `answer`: it turns the news of the resolution into triggers and offers them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...ask import Ask, Flow
from . import state
from .abilities import FOLLOWER, LOCATION, Ability, Effect
from .cards import CODE, EARS, ENTERS, INTERRUPTS, RESPONSES, SAVIOR, SCHOLAR, TYPE
from .state import FALLEN, LONE, Now, Steppe, controls, leave, ordered

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
    return _settle(t, now)


def _settle(t: Steppe, now: Now) -> Flow:
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
    waiting = list(trigs)
    for seat in ordered(t):
        while True:
            mine = [x for x in waiting if x.seat == seat and usable(t, x) and (still is None or still(x))]
            if not mine:
                break
            forced = [x for x in mine if x.ability.forced]
            chosen: Trig | None = mine[0]
            if seat != t.auto and not (len(mine) == 1 and forced):
                chosen = yield from _which(seat, mine, not forced)
            if chosen is None:
                break
            waiting.remove(chosen)
            flow = use(t, chosen)
            if flow is not None:
                yield from flow


def _which(seat: int, trigs: list[Trig], may: bool) -> Flow:
    options: dict[Any, Trig] = {}
    for trig in trigs:
        options.setdefault((trig.ability.word, trig.card), trig)
    values = (*options, None) if may else tuple(options)
    about = {"abilities": {value: trig.ability for value, trig in options.items()}}
    value = yield Ask(seat, "trigger", values, source=trigs[0].card if len(trigs) == 1 else None, about=about)
    return None if value is None else options[value]


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


# -- conditions --------------------------------------------------------------------------------------------------------


def _followers(t: Steppe, seat: int) -> list[int]:
    return t.zones[t.lay.index["followers"][seat]]


def lone(t: Steppe, seat: int) -> bool:
    """Does a follower of this side attack alone (WBR-079)?"""
    return t.combat is not None and t.combat.seat == seat and t.combat.lone >= 0


CONDITIONS: dict[str, Callable[[Steppe, int, int], bool]] = {
    "two others": lambda t, seat, card: len(_followers(t, seat)) >= (3 if card in _followers(t, seat) else 2),
    "guild 3": lambda t, seat, card: max(t.standing[4 * seat : 4 * seat + 4]) >= 3,
    "location": lambda t, seat, card: bool(t.zones[t.lay.index["locations"][seat]]),
    "fallen": lambda t, seat, card: t.past[FALLEN] > 0,
    "alone": lambda t, seat, card: t.combat is not None and t.combat.lone == card,
    "your lone attack": lone,  # type: ignore[dict-item]
    "two scholars": lambda t, seat, card: [SCHOLAR[t.kind[c]] for c in _followers(t, seat) if c != card].count(True) >= 2,
}
"""Requirements before an arrow, by name: true or false, and they change nothing (WBR-142, WBR-175)."""
CONDITIONS["your lone attack"] = lambda t, seat, card: lone(t, seat)


# -- costs -------------------------------------------------------------------------------------------------------------


def mythium_cost(t: Steppe, seat: int, card: int | None, n: int) -> int:
    """What a mythium cost of an ability comes to: nothing for the automaton's leader under CMP-53."""
    if seat == t.auto and card is not None and state.law(t, "CMP-53") and _masters(t, card):
        return 0
    return n


def _masters(t: Steppe, card: int) -> bool:
    from .cards import RIGHT_HAND

    return t.kind[card] == RIGHT_HAND or t.lay.family[t.where[card]] == "wb"


def can_pay(t: Steppe, seat: int, card: int, found: Ability) -> bool:
    """Can the costs before the arrow be paid with own cards and resources (WBR-141, WBR-143)?"""
    name = found.cost[0]
    if name == "exhaust":
        return card not in t.exhausted
    if name == "pay" or name == "pay exhaust":
        n = mythium_cost(t, seat, card, found.cost[1])
        return t.myth[seat] >= n and (name == "pay" or card not in t.exhausted)
    if name == "discard":
        return seat != t.auto and len(t.zones[t.lay.index["hand"][seat]]) >= found.cost[1]
    if name == "store follower":
        hand = t.zones[t.lay.index["hand"][seat]]
        return seat != t.auto and any([TYPE[t.kind[c]] == FOLLOWER for c in hand]) and room(t, card)
    return True


def room(t: Steppe, host: int) -> bool:
    """Is there room in a card's storage (WBR-120)?"""
    from .cards import STORAGE

    return list(t.host.values()).count(host) < STORAGE[t.kind[host]]


def pay(t: Steppe, now: Now, cost: Effect) -> Flow | None:
    """Pay the costs of an ability that is being triggered."""
    name, me, card = cost[0], now.me, now.card
    if name in ("exhaust", "pay exhaust"):
        assert card is not None
        state.exhaust(t, card)
    if name in ("pay", "pay exhaust"):
        n = mythium_cost(t, me, card, cost[1])
        state.spend(t, me, n)
        if t.events is not None and n:
            t.tell("pay", who=me, n=n, myth=t.myth[me])
        return None
    if name == "pay x":
        return _pay_x(t, now)
    if name == "discard":
        return discard_choice(t, me, cost[1], card)
    if name == "store follower":
        return _store_cost(t, now)
    return None


def _pay_x(t: Steppe, now: Now) -> Flow:
    """X is chosen before paying, at most what is there; it holds until the ability is finished (WBR-165, WBR-166)."""
    me = now.me
    top = t.myth[me]
    value = "n:0" if me == t.auto else (yield Ask(me, "x", tuple([f"n:{n}" for n in range(top + 1)]), source=now.card))
    now.x = int(value[2:])
    state.spend(t, me, now.x)
    t.tell("pay", who=me, n=now.x, myth=t.myth[me])


def _store_cost(t: Steppe, now: Now) -> Flow:
    from .cards import STORAGE

    hand = t.zones[t.lay.index["hand"][now.me]]
    cards = tuple([c for c in hand if TYPE[t.kind[c]] == FOLLOWER])
    card = yield Ask(now.me, "store", cards, source=now.card)
    assert now.card is not None
    state.store(t, now.me, card, now.card, STORAGE[t.kind[now.card]])


def discard_choice(t: Steppe, seat: int, n: int, source: int | None) -> Flow | None:
    """A side discards n cards of its choice, or all it has (WBR-052)."""
    hand = t.zones[t.lay.index["hand"][seat]]
    n = min(n, len(hand))
    return _discard(t, seat, n, source) if n and seat != t.auto else None


def _discard(t: Steppe, seat: int, n: int, source: int | None) -> Flow:
    from ...ask import Pick

    hand = tuple(t.zones[t.lay.index["hand"][seat]])
    picks = yield Pick(seat, "discard", hand, n, n, source)
    for card in picks:
        t.move(card, t.lay.index["discard"][seat])
    t.tell("discard", who=seat, cards=list(picks))


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
    "suitor": lambda seat, card, x: True if x[0] == "power" and x[3] in ("breach", "overwhelm") and card in x[4] else None,
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
    victims = [c for c, n in t.wounds.items() if n >= state.health(t, c) and c not in t.busy]
    victims += [c for c in t.doomed if c not in victims]
    t.doomed.clear()
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
                elif found.cond == "save" and any([v != card and controls(t, seat, v) for v in victims]):
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
            return any([v != trig.card and controls(t, trig.seat, v) for v in victims])
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


# -- wounds ------------------------------------------------------------------------------------------------------------

_WOUND = EARS["lethal"] | EARS["wounded self"]


def wound(t: Steppe, now: Now, blows: list[tuple[int | None, int, int]]) -> Flow | None:
    """Wounds dealt simultaneously, as (source, target, number), after the Interrupts to that (WBR-171, WBR-174)."""
    a, b = t.pair
    if (t.ears[a] | t.ears[b]) & _WOUND or t.combat is not None and t.combat.lethal:
        trigs, lowered, killing = _wound_trigs(t, blows)
        if trigs:
            return _wounding(t, now, blows, trigs, lowered, killing)
    _hurt(t, blows, [], [])
    return None


def _wound_trigs(t: Steppe, blows: list[tuple[int | None, int, int]]) -> tuple[list[Trig], list[int], list[int]]:
    """Steelclad Captains that would be hurt for the first time this round, and lethal followers that deal wounds."""
    trigs: list[Trig] = []
    lowered: list[int] = []
    killing: list[int] = []
    for source, target, n in blows:
        if n <= 0:
            continue
        for found in INTERRUPTS[t.kind[target]]:
            if found.cond == "wounded self" and target not in t.spared:
                t.spared.append(target)
                trigs.append(Trig(_side(t, target), target, found, None, _mark(lowered, target)))
        if source is None or t.lay.family[t.where[source]] != "followers":
            continue
        for found in INTERRUPTS[t.kind[source]]:
            if found.cond == "lethal":
                trigs.append(Trig(_side(t, source), source, found, target, _mark(killing, source)))
        if t.combat is not None and source in t.combat.lethal:
            trigs.append(Trig(_side(t, source), source, STRIKE, target, _mark(killing, source)))
    return trigs, lowered, killing


STRIKE = Ability("interrupt", (), "lethal")
STRIKE.word = "strike"
"""What Serpent Strike gives a follower for a combat."""


def _side(t: Steppe, card: int) -> int:
    seat = t.lay.owner[t.where[card]]
    assert seat is not None
    return seat


def _mark(marks: list[int], card: int) -> Callable[[Now], None]:
    return lambda now: marks.append(card)


def _wounding(t: Steppe, now: Now, blows: list[tuple[int | None, int, int]], trigs: list[Trig], lowered: list[int], killing: list[int]) -> Flow:
    yield from offer(t, trigs)
    _hurt(t, blows, lowered, killing)


def _hurt(t: Steppe, blows: list[tuple[int | None, int, int]], lowered: list[int], killing: list[int]) -> None:
    for source, target, n in blows:
        if target in lowered:
            n -= 1
            lowered.remove(target)
        if n <= 0 or t.lay.family[t.where[target]] != "followers":
            continue
        t.wounds[target] = t.wounds.get(target, 0) + n
        if source in killing and target not in t.doomed:
            t.doomed.append(target)
        t.dirty = True
        if t.events is not None:
            t.tell("wound", source=source, target=target, n=n, total=t.wounds[target])


def fight(t: Steppe, now: Now, a: int, b: int) -> Flow | None:
    """Two followers deal wounds equal to their strength to each other, simultaneously (WBR-084, WBR-172)."""
    x, y = state.strength(t, a), state.strength(t, b)
    if t.events is not None:
        t.tell("fight", card=a, target=b, a=x, b=y)
    return wound(t, now, [(a, b, x), (b, a, y)])


# -- locations ---------------------------------------------------------------------------------------------------------


def damage(t: Steppe, now: Now, card: int) -> Flow | None:
    """Remove the topmost stage counter; no stage ability (WBR-049). Solomon's Throne may interrupt it."""
    seat = _side(t, card)
    if INTERRUPTS[t.kind[card]] and seat != now.me:
        found = INTERRUPTS[t.kind[card]][0]
        if found.cond == "damaged":
            return _damaging(t, card, Trig(seat, card, found))
    _damaged(t, card)
    return None


def _damaging(t: Steppe, card: int, trig: Trig) -> Flow:
    yield from offer(t, [trig])
    if card in t.stages:
        _damaged(t, card)


def _damaged(t: Steppe, card: int) -> None:
    if t.stages[card] > 0:
        t.stages[card] -= 1
        t.dirty = True
        if t.events is not None:
            t.tell("damage", card=card, left=t.stages[card])


def attacks_alone(t: Steppe, seat: int) -> bool:
    """Was this the first lone attack of a side this round? Counted by the combat."""
    return t.past[LONE + seat] == 1


__all__ = ["LOCATION", "SAVIOR"]
