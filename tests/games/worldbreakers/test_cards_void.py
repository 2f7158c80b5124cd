"""Void, card by card (specification 8.5)."""

from __future__ import annotations

from typing import Any


def test_ruknuddin_khurshah_leader_of_the_order(holds: Any) -> None:
    """Ruknuddin Khurshah, Leader of the Order: in an attack pay 1 and exhaust: 1 wound to a follower of the rival."""
    holds("""
        option guild1 = void
        given A followers: Gallant Soldier
        given B followers: Kalari Adept
        given A mythium 1
        do A attack
        do A use Ruknuddin Khurshah, Leader of the Order
        see B discard: Kalari Adept
        see A mythium 0
        see card A Ruknuddin Khurshah, Leader of the Order drained
        see A power 1
    """)


def test_the_right_hand(holds: Any) -> None:
    """The Right Hand: pay 1 and the Worldbreaker's ability deals 1 wound more this combat."""
    holds("""
        option guild1 = void
        given A followers: The Right Hand
        given B followers: Heedless Investor
        given A mythium 2
        do A attack
        do A use The Right Hand
        do A use Ruknuddin Khurshah, Leader of the Order
        see B discard: Heedless Investor
        see A mythium 0
    """)


def test_alamut_castle(holds: Any) -> None:
    """Alamut Castle: when your follower attacks alone, the Worldbreaker readies and the castle develops."""
    holds("""
        option guild1 = void
        given A followers: Gallant Soldier
        given A locations: Alamut Castle
        given B followers: Solemn Guardian
        given A mythium 2
        do A attack
        do A use Ruknuddin Khurshah, Leader of the Order
        see card B Solemn Guardian hurt 1
        do A use Alamut Castle
        see A power 1
        see card A Ruknuddin Khurshah, Leader of the Order not drained
        see card A Alamut Castle left 2
        see asks B block
    """)
    holds("""
        option guild1 = void
        given A followers: Gallant Soldier, Dogtamer
        given A locations: Alamut Castle (1 left)
        given A mythium 0
        do A attack
        do A Gallant Soldier + Dogtamer
        see A power 2
        do B gain
        do A develop Alamut Castle
        see A power 4
    """)


def test_hide_in_plain_sight(holds: Any) -> None:
    """Hide in Plain Sight attacks with exactly one follower, and it cannot be blocked."""
    holds("""
        given A hand: Hide in Plain Sight
        given A followers: Gallant Soldier, Dogtamer
        given B followers: Solemn Guardian
        given A void 3
        do A play Hide in Plain Sight
        refuse A Gallant Soldier + Dogtamer: at most 1
        do A Gallant Soldier
        do A nothing
        see A power 1
        see card B Solemn Guardian not drained
    """)


def test_amazing_arithmetic(holds: Any) -> None:
    """Amazing Arithmetic: 2 mythium, then an attack if you like."""
    holds("""
        given A hand: Amazing Arithmetic
        given A followers: Gallant Soldier
        given A void 1
        given A mythium 0
        do A play Amazing Arithmetic
        see A mythium 2
        do A nothing
        see asks B act
        see A power 0
    """)


def test_stupefy(holds: Any) -> None:
    """Stupefy: after a successful attack the rival shows 3 cards and loses the one you choose."""
    holds("""
        given A hand: Stupefy
        given A followers: Gallant Soldier
        given A void 1
        given B hand: Mothkeeper, Pacify, Illicit Bazaar, Solemn Guardian
        do A play Stupefy
        do A nothing
        see A power 1
        do A use Stupefy
        do B Mothkeeper + Pacify + Illicit Bazaar
        see log reveals Mothkeeper, Pacify and Illicit Bazaar
        refuse A Solemn Guardian: look there
        do A Illicit Bazaar
        see B hand: Mothkeeper, Pacify, Solemn Guardian
        see B discard: Illicit Bazaar
        see A discard: Stupefy
    """)


def test_serpent_strike(holds: Any) -> None:
    """Serpent Strike: the chosen follower defeats whomever it wounds this combat; it takes its wounds all the same."""
    holds("""
        given A hand: Serpent Strike
        given A followers: Gallant Soldier, Dogtamer
        given B followers: Solemn Guardian
        given A void 1
        do A play Serpent Strike
        do A Gallant Soldier
        do A Gallant Soldier
        do A nothing
        do B block Solemn Guardian > Gallant Soldier
        do A strike Gallant Soldier
        see B discard: Solemn Guardian
        see A discard: Serpent Strike, Gallant Soldier
    """)


