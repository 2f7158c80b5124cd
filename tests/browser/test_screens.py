"""Library, set-up, rules, gallery, about: drawn early, honest, reachable by keyboard, whole at every size."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from harness import BOOT, ready
from playwright.sync_api import Browser, Page, expect

GAME = "tokyo-ghoul"
ROUTES = ("#/", f"#/setup/{GAME}", "#/setup/ettin", f"#/rules/{GAME}", "#/rules", f"#/cards/{GAME}", "#/about")
WITHOUT_PYTHON = """
    const get = fetch, never = new Promise(() => {});
    window.fetch = (...args) => String(args[0]?.url ?? args[0]).includes('stdlib') ? never : get(...args);
"""
SHIFT = """
    window.shift = 0;
    const add = list => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.shift += e.value; };
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
"""
TABLES = [
    {"id": "old", "game": "ettin", "title": "Ettin", "where": "Age II · you deploy", "progress": 0.58, "updated": 1},
    {"id": "new", "game": GAME, "title": "Tokyo Ghoul", "where": "Round 6 · <img src=x>", "progress": 7, "updated": 2},
    {"nonsense": True},
]


def store(page: Page, **values: Any) -> None:
    for key, value in values.items():
        text = value if isinstance(value, str) else json.dumps(value)
        page.add_init_script(f"if (!sessionStorage.seen) localStorage.setItem('five-tables/{key}', {json.dumps(text)})")
    page.add_init_script("sessionStorage.seen = 1")


SHOWN = {
    "setup": ".setup",
    "rules": ".book, .pickgames, .narrow",
    "cards": ".gallery, .pickgames, .narrow",
    "about": ".about",
}


def go(page: Page, route: str) -> None:
    """Walk to a screen of the running page, and wait until it is that game's."""
    page.evaluate("route => { location.hash = route }", route)
    screen, game = (*route.strip("#/").split("/"), "")[:2]
    if not screen:
        expect(page.locator("#library")).to_be_visible()
        return
    expect(page.locator("#library")).to_be_hidden()
    page.wait_for_function(
        "([screen, game]) => document.documentElement.dataset.route === screen"
        " && (document.body.dataset.game ?? '') === game",
        arg=[screen, game],
    )
    expect(page.locator(f"#screen :is({SHOWN[screen]})").first).to_be_visible()


def too_wide(page: Page) -> list[str]:
    """What sticks out of the page to the right."""
    return page.evaluate("""() => {
        const w = document.documentElement.clientWidth;
        if (document.documentElement.scrollWidth <= w) return [];
        return [...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > w + 1)
            .map(e => e.tagName + '.' + e.className).slice(0, 8);
    }""")


# ---- the library, before Python ----------------------------------------------------------------------------


def test_library_stands_without_python(page: Page, base_url: str) -> None:
    page.add_init_script(WITHOUT_PYTHON + SHIFT)
    store(page, index=TABLES)
    page.goto(base_url + "/index.html")
    tiles = page.locator(".tile")
    expect(tiles).to_have_count(5)
    for n in range(5):
        expect(tiles.nth(n).locator("h2")).to_be_visible()
    page.wait_for_function(
        "() => [...document.images].every(i => !i.checkVisibility() || i.complete && i.naturalWidth)"
    )
    ready_tile = page.locator(f'.tile[data-game="{GAME}"]')
    expect(ready_tile.get_by_role("link", name="Play Tokyo Ghoul")).to_be_visible()
    expect(ready_tile.get_by_text("In preparation")).to_be_hidden()
    expect(page.locator("#engine-bar")).to_be_visible()
    page.wait_for_function("() => /[0-9.]+ of [0-9.]+ MB/.test(document.getElementById('engine-how').textContent)")
    page.evaluate("() => document.fonts.ready")
    assert page.evaluate("window.shift") < 0.03, "things moved after the first paint"


def test_tiles_are_what_the_engine_has(page: Page, base_url: str) -> None:
    import pyengine

    page.add_init_script(WITHOUT_PYTHON)
    page.goto(base_url + "/index.html")
    on = page.locator('.tile[data-state="ready"]').evaluate_all("all => all.map(e => e.dataset.game)")
    assert sorted(on) == sorted(g["id"] for g in pyengine.games())
    for tile in page.locator('.tile[data-state="soon"]').all():
        expect(tile.get_by_text("In preparation")).to_be_visible()
        expect(tile.get_by_role("link", name=re.compile("^Play"))).to_have_count(0)


