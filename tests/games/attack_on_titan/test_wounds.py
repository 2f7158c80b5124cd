"""Wounds and death (specification 3.10, 3.11)."""

from __future__ import annotations

from typing import Any

AMBUSHED = """
phase add
given token 1
given Tom pos in5
given Tom discard:
given Ana discard:
"""


def test_gaining_a_wound(check: Any) -> None:
    """AOT-084, AOT-105: from the stack to the own discard pile."""
    check(AMBUSHED + "given coming: Titan (10-Meter)\nsee Tom discard: Wound\nsee wounds 19\nsee Ana discard:")


def test_wounds_come_before_any_other_card(check: Any) -> None:
    """AOT-085: both of them."""
    check("""
    given Tom hand: Wound, Courage, Swords
    given move 1
    refuse Tom play Courage: must be played before any other card
    do Tom play Wound
    do Tom play Courage
    """)


def test_a_wound_drawn_in_the_turn(check: Any) -> None:
    """AOT-086, AOT-087: before another card and before the end; buying, damage, steps and abilities are still possible."""
    check("""
    given Tom hero: Erwin
    given Tom hand: Thomas Wagner, Courage
    given Tom deck: Wound, Thrust, Horse
    given power 4
    given move 7
    given inside.2: Cis
    given outside.2: Sonny
    given wall.2: Armory
    do Tom play Thomas Wagner
    refuse Tom play Courage: before any other card
    refuse Tom end: before you end the turn
    do Tom buy Cis
    do Tom use Armory
    do Tom step outside District 3
    do Tom hit Sonny > 2
    see damage2 2
    see move 3
    do Tom play Wound
    see offers Tom play Courage
    """)


def test_a_played_wound_is_controlled_until_the_next_turn(check: Any) -> None:
    """AOT-088, AOT-089: not discarded at the end of the turn; at the start of the next it is."""
    check("""
    given Tom hand: Wound, Courage
    given Tom discard:
    given Ana hand: Courage
    given Ana pos in1
    given move 1
    do Tom play Wound
    do Tom end
    see kept.0: Wound
    """)
    check(
        "phase turn\ngiven kept.0: Wound\ngiven Tom discard:\ngiven Tom hand: Courage\nsee kept.0:\nsee Tom discard: Wound\nsee asks Tom act"
    )


def test_a_second_wound_kills_played_or_gained(check: Any) -> None:
    """AOT-090: played in the same turn, or gained later, before the next turn."""
    check("given Tom hand: Wound, Wound, Courage\ndo Tom play Wound\nsee deaths 1\nsee asks Tom replace")
    check(AMBUSHED + "given kept.0: Wound\ngiven coming: Titan (10-Meter)\nsee deaths 1\nsee asks Tom replace")


def test_several_at_one_time_do_not_kill(check: Any) -> None:
    """AOT-091, AOT-159: two Wounds for one Wall."""
    check("""
    phase walls
    given Tom pos out3
    given Tom discard:
    given outside.2: Titan (10-Meter)
    do Tom Armin: Wound 1 + Armin: Wound 2
    see Tom discard: Wound, Wound
    see deaths 0
    see tokens3 2
    """)


def test_a_destroyed_wound_goes_to_its_stack(check: Any) -> None:
    """AOT-092: by Food, from the discard pile."""
    check(
        "given Tom hand: Food, Courage\ngiven Tom discard: Wound\ndo Tom play Food\ndo Tom Wound\nsee wounds 20\nsee destroyed:"
    )


def test_an_empty_stack_gives_nothing(check: Any) -> None:
    """AOT-093, AOT-Q66: no Wound, no death, nothing else."""
    check(
        AMBUSHED
        + "given kept.0: Wound\ngiven wounds:\ngiven coming: Titan (10-Meter)\nsee deaths 0\nsee Tom discard:\nsee kept.0: Wound"
    )


