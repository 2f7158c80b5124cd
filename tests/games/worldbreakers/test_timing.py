"""Abilities and timing (specification 3.9), counters (3.10)."""

from __future__ import annotations

from typing import Any

from pyengine.games.worldbreakers.cards import CATALOG, PLAIN_CARDS, kind
from pyengine.games.worldbreakers.text import WHEN


def test_abilities_are_triggered_static_or_of_an_event() -> None:
    """WBR-128 each paragraph is one ability of three kinds; WBR-129 stages are triggered; WBR-163 the timing words."""
    words = set(WHEN) | {"event", "stage", "static"}
    for k in PLAIN_CARDS:
        for found in CATALOG[k].data["abilities"]:
            assert found.when in words
    assert {"enters", "attacks", "your attack", "blocks", "breach", "rally", "action", "response", "interrupt"} == set(
        WHEN
    )
    assert CATALOG["Confident Suitor"].data["abilities"][0].forced
    assert "**Forced Response**" in CATALOG["Confident Suitor"].text
    assert "**I**" in CATALOG["The Den of Sabers"].text


def test_static_abilities_apply_while_active(holds: Any) -> None:
    """WBR-130 a Generous Dealer counts as long as it is in play, and no longer."""
    holds("""
        given A followers: Generous Dealer (wound 2)
        given A hand: Vicious Stab, The Den of Sabers
        given A void 1
        given A mythium 3
        do A play Vicious Stab
        see A discard: Vicious Stab, Generous Dealer
        see A mythium 3
        do B gain
        refuse A play The Den of Sabers: costs 4 mythium; you have 3
    """)


def test_a_static_cost_ability_works_while_the_event_is_played(holds: Any) -> None:
    """WBR-131 Exploitative Extraction limits its own X while it is paid for."""
    holds("""
        given A hand: Exploitative Extraction
        given A stars 3
        given A mythium 9
        given A locations: The Indigo Grotto
        do A play Exploitative Extraction
        refuse A 4: not possible
        do A 3
        see A power 6
        see A mythium 6
    """)


def test_interrupt_before_response_after(holds: Any) -> None:
    """WBR-133 effects are fixed, interrupted, performed, cleaned up, answered; WBR-134 the Interrupt changes what is
    performed: the Captain takes 1 wound less; WBR-135 the Response comes after: the Reaper's mythium."""
    holds("""
        given A hand: Vicious Stab
        given A void 1
        given B followers: Steelclad Captain (wound 1)
        do A play Vicious Stab
        see card B Steelclad Captain hurt 1
        do B nothing
        see B discard: Steelclad Captain
    """)
    holds("""
        given A followers: Gallant Soldier
        given B followers: Nocturnal Reaper
        do A attack
        do A nothing
        do B block Nocturnal Reaper > Gallant Soldier
        see A discard: Gallant Soldier
        see asks B trigger
    """)


def test_an_ability_finishes_before_others_trigger(holds: Any) -> None:
    """WBR-136 the Encampment's power and its counter are done before Mothkeeper answers the power."""
    holds("""
        given A followers: Mothkeeper, Gallant Soldier
        given A locations: The Amu River Encampment
        given A mythium 0
        do A develop The Amu River Encampment
        see A power 1
        see asks A plus
        do A Gallant Soldier
        see asks A trigger
        do A use Mothkeeper
        see A mythium 2
    """)


def test_cleanup_is_simultaneous(holds: Any) -> None:
    """WBR-137 cleanup defeats all that must fall at once, takes counters off and empties storage; WBR-170."""
    holds(
        """
        given A hand: Pernicious Powder
        given A void 3
        given A followers: Callous Closer
        given B followers: Heedless Investor, Patient Mentor (wound 2; plus 0), Dogtamer
        given B stored: Natty Matron
        do A play Pernicious Powder
        do A Heedless Investor + Patient Mentor + Dogtamer
        do A use Callous Closer
        see A hand 1
        see B discard: Heedless Investor, Patient Mentor, Dogtamer, Natty Matron
    """.replace("(wound 2; plus 0)", "(wound 2)")
    )


