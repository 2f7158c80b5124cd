"""The end of a round: regeneration, Ongoing abilities, Wall damage, loss check (specification 3.9, 3.17)."""

from __future__ import annotations

from ...ask import Ask, Flow, Pick, Value
from . import wounds
from .ambush import ambush
from .cards import APPEARS, COST, EQUIPMENT, IS_MOVE, ONGOING, TITAN, TROST, TYPE, WD, WOUNDED
from .slay import regenerate
from .state import (
    DISTRICTS,
    City,
    archenemies,
    breached,
    destroy,
    discard,
    district_of,
    fewest,
    finish,
    heroes_at,
    heroes_in,
    regeneration,
    seat_of,
    team,
    titans_at,
    top_of_castle,
)
from .titans import add_card, remove_token


def begin(t: City) -> None:
    """The steps of the end of a round, in order (AOT-079 to AOT-083)."""
    t.phase = "ongoing"
    t.active = -1
    t.fresh.clear()
    t.agenda += [("round",), ("check",), ("walls", 0)]
    foes = archenemies(t)
    if foes:
        t.agenda += [("ongoing", foe) for foe in reversed(foes)]
        t.agenda.append(("regenerate",))
    t.tell("evening", round=t.round)


def regenerate_all(t: City) -> None:
    """Step 1: every Archenemy regenerates (AOT-079)."""
    for foe in archenemies(t):
        regenerate(t, foe, regeneration(t))


# -- Ongoing abilities ----------------------------------------------------------------------------------------------


def ongoing(t: City, foe: int) -> Flow | None:
    """Step 2: one Archenemy's Ongoing ability, lowest level first (AOT-080, AOT-129, AOT-130)."""
    if t.lay.family[t.where[foe]] != "outside":
        return None
    ability = ONGOING[t.kind[foe]]
    if not ability:
        return None
    return ONGOINGS[ability](t, foe, district_of(t, foe))


def _show(t: City, foe: int, district: int, fits: object, word: str) -> Flow | None:
    """Each Hero in this space reveals a fitting card or gains a Wound; no Defense helps (AOT-121, AOT-Q38)."""
    units = heroes_at(t, 2 * district + 1)
    return _show_each(t, foe, units, fits, word) if units else None


def _show_each(t: City, foe: int, units: list[int], fits: object, word: str) -> Flow:
    assert callable(fits)
    t.tell("ongoing", target=foe)
    for unit in units:
        cards = [card for card in t.cards("hand", seat_of(t, unit)) if fits(t.kind[card])]
        about = {"hero": t.hero[unit], "word": word}
        chosen = yield Ask(seat_of(t, unit), "reveal", (*cards, "wound"), source=foe, about=about)
        if chosen == "wound":
            flow = wounds.gain(t, unit, 1)
            if flow is not None:
                yield from flow
        else:
            t.show((chosen,))
            t.tell("reveal", who=seat_of(t, unit), card=chosen)


def _nibble(t: City, foe: int, district: int) -> Flow | None:
    """Peering Titan: the cheapest card inside, or the top of the Castle."""
    t.tell("ongoing", target=foe)
    inside = t.cards("inside", district)
    if not inside:
        top = top_of_castle(t)
        if top is not None:
            destroy(t, top)
        return None
    low = min(COST[t.kind[card]] for card in inside)
    return _feed(t, foe, [card for card in inside if COST[t.kind[card]] == low])


def _snatch(t: City, foe: int, district: int) -> Flow | None:
    """Bean: one card of cost 4 or more inside any District."""
    food = [card for d in range(DISTRICTS) for card in t.cards("inside", d) if COST[t.kind[card]] >= 4]
    if not food:
        return None
    t.tell("ongoing", target=foe)
    return _feed(t, foe, food)


def _feed(t: City, foe: int, food: list[int]) -> Flow:
    chosen = yield Ask(team(t), "feed", tuple(food), source=foe)
    destroy(t, chosen)


def _all_discard(t: City, foe: int, district: int) -> Flow | None:
    """Colossal Titan: an Ambush; each Hero in this District discards a card that is no Wound (AOT-Q37)."""
    return ambush(t, foe, heroes_in(t, district), lambda t, unit: _discard_one(t, unit, foe))


def _discard_one(t: City, unit: int, foe: int) -> Flow | None:
    hand = [card for card in t.cards("hand", seat_of(t, unit)) if t.kind[card] != WOUNDED]
    return _drop(t, unit, hand, foe) if hand else None


def _drop(t: City, unit: int, hand: list[int], foe: int) -> Flow:
    card = yield Ask(seat_of(t, unit), "drop one", tuple(hand), source=foe)
    discard(t, (card,), seat_of(t, unit))


def _walk(t: City, foe: int, district: int) -> None:
    """A Titan that moves does not appear (AOT-Q39)."""
    if district != district_of(t, foe):
        t.move(foe, t.place("outside", district))
        t.tell("walk", target=foe, place=f"district:{district}")


def _rampage(t: City, foe: int, district: int) -> None:
    """Deviant Titan: to the District with the fewest cards inside, all of which it destroys (AOT-Q51)."""
    t.tell("ongoing", target=foe)
    to = fewest(t)
    _walk(t, foe, to)
    for card in t.cards("inside", to)[:]:
        destroy(t, card)


def _ram(t: City, foe: int, district: int) -> None:
    """Armored Titan: a token of its Wall; nobody can take Wounds for it."""
    if not breached(t, district):
        t.tell("ongoing", target=foe)
        remove_token(t, district)


