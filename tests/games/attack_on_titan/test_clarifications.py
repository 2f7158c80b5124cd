"""Single cards, as the rulebook explains them (specification 3.21)."""

from __future__ import annotations

from typing import Any


def test_3d_gear_return(check: Any) -> None:
    """AOT-222, AOT-Q43, AOT-D08: at any later time of the turn; its first Power stays, it still counts as played."""
    check("""
    given Tom hero: Connie
    given Tom hand: 3D Gear, Courage, Swords
    given gear: 3D Gear
    do Tom play 3D Gear
    see power 1
    do Tom play Courage
    do Tom return 3D Gear
    see power 3
    see move 2
    see gear 2
    see Tom play: Courage
    see destroyed:
    do Tom play Swords
    see power 7
    """)


def test_3d_gear_cannot_be_returned_after_an_attack(check: Any) -> None:
    """AOT-223, AOT-Q43: for the rest of the turn."""
    check("""
    given Tom pos out3
    given Tom hand: 3D Gear
    given power 8
    given move 1
    given outside.2: Smiling Titan (damage 13)
    given attacks: Eat, Smile
    do Tom play 3D Gear
    do Tom attempt Smiling Titan
    see slain 1
    refuse Tom return 3D Gear: a Titans on Attack card has been revealed
    """)


def test_christa_lenz_passes_for_good(check: Any) -> None:
    """AOT-224, AOT-D16: into the hand of a Hero in this District, or not at all."""
    base = "given Tom hand: Christa Lenz, Swords\ngiven Ana hand: Courage\ngiven Ana pos out3\n"
    check(base + "do Tom play Christa Lenz\ndo Tom pass Swords > Sasha\nsee Ana hand: Courage, Swords")
    check(base + "do Tom play Christa Lenz\ndo Tom nothing\nsee Tom hand: Swords")
    check(base.replace("out3", "in2") + "do Tom play Christa Lenz\nsee Tom hand: Swords")


def test_female_titan_two_attacks(check: Any) -> None:
    """AOT-225: one after the other, both, even if the first decides it."""
    check(
        "given Tom pos out3\ngiven power 20\ngiven move 1\ngiven outside.2: Female Titan (damage 25)\ngiven attacks: Scare, Crush, Smile\ndo Tom attempt Female Titan\nsee spent: Scare, Crush\nsee slain 1\nsee power 2"
    )


def test_gunther_and_ian_always_give_power(check: Any) -> None:
    """AOT-226, AOT-D11: without an Archenemy in the space, without a card to give; or as the choice."""
    check("given Tom hand: Gunther Schultz, Courage\ndo Tom play Gunther Schultz\nsee power 2")
    check("given Tom hand: Ian Dietrich, Courage\ngiven inside.2: Cannon\ndo Tom play Ian Dietrich\nsee power 2")
    check(
        "given Tom pos out3\ngiven outside.2: Sonny\ngiven Tom hand: Gunther Schultz, Courage\ndo Tom play Gunther Schultz\ndo Tom Sonny\nsee damage2 4\nsee power 0"
    )
    check(
        "given Tom pos out3\ngiven outside.2: Sonny\ngiven Tom hand: Gunther Schultz, Courage\ndo Tom play Gunther Schultz\ndo Tom power\nsee damage2 0\nsee power 2"
    )


def test_a_wound_just_drawn_may_go_at_once(check: Any) -> None:
    """AOT-227: discarded by Kitz Woermann or Reel In, destroyed by Petra Rall, before it would have to be played."""
    base = "given kept.0: Wound\ngiven Tom deck: Wound\ngiven Tom discard:\n"
    check(
        base
        + "given Tom hand: Kitz Woermann\ndo Tom play Kitz Woermann\ndo Tom Wound\nsee deaths 0\nsee Tom discard: Wound\nsee move 1"
    )
    check(
        base + "given Tom hand: Petra Rall, Courage\ndo Tom play Petra Rall\ndo Tom Wound\nsee deaths 0\nsee wounds 19"
    )
    check(
        base
        + "given Tom hand: Reel In, Courage\ndo Tom play Reel In\ndo Tom Wound\nsee deaths 0\nsee Tom discard: Wound"
    )


def test_a_card_is_resolved_in_full_first(check: Any) -> None:
    """AOT-228: in the middle of Ness no other card, no purchase."""
    check(
        "given Tom hand: Ness, Thrust, Courage\ngiven power 4\ngiven inside.2: Horse\ndo Tom play Ness\n"
        "refuse Tom play Courage: resolved in full before anything else\nrefuse Tom buy Horse: resolved in full before anything else"
    )


