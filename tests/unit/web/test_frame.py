"""What is drawn, over whole random games: every choice can be reached, nothing hidden is there, HTML is sound."""

import re
from html.parser import HTMLParser

import pytest

import pyengine
from glue.patch import Patch
from glue.session import Seat, Session
from glue.table import motion, panels
from glue.table.frame import Frame
from pyengine import bots
from pyengine.view import hide

NAMES = ["Ren", "Mika <b>", "Sora", 'Yuki "&']
VOID = {"use", "br", "path", "input", "img"}


class Sound(HTMLParser):
    """Balanced tags, unique ids, no control inside a control, a name for each control."""

    def __init__(self):
        super().__init__()
        self.stack, self.ids, self.controls, self.seen = [], [], [], []
        self.faults = []

    def handle_starttag(self, tag, attrs):
        a = dict(attrs)
        self.seen.append(a)
        if len(a) != len(attrs):
            self.faults.append(f"twice the same attribute in <{tag} {attrs}>")
        if "id" in a:
            self.ids.append(a["id"])
        control = tag in ("button", "a", "select") or a.get("role") == "button"
        if control and self.controls:
            self.faults.append(f"{tag} {a} inside {self.controls[-1]}")
        if a.get("role") in ("button", "img") and not a.get("aria-label"):
            self.faults.append(f"no name: {tag} {a}")
        if tag in VOID:
            return
        self.stack.append((tag, control))
        if control:
            self.controls.append(a)

    def handle_startendtag(self, tag, attrs):
        if tag not in VOID:
            self.faults.append(f"<{tag}/> is not closed in HTML")

    def handle_endtag(self, tag):
        if not self.stack or self.stack[-1][0] != tag:
            self.faults.append(f"</{tag}> closes {self.stack[-1:]}")
            return
        if self.stack.pop()[1]:
            self.controls.pop()


def check(html):
    parser = Sound()
    parser.feed(html)
    parser.close()
    assert not parser.faults, parser.faults[:3]
    assert not parser.stack, parser.stack
    return parser


def whole(sheet):
    """The drawing as one text, pieces in their lists."""

    def fill(m):
        return m.group(0) + "".join(
            f'<{t} data-key="{k}" {a}>{i}</{t}>'
            for k in sheet.lists.get(m.group(1), ())
            for t, a, i in [sheet.pieces[k]]
        )

    return re.sub(r'<\w+ [^>]*data-list="([^"]+)"[^>]*>', fill, sheet.skeleton)


def games(seats, seed, kinds=None, steps=10_000):
    names = NAMES[:seats]
    kinds = kinds or "p" + "b" * (seats - 1)
    match = pyengine.new("tokyo-ghoul", seats, seed, names)
    session = Session(match, [Seat(n, "person" if k == "p" else "bot") for n, k in zip(names, kinds)], "x")
    frame = Frame(session, "Tokyo Ghoul")
    while steps:
        yield session, frame
        if not match.open:
            return
        if session.curtain is not None:
            session.take()
            continue
        seat = min(match.open)
        session.answer(bots.choose(match, seat, "random", seed), seat)
        steps -= 1


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_choice_is_on_the_page_and_nothing_else_is_lit(seats, seed):
    asked = 0
    for session, frame in games(seats, seed):
        picker = session.picker
        if picker is None:
            continue
        asked += 1
        if asked % 3:
            continue
        for root in [None, *sorted(picker.lit(), key=str)]:
            picker.path = [root] if root is not None and picker.onward(root) and not picker.multi else []
            text = whole(frame.sheet())
            lit = {a["data-thing"] for a in check(text).seen if "data-legal" in a and "data-thing" in a}
            buttons = set(re.findall(r'data-push="thing:([^"]+)"', text))
            want = {str(t) for t in picker.lit()}
            assert want <= lit | buttons, (session.view()["ask"]["title"], want - lit - buttons)
            assert lit <= want, lit - want
            ends = [b.do for b in picker.buttons()]
            pushes = set(re.findall(r'data-push="((?:opt|confirm|none|back)[^"]*)"', text))
            assert set(ends) - {"clear"} <= pushes
        picker.path = []
    assert asked > 20


@pytest.mark.parametrize(("seats", "seed", "kinds"), [(2, 4, "pb"), (3, 5, "ppb"), (4, 6, "bbbb")])
def test_html_is_sound_and_every_card_on_it_may_be_seen(seats, seed, kinds):
    for n, (session, frame) in enumerate(games(seats, seed, kinds, 250)):
        sheet = frame.sheet()
        text = whole(sheet)
        if n % 5 == 0:
            parser = check(text)
            assert len(parser.ids) == len(set(parser.ids))
        assert "<b>&" not in text and "Mika <b>" not in text
        view = session.view()
        seen = {int(t) for t in re.findall(r'data-thing="(\d+)"', text)}
        assert seen <= set(view["cards"])
        for seat in range(seats):
            if seat != view["seat"]:
                assert not view["zones"][f"hand.{seat}"] or isinstance(view["zones"][f"hand.{seat}"], int)
        if session.curtain is not None:
            assert 'class="cover curtain' in text
            for seat in range(seats):
                assert not seen & set(session.match.view(seat)["zones"][f"hand.{seat}"])


