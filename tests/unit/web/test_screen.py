"""The table screen with a page that only writes down what it was asked to do."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

import pytest

import pyengine
from glue import desk
from glue.bots import Bots, think_here
from glue.session import Seat, Session
from glue.store import Memory, Store
from glue.table.screen import Screen


class Page:
    """Stands in for web/js/render.mjs."""

    def __init__(self):
        self.said, self.notices, self.plans, self.logs, self.draws = [], [], [], [], 0
        self.copied = self.html = None
        self.panel = ""

    def redraw(self, text):
        self._see(text)

    async def draw(self, text, plan=""):
        self._see(text)
        if plan:
            self.plans.append(json.loads(plan))

    def _see(self, text):
        delta = json.loads(text)
        self.draws += 1
        for name, keys in delta.get("lists", {}).items():
            if name == "panel":
                self.panel = "open" if keys else ""

    def say(self, text, urgent=False):
        self.said.append((text, urgent))

    def notice(self, text, tone="info", seconds=6):
        self.notices.append((text, tone))

    def log(self, start, html):
        self.logs.append((start, html))

    async def copy(self, text):
        self.copied = text
        return True

    async def pause(self, ms):
        pass

    def broken(self, html):
        self.html = html

    def __getattr__(self, name):
        return lambda *args: False


def no_worker():
    async def start():
        raise RuntimeError("no workers here")

    return Bots(start, lambda: None, lambda text: None, patience=0.01)


@pytest.fixture
def paper():
    n = iter(range(100))
    gone = []
    store = Store(Memory(), clock=lambda: 1, token=lambda: f"t{next(n)}")
    desk.use(store, gone.append, lambda text, tone: None, None)
    shown = Page()
    shown.gone, shown.store = gone, store
    return shown


def screen(paper, kinds="pb", seed=5, level="random"):
    names = ["Ren", "Mika", "Sora", "Yuki"][: len(kinds)]
    match = pyengine.new("tokyo-ghoul", len(kinds), seed, names)
    seats = [Seat(n, "person" if k == "p" else "bot", "" if k == "p" else level) for n, k in zip(names, kinds)]
    return Screen(paper, Session(match, seats, "one"), no_worker(), "Tokyo Ghoul")


async def rest(s):
    """Until nothing is going on."""
    for _ in range(10_000):
        if not s.tasks:
            return
        await asyncio.sleep(0)
    raise AssertionError("the page never comes to rest")


async def person(s):
    """One press of a person, the first that is possible."""
    if s.session.curtain is not None:
        s.act("do", "take")
        return
    picker = s.session.picker
    buttons = [b for b in s.frame.buttons(_look(s)) if not b.key and not b.refused]
    lit = sorted(picker.lit(), key=str)
    if lit and (len(lit) % 2 or not buttons):
        s.act("press", str(lit[len(picker.path) % len(lit)]), "mouse")
    elif buttons:
        s.act("push", buttons[-1].do)
    else:
        s.act("do", "esc")
    await rest(s)


def _look(s):
    from glue.patch import Sheet
    from glue.table.look import Look

    look = Look(s.session, s.frame.cards, Sheet(""), "x")
    look.shown = set(s.session.view()["cards"])
    return look


def run(job):
    """In a thread of its own: the browser tests' driver keeps a loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, job).result()


def test_three_bots_play_to_the_end(paper):
    async def go():
        s = screen(paper, "bbb", level="greedy")
        s.start()
        await rest(s)
        return s

    s = run(go())
    assert s.session.over and s.panel == ("over",) and paper.panel == "open"
    assert paper.store.tables()[0]["over"].endswith("won")
    assert sum(bool(p["moves"] or p["anon"]) for p in paper.plans) > 20


def test_a_person_plays_a_whole_game_and_every_answer_is_kept(paper):
    async def go():
        s = screen(paper, "pb")
        s.start()
        await rest(s)
        for _ in range(3000):
            if s.session.over:
                break
            n = s.session.match.n
            await person(s)
            if s.session.match.n != n and s.session.match.n % 5 == 0:
                kept = pyengine.load(paper.store.load("one")["save"])
                assert kept.n == s.session.match.n
        return s

    s = run(go())
    assert s.session.over and not s.frame.fault
    assert len({text for text, _ in paper.said}) > 10, "decisions are announced"


def test_the_log_grows_and_is_cut_by_undo(paper):
    async def go():
        s = screen(paper, "pb")
        s.start()
        await rest(s)
        for _ in range(12):
            await person(s)
        lines = len(s.session.log(0))
        shown = 0
        for start, html in paper.logs:
            assert start <= shown
            shown = start + html.count("<li")
        assert shown == lines
        s.act("do", "undo")
        await rest(s)
        start, html = paper.logs[-1]
        assert start + html.count("<li") == len(s.session.log(0))

    run(go())


