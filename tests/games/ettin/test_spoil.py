
"""Spoils, Siege, Defenses won in Adventures (specification 3.14, 3.15)."""

from __future__ import annotations

from typing import Any

MATS = "A mat risen\nB mat risen\nA holder 1\n"


def far(hall: Any, mine: str, theirs: str, more: str = "", seats: int = 2) -> Any:
    return hall(f"{MATS}A far: {mine}\nB far: {theirs}\n{more}", "battle to spoil", seats)


def ask(h: Any, name: str) -> Any:
    return h.match.open["ABCD".index(name)]


def test_spoils_come_after_all_battles(hall: Any) -> None:
    """ETT-132: nothing is taken before the Adventure battle and the attempt are over."""
    h = far(hall, "Orc Horde", "Militia", "A adventure: Paladin Kendrick\nquest.0: Bandit Camp")
    assert h.asked == {"A": "attempt"}
    h.see("B far: Militia").do("A no")
    assert h.asked == {"A": "spoils"}


def test_as_many_as_the_age_and_fewer_if_wanted(hall: Any) -> None:
    """ETT-133 ETT-135 ETT-Q29: up to 1, 2, 3 units of the loser; none is legal."""
    for age in (1, 2, 3):
        h = far(hall, "Iron Legion, Orc Horde", "Militia, Militia, Militia, Restless Bones", f"age {age}")
        assert (ask(h, "A").least, ask(h, "A").most) == (0, age)
        h.do("A nothing").see("B far 4", "A spoils 0")


def test_a_tie_gives_each_one(hall: Any) -> None:
    """ETT-134 ETT-105 ETT-153: one unit in every Age, chosen at the same time, from the same situation."""
    h = far(hall, "Militia, Void Imps", "Axe Gang", "age 3")
    assert h.asked == {"A": "spoils", "B": "spoils"}
    assert [ask(h, name).most for name in "AB"] == [1, 1]
    before = h.match.view(1)
    h.do("A Axe Gang").see("B far: Axe Gang")
    assert {**before, "waiting": 0} == {**h.match.view(1), "waiting": 0}
    h.do("B Militia").see("A spoils: Axe Gang", "B spoils: Militia", "B far 0", "A far: Void Imps")


def test_permissions_are_judged_before_anything_is_taken(hall: Any) -> None:
    """ETT-Q34 ETT-153: in a Tie the unit that permits a taking may itself be taken."""
    h = far(hall, "Hawk Riders, Toll Gate", "Void Imps")
    assert [h.options(name) for name in "AB"] == [["Void Imps"], ["Hawk Riders", "Toll Gate"]]
    h.do("A Void Imps", "B Hawk Riders").see("A spoils: Void Imps", "B spoils: Hawk Riders")


def test_troops_before_defenses(hall: Any) -> None:
    """ETT-136 ETT-Q30: as long as a Troop that can be taken is left, no Defense; Flying and Stealth do not shield it."""
    h = far(hall, "Iron Legion, Orc Horde", "Militia, Guard Tower, Cutpurses", "age 2")
    assert h.options("A") == ["Militia", "Guard Tower"]
    h.refuse("A Guard Tower: must be taken first", "A Cutpurses: has Stealth")
    h.do("A Militia + Guard Tower").see("A spoils: Militia, Guard Tower")
    shielded = far(hall, "Iron Legion", "Cutpurses, Guard Tower")
    shielded.do("A Guard Tower").see("A spoils: Guard Tower")


def test_spoils_lie_facedown_and_count(hall: Any) -> None:
    """ETT-137 ETT-154 ETT-Q10 ETT-046: in the taker's Retired Pile, seen when taken; their VP are the taker's."""
    h = far(hall, "Iron Legion, Orc Horde", "Pike Company, Stone Keep", "age 2").do("A Pike Company + Stone Keep")
    keep = h.card("Stone Keep")
    assert h.t.lay.mask[h.t.where[keep]] == 1
    from pyengine.games.ettin.score import points

    assert points(h.t, 0)["retired"] == 1  # Stone Keep
    own = hall(MATS + "A retired: Orc Horde\nA spoils: Axe Gang", "end")
    assert own.t.lay.mask[own.t.lay.retired[0]] == own.t.lay.full
    public = hall(MATS + "A camp: Axe Gang\nA spoils: Militia\nB camp: Guard Tower", "war", 4)
    assert public.match.view(3)["zones"]["spoils.0"] == 1


