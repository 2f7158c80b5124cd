
"""New Age, Skirmish, Peacetime, empty decks (specification 3.4 to 3.8)."""

from __future__ import annotations

from typing import Any

import pyengine
from pyengine.games.ettin.cards import AGE
from pyengine.games.ettin.draft import TRACK


def test_order_of_phases() -> None:
    """ETT-002 ETT-003 ETT-004 ETT-010 ETT-012: three Ages of New Age, three drafts and a War; then the end."""
    assert TRACK == (
        ("skirmish", "peacetime", "skirmish"), ("peacetime", "skirmish", "peacetime"), ("skirmish", "peacetime", "skirmish"),
    )  # fmt: skip
    match = pyengine.new("ettin", 2, 4, nation_pick="random")
    while match.open:
        seat, ask = next(iter(match.open.items()))
        match.answer(seat, ask.options[0] if ask.single else ask.options[: ask.least])
    heads = [line["fact"] for line in match.log(None) if line["head"] and line["fact"] in ("age", "draft", "war")]
    assert heads == ["age", "draft", "draft", "draft", "war"] * 3
    kinds = [fact["kind"] for facts in match.facts for fact in facts if fact["fact"] == "draft"]
    assert [kind.removeprefix("stage.") for kind in kinds] == [kind for age in TRACK for kind in age]
    assert match.view(0)["over"] is not None


def test_new_age(hall: Any) -> None:
    """ETT-033 ETT-034 ETT-035 ETT-025: 5, 10, 15 Gold for all; the holder draws the pair's Adventure of the Age, face up."""
    for age, gold in ((1, 5), (2, 10), (3, 15)):
        h = hall(f"age {age}\nB holder 1\nA gold 2", "age", 4)
        h.see(f"A gold {gold + 2}", f"B gold {gold}", f"C gold {gold}", f"D gold {gold}", "quest.0 1", "quest.1 1")
        card = h.t.zones[h.t.lay.quest[0]][0]
        assert AGE[h.t.kind[card]] == age - 1
        assert h.t.knows(None, card)
        drawn = [fact for fact in h.match.facts[0] if fact["fact"] == "quest"]
        assert [fact["of"] for fact in drawn] == ["nation:3", "nation:1"]


def test_things_carry_over_from_age_to_age(hall: Any) -> None:
    """ETT-036 ETT-074: War Camp, Defenses, Retired Pile, deck and Gold stay when an Age begins."""
    h = hall(
        "age 2\nA nation orcs\nA camp: Militia\nA far: Guard Tower\nA retired: Swordsmiths\nA spoils: Axe Gang\nA gold 4", "age"
    )
    h.see("A camp: Militia", "A far: Guard Tower", "A retired: Swordsmiths", "A spoils: Axe Gang", "A gold 14")
    assert h.t.knows(1, h.card("Guard Tower"))


LINEUP = "lineup.0: Guard Tower, Swordsmiths, Militia, Ogre Bashers\nA gold 5\nB gold 5\n"


def test_skirmish_deals_four_face_up_to_each_pair(hall: Any) -> None:
    """ETT-047 ETT-005 ETT-Q08: the top four Mercenaries of the Age for each pair, open to everybody."""
    h = hall("", "age", 4)
    for p in range(2):
        cards = h.t.zones[h.t.lay.lineup[p]]
        assert len(cards) == 4
        assert {AGE[h.t.kind[card]] for card in cards} == {0}
        assert all(h.t.knows(None, card) for card in cards)
    assert len(h.t.zones[h.t.lay.merc[0][0]]) == 36 - 8


def test_skirmish_picks_one_two_two_one(hall: Any) -> None:
    """ETT-048 ETT-049 ETT-050 ETT-051 ETT-052: holder, Enemy, Enemy, holder; no passing; then all choose at once."""
    h = hall(LINEUP + "B holder 1", "skirmish")
    assert h.asked == {"B": "pick"}
    assert None not in h.match.open[1].options
    h.do("B Militia").see("B front: Militia")
    assert h.asked == {"A": "pick"}
    h.do("A Guard Tower")
    assert h.asked == {"A": "pick"}
    h.do("A Swordsmiths").see("A front: Guard Tower, Swordsmiths", "B front: Militia, Ogre Bashers", "lineup.0 0")
    assert h.asked == {"A": "recruit", "B": "recruit"}
    h.do("A nothing", "B nothing").see("B holder 1")


