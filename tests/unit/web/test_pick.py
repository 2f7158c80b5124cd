"""The picking rules, on hand-made questions."""

import pytest

from glue.table.pick import Picker


def option(value, path=(), label=None, **more):
    return {"value": value, "path": list(path), "label": label or str(value), "note": None, "tone": "plain", **more}


def ask(*options, least=1, most=1, **more):
    return {
        "seat": 0, "verb": "act", "title": "?", "note": "", "source": None, "least": least, "most": most,
        "single": least == most == 1, "options": list(options), **more,
    }  # fmt: skip


ATTACKS = ask(
    option(("attack", 1, 11), [1, 11]),
    option(("attack", 1, 12), [1, 12]),
    option(("attack", 2, 12), [2, 12]),
    option(("strategize", 2), [2], "Strategize"),
    option(("take", 30), [30]),
    option("end", label="End the phase"),
)


def test_only_first_things_are_lit_at_first_and_words_are_buttons():
    p = Picker(ATTACKS)
    assert p.lit() == {1, 2, 30}
    assert [(b.label, b.do, b.digit) for b in p.buttons()] == [("End the phase", "opt:5", 1)]


def test_a_path_leads_to_an_answer():
    p = Picker(ATTACKS)
    assert p.press(1).kind == "step"
    assert p.lit() == {11, 12} and p.picked() == {1: 0}
    done = p.press(12)
    assert (done.kind, done.value) == ("answer", ("attack", 1, 12))


def test_a_path_of_one_thing_answers_at_once():
    assert Picker(ATTACKS).press(30).value == ("take", 30)


def test_verbs_that_share_a_path_wait_for_a_word():
    p = Picker(ATTACKS)
    assert p.press(2).kind == "step"
    assert p.lit() == {12}
    assert [b.label for b in p.buttons()] == ["Strategize", "Back"]
    assert p.push("opt:3").value == ("strategize", 2)


def test_one_target_is_still_asked_for():
    p = Picker(ask(option(("attack", 1, 11), [1, 11])))
    assert p.press(1).kind == "step" and p.lit() == {11}


def test_another_first_thing_starts_over_and_the_same_one_goes_back():
    p = Picker(ATTACKS)
    p.press(1)
    assert p.press(2).kind == "step" and p.path == [2]
    assert p.press(2).kind == "step" and p.path == []


def test_what_is_not_lit_asks_why():
    p = Picker(ATTACKS)
    done = p.press(11)
    assert (done.kind, done.thing) == ("why", 11)
    p.press(1)
    assert p.press(99).kind == "why" and p.path == [1]


def test_escape_steps_back_until_there_is_nothing():
    p = Picker(ATTACKS)
    p.press(1)
    assert p.back() and p.path == []
    assert not p.back()


def test_strings_and_cards_of_one_path():
    p = Picker(ask(option(("send", 5, "seat:1"), [5, "seat:1"]), option(("send", 5, "seat:2"), [5, "seat:2"])))
    p.press(5)
    assert p.lit() == {"seat:1", "seat:2"}
    assert p.press("seat:2").value == ("send", 5, "seat:2")


def test_onward_tells_what_a_drag_needs_to_know():
    p = Picker(ATTACKS)
    assert p.onward(1) and not p.onward(30) and not p.onward(2)
    assert p.draggable() == {1, 2, 30}


HELP = ask(*(option(n, [n]) for n in (7, 8, 9)), least=0, most=3)


def picker(question, refuse=None):
    return Picker(question, label=lambda v: {"label": f"With {len(v)}"}, refuse=refuse or (lambda v: None))


def test_several_are_toggled_and_the_button_says_what_they_do():
    p = picker(HELP)
    assert p.buttons()[-1].label == "With 0"
    p.press(9), p.press(7)
    assert p.picked() == {9: 1, 7: 2}
    assert [b.label for b in p.buttons()] == ["With 2", "Clear"]
    p.press(9)
    assert p.picked() == {7: 1}
    assert p.push("confirm").value == (7,)


def test_the_answer_comes_in_the_order_of_the_options():
    p = picker(HELP)
    for thing in (9, 8, 7):
        p.press(thing)
    assert p.push("confirm").value == (7, 8, 9)


def test_no_more_than_the_most():
    p = picker(ask(*(option(n, [n]) for n in (7, 8, 9)), least=2, most=2))
    p.press(7)
    assert p.buttons()[-2].refused and p.push("confirm").kind == "none"
    p.press(8)
    assert p.full and p.lit() == set() and p.press(9).kind == "why"
    assert p.push("confirm").value == (7, 8)


def test_the_engine_refuses_a_set_and_its_reason_is_on_the_button():
    said = {"spans": ["That is 2 of 3."], "rule": "TKG-121"}
    p = picker(HELP, lambda v: None if len(v) > 1 else said)
    p.press(7)
    confirm = p.buttons()[0]
    assert confirm.refused == said and confirm.tone == "plain"
    assert p.push("confirm").kind == "none"
    p.press(8)
    assert p.buttons()[0].refused is None and p.buttons()[0].tone == "main"


def test_escape_takes_the_last_pick_back():
    p = picker(HELP)
    p.press(7), p.press(8)
    assert p.back() and p.picked() == {7: 1}
    assert p.back() and not p.back()


def test_clear():
    p = picker(HELP)
    p.press(7), p.press(8)
    p.push("clear")
    assert p.picked() == {} and p.lit() == {7, 8, 9}


def test_one_or_none_is_answered_by_one_press():
    p = picker(ask(option(7, [7]), option(8, [8]), least=0, most=1))
    assert p.press(8).value == (8,)
    assert p.buttons()[-1].do == "none" and p.push("none").value == ()


def test_several_words_are_toggles():
    p = picker(ask(option("a"), option("b"), least=1, most=2))
    p.push("opt:1")
    buttons = p.buttons()
    assert [b.on for b in buttons[:2]] == [False, True]
    assert p.push("confirm").value == ("b",)
    p.push("opt:1")
    assert p.chosen == []


def test_pairs_within_several():
    """A set whose members are themselves paths: cards, and for each a rival."""
    pairs = [option(("pass", c, s), [c, s]) for c in (3, 4) for s in ("seat:1", "seat:2")]
    p = picker(ask(*pairs, least=0, most=2))
    p.press(3)
    assert p.lit() == {"seat:1", "seat:2"}
    p.press("seat:2")
    assert p.value() == (("pass", 3, "seat:2"),) and p.path == []
    p.press(4), p.press("seat:1")
    assert p.push("confirm").value == (("pass", 3, "seat:2"), ("pass", 4, "seat:1"))


@pytest.mark.parametrize("do", ["opt:99", "opt:-1", "confirm", "none", "nonsense"])
def test_a_stale_button_does_nothing(do):
    p = Picker(ATTACKS)
    assert p.push(do).kind == "none"


def test_digits_end_at_nine():
    p = Picker(ask(*(option(f"w{n}") for n in range(12))))
    assert [b.digit for b in p.buttons()] == [*range(1, 10), 0, 0, 0]
