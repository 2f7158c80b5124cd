"""A turn: playing, buying, moving, ending (specification 3.5 to 3.8)."""

from __future__ import annotations

from typing import Any


def test_cards_are_played_in_any_order_into_the_play_zone(check: Any) -> None:
    """AOT-047, AOT-048: face up; they stay there until the turn ends."""
    check("""
    given Tom hand: Courage, Thrust, Swords
    do Tom play Swords
    do Tom play Courage
    see Tom play: Swords, Courage
    see Tom hand: Thrust
    refuse Tom play Swords: stays until the turn ends
    do Tom end
    see Tom play:
    """)


def test_text_is_resolved_from_top_to_bottom_at_once(check: Any) -> None:
    """AOT-049, AOT-015: Kitz draws first, so the card drawn can be discarded; nothing else is asked in between."""
    check("""
    given Tom hand: Kitz Woermann, Courage
    given Tom deck: Swords, Thrust
    given Tom discard:
    do Tom play Kitz Woermann
    see asks Tom discard for move
    refuse Tom play Courage: resolved in full before anything else
    do Tom Swords
    see move 1
    see Tom discard: Swords
    """)


def test_text_is_mandatory_unless_you_may(check: Any) -> None:
    """AOT-050, AOT-D10: Reel In makes its Hero discard; Ness only offers it."""
    check("""
    given Tom hand: Reel In, Courage
    given Tom deck: Swords, Thrust
    do Tom play Reel In
    see asks Tom cycle discard
    refuse Tom nothing:
    do Tom Courage
    """)
    check("given Tom hand: Ness, Thrust\ndo Tom play Ness\ndo Tom nothing\nsee power 2\nsee Tom hand: Thrust")


def test_as_much_as_possible(check: Any) -> None:
    """AOT-051, AOT-Q44: one card left to draw instead of two; then none."""
    check(
        "given Tom hand: Nanaba, Courage\ngiven Tom pos out3\ngiven outside.2: Titan (4-Meter)\ngiven Tom deck: Thrust\n"
        "given Tom discard:\ndo Tom play Nanaba\nsee Tom hand: Courage, Thrust"
    )
    check(
        "given Tom hand: Thomas Wagner, Courage\ngiven Tom deck:\ngiven Tom discard:\ndo Tom play Thomas Wagner\nsee Tom hand: Courage"
    )


def test_playing_buying_moving_fighting_can_be_mixed(check: Any) -> None:
    """AOT-052, AOT-072: buy, move, play, fight, move, buy."""
    check("""
    given Tom hand: Courage, Courage, Courage, Thrust, Courage
    given inside.2: Horse
    given outside.2: Titan (4-Meter)
    do Tom play Courage
    do Tom play Courage
    do Tom buy Horse
    do Tom play Thrust
    do Tom step outside District 3
    do Tom play Courage
    do Tom play Courage
    do Tom kill Titan (4-Meter)
    do Tom step inside District 3
    """)


def test_ending_with_cards_and_power_left(check: Any) -> None:
    """AOT-053, AOT-073: allowed, never with a Wound in hand; then it is over."""
    check("""
    given Tom hand: Courage, Swords
    given power 3
    given move 2
    given Ana hand: Courage
    do Tom end
    see asks Ana enter
    refuse Tom play Courage:
    """)
    check("given Tom hand: Courage, Wound\ngiven move 1\nrefuse Tom end: play it before you end the turn")


def test_unspent_power_and_move_are_lost(check: Any) -> None:
    """AOT-054, AOT-076: the next player begins with nothing, and so does one's own next turn."""
    check("""
    given Tom hand: Courage
    given Ana hand: Courage
    given Ana pos in1
    given power 3
    given move 2
    do Tom end
    see power 0
    see move 0
    see asks Ana act
    """)


def test_a_draw_comes_from_the_own_deck(check: Any) -> None:
    """AOT-055."""
    check(
        "given Tom hand: Thomas Wagner\ngiven Tom deck: Swords\ngiven Ana deck: Cloak\ndo Tom play Thomas Wagner\nsee Tom hand: Swords\nsee Ana deck: Cloak"
    )


