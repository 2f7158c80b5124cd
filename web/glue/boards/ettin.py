"""Ettin: facing mats. Your pair large, front by front; the rest of the ring as small tables that open."""

from __future__ import annotations

from typing import Any

from ..card import back
from ..icons import em
from ..table.look import Look, sign
from ..text import count, esc

CLASS = "mats"
BACK = "griffin-shield"
HAND = "sent out in a War"
ZONES = {
    "camp": "War Camp",
    "retired": "Retired Pile",
    "trophies": "Captured",
    "spoils": "Spoils",
    "lost": "Lost Pile",
    "front": "Drafted cards",
    "lineup": "Lineup",
    "market": "Lineup",
    "aside": "Set aside",
    "hand": "Hand",
}
FRONTS = ("Far", "Middle", "Near", "Adventure")
CRESTS = {
    "joymore": em("cavalry"),
    "giants": em("giant"),
    "orcs": em("orc-head"),
    "dwarves": em("griffin-symbol"),
    "elves": em("elf-helmet"),
    "cannites": em("ogre"),
    "daemons": em("daemon-skull"),
    "risen": em("raise-zombie"),
    None: em("griffin-shield"),
}
PLACES = {"Ruins": em("ancient-ruins"), "Village": em("village"), "Town": em("house"), "City": em("castle")}
POWERS = {
    "TAXES": "Taxes {n}",
    "PROSPER": "Prosper {n}",
    "CALL": "Call to Arms",
    "LOST_SOULS": "Lost Souls",
    "WAR_CRY": "War Cry",
    "RALLY": "Rally {n}",
}


def name_of(look: Look, thing: object) -> str:
    kind, _, n = str(thing).partition(":")
    if kind == "nation":
        return _nation_name(look, int(n))
    if kind == "site":
        nation, k = divmod(int(n), 4)
        return f"{_nation_name(look, nation)}’s {FRONTS[k]}"
    return n or str(thing)


def progress(view: dict[str, Any]) -> float:
    table = view["table"]
    return (table["age"] * 4 + table["draft"]) / 12


def _nation_name(look: Look, n: int) -> str:
    row = look.view["table"]["nations"][n]
    mine = look.name(row["seat"])
    return mine if n < len(look.view["names"]) else f"{mine}’s Mercenaries"


# -- which pair is large ----------------------------------------------------------------------------------------------


def focus(look: Look) -> int:
    """The nation at the near side: the viewer's; of two, the one that the present decision is about."""
    rows = look.view["table"]["nations"]
    own = [n for n, row in enumerate(rows) if row["seat"] == look.me]
    for n in own[1:]:
        if any(_concerns(look, n, thing) for thing in (*look.lit, *look.picked)):
            return n
    return own[0]


def _concerns(look: Look, n: int, thing: object) -> bool:
    if isinstance(thing, str):
        kind, _, number = thing.partition(":")
        return kind == "site" and int(number) // 4 == n
    return any(thing in look.zone(f"{zone}.{n}") for zone in ("hand", "camp", "front"))


# -- places that stay -------------------------------------------------------------------------------------------------


def skeleton(look: Look) -> str:
    me = focus(look)
    rows = look.view["table"]["nations"]
    foe = rows[me]["enemy"]
    fronts = "".join(_front_places(name, k, me, foe) for k, name in enumerate(FRONTS))
    ring = "".join(_ring_place(look, p) for p, pair in _others(look, me))
    around = f'<nav class="ring" aria-label="The rest of the ring">{ring}</nav>' if ring else ""
    return (
        f'{around}<header class="strip en" data-list="strip.{foe}" data-nav="Enemy nation"></header>'
        f'<div class="fronts">{fronts}'
        '<section class="draft" data-nav="Cards to draft" data-list="draft"></section></div>'
        f'<header class="strip my" data-list="strip.{me}" data-nav="Your nation"></header>'
    )


