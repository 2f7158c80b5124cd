"""Armor, Poison, Fire, healing, Power, Drain, Dodge, Minion, the order of damage (specification L to Q, U, V, X)."""

from __future__ import annotations

from typing import Any

import pytest


def hit(duel: Any, foe: str, *lines: str, face: str = "Y", me: str = "Impulse", **more: Any) -> Any:
    """Impulse (1, 1, 3, 4) hits the foe once."""
    return duel(me, foe, *lines, dice=face, **more).roll()


# -- armor ----------------------------------------------------------------------------------------------------------


def test_armor_cuts_each_instance(duel: Any) -> None:
    """FTN-088: 3 damage against armor 2 is 1; against armor 5 nothing, not less."""
    assert hit(duel, "Hydra (armor 2)").life("Hydra") == 9
    assert hit(duel, "Hydra (armor 5)").life("Hydra") == 10


def test_armor_does_not_help_against_poison_and_fire(duel: Any) -> None:
    """FTN-089: 3 Poison and 2 Fire against armor 5: 5 life less."""
    ring = duel("Hydra (armor 5; poison 3; fire 2)", "Fang", phase="combat")
    assert ring.life("Hydra") == 5


def test_armor_does_not_help_against_special_moves_and_drain(duel: Any) -> None:
    """FTN-090, FTN-Q23: Frost Jarl's Special Move and Fang's Drain pass armor 3; Elite's icon defeats."""
    assert hit(duel, "Leviathan (armor 3)", me="Frost Jarl", face="B").life("Leviathan") == 14
    assert hit(duel, "Leviathan (armor 3)", me="Fang", face="R").life("Leviathan") == 12
    hit(duel, "Leviathan (armor 3)", me="Elite", face="R").see("over A")


def test_the_other_reading_of_armor(duel: Any) -> None:
    """FTN-Q23: the switch of the table: then armor cuts both; replacement, Dodge and Minion always work."""
    counts = {"armor": "counts"}
    assert hit(duel, "Leviathan (armor 1)", me="Frost Jarl", face="B", options=counts).life("Leviathan") == 15
    assert hit(duel, "Leviathan (armor 3)", me="Fang", face="R", options=counts).life("Leviathan") == 15
    assert hit(duel, "Steelforce (dodge 1)", me="Fang", face="R").life("Steelforce") == 6
    assert hit(duel, "Steelforce", me="Fang", face="R").life("Steelforce") == 5


def test_armor_in_a_sequence(duel: Any) -> None:
    """FTN-091: Karate Guy's Ultimate 2, 2, 3, 3 (the foe is faster) against armor 2: 0, 0, 1, 1."""
    ring = hit(duel, "Neo-Leonidas (armor 2)", me="Karate Guy (charged)", face="C")
    assert ring.life("Neo-Leonidas") == 8


def test_armor_is_raised_by_tokens_and_abilities(duel: Any) -> None:
    """FTN-092: Crimson Knight 1, + 2 tokens, + 1 Crown Guard, + 1 Shield Matriarch on the bench."""
    ring = duel("Crimson Knight (armor 2)", "Fang", "left upgrades: Crown Guard", "A bench: Shield Matriarch")
    assert ring.face("Crimson Knight")["armor"] == 5


# -- Poison and Fire ------------------------------------------------------------------------------------------------


def test_a_poison_icon_for_each(duel: Any) -> None:
    """FTN-093, FTN-204: 1 Poison from ◆; Basilisk's Fangs adds another icon."""
    assert hit(duel, "Hydra", me="Arachnidra", face="B", phase="action").facts("token_gain")[0]["n"] == 1
    ring = hit(duel, "Hydra", "left upgrades: Basilisk's Fangs", me="Arachnidra", face="B")
    assert ring.tokens("Hydra") == {"poison": 2}


def test_the_poison_icon_is_no_damage(duel: Any) -> None:
    """FTN-094: Power does not raise it, Dodge and Minion stay."""
    ring = hit(duel, "Hydra (dodge 1; minion 1; armor 2)", me="Arachnidra (power 3)", face="B")
    assert ring.tokens("Hydra") == {"plating": 2, "poison": 1, "dodge": 1, "minion": 1}


