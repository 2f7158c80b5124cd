"""Laws that hold for every game at every decision of random play.

Each law is a property of the engine, not of a position: no card is lost, no view tells what its seat cannot know, the
past can be taken back and brought again, the same answers give the same game, every game ends.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import pyengine
from pyengine.ask import by_seat
from pyengine.bots import decide
from pyengine.bots.arena import simulate
from pyengine.games import GAMES
from pyengine.games import rules as rules_of
from pyengine.luck import FastLuck, Luck
from pyengine.match import Match
from pyengine.rules import Rules
from pyengine.view import guess, view


def tables() -> list[Any]:
    """Every game with every mode and number of seats, as (game, seats, options)."""
    found = []
    for game in GAMES:
        rules = rules_of(game)
        for mode in rules.modes or (None,):
            seats = mode.seats if mode else rules.seats
            for n in seats:
                if n <= 9:
                    options = {"mode": mode.id} if mode else {}
                    found.append(pytest.param(game, n, options, id=f"{game}-{mode.id if mode else 'standard'}-{n}"))
    return found


TABLES = tables()
every_table = pytest.mark.parametrize(("game", "seats", "options"), TABLES)


def random_match(game: str, seats: int, options: dict[str, Any], seed: int, limit: int = 400) -> Iterator[Match]:
    """A match in random play, at each of its decisions."""
    match = pyengine.new(game, seats, seed, **options)
    below = FastLuck(Random(seed).random).below
    while match.open and match.n < limit:
        yield match
        seat = sorted(match.open)[below(len(match.open))]
        match.answer(seat, match.open[seat].sample(below))
    yield match


def questions(match: Match) -> Any:
    return {seat: (ask.verb, list(ask.options), ask.least, ask.most, ask.source) for seat, ask in match.open.items()}


def state(match: Match) -> Any:
    """All there is to a moment: the table, the questions, every view."""
    return match.game.t, questions(match), [view(match.game, seat) for seat in (None, *range(match.seats))]


def seen(game: Any, seat: int) -> Any:
    """A seat's view but for who else has yet to answer: a guess leaves out answers that are still secret."""
    return {key: value for key, value in view(game, seat).items() if key != "waiting"}


@every_table
def test_conservation(game: str, seats: int, options: dict[str, Any]) -> None:
    """Every card is in exactly one zone, always, and `where` knows it."""
    for match in random_match(game, seats, options, seed=11):
        t = match.game.t
        inside = [(card, zone) for zone, cards in enumerate(t.zones) for card in cards]
        assert sorted(card for card, _ in inside) == list(range(len(t.kind)))
        assert all(t.where[card] == zone for card, zone in inside)


@every_table
def test_views_do_not_leak(game: str, seats: int, options: dict[str, Any]) -> None:
    """Whatever a seat cannot know may be redealt: its view and its options stay the same."""
    luck = Luck(5)
    for match in random_match(game, seats, options, seed=12, limit=160):
        for seat in range(seats):
            dreamt = guess(match.game, seat, luck)
            assert seen(dreamt, seat) == seen(match.game, seat), (match.n, seat)
            mine = by_seat(dreamt.asked).get(seat)
            real = match.open.get(seat)
            assert (mine is None) == (real is None)
            if mine is not None and real is not None:
                assert list(mine.options) == list(real.options)


@every_table
def test_undo_redo_clone_save_load_at_every_decision(game: str, seats: int, options: dict[str, Any]) -> None:
    """Undo and redo bring back the very moment; a clone and a loaded save are the same game."""
    for match in random_match(game, seats, options, seed=13, limit=120):
        now = state(match)
        if match.n:
            match.undo()
            match.redo()
            assert state(match) == now, match.n
        twin = match.game.clone()
        assert twin.t == now[0]
        assert {s: list(a.options) for s, a in twin.open.items()} == {s: q[1] for s, q in now[1].items()}
        if match.n % 10 == 0 or match.over:
            text = match.save()
            again = pyengine.load(text)
            assert again.note is None
            assert state(again) == now
            assert again.save() == text


@every_table
def test_any_moment_again(game: str, seats: int, options: dict[str, Any]) -> None:
    """Every moment of a match can be visited in any order, and playing on a clone leaves the game alone."""
    moments = []
    for match in random_match(game, seats, options, seed=14, limit=60):
        moments.append((match.game.t.copy(), questions(match)))
        other = match.game.clone(keep=True)
        if other.asked is not None:
            seat, ask = next(iter(by_seat(other.asked).items()))
            other.play(seat, ask.sample(Luck(match.n).below))
            assert match.game.t == moments[-1][0]
    order = list(range(len(moments)))
    Random(3).shuffle(order)
    for n in order:
        match.to(n)
        assert (match.game.t, questions(match)) == moments[n], n


