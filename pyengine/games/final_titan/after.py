"""The end of a fight: when I win, reward, clean-up, bets, eliminations, the next player, the end of the game."""

from __future__ import annotations

from typing import Any

from ...ask import Ask, Flow
from . import coop
from .cards import LIFE
from .language import WIN
from .run import window
from .state import (
    COOP,
    FALLEN,
    HAND,
    LEGENDS,
    TEAMS,
    WORN,
    Arena,
    clear_tokens,
    douse,
    draw,
    leave,
    refresh,
    throw,
    titans_of,
    who,
)

FIGHTS = 150
DOWN, GONE = 3, 12


def finish(t: Arena) -> Flow | None:
    """The fight is over: who has won? (FTN-072, FTN-146, FTN-151, FTN-Q35, FTN-Q45)."""
    out = t.out
    t.out = 0
    t.active = -1
    if out & DOWN == DOWN:
        winner = -1
    elif out & DOWN:
        winner = 1 - (out & DOWN) // 2
    elif out & GONE:
        winner = 1 - (out & GONE) // 8
    else:
        winner = out >> 5 & 1
    t.phase = "win"
    if winner >= 0 and t.fighter[winner] >= 0 and t.ears[winner] >> WIN & 1:
        t.agenda += ("clean", winner, out), ("wins", winner)
        return None
    return clean(t, winner, out)


def wins(t: Arena, side: int) -> Flow | None:
    """ "When I win" abilities, before the reward, in the winner's order (FTN-Q36)."""
    return window(t, side, WIN)


def clean(t: Arena, winner: int, out: int) -> Flow | None:
    """Reward and clean-up (FTN-075 to FTN-079)."""
    t.phase = "skip"
    _tell_end(t, winner, out)
    seat = -1 if winner < 0 else t.owner[winner]
    if 0 <= seat < t.seats:
        draw(t, seat, 1, "reward")
    for card in t.zones[WORN] + t.zones[WORN + 1]:
        throw(t, card)
    for side in (0, 1):
        if out >> side & 1:
            fall(t, side, seat)
    if winner >= 0 and t.marks.get(t.fighter[winner], 0) & 4:
        t.tell("return", card=t.fighter[winner], side=winner, who=who(t, winner))
        leave(t, winner)
    if t.tokens:
        douse(t)
    if t.marks:
        t.marks = {card: 1 for card, mark in t.marks.items() if mark & 1}
    t.charge = [0, 0]
    t.champ = 0 if t.fighter[0] >= 0 else 1 if t.fighter[1] >= 0 else -1
    for side in (0, 1):
        if t.fighter[side] < 0:
            t.owner[side], t.kit[side], t.ears[side] = -1, (), 0
        else:
            refresh(t, side)
    if t.mode == COOP:
        coop.reinforce(t, seat)
    return settle(t, winner)


def _tell_end(t: Arena, winner: int, out: int) -> None:
    if t.events is None:
        return
    if winner < 0:
        t.tell("both_fall")
    elif t.fighter[winner] >= 0:
        t.tell("win", card=t.fighter[winner], side=winner, who=who(t, winner), life=t.life[winner])
    else:
        t.tell("win_away", card=t.fighter[1 - winner], side=winner, who=who(t, winner))


def fall(t: Arena, side: int, seat: int) -> None:
    """A defeated Titan leaves the game with its tokens; its legendary card goes to the winner (FTN-076, FTN-199).

    Without a winning player it goes back to the legendary deck (FTN-Q44, FTN-Q67).
    """
    card = t.fighter[side]
    t.fighter[side] = -1
    clear_tokens(t, card)
    bond = t.bonds.pop(card, None)
    if bond is not None:
        if 0 <= seat < t.seats:
            t.move(bond, HAND + seat)
            t.tell("spoils", who=seat, card=bond, source=card)
        else:
            t.move(bond, LEGENDS)
    t.move(card, FALLEN)


# -- bets -----------------------------------------------------------------------------------------------------------


def settle(t: Arena, winner: int) -> Flow | None:
    """Bets after clean-up, clockwise from the next player (FTN-045, FTN-046, FTN-Q44, FTN-Q49)."""
    if max(t.bets) < 0:
        return count(t)
    t.agenda.append(("count",))
    first = following(t)
    order = [(first + k) % t.seats for k in range(t.seats)]
    for seat in reversed([seat for seat in order if t.bets[seat] >= 0]):
        t.agenda.append(("payoff", seat, t.bets[seat] == winner))
    t.bets = (-1,) * t.seats
    return None


def payoff(t: Arena, seat: int, right: bool) -> Flow | None:
    """One bet: a card for a right one, a card of choice for a wrong one."""
    if right:
        t.tell("bet_right", who=seat)
        draw(t, seat, 1, "bet")
        return None
    t.tell("bet_wrong", who=seat)
    hand = t.zones[HAND + seat]
    return _lose_bet(t, seat, tuple(hand)) if hand else None


