"""Set-up: wards, locations, decks, first hands, the first seat (specification 3.3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import pyengine
from pyengine.match import Match

SEATS = (2, 3, 4)


def names(match: Match, zone: str) -> list[str]:
    t = match.game.t
    return [match.rules.catalog[t.kind[card]].name for card in t.zones[t.lay.number[zone]]]


def test_two_to_four_seats(new_game: Any) -> None:
    """TKG-Q01: 2, 3 or 4 seats and no other number; set-up is the same apart from the number."""
    for seats in SEATS:
        assert len(new_game(seats).view(None)["seats"]) == seats
    for seats in (1, 5):
        with pytest.raises(ValueError, match="2, 3 or 4 seats"):
            pyengine.new("tokyo-ghoul", seats, 1)


@pytest.mark.parametrize("seats", SEATS)
def test_the_ward_cards_lie_in_a_row_for_all_to_see(new_game: Any, seats: int) -> None:
    """TKG-023, TKG-Q04: five wards in a row, in every seat's view and a spectator's; one is the 20th."""
    match = new_game(seats)
    rows = [[ward["name"] for ward in match.view(seat)["table"]["wards"]] for seat in (None, *range(seats))]
    assert rows[0] == ["20th ward", "4th ward", "11th ward", "13th ward", "1st ward"]
    assert all(row == rows[0] for row in rows)


@pytest.mark.parametrize("seats", SEATS)
def test_ward_decks(new_game: Any, seats: int) -> None:
    """TKG-024, TKG-Q03: each ward deck has the 34 cards of its own ward, is shuffled alone and lies face down."""
    match, other = new_game(seats, seed=1), new_game(seats, seed=2)
    hands = [card for seat in range(seats) for card in match.game.t.cards("hand", seat)]
    for ward in range(5):
        t = match.game.t
        inside = [*t.cards("ward", ward), *(hands if ward == 0 else [])]
        origins = {match.rules.catalog[t.kind[card]].origin for card in inside}
        assert origins == {("20th ward", "4th ward", "11th ward", "13th ward", "1st ward")[ward]}
        assert len(inside) == 34
        assert names(match, f"ward.{ward}") != names(other, f"ward.{ward}")
        for seat in (None, *range(seats)):
            view = match.view(seat)
            assert view["zones"][f"ward.{ward}"] == len(t.cards("ward", ward))
            assert not set(view["cards"]) & set(t.cards("ward", ward))


def test_ward_decks_are_in_no_known_order(new_game: Any) -> None:
    """TKG-024: a deck's order is not that of the box, and no two decks share one."""
    orders = []
    for ward in range(1, 5):
        ids = new_game(2).game.t.cards("ward", ward)
        assert ids != sorted(ids)
        orders.append([sorted(ids).index(card) for card in ids])
    assert all(a != b for n, a in enumerate(orders) for b in orders[:n])


@pytest.mark.parametrize("seats", SEATS)
def test_locations_start_at_their_wards(new_game: Any, seats: int) -> None:
    """TKG-025, TKG-028: each location is unclaimed at its ward, and everybody reads its name."""
    match = new_game(seats)
    view = match.view(None)
    for ward, name in enumerate(("Anteiku", "Masked Theater", "Harbor Warehouse", "Flooded Arena", "Detention Annex")):
        (location,) = view["zones"][f"site.{ward}"]
        assert view["cards"][location]["name"] == name
        assert view["table"]["wards"][ward]["owner"] is None
    assert [seat["locations"] for seat in view["seats"]] == [0] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_without_points(new_game: Any, seats: int) -> None:
    """TKG-026: 0 VP for everybody."""
    assert [seat["vp"] for seat in new_game(seats).view(None)["seats"]] == [0] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_starting_allies(new_game: Any, seats: int) -> None:
    """TKG-027, TKG-Q02: 4 of each of the 2 starting allies for everybody: 8 cards, shuffled, nobody knows the order."""
    match = new_game(seats, first=1)
    for seat in range(seats):
        ids = match.game.t.cards("deck", seat)
        assert Counter(names(match, f"deck.{seat}") + names(match, f"play.{seat}")) == {
            "Stray Ghoul": 4, "Quiet Regular": 4,
        }  # fmt: skip
        assert ids != sorted(ids)
        assert match.view(seat)["zones"][f"deck.{seat}"] == len(ids)


@pytest.mark.parametrize("seats", SEATS)
def test_absent_players_leave_their_allies_in_the_box(new_game: Any, seats: int) -> None:
    """TKG-031: only the starting allies of absent seats stay in the box; everything else is on the table."""
    box = names(new_game(seats), "box")
    absent = 4 - seats
    assert Counter(box) == Counter({"Stray Ghoul": 4 * absent, "Quiet Regular": 4 * absent} if absent else {})


@pytest.mark.parametrize("seats", SEATS)
def test_piles_start_empty(new_game: Any, seats: int) -> None:
    """TKG-028: discard piles, enemies and the banished pile are empty, and only the first line-up is in play."""
    match = new_game(seats, first=1)
    assert names(match, "banished") == []
    for seat in range(seats):
        assert names(match, f"discard.{seat}") == names(match, f"foes.{seat}") == names(match, f"held.{seat}") == []
        assert len(names(match, f"play.{seat}")) == (4 if seat == 0 else 0)


@pytest.mark.parametrize("seats", SEATS)
def test_first_hands(new_game: Any, seats: int) -> None:
    """TKG-030: 5 cards each from the 20th ward deck, which keeps 34 − 5 × players."""
    match = new_game(seats)
    t = match.game.t
    for seat in range(seats):
        hand = t.cards("hand", seat)
        assert len(hand) == 5
        assert {match.rules.catalog[t.kind[card]].origin for card in hand} == {"20th ward"}
    assert len(t.cards("ward", 0)) == 34 - 5 * seats
    assert [len(t.cards("ward", ward)) for ward in range(1, 5)] == [34] * 4


def test_who_begins(new_game: Any) -> None:
    """TKG-029, TKG-Q05, TKG-D01: the seed's lot decides, the same every time; the host may name a seat instead."""
    lots = [new_game(4, seed).view(None)["turn"] for seed in range(40)]
    assert set(lots) == {0, 1, 2, 3}
    assert lots == [new_game(4, seed).view(None)["turn"] for seed in range(40)]
    for seat in range(4):
        assert new_game(4, seed=9, first=seat + 1).view(None)["turn"] == seat


def test_the_head_start_is_ours_and_off_by_default(new_game: Any) -> None:
    """Section 9: an optional point for the second of two seats; only then, and only if wanted."""
    assert [seat["vp"] for seat in new_game(2, first=2, handicap=True).view(None)["seats"]] == [1, 0]
    assert [seat["vp"] for seat in new_game(3, first=2, handicap=True).view(None)["seats"]] == [0, 0, 0]


def test_ward_and_location_cards_are_in_no_deck(new_game: Any) -> None:
    """TKG-012: nothing but allies, strategies and enemies in decks and hands."""
    match = new_game(4)
    t = match.game.t
    for zone in ("ward", "deck", "hand"):
        for place in t.lay[zone]:
            types = {match.rules.catalog[t.kind[card]].type for card in t.zones[place]}
            assert types <= {"Ally", "Strategy", "Enemy"}
