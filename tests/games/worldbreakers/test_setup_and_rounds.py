"""Setting up, the round, the Rally Phase (specification 3.1 to 3.3)."""

from __future__ import annotations

from typing import Any

import pytest

import pyengine
from pyengine import Illegal
from pyengine.games.worldbreakers.abilities import LEADER
from pyengine.games.worldbreakers.cards import TYPE


def new(seed: int = 5, **options: Any) -> Any:
    return pyengine.new("worldbreakers", 2, seed, guild1="earth", guild2="moon", **options)


def test_both_sides_as_the_game_begins() -> None:
    """WBR-001 two sides, a Worldbreaker and 30 cards each; WBR-002 it lies ready in play; WBR-003 5 mythium;
    WBR-004 1 standing in its guild, none elsewhere; WBR-005 no power; WBR-006 5 cards drawn of a shuffled deck."""
    match = new()
    t = match.game.t
    for seat, guild in ((0, 0), (1, 3)):
        assert len(t.cards("wb", seat)) == 1
        assert not t.exhausted[t.cards("wb", seat)[0]]
        assert len(t.cards("deck", seat)) + len(t.cards("hand", seat)) == 30
        assert len(t.cards("hand", seat)) == 5
        assert t.myth[seat] == 5
        assert t.power[seat] == 0
        assert [t.standing[4 * seat + g] for g in range(4)] == [int(g == guild) for g in range(4)]
    assert [t.kind[c] for c in t.cards("deck", 0)] != [t.kind[c] for c in new(6).game.t.cards("deck", 0)]
    assert all(t.knows(0, c) for c in t.cards("hand", 0))


def test_the_first_player_is_drawn_by_lot_and_decides_first_about_the_mulligan() -> None:
    """WBR-007 the first player is random; WBR-008 that player decides about the mulligan first."""
    firsts = set()
    for seed in range(12):
        match = new(seed)
        firsts.add(match.game.t.first)
        assert list(match.open) == [match.game.t.first]
        match.answer(match.game.t.first, ())
        assert list(match.open) == [1 - match.game.t.first]
    assert firsts == {0, 1}


def test_set_aside_cards_cannot_be_drawn_again() -> None:
    """WBR-009 one mulligan: any number is set aside, as many are drawn, and only then are they shuffled in;
    WBR-010 round 1 begins after both have decided, and nothing has resolved before."""
    match = new()
    t = match.game.t
    first = t.first
    hand = list(t.cards("hand", first))
    match.answer(first, tuple(hand))
    assert len(t.cards("hand", first)) == 5
    assert not set(t.cards("hand", first)) & set(hand)
    assert set(hand) <= set(t.cards("deck", first))
    assert match.open[1 - first].verb == "mulligan"
    assert t.round == 0
    match.answer(1 - first, ())
    assert t.round == 1
    assert match.open[first].verb == "act"
    assert t.power == [0, 0]
    assert t.myth == [5, 5]


def test_eight_turns_in_turn_then_the_rally_phase() -> None:
    """WBR-011 Action Phase, then Rally Phase; WBR-012 four turns each, alternating, the first player first;
    WBR-013 each is one action; WBR-014 the marker advances; WBR-018 after the eighth the Rally Phase;
    WBR-031 then the other side is first."""
    match = new(first=1)
    match.answer(0, ())
    match.answer(1, ())
    t = match.game.t
    order = []
    while t.round == 1:
        (seat,) = match.open
        order.append(seat)
        assert t.slot == len(order)
        assert match.view(None)["table"]["slot"] == len(order)
        match.answer(seat, "gain")
    assert order == [0, 1] * 4
    assert t.first == 1
    assert list(match.open) == [1]
    assert match.view(None)["round"] == 2


def test_there_is_no_pass(holds: Any) -> None:
    """WBR-013 a turn is exactly one action; passing is refused with the reason."""
    holds("""
        refuse A pass: there is no pass
        see asks A act
    """)


def test_the_basic_actions(holds: Any) -> None:
    """WBR-015 gain, draw, buy standing, play, attack, develop; each one alone ends the turn."""
    for option in ("gain", "draw", "stand Void", "play Dogtamer", "develop The Den of Sabers"):
        more = "do A nothing" if option.startswith("play") else ""
        holds(f"""
            given A hand: Dogtamer
            given A locations: The Den of Sabers
            given A followers: Gallant Soldier
            see offers A attack
            do A {option}
            {more}
            see asks B act
        """)


def test_an_action_ability_instead_of_a_basic_action(holds: Any) -> None:
    """WBR-016 an Action ability is an action if its cost can be paid: an exhausted Astronomer offers none."""
    holds("""
        given A followers: Fanciful Astronomer
        do A use Fanciful Astronomer
        see asks A keep
    """)
    holds("""
        given A followers: Fanciful Astronomer (exhausted)
        refuse A use Fanciful Astronomer: exhausted
    """)