def _lose_bet(t: Arena, seat: int, hand: tuple[int, ...]) -> Flow:
    card = yield Ask(seat, "forfeit", hand)
    throw(t, card)
    t.tell("forfeit", who=seat, card=card)


# -- who is out, who is next ----------------------------------------------------------------------------------------


def count(t: Arena) -> Flow | None:
    """Eliminations and the end of the game (FTN-010 to FTN-013, FTN-171 to FTN-173, FTN-Q46, FTN-Q71)."""
    verdict = (_count_coop if t.mode == COOP else _count_teams if t.mode == TEAMS else _count_seats)(t)
    if verdict is None and t.round >= FIGHTS:
        verdict = _limit(t)
    if verdict is not None:
        finish_game(t, *verdict)
        return None
    if t.mode != COOP:
        t.turn = following(t)
    t.agenda.append(("round",))
    return None


def _count_seats(t: Arena) -> tuple[list[int], str] | None:
    """Each for himself: without Titans one is out, the hand is discarded (FTN-010, FTN-011, FTN-Q43)."""
    benches, zones = t.lay.benches, t.zones
    gone = [n for n in range(t.seats) if not zones[benches[n]] and t.alive[n] and n not in t.owner]
    if not gone:
        return None
    for seat in gone:
        t.alive = (*t.alive[:seat], 0, *t.alive[seat + 1 :])
        for card in zones[HAND + seat][:]:
            throw(t, card)
        t.tell("eliminated", who=seat)
    left = [seat for seat in range(t.seats) if t.alive[seat]]
    if len(left) > 1:
        return None
    return (left, "last") if left else (gone, "draw")


def _count_teams(t: Arena) -> tuple[list[int], str] | None:
    """A team lives as long as it has a Titan; its players keep their hands (FTN-171, FTN-Q52)."""
    left = [seats for seats in ((0, 1), (2, 3)) if any(titans_of(t, seat) for seat in seats)]
    if len(left) == 2:
        return None
    return (list(left[0]), "team") if left else ([0, 1, 2, 3], "draw")


def _count_coop(t: Arena) -> tuple[list[int], str] | None:
    """All Titans of all players defeated: lost at once, even if the enemy has none left either (FTN-173, FTN-Q61)."""
    if not any(titans_of(t, seat) for seat in range(t.seats)):
        return [], "defeat"
    return None if titans_of(t, t.seats) else (list(range(t.seats)), "victory")


def _limit(t: Arena) -> tuple[list[int], str]:
    """150 fights: more Titans, then more life, else a draw (FTN-Q71)."""
    if t.mode == COOP:
        groups: list[list[int]] = [list(range(t.seats)), [t.seats]]
    elif t.mode == TEAMS:
        groups = [[0, 1], [2, 3]]
    else:
        groups = [[seat] for seat in range(t.seats) if t.alive[seat]]
    scores = [_strength(t, group) for group in groups]
    best = [group for group, score in zip(groups, scores, strict=True) if score == max(scores)]
    return [seat for group in best for seat in group if seat < t.seats], "limit"


def _strength(t: Arena, group: list[int]) -> tuple[int, int]:
    titans = [card for owner in group for card in titans_of(t, owner)]
    life = sum([t.life[t.fighter.index(c)] if c in t.fighter else LIFE[t.kind[c]] for c in titans])
    return len(titans), life


def finish_game(t: Arena, winners: list[int], by: str) -> None:
    """The game ends at once (FTN-012)."""
    t.result = (tuple(winners), by)
    t.agenda.clear()
    t.phase = "over"
    if t.events is not None:
        t.tell("over", winners=winners, **outcome(t))


def outcome(t: Arena) -> dict[str, Any]:
    """The end in words: the key `how` and what it needs."""
    winners, by = t.result
    many = by in ("victory", "defeat") or len(winners) != 1
    first = winners[0] if winners else 0
    return {
        "how": f"over.{by}" if many else f"over.{by}.one",
        "who": first,
        "other": winners[-1] if winners else 0,
        "n": len(titans_of(t, first)),
        "fights": t.round,
    }


def left_of(t: Arena, seat: int) -> int:
    """The next player on the left who is still in the game (FTN-Q10)."""
    for k in range(1, t.seats + 1):
        following_ = (seat + k) % t.seats
        if t.alive[following_]:
            return following_
    return seat


def following(t: Arena) -> int:
    """Who is next: left of the Challenger; if that player fought as well, left of them (FTN-080, FTN-081)."""
    champion, challenger = t.fought
    if challenger >= t.seats:
        return t.turn
    seat = left_of(t, challenger)
    return left_of(t, seat) if seat in (champion, challenger) else seat
