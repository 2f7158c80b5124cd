"""The automaton: orders, choices, blocks (specification 3.15, 8.10)."""

from __future__ import annotations

from typing import Any


def test_orders_instead_of_actions(alone: Any) -> None:
    """WBR-240 the top order is resolved instead of an action; WBR-241 its first side ends by flipping, its second by
    discarding, so a round uses two; WBR-243 first sides put a card into play, second sides attack. Riders Mass."""
    alone("""
        given orders: Riders Mass, Riders Probe
        given deck.1: Gallant Soldier, Dogtamer, Kalari Adept
        do A gain
        see followers.1: Gallant Soldier
        see order: Riders Mass
        see orders 1
        do A gain
        see threat 1
        see spent: Riders Mass
        see order 0
        do A gain
        see followers.1: Gallant Soldier, Dogtamer
        see order: Riders Probe
        do A gain
        see round 2
        see threat 2
    """)


def test_the_twelve_orders_come_again(alone: Any) -> None:
    """WBR-242 when the last order is discarded all twelve are shuffled, first sides up; WBR-231."""
    alone("""
        given orders: Regroup
        given deck.1: Gallant Soldier
        do A gain
        see order: Regroup
        do A gain
        see orders 12
        see spent 0
        see order 0
    """)


def test_the_face_that_is_up(alone_stage: Any) -> None:
    """WBR-Q54 of the top order only the side that is up may be read; which card it is stays hidden until then."""
    s = alone_stage("given orders: Riders Mass, Regroup\ngiven deck.1: Gallant Soldier\nsee playing")
    shown = s.match.view(0)
    assert shown["table"]["campaign"]["order"] == "Put the top card of the automaton’s deck into play."
    assert shown["zones"]["orders"] == 2
    s.match.answer(0, "gain")
    assert "attacks with all it can" in s.match.view(0)["table"]["campaign"]["order"]


def test_no_hand_no_mythium(alone: Any) -> None:
    """WBR-237 the automaton neither gains mythium or standing nor draws, in the Rally Phase or by abilities (WBR-Q48):
    the Underpass gives it only its power; WBR-Q43 its missing draw gives you nothing."""
    alone("""
        option part = 2
        given orders: Engineers at Work, Lone Knife
        given locations.1: The Humble Underpass
        given deck.1: Dogtamer, Airag Maker
        do A gain
        see threat 1
        see card The Humble Underpass left 1
        do A gain
        do A gain
        see followers.1: Dogtamer
        do A gain
        see round 2
        see A power 0
        see hand.1 0
    """)


def test_it_triggers_all_it_can(alone: Any) -> None:
    """WBR-238 it uses every ability it can: bloodshed, and the damage after a breach (WBR-Q50); WBR-Q46 harm goes to
    your cards."""
    alone("""
        option part = 2
        given orders: Lone Knife
        given order: Hidden Knives
        given followers.1: Alamut Emissary
        given A followers: Dogtamer
        given A locations: The Den of Sabers, The Indigo Grotto
        given deck.1: Gallant Soldier
        do A gain
        do A gain
        see A discard: Dogtamer
        see threat 1
        see card The Indigo Grotto left 2
        see card The Den of Sabers left 3
    """)


def test_an_empty_deck_is_made_anew(alone: Any) -> None:
    """WBR-239 with an empty deck its discard pile is shuffled into a new one."""
    alone("""
        given orders: Riders Mass
        given deck.1:
        given discard.1: Gallant Soldier
        do A gain
        see followers.1: Gallant Soldier
        see discard.1 0
    """)


def test_put_into_play(alone: Any) -> None:
    """WBR-Q44 putting into play costs nothing, meets no requirement; Enters works, effects on playing do not; an event
    resolves and is discarded; WBR-Q45 costs with mythium cannot be paid."""
    alone("""
        given orders: Press-Gang
        given deck.1: The Amu River Encampment, Wild Boar Charge
        given A followers: Dogtamer, Airag Maker (wound 1)
        given followers.1: Kalari Adept
        do A gain
        do A nothing
        see A discard: Airag Maker
        see locations.1: The Amu River Encampment
        see discard.1: Wild Boar Charge
        see threat 1
    """)
    alone("""
        option part = 2
        given orders: Lone Knife
        given deck.1: Dogtamer
        given followers.1: The Ancient Butcher
        given A followers: Caravan Guard
        do A gain
        do A gain
        see card A Caravan Guard hurt 1
    """)


