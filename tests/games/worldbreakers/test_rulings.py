"""Rulings (specification 6) that no other test of this folder shows."""

from __future__ import annotations

from typing import Any

import pyengine
from pyengine.games.worldbreakers import automaton
from pyengine.games.worldbreakers.state import Now
from pyengine.games.worldbreakers.timing import cleanup, defeat


def test_q02_two_paragraphs_are_two_abilities(holds: Any) -> None:
    """WBR-Q02 what the first event ability played enters before the second begins: the Duelist attacks stronger."""
    holds("""
        given A hand: The Ten Thousand Ride, Poised Duelist
        given A followers: Dogtamer (exhausted), Kalari Adept (exhausted)
        given A earth 3
        given A mythium 2
        do A play The Ten Thousand Ride
        see asks A trigger
        do A use Poised Duelist
        see card A Poised Duelist strength 3
        see card A Poised Duelist drained
        do A nothing
        see A power 1
    """)


def test_q03_one_window_for_enters_and_responses(holds: Any) -> None:
    """WBR-Q03 Enters of the card and Responses of others stand in one window, in a free order."""
    holds("""
        option guild1 = stars
        given A hand: Silkworm Terrarium, Pacify
        given A stars 1
        given A deck: Mothkeeper
        do A play Silkworm Terrarium
        see offers A use Silkworm Terrarium
        do A use Marco Polo, Robed in Silk
        see A hand: Pacify, Mothkeeper
        see offers A use Silkworm Terrarium
    """)


def test_q05_an_event_without_effect_may_be_played(holds: Any) -> None:
    """WBR-Q05 Vicious Stab with no follower in play is legal and does nothing."""
    holds("""
        given A hand: Vicious Stab
        given A void 1
        given A mythium 1
        do A play Vicious Stab
        see A discard: Vicious Stab
        see asks B act
    """)


def test_q06_attack_with_nobody_and_with_somebody(holds: Any) -> None:
    """WBR-Q06 "attack" with nobody able does nothing; with somebody it is mandatory."""
    holds("""
        given A hand: Stupefy
        given A void 1
        given A followers: Gallant Soldier (exhausted)
        do A play Stupefy
        see A discard: Stupefy
        see asks B act
    """)
    holds("""
        given A hand: Stupefy
        given A void 1
        given A followers: Gallant Soldier, Dogtamer
        do A play Stupefy
        refuse A nothing: at least 1
    """)


def test_q07_playing_is_mandatory_if_able(holds: Any) -> None:
    """WBR-Q07 Gratuitous Gift must play a follower that it can; with none it reveals nothing."""
    holds("""
        given A hand: Gratuitous Gift, Gallant Soldier, Dogtamer
        do A play Gratuitous Gift
        refuse A nothing: not possible
        do A Gallant Soldier
        see A followers: Gallant Soldier
    """)
    holds("""
        given A hand: Gratuitous Gift, Tengri's Cavalry
        do A play Gratuitous Gift
        see A hand: Tengri's Cavalry
        see asks B act
    """)


def test_q09_two_at_once_are_one_occasion(holds: Any) -> None:
    """WBR-Q09 two followers defeated together bring the Witness 1 mythium, not 2."""
    holds("""
        given A hand: Pernicious Powder
        given A void 3
        given A mythium 4
        given A followers: Serendipitous Witness
        given B followers: Dogtamer, Gallant Soldier
        do A play Pernicious Powder
        do A Dogtamer + Gallant Soldier
        see A mythium 1
        see B discard: Dogtamer, Gallant Soldier
    """)


def test_q11_the_blocker_leaves_before_the_fight(stage: Any) -> None:
    """WBR-Q11 no fight, no wounds, no overwhelm; the attacker was blocked and is out of the combat."""
    from pyengine.games.worldbreakers import combat
    from pyengine.games.worldbreakers.state import Combat, leave

    t = stage("given A followers: Tengri's Cavalry\ngiven B followers: Suave Sycophant\nsee playing").t
    (attacker,), (blocker,) = t.cards("followers", 0), t.cards("followers", 1)
    t.combat = Combat(0, [attacker], attacker, {}, [], [], [], False, 0, [0, 0])
    flow = combat._block(t, 1, blocker, attacker)
    ask = next(flow)
    assert ask.verb == "trigger"
    leave(t, blocker)
    try:
        flow.send(None)
    except StopIteration:
        pass
    assert t.combat.attackers == []
    assert t.wounds == {}
    assert t.power == [0, 0]
    assert attacker in t.cards("followers", 0)


