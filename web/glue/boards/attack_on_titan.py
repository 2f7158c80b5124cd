"""Attack on Titan: the wall. Five Districts outside and inside, the Wall as a masonry band, the Castle at the end."""

from __future__ import annotations

from typing import Any

from ..card import spoken
from ..icons import em, ui
from ..table.look import Look
from ..text import count, esc

CLASS = "city"
BACK = "winged-shield"
HAND = "plays in your turn"
ON_BOARD = ("in", "out", "hero")
ZONES = {
    "hand": "Hand",
    "discard": "Discard pile",
    "play": "Played this turn",
    "destroyed": "Destroyed pile",
    "heroes": "Heroes in reserve",
    "dealt": "Heroes dealt",
    "fallen": "Fallen Heroes",
    "gear": "3D Gear stack",
    "wounds": "Wound stack",
    "attack": "Titans on Attack",
    "spent": "Titans on Attack, spent",
    "inside": "Inside the Wall",
    "outside": "Outside the Wall",
    "kept": "On the Hero",
    "hero": "Hero",
}
WALL_ICONS = {"Sina": em("crown"), "Rose": em("rose"), "Maria": em("flowers")}
KEEP = (
    '<svg class="keep" viewBox="0 0 96 600" preserveAspectRatio="none" aria-hidden="true">'
    '<path d="M4 600V190h8v-24h10v24h8v-24h8V120h6V96h8v24h6V96h8v24h6v46h8v24h8v-24h10v24h8v410z"/>'
    '<path class="lite" d="M24 270h6v70h-6zM46 250h6v70h-6zM68 270h6v70h-6zM40 600v-80a9 9 0 0118 0v80z"/>'
    '<path class="lite" d="M48 96V40l18 14-18 14z"/></svg>'
)


def name_of(look: Look, thing: object) -> str:
    kind, _, what = str(thing).partition(":")
    if kind in ("in", "out"):
        return f"{'Inside' if kind == 'in' else 'Outside'} District {int(what) + 1}"
    if kind == "district":
        return f"District {int(what) + 1}"
    if kind in ("hero", "block"):
        unit, _, n = what.partition(":")
        name = _hero_name(look, int(unit))
        return name if kind == "hero" else f"{name}: Wound {n}"
    return what or str(thing)


def progress(view: dict[str, Any]) -> float:
    table = view["table"]
    return float(table["slain"] / max(1, table["goal"]))


def _hero_name(look: Look, unit: int) -> str:
    card = look.view["table"]["heroes"][unit]["card"]
    return str(look.view["cards"][card]["name"]) if card in look.view["cards"] else "No Hero"


# -- places that stay -------------------------------------------------------------------------------------------------


def skeleton(look: Look) -> str:
    districts = "".join(_district_places(d) for d in range(5))
    return (
        '<div class="team" data-nav="The team" data-list="team"></div>'
        f'<div class="map"><div class="castle" data-zone="castle">{KEEP}<div data-list="castle"></div></div>{districts}</div>'
        '<section class="yard" aria-label="Power, Move, stacks"><div class="dials" data-list="dials"></div>'
        '<div class="stacks" data-nav="Stacks" data-list="stacks"></div>'
        '<div class="played" data-nav="Played this turn" data-list="played"></div></section>'
    )


def _district_places(d: int) -> str:
    name = f"District {d + 1}"
    return (
        f'<article class="district" style="--d:{d + 1}" aria-label="{name}" data-list="state.{d}"></article>'
        f'<div class="out" style="--d:{d + 1}"><div class="cs" data-nav="{name}, outside" data-list="out.{d}" '
        f'data-zone="outside.{d}"></div><div class="who" data-nav="{name}, who is outside" data-list="who.out.{d}"></div></div>'
        f'<div class="wall-at" style="--d:{d + 1}" data-nav="{name}, Wall" data-list="wall.{d}" data-zone="wall.{d}"></div>'
        f'<div class="in" style="--d:{d + 1}"><div class="cs" data-nav="{name}, inside" data-list="in.{d}" '
        f'data-zone="inside.{d}"></div><div class="who" data-nav="{name}, who is inside" data-list="who.in.{d}"></div></div>'
    )


# -- pieces -----------------------------------------------------------------------------------------------------------


def draw(look: Look) -> None:
    table = look.view["table"]
    _team(look, table)
    look.put(
        "castle",
        "ctext",
        "div",
        f'class="ctext" role="img" aria-label="Castle: {count(table["castle"], "card")} left"',
        f"<b>{table['castle']}</b><span>Castle</span>",
    )
    for d, row in enumerate(table["districts"]):
        _wall(look, d, row)
        _ground(look, d, row, "out", "outside")
        _ground(look, d, row, "in", "inside")
    _yard(look, table)


