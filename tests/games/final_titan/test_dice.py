"""Cancel, Blessed and Cursed, rerolls, triggers on a roll (specification R, S; rulings Q15 to Q21)."""

from __future__ import annotations

from typing import Any

# -- Cancel ---------------------------------------------------------------------------------------------------------


def test_cancelled_rolls_are_ignored(duel: Any) -> None:
    """FTN-120, FTN-121: damage, tokens, secondary effects and Actions of the roll are lost."""
    ring = duel("Arachnidra", "Chessmaster", "right upgrades: Green Ward", dice="GM").roll()
    assert ring.tokens("Chessmaster") == {} and ring.asked() == {"B": "roll"}
    fact = ring.facts("cancel")[0]
    assert (fact["face"], fact["source"]) == ("face.1", ring.card("Green Ward"))


def test_cancelled_rolls_trigger_nothing(duel: Any) -> None:
    """FTN-122: L01 and Glitch would answer their own Charge; Pale Regent cancels it."""
    ring = duel("Glitch", "Pale Regent", dice="CM").roll()
    assert ring.tokens("Glitch") == {} and not ring.charged("Glitch")


def test_the_cancelled_action_is_spent(duel: Any) -> None:
    """FTN-123: one Action of two is gone."""
    ring = duel("Impulse (action 1)", "Hydra", dice="RM").roll()
    assert ring.life("Hydra") == 10 and ring.left()[0] == 1


def test_cancel_only_against_the_canceller(duel: Any) -> None:
    """FTN-205, FTN-105: Hydra on a bench cancels nothing; its own ★ is not cancelled either."""
    assert duel("Impulse", "Leviathan", "B bench: Hydra", dice="R").roll().life("Leviathan") == 12
    assert duel("Hydra", "Leviathan", dice="R").roll().life("Leviathan") == 12


def test_only_rolls_can_be_cancelled(duel: Any) -> None:
    """FTN-Q18: ★ of an Ultimate or of Opening Blow is no roll."""
    assert duel("Impulse (charged)", "Hydra", dice="C").roll().life("Hydra") == 3
    assert duel("Impulse", "Hydra", "left upgrades: Opening Blow", phase="start").life("Hydra") == 6


def test_a_cancelled_charge(duel: Any) -> None:
    """FTN-Q19: neither light nor Action nor Ultimate; the lit token stays lit."""
    ring = duel("Impulse", "Leviathan", "right upgrades: Grounding Rod", dice="CM").roll()
    assert not ring.charged("Impulse") and ring.asked() == {"B": "roll"}
    ring = duel("Impulse (charged)", "Leviathan", "right upgrades: Grounding Rod", dice="CM").roll()
    assert ring.charged("Impulse") and ring.life("Leviathan") == 16


# -- Blessed and Cursed ---------------------------------------------------------------------------------------------


def test_two_dice_for_every_action(duel: Any) -> None:
    """FTN-124: Blessed with two Actions: two dice both times."""
    ring = duel("Twilith (blessed; action 1)", "Leviathan", dice="BGYR").roll().do("A ▲").roll()
    assert [f["faces"] for f in ring.facts("roll_two")] == ["BG", "YR"]


def test_blessed_chooses(duel: Any) -> None:
    """FTN-125, FTN-D15: the roller is asked, with what each die would do."""
    ring = duel("Twilith (blessed)", "Leviathan (armor 1)", dice="RM").roll()
    assert ring.asked() == {"A": "blessed"}
    notes = [o["note"] for o in ring.match.view(0)["ask"]["options"]]
    assert notes == ["3 damage: Leviathan 16 → 13", "nothing happens"]


def test_cursed_lets_the_foe_choose(duel: Any) -> None:
    """FTN-126, FTN-D16: the owner of the foe is asked."""
    ring = duel("Twilith (cursed)", "Leviathan", dice="RB").roll()
    assert ring.asked() == {"B": "cursed"}
    assert ring.do("B ◆").life("Leviathan") == 15