def test_in_the_rivals_turn_one_only_blocks_and_triggers(holds: Any) -> None:
    """WBR-017 outside one's turn there is nothing to decide but blocks and triggered abilities."""
    holds("""
        given A followers: Gallant Soldier
        given B followers: Mothkeeper
        given B hand: Pacify
        refuse B play Pacify: It is A’s turn
        do A attack
        do A nothing
        see asks B block
    """)


def test_rally_abilities_first_players_first(holds: Any) -> None:
    """WBR-019 step 1: the first player's Rally abilities in an order of choice, then the second player's;
    WBR-158 the active side of the Rally Phase is the first player; WBR-162 each orders their own."""
    holds("""
        phase rally
        given first 1
        given A followers: Natty Matron
        given B followers: Natty Matron, Desperate Miners
        see asks B trigger
        do B use Desperate Miners
        see asks B trigger
        do B use Natty Matron
        see asks A trigger
        do A nothing
        see A hand 1
    """)


def test_no_combat_in_step_one(holds: Any) -> None:
    """WBR-020 an ability resolved in the Rally Phase cannot start combat; the rest of it happens."""
    holds("""
        phase rally
        given A followers: The Blind Sculptor
        given A locations: Raider's Hideaway (2 left)
        given A mythium 0
        do A use The Blind Sculptor
        see A mythium 4
        see A power 0
        see asks B act
    """)


def test_steps_two_to_four(holds: Any) -> None:
    """WBR-021 exhausted cards ready, the Worldbreaker too (WBR-038); WBR-022 2 mythium each; WBR-023 a card each."""
    holds("""
        option guild1 = void
        given A followers: Gallant Soldier
        given B followers: Mothkeeper (exhausted), Solemn Guardian
        given slot 6
        given A mythium 1
        given B mythium 0
        do A attack
        do A use Ruknuddin Khurshah, Leader of the Order
        do A Solemn Guardian
        see card A Ruknuddin Khurshah, Leader of the Order drained
        do B nothing
        do B gain
        see card A Gallant Soldier not drained
        see card A Ruknuddin Khurshah, Leader of the Order not drained
        see card B Mothkeeper not drained
        see A mythium 2
        see B mythium 3
        see A hand 1
        see B hand 1
    """)


def test_an_empty_deck_in_step_four(holds: Any) -> None:
    """WBR-024 who cannot draw in step 4 gives the rival 1 power, once; WBR-025 not at other times."""
    holds("""
        given A deck:
        given slot 6
        do A draw
        see B power 0
        do B gain
        see B power 1
        see A power 0
    """)


def test_both_decks_empty(holds: Any) -> None:
    """WBR-026 if neither can draw each gains 1 power."""
    holds("""
        phase refresh
        given A deck:
        given B deck:
        see A power 1
        see B power 1
    """)


def test_exactly_one_with_ten_wins(holds: Any) -> None:
    """WBR-027 exactly one side with 10 or more wins."""
    holds("""
        phase check
        given A power 10
        given B power 9
        see over A
        see by power
    """)


def test_both_with_ten(holds: Any) -> None:
    """WBR-028 both with 10 or more: the higher wins; WBR-029 a tie, or nobody with 10, goes on."""
    holds("""
        phase check
        given A power 11
        given B power 12
        see over B
        see by duel
    """)
    for power in (11, 9):
        holds(f"""
            phase check
            given A power {power}
            given B power {power}
            see playing
        """)


def test_power_is_looked_at_only_in_step_five(holds: Any) -> None:
    """WBR-030 reaching 10 in mid-round ends nothing and may be lost again."""
    holds("""
        given A locations: The Den of Sabers
        given A power 9
        given B locations: The Uncanny Valley (1 left)
        do A develop The Den of Sabers
        see A power 10
        see playing
        do B develop The Uncanny Valley
        see A power 9
        see playing
    """)


def test_the_first_player_stays_active_through_the_rally_phase(holds: Any) -> None:
    """WBR-032 until step 6 the first player of the past Action Phase is active: a Mothkeeper of theirs comes first."""
    holds("""
        phase refresh
        given A deck:
        given B deck:
        given A followers: Mothkeeper
        given B followers: Mothkeeper
        see first 0
        see asks A trigger
        do A nothing
        see asks B trigger
        do B nothing
        see first 1
    """)


def test_no_hand_limit(holds: Any) -> None:
    """WBR-033 there is no limit to the hand."""
    holds("""
        given A hand: Dogtamer, Gallant Soldier, Kalari Adept, Airag Maker, Lay Siege, Call to Arms, Pacify
        given slot 6
        do A draw
        do B gain
        see A hand 9
    """)


def test_first_player_by_choice_and_by_lot_are_independent_of_seats() -> None:
    """The option sets the first player; WBR-002 a Worldbreaker is of its type."""
    for n in (1, 2):
        match = new(first=n)
        assert match.game.t.first == n - 1
    assert all(TYPE[match.game.t.kind[match.game.t.cards("wb", s)[0]]] == LEADER for s in (0, 1))
    with pytest.raises(Illegal):
        match.answer(match.game.t.first, "gain")