def test_the_criteria_in_order(alone: Any) -> None:
    """WBR-244 ready before exhausted, then the highest requirement (WBR-Q56), then the highest cost, then the least
    left; what is still tied you decide (D45)."""
    alone("""
        given orders: Ambush
        given order:
        given deck.1:
        given A followers: Tengri's Cavalry (exhausted), Poised Duelist, Dogtamer
        do A gain
        do A gain
        see card A Poised Duelist hurt 1
    """)
    alone("""
        given orders: Ambush
        given deck.1:
        given A followers: Dogtamer, Astute Tactician (wound 1), Forbidding Guru
        do A gain
        do A gain
        see card A Astute Tactician hurt 2
    """)
    alone("""
        given orders: Ambush
        given deck.1:
        given A followers: Solemn Guardian, Solemn Guardian (wound 3)
        do A gain
        do A gain
        see card A Solemn Guardian not hurt
    """)
    alone("""
        given orders: Ambush
        given deck.1:
        given A followers: Solemn Guardian, Sly Sentinel, Solemn Guardian
        given followers.1:
        do A gain
        do A gain
        see card A Sly Sentinel hurt 1
    """)
    alone("""
        given orders: Ambush
        given deck.1:
        given A followers: Solemn Guardian, Solemn Guardian
        do A gain
        do A gain
        see asks A tie
    """)


def test_it_chooses_the_same_in_the_same_position(alone_stage: Any) -> None:
    """WBR-244 the automaton never decides by luck: the same position, the same choice, whatever the seed."""
    ends = []
    for seed in range(4):
        s = alone_stage(f"""
            seed {seed}
            given orders: Ambush, Riders Probe
            given deck.1: Gallant Soldier, Dogtamer
            given A followers: Dogtamer, Forbidding Guru
            see playing
        """)
        s.match.answer(0, "gain")
        s.match.answer(0, "gain")
        t = s.match.game.t
        ends.append([t.kind[c] for c in t.wounds])
    assert ends[0]
    assert all(end == ends[0] for end in ends)


def test_you_cannot_attack_in_part_one(alone: Any) -> None:
    """WBR-236 in Part I you cannot attack, nor by an event (WBR-Q55); in Part II you can."""
    alone("""
        given orders: Riders Mass
        given A followers: Gallant Soldier
        given A hand: Amazing Arithmetic
        given A void 1
        given A mythium 0
        given deck.1:
        refuse A attack: In Part I
        do A play Amazing Arithmetic
        see A mythium 2
        see A power 0
    """)
    alone("""
        option part = 2
        given orders: Lone Knife
        given A followers: Gallant Soldier
        given deck.1:
        do A attack
        do A nothing
        see A power 1
    """)


def test_attackers_of_a_card(alone: Any) -> None:
    """WBR-Q49 when a card says attack: in Part I all, in Part II half, rounded up."""
    for part, breaches in ((1, 3), (2, 2)):
        alone(f"""
            option part = {part}
            given orders: Riders Mass
            given deck.1: Raid the Mines
            given followers.1: Dogtamer, Airag Maker, Poised Duelist
            do A gain
            see threat {breaches}
        """)


# -- Order cards, one by one -------------------------------------------------------------------------------------------


def test_riders_mass_and_riders_probe(alone: Any) -> None:
    """Riders Mass attacks with all; Riders Probe with two."""
    for name, breaches in (("Riders Mass", 4), ("Riders Probe", 2)):
        alone(f"""
            given orders: {name}
            given deck.1: Gallant Soldier
            given followers.1: Amu River Armorer, Poised Duelist, Airag Maker
            do A gain
            do A gain
            see threat {breaches}
        """)


def test_scouts(alone: Any) -> None:
    """Scouts: with fewer followers than you another card, otherwise an attack with all."""
    alone("""
        given orders: Scouts
        given deck.1: Gallant Soldier, Dogtamer
        given A followers: Airag Maker, Kalari Adept
        do A gain
        do A gain
        see followers.1: Gallant Soldier, Dogtamer
        see threat 0
    """)
    alone("""
        given orders: Scouts
        given deck.1: Gallant Soldier, Dogtamer
        do A gain
        do A gain
        see followers.1: Gallant Soldier
        see threat 1
    """)


