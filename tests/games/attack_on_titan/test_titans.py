"""Titans and attempts (specification 3.14 to 3.16)."""

from __future__ import annotations

from typing import Any

import pytest


def test_text_above_the_ambush_first_then_the_ambush(check: Any) -> None:
    """AOT-123, AOT-124, AOT-D24: the 9-Meter eats the Ally, then Tom suffers; at the next round's end nothing more."""
    check("""
    phase add
    given Tom pos in5
    given Tom discard:
    given inside.0: Swords, Swords
    given inside.1: Cloak, Cloak
    given inside.2: Food, Food
    given inside.3: Cannon, Cannon
    given inside.4: Cis
    given coming: Titan (9-Meter)
    see destroyed: Cis
    see Tom discard: Wound
    """)
    check("""
    phase evening
    given Tom pos in5
    given Tom discard:
    given inside.4: Cis
    given outside.4: Titan (9-Meter)
    given castle: Horse, Horse, Swords, Swords
    see inside.4 has Cis
    see Tom discard:
    """)


def test_a_standard_titan_in_one_go_in_its_space(check: Any) -> None:
    """AOT-125, AOT-016: 3 Power are not enough for 4, and no part of it can be paid; not from inside."""
    check(
        "given power 3\ngiven move 1\ngiven Tom pos out3\ngiven outside.2: Titan (9-Meter)\nrefuse Tom kill Titan (9-Meter): costs 4 Power to defeat; you have 3"
    )
    check(
        "given power 4\ngiven move 1\ngiven outside.2: Titan (9-Meter)\nrefuse Tom kill Titan (9-Meter): is outside District 3; you are inside District 3"
    )


def test_no_damage_on_standard_titans(check: Any) -> None:
    """AOT-126: neither from Power nor from Cannon."""
    check(
        "given Tom pos out3\ngiven Tom hand: Cannon, Courage\ngiven power 1\ngiven outside.2: Titan (9-Meter)\n"
        "refuse Tom hit Titan (9-Meter) > 1:\ndo Tom play Cannon\nsee outside.2: Titan (9-Meter)\nsee power 4"
    )


def test_a_card_effect_passes_titan_appears_over(check: Any) -> None:
    """AOT-128, AOT-Q42: Reinforcements takes the card below both; they stay on top in their order."""
    check("""
    given Tom pos out3
    given power 9
    given move 1
    given castle: Titan Appears 2, Titan Appears 3, Swords, Horse
    given outside.2: Smiling Titan (damage 13)
    given attacks: Reinforcements, Smile
    do Tom attempt Smiling Titan
    see castle: Titan Appears 2, Titan Appears 3, Horse
    see destroyed: Swords
    """)


def test_ongoing_abilities_need_no_hero(check: Any) -> None:
    """AOT-129, AOT-080: the Armored Titan rams its Wall with nobody there."""
    check(
        "phase ongoing\ngiven Tom pos in1\ngiven outside.4: Armored Titan\ngiven castle: Horse, Horse, Swords, Swords\nsee tokens5 0"
    )
    check(
        "phase ongoing\ngiven Tom pos in1\ngiven trap 4\ngiven outside.4: Armored Titan\ngiven castle: Horse, Horse, Swords, Swords\nsee tokens5 1"
    )


def test_ongoing_abilities_from_the_lowest_level(check: Any) -> None:
    """AOT-130: Peering (1) takes the Horse, Bean (2) the Swords, then the Deviant (3) all that is left in District 1."""
    check("""
    phase ongoing
    given Tom pos in5
    given inside.0: Horse, Swords
    given inside.1: Cis
    given inside.2: Ness
    given inside.3: Hannes
    given inside.4: Ymir
    given outside.0: Peering Titan
    given outside.1: Bean
    given outside.2: Deviant Titan
    given castle: Food, Food, Flintlock Rifle, Flintlock Rifle
    see log Horse is destroyed
    see log Swords is destroyed
    see destroyed: Horse, Swords
    see outside.0: Deviant Titan, Peering Titan
    """)


HIT = "given Tom pos out3\ngiven power 6\ngiven move 1\ngiven outside.2: Sonny\n"


