"""Tokyo Ghoul: the street. Five houses at the far end, rivals on the far kerb, you on the near one."""

from __future__ import annotations

from typing import Any

from ..icons import em
from ..table.look import Look, sign, zone_of
from ..text import count, esc

CLASS = "street"
BACK = "cracked-mask"
HAND = "plays in your Influence Phase"
ZONES = {
    "discard": "Ally discard pile",
    "banished": "Banished pile",
    "deck": "Ally deck",
    "ward": "Ward deck",
    "look": "Cards you look at",
    "hand": "Hand",
    "play": "Allies",
    "foes": "Enemies",
    "resolving": "Being played",
}
WARDS = (("20", "th ward"), ("4", "th ward"), ("11", "th ward"), ("13", "th ward"), ("1", "st ward"))
PLURALS = (("Ally", "allies"), ("Enemy", "enemies"), ("Strategy", "strategies"))
OPEN = ("discard", "banished")
ROOFS = (88, 100, 74, 92, 82)
GOAL = 10


def name_of(look: Look, thing: object) -> str:
    kind, _, n = str(thing).partition(":")
    if kind == "ward" and n.isdigit():
        return "".join(WARDS[int(n)])
    return n or str(thing)


def describe(view: dict[str, Any], thing: object) -> str:
    """What is printed on a ward card, which everybody may read at any time (TKG-020)."""
    ward = next((w for w in view["table"].get("wards") or () if w["thing"] == thing), None)
    if ward is None:
        return ""
    counts = ward["counts"]
    parts = [count(counts[kind], kind.lower(), many) for kind, many in PLURALS if counts.get(kind)]
    keys = ", ".join(ward["keys"])
    return (
        f"<strong>{esc(ward['name'])}</strong> {count(ward['left'], 'card')} left of {sum(counts.values())}: "
        f"{', '.join(parts)} at the start. Common here: {esc(keys)}."
    )


def progress(view: dict[str, Any]) -> float:
    return max((s.get("vp", 0) for s in view["seats"]), default=0) / GOAL


# -- places that stay ---------------------------------------------------------------------------------------------


def skeleton(look: Look) -> str:
    wards = "".join(
        f'<article class="ward" style="--roof:{roof}%" aria-label="{n}{th}">'
        f'<h2 class="sign"><b>{n}</b><span>{th}</span></h2><div class="door" data-list="door.{k}"></div>'
        f'<div class="place" data-list="place.{k}"></div></article>'
        for k, ((n, th), roof) in enumerate(zip(WARDS, ROOFS))
    )
    rivals = "".join(
        f'<section class="rival s{s + 1}" aria-label="{esc(look.name(s))}"><div class="who-is" data-list="is.{s}">'
        "</div>"
        f'<div class="row" {zone_of(f"Allies of {look.name(s)}")} data-list="row.{s}" data-zone="play.{s}"></div>'
        "</section>"
        for s in look.others
    )
    me = look.me
    return (
        f'<section class="near"><section class="me s{me + 1}" aria-label="Your side"><div class="piles" '
        f'data-list="is.{me}"></div>'
        f'<div class="row" {zone_of("Your allies")} data-list="row.{me}" data-zone="play.{me}"></div>'
        f'<div class="foes" data-list="foes.{me}" data-zone="foes.{me}" {zone_of("Enemies that face you")}></div>'
        "</section></section>"
        f'<section class="far" data-rivals="{len(look.others)}" aria-label="Rivals">{rivals}</section>'
        f'<section class="wards" {zone_of("Ward street")}>{wards}</section>'
    )


# -- pieces -----------------------------------------------------------------------------------------------------------


def draw(look: Look) -> None:
    me = look.me
    _who_near(look, me)
    _allies(look, me)
    _foes(look, me)
    for seat in look.others:
        _who_far(look, seat)
        _allies(look, seat)
    for k in range(len(WARDS)):
        _ward(look, k)


def _vp(look: Look, seat: int) -> str:
    n = look.view["seats"][seat].get("vp", 0)
    pips = "".join(f"<i{' class=on' if i < n else ''}></i>" for i in range(GOAL))
    words = f"{n} of {GOAL} victory points"
    return f'<span class="vp" role="img" data-score="{seat}" aria-label="{words}">{pips}<b>{n}</b></span>'


def _name(look: Look, seat: int, more: str) -> str:
    """The seat itself: a target when an enemy is sent or a rival chosen."""
    name = look.name(seat)
    thing = f"seat:{seat}"
    state = look.state(thing)
    words = f"{name}. {state.note}" if state.note else name
    off = "" if state.legal or state.picked else ' aria-disabled="true"'
    press = f'{look.marks(thing, state)} role="button" tabindex="-1"{off} aria-label="{esc(words)}"'
    turn = " data-turn" if look.view["turn"] == seat and not look.session.over else ""
    return f'<span class="seat"{turn} {press}>{sign(seat, name)}<b>{esc(name)}</b>{more}</span>'


def _kind(look: Look, seat: int) -> str:
    s = look.session.seats[seat]
    if look.view["seat"] == seat:
        return "<em>you</em>"
    return "<em>bot</em>" if s.kind == "bot" else "<em>person</em>"


