"""Earth: warriors and nomads who swarm (specification 8.3)."""

from __future__ import annotations

from ..abilities import ANY, EARTH, attacks, enters, event, response, stage, static, your_attack
from ..build import a_follower, a_leader, a_location, an_event

P, RP = "name R; values P", "R and P"

a_leader("Khutulun, the True Daughter", EARTH, "mounted-knight", RP, your_attack(("strengthen", 1, "my attacker")))

a_follower(
    "Khutulun's Kheshig", EARTH, 2, 1, 1, 1, "Warrior", "cavalry", P, attacks(("plus", 1, "self")), star=0, overwhelm=1
)
a_follower(
    "Confident Suitor",
    EARTH,
    4,
    2,
    6,
    6,
    "Noble",
    "muscle-up",
    RP,
    response("suitor", ("gain", 6), ("defeat", "self"), forced=True),
    star=0,
    overwhelm=1,
)
an_event(
    "The Ten Thousand Ride",
    EARTH,
    0,
    3,
    "Raid",
    "horseshoe",
    RP,
    event(("play", "follower", 0)),
    event(("attack",)),
    star=0,
)

an_event(
    "Call to Arms", EARTH, 0, 1, "Tactic", "hunting-horn", P, event(("seek", "follower", "follower"), ("play found", 1))
)
an_event(
    "Ger Migration",
    EARTH,
    1,
    1,
    "Resource",
    "camping-tent",
    P,
    event(("one", ("", ("draw", 2), ("stand", ANY, 1)), ("earth", ("spend", EARTH, 1), ("gain", 5)))),
)
an_event("Wild Boar Charge", EARTH, 2, 1, "Tactic", "boar", P, event(("defeat", "wounded follower")))
an_event("Lay Siege", EARTH, 3, 2, "Tactic", "catapult", P, event(("deplete", "open location")))

a_follower("Dogtamer", EARTH, 1, 1, 1, 1, "Nomad", "sitting-dog", P, enters(("migrate", ("gain", 3))))
a_follower("Gallant Soldier", EARTH, 1, 1, 2, 1, "Warrior", "swordman", P)
a_follower("Kalari Adept", EARTH, 1, 1, 1, 1, "Warrior", "flying-fox", RP, attacks(("gain", 1)))
a_follower("Airag Maker", EARTH, 2, 1, 2, 2, "Nomad", "milk-carton", P, enters(("stand", ANY, 1)))
a_follower("Eagle Huntress", EARTH, 2, 1, 2, 2, "Nomad", "eagle-head", P, enters(("migrate", ("draw", 2))))
a_follower("Skillful Bruiser", EARTH, 2, 1, 3, 1, "Warrior", "punch", P, overwhelm=1)
a_follower(
    "Amu River Armorer",
    EARTH,
    3,
    1,
    2,
    2,
    "Artisan",
    "anvil",
    P,
    enters(("migrate", ("gain", 3), ("plus", 1, "follower"))),
)
a_follower("Champion of the Tumen", EARTH, 4, 1, 4, 2, "Warrior", "barbute", P, overwhelm=1)
a_follower(
    "Mongol Quartermaster", EARTH, 5, 1, 5, 4, "Nomad", "saddle", P, enters(("migrate", ("play", "follower", 2)))
)
a_follower(
    "Poised Duelist", EARTH, 2, 2, 2, 2, "Warrior", "sword-brandish", RP, enters(("plus", 1, "self"), cond="two others")
)
a_follower("Forbidding Guru", EARTH, 3, 2, 3, 3, "Sage", "meditation", P, static("guru"))
a_follower("Sparring Braggart", EARTH, 3, 2, 3, 3, "Warrior", "biceps", P, static("braggart"))
a_follower("Astute Tactician", EARTH, 5, 2, 5, 3, "Sage", "chess-knight", P, attacks(("gain", 2)))
a_follower("Tengri's Cavalry", EARTH, 3, 3, 6, 2, "Warrior", "horse-head", P, overwhelm=1)

a_location(
    "The Amu River Encampment",
    EARTH,
    2,
    3,
    "Camp",
    "hut",
    P,
    enters(("attack", "may")),
    stage(("power", 1), ("plus", 1, "follower", "may")),
    stage(("attack", "overwhelm")),
)