def _front_places(name: str, k: int, me: int, foe: int) -> str:
    zone = name.lower()
    return (
        f'<section class="front f{k + 1}" aria-label="{name}">'
        f'<div class="half en"><div class="plate-at" data-list="plate.{foe}.{k}"></div>'
        f'<div class="us" data-nav="{name}, enemy side" data-list="us.{foe}.{k}" data-zone="{zone}.{foe}"></div></div>'
        f'<div class="versus" data-list="clash.{k}" data-nav="{name}"></div>'
        f'<div class="half my"><div class="us" data-nav="{name}, your side" data-list="us.{me}.{k}" '
        f'data-zone="{zone}.{me}"></div>'
        f'<div class="plate-at" data-list="plate.{me}.{k}"></div></div></section>'
    )


def _others(look: Look, me: int) -> list[tuple[int, dict[str, Any]]]:
    pairs = look.view["table"]["pairs"]
    return [(p, pair) for p, pair in enumerate(pairs) if me not in pair["nations"]]


def _ring_place(look: Look, p: int) -> str:
    a, b = look.view["table"]["pairs"][p]["nations"]
    words = f"{_nation_name(look, a)} against {_nation_name(look, b)}"
    return (
        f'<details class="far-table" name="ring"><summary data-list="ring.{p}" aria-label="{esc(words)}"></summary>'
        f'<div class="far-board" data-list="far.{p}" data-nav="{esc(words)}"></div></details>'
    )


# -- pieces -----------------------------------------------------------------------------------------------------------


def draw(look: Look) -> None:
    me = focus(look)
    table = look.view["table"]
    foe = table["nations"][me]["enemy"]
    pair = table["pairs"][table["nations"][me]["pair"]]
    _draft(look, me, foe)
    for n in (foe, me):
        _strip(look, n, mine=n == me, holder=pair["holder"] == n)
    for k in range(4):
        _clash(look, k, me, foe, pair)
        for n in (foe, me):
            _place(look, n, k, mine=n == me)
    for p, other in _others(look, me):
        _ring(look, p, other)


def _draft(look: Look, me: int, foe: int) -> None:
    """The Lineups that concern this pair and this alliance, and what was drafted from them."""
    look.sheet.empty("draft")
    table = look.view["table"]
    row = table["nations"][me]
    ally = row["ally"]
    lineup = look.zone(f"lineup.{row['pair']}")
    market = look.zone(f"market.{row['alliance']}")
    mine = look.zone(f"front.{me}")
    if not lineup and not market and not mine:
        return
    other = ally if market or table["stage"] == "peacetime" else foe
    theirs = look.zone(f"front.{other}") if other != me else []
    title = "Peacetime" if table["stage"] == "peacetime" else "Skirmish"
    with_ = _nation_name(look, other)
    talk = (table.get("proposal") or {}).get("text", "")
    say = f'<span class="talk">{esc(talk)}</span>' if talk else ""
    look.put("draft", "d.head", "p", 'class="draft-head"', f"<b>{title}</b> with {esc(with_)}{say}")
    piles = (("Lineup", [*lineup, *market]), ("You drafted", mine), (f"{with_} drafted", theirs))
    for k, (label, cards) in enumerate(piles):
        if not cards:
            continue
        look.put("draft", f"d.{k}", "p", 'class="draft-label"', esc(label))
        for card in cards:
            look.card("draft", card)


def _strip(look: Look, n: int, mine: bool, holder: bool) -> None:
    row = look.view["table"]["nations"][n]
    seat = row["seat"]
    name = _nation_name(look, n)
    thing = row["thing"]
    state = look.state(thing)
    words = f"{name}. {state.note}" if state.note else name
    chips = (
        _pile_chip(look, f"camp.{n}", em("camping-tent"), f"War Camp of {name}")
        + _chip(em("two-coins"), row["gold"], f"Gold of {name}")
        + _pile_chip(look, f"deck.{n}", em("card-draw"), f"Nation Deck of {name}")
        + _pile_chip(look, f"retired.{n}", em("laurels"), f"Retired Pile of {name}")
        + _chip(em("trophy-cup"), row["wars"], f"VP from Wars of {name}")
    )
    ally = row["ally"]
    side = ""
    if ally != n:
        other = look.view["table"]["nations"][ally]
        gold = _chip(em("two-coins"), other["gold"], "Gold of the ally")
        wars = _chip(em("trophy-cup"), other["wars"], "VP from Wars of the ally")
        side = (
            f'<span class="allyp">{_crest(other["nation"], "sm")}<b>{esc(_nation_name(look, ally))}</b>'
            f"<em>{'your' if mine else 'their'} ally</em>{gold}"
            f"{wars}</span>"
        )
    flag = (
        f'<span class="ini" title="Holds the Initiative Token">{em("trumpet-flag")}<span>Initiative</span></span>'
        if holder
        else ""
    )
    think = " data-thinking" if look.thinking == seat and not mine else ""
    you = "you" if look.view["seat"] == seat else ("bot" if look.session.seats[seat].kind == "bot" else "")
    look.put(
        f"strip.{n}",
        f"strip{n}",
        "div",
        f'class="strip-in s{seat % 4 + 1}"{think}',
        f'<span class="who-nation" {look.marks(thing, state)} role="button" tabindex="-1" aria-label="{esc(words)}">'
        f"{_crest(row['nation'])}<b>{esc(name)}</b><em>{esc(row['name'] or 'no nation yet')}</em>"
        f"<i>{you}</i></span>{chips}{flag}{side}",
    )


