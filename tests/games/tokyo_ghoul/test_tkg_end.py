"""Goal and end of the game (specification 3.1)."""

from __future__ import annotations

from typing import Any

import pytest

from pyengine import Illegal
from pyengine.words import plain


def test_ten_points_win_at_once(street: Any) -> None:
    """TKG-001, TKG-002: the tenth point ends the game in the Influence Phase, in the middle of a turn."""
    p = street("A play: Gallery Patron, Bean Roaster\nA hand: Public Display, Enji Koma\nA vp 9", phase="influence")
    p.do("A play Public Display")
    assert p.won == ("A", "points")
    assert p.vp("A") == 10
    assert "A wins with 10 VP." in plain(p.match.view(None)["over"]["spans"])


def test_nine_points_do_not_win(street: Any) -> None:
    """TKG-001: 9 is not enough."""
    p = street("A play: Gallery Patron, Bean Roaster\nA hand: Public Display, Enji Koma\nA vp 8", phase="influence")
    p.do("A play Public Display")
    assert p.won is None
    assert p.vp("A") == 9


def test_points_win_in_the_action_phase(street: Any) -> None:
    """TKG-002: Strategize and Torture."""
    p = street("A play: Contract Fixer\nA deck: Stray Ghoul, Stray Ghoul\nA vp 9")
    assert p.do("A strategize Contract Fixer").won == ("A", "points")
    p = street("A play: Laughing Tormentor\nB play: Stray Ghoul\nA vp 9")
    assert p.do("A attack Laughing Tormentor > Stray Ghoul").won == ("A", "points")


def test_points_win_in_somebody_elses_turn(street: Any) -> None:
    """TKG-002: a Boast brings the tenth point at the end of a rival's turn."""
    p = street("B play: Gallery Patron\nB vp 9\nA hand: Warm Welcome", phase="draw")
    p.do("A nothing", "A 4th ward")
    assert p.won == ("B", "points")


def test_more_than_ten_wins_as_well(street: Any) -> None:
    """TKG-003: 8 VP and four surviving allies make 12."""
    p = street("A play: Stray Ghoul, Stray Ghoul, Ken Kaneki, Enji Koma\nA vp 8", phase="turn")
    assert p.won == ("A", "points")
    assert p.vp("A") == 12


def test_three_locations_win_at_the_start_of_the_own_turn(street: Any) -> None:
    """TKG-004: three are enough; two are not."""
    assert street("A held: Anteiku, Masked Theater, Harbor Warehouse", phase="turn").won == ("A", "locations")
    assert street("A held: Anteiku, Masked Theater", phase="turn").won is None


@pytest.mark.parametrize("more", ["Flooded Arena", "Flooded Arena, Detention Annex"])
def test_four_or_five_locations_win_as_well(street: Any, more: str) -> None:
    """TKG-005."""
    p = street(f"A held: Anteiku, Masked Theater, Harbor Warehouse, {more}", phase="turn")
    assert p.won == ("A", "locations")


def test_the_third_location_does_not_win_when_taken(street: Any) -> None:
    """TKG-006, TKG-007: not at the takeover, not when a rival's turn starts, but when the own turn starts again."""
    p = street("A play: Quiet Regular, Quiet Regular\nA held: Flooded Arena, Masked Theater\nB hand: Warm Welcome")
    p.do("A take Anteiku", "A Quiet Regular + Quiet Regular")
    assert p.won is None
    p.do("A 20th ward")
    assert p.t.turn == 1
    assert p.won is None
    p.pass_turn()
    assert p.won == ("A", "locations")


def test_a_rivals_locations_win_nothing_at_my_turn(street: Any) -> None:
    """TKG-007: the test is for the seat whose turn starts."""
    p = street("B held: Anteiku, Masked Theater, Harbor Warehouse\nA hand: Warm Welcome", phase="turn")
    assert p.won is None
    assert p.asks == "A trim"


def test_locations_come_before_points(street: Any) -> None:
    """TKG-008, TKG-Q07: with both, it is the location win, and nothing is scored."""
    p = street("A held: Anteiku, Masked Theater, Harbor Warehouse\nA play: Ken Kaneki\nA vp 9", phase="turn")
    assert p.won == ("A", "locations")
    assert p.vp("A") == 9
    assert p.names("A play") == ["Ken Kaneki"]


