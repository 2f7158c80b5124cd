"""The end of a fight, the next player, tokens between fights, return, swap, control (specification J, K, W)."""

from __future__ import annotations

from typing import Any

import pytest

TWO = ("A bench: Elite, Hydra", "B bench: Pyro, Sobek", "A hand:", "B hand:", "pot:")


def test_no_life_is_defeat(duel: Any) -> None:
    """FTN-072: exactly 0 is enough."""
    assert duel("Impulse", "Fang (life 3)", *TWO, dice="Y").roll().names("fallen") == ["Fang"]


def test_immediate_defeat(duel: Any) -> None:
    """FTN-073: Cerberus' Ultimate defeats a Titan with full life."""
    assert duel("Cerberus (charged)", "Fang", *TWO, dice="C").roll().names("fallen") == ["Fang"]


def test_the_rest_is_dropped(duel: Any) -> None:
    """FTN-074: Fang's first blow defeats; three are not dealt; Basalt Colossus gains no Armor any more."""
    assert len(duel("Fang (charged)", "Pyro (life 1)", "B bench: Elite, Sobek", dice="C").roll().facts("damage")) == 1
    ring = duel("Basalt Colossus (charged)", "Fang (life 2)", *TWO, dice="C").roll()
    assert ring.tokens("Basalt Colossus") == {}


def test_the_winner_draws(duel: Any) -> None:
    """FTN-075: one card, from the deck, known to its owner only."""
    ring = duel("Impulse", "Fang (life 1)", *TWO, dice="Y").roll()
    assert len(ring.names("A hand")) == 1 and ring.names("B hand") == []
    assert "A draws a card" in ring.log(1)


def test_the_loser_leaves_the_game(duel: Any) -> None:
    """FTN-076: Titan, tokens, form and upgrades go; FTN-054."""
    ring = duel(
        "Impulse", "Cursed Pirate (life 1; power 2; form; blessed)", *TWO, "right upgrades: Trip Wire", dice="Y"
    ).roll()
    card = ring.card("Cursed Pirate")
    assert ring.names("fallen") == ["Cursed Pirate"]
    assert not [key for key in ring.t.tokens if key >> 3 == card] and card not in ring.t.forms
    assert "Trip Wire" in ring.names("discard")


def test_the_winner_stays_as_champion(duel: Any) -> None:
    """FTN-077, FTN-078, FTN-082: with its life, its tokens but Fire; its owner sits the next Phase 1 out."""
    ring = duel("Impulse (life 3; power 1; fire 2; challenger)", "Fang (life 1)", *TWO, dice="Y")
    ring.see("champion B")
    ring.roll()
    ring.see("champion A")
    assert ring.life("Impulse") == 3 and ring.tokens("Impulse") == {"power": 1}
    assert ring.asked() == {"B": "choose"}


def test_what_the_winner_loses(duel: Any) -> None:
    """FTN-079: Fire, upgrades, Charge."""
    ring = duel("Impulse (charged; fire 1)", "Fang (life 1)", *TWO, "left upgrades: Trip Wire", dice="Y").roll()
    assert not ring.charged("Impulse") and ring.tokens("Impulse") == {}
    assert ring.names("left upgrades") == []


def three(table: Any, left: str, right: str, *lines: str, seats: int = 3, **more: Any) -> Any:
    benches = ["A bench: Elite", "B bench: Pyro", "C bench: Leviathan", "D bench: Sobek"][:seats]
    return table(f"left corner: {left}", f"right corner: {right}", *benches, *lines, seats=seats, **more)


def test_the_next_player_is_left_of_the_challenger(table: Any) -> None:
    """FTN-080: Challenger B: next is C."""
    ring = three(table, "Impulse (of A)", "Fang (of B; life 1)", dice="Y").roll()
    assert ring.asked() == {"C": "choose"}


def test_unless_that_player_fought(table: Any) -> None:
    """FTN-081: Challenger C, on its left A fought as well: B is next."""
    ring = three(table, "Impulse (of A)", "Fang (of C; life 1)", dice="Y").roll()
    assert ring.asked() == {"B": "choose"}


def test_the_champions_owner_waits(table: Any) -> None:
    """FTN-082: B's Titan won: after C and D it is A's turn, not B's."""
    ring = three(
        table,
        "Impulse (of A; life 1)",
        "Fang (of B)",
        "C hand: Iron Skin",
        "D hand: Trip Wire",
        turn="B",
        seats=4,
        dice="B",
    ).roll()
    ring.do("C skip Iron Skin", "D skip Trip Wire")
    assert ring.asked() == {"A": "choose"}


