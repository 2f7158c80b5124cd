import re

import pytest

from glue import card
from glue.card import PLAIN, Renderer, State, fit, spoken

FACE = {
    "kind": "doorway-guard", "name": "Doorway Guard", "type": "Ally", "frame": "person", "origin": "20th ward",
    "group": "w20", "cost": 4, "emblem": "brute", "wide": False,
    "stats": [
        {"id": "influence", "icon": "conversation", "value": 1, "printed": 1, "label": "influence"},
        {"id": "strength", "icon": "fist", "value": 6, "printed": 4, "label": "strength"},
    ],
    "keys": [{"id": "guardian", "label": "Guardian +2", "icon": "checked-shield", "rule": "TKG-152"}],
    "text": [{"b": "Guardian +2"}, " — in rivals’ turns each of your allies has +2 strength."],
}  # fmt: skip


@pytest.fixture
def draw():
    return Renderer("tokyo-ghoul")


def test_accessible_name_has_current_values_and_the_moment():
    name = spoken(FACE, State(legal=True, note="Fight Doorway Guard: 7 against 6"))
    assert name == (
        "Doorway Guard, ally, 20th ward, cost 4, influence 1, strength 6 (printed 4), Guardian +2. "
        "Fight Doorway Guard: 7 against 6"
    )
    assert "drained" in spoken({**FACE, "drained": True})
    assert "chosen as number 2" in spoken(FACE, State(picked=True, order=2))


def test_changed_values_are_marked_by_more_than_colour(draw):
    html = draw.html(FACE)
    assert 'class="stat up" data-stat="strength"' in html
    weak = {**FACE, "stats": [{**FACE["stats"][1], "value": 2}]}
    assert 'class="stat down"' in draw.html(weak)
    same = {**FACE, "stats": [{**FACE["stats"][1], "value": 4}]}
    assert 'class="stat"' in draw.html(same)


@pytest.mark.parametrize(
    ("state", "has", "lacks"),
    [
        (PLAIN, ['aria-disabled="true"'], ["data-legal", "data-picked", "data-why"]),
        (State(legal=True), ["data-legal"], ["aria-disabled", "aria-pressed"]),
        (State(picked=True, legal=True), ["data-picked", 'aria-pressed="true"'], ["data-legal", "aria-disabled"]),
        (State(why=True), ["data-illegal data-why", 'aria-disabled="true"'], ["data-legal"]),
        (State(quiet=True, grab=True), ["data-quiet", "data-grab"], ["data-legal"]),
    ],
)
def test_states_are_attributes(draw, state, has, lacks):
    attrs = draw.piece(FACE, state)[1]
    assert all(h in attrs for h in has), attrs
    assert not any(no in attrs for no in lacks), attrs


def test_frames_costs_and_shapes(draw):
    assert "data-cost" in draw.piece(FACE)[1] and 'class="cost">4<' in draw.piece(FACE)[2]
    free = {**FACE, "cost": 0}
    assert 'class="cost">0<' in draw.piece(free)[2]
    none = {**FACE, "cost": None, "stats": [], "keys": []}
    assert "data-cost" not in draw.piece(none)[1] and 'class="cost"' not in draw.piece(none)[2]
    assert 'class="foot"' not in draw.piece(none)[2]
    assert 'data-frame="place"' in draw.piece({**FACE, "frame": "place", "wide": True})[1]
    assert "data-wide" in draw.piece({**FACE, "wide": True})[1]
    assert "data-drained" in draw.piece({**FACE, "drained": True})[1]
    assert 'class="wound">3<' in draw.piece({**FACE, "hurt": 3})[2]
    assert (
        'class="stage used">II<' in draw.piece({**FACE, "stages": [{"label": "I"}, {"label": "II", "used": True}]})[2]
    )


def test_odds_and_tokens_lie_on_the_card(draw):
    inside = draw.piece({**FACE, "tokens": [{"label": "2 poison"}]}, State(legal=True, odds="7 : 6 wins"))[2]
    assert re.search(r'token odds">7 : 6 wins<.*token">2 poison<', inside)


def test_the_inside_stays_when_only_the_state_changes_and_goes_when_a_number_does(draw):
    plain, lit = draw.piece(FACE), draw.piece(FACE, State(legal=True))
    assert plain[2] == lit[2] and plain[1] != lit[1]
    stronger = {**FACE, "stats": [FACE["stats"][0], {**FACE["stats"][1], "value": 9}]}
    assert draw.piece(stronger)[2] != plain[2]
    assert draw.piece({**FACE, "hurt": 1})[2] != plain[2]


def test_nothing_inside_a_card_can_be_focused(draw):
    face = {**FACE, "text": ["See ", {"rule": "TKG-152", "name": "Guardian"}, {"card": "x", "name": "X"}]}
    assert not re.search(r"<a\b|<button|tabindex", draw.piece(face)[2])


def test_everything_of_a_face_is_escaped():
    evil = "\"><b onclick=x>'&"
    face = {
        "kind": evil, "name": evil, "type": evil, "frame": evil, "origin": evil, "group": evil,
        "cost": evil, "emblem": evil,
        "stats": [{"id": evil, "icon": evil, "value": evil, "printed": evil, "label": evil}],
        "keys": [{"id": evil, "label": evil, "icon": evil}], "text": [evil, {"b": evil}], "tokens": [{"label": evil}],
        "stages": [{"label": evil}], "hurt": evil,
    }  # fmt: skip
    html = card.html(face, game=evil)
    assert "<b onclick" not in html
    assert html.count("&lt;b onclick=x&gt;") >= 15


def test_names_get_smaller_by_length_and_by_their_longest_word():
    names = ("Ken Kaneki", "Twin-Blade Runner", "CCG Field Investigator", "A name of many many words")
    assert [fit(n) for n in names] == ["1", ".9", ".8", ".7"]
    assert fit("Investigators") == ".8"


def test_every_card_of_every_game_can_be_drawn():
    import pyengine

    for game in pyengine.games():
        draw = Renderer(game["id"])
        for face in pyengine.cards(game["id"]):
            html = draw.html(face, State(legal=True))
            assert html.count("<div") == html.count("</div>") and html.count("<span") == html.count("</span>")
            assert re.findall(r"\w+", face["name"])[0][:3] in html
