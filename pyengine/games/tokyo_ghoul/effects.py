"""The effects that cards are made of (specification 8.1): each a function with its words beside it.

`EFFECTS[name](t, me, effect, scene)` carries one out for the controller `me`; it returns a generator if it has to ask.
`Moment` says what the effect happens in: the card it comes from, and who lost a battle. All effects are done as far as
possible (TKG-071). An effect that ends the game (points) stops the list (TKG-010).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...ask import Ask, Flow, Pick
from ...cards import Card
from . import state
from .cards import ALLY, COST, ENEMY, TYPE, WARD
from .state import Street
from .whynot import drawing

Effect = tuple[Any, ...]
EFFECTS: dict[str, Callable[..., Flow | None]] = {}
PHRASES: dict[str, str] = {}


class Moment:
    """Where an effect comes from: the card, the seat whose ally lost, the ally that won."""

    __slots__ = ("loser", "source", "winner")

    def __init__(self, source: int, loser: int | None = None, winner: int | None = None) -> None:
        self.source = source
        self.loser = loser
        self.winner = winner


def effect(name: str, words: str) -> Callable[[Callable[..., Flow | None]], Callable[..., Flow | None]]:
    """Register an effect with its words; `{n}`, `{m}` are its arguments."""

    def register(function: Callable[..., Flow | None]) -> Callable[..., Flow | None]:
        EFFECTS[name] = function
        PHRASES[name] = words
        return function

    return register


CARDS = {"any": "card", "ally": "ally", "enemy": "enemy"}
OWN = {"any": "", "ready": "ready ", "drained": "drained "}


def phrase(found: Effect) -> str:
    """An effect in words, as on the card."""
    name, *args = found
    if name == "once":
        return PHRASES[name]
    n = args[0]
    fields = {
        "n": n, "m": args[1] if len(args) > 1 else "", "s": "" if n == 1 else "s",
        "y": "y" if n == 1 else "ies", "what": CARDS.get(args[1], "") if len(args) > 1 else "",
        "own": OWN.get(args[1], "") if len(args) > 1 else "", "up": "" if n == 1 else "up to ",
        "whom": "a rival’s discard pile" if n == 1 else "rivals’ discard piles",
    }  # fmt: skip
    if fields["what"] in ("ally", "enemy") and n != 1:
        fields["what"] = fields["what"][:-1] + "ie"
    return PHRASES[name].format_map(_Fields(fields))


ABILITY = {
    "guardian": "**Guardian +2** — in rivals’ turns each of your allies has +2 strength.",
    "melee": "**Melee +{n}** — in your turn each of your allies has +{n} strength.",
    "stealth": "**Stealth** — may attack rivals’ allies although enemies face you; Guardian does not help against it.",
    "devour": "**Devour** — when this attacks, banish an ally of your discard pile: + its strength this turn.",
    "extreme": "**Extreme Devour** — when this attacks, banish any number of allies of your discard pile: "
    "+ their strength this turn.",
    "rampage": "**Rampage** — when this attacks for the first time in a turn, you may ready it.",
    "recruit": "**Recruit** — {do}",
    "boast": "**Boast** — when a rival’s turn ends: {do}",
    "strategize": "**Strategize** — drain this, wound the top 2 cards of your ally deck: {do}",
    "torture": "**Torture** — when one of your allies wins a battle in your turn: {do}",
    "enemy": "**Enemy phase** — {do}",
    "play": "{do}",
    "income": "Influence +{n} each turn.",
    "hand": "In your Draw Phase draw up to {n} cards.",
    "trash": "Once in each of your Influence Phases you may banish {n} card of your discard pile.",
}


def describe(card: Card) -> str:
    """A card's text, written from what it does: ability by ability, effect by effect."""
    parts = []
    for name, value in card.data["abilities"].items():
        if isinstance(value, tuple):
            do = "; ".join(phrase(found) for found in value)
            parts.append(ABILITY[name].format(do=do) + ".")
        else:
            parts.append(ABILITY[name].format(n=value))
    text = " ".join(parts)
    return text[:1].upper() + text[1:]


class _Fields(dict[str, Any]):
    def __missing__(self, key: str) -> str:
        return "{" + key + "}"


def run(t: Street, me: int, effects: tuple[Effect, ...], moment: Moment) -> Flow | None:
    """Carry out a list of effects; a plain call if none of them asks."""
    for i, found in enumerate(effects):
        flow = EFFECTS[found[0]](t, me, found, moment)
        if flow is not None:
            return _rest(t, me, flow, effects[i + 1 :], moment)
        if t.result is not None:
            return None
    return None