def test_poison_is_one_instance_once_a_turn(duel: Any) -> None:
    """FTN-095, FTN-096: 3 tokens, 3 damage at once; not again before the second Action."""
    ring = duel("Hydra (poison 3; action 1)", "Leviathan", phase="combat", dice="MM")
    assert ring.life("Hydra") == 7 and [f["n"] for f in ring.facts("hurt")] == [3]
    ring.roll()
    assert ring.life("Hydra") == 7 and ring.asked() == {"A": "roll"}


def test_nothing_stops_poison(duel: Any) -> None:
    """FTN-097: armor 5, Dodge and Minion: the Poison defeats, and they stay unused."""
    duel("Hydra (poison 3; life 3; armor 5; dodge 1; minion 1)", "Fang", phase="combat").see("over B")


def test_a_fire_icon(duel: Any) -> None:
    """FTN-098: Cinder Monk's ◆: 1 Fire, no damage, Dodge stays."""
    ring = duel("Cinder Monk", "Leviathan (dodge 1)", dice="B").roll()
    assert ring.facts("token_gain")[0]["word"] == "token.3" and ring.tokens("Leviathan")["dodge"] == 1


def test_fire_burns_and_spreads(duel: Any) -> None:
    """FTN-099, FTN-100: 2 Fire: 2 damage as one instance, then 3 Fire."""
    ring = duel("Leviathan (fire 2)", "Fang", phase="combat")
    assert [f["n"] for f in ring.facts("hurt")] == [2]
    assert ring.life("Leviathan") == 14 and ring.tokens("Leviathan") == {"fire": 3}


def test_nothing_stops_fire(duel: Any) -> None:
    """FTN-101, FTN-Q33, FTN-Q35: past armor, Dodge, Minion; a Titan that dies of it loses and no token is added."""
    ring = duel("Hydra (fire 3; life 3; armor 5; dodge 1; minion 1)", "Fang", phase="combat")
    ring.see("over B")
    assert ring.facts("token_spread") == []


def test_fire_goes_out_after_every_fight(duel: Any) -> None:
    """FTN-102, FTN-079, FTN-Q34: on the winner and on benches."""
    ring = duel(
        "Impulse (fire 1; poison 1)",
        "Fang (life 1)",
        "A bench: Elite (fire 2; power 1)",
        "B bench: Pyro, Hydra",
        dice="Y",
    ).roll()
    assert ring.tokens("Impulse") == {"poison": 1} and ring.tokens("Elite") == {"power": 1}


# -- healing --------------------------------------------------------------------------------------------------------


def test_heal_up_to_the_printed_max(duel: Any) -> None:
    """FTN-103: Medic Mira (max 11) at 10 heals 2 by ■: 11."""
    assert hit(duel, "Leviathan", me="Medic Mira (life 10)").life("Medic Mira") == 11


def test_special_move(duel: Any) -> None:
    """FTN-104: Azurian against a faster foe: the Special Move does nothing, its Action icon still counts."""
    ring = hit(duel, "Fang", me="Azurian", face="B")
    assert ring.life("Fang") == 7 and ring.asked() == {"A": "roll"} and ring.facts("move_fails")


# -- Power ----------------------------------------------------------------------------------------------------------


def test_power_in_one_sum(duel: Any) -> None:
    """FTN-109: 3 + 2: one instance of 5 costs one Dodge only."""
    assert hit(duel, "Leviathan", me="Impulse (power 2)").life("Leviathan") == 11
    assert hit(duel, "Leviathan (dodge 2)", me="Impulse (power 2)").tokens("Leviathan") == {"dodge": 1}


def test_power_for_abilities_too(duel: Any) -> None:
    """FTN-110: Cheshire Cat with 1 Power deals 4 when the foe misses."""
    assert hit(duel, "Cheshire Cat (power 1)", face="M").life("Impulse") == 3


def test_power_needs_damage(duel: Any) -> None:
    """FTN-111: heals and tokens are not raised."""
    ring = hit(duel, "Leviathan", me="Bog Giant (power 2; charged; life 5)", face="C")
    assert ring.life("Bog Giant") == 10 and ring.facts("token_gain")[0]["n"] == 2


def test_power_on_every_blow(duel: Any) -> None:
    """FTN-112: Fang's 1, 2, 3, 4 with 1 Power: 2, 3, 4, 5."""
    ring = hit(duel, "Leviathan", me="Fang (power 1; charged)", face="C")
    assert [f["n"] for f in ring.facts("damage")] == [2, 3, 4, 5]


