"""One card renderer for every frame, size and state.

A face (see the engine's view) becomes attributes and inner HTML; the attributes change with the decision, the inside
only when the numbers do, so the page sends the inside rarely. Size is a matter of CSS (`--w` and container queries).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from .icons import em
from .text import esc, spans

Face = dict[str, Any]


@dataclass(slots=True, frozen=True)
class State:
    """What a card is in the present decision; the plain default is a card that merely lies there."""

    legal: bool = False
    picked: bool = False
    why: bool = False  # it was asked why it cannot be used
    quiet: bool = False  # its whole zone is out of play for now
    grab: bool = False  # may be dragged
    odds: str = ""  # token at its lower edge, e.g. "7 : 6 win"
    note: str = ""  # words added to the accessible name, e.g. "Fight: 7 against 6"
    order: int = 0  # place in the order of picking, from 1, if the order matters


PLAIN = State()
_WORD = re.compile(r"[\s\-–—/]+")


def fit(name: str) -> str:
    """Factor for the size of a name: by its length and by its longest word, never by measuring."""
    n = len(name)
    k = 0 if n <= 13 else 1 if n <= 18 else 2 if n <= 24 else 3
    long = max(map(len, _WORD.split(name)))
    k = max(k, 0 if long <= 10 else 1 if long <= 12 else 2 if long <= 14 else 3)
    return ("1", ".9", ".8", ".7")[k]


def text_fit(n: int) -> str:
    """The scale of a text of n characters at reading size, by length alone: the longest real texts set the steps."""
    steps = ((80, "1"), (120, ".92"), (170, ".84"), (210, ".76"), (260, ".68"))
    return next((scale for most, scale in steps if n <= most), ".6")


def art(game: str, face: Face) -> str:
    """Generated pattern with the emblem drawn twice: shadow, ink."""
    mark = esc(face.get("emblem") or "help")
    return (
        '<svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        f'<use href="#pat-{esc(game)}-{esc(face["kind"])}" width="100" height="100"/>'
        f'<use href="#em-{mark}" class="em-shade" x="24.2" y="24.6" width="54" height="54"/>'
        f'<use href="#em-{mark}" class="em" x="23" y="23" width="54" height="54"/></svg>'
    )


def _stat(stat: dict[str, Any]) -> str:
    value, printed = stat["value"], stat.get("printed", stat["value"])
    turn = "" if value == printed or value is None or printed is None else " up" if value > printed else " down"
    number = f'<span class="v">{esc(value)}</span>'
    return f'<span class="stat{turn}" data-stat="{esc(stat["id"])}">{em(stat["icon"])}{number}</span>'


def _key(key: dict[str, Any]) -> str:
    return f'<span class="key" title="{esc(key["label"])}">{em(key["icon"])}</span>'


def foot(face: Face) -> str:
    stats, keys = face.get("stats") or (), face.get("keys") or ()
    if not stats and not keys:
        return ""
    first, rest = stats[:1], stats[1:]
    marks = f'<span class="keys">{"".join(map(_key, keys))}</span>' if keys else ""
    return f'<span class="foot">{"".join(map(_stat, first))}{marks}{"".join(map(_stat, rest))}</span>'


def inside(game: str, face: Face) -> str:
    """Everything within the card's element but the tokens of the moment."""
    picture = f"{art(game, face)}{face_extra(face)}"
    sub = "".join(f"<span>{esc(face[k])}</span>" for k in ("type", "origin") if face.get(k))
    words = face.get("text") or ()
    out = [
        (
            f'<span class="face"><span class="under"></span><span class="art">{picture}</span>'
            f'<span class="name"><span>{esc(face["name"])}</span></span><span class="sub">{sub}</span>'
            f'<span class="text"><span>{spans(words, game, links=False)}</span></span>{foot(face)}</span>'
        )
    ]
    if face.get("cost") is not None:
        out.append(f'<span class="cost">{esc(face["cost"])}</span>')
    if face.get("hurt"):
        out.append(f'<span class="wound">{esc(face["hurt"])}</span>')
    return "".join(out)


def face_extra(face: Face) -> str:
    """Stage discs of a place; struck through when used."""
    stages = face.get("stages")
    if not stages:
        return ""
    discs = "".join(f'<span class="stage{" used" if s.get("used") else ""}">{esc(s["label"])}</span>' for s in stages)
    return f'<span class="stages">{discs}</span>'


def tokens(face: Face, state: State) -> str:
    out = [f'<span class="token">{esc(t["label"])}</span>' for t in face.get("tokens") or ()]
    if state.odds:
        out.insert(0, f'<span class="token odds">{esc(state.odds)}</span>')
    return f'<span class="tokens">{"".join(out)}</span>' if out else ""


def spoken(face: Face, state: State = PLAIN) -> str:
    """The accessible name: what the card is with its current values, then what the moment adds."""
    parts = [face.get("aria") or _said(face)]
    if state.picked:
        parts.append(f"chosen as number {state.order}" if state.order else "chosen")
    if state.note:
        parts.append(state.note)
    elif state.odds:
        parts.append(state.odds)
    return ". ".join(parts)