def _rest(t: Street, me: int, flow: Flow, effects: tuple[Effect, ...], moment: Moment) -> Flow:
    yield from flow
    for found in effects:
        if t.result is not None:
            return
        more = EFFECTS[found[0]](t, me, found, moment)
        if more is not None:
            yield from more


@effect("once", "only the first win of a turn")
def _once(t: Street, me: int, found: Effect, moment: Moment) -> None:
    """A limit, not an effect: the battle looks at it."""


@effect("draw", "draw {n} card{s} from one ward deck")
def _draw(t: Street, me: int, found: Effect, moment: Moment) -> Flow | None:
    return draw_from(t, me, found[1], moment.source) if state.wards_left(t) else None


def draw_from(t: Street, me: int, n: int, source: Any) -> Flow:
    """Choose one ward deck that has cards and draw from it; if it runs out, stop (TKG-138, TKG-140, TKG-Q44)."""
    place = yield Ask(me, "draw", state.wards_left(t), source, drawing, {"n": n})
    zone, hand = t.lay.index["ward"][int(place[5:])], t.lay.index["hand"][me]
    drawn = t.zones[zone][: -n - 1 : -1]
    for card in drawn:
        t.move(card, hand)
    if t.events is not None:
        t.tell("draw", who=me, place=place, cards=drawn, n=len(drawn))


@effect("influence", "gain {n} influence")
def _influence(t: Street, me: int, found: Effect, moment: Moment) -> None:
    if t.buying and me == t.turn:
        t.pool += found[1]
        t.tell("influence", who=me, n=found[1], pool=t.pool)


@effect("points", "gain {n} VP")
def _points(t: Street, me: int, found: Effect, moment: Moment) -> None:
    state.gain(t, me, found[1])


@effect("lose points", "lose {n} VP")
def _lose(t: Street, me: int, found: Effect, moment: Moment) -> None:
    lost = min(found[1], t.vp[me])
    t.vp[me] -= lost
    t.tell("lose", who=me, n=lost, vp=t.vp[me])


CARD_TYPES = {"ally": ALLY, "enemy": ENEMY}


def of_type(t: Street, cards: list[int], what: str) -> tuple[int, ...]:
    """Those of a pile that are of a type: any, ally or enemy."""
    if what == "any":
        return tuple(cards)
    wanted = CARD_TYPES[what]
    return tuple(card for card in cards if TYPE[t.kind[card]] == wanted)


@effect("banish", "you may banish {up}{n} {what}{s} of your discard pile")
def _banish(t: Street, me: int, found: Effect, moment: Moment) -> Flow | None:
    cards = of_type(t, t.cards("discard", me), found[2])
    return _banish_some(t, me, cards, found[1], moment) if cards else None


def _banish_some(t: Street, me: int, cards: tuple[int, ...], n: int, moment: Moment) -> Flow:
    picks = yield Pick(me, "banish", cards, 0, min(n, len(cards)), moment.source)
    for card in picks:
        state.banish(t, card)
    if picks:
        t.tell("banish", who=me, cards=list(picks), source=moment.source)
    return len(picks)


@effect("banish for influence", "you may banish up to {n} cards of your discard pile: gain 1 influence for each")
def _banish_for(t: Street, me: int, found: Effect, moment: Moment) -> Flow | None:
    cards = tuple(t.cards("discard", me))
    return _banish_paid(t, me, cards, found[1], moment) if cards else None


def _banish_paid(t: Street, me: int, cards: tuple[int, ...], n: int, moment: Moment) -> Flow:
    count = yield from _banish_some(t, me, cards, n, moment)
    if count:
        _influence(t, me, ("influence", count), moment)


@effect("banish best", "banish the ally with the highest cost of your discard pile")
def _banish_best(t: Street, me: int, found: Effect, moment: Moment) -> Flow | None:
    cards = of_type(t, t.cards("discard", me), "ally")
    if not cards:
        return None
    most = max(COST[t.kind[card]] for card in cards)
    best = tuple(card for card in cards if COST[t.kind[card]] == most)
    return _banish_one(t, me, best, moment)


def _banish_one(t: Street, me: int, cards: tuple[int, ...], moment: Moment) -> Flow:
    card = yield Ask(me, "banish best", cards, source=moment.source)
    state.banish(t, card)
    t.tell("banish", who=me, cards=[card], source=moment.source)


@effect("wound rival", "wound {n} rival ally with strength {m} or less")
def _wound_rival(t: Street, me: int, found: Effect, moment: Moment) -> Flow:
    for _ in range(found[1]):
        yield from _wound_one(t, me, _weak(t, me, found[2]), moment)