def test_passive_damage_is_like_power(duel: Any) -> None:
    """FTN-113: Dune Lancer as Challenger deals +2 with each ★ of the Ultimate; nothing on heals."""
    ring = duel("Dune Lancer (challenger; charged)", "Leviathan", dice="C").roll()
    assert [f["n"] for f in ring.facts("damage")] == [7, 7]


# -- Drain ----------------------------------------------------------------------------------------------------------


def test_drain_heals_as_much(duel: Any) -> None:
    """FTN-114: Fang's ■ with Drain: 3 and 3."""
    ring = hit(duel, "Leviathan", me="Fang (life 2)")
    assert (ring.life("Fang"), ring.life("Leviathan")) == (5, 13)


def test_drain_follows_the_damage(duel: Any) -> None:
    """FTN-115: +1 Power drains 4; Tower Shield lets 3 through and 3 are drained."""
    assert hit(duel, "Leviathan", me="Fang (life 2; power 1)").life("Fang") == 6
    assert hit(duel, "Leviathan", "right upgrades: Tower Shield", me="Fang (life 2; power 1)").life("Fang") == 5


def test_drain_stops_at_max_life(duel: Any) -> None:
    """FTN-116: Fang has 6 of 7."""
    assert hit(duel, "Leviathan", me="Fang (life 6)").life("Fang") == 7


def test_drain_takes_what_there_is(duel: Any) -> None:
    """FTN-117: the foe has 1 life: 1 is drained."""
    assert hit(duel, "Hydra (life 1)", "B bench: Pyro, Elite", me="Fang (life 2)").life("Fang") == 3


def test_a_cancelled_roll_drains_nothing(duel: Any) -> None:
    """FTN-118: Yellow Ward."""
    ring = hit(duel, "Leviathan", "right upgrades: Yellow Ward", me="Fang (life 2)")
    assert (ring.life("Fang"), ring.life("Leviathan")) == (2, 16)


@pytest.mark.parametrize("token", ["dodge", "minion"])
def test_prevented_damage_drains_nothing(duel: Any, token: str) -> None:
    """FTN-119: Dodge or Minion."""
    ring = hit(duel, f"Hydra (life 2; {token} 1)", me="Fang (life 2)")
    assert (ring.life("Fang"), ring.life("Hydra")) == (2, 2)


# -- Dodge and Minion -----------------------------------------------------------------------------------------------


def test_dodge_is_mandatory(duel: Any) -> None:
    """FTN-134, FTN-135: 1 damage takes the Dodge; nobody is asked."""
    ring = hit(duel, "Hydra (dodge 1)", face="B")
    assert ring.life("Hydra") == 10 and ring.tokens("Hydra") == {} and ring.facts("parried")


def test_dodge_only_against_damage(duel: Any) -> None:
    """FTN-136: Poison icon, token gains and immediate defeat pass it."""
    assert hit(duel, "Hydra (dodge 1)", me="Arachnidra", face="B").tokens("Hydra") == {"poison": 1, "dodge": 1}
    hit(duel, "Leviathan (dodge 1)", me="Elite", face="R").see("over A")


def test_dodge_not_against_poison_and_fire(duel: Any) -> None:
    """FTN-137: both burn, the Dodge stays."""
    ring = duel("Hydra (poison 1; fire 1; dodge 1)", "Fang", phase="combat")
    assert ring.life("Hydra") == 8 and ring.tokens("Hydra")["dodge"] == 1


def test_one_dodge_for_one_instance(duel: Any) -> None:
    """FTN-138: two Dodges against 2, 3, 4: the 4 hits."""
    ring = hit(duel, "Leviathan (dodge 2)", me="The Three Musketeers (charged)", face="C")
    assert ring.life("Leviathan") == 12 and ring.tokens("Leviathan") == {}


def test_minion_against_a_lethal_blow(duel: Any) -> None:
    """FTN-139, FTN-140, FTN-141: 3 damage against 3 life: the Minion; against 4 life: 3 damage, the Minion stays."""
    assert hit(duel, "Hydra (life 3; minion 1)").tokens("Hydra") == {}
    ring = hit(duel, "Hydra (life 4; minion 1)")
    assert ring.life("Hydra") == 1 and ring.tokens("Hydra") == {"minion": 1}


