"""All Ultimates and Ultimate Forms (8.2, 8.3, 8.6, 8.8)."""

from __future__ import annotations

from typing import Any

import pytest

BENCH = ("A bench: Hunter, Skinwalker", "B bench: Azurian, Evil Djinn", "A hand:", "B hand:", "pot:")


# -- Titans: Ultimates ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "dealt"),
    [
        ("Fang", [1, 2, 3, 4]), ("Hydra", [6]), ("Impulse", [3, 4]), ("Karate Guy", [2, 2, 3, 5]), ("Leviathan", [7]),
        ("Queen of Hearts", [3, 3]), ("Sun'ya", [3, 3]), ("The Three Musketeers", [2, 3, 4]),
        ("Basalt Colossus", [5]),
        ("Brass Oracle", [5]), ("Chessmaster", [4]), ("Clockwork Bull", [3]), ("Comet Rider", [5, 5]),
        ("Copper Samurai", [5]),
        ("Dune Lancer", [5, 5]), ("Frost Jarl", [6]), ("Glass Duelist", [6, 6]), ("Iron Abbot", [3]),
        ("Mire Witch", [5]),
        ("Moss Titan", [4]), ("Night Courier", [4]), ("Pit Champion", [5]), ("Rust Marshal", [7]),
        ("Storm Shepherd", [4]),
        ("Thornback", [5]), ("Vault Thief", [4]), ("Crimson Knight", [4]), ("Martian", [4]), ("Neo-Leonidas", [4]),
        ("Sand Wyrm", [20]),
        ("Genesis 1.0", [4]), ("Twilith", [4]), ("Valeria", [4]), ("Water Dancer", [3]), ("Winter Wraith", [5]),
        ("Banner Captain", [5]),
        ("Bell Ringer", [4]), ("Brood Matron", [4]), ("Chrono Knight", [5]), ("Coin Devil", [5, 5]),
        ("Crystal Warden", [3]),
        ("Doom Prophet", [5]), ("Glacier Queen", [4]), ("Hex Seamstress", [4]), ("Hive Prince", [4]),
        ("Omen Crow", [4]),
        ("Pale Regent", [4]), ("Puppet Master", [4]), ("Storm Admiral", [2]), ("Sun Herald", [4]),
        ("Swarm Lord", [4]),
        ("Titan Mechanic", [5]), ("Twin-Faced Duke", [4]), ("Thunder Father", [5, 5]), ("Gate Jackal", [6]),
        ("Sun Charioteer", [4]),
        ("Moon Huntress", [4, 4]), ("Anvil Lord", [3, 3]), ("War Maiden", [5]), ("Raven Trickster", [4]),
        ("Harvest Mother", [4]),
        ("Judge Below", [5]), ("Dream Weaver", [3]), ("World Coil", [3]), ("Jade Drake", [4]), ("Dawn Phoenix", [4]),
        ("Winter Colossus", [5]), ("Beetle Banker", [3, 3]), ("Cactus Cat", [3, 3]), ("Crab Baron", [4]),
        ("Goose Gladiator", [4]),
        ("Hedge Hermit", [3]), ("Lobster Lancer", [5, 4]), ("Moth Mayor", [5]), ("Newt Nurse", [4]),
        ("Pigeon Pirate", [4]),
        ("Sloth Rocket", [8, 8]), ("Squid Scholar", [3, 4]), ("Walrus Wizard", [4]), ("The Enforcers", [4]),
        ("Elite", [2]),
        ("Pyro", [3]), ("Glitch", [4]), ("Cinder Monk", [3]), ("Cheshire Cat", [4]), ("Hepharion", [3, 3]),
        ("Alekeeper", [4]),
        ("Demon Dave", [4, 4]), ("Fire Dancer", [4]),
    ],
)  # fmt: skip
def test_ultimates_that_deal_damage(rolled: Any, name: str, dealt: list[int]) -> None:
    """FTN-068, FTN-112: the damage effects of the Ultimate, each with its own amount, in order (without Drain)."""
    ring = rolled(
        f"{name} (charged)",
        "Tide Sovereign (life 60)",
        "C",
        "A bench: Mindbug",
        "A hand:",
        "B hand:",
        "row:",
        "titans: Skinwalker",
    )
    assert [f["n"] for f in ring.facts("damage")] == dealt


@pytest.mark.parametrize(
    ("name", "drained"),
    [
        ("Ku'nan", 6), ("Tiny Terror", 8), ("Sobek", 6), ("Steelforce", 4), ("Grave Piper", 6), ("Reef Stalker", 5),
        ("Dragonbane", 10),
        ("Necro Baron", 4), ("Tide Sovereign", 4), ("Cursed Pirate", 5), ("Wolf Regent", 4), ("Azurian", 5),
        ("Fire Dancer", 3),
        ("Ugly Duckling", 8),
    ],
)  # fmt: skip
def test_ultimates_with_drain(rolled: Any, name: str, drained: int) -> None:
    """FTN-114: the first drained amount (Ugly Duckling at 1 life: 2 + 6)."""
    ring = rolled(f"{name} (charged; life 1)", "Leviathan (life 60)", "C", "A bench: Mindbug")
    assert ring.facts("drained")[0]["n"] == drained