DYING = """
given Tom hero: Levi
given kept.0: Wound
given Tom hand: Wound, Swords, Courage
given Tom deck: Thrust, Thrust, Thrust, Thrust, Wound, Horse, Cloak
given Tom discard: Wound, Cannon
given Tom play: Escape
given wounds: Wound, Wound
given Ana hand: Courage
given Ana pos in1
given power 5
given move 1
"""


def test_death_in_the_own_turn(check: Any) -> None:
    """AOT-094, AOT-095, AOT-096, AOT-097, AOT-098, AOT-099, AOT-100, AOT-Q33.

    The turn ends at once; Wounds controlled, in hand and in the discard pile go to their stack, that of the deck stays;
    hand and played cards are destroyed; deck and discard pile are kept; a new Hero, five cards, no further draw.
    """
    check(
        DYING
        + """
    do Tom play Wound
    see asks Tom replace
    refuse Tom Levi:
    do Tom Erwin
    see destroyed: Swords, Courage, Escape
    see wounds 5
    see Tom discard: Cannon
    see Tom hand: Thrust, Thrust, Thrust, Thrust, Wound
    see Tom deck: Horse, Cloak
    see fallen: Levi
    see hero.0: Erwin
    see power 0
    see deaths 1
    see asks Ana act
    """
    )


def test_the_new_hero_is_placed_at_the_next_turn(check: Any) -> None:
    """AOT-101: no position until then."""
    check(DYING + "do Tom play Wound\ndo Tom Erwin\nsee Tom pos nowhere")
    check(
        "phase turn\ngiven Tom pos nowhere\ngiven Tom hand: Courage\nsee asks Tom enter\ndo Tom inside District 1\nsee Tom pos in1"
    )


def test_a_hero_that_has_died_never_comes_back(stage: Any) -> None:
    """AOT-099, AOT-100, AOT-D27: offered are only Heroes not chosen in this game."""
    found = stage(DYING)
    found.match.answer(0, next(o for o in found.match.open[0].options if o[0] == "play"))
    names = {found.card_name(card) for card in found.match.open[0].options}
    assert "Levi" not in names
    assert len(names) == 6


def test_death_outside_the_own_turn(check: Any) -> None:
    """AOT-102: Injure kills Ana in Tom's turn; she chooses and draws, Tom's turn and attempt go on."""
    check("""
    given Tom pos out3
    given Ana pos in3
    given kept.1: Wound
    given Ana hand: Courage
    given Ana deck: Thrust, Thrust, Thrust, Thrust, Thrust, Horse
    given power 9
    given move 1
    given outside.2: Smiling Titan (damage 13)
    given attacks: Injure, Smile
    do Tom attempt Smiling Titan
    see asks Ana replace
    do Ana Erwin
    see Ana hand 5
    see deaths 1
    see slain 1
    see power 2
    see asks Tom act
    """)


def test_death_while_blocking_lets_the_round_end_go_on(check: Any) -> None:
    """AOT-102, AOT-161, AOT-Q48: handled at once, then the next Walls; the loss check comes last."""
    check("""
    phase walls
    given Tom pos out2
    given kept.0: Wound
    given outside.1: Titan (4-Meter)
    given outside.4: Titan (6-Meter)
    given deaths 2
    given castle: Horse, Horse, Swords
    do Tom Armin: Wound 1
    see asks Tom replace
    do Tom Levi
    see tokens2 2
    see tokens5 1
    see by deaths
    """)


def test_wounds_drawn_outside_the_own_turn_wait(check: Any) -> None:
    """AOT-Q35: Ana draws a Wound in Tom's turn, and the five new cards may hold one; nobody plays it now."""
    check("""
    given Tom hand: Resupply, Courage
    given Ana pos in3
    given Ana hand: Courage
    given Ana deck: Wound, Thrust
    given Tom deck: Thrust, Thrust
    do Tom play Resupply
    do Tom Armin + Sasha
    see Ana hand: Courage, Wound
    see asks Tom act
    """)
