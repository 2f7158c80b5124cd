"""Turns, Actions, Charge, Ultimates (specification I; rulings Q14 to Q22, Q69, Q70)."""

from __future__ import annotations

from typing import Any


def test_the_starter_has_the_first_turn_then_they_alternate(duel: Any) -> None:
    """FTN-056: Fang is faster: A, B, A, B."""
    ring = duel("Fang", "Elite", "A hand:", "B hand:", phase="upgrade", dice="MMMM")
    asked = []
    for _ in range(4):
        asked += list(ring.asked())
        ring.roll()
    assert asked == ["A", "B", "A", "B"]


def test_start_of_turn_effects_in_the_owners_order(duel: Any) -> None:
    """FTN-057, FTN-D13: Poison, Fire and Slow Healing may come in any order; Poison and Fire alone are not asked
    about.
    """
    ring = duel("Ku'nan (poison 2; fire 1; life 10)", "Fang", "left upgrades: Slow Healing", phase="combat")
    assert ring.asked() == {"A": "order"}
    assert ring.offers("A") == ["Poison", "Fire", "Slow Healing"]
    ring.do("A Slow Healing")
    assert ring.life("Ku'nan") == 8 and ring.asked() == {"A": "roll"}
    ring = duel("Ku'nan (poison 2; fire 1; life 10)", "Fang", phase="combat")
    assert ring.asked() == {"A": "roll"} and ring.life("Ku'nan") == 7


def test_the_order_can_decide(duel: Any) -> None:
    """FTN-057: Executioner's Mark before a deadly Poison wins; Poison first loses."""
    lines = ("Ku'nan (poison 2; life 2)", "Fang (life 2)", "left upgrades: Executioner's Mark")
    duel(*lines, phase="combat").do("A Executioner's Mark").see("over A")
    duel(*lines, phase="combat").do("A Poison").see("over B")


def test_one_action_a_turn(duel: Any) -> None:
    """FTN-058: without tokens and effects one roll, then the other side."""
    ring = duel("Fang", "Hydra", dice="BM").roll()
    assert ring.asked() == {"B": "roll"}


def test_actions_gained_count_at_once(duel: Any) -> None:
    """FTN-059, FTN-133: Clockwork Bull's Ultimate gives an Action token: one more Action in this very turn."""
    ring = duel("Clockwork Bull (charged)", "Hydra", dice="C").roll()
    assert ring.asked() == {"A": "roll"} and ring.left()[0] == 1
    assert ring.tokens("Clockwork Bull") == {"action": 1}


def test_a_turn_does_not_end_with_actions_left(duel: Any) -> None:
    """FTN-060: three Actions of The Three Musketeers are all taken; nothing else is offered."""
    ring = duel("The Three Musketeers (action 2)", "Hydra", phase="combat", dice="MMM")
    for _ in range(3):
        assert ring.offers("A") == ["roll"]
        ring.roll()
    assert ring.asked() == {"B": "roll"}


def test_the_action_is_mandatory_and_in_order(duel: Any) -> None:
    """FTN-061, FTN-064, FTN-D14: first 3 damage, then the secondary Action of the Queen's ★."""
    ring = duel("Queen of Hearts", "Leviathan", dice="R")
    assert ring.offers("A") == ["roll"]
    ring.roll()
    assert ring.order("roll", "damage", "action") == ["roll", "damage", "action"]
    assert ring.life("Leviathan") == 13 and ring.asked() == {"A": "roll"}


def test_the_secondary_effect_is_mandatory(duel: Any) -> None:
    """FTN-064: the Action of Impulse's ◆ must be taken."""
    ring = duel("Impulse", "Leviathan", dice="BM").roll()
    assert ring.asked() == {"A": "roll"} and ring.life("Leviathan") == 15


def test_damage_takes_life(duel: Any) -> None:
    """FTN-062: 4 damage, 4 life less; the fact says who, whom, how much and what is left."""
    ring = duel("Impulse", "Leviathan", dice="R").roll()
    fact = ring.facts("damage")[0]
    assert (fact["n"], fact["life"], fact["by"], fact["card"]) == (4, 12, ring.card("Impulse"), ring.card("Leviathan"))


def test_damage_is_raised_in_two_ways(duel: Any) -> None:
    """FTN-063: 3 + 2 Power + 1 Long Reach = 6, with the reasons."""
    ring = duel("Impulse (power 2)", "Leviathan", "left upgrades: Long Reach", dice="Y").roll()
    assert ring.life("Leviathan") == 10
    parts = ring.facts("damage")[0]["parts"]
    assert [part[0] for part in parts] == ["part.base", "part.power", "part.card"]
    assert "(3 + 2 Power + 1 Long Reach)" in ring.log()


def test_a_miss_spends_the_action(duel: Any) -> None:
    """FTN-065: nothing happens and it is the other one's turn."""
    ring = duel("Impulse", "Leviathan", dice="M").roll()
    assert ring.life("Leviathan") == 16 and ring.asked() == {"B": "roll"}


def test_a_first_charge(duel: Any) -> None:
    """FTN-066: the token lights up and another Action follows."""
    ring = duel("Impulse", "Leviathan", dice="CM").roll()
    assert ring.charged("Impulse") and ring.asked() == {"A": "roll"}


def test_a_second_charge(duel: Any) -> None:
    """FTN-067: the Ultimate (■ and ★: 7), grey again, no further Action."""
    ring = duel("Impulse (charged)", "Leviathan", dice="CM").roll()
    assert ring.life("Leviathan") == 9
    assert not ring.charged("Impulse") and ring.asked() == {"B": "roll"}


