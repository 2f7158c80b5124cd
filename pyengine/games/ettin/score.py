"""Victory points by source, and who has won (specification 3.19)."""

from __future__ import annotations

from typing import Any

from ...ask import Why
from .cards import BONUS, VP
from .state import INCOME, Field, defenses, pile

SOURCES = ("wars", "camp", "defenses", "retired", "bonus", "gold")


def points(t: Field, n: int) -> dict[str, int]:
    """A nation's victory points by source (ETT-195 to ETT-199)."""
    lay, kind = t.lay, t.kind
    p = lay.pair_of[n]
    won = [a for a in range(3) if t.wars[3 * p + a] == n]
    walls = [card for k in range(3) for card in defenses(t, n, k)]
    return {
        "wars": sum([INCOME[a] for a in won]),
        "camp": sum([VP[kind[card]] for card in t.zones[lay.camp[n]]]),
        "defenses": sum([VP[kind[card]] for card in walls]),
        "retired": sum([VP[kind[card]] for card in pile(t, n)]),
        "bonus": bonus(t, n, len(won), len(walls)),
        "gold": t.gold[n] // 2,
    }


def bonus(t: Field, n: int, wars: int, walls: int) -> int:
    """What completed Adventures in the Retired Pile pay for achievements (ETT-198)."""
    lay = t.lay
    captured = len(t.zones[lay.trophies[n]]) + len(t.zones[lay.spoils[n]])
    total = 0
    for card in t.zones[lay.retired[n]]:
        effects = BONUS[t.kind[card]]
        total += effects.get("BONUS_WAR", 0) * wars + effects.get("BONUS_ADV", 0) * t.done[n]
        total += effects.get("BONUS_DEF", 0) * walls
        if "BONUS_TROPHY" in effects:
            total += captured // effects["BONUS_TROPHY"]
    return total


def teams(t: Field) -> list[tuple[int, ...]]:
    """The nations that score together: alliances, or single nations with two players (ETT-200, ETT-204, ETT-215)."""
    return [*t.lay.alliances]


def count(t: Field) -> None:
    """The end: `result` is (alliances that win, how it was decided) (ETT-200 to ETT-202)."""
    lay = t.lay
    totals = []
    for group in teams(t):
        rows = [points(t, n) for n in group]
        for n, row in zip(group, rows, strict=True):
            if t.events is not None:
                t.tell("points", who=lay.seat_of[n], of=lay.of[n], n=sum(row.values()), **row)
        totals.append((sum([sum(row.values()) for row in rows]), sum([t.gold[n] for n in group])))
    best = max(total for total, _ in totals)
    first = [a for a, (total, _) in enumerate(totals) if total == best]
    purse = max(totals[a][1] for a in first)
    won = [a for a in first if totals[a][1] == purse]
    how = "points" if len(first) == 1 else "gold" if len(won) == 1 else "shared"
    t.result = (tuple(won), how)
    t.tell("win", who=lay.seat_of[teams(t)[won[0]][0]], how=how, vp=best)


def ending(t: Field) -> dict[str, Any]:
    """Who won and how, with points by source for each seat, each nation and each alliance."""
    lay = t.lay
    won, how = t.result
    rows = [points(t, n) for n in range(lay.nations)]
    sums = [sum(row.values()) for row in rows]
    groups = teams(t)
    totals = [sum(sums[n] for n in group) for group in groups]
    table = []
    for seat in range(t.seats):
        own = [n for n in range(lay.nations) if lay.seat_of[n] == seat]
        values = [sum(rows[n][source] for n in own) for source in SOURCES]
        table.append([*values, sum(values), totals[lay.alliance_of[seat]]])
    winners = sorted({lay.seat_of[n] for a in won for n in groups[a]})
    return {
        "winners": winners,
        "by": how,
        "why": _why(t, winners, how, totals[won[0]], sum(t.gold[n] for n in groups[won[0]])),
        "head": ["Wars", "War Camp", "Defenses", "Retired Pile", "Bonus", "Gold ÷ 2", "Nation", "Alliance"],
        "table": table,
        "nations": [
            {"seat": lay.seat_of[n], "nation": t.nation[n], "alliance": lay.alliance_of[n], "total": sums[n], **rows[n]}
            for n in lay.ring
        ],
        "alliances": [{"nations": list(group), "vp": total} for group, total in zip(groups, totals, strict=True)],
    }


def _why(t: Field, winners: list[int], how: str, vp: int, gold: int) -> Why:
    one, two = winners[0], winners[-1]
    if len(winners) > 2:
        return Why("over.shared", vp=vp, gold=gold)
    number = "one" if one == two else "two" if how != "shared" else "both"
    if how == "shared":
        return Why("over.shared", vp=vp, gold=gold)
    return Why(f"over.{how}.{number}", who=one, whom=two, vp=vp, gold=gold)
