"""What the table shows: open counters for views, current values of cards, numbers for the words of questions."""

from __future__ import annotations

from typing import Any

from ...ask import Ask, Value, Why
from .cards import ALLY, COST, ENEMY, LOCATION, MELEE, STEALTH, STRENGTH, TYPE, WARD, WARDS, ward_card
from .state import (
    LOCATIONS,
    Street,
    finish,
    hand_size,
    price,
    ready,
    strength,
    worth,
)

PHASES = ["ally", "influence", "action", "enemy", "draw"]
LABELS = [
    ["ally", "Ally"],
    ["influence", "Influence"],
    ["action", "Action"],
    ["enemy", "Enemy"],
    ["draw", "Draw"],
]
NUMBERS = ("20", "4", "11", "13", "1")


def show(t: Street, seat: int | None) -> dict[str, Any]:
    """The open part of the table (TKG-174, table of section 1)."""
    where = Why("where", round=t.round, who=t.turn, phase=f"phase.{t.phase}")
    return {
        "phase": t.phase,
        "phases": LABELS,
        "where": where,
        "seats": [_seat(t, n) for n in range(t.seats)],
        "table": {
            "first": t.first,
            "goal": 10,
            "locations": LOCATIONS,
            "pool": t.pool,
            "discount": t.discount,
            "wards": [_ward(t, k) for k in range(5)],
        },
    }


def _seat(t: Street, n: int) -> dict[str, Any]:
    lay = t.lay
    return {
        "vp": t.vp[n],
        "locations": len(t.zones[lay["held"][n]]),
        "hand": len(t.zones[lay["hand"][n]]),
        "deck": len(t.zones[lay["deck"][n]]),
        "discard": len(t.zones[lay["discard"][n]]),
        "influence": t.pool if t.buying and t.turn == n else 0,
        "guardian": t.guard[n],
    }


def _ward(t: Street, k: int) -> dict[str, Any]:
    lay = t.lay
    location = next(c for c in range(len(t.kind)) if TYPE[t.kind[c]] == LOCATION and WARD[t.kind[c]] == k)
    return {
        "id": f"w{NUMBERS[k]}",
        "thing": f"ward:{k}",
        "label": NUMBERS[k],
        "suffix": WARDS[k].removeprefix(NUMBERS[k]),
        "zone": f"ward.{k}",
        "left": len(t.zones[lay["ward"][k]]),
        "loc": location,
        "owner": lay.owner[t.where[location]],
        **ward_card(k),
    }


def now(t: Street, card: int) -> dict[str, Any]:
    """Current values of a card in play that differ from the printed ones."""
    zone = t.lay.family[t.where[card]]
    if zone == "play":
        out: dict[str, Any] = {}
        value = strength(t, card)
        if value != STRENGTH[t.kind[card]]:
            out["stats"] = {"strength": value}
        if card in t.drained:
            out["drained"] = True
        return out
    if zone in ("site", "held") and t.discount and price(t, card) != COST[t.kind[card]]:
        return {"cost": price(t, card), "printed_cost": COST[t.kind[card]]}
    return {}


# -- numbers in questions -------------------------------------------------------------------------------------------


def fields(t: Street, ask: Ask, value: Value) -> dict[str, Any]:
    """Fields for the words of a question (value None) or of one of its options."""
    maker = FIELDS.get(ask.verb)
    return maker(t, ask, value) if maker else {}


def _influence(t: Street, ask: Ask, value: Value) -> dict[str, Any]:
    out: dict[str, Any] = {"pool": t.pool}
    if isinstance(value, tuple):
        out["cost"] = COST[t.kind[value[1]]]
        if len(value) == 3:
            out["place"] = value[2]
    if value == "end":
        out["tone"] = "plain" if len(ask.options) > 1 else "main"
    return out


def _act(t: Street, ask: Ask, value: Value) -> dict[str, Any]:
    if value is None:
        facing = len(t.cards("foes", ask.seat))
        return {"n": facing, "note": "ask.act.facing"} if facing else {}
    if value == "end":
        return {"n": len(ready(t, ask.seat))}
    if value[0] == "attack" and len(value) == 3:
        return {**odds(t, value[1], value[2], 0), "tone": "main"}
    if value[0] == "take":
        return {"cost": price(t, value[1])}
    if value[0] == "step":
        card = value[1]
        more = sum(strength(t, mate) for mate in ready(t, ask.seat) if mate != card)
        return {"a": strength(t, card), "more": more}
    return {}


def odds(t: Street, attacker: int, target: int, extra: int) -> dict[str, Any]:
    """The numbers of an attack as it stands, and what they would mean."""
    mine = strength(t, attacker) + extra
    theirs = strength(t, target, stealthy=bool(STEALTH[t.kind[attacker]]))
    outcome = "tie" if mine == theirs else "lose" if mine < theirs else "win"
    beats = outcome == "win" and TYPE[t.kind[target]] == ENEMY
    return {
        "a": mine,
        "b": theirs,
        "outcome": "out.beat" if beats else f"out.{outcome}",
        "short": f"short.{outcome}",
    }


def _teamwork(t: Street, ask: Ask, value: Value) -> dict[str, Any]:
    assert ask.about is not None
    attacker, target = ask.about["card"], ask.about["target"]
    picks = value if isinstance(value, tuple) else (value,) if isinstance(value, int) else ()
    # Mates leave before the comparison, so their Melee no longer helps the attacker (TKG-Q24).
    extra = sum(strength(t, card) for card in picks) - sum(MELEE[t.kind[card]] for card in picks)
    return {**odds(t, attacker, target, extra), "card": attacker, "target": target}


