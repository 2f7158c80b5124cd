"""The three drafts (specification 3.12 to 3.14)."""

from __future__ import annotations

from typing import Any

import pytest

import pyengine
from pyengine.games.worldbreakers.abilities import LEADER
from pyengine.games.worldbreakers.cards import GUILD, STAR, SUPPLY, TYPE

ALL = 16


def drafted(t: Any, seat: int) -> list[int]:
    """Cards of a pool that were not there from the start."""
    return [c for c in t.cards("pool", seat) if TYPE[t.kind[c]] != LEADER and STAR[t.kind[c]] is None]


def first_options(match: Any) -> None:
    """Everybody takes the first cards offered, once."""
    for seat in list(match.open):
        ask = match.open[seat]
        match.answer(seat, ask.options[0] if ask.single else tuple(ask.options[: ask.least]))


# -- 5-1-2 -------------------------------------------------------------------------------------------------------------


def test_five_one_two_begins_with_pools() -> None:
    """WBR-189 each pool begins with a Worldbreaker of each guild and 12 signature cards; WBR-190 the supply has 1 copy
    of each of 96 cards; WBR-179 signature cards come by themselves."""
    match = pyengine.new("worldbreakers", 2, 4, mode="five", supply="base")
    t = match.game.t
    for seat in (0, 1):
        pool = t.cards("pool", seat)
        assert sorted(GUILD[t.kind[c]] for c in pool if TYPE[t.kind[c]] == LEADER) == [0, 1, 2, 3]
        assert sum(STAR[t.kind[c]] is not None for c in pool) == 12
    rest = [*t.cards("supply"), *t.cards("pack", 0), *t.cards("pack", 1)]
    assert sorted(t.kind[c] for c in rest) == sorted(SUPPLY)
    assert not any(STAR[t.kind[c]] is not None for c in rest)


def test_five_one_two_a_round() -> None:
    """WBR-191 5 cards each, 1 taken in secret, hands swapped, 2 of 4 taken, the rest is out; WBR-178 nobody sees
    another's hand; WBR-Q40 picks are applied together."""
    match = pyengine.new("worldbreakers", 2, 4, mode="five", supply="base")
    t = match.game.t
    hands = [list(t.cards("pack", seat)) for seat in (0, 1)]
    assert [len(hand) for hand in hands] == [5, 5]
    assert not any(t.knows(1, c) for c in hands[0])
    match.answer(0, hands[0][0])
    t = match.game.t
    assert drafted(t, 0) == []
    assert list(match.open) == [1]
    match.answer(1, hands[1][1])
    t = match.game.t
    assert drafted(t, 0) == [hands[0][0]]
    assert sorted(t.cards("pack", 1)) == sorted(hands[0][1:])
    assert sorted(t.cards("pack", 0)) == sorted(c for c in hands[1] if c != hands[1][1])
    assert not any(t.knows(0, c) for c in t.cards("pack", 1))
    first_options(match)
    t = match.game.t
    assert len(drafted(t, 0)) == len(drafted(t, 1)) == 3
    assert len(t.cards("gone")) == 4
    assert not any(t.knows(seat, c) for c in t.cards("gone") for seat in (0, 1))


def test_five_one_two_until_ten_are_missing() -> None:
    """WBR-192 rounds go on while 10 cards are left, the rest is discarded; WBR-Q36 with 96 cards that is 9 rounds and
    27 picks; WBR-X17 with 140 it is 14 rounds, 42 picks each, 56 discarded, none left."""
    for supply, picks, gone in (("base", 27, 96 - 54), ("extended", 42, 56)):
        match = pyengine.new("worldbreakers", 2, 4, mode="five", supply=supply)
        while match.game.t.phase == "draft":
            first_options(match)
        t = match.game.t
        assert [len(drafted(t, seat)) for seat in (0, 1)] == [picks, picks]
        assert len(t.cards("gone")) == gone
        assert t.cards("supply") == []


def test_building_a_deck() -> None:
    """WBR-193 a Worldbreaker and 30 cards of the pool, only its own signature cards; WBR-206 the same after a Three
    Pile draft."""
    for mode in ("five", "three"):
        match = pyengine.new("worldbreakers", 2, 4, mode=mode)
        while match.game.t.phase == "draft":
            first_options(match)
        leader = match.open[0].options[2]
        match.answer(0, leader)
        ask = match.open[0]
        t = match.game.t
        assert ask.least == ask.most == 30
        stars = {STAR[t.kind[c]] for c in ask.options} - {None}
        assert stars == {GUILD[t.kind[leader]]}
        foreign = next(c for c in t.cards("pool", 0) if STAR[t.kind[c]] not in (None, GUILD[t.kind[leader]]))
        refused = match.why_not(0, foreign)
        assert refused is not None
        assert "signature card" in refused["text"]
        assert refused["rule"] == "WBR-187"


