"""The five boards on the page: a whole game on each by pressing what is lit, axe-core, three sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from harness import SIZES
from playwright.sync_api import Browser, Page, expect
from tables import deal, desk, state, wait

import pyengine
from glue.session import Seat, Session
from pyengine import bots

NAMES = ["Maud", "Gus", "Ivo", "Runa", "Tess", "Olf", "Pia", "Quin"]
GAMES = [g["id"] for g in pyengine.games()]
LIMIT = 900  # presses
PLAYED: dict[str, tuple[int, dict[str, Any], str]] = {
    "tokyo-ghoul": (2, {}, "desk"),
    "attack-on-titan": (2, {}, "desk"),
    "worldbreakers": (2, {"mode": "precon"}, "phone"),
    "final-titan": (3, {"mode": "ffa"}, "tablet"),
    "ettin": (4, {}, "desk"),
}
# moments worth a look: seats, options, what the first seat is asked, after how many answers
LOOKED: dict[str, list[tuple[int, dict[str, Any], str, int]]] = {
    "tokyo-ghoul": [(4, {}, "", 60)],
    "attack-on-titan": [(4, {}, "", 150), (1, {}, "", 60)],
    "worldbreakers": [
        (2, {"mode": "five"}, "draft two", 30),
        (2, {"mode": "three"}, "act", 130),
        (1, {"mode": "campaign"}, "act", 50),
    ],
    "final-titan": [
        (4, {"mode": "ffa"}, "draft", 4),
        (5, {"mode": "ffa", "betting": True}, "roll", 45),
        (3, {"mode": "coop"}, "roll", 30),
    ],
    "ettin": [(4, {}, "pick", 12), (8, {}, "deploy", 200), (5, {}, "deploy", 60)],
}
# a point of a lit thing that a finger can reach, in the middle of the screen if need be
POINT = """thing => {
  for (const e of document.querySelectorAll(`.app [data-thing="${CSS.escape(thing)}"][data-legal]`)) {
    e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const b = e.getBoundingClientRect();
    for (const fy of [.5, .3, .7, .15, .85]) for (const fx of [.5, .25, .75, .1, .9]) {
      const x = b.left + b.width * fx, y = b.top + b.height * fy;
      const hit = document.elementFromPoint(x, y);
      if (hit && hit.closest('[data-thing]') === e) return [x, y];
    }
  }
  return null;
}"""
BUTTON = "push => document.querySelector(`#prompt [data-push=${JSON.stringify(push)}]:not([aria-disabled])`)?.click()"
# how the page fits: its width, the play area's height, what is lit and off the screen or too small to press
FIT = """() => {
  const out = [], root = document.documentElement;
  if (root.scrollWidth > innerWidth) out.push('page is ' + root.scrollWidth + ' wide');
  const play = document.querySelector('.play').getBoundingClientRect();
  if (play.bottom > innerHeight + 1) out.push('play ends at ' + play.bottom);
  for (const e of document.querySelectorAll('.board [data-legal][data-thing]')) {
    if (e.closest('.tray, .draft, .row-of, .hand')) continue;
    const b = e.getBoundingClientRect();
    if (b.width < 16 || b.height < 16) out.push('small ' + e.getAttribute('aria-label'));
    const off = b.left < -1 || b.right > innerWidth + 1 || b.top < 0 || b.bottom > innerHeight;
    if (off) out.push('off ' + e.getAttribute('aria-label'));
  }
  return out;
}"""


@pytest.fixture(scope="module")
def table(browser: Browser, base_url: str) -> Iterator[Page]:
    with desk(browser, base_url) as page:
        yield page


def record(
    game: str, seats: int, options: dict[str, Any], seed: int, stop: Callable[[Any, int], bool]
) -> dict[str, Any]:
    """A table as it lies in storage, played by bots until `stop(match, answers)`; the first seat is a person's."""
    match = pyengine.new(game, seats, seed, NAMES[:seats], **options)
    n = 0
    while match.open and not stop(match, n):
        seat = min(match.open)
        match.answer(seat, bots.choose(match, seat, "greedy", seed + n))
        n += 1
    assert match.open, "the moment never came"
    found = [Seat(name, "bot" if i else "person", "random" if i else "") for i, name in enumerate(NAMES[:seats])]
    kept = Session(match, found, f"board-{game}-{seats}-{seed}-{n}-{'-'.join(map(str, options.values()))}").record()
    return {**kept, "title": game, "progress": 0.3, "updated": 1}


