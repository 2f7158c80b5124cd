"""Alone with a squad of three (specification 3.20)."""

from __future__ import annotations

from typing import Any

import pyengine

SQUAD = """
given hero.0: Armin
given hero.1: Erwin
given hero.2: Sasha
given pos0 in3
given pos1 in3
given pos2 in1
"""
LIVE = SQUAD + "given castle: Flintlock Rifle, Flintlock Rifle, Food, Food, Cannon, Cannon\n"


def solo(check: Any, lines: str) -> None:
    check(SQUAD + lines, 1)


def test_squad_of_three_with_one_deck(stage: Any) -> None:
    """AOT-195, AOT-D03, AOT-022: any three of eight; ten Starters, one hand, one discard pile."""
    match = pyengine.new("attack-on-titan", 1, 3)
    ask = match.open[0]
    assert (ask.verb, len(ask.options), ask.least, ask.most) == ("squad", 8, 3, 3)
    match.answer(0, ask.options[2:5])
    t = match.game.t
    assert [t.hero[u] for u in range(3)] == list(ask.options[2:5])
    assert len(t.cards("hand")) == 5
    assert len(t.cards("deck")) == 5


def test_all_three_begin_in_one_space(check: Any) -> None:
    """AOT-196, AOT-D06."""
    check(
        "phase turn\ngiven pos0 nowhere\ngiven Tom hand: Courage\nsee asks Tom enter\ndo Tom inside District 2\nsee pos0 in2\nsee pos1 in2\nsee pos2 in2",
        1,
    )


def test_one_turn_a_round(check: Any) -> None:
    """AOT-197, AOT-198, AOT-D05, AOT-046: after it the round ends, and the next active Hero is chosen before cards come."""
    check(
        LIVE
        + "given Tom hand: Courage\ngiven move 1\ndo Tom end\nsee asks Tom active\nsee round 2\nsee castle 6\ndo Tom Sasha\nsee token 2\nsee castle 4",
        1,
    )


def test_only_the_active_heros_ability_and_space(check: Any) -> None:
    """AOT-199: Sasha acts: not Erwin's ability, and buying only inside District 1."""
    solo(
        check,
        "given token 2\ngiven move 9\ngiven power 9\ngiven inside.0: Cis\ngiven inside.2: Ness\ndo Tom buy Cis\nrefuse Tom buy Ness: lies inside District 3\nrefuse Tom use Erwin: It is Sasha’s turn",
    )


def test_two_cards_a_round_three_with_momentum(stage: Any) -> None:
    """AOT-200, AOT-201: from the round after the second Archenemy has appeared."""
    for appeared, left in ((0, 4), (1, 4), (2, 3)):
        found = stage(LIVE + f"phase round\ngiven appeared {appeared}", 1)
        found.match.answer(0, "hero:0")
        assert len(found.t.cards("castle")) == left
    found = stage(
        SQUAD
        + "phase round\ngiven appeared 1\ngiven lurking: Sonny\ngiven castle: Titan Appears 2, Horse, Swords, Cloak, Cannon, Food",
        1,
    )
    found.match.answer(0, "hero:0")
    assert len(found.t.cards("castle")) == 4


def test_overcrowding(check: Any) -> None:
    """AOT-202, AOT-D26: four or more inside: one of the lowest cost goes, a choice among equals; three stay."""
    check(
        SQUAD
        + "phase add\ngiven inside.1: Cis, Horse, Swords, Cannon\ngiven inside.2: Ness, Eld, Ymir\nsee asks Tom crowd\nrefuse Tom Swords:\ndo Tom Horse\nsee destroyed: Horse\nsee inside.2 3",
        1,
    )


def test_move_is_split_among_all(check: Any) -> None:
    """AOT-203: Armin acts; Sasha and Erwin walk too."""
    solo(
        check,
        "given move 4\ndo Tom step Sasha > inside District 2\ndo Tom step Erwin > outside District 3\ndo Tom step Armin > inside District 4\nsee pos2 in2\nsee pos1 out3\nsee pos0 in4\nsee move 1",
    )


def test_standard_titans_ambush_the_active_hero_only(check: Any) -> None:
    """AOT-204: Armin is active and gains one Wound; where only Erwin stands nobody suffers."""
    check(
        SQUAD
        + "phase add\ngiven pos0 in5\ngiven pos1 in5\ngiven Tom discard:\ngiven coming: Titan (10-Meter)\nsee Tom discard: Wound",
        1,
    )
    check(
        SQUAD
        + "phase add\ngiven pos0 in1\ngiven pos1 in5\ngiven Tom discard:\ngiven coming: Titan (10-Meter)\nsee Tom discard:",
        1,
    )


