"""Setting up (specification 3.3)."""

from __future__ import annotations

from typing import Any

import pytest

import pyengine
from pyengine.games.attack_on_titan.cards import BUYABLE, LEVEL, LOCATION, TITAN, TYPE, kind


def new(seats: int = 3, seed: int = 5, **options: Any) -> Any:
    return pyengine.new("attack-on-titan", seats, seed, **options)


def count(t: Any, zone: str, name: str, n: int = 0) -> int:
    return sum(t.kind[card] == kind(name) for card in t.cards(zone, n))


def test_two_heroes_are_dealt_and_one_is_chosen_openly() -> None:
    """AOT-020, AOT-D02: everybody sees what is dealt and chosen."""
    match = new()
    ask = match.open[0]
    assert ask.verb == "hero"
    assert len(ask.options) == 2
    assert match.view(2)["zones"]["dealt.0"] == list(ask.options)
    match.answer(0, ask.options[1])
    assert match.view(2)["zones"]["hero.0"] == [ask.options[1]]


def test_heroes_not_chosen_are_the_reserve() -> None:
    """AOT-021: three are chosen, the other five wait."""
    match = new()
    for seat in range(3):
        match.answer(seat, match.open[seat].options[0])
    t = match.game.t
    assert len(t.cards("heroes")) == 5
    assert all(len(t.cards("dealt", seat)) == 0 for seat in range(3))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_starter_decks(seats: int) -> None:
    """AOT-022, AOT-032: seven Courage and three Thrust each, five of them in hand; the others leave the game."""
    t = new(seats).game.t
    for seat in range(seats):
        assert count(t, "deck", "Courage", seat) + count(t, "hand", "Courage", seat) == 7
        assert count(t, "deck", "Thrust", seat) + count(t, "hand", "Thrust", seat) == 3
        assert len(t.cards("hand", seat)) == 5
    assert count(t, "box", "Courage") == 28 - 7 * seats
    assert count(t, "box", "Thrust") == 12 - 3 * seats


def test_archenemies_one_of_each_level_level_one_on_top() -> None:
    """AOT-023: unseen, by chance; the rest unseen too."""
    found = set()
    for seed in range(40):
        match = new(seed=seed)
        t = match.game.t
        assert [LEVEL[t.kind[card]] for card in t.cards("lurking")] == [3, 2, 1]
        assert len(t.cards("unused")) == 7
        assert not any(t.known_by(card) for card in (*t.cards("lurking"), *t.cards("unused")))
        found |= {t.kind[card] for card in t.cards("lurking")}
    assert len(found) == 10


def test_walls_stand_with_two_tokens_each() -> None:
    """AOT-024, AOT-025: Sina, Rose, Rose, Maria, Maria; none is breached."""
    districts = new().view(0)["table"]["districts"]
    assert [d["tokens"] for d in districts] == [2] * 5
    assert [d["wall"] for d in districts] == ["Sina", "Rose", "Rose", "Maria", "Maria"]
    assert not any(d["breached"] for d in districts)


def test_the_three_stacks() -> None:
    """AOT-026: 14 3D Gear and 20 Wounds in sight, ten attacks shuffled face down."""
    match = new()
    view = match.view(0)["zones"]
    assert len(view["gear"]) == 14
    assert len(view["wounds"]) == 20
    assert view["attacks"] == 10
    orders = {tuple(new(seed=s).game.t.cards("attacks")) for s in range(5)}
    assert len(orders) == 5


def test_castle_holds_titan_appears_between_four_piles() -> None:
    """AOT-027, AOT-028: the 21st, 42nd and 63rd card of 83; the top 63 are untouched by filling the Districts."""
    for seed in range(5):
        t = new(seed=seed).game.t
        top = t.cards("castle")[::-1]
        for place, n in ((20, 1), (41, 2), (62, 3)):
            assert t.kind[top[place]] == kind(f"Titan Appears {n}")
        rest = [card for card in range(len(t.kind)) if TYPE[t.kind[card]] in (*BUYABLE, LOCATION, TITAN)]
        assert sum(t.kind[card] != kind("3D Gear") for card in rest) == 80


