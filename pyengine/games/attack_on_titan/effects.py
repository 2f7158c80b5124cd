"""The effects that cards are made of (specification 8.1): each a function with its words beside it.

`EFFECTS[name](t, unit, effect, moment)` carries one out for a Hero; it returns a generator if it has to ask. All are
done as far as possible (AOT-051). `Moment` says which card it is and which standard Titan ambushes, if one does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Any

from ...ask import Ask, Flow, Pick, Value
from .cards import (
    ALLY,
    BUYABLE,
    COST,
    COURAGE,
    IS_MOVE,
    LEVEL,
    STARTER,
    TYPE,
    VP,
    WOUNDED,
)
from .slay import can_strike, defeat, scrap, strike
from .state import (
    DISTRICTS,
    HEROES,
    NEXT,
    SPACE_OF,
    SPACES,
    City,
    add_move,
    add_power,
    destroy,
    discard,
    draw,
    heroes_in,
    living,
    seat_of,
    titans_at,
    wounds_on,
)
from .trade import hand_over, receivers

Effect = tuple[Any, ...]
EFFECTS: dict[str, Callable[..., Flow | None]] = {}
PHRASES: dict[str, str] = {}


class Moment:
    """Where an effect comes from: the card, and the standard Titan whose Ambush is being avoided."""

    __slots__ = ("source", "titan")

    def __init__(self, source: int, titan: int | None = None) -> None:
        self.source = source
        self.titan = titan


def effect(name: str, words: str) -> Callable[[Callable[..., Flow | None]], Callable[..., Flow | None]]:
    """Register an effect with its words; `{0}`, `{1}` are its arguments, `{s}` the plural of the first."""

    def register(function: Callable[..., Flow | None]) -> Callable[..., Flow | None]:
        EFFECTS[name] = function
        PHRASES[name] = words
        return function

    return register


def run(t: City, unit: int, effects: Sequence[Effect], moment: Moment) -> Flow | None:
    """Carry out a list of effects from top to bottom (AOT-049); a plain call if none of them asks."""
    for i, found in enumerate(effects):
        flow = EFFECTS[found[0]](t, unit, found, moment)
        if flow is not None:
            return _rest(t, unit, flow, effects[i + 1 :], moment)
    return None


def _rest(t: City, unit: int, flow: Flow, effects: Sequence[Effect], moment: Moment) -> Flow:
    yield from flow
    for found in effects:
        more = EFFECTS[found[0]](t, unit, found, moment)
        if more is not None:
            yield from more


# -- Power, Move, cards ---------------------------------------------------------------------------------------------


@effect("power", "+{0} Power")
def _power(t: City, unit: int, found: Effect, moment: Moment) -> None:
    add_power(t, found[1], moment.source)


@effect("move", "Move {0}")
def _move(t: City, unit: int, found: Effect, moment: Moment) -> None:
    add_move(t, found[1])


@effect("draw", "draw {0} card{s}")
def _draw(t: City, unit: int, found: Effect, moment: Moment) -> None:
    draw(t, seat_of(t, unit), found[1])


@effect(
    "returnable",
    "later this turn you may put this back on its stack: +1 Power and Move 2 (not after a Titans on Attack card)",
)
def _returnable(t: City, unit: int, found: Effect, moment: Moment) -> None:
    """An action of the turn, not an effect of playing (AOT-222)."""


@effect("comrades", "+1 Power for each other Ally you play this turn, before or after")
def _comrades(t: City, unit: int, found: Effect, moment: Moment) -> None:
    if t.counts[0] > 1:
        add_power(t, t.counts[0] - 1, moment.source)
    t.waiting.append(moment.source)


WANTED = {"ally": (0, 2), "equipment": (1, 1), "maneuver": (2, 1)}
"""Word of a condition -> place in `counts` and how many it needs, the card itself included if it is of that type."""


@effect("power if", "+{1} Power, or +{2} if you play {0} this turn, before or after")
def _power_if(t: City, unit: int, found: Effect, moment: Moment) -> None:
    """The upgrade comes when the condition becomes true (AOT-Q45)."""
    place, need = WANTED[found[1]]
    if t.counts[place] >= need:
        add_power(t, found[3], moment.source)
    else:
        add_power(t, found[2], moment.source)
        t.waiting.append(moment.source)


@effect("power from move", "+ Power equal to the Move you have left")
def _power_from_move(t: City, unit: int, found: Effect, moment: Moment) -> None:
    """Counted now, never again (AOT-Q47)."""
    add_power(t, t.move_left, moment.source)


@effect("draw or power", "if a Titan is in your space, draw {0} cards; if not, +{1} Power")
def _draw_or_power(t: City, unit: int, found: Effect, moment: Moment) -> None:
    if t.pos[unit] & 1 and titans_at(t, t.pos[unit] >> 1):
        draw(t, seat_of(t, unit), found[1])
    else:
        add_power(t, found[2], moment.source)


@effect("draw if calm", "if no Archenemy is in your space, draw {0} card{s}")
def _draw_if_calm(t: City, unit: int, found: Effect, moment: Moment) -> None:
    if not _foes_at(t, unit, True):
        draw(t, seat_of(t, unit), found[1])


@effect("draw for titans", "draw a card for each Titan in this District")
def _draw_for_titans(t: City, unit: int, found: Effect, moment: Moment) -> None:
    draw(t, seat_of(t, unit), len(titans_at(t, t.pos[unit] >> 1)))


@effect("draw for kills", "at the end of your turn draw a card for each Titan you defeated in it")
def _draw_for_kills(t: City, unit: int, found: Effect, moment: Moment) -> None:
    """Resolved in the end of the turn, if the card is still controlled (AOT-247)."""


@effect("purge for kills", "each time you defeat a Titan this turn you may destroy a card of your hand or discard pile")
def _purge_for_kills(t: City, unit: int, found: Effect, moment: Moment) -> None:
    """Looked for whenever a Titan is defeated, while controlled."""


@effect("discount", "Titans cost you {0} less to defeat this turn")
def _discount(t: City, unit: int, found: Effect, moment: Moment) -> None:
    """Lasts while controlled; played after an attempt it does nothing (AOT-Q17)."""
    if not t.late:
        t.aids.append(moment.source)


# -- damage ---------------------------------------------------------------------------------------------------------


def _foes_at(t: City, unit: int, space: bool) -> list[int]:
    """Archenemies in a Hero's space (its outside), or anywhere in its District."""
    pos, kind = t.pos[unit], t.kind
    if pos < 0 or (space and not pos & 1):
        return []
    return [card for card in titans_at(t, pos >> 1) if LEVEL[kind[card]]]


