"""One Action: roll, choose a die, rerolls, Cancel, triggers, the face itself (FTN-Q15)."""

from __future__ import annotations

from ...ask import Ask, Flow
from .effects import chart_result, light, lose_bless, ultimate
from .language import (
    BLESS,
    CANCEL,
    CANCELS,
    CHARGE,
    DOUBLES,
    FACES,
    FOE_CHARGE,
    FOE_MISS,
    MISS,
    MY_ANY,
    MY_CHARGE,
    MY_MISS,
)
from .run import ROLL, Waiting, ask, fire, pending, used, window
from .state import Arena, say, who
from .values import cancels

ANY_BIT, DOUBLES_BIT = 1 << MY_ANY, 1 << DOUBLES
MINE = (ANY_BIT, ANY_BIT, ANY_BIT, ANY_BIT, ANY_BIT | 1 << MY_CHARGE, ANY_BIT | 1 << MY_MISS)
CANCEL_BIT = 1 << CANCEL
ANSWERS = (0, 0, 0, 0, 1 << FOE_CHARGE, 1 << FOE_MISS)
THEIRS = tuple([CANCEL_BIT | bits for bits in ANSWERS])
"""By face: what of the roller and of the foe may listen."""


class Throw(Ask):
    """The Action itself: one option, but the dice are rolled by hand (D14)."""

    def forced(self) -> bool:
        """Never: whoever acts takes up the dice."""
        return False


WORD = tuple([f"face.{face}" for face in range(6)])
"""The words of the faces."""
THROWS = tuple([Throw(seat, "roll", ("roll",)) for seat in range(5)])
"""One for each seat: the question never differs."""


def die(t: Arena) -> int:
    """One die: six equal faces (FTN-Q01)."""
    return t.loaded.pop(0) if t.loaded else t.luck.below(6)


def throw_dice(t: Arena, side: int) -> Flow:
    """Take an Action by hand; it is mandatory (FTN-061)."""
    yield THROWS[t.owner[side]]
    t.taken += 1
    flow = cast(t, side)
    if flow is not None:
        yield from flow


def cast(t: Arena, side: int) -> Flow | None:
    """Roll one die, or two with a Blessed or Cursed token (FTN-124, FTN-Q16)."""
    face = t.loaded.pop(0) if t.loaded else t.luck.below(6)
    card = t.fighter[side]
    if t.tokens:
        bless = t.tokens.get(card << 3 | BLESS, 0)
        if bless:
            return _two(t, side, face, die(t), bless)
    t.dice, t.face = (face,), face
    if t.events is not None:
        say(t, "roll", card=card, side=side, who=who(t, side), faces=FACES[face], face=WORD[face], n=t.taken)
    mine, foe = t.ears[side], t.ears[1 - side]
    if (mine | foe) and (mine & MINE[face] or foe & THEIRS[face]):
        return _settle(t, side, face, False)
    return chart_result(t, side, face, ROLL) if face < CHARGE else resolve(t, side, face)


def _two(t: Arena, side: int, face: int, other: int, bless: int) -> Flow | None:
    """Two dice: doubles cost the token, else roller (Blessed) or foe (Cursed) chooses (FTN-125 to FTN-128)."""
    t.dice, t.face = (face, other), -1
    card = t.fighter[side]
    if t.events is not None:
        word = "token.blessed" if bless > 0 else "token.cursed"
        say(
            t,
            "roll_two",
            card=card,
            side=side,
            who=who(t, side),
            faces=FACES[face] + FACES[other],
            face=WORD[face],
            other=WORD[other],
            word=word,
            n=t.taken,
        )
    if face != other:
        return _which(t, side, face, other, bless)
    t.face = face
    flow = lose_bless(t, card)
    return settle(t, side, face, True) if flow is None else _settle_later(t, side, flow, face)


def _settle_later(t: Arena, side: int, before: Flow, face: int) -> Flow:
    yield from before
    flow = settle(t, side, face, True)
    if flow is not None:
        yield from flow


def _which(t: Arena, side: int, face: int, other: int, bless: int) -> Flow:
    chooser = side if bless > 0 else 1 - side
    options = (f"die:{FACES[face]}", f"die:{FACES[other]}")
    chosen = yield from ask(t, chooser, "blessed" if bless > 0 else "cursed", options, t.fighter[side])
    face = FACES.index(chosen[4])
    t.face = face
    if t.events is not None:
        say(
            t,
            "die",
            card=t.fighter[side],
            side=side,
            who=who(t, chooser),
            face=WORD[face],
            faces=FACES[face],
            by=t.fighter[chooser],
        )
    flow = settle(t, side, face, False)
    if flow is not None:
        yield from flow


