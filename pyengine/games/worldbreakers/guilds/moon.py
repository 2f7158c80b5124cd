"""Moon: engineers and scholars who control the board (specification 8.6)."""

from __future__ import annotations

from ..abilities import ANY, MOON, action, blocks, enters, event, interrupt, rally, response, stage, static
from ..build import a_follower, a_leader, a_location, an_event

P, I, D = "name R; values P", "name R; cost and requirement I; rest D", "name R; requirement I; rest D"

a_leader(
    "The Muhandasat, Council of Engineers",
    MOON,
    "gears",
    P,
    response("drew", ("store drawn",), cost=("exhaust",)),
    static("shelf"),
    storage=3,
)

an_event(
    "Ambitious Construction",
    MOON,
    2,
    1,
    "Scheme",
    "crane",
    D,
    event(("play", "location", 2, "storage")),
    event(("replenish", 1, "my settled location", "may")),
    star=3,
)
a_follower("Muhandasat Pilot", MOON, 4, 2, 3, 5, "Engineer", "hang-glider", D, blocks(("gain", 2)), star=3)
a_location(
    "Solomon's Throne",
    MOON,
    8,
    3,
    "Fortress",
    "throne-king",
    D,
    interrupt("damaged", ("gain", 3), ("draw", 1)),
    stage(("power", 2)),
    stage(("power", 2)),
    stage(("power", 1)),
    star=3,
)

an_event("Naming Ceremony", MOON, 0, 1, "Rite", "tied-scroll", I, event(("stand", ANY, 1), ("draw", 1)))
an_event(
    "Unveiling the Council", MOON, 0, 1, "Resource", "meeple-circle", I, static("needs scholar"), event(("gain", 3))
)
an_event("Mythium Ingot", MOON, 1, 1, "Resource", "gold-bar", I, event(("later", 4)))
an_event("Bolt Trap", MOON, 2, 1, "Tactic", "lightning-helix", P, event(("defeat", "follower of 3")))
an_event("Surge", MOON, 2, 1, "Tactic", "lightning-storm", D, event(("surge", 1, "follower")))
an_event("Electrifying Revelation", MOON, 2, 3, "Scheme", "electric", I, event(("recall", 2)))
an_event("Blood Moon", MOON, 7, 3, "Rite", "moon", P, event(("one", ("", ("defeat all",)), ("", ("deplete all",)))))

a_follower(
    "Peaceful Engineer",
    MOON,
    1,
    1,
    1,
    2,
    "Scholar, Engineer",
    "auto-repair",
    I,
    response("built", ("gain", 1), once=True),
    stationary=1,
)
a_follower("Fledgling Defender", MOON, 2, 1, 1, 3, "Guard", "shield", I, blocks(("strengthen", 2, "self")))
a_follower("Natty Matron", MOON, 2, 1, 1, 1, "Scholar", "nun-face", I, rally(("draw", 1)))
a_follower("Steelclad Captain", MOON, 2, 1, 2, 2, "Guard", "metal-scales", I, interrupt("wounded self", once=True))
a_follower("Alert Warden", MOON, 3, 1, 4, 3, "Guard", "watchtower", P, static("warden", 4))
a_follower(
    "Fanciful Astronomer", MOON, 3, 2, 1, 4, "Scholar", "observatory", D, action(("stargaze",), cost=("exhaust",))
)
a_follower(
    "Muhandasat Savior", MOON, 4, 2, 2, 5, "Scholar, Guard", "life-support", D, interrupt("save", cost=("exhaust",))
)
a_follower("Nocturnal Reaper", MOON, 4, 2, 3, 5, "Hunter", "scythe", D, response("slew", ("gain", 2)))
a_follower(
    "Patient Mentor",
    MOON,
    5,
    2,
    2,
    4,
    "Scholar",
    "teacher",
    P,
    enters(("draw", 1), cost=("store follower",)),
    blocks(("play stored",), cond="stored"),
    storage=1,
)
a_follower("The Paragon", MOON, 6, 3, 4, 6, "Scholar", "laurel-crown", D, rally(("power", 1), cond="two scholars"))

a_location(
    "Luminous Lagoon",
    MOON,
    4,
    1,
    "Shrine",
    "lily-pads",
    D,
    stage(("stand", MOON, 1), ("power", 1)),
    stage(("power", 1), ("defeat", "follower of 2", "may")),
)
a_location(
    "Volatile Furnace",
    MOON,
    7,
    2,
    "Mine",
    "furnace",
    D,
    enters(("defeat", "follower")),
    stage(("power", 2)),
    stage(("power", 2)),
)
