"""Skip or Fight, betting (specification F, G)."""

from __future__ import annotations

from typing import Any

import pytest

import pyengine

BENCHES = ("A bench: Fang, Pyro", "B bench: Hydra, Elite", "C bench: Impulse, Leviathan")
HANDS = ("A hand: Iron Skin, Whetstone", "B hand: Trip Wire", "C hand: War Drums", "pot:")


def test_turns_go_left_until_somebody_fights(table: Any) -> None:
    """FTN-030, FTN-039, FTN-D04: skip, skip, skip, skip again, fight."""
    ring = table(*BENCHES, *HANDS, seats=3, phase="skip")
    ring.do("A skip Iron Skin", "B skip Trip Wire", "C skip War Drums", "A skip Whetstone")
    assert ring.asked() == {"B": "choose"}
    assert ring.offers("B") == ["fight Hydra", "fight Elite"]
    ring.do("B fight Elite")
    assert len(ring.names("B hand")) == 4 and ring.names("pot") == []


def test_without_a_card_one_must_fight(table: Any) -> None:
    """FTN-031: no option to skip, and the reason has the number."""
    ring = table(*BENCHES, "A hand:", "B hand: Trip Wire", "C hand:", seats=3, phase="skip")
    assert ring.offers("A") == ["fight Fang", "fight Pyro"]
    assert "why.skip_empty" in ring.rules.words.templates
    from pyengine.games.final_titan.rounds import may_skip

    assert ring.rules.sentence(ring.t, may_skip(ring.t, 0)).startswith("You have 0 cards")


def test_with_two_players_left_one_must_fight(table: Any) -> None:
    """FTN-032, FTN-Q09: C is out, so A cannot skip in a game that began with three."""
    ring = table(*BENCHES[:2], *HANDS[:2], "C hand:", "C alive 0", seats=3, phase="skip")
    assert all(option.startswith("fight") for option in ring.offers("A"))
    assert "2 players are left" in ring.refused("A", "Iron Skin")


def test_forced_the_moment_the_second_last_falls(table: Any) -> None:
    """FTN-Q09: the elimination itself ends skipping."""
    ring = table(
        "left corner: Impulse (of A)", "right corner: Fang (of B; life 1)", "A bench: Elite",
        "C bench: Hydra, Leviathan",
        "A hand:", "B hand:", "C hand: Whetstone, Iron Skin", seats=3, dice="Y",
    )  # fmt: skip
    ring.roll()
    assert ring.offers("C") == ["fight Hydra", "fight Leviathan"]


def test_skip_costs_exactly_one_hidden_card(table: Any) -> None:
    """FTN-033, FTN-D05: one card face down; only who placed it knows it."""
    ring = table(*BENCHES, *HANDS, seats=3, phase="skip").do("A skip Iron Skin")
    card = ring.card("Iron Skin")
    assert ring.t.knows(0, card) and not ring.t.knows(1, card) and not ring.t.knows(None, card)
    assert "A skips with Iron Skin" in ring.log(0)
    assert "A skips with a card" in ring.log(1)
    assert ring.names("A hand") == ["Whetstone"]


def test_fight_takes_the_whole_pot(table: Any) -> None:
    """FTN-034, FTN-Q13, FTN-D06: the Titan enters, the cards go to its owner's hand; nobody else gets any."""
    ring = table(*BENCHES, *HANDS, seats=3, phase="skip").do("A skip Iron Skin", "B fight Elite")
    assert ring.names("left corner") == ["Elite"]
    assert ring.names("B hand") == ["Trip Wire", "Iron Skin"]
    assert len(ring.names("A hand")) == 1 and len(ring.names("C hand")) == 1


def test_the_pot_may_be_empty(table: Any) -> None:
    """FTN-Q13: fighting first brings nothing when nobody has skipped."""
    ring = table(*BENCHES, *HANDS, seats=3, phase="skip").do("A fight Fang")
    assert ring.names("A hand") == ["Iron Skin", "Whetstone"]


def test_champion_first_then_challenger(table: Any) -> None:
    """FTN-035, FTN-036, FTN-037: the left neighbour goes on; the Champion's owner is passed over; then Upgrade."""
    ring = table(*BENCHES, *HANDS, seats=3, phase="skip").do("A fight Fang")
    ring.see("champion A")
    assert ring.asked() == {"B": "choose"}
    ring.do("B skip Trip Wire", "C skip War Drums")
    assert ring.asked() == {"B": "choose"}
    ring.do("B fight Hydra")
    assert ring.t.phase == "upgrade" and ring.names("right corner") == ["Hydra"]
    assert ring.match.view(0)["table"]["sides"][1]["role"] == "challenger"


def test_entering_the_arena(table: Any) -> None:
    """FTN-038: max life, grey Charge, marker."""
    ring = table(*BENCHES, *HANDS, seats=3, phase="skip").do("A fight Pyro")
    side = ring.match.view(1)["table"]["sides"][0]
    assert (side["life"], side["charged"], side["role"]) == (8, False, "champion")


def test_no_foreign_titan_and_none_from_the_arena(table: Any) -> None:
    """FTN-034: only Titans of the own bench can be sent; the reasons say so."""
    ring = table(*BENCHES, *HANDS, seats=3, phase="skip").do("A fight Fang")
    assert "belongs to C" in ring.refused("B", "Impulse")
    assert "in the arena already" in ring.refused("B", "Fang")


def test_eliminated_players_are_passed_over(table: Any) -> None:
    """FTN-Q10: B is out: C is on the left of A."""
    ring = table(
        BENCHES[0],
        "B bench:",
        BENCHES[2],
        "D bench: Sobek",
        *HANDS,
        "D hand: Blue Ward",
        "B alive 0",
        seats=4,
        phase="skip",
    )
    ring.do("A skip Whetstone")
    assert ring.asked() == {"C": "choose"}


