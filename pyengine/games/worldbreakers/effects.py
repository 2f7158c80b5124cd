"""The effects that cards are made of (specification 8.1): each a function with its words beside it.

`EFFECTS[name](t, now, effect)` carries one out; it returns a generator if it has to ask. What cannot be done in full is
done as far as possible (WBR-151); a part without a target is skipped (WBR-Q35). A last argument "may" makes it optional.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...ask import Ask, Flow, Pick
from . import automaton, combat, play, state, timing
from .abilities import ANY, EARTH, EVENT, FOLLOWER, GUILD_NAMES, LOCATION, Effect
from .cards import COST, STAGES, STORAGE, TYPE
from .state import EXTRA, LATE, TRUCE, Now, Steppe, rival, score
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


def _all(t: Steppe, zone: str) -> list[int]:
    a, b = t.pair
    index = t.lay.index[zone]
    return t.zones[index[a]] + t.zones[index[b]]


def _mine(t: Steppe, now: Now, zone: str) -> list[int]:
    return t.zones[t.lay.index[zone][now.me]]


def _theirs(t: Steppe, now: Now, zone: str) -> list[int]:
    return t.zones[t.lay.index[zone][rival(t, now.me)]]


def _attacking(t: Steppe) -> list[int]:
    return t.combat.attackers if t.combat is not None else []


def _in_play(t: Steppe, card: Any) -> list[int]:
    return [card] if type(card) is int and t.lay.family[t.where[card]] in ("followers", "locations") else []


TARGETS: dict[str, tuple[str, Callable[[Steppe, Now], list[int]]]] = {
    "follower": ("a follower", lambda t, now: _all(t, "followers")),
    "my follower": ("one of your followers", lambda t, now: _mine(t, now, "followers")),
    "rival follower": ("a follower of your rival", lambda t, now: _theirs(t, now, "followers")),
    "wounded follower": ("a wounded follower", lambda t, now: [c for c in _all(t, "followers") if c in t.wounds]),
    "follower of 3": (
        "a follower with a printed cost of 3 or less",
        lambda t, now: [c for c in _all(t, "followers") if COST[t.kind[c]] <= 3],
    ),
    "follower of 2": (
        "a follower with a printed cost of 2 or less",
        lambda t, now: [c for c in _all(t, "followers") if COST[t.kind[c]] <= 2],
    ),
    "self": ("this card", lambda t, now: _in_play(t, now.card)),
    "my attacker": ("one of your attacking followers", lambda t, now: _attacking(t)[:]),
    "other attacker": ("another attacking follower", lambda t, now: [c for c in _attacking(t) if c != now.other]),
    "blocked": ("the follower it blocks", lambda t, now: _in_play(t, now.other)),
    "location": (
        "a location, hidden ones included", lambda t, now: [c for c in _all(t, "locations") if t.stages[c] > 0]
    ),
    "open location": (
        "a location that is not hidden from you",
        lambda t, now: [
            c for c in _all(t, "locations")
            if t.stages[c] > 0 and (not combat.hidden(t, c) or t.lay.owner[t.where[c]] == now.me)
        ],
    ),
    "unhidden location": (
        "a location without hidden", lambda t, now: [c for c in _all(t, "locations") if not combat.hidden(t, c)]
    ),
    "my location": ("one of your locations", lambda t, now: [c for c in _mine(t, now, "locations") if t.stages[c] > 0]),
    "my other location": (
        "another of your locations",
        lambda t, now: [c for c in _mine(t, now, "locations") if t.stages[c] > 0 and c != now.card],
    ),
    "my settled location": (
        "one of your locations that did not enter this turn",
        lambda t, now: [
            c for c in _mine(t, now, "locations")
            if c not in t.entered and t.stages[c] < len(STAGES[t.kind[c]])
        ],
    ),
}  # fmt: skip
"""Target name -> words and the cards that fit; either side unless it says so (D10, WBR-Q18)."""

DIRECT = ("self", "blocked")
HARM = {
    "wound": True, "leader wounds": True, "wound x": True, "defeat": True, "deplete": True, "damage": True,
    "stationary": True, "surge": True, "stun": True, "no block": True, "out": True, "plus": False, "strengthen": False,
    "develop": False, "replenish": False, "lethal": False, "ready": False,
}  # fmt: skip
"""What an effect does to its target: the automaton aims harm at you and help at itself (WBR-Q46)."""


def target(t: Steppe, now: Now, found: Effect, name: str, then: Callable[[int], Flow | None]) -> Flow | None:
    """Choose a target by its name and do something with it; at once if there is no choice."""
    cards = TARGETS[name][1](t, now)
    if not cards:
        return None
    if name in DIRECT:
        return then(cards[0])
    return _target(t, now, found, name, cards, then)


def _target(t: Steppe, now: Now, found: Effect, name: str, cards: list[int], then: Callable[[int], Flow | None]) -> Flow:
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
    return (yield Ask(now.me, verb, options, source=now.card, about=about))


# -- mythium, cards, standing, power -----------------------------------------------------------------------------------


@effect("gain", "gain {0} mythium")
def _gain(t: Steppe, now: Now, found: Effect) -> None:
    state.gain(t, now.me, found[1])


@effect("gain standing", "gain mythium equal to the sum of your standing")
def _gain_standing(t: Steppe, now: Now, found: Effect) -> None:
    state.gain(t, now.me, sum(t.standing[4 * now.me : 4 * now.me + 4]))


@effect("draw", lambda e: f"draw {e[1]} card{'s' if e[1] > 1 else ''}")
def _draw(t: Steppe, now: Now, found: Effect) -> None:
    state.draw(t, now, now.me, found[1])


@effect("stand", lambda e: f"gain {e[2]} {'standing in a guild of your choice' if e[1] == ANY else GUILD_NAMES[e[1]] + ' standing'}")
def _stand(t: Steppe, now: Now, found: Effect) -> Flow | None:
    if now.me == t.auto:
        return None
    if found[1] != ANY:
        state.stand(t, now.me, found[1], found[2])
        return None
    return _stand_any(t, now, found[2])


GUILD_PLACES = tuple(f"guild:{name}" for name in ("earth", "stars", "void", "moon"))


def _stand_any(t: Steppe, now: Now, n: int) -> Flow:
    place = yield Ask(now.me, "guild", GUILD_PLACES, source=now.card, about={"n": n})
    state.stand(t, now.me, GUILD_PLACES.index(place), n)


@effect("spend", lambda e: f"spend {e[2]} {GUILD_NAMES[e[1]]} standing")
def _spend(t: Steppe, now: Now, found: Effect) -> None:
    t.standing[4 * now.me + found[1]] -= found[2]
    t.tell("unstand", who=now.me, n=found[2], guild=f"guild.{found[1]}", total=t.standing[4 * now.me + found[1]])


@effect("power", "gain {0} power")
def _power(t: Steppe, now: Now, found: Effect) -> None:
    score(t, now, now.me, found[1], "stage" if now.other == "stage" else "card")


@effect("drain", "your rival loses {0} mythium")
def _drain(t: Steppe, now: Now, found: Effect) -> None:
    """A loss stops at 0 (WBR-Q22)."""
    foe = rival(t, now.me)
    lost = min(found[1], t.myth[foe])
    t.myth[foe] -= lost
    t.tell("lose", who=foe, n=lost, myth=t.myth[foe])


@effect("sap", "your rival loses {0} power")
def _sap(t: Steppe, now: Now, found: Effect) -> None:
    foe = rival(t, now.me)
    lost = min(found[1], t.power[foe])
    t.power[foe] -= lost
    t.tell("unscore", who=foe, n=lost, total=t.power[foe])


@effect("rival discards", "your rival discards {0} card of their choice")
def _rival_discards(t: Steppe, now: Now, found: Effect) -> Flow | None:
    return timing.discard_choice(t, rival(t, now.me), found[1], now.card)


@effect("later", "in this round’s Rally Phase gain {0} mythium")
def _later(t: Steppe, now: Now, found: Effect) -> None:
    """A delayed effect, resolved in step 1 of the Rally Phase."""
    t.past[LATE + now.me] += found[1]
    t.tell("later", who=now.me, n=found[1])


@effect("extra", "your next turn this round has one more action")
def _extra(t: Steppe, now: Now, found: Effect) -> None:
    """Lost if there is no such turn (WBR-Q26)."""
    t.past[EXTRA + now.me] += 1
    t.tell("extra", who=now.me)


@effect("truce", "nobody can attack for the rest of this round")
def _truce(t: Steppe, now: Now, found: Effect) -> None:
    t.past[TRUCE] = 1
    t.tell("truce", who=now.me)


# -- choices -----------------------------------------------------------------------------------------------------------


@effect("one", lambda e: "choose one: " + "; or ".join(phrases(mode[1:]) for mode in e[1:]))
def _one(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """A mode that cannot be paid for cannot be chosen (D18); the automaton takes the first that does something (WBR-Q47)."""
    modes = [n for n, mode in enumerate(found[1:]) if mode[0] != "earth" or t.standing[4 * now.me + EARTH] >= 1]
    if now.me == t.auto:
        return timing.run(t, now, found[1:][automaton.mode(t, [mode[1:] for mode in found[1:]])][1:])
    return _choose_one(t, now, found, modes)


def _choose_one(t: Steppe, now: Now, found: Effect, modes: list[int]) -> Flow:
    value = yield Ask(now.me, "mode", tuple([f"mode {n + 1}" for n in modes]), source=now.card, about={"modes": found[1:]})
    flow = timing.run(t, now, found[int(value[5:])][1:])
    if flow is not None:
        yield from flow


@effect("migrate", lambda e: f"**migrate**: gain 1 Earth standing, or spend 1 Earth standing to {phrases(e[1:])}")
def _migrate(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """Gain 1 Earth standing, or spend 1 for the effect (WBR-109, WBR-Q01); nothing for the automaton (WBR-Q48)."""
    return None if now.me == t.auto else _migrating(t, now, found[1:])


def _migrating(t: Steppe, now: Now, effects: tuple[Effect, ...]) -> Flow:
    options = ("settle", "migrate") if t.standing[4 * now.me + EARTH] >= 1 else ("settle",)
    value = yield Ask(now.me, "migrate", options, source=now.card, about={"effects": effects})
    if value == "settle":
        state.stand(t, now.me, EARTH, 1)
        return
    _spend(t, now, ("spend", EARTH, 1))
    flow = timing.run(t, now, effects)
    if flow is not None:
        yield from flow


@effect("if", lambda e: f"{CONDITION[e[1]]}{phrase(e[2])}, otherwise {phrase(e[3])}")
def _if(t: Steppe, now: Now, found: Effect) -> Flow | None:
    good = timing.CONDITIONS[found[1]](t, now.me, now.card or 0)
    return timing.run(t, now, (found[2] if good else found[3],))


@effect("repeat x", lambda e: f"do the following X times: {phrases(e[1:])}")
def _repeat(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """X steps, each with its own sub-steps (WBR-153)."""
    return _repeating(t, now, found[1:]) if now.x else None


def _repeating(t: Steppe, now: Now, effects: tuple[Effect, ...]) -> Flow:
    for _ in range(now.x):
        flow = timing.ability(t, Now(now.me, now.card), effects)
        if flow is not None:
            yield from flow


# -- followers ---------------------------------------------------------------------------------------------------------


def _on(name: str) -> str:
    return TARGETS[name][0]


@effect("wound", lambda e: f"deal {_wounds(e[1])} to {_on(e[2])}")
def _wound(t: Steppe, now: Now, found: Effect) -> Flow | None:
    return target(t, now, found, found[2], lambda card: timing.wound(t, now, [(now.card, card, found[1])]))


def _wounds(n: int) -> str:
    return f"{n} wound{'s' if n != 1 else ''}"


@effect("leader wounds", lambda e: f"deal {_wounds(e[1])} to {_on(e[2])}")
def _leader_wounds(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """Khurshah's ability; The Right Hand adds to it for a combat."""
    n = found[1] + (t.combat.deadly if t.combat is not None else 0)
    return target(t, now, ("leader wounds", n, found[2]), found[2], lambda card: timing.wound(t, now, [(now.card, card, n)]))