@effect("strike or power", "deal {0} damage to an Archenemy in your space, or +{1} Power")
def _strike_or_power(t: City, unit: int, found: Effect, moment: Moment) -> Flow | None:
    foes = [card for card in _foes_at(t, unit, True) if can_strike(t, card)]
    if not foes:
        add_power(t, found[2], moment.source)
        return None
    return _strike_or(t, unit, found, moment, foes)


def _strike_or(t: City, unit: int, found: Effect, moment: Moment, foes: list[int]) -> Flow:
    chosen = yield Ask(
        seat_of(t, unit), "strike or power", (*foes, "power"), moment.source, about={"n": found[1], "m": found[2]}
    )
    if chosen == "power":
        add_power(t, found[2], moment.source)
    else:
        strike(t, chosen, found[1])


@effect("strike space", "deal {0} damage to an Archenemy in your space")
def _strike_space(t: City, unit: int, found: Effect, moment: Moment) -> Flow | None:
    return _strike_one(t, unit, found, moment, _foes_at(t, unit, True))


@effect("strike district", "deal {0} damage to an Archenemy in this District")
def _strike_district(t: City, unit: int, found: Effect, moment: Moment) -> Flow | None:
    return _strike_one(t, unit, found, moment, _foes_at(t, unit, False))


def _strike_one(t: City, unit: int, found: Effect, moment: Moment, foes: list[int]) -> Flow | None:
    foes = [card for card in foes if can_strike(t, card)]
    if not foes:
        return None
    if len(foes) == 1:
        strike(t, foes[0], found[1])
        return None
    return _choose_strike(t, unit, found, moment, foes)


def _choose_strike(t: City, unit: int, found: Effect, moment: Moment, foes: list[int]) -> Flow:
    chosen = yield Ask(seat_of(t, unit), "strike", tuple(foes), moment.source, about={"n": found[1]})
    strike(t, chosen, found[1])


@effect("strike all", "deal {0} damage to each Archenemy in this District")
def _strike_all(t: City, unit: int, found: Effect, moment: Moment) -> None:
    for foe in _foes_at(t, unit, False):
        if can_strike(t, foe):
            strike(t, foe, found[1])


# -- hands and piles ------------------------------------------------------------------------------------------------


@effect("discard for move", "discard any number of cards: Move 1 for each")
def _discard_for_move(t: City, unit: int, found: Effect, moment: Moment) -> Flow | None:
    """A Wound just drawn may go before it would have to be played (AOT-227)."""
    hand = t.cards("hand", seat_of(t, unit))
    return _discard_any(t, unit, tuple(hand), moment) if hand else None


