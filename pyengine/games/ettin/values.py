"""What cards are worth to a sensible player, in Gold: Strength and priced abilities (specification 8.2)."""

from __future__ import annotations

from .cards import CATALOG, IS_DEFENSE, VP

PRICES: dict[str, tuple[float, float, float]] = {
    "SCOUT": (0.25, 0.25, 0.25), "SWIFT": (0.25, 0.25, 0.25), "SLAYER": (0.5, 0.5, 0.5), "CONQUEST": (0.5, 0.5, 0.5),
    "MAGIC": (0.5, 0.5, 0.5), "SIEGE": (0.5, 0.5, 0.5), "RANGED": (1, 1, 1), "FLYING": (1, 1, 1),
    "STEALTH": (1, 1, 1), "VICIOUS": (1, 1, 1), "TERRIFY": (2.5, 3.5, 4.5), "BOUNTY": (-0.5, -0.5, -0.5),
    "DRAGON": (-0.5, -0.5, -0.5), "RET_SELF": (1.5, 1, 0), "RET_ALLY": (1.5, 1, 0), "WARCRY": (1.5, 1.5, 0.5),
    "GATE_SELF": (2.5, 1.5, 0), "GATE_ALLY": (2.5, 1.5, 0), "TAXES": (0.75, 0.5, 0.25),
    "PROSPER": (1.25, 0.75, 0.5), "WEALTHY": (0.25, 0.25, 0.25),
}  # fmt: skip
"""Price of an ability, for each point where it has an amount, by Age."""


LASTS = 0.25
"""What a Defense is worth for each Age to come, as a share of its Strength."""
WALL = 0.85
"""Being Protected keeps a battle from happening, one's own as well: a little less than its price."""


def price(kind: int, age: int) -> float:
    """What a definition's abilities are worth in an Age, its Strength and VP left out."""
    total = 0.0
    for name, amount in CATALOG[kind].data["abilities"].items():
        if name == "PROT":
            total += WALL * (4 - len(amount))
        elif name in PRICES:
            total += PRICES[name][age] * amount
    return total + 0.3 * CATALOG[kind].stat("adventure")


def _worth(kind: int, age: int) -> float:
    card = CATALOG[kind]
    lasts = LASTS * (2 - age) * card.stat("strength") if IS_DEFENSE[kind] else 0.0
    return card.stat("strength") + price(kind, age) + (1, 0.75, 0.75)[age] * VP[kind] + lasts


WORTH: tuple[tuple[float, ...], ...] = tuple(tuple(_worth(card.index, age) for age in range(3)) for card in CATALOG)
"""Worth of a definition by Age; a Defense counts for the Ages to come as well."""
