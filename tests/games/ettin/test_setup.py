
"""Set-up and seats (specification 3.1 to 3.3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import pyengine
from pyengine.games.ettin import RULES
from pyengine.games.ettin.cards import AGE, BOX_KINDS, CATALOG, CLASS, CLASSES, IS_DEFENSE, MAT_ROWS, MERC, PER_BOX
from pyengine.games.ettin.state import box_sizes
from pyengine.games.ettin.state import hall as layout


def fresh(seats: int, seed: int = 1, **options: Any) -> Any:
    return pyengine.new("ettin", seats, seed, **{"nation_pick": "random", **options})


def test_everyone_has_one_ally_and_one_enemy() -> None:
    """ETT-001 ETT-007 ETT-028 ETT-029: a ring in which Allies and Enemies alternate; no action goes beyond them."""
    for seats in (4, 6, 8):
        lay = layout(seats, 0)
        for n in range(seats):
            assert lay.ally[lay.ally[n]] == n != lay.ally[n]
            assert lay.enemy[lay.enemy[n]] == n != lay.enemy[n]
            assert lay.ally[n] != lay.enemy[n]
    assert layout(4, 0).alliances == [(0, 1), (2, 3)]
    assert sorted(map(sorted, layout(4, 0).pairs)) == [[0, 3], [1, 2]]
    match = fresh(4)
    lay = match.game.t.lay
    while match.open and match.game.t.stage != "spoil":
        seat, ask = next(iter(match.open.items()))
        for option in ask.options:
            for thing in option[1:] if isinstance(option, tuple) else ():
                if isinstance(thing, str):
                    assert int(thing[5:]) // 4 in (seat, lay.enemy[seat])
        match.answer(seat, ask.options[0] if ask.single else ask.options[: ask.least])


def test_random_first_player_has_the_left_neighbour_as_ally() -> None:
    """ETT-017: whoever is picked, the next seat is the Ally, the one before the Enemy."""
    firsts = set()
    for seed in range(20):
        lay = fresh(6, seed).game.t.lay
        firsts.add(lay.first)
        assert lay.ally[lay.first] == (lay.first + 1) % 6
        assert lay.enemy[lay.first] == (lay.first - 1) % 6
    assert len(firsts) > 3


def test_two_seats_are_enemies_without_allies() -> None:
    """ETT-030."""
    lay = layout(2, 0)
    assert lay.pairs == [(0, 1)]
    assert lay.ally == [0, 1]


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_odd_numbers_get_one_more_nation(seats: int) -> None:
    """ETT-031 ETT-021: the Mercenary mat sits beside the odd player as Ally; with even numbers it stays in the box."""
    t = fresh(seats).game.t
    lay = t.lay
    assert lay.nations == seats + 1
    assert t.nation[seats] == MERC
    assert lay.ally[lay.odd] == seats
    assert lay.seat_of[seats] == lay.odd
    for even in (2, 4, 8):
        assert MERC not in fresh(even).game.t.nation


def test_common_decks_are_sorted_by_age_and_shuffled() -> None:
    """ETT-014 ETT-015 ETT-Q01 ETT-Q03: 36, 20, 44 Mercenaries, 12 Adventures for each Age, six become Defenses."""
    t = fresh(4, 5).game.t
    lay = t.lay
    played = {0: 8 * 0}
    orders = []
    for age, size in enumerate((36, 20, 44)):
        cards = t.zones[lay.merc[0][age]]
        outside = 8 if age == 0 else played.get(age, 0)
        assert len(cards) == size - (outside if t.stage == "skirmish" else 0)
        assert {AGE[t.kind[card]] for card in cards} == {age}
        assert cards != sorted(cards)
        orders.append(cards)
    assert orders[2] != fresh(4, 6).game.t.zones[lay.merc[0][2]]
    for age in range(3):
        kinds = [k for k in BOX_KINDS if CATALOG[k].group == "adventure" and AGE[k] == age]
        assert len(kinds) == 12
        assert sum(IS_DEFENSE[k] for k in kinds) == 6
        cards = t.zones[lay.quests[0][age]]
        assert {AGE[t.kind[card]] for card in cards} == {age}
        assert cards != sorted(cards)


def test_the_spare_card_is_out_unless_the_table_wants_it() -> None:
    """ETT-Q01: the 101st Mercenary lies in the box, or in Age III."""
    spare = CATALOG["Wandering Ettin"].index
    for wanted in (False, True):
        t = fresh(2, 3, spare_card=wanted).game.t
        card = t.kind.index(spare)
        assert (t.where[card] == t.lay.merc[0][2]) == wanted
        assert (t.where[card] == t.lay["box"][0]) != wanted


def test_tokens_for_the_pairs_in_play() -> None:
    """ETT-018 ETT-019: three War Tokens, four battles, one Initiative Token for each pair, and none besides."""
    for seats, pairs in ((2, 1), (4, 2), (7, 4)):
        t = fresh(seats).game.t
        assert (len(t.wars), len(t.tokens), len(t.holder)) == (3 * pairs, 4 * pairs, pairs)


def test_a_nation_is_mat_and_fifteen_cards_used_once() -> None:
    """ETT-020 ETT-Q02 ETT-Q05: by lot or in seat order from the first player; never one twice in a box."""
    match = pyengine.new("ettin", 4, 3)
    first = match.game.t.lay.first
    assert list(match.open) == [first]
    assert len(match.open[first].options) == 8
    order = []
    while match.game.t.stage == "setup":
        ((seat, ask),) = match.open.items()
        order.append(seat)
        taken = ask.options[-1]
        match.answer(seat, taken)
        if match.game.t.stage == "setup":
            after = next(iter(match.open))
            assert "already leads" in match.why_not(after, taken)["text"]
    assert order == [(first + k) % 4 for k in range(4)]
    for seed in range(10):
        nations = fresh(8, seed).game.t.nation
        assert sorted(nations) == list(range(8))
    for c in range(MERC):
        assert Counter(AGE[k] for k in BOX_KINDS if CLASS[k] == c) == {0: 5, 1: 5, 2: 5}


def test_the_nation_deck_is_three_stacks() -> None:
    """ETT-023 ETT-025 ETT-036: Age III below, II, then I on top, each shuffled; nothing else is there at the start."""
    orders = set()
    for seed in range(6):
        t = pyengine.new("ettin", 2, seed, nation_pick="random").game.t
        for n in range(2):
            cards = t.zones[t.lay.deck[n]]
            assert [AGE[t.kind[card]] for card in cards] == [2] * 5 + [1] * 5 + [0] * 5
            assert {CLASS[t.kind[card]] for card in cards} == {t.nation[n]}
            orders.add(tuple(card - min(cards) for card in cards))
            assert not t.zones[t.lay.camp[n]]
            assert not t.zones[t.lay.retired[n]]
            assert t.gold[n] == 0
    assert len(orders) > 6


def test_higher_initiative_number_decides(hall: Any) -> None:
    """ETT-024: Cannites 9 against Dommorian 1; they may take the token or give it."""
    for answer, holder in (("take", 0), ("give", 1)):
        match = pyengine.new("ettin", 2, 1, first=1)
        match.answer(0, f"mat:{CLASSES.index('cannites')}")
        match.answer(1, f"mat:{CLASSES.index('giants')}")
        assert match.open[0].verb == "initiative"
        match.answer(0, answer)
        assert match.game.t.holder == [holder]


def test_equal_initiative_numbers_are_decided_by_lot() -> None:
    """ETT-Q07: two boxes may hold the same nation; then chance names who decides."""
    from pyengine.game import Game

    deciders = set()
    for seed in range(12):
        options = {**RULES.complete(10, {}), "nations": ",".join(["orcs"] * 10)}
        game = Game(RULES, RULES.setup(10, seed, options, list("ABCDEFGHIJ")))
        deciders |= {tuple(sorted(game.open))}
    assert len(deciders) > 1


def test_locations_face_each_other_and_stay() -> None:
    """ETT-022 ETT-Q06 ETT-102: Far, Middle and Near of a mat are fixed; Ruins 0, Village 1, Town 2, City 3."""
    places = {mat.id: [kind for kind, _, _ in mat.places] for mat in MAT_ROWS}
    assert places["joymore"] == [0, 1, 3]
    assert places["cannites"] == [2, 1, 2]
    t = fresh(4).game.t
    for n in range(4):
        assert [t.lay.names[zone] for zone in t.lay.sites[n]] == [f"far.{n}", f"middle.{n}", f"near.{n}", f"adventure.{n}"]


def test_the_mercenary_mat_is_not_for_choice() -> None:
    """ETT-021: nobody may choose it."""
    match = pyengine.new("ettin", 3, 1)
    seat = next(iter(match.open))
    assert f"mat:{MERC}" not in match.open[seat].options
    assert "odd player" in match.why_not(seat, f"mat:{MERC}")["text"]


def test_the_learning_game_changes_nothing() -> None:
    """ETT-026 ETT-027 ETT-224: advice and display tokens are shown; every table plays the same."""
    plain, taught = fresh(4, 9), fresh(4, 9, learning_tokens=True)
    assert len(taught.view(0)["table"]["advice"]) == 4
    assert "Defenses with high Strength" in taught.view(0)["table"]["advice"][0]
    assert "advice" not in plain.view(0)["table"]
    while plain.open:
        seat, ask = next(iter(plain.open.items()))
        value = ask.options[0] if ask.single else ask.options[: ask.least]
        plain.answer(seat, value)
        taught.answer(seat, value)
    assert plain.result == taught.result
    assert plain.game.t.gold == taught.game.t.gold


def test_the_marker_stands_on_the_first_space(hall: Any) -> None:
    """ETT-013 ETT-032 ETT-Q46: Age I begins with a Skirmish; New Age has no space of its own."""
    match = pyengine.new("ettin", 2, 1, nation_pick="random")
    match.answer(*first_answer(match))
    seen = match.view(0)
    assert (seen["table"]["age"], seen["table"]["draft"], seen["phase"]) == (0, 0, "skirmish")
    assert seen["title"] == "Age I · Skirmish 1 of 3"


def first_answer(match: Any) -> tuple[int, Any]:
    seat, ask = next(iter(match.open.items()))
    return seat, ask.options[0]


def test_boxes() -> None:
    """ETT-217: two to eight neighbouring seats each, as even as can be."""
    assert box_sizes(8) == [8]
    assert box_sizes(9) == [5, 4]
    assert box_sizes(16) == [8, 8]
    assert box_sizes(24) == [8, 8, 8]
    assert box_sizes(9, 2) == [3, 2, 2, 2]
    assert all(2 <= size <= 8 for seats in range(2, 25) for most in (2, 4, 6, 8) for size in box_sizes(seats, most))
    assert all(sum(box_sizes(seats, most)) == seats for seats in range(2, 25) for most in (2, 4, 6, 8))
    lay = layout(16, 3)
    ring = [lay.box_of[n] for n in lay.ring]
    assert ring == [0] * 8 + [1] * 8
    assert PER_BOX == 257
