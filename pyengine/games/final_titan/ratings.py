"""How strong cards are, measured in fights between them; for bots only.

`TITAN[kind]` is the log odds of a fresh Titan against an average one, `UPGRADE[kind - 130]` what an upgrade adds.
"""

from __future__ import annotations

from math import log

from .cards import ARMORED, CHART, IS_TITAN, LIFE
from .language import DAMAGE


def _guess(kind):
    if not IS_TITAN[kind]:
        return 0.5
    s = 0.0
    for c in CHART[kind]:
        s += (c.n if c.kind == DAMAGE else 2) + 1.5 * c.act + (c.n / 2 if c.drain else 0)
    I = (LIFE[kind] + 3 * ARMORED[kind]) * s / 6
    return 1.8 * log(I / 17)


STRENGTH = tuple(_guess(k) for k in range(len(IS_TITAN)))
