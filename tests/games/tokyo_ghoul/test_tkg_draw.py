"""The Draw Phase and the end of the turn (specification 3.12)."""

from __future__ import annotations

from typing import Any

HAND = "Ken Kaneki, Enji Koma, Bean Roaster, Counter Hand"


def test_one_card_may_be_discarded(street: Any) -> None:
    """TKG-135, TKG-D22: one or none; two are refused."""
    p = street(f"A hand: {HAND}", phase="draw")
    assert p.asks == "A trim"
    assert len(p.options) == 5
    two = (p.card("A hand", "Ken Kaneki"), p.card("A hand", "Enji Koma"))
    assert p.refused("A", two) == "Before you draw you may discard one card of your hand or none."
    p.do("A nothing")
    assert p.count("A hand") == 4


def test_the_discard_is_banished(street: Any) -> None:
    """TKG-136, TKG-Q42: on the common pile, open to all."""
    p = street(f"A hand: {HAND}", phase="draw")
    p.do("A Enji Koma")
    assert p.lies("banished", "Enji Koma")
    assert p.count("A discard") == 0
    assert "A discards Enji Koma." in p.log(1)


def test_drawing_up_to_five(street: Any) -> None:
    """TKG-137, TKG-Q59: from one ward deck; drawing cannot be declined."""
    p = street(f"A hand: {HAND}\n13th ward: Hungry Orphan, Bone Picker, Feral Kin", phase="draw")
    p.do("A Counter Hand")
    assert p.asks == "A draw"
    assert p.options == ["20th ward", "4th ward", "11th ward", "13th ward", "1st ward"]
    p.refused("A", None)
    p.refused("A", "end")
    p.do("A 13th ward")
    assert p.lies("A hand", "Ken Kaneki", "Enji Koma", "Bean Roaster", "Hungry Orphan", "Bone Picker")
    assert p.lies("13th ward", "Feral Kin")


def test_the_ward_is_chosen_after_the_discard_and_is_one(street: Any) -> None:
    """TKG-138, TKG-D23: a split is refused."""
    p = street("A hand: Ken Kaneki", phase="draw")
    assert p.asks == "A trim"
    p.do("A nothing")
    sentence = p.refused("A", ("ward:0", "ward:1"))
    assert sentence == "All cards of one draw come from one ward deck that has cards."
    p.do("A 11th ward")
    drawn = [p.rules.catalog[p.t.kind[card]].origin for card in p.t.cards("hand", 0)[1:]]
    assert drawn == ["11th ward"] * 4


def test_a_full_hand(street: Any) -> None:
    """TKG-139, TKG-Q43: five or more: no draw, no forced discard, but the optional one remains."""
    p = street(f"A hand: {HAND}, Warm Welcome, Whispered Lead\nB hand: Ken Kaneki", phase="draw")
    assert p.asks == "A trim"
    p.do("A nothing")
    assert p.count("A hand") == 6
    assert p.t.turn == 1
    p = street(f"A hand: {HAND}, Warm Welcome, Whispered Lead", phase="draw")
    p.do("A Enji Koma")
    assert p.count("A hand") == 5
    assert p.t.turn == 1


def test_a_ward_deck_runs_out(street: Any) -> None:
    """TKG-140, TKG-Q44: the draw stops with fewer cards; no second deck."""
    p = street("A hand: Ken Kaneki\n4th ward: Bar Owner, Rumor Peddler", phase="draw")
    p.do("A nothing", "A 4th ward")
    assert p.lies("A hand", "Ken Kaneki", "Bar Owner", "Rumor Peddler")
    assert p.t.turn == 1


def test_an_empty_ward_deck_cannot_be_chosen(street: Any) -> None:
    """TKG-Q44."""
    p = street("A hand: Ken Kaneki\n4th ward:", phase="draw")
    p.do("A nothing")
    assert p.options == ["20th ward", "11th ward", "13th ward", "1st ward"]
    assert p.refused("A", "ward:1") == "All cards of one draw come from one ward deck that has cards."


def test_all_wards_empty(street: Any) -> None:
    """TKG-Q44: no draw at all, and the game goes on."""
    empty = "\n".join(f"{ward} ward:" for ward in ("20th", "4th", "11th", "13th", "1st"))
    p = street(f"A hand: Ken Kaneki\nB hand: Enji Koma\n{empty}", phase="draw")
    p.do("A nothing")
    assert p.lies("A hand", "Ken Kaneki")
    assert p.t.turn == 1
    p = street(f"{empty}\nB play: Stray Ghoul", phase="draw")
    assert p.won == ("B", "points")  # nothing to ask: turn after turn the one ally scores and is flipped again


def test_after_the_draw_boasts_then_the_next_turn(street: Any) -> None:
    """TKG-141: Boasts of rivals' allies follow the draw; then the seat to the left begins."""
    p = street(
        "A hand: Ken Kaneki\nB play: Bar Owner, Gallery Patron\nB deck: Stray Ghoul\nB hand: Enji Koma", phase="draw"
    )
    p.do("A nothing", "A 4th ward")
    assert p.t.turn == 0
    assert p.asks == "B boast"
    p.do("B Gallery Patron")
    assert p.vp("B") == 1
    assert p.asks == "B draw"
    p.do("B 4th ward")
    assert p.t.turn == 1
    assert p.vp("B") == 3
