"""Combat, step by step (specification 3.7)."""

from __future__ import annotations

from typing import Any


def test_attack_defense_outcome(holds: Any) -> None:
    """WBR-075 the attacker declares, the defender blocks, the attacker has the outcome; WBR-095 then all is as before:
    attackers are ordinary exhausted followers; WBR-158 each phase has its active side."""
    holds("""
        given A followers: Gallant Soldier, Dogtamer
        given B followers: Mothkeeper
        given B locations: The Den of Sabers
        do A attack
        do A Gallant Soldier + Dogtamer
        see asks A trigger
        do A nothing
        see asks B block
        do B block Mothkeeper > Dogtamer
        see asks A damage
        do A The Den of Sabers
        see card A Gallant Soldier drained
        see asks B act
        do B gain
        refuse A attack: ready and able
    """)


def test_declaring_attackers(holds: Any) -> None:
    """WBR-076 one or more ready followers without stationary; declared, they are exhausted; WBR-116, WBR-119."""
    holds("""
        given A followers: Gallant Soldier, Dogtamer, Kalari Adept (exhausted), Mothkeeper, Airag Maker (stationary)
        do A attack
        refuse A nothing: at least 1
        refuse A Kalari Adept: is exhausted
        refuse A Mothkeeper: is stationary
        refuse A Airag Maker: is stationary
        do A Gallant Soldier + Dogtamer
        see card A Gallant Soldier drained
        see card A Dogtamer drained
    """)


def test_attack_triggers_in_any_order(holds: Any) -> None:
    """WBR-077 Attacks and Your Attack abilities in an order of choice; WBR-078 Your Attack counts in every attack,
    Attacks only for attackers: the Tactician at home is not offered; WBR-161 each once."""
    holds("""
        given A followers: Kalari Adept, Gallant Soldier, Astute Tactician
        given A mythium 0
        do A attack
        do A Kalari Adept + Gallant Soldier
        see offers A use Khutulun, the True Daughter
        refuse A use Astute Tactician: not possible
        do A use Khutulun, the True Daughter
        do A Kalari Adept
        see card A Kalari Adept strength 2
        see offers A use Kalari Adept
        refuse A use Khutulun, the True Daughter: not possible
        do A use Kalari Adept
        see A mythium 1
        see A power 2
    """)


def test_alone_is_fixed_when_declared(holds: Any) -> None:
    """WBR-079 alone means the only follower declared; two attackers are not alone though one leaves (WBR-Q15)."""
    holds("""
        option guild1 = void
        given A followers: Silent Assassin, Gallant Soldier
        given B followers: Solemn Guardian
        given A mythium 0
        do A attack
        do A Silent Assassin + Gallant Soldier
        see asks B block
    """)
    holds("""
        option guild1 = void
        given A followers: Silent Assassin, Gallant Soldier
        given B followers: Solemn Guardian
        given A mythium 0
        do A attack
        do A Silent Assassin
        see offers A bloodshed Silent Assassin
    """)


def test_blocks_one_at_a_time(holds: Any) -> None:
    """WBR-080 any number of blocks, each decided after the former; WBR-081 a ready follower and an attacker;
    WBR-082 the blocker is exhausted; WBR-087 an attacker is blocked once; WBR-088 the phase ends when all is done."""
    holds("""
        given A followers: Gallant Soldier, Tengri's Cavalry
        given B followers: Solemn Guardian, Suave Sycophant, Mothkeeper (exhausted)
        do A attack
        do A Gallant Soldier + Tengri's Cavalry
        do A nothing
        refuse B block Mothkeeper > Gallant Soldier: is exhausted, and only a ready follower blocks
        do B block Solemn Guardian > Gallant Soldier
        see card B Solemn Guardian drained
        see card B Solemn Guardian hurt 2
        see asks B block
        refuse B block Suave Sycophant > Gallant Soldier: not
        do B nothing
        see A power 1
    """)


def test_no_ready_follower_ends_the_defense(holds: Any) -> None:
    """WBR-088 with nobody ready the defender is not asked; declining ends it as well."""
    holds("""
        given A followers: Gallant Soldier
        given B followers: Mothkeeper (exhausted)
        do A attack
        do A nothing
        see A power 1
        see asks B act
    """)


def test_blocks_ability_before_the_fight(holds: Any) -> None:
    """WBR-083 the blocker's Blocks ability comes before the fight: Fledgling Defender is stronger in it."""
    holds("""
        given A followers: Poised Duelist
        given B followers: Fledgling Defender
        do A attack
        do A nothing
        do B block Fledgling Defender > Poised Duelist
        see asks B trigger
        see card B Fledgling Defender not hurt
        do B use Fledgling Defender
        see A discard: Poised Duelist
    """)


def test_both_deal_wounds_at_once(holds: Any) -> None:
    """WBR-084 the wounds of a fight are simultaneous: both may fall; WBR-085 the attacker was blocked all the same."""
    holds("""
        given A followers: Gallant Soldier
        given B followers: Heedless Investor
        do A attack
        do A nothing
        do B block Heedless Investor > Gallant Soldier
        see A discard: Gallant Soldier
        see B discard: Heedless Investor
        see A power 0
    """)
    holds("""
        given A followers: Astute Tactician
        given B followers: Gallant Soldier, Solemn Guardian
        do A attack
        do A nothing
        do B block Gallant Soldier > Astute Tactician
        see B discard: Gallant Soldier
        see A power 0
        see asks B act
    """)


