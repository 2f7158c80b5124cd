"""Every board over whole random games, from every seat: drawn without fault, all that is lit in reach, no secret."""

import re
from html.parser import HTMLParser

import pytest

import pyengine
from glue.session import Seat, Session
from glue.table.frame import Frame
from glue.table.look import Look
from pyengine import bots

NAMES = ["Maud", "Gus <b>", "Ivo", 'Runa "&', "Tess", "Olf", "Pia", "Quin", "Una"]
VOID = {"use", "br", "path", "input", "img"}
EVERY = 5  # decisions between two looks
GAMES = [g["id"] for g in pyengine.games()]
TABLES = {
    "tokyo-ghoul": [(2, {}), (4, {})],
    "ettin": [
        (2, {}), (3, {}), (4, {}), (4, {"share_with_ally": False}), (7, {}), (9, {"accelerated": True}),
    ],
    "worldbreakers": [
        (2, {"mode": "precon"}), (2, {"mode": "constructed", "series": 3}), (2, {"mode": "three"}),
        (2, {"mode": "five"}), (4, {"mode": "four"}), (1, {"mode": "campaign"}),
        (1, {"mode": "campaign", "part": 2, "difficulty": "worldbreaker"}),
    ],
    "final-titan": [
        (3, {"mode": "ffa", "betting": True}), (5, {"mode": "ffa", "godspark": True, "mindbug": True}),
        (2, {"mode": "duel"}), (4, {"mode": "teams"}), (1, {"mode": "coop"}),
        (3, {"mode": "coop", "difficulty": "easy"}), (2, {"mode": "challenge"}),
    ],
}  # fmt: skip


def tables():
    for game in GAMES:
        facts = next(g for g in pyengine.games() if g["id"] == game)
        for seats, options in TABLES.get(game) or [(n, {}) for n in facts["seats"]]:
            yield pytest.param(game, seats, options, id=f"{game}-{seats}-" + "-".join(map(str, options.values())))


class Sound(HTMLParser):
    """Balanced tags, one attribute once, no control inside a control, a name for each control."""

    def __init__(self):
        super().__init__()
        self.open, self.controls, self.seen, self.faults = [], [], [], []

    def handle_starttag(self, tag, attrs):
        a = dict(attrs)
        self.seen.append(a)
        if len(a) != len(attrs):
            self.faults.append(f"twice the same attribute in <{tag} {attrs}>")
        control = tag in ("button", "a", "select", "summary") or a.get("role") == "button"
        if control and self.controls:
            self.faults.append(f"{tag} {a} inside {self.controls[-1]}")
        if a.get("role") in ("button", "img", "meter") and not a.get("aria-label"):
            self.faults.append(f"no name: {tag} {a}")
        if "data-thing" in a and not a.get("aria-label"):
            self.faults.append(f"no name: {tag} {a}")
        if tag not in VOID:
            self.open.append((tag, control))
            if control:
                self.controls.append(a)

    def handle_startendtag(self, tag, attrs):
        if tag not in VOID:
            self.faults.append(f"<{tag}/> is not closed in HTML")

    def handle_endtag(self, tag):
        if not self.open or self.open[-1][0] != tag:
            self.faults.append(f"</{tag}> closes {self.open[-1:]}")
        elif self.open.pop()[1]:
            self.controls.pop()


def whole(sheet):
    """The drawing as one text, pieces in their lists."""

    def fill(m):
        pieces = ((k, *sheet.pieces[k]) for k in sheet.lists.get(m.group(1), ()))
        return m.group(0) + "".join(f'<{t} data-key="{k}" {a}>{i}</{t}>' for k, t, a, i in pieces)

    return re.sub(r'<\w+ [^>]*data-list="([^"]+)"[^>]*>', fill, sheet.skeleton)


class Drawing(Frame):
    """Remembers the look of its last drawing."""

    look: Look

    def bar(self, look):
        self.look = look
        super().bar(look)


