"""Titans: how they appear, what they do, attempts to defeat them (specification 3.4, 3.14 to 3.16, 8.8 to 8.10)."""

from __future__ import annotations

from collections.abc import Callable

from ...ask import Ask, Flow, Pick, Value
from . import wounds
from .ambush import ambush
from .cards import (
    ALLY,
    AMBUSH,
    APPEARS,
    BEFORE,
    EQUIPMENT,
    IS_MOVE,
    LEVEL,
    LOCATION,
    MANEUVER,
    MORE,
    STARTER,
    THRUST,
    TITAN,
    TYPE,
)
from .slay import defeat, regenerate
from .state import (
    CIVILIAN,
    DISTRICTS,
    NIGHTMARE,
    VETERAN,
    City,
    cost_now,
    destroy,
    discard,
    draw,
    heroes_in,
    regeneration,
    seat_of,
    team,
    top_of_castle,
    wounds_on,
)
from .wounds import stop_if_dead

# -- a card comes to a District -------------------------------------------------------------------------------------


def add_card(t: City, card: int, district: int) -> Flow | None:
    """Put a card into a District, where its type belongs; a Titan's text follows at once (AOT-040 to AOT-042)."""
    kind = TYPE[t.kind[card]]
    if kind == TITAN:
        t.move(card, t.place("outside", district))
        t.tell("appear", target=card, place=f"district:{district}")
        return _text(t, card, district)
    if kind == APPEARS:
        _archenemy(t, card, district)
        return None
    if kind == LOCATION:
        return _location(t, card, district)
    t.move(card, t.place("inside", district))
    t.tell("add", card=card, place=f"in:{district}")
    return None


def _archenemy(t: City, card: int, district: int) -> None:
    """Titan Appears: the next Archenemy comes to this District, the card returns to the box (AOT-127, AOT-Q39)."""
    t.move(card, t.place("box"))
    foe = t.cards("lurking")[-1]
    t.appeared += 1
    t.move(foe, t.place("outside", district))
    t.tell("archenemy", target=foe, place=f"district:{district}", level=LEVEL[t.kind[foe]])


def _location(t: City, card: int, district: int) -> Flow | None:
    """Onto this Wall, or the nearest free one; players choose between two (AOT-172, AOT-173, AOT-Q09, AOT-Q10)."""
    free = [d for d in range(DISTRICTS) if not t.cards("wall", d)]
    if not free:
        destroy(t, card)
        return None
    near = min(abs(d - district) for d in free)
    found = [d for d in free if abs(d - district) == near]
    if len(found) == 1:
        _settle(t, card, found[0])
        return None
    return _choose_wall(t, card, found)


def _choose_wall(t: City, card: int, found: list[int]) -> Flow:
    t.show((card,))
    place = yield Ask(team(t), "wall", tuple(f"district:{d}" for d in found), source=card)
    _settle(t, card, int(place[9:]))


def _settle(t: City, card: int, district: int) -> None:
    t.move(card, t.place("wall", district))
    t.tell("add", card=card, place=f"district:{district}")


def remove_token(t: City, district: int) -> None:
    """A Wall loses a token; with the last one it is breached for good (AOT-154 to AOT-156, AOT-191)."""
    if not t.tokens[district]:
        return
    t.tokens[district] -= 1
    t.tell("token", place=f"district:{district}", n=t.tokens[district])
    if not t.tokens[district]:
        t.tell("breach", place=f"district:{district}")
        if t.phase in ("ongoing", "walls"):
            t.fresh.append(district)
        if t.level >= VETERAN:
            for card in t.cards("wall", district)[:]:
                destroy(t, card)


# -- standard Titans ------------------------------------------------------------------------------------------------


def _text(t: City, card: int, district: int) -> Flow | None:
    """Text above the Ambush, then the Ambush against Heroes in the District (AOT-103, AOT-123, AOT-204)."""
    before = BEFORE[t.kind[card]]
    flow = BEFORES[before](t, card, district) if before else None
    if flow is not None:
        return _text_rest(t, card, district, flow)
    return _ambush(t, card, district)


def _text_rest(t: City, card: int, district: int, flow: Flow) -> Flow:
    yield from flow
    more = _ambush(t, card, district)
    if more is not None:
        yield from more


def _ambush(t: City, card: int, district: int) -> Flow | None:
    units = heroes_in(t, district)
    if t.seats == 1:
        units = [unit for unit in units if unit == t.token]
    if not units:
        return None
    name = AMBUSH[t.kind[card]]
    price = _six_meter_price if name == "random" and t.seats == 4 else None
    return ambush(t, card, units, lambda t, unit: AMBUSHES[name](t, unit, card), card, price)


def _summon(t: City, card: int, district: int) -> Flow | None:
    """7-Meter: without a Hero in the District, the top Castle card comes there (AOT-Q07)."""
    top = None if heroes_in(t, district) else top_of_castle(t)
    return None if top is None else add_card(t, top, district)


