"""What lies ahead, from open facts only: Wall damage at the end of the round, spaces in reach, odds of an attempt."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from .cards import ALLY, AMBUSH, BEFORE, DEFENSE, EQUIPMENT, MANEUVER, TYPE
from .ending import total_damage
from .state import DISTANCE, DISTRICTS, SPACES, City, breached, cost_now, heroes_at, titans_at, wounds_on
from .titans import attacks_for


def walls(t: City) -> list[dict[str, Any]]:
    """For each Wall: what its Titans will do at the end of this round if nothing changes (AOT-152 to AOT-167)."""
    return [_wall(t, d) for d in range(DISTRICTS)]


def _wall(t: City, district: int) -> dict[str, Any]:
    tokens = t.tokens[district]
    held = t.trap == district
    total = 0 if held else total_damage(t, district)
    down = breached(t, district)
    inside = len(t.cards("inside", district))
    return {
        "damage": total,
        "tokens": tokens if down else max(0, tokens - total),
        "breach": bool(not down and total >= tokens),
        "eats": inside if down and total else 0,
        "moves": bool(down and not held and titans_at(t, district) and district),
        "assault": max(0, total - inside) if down and not district else 0,
        "blockers": len(heroes_at(t, 2 * district + 1)) if total and not down else 0,
        "trap": held,
    }


def reach(t: City) -> dict[str, int]:
    """Spaces that the Hero whose turn it is can reach, with their Move cost (AOT-068 to AOT-071)."""
    if t.active < 0 or t.closing or t.pos[t.active] < 0:
        return {}
    here = DISTANCE[t.pos[t.active]]
    return {SPACES[s]: here[s] for s in range(2 * DISTRICTS) if here[s] <= t.move_left}


def chance(t: City, titan: int, power: int, defended: bool) -> float:
    """How likely an attempt with this much Power succeeds, as far as open facts tell.

    Which attacks are left follows from the open discard pile (AOT-149).
    """
    n = attacks_for(t, titan)
    slack = power - cost_now(t, titan)
    if slack < 0:
        return 0.0
    left = [strain(t, t.kind[card], defended) for card in t.cards("attacks")]
    n = min(n, len(left))
    if not n:
        return 1.0
    if n == 1:
        return sum(s <= slack for s in left) / len(left)
    sets = list(combinations(sorted(left), n))
    return sum(sum(chosen) <= slack for chosen in sets) / len(sets)


LOST = {"lose ally": ALLY, "lose equipment": EQUIPMENT, "lose maneuver": MANEUVER}


def strain(t: City, kind: int, defended: bool) -> int:
    """How much Power a Titans on Attack card costs the Hero whose turn it is: increase and lost Power; 99 kills."""
    total = 0
    for name, *args in BEFORE[kind]:
        if name == "raise" or (name == "raise unless fast" and t.made < args[1]):
            total += args[0]
    ambush = AMBUSH[kind]
    if ambush == "each wound" and not defended and wounds_on(t, t.active):
        return 99
    lost = LOST.get(ambush)
    if lost is not None and not defended:
        gave = [t.gave.get(c, 0) for c in t.cards("play", t.turn) if TYPE[t.kind[c]] == lost]
        total += min(gave, default=0)
    return total


def defended(t: City, seat: int) -> bool:
    """Does this hand hold a Defense?"""
    return any(DEFENSE[t.kind[card]] for card in t.cards("hand", seat))