def test_counters_of_a_card_that_left_are_gone(stage: Any) -> None:
    """WBR-170 counters return to the supply; a card that comes back has none; WBR-138 cleanup runs until nothing
    changes: the empty location goes as well as the follower."""
    s = stage("""
        given A hand: Vicious Stab
        given A void 1
        given B followers: Gallant Soldier (plus 1; stun 1; stationary)
        see playing
    """)
    t = s.t
    card = t.cards("followers", 1)[0]
    s.match.answer(0, ("play", t.cards("hand", 0)[0]))
    t = s.match.game.t
    assert t.where[card] == t.place("discard", 1)
    assert card not in t.plus
    assert card not in t.stunned
    assert card not in t.pinned
    assert card not in t.wounds
    from pyengine.games.worldbreakers.state import Now
    from pyengine.games.worldbreakers.timing import cleanup

    other = t.cards("box")[0]
    dogtamer = next(c for c in t.cards("box") if t.kind[c] == kind("Dogtamer"))
    den = next(c for c in t.cards("box") if t.kind[c] == kind("The Den of Sabers"))
    assert other is not None
    t.move(dogtamer, t.place("followers", 1))
    t.move(den, t.place("locations", 1))
    t.wounds[dogtamer], t.stages[den], t.dirty = 1, 0, True
    assert cleanup(t, Now(0, None)) is None
    assert not t.dirty
    assert t.where[dogtamer] == t.where[den] == t.place("discard", 1)


def test_a_location_stays_while_its_stage_resolves(holds: Any) -> None:
    """WBR-137 a location without counters stays as long as its stage ability resolves; WBR-050 then it is depleted."""
    holds("""
        given A locations: Illicit Bazaar (3 left), Mesmerizing Maze (1 left)
        given B followers: Gallant Soldier
        do A develop Mesmerizing Maze
        see asks A stationary
        see A locations: Illicit Bazaar, Mesmerizing Maze
        do A nothing
        see A locations: Illicit Bazaar
        see A discard: Mesmerizing Maze
    """)


def test_plus_counters(holds: Any) -> None:
    """WBR-139 +1 strength and +1 health for each; WBR-140 mythium and power only count; WBR-168, WBR-169 counters of a
    kind are numbers: three are three."""
    holds("""
        given A followers: Gallant Soldier (plus 3)
        given B followers: Solemn Guardian
        see card A Gallant Soldier strength 5
        see card A Gallant Soldier health 4
        do A attack
        do A nothing
        do B block Solemn Guardian > Gallant Soldier
        see card B Solemn Guardian hurt 5
        see A followers: Gallant Soldier
        see A mythium 5
    """)


def test_costs_and_requirements(holds: Any) -> None:
    """WBR-141 costs stand before an arrow and are paid with one's own; WBR-142 requirements are met, not spent;
    WBR-150 without them an ability cannot be triggered; WBR-175 a condition changes nothing."""
    holds("""
        option guild1 = void
        given A followers: Gallant Soldier
        given B followers: Mothkeeper
        given A mythium 0
        do A attack
        see asks B block
    """)
    holds("""
        given A hand: Weary Veteran
        given A earth 3
        do A play Weary Veteran
        do A use Weary Veteran
        see A earth 3
    """)


def test_an_exhausted_card_pays_no_exhaust_cost(holds: Any) -> None:
    """WBR-143 an exhausted Worldbreaker cannot exhaust again; WBR-145 a bare Exhaust exhausts the card itself."""
    holds("""
        option guild1 = stars
        given A hand: Illicit Bazaar, The Humble Underpass
        given A deck: Pacify, Pacify
        do A play Illicit Bazaar
        do A use Marco Polo, Robed in Silk
        see card A Marco Polo, Robed in Silk drained
        do B gain
        do A play The Humble Underpass
        see asks B act
    """)


def test_lasting_effects_live_on_their_own(holds: Any) -> None:
    """WBR-146 the truce lasts though its Portraitist is gone, and ends with the round."""
    holds("""
        given A hand: Polo's Portraitist
        given A stars 2
        given B hand: Vicious Stab
        given B void 1
        given A followers: Dogtamer
        given slot 4
        do A play Polo's Portraitist
        do A use Polo's Portraitist
        do B play Vicious Stab
        do B Polo's Portraitist
        see A discard: Polo's Portraitist
        refuse A attack: nobody can attack
        do A gain
        do B gain
        see round 2
        do B gain
        do A attack
        do A nothing
        see A power 1
    """)


def test_optional_unless_forced(holds: Any) -> None:
    """WBR-147 triggered abilities are optional; WBR-148 a Forced one must be used."""
    holds("""
        given A followers: Kalari Adept
        given A mythium 0
        do A attack
        do A nothing
        see A mythium 0
        see A power 1
    """)
    holds("""
        given A followers: Serendipitous Witness
        given A hand: Vicious Stab
        given A void 1
        given B followers: Dogtamer
        given A mythium 1
        do A play Vicious Stab
        do A Dogtamer
        see A mythium 1
        see asks B act
    """)


