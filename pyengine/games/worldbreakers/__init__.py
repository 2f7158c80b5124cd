"""Worldbreakers: Advent of the Khanate: duels, drafts, and a solo campaign."""

from __future__ import annotations

from ...rules import Choice, Mode, Option, Rules
from ...words import Words
from . import modes, show
from .bot import greedy
from .build import CATALOG
from .cards import PLAIN_CARDS
from .state import Steppe
from .text import describe
from .words import WORDS

for _index in PLAIN_CARDS:
    CATALOG[_index].text = describe(CATALOG[_index])

MODES = (
    Mode("precon", "Ready decks", (2,), "One deck for each guild, as they come in the box."),
    Mode("constructed", "Constructed", (2,), "Your own 30 cards, all different, with any Worldbreaker."),
    Mode("three", "Three Pile draft", (2,), "Look at a pile, take it or let it grow; then build and play."),
    Mode("five", "5-1-2 draft", (2,), "Take one card of five, then two of the four you are handed."),
    Mode("four", "Four-player draft", (4,), "Packs go round the table; then duels, the first against the seat across."),
    Mode("campaign", "Campaign", (1,), "Ten chapters alone against an automaton."),
)
DECK = (
    Choice("random", "By lot"),
    Choice("earth", "Earth", "Khutulun: swarms and attacks"),
    Choice("stars", "Stars", "Marco Polo: develops in bursts"),
    Choice("void", "Void", "Ruknuddin Khurshah: raids and attrition"),
    Choice("moon", "Moon", "The Muhandasat: control and great works"),
)
DUELS = ("precon", "constructed")
OPTIONS = (
    Option("guild1", "Deck of the first seat", DECK, "random", modes=DUELS),
    Option("guild2", "Deck of the second seat", DECK, "random", modes=DUELS),
    Option(
        "deck1",
        "First seat’s own deck",
        (Choice("", "The ready deck chosen above"),),
        "",
        "As text: a Worldbreaker and 30 different cards, one a line.",
        modes=("constructed",),
        text=True,
    ),
    Option(
        "deck2",
        "Second seat’s own deck",
        (Choice("", "The ready deck chosen above"),),
        "",
        "As text: a Worldbreaker and 30 different cards, one a line.",
        modes=("constructed",),
        text=True,
    ),
    Option(
        "supply",
        "Supply",
        (
            Choice("base", "96 cards", "27 picks and 3 signature cards: just 30"),
            Choice("extended", "140 cards", "second copies of neutrals and of 24 others"),
        ),
        "extended",
        "Ours, not the rulebook’s, which wants a second box for this draft.",
        modes=("five",),
    ),
    Option(
        "series",
        "Games",
        (Choice(1, "One game"), Choice(3, "Best of three", "after a draft decks may change between games")),
        1,
        seats=(2,),
    ),
    Option(
        "league",
        "Duels after the draft",
        (Choice("across", "Against the seat across"), Choice("all", "Everybody against everybody", "six games")),
        "across",
        modes=("four",),
    ),
    Option(
        "difficulty",
        "Difficulty",
        (
            Choice("artisan", "Artisan", "2 power at the start: for the story"),
            Choice("scholar", "Scholar", "1 power at the start"),
            Choice("warrior", "Warrior", "none at first, 1 after two losses in a chapter"),
            Choice("worldbreaker", "Worldbreaker", "none"),
        ),
        "scholar",
        "May be changed between games.",
        modes=("campaign",),
    ),
    Option(
        "part",
        "Begin with",
        (Choice(1, "Part I", "Marco Polo"), Choice(2, "Part II", "Khutulun")),
        1,
        modes=("campaign",),
    ),
    Option(
        "saved",
        "Saved campaign",
        (Choice("", "None"),),
        "",
        "The text of a campaign saved between games.",
        modes=("campaign",),
        text=True,
    ),
    Option(
        "first",
        "Who begins",
        (Choice("random", "By lot"), Choice(1, "First seat"), Choice(2, "Second seat")),
        "random",
        seats=(2,),
    ),
    Option("spare", "Spare cards in the box", (Choice(False, "No"), Choice(True, "Yes")), False, hidden=True),
)

RULES = Rules(
    id="worldbreakers",
    name="Worldbreakers",
    version="1",
    catalog=CATALOG,
    seats=(2, 1, 4),
    layout=modes.layout,
    setup=modes.setup,
    table=Steppe,
    steps=modes.STEPS,
    words=Words(WORDS),
    show=show.show,
    ending=show.ending,
    bots={"greedy": greedy},
    group=show.group,
    now=show.now,
    fields=show.fields,
    why=show.why,
    place=show.place,
    counters=show.COUNTERS,
    begin=show.begin,
    mark=show.mark,
    concede=modes.concede,
    modes=MODES,
    options=OPTIONS,
    minutes="30–60",
    weight=2,
    tags="Duel, drafting, solo campaign",
)
