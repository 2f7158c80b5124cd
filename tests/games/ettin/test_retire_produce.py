
"""Retire, Produce and the result of a War (specification 3.16 to 3.18)."""

from __future__ import annotations

from typing import Any

MATS = "A mat risen\nB mat risen\nA holder 1\n"


def retire(hall: Any, text: str, seats: int = 2) -> Any:
    return hall(MATS + text, "retire to retire", seats)


def test_troops_retire_defenses_stay(hall: Any) -> None:
    """ETT-160 ETT-161 ETT-162 ETT-163 ETT-Q36: everywhere and on both sides; Defenses at the Adventure retire too."""
    h = retire(
        hall,
        "A far: Militia, Guard Tower\nA middle: Axe Gang\nA near: Orc Horde\nA adventure: Hill Scouts, Palisade\nB far: Cutpurses",
    )
    h.see("A retired: Militia, Axe Gang, Orc Horde, Hill Scouts, Palisade", "A far: Guard Tower", "A adventure 0")
    h.see("B retired: Cutpurses", "B far 0")


def test_return(hall: Any) -> None:
    """ETT-164 ETT-165 ETT-169 ETT-Q23 ETT-Q49: to the holder's camp, or the camp of the holder's Ally; it has not retired."""
    h = retire(hall, "A far: Restless Bones\nA near: Paladin Kendrick", 4)
    h.see("A camp: Restless Bones", "B camp: Paladin Kendrick", "A retired 0")
    assert not h.t.knows(3, h.card("Restless Bones"))
    assert h.t.knows(1, h.card("Restless Bones"))
    retire(hall, "A far: Court Wizard").see("A camp: Court Wizard")


def test_returning_is_not_retiring(hall: Any) -> None:
    """ETT-169 ETT-Q23: no printed unit has Return and Wealthy, so Wealthy is lent to one that returns."""
    from pyengine.games.ettin import war

    old = war.WEALTHY
    war.WEALTHY = tuple(5 for _ in old)
    try:
        retire(hall, "A far: Restless Bones\nB far: Militia").see("A gold 0", "B gold 5")
    finally:
        war.WEALTHY = old


def test_wealthy(hall: Any) -> None:
    """ETT-166: the holder gains the Gold when it retires."""
    retire(hall, "A far: Swordsmiths\nB far: Ore Barons").see("A gold 5", "B gold 8")


def test_war_cry(hall: Any) -> None:
    """ETT-167 ETT-Q49: the top card of the holder's own deck, free of charge, whoever printed the unit."""
    h = retire(hall, "A far: War Drummers\nA deck: Grave Shade, Crypt Gate").see("A camp: Grave Shade", "A gold 0", "A deck 1")
    assert not h.t.knows(1, h.card("Grave Shade"))


def test_war_cry_with_an_empty_deck(hall: Any) -> None:
    """ETT-170 ETT-Q17: a Mercenary instead, or Gold."""
    retire(hall, "A far: War Drummers\nA deck:\nmerc.0: Militia").see("A camp: Militia")
    retire(hall, "A far: War Drummers\nA deck:\nmerc.0:").see("A gold 5", "A camp 0")


def test_only_units_on_the_field_retire(hall: Any) -> None:
    """ETT-168: taken as Spoil, a Wealthy unit pays nothing."""
    h = hall(MATS + "A far: Orc Horde\nB far: Swordsmiths", "battle to retire").do("A Swordsmiths")
    h.see("A spoils: Swordsmiths", "B gold 0", "A gold 0", "A retired: Orc Horde")


# -- Produce --------------------------------------------------------------------------------------------------------


def produce(hall: Any, text: str, seats: int = 2) -> Any:
    return hall(text, "produce to produce", seats)