def test_recruit_and_sell(hall: Any) -> None:
    """ETT-037 ETT-038 ETT-040 ETT-042 ETT-046 ETT-Q08: each card is Recruited or Sold; camps lie facedown, and nobody else
    keeps a list."""
    h = hall(LINEUP, "skirmish").do("A Guard Tower", "B Swordsmiths", "B Militia")
    h.see("A front: Guard Tower, Ogre Bashers")
    tower, militia = h.card("Guard Tower"), h.card("Militia")
    h.do("A Guard Tower", "B Swordsmiths + Militia")
    h.see("A gold 6", "A camp: Guard Tower", "Lost Pile: Ogre Bashers", "B gold 5", "B camp: Swordsmiths, Militia")
    assert h.t.knows(0, tower)
    assert not h.t.knows(1, tower)
    assert not h.t.knows(None, tower)
    assert h.t.knows(1, militia)
    assert not h.t.knows(0, militia)
    assert "facedown" in h.why("A", militia)


def test_both_commit_before_either_is_shown(hall: Any) -> None:
    """ETT-Q11: the first answer is not carried out, and the other seat cannot see it, until both are given."""
    h = hall(LINEUP, "skirmish").do("A Guard Tower", "B Swordsmiths", "B Militia")
    before = h.match.view(1)
    h.do("A Guard Tower").see("A gold 5", "A front: Guard Tower, Ogre Bashers")
    after = h.match.view(1)
    assert {**before, "waiting": None} == {**after, "waiting": None}


def test_no_debts(hall: Any) -> None:
    """ETT-039 ETT-041 ETT-Q12: the full cost must be there; Selling one card may pay for the other."""
    h = hall("lineup.0: Ogre Bashers, Pit Bruisers, Militia, Militia\nA gold 3\nB gold 0", "skirmish")
    h.do("A Ogre Bashers", "B Militia", "B Militia").see("A front: Ogre Bashers, Pit Bruisers")
    h.refuse("A Ogre Bashers + Pit Bruisers: costs 6; you would have 3")
    h.do("A Ogre Bashers", "B Militia").see("A gold 0", "A camp: Ogre Bashers", "B gold 1")
    poor = hall("lineup.0: Ogre Bashers, Pit Bruisers, Militia, Militia\nA gold 1\nB gold 0", "skirmish")
    poor.do("A Ogre Bashers", "B Militia", "B Militia")
    poor.refuse("A Ogre Bashers: costs 4; with all else Sold you would have 2")
    assert poor.options("A") == ["Pit Bruisers"]


def test_any_nation_may_recruit_any_card_without_limit(hall: Any) -> None:
    """ETT-043 ETT-044 ETT-057: cards of the Ally's deck too; a War Camp holds any number."""
    camp = ", ".join(["Militia"] * 4 + ["Iron Legion"] * 4 + ["Hedge Archers"] * 3 + ["Siege Train"] * 3)
    h = hall(
        f"A nation joymore\nB nation giants\nA gold 9\nA camp: {camp}\nmarket.0: Paladin Kendrick, Old Vets, Arc Tower, Old Wall",
        "peacetime", 4,
    )  # fmt: skip
    h.do("A Arc Tower + Old Wall", "B accept", "A Arc Tower + Old Wall")
    h.see("A camp 16", "A camp has Arc Tower, Old Wall")


def test_peacetime(hall: Any) -> None:
    """ETT-053 ETT-054 ETT-055 ETT-056 ETT-009: two of each Nation Deck, two for each Ally, by agreement; own Gold only."""
    h = hall("age 2\nA nation joymore\nB nation giants", "age", 4)
    market = h.t.zones[h.t.lay.market[0]]
    assert sorted(h.t.nation.index(c) for c in [_class(h, card) for card in market]) == [0, 0, 1, 1]
    assert h.asked == {"A": "split", "C": "split"}
    ask = h.match.open[0]
    assert (ask.least, ask.most) == (2, 2)
    h.match.answer(0, ask.options[:2])
    assert h.asked["B"] == "agree"
    h.do("B accept")
    assert h.asked["A"] == h.asked["B"] == "recruit"
    gold = h.t.gold[1]
    h.do("A nothing").do("B nothing")
    assert h.t.gold[0] > 10
    assert h.t.gold[1] > gold


def _class(h: Any, card: int) -> int:
    from pyengine.games.ettin.cards import CLASS

    return CLASS[h.t.kind[card]]


def test_allies_never_pass_gold(hall: Any) -> None:
    """ETT-045: a poor Ally cannot be helped, however rich the other is."""
    h = hall("A gold 90\nB gold 2\nmarket.0: Paladin Kendrick, Old Vets, Arc Tower, Old Wall", "peacetime", 4)
    h.do("A Old Wall + Old Vets", "B accept")
    h.refuse("B Arc Tower: costs 5; with all else Sold you would have 4")
    h.do("A Old Wall + Old Vets", "B nothing").see("B gold 6")


