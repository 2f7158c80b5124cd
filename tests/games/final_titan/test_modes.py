"""1 vs 1 and 2 vs 2 (specification Y, Z)."""

from __future__ import annotations

from typing import Any

import pyengine

TEAMS = {"mode": "teams"}
BENCH = ("A bench: Elite", "B bench: Fire Dancer, Hydra", "C bench: Pyro, Sobek", "D bench: Leviathan, Iron Abbot")


def test_one_against_one_never_skips(duel: Any) -> None:
    """FTN-162: with cards in hand there is still no skip."""
    ring = duel(
        "Impulse", "Fang (life 1)", "A bench: Elite", "B bench: Pyro, Hydra", "B hand: Iron Skin", dice="Y"
    ).roll()
    assert ring.offers("B") == ["fight Pyro", "fight Hydra"]
    assert "nobody skips" in ring.refused("B", "Iron Skin")


def test_one_against_one_fights_as_always(duel: Any) -> None:
    """FTN-163: upgrades, reveal, Start of Fight, turns: the same facts as in a free-for-all."""
    ring = duel("Gunslinger", "Hydra", "A hand: Power Potion", "B hand: Trip Wire", phase="upgrade", dice="M")
    assert ring.asked() == {"A": "upgrade"}
    ring.do("A Power Potion", "B Trip Wire").roll()
    assert ring.order("seal", "reveal", "token_gain", "damage", "roll")[:6] == [
        "seal",
        "seal",
        "reveal",
        "reveal",
        "token_gain",
        "damage",
    ]
    assert ring.life("Hydra") == 6 and ring.life("Gunslinger") == 7


def test_two_teams_of_neighbours() -> None:
    """FTN-164, FTN-Q50: the first two seats against the other two."""
    match = pyengine.new("final-titan", 4, 5, mode="teams")
    assert [seat["team"] for seat in match.view(0)["seats"]] == [0, 0, 1, 1]


def test_hands_stay_secret_between_partners() -> None:
    """FTN-165: a partner's hand is as hidden as a rival's."""
    match = pyengine.new("final-titan", 4, 5, mode="teams")
    view = match.view(0)
    assert isinstance(view["zones"]["hand.0"], list)
    assert view["zones"]["hand.1"] == view["zones"]["hand.2"] == 4


def test_teams_always_send(table: Any) -> None:
    """FTN-167, FTN-168, FTN-Q50, FTN-D07: no skip; after a defeat the losing team sends, from either bench."""
    ring = table(
        "left corner: Impulse (of A)", "right corner: Fang (of C; life 1)", *BENCH, "C hand: Iron Skin", "pot:",
        seats=4, options=TEAMS,
        dice="Y",
    )  # fmt: skip
    ring.roll()
    assert ring.asked() == {"C": "send"}
    assert ring.offers("C") == ["Pyro", "Sobek", "Leviathan", "Iron Abbot"]
    assert "Teams never skip" in ring.refused("C", "Iron Skin")
    ring.do("C Leviathan")
    assert ring.t.owner[1] == 3


def test_the_first_players_team_sends_first(table: Any) -> None:
    """FTN-Q50: D has the fastest Titan: C and D send the Champion, then A and B the Challenger."""
    ring = table(
        "A bench: Elite, Sobek",
        "B bench: Hydra",
        "C bench: Pyro",
        "D bench: Impulse",
        seats=4,
        phase="open",
        options=TEAMS,
    )
    assert ring.asked() == {"C": "send"}
    ring.do("C Pyro")
    assert ring.asked() == {"A": "send"}


def test_after_a_mutual_defeat_the_next_players_team_sends(table: Any) -> None:
    """FTN-Q50: Challenger C; next is D: that team sends first."""
    ring = table(
        "left corner: Hydra (of A; life 4)", "right corner: Fang (of C; life 4)", "left upgrades: Twin Fates",
        "A bench: Elite, Impulse",
        "B bench: Valeria", *BENCH[2:], "pot:", seats=4, phase="start", options=TEAMS,
    )  # fmt: skip
    assert ring.asked() == {"C": "send"}
    ring.do("C Pyro")
    assert ring.asked() == {"A": "send"}


