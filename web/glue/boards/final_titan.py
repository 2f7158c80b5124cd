"""Final Titan: the ring. Two fighters, dice between them, the benches of all in the corners."""

from __future__ import annotations

from typing import Any

from ..icons import em
from ..table.look import Look, sign
from ..text import count, esc

CLASS = "arena"
BACK = "perspective-dice-six-faces-random"
HAND = "upgrades, played before a fight"
ZONES = {
    "row": "Titans to choose from",
    "hand": "Hand",
    "bench": "Bench",
    "worn": "Upgrades in play",
    "fallen": "Titan discard pile",
    "discard": "Upgrade discard pile",
    "legends": "Legendary upgrades",
    "sealed": "Played face down",
    "foebench": "Enemy bench",
    "foegear": "Enemy upgrades",
    "bond": "Legendary upgrades in play",
}
SHAPES = {"B": "◆", "G": "▲", "Y": "■", "R": "★", "C": "⚡", "M": "○"}
NAMES = {"B": "blue diamond", "G": "green triangle", "Y": "yellow square", "R": "red star", "C": "Charge", "M": "Miss"}
CORNERS = ("bl", "tl", "tr", "br", "mr")
TOKENS = {
    "power": em("fist"),
    "plating": em("checked-shield"),
    "poison": em("poison-bottle"),
    "fire": em("flame"),
    "action": em("sprint"),
    "dodge": em("dodging"),
    "minion": em("minions"),
    "blessed": em("holy-symbol"),
    "cursed": em("evil-eyes"),
}


def name_of(look: Look, thing: object) -> str:
    kind, _, what = str(thing).partition(":")
    if kind == "die":
        return f"{SHAPES.get(what, '')} {NAMES.get(what, what)}".strip()
    return what or str(thing)


def progress(view: dict[str, Any]) -> float:
    left = [s["titans"] for s in view["seats"]]
    return max(0.0, 1 - min(left, default=0) / 3)


# -- places that stay -------------------------------------------------------------------------------------------------


def skeleton(look: Look) -> str:
    enemy = look.view["table"]["enemy"] is not None
    seats = [look.me, *look.others]
    benches = "".join(
        f'<section class="bench s{s % 4 + 1} {CORNERS[i]}" aria-label="Bench of {esc(look.name(s))}">'
        f'<p data-list="is.{s}"></p><div class="bc" data-nav="Bench of {esc(look.name(s))}" data-list="bench.{s}" '
        f'data-zone="bench.{s}"></div></section>'
        for i, s in enumerate(seats)
    )
    if enemy:
        benches += (
            '<section class="bench foe mr" aria-label="The enemy"><p data-list="is.foe"></p>'
            '<div class="bc" data-nav="Enemy bench" data-list="bench.foe" data-zone="foebench"></div></section>'
        )
    fighters = "".join(_corner(side) for side in (0, 1))
    left, right = fighters.split("<!---->")[:2]
    return (
        f'<div class="ring" aria-hidden="true"></div>{benches}<div class="duel" data-seats="{len(seats) + enemy}">'
        f'{left}<div class="mid" data-nav="Dice" data-list="mid"></div>{right}</div>'
        '<section class="row-of" data-nav="Titans to choose from" data-list="row" data-zone="row"></section>'
    )


def _corner(side: int) -> str:
    where = "l" if side == 0 else "r"
    return (
        f'<section class="fighter {where}" data-nav="{"Left" if side == 0 else "Right"} corner" '
        f'aria-label="{"Left" if side == 0 else "Right"} corner"><div class="role-at" data-list="role.{side}"></div>'
        f'<div class="card-at" data-list="ring.{side}" data-zone="ring.{side}"></div>'
        f'<div class="tks" data-list="tks.{side}"></div>'
        f'<div class="ups" data-list="ups.{side}" data-zone="worn.{side}"></div>'
        f'<div class="life-at" data-list="life.{side}"></div><div class="chart-at" data-list="chart.{side}"></div></section><!---->'
    )


# -- pieces -----------------------------------------------------------------------------------------------------------


def draw(look: Look) -> None:
    table = look.view["table"]
    for seat in range(len(look.view["names"])):
        _bench(look, seat)
    if table["enemy"] is not None:
        _enemy(look, table["enemy"])
    for side in (0, 1):
        _fighter(look, side, table["sides"][side])
    _middle(look, table)
    look.sheet.empty("row")
    for card in look.zone("row"):
        look.card("row", card)


