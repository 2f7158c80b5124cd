"""Enemies in the Action Phase and in the Enemy Phase (specification 3.9 and 3.11)."""

from __future__ import annotations

from typing import Any

import pytest

# -- in the Action Phase --------------------------------------------------------------------------------------------


def test_only_the_own_enemies_are_attacked(street: Any) -> None:
    """TKG-107, TKG-Q31: with Teamwork as against allies; a rival's enemies are none of yours."""
    p = street("A play: Ken Kaneki, Enji Koma\nA foes: Rival Captain\nB foes: Beat Constable")
    assert p.options == ["attack Ken Kaneki > Rival Captain", "attack Enji Koma > Rival Captain", "end"]
    other = p.card("B foes", "Beat Constable")
    assert p.why("A", other) == ("That enemy faces B; you attack only enemies in front of yourself.", "TKG-107")
    p.do("A attack Ken Kaneki > Rival Captain")
    assert p.asks == "A teamwork"


def test_a_beaten_enemy_is_banished(street: Any) -> None:
    """TKG-108, TKG-133: it does not come back."""
    p = street("A play: Bookshop Student\nA foes: Beat Constable")
    p.do("A attack Bookshop Student > Beat Constable")
    assert p.lies("banished", "Beat Constable")
    assert p.count("A discard") == 0
    assert p.lies("A play", "Bookshop Student")


def test_an_enemy_that_wins_stays(street: Any) -> None:
    """TKG-109: the ally is wounded."""
    p = street("A play: Stray Ghoul, Bookshop Student\nA foes: CCG Patrol")
    p.do("A attack Stray Ghoul > CCG Patrol", "A none")
    assert p.lies("A foes", "CCG Patrol")
    assert p.lies("A discard", "Stray Ghoul")


def test_a_tie_with_an_enemy(street: Any) -> None:
    """TKG-110, TKG-Q29: both are wounded; the enemy goes to the discard pile of the player whom it faces."""
    p = street("A play: Stray Ghoul, Enji Koma\nA foes: Beat Constable")
    p.do("A attack Stray Ghoul > Beat Constable", "A none")
    assert p.lies("A discard", "Stray Ghoul", "Beat Constable")
    assert p.count("banished") == 0


def test_an_enemy_wounded_by_an_effect_comes_back(street: Any) -> None:
    """TKG-111, TKG-Q30: to the discard pile, not the banished pile."""
    p = street("A play: Bar Owner\nA foes: Beat Constable\nA hand: Ambush", phase="influence")
    p.do("A play Ambush")
    assert p.lies("A discard", "Beat Constable")
    assert p.lies("banished", "Ambush")


def test_an_effect_that_banishes_an_enemy(street: Any) -> None:
    """TKG-Q30: then it is gone for good."""
    p = street("A play: Crooked Guard\nA deck: Stray Ghoul, Stray Ghoul, Stray Ghoul\nA discard: Feral Kin")
    p.do("A strategize Crooked Guard", "A Feral Kin")
    assert p.lies("banished", "Feral Kin")


def test_with_several_enemies_each_ally_chooses(street: Any) -> None:
    """TKG-112."""
    p = street("A play: Ken Kaneki\nA foes: Beat Constable, Nosy Reporter")
    assert p.options == ["attack Ken Kaneki > Beat Constable", "attack Ken Kaneki > Nosy Reporter", "end"]


def test_enemies_do_not_attack(street: Any) -> None:
    """TKG-113: allies that leave them alone are unharmed, and rivals' allies as well."""
    p = street("A play: Quiet Regular\nA foes: CCG Patrol, Feral Kin\nA hand: Warm Welcome")
    p.do("A end")
    assert p.lies("A play", "Quiet Regular")


# -- the Enemy Phase ------------------------------------------------------------------------------------------------


def test_enemies_that_are_left_act(street: Any) -> None:
    """TKG-128, TKG-131, TKG-170, TKG-Q40: each ability once; an enemy without one only goes away afterwards."""
    p = street("A foes: CCG Senior Investigator, CCG Senior Investigator, Beat Constable\nA vp 5\nA hand: Warm Welcome",
               phase="enemy")  # fmt: skip
    assert p.vp("A") == 3
    assert p.lies("A discard", "CCG Senior Investigator", "CCG Senior Investigator", "Beat Constable")