def test_continue_lists_the_last_tables(page: Page, base_url: str) -> None:
    page.add_init_script(WITHOUT_PYTHON)
    store(page, index=TABLES, **{"table/old": {"save": "x"}})
    page.goto(base_url + "/index.html")
    saves = page.locator("#continue .save")
    expect(saves).to_have_count(2)
    expect(saves.nth(0)).to_contain_text("Round 6 · <img src=x>")
    expect(saves.nth(0).locator("a")).to_have_attribute("href", "#/table/new")
    expect(saves.locator("small img")).to_have_count(0)
    saves.nth(1).get_by_role("button", name=re.compile("Remove Ettin")).click()
    page.get_by_role("button", name="Keep").click()
    expect(saves).to_have_count(2)
    saves.nth(1).get_by_role("button", name=re.compile("Remove Ettin")).click()
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(saves).to_have_count(1)
    assert page.evaluate("localStorage.getItem('five-tables/table/old')") is None
    page.reload()
    expect(saves).to_have_count(1)


@pytest.mark.parametrize("junk", ["", "{", '{"a":1}', "[null, 3]", '[{"id": "a"}]'])
def test_damaged_list_of_tables(page: Page, base_url: str, junk: str) -> None:
    page.add_init_script(WITHOUT_PYTHON)
    store(page, index=junk)
    page.goto(base_url + "/index.html")
    expect(page.locator(".tile")).to_have_count(5)
    expect(page.locator("#continue")).to_be_hidden()


def test_a_game_chosen_early_is_kept(page: Page, base_url: str) -> None:
    page.add_init_script(WITHOUT_PYTHON)
    page.goto(base_url + "/index.html")
    page.get_by_role("link", name="Play Tokyo Ghoul").click()
    expect(page.locator(f'.tile[data-game="{GAME}"]')).to_have_attribute("data-chosen", "")
    expect(page.locator("#engine-how")).to_contain_text("Tokyo Ghoul opens by itself when the table is set")
    expect(page.locator("#library")).to_be_visible()
    page.go_back()
    expect(page.locator(".tile[data-chosen]")).to_have_count(0)
    expect(page.locator("#engine-how")).to_contain_text("Choose a game now")


def test_an_early_choice_opens_by_itself(page: Page, base_url: str) -> None:
    page.goto(base_url + "/index.html", wait_until="commit")
    page.get_by_role("link", name="Play Tokyo Ghoul").click()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible(timeout=BOOT)
    expect(page.locator("#library")).to_be_hidden()
    expect(page.locator("#engine")).to_be_hidden()


def test_a_link_shows_where_it_leads(page: Page, base_url: str) -> None:
    page.add_init_script(WITHOUT_PYTHON)
    page.goto(base_url + f"/index.html#/cards/{GAME}")
    expect(page.locator("#library")).to_be_hidden()
    expect(page.locator("#waiting")).to_contain_text("The cards of Tokyo Ghoul")
    page.locator("#waiting").get_by_role("link", name="To the library").click()
    expect(page.locator("#library")).to_be_visible()
    expect(page.locator("#waiting")).to_be_hidden()


def test_a_stop_of_loading_is_told(page: Page, base_url: str) -> None:
    page.add_init_script(WITHOUT_PYTHON)
    page.goto(base_url + "/index.html")
    page.wait_for_function("() => document.getElementById('engine-bar').value > 0")
    tell = """([name, got]) => {
        dispatchEvent(new CustomEvent('boot:' + name, { detail: { got, total: 12e6 } }));
        return document.getElementById('engine').textContent;
    }"""
    said = page.evaluate(tell, ["stalled", 2e6])
    assert "Loading has stopped" in said and "2.0 of 12.0 MB" in said and "saved tables are safe" in said
    said = page.evaluate(tell, ["progress", 3e6])
    assert "Setting the table" in said and "3.0 of 12.0 MB" in said, "it goes on after all"


