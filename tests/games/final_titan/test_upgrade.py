"""Phase 2: who starts, face-down upgrades, When Revealed, Start of Fight (specification H)."""

from __future__ import annotations

from typing import Any


def test_only_the_fighting_sides_act(table: Any) -> None:
    """FTN-048: C holds cards but is asked nothing in Phases 2 and 3."""
    ring = table(
        "left corner: Fang (of A)", "right corner: Elite (of B)", "A hand: Iron Skin", "B hand: Trip Wire",
        "C hand: War Drums",
        "C bench: Pyro", seats=3, phase="upgrade",
    )  # fmt: skip
    assert ring.asked() == {"A": "upgrade"}
    assert "Only the owners" in ring.refused("C", "War Drums")
    ring.do("A nothing", "B nothing")
    assert ring.asked() == {"A": "roll"}


def test_the_faster_fighter_starts(duel: Any) -> None:
    """FTN-049, FTN-056: speed 9 against 7; the Champion is faster."""
    ring = duel("Fang", "Elite", "A hand: Iron Skin", "B hand: Trip Wire", phase="upgrade")
    assert ring.asked() == {"A": "upgrade"}
    ring.do("A nothing", "B nothing")
    assert ring.asked() == {"A": "roll"}


def test_at_equal_speed_the_challenger_starts(duel: Any) -> None:
    """FTN-049: both have speed 9."""
    ring = duel("Fang", "Fire Dancer", "A hand: Iron Skin", "B hand: Trip Wire", phase="upgrade")
    assert ring.asked() == {"B": "upgrade"}


def test_who_starts_is_fixed_before_cards_are_revealed(duel: Any) -> None:
    """FTN-Q12: roles, forms and Team Powers count (Storm Admiral on the bench: 7 + 2 against 8); Hermes's Boon does
    not.
    """
    ring = duel(
        "Elite", "Azurian", "A bench: Storm Admiral", "A hand: Trip Wire", "B hand: Hermes's Boon", phase="upgrade"
    )
    assert ring.asked() == {"A": "upgrade"}
    ring.do("A nothing", "B Hermes's Boon")
    assert ring.speed("Azurian") == 12
    assert ring.asked() == {"A": "roll"}


def test_faster_on_cards_means_now(duel: Any) -> None:
    """FTN-Q12: with Hermes's Boon Karate Guy (9 + 4) is faster than Impulse (11): ★ deals 3 + 2."""
    ring = duel("Karate Guy", "Impulse", "left upgrades: Hermes's Boon", dice="R").roll()
    assert ring.life("Impulse") == 2


def test_any_number_face_down(duel: Any) -> None:
    """FTN-050, FTN-D09, FTN-D10: none to all; only the number is seen, by the other side before it chooses."""
    ring = duel("Fang", "Elite", "A hand: Iron Skin, Whetstone, War Drums", "B hand: Trip Wire", phase="upgrade")
    ask = ring.match.open[0]
    assert (ask.least, ask.most) == (0, 3)
    ring.do("A Iron Skin + War Drums")
    card = ring.card("Iron Skin")
    assert ring.t.knows(0, card) and not ring.t.knows(1, card)
    assert ring.match.view(1)["seats"][0]["sealed"] == 2
    assert "2 cards lie face down" in ring.match.view(1)["ask"]["note"]
    assert ring.names("left upgrades") == []


def test_revealed_together(duel: Any) -> None:
    """FTN-051: nothing is revealed before both have played."""
    ring = duel("Fang", "Elite", "A hand: Iron Skin", "B hand: Trip Wire", phase="upgrade").do("A Iron Skin")
    assert ring.facts("reveal") == []
    ring.do("B Trip Wire")
    assert len(ring.facts("reveal")) == 2
    assert ring.names("left upgrades") == ["Iron Skin"] and ring.names("right upgrades") == ["Trip Wire"]


