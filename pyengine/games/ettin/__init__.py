"""Ettin, for 2 to 8, and for rings of several boxes up to 24."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...rules import Choice, Mode, Option, Rules
from ...words import Words
from . import draft, score, show, stage, war
from .bot import explain, greedy
from .cards import CATALOG
from .estimate import estimate
from .lanes import runner
from .state import Field, layout, setup
from .words import WORDS

LARGE = tuple(range(9, 25))
ODD = (3, 5, 7, *LARGE[::2])
EVEN = (4, 6, 8, *LARGE[1::2])

MODES = (
    Mode("alliances", "Alliances", (4, 6, 8), "Everybody has an Ally on one side and an Enemy on the other."),
    Mode("duel", "Two players", (2,), "Two Enemies without Allies."),
    Mode("odd", "Odd number", (3, 5, 7), "One player leads a second, Mercenary nation: a hard seat."),
    Mode("ring", "Great ring", LARGE, "One ring of several boxes, each for 2 to 8 neighbouring seats."),
)
OPTIONS = (
    Option(
        "nation_pick",
        "Nations",
        (Choice("choose", "Chosen in seat order"), Choice("random", "Dealt at random")),
        "choose",
    ),
    Option(
        "first",
        "Alliances",
        (Choice("random", "By lot"), Choice(1, "Seats 1 and 2, 3 and 4 …"), Choice(2, "Seats 2 and 3, 4 and 5 …")),
        "random",
        "A player picked at random has the left neighbour as Ally and the right one as Enemy.",
        seats=EVEN,
    ),
    Option(
        "odd",
        "Odd player",
        (Choice("random", "By lot"), *(Choice(n, f"Seat {n}") for n in range(1, 24))),
        "random",
        "Who leads the Mercenary nation too.",
        seats=ODD,
    ),
    Option(
        "accelerated",
        "Accelerated Play",
        (Choice(False, "Off"), Choice(True, "On", "each pair fights at its own pace")),
        False,
        "Pairs go from Deploy to Retire without waiting for others. It changes no result.",
    ),
    Option(
        "learning_tokens",
        "Learning game",
        (Choice(False, "Off"), Choice(True, "On")),
        False,
        "Shows Battle Lost and No Battle tokens and the rulebook’s advice; changes nothing else.",
    ),
    Option(
        "share_with_ally",
        "Allies see each other’s cards",
        (Choice(True, "Yes"), Choice(False, "No")),
        True,
        "War Camp, hand, facedown cards and Spoils.",
    ),
    Option(
        "protected_only_when_losing",
        "Protected",
        (Choice(False, "Always", "the full rule"), Choice(True, "Only when losing", "the summary’s wording")),
        False,
        "When an unmatched Protected Defense makes No Battle.",
    ),
    Option(
        "spare_card",
        "Spare Mercenary",
        (Choice(False, "Out"), Choice(True, "In", "shuffled into Age III")),
        False,
        "The box holds a 101st Mercenary that belongs to no deck.",
    ),
    Option(
        "boxes",
        "Seats for one box",
        (Choice(8, "Up to 8"), Choice(6, "Up to 6"), Choice(4, "Up to 4"), Choice(2, "2 or 3")),
        8,
        "Neighbours share a box’s decks.",
        modes=("ring",),
    ),
    Option("nations", "Nations by seat", (), "", "Parted by commas.", text=True, hidden=True),
)

LANES: dict[str, Callable[..., Any]] = {**draft.LANES, **war.LANES}

RULES = Rules(
    id="ettin",
    name="Ettin",
    version="1",
    catalog=CATALOG,
    seats=(2, 3, 4, 5, 6, 7, 8, *LARGE),
    layout=layout,
    setup=setup,
    table=Field,
    steps={**draft.STEPS, **war.STEPS, "lanes": runner(LANES)},
    words=Words(WORDS),
    show=show.show,
    ending=score.ending,
    bots={"greedy": greedy},
    group=show.group,
    now=show.now,
    fields=show.fields,
    why=show.why,
    explain=explain,
    estimate=estimate,
    place=show.place,
    counters=stage.COUNTERS,
    begin=stage.begin,
    mark=stage.mark,
    modes=MODES,
    options=OPTIONS,
    minutes="45–60",
    weight=2,
    tags="Drafting, teams, simultaneous play",
)
