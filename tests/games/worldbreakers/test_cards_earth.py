"""Earth, card by card (specification 8.3)."""

from __future__ import annotations

from typing import Any


def test_khutulun_the_true_daughter(holds: Any) -> None:
    """Khutulun, the True Daughter: one attacker of hers has +1 strength, for this combat only (WBR-Q58)."""
    holds("""
        given A followers: Gallant Soldier, Kalari Adept (exhausted)
        given B followers: Solemn Guardian
        do A attack
        do A use Khutulun, the True Daughter
        see card A Gallant Soldier strength 3
        do B block Solemn Guardian > Gallant Soldier
        see card B Solemn Guardian hurt 3
        see A discard: Gallant Soldier
    """)
    holds("""
        given A followers: Gallant Soldier
        given B followers: Solemn Guardian
        do A attack
        do A use Khutulun, the True Daughter
        do B nothing
        see card A Gallant Soldier strength 2
        see A power 1
    """)


def test_khutuluns_kheshig(holds: Any) -> None:
    """Khutulun's Kheshig grows by a +1/+1 counter in each attack, and overwhelms."""
    holds("""
        given A followers: Khutulun's Kheshig
        given B followers: Heedless Investor
        do A attack
        do A use Khutulun's Kheshig
        do A nothing
        see card A Khutulun's Kheshig strength 2
        see card A Khutulun's Kheshig health 2
        do B block Heedless Investor > Khutulun's Kheshig
        see A power 1
        see card A Khutulun's Kheshig hurt 1
        see B discard: Heedless Investor
    """)


def test_confident_suitor(holds: Any) -> None:
    """Confident Suitor must leave for 6 mythium once it breached for power; likewise once it overwhelmed."""
    holds("""
        given A followers: Confident Suitor
        given A mythium 1
        do A attack
        do A nothing
        see A power 1
        see A mythium 7
        see A discard: Confident Suitor
    """)
    holds("""
        given A followers: Confident Suitor
        given A mythium 0
        given B followers: Solemn Guardian
        do A attack
        do A nothing
        do B block Solemn Guardian > Confident Suitor
        see A power 1
        see A mythium 6
        see A discard: Confident Suitor
        see B discard: Solemn Guardian
    """)


def test_the_ten_thousand_ride(holds: Any) -> None:
    """The Ten Thousand Ride plays a follower at its cost, then attacks."""
    holds("""
        given A hand: The Ten Thousand Ride, Gallant Soldier, Astute Tactician
        given A earth 3
        given A mythium 2
        do A play The Ten Thousand Ride
        see A mythium 1
        see card A Gallant Soldier drained
        do A nothing
        see A power 1
        see A discard: The Ten Thousand Ride
    """)


def test_call_to_arms(holds: Any) -> None:
    """Call to Arms takes the next two followers and may play one of them."""
    holds("""
        given A hand: Call to Arms
        given A deck: Lay Siege, Dogtamer, The Humble Underpass, Airag Maker, Gallant Soldier
        given A mythium 2
        do A play Call to Arms
        see A hand: Dogtamer, Airag Maker
        see asks A play
        do A Airag Maker
        do A nothing
        see A followers: Airag Maker
        see A hand: Dogtamer
        see A deck: Lay Siege, The Humble Underpass, Gallant Soldier
        see A mythium 0
    """)


def test_ger_migration(holds: Any) -> None:
    """Ger Migration: 2 cards and 1 standing, or 5 mythium for 1 Earth standing."""
    holds("""
        given A hand: Ger Migration
        given A mythium 1
        do A play Ger Migration
        do A mode 1
        do A Void
        see A hand 2
        see A void 1
        see A earth 1
    """)
    holds("""
        given A hand: Ger Migration
        given A mythium 1
        do A play Ger Migration
        do A mode 2
        see A mythium 5
        see A earth 0
        see A hand 0
    """)


