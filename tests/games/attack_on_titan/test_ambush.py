"""Ambushes and Defenses (specification 3.12, 3.13)."""

from __future__ import annotations

from typing import Any

ADD = """
phase add
given token 0
given Tom pos in5
given Tom discard:
given Ana discard:
"""


def test_a_standard_titan_ambushes_only_when_it_appears(check: Any) -> None:
    """AOT-103, AOT-124: everybody in its District, inside and outside, nobody elsewhere; never again in later rounds."""
    check(
        ADD + "given Ana pos out5\ngiven Eva pos in4\ngiven Eva discard:\ngiven coming: Titan (10-Meter)\n"
        "see Tom discard: Wound\nsee Ana discard: Wound\nsee Eva discard:",
        3,
    )
    check(
        "phase evening\ngiven Tom pos in5\ngiven Tom discard:\ngiven tokens5 2\ngiven outside.4: Titan (10-Meter)\n"
        "given castle: Horse, Horse, Swords, Swords\nsee Tom discard:"
    )


def test_an_archenemy_ambushes_at_the_end_of_each_round(check: Any) -> None:
    """AOT-104, AOT-Q37: the Female Titan wherever it ends up, in the District as her text says."""
    for round_ in (3, 4):
        check(
            f"round {round_}\n"
             "phase ongoing\ngiven Tom pos out4\ngiven Ana pos in4\ngiven Tom discard:\ngiven Ana discard:\n"
            "given outside.3: Female Titan\ngiven castle: Horse, Horse, Swords, Swords\nsee Tom discard has Wound\nsee Ana discard: Wound"
        )


ATTACK = """
given Tom pos out3
given Ana pos in3
given Tom discard:
given Ana discard:
given power 6
given move 1
given outside.2: Smiling Titan (damage 13)
"""


def test_titans_on_attack_hit_who_drew_the_card(check: Any) -> None:
    """AOT-105: Crush only Tom; Injure and Scare each Hero in the District."""
    check(
        ATTACK
        + "given Tom play: Swords\ngiven Ana play: Cloak\ngiven attacks: Crush, Smile\ndo Tom attempt Smiling Titan\nsee destroyed: Swords\nsee Ana play: Cloak"
    )
    check(
        ATTACK
        + "given attacks: Injure, Smile\ndo Tom attempt Smiling Titan\nsee Tom discard: Wound\nsee Ana discard: Wound"
    )
    check(
        ATTACK
        + "given Ana hand: Horse\ngiven Tom hand: Cloak\ngiven attacks: Scare, Smile\ndo Tom attempt Smiling Titan\n"
        "do Tom nothing\nsee Ana discard: Horse\nsee Tom discard: Cloak"
    )


def test_whoever_does_not_defend_resolves(check: Any) -> None:
    """AOT-106, AOT-115, AOT-D20: a Defense is never compulsory."""
    check(
        ADD
        + "given Tom hand: Cloak, Courage\ngiven coming: Titan (10-Meter)\nsee asks Tom defend\ndo Tom nothing\nsee Tom discard: Wound\nsee Tom hand has Cloak"
    )


def test_defenses_first_then_effects_from_the_token_clockwise(check: Any) -> None:
    """AOT-107, AOT-Q11: Ana holds the token: she is asked first, then Tom; only then does Ana suffer."""
    check(
        ADD + "given token 1\ngiven Ana pos in5\ngiven Tom hand: Cloak, Courage\ngiven Ana hand: Hannes, Horse\n"
        "given coming: Titan (9-Meter)\nsee asks Ana defend\ndo Ana nothing\nsee asks Tom defend\ndo Tom nothing\n"
        "see asks Ana suffer\ndo Ana Hannes\nsee Tom discard: Wound"
    )


def test_lost_hand_cards_are_not_replaced(check: Any) -> None:
    """AOT-108."""
    check(
        ADD
        + "given Tom hand: Courage, Courage\ngiven coming: Titan (6-Meter)\nsee Tom hand: Courage\nsee Tom discard: Courage"
    )


def test_an_option_that_can_be_completed_must_be_chosen(check: Any) -> None:
    """AOT-109, AOT-D21: both; only the Wound; only the card, when the Wounds are out; nothing at all."""
    check(
        ADD
        + "given Tom hand: Horse, Courage\ngiven coming: Titan (8-Meter)\nsee offers Tom Horse\nsee offers Tom wound\nrefuse Tom Courage:\ndo Tom wound\nsee Tom discard: Wound"
    )
    check(ADD + "given Tom hand: Courage\ngiven coming: Titan (8-Meter)\nsee Tom discard: Wound")
    check(ADD + "given wounds:\ngiven Tom hand: Horse, Courage\ngiven coming: Titan (8-Meter)\nsee Tom discard: Horse")
    check(ADD + "given wounds:\ngiven Tom hand: Courage\ngiven coming: Titan (8-Meter)\nsee Tom discard:")


