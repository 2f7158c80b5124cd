"""The effects that cards are made of (specification 8.1): each a function with its words beside it.

`EFFECTS[name](t, now, effect)` carries one out; it returns a generator if it has to ask. What cannot be done in full
is done as far as possible (WBR-151), a part without a target is skipped (WBR-Q35). A last "may" makes it optional.
"""

from __future__ import annotations

from ...ask import Ask, Flow, Pick
from . import automaton, combat, harm, play, state, timing
from .abilities import ANY, EARTH, GUILD_NAMES, Effect
from .cards import STAGES
from .costs import CONDITIONS, discard_choice
from .state import EXTRA, LATE, TRUCE, Now, Steppe, rival, score
from .targets import CONDITION, both, effect, mine, on, phrase, phrases, target

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


@effect(
    "stand",
    lambda e: f"gain {e[2]} {'standing in a guild of your choice' if e[1] == ANY else GUILD_NAMES[e[1]] + ' standing'}",
)
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
    state.reckon(t, now.me)
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
    return discard_choice(t, rival(t, now.me), found[1], now.card)


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


@effect("one", lambda e: "choose one: " + "; or ".join(" and ".join(phrase(x) for x in mode[1:]) for mode in e[1:]))
def _one(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """What cannot be paid for cannot be chosen (D18); the automaton takes the first that does something (WBR-Q47)."""
    modes = [n for n, mode in enumerate(found[1:]) if mode[0] != "earth" or t.standing[4 * now.me + EARTH] >= 1]
    if now.me == t.auto:
        return timing.run(t, now, found[1:][automaton.mode(t, [mode[1:] for mode in found[1:]])][1:])
    return _choose_one(t, now, found, modes)


def _choose_one(t: Steppe, now: Now, found: Effect, modes: list[int]) -> Flow:
    value = yield Ask(
        now.me, "mode", tuple([f"mode {n + 1}" for n in modes]), source=now.card, about={"modes": found[1:]}
    )
    flow = timing.run(t, now, found[int(value[5:])][1:])
    if flow is not None:
        yield from flow


@effect("migrate", lambda e: f"**migrate**: gain 1 Earth standing, or spend 1 Earth standing to {phrases(e[1:])}")
def _migrate(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """1 Earth standing, or 1 spent for the effect (WBR-109, WBR-Q01); nothing for the automaton (WBR-Q48)."""
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
    good = CONDITIONS[found[1]](t, now.me, now.card or 0)
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


@effect("wound", lambda e: f"deal {_wounds(e[1])} to {on(e[2])}")
def _wound(t: Steppe, now: Now, found: Effect) -> Flow | None:
    return target(t, now, found, found[2], lambda card: harm.wound(t, now, [(now.card, card, found[1])]))


def _wounds(n: int) -> str:
    return f"{n} wound{'s' if n != 1 else ''}"


@effect("leader wounds", lambda e: f"deal {_wounds(e[1])} to {on(e[2])}")
def _leader_wounds(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """Khurshah's ability; The Right Hand adds to it for a combat."""
    n = found[1] + (t.combat.deadly if t.combat is not None else 0)
    return target(
        t, now, ("leader wounds", n, found[2]), found[2], lambda card: harm.wound(t, now, [(now.card, card, n)])
    )


@effect("deadlier", "your Worldbreaker’s ability deals {0} more wound this combat")
def _deadlier(t: Steppe, now: Now, found: Effect) -> None:
    if t.combat is not None:
        t.combat.deadly += found[1]


@effect("wound x", lambda e: f"deal X + {e[1]} wounds to {on(e[2])}")
def _wound_x(t: Steppe, now: Now, found: Effect) -> Flow | None:
    n = now.x + found[1]
    return target(t, now, ("wound x", n, found[2]), found[2], lambda card: harm.wound(t, now, [(now.card, card, n)]))


@effect("wound several", lambda e: f"deal {_wounds(e[1])} to each of up to {e[2]} followers")
def _wound_several(t: Steppe, now: Now, found: Effect) -> Flow | None:
    cards = both(t, "followers")
    return _wounding_several(t, now, found[1], found[2], cards) if cards else None


def _wounding_several(t: Steppe, now: Now, n: int, most: int, cards: list[int]) -> Flow:
    if now.me == t.auto:
        picks = yield from automaton.several(t, cards, most, harm=True)
    else:
        picks = yield Pick(now.me, "wound several", tuple(cards), 0, min(most, len(cards)), now.card, about={"n": n})
    flow = harm.wound(t, now, [(now.card, card, n) for card in picks])
    if flow is not None:
        yield from flow


@effect("defeat", lambda e: f"defeat {on(e[1])}")
def _defeat(t: Steppe, now: Now, found: Effect) -> Flow | None:
    return target(t, now, found, found[1], lambda card: timing.defeat(t, now, [card]))


@effect("defeat all", "defeat all followers")
def _defeat_all(t: Steppe, now: Now, found: Effect) -> Flow | None:
    cards = both(t, "followers")
    return timing.defeat(t, now, cards) if cards else None


@effect("plus", lambda e: f"put {'a' if e[1] == 1 else e[1]} +1/+1 counter on {on(e[2])}")
def _plus(t: Steppe, now: Now, found: Effect) -> Flow | None:
    def give(card: int) -> None:
        state.count(t, "plus", card, found[1])
        t.tell("plus", card=card, n=found[1])

    return target(t, now, found, found[2], give)


@effect("stationary", lambda e: f"put a stationary counter on {on(e[2])}")
def _stationary(t: Steppe, now: Now, found: Effect) -> Flow | None:
    def pin(card: int) -> None:
        state.count(t, "pinned", card, found[1])
        t.tell("pin", card=card)

    return target(t, now, found, found[2], pin)


@effect("stun", lambda e: f"stun {on(e[2])}")
def _stun(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """Put a stun counter on (WBR-127)."""

    def stun(card: int) -> None:
        state.count(t, "stunned", card, found[1])
        t.tell("stun", card=card, n=found[1])

    return target(t, now, found, found[2], stun)


@effect("surge", lambda e: f"exhaust {on(e[2])} and stun it")
def _surge(t: Steppe, now: Now, found: Effect) -> Flow | None:
    def strike(card: int) -> None:
        state.exhaust(t, card)
        state.count(t, "stunned", card, found[1])
        t.tell("stun", card=card, n=found[1])

    return target(t, now, found, found[2], strike)


@effect("strengthen", lambda e: f"{on(e[2])} has +{e[1]} strength this combat")
def _strengthen(t: Steppe, now: Now, found: Effect) -> Flow | None:
    def boost(card: int) -> None:
        if t.combat is not None:
            t.combat.boost[card] = t.combat.boost.get(card, 0) + found[1]
            t.tell("strengthen", card=card, n=found[1])

    return target(t, now, found, found[2], boost)


@effect(
    "lethal",
    lambda e: f"choose {on(e[1])}: whenever it wounds a follower this combat, you may defeat that one too",
)
def _lethal(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """Lasts for the combat that the same ability starts (WBR-Q13)."""

    def mark(card: int) -> None:
        now.strike = (*now.strike, card)
        t.tell("lethal", card=card)

    return target(t, now, found, found[1], mark)


@effect("no block", lambda e: f"choose {on(e[1])}; it cannot block this combat")
def _no_block(t: Steppe, now: Now, found: Effect) -> Flow | None:
    def idle(card: int) -> None:
        if t.combat is not None:
            t.combat.idle.append(card)
            t.tell("idle", card=card)

    return target(t, now, found, found[1], idle)


@effect("out", lambda e: f"remove {on(e[1])} from combat")
def _out(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """It stops attacking and stays exhausted (WBR-096)."""

    def off(card: int) -> None:
        if t.combat is not None and card in t.combat.attackers:
            t.combat.attackers.remove(card)
            t.tell("out", card=card)

    return target(t, now, found, found[1], off)


@effect("ready leader", "ready your Worldbreaker")
def _ready_leader(t: Steppe, now: Now, found: Effect) -> None:
    for card in mine(t, now, "wb"):
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


@effect("develop", lambda e: f"develop {on(e[1])}")
def _develop(t: Steppe, now: Now, found: Effect) -> Flow | None:
    return target(t, now, found, found[1], lambda card: play.develop(t, now.me, card) if t.stages.get(card) else None)


@effect("damage", lambda e: f"damage {on(e[1])}")
def _damage(t: Steppe, now: Now, found: Effect) -> Flow | None:
    return target(t, now, found, found[1], lambda card: harm.damage(t, now, card))


@effect("deplete", lambda e: f"deplete {on('unhidden location')}")
def _deplete(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """Lay Siege speaks of non-hidden locations; hidden itself would not stop it (WBR-Q19)."""
    return target(t, now, found, "unhidden location", lambda card: timing.deplete(t, card))


@effect("deplete all", "deplete all locations")
def _deplete_all(t: Steppe, now: Now, found: Effect) -> None:
    for card in both(t, "locations"):
        timing.deplete(t, card)


@effect("replenish", lambda e: f"**replenish** {e[1]} stage of {on(e[2])}")
def _replenish(t: Steppe, now: Now, found: Effect) -> Flow | None:
    return target(t, now, found, found[2], lambda card: replenish(t, card, found[1]))


def replenish(t: Steppe, card: int, n: int) -> None:
    """Counters on the last stages that have none, as far as there are such (WBR-115)."""
    n = min(n, len(STAGES[t.kind[card]]) - t.stages[card])
    t.stages[card] += n
    t.tell("replenish", card=card, n=n, left=t.stages[card])
