"""The rules of one game, in our words: contents, search, and an anchor for every rule ID."""

from __future__ import annotations

from functools import cache
from typing import Any

from ..icons import ui
from ..text import count as counted
from ..text import esc
from . import markdown, parts
from .markdown import Book

_wires = parts.Wires()
_query = ""


@cache
def book(game: str) -> Book:
    import pyengine

    return markdown.parse(pyengine.rules(game), game)


def contents(rules: Book) -> str:
    items = "".join(
        f'<li class="{b.kind}"><a href="#/rules/{esc(rules.game)}" data-to="s-{esc(b.id)}">{b.html}</a></li>'
        for b in rules.contents()
    )
    return f"<ol>{items}</ol>"


def results(rules: Book, query: str) -> str:
    """The whole book, or what was found in it."""
    words = markdown.split(query)
    if not words:
        return markdown.draw(rules.blocks, rules.game)
    n, found = markdown.search(rules, query)
    if not n:
        return (
            f'<p class="found">Nothing has all of “{esc(query)}”.</p><p>Try one word only, a card\'s name or a '
            "rule number such as "
            f"{esc(next((b.id for b in rules.blocks if markdown.ID.fullmatch(b.id)), 'TKG-001'))}.</p>"
        )
    return f'<p class="found">{counted(n, "place")} with “{esc(query)}”</p>' + markdown.draw(found, rules.game, words)


def render(params: list[str]) -> str:
    global _query
    game = params[0] if params else ""
    ready = parts.engine()
    if not game:
        return parts.shelf_page("Learn", "Rules, game by game", "Read the rules", lambda g: f"#/rules/{g}", ready)
    if game not in parts.shelf():
        return parts.missing("Rules", "No game has this name. The library shows the five there are.")
    name = parts.shelf()[game]["name"]
    if game not in ready:
        return parts.missing(
            name, f"{name} cannot be played here yet; its rules come together with the game.", game, "In preparation"
        )
    _query = ""
    rules = book(game)
    wanted = params[1] if len(params) > 1 else ""
    note = ""
    if wanted and wanted not in rules.ids():
        note = f'<p class="found" role="alert">There is no rule {esc(wanted)} in this game. All rules follow.</p>'
    tools = parts.tool("cards", "Cards", f"#/cards/{game}") + parts.tool("play", "New table", f"#/setup/{game}")
    return (
        f'<div class="pagewrap" data-game="{esc(game)}">{parts.bar(name, "Rules", tools=tools)}'
        f'<div class="book" data-wanted="{esc(wanted)}"><aside class="toc"><label class="find">{ui("search")}<span '
        'class="vh">Search the rules</span>'
        '<input type="search" id="find-rule" placeholder="Search the rules" autocomplete="off" spellcheck="false" '
        'aria-keyshortcuts="/"></label>'
        f'<details open><summary>Contents</summary><nav aria-label="Contents">{contents(rules)}</nav></details></aside>'
        f'<article class="rulesbody" id="rules-body" aria-live="off">{note}{results(rules, "")}</article></div>'
        f"{parts.credit()}</div>"
    )


# ---- in the page -----------------------------------------------------------------------------


def bind(root: Any) -> None:
    from js import document, window

    place = root.querySelector(".book")
    if not place:
        return
    game = root.querySelector(".pagewrap").dataset.game
    rules = book(game)
    body, box = place.querySelector("#rules-body"), place.querySelector("#find-rule")
    if window.innerWidth <= 900:
        place.querySelector("details").open = False

    def go_to(id: str) -> bool:
        target = document.getElementById(id)
        if not target:
            return False
        for old in list(body.querySelectorAll(".wanted")):
            old.classList.remove("wanted")
        target.classList.add("wanted")
        target.setAttribute("tabindex", "-1")
        target.focus()
        target.scrollIntoView()
        return True

    def show(query: str) -> None:
        global _query
        if query != _query:
            _query = query
            body.innerHTML = results(rules, query)
            window.scrollTo(0, 0)

    def typed(event: Any) -> None:
        show(str(box.value).strip())

    def clicked(event: Any) -> None:
        link = parts.closest(event, "a[data-to]")
        if not link:
            return
        event.preventDefault()
        box.value = ""
        show("")
        if window.innerWidth <= 900:
            place.querySelector("details").open = False
        go_to(str(link.dataset.to))

    def key(event: Any) -> None:
        tag = str(event.target.tagName) if event.target else ""
        if event.key == "/" and tag not in ("INPUT", "TEXTAREA", "SELECT"):
            event.preventDefault()
            box.focus()
        elif event.key == "Escape" and tag == "INPUT":
            box.value = ""
            show("")

    _wires.on(box, "input", typed)
    _wires.on(place, "click", clicked)
    _wires.on(document, "keydown", key)
    wanted = str(place.dataset.wanted or "")
    if wanted:
        parts.soon(lambda: go_to(f"r-{wanted}"))
    parts.title("Rules", parts.shelf()[game]["name"])


def unbind() -> None:
    _wires.clear()