def _crest(nation: str | None, cls: str = "") -> str:
    return f'<span class="shield {cls}" aria-hidden="true">{CRESTS.get(nation) or CRESTS[None]}</span>'


def _chip(icon: str, n: object, words: str) -> str:
    said = f'aria-label="{esc(words)}: {esc(n)}"'
    shown = f'<span aria-hidden="true">{esc(n)}</span>'
    return f'<span class="chip" role="img" title="{esc(words)}" {said}>{icon}{shown}</span>'


def _pile_chip(look: Look, zone: str, icon: str, words: str) -> str:
    n = look.size(zone)
    if not look.zone(zone):
        return _chip(icon, n, words).replace('<span class="chip"', f'<span class="chip" data-zone="{zone}"', 1)
    return (
        f'<button class="chip" data-pile="{zone}" data-zone="{zone}" title="{esc(words)}" tabindex="-1" '
        f'aria-label="{esc(words)}: {esc(count(n, "card"))}">{icon}<span aria-hidden="true">{n}</span></button>'
    )


def _site(look: Look, n: int, k: int) -> dict[str, Any] | None:
    sites = look.view["table"]["nations"][n].get("sites")
    return sites[k] if sites else None


def _place(look: Look, n: int, k: int, mine: bool) -> None:
    """One side of one front: face-up cards, face-down ones, a slot to send a card to, the Location's plate."""
    place = f"us.{n}.{k}"
    look.sheet.empty(place)
    site = _site(look, n, k)
    if site is None:
        return
    for card in look.zone(site["zone"]):
        look.card(place, card)
    down = look.zone(site["down"])
    for card in down:
        look.card(place, card, extra='data-down=""')
    if not down:
        for i in range(look.size(site["down"])):
            look.hidden(place, f"fd{n}.{k}.{i}", f"Face-down card at {site['label']}")
    thing = site["thing"]
    state = look.state(thing)
    if state.legal or state.picked:
        words = state.note or f"{'Send a card here' if mine else 'This place'}: {site['label']}"
        look.put(
            place,
            f"slot{n}.{k}",
            "button",
            f'class="slot place" {look.marks(thing, state)} tabindex="-1" aria-label="{esc(words)}"',
            f"<span>{'Here' if not mine else 'Deploy here'}</span>",
        )
    if k < 3:
        power = POWERS.get(site["ability"] or "", str(site["ability"] or "").replace("_", " ").title())
        text = power.format(n=site["amount"]) if site["amount"] else power.replace(" {n}", "")
        words = f"{site['label']}: {site['type']}, Strength {site['strength']}, {text}"
        marks = "" if state.legal or state.picked else f" {look.marks(thing, state)}"
        look.put(
            f"plate.{n}.{k}",
            f"plate{n}.{k}",
            "div",
            f'class="plate" role="button" tabindex="-1" aria-label="{esc(words)}"{marks}',
            f'<span class="crest" aria-hidden="true">{PLACES[site["type"]]}</span><b>{esc(site["type"])}</b>'
            f'<span class="ps" title="Strength">{site["strength"]}</span><small>{esc(text)}</small>',
        )


RESULTS = {"tie": "Tie", "none": "No battle"}


