
"""Battles and the Adventure (specification 3.11 to 3.13)."""

from __future__ import annotations

from typing import Any

import pytest

MATS = "A mat risen\nB mat risen\nA holder 1\n"
"""Ruins at Far and Middle, a Town at Near: Far scores are Strengths alone."""


def far(hall: Any, mine: str, theirs: str, more: str = "", **options: Any) -> Any:
    """A battle at Far, both Locations Ruins 0, A with the Initiative Token."""
    return hall(f"{MATS}A far: {mine}\nB far: {theirs}\n{more}", "battle to battle", **options)


def result(h: Any, k: int = 0) -> Any:
    token = h.t.tokens[k]
    return {-1: None, -2: "tie", -3: "none"}.get(token, "AB"[token] if token >= 0 else None)


def test_all_cards_are_turned_up(hall: Any) -> None:
    """ETT-079: what lay facedown is open to everybody from now on."""
    h = hall(MATS + "A far-down: Militia\nB near-down: Guard Tower", "battle to battle")
    h.see("A far: Militia", "B near: Guard Tower", "A far-down 0")
    assert h.t.knows(1, h.card("Militia"))
    assert h.t.knows(None, h.card("Guard Tower"))


def test_four_battles_in_order(hall: Any) -> None:
    """ETT-080 ETT-081 ETT-117: Far, Middle, Near, Adventure, each with the units of its own site only."""
    h = hall(
        "A mat orcs\nB mat risen\nA holder 1\nA far: Iron Legion\nB middle: Orc Horde\nA near: Hedge Archers\nB near: Militia\n"
        "B adventure: Archmage\nage 3",
        "battle to battle",
    )  # fmt: skip
    assert (result(h, 0), result(h, 1), result(h, 2), result(h, 3)) == ("A", "B", None, None)
    assert h.asked == {"A": "fire"}
    h.do("A nothing")
    assert (result(h, 2), result(h, 3)) == ("B", "B")


def test_holder_declares_first_then_the_enemy_knowing_it(hall: Any) -> None:
    """ETT-082 ETT-083 ETT-084: the Enemy aims after the holder; a unit about to go still does its part; all at once."""
    h = far(hall, "Dread Knights, Militia", "Horror from Below, Militia")
    assert h.asked == {"A": "terrify"}
    h.do("A Horror from Below").see("B far: Horror from Below, Militia")
    assert "Dread Knights terrifies Horror from Below" in h.log()
    assert h.asked == {"B": "terrify"}
    h.do("B Dread Knights")
    h.see("B retired: Horror from Below", "A retired: Dread Knights", "A far: Militia", "B far: Militia")


def test_terrify(hall: Any) -> None:
    """ETT-085 ETT-091 ETT-Q20: obligatory; Troop or Defense; to the Enemy's own Retired Pile."""
    h = far(hall, "Dread Knights, Militia", "Orc Horde, Stone Keep")
    assert sorted(h.options("A")) == ["Orc Horde", "Stone Keep"]
    h.do("A Stone Keep").see("B retired: Stone Keep", "B far: Orc Horde", "A trophies 0")
    none = far(hall, "Dread Knights", "")
    assert none.asked.get("A") != "terrify"


def test_a_terrified_wall_protects_no_more(hall: Any) -> None:
    """ETT-086: with the Protected Defense gone the battle counts."""
    h = far(hall, "Dread Knights", "Iron Portcullis, Militia")
    h.do("A Iron Portcullis")
    assert result(h) == "A"


def test_dragonslayer(hall: Any) -> None:
    """ETT-087 ETT-088: captures an Enemy Dragon of this battle; without one it does nothing."""
    h = far(hall, "Wyrm Hunters", "Elder Red Wyrm, Young Drakes, Orc Horde")
    assert sorted(h.options("A")) == ["Elder Red Wyrm", "Young Drakes"]
    h.refuse("A Orc Horde: is no Dragon")
    h.do("A Elder Red Wyrm").see("A trophies: Elder Red Wyrm", "B far: Young Drakes, Orc Horde")
    assert "slay" not in far(hall, "Wyrm Hunters", "Orc Horde").asked.values()


