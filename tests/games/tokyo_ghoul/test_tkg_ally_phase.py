"""The frame of turns, the ally deck and the Ally Phase (specification 3.4 and 3.5)."""

from __future__ import annotations

from typing import Any

FOUR = "Stray Ghoul, Quiet Regular, Stray Ghoul, Quiet Regular"

# -- turns ----------------------------------------------------------------------------------------------------------


def test_turns_go_round_to_the_left(street: Any) -> None:
    """TKG-032: a whole turn, then the next seat; the round counts when the first seat begins again."""
    hands = "\n".join(f"{seat} hand: Night-Shift Cook" for seat in "ABC")
    p = street(f"first 1\n{hands}", seats=3, turn="B", phase="draw")
    turns = []
    for _ in range(4):
        turns.append((p.t.turn, p.t.round))
        p.pass_turn()
    assert turns == [(1, 1), (2, 1), (0, 1), (1, 2)]


def test_the_phases_in_order(street: Any) -> None:
    """TKG-033, TKG-Q56: Ally, Influence, Action, Enemy, Draw; drawing comes last."""
    p = street(
        f"""A hand: Enji Koma, Bean Roaster, Warm Welcome, Whispered Lead
        A deck: Stray Ghoul, Nosy Reporter, Quiet Regular, Stray Ghoul, Quiet Regular, {FOUR}
        B play: Counter Hand""",
        phase="turn",
    )
    seen = [(p.phase, p.asks)]
    for answer in ("A end", "A end", "A Enji Koma", "A nothing"):
        p.do(answer)
        seen.append((p.phase, p.asks))
    assert seen == [
        ("influence", "A influence"),
        ("action", "A act"),
        ("enemy", "A discard"),
        ("draw", "A trim"),
        ("draw", "A draw"),
    ]
    assert p.match.view(None)["phases"] == [
        ["ally", "Ally"],
        ["influence", "Influence"],
        ["action", "Action"],
        ["enemy", "Enemy"],
        ["draw", "Draw"],
    ]


def test_the_turn_and_the_abilities_can_be_looked_up_at_any_time(new_game: Any) -> None:
    """TKG-022: phases in every view, all abilities and phases in the rules text."""
    import pyengine

    match = new_game(3)
    text = pyengine.rules("tokyo-ghoul")
    for seat in (None, 0, 1, 2):
        assert [label for _, label in match.view(seat)["phases"]] == ["Ally", "Influence", "Action", "Enemy", "Draw"]
    for word in ("Boast", "Devour", "Extreme Devour", "Guardian", "Melee", "Rampage", "Recruit", "Stealth",
                 "Strategize", "Torture", "Enemy Phase", "Draw Phase"):  # fmt: skip
        assert word in text


# -- the ally deck --------------------------------------------------------------------------------------------------


def test_an_empty_deck_is_made_anew_at_once(street: Any) -> None:
    """TKG-034, TKG-Q10: when the last card leaves, not when the next one is needed."""
    p = street(f"A deck: {FOUR}\nA discard: Ken Kaneki, Enji Koma\nA hand: Warm Welcome", phase="ally")
    assert p.lies("A play", "Stray Ghoul", "Stray Ghoul", "Quiet Regular", "Quiet Regular")
    assert p.lies("A deck", "Ken Kaneki", "Enji Koma")
    assert p.count("A discard") == 0


def test_a_reshuffle_takes_the_whole_discard_pile(street: Any) -> None:
    """TKG-035, TKG-133: allies and enemies alike."""
    p = street(f"A deck: {FOUR}\nA discard: Ken Kaneki, Beat Constable, Feral Kin\nA hand: Warm Welcome", phase="ally")
    assert p.lies("A deck", "Ken Kaneki", "Beat Constable", "Feral Kin")


def test_a_reshuffle_is_a_shuffle(street: Any) -> None:
    """TKG-034: the new order comes from the table's luck."""
    pile = "Ken Kaneki, Enji Koma, Counter Hand, Bean Roaster, Doorway Guard, Bookshop Student, Beat Constable"
    orders = {
        tuple(street(f"A deck: {FOUR}\nA discard: {pile}\nA hand: Warm Welcome", phase="ally", first=n).names("A deck"))
        for n in (1, "random")
    }
    assert pile.split(", ") not in [list(order) for order in orders]