def test_each_ability_once_in_any_order_or_not(hall: Any) -> None:
    """ETT-171 ETT-172 ETT-174: all nations at once; every ability once; each may be left; Gold all together if wanted."""
    text = "A mat orcs\nB mat dwarves\nA far: Toll Gate\nA near: Sky Mine\nB far: Stone Watch"
    h = produce(hall, text)
    assert h.asked == {"A": "produce", "B": "produce"}
    assert set(h.options("A")) == {"use Toll Gate", "use A’s Far", "use Sky Mine", "use A’s Near", "all", "end"}
    h.do("A use Sky Mine").see("A gold 2")
    h.refuse("A use Sky Mine: has been used")
    h.do("A end").see("A gold 2", "B gold 0").do("B use B’s Far").see("B gold 3")
    produce(hall, text).do("A all").see("A gold 8")


def test_produce_waits_for_all_retirements(hall: Any) -> None:
    """ETT-171: a Troop that has just retired may come through a Gate."""
    h = hall(MATS + "A far: Crypt Gate, Militia\nB near: Axe Gang", "retire to produce")
    assert "gate Crypt Gate > Militia" in h.options("A")


def test_prosperous_pays_the_ally_too(hall: Any) -> None:
    """ETT-175 ETT-183: Defense and City, each for both Allies."""
    h = produce(hall, "A mat joymore\nB mat orcs\nA near: Merchant Hall", 4)
    h.do("A use Merchant Hall").see("A gold 2", "B gold 2")
    h.do("A use A’s Near").see("A gold 4", "B gold 4", "C gold 0", "D gold 0")


def test_gates(hall: Any) -> None:
    """ETT-176 ETT-177 ETT-178 ETT-Q37: a Troop of the own Retired Pile for the own or the Ally's camp; Spoils too, their
    faces hidden from Enemies unless they lay face up."""
    text = "A mat orcs\nA far: Rift Shrine\nA near: Whispering Grove\nA retired: Militia, Guard Tower\nA spoils: Axe Gang\nA trophies: Cutpurses"
    h = produce(hall, text, 4)
    gates = [option for option in h.options("A") if option.startswith("gate Rift Shrine")]
    assert gates == [f"gate Rift Shrine > {name}" for name in ("Militia", "Cutpurses", "Axe Gang")]
    h.do("A gate Rift Shrine > Axe Gang", "A gate Whispering Grove > Militia")
    h.see("A camp: Axe Gang", "B camp: Militia", "A retired: Guard Tower")
    gated = [fact for facts in h.match.facts for fact in facts if fact["fact"] == "gate"]
    assert gated[0]["know"] == {h.card("Axe Gang"): 0b0011}
    assert "know" not in gated[1]


def test_a_location_needs_a_defense(hall: Any) -> None:
    """ETT-179 ETT-181 ETT-185: once, however many Defenses; one deployed in this Age counts."""
    h = produce(hall, "A mat orcs\nA far: Guard Tower, Old Wall\nA middle: Guard Tower")
    assert h.options("A") == ["use A’s Far", "use A’s Middle", "all", "end"]
    assert "has no Defense" in h.why("A", "site:2")
    h.do("A use A’s Far").see("A gold 2")
    assert h.options("A") == ["use A’s Middle", "end"]
    now = hall("A mat orcs\nA holder 1\nA hand: Guard Tower", "deploy to produce").do("A deploy Guard Tower > A’s Near")
    assert now.options("A") == ["use A’s Near", "end"]


def test_lost_souls(hall: Any) -> None:
    """ETT-180 ETT-184 ETT-Q17: the top card is lost; with an empty deck it does nothing."""
    h = produce(hall, "A mat risen\nA far: Guard Tower\nA deck: Grave Shade, Gravecaller").do("A use A’s Far")
    h.see("Lost Pile: Grave Shade", "A deck 1")
    assert "A" not in produce(hall, "A mat risen\nA far: Guard Tower\nA deck:").asked


