"""Table set-up: who sits where, which way to play, and one large button. Defaults are good: one click plays."""

from __future__ import annotations

import hashlib
import re
from typing import Any

from ..icons import ui
from ..text import esc
from . import parts
from .parts import Data

NAMES = (
    "Ada Bruno Chi Dara Eli Fen Gus Hana Ivo Juna Kai Lena Milo Nia Otto Pia Quin Rosa Sami Tala Udo Vera Wim Yara"
).split()
COUNT = "First Second Third Fourth Fifth Sixth Seventh Eighth".split()
FIRST = ("level", "difficulty", "handicap")  # what most people want to set
RARE = ("first", "starter", "odd", "dice", "undo", "privacy", "limit", "cap", "saved")  # what few do
SHOWN = 3  # options besides the first ones before the rest goes under "More"
SEAT = re.compile(r"^(?:(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth) seat|Seat \d+)$")


def letter(n: int) -> str:
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[n % 26]


# ---- the choices, as plain data -----------------------------------------------------------------------------


def modes_of(about: Data) -> list[Data]:
    return about.get("modes") or [{"id": "", "label": "", "seats": about["seats"], "note": ""}]


def mode_of(about: Data, state: Data) -> Data:
    modes = modes_of(about)
    return next((m for m in modes if m["id"] == state["mode"]), modes[0])


def levels_of(about: Data) -> list[Data]:
    return about.get("bots") or []


def usual_level(about: Data) -> str:
    """Levels come in order of strength; the second is a fair rival for a first game."""
    levels = levels_of(about)
    return levels[min(1, len(levels) - 1)]["id"] if levels else ""


def seat(about: Data, n: int, kind: str = "bot", name: str = "") -> Data:
    return {"kind": kind, "name": name or NAMES[n % len(NAMES)], "level": usual_level(about)}


def defaults(about: Data, saved: Any = None, me: str = "") -> Data:
    """The first state of the form: the last choices for this game if they still fit, else sensible ones."""
    modes = modes_of(about)
    state: Data = {"mode": modes[0]["id"], "seats": [], "options": {}, "seed": "", "more": False}
    counts = modes[0]["seats"]
    count = 2 if 2 in counts else min(counts)
    state["seats"] = [seat(about, n, "bot" if n else "person", "" if n else me) for n in range(count)]
    for option in about.get("options", ()):
        state["options"][option["id"]] = usual(option)
    if isinstance(saved, dict):
        _restore(about, state, saved)
    return state


def _restore(about: Data, state: Data, saved: Data) -> None:
    if any(m["id"] == saved.get("mode") for m in modes_of(about)):
        state["mode"] = saved["mode"]
    kept = saved.get("seats")
    seats = [
        s
        for s in (kept if isinstance(kept, list) else ())
        if isinstance(s, dict) and s.get("kind") in ("person", "bot")
    ]
    if len(seats) in mode_of(about, state)["seats"]:
        levels = [v["id"] for v in levels_of(about)]
        state["seats"] = [
            {
                "kind": s["kind"],
                "name": str(s.get("name") or NAMES[n % len(NAMES)])[:24],
                "level": s["level"] if s.get("level") in levels else usual_level(about),
            }
            for n, s in enumerate(seats)
        ]
    else:
        fit_seats(about, state)
    chosen = saved.get("options")
    chosen = chosen if isinstance(chosen, dict) else {}
    for option in about.get("options", ()):
        value = chosen.get(option["id"])
        numbers = [n for n, _, _ in choices_of(option, state)]
        if isinstance(value, str) if option.get("text") else type(value) is int and value in numbers:
            state["options"][option["id"]] = value


def choices_of(option: Data, state: Data) -> list[tuple[int, str, str]]:
    """Number, label and note of each choice; a choice of a seat that is not there is left out, others get its name."""
    out = []
    for n, choice in enumerate(option["choices"]):
        label, value = str(choice["label"]), choice["id"]
        if type(value) is int and SEAT.match(label):
            if value > len(state["seats"]):
                continue
            label = f"{state['seats'][value - 1]['name']} ({letter(value - 1)})"
        out.append((n, label, str(choice.get("note") or "")))
    return out


def usual(option: Data) -> Any:
    """How the form begins: the number of a choice, or a text."""
    return str(option["default"] or "") if option.get("text") else index_of(option, option["default"])


