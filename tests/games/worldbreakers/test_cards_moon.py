"""Moon, card by card (specification 8.6)."""

from __future__ import annotations

from typing import Any


def test_the_muhandasat_council_of_engineers(holds: Any) -> None:
    """The Muhandasat, Council of Engineers: a drawn location may be stored for another card, and played."""
    holds("""
        option guild1 = moon
        given A deck: The Den of Sabers, Naming Ceremony
        given A mythium 4
        do A draw
        do A use The Muhandasat, Council of Engineers
        see A stored: The Den of Sabers
        see A hand: Naming Ceremony
        see card A The Muhandasat, Council of Engineers drained
        do B gain
        do A play The Den of Sabers
        see A locations: The Den of Sabers
        see A stored 0
        see A mythium 0
    """)


def test_muhandasat_storage_is_full_at_three(holds: Any) -> None:
    """With three cards stored a fourth stays in hand, nothing is drawn, the exhaust stays paid (WBR-124, WBR-Q24)."""
    holds("""
        option guild1 = moon
        given A stored: The Den of Sabers, The Indigo Grotto, Luminous Lagoon
        given A deck: The Pit of Despair, Naming Ceremony
        do A draw
        do A use The Muhandasat, Council of Engineers
        see A hand: The Pit of Despair
        see A deck 1
        see card A The Muhandasat, Council of Engineers drained
    """)


def test_ambitious_construction(holds: Any) -> None:
    """Ambitious Construction plays a location for 2 less from hand or storage, then may replenish another one."""
    holds("""
        option guild1 = moon
        given A hand: Ambitious Construction
        given A stored: The Den of Sabers
        given A locations: Luminous Lagoon (1 left)
        given A mythium 4
        do A play Ambitious Construction
        see asks A replenish
        do A Luminous Lagoon
        see A locations: Luminous Lagoon, The Den of Sabers
        see card A Luminous Lagoon left 2
        see A mythium 0
    """)


def test_muhandasat_pilot(holds: Any) -> None:
    """Muhandasat Pilot gains 2 mythium when it blocks."""
    holds("""
        given A followers: Gallant Soldier
        given B followers: Muhandasat Pilot
        given B mythium 0
        do A attack
        do A nothing
        do B block Muhandasat Pilot > Gallant Soldier
        do B use Muhandasat Pilot
        see B mythium 2
    """)


def test_solomons_throne(holds: Any) -> None:
    """Solomon's Throne: 2, 2 and 1 power; 3 mythium and a card when a rival is about to damage it."""
    holds("""
        given A followers: Gallant Soldier
        given B locations: Solomon's Throne
        given B mythium 0
        do A attack
        do A nothing
        do A Solomon's Throne
        do B use Solomon's Throne
        see B mythium 3
        see B hand 1
        see card B Solomon's Throne left 2
        do B develop Solomon's Throne
        see B power 2
        do A gain
        do B develop Solomon's Throne
        see B power 3
    """)
    holds("""
        given A locations: Solomon's Throne
        do A develop Solomon's Throne
        see A power 2
    """)


def test_naming_ceremony(holds: Any) -> None:
    """Naming Ceremony: 1 standing of choice and a card."""
    holds("""
        given A hand: Naming Ceremony
        given A moon 1
        do A play Naming Ceremony
        do A Moon
        see A moon 2
        see A hand 1
    """)


def test_unveiling_the_council(holds: Any) -> None:
    """Unveiling the Council: 3 mythium, only with a Scholar (WBR-142)."""
    holds("""
        given A hand: Unveiling the Council
        given A moon 1
        given A followers: Gallant Soldier
        refuse A play Unveiling the Council: needs a Scholar
    """)
    holds("""
        given A hand: Unveiling the Council
        given A moon 1
        given A mythium 0
        given A followers: Natty Matron
        do A play Unveiling the Council
        see A mythium 3
    """)


def test_mythium_ingot(holds: Any) -> None:
    """Mythium Ingot brings 4 mythium in step 1 of this round's Rally Phase."""
    holds("""
        given A hand: Mythium Ingot
        given A moon 1
        given A mythium 1
        given slot 6
        do A play Mythium Ingot
        see A mythium 0
        do B gain
        see A mythium 6
    """)