def test_other_cards_take_no_part_in_a_reshuffle(street: Any) -> None:
    """TKG-036: cards in play, in hand, in the banished pile, and rivals' cards stay where they are."""
    p = street(
        f"""A deck: {FOUR}
        A discard: Ken Kaneki
        A hand: Enji Koma
        banished: Counter Hand
        B discard: Bean Roaster""",
        phase="ally",
    )
    assert p.lies("A deck", "Ken Kaneki")
    assert p.count("A play") == 4
    assert p.lies("A hand", "Enji Koma")
    assert p.lies("banished", "Counter Hand")
    assert p.lies("B discard", "Bean Roaster")


def test_a_card_discarded_after_the_reshuffle_waits(street: Any) -> None:
    """TKG-037, TKG-065: the recruit lies alone in the discard pile and comes with the next reshuffle."""
    p = street(f"A deck: {FOUR}\nA discard: Ken Kaneki\nA hand: Counter Hand", phase="ally")
    p.do("A recruit Counter Hand")
    assert p.lies("A discard", "Counter Hand")
    assert p.lies("A deck", "Ken Kaneki")


def test_nothing_to_shuffle(street: Any) -> None:
    """TKG-038, TKG-Q11: with both empty the deck stays empty; the next time a card is needed it is tried again."""
    p = street(f"A deck: {FOUR}\nA hand: Old Proprietor\nB hand: Ken Kaneki", phase="ally")
    assert p.count("A deck") == p.count("A discard") == 0
    assert p.count("A play") == 4
    p.pass_turn().pass_turn()
    assert p.t.turn == 0
    assert p.vp("A") == 4
    assert p.count("A play") == 4
    assert p.count("A deck") == 0


def test_ally_decks_hold_no_strategies(new_game: Any) -> None:
    """TKG-039: in whole games by bots, never."""
    from pyengine.bots import decide
    from pyengine.luck import Luck

    match = new_game(2, seed=5)
    while match.open and match.n < 400:
        seat = next(iter(match.open))
        match.answer(seat, decide(match.game, seat, "random", Luck(match.n)))
        t = match.game.t
        for zone in (*t.lay["deck"], *t.lay["discard"]):
            assert {match.rules.catalog[t.kind[card]].type for card in t.zones[zone]} <= {"Ally", "Enemy"}


# -- scoring --------------------------------------------------------------------------------------------------------


def test_survivors_score(street: Any) -> None:
    """TKG-040, TKG-041, TKG-Q54: a point for each ally still in play, ready or drained."""
    p = street("A play: Ken Kaneki, Enji Koma (drained), Bean Roaster (drained)\nA vp 3\nA hand: Warm Welcome",
               phase="turn")  # fmt: skip
    assert p.vp("A") == 6


def test_nothing_else_scores(street: Any) -> None:
    """TKG-042, TKG-Q58: no enemy, no location, no card of another zone, and nobody but the active seat."""
    p = street(
        """A foes: Beat Constable
        A held: Anteiku
        A discard: Ken Kaneki
        A deck: Stray Ghoul
        A hand: Warm Welcome
        B play: Bean Roaster""",
        phase="turn",
    )
    assert p.vp("A") == p.vp("B") == 0


def test_the_first_turn_scores_nothing(new_game: Any) -> None:
    """TKG-043: the first line-up has been flipped, and nobody has a point."""
    match = new_game(2, first=1)
    assert match.view(None)["zones"]["play.0"] != []
    assert [seat["vp"] for seat in match.view(None)["seats"]] == [0, 0]


def test_a_win_by_survivors_comes_before_anything_moves(street: Any) -> None:
    """TKG-044, TKG-010: nothing is put away or flipped."""
    p = street(f"A play: Ken Kaneki, Enji Koma\nA deck: {FOUR}\nA vp 8", phase="turn")
    assert p.won == ("A", "points")
    assert p.lies("A play", "Ken Kaneki", "Enji Koma")
    assert p.count("A deck") == 4
    assert p.count("A discard") == 0


