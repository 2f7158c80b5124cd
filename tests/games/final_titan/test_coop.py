"""Solo, co-op and its challenges (specification AA, AB; rulings Q53 to Q64)."""

from __future__ import annotations

from typing import Any

import pytest

import pyengine
from pyengine.games.final_titan import cards
from pyengine.games.final_titan.policy import decide
from pyengine.games.final_titan.state import FOE_DECK, FOE_GEAR, FOE_HAND

COOP = {"mode": "coop"}
EMPTY = ("foedeck:", "foehand:", "foebench:", "foegear:")


def coop(table: Any, *lines: str, seats: int = 1, **more: Any) -> Any:
    given = {line.partition(":")[0] for line in lines}
    return table(
        *lines,
        *(line for line in EMPTY if line[:-1] not in given),
        seats=seats,
        options={**COOP, **more.pop("options", {})},
        **more,
    )


@pytest.mark.parametrize(
    ("difficulty", "sizes"),
    [
        ("easy", (2, 4, 6)),
        ("standard", (3, 5, 7)),
        ("hard", (4, 6, 8)),
        ("very-hard", (5, 7, 9)),
        ("insane", (6, 8, 10)),
    ],
)
def test_enemy_team(difficulty: str, sizes: tuple[int, ...]) -> None:
    """FTN-176, FTN-177: Titans by players and difficulty, as many upgrades, face down for everybody."""
    for seats, size in enumerate(sizes, 1):
        match = pyengine.new("final-titan", seats, 4, mode="coop", difficulty=difficulty)
        t = match.game.t
        assert len(t.zones[FOE_DECK]) == len(t.zones[FOE_HAND]) == size
        assert not any(t.known_by(card) for card in (*t.zones[FOE_DECK], *t.zones[FOE_HAND]))


def test_hands_are_secret_and_the_draft_is_normal() -> None:
    """FTN-175, FTN-178."""
    match = pyengine.new("final-titan", 2, 4, mode="coop")
    assert match.view(0)["zones"]["hand.1"] == 4
    while next(iter(match.open.values())).verb == "draft":
        seat, ask = next(iter(match.open.items()))
        match.answer(seat, ask.options[0])
    assert [len(match.game.t.cards("bench", n)) for n in (0, 1)] == [3, 3]


def test_the_first_champion_is_an_enemy(table: Any) -> None:
    """FTN-179, FTN-180, FTN-181, FTN-Q53: top Titan in, the next on the bench with its Team Power, then an upgrade."""
    ring = coop(
        table, "A bench: Impulse, Fang", "foedeck: Valeria, Fire Dancer, Sobek", "foehand: Iron Skin, Trip Wire",
        "row:", phase="open",
    )  # fmt: skip
    assert ring.names("left corner") == ["Valeria"] and ring.names("foebench") == ["Fire Dancer"]
    assert ring.names("foegear") == ["Iron Skin"] and ring.names("foehand") == ["Trip Wire"]
    assert ring.tokens("Valeria") == {"minion": 1}
    assert ring.card("Fire Dancer") in ring.match.view(0)["table"]["sides"][0]["team"]
    ring.see("champion enemy")
    assert ring.asked() == {"A": "send"} and ring.offers("A") == ["Impulse", "Fang"]


def test_players_decide_together_who_sends(table: Any) -> None:
    """FTN-181, FTN-D07: all benches are offered, no skip."""
    ring = coop(
        table,
        "left corner: Sobek",
        "A bench: Impulse",
        "B bench: Fang",
        "C bench: Elite",
        "A hand: Trip Wire",
        seats=3,
        phase="skip",
    )
    assert ring.offers("A") == ["Impulse", "Fang", "Elite"]
    ring.do("A Fang")
    assert ring.t.owner[1] == 1