def test_tokens_lie_beside_the_titan_without_limit(duel: Any) -> None:
    """FTN-083: 9 Power and 5 Dodge."""
    ring = duel("Impulse (power 9; dodge 5)", "Leviathan")
    assert ring.tokens("Impulse") == {"power": 9, "dodge": 5}


def test_tokens_carry_over(duel: Any) -> None:
    """FTN-084: Power, Poison, Blessed and a Minion are still there in the next fight."""
    ring = duel("Impulse (power 1; poison 1; minion 1; blessed)", "Fang (life 1)", *TWO, dice="YM").roll().do("A ■")
    ring.do("B fight Pyro")
    while "upgrade" in ring.asked().values():
        ring.do(f"{next(iter(ring.asked()))} nothing")
    assert ring.tokens("Impulse").keys() == {"power", "poison", "minion", "blessed"}


def test_who_gains(duel: Any) -> None:
    """FTN-085, FTN-086: "I" is the Titan with the ability, "the foe" the other fighter, whoever's turn it is."""
    ring = duel("Fang", "Bell Ringer", dice="M").roll()
    assert ring.tokens("Fang") == {"cursed": 1} and ring.tokens("Bell Ringer") == {}


def test_any_titan_may_gain(duel: Any) -> None:
    """FTN-087, FTN-Q75, FTN-D20: arena and all benches are offered; an opponent's Titan may get it."""
    ring = duel("Storm Shepherd", "Fang", *TWO, dice="B").roll()
    assert sorted(ring.offers("A")) == ["Elite", "Fang", "Hydra", "Pyro", "Sobek", "Storm Shepherd"]
    ring.do("A Sobek")
    assert ring.tokens("Sobek") == {"dodge": 1}


def test_a_titan_of_the_own_bench(duel: Any) -> None:
    """FTN-D21: Demon Dave: only the own bench; with an empty bench nothing happens (FTN-003)."""
    ring = duel("Demon Dave", "Fang", *TWO, dice="B").roll()
    assert ring.offers("A") == ["Elite", "Hydra"]
    ring = duel("Demon Dave", "Fang", dice="B").roll()
    assert ring.asked() == {"B": "roll"}


# -- special cases --------------------------------------------------------------------------------------------------


def test_return_to_the_bench(duel: Any) -> None:
    """FTN-144, FTN-145, FTN-146, FTN-Q39: at max life next time; upgrades, Charge, Fire gone; the other one wins."""
    ring = duel(
        "Glitch (life 2; fire 1; charged; form)", "Leviathan", "left upgrades: Trip Wire", *TWO, dice="C"
    ).roll()
    assert "Glitch" in ring.names("A bench") and "Trip Wire" in ring.names("discard")
    assert ring.tokens("Glitch") == {"power": 1, "dodge": 1}
    assert len(ring.names("B hand")) == 1
    ring.see("champion B")
    ring.do("A fight Glitch")
    assert ring.life("Glitch") == 7 and not ring.charged("Glitch")


def test_a_return_keeps_form_and_legendary_card(duel: Any) -> None:
    """FTN-Q39, FTN-Q66: it is no defeat."""
    from pyengine.games.final_titan.effects import EFFECTS

    ring = duel("Raven Trickster (form)", "Leviathan", "bond: Mask of Many", *TWO, options={"godspark": "true"})
    t = ring.t.copy()
    EFFECTS["return"](t, 0, ("return",), t.fighter[0], 0, 0)
    card = ring.card("Raven Trickster")
    assert card in t.forms and t.bonds[card] == ring.card("Mask of Many")


def test_a_swap(duel: Any) -> None:
    """FTN-147, FTN-148, FTN-149, FTN-Q41, FTN-D22: max life, no Charge, other tokens but Fire; the fight goes on."""
    ring = duel(
        "Skinwalker (charged; fire 1; power 1; challenger)", "Hydra", "left upgrades: Whetstone",
        "A bench: Leviathan (action 1), Gunslinger",
        dice="CM",
    )  # fmt: skip
    ring.roll().do("A Leviathan")
    assert ring.tokens("Skinwalker") == {"power": 1} and "Skinwalker" in ring.names("A bench")
    assert ring.names("left upgrades") == ["Whetstone"] and ring.facts("ability") == []
    assert ring.t.round == 1 and ring.t.champ == 1
    assert ring.asked() == {"A": "roll"} and ring.left()[0] == 1


def test_no_swap_without_a_bench(duel: Any) -> None:
    """FTN-Q40: Skinwalker alone: nothing happens, no Ultimate of somebody else."""
    ring = duel("Skinwalker (charged)", "Leviathan", dice="CM").roll()
    assert ring.names("left corner") == ["Skinwalker"] and ring.life("Leviathan") == 16


