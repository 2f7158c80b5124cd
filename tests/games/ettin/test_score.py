
"""Scoring, two players, odd numbers, nine and more (specification 3.19 to 3.22)."""

from __future__ import annotations

from typing import Any

import pytest

import pyengine
from pyengine.games.ettin.cards import BOX_KINDS, CLASSES, MERC, PER_BOX
from pyengine.games.ettin.score import ending, points


def test_points_by_source(hall: Any) -> None:
    """ETT-195 ETT-196 ETT-197 ETT-198 ETT-199 ETT-203: War Tokens, camp, Defenses, Retired Pile, half the Gold; nothing for
    decks and the Lost Pile."""
    h = hall(
        "A mat orcs\nB mat risen\nA wars 3\nA gold 7\nA camp: Orc Horde, Orc Horde\nA far: High Fortress\nA middle: Stone Keep\n"
        "A retired: Warlord of Ud, Elder Library\nA trophies: Bone Dragon\nA spoils: Young Drakes\nA deck: Ogre Vanguard\n"
        "lost.0: Elder Red Wyrm",
        "end",
    )  # fmt: skip
    assert points(h.t, 0) == {"wars": 30, "camp": 2, "defenses": 3, "retired": 3 + 5 + 2 + 1, "bonus": 0, "gold": 3}
    assert points(h.t, 1) == dict.fromkeys(("wars", "camp", "defenses", "retired", "bonus", "gold"), 0)
    assert "A: Wars 30, War Camp 2, Defenses 3, Retired Pile 11, bonus 0, Gold 3: 49 VP." in h.log()


@pytest.mark.parametrize(
    "card,bonus",
    [("Crown of Ages", 4), ("Chronicle of Deeds", 6), ("Map of Walls", 2), ("Hall of Trophies", 1)],
)
def test_achievements(hall: Any, card: str, bonus: int) -> None:
    """ETT-198: 2 for each of two War Tokens, 2 for each of three Adventures, 1 for each of two Defenses, 1 for three captures."""
    h = hall(
        f"A mat orcs\nB mat orcs\nA wars 2\nA done 3\nA far: Guard Tower\nA near: Old Wall\nA spoils: Militia, Militia, Axe Gang\n"
        f"A trophies: Cutpurses\nA retired: {card}",
        "end",
    )  # fmt: skip
    assert points(h.t, 0)["bonus"] == bonus


def test_the_alliance_wins_together(hall: Any) -> None:
    """ETT-200: sums of both Allies; the highest alliance."""
    h = hall("A gold 10\nB gold 2\nC gold 6\nD gold 4", "end", 4).see("over A, B", "by points")
    found = ending(h.t)
    assert [row[-2:] for row in found["table"]] == [[5, 6], [1, 6], [3, 5], [2, 5]]
    assert [entry["vp"] for entry in found["alliances"]] == [6, 5]
    assert h.match.view(None)["over"]["spans"]


def test_ties(hall: Any) -> None:
    """ETT-201 ETT-202: more Gold in total, else a shared victory."""
    hall("A gold 4\nB gold 1\nC gold 4", "end", 4).see("over A, B", "by gold")
    hall("A gold 4\nC gold 4", "end", 4).see("over A, B, C, D", "by shared")
    hall("A gold 4\nB gold 4", "end", 2).see("over A, B", "by shared")


# -- two players ----------------------------------------------------------------------------------------------------


def test_two_players_score_alone(hall: Any) -> None:
    """ETT-204 ETT-208: one pair, no Allies; Skirmish, War, Initiative and scoring as ever."""
    h = hall("A gold 4\nB gold 9", "end").see("over B")
    assert ending(h.t)["winners"] == [1]


def test_two_player_peacetime(hall: Any) -> None:
    """ETT-205 ETT-206: two own cards and two Mercenaries; draft two; the rest is lost without Gold; then Recruit or Sell."""
    h = hall("age 2\nA nation orcs\nB nation risen", "age")
    assert h.asked == {"A": "take", "B": "take"}
    cards = h.t.zones[h.t.lay.market[0]]
    from pyengine.games.ettin.cards import AGE, CLASS

    classes = sorted(CLASS[h.t.kind[card]] == MERC for card in cards)
    assert classes == [False, False, True, True]
    assert {AGE[h.t.kind[card]] for card in cards if CLASS[h.t.kind[card]] == MERC} == {1}
    ask = h.match.open[0]
    assert (ask.least, ask.most) == (2, 2)
    rest = list(ask.options[2:])
    h.match.answer(0, ask.options[:2])
    h.see("A gold 10", "A front 2")
    assert all(h.t.where[card] == h.t.lay.lost[0] for card in rest)
    assert h.asked["A"] == "recruit"