def test_the_ultimate_in_printed_order(duel: Any) -> None:
    """FTN-068: Karate Guy: ◆ ▲ ■ ★."""
    ring = duel("Karate Guy (charged)", "Leviathan", dice="C").roll()
    assert [f["shape"] for f in ring.facts("result")] == ["face.0", "face.1", "face.2", "face.3"]


def test_the_form_stays(duel: Any) -> None:
    """FTN-069, FTN-078: the Ultimate Form is kept through won fights as long as the Titan is in the game."""
    ring = duel("Cursed Pirate (charged)", "Fang (life 5)", "B bench: Pyro, Elite", dice="C").roll()
    assert ring.names("fallen") == ["Fang"] and ring.form("Cursed Pirate")


def test_the_form_works_at_once(duel: Any) -> None:
    """FTN-070: Cursed Pirate's ★ in the same Ultimate has Drain already."""
    ring = duel("Cursed Pirate (charged; life 2)", "Leviathan", dice="C").roll()
    assert ring.life("Cursed Pirate") == 7


def test_a_second_form_changes_nothing(duel: Any) -> None:
    """FTN-071: the token was there; ★ resolves all the same."""
    ring = duel("Cursed Pirate (charged; form)", "Leviathan", dice="C").roll()
    assert ring.facts("form") == [] and ring.life("Leviathan") == 11


def test_a_card_without_a_form_gains_none(duel: Any) -> None:
    """FTN-003, FTN-069: Ascension on a Titan without Ultimate Form only gives its +1 damage."""
    ring = duel("Impulse", "Leviathan", "left upgrades: Ascension", phase="start", dice="B").roll()
    assert not ring.form("Impulse") and ring.life("Leviathan") == 14


def test_actions_are_queued_not_nested(duel: Any) -> None:
    """FTN-Q14: War Drum Shaman's Ultimate grants an Action: the Charge is grey before it is taken."""
    ring = duel("War Drum Shaman (charged)", "Leviathan", dice="CC").roll()
    assert not ring.charged("War Drum Shaman") and ring.left()[0] == 1
    ring.roll()
    assert ring.charged("War Drum Shaman") and len(ring.facts("ultimate")) == 1


def test_action_icons_outside_the_own_turn(duel: Any) -> None:
    """FTN-Q17: Opening Gambit resolves ▲ with its Action icon before the combat: no Action from it."""
    ring = duel("Gunslinger", "Leviathan", "left upgrades: Opening Gambit", phase="start", dice="M").do("A Gunslinger")
    assert ring.left()[0] == 1
    assert ring.facts("action") == []


def test_action_tokens_gained_outside_the_turn_count_from_the_next(duel: Any) -> None:
    """FTN-Q17: Evil Djinn gains 2 Action when the foe rolls a Charge; in its own turn it has 3 Actions."""
    ring = duel("Fang", "Evil Djinn", dice="CMMMM").roll(2)
    assert ring.asked() == {"B": "roll"} and ring.left()[0] == 3


def test_gaining_a_charge(duel: Any) -> None:
    """FTN-Q22: grey lights up (Quick Charge); a lit one triggers the Ultimate (Kitsune cancelling)."""
    ring = duel("Impulse", "Leviathan", "left upgrades: Quick Charge", phase="start")
    assert ring.charged("Impulse")
    ring = duel("Fang", "Kitsune", dice="B").roll()
    assert ring.charged("Kitsune")
    ring = duel("Fang", "Kitsune (charged)", dice="B").roll()
    ring.see("over B")


def test_no_charge_during_the_own_ultimate(duel: Any) -> None:
    """FTN-Q22: while the Ultimate resolves, "gain a Charge" does nothing, or there would be no end."""
    from pyengine.games.final_titan.effects import EFFECTS

    ring = duel("Kitsune (charged)", "Fang")
    t = ring.t.copy()
    t.ulting = 1
    assert EFFECTS["charge"](t, 0, ("charge",), t.fighter[0], 0, 0) is None
    assert t.out == 0 and t.charge[0] == 1


def test_a_stalemate(duel: Any) -> None:
    """FTN-Q69: after 100 turns both are defeated."""
    ring = duel("Fang", "Pyro", "A bench: Elite", "B bench: Hydra", "turns 99", phase="combat", dice="M")
    ring.roll()
    assert set(ring.names("fallen")) == {"Fang", "Pyro"}
    assert ring.facts("both_fall")


def test_at_most_a_hundred_actions(duel: Any) -> None:
    """FTN-Q70: 150 Action tokens: the turn ends after 100 Actions."""
    ring = duel("Impulse (action 150)", "Leviathan", dice="M" * 101)
    rolled = 0
    while ring.asked() == {"A": "roll"}:
        ring.roll()
        rolled += 1
    assert rolled == 100


def test_dice_that_roll_by_themselves(duel: Any) -> None:
    """D14 is a confirmation only: with the option the fight runs to its next choice, with the same faces."""
    by_hand = duel("Impulse", "Fang", dice="RMRM").roll(3)
    alone = duel("Impulse", "Fang", dice="RMRM", options={"dice": "auto"})
    assert [f["faces"] for f in by_hand.facts("roll")] == [f["faces"] for f in alone.facts("roll")]
    by_hand.see("over A")
    alone.see("over A")
