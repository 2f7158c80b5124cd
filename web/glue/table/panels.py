"""What the one panel shows: a card with its actions, a pile, the menu, shortcuts, scores, a question before a step."""

from __future__ import annotations

from typing import Any

from ..card import PLAIN, Face
from ..icons import em, ui
from ..session import BOT, Session
from ..text import count, esc, plain, rule_link, spans
from .frame import Frame
from .look import sign
from .pick import Thing

KEYS = [
    ("Arrows", "from card to card, from zone to zone"),
    ("Enter", "use the card, press the button"),
    ("Space", "look at the card"),
    ("1 – 9", "the prompt’s buttons"),
    ("Esc", "one step back"),
    ("P", "to the prompt; from there an arrow leads to what is lit"),
    ("Tab", "decision, board, hand, log"),
    ("U", "undo"),
    ("R", "redo"),
    ("H", "hint"),
    ("L", "log"),
    ("M", "menu"),
    ("?", "this list"),
]


def head(title: str, extra: str = "") -> str:
    return (
        f'<header class="panel-head"><h2 tabindex="-1" autofocus>{esc(title)}</h2>{extra}'
        f'<button class="tool" data-do="close" aria-label="Close">{ui("close")}</button></header>'
    )


# -- one card ---------------------------------------------------------------------------------------------


def about(frame: Frame, thing: Thing) -> tuple[str, str]:
    """What can be done with a thing now: HTML of words, and HTML of buttons."""
    session, picker = frame.session, frame.session.picker
    if picker is not None:
        if thing in picker.picked():
            return '<p class="can">Chosen.</p>', f'<button class="btn" data-do="use:{esc(thing)}">Put back</button>'
        if thing in picker.lit():
            ends = picker.ends(thing)
            if len(ends) == 1 and not picker.onward(thing):
                end = ends[0]
                note = f"<small>{esc(end['note'])}</small>" if end.get("note") else ""
                label = f"<span>{esc(end['label'])}{note}</span>"
                return "", f'<button class="btn main" data-do="use:{esc(thing)}">{label}</button>'
            return "", f'<button class="btn main" data-do="use:{esc(thing)}">Choose</button>'
        if thing in picker.roots():
            return "", f'<button class="btn main" data-do="use:{esc(thing)}">Choose this one</button>'
    why = session.reason(thing)
    rule = f" {rule_link(frame.game, why.rule, f'Rule {esc(why.rule)}')}" if why.rule else ""
    return f'<p class="cannot">{spans(why.spans, frame.game)}{rule}</p>', ""


def face_of(frame: Frame, thing: Thing, kind: str = "") -> Face | None:
    cards = frame.session.view()["cards"]
    if isinstance(thing, int) and thing in cards:
        return {**cards[thing], "drained": False}  # upright, to be read
    if kind:
        import pyengine

        return next((f for f in pyengine.cards(frame.game) if f["kind"] == kind), None)
    return None


def keys_of(frame: Frame, face: Face) -> str:
    keys = face.get("keys") or ()
    if not keys:
        return ""
    items = "".join(
        f"<li>{em(k['icon'])}<span>{esc(k['label'])}</span>"
        + (rule_link(frame.game, k["rule"], f"{esc(k['rule'])}") if k.get("rule") else "")
        + "</li>"
        for k in keys
    )
    return f'<ul class="keylist">{items}</ul>'


def inspect(frame: Frame, thing: Thing, kind: str = "") -> str:
    face = face_of(frame, thing, kind)
    if face is None:
        more = frame.described(thing)
        return head("About this place") + f'<p class="sure">{more.removesuffix("<br>")}</p>' if more else ""
    words, acts = ("", "") if kind and not isinstance(thing, int) else about(frame, thing)
    card = frame.cards.html(face, PLAIN, style="--w:min(300px, 62vw, 40svh)")
    return (
        head(face["name"])
        + f'<div class="inspect"><div class="big">{card}</div><div class="say">{keys_of(frame, face)}{words}'
        + f'<div class="acts">{acts}<button class="btn" data-do="close">Close</button></div></div></div>'
    )