@effect("wound any", "wound {n} rival ally or enemy facing you with strength {m} or less")
def _wound_any(t: Street, me: int, found: Effect, moment: Moment) -> Flow:
    for _ in range(found[1]):
        mine = [c for c in t.cards("foes", me) if state.strength(t, c) <= found[2]]
        yield from _wound_one(t, me, _weak(t, me, found[2]) + mine, moment)


def _weak(t: Street, me: int, limit: int) -> list[int]:
    return [c for seat in t.others(me) for c in state.allies(t, seat) if state.strength(t, c) <= limit]


def _wound_one(t: Street, me: int, cards: list[int], moment: Moment) -> Flow:
    if cards:
        card = yield Ask(me, "wound", tuple(cards), source=moment.source)
        state.wound(t, card)


@effect("wound own", "wound {n} of your {own}allies")
def _wound_own(t: Street, me: int, found: Effect, moment: Moment) -> Flow | None:
    mine = state.allies(t, me)
    if found[2] == "ready":
        mine = state.ready(t, me)
    elif found[2] == "drained":
        mine = [card for card in mine if card in t.drained]
    return _wound_picks(t, me, tuple(mine), min(found[1], len(mine)), moment) if mine else None


def _wound_picks(t: Street, me: int, cards: tuple[int, ...], n: int, moment: Moment) -> Flow:
    picks = yield Pick(me, "wound own", cards, n, n, moment.source)
    for card in picks:
        state.wound(t, card)


@effect("ready", "you may ready {n} of your other drained allies")
def _ready(t: Street, me: int, found: Effect, moment: Moment) -> Flow | None:
    cards = tuple(c for c in state.allies(t, me) if c in t.drained and c != moment.winner)
    return _ready_some(t, me, cards, found[1], moment) if cards else None


def _ready_some(t: Street, me: int, cards: tuple[int, ...], n: int, moment: Moment) -> Flow:
    picks = yield Pick(me, "ready", cards, 0, min(n, len(cards)), moment.source)
    for card in picks:
        t.drained.remove(card)
        t.tell("ready", who=me, card=card, source=moment.source)


@effect("strengthen", "one of your ready allies has +{n} strength this turn")
def _strengthen(t: Street, me: int, found: Effect, moment: Moment) -> Flow | None:
    cards = tuple(state.ready(t, me))
    return _strengthen_one(t, me, cards, found[1], moment) if cards else None


def _strengthen_one(t: Street, me: int, cards: tuple[int, ...], n: int, moment: Moment) -> Flow:
    card = yield Ask(me, "strengthen", cards, source=moment.source, about={"n": n})
    t.bonus[card] = t.bonus.get(card, 0) + n
    t.tell("strengthen", who=me, card=card, n=n)


@effect("strengthen all", "your allies have +{n} strength this turn")
def _strengthen_all(t: Street, me: int, found: Effect, moment: Moment) -> None:
    if me == t.turn:
        t.all_bonus += found[1]
        t.tell("strengthen_all", who=me, n=found[1])


@effect("flip", "flip cards of your ally deck until {n} more all{y} is in play")
def _flip(t: Street, me: int, found: Effect, moment: Moment) -> None:
    state.flip(t, me, found[1])


@effect("recall", "you may put {n} ally of your discard pile on top of your ally deck")
def _recall(t: Street, me: int, found: Effect, moment: Moment) -> Flow | None:
    return _recall_some(t, me, found[1], moment) if of_type(t, t.cards("discard", me), "ally") else None


def _recall_some(t: Street, me: int, n: int, moment: Moment) -> Flow:
    for _ in range(n):
        cards = of_type(t, t.cards("discard", me), "ally")
        if not cards:
            return
        card = yield Ask(me, "recall", (*cards, None), source=moment.source)
        if card is None:
            return
        t.tell("recall", who=me, card=card)
        t.move(card, t.place("deck", me))
        t.forget((card,))  # the log has it; decks stay face down (TKG-Q63)


@effect(
    "peek",
    "look at the top {n} cards of one ward deck, take one into your hand; the rest goes under it in random order",
)
def _peek(t: Street, me: int, found: Effect, moment: Moment) -> Flow | None:
    return _peek_at(t, me, found[1], moment) if state.wards_left(t) else None