NIGHT = LIVE + "phase ongoing\ngiven pos0 in3\ngiven pos1 out3\ngiven Tom discard:\n"


def test_ongoing_abilities_affect_all_in_reach(check: Any) -> None:
    """AOT-205, AOT-207: Armin and Erwin in District 3, so two Wounds, both into the shared pile."""
    check(NIGHT + "given outside.2: Female Titan\nsee Tom discard: Wound, Wound\nsee wounds 18", 1)


def test_defense_against_an_ongoing_for_the_active_hero(check: Any) -> None:
    """AOT-206: Signal Flare helps Armin, who is active, not Erwin; Hannes each Hero; with Mikasa any Hero in her reach."""
    check(
        NIGHT
        + "given Tom hand: Signal Flare\ngiven Tom deck: Thrust\ngiven outside.2: Female Titan\ndo Tom avoid Signal Flare\nsee Tom discard: Signal Flare, Wound",
        1,
    )
    check(
        NIGHT
        + "given Tom hand: Signal Flare\ngiven token 2\ngiven outside.2: Female Titan\nsee Tom discard: Wound, Wound",
        1,
    )
    check(
        NIGHT
        + "given Tom hand: Hannes\ngiven Tom deck: Thrust\ngiven token 2\ngiven outside.2: Female Titan\ndo Tom avoid Hannes\nsee Tom discard: Hannes",
        1,
    )


def test_mikasa_is_always_at_work(check: Any) -> None:
    """AOT-221, AOT-206: not active, one District away; out of reach she cannot."""
    base = NIGHT.replace("hero.2: Sasha", "hero.2: Mikasa").replace("hero.0: Armin", "hero.0: Armin\ngiven token 0")
    check(
        base
        + "given pos0 in1\ngiven pos2 in2\ngiven Tom hand: Signal Flare\ngiven Tom deck: Thrust\ngiven outside.2: Female Titan\n"
        "do Tom avoid Signal Flare\nsee Tom discard: Signal Flare",
        1,
    )
    check(
        base
        + "given pos0 in5\ngiven pos2 in1\ngiven pos1 out3\ngiven Tom hand: Signal Flare\ngiven outside.2: Female Titan\nsee Tom discard: Wound",
        1,
    )


def test_a_played_wound_lies_on_the_active_hero(check: Any) -> None:
    """AOT-208: until that Hero is active again; another Hero's turn leaves it there."""
    solo(check, "given token 1\ngiven move 1\ngiven Tom hand: Wound, Courage\ndo Tom play Wound\nsee kept.1: Wound")
    check(
        LIVE
        + "phase turn\ngiven token 0\ngiven kept.1: Wound\ngiven Tom discard:\ngiven Tom hand: Courage\nsee kept.1: Wound",
        1,
    )
    check(
        LIVE
        + "phase turn\ngiven token 1\ngiven kept.1: Wound\ngiven Tom discard:\ngiven Tom hand: Courage\nsee kept.1:\nsee Tom discard: Wound",
        1,
    )


def test_a_second_wound_kills_only_the_hero_who_has_one(check: Any) -> None:
    """AOT-209: Erwin has one and gains another; Armin gains one and lives."""
    check(NIGHT + "given kept.1: Wound\ngiven outside.2: Female Titan\nsee deaths 1\nsee fallen: Erwin", 1)
    solo(
        check,
        "given kept.1: Wound\ngiven move 1\ngiven Tom hand: Wound, Courage\ndo Tom play Wound\nsee deaths 0\nsee kept.0: Wound",
    )


def test_a_defeated_archenemy_heals_the_squad(check: Any) -> None:
    """AOT-210: all Wounds on Hero cards go back to their stack."""
    solo(
        check,
        "given pos0 out3\ngiven kept.0: Wound\ngiven kept.1: Wound\ngiven wounds: Wound\ngiven power 9\ngiven move 1\ngiven outside.2: Smiling Titan (damage 13)\ngiven attacks: Crush, Smile\n"
        "do Tom attempt Smiling Titan\nsee wounds 3\nsee kept.0:\nsee kept.1:",
    )


