"""What is open, what is hidden, and what undo shows (specification 3.14 and the table of section 1)."""

from __future__ import annotations

from typing import Any

import pytest

from pyengine import Illegal
from pyengine.bots import decide
from pyengine.luck import Luck
from pyengine.view import guess, view


def test_hands_are_their_owners(street: Any) -> None:
    """TKG-173, TKG-Q12, TKG-174: faces to the owner, a number to everybody else."""
    p = street("A hand: Ken Kaneki, Enji Koma\nB hand: Counter Hand\nA play: Stray Ghoul\nB play: Stray Ghoul")
    hand = p.t.cards("hand", 0)
    assert p.match.view(0)["zones"]["hand.0"] == hand
    for seat in (None, 1):
        shown = p.match.view(seat)
        assert shown["zones"]["hand.0"] == 2
        assert not set(hand) & set(shown["cards"])
        assert shown["seats"][0]["hand"] == 2


def test_no_deck_is_open_even_to_its_owner(street: Any) -> None:
    """TKG-173, TKG-Q12, TKG-174: numbers only, of ally decks and ward decks."""
    p = street("A deck: Ken Kaneki, Enji Koma\nA play: Stray Ghoul\nB play: Stray Ghoul\n4th ward: Bar Owner")
    for seat in (None, 0, 1):
        shown = p.match.view(seat)
        assert shown["zones"]["deck.0"] == 2
        assert shown["zones"]["ward.1"] == 1
        hidden = {*p.t.cards("deck", 0), *p.t.cards("ward", 1)}
        assert not hidden & set(shown["cards"])
        assert shown["known"] == {}


def test_everything_else_is_open(street: Any) -> None:
    """TKG-174, TKG-Q12: piles, allies, enemies, locations, points, influence, and the number of all cards."""
    p = street(
        """A play: Bar Owner
        A hand: Counter Hand, Enji Koma
        A discard: Ken Kaneki
        A foes: Beat Constable
        A held: Anteiku
        A deck: Stray Ghoul
        banished: Bean Roaster
        A vp 4""",
        phase="influence",
    )
    for seat in (None, 0, 1):
        shown = p.match.view(seat)
        for zone in ("play.0", "discard.0", "foes.0", "held.0", "banished"):
            assert [shown["cards"][card]["name"] for card in shown["zones"][zone]] == p.names(_words(zone))
        mine = shown["seats"][0]
        assert (mine["vp"], mine["influence"], mine["hand"], mine["deck"], mine["discard"], mine["locations"]) == (
            4, 5, 2, 1, 1, 1,
        )  # fmt: skip
        assert [ward["left"] for ward in shown["table"]["wards"]] == [p.count(f"ward.{n}") for n in range(5)]


def _words(zone: str) -> str:
    return zone.replace(".0", "") if "." not in zone else f"A {zone.partition('.')[0]}"


def test_ward_cards_can_always_be_read(new_game: Any) -> None:
    """TKG-020: numbers by type and common abilities, the same for everybody, unchanged by what has been drawn."""
    match = new_game(2)
    for seat in (None, 0, 1):
        wards = match.view(seat)["table"]["wards"]
        assert [tuple(ward["counts"].values()) for ward in wards] == [
            (26, 3, 5), (22, 4, 8), (23, 6, 5), (23, 6, 5), (14, 15, 5),
        ]  # fmt: skip
        assert [list(ward["counts"]) for ward in wards] == [["Ally", "Enemy", "Strategy"]] * 5
        assert [ward["keys"] for ward in wards] == [
            ("Recruit", "Guardian", "Strategize"),
            ("Strategize", "Boast"),
            ("Rampage", "Melee", "Recruit"),
            ("Torture", "Devour", "Extreme Devour"),
            ("Stealth", "Enemy phase"),
        ]


def test_looked_at_cards_are_for_one_seat(street: Any) -> None:
    """TKG-173, TKG-D15: the others see from which ward and how many; afterwards nobody knows the order any more."""
    p = street(
        "A play: Stray Ghoul, Bar Owner\nA hand: Whispered Lead, Old Proprietor\nB play: Stray Ghoul", phase="influence"
    )
    p.do("A play Whispered Lead", "A 4th ward")
    look = p.t.cards("look", 0)[:]
    assert len(look) == 3
    assert set(look) <= set(p.match.view(0)["cards"])
    for seat in (None, 1):
        assert p.match.view(seat)["zones"]["look.0"] == 3
        assert not set(look) & set(p.match.view(seat)["cards"])
    moved = [fact for fact in p.match.facts_for(1, p.match.n) if fact["fact"] == "move"]
    assert [(fact["card"], fact["from"]) for fact in moved] == [(None, "ward.1")] * 3
    card = look[0]
    p.give("A", card)
    assert p.card_name(card) in p.names("A hand")
    assert f"A looks at 3 cards of the 4th ward and takes {p.card_name(card)}." in p.log(0)
    assert "A looks at 3 cards of the 4th ward and takes a card." in p.log(1)
    assert set(p.t.cards("ward", 1)[:2]) == set(look[1:])
    assert not set(look[1:]) & set(p.match.view(0)["cards"])