@every_table
def test_same_seed_and_answers_same_game(game: str, seats: int, options: dict[str, Any]) -> None:
    """A game is its seed, its options and its answers: playing the record again gives the same text."""
    first = list(random_match(game, seats, options, seed=15))[-1]
    again = pyengine.new(game, seats, 15, **options)
    for seat, value in first.answers:
        again.answer(seat, value)
    assert again.save() == first.save()
    assert [again.log(seat) for seat in range(seats)] == [first.log(seat) for seat in range(seats)]


@every_table
def test_links_carry_the_whole_match(game: str, seats: int, options: dict[str, Any]) -> None:
    """A link is read back to the same moment."""
    match = list(random_match(game, seats, options, seed=16, limit=60))[-1]
    assert state(pyengine.from_link(match.link())) == state(match)


@every_table
def test_a_snapshot_saves_what_the_record_cannot(game: str, seats: int, options: dict[str, Any]) -> None:
    """If the rules have changed since, a save goes on from its last commit point and says so."""
    match = list(random_match(game, seats, options, seed=17, limit=40))[-1]
    record = json.loads(match.save())
    record["rules"] = "0"
    record["answers"][0][1] = "no such answer"
    again = pyengine.load(json.dumps(record))
    assert again.note is not None
    assert again.game.t == match.game.t
    assert questions(again) == questions(match)


@every_table
def test_every_answer_is_worded(game: str, seats: int, options: dict[str, Any]) -> None:
    """Each question, option and fact has its words, in English and in a generated language; all views are JSON."""
    from pyengine.view import label, question, why_not
    from pyengine.words import plain

    for match in random_match(game, seats, options, seed=18, limit=200):
        rules, t = match.rules, match.game.t
        json.dumps(match.view(None))
        for seat, ask in match.open.items():
            asked = question(rules, t, ask)
            assert asked["title"].strip()
            assert all(option["label"].strip() for option in asked["options"]), ask
            json.dumps(match.view(seat))
            if not ask.single:
                assert label(rules, t, ask, ask.sample(Luck(match.n).below))["label"]
            for card in range(0, len(t.kind), 7):
                why = why_not(match.game, seat, card)
                assert why is None or plain(rules.spans(t, why))
    for seat in (None, *range(seats)):
        assert all(line["spans"] for line in match.log(seat))


@every_table
def test_refusals_change_nothing(game: str, seats: int, options: dict[str, Any]) -> None:
    """An answer that is not offered is refused with a sentence, and the table, luck included, stays as it is."""
    for match in random_match(game, seats, options, seed=19, limit=60):
        before = match.game.t.copy()
        for seat in range(seats):
            for value in ("no such thing", 10**6, ("attack", -1), (), None, ("x",) * 3):
                if match.refuse(seat, value) is None:
                    continue
                with pytest.raises(pyengine.Illegal) as refused:
                    match.answer(seat, value)
                assert str(refused.value).endswith((".", "!"))
        assert match.game.t == before


@pytest.mark.parametrize("game", list(GAMES))
def test_bots_play_what_they_may_see(game: str) -> None:
    """A bot's answer is the same on any guess at what its seat cannot see."""
    rules = rules_of(game)
    for seats in rules.seats[:2]:
        for match in random_match(game, seats, {}, seed=20, limit=80):
            for seat in match.open:
                for level in rules.bots:
                    dreamt = guess(match.game, seat, Luck(match.n))
                    assert decide(dreamt, seat, level, Luck(1)) == decide(match.game, seat, level, Luck(1))


@every_table
def test_every_game_ends(game: str, seats: int, options: dict[str, Any]) -> None:
    """Random and greedy bots finish every game."""
    rules: Rules = rules_of(game)
    for levels in (["random"], [*rules.bots][-1:] or ["random"]):
        found = simulate(rules, seats, levels, 5, 30, options)
        assert found["errors"] == []
        assert found["finished"] == 5


@pytest.mark.parametrize("game", list(GAMES))
def test_shuffled_secrets_stay_out_of_a_hidden_log(game: str) -> None:
    """Facts name a hidden card only to those who know it."""
    rules = rules_of(game)
    seats = next(n for n in rules.seats if n > 1)
    match = list(random_match(game, seats, {}, seed=21, limit=200))[-1]
    hidden = 0
    for n, facts in enumerate(match.facts):
        for fact, shown in zip(facts, match.facts_for(None, n), strict=True):
            if fact.get("know"):
                hidden += 1
                assert "know" not in shown
                for card in fact["know"]:
                    assert card not in [shown.get("card"), shown.get("target"), shown.get("source")]
    assert hidden
