"""Many tables at once: every pair, alliance or nation has its own lane of steps (ETT-006, ETT-063, ETT-222).

A **lane** is a small agenda in the table's data. The step `lanes` runs each of them to its next question, puts all
questions at once, gives the one answer that comes to the lane it belongs to, and starts over: so the table is at a
commit point after every answer, unless a secret decision (`everyone`) is still half made.

A step of a lane either does its work and returns None, or asks: then it changes nothing before its first question,
because it is made anew whenever another lane has been answered. What lanes do meanwhile never depends on each other, so
the order in which tables play changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...ask import Ask, Flow, Several
from .state import Field

LaneSteps = Mapping[str, Callable[..., Flow | None]]


def runner(steps: LaneSteps) -> Callable[[Field], Flow | None]:
    """The step that runs lanes made of these steps."""

    def advance(t: Field, lane: list[Any]) -> Flow | None:
        """Run a lane's silent steps; the flow of the next that asks, which stays on the lane, or None at its end."""
        while lane:
            step = lane.pop()
            flow = steps[step[0]](t, *step[1:])
            if flow is not None:
                lane.append(step)
                return flow
        return None

    def lanes(t: Field) -> Flow | None:
        flows: dict[int, Flow] = {}
        for i, lane in enumerate(t.lanes):
            if lane:
                flow = advance(t, lane)
                if flow is not None:
                    flows[i] = flow
        return ask(t, flows) if flows else None

    def ask(t: Field, flows: dict[int, Flow]) -> Flow:
        asked: dict[int, Ask | Several] = {i: next(flow) for i, flow in flows.items()}
        halfway: set[int] = set()
        pledged = -1
        while True:
            shown = merge(t, asked, pledged)
            reply = yield shown if type(shown) is not dict else Several({seat: q for seat, (_, q) in shown.items()})
            if type(shown) is dict:
                i = shown[reply[0]][0]
                value = reply if type(asked[i]) is Several else reply[1]
            else:
                i, value = next(iter(asked)), reply
            if i not in halfway:
                t.lanes[i].pop()
            try:
                asked[i] = flows[i].send(value)
                halfway.add(i)
                pledged = i if reply[0] == t.hall.odd else pledged
                continue
            except StopIteration:
                halfway.discard(i)
                pledged = -1 if pledged == i else pledged
                del asked[i]
            if not halfway:
                t.agenda.append(("lanes",))
                return
            flow = advance(t, t.lanes[i])
            if flow is not None:
                flows[i] = flow
                asked[i] = next(flow)

    return lanes


def merge(t: Field, asked: dict[int, Ask | Several], pledged: int = -1) -> Any:
    """What is put to the seats: the one question alone, or a dict seat -> (lane, question).

    Only the odd player can be wanted by two lanes (ETT-210). The one that has the attention keeps it; a lane to which
    the odd player has given a secret answer (`pledged`) keeps it until that is shown.
    """
    if len(asked) == 1:
        (found,) = asked.values()
        if type(found) is not Several:
            return found
    shown: dict[int, tuple[int, Ask]] = {}
    odd = t.hall.odd
    for i, found in asked.items():
        for seat, ask in found.items() if isinstance(found, Several) else ((found.seat, found),):
            if seat == odd and pledged not in (-1, i):
                continue
            if seat not in shown or i == t.focus:
                shown[seat] = (i, ask)
    if odd is not None and odd in shown:
        t.focus = shown[odd][0]
    return shown
