"""A round begins: cards are added, a first player is named (specification 3.4)."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.mark.parametrize(("seats", "n"), [(2, 3), (3, 4), (4, 5)])
def test_players_plus_one_cards(stage: Any, seats: int, n: int) -> None:
    """AOT-034: in total, from the top, in the first round too."""
    for round_ in (1, 6):
        found = stage(f"phase round\nround {round_}\ngiven castle: Horse, Horse, Swords, Swords, Cloak, Cloak", seats)
        assert len(found.t.cards("castle")) == 6 - n
        assert found.t.round == round_


def test_all_are_taken_first_in_order(check: Any) -> None:
    """AOT-035, AOT-Q07: a text that takes the top of the Castle meanwhile takes the one below the batch."""
    check("""
    phase round
    given castle: Titan (7-Meter), Cannon, Swords, Cloak, Horse
    see inside.4: Cloak
    see inside.3: Cannon
    see inside.2: Swords
    see castle: Horse
    """)


def test_fewest_inside_is_counted_anew_each_time(check: Any) -> None:
    """AOT-036, AOT-039: a space can hold any number of cards."""
    check("""
    phase add
    given inside.0: Cis, Ness, Hannes, Ymir, Nanaba, Eld
    given inside.1: Jurgen, Cannon
    given inside.2: Horse, Horse
    given inside.3: Swords, Swords
    given inside.4: Cloak
    given coming: Food, Resupply
    see inside.4: Cloak, Food, Resupply
    see inside.3: Swords, Swords
    see inside.0 6
    """)


def test_locations_and_titans_do_not_count(check: Any) -> None:
    """AOT-037: District 5 holds a Location and a Titan, yet it is empty inside."""
    check("""
    phase add
    given inside.0: Cis
    given inside.1: Ness
    given inside.2: Ymir
    given inside.3: Eld
    given wall.4: Armory
    given outside.4: Titan (4-Meter)
    given coming: Swords
    see inside.4: Swords
    """)


def test_ties_go_to_the_outermost(check: Any) -> None:
    """AOT-038."""
    check("phase add\ngiven inside.4: Cis\ngiven coming: Swords, Cloak\nsee inside.3: Swords\nsee inside.2: Cloak")


def test_each_type_has_its_place(check: Any) -> None:
    """AOT-040: Titans outside, Locations on the Wall, the rest inside, all of the District so chosen."""
    check("""
    phase add
    given coming: Titan (4-Meter), Armory, Cis, Horse, Escape
    see outside.4: Titan (4-Meter)
    see wall.4: Armory
    see inside.4: Cis
    see inside.3: Horse
    see inside.2: Escape
    """)


def test_a_titans_text_comes_before_the_next_card(check: Any) -> None:
    """AOT-041: the 8-Meter Titan eats what lies there now; the next card comes afterwards."""
    check("""
    phase add
    given inside.0: Cis
    given inside.1: Ness
    given inside.2: Ymir
    given inside.3: Eld, Nanaba
    given inside.4: Horse
    given coming: Titan (8-Meter), Swords
    see destroyed: Horse
    see inside.4: Swords
    """)


def test_titan_appears_is_one_of_the_cards(check: Any) -> None:
    """AOT-042, AOT-127: assigned like any card; the top Archenemy comes there, the card returns to the box."""
    check("""
    phase add
    given inside.4: Cis
    given lurking: Peering Titan, Sonny, Female Titan
    given coming: Titan Appears 1, Swords
    see outside.3: Peering Titan
    see lurking: Sonny, Female Titan
    see box has Titan Appears 1
    see inside.3: Swords
    see appeared 1
    """)


def test_the_group_names_the_first_player_who_gets_the_token(check: Any) -> None:
    """AOT-043, AOT-D04, AOT-Q05, AOT-Q13: the holder of the Round Token answers for the team, after all cards."""
    check("""
    phase add
    given token 1
    given Tom hand: Courage
    given coming: Swords
    see asks Ana first
    see inside.4: Swords
    do Ana Tom
    see token 0
    see asks Tom
    """)


VOTE = "option first = vote\nphase add\ngiven coming: Swords\n"


def test_no_agreement_the_holder_names_another(check: Any) -> None:
    """AOT-044: proposals differ, so the Token holder gives it to another player, not to itself."""
    check(
        VOTE
        + "round 3\ngiven token 1\ndo Tom Tom\ndo Ana Ana\ndo Eva Tom\nsee asks Ana name\nrefuse Ana Ana:\ndo Ana Eva\nsee token 2",
        3,
    )


def test_no_agreement_in_the_first_round_is_chance(stage: Any) -> None:
    """AOT-044: nobody is asked again; the token goes to somebody."""
    found = stage(VOTE + "round 1\ngiven token 1", 3)
    for seat, whom in ((0, "seat:0"), (1, "seat:1"), (2, "seat:2")):
        found.match.answer(seat, whom)
    assert found.match.open[found.t.token].verb == "enter" or found.t.pos[found.t.token] >= 0


def test_agreement_needs_no_more(check: Any) -> None:
    """AOT-043, AOT-Q05."""
    check(VOTE + "given token 1\ngiven Tom hand: Courage\ndo Tom Tom\ndo Ana Tom\nsee token 0\nsee asks Tom")


def test_the_token_stays_for_the_round_and_turns_go_clockwise(check: Any) -> None:
    """AOT-045, AOT-046, AOT-078: Ana first, then Eva, Kai, Tom; after the player to her right the round ends."""
    check(
        """
    turn Ana
    given token 1
    given castle: Horse, Horse, Swords, Swords, Cloak, Cloak
    given move 1
    given Ana pos in1
    given Eva pos in1
    given Eva hand: Courage
    do Ana end
    see asks Eva act
    see token 1
    """,
        4,
    )
    check(
        """
    turn Tom
    given token 1
    given move 1
    given castle: Horse, Horse, Swords, Swords, Cloak, Cloak
    do Tom end
    see asks Ana first
    see round 2
    """,
        4,
    )


def test_during_adding_the_holder_is_the_last_first_player(check: Any) -> None:
    """AOT-Q06: Ana had the token, so she answers for the team while cards are added."""
    check("""
    phase add
    turn Tom
    given token 1
    given inside.4: Horse, Swords
    given inside.0: Cis, Ness, Eld
    given inside.1: Ymir, Hannes, Nanaba
    given inside.2: Resupply, Escape, Cloak
    given inside.3: Food, Cannon, Kill Shot
    given coming: Titan (8-Meter)
    see asks Ana feed
    """)


def test_fewer_cards_than_needed(check: Any) -> None:
    """AOT-Q08: all that are left; the round is played."""
    check("phase round\ngiven castle: Swords\nsee inside.4: Swords\nsee castle:\nsee asks Tom first\nsee playing")


def test_a_location_on_an_occupied_wall_goes_to_the_nearest(check: Any) -> None:
    """AOT-172, AOT-173, AOT-Q10: one Location a Wall; the nearest free one, also if that is breached."""
    check("""
    phase add
    given tokens4 0
    given wall.4: Armory
    given coming: Hospital
    see wall.4: Armory
    see wall.3: Hospital
    """)


def test_equally_near_walls_are_a_choice(check: Any) -> None:
    """AOT-173, AOT-D07, AOT-Q10, AOT-Q13: the Token holder chooses for the team."""
    check("""
    phase add
    given token 1
    given inside.4: Cis
    given inside.3: Ness
    given inside.1: Eld
    given inside.0: Ymir
    given wall.2: Armory
    given coming: Hospital
    see asks Ana wall
    do Ana District 2
    see wall.1: Hospital
    """)


def test_a_seventh_location_is_destroyed(check: Any) -> None:
    """AOT-Q09: all Walls have one."""
    check("""
    phase add
    given wall.0: Armory
    given wall.1: Hospital
    given wall.2: Trost
    given wall.3: Training Grounds
    given wall.4: Forest of Giant Trees
    given coming: Old Survey Corps HQ
    see destroyed: Old Survey Corps HQ
    """)
