"""Tokyo Ghoul: The Card Game, for 2 to 4."""

from __future__ import annotations

from ...rules import Choice, Option, Rules
from ...words import Words
from . import show
from .bot import greedy
from .cards import CATALOG
from .effects import describe
from .estimate import estimate
from .state import Street, layout, setup
from .turn import STEPS
from .words import WORDS

for _card in CATALOG:
    _card.text = describe(_card)

OPTIONS = (
    Option(
        "first",
        "Who begins",
        (
            Choice("random", "By lot"),
            Choice(1, "First seat"),
            Choice(2, "Second seat"),
            Choice(3, "Third seat"),
            Choice(4, "Fourth seat"),
        ),
        "random",
        "The rulebook goes by birthdays; here the lot decides, or you.",
    ),
    Option(
        "handicap",
        "Head start",
        (Choice(False, "None", "as printed"), Choice(True, "1 VP", "for whoever goes second")),
        False,
        "Ours, not the rulebook’s: evens out two seats, where the first has an edge.",
        seats=(2,),
    ),
)

RULES = Rules(
    id="tokyo-ghoul",
    name="Tokyo Ghoul",
    version="1",
    catalog=CATALOG,
    seats=(2, 3, 4),
    layout=lambda seats, options: layout(seats),
    setup=setup,
    table=Street,
    steps=STEPS,
    late=frozenset({"buy", "act", "draw"}),
    words=Words(WORDS),
    show=show.show,
    ending=show.ending,
    bots={"greedy": greedy},
    estimate=estimate,
    group=show.group,
    now=show.now,
    fields=show.fields,
    why=show.why,
    place=show.place,
    counters=show.COUNTERS,
    begin=show.begin,
    mark=show.mark,
    concede=show.concede,
    options=OPTIONS,
    minutes="30–45",
    weight=1,
    tags="Deck building, area control",
)
