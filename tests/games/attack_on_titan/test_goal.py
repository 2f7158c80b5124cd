"""How the game is won and lost (specification 3.1)."""

from __future__ import annotations

from typing import Any

WIN = """
given slain 2
given Tom pos out3
given power 40
given outside.2: Smiling Titan (damage 13)
given attacks: Smile, Scare
"""


def test_third_archenemy_wins_at_once_and_together(check: Any) -> None:
    """AOT-001, AOT-002: in the middle of the turn, for every seat."""
    check(WIN + "do Tom attempt Smiling Titan\nsee slain 3\nsee over Tom, Ana\nsee by archenemies")


def test_standard_titans_do_not_prevent_the_win(check: Any) -> None:
    """AOT-003: two of them stand in the very space, more elsewhere."""
    more = WIN.replace("Smiling Titan (damage 13)", "Smiling Titan (damage 13), Titan (10-Meter), Titan (4-Meter)")
    check(more + "given outside.0: Titan (6-Meter)\ndo Tom attempt Smiling Titan\nsee over Tom, Ana")


def test_two_archenemies_are_not_enough(check: Any) -> None:
    """AOT-002: only the third one wins."""
    check(WIN.replace("slain 2", "slain 1") + "do Tom attempt Smiling Titan\nsee slain 2\nsee playing")


EVENING = "phase evening\ngiven castle: Swords, Swords, Cloak, Cloak, Cannon\n"


def test_all_walls_breached_loses_in_the_loss_check(check: Any) -> None:
    """AOT-005; four Walls are not enough."""
    walls = "".join(f"given tokens{d} 0\n" for d in (1, 2, 3, 4))
    check(EVENING + walls + "see playing")
    check(EVENING + walls + "given tokens5 0\nsee over\nsee by walls")


def test_empty_castle_loses_in_the_loss_check(check: Any) -> None:
    """AOT-006."""
    check("phase evening\ngiven castle:\nsee over\nsee by castle")


def test_defeat_waits_for_the_loss_check(check: Any) -> None:
    """AOT-004: all Walls breached and the Castle empty, yet the turn goes on, and so does the win."""
    walls = "".join(f"given tokens{d} 0\n" for d in (1, 2, 3, 4, 5))
    check(
        WIN + walls + "given castle:\nsee playing\ndo Tom attempt Smiling Titan\nsee over Tom, Ana\nsee by archenemies"
    )


def test_three_deaths_lose_with_two_or_three_players(check: Any) -> None:
    """AOT-007: two deaths do not, three do."""
    for seats in (2, 3):
        check(EVENING + "given deaths 2\nsee playing", seats)
        check(EVENING + "given deaths 3\nsee by deaths", seats)


def test_two_deaths_lose_with_four_players(check: Any) -> None:
    """AOT-008."""
    check(EVENING + "given deaths 1\nsee playing", 4)
    check(EVENING + "given deaths 2\nsee by deaths", 4)


def test_deaths_add_up_over_players_and_rounds(check: Any) -> None:
    """AOT-009: Tom dies in his turn, Ana in hers, in another round; both count."""
    check("""
    given token 0
    given Tom hand: Wound, Courage
    given Ana hand: Wound, Courage
    given kept.0: Wound
    given deaths 1
    given Ana pos in1
    given Tom move 1
    do Tom play Wound
    see deaths 2
    do Tom Levi
    see deaths 2
    """)
    check("""
    turn Ana
    given token 0
    given round 7
    given deaths 2
    given Ana pos in1
    given Ana hand: Wound, Courage
    given kept.1: Wound
    given Ana move 1
    given castle: Swords, Swords, Cloak, Cloak
    do Ana play Wound
    see deaths 3
    do Ana Levi
    see over
    see by deaths
    """)


def test_victory_points_are_never_scored(stage: Any) -> None:
    """AOT-010: they are data of cards; one card alone looks at them (see test_cards: Heroic Sacrifice)."""
    from pyengine.games.attack_on_titan.cards import CATALOG, VP

    users = [card.name for card in CATALOG if any(found[0] == "sacrifice" for found in card.data.get("play", ()))]
    assert users == ["Heroic Sacrifice"]
    assert (VP[CATALOG["Wound"].index], VP[CATALOG["Courage"].index], VP[CATALOG["Cannon"].index]) == (-1, 0, 2)
    ended = stage(WIN + "see playing")
    ended.match.answer(0, ("attempt", next(c for c in ended.t.zones[ended.zone("outside.2")])))
    assert ended.rules.ending(ended.t)["winners"] == [0, 1]
    assert all(len(row) == 2 for row in ended.rules.ending(ended.t)["table"])