def moment(verb: str, after: int) -> Callable[[Any, int], bool]:
    return lambda m, n: n >= after and 0 in m.open and verb in ("", m.open[0].verb)


def press(page: Page, thing: str, found: dict[str, Any]) -> None:
    """Press a lit thing, unless another seat's answer has changed the question in the meantime."""
    for _ in range(5):
        at = page.evaluate(POINT, thing)
        if at:
            page.mouse.click(*at)
            return
        page.wait_for_timeout(50)
        if thing not in state(page)["lit"]:
            return
    raise AssertionError(f"{thing} is lit and cannot be pressed: {found}")


def play(page: Page, most: int = LIMIT) -> dict[str, int]:
    """A person who takes the lit things in turn, and the prompt's buttons every third time."""
    used = {"thing": 0, "button": 0}
    for n in range(most):
        found = wait(page)
        if found["over"]:
            return used
        things = found["lit"]
        words = [b for b in found["buttons"] if b not in ("back", "clear")]
        if found["panel"]:
            page.keyboard.press("Escape")
        elif things and not ("confirm" in words and n % 2) and (n % 3 != 2 or not words):
            press(page, things[n * 7 % len(things)], found)
            used["thing"] += 1
        elif words or found["buttons"]:
            words = words or found["buttons"]
            which = "confirm" if "confirm" in words else words[n // 3 % len(words)]
            page.evaluate(BUTTON, which)
            used["button"] += 1
    raise AssertionError(f"not over after {most} presses: {wait(page)}")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(table: Page, game: str) -> None:
    seats, options, size = PLAYED[game]
    width, height = SIZES[size]
    table.set_viewport_size({"width": width, "height": height})
    deal(table, record(game, seats, options, 4, lambda m, n: n >= 0))
    used = play(table)
    expect(table.locator("dialog[open] .finale h2")).not_to_be_empty()
    assert used["thing"] > 8, used
    table.keyboard.press("Escape")
    assert not [f for f in table.evaluate(FIT) if f.startswith("page")]


def axe(page: Page) -> str:
    page.wait_for_timeout(300)  # transitions of colour are over
    found = Axe().run(page).response["violations"]
    return "\n".join(
        f"{v['id']} ({v['impact']}): {v['help']}\n   "
        + "\n   ".join(n["html"][:200] + " | " + str(n.get("failureSummary"))[:300] for n in v["nodes"][:4])
        for v in found
        if v["impact"] in ("critical", "serious", "moderate")
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_board_fits_and_can_be_read(table: Page, game: str) -> None:
    faults: list[str] = []
    for k, (seats, options, verb, after) in enumerate(LOOKED[game]):
        deal(table, record(game, seats, options, 3, moment(verb, after)))
        found = wait(table)
        for i, (size, (width, height)) in enumerate(SIZES.items()):
            table.set_viewport_size({"width": width, "height": height})
            scheme = ("light", "dark")[(i + k) % 2]
            table.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            where = f"{seats} {options} {verb} {size} {scheme}: "
            table.wait_for_timeout(100)
            high = game == "tokyo-ghoul" and size == "phone"  # four seats: the page scrolls, the prompt sticks
            faults += [where + f for f in table.evaluate(FIT) if not (high and f.startswith("play"))]
            faults += [where + f"{t} cannot be pressed" for t in found["lit"] if not table.evaluate(POINT, t)]
            if size == ("desk", "phone", "tablet")[k % 3] or (k == 0 and size == "phone"):
                said = axe(table)
                if said:
                    faults.append(where + said)
    table.emulate_media(color_scheme=None)
    assert not faults, "\n".join(faults)
