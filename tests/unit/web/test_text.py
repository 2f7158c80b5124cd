from glue import text
from glue.icons import em, ui


def test_escaping_holds_in_content_and_attributes():
    nasty = """<img src=x onerror="a('b')">&"""
    out = text.esc(nasty)
    assert not set("<>\"'") & set(out)
    assert out.startswith("&lt;img") and out.endswith("&gt;&amp;")


def test_spans_escape_every_kind_of_part():
    bad = '"><script>'
    parts = [
        bad,
        {"b": bad},
        {"card": bad, "id": 3, "name": bad},
        {"rule": bad, "name": bad},
        {"seat": 1, "name": bad},
        {"else": 1, "name": bad},
    ]
    for links in (True, False):
        html = text.spans(parts, bad, links)
        assert "<script" not in html
        assert html.count("&lt;script&gt;") >= 6


def test_spans_link_cards_and_rules_only_where_links_are_wanted():
    parts = ["The ", {"card": "old-proprietor", "id": 7, "name": "Old Proprietor"}, {"rule": "TKG-116", "name": "rule"}]
    html = text.spans(parts, "tokyo-ghoul")
    assert 'data-card="old-proprietor" data-id="7"' in html
    assert 'href="#/rules/tokyo-ghoul/TKG-116"' in html
    assert "<a" not in text.spans(parts, "tokyo-ghoul", links=False)
    assert text.plain(parts) == "The Old Proprietorrule"


def test_seats_in_spans_carry_their_colour_class():
    assert text.spans([{"seat": 2, "name": "Sora"}]) == '<b class="seatname s3">Sora</b>'


def test_count():
    assert [text.count(n, "card") for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert text.count(2, "ally", "allies") == "2 allies"


def test_icons_are_hidden_from_screen_readers():
    for icon in (ui("undo"), em("brute")):
        assert 'aria-hidden="true"' in icon
    assert "#ui-undo" in ui("undo") and "#em-brute" in em("brute")