def _discard_any(t: City, unit: int, hand: tuple[int, ...], moment: Moment) -> Flow:
    picks = yield Pick(seat_of(t, unit), "discard for move", hand, 0, len(hand), moment.source)
    discard(t, picks, seat_of(t, unit))
    add_move(t, len(picks))


@effect("discard move", "you may discard a Move card: draw {0} card{s}")
def _discard_move(t: City, unit: int, found: Effect, moment: Moment) -> Flow | None:
    cards = [card for card in t.cards("hand", seat_of(t, unit)) if IS_MOVE[t.kind[card]]]
    return _swap_move(t, unit, found, cards, moment) if cards else None


def _swap_move(t: City, unit: int, found: Effect, cards: list[int], moment: Moment) -> Flow:
    card = yield Ask(seat_of(t, unit), "discard move", (*cards, None), moment.source)
    if card is not None:
        discard(t, (card,), seat_of(t, unit))
        draw(t, seat_of(t, unit), found[1])


@effect("may destroy", "you may destroy a card of your hand")
def _may_destroy(t: City, unit: int, found: Effect, moment: Moment) -> Flow | None:
    hand = t.cards("hand", seat_of(t, unit))
    return scrap(t, seat_of(t, unit), hand, moment.source) if hand else None


@effect("each may destroy", "each Hero in this District may destroy a card of the own hand")
def _each_may_destroy(t: City, unit: int, found: Effect, moment: Moment) -> Flow:
    """In token order; alone it is one hand, so it happens once (AOT-Q57)."""
    for seat in dict.fromkeys(seat_of(t, k) for k in heroes_in(t, t.pos[unit] >> 1)):
        yield from scrap(t, seat, t.cards("hand", seat), moment.source)


@effect("each draws", "each Hero in this District draws {0} card{s}")
def _each_draws(t: City, unit: int, found: Effect, moment: Moment) -> None:
    """Alone: one card, and one more for each other Hero there (AOT-217)."""
    for k in heroes_in(t, t.pos[unit] >> 1):
        draw(t, seat_of(t, k), found[1])


@effect("some draw", "up to {0} Heroes in this District each draw a card")
def _some_draw(t: City, unit: int, found: Effect, moment: Moment) -> Flow | None:
    """Alone: draw one, and one more if another Hero is there (AOT-219)."""
    here = heroes_in(t, t.pos[unit] >> 1)
    if t.seats == 1:
        draw(t, 0, min(len(here), 2))
        return None
    return _choose_some(t, unit, here, found[1], "some draw", moment, lambda seat: draw(t, seat, 1))


@effect("hand gear", "up to {0} Heroes in this District each gain a 3D Gear to hand")
def _hand_gear(t: City, unit: int, found: Effect, moment: Moment) -> Flow | None:
    """Alone: one to hand, and a second if another Hero is there (AOT-218)."""
    here = heroes_in(t, t.pos[unit] >> 1)
    if t.seats == 1:
        for _ in range(min(len(here), 2)):
            _take_gear(t, 0)
        return None
    return (
        _choose_some(t, unit, here, found[1], "hand gear", moment, lambda seat: _take_gear(t, seat))
        if t.cards("gear")
        else None
    )


def _take_gear(t: City, seat: int) -> None:
    if t.cards("gear"):
        card = t.cards("gear")[-1]
        t.move(card, t.place("hand", seat))
        t.tell("gain", who=seat, card=card, to="hand")


def _choose_some(
    t: City, unit: int, here: list[int], most: int, verb: str, moment: Moment, do: Callable[[int], Any]
) -> Flow:
    """Up to `most` Heroes of the District, the own one included (AOT-Q67)."""
    options = tuple(HEROES[k] for k in here)
    picks = yield Pick(seat_of(t, unit), verb, options, 0, min(most, len(here)), moment.source)
    for name in picks:
        do(int(name[5:]))


@effect("cycle", "a chosen Hero in this District draws a card, then discards a card")
def _cycle(t: City, unit: int, found: Effect, moment: Moment) -> Flow:
    """At once, before the Move can be used (AOT-234, AOT-227)."""
    seat = 0
    if t.seats > 1:
        options = tuple(HEROES[k] for k in heroes_in(t, t.pos[unit] >> 1))
        chosen = yield Ask(seat_of(t, unit), "cycle", options, moment.source)
        seat = int(chosen[5:])
    draw(t, seat, 1)
    hand = t.cards("hand", seat)
    if hand:
        card = yield Ask(seat, "cycle discard", tuple(hand), moment.source)
        discard(t, (card,), seat)