def _said(face: Face) -> str:
    out = [face["name"]]
    out += [face[k][:1].lower() + face[k][1:] if k == "type" else face[k] for k in ("type", "origin") if face.get(k)]
    if face.get("cost") is not None:
        out.append(f"cost {face['cost']}")
    for s in face.get("stats") or ():
        if s["value"] is None:
            continue
        was = s.get("printed", s["value"])
        out.append(f"{s.get('label') or s['id']} {s['value']}" + ("" if was == s["value"] else f" (printed {was})"))
    out += [k["label"] for k in face.get("keys") or ()]
    if face.get("drained"):
        out.append("drained")
    if face.get("hurt"):
        out.append(f"{face['hurt']} damage")
    out += [t.get("aria") or t["label"] for t in face.get("tokens") or ()]
    return ", ".join(out)


def attributes(face: Face, state: State = PLAIN, extra: str = "", style: str = "", role: str = "button") -> str:
    words = sum(
        len(p) if isinstance(p, str) else len(str(p.get("name", p.get("b", "")))) for p in face.get("text") or ()
    )
    a = [f'class="card" data-frame="{esc(face.get("frame", "person"))}" data-kind="{esc(face["kind"])}"']
    if face.get("group"):
        a.append(f'data-group="{esc(face["group"])}"')
    if face.get("cost") is not None:
        a.append("data-cost")
    if face.get("wide"):
        a.append("data-wide")
    if face.get("drained"):
        a.append("data-drained")
    if face.get("hurt"):
        a.append("data-hurt")
    if state.picked:
        a.append("data-picked")
    elif state.legal:
        a.append("data-legal")
    elif state.why:
        a.append("data-illegal data-why")
    if state.quiet:
        a.append("data-quiet")
    if state.grab:
        a.append("data-grab")
    if role == "button":
        a.append('role="button"' if "tabindex" in extra else 'role="button" tabindex="-1"')
        if state.picked:
            a.append('aria-pressed="true"')
        elif not state.legal:
            a.append('aria-disabled="true"')
    elif role:
        a.append(f'role="{role}"')
    a.append(f'aria-label="{esc(spoken(face, state))}"')
    look = style
    size = fit(face["name"])
    if size != "1":
        look += f";--fit:{size}"
    size = text_fit(words)
    if size != "1":
        look += f";--tfit:{size}"
    if look:
        a.append(f'style="{look.lstrip(";")}"')
    if extra:
        a.append(extra)
    return " ".join(a)


class Renderer:
    """Renders cards of one game; remembers insides, which depend on few values and are by far the longest part."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._inside: dict[Any, str] = {}

    def inside(self, face: Face) -> str:
        key = (
            face["kind"],
            face.get("cost"),
            face.get("hurt"),
            tuple((s["value"], s.get("printed")) for s in face.get("stats") or ()),
            tuple(k["label"] for k in face.get("keys") or ()),
            tuple(bool(s.get("used")) for s in face.get("stages") or ()),
        )
        found = self._inside.get(key)
        if found is None:
            found = self._inside[key] = inside(self.game, face)
        return found

    def piece(self, face: Face, state: State = PLAIN, extra: str = "", style: str = "") -> tuple[str, str, str]:
        return ("div", attributes(face, state, extra, style), self.inside(face) + tokens(face, state))

    def html(self, face: Face, state: State = PLAIN, extra: str = "", style: str = "", role: str = "img") -> str:
        return f"<div {attributes(face, state, extra, style, role)}>{self.inside(face)}{tokens(face, state)}</div>"


def html(
    face: Face, *, width: str | None = None, tag: str = "div", role: str | None = "img", extra: str = "", game: str = ""
) -> str:
    """A card that only lies there, for galleries and rules. `width` is any CSS length for `--w`."""
    style = f"--w:{width}" if width else ""
    shown = attributes(face, PLAIN, extra, style, role or "")
    return f"<{tag} {shown}>{inside(game or str(face.get('game', '')), face)}{tokens(face, PLAIN)}</{tag}>"


def back(emblem: str) -> str:
    """A face-down card's inside."""
    return f'<span class="back">{em(emblem)}</span>'


def pile(emblem: str, n: int, words: str, extra: str = "", top: str = "", style: str = "") -> str:
    """A pile: its back, or the card on top as HTML, and a count. `words` name it for a screen reader."""
    thin = " data-thin" if n == 1 else " data-empty" if n == 0 else ""
    body = top or (back(emblem) if n else '<span class="hole"></span>')
    look = f' style="{style}"' if style else ""
    return (
        f'<span class="pile"{thin} role="button" tabindex="-1" aria-label="{esc(words)}"{look} {extra}>'
        f'{body}<span class="n" aria-hidden="true">{n}</span></span>'
    )