def test_supply_line(alone: Any) -> None:
    """Supply Line develops a location, or without one puts a card into play; then all attack."""
    alone("""
        given orders: Supply Line
        given locations.1: The Den of Sabers
        given deck.1: Gallant Soldier
        do A gain
        see threat 1
        see followers.1 0
    """)
    alone("""
        given orders: Supply Line
        given deck.1: Gallant Soldier
        do A gain
        see followers.1: Gallant Soldier
        do A gain
        see threat 1
    """)


def test_ambush(alone: Any) -> None:
    """Ambush: 1 wound to a follower of yours, then one attacks."""
    alone("""
        given orders: Ambush
        given deck.1: Gallant Soldier
        given followers.1: Airag Maker
        given A followers: Kalari Adept
        do A gain
        do A gain
        see A discard: Kalari Adept
        see threat 1
    """)


def test_regroup(alone: Any) -> None:
    """Regroup readies all its followers, then all attack."""
    alone("""
        given orders: Regroup
        given deck.1:
        given followers.1: Dogtamer (exhausted), Kalari Adept (exhausted)
        do A gain
        see card Dogtamer not drained
        do A gain
        see threat 2
    """)


def test_saboteurs(alone: Any) -> None:
    """Saboteurs damage one of your locations that is not hidden, then one attacks."""
    alone("""
        given orders: Saboteurs
        given deck.1:
        given A locations: Illicit Bazaar, The Den of Sabers
        do A gain
        do A gain
        see card The Den of Sabers left 2
        see card Illicit Bazaar left 3
    """)


def test_press_gang(alone: Any) -> None:
    """Press-Gang puts two cards into play, then one attacks."""
    alone("""
        given orders: Press-Gang
        given deck.1: Gallant Soldier, Airag Maker
        do A gain
        see followers.1: Gallant Soldier, Airag Maker
        do A gain
        see threat 1
    """)


def test_turncoat(alone: Any) -> None:
    """Turncoat takes the most costly follower of your discard pile; it is still yours when it falls (WBR-156)."""
    alone("""
        given orders: Turncoat, Riders Mass
        given deck.1:
        given A discard: Dogtamer, Astute Tactician, Pacify
        do A gain
        do A gain
        see A discard: Dogtamer, Pacify
        see deck.1: Astute Tactician
        do A gain
        see followers.1: Astute Tactician
    """)
    alone("""
        given orders: Turncoat, Riders Mass
        given deck.1:
        given A discard: Dogtamer
        given A hand: Vicious Stab
        given A void 1
        do A gain
        do A gain
        do A gain
        see followers.1: Dogtamer
        do A play Vicious Stab
        see A discard: Dogtamer, Vicious Stab
        see discard.1 0
    """)


def test_storm_of_banners(alone: Any) -> None:
    """Storm of Banners readies all and gives one a +1/+1 counter; then all attack."""
    alone("""
        given orders: Storm of Banners
        given deck.1:
        given followers.1: Gallant Soldier (exhausted)
        do A gain
        see card Gallant Soldier strength 3
        see card Gallant Soldier not drained
        do A gain
        see threat 1
    """)


def test_knives_in_pairs_and_lone_knife(alone: Any) -> None:
    """Knives in Pairs attack with half, rounded up; Lone Knife with one."""
    for name, breaches in (("Knives in Pairs", 2), ("Lone Knife", 1)):
        alone(f"""
            option part = 2
            given orders: {name}
            given deck.1: Gallant Soldier
            given followers.1: Poised Duelist, Airag Maker
            do A gain
            do A gain
            see threat {breaches}
        """)


def test_poisoned_cup(alone: Any) -> None:
    """Poisoned Cup: 2 wounds to one of your followers."""
    alone("""
        option part = 2
        given orders: Poisoned Cup
        given deck.1: Dogtamer
        given A followers: Caravan Guard
        do A gain
        do A gain
        see card A Caravan Guard hurt 2
        see threat 0
    """)


