"""A fight: Phase 2 (upgrades) and Phase 3 (combat)."""

from __future__ import annotations

from ...ask import Flow, Pick, everyone
from .after import finish
from .damage import burn
from .language import ACTION, FIRE, FORGE, POISON, REVEAL, SOF, SOT
from .roll import cast, throw_dice
from .run import Waiting, ask, fire, fire_all, pending, window
from .state import (
    FORGED,
    HAND,
    WORN,
    Arena,
    enemy,
    hide_hand,
    refresh,
    say,
    top_upgrade,
    who,
)
from .values import speed

TURNS = 100
ACTIONS = 100
ACT, REVEAL_STEP = ("act",), ("reveal",)
SEAL = (("seal", 0), ("seal", 1))
REVEALS = (("reveals", 0), ("reveals", 1))
STARTS = (("starts", 0), ("starts", 1))
COMBAT = (("combat", 0), ("combat", 1))


def fight(t: Arena) -> Flow | None:
    """Phase 2 begins: the faster fighter's owner starts, at equal speed the Challenger's (FTN-049, FTN-Q12)."""
    t.phase = "upgrade"
    t.round += 1
    t.turns = t.out = t.cause = t.ulting = t.again = 0
    t.active = -1
    t.dice, t.face = (), -1
    if t.marks:
        for card in t.fighter:
            if card in t.marks:
                t.marks[card] = 2
    champion, challenger = t.champ, 1 - t.champ
    t.fought = (t.owner[champion], t.owner[challenger])
    a, b = speed(t, champion), speed(t, challenger)
    first = t.first = champion if a > b else challenger
    if t.events is not None:
        word = "speed.tied" if a == b else "speed.faster"
        fighters = {"card": t.fighter[first], "target": t.fighter[1 - first]}
        t.tell("fight", n=t.round, side=first, a=max(a, b), b=min(a, b), word=word, **fighters)
    t.agenda += REVEAL_STEP, SEAL[1 - first]
    return seal(t, first)


# -- A: playing face down -------------------------------------------------------------------------------------------


def seal(t: Arena, side: int) -> Flow | None:
    """Step A: any number of cards face down; partners too (FTN-048, FTN-050, FTN-169, FTN-184)."""
    if t.ears[side] >> FORGE & 1:
        _forge(t, side)
        return None
    if enemy(t, side):
        return None
    seats = [seat for seat in t.team[t.owner[side]] if t.zones[HAND + seat]]
    return _seal(t, side, seats) if seats else None


def _forge(t: Arena, side: int) -> None:
    """War Golem: the top 2 cards of the upgrade deck instead of cards from hands (notes to section 8)."""
    count = 0
    for _ in range(2):
        card = top_upgrade(t)
        if card is None:
            break
        t.move(card, FORGED + side)
        count += 1
    t.tell("forge", card=t.fighter[side], side=side, who=who(t, side), n=count)


def _seal(t: Arena, side: int, seats: list[int]) -> Flow:
    about = {"side": side, "foe": played(t, 1 - side)}
    fighter = t.fighter[side]
    hands = [tuple(t.zones[HAND + seat]) for seat in seats]
    asks = [
        Pick(seat, "upgrade", hand, 0, len(hand), fighter, None, None, about)
        for seat, hand in zip(seats, hands, strict=True)
    ]
    if len(seats) == 1:
        _put(t, side, seats[0], (yield asks[0]))
        return
    answers = yield from everyone({ask.seat: ask for ask in asks})
    for seat in seats:
        _put(t, side, seat, answers[seat])


def _put(t: Arena, side: int, seat: int, cards: tuple[int, ...]) -> None:
    """Cards go face down beside the fighter; only their number is told."""
    if cards:
        hide_hand(t, seat)
        sealed = t.lay.sealed[seat]
        for card in cards:
            t.move(card, sealed)
    if t.events is not None:
        say(t, "seal", who=seat, side=side, n=len(cards))


def played(t: Arena, side: int) -> int:
    """How many cards lie face down beside a fighter; everybody may count them (D10)."""
    zones, count = t.zones, len(t.zones[FORGED + side])
    if t.owner[side] != t.seats:
        for seat in t.team[t.owner[side]]:
            count += len(zones[t.lay.sealed[seat]])
    return count


# -- B, C, D: revealed, When Revealed, Start of Fight ---------------------------------------------------------------


def reveal(t: Arena) -> Flow | None:
    """Step B: all face-down upgrades are revealed together (FTN-051); C and D follow where there is anything to do."""
    first, second = t.first, 1 - t.first
    for side in (first, second):
        zones = [FORGED + side] if t.zones[FORGED + side] else []
        if t.owner[side] != t.seats:
            zones += [t.lay.sealed[seat] for seat in t.team[t.owner[side]] if t.zones[t.lay.sealed[seat]]]
        if zones:
            _reveal(t, side, [card for zone in zones for card in t.zones[zone]])
    either = t.ears[0] | t.ears[1]
    if not either & EARLY:
        return combat(t, first)
    t.agenda.append(COMBAT[first])
    t.agenda += STARTS[second], STARTS[first]
    if either >> REVEAL & 1:
        t.agenda += REVEALS[second], REVEALS[first]
    return None


