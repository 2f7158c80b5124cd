"""Rule books: blocks, anchors, links, search; and nothing of the text ever becomes a tag by itself."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from glue.screens import markdown
from glue.screens.markdown import draw, inline, parse, search

BOOK = """# A game

Some words
go on here.

## Goal & end

- **TKG-001** You win with 10 points, see TKG-002 and **TKG-Q01**.
  This line belongs to it.
- **TKG-002** Points *count* at once.
  - a detail
  - another
- plain item

1. first
2. second

### Cards

| Card | Cost |
|---|---|
| Ken Kaneki | 5 |
| <b>Evil</b> | `4` |

**TKG-003** A paragraph that is a rule.

> A quote with [a link](#/cards/tokyo-ghoul) and [a bad one](javascript:alert(1)).

---

## Goal & end
"""


@pytest.fixture
def book() -> markdown.Book:
    return parse(BOOK, "tokyo-ghoul")


def page(html: str) -> ET.Element:
    return ET.fromstring("<div>" + html.replace("<hr>", "<hr/>") + "</div>")


def test_blocks(book: markdown.Book) -> None:
    kinds = [b.kind for b in book.blocks]
    assert kinds == ["h1", "p", "h2", *["li"] * 7, "h3", "table", "p", "quote", "hr", "h2"]
    assert [b.depth for b in book.blocks if b.kind == "li"] == [0, 0, 1, 1, 0, 0, 0]
    assert [b.ordered for b in book.blocks if b.kind == "li"] == [False] * 5 + [True] * 2
    assert book.ids() == {"a-game", "goal-end", "TKG-001", "TKG-002", "TKG-003", "cards", "goal-end-2"}
    assert book.find("TKG-001").plain.endswith("TKG-Q01. This line belongs to it.")
    assert [b.plain for b in book.contents()] == ["Goal & end", "Cards", "Goal & end"]


def test_drawing_is_well_formed_and_nested(book: markdown.Book) -> None:
    root = page(draw(book.blocks, book.game))
    lists = [e for e in root if e.tag in ("ul", "ol")]
    assert [(e.tag, len(e)) for e in lists] == [("ul", 3), ("ol", 2)]
    assert [li.text for li in lists[0][1].findall("ul/li")] == ["a detail", "another"]
    assert root.find(".//li[@id='r-TKG-001']/a[@class='rid']").get("href") == "#/rules/tokyo-ghoul/TKG-001"
    assert root.find("p[@id='r-TKG-003']").get("data-rule") == "TKG-003"
    assert {h.get("id") for h in root.findall("h2")} == {"s-goal-end", "s-goal-end-2"}
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    assert len(ids) == len(set(ids))


def test_a_rule_links_to_others_but_not_to_itself(book: markdown.Book) -> None:
    html = book.find("TKG-001").html
    assert html.count('class="rule"') == 1, "only to what this book explains"
    assert 'href="#/rules/tokyo-ghoul/TKG-002"' in html and "<b>TKG-Q01</b>" in html
    assert "TKG-001" not in html


def test_nothing_of_the_text_becomes_a_tag(book: markdown.Book) -> None:
    html = draw(book.blocks, book.game)
    assert "<b>Evil" not in html and "&lt;b&gt;Evil" in html
    assert 'href="javascript' not in html
    assert inline('<img src=x onerror="1"> & "q"', "g") == "&lt;img src=x onerror=&quot;1&quot;&gt; &amp; &quot;q&quot;"


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("**bold** and *thin*", "<b>bold</b> and <em>thin</em>"),
        ("`a * b * c`", "<code>a * b * c</code>"),
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("**Guardian +2:** *all* of it", "<b>Guardian +2:</b> <em>all</em> of it"),
        ("see [rules](#/rules/x)", 'see <a href="#/rules/x">rules</a>'),
    ],
)
def test_inline(text: str, html: str) -> None:
    assert inline(text, "g") == html


def test_search_finds_all_words_and_keeps_headings(book: markdown.Book) -> None:
    n, found = search(book, "points COUNT")
    assert n == 1
    assert [b.id or b.kind for b in found] == ["goal-end", "TKG-002"]
    assert search(book, "kaneki")[1][-1].kind == "table"
    assert search(book, "tkg-003")[0] == 1
    assert search(book, "points nowhere") == (0, [])
    assert search(book, "cards")[1][0].kind in ("h2", "h3")


def test_marks_are_set_in_text_only() -> None:
    html = '<a class="rule" href="#/rules/a/TKG-001">TKG-001</a> an &amp; amp rule'
    out = markdown.mark(html, ["a", "amp", "rule"])
    assert 'class="rule" href="#/rules/a/TKG-001"' in out
    assert "&amp;" in out
    assert "<mark>amp</mark>" in out and "<mark>rule</mark>" in out
    page(out)


def test_found_items_are_drawn_with_marks(book: markdown.Book) -> None:
    n, found = search(book, "detail")
    html = draw(found, book.game, ["detail"])
    assert n == 1 and "<mark>detail</mark>" in html
    page(html)


def test_the_real_books_hold_together() -> None:
    import pyengine

    for game in pyengine.games():
        book = parse(pyengine.rules(game["id"]), game["id"])
        rules = [b.id for b in book.blocks if markdown.ID.fullmatch(b.id)]
        assert len(rules) > 50 and len(rules) == len(set(rules))
        page(draw(book.blocks, game["id"]))
        for card in pyengine.cards(game["id"]):
            for key in card["keys"]:
                assert not key["rule"] or book.find(key["rule"]), (
                    f"{card['name']}: {key['label']} points to {key['rule']}"
                )