def test_when_revealed_in_order(duel: Any) -> None:
    """FTN-052, FTN-D11: the starting player's first, in an order of choice; then the other's."""
    ring = duel(
        "Fang (poison 1)", "Elite", "left upgrades: Disarm, Antidote", "right upgrades: Power Potion", phase="start",
    )  # fmt: skip
    assert ring.asked() == {"A": "order"}
    assert sorted(ring.offers("A")) == ["Antidote", "Disarm"]
    ring.do("A Antidote")
    told = [ring.card_name(f["card"]) for f in ring.facts("ability")]
    assert told == ["Antidote", "Disarm", "Power Potion"]
    assert ring.tokens("Elite") == {"power": 1}


def test_start_of_fight_in_order(duel: Any) -> None:
    """FTN-053, FTN-D12: Titan and upgrades in an order of choice, starting player first."""
    ring = duel("Gunslinger", "Leviathan (life 5)", "left upgrades: Field Dressing, Opening Blow", phase="start")
    assert ring.asked() == {"A": "order"}
    assert sorted(ring.offers("A")) == ["Field Dressing", "Gunslinger", "Opening Blow"]
    ring.do("A Gunslinger", "A Field Dressing")
    assert ring.order("damage", "heal")[:1] == ["damage"]


def test_upgrades_last_one_fight(duel: Any) -> None:
    """FTN-054: the winner's and the loser's go to the discard pile; the ability is gone."""
    ring = duel(
        "Fang",
        "Elite (life 1)",
        "B bench: Pyro, Hydra",
        "left upgrades: Crown Guard",
        "right upgrades: Trip Wire",
        dice="B",
    )
    assert ring.face("Fang")["armor"] == 1
    ring.roll()
    assert ring.face("Fang")["armor"] == 0
    assert {"Crown Guard", "Trip Wire"} <= set(ring.names("discard"))


def test_a_champion_starts_every_fight_again(duel: Any) -> None:
    """FTN-055: Leviathan heals 8 at the start of its second fight too."""
    ring = duel("Leviathan (life 5)", "Fang (life 1)", "B bench: Elite, Pyro", "A hand:", "B hand:", dice="R").roll()
    ring.do("B fight Elite")
    while ring.asked().get("A") == "upgrade" or ring.asked().get("B") == "upgrade":
        ring.do(f"{next(iter(ring.asked()))} nothing")
    assert ring.life("Leviathan") == 13


def test_a_fight_may_end_before_the_first_turn(duel: Any) -> None:
    """FTN-Q38: Gunslinger's 3 damage at the start defeat Fang; reward and clean-up as usual, no turn."""
    ring = duel("Gunslinger", "Fang (life 3)", "B bench: Pyro, Elite", "A hand:", "B hand:", phase="start")
    assert ring.facts("turn") == []
    assert ring.names("fallen") == ["Fang"]
    assert len(ring.names("A hand")) == 1


def test_war_golem_forges(duel: Any) -> None:
    """War Golem, FTN-169: no cards from hands, the top 2 of the deck instead, discarded afterwards."""
    ring = duel(
        "War Golem", "Fang (life 1)", "B bench: Pyro, Elite", "A hand: Iron Skin", "B hand:",
        "deck: Blue Ward, Green Ward, Trip Wire",
        phase="upgrade", dice="MR",
    )  # fmt: skip
    assert ring.asked() == {"B": "roll"}
    assert sorted(ring.names("left upgrades")) == ["Blue Ward", "Green Ward"]
    ring.roll(2)
    assert {"Blue Ward", "Green Ward"} <= set(ring.names("discard")) and "Iron Skin" in ring.names("A hand")


def test_conditions_are_looked_at_when_they_resolve(duel: Any) -> None:
    """FTN-Q74: Bone Whistle after 8 healed life: Leviathan has more than 5 and gains no Minion; before it, one."""
    ring = duel("Leviathan (life 4)", "Fang", "left upgrades: Bone Whistle", phase="start").do("A Leviathan")
    assert ring.tokens("Leviathan") == {}
    ring = duel("Leviathan (life 4)", "Fang", "left upgrades: Bone Whistle", phase="start").do("A Bone Whistle")
    assert ring.tokens("Leviathan") == {"minion": 1}