def test_a_recalled_card_lies_face_down(street: Any) -> None:
    """TKG-Q63, TKG-173: the log names it for all; no view of the deck does."""
    p = street(
        "A play: Quiet Informant\nA discard: Ken Kaneki\nA deck: Stray Ghoul, Stray Ghoul, Enji Koma\nB play: Bar Owner"
    )
    p.do("A strategize Quiet Informant", "A Ken Kaneki")
    assert p.names("A deck") == ["Enji Koma", "Ken Kaneki"]
    assert "A puts Ken Kaneki on top of the ally deck." in p.log(1)
    for seat in (None, 0, 1):
        shown = p.match.view(seat)
        assert shown["zones"]["deck.0"] == 2
        assert shown["known"] == {}
        assert p.t.cards("deck", 0)[-1] not in shown["cards"]


def test_drawn_cards_are_hidden_from_others(street: Any) -> None:
    """TKG-173: the log counts them."""
    p = street("A hand: Ken Kaneki\n4th ward: Bar Owner, Rumor Peddler\nB hand: Enji Koma", phase="draw")
    p.do("A nothing", "A 4th ward")
    assert "A draws Bar Owner and Rumor Peddler from the 4th ward." in p.log(0)
    assert "A draws 2 cards from the 4th ward." in p.log(1)
    assert "Bar Owner" not in p.log(None)


def test_cards_kept_at_a_discard_stay_hidden(street: Any) -> None:
    """TKG-D17, TKG-173: what is discarded lies open on the banished pile, what is kept does not."""
    p = street(
        "A play: Stray Ghoul, Quiet Regular\nA hand: Blackmail\nB hand: Ken Kaneki, Enji Koma, Counter Hand",
        phase="influence",
    )
    p.do("A play Blackmail")
    assert p.asks == "B discard"
    p.do("B Ken Kaneki + Counter Hand")
    assert "B discards Ken Kaneki and Counter Hand." in p.log(0)
    assert "Enji Koma" not in p.log(0)
    assert p.match.view(0)["zones"]["hand.1"] == 1


def test_a_refused_answer_changes_nothing(new_game: Any) -> None:
    """TKG-175: state, question and luck are as before, and the sentence names the rule where one decides."""
    match = new_game(2, seed=4)
    seat, ask = next(iter(match.open.items()))
    before = match.game.t.copy()
    for value in ("no such thing", ("send", 0, "seat:9"), (), 99_999, ("attack", 1, 2)):
        assert match.refuse(seat, value)["text"]
        with pytest.raises(Illegal, match=r"\.$"):
            match.answer(seat, value)
    assert match.game.t == before
    assert match.game.t.luck == before.luck
    assert match.open[seat] is ask


def test_bots_see_what_people_see(new_game: Any) -> None:
    """TKG-176: on a redeal of all that its seat cannot know the view is the same, and so is the bot's answer."""
    match, luck = new_game(3, seed=8), Luck(3)
    while match.open and match.n < 120:
        seat = next(iter(match.open))
        dreamt = guess(match.game, seat, luck)
        assert view(dreamt, seat) == match.view(seat)
        value = decide(match.game, seat, "greedy", Luck(1))
        assert decide(dreamt, seat, "greedy", Luck(1)) == value
        match.answer(seat, value)


def test_undo_brings_the_same_cards(new_game: Any) -> None:
    """TKG-177: after an undo past a draw or a flip the same choice brings the same cards, and undo is owned up to."""
    match = new_game(2, seed=6, first=1)
    while match.open:
        seat, ask = next(iter(match.open.items()))
        if ask.verb == "draw":
            break
        match.answer(seat, "end" if "end" in ask.options else ask.options[0])
    seat, ask = next(iter(match.open.items()))
    match.answer(seat, "ward:2")
    state, views = match.game.t.copy(), [match.view(n) for n in (0, 1)]
    assert "has seen a card since" in match.may_undo(seat)
    match.undo(seat)
    assert match.open[seat].verb == "draw"
    match.answer(seat, "ward:2")
    assert match.game.t == state
    assert [match.view(n) for n in (0, 1)] == views
