"""Every card once, by what it does (specification 8.2 to 8.7); more about some of them in the other files."""

from __future__ import annotations

from typing import Any

import pytest

import pyengine
from pyengine.games.attack_on_titan.cards import CATALOG, DISCOUNT, kind

DECK = "given Tom deck: Thrust, Thrust, Thrust, Thrust, Horse\ngiven Tom discard:\n"


@pytest.mark.parametrize(
    ("card", "then"),
    [
        ("Courage", "see power 1"),
        ("Thrust", "see move 2"),
        ("3D Gear", "see power 1"),
        ("Cis", "see power 1"),
        ("Thomas Wagner", "see Tom hand: Swing Away, Thrust"),
        ("Hannes", "see power 1"),
        ("Ymir", "see power 2"),
        ("Keith Shadis", "see power 2"),
        ("Miche Zacharius", "see power 2"),
        ("Nanaba", "see power 2"),
        ("Bertholdt Hoover", "see power 3\nsee move 2"),
        ("Eld", "see power 2\nsee Tom hand: Swing Away, Thrust"),
        ("Oruo Bozad", "see power 2"),
        ("Reiner Braun", "see power 2"),
        ("Commander Pyxis", "see Tom hand: Swing Away, Thrust"),
        ("Horse", "see power 1\nsee move 3"),
        ("Flintlock Rifle", "see Tom hand: Swing Away, Thrust"),
        ("Swords", "see power 2"),
        ("Cloak", "see power 2"),
        ("Cannon", "see power 3"),
        ("Escape", "see move 2\nsee Tom hand: Swing Away, Thrust"),
        ("Swing Away", "see move 2"),
        ("Heroic Sacrifice", "see power 1\nsee Tom hand: Swing Away, Thrust"),
        ("Surprise Attack", "see power 2\nsee move 1"),
        ("Pay Tribute", "see power 3"),
        ("Kill Shot", "see power 3"),
    ],
)
def test_what_a_card_gives(check: Any, card: str, then: str) -> None:
    """AOT-049, AOT-235: the card alone, nothing special around."""
    other = "Swing Away" if card != "Swing Away" else "Courage"
    check(DECK + f"given Tom hand: {card}, {other}\ndo Tom play {card}\n{then}")


def test_cis_counts_allies_before_and_after(check: Any) -> None:
    """AOT-Q45, AOT-112: one before, one after."""
    check(
        DECK
        + "given Tom hand: Hannes, Cis, Reiner Braun\ndo Tom play Hannes\ndo Tom play Cis\nsee power 3\ndo Tom play Reiner Braun\nsee power 6"
    )


def test_keith_shadis_and_surprise_attack(check: Any) -> None:
    """AOT-Q45: another Ally; an Equipment; before or after."""
    check(
        DECK
        + "given Tom hand: Hannes, Keith Shadis, Courage\ndo Tom play Hannes\ndo Tom play Keith Shadis\nsee power 5"
    )
    check(
        DECK
        + "given Tom hand: Horse, Surprise Attack, Courage\ndo Tom play Surprise Attack\ndo Tom play Horse\nsee power 5"
    )


def test_jurgen_gains_what_is_cheap_enough(check: Any) -> None:
    """AOT-D15, AOT-182: Ally, Equipment, Maneuver or Starter up to 5; no Location, no Cannon for 6."""
    check(
        DECK
        + "given destroyed: Courage, Cloak, Cannon, Armory\ngiven Tom hand: Jurgen, Courage\ndo Tom play Jurgen\nrefuse Tom Cannon:\nrefuse Tom Armory:\ndo Tom Cloak\nsee Tom discard: Cloak"
    )


def test_nanaba_and_titan_trap_count_titans(check: Any) -> None:
    """AOT-056: a Titan in the space, of either kind."""
    check(
        DECK
        + "given Tom pos out3\ngiven outside.2: Sonny\ngiven Tom hand: Nanaba, Courage\ndo Tom play Nanaba\nsee power 0\nsee Tom hand: Courage, Thrust, Thrust"
    )


