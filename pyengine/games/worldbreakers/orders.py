"""The campaign pack: orders, new rules, chapters (specification 8.10). Its structure is the rulebook's, its faces ours.

A side of an order is a list of effects; the printed sentence stands beside it in the same order. `•` marks a side that
breaks the usual pattern.
"""

from __future__ import annotations

from .build import campaign_card

DEPLOY = (("deploy", 1),)
SIDE_TEXT = {
    "deploy": "Put the top card of the automaton’s deck into play.",
    "all": "The automaton attacks with all it can.",
    "half": "The automaton attacks with half of its able followers, rounded up.",
}


def _order(
    code: str,
    name: str,
    emblem: str,
    first: tuple[str, tuple[object, ...]],
    second: tuple[str, tuple[object, ...]],
    copies: int = 1,
    start: int = 0,
    after: int = 0,
) -> None:
    """An order with its two sides; `start`: part whose first twelve it belongs to; `after`: chapter that adds it."""
    basic = not first[0].startswith("•") and not second[0].startswith("•")
    text = f"**Turns 1 and 3** {first[0]} Flip this. **Turns 2 and 4** {second[0]} Discard this."
    campaign_card(
        code,
        name,
        "Order",
        emblem,
        "act",
        text,
        copies,
        sides=(first[1], second[1]),
        side_text=(first[0], second[0]),
        basic=basic,
        start=start,
        after=after,
        pack="order",
    )


D1 = (SIDE_TEXT["deploy"], DEPLOY)
ALL = (SIDE_TEXT["all"], (("assault", "all"),))
HALF = (SIDE_TEXT["half"], (("assault", "half"),))
ONE = ("The automaton attacks with one follower.", (("assault", 1),))
D2 = ("• Twice: put the top card of the automaton’s deck into play.", (("deploy", 2),))
BUILD = (
    "• The automaton develops one of its locations; if it has none, put the top card of its deck into play.",
    (("build or deploy",),),
)
READY_BLESS = (
    "• Ready all followers of the automaton; one of them gets a +1/+1 counter.",
    (("ready all",), ("bless",)),
)

_order("CMP-01", "Riders Mass", "cavalry", D1, ALL, 4, start=1)
_order(
    "CMP-05",
    "Riders Probe",
    "mounted-knight",
    D1,
    ("The automaton attacks with two followers.", (("assault", 2),)),
    4,
    start=1,
)
_order(
    "CMP-09",
    "Scouts",
    "binoculars",
    D1,
    (
        (
            "• If the automaton has fewer followers than you, put the top card of its deck into play; otherwise it "
            "attacks with all it can."
        ),
        (("scouts",),),
    ),
    start=1,
)
_order("CMP-10", "Supply Line", "caravan", BUILD, ALL, start=1)
_order(
    "CMP-11",
    "Ambush",
    "thrown-daggers",
    D1,
    (
        "• Deal 1 wound to one of your followers. The automaton attacks with one follower.",
        (("wound", 1, "rival follower"), ("assault", 1)),
    ),
    start=1,
)
_order(
    "CMP-12", "Regroup", "tattered-banner", ("• Ready all followers of the automaton.", (("ready all",),)), ALL, start=1
)
_order(
    "CMP-14",
    "Saboteurs",
    "dynamite",
    D1,
    (
        "• Damage one of your locations that is not hidden. The automaton attacks with one follower.",
        (("damage", "open location"), ("assault", 1)),
    ),
    after=1,
)
_order("CMP-17", "Press-Gang", "handcuffs", D2, ONE, after=2)
_order(
    "CMP-20",
    "Turncoat",
    "duality-mask",
    D1,
    (
        (
            "• The most costly follower of your discard pile is shuffled into the automaton’s deck. The automaton "
            "attacks with all it can."
        ),
        (("turncoat",), ("assault", "all")),
    ),
    after=3,
)
_order("CMP-23", "Storm of Banners", "black-flag", READY_BLESS, ALL, after=4)
_order("CMP-27", "Knives in Pairs", "daggers", D1, HALF, 4, start=2)
_order("CMP-31", "Lone Knife", "knife-thrust", D1, ONE, 4, start=2)
_order(
    "CMP-35",
    "Poisoned Cup",
    "poison-bottle",
    D1,
    ("• Deal 2 wounds to one of your followers.", (("wound", 2, "rival follower"),)),
    start=2,
)
_order("CMP-36", "Engineers at Work", "gear-hammer", BUILD, HALF, start=2)
_order(
    "CMP-37",
    "Hidden Knives",
    "cloak-dagger",
    D1,
    ("• You discard 1 card. The automaton attacks with one follower.", (("you discard", 1), ("assault", 1))),
    start=2,
)
_order("CMP-38", "Fortify", "stone-wall", READY_BLESS, HALF, start=2)
_order(
    "CMP-42",
    "Smoke and Mirrors",
    "smoke-bomb",
    D1,
    ("• The automaton attacks with one follower; it cannot be blocked.", (("assault", 1, "unblockable"),)),
    after=6,
)
_order(
    "CMP-45",
    "Iron Scaffold",
    "crane",
    (
        "• Put the top card of the automaton’s deck into play. **Replenish** 1 stage of one of its locations.",
        (("deploy", 1), ("restore",)),
    ),
    ("• The automaton develops one of its locations.", (("build", 1),)),
    after=7,
)
_order("CMP-48", "Night Raid", "night-sky", D2, HALF, after=8)
_order(
    "CMP-51",
    "Drain the Vault",
    "cash",
    D1,
    ("• You lose up to 3 mythium; if it was fewer than 3, the automaton gains 1 power.", (("tax",),)),
    after=9,
)
_order(
    "CMP-52",
    "The Order Strikes",
    "skull-staff",
    ("• One of your ready followers is exhausted and stunned.", (("strike down",),)),
    ALL,
    after=9,
)


