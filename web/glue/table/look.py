"""What a board module draws with: the view, the state of every thing in the present decision, and the sheet.

A board module has `BACK` (emblem of card backs), `HAND` (when the hand is used, for its tag), `skeleton(look)` (HTML of
places that stay: elements with `data-list` hold pieces, with `data-nav` they are zones for the keyboard) and
`draw(look)` (puts the pieces).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..card import PLAIN, Face, Renderer, State, back, tokens
from ..icons import em, ui
from ..patch import Sheet
from ..session import Session
from ..text import count, esc
from .pick import Option, Thing


class Look:
    def __init__(self, session: Session, cards: Renderer, sheet: Sheet, emblem: str) -> None:
        self.session = session
        self.view: dict[str, Any] = session.view()
        self.cards = cards
        self.sheet = sheet
        self.emblem = emblem
        self.thinking: int | None = None
        self.shown: set[Thing] = set()
        picker = session.picker
        self.picker = picker
        self.lit: set[Thing] = picker.lit() if picker else set()
        self.picked: dict[Thing, int] = picker.picked() if picker else {}
        self.grab: set[Thing] = picker.draggable() if picker else set()
        self.roots: set[Thing] = picker.roots() if picker else set()
        self.why = session.why.thing if session.why else None
        self._ends: dict[Thing, list[Option]] = {}
        if picker:
            for thing in self.lit:
                self._ends[thing] = picker.ends(thing)
        ask = self.view["ask"] or {}
        self.odds: dict[Thing, str] = ask.get("odds") or {}
        self.pick_order = bool(picker and picker.multi and ask.get("ordered"))

    # -- reading ------------------------------------------------------------------------------------

    def zone(self, name: str) -> list[int]:
        """The cards of a zone that the viewer may see; none if it only knows how many."""
        found = self.view["zones"].get(name, [])
        return found if isinstance(found, list) else []

    def size(self, name: str) -> int:
        found = self.view["zones"].get(name, 0)
        return found if isinstance(found, int) else len(found)

    def face(self, card: int) -> Face:
        found: Face = self.view["cards"][card]
        return found

    def name(self, seat: int) -> str:
        return str(self.view["names"][seat])

    @property
    def me(self) -> int:
        """The seat at the near side: the viewer's, or the first for a spectator."""
        if self.view["seat"] is not None:
            return int(self.view["seat"])
        return self.session.viewer or 0

    @property
    def others(self) -> list[int]:
        n = len(self.view["names"])
        return [(self.me + k) % n for k in range(1, n)]

    # -- states ---------------------------------------------------------------------------------------

    def state(self, thing: Thing, quiet: bool = False) -> State:
        if thing in self.picked:
            n = self.picked[thing]
            return State(picked=True, order=n if self.pick_order else 0, grab=thing in self.grab)
        lit = thing in self.lit
        if not lit:
            why = self.why is not None and thing == self.why
            if not quiet and not why and thing not in self.grab:
                return PLAIN
            return State(why=why, quiet=quiet, grab=thing in self.grab)
        odds, note = "", ""
        ends = self._ends.get(thing) or ()
        if len(ends) == 1:
            end = ends[0]
            odds = end.get("token") or ""
            note = end["label"] + (f": {end['note']}" if end.get("note") else "")
        odds = odds or self.odds.get(thing, "")
        return State(legal=True, grab=thing in self.grab, odds=odds, note=note)

    def marks(self, thing: Thing, state: State | None = None) -> str:
        """Attributes of a thing that is not a card: a ward, a seat, a pile."""
        self.shown.add(thing)
        state = state or self.state(thing)
        a = [f'data-thing="{esc(thing)}"']
        if state.picked:
            a.append('data-picked aria-pressed="true"')
        elif state.legal:
            a.append("data-legal")
        elif state.why:
            a.append("data-illegal data-why")
        return " ".join(a)

    # -- putting ------------------------------------------------------------------------------------

    def put(self, place: str, key: str, tag: str, attrs: str, inner: str) -> None:
        self.sheet.put(place, key, (tag, attrs, inner))

    def card(self, place: str, card: int, style: str = "", extra: str = "", quiet: bool = False) -> None:
        """A card as a piece of its own, which keeps its element wherever it goes."""
        self.shown.add(card)
        face = self.face(card)
        state = self.state(card, quiet)
        self.sheet.put(place, f"c{card}", self.cards.piece(face, state, f'data-thing="{card}" {extra}'.rstrip(), style))

    def card_html(self, card: int, extra: str = "", style: str = "") -> str:
        """A card inside another piece."""
        self.shown.add(card)
        return self.cards.html(
            self.face(card), self.state(card), f'data-thing="{card}" {extra}'.rstrip(), style, "button"
        )

    def hidden(self, place: str, key: str, words: str, style: str = "") -> None:
        """A face-down card."""
        look = f' style="{style}"' if style else ""
        self.put(place, key, "div", f'class="card" role="img" aria-label="{esc(words)}"{look}', back(self.emblem))

    def pile(
        self,
        zone: str,
        words: str,
        cls: str = "pile",
        thing: Thing | None = None,
        style: str = "--w:var(--pile)",
        opens: bool = False,
    ) -> str:
        """A pile as HTML: its back, or the face of the card on top, and its count. One that `opens` can be browsed."""
        n = self.size(zone)
        ids = self.zone(zone)
        top = ""
        if ids:
            face = self.face(ids[-1])
            words = f"{words}: {count(n, 'card')}, {face['name']} on top"
            top = self.cards.html(face, PLAIN, 'aria-hidden="true"', "--w:100%", "")
        else:
            words = f"{words}: {count(n, 'card')}"
            top = back(self.emblem) if n else '<span class="hole"></span>'
        form = " data-thin" if n == 1 else " data-empty" if n == 0 else ""
        marks = f" {self.marks(thing)}" if thing is not None else ""
        open_ = f' data-pile="{esc(zone)}"' if opens else ""
        return (
            f'<span class="{cls}"{form} role="button" tabindex="-1" style="{style}" '
            f'data-zone="{esc(zone)}"{open_}{marks} '
            f'aria-label="{esc(words)}">{top}<span class="n">{n}</span></span>'
        )


def sign(seat: int, name: str) -> str:
    """A seat's mark: its letter in its shape, so that colour is never alone."""
    letter = esc(name.strip()[:1].upper() or str(seat + 1))
    return f'<span class="sig" data-shape="{seat + 1}" aria-hidden="true">{letter}</span>'


def zone_of(words: str) -> str:
    """Attributes of a place that the keyboard moves in and a screen reader names."""
    return f'data-nav="{esc(words)}" role="group" aria-label="{esc(words)}"'


def chip(icon: str, n: object, words: str) -> str:
    return f'<span class="chip" title="{esc(words)}">{em(icon)}<span class="vh">{esc(words)}: </span>{esc(n)}</span>'


def fan(cards: Iterable[int]) -> list[tuple[int, str]]:
    """Cards of a hand with the style that gives each its place in the arc."""
    ids = list(cards)
    return [(c, f"--i:{i};--n:{len(ids)}") for i, c in enumerate(ids)]


__all__ = ["Look", "chip", "em", "fan", "sign", "tokens", "ui", "zone_of"]