def test_q12_q13_lethal_in_a_fight(holds: Any) -> None:
    """WBR-Q13 a lethal attacker defeats the blocker and takes its wounds at the same time; WBR-Q12 that counts as
    defeated in the fight, so overwhelm pays; it needs a wound really dealt: against a Captain that takes one less of
    one, nothing happens."""
    holds("""
        given A hand: Serpent Strike
        given A void 1
        given A followers: Skillful Bruiser
        given B followers: Solemn Guardian
        do A play Serpent Strike
        do A nothing
        do B block Solemn Guardian > Skillful Bruiser
        do A strike Skillful Bruiser
        see A power 1
        see B discard: Solemn Guardian
        see A discard: Skillful Bruiser, Serpent Strike
    """)
    holds("""
        given A followers: Baleful Viper
        given B followers: Steelclad Captain
        do A attack
        do A nothing
        do B block Steelclad Captain > Baleful Viper
        do B use Steelclad Captain
        do A use Baleful Viper
        see B followers: Steelclad Captain
        see card B Steelclad Captain not hurt
        see card A Baleful Viper hurt 2
    """)


def test_q16_a_successful_attack_stays_successful(holds: Any) -> None:
    """WBR-Q16 the only breaching follower leaves in step 1, a location may still be damaged; WBR-Q20 a card that left
    answers nothing more."""
    holds("""
        given A followers: Confident Suitor
        given B locations: The Den of Sabers
        do A attack
        do A nothing
        see A discard: Confident Suitor
        see asks A damage
        do A The Den of Sabers
        see card B The Den of Sabers left 2
    """)


def test_q17_responses_to_the_power_before_breach_abilities(holds: Any) -> None:
    """WBR-Q17 Mothkeeper answers the power of step 1 before the Saboteur's Breach ability."""
    holds("""
        given A followers: Alamut Saboteur, Mothkeeper
        given B hand: Pacify
        do A attack
        do A nothing
        see asks A trigger
        see offers A use Mothkeeper
        refuse A use Alamut Saboteur: not possible
        do A nothing
        see offers A use Alamut Saboteur
    """)


def test_q18_damage_may_hit_the_own_side(holds: Any) -> None:
    """WBR-Q18 Irate Vandal may damage an own location; Consumed by the Dust an own hidden one."""
    holds("""
        given A hand: Irate Vandal
        given A locations: The Den of Sabers
        do A play Irate Vandal
        do A use Irate Vandal
        do A The Den of Sabers
        see card A The Den of Sabers left 2
    """)
    holds("""
        given A hand: Consumed by the Dust
        given A void 2
        given A followers: Gallant Soldier
        given A locations: Illicit Bazaar
        do A play Consumed by the Dust
        do A nothing
        do A use Consumed by the Dust
        do A nothing
        see card A Illicit Bazaar left 2
    """)


def test_q20_what_left_cannot_answer(holds: Any) -> None:
    """WBR-Q20 a Reaper that falls in the same fight gains nothing."""
    holds("""
        given A followers: Confident Suitor
        given A mythium 0
        given B followers: Nocturnal Reaper (wound 3)
        given B mythium 0
        do A attack
        do A nothing
        do B block Nocturnal Reaper > Confident Suitor
        see B mythium 0
        see B discard: Nocturnal Reaper
    """)


def test_q27_a_last_stage_replenished_in_time(stage: Any) -> None:
    """WBR-Q27 a location that has a counter again when its last stage ends is not depleted."""
    from pyengine.games.worldbreakers import play
    from pyengine.games.worldbreakers.effects import replenish

    t = stage("given A locations: Forlorn Flats (1 left)\ngiven B followers: Gallant Soldier\nsee playing").t
    (card,) = t.cards("locations", 0)
    flow = play.develop(t, 0, card)
    assert flow is not None
    next(flow)
    replenish(t, card, 1)
    try:
        flow.send(None)
    except StopIteration:
        pass
    assert t.cards("locations", 0) == [card]
    assert t.stages[card] == 1


def test_q28_nested_developments(holds: Any) -> None:
    """WBR-Q28 the inner location is developed completely and leaves; the outer stays until its own stage is over."""
    holds("""
        given A locations: Weaving Workshop (1 left), Mesmerizing Maze (1 left)
        given B followers: Gallant Soldier
        do A develop Weaving Workshop
        see asks A stationary
        see A locations: Weaving Workshop, Mesmerizing Maze
        see A power 2
        do A nothing
        see A locations 0
        see A discard: Weaving Workshop, Mesmerizing Maze
    """)


