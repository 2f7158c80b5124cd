"""Neutral cards: no standing needed (specification 8.7)."""

from __future__ import annotations

from ..abilities import ANY, EARTH, MOON, NEUTRAL, STARS, VOID, enters, event, interrupt, rally, response, stage
from ..build import a_follower, a_location, an_event

P, RP = "name R; values P", "R and P"

an_event("Gratuitous Gift", NEUTRAL, 0, 0, "Resource", "present", P, event(("play", "follower", 2)), copies=2)
an_event(
    "Raid the Mines",
    NEUTRAL,
    2,
    0,
    "Raid",
    "mining",
    P,
    event(("attack",)),
    response("first power", ("gain", 5)),
    copies=2,
)
an_event(
    "Surprising Development",
    NEUTRAL,
    3,
    0,
    "Mining",
    "hammer-drop",
    P,
    interrupt("raze own"),
    event(("gain", 5)),
    copies=2,
)
an_event("Mythium Fund", NEUTRAL, 5, 0, "Resource", "chest", P, event(("gain", 9)), copies=2)

a_follower(
    "Weary Veteran",
    NEUTRAL,
    1,
    0,
    1,
    2,
    "Warrior",
    "old-wagon",
    P,
    enters(("plus", 1, "self"), cond="guild 3"),
    copies=2,
)
a_follower("Yam Operator", NEUTRAL, 1, 0, 1, 1, "Envoy", "envelope", P, enters(("play", "event", 1)))
a_follower("Caravan Guard", NEUTRAL, 2, 0, 2, 4, "Guard", "camel", P, stationary=1)
a_follower("Desperate Miners", NEUTRAL, 2, 0, 1, 1, "Miner", "miner", "name R; cost I; rest D", rally(("gain", 1)))
a_follower(
    "Irate Vandal", NEUTRAL, 2, 0, 1, 2, "Rogue", "wrecking-ball", P, enters(("damage", "location", "may")), copies=2
)
a_follower("Lowly Bard", NEUTRAL, 2, 0, 1, 1, "Artist", "lyre", P, enters(("gain standing",)), copies=2)
a_follower(
    "Earth Apprentice",
    NEUTRAL,
    3,
    0,
    2,
    2,
    "Apprentice",
    "bow-arrow",
    P,
    enters(("stand", EARTH, 1)),
    enters(("draw", 1), cond="two others"),
)
a_follower(
    "Moon Apprentice",
    NEUTRAL,
    3,
    0,
    2,
    2,
    "Scholar, Apprentice",
    "bookshelf",
    P,
    enters(("stand", MOON, 1)),
    enters(("draw", 1), cond="guild 3"),
)
a_follower(
    "Stars Apprentice",
    NEUTRAL,
    3,
    0,
    2,
    2,
    "Apprentice",
    "sewing-needle",
    P,
    enters(("stand", STARS, 1)),
    enters(("draw", 1), cond="location"),
)
a_follower("Swift Messenger", NEUTRAL, 3, 0, 1, 3, "Envoy", "run", RP, enters(("stand", ANY, 1)), copies=2)
a_follower(
    "Void Apprentice",
    NEUTRAL,
    3,
    0,
    2,
    2,
    "Apprentice",
    "thrown-daggers",
    P,
    enters(("stand", VOID, 1)),
    enters(("draw", 1), cond="fallen"),
)

a_location(
    "The Humble Underpass",
    NEUTRAL,
    2,
    0,
    "Mine",
    "mine-wagon",
    P,
    stage(("gain", 2), ("power", 1)),
    stage(("gain", 2), ("stand", ANY, 1)),
    copies=2,
)
a_location(
    "The Submerged Brilliance",
    NEUTRAL,
    3,
    0,
    "Mine",
    "drowning",
    P,
    stage(("draw", 2), ("gain", 2)),
    stage(("power", 1), ("stand", ANY, 1)),
    stage(("power", 1)),
    copies=2,
)
a_location(
    "The Den of Sabers",
    NEUTRAL,
    4,
    0,
    "Camp",
    "crossed-sabres",
    P,
    stage(("power", 1)),
    stage(("draw", 1), ("stand", ANY, 1)),
    stage(("power", 2)),
    copies=2,
)
a_location(
    "The Pit of Despair",
    NEUTRAL,
    7,
    0,
    "Mine",
    "hole",
    P,
    stage(("power", 2)),
    stage(("gain", 2), ("power", 1)),
    stage(("draw", 2), ("power", 1)),
    copies=2,
)
a_location(
    "The Indigo Grotto",
    NEUTRAL,
    9,
    0,
    "Mine",
    "cave-entrance",
    P,
    stage(("power", 2)),
    stage(("power", 3)),
    stage(("power", 1)),
)
