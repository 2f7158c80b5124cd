"""The frame of every table: bar, prompt, tray, hand, log, why-not, panels. The board in the middle is the game's "
"own."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

from ..card import Renderer
from ..icons import ui
from ..patch import Sheet
from ..session import BOT, Session
from ..text import count, esc, plain, rule_link, spans
from .look import Look, fan, sign
from .pick import Button, Option, Thing

BOARDS: dict[str, ModuleType] = {}


def board(game: str) -> ModuleType:
    """The board module of a game; a plain one draws a game that has none of its own."""
    if game not in BOARDS:
        name = game.replace("-", "_")
        try:
            BOARDS[game] = import_module(f"..boards.{name}", __package__)
        except ModuleNotFoundError as fault:
            if not (fault.name or "").endswith(name):
                raise
            BOARDS[game] = import_module("..boards.plain", __package__)
    return BOARDS[game]


class Frame:
    """Draws one table. Keeps what is costly to make again; holds no state of the game."""

    def __init__(self, session: Session, title: str) -> None:
        self.session = session
        self.game: str = session.view()["game"]
        self.title = title.partition(":")[0]
        self.module = board(self.game)
        self.cards = Renderer(self.game)
        self.thinking: tuple[int, str] | None = None  # a bot's seat, and a line about it, once it takes long
        self.fault = ""  # HTML of the error panel

    # -- all of it ------------------------------------------------------------------------------------

    def sheet(self, panel: str = "") -> Sheet:
        sheet = Sheet("")
        look = Look(self.session, self.cards, sheet, self.module.BACK)
        look.thinking = self.thinking[0] if self.thinking else None
        sheet.skeleton = self.skeleton(look)
        self.bar(look)
        self.module.draw(look)
        self.hand(look)
        self.tray(look)
        self.prompt(look)
        self.pops(look)
        self.panels(look, panel)
        return sheet

    def skeleton(self, look: Look) -> str:
        return (
            f'<div class="app" data-table="{esc(self.game)}">'
            '<a class="vh skip" href="#prompt" data-do="skip">Skip to your decision</a>'
            '<header class="bar" data-list="bar"></header>'
            '<div class="play">'
            '<div class="ask-place" data-list="prompt"></div>'
            f'<div class="board {self.module.CLASS}">{self.module.skeleton(look)}'
            '<section class="tray" data-nav="Cards to choose from" aria-label="Cards to choose from" data-list="tray">'
            "</section></div>"
            '<section class="hand" data-nav="Your hand" aria-label="Your hand" data-part="hand"><div data-list="tag">'
            "</div>"
            '<div class="fan" data-list="hand" data-zone="hand"></div></section>'
            '<div class="ticker-place"><button class="ticker" data-do="log" aria-label="Open the log">'
            + ui("log")
            + "<span></span></button></div></div>"
            '<section class="log" id="log" aria-label="Log"><header>' + ui("log") + "<h2>Log</h2>"
            '<button class="tool log-copy" data-do="copy-log" aria-label="Copy the log">' + ui("copy") + "</button>"
            '<button class="tool log-close" data-do="log" aria-label="Close the log">'
            + ui("close")
            + "</button></header>"
            '<ol tabindex="0" aria-label="What has happened"></ol></section>'
            '<p class="credit">Emblems: <a href="#/about">game-icons.net</a>, CC BY 3.0. Typefaces: SIL Open Font '
            "License. "
            "A fan-made table; all faces are drawn by this page.</p>"
            '<div class="pops" data-list="pops"></div><div class="peek" id="peek" aria-hidden="true"></div>'
            '<div data-list="cover"></div><dialog id="panel" class="panel" aria-label="Panel" data-list="panel">'
            "</dialog></div>"
        )

    # -- the bar ----------------------------------------------------------------------------------------

    def bar(self, look: Look) -> None:
        v, session = look.view, self.session
        look.put("bar", "b.back", "a", 'class="tool" href="#/" aria-label="All tables"', ui("back"))
        look.put(
            "bar",
            "b.name",
            "div",
            'class="stackname"',
            f'<h1 class="display">{esc(self.title)}</h1><p class="where">{esc(v["title"])}</p>',
        )
        items = []
        past = any(key == v.get("phase") for key, _ in v.get("phases") or ())  # before the first nothing is ticked
        for key, label in v.get("phases") or ():
            now = key == v.get("phase")
            past = past and not now
            mark = ' aria-current="step"' if now else ' class="done"' if past else ""
            items.append(f"<li{mark}>{esc(label)}</li>")
        look.put("bar", "b.phases", "ol", 'class="phases" aria-label="Phase"', "".join(items))
        back = session.undo_state()
        tools = [
            tool("undo", "undo", f"{back.words} (U)" if back.may else f"Undo (U). {back.words}", off=not back.may),
            tool(
                "redo",
                "redo",
                "Redo (R)" if session.can_redo else "Redo (R). Nothing was taken back",
                "wide",
                not session.can_redo,
            ),
            tool("hint", "hint", "Hint (H)", off=session.picker is None),
            tool("rules", "book", "Rules", "wide"),
            tool("log", "log", "Log (L)", "narrow"),
            tool("menu", "menu", "Menu"),
        ]
        look.put("bar", "b.tools", "div", 'class="tools"', "".join(tools))

    # -- hand and tray ------------------------------------------------------------------------------------

    def hand(self, look: Look) -> None:
        seat = look.view["seat"]
        ids = look.zone(f"hand.{seat}") if seat is not None else []
        used = not look.picker or not ids or any(c in look.roots for c in ids)
        quiet = (bool(ids) and not used) or look.picker is None
        if seat is None:
            say = "Nobody’s hand is shown" if self.session.curtain is None else ""
            head = "Hands are hidden"
        else:
            head, say = f"Hand · {len(ids)}", getattr(self.module, "HAND", "")
        attrs = 'class="tag"' + (" data-low" if quiet else "")
        look.put("tag", "h.tag", "p", attrs, f"<b>{head}</b><span>{esc(say)}</span>")
        look.sheet.empty("hand")
        for card, style in fan(ids):
            look.card("hand", card, style, quiet=quiet)

    def tray(self, look: Look) -> None:
        """Cards of the decision that lie nowhere in sight: in a pile, or looked at for a moment."""
        look.sheet.empty("tray")
        picker = look.picker
        if not picker:
            return
        want = [t for t in self._things(picker.options) if isinstance(t, int) and t not in look.shown]
        want = [t for t in want if t in look.view["cards"]]
        if not want:
            return
        ask = look.view["ask"]
        name = self._tray_name(look, want)
        look.put(
            "tray",
            "t.head",
            "p",
            'class="tray-head"',
            f"<b>{esc(name)}</b><span>{esc(count(len(want), 'card'))}</span>",
        )
        by_pile = [c for ids in look.view["zones"].values() if isinstance(ids, list) for c in ids if c in set(want)]
        for card in by_pile if ask.get("sorted") else want:
            look.card("tray", card)

    def _things(self, options: list[Option]) -> list[Thing]:
        seen: dict[Thing, None] = {}
        for o in options:
            for thing in o["path"]:
                seen.setdefault(thing)
        return list(seen)

    def _tray_name(self, look: Look, cards: list[int]) -> str:
        zones = {n for n, ids in look.view["zones"].items() if isinstance(ids, list) and set(ids) & set(cards)}
        names = getattr(self.module, "ZONES", {})
        told = [names[z.split(".")[0]] for z in sorted(zones) if z.split(".")[0] in names]
        return told[0] if len(told) == 1 else "Choose from these"

    # -- the prompt ------------------------------------------------------------------------------------------

    def prompt(self, look: Look) -> None:
        title, note, buttons, who, off = self.question(look)
        cls = f"prompt s{who + 1}" if who is not None else "prompt"
        attrs = (
            f'class="{cls}" id="prompt" tabindex="-1" aria-label="Your decision"'
            if look.picker
            else (f'class="{cls}" id="prompt" tabindex="-1" aria-label="State of the game" data-idle')
        )
        if off:
            attrs += " data-off"
        if look.picker and not look.picker.multi and look.picker.path:
            attrs += f' data-aim="{esc(look.picker.path[-1])}"'
        mark = (
            f'<span class="who" data-shape="{who + 1}" aria-hidden="true">{esc(look.name(who)[:1].upper())}</span>'
            if who is not None
            else ""
        )
        words = f'<p class="ask"><b>{esc(title)}</b><span>{esc(note)}</span></p>'
        acts = "".join(map(button, buttons))
        bar = '<span class="think" aria-hidden="true"></span>' if self.thinking else ""
        look.put("prompt", "prompt", "section", attrs, f'{mark}{words}<div class="acts">{acts}</div>{bar}')

    def question(self, look: Look) -> tuple[str, str, list[Button], int | None, bool]:
        """Title, note, buttons, whose decision, and whether it comes in somebody else's turn."""
        session, v = self.session, look.view
        if session.curtain is not None:
            name = session.seats[session.curtain].name
            return f"Pass the device to {name}", "", [], session.curtain, False
        if session.now is not None:
            return (
                f"Looking back: {v['title']}",
                f"Moment {session.match.n} of {session.now}. Nothing is taken back by looking.",
                [
                    Button("!look:-1", "Earlier", digit=1),
                    Button("!look:1", "Later", digit=2),
                    Button("!stay", "Play on from here", "what came later is given up", digit=3),
                    Button("!now", "Back to now", tone="main", key="Esc"),
                ],
                v["turn"],
                False,
            )
        if session.over:
            over = v["over"] or {}
            return (
                plain(over.get("spans") or ["The game is over."]),
                "",
                [
                    Button("!again", "Play again", "same seats, new seed", "main", 1),
                    Button("!scores", "Scores", digit=2),
                ],
                (over.get("winners") or [None])[0],
                False,
            )
        if look.picker is None:
            waiting = sorted(session.match.open)
            who = waiting[0]
            names = " and ".join(look.name(s) for s in waiting)
            bots = [s for s in waiting if session.seats[s].kind == BOT]
            title = f"{names} {'is' if len(waiting) == 1 else 'are'} {'thinking' if bots else 'deciding'}"
            note = self.thinking[1] if self.thinking else ""
            buttons = []
            if bots and self.thinking:
                buttons.append(Button(f"!take:{bots[0]}", "Take over", f"play {look.name(bots[0])} yourself"))
            if session.match.can_redo and bots and not self.thinking:
                buttons.append(Button("!go", "Go on", "lets the bots decide anew"))
            return title, note, buttons, who, False
        ask = v["ask"]
        title, note = ask["title"], ask.get("note") or ""
        step = look.picker.steps()
        if step:
            title, note = step.get("title") or title, step.get("note") or note
        elif look.picker.path and isinstance(look.picker.path[-1], int) and look.picker.path[-1] in v["cards"]:
            note = f"{look.face(look.picker.path[-1])['name']} is chosen. {note}".strip()
        if look.picker.multi and ask["most"] > 1:
            n, least, most = len(look.picker.chosen), ask["least"], ask["most"]
            limit = f"{n} of {most} chosen" if least == most else f"{n} chosen"
            note = f"{note} · {limit}" if note else limit
        off = v["turn"] is not None and v["turn"] != ask["seat"]
        if off:
            note = f"In {look.name(v['turn'])}’s turn. {note}".strip()
        return title, note, self.buttons(look), ask["seat"], off

    def buttons(self, look: Look) -> list[Button]:
        """The picker's own, and one for every lit thing that is not on the board (or is only a name)."""
        picker = look.picker
        assert picker is not None
        own = picker.buttons()
        more: list[Button] = []
        words = [t for t in look.lit if isinstance(t, str)]
        hidden = [t for t in look.lit if t not in look.shown]
        if len(words) <= 6 or hidden:
            for thing in self._things(picker.options):
                if thing not in look.lit or (isinstance(thing, int) and thing in look.shown):
                    continue
                ends = picker.ends(thing)
                if isinstance(thing, str) and thing in look.shown:
                    if len(words) > 6 or thing.partition(":")[0] in getattr(self.module, "ON_BOARD", ()):
                        continue
                label = ends[0]["label"] if len(ends) == 1 else self.thing_name(look, thing)
                note = (ends[0].get("note") or "") if len(ends) == 1 else ""
                tone = ends[0].get("tone", "plain") if len(ends) == 1 else "plain"
                more.append(Button(f"thing:{thing}", label, note, tone))
        out = [*more, *own] if not picker.multi else [*own[:-1], *more, *own[-1:]]
        digit = 0
        for b in out:
            if not b.key:
                digit += 1
                b.digit = digit if digit < 10 else 0
        return out

    def described(self, thing: Thing | None) -> str:
        """What a board says of a thing that is no card, as HTML."""
        ours = getattr(self.module, "describe", None)
        found = ours(self.session.view(), thing) if ours and isinstance(thing, str) else ""
        return f"{found}<br>" if found else ""

    def thing_name(self, look: Look, thing: Thing) -> str:
        if isinstance(thing, int):
            return str(look.view["cards"].get(thing, {}).get("name", "A card"))
        kind, _, n = thing.partition(":")
        if kind == "seat":
            return look.name(int(n))
        name = getattr(self.module, "name_of", None)
        return str(name(look, thing)) if name else n or thing

    # -- pop-ups, panels ------------------------------------------------------------------------------------------

    def pops(self, look: Look) -> None:
        look.sheet.empty("pops")
        why = self.session.why
        if why is not None:
            inner = self.described(why.thing) + spans(why.spans, self.game)
            rule = rule_link(self.game, why.rule, f"Rule {esc(why.rule)}") if why.rule else ""
            at = "" if why.thing is None else f' data-at="{esc(why.thing)}"'
            look.put(
                "pops",
                "why",
                "aside",
                f'class="why" id="why" role="note" aria-label="Why not"{at}',
                f'<p>{inner}</p>{rule}<button class="tool why-close" data-do="close-why" '
                f'aria-label="Close">{ui("close")}</button>',
            )
        hint = self.session.hint
        if hint is not None:
            things = " ".join(str(t) for t in hint["path"])
            look.put(
                "pops",
                "hint",
                "aside",
                f'class="why hint" id="hint" role="note" aria-label="Hint" data-things="{esc(things)}"',
                f"<p><strong>{esc(hint['label'])}</strong> {esc(hint['why'])}</p>"
                f'<button class="btn" data-do="play-hint">Do it</button>'
                f'<button class="tool why-close" data-do="close-why" aria-label="Close">{ui("close")}</button>',
            )

    def panels(self, look: Look, panel: str) -> None:
        look.sheet.empty("cover")
        look.sheet.empty("panel")
        seat = self.session.curtain
        if self.fault:
            look.put(
                "cover",
                "fault",
                "section",
                'class="cover fault" role="alertdialog" aria-label="Something went wrong"',
                self.fault,
            )
        elif seat is not None:
            name = esc(self.session.seats[seat].name)
            look.put(
                "cover",
                "curtain",
                "section",
                f'class="cover curtain s{seat + 1}" aria-label="Pass the device"',
                f'<div class="curtain-card"><div class="card" style="--w:150px"><span class="back">{self._back()}'
                "</span></div>"
                f'{sign(seat, self.session.seats[seat].name)}<h2 class="display">{name}</h2>'
                f"<p>Your decision. Hands stay hidden until you take the device.</p>"
                f'<button class="btn main big" data-do="take" autofocus>I am {name}</button></div>',
            )
        if panel:
            look.put("panel", "panel", "div", 'class="panel-in"', panel)

    def _back(self) -> str:
        from ..icons import em

        return em(self.module.BACK)