def test_the_next_foe_comes_by_itself(table: Any) -> None:
    """FTN-182, FTN-183: the bench Titan enters as Challenger and the next one is shown."""
    ring = coop(
        table, "left corner: Sobek (of enemy; life 1)", "right corner: Impulse (of A)", "foebench: Hydra",
        "foedeck: Elite, Fang", "A hand:",
        "A bench: Pyro", dice="Y",
    )  # fmt: skip
    ring.roll()
    assert ring.names("left corner") == ["Hydra"] and ring.names("foebench") == ["Elite"]
    assert ring.match.view(0)["table"]["sides"][0]["role"] == "challenger"


def test_permanent_upgrades_stay(table: Any) -> None:
    """FTN-180, FTN-187: Iron Skin and Crown Guard upgrade every foe and are never discarded."""
    ring = coop(
        table, "left corner: Sobek (of enemy; life 1)", "right corner: Impulse (of A)", "foebench: Leviathan",
        "foedeck: Elite",
        "foegear: Spiked Mail", "foehand: Trip Wire, Blue Ward", "A hand:", "A bench: Pyro", dice="YYM",
    )  # fmt: skip
    ring.roll()
    assert ring.names("foegear") == ["Spiked Mail", "Trip Wire"]
    while ring.asked() == {"A": "upgrade"}:
        ring.do("A nothing")
    ring.roll()
    assert ring.life("Impulse") == 6
    assert "Spiked Mail" not in ring.names("discard")


def test_all_players_play_upgrades(table: Any) -> None:
    """FTN-184: the owner's partner plays too; all are revealed together and discarded after the fight."""
    ring = coop(
        table, "left corner: Sobek (of enemy; life 1)", "right corner: Impulse (of A)", "A hand: Whetstone",
        "B hand: Long Reach",
        "B bench: Fang", "foebench: Hydra", seats=2, phase="upgrade", dice="Y",
    )  # fmt: skip
    assert ring.asked() == {"A": "upgrade", "B": "upgrade"}
    ring.do("B Long Reach", "A Whetstone").roll()
    assert {"Long Reach", "Whetstone"} <= set(ring.names("discard"))


def test_team_powers_serve_all_players(table: Any) -> None:
    """FTN-185: B's Fire Dancer helps A's Impulse."""
    ring = coop(
        table,
        "left corner: Leviathan (of enemy)",
        "right corner: Impulse (of A)",
        "B bench: Fire Dancer",
        seats=2,
        dice="BM",
    ).roll()
    assert ring.life("Leviathan") == 14


def test_rewards_after_a_won_fight(table: Any) -> None:
    """FTN-186, FTN-187, FTN-Q56: the owner of the winner draws 1; one enemy upgrade is added."""
    ring = coop(
        table, "left corner: Sobek (of enemy; life 1)", "right corner: Impulse (of B)", "foebench: Hydra",
        "foedeck: Elite",
        "foehand: Trip Wire, Blue Ward, Iron Skin", "A hand:", "B hand:", "A bench: Fang", seats=2, turn="B",
        dice="Y",
    )  # fmt: skip
    ring.roll()
    assert len(ring.names("B hand")) == 1 and ring.names("A hand") == []
    assert ring.names("foegear") == ["Trip Wire"]


def test_all_upgrades_before_the_last_fight(table: Any) -> None:
    """FTN-188, FTN-Q58: one enemy Titan left over arena, bench and deck: everything comes out."""
    ring = coop(
        table, "left corner: Sobek (of enemy; life 1)", "right corner: Impulse (of A)", "foebench: Hydra",
        "A bench: Fang",
        "foehand: Trip Wire, Blue Ward, Iron Skin", dice="Y",
    )  # fmt: skip
    ring.roll()
    assert sorted(ring.names("foegear")) == ["Blue Ward", "Iron Skin", "Trip Wire"] and ring.names("foehand") == []


def test_common_win(table: Any) -> None:
    """FTN-172: the enemy team is beaten: all players win."""
    ring = coop(
        table,
        "left corner: Sobek (of enemy; life 1)",
        "right corner: Impulse (of A)",
        "B bench: Fang",
        seats=2,
        dice="Y",
    ).roll()
    ring.see("over A, B")
    ring.see("by victory")


