"""Difficulty (specification 3.19)."""

from __future__ import annotations

from typing import Any

import pytest

import pyengine
from pyengine.games.attack_on_titan.cards import TITAN, TYPE, kind
from pyengine.games.attack_on_titan.titans import attacks_for

LEVELS = ("civilian", "rookie", "standard", "veteran", "nightmare")
FULL = "given Tom pos out3\ngiven move 1\ngiven Tom discard:\ngiven outside.2: Smiling Titan (damage 13)\n"


def attacks(stage: Any, level: str, titan: str, seats: int = 2) -> int:
    found = stage(f"option level = {level}\ngiven move 1\ngiven outside.2: {titan}", seats)
    return attacks_for(found.t, found.t.cards("outside", 2)[0])


def test_civilian_has_no_attacks(check: Any, stage: Any) -> None:
    """AOT-185, AOT-Q23: the stack is in the box; an attempt whose conditions hold succeeds."""
    check(
        "option level = civilian\n"
        + FULL
        + "given power 6\nsee attacks 0\ndo Tom attempt Smiling Titan\nsee slain 1\nsee power 0"
    )
    assert attacks(stage, "civilian", "Female Titan") == 0


@pytest.mark.parametrize("level", ["civilian", "rookie"])
def test_easy_decks_have_a_3d_gear(level: str) -> None:
    """AOT-185, AOT-186, AOT-Q24: 6 Courage, 3 Thrust, 1 3D Gear, of the 14; the Courage leaves the game."""
    t = pyengine.new("attack-on-titan", 3, 1, level=level).game.t
    for seat in range(3):
        kinds = [t.kind[card] for zone in ("deck", "hand") for card in t.cards(zone, seat)]
        assert [kinds.count(kind(name)) for name in ("Courage", "Thrust", "3D Gear")] == [6, 3, 1]
    assert len(t.cards("gear")) == 11
    assert sum(t.kind[card] == kind("Courage") for card in t.cards("box")) == 10


@pytest.mark.parametrize("level", LEVELS)
def test_first_round_titans_return_on_easy_levels(stage: Any, level: str) -> None:
    """AOT-187, AOT-185, AOT-188, AOT-Q24: they act when they appear, then go under the Castle; only in round 1."""
    text = f"option level = {level}\nphase add\ngiven coming: Titan (4-Meter), Titan (6-Meter)\ngiven Tom pos in5\ngiven castle: Horse, Horse\n"
    found = stage("round 1\n" + text)
    easy = level in ("civilian", "rookie")
    bottom = found.t.cards("castle")[:2]
    assert [TYPE[found.t.kind[card]] == TITAN for card in bottom] == [easy, easy]
    assert found.t.tokens[4] == 1
    later = stage("round 2\n" + text)
    assert len(later.t.cards("outside", 4)) == 2


def test_rookie_order_under_the_castle_is_chance(stage: Any) -> None:
    """AOT-187."""
    orders = set()
    for seed in range(12):
        found = stage(
            f"option level = rookie\nseed {seed}\nphase add\nround 1\ngiven coming: Titan (5-Meter), Titan (6-Meter)\ngiven castle: Horse"
        )
        orders.add(tuple(found.t.kind[card] for card in found.t.cards("castle")[:2]))
    assert len(orders) == 2


def test_standard_is_as_written(stage: Any) -> None:
    """AOT-188: one attack for an Archenemy, none for others; seven Courage."""
    assert attacks(stage, "standard", "Colossal Titan") == 1
    assert attacks(stage, "standard", "Titan (10-Meter)") == 0


def test_veteran_draws_as_many_attacks_as_the_level(stage: Any) -> None:
    """AOT-189, AOT-Q22: 1, 2, 3; the Female Titan four."""
    assert [attacks(stage, "veteran", name) for name in ("Smiling Titan", "Bean", "Armored Titan", "Female Titan")] == [
        1,
        2,
        3,
        4,
    ]
    assert attacks(stage, "veteran", "Titan (10-Meter)") == 0


@pytest.mark.parametrize(("level", "n"), [("rookie", 3), ("standard", 3), ("veteran", 6), ("nightmare", 6)])
def test_regeneration_by_level(check: Any, level: str, n: int) -> None:
    """AOT-190, AOT-079, AOT-192: one for each player, or two."""
    check(
        f"option level = {level}\nphase evening\ngiven castle: Horse, Horse, Swords, Swords, Cloak\ngiven outside.2: Sonny (damage 10)\nsee damage2 {10 - n}",
        3,
    )


def test_veteran_locations_fall_with_their_wall(check: Any) -> None:
    """AOT-191: by Wall damage, and by an Ambush; at Standard it stays."""
    for level, there in (
        ("standard", "see wall.2: Armory"),
        ("veteran", "see destroyed: Armory"),
        ("nightmare", "see destroyed: Armory"),
    ):
        check(
            f"option level = {level}\nphase walls\ngiven castle: Horse, Horse, Swords, Swords\ngiven wall.2: Armory\ngiven tokens3 1\ngiven outside.2: Titan (4-Meter)\n{there}"
        )
    check(
        "option level = veteran\n"
        + FULL
        + "given power 9\ngiven wall.2: Armory\ngiven tokens3 1\ngiven attacks: Breakthrough, Smile\ndo Tom attempt Smiling Titan\nsee destroyed: Armory"
    )


def test_nightmare_titans_fight_back(check: Any) -> None:
    """AOT-192, AOT-Q21: one attack for a standard Titan; failing loses all Power and the Titan stays; Steaming only raises."""
    base = "option level = nightmare\ngiven Tom pos out3\ngiven move 1\ngiven outside.2: Titan (4-Meter)\n"
    check(
        base
        + "given power 7\ngiven attacks: Smile, Scare\ndo Tom kill Titan (4-Meter)\nsee power 0\nsee outside.2:\nsee spent: Smile"
    )
    check(
        base
        + "given power 6\ngiven attacks: Smile, Scare\ndo Tom kill Titan (4-Meter)\nsee power 0\nsee outside.2: Titan (4-Meter)\nrefuse Tom kill Titan (4-Meter): no second attempt"
    )
    check(
        base + "given power 5\ngiven attacks: Steaming, Scare\ndo Tom kill Titan (4-Meter)\nsee power 0\nsee outside.2:"
    )
    check(
        base
        + "given power 6\ngiven Tom hand: Cannon\ngiven outside.2: Titan (4-Meter), Sonny\ngiven attacks: Crush, Scare\ndo Tom kill Titan (4-Meter)\ndo Tom play Cannon\nsee spare 3\nsee damage2 0"
    )


def test_several_attacks_one_after_the_other(check: Any) -> None:
    """AOT-193, AOT-194: the first is resolved in full; the second comes even if all is lost."""
    check(
        "option level = veteran\ngiven Tom pos out3\ngiven move 1\ngiven power 9\ngiven Tom hand: Cloak, Courage\ngiven Tom deck: Escape, Thrust, Thrust\n"
        "given outside.2: Bean (damage 17)\ngiven attacks: Injure, Scare, Smile\ndo Tom attempt Bean\nsee asks Tom defend\nsee spent:\ndo Tom avoid Cloak\ndo Tom nothing\n"
        "see spent: Injure\nsee asks Tom defend\ndo Tom avoid Escape\nsee spent: Injure, Scare\nsee slain 0"
    )
