"""Heroes, Locations, payments, piles (specification 3.18) and card types (3.2)."""

from __future__ import annotations

from typing import Any

from pyengine.games.attack_on_titan.cards import (
    ARCHENEMY,
    CATALOG,
    COST,
    HP,
    IS_MOVE,
    LEVEL,
    TITAN,
    TYPE,
    TYPES,
    WD,
    kind,
)


def test_cards_differ_by_name(check: Any) -> None:
    """AOT-011: Connie needs two different Equipment; two Horses are not different."""
    base = "given Tom hero: Connie\ngiven Tom hand: Horse, Horse, Swords, Courage\n"
    check(base + "do Tom play Horse\ndo Tom play Horse\nsee power 2\ndo Tom play Swords\nsee power 6")


def test_card_types() -> None:
    """AOT-012, AOT-013: seven types, Wounds and Titan Appears beside them; subtypes Move and Archenemy with a level."""
    found = {TYPES[TYPE[card.index]] for card in CATALOG}
    assert {"Ally", "Equipment", "Maneuver", "Location", "Starter", "Titan", "Titans on Attack"} <= found
    assert CATALOG["Horse"].type == "Equipment · Move"
    assert sorted(LEVEL[c.index] for c in CATALOG if TYPE[c.index] == ARCHENEMY) == [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]
    assert TYPES[TYPE[kind("Wound")]] == "Wound"
    assert TYPES[TYPE[kind("Titan Appears 1")]] == "Titan Appears"


def test_a_move_card_is_one_with_the_subtype(check: Any) -> None:
    """AOT-014: Kitz Woermann generates no Move by itself, yet Ness may discard it; Signal Flare is none."""
    assert IS_MOVE[kind("Kitz Woermann")]
    assert not IS_MOVE[kind("Signal Flare")]
    check(
        "given Tom hand: Ness, Kitz Woermann, Signal Flare\ngiven Tom deck: Swords\ndo Tom play Ness\nrefuse Tom Signal Flare:\ndo Tom Kitz Woermann\nsee Tom hand: Signal Flare, Swords"
    )


def test_location_text_works_from_its_arrival(check: Any) -> None:
    """AOT-015, AOT-244: nobody plays or buys Trost; it lies there and works."""
    check(
        "phase walls\ngiven castle: Horse, Horse, Swords, Swords\ngiven wall.2: Trost\ngiven outside.2: Titan (4-Meter)\nsee tokens3 2"
    )


def test_cost_buys_or_defeats(check: Any) -> None:
    """AOT-016."""
    check("given power 4\ngiven move 1\ngiven inside.2: Swords\ndo Tom buy Swords\nsee power 0")
    check(
        "given power 4\ngiven move 1\ngiven Tom pos out3\ngiven outside.2: Titan (8-Meter)\ndo Tom kill Titan (8-Meter)\nsee power 0"
    )


def test_who_has_wall_damage_and_hit_points() -> None:
    """AOT-017, AOT-018: Titans alone have Wall damage, Archenemies alone Hit Points; 5 or less against 6 or more."""
    for card in CATALOG:
        what = TYPE[card.index]
        assert bool(WD[card.index]) == (what in (TITAN, ARCHENEMY))
        assert bool(HP[card.index]) == (what == ARCHENEMY)
        if what == TITAN:
            assert COST[card.index] <= 5
        if what == ARCHENEMY:
            assert COST[card.index] >= 6


def test_the_randomizer_stays_in_the_box(stage: Any) -> None:
    """AOT-019."""
    t = stage("given move 1").t
    assert [t.lay.names[t.where[c]] for c in range(len(t.kind)) if t.kind[c] == kind("Randomizer")] == ["box"]


def test_a_hero_ability_once_a_turn_each_time_and_paid_ones_more_often(check: Any) -> None:
    """AOT-170, AOT-177, AOT-Q46, AOT-Q65: Levi once, at the second Maneuver; Erwin as often as the Move lasts."""
    check(
        "given Tom hero: Levi\ngiven Tom hand: Resupply, Resupply, Kill Shot\ngiven Tom deck: Thrust, Thrust, Thrust, Thrust\n"
        "do Tom play Resupply\ndo Tom nothing\nsee power 0\ndo Tom play Resupply\ndo Tom nothing\nsee power 2\ndo Tom play Kill Shot\nsee power 5"
    )
    check(
        "given Tom hero: Erwin\ngiven move 9\ngiven Tom deck: Thrust, Horse\ndo Tom use Erwin\ndo Tom Erwin\ndo Tom use Erwin\ndo Tom Erwin\nsee Tom hand: Thrust, Horse\nsee move 1"
    )


def test_each_time_abilities_work_in_other_turns(check: Any) -> None:
    """AOT-171, AOT-D29: Ana kills; Hange, who is Tom's, may destroy a card of his hand."""
    check(
        "turn Ana\ngiven Tom hero: Hange\ngiven Ana pos out3\ngiven Tom hand: Courage, Swords\ngiven power 9\ngiven move 1\n"
        "given outside.2: Smiling Titan (damage 13)\ngiven attacks: Crush, Smile\ndo Ana attempt Smiling Titan\nsee asks Tom scrap\ndo Tom Courage\nsee destroyed: Courage\nsee asks Ana act"
    )