def test_ranged(hall: Any) -> None:
    """ETT-089 ETT-090 ETT-091: it may retire to capture a Troop of equal or lower Strength, never a Defense."""
    h = far(hall, "Longbow Company, Militia", "Night Stalkers, Pike Company, Guard Tower")
    assert h.options("A") == ["Night Stalkers", "nothing"]
    h.refuse("A Pike Company: has Strength 5; Ranged with 4 hits 4 or less", "A Guard Tower: Ranged hits Troops only")
    h.do("A Night Stalkers")
    h.see("A retired: Longbow Company", "A trophies: Night Stalkers", "A far: Militia", "B far: Pike Company, Guard Tower")
    held = far(hall, "Longbow Company, Militia", "Night Stalkers").do("A nothing")
    held.see("A far: Longbow Company, Militia", "B far: Night Stalkers")
    assert result(held) == "A"


def test_two_archers_shoot_each_other(hall: Any) -> None:
    """ETT-092 ETT-093 ETT-Q21: each goes to the opponent's pile; capture wins over the own pile; the second hit is lost."""
    h = far(hall, "Hedge Archers", "Pack Archers").do("A Pack Archers", "B Hedge Archers")
    h.see("A trophies: Pack Archers", "B trophies: Hedge Archers", "A retired 0", "B retired 0")
    both = far(hall, "Hedge Archers, Dread Knights", "Militia, Orc Horde").do("A Militia", "A Militia")
    both.see("A trophies: Militia", "B retired 0", "B far: Orc Horde")
    twice = far(hall, "Hedge Archers, Hedge Archers", "Militia, Orc Horde").do("A Militia", "A Militia")
    twice.see("A trophies: Militia", "A retired: Hedge Archers, Hedge Archers")


def test_removal_is_no_spoil_and_no_retirement(hall: Any) -> None:
    """ETT-094 ETT-095 ETT-Q22 ETT-168: no Bounty, no immunity of Flying and Stealth, no Return, Wealthy or War Cry."""
    h = far(hall, "Longbow Company", "Militia").do("A Militia").see("A gold 0", "A trophies: Militia")
    far(hall, "Longbow Company", "Hawk Riders").do("A Hawk Riders").see("A trophies: Hawk Riders")
    far(hall, "Longbow Company", "Cutpurses").do("A Cutpurses").see("A trophies: Cutpurses")
    for name in ("Restless Bones", "Swordsmiths", "Drum Callers"):
        h = far(hall, "Dread Knights, Militia", name)
        assert h.match.over
        h.see(f"B retired: {name}", "B gold 0", "B camp 0")


def test_old_defenses_use_their_abilities(hall: Any) -> None:
    """ETT-096: Warded Barrow, a Defense, terrifies from its Location."""
    h = far(hall, "Warded Barrow", "Militia, Guard Tower")
    assert h.asked == {"A": "terrify"}


def test_no_troop_no_battle(hall: Any) -> None:
    """ETT-097 ETT-098 ETT-Q48: without Troops on either side nothing happens; one Troop, even of Strength 0, is enough."""
    assert result(far(hall, "Guard Tower", "Stone Keep")) == "none"
    mutual = far(hall, "Hedge Archers", "Hedge Archers")
    mutual.do("A Hedge Archers", "B Hedge Archers")
    assert result(mutual) == "none"
    assert result(far(hall, "Militia", "")) == "A"
    assert result(far(hall, "Militia", "Guard Tower")) == "tie"


def test_battle_score(hall: Any) -> None:
    """ETT-099 ETT-100 ETT-101 ETT-103: Strengths plus the own Location on both sides; none at the Adventure."""
    h = hall(
        "A mat joymore\nB mat dwarves\nA holder 1\nA near: Militia, Guard Tower\nB near: Axe Gang\n"
        "A adventure: Militia\nB adventure: Restless Bones, Guard Tower",
        "battle to battle",
    )  # fmt: skip
    assert "7 : 8 — B wins" in h.log()
    assert "2 : 4 — B wins" in h.log()
    assert (result(h, 2), result(h, 3)) == ("B", "B")


@pytest.mark.parametrize("mat,strength", [("risen", 0), ("orcs", 1), ("cannites", 2), ("giants", 3)])
def test_location_strength(hall: Any, mat: str, strength: int) -> None:
    """ETT-102: Ruins 0, Village 1, Town 2, City 3."""
    h = hall(f"A mat {mat}\nB mat risen\nA holder 1\nB far: Militia", "battle to battle")
    assert f"{strength} : 2" in h.log()