def test_common_loss(table: Any) -> None:
    """FTN-173: the last Titan of the players falls: lost at once."""
    ring = coop(
        table,
        "left corner: Sobek (of enemy)",
        "right corner: Impulse (of A; life 1)",
        seats=1,
        phase="foe combat",
        dice="B",
    )
    ring.see("by defeat")
    assert ring.match.view(0)["over"]["winners"] == []


def test_a_player_without_titans_plays_on(table: Any) -> None:
    """FTN-Q52, FTN-173: A has none left, B has: the game goes on and A keeps the hand."""
    ring = coop(
        table, "left corner: Sobek (of enemy)", "right corner: Impulse (of A; life 1)", "B bench: Fang",
        "A hand: Iron Skin", seats=2,
        phase="foe combat", dice="B",
    )  # fmt: skip
    assert ring.names("A hand") == ["Iron Skin"]
    ring.see("playing")


def test_enemy_wins(table: Any) -> None:
    """FTN-Q55: no card for the enemy, no further upgrade; it stays as Champion."""
    ring = coop(
        table, "left corner: Sobek (of enemy)", "right corner: Impulse (of A; life 1)", "A bench: Fang, Pyro",
        "foehand: Trip Wire",
        "foebench: Elite", phase="foe combat", dice="B",
    )  # fmt: skip
    assert ring.names("foehand") == ["Trip Wire"] and ring.names("foegear") == [] and ring.facts("draw") == []
    ring.see("champion enemy")


def test_cards_that_the_enemy_cannot_use(table: Any) -> None:
    """FTN-190, FTN-Q63: Alekeeper and Pickpocket are discarded and replaced from the main decks."""
    ring = coop(
        table, "A bench: Impulse, Fang", "foedeck: Alekeeper, Sobek", "foehand: Pickpocket", "row:",
        "titans: Hydra, Pyro",
        "deck: Blue Ward, Red Ward", phase="open",
    )  # fmt: skip
    assert ring.names("left corner") == ["Hydra"] and "Alekeeper" in ring.names("fallen")
    assert ring.names("foegear") == ["Blue Ward"] and "Pickpocket" in ring.names("discard")


def test_which_cards_carry_the_icon() -> None:
    """FTN-Q63: cards that need a hand, a bench choice or the Titan deck."""
    flagged = {cards.CATALOG[k].name for k, no in enumerate(cards.NO_FOE) if no}
    assert {
        "Alekeeper",
        "Demon Dave",
        "Henzel & Gretel",
        "Hepharion",
        "Silver Shade",
        "Skinwalker",
        "Sun'ya",
        "War Golem",
    } <= flagged
    assert {"Pickpocket", "Brain Leash", "Hive Memo", "Mindbug", "Harvest Mother", "Horn of Plenty"} <= flagged
    assert not {"Sobek", "Impulse", "Final Boss", "Sharpshooter"} & flagged
    needing = ("steal", "draw", "recruit", "discard", "swap", "grab", "control")
    for kind in range(len(cards.SET)):
        found = repr([p.effects for s in (cards.BASE[kind],) for p in s.parts if hasattr(p, "effects")]) + repr(
            cards.ULT[kind]
        )
        if any(f"'{word}'" in found for word in needing):
            assert cards.NO_FOE[kind], cards.CATALOG[kind].name


def test_a_foe_that_returns(table: Any) -> None:
    """FTN-191, FTN-Q57, FTN-146: it queues behind the others, visible; the players win the fight."""
    ring = coop(
        table, "left corner: Glitch (of enemy; charged)", "right corner: Leviathan (of A)", "foebench: Hydra",
        "foedeck: Elite",
        "A hand:", "A bench: Pyro", "foehand: Trip Wire, Blue Ward", phase="foe combat", dice="C",
    )  # fmt: skip
    assert ring.names("left corner") == ["Hydra"]
    assert ring.names("foebench") == ["Elite"] and ring.names("foedeck") == ["Glitch"]
    assert ring.t.knows(0, ring.card("Glitch"))
    assert len(ring.names("A hand")) == 1 and ring.names("foegear") == ["Trip Wire"]


