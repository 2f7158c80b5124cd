"""A miniature game for the tests of the core: each round every seat plays one card in secret, the highest scores.

It has hidden hands, a shuffled deck, secret simultaneous answers, flows side by side, a forced question, and an end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pyengine.ask import Ask, Flow, Pick, Why, everyone, side_by_side
from pyengine.cards import Card, Catalog, Stat
from pyengine.record import record
from pyengine.rules import Rules
from pyengine.table import NOBODY, OWNER, Layout, Table, Zone, blank
from pyengine.words import Words

CATALOG = Catalog("mini")
for _n in range(1, 9):
    CATALOG.add(
        Card(
            name=f"Card {_n}",
            type="Number",
            cost=_n,
            stats=(Stat("value", "coins", _n),),
            copies=2,
            text=f"Counts {_n}.",
        )
    )
VALUE = tuple(card.stat("value") for card in CATALOG)
KINDS = tuple(card.index for card in CATALOG for _ in range(card.copies))
ZONES = (
    Zone("box"),
    Zone("deck", sees=NOBODY, label="deck"),
    Zone("hand", "seat", OWNER),
    Zone("sent", "seat", OWNER),
    Zone("played", "seat"),
)


@record
class Mini(Table):
    """`points` by seat."""

    points: list[int]


def setup(seats: int, seed: int, options: dict[str, Any], names: Sequence[str]) -> Mini:
    lay = Layout(ZONES, seats)
    t: Mini = blank(Mini, lay, KINDS, seed, options, names, [lay["deck"][0]] * len(KINDS), points=[0] * seats)
    t.shuffle(lay["deck"][0])
    for seat in range(seats):
        for _ in range(3):
            t.move(t.zones[lay["deck"][0]][-1], lay["hand"][seat])
    t.agenda.append(("round",))
    return t


def round_(t: Mini) -> Flow | None:
    """Everybody sends a card in secret; then all are shown."""
    t.round += 1
    if t.round > 3:
        t.result = max(range(t.seats), key=lambda seat: t.points[seat])
        return None
    t.agenda += [("round",), ("extras",), ("score",)]
    return send(t)


def send(t: Mini) -> Flow:
    able = [seat for seat in range(t.seats) if t.cards("hand", seat)]
    asks = {s: Ask(s, "send", tuple(t.cards("hand", s)), why=lambda thing: Why("why.hand")) for s in able}
    sent = yield from everyone(asks)
    for seat, card in sent.items():
        t.move(card, t.place("sent", seat))


def score(t: Mini) -> None:
    for seat in range(t.seats):
        for card in t.cards("sent", seat)[:]:
            t.move(card, t.place("played", seat))
    values = [sum(VALUE[t.kind[card]] for card in t.cards("played", seat)[-1:]) for seat in range(t.seats)]
    best = max(range(t.seats), key=lambda seat: values[seat])
    t.points[best] += 1
    t.tell("point", who=best, cards=t.cards("played", best)[-1:])


def extras(t: Mini) -> Flow:
    """Each seat may drop up to two cards for new ones, all at once, each in a flow of its own."""
    done = yield from side_by_side({seat: change(t, seat) for seat in range(t.seats)})
    t.tell("changed", n=sum(done.values()))


def change(t: Mini, seat: int) -> Flow:
    hand = tuple(t.cards("hand", seat))
    if not hand:
        return 0
    picks = yield Pick(seat, "change", hand, 0, min(2, len(hand)))
    for card in picks:
        t.move(card, t.place("box"))
    wanted = yield Ask(seat, "sure", ("yes", "no"))
    if wanted == "yes" and t.cards("deck"):
        t.move(t.cards("deck")[-1], t.place("hand", seat))
    return len(picks)


def show(t: Mini, seat: int | None) -> dict[str, Any]:
    return {"where": Why("where", round=t.round), "seats": [{"points": n} for n in t.points]}


def ending(t: Mini) -> dict[str, Any]:
    return {"winners": [t.result], "by": "points", "why": Why("over.points", who=t.result)}


def concede(t: Mini, seat: int) -> Why | None:
    t.result = (seat + 1) % t.seats
    return None


WORDS = {
    "where": "Round {round}",
    "ask.send": "Which card do you send?",
    "ask.change": "Which cards do you change?",
    "do.change.set": "Change {n}",
    "ask.sure": "Draw one?",
    "do.sure.yes": "Draw",
    "do.sure.no": "Do not",
    "why.hand": "Only a card of your hand can be sent. [MIN-001]",
    "log.point": "{who:seat} scores with {cards:cards}.",
    "log.changed": "{n} {n|card|cards} changed.",
    "over.points": "{who:seat} wins.",
}

RULES = Rules(
    id="mini",
    name="Mini",
    version="1",
    catalog=CATALOG,
    seats=(2, 3),
    layout=lambda seats, options: Layout(ZONES, seats),
    setup=setup,
    table=Mini,
    steps={"round": round_, "score": score, "extras": extras},
    words=Words(WORDS),
    show=show,
    ending=ending,
    bots={},
    group=lambda t, card: "all",
    counters={"points": (lambda t, seat: t.points[seat], lambda t, seat, n: t.points.__setitem__(seat, n))},
    concede=concede,
)