@pytest.mark.parametrize(
    ("name", "mine", "theirs"),
    [
        ("Arachnidra", {}, {"poison": 4}), ("Archangel", {"power": 2}, {}), ("Buzzkill", {"dodge": 2}, None),
        ("Cheshire Cat", {"dodge": 1}, {}),
        ("Tiny Terror", {"power": 1}, {}), ("Basalt Colossus", {"plating": 1}, {}), ("Bog Giant", {}, {"poison": 2}),
        ("Cinder Monk", {}, {"fire": 1}), ("Clockwork Bull", {"action": 1}, {}),
        ("Copper Samurai", {"plating": 1}, {}),
        ("Plague Curate", {}, {"poison": 3}), ("Pyro", {}, {"fire": 2}), ("Storm Shepherd", {"dodge": 1}, {}),
        ("Thornback", {"plating": 1}, {}),
        ("The Enforcers", {"plating": 1}, {}), ("Elderroot", {"power": 1}, {}), ("Fire Dancer", {"plating": 1}, {}),
        ("Genesis 1.0", {"blessed": 1}, {}), ("The Old King", {"cursed": 1}, {}), ("Valeria", {"minion": 1}, {}),
        ("Banner Captain", {"power": 1}, {}),
        ("Bell Ringer", {}, {"cursed": 1}), ("Brood Matron", {"minion": 1}, {}), ("Doom Prophet", {}, {"cursed": 1}),
        ("Hex Seamstress", {}, {"cursed": 1, "poison": 1}), ("Hive Prince", {"minion": 1}, {}),
        ("Lantern Saint", {"blessed": 1}, {}),
        ("Necro Baron", {"minion": 1}, {}), ("Omen Crow", {}, {"cursed": 1}), ("Rot Druid", {}, {"poison": 1}),
        ("Shield Matriarch", {"plating": 1}, {}), ("Sun Herald", {"blessed": 1}, {}),
        ("Swarm Lord", {"minion": 1}, {}),
        ("Titan Mechanic", {"power": 1}, {}), ("Sun Charioteer", {}, {"fire": 1}), ("War Maiden", {"power": 1}, {}),
        ("Judge Below", {}, {"cursed": 1}), ("World Coil", {}, {"poison": 2}), ("Jade Drake", {"blessed": 1}, {}),
        ("Badger Bishop", {"blessed": 1}, {}), ("Moth Mayor", {"power": 1}, {}),
        ("Walrus Wizard", {}, {"poison": 1, "fire": 1}),
        ("Yak Yeoman", {"minion": 1}, {}), ("Mire Witch", {}, {"poison": 2}),
    ],
)  # fmt: skip
def test_ultimates_with_tokens(rolled: Any, name: str, mine: dict[str, int], theirs: dict[str, int] | None) -> None:
    """FTN-085, FTN-086: the tokens of the Ultimate, mine and the foe's, before the next turn."""
    ring = rolled(f"{name} (charged)", "Tide Sovereign (life 60)", "C", *BENCH)
    gained: dict[int, dict[str, int]] = {ring.card(name): {}, ring.card("Tide Sovereign"): {}}
    words = {
        "token.0": "power",
        "token.1": "plating",
        "token.2": "poison",
        "token.3": "fire",
        "token.4": "action",
        "token.5": "dodge",
        "token.6": "minion",
    }
    for fact in ring.facts("token_gain"):
        gained[fact["card"]][words.get(fact["word"], fact["word"].removeprefix("token."))] = fact["n"]
    assert gained[ring.card(name)] == mine
    assert theirs is None or gained[ring.card("Tide Sovereign")] == theirs


@pytest.mark.parametrize(
    "name", ["Buzzkill", "Cerberus", "Final Boss", "Gunslinger", "Jade Ogre", "Kitsune", "War Golem"]
)
def test_ultimates_that_defeat(rolled: Any, name: str) -> None:
    """FTN-073, FTN-108: the benefit first, then the defeat."""
    ring = rolled(f"{name} (charged)", "Leviathan (armor 5; dodge 2; minion 2)", "C", "A bench: Elite")
    ring.see("over A")
    assert name != "War Golem" or ring.tokens("Elite") == {"action": 1}
    assert name not in ("Final Boss", "Gunslinger", "Jade Ogre") or ring.t.marks == {ring.card(name): 1}