def play_on(match: Any, until: Any) -> None:
    """Bots play until something holds."""
    from pyengine.bots import decide
    from pyengine.luck import Luck

    luck = Luck(1)
    while match.open and not until(match):
        seat = min(match.open)
        match.answer(seat, decide(match.game, seat, "greedy", luck))


@pytest.mark.parametrize("mode", ["five", "three"])
def test_changes_between_games(mode: str) -> None:
    """WBR-194 between games deck and Worldbreaker may change, signature cards with it; WBR-206 likewise; D41."""
    match = pyengine.new("worldbreakers", 2, 8, mode=mode, series=3)
    play_on(match, lambda m: m.open[min(m.open)].verb == "change")
    assert match.game.t.game == 1
    assert sum(match.game.t.wins) == 1
    seat = min(match.open)
    match.answer(seat, "change")
    leaders = match.open[seat].options
    old = match.game.t.leaders[seat]
    new = next(c for c in leaders if c != old)
    match.answer(seat, new)
    options = match.open[seat].options
    t = match.game.t
    assert {STAR[t.kind[c]] for c in options} - {None} == {GUILD[t.kind[new]]}
    match.answer(seat, tuple(options[:30]))
    match.answer(1 - seat, "keep")
    t = match.game.t
    assert t.leaders[seat] == new
    assert t.cards("wb", seat) == [new]
    assert t.power == [0, 0]
    play_on(match, lambda m: False)
    assert match.over


# -- Three Pile --------------------------------------------------------------------------------------------------------


def three(seed: int = 4) -> Any:
    return pyengine.new("worldbreakers", 2, seed, mode="three")


def test_three_pile_begins() -> None:
    """WBR-195 each pool has 4 Worldbreakers and 12 signature cards; WBR-196 76 guild cards and 20 neutrals;
    WBR-197 three piles of 1, 93 in the supply; WBR-198 a first drafter by lot (WBR-Q38)."""
    firsts = set()
    for seed in range(10):
        match = three(seed)
        t = match.game.t
        assert all(len(t.cards("pool", seat)) == ALL for seat in (0, 1))
        (drafter,) = match.open
        firsts.add(drafter)
        assert len(t.cards("supply")) == 93
        assert [len(t.cards("pile", n)) for n in range(3)] == [0, 1, 1]
        assert len(t.cards("look", drafter)) == 1
        kinds = [
            t.kind[c] for zone in ("supply", "look", "pile") for n in range(len(t.lay[zone])) for c in t.cards(zone, n)
        ]
        assert sorted(kinds) == sorted(SUPPLY)
    assert firsts == {0, 1}


def test_taking_a_pile() -> None:
    """WBR-199 the drafter looks at pile 1 and takes all of it; WBR-200 one card is dealt there, the turn ends."""
    match = three()
    (drafter,) = match.open
    t = match.game.t
    card = t.cards("look", drafter)[0]
    assert t.knows(drafter, card)
    assert not t.knows(1 - drafter, card)
    match.answer(drafter, "take")
    t = match.game.t
    assert drafted(t, drafter) == [card]
    assert list(match.open) == [1 - drafter]
    assert len(t.cards("look", 1 - drafter)) == 1
    assert len(t.cards("supply")) == 92


def test_putting_piles_back() -> None:
    """WBR-201 put back it grows by a card, and the next pile is looked at; WBR-202 after three the top card of the
    supply is taken unseen by the other; WBR-203 each pile has a card at the end of a turn; WBR-205 own pool open."""
    match = three()
    (drafter,) = match.open
    for n in range(3):
        assert match.open[drafter].about["place"] == f"pile:{n}"
        match.answer(drafter, "leave")
    t = match.game.t
    assert list(match.open) == [1 - drafter]
    sizes = [len(t.cards("pile", n)) for n in range(3)]
    sizes[0] += len(t.cards("look", 1 - drafter))
    assert sizes == [2, 2, 2]
    (top,) = drafted(t, drafter)
    assert t.knows(drafter, top)
    assert not t.knows(1 - drafter, top)
    assert not any(t.knows(drafter, c) for n in range(3) for c in t.cards("pile", n))


@pytest.mark.parametrize("seed", range(6))
def test_three_pile_ends_when_all_96_are_drafted(seed: int) -> None:
    """WBR-204 it ends when supply and piles are empty; WBR-Q37 with an empty supply nothing is added, empty piles are
    skipped, and who put back all others must take the last."""
    match = three(seed)
    n = 0
    while match.game.t.phase == "draft":
        (seat,) = match.open
        options = match.open[seat].options
        n += 1
        match.answer(seat, "leave" if "leave" in options and (n % 3 or seed == 5) else "take")
        t = match.game.t
        if t.phase == "draft" and t.cards("supply"):
            looked = sum(len(t.cards("look", s)) for s in (0, 1))
            assert sum(len(t.cards("pile", k)) for k in range(3)) + looked >= 3
    t = match.game.t
    assert len(drafted(t, 0)) + len(drafted(t, 1)) == 96