def test_the_new_fighters_ultimate(duel: Any) -> None:
    """FTN-Q42: Leviathan's 7 damage; its own Charge stays grey."""
    ring = duel("Skinwalker (charged)", "Hydra", "A bench: Leviathan", dice="CM").roll()
    assert ring.life("Hydra") == 3 and not ring.charged("Leviathan")


def test_several_effects_in_order(duel: Any) -> None:
    """FTN-150: The Old King: first the token, then the damage."""
    ring = duel("The Old King (cursed)", "Leviathan", phase="start")
    assert ring.order("token_gain", "damage") == ["token_gain", "damage"]


def test_both_defeated(duel: Any) -> None:
    """FTN-151: both leave, nobody draws."""
    ring = duel(
        "Hydra (life 4)",
        "Fang (life 4)",
        "A bench: Elite",
        "B bench: Pyro",
        "A hand:",
        "B hand:",
        "pot:",
        "left upgrades: Twin Fates",
        phase="start",
    )
    assert set(ring.names("fallen")) == {"Hydra", "Fang"}
    assert ring.facts("draw") == []


def test_an_empty_upgrade_deck(duel: Any) -> None:
    """FTN-152, FTN-Q48: the discard pile becomes the deck; with both empty nothing is drawn."""
    ring = duel("Impulse", "Fang (life 1)", *TWO, "deck:", "discard: Trip Wire, Iron Skin", dice="Y").roll()
    assert len(ring.names("A hand")) == 1 and len(ring.names("deck")) == 1 and ring.names("discard") == []
    ring = duel("Impulse", "Fang (life 1)", *TWO, "deck:", "discard:", dice="Y").roll()
    assert ring.names("A hand") == []


def test_for_each_is_one_instance(duel: Any) -> None:
    """FTN-153: Vault Thief with 3 upgrades deals 3 once: one Dodge; Plague Curate 2 × 3 Poison at once."""
    ring = duel("Vault Thief", "Leviathan (dodge 1)", "left upgrades: Trip Wire, Whetstone, Blue Ward", phase="start")
    assert ring.tokens("Leviathan") == {} and len(ring.facts("parried")) == 1 and ring.facts("parried")[0]["n"] == 3


def test_defeating_oneself(duel: Any) -> None:
    """FTN-Q35: Evil Djinn's Ultimate: the other one wins with the reward."""
    ring = duel("Evil Djinn (charged)", "Fang", *TWO, dice="C").roll()
    assert ring.names("fallen") == ["Evil Djinn"] and len(ring.names("B hand")) == 1


def test_when_i_win_comes_before_the_reward(duel: Any) -> None:
    """FTN-Q36, FTN-D25: Ku'nan heals 2 and gains 1 Power, then the card is drawn."""
    ring = duel("Ku'nan (life 5)", "Fang (life 1)", *TWO, dice="Y").roll()
    assert ring.order("heal", "token_gain", "draw") == ["heal", "token_gain", "draw"]
    assert ring.life("Ku'nan") == 7


def test_how_the_fight_was_won(duel: Any) -> None:
    """FTN-Q36: Hydra gains an Action only if its Ultimate defeated the foe."""
    assert duel("Hydra (charged)", "Fang (life 6)", *TWO[1:], dice="C").roll().tokens("Hydra") == {"action": 1}
    assert duel("Hydra", "Fang (life 3)", *TWO[1:], dice="Y").roll().tokens("Hydra") == {}


def test_the_order_of_when_i_win(duel: Any) -> None:
    """FTN-D25: Lantern Saint's Team Power and Ku'nan's own ability: gains of Blessed can matter, so the owner
    orders.
    """
    ring = duel("Ku'nan (life 5)", "Fang (life 1)", "A bench: Lantern Saint", "B bench: Pyro, Elite", dice="Y").roll()
    assert sorted(ring.offers("A")) == ["Ku'nan", "Lantern Saint"]


def test_in_my_next_fight(duel: Any) -> None:
    """FTN-Q37: Gunslinger's mark: 6 instead of 3 in the next fight, 3 again in the one after it."""
    gunslinger = duel("Gunslinger", "Hydra").card("Gunslinger")
    ring = duel("Gunslinger (charged)", "Fang", *TWO[1:], "A bench: Elite", dice="C").roll()
    assert ring.t.marks == {gunslinger: 1}
    ring = duel("Gunslinger (marked)", "Moss Titan", *TWO, phase="upgrade")
    assert ring.facts("damage")[0]["n"] == 6
    ring = duel("Gunslinger (marked)", "Hydra (life 6)", *TWO[1:], "A bench: Elite", phase="upgrade")
    assert ring.names("fallen") == ["Hydra"] and ring.t.marks == {}