def test_engineers_at_work(alone: Any) -> None:
    """Engineers at Work develop, or put a card into play; half attack."""
    alone("""
        option part = 2
        given orders: Engineers at Work
        given deck.1: Dogtamer
        given locations.1: The Indigo Grotto
        do A gain
        see threat 2
        see followers.1 0
    """)


def test_hidden_knives(alone: Any) -> None:
    """Hidden Knives: you discard a card of your choice, then one attacks."""
    alone("""
        option part = 2
        given orders: Hidden Knives
        given deck.1: Dogtamer
        given A hand: Pacify, Lay Siege
        do A gain
        do A gain
        do A Pacify
        see A discard: Pacify
        see threat 1
    """)


def test_fortify(alone: Any) -> None:
    """Fortify readies all and strengthens one; half attack."""
    alone("""
        option part = 2
        given orders: Fortify
        given deck.1:
        given followers.1: Gallant Soldier (exhausted), Dogtamer (exhausted)
        do A gain
        see asks A tie
        do A Dogtamer
        see card Dogtamer strength 2
        see card Dogtamer not drained
        do A gain
        see threat 1
    """)


def test_smoke_and_mirrors(alone: Any) -> None:
    """Smoke and Mirrors: one attacks and cannot be blocked."""
    alone("""
        option part = 2
        given orders: Smoke and Mirrors
        given deck.1: Gallant Soldier
        given A followers: Caravan Guard
        do A gain
        do A gain
        see threat 1
        see asks A act
    """)


def test_iron_scaffold(alone: Any) -> None:
    """Iron Scaffold puts a card into play and replenishes; then it builds."""
    alone("""
        option part = 2
        given orders: Iron Scaffold
        given deck.1: Gallant Soldier
        given locations.1: The Den of Sabers (1 left)
        do A gain
        see followers.1: Gallant Soldier
        see card The Den of Sabers left 2
        do A gain
        see card The Den of Sabers left 1
    """)


def test_night_raid(alone: Any) -> None:
    """Night Raid puts two cards into play; half attack."""
    alone("""
        option part = 2
        given orders: Night Raid
        given deck.1: Gallant Soldier, Airag Maker
        do A gain
        see followers.1: Gallant Soldier, Airag Maker
        do A gain
        see threat 1
    """)


def test_drain_the_vault(alone: Any) -> None:
    """Drain the Vault: up to 3 mythium are lost; fewer give the automaton power (WBR-Q22)."""
    for have, left, threat in ((5, 4, 0), (0, 0, 1)):
        alone(f"""
            option part = 2
            given orders: Drain the Vault
            given deck.1: Dogtamer
            given A mythium {have}
            do A gain
            do A gain
            see A mythium {left}
            see threat {threat}
        """)


def test_the_order_strikes(alone: Any) -> None:
    """The Order Strikes: one of your ready followers is stunned and exhausted; then all attack."""
    alone("""
        option part = 2
        given orders: The Order Strikes
        given deck.1:
        given followers.1: Gallant Soldier, Dogtamer
        given A followers: Caravan Guard, Kalari Adept (exhausted)
        do A gain
        see card A Caravan Guard drained
        see card A Caravan Guard stunned 1
        do A gain
        see threat 2
    """)


# -- New Rules, one by one ---------------------------------------------------------------------------------------------


def test_trade_charter(alone: Any) -> None:
    """Trade Charter: the first development by action in a round brings 1 mythium."""
    alone("""
        given creed: Trade Charter
        given orders: Riders Mass
        given deck.1:
        given A locations: The Den of Sabers
        given A mythium 0
        do A develop The Den of Sabers
        see A mythium 1
        do A develop The Den of Sabers
        do A Void
        see A mythium 1
    """)


def test_spreading_unrest(alone: Any) -> None:
    """Spreading Unrest: after its successful attack one of your followers is stunned."""
    alone("""
        given creed: Spreading Unrest
        given orders: Riders Mass
        given deck.1: Gallant Soldier
        given A followers: Natty Matron (exhausted)
        do A gain
        do A gain
        see threat 1
        see card A Natty Matron stunned 1
    """)