def peek(frame: Frame, thing: Thing, kind: str = "") -> str:
    """A card at reading size beside the pointer, with what it can do or why not."""
    face = face_of(frame, thing, kind)
    line = ""
    if not kind:
        picker = frame.session.picker
        if picker is not None and (thing in picker.lit() or thing in picker.picked()):
            ends = picker.ends(thing)
            if len(ends) == 1 and not picker.onward(thing):
                line = f'<p class="can"><b>{esc(ends[0]["label"])}</b> {esc(ends[0].get("note") or "")}</p>'
        else:
            line = f'<p class="cannot">{spans(frame.session.reason(thing).spans, frame.game, links=False)}</p>'
    if face is None:
        more = frame.described(thing)
        return f"<p>{more.removesuffix('<br>')}</p>{line}" if more else line
    return frame.cards.html(face, PLAIN, style="--w:236px", role="") + line


def pile(frame: Frame, zone: str) -> str:
    v = frame.session.view()
    ids = v["zones"].get(zone)
    name = getattr(frame.module, "ZONES", {}).get(zone.split(".")[0], "Cards")
    owner = zone.partition(".")[2]
    if owner.isdigit() and int(owner) < len(v["names"]):
        name = f"{v['names'][int(owner)]}: {name[:1].lower()}{name[1:]}"
    if not isinstance(ids, list):
        return head(name) + f'<p class="cannot">{count(ids or 0, "card")}, face down.</p>'
    cards = "".join(
        frame.cards.html(v["cards"][c], PLAIN, f'data-thing="{c}" tabindex="0"', "--w:108px", "button")
        for c in reversed(ids)
    )
    body = f'<div class="pile-list">{cards}</div>' if ids else '<p class="cannot">Nothing lies here.</p>'
    return head(name, f"<span>{count(len(ids), 'card')}, the last one first</span>") + body


# -- menu -----------------------------------------------------------------------------------------------------


def _choice(name: str, label: str, value: str, options: list[tuple[str, str]]) -> str:
    items = "".join(
        f'<option value="{v}"{" selected" if v == value else ""}>{esc(text)}</option>' for v, text in options
    )
    return f'<label class="set"><span>{esc(label)}</span><select data-set="{name}">{items}</select></label>'


def menu(frame: Frame, settings: dict[str, Any], levels: list[dict[str, Any]], concede: bool) -> str:
    session = frame.session
    rows = []
    for i, seat in enumerate(session.seats):
        is_bot = seat.kind == BOT
        label = next((lv["label"] for lv in levels if lv["id"] == seat.level), seat.level)
        now = f"bot · {esc(label)}" if is_bot else "person"
        if is_bot:
            acts = f'<button class="btn" data-do="take-seat:{i}">Take over</button>'
        else:
            acts = "<em>to a bot:</em>" + "".join(
                f'<button class="btn" data-do="bot-seat:{i}:{esc(lv["id"])}" title="{esc(lv.get("note", ""))}" '
                f'aria-label="Hand {esc(seat.name)} to a bot: {esc(lv["label"])}">{esc(lv["label"])}</button>'
                for lv in levels
            )
        rows.append(f'<li class="s{i + 1}">{sign(i, seat.name)}<span><b>{esc(seat.name)}</b> {now}</span>{acts}</li>')
    quick = [
        ("rules", "book", "Rules"),
        ("redo", "redo", "Redo"),
        ("log", "log", "Log"),
        ("keys", "keys", "Shortcuts"),
        ("export", "save", "Save as a file"),
        ("link", "share", "Copy a link"),
        ("cards", "cards", "All cards"),
    ]
    buttons = "".join(f'<button class="btn" data-do="{do}">{ui(icon)}{esc(text)}</button>' for do, icon, text in quick)
    give_up = '<button class="btn danger" data-do="concede?">' + ui("flag") + "Concede</button>" if concede else ""
    sets = (
        _choice(
            "theme",
            "Light or dark",
            settings["theme"],
            [("system", "As the system"), ("light", "Light"), ("dark", "Dark")],
        )
        + _choice("motion", "Motion", settings["motion"], [("full", "Full"), ("reduced", "Reduced")])
        + _choice(
            "speed",
            "Speed",
            str(settings["speed"]),
            [("1.6", "Slow"), ("1", "Normal"), ("0.5", "Fast"), ("0", "At once")],
        )
        + _choice("text", "Text", str(settings["text"]), [("100", "Normal"), ("115", "Larger"), ("130", "Largest")])
        + _choice(
            "tap", "A tap on a hand card", settings["tap"], [("ask", "Shows it first"), ("act", "Plays it at once")]
        )
    )
    return (
        head("Menu")
        + f'<div class="menu"><div class="menu-acts">{buttons}{give_up}</div>'
        + f'<h3>Seats</h3><ul class="seats">{"".join(rows)}</ul><h3>Settings</h3><div class="sets">{sets}</div></div>'
    )


