"""How strong cards are, measured in fights between them; for players that are not people, never for rules.

`TITANS`: how many of 100 fresh fights against the base Titans, two Titans on each bench, a Titan wins. `UPGRADES`: the
same for the side that has the upgrade, between two random Titans. In the order of the catalogue.
"""

from __future__ import annotations

from math import log

# fmt: off
TITANS = (
    11, 63, 45, 56, 67, 68, 41, 59, 32, 47, 54, 51, 43, 32, 73, 56, 21, 41, 69, 51,
    68, 50, 64, 46, 45, 38, 61, 40, 68, 39, 70, 69, 49, 60, 67, 84, 52, 70, 59, 59,
    45, 60, 49, 48, 53, 50, 46, 56, 42, 41, 46, 56, 40, 61, 41, 54, 38, 38, 49, 37,
    72, 69, 59, 61, 64, 34, 56, 37, 64, 66, 48, 52, 77, 36, 37, 63, 40, 44, 39, 50,
    43, 45, 56, 47, 47, 51, 41, 40, 34, 41, 47, 51, 40, 40, 45, 45, 39, 44, 41, 32,
    48, 46, 48, 66, 67, 63, 62, 64, 58, 59, 44, 66, 55, 55, 50, 23, 39, 39, 43, 41,
    49, 41, 49, 41, 38, 42, 60, 46, 56, 57,
)
UPGRADES = (
    63, 63, 68, 64, 64, 68, 59, 62, 62, 64, 73, 64, 74, 69, 59, 51, 68, 74, 64, 63,
    58, 66, 53, 67, 65, 61, 65, 61, 70, 63, 63, 71, 61, 62, 54, 61, 63, 61, 65, 68,
    69, 55, 61, 72, 60, 63, 72, 57, 50, 68, 52, 56, 54, 63, 53, 67, 63, 63, 67, 69,
    59, 59, 66, 68, 51, 62, 57, 63, 67, 63, 62, 62, 52, 66, 65,
)
# fmt: on


def _odds(percent: int) -> float:
    return log(percent / (100 - percent))


STRENGTH = tuple([_odds(percent) for percent in (*TITANS, *UPGRADES)])
"""By kind: log odds of a fresh Titan against an average one; what an upgrade adds to them."""