def test_the_deck_spoil(hall: Any) -> None:
    """ETT-138 ETT-139 ETT-140 ETT-Q31: one card at most, if no unit is there, unseen by its owner; also after abilities."""
    h = far(hall, "Champion Duellists", "", "age 3\nB deck: Axe Gang, Orc Rabble")
    assert h.asked == {"A": "deck_spoil"}
    h.do("A take").see("A spoils: Axe Gang", "B deck: Orc Rabble")
    assert h.t.knows(0, h.card("Axe Gang"))
    assert not h.t.knows(1, h.card("Axe Gang"))
    assert "A takes a card, top of B’s deck." in h.log()
    far(hall, "Orc Horde", "", "B deck: Axe Gang").do("A leave").see("A spoils 0", "B deck: Axe Gang")
    shot = far(hall, "Longbow Company, Orc Horde", "Militia", "B deck: Axe Gang").do("A Militia")
    assert shot.asked == {"A": "deck_spoil"}
    not_taken = far(hall, "Orc Horde", "Cutpurses", "B deck: Axe Gang")
    assert "deck_spoil" not in not_taken.asked.values()


def test_no_deck_spoil_from_an_empty_deck(hall: Any) -> None:
    """ETT-Q17: it comes from that deck only."""
    assert "deck_spoil" not in far(hall, "Orc Horde", "", "B deck:").asked.values()


def test_the_deck_spoil_at_the_adventure(hall: Any) -> None:
    """ETT-141: the same as at a Location."""
    h = hall(MATS + "A adventure: Orc Horde\nB deck: Axe Gang", "battle to spoil").do("A take")
    h.see("A spoils: Axe Gang")


def test_bounty(hall: Any) -> None:
    """ETT-143: the taker gains it from the supply; the owner never does."""
    far(hall, "Iron Legion", "Sellsword Horde").do("A Sellsword Horde").see("A gold 4", "B gold 0")


def test_conquest(hall: Any) -> None:
    """ETT-144: Defenses may be taken with Troops still there."""
    far(hall, "Siege Train, Orc Horde", "Militia, Guard Tower").do("A Guard Tower").see("A spoils: Guard Tower")


def test_flying(hall: Any) -> None:
    """ETT-145 ETT-148 ETT-113: takeable only with Ranged or Flying in that battle, a unit that fired not counted."""
    assert "spoils" not in far(hall, "Orc Horde", "Hawk Riders").asked.values()
    assert far(hall, "Griffon Riders, Orc Horde", "Hawk Riders").options("A") == ["Hawk Riders"]
    kept = far(hall, "Longbow Company, Orc Horde", "Hawk Riders").do("A nothing")
    assert kept.options("A") == ["Hawk Riders"]
    fired = far(hall, "Longbow Company, Orc Horde", "Hawk Riders, Void Imps, Militia").do("A Militia")
    assert "spoils" not in fired.asked.values()
    fired.see("B far: Hawk Riders, Void Imps")
    refused = far(hall, "Orc Horde", "Hawk Riders, Militia")
    refused.refuse("A Hawk Riders: is Flying; you would need a Ranged or Flying unit")


def test_stealth_and_magic(hall: Any) -> None:
    """ETT-146 ETT-149: takeable only with Magic in that battle."""
    assert "spoils" not in far(hall, "Orc Horde", "Cutpurses").asked.values()
    assert far(hall, "Orc Horde, Court Wizard", "Cutpurses").options("A") == ["Cutpurses"]


def test_flying_and_stealth_together(hall: Any) -> None:
    """ETT-147: both permissions are needed; no printed card has both, so the rule is asked directly."""
    from pyengine.games.ettin import spoil
    from pyengine.games.ettin.cards import ABIL, FLYING, STEALTH

    h = far(hall, "Orc Horde, Court Wizard", "Cutpurses, Hawk Riders")
    h.see("A won 1")
    kind = h.t.kind[h.card("Cutpurses")]
    changed = tuple(bits | FLYING if k == kind else bits for k, bits in enumerate(ABIL))
    assert changed[kind] == FLYING | STEALTH
    old, spoil.ABIL = spoil.ABIL, changed
    try:
        assert spoil.takeable(h.t, 0, 0) == []
    finally:
        spoil.ABIL = old
    assert spoil.takeable(h.t, 0, 0) == [h.card("Cutpurses")]