def test_the_black_banner(alone: Any) -> None:
    """The Black Banner: a follower of the automaton that attacks alone has +1 strength."""
    alone("""
        given creed: The Black Banner
        given orders: Riders Mass
        given deck.1: Gallant Soldier
        given A followers: Caravan Guard
        do A gain
        do A gain
        do A block Caravan Guard > Gallant Soldier
        see card A Caravan Guard hurt 3
    """)


def test_wall_of_shields(alone: Any) -> None:
    """Wall of Shields (WBR-Q51): it blocks to beat and live, else to live, else to beat, with the cheapest; otherwise
    only if breaches would bring you to the goal."""
    alone("""
        option part = 2
        given creed: Wall of Shields
        given orders: Lone Knife
        given deck.1:
        given A followers: Gallant Soldier, Astute Tactician
        given followers.1: Caravan Guard, Alamut Saboteur
        do A attack
        do A Gallant Soldier + Astute Tactician
        do A nothing
        see A discard: Gallant Soldier
        see A power 1
        see card Alamut Saboteur not drained
    """)
    alone("""
        option part = 2
        given creed: Wall of Shields
        given orders: Lone Knife
        given deck.1: Dogtamer
        given goal 10
        given A power 9
        given A followers: Astute Tactician
        given followers.1: Novice Cutpurse
        do A attack
        do A nothing
        see A power 9
        see discard.1: Novice Cutpurse
    """)
    alone("""
        option part = 2
        given orders: Lone Knife
        given deck.1:
        given creed:
        given A followers: Gallant Soldier
        given followers.1: Caravan Guard
        do A attack
        do A nothing
        see A power 1
    """)


def test_steady_works(alone: Any) -> None:
    """Steady Works: in the Rally Phase the automaton develops a location."""
    alone("""
        option part = 2
        phase rally
        given creed: Steady Works
        given deck.1:
        given locations.1: The Den of Sabers
        see threat 1
    """)


def test_marked_for_death(alone: Any) -> None:
    """Marked for Death: your first follower is stunned as it enters; 1 mythium more in step 3."""
    alone("""
        option part = 2
        given creed: Marked for Death
        given orders: Lone Knife
        given deck.1:
        given A hand: Gallant Soldier, Dogtamer
        given A mythium 5
        do A play Gallant Soldier
        see card A Gallant Soldier stunned 1
        do A play Dogtamer
        do A nothing
        see card A Dogtamer not stunned
        do A gain
        do A gain
        see round 2
        see A mythium 8
    """)


def test_deep_foundations(alone: Any) -> None:
    """Deep Foundations: locations of the automaton with all three stages are hidden."""
    alone("""
        option part = 2
        given creed: Deep Foundations
        given orders: Lone Knife
        given deck.1:
        given A followers: Gallant Soldier
        given locations.1: The Den of Sabers, The Indigo Grotto (2 left)
        do A attack
        do A nothing
        refuse A The Den of Sabers: is hidden
        do A The Indigo Grotto
        see card The Indigo Grotto left 1
    """)


def test_shifting_loyalties(alone: Any) -> None:
    """Shifting Loyalties: the first follower that the automaton puts into play gets a +1/+1 counter."""
    alone("""
        option part = 2
        given creed: Shifting Loyalties
        given orders: Night Raid
        given deck.1: Gallant Soldier, Dogtamer
        do A gain
        see card Gallant Soldier strength 3
        see card Dogtamer strength 1
    """)


def test_master_of_the_order(alone_stage: Any) -> None:
    """Master of the Order: mythium costs of the automaton's Worldbreaker and of The Right Hand are ignored."""
    s = alone_stage("""
        option part = 2
        given creed: Master of the Order
        given orders: Lone Knife
        given deck.1: Gallant Soldier
        given followers.1: The Right Hand
        given A followers: Heedless Investor
        see playing
    """)
    from pyengine.games.worldbreakers.campaign import BLOCKS
    from pyengine.games.worldbreakers.state import listen

    t = s.match.game.base
    t.move(BLOCKS[1]["rival"][0], t.place("wb", 1))
    listen(t, 1)
    s.match = type(s.match).from_table(s.rules, t, s.match)
    s.match.answer(0, "gain")
    s.match.answer(0, "gain")
    t = s.match.game.t
    assert t.cards("followers", 0) == []
    assert t.power[1] == 1
    assert t.myth[1] == 0