def test_a_destroyed_card_takes_its_power_even_if_spent(check: Any) -> None:
    """AOT-110, AOT-Q14, AOT-Q15: 3 of Cannon's Power go, to 0 at least; a card's Move stays."""
    check("""
    given Tom pos out3
    given Tom hand: Cannon
    given power 7
    given move 1
    given outside.2: Smiling Titan (damage 13)
    given attacks: Crush, Smile
    do Tom play Cannon
    see power 10
    do Tom attempt Smiling Titan
    see destroyed: Cannon
    see slain 1
    see power 1
    """)
    check("""
    given Tom pos out3
    given Tom hand: Pay Tribute, Kill Shot
    given Tom discard:
    given gear: 3D Gear, 3D Gear
    given outside.2: Smiling Titan (damage 13)
    given attacks: Grab, Smile
    given move 1
    do Tom play Kill Shot
    do Tom play Pay Tribute
    do Tom buy 3D Gear
    do Tom buy 3D Gear
    do Tom attempt Smiling Titan
    do Tom Pay Tribute
    see power 0
    see destroyed: Pay Tribute
    """)
    check("""
    given Tom pos out3
    given Tom hand: Horse
    given power 6
    given outside.2: Smiling Titan (damage 13)
    given attacks: Crush, Smile
    do Tom play Horse
    do Tom attempt Smiling Titan
    see move 3
    """)


def test_lingering_effects_of_a_destroyed_card_stop(check: Any) -> None:
    """AOT-111, AOT-145: without the Swords the discount is gone as well: 5 Power against the full 6."""
    check("""
    given Tom pos out3
    given Tom hand: Swords
    given power 5
    given move 1
    given outside.2: Smiling Titan (damage 13)
    given attacks: Crush, Smile
    do Tom play Swords
    do Tom attempt Smiling Titan
    see log The attempt fails: 5 Power against 6
    """)


def test_a_destroyed_card_still_counts_as_played(check: Any) -> None:
    """AOT-112, AOT-Q45: Levi's first Maneuver is destroyed; the second one still makes two."""
    check("""
    given Tom hero: Levi
    given Tom pos out3
    given Tom hand: Escape, Resupply
    given Tom deck: Thrust, Thrust, Thrust, Thrust
    given power 6
    given outside.2: Smiling Titan (damage 13)
    given attacks: Grab, Smile
    do Tom play Escape
    do Tom attempt Smiling Titan
    see destroyed: Escape
    do Tom play Resupply
    do Tom Levi
    see spare 2
    """)


def test_a_defense_works_only_from_hand(check: Any) -> None:
    """AOT-114: Cloak in play or in the discard pile asks nothing."""
    check(
        ATTACK
        + "given Tom play: Cloak\ngiven attacks: Injure, Smile\ndo Tom attempt Smiling Titan\nsee Tom discard: Wound"
    )


def test_once_avoided_no_second_defense(check: Any) -> None:
    """AOT-116: one of two Defenses is used, the other is not asked for."""
    check(
        ADD
        + "given Tom hand: Escape, Cloak\ngiven Tom deck: Courage, Courage, Thrust\ngiven coming: Titan (10-Meter)\ndo Tom avoid Escape\nsee Tom hand: Cloak, Courage, Courage\nsee asks Tom"
    )


def test_the_reward_belongs_to_the_defense_only(check: Any) -> None:
    """AOT-117: drawn when used against an Ambush, ignored when played."""
    check(
        ADD
        + "given Tom hand: Signal Flare, Courage\ngiven Tom deck: Swords\ngiven coming: Titan (10-Meter)\ndo Tom avoid Signal Flare\nsee Tom hand: Courage, Swords"
    )
    check(
        "given Tom hand: Hannes, Courage\ngiven Tom deck: Swords\ndo Tom play Hannes\nsee power 1\nsee Tom hand: Courage"
    )


def test_a_defense_protects_its_user_or_each_hero(check: Any) -> None:
    """AOT-118: Cloak only Tom; Hannes everybody."""
    check(
        ADD
        + "given Ana pos in5\ngiven Tom hand: Signal Flare, Courage\ngiven coming: Titan (10-Meter)\ndo Tom avoid Signal Flare\nsee Ana discard: Wound\nsee Tom discard: Signal Flare"
    )
    check(
        ADD
        + "given Ana pos in5\ngiven Tom hand: Hannes, Courage\ngiven Tom deck: Thrust\ngiven coming: Titan (10-Meter)\ndo Tom avoid Hannes\nsee Ana discard:\nsee Tom discard: Hannes\nsee Tom hand: Courage, Thrust"
    )