def test_after_a_mutual_defeat_nobody_is_champion(table: Any) -> None:
    """FTN-Q11: both fall; the next player begins with an empty arena and becomes the Champion."""
    ring = table(
        "left corner: Yak Yeoman (of A; life 3; charged)", "right corner: Fang (of B; life 4)", "A bench: Pyro",
        "B bench: Elite, Hydra",
        BENCHES[2], seats=3, options={"mindbug": "true"}, dice="C",
    )  # fmt: skip
    ring.roll()
    assert ring.asked() == {"C": "choose"}
    ring.see("champion nobody")
    ring.do("C fight Impulse")
    ring.see("champion C")


# -- betting --------------------------------------------------------------------------------------------------------

ARENA = ("left corner: Fang (of A)", "right corner: Elite (of B; life 1)", "A bench: Pyro", "B bench: Hydra")


def bets(table: Any, *lines: str, dice: str = "B", **more: Any) -> Any:
    return table(
        *ARENA, "C bench: Impulse", "D bench: Leviathan", "E bench: Sobek", "A hand:", "B hand:", "C hand: Iron Skin",
        "D hand: War Drums, Whetstone", "E hand:", "pot:", *lines, seats=5, phase="bet", options={"betting": "true"},
        dice=dice, **more,
    )  # fmt: skip


def test_the_betting_phase(table: Any) -> None:
    """FTN-040, FTN-041, FTN-042, FTN-043, FTN-D08: who does not fight and has a card may bet, or not."""
    ring = bets(table)
    assert ring.asked() == {"C": "bet", "D": "bet"}
    assert ring.offers("C") == ["Fang", "Elite", "nothing"]


def test_betting_comes_between_the_phases(table: Any) -> None:
    """FTN-040: after the Challenger has entered and before upgrades are played."""
    ring = table(
        "left corner: Fang (of A)", "B bench: Hydra, Elite", "C bench: Impulse", "A hand: Iron Skin",
        "B hand: Trip Wire",
        "C hand: War Drums", seats=3, phase="skip", turn="B", options={"betting": "true"},
    )  # fmt: skip
    ring.do("B fight Elite")
    assert ring.asked() == {"C": "bet"}
    ring.do("C Elite")
    assert "upgrade" in ring.asked().values()


def test_bets_are_secret_until_all_are_placed(table: Any) -> None:
    """FTN-044: nobody sees C's bet while D thinks; then all see both."""
    ring = bets(table).do("C Fang")
    assert ring.facts("bet") == [] and ring.match.view(3)["seats"][2]["bet"] is None
    ring.do("D Elite")
    assert len(ring.facts("bet")) == 2
    assert ring.match.view(0)["seats"][2]["bet"] == ring.card("Fang")


def test_right_and_wrong_bets(table: Any) -> None:
    """FTN-045, FTN-046, FTN-Q49, FTN-D24: right draws 1; wrong discards one of choice."""
    ring = bets(table).do("C Fang", "D Elite").roll()
    assert len(ring.names("C hand")) == 2
    assert ring.asked() == {"D": "forfeit"}
    ring.do("D Whetstone")
    assert ring.names("D hand") == ["War Drums"] and "Whetstone" in ring.names("discard")


def test_a_wrong_bettor_without_cards_discards_nothing(table: Any) -> None:
    """FTN-Q49: C's only card was stolen in the fight."""
    ring = bets(table).do("C Elite", "D nothing")
    ring.t.move(ring.card("Iron Skin"), ring.zone("B hand"))
    ring.roll()
    assert ring.names("C hand") == [] and "C bet on the wrong Titan" in ring.log()


def test_bets_resolve_to_the_left_from_the_next_player(table: Any) -> None:
    """FTN-Q49: the Challenger was B's, so C comes before D; both right: C draws first."""
    ring = bets(table).do("D Fang", "C Fang").roll()
    assert [f["who"] for f in ring.facts("bet_right")] == [2, 3]


def test_a_right_bet_may_need_a_reshuffle(table: Any) -> None:
    """FTN-Q49: the deck is empty after the victory draw, so the discard pile is shuffled."""
    ring = bets(table, "deck: Blue Ward", "discard: Green Ward").do("C Fang", "D nothing").roll()
    assert len(ring.names("C hand")) == 2 and ring.facts("reshuffle")


def test_a_mutual_defeat_loses_all_bets(table: Any) -> None:
    """FTN-Q44: both fall, both bettors were wrong."""
    ring = table(
        "left corner: Yak Yeoman (of A; life 3; charged)", "right corner: Fang (of B; life 4)", "A bench: Pyro",
        "B bench: Hydra",
        "C bench: Impulse", "D bench: Leviathan", "A hand:", "B hand:", "C hand: Iron Skin", "D hand: War Drums",
        "pot:",
        seats=4, phase="bet", options={"betting": "true", "mindbug": "true"}, dice="MC",
    )  # fmt: skip
    ring.do("C Yak Yeoman", "D Fang").roll(2)
    assert [f["who"] for f in ring.facts("bet_wrong")] == [2, 3]
    assert ring.names("C hand") == [] and ring.names("D hand") == []


@pytest.mark.parametrize(("mode", "seats"), [("duel", 2), ("teams", 4), ("coop", 2)])
def test_no_bets_elsewhere(mode: str, seats: int) -> None:
    """FTN-047: with the option on, other modes still have no betting."""
    match = pyengine.new("final-titan", seats, 5, mode=mode, betting=True, recruit="deal")
    for n in range(60):
        if not match.open:
            break
        seat, ask = next(iter(match.open.items()))
        assert ask.verb != "bet"
        match.answer(seat, ask.sample(lambda k, n=n: n % k))