def test_vicious_stab(holds: Any) -> None:
    """Vicious Stab deals 2 wounds to a follower and gives no standing (WBR-Q57)."""
    holds("""
        given A hand: Vicious Stab
        given A void 1
        given B followers: Mothkeeper
        do A play Vicious Stab
        see card B Mothkeeper hurt 2
        see A void 1
    """)


def test_consumed_by_the_dust(holds: Any) -> None:
    """Consumed by the Dust: as a successful attack ends, damage one location and, if you like, one more."""
    holds("""
        given A hand: Consumed by the Dust
        given A followers: Gallant Soldier
        given A void 2
        given B locations: The Den of Sabers, Illicit Bazaar
        do A play Consumed by the Dust
        do A nothing
        do A nothing
        do A use Consumed by the Dust
        do A The Den of Sabers
        see card B The Den of Sabers left 1
        see card B Illicit Bazaar left 3
    """)


def test_pernicious_powder(holds: Any) -> None:
    """Pernicious Powder deals 2 wounds to each of up to 3 followers, at once."""
    holds("""
        given A hand: Pernicious Powder
        given A void 3
        given B followers: Mothkeeper, Heedless Investor, Solemn Guardian, Generous Dealer
        do A play Pernicious Powder
        refuse A Mothkeeper + Heedless Investor + Solemn Guardian + Generous Dealer: at most 3
        do A Mothkeeper + Heedless Investor + Solemn Guardian
        see card B Mothkeeper hurt 2
        see card B Solemn Guardian hurt 2
        see B discard: Heedless Investor
    """)


def test_novice_cutpurse(holds: Any) -> None:
    """Novice Cutpurse: blocked, it steals 2 mythium and 1 standing before the fight (WBR-Q14)."""
    holds("""
        given A followers: Novice Cutpurse
        given A mythium 0
        given B followers: Solemn Guardian
        do A attack
        do A nothing
        do B block Solemn Guardian > Novice Cutpurse
        see card B Solemn Guardian not hurt
        do A use Novice Cutpurse
        do A Stars
        see A mythium 2
        see A stars 1
        see A discard: Novice Cutpurse
    """)


def test_cunning_reclaimer(holds: Any) -> None:
    """Cunning Reclaimer, attacking alone, keeps a follower from blocking."""
    holds("""
        given A followers: Cunning Reclaimer
        given B followers: Solemn Guardian
        do A attack
        do A use Cunning Reclaimer
        do A Solemn Guardian
        do A nothing
        see A power 1
    """)
    holds("""
        given A followers: Cunning Reclaimer, Gallant Soldier
        given B followers: Solemn Guardian
        do A attack
        do A Cunning Reclaimer + Gallant Soldier
        do A nothing
        see asks B block
    """)


def test_resourceful_aide(holds: Any) -> None:
    """Resourceful Aide: 2 mythium the first time each round a follower of yours attacks alone."""
    holds("""
        given A followers: Resourceful Aide, Gallant Soldier
        given A mythium 0
        do A attack
        do A Gallant Soldier
        do A use Resourceful Aide
        see A mythium 2
        do A nothing
        do B gain
        do A attack
        do A nothing
        see A mythium 2
        see A power 2
    """)


def test_serendipitous_witness(holds: Any) -> None:
    """Serendipitous Witness must take 1 mythium for the first defeat of a round, its own too (WBR-Q08)."""
    holds("""
        given A hand: Vicious Stab, Vicious Stab
        given A followers: Serendipitous Witness (wound 1)
        given A void 1
        given A mythium 2
        given B followers: Gallant Soldier
        do A play Vicious Stab
        do A Serendipitous Witness
        see A mythium 2
        see A discard: Vicious Stab, Serendipitous Witness
    """)
    holds("""
        given A hand: Vicious Stab, Vicious Stab
        given A followers: Serendipitous Witness
        given A void 1
        given A mythium 2
        given B followers: Gallant Soldier, Kalari Adept
        do A play Vicious Stab
        do A Gallant Soldier
        see A mythium 2
        do B gain
        do A play Vicious Stab
        do A Kalari Adept
        see A mythium 1
    """)


def test_silent_assassin(holds: Any) -> None:
    """Silent Assassin: bloodshed 1 when it attacks alone."""
    holds("""
        given A followers: Silent Assassin
        given B followers: Kalari Adept
        do A attack
        do A bloodshed Silent Assassin
        see B discard: Kalari Adept
        do A nothing
        see A power 1
    """)