def test_power_deals_damage_one_for_one_several_times(check: Any) -> None:
    """AOT-131, AOT-132, AOT-D09: 2, then 3; the Power is gone for anything else."""
    check(
        HIT
        + "do Tom hit Sonny > 2\nsee power 4\ndo Tom hit Sonny > 3\nsee power 1\nsee damage2 5\nrefuse Tom hit Sonny > 2:\nrefuse Tom buy 3D Gear: costs 2 Power; you have 1"
    )


def test_card_damage_costs_no_power(check: Any) -> None:
    """AOT-133: Cannon's 5 damage, and 3 Power besides."""
    check(HIT + "given Tom hand: Cannon\ndo Tom play Cannon\nsee damage2 5\nsee power 9")


def test_damage_never_pays_the_cost(check: Any) -> None:
    """AOT-134: full of damage by Cannon, but 5 Power are too few for a cost of 6."""
    check(
        "given Tom pos out3\ngiven power 2\ngiven move 1\ngiven Tom hand: Cannon\ngiven outside.2: Smiling Titan (damage 10)\n"
        "do Tom play Cannon\nsee damage1 13\nrefuse Tom attempt Smiling Titan: costs 6 Power to defeat; you have 5"
    )


def test_power_needs_the_space_card_damage_its_own_reach(check: Any) -> None:
    """AOT-135: from inside no Power, but Cannon and the Rifle reach the District; Eld's blow does not."""
    check(
        "given Tom hand: Cannon, Flintlock Rifle, Eld\ngiven Tom deck: Thrust, Thrust, Thrust\ngiven power 3\ngiven outside.2: Sonny\n"
        "refuse Tom hit Sonny > 1: Power deals damage only in its space\ndo Tom play Cannon\ndo Tom play Flintlock Rifle\nsee damage2 8\ndo Tom play Eld\nsee damage2 8"
    )


def test_damage_never_exceeds_hit_points(check: Any) -> None:
    """AOT-136, AOT-017: two points are left, so two may be dealt; the rest of a Cannon is lost."""
    check(HIT.replace("Sonny", "Sonny (damage 17)") + "refuse Tom hit Sonny > 3:\ndo Tom hit Sonny > 2\nsee damage2 19")
    check(HIT.replace("Sonny", "Sonny (damage 17)") + "given Tom hand: Cannon\ndo Tom play Cannon\nsee damage2 19")


def offered(found: Any, action: str) -> bool:
    return any(option[0] == action for option in found.match.open[0].options)


def test_damage_stays_less_regeneration(check: Any, stage: Any) -> None:
    """AOT-137, AOT-138, AOT-079: 19 of 19 becomes 17: it must be damaged again; 1 becomes 0, not less."""
    more = "phase evening\ngiven castle: Horse, Horse, Swords, Swords\n"
    check(more + "given outside.2: Sonny (damage 19)\nsee damage2 17")
    check(more + "given outside.2: Sonny (damage 1)\nsee damage2 0")
    assert not offered(stage("given Tom pos out3\ngiven power 9\ngiven outside.2: Sonny (damage 17)"), "attempt")


def test_the_last_damage_and_the_attempt_in_one_turn(check: Any) -> None:
    """AOT-139."""
    check(
        "given Tom pos out3\ngiven power 12\ngiven move 1\ngiven outside.2: Smiling Titan (damage 12)\ngiven attacks: Crush, Smile\n"
        "do Tom hit Smiling Titan > 1\ndo Tom attempt Smiling Titan\nsee slain 1\nsee power 5"
    )


def test_damage_tokens_are_no_limit(check: Any) -> None:
    """AOT-Q41: 35 on the Colossal Titan, 5 more, whatever lies on others."""
    check(
        "given Tom pos out3\ngiven power 5\ngiven move 1\ngiven outside.2: Colossal Titan (damage 35)\ngiven outside.0: Sonny (damage 19)\ndo Tom hit Colossal Titan > 5\nsee damage3 40"
    )


