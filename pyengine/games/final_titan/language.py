"""The small language in which the cards are written (specification 8.1), read into clauses and passives.

A `Suite` is one part of a card: its ability, its Ultimate Form or its Team Power. It holds the clauses by trigger and
the passives by kind, and a bit mask that says which there are, so that an empty window costs one look.
"""

from __future__ import annotations

import re
from typing import Any

B, G, Y, R, CHARGE, MISS = range(6)
FACES = "BGYRCM"
SHAPES = "◆▲■★⚡○"
ABILITY = 4
"""The "cell" of damage that comes from no chart result."""

POWER, ARMOR, POISON, FIRE, ACTION, DODGE, MINION, BLESS = range(8)
TOKENS: dict[str, tuple[int, int]] = {
    "Power": (POWER, 1), "Armor": (ARMOR, 1), "Poison": (POISON, 1), "Fire": (FIRE, 1), "Action": (ACTION, 1),
    "Dodge": (DODGE, 1), "Minion": (MINION, 1), "Blessed": (BLESS, 1), "Cursed": (BLESS, -1),
}  # fmt: skip
"""Token -> its number and sign. Blessed and Cursed share a number, because they exclude each other (FTN-131)."""

TRIGGERS = (
    "SoG", "SoF", "SoT", "SM", "Reveal", "Win", "onMyMiss", "onMyCharge", "onMyAny", "onMyDoubles", "onFoeMiss",
    "onFoeCharge", "onCancel", "onSurvive", "onLoseBlessed", "onMinion",
)  # fmt: skip
SOG, SOF, SOT, MOVE, REVEAL, WIN, MY_MISS, MY_CHARGE, MY_ANY, DOUBLES, FOE_MISS, FOE_CHARGE = range(12)
CANCELS, SURVIVE, LOSE_BLESSED, MINION_LOST = range(12, 16)
DEAL, HARD, SWIFT, CANCEL, CAP, ADD, FORGE, CANNOT = range(16, 24)
"""Kinds of passives, numbered on from the triggers: both are bits of one mask."""

STATIC = frozenset(("mark", "nomark", "paired", "champion", "challenger"))
"""Conditions that do not change while effects of one moment resolve."""

CALM = frozenset(("gain", "foe", "heal", "form"))
SIMPLE = {
    "SM": ("move",), "act": ("act",), "form": ("form",), "charge": ("charge",), "uncharge foe": ("uncharge",),
    "defeat foe": ("defeat", 1), "defeat self": ("defeat", 0), "return self": ("return",), "swap": ("swap",),
    "Ult": ("ult",), "control": ("control",), "mark": ("mark",), "reroll": ("reroll",), "steal card": ("steal",),
    "grab upgrade": ("grab",), "pass Cursed": ("pass",), "deal same": ("same",), "heal full": ("heal", 99, None),
    "B": ("cell", B), "G": ("cell", G), "Y": ("cell", Y), "R": ("cell", R),
}  # fmt: skip

Effect = tuple[Any, ...]
Test = tuple[str, Any]


class Clause:
    """`trigger: effects`, with its conditions; `calm` if its order among others can never matter."""

    __slots__ = ("again", "calm", "effects", "may", "number", "once", "tests", "trigger")

    def __init__(
        self, trigger: int, tests: tuple[Test, ...], may: bool, once: bool, effects: tuple[Effect, ...], number: int
    ) -> None:
        self.trigger = trigger
        self.tests = tests
        self.may = may
        self.once = once
        self.effects = effects
        self.number = number
        self.again = ("reroll",) in effects
        self.calm = not tests and not may and all(_is_calm(e) for e in effects)


def _is_calm(effect: Effect) -> bool:
    """Plain gains and heals: done in any order they come to the same; Blessed and Cursed do not."""
    return effect[0] in CALM and not (effect[0] in ("gain", "foe") and effect[1] == BLESS)


class Passive:
    """What always holds: `n` more damage with `cells`, more armor, cancelled faces, a cap, added icons …"""

    __slots__ = ("cells", "kind", "n", "per", "tests", "what")

    def __init__(
        self,
        kind: int,
        n: Any = 0,
        cells: int = 0,
        tests: tuple[Test, ...] = (),
        per: str | None = None,
        what: str = "",
    ) -> None:
        self.kind = kind
        self.n = n
        self.cells = cells
        self.tests = tests
        self.per = per
        self.what = what


class Suite:
    """One part of a card, read from its text: clauses by trigger, passives by kind, and the mask of both."""

    __slots__ = ("clauses", "mask", "parts", "passives")

    def __init__(self, text: str) -> None:
        self.parts: list[Clause | Passive] = []
        self.clauses: dict[int, tuple[Clause, ...]] = {}
        self.passives: dict[int, tuple[Passive, ...]] = {}
        self.mask = 0
        for number, part in enumerate(filter(None, text.split(" ; "))):
            found = _clause(part, number) or _passive(part)
            self.parts.append(found)
            if isinstance(found, Clause):
                self.clauses[found.trigger] = (*self.clauses.get(found.trigger, ()), found)
                self.mask |= 1 << found.trigger
            else:
                self.passives[found.kind] = (*self.passives.get(found.kind, ()), found)
                self.mask |= 1 << found.kind


# -- clauses and effects --------------------------------------------------------------------------------------------