def test_any_hero_of_the_squad_may_block(check: Any) -> None:
    """AOT-211, AOT-Q63: Erwin in the Titan's space, not active; one with a Wound dies of it; Sasha elsewhere cannot."""
    base = LIVE + "phase walls\ngiven pos1 out3\ngiven Tom discard:\ngiven outside.2: Titan (4-Meter)\n"
    check(base + "do Tom Erwin: Wound 1\nsee tokens3 2\nsee Tom discard: Wound\nsee deaths 0", 1)
    check(base + "given kept.1: Wound\ndo Tom Erwin: Wound 1\nsee tokens3 2\nsee deaths 1", 1)


def test_death_in_the_squad(check: Any) -> None:
    """AOT-212, AOT-213: Wounds on that Hero, in hand and in the discard pile go; the rest stays; nobody comes, no new hand."""
    check(
        NIGHT
        + "given kept.1: Wound\ngiven kept.2: Wound\ngiven wounds: Wound, Wound\ngiven Tom hand: Wound, Courage\ngiven Tom discard: Wound, Swords\ngiven pos0 in1\ngiven pos2 in5\ngiven outside.2: Female Titan\n"
        "see Tom hand: Courage\nsee Tom discard: Swords\nsee kept.2: Wound\nsee wounds 5\nsee pos1 nowhere\nsee asks Tom active\nrefuse Tom Erwin:",
        1,
    )


def test_the_active_hero_dies_in_the_turn(check: Any) -> None:
    """AOT-214, AOT-Q59: the turn ends; hand and played cards to the discard pile, five new cards."""
    check(
        LIVE
        + "given kept.0: Wound\ngiven Tom hand: Wound, Courage\ngiven Tom play: Swords\ngiven Tom discard:\ngiven Tom deck: Thrust, Thrust, Thrust, Thrust, Thrust, Horse\ngiven move 1\n"
        "do Tom play Wound\nsee deaths 1\nsee Tom hand: Thrust, Thrust, Thrust, Thrust, Thrust\nsee Tom discard: Courage, Swords\nsee asks Tom active",
        1,
    )


def test_the_last_hero(stage: Any) -> None:
    """AOT-215: lost at once, in the middle of the turn."""
    found = stage(LIVE + "given kept.0: Wound\ngiven Tom hand: Wound, Courage\ngiven move 1", 1)
    t = found.t
    for unit in (1, 2):
        t.move(t.hero[unit], t.place("fallen"))
        t.hero[unit] = t.pos[unit] = -1
    found.match.answer(0, next(o for o in found.match.open[0].options if o[0] == "play"))
    assert found.match.over
    assert found.rules.ending(t)["by"] == "squad"
    assert found.rules.ending(t)["winners"] == []


def test_passing_puts_a_card_on_another_hero(check: Any) -> None:
    """AOT-216, AOT-D16: one card that is no Wound; that Hero must play it when next active."""
    solo(
        check,
        "given Tom hand: Christa Lenz, Swords, Courage\ndo Tom play Christa Lenz\ndo Tom pass Swords > Erwin\nsee kept.1: Swords\nsee Tom hand: Courage",
    )
    solo(
        check,
        "given kept.1: Cloak (passed)\ngiven Tom hand: Christa Lenz, Swords\ndo Tom play Christa Lenz\nsee Tom hand: Swords",
    )
    check(
        LIVE + "phase turn\ngiven token 1\ngiven kept.1: Swords (passed)\ngiven Tom hand: Courage\ngiven move 1\n"
        "refuse Tom end: was passed to this Hero\ndo Tom play Swords\nsee power 2\nsee offers Tom end",
        1,
    )


def test_a_passed_wound_counts_at_once(check: Any) -> None:
    """AOT-216, AOT-Q36, AOT-Q60: gained by that Hero: a second one kills; when active it is played and stays."""
    hq = (
        SQUAD
        + "given wall.2: Old Survey Corps HQ\ngiven move 2\ngiven Tom hand: Wound, Courage\ndo Tom use Old Survey Corps HQ\n"
    )
    check(hq + "do Tom pass Wound > Erwin\nsee kept.1: Wound\nsee deaths 0", 1)
    check(
        hq.replace("given move 2", "given move 2\ngiven kept.1: Wound")
        + "do Tom pass Wound > Erwin\nsee deaths 1\nsee fallen: Erwin",
        1,
    )
    check(
        LIVE
        + "phase turn\ngiven token 1\ngiven kept.1: Wound (passed)\ngiven Tom discard:\ngiven Tom hand: Courage\nsee kept.1: Wound\nsee Tom discard:\nsee deaths 0",
        1,
    )