def test_minion_only_against_damage(duel: Any) -> None:
    """FTN-142: Elite's icon defeats in spite of it."""
    hit(duel, "Leviathan (minion 2)", me="Elite", face="R").see("over A")


def test_minion_not_against_poison_and_fire(duel: Any) -> None:
    """FTN-143: 3 Poison against 3 life."""
    duel("Hydra (poison 3; life 3; minion 1)", "Fang", phase="combat").see("over B")


def test_both_could_help(duel: Any) -> None:
    """FTN-Q28, FTN-D19: lethal damage with both tokens: the owner picks, the other stays. Other damage: Dodge,
    unasked.
    """
    ring = hit(duel, "Hydra (life 3; minion 1; dodge 1)")
    assert ring.asked() == {"B": "shield"}
    ring.do("B minion")
    assert ring.tokens("Hydra") == {"dodge": 1} and ring.life("Hydra") == 3
    assert hit(duel, "Hydra (life 9; minion 1; dodge 1)").tokens("Hydra") == {"minion": 1}


def test_a_minion_is_judged_by_what_arrives(duel: Any) -> None:
    """FTN-Q29: 4 damage, armor 1 and Tower Shield: 3 arrive against 4 life: not lethal."""
    ring = hit(duel, "Hydra (life 4; minion 1; armor 1)", "right upgrades: Tower Shield", me="Pit Champion", face="R")
    assert ring.tokens("Hydra")["minion"] == 1


# -- the order, and rulings -----------------------------------------------------------------------------------------


def test_the_order_of_damage(duel: Any) -> None:
    """FTN-157: 3 + 2 Power, − 1 armor, at most 3, then Dodge: the reasons come in this order."""
    ring = hit(duel, "Hydra (armor 1)", "right upgrades: Tower Shield", me="Impulse (power 2)")
    assert ring.life("Hydra") == 7
    assert [p[0] for p in ring.facts("damage")[0]["parts"]] == ["part.base", "part.power", "part.armor", "part.cap"]
    ring = hit(duel, "Hydra (armor 1; dodge 1)", "right upgrades: Tower Shield", me="Impulse (power 2)")
    assert ring.facts("parried")[0]["n"] == 3


def test_armor_may_save_a_dodge(duel: Any) -> None:
    """FTN-158: nothing is left after armor, so no Dodge is lost."""
    assert hit(duel, "Hydra (armor 3; dodge 1)").tokens("Hydra") == {"plating": 3, "dodge": 1}


def test_replacement_after_armor(duel: Any) -> None:
    """FTN-159: 4 − 2 armor = 2, then only 1 for Steelforce; with armor 4 nothing, not 1."""
    assert hit(duel, "Steelforce (armor 2)", face="R").life("Steelforce") == 5
    assert hit(duel, "Steelforce (armor 4)", face="R").life("Steelforce") == 6


def test_no_damage_is_no_damage(duel: Any) -> None:
    """FTN-Q24: armor leaves 0: no Dodge lost, no Thornback answer, nothing replaced by 1."""
    ring = hit(duel, "Thornback (armor 4; dodge 1)", face="R")
    assert ring.tokens("Thornback")["dodge"] == 1 and ring.life("Impulse") == 7
    assert ring.facts("blocked")


def test_replacement_also_against_poison_and_fire(duel: Any) -> None:
    """FTN-Q25: Steelforce with 4 Poison loses 1; with 4 Poison and 2 Fire 2."""
    assert duel("Steelforce (poison 4)", "Fang", phase="combat").life("Steelforce") == 5
    assert duel("Steelforce (poison 4; fire 2)", "Fang", phase="combat").life("Steelforce") == 4


def test_power_does_not_raise_what_nobody_deals(duel: Any) -> None:
    """FTN-Q26: Poison, "take 1" (Berserker's Brew) and "both take 4" (Twin Fates) with 3 Power on both."""
    ring = duel(
        "Hydra (power 3; poison 1)", "Leviathan (power 3)", "left upgrades: Berserker's Brew", phase="combat"
    ).do("A Poison")
    assert ring.life("Hydra") == 8
    ring = duel("Hydra (power 3)", "Leviathan (power 3)", "left upgrades: Twin Fates", phase="start")
    assert ring.life("Hydra") == 6 and ring.life("Leviathan") == 16 - 4 + 4