def test_q30_a_stored_location_counts_as_in_hand(holds: Any) -> None:
    """WBR-Q30 with the Muhandasat a stored location is payable by any effect that plays a location from hand."""
    holds("""
        option guild1 = moon
        given A hand: Weaving Workshop
        given A stored: The Den of Sabers
        given A stars 2
        given A mythium 6
        do A play Weaving Workshop
        do A use Weaving Workshop
        do A The Den of Sabers
        see A locations: Weaving Workshop, The Den of Sabers
        see A mythium 0
        see A stored 0
    """)


def test_q31_a_search_that_finds_nothing(holds: Any) -> None:
    """WBR-Q31 all is revealed, the deck shuffled, nothing drawn."""
    holds("""
        given A hand: Inspirational Vision
        given A stars 1
        given A deck: Pacify, Frantic Getaway
        do A play Inspirational Vision
        do A follower
        see log reveals Pacify and Frantic Getaway
        see A hand 0
        see A deck: Pacify, Frantic Getaway
        see asks B act
    """)


def test_q32_after_round_sixty(holds: Any) -> None:
    """WBR-Q32 a tie goes on; after round 60 the game is a draw."""
    holds("""
        phase check
        round 60
        given A power 12
        given B power 12
        see over
        see by cap
    """)
    holds("""
        phase check
        round 59
        given A power 12
        given B power 12
        see playing
    """)


def test_q34_counters_never_run_out(holds: Any) -> None:
    """WBR-Q34 counters are numbers without limit: more stage counters than the twelve of the box."""
    places = "The Indigo Grotto, The Pit of Despair, The Den of Sabers, The Submerged Brilliance, Alamut Castle"
    holds(f"""
        given A locations: {places}, Covert Exchange
        given A mythium 400
        do A gain
        see A mythium 401
        see card A Covert Exchange left 3
    """)


def test_q47_the_automaton_takes_the_first_mode_that_does_something(stage: Any) -> None:
    """WBR-Q47 the first listed mode that changes the state: what it cannot do is passed over (WBR-Q48)."""
    t = stage("see playing").t
    assert automaton.mode(t, [(("draw", 2), ("stand", 4, 1)), (("power", 1),)]) == 1
    assert automaton.mode(t, [(("defeat all",),), (("deplete all",),)]) == 0


def test_q59_overwhelm_is_never_asked(holds: Any) -> None:
    """WBR-Q59 the power of overwhelm comes by itself, without a question."""
    holds("""
        given A followers: Tengri's Cavalry
        given B followers: Mothkeeper
        do A attack
        do A nothing
        do B block Mothkeeper > Tengri's Cavalry
        see A power 1
        see asks B act
    """)


def test_q60_undo_brings_the_same_cards_and_has_limits() -> None:
    """WBR-Q60 undo restores the luck too, so the same draw recurs; past something drawn it is not honest."""
    match = pyengine.new("worldbreakers", 2, 5, guild1="moon", guild2="earth", first=1)
    match.answer(0, ())
    match.answer(1, ())
    match.answer(0, "draw")
    hand = list(match.game.t.cards("hand", 0))
    assert match.may_undo(0) is not None
    match.undo()
    match.answer(0, "draw")
    assert match.game.t.cards("hand", 0) == hand
    assert match.view(1)["zones"]["hand.0"] == 6
    assert not any(c in match.view(1)["cards"] for c in hand)


def test_defeats_and_cleanup_on_their_own(stage: Any) -> None:
    """WBR-Q08 a defeat lists its victims, opens the Interrupt window while they are active, then moves them at once;
    WBR-Q29 damage as a price is damage: the last counter depletes at once."""
    t = stage("given A followers: Callous Closer, Dogtamer\nsee playing").t
    closer, dogtamer = t.cards("followers", 0)
    flow = defeat(t, Now(1, None), [closer, dogtamer])
    assert flow is not None
    ask = next(flow)
    assert ask.options[0] == ("use", closer)
    assert t.cards("followers", 0) == [closer, dogtamer]
    try:
        flow.send(None)
    except StopIteration:
        pass
    assert t.cards("followers", 0) == []
    assert cleanup(t, Now(0, None)) is None