def test_a_foe_that_returns_alone(table: Any) -> None:
    """FTN-Q57: nobody waits: it becomes the bench Titan and enters again, without a second Start of Game."""
    ring = coop(
        table, "left corner: Glitch (of enemy; charged; life 1)", "right corner: Leviathan (of A)", "A bench: Pyro",
        phase="foe combat", dice="CM",
    )  # fmt: skip
    assert ring.names("left corner") == ["Glitch"] and ring.life("Glitch") == 7


def test_the_enemy_decides_in_its_favour(table: Any) -> None:
    """FTN-189, FTN-Q60, FTN-D26: Blessed takes the better die; Cursed players get the worse one; nobody is asked."""
    ring = coop(
        table,
        "left corner: Impulse (of enemy; blessed)",
        "right corner: Leviathan (of A)",
        phase="foe combat",
        dice="BRM",
    )
    assert ring.life("Leviathan") == 12
    ring = coop(table, "left corner: Impulse (of enemy)", "right corner: Leviathan (of A; cursed)", dice="RMM").roll()
    assert ring.life("Impulse") == 7


def test_the_policy_in_its_order(table: Any) -> None:
    """FTN-Q60: a defeat before the Ultimate, the Ultimate before damage; recipients; heals last; rerolls below the
    mean.
    """
    ring = coop(
        table, "left corner: Elite (of enemy; charged)", "right corner: Leviathan (of A)", phase="foe action", dice="M"
    )
    t = ring.t.copy()
    t.fighter, t.active = ring.t.fighter[:], 0
    assert decide(t, 0, "blessed", ("die:C", "die:R"), None, None) == "die:R"
    assert decide(t, 0, "blessed", ("die:Y", "die:C"), None, None) == "die:C"
    assert decide(t, 0, "give", (t.fighter[1], t.fighter[0]), None, {"kind": 0, "n": 1}) == t.fighter[0]
    assert decide(t, 0, "give", (t.fighter[0], t.fighter[1]), None, {"kind": 7, "n": -1}) == t.fighter[1]
    assert decide(t, 0, "may", ("use", "keep"), None, {"face": 5}) == "use"
    assert decide(t, 0, "may", ("use", "keep"), None, {"face": 3}) == "keep"
    ring = coop(
        table, "left corner: Moss Titan (of enemy; poison 1; fire 1)", "right corner: Leviathan (of A)",
        phase="foe combat", dice="M",
    )  # fmt: skip
    assert [f["n"] for f in ring.facts("hurt")] == [1, 1] and ring.facts("heal")
    assert ring.order("hurt", "heal") == ["hurt", "hurt", "heal"]


def test_when_revealed_of_a_permanent_card(table: Any) -> None:
    """FTN-Q54: Iron Skin gives each enemy Titan 1 Armor once, not again in its second fight."""
    ring = coop(
        table, "left corner: Sobek (of enemy)", "right corner: Impulse (of A; life 1)", "foegear: Iron Skin",
        "A bench: Pyro, Fang",
        "A hand:", "pot:", phase="upgrade", dice="MB",
    )  # fmt: skip
    ring.roll()
    assert ring.tokens("Sobek") == {"plating": 1}
    ring.do("A Pyro")
    assert ring.tokens("Sobek") == {"plating": 1}


def test_the_enemys_hand_can_be_robbed(table: Any) -> None:
    """FTN-Q59, FTN-Q64: Silver Shade takes a face-down enemy card, Omen Crow discards one; revealed ones are safe."""
    ring = coop(
        table, "left corner: Leviathan (of enemy)", "right corner: Silver Shade (of A)", "A hand:",
        "foehand: Trip Wire", "foegear: Iron Skin",
        phase="start",
    )  # fmt: skip
    assert ring.names("A hand") == ["Trip Wire"] and ring.names("foegear") == ["Iron Skin"]
    ring = coop(
        table, "left corner: Leviathan (of enemy)", "right corner: Omen Crow (of A)", "A hand: War Drums",
        "B hand: Whetstone",
        "foehand: Trip Wire", seats=2, phase="start",
    )  # fmt: skip
    assert ring.names("foehand") == [] and "Trip Wire" in ring.names("discard")
    assert ring.names("A hand") == ["War Drums"] and ring.names("B hand") == ["Whetstone"]