# -- from the face to its effect ------------------------------------------------------------------------------------


def settle(t: Arena, side: int, face: int, doubles: bool) -> Flow | None:
    """What the face does. Without listeners straight to its effect."""
    listen = MINE[face] | DOUBLES_BIT if doubles else MINE[face]
    if t.ears[side] & listen or t.ears[1 - side] & THEIRS[face]:
        return _settle(t, side, face, doubles)
    return resolve(t, side, face)


def _settle(t: Arena, side: int, face: int, doubles: bool) -> Flow | None:
    by = cancels(t, 1 - side, face)
    mine = _mine(t, side, face, doubles, by >= 0)
    if mine:
        return _with_mine(t, side, face, mine, by)
    if by >= 0:
        return _cancelled(t, side, face, by)
    return _theirs(t, side, face)


def _mine(t: Arena, side: int, face: int, doubles: bool, cancelled: bool) -> Waiting:
    """The roller's triggers: rerolls, and unless the roll will be cancelled all others (FTN-Q15, FTN-122)."""
    ears, found = t.ears[side], []
    for trigger, good in ((MY_MISS, face == MISS), (MY_CHARGE, face == CHARGE), (DOUBLES, doubles), (MY_ANY, True)):
        if good and ears >> trigger & 1:
            found += pending(t, side, trigger)
    return [
        (c, clause)
        for c, clause in found
        if (clause.again or not cancelled) and not (clause.once and used(t, c, clause))
    ]


def _with_mine(t: Arena, side: int, face: int, waiting: Waiting, by: int) -> Flow:
    """The roller's own triggers in the order of choice; a reroll ends this roll (FTN-154, FTN-156)."""
    while waiting and not t.out:
        cards = tuple(dict.fromkeys(card for card, _ in waiting))
        card = cards[0]
        if len(cards) > 1 and not all(clause.calm for _, clause in waiting):
            card = yield from ask(t, side, "order", cards, about={"trigger": waiting[0][1].trigger})
        at = next(n for n, (src, _) in enumerate(waiting) if src == card)
        flow = fire(t, side, *waiting.pop(at))
        if flow is not None:
            yield from flow
        if t.again and not t.out:
            yield from _again(t, side, card)
            return
    t.again = 0
    flow = None if t.out else _cancelled(t, side, face, by) if by >= 0 else _theirs(t, side, face)
    if flow is not None:
        yield from flow


def _again(t: Arena, side: int, card: int) -> Flow:
    """The roll is ignored entirely and triggers nothing; the same Action rolls anew (FTN-156, FTN-Q16)."""
    t.again = 0
    t.tell("reroll", card=t.fighter[side], side=side, who=who(t, side), source=card)
    flow = cast(t, side)
    if flow is not None:
        yield from flow


def _cancelled(t: Arena, side: int, face: int, by: int) -> Flow | None:
    """The roll is ignored entirely, the Action is spent (FTN-120 to FTN-123, FTN-Q19)."""
    t.tell(
        "cancel",
        card=t.fighter[side],
        by=t.fighter[1 - side],
        source=by,
        side=side,
        who=who(t, 1 - side),
        face=WORD[face],
    )
    return window(t, 1 - side, CANCELS) if t.ears[1 - side] >> CANCELS & 1 else None


def _theirs(t: Arena, side: int, face: int) -> Flow | None:
    """The foe's triggers, then the face (FTN-154)."""
    foe = 1 - side
    if not t.ears[foe] & ANSWERS[face]:
        return resolve(t, side, face)
    flow = window(t, foe, FOE_CHARGE if face == CHARGE else FOE_MISS)
    if flow is None:
        return None if t.out else resolve(t, side, face)
    return _theirs_later(t, side, face, flow)


def _theirs_later(t: Arena, side: int, face: int, before: Flow) -> Flow:
    yield from before
    flow = None if t.out else resolve(t, side, face)
    if flow is not None:
        yield from flow


def resolve(t: Arena, side: int, face: int) -> Flow | None:
    """The face: a chart result, a Charge, or a Miss, which does nothing (FTN-061, FTN-065 to FTN-067)."""
    if face == MISS:
        if t.events is not None:
            say(t, "miss", card=t.fighter[side], side=side, who=who(t, side))
        return None
    if face != CHARGE:
        return chart_result(t, side, face, ROLL)
    if t.charge[side]:
        return ultimate(t, side)
    light(t, side)
    t.granted += 1
    return None