def test_what_is_drawn_twice_is_the_same_and_a_choice_changes_little():
    patch = Patch()
    for session, frame in games(3, 7, steps=120):
        patch(frame.sheet())
        assert patch(frame.sheet()) is None
        picker = session.picker
        if picker and picker.lit():
            thing = next((t for t in picker.lit() if picker.onward(t)), None)
            if thing is None:
                continue
            picker.press(thing)
            delta = patch(frame.sheet())
            assert delta and "skeleton" not in delta and not delta.get("gone")
            insides = [k for k, (_, _, inside) in delta["set"].items() if inside is not None and k.startswith("c")]
            odds = [k for k in insides if "odds" in str(delta["set"][k][2])]
            assert insides == odds, "only cards with odds get a new inside"
            picker.back()


def test_panels_are_sound():
    settings = {"theme": "system", "motion": "full", "speed": "1", "text": "100", "tap": "ask"}
    levels = [{"id": "random", "label": "Rookie", "note": ""}, {"id": "greedy", "label": "Steady", "note": ""}]
    done = set()
    for session, frame in games(3, 8):
        view = session.view()
        if session.match.n % 11:
            continue
        for thing in [*[*view["cards"]][::9], "seat:1", "ward:0"]:
            check(panels.inspect(frame, thing))
            check(panels.peek(frame, thing))
        for zone in ("discard.0", "banished", "hand.1", "deck.0", "ward.2"):
            check(panels.pile(frame, zone))
        check(panels.menu(frame, settings, levels, True))
        done.add(view["phase"])
    check(panels.over(frame))
    check(panels.keys())
    check(panels.sure("Sure?", "<b>", "do", "Yes"))
    check(panels.fault("<trace>", True))
    assert {"influence", "action", "draw"} <= done
    assert "&lt;b&gt;" in panels.sure("Sure?", "<b>", "do", "Yes")


def test_a_panel_of_a_usable_card_offers_its_consequence():
    for session, frame in games(2, 9):
        picker = session.picker
        if picker is None:
            continue
        for thing in picker.lit():
            ends = picker.ends(thing)
            if isinstance(thing, int) and len(ends) == 1 and not picker.onward(thing):
                assert f'data-do="use:{thing}"' in panels.inspect(frame, thing)
                assert ends[0]["label"].split()[0] in panels.inspect(frame, thing)
                return


def test_motion_follows_the_facts_and_knows_no_hidden_face():
    beats = moved = hidden = 0
    match = pyengine.new("tokyo-ghoul", 3, 12, NAMES[:3])
    while match.open:
        before = match.view(0)
        seat = min(match.open)
        facts = match.answer(seat, bots.choose(match, seat, "greedy", 1))
        after = match.view(0)
        plan = motion.plan([hide(f, 0) for f in facts], before, after)
        if plan is None:
            continue
        moved += len(plan["moves"])
        beats += len(plan["beats"])
        hidden += len(plan["anon"])
        for key, m in plan["moves"].items():
            card = int(key[1:])
            assert card in before["cards"] or card in after["cards"]
            assert m["from"] in after["zones"] and m["to"] in after["zones"]
        for hop in plan["anon"]:
            assert hop["n"] > 0 and hop["from"] in after["zones"]
    assert beats > 3 and moved > 50 and hidden > 5


def test_the_prompt_says_who_decides_when_it_is_not_you():
    for session, frame in games(2, 21, "pb"):
        if session.picker is None and session.match.open:
            piece = frame.sheet().pieces["prompt"]
            assert "data-idle" in piece[1] and "is thinking" in piece[2]
            return


def test_a_thinking_bot_shows_a_bar_and_can_be_taken_over():
    for session, frame in games(2, 21, "pb"):
        if session.bot:
            frame.thinking = (session.bot[0], "It weighs.")
            sheet = frame.sheet()
            assert 'class="think"' in sheet.pieces["prompt"][2] and "!take:1" in sheet.pieces["prompt"][2]
            assert "data-thinking" in sheet.pieces["is1"][1]
            return


def test_an_unknown_game_still_has_a_board():
    from glue.table.frame import board

    assert board("no-such-game").CLASS == "plain"


def test_a_whole_drawing_is_quick():
    from time import perf_counter

    *_, (_, frame) = games(4, 13, steps=80)
    best = 1.0
    for _ in range(20):
        start = perf_counter()
        Patch().json(frame.sheet())
        best = min(best, perf_counter() - start)
    assert best < 0.006, f"{best * 1000:.1f} ms"


def test_a_ward_card_can_be_read_at_any_time():
    (session, frame), *_ = games(2, 3, steps=1)
    text = panels.peek(frame, "ward:4")
    assert "14 allies, 15 enemies, 5 strategies" in text and "Stealth" in text
    check(panels.inspect(frame, "ward:0"))
    session.press("ward:0")
    why = frame.sheet().pieces.get("why")
    assert why is None or "20th ward" in why[2]