def tool(do: str, icon: str, words: str, cls: str = "", off: bool = False) -> str:
    """A button of the bar. Switched off it stays in the order of focus and says why."""
    state = ' aria-disabled="true"' if off else ""
    extra = f" {cls}" if cls else ""
    name = f'aria-label="{esc(words)}" title="{esc(words)}"'
    return f'<button class="tool{extra}" data-do="{do}" {name}{state}>{ui(icon)}</button>'


def button(b: Button) -> str:
    cls = {"main": "btn main", "danger": "btn danger"}.get(b.tone, "btn")
    key = b.key or (str(b.digit) if b.digit else "")
    mark = f"<kbd>{key}</kbd>" if key else ""
    note = b.note
    state = ""
    if b.refused:
        note = plain(b.refused["spans"])
        state = ' aria-disabled="true"'
    if b.on:
        state += ' aria-pressed="true"'
    small = f"<small>{esc(note)}</small>" if note else ""
    digit = f' data-digit="{b.digit}"' if b.digit else ""
    return (
        f'<button class="{cls}" data-push="{esc(b.do)}"{digit}{state}>{mark}<span>{esc(b.label)}{small}</span></button>'
    )


def announcement(frame: Frame, look_view: dict[str, Any]) -> str:
    """One line for a screen reader when a decision arrives."""
    ask = look_view.get("ask")
    if ask:
        return f"{ask['title']} {ask.get('note') or ''}".strip()
    return ""