EARLY = 1 << REVEAL | 1 << SOF


def _reveal(t: Arena, side: int, cards: list[int]) -> None:
    for card in cards:
        t.move(card, WORN + side)
    refresh(t, side)
    t.tell("reveal", card=t.fighter[side], cards=cards, side=side, who=who(t, side))


def reveals(t: Arena, side: int) -> Flow | None:
    """Step C: When Revealed effects of one side, in the order of its choice (FTN-052).

    Those of permanent enemy cards once for each enemy Titan (FTN-Q54).
    """
    if t.out or not t.ears[side] >> REVEAL & 1:
        return None
    waiting = pending(t, side, REVEAL)
    if enemy(t, side):
        key = t.fighter[side]
        waiting = [(src, clause) for src, clause in waiting if src * 1000 + key not in t.sworn]
        t.sworn = (*t.sworn, *[src * 1000 + key for src, _ in waiting])
    return fire_all(t, side, waiting)


def starts(t: Arena, side: int) -> Flow | None:
    """Step D: Start of Fight abilities of one side, in the order of its choice (FTN-053, FTN-055)."""
    if t.out or not t.ears[side] >> SOF & 1:
        return None
    return window(t, side, SOF)


# -- turns ----------------------------------------------------------------------------------------------------------


def combat(t: Arena, side: int) -> Flow | None:
    """Phase 3: the starting player's fighter takes the first turn (FTN-056); a fight may be over already (FTN-Q38)."""
    t.once = ()
    t.phase = "combat"
    if t.out:
        return finish(t)
    flow = begin_turn(t, side)
    if flow is None:
        return act(t)
    t.agenda.append(ACT)
    return flow


def begin_turn(t: Arena, side: int) -> Flow | None:
    """A turn begins: Poison, Fire and "start of my turn" effects (FTN-057). 100 turns are a stalemate (FTN-Q69)."""
    if t.turns >= TURNS:
        t.tell("stalemate", n=t.turns)
        t.out = 3
        return None
    t.turns += 1
    t.active, t.taken, t.granted = side, 0, 0
    t.dice, t.face = (), -1
    t.once = ()
    card = t.fighter[side]
    if t.events is not None:
        say(t, "turn", card=card, side=side, who=who(t, side), n=t.turns)
    if t.ears[side] >> SOT & 1:
        return _upkeep(t, side, card)
    if t.tokens:
        if t.tokens.get(card << 3 | POISON):
            burn(t, side, POISON)
        if not t.out and t.tokens.get(card << 3 | FIRE):
            burn(t, side, FIRE)
    return None


TOKENS = {"token:poison": POISON, "token:fire": FIRE}


def _upkeep(t: Arena, side: int, card: int) -> Flow | None:
    waiting = pending(t, side, SOT)
    names = [name for name, kind in TOKENS.items() if t.tokens.get(card << 3 | kind)]
    return _ordered_upkeep(t, side, waiting, names) if names else fire_all(t, side, waiting)


def _ordered_upkeep(t: Arena, side: int, waiting: Waiting, names: list[str]) -> Flow:
    """The owner orders Poison, Fire and abilities (D13)."""
    while (waiting or names) and not t.out:
        cards = tuple(dict.fromkeys(card for card, _ in waiting))
        options = (*names, *cards)
        first = options[0]
        if len(options) > 1 and cards:
            first = yield from ask(t, side, "order", options, about={"trigger": SOT})
        if first in TOKENS:
            names.remove(first)
            burn(t, side, TOKENS[first])
            continue
        at = next(n for n, (src, _) in enumerate(waiting) if src == first)
        flow = fire(t, side, *waiting.pop(at))
        if flow is not None:
            yield from flow


def act(t: Arena) -> Flow | None:
    """Actions and turns, up to the next question or the end of the fight.

    A turn has 1 Action + Action tokens + granted ones (FTN-058 to FTN-060, FTN-133, FTN-Q14); more than 100 lapse
    (FTN-Q70).
    """
    by_hand = t.options["dice"] == "hand"
    while not t.out:
        side = t.active
        allowed = 1 + t.granted
        if t.tokens:
            allowed += t.tokens.get(t.fighter[side] << 3 | ACTION, 0)
        if t.taken >= allowed or t.taken >= ACTIONS:
            flow = begin_turn(t, 1 - side)
        elif by_hand and t.owner[side] != t.seats:
            t.agenda.append(ACT)
            return throw_dice(t, side)
        else:
            t.taken += 1
            flow = cast(t, side)
        if flow is not None:
            t.agenda.append(ACT)
            return flow
    return finish(t)
