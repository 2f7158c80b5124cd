"""The gallery: every card of a game, filtered by type, group, cost and keyword, found by any word; a sheet for each."""

from __future__ import annotations

from functools import cache
from typing import Any

from .. import card as drawing
from ..icons import em, ui
from ..text import count as counted
from ..text import esc, plain, rule_link, spans
from . import markdown, parts, rules
from .parts import Data

_wires = parts.Wires()
_open = ""


@cache
def faces(game: str) -> list[Data]:
    import pyengine

    return list(pyengine.cards(game))


# ---- finding -----------------------------------------------------------------------------


def words_of(face: Data) -> str:
    """Everything on a card that a search may meet."""
    bits = [face["name"], face.get("type", ""), face.get("origin", ""), plain(face.get("text") or ())]
    bits += [k["label"] for k in face.get("keys") or ()]
    bits += [f"{s['label']} {s['value']}" for s in face.get("stats") or ()]
    if face.get("cost") is not None:
        bits.append(f"cost {face['cost']}")
    return " ".join(bits).casefold()


def key_name(label: str) -> str:
    """A keyword without its number: Melee +2 and Melee +1 are one filter."""
    return label.rsplit(" ", 1)[0] if " " in label and label.rsplit(" ", 1)[1].lstrip("+-").isdigit() else label


def choices(all: list[Data]) -> dict[str, list[str]]:
    """What can be filtered by, in the order of the catalogue; only where there is more than one value."""
    found: dict[str, dict[str, None]] = {"type": {}, "origin": {}, "cost": {}, "key": {}}
    for face in all:
        found["type"][face.get("type") or ""] = None
        found["origin"][face.get("origin") or ""] = None
        if face.get("cost") is not None:
            found["cost"][str(face["cost"])] = None
        for key in face.get("keys") or ():
            found["key"][key_name(key["label"])] = None
    out = {k: [v for v in vs if v] for k, vs in found.items()}
    out["cost"].sort(key=lambda v: (len(v), v))
    out["key"].sort()
    return {k: vs for k, vs in out.items() if len(vs) > 1}


def fits(face: Data, asked: dict[str, str]) -> bool:
    """Does a card pass the filters and have all the words?"""
    if asked.get("type") and face.get("type") != asked["type"]:
        return False
    if asked.get("origin") and face.get("origin") != asked["origin"]:
        return False
    if asked.get("cost") and str(face.get("cost")) != asked["cost"]:
        return False
    if asked.get("key") and asked["key"] not in (key_name(k["label"]) for k in face.get("keys") or ()):
        return False
    text = words_of(face)
    return all(w in text for w in asked.get("q", "").casefold().split())


def matching(all: list[Data], asked: dict[str, str]) -> list[str]:
    return [face["kind"] for face in all if fits(face, asked)]


def told(n: int, all: int) -> str:
    return f"All {all} cards" if n == all else f"{counted(n, 'card')} of {all}" if n else "No card has all of that"


# ---- drawing -----------------------------------------------------------------------------

LABELS = {
    "type": ("Type", "All types"),
    "origin": ("Group", "All groups"),
    "cost": ("Cost", "Any cost"),
    "key": ("Keyword", "Any keyword"),
}


def draw_card(game: str, face: Data, width: str = "100%") -> str:
    return drawing.html(face, width=width, game=game)


def draw_filters(all: list[Data]) -> str:
    find = (
        f'<label class="find">{ui("search")}<span class="vh">Search the cards</span><input type="search" '
        'id="find-card" name="q" '
        'placeholder="Search names, texts, numbers" autocomplete="off" spellcheck="false" aria-keyshortcuts="/">'
        "</label>"
    )
    out = []
    for name, values in choices(all).items():
        label, every = LABELS[name]
        options = "".join(
            f'<option value="{esc(v)}">{"Cost " if name == "cost" else ""}{esc(v)}</option>' for v in values
        )
        out.append(f'<select name="{name}" aria-label="{label}"><option value="">{every}</option>{options}</select>')
    return (
        f'<form class="filters" role="search" aria-label="Cards" id="filters">{find}<div class="selects">'
        f"{''.join(out)}</div>"
        f'<p class="told" role="status" id="told">{told(len(all), len(all))}</p></form>'
    )