@effect("deadlier", "your Worldbreaker’s ability deals {0} more wound this combat")
def _deadlier(t: Steppe, now: Now, found: Effect) -> None:
    if t.combat is not None:
        t.combat.deadly += found[1]


@effect("wound x", lambda e: f"deal X + {e[1]} wounds to {_on(e[2])}")
def _wound_x(t: Steppe, now: Now, found: Effect) -> Flow | None:
    n = now.x + found[1]
    return target(t, now, ("wound x", n, found[2]), found[2], lambda card: timing.wound(t, now, [(now.card, card, n)]))


@effect("wound several", lambda e: f"deal {_wounds(e[1])} to each of up to {e[2]} followers")
def _wound_several(t: Steppe, now: Now, found: Effect) -> Flow | None:
    cards = _all(t, "followers")
    return _wounding_several(t, now, found[1], found[2], cards) if cards else None


def _wounding_several(t: Steppe, now: Now, n: int, most: int, cards: list[int]) -> Flow:
    if now.me == t.auto:
        picks = yield from automaton.several(t, cards, most, harm=True)
    else:
        picks = yield Pick(now.me, "wound several", tuple(cards), 0, min(most, len(cards)), now.card, about={"n": n})
    flow = timing.wound(t, now, [(now.card, card, n) for card in picks])
    if flow is not None:
        yield from flow


