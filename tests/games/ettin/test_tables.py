
"""Many tables at once, what seats know, hints, simulation, the cards, the scenes."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import pyengine
from pyengine.bots import decide
from pyengine.bots.arena import simulate
from pyengine.games.ettin import RULES
from pyengine.games.ettin.bot import proposal
from pyengine.games.ettin.cards import AGE, BASE, BOX_KINDS, CATALOG, COST, IS_DEFENSE, KEYS, MAT, SELL, STR, TYPE, VP
from pyengine.games.ettin.state import in_order
from pyengine.luck import Luck
from pyengine.match import Match
from pyengine.scene import run, scenes


def steady(ask: Any) -> Any:
    """An answer that depends on the question alone."""
    if not ask.single:
        sets = [tuple(ask.options[:n]) for n in range(ask.most, ask.least - 1, -1)]
        return next(picks for picks in sets if ask.refusal(picks) is None)
    return ask.options[(7 * len(ask.verb) + len(ask.options)) % len(ask.options)]


@pytest.mark.parametrize("fast", [False, True])
@pytest.mark.parametrize("seats", [4, 7, 9])
def test_the_order_in_which_tables_play_changes_nothing(seats: int, fast: bool) -> None:
    """ETT-006 ETT-Q45 ETT-223: each pair has its own luck, and what is drawn from common decks is given out in ring order."""
    ends = []
    for order in range(4):
        match = pyengine.new("ettin", seats, 21, nation_pick="random", accelerated=fast)
        random = Random(order)
        while match.open:
            seat = min(match.open) if order == 0 else max(match.open) if order == 1 else random.choice(sorted(match.open))
            match.answer(seat, steady(match.open[seat]))
        t = match.game.t
        ends.append((match.result, t.gold, t.zones, t.wars, t.done, [s.state for s in t.streams]))
    assert ends[0] == ends[1] == ends[2] == ends[3]


def test_simultaneous_draws_go_in_ring_order(hall: Any) -> None:
    """ETT-Q45: two War Cries with empty decks and one Mercenary: the first pair of the ring gets it, the other Gold."""
    text = "A mat orcs\nB mat orcs\nC mat orcs\nD mat orcs\nA deck:\nB deck:\nC deck:\nD deck:\nmerc.0: Militia\n"
    h = hall(text + "A far: War Drummers\nB far: Drum Callers", "retire to retire", 4)
    assert in_order(h.t).index(0) < in_order(h.t).index(1)
    h.see("A camp: Militia", "B gold 5")
    holder = hall(text + "A far: War Drummers\nD far: Drum Callers\nD holder 1", "retire to retire", 4)
    holder.see("D camp: Militia", "A gold 5")


# -- what seats know ------------------------------------------------------------------------------------------------


def test_everybody_sees_lineups_and_counts(hall: Any) -> None:
    """ETT-Q08 ETT-Q10: Lineups, Gold, deck sizes, numbers of cards in camps and Retired Piles are public."""
    h = hall("A camp: Militia\nA gold 3\nA spoils: Cutpurses\nlineup.0: Guard Tower, Swordsmiths, Militia, Ogre Bashers", "skirmish", 4)
    seen = h.match.view(2)
    assert len(seen["zones"]["lineup.0"]) == 4
    assert (seen["zones"]["camp.0"], seen["zones"]["spoils.0"], seen["seats"][0]["gold"]) == (1, 1, 3)
    assert h.match.view(None)["zones"]["camp.0"] == 1
    assert isinstance(h.match.view(1)["zones"]["camp.0"], list)


def test_an_ally_sees_and_advises_but_does_not_decide(hall: Any) -> None:
    """ETT-008 ETT-009 ETT-Q09: hand, camp and facedown cards are open to the Ally, whose answer is refused."""
    h = hall("A hand: Militia, Guard Tower\nD hand: Axe Gang, Orc Rabble\nA holder 1", "deploy", 4)
    h.do("A deploy Guard Tower > A’s Far")
    tower = h.card("Guard Tower")
    assert [h.t.knows(seat, tower) for seat in range(4)] == [True, True, False, False]
    with pytest.raises(pyengine.Illegal):
        h.match.answer(1, ("deploy", h.card("Militia"), "site:0"))
    assert h.why("B", h.card("Militia"))


def test_the_allys_proposal_is_for_the_two_alone(hall: Any) -> None:
    """ETT-008 ETT-Q13: who takes which card, with a reason, in Peacetime; nobody else hears it."""
    text = "A gold 4\nB gold 4\nA nation joymore\nB nation giants\nmarket.0: Paladin Kendrick, Old Vets, Arc Tower, Dommorian Mages"
    h = hall(text, "peacetime", 4)
    found = proposal(h.t, 0)
    assert found is not None
    assert found["ally"] == 1
    assert sorted(found["takes"] + found["ally_takes"]) == sorted(h.t.zones[h.t.lay.market[0]])
    said = h.match.view(0)["table"]["proposal"]["text"]
    assert said.startswith("B: I take ")
    assert h.match.view(1)["table"]["proposal"]["ally"] == 0
    assert h.match.view(2)["table"]["proposal"] is None
    assert proposal(hall("A gold 4", "end", 4).t, 0) is None
    assert proposal(hall("A gold 4", "end", 2).t, 0) is None


def test_hints_say_why(hall: Any) -> None:
    """ETT-224: a beginner's hint names a card and a reason."""
    h = hall("lineup.0: Guard Tower, Swordsmiths, Militia, Ogre Bashers\nA gold 5\nB gold 5", "skirmish")
    hint = pyengine.bots.explain(h.match, 0)
    assert "is worth the most to you of these." in hint["why"]