def _hunt(t: City, foe: int, district: int) -> Flow | None:
    """Female Titan: to the District with most Heroes, where she Ambushes each of them (AOT-Q51)."""
    counts = [len(heroes_in(t, d)) for d in range(DISTRICTS)]
    most = max(counts)
    if not most:
        return None
    t.tell("ongoing", target=foe)
    to = district if counts[district] == most else max(d for d in range(DISTRICTS) if counts[d] == most)
    _walk(t, foe, to)
    return ambush(t, foe, heroes_in(t, to), lambda t, unit: wounds.gain(t, unit, 1))


ONGOINGS = {
    "show move": lambda t, foe, d: _show(t, foe, d, lambda kind: IS_MOVE[kind], "reveal.move"),
    "show equipment": lambda t, foe, d: _show(t, foe, d, lambda kind: TYPE[kind] == EQUIPMENT, "reveal.equipment"),
    "nibble": _nibble,
    "snatch": _snatch,
    "all discard": _all_discard,
    "rampage": _rampage,
    "ram": _ram,
    "hunt": _hunt,
}


# -- Wall damage ----------------------------------------------------------------------------------------------------


def total_damage(t: City, district: int) -> int:
    """What the Titans of a District deal together, less 1 with Trost (AOT-153, AOT-244, AOT-Q26)."""
    kind = t.kind
    total = sum([WD[kind[card]] for card in titans_at(t, district)])
    if total and any([kind[card] == TROST for card in t.cards("wall", district)]):
        total -= 1
    return total


def walls(t: City, district: int) -> Flow | None:
    """Step 3, from the Castle outwards: the next District with Titans, then those behind it (AOT-081, AOT-152)."""
    t.phase = "walls"
    outside, zones = t.lay.index["outside"], t.zones
    while district < DISTRICTS:
        if zones[outside[district]] and t.trap != district:
            t.agenda.append(("walls", district + 1))
            return wall(t, district)
        district += 1
    return None


def wall(t: City, district: int) -> Flow | None:
    """Wall damage in one District; none where the Titan Trap lies (AOT-153, AOT-242)."""
    total = total_damage(t, district)
    if breached(t, district):
        _devour(t, district, total)
        return None
    if not total:
        return None
    units = heroes_at(t, 2 * district + 1)
    most = min(total, len(t.cards("wounds")))
    if units and most:
        return _block(t, district, total, units, most)
    _damage(t, district, total)
    return None


def _damage(t: City, district: int, n: int) -> None:
    """Each point removes a token; what is more is lost (AOT-154)."""
    if not n:
        return
    t.tell("wall", place=f"district:{district}", n=n)
    for _ in range(min(n, t.tokens[district])):
        remove_token(t, district)


BLOCKS = tuple(tuple(f"block:{u}:{k}" for k in range(1, 41)) for u in range(4))
"""The k-th Wound that a Hero may take for a Wall, as a thing."""


def _block(t: City, district: int, total: int, units: list[int], most: int) -> Flow:
    """Heroes in the Titans' space take Wounds for the Wall, as they like (AOT-157 to AOT-161, AOT-Q29, AOT-Q30).

    One question for all: to the first of them from the Round Token on (AOT-D25).
    """
    options: tuple[Value, ...] = tuple(name for u in units for name in BLOCKS[u][:most])
    about = {"place": f"district:{district}", "total": total, "tokens": t.tokens[district]}
    picks = yield Pick(seat_of(t, units[0]), "block", options, 0, most, about=about)
    shares = [(u, sum(name.startswith(f"block:{u}:") for name in picks)) for u in units]
    for unit, n in shares:
        if n:
            t.tell("block", hero=t.hero[unit], n=n, place=f"district:{district}")
    flow = wounds.gain_together(t, shares)
    if flow is not None:
        yield from flow
    _damage(t, district, total - len(picks))


def _devour(t: City, district: int, total: int) -> None:
    """At a breached Wall: cards inside go, then the Titans move on, or assault the Castle (AOT-162 to AOT-167).

    A Wall breached in this very end of round is not left yet (AOT-166, AOT-Q27).
    """
    eaten = 0
    if total:
        t.tell("devour", place=f"district:{district}", n=len(t.cards("inside", district)))
        for card in t.cards("inside", district)[:]:
            destroy(t, card)
            eaten += 1
    if district in t.fresh:
        return
    if district:
        for card in titans_at(t, district)[:]:
            t.move(card, t.place("outside", district - 1))
            t.tell("walk", target=card, place=f"district:{district - 1}")
    elif total > eaten:
        t.tell("assault", n=total - eaten)
        t.agenda.append(("assault", total - eaten))


def assault(t: City, left: int) -> Flow | None:
    """Reveal Castle cards one by one: Titans and Titan Appears to District 5, the rest goes (AOT-167 to AOT-169).

    An empty Castle ends it (AOT-Q50); an Archenemy that so appears has no Ongoing this round (AOT-Q49).
    """
    castle = t.cards("castle")
    if not castle:
        return None
    if left > 1:
        t.agenda.append(("assault", left - 1))
    card = castle[-1]
    if TYPE[t.kind[card]] in (TITAN, APPEARS):
        return add_card(t, card, DISTRICTS - 1)
    destroy(t, card)
    return None


def deaths_allowed(t: City) -> int:
    """How many deaths lose the game at the loss check (AOT-007, AOT-008)."""
    return 2 if t.seats == 4 else 3


def check(t: City) -> None:
    """Step 4, the loss check; the Titan Trap token has done its round (AOT-004 to AOT-009, AOT-082, AOT-Q25)."""
    t.trap = -1
    if not any(t.tokens):
        finish(t, False, "walls")
    elif not t.cards("castle"):
        finish(t, False, "castle")
    elif t.seats > 1 and t.deaths >= deaths_allowed(t):
        finish(t, False, "deaths")