def test_wild_boar_charge(holds: Any) -> None:
    """Wild Boar Charge defeats a wounded follower and only such."""
    holds("""
        given A hand: Wild Boar Charge
        given B followers: Solemn Guardian, Suave Sycophant (wound 1)
        do A play Wild Boar Charge
        see B discard: Suave Sycophant
        see B followers: Solemn Guardian
    """)


def test_lay_siege(holds: Any) -> None:
    """Lay Siege depletes a location that is not hidden, whatever stages are left (WBR-Q19)."""
    holds("""
        given A hand: Lay Siege
        given A earth 2
        given B locations: Illicit Bazaar, The Den of Sabers
        do A play Lay Siege
        see B discard: The Den of Sabers
        see B locations: Illicit Bazaar
        see B power 0
    """)


def test_dogtamer(holds: Any) -> None:
    """Dogtamer migrates for 3 mythium."""
    holds("""
        given A hand: Dogtamer
        given A mythium 1
        do A play Dogtamer
        do A use Dogtamer
        do A migrate
        see A earth 0
        see A mythium 3
    """)


def test_gallant_soldier(holds: Any) -> None:
    """Gallant Soldier is 2/1 for 1 and does nothing else."""
    holds("""
        given A hand: Gallant Soldier
        given A mythium 1
        do A play Gallant Soldier
        see A mythium 0
        see card A Gallant Soldier strength 2
        see card A Gallant Soldier health 1
        see asks B act
    """)


def test_kalari_adept(holds: Any) -> None:
    """Kalari Adept gains 1 mythium when it attacks."""
    holds("""
        given A followers: Kalari Adept
        given A mythium 0
        do A attack
        do A use Kalari Adept
        see A mythium 1
    """)


def test_airag_maker(holds: Any) -> None:
    """Airag Maker brings 1 standing in any guild."""
    holds("""
        given A hand: Airag Maker
        do A play Airag Maker
        do A use Airag Maker
        do A Moon
        see A moon 1
    """)


def test_eagle_huntress(holds: Any) -> None:
    """Eagle Huntress migrates for 2 cards, or settles for 1 Earth standing."""
    holds("""
        given A hand: Eagle Huntress
        do A play Eagle Huntress
        do A use Eagle Huntress
        do A migrate
        see A hand 2
        see A earth 0
    """)
    holds("""
        given A hand: Eagle Huntress
        do A play Eagle Huntress
        do A use Eagle Huntress
        do A settle
        see A hand 0
        see A earth 2
    """)


def test_skillful_bruiser(holds: Any) -> None:
    """Skillful Bruiser overwhelms: 1 power for the blocker that it beats."""
    holds("""
        given A followers: Skillful Bruiser
        given B followers: Mothkeeper
        do A attack
        do A nothing
        do B block Mothkeeper > Skillful Bruiser
        see A power 1
        see A discard: Skillful Bruiser
        see B discard: Mothkeeper
    """)


def test_amu_river_armorer(holds: Any) -> None:
    """Amu River Armorer migrates for 3 mythium and a +1/+1 counter on a follower."""
    holds("""
        given A hand: Amu River Armorer
        given A followers: Gallant Soldier
        given A mythium 3
        do A play Amu River Armorer
        do A use Amu River Armorer
        do A migrate
        do A Gallant Soldier
        see A mythium 3
        see card A Gallant Soldier strength 3
        see card A Gallant Soldier health 2
    """)


def test_champion_of_the_tumen(holds: Any) -> None:
    """Champion of the Tumen, 4/2, overwhelms."""
    holds("""
        given A followers: Champion of the Tumen
        given B followers: Suave Sycophant
        do A attack
        do A nothing
        do B block Suave Sycophant > Champion of the Tumen
        do B nothing
        see A power 1
        see B discard: Suave Sycophant
        see card A Champion of the Tumen hurt 1
    """)


