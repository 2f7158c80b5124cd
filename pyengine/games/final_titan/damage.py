"""Damage: raised, cut, dodged, taken; in the order of FTN-157. One function for each step.

Every instance of damage tells one fact with its reasons (`parts`): "4 + 1 Power − 1 armor".
Arguments throughout: the fighter that is hit in corner `side`, the corner of the `dealer` (-1: nobody), whether with
Drain, `how` it came about, the card it comes from.
"""

from __future__ import annotations

from typing import Any

from ...ask import Flow
from .cards import ARMORED, LIFE
from .language import ARMOR, CAP, DEAL, DODGE, FIRE, HARD, MINION, MINION_LOST, POISON, POWER, SURVIVE
from .run import SPECIAL, TRIGGERED, ask, window
from .state import Arena, add, say, token_fact, who
from .values import armor, cap, extra, raised

Parts = list[Any]
DEAL_BIT, HARD_BIT, CAP_BIT, SURVIVE_BIT = 1 << DEAL, 1 << HARD, 1 << CAP, 1 << SURVIVE


def deal(t: Arena, side: int, n: int, cell: int, drain: bool, src: int, how: int) -> Flow | None:
    """The fighter of corner `side` deals damage to its foe: first what increases it (FTN-157, FTN-063, FTN-109)."""
    parts = None if t.events is None else _reasons(t, side, n, cell)
    if t.ears[side] & DEAL_BIT:
        n += raised(t, side, cell)
    elif t.tokens:
        n += t.tokens.get(t.fighter[side] << 3 | POWER, 0)
    return hit(t, 1 - side, n, side, drain, how, src, parts)


def _reasons(t: Arena, side: int, n: int, cell: int) -> Parts:
    parts: Parts = [["part.base", {"n": n}]]
    power = t.tokens.get(t.fighter[side] << 3 | POWER, 0)
    if power:
        parts.append(["part.power", {"n": power}])
    for card, more in extra(t, side, cell):
        parts.append(["part.card", {"n": more, "card": card}])
    return parts


def hit(t: Arena, side: int, n: int, dealer: int, drain: bool, how: int, src: int, parts: Parts | None) -> Flow | None:
    """Armor, then replacement effects, then Dodge or Minion (FTN-157 to FTN-159); 0 is no damage (FTN-Q24)."""
    n = _shrink(t, side, n, drain or bool(how & SPECIAL), drain, parts)
    if n <= 0:
        _told(t, side, 0, dealer, drain, src, parts, "armor")
        return None
    shield = _shield(t, side, n) if t.tokens else 0
    if not shield:
        return _land(t, side, n, dealer, drain, how, src, parts)
    if shield == DODGE + MINION:
        return _choose(t, side, n, dealer, drain, src, parts)
    return _parry(t, side, n, dealer, drain, src, parts, shield)


def _shrink(t: Arena, side: int, n: int, passes: bool, drain: bool, parts: Parts | None) -> int:
    """Armor (not against Special Moves and Drain, FTN-090, FTN-Q23), then "only so much damage" (FTN-159)."""
    if t.ears[side] & HARD_BIT:
        cut = armor(t, side)
    else:
        card = t.fighter[side]
        cut = ARMORED[t.kind[card]]
        if t.tokens:
            cut += t.tokens.get(card << 3 | ARMOR, 0)
    if cut:
        passes = passes and t.options["armor"] != "counts"
        if not passes:
            n -= cut
        if parts is not None:
            parts.append([("part.drain" if drain else "part.special") if passes else "part.armor", {"n": cut}])
    if t.ears[side] & CAP_BIT:
        limit = cap(t, side)
        if n > limit:
            n = limit
            if parts is not None:
                parts.append(["part.cap", {"n": limit}])
    return n


def _shield(t: Arena, side: int, n: int) -> int:
    """The tokens that must be lost instead, added up: Dodge always, Minion if it would defeat (FTN-134, FTN-139)."""
    key = t.fighter[side] << 3
    found = DODGE if t.tokens.get(key | DODGE) else 0
    if n >= t.life[side] and t.tokens.get(key | MINION):
        found += MINION
    return found


def _choose(t: Arena, side: int, n: int, dealer: int, drain: bool, src: int, parts: Parts | None) -> Flow:
    """Both could help: the owner says which is lost (FTN-Q28)."""
    wanted = yield from ask(t, side, "shield", ("dodge", "minion"), about={"n": n})
    flow = _parry(t, side, n, dealer, drain, src, parts, DODGE if wanted == "dodge" else MINION)
    if flow is not None:
        yield from flow


def _parry(
    t: Arena, side: int, n: int, dealer: int, drain: bool, src: int, parts: Parts | None, kind: int
) -> Flow | None:
    """A Dodge or Minion token is lost and the damage is prevented, Drain too (FTN-119, FTN-135, FTN-140)."""
    card = t.fighter[side]
    add(t, card, kind, -1)
    _told(t, side, n, dealer, drain, src, parts, "dodge" if kind == DODGE else "minion")
    token_fact(t, card, kind, -1, "spent")
    if kind == MINION and t.ears[side] >> MINION_LOST & 1:
        return window(t, side, MINION_LOST)
    return None


