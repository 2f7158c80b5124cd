"""Worldbreakers: two courts face each other across the woven turn band."""

from __future__ import annotations

from typing import Any

from ..icons import em
from ..table.look import Look, sign
from ..text import count, esc

CLASS = "steppe"
BACK = "cavalry"
HAND = "plays in your own turn"
ON_BOARD = ("guild",)  # standing is bought and paid where it stands
PICTURE = 'role="img"'
ZONES = {
    "hand": "Hand",
    "discard": "Discard pile",
    "followers": "Followers",
    "locations": "Locations",
    "stored": "Storage",
    "event": "Resolving",
    "found": "Revealed cards",
    "look": "Cards you look at",
    "aside": "Set aside",
    "pool": "Your pool",
    "court": "Worldbreakers",
    "pack": "Cards to draft from",
    "picked": "Picked",
    "offer": "Draft",
    "order": "The automaton’s order",
    "spent": "Orders given",
    "creed": "New rules",
    "chapter": "Chapter",
}
GUILDS = (
    ("earth", "Earth", "#6b2f16", em("horseshoe")),
    ("moon", "Moon", "#263653", em("moon")),
    ("stars", "Stars", "#12405f", em("stars-stack")),
    ("void", "Void", "#341a4d", em("daggers")),
)


def name_of(look: Look, thing: object) -> str:
    kind, _, what = str(thing).partition(":")
    return f"{what.title()} standing" if kind == "guild" else what or str(thing)


def progress(view: dict[str, Any]) -> float:
    goal = max(1, view["table"]["goal"])
    return min(1.0, max((s["power"] for s in view["seats"]), default=0) / goal)


def sides(look: Look) -> tuple[int, int]:
    """The two seats at the table: the viewer's (or the first of the pair) at the near side."""
    a, b = look.view["table"]["pair"]
    return (b, a) if look.me == b else (a, b)


# -- places that stay -------------------------------------------------------------------------------------------------


def skeleton(look: Look) -> str:
    me, foe = sides(look)
    return _side_places(look, foe, "opp") + '<div class="band" data-list="band"></div>' + _side_places(look, me, "me")


def _side_places(look: Look, seat: int, cls: str) -> str:
    name = esc(look.name(seat))
    return (
        f'<section class="side {cls}" aria-label="Side of {name}">'
        f'<div class="court s{seat % 4 + 1}" data-nav="Court of {name}" data-list="court.{seat}" data-zone="wb.{seat}"></div>'
        f'<div class="row locs" data-nav="Locations of {name}" data-list="locs.{seat}" data-zone="locations.{seat}"></div>'
        f'<div class="row fol" data-nav="Followers of {name}" data-list="fol.{seat}" data-zone="followers.{seat}"></div></section>'
    )


# -- pieces -----------------------------------------------------------------------------------------------------------


def draw(look: Look) -> None:
    me, foe = sides(look)
    combat = look.view["table"]["combat"] or {"attackers": ()}
    for seat in (foe, me):
        _court(look, seat)
        _locations(look, seat)
        _followers(look, seat, set(combat["attackers"]))
    _band(look, me)


def _kind(look: Look, seat: int) -> str:
    if look.view["seat"] == seat:
        return "you"
    if seat >= len(look.session.seats):
        return ""
    return "bot" if look.session.seats[seat].kind == "bot" else ""


def _chip(icon: str, n: object, words: str, zone: str = "", opens: bool = False) -> str:
    at = f' data-zone="{zone}"' if zone else ""
    inner = f'{icon}<span aria-hidden="true">{esc(n)}</span>'
    if opens:
        return (
            f'<button class="chip"{at} data-pile="{zone}" tabindex="-1" title="{esc(words)}" '
            f'aria-label="{esc(words)}: {esc(n)}">{inner}</button>'
        )
    return f'<span class="chip" role="img"{at} title="{esc(words)}" aria-label="{esc(words)}: {esc(n)}">{inner}</span>'