def test_disagreement_ends_in_a_snake_draft(hall: Any) -> None:
    """ETT-Q13: proposals alternate; the third refusal brings 1-2-1; the first to propose alternates with each Peacetime."""
    for peace, names in ((0, ("A", "B")), (1, ("B", "A"))):
        one, two = names
        h = hall(f"peace {peace}\nmarket.0: Paladin Kendrick, Old Vets, Arc Tower, Old Wall", "peacetime", 4)
        h.do(f"{one} Old Vets + Old Wall", f"{two} counter", f"{two} Old Vets + Old Wall", f"{one} counter")
        h.do(f"{one} Arc Tower + Old Wall", f"{two} counter")
        assert h.asked == {one: "snake"}
        h.do(f"{one} Arc Tower", f"{two} Old Vets", f"{two} Old Wall")
        assert "drafts Paladin Kendrick" in h.log()


def test_bots_accept_a_fair_split(hall: Any) -> None:
    """ETT-Q13: from nine tenths of the best total on a bot agrees; a bad split it refuses."""
    from pyengine.bots import decide
    from pyengine.luck import Luck

    text = "age 2\ndraft 3\nA gold 9\nB gold 0\nA nation joymore\nB nation giants\nmarket.0: Arc Tower, Ogre Bashers, Militia, Swordsmiths"
    fair = hall(text, "peacetime", 4)
    fair.match.answer(0, decide(fair.match.game, 0, "greedy", Luck(1)))
    assert decide(fair.match.game, 1, "greedy", Luck(1)) == "accept"
    bad = hall(text, "peacetime", 4).do("A Militia + Swordsmiths")
    assert decide(bad.match.game, 1, "greedy", Luck(1)) == "counter"


def test_an_empty_nation_deck_draws_mercenaries(hall: Any) -> None:
    """ETT-058 ETT-Q14: card by card from the Mercenary deck of the current Age."""
    h = hall("age 2\nA mat orcs\nA deck: Axe Gang\nmerc.1: Pike Company, Ram Crew", "age")
    names = {h.stage.card_name(card) for card in h.t.zones[h.t.lay.market[0]]}
    assert "Axe Gang" in names
    assert names & {"Pike Company", "Ram Crew"}


def test_empty_mercenary_decks_pay_gold(hall: Any) -> None:
    """ETT-059 ETT-Q15: 5, 10, 15 for each missing card, which is one of that player's two picks."""
    h = hall("age 2\nA mat orcs\nB nation giants\nA deck: Axe Gang\nmerc.1:", "age", 4)
    h.see("A gold 20", "B gold 10", "market.0 3")
    h.do("A Axe Gang", "B accept").see("A front: Axe Gang", "B front 2")
    for age, gold in ((1, 5), (2, 10), (3, 15)):
        from pyengine.games.ettin.state import draw

        h = hall(f"age {age}\nA mat orcs\nA deck:\nmerc.{age - 1}:", "end")
        assert draw(h.t, 0, h.t.lay.camp[0], "loser") is None
        assert h.t.gold[0] == gold


def test_a_short_lineup_pays_for_missing_picks(hall: Any) -> None:
    """ETT-060 ETT-Q16: what is left is dealt in ring order; 1-2-2-1 stays, and a pick without a card brings Gold."""
    h = hall("merc.0: Militia, Guard Tower, Swordsmiths, Toll Gate, Free Riders", "age", 4)
    h.see("lineup.0: Militia, Guard Tower, Swordsmiths, Toll Gate", "lineup.1 0")
    h.see("B front: Free Riders", "B gold 10", "C gold 15")


def test_lost_cards_never_come_back(hall: Any) -> None:
    """ETT-061 ETT-011: with everything lost the decks stay empty, and no zone is ever filled from the Lost Pile."""
    match = pyengine.new("ettin", 8, 3, nation_pick="random")
    lost: set[int] = set()
    while match.open:
        seat, ask = next(iter(match.open.items()))
        match.answer(seat, ask.options[0] if ask.single else ask.options[: ask.least])
        there = set(match.game.t.zones[match.game.t.lay.lost[0]])
        assert lost <= there
        lost = there
    assert len(lost) > 60


def test_pairs_draft_at_the_same_time_and_wait_for_each_other() -> None:
    """ETT-006 ETT-005: all pairs are asked at once; the next phase begins when the last one is done."""
    match = pyengine.new("ettin", 4, 1, nation_pick="random", first=1)
    while match.game.t.stage != "skirmish":
        seat, ask = next(iter(match.open.items()))
        match.answer(seat, ask.options[0])
    pairs = match.game.t.lay.pairs
    assert len(match.open) == 2
    while set(match.open) & set(pairs[0]):
        seat = next(seat for seat in match.open if seat in pairs[0])
        ask = match.open[seat]
        match.answer(seat, ask.options[0] if ask.single else ask.options[: ask.least])
    assert match.game.t.draft == 0
    assert set(match.open) <= set(pairs[1])
    while match.game.t.draft == 0:
        seat, ask = next(iter(match.open.items()))
        assert seat in pairs[1]
        match.answer(seat, ask.options[0] if ask.single else ask.options[: ask.least])
    assert match.game.t.stage == "peacetime"
