"""The driver, the match and the views, on a miniature game."""

from __future__ import annotations

import json

import pytest
from mini import KINDS, RULES

from pyengine.ask import Ask, Illegal, Pick, Several, Why, side_by_side
from pyengine.game import CONCEDE, Game
from pyengine.luck import Luck
from pyengine.match import BadSave, Match, relink, unlink
from pyengine.view import guess, view
from pyengine.words import plain


def match(seats: int = 2, seed: int = 4) -> Match:
    return Match(RULES, seats, seed, ["Ann", "Bob", "Cy"][:seats])


def play_to(found: Match, verb: str) -> Match:
    """Answer by chance until somebody is asked for `verb`."""
    luck = Luck(1)
    while not any(ask.verb == verb for ask in found.open.values()):
        seat, ask = next(iter(found.open.items()))
        found.answer(seat, ask.sample(luck.below))
    return found


def test_secret_answers_are_asked_together_and_in_any_order() -> None:
    found = match(3)
    assert sorted(found.open) == [0, 1, 2]
    for seat in (2, 0):
        found.answer(seat, found.open[seat].options[0])
    assert sorted(found.open) == [1]
    other = match(3)
    for seat in (0, 2):
        other.answer(seat, other.open[seat].options[0])
    for each in (found, other):
        each.answer(1, each.open[1].options[0])
    assert found.game.t == other.game.t


def test_a_clone_for_a_seat_leaves_out_others_secret_answers() -> None:
    found = match(2)
    found.answer(1, found.open[1].options[0])
    assert sorted(found.game.clone(0).open) == [0, 1]
    assert sorted(found.game.clone(1).open) == [0]
    assert sorted(found.game.clone().open) == [0]
    found.answer(0, found.open[0].options[0])
    assert found.game.clone(0).t == found.game.clone().t


def test_views_hide_hands_and_secret_answers() -> None:
    found = match(2)
    found.answer(1, found.open[1].options[0])
    seen = found.view(0)
    assert isinstance(seen["zones"]["hand.0"], list)
    assert seen["zones"]["hand.1"] == 3
    assert seen["zones"]["deck"] == len(KINDS) - 6
    assert found.view(None)["zones"]["hand.0"] == 3
    assert {**view(guess(found.game, 0, Luck(1)), 0), "waiting": [0]} == seen
    dreamt = [guess(found.game, 0, Luck(n)).t.kind for n in range(6)]
    assert len(set(dreamt)) > 1
    own = found.game.t.cards("hand", 0)
    assert all(kind[card] == found.game.t.kind[card] for kind in dreamt for card in own)


def test_flows_run_side_by_side_and_give_their_results() -> None:
    found = play_to(match(3), "change")
    assert {ask.verb for ask in found.open.values()} == {"change"}
    found.answer(1, ())
    assert {seat: ask.verb for seat, ask in found.open.items()} == {0: "change", 1: "sure", 2: "change"}


def test_two_flows_may_not_ask_one_seat_at_once() -> None:
    def flow():  # type: ignore[no-untyped-def]
        yield Ask(0, "a", (1, 2))

    both = side_by_side({"a": flow(), "b": flow(), "c": None})
    with pytest.raises(RuntimeError, match="asked twice"):
        next(both)


def test_forced_questions_are_not_asked() -> None:
    """In the third round one card is left to send: nobody is asked."""
    found = match(2)
    luck, verbs = Luck(2), []
    while found.open:
        seat, ask = next(iter(found.open.items()))
        verbs.append(ask.verb)
        found.answer(seat, () if ask.verb == "change" else "no" if ask.verb == "sure" else ask.sample(luck.below))
    assert verbs.count("send") == 4
    assert found.game.t.round == 4


def test_illegal_answers_say_why_and_change_nothing() -> None:
    found = match(2)
    before = found.game.t.copy()
    theirs = found.game.t.cards("hand", 1)[0]
    for seat, value, words in (
        (0, theirs, "Only a card of your hand"),
        (0, 999, "no such card"),
        (0, (1,), "Only a card"),
        (5, theirs, "is not asked"),
    ):
        if seat < 2:
            with pytest.raises(Illegal, match=words) as refused:
                found.answer(seat, value)
            assert refused.value.why is not None
    assert found.game.t == before
    assert found.why_not(0, theirs) == {
        "spans": ["Only a card of your hand can be sent."],
        "text": "Only a card of your hand can be sent.",
        "rule": "MIN-001",
    }
    assert found.why_not(0, found.game.t.cards("hand", 0)[0]) is None
    play_to(found, "change")
    seat, ask = next((s, a) for s, a in found.open.items() if a.verb == "change")
    a, b = ask.options
    for value, words in (((b, a), "order"), ((a, a), "order"), (a, "set"), ((theirs, a), "possible")):
        with pytest.raises(Illegal, match=words):
            found.answer(seat, value)


