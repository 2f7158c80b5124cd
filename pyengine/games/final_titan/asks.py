"""Numbers for the words of questions, and why a thing cannot be used now."""

from __future__ import annotations

from typing import Any

from ...ask import Ask, Value, Why
from .cards import IS_TITAN, LIFE, SPEED
from .language import ACTION, BLESS, CHARGE, DAMAGE, FACES, KILL, MEND, MISS, SHAPES, SPECIAL, TOXIN
from .rounds import wanted
from .state import POT, Arena, corner
from .values import added, armor, cancels, cap, chart_cell, raised, speed


def fields(t: Arena, ask: Ask, value: Value) -> dict[str, Any]:
    """Fields for the words of a question (value None) or of one of its options."""
    maker = FIELDS.get(ask.verb)
    return maker(t, ask, value) if maker else {}


def _choose(t: Arena, ask: Ask, value: Value) -> dict[str, Any]:
    if isinstance(value, tuple) and len(value) > 1 and value[0] != "step":
        card = value[1]
        if value[0] == "fight":
            kind = t.kind[card]
            return {"life": LIFE[kind], "speed": SPEED[kind], "n": len(t.zones[POT]), "tone": "main"}
        return {"n": len(t.zones[POT]) + 1}
    if t.champ < 0:
        return {"note": "ask.choose.first", "n": len(t.zones[POT])}
    must = all(option[0] == "fight" for option in ask.options)
    note = "ask.choose.must" if must else "ask.choose.note"
    return {"foe": t.fighter[t.champ], "life": t.life[t.champ], "n": len(t.zones[POT]), "note": note}


def _send(t: Arena, ask: Ask, value: Value) -> dict[str, Any]:
    if isinstance(value, int):
        kind = t.kind[value]
        owner = t.lay.owner[t.where[value]]
        return {"life": LIFE[kind], "speed": SPEED[kind], "owner": owner if owner is not None else 0}
    if t.champ < 0:
        return {"note": "ask.send.first"}
    return {"foe": t.fighter[t.champ], "life": t.life[t.champ]}


def _draft(t: Arena, ask: Ask, value: Value) -> dict[str, Any]:
    if isinstance(value, int):
        kind = t.kind[value]
        return {"life": LIFE[kind], "speed": SPEED[kind]}
    have = len(t.zones[t.lay.benches[ask.seat]])
    return {"n": have + 1, "all": wanted(t)}


def _upgrade(t: Arena, ask: Ask, value: Value) -> dict[str, Any]:
    assert ask.about is not None
    side = ask.about["side"]
    return (
        {"card": t.fighter[side], "target": t.fighter[1 - side], "foe": ask.about["foe"]}
        if value is None or isinstance(value, tuple)
        else {}
    )


def _roll(t: Arena, ask: Ask, value: Value) -> dict[str, Any]:
    side = t.active
    card = t.fighter[side]
    bless = t.tokens.get(card << 3 | BLESS, 0)
    left = 1 + t.granted + t.tokens.get(card << 3 | ACTION, 0) - t.taken
    note = (
        "ask.roll.blessed"
        if bless > 0
        else "ask.roll.cursed"
        if bless < 0
        else "ask.roll.lit"
        if t.charge[side]
        else "ask.roll.note"
    )
    return {"card": card, "n": left, "note": note, "tone": "main", "target": t.fighter[1 - side]}


def _die(t: Arena, ask: Ask, value: Value) -> dict[str, Any]:
    side = t.active
    card = t.fighter[side]
    if not isinstance(value, str):
        return {"card": card, "target": t.fighter[1 - side]}
    face = FACES.index(value[4:])
    return {"shape": SHAPES[face], "card": card, "target": t.fighter[1 - side], **result(t, side, face)}


def result(t: Arena, side: int, face: int) -> dict[str, Any]:
    """What a face would do, in numbers: key `what` and its fields."""
    if cancels(t, 1 - side, face) >= 0:
        return {"what": "cell.cancelled"}
    if face == MISS:
        return {"what": "cell.miss"}
    if face == CHARGE:
        return {"what": "cell.ultimate" if t.charge[side] else "cell.charge"}
    cell, more = chart_cell(t, side, face), added(t, side, face)
    act = int(cell.act) + more.count("act")
    out: dict[str, Any] = {"n": cell.n, "act": "cell.act" if act else "cell.plain"}
    if cell.kind == DAMAGE:
        drain = cell.drain or "drain" in more
        n = cell.n + raised(t, side, face)
        if not drain or t.options["armor"] == "counts":
            n -= armor(t, 1 - side)
        n = max(0, min(n, cap(t, 1 - side)))
        life = t.life[1 - side]
        out |= {"n": n, "life": life, "rest": max(0, life - n), "what": "cell.drain" if drain else "cell.damage"}
    else:
        out["what"] = {SPECIAL: "cell.move", KILL: "cell.kill", MEND: "cell.heal", TOXIN: "cell.poison"}.get(
            cell.kind, "cell.fire"
        )
    return out


def _order(t: Arena, ask: Ask, value: Value) -> dict[str, Any]:
    trigger = (ask.about or {}).get("trigger", 0)
    return {"when": f"when.{trigger}"}


def _may(t: Arena, ask: Ask, value: Value) -> dict[str, Any]:
    side = t.active
    face = (ask.about or {}).get("face", MISS)
    return {"shape": SHAPES[face], "card": t.fighter[side], "target": t.fighter[1 - side], **result(t, side, face)}


def _give(t: Arena, ask: Ask, value: Value) -> dict[str, Any]:
    about = ask.about or {}
    kind, n = about["kind"], about["n"]
    return {"n": abs(n), "word": f"token.{kind}" if kind != BLESS else "token.blessed" if n > 0 else "token.cursed"}


def _shield(t: Arena, ask: Ask, value: Value) -> dict[str, Any]:
    side = (ask.about or {})["side"]
    return {"card": t.fighter[side], "life": t.life[side]}


def _bet(t: Arena, ask: Ask, value: Value) -> dict[str, Any]:
    if not isinstance(value, int):
        return {}
    side = corner(t, value)
    return {"life": t.life[side], "speed": speed(t, side)}


FIELDS = {
    "choose": _choose,
    "send": _send,
    "draft": _draft,
    "upgrade": _upgrade,
    "roll": _roll,
    "blessed": _die,
    "cursed": _die,
    "order": _order,
    "may": _may,
    "give": _give,
    "shield": _shield,
    "bet": _bet,
}


def why(t: Arena, seat: int, thing: Value) -> Why | None:
    """Why a thing cannot be used, where the open question does not know."""
    if not isinstance(thing, int):
        return None
    family = t.lay.family[t.where[thing]]
    kind = t.kind[thing]
    if family == "hand":
        return Why("why.hand_later" if t.phase != "upgrade" else "why.hand_now")
    if family == "bench":
        mine = t.lay.owner[t.where[thing]] == seat
        return Why("why.bench_later" if mine else "why.bench_other", card=thing, who=t.lay.owner[t.where[thing]])
    if family == "ring":
        return Why("why.fights", card=thing)
    if family == "foebench":
        return Why("why.foe_bench", card=thing)
    if family in ("worn", "foegear", "bond"):
        return Why("why.worn", card=thing)
    if family in ("fallen", "discard", "legends"):
        return Why("why.gone", card=thing)
    return Why("why.row") if family == "row" and IS_TITAN[kind] else None
