"""Golden rules, general rules, who wins (specification A, B; scenarios X01 to X03)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import pyengine
from pyengine.games.final_titan import cards, state
from pyengine.games.final_titan.language import Suite


@pytest.fixture
def printed() -> Iterator[Any]:
    """Print another ability on a Titan, for one test."""
    before: list[Any] = []

    def write(name: str, text: str) -> None:
        kind = cards.CATALOG[name].index
        suite = Suite(text)
        columns: list[Any] = [
            (cards.BASE, kind, suite),
            (cards.SUITES, 3 * kind, suite),
            (state.MASKS, 3 * kind, suite.mask),
        ]
        for column, at, value in columns:
            before.append((column, at, column[at]))
            column[at] = value

    yield write
    for column, at, value in before:
        column[at] = value


def test_a_card_wins_over_a_rule(duel: Any, printed: Any) -> None:
    """FTN-001, FTN-X01: a winner that returns to its bench does so, after the reward; the arena is empty."""
    printed("Impulse", "Win: return self")
    ring = duel("Impulse", "Fang (life 1)", "A bench: Elite", "B bench: Pyro", "A hand:", dice="Y")
    ring.roll()
    assert ring.names("left corner") == ["Pyro"] and ring.names("right corner") == []
    assert "Impulse" in ring.names("A bench")
    assert len(ring.names("A hand")) >= 1
    assert ring.order("draw", "return") == ["draw", "return"]


def test_cannot_wins_over_happens(duel: Any, printed: Any) -> None:
    """FTN-002, FTN-X02: a Titan that cannot gain Cursed tokens has none afterwards."""
    printed("Fang", "cannot Cursed")
    ring = duel("Doom Prophet", "Fang", phase="start")
    assert "cursed" not in ring.tokens("Fang")
    assert "Fang cannot gain Cursed" in ring.log()


def test_each_opponent_discards_what_it_can(table: Any) -> None:
    """FTN-003, FTN-004, FTN-X03: opponents with 0, 2 and 1 cards discard one each; the first is passed over."""
    ring = table(
        "left corner: Omen Crow (of D)", "right corner: Leviathan (of A)", "A bench: Fang", "B bench: Pyro",
        "C bench: Elite",
        "D bench: Hydra", "A hand:", "B hand: Iron Skin, Trip Wire", "C hand: Whetstone", "D hand: War Drums",
        seats=4, turn="D", phase="start",
    )  # fmt: skip
    assert [len(ring.names(f"{seat} hand")) for seat in "ABCD"] == [0, 1, 0, 1]


def test_what_is_impossible_is_left_out_and_the_rest_done(duel: Any) -> None:
    """FTN-003: Alekeeper's Ultimate with a full bench: the Special Move does nothing, ★ still deals its damage."""
    ring = duel("Alekeeper (charged)", "Leviathan", "A bench: Fang, Pyro, Elite", dice="C").roll()
    assert len(ring.names("A bench")) == 3
    assert ring.life("Leviathan") == 12


def test_tokens_never_run_out(duel: Any) -> None:
    """FTN-005, FTN-083: 40 Poison tokens on one Titan are no problem."""
    ring = duel("Arachnidra (charged)", "Leviathan (poison 40)", dice="C")
    ring.roll()
    assert ring.facts("token_gain")[-1]["have"] == 44


def test_what_a_titan_has() -> None:
    """FTN-006, FTN-007: life, speed, armor (0 if not printed), chart and an Ultimate on every Titan."""
    for kind in range(cards.TITAN_KINDS):
        card = cards.CATALOG[kind]
        assert card.stat("life") > 0 and card.stat("speed") > 0 and card.stat("armor") in (0, 1)
        assert len(cards.CHART[kind]) == 4
        assert cards.ULT[kind], card.name
        assert "**Ultimate:**" in card.text
    assert any(cards.FORM[k].mask for k in range(100)) and any(cards.TEAM[k].mask for k in range(100))


def test_gaining_is_never_a_question(duel: Any) -> None:
    """FTN-008: The Old King must take his Cursed token, Evil Djinn must defeat himself."""
    ring = duel("The Old King (charged)", "Leviathan", dice="C").roll()
    assert ring.tokens("The Old King") == {"cursed": 1}
    assert {ask.verb for ask in ring.match.open.values()} == {"roll"}


def test_unclear_cases_are_ruled_in_the_text() -> None:
    """FTN-009: every ruling of the specification can be read in the rules of the package."""
    text = pyengine.rules("final-titan")
    assert all(f"**FTN-Q{n:02}**" in text for n in range(1, 77))


def test_a_player_without_titans_is_out_and_discards(table: Any) -> None:
    """FTN-010, FTN-011, FTN-Q46: the last Titan falls: the player is out, the hand goes to the discard pile."""
    ring = table(
        "left corner: Impulse (of A)", "right corner: Fang (of B; life 1)", "A bench: Elite", "C bench: Hydra",
        "A hand:", "B hand: Iron Skin, Trip Wire", "C hand: Whetstone", seats=3, dice="Y",
    )  # fmt: skip
    ring.roll()
    assert ring.t.alive == (1, 0, 1)
    assert {"Iron Skin", "Trip Wire"} <= set(ring.names("discard"))
    assert ring.names("B hand") == []
    ring.see("playing")


def test_the_last_player_wins_at_once(duel: Any) -> None:
    """FTN-012: with the last Titan of the last rival the game is over."""
    ring = duel("Impulse", "Fang (life 1)", dice="Y").roll()
    ring.see("over A")
    ring.see("by last")
    assert ring.match.view(0)["over"]["winners"] == [0]


def test_phases_repeat(duel: Any) -> None:
    """FTN-013: after a fight Phase 1 begins again, until one is left."""
    ring = duel("Impulse", "Fang (life 1)", "B bench: Pyro, Elite", "A hand:", "B hand:", dice="Y").roll()
    assert ring.asked() == {"B": "choose"}
    ring.do("B fight Elite")
    assert ring.t.round == 2
