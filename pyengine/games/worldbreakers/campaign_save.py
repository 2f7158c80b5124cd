"""Campaigns as text: all that has to be kept between games (specification 8.10), and how to go on from it."""

from __future__ import annotations

import json
from typing import Any

from . import state
from .build import CATALOG
from .campaign import BLOCKS, LEVELS, enact, open_chapter, start
from .campaign_decks import ADDED, RIVAL_LEADERS
from .cards import CODE, kind
from .state import Steppe


def export(t: Steppe) -> str:
    """The campaign between games as a short text: all that 8.10 lists as state to save. `resume` reads it."""
    c = t.camp
    assert c is not None
    kinds_of = [CATALOG[t.kind[i]].name for i in sorted(c.deck)]
    return json.dumps(
        {
            "worldbreakers": 1,
            "part": c.part,
            "chapter": c.chapter,
            "level": c.level,
            "losses": c.losses,
            "deck": kinds_of,
            "gone": [CATALOG[t.kind[i]].name for i in BLOCKS[c.part - 1]["trunk"] if t.where[i] == t.place("box")],
            "orders": [CODE[t.kind[i]] for i in c.orders],
            "won": c.won,
        },
        separators=(",", ":"),
        ensure_ascii=False,
    )


def resume(t: Steppe, text: str) -> None:
    """Go on with a campaign from its text. Raises `ValueError` with a sentence if it is none."""
    try:
        data = json.loads(text)
        part, chapter = int(data["part"]), int(data["chapter"])
        if data["worldbreakers"] != 1 or part not in (1, 2) or not 5 * part - 4 <= chapter <= 5 * part:
            raise ValueError("it is for no chapter that there is")
        start(t, part)
        _fast_forward(t, data, chapter)
    except (KeyError, TypeError, ValueError, StopIteration, AttributeError) as fault:
        raise ValueError(f"This text is not a saved campaign ({fault}).") from None


def _fast_forward(t: Steppe, data: dict[str, Any], chapter: int) -> None:
    c = t.camp
    assert c is not None
    block, deck = BLOCKS[c.part - 1], t.place("campaign")
    box, spent = t.place("box"), t.place("spent")
    while c.chapter < chapter:
        card = t.zones[deck][-1]
        pack = CATALOG[t.kind[card]].data["pack"]
        if pack == "law":
            enact(t)
        elif pack == "chapter":
            open_chapter(t)
        else:
            t.move(card, spent)
            c.orders.append(card)
    wanted = list(data["orders"])
    for card in c.orders[:]:
        if CODE[t.kind[card]] in wanted:
            wanted.remove(CODE[t.kind[card]])
        else:
            c.orders.remove(card)
            t.move(card, box)
    if len(c.orders) != 12 or wanted:
        raise ValueError("its Orders deck is not one of twelve")
    first = 1 if c.part == 1 else 6
    passed = range(first, chapter)
    c.rival += [i for i in block["added"] if any(t.kind[i] in ADDED[n] for n in passed)]
    if chapter in RIVAL_LEADERS:
        c.rival_leader = block["rival"][0]
    _restore_deck(t, c, block, data, bool(passed))
    c.level = data["level"] if data["level"] in LEVELS else c.level
    c.losses, c.won = int(data["losses"]), [int(n) for n in data["won"]]
    t.agenda.append(("camp",))


def _restore_deck(t: Steppe, c: state.Campaign, block: dict[str, list[int]], data: dict[str, Any], built: bool) -> None:
    wanted = [kind(name) for name in data["deck"]]
    gone = [kind(name) for name in data["gone"]]
    for card in block["yours"]:
        wanted.remove(t.kind[card])
    for card in block["trunk"]:
        if t.kind[card] in wanted:
            wanted.remove(t.kind[card])
            c.deck.append(card)
        elif built:
            t.move(card, t.place("box" if t.kind[card] in gone else "trunk"))
    if wanted:
        raise ValueError("its deck has cards that the draft deck has not")
