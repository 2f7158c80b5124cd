"""What the table shows: fighters with all their numbers, dice, benches; current values of cards; the end."""

from __future__ import annotations

from typing import Any

from ...ask import Why
from .after import finish_game, outcome
from .cards import CHART, IS_TITAN, LIFE
from .language import (
    ACTION,
    ARMOR,
    CHARGE,
    DAMAGE,
    DODGE,
    FACES,
    FIRE,
    MINION,
    MISS,
    POISON,
    POWER,
    SHAPES,
)
from .state import (
    COOP,
    DUEL,
    FOE_BENCH,
    FOE_DECK,
    FOE_GEAR,
    FOE_HAND,
    HAND,
    POT,
    RING,
    TEAMS,
    WORN,
    Arena,
    corner,
    side_of,
    titans_of,
    who,
)
from .values import added, armor, blessing, cancels, raised, speed

TOKEN_NAMES = {
    POWER: ("power", "Power", "fist"),
    ARMOR: ("plating", "Armor", "checked-shield"),
    POISON: ("poison", "Poison", "poison-bottle"),
    FIRE: ("fire", "Fire", "flame"),
    ACTION: ("action", "Action", "sprint"),
    DODGE: ("dodge", "Dodge", "dodging"),
    MINION: ("minion", "Minion", "minions"),
}


def show(t: Arena, seat: int | None) -> dict[str, Any]:
    """The open part of the table (section 1, Public)."""
    phase = {"win": "combat", "over": "combat"}.get(t.phase, t.phase)
    return {
        "phase": phase,
        "phases": _phases(t),
        "turn": t.turn if t.phase in ("draft", "skip", "bet") else None,
        "where": _where(t),
        "seats": [_seat(t, n) for n in range(t.seats)],
        "table": {
            "mode": t.options["mode"],
            "pot": len(t.zones[POT]),
            "fight": t.round,
            "turns": t.turns,
            "champion": t.champ,
            "sides": [_side(t, side) for side in (0, 1)],
            "dice": _dice(t),
            "enemy": _enemy(t) if t.mode == COOP else None,
        },
    }


def _phases(t: Arena) -> list[list[str]]:
    bets = [["bet", "Betting"]] if t.options["betting"] and t.options["mode"] == "ffa" else []
    send = "Skip or Fight" if t.options["mode"] == "ffa" else "Send a Titan"
    return [["draft", "Draft"], ["skip", send], *bets, ["upgrade", "Upgrade"], ["combat", "Combat"]]


def _where(t: Arena) -> Why:
    if t.phase == "draft":
        return Why("where.draft", who=t.turn)
    if t.phase in ("skip", "bet"):
        return Why(f"where.{t.phase}", n=t.round + 1, who=t.turn)
    if t.phase == "combat" and t.active >= 0 and t.fighter[t.active] >= 0:
        return Why("where.combat", n=t.round, card=t.fighter[t.active])
    return Why("where.upgrade" if t.phase == "upgrade" else "where.after", n=t.round)


def _seat(t: Arena, n: int) -> dict[str, Any]:
    return {
        "hand": len(t.zones[HAND + n]),
        "sealed": len(t.zones[t.lay.sealed[n]]),
        "bench": len(t.zones[t.lay.benches[n]]),
        "titans": len(titans_of(t, n)),
        "alive": bool(t.alive[n]),
        "team": n // 2 if t.mode == TEAMS else None,
        "side": side_of(t, n),
        "bet": None if t.bets[n] < 0 else t.fighter[t.bets[n]],
    }


def _dice(t: Arena) -> dict[str, Any] | None:
    if not t.dice or t.active < 0:
        return None
    face = None if t.face < 0 else FACES[t.face]
    return {"side": t.active, "faces": [FACES[f] for f in t.dice], "face": face, "shapes": [SHAPES[f] for f in t.dice]}


def _enemy(t: Arena) -> dict[str, Any]:
    return {
        "left": len(titans_of(t, t.seats)),
        "deck": len(t.zones[FOE_DECK]),
        "bench": t.zones[FOE_BENCH][:],
        "hand": len(t.zones[FOE_HAND]),
        "gear": t.zones[FOE_GEAR][:],
    }