def test_conditions_of_an_attempt(check: Any, stage: Any) -> None:
    """AOT-140, AOT-Q19: same space, full damage, enough unspent Power after discounts, own turn."""
    full = "given move 1\ngiven outside.2: Smiling Titan (damage 13)\n"
    check(full + "given power 9\nrefuse Tom attempt Smiling Titan: you are inside District 3")
    check(
        full
        + "given power 5\ngiven Tom pos out3\nrefuse Tom attempt Smiling Titan: costs 6 Power to defeat; you have 5"
    )
    check(
        full
        + "given power 2\ngiven Tom hand: Swords\ngiven Tom pos out3\ndo Tom play Swords\nsee offers Tom attempt Smiling Titan"
    )
    assert offered(stage(full + "given power 9\ngiven Tom pos out3"), "attempt")
    assert not offered(stage(full.replace("13", "12") + "given power 9\ngiven Tom pos out3"), "attempt")
    check(
        full
        + "given power 9\ngiven Ana pos out3\ngiven Tom pos in1\nrefuse Ana attempt Smiling Titan: It is Tom’s turn"
    )


FULL = """
given Tom pos out3
given power 10
given move 1
given Tom discard:
given outside.2: Smiling Titan (damage 13)
"""


def test_cards_may_be_kept_for_a_defense(check: Any) -> None:
    """AOT-141, AOT-144: the attempt is declared with cards in hand; one of them avoids the Ambush."""
    check(
        FULL
        + "given Tom hand: Cloak, Courage\ngiven Tom deck: Horse, Thrust\ngiven Tom play: Swords\ngiven attacks: Crush, Smile\n"
        "do Tom attempt Smiling Titan\ndo Tom avoid Cloak\ndo Tom nothing\nsee Tom play: Swords\nsee slain 1"
    )


def test_the_attack_is_resolved_from_top_to_bottom(check: Any) -> None:
    """AOT-142: Breakthrough raises the cost, then its Ambush takes a token."""
    check(
        FULL
        + "given attacks: Breakthrough, Smile\ndo Tom attempt Smiling Titan\nsee tokens3 1\nsee power 1\nsee slain 1\nsee spent: Breakthrough"
    )


def test_no_support_after_an_attack_is_revealed(check: Any) -> None:
    """AOT-143, AOT-148, AOT-Q17: cards played afterwards give Power only to buy, no damage and no discount."""
    check("""
    given Tom pos out3
    given power 10
    given move 2
    given Tom discard:
    given Tom hand: Cannon, Swords, Thrust
    given inside.2: Escape
    given outside.2: Smiling Titan (damage 13), Titan (4-Meter), Sonny
    given attacks: Crush, Smile
    do Tom attempt Smiling Titan
    see slain 1
    see power 4
    do Tom play Cannon
    see damage2 0
    see power 4
    see spare 3
    do Tom play Swords
    see spare 5
    do Tom play Thrust
    see move 4
    do Tom hit Sonny > 3
    do Tom step inside District 3
    do Tom buy Escape
    see spare 1
    see power 1
    do Tom step outside District 3
    refuse Tom kill Titan (4-Meter): you have 1, and 1 more only to buy
    """)


def test_power_left_from_before_stays_free(check: Any) -> None:
    """AOT-Q17, AOT-Q18: it may defeat others, and even attempt another Archenemy; the buy-only part is used first to buy."""
    check("""
    given Tom pos out3
    given power 20
    given move 1
    given Tom hand: Courage, Courage
    given outside.2: Smiling Titan (damage 13), Sonny (damage 19)
    given attacks: Crush, Eat, Smile
    do Tom attempt Smiling Titan
    see power 14
    do Tom play Courage
    do Tom play Courage
    see spare 2
    do Tom buy 3D Gear
    see spare 0
    see power 14
    do Tom attempt Sonny
    see slain 2
    see power 7
    """)


def test_no_second_attempt_on_the_same_archenemy(check: Any) -> None:
    """AOT-Q18, AOT-146: failed with Power to spare? All Power is lost anyway; at cost 0 it still cannot be tried again."""
    check("""
    given Tom pos out3
    given Tom hand: Kill Shot, Swords
    given move 1
    given outside.2: Smiling Titan (damage 13)
    given attacks: Smile, Charge, Scare
    do Tom play Kill Shot
    do Tom play Swords
    see power 5
    do Tom attempt Smiling Titan
    see slain 1
    """)
    check("""
    given Tom pos out3
    given Tom play: Courage
    given power 6
    given move 1
    given outside.2: Smiling Titan (damage 13)
    given attacks: Smile, Charge
    do Tom attempt Smiling Titan
    see power 0
    refuse Tom attempt Smiling Titan: there is no second attempt
    """)