def _chip(look: Look, zone: str, icon: str, words: str) -> str:
    """A count that stands for a pile; an open pile can be looked through."""
    n = look.size(zone)
    inner = f'{icon}<span aria-hidden="true">{n}</span>'
    attrs = f'class="chip" data-zone="{zone}" title="{esc(words)}" aria-label="{esc(words)}: {count(n, "card")}"'
    if zone.split(".")[0] in OPEN:
        return f'<button {attrs} data-pile="{zone}" tabindex="-1">{inner}</button>'
    return f'<span {attrs} role="img">{inner}</span>'


def _pool(look: Look, seat: int) -> str:
    n = look.view["seats"][seat].get("influence")
    if not n or look.view["turn"] != seat:
        return ""
    words = f"{n} influence to spend"
    return f'<span class="pool" role="img" aria-label="{words}" title="{words}">{em("conversation")}{n}</span>'


def _who_far(look: Look, seat: int) -> None:
    chips = (
        _chip(look, f"hand.{seat}", em("card-pickup"), f"Hand of {look.name(seat)}")
        + _chip(look, f"deck.{seat}", em("card-draw"), f"Ally deck of {look.name(seat)}")
        + _chip(look, f"discard.{seat}", em("card-burn"), f"Discard pile of {look.name(seat)}")
    )
    think = " data-thinking" if look.thinking == seat else ""
    look.put(
        f"is.{seat}",
        f"is{seat}",
        "header",
        f"{zone_of(f'Seat of {look.name(seat)}')}{think}",
        f'{_name(look, seat, _kind(look, seat))}{_pool(look, seat)}{_vp(look, seat)}<span class="chips">{chips}</span>',
    )


def _who_near(look: Look, seat: int) -> None:
    deck = look.pile(f"deck.{seat}", "Your ally deck")
    gone = look.pile(f"discard.{seat}", "Your ally discard pile", "pile disc", opens=True)
    out = _chip(look, "banished", em("tombstone"), "Banished pile")
    look.put(
        f"is.{seat}",
        f"is{seat}",
        "div",
        f'class="piles-in" {zone_of("Your piles")}',
        f'<div class="whoami">{_name(look, seat, _kind(look, seat))}{_pool(look, seat)}</div>{_vp(look, seat)}'
        f'<div class="pp">{deck}{gone}{out}</div>',
    )


def _allies(look: Look, seat: int) -> None:
    place = f"row.{seat}"
    look.sheet.empty(place)
    mine = seat == look.me
    ids = look.zone(f"play.{seat}")
    foes = [] if mine else look.zone(f"foes.{seat}")
    for card in foes:
        look.card(place, card, extra='data-foe=""')
    for card in ids:
        look.card(place, card)
    if not ids and not foes:
        first = look.view["round"] == 1 and look.view["turn"] != seat
        words = "no ally yet" if first else "no ally in play"
        look.put(place, f"slot{seat}", "div", 'class="slot gone"', words)


def _foes(look: Look, seat: int) -> None:
    place = f"foes.{seat}"
    look.sheet.empty(place)
    ids = look.zone(place)
    if ids:
        for card in ids:
            look.card(place, card)
        return
    if look.view["turn"] == seat and look.view["phase"] == "action" and look.view["seat"] == seat:
        look.put(place, "nofoe", "p", 'class="nofoe"', "No enemy faces you: your allies act freely.")


def _owner(look: Look, k: int) -> tuple[int | None, int | None]:
    """The location of a ward and who holds it."""
    ids = look.zone(f"site.{k}")
    if ids:
        return ids[-1], None
    group = ("w20", "w4", "w11", "w13", "w1")[k]
    for seat in range(len(look.view["names"])):
        for card in look.zone(f"held.{seat}"):
            if look.face(card)["group"] == group:
                return card, seat
    return None, None


def _ward(look: Look, k: int) -> None:
    n, th = WARDS[k]
    thing = f"ward:{k}"
    state = look.state(thing)
    words = f"{n}{th} deck" + (f". {state.note}" if state.note else "")
    look.put(f"door.{k}", f"door{k}", "div", 'class="door-in"', look.pile(f"ward.{k}", words, thing=thing))
    card, owner = _owner(look, k)
    if card is None:
        return
    if owner is None:
        held = '<span class="held free">Unclaimed</span>'
    else:
        name = look.name(owner)
        held = f'<span class="held s{owner + 1}" data-zone="held.{owner}">{sign(owner, name)}{esc(name)}</span>'
    whose = "unclaimed" if owner is None else f"held by {look.name(owner)}"
    look.shown.add(card)
    face = {**look.face(card)}
    face["origin"] = f"{face.get('origin', '')}, {whose}"
    shown = look.cards.html(face, look.state(card), f'data-thing="{card}" data-loc=""', "", "button")
    look.put(f"place.{k}", f"place{k}", "div", 'class="place-in"', f"{shown}{held}")


__all__ = ["BACK", "CLASS", "HAND", "ZONES", "draw", "name_of", "progress", "skeleton"]
