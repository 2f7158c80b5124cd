"""Stars: artisans and merchants who develop in bursts (specification 8.4)."""

from __future__ import annotations

from ..abilities import ANY, STARS, blocks, enters, event, interrupt, rally, response, stage, static
from ..build import a_follower, a_leader, a_location, an_event

P, RP = "name R; values P", "R and P"

a_leader("Marco Polo, Robed in Silk", STARS, "compass", P, response("built", ("scout",), cost=("exhaust",)))

a_location(
    "Silkworm Terrarium",
    STARS,
    2,
    1,
    "Workshop",
    "caterpillar",
    P,
    enters(("develop", "my location"), cost=("discard", 1)),
    stage(("power", 1)),
    stage(("power", 1)),
    star=1,
    hidden=1,
)
a_follower("Polo's Portraitist", STARS, 3, 2, 1, 1, "Artisan", "paint-brush", P, enters(("truce",)), star=1)
an_event(
    "Exploitative Extraction",
    STARS,
    0,
    3,
    "Mining",
    "war-pick",
    P,
    static("x stars"),
    event(("repeat x", ("develop", "my location"))),
    star=1,
    x=1,
)

an_event("Proof of the Grotto", STARS, 1, 1, "Resource", "crystal-shine", P, event(("play", "card", "standing")))
an_event("Inspirational Vision", STARS, 2, 1, "Scheme", "third-eye", P, event(("vision", 2)))
an_event(
    "Straight to the Source", STARS, 2, 1, "Resource", "treasure-map", P, interrupt("reveal two"), event(("gain", 3))
)
an_event("Pacify", STARS, 3, 1, "Scheme", "peace-dove", P, event(("stationary", 1, "follower")))
an_event(
    "Frantic Getaway",
    STARS,
    1,
    2,
    "Mining",
    "sprint",
    P,
    event(("develop", "my location")),
    event(("develop", "my location")),
)
an_event(
    "Throes of Fancy",
    STARS,
    1,
    3,
    "Scheme",
    "inspiration",
    RP,
    event(("seek", "follower", "location"), ("play found", 2)),
)

a_follower(
    "Heedless Investor",
    STARS,
    1,
    1,
    1,
    2,
    "Merchant",
    "coins",
    P,
    enters(("if", "location", ("gain", 3), ("stand", ANY, 1))),
)
a_follower(
    "Mothkeeper", STARS, 2, 1, 1, 3, "Artisan", "butterfly", P, response("power", ("gain", 2), once=True), stationary=1
)
a_follower("Sly Sentinel", STARS, 3, 1, 2, 3, "Guard", "guards", P, blocks(("out", "other attacker")), stationary=1)
a_follower("Solemn Guardian", STARS, 3, 1, 1, 6, "Guard", "stone-bust", P)
a_follower("Generous Dealer", STARS, 5, 1, 2, 4, "Merchant", "trade", P, static("dealer", 1))
a_follower("Auspicious Smuggler", STARS, 3, 2, 1, 3, "Merchant", "swap-bag", P, enters(("extra",)))
a_follower("Suave Sycophant", STARS, 3, 2, 1, 4, "Courtier", "rose", RP, blocks(("stationary", 1, "blocked")))
a_follower("The Blind Sculptor", STARS, 4, 3, 4, 4, "Artisan", "blindfold", P, rally(("develop", "my location")))

a_location(
    "Illicit Bazaar",
    STARS,
    0,
    1,
    "Market",
    "shop",
    P,
    stage(("gain", 2), ("stand", ANY, 1)),
    stage(("gain", 2)),
    stage(("gain", 2)),
    hidden=1,
)
a_location(
    "Mesmerizing Maze",
    STARS,
    3,
    1,
    "Shrine",
    "maze",
    P,
    stage(("stand", STARS, 1), ("power", 1)),
    stage(("power", 1), ("stationary", 1, "follower", "may")),
)
a_location(
    "Covert Exchange",
    STARS,
    2,
    2,
    "Market",
    "cash",
    RP,
    stage(("gain", 4)),
    stage(("draw", 2)),
    stage(("draw", 1), ("gain", 2)),
    hidden=1,
)
a_location(
    "Weaving Workshop",
    STARS,
    4,
    2,
    "Workshop",
    "sewing-string",
    P,
    enters(("play", "location", 2, "may")),
    stage(("gain", 2), ("power", 1), ("develop", "my other location")),
    stage(("power", 1), ("develop", "my other location")),
)
a_location(
    "The Uncanny Valley",
    STARS,
    5,
    3,
    "Mine",
    "cracked-glass",
    P,
    stage(("gain", 1), ("power", 1), ("drain", 1)),
    stage(("draw", 1), ("power", 1), ("rival discards", 1)),
    stage(("power", 1), ("sap", 1)),
)