def test_a_refused_press_shows_why_and_a_press_beside_it_puts_it_away(paper):
    async def go():
        s = screen(paper, "pb")
        s.start()
        await rest(s)
        site = next(
            c for k in range(5) for c in s.session.view()["zones"][f"site.{k}"] if c not in s.session.picker.lit()
        )
        s.act("press", str(site), "mouse")
        assert s.session.why is not None
        s.act("blank")
        assert s.session.why is None

    run(go())


def test_a_tap_on_a_hand_card_shows_it_first_and_its_button_plays_it(paper):
    async def go():
        s = screen(paper, "pb")
        s.start()
        await rest(s)
        picker = s.session.picker
        card = next(t for t in picker.lit() if not picker.onward(t))
        n = s.session.match.n
        s.act("press", str(card), "touch")
        assert s.panel == ("inspect", str(card)) and s.session.match.n == n
        s.act("do", f"use:{card}")
        await rest(s)
        assert s.session.match.n > n and s.panel == ()

    run(go())


def test_dragging_lights_targets_and_dropping_nowhere_puts_back(paper):
    async def go():
        s = screen(paper, "pb", seed=8)
        s.start()
        await rest(s)
        picker = s.session.picker
        single = next(t for t in picker.lit() if not picker.onward(t))
        other = next(iter(s.session.view()["zones"]["play.0"]))
        assert s.act("drag", str(other)) == "no"
        assert s.act("drag", str(single)) == "any"
        s.act("drop", "", str(single))
        n = s.session.match.n
        assert picker.path == []
        longer = [t for t in picker.lit() if picker.onward(t)]
        if longer:
            assert s.act("drag", str(longer[0])) == "to" and picker.path == [longer[0]]
            s.act("drop", "", str(longer[0]))
            assert picker.path == []
        s.act("drag", str(single))
        s.act("drop", str(single), str(single))
        await rest(s)
        assert s.session.match.n > n

    run(go())


def test_hints_come_from_the_strongest_bot_and_can_be_followed(paper):
    async def go():
        s = screen(paper, "pb")
        s.start()
        await rest(s)
        s.act("do", "hint")
        await rest(s)
        assert s.session.hint["label"] and s.session.hint["path"]
        n = s.session.match.n
        s.act("do", "play-hint")
        await rest(s)
        assert s.session.match.n > n

    run(go())


def test_a_seat_is_handed_over_and_taken_back(paper):
    async def go():
        s = screen(paper, "pb")
        s.start()
        await rest(s)
        s.act("do", "bot-seat:0:random")
        await asyncio.sleep(0)
        s.act("do", "take-seat:0")
        await rest(s)
        assert s.session.viewer == 0 and s.session.picker is not None
        assert s.session.seats[1].kind == "bot"

    run(go())


def test_an_undo_while_a_bot_thinks_wins(paper):
    async def go():
        s = screen(paper, "pb")
        s.start()
        await rest(s)
        while s.session.picker is not None:
            await person_without_rest(s)
        s.act("do", "undo")
        await rest(s)
        assert s.session.picker is not None and s.session.can_redo

    async def person_without_rest(s):
        picker = s.session.picker
        buttons = [b for b in picker.buttons() if not b.key and not b.refused]
        if buttons:
            s.act("push", buttons[-1].do)
        else:
            s.act("press", str(sorted(picker.lit(), key=str)[0]), "mouse")
        if s.session.picker is None:
            return
        await rest(s)

    run(go())


def test_a_fault_becomes_a_panel_with_a_report_and_a_way_back(paper, monkeypatch):
    async def go():
        s = screen(paper, "pb")
        s.start()
        await rest(s)
        for _ in range(3):
            await person(s)
        n = s.session.match.n
        monkeypatch.setattr(s.session, "press", lambda thing: 1 / 0)
        s.act("press", "1", "mouse")
        assert "went wrong" in s.frame.fault and "ZeroDivisionError" in s.trace
        s.act("do", "fault-copy")
        await rest(s)
        assert "ZeroDivisionError" in paper.copied and '"five-tables"' in paper.copied
        monkeypatch.undo()
        s.act("do", "fault-back")
        await rest(s)
        assert s.frame.fault == "" and s.session.match.n < n

    run(go())