# -- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8, 9, 16, 24])
def test_every_number_of_seats_plays_to_the_end(seats: int) -> None:
    """ETT-217 ETT-220 ETT-012: greedy and random players, mixed."""
    found = simulate(RULES, seats, ["greedy", "random"], 3, 77, {"nation_pick": "random"})
    assert found["errors"] == []
    assert found["finished"] == 3


def test_sensible_players_beat_chance() -> None:
    """An alliance of greedy players against random ones wins nearly always."""
    wins = simulate(RULES, 4, ["greedy", "greedy", "random", "random"], 40, 5, {"first": 1, "nation_pick": "random"})["wins"]
    assert wins[0] + wins[1] >= 0.93 * 40


def test_a_bot_sends_its_adventurers_to_the_adventure(hall: Any) -> None:
    """The greedy player's habits: attempts from base + 2 on, Lost Souls never."""
    h = hall("A mat risen\nB mat risen\nA adventure: Hill Scouts\nquest.0: Ruined Abbey\nA far: Guard Tower", "battle to produce")
    assert decide(h.match.game, 0, "greedy", Luck(1)) == "no"
    brave = hall("A mat risen\nB mat risen\nA adventure: Treasure Hunters\nquest.0: Ruined Abbey", "battle to battle")
    assert decide(brave.match.game, 0, "greedy", Luck(1)) == "yes"
    souls = hall("A mat risen\nA far: Guard Tower\nA deck: Grave Shade", "produce to produce")
    assert decide(souls.match.game, 0, "greedy", Luck(1)) == "end"


def test_the_estimate_for_searches(hall: Any) -> None:
    """Allies stand alike, chances sum to 1 over the alliances, strength and points count, and the end is certain."""
    from pyengine.games.ettin.estimate import estimate

    h = hall("A hand: Orc Horde, Orc Horde\nC gold 9\nD hand: Militia", "deploy", 4)
    found = estimate(h.t)
    assert found[0] == found[1]
    assert abs(found[0] + found[2] - 1) < 1e-9
    weak = hall("A hand: Militia\nC gold 9\nD hand: Militia", "deploy", 4)
    assert estimate(weak.t)[0] < found[0]
    assert estimate(hall("A gold 8", "end", 4).t) == [1.0, 1.0, 0.0, 0.0]


def test_gold_never_runs_out(hall: Any) -> None:
    """ETT-016: the supply has no end, nor have Siege Tokens."""
    h = hall("A mat orcs\nB mat dwarves\nA gold 500\nA far: Toll Gate", "produce to produce")
    h.do("A all").see("A gold 504")
    walls = ", ".join(["Guard Tower"] * 3 + ["Toll Gate"] * 2 + ["Stone Keep"] * 2 + ["High Fortress"] * 3 + ["Royal Bank"] * 2)
    guns = ", ".join(["Sapper Crew"] * 2 + ["Ram Crew"] * 2 + ["Siege Train"] * 3 + ["Stone Throwers"] * 2 + ["Gate Breakers"] * 2)
    many = hall(f"A mat orcs\nB mat dwarves\nA far: {guns}, Pit Lords, Pit Lords, Mountain Kings, Mountain Kings\nB near: {walls}\nB far: Militia, Old Wall, Mint Hall, Spiked Wall", "battle to spoil")
    while many.match.open:
        ask = many.match.open[0]
        many.match.answer(0, ask.options[0] if ask.single else ())
    assert len(many.t.sieged) == 15


# -- cards ----------------------------------------------------------------------------------------------------------


SPEC = Path(__file__).parent / "cards.txt"


def test_catalogue_numbers() -> None:
    """ETT-Q01 ETT-Q02 ETT-Q03: 101 Mercenaries, 8 × 15 units, 36 Adventures, nine mats."""
    kinds = Counter(CATALOG[k].group for k in BOX_KINDS)
    assert kinds == {"mercenary": 101, "adventure": 36, **dict.fromkeys(kinds.keys() - {"mercenary", "adventure"}, 15)}
    assert sum(TYPE[card.index] == MAT for card in CATALOG) == 9
    assert Counter(AGE[k] for k in BOX_KINDS if CATALOG[k].group == "mercenary") == {0: 36, 1: 20, 2: 44, 3: 1}


def test_every_card_is_as_specified() -> None:
    """Name, copies, cost, sell, Strength, Adventure Strength, VP and text of each card, against a list."""
    lines = [
        f"{c.code} {c.name} ×{c.copies} {c.type} {COST[c.index]}/{SELL[c.index]} {STR[c.index]}/{c.stat('adventure')}"
        f" {VP[c.index]} VP{f' base {BASE[c.index]}' if c.group == 'adventure' else ''}: {c.text or '-'}"
        for c in CATALOG
    ]
    assert lines == SPEC.read_text("utf-8").splitlines()


def test_selling_follows_the_cost() -> None:
    """Sell Value is 1 and a third of the cost, as the price formula says."""
    for card in CATALOG:
        if card.cost is not None:
            assert SELL[card.index] == 1 + card.cost // 3, card.name


def test_texts_come_from_abilities() -> None:
    """Each ability of a card stands in its text and among its keywords, with a rule to read."""
    for card in CATALOG:
        if TYPE[card.index] != MAT:
            for name in card.data["abilities"]:
                if name in KEYS:
                    assert KEYS[name].label in card.text, card.name
            assert {key.rule for key in card.keys} <= {key.rule for key in KEYS.values()}
            assert IS_DEFENSE[card.index] == (TYPE[card.index] in (1, 2))


@pytest.mark.parametrize("scene", [pytest.param(scene, id=scene.id) for scene in scenes("ettin")])
def test_scenes(scene: Any) -> None:
    """ETT-X01 to ETT-X19: the worked examples hold."""
    assert run(scene) == []
    assert isinstance(Match, type)