def test_vicious(hall: Any) -> None:
    """ETT-150 ETT-Q26: one more Spoil for each Vicious unit, in a win and in a Tie."""
    h = far(hall, "Ogre Bashers, Ogre Bashers", "Militia, Militia, Militia")
    assert ask(h, "A").most == 3
    tie = far(hall, "Ogre Bashers", "Militia, Restless Bones")
    assert [ask(tie, name).most for name in "AB"] == [2, 1]


def test_siege(hall: Any) -> None:
    """ETT-151 ETT-173 ETT-Q26 ETT-Q32 ETT-Q33 ETT-152: any Enemy Defense at any Location, won or not; each unit one token;
    its Produce abilities rest, its Strength and the Location do not."""
    walls = "B middle: Toll Gate\nB near: Mint Hall"
    h = far(hall, "Stone Throwers, Sapper Crew", "Orc Horde, Axe Gang", walls).do("B nothing")
    assert h.asked == {"A": "siege"}
    assert h.options("A") == ["Toll Gate", "Mint Hall", "nothing"]
    h.do("A Mint Hall")
    assert h.options("A") == ["Toll Gate", "nothing"]
    h.do("A Toll Gate").see("card Mint Hall sieged", "card Toll Gate sieged")
    from pyengine.games.ettin.state import score

    assert score(h.t, 1, 2) == 2 + 3
    h = hall(MATS + "B near: Mint Hall (sieged)", "produce")
    assert h.options("B") == ["use B’s Near", "end"]
    h.refuse("B use Mint Hall: has a Siege Token")


def test_no_siege_without_a_battle(hall: Any) -> None:
    """ETT-Q32: a Siege unit whose battle was No Battle besieges nothing."""
    h = far(hall, "Stone Throwers", "Cloud Bastion", "B near: Mint Hall")
    assert h.t.tokens[0] == -3
    assert "siege" not in h.asked.values()


def test_a_placed_adventure_defense(hall: Any) -> None:
    """ETT-155 ETT-156 ETT-157 ETT-158 ETT-185: after Spoils at an own Location, where it produces at once and from the next
    War on fights and can be taken."""
    h = hall(MATS + "die 1\nA adventure: Paladin Kendrick\nquest.0: Goblin Trading Post\nA deck: Axe Gang\nB deck:", "battle to spoil")
    h.do("A yes")
    assert h.asked == {"A": "settle"}
    assert h.options("A") == ["A’s Far", "A’s Middle", "A’s Near", "nothing"]
    h.do("A A’s Near").see("A near: Goblin Trading Post", "A aside 0")
    produces = hall(MATS + "A near: Goblin Trading Post", "produce")
    assert {"use Goblin Trading Post", "use A’s Near"} <= set(produces.options("A"))
    produces.do("A use Goblin Trading Post").see("A gold 2")
    later = far(hall, "Goblin Trading Post", "Orc Horde")
    assert later.options("B") == ["Goblin Trading Post"]
    assert "Goblin Trading Post +2" in later.log()


def test_an_adventure_defense_not_placed(hall: Any) -> None:
    """ETT-159 ETT-Q35: it goes to the Retired Pile."""
    h = hall(MATS + "die 1\nA adventure: Paladin Kendrick\nquest.0: Goblin Trading Post\nB deck:", "battle to spoil")
    h.do("A yes", "A nothing").see("A retired: Goblin Trading Post")


def test_siege_does_not_reach_a_defense_just_placed(hall: Any) -> None:
    """ETT-Q32: the Siege comes first."""
    h = hall(
        MATS + "die 1\nA adventure: Paladin Kendrick, Orc Horde\nquest.0: Goblin Trading Post\nB adventure: Stone Throwers", "battle to spoil"
    )
    h.do("A yes", "A nothing")
    assert h.asked == {"A": "settle"}
