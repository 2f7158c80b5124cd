"""Golden rules and keywords (specification 3.8)."""

from __future__ import annotations

from typing import Any


def test_card_text_beats_the_rulebook(holds: Any) -> None:
    """WBR-101 a card may break a rule: Irate Vandal damages a hidden location, Guru restricts blocks."""
    holds("""
        given A hand: Irate Vandal
        given B locations: Illicit Bazaar
        do A play Irate Vandal
        do A use Irate Vandal
        do A Illicit Bazaar
        see card B Illicit Bazaar left 2
    """)


def test_cannot_beats_can(holds: Any) -> None:
    """WBR-102 after Polo's Portraitist an event that attacks does nothing in that part."""
    holds("""
        given A hand: Polo's Portraitist, Amazing Arithmetic
        given A stars 2
        given A void 1
        given A mythium 3
        given A followers: Gallant Soldier
        do A play Polo's Portraitist
        do A use Polo's Portraitist
        do B gain
        do A play Amazing Arithmetic
        see A mythium 2
        see asks B act
        see A power 0
    """)


def test_bloodshed(holds: Any) -> None:
    """WBR-103 bloodshed N wounds a follower of the defender if its owner attacks alone; WBR-104 it may be declined."""
    holds("""
        given A followers: Alamut Emissary
        given B followers: Solemn Guardian, Mothkeeper
        do A attack
        do A bloodshed Alamut Emissary
        do A Solemn Guardian
        see card B Solemn Guardian hurt 1
    """)
    holds("""
        given A followers: Alamut Emissary
        given B followers: Solemn Guardian
        do A attack
        do A nothing
        see card B Solemn Guardian not hurt
    """)


def test_each_bloodshed_is_its_own(stage: Any) -> None:
    """WBR-105 two instances are two abilities that may choose different followers."""
    from pyengine.games.worldbreakers.abilities import Ability
    from pyengine.games.worldbreakers.state import Combat
    from pyengine.games.worldbreakers.timing import Trig, offer

    s = stage("given A followers: Silent Assassin\ngiven B followers: Solemn Guardian, Mothkeeper\nsee playing")
    t = s.t
    card = t.cards("followers", 0)[0]
    t.combat = Combat(0, [card], card, {}, [], [], [], False, 0, [0, 0])
    twice = []
    for word in ("bloodshed", "bloodshed too"):
        found = Ability("attacks", (("wound", 1, "rival follower"),), "alone")
        found.word = word
        twice.append(Trig(0, card, found))
    flow = offer(t, twice)
    targets = t.cards("followers", 1)
    ask = next(flow)
    assert [option[0] for option in ask.options if option] == ["bloodshed", "bloodshed too"]
    flow.send(("bloodshed", card))
    flow.send(targets[0])
    flow.send(("bloodshed too", card))
    try:
        flow.send(targets[1])
    except StopIteration:
        pass
    assert [t.wounds.get(c) for c in targets] == [1, 1]


def test_hidden(holds: Any) -> None:
    """WBR-106 only its controller damages a hidden location; WBR-107 as a price it may be; WBR-108 it is yes or no."""
    holds("""
        given A followers: Gallant Soldier
        given B locations: Illicit Bazaar, The Den of Sabers
        given B hand: Surprising Development
        given B mythium 0
        do A attack
        do A nothing
        refuse A Illicit Bazaar: is hidden
        do A nothing
        do B play Surprising Development
        do B Illicit Bazaar
        see card B Illicit Bazaar left 2
        see B mythium 5
    """)
    from pyengine.games.worldbreakers.cards import HIDDEN, kind

    assert HIDDEN[kind("Illicit Bazaar")] == 1  # a yes or no, never a count (WBR-108)


def test_migrate(holds: Any) -> None:
    """WBR-109 gain 1 Earth standing, or spend 1 for the effect; with none only the first (WBR-Q01)."""
    holds("""
        given A hand: Dogtamer
        given A earth 1
        do A play Dogtamer
        do A use Dogtamer
        see offers A settle
        see offers A migrate
        do A settle
        see A earth 2
        see A mythium 4
    """)
    holds("""
        option guild1 = void
        given A hand: Eagle Huntress
        given A followers: Gallant Soldier
        given A earth 1
        do A play Eagle Huntress
        do A use Eagle Huntress
        do A migrate
        see A earth 0
        see A hand 2
    """)


def test_migrate_without_earth_standing(stage: Any) -> None:
    """WBR-Q01 with 0 Earth standing only the first choice is there; WBR-109."""
    from pyengine.games.worldbreakers import effects
    from pyengine.games.worldbreakers.state import Now

    t = stage("given A earth 0\nsee playing").t
    assert list(next(effects._migrating(t, Now(0, None), (("gain", 3),))).options) == ["settle"]


def test_overwhelm(holds: Any) -> None:
    """WBR-110 a beaten blocker brings 1 power at once; WBR-111 even if the attacker falls too; WBR-114 that is to
    overwhelm: the Suitor answers it."""
    holds("""
        given A followers: Skillful Bruiser
        given B followers: Heedless Investor
        do A attack
        do A nothing
        do B block Heedless Investor > Skillful Bruiser
        see A power 1
        see A discard: Skillful Bruiser
        see B discard: Heedless Investor
    """)
    holds("""
        given A followers: Confident Suitor
        given A mythium 0
        given B followers: Mothkeeper
        do A attack
        do A nothing
        do B block Mothkeeper > Confident Suitor
        see A power 1
        see A mythium 6
    """)