def _team(look: Look, table: dict[str, Any]) -> None:
    look.sheet.empty("team")
    for unit, hero in enumerate(table["heroes"]):
        _mate(look, unit, hero, table)
    steps = []
    for n in range(table["goal"]):
        state = "x" if n < table["slain"] else "now" if n < table["appeared"] else ""
        steps.append(f'<i class="{state}">{"✕" if state == "x" else n + 1}</i>')
    said = f"Archenemies felled: {table['slain']} of {table['goal']}"
    look.put(
        "team",
        "felled",
        "p",
        f'class="foesleft" role="img" aria-label="{said}"',
        f"<span>Felled</span>{''.join(steps)}",
    )
    said = f"Heroes lost: {table['deaths']} of {table['deaths_allowed']}"
    look.put(
        "team",
        "lost",
        "p",
        f'class="foesleft" role="img" aria-label="{said}"',
        f"<span>Lost</span><b>{table['deaths']}/{table['deaths_allowed']}</b>",
    )


def _mate(look: Look, unit: int, hero: dict[str, Any], table: dict[str, Any]) -> None:
    seat = hero["seat"]
    row = look.view["seats"][seat]
    who = look.name(seat)
    kind = "you" if look.view["seat"] == seat else ("bot" if look.session.seats[seat].kind == "bot" else "")
    thing = hero["thing"]
    state = look.state(thing)
    chips = (
        f'<span class="chip" role="img" title="Hand" data-zone="hand.{seat}" aria-label="Hand: {row["hand"]}">{em("card-pickup")}{row["hand"]}</span>'
        f'<span class="chip" role="img" title="Deck" data-zone="deck.{seat}" aria-label="Deck: {row["deck"]}">{em("card-draw")}{row["deck"]}</span>'
        f'<button class="chip" title="Discard pile" data-pile="discard.{seat}" data-zone="discard.{seat}" tabindex="-1" '
        f'aria-label="Discard pile: {row["discard"]}">{em("card-burn")}{row["discard"]}</button>'
    )
    hurt = (
        f'<span class="chip hurt" role="img" aria-label="Wounded">{em("bleeding-wound")}1</span>'
        if hero["wounded"]
        else ""
    )
    first = (
        f'<span class="chip" role="img" title="First player" aria-label="First player">{em("flying-flag")}</span>'
        if hero["token"]
        else ""
    )
    now = " data-now" if table["active"] == unit else ""
    plan = hero.get("plan") if look.view["seat"] != seat else None
    line = f"{who}: {plan}" if isinstance(plan, str) else f"{who} · {kind}" if kind else who
    think = " data-thinking" if look.thinking == seat else ""
    card = hero["card"]
    face = look.view["cards"].get(card)
    emblem = em(face["emblem"]) if face else ui("person")
    disc = f'<span class="hero">{emblem}</span>'
    if face:
        use = look.state(card)
        words = spoken(face, use)
        disc = f'<span class="hero" {look.marks(card, use)} role="button" tabindex="-1" aria-label="{esc(words)}">{emblem}</span>'
    look.put(
        "team",
        f"mate{unit}",
        "div",
        f'class="mate s{seat % 4 + 1}"{now}{think}',
        f'{disc}<span class="mate-is" {look.marks(thing, state)} role="button" tabindex="-1" '
        f'aria-label="{esc(_hero_name(look, unit))}, {esc(who)}">'
        f"<span><b>{esc(_hero_name(look, unit))}</b><em>{esc(line)}</em></span></span>"
        f"{chips}{hurt}{first}",
    )