def test_opened_as_a_file_it_says_what_to_do(browser: Browser, site: Path) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto((site / "index.html").as_uri())
    expect(page.locator("#engine")).to_contain_text("Opened as a file")
    expect(page.locator(".tile")).to_have_count(5)
    context.close()


def saved() -> bytes:
    import pyengine

    return pyengine.new(GAME, 2, seed=5, names=["Zoe", "Bot"]).save().encode()


@pytest.mark.parametrize("early", [True, False])
def test_a_file_is_opened(page: Page, base_url: str, early: bool) -> None:
    page.goto(base_url + "/index.html", wait_until="domcontentloaded" if early else "load")
    if not early:
        ready(page)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a file").click()
    chooser.value.set_files({"name": "mine.json", "mimeType": "application/json", "buffer": saved()})
    expect(page).to_have_url(re.compile(r"#/table/\w+$"), timeout=BOOT)
    tables = json.loads(page.evaluate("localStorage.getItem('five-tables/index')"))
    assert [t["game"] for t in tables] == [GAME]


def test_a_file_that_is_none_is_told(app: Page) -> None:
    app.locator("#file").set_input_files({"name": "cat.json", "mimeType": "application/json", "buffer": b"miaow"})
    expect(app.get_by_text("This file is not a saved table")).to_be_visible()
    expect(app.locator("#library")).to_be_visible()


def test_theme_is_chosen_and_kept(page: Page, base_url: str) -> None:
    page.add_init_script(WITHOUT_PYTHON)
    page.emulate_media(color_scheme="light")
    page.goto(base_url + "/index.html")
    ground = "getComputedStyle(document.querySelector('.lib')).backgroundColor"
    light = page.evaluate(ground)
    page.get_by_role("button", name="Switch between light and dark").click()
    dark = page.evaluate(ground)
    assert dark != light
    page.reload()
    assert page.evaluate(ground) == dark
    page.get_by_role("button", name="Switch between light and dark").click()
    assert page.evaluate(ground) == light
    assert page.evaluate("localStorage.getItem('five-tables/theme')") is None, "as the system has it: nothing to keep"


# ---- set-up ------------------------------------------------------------------------------------------------


def test_one_click_plays(app: Page) -> None:
    app.get_by_role("link", name="Play Tokyo Ghoul").click()
    app.get_by_role("button", name="Sit down").click()
    expect(app).to_have_url(re.compile(r"#/table/\w+$"))
    tables = json.loads(app.evaluate("localStorage.getItem('five-tables/index')"))
    assert [t["game"] for t in tables] == [GAME]
    go(app, "#/")
    expect(app.locator("#continue .save")).to_have_count(1)


def test_set_up_with_the_keyboard_and_remembered(app: Page) -> None:
    go(app, f"#/setup/{GAME}")
    app.get_by_label("Name of seat A").fill("Zoe")
    app.get_by_role("button", name="Third seat").focus()
    app.keyboard.press("Enter")
    expect(app.get_by_label("Name of seat C")).to_be_focused()
    app.locator('input[name="seat.1.kind"][value="bot"]').focus()
    app.keyboard.press("ArrowLeft")
    expect(app.locator('input[name="seat.1.kind"][value="person"]')).to_be_focused()
    expect(app.locator("#sit")).to_contain_text("2 people and one bot")
    app.get_by_label("Level of seat C").select_option("random")
    app.locator("summary").click()
    app.get_by_label("Seed").fill("amber lantern")
    app.get_by_label("Who begins").select_option(label="Zoe (A)")
    expect(app.locator("#sit")).to_contain_text("who begins: Zoe (A)", ignore_case=True)
    app.get_by_label("Name of seat A").focus()
    app.keyboard.press("Enter")
    expect(app).to_have_url(re.compile(r"#/table/\w+$"))
    record = json.loads(
        app.evaluate("localStorage.getItem('five-tables/table/' + JSON.parse(localStorage['five-tables/index'])[0].id)")
    )
    assert [(s["name"], s["kind"], s["level"]) for s in record["seats"]] == [
        ("Zoe", "person", ""), ("Bruno", "person", ""), ("Chi", "bot", "random"),
    ]  # fmt: skip
    go(app, f"#/setup/{GAME}")
    expect(app.get_by_label("Name of seat A")).to_have_value("Zoe")
    expect(app.get_by_label("Level of seat C")).to_have_value("random")
    app.get_by_role("button", name="Remove seat B, Bruno").click()
    expect(app.locator(".sitter")).to_have_count(2)
    expect(app.locator("#sit")).to_contain_text("One person and one bot")


