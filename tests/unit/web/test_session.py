"""Tables in play, with the real engine and no browser."""

import json

import pytest

import pyengine
from glue.session import BOT, PERSON, Seat, Session, opened, tupled
from pyengine import bots

NAMES = ["Ren", "Mika", "Sora"]


def table(kinds="pb", seed=5):
    names = NAMES[: len(kinds)]
    match = pyengine.new("tokyo-ghoul", len(kinds), seed, names)
    return Session(
        match, [Seat(n, PERSON if k == "p" else BOT, "" if k == "p" else "random") for n, k in zip(names, kinds)]
    )


def play(session, steps=1, until=None):
    """Everybody answers by chance, people through their own view."""
    while steps and session.match.open and not (until and until(session)):
        if session.curtain is not None:
            session.take()
        seat = min(session.match.open)
        session.answer(bots.choose(session.match, seat, "random", 3), seat)
        steps -= 1
    return session


def mine(session, steps=2000):
    """Bots answer until the viewer is asked."""
    return play(session, steps, lambda s: s.picker is not None)


def test_the_only_person_is_the_viewer():
    assert table("bp").viewer == 1
    assert table("bb").viewer is None and table("bb").view()["seat"] is None


def test_presses_end_in_answers():
    s = mine(table())
    n = s.match.n
    while s.match.n == n:
        if s.picker.lit():
            s.press(sorted(s.picker.lit(), key=str)[0])
        else:
            s.push(next(b.do for b in s.picker.buttons() if not b.key))
    assert s.match.answers[n][0] == 0 and s.facts


def test_what_cannot_be_used_says_why_with_its_rule_and_a_second_press_puts_it_away():
    s = mine(table())
    thing = next(c for c in s.view()["zones"]["site.4"] if c not in s.picker.roots())
    n = s.match.n
    assert s.press(thing).kind == "why"
    assert s.why.thing == thing and s.why.rule.startswith("TKG-") and s.why.spans
    assert s.press(thing).kind == "none" and s.why is None
    assert s.match.n == n


def test_escape_first_puts_the_reason_away_then_steps_back():
    s = mine(table())
    s.press(next(iter(s.view()["zones"]["site.4"])))
    assert s.back() and s.why is None
    assert not s.back()


def test_not_ones_turn_every_press_says_who_decides():
    s = table("bp", seed=1)
    while s.picker is not None:
        play(s)
    s.press(next(iter(s.view()["zones"]["site.0"])))
    assert "Ren" in "".join(p if isinstance(p, str) else p.get("name", "") for p in s.why.spans)


def test_an_unfinished_set_is_refused_with_its_reason():
    s = table("pp", seed=2)
    for _ in range(4000):
        if s.curtain is not None:
            s.take()
        if s.picker and s.picker.multi and s.picker.reason():
            break
        play(s)
    assert s.push("confirm").kind == "why" and s.why.thing is None and s.why.spans


# -- hot seat ---------------------------------------------------------------------------------------------------


def test_the_curtain_falls_between_two_people_and_nothing_of_a_hand_is_in_the_view():
    s = play(table("pp"), 400, lambda s: s.curtain is not None)
    assert s.curtain is not None and s.picker is None
    hidden = s.view()
    assert hidden["seat"] is None and hidden["ask"] is None
    assert all(isinstance(hidden["zones"][f"hand.{n}"], int) for n in (0, 1))
    hand = set(s.match.view(s.curtain)["zones"][f"hand.{s.curtain}"])
    assert hand and not hand & set(hidden["cards"])
    assert s.log() == s.match.log(None, 0)
    seat = s.curtain
    s.take()
    assert s.viewer == seat and s.curtain is None and s.picker is not None


def test_behind_the_curtain_nothing_can_be_done():
    s = play(table("pp"), 400, lambda s: s.curtain is not None)
    n = s.match.n
    s.press(s.view()["zones"]["site.0"][0] if s.view()["zones"]["site.0"] else 1)
    assert s.match.n == n and "device" in s.why.spans[0]
    assert not s.undo_state().may and not s.undo()


def test_no_curtain_while_one_person_plays_bots():
    s = table("pbb", seed=9)
    for _ in range(300):
        if not s.match.open:
            break
        assert s.curtain is None and s.viewer == 0
        play(s)


def test_first_look_of_a_hot_seat_table_is_a_curtain():
    s = table("ppp")
    assert s.curtain == min(s.match.open)


# -- taking back ---------------------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_last_decision_of_a_person_and_redo_forward():
    s = mine(table("pb", seed=11))
    before = s.match.save()
    zones = s.view()["zones"]
    play(s)
    mine(s)
    later = s.view()["zones"]
    n = s.match.n
    assert s.undo_state().may
    s.undo()
    assert s.picker is not None and s.viewer in s.match.open
    while s.view()["zones"] != zones:
        assert s.undo()
    assert s.bot is None, "bots leave a person the first word after an undo"
    while s.can_redo and s.match.n < n:
        s.redo()
    assert s.view()["zones"] == later
    assert json.loads(before)["seed"] == json.loads(s.match.save())["seed"]