def _chip(icon: str, n: object, words: str, zone: str = "") -> str:
    said = f'title="{esc(words)}" aria-label="{esc(words)}: {esc(n)}"'
    at = f' data-zone="{zone}"' if zone else ""
    return f'<span class="chip" role="img"{at} {said}>{icon}<span aria-hidden="true">{esc(n)}</span></span>'


def _bench(look: Look, seat: int) -> None:
    row = look.view["seats"][seat]
    name = look.name(seat)
    thing = f"seat:{seat}"
    state = look.state(thing)
    what = "you" if look.view["seat"] == seat else ("bot" if look.session.seats[seat].kind == "bot" else "")
    team = f" · team {row['team'] + 1}" if row["team"] is not None else ""
    chips = _chip(em("card-pickup"), row["hand"], f"Upgrades in the hand of {name}", f"hand.{seat}")
    if row["sealed"]:
        chips += _chip(em("card-draw"), row["sealed"], f"Face-down upgrades of {name}", f"sealed.{seat}")
    if row["bet"] is not None:
        bet = look.view["cards"].get(row["bet"], {}).get("name", "a Titan")
        chips += f'<span class="bet" title="Bet">{em("two-coins")}{esc(bet)}</span>'
    think = " data-thinking" if look.thinking == seat else ""
    look.put(
        f"is.{seat}",
        f"is{seat}",
        "span",
        f'class="bench-head" data-out="{int(not row["alive"])}"{think} {look.marks(thing, state)} role="button" tabindex="-1" '
        f'aria-label="{esc(name)}: {count(row["titans"], "Titan")} left"',
        f"{sign(seat % 4, name)}<b>{esc(name)}</b><em>{what}{team}</em>{chips}",
    )
    place = f"bench.{seat}"
    look.sheet.empty(place)
    for card in look.zone(place):
        look.card(place, card)
    if not look.zone(place):
        words = "out" if not row["alive"] else "nobody on the bench"
        look.put(place, f"out{seat}", "span", 'class="slot out"', words)


def _enemy(look: Look, enemy: dict[str, Any]) -> None:
    chips = _chip(em("card-draw"), enemy["deck"], "Enemy Titans to come", "foedeck")
    chips += _chip(em("card-pickup"), enemy["hand"], "Enemy upgrades", "foehand")
    look.put(
        "is.foe",
        "isfoe",
        "span",
        f'class="bench-head" aria-label="The enemy: {count(enemy["left"], "Titan")} left"',
        f'<span class="sig" data-shape="4" aria-hidden="true">E</span><b>Enemy</b><em>{enemy["left"]} left</em>{chips}',
    )
    look.sheet.empty("bench.foe")
    worn = {card for side in look.view["table"]["sides"] if side for card in (side["card"], *side["worn"])}
    for card in dict.fromkeys([*enemy["bench"], *enemy["gear"]]):
        if card in look.view["cards"] and card not in worn:
            look.card("bench.foe", card)


def _fighter(look: Look, side: int, f: dict[str, Any] | None) -> None:
    for place in ("role", "ring", "tks", "ups", "life", "chart"):
        look.sheet.empty(f"{place}.{side}")
    if f is None:
        look.put(f"ring.{side}", f"empty{side}", "div", 'class="slot corner"', "nobody in this corner")
        return
    names = look.view["names"]
    seat = f["seat"]
    person = isinstance(seat, int) and 0 <= seat < len(names)
    name = look.name(seat) if person else "Enemy"
    shape = seat % 4 if person else 3
    look.put(
        f"role.{side}",
        f"role{side}",
        "p",
        f'class="role s{shape + 1}"',
        f"{sign(shape, name)}<b>{esc(name)}</b><em>{esc(f['role'].title())}</em>",
    )
    look.card(f"ring.{side}", f["card"])
    look.put(
        f"life.{side}",
        f"life{side}",
        "div",
        f'class="life" role="meter" aria-label="Life of {esc(look.face(f["card"])["name"])}" aria-valuenow="{f["life"]}" '
        f'aria-valuemin="0" aria-valuemax="{f["max"]}" style="--v:{f["life"]};--m:{max(1, f["max"])}"',
        f"<i></i><b>{em('hearts')}{f['life']}<small>/{f['max']}</small></b>",
    )
    look.put(f"tks.{side}", f"tks{side}", "div", 'class="tks-in"', _tokens(f))
    for card in f["worn"]:
        if card in look.view["cards"]:
            look.card(f"ups.{side}", card)
    dice = look.view["table"]["dice"]
    rolled = set(dice["faces"]) if dice and dice["side"] == side else set()
    cells = "".join(_cell(cell, cell["face"] in rolled) for cell in f["chart"])
    look.put(f"chart.{side}", f"chart{side}", "div", 'class="chart" role="img" aria-label="Attack chart"', cells)