def test_a_blocked_attacker_leaves_the_combat(holds: Any) -> None:
    """WBR-086 blocked and alive it is out of the combat and stays exhausted; WBR-087, WBR-096 it attacks no more;
    WBR-089 beating an attacker brings the defender nothing; WBR-094 an unsuccessful attack has no outcome."""
    holds("""
        given A followers: Astute Tactician
        given B followers: Solemn Guardian
        given B locations: The Den of Sabers
        do A attack
        do A nothing
        do B block Solemn Guardian > Astute Tactician
        see card A Astute Tactician drained
        see A power 0
        see B power 0
        see card B The Den of Sabers left 3
        see asks B act
    """)


def test_power_for_each_breach_whatever_the_strength(holds: Any) -> None:
    """WBR-090 all that still attack breach; WBR-091 1 power for each."""
    holds("""
        given A followers: Tengri's Cavalry, Dogtamer, Kalari Adept
        do A attack
        do A Tengri's Cavalry + Dogtamer + Kalari Adept
        do A nothing
        see A power 3
    """)


def test_breach_abilities_of_those_that_breached(holds: Any) -> None:
    """WBR-092 Breach abilities of breaching followers only, in an order of choice."""
    holds("""
        given A followers: Baleful Viper, Alamut Saboteur
        given B followers: Solemn Guardian
        given B hand: Pacify
        do A attack
        do A Baleful Viper + Alamut Saboteur
        do A nothing
        do B block Solemn Guardian > Baleful Viper
        do A nothing
        see asks A trigger
        see offers A use Alamut Saboteur
        refuse A use Baleful Viper: not possible
        do A use Alamut Saboteur
        see B discard: Pacify
        see A void 0
    """)


def test_one_location_is_damaged_however_many_breach(holds: Any) -> None:
    """WBR-093 at most one counter of one location of the defender, and it may be left (D14)."""
    holds("""
        given A followers: Gallant Soldier, Dogtamer
        given A locations: The Humble Underpass
        given B locations: The Den of Sabers, The Indigo Grotto
        do A attack
        do A Gallant Soldier + Dogtamer
        do A nothing
        refuse A The Humble Underpass: is yours
        do A The Den of Sabers
        see card B The Den of Sabers left 2
        see card B The Indigo Grotto left 3
        see asks B act
    """)
    holds("""
        given A followers: Gallant Soldier
        given B locations: The Den of Sabers
        do A attack
        do A nothing
        do A nothing
        see card B The Den of Sabers left 3
    """)


def test_an_attacker_that_leaves_play_attacks_no_more(holds: Any) -> None:
    """WBR-096 a follower that leaves combat stops attacking: taken out by Sly Sentinel it does not breach."""
    holds("""
        given A followers: Gallant Soldier, Dogtamer
        given B followers: Sly Sentinel
        do A attack
        do A Gallant Soldier + Dogtamer
        do A nothing
        do B block Sly Sentinel > Dogtamer
        do B use Sly Sentinel
        see A power 0
        see asks B act
    """)


def test_the_event_that_attacks_stays_to_the_end(holds: Any) -> None:
    """WBR-097 an event that starts combat is active through all of it and what answers its end; then it goes."""
    holds("""
        given A hand: Stupefy
        given A void 1
        given A followers: Gallant Soldier
        given B hand: Pacify, Mothkeeper, Illicit Bazaar
        do A play Stupefy
        do A nothing
        see A event: Stupefy
        see A power 1
        do A use Stupefy
        do A Pacify
        see A discard: Stupefy
    """)


def test_no_combat_in_a_combat_nor_in_anothers_turn(holds: Any) -> None:
    """WBR-098 an ability that would start combat during combat does nothing in that part: a Raider's Hideaway
    developed by Alamut Castle would; here the castle develops itself, and a Mentor plays a Skirmisher that may not."""
    holds("""
        given A followers: Gallant Soldier
        given B followers: Patient Mentor, Dogtamer
        given B stored: Swirling Skirmisher
        given B void 3
        given B mythium 2
        do A attack
        do A nothing
        do B block Patient Mentor > Gallant Soldier
        do B use Patient Mentor
        do B use Swirling Skirmisher
        see B power 0
        see B followers: Patient Mentor, Dogtamer, Swirling Skirmisher
        see asks B act
    """)


def test_attack_with_a_number(holds: Any) -> None:
    """WBR-099 "attack with one follower" is exactly one."""
    holds("""
        given A hand: Hide in Plain Sight
        given A void 3
        given A followers: Gallant Soldier, Dogtamer
        do A play Hide in Plain Sight
        refuse A nothing: at least 1
        refuse A Gallant Soldier + Dogtamer: at most 1
        do A Dogtamer
        do A nothing
        see A power 1
    """)


def test_breaching_with_a_follower(holds: Any) -> None:
    """WBR-100 what breaching with a follower brings needs a successful attack in which it still attacks:
    a blocked Suitor beside a breaching soldier stays."""
    holds("""
        given A followers: Confident Suitor, Gallant Soldier
        given A mythium 0
        given B followers: Caravan Guard
        given B mythium 0
        do A attack
        do A Confident Suitor + Gallant Soldier
        do A nothing
        do B block Caravan Guard > Confident Suitor
        see A power 2
        see A mythium 6
        see A discard: Confident Suitor
    """)
    holds("""
        given A followers: Astute Tactician, Baleful Viper
        given A mythium 0
        given B followers: Solemn Guardian
        do A attack
        do A Astute Tactician + Baleful Viper
        do A nothing
        do B block Solemn Guardian > Baleful Viper
        do A nothing
        see A power 1
        see A void 0
        see asks B act
    """)