def draw_grid(game: str, all: list[Data]) -> str:
    items = "".join(
        f'<li data-kind="{esc(f["kind"])}"{" data-wide" if f.get("wide") else ""}><a class="cardlink" '
        f'href="#/cards/{esc(game)}/{esc(f["kind"])}">{draw_card(game, f)}</a></li>'
        for f in all
    )
    return (
        f'<ul class="grid" id="grid">{items}</ul><p class="nothing" id="nothing" hidden>No card has all of that. '
        '<button class="btn" type="button" id="all">Show all cards</button></p>'
    )


MARKS = {
    "R": "Name and values stand in the rulebook.",
    "P": "Values as publicly known.",
    "D": "Values of this edition.",
}


def sheet(game: str, face: Data, all: list[Data]) -> str:
    """The inside of the dialog: the card large, its words, its keywords with their rules, the rules that name it."""
    numbers = []
    if face.get("cost") is not None:
        numbers.append(("Cost", face["cost"], ""))
    numbers += [(s["label"][:1].upper() + s["label"][1:], s["value"], em(s["icon"])) for s in face.get("stats") or ()]
    if face.get("copies"):
        numbers.append(("Copies", face["copies"], ui("deck")))
    dl = "".join(f"<div><dt>{icon}{esc(label)}</dt><dd>{esc(value)}</dd></div>" for label, value, icon in numbers)
    text = (
        f'<p class="words">{spans(face["text"], game)}</p>'
        if face.get("text")
        else '<p class="words quiet">No text: it is worth its numbers.</p>'
    )
    sub = " · ".join(esc(face[k]) for k in ("type", "origin") if face.get(k))
    kinds = [f["kind"] for f in all]
    at = kinds.index(face["kind"])
    before, after = all[at - 1], all[(at + 1) % len(all)]
    mark = MARKS.get(str(face.get("mark") or ""), "")
    return (
        f'<div class="big"{" data-wide" if face.get("wide") else ""}>{draw_card(game, face)}</div>'
        f'<div class="about"><header><h2 class="display" id="sheet-name" tabindex="-1">{esc(face["name"])}</h2><p>'
        f"{sub}</p></header>"
        f"<dl>{dl}</dl>{text}{draw_keys(game, face)}{draw_rulings(game, face)}"
        + (f'<p class="from">{esc(mark)}</p>' if mark else "")
        + f'<footer><button class="btn" type="button" data-show="{esc(before["kind"])}" aria-label="Previous: '
        f'{esc(before["name"])}">{ui("back")}<span>{esc(before["name"])}</span></button>'
        f'<button class="btn" type="button" data-show="{esc(after["kind"])}" aria-label="Next: '
        f'{esc(after["name"])}"><span>{esc(after["name"])}</span>{ui("next")}</button></footer></div>'
        f'<button class="tool shut" type="button" aria-label="Close">{ui("close")}</button>'
    )


def draw_keys(game: str, face: Data) -> str:
    rows = []
    for key in face.get("keys") or ():
        block = rules.book(game).find(key["rule"]) if key.get("rule") else None
        words = block.html if block else ""
        link = rule_link(game, key["rule"], esc(key["rule"])) if key.get("rule") else ""
        rows.append(f"<li>{em(key['icon'])}<div><b>{esc(key['label'])}</b> {link}<p>{words}</p></div></li>")
    return f'<h3>Keywords</h3><ul class="keywords">{"".join(rows)}</ul>' if rows else ""


def draw_rulings(game: str, face: Data) -> str:
    """Rulings printed on the face, then the rules that call the card by its name."""
    own = [f"<li>{spans(r, game)}</li>" for r in face.get("rulings") or ()]
    name = face["name"].casefold()
    for block in rules.book(game).blocks:
        if markdown.ID.fullmatch(block.id) and name in block.plain.casefold():
            own.append(f"<li>{rule_link(game, block.id, esc(block.id))} {block.html}</li>")
    return f'<h3>In the rules</h3><ul class="rulings">{"".join(own[:8])}</ul>' if own else ""