def test_using_a_defense_is_not_playing(check: Any) -> None:
    """AOT-119, AOT-181: no Power, no Ally played for Keith Shadis."""
    check(
        ATTACK + "given Tom hand: Keith Shadis, Hannes\ngiven Tom deck: Thrust\ngiven attacks: Injure, Smile\n"
        "do Tom play Keith Shadis\nsee power 8\ndo Tom attempt Smiling Titan\ndo Tom avoid Hannes\nsee power 1"
    )


def test_a_defense_may_be_used_for_nothing(check: Any) -> None:
    """AOT-120: no Wound is left, yet Escape may go for two cards."""
    check(
        ADD
        + "given wounds:\ngiven Tom hand: Escape\ngiven Tom deck: Swords, Cloak\ngiven coming: Titan (10-Meter)\ndo Tom avoid Escape\nsee Tom hand: Swords, Cloak"
    )


def test_an_ongoing_without_ambush_cannot_be_avoided(check: Any) -> None:
    """AOT-121, AOT-Q38, AOT-D23: Smiling Titan asks for a Move card or a Wound; a Cloak does not help."""
    check(
        "phase ongoing\ngiven Tom pos out3\ngiven Tom hand: Cloak\ngiven Tom discard:\ngiven outside.2: Smiling Titan\n"
        "given castle: Horse, Horse, Swords, Swords\nsee Tom discard has Wound"
    )
    check(
        "phase ongoing\ngiven Tom pos out3\ngiven Tom hand: Cloak, Thrust\ngiven Tom discard:\ngiven outside.2: Smiling Titan\n"
        "see asks Tom reveal\nrefuse Tom Cloak:\ndo Tom Thrust\nsee Tom hand: Cloak, Thrust"
    )


def test_text_above_the_ambush_cannot_be_prevented(check: Any) -> None:
    """AOT-122, AOT-144: the 9-Meter eats the Ally; Breakthrough's 3 more stay although its Ambush is avoided."""
    check(
        ADD
        + "given inside.4: Cis\ngiven inside.3: Ness, Horse\ngiven inside.2: Eld, Food\ngiven inside.1: Ymir, Cannon\ngiven inside.0: Nanaba, Resupply\n"
        "given Tom hand: Escape\ngiven Tom deck: Thrust, Thrust\ngiven coming: Titan (9-Meter)\nsee destroyed: Cis\ndo Tom avoid Escape"
    )
    check(
        ATTACK
        + "given Tom hand: Signal Flare\ngiven Tom deck: Thrust\ngiven attacks: Breakthrough, Smile\ndo Tom attempt Smiling Titan\n"
        "do Tom avoid Signal Flare\nsee tokens3 2\nsee log The attempt fails: 6 Power against 9"
    )


def test_a_text_that_names_no_hero_is_resolved_by_each(check: Any) -> None:
    """AOT-Q12: two Heroes who do not avoid it, two tokens; nobody there, none."""
    check(ADD + "given Ana pos in5\ngiven coming: Titan (4-Meter)\nsee tokens5 0")
    check(ADD + "given Tom pos in1\ngiven coming: Titan (4-Meter)\nsee tokens5 2")


FOREST = (
    ADD
    + "given wall.4: Forest of Giant Trees\ngiven inside.3: Horse, Food\ngiven inside.2: Cis, Ness\ngiven inside.1: Eld, Ymir\ngiven inside.0: Cannon, Nanaba\ngiven inside.4: Swords\n"
)


def test_forest_of_giant_trees(check: Any) -> None:
    """AOT-174, AOT-D20: a Move card of the hand avoids an Ambush there; it is no Defense, so no reward."""
    check(
        FOREST + "given Tom hand: Escape, Courage\ngiven Tom deck: Thrust, Thrust\ngiven coming: Titan (10-Meter)\n"
        "do Tom hide Escape\nsee Tom hand: Courage\nsee Tom discard: Escape"
    )
    check(
        FOREST
        + "given Tom pos in4\ngiven Ana pos in5\ngiven Ana hand: Courage\ngiven Tom hand: Thrust\ngiven coming: Titan (10-Meter)\nsee Ana discard: Wound\nsee Tom hand: Thrust"
    )


MIKASA = ADD.replace("given Tom pos in5\n", "") + "given Tom hero: Mikasa\ngiven Ana pos in5\n"


