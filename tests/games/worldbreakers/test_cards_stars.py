"""Stars, card by card (specification 8.4)."""

from __future__ import annotations

from typing import Any


def test_marco_polo_robed_in_silk(holds: Any) -> None:
    """Marco Polo, Robed in Silk: after a location, exhaust: a follower on top is drawn, else it goes down."""
    holds("""
        option guild1 = stars
        given A hand: Illicit Bazaar
        given A deck: Mothkeeper, Pacify
        do A play Illicit Bazaar
        do A use Marco Polo, Robed in Silk
        see A hand: Mothkeeper
        see card A Marco Polo, Robed in Silk drained
    """)
    holds("""
        option guild1 = stars
        given A hand: Illicit Bazaar
        given A deck: Pacify, Mothkeeper
        do A play Illicit Bazaar
        do A use Marco Polo, Robed in Silk
        see A hand 0
        do B gain
        do A draw
        see A hand: Mothkeeper
    """)


def test_silkworm_terrarium(holds: Any) -> None:
    """Silkworm Terrarium is hidden; it enters with a card discarded to develop a location, itself if need be."""
    holds("""
        given A hand: Silkworm Terrarium, Pacify
        given A stars 1
        do A play Silkworm Terrarium
        do A use Silkworm Terrarium
        see A discard: Pacify
        see A power 1
        see card A Silkworm Terrarium left 1
        do B gain
        do A develop Silkworm Terrarium
        see A power 2
        see A discard: Pacify, Silkworm Terrarium
    """)


def test_polos_portraitist(holds: Any) -> None:
    """Polo's Portraitist: no player can attack for the rest of the round; the next round they can."""
    holds("""
        given A hand: Polo's Portraitist
        given A stars 2
        given B followers: Gallant Soldier
        given A followers: Heedless Investor
        do A play Polo's Portraitist
        do A use Polo's Portraitist
        refuse B attack: nobody can attack
        do B gain
        refuse A attack: nobody can attack
    """)


def test_exploitative_extraction(holds: Any) -> None:
    """Exploitative Extraction: X is at most the Stars standing; X times a location is developed (WBR-153)."""
    holds("""
        given A hand: Exploitative Extraction
        given A stars 3
        given A mythium 5
        given A locations: The Den of Sabers
        do A play Exploitative Extraction
        see asks A x
        see offers A 3
        refuse A 4: not possible
        do A 2
        do A Void
        see A void 1
        see A power 1
        see A mythium 3
        see A hand 1
    """)


def test_proof_of_the_grotto(holds: Any) -> None:
    """Proof of the Grotto plays any card for as much less as the sum of the standing."""
    holds("""
        given A hand: Proof of the Grotto, The Pit of Despair
        given A stars 2
        given A earth 1
        given A mythium 5
        do A play Proof of the Grotto
        see A locations: The Pit of Despair
        see A mythium 0
    """)


def test_inspirational_vision(holds: Any) -> None:
    """Inspirational Vision finds a follower or location: draw it, or play it for 2 less; the rest is shuffled."""
    holds("""
        given A hand: Inspirational Vision
        given A stars 1
        given A mythium 3
        given A deck: Pacify, Illicit Bazaar, Solemn Guardian, Frantic Getaway
        do A play Inspirational Vision
        do A follower
        see A found: Solemn Guardian
        do A play Solemn Guardian
        see A followers: Solemn Guardian
        see A mythium 0
        see A deck: Pacify, Illicit Bazaar, Frantic Getaway
    """)
    holds("""
        given A hand: Inspirational Vision
        given A stars 1
        given A mythium 2
        given A deck: Pacify, The Pit of Despair, Solemn Guardian
        do A play Inspirational Vision
        do A location
        see A hand: The Pit of Despair
        see A deck: Pacify, Solemn Guardian
    """)


def test_straight_to_the_source(holds: Any) -> None:
    """Straight to the Source costs 1 less for each of up to 2 locations revealed from the hand (WBR-160)."""
    holds("""
        given A hand: Straight to the Source, Illicit Bazaar, The Den of Sabers
        given A stars 1
        given A mythium 0
        do A play Straight to the Source
        see A mythium 3
        see log reveals Illicit Bazaar and The Den of Sabers
        see A hand: Illicit Bazaar, The Den of Sabers
    """)
    holds("""
        given A hand: Straight to the Source, Illicit Bazaar
        given A stars 1
        given A mythium 2
        do A play Straight to the Source
        do A nothing
        see A mythium 3
    """)
    holds("""
        given A hand: Straight to the Source, Mothkeeper
        given A stars 1
        given A mythium 1
        refuse A play Straight to the Source: costs 2 mythium
    """)


