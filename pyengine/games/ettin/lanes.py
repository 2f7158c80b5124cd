"""Many tables at once: every pair, alliance or nation has its own lane of steps (ETT-006, ETT-063, ETT-222).

A **lane** is a small agenda in the table's data. The step `lanes` runs each of them to its next question, puts all
questions at once, gives each answer to the lane it belongs to, and soon starts over: so the table is at a commit point
after every second answer, unless a secret decision (`everyone`) is still half made.

A step of a lane either does its work and returns None, or asks: then it changes nothing before its first question,
because it is made anew whenever another lane has been answered. What lanes do meanwhile never depends on each other, so
the order in which tables play changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...ask import Ask, Flow, Several
from .state import Field

LaneSteps = Mapping[str, Callable[..., Any]]
TOGETHER = 2
"""Answers between two commit points: a clone repeats no more than these."""


def runner(steps: LaneSteps) -> Callable[[Field], Flow | None]:
    """The step that runs lanes made of these steps."""

    def advance(t: Field, lane: list[Any]) -> Flow | None:
        """Run a lane's silent steps; the flow of the next that asks, which stays on the lane, or None at its end."""
        while lane:
            step = lane.pop()
            flow: Flow | None = steps[step[0]](t, *step[1:])
            if flow is not None:
                lane.append(step)
                return flow
        return None

    def lanes(t: Field) -> Flow | None:
        first = -1
        flows: dict[int, Flow] | None = None
        for i, lane in enumerate(t.lanes):
            while lane:
                step = lane.pop()
                flow = steps[step[0]](t, *step[1:])
                if flow is not None:
                    lane.append(step)
                    if first < 0:
                        first, alone = i, flow
                    elif flows is None:
                        flows = {first: alone, i: flow}
                    else:
                        flows[i] = flow
                    break
        if flows is not None:
            return ask(t, flows)
        return None if first < 0 else one(t, t.lanes[first], alone)

    def one(t: Field, lane: list[Any], flow: Flow) -> Flow:
        """A lane that asks alone: its question and the next one of it."""
        lane.pop()
        yield from flow
        following = advance(t, lane)
        if following is not None:
            lane.pop()
            yield from following
        t.agenda.append(("lanes",))

    def ask(t: Field, flows: dict[int, Flow]) -> Flow:
        asked: dict[int, Ask | Several] = {i: next(flow) for i, flow in flows.items()}
        halfway: list[int] = []
        answers, pledged, odd = 0, -1, t.lay.odd
        while asked:
            shown, lane_of = merge(t, asked, pledged)
            seat, value = yield shown
            i = lane_of[seat]
            if i not in halfway:
                t.lanes[i].pop()
            try:
                asked[i] = flows[i].send((seat, value) if isinstance(asked[i], Several) else value)
                halfway.append(i)
                pledged = i if seat == odd else pledged
                continue
            except StopIteration:
                halfway = [lane for lane in halfway if lane != i]
                pledged = -1 if pledged == i else pledged
                del asked[i]
            answers += 1
            if answers >= TOGETHER and not halfway:
                break
            flow = advance(t, t.lanes[i])
            if flow is not None:
                flows[i] = flow
                asked[i] = next(flow)
        t.agenda.append(("lanes",))

    return lanes


def merge(t: Field, asked: dict[int, Ask | Several], pledged: int) -> tuple[Several, dict[int, int]]:
    """What is put to the seats, and the lane of each seat's question.

    Only the odd player can be wanted by two lanes (ETT-210). The one that has the attention keeps it; a lane to which
    the odd player has given a secret answer (`pledged`) keeps it until that is shown.
    """
    shown, lane_of, odd = Several(), {}, t.lay.odd
    for i, found in asked.items():
        if isinstance(found, Several):
            for seat, ask in found.items():
                if seat != odd or (pledged in (-1, i) and (seat not in shown or i == t.focus)):
                    shown[seat], lane_of[seat] = ask, i
        else:
            seat = found.seat
            if seat != odd or (pledged in (-1, i) and (seat not in shown or i == t.focus)):
                shown[seat], lane_of[seat] = found, i
    if odd in lane_of:
        t.focus = lane_of[odd]
    return shown, lane_of