def _clause(text: str, number: int) -> Clause | None:
    head, colon, rest = text.partition(": ")
    if not colon or head not in TRIGGERS:
        return None
    may = once = False
    tests: list[Test] = []
    while ":" in rest:
        prefix, _, rest = rest.partition(": ")
        words = prefix.split()
        if words[0] == "may":
            may = True
            words = words[1:]
        if words == ["once"]:
            once = True
        elif words[:1] == ["if"]:
            tests.append(test(" ".join(words[1:])))
        elif words:
            raise ValueError(f"{text!r}: {prefix!r} is no prefix")
    if tests and " else " in rest:
        yes, no = rest.split(" else ")
        return Clause(TRIGGERS.index(head), (), may, once, (("either", tuple(tests), effect(yes), effect(no)),), number)
    return Clause(TRIGGERS.index(head), tuple(tests), may, once, effects(rest), number)


def effects(text: str) -> tuple[Effect, ...]:
    """A list of effects, resolved from left to right."""
    return tuple(effect(part) for part in text.split(", ")) if text else ()


def effect(text: str) -> Effect:
    """One effect as a tuple; its first item is the name of the function that does it."""
    if text in SIMPLE:
        return SIMPLE[text]
    if " else " in text:
        first, second = text.split(" else ")
        return ("orelse", effect(first), effect(second))
    body, _, per = text.partition(" per ")
    words = body.split()
    match words:
        case ["deal", n]:
            return ("deal", number(n), 0, per or None)
        case ["deal", n, "drain"]:
            return ("deal", number(n), 1, per or None)
        case ["gain", name, n]:
            return ("gain", TOKENS[name][0], TOKENS[name][1] * int(n))
        case ["give", name, n, "to", whom]:
            return ("give", TOKENS[name][0], TOKENS[name][1] * int(n), whom)
        case ["foe", "lose", name, n]:
            return ("lose", 1, *TOKENS[name], 99 if n == "all" else int(n))
        case ["lose", name, n]:
            return ("lose", 0, *TOKENS[name], 99 if n == "all" else int(n))
        case ["foe", name, n]:
            return ("foe", TOKENS[name][0], TOKENS[name][1] * int(n))
        case ["heal", n]:
            return ("heal", number(n), per or None)
        case ["opponents", "discard", n]:
            return ("discard", int(n))
        case ["foelife" | "take" | "both" | "draw" | "recruit" as name, n]:
            return (name, number(n))
    raise ValueError(f"{text!r} is no effect")


def number(text: str) -> Any:
    """A number; `2^6` is a pair: without and with the Ultimate Form token."""
    low, caret, high = text.partition("^")
    return (int(low), int(high)) if caret else int(low)


def test(text: str) -> Test:
    """A condition with its argument."""
    found = re.fullmatch(r"(life|foelife|bench|hand)(<=|=)([\d^]+)", text)
    if found:
        name, sign, n = found.groups()
        return (name + sign, number(n))
    word, _, name = text.partition(" ")
    return (word, TOKENS[name] if name else None)


# -- passives -------------------------------------------------------------------------------------------------------


def _passive(text: str) -> Passive:
    body, _, per = text.partition(" per ")
    body, _, condition = body.partition(" if ")
    tests = (test(condition),) if condition else ()
    match body.split():
        case ["deal", n, cells]:
            return Passive(DEAL, number(n.lstrip("+")), mask(cells), tests, per or None)
        case ["armor", n]:
            return Passive(HARD, number(n.lstrip("+")), 0, tests)
        case ["speed", n]:
            return Passive(SWIFT, number(n.lstrip("+")), 0, tests)
        case ["cancel", cells]:
            return Passive(CANCEL, 0, mask(cells), tests)
        case ["cap", n]:
            return Passive(CAP, number(n), 0, tests)
        case ["add", what, cells]:
            return Passive(ADD, 1, mask(cells), tests, what=what)
        case ["gearforge"]:
            return Passive(FORGE)
        case ["cannot", name]:
            return Passive(CANNOT, TOKENS[name], 0, tests, what=name)
    raise ValueError(f"{text!r} is no passive")


def mask(cells: str) -> int:
    """Letters as bits; "all" is every damage, chart or not."""
    return 31 if cells == "all" else sum(1 << FACES.index(cell) for cell in cells)


# -- charts ---------------------------------------------------------------------------------------------------------

DAMAGE, TOXIN, BURN, MEND, SPECIAL, KILL = range(6)
"""Kinds of chart results: damage n, Poison n, Fire n, heal n, my Special Move, the foe is defeated."""


class Cell:
    """A chart result: its primary effect and what follows (`secondary`)."""

    __slots__ = ("act", "drain", "kind", "n", "text")

    def __init__(self, text: str) -> None:
        primary, _, second = text.partition("/")
        self.text = text
        self.act = second == "A"
        if second not in ("", "A"):
            raise ValueError(f"{text!r}: {second!r} is no secondary effect")
        self.drain = primary.endswith("D")
        self.n = int("".join(c for c in primary if c.isdigit()) or 0)
        letters = primary.rstrip("D").rstrip("0123456789") if self.drain else primary.rstrip("0123456789")
        self.kind = {"": DAMAGE, "P": TOXIN, "F": BURN, "H": MEND, "SM": SPECIAL, "K": KILL}[letters]


def chart(text: str) -> tuple[Cell, ...]:
    """The four chart results in the order Blue, Green, Yellow, Red."""
    return tuple(Cell(part) for part in text.split())