def test_a_trade_alone_is_only_its_first_half(check: Any) -> None:
    """AOT-Q61, AOT-Q58: Old Survey Corps HQ to any Hero, Armin to one in the District; nothing comes back."""
    solo(
        check,
        "given wall.2: Old Survey Corps HQ\ngiven move 2\ngiven Tom hand: Swords, Courage\ndo Tom use Old Survey Corps HQ\ndo Tom pass Swords > Sasha\nsee kept.2: Swords\nsee Tom hand: Courage",
    )
    solo(
        check,
        "given move 3\ngiven Tom hand: Swords, Courage\ndo Tom use Armin\nrefuse Tom pass Swords > Sasha:\ndo Tom pass Swords > Erwin\nsee kept.1: Swords\nsee Tom hand: Courage",
    )


PLAY = "given Tom deck: Thrust, Thrust, Thrust, Horse\n"


def test_commander_pyxis_alone(check: Any) -> None:
    """AOT-217: Armin with Erwin there draws two, not three."""
    solo(check, PLAY + "given Tom hand: Commander Pyxis\ndo Tom play Commander Pyxis\nsee Tom hand: Thrust, Thrust")


def test_fuel_cannisters_alone(check: Any) -> None:
    """AOT-218: with another Hero there two 3D Gear to hand; Sasha in District 1 only one."""
    solo(check, "given Tom hand: Fuel Cannisters\ndo Tom play Fuel Cannisters\nsee Tom hand: 3D Gear, 3D Gear")
    solo(check, "given token 2\ngiven Tom hand: Fuel Cannisters\ndo Tom play Fuel Cannisters\nsee Tom hand: 3D Gear")


def test_resupply_alone(check: Any) -> None:
    """AOT-219."""
    solo(check, PLAY + "given Tom hand: Resupply\ndo Tom play Resupply\nsee Tom hand: Thrust, Thrust")
    solo(check, PLAY + "given token 2\ngiven Tom hand: Resupply\ndo Tom play Resupply\nsee Tom hand: Thrust")


def test_hange_is_always_at_work(check: Any) -> None:
    """AOT-220: not active: her space decides how many are drawn; an Archenemy's defeat lets her destroy a card."""
    base = LIVE.replace("hero.2: Sasha", "hero.2: Hange") + "given pos2 out1\n"
    check(
        base
        + "given outside.0: Titan (4-Meter), Titan (6-Meter)\ngiven outside.2: Titan (9-Meter)\ngiven wounds:\ngiven Tom hand: Courage\ngiven move 1\n"
        "given Tom deck: Thrust, Thrust, Thrust, Thrust, Thrust, Horse, Horse, Swords\ndo Tom end\nsee Tom hand 7",
        1,
    )
    check(
        base
        + "given pos0 out3\ngiven Tom hand: Courage, Thrust\ngiven power 9\ngiven outside.2: Smiling Titan (damage 13)\ngiven attacks: Crush, Smile\n"
        "do Tom attempt Smiling Titan\nsee asks Tom scrap\ndo Tom Courage\nsee destroyed: Courage",
        1,
    )


def test_one_hand_for_all_effects(check: Any) -> None:
    """AOT-Q57: Petra asks once, Scare costs one card; Injure and Ongoings work on each Hero."""
    solo(
        check,
        PLAY
        + "given Tom hand: Petra Rall, Courage, Courage\ndo Tom play Petra Rall\ndo Tom Courage\nsee asks Tom act\nsee destroyed: Courage",
    )
    base = (
        "given pos0 out3\ngiven power 9\ngiven move 1\ngiven Tom discard:\ngiven outside.2: Smiling Titan (damage 13)\n"
    )
    solo(
        check,
        base
        + "given Tom hand: Courage, Courage, Courage\ngiven attacks: Scare, Smile\ndo Tom attempt Smiling Titan\nsee Tom discard: Courage",
    )
    solo(check, base + "given attacks: Injure, Smile\ndo Tom attempt Smiling Titan\nsee Tom discard: Wound, Wound")


def test_alone_counts_as_one_player(check: Any) -> None:
    """AOT-Q62, AOT-Q64: regeneration 1; the 5-Meter asks for Thrusts, not Move cards."""
    check(LIVE + "phase evening\ngiven outside.2: Sonny (damage 9)\nsee damage2 8", 1)
    check(
        SQUAD
        + "phase add\ngiven pos0 in5\ngiven Tom hand: Horse, Courage\ngiven coming: Titan (5-Meter)\nsee Tom hand: Horse, Courage",
        1,
    )