def test_once_paid_effects_are_mandatory(holds: Any) -> None:
    """WBR-149 a chosen ability is carried out: Volatile Furnace defeats even an own follower if no other is there."""
    holds("""
        given A hand: Volatile Furnace
        given A moon 2
        given A mythium 7
        given A followers: Dogtamer
        do A play Volatile Furnace
        do A use Volatile Furnace
        see A discard: Dogtamer
    """)


def test_as_much_as_possible(holds: Any) -> None:
    """WBR-151 what cannot be done in full is done as far as possible; a missing target skips its part (WBR-Q35)."""
    holds("""
        given A locations: The Submerged Brilliance
        given A deck: Dogtamer
        given A mythium 0
        do A develop The Submerged Brilliance
        see A hand: Dogtamer
        see A mythium 2
        see B power 0
    """)
    holds("""
        given A locations: Forlorn Flats (1 left)
        do A develop Forlorn Flats
        see A power 1
        see asks B act
    """)


def test_multi_step_processes(holds: Any) -> None:
    """WBR-153 combat, playing a card, and "do N times" go step by step: between two developments Mothkeeper answers;
    WBR-154 so Interrupts to paying act inside the ability that plays the card."""
    holds("""
        given A hand: Exploitative Extraction
        given A stars 3
        given A mythium 2
        given A followers: Mothkeeper
        given A locations: The Indigo Grotto
        do A play Exploitative Extraction
        do A 2
        see A power 2
        see asks A trigger
        do A use Mothkeeper
        see A power 5
    """)
    holds("""
        given A hand: Yam Operator, Straight to the Source, The Den of Sabers
        given A stars 1
        given A mythium 1
        do A play Yam Operator
        do A use Yam Operator
        see A mythium 3
        see A discard: Straight to the Source
    """)


def test_played_but_not_yet_entered(holds: Any) -> None:
    """WBR-155 while the originating ability goes on, what it played has neither been played nor entered."""
    holds("""
        option guild1 = stars
        given A hand: Throes of Fancy
        given A stars 3
        given A mythium 9
        given A deck: Swift Messenger, Illicit Bazaar, Pacify
        do A play Throes of Fancy
        do A Illicit Bazaar
        see asks A play
        do A Swift Messenger
        see asks A trigger
        see offers A use Marco Polo, Robed in Silk
        see offers A use Swift Messenger
    """)


def test_owners_get_their_cards_back(holds: Any) -> None:
    """WBR-156 cards go to their owner's pile, whoever defeated them; the rival's cards are not one's own to use."""
    holds("""
        given A hand: Vicious Stab
        given A void 1
        given B followers: Dogtamer
        given B hand: Pacify
        refuse A play Pacify: B
        do A play Vicious Stab
        see B discard: Dogtamer
        see A discard: Vicious Stab
    """)


def test_the_active_player_first(holds: Any) -> None:
    """WBR-157 of simultaneous decisions the active side's come first; WBR-158 in the Defense Phase that is the
    defender: of two Closers the defender's is asked first."""
    holds("""
        given A followers: Gallant Soldier, Callous Closer
        given B followers: Heedless Investor, Callous Closer (exhausted)
        do A attack
        do A Gallant Soldier
        do A nothing
        do B block Heedless Investor > Gallant Soldier
        see asks B trigger
        do B nothing
        see asks A trigger
    """)
    holds("""
        given A hand: Vicious Stab
        given A void 1
        given A followers: Callous Closer
        given B followers: Heedless Investor, Callous Closer
        do A play Vicious Stab
        do A Heedless Investor
        see asks A trigger
        do A nothing
        see asks B trigger
    """)


def test_triggering(holds: Any) -> None:
    """WBR-159 declare, check, pay, resolve: Khurshah's cost is paid before the wound is dealt."""
    holds("""
        option guild1 = void
        given A followers: Gallant Soldier
        given B followers: Mothkeeper, Solemn Guardian
        given A mythium 1
        do A attack
        do A use Ruknuddin Khurshah, Leader of the Order
        see asks A leader wounds
        see A mythium 0
        see card A Ruknuddin Khurshah, Leader of the Order drained
    """)


def test_revealing_from_the_hand(stage: Any) -> None:
    """WBR-160 what acts from the hand is revealed: the rival knows the shown location from then on."""
    s = stage("""
        given A hand: Straight to the Source, Illicit Bazaar
        given A stars 1
        given A mythium 1
        see playing
    """)
    t = s.t
    source, bazaar = t.cards("hand", 0)
    assert not t.knows(1, bazaar)
    s.match.answer(0, ("play", source))
    assert s.match.game.t.knows(1, bazaar)


