"""Patterns, palettes, sprites, fonts, tiles: same input, same bytes; what cannot be drawn is told by name."""

from __future__ import annotations

import json
import re
import sys
import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "build"))

import art  # noqa: E402
import patterns  # noqa: E402

NPM = ROOT / "build" / "node_modules"
GAMES = tuple(patterns.FAMILIES)
needs_npm = pytest.mark.skipif(not (NPM / "@iconify-json/game-icons").exists(), reason="npm packages are not here")


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def face(**changes: Any) -> dict[str, Any]:
    return {
        "kind": "doorway-guard",
        "name": "Doorway Guard",
        "type": "Ally",
        "frame": "person",
        "group": "w20",
        "emblem": "minotaur",
        "stats": [{"id": "strength", "icon": "fist", "value": 4}],
        "keys": [{"id": "guardian", "label": "Guardian +2", "icon": "checked-shield"}],
    } | changes


# ---- numbers that must never change: a picture belongs to its name for ever --------------------------------


@pytest.mark.parametrize(
    ("text", "value"),
    [("", 2166136261), ("a", 3826002220), ("tokyo-ghoul/Ken Kaneki", 2290150977), ("worldbreakers/Möngke", 2101418960)],
)
def test_fnv1a(text: str, value: int) -> None:
    assert patterns.fnv1a(text) == value


def test_mulberry32_is_the_known_one() -> None:
    draw = patterns.mulberry32(1)
    assert [draw(), draw()] == [0.6270739405881613, 0.002735721180215478]
    draw = patterns.mulberry32(patterns.fnv1a("tokyo-ghoul/Ken Kaneki"))
    assert [draw() for _ in range(3)] == [0.6633822028525174, 0.1657903091982007, 0.18722894485108554]


def test_pictures_stay_as_they_are() -> None:
    """If this fails, a drawing has changed for everybody who knows it; new families go at the end of their list."""
    seen = {game: f"{patterns.fnv1a(patterns.pattern(game, 'Doorway Guard')):08x}" for game in GAMES}
    assert seen == PICTURES


PICTURES = {
    "tokyo-ghoul": "811f9d71",
    "attack-on-titan": "aa053de3",
    "worldbreakers": "c92379f5",
    "final-titan": "f6439e77",
    "ettin": "5df21d69",
}


@pytest.mark.parametrize("game", GAMES)
def test_patterns(game: str) -> None:
    drawn = {n: patterns.pattern(game, f"Card {n}") for n in range(150)}
    assert len(set(drawn.values())) > 140, "cards look the same"
    for text in drawn.values():
        assert 400 <= len(text) <= 4096
        ET.fromstring(f"<svg>{text}</svg>")
        assert "url(" not in text and " id=" not in text, "references do not survive <use> from another file"
        assert "var(--a)" in text and "var(--b)" in text
        colours = set(re.findall(r"#[0-9a-f]{3,6}\b", text))
        assert len(colours) <= 5, f"{colours}: colours belong into the palette"
    assert drawn[3] == patterns.pattern(game, "Card 3")


MARKS = {
    "tokyo-ghoul": (r"opacity=\".55\"", r"stroke-width=\".5\"", r"stroke-width=\"1.3\"", r"opacity=\".8\""),
    "attack-on-titan": (r"fill=\"#1c2613\"", r"<g fill=\"#000\">", r"stroke-width=\".9\" opacity=\".9\""),
    "worldbreakers": (
        r"rotate\(45",
        r"M-4 -?\d+l(\d) -\1 \1 \1",
        r"<circle",
        r"fill=\"none\" stroke=\"var\(--b\)\" stroke-width=\"(2.9|3|3.4|3.8|4.2)\"",
    ),
    "final-titan": (r"rotate\(-", r"z\" fill=\"var\(--a\)\"/>$", r"opacity=\".85\""),
    "ettin": (r"a1.7 1.7|a2 2|a2.\d 2.\d", r"stroke-linecap=\"square\"", r"stroke-linecap=\"round\""),
}


@pytest.mark.parametrize("game", GAMES)
def test_every_family_is_used(game: str) -> None:
    drawn = [patterns.pattern(game, f"Card {n}") for n in range(80)]
    for mark in MARKS[game]:
        assert any(re.search(mark, text) for text in drawn), mark


def test_shield_is_cut_by_geometry() -> None:
    shield = patterns._shield()
    right = patterns._cut(shield, -1, 0, -50)
    assert min(x for x, _ in right) == 50
    assert max(x for x, _ in right) == 88
    assert patterns._cut(shield, 1, 0, 5) == []