def _court(look: Look, seat: int) -> None:
    """The Worldbreaker, power, standing in the four guilds, mythium and piles."""
    place = f"court.{seat}"
    look.sheet.empty(place)
    for card in look.zone(f"wb.{seat}"):
        look.card(place, card, extra='data-wb=""')
    row = look.view["seats"][seat]
    name = look.name(seat)
    goal = look.view["table"]["goal"]
    pips = "".join(f"<i{' class=on' if i < row['power'] else ''}></i>" for i in range(goal))
    stand = "".join(_standing(look, seat, *guild) for guild in GUILDS)
    thing = f"seat:{seat}"
    state = look.state(thing)
    mythium = _chip(em("crystal-cluster"), row["mythium"], f"Mythium of {name}")
    piles = (
        _chip(em("card-pickup"), row["hand"], f"Hand of {name}", f"hand.{seat}")
        + _chip(em("card-draw"), row["deck"], f"Deck of {name}", f"deck.{seat}")
        + _chip(em("card-burn"), row["discard"], f"Discard pile of {name}", f"discard.{seat}", bool(row["discard"]))
    )
    if look.size(f"pool.{seat}"):
        words = f"Drafted by {name}"
        piles += _chip(em("stack"), look.size(f"pool.{seat}"), words, f"pool.{seat}", bool(look.zone(f"pool.{seat}")))
    won = f'<em class="won">{count(row["wins"], "win")}</em>' if row["wins"] else ""
    think = " data-thinking" if look.thinking == seat else ""
    look.put(
        place,
        f"info{seat}",
        "div",
        f'class="cinfo"{think}',
        f'<p class="cname" {look.marks(thing, state)} role="button" tabindex="-1" aria-label="{esc(name)}">{sign(seat % 4, name)}'
        f"<b>{esc(name)}</b><em>{_kind(look, seat)}</em>{won}</p>"
        f'<span class="power" role="img" aria-label="{row["power"]} of {goal} power">{pips}<b>{row["power"]}</b></span>'
        f'<span class="stand" role="group" aria-label="Standing">{stand}</span><p class="res">{mythium}{piles}</p>',
    )


def _standing(look: Look, seat: int, guild: str, label: str, color: str, icon: str) -> str:
    n = look.view["seats"][seat][guild]
    thing = f"guild:{guild}"
    state = look.state(thing) if seat == sides(look)[0] else None
    marks = ""
    if state is not None and (state.legal or state.picked):
        marks = f'{look.marks(thing, state)} role="button" tabindex="-1"'
    words = f"{label} {n}. {state.note}" if state is not None and state.note else f"{label} {n}"
    return (
        f'<span class="guild" style="--guild:{color}" title="{label}" aria-label="{esc(words)}" '
        f'{marks or PICTURE}>{icon}<b aria-hidden="true">{n}</b></span>'
    )


def _locations(look: Look, seat: int) -> None:
    place = f"locs.{seat}"
    look.sheet.empty(place)
    for card in look.zone(f"locations.{seat}"):
        look.card(place, card, extra="" if look.face(card).get("wide") else 'data-wide=""')


def _followers(look: Look, seat: int, attackers: set[int]) -> None:
    place = f"fol.{seat}"
    look.sheet.empty(place)
    ids = look.zone(f"followers.{seat}")
    for card in ids:
        look.card(place, card, extra='data-att=""' if card in attackers else "")
    for card in (*look.zone(f"stored.{seat}"), *look.zone(f"event.{seat}"), *look.zone(f"found.{seat}")):
        look.card(place, card, extra='data-apart=""')
    if not ids and look.view["phase"] != "draft":
        look.put(place, f"nofol{seat}", "span", 'class="slot gone"', "no follower in play")


def _band(look: Look, me: int) -> None:
    """Eight lozenges that point to the side whose turn they are, the present one larger; then Rally."""
    view, table = look.view, look.view["table"]
    look.sheet.empty("band")
    if view["phase"] == "draft":
        look.put("band", "track", "p", 'class="track drafting"', "<b>Draft</b>")
        return
    items = []
    for slot in range(table["turns"]):
        seat = table["pair"][
            (slot + (table["pair"].index(table["first"]) if table["first"] in table["pair"] else 0)) % 2
        ]
        whose = "mine" if seat == me else "theirs"
        at = slot + 1
        done = " done" if at < table["slot"] else ""
        now = ' aria-current="step"' if at == table["slot"] and view["phase"] != "rally" else ""
        items.append(
            f'<li class="{whose}{done}"{now} title="{esc(look.name(seat))}, turn {slot // 2 + 1}"><span>{slot // 2 + 1}</span></li>'
        )
    rally = ' aria-current="step"' if view["phase"] == "rally" else ""
    items.append(f'<li class="rally"{rally}>{em("campfire")}Rally</li>')
    camp = table["campaign"]
    order = f'<p class="order"><b>Chapter {camp["chapter"]}</b> {esc(camp["order"])}</p>' if camp else ""
    look.put(
        "band", "track", "div", 'class="track-in"', f'<ol class="track" aria-label="Turns">{"".join(items)}</ol>{order}'
    )


__all__ = ["BACK", "CLASS", "HAND", "ZONES", "draw", "name_of", "progress", "skeleton"]