def test_walls_alone_can_win(hall: Any) -> None:
    """ETT-104: a side without Troops wins by Defenses and its Location."""
    assert result(far(hall, "High Fortress", "Orc Horde, Militia", "age 3")) == "B"
    assert result(far(hall, "High Fortress", "Militia")) == "A"
    h = hall("A mat giants\nB mat risen\nA holder 1\nB far: Militia", "battle to battle")
    assert result(h) == "A"


def test_tie_and_swift(hall: Any) -> None:
    """ETT-105 ETT-107 ETT-108 ETT-109 ETT-116 ETT-Q26: Swift wins ties, more icons beat fewer, icons of units add up."""
    assert result(far(hall, "Militia", "Restless Bones")) == "tie"
    assert result(far(hall, "Free Riders", "Void Imps")) == "A"
    assert result(far(hall, "Free Riders", "Plains Runners")) == "tie"
    assert result(far(hall, "Light Lancers", "Wolfback Riders")) == "B"
    assert result(far(hall, "Storm Riders", "Orc Rabble, Howling Pack, War Drummers")) == "B"
    assert result(far(hall, "Light Lancers", "Stag Riders")) == "A"
    two = far(hall, "Free Riders, Howling Pack", "Storm Riders")
    assert result(two) == "B"
    even = far(hall, "Plains Runners, Stag Riders", "Storm Riders")
    assert result(even) == "tie"


def test_no_battle_brings_nothing(hall: Any) -> None:
    """ETT-106 ETT-142: no token and no Spoil for either side."""
    h = far(hall, "Iron Portcullis", "Orc Horde")
    assert result(h) == "none"
    h.see("A won 0", "B won 0")
    assert h.asked.get("B") not in ("spoils", "deck_spoil")


def test_protected(hall: Any) -> None:
    """ETT-110 ETT-111 ETT-112 ETT-113 ETT-Q24: unmatched weaknesses mean No Battle, whoever would win, Swift included; one
    unit with one of them is enough, if it is still there."""
    assert result(far(hall, "Palisade", "Orc Horde")) == "none"
    assert result(far(hall, "Palisade, Orc Horde", "Militia")) == "none"
    assert result(far(hall, "Palisade, Free Riders", "Howling Pack")) == "none"
    assert result(far(hall, "Palisade", "Hawk Riders")) == "B"
    assert result(far(hall, "Palisade, Militia", "Mountain Pass Fort, Axe Gang")) == "B"
    fired = far(hall, "Palisade, Militia", "Thunder Engines, Orc Horde").do("B Militia")
    assert result(fired) == "none"


def test_the_summary_of_protected_is_an_option(hall: Any) -> None:
    """ETT-Q24: with it only a lost battle becomes No Battle."""
    only = {"protected_only_when_losing": True}
    assert result(far(hall, "Palisade", "Orc Horde", **only)) == "none"
    assert result(far(hall, "Palisade, Orc Horde", "Militia", **only)) == "A"


def test_several_protected_defenses(hall: Any) -> None:
    """ETT-114 ETT-Q25: each must be matched, perhaps by different units, on both sides."""
    two = "Arc Tower, Palisade"
    assert result(far(hall, two, "Wandering Conjurer, Orc Horde")) == "none"
    assert result(far(hall, two, "Wandering Conjurer, Hawk Riders, Orc Horde")) == "B"
    assert result(far(hall, "Palisade, Militia", "Palisade, Hawk Riders")) == "none"
    assert result(far(hall, "Palisade, Hawk Riders", "Palisade, Void Imps")) == "B"


def test_a_wall_at_the_adventure(hall: Any) -> None:
    """ETT-115 ETT-118: Protected works there too; anybody may be sent."""
    h = hall(MATS + "A adventure: Palisade\nB adventure: Orc Horde", "battle to battle")
    assert result(h, 3) == "none"


# -- the Adventure --------------------------------------------------------------------------------------------------


def quest(hall: Any, mine: str, card: str, die: int = 3, more: str = "", theirs: str = "") -> Any:
    return hall(f"{MATS}die {die}\nA adventure: {mine}\nB adventure: {theirs}\nquest.0: {card}\n{more}", "battle to battle")


def test_the_winner_may_attempt(hall: Any) -> None:
    """ETT-118 ETT-119 ETT-121 ETT-Q27: a winner with Troops of Adventure Strength may try, or not."""
    h = quest(hall, "Paladin Kendrick", "Bandit Camp")
    assert h.asked == {"A": "attempt"}
    h.do("A no").see("quest.0: Bandit Camp", "A won 1")
    assert "attempt" not in quest(hall, "Orc Horde", "Bandit Camp").asked.values()