def test_mongol_quartermaster(holds: Any) -> None:
    """Mongol Quartermaster migrates to play another follower for 2 less."""
    holds("""
        given A hand: Mongol Quartermaster, Champion of the Tumen
        given A mythium 7
        do A play Mongol Quartermaster
        do A use Mongol Quartermaster
        do A migrate
        see A hand: Champion of the Tumen
        see A earth 0
    """)
    holds("""
        given A hand: Mongol Quartermaster, Champion of the Tumen
        given A mythium 7
        given A earth 2
        do A play Mongol Quartermaster
        do A use Mongol Quartermaster
        do A migrate
        see A followers: Mongol Quartermaster, Champion of the Tumen
        see A mythium 0
        see A earth 1
    """)


def test_poised_duelist(holds: Any) -> None:
    """Poised Duelist grows if its controller has two other followers, not with one."""
    holds("""
        given A hand: Poised Duelist
        given A followers: Gallant Soldier, Dogtamer
        given A earth 2
        do A play Poised Duelist
        do A use Poised Duelist
        see card A Poised Duelist strength 3
    """)
    holds("""
        given A hand: Poised Duelist
        given A followers: Gallant Soldier
        given A earth 2
        do A play Poised Duelist
        see asks B act
        see card A Poised Duelist strength 2
    """)


def test_forbidding_guru(holds: Any) -> None:
    """Forbidding Guru cannot be blocked by strength 3 or more."""
    holds("""
        given A followers: Forbidding Guru
        given B followers: The Blind Sculptor, Solemn Guardian
        do A attack
        do A nothing
        refuse B block The Blind Sculptor > Forbidding Guru: cannot be blocked by strength 3
        do B block Solemn Guardian > Forbidding Guru
        see A power 0
    """)


def test_sparring_braggart(holds: Any) -> None:
    """While Sparring Braggart attacks, weaker attackers beside it cannot be blocked."""
    holds("""
        given A followers: Sparring Braggart, Gallant Soldier, Forbidding Guru
        given B followers: Heedless Investor
        do A attack
        do A Sparring Braggart + Gallant Soldier + Forbidding Guru
        do A nothing
        see offers B block Heedless Investor > Forbidding Guru
        refuse B block Heedless Investor > Gallant Soldier: cannot be blocked
        do B block Heedless Investor > Sparring Braggart
        see A power 2
    """)


def test_astute_tactician(holds: Any) -> None:
    """Astute Tactician gains 2 mythium when it attacks."""
    holds("""
        given A followers: Astute Tactician
        given A mythium 0
        do A attack
        do A use Astute Tactician
        see A mythium 2
    """)


def test_tengris_cavalry(holds: Any) -> None:
    """Tengri's Cavalry, 6/2, overwhelms even what has 6 health."""
    holds("""
        given A followers: Tengri's Cavalry
        given B followers: Solemn Guardian
        do A attack
        do A nothing
        do B block Solemn Guardian > Tengri's Cavalry
        see A power 1
        see B discard: Solemn Guardian
        see card A Tengri's Cavalry hurt 1
    """)


def test_the_amu_river_encampment(holds: Any) -> None:
    """The Amu River Encampment: an attack as it enters; I power and a counter; II an attack in which all overwhelm."""
    holds("""
        given A hand: The Amu River Encampment
        given A followers: Gallant Soldier
        given A earth 3
        do A play The Amu River Encampment
        do A use The Amu River Encampment
        do A Gallant Soldier
        do A nothing
        see A power 1
        see card A Gallant Soldier drained
    """)
    holds("""
        given A locations: The Amu River Encampment
        given A followers: Gallant Soldier
        given B followers: Heedless Investor
        do A develop The Amu River Encampment
        do A Gallant Soldier
        see A power 1
        see card A Gallant Soldier strength 3
        do B gain
        do A develop The Amu River Encampment
        do A nothing
        do B block Heedless Investor > Gallant Soldier
        see A power 2
        see A discard: The Amu River Encampment
    """)
