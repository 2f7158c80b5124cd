"""Hooks for scenes: counters, states of cards, and phases in which a scene may begin."""

from __future__ import annotations

from typing import Any

from ...luck import Luck
from .cards import AGE, CLASS, CLASSES, IS_DEFENSE
from .draft import TRACK, talks
from .state import OPEN, Field, sides
from .war import phase as load

# -- counters -------------------------------------------------------------------------------------------------------


def _set_nation(t: Field, seat: int, name: str) -> None:
    """The seat's nation; what is left of its 15 cards lies under the deck as given, Age I first."""
    t.nation[seat] = CLASSES.index(name)
    box, kind, deck = t.lay["box"][0], t.kind, t.lay.deck[seat]
    for age in (0, 1, 2):
        for card in t.zones[box][:]:
            if CLASS[kind[card]] == t.nation[seat] and AGE[kind[card]] == age:
                t.move(card, deck, bottom=True)


def _set_mat(t: Field, seat: int, name: str) -> None:
    t.nation[seat] = CLASSES.index(name)


def _set_gold(t: Field, seat: int, n: int) -> None:
    t.gold[seat] = n


def _set_holder(t: Field, seat: int, n: int) -> None:
    t.holder[t.lay.pair_of[seat]] = seat


def _set_age(t: Field, seat: int | None, n: int) -> None:
    t.age, t.round = n - 1, n


def _set_draft(t: Field, seat: int | None, n: int) -> None:
    t.draft = n - 1


def _set_peace(t: Field, seat: int | None, n: int) -> None:
    t.peace = n


def _set_done(t: Field, seat: int, n: int) -> None:
    t.done[seat] = n


def _set_die(t: Field, seat: int | None, n: int) -> None:
    """The next die of each pair shows n."""
    seed = next(s for s in range(1000) if Luck(s).roll(6) == n)
    t.streams = [Luck(seed) for _ in t.streams]


def _war_points(t: Field, seat: int) -> int:
    from .score import points

    return points(t, seat)["wars"]


def _set_wars(t: Field, seat: int, n: int) -> None:
    """War Tokens of Age I to n are this seat's."""
    p = t.lay.pair_of[seat]
    for a in range(n):
        t.wars[3 * p + a] = seat


def _won(t: Field, seat: int) -> int:
    return t.tokens[4 * t.lay.pair_of[seat] :][:4].count(seat)


def _total(t: Field, seat: int) -> int:
    from .score import points

    return sum(points(t, seat).values())


def _fixed(t: Field, seat: int | None, n: Any) -> None:
    raise ValueError("this number follows from the position")


COUNTERS: dict[str, tuple[Any, Any]] = {
    "nation": (lambda t, seat: CLASSES[t.nation[seat]], _set_nation),
    "mat": (lambda t, seat: CLASSES[t.nation[seat]], _set_mat),
    "gold": (lambda t, seat: t.gold[seat], _set_gold),
    "holder": (lambda t, seat: int(t.holder[t.lay.pair_of[seat]] == seat), _set_holder),
    "age": (lambda t, seat: t.age + 1, _set_age),
    "draft": (lambda t, seat: t.draft + 1, _set_draft),
    "peace": (lambda t, seat: t.peace, _set_peace),
    "done": (lambda t, seat: t.done[seat], _set_done),
    "wars": (_war_points, _set_wars),
    "won": (_won, _fixed),
    "vp": (_total, _fixed),
    "ally": (lambda t, seat: t.names[t.lay.seat_of[t.lay.ally[seat]]], _fixed),
    "enemy": (lambda t, seat: t.names[t.lay.seat_of[t.lay.enemy[seat]]], _fixed),
    "die": (lambda t, seat: 0, _set_die),
}


def mark(t: Field, card: int, word: str) -> None:
    """Put a state on a card of a scene: sieged."""
    if word != "sieged" or not IS_DEFENSE[t.kind[card]]:
        raise ValueError(f"a Defense of this game can be sieged, not {word!r}")
    t.sieged.append(card)


# -- phases ---------------------------------------------------------------------------------------------------------

WAR = ("deploy", "battle", "spoil", "retire", "produce")


def begin(t: Field, phase: str) -> None:
    """Let a scene start in a phase, with the cards as they lie.

    "skirmish" and "peacetime" draft the Lineups that lie there and go on with the Age, as do "deploy" to "produce";
    "reckon" settles the War, "age" begins the Age with its New Age, "end" counts the points. "battle to spoil" stops
    after that step of the War.
    """
    _fill(t)
    lay = t.lay
    phase, _, last = phase.partition(" to ")
    if phase in ("skirmish", "peacetime"):
        t.stage = phase
        _draft(t, phase)
    elif phase in WAR:
        t.draft = 3
        steps = [step for step in WAR if step != "clash"]
        if not last:
            t.agenda.append(("reckon", t.age))
        t.agenda.append(("settle",))
        later = steps[steps.index(phase) + 1 : steps.index(last) + 1 if last else None]
        for step in reversed(later):
            t.agenda += [("settle",), ("phase", step)] if step == "produce" else [("phase", step)]
        load(t, phase)
        if phase in ("spoil", "retire", "produce"):
            return
        for p in range(len(lay.pairs)):
            if t.zones[lay.quest[p]] == []:
                t.move(t.zones[lay.quests[0][t.age]][-1], lay.quest[p])
    else:
        steps_of = {"reckon": ("reckon", t.age), "age": ("age", t.age), "end": ("finish",), "war": ("war", t.age)}
        t.agenda.append(steps_of[phase])


def _fill(t: Field) -> None:
    """What a scene leaves open: nations in the order of the mats, the Initiative Token with the first of each pair."""
    free = [c for c in range(len(CLASSES) - 1) if c not in t.nation]
    for n, c in enumerate(t.nation):
        if c < 0:
            t.nation[n] = free.pop(0)
    for p, holder in enumerate(t.holder):
        if holder == OPEN:
            t.holder[p] = t.lay.pairs[p][0]


def _draft(t: Field, phase: str) -> None:
    lay = t.lay
    if TRACK[t.age][t.draft] != phase:
        t.draft = TRACK[t.age].index(phase)
    t.agenda.append(("war", t.age))
    t.agenda += [("draft", t.age, k) for k in (2, 1) if k > t.draft]
    if phase == "skirmish":
        for p in range(len(lay.pairs)):
            if t.zones[lay.lineup[p]]:
                t.lanes[p] += [("recruit", *sides(t, p)), *(("pick", p, i) for i in (3, 2, 1, 0))]
    else:
        for a in range(len(lay.alliances)):
            if t.zones[lay.market[a]]:
                t.lanes[a] += talks(t, a)
        t.agenda.append(("peace_over",))
    t.agenda.append(("lanes",))