def test_eld_strikes_or_draws(check: Any) -> None:
    """AOT-133, AOT-D32: with two Archenemies one is chosen; then no card."""
    check(
        DECK
        + "given Tom pos out3\ngiven outside.2: Sonny, Smiling Titan\ngiven Tom hand: Eld, Courage\ndo Tom play Eld\ndo Tom Smiling Titan\nsee damage1 3\nsee damage2 0\nsee Tom hand: Courage"
    )


def test_oruo_bozad_tidies_up_after_each_titan(check: Any) -> None:
    """AOT-D14, AOT-111: from hand or discard pile, for each Titan defeated while he is controlled."""
    check(
        DECK
        + "given Tom discard: Thrust\ngiven Tom pos out3\ngiven power 2\ngiven move 1\ngiven outside.2: Titan (4-Meter), Titan (5-Meter)\ngiven Tom hand: Oruo Bozad, Courage\n"
        "do Tom play Oruo Bozad\ndo Tom kill Titan (4-Meter)\ndo Tom Thrust\ndo Tom kill Titan (5-Meter)\ndo Tom nothing\nsee destroyed: Thrust"
    )


def test_petra_rall_for_each_hero_here(check: Any) -> None:
    """AOT-D14, AOT-D10: each decides for the own hand."""
    check(
        DECK
        + "given Ana pos out3\ngiven Ana hand: Courage\ngiven Eva pos in1\ngiven Eva hand: Courage\ngiven Tom hand: Petra Rall, Courage\ndo Tom play Petra Rall\ndo Tom nothing\n"
        "see asks Ana scrap\ndo Ana Courage\nsee destroyed: Courage\nsee asks Tom act",
        3,
    )


def test_commander_pyxis_draws_for_all_here_and_gains(check: Any) -> None:
    """AOT-118, AOT-D15: each Hero in the District draws; as a Defense everybody avoids, and a card of the District is gained."""
    check(
        DECK
        + "given Ana pos out3\ngiven Ana deck: Swords\ngiven Tom hand: Commander Pyxis, Courage\ndo Tom play Commander Pyxis\nsee Ana hand: Swords\nsee Tom hand: Courage, Thrust\nsee power 2"
    )
    check(
        "phase add\ngiven Tom pos in5\ngiven Ana pos in5\ngiven Ana discard:\ngiven Tom discard:\ngiven inside.0: Horse\ngiven inside.1: Horse\ngiven inside.2: Food\ngiven inside.3: Food\ngiven inside.4: Cannon\n"
        "given Tom hand: Commander Pyxis\ngiven coming: Titan (10-Meter)\ndo Tom avoid Commander Pyxis\nsee Tom discard: Commander Pyxis, Cannon\nsee Ana discard:"
    )


def test_signal_flare_moves_the_others(check: Any) -> None:
    """AOT-D18, AOT-Q31: each other Hero's owner may step; one without a position is not asked."""
    check(
        DECK
        + "given Ana pos in1\ngiven Tom hand: Signal Flare, Courage\ndo Tom play Signal Flare\nsee asks Ana flare\ndo Ana outside District 1\nsee Ana pos out1\nsee asks Tom act",
        3,
    )


def test_flintlock_rifle_and_cannon(check: Any) -> None:
    """AOT-133, AOT-135, AOT-D32: one Archenemy of the District; each one."""
    base = DECK + "given outside.2: Sonny, Smiling Titan\ngiven outside.1: Armored Titan\n"
    check(
        base
        + "given Tom hand: Flintlock Rifle, Courage\ndo Tom play Flintlock Rifle\ndo Tom Sonny\nsee damage2 3\nsee damage1 0"
    )
    check(base + "given Tom hand: Cannon, Courage\ndo Tom play Cannon\nsee damage1 5\nsee damage2 5\nsee damage3 0")