def _peek_at(t: Street, me: int, n: int, moment: Moment) -> Flow:
    place = yield Ask(me, "peek", state.wards_left(t), moment.source, drawing, {"n": n})
    zone, look = t.lay.index["ward"][int(place[5:])], t.lay.index["look"][me]
    for _ in range(min(n, len(t.zones[zone]))):
        t.move(t.zones[zone][-1], look)
    count = len(t.zones[look])
    card = yield Ask(me, "keep", tuple(t.zones[look]), source=moment.source, about={"place": place})
    t.move(card, t.place("hand", me))
    rest = t.zones[look][:]
    t.luck.shuffle(rest)
    for other in rest:
        t.move(other, zone, bottom=True)
    t.forget(rest)
    t.tell("peek", who=me, place=place, card=card, n=count)


@effect("rival discards", "a rival of your choice discards {n} card{s}")
def _rival_discards(t: Street, me: int, found: Effect, moment: Moment) -> Flow:
    seats = tuple(state.SEAT_PLACES[seat] for seat in t.others(me))
    place = yield Ask(me, "victim", seats, source=moment.source, about={"n": found[1]})
    yield from discards(t, int(place[5:]), found[1], moment)


@effect("loser discards", "the loser’s player discards {n} card{s}")
def _loser_discards(t: Street, me: int, found: Effect, moment: Moment) -> Flow | None:
    return None if moment.loser is None else discards(t, moment.loser, found[1], moment)


@effect("active discards", "that player discards {n} card{s}")
def _active_discards(t: Street, me: int, found: Effect, moment: Moment) -> Flow:
    return discards(t, t.turn, found[1], moment)


@effect("discard", "you discard {n} card{s} from your hand")
def _discard(t: Street, me: int, found: Effect, moment: Moment) -> Flow:
    return discards(t, me, found[1], moment)


def discards(t: Street, seat: int, n: int, moment: Moment) -> Flow:
    """A seat discards n cards of its choice from hand, or all; they are banished (TKG-D17, TKG-Q42)."""
    hand = tuple(t.cards("hand", seat))
    n = min(n, len(hand))
    if not n:
        return
    picks = yield Pick(seat, "discard", hand, n, n, moment.source)
    for card in picks:
        state.banish(t, card)
    t.tell("discard", who=seat, cards=list(picks), source=moment.source)


@effect("pass enemies", "you may move {up}{n} enem{y} of your discard pile to {whom}")
def _pass(t: Street, me: int, found: Effect, moment: Moment) -> Flow | None:
    return _pass_some(t, me, found[1], moment) if of_type(t, t.cards("discard", me), "enemy") else None


def _pass_some(t: Street, me: int, n: int, moment: Moment) -> Flow:
    for _ in range(n):
        enemies = of_type(t, t.cards("discard", me), "enemy")
        if not enemies:
            return
        options = [("pass", card, state.SEAT_PLACES[seat]) for card in enemies for seat in t.others(me)]
        chosen = yield Ask(me, "pass", (*options, None), source=moment.source)
        if chosen is None:
            return
        _, card, place = chosen
        t.move(card, t.place("discard", int(place[5:])))
        t.tell("pass", who=me, card=card, whom=int(place[5:]))


@effect("release own", "{n} location of yours becomes unclaimed")
def _release_own(t: Street, me: int, found: Effect, moment: Moment) -> Flow:
    for _ in range(found[1]):
        yield from _release(t, me, tuple(t.cards("held", me)), moment)


@effect("release rival", "{n} location of a rival becomes unclaimed")
def _release_rival(t: Street, me: int, found: Effect, moment: Moment) -> Flow:
    for _ in range(found[1]):
        yield from _release(t, me, tuple(c for seat in t.others(me) for c in t.cards("held", seat)), moment)


def _release(t: Street, me: int, cards: tuple[int, ...], moment: Moment) -> Flow:
    if not cards:
        return
    card = yield Ask(me, "release", cards, source=moment.source)
    owner = t.lay.owner[t.where[card]]
    t.move(card, t.place("site", WARD[t.kind[card]]))
    t.tell("release", card=card, who=owner)


@effect("mill", "wound the top {n} cards of your ally deck")
def _mill(t: Street, me: int, found: Effect, moment: Moment) -> None:
    state.mill(t, me, found[1])


@effect("guard", "until your next turn starts your allies have Guardian +{n}")
def _guard(t: Street, me: int, found: Effect, moment: Moment) -> None:
    t.guard[me] += found[1]
    t.tell("guard", who=me, n=found[1])


@effect("discount", "this turn locations cost you {n} less to take over (at least 1)")
def _discount(t: Street, me: int, found: Effect, moment: Moment) -> None:
    t.discount += found[1]
    t.tell("discount", who=me, n=found[1])
