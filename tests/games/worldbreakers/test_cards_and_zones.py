"""Cards, zones, resources and actions (specification 3.4 to 3.6)."""

from __future__ import annotations

import re
from typing import Any

import pyengine
from pyengine.games.worldbreakers.abilities import EVENT, FOLLOWER, LEADER, LOCATION
from pyengine.games.worldbreakers.cards import CATALOG, GUILD, NEED, PLAIN_CARDS, SIGNATURES, STAGES, STAR, SUPPLY, TYPE


def test_the_catalogue() -> None:
    """WBR-034 four card types; WBR-055 three signature cards a Worldbreaker; sums of specification 8.8."""
    assert len(PLAIN_CARDS) == 112
    assert {TYPE[k] for k in PLAIN_CARDS} == {EVENT, FOLLOWER, LOCATION, LEADER}
    deck = [k for k in PLAIN_CARDS if TYPE[k] != LEADER]
    assert [sum(TYPE[k] == kind for k in deck) for kind in (EVENT, FOLLOWER, LOCATION)] == [31, 59, 18]
    assert len(SUPPLY) == 96
    for guild in range(4):
        assert len(SIGNATURES[guild]) == 3
        needs = [NEED[k] for k in deck if STAR[k] is None and GUILD[k] == guild]
        assert [needs.count(n) for n in (1, 2, 3)] == ([12, 5, 2] if guild == 0 else [11, 5, 3])
    assert sum(CATALOG[k].copies for k in PLAIN_CARDS) == 140
    assert sum(card.copies for card in CATALOG if card.code) == 54


def test_every_card_has_text_in_its_own_words() -> None:
    """WBR-036 only rules text counts: each text comes from the abilities, none is empty but for plain followers."""
    plain = {"Gallant Soldier", "Solemn Guardian"}
    for k in PLAIN_CARDS:
        card = CATALOG[k]
        assert bool(card.text) != (card.name in plain)
        assert not re.search(r"[{}]", card.text), card.name


def test_cards_are_active_only_in_play(holds: Any) -> None:
    """WBR-035 a Mothkeeper in hand, discard pile or storage hears nothing; only in play it does."""
    holds("""
        given A hand: Mothkeeper
        given A discard: Mothkeeper
        given A locations: The Den of Sabers
        do A develop The Den of Sabers
        see asks B act
    """)


def test_the_worldbreaker_stays(holds: Any) -> None:
    """WBR-037 the Worldbreaker stays: Blood Moon leaves it; WBR-039 its guild gives the first standing only."""
    holds("""
        given A hand: Blood Moon
        given A moon 3
        given A mythium 7
        given A followers: Dogtamer
        do A play Blood Moon
        do A mode 1
        see A wb 1
        see B wb 1
        see A earth 1
        see B stars 1
    """)


def test_an_event_resolves_in_printed_order_and_goes(holds: Any) -> None:
    """WBR-040 an event resolves its abilities in order, then lies in the discard pile; WBR-132 each separately:
    the first of Amazing Arithmetic is over before the second asks; WBR-152 all resolve."""
    holds("""
        given A hand: Amazing Arithmetic
        given A followers: Gallant Soldier
        given A void 1
        given A mythium 0
        do A play Amazing Arithmetic
        see A mythium 2
        see A event: Amazing Arithmetic
        see asks A attack
        do A nothing
        see A discard: Amazing Arithmetic
    """)


def test_strength_deals_health_bears(holds: Any) -> None:
    """WBR-041 strength is what a follower deals, health what defeats it; WBR-042 wounds as many as health defeat;
    WBR-045 wounds stay (WBR-Q21)."""
    holds("""
        given A followers: Poised Duelist
        given B followers: Solemn Guardian, Mothkeeper
        given slot 6
        do A attack
        do A nothing
        do B block Solemn Guardian > Poised Duelist
        see card B Solemn Guardian hurt 2
        see card A Poised Duelist hurt 1
        do B gain
        see round 2
        see card B Solemn Guardian hurt 2
        see card A Poised Duelist hurt 1
    """)