def test_a_game_in_preparation_says_so(app: Page) -> None:
    import pyengine

    missing = [
        g
        for g in ("ettin", "worldbreakers", "attack-on-titan", "final-titan")
        if g not in {x["id"] for x in pyengine.games()}
    ]
    if not missing:
        pytest.skip("all five games are in the engine")
    for screen in ("setup", "rules", "cards"):
        go(app, f"#/{screen}/{missing[0]}")
        expect(app.locator("#screen")).to_contain_text("In preparation")


# ---- rules -------------------------------------------------------------------------------------------------


def test_rule_is_shown_by_its_link(app: Page) -> None:
    go(app, f"#/rules/{GAME}/TKG-059")
    rule = app.locator("#r-TKG-059")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    expect(rule).to_have_class(re.compile("wanted"))
    assert rule.bounding_box()["y"] >= 52, "it lies under the bar"


def test_rules_are_searched(app: Page) -> None:
    go(app, f"#/rules/{GAME}")
    everything = app.locator("#rules-body [data-rule]").count()
    assert everything > 100
    app.keyboard.press("/")
    box = app.get_by_label("Search the rules")
    expect(box).to_be_focused()
    box.fill("guardian")
    expect(app.locator("#rules-body mark").first).to_have_text(re.compile("guardian", re.I))
    assert 0 < app.locator("#rules-body [data-rule]").count() < everything / 4
    box.fill("qqqq")
    expect(app.locator("#rules-body")).to_contain_text("Nothing has all of")
    app.keyboard.press("Escape")
    expect(app.locator("#rules-body [data-rule]")).to_have_count(everything)
    first = app.locator(".toc a[data-to]").nth(3)
    to = first.get_attribute("data-to")
    first.click()
    expect(app.locator(f"#{to}")).to_be_in_viewport()


# ---- gallery -----------------------------------------------------------------------------------------------


def test_gallery_filters(app: Page) -> None:
    import pyengine

    all = pyengine.cards(GAME)
    go(app, f"#/cards/{GAME}")
    shown = app.locator("#grid > li:visible")
    expect(shown).to_have_count(len(all))
    app.get_by_label("Type").select_option("Enemy")
    expect(shown).to_have_count(sum(c["type"] == "Enemy" for c in all))
    app.get_by_label("Search the cards").fill("no such words")
    expect(app.locator("#told")).to_have_text("No card has all of that")
    app.get_by_role("button", name="Show all cards").click()
    expect(shown).to_have_count(len(all))
    app.get_by_label("Keyword").select_option("Guardian")
    expect(app.locator("#told")).to_have_text(re.compile(rf"^\d+ cards? of {len(all)}$"))


def test_card_sheet(app: Page) -> None:
    go(app, f"#/cards/{GAME}")
    app.get_by_role("link", name=re.compile("Ken Kaneki")).click()
    sheet = app.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Ken Kaneki")).to_be_focused()
    assert app.url.endswith(f"#/cards/{GAME}/ken-kaneki")
    app.keyboard.press("ArrowRight")
    expect(sheet.get_by_role("heading", level=2)).not_to_have_text("Ken Kaneki")
    app.keyboard.press("ArrowLeft")
    expect(sheet.get_by_role("heading", level=2)).to_have_text("Ken Kaneki")
    app.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(app.get_by_role("link", name=re.compile("Ken Kaneki"))).to_be_focused()
    go(app, f"#/cards/{GAME}/doorway-guard")
    expect(sheet.get_by_role("heading", name="Doorway Guard")).to_be_visible()
    sheet.get_by_role("link", name="TKG-152").first.click()
    expect(app.locator("#r-TKG-152")).to_be_in_viewport()


