"""Damage: raised, cut, dodged, taken; in the order of FTN-157. One function for each step.

Every instance of damage tells one fact with its reasons (`parts`), so that the page can say "4 + 1 Power − 1 armor = 4".
"""

from __future__ import annotations

from typing import Any

from ...ask import Flow
from .cards import LIFE
from .language import CAP, DODGE, FIRE, MINION, MINION_LOST, POISON, POWER, SURVIVE
from .run import SPECIAL, TRIGGERED, ask, window
from .state import Arena, add, token_fact, who
from .values import armor, cap, extra, raised

Parts = list[Any]


class Hit:
    """One instance of damage on its way: to the fighter in corner `side`, from corner `dealer` (-1: nobody)."""

    __slots__ = ("dealer", "drain", "how", "n", "parts", "side", "src")

    def __init__(self, side: int, n: int, dealer: int, drain: bool, how: int, src: int, parts: Parts | None) -> None:
        self.side = side
        self.n = n
        self.dealer = dealer
        self.drain = drain
        self.how = how
        self.src = src
        self.parts = parts


def deal(t: Arena, side: int, n: int, cell: int, drain: bool, src: int, how: int) -> Flow | None:
    """The fighter of a corner deals damage to its foe: first what increases it (FTN-157, FTN-063, FTN-109)."""
    total = n + raised(t, side, cell)
    parts = None if t.events is None else _reasons(t, side, n, cell)
    return hit(t, Hit(1 - side, total, side, drain, how, src, parts))


def _reasons(t: Arena, side: int, n: int, cell: int) -> Parts:
    parts: Parts = [["part.base", {"n": n}]]
    power = t.tokens.get(t.fighter[side] << 3 | POWER, 0)
    if power:
        parts.append(["part.power", {"n": power}])
    for card, more in extra(t, side, cell):
        parts.append(["part.card", {"n": more, "card": card}])
    return parts


def hit(t: Arena, h: Hit) -> Flow | None:
    """Armor, then replacement effects, then Dodge or Minion (FTN-157 to FTN-159); 0 is no damage (FTN-Q24)."""
    _shrink(t, h)
    if h.n <= 0:
        _told(t, h, "armor")
        return None
    shield = _shield(t, h)
    if shield == DODGE + MINION:
        return _choose(t, h)
    return _parry(t, h, shield) if shield else _land(t, h)


def _shrink(t: Arena, h: Hit) -> None:
    """Armor (not against Special Moves and Drain, FTN-090, FTN-Q23), then "only so much damage" (FTN-159)."""
    if not (h.drain or h.how & SPECIAL) or t.options["armor"] == "counts":
        cut = armor(t, h.side)
        if cut:
            h.n -= cut
            if h.parts is not None:
                h.parts.append(["part.armor", {"n": cut}])
    elif h.parts is not None and armor(t, h.side):
        h.parts.append(["part.drain" if h.drain else "part.special", {"n": armor(t, h.side)}])
    if t.ears[h.side] >> CAP & 1:
        limit = cap(t, h.side)
        if h.n > limit:
            h.n = limit
            if h.parts is not None:
                h.parts.append(["part.cap", {"n": limit}])


def _shield(t: Arena, h: Hit) -> int:
    """The kinds of tokens that must be lost instead, added up: Dodge always, Minion if it would defeat (FTN-134, FTN-139)."""
    card = t.fighter[h.side] << 3
    found = DODGE if t.tokens.get(card | DODGE) else 0
    if h.n >= t.life[h.side] and t.tokens.get(card | MINION):
        found += MINION
    return found


def _choose(t: Arena, h: Hit) -> Flow:
    """Both could help: the owner says which is lost (FTN-Q28)."""
    wanted = yield from ask(t, h.side, "shield", ("dodge", "minion"), about={"n": h.n})
    flow = _parry(t, h, DODGE if wanted == "dodge" else MINION)
    if flow is not None:
        yield from flow


def _parry(t: Arena, h: Hit, kind: int) -> Flow | None:
    """A Dodge or Minion token is lost and the damage is prevented, Drain too (FTN-119, FTN-135, FTN-140)."""
    card = t.fighter[h.side]
    add(t, card, kind, -1)
    _told(t, h, "dodge" if kind == DODGE else "minion")
    token_fact(t, card, kind, -1, "spent")
    if kind == MINION and t.ears[h.side] >> MINION_LOST & 1:
        return window(t, h.side, MINION_LOST)
    return None


