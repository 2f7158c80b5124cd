"""What the table shows: open counters for views, current values of cards, numbers for the words of questions."""

from __future__ import annotations

from typing import Any

from ...ask import Ask, Value, Why
from ...words import Words, plain
from . import forecast
from .cards import ABILITY, ARCHENEMY, CATALOG, COST, HP, LEVEL, LOCATION, TITAN, TYPE, WOUNDED
from .ending import deaths_allowed
from .plan import plan
from .state import DISTRICTS, GOAL, SPACES, City, breached, cost_now, hp_left, seat_of, wounds_on
from .titans import attacks_for
from .words import PLAN

PHASES = [["adding", "New cards"], ["turns", "Turns"], ["ongoing", "Titans act"], ["walls", "Wall damage"]]
WALLS = ("Sina", "Rose", "Rose", "Maria", "Maria")


def show(t: City, seat: int | None) -> dict[str, Any]:
    """The open part of the table."""
    running = t.active >= 0 and t.hero[t.active] >= 0
    key = "where.turn" if running and t.phase == "turns" else f"where.{t.phase}"
    fields = {"round": t.round, "who": t.turn, "hero": t.hero[t.active] if running else None}
    forecasts = forecast.walls(t)
    return {
        "phase": t.phase,
        "phases": PHASES,
        "turn": t.turn if running and t.phase == "turns" else None,
        "where": Why(key, **fields),
        "seats": [_seat(t, n) for n in range(t.seats)],
        "table": {
            "level": t.options.get("level"),
            "castle": len(t.cards("castle")),
            "slain": t.slain,
            "goal": GOAL,
            "appeared": t.appeared,
            "deaths": t.deaths,
            "deaths_allowed": 3 if t.seats == 1 else deaths_allowed(t),
            "token": t.token,
            "active": t.active,
            "power": t.power,
            "spare": t.spare,
            "move": t.move_left,
            "reach": forecast.reach(t),
            "districts": [_district(t, d, forecasts[d]) for d in range(DISTRICTS)],
            "heroes": [_hero(t, u) for u in range(t.units)],
        },
    }


SENTENCES = Words(PLAN)


class Namer:
    """Names for the one line that a comrade's plan is."""

    def __init__(self, t: City) -> None:
        self.t = t

    def card(self, card: int | None) -> dict[str, Any] | None:
        return None if card is None else {"name": CATALOG[self.t.kind[card]].name}

    def seat(self, seat: int) -> str:
        return self.t.names[seat]

    def place(self, name: str) -> str:
        return place(self.t, name)


def _seat(t: City, n: int) -> dict[str, Any]:
    mine = t.active >= 0 and t.turn == n
    return {
        "hand": len(t.cards("hand", n)),
        "deck": len(t.cards("deck", n)),
        "discard": len(t.cards("discard", n)),
        "power": t.power + t.spare if mine else 0,
        "move": t.move_left if mine else 0,
        "first": t.seats > 1 and t.token == n,
    }


def _district(t: City, d: int, forecast: dict[str, Any]) -> dict[str, Any]:
    return {
        "thing": f"district:{d}",
        "label": f"District {d + 1}",
        "wall": WALLS[d],
        "in": f"in:{d}",
        "out": f"out:{d}",
        "tokens": t.tokens[d],
        "breached": breached(t, d),
        "trap": t.trap == d,
        "forecast": forecast,
    }


def _hero(t: City, unit: int) -> dict[str, Any]:
    words = plan(t, unit)
    return {
        "thing": f"hero:{unit}",
        "seat": seat_of(t, unit),
        "card": t.hero[unit] if t.hero[unit] >= 0 else None,
        "space": SPACES[t.pos[unit]] if t.pos[unit] >= 0 else None,
        "wounded": bool(wounds_on(t, unit)),
        "token": t.token == unit,
        "plan": plain(SENTENCES.spans(words.key, words.fields, Namer(t))) if words else None,
    }