@effect("defeat", lambda e: f"defeat {_on(e[1])}")
def _defeat(t: Steppe, now: Now, found: Effect) -> Flow | None:
    return target(t, now, found, found[1], lambda card: timing.defeat(t, now, [card]))


@effect("defeat all", "defeat all followers")
def _defeat_all(t: Steppe, now: Now, found: Effect) -> Flow | None:
    cards = _all(t, "followers")
    return timing.defeat(t, now, cards) if cards else None


@effect("plus", lambda e: f"put {'a' if e[1] == 1 else e[1]} +1/+1 counter on {_on(e[2])}")
def _plus(t: Steppe, now: Now, found: Effect) -> Flow | None:
    def give(card: int) -> None:
        state.count(t, "plus", card, found[1])
        t.tell("plus", card=card, n=found[1])

    return target(t, now, found, found[2], give)


@effect("stationary", lambda e: f"put a stationary counter on {_on(e[2])}")
def _stationary(t: Steppe, now: Now, found: Effect) -> Flow | None:
    def pin(card: int) -> None:
        state.count(t, "pinned", card, found[1])
        t.tell("pin", card=card)

    return target(t, now, found, found[2], pin)


@effect("stun", lambda e: f"stun {_on(e[2])}")
def _stun(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """Put a stun counter on (WBR-127)."""

    def stun(card: int) -> None:
        state.count(t, "stunned", card, found[1])
        t.tell("stun", card=card, n=found[1])

    return target(t, now, found, found[2], stun)


@effect("surge", lambda e: f"exhaust {_on(e[2])} and stun it")
def _surge(t: Steppe, now: Now, found: Effect) -> Flow | None:
    def strike(card: int) -> None:
        state.exhaust(t, card)
        state.count(t, "stunned", card, found[1])
        t.tell("stun", card=card, n=found[1])

    return target(t, now, found, found[2], strike)


@effect("strengthen", lambda e: f"{_on(e[2])} has +{e[1]} strength this combat")
def _strengthen(t: Steppe, now: Now, found: Effect) -> Flow | None:
    def boost(card: int) -> None:
        if t.combat is not None:
            t.combat.boost[card] = t.combat.boost.get(card, 0) + found[1]
            t.tell("strengthen", card=card, n=found[1])

    return target(t, now, found, found[2], boost)


@effect("lethal", lambda e: f"this combat, whenever {_on(e[1])} of your choice wounds a follower, you may defeat that follower too")
def _lethal(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """Lasts for the combat that the same ability starts (WBR-Q13)."""

    def mark(card: int) -> None:
        now.strike.append(card)
        t.tell("lethal", card=card)

    return target(t, now, found, found[1], mark)


@effect("no block", lambda e: f"{_on(e[1])} cannot block this combat")
def _no_block(t: Steppe, now: Now, found: Effect) -> Flow | None:
    def idle(card: int) -> None:
        if t.combat is not None:
            t.combat.idle.append(card)
            t.tell("idle", card=card)

    return target(t, now, found, found[1], idle)


@effect("out", lambda e: f"remove {_on(e[1])} from combat")
def _out(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """It stops attacking and stays exhausted (WBR-096)."""

    def off(card: int) -> None:
        if t.combat is not None and card in t.combat.attackers:
            t.combat.attackers.remove(card)
            t.tell("out", card=card)

    return target(t, now, found, found[1], off)


@effect("ready leader", "ready your Worldbreaker")
def _ready_leader(t: Steppe, now: Now, found: Effect) -> None:
    for card in _mine(t, now, "wb"):
        state.make_ready(t, card)


# -- combat ------------------------------------------------------------------------------------------------------------


def _attack_words(e: Effect) -> str:
    words = "you may attack" if "may" in e else "attack"
    if 1 in e:
        words += " with one follower"
    if combat.UNBLOCKABLE in e:
        words += "; it cannot be blocked this combat"
    return words + ("; all your followers have overwhelm this combat" if combat.CRUSHING in e else "")


@effect("attack", _attack_words)
def _attack(t: Steppe, now: Now, found: Effect) -> Flow | None:
    word = next((w for w in found[1:] if w in (combat.UNBLOCKABLE, combat.CRUSHING)), "")
    return combat.attack(t, now, 1 if 1 in found else 0, "may" in found, word)


@effect("skirmish", "you may attack with one follower; when that combat has ended, you may attack with one again")
def _skirmish(t: Steppe, now: Now, found: Effect) -> Flow | None:
    flow = combat.attack(t, now, 1, may=True)
    return None if flow is None else _skirmishing(t, now, flow)


def _skirmishing(t: Steppe, now: Now, flow: Flow) -> Flow:
    """The second attack belongs to the end of the first combat: without one there is none (D30)."""
    declared = t.past[state.LONE + now.me]
    yield from flow
    if t.past[state.LONE + now.me] == declared:
        return
    again = combat.attack(t, now, 1, may=True)
    if again is not None:
        yield from again


@effect("stupefy", "your rival reveals {0} cards of their hand; you choose one of them, and it is discarded")
def _stupefy(t: Steppe, now: Now, found: Effect) -> Flow | None:
    foe = rival(t, now.me)
    hand = t.zones[t.lay.index["hand"][foe]]
    return _stupefying(t, now, foe, min(found[1], len(hand))) if hand and foe != t.auto else None


def _stupefying(t: Steppe, now: Now, foe: int, n: int) -> Flow:
    hand = tuple(t.zones[t.lay.index["hand"][foe]])
    shown = yield Pick(foe, "show", hand, n, n, now.card)
    t.show(shown)
    t.tell("reveal", who=foe, cards=list(shown))
    card = shown[0] if now.me == t.auto else (yield Ask(now.me, "take away", tuple(shown), source=now.card))
    t.move(card, t.lay.index["discard"][foe])
    t.tell("discard", who=foe, cards=[card])


# -- locations ---------------------------------------------------------------------------------------------------------


@effect("develop", lambda e: f"develop {_on(e[1])}")
def _develop(t: Steppe, now: Now, found: Effect) -> Flow | None:
    return target(t, now, found, found[1], lambda card: play.develop(t, now.me, card) if t.stages.get(card) else None)


@effect("damage", lambda e: f"damage {_on(e[1])}")
def _damage(t: Steppe, now: Now, found: Effect) -> Flow | None:
    return target(t, now, found, found[1], lambda card: timing.damage(t, now, card))


@effect("deplete", lambda e: f"deplete {_on('unhidden location')}")
def _deplete(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """Lay Siege speaks of non-hidden locations; hidden itself would not stop it (WBR-Q19)."""
    return target(t, now, found, "unhidden location", lambda card: timing.deplete(t, card))


@effect("deplete all", "deplete all locations")
def _deplete_all(t: Steppe, now: Now, found: Effect) -> None:
    for card in _all(t, "locations"):
        timing.deplete(t, card)


@effect("replenish", lambda e: f"**replenish** {e[1]} stage of {_on(e[2])}")
def _replenish(t: Steppe, now: Now, found: Effect) -> Flow | None:
    return target(t, now, found, found[2], lambda card: replenish(t, card, found[1]))


def replenish(t: Steppe, card: int, n: int) -> None:
    """Counters on the last stages that have none, as far as there are such (WBR-115)."""
    n = min(n, len(STAGES[t.kind[card]]) - t.stages[card])
    t.stages[card] += n
    t.tell("replenish", card=card, n=n, left=t.stages[card])


# -- playing, searching, storing ---------------------------------------------------------------------------------------

SORTS: dict[str, tuple[str, Callable[[int], bool]]] = {
    "card": ("a card", lambda kind: True),
    "follower": ("a follower", lambda kind: TYPE[kind] == FOLLOWER),
    "location": ("a location", lambda kind: TYPE[kind] == LOCATION),
    "event": ("an event", lambda kind: TYPE[kind] == EVENT),
}


def _play_words(e: Effect) -> str:
    where = " or from storage" if "storage" in e else ""
    less = "the sum of your standing" if e[2] == "standing" else e[2]
    return f"{'you may ' if 'may' in e else ''}play {SORTS[e[1]][0]}{where}" + (f" for {less} mythium less" if less else "")


@effect("play", _play_words)
def _play(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """Play a card from hand, all costs paid; mandatory if able, unless it says "may" (WBR-070, WBR-071, WBR-Q07)."""
    me = now.me
    less = sum(t.standing[4 * me : 4 * me + 4]) if found[2] == "standing" else found[2]
    fits, kind = SORTS[found[1]][1], t.kind
    stored = _mine(t, now, "stored") if "storage" in found else state.shelf(t, me)
    cards = [c for c in (*_mine(t, now, "hand"), *stored) if fits(kind[c]) and play.can_play(t, me, c, less)]
    if not cards or me == t.auto:
        return None
    return _playing(t, now, cards, less, "may" in found)


def _playing(t: Steppe, now: Now, cards: list[int], less: int, may: bool) -> Flow:
    card = yield Ask(now.me, "play", (*cards, None) if may else tuple(cards), source=now.card, about={"less": less})
    if card is not None:
        flow = play.play(t, now, card, less)
        if flow is not None:
            yield from flow


@effect("play stored", "play a card stored here")
def _play_stored(t: Steppe, now: Now, found: Effect) -> Flow | None:
    cards = [c for c, host in t.host.items() if host == now.card and play.can_play(t, now.me, c)]
    return _playing(t, now, cards, 0, False) if cards else None


@effect("seek", lambda e: "reveal cards from your deck until " + (
    "two followers are found" if e[1:] == ("follower", "follower") else "a follower and a location are found"
) + "; take them into your hand; shuffle")
def _seek(t: Steppe, now: Now, found: Effect) -> None:
    """Found cards go to the hand; the rest is shuffled (WBR-Q31)."""
    if now.me == t.auto:
        return
    hand = t.lay.index["hand"][now.me]
    for card in _search(t, now, list(found[1:])):
        t.move(card, hand)
        now.found.append(card)
    t.shuffle(t.lay.index["deck"][now.me])
    t.tell("found", who=now.me, cards=now.found[:])


def _search(t: Steppe, now: Now, wanted: list[str]) -> list[int]:
    """Reveal from the top until each wanted sort has been found once; returns what was found."""
    hits, seen = [], []
    for card in reversed(t.zones[t.lay.index["deck"][now.me]]):
        if not wanted:
            break
        seen.append(card)
        sort = next((sort for sort in wanted if SORTS[sort][1](t.kind[card])), None)
        if sort is not None:
            wanted.remove(sort)
            hits.append(card)
    t.show(seen)
    t.tell("reveal", who=now.me, cards=seen)
    return hits


@effect("play found", lambda e: "you may play one of them" if e[1] == 1 else "you may play either or both")
def _play_found(t: Steppe, now: Now, found: Effect) -> Flow | None:
    return _playing_found(t, now, found[1]) if now.found else None


def _playing_found(t: Steppe, now: Now, most: int) -> Flow:
    hand = t.lay.index["hand"][now.me]
    for _ in range(most):
        cards = [c for c in now.found if t.where[c] == hand and play.can_play(t, now.me, c)]
        if not cards:
            return
        why = _found_why(t, now)
        card = yield Ask(now.me, "play", (*cards, None), source=now.card, why=why, about={"less": 0})
        if card is None:
            return
        flow = play.play(t, now, card)
        if flow is not None:
            yield from flow


def _found_why(t: Steppe, now: Now) -> Any:
    return lambda thing: play.why_not_play(t, now.me, thing) if thing in now.found else None


@effect("vision", "choose follower or location and reveal cards from your deck until one is found; draw it, or play it for {0} mythium less; shuffle")
def _vision(t: Steppe, now: Now, found: Effect) -> Flow | None:
    return None if now.me == t.auto else _seeing(t, now, found[1])


def _seeing(t: Steppe, now: Now, less: int) -> Flow:
    """Inspirational Vision (D23, D24)."""
    me = now.me
    sort = yield Ask(me, "sort", ("follower", "location"), source=now.card)
    hits = _search(t, now, [sort])
    if hits:
        card = hits[0]
        t.move(card, t.lay.index["found"][me])
        options = (("draw", card), ("play", card)) if play.can_play(t, me, card, less) else (("draw", card),)
        value = yield Ask(me, "take", options, source=now.card, about={"less": less})
        if value[0] == "draw":
            t.move(card, t.lay.index["hand"][me])
            if TYPE[t.kind[card]] == LOCATION and t.turn == me and t.phase == "action":
                now.news.append(("drew", me, (card,)))
            t.tell("found", who=me, cards=[card])
        else:
            flow = play.play(t, now, card, less)
            if flow is not None:
                yield from flow
    t.shuffle(t.lay.index["deck"][me])


@effect("scout", "reveal the top card of your deck: draw it if it is a follower, otherwise put it on the bottom")
def _scout(t: Steppe, now: Now, found: Effect) -> None:
    """Marco Polo."""
    deck = t.zones[t.lay.index["deck"][now.me]]
    if not deck or now.me == t.auto:
        return
    card = deck[-1]
    t.show((card,))
    t.tell("reveal", who=now.me, cards=[card])
    if TYPE[t.kind[card]] == FOLLOWER:
        state.draw(t, now, now.me, 1)
    else:
        t.move(card, t.lay.index["deck"][now.me], bottom=True)


@effect("store drawn", "store it here; if you do, draw 1 card")
def _store_drawn(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """The Muhandasat: no room, no card (WBR-Q24)."""
    hand = _mine(t, now, "hand")
    cards = [c for c in now.other if c in hand]
    return _storing(t, now, cards) if cards else None


def _storing(t: Steppe, now: Now, cards: list[int]) -> Flow:
    assert now.card is not None
    card = yield Ask(now.me, "store", tuple(cards), source=now.card)
    if state.store(t, now.me, card, now.card, STORAGE[t.kind[now.card]]):
        state.draw(t, now, now.me, 1)


@effect("recall", "return up to {0} other events from your discard pile to your hand")
def _recall(t: Steppe, now: Now, found: Effect) -> Flow | None:
    cards = [c for c in _mine(t, now, "discard") if TYPE[t.kind[c]] == EVENT and c != now.card]
    return _recalling(t, now, cards, found[1]) if cards and now.me != t.auto else None


def _recalling(t: Steppe, now: Now, cards: list[int], n: int) -> Flow:
    picks = yield Pick(now.me, "recall", tuple(cards), 0, min(n, len(cards)), now.card)
    for card in picks:
        t.move(card, t.lay.index["hand"][now.me])
    if picks:
        t.tell("recall", who=now.me, cards=list(picks))


@effect("stargaze", "look at the top 2 cards of your deck: one into your hand, the other on the bottom")
def _stargaze(t: Steppe, now: Now, found: Effect) -> Flow | None:
    deck = t.zones[t.lay.index["deck"][now.me]]
    return _gazing(t, now, deck[:-3:-1]) if deck and now.me != t.auto else None


def _gazing(t: Steppe, now: Now, cards: list[int]) -> Flow:
    """Fanciful Astronomer: only the owner sees both; this is no draw (D32)."""
    me = now.me
    look = t.lay.index["look"][me]
    for card in cards:
        t.move(card, look)
    kept = yield Ask(me, "keep", tuple(cards), source=now.card)
    for card in cards:
        if card == kept:
            t.move(card, t.lay.index["hand"][me])
        else:
            t.move(card, t.lay.index["deck"][me], bottom=True)
    t.tell("stargaze", who=me, n=len(cards))