def test_ultimates_that_heal(rolled: Any) -> None:
    """Bog Giant 5, Iron Abbot 4, Medic Mira fully, Moss Titan 4, Elderroot 6, Lantern Saint 3, Shield Matriarch 3,
    Harvest Mother 6,
    Dawn Phoenix fully, Badger Bishop 4, Hedge Hermit 4, Newt Nurse 5, The Great Abomination 5 for each Poison."""
    amounts = {
        "Bog Giant": 5, "Iron Abbot": 4, "Medic Mira": 10, "Moss Titan": 4, "Elderroot": 6, "Lantern Saint": 3,
        "Shield Matriarch": 3,
        "Harvest Mother": 6, "Dawn Phoenix": 6, "Badger Bishop": 4, "Hedge Hermit": 4, "Newt Nurse": 5,
    }  # fmt: skip
    for name, n in amounts.items():
        assert rolled(f"{name} (charged; life 1)", "Tide Sovereign (life 60)", "C").facts("heal")[0]["n"] == n, name
    ring = rolled("Newt Nurse (charged; poison 3)", "Leviathan", "C")
    assert ring.tokens("Newt Nurse") == {}
    ring = rolled("The Great Abomination (charged; poison 1; life 1)", "Leviathan", "C")
    assert ring.life("The Great Abomination") == 6


@pytest.mark.parametrize(
    "name",
    ["Archangel", "Chessmaster", "Elite", "Henzel & Gretel", "Brass Oracle", "Medic Mira", "Pit Champion", "Elderroot",
     "Lantern Saint", "War Drum Shaman", "Tide Sovereign", "Goose Gladiator"],
)  # fmt: skip
def test_ultimates_with_an_action(rolled: Any, name: str) -> None:
    """FTN-132, FTN-Q14: another Action after the Ultimate."""
    ring = rolled(f"{name} (charged)", "Leviathan (life 60)", "C", *BENCH)
    assert ring.asked() == {"A": "roll"} and not ring.charged(name)


@pytest.mark.parametrize(
    "name",
    ["Crimson Knight", "Cursed Pirate", "Dragonbane", "Martian", "Neo-Leonidas", "Sand Wyrm", "Twilith",
     "Ugly Duckling", "Water Dancer",
     "Winter Wraith", "Chrono Knight", "Crystal Warden", "Glacier Queen", "Pale Regent", "Rot Druid", "Storm Admiral",
     "Twin-Faced Duke",
     "War Drum Shaman", "Wolf Regent", "Raven Trickster", "Dream Weaver", "Winter Colossus", "Crab Baron"],
)  # fmt: skip
def test_ultimates_with_a_form(rolled: Any, name: str) -> None:
    """FTN-069: all Ultimate Forms of the pool (Dr. Undo: see below)."""
    assert rolled(f"{name} (charged)", "Leviathan (life 60)", "C", *BENCH).form(name)


def test_dr_undo(rolled: Any) -> None:
    """FTN-069: he may even reroll the Charge; keeping it triggers the Ultimate with its form."""
    assert rolled("Dr. Undo (charged)", "Leviathan", "C").do("A keep").form("Dr. Undo")


def test_ultimates_with_cards(rolled: Any) -> None:
    """Silver Shade three times, Sun'ya, Night Courier 2, Vault Thief, Pigeon Pirate, Beetle Banker; Pigeon and Shade
    on empty hands.
    """
    hand = "B hand: Trip Wire, Blue Ward, Red Ward, Iron Skin"
    assert len(rolled("Silver Shade (charged)", "Leviathan", "C", "A hand:", hand).names("A hand")) == 3
    assert rolled("Silver Shade (charged)", "Leviathan", "C", "A hand:", "B hand: Trip Wire").life("Leviathan") == 10
    assert len(rolled("Sun'ya (charged)", "Leviathan", "C", "A hand:").names("A hand")) == 3
    assert len(rolled("Night Courier (charged)", "Leviathan", "C", "A hand:").names("A hand")) == 2
    assert len(rolled("Vault Thief (charged)", "Leviathan", "C", "A hand:", hand).names("A hand")) == 1
    assert len(rolled("Pigeon Pirate (charged)", "Leviathan", "C", "A hand:", hand).names("A hand")) == 1
    assert len(rolled("Beetle Banker (charged)", "Leviathan", "C", "A hand:").names("A hand")) == 1


def test_other_ultimates(rolled: Any) -> None:
    """Frost Jarl and Puppet Master turn the foe's Charge grey; Coin Devil loses Cursed; Hunter returns; Evil Djinn
    defeats himself;
    Henzel & Gretel and Demon Dave give Power to the bench; Yak Yeoman hurts both."""
    for name in ("Frost Jarl", "Puppet Master"):
        assert not rolled(f"{name} (charged)", "Leviathan (charged)", "C").charged("Leviathan")
    assert rolled("Coin Devil (charged; cursed)", "Leviathan", "CC").tokens("Coin Devil") == {}
    assert "Hunter" in rolled("Hunter (charged)", "Leviathan", "C", "A bench: Elite").names("A bench")
    rolled("Evil Djinn (charged)", "Leviathan", "C").see("over B")
    assert rolled("Demon Dave (charged)", "Leviathan", "C", "A bench: Elite").tokens("Elite") == {"power": 2}
    ring = rolled("Yak Yeoman (charged)", "Leviathan", "C")
    assert (ring.life("Yak Yeoman"), ring.life("Leviathan")) == (7, 12)
    assert "Mindbug" in rolled("Mindbug (charged)", "Leviathan", "C", *BENCH).names("A bench")