def test_kill_shot_down_to_nothing(check: Any) -> None:
    """AOT-229: never below 0, and then no Power is needed."""
    check(
        "given Tom pos out3\ngiven Tom hand: Kill Shot, Swords\ngiven outside.2: Titan (4-Meter)\ndo Tom play Swords\ndo Tom play Kill Shot\nsee card Titan (4-Meter) cost 0\ndo Tom kill Titan (4-Meter)\nsee power 5"
    )


def test_marco_bodt_moves_along_one_side(check: Any) -> None:
    """AOT-230, AOT-Q53, AOT-D17: a Titan from outside to outside, a card from inside to inside; or nothing."""
    check(
        "given Tom pos out3\ngiven outside.2: Titan (4-Meter)\ngiven Tom hand: Marco Bodt, Courage\ndo Tom play Marco Bodt\nrefuse Tom shift Titan (4-Meter) > inside District 3:\n"
        "do Tom shift Titan (4-Meter) > outside District 4\nsee outside.3: Titan (4-Meter)\nsee power 1"
    )
    check(
        "given inside.2: Swords\ngiven Tom hand: Marco Bodt, Courage\ndo Tom play Marco Bodt\ndo Tom shift Swords > inside District 2\nsee inside.1: Swords"
    )
    check(
        "given inside.2: Swords\ngiven Tom hand: Marco Bodt, Courage\ndo Tom play Marco Bodt\ndo Tom nothing\nsee inside.2: Swords"
    )


def test_a_moved_titan_does_not_appear(check: Any) -> None:
    """AOT-Q39: Ana stands where it goes, and nothing happens to her."""
    check(
        "given Tom pos out3\ngiven Ana pos out4\ngiven Ana discard:\ngiven outside.2: Titan (10-Meter)\ngiven Tom hand: Marco Bodt, Courage\ndo Tom play Marco Bodt\ndo Tom shift Titan (10-Meter) > outside District 4\nsee Ana discard:"
    )


def test_old_survey_corps_hq_there_and_back(check: Any) -> None:
    """AOT-233, AOT-D16: any player; the card just received may come back."""
    base = "given wall.2: Old Survey Corps HQ\ngiven move 2\ngiven Tom hand: Swords, Courage\ngiven Ana hand: Horse\ngiven Ana pos in5\ndo Tom use Old Survey Corps HQ\ndo Tom pass Courage > Sasha\n"
    check(base + "do Ana Horse\nsee Tom hand: Swords, Horse\nsee Ana hand: Courage")
    check(base + "do Ana Courage\nsee Tom hand: Swords, Courage\nsee Ana hand: Horse")


def test_armin_trades_in_his_district(check: Any) -> None:
    """AOT-233, AOT-177."""
    base = "given Tom hero: Armin\ngiven move 3\ngiven Tom hand: Swords, Courage\ngiven Ana hand: Horse, Cis\n"
    check(
        base
        + "given Ana pos out3\ndo Tom use Armin\ndo Tom pass Courage > Sasha\ndo Ana Cis\nsee Tom hand: Swords, Cis\nsee move 0"
    )
    check(base + "given Ana pos in2\nrefuse Tom use Armin: would do nothing now")


def test_a_wound_may_be_traded_and_may_kill(check: Any) -> None:
    """AOT-Q36: a Wound waiting in hand; the receiver gains it, and dies if controlling one."""
    base = "given wall.2: Old Survey Corps HQ\ngiven move 2\ngiven Tom hand: Wound, Courage\ngiven Ana hand: Horse\ngiven Ana pos in5\n"
    check(
        base
        + "do Tom use Old Survey Corps HQ\ndo Tom pass Wound > Sasha\ndo Ana Horse\nsee Ana hand: Wound\nsee deaths 0"
    )
    check(
        base
        + "given kept.1: Wound\ndo Tom use Old Survey Corps HQ\ndo Tom pass Wound > Sasha\nsee asks Ana replace\nsee deaths 1"
    )


def test_reel_in_at_once(check: Any) -> None:
    """AOT-234, AOT-235, AOT-D12: the Hero is chosen now, where Tom stands now; its Move is in the pool meanwhile."""
    check(
        "given Tom hand: Reel In, Courage\ngiven Ana pos in3\ngiven Ana hand: Thrust\ngiven Ana deck: Swords\ngiven Ana discard:\ndo Tom play Reel In\nsee move 1\n"
        "refuse Tom step inside District 2:\ndo Tom Sasha\nsee asks Ana cycle discard\ndo Ana Thrust\nsee Ana hand: Swords\nsee Ana discard: Thrust\nsee move 1"
    )