def value_of(option: Data, state: Data) -> Any:
    """What the engine is told."""
    chosen = state["options"][option["id"]]
    return chosen.strip() if option.get("text") else option["choices"][chosen]["id"]


def index_of(option: Data, value: Any) -> int:
    for n, choice in enumerate(option["choices"]):
        if choice["id"] == value and type(choice["id"]) is type(value):
            return n
    return 0


def options_of(about: Data, state: Data) -> list[Data]:
    """The options that the chosen mode and number of seats have."""
    mode, count = mode_of(about, state)["id"], len(state["seats"])
    return [
        o
        for o in about.get("options", ())
        if (not o.get("modes") or mode in o["modes"])
        and (not o.get("seats") or count in o["seats"])
        and not o.get("hidden")
        and (o.get("text") or len(o["choices"]) > 1)
    ]


def fit_seats(about: Data, state: Data) -> None:
    """Bring the number of seats to the nearest one that the mode allows."""
    counts = sorted(mode_of(about, state)["seats"])
    have = len(state["seats"])
    want = min(counts, key=lambda n: (abs(n - have), n))
    resize(about, state, want)


def resize(about: Data, state: Data, count: int) -> None:
    seats = state["seats"]
    del seats[count:]
    while len(seats) < count:
        taken = {s["name"] for s in seats}
        usual = NAMES[len(seats) % len(NAMES)]
        free = next((n for n in (usual, *NAMES) if n not in taken), f"Seat {len(seats) + 1}")
        seats.append(seat(about, len(seats), "bot", free))


def next_count(about: Data, state: Data, step: int) -> int | None:
    have = len(state["seats"])
    counts = sorted(mode_of(about, state)["seats"])
    found = [n for n in (counts if step > 0 else reversed(counts)) if (n - have) * step > 0]
    return found[0] if found else None


def change(about: Data, state: Data, name: str, value: str) -> bool:
    """Take one change of the form; True if more than the changed control has to be drawn again."""
    what, _, rest = name.partition(".")
    if what == "mode":
        state["mode"] = value
        fit_seats(about, state)
        return True
    if what == "add":
        count = next_count(about, state, 1)
        if count:
            resize(about, state, count)
        return True
    if what == "drop":
        count = next_count(about, state, -1)
        if count and int(rest) < len(state["seats"]):
            del state["seats"][int(rest)]
            resize(about, state, count)
            for option in about.get("options", ()):
                kept = state["options"][option["id"]]
                if not option.get("text") and kept not in [n for n, _, _ in choices_of(option, state)]:
                    state["options"][option["id"]] = usual(option)
        return True
    if what == "seed":
        state["seed"] = value
        return False
    if what == "option":
        option = next(o for o in about["options"] if o["id"] == rest)
        state["options"][rest] = value if option.get("text") else int(value)
        return False
    number, field = int(rest.split(".")[0]), rest.split(".")[1]
    row = state["seats"][number]
    row[field] = value[:24] if field == "name" else value
    return field == "kind"


def seed_of(text: str) -> int | None:
    """Digits are the seed; words make one, the same words the same one; nothing leaves it to chance."""
    text = text.strip()
    if not text:
        return None
    if text.isdecimal():
        return int(text) % 2**40
    return int.from_bytes(hashlib.sha256(text.casefold().encode()).digest()[:5], "big")


def order(about: Data, state: Data) -> Data:
    """What the session is asked for."""
    options: Data = {}
    if about.get("modes"):
        options["mode"] = mode_of(about, state)["id"]
    for option in options_of(about, state):
        options[option["id"]] = value_of(option, state)
    names: list[str] = []
    for n, s in enumerate(state["seats"]):
        name = " ".join(s["name"].split()) or NAMES[n % len(NAMES)]
        while name in names:
            name = (
                f"{name[:22]} {names.count(name) + 2}" if not name[-1].isdigit() else f"{name[:-1]}{int(name[-1]) + 1}"
            )
        names.append(name)
    seats = [
        {"kind": s["kind"], "name": name, "level": s["level"] if s["kind"] == "bot" else ""}
        for s, name in zip(state["seats"], names, strict=True)
    ]
    return {"seats": seats, "seed": seed_of(state["seed"]), "options": options}


