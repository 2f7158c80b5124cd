"""Rules, gallery and about as HTML: what is found, what is linked, what is said when nothing is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from glue.screens import about, cards, parts, rules

ROOT = Path(__file__).resolve().parents[3]
GAME = "tokyo-ghoul"
TEXT = """# Tokyo Ghoul
## Abilities
- **TKG-152** Guardian +2 helps in rivals' turns.
- **TKG-153** Ken Kaneki's copies count one by one.
## Cards
Something else.
"""


def face(name: str, **more: Any) -> dict[str, Any]:
    return {
        "kind": name.lower().replace(" ", "-"),
        "name": name,
        "type": "Ally",
        "frame": "person",
        "origin": "20th ward",
        "group": "w20",
        "cost": 4,
        "stats": [{"id": "strength", "icon": "fist", "value": 4, "printed": 4, "label": "strength"}],
        "keys": [{"id": "guardian", "label": "Guardian +2", "icon": "checked-shield", "rule": "TKG-152"}],
        "text": [{"b": "Guardian +2"}, " in rivals' turns"],
        "emblem": "minotaur",
        "copies": 3,
        "mark": "D",
    } | more


FACES = [
    face("Doorway Guard"),
    face("Ken Kaneki", cost=5, keys=[], text=[], mark="R"),
    face(
        "Banner Carrier",
        cost=10,
        origin="11th ward",
        keys=[{"id": "melee", "label": "Melee +1", "icon": "x", "rule": None}],
    ),
    face(
        "Gang Lieutenant",
        cost=5,
        origin="11th ward",
        keys=[{"id": "melee", "label": "Melee +2", "icon": "x", "rule": None}],
    ),
    face(
        "Anteiku",
        type="Location",
        frame="place",
        wide=True,
        keys=[],
        stats=[],
        cost=3,
        text=["Influence +1 each turn."],
    ),
]


@pytest.fixture(autouse=True)
def engine(monkeypatch: pytest.MonkeyPatch) -> None:
    import pyengine

    monkeypatch.setattr(parts, "engine", lambda: {GAME: {"id": GAME}})
    monkeypatch.setattr(pyengine, "cards", lambda game: FACES)
    monkeypatch.setattr(pyengine, "rules", lambda game: TEXT)
    rules.book.cache_clear()
    cards.faces.cache_clear()


@pytest.fixture(autouse=True, scope="module")
def fresh() -> Any:
    yield
    rules.book.cache_clear()
    cards.faces.cache_clear()


# ---- gallery -----------------------------------------------------------------------------------------------


def test_filters_offer_what_there_is() -> None:
    assert cards.choices(FACES) == {
        "type": ["Ally", "Location"],
        "origin": ["20th ward", "11th ward"],
        "cost": ["3", "4", "5", "10"],
        "key": ["Guardian", "Melee"],
    }


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ({}, 5),
        ({"q": "kaneki"}, 1),
        ({"q": "KEN kan"}, 1),
        ({"q": "rivals' turns guard"}, 3),
        ({"q": "influence +1"}, 1),
        ({"q": "strength 4"}, 4),
        ({"q": "nothing like it"}, 0),
        ({"type": "Location"}, 1),
        ({"origin": "11th ward"}, 2),
        ({"cost": "5"}, 2),
        ({"cost": "1"}, 0),
        ({"key": "Melee"}, 2),
        ({"key": "Melee", "cost": "5", "origin": "11th ward", "type": "Ally", "q": "gang"}, 1),
    ],
)
def test_filtering(asked: dict[str, str], found: int) -> None:
    assert len(cards.matching(FACES, asked)) == found


def test_count_in_words() -> None:
    assert [cards.told(5, 5), cards.told(1, 5), cards.told(0, 5)] == [
        "All 5 cards",
        "1 card of 5",
        "No card has all of that",
    ]


def test_gallery_has_every_card_as_a_link() -> None:
    html = cards.render([GAME])
    assert re.findall(r'class="cardlink" href="([^"]+)"', html) == [f"#/cards/{GAME}/{f['kind']}" for f in FACES]
    assert html.count("data-wide") >= 2
    assert 'data-wanted=""' in html
    assert 'data-wanted="ken-kaneki"' in cards.render([GAME, "ken-kaneki"])
    assert "No card of this game" in cards.render([GAME, "nobody"])


def test_sheet_tells_all() -> None:
    html = cards.sheet(GAME, FACES[0], FACES)
    for bit in (
        "Ally · 20th ward",
        "<dt>Cost</dt><dd>4</dd>",
        "<dd>3</dd>",
        "helps in rivals",
        f'href="#/rules/{GAME}/TKG-152"',
        "Values of this edition.",
    ):
        assert bit in html, bit
    assert 'data-show="anteiku"' in html and 'data-show="ken-kaneki"' in html, "it leafs round"
    html = cards.sheet(GAME, FACES[1], FACES)
    assert "In the rules" in html and "copies count one by one" in html, "the rules that call it by name"
    assert "No text" in html


# ---- rules -------------------------------------------------------------------------------------------------


def test_rules_screen() -> None:
    html = rules.render([GAME, "TKG-153"])
    assert 'data-wanted="TKG-153"' in html and 'id="r-TKG-153"' in html
    assert "There is no rule" not in html
    assert "There is no rule TKG-999" in rules.render([GAME, "TKG-999"])
    assert re.findall(r'data-to="([^"]+)"', html) == ["s-abilities", "s-cards"]


def test_rules_search() -> None:
    book = rules.book(GAME)
    html = rules.results(book, "guardian")
    assert "1 place with" in html and "<mark>Guardian</mark>" in html and "Ken Kaneki" not in html
    html = rules.results(book, "<b>x")
    assert "Nothing has all of" in html and "<b>x" not in html
    assert rules.results(book, "  ") == rules.results(book, "")


# ---- what is not there -------------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", [rules, cards])
def test_games_in_preparation_say_so(screen: Any) -> None:
    html = screen.render([])
    assert html.count("In preparation") == 4
    assert re.findall(r'class="pickgame" href="([^"]+)"', html) == [f"#/{screen.__name__.rsplit('.', 1)[1]}/{GAME}"]
    html = screen.render(["ettin"])
    assert "In preparation" in html and "Ettin" in html
    assert "No game has this name" in screen.render(["chess"])


@pytest.mark.parametrize("screen", [rules, cards])
def test_addresses_are_escaped(screen: Any) -> None:
    for params in (['"><script>'], [GAME, '"><script>']):
        assert "<script" not in screen.render(params)


# ---- about -------------------------------------------------------------------------------------------------


def test_about_names_everybody() -> None:
    html = about.render([])
    for bit in (
        "game-icons.net",
        "Creative Commons",
        "not affiliated",
        "Pyodide",
        "PyScript",
        "Tokyo Ghoul",
        "Worldbreakers",
    ):
        assert bit in html
    for family in ("Archivo", "New Tegomin", "Grenze Gotisch", "El Messiri", "Protest Strike", "Almendra"):
        assert family in html
    assert "style=&quot;" not in html


def test_about_links_to_files_of_the_site() -> None:
    import sys

    sys.path.insert(0, str(ROOT / "build"))
    import art

    names = {f"vendor/fonts/{font.slug}-LICENSE.txt" for font in art.FONTS}
    linked = set(re.findall(r'href="(vendor/[^"]+)"', about.render([])))
    assert linked == names
