"""Runs once when Python is there: routes, screens, bots, storage. The only module that knows PyScript and the DOM."""

from __future__ import annotations

import asyncio
import json
import random
import time
from importlib import import_module
from typing import Any

from js import document, fetch, location, performance, window
from pyodide.ffi import create_proxy
from pyscript import workers
from pyscript.js_modules import render as page

from glue import desk, router
from glue.bots import Bots
from glue.session import Session, opened
from glue.store import TABLE, Store
from glue.table.screen import Screen

screen_root = document.getElementById("screen")
library = document.getElementById("library")
table: Screen | None = None
shown: Any = None  # the module of the screen that is shown
sessions: dict[str, Session] = {}
proxies: list[Any] = []
running: list[Any] = []


class Storage:
    def get(self, key: str) -> str | None:
        return str(page.storeGet(key)) or None

    def set(self, key: str, text: str) -> str:
        return str(page.storeSet(key, text))

    def drop(self, key: str) -> None:
        page.storeDrop(key)

    def keys(self, prefix: str) -> list[str]:
        return [str(key) for key in json.loads(str(page.storeKeys(prefix)))]


def token() -> str:
    return "".join(random.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(8))


# -- bots ----------------------------------------------------------------------------------------------------


class Worker:
    """The element of the present worker."""

    def __init__(self) -> None:
        self.n = 0
        self.element: Any = None

    async def start(self) -> Any:
        self.n += 1
        script = document.createElement("script")
        script.type = "py"
        script.src = "web/worker/bot.py"
        for name, value in (("worker", ""), ("name", f"bot{self.n}"), ("config", "web/boot/bot.json")):
            script.setAttribute(name, value)
        document.body.append(script)
        self.element = script
        return await workers[f"bot{self.n}"]

    def stop(self) -> None:
        if self.element is not None:
            ready = getattr(self.element, "xworker", None)
            if ready is not None:
                page.terminate(self.element)
            self.element.remove()
            self.element = None


worker = Worker()
bots = Bots(worker.start, worker.stop, lambda text: page.notice(text, "info", 0))


# -- screens --------------------------------------------------------------------------------------------------------


async def art(game: str) -> None:
    """A game's sprite, fetched once."""
    if document.getElementById(f"art-{game}"):
        return
    answer = await fetch(f"web/art/{game}.svg")
    if answer.ok:
        page.inject(f"art-{game}", await answer.text())


def dress(name: str, game: str | None) -> None:
    """What the style sheets go by."""
    document.documentElement.dataset.route = name
    document.body.dataset.screen = name
    if game:
        document.body.dataset.game = game
    else:
        document.body.removeAttribute("data-game")


async def go(first: bool = False) -> None:
    global table, shown
    name, params = router.parse(location.hash)
    if table is not None:
        table.leave()
        table = None
    if shown is not None and hasattr(shown, "unbind"):
        shown.unbind()
    shown = None
    page.notice("")
    if name == "library":
        screen_root.hidden = True
        screen_root.replaceChildren()
        library.hidden = False
        dress(name, None)
        document.title = home_title
        if getattr(window, "fiveTables", None):
            window.fiveTables.shelf()
        return
    try:
        if name == "table":
            await open_table(params)
        else:
            await open_screen(name, params)
    except (ValueError, KeyError) as no:  # a damaged link or save, a game that does not exist: said in a sentence
        page.mount(screen_root)
        dress(name, None)
        screen_root.innerHTML = missing("This cannot be opened", str(no.args[0] if no.args else no))
    except Exception as fault:
        import traceback

        traceback.print_exc()
        page.mount(screen_root)
        dress(name, None)
        screen_root.innerHTML = missing("This screen could not be opened", str(fault))
    library.hidden = True
    screen_root.hidden = False
    if not first:
        window.scrollTo(0, 0)
        if name != "table":
            screen_root.focus()


def missing(title: str, words: str) -> str:
    from glue.text import esc

    return (
        f'<section class="missing"><h1>{esc(title)}</h1><p>{esc(words)}</p>'
        '<p><a class="btn main" href="#/">All tables</a></p></section>'
    )


async def open_screen(name: str, params: list[str]) -> None:
    global shown
    module = import_module(f"glue.screens.{name}")
    game = params[0] if params and name != "about" else None
    if game:
        await art(game)
    dress(name, game)
    screen_root.innerHTML = module.render(params)
    if hasattr(module, "bind"):
        module.bind(screen_root)
    shown = module