def _clash(look: Look, k: int, me: int, foe: int, pair: dict[str, Any]) -> None:
    """Two shields with what each side is known to have, the name of the front, and the result once there is one."""
    mine, theirs = _site(look, me, k), _site(look, foe, k)
    a, b = _shield(mine, "m", "Your"), _shield(theirs, "e", "Enemy’s")
    result = pair["results"][k]
    told = ""
    if result is not None:
        words = RESULTS.get(result) if isinstance(result, str) else ("Won" if result == me else "Lost")
        told = f'<i class="told" data-won="{int(result == me)}">{esc(words)}</i>'
    middle = f"<b>{FRONTS[k]}{told}</b>"
    if k == 3:
        quest = look.zone(pair["quest"])
        if quest:
            stats = "".join(_stat(s) for s in look.face(quest[-1])["stats"])
            card = look.card_html(quest[-1], 'data-quest="" data-wide=""')
            middle = f'<span class="quest">{card}<span class="quest-is">{stats}</span>{told}</span>'
    look.put(f"clash.{k}", f"clash{k}", "div", 'class="versus-in"', f"{b}{middle}{a}")


def _stat(stat: dict[str, Any]) -> str:
    """A number of the Adventure, which its plate has no room for."""
    words = f"{stat['label']}: {stat['value']}"
    return (
        f'<span role="img" title="{esc(words)}" aria-label="{esc(words)}">{em(stat["icon"])}{esc(stat["value"])}</span>'
    )


def _shield(site: dict[str, Any] | None, cls: str, whose: str) -> str:
    if site is None:
        return ""
    more = f"<i>+{count(site['hidden'], 'card')}</i>" if site["hidden"] else ""
    words = f"{whose} known Strength: {site['score']}" + (
        f", and {count(site['hidden'], 'face-down card')}" if site["hidden"] else ""
    )
    said = f'title="{esc(words)}" aria-label="{esc(words)}"'
    return f'<span class="score {cls}" role="img" {said}>{site["score"]}{more}</span>'


# -- the ring ---------------------------------------------------------------------------------------------------------


def _ring(look: Look, p: int, pair: dict[str, Any]) -> None:
    """A far pair: who, how many battles are decided; opened, its four fronts card by card."""
    rows = look.view["table"]["nations"]
    a, b = pair["nations"]
    marks = "".join(_dot(result, a) for result in pair["results"])
    busy = [s for s in look.view["waiting"] if s in (rows[a]["seat"], rows[b]["seat"])]
    wait = '<em class="busy">deciding</em>' if busy else ""
    names = "".join(_far_name(look, n) for n in (a, b))
    look.put(f"ring.{p}", f"ring{p}", "span", 'class="ring-in"', f"{names}<span class=dots>{marks}</span>{wait}")
    cells = "".join(_far_front(look, a, b, k) for k in range(4))
    look.put(f"far.{p}", f"far{p}", "div", 'class="far-in"', cells)


def _far_name(look: Look, n: int) -> str:
    shape = look.view["table"]["nations"][n]["seat"] % 4
    name = _nation_name(look, n)
    return f'<span class="s{shape + 1}">{sign(shape, name)}{esc(name)}</span>'


def _dot(result: Any, a: int) -> str:
    state = "open" if result is None else result if isinstance(result, str) else ("first" if result == a else "second")
    sign_ = {"open": "·", "tie": "=", "none": "–", "first": "◀", "second": "▶"}[state]
    return f'<i data-is="{state}">{sign_}</i>'


def _far_front(look: Look, a: int, b: int, k: int) -> str:
    out = []
    for n in (a, b):
        site = _site(look, n, k)
        if site is None:
            continue
        cards = "".join(look.card_html(card) for card in (*look.zone(site["zone"]), *look.zone(site["down"])))
        hidden = 0 if look.zone(site["down"]) else look.size(site["down"])
        backs = f'<span class="card" role="img" aria-label="Face-down card">{back(BACK)}</span>' * hidden
        out.append(f'<div class="far-us"><b>{site["score"]}</b>{cards}{backs}</div>')
    return f'<section aria-label="{FRONTS[k]}"><h3>{FRONTS[k]}</h3>{"".join(out)}</section>'


__all__ = ["BACK", "CLASS", "HAND", "ZONES", "draw", "name_of", "progress", "skeleton"]