def _side(t: Arena, side: int) -> dict[str, Any] | None:
    """A fighter with everything that counts for it now."""
    card = t.fighter[side]
    if card < 0:
        return None
    fights = t.fighter[1 - side] >= 0
    owner = t.owner[side]
    return {
        "card": card,
        "seat": who(t, side),
        "role": "champion" if t.champ == side else "challenger",
        "life": t.life[side],
        "max": LIFE[t.kind[card]],
        "speed": speed(t, side),
        "armor": armor(t, side),
        "charged": bool(t.charge[side]),
        "form": card in t.forms,
        "marked": t.marks.get(card, 0),
        "tokens": token_list(t, card),
        "worn": t.zones[WORN + side][:] + (t.zones[FOE_GEAR][:] if owner == t.seats else []),
        "bond": t.bonds.get(card),
        "team": [src for src, part in t.kit[side] if part % 3 == 2],
        "chart": chart_now(t, side) if fights else face_chart(t, card),
        "first": fights and t.first == side,
        "actions": max(0, 1 + t.granted + t.tokens.get(card << 3 | ACTION, 0) - t.taken) if t.active == side else 0,
    }


def token_list(t: Arena, card: int) -> list[dict[str, Any]]:
    """The status tokens of a Titan."""
    out = []
    for kind, (id_, label, icon) in TOKEN_NAMES.items():
        n = t.tokens.get(card << 3 | kind, 0)
        if n:
            out.append({"id": id_, "n": n, "label": f"{n} {label}", "icon": icon})
    bless = blessing(t, card)
    if bless:
        name = "Blessed" if bless > 0 else "Cursed"
        out.append({"id": name.lower(), "n": 1, "label": name, "icon": "holy-symbol" if bless > 0 else "evil-eyes"})
    return out


def face_chart(t: Arena, card: int) -> list[dict[str, Any]]:
    """The printed chart of a Titan."""
    cells = [
        {"face": FACES[n], "shape": SHAPES[n], "text": c.text, "n": c.n, "drain": c.drain, "act": int(c.act)}
        for n, c in enumerate(CHART[t.kind[card]])
    ]  # fmt: skip
    return [*cells, {"face": "C", "shape": SHAPES[CHARGE]}, {"face": "M", "shape": SHAPES[MISS]}]


def chart_now(t: Arena, side: int) -> list[dict[str, Any]]:
    """The chart as it works now: damage raised, icons added, faces that the foe cancels."""
    out = face_chart(t, t.fighter[side])
    for n, cell in enumerate(out):
        cell["cancelled"] = cancels(t, 1 - side, n) >= 0
        if n < CHARGE:
            more = added(t, side, n)
            cell["drain"] = cell["drain"] or "drain" in more
            cell["act"] += more.count("act")
            cell["poison"], cell["fire"] = more.count("P1"), more.count("F1")
            if CHART[t.kind[t.fighter[side]]][n].kind == DAMAGE:
                cell["now"] = cell["n"] + raised(t, side, n)
    return out


def now(t: Arena, card: int) -> dict[str, Any]:
    """Current values of a Titan: life, speed, armor, tokens, Charge, form; its legendary card."""
    if not IS_TITAN[t.kind[card]]:
        return {}
    zone = t.where[card]
    if zone not in (RING, RING + 1) and t.lay.family[zone] not in ("bench", "foebench"):
        return {}
    out: dict[str, Any] = {}
    for token in token_list(t, card):
        out[token["id"]] = token["n"]
        out.setdefault("tokens", []).append(token)
    if card in t.forms:
        out["form"] = True
    if card in t.bonds:
        out["bond"] = t.bonds[card]
    if t.marks.get(card):
        out["marked"] = True
    side = corner(t, card)
    if side >= 0:
        out["stats"] = {"life": t.life[side], "speed": speed(t, side), "armor": armor(t, side)}
        out["life"], out["armor"] = t.life[side], armor(t, side)
        if t.charge[side]:
            out["charged"] = True
    return out


# -- the end --------------------------------------------------------------------------------------------------------


def ending(t: Arena) -> dict[str, Any]:
    """Who won and how, with the Titans that each seat has left."""
    winners, by = t.result
    left = [len(titans_of(t, n)) for n in range(t.seats)]
    found = outcome(t)
    return {
        "winners": list(winners),
        "by": by,
        "why": Why(found["how"], **found),
        "head": ["Titans left"],
        "table": [[n] for n in left],
    }


def concede(t: Arena, seat: int) -> Why | None:
    """Give up, alone or in 1 vs 1; where others play on, a bot takes over instead."""
    if t.mode != DUEL and t.seats > 1:
        return Why("why.concede_many")
    t.tell("concede", who=seat)
    finish_game(t, [] if t.mode == COOP else [1 - seat], "concession")
    return None


def place(t: Arena, name: str) -> str:
    """The name of a die's face or of a kind of token."""
    kind, _, what = name.partition(":")
    if kind == "die":
        return SHAPES[FACES.index(what)]
    return {"poison": "Poison", "fire": "Fire"}.get(what, what) if kind == "token" else name


def group(t: Arena, card: int) -> Any:
    """Hidden Titans lie in the Titan deck or with the enemy; hidden upgrades anywhere: one group each (FTN-Q68)."""
    return IS_TITAN[t.kind[card]]