def test_comparison_success_and_failure(check: Any) -> None:
    """AOT-145, AOT-146, AOT-147: 6 + 5 against 10 fails: Power is lost, Move is kept; against 11 it succeeds."""
    check(
        FULL
        + "given attacks: Smile, Charge\ndo Tom attempt Smiling Titan\nsee power 0\nsee move 1\nsee slain 0\nsee damage1 13"
    )
    check(
        FULL.replace("power 10", "power 11")
        + "given attacks: Smile, Charge\ndo Tom attempt Smiling Titan\nsee power 0\nsee slain 1\nsee box has Smiling Titan"
    )


def test_increases_discounts_and_the_floor(check: Any) -> None:
    """AOT-Q20: 6 + 5 less both discounts, one floor at the end."""
    check(
        FULL.replace("power 10", "power 0")
        + "given Tom hand: Kill Shot, Swords, Courage\ngiven attacks: Smile, Charge\n"
        "do Tom play Kill Shot\ndo Tom play Swords\ndo Tom play Courage\nsee power 6\ndo Tom attempt Smiling Titan\nsee slain 1"
    )


def test_resolved_attacks_are_open_to_all(stage: Any) -> None:
    """AOT-149: face up in their own discard pile."""
    found = stage(FULL + "given attacks: Crush, Smile")
    found.match.answer(0, ("attempt", found.t.cards("outside", 2)[0]))
    assert len(found.match.view(None)["zones"]["spent"]) == 1


def test_increases_end_with_the_turn(check: Any) -> None:
    """AOT-150: after a failed attempt Ana pays the printed cost."""
    check("""
    given Tom pos out3
    given Ana pos out3
    given Ana hand: Courage, Cloak
    given power 6
    given move 1
    given outside.2: Smiling Titan (damage 13)
    given attacks: Smile, Crush, Scare
    do Tom attempt Smiling Titan
    see card Smiling Titan cost 11
    do Tom end
    see card Smiling Titan cost 6
    """)


def test_the_last_attack_makes_a_new_stack_at_once(check: Any) -> None:
    """AOT-151."""
    check(
        FULL + "given attacks: Smile\ngiven spent: Crush, Eat\ndo Tom attempt Smiling Titan\nsee attacks 3\nsee spent:"
    )


def test_the_hero_dies_in_the_attempt(check: Any) -> None:
    """AOT-Q34, AOT-094: it is over; the Titan keeps its damage, the drawn card is discarded."""
    check(
        FULL
        + "given kept.0: Wound\ngiven attacks: Injure, Smile\ndo Tom attempt Smiling Titan\ndo Tom Levi\nsee damage1 13\nsee spent: Injure\nsee slain 0"
    )


def test_running_titan(check: Any) -> None:
    """AOT-237: Power only after two Move cards; damage from cards always."""
    check(
        "given Tom pos out3\ngiven power 3\ngiven Tom hand: Thrust, Horse, Cannon\ngiven outside.2: Running Titan\n"
        "refuse Tom hit Running Titan > 1: two Move cards this turn; you have played 0\ndo Tom play Cannon\nsee damage1 5\n"
        "do Tom play Thrust\nrefuse Tom hit Running Titan > 1: you have played 1\ndo Tom play Horse\ndo Tom hit Running Titan > 3\nsee damage1 8"
    )


def test_bearded_titan(check: Any) -> None:
    """AOT-Q47: no damage at all below Move 3 generated this turn, spent or not."""
    check(
        "given Tom pos out3\ngiven power 3\ngiven Tom hand: Horse, Cannon\ngiven outside.2: Bearded Titan\n"
        "refuse Tom hit Bearded Titan > 1: generated Move 3\ndo Tom play Cannon\nsee damage2 0\ndo Tom play Horse\n"
        "do Tom step outside District 4\ndo Tom step outside District 3\ndo Tom hit Bearded Titan > 2\nsee damage2 2"
    )


MEET = """
phase add
given Tom pos in5
given Tom discard:
given inside.0: Swords, Swords
given inside.1: Cloak, Cloak
given inside.2: Food, Food
given inside.3: Cannon, Cannon
given inside.4: Hannes
"""