async def open_table(params: list[str]) -> None:
    global table
    import pyengine

    if params[:1] == ["link"] and len(params) > 1:
        match = pyengine.from_link(params[1])
        from glue.session import Seat

        seats = [Seat(n, "person" if i == 0 else "bot", "" if i == 0 else "greedy") for i, n in enumerate(match.names)]
        session = Session(match, seats, desk.store.fresh())
        desk.keep(session)
        sessions[session.id] = session
        window.history.replaceState(None, "", f"#/table/{session.id}")
        params = [session.id]
    id = params[0] if params else ""
    session_found = sessions.get(id)
    if session_found is None:
        record = desk.store.load(id)
        if record is None:
            page.mount(screen_root)
            dress("table", None)
            screen_root.innerHTML = missing("No such table", "It was deleted, or made in another browser.")
            return
        session_found = opened(record, pyengine.load)
        sessions.clear()  # one at a time: the others are in storage
        sessions[id] = session_found
    session = session_found
    game = session.view()["game"]
    await asyncio.gather(art(game), page.style(f"web/css/boards/{game}.css"))
    dress("table", game)
    page.mount(screen_root)
    table = Screen(page, session, bots, desk.title(game))
    act = create_proxy(table.act)
    page.listen(screen_root, act)
    for old in proxies:
        old.destroy()
    proxies[:] = [act]
    library.hidden = True
    screen_root.hidden = False
    table.start()
    performance.mark("table-drawn")
    window.setTimeout(begin, 60)


def _begin() -> None:
    bots.begin()


begin = create_proxy(_begin)


busy = again = False


async def follow(first: bool = False) -> None:
    """Go where the address leads, one screen at a time; if it changed meanwhile, once more: the last address wins."""
    global busy, again
    if busy:
        again = True
        return
    busy = again = True
    try:
        while again:
            again = False
            await go(first)
            first = False
    finally:
        busy = False


def on_hash(*_: Any) -> None:
    running.append(asyncio.ensure_future(follow()))
    del running[:-2]


def on_storage(event: Any) -> None:
    """Another tab has gone on with the table that is open here."""
    if table is not None and str(event.key) == TABLE + table.session.id and event.newValue:
        page.offer("This table went on in another tab.", "Show it", reopen)


def _reopen(*_: Any) -> None:
    sessions.clear()
    on_hash()


reopen = create_proxy(_reopen)


def on_hide(*_: Any) -> None:
    if table is not None and table.unkept:
        table.keep()


def on_file(*_: Any) -> None:
    file = window.fiveTables.file
    try:
        desk.go(f"#/table/{desk.import_text(str(file.text), str(file.name))}")
    except ValueError as no:
        page.notice(str(no), "bad", 0)


def on_update(event: Any) -> None:
    page.offer("A new version is ready.", "Reload", event.detail)


def navigate(hash: str) -> None:
    if location.hash == hash:
        on_hash()
    else:
        location.hash = hash


def notice(text: str, tone: str = "info") -> None:
    page.notice(text, tone)


def measure() -> str:
    return table.measure() if table is not None else "{}"


def table_id() -> str:
    return table.session.id if table is not None else ""


def has_worker() -> bool:
    return bots.worker is not None


home_title = document.title
if getattr(window, "fiveTables", None):  # what tests and the curious may ask
    for name, answer in (("measure", measure), ("table", table_id), ("worker", has_worker)):
        setattr(window.fiveTables, name, create_proxy(answer))
desk.use(Store(Storage(), clock=lambda: int(time.time() * 1000), token=token), navigate, notice, art)
page.settings(json.dumps(desk.store.settings()))
for kind, handler in (
    ("hashchange", on_hash),
    ("file:open", on_file),
    ("storage", on_storage),
    ("pagehide", on_hide),
    ("app:update", on_update),
):
    window.addEventListener(kind, create_proxy(handler))


async def boot() -> None:
    """The first screen; then whoever waits for Python may go on."""
    await follow(first=True)
    performance.mark("python-ready")
    window.dispatchEvent(window.Event.new("python-ready"))
    if getattr(getattr(window, "fiveTables", None), "file", None):
        on_file()


running.append(asyncio.ensure_future(boot()))
