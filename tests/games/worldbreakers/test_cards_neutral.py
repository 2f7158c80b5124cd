"""The neutral cards, one by one (specification 8.7)."""

from __future__ import annotations

from typing import Any


def test_gratuitous_gift(holds: Any) -> None:
    """Gratuitous Gift plays a follower for 2 less."""
    holds("""
        given A hand: Gratuitous Gift, Swift Messenger, The Den of Sabers
        given A mythium 1
        do A play Gratuitous Gift
        see A followers: Swift Messenger
        see A mythium 0
        see asks A trigger
    """)


def test_raid_the_mines(holds: Any) -> None:
    """Raid the Mines attacks; the first power gained in that combat brings 5 mythium, once."""
    holds("""
        given A hand: Raid the Mines
        given A followers: Gallant Soldier, Dogtamer
        given A mythium 2
        do A play Raid the Mines
        do A Gallant Soldier + Dogtamer
        do A nothing
        see A power 2
        do A use Raid the Mines
        see A mythium 5
        see A discard: Raid the Mines
    """)
    holds("""
        given A hand: Raid the Mines
        given A followers: Tengri's Cavalry, Dogtamer
        given B followers: Heedless Investor
        given A mythium 2
        do A play Raid the Mines
        do A Tengri's Cavalry + Dogtamer
        do A nothing
        do B block Heedless Investor > Tengri's Cavalry
        do A use Raid the Mines
        see A mythium 5
        see A power 2
    """)


def test_surprising_development(holds: Any) -> None:
    """Surprising Development costs 3 less if an own location, hidden or not, is damaged (WBR-107, WBR-Q29)."""
    holds("""
        given A hand: Surprising Development
        given A locations: Illicit Bazaar (1 left)
        given A mythium 0
        do A play Surprising Development
        see A mythium 5
        see A discard: Illicit Bazaar, Surprising Development
    """)
    holds("""
        given A hand: Surprising Development
        given A locations: Illicit Bazaar
        given A mythium 3
        do A play Surprising Development
        do A nothing
        see A mythium 5
        see card A Illicit Bazaar left 3
    """)


def test_mythium_fund(holds: Any) -> None:
    """Mythium Fund: 9 mythium for 5."""
    holds("""
        given A hand: Mythium Fund
        given A mythium 5
        do A play Mythium Fund
        see A mythium 9
    """)


def test_weary_veteran(holds: Any) -> None:
    """Weary Veteran gets a +1/+1 counter with 3 standing in one guild."""
    holds("""
        given A hand: Weary Veteran
        given A void 3
        do A play Weary Veteran
        do A use Weary Veteran
        see card A Weary Veteran strength 2
        see card A Weary Veteran health 3
    """)
    holds("""
        given A hand: Weary Veteran
        given A void 2
        given A earth 2
        do A play Weary Veteran
        see asks B act
    """)


def test_yam_operator(holds: Any) -> None:
    """Yam Operator plays an event for 1 less."""
    holds("""
        given A hand: Yam Operator, Mythium Fund
        given A mythium 5
        do A play Yam Operator
        do A use Yam Operator
        see A mythium 9
        see A discard: Mythium Fund
    """)


def test_caravan_guard(holds: Any) -> None:
    """Caravan Guard, 2/4, is stationary and blocks."""
    holds("""
        given A followers: Gallant Soldier
        given B followers: Caravan Guard
        do A attack
        do A nothing
        do B block Caravan Guard > Gallant Soldier
        see A discard: Gallant Soldier
        refuse B attack: none of your followers
    """)


def test_desperate_miners(holds: Any) -> None:
    """Desperate Miners gain 1 mythium in the Rally Phase."""
    holds("""
        phase rally
        given A followers: Desperate Miners
        given A mythium 0
        do A use Desperate Miners
        see A mythium 3
    """)


def test_irate_vandal(holds: Any) -> None:
    """Irate Vandal may damage a location, even a hidden one."""
    holds("""
        given A hand: Irate Vandal
        given B locations: Illicit Bazaar
        do A play Irate Vandal
        do A use Irate Vandal
        do A Illicit Bazaar
        see card B Illicit Bazaar left 2
    """)


def test_lowly_bard(holds: Any) -> None:
    """Lowly Bard gains the sum of the standing."""
    holds("""
        given A hand: Lowly Bard
        given A earth 2
        given A moon 1
        given A mythium 2
        do A play Lowly Bard
        do A use Lowly Bard
        see A mythium 3
    """)