def summary(about: Data, state: Data) -> tuple[str, str]:
    """Who plays, and what is not as usual."""
    people = sum(s["kind"] == "person" for s in state["seats"])
    bots = len(state["seats"]) - people
    p = f"{people} people" if people != 1 else "One person"
    b = f"{bots} bots" if bots != 1 else "one bot"
    head = f"{p} and {b}" if people and bots else p if people else f"{b[0].upper()}{b[1:]} among themselves"
    told = []
    if len(about.get("modes") or ()) > 1:
        told.append(mode_of(about, state)["label"])
    for option in options_of(about, state):
        n = state["options"][option["id"]]
        if option.get("text"):
            if n.strip():
                told.append(option["label"][:1].lower() + option["label"][1:])
        elif n != index_of(option, option["default"]):
            label = next((words for m, words, _ in choices_of(option, state) if m == n), "")
            what = option["label"][:1].lower() + option["label"][1:]
            told.append(what if label in ("Yes", "On") else f"{what}: {label}")
    told.append("saved after every choice")
    text = "; ".join(told)
    return head + ".", text[0].upper() + text[1:] + "."


# ---- drawing -----------------------------------------------------------------------------


def radio(name: str, value: str, on: bool, inner: str, cls: str = "", style: str = "") -> str:
    extra = (f' class="{cls}"' if cls else "") + (f' style="{style}"' if style else "")
    return (
        f'<label{extra}><input type="radio" name="{esc(name)}" value="{esc(value)}"{" checked" if on else ""}>'
        f"{inner}</label>"
    )


def draw_modes(about: Data, state: Data) -> str:
    modes = about.get("modes") or []
    if len(modes) < 2:
        return ""
    chosen = mode_of(about, state)
    if len(modes) > 3:
        cards = "".join(
            radio(
                "mode",
                m["id"],
                m is chosen,
                f"<b>{esc(m['label'])}</b><small>{esc(m.get('note') or '')}</small>",
                "pick",
            )
            for m in modes
        )
        return f'<div class="picks modes" role="radiogroup" aria-label="Mode" style="--n:{len(modes)}">{cards}</div>'
    buttons = "".join(
        radio(
            "mode",
            m["id"],
            m is chosen,
            ui("person" if max(m["seats"]) == 1 else "people") + f"<span>{esc(m['label'])}</span>",
        )
        for m in modes
    )
    note = f'<p class="note">{esc(chosen["note"])}</p>' if chosen.get("note") else ""
    return f'<p class="seg wide" role="radiogroup" aria-label="Mode">{buttons}</p>{note}'


def of_seat(option: Data) -> int | None:
    """The seat that an option belongs to: guild1 is the first seat's. Such options stand in the seat's row."""
    number = re.search(r"[a-z](\d)$", option["id"])
    return int(number[1]) - 1 if number and not option.get("text") and len(option["choices"]) <= 12 else None


def draw_seat(about: Data, state: Data, n: int) -> str:
    s = state["seats"][n]
    bot = s["kind"] == "bot"
    seat_letter, shape = letter(n), n % 4 + 1
    kinds = radio(f"seat.{n}.kind", "person", not bot, f"{ui('person')} Person") + radio(
        f"seat.{n}.kind", "bot", bot, f"{ui('bot')} Bot"
    )
    levels = levels_of(about)
    picks = "".join(
        f'<option value="{esc(v["id"])}"{" selected" if v["id"] == s["level"] else ""}>{esc(v["label"])}</option>'
        for v in levels
    )
    if bot and levels:
        level = f'<select name="seat.{n}.level" aria-label="Level of seat {seat_letter}">{picks}</select>'
    else:
        level = f'<select aria-label="Level of seat {seat_letter}" disabled><option>Plays here</option></select>'
    own = ""
    for option in options_of(about, state):
        if of_seat(option) == n:
            own += f'<label class="own"><span>{esc(option["label"])}</span>{draw_select(option, state)}</label>'
    drop = ""
    if next_count(about, state, -1) is not None:
        drop = (
            f'<button class="tool" type="button" name="drop.{n}" '
            f'aria-label="Remove seat {seat_letter}, {esc(s["name"])}">'
            f"{ui('close')}</button>"
        )
    return (
        f'<li class="sitter s{shape}"><span class="sig" data-shape="{shape}" aria-hidden="true">{seat_letter}</span>'
        f'<label class="nm"><span class="vh">Name of seat {seat_letter}</span><input name="seat.{n}.name" '
        f'value="{esc(s["name"])}" maxlength="24" '
        f'autocomplete="off" spellcheck="false"></label>'
        f'<span class="seg" role="radiogroup" aria-label="Seat {seat_letter}">{kinds}</span>{level}{drop}{own}</li>'
    )