def _pay(t: Street, ask: Ask, value: Value) -> dict[str, Any]:
    return {"paid": worth(t, value) if isinstance(value, tuple) else 0, "cost": price(t, ask.source)}


def _food(t: Street, ask: Ask, value: Value) -> dict[str, Any]:
    if isinstance(value, tuple):
        return {"gain": sum(STRENGTH[t.kind[card]] for card in value)}
    return {} if value is None else {"n": STRENGTH[t.kind[value]]}


def _trim(t: Street, ask: Ask, value: Value) -> dict[str, Any]:
    return {"size": hand_size(t, ask.seat)}


def _ward_left(t: Street, ask: Ask, value: Value) -> dict[str, Any]:
    return {"left": len(t.cards("ward", int(value[5:])))} if isinstance(value, str) else {}


def _hand_left(t: Street, ask: Ask, value: Value) -> dict[str, Any]:
    return {"left": len(t.cards("hand", int(value[5:])))} if isinstance(value, str) else {}


def _passing(t: Street, ask: Ask, value: Value) -> dict[str, Any]:
    return {"place": value[2]} if isinstance(value, tuple) and len(value) == 3 else {}


FIELDS = {
    "influence": _influence,
    "act": _act,
    "teamwork": _teamwork,
    "pay": _pay,
    "extreme": _food,
    "devour": _food,
    "trim": _trim,
    "draw": _ward_left,
    "peek": _ward_left,
    "victim": _hand_left,
    "pass": _passing,
}


# -- refusals outside the open question -----------------------------------------------------------------------------


def why(t: Street, seat: int, thing: Value) -> Why | None:
    """Why a thing cannot be used, where the open question does not know."""
    if isinstance(thing, str):
        return Why("why.deck") if thing.startswith("ward:") else None
    if not isinstance(thing, int):
        return None
    if seat != t.turn:
        return Why("why.other_turn", who=t.turn)
    zone = t.lay.family[t.where[thing]]
    if zone == "play" and t.lay.owner[t.where[thing]] == seat and t.phase == "action" and thing in t.drained:
        return Why("why.drained", card=thing)
    return Why("why.phase", phase=f"phase.{t.phase}")


# -- the end, scenes ------------------------------------------------------------------------------------------------


def ending(t: Street) -> dict[str, Any]:
    """Who won and how, with the table of points."""
    seat, by = t.result
    held = [len(t.cards("held", n)) for n in range(t.seats)]
    return {
        "winners": [seat],
        "by": by,
        "why": Why(f"over.{by}", who=seat, vp=t.vp[seat], n=held[seat]),
        "head": ["VP", "Locations"],
        "table": [[t.vp[n], held[n]] for n in range(t.seats)],
    }


def concede(t: Street, seat: int) -> Why | None:
    """With two seats the other one wins; with more a bot takes the seat (TKG-Q53)."""
    if t.seats > 2:
        return Why("why.concede_many")
    t.tell("concede", who=seat)
    finish(t, 1 - seat, "concession")
    return None


def place(t: Street, name: str) -> str:
    """The name of a place."""
    kind, _, number = name.partition(":")
    return WARDS[int(number)] if kind == "ward" else name


def group(t: Street, card: int) -> Any:
    """Hidden cards of one ward may be in its deck or in a rival's hand; ally decks stay what they are (TKG-173)."""
    zone = t.where[card]
    return ("deck", zone) if t.lay.family[zone] == "deck" else WARD[t.kind[card]]


def begin(t: Street, phase: str) -> None:
    """Let a scene start in a phase of the turn of `t.turn`."""
    t.pool, t.buying = 0, False
    steps = ["ally", "influence", "act", "foes", "draw", "boast", "end"]
    names = {"turn": "turn", "action": "act", "enemy": "foes", **{step: step for step in steps}}
    if phase == "turn":
        t.agenda.append(("turn", t.turn))
        return
    start = steps.index(names[phase])
    t.phase = {"act": "action", "foes": "enemy"}.get(names[phase], names[phase])
    t.agenda += [(step,) for step in reversed(steps[start:])]


def mark(t: Street, card: int, word: str) -> None:
    """Put a state on a card of a scene: drained."""
    if word != "drained" or TYPE[t.kind[card]] != ALLY:
        raise ValueError(f"a card of this game can be drained, not {word!r}")
    t.drained.append(card)


def _get_vp(t: Street, seat: int) -> int:
    return t.vp[seat]


def _set_vp(t: Street, seat: int, n: int) -> None:
    t.vp[seat] = n


def _get_pool(t: Street, seat: int | None) -> int:
    return t.pool


def _set_pool(t: Street, seat: int | None, n: int) -> None:
    t.pool = n


def _set_round(t: Street, seat: int | None, n: int) -> None:
    t.round = n


def _set_first(t: Street, seat: int | None, n: int) -> None:
    t.first = n


COUNTERS = {
    "vp": (_get_vp, _set_vp),
    "influence": (_get_pool, _set_pool),
    "round": (lambda t, seat: t.round, _set_round),
    "first": (lambda t, seat: t.first, _set_first),
    "turn": (lambda t, seat: t.turn, lambda t, seat, n: None),
}