def _wall(look: Look, d: int, row: dict[str, Any]) -> None:
    """The masonry with its tokens, the Location on it, and what the end of this round would do to it."""
    place = f"wall.{d}"
    look.sheet.empty(place)
    thing = row["thing"]
    state = look.state(thing)
    icon = WALL_ICONS.get(row["wall"], "")
    tokens = "".join(f'<i class="{"" if n < row["tokens"] else "gone"}">{icon}</i>' for n in range(2))
    said = f"Wall {row['wall']}: {row['tokens']} of 2 tokens left"
    f = row["forecast"]
    coming = ""
    if row["breached"]:
        coming = '<span class="rubble">Breached</span>'
        if f["assault"]:
            coming += f'<span class="coming bad">Castle assault {f["assault"]}</span>'
    elif f["damage"]:
        words = "breach" if f["breach"] else f"{f['tokens']} left"
        coming = f'<span class="coming{" bad" if f["breach"] else ""}" title="At the end of this round">−{f["damage"]}: {words}</span>'
    if row["trap"]:
        coming += f'<span class="coming" title="Trap">{em("wolf-trap")}</span>'
    broken = " data-breached" if row["breached"] else ""
    look.put(
        place,
        f"wall{d}",
        "div",
        f'class="wall"{broken} {look.marks(thing, state)} role="button" tabindex="-1" '
        f'aria-label="District {d + 1}. {esc(said)}{". " + esc(state.note) if state.note else ""}"',
        f'<b class="dn">{d + 1}</b><span class="wt" role="img" aria-label="{esc(said)}">{tokens}</span>{coming}',
    )
    for card in look.zone(f"wall.{d}"):
        look.card(place, card, extra='data-loc=""' + ("" if look.face(card).get("wide") else ' data-wide=""'))


def _ground(look: Look, d: int, row: dict[str, Any], side: str, zone: str) -> None:
    """One side of a Wall: cards or Titans, the Heroes who stand there, and the step that leads there."""
    place, people = f"{side}.{d}", f"who.{side}.{d}"
    look.sheet.empty(place)
    look.sheet.empty(people)
    ids = look.zone(f"{zone}.{d}")
    for card in ids:
        arch = any(stat["id"] == "hp" for stat in look.face(card)["stats"])
        look.card(place, card, extra='data-arch=""' if arch else "")
    space = row[side]
    table = look.view["table"]
    for unit, hero in enumerate(table["heroes"]):
        if hero["space"] == space and hero["card"] is not None:
            seat = hero["seat"]
            face = look.view["cards"].get(hero["card"])
            emblem = em(face["emblem"]) if face else ""
            name = _hero_name(look, unit)
            now = " data-now" if table["active"] == unit else ""
            mark = look.state(hero["thing"])
            press = f'{look.marks(hero["thing"], mark)} role="button" tabindex="-1"'
            look.put(
                people,
                f"at{unit}",
                "span",
                f'class="hero at s{seat % 4 + 1}"{now} {press} aria-label="{esc(name)} stands here"',
                f"{emblem}<b>{esc(name)}</b>",
            )
    state = look.state(space)
    if state.legal or state.picked:
        cost = table["reach"].get(space)
        words = state.note or f"Go {'out' if side == 'out' else 'in'} here"
        price = f" {cost}" if cost else ""
        look.put(
            people,
            f"step{side}{d}",
            "button",
            f'class="step" {look.marks(space, state)} tabindex="-1" aria-label="{esc(words)}"',
            f"{em('wingfoot')}<span>{'Step out' if side == 'out' else 'Step'}</span>{price}",
        )
    elif side == "in" and not ids:
        look.put(
            place, f"ruin{d}", "span", 'class="ruin"', "nothing left inside" if row["breached"] else "nothing to buy"
        )


def _yard(look: Look, table: dict[str, Any]) -> None:
    """Power and Move to use, the stacks, and what was played in this turn."""
    spare = f'<small class="more">+{table["spare"]} to buy</small>' if table["spare"] else "<small>Power</small>"
    look.put(
        "dials",
        "dials",
        "div",
        'class="dials-in"',
        f'<span class="dial" role="img" aria-label="{table["power"]} Power">{em("fist")}<b>{table["power"]}</b>{spare}</span>'
        f'<span class="dial mv" role="img" aria-label="{table["move"]} Move">{em("wingfoot")}<b>{table["move"]}</b><small>Move</small></span>',
    )
    look.sheet.empty("stacks")
    for zone, words in (("gear", "3D Gear"), ("wounds", "Wounds")):
        ids = look.zone(zone)
        lit = [card for card in ids if card in look.lit or card in look.picked]
        top = lit[0] if lit else ids[-1] if ids else None
        if top is not None:
            look.card("stacks", top, extra='data-stack=""')
            look.shown.update(card for card in ids if card not in look.lit)
        look.put("stacks", f"n{zone}", "small", 'class="left"', f"{words}: {len(ids)}")
    look.sheet.empty("played")
    for seat in range(len(look.view["names"])):
        for card in look.zone(f"play.{seat}"):
            look.card("played", card)
    for unit in range(len(table["heroes"])):
        for card in look.zone(f"kept.{unit}"):
            look.card("played", card, extra='data-kept=""')
    for card in look.zone("attack"):
        look.card("played", card)


__all__ = ["BACK", "CLASS", "HAND", "ZONES", "draw", "name_of", "progress", "skeleton"]
