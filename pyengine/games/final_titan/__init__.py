"""Final Titan, for 1 to 5."""

from __future__ import annotations

from ...rules import Choice, Mode, Option, Rules
from ...words import Words
from . import asks, show, stage
from .bot import greedy
from .cards import CATALOG
from .estimate import estimate
from .setup import setup
from .state import Arena, layout
from .steps import STEPS
from .words import WORDS

MODES = (
    Mode("ffa", "Free-for-all", (3, 4, 5), "Skip or fight; the last player with a Titan wins."),
    Mode("duel", "1 vs 1", (2,), "Four Titans each, always fighting."),
    Mode("teams", "2 vs 2", (4,), "The first two seats against the other two."),
    Mode("coop", "Solo and co-op", (1, 2, 3), "Together against a random enemy team."),
    Mode("challenge", "Co-op Challenge", (1, 2, 3), "Together against the printed enemy team."),
)

OPTIONS = (
    Option(
        "cards",
        "Cards",
        (Choice("standard", "Standard", "for first games"), Choice("advanced", "Standard and advanced")),
        "advanced",
        "Standard cards know no Blessed, Cursed or Minion tokens.",
    ),
    Option(
        "godspark",
        "Godspark",
        (Choice(False, "No"), Choice(True, "Yes")),
        False,
        "15 Titans, each with a legendary upgrade.",
    ),
    Option("mindbug", "Mindbug", (Choice(False, "No"), Choice(True, "Yes")), False, "15 Titans and 10 upgrades."),
    Option("recruit", "Titans", (Choice("draft", "Drafted"), Choice("deal", "Dealt", "for first games")), "draft"),
    Option(
        "betting",
        "Betting",
        (Choice(False, "No"), Choice(True, "Yes")),
        False,
        "Who does not fight may bet on the winner.",
        ("ffa",),
    ),
    Option(
        "difficulty",
        "Difficulty",
        (
            Choice("easy", "Easy"),
            Choice("standard", "Standard"),
            Choice("hard", "Hard"),
            Choice("very-hard", "Very Hard"),
            Choice("insane", "Insane"),
        ),
        "standard",
        "How many Titans and upgrades the enemy has.",
        ("coop",),
    ),
    Option(
        "first",
        "Who drafts first",
        (
            Choice("random", "By lot"),
            *(Choice(n, f"{word} seat") for n, word in enumerate(("First", "Second", "Third", "Fourth", "Fifth"), 1)),
        ),
        "random",
        "By the rulebook it is the youngest.",
    ),
    Option(
        "dice",
        "Dice",
        (Choice("hand", "Rolled by hand"), Choice("auto", "Roll by themselves")),
        "hand",
        "An Action is never a choice; by hand you say when.",
    ),
    Option(
        "armor",
        "Armor against Drain and Special Moves",
        (Choice("ignored", "Does not help"), Choice("counts", "Helps")),
        "ignored",
        "The rulebook says both; the specific sentence is the default.",
    ),
)

RULES = Rules(
    id="final-titan",
    name="Final Titan",
    version="1",
    catalog=CATALOG,
    seats=(1, 2, 3, 4, 5),
    layout=lambda seats, options: layout(seats),
    setup=setup,
    table=Arena,
    steps=STEPS,
    words=Words(WORDS),
    show=show.show,
    ending=show.ending,
    bots={"greedy": greedy},
    estimate=estimate,
    group=show.group,
    now=show.now,
    fields=asks.fields,
    why=asks.why,
    place=show.place,
    counters=stage.COUNTERS,
    begin=stage.begin,
    mark=stage.mark,
    concede=show.concede,
    modes=MODES,
    options=OPTIONS,
    minutes="30–45",
    weight=1,
    tags="Draft, dice duels",
    usual=3,
)