def test_the_other_die_triggers_nothing(duel: Any) -> None:
    """FTN-127: the Miss not chosen gives Cheshire Cat nothing to answer."""
    ring = duel("Twilith (blessed)", "Cheshire Cat", dice="BM").roll().do("A ◆")
    assert ring.life("Twilith") == 9 and ring.life("Cheshire Cat") == 8


def test_doubles(duel: Any) -> None:
    """FTN-128, FTN-Q21: one die resolves, nobody chooses, the token is lost; also a Cursed one."""
    ring = duel("Twilith (cursed)", "Leviathan", dice="GG").roll()
    assert ring.life("Leviathan") == 14 and ring.tokens("Twilith") == {}


def test_the_opposite_token(duel: Any) -> None:
    """FTN-129: Blessed and would gain Cursed: Blessed is lost, nothing gained; and the other way round."""
    assert duel("Doom Prophet", "Twilith (blessed)", phase="start").tokens("Twilith") == {}
    ring = duel("Impulse (cursed)", "Leviathan", "left upgrades: Holy Water", phase="start")
    assert ring.tokens("Impulse") == {}


def test_a_second_token_of_the_kind(duel: Any) -> None:
    """FTN-130, FTN-131: it stays one."""
    ring = duel("Impulse (blessed)", "Leviathan", "left upgrades: Holy Water", phase="start")
    assert ring.tokens("Impulse") == {"blessed": 1}
    assert duel("Doom Prophet", "Twilith (cursed)", phase="start").tokens("Twilith") == {"cursed": 1}


def test_doubles_cost_the_token_even_if_cancelled_or_rerolled(duel: Any) -> None:
    """FTN-Q20: ★★ cancelled by Hydra; ○○ rerolled by Sharpshooter."""
    assert duel("Twilith (blessed)", "Hydra", dice="RR").roll().tokens("Twilith") == {}
    ring = duel("Twilith (blessed)", "Leviathan", "left upgrades: Sharpshooter", dice="MMY").roll()
    assert ring.tokens("Twilith") == {} and ring.life("Leviathan") == 13


def test_what_doubles_trigger(duel: Any) -> None:
    """FTN-128: Twilith's form, Sun Herald and Prayer Beads answer doubles; not if the roll is cancelled (FTN-122)."""
    assert duel("Twilith (blessed; form)", "Leviathan", dice="MM").roll().life("Leviathan") == 14
    assert duel("Sun Herald (blessed; life 2)", "Leviathan", dice="MM").roll().life("Sun Herald") == 5
    assert (
        duel("Impulse (blessed)", "Leviathan", "left upgrades: Prayer Beads", dice="MM").roll().life("Leviathan") == 14
    )
    assert duel("Twilith (blessed; form)", "Hydra", dice="RR").roll().life("Hydra") == 10


# -- the order of one roll ------------------------------------------------------------------------------------------


def test_a_player_orders_triggers_and_rerolls(duel: Any) -> None:
    """FTN-Q15, FTN-154, FTN-D18: Queen of Hearts with Sharpshooter may take the Power first, or reroll at once."""
    lines = ("Queen of Hearts", "Leviathan", "left upgrades: Sharpshooter")
    ring = duel(*lines, dice="MY").roll()
    assert sorted(ring.offers("A")) == ["Queen of Hearts", "Sharpshooter"]
    ring.do("A Queen of Hearts")
    assert ring.tokens("Queen of Hearts") == {"power": 1} and ring.life("Leviathan") == 13
    ring = duel(*lines, dice="MY").roll().do("A Sharpshooter")
    assert ring.tokens("Queen of Hearts") == {} and ring.life("Leviathan") == 14


