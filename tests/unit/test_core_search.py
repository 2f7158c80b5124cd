"""The player that looks ahead, on the miniature game and on a real one."""

from __future__ import annotations

from mini import RULES

import pyengine
from pyengine import bots
from pyengine.bots.arena import play_out
from pyengine.bots.search import Search, search, values
from pyengine.game import Game
from pyengine.games import rules
from pyengine.luck import Luck
from pyengine.match import Match


def test_a_search_answers_with_a_legal_option_and_leaves_the_game_alone() -> None:
    match = Match(RULES, 3, 5)
    match.answer(2, match.open[2].options[0])
    before = match.game.t.copy()
    found = search(match.game, 0, Luck(1), 30)
    assert match.refuse(0, found.best()) is None
    assert match.game.t == before
    assert sorted(match.open) == [0, 1]
    assert sum(visits for _, visits, _ in found.why()) == found.iterations == 30


def test_a_search_is_repeatable_by_its_luck() -> None:
    match = pyengine.new("tokyo-ghoul", seed=6)
    seat = next(iter(match.open))
    first, again = (search(match.game, seat, Luck(3), 25).why() for _ in range(2))
    assert first == again
    assert all(0 <= share <= 1 for _, _, share in first)


def chances(strong: bool) -> float:
    """What seat 0 thinks of its chances when the rival really holds the best cards, or the worst."""
    match = Match(RULES, 2, 5)
    t = match.game.t
    mine, theirs = t.cards("hand", 0), t.cards("hand", 1)
    kinds = list(t.kind)
    others = sorted(kinds[card] for card in range(len(kinds)) if card not in mine)
    dealt = others[-3:] if strong else others[:3]
    rest = others[:-3] if strong else others[3:]
    for card in range(len(kinds)):
        if card in theirs:
            kinds[card] = dealt.pop()
        elif card not in mine:
            kinds[card] = rest.pop()
    t.kind = tuple(kinds)
    t.round, t.agenda[:] = 0, [("round",)]
    game = Game(RULES, t)
    rows = search(game, 0, Luck(2), 300).why()
    return sum(visits * share for _, visits, share in rows) / sum(visits for _, visits, _ in rows)


def test_a_search_knows_no_more_than_its_seat() -> None:
    """Whatever the rival really holds, the seat thinks the same of its chances."""
    assert abs(chances(strong=True) - chances(strong=False)) < 0.12


def test_the_best_card_is_found_where_it_is_sure_to_win() -> None:
    """With the highest number in hand and one round to go, it is sent."""
    match = Match(RULES, 2, 5)
    t = match.game.t
    hand = t.cards("hand", 0)
    kinds = list(t.kind)
    top = next(card for card in range(len(kinds)) if kinds[card] == 7)
    kinds[hand[0]], kinds[top] = kinds[top], kinds[hand[0]]
    t.kind = tuple(kinds)
    t.round, t.agenda[:] = 2, [("round",)]
    game = Game(RULES, t)
    best = search(game, 0, Luck(1), 200).best()
    assert RULES.catalog[game.t.kind[best]].name == "Card 8"


def test_estimates_are_shares() -> None:
    game = rules("tokyo-ghoul")
    table = game.setup(3, 1, game.complete(3, {}), ("A", "B", "C"))
    found = Game(game, table)
    assert sum(values(found)) == 1 or abs(sum(values(found)) - 1) < 1e-9
    play_out(found, ["greedy"], Luck(1))
    assert sorted(values(found)) == [0.0, 0.0, 1.0]


def test_levels_are_offered_and_answer_in_time() -> None:
    names = [row["id"] for row in bots.levels(rules("tokyo-ghoul"))]
    assert names == ["random", "greedy", "sharp", "master"]
    match = pyengine.new("tokyo-ghoul", seed=9)
    seat = next(iter(match.open))
    assert match.refuse(seat, bots.choose(match, seat, "sharp", 1)) is None
    lone = Search(match.game, seat, Luck(1))
    assert match.refuse(seat, lone.best()) is None