def test_undo_to_the_very_start():
    s = mine(table("pb", seed=4))
    start = s.match.n
    for _ in range(60):
        play(s)
    mine(s)
    steps = 0
    while s.undo_state().may:
        assert s.undo()
        steps += 1
        assert steps < 500
    assert s.match.n == start and s.undo_state().words


def test_undo_says_what_it_would_be():
    s = mine(table("pb", seed=4))
    assert (s.undo_state().may, s.undo_state().words) == (False, "Nothing to take back") or not s.undo_state().may
    play(s)
    mine(s)
    assert s.undo_state().free
    hot = play(table("pp", seed=4), 60)
    if hot.curtain is not None:
        hot.take()
    back = hot.undo_state()
    assert back.may and (back.free or back.words.startswith("Take back, if all agree."))


def test_a_new_answer_forgets_what_was_taken_back():
    s = mine(table("pb", seed=4))
    play(s), mine(s), s.undo()
    assert s.can_redo
    play(s)
    assert not s.can_redo


# -- seats, records ---------------------------------------------------------------------------------------------------


def test_a_seat_changes_hands():
    s = table("pbb")
    s.seat_kind(0, BOT, "greedy")
    assert s.viewer is None and s.bot is not None and s.seats[0].level == "greedy"
    s.seat_kind(2, PERSON)
    assert s.viewer == 2 and s.persons == [2] and s.curtain is None


def test_bots_play_to_the_end():
    s = table("bbb")
    while s.bot is not None:
        seat, level = s.bot
        s.answer(bots.choose(s.match, seat, level, 1), seat)
    assert s.over and s.view()["over"]["winners"]
    assert s.record()["over"].endswith("won")


def test_a_record_is_json_and_comes_back_the_same():
    s = mine(play(table("pb", seed=6), 30))
    record = json.loads(json.dumps(s.record()))
    again = opened({**record, "id": "x"}, pyengine.load)
    assert again.view() == s.view() and again.viewer == s.viewer
    assert [(x.name, x.kind, x.level) for x in again.seats] == [(x.name, x.kind, x.level) for x in s.seats]
    assert record["where"].startswith("Round") and record["score"] == [x["vp"] for x in s.view()["seats"]]


def test_a_hot_seat_record_opens_behind_the_curtain():
    s = play(table("pp", seed=6), 30)
    if s.curtain is not None:
        s.take()
    again = opened(json.loads(json.dumps({**s.record(), "id": "x"})), pyengine.load)
    assert again.curtain is not None


def test_the_engines_refusal_changes_nothing():
    s = mine(table())
    save = s.match.save()
    with pytest.raises(pyengine.Illegal):
        s.answer(("recruit", 9999))
    assert s.match.save() == save


def test_values_from_json_are_tuples():
    assert tupled([["a", 1], [2, ["b"]]]) == (("a", 1), (2, ("b",)))
    assert tupled("ab") == "ab" and tupled(None) is None


def test_looking_back_changes_nothing_and_playing_on_from_there_takes_back():
    s = mine(table("pb", seed=4))
    for _ in range(20):
        play(s)
    mine(s)
    n, zones = s.match.n, s.view()["zones"]
    assert s.look(3) and s.match.n == 3 and s.picker is None and s.bot is None
    assert not s.undo_state().may and not s.can_redo
    s.press(next(iter(s.view()["cards"])))
    assert "looking back" in s.why.spans[0] and s.match.n == 3
    assert s.back() and s.why is None and s.now == n
    assert s.back() and s.now is None and s.match.n == n and s.view()["zones"] == zones and s.picker is not None
    assert s.look(99_999) and s.match.n == n
    s.look(3)
    s.leave_past(stay=True)
    assert s.match.n == 3 and s.now is None and s.can_redo


def test_behind_the_curtain_nobody_looks_back():
    s = play(table("pp"), 400, lambda s: s.curtain is not None and s.match.n > 2)
    assert not s.look(0) and s.now is None


def test_a_half_made_answer_survives_anothers_when_several_are_asked_at_once():
    match = pyengine.new("ettin", 4, 3, ["A", "B", "C", "D"])
    session = Session(match, [Seat("A", PERSON, ""), *(Seat(name, BOT, "random") for name in "BCD")])

    def both(s):
        others = [seat for seat in s.match.open if seat != 0]
        return s.picker is not None and s.picker.multi and others

    play(session, 2000, both)
    assert both(session)
    kept = session.picker
    session.press(next(iter(kept.lit())))
    picks = dict(kept.picked())
    assert picks
    other = next(seat for seat in sorted(match.open) if seat != 0)
    session.answer(bots.choose(match, other, "random", 1), other)
    assert session.picker is kept
    assert session.picker.picked() == picks
    session.answer(match.open[0].sample(lambda n: 0), 0)
    assert session.picker is not kept