def _land(t: Arena, h: Hit) -> Flow | None:
    """Life is lost; Drain heals by as much, never by more than the foe had (FTN-062, FTN-114 to FTN-117)."""
    side, life = h.side, t.life[h.side]
    dealt = h.n if h.n < life else life
    t.life[side] = life - dealt
    if h.drain and h.dealer >= 0:
        top = LIFE[t.kind[t.fighter[h.dealer]]]
        t.life[h.dealer] = min(top, t.life[h.dealer] + dealt)
    _told(t, h, None)
    if dealt == life:
        defeat(t, side, h.how)
        return None
    if t.ears[side] >> SURVIVE & 1 and h.dealer >= 0 and not h.how & TRIGGERED:
        return window(t, side, SURVIVE, dealt)
    return None


def defeat(t: Arena, side: int, how: int) -> None:
    """A fighter is defeated; the fight is over at once (FTN-072 to FTN-074)."""
    t.out |= 1 << side
    t.cause = how
    t.tell("defeat", card=t.fighter[side], target=t.fighter[1 - side], side=side, who=who(t, side))


def _told(t: Arena, h: Hit, saved: str | None) -> None:
    """The fact of one instance of damage, with its reasons."""
    if t.events is None:
        return
    by = t.fighter[h.dealer] if h.dealer >= 0 else None
    life = t.life[h.side]
    fact = (
        "blocked"
        if saved == "armor"
        else "parried"
        if saved
        else "drained"
        if h.drain
        else "hurt"
        if by is None
        else "damage"
    )
    parts = h.parts or []
    plain = not parts or (len(parts) == 1 and parts[0][0] == "part.base")
    why: Parts = [] if plain else [["part.open", {}], *parts, ["part.close", {}]]
    t.tell(
        fact, card=t.fighter[h.side], side=h.side, who=who(t, h.side), by=by, source=h.src, n=max(0, h.n), life=life,
        parts=parts, why=why, drain=h.drain, saved=saved, word=f"saved.{saved}" if saved else None,
    )  # fmt: skip


# -- damage that nobody deals ---------------------------------------------------------------------------------------


def burn(t: Arena, side: int, kind: int) -> None:
    """Poison or Fire at the start of a turn: one instance, past armor, Dodge and Minion (FTN-095 to FTN-101, FTN-Q25)."""
    card = t.fighter[side]
    n = t.tokens.get(card << 3 | kind, 0)
    if not n:
        return
    h = Hit(side, n, -1, False, TRIGGERED, card, None)
    if t.events is not None:
        h.parts = [["part.poison" if kind == POISON else "part.fire", {"n": n}]]
    if t.ears[side] >> CAP & 1:
        h.n = min(n, cap(t, side))
        if h.n < n and h.parts is not None:
            h.parts.append(["part.cap", {"n": h.n}])
    _land(t, h)
    if kind == FIRE and not t.out:
        add(t, card, FIRE, 1)
        token_fact(t, card, FIRE, 1, "spread")


def suffer(t: Arena, side: int, n: int, src: int) -> Flow | None:
    """ "I take N damage": not raised, but armor, replacement, Dodge and Minion apply (FTN-Q26, FTN-Q30)."""
    return hit(t, Hit(side, n, -1, False, TRIGGERED, src, _plain(t, n)))


def _plain(t: Arena, n: int) -> Parts | None:
    return None if t.events is None else [["part.base", {"n": n}]]


def suffer_both(t: Arena, side: int, n: int, src: int) -> Flow:
    """ "Both take N": both amounts are found first and applied together (FTN-Q30, FTN-151)."""
    hits = [Hit(s, n, -1, False, TRIGGERED, src, _plain(t, n)) for s in (side, 1 - side)]
    shields = []
    for h in hits:
        _shrink(t, h)
        shield = _shield(t, h) if h.n > 0 else 0
        if shield == DODGE + MINION:
            wanted = yield from ask(t, h.side, "shield", ("dodge", "minion"), about={"n": h.n})
            shield = DODGE if wanted == "dodge" else MINION
        shields.append(shield)
    for h, shield in zip(hits, shields, strict=True):
        if h.n <= 0:
            _told(t, h, "armor")
        elif not shield:
            _land(t, h)
    for h, shield in zip(hits, shields, strict=True):
        if shield:
            flow = _parry(t, h, shield)
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
        t.tell(
            "heal",
            card=t.fighter[side],
            side=side,
            who=who(t, side),
            n=t.life[side] - life,
            life=t.life[side],
            source=src,
        )
