"""Tables for the browser tests: positions made natively and put into the page's storage, and hands that play them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from harness import ROOT, Watch, ready
from playwright.sync_api import Browser, Page

import pyengine
from glue.session import Seat, Session
from pyengine import bots

assert (ROOT / "web" / "glue").is_dir()
NAMES = ["Ren", "Mika", "Sora", "Yuki"]
STATE = """() => {
  const all = s => [...document.querySelectorAll(s)], prompt = document.querySelector('#prompt');
  return {
    over: !!document.querySelector('dialog[open] .finale'),
    fault: document.querySelector('.fault pre')?.textContent ?? '',
    idle: !prompt || prompt.hasAttribute('data-idle'), title: prompt?.querySelector('.ask b')?.textContent ?? '',
    curtain: !!document.querySelector('.curtain'), panel: !!document.querySelector('dialog[open]'),
    lit: all('.app [data-legal][data-thing]').map(e => e.dataset.thing),
    buttons: all('#prompt [data-push]:not([aria-disabled])').map(e => e.dataset.push),
  };
}"""
_id = iter(range(1, 10_000))


def record(
    seats: int = 2,
    seed: int = 5,
    people: tuple[int, ...] = (0,),
    until: Callable[[Any], bool] | None = None,
    level: str = "greedy",
    moves: int = 0,
) -> dict[str, Any]:
    """A table of Tokyo Ghoul as it lies in storage, played on by bots until `until(match)` or for so many moves."""
    names = NAMES[:seats]
    match = pyengine.new("tokyo-ghoul", seats, seed, names)
    while match.open and (moves > 0 or (until is not None and not until(match))):
        seat = min(match.open)
        match.answer(seat, bots.choose(match, seat, "greedy", seed))
        moves -= 1
    found = [Seat(n, "person", "") if i in people else Seat(n, "bot", level) for i, n in enumerate(names)]
    kept = Session(match, found, f"test{next(_id)}").record()
    return {**kept, "title": "Tokyo Ghoul", "progress": 0.3, "updated": 1}


def asked(verb: str, seat: int = 0, after: int = 1) -> Callable[[Any], bool]:
    """True when a seat is asked this, in this round or later."""
    return lambda m: seat in m.open and m.open[seat].verb == verb and m.game.t.round >= after


def offered(action: str, seat: int = 0, after: int = 1) -> Callable[[Any], bool]:
    """True when a seat may do this, in this round or later."""
    return lambda m: (
        seat in m.open
        and m.game.t.round >= after
        and any(isinstance(o, tuple) and o[0] == action for o in m.open[seat].options)
    )


@contextmanager
def desk(browser: Browser, base_url: str, settings: dict[str, str] | None = None, **context: Any) -> Iterator[Page]:
    """A page with Python running, strict like all, whose tables move at once unless told otherwise."""
    made = browser.new_context(base_url=base_url, **{"viewport": {"width": 1440, "height": 900}, **context})
    watch = Watch(base_url)
    watch.observe(made)
    page = made.new_page()
    kept = json.dumps({"speed": "0", **(settings or {})})
    page.add_init_script(
        "try { localStorage.getItem('five-tables/settings') "
        f"?? localStorage.setItem('five-tables/settings', '{kept}') }} catch {{ /* about:blank */ }}"
    )
    page.goto(base_url + "/index.html")
    ready(page)
    page.watch = watch  # type: ignore[attr-defined]
    yield page
    watch.check()
    made.close()


def deal(page: Page, kept: dict[str, Any]) -> None:
    """Put a table into storage and go there, without a new start of Python."""
    page.evaluate(
        "([id, text]) => localStorage.setItem('five-tables/table/' + id, text)", [kept["id"], json.dumps(kept)]
    )
    page.evaluate("hash => { location.hash = hash }", f"#/table/{kept['id']}")
    page.wait_for_function(
        "id => location.hash.endsWith(id) && document.querySelector('.app') && window.fiveTables.table?.() === id",
        arg=kept["id"],
    )


def stored(page: Page, kept: dict[str, Any]) -> Any:
    """The match as the page has stored it."""
    text = page.evaluate("id => localStorage.getItem('five-tables/table/' + id)", kept["id"])
    return pyengine.load(json.loads(text)["save"])


def state(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(STATE)
    assert not found["fault"], found["fault"]
    return found


def wait(page: Page) -> dict[str, Any]:
    """Until a person is asked, or the game is over."""
    for _ in range(3000):
        found = state(page)
        if found["over"] or not found["idle"] or found["curtain"]:
            return found
        page.wait_for_timeout(10)
    raise AssertionError("nobody is asked and the game is not over")
