"""Ambushes and Defenses (specification 3.12, 3.13).

Two passes, both from the Round Token clockwise: first every affected Hero, and Mikasa for those in her reach, may use a
Defense; then each Hero who has not avoided resolves the text (AOT-107, AOT-Q11).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...ask import Ask, Flow, Value
from .cards import DEFENSE, FOREST, IS_MOVE, MIKASA
from .effects import Moment, run
from .state import City, discard, kind_of, seat_of
from .wounds import stop_if_dead

Resolve = Callable[[City, int], "Flow | None"]


class Ambush:
    """One Ambush: the card it comes from, the Heroes it affects, those who avoided it, and the Titan to swing at."""

    __slots__ = ("avoided", "source", "titan", "units")

    def __init__(self, source: int, units: Sequence[int], titan: int | None = None) -> None:
        self.source = source
        self.units = units
        self.titan = titan
        self.avoided: list[int] = []


def ambush(
    t: City,
    source: int,
    units: Sequence[int],
    resolve: Resolve,
    titan: int | None = None,
    avoided: Resolve | None = None,
) -> Flow | None:
    """Ambush these Heroes with a text; `titan` is the standard Titan that does it, `avoided` a price of avoiding."""
    return _ambush(t, Ambush(source, units, titan), resolve, avoided) if units else None


def _ambush(t: City, it: Ambush, resolve: Resolve, price: Resolve | None) -> Flow:
    heroes = [t.hero[unit] for unit in it.units]
    t.tell("ambush", source=it.source, heroes=heroes)
    for unit in it.units:
        if unit not in it.avoided:
            yield from _defend(t, it, unit)
    for unit, hero in zip(it.units, heroes, strict=True):
        if t.hero[unit] != hero:
            continue
        flow = resolve(t, unit) if unit not in it.avoided else price(t, unit) if price else None
        if flow is not None:
            yield from flow
    stop_if_dead(t)


def _defend(t: City, it: Ambush, unit: int) -> Flow:
    """The Hero's own Defenses and the forest, then Mikasa's (AOT-106, AOT-114, AOT-115, AOT-116)."""
    seat = seat_of(t, unit)
    about = {"hero": t.hero[unit], "ambush": it.source}
    mikasa = _mikasa(t, unit)
    helper = seat_of(t, mikasa) if mikasa is not None else -1
    own = mikasa is not None and helper == seat
    options = [*_cards(t, it, unit, seat, helped=own), *_forest(t, unit, seat)]
    if options:
        chosen = yield Ask(seat, "defend", (*options, None), source=it.source, about=about)
        if chosen is not None:
            yield from _use(t, it, unit, _user(t, unit, mikasa if own else None, chosen), chosen)
            return
    if mikasa is not None and not own:
        options = _cards(t, it, unit, helper, helped=True)
        if options:
            chosen = yield Ask(helper, "shield", (*options, None), source=it.source, about=about)
            if chosen is not None:
                yield from _use(t, it, unit, mikasa, chosen)


def _cards(t: City, it: Ambush, unit: int, seat: int, helped: bool) -> list[Value]:
    """Defense cards of a hand that can protect this Hero.

    Alone, a Hero who is not the active one is protected only by "each Hero" or by Mikasa (AOT-206, AOT-221).
    """
    kind = t.kind
    each = t.seats == 1 and unit != t.token and not helped
    found: list[Value] = []
    for card in t.zones[t.lay.index["hand"][seat]]:
        defense = DEFENSE[kind[card]]
        if defense and (not each or defense[1] == "each"):
            found.append(("avoid", card))
    return found


def _forest(t: City, unit: int, seat: int) -> list[Value]:
    """The Forest of Giant Trees: a Move card of the hand avoids an Ambush, without being a Defense."""
    pos, kind = t.pos[unit], t.kind
    if pos < 0 or not any([kind[c] == FOREST for c in t.zones[t.lay.index["wall"][pos >> 1]]]):
        return []
    return [("hide", card) for card in t.zones[t.lay.index["hand"][seat]] if IS_MOVE[kind[card]]]


def _mikasa(t: City, unit: int) -> int | None:
    """Mikasa, if another Hero or she herself alone is in her District or next to it (AOT-231)."""
    pos = t.pos[unit]
    for helper in range(t.units):
        if kind_of(t, helper) == MIKASA and (helper != unit or t.seats == 1) and t.pos[helper] >= 0 <= pos:
            if abs((t.pos[helper] >> 1) - (pos >> 1)) <= 1:
                return helper
    return None


def _user(t: City, unit: int, mikasa: int | None, chosen: Value) -> int:
    """Whose Defense it is: alone, Mikasa's where only she can protect the Hero (AOT-221)."""
    if mikasa is None or t.seats > 1 or unit == t.token or chosen[0] == "hide":
        return unit
    return unit if DEFENSE[t.kind[chosen[1]]][1] == "each" else mikasa


def _use(t: City, it: Ambush, unit: int, user: int, chosen: Value) -> Flow:
    """Use a Defense for a Hero; the reward is the user's (AOT-117 to AOT-120, AOT-232)."""
    action, card = chosen
    seat = seat_of(t, user)
    t.tell("avoid", who=seat, card=card, hero=t.hero[unit], hidden=action == "hide")
    if action == "hide":
        it.avoided.append(unit)
        discard(t, (card,), seat)
        return
    how, whom, reward = DEFENSE[t.kind[card]]
    it.avoided += list(it.units) if whom == "each" else [unit]
    if how == "discard":
        discard(t, (card,), seat)
    else:
        t.show((card,))
    flow = run(t, user, reward, Moment(card, it.titan))
    if flow is not None:
        yield from flow