@pytest.mark.parametrize(
    ("titan", "hand", "then"),
    [
        ("Titan (4-Meter)", "Courage", "see tokens5 1"),
        ("Titan (5-Meter)", "Thrust, Thrust, Thrust, Courage", "see Tom hand: Thrust, Courage"),
        ("Titan (5-Meter)", "Thrust, Horse", "see Tom hand: Horse"),
        ("Titan (6-Meter)", "Thrust, Thrust", "see Tom hand: Thrust"),
        ("Titan (8-Meter)", "Courage", "see destroyed: Hannes\nsee Tom discard: Wound"),
        ("Titan (9-Meter)", "Courage", "see destroyed: Hannes\nsee Tom discard: Wound"),
        ("Titan (10-Meter)", "Courage", "see Tom discard: Wound"),
    ],
)
def test_each_standard_titan(check: Any, titan: str, hand: str, then: str) -> None:
    """AOT-123: what each one does when it appears."""
    check(MEET + f"given Tom hand: {hand}\ngiven coming: {titan}\n{then}")


def test_seven_meter(check: Any) -> None:
    """AOT-Q07: with a Hero there, the hand goes and four are drawn; with none, the top Castle card comes there."""
    check(
        MEET
        + "given Tom hand: Courage, Courage\ngiven Tom deck: Thrust, Thrust, Thrust, Horse, Horse\ngiven coming: Titan (7-Meter)\n"
        "see Tom hand: Thrust, Thrust, Thrust, Horse\nsee Tom discard: Courage, Courage"
    )
    check(
        MEET
        + "given Tom pos in1\ngiven castle: Titan Appears 1, Jurgen, Eld\ngiven coming: Titan (7-Meter)\nsee inside.4: Hannes, Jurgen\nsee castle: Titan Appears 1, Eld"
    )


def test_five_and_six_meter_with_four_players(check: Any) -> None:
    """AOT-Q64: two Move cards instead of Thrusts; whoever avoids the 6-Meter discards a Starter."""
    check(
        MEET
        + "given Tom hand: Horse, Thrust, Swing Away\ngiven coming: Titan (5-Meter)\ndo Tom nothing\ndo Tom Horse + Thrust\nsee Tom hand: Swing Away",
        4,
    )
    check(
        MEET
        + "given Tom hand: Signal Flare, Thrust, Horse\ngiven Tom deck: Horse\ngiven coming: Titan (6-Meter)\ndo Tom avoid Signal Flare\nsee Tom hand: Horse, Horse",
        4,
    )
    check(
        MEET
        + "given Tom hand: Signal Flare, Thrust, Horse\ngiven Tom deck: Horse\ngiven coming: Titan (6-Meter)\ndo Tom avoid Signal Flare\nsee Tom hand: Thrust, Horse, Horse",
        3,
    )


NIGHT = "phase ongoing\ngiven castle: Food, Food, Flintlock Rifle, Flintlock Rifle\n"


def test_smiling_titan_and_sonny(check: Any) -> None:
    """AOT-Q38: each Hero in this space reveals a Move card, or an Equipment, or gains a Wound."""
    for titan, card in (("Smiling Titan", "Thrust"), ("Sonny", "Horse")):
        check(
            NIGHT
            + f"given Tom pos out3\ngiven Ana pos in3\ngiven Tom discard:\ngiven Ana discard:\ngiven Tom hand: {card}, Courage\n"
            f"given outside.2: {titan}\ndo Tom {card}\nsee Tom discard:\nsee Ana discard:\nsee Tom hand has {card}"
        )
        check(
            NIGHT
            + f"given Tom pos out3\ngiven Tom discard:\ngiven Tom hand: Courage\ngiven outside.2: {titan}\nsee Tom discard has Wound"
        )


def test_peering_titan(check: Any) -> None:
    """AOT-128, AOT-D24: the cheapest card inside, a choice among equals; if there is none, the top of the Castle."""
    check(
        NIGHT
        + "given token 1\ngiven inside.2: Horse, Cis, Cannon\ngiven outside.2: Peering Titan\nsee asks Ana feed\ndo Ana Cis\nsee destroyed: Cis"
    )
    check(
        NIGHT.replace("castle: ", "castle: Titan Appears 3, Eld, ")
        + "given lurking: Sonny\ngiven outside.2: Peering Titan\nsee destroyed: Eld"
    )


