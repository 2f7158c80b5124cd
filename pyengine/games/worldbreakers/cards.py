"""All cards, and what the rules look up about them: one tuple for each printed property, by definition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...cards import Card
from .abilities import EVENT, FOLLOWER, LEADER, LOCATION, NEUTRAL, Ability
from .build import CATALOG
from .guilds import earth, moon, neutral, stars, void  # noqa: F401  (each enters its cards)

PLAIN_CARDS = tuple(range(len(CATALOG)))
"""The 112 cards of the game itself; campaign cards follow."""

from . import orders  # noqa: E402, F401  (enters the campaign cards behind the others)


def _column(read: Callable[[Card], Any]) -> tuple[Any, ...]:
    return tuple(read(card) for card in CATALOG)


def _keyword(name: str) -> tuple[int, ...]:
    return _column(lambda c: c.data["keywords"].get(name, 0))


TYPE: tuple[int, ...] = _column(lambda c: c.data["type"])
GUILD: tuple[int, ...] = _column(lambda c: c.data["guild"])
COST: tuple[int, ...] = _column(lambda c: c.cost or 0)
NEED: tuple[int, ...] = _column(lambda c: c.data["need"])
NEED_GUILD: tuple[int, ...] = tuple(guild if guild != NEUTRAL else 0 for guild in GUILD)
STRENGTH: tuple[int, ...] = _column(lambda c: c.stat("strength"))
HEALTH: tuple[int, ...] = _column(lambda c: c.stat("health"))
STAR: tuple[int | None, ...] = _column(lambda c: c.data["star"])
OVERWHELM, STATIONARY, HIDDEN, STORAGE, HAS_X = (
    _keyword(word) for word in ("overwhelm", "stationary", "hidden", "storage", "x")
)
SCHOLAR: tuple[bool, ...] = _column(lambda c: "Scholar" in c.data["traits"])
CODE: tuple[str, ...] = _column(lambda c: c.code)
ORDER_SIDES: tuple[Any, ...] = _column(lambda c: c.data.get("sides"))


def _abilities(*whens: str) -> tuple[tuple[Ability, ...], ...]:
    return _column(lambda c: tuple(a for a in c.data["abilities"] if a.when in whens))


STAGES = _abilities("stage")
EVENT_ABILITIES = _abilities("event")
ENTERS = _abilities("enters")
ATTACKS = _abilities("attacks")
YOUR_ATTACK = _abilities("your attack")
BLOCKS = _abilities("blocks")
BREACH = _abilities("breach")
RALLY = _abilities("rally")
ACTION = _abilities("action")
RESPONSES = _abilities("response")
INTERRUPTS = _abilities("interrupt")
STATICS: tuple[frozenset[str], ...] = _column(
    lambda c: frozenset(a.effects[0][0] for a in c.data["abilities"] if a.when == "static")
)

for _list in (ENTERS, ATTACKS):
    for _of_card in _list:
        for _n, _ability in enumerate(_of_card):
            if _n and _ability.word == "use":
                _ability.word = "use too"

# -- what listens ------------------------------------------------------------------------------------------------------

EARS = {
    word: 1 << n
    for n, word in enumerate(
        (
            "built",
            "drew",
            "power",
            "suitor",
            "first power",
            "blocked",
            "combat over",
            "slew",
            "defeat",
            "save",
            "lethal",
            "wounded self",
            "damaged",
            "combat ends",
            "your attack",
            "rally",
            "action",
            "dealer",
            "guru",
            "braggart",
            "shelf",
        )
    )
}
"""A bit for each thing that a card in play may listen to; `Steppe.ears[seat]` is their union: silence costs a look."""


def _ears(card: Card) -> int:
    bits = 0
    for ability in card.data["abilities"]:
        word = ability.effects[0][0] if ability.when == "static" else ability.cond
        if ability.when in ("response", "interrupt", "static"):
            bits |= EARS.get(word, 0)
        bits |= EARS.get(ability.when, 0)
    return bits


HEARS: tuple[int, ...] = _column(_ears)
PAYS: tuple[str, ...] = _column(
    lambda c: next(
        (a.cond for a in c.data["abilities"] if a.cond in ("reveal two", "raze own")),
        "x" if c.data["keywords"].get("x") else "",
    )
)
"""How paying for a card asks: by revealing, by damaging, by X; empty for all others."""

DEALER, GURU, BRAGGART, WARDEN = (
    CATALOG[name].index for name in ("Generous Dealer", "Forbidding Guru", "Sparring Braggart", "Alert Warden")
)
RIGHT_HAND, COUNCIL = (CATALOG[name].index for name in ("The Right Hand", "Unveiling the Council"))
ODD: tuple[bool, ...] = tuple(bool(how) or k == COUNCIL for k, how in enumerate(PAYS))
"""Cards whose playing needs more than their printed cost and standing."""
LEAST: tuple[int, ...] = tuple(0 if odd else cost for odd, cost in zip(ODD, COST, strict=True))
"""Printed cost, or 0 for odd cards: below it a card cannot be played unreduced."""

CLIP = (0, 1, 2) + (3,) * 200
"""Standing as far as requirements go: more than 3 is no better than 3."""
OPEN: dict[int, bytes] = {}


def playable(key: int) -> bytes:
    """For each definition: 1 if it can be played, 2 if that takes a closer look (odd cards), else 0; kept in `OPEN`.

    The key holds, from the lowest bits, what is off events and locations (6 bits), the mythium, at most 9 (4), and the
    clipped standings from Earth to Moon (2 each).
    """
    rebate, myth = key & 63, key >> 6 & 15
    own = [key >> 10 + 2 * guild & 3 for guild in range(4)]
    found = OPEN[key] = bytes(
        0
        if TYPE[k] not in (EVENT, FOLLOWER, LOCATION)
        or own[NEED_GUILD[k]] < NEED[k]
        or LEAST[k] - (0 if TYPE[k] == FOLLOWER else rebate) > myth
        else 1 + (k == COUNCIL or COST[k] - (0 if TYPE[k] == FOLLOWER else rebate) > myth)
        for k in range(len(TYPE))
    )
    return found


LEADERS = tuple(card.index for card in CATALOG if card.data["type"] == LEADER)
LEADER_OF = tuple(next(k for k in LEADERS if GUILD[k] == guild) for guild in range(4))
SIGNATURES = tuple(tuple(k for k in PLAIN_CARDS if STAR[k] == guild) for guild in range(4))
GUILD_CARDS = tuple(
    tuple(k for k in PLAIN_CARDS if GUILD[k] == guild and STAR[k] is None and TYPE[k] != LEADER) for guild in range(4)
)
NEUTRALS = tuple(k for k in PLAIN_CARDS if GUILD[k] == NEUTRAL)
SUPPLY = tuple(k for k in PLAIN_CARDS if STAR[k] is None and TYPE[k] != LEADER)
"""One copy of every card that is neither a Worldbreaker nor signed: 96 (WBR-190, WBR-196)."""


def kind(name: str) -> int:
    """A definition by its name."""
    return CATALOG[name].index


def kinds(text: str) -> tuple[int, ...]:
    """Definitions by names parted by `|`."""
    return tuple(kind(name.strip()) for name in text.split("|") if name.strip())