def test_call_to_arms(hall: Any) -> None:
    """ETT-182 ETT-184: the top card of the deck joins the camp; a Mercenary, or Gold, if there is none."""
    text = "A mat risen\nA near: Guard Tower\n"
    produce(hall, text + "A deck: Grave Shade").do("A use A’s Near").see("A camp: Grave Shade")
    produce(hall, text + "A deck:\nmerc.0: Militia").do("A use A’s Near").see("A camp: Militia")
    produce(hall, text + "A deck:\nmerc.0:").do("A use A’s Near").see("A gold 5")


# -- the result -----------------------------------------------------------------------------------------------------


def war(hall: Any, text: str, age: int = 1, seats: int = 2) -> Any:
    decks = "A deck: Axe Gang, Orc Rabble\nB deck: Grave Shade, Gravecaller"
    return hall(f"A mat orcs\nB mat orcs\nA holder 1\nage {age}\n{decks}\n{text}", "battle", seats)


def through(h: Any, verb: str = "initiative") -> Any:
    """Decline everything until the question after the War."""
    while h.match.open and verb not in h.asked.values() and not h.match.over and h.t.draft == 3:
        seat, ask = next(iter(h.match.open.items()))
        value = () if not ask.single else next(o for o in ask.options if o in (None, "leave", "no", "end"))
        h.match.answer(seat, value)
    return h


def test_more_tokens_win_the_war(hall: Any) -> None:
    """ETT-186 ETT-187 ETT-188 ETT-189 ETT-025: 5, 10, 15 VP; the loser draws a card, free, and decides about the token."""
    for age, vp in ((1, 5), (2, 10)):
        h = through(war(hall, "A far: Orc Horde\nA near: Orc Horde\nB middle: Orc Horde", age))
        h.see(f"A wars {vp}", "B wars 0", "B camp: Grave Shade", "A camp 0")
        assert h.asked == {"B": "initiative"}
        h.do("B take").see("B holder 1")
    given = through(war(hall, "A far: Orc Horde\nA near: Orc Horde\nB middle: Orc Horde")).do("B give").see("A holder 1")
    assert given.t.age == 1


def test_equal_tokens_go_to_the_adventure(hall: Any) -> None:
    """ETT-190: whoever won the Adventure battle wins the War, the other is the loser."""
    h = through(war(hall, "A far: Orc Horde\nB adventure: Orc Horde"))
    h.see("B wars 5", "A camp: Axe Gang")
    assert h.asked == {"A": "initiative"}


def test_a_full_tie(hall: Any) -> None:
    """ETT-191 ETT-Q38: Gold as in a New Age for both, the Initiative Token changes hands, the War Token is nobody's."""
    h = through(war(hall, "A far: Orc Horde\nB near: Orc Horde"))
    h.see("A wars 0", "B wars 0", "B holder 1", "A gold 15", "B gold 15", "A camp 0", "B camp 0")
    assert h.t.wars[0] == -2
    assert "nobody gets the War Token" in h.log()


def test_tokens_are_picked_up(hall: Any) -> None:
    """ETT-192: Battle and Siege Tokens go, the marker moves on; after Age III the game ends."""
    h = through(war(hall, "A far: Orc Horde\nB near: Mint Hall (sieged)"))
    h.do("B take")
    assert (h.t.age, h.t.sieged, set(h.t.tokens), h.t.used) == (1, [], {-1}, [])
    last = through(war(hall, "A far: Orc Horde", 3))
    assert last.match.over
    assert last.match.result is not None


def test_the_last_loser_draws_and_chooses_nothing(hall: Any) -> None:
    """ETT-193 ETT-Q39 ETT-187: after War III the loser still draws a card, which may count; the token is moot."""
    h = through(war(hall, "A far: Orc Horde", 3))
    h.see("A wars 15", "B camp: Grave Shade").see("over")
    assert "initiative" not in h.asked.values()


def test_each_pair_has_its_own_war(hall: Any) -> None:
    """ETT-194: Allies may win and lose different Wars."""
    h = through(war(hall, "A far: Orc Horde\nB near: Mint Hall\nC near: Orc Horde", 1, 4))
    h.see("A wars 5", "B wars 0", "C wars 5", "D wars 0")