@effect("sacrifice", "you may destroy an Ally of your hand or discard pile: + Power {0} and its victory points")
def _sacrifice(t: City, unit: int, found: Effect, moment: Moment) -> Flow | None:
    """The one card that looks at victory points (AOT-010)."""
    seat = seat_of(t, unit)
    allies = [c for c in (*t.cards("hand", seat), *t.cards("discard", seat)) if TYPE[t.kind[c]] == ALLY]
    return _offer(t, seat, found, allies, moment) if allies else None


def _offer(t: City, seat: int, found: Effect, allies: list[int], moment: Moment) -> Flow:
    card = yield Ask(seat, "sacrifice", (*allies, None), moment.source, about={"n": found[1]})
    if card is not None:
        worth = VP[t.kind[card]]
        destroy(t, card)
        add_power(t, found[1] + worth, moment.source)


@effect("tribute", "a chosen Hero in this District destroys a Courage of the own discard pile")
def _tribute(t: City, unit: int, found: Effect, moment: Moment) -> Flow:
    seat = 0
    if t.seats > 1:
        options = tuple(HEROES[k] for k in heroes_in(t, t.pos[unit] >> 1))
        chosen = yield Ask(seat_of(t, unit), "tribute", options, moment.source)
        seat = int(chosen[5:])
    courage = next((c for c in t.cards("discard", seat) if t.kind[c] == COURAGE), None)
    if courage is not None:
        destroy(t, courage)


@effect("heal", "you may destroy a Wound on a Hero in this District, or else one of your discard pile")
def _heal(t: City, unit: int, found: Effect, moment: Moment) -> Flow | None:
    options = [card for k in heroes_in(t, t.pos[unit] >> 1) for card in wounds_on(t, k)]
    options += [card for card in t.cards("discard", seat_of(t, unit)) if t.kind[card] == WOUNDED][:1]
    return cure(t, seat_of(t, unit), (*options, None), moment.source) if options else None


def cure(t: City, seat: int, options: Sequence[Value], source: Value) -> Flow:
    """Destroy one of these Wounds; on a solo Hero's card it waits no longer."""
    card = yield Ask(seat, "cure", tuple(options), source)
    if card is not None:
        if card in t.passed:
            t.passed.remove(card)
        destroy(t, card)


# -- Districts ------------------------------------------------------------------------------------------------------


@effect("salvage", "gain an Ally, Equipment, Maneuver or Starter that costs {0} or less from the destroyed pile")
def _salvage(t: City, unit: int, found: Effect, moment: Moment) -> Flow | None:
    kinds: dict[int, int] = {}
    for card in t.cards("destroyed"):
        if TYPE[t.kind[card]] in (*BUYABLE, STARTER) and COST[t.kind[card]] <= found[1]:
            kinds.setdefault(t.kind[card], card)
    return _gain_one(t, seat_of(t, unit), tuple(kinds.values()), "salvage", moment) if kinds else None


@effect("gain here", "gain a card from inside this District")
def _gain_here(t: City, unit: int, found: Effect, moment: Moment) -> Flow | None:
    pos = t.pos[unit]
    cards = tuple(t.cards("inside", pos >> 1)) if pos >= 0 else ()
    return _gain_one(t, seat_of(t, unit), cards, "gain here", moment) if cards else None


def _gain_one(t: City, seat: int, cards: tuple[int, ...], verb: str, moment: Moment) -> Flow:
    """For free, into the discard pile; this is not buying (AOT-182, AOT-Q70)."""
    card = yield Ask(seat, verb, cards, moment.source)
    t.move(card, t.place("discard", seat))
    t.tell("gain", who=seat, card=card, to="discard")


@effect(
    "hand out or power",
    "a Hero in this District gains a card that costs {0} or less from inside any District to hand, or +{1} Power",
)
def _hand_out_or_power(t: City, unit: int, found: Effect, moment: Moment) -> Flow | None:
    cards = [c for d in range(DISTRICTS) for c in t.cards("inside", d) if COST[t.kind[c]] <= found[1]]
    if not cards:
        add_power(t, found[2], moment.source)
        return None
    return _hand_out(t, unit, found, cards, moment)