def test_earth_apprentice(holds: Any) -> None:
    """Earth Apprentice: 1 Earth standing; a card with two other followers; two triggers of one card (WBR-Q25)."""
    holds("""
        given A hand: Earth Apprentice
        given A followers: Gallant Soldier, Dogtamer
        do A play Earth Apprentice
        do A use too Earth Apprentice
        see A hand 1
        do A use Earth Apprentice
        see A earth 2
    """)
    holds("""
        given A hand: Earth Apprentice
        given A followers: Gallant Soldier
        do A play Earth Apprentice
        do A use Earth Apprentice
        see asks B act
        see A hand 0
    """)


def test_moon_apprentice(holds: Any) -> None:
    """Moon Apprentice: 1 Moon standing, which may make the three that draw a card."""
    holds("""
        given A hand: Moon Apprentice
        given A moon 2
        do A play Moon Apprentice
        do A use Moon Apprentice
        see A moon 3
        do A use too Moon Apprentice
        see A hand 1
    """)


def test_stars_apprentice(holds: Any) -> None:
    """Stars Apprentice: 1 Stars standing; a card with a location."""
    holds("""
        given A hand: Stars Apprentice
        given A locations: The Den of Sabers
        do A play Stars Apprentice
        do A use too Stars Apprentice
        do A use Stars Apprentice
        see A stars 1
        see A hand 1
    """)


def test_swift_messenger(holds: Any) -> None:
    """Swift Messenger brings 1 standing of choice."""
    holds("""
        given A hand: Swift Messenger
        do A play Swift Messenger
        do A use Swift Messenger
        do A Stars
        see A stars 1
    """)


def test_void_apprentice(holds: Any) -> None:
    """Void Apprentice: 1 Void standing; a card if a follower was defeated this round, also before it came (WBR-Q10)."""
    holds("""
        given A hand: Vicious Stab, Void Apprentice
        given A void 1
        given B followers: Gallant Soldier
        do A play Vicious Stab
        do B gain
        do A play Void Apprentice
        do A use too Void Apprentice
        see A hand 1
        do A use Void Apprentice
        see A void 2
    """)
    holds("""
        given A hand: Void Apprentice
        do A play Void Apprentice
        do A use Void Apprentice
        see asks B act
    """)


def test_the_humble_underpass(holds: Any) -> None:
    """The Humble Underpass: 2 mythium and power; 2 mythium and standing."""
    holds("""
        given A locations: The Humble Underpass
        given A mythium 0
        do A develop The Humble Underpass
        see A power 1
        do B gain
        do A develop The Humble Underpass
        do A Moon
        see A mythium 4
        see A moon 1
        see A discard: The Humble Underpass
    """)


def test_the_submerged_brilliance(holds: Any) -> None:
    """The Submerged Brilliance: 2 cards and 2 mythium; power and standing; power."""
    holds("""
        given A locations: The Submerged Brilliance
        given A mythium 0
        do A develop The Submerged Brilliance
        see A hand 2
        see A mythium 2
        do B gain
        do A develop The Submerged Brilliance
        do A Moon
        see A power 1
        do B gain
        do A develop The Submerged Brilliance
        see A power 2
    """)


def test_the_den_of_sabers(holds: Any) -> None:
    """The Den of Sabers: power; a card and standing; 2 power."""
    holds("""
        given A locations: The Den of Sabers
        do A develop The Den of Sabers
        see A power 1
        do B gain
        do A develop The Den of Sabers
        do A Moon
        see A hand 1
        see A moon 1
        do B gain
        do A develop The Den of Sabers
        see A power 3
        see A discard: The Den of Sabers
    """)


def test_the_pit_of_despair(holds: Any) -> None:
    """The Pit of Despair: 2 power; 2 mythium and power; 2 cards and power."""
    holds("""
        given A locations: The Pit of Despair
        given A mythium 0
        do A develop The Pit of Despair
        see A power 2
        do B gain
        do A develop The Pit of Despair
        see A power 3
        see A mythium 2
        do B gain
        do A develop The Pit of Despair
        see A power 4
        see A hand 2
    """)


def test_the_indigo_grotto(holds: Any) -> None:
    """The Indigo Grotto costs 9 and gives 2, 3 and 1 power."""
    holds("""
        given A hand: The Indigo Grotto
        given A mythium 9
        do A play The Indigo Grotto
        see A mythium 0
        do B gain
        do A develop The Indigo Grotto
        see A power 2
        do B gain
        do A develop The Indigo Grotto
        see A power 5
        do B gain
        do A develop The Indigo Grotto
        see A power 6
    """)