@pytest.mark.parametrize(("value", "text"), [(0.5, ".5"), (-0.5, "-.5"), (12.0, "12"), (-0.04, "0"), (3.25, "3.2")])
def test_short_numbers(value: float, text: str) -> None:
    assert patterns.num(value) == text


# ---- colours -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "group"), [(g, k) for g, groups in art.PALETTES.items() for k in groups])
def test_emblems_stand_out(game: str, group: str) -> None:
    a, b, c = art.PALETTES[game][group]
    assert contrast(c, a) >= 4.5
    assert contrast(a, b) >= 1.25, "the pattern cannot be seen"
    if game not in ("final-titan", "attack-on-titan"):  # outlined there, or half transparent
        assert contrast(c, b) >= 2.3


def test_palette_prefers_the_frame_and_knows_its_groups() -> None:
    assert art.palette("tokyo-ghoul", face(frame="foe")) == art.PALETTES["tokyo-ghoul"]["=foe"]
    assert art.palette("tokyo-ghoul", face()) == art.PALETTES["tokyo-ghoul"]["w20"]
    with pytest.raises(art.ArtError, match=r"'doorway-guard' has group 'w21'; known are w20, w4"):
        art.palette("tokyo-ghoul", face(group="w21"))


def test_palette_css_has_every_group() -> None:
    css = art.palette_css()
    assert css.count("{") == css.count("}")
    assert '[data-game="tokyo-ghoul"] .card[data-frame="foe"] { --a: #2b0a12; --b: #7d1023; --c: #ffe9e4;' in css
    assert '.card[data-group="earth"] { --a: #7a3a1d; --b: #c56a35; --c: #ffe9c6; --guild: #6b2f16;' in css
    assert css.index('data-group="w20"') < css.index('data-frame="foe"'), "the frame must win"


# ---- icons -------------------------------------------------------------------------------------------------


def test_page_icons_are_strokes_of_ours() -> None:
    names = "back undo redo hint book menu log search person bot clock file cards sun moon check play plus close"
    assert set(names.split()) <= set(art.UI)
    for name in art.UI:
        symbol = ET.fromstring(art.ui_symbol(name))
        assert symbol.get("viewBox") == "0 0 24 24"


def test_index_has_the_same_icons_as_the_sprite() -> None:
    html = (ROOT / "index.html").read_text(encoding="utf-8")
    for name in art.UI:
        assert art.ui_symbol(name) in html, f"ui-{name} differs; copy it from build/ui.json"


@needs_npm
def test_unknown_icon_is_told_with_its_card_and_its_like() -> None:
    icons = art.Icons(NPM)
    with pytest.raises(art.ArtError) as told:
        art.game_symbols("tokyo-ghoul", [face(emblem="cracked-masc"), face(kind="b", name="B", group="nowhere")], icons)
    text = str(told.value)
    assert "card 'doorway-guard' names the icon 'cracked-masc'" in text
    assert "cracked-mask" in text
    assert "card 'b' has group 'nowhere'" in text, "every fault is told at once"


@needs_npm
def test_one_kind_is_one_card() -> None:
    with pytest.raises(art.ArtError, match="is both 'Doorway Guard' and 'Other'"):
        art.game_symbols("tokyo-ghoul", [face(), face(name="Other")], art.Icons(NPM))


@needs_npm
def test_symbols_of_a_game() -> None:
    symbols = art.game_symbols("tokyo-ghoul", [face(), face()], art.Icons(NPM), ["hourglass"])
    ids = [ET.fromstring(s).get("id") for s in symbols]
    assert ids == [
        "em-checked-shield",
        "em-cracked-mask",
        "em-fist",
        "em-hourglass",
        "em-minotaur",
        "pat-tokyo-ghoul-doorway-guard",
    ]
    assert "currentColor" not in "".join(symbols), "an emblem takes the fill it is given"