def draw_seats(about: Data, state: Data) -> str:
    rows = "".join(draw_seat(about, state, n) for n in range(len(state["seats"])))
    more = next_count(about, state, 1)
    have = len(state["seats"])
    add = ""
    if more is not None:
        one = f"{COUNT[more - 1]} seat" if more <= len(COUNT) else "One more seat"
        label = one if more == have + 1 else f"{more - have} more seats"
        add = f'<button class="btn add" type="button" name="add">{ui("plus")} {label}</button>'
    return f'<ul class="sitters">{rows}</ul>{add}'


def draw_select(option: Data, state: Data) -> str:
    chosen = state["options"][option["id"]]
    picks = "".join(
        f'<option value="{n}"{" selected" if n == chosen else ""}>'
        f"{esc(f'{label}: {words}' if words else label)}</option>"
        for n, label, words in choices_of(option, state)
    )
    return f'<select name="option.{esc(option["id"])}">{picks}</select>'


def draw_option(option: Data, state: Data, small: bool = False) -> str:
    name, chosen, choices = f"option.{option['id']}", state["options"][option["id"]], choices_of(option, state)
    note = f'<p class="note">{esc(option["note"])}</p>' if option.get("note") else ""
    if option.get("text"):
        return (
            f'<label class="line">{esc(option["label"])} <textarea name="{esc(name)}" rows="3" spellcheck="false">'
            f"{esc(chosen)}</textarea></label>{note}"
        )
    if sorted(label for _, label, _ in choices) in (["No", "Yes"], ["Off", "On"]):
        yes = next(n for n, label, _ in choices if label in ("Yes", "On"))
        return (
            f'<div class="switchrow"><label class="switch"><input type="checkbox" role="switch" name="{esc(name)}" '
            f'data-on="{yes}" '
            f'data-off="{1 - yes}"{" checked" if chosen == yes else ""}><span>{esc(option["label"])}</span></label>'
            f"{note}</div>"
        )
    if small or len(choices) > 6:
        return f'<label class="line">{esc(option["label"])} {draw_select(option, state)}</label>{note}'
    walls = option["id"] in ("difficulty", "level")
    cards = "".join(
        radio(
            name,
            str(n),
            n == chosen,
            ('<span class="pillar"></span>' if walls else "")
            + f"<b>{esc(label)}</b>"
            + (f"<small>{esc(words)}</small>" if words else ""),
            "lvl" if walls else "pick",
            f"--h:{n + 1}" if walls else "",
        )
        for n, label, words in choices
    )
    kind = "levels" if walls else "picks"
    return (
        f'<fieldset><legend>{esc(option["label"])}</legend>{note}<div class="{kind}" style="--n:{len(choices)}">'
        f"{cards}</div></fieldset>"
    )


def shelve(options: list[Data]) -> tuple[list[Data], list[Data]]:
    """Which options everybody sees, and which lie under "More"; those of a seat stand in its row."""
    options = [o for o in options if of_seat(o) is None]
    first = [o for o in options if o["id"] in FIRST]
    others = [o for o in options if o["id"] not in FIRST and o["id"] not in RARE and not o.get("text")][:SHOWN]
    shown = first + others
    return shown, [o for o in options if o not in shown]


def draw_sit(about: Data, state: Data) -> str:
    head, rest = summary(about, state)
    return (
        f'<p aria-live="polite"><b>{esc(head)}</b> <span>{esc(rest)}</span></p>'
        f'<button class="btn main big" type="submit">{ui("play")} Sit down</button>'
    )


def form(about: Data, state: Data) -> str:
    """Everything inside the form element."""
    shown, hidden = shelve(options_of(about, state))
    rest = "".join(draw_option(o, state, small=True) for o in hidden)
    words = [
        "seed",
        *(o["label"][:1].lower() + o["label"][1:] for o in hidden[:3]),
        *(["…"] if len(hidden) > 3 else []),
    ]
    return (
        f"<fieldset><legend>Who plays</legend>{draw_modes(about, state)}{draw_seats(about, state)}</fieldset>"
        f"{''.join(draw_option(o, state) for o in shown)}"
        f'<details{" open" if state["more"] else ""}><summary>More: {esc(", ".join(words))}</summary><div class="more">'
        f'<label class="seed">Seed <input name="seed" value="{esc(state["seed"])}" placeholder="left to chance" '
        'autocomplete="off" spellcheck="false" '
        'aria-describedby="seed-note"></label><p class="note" id="seed-note">A number or any words. The same '
        "seed, seats and choices deal the same cards.</p>"
        f"{rest}</div></details>"
        f'<div class="sit" id="sit">{draw_sit(about, state)}</div>'
    )