def test_survivors_go_to_the_discard_pile(street: Any) -> None:
    """TKG-045, TKG-172: all of them, and no mark stays on them."""
    p = street(f"A play: Ken Kaneki (drained), Enji Koma\nA deck: {FOUR}, Counter Hand\nA hand: Warm Welcome",
               phase="turn")  # fmt: skip
    assert p.lies("A discard", "Ken Kaneki", "Enji Koma")
    assert p.lies("A play", *FOUR.split(", "))
    assert p.t.drained == []


def test_leaving_play_there_is_no_wound(street: Any) -> None:
    """TKG-046, TKG-Q13: the log speaks of no wound."""
    p = street(f"A play: Ken Kaneki\nA deck: {FOUR}, Counter Hand\nA hand: Warm Welcome", phase="turn")
    assert "scores 1" in p.log()
    assert "wound" not in p.log()


# -- flipping -------------------------------------------------------------------------------------------------------


def test_four_allies_are_flipped(street: Any) -> None:
    """TKG-047, TKG-048: from the top, until the fourth; they enter ready."""
    p = street(f"A deck: Ken Kaneki, Enji Koma, Counter Hand, Bean Roaster, {FOUR}\nA hand: Warm Welcome", phase="ally")
    assert p.names("A play") == ["Ken Kaneki", "Enji Koma", "Counter Hand", "Bean Roaster"]
    assert not any(p.drained("A play", name) for name in p.names("A play"))
    assert p.count("A deck") == 4


def test_enemies_do_not_count(street: Any) -> None:
    """TKG-049, TKG-050: they come to the front of their player, and the card after the fourth ally stays unseen."""
    p = street(
        """A deck: Stray Ghoul, Beat Constable, Feral Kin, Quiet Regular, Stray Ghoul, Quiet Regular, Bounty Tracker
        A hand: Warm Welcome""",
        phase="ally",
    )
    assert p.lies("A foes", "Beat Constable", "Feral Kin")
    assert p.count("A play") == 4
    assert p.lies("A deck", "Bounty Tracker")
    assert "Bounty Tracker" not in p.log()


def test_flipping_goes_on_after_a_reshuffle(street: Any) -> None:
    """TKG-051: survivors put away in this very phase are flipped again."""
    p = street("A play: Ken Kaneki, Enji Koma\nA deck: Stray Ghoul, Quiet Regular\nA hand: Warm Welcome", phase="turn")
    assert p.vp("A") == 2
    assert p.lies("A play", "Stray Ghoul", "Quiet Regular", "Ken Kaneki", "Enji Koma")


def test_fewer_than_four(street: Any) -> None:
    """TKG-052, TKG-Q11: with nothing left to flip, the turn goes on with fewer allies."""
    p = street("A deck: Stray Ghoul, Ken Kaneki, Beat Constable\nA hand: Counter Hand", phase="ally")
    assert p.lies("A play", "Stray Ghoul", "Ken Kaneki")
    assert p.lies("A foes", "Beat Constable")
    assert p.asks == "A influence"


def test_everybody_sees_what_is_flipped(street: Any) -> None:
    """TKG-053: faces in every view and names in every log."""
    p = street(f"A deck: Ken Kaneki, Beat Constable, {FOUR}\nA hand: Warm Welcome", seats=3, phase="ally")
    for seat in (None, 0, 1, 2):
        view = p.match.view(seat)
        faces = [view["cards"][card]["name"] for card in (*view["zones"]["play.0"], *view["zones"]["foes.0"])]
        assert sorted(faces) == sorted(["Ken Kaneki", "Beat Constable", "Stray Ghoul", "Stray Ghoul", "Quiet Regular"])
        assert "A flips Ken Kaneki, Beat Constable, Stray Ghoul, Quiet Regular and Stray Ghoul." in p.log(seat)


def test_the_log_names_flipped_cards_before_a_reshuffle(street: Any) -> None:
    """TKG-053: what went by before the deck was made anew is named, in the order of events."""
    p = street("A play: Ken Kaneki, Enji Koma\nA deck: Stray Ghoul, Quiet Regular\nA hand: Warm Welcome", phase="turn")
    lines = p.log(1).splitlines()
    at = lines.index("A flips Stray Ghoul and Quiet Regular.")
    assert lines[at + 1] == "A shuffles 2 cards into a new ally deck."
    assert lines[at + 2].startswith("A flips ")
