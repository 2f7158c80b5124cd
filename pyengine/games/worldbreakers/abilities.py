"""What cards are written in: abilities, their timing, and short names for them (WBR-128 to WBR-132, WBR-163).

An ability is data: when it may be used, under which condition, at what cost, and a list of effects. `effects.py` has a
function and a phrase for each effect and writes the card's text from the same list in the same order.
"""

from __future__ import annotations

from typing import Any

Effect = tuple[Any, ...]

EARTH, STARS, VOID, MOON, ANY = range(5)
GUILDS = ("earth", "stars", "void", "moon")
GUILD_NAMES = ("Earth", "Stars", "Void", "Moon")
NEUTRAL = 4
EVENT, FOLLOWER, LOCATION, LEADER = range(4)
TYPES = ("Event", "Follower", "Location", "Worldbreaker")


class Ability:
    """One paragraph of a card: `when` is its timing word; `cond`, `cost` stand before the arrow (WBR-141, WBR-142)."""

    __slots__ = ("cond", "cost", "effects", "forced", "once", "when", "word")

    def __init__(
        self,
        when: str,
        effects: tuple[Effect, ...],
        cond: str = "",
        cost: Effect = (),
        forced: bool = False,
        once: bool = False,
    ) -> None:
        self.when = when
        self.effects = effects
        self.cond = cond
        self.cost = cost
        self.forced = forced
        self.once = once
        self.word = "use"

    def __repr__(self) -> str:
        return f"Ability({self.when!r}, {self.effects!r}, {self.cond!r}, {self.cost!r})"


def enters(*effects: Effect, cond: str = "", cost: Effect = ()) -> Ability:
    """Enters: after the card has entered play (WBR-072)."""
    return Ability("enters", effects, cond, cost)


def attacks(*effects: Effect, cond: str = "", cost: Effect = ()) -> Ability:
    """Attacks: while this follower is attacking (WBR-078)."""
    return Ability("attacks", effects, cond, cost)


def your_attack(*effects: Effect, cond: str = "", cost: Effect = (), once: bool = False) -> Ability:
    """Your Attack: in every attack of its controller (WBR-078)."""
    return Ability("your attack", effects, cond, cost, once=once)


def blocks(*effects: Effect, cond: str = "") -> Ability:
    """Blocks: after this follower is sent to block (WBR-083)."""
    return Ability("blocks", effects, cond)


def breach(*effects: Effect) -> Ability:
    """Breach: after this follower has breached (WBR-092)."""
    return Ability("breach", effects)


def rally(*effects: Effect, cond: str = "") -> Ability:
    """Rally: in step 1 of the Rally Phase (WBR-019)."""
    return Ability("rally", effects, cond)


def action(*effects: Effect, cost: Effect = ()) -> Ability:
    """Action: instead of a basic action (WBR-016)."""
    return Ability("action", effects, "", cost)


def response(cond: str, *effects: Effect, cost: Effect = (), forced: bool = False, once: bool = False) -> Ability:
    """Response: after something has happened (WBR-135)."""
    return Ability("response", effects, cond, cost, forced, once)


def interrupt(cond: str, *effects: Effect, cost: Effect = (), forced: bool = False, once: bool = False) -> Ability:
    """Interrupt: just before something happens (WBR-134)."""
    return Ability("interrupt", effects, cond, cost, forced, once)


def static(name: str, *args: Any) -> Ability:
    """A static ability, by name; the rules ask for it where it matters (WBR-130)."""
    return Ability("static", ((name, *args),))


def event(*effects: Effect) -> Ability:
    """An event ability (WBR-132)."""
    return Ability("event", effects)


def stage(*effects: Effect) -> Ability:
    """A stage of a location (WBR-129)."""
    return Ability("stage", effects)