def _tokens(f: dict[str, Any]) -> str:
    """Every token of a fighter as a pill: symbol and number, with its word for those who cannot see it."""
    lit = "on" if f["charged"] else ""
    words = "Charge token: lit" if f["charged"] else "Charge token: gray"
    out = [
        f'<span class="tk chg {lit}" role="img" aria-label="{words}">{em("electric")}<b>{"Lit" if lit else "Gray"}</b></span>'
    ]
    if f["speed"] is not None:
        out.append(
            f'<span class="tk" role="img" aria-label="Speed {f["speed"]}">{em("wingfoot")}<b>{f["speed"]}</b></span>'
        )
    if f["armor"]:
        out.append(
            f'<span class="tk ar" role="img" aria-label="Armor {f["armor"]}">{em("checked-shield")}<b>{f["armor"]}</b></span>'
        )
    if f["form"]:
        out.append('<span class="tk form"><b>Ultimate Form</b></span>')
    if f["actions"] > 1:
        out.append(f'<span class="tk act"><b>{f["actions"]} Actions</b></span>')
    for token in f["tokens"]:
        icon = TOKENS.get(token["id"], "")
        kind = {"poison": "po", "plating": "ar", "blessed": "bless"}.get(token["id"], "")
        out.append(
            f'<span class="tk {kind}" role="img" title="{esc(token["label"])}" aria-label="{esc(token["label"])}">'
            f"{icon}<b>{token['n']}</b></span>"
        )
    return "".join(out)


def _cell(cell: dict[str, Any], lit: bool) -> str:
    face = cell["face"]
    if face in "CM":
        text = NAMES[face]
    else:
        text = str(cell.get("text", ""))
        if cell.get("now") is not None and cell["now"] != cell["n"]:
            text = f"{cell['now']}{'▴' if cell['now'] > cell['n'] else '▾'}"
    extra = "".join(
        f"<u>+{cell[key]}{em(icon)}</u>"
        for key, icon in (("poison", "poison-bottle"), ("fire", "flame"))
        if cell.get(key)
    )
    off = ' data-off=""' if cell.get("cancelled") else ""
    on = ' data-on=""' if lit else ""
    said = f"{NAMES[face]}: {text}" + (", cancelled" if off else "")
    return f'<span class="cf" data-f="{face}"{off}{on} title="{esc(said)}"><i>{SHAPES[face]}</i><b>{esc(text)}</b>{extra}</span>'


def _middle(look: Look, table: dict[str, Any]) -> None:
    """The dice as they lie, chosen or to be chosen, and what waits in the arena."""
    look.sheet.empty("mid")
    dice = table["dice"]
    ask = look.view["ask"] or {}
    if dice:
        choose = any(str(thing).startswith("die:") for thing in look.lit)
        if choose:
            look.put("mid", "boom", "p", 'class="boom" aria-hidden="true"', "Pick!")
        inner = "".join(_die(look, face, dice["face"]) for face in dice["faces"])
        look.put("mid", "dice", "div", 'class="dice" role="group" aria-label="Dice"', inner)
    elif ask.get("verb") == "roll":
        look.put("mid", "boom", "p", 'class="boom" aria-hidden="true"', "Roll!")
    elif all(table["sides"]):
        look.put("mid", "boom", "p", 'class="boom" aria-hidden="true"', "VS")
    if table["pot"]:
        words = f"{count(table['pot'], 'upgrade')} {'waits' if table['pot'] == 1 else 'wait'} in the arena"
        look.put("mid", "pot", "p", 'class="pot" data-zone="pot"', f"{em('perspective-dice-six-faces-random')}{words}")


def _die(look: Look, face: str, chosen: str | None) -> str:
    thing = f"die:{face}"
    state = look.state(thing)
    label = ""
    for option in look.picker.options if look.picker else ():
        if option["path"] == [thing]:
            label = (option.get("note") or "").partition(":")[0] or option["label"]
    said = f"Die: {NAMES[face]}" + (f". {label}" if label else "")
    off = "" if state.legal or state.picked else ' aria-disabled="true"'
    mark = ' data-chosen=""' if chosen == face else ""
    return (
        f'<button class="die" data-f="{face}" {look.marks(thing, state)}{mark}{off} tabindex="-1" aria-label="{esc(said)}">'
        f"<i>{SHAPES[face]}</i><span>{esc(label or NAMES[face])}</span></button>"
    )


__all__ = ["BACK", "CLASS", "HAND", "ZONES", "draw", "name_of", "progress", "skeleton"]