def now(t: City, card: int) -> dict[str, Any]:
    """Current values of a card that differ from the printed ones."""
    kind = t.kind[card]
    what = TYPE[kind]
    if what in (TITAN, ARCHENEMY) and t.lay.family[t.where[card]] == "outside":
        out: dict[str, Any] = {}
        if LEVEL[kind]:
            damage = t.damage.get(card, 0)
            out["hurt"] = damage
            if damage:
                out["tokens"] = [{"label": f"{damage} of {HP[kind]} damage"}]
        if cost_now(t, card) != COST[kind]:
            out |= {"cost": cost_now(t, card), "printed_cost": COST[kind]}
        return out
    if what == LOCATION and card in t.used:
        return {"drained": True}
    return {}


# -- numbers in questions -------------------------------------------------------------------------------------------


def fields(t: City, ask: Ask, value: Value) -> dict[str, Any]:
    """Fields for the words of a question (value None) or of one of its options."""
    maker = FIELDS.get(ask.verb)
    return maker(t, ask, value) if maker else {}


def _act(t: City, ask: Ask, value: Value) -> dict[str, Any]:
    base = {
        "power": t.power, "spare": t.spare, "money": t.power + t.spare, "move": t.move_left, "hero": t.hero[t.active],
        "here": SPACES[t.pos[t.active]],
    }  # fmt: skip
    if value is None:
        if t.spare:
            base["note"] = "ask.act.spare"
        wounds = sum(t.kind[c] == WOUNDED for c in t.cards("hand", ask.seat))
        return {**base, "note": "ask.act.wounds", "n": wounds} if wounds else base
    if value == "end":
        unspent = t.power + t.spare or t.move_left or t.cards("hand", ask.seat)
        return {**base, "n": len(t.cards("hand", ask.seat)), "tone": "plain" if unspent else "main"}
    if value[0] == "step" and len(value) == 2 and str(value[1]).startswith("hero:"):
        return {**base, "hero": t.hero[int(value[1][5:])], "key": "ask.act.step.hero"}
    maker = ACTION_FIELDS.get(value[0])
    return {**base, **(maker(t, value) if maker else {})}


def _play(t: City, value: Value) -> dict[str, Any]:
    if t.kind[value[1]] == WOUNDED and wounds_on(t, t.active):
        return {"key": "do.play.deadly", "tone": "danger"}
    return {}


def _buy(t: City, value: Value) -> dict[str, Any]:
    return {"cost": COST[t.kind[value[1]]], "left": t.power + t.spare - COST[t.kind[value[1]]]}


def _hit(t: City, value: Value) -> dict[str, Any]:
    if len(value) < 3:
        return {}
    n = int(value[2][2:])
    return {"n": n, "left": hp_left(t, value[1]) - n, "power": t.power - n}


def _kill(t: City, value: Value) -> dict[str, Any]:
    return {"cost": cost_now(t, value[1]), "tone": "main"}


def _attempt(t: City, value: Value) -> dict[str, Any]:
    chance = forecast.chance(t, value[1], t.power, forecast.defended(t, t.turn))
    return {
        "cost": cost_now(t, value[1]), "n": attacks_for(t, value[1]), "percent": round(100 * chance), "tone": "main",
    }  # fmt: skip


def _step(t: City, value: Value) -> dict[str, Any]:
    if isinstance(value[-1], int):
        return {}
    unit = int(value[1][5:]) if len(value) == 3 else t.active
    return {"hero": t.hero[unit], "left": t.move_left - 1}


def _use(t: City, value: Value) -> dict[str, Any]:
    return {"cost": ABILITY[t.kind[value[1]]][0][1]}


ACTION_FIELDS = {
    "play": _play,
    "buy": _buy,
    "hit": _hit,
    "kill": _kill,
    "attempt": _attempt,
    "step": _step,
    "use": _use,
}