def keys() -> str:
    rows = "".join(f"<dt><kbd>{esc(k)}</kbd></dt><dd>{esc(v)}</dd>" for k, v in KEYS)
    return (
        head("Shortcuts")
        + f'<dl class="keys-list">{rows}</dl><p class="hint-line">Cards can also be dragged to whatever is lit.</p>'
    )


def sure(title: str, words: str, do: str, yes: str, no: str = "Cancel") -> str:
    return (
        head(title)
        + f'<p class="sure">{esc(words)}</p><div class="acts"><button class="btn main" data-do="{esc(do)}">{esc(yes)}'
        "</button>"
        f'<button class="btn" data-do="close">{esc(no)}</button></div>'
    )


def over(frame: Frame) -> str:
    """The end: who won and why, the scores, and what next."""
    v = frame.session.view()
    end = v["over"] or {}
    winners = end.get("winners") or []
    table = end.get("table") or []
    title = (
        " and ".join(esc(v["names"][w]) for w in winners) + (" wins" if len(winners) == 1 else " win")
        if winners
        else "Nobody wins"
    )
    rows = ""
    if table:
        heads = "".join(f'<th scope="col">{esc(c)}</th>' for c in ["Player", *(end.get("head") or [])])
        order = sorted(
            range(len(table)), key=lambda i: (i not in winners, [-n if isinstance(n, int) else 0 for n in table[i]])
        )
        rows = (
            f"<table><thead><tr>{heads}</tr></thead><tbody>"
            + "".join(
                f'<tr class="s{i + 1}{" won" if i in winners else ""}"><td>{sign(i, v["names"][i])}{esc(v["names"][i])}'
                "</td>" + "".join(f"<td>{esc(c)}</td>" for c in table[i]) + "</tr>"
                for i in order
            )
            + "</tbody></table>"
        )
    else:
        scores = [(s.get("vp", s.get("score")), i) for i, s in enumerate(v["seats"])]
        rows = (
            '<ol class="scores">'
            + "".join(
                f'<li class="s{i + 1}{" won" if i in winners else ""}">{sign(i, v["names"][i])}<b>{esc(v["names"][i])}'
                "</b>"
                f'<span class="num">{"" if n is None else esc(n)}</span></li>'
                for n, i in sorted(scores, key=lambda p: (p[1] not in winners, -(p[0] or 0)))
            )
            + "</ol>"
        )
    return (
        f'<div class="finale"><p class="mark" aria-hidden="true">{em(frame.module.BACK)}</p><h2 class="display" '
        f'tabindex="-1" autofocus>{title}</h2>'
        f"<p>{spans(end.get('spans') or [], frame.game, links=False)}</p>{rows}"
        '<div class="acts"><button class="btn main" data-do="again">Play again</button>'
        '<button class="btn" data-do="close">Look at the table</button><a class="btn" href="#/">All tables</a></div>'
        "</div>"
    )


def fault(text: str, step: bool) -> str:
    back = '<button class="btn main" data-do="fault-back">Go back one step</button>' if step else ""
    return (
        '<div class="fault-in"><h2>Something went wrong</h2>'
        "<p>This is a fault of the page, not of yours. The table is as it was before; nothing is lost.</p>"
        f'<div class="acts">{back}<button class="btn" data-do="fault-copy">Copy report</button>'
        '<button class="btn" data-do="fault-close">Go on</button><a class="btn" href="#/">All tables</a></div>'
        f'<details><summary>Details</summary><pre tabindex="0">{esc(text)}</pre></details></div>'
    )


def report(session: Session, trace: str) -> str:
    try:
        save = session.match.save()
    except Exception as broken:
        save = f"(no save: {broken})"
    return f"Five Tables, report of a fault\ntable {session.id}, answer {session.match.n}\n\n{trace}\n\nsave:\n{save}\n"


def log_text(lines: list[dict[str, Any]]) -> str:
    return "\n".join(("\n" if li["head"] else "  ") + plain(li["spans"]) for li in lines).strip()
