"""What a comrade means to do, in a line: a pure function of what everybody can see."""

from __future__ import annotations

from ...ask import Why
from .cards import WOUNDED
from .state import SPACES, City, seat_of
from .tactics import Item, best_plan, means, to_act

WORDS = {"kill": "plan.kill", "attempt": "plan.attempt", "hit": "plan.hurt", "buy": "plan.buy"}
"""Action of a plan -> its sentence."""


def plan(t: City, unit: int) -> Why | None:
    """The intention of a Hero whose turn in this round is still to come; None where there is nothing to say.

    A closed hand is reckoned as an average one, so the line tells nothing that is hidden.
    """
    if t.hero[unit] < 0 or t.pos[unit] < 0:
        return Why("plan.out")
    if t.phase != "turns" or unit not in to_act(t):
        return None
    wounds = sum(t.kind[card] == WOUNDED and t.knows(None, card) for card in t.cards("hand", seat_of(t, unit)))
    if wounds:
        return Why("plan.wounded", n=wounds)
    best = best_plan(t, unit, means(t, unit, None), None)
    done: list[tuple[Item, int]] = [(item, space) for space, items in best.stops for item in items if item[2] in WORDS]
    if not done:
        return Why("plan.guard", place=SPACES[best.stops[-1][0]])
    item, space = max(done)
    return Why(WORDS[item[2]], target=item[3], place=SPACES[space])
