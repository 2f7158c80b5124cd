
"""The frame of a War, and Deploy (specification 3.9, 3.10)."""

from __future__ import annotations

from typing import Any

import pyengine

HANDS = "A nation cannites\nB nation orcs\nA holder 1\nA hand: Den Hunters, Howling Pack, Pack Archers\nB hand: Orc Rabble, Axe Gang"


def test_steps_of_a_war(hall: Any) -> None:
    """ETT-062 ETT-063: Deploy, Battle, Spoil, Retire, Produce; all pairs finish one before the next begins."""
    h = hall("A camp: Militia\nB camp: Free Riders\nC camp: Axe Gang\nD camp: Cutpurses", "war", 4)
    assert set(h.asked.values()) == {"deploy"}
    for name in list("DA"):
        h.match.answer("ABCD".index(name), h.match.open["ABCD".index(name)].options[0])
    assert h.t.stage == "deploy"
    h.see("D far-down 1", "A far-down 1")
    for name in list("BC"):
        h.match.answer("ABCD".index(name), h.match.open["ABCD".index(name)].options[0])
    assert h.t.stage == "spoil"
    h.play("random")
    heads = [fact["kind"] for facts in h.match.facts for fact in facts if fact["fact"] == "step"]
    assert heads[:5] == [f"stage.{step}" for step in ("deploy", "battle", "spoil", "retire", "produce")]


def test_all_cards_come_to_hand(hall: Any) -> None:
    """ETT-065 ETT-066 ETT-008 ETT-Q09: War Camps empty into hands, which Allies see and Enemies do not."""
    h = hall("A camp: Militia, Guard Tower\nD camp: Axe Gang", "war", 4)
    h.see("A camp 0", "A hand: Militia, Guard Tower")
    militia = h.card("Militia")
    assert h.t.knows(0, militia)
    assert h.t.knows(1, militia)
    assert not h.t.knows(2, militia)
    assert not h.t.knows(3, militia)
    assert h.match.view(3)["zones"]["hand.0"] == 2
    shy = hall("A camp: Militia, Guard Tower\nD camp: Axe Gang", "war", 4, share_with_ally=False)
    assert not shy.t.knows(1, shy.card("Militia"))


def test_one_card_then_two_each(hall: Any) -> None:
    """ETT-067 ETT-068 ETT-069 ETT-Q18: the holder one, then two each in turn, until both hands are empty."""
    h = hall(HANDS, "deploy")
    order = []
    while "deploy" in h.asked.values():
        ((name, _),) = h.asked.items()
        order.append(name)
        h.match.answer("AB".index(name), h.match.open["AB".index(name)].options[0])
    assert order == ["A", "B", "B", "A", "A"]
    assert None not in hall(HANDS, "deploy").match.open[0].options


def test_short_and_empty_hands(hall: Any) -> None:
    """ETT-070: whoever has fewer places what is left; whoever has none is skipped while the other goes on."""
    h = hall("A holder 1\nA hand: Militia\nB hand: Axe Gang, Orc Rabble, War Drummers, Spiked Wall", "deploy")
    order = []
    while "deploy" in h.asked.values():
        ((name, _),) = h.asked.items()
        order.append(name)
        h.match.answer("AB".index(name), h.match.open["AB".index(name)].options[0])
    assert order == ["A", "B", "B", "B", "B"]
    none = hall("A holder 1\nB hand: Axe Gang", "deploy")
    assert none.asked == {"B": "deploy"}


def test_four_own_places_facedown(hall: Any) -> None:
    """ETT-071 ETT-072: own Locations or the Adventure, any number and kind, facedown for the Enemy."""
    h = hall("B hand: Militia\nA hand: Axe Gang, Guard Tower, Orc Rabble\nA holder 1", "deploy")
    places = {option.split(" > ")[1] for option in h.options("A")}
    assert places == {"A’s Far", "A’s Middle", "A’s Near", "A’s Adventure"}
    h.do("A deploy Guard Tower > A’s Adventure", "B deploy Militia > B’s Far")
    h.do("A deploy Axe Gang > A’s Adventure", "A deploy Orc Rabble > A’s Adventure")
    assert not h.t.zones[h.t.lay.hand[0]]
    told = [fact for facts in h.match.facts for fact in facts if fact["fact"] == "deploy"]
    assert len(told) == 4
    assert "a card" in h.log()
    h2 = hall("A hand: Guard Tower, Militia\nB hand: Axe Gang\nA holder 1", "deploy")
    h2.do("A deploy Guard Tower > A’s Adventure")
    assert not h2.t.knows(1, h2.card("Guard Tower"))
    assert h2.match.view(1)["zones"]["adventure-down.0"] == 1