def test_bean(check: Any) -> None:
    """AOT-D24: a card of cost 4 or more inside any District."""
    check(
        NIGHT
        + "given token 1\ngiven inside.0: Escape, Horse\ngiven inside.4: Cannon\ngiven outside.2: Bean\nsee asks Ana feed\nrefuse Ana Horse:\ndo Ana Cannon\nsee destroyed: Cannon"
    )


def test_colossal_titan(check: Any) -> None:
    """AOT-Q37: an Ambush on the whole District: a card that is no Wound."""
    check(
        NIGHT
        + "given Tom pos in3\ngiven Ana pos out3\ngiven Tom hand: Wound, Courage\ngiven Ana hand: Horse\ngiven Ana discard:\ngiven outside.2: Colossal Titan\n"
        "see Tom hand: Wound\nsee Ana discard has Horse"
    )


def test_deviant_titan(check: Any) -> None:
    """AOT-Q51, AOT-Q39: to the District with the fewest cards inside, furthest of equals; nothing else happens on arrival."""
    check(
        NIGHT
        + "given inside.0: Cis\ngiven inside.1: Ness\ngiven inside.2: Eld, Ymir\ngiven inside.3: Hannes\ngiven inside.4: Nanaba, Jurgen\n"
        "given outside.2: Deviant Titan\nsee destroyed: Hannes\nsee outside.3 has Deviant Titan\nsee outside.2 lacks Deviant Titan"
    )


def test_female_titan_hunts(check: Any) -> None:
    """AOT-Q51, AOT-104: to the District with most Heroes, her own if tied, else the furthest; nobody on the board: she stays."""
    base = NIGHT + "given Tom discard:\ngiven Ana discard:\ngiven outside.2: Female Titan\n"
    check(
        base
        + "given Tom pos in1\ngiven Ana pos out1\nsee outside.0 has Female Titan\nsee Tom discard has Wound\nsee Ana discard has Wound"
    )
    check(
        base
        + "given Tom pos in1\ngiven Ana pos in3\nsee outside.2 has Female Titan\nsee Tom discard:\nsee Ana discard has Wound"
    )
    check(
        base
        + "given Tom pos in1\ngiven Ana pos in5\nsee outside.4 has Female Titan\nsee Ana discard has Wound\nsee Tom discard:"
    )
    check(base + "given Tom pos nowhere\nsee outside.2 has Female Titan")


def test_charge_counts_move_generated(check: Any) -> None:
    """AOT-Q47: spent or not."""
    check(FULL.replace("move 1", "made 4") + "given attacks: Charge, Smile\ndo Tom attempt Smiling Titan\nsee slain 1")
    check(
        FULL.replace("move 1", "made 3\ngiven move 1")
        + "given attacks: Charge, Smile\ndo Tom attempt Smiling Titan\nsee slain 0"
    )


def test_reinforcements(check: Any) -> None:
    """AOT-128, AOT-122: a Titan comes here and ambushes at once; anything else is destroyed; 2 more in both cases."""
    check(
        FULL
        + "given castle: Titan (10-Meter), Horse\ngiven attacks: Reinforcements, Smile\ndo Tom attempt Smiling Titan\nsee outside.2: Titan (10-Meter)\nsee Tom discard: Wound\nsee power 2"
    )
    check(
        FULL
        + "given castle: Armory, Horse\ngiven attacks: Reinforcements, Smile\ndo Tom attempt Smiling Titan\nsee destroyed: Armory\nsee power 2"
    )


def test_eat_takes_an_ally_of_choice(check: Any) -> None:
    """AOT-D22, AOT-110: controlled Allies of this turn; with none, nothing happens."""
    check(
        FULL
        + "given Tom hand: Hannes, Ness\ngiven attacks: Eat, Smile\ndo Tom play Hannes\ndo Tom play Ness\ndo Tom attempt Smiling Titan\ndo Tom Hannes\nsee destroyed: Hannes\nsee power 6"
    )
    check(FULL + "given attacks: Eat, Smile\ndo Tom attempt Smiling Titan\nsee slain 1")
