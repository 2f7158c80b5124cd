"""How good a face or a card is for a fighter now, in points of damage: for the enemy's policy and for the bot.

Open facts only: the fighters, their tokens, upgrades that are face up.
"""

from __future__ import annotations

from .cards import BASE, LIFE, ULT
from .language import (
    ABILITY,
    ACTION,
    ARMOR,
    BLESS,
    BURN,
    CHARGE,
    DAMAGE,
    DODGE,
    FIRE,
    KILL,
    MEND,
    MINION,
    MISS,
    MOVE,
    POISON,
    POWER,
    SPECIAL,
    TOXIN,
    Effect,
)
from .state import Arena, bench
from .values import COUNTS, added, armor, blessing, cancels, cap, chart_cell, holds, num, raised

KILLS = 1000.0
WORTH = {POWER: 5.0, ARMOR: 5.0, POISON: -3.0, FIRE: -5.0, ACTION: 8.0, DODGE: 3.0, MINION: 5.0, BLESS: 4.0}
"""What one token is worth to the Titan that has it."""


def harm(t: Arena, side: int, n: int, cell: int, drain: bool = False, special: bool = False) -> float:
    """What damage by the fighter of a corner is worth: it kills, it is dodged, it is cut down."""
    foe = 1 - side
    card = t.fighter[foe]
    n += raised(t, side, cell)
    if not (drain or special) or t.options["armor"] == "counts":
        n -= armor(t, foe)
    n = min(n, cap(t, foe))
    if n <= 0:
        return 0.0
    if t.tokens.get(card << 3 | DODGE):
        return WORTH[DODGE]
    if n >= t.life[foe]:
        return WORTH[MINION] if t.tokens.get(card << 3 | MINION) else KILLS
    gain = min(n, LIFE[t.kind[t.fighter[side]]] - t.life[side]) if drain else 0
    return n + 0.7 * gain


def effect_value(t: Arena, side: int, e: Effect, src: int, special: bool = False) -> float:
    """What one effect is worth to the fighter of a corner."""
    name = e[0]
    me, foe = t.fighter[side], t.fighter[1 - side]
    match name:
        case "deal":
            n = num(t, e[1], src) * (COUNTS[e[3]](t, side) if e[3] else 1)
            return harm(t, side, n, ABILITY, bool(e[2]), special) if n else 0.0
        case "cell":
            return face_value(t, side, e[1])
        case "move":
            return move_value(t, side)
        case "gain":
            return token_value(t, me, e[1], e[2])
        case "foe":
            return -token_value(t, foe, e[1], e[2])
        case "heal":
            n = num(t, e[1], src) * (COUNTS[e[2]](t, side) if e[2] else 1)
            return 0.7 * min(n, LIFE[t.kind[me]] - t.life[side])
        case "defeat":
            return KILLS if e[1] else -KILLS
        case "act":
            return 2.0 if t.active == side else 0.0
        case "take":
            return -KILLS if t.life[side] <= e[1] else -float(e[1])
        case "lose":
            return _loss(t, foe if e[1] else me, e) * (1 if e[1] else -1)
        case "return" | "control":
            return -2.0 if name == "return" else KILLS
        case "both":
            return float(min(e[1], t.life[1 - side]) - min(e[1], t.life[side]))
        case "foelife":
            return float(t.life[1 - side] - e[1])
        case "form":
            return 3.0
    return 2.0


def _loss(t: Arena, card: int, e: Effect) -> float:
    have = t.tokens.get(card << 3 | e[2], 0)
    return WORTH[e[2]] * min(e[4], have) if have * e[3] > 0 else 0.0


def token_value(t: Arena, card: int, kind: int, n: int) -> float:
    """What tokens are worth to a Titan that gains them."""
    if kind == BLESS:
        have = blessing(t, card)
        return 0.0 if have == (1 if n > 0 else -1) else WORTH[BLESS] * (1 if n > 0 else -1)
    return WORTH[kind] * n


def move_value(t: Arena, side: int, special: bool = True) -> float:
    """What the fighter's Special Move is worth."""
    card = t.fighter[side]
    total = 0.0
    for clause in BASE[t.kind[card]].clauses.get(MOVE, ()):
        if not clause.tests or holds(t, side, clause.tests, card):
            total += sum(
                [effect_value(t, side, e, card, special) for e in clause.effects if e[0] not in ("move", "cell")]
            )
    return total


def face_value(t: Arena, side: int, face: int) -> float:
    """What a rolled face is worth to the roller."""
    if face == MISS:
        return 0.0
    if face == CHARGE:
        return ult_value(t, side) if t.charge[side] else 3.0
    cell, more = chart_cell(t, side, face), added(t, side, face)
    value = 2.0 * (cell.act + more.count("act")) + 3.0 * more.count("P1") + 5.0 * more.count("F1")
    match cell.kind:
        case k if k == DAMAGE:
            return value + harm(t, side, cell.n, face, cell.drain or "drain" in more)
        case k if k == TOXIN:
            return value + 3.0 * cell.n
        case k if k == BURN:
            return value + 5.0 * cell.n
        case k if k == MEND:
            return value + 0.7 * min(cell.n, LIFE[t.kind[t.fighter[side]]] - t.life[side])
        case k if k == SPECIAL:
            return value + move_value(t, side)
        case k if k == KILL:
            return KILLS
    return value


def ult_value(t: Arena, side: int) -> float:
    """What the fighter's Ultimate is worth now."""
    card = t.fighter[side]
    total = 0.0
    for e in ULT[t.kind[card]]:
        if e[0] in ("swap", "ult"):
            total += 3.0 if bench(t, side) else 0.0
        else:
            total += effect_value(t, side, e, card)
    return total


def roll_value(t: Arena, side: int, face: int) -> float:
    """A face for the roller, nothing if the foe cancels it."""
    return 0.0 if cancels(t, 1 - side, face) >= 0 else face_value(t, side, face)


def mean(t: Arena, side: int) -> float:
    """The mean of the six faces for the roller."""
    return sum([roll_value(t, side, face) for face in range(6)]) / 6


def clause_value(t: Arena, side: int, src: int, effects: tuple[Effect, ...]) -> float:
    """What a list of effects is worth."""
    return sum([effect_value(t, side, e, src) for e in effects])
