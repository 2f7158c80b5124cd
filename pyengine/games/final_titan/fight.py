"""A fight: Phase 2 (upgrades) and Phase 3 (combat)."""

from __future__ import annotations

from ...ask import Flow, Pick, everyone
from .damage import burn
from .language import ACTION, FIRE, FORGE, POISON, REVEAL, SOF, SOT
from .roll import action
from .run import Waiting, ask, fire, fire_all, pending, window
from .state import (
    FORGED,
    HAND,
    WORN,
    Arena,
    enemy,
    hide_hand,
    refresh,
    top_upgrade,
    who,
)
from .values import speed

TURNS = 100
ACTIONS = 100


def fight(t: Arena) -> None:
    """Phase 2 begins: the faster fighter's owner starts, at equal speed the Challenger's (FTN-049, FTN-Q12)."""
    t.phase = "upgrade"
    t.round += 1
    t.turns = t.out = t.cause = t.ulting = t.again = 0
    t.active = -1
    t.dice, t.face = [], -1
    for side in (0, 1):
        card = t.fighter[side]
        if t.marks.get(card):
            t.marks[card] = 2
        refresh(t, side)
    challenger = 1 - t.champ
    t.fought = [t.owner[t.champ], t.owner[challenger]]
    a, b = speed(t, t.champ), speed(t, challenger)
    t.first = t.champ if a > b else challenger
    t.tell(
        "fight",
        n=t.round,
        card=t.fighter[t.first],
        target=t.fighter[1 - t.first],
        side=t.first,
        a=max(a, b),
        b=min(a, b),
        word="speed.tied" if a == b else "speed.faster",
    )
    second = 1 - t.first
    t.agenda += [
        ("combat",), ("starts", second), ("starts", t.first), ("reveals", second), ("reveals", t.first), ("reveal",),
        ("seal", second), ("seal", t.first),
    ]  # fmt: skip


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
    asks = {}
    for seat in seats:
        hand = tuple(t.zones[HAND + seat])
        asks[seat] = Pick(seat, "upgrade", hand, 0, len(hand), source=t.fighter[side], about=about)
    if len(asks) == 1:
        answers = {seats[0]: (yield asks[seats[0]])}
    else:
        answers = yield from everyone(asks)
    for seat in seats:
        cards = answers[seat]
        if cards:
            hide_hand(t, seat)
        for card in cards:
            t.move(card, t.lay.sealed[seat])
        t.tell("seal", who=seat, side=side, n=len(cards))


def played(t: Arena, side: int) -> int:
    """How many cards lie face down beside a fighter; everybody may count them (D10)."""
    count = len(t.zones[FORGED + side])
    if not enemy(t, side):
        count += sum([len(t.zones[t.lay.sealed[seat]]) for seat in t.team[t.owner[side]]])
    return count


# -- B, C, D: revealed, When Revealed, Start of Fight ---------------------------------------------------------------


def reveal(t: Arena) -> None:
    """Step B: all face-down upgrades are revealed together (FTN-051)."""
    for side in (t.first, 1 - t.first):
        zones = [FORGED + side]
        if not enemy(t, side):
            zones += [t.lay.sealed[seat] for seat in t.team[t.owner[side]]]
        cards = [card for zone in zones for card in t.zones[zone]]
        for card in cards:
            t.move(card, WORN + side)
        if cards:
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
        t.sworn += [src * 1000 + key for src, _ in waiting]
    return fire_all(t, side, waiting)


def starts(t: Arena, side: int) -> Flow | None:
    """Step D: Start of Fight abilities of one side, in the order of its choice (FTN-053, FTN-055)."""
    if t.out or not t.ears[side] >> SOF & 1:
        return None
    return window(t, side, SOF)


# -- turns ----------------------------------------------------------------------------------------------------------


def combat(t: Arena) -> None:
    """Phase 3: the starting player's fighter takes the first turn (FTN-056); a fight may be over already (FTN-Q38)."""
    t.once.clear()
    if t.out:
        t.agenda.append(("finish",))
        return
    t.phase = "combat"
    t.agenda.append(("go", t.first))


def go(t: Arena, side: int) -> Flow | None:
    """A turn begins: Poison, Fire and "start of my turn" effects (FTN-057). 100 turns are a stalemate (FTN-Q69)."""
    if t.turns >= TURNS:
        t.tell("stalemate", n=t.turns)
        t.out = 3
        t.agenda.append(("finish",))
        return None
    t.turns += 1
    t.active, t.taken, t.granted = side, 0, 0
    t.dice, t.face = [], -1
    t.once.clear()
    card = t.fighter[side]
    if t.events is not None:
        t.tell("turn", card=card, side=side, who=who(t, side), n=t.turns)
    t.agenda.append(("act",))
    poison, fire_ = t.tokens.get(card << 3 | POISON), t.tokens.get(card << 3 | FIRE)
    if t.ears[side] >> SOT & 1:
        return _upkeep(t, side, bool(poison), bool(fire_))
    if poison:
        burn(t, side, POISON)
    if fire_ and not t.out:
        burn(t, side, FIRE)
    return None


TOKENS = {"token:poison": POISON, "token:fire": FIRE}


def _upkeep(t: Arena, side: int, poison: bool, fire_: bool) -> Flow | None:
    waiting = pending(t, side, SOT)
    if not poison and not fire_:
        return fire_all(t, side, waiting)
    names = [name for name, have in (("token:poison", poison), ("token:fire", fire_)) if have]
    return _ordered_upkeep(t, side, waiting, names)


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
    """One Action, as long as the turn has any: 1 + Action tokens + granted ones (FTN-058 to FTN-060, FTN-133, FTN-Q14).

    More than 100 lapse (FTN-Q70).
    """
    if t.out:
        t.agenda.append(("finish",))
        return None
    side = t.active
    allowed = 1 + t.granted + t.tokens.get(t.fighter[side] << 3 | ACTION, 0)
    if t.taken >= allowed or t.taken >= ACTIONS:
        t.agenda.append(("go", 1 - side))
        return None
    t.agenda.append(("act",))
    return action(t, side)