def test_tie_or_no_battle_no_attempt(hall: Any) -> None:
    """ETT-120."""
    assert "attempt" not in quest(hall, "Paladin Kendrick", "Bandit Camp", theirs="Militia").asked.values()
    assert "attempt" not in quest(hall, "Paladin Kendrick", "Bandit Camp", theirs="Palisade").asked.values()


def test_score_and_difficulty(hall: Any) -> None:
    """ETT-122 ETT-123 ETT-124 ETT-126 ETT-128 ETT-Q04: strengths add up; base and a die of 1 to 6 that the Enemy rolls."""
    h = quest(hall, "Paladin Kendrick, Hill Scouts, Militia", "Elder Library", 4).do("A yes")
    assert "9 against 5 + 4 = 9, completed" in h.log()
    rolled = [fact for facts in h.match.facts for fact in facts if fact["fact"] == "roll"]
    assert rolled[0]["who"] == 1
    from pyengine.luck import Luck

    assert {Luck(seed).roll(6) for seed in range(100)} == {1, 2, 3, 4, 5, 6}
    paid = quest(hall, "Paladin Kendrick", "Bandit Camp").do("A yes")
    paid.see("A gold 4", "A retired: Bandit Camp", "A done 1")


def test_failure_costs_one_adventurer(hall: Any) -> None:
    """ETT-125 ETT-131 ETT-Q27: the owner chooses which Troop of Adventure Strength; the token stays."""
    h = quest(hall, "Hill Scouts, Young Squires, Militia", "Elder Library", 6).do("A yes")
    assert sorted(h.options("A")) == ["Hill Scouts", "Young Squires"]
    h.do("A Young Squires").see("Lost Pile: Young Squires", "A adventure: Hill Scouts, Militia", "A won 1", "A done 0")


def test_an_adventure_that_becomes_a_defense_waits(hall: Any) -> None:
    """ETT-127 ETT-Q47: it is set aside; Gold printed on it would be paid now."""
    quest(hall, "Paladin Kendrick", "Haunted Mill").do("A yes").see("A aside: Haunted Mill", "A gold 0")


def test_special_conditions(hall: Any) -> None:
    """ETT-129: EASE lowers the base Difficulty, not below 0; NEED bars the attempt."""
    eased = quest(hall, "Paladin Kendrick, Wandering Conjurer", "Sunken Shrine", 6).do("A yes")
    assert "9 against 0 + 6 = 6" in eased.log()
    plain = quest(hall, "Paladin Kendrick", "Sunken Shrine", 3).do("A yes")
    assert "6 against 2 + 3 = 5" in plain.log()
    assert "attempt" not in quest(hall, "Archmage", "Sunspire Citadel", more="age 3").asked.values()
    flown = quest(hall, "Archmage, Hawk Riders", "Sunspire Citadel", more="age 3")
    assert flown.asked == {"A": "attempt"}


def test_effects_of_success(hall: Any) -> None:
    """ETT-126: Gold for the Ally, cards of the own deck, the top of the Enemy's."""
    envoy = hall("die 1\nA holder 1\nA adventure: Paladin Kendrick\nquest.0: Stranded Envoy", "battle to battle", 4)
    envoy.do("A yes").see("A gold 3", "B gold 3")
    drawn = quest(hall, "Paladin Kendrick", "Recruiting Tour", 1, "A deck: Axe Gang, Orc Rabble, War Drummers").do("A yes")
    drawn.see("A camp: Axe Gang, Orc Rabble", "A deck: War Drummers")
    raid = quest(hall, "Paladin Kendrick", "Night Raid", 1, "B deck: Axe Gang, Orc Rabble").do("A yes")
    raid.see("A spoils: Axe Gang", "B deck: Orc Rabble")
    assert not raid.t.knows(1, raid.card("Axe Gang"))
    none = quest(hall, "Paladin Kendrick", "Night Raid", 1, "B deck:").do("A yes")
    none.see("A spoils 0", "A retired: Night Raid")


def test_an_uncompleted_adventure_is_lost(hall: Any) -> None:
    """ETT-130 ETT-Q28: at the end of the War."""
    h = hall(MATS + "quest.0: Bandit Camp", "battle")
    assert h.t.age == 1
    h.see("Lost Pile has Bandit Camp")
