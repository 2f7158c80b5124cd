"""Void: assassins and spies who win by attrition (specification 8.5)."""

from __future__ import annotations

from ..abilities import ANY, VOID, attacks, breach, enters, event, interrupt, response, stage, your_attack
from ..build import a_follower, a_leader, a_location, an_event

P, RP = "name R; values P", "R and P"

a_leader(
    "Ruknuddin Khurshah, Leader of the Order",
    VOID,
    "robe",
    P,
    your_attack(("leader wounds", 1, "rival follower"), cost=("pay exhaust", 1)),
)

a_follower(
    "The Right Hand", VOID, 4, 1, 2, 2, "Assassin", "hand", P, your_attack(("deadlier", 1), cost=("pay", 1)), star=2
)
a_location(
    "Alamut Castle",
    VOID,
    7,
    2,
    "Fortress",
    "castle",
    P,
    your_attack(("ready leader",), ("develop", "self"), cond="your lone attack"),
    stage(("power", 1)),
    stage(("power", 1)),
    stage(("power", 2)),
    star=2,
)
an_event("Hide in Plain Sight", VOID, 2, 3, "Raid", "invisible", P, event(("attack", 1, "unblockable")), star=2)

an_event("Amazing Arithmetic", VOID, 0, 1, "Raid", "abacus", P, event(("gain", 2)), event(("attack", "may")))
an_event("Stupefy", VOID, 0, 1, "Raid", "knockout", P, event(("attack",)), response("combat over", ("stupefy", 3)))
an_event("Serpent Strike", VOID, 1, 1, "Raid", "snake-bite", RP, event(("lethal", "my follower"), ("attack",)))
an_event("Vicious Stab", VOID, 1, 1, "Subterfuge", "backstab", P, event(("wound", 2, "follower")))
an_event(
    "Consumed by the Dust",
    VOID,
    2,
    2,
    "Raid",
    "dust-cloud",
    P,
    event(("attack",)),
    interrupt("combat ends", ("damage", "open location"), ("damage", "open location", "may")),
)
an_event("Pernicious Powder", VOID, 4, 3, "Subterfuge", "powder", P, event(("wound several", 2, 3)))

a_follower(
    "Novice Cutpurse", VOID, 1, 1, 1, 1, "Rogue", "robber-hand", P, response("blocked", ("gain", 2), ("stand", ANY, 1))
)
a_follower(
    "Cunning Reclaimer", VOID, 3, 1, 3, 3, "Rogue", "hooded-figure", P, attacks(("no block", "follower"), cond="alone")
)
a_follower(
    "Resourceful Aide",
    VOID,
    3,
    1,
    2,
    2,
    "Agent",
    "knapsack",
    P,
    your_attack(("gain", 2), cond="your lone attack", once=True),
)
a_follower(
    "Serendipitous Witness",
    VOID,
    3,
    1,
    2,
    3,
    "Agent",
    "spyglass",
    P,
    interrupt("defeat", ("gain", 1), forced=True, once=True),
)
a_follower("Silent Assassin", VOID, 3, 1, 1, 1, "Assassin", "hooded-assassin", P, bloodshed=1)
a_follower("Baleful Viper", VOID, 4, 1, 1, 3, "Assassin", "snake", RP, interrupt("lethal"), breach(("stand", VOID, 1)))
a_follower("Alamut Saboteur", VOID, 3, 2, 1, 4, "Agent", "dynamite", P, breach(("rival discards", 1)))
a_follower("Alamut Emissary", VOID, 4, 2, 2, 4, "Assassin", "scroll-quill", P, bloodshed=1)
a_follower("Callous Closer", VOID, 5, 2, 5, 4, "Assassin", "death-note", P, interrupt("defeat", ("draw", 1), once=True))
a_follower("Swirling Skirmisher", VOID, 2, 3, 2, 2, "Rogue", "whirlwind", P, enters(("skirmish",)))
a_follower(
    "The Ancient Butcher",
    VOID,
    6,
    3,
    4,
    6,
    "Assassin",
    "meat-cleaver",
    P,
    attacks(("wound x", 1, "rival follower"), cond="alone", cost=("pay x",)),
)

a_location(
    "Forlorn Flats",
    VOID,
    4,
    1,
    "Shrine",
    "desert",
    P,
    stage(("stand", VOID, 1), ("power", 1)),
    stage(("power", 1), ("wound", 2, "follower", "may")),
)
a_location(
    "Raider's Hideaway",
    VOID,
    5,
    2,
    "Camp",
    "cave-entrance",
    P,
    stage(("gain", 2), ("power", 1)),
    stage(("gain", 2), ("attack", "may")),
    stage(("gain", 2), ("power", 1)),
)