def render(params: list[str]) -> str:
    game = params[0] if params else ""
    ready = parts.engine()
    if not game:
        return parts.shelf_page("Cards", "Every card, game by game", "See the cards", lambda g: f"#/cards/{g}", ready)
    if game not in parts.shelf():
        return parts.missing("Cards", "No game has this name. The library shows the five there are.")
    name = parts.shelf()[game]["name"]
    if game not in ready:
        return parts.missing(
            name, f"{name} cannot be played here yet; its cards come together with the game.", game, "In preparation"
        )
    all = faces(game)
    wanted = params[1] if len(params) > 1 else ""
    note = ""
    if wanted and wanted not in {f["kind"] for f in all}:
        note, wanted = '<p class="found" role="alert">No card of this game has that address. All cards follow.</p>', ""
    tools = parts.tool("book", "Rules", f"#/rules/{game}") + parts.tool("play", "New table", f"#/setup/{game}")
    return (
        f'<div class="pagewrap" data-game="{esc(game)}">{parts.bar(name, "Cards", tools=tools)}'
        f'<section class="gallery" data-wanted="{esc(wanted)}">'
        f"{draw_filters(all)}{note}{draw_grid(game, all)}</section>"
        f'<dialog class="cardsheet" id="sheet" aria-labelledby="sheet-name"></dialog>{parts.credit()}</div>'
    )


# ---- in the page -----------------------------------------------------------------------------


def bind(root: Any) -> None:
    from js import document, history, window

    place = root.querySelector(".gallery")
    if not place:
        return
    game = root.querySelector(".pagewrap").dataset.game
    all = faces(game)
    by_kind = {f["kind"]: f for f in all}
    form, dialog = place.querySelector("#filters"), root.querySelector("#sheet")
    items = {str(e.dataset.kind): e for e in list(place.querySelectorAll("#grid > li"))}

    def asked() -> dict[str, str]:
        return {str(c.name): str(c.value) for c in list(form.elements) if c.name}

    def filtered(event: Any = None) -> None:
        shown = set(matching(all, asked()))
        for kind, element in items.items():
            if bool(element.hidden) == (kind in shown):
                element.hidden = kind not in shown
        form.querySelector("#told").textContent = told(len(shown), len(all))
        place.querySelector("#nothing").hidden = bool(shown)

    def show(kind: str) -> None:
        global _open
        shown = [f for f in all if f["kind"] in set(matching(all, asked()))] or all
        face = by_kind[kind]
        dialog.innerHTML = sheet(game, face, shown if face in shown else all)
        _open = kind
        if not dialog.open:
            dialog.showModal()
        dialog.scrollTop = 0
        dialog.querySelector("#sheet-name").focus()
        history.replaceState(None, "", f"#/cards/{game}/{kind}")

    def clicked(event: Any) -> None:
        if event.metaKey or event.ctrlKey or event.shiftKey:
            return
        link = parts.closest(event, ".cardlink")
        if link:
            event.preventDefault()
            show(str(link.parentElement.dataset.kind))
        elif parts.closest(event, "#all"):
            form.reset()
            filtered()

    def in_sheet(event: Any) -> None:
        button = parts.closest(event, "button")
        named = parts.closest(event, "a[data-card]")
        if button and button.dataset.show:
            show(str(button.dataset.show))
        elif button and button.classList.contains("shut"):
            dialog.close()
        elif named and str(named.dataset.card) in by_kind:
            event.preventDefault()
            show(str(named.dataset.card))
        elif parts.closest(event, "a"):
            dialog.close()
        elif event.target.id == "sheet":
            dialog.close()  # beside the sheet

    def closed(event: Any) -> None:
        global _open
        if str(window.location.hash) == f"#/cards/{game}/{_open}":
            history.replaceState(None, "", f"#/cards/{game}")
        element, _open = items.get(_open), ""
        if element and not element.hidden:
            element.querySelector("a").focus()

    def key(event: Any) -> None:
        tag = str(event.target.tagName) if event.target else ""
        if dialog.open:
            step = {"ArrowLeft": 0, "ArrowRight": 1}.get(str(event.key))
            if step is not None:
                show(str(list(dialog.querySelectorAll("[data-show]"))[step].dataset.show))
        elif event.key == "/" and tag not in ("INPUT", "TEXTAREA", "SELECT"):
            event.preventDefault()
            form.querySelector("#find-card").focus()

    def submitted(event: Any) -> None:
        event.preventDefault()

    _wires.on(form, "input", filtered)
    _wires.on(form, "submit", submitted)
    _wires.on(place, "click", clicked)
    _wires.on(dialog, "click", in_sheet)
    _wires.on(dialog, "close", closed)
    _wires.on(document, "keydown", key)
    parts.title("Cards", parts.shelf()[game]["name"])
    wanted = str(place.dataset.wanted or "")
    if wanted:
        parts.soon(lambda: show(wanted))


def unbind() -> None:
    _wires.clear()