def test_bolt_trap(holds: Any) -> None:
    """Bolt Trap defeats a follower with a printed cost of 3 or less."""
    holds("""
        given A hand: Bolt Trap
        given A moon 1
        given B followers: Tengri's Cavalry, Astute Tactician
        do A play Bolt Trap
        see B discard: Tengri's Cavalry
    """)


def test_surge(holds: Any) -> None:
    """Surge exhausts a follower and stuns it."""
    holds("""
        given A hand: Surge
        given A moon 1
        given B followers: Tengri's Cavalry
        do A play Surge
        see card B Tengri's Cavalry drained
        see card B Tengri's Cavalry stunned 1
    """)


def test_electrifying_revelation(holds: Any) -> None:
    """Electrifying Revelation returns up to 2 other events."""
    holds("""
        given A hand: Electrifying Revelation
        given A moon 3
        given A discard: Bolt Trap, Surge, Vicious Stab, Natty Matron
        do A play Electrifying Revelation
        refuse A Bolt Trap + Surge + Vicious Stab: at most 2
        do A Bolt Trap + Surge
        see A hand: Bolt Trap, Surge
        see A discard: Vicious Stab, Natty Matron, Electrifying Revelation
    """)


def test_blood_moon(holds: Any) -> None:
    """Blood Moon defeats all followers or depletes all locations, on both sides, hidden ones too."""
    holds("""
        given A hand: Blood Moon
        given A moon 3
        given A mythium 7
        given A followers: Natty Matron
        given B followers: Solemn Guardian
        given B locations: Illicit Bazaar
        do A play Blood Moon
        do A mode 1
        see A discard: Natty Matron, Blood Moon
        see B discard: Solemn Guardian
        see B locations: Illicit Bazaar
    """)
    holds("""
        given A hand: Blood Moon
        given A moon 3
        given A mythium 7
        given A followers: Natty Matron
        given A locations: The Den of Sabers
        given B locations: Illicit Bazaar
        do A play Blood Moon
        do A mode 2
        see A followers: Natty Matron
        see B discard: Illicit Bazaar
        see A discard: The Den of Sabers, Blood Moon
    """)


def test_peaceful_engineer(holds: Any) -> None:
    """Peaceful Engineer, stationary, gains 1 mythium for the first location you play in a round."""
    holds("""
        given A followers: Peaceful Engineer
        given A hand: The Humble Underpass, Illicit Bazaar
        given A stars 1
        given A mythium 2
        refuse A attack: none of your followers
        do A play The Humble Underpass
        do A use Peaceful Engineer
        see A mythium 1
        do B gain
        do A play Illicit Bazaar
        see asks B act
        see A mythium 1
    """)


def test_fledgling_defender(holds: Any) -> None:
    """Fledgling Defender has +2 strength for the combat in which it blocks."""
    holds("""
        given A followers: Poised Duelist
        given B followers: Fledgling Defender
        do A attack
        do A nothing
        do B block Fledgling Defender > Poised Duelist
        do B use Fledgling Defender
        see A discard: Poised Duelist
        see card B Fledgling Defender hurt 2
        see card B Fledgling Defender strength 1
    """)


def test_natty_matron(holds: Any) -> None:
    """Natty Matron draws a card in the Rally Phase, beside the normal one."""
    holds("""
        phase rally
        given A followers: Natty Matron
        do A use Natty Matron
        see A hand 2
    """)


def test_steelclad_captain(holds: Any) -> None:
    """Steelclad Captain takes 1 wound less, once a round."""
    holds("""
        given A hand: Vicious Stab, Vicious Stab
        given A void 1
        given B followers: Steelclad Captain
        do A play Vicious Stab
        do B use Steelclad Captain
        see card B Steelclad Captain hurt 1
        do B gain
        do A play Vicious Stab
        see B discard: Steelclad Captain
    """)


def test_alert_warden(holds: Any) -> None:
    """Alert Warden is stationary with less than 4 Moon standing."""
    holds("""
        given A followers: Alert Warden
        given A moon 3
        given A mythium 2
        refuse A attack: none of your followers
        do A stand Moon
        do B gain
        do A attack
        do A nothing
        see A power 1
    """)


