"""Attack on Titan: Deck-Building Game, for 2 to 4 together, or one with a squad."""

from __future__ import annotations

from ...rules import Choice, Mode, Option, Rules
from ...words import Words
from . import scenery, show, why
from .bot import greedy
from .cards import CATALOG
from .estimate import estimate
from .rounds import STEPS
from .state import City, layout, setup
from .texts import describe
from .words import WORDS

for _card in CATALOG:
    _card.text = describe(_card)

OPTIONS = (
    Option(
        "level",
        "Difficulty",
        (
            Choice("civilian", "Civilian", "as Rookie, and no Titans on Attack cards"),
            Choice("rookie", "Rookie", "a 3D Gear in each deck, no Titans in the first round"),
            Choice("standard", "Standard", "as printed"),
            Choice("veteran", "Veteran", "more attacks, twice the regeneration, Locations fall with their Wall"),
            Choice("nightmare", "Nightmare", "as Veteran, and every Titan fights back"),
        ),
        "standard",
    ),
    Option(
        "hands",
        "Hands",
        (Choice("open", "Open", "all see all hands"), Choice("hidden", "Hidden", "each sees the own hand only")),
        "open",
        "You play together and may say anything; closed hands are for those who like to guess.",
        modes=("team",),
    ),
    Option(
        "first",
        "First player of a round",
        (
            Choice("one", "One answer", "the holder of the Round Token answers for the team"),
            Choice("vote", "Everybody proposes", "if you differ, the holder of the Round Token names another"),
        ),
        "one",
        modes=("team",),
    ),
)

RULES = Rules(
    id="attack-on-titan",
    name="Attack on Titan",
    version="1",
    catalog=CATALOG,
    seats=(1, 2, 3, 4),
    layout=lambda seats, options: layout(seats, options.get("hands", "open") == "open"),
    setup=setup,
    table=City,
    steps=STEPS,
    words=Words(WORDS),
    show=show.show,
    ending=show.ending,
    bots={"greedy": greedy},
    estimate=estimate,
    rivals=False,
    late=frozenset({"act", "enter", "active", "first", "squad", "choose hero"}),
    group=show.group,
    now=show.now,
    fields=show.fields,
    why=why.why,
    odds=show.odds,
    place=show.place,
    counters=scenery.COUNTERS,
    begin=scenery.begin,
    mark=scenery.mark,
    modes=(
        Mode("team", "Together", (2, 3, 4), "Each runs one Hero; you win or lose together."),
        Mode("solo", "Solo squad", (1,), "One player, three Heroes, one deck."),
    ),
    options=OPTIONS,
    minutes="60–90",
    weight=3,
    tags="Co-operative deck building",
)