def test_food_heals(check: Any) -> None:
    """AOT-D31, AOT-092: a Wound on a Hero here, or one of the own discard pile, or none."""
    base = (
        DECK
        + "given Tom discard: Wound\ngiven Ana pos in3\ngiven kept.1: Wound\ngiven wounds: Wound\ngiven Tom hand: Food, Courage\ndo Tom play Food\n"
    )
    check(base + "do Tom Wound\nsee kept.1:\nsee wounds 2")
    check(base + "do Tom Wound#2\nsee Tom discard:\nsee kept.1: Wound")
    check(base + "do Tom nothing\nsee wounds 1")


def test_fuel_cannisters_and_resupply_for_two(check: Any) -> None:
    """AOT-Q67, AOT-D12, AOT-051: up to two Heroes here, oneself included; as many 3D Gear as there are."""
    base = DECK + "given Ana pos out3\ngiven Ana deck: Swords\ngiven Eva pos in3\ngiven Eva deck: Cloak\n"
    check(
        base
        + "given Tom hand: Resupply, Courage\ndo Tom play Resupply\ndo Tom Sasha + Erwin\nsee Ana hand: Swords\nsee Eva hand: Cloak\nsee Tom hand: Courage",
        3,
    )
    check(
        base
        + "given gear: 3D Gear\ngiven Tom hand: Fuel Cannisters, Courage\ndo Tom play Fuel Cannisters\ndo Tom Armin + Sasha\nsee Tom hand: Courage, 3D Gear\nsee Ana hand:",
        3,
    )


def test_swords_and_kill_shot_make_titans_cheaper(check: Any) -> None:
    """AOT-Q20, AOT-229: while they are controlled; both add up."""
    swords, shot = DISCOUNT[kind("Swords")], DISCOUNT[kind("Kill Shot")]
    check(
        DECK
        + f"given Tom pos out3\ngiven outside.2: Female Titan\ngiven Tom hand: Swords, Kill Shot, Courage\ndo Tom play Swords\nsee card Female Titan cost {15 - swords}\n"
        f"do Tom play Kill Shot\nsee card Female Titan cost {15 - swords - shot}"
    )


def test_heroic_sacrifice(check: Any) -> None:
    """AOT-010, AOT-D14: an Ally of hand or discard pile for 1 Power and its victory points: Nanaba has 1."""
    base = (
        DECK
        + "given Tom discard: Nanaba, Horse\ngiven Tom hand: Heroic Sacrifice, Courage\ndo Tom play Heroic Sacrifice\n"
    )
    check(base + "refuse Tom Horse:\ndo Tom Nanaba\nsee power 3\nsee destroyed: Nanaba")
    check(base + "do Tom nothing\nsee power 1")


def test_pay_tribute(check: Any) -> None:
    """AOT-050, AOT-051: a chosen Hero here; nothing if that pile has no Courage."""
    base = (
        DECK
        + "given Ana pos in3\ngiven Ana discard: Courage, Swords\ngiven Tom hand: Pay Tribute, Courage\ndo Tom play Pay Tribute\n"
    )
    check(base + "do Tom Sasha\nsee Ana discard: Swords\nsee destroyed: Courage")
    check(base + "do Tom Armin\nsee destroyed:\nsee power 3")


def test_reel_in_and_scouting(check: Any) -> None:
    """AOT-051: with an empty Castle nothing is looked at."""
    check(
        DECK
        + "given castle:\ngiven Tom hand: Long-Distance Scouting Formation, Courage\ndo Tom play Long-Distance Scouting Formation\nsee move 1\nsee asks Tom act"
    )


def test_heroes_two_or_more(check: Any) -> None:
    """AOT-170, AOT-Q46: Eren's Wound; Connie's two Equipment; Levi's two Maneuvers."""
    check(
        DECK
        + "given Tom hero: Eren\ngiven Tom hand: Wound, Courage\ngiven move 1\ndo Tom play Wound\nsee power 2\nsee move 3"
    )
    check(
        DECK
        + "given Tom hero: Connie\ngiven Tom hand: Horse, Cloak, Courage\ndo Tom play Horse\ndo Tom play Cloak\nsee power 5"
    )
    check(
        DECK
        + "given Tom hero: Levi\ngiven Tom hand: Escape, Kill Shot, Courage\ndo Tom play Escape\ndo Tom play Kill Shot\nsee power 5"
    )