def test_cards_are_drawn_and_their_words_fit(app: Page) -> None:
    go(app, f"#/cards/{GAME}")
    app.add_style_tag(content=".grid > li { content-visibility: visible !important }")
    page_of = """() => [...document.querySelectorAll('#grid .card')].map(c => ({
        name: c.getAttribute('aria-label'),
        lost: [...c.querySelectorAll('use')].map(u => u.getAttribute('href')).filter(h => !document.querySelector(h)),
        over: [...c.querySelectorAll('.text, .name')]
            .filter(e => e.clientHeight && e.scrollHeight > e.clientHeight + 1).map(e => e.className),
        ink: getComputedStyle(c.querySelector('.em')).fill,
    }))"""
    for width in (1440, 390):
        app.set_viewport_size({"width": width, "height": 844})
        faults = [c for c in app.evaluate(page_of) if c["lost"] or c["over"] or c["ink"] in ("none", "rgb(0, 0, 0)")]
        assert not faults, faults[:4]


# ---- every screen ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_accessible(app: Page, scheme: str) -> None:
    app.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    found = []
    for route in (*ROUTES, f"#/cards/{GAME}/ken-kaneki"):
        go(app, route)
        if route.endswith("kaneki"):
            expect(app.get_by_role("dialog")).to_be_visible()
        for fault in Axe().run(app).response["violations"]:
            nodes = [n["html"][:160] for n in fault["nodes"][:3]]
            found.append(f"{route} {fault['id']} ({fault['impact']}): {fault['help']} {nodes}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("width", [320, 390, 768, 1024, 1440, 2560])
def test_nothing_sticks_out(app: Page, width: int) -> None:
    for route in ROUTES:
        go(app, route)
        app.set_viewport_size({"width": width, "height": 800})
        assert not too_wide(app), f"{route} at {width}"


def test_text_of_double_size(app: Page) -> None:
    """Letters twice as large push things apart; nothing is cut off or sticks out."""
    app.set_viewport_size({"width": 390, "height": 844})
    for route in ROUTES:
        go(app, route)
        app.evaluate("document.documentElement.style.fontSize = '200%'")
        assert not too_wide(app), route
        cut = app.evaluate("""() => [...document.querySelectorAll('.tile .tt, .pic > div, .bar .stackname')]
            .filter(e => e.checkVisibility() && e.offsetTop < 0 || e.offsetHeight > e.parentElement.clientHeight + 1)
            .map(e => e.textContent.trim().slice(0, 40))""")
        assert not cut, f"{route}: {cut}"
        app.evaluate("document.documentElement.style.fontSize = ''")


def test_the_last_address_wins(page: Page, base_url: str) -> None:
    """A screen that waits for its art must not draw itself over one that was asked for later."""
    page.add_init_script("""
        const get = fetch;
        window.fetch = (...args) => String(args[0]?.url ?? args[0]).includes('ettin.svg')
            ? new Promise(done => setTimeout(() => done(get(...args)), 700)) : get(...args);
    """)
    page.goto(base_url + "/index.html")
    ready(page)
    page.evaluate("location.hash = '#/setup/ettin'")
    page.wait_for_timeout(100)
    go(page, f"#/rules/{GAME}")
    page.wait_for_timeout(1000)
    expect(page.locator("#screen .book")).to_be_visible()
    expect(page.locator("#screen .setup")).to_have_count(0)


def test_reachable_by_tab(app: Page) -> None:
    """Every control of the set-up takes the focus, visibly, in reading order."""
    go(app, f"#/setup/{GAME}")
    order = []
    for _ in range(14):
        app.keyboard.press("Tab")
        order.append(
            app.evaluate(
                "document.activeElement.getAttribute('aria-label') || document.activeElement.name || "
                "document.activeElement.textContent.trim()"
            )
        )
    assert [o for o in order if o in ("Library", "seat.0.name", "seat.1.name", "add", "Sit down")] == [
        "Library", "seat.0.name", "seat.1.name", "add", "Sit down",
    ]  # fmt: skip


def test_pictures(app: Page, shoot: Callable[..., list[Path]]) -> None:
    for name in ("library", "setup", "rules", "cards", "about"):
        go(app, "#/" if name == "library" else "#/about" if name == "about" else f"#/{name}/{GAME}")
        shoot(app, name)