def test_a_placed_card_stays(hall: Any) -> None:
    """ETT-073: it is no option again, and the table says why."""
    h = hall(HANDS, "deploy").do("A deploy Howling Pack > A’s Far", "B deploy Axe Gang > B’s Far", "B deploy Orc Rabble > B’s Far")
    assert not any("Howling Pack" in option for option in h.options("A"))
    assert "stays where it is" in h.why("A", h.card("Howling Pack"))


def test_old_defenses_take_part(hall: Any) -> None:
    """ETT-074 ETT-162: a Defense of an earlier Age lies open and fights."""
    h = hall("A mat risen\nB mat risen\nA far: High Fortress\nB hand: Iron Legion\nage 3", "deploy")
    assert h.t.knows(1, h.card("High Fortress"))
    h.do("B deploy Iron Legion > B’s Far")
    assert "A: High Fortress +7 = 7." in h.log()


def test_scouting(hall: Any) -> None:
    """ETT-075 ETT-076 ETT-077 ETT-078 ETT-Q19: optional; any Enemy site; what lies there now; before the second card."""
    h = hall(HANDS.replace("A holder", "B holder"), "deploy").do("B deploy Axe Gang > B’s Adventure")
    options = h.options("A")
    assert sum(option.startswith("scout Den Hunters > A’s Far > ") for option in options) == 4
    assert "deploy Den Hunters > A’s Far" in options
    assert not any(option.startswith("scout Pack Archers") for option in options)
    h.do("A scout Den Hunters > A’s Far > B’s Adventure").see("A far: Den Hunters", "B adventure: Axe Gang")
    assert h.asked == {"A": "deploy"}
    assert h.t.knows(0, h.card("Axe Gang"))
    h.do("A deploy Pack Archers > A’s Far", "B deploy Orc Rabble > B’s Adventure")
    assert not h.t.knows(0, h.card("Orc Rabble"))
    assert h.t.knows(0, h.card("Axe Gang"))
    plain = hall(HANDS.replace("A holder", "B holder"), "deploy").do("B deploy Axe Gang > B’s Adventure")
    plain.do("A deploy Den Hunters > A’s Far").see("A far-down: Den Hunters")
    assert not plain.t.knows(1, plain.card("Den Hunters"))


def test_abilities_work_in_their_own_step(hall: Any) -> None:
    """ETT-064: War Cry, Wealthy and Taxes do nothing in Battle and Spoil; they come in Retire and Produce."""
    h = hall("A nation orcs\nB nation risen\nA far: Swordsmiths, War Drummers\nA near: Toll Gate\nB far: Restless Bones", "battle")
    h.see("A gold 0", "A camp 0")
    assert h.asked == {"A": "deck_spoil"} or "spoils" in h.asked.values()
    h.play(until=lambda hall: hall.t.stage == "produce")
    assert h.log().index("wins the battle") < h.log().index("Retire") < h.log().index("Produce")


def test_accelerated_play_goes_at_its_own_pace() -> None:
    """ETT-222 ETT-223 ETT-063: a pair may be at Spoils while another deploys; Produce waits for all; the end is the same."""
    ends = []
    for fast in (False, True):
        match = pyengine.new("ettin", 6, 8, nation_pick="random", first=1, accelerated=fast)
        apart = False
        while match.open:
            t = match.game.t
            verbs = {ask.verb for ask in match.open.values()}
            apart |= "deploy" in verbs and bool(verbs & {"spoils", "deck_spoil", "fire", "terrify", "attempt"})
            assert "produce" not in verbs or "deploy" not in verbs
            seat = max(match.open)
            match.answer(seat, _steady(t, match.open[seat]))
        assert apart == fast
        ends.append((match.result, match.game.t.gold, match.game.t.zones, match.game.t.wars))
    assert ends[0] == ends[1]


def _steady(t: Any, ask: Any) -> Any:
    """An answer that depends on the question alone, not on when it is put."""
    if not ask.single:
        sets = [tuple(ask.options[:n]) for n in range(ask.most, ask.least - 1, -1)]
        return next(picks for picks in sets if ask.refusal(picks) is None)
    return ask.options[(sum(map(ord, ask.verb)) + len(ask.options)) % len(ask.options)]