def test_pacify(holds: Any) -> None:
    """Pacify puts a stationary counter on a follower."""
    holds("""
        given A hand: Pacify
        given A stars 1
        given B followers: Tengri's Cavalry
        do A play Pacify
        see card B Tengri's Cavalry stationary 1
        refuse B attack: none of your followers
    """)


def test_frantic_getaway(holds: Any) -> None:
    """Frantic Getaway develops a location, and then again."""
    holds("""
        given A hand: Frantic Getaway
        given A stars 2
        given A mythium 1
        given A locations: Illicit Bazaar, The Indigo Grotto
        do A play Frantic Getaway
        do A The Indigo Grotto
        do A The Indigo Grotto
        see A power 5
        see card A The Indigo Grotto left 1
    """)


def test_throes_of_fancy(holds: Any) -> None:
    """Throes of Fancy finds a follower and a location, takes both, and may play either or both."""
    holds("""
        given A hand: Throes of Fancy
        given A stars 3
        given A mythium 4
        given A deck: Pacify, Mothkeeper, Heedless Investor, Illicit Bazaar, The Indigo Grotto
        do A play Throes of Fancy
        see A hand: Mothkeeper, Illicit Bazaar
        do A Illicit Bazaar
        do A Mothkeeper
        see A locations: Illicit Bazaar
        see A followers: Mothkeeper
        see A mythium 1
        see A deck: Pacify, Heedless Investor, The Indigo Grotto
    """)


def test_heedless_investor(holds: Any) -> None:
    """Heedless Investor: 3 mythium with a location, otherwise 1 standing."""
    holds("""
        given A hand: Heedless Investor
        given A stars 1
        given A mythium 1
        given A locations: The Den of Sabers
        do A play Heedless Investor
        do A use Heedless Investor
        see A mythium 3
    """)
    holds("""
        given A hand: Heedless Investor
        given A stars 1
        given A mythium 1
        do A play Heedless Investor
        do A use Heedless Investor
        do A Void
        see A void 1
        see A mythium 0
    """)


def test_mothkeeper(holds: Any) -> None:
    """Mothkeeper is stationary and brings 2 mythium the first time each round you gain power (WBR-Q10)."""
    holds("""
        given A followers: Mothkeeper
        given A locations: Silkworm Terrarium, The Den of Sabers
        given A mythium 0
        refuse A attack: none of your followers
        do A develop Silkworm Terrarium
        do A use Mothkeeper
        see A mythium 2
        do B gain
        do A develop The Den of Sabers
        see asks B act
        see A mythium 2
        see A power 2
    """)


def test_sly_sentinel(holds: Any) -> None:
    """Sly Sentinel is stationary; blocking, it may take another attacker out of the combat."""
    holds("""
        given A followers: Gallant Soldier, Tengri's Cavalry
        given B followers: Sly Sentinel
        do A attack
        do A Gallant Soldier + Tengri's Cavalry
        do A nothing
        do B block Sly Sentinel > Gallant Soldier
        do B use Sly Sentinel
        see A power 0
        see A discard: Gallant Soldier
        see card A Tengri's Cavalry drained
        refuse B attack: none of your followers
    """)


def test_solemn_guardian(holds: Any) -> None:
    """Solemn Guardian is 1/6 for 3 and does nothing else."""
    holds("""
        given A hand: Solemn Guardian
        given A stars 1
        given A mythium 3
        do A play Solemn Guardian
        see asks B act
        see card A Solemn Guardian health 6
        see card A Solemn Guardian strength 1
        see A mythium 0
    """)


def test_generous_dealer(holds: Any) -> None:
    """Generous Dealer: your events and locations cost 1 less, followers do not; two of them take 2 off (WBR-Q23)."""
    holds("""
        given A followers: Generous Dealer
        given A hand: The Den of Sabers, Pacify, Solemn Guardian
        given A stars 1
        given A mythium 5
        do A play The Den of Sabers
        see A mythium 2
        do B gain
        do A play Pacify
        see A mythium 0
    """)
    holds("""
        given A followers: Generous Dealer, Generous Dealer
        given A hand: The Den of Sabers, Solemn Guardian
        given A stars 1
        given A mythium 2
        refuse A play Solemn Guardian: costs 3 mythium; you have 2
        do A play The Den of Sabers
        see A mythium 0
    """)