def test_eren_cheers_for_each_titan(check: Any) -> None:
    """AOT-D30, AOT-171: a chosen Hero of the game draws, wherever it is."""
    check(
        DECK
        + "given Tom hero: Eren\ngiven Tom pos out3\ngiven power 4\ngiven move 1\ngiven Ana deck: Swords\ngiven outside.2: Titan (4-Meter)\ndo Tom kill Titan (4-Meter)\ndo Tom Armin\nsee Ana hand: Swords"
    )


def test_hange_draws_for_titans_in_her_space(check: Any) -> None:
    """AOT-075, AOT-220: at the end of her turn, one for each; none from inside."""
    base = "given Tom hero: Hange\ngiven Tom deck: Thrust, Thrust, Thrust, Thrust, Thrust, Horse, Horse\ngiven outside.2: Titan (4-Meter), Titan (5-Meter)\ngiven Tom hand: Courage\ngiven Ana hand: Courage\ngiven Ana pos in1\ngiven move 1\n"
    check(base + "given Tom pos out3\ndo Tom end\nsee Tom hand 7")
    check(base + "given Tom pos in3\ndo Tom end\nsee Tom hand 5")


def test_sasha_urges_another_hero(check: Any) -> None:
    """AOT-D18, AOT-175: Move 2, another Hero one space, anywhere."""
    check(
        "given Tom hero: Sasha\ngiven move 2\ngiven Ana pos in1\ngiven Tom hand: Courage\ndo Tom use Sasha\ndo Tom urge Armin > outside District 1\nsee Ana pos out1\nsee move 0"
    )


def test_training_grounds_and_hospital(check: Any) -> None:
    """AOT-174, AOT-D31: destroy a Starter of the hand; a Wound controlled or in the discard pile."""
    check(
        DECK
        + "given wall.2: Training Grounds\ngiven move 3\ngiven Tom hand: Courage, Thrust, Swords\ndo Tom use Training Grounds\nrefuse Tom Swords:\ndo Tom Courage\nsee destroyed: Courage"
    )
    check(
        DECK
        + "given wall.2: Hospital\ngiven move 3\ngiven kept.0: Wound\ngiven Tom hand: Courage\ndo Tom use Hospital\nsee kept.0:"
    )
    check(
        DECK
        + "given wall.2: Hospital\ngiven move 3\ngiven Tom discard: Wound\ngiven Tom hand: Courage\ndo Tom use Hospital\nsee Tom discard:"
    )
    check(
        DECK
        + "given wall.2: Hospital\ngiven move 3\ngiven Tom hand: Courage\nrefuse Tom use Hospital: would do nothing now"
    )


COUNTS = {"Ally": 21, "Equipment": 17, "Maneuver": 18, "Location": 6, "Titan": 18, "Hero": 8, "Archenemy Titan": 10,
          "Titans on Attack": 10, "Starter": 40, "Wound": 20, "Titan Appears": 3}  # fmt: skip


def test_numbers_of_cards() -> None:
    """AOT-012, AOT-027: as many of each type as the specification lists; 168 game cards with the Randomizer."""
    for name, n in COUNTS.items():
        found = [c for c in CATALOG if c.type.split(" · ")[0] == name and c.name != "3D Gear"]
        assert sum(c.copies for c in found) == n, name
    total = sum(c.copies for c in CATALOG if c.type not in ("Hero", "Archenemy Titan"))
    assert total == 168


def test_every_card_has_a_text_and_a_mark() -> None:
    """AOT-015."""
    for face in pyengine.cards("attack-on-titan"):
        if face["name"] != "Randomizer":
            assert face["text"], face["name"]
        assert face["mark"], face["name"]