# -- four players ------------------------------------------------------------------------------------------------------


def four(seed: int = 4, **options: Any) -> Any:
    return pyengine.new("worldbreakers", 4, seed, mode="four", **options)


def test_four_players_begin() -> None:
    """WBR-207 a double pool, Worldbreakers and signature cards set aside; WBR-208 192 cards in 16 packs of 12;
    WBR-X16 none is left; WBR-210 so no left-over cards go to the pools; WBR-212 everybody opens one pack."""
    match = four()
    t = match.game.t
    packs = [*t.cards("packs"), *(c for seat in range(4) for c in t.cards("pack", seat))]
    assert sorted(t.kind[c] for c in packs) == sorted([*SUPPLY, *SUPPLY])
    assert len(packs) == 192 == 16 * 12
    assert all(len(t.cards("pack", seat)) == 12 for seat in range(4))
    assert all(len(t.cards("court", seat)) == 16 for seat in range(4))
    assert all(t.cards("pool", seat) == [] for seat in range(4))
    assert len(match.open) == 4


def test_the_second_box_is_not_part_of_this_edition() -> None:
    """WBR-209 with The Indigo Sisterhood packs would have 10 cards of 164, 4 left over; it is out of scope, so that
    supply cannot be chosen; WBR-X16 164 = 16 * 10 + 4."""
    assert 164 == 16 * 10 + 4 * 1
    with pytest.raises(ValueError, match="no option"):
        four(second_box=True)


def test_passing_left_and_right() -> None:
    """WBR-211 seats have a left, a right and one across; WBR-213 a card each, then all pass at once; WBR-214 left in
    rounds 1 and 3, right in 2 and 4; WBR-215 12 new cards a round, 48 in all; WBR-216 the own pool may be looked at."""
    match = four()
    for n in range(1, 5):
        step = 1 if n % 2 else -1
        for pick in range(11):
            t = match.game.t
            held = [list(t.cards("pack", seat)) for seat in range(4)]
            assert [len(cards) for cards in held] == [12 - pick] * 4
            assert all(t.knows(seat, c) for seat in range(4) for c in held[seat])
            assert not any(t.knows((seat + 1) % 4, c) for seat in range(4) for c in held[seat])
            first_options(match)
            t = match.game.t
            assert all(t.knows(seat, c) for seat in range(4) for c in t.cards("pool", seat))
            if pick < 10:
                assert all(sorted(t.cards("pack", (seat + step) % 4)) == sorted(held[seat][1:]) for seat in range(4))
        assert all(len(drafted(match.game.t, seat)) == 12 * n for seat in range(4))
    assert all(len(drafted(match.game.t, seat)) == 48 for seat in range(4))


def test_four_players_build() -> None:
    """WBR-217 a set-aside Worldbreaker and its 3 signature cards join the pool; WBR-218 30 cards, copies allowed;
    WBR-Q39 two players may choose the same one; WBR-219 the first game is against the seat across."""
    match = four(7)
    while match.game.t.phase == "draft":
        first_options(match)
    t = match.game.t
    for seat in range(4):
        match.answer(seat, match.open[seat].options[0])
    for seat in range(4):
        ask = match.open[seat]
        kinds = [match.game.t.kind[c] for c in ask.options]
        assert len(ask.options) == 51
        assert len({STAR[k] for k in kinds} - {None}) == 1
        doubled = [c for c in ask.options if kinds.count(match.game.t.kind[c]) > 1]
        rest = [c for c in ask.options if c not in doubled]
        chosen = (doubled + rest)[:30]
        match.answer(seat, tuple(c for c in ask.options if c in chosen))
    t = match.game.t
    assert t.pair == (0, 2)
    assert len({t.kind[t.leaders[seat]] for seat in range(4)}) == 1
    assert all(len(t.decks[seat]) == 30 for seat in range(4))
    assert len(t.cards("deck", 0)) + len(t.cards("hand", 0)) == 30
    stars = [c for c in t.cards("pool", 1) if STAR[t.kind[c]] is not None]
    assert len(stars) == 3


def test_league_and_changes() -> None:
    """WBR-220 between games cards and Worldbreaker may change; a league has six games, two of them across."""
    match = four(3, league="all")
    play_on(match, lambda m: m.open[min(m.open)].verb == "change")
    t = match.game.t
    assert t.game == 2
    seat = min(match.open)
    match.answer(seat, "change")
    new = match.open[seat].options[-1]
    match.answer(seat, new)
    match.answer(seat, tuple(match.open[seat].options[:30]))
    play_on(match, lambda m: False)
    assert match.over
    assert sum(match.game.t.wins) == 6
    assert match.game.t.result[1] == "series"