def test_sources_name_their_icons(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(
        """x = em("fist") + '<use href="#em-cracked-mask"/>' + 'class="em-shade"' + em(name)"""
    )
    assert art.named_in_sources(tmp_path) == {"a.py": ["cracked-mask", "fist"]}


# ---- tiles -------------------------------------------------------------------------------------------------


def test_tiles_are_switched_by_the_engine() -> None:
    html = (ROOT / "index.html").read_text(encoding="utf-8")
    game = {"id": "tokyo-ghoul", "seats": [2, 3, 5], "minutes": "20–25", "weight": 3}
    none, one = art.switch_tiles(html, []), art.switch_tiles(html, [game])
    assert none == html, "as it lies in the repository, nothing is on"
    assert none.count('data-state="soon"') == 5
    assert one.count('data-state="soon"') == 4
    assert re.findall(r'data-game="([a-z-]+)" data-state="ready"', one) == ["tokyo-ghoul"]
    text = re.sub(r"<[^>]+>", "|", one)
    assert all(fact in text for fact in ("|2–5|", "|20–25 min|", "|Heavy|")), "the engine's numbers, not the shelf's"
    assert one.count('class="on"') == html.count('class="on"') + 2
    with pytest.raises(art.ArtError):
        art.switch_tiles("<html></html>", [game])


def test_shelf_and_tiles_say_the_same() -> None:
    html = (ROOT / "index.html").read_text(encoding="utf-8")
    shelf = json.loads((ROOT / "web/glue/games.json").read_text(encoding="utf-8"))["games"]
    tiles = dict(re.findall(r'<article class="tile [a-z-]+" data-game="([a-z-]+)"[^>]*>(.*?)</article>', html, re.S))
    assert list(tiles) == [g["id"] for g in shelf]
    for game in shelf:
        text = re.sub(r"<[^>]+>", "|", tiles[game["id"]])
        words = {1: "Light", 2: "Medium", 3: "Heavy"}[game["weight"]]
        for fact in (game["name"], game["kind"], game["players"], f"{game['minutes']} min", words, game["subtitle"]):
            assert f"|{fact}|" in text or not fact, f"{game['id']}: {fact}"
        assert tiles[game["id"]].count('class="on"') == game["weight"]


def test_shelf_agrees_with_the_engine() -> None:
    games, cards = art.engine_cards()
    shelf = {g["id"]: g for g in json.loads((ROOT / "web/glue/games.json").read_text(encoding="utf-8"))["games"]}
    assert set(cards) == {g["id"] for g in games}
    for game in games:
        assert shelf[game["id"]]["name"] == game["name"]
        assert 1 <= game["weight"] <= 3 and re.fullmatch(r"\d+(–\d+)?", game["minutes"])


def test_a_game_without_a_place_is_refused() -> None:
    with pytest.raises(art.ArtError, match="the engine has 'chess'"):
        art.check_shelf(ROOT / "web", [{"id": "chess"}])


def test_key_art_is_whole_and_light() -> None:
    for game in GAMES:
        text = (ROOT / "web/keyart" / f"{game}.svg").read_text(encoding="utf-8")
        root = ET.fromstring(text)
        assert root.get("viewBox") == "0 0 600 600"
        assert len(text) < 20_000
        known = set(re.findall(r'id="([^"]+)"', text))
        assert set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', text)) <= {
            pair for k in known for pair in ((k, ""), ("", k))
        }, "a reference leads nowhere"
        assert "http" not in text.replace("http://www.w3.org/2000/svg", "")


# ---- the whole ---------------------------------------------------------------------------------------------


@needs_npm
def test_everything_twice_is_the_same(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text((ROOT / "index.html").read_text(encoding="utf-8"), encoding="utf-8")
    games, cards = art.engine_cards()
    first, second = (art.make(NPM, tmp_path, games, cards) for _ in range(2))
    assert first == second
    assert {f"web/art/{game}.svg" for game in GAMES} <= set(first)
    for name, data in first.items():
        if name.endswith(".svg"):
            ids = re.findall(r'id="([^"]+)"', data.decode())
            assert len(ids) == len(set(ids)), name
            ET.fromstring(data)
    for game in games:
        sprite = first[f"web/art/{game['id']}.svg"].decode()
        for card in cards[game["id"]]:
            assert f'id="pat-{game["id"]}-{card["kind"]}"' in sprite
            assert all(f'id="em-{icon}"' in sprite for icon in art.icon_names(card))


@needs_npm
def test_fonts_and_their_licences() -> None:
    files = art.font_files(NPM)
    css = files["fonts.css"].decode()
    names = re.findall(r'url\("([^"]+)"\)', css)
    assert len(names) == 6
    for name in names:
        assert files[name][:4] == b"wOF2"
        licence = files[name.replace(".woff2", "-LICENSE.txt")].decode()
        assert licence.startswith("Copyright") and "SIL OPEN FONT LICENSE" in licence.upper()
    assert sum(len(files[n]) for n in names) < 260_000
    assert "font-stretch: 62% 125%" in css and css.count("font-display: swap") == 6
    firsts = [files[n].decode().splitlines()[0] for n in files if n.endswith(".txt")]
    assert all(a != b for a, b in pairwise(sorted(firsts))), "a family has another's licence line"


@needs_npm
def test_check_writes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "index.html").write_text((ROOT / "index.html").read_text(encoding="utf-8"), encoding="utf-8")
    before = sorted(tmp_path.rglob("*"))
    assert art.main([str(NPM), str(tmp_path), "--check"]) == 0
    assert sorted(tmp_path.rglob("*")) == before
    assert "kB" in capsys.readouterr().out
    assert art.main([str(NPM)]) == 2