def test_a_follower_may_act_at_once_and_rests_until_the_rally_phase(holds: Any) -> None:
    """WBR-043 followers enter ready and may attack in the same round; WBR-044 an exhausted one rests till the Rally
    Phase; WBR-074 a location may be developed in the round it entered, a follower may act; WBR-144."""
    holds("""
        given A hand: Gallant Soldier, The Den of Sabers
        do A play Gallant Soldier
        do B gain
        do A attack
        do A nothing
        see A power 1
        do B gain
        refuse A attack: ready and able
        do A play The Den of Sabers
        do B gain
        do A develop The Den of Sabers
        see A power 2
    """)


def test_stages_from_top_to_bottom(holds: Any) -> None:
    """WBR-046 a location enters with a counter on each stage; WBR-047 the topmost is next; WBR-048 developing takes it
    and resolves the stage; WBR-068 they come while it is played; WBR-050 after the last one it goes."""
    holds("""
        given A hand: The Den of Sabers
        do A play The Den of Sabers
        see card A The Den of Sabers left 3
        do B gain
        do A develop The Den of Sabers
        see card A The Den of Sabers left 2
        see A power 1
        do B gain
        do A develop The Den of Sabers
        do A Earth
        see A power 1
        see A earth 2
        do B gain
        do A develop The Den of Sabers
        see A power 3
        see A discard: The Den of Sabers
    """)


def test_damage_takes_the_topmost_counter_without_effect(holds: Any) -> None:
    """WBR-049 damage resolves nothing; WBR-050 the last counter damaged away depletes at once (WBR-176)."""
    holds("""
        given A followers: Gallant Soldier, Dogtamer
        given B locations: The Humble Underpass
        given B mythium 0
        do A attack
        do A Gallant Soldier
        do A nothing
        do A The Humble Underpass
        see B mythium 0
        see B power 0
        do B develop The Humble Underpass
        do B Stars
        see B stars 2
        see B discard: The Humble Underpass
    """)
    holds("""
        given A followers: Gallant Soldier
        given B locations: The Humble Underpass (1 left)
        do A attack
        do A nothing
        do A The Humble Underpass
        see B discard: The Humble Underpass
        see B mythium 5
    """)


def test_discard_piles_are_open(stage: Any) -> None:
    """WBR-051 both sides see both discard piles."""
    t = stage("given B discard: Pacify, Mothkeeper\nsee playing")
    for seat in (0, 1, None):
        assert len(t.match.view(seat)["zones"]["discard.1"]) == 2


def test_discarding_and_drawing(holds: Any) -> None:
    """WBR-052 a discard goes from hand to the owner's pile; WBR-053 a draw takes the top card; WBR-176 neither a
    defeated nor a depleted card was discarded from a hand."""
    holds("""
        given A hand: Silkworm Terrarium, Pacify
        given A stars 1
        given A deck: Mothkeeper, Dogtamer
        do A play Silkworm Terrarium
        do A use Silkworm Terrarium
        see A discard: Pacify
        do B gain
        do A draw
        see A hand: Mothkeeper
    """)


def test_traits_only_matter_to_abilities(holds: Any) -> None:
    """WBR-054 the trait Scholar does nothing by itself but lets Unveiling the Council be played."""
    holds("""
        given A hand: Unveiling the Council
        given A followers: Peaceful Engineer
        given A moon 1
        given A mythium 0
        do A play Unveiling the Council
        see A mythium 3
    """)


def test_mythium_and_standing(holds: Any) -> None:
    """WBR-056 mythium is spent for costs; WBR-057 standing is counted for each of four guilds; WBR-058 a requirement
    is met, not spent; WBR-060 anyone who meets it may play a card of any guild."""
    holds("""
        given A hand: Solemn Guardian
        given A stars 1
        given A mythium 8
        do A play Solemn Guardian
        see A mythium 5
        see A stars 1
        see A earth 1
        see A void 0
        see A moon 0
    """)
    holds("""
        given A hand: Solemn Guardian
        refuse A play Solemn Guardian: needs 1 Stars standing; you have 0
    """)


def test_standing_may_be_spent_by_abilities(holds: Any) -> None:
    """WBR-059 an ability may spend standing."""
    holds("""
        given A hand: Dogtamer
        do A play Dogtamer
        do A use Dogtamer
        do A migrate
        see A earth 0
    """)


def test_gain_and_draw_are_always_there(holds: Any) -> None:
    """WBR-061 gain 1 is always legal; WBR-062 so is drawing, with any hand, even of an empty deck (WBR-Q04)."""
    holds("""
        given A mythium 0
        given A deck:
        do A gain
        see A mythium 1
        do B gain
        do A draw
        see A hand 0
        see A power 0
        see B power 0
        see asks B act
    """)