def test_what_an_ally_would_get(hall: Any) -> None:
    """ETT-207 ETT-Q40: Return and Gate to Ally lead to the own camp; Prosperous pays both shares, Cities too."""
    hall("A mat orcs\nA far: Paladin Kendrick", "retire to retire").see("A camp: Paladin Kendrick")
    h = hall("A mat giants\nA far: Merchant Hall\nA near: Whispering Grove\nA retired: Militia", "produce to produce")
    h.do("A use Merchant Hall").see("A gold 4")
    h.do("A use A’s Far").see("A gold 6")
    h.do("A gate Whispering Grove > Militia").see("A camp: Militia")
    envoy = hall("A holder 1\ndie 1\nA adventure: Paladin Kendrick\nquest.0: Stranded Envoy", "battle to battle")
    envoy.do("A yes").see("A gold 6")


# -- odd numbers ----------------------------------------------------------------------------------------------------


def odd(hall: Any, text: str, phase: str) -> Any:
    """Three seats, A is the odd player: ring A, Mercenaries (nation 3), B, C."""
    return hall(text, phase, 3)


def test_the_odd_player_fights_two_enemies(hall: Any) -> None:
    """ETT-209 ETT-210 ETT-Q43: own nation against C, the Mercenaries against B, each pair by itself."""
    h = odd(hall, "", "age")
    lay = h.t.lay
    assert sorted(map(sorted, lay.pairs)) == [[0, 2], [1, 3]]
    nations = set()
    while h.t.stage == "skirmish":
        seat, ask = next(iter(h.match.open.items()))
        if seat == 0:
            nations.add(ask.about["nation"])
        h.match.answer(seat, ask.options[0] if ask.single else ())
    assert nations == {0, 3}
    seats = {pyengine.new("ettin", 3, seed).game.t.lay.odd for seed in range(12)}
    assert seats == {0, 1, 2}
    lay = pyengine.new("ettin", 3, 1, odd=2).game.t.lay
    assert (lay.odd, lay.ally[1], lay.enemy[3]) == (1, 3, 2)


def test_both_nations_keep_their_own_things(hall: Any) -> None:
    """ETT-211 ETT-214 ETT-Q41: Gold and camps apart; each is the other's Ally for every ability."""
    h = odd(hall, "A mat joymore\nA near: Guard Tower\nA far: Paladin Kendrick", "retire to produce")
    h.see("camp.3: Paladin Kendrick", "A camp 0")
    h.do("A use A’s Near").see("A gold 2")
    assert h.t.gold[3] == 2
    poor = odd(hall, "A gold 50\nmarket.0: Orc Horde, Iron Legion, Militia, Militia", "peacetime")
    poor.do("A Militia + Militia")
    assert poor.match.open[0].about["nation"] == 0
    poor.do("A Militia + Militia")
    assert poor.t.zones[poor.t.lay.camp[3]] == []
    assert poor.t.gold[3] > 0


def test_the_odd_peacetime(hall: Any) -> None:
    """ETT-212 ETT-215: two own cards and two Mercenaries, two for each nation; both score for the one player."""
    h = odd(hall, "age 2\nA nation orcs", "age")
    from pyengine.games.ettin.cards import CLASS

    cards = h.t.zones[h.t.lay.market[0]]
    assert sorted(CLASS[h.t.kind[card]] == MERC for card in cards) == [False, False, True, True]
    assert h.match.open[0].verb == "share"
    picks = tuple(h.match.open[0].options[:2])
    h.match.answer(0, picks)
    assert sorted(h.t.zones[h.t.lay.front[0]]) == sorted(picks)
    assert len(h.t.zones[h.t.lay.front[3]]) == 2
    end = odd(hall, "A gold 3\nB gold 4\nA wars 1\ncamp.3: Orc Horde", "end")
    end.t.gold[3] = 3
    assert ending(end.t)["table"][0][-2:] == [1 + 1 + 1 + 5, 8]