def test_this_district_is_where_the_hero_stands(check: Any) -> None:
    """AOT-056: Titan Trap counts the Titans of Tom's District, from inside, and lies there."""
    check("""
    given Tom hand: Titan Trap, Courage
    given Tom deck: Swords, Cloak, Thrust
    given outside.2: Titan (4-Meter), Titan (6-Meter)
    given outside.1: Titan (9-Meter)
    do Tom play Titan Trap
    see Tom hand: Courage, Swords, Cloak
    see trap 2
    """)


def test_running_totals(check: Any) -> None:
    """AOT-057: Power and Move apart, spent at any time."""
    check("""
    given Tom hand: Courage, Bertholdt Hoover, Thrust
    do Tom play Courage
    do Tom play Bertholdt Hoover
    see power 4
    see move 2
    do Tom step inside District 2
    do Tom play Thrust
    see power 4
    see move 3
    """)


def test_buying_inside_the_own_district_only(check: Any) -> None:
    """AOT-058, AOT-060: not elsewhere, not from outside; the reason says where it lies."""
    check("""
    given power 9
    given move 2
    given inside.2: Horse, Hannes
    given inside.1: Escape
    see offers Tom buy Horse
    refuse Tom buy Escape: lies inside District 2; you are inside District 3, 1 step away
    do Tom step outside District 3
    refuse Tom buy Horse: from outside nothing can be bought
    """)


def test_everything_in_the_space_is_for_sale_and_goes_to_the_discard_pile(check: Any) -> None:
    """AOT-059, AOT-061, AOT-062: Ally, Equipment and Maneuver, one after the other."""
    check("""
    given power 9
    given move 1
    given Tom discard:
    given inside.2: Horse, Hannes, Escape, Cannon
    do Tom buy Horse
    do Tom buy Hannes
    do Tom buy Escape
    see power 0
    see Tom discard: Horse, Hannes, Escape
    refuse Tom buy Cannon: costs 6 Power; you have 0
    """)


def test_gear_is_bought_anywhere_while_the_stack_lasts(check: Any) -> None:
    """AOT-063: from outside, twice; then the stack is empty."""
    check(
        "given power 5\ngiven move 1\ngiven Tom pos out3\ngiven gear: 3D Gear, 3D Gear\ndo Tom buy 3D Gear\ndo Tom buy 3D Gear\nsee gear:\nsee power 1\nrefuse Tom buy 3D Gear:"
    )


def test_wounds_attacks_and_locations_are_not_for_sale(stage: Any) -> None:
    """AOT-064, AOT-065: each refusal says so."""
    found = stage("given power 9\ngiven move 1\ngiven wall.2: Trost")
    t = found.t
    bought = {option[1] for option in found.match.open[0].options if option[0] == "buy"}
    never = [*t.cards("wounds"), *t.cards("attacks"), *t.cards("wall", 2)]
    assert not bought & set(never)
    assert found.match.why_not(0, t.cards("wounds")[-1])["rule"] == "AOT-064"
    assert found.match.why_not(0, t.cards("attacks")[-1])["rule"] == "AOT-064"
    assert found.match.why_not(0, t.cards("wall", 2)[0])["rule"] == "AOT-244"


def test_discard_piles_are_open(stage: Any) -> None:
    """AOT-066: to everybody, spectators too."""
    found = stage("given Tom discard: Swords, Courage")
    for seat in (None, 0, 1):
        assert len(found.match.view(seat)["zones"]["discard.0"]) == 2


def test_titans_are_defeated_not_bought(check: Any) -> None:
    """AOT-067, AOT-125: back to the box, nobody gets it."""
    check("""
    given power 4
    given move 1
    given Tom pos out3
    given Tom discard:
    given outside.2: Titan (9-Meter)
    do Tom kill Titan (9-Meter)
    see power 0
    see box has Titan (9-Meter)
    see Tom discard:
    """)