def test_buying_standing(holds: Any) -> None:
    """WBR-063 exactly 1 standing for 2 mythium, guild of choice; not with less."""
    holds("""
        given A mythium 2
        do A stand Void
        see A mythium 0
        see A void 1
        do B gain
        refuse A stand Void: costs 2 mythium; you have 0
    """)


def test_attacking_needs_somebody(holds: Any) -> None:
    """WBR-064 without a follower that can be declared there is no attack."""
    holds("""
        given A followers: Gallant Soldier (exhausted), Mothkeeper, Dogtamer (stationary)
        refuse A attack: none of your followers is ready
    """)


def test_a_card_that_cannot_be_paid_stays_in_hand(holds: Any) -> None:
    """WBR-066 requirements are checked; WBR-067 what cannot be paid is undone, and the action chosen anew."""
    holds("""
        given A hand: The Indigo Grotto, Tengri's Cavalry
        given A mythium 5
        refuse A play The Indigo Grotto: costs 9 mythium; you have 5
        refuse A play Tengri's Cavalry: needs 3 Earth standing; you have 1
        see A hand 2
        see A mythium 5
        see asks A act
    """)


def test_the_card_being_played_lies_open_but_is_not_active(holds: Any) -> None:
    """WBR-065 the card lies face up while it is paid for, and only its own cost abilities work; WBR-131."""
    holds("""
        given A hand: Straight to the Source, Illicit Bazaar
        given A stars 1
        given A mythium 2
        do A play Straight to the Source
        see asks A reveal
        see A event: Straight to the Source
        see A mythium 2
        do A Illicit Bazaar
        see A mythium 4
    """)


def test_a_played_card_stays_an_event_goes(holds: Any) -> None:
    """WBR-069 a follower or location stays, an event resolves and is discarded."""
    holds("""
        given A hand: Gallant Soldier, The Den of Sabers, Vicious Stab
        given A void 1
        given A mythium 9
        do A play Gallant Soldier
        do B gain
        do A play The Den of Sabers
        do B gain
        do A play Vicious Stab
        see A locations: The Den of Sabers
        see A discard: Gallant Soldier, Vicious Stab
    """)


def test_playing_through_an_ability(holds: Any) -> None:
    """WBR-070 all costs and requirements count; WBR-071 from the hand, if nothing else is said."""
    holds("""
        given A hand: Gratuitous Gift, Tengri's Cavalry, Swift Messenger
        given A discard: Gallant Soldier
        given A mythium 1
        do A play Gratuitous Gift
        see A followers: Swift Messenger
        see A mythium 0
        do A nothing
        see A hand: Tengri's Cavalry
        see A discard: Gallant Soldier, Gratuitous Gift
    """)


def test_enters_waits_for_the_ability_that_played_the_card(holds: Any) -> None:
    """WBR-072 Enters, and Responses to playing, wait until the playing ability is over: both stand in one window."""
    holds("""
        option guild1 = stars
        given A hand: Weaving Workshop, Silkworm Terrarium, Pacify
        given A stars 2
        given A mythium 4
        given A deck: Mothkeeper
        do A play Weaving Workshop
        do A use Weaving Workshop
        do A Silkworm Terrarium
        see asks A trigger
        see offers A use Silkworm Terrarium
        see offers A use Marco Polo, Robed in Silk
    """)


def test_develop_needs_a_counter(holds: Any) -> None:
    """WBR-073 one's own location with a counter is developed; not the rival's."""
    holds("""
        given A locations: The Den of Sabers
        given B locations: The Indigo Grotto
        see offers A develop The Den of Sabers
        refuse A develop The Indigo Grotto: is B’s
    """)
    assert all(len(STAGES[k]) in (2, 3) for k in PLAIN_CARDS if TYPE[k] == LOCATION)


def test_signature_cards_show_their_star() -> None:
    """WBR-055 a signature card is marked and belongs to one Worldbreaker."""
    faces = {face["name"]: face for face in pyengine.cards("worldbreakers")}
    assert "star" in [key["id"] for key in faces["Alamut Castle"]["keys"]]
    assert "star" not in [key["id"] for key in faces["Forlorn Flats"]["keys"]]
