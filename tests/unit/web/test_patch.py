import json

import pytest

from glue.patch import Patch, Sheet


def sheet(skeleton="<s>", **places):
    out = Sheet(skeleton)
    for place, pieces in places.items():
        out.empty(place)
        for key, (attrs, inside) in pieces.items():
            out.put(place, key, ("div", attrs, inside))
    return out


def test_the_first_drawing_is_everything():
    delta = Patch()(sheet(row={"a": ("x", "A"), "b": ("y", "B")}, hand={}))
    assert delta["skeleton"] == "<s>"
    assert delta["set"] == {"a": ["div", "x", "A"], "b": ["div", "y", "B"]}
    assert delta["lists"]["row"] == ["a", "b"]


def test_the_same_again_is_nothing():
    patch = Patch()
    patch(sheet(row={"a": ("x", "A")}))
    assert patch(sheet(row={"a": ("x", "A")})) is None
    assert patch.json(sheet(row={"a": ("x", "A")})) is None


def test_a_changed_state_sends_attributes_only():
    patch = Patch()
    patch(sheet(row={"a": ("x", "A"), "b": ("y", "B")}))
    assert patch(sheet(row={"a": ("x lit", "A"), "b": ("y", "B")})) == {"set": {"a": ["div", "x lit", None]}}
    assert patch(sheet(row={"a": ("x lit", "A2"), "b": ("y", "B")})) == {"set": {"a": ["div", "x lit", "A2"]}}


def test_another_tag_sends_its_inside_too():
    patch = Patch()
    patch(sheet(row={"a": ("x", "A")}))
    new = Sheet("<s>")
    new.put("row", "a", ("button", "x", "A"))
    assert patch(new)["set"] == {"a": ["button", "x", "A"]}


def test_moving_between_lists_keeps_the_piece():
    patch = Patch()
    patch(sheet(hand={"a": ("x", "A"), "b": ("x", "B")}, row={}))
    delta = patch(sheet(hand={"b": ("x", "B")}, row={"a": ("x", "A")}))
    assert delta == {"lists": {"hand": ["b"], "row": ["a"]}}


def test_what_is_gone_is_said_and_a_forgotten_list_is_emptied():
    patch = Patch()
    patch(sheet(hand={"a": ("x", "A")}, row={"c": ("x", "C")}))
    assert patch(sheet(row={"c": ("x", "C")})) == {"lists": {"hand": []}, "gone": ["a"]}


def test_a_new_skeleton_starts_anew():
    patch = Patch()
    patch(sheet(row={"a": ("x", "A")}))
    delta = patch(sheet("<other>", row={"a": ("x", "A")}))
    assert delta["skeleton"] == "<other>" and delta["set"] == {"a": ["div", "x", "A"]}


def test_two_pieces_of_one_name_are_a_fault():
    with pytest.raises(ValueError, match="two pieces"):
        sheet(row={"a": ("x", "A")}, hand={"a": ("x", "A")})


def test_json_is_json():
    text = Patch().json(sheet(row={"a": ('t="ü"', "<b>’</b>")}))
    assert json.loads(text)["set"]["a"][2] == "<b>’</b>"