def test_the_mercenary_nation_has_no_deck(hall: Any) -> None:
    """ETT-213 ETT-Q42: War Cry and Call to Arms draw Mercenaries; Spoils too; Lost Souls has none; empty pays Gold."""
    cry = odd(hall, "far.3: War Drummers\nmerc.0: Militia", "retire to retire").see("camp.3: Militia")
    assert cry.t.gold[3] == 0
    gold = odd(hall, "far.3: War Drummers\nmerc.0:", "retire to retire")
    assert gold.t.gold[3] == 5
    call = odd(hall, "middle.3: Guard Tower\nmerc.0: Militia", "produce to produce")
    call.do("A use Mercenaries’ Middle").see("camp.3: Militia")
    loot = odd(hall, "B mat orcs\nB far: Orc Horde\nmerc.0: Cutpurses, Militia", "battle to retire")
    assert loot.asked == {"B": "deck_spoil"}
    loot.do("B take").see("B spoils: Cutpurses")
    none = odd(hall, "B mat orcs\nB far: Orc Horde\nmerc.0:", "battle to retire")
    assert "deck_spoil" not in none.asked.values()
    souls = odd(hall, "middle.3: Guard Tower\nmerc.0: Militia, Cutpurses", "produce to produce")
    souls.t.nation[3] = CLASSES.index("risen")  # whose Middle are Ruins; the printed Mercenary mat has none
    souls.do("A use Mercenaries’ Middle").see("Lost Pile: Militia", "camp.3 0")


def test_missing_mercenaries_in_the_odd_lineup(hall: Any) -> None:
    """ETT-Q42: they pay the Mercenary nation and count as its picks."""
    h = odd(hall, "age 2\nA nation orcs\nB nation risen\nC nation dwarves\nmerc.1: Militia", "age")
    assert h.t.gold[3] == 10 + 10
    assert len(h.match.open[0].options) == 3
    assert h.match.open[0].least == 2


def test_setup_initiative_of_the_mercenary_mat(hall: Any) -> None:
    """ETT-216: its number is 5."""
    from pyengine.game import Game
    from pyengine.games.ettin import RULES

    for nation, decides in (("cannites", 1), ("giants", 0)):
        options = {**RULES.complete(3, {"odd": 1}), "nations": f"orcs,{nation},elves"}
        game = Game(RULES, RULES.setup(3, 1, options, list("ABC")))
        asked = {seat: ask.about["nation"] for seat, ask in game.open.items()}
        assert (1 in asked) == (decides == 1)
        assert (asked.get(0) == 3) == (decides == 0)


# -- nine and more --------------------------------------------------------------------------------------------------


def test_one_ring_of_several_boxes() -> None:
    """ETT-218 ETT-220 ETT-Q44: alliances and pairs run on across box borders; an odd total has one odd player."""
    t = pyengine.new("ettin", 16, 2, nation_pick="random").game.t
    lay = t.lay
    assert len(lay.pairs) == len(lay.alliances) == 8
    assert len({n for pair in lay.pairs for n in pair}) == 16
    crossing = [pair for pair in lay.pairs if lay.box_of[pair[0]] != lay.box_of[pair[1]]]
    assert len(crossing) == 2
    assert pyengine.new("ettin", 9, 2, nation_pick="random").game.t.lay.nations == 10


def test_neighbours_play_different_nations() -> None:
    """ETT-219 ETT-020: a nation once in each box, never twice side by side, whether dealt or chosen."""
    for seed in range(8):
        for seats in (9, 16, 24):
            match = pyengine.new("ettin", seats, seed, nation_pick="random" if seed % 2 else "choose")
            while match.game.t.stage == "setup":
                seat, ask = next(iter(match.open.items()))
                match.answer(seat, ask.options[seed % len(ask.options)])
            t = match.game.t
            lay = t.lay
            for k, n in enumerate(lay.ring):
                assert t.nation[n] != t.nation[lay.ring[(k + 1) % lay.nations]]
            for b in range(len(lay.sizes)):
                mine = [t.nation[n] for n in range(seats) if lay.box_of[n] == b]
                assert len(mine) == len(set(mine))


def test_cards_stay_with_their_box() -> None:
    """ETT-221 ETT-Q44: every card has one place, lost cards lie in their own box, and each box can be completed again."""
    match = pyengine.new("ettin", 9, 5, nation_pick="random")
    while match.open:
        seat, ask = next(iter(match.open.items()))
        match.answer(seat, ask.options[0] if ask.single else ask.options[: ask.least])
    t = match.game.t
    assert sorted(card for zone in t.zones for card in zone) == list(range(2 * PER_BOX))
    assert t.kind == BOX_KINDS * 2
    for b, zone in enumerate(t.lay.lost):
        assert {card // PER_BOX for card in t.zones[zone]} <= {b}


def test_decks_of_a_pair_across_the_border() -> None:
    """ETT-Q44: the holder's box serves the pair."""
    match = pyengine.new("ettin", 16, 2, nation_pick="random", first=1)
    while match.game.t.stage in ("setup", "initiative"):
        seat, ask = next(iter(match.open.items()))
        match.answer(seat, ask.options[0])
    t = match.game.t
    lay = t.lay
    for p in range(len(lay.pairs)):
        box = lay.box_of[t.holder[p]]
        for zone in (lay.lineup[p], lay.quest[p]):
            assert {card // PER_BOX for card in t.zones[zone]} == {box}