def test_districts_are_filled_from_the_bottom_and_titans_return() -> None:
    """AOT-029, AOT-030, AOT-031, AOT-Q02, AOT-Q03: one card each, Titans back under the Castle in their old order."""
    gaps = 0
    for seed in range(30):
        t = new(seed=seed).game.t
        placed = sum(len(t.cards(zone, d)) for zone in ("inside", "wall") for d in range(5))
        assert not any(t.cards("outside", d) for d in range(5))
        assert len(t.cards("castle")) == 83 - placed
        bottom = t.cards("castle")[: 5 - placed]
        assert all(TYPE[t.kind[card]] == TITAN for card in bottom)
        for d in range(5):
            assert all(TYPE[t.kind[card]] in BUYABLE for card in t.cards("inside", d))
            assert all(TYPE[t.kind[card]] == LOCATION for card in t.cards("wall", d))
            assert len(t.cards("inside", d)) + len(t.cards("wall", d)) <= 1
        gaps += 5 - placed
        assert t.tokens == [2] * 5
    assert gaps


def test_the_lowest_titan_under_the_castle_came_from_the_outermost_district() -> None:
    """AOT-030, AOT-Q03: slid under one by one, District 1's first, so the last one is lowest: the order is the old one."""
    from pyengine.games.attack_on_titan import state

    seen: list[list[int]] = []
    original = state.Table.arrange

    def spy(self: Any, zone: int, cards: Any) -> None:
        seen.append(list(cards))
        original(self, zone, cards)

    state.Table.arrange = spy  # type: ignore[method-assign]
    try:
        for seed in range(20):
            t = new(seed=seed).game.t
            before = seen[-1][:5]
            titans = [card for card in before if TYPE[t.kind[card]] == TITAN]
            assert t.cards("castle")[: len(titans)] == titans
    finally:
        state.Table.arrange = original  # type: ignore[method-assign]


def test_a_hero_has_no_place_before_the_first_turn(check: Any) -> None:
    """AOT-033, AOT-D06: then the standee goes inside any District."""
    check("""
    phase turn
    given Tom pos nowhere
    given Tom hand: Courage
    see Tom pos nowhere
    see asks Tom enter
    see offers Tom inside District 1
    do Tom inside District 4
    see Tom pos in4
    see asks Tom act
    """)


def test_heroes_without_a_place_are_in_no_district(check: Any) -> None:
    """AOT-Q31: no Ambush by place finds them; effects that name a player do."""
    check("""
    phase add
    given Tom pos nowhere
    given Tom discard:
    given Ana discard:
    given coming: Titan (10-Meter)
    see outside.4: Titan (10-Meter)
    see Tom discard:
    see Ana discard:
    """)
    check("""
    given Tom hero: Erwin
    given move 5
    given Ana pos nowhere
    given Ana deck: Swords
    do Tom use Erwin
    do Tom Armin
    see Ana hand: Swords
    """)


@pytest.mark.parametrize("seats", [5, 6])
def test_four_players_at_most(seats: int) -> None:
    """AOT-Q01."""
    with pytest.raises(ValueError, match="seats"):
        new(seats)


def test_difficulty_and_mode_are_settings() -> None:
    """AOT-D01: five levels, easiest first, in every mode."""
    about = next(game for game in pyengine.games() if game["id"] == "attack-on-titan")
    levels = next(option for option in about["options"] if option["id"] == "level")
    assert [choice["id"] for choice in levels["choices"]] == ["civilian", "rookie", "standard", "veteran", "nightmare"]
    assert levels["modes"] is None
    assert {mode["id"]: mode["seats"] for mode in about["modes"]} == {"team": [2, 3, 4], "solo": [1]}