class Table:
    """A match, and for every seat (and a spectator) a page that shows it."""

    def __init__(self, game, seats, seed, options):
        self.match = pyengine.new(game, seats, seed, NAMES[:seats], **options)
        self.pages = []
        for viewer in [*range(seats), None]:
            kinds = ["person" if s == viewer else "bot" for s in range(seats)]
            page = Session(self.match, [Seat(n, k, "random") for n, k in zip(NAMES, kinds)], "x")
            self.pages.append((viewer, page, Drawing(page, "A game")))

    def play(self, steps, seed):
        for n in range(steps):
            if not self.match.open:
                break
            if n % EVERY == 0:
                yield n
            seat = sorted(self.match.open)[n % len(self.match.open)]
            self.match.answer(seat, bots.choose(self.match, seat, "random", seed + n))
        yield steps


def check(viewer, page, frame):
    sheet = frame.sheet()
    lists = [key for keys in sheet.lists.values() for key in keys]
    assert len(lists) == len(set(lists)), "a piece lies in two places"
    placed = set(re.findall(r'data-list="([^"]+)"', sheet.skeleton))
    lost = {name: keys for name, keys in sheet.lists.items() if keys and name not in placed}
    assert not lost, f"pieces for places that are not there: {lost}"
    text = whole(sheet)
    parser = Sound()
    parser.feed(text)
    parser.close()
    assert not parser.faults, parser.faults[:3]
    assert not parser.open, parser.open
    raw = [text[m.start() - 60 : m.end() + 20] for m in re.finditer('Gus <b>|Runa "', text)]
    assert not raw, raw[:2]
    view = page.view()
    drawn = {a["data-thing"] for a in parser.seen if "data-thing" in a}
    pieces = {k[1:] for k in re.findall(r'data-key="(c\d+)"', text)}
    ids = {int(t) for t in drawn | pieces if t.isdigit()}
    assert ids <= set(view["cards"]), f"cards that {viewer} may not see: {ids - set(view['cards'])}"
    return text, parser, drawn


def hidden_from(match, view, viewer, seats):
    """Cards in other seats' own places that this viewer is not shown."""
    for other in range(seats):
        if other != viewer:
            theirs = match.view(other)
            yield from set(theirs["cards"]) - set(view["cards"])


def reach(page, frame, text, parser):
    """All that is lit in the open question is on the board or has a button, and nothing else is lit."""
    picker = page.picker
    lit = {str(t) for t in picker.lit()}
    shown = {a["data-thing"] for a in parser.seen if "data-thing" in a and "data-legal" in a}
    buttons = set(re.findall(r'data-push="thing:([^"]+)"', text))
    ask = page.view()["ask"]
    assert lit <= shown | buttons, (ask["title"], lit - shown - buttons)
    assert shown <= lit, (ask["title"], "lit for nothing", shown - lit)
    assert {b.do for b in picker.buttons()} - {"clear"} <= set(re.findall(r'data-push="([^"]+)"', text))
    assert {str(t) for t in frame.look.shown if t in picker.lit()} <= shown | buttons


@pytest.mark.parametrize(("game", "seats", "options"), list(tables()))
def test_the_board_of_every_seat(game, seats, options):
    table = Table(game, seats, 11, options)
    asked = 0
    for n in table.play(200, 3):
        turn = n // EVERY
        viewers = table.pages if turn % 10 == 0 or seats < 3 else [table.pages[turn % len(table.pages)]]
        for viewer, page, frame in viewers:
            page.settle()
            text, parser, _ = check(viewer, page, frame)
            if n % (8 * EVERY) == 0:
                secret = {str(c) for c in hidden_from(table.match, page.view(), viewer, seats)}
                said = set(re.findall(r'data-(?:thing|at|key)="c?(\d+)"', text))
                assert not secret & said
            picker = page.picker
            if picker is None:
                continue
            asked += 1
            reach(page, frame, text, parser)
            onward = [t for t in sorted(picker.lit(), key=str) if picker.onward(t)]
            for root in onward[: 0 if picker.multi else 1]:
                picker.path = [root]
                text, parser, _ = check(viewer, page, frame)
                reach(page, frame, text, parser)
            picker.path = []
    assert asked > 3


@pytest.mark.parametrize("game", GAMES)
def test_a_board_says_what_it_needs(game):
    from glue.table.frame import board

    module = board(game)
    assert module.CLASS != "plain", "a game of its own has a board of its own"
    facts = next(g for g in pyengine.games() if g["id"] == game)
    match = pyengine.new(game, facts["seats"][0], 1)
    assert 0 <= module.progress(match.view(None)) <= 1 if hasattr(module, "progress") else True