def render(params: list[str]) -> str:
    game = params[0] if params else ""
    about = parts.shelf().get(game)
    if about is None:
        return parts.missing("New table", "No game has this name. The library shows the five there are.")
    engine = parts.engine().get(game)
    tools = (
        parts.tool("book", "Rules", f"#/rules/{game}") + parts.tool("cards", "Cards", f"#/cards/{game}")
        if engine
        else ""
    )
    picture = (
        f'<section class="pic">{parts.key_art(game)}<div><h2 class="display">{esc(about["line"])}</h2>'
        f"<p>{esc(about['kind'])} · {esc((engine or about)['minutes'])} minutes</p></div></section>"
    )
    if engine is None:
        body = (
            '<section class="form notyet"><h2 class="display">In preparation</h2>'
            f"<p>{esc(about['name'])} is not playable here yet: its rules are still being written into the engine, "
            "and a game goes on "
            "the shelf only when all of them are in.</p>"
            f'<p><a class="btn main" href="#/">{ui("back")} To the games you can play</a></p></section>'
        )
    else:
        global _state
        _state = defaults(engine, parts.recall(f"setup/{game}"), parts.recall("name") or "")
        body = f'<form class="form" id="setup" autocomplete="off">{form(engine, _state)}</form>'
    return (
        f'<div class="setup" data-game="{esc(game)}">{parts.bar(about["name"], "New table", tools=tools)}'
        f'<div class="setmain">{picture}{body}</div>{parts.credit()}</div>'
    )


# ---- in the page -----------------------------------------------------------------------------

_state: Data = {}
_wires = parts.Wires()


def bind(root: Any) -> None:
    from js import document, location

    place = root.querySelector("#setup")
    if not place:
        return
    game = str(root.querySelector(".setup").dataset.game)
    parts.title("New table", parts.shelf()[game]["name"])
    about = parts.engine()[game]
    state = _state

    def redraw(focus: str) -> None:
        state["more"] = bool(place.querySelector("details").open)
        place.innerHTML = form(about, state)
        found = place.querySelector(focus) if focus else None
        if found:
            found.focus()

    def tell() -> None:
        place.querySelector("#sit p").outerHTML = draw_sit(about, state).split("<button")[0]

    def changed(event: Any) -> None:
        control = event.target
        name = str(control.name or "")
        if not name:
            return
        value = str(control.value)
        if control.type == "checkbox":
            value = str(control.dataset.on if control.checked else control.dataset.off)
        if change(about, state, name, value):
            redraw(f'[name="{name}"][value="{value}"]')
        else:
            tell()

    def typed(event: Any) -> None:
        name = str(event.target.name or "")
        if name == "seed" or name.endswith(".name"):
            change(about, state, name, str(event.target.value))

    def clicked(event: Any) -> None:
        button = parts.closest(event, 'button[name="add"], button[name^="drop."]')
        if not button:
            return
        name = str(button.name)
        change(about, state, name, "")
        redraw(f'[name="seat.{len(state["seats"]) - 1}.name"]' if name == "add" else '[name="add"]')
        tell()

    def submitted(event: Any) -> None:
        event.preventDefault()
        sit(game, about, state, document, location)

    _wires.on(place, "change", changed)
    _wires.on(place, "input", typed)
    _wires.on(place, "click", clicked)
    _wires.on(place, "submit", submitted)


def sit(game: str, about: Data, state: Data, document: Any, location: Any) -> None:
    """Make the table and go there; a refusal of the engine is shown as its sentence."""
    from .. import session

    kept = {k: v for k, v in state.items() if k in ("mode", "seats", "options")}
    parts.remember(f"setup/{game}", kept)
    first = next((s["name"] for s in state["seats"] if s["kind"] == "person"), None)
    if first:
        parts.remember("name", first)
    try:
        id = session.create(game, **order(about, state))
    except ValueError as error:
        said = document.querySelector("#sit p")
        said.setAttribute("role", "alert")
        said.innerHTML = f'<b class="refused">{esc(error)}</b>'
        return
    location.hash = f"#/table/{id}"


def unbind() -> None:
    _wires.clear()