def test_storage_that_does_not_last_is_said_once_and_the_game_goes_on(paper):
    paper.store.backend.set = lambda key, text: "full"

    async def go():
        s = screen(paper, "pb")
        s.start()
        await rest(s)
        for _ in range(8):
            await person(s)
        return s

    s = run(go())
    assert [t for t, tone in paper.notices if "storage is full" in t and tone == "bad"] and len(paper.notices) == 1
    assert s.session.match.n > 3


def test_hot_seat_hides_the_hand_and_takes_the_device(paper):
    async def go():
        s = screen(paper, "pp")
        s.start()
        await rest(s)
        assert s.session.curtain is not None
        for _ in range(40):
            await person(s)
        assert not s.frame.fault

    run(go())


def test_a_line_of_the_log_shows_its_moment_and_the_log_stays(paper):
    async def go():
        s = screen(paper, "pb")
        s.start()
        await rest(s)
        for _ in range(12):
            await person(s)
        n, kept, logs = s.session.match.n, paper.store.load("one")["save"], len(paper.logs)
        assert any('data-do="look:1"' in html for _, html in paper.logs)
        s.act("do", "look:1")
        assert s.session.match.n == 1 and "Looking back" in s.frame.sheet().pieces["prompt"][2]
        s.act("push", "!look:1")
        assert s.session.match.n == 2
        assert paper.store.load("one")["save"] == kept and len(paper.logs) == logs
        s.act("push", "!now")
        await rest(s)
        assert s.session.match.n == n
        s.act("do", "look:2")
        s.act("push", "!stay")
        await rest(s)
        assert s.session.now is None and s.session.match.n < n

    run(go())


def test_conceding_ends_a_game_of_two(paper):
    async def go():
        s = screen(paper, "pb")
        s.start()
        await rest(s)
        s.act("do", "menu")
        assert 'data-do="concede?"' in s._panel()
        s.act("do", "concede?")
        assert s.panel[0] == "sure"
        s.act("do", "concede")
        await rest(s)
        return s

    s = run(go())
    assert s.session.over and s.session.view()["over"]["winners"] == [1] and s.panel == ("over",)


def test_leaving_stops_everything(paper):
    async def go():
        s = screen(paper, "bb")
        s.start()
        await asyncio.sleep(0)
        s.leave()
        await rest(s)
        assert not s.session.over and s.act("press", "1") is None

    run(go())


# -- bots ----------------------------------------------------------------------------------------------------------


def test_a_worker_is_used_replaced_when_it_dies_and_given_up_with_a_notice():
    said, started = [], []

    class Worker:
        def __init__(self, works):
            self.works = works

        async def think(self, *args):
            if not self.works:
                raise RuntimeError("gone")
            return json.dumps({"value": ["recruit", 5]})

    async def start():
        started.append(1)
        return Worker(len(started) == 1)

    async def go():
        bots = Bots(start, lambda: None, said.append, patience=0.5)
        match = pyengine.new("tokyo-ghoul", 2, 5)
        seat = min(match.open)
        bots.begin()
        bots.begin()
        await asyncio.sleep(0.01)
        assert started == [1]
        assert await bots.choose(match, seat, "random") == ("recruit", 5)
        bots.worker.works = False
        here = await bots.choose(match, seat, "random")
        assert here == think_here(match, seat, "random", match.seed)
        await asyncio.sleep(0.01)
        assert started == [1, 1] and not said
        await bots.choose(match, seat, "random")
        assert said and "this page" in said[0]
        await bots.choose(match, seat, "random")
        assert started == [1, 1]

    run(go())


def test_a_worker_that_never_starts_is_not_waited_for():
    async def start():
        await asyncio.sleep(100)

    async def go():
        bots = Bots(start, lambda: None, lambda text: None, patience=0.01)
        match = pyengine.new("tokyo-ghoul", 2, 5)
        bots.begin()
        assert await bots.choose(match, min(match.open), "random") is not None

    run(go())


def test_the_workers_module_answers_json_and_plays_on_from_what_it_knows(monkeypatch):
    import importlib.util
    from pathlib import Path

    path = Path(__file__).parents[3] / "web" / "worker" / "bot.py"
    spec = importlib.util.spec_from_file_location("bot_worker", path)
    bot = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bot)
    loads = []
    real = pyengine.load
    monkeypatch.setattr(pyengine, "load", lambda text: loads.append(1) or real(text))
    match = pyengine.new("tokyo-ghoul", 3, 5)
    for _ in range(40):
        seat = min(match.open)
        value = json.loads(bot.think(match.save(), seat, "greedy", 1))["value"]
        from glue.session import tupled

        match.answer(seat, tupled(value))
    assert len(loads) == 1
    match.to(match.n - 5)
    assert json.loads(bot.hint(match.save(), min(match.open)))["label"]
    assert len(loads) == 2