def _eat(t: City, card: int, district: int, kinds: tuple[int, ...]) -> Flow | None:
    food = [c for c in t.cards("inside", district) if TYPE[t.kind[c]] in kinds]
    return _choose_food(t, card, food) if food else None


def _choose_food(t: City, card: int, food: list[int]) -> Flow:
    chosen = yield Ask(team(t), "feed", tuple(food), source=card)
    destroy(t, chosen)


BEFORES = {
    "summon": _summon,
    "eat any": lambda t, card, d: _eat(t, card, d, (ALLY, EQUIPMENT, MANEUVER)),
    "eat ally": lambda t, card, d: _eat(t, card, d, (ALLY,)),
}


# -- Ambush texts: (table, Hero, card) ------------------------------------------------------------------------------


def _a_token(t: City, unit: int, card: int) -> None:
    """A token of this District's Wall, once for each Hero who did not avoid it (AOT-Q12)."""
    if t.pos[unit] >= 0:
        remove_token(t, t.pos[unit] >> 1)


def _a_thrusts(t: City, unit: int, card: int) -> Flow | None:
    """Discard two Thrust; with four players two Move cards."""
    seat = seat_of(t, unit)
    fits = [c for c in t.cards("hand", seat) if (IS_MOVE[t.kind[c]] if t.seats == 4 else t.kind[c] == THRUST)]
    if len(fits) > 2 and any(t.kind[c] != t.kind[fits[0]] for c in fits):
        return _discard_some(t, seat, fits, 2, card)
    discard(t, fits[:2], seat)
    return None


def _discard_some(t: City, seat: int, cards: list[int], n: int, source: int) -> Flow:
    picks = yield Pick(seat, "drop", tuple(cards), n, n, source)
    discard(t, picks, seat)


def _drop(t: City, seat: int, cards: list[int], source: int) -> Flow:
    card = yield Ask(seat, "drop one", tuple(cards), source)
    discard(t, (card,), seat)


def _a_random(t: City, unit: int, card: int) -> None:
    """Discard a card by chance."""
    hand = t.cards("hand", seat_of(t, unit))
    if hand:
        discard(t, (t.luck.pick(hand),), seat_of(t, unit))


def _six_meter_price(t: City, unit: int) -> Flow | None:
    """With four players whoever avoids it discards a Starter, if there is one."""
    starters = [c for c in t.cards("hand", unit) if TYPE[t.kind[c]] == STARTER]
    return _drop(t, unit, starters, t.hero[unit]) if starters else None


def _a_redraw(t: City, unit: int, card: int) -> None:
    """Discard the whole hand, then draw four."""
    seat = seat_of(t, unit)
    discard(t, t.cards("hand", seat)[:], seat)
    draw(t, seat, 4)


def _a_card_or_wound(t: City, unit: int, card: int, kind: int) -> Flow | None:
    """A choice: whatever can be done in full must be chosen (AOT-109)."""
    fits = [c for c in t.cards("hand", seat_of(t, unit)) if TYPE[t.kind[c]] == kind]
    if not fits:
        return wounds.gain(t, unit, 1)
    return _card_or_wound(t, unit, card, fits)


def _card_or_wound(t: City, unit: int, card: int, fits: list[int]) -> Flow:
    options: tuple[Value, ...] = (*fits, "wound") if t.cards("wounds") else tuple(fits)
    about = {"hero": t.hero[unit], "deadly": bool(wounds_on(t, unit))}
    chosen = yield Ask(seat_of(t, unit), "suffer", options, card, about=about)
    if chosen != "wound":
        discard(t, (chosen,), seat_of(t, unit))
        return
    flow = wounds.gain(t, unit, 1)
    if flow is not None:
        yield from flow


def _a_wound(t: City, unit: int, card: int) -> Flow | None:
    return wounds.gain(t, unit, 1)


def _a_lose(t: City, unit: int, card: int, kind: int) -> Flow | None:
    """Destroy a card of a type that you played this turn and still control (AOT-110, AOT-112)."""
    played = [c for c in t.cards("play", seat_of(t, unit)) if TYPE[t.kind[c]] == kind]
    return _choose_lost(t, seat_of(t, unit), card, played) if played else None


def _choose_lost(t: City, seat: int, card: int, played: list[int]) -> Flow:
    chosen = yield Ask(seat, "lose", tuple(played), card)
    destroy(t, chosen)