def test_auspicious_smuggler(holds: Any) -> None:
    """Auspicious Smuggler: the next turn this round has two actions, with no turn of the rival between (WBR-Q26)."""
    holds("""
        given A hand: Auspicious Smuggler
        given A stars 2
        given A mythium 3
        do A play Auspicious Smuggler
        do A use Auspicious Smuggler
        do B gain
        do A gain
        see slot 3
        see asks A act
        do A gain
        see slot 4
        do B gain
        do A gain
        see asks B act
    """)
    holds("""
        given A hand: Auspicious Smuggler
        given A stars 2
        given slot 6
        given A mythium 3
        do A play Auspicious Smuggler
        do A use Auspicious Smuggler
        do B gain
        see round 2
        do B gain
        do A gain
        see asks B act
    """)


def test_suave_sycophant(holds: Any) -> None:
    """Suave Sycophant puts a stationary counter on the follower it blocks."""
    holds("""
        given A followers: Gallant Soldier
        given B followers: Suave Sycophant
        do A attack
        do A nothing
        do B block Suave Sycophant > Gallant Soldier
        do B use Suave Sycophant
        see A discard: Gallant Soldier
        see card B Suave Sycophant hurt 2
    """)
    holds("""
        given A followers: Astute Tactician
        given B followers: Suave Sycophant
        do A attack
        do A nothing
        do B block Suave Sycophant > Astute Tactician
        do B use Suave Sycophant
        see card A Astute Tactician stationary 1
        see card A Astute Tactician hurt 1
        see B discard: Suave Sycophant
    """)


def test_the_blind_sculptor(holds: Any) -> None:
    """The Blind Sculptor develops a location in the Rally Phase."""
    holds("""
        phase rally
        given A followers: The Blind Sculptor
        given A locations: The Den of Sabers
        do A use The Blind Sculptor
        see A power 1
        see card A The Den of Sabers left 2
    """)


def test_illicit_bazaar(holds: Any) -> None:
    """Illicit Bazaar, hidden: I 2 mythium and 1 standing, II and III 2 mythium each."""
    holds("""
        given A locations: Illicit Bazaar
        given A followers: Gallant Soldier
        given A mythium 0
        do A develop Illicit Bazaar
        do A Moon
        see A moon 1
        do B gain
        do A develop Illicit Bazaar
        do B gain
        do A develop Illicit Bazaar
        see A mythium 6
        see A discard: Illicit Bazaar
    """)


def test_mesmerizing_maze(holds: Any) -> None:
    """Mesmerizing Maze: I Stars standing and power; II power and a stationary counter if you like."""
    holds("""
        given A locations: Mesmerizing Maze
        given B followers: Gallant Soldier
        do A develop Mesmerizing Maze
        see A stars 1
        see A power 1
        do B gain
        do A develop Mesmerizing Maze
        do A Gallant Soldier
        see A power 2
        see card B Gallant Soldier stationary 1
    """)


def test_covert_exchange(holds: Any) -> None:
    """Covert Exchange, hidden: I 4 mythium, II 2 cards, III 1 card and 2 mythium."""
    holds("""
        given A locations: Covert Exchange
        given A mythium 0
        do A develop Covert Exchange
        see A mythium 4
        do B gain
        do A develop Covert Exchange
        see A hand 2
        do B gain
        do A develop Covert Exchange
        see A hand 3
        see A mythium 6
        see A discard: Covert Exchange
    """)


def test_weaving_workshop(holds: Any) -> None:
    """Weaving Workshop may play another location for 2 less; its stages develop another location, never itself."""
    holds("""
        given A hand: Weaving Workshop, The Den of Sabers
        given A stars 2
        given A mythium 6
        do A play Weaving Workshop
        do A use Weaving Workshop
        do A The Den of Sabers
        see A mythium 0
        do B gain
        do A develop Weaving Workshop
        see A mythium 2
        see A power 2
        see card A The Den of Sabers left 2
        see card A Weaving Workshop left 1
        do B gain
        do A develop Weaving Workshop
        do A Earth
        see A power 3
        see A discard: Weaving Workshop
    """)


def test_the_uncanny_valley(holds: Any) -> None:
    """The Uncanny Valley takes from the rival: 1 mythium, 1 card, 1 power, as far as there is any (WBR-Q22)."""
    holds("""
        given A locations: The Uncanny Valley
        given B hand: Mothkeeper
        given B mythium 0
        given B power 1
        given A mythium 0
        do A develop The Uncanny Valley
        see A mythium 1
        see B mythium 0
        do B gain
        do A develop The Uncanny Valley
        see B discard: Mothkeeper
        see A hand 1
        do B gain
        do A develop The Uncanny Valley
        see A power 3
        see B power 0
    """)