def test_pot_and_reward_go_to_the_owner(table: Any) -> None:
    """FTN-Q51, FTN-D07: B's Titan is sent by the team: B takes the pot, rolls, and draws."""
    ring = table(
        "left corner: Fang (of C; life 1)", *BENCH, "A hand:", "B hand:", "C hand:", "D hand:", "pot: Blue Ward",
        seats=4, phase="skip",
        options=TEAMS, dice="MY",
    )  # fmt: skip
    ring.do("A Hydra")
    assert ring.names("B hand") == ["Blue Ward"]
    ring.do("B nothing").roll()
    assert ring.asked() == {"B": "roll"}
    ring.roll()
    assert len(ring.names("B hand")) == 2 and ring.names("A hand") == []


def test_both_partners_play_upgrades(table: Any) -> None:
    """FTN-169: A and B choose at the same time, unseen by each other; all cards work, all are discarded."""
    ring = table(
        "left corner: Impulse (of A)", "right corner: Fang (of C; life 6)", *BENCH, "A hand: Whetstone, Iron Skin",
        "B hand: Long Reach",
        "C hand:", "D hand:", "pot:", seats=4, phase="upgrade", options=TEAMS, dice="RM",
    )  # fmt: skip
    assert ring.asked() == {"A": "upgrade", "B": "upgrade"}
    ring.do("A Whetstone")
    assert not ring.t.knows(1, ring.card("Whetstone"))
    ring.do("B Long Reach")
    assert sorted(ring.names("left upgrades")) == ["Long Reach", "Whetstone"]
    ring.roll()
    assert ring.facts("damage")[0]["n"] == 4 + 3 + 1
    assert {"Long Reach", "Whetstone"} <= set(ring.names("discard"))


def test_team_powers_serve_both_partners(table: Any) -> None:
    """FTN-170, FTN-106: Fire Dancer on B's bench adds 1 to ◆ of A's Impulse, and nothing for the rivals."""
    ring = table(
        "left corner: Impulse (of A)",
        "right corner: Leviathan (of C)",
        *BENCH[:3],
        "D bench: Iron Abbot",
        seats=4,
        options=TEAMS,
        dice="BMB",
    )
    ring.roll()
    assert ring.life("Leviathan") == 14
    ring.roll(2)
    assert ring.life("Impulse") == 6


def test_a_team_without_titans_has_lost(table: Any) -> None:
    """FTN-171: C and D have none left; A and B win, A although without Titans."""
    ring = table(
        "left corner: Impulse (of B)", "right corner: Fang (of C; life 1)", seats=4, turn="B", options=TEAMS, dice="Y"
    ).roll()
    ring.see("over A, B")


def test_a_partner_without_titans_plays_on(table: Any) -> None:
    """FTN-Q52: C is not eliminated and keeps the hand, as long as D has Titans."""
    ring = table(
        "left corner: Impulse (of A)", "right corner: Fang (of C; life 1)", "D bench: Sobek, Leviathan",
        "C hand: Iron Skin", "D hand:", "pot:",
        "A hand:", "B hand:", seats=4, options=TEAMS, dice="Y",
    )  # fmt: skip
    ring.roll()
    assert ring.names("C hand") == ["Iron Skin"] and ring.t.alive == (1, 1, 1, 1)
    ring.do("C Sobek")
    assert "C" in ring.asked() or ring.asked() == {"A": "upgrade"}
    while "upgrade" in ring.asked().values():
        seat = next(iter(ring.asked()))
        ring.do(f"{seat} {'Iron Skin' if seat == 'C' else 'nothing'}")
    assert ring.names("right upgrades") == ["Iron Skin"]
