"""Godspark and Mindbug (specification AC, AD; rulings Q65 to Q68), and what is hidden."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import pyengine
from pyengine.games.final_titan import cards
from pyengine.games.final_titan.state import BOND, DECK, LEGENDS

GOD = {"godspark": "true"}
TWO = ("A bench: Elite, Fang", "B bench: Pyro, Sobek", "A hand:", "B hand:", "pot:")


@pytest.mark.parametrize(("seats", "mode"), [(3, "ffa"), (2, "duel"), (4, "teams"), (2, "coop"), (1, "challenge")])
@pytest.mark.parametrize(("godspark", "mindbug"), [(True, False), (False, True), (True, True)])
def test_switched_on_in_every_mode(seats: int, mode: str, godspark: bool, mindbug: bool) -> None:
    """FTN-196, FTN-203: Titans join the Titan deck, Mindbug upgrades the upgrade deck; legendary cards lie apart."""
    t = pyengine.new("final-titan", seats, 2, mode=mode, godspark=godspark, mindbug=mindbug).game.t
    sets = Counter(cards.SET[t.kind[c]] for zone in range(1, len(t.zones)) for c in t.zones[zone])
    assert (sets["G"], sets["L"], sets["M"]) == (15 * godspark, 15 * godspark, 25 * mindbug)
    assert len(t.zones[LEGENDS]) == 15 * godspark
    assert not any(cards.IS_LEGEND[t.kind[c]] for c in t.zones[DECK])


def test_every_god_has_its_card() -> None:
    """FTN-Q65: 15 pairs, and every one of the 15 Titans has the keyword."""
    for kind in range(100, 115):
        card = cards.CATALOG[kind]
        assert card.code.startswith("G") and cards.PAIR[cards.PAIR[kind]] == kind
        assert "legend" in {key.id for key in card.keys}
        assert cards.CATALOG[cards.PAIR[kind]].code == card.code.replace("G", "L")


def test_attached_at_the_start(table: Any) -> None:
    """FTN-197: after the draft each such Titan has its card."""
    ring = table(
        "A bench: Thunder Father, Anvil Lord", "B bench: Fang", "C bench: Pyro", seats=3, phase="open", options=GOD
    )
    assert sorted(ring.names("bond")) == ["Living Anvil", "Skybreaker Bolt"]
    assert ring.t.bonds[ring.card("Anvil Lord")] == ring.card("Living Anvil")
    assert len(ring.names("legends")) == 13


def test_attached_when_a_titan_joins_later(duel: Any) -> None:
    """FTN-Q47: Alekeeper recruits a god: it brings its card."""
    ring = duel("Alekeeper", "Leviathan", "row:", "titans: Moon Huntress", options=GOD, dice="G").roll()
    assert ring.names("bond") == ["Crescent Bow"]


def test_it_stays_through_won_fights(duel: Any) -> None:
    """FTN-198: other upgrades are discarded, the attached one works in the next fight too."""
    ring = duel(
        "Anvil Lord", "Hydra (life 1)", "bond: Living Anvil", "left upgrades: Trip Wire", *TWO, options=GOD, dice="Y"
    ).roll()
    assert ring.names("bond") == ["Living Anvil"] and ring.face("Anvil Lord")["armor"] == 1
    assert ring.facts("damage")[0]["n"] == 2 + 1


def test_spoils(duel: Any) -> None:
    """FTN-199: when its Titan falls the card goes to the winner's hand."""
    ring = duel("Impulse", "Anvil Lord (life 1)", "bond: Living Anvil", *TWO, options=GOD, dice="Y").roll()
    assert "Living Anvil" in ring.names("A hand") and ring.names("bond") == []


def test_an_upgrade_like_any_other(table: Any) -> None:
    """FTN-200, FTN-Q68: it may pay a skip; whoever takes the pot gets it, and nobody sees which card it was."""
    ring = table(
        "left corner: Impulse (of C)", "A bench: Elite", "B bench: Pyro", "C bench: Sobek",
        "A hand: Living Anvil, Trip Wire",
        "B hand: Whetstone", "C hand:", "pot:", seats=3, phase="skip", options=GOD,
    )  # fmt: skip
    card = ring.card("Living Anvil")
    ring.t.show([card])
    ring.do("A skip Living Anvil")
    assert ring.t.knows(0, card) and not ring.t.knows(1, card) and not ring.t.knows(2, card)
    ring.do("B fight Pyro")
    assert "Living Anvil" in ring.names("B hand")