def test_nobody_is_eliminated(street: Any) -> None:
    """TKG-009: a seat that has nothing at all still takes its turns."""
    p = street("B hand: Warm Welcome\nC hand: Warm Welcome", seats=3, phase="turn")
    p.pass_turn()
    assert p.t.turn == 1
    p.pass_turn().pass_turn()
    assert p.t.turn == 0
    assert p.won is None


def test_nothing_happens_after_the_end(street: Any) -> None:
    """TKG-010: no draw, no move, no further ability; the winning strategy itself stays where it is."""
    p = street(
        "A play: Gallery Patron, Bean Roaster\nA hand: Public Display\nB play: Bar Owner\nA vp 9", phase="influence"
    )
    p.do("A play Public Display")
    assert p.asks == "nobody"
    assert p.names("banished") == []
    assert p.names("resolving") == ["Public Display"]
    assert p.count("A hand") == p.count("B hand") == 0
    before = p.t.copy()
    with pytest.raises(Illegal, match="The game is over"):
        p.match.answer(0, "end")
    assert p.t == before


def test_the_first_to_reach_ten_wins(street: Any) -> None:
    """TKG-Q08, TKG-010: two Boasts would bring two seats to ten; the first in order wins, the second gets nothing."""
    text = "B play: Gallery Patron\nC play: Gallery Patron\nB vp 9\nC vp 9\nA hand: Warm Welcome"
    p = street(text, seats=3, phase="draw")
    p.do("A nothing", "A 4th ward")
    assert p.won == ("B", "points")
    assert p.vp("C") == 9


def test_points_are_not_limited_by_tokens(street: Any) -> None:
    """TKG-Q06: four seats with nine points each are more than 16 tokens."""
    text = "".join(f"{seat} vp 9\n" for seat in "ABCD")
    p = street(text + "A hand: Warm Welcome", seats=4, phase="turn")
    assert [p.vp(seat) for seat in "ABCD"] == [9, 9, 9, 9]


@pytest.mark.parametrize(
    ("text", "winner"),
    [
        ("A vp 3\nB vp 2\nC vp 1\nB held: Anteiku", "A"),
        ("A vp 3\nB vp 3\nC vp 1\nB held: Anteiku", "B"),
        ("A vp 3\nB vp 3\nC vp 1", "B"),
        ("A vp 3\nB vp 3\nC vp 3", "C"),
    ],
)
def test_the_cap(street: Any, text: str, winner: str) -> None:
    """TKG-009, TKG-Q09: after 60 rounds most points, then most locations, then the latest seat in turn order."""
    p = street(f"first 0\n{text}\nC hand: Warm Welcome", seats=3, turn="C", phase="draw")
    p.t.round = 60
    p.do("C nothing", "C 4th ward")
    assert p.won == (winner, "cap")


def test_no_cap_before_sixty_rounds(street: Any) -> None:
    """TKG-Q09: the 59th round is followed by the 60th."""
    p = street("first 0\nB hand: Warm Welcome\nA hand: Warm Welcome", turn="B", phase="draw")
    p.t.round = 59
    p.do("B nothing", "B 4th ward")
    assert p.won is None
    assert p.t.round == 60


def test_giving_up(street: Any) -> None:
    """TKG-Q53, TKG-D25: with two seats the other one wins, in anybody's turn; with more it is refused."""
    p = street("A hand: Warm Welcome", phase="draw")
    p.match.concede(1)
    assert p.won == ("A", "concession")
    p = street("A hand: Warm Welcome", seats=3, phase="draw")
    with pytest.raises(Illegal, match="a bot takes over"):
        p.match.concede(1)
    assert p.asks == "A trim"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_if_nobody_does_anything(new_game: Any, seats: int, seed: int) -> None:
    """Section 9: the first seat wins at the start of its 4th turn with 12 VP: turn 7, 10 or 13 of the game."""
    match = new_game(seats, seed)
    first, turns = match.view(None)["turn"], 1
    turn = first
    while match.open:
        ((seat, ask),) = match.open.items()
        idle: Any = "end" if "end" in ask.options else None if None in ask.options else ask.options[0]
        match.answer(seat, idle)
        if match.game.t.turn != turn:
            turn, turns = match.game.t.turn, turns + 1
    assert turns == {2: 7, 3: 10, 4: 13}[seats]
    assert match.view(None)["round"] == 4
    assert match.view(None)["over"]["winners"] == [first]
    assert match.view(None)["seats"][first]["vp"] == 12