def test_nothing_counted_deals_nothing(duel: Any) -> None:
    """FTN-Q27: Plague Curate's Special Move against a foe without Poison: 0, although he has Power; with 2 Poison 2
    × 2 + 2.
    """
    ring = hit(duel, "Leviathan", me="Plague Curate (power 2)", face="R")
    assert ring.life("Leviathan") == 16
    assert hit(duel, "Leviathan (poison 2)", me="Plague Curate (power 2)", face="R").life("Leviathan") == 16 - 6 - 2


def test_taking_damage(duel: Any) -> None:
    """FTN-Q30: "I take 1" is cut by armor and prevented by Dodge."""
    assert duel("Hydra (armor 1)", "Fang", "left upgrades: Berserker's Brew", phase="combat").life("Hydra") == 10
    ring = duel("Hydra (dodge 1)", "Fang", "left upgrades: Berserker's Brew", phase="combat")
    assert ring.life("Hydra") == 10 and ring.tokens("Hydra") == {}


def test_both_take_damage_together(duel: Any) -> None:
    """FTN-Q30, FTN-151: 4 and 4 applied together: both at 4 fall together; armor and Minion help their own side."""
    ring = duel(
        "Hydra (life 4)", "Fang (life 4)", "A bench: Elite", "B bench: Pyro", "left upgrades: Twin Fates", phase="start"
    )
    assert set(ring.names("fallen")) == {"Hydra", "Fang"}
    ring = duel("Hydra (life 4; minion 1)", "Crimson Knight", "left upgrades: Twin Fates", phase="start")
    assert ring.life("Hydra") == 4 and ring.life("Crimson Knight") == 5


def test_the_foes_life_becomes_n(duel: Any) -> None:
    """FTN-Q31: Jade Ogre: 5, up or down, no damage (Dodge stays), never above the max."""
    assert duel("Jade Ogre", "Leviathan", "A hand:", phase="start", turn="B").life("Leviathan") == 5
    ring = duel("Jade Ogre", "Hydra (life 2; dodge 1)", phase="start")
    assert ring.life("Hydra") == 5 and ring.tokens("Hydra") == {"dodge": 1}
    assert duel("Jade Ogre", "Water Dancer (life 2)", phase="start").life("Water Dancer") == 5


def test_who_is_answered(duel: Any) -> None:
    """FTN-Q32: Thornback answers a roll, an Ultimate, a Start of Fight and a Special Move; triggers are not
    answered.
    """
    assert hit(duel, "Thornback").life("Impulse") == 6
    assert hit(duel, "Thornback", me="Impulse (charged)", face="C").life("Impulse") == 5
    assert duel("Gunslinger", "Thornback", phase="start").life("Gunslinger") == 9
    assert hit(duel, "Thornback", me="Frost Jarl", face="B").life("Frost Jarl") == 11
    assert hit(duel, "Thornback", me="Fang", face="M").life("Fang") == 7


def test_two_reflectors_never_loop(duel: Any) -> None:
    """FTN-Q32: Cactus Cat hits Thornback: one answer, and no answer to it."""
    ring = duel("Cactus Cat", "Thornback", options={"mindbug": "true"}, dice="Y").roll()
    assert (ring.life("Cactus Cat"), ring.life("Thornback")) == (8, 8)


def test_icons_of_the_reference_list(duel: Any) -> None:
    """FTN-204: each kind of chart result does what the list says."""
    assert hit(duel, "Leviathan", me="Impulse", face="R").life("Leviathan") == 12
    assert hit(duel, "Leviathan", me="Fang (life 1)", face="R").life("Fang") == 5
    assert hit(duel, "Leviathan", me="Mire Witch", face="B").facts("token_gain")[0]["word"] == "token.2"
    assert hit(duel, "Leviathan", me="Pyro", face="B").facts("token_gain")[0]["n"] == 2
    assert hit(duel, "Leviathan", me="Archangel", face="B").tokens("Archangel") == {"power": 1}
    assert hit(duel, "Leviathan", me="Impulse", face="B").facts("action")
    assert hit(duel, "Leviathan", me="Medic Mira (life 5)").life("Medic Mira") == 7
