"""The table screen: turns acts of the page into the session's, draws, lets bots move, saves after every answer.

`page` is web/js/render.mjs (or a stand-in in tests); `desk` keeps tables; nothing else of a browser is used here.
"""

from __future__ import annotations

import asyncio
import json
import traceback
from collections.abc import Coroutine
from time import monotonic
from typing import Any

from .. import desk
from ..bots import Bots
from ..patch import Patch
from ..session import BOT, PERSON, Session
from ..text import esc, plain, spans
from . import motion, panels
from .frame import Frame
from .pick import Thing

SOON = 0.4  # seconds of thinking before a bar shows it


def thing_of(text: str) -> Thing:
    return int(text) if text.lstrip("-").isdigit() else text


class Screen:
    def __init__(self, page: Any, session: Session, bots: Bots, title: str) -> None:
        self.page, self.session, self.bots = page, session, bots
        self.frame = Frame(session, title)
        self.patch = Patch()
        self.panel: tuple[str, ...] = ()
        self.open = True
        self.driving = False
        self.said = ""
        self.warned = ""
        self.logged: tuple[int | None, int, list[int]] = (None, -1, [])
        self.before_drag: list[Thing] | None = None
        self.trace = ""
        self.unkept, self.kept = False, 0.0
        self.finale = session.over
        self.tasks: set[asyncio.Task[None]] = set()

    # -- drawing --------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Show the present state at once."""
        delta = self.patch.json(self.frame.sheet(self._panel()))
        if delta is not None:
            self.page.redraw(delta)
        self._after()

    def present(self, before: dict[str, Any], facts: list[dict[str, Any]]) -> tuple[Any, bool]:
        """Show the present state with the motion that leads to it: what to await, and whether anything moves."""
        after = self.session.view()
        plan = motion.plan(facts, before, after) if self.session.curtain is None else None
        delta = self.patch.json(self.frame.sheet(self._panel()))
        done = self.page.draw(delta or "{}", json.dumps(plan) if plan else "") if delta or plan else None
        self._after()
        return done, plan is not None

    def _after(self) -> None:
        self._log()
        self.page.rove()
        if self.session.picker:
            self.page.fresh(self.session.since())
        v = self.session.view()
        ask = v["ask"] if self.session.picker else None
        key = f"{self.session.match.n}:{ask['title']}" if ask else ""
        if ask and key != self.said:
            self.said = key
            off = v["turn"] is not None and v["turn"] != ask["seat"]
            self.page.say(f"{ask['title']} {ask.get('note') or ''}".strip(), off)
        self.page.tab(f"{'● ' if ask else ''}{self.frame.title} · {v['title']}")

    def _log(self) -> None:
        """Only what is new, or everything where the viewer or the past has changed."""
        session = self.session
        if session.now is not None:
            self.page.here(session.match.n)
            return
        viewer = None if session.curtain is not None else session.viewer
        was, n, counts = self.logged
        now = session.match.n
        if was == viewer and n == now and counts:
            return
        if was == viewer and counts and 0 <= n < now:
            since, start, kept = n + 1, sum(counts[: n + 1]), counts[: n + 1]
        elif was == viewer and counts and now < n:
            kept = counts[: now + 1]
            self.page.log(sum(kept), "")
            self.logged = (viewer, now, kept)
            return
        else:
            since, start, kept = 0, 0, []
        lines = session.log(since)
        added = [0] * (now + 1 - since)
        for line in lines:
            added[line["n"] - since] += 1
        self.page.log(start, "".join(map(self._line, lines)))
        self.logged = (viewer, now, kept + added)

    def _line(self, line: dict[str, Any]) -> str:
        cls = ' class="turn"' if line["head"] else ""
        who = line.get("who")
        by = f' style="--by:var(--seat-{who + 1})"' if isinstance(who, int) and not line["head"] else ""
        when = (
            f'<button class="when" tabindex="-1" data-do="look:{line["n"]}" aria-label="Look at this moment"></button>'
        )
        words = spans(line["spans"], self.frame.game).replace("<a class", '<a tabindex="-1" class')
        return f'<li{cls}{by} data-n="{line["n"]}">{when}{words}</li>'

    def _panel(self) -> str:
        if not self.panel:
            return ""
        kind, *rest = self.panel
        frame = self.frame
        if kind == "inspect":
            return panels.inspect(frame, thing_of(rest[0]))
        if kind == "card":
            return panels.inspect(frame, thing_of(rest[0]) if rest[0] else "", rest[1])
        if kind == "pile":
            return panels.pile(frame, rest[0])
        if kind == "menu":
            return panels.menu(frame, desk.store.settings(), self.levels(), self.may_concede())
        if kind == "keys":
            return panels.keys()
        if kind == "over":
            return panels.over(frame)
        if kind == "sure":
            return panels.sure(*rest)
        return ""

    def levels(self) -> list[dict[str, Any]]:
        from pyengine.bots import levels

        found: list[dict[str, Any]] = levels(self.session.match.rules)
        return found

    # -- acts of the page -----------------------------------------------------------------------------------

    def act(self, kind: str, a: str = "", b: str = "") -> str | None:
        """One act; whatever goes wrong becomes a panel, never a dead page."""
        if not self.open:
            return None
        try:
            return self._act(kind, a, b)
        except Exception as fault:
            self.fail(fault)
            return None

    def _act(self, kind: str, a: str, b: str) -> str | None:
        if self.frame.fault and kind != "do":
            return None
        if kind == "press":
            self.press(thing_of(a), b)
        elif kind == "push":
            self.push(a)
        elif kind == "do":
            self.do(a)
        elif kind == "peek":
            return self.peek(a, b)
        elif kind == "inspect":
            self.show_panel("inspect", a)
        elif kind == "card":
            self.show_panel("card", a, b)
        elif kind == "pile":
            self.show_panel("pile", a)
        elif kind == "drag":
            return self.drag(thing_of(a))
        elif kind == "drop":
            self.drop(a, thing_of(b))
        elif kind == "blank":
            if self.session.back() if self.session.why or self.session.hint else False:
                self.draw()
        elif kind == "set":
            self.set(a, b)
        return None

    def press(self, thing: Thing, how: str = "") -> None:
        session, picker = self.session, self.session.picker
        if self.panel:  # a card in a pile that is shown
            self.show_panel("inspect", str(thing))
            return
        if how == "touch" and isinstance(thing, int) and desk.store.settings()["tap"] == "ask":
            known = picker is not None and (
                thing in picker.lit() or thing in picker.picked() or thing in picker.roots()
            )
            decides = picker is not None and not picker.multi and thing in picker.lit() and not picker.onward(thing)
            in_hand = thing in (session.view()["zones"].get(f"hand.{session.viewer}") or ())
            if not known or (decides and in_hand):
                self.show_panel("inspect", str(thing))
                return
        before, n = session.view(), session.match.n
        self._guard(lambda: session.press(thing))
        self.moved(before, n)

    def push(self, do: str) -> None:
        session = self.session
        if do.startswith("!look:"):
            self.look(session.match.n + int(do[6:]))
            return
        if do.startswith("!"):
            self.do(do[1:].replace("take:", "take-seat:"))
            return
        before, n = session.view(), session.match.n
        if do.startswith("thing:"):
            self._guard(lambda: session.press(thing_of(do[6:])))
        else:
            self._guard(lambda: session.push(do))
        self.moved(before, n)

    def _guard(self, step: Any) -> None:
        """Run a step; a refusal of the engine is a notice, and nothing has changed."""
        try:
            step()
        except ValueError as no:
            if type(no).__name__ != "Illegal":
                raise
            self.page.shake()
            self.page.notice(str(no), "bad")

    def moved(self, before: dict[str, Any], n: int) -> None:
        """After an act: if it was an answer, keep it and show what it caused; then whoever is next."""
        session = self.session
        if session.match.n == n:
            self.draw()
            return
        self.panel = ()
        self.keep()
        done, _ = self.present(before, self.facts())
        self.later(self._shown(done))

    async def _shown(self, done: Any) -> None:
        if done is not None:
            await done
        self.ended()
        await self.drive()

    def facts(self) -> list[dict[str, Any]]:
        from pyengine.view import hide

        viewer = self.session.viewer
        return [hide(f, viewer) for f in self.session.facts]

    def ended(self) -> None:
        """The game is over: say so once."""
        if self.session.over and not self.finale:
            self.finale = True
            self.show_panel("over")
        elif not self.session.over:
            self.finale = False

    def later(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(self._safe(job))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _safe(self, job: Coroutine[Any, Any, None]) -> None:
        try:
            await job
        except Exception as fault:
            self.fail(fault)

    # -- pointing -----------------------------------------------------------------------------------------------

    def peek(self, a: str, how: str) -> str | None:
        frame = self.frame
        if self.session.why is not None or self.panel:
            return None
        if a.startswith("pile:"):
            ids = self.session.view()["zones"].get(a[5:])
            return panels.peek(frame, ids[-1], "top") if isinstance(ids, list) and ids else None
        if a.startswith("kind:"):
            return panels.peek(frame, "", a[5:])
        thing = thing_of(a)
        html = panels.peek(frame, thing)
        if how == "focus":
            picker = self.session.picker
            if picker is None or (thing not in picker.lit() and thing not in picker.picked()):
                self.page.say(plain(self.session.reason(thing).spans), False)
        return html

    def drag(self, thing: Thing) -> str:
        """A card is taken in hand: "no", "to" (its targets are lit now) or "any" (anywhere on the board will do)."""
        picker = self.session.picker
        if picker is None or thing not in picker.roots() or picker.multi or self.panel:
            return "no"
        self.before_drag = list(picker.path)
        picker.path = []
        self.session.why = self.session.hint = None
        if picker.onward(thing):
            picker.path = [thing]
            self.draw()
            return "to"
        self.draw()
        return "any"

    def drop(self, on: str, card: Thing) -> None:
        """Let go over a lit thing, over the board (`on` is the card itself), or nowhere ("")."""
        picker, was = self.session.picker, self.before_drag
        self.before_drag = None
        if picker is None:
            return
        if not on:
            picker.path = was or []
            self.draw()
            return
        before, n = self.session.view(), self.session.match.n
        self._guard(lambda: self.session.press(thing_of(on)))
        self.moved(before, n)

    # -- commands ---------------------------------------------------------------------------------------------------

    def show_panel(self, *panel: str) -> None:
        self.panel = panel
        if self.session.why or self.session.hint:
            self.session.why = self.session.hint = None
        self.draw()

    def do(self, what: str) -> None:
        name, _, rest = what.partition(":")
        found = getattr(self, "do_" + name.replace("-", "_").replace("?", "_ask"), None)
        if found is not None:
            found(rest) if rest else found()

    def do_close(self) -> None:
        if self.panel:
            self.panel = ()
            self.draw()

    do_closed = do_close

    def do_close_why(self) -> None:
        self.session.why = self.session.hint = None
        self.draw()

    def do_esc(self) -> None:
        if self.page.drawer(False):
            return
        if self.session.back():
            self.draw()
            if self.session.bot:
                self.later(self.drive())

    def do_skip(self) -> None:
        self.page.focusOn("#prompt")

    def do_resized(self) -> None:
        self.page.replace()

    def do_use(self, thing: str) -> None:
        """A button of a card's panel."""
        self.panel = ()
        before, n = self.session.view(), self.session.match.n
        self._guard(lambda: self.session.press(thing_of(thing)))
        self.moved(before, n)

    def do_undo(self) -> None:
        back = self.session.undo_state()
        if not back.may:
            self.page.notice(back.words, "info")
            return
        if not back.free:
            self.show_panel(
                "sure", "Take back?", f"{back.words} Does everybody at the table agree?", "undo-agreed", "Take back"
            )
            return
        self.do_undo_agreed(back.words)

    def do_undo_agreed(self, words: str = "") -> None:
        self.panel = ()
        if self.session.undo():
            self.keep()
            self.draw()
            if words.startswith("Take back."):
                self.page.notice(words.replace("Take back.", "Taken back.", 1), "info")
            self.page.say("Taken back", False)

    def do_redo(self) -> None:
        self.panel = ()
        if self.session.redo():
            self.keep()
            self.draw()
            self.ended()
            self.later(self.drive())
        else:
            self.draw()

    def do_go(self) -> None:
        self.later(self.drive(True))

    def do_hint(self) -> None:
        if self.session.hint is not None:
            self.session.hint = None
            self.draw()
        elif self.session.picker is not None:
            self.later(self._hint())
        else:
            self.page.notice("A hint is for your own decision.", "info")

    async def _hint(self) -> None:
        session, stamp = self.session, self.session.stamp
        assert session.viewer is not None
        found = await self.bots.hint(session.match, session.viewer)
        if session.stamp != stamp or session.picker is None:
            return
        value = found["value"]
        options = session.picker.options
        picks = value if isinstance(value, tuple) and value not in [o["value"] for o in options] else (value,)
        path = [t for o in options if o["value"] in picks for t in o["path"]]
        label = found.get("label") or next((o["label"] for o in options if o["value"] == value), "This")
        session.why = None
        session.hint = {"value": value, "label": label, "why": found.get("why") or "", "path": path}
        self.draw()
        self.page.say(f"Hint: {label}. {found.get('why') or ''}", False)

    def do_play_hint(self) -> None:
        hint = self.session.hint
        if hint is None:
            return
        before, n = self.session.view(), self.session.match.n
        self._guard(lambda: self.session.answer(hint["value"]))
        self.moved(before, n)

    def do_look(self, n: str) -> None:
        self.look(int(n))

    def look(self, n: int) -> None:
        self.panel = ()
        if self.session.look(n):
            self.page.drawer(False)
            self.draw()
        else:
            self.page.notice("Pass the device first.", "info")

    def do_now(self) -> None:
        self.session.leave_past()
        self.draw()
        self.later(self.drive())

    def do_stay(self) -> None:
        """Play on from a moment of the past: a take-back, agreed where others sit at the table."""
        if self.session.solo:
            self.do_stay_agreed()
        else:
            self.show_panel(
                "sure", "Play on from here?", "Does everybody at the table agree?", "stay-agreed", "Play on"
            )

    def do_stay_agreed(self) -> None:
        self.panel = ()
        self.session.leave_past(stay=True)
        self.keep()
        self.draw()
        self.ended()
        self.later(self.drive())

    def do_menu(self) -> None:
        self.show_panel("menu")

    def do_keys(self) -> None:
        self.show_panel("keys")

    def do_log(self) -> None:
        self.panel = ()
        self.draw()
        self.page.drawer()

    def do_copy_log(self) -> None:
        self.later(self._copy(panels.log_text(self.session.log(0)), "The log is copied."))

    def do_link(self) -> None:
        try:
            fragment = self.session.match.link()
        except ValueError as no:
            self.page.notice(str(no), "bad")
            return
        self.later(
            self._copy(
                f"{self.page.home()}#/table/link/{fragment}",
                "The link is copied. It shows every card to whoever opens it.",
            )
        )

    async def _copy(self, text: str, words: str) -> None:
        done = await self.page.copy(text)
        self.page.notice(words if done else "This browser does not let a page copy.", "info" if done else "bad")

    def do_export(self) -> None:
        self.keep()
        found = desk.export(self.session.id)
        if found:
            self.page.download(*found)
            self.page.notice(f"Saved as {found[0]}.", "info")

    def do_rules(self) -> None:
        desk.go(f"#/rules/{self.frame.game}")

    def do_cards(self) -> None:
        desk.go(f"#/cards/{self.frame.game}")

    def do_scores(self) -> None:
        self.show_panel("over")

    def do_again(self) -> None:
        """The same seats and options, other cards."""
        m = self.session.match
        seats = [{"name": s.name, "kind": s.kind, "level": s.level} for s in self.session.seats]
        desk.new_table(self.frame.game, seats, None, dict(m.options))

    def do_take(self) -> None:
        self.session.take()
        self.draw()
        self.page.focusOn("#prompt")

    def do_take_seat(self, seat: str) -> None:
        self.session.leave_past()
        self.session.seat_kind(int(seat), PERSON)
        self._seated()

    def do_bot_seat(self, rest: str) -> None:
        seat, _, level = rest.partition(":")
        self.session.leave_past()
        self.session.seat_kind(int(seat), BOT, level)
        self._seated()

    def _seated(self) -> None:
        self.frame.thinking = None
        self.keep()
        self.draw()
        self.later(self.drive())

    def may_concede(self) -> bool:
        session, rules = self.session, getattr(self.session.match, "rules", None)
        return (
            bool(getattr(rules, "concede", None))
            and not session.over
            and session.viewer is not None
            and hasattr(session.match, "concede")
        )

    def do_concede_ask(self) -> None:
        self.show_panel(
            "sure", "Concede?", "The game ends for you. This cannot be taken back by others.", "concede", "Concede"
        )

    def do_concede(self) -> None:
        before, n = self.session.view(), self.session.match.n
        self.panel = ()
        if self.session.viewer is not None:
            self.session.facts = self.session.match.concede(self.session.viewer)
            self.session.settle()
        self.moved(before, n)

    def set(self, name: str, value: str) -> None:
        desk.store.set(name, value)
        self.page.settings(json.dumps(desk.store.settings()))

    # -- bots ---------------------------------------------------------------------------------------------------------

    async def drive(self, force: bool = False) -> None:
        """Let bots answer for as long as it is theirs to answer."""
        if self.driving:
            return
        self.driving = True
        session = self.session
        try:
            while self.open and not self.frame.fault:
                turn = session.bot
                if turn is None and force:
                    turn = next(
                        (
                            (s, session.seats[s].level)
                            for s in sorted(session.match.open)
                            if session.seats[s].kind == BOT
                        ),
                        None,
                    )
                force = False
                if turn is None:
                    return
                seat, level = turn
                stamp = session.stamp
                job = asyncio.ensure_future(self.bots.choose(session.match, seat, level, session.save()))
                ready, _ = await asyncio.wait({job}, timeout=SOON)
                if not ready and self.open and session.stamp == stamp:
                    self.frame.thinking = (seat, "The bot is weighing its choices.")
                    self.draw()
                value = await job
                self.frame.thinking = None
                if not self.open or session.stamp != stamp:
                    continue  # taken back, or taken over, in the meantime
                before = session.view()
                session.answer(value, seat)
                self.keep_soon()
                done, moved = self.present(before, self.facts())
                if done is not None:
                    await done
                if moved:
                    await self.page.pause(260)
                self.ended()
                await asyncio.sleep(0)
        finally:
            self.driving = False
            if self.unkept:
                self.keep()
            self.frame.thinking = None
            self.page.calm()

    # -- keeping, failing, leaving -------------------------------------------------------------------------------

    def keep_soon(self) -> None:
        """Bots' answers in quick succession are kept together: each could be thought again, a person's could not."""
        self.unkept = True
        if monotonic() - self.kept > 0.4:
            self.keep()

    def keep(self) -> None:
        self.unkept, self.kept = False, monotonic()
        said = desk.keep(self.session)
        if said and said != self.warned:
            self.warned = said
            words = {
                "full": "This browser’s storage is full: the table goes on, but will be gone when you close the page. "
                "Save it as a file, or delete old tables.",
                "private": "This browser keeps nothing for this page (a private window?): "
                "save the table as a file before you leave.",
            }
            self.page.notice(words.get(said, f"The table could not be stored ({said})."), "bad", 0)

    def fail(self, fault: BaseException) -> None:
        """Something broke: the board stays readable, the person decides."""
        self.trace = "".join(traceback.format_exception(fault))
        print(self.trace)
        try:
            self.panel = ()
            self.session.settle()
            self.frame.fault = panels.fault(self.trace, self.session.match.n > self.session.match.first)
            self.draw()
        except Exception:
            self.page.broken(f'<div class="cover fault">{panels.fault(self.trace, False)}</div>')

    def do_fault_close(self) -> None:
        self.frame.fault = ""
        self.patch.reset()
        self.logged = (None, -1, [])
        self.session.settle()
        self.draw()
        self.later(self.drive())

    def do_fault_back(self) -> None:
        self.frame.fault = ""
        self.session.match.to(max(self.session.match.first, self.session.match.n - 1))
        self.session.settle()
        self.keep()
        self.do_fault_close()

    def do_fault_copy(self) -> None:
        self.later(self._copy(panels.report(self.session, self.trace), "The report is copied."))

    def measure(self, times: int = 20) -> str:
        """Milliseconds of the view, of all its HTML, of a redraw after one press: medians, as JSON."""
        from statistics import median
        from time import perf_counter

        rows: dict[str, list[float]] = {"view": [], "html": [], "patch": [], "all": []}
        for _ in range(times):
            self.session._view = None
            t0 = perf_counter()
            self.session.view()
            t1 = perf_counter()
            sheet = self.frame.sheet(self._panel())
            t2 = perf_counter()
            old, self.patch.pieces = self.patch.pieces, {}  # as if every piece had changed
            text = self.patch.json(sheet)
            t3 = perf_counter()
            self.page.redraw(text)
            t4 = perf_counter()
            self.patch.pieces = old if not text else self.patch.pieces
            for name, ms in (("view", t1 - t0), ("html", t2 - t1), ("patch", t3 - t2), ("all", t4 - t0)):
                rows[name].append(ms * 1000)
        return json.dumps({name: round(median(ms), 2) for name, ms in rows.items()})

    def start(self) -> None:
        """First draw, then bots if it is theirs."""
        self.draw()
        note = getattr(self.session.match, "note", None)
        if note:
            self.page.notice(esc(note), "info", 0)
        self.later(self.drive())

    def leave(self) -> None:
        if self.unkept:
            self.keep()
        self.open = False