def test_rerolls_come_before_cancel(duel: Any) -> None:
    """FTN-Q15: Time Glass may ignore a ★ that Hydra would cancel; other triggers of the roller are not offered then."""
    ring = duel("Impulse", "Hydra", "left upgrades: Time Glass", dice="RY").roll()
    assert ring.asked() == {"A": "may"}
    assert "cancelled by Hydra" in ring.match.view(0)["ask"]["note"]
    ring.do("A use")
    assert ring.life("Hydra") == 7 and ring.life("Impulse") == 6 and ring.facts("cancel") == []


def test_the_foes_triggers_come_before_the_face(duel: Any) -> None:
    """FTN-Q15: Static Field hits before the Charge lights up; Backfire Button takes a lit Charge away first."""
    ring = duel("Impulse (life 3)", "Leviathan", "right upgrades: Static Field", dice="C").roll()
    ring.see("over B")
    assert ring.facts("charged") == []
    ring = duel(
        "Impulse (charged)", "Leviathan", "right upgrades: Backfire Button", options={"mindbug": "true"}, dice="CM"
    ).roll()
    assert ring.charged("Impulse") and ring.life("Leviathan") == 16 and ring.life("Impulse") == 5


def test_a_reroll_belongs_to_the_same_action(duel: Any) -> None:
    """FTN-Q16, FTN-156: no Action is spent; two dice again while Blessed."""
    ring = duel("Twilith (blessed)", "Leviathan", "left upgrades: Sharpshooter", dice="MBMGRY").roll().do("A ○")
    assert ring.facts("roll_two")[-1]["faces"] == "MG"
    ring.do("A ▲")
    assert ring.asked() == {"B": "roll"}


def test_an_optional_reroll(duel: Any) -> None:
    """FTN-D17: Dr. Undo may take 1 and reroll, once a turn; with the form he heals 2 instead."""
    ring = duel("Dr. Undo (action 1)", "Leviathan", dice="MRM").roll().do("A use")
    assert ring.life("Dr. Undo") == 9 and ring.life("Leviathan") == 10
    ring.roll()
    assert ring.asked() == {"B": "roll"}
    ring = duel("Dr. Undo (form; life 5)", "Leviathan", dice="MR").roll().do("A use")
    assert ring.life("Dr. Undo") == 7
    ring = duel("Dr. Undo", "Leviathan", dice="M").roll().do("A keep")
    assert ring.life("Dr. Undo") == 10


def test_the_active_player_is_first(duel: Any) -> None:
    """FTN-154: both answer the same Miss: the roller's reroll of Brass Oracle comes before the foe's Trip Wire."""
    ring = duel("Brass Oracle", "Leviathan", "right upgrades: Trip Wire", dice="MB").roll()
    assert ring.life("Brass Oracle") == 10 and ring.life("Leviathan") == 15


def test_once_a_turn(duel: Any) -> None:
    """Brass Oracle ignores one Miss a turn; a second one counts."""
    ring = duel("Brass Oracle", "Leviathan", "right upgrades: Trip Wire", dice="MM").roll()
    assert ring.life("Brass Oracle") == 7


def test_a_trigger_interrupts(duel: Any) -> None:
    """FTN-155: Genesis 1.0 rolls doubles while Blessed: he heals fully before the face resolves."""
    ring = duel("Genesis 1.0 (blessed; life 1)", "Leviathan", dice="RR").roll()
    assert ring.order("token_lose", "heal", "damage") == ["token_lose", "heal", "damage"]
    assert ring.life("Genesis 1.0") == 10


def test_facts_of_dice(duel: Any) -> None:
    """The page learns who rolled which faces, which one counts and why, and what was cancelled."""
    ring = duel("Twilith (cursed)", "Hydra", dice="RB").roll().do("B ★")
    two, chosen, cancel = ring.facts("roll_two")[0], ring.facts("die")[0], ring.facts("cancel")[0]
    assert (two["faces"], two["word"], two["who"]) == ("RB", "token.cursed", 0)
    assert (chosen["faces"], chosen["who"], chosen["by"]) == ("R", 1, ring.card("Hydra"))
    assert cancel["card"] == ring.card("Twilith")
