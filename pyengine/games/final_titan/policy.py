"""How the enemy team of a co-op game decides (FTN-189, FTN-Q60): always what is best for its fighter now.

In order: it defeats, it is not defeated, it triggers the Ultimate, damage, tokens, the first option.
"""

from __future__ import annotations

from typing import Any

from ...ask import Value
from .judge import WORTH, clause_value, mean, roll_value
from .language import CHARGE, FACES, MY_MISS, Clause
from .state import Arena, gather
from .values import bench_armor

KEEN_ON_CHARGE = 20.0


def decide(
    t: Arena, side: int, verb: str, options: tuple[Value, ...], source: Value, about: dict[str, Any] | None
) -> Value:
    """The enemy's answer to a question about its own fighter in corner `side`."""
    return DECIDERS[verb](t, side, options, about or {})


def die_score(t: Arena, side: int, option: str) -> float:
    """A die for the roller in a corner; a lit Charge counts above plain damage, below a defeat."""
    face = FACES.index(option[4])
    value = roll_value(t, side, face)
    return value + KEEN_ON_CHARGE if face == CHARGE and t.charge[side] and value else value


def _blessed(t: Arena, side: int, options: tuple[Value, ...], about: dict[str, Any]) -> Value:
    return max(options, key=lambda o: die_score(t, side, o))


def _cursed(t: Arena, side: int, options: tuple[Value, ...], about: dict[str, Any]) -> Value:
    """The players' fighter is Cursed: the enemy picks the worse die for it."""
    return min(options, key=lambda o: die_score(t, 1 - side, o))


def _may(t: Arena, side: int, options: tuple[Value, ...], about: dict[str, Any]) -> Value:
    """An optional reroll is used if the face is below the mean of the six, and does not kill."""
    if t.life[side] <= 1 and gather(t, side, MY_MISS) == []:
        return "keep"
    return "use" if roll_value(t, side, about["face"]) < mean(t, side) else "keep"


def _shield(t: Arena, side: int, options: tuple[Value, ...], about: dict[str, Any]) -> Value:
    """Dodge goes first: a Minion still helps against the next lethal blow."""
    return "dodge"


def _give(t: Arena, side: int, options: tuple[Value, ...], about: dict[str, Any]) -> Value:
    """Helpful tokens for the own fighter (or its bench), harmful ones for the players' fighter."""
    good = WORTH[about["kind"]] * about["n"] > 0
    wanted = t.fighter[side] if good else t.fighter[1 - side]
    if wanted in options:
        return wanted
    return min(options, key=lambda card: (bench_armor(t, card), options.index(card)))


def order(t: Arena, side: int, options: tuple[Value, ...], about: dict[str, Any]) -> Value:
    """Damage first, Poison before Fire, heals last."""
    trigger = about["trigger"]
    clauses: dict[Value, Clause] = dict(reversed(gather(t, side, trigger)))

    def rank(option: Value) -> float:
        if option in ("token:poison", "token:fire"):
            return 0.5 if option == "token:poison" else 0.4
        clause = clauses.get(option)
        if clause is None:
            return 0.0
        if any(e[0] == "heal" for e in clause.effects):
            return -1.0
        return 1.0 + clause_value(t, side, option, clause.effects)

    return max(options, key=rank)


def _first(t: Arena, side: int, options: tuple[Value, ...], about: dict[str, Any]) -> Value:
    return options[0]


DECIDERS = {
    "blessed": _blessed,
    "cursed": _cursed,
    "may": _may,
    "shield": _shield,
    "give": _give,
    "order": order,
    "grab": _first,
    "swap": _first,
}
