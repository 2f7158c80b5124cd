"""What every screen shares: the shelf of games, the bar, the credits, and a thin layer over the browser."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

from ..icons import ui
from ..text import esc

Data = dict[str, Any]
WEIGHTS = {1: "Light", 2: "Medium", 3: "Heavy"}


@cache
def shelf() -> dict[str, Data]:
    """What is known of every game before it is in the engine: names, numbers, one line."""
    text = Path(__file__).parent.parent.joinpath("games.json").read_text(encoding="utf-8")
    return {g["id"]: g for g in json.loads(text)["games"]}


@cache
def engine() -> dict[str, Data]:
    """The games that can be played, as the engine describes them."""
    import pyengine

    return {g["id"]: g for g in pyengine.games()}


def bar(title: str, where: str = "", back: str = "#/", back_to: str = "Library", tools: str = "") -> str:
    place = f'<p class="where">{esc(where)}</p>' if where else ""
    return (
        f'<header class="bar"><a class="tool" href="{esc(back)}" aria-label="{esc(back_to)}">{ui("back")}</a>'
        f'<div class="stackname"><h1 class="display">{esc(title)}</h1>{place}</div>'
        f'<div class="tools">{tools}<button class="tool" type="button" data-theme-switch aria-label="Switch '
        'between light and dark">'
        f"{ui('sun', 'ico for-dark')}{ui('moon', 'ico for-light')}</button></div></header>"
    )


def credit() -> str:
    return (
        '<footer class="credit">Emblems: game-icons.net (Lorc, Delapouite and others), CC BY 3.0. Typefaces: SIL '
        "Open Font "
        'License. A fan-made rules demo; card faces are drawn by this page. <a href="#/about">About and '
        "licences</a></footer>"
    )


def key_art(game: str) -> str:
    focus = shelf()[game].get("focus", "50% 42%")
    return f'<img class="keyart" src="web/keyart/{esc(game)}.svg" alt="" style="object-position:{esc(focus)}">'


def tool(icon: str, label: str, href: str) -> str:
    return f'<a class="tool" href="{esc(href)}" aria-label="{esc(label)}" title="{esc(label)}">{ui(icon)}</a>'


def shelf_page(title: str, where: str, say: str, address: Callable[[str], str], ready: Iterable[str]) -> str:
    """A page that asks for a game: for addresses that name none."""
    ready = set(ready)
    items = []
    for id, game in shelf().items():
        on = id in ready
        inner = (
            f'{key_art(id)}<span class="display">{esc(game["name"])}</span>'
            f"<small>{esc(say) if on else 'In preparation'}</small>"
        )
        items.append(
            f'<li data-game="{id}">'
            + (
                f'<a class="pickgame" href="{esc(address(id))}">{inner}</a>'
                if on
                else f'<span class="pickgame off">{inner}</span>'
            )
            + "</li>"
        )
    return (
        f'<div class="pagewrap">{bar(title, where)}<section class="sheetpage"><ul class="pickgames">'
        f"{''.join(items)}</ul></section>{credit()}</div>"
    )


def missing(title: str, words: str, game: str = "", head: str = "Nothing is here") -> str:
    """An address that leads nowhere, said plainly."""
    mood = f' data-game="{esc(game)}"' if game else ""
    return (
        f'<div class="pagewrap"{mood}>{bar(title)}<section class="sheetpage narrow"><h2 class="display">'
        f"{esc(head)}</h2>"
        f'<p>{esc(words)}</p><p><a class="btn main" href="#/">To the library</a></p></section>{credit()}</div>'
    )


# ---- the browser -----------------------------------------------------------------------------


def recall(key: str) -> Any:
    """A value from this browser's storage, or None."""
    try:
        from js import localStorage

        text = localStorage.getItem(f"five-tables/{key}")
        return json.loads(str(text)) if text else None  # a JS null is not None
    except Exception:
        return None


def remember(key: str, value: Any) -> None:
    """Store a value if the browser lets us."""
    try:
        from js import localStorage

        localStorage.setItem(f"five-tables/{key}", json.dumps(value))
    except Exception:
        pass


class Wires:
    """Listeners of one screen, taken off together."""

    def __init__(self) -> None:
        self._off: list[Callable[[], None]] = []

    def on(self, target: Any, event: str, do: Callable[[Any], Any]) -> None:
        from pyodide.ffi.wrappers import add_event_listener, remove_event_listener

        add_event_listener(target, event, do)
        self._off.append(lambda: remove_event_listener(target, event, do))

    def clear(self) -> None:
        while self._off:
            try:
                self._off.pop()()
            except Exception:
                pass


def title(*words: str) -> None:
    """Name the page in its tab."""
    from js import document

    document.title = " · ".join([*words, "Five Tables"])


def soon(do: Callable[[], Any]) -> None:
    """After the screen is shown: whoever shows it scrolls to its top first."""
    from js import setTimeout
    from pyodide.ffi import create_once_callable

    setTimeout(create_once_callable(do), 0)


def closest(event: Any, selector: str) -> Any:
    """The element under an event that matches, or None."""
    target = event.target
    found = target.closest(selector) if target and hasattr(target, "closest") else None
    return found or None