def test_abilities_of_others_wait(check: Any) -> None:
    """AOT-171: in Ana's turn Tom cannot use Erwin."""
    check(
        "turn Ana\ngiven Tom hero: Erwin\ngiven Ana pos in3\ngiven move 9\nrefuse Tom use Erwin: It is Ana’s turn\nrefuse Ana use Erwin: has to wait"
    )


ARMORY = "given wall.2: Armory\ngiven Tom hand: Courage\ngiven Tom deck: Thrust, Horse\n"


def test_locations_once_a_turn_in_their_district(check: Any) -> None:
    """AOT-172, AOT-174: inside or outside, even at a breached Wall, once each turn."""
    for place in ("in3", "out3"):
        check(
            ARMORY
            + f"given tokens3 0\ngiven move 7\ngiven Tom pos {place}\ndo Tom use Armory\nsee move 4\nsee Tom hand: Courage, Thrust\nrefuse Tom use Armory: works once"
        )
    check(ARMORY + "given move 7\ngiven Tom pos in2\nrefuse Tom use Armory: is at District 3")


def test_the_full_cost_or_nothing(check: Any) -> None:
    """AOT-175, AOT-176: Move 2 of 3 will not do; what is paid cannot be walked."""
    check(ARMORY + "given move 2\nrefuse Tom use Armory: costs Move 3; you have 2")
    check(ARMORY + "given move 3\ndo Tom use Armory\nsee move 0")


def test_what_you_control(check: Any) -> None:
    """AOT-178: cards in the play zone, last turn's Wound too; not those in hand: Crush finds the Swords in play only."""
    check(
        "given Tom pos out3\ngiven Tom hand: Cloak\ngiven Tom deck: Thrust\ngiven Tom play: Swords\ngiven power 6\ngiven move 1\n"
        "given outside.2: Smiling Titan (damage 13)\ngiven attacks: Crush, Smile\ndo Tom attempt Smiling Titan\ndo Tom nothing\nsee destroyed: Swords\nsee Tom hand: Cloak"
    )
    check(
        "given Tom hand: Food, Courage\ngiven kept.0: Wound\ngiven Tom discard:\ndo Tom play Food\ndo Tom Wound\nsee kept.0:\nsee wounds 20"
    )


def test_destroyed_cards_lie_in_one_open_pile(stage: Any) -> None:
    """AOT-179, AOT-Q68: face up, of nobody; Starters and 3D Gear too, never back to a stack."""
    found = stage(
        "given Tom hand: Petra Rall, 3D Gear\ngiven Tom deck: Courage, Thrust\ngiven move 1\ngiven gear: 3D Gear"
    )
    found.match.answer(
        0, next(o for o in found.match.open[0].options if o[0] == "play" and found.card_name(o[1]) == "Petra Rall")
    )
    gear = next(c for c in found.match.open[0].options if c is not None and found.card_name(c) == "3D Gear")
    found.match.answer(0, gear)
    assert found.match.view(None)["zones"]["destroyed"] == [gear]
    assert len(found.t.cards("gear")) == 1


def test_discarding(check: Any) -> None:
    """AOT-180, AOT-181, AOT-D13: from hand only, and without resolving its text: Kitz cannot discard what is played."""
    check(
        "given Tom hand: Courage, Kitz Woermann, Escape\ngiven Tom deck: Thrust, Thrust\ngiven Tom discard:\ndo Tom play Courage\ndo Tom play Kitz Woermann\n"
        "refuse Tom Courage:\ndo Tom Escape\nsee Tom discard: Escape\nsee move 1\nsee Tom hand: Thrust"
    )


def test_gaining(check: Any) -> None:
    """AOT-182, AOT-Q52, AOT-Q70: free, to the discard pile unless another place is named; not buying."""
    check(
        "given Tom hand: Jurgen, Courage\ngiven Tom discard:\ngiven destroyed: Swords, Cannon\ndo Tom play Jurgen\nsee Tom discard: Swords\nsee power 0"
    )
    check(
        "given Tom hand: Ian Dietrich\ngiven inside.4: Horse\ngiven wall.4: Armory\ngiven outside.4: Titan (4-Meter)\ndo Tom play Ian Dietrich\ndo Tom give Horse > Armin\nsee Tom hand: Horse"
    )


def test_the_deck_is_made_anew_only_when_needed(check: Any) -> None:
    """AOT-183, AOT-184: an empty deck alone does nothing; the draw shuffles first."""
    check(
        "given Tom hand: Thomas Wagner, Courage\ngiven Tom deck:\ngiven Tom discard: Swords\nsee Tom deck:\nsee Tom discard: Swords\ndo Tom play Thomas Wagner\nsee Tom hand: Courage, Swords\nsee Tom discard:"
    )


def test_hands_are_open_or_hidden(stage: Any) -> None:
    """AOT-Q04: open to comrades as a rule; an option closes them."""
    found = stage("given Ana hand: Swords")
    assert len(found.match.view(0)["zones"]["hand.1"]) == 1
    found = stage("option hands = hidden\ngiven Ana hand: Swords\ngiven move 1")
    assert found.match.view(0)["zones"]["hand.1"] == 1
    assert len(found.match.view(1)["zones"]["hand.1"]) == 1