def test_each_ability_once_for_an_occasion(holds: Any) -> None:
    """WBR-161 once each, but different abilities all: the castle readies Khurshah, who has been used already."""
    holds("""
        option guild1 = void
        given A followers: Gallant Soldier
        given A locations: Alamut Castle
        given B followers: Solemn Guardian
        given A mythium 5
        do A attack
        do A use Ruknuddin Khurshah, Leader of the Order
        do A use Alamut Castle
        see card B Solemn Guardian hurt 1
        see asks B block
    """)


def test_a_forced_one_among_optional_ones(holds: Any) -> None:
    """WBR-162 one at a time in the controller's order (D17); none is passed while a Forced one is left (WBR-148)."""
    holds("""
        given A followers: Confident Suitor, Mothkeeper
        given A mythium 0
        do A attack
        do A nothing
        see asks A trigger
        refuse A nothing: not possible
        do A use Mothkeeper
        see A mythium 8
        see A discard: Confident Suitor
    """)


def test_x(holds: Any) -> None:
    """WBR-165 X is 0 or more, at most what can be paid, before modifiers; WBR-166 it holds till the ability ends."""
    holds("""
        given A followers: Generous Dealer
        given A hand: Exploitative Extraction
        given A stars 3
        given A mythium 1
        given A locations: The Indigo Grotto
        do A play Exploitative Extraction
        see offers A 0
        refuse A 3: not possible
        do A 2
        see A mythium 0
        see A power 5
    """)
    holds("""
        given A followers: The Ancient Butcher
        given A mythium 0
        given B followers: Mothkeeper
        do A attack
        do A use The Ancient Butcher
        see card B Mothkeeper hurt 1
    """)


def test_x_elsewhere_is_zero() -> None:
    """WBR-167 where no value applies X is 0, also for a printed cost."""
    from pyengine.games.worldbreakers.cards import COST

    assert COST[kind("Exploitative Extraction")] == 0
    assert CATALOG["Exploitative Extraction"].data["keywords"]["x"]


def test_wounds_and_fights(holds: Any) -> None:
    """WBR-171 N wounds are N counters, a follower with any is wounded; WBR-172 a fight deals strength to each other;
    WBR-174 their source is the fighting follower: the Viper's own wound kills, the Powder's beside it does not."""
    holds("""
        given A hand: Wild Boar Charge, Vicious Stab
        given A void 1
        given A mythium 3
        given B followers: Solemn Guardian, Mothkeeper
        do A play Vicious Stab
        do A Solemn Guardian
        see card B Solemn Guardian hurt 2
        do B gain
        do A play Wild Boar Charge
        see B discard: Solemn Guardian
    """)
    holds("""
        given A followers: Baleful Viper
        given A hand: Vicious Stab
        given A void 1
        given B followers: Solemn Guardian
        do A play Vicious Stab
        do A Solemn Guardian
        see asks B act
        see card B Solemn Guardian hurt 2
    """)


def test_instead(holds: Any) -> None:
    """WBR-173 what is replaced does not happen: the saved follower is not defeated."""
    holds("""
        given A hand: Vicious Stab
        given A void 1
        given B followers: Dogtamer, Muhandasat Savior
        do A play Vicious Stab
        do A Dogtamer
        do B use Muhandasat Savior
        see B followers: Dogtamer, Muhandasat Savior
        see B discard 0
    """)


def test_the_layout_is_only_a_hint(stage: Any) -> None:
    """WBR-177 mythium and power are visible to all; where cards lie within the play area means nothing."""
    s = stage("given A followers: Dogtamer, Gallant Soldier\nsee playing")
    shown = s.match.view(None)
    assert [row["mythium"] for row in shown["seats"]] == [5, 5]
    assert [row["power"] for row in shown["seats"]] == [0, 0]
    assert len(shown["zones"]["followers.0"]) == 2


def test_printed_errata() -> None:
    """WBR-285 Throes of Fancy is the card's name; Serpent Strike and Baleful Viper interrupt."""
    assert "Throes of Fancy" in CATALOG
    assert "Burst of Creativity" not in CATALOG
    assert any(a.when == "interrupt" for a in CATALOG["Baleful Viper"].data["abilities"])
    assert "about to wound" in CATALOG["Baleful Viper"].text
    assert "whenever" in CATALOG["Serpent Strike"].text