def test_played_on_another_titan_for_one_fight(duel: Any) -> None:
    """FTN-200, FTN-201, FTN-202: +1 armor without the bonus of its own Titan; afterwards in the legendary deck."""
    ring = duel(
        "Impulse",
        "Hydra (life 1)",
        "A hand: Living Anvil",
        *TWO[:2],
        "B hand:",
        "pot:",
        phase="upgrade",
        options=GOD,
        dice="Y",
    )
    ring.do("A Living Anvil")
    assert ring.face("Impulse")["armor"] == 1
    ring.roll()
    assert ring.facts("damage")[0]["n"] == 3
    assert "Living Anvil" in ring.names("legends") and "Living Anvil" not in ring.names("discard")


def test_discarded_whoever_wins(duel: Any) -> None:
    """FTN-201: the loser's played legendary card goes to the legendary deck, not to the winner."""
    ring = duel("Impulse", "Hydra (life 1)", "right upgrades: Living Anvil", *TWO, options=GOD, dice="R")
    ring.t.loaded[:] = [2]
    ring.roll()
    assert "Living Anvil" in ring.names("legends") and "Living Anvil" not in ring.names("A hand")


def test_discarded_for_any_reason(table: Any) -> None:
    """FTN-202: at random (Omen Crow), by elimination, as a lost bet: always the legendary deck."""
    ring = table(
        "left corner: Omen Crow (of A)", "right corner: Leviathan (of B)", "B hand: Living Anvil", "C hand:",
        "C bench: Pyro", seats=3,
        phase="start", options=GOD,
    )  # fmt: skip
    assert "Living Anvil" in ring.names("legends")
    ring = table(
        "left corner: Impulse (of A)", "right corner: Fang (of B; life 1)", "A bench: Elite", "C bench: Pyro",
        "B hand: Living Anvil",
        "A hand:", "C hand:", seats=3, options=GOD, dice="Y",
    )  # fmt: skip
    ring.roll()
    assert "Living Anvil" in ring.names("legends") and ring.names("B hand") == []


def test_it_works_only_in_the_arena(duel: Any) -> None:
    """FTN-Q66: Anvil Lord on the bench: no armor for the fighter."""
    ring = duel("Impulse", "Hydra", "A bench: Anvil Lord", "bond: Living Anvil", options=GOD)
    assert ring.face("Impulse")["armor"] == 0


def test_it_is_not_moved_by_a_swap_nor_grabbed(duel: Any) -> None:
    """FTN-Q66: the swapped-in Titan does not get it; Brain Leash cannot take it and deals 2 instead."""
    ring = duel(
        "Skinwalker (charged)", "Anvil Lord", "bond: Living Anvil", "A bench: Leviathan", options=GOD, dice="CM"
    ).roll()
    assert ring.t.bonds == {ring.card("Anvil Lord"): ring.card("Living Anvil")}
    ring = duel(
        "Impulse", "Thunder Father", "bond: Skybreaker Bolt", "left upgrades: Brain Leash", phase="start",
        options={"godspark": "true", "mindbug": "true"},
    )  # fmt: skip
    assert ring.life("Thunder Father") == 7 and ring.names("bond") == ["Skybreaker Bolt"]


def test_no_winning_player(duel: Any, table: Any) -> None:
    """FTN-Q67, FTN-Q44: after a mutual defeat, or if the enemy won, it goes to the legendary deck."""
    ring = duel(
        "Anvil Lord (life 3)",
        "Hydra (life 4)",
        "bond: Living Anvil",
        "right upgrades: Twin Fates",
        *TWO,
        phase="start",
        options=GOD,
    )
    assert "Living Anvil" in ring.names("legends") and ring.facts("both_fall")
    ring = table(
        "left corner: Elite (of enemy)", "right corner: Anvil Lord (of A)", "bond: Living Anvil", "A bench: Fang",
        "foedeck:", "foehand:",
        seats=1, phase="foe combat", options={"mode": "coop", **GOD}, dice="R",
    )  # fmt: skip
    assert "Living Anvil" in ring.names("legends")


def test_the_enemys_god(table: Any) -> None:
    """FTN-Q53, FTN-199: an enemy god brings its card; the player who beats it gets it."""
    ring = table(
        "A bench: Impulse, Fang", "A hand:", "foedeck: Thunder Father, Sobek", "foehand:", "foebench:", "row:",
        seats=1, phase="open",
        options={"mode": "coop", **GOD},
    )  # fmt: skip
    assert ring.names("bond") == ["Skybreaker Bolt"]


def test_legendary_cards_in_hand_are_hidden() -> None:
    """FTN-Q68: hands are counted, whatever is in them; guesses may put any upgrade there."""
    match = pyengine.new("final-titan", 3, 2, godspark=True)
    t = match.game.t
    hidden = {match.rules.group(t, c) for c in (*t.cards("hand", 1), *t.zones[DECK])}
    assert len(hidden) == 1 and match.view(0)["zones"]["hand.1"] == 4
    assert match.view(0)["zones"]["legends"] == list(t.zones[LEGENDS]) and t.zones[BOND] == []