def test_baleful_viper(holds: Any) -> None:
    """Baleful Viper defeats whomever it wounds, also by bloodshed of its own; breaching brings 1 Void standing."""
    holds("""
        given A followers: Baleful Viper
        given B followers: Solemn Guardian
        do A attack
        do A nothing
        do B block Solemn Guardian > Baleful Viper
        do A use Baleful Viper
        see B discard: Solemn Guardian
        see card A Baleful Viper hurt 1
    """)
    holds("""
        given A followers: Baleful Viper
        do A attack
        do A nothing
        do A use Baleful Viper
        see A void 1
        see A power 1
    """)


def test_alamut_saboteur(holds: Any) -> None:
    """Alamut Saboteur: breaching, the rival discards a card of their choice."""
    holds("""
        given A followers: Alamut Saboteur
        given B hand: Mothkeeper, Pacify
        do A attack
        do A nothing
        do A use Alamut Saboteur
        do B Pacify
        see B discard: Pacify
    """)


def test_alamut_emissary(holds: Any) -> None:
    """Alamut Emissary: bloodshed 1, only alone."""
    holds("""
        given A followers: Alamut Emissary, Gallant Soldier
        given B followers: Mothkeeper
        do A attack
        do A Alamut Emissary
        do A bloodshed Alamut Emissary
        see card B Mothkeeper hurt 1
    """)
    holds("""
        given A followers: Alamut Emissary, Gallant Soldier
        given B followers: Mothkeeper
        do A attack
        do A Alamut Emissary + Gallant Soldier
        do A nothing
        see asks B block
        see card B Mothkeeper not hurt
    """)


def test_callous_closer(holds: Any) -> None:
    """Callous Closer may draw for the first defeat of a round, its own included (WBR-Q08)."""
    holds("""
        given A followers: Callous Closer
        given A hand: Vicious Stab
        given A void 1
        given B followers: Gallant Soldier
        do A play Vicious Stab
        do A Gallant Soldier
        do A use Callous Closer
        see A hand 1
        see B discard: Gallant Soldier
    """)
    holds("""
        given A followers: Callous Closer (wound 2)
        given A hand: Vicious Stab
        given A void 1
        do A play Vicious Stab
        do A use Callous Closer
        see A hand 1
        see A discard: Vicious Stab, Callous Closer
    """)


def test_swirling_skirmisher(holds: Any) -> None:
    """Swirling Skirmisher attacks with one follower as it enters, and once more with one after that combat (D30)."""
    holds("""
        given A hand: Swirling Skirmisher
        given A followers: Gallant Soldier, Dogtamer
        given A void 3
        do A play Swirling Skirmisher
        do A use Swirling Skirmisher
        do A Swirling Skirmisher
        do A nothing
        see A power 1
        do A Gallant Soldier
        do A nothing
        see A power 2
        see asks B act
        see card A Dogtamer not drained
    """)
    holds("""
        given A hand: Swirling Skirmisher
        given A followers: Gallant Soldier
        given A void 3
        do A play Swirling Skirmisher
        do A use Swirling Skirmisher
        do A nothing
        see asks B act
        see A power 0
    """)


def test_the_ancient_butcher(holds: Any) -> None:
    """The Ancient Butcher, alone: pay X, deal X + 1 wounds to a follower of the rival (WBR-165)."""
    holds("""
        given A followers: The Ancient Butcher
        given A mythium 3
        given B followers: Mothkeeper
        do A attack
        do A use The Ancient Butcher
        see offers A 3
        refuse A 4: not possible
        do A 2
        see B discard: Mothkeeper
        see A mythium 1
    """)


def test_forlorn_flats(holds: Any) -> None:
    """Forlorn Flats: I Void standing and power; II power and, if you like, 2 wounds."""
    holds("""
        given A locations: Forlorn Flats
        given B followers: Gallant Soldier
        do A develop Forlorn Flats
        see A void 1
        see A power 1
        do B gain
        do A develop Forlorn Flats
        do A nothing
        see A power 2
        see card B Gallant Soldier not hurt
    """)
    holds("""
        given A locations: Forlorn Flats (1 left)
        given B followers: Mothkeeper
        do A develop Forlorn Flats
        do A Mothkeeper
        see card B Mothkeeper hurt 2
    """)


def test_raiders_hideaway(holds: Any) -> None:
    """Raider's Hideaway: 2 mythium each time; power, an attack, power."""
    holds("""
        given A locations: Raider's Hideaway
        given A followers: Gallant Soldier
        given A mythium 0
        do A develop Raider's Hideaway
        see A power 1
        do B gain
        do A develop Raider's Hideaway
        do A Gallant Soldier
        do A nothing
        see A power 2
        do B gain
        do A develop Raider's Hideaway
        see A power 3
        see A mythium 6
        see A discard: Raider's Hideaway
    """)
