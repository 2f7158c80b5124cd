"""Who made what, under which licence, and what this page is not."""

from __future__ import annotations

from typing import Any

from ..text import esc
from . import parts

FONTS = (
    ("Archivo", "Omnibus-Type", "archivo", "", ""),
    ("New Tegomin", "Kousuke Nagai", "new-tegomin", "New Tegomin", "Tokyo Ghoul"),
    ("Grenze Gotisch", "Omnibus-Type", "grenze-gotisch", "Grenze Gotisch", "Attack on Titan"),
    ("El Messiri", "Mohamed Gaber", "el-messiri", "El Messiri", "Worldbreakers"),
    ("Protest Strike", "Octavio Pardo", "protest-strike", "Protest Strike", "Final Titan"),
    ("Almendra", "Ana Sanfelippo", "almendra", "Almendra", "Ettin"),
)
SOFTWARE = (
    ("pyengine, the page and its drawings", "MIT", "licences/pyengine-MIT.txt"),
    ("Pyodide and micropip", "MPL 2.0", "licences/MPL-2.0.txt"),
    ("CPython, inside Pyodide", "PSF 2.0", "licences/PSF-2.0.txt"),
    ("PyScript", "Apache 2.0", "licences/PyScript-Apache-2.0.txt"),
    ("Libraries bundled in PyScript", "MIT and ISC", "licences/PyScript-bundled.txt"),
)


def render(params: list[str]) -> str:
    fonts = "".join(
        f"<li><span{f' style=&quot;font-family:{family}&quot;'.replace('&quot;', chr(34)) if family else ''}>"
        f"{esc(name)}</span>"
        f"<small>{esc(by)}{f'; for {game}' if game else '; for everything else'}. <a "
        f'href="vendor/fonts/{slug}-LICENSE.txt">OFL 1.1</a></small></li>'
        for name, by, slug, family, game in FONTS
    )
    software = "".join(
        f'<li>{esc(name)}: <a href="{esc(href)}">{esc(licence)}</a></li>' for name, licence, href in SOFTWARE
    )
    games = ", ".join(g["name"] for g in parts.shelf().values())
    return (
        f'<div class="pagewrap">{parts.bar("About", "Credits and licences")}<section class="sheetpage narrow about">'
        '<h2 class="display">Five tables, one engine</h2>'
        "<p>The rules of these games are written in pure Python and run inside your browser. There is no server "
        "behind this page, no "
        "account, no counting of visitors. After the first visit it works without a network; tables are kept in "
        "this browser only, "
        "until you remove them or export them as a file.</p>"
        "<h3>What this is not</h3>"
        "<p>A fan-made rules demo, made without the publishers and not affiliated with or endorsed by any of "
        f"them. {esc(games)} and the "
        "names in them belong to their owners. Nothing here is copied from a rulebook or a card: rules and card "
        "texts are in our own "
        "words, card faces and pictures are drawn by this page, and values that no public source states are our "
        "own. If you like a "
        "game, buy it.</p>"
        "<h3>Emblems</h3>"
        '<p><a href="https://game-icons.net">game-icons.net</a>, under <a '
        'href="https://creativecommons.org/licenses/by/3.0/">Creative Commons '
        'Attribution 3.0</a>, recoloured and set on generated patterns. By <span id="authors">Lorc, Delapouite and '
        "contributors</span>.</p>"
        f'<h3>Typefaces</h3><ul class="faces">{fonts}</ul>'
        f"<h3>Software</h3><ul>{software}</ul>"
        "<h3>Keyboard</h3><p>Everything works without a mouse. At a table, press <kbd>?</kbd> for the keys; in the "
        "rules and the "
        "gallery <kbd>/</kbd> goes to the search, arrows leaf through the cards.</p>"
        f"</section>{parts.credit()}</div>"
    )


_running: list[Any] = []  # a task nobody holds may be collected before it ends


def bind(root: Any) -> None:
    import asyncio

    parts.title("About")
    _running.append(asyncio.ensure_future(_authors(root)))


async def _authors(root: Any) -> None:
    """The build's list of icon authors; the short form stays if it cannot be read."""
    import json

    from js import fetch

    try:
        response = await fetch("web/art/credits.json")
        names = json.loads(str(await response.text()))["icons"]["authors"]
        root.querySelector("#authors").textContent = ", ".join(names[:-1]) + " and " + names[-1]
    except Exception:
        pass
    _running.clear()