def test_overwhelm_does_nothing_for_a_blocker(holds: Any) -> None:
    """WBR-112 a blocker with overwhelm gains nothing; WBR-089."""
    holds("""
        given A followers: Gallant Soldier
        given B followers: Champion of the Tumen
        do A attack
        do A nothing
        do B block Champion of the Tumen > Gallant Soldier
        see A discard: Gallant Soldier
        see B power 0
    """)


def test_overwhelm_counts_once(holds: Any) -> None:
    """WBR-113 printed overwhelm and that of the Encampment together bring 1 power for a blocker."""
    holds("""
        given A locations: The Amu River Encampment (1 left)
        given A followers: Skillful Bruiser
        given B followers: Heedless Investor
        do A develop The Amu River Encampment
        do A nothing
        do B block Heedless Investor > Skillful Bruiser
        see A power 1
    """)


def test_replenish(holds: Any) -> None:
    """WBR-115 the last stage without a counter gets one; a full location cannot be chosen."""
    holds("""
        given A hand: Ambitious Construction, The Humble Underpass
        given A moon 1
        given A mythium 9
        given A locations: The Den of Sabers (1 left), The Indigo Grotto
        do A play Ambitious Construction
        refuse A The Indigo Grotto: did not enter this turn
        do A The Den of Sabers
        see card A The Den of Sabers left 2
        do B gain
        do A develop The Den of Sabers
        do A Earth
        see A earth 2
    """)


def test_stationary_while_attacking_changes_nothing(holds: Any) -> None:
    """WBR-116 stationary cannot be declared; WBR-117 gained in an attack it changes nothing there; WBR-119."""
    holds("""
        given A followers: Astute Tactician, Tengri's Cavalry
        given B followers: Suave Sycophant
        given slot 0
        do A attack
        do A Astute Tactician + Tengri's Cavalry
        do A nothing
        do B block Suave Sycophant > Astute Tactician
        do B use Suave Sycophant
        see A power 1
        see card A Astute Tactician stationary 1
    """)


def test_stationary_may_block_and_wound(holds: Any) -> None:
    """WBR-118 a stationary follower blocks and deals wounds; WBR-119 a counter gives stationary, more add nothing."""
    holds("""
        given A followers: Gallant Soldier, Dogtamer (stationary 2)
        given B followers: Caravan Guard
        do A attack
        see A followers 2
        do A nothing
        do B block Caravan Guard > Gallant Soldier
        see A discard: Gallant Soldier
    """)


def test_storage(holds: Any) -> None:
    """WBR-120 stored cards lie under their host and are inactive; WBR-121 only abilities take them in and out;
    WBR-126 they are open to all."""
    holds("""
        given A followers: Patient Mentor
        given A stored: Natty Matron
        given A moon 1
        refuse A play Natty Matron: in storage
        see A stored: Natty Matron
    """)
    holds("""
        phase rally
        given A followers: Patient Mentor
        given A stored: Natty Matron
        see A hand 1
    """)


def test_the_storage_card_leaves(holds: Any) -> None:
    """WBR-122 stored cards go to the discard pile with their host."""
    holds("""
        given A hand: Vicious Stab
        given A void 1
        given B followers: Patient Mentor (wound 2)
        given B stored: Natty Matron
        do A play Vicious Stab
        see B discard: Patient Mentor, Natty Matron
        see B stored 0
    """)


def test_capacity(stage: Any) -> None:
    """WBR-123 capacities of several instances add up; WBR-124 what finds no room stays where it was."""
    from pyengine.games.worldbreakers.state import store

    s = stage("given A followers: Patient Mentor\ngiven A hand: Natty Matron, Dogtamer, Airag Maker\nsee playing")
    t = s.t
    host, hand = t.cards("followers", 0)[0], list(t.cards("hand", 0))
    assert store(t, 0, hand[0], host, 1)
    assert not store(t, 0, hand[1], host, 1)
    assert t.where[hand[1]] == t.place("hand", 0)
    assert store(t, 0, hand[1], host, 1 + 1)
    assert not store(t, 0, hand[2], host, 1 + 1)


def test_play_from_storage_of_any_card_one_controls(holds: Any) -> None:
    """WBR-125 Ambitious Construction plays from any own storage, never from the rival's."""
    holds("""
        option guild1 = moon
        option guild2 = moon
        given A hand: Ambitious Construction, The Indigo Grotto
        given A stored: The Den of Sabers
        given B stored: The Humble Underpass
        given A mythium 4
        do A play Ambitious Construction
        see A locations: The Den of Sabers
        see B stored: The Humble Underpass
        see A mythium 0
    """)


def test_stun(holds: Any) -> None:
    """WBR-127 to stun is to put a stun counter on; WBR-181 it goes instead of readying; WBR-182 on a ready follower it
    does nothing and stays."""
    holds("""
        given A followers: Gallant Soldier (exhausted; stun 1), Dogtamer (stun 1)
        given slot 6
        do A attack
        do A nothing
        see A power 1
        do B gain
        see card A Gallant Soldier drained
        see card A Gallant Soldier not stunned
        see card A Dogtamer drained
        see card A Dogtamer not stunned
    """)
    holds("""
        given B followers: Gallant Soldier (stun 1)
        given slot 6
        do A gain
        do B gain
        see card B Gallant Soldier not drained
        see card B Gallant Soldier stunned 1
    """)