def test_fanciful_astronomer(holds: Any) -> None:
    """Fanciful Astronomer: as an action it looks at 2 cards: one to the hand, one to the bottom (WBR-016)."""
    holds("""
        option guild1 = moon
        given A followers: Fanciful Astronomer
        given A deck: The Den of Sabers, Surge, Bolt Trap
        do A use Fanciful Astronomer
        do A The Den of Sabers
        see A hand: The Den of Sabers
        see card A Fanciful Astronomer drained
        see asks B act
        do B gain
        do A draw
        see A hand: The Den of Sabers, Bolt Trap
    """)


def test_muhandasat_savior(holds: Any) -> None:
    """Muhandasat Savior exhausts to save another follower, whose wounds go; not itself."""
    holds("""
        given A hand: Vicious Stab, Bolt Trap
        given A void 1
        given A moon 1
        given B followers: Gallant Soldier, Muhandasat Savior
        do A play Vicious Stab
        do A Gallant Soldier
        do B use Muhandasat Savior
        see B followers: Gallant Soldier, Muhandasat Savior
        see card B Gallant Soldier not hurt
        see card B Muhandasat Savior drained
        do B gain
        do A play Bolt Trap
        see B discard: Gallant Soldier
    """)
    holds("""
        given A hand: Vicious Stab
        given A void 1
        given B followers: Muhandasat Savior (wound 3)
        do A play Vicious Stab
        see B discard: Muhandasat Savior
    """)


def test_nocturnal_reaper(holds: Any) -> None:
    """Nocturnal Reaper gains 2 mythium for a follower defeated in a fight with it."""
    holds("""
        given A followers: Gallant Soldier
        given B followers: Nocturnal Reaper
        given B mythium 0
        do A attack
        do A nothing
        do B block Nocturnal Reaper > Gallant Soldier
        do B use Nocturnal Reaper
        see B mythium 2
    """)


def test_patient_mentor(holds: Any) -> None:
    """Patient Mentor stores a follower to draw a card, and plays it when blocking."""
    holds("""
        given A hand: Patient Mentor, Natty Matron, Surge
        given A moon 2
        given A mythium 7
        do A play Patient Mentor
        do A use Patient Mentor
        see A stored: Natty Matron
        see A hand 2
        do B gain
    """)
    holds("""
        given A followers: Gallant Soldier
        given B followers: Patient Mentor
        given B stored: Natty Matron
        given B moon 2
        given B mythium 2
        do A attack
        do A nothing
        do B block Patient Mentor > Gallant Soldier
        do B use Patient Mentor
        see B followers: Patient Mentor, Natty Matron
        see B mythium 0
    """)


def test_the_paragon(holds: Any) -> None:
    """The Paragon: 1 power in the Rally Phase with two other Scholars."""
    holds("""
        phase rally
        given A followers: The Paragon, Natty Matron, Moon Apprentice
        do A use The Paragon
        see A power 1
    """)
    holds("""
        phase rally
        given A followers: The Paragon, Moon Apprentice, Gallant Soldier
        see A power 0
        see asks B act
    """)


def test_luminous_lagoon(holds: Any) -> None:
    """Luminous Lagoon: I Moon standing and power; II power and, if you like, a follower of cost 2 or less falls."""
    holds("""
        given A locations: Luminous Lagoon
        given B followers: Skillful Bruiser, Tengri's Cavalry
        do A develop Luminous Lagoon
        see A moon 1
        see A power 1
        do B gain
        do A develop Luminous Lagoon
        refuse A Tengri's Cavalry: printed cost of 2 or less
        do A Skillful Bruiser
        see B discard: Skillful Bruiser
        see A power 2
    """)


def test_volatile_furnace(holds: Any) -> None:
    """Volatile Furnace defeats a follower as it enters; 2 power a stage."""
    holds("""
        given A hand: Volatile Furnace
        given A moon 2
        given A mythium 7
        given B followers: Astute Tactician
        do A play Volatile Furnace
        do A use Volatile Furnace
        see B discard: Astute Tactician
        do B gain
        do A develop Volatile Furnace
        do B gain
        do A develop Volatile Furnace
        see A power 4
        see A discard: Volatile Furnace
    """)
