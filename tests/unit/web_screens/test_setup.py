"""Set-up: sensible defaults, seats that fit the mode, options that fit the seats, and what the session is asked for."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest

from glue.screens import parts, setup

ABOUT: dict[str, Any] = {
    "id": "attack-on-titan",
    "name": "Attack on Titan",
    "seats": [1, 2, 3, 4],
    "minutes": "60–90",
    "weight": 2,
    "modes": [
        {"id": "team", "label": "Team, one Hero each", "seats": [2, 3, 4], "note": "Each leads one Hero."},
        {"id": "solo", "label": "Solo squad of three", "seats": [1], "note": ""},
    ],
    "options": [
        {
            "id": "difficulty",
            "label": "How hard",
            "note": "",
            "default": "standard",
            "modes": None,
            "seats": None,
            "choices": [
                {"id": v, "label": v.title(), "note": f"note of {v}"}
                for v in ("civilian", "rookie", "standard", "veteran", "nightmare")
            ],
        },
        {
            "id": "open",
            "label": "Open hands",
            "note": "Teammates see them.",
            "default": True,
            "modes": ["team"],
            "seats": None,
            "choices": [{"id": True, "label": "Yes", "note": ""}, {"id": False, "label": "No", "note": ""}],
        },
        {
            "id": "help",
            "label": "Help",
            "note": "",
            "default": 0,
            "modes": None,
            "seats": [4],
            "choices": [{"id": 0, "label": "None", "note": ""}, {"id": 1, "label": "One card", "note": "for all"}],
        },
        {
            "id": "first",
            "label": "Who begins",
            "note": "",
            "default": "random",
            "modes": None,
            "seats": None,
            "choices": [
                {"id": "random", "label": "By lot", "note": ""},
                *({"id": n, "label": f"Seat {n}", "note": ""} for n in (1, 2, 3, 4)),
            ],
        },
    ],
    "bots": [{"id": "random", "label": "Rookie", "note": ""}, {"id": "greedy", "label": "Steady", "note": ""}],
}


@pytest.fixture
def about() -> dict[str, Any]:
    return copy.deepcopy(ABOUT)


def fields(html: str) -> set[str]:
    return set(re.findall(r' name="([^"]+)"', html))


def test_one_click_plays(about: dict[str, Any]) -> None:
    state = setup.defaults(about)
    asked = setup.order(about, state)
    assert asked["seed"] is None
    assert asked["options"] == {"mode": "team", "difficulty": "standard", "open": True, "first": "random"}
    assert asked["seats"] == [
        {"kind": "person", "name": "Ada", "level": ""},
        {"kind": "bot", "name": "Bruno", "level": "greedy"},
    ]


def test_the_real_engine_takes_the_defaults() -> None:
    import pyengine

    for game in pyengine.games():
        state = setup.defaults(game)
        asked = setup.order(game, state)
        match = pyengine.new(
            game["id"], len(asked["seats"]), 7, [s["name"] for s in asked["seats"]], **asked["options"]
        )
        assert match.open


def test_modes_change_the_number_of_seats(about: dict[str, Any]) -> None:
    state = setup.defaults(about)
    assert setup.change(about, state, "add", "") and len(state["seats"]) == 3
    assert setup.change(about, state, "mode", "solo") and len(state["seats"]) == 1
    assert state["seats"][0]["kind"] == "person"
    assert setup.next_count(about, state, 1) is None
    assert 'name="add"' not in setup.form(about, state) and 'name="drop.0"' not in setup.form(about, state)
    assert "open" not in setup.order(about, state)["options"], "an option of another mode"
    setup.change(about, state, "mode", "team")
    assert len(state["seats"]) == 2


def test_seats_come_and_go(about: dict[str, Any]) -> None:
    state = setup.defaults(about)
    setup.change(about, state, "add", "")
    setup.change(about, state, "add", "")
    assert [s["name"] for s in state["seats"]] == ["Ada", "Bruno", "Chi", "Dara"]
    assert setup.next_count(about, state, 1) is None
    assert "help" in setup.order(about, state)["options"], "an option for four seats"
    setup.change(about, state, "drop.1", "")
    assert [s["name"] for s in state["seats"]] == ["Ada", "Chi", "Dara"]
    setup.change(about, state, "add", "")
    assert sorted({s["name"] for s in state["seats"]}) == ["Ada", "Bruno", "Chi", "Dara"], "names stay different"


def test_counts_with_gaps(about: dict[str, Any]) -> None:
    about["modes"] = []
    about["seats"] = [2, 4, 8]
    state = setup.defaults(about)
    setup.change(about, state, "add", "")
    assert len(state["seats"]) == 4
    assert "4 more seats" in setup.form(about, state)
    setup.change(about, state, "add", "")
    assert len({s["name"] for s in state["seats"]}) == 8
    setup.change(about, state, "drop.0", "")
    assert len(state["seats"]) == 4
    assert "mode" not in setup.order(about, state)["options"], "the engine has no modes here"


def test_who_begins_are_the_names_that_sit_there(about: dict[str, Any]) -> None:
    state = setup.defaults(about)
    option = about["options"][3]
    assert [label for _, label, _ in setup.choices_of(option, state)] == ["By lot", "Ada (A)", "Bruno (B)"]
    setup.change(about, state, "add", "")
    setup.change(about, state, "option.first", "3")
    assert setup.order(about, state)["options"]["first"] == 3
    setup.change(about, state, "drop.0", "")
    assert setup.order(about, state)["options"]["first"] == "random", "that seat is gone"


def test_last_choices_are_remembered_if_they_still_fit(about: dict[str, Any]) -> None:
    state = setup.defaults(about)
    setup.change(about, state, "add", "")
    setup.change(about, state, "seat.1.kind", "person")
    setup.change(about, state, "seat.1.name", "Zoe")
    setup.change(about, state, "seat.2.level", "random")
    setup.change(about, state, "option.difficulty", "4")
    again = setup.defaults(about, saved=copy.deepcopy(state))
    assert setup.order(about, again) == setup.order(about, state)
    assert setup.order(about, again)["options"]["difficulty"] == "nightmare"
    state["seats"][2]["level"] = "gone"
    state["options"]["difficulty"] = 99
    state["mode"] = "gone"
    fallen = setup.order(about, setup.defaults(about, saved=state))
    assert fallen["seats"][2]["level"] == "greedy"
    assert fallen["options"]["difficulty"] == "standard" and fallen["options"]["mode"] == "team"


@pytest.mark.parametrize(
    "junk", [None, 3, [], {}, {"seats": 5}, {"seats": [1, 2]}, {"seats": [{}] * 9}, {"options": 4}, {"mode": []}]
)
def test_damaged_memory_is_no_trouble(about: dict[str, Any], junk: Any) -> None:
    assert setup.order(about, setup.defaults(about, junk)) == setup.order(about, setup.defaults(about))


def test_seeds() -> None:
    assert setup.seed_of("  ") is None
    assert setup.seed_of(" 42 ") == 42
    assert setup.seed_of("amber lantern") == setup.seed_of("Amber Lantern ") != setup.seed_of("amber lanterns")
    assert 0 <= setup.seed_of("amber") < 2**40
    assert setup.seed_of("9" * 30) < 2**40


def test_names_are_trimmed_and_made_different(about: dict[str, Any]) -> None:
    state = setup.defaults(about)
    setup.change(about, state, "add", "")
    for n, name in enumerate(("Zoe", " Zoe  ", "   ")):
        setup.change(about, state, f"seat.{n}.name", name)
    names = [s["name"] for s in setup.order(about, state)["seats"]]
    assert names[0] == "Zoe" and names[2] == "Chi"
    assert len(set(names)) == 3
    setup.change(about, state, "seat.0.name", "x" * 60)
    assert len(setup.order(about, state)["seats"][0]["name"]) <= 24


def test_summary(about: dict[str, Any]) -> None:
    state = setup.defaults(about)
    assert setup.summary(about, state) == ("One person and one bot.", "Team, one Hero each; saved after every choice.")
    setup.change(about, state, "add", "")
    setup.change(about, state, "option.difficulty", "4")
    setup.change(about, state, "option.open", "1")
    assert setup.summary(about, state) == (
        "One person and 2 bots.",
        "Team, one Hero each; how hard: Nightmare; open hands: No; saved after every choice.",
    )
    for n in range(3):
        setup.change(about, state, f"seat.{n}.kind", "bot")
    assert setup.summary(about, state)[0] == "3 bots among themselves."
    for n in range(3):
        setup.change(about, state, f"seat.{n}.kind", "person")
    assert setup.summary(about, state)[0] == "3 people."


def test_form_has_a_control_for_everything(about: dict[str, Any]) -> None:
    state = setup.defaults(about)
    html = setup.form(about, state)
    assert fields(html) >= {
        "mode",
        "seat.0.name",
        "seat.0.kind",
        "seat.1.level",
        "add",
        "option.difficulty",
        "option.open",
        "option.first",
        "seed",
    }
    assert "seat.0.level" not in fields(html), "a person has no level"
    assert html.count('class="pillar"') == 5
    assert re.search(r'value="2" checked><span class="pillar"></span><b>Standard</b><small>note of standard', html)
    assert 'role="switch" name="option.open" data-on="0" data-off="1" checked' in html
    assert "option.help" not in fields(html)
    assert html.index("<details>") < html.index('name="option.first"'), "rare things are under More"
    assert html.index('name="option.difficulty"') < html.index("<details>")
    for name in re.findall(r'<input (?!type="(?:radio|checkbox))name="([^"]+)"', html):
        assert re.search(rf'<label[^>]*>(?:(?!</label>).)*name="{re.escape(name)}"', html), f"{name} has no label"


def test_text_of_people_is_escaped(about: dict[str, Any]) -> None:
    state = setup.defaults(about)
    setup.change(about, state, "seat.0.name", '"><img src=x>')
    assert "<img src=x" not in setup.form(about, state)


def test_options_of_a_seat_stand_in_its_row(about: dict[str, Any]) -> None:
    deck = {"note": "", "default": "random", "modes": None, "seats": None}
    deck["choices"] = [{"id": v, "label": v.title(), "note": ""} for v in ("random", "earth")]
    about["options"] += [{"id": f"guild{n}", "label": f"Deck of seat {n}", **deck} for n in (1, 2)]
    state = setup.defaults(about)
    rows = re.findall(r'<li class="sitter.*?</li>', setup.form(about, state), re.S)
    assert ['name="option.guild1"' in r for r in rows] == [True, False]
    assert ['name="option.guild2"' in r for r in rows] == [False, True]
    assert setup.form(about, state).count('name="option.guild1"') == 1
    setup.change(about, state, "option.guild2", "1")
    assert setup.order(about, state)["options"]["guild2"] == "earth"


def test_texts_go_to_the_engine_as_they_are(about: dict[str, Any]) -> None:
    about["options"].append(
        {"id": "deck1", "label": "Own deck", "note": "", "default": "", "modes": None, "seats": None, "text": True,
         "choices": [{"id": "", "label": "None", "note": ""}]}
    )  # fmt: skip
    state = setup.defaults(about)
    assert setup.order(about, state)["options"]["deck1"] == ""
    setup.change(about, state, "option.deck1", " Khutulun\nGer Migration </textarea>\n")
    assert setup.order(about, state)["options"]["deck1"] == "Khutulun\nGer Migration </textarea>"
    assert "own deck" in setup.summary(about, state)[1]
    html = setup.form(about, state)
    assert html.count("</textarea>") == 1 and html.index("<details>") < html.index("<textarea")
    again = setup.defaults(about, saved=copy.deepcopy(state))
    assert setup.order(about, again)["options"]["deck1"].startswith("Khutulun")


def test_many_options_are_shelved(about: dict[str, Any]) -> None:
    rule = {"note": "", "default": 0, "modes": None, "seats": None, "choices": ABOUT["options"][2]["choices"]}
    about["options"] += [{"id": f"rule-{n}x", "label": f"Rule {n}", **rule} for n in "abcde"]
    shown, hidden = setup.shelve(setup.options_of(about, setup.defaults(about)))
    assert [o["id"] for o in shown] == ["difficulty", "open", "rule-ax", "rule-bx"]
    assert [o["id"] for o in hidden] == ["first", "rule-cx", "rule-dx", "rule-ex"]
    assert "…" in setup.form(about, setup.defaults(about))


def test_options_that_leave_no_choice_are_not_asked(about: dict[str, Any]) -> None:
    about["options"] += [
        {"id": "one", "label": "One", "note": "", "default": 1, "choices": [{"id": 1, "label": "One", "note": ""}]},
        {
            "id": "scene",
            "label": "Scene",
            "note": "",
            "default": 0,
            "hidden": True,
            "choices": ABOUT["options"][2]["choices"],
        },
    ]
    assert not {"one", "scene"} & set(setup.order(about, setup.defaults(about))["options"])


def test_a_ring_of_many(about: dict[str, Any]) -> None:
    about["modes"] = []
    about["seats"] = list(range(2, 25))
    state = setup.defaults(about)
    for _ in range(22):
        setup.change(about, state, "add", "")
    asked = setup.order(about, state)
    assert len({s["name"] for s in asked["seats"]}) == 24
    html = setup.form(about, state)
    assert 'aria-label="Level of seat X"' in html
    setup.change(about, state, "drop.23", "")
    assert "One more seat" in setup.form(about, state)


def test_whole_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "engine", lambda: {"attack-on-titan": ABOUT})
    html = setup.render(["attack-on-titan"])
    assert "Sit down" in html and "Hold five Walls" in html and 'data-game="attack-on-titan"' in html
    html = setup.render(["ettin"])
    assert "In preparation" in html and "Sit down" not in html
    for params in ([], ["chess"], ["<script>"]):
        html = setup.render(params)
        assert "No game has this name" in html and "<script" not in html