def test_steps_and_adjacent_spaces(stage: Any) -> None:
    """AOT-068, AOT-069, AOT-070: 1 Move; sideways on the same side, or over the Wall; from inside and from outside."""

    def reached(lines: str) -> set[str]:
        return {o[1] for o in stage(lines).match.open[0].options if o[0] == "step"}

    assert reached("given move 1\ngiven Tom pos in3") == {"in:1", "in:3", "out:2"}
    assert reached("given move 1\ngiven Tom pos out3") == {"out:1", "out:3", "in:2"}
    assert reached("given move 3\ngiven Tom pos in1") == {"in:1", "out:0"}
    found = stage("given move 1\ngiven Tom pos in3")
    assert found.match.why_not(0, "in:4")["text"] == "inside District 5 is 2 steps away; you have Move 1."
    assert found.match.why_not(0, "in:2")["rule"] == "AOT-068"


def test_the_ends_are_not_adjacent(stage: Any) -> None:
    """AOT-071: from District 1 to District 5 it is four steps."""
    found = stage("given move 3\ngiven Tom pos in1")
    assert "in:4" not in found.match.view(0)["table"]["reach"]
    found = stage("given move 4\ngiven Tom pos in1")
    assert found.match.view(0)["table"]["reach"]["in:4"] == 4
    assert "out:4" not in found.match.view(0)["table"]["reach"]


def test_crossing_a_wall_is_an_ordinary_step(check: Any) -> None:
    """AOT-072: breached or not."""
    for tokens in (0, 2):
        check(
            f"given tokens3 {tokens}\ngiven move 2\ndo Tom step outside District 3\nsee move 1\ndo Tom step inside District 3"
        )


END = """
given Tom deck: Thrust, Thrust, Thrust, Thrust, Thrust, Swords
given Tom discard:
given Ana hand: Courage
given Ana pos in1
given move 1
"""


def test_end_of_turn_hand_then_abilities_then_played_cards_then_five_new(check: Any) -> None:
    """AOT-074, AOT-075, AOT-076, AOT-077, AOT-D28: Miche's card is drawn on top of the five; Miche is still controlled then."""
    check(
        END
        + """
    given kills 1
    given Tom hand: Miche Zacharius, Courage, Courage
    do Tom play Miche Zacharius
    do Tom end
    see Tom discard: Courage, Courage, Miche Zacharius
    see Tom hand: Thrust, Thrust, Thrust, Thrust, Thrust, Swords
    """
    )


def test_new_hand_reshuffles_when_needed(check: Any) -> None:
    """AOT-077, AOT-183: the cards just put away are drawn again."""
    check("""
    given Tom deck: Thrust
    given Tom discard: Swords
    given Tom hand: Courage, Cloak
    given Ana hand: Courage
    given Ana pos in1
    given move 1
    do Tom play Courage
    do Tom end
    see Tom hand: Thrust, Swords, Courage, Cloak
    see Tom discard:
    see Tom deck:
    """)


def test_a_wound_does_not_leave_with_the_played_cards(check: Any) -> None:
    """AOT-076, AOT-088: all but Wounds go to the discard pile."""
    check(
        END
        + "given Tom hand: Wound, Courage\ndo Tom play Wound\ndo Tom play Courage\ndo Tom end\nsee Tom discard: Courage\nsee kept.0: Wound"
    )


def test_order_at_the_start_of_a_turn(check: Any) -> None:
    """AOT-Q69: first the Wound goes away, then the Hero is placed, then the player acts."""
    check("""
    phase turn
    given Tom pos nowhere
    given kept.0: Wound
    given Tom hand: Courage
    given Tom discard:
    see Tom discard: Wound
    see asks Tom enter
    do Tom inside District 3
    see asks Tom act
    """)


def test_a_seat_without_a_hero_is_skipped(stage: Any) -> None:
    """AOT-Q32: with an empty reserve the player sits out."""
    found = stage(
        "given Tom hand: Wound\ngiven kept.0: Wound\ngiven Ana hand: Courage\ngiven Ana pos in1\ngiven move 1\ngiven castle: Horse, Horse, Swords, Swords"
    )
    t = found.t
    for card in t.cards("heroes")[:]:
        t.move(card, t.place("fallen"))
    wound = t.cards("hand", 0)[0]
    found.match.answer(0, ("play", wound))
    assert t.hero[0] == -1
    assert found.match.open[1].verb == "act"
    found.match.answer(1, found.match.open[1].options[0])
    found.match.answer(1, "end")
    assert 0 not in found.match.open