def test_a_mark_survives_a_return(duel: Any) -> None:
    """FTN-Q37: it waits as long as the Titan does not fight."""
    from pyengine.games.final_titan.effects import EFFECTS

    ring = duel("Gunslinger", "Leviathan", *TWO)
    t = ring.t.copy()
    EFFECTS["mark"](t, 0, ("mark",), t.fighter[0], 0, 0)
    EFFECTS["return"](t, 0, ("return",), t.fighter[0], 0, 0)
    assert t.marks == {ring.card("Gunslinger"): 1}


def test_control(duel: Any) -> None:
    """FTN-Q45: Mindbug returns, its owner wins; the foe stays with its life as Champion of that owner."""
    ring = duel(
        "Mindbug (charged; fire 1; power 1)", "Leviathan (life 9; fire 2; minion 1; charged)",
        "right upgrades: Trip Wire", *TWO[:1],
        "B bench: Pyro, Fang", "A hand:", "B hand:", "pot:", options={"mindbug": "true"}, dice="C",
    )  # fmt: skip
    ring.roll()
    ring.see("champion A")
    assert "Mindbug" in ring.names("A bench") and ring.tokens("Mindbug") == {"power": 1}
    assert ring.life("Leviathan") == 9 and ring.tokens("Leviathan") == {"minion": 1} and not ring.charged("Leviathan")
    assert "Trip Wire" in ring.names("discard") and len(ring.names("A hand")) == 1
    assert ring.asked() == {"B": "choose"}


def test_control_may_eliminate(duel: Any) -> None:
    """FTN-Q45: the former owner has no Titan left."""
    duel("Mindbug (charged)", "Leviathan", options={"mindbug": "true"}, dice="C").roll().see("over A")


def test_last_titans_of_all_fall_together(duel: Any) -> None:
    """FTN-Q43: a draw between the remaining players."""
    ring = duel("Hydra (life 4)", "Fang (life 4)", "left upgrades: Twin Fates", phase="start")
    ring.see("over A, B")
    ring.see("by draw")


def test_elimination_after_bets(table: Any) -> None:
    """FTN-Q46: clean-up, then bets, then who is out."""
    ring = table(
        "left corner: Impulse (of A)", "right corner: Fang (of B; life 1)", "A bench: Elite", "C bench: Pyro",
        "A hand:", "B hand:",
        "C hand: Iron Skin", seats=3, phase="bet", options={"betting": "true"}, dice="Y",
    )  # fmt: skip
    ring.do("C Impulse").roll()
    assert ring.order("win", "bet_right", "eliminated") == ["win", "bet_right", "eliminated"]


def test_joining_a_bench_later(duel: Any) -> None:
    """FTN-Q47: a recruited Titan resolves its Start of Game ability at once; benches have no limit."""
    ring = duel("Alekeeper", "Leviathan", "A bench: Fang, Pyro", "row:", "titans: Valeria, Elite", dice="G").roll()
    assert ring.tokens("Valeria") == {"minion": 1} and len(ring.names("A bench")) == 3


def test_the_old_king_without_his_token(duel: Any) -> None:
    """FTN-Q72: only the damage."""
    ring = duel("The Old King", "Hydra", phase="start")
    assert ring.life("Hydra") == 5 and ring.tokens("Hydra") == {}


def test_random_cards_and_who_sees_them(table: Any) -> None:
    """FTN-Q76, FTN-D27: Silver Shade steals: victim and thief know the card, C does not; all cards are alike."""
    found = set()
    for seed in range(12):
        ring = table(
            "left corner: Silver Shade (of A)", "right corner: Leviathan (of B)", "A hand:",
            "B hand: Iron Skin, Trip Wire, Whetstone",
            "C bench: Pyro", "C hand:", seats=3, phase="start", options={"first": 1 + seed % 3},
        )  # fmt: skip
        card = ring.card(ring.names("A hand")[0])
        assert ring.t.knows(0, card) and ring.t.knows(1, card) and not ring.t.knows(2, card)
        assert "A takes a card from a hand" in ring.log(2)
        found.add(ring.names("A hand")[0])
    assert found


@pytest.mark.parametrize(
    ("left", "bench", "winners"),
    [("Impulse", "Elite, Hydra", "A"), ("Impulse", "Elite", "B"), ("Impulse (life 5)", "Elite, Medic Mira", "A, B")],
)
def test_after_150_fights(duel: Any, left: str, bench: str, winners: str) -> None:
    """FTN-Q71: more Titans, or as many with more life; equal life (5 + 8 + 11 and 8 + 10 + 6) is a draw."""
    ring = duel(
        left, "Fang (life 1)", f"A bench: {bench}", "B bench: Pyro, Sobek" + (", Steelforce" if "5" in left else ""),
        "fights 150", dice="Y",
    )  # fmt: skip
    ring.roll()
    ring.see("by limit")
    ring.see(f"over {winners}")