def _law(code: str, name: str, emblem: str, after: int, text: str) -> None:
    campaign_card(code, name, "New Rules", emblem, "big", text, after=after, pack="law")


_law(
    "CMP-15",
    "Toll Road",
    "road",
    1,
    (
        "**Setup** — cards from the top of the automaton’s deck go to its bottom until a follower appears; put "
        "that follower into play."
    ),
)
_law(
    "CMP-18",
    "Trade Charter",
    "scroll-unfurled",
    2,
    (
        "**Setup** — gain 1 standing in a guild of your choice. The first time each round you develop as your "
        "action, gain 1 mythium."
    ),
)
_law(
    "CMP-21",
    "Spreading Unrest",
    "fire-silhouette",
    3,
    "**Forced Response** — after combat ended and the automaton’s attack was successful, stun one of your followers.",
)
_law(
    "CMP-24",
    "The Black Banner",
    "tattered-banner",
    4,
    "A follower of the automaton that attacks alone has +1 strength.",
)
_law(
    "CMP-39",
    "Wall of Shields",
    "riot-shield",
    5,
    (
        "When you attack, the automaton blocks: first so that its follower defeats yours and survives, else "
        "survives, else defeats yours; the cheapest such follower, then the weakest. If nothing of the kind is "
        "left but what breaches would bring you to the power you need, its cheapest follower blocks all the same."
    ),
)
_law("CMP-40", "Steady Works", "cog", 5, "**Rally** — the automaton develops one of its locations.")
_law(
    "CMP-43",
    "Marked for Death",
    "human-target",
    6,
    (
        "The first follower you play in each game enters with a stun counter. You gain 1 mythium more in step 3 of "
        "the Rally Phase."
    ),
)
_law(
    "CMP-46",
    "Deep Foundations",
    "stone-wall",
    7,
    "Locations of the automaton with all three stages left are **hidden**. **Setup** — draw 1 card.",
)
_law(
    "CMP-49",
    "Shifting Loyalties",
    "duality-mask",
    8,
    (
        "**Setup** — gain 1 standing in a guild of your choice. The automaton’s first follower that is put into "
        "play gets a +1/+1 counter."
    ),
)
_law(
    "CMP-53",
    "Master of the Order",
    "crowned-skull",
    9,
    "Mythium costs of abilities of the automaton’s Worldbreaker and of The Right Hand are ignored.",
)

CHAPTERS = (
    ("CMP-13", 1, "The Long Road East", "mountain-road", 6),
    ("CMP-16", 2, "Market of Knives", "shop", 7),
    ("CMP-19", 3, "The Dry Wells", "well", 8),
    ("CMP-22", 4, "Felt and Stone", "tipi", 9),
    ("CMP-25", 5, "The True Daughter", "queen-crown", 10),
    ("CMP-41", 6, "Out of the Shadow", "lighthouse", 8),
    ("CMP-44", 7, "Valley of Engines", "gears", 9),
    ("CMP-47", 8, "Knives at the Feast", "knife-fork", 9),
    ("CMP-50", 9, "The Eagle’s Nest", "eagle-emblem", 10),
    ("CMP-54", 10, "Master of Alamut", "castle", 11),
)
SPECIAL = {
    3: " You start with 2 more mythium and gain 1 less in step 3 of the Rally Phase.",
    4: " The Amu River Encampment starts in play for the automaton.",
    7: " Luminous Lagoon starts in play for the automaton.",
    8: " You may put a follower of cost 2 or less from your deck into play.",
    9: " Forlorn Flats starts in play for the automaton.",
    10: " Alamut Castle starts in play for the automaton.",
}
for _code, _n, _name, _emblem, _goal in CHAPTERS:
    campaign_card(
        _code,
        f"{_n}. {_name}",
        "Chapter",
        _emblem,
        "big",
        f"Chapter {_n}. Win with **{_goal} power**.{SPECIAL.get(_n, '')}",
        chapter=_n,
        goal=_goal,
        pack="chapter",
    )
campaign_card(
    "CMP-26",
    "End of Part I",
    "End",
    "checkered-flag",
    "big",
    "Part I is over. Stop here; Part II may be set up.",
    pack="end",
)