def _block(t: City, ask: Ask, value: Value) -> dict[str, Any]:
    assert ask.about is not None
    if isinstance(value, str):
        unit = int(value.split(":")[1])
        deadly = bool(wounds_on(t, unit))
        return {
            "hero": t.hero[unit],
            "tone": "danger" if deadly else "plain",
            **({"key": "do.block.deadly"} if deadly else {}),
        }
    picks = value or ()
    left = ask.about["total"] - len(picks)
    tokens = max(0, t.tokens[int(ask.about["place"][9:])] - left)
    units = list(dict.fromkeys(int(name.split(":")[1]) for name in picks))
    dying = sum(bool(wounds_on(t, unit)) for unit in units)
    heroes = [t.hero[unit] for unit in units]
    out = {
        "n": len(picks),
        "left": left,
        "after": tokens,
        "cards": heroes,
        "dying": dying,
        "wounds": len(t.cards("wounds")),
    }
    if dying:
        out |= {"tone": "danger", "key": "do.block.set.deadly"}
    elif value is not None and not tokens:
        out["key"] = "do.block.set.breach" if picks else "do.block.none.breach"
    return out


def _suffer(t: City, ask: Ask, value: Value) -> dict[str, Any]:
    deadly = ask.about is not None and ask.about.get("deadly")
    return {"tone": "danger", "key": "do.suffer.deadly"} if value == "wound" and deadly else {}


def _reveal(t: City, ask: Ask, value: Value) -> dict[str, Any]:
    assert ask.about is not None
    unit = t.hero.index(ask.about["hero"])
    return {"tone": "danger", "key": "do.reveal.deadly"} if value == "wound" and wounds_on(t, unit) else {}


def _give(t: City, ask: Ask, value: Value) -> dict[str, Any]:
    if isinstance(value, tuple) and len(value) == 3 and isinstance(value[2], str):
        unit = int(value[2][5:])
        return {"hero": t.hero[unit], "whom": seat_of(t, unit)}
    return {}


def _urge(t: City, ask: Ask, value: Value) -> dict[str, Any]:
    if isinstance(value, tuple) and len(value) == 3:
        return {"hero": t.hero[int(value[1][5:])]}
    return {}


FIELDS = {
    "act": _act,
    "block": _block,
    "suffer": _suffer,
    "reveal": _reveal,
    "hand out": _give,
    "pass": _give,
    "trade": _give,
    "urge": _urge,
}


def odds(t: City, ask: Ask) -> dict[Any, Why]:
    """How an attempt stands, on the Titan itself (AOT-140)."""
    if ask.verb != "act":
        return {}
    found: dict[Any, Why] = {}
    for option in ask.options:
        if isinstance(option, tuple) and option[0] == "attempt":
            found[option[1]] = Why("odds.attempt", **_attempt(t, option))
    return found


# -- the end --------------------------------------------------------------------------------------------------------


def ending(t: City) -> dict[str, Any]:
    """All win together or nobody does (AOT-001)."""
    outcome, by = t.result
    won = outcome == "won"
    return {
        "winners": list(range(t.seats)) if won else [],
        "by": by,
        "why": Why(f"over.{by}", n=t.deaths, round=t.round, slain=t.slain),
        "head": ["Archenemies", "Heroes lost"],
        "table": [[t.slain, t.deaths] for _ in range(t.seats)],
    }


def place(t: City, name: str) -> str:
    """The name of a place, a Hero, or a Wound taken for a Wall."""
    kind, _, number = name.partition(":")
    if kind == "in":
        return f"inside District {int(number) + 1}"
    if kind == "out":
        return f"outside District {int(number) + 1}"
    if kind == "district":
        return f"District {int(number) + 1}"
    if kind in ("hero", "block"):
        card = t.hero[int(number.split(":")[0])]
        hero = _hero_name(t, card)
        return hero if kind == "hero" else f"{hero}: Wound {number.split(':')[1]}"
    return name


def _hero_name(t: City, card: int) -> str:
    return CATALOG[t.kind[card]].name if card >= 0 else "nobody"


def group(t: City, card: int) -> Any:
    """Hidden cards that a seat cannot tell apart: a deck with a closed hand of the same owner, the Castle, stacks.

    Titan Appears cards lie where everybody can count them; an Archenemy to come is one of its level (section 1).
    """
    kind, zone = t.kind[card], t.lay.family[t.where[card]]
    if zone in ("lurking", "unused"):
        return ("level", LEVEL[kind])
    if zone in ("hand", "deck"):
        return ("own", t.lay.owner[t.where[card]])
    if zone in ("castle", "coming"):
        return ("castle", t.kind[card] if not COST[kind] else 0)
    return zone