def _hand_out(t: City, unit: int, found: Effect, cards: list[int], moment: Moment) -> Flow:
    here = heroes_in(t, t.pos[unit] >> 1) if t.seats > 1 else [unit]
    options = [("give", card, HEROES[k]) for card in cards for k in here]
    chosen = yield Ask(seat_of(t, unit), "hand out", (*options, "power"), moment.source, about={"n": found[2]})
    if chosen == "power":
        add_power(t, found[2], moment.source)
    else:
        seat = seat_of(t, int(chosen[2][5:]))
        t.move(chosen[1], t.place("hand", seat))
        t.tell("gain", who=seat, card=chosen[1], to="hand")


@effect("shift", "you may move a card of your space to an adjacent space on the same side of the Wall")
def _shift(t: City, unit: int, found: Effect, moment: Moment) -> Flow | None:
    """Cards stay inside, Titans outside (AOT-230, AOT-Q53)."""
    space = t.pos[unit]
    side = "outside" if space & 1 else "inside"
    cards = t.cards(side, space >> 1)
    if not cards:
        return None
    options = [("shift", c, SPACES[to]) for c in cards for to in NEXT[space] if to & 1 == space & 1]
    return _shift_one(t, unit, side, options, moment)


def _shift_one(t: City, unit: int, side: str, options: list[Value], moment: Moment) -> Flow:
    chosen = yield Ask(seat_of(t, unit), "shift", (*options, None), moment.source)
    if chosen is not None:
        t.move(chosen[1], t.place(side, SPACE_OF[chosen[2]] >> 1))
        t.tell("shift", who=seat_of(t, unit), card=chosen[1], place=chosen[2])


@effect("others step", "each other Hero may move one space")
def _others_step(t: City, unit: int, found: Effect, moment: Moment) -> Flow:
    for k in living(t):
        if k != unit and t.pos[k] >= 0:
            options = tuple(SPACES[to] for to in NEXT[t.pos[k]])
            chosen = yield Ask(seat_of(t, k), "flare", (*options, None), moment.source, about={"hero": t.hero[k]})
            if chosen is not None:
                t.pos[k] = SPACE_OF[chosen]
                t.tell("step", hero=t.hero[k], place=chosen)


@effect("trap", "put the Titan Trap token on this District’s Wall")
def _trap(t: City, unit: int, found: Effect, moment: Moment) -> None:
    t.trap = t.pos[unit] >> 1
    t.tell("trap", place=f"district:{t.trap}")


@effect("scout", "the player to your right looks at the top {0} cards of the Castle and puts them back in any order")
def _scout(t: City, unit: int, found: Effect, moment: Moment) -> Flow | None:
    """Titan Appears cards may be seen and moved too (AOT-Q40)."""
    castle = t.cards("castle")
    n = min(found[1], len(castle))
    if not n:
        return None
    seer = (seat_of(t, unit) - 1) % t.seats
    t.show(castle[-n:], 1 << seer)
    t.tell("scout", who=seer, n=n)
    return _reorder(t, seer, n, moment) if n > 1 else None


def _reorder(t: City, seer: int, n: int, moment: Moment) -> Flow:
    top = t.cards("castle")[-n:][::-1]
    options = tuple(("order", *cards) for cards in permutations(top, n - 1))
    chosen = yield Ask(seer, "order", options, moment.source, about={"n": n})
    first = chosen[1:]
    last = next(card for card in top if card not in first)
    castle = t.place("castle")
    t.arrange(castle, [*t.zones[castle][:-n], last, *reversed(first)])


@effect("pass", "you may pass a card of your hand to a Hero in this District")
def _pass(t: City, unit: int, found: Effect, moment: Moment) -> Flow | None:
    others = [k for k in heroes_in(t, t.pos[unit] >> 1) if k != unit]
    options = [("pass", c, HEROES[k]) for c in t.cards("hand", seat_of(t, unit)) for k in receivers(t, c, others)]
    return _pass_one(t, unit, options, moment) if options else None


def _pass_one(t: City, unit: int, options: list[Value], moment: Moment) -> Flow:
    chosen = yield Ask(seat_of(t, unit), "pass", (*options, None), moment.source)
    if chosen is not None:
        flow = hand_over(t, seat_of(t, unit), chosen[1], int(chosen[2][5:]))
        if flow is not None:
            yield from flow


@effect("swing", "against a standard Titan’s Ambush defeat that Titan; against any other draw a card")
def _swing(t: City, unit: int, found: Effect, moment: Moment) -> Flow | None:
    """No attempt, so no Titans on Attack card (AOT-239 to AOT-241, AOT-Q21, AOT-Q55, AOT-Q56)."""
    titan = moment.titan
    if titan is None:
        draw(t, seat_of(t, unit), 1)
        return None
    return defeat(t, unit, titan) if t.lay.family[t.where[titan]] == "outside" else None