def test_the_order_is_the_players(street: Any) -> None:
    """TKG-129, TKG-D19: one after another, the next one chosen each time."""
    p = street(
        """A foes: CCG Senior Investigator, Ghoul Hunter, Rival Captain
        A play: Stray Ghoul
        A deck: Enji Koma, Counter Hand, Bean Roaster
        A vp 1
        A hand: Warm Welcome""",
        phase="enemy",
    )
    assert p.asks == "A enemy"
    assert p.options == ["CCG Senior Investigator", "Ghoul Hunter", "Rival Captain"]
    p.do("A Ghoul Hunter")
    assert p.lies("A discard", "Enji Koma", "Counter Hand")
    assert p.options == ["CCG Senior Investigator", "Rival Captain"]
    p.do("A Rival Captain")
    assert p.count("A play") == 0
    assert p.vp("A") == 0


def test_a_beaten_enemy_does_nothing_more(street: Any) -> None:
    """TKG-130."""
    p = street("A play: Silent Blade\nA foes: CCG Senior Investigator\nA vp 5\nA hand: Warm Welcome")
    p.do("A attack Silent Blade > CCG Senior Investigator")
    assert p.asks == "A trim"
    assert p.vp("A") == 5


def test_a_wounded_enemy_does_nothing_more(street: Any) -> None:
    """TKG-130: a tie takes it out of play as well."""
    p = street("A play: Bookshop Student\nA foes: Rival Enforcer\nA hand: Warm Welcome")
    p.do("A attack Bookshop Student > Rival Enforcer")
    assert "acts against" not in p.log()


def test_an_enemy_that_enters_during_the_phase_acts_too(street: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """TKG-Q40. (No card of the pool brings one in, so the Ghoul Hunter flips here instead of wounding.)"""
    from pyengine.games.tokyo_ghoul import effects, state

    monkeypatch.setitem(effects.EFFECTS, "mill", lambda t, me, found, moment: state.flip(t, me, 1))
    p = street(
        "A foes: Ghoul Hunter\nA deck: CCG Senior Investigator, Stray Ghoul, Enji Koma\nA vp 3\nA hand: Warm Welcome",
        phase="enemy",
    )
    assert p.vp("A") == 2
    assert p.lies("A discard", "Ghoul Hunter", "CCG Senior Investigator")


def test_all_enemies_go_to_the_discard_pile(street: Any) -> None:
    """TKG-132, TKG-133: and are shuffled in and flipped again later."""
    p = street(
        """A foes: Feral Kin, CCG Patrol
        A play: Stray Ghoul, Stray Ghoul, Enji Koma
        A hand: Warm Welcome
        B hand: Old Proprietor""",
        phase="enemy",
    )
    assert p.lies("A discard", "Feral Kin", "CCG Patrol")
    p.pass_turn().pass_turn()
    assert p.t.turn == 0
    assert p.lies("A foes", "Feral Kin", "CCG Patrol")


def test_rivals_enemies_do_nothing(street: Any) -> None:
    """TKG-134: neither act nor leave."""
    p = street("B foes: CCG Senior Investigator\nB vp 5\nA hand: Warm Welcome", phase="enemy")
    assert p.vp("B") == 5
    assert p.lies("B foes", "CCG Senior Investigator")


def test_wounding_as_many_as_there_are(street: Any) -> None:
    """TKG-Q41, TKG-D20: two are to be wounded: the player chooses two; with one in play, that one."""
    p = street("A play: Stray Ghoul, Enji Koma, Ken Kaneki (drained)\nA foes: CCG Sniper Team", phase="enemy")
    assert p.asks == "A wound own"
    assert p.limits == (2, 2)
    p.do("A Enji Koma + Ken Kaneki")
    assert p.lies("A play", "Stray Ghoul")
    p = street("A play: Stray Ghoul\nA foes: CCG Sniper Team\nA hand: Warm Welcome", phase="enemy")
    assert p.asks == "A trim"
    assert p.lies("A discard", "Stray Ghoul", "CCG Sniper Team")