def _land(
    t: Arena, side: int, n: int, dealer: int, drain: bool, how: int, src: int, parts: Parts | None
) -> Flow | None:
    """Life is lost; Drain heals by as much, never by more than the foe had (FTN-062, FTN-114 to FTN-117)."""
    life = t.life[side]
    dealt = n if n < life else life
    t.life[side] = life - dealt
    if drain and dealer >= 0:
        t.life[dealer] = min(LIFE[t.kind[t.fighter[dealer]]], t.life[dealer] + dealt)
    if parts is not None:
        _told(t, side, n, dealer, drain, src, parts, None)
    if dealt == life:
        defeat(t, side, how)
    elif t.ears[side] & SURVIVE_BIT and dealer >= 0 and not how & TRIGGERED:
        return window(t, side, SURVIVE, dealt)
    return None


def defeat(t: Arena, side: int, how: int) -> None:
    """A fighter is defeated; the fight is over at once (FTN-072 to FTN-074)."""
    t.out |= 1 << side
    t.cause = how
    if t.events is not None:
        say(t, "defeat", card=t.fighter[side], target=t.fighter[1 - side], side=side, who=who(t, side))


def _told(
    t: Arena, side: int, n: int, dealer: int, drain: bool, src: int, parts: Parts | None, saved: str | None
) -> None:
    """The fact of one instance of damage, with its reasons."""
    if parts is None:
        return
    by = t.fighter[dealer] if dealer >= 0 else None
    fact = "damage" if by is not None else "hurt"
    if saved or drain:
        fact = "blocked" if saved == "armor" else "parried" if saved else "drained"
    why = PLAIN
    if len(parts) > 1 or parts[0][0] != "part.base":
        why = [OPEN, *parts, CLOSE]
    say(
        t, fact, card=t.fighter[side], side=side, who=who(t, side), by=by, source=src, n=n, life=t.life[side],
        parts=parts, why=why, drain=drain, saved=saved, word=SAVED[saved],
    )  # fmt: skip


PLAIN: Parts = []
OPEN, CLOSE = ["part.open", {}], ["part.close", {}]
SAVED = {None: None, "armor": "saved.armor", "dodge": "saved.dodge", "minion": "saved.minion"}


# -- damage that nobody deals ---------------------------------------------------------------------------------------


def burn(t: Arena, side: int, kind: int) -> None:
    """Poison or Fire at the start of a turn: one instance, past armor, Dodge and Minion (FTN-095 to FTN-101,
    FTN-Q25).
    """
    card = t.fighter[side]
    n = t.tokens.get(card << 3 | kind, 0)
    if not n:
        return
    parts: Parts | None = None
    if t.events is not None:
        parts = [["part.poison" if kind == POISON else "part.fire", {"n": n}]]
    if t.ears[side] & CAP_BIT and n > cap(t, side):
        n = cap(t, side)
        if parts is not None:
            parts.append(["part.cap", {"n": n}])
    _land(t, side, n, -1, False, TRIGGERED, card, parts)
    if kind == FIRE and not t.out:
        add(t, card, FIRE, 1)
        token_fact(t, card, FIRE, 1, "spread")


def suffer(t: Arena, side: int, n: int, src: int) -> Flow | None:
    """ "I take N damage": not raised, but armor, replacement, Dodge and Minion apply (FTN-Q26, FTN-Q30)."""
    return hit(t, side, n, -1, False, TRIGGERED, src, _plain(t, n))


def _plain(t: Arena, n: int) -> Parts | None:
    return None if t.events is None else [["part.base", {"n": n}]]


def suffer_both(t: Arena, side: int, n: int, src: int) -> Flow:
    """ "Both take N": both amounts are found first and applied together (FTN-Q30, FTN-151)."""
    hits = []
    for s in (side, 1 - side):
        parts = _plain(t, n)
        amount = _shrink(t, s, n, False, False, parts)
        shield = _shield(t, s, amount) if amount > 0 else 0
        if shield == DODGE + MINION:
            wanted = yield from ask(t, s, "shield", ("dodge", "minion"), about={"n": amount})
            shield = DODGE if wanted == "dodge" else MINION
        hits.append((s, amount, shield, parts))
    for s, amount, shield, parts in hits:
        if amount <= 0:
            _told(t, s, 0, -1, False, src, parts, "armor")
        elif not shield:
            _land(t, s, amount, -1, False, TRIGGERED, src, parts)
    for s, amount, shield, parts in hits:
        if shield:
            flow = _parry(t, s, amount, -1, False, src, parts, shield)
            if flow is not None:
                yield from flow


def heal(t: Arena, side: int, n: int, src: int) -> None:
    """Heal, never above the printed max life (FTN-103)."""
    top = LIFE[t.kind[t.fighter[side]]]
    life = t.life[side]
    if life >= top:
        return
    t.life[side] = min(top, life + n)
    if t.events is not None:
        n = t.life[side] - life
        say(t, "heal", card=t.fighter[side], side=side, who=who(t, side), n=n, life=t.life[side], source=src)