def test_the_last_of_both_sides(table: Any) -> None:
    """FTN-Q61: they fall together: the players lose."""
    ring = coop(
        table, "left corner: Hydra (of enemy; life 4)", "right corner: Fang (of A; life 4)",
        "right upgrades: Twin Fates", phase="start",
    )  # fmt: skip
    ring.see("by defeat")


def test_another_mutual_defeat(table: Any) -> None:
    """FTN-Q62: the next foe enters as Champion; no reward, no new upgrade."""
    ring = coop(
        table, "left corner: Hydra (of enemy; life 4)", "right corner: Fang (of A; life 4)",
        "right upgrades: Twin Fates", "A bench: Pyro, Elite",
        "foebench: Sobek", "foehand: Trip Wire", "A hand:", phase="start",
    )  # fmt: skip
    assert ring.names("left corner") == ["Sobek"] and ring.facts("draw") == [] and ring.names("foegear") == []
    ring.see("champion enemy")
    assert ring.asked() == {"A": "send"}


def test_a_grabbed_permanent_card_comes_back(table: Any) -> None:
    """FTN-180: Brain Leash takes Crown Guard for this fight; afterwards it lies with the enemy again."""
    ring = coop(
        table, "left corner: Leviathan (of enemy; life 1)", "right corner: Impulse (of A)", "foegear: Long Reach",
        "right upgrades: Brain Leash",
        "A bench: Pyro", "foebench: Hydra", phase="start", options={"mindbug": "true"}, dice="B",
    )  # fmt: skip
    assert ring.names("right upgrades") == ["Brain Leash", "Long Reach"] and ring.names("foegear") == []
    ring.t.loaded[:] = [3]
    while ring.names("fallen") != ["Leviathan"]:
        ring.t.loaded[:] = [3]
        ring.roll()
    assert ring.names("foegear") == ["Long Reach"]


@pytest.mark.parametrize(
    ("seats", "titans", "upgrades"),
    [
        (1, ["Crimson Knight", "Impulse", "Final Boss"], ["Dracula's Blood", "Power Potion", "Berserker's Brew"]),
        (
            2,
            ["Crimson Knight", "Impulse", "Chessmaster", "Karate Guy", "Final Boss"],
            ["Dracula's Blood", "Power Potion", "Hermes's Boon", "Shadow Step", "Berserker's Brew"],
        ),
        (
            3,
            ["Crimson Knight", "Impulse", "Chessmaster", "Karate Guy", "Gunslinger", "Sobek", "Final Boss"],
            [
                "Dracula's Blood",
                "Power Potion",
                "Hermes's Boon",
                "Shadow Step",
                "Sharpshooter",
                "Basilisk's Fangs",
                "Berserker's Brew",
            ],
        ),
    ],
)
def test_challenges(seats: int, titans: list[str], upgrades: list[str]) -> None:
    """FTN-192, FTN-193, FTN-194, FTN-195: exactly these decks, the first on top, and no second copies anywhere."""
    match = pyengine.new("final-titan", seats, 9, mode="challenge", cards="standard")
    t = match.game.t
    name = lambda card: cards.CATALOG[t.kind[card]].name
    assert [name(c) for c in reversed(t.zones[FOE_DECK])] == titans
    assert [name(c) for c in reversed(t.zones[FOE_HAND])] == upgrades
    rest = [
        name(c) for zone in range(1, len(t.zones)) if zone not in (FOE_DECK, FOE_HAND, FOE_GEAR) for c in t.zones[zone]
    ]
    assert not set(rest) & {*titans, *upgrades}