def test_reiner_braun_stays(check: Any) -> None:
    """AOT-236: revealed, not discarded; one card for each use."""
    check(
        "phase add\ngiven Tom pos in5\ngiven Tom hand: Reiner Braun\ngiven Tom deck: Swords\ngiven Tom discard:\ngiven coming: Titan (10-Meter)\ndo Tom avoid Reiner Braun\nsee Tom hand: Reiner Braun, Swords\nsee Tom discard:"
    )


def test_steaming_regenerates_twice_only_on_failure(check: Any) -> None:
    """AOT-238: 2 + 2 with two players; defeated, nothing."""
    base = (
        "given Tom pos out3\ngiven move 1\ngiven outside.2: Smiling Titan (damage 13)\ngiven attacks: Steaming, Smile\n"
    )
    check(base + "given power 8\ndo Tom attempt Smiling Titan\nsee damage1 9")
    check(base + "given power 9\ndo Tom attempt Smiling Titan\nsee slain 1")


def test_miche_draws_for_each_titan(check: Any) -> None:
    """AOT-247: 2 Power, and a card for each Titan of this turn, also for one defeated before he was played."""
    check(
        "given Tom pos out3\ngiven power 2\ngiven Tom hand: Miche Zacharius, Courage\ngiven Tom deck: Thrust, Thrust, Thrust, Thrust, Thrust, Horse, Horse, Swords\n"
        "given outside.2: Titan (4-Meter), Titan (5-Meter)\ngiven move 1\ngiven Ana hand: Courage\ngiven Ana pos in1\ndo Tom kill Titan (4-Meter)\ndo Tom play Miche Zacharius\nsee power 2\ndo Tom kill Titan (5-Meter)\n"
        "do Tom end\nsee Tom hand 7"
    )


def test_scouting_lets_the_right_neighbour_order_the_castle(check: Any, stage: Any) -> None:
    """AOT-Q40, AOT-D19: the top four, Titan Appears among them, seen by that player alone."""
    base = "given Tom hand: Long-Distance Scouting Formation, Courage\ngiven castle: Swords, Titan Appears 1, Horse, Cloak, Food\n"
    check(
        base
        + "do Tom play Long-Distance Scouting Formation\nsee move 1\nsee asks Ana order\ndo Ana order Titan Appears 1 > Cloak > Swords\nsee castle: Titan Appears 1, Cloak, Swords, Horse, Food"
    )
    found = stage(base, 3)
    found.match.answer(0, next(o for o in found.match.open[0].options if o[0] == "play"))
    assert list(found.match.open) == [2]
    top = found.t.cards("castle")[-4:]
    assert all(found.t.known_by(card) >> 2 & 1 for card in top)
    assert not any(found.t.knows(0, card) for card in top if found.card_name(card) != "Titan Appears 1")


def test_jean_counts_the_move_that_is_left(check: Any) -> None:
    """AOT-Q47: once, when he is played."""
    check(
        "given Tom hand: Thrust, Jean Kirschtein, Horse\ngiven Tom pos in3\ndo Tom play Thrust\ndo Tom step inside District 2\ndo Tom play Jean Kirschtein\nsee power 1\ndo Tom play Horse\nsee power 2\nsee move 4"
    )


def test_conditions_become_true_later(check: Any) -> None:
    """AOT-Q45, AOT-Q16: Ymir first, the Maneuver after; Crush or Eat then takes all 4."""
    check(
        "given Tom hand: Ymir, Resupply, Courage\ngiven Tom deck: Thrust, Thrust\ndo Tom play Ymir\nsee power 2\ndo Tom play Resupply\ndo Tom nothing\nsee power 4"
    )
    check(
        "given Tom pos out3\ngiven Tom hand: Ymir, Resupply\ngiven Tom deck: Thrust, Thrust\ngiven power 3\ngiven move 1\ngiven outside.2: Smiling Titan (damage 13)\ngiven attacks: Eat, Smile\n"
        "do Tom play Ymir\ndo Tom play Resupply\ndo Tom nothing\nsee power 7\ndo Tom attempt Smiling Titan\nsee log 3 Power against 6"
    )


def test_attempt_makes_later_upgrades_buy_only(check: Any) -> None:
    """AOT-Q17: Cis was played before; an Ally afterwards gives its Power only to buy."""
    check(
        "given Tom pos out3\ngiven Tom hand: Cis, Bertholdt Hoover\ngiven power 8\ngiven move 1\ngiven outside.2: Smiling Titan (damage 13)\ngiven attacks: Crush, Smile\n"
        "do Tom play Cis\ndo Tom attempt Smiling Titan\nsee power 3\ndo Tom play Bertholdt Hoover\nsee power 3\nsee spare 4"
    )