def test_a_pick_tells_how_many() -> None:
    why = Pick(0, "x", (1, 2, 3), 2, 2).refusal((1,))
    assert why is not None
    assert (why.key, why.fields["n"]) == ("core.too_few", 1)
    why = Pick(0, "x", (1, 2, 3), 0, 1).refusal((1, 2))
    assert why is not None
    assert why.key == "core.too_many"
    odd = Pick(0, "x", (1, 2, 3), 0, 3, check=lambda picks: None if sum(picks) == 5 else Why("core.not_offered"))
    assert odd.first() == (2, 3)
    assert {odd.sample(Luck(n).below) for n in range(20)} == {(2, 3)}
    assert Pick(0, "x", (1, 2), 2, 2).forced()
    assert Pick(0, "x", (), 0, 1).only() == ()


def test_undo_tells_what_forbids_it() -> None:
    found = match(2)
    assert found.may_undo(0) == "There is nothing to take back."
    found.answer(0, found.open[0].options[0])
    assert found.may_undo(0) is None
    found.undo(0)
    found.redo()
    assert found.n == 1
    found.answer(1, found.open[1].options[0])
    assert found.may_undo(0) == "Bob has answered since."
    assert found.may_undo() == "Ann has seen a card since."
    assert found.may_undo(1) == "Ann has seen a card since."


def test_any_moment_and_new_futures() -> None:
    found = play_to(match(2), "sure")
    last = found.n
    found.to(1)
    assert (found.n, len(found.answers), found.can_redo) == (1, last, True)
    found.to(last)
    with pytest.raises(ValueError, match="moments 0 to"):
        found.to(last + 1)
    found.to(0)
    found.answer(1, found.open[1].options[1])
    assert (len(found.answers), found.can_redo) == (1, False)
    with pytest.raises(Illegal):
        found.undo(0)


def test_saves_come_back_and_damage_is_told() -> None:
    found = play_to(match(2), "sure")
    record = json.loads(found.save())
    again = Match.restore(RULES, record)
    assert again.game.t == found.game.t
    assert again.log(0) == found.log(0)
    found.undo()
    behind = Match.restore(RULES, json.loads(found.save()))
    assert behind.n == found.n
    assert behind.can_redo
    for key, value in (("answers", [["x", 1]]), ("seats", 9), ("options", {"no": 1}), ("names", None)):
        with pytest.raises(BadSave, match="damaged"):
            Match.restore(RULES, {**record, key: value})
    broken = {**record, "answers": [*record["answers"][:1], [0, "??"]], "snapshot": {}}
    assert "up to answer 1 of 2" in (Match.restore(RULES, broken).note or "")
    with pytest.raises(BadSave):
        Match.restore(RULES, {**broken, "answers": [[0, "??"]]})


def test_a_save_of_other_rules_goes_on_from_its_snapshot() -> None:
    found = play_to(match(2), "sure")
    record = json.loads(found.save())
    record["answers"][0] = [0, "??"]
    again = Match.restore(RULES, record)
    assert "earlier moments cannot be replayed" in (again.note or "")
    assert again.game.t == found.game.t
    assert again.first > 0
    twice = Match.restore(RULES, json.loads(again.save()))
    assert twice.game.t == found.game.t
    with pytest.raises(Illegal, match="save it as a file"):
        again.link()


def test_links_are_short_and_checked() -> None:
    found = play_to(match(2), "sure")
    link = found.link()
    assert relink(RULES, unlink(link)).game.t == found.game.t
    assert len(link) < 300
    for wrong in ("", "!!!", link[:-6], link[:10]):
        with pytest.raises(BadSave, match="damaged or cut off"):
            unlink(wrong)
    record = unlink(link)
    record[7][0] = [0, 99]
    with pytest.raises(BadSave, match="does not fit"):
        relink(RULES, record)


def test_concession_is_recorded_like_an_answer() -> None:
    found = match(2)
    assert found.why_not_concede(0) is None
    found.concede(0)
    assert found.over
    assert found.result == 1
    assert found.why_not_concede(0) == "The game is over."
    assert Match.restore(RULES, json.loads(found.save())).result == 1
    assert relink(RULES, unlink(found.link())).result == 1
    found.undo()
    assert not found.over


def test_the_log_names_cards_only_to_those_who_know() -> None:
    found = play_to(match(2), "change")
    while found.n < 8 and found.open:
        seat, ask = next(iter(found.open.items()))
        found.answer(seat, "yes" if ask.verb == "sure" else ask.sample(Luck(3).below))
    lines = found.log(0)
    assert any(plain(line["spans"]).endswith(".") for line in lines)
    moves = [fact for n in range(found.n + 1) for fact in found.facts_for(None, n) if fact["fact"] == "move"]
    hidden = [fact for fact in moves if fact["to"].startswith("hand")]
    assert hidden
    assert all(fact["card"] is None for fact in hidden)


def test_playouts_keep_nothing_and_cannot_be_cloned() -> None:
    game = Game(RULES, RULES.setup(2, 1, {}, ("A", "B")), keep=False)
    while game.asked is not None:
        asked = game.asked
        ask = next(iter(asked.values())) if isinstance(asked, Several) else asked
        game.play(ask.seat, ask.sample(Luck(1).below))
    assert game.over
    with pytest.raises(RuntimeError, match="keep"):
        game.clone()
    assert "over" in repr(game)
    assert CONCEDE == "concede:"