def test_mikasa_protects_in_her_district_and_next_to_it(check: Any) -> None:
    """AOT-231, AOT-232, AOT-171: outside her turn too; the reward is hers; two Districts away she cannot."""
    for place in ("in5", "out4", "in4"):
        check(
            MIKASA
            + f"given Tom pos {place}\ngiven Tom hand: Signal Flare\ngiven Tom deck: Swords\ngiven Ana hand: Courage\n"
            "given inside.3: Cis\ngiven inside.2: Eld\ngiven inside.1: Ymir\ngiven inside.0: Ness\n"
            "given coming: Titan (10-Meter)\n"
            + ("do Tom nothing\n" if place == "in5" else "")
            + "see asks Tom shield\ndo Tom avoid Signal Flare\nsee Tom hand: Swords\nsee Ana discard:"
        )
    check(
        MIKASA
        + "given Tom pos in3\ngiven Tom hand: Signal Flare\ngiven coming: Titan (10-Meter)\nsee Ana discard: Wound"
    )


def test_mikasa_helps_against_titans_on_attack_of_others(check: Any) -> None:
    """AOT-231: in Ana's turn, against the card Ana drew; one card for one Hero."""
    check("""
    turn Ana
    given Tom hero: Mikasa
    given Tom pos in4
    given Ana pos out3
    given Tom hand: Signal Flare
    given Tom deck: Swords
    given Ana discard:
    given power 9
    given move 1
    given outside.2: Smiling Titan (damage 13)
    given attacks: Injure, Smile
    do Ana attempt Smiling Titan
    see asks Tom shield
    do Tom avoid Signal Flare
    see Ana discard:
    see slain 1
    see asks Ana act
    """)


def test_mikasa_with_each_hero_protects_all(check: Any) -> None:
    """AOT-Q54, AOT-231: Hannes from the next District, for every affected Hero."""
    check(
        MIKASA
        + "given Tom pos in4\ngiven Eva pos out5\ngiven Eva discard:\ngiven Tom hand: Hannes\ngiven Tom deck: Swords\n"
        "given inside.3: Cis\ngiven inside.2: Eld\ngiven inside.1: Ymir\ngiven inside.0: Ness\ngiven coming: Titan (10-Meter)\n"
        "do Tom avoid Hannes\nsee Ana discard:\nsee Eva discard:\nsee Tom hand: Swords",
        3,
    )


SWING = ADD + "given Tom hand: Swing Away, Courage\ngiven Tom deck: Thrust\n"


def test_swing_away_defeats_a_standard_titan_but_not_its_ambush_on_others(check: Any) -> None:
    """AOT-239, AOT-241, AOT-Q21: gone to the box, no attack is drawn for it; Ana still suffers."""
    check(
        "option level = nightmare\n"
        + SWING
        + "given Ana pos in5\ngiven attacks: Smile, Scare\ngiven coming: Titan (10-Meter)\ndo Tom avoid Swing Away\n"
        "see box has Titan (10-Meter)\nsee Ana discard: Wound\nsee attacks 2\nsee Tom hand: Courage"
    )


def test_swing_away_against_archenemies_and_attacks_draws(check: Any) -> None:
    """AOT-239: an Ongoing's Ambush, and a Titans on Attack Ambush."""
    check(
        "phase ongoing\ngiven Tom pos in4\ngiven Tom discard:\ngiven Tom hand: Swing Away, Courage\ngiven Tom deck: Horse\ngiven outside.3: Colossal Titan\n"
        "do Tom avoid Swing Away\nsee Tom hand: Courage, Horse\nsee outside.3 has Colossal Titan"
    )
    check(
        ATTACK
        + "given Tom hand: Swing Away\ngiven Tom deck: Horse\ngiven attacks: Injure, Smile\ndo Tom attempt Smiling Titan\ndo Tom avoid Swing Away\nsee Tom hand: Horse"
    )


def test_swing_away_needs_an_ambush(check: Any) -> None:
    """AOT-240: played, it only moves."""
    check(
        "given Tom pos out3\ngiven outside.2: Titan (4-Meter)\ngiven Tom hand: Swing Away, Courage\ndo Tom play Swing Away\nsee move 2\nsee outside.2: Titan (4-Meter)"
    )


def test_defeat_by_a_defense_is_a_defeat(check: Any) -> None:
    """AOT-Q55, AOT-171: Eren's "each time" draw, outside his turn."""
    check(
        SWING
        + "given Tom hero: Eren\ngiven Ana hand:\ngiven Ana deck: Horse\ngiven coming: Titan (10-Meter)\ndo Tom avoid Swing Away\n"
        "see asks Tom cheer\ndo Tom Armin\nsee Ana hand: Horse"
    )


def test_swing_away_in_a_nightmare_attempt(check: Any) -> None:
    """AOT-Q56: against the attack card it draws, even if a standard Titan is attempted."""
    check(
        "option level = nightmare\n"
        + ATTACK.replace("Smiling Titan (damage 13)", "Titan (4-Meter)")
        + "given Tom hand: Swing Away\ngiven Tom deck: Horse\ngiven attacks: Injure, Smile\ndo Tom kill Titan (4-Meter)\ndo Tom avoid Swing Away\nsee Tom hand: Horse\nsee power 3"
    )