AMBUSHES = {
    "token": _a_token,
    "thrusts": _a_thrusts,
    "random": _a_random,
    "redraw": _a_redraw,
    "equipment or wound": lambda t, unit, card: _a_card_or_wound(t, unit, card, EQUIPMENT),
    "ally or wound": lambda t, unit, card: _a_card_or_wound(t, unit, card, ALLY),
    "wound": _a_wound,
    "lose equipment": lambda t, unit, card: _a_lose(t, unit, card, EQUIPMENT),
    "lose ally": lambda t, unit, card: _a_lose(t, unit, card, ALLY),
    "lose maneuver": lambda t, unit, card: _a_lose(t, unit, card, MANEUVER),
    "each wound": _a_wound,
    "each random": _a_random,
}


# -- attempts -------------------------------------------------------------------------------------------------------


def attacks_for(t: City, titan: int) -> int:
    """How many Titans on Attack cards an attempt draws (AOT-185, AOT-189, AOT-192, AOT-225, AOT-Q22)."""
    level = LEVEL[t.kind[titan]]
    if t.level == CIVILIAN:
        return 0
    if not level:
        return int(t.level == NIGHTMARE)
    return (level if t.level >= VETERAN else 1) + MORE[t.kind[titan]]


def attempt(t: City, titan: int) -> Flow:
    """Attempt to defeat a Titan: attacks, comparison, success or failure (AOT-141 to AOT-150, AOT-193, AOT-194)."""
    unit = t.active
    t.tried.append(titan)
    n = attacks_for(t, titan)
    t.steam = 0
    t.tell("attempt", hero=t.hero[unit], target=titan, n=n, power=t.power, cost=cost_now(t, titan))
    for _ in range(n):
        yield from _attack(t, unit, titan)
    t.late = True
    cost = cost_now(t, titan)
    if t.power >= cost:
        t.power -= cost
        t.tell("success", hero=t.hero[unit], target=titan, cost=cost, left=t.power)
        flow = defeat(t, unit, titan)
        if flow is not None:
            yield from flow
        return
    t.tell("failure", hero=t.hero[unit], target=titan, cost=cost, power=t.power)
    t.power = t.spare = 0
    if LEVEL[t.kind[titan]]:
        for _ in range(2 * t.steam):
            regenerate(t, titan, regeneration(t))


def _attack(t: City, unit: int, titan: int) -> Flow:
    """One Titans on Attack card, in full; then away, reshuffled if it was the last (AOT-142, AOT-151)."""
    card = t.cards("attacks")[-1]
    t.move(card, t.place("attack"))
    t.locked = True
    t.tell("attack", source=card, target=titan)
    for name, *args in BEFORE[t.kind[card]]:
        flow = ATTACKS[name](t, unit, titan, *args)
        if flow is not None:
            yield from flow
    name = AMBUSH[t.kind[card]]
    if name:
        flow = ambush(t, card, _targets(t, unit, name), lambda t, k: AMBUSHES[name](t, k, card))
        if flow is not None:
            yield from flow
    stop_if_dead(t)
    put_away(t)


def _targets(t: City, unit: int, name: str) -> list[int]:
    """Whom a Titans on Attack Ambush hits: the Hero who drew it, or each in the District (AOT-105).

    Alone, "each Hero" is one hand, so it happens once, except for Wounds (AOT-Q57).
    """
    if name == "each wound" or (name == "each random" and t.seats > 1):
        return heroes_in(t, t.pos[unit] >> 1)
    return [unit]


def put_away(t: City) -> None:
    """Revealed attacks go to their discard pile; an empty stack is made anew at once (AOT-149, AOT-151, AOT-Q34)."""
    spent, stack = t.place("spent"), t.place("attacks")
    if not t.cards("attack"):
        return
    t.move_all(t.place("attack"), spent)
    if not t.zones[stack]:
        t.move_all(spent, stack)
        t.shuffle(stack)


def _raise(t: City, unit: int, titan: int, n: int) -> None:
    t.raised[titan] = t.raised.get(titan, 0) + n
    t.tell("raise", target=titan, n=n, cost=cost_now(t, titan))


def _raise_unless_fast(t: City, unit: int, titan: int, n: int, made: int) -> None:
    """Charge: all Move generated this turn counts, spent or not (AOT-Q47)."""
    if t.made < made:
        _raise(t, unit, titan, n)


def _reinforce(t: City, unit: int, titan: int) -> Flow | None:
    """Reinforcements: a Titan on top of the Castle comes here, anything else is destroyed (AOT-128)."""
    card = top_of_castle(t)
    if card is None:
        return None
    if TYPE[t.kind[card]] == TITAN:
        return add_card(t, card, t.pos[unit] >> 1)
    destroy(t, card)
    return None


def _steam(t: City, unit: int, titan: int) -> None:
    """If this attempt fails, the Titan regenerates twice (AOT-238)."""
    t.steam += 1


ATTACKS: dict[str, Callable[..., Flow | None]] = {
    "raise": _raise,
    "raise unless fast": _raise_unless_fast,
    "reinforce": _reinforce,
    "steam": _steam,
}
