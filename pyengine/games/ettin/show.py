"""What the table shows: open counters for views, marks on cards, numbers for the words of questions."""

from __future__ import annotations

from typing import Any

from ...ask import Ask, Value, Why
from .battle import adventure_score, base_difficulty
from .cards import ADV, BOUNTY, COST, IS_DEFENSE, LOCATIONS, MAT_ROWS, SELL, STR, VP
from .draft import PROPOSALS, purse
from .score import points
from .state import (
    FAR,
    NO_BATTLE,
    OPEN,
    QUEST,
    SITE_NAMES,
    SITES,
    TIE,
    Field,
    score,
)
from .war import yields

PHASES = [
    ["skirmish", "Skirmish"], ["peacetime", "Peacetime"], ["deploy", "Deploy"], ["battle", "Battle"],
    ["spoil", "Spoil"], ["retire", "Retire"], ["produce", "Produce"],
]  # fmt: skip
FAST = [["skirmish", "Skirmish"], ["peacetime", "Peacetime"], ["clash", "War"], ["produce", "Produce"]]


def show(t: Field, seat: int | None) -> dict[str, Any]:
    """The open part of the table (table of section 1); an Ally's proposal for those whom it concerns."""
    lay = t.lay
    table: dict[str, Any] = {
        "age": t.age,
        "draft": t.draft,
        "stage": t.stage,
        "first": lay.first,
        "ring": list(lay.ring),
        "nations": [_nation(t, n) for n in range(lay.nations)],
        "pairs": [_pair(t, p) for p in range(len(lay.pairs))],
        "alliances": [{"nations": list(group), "zone": f"market.{a}"} for a, group in enumerate(lay.alliances)],
        "boxes": [{"seats": size, "lost": f"lost.{b}"} for b, size in enumerate(lay.sizes)],
        "learning": bool(t.options.get("learning_tokens")),
    }
    if t.options.get("learning_tokens"):
        table["advice"] = [_say(t, Why(f"advice.{k}")) for k in range(4)]
    if seat is not None:
        table["proposal"] = talk(t, seat)
    return {
        "phase": t.stage,
        "phases": FAST if t.options.get("accelerated") else PHASES,
        "where": _where(t),
        "seats": [_seat(t, s) for s in range(t.seats)],
        "table": table,
    }


def _say(t: Field, why: Why) -> str:
    from . import RULES

    return RULES.sentence(t, why)


def _where(t: Field) -> Why:
    if t.result is not None:
        return Why("where.over")
    age, stage = f"age.{t.age}", f"stage.{t.stage}"
    if t.stage in ("setup", "initiative"):
        return Why("where.setup")
    if t.draft == 3:
        return Why("where.war", age=age, stage=stage)
    return Why("where.draft", age=age, stage=stage, n=t.draft + 1)


def _seat(t: Field, s: int) -> dict[str, Any]:
    lay = t.lay
    own = [n for n in range(lay.nations) if lay.seat_of[n] == s]
    return {
        "nation": MAT_ROWS[t.nation[s]].name if t.nation[s] >= 0 else None,
        "gold": sum(t.gold[n] for n in own),
        "camp": sum(len(t.zones[lay.camp[n]]) for n in own),
        "hand": sum(len(t.zones[lay.hand[n]]) for n in own),
        "deck": sum(len(t.zones[lay.deck[n]]) for n in own),
        "vp": sum(_open_points(t, n) for n in own),
        "ally": lay.seat_of[lay.ally[s]],
        "enemies": [lay.seat_of[lay.enemy[n]] for n in own],
    }


def _open_points(t: Field, n: int) -> int:
    """War Tokens: what everybody can count. At the end all there is."""
    found = points(t, n)
    return sum(found.values()) if t.result is not None else found["wars"]


def _nation(t: Field, n: int) -> dict[str, Any]:
    lay = t.lay
    c = t.nation[n]
    mat = MAT_ROWS[c] if c >= 0 else None
    out: dict[str, Any] = {
        "thing": lay.of[n],
        "seat": lay.seat_of[n],
        "nation": mat.id if mat else None,
        "name": mat.name if mat else None,
        "kind": mat.kind if mat else None,
        "initiative": mat.initiative if mat else None,
        "gold": t.gold[n],
        "wars": points(t, n)["wars"],
        "done": t.done[n],
        "pair": lay.pair_of[n],
        "alliance": lay.alliance_of[n],
        "ally": lay.ally[n],
        "enemy": lay.enemy[n],
        "box": lay.box_of[n],
    }
    if mat:
        out["sites"] = [_site(t, n, k) for k in range(4)]
    return out


def _site(t: Field, n: int, k: int) -> dict[str, Any]:
    """One place of a nation: what it adds, what is to be seen there, how many cards lie facedown."""
    lay = t.lay
    up, down = t.zones[lay.sites[n][k]], len(t.zones[lay.downs[n][k]])
    out: dict[str, Any] = {
        "thing": lay.spot[n][k], "label": SITE_NAMES[k], "zone": f"{SITES[k]}.{n}", "down": f"{SITES[k]}-down.{n}",
        "score": score(t, n, k), "hidden": down, "defended": any(IS_DEFENSE[t.kind[card]] for card in up),
    }  # fmt: skip
    if k < QUEST:
        kind, ability, amount = MAT_ROWS[t.nation[n]].places[k]
        out |= {"type": LOCATIONS[kind], "strength": kind, "ability": ability, "amount": amount}
    return out


def _pair(t: Field, p: int) -> dict[str, Any]:
    lay = t.lay
    names = {TIE: "tie", NO_BATTLE: "none", OPEN: None}
    results = [names.get(token, token) for token in t.tokens[4 * p : 4 * p + 4]]
    return {
        "nations": list(lay.pairs[p]),
        "holder": t.holder[p],
        "results": results,
        "wars": [names.get(token, token) for token in t.wars[3 * p : 3 * p + 3]],
        "lineup": f"lineup.{p}",
        "quest": f"quest.{p}",
        "step": _step(t, p),
    }


def _step(t: Field, p: int) -> str | None:
    """How far a pair is in its War, as everybody can see (Accelerated Play lets pairs differ)."""
    lay = t.lay
    if t.draft < 3:
        return None
    if any(t.zones[lay.hand[n]] for n in lay.pairs[p]):
        return "deploy"
    return "battle" if t.tokens[4 * p + QUEST] == OPEN else "spoil"


def now(t: Field, card: int) -> dict[str, Any]:
    """Marks on a card: a Siege Token; what a spoil zone hides."""
    if card in t.sieged:
        return {"tokens": [{"label": "Siege"}], "sieged": True}
    return {}


# -- an Ally's talk -------------------------------------------------------------------------------------------------


def talk(t: Field, seat: int) -> dict[str, Any] | None:
    """A bot Ally's proposal for the Lineup, for the seat and its Ally only; see `bot.proposal`."""
    from .bot import proposal

    found = proposal(t, seat)
    if found is None:
        return None
    lay = t.lay
    fields = {"me": t.names[lay.seat_of[found["ally"]]] + ":", "cards": found["ally_takes"], "others": found["takes"]}
    why = Why("talk.split", **fields, reason=found["reason"], card=found["card"])
    return {**found, "text": _say(t, why)}


# -- numbers in questions -------------------------------------------------------------------------------------------


def fields(t: Field, ask: Ask, value: Value) -> dict[str, Any]:
    """Fields for the words of a question (value None) or of one of its options."""
    n = (ask.about or {}).get("nation", ask.seat)
    out: dict[str, Any] = {"as_merc": " (Mercenaries)" if n >= t.seats else "", "gold": t.gold[n]}
    maker = FIELDS.get(ask.verb)
    if maker:
        out |= maker(t, ask, value, n)
    return out


def _nation_fields(t: Field, ask: Ask, value: Value, n: int) -> dict[str, Any]:
    if not isinstance(value, str):
        return {}
    mat = MAT_ROWS[int(value[4:])]
    places = ", ".join(LOCATIONS[kind] for kind, _, _ in mat.places)
    return {"grade": mat.grade, "n": mat.initiative, "places": places}


def _initiative(t: Field, ask: Ask, value: Value, n: int) -> dict[str, Any]:
    return {"whom": t.lay.of[t.lay.enemy[n]]}


def _card_prices(t: Field, ask: Ask, value: Value, n: int) -> dict[str, Any]:
    if isinstance(value, int):
        return {"cost": COST[t.kind[value]], "sell": SELL[t.kind[value]]}
    return {"rest": len(ask.options)}


def _recruit(t: Field, ask: Ask, value: Value, n: int) -> dict[str, Any]:
    picks = value if isinstance(value, tuple) else (value,) if isinstance(value, int) else ()
    gold, cost = purse(t, n, picks)
    out = {"cost": cost, "sold": gold - t.gold[n], "left": gold - cost}
    if value == ():
        out["n"] = len(t.zones[t.lay.front[n]])
    return out


def _allies(t: Field, ask: Ask, value: Value, n: int) -> dict[str, Any]:
    about = ask.about or {}
    mate = about.get("ally", n)
    last = about.get("k", 0) + 1 >= PROPOSALS
    return {
        "ally": t.lay.of[mate], "ally_gold": t.gold[mate], "least": ask.least,
        "left": "agree.last" if last else "agree.more",
    }  # fmt: skip


def _deploy(t: Field, ask: Ask, value: Value, n: int) -> dict[str, Any]:
    lay = t.lay
    out: dict[str, Any] = {"n": len(t.zones[lay.hand[n]])}
    if not isinstance(value, tuple):
        return out
    k = t.kind[value[1]]
    if value[0] == "step":
        return {"strength": STR[k], "more": f", Adventure Strength {ADV[k]}" if ADV[k] else ""}
    spot = int(value[2][5:]) % 4
    foe = lay.enemy[n]
    out["spot"] = SITE_NAMES[spot]
    if value[0] == "scout":
        seen = int(value[3][5:]) % 4
        out |= {"third": value[3], "there": len(t.zones[lay.downs[foe][seen]])}
        return out
    here = score(t, n, spot) + sum(STR[t.kind[card]] for card in t.zones[lay.downs[n][spot]])
    down = len(t.zones[lay.downs[foe][spot]])
    there = f"{score(t, foe, spot)}" + (f" + {down} facedown" if down else "")
    return {**out, "here": here, "there": there}


def _target(t: Field, ask: Ask, value: Value, n: int) -> dict[str, Any]:
    k = (ask.about or {}).get("site", FAR)
    a, b = score(t, n, k), score(t, t.lay.enemy[n], k)
    out: dict[str, Any] = {"kind": f"site.{k}", "a": a, "b": b, "strength": STR[t.kind[ask.source]]}
    if isinstance(value, int):
        out |= {"strength": STR[t.kind[value]], "b": b - STR[t.kind[value]]}
        if ask.verb == "fire":
            out["a"] = a - STR[t.kind[ask.source]]
    return out


def chance(t: Field, n: int, card: int) -> int:
    """How many of the six faces let an attempt succeed."""
    return max(0, min(6, adventure_score(t, n) - base_difficulty(t, n, card)))


def _attempt(t: Field, ask: Ask, value: Value, n: int) -> dict[str, Any]:
    return {"chance": chance(t, n, ask.source)}


def _spoils(t: Field, ask: Ask, value: Value, n: int) -> dict[str, Any]:
    out: dict[str, Any] = {"kind": f"site.{(ask.about or {}).get('site', 0)}", "whom": t.lay.of[t.lay.enemy[n]]}
    out["most"] = ask.most
    if isinstance(value, int):
        out |= {"vp": VP[t.kind[value]], "bounty": BOUNTY[t.kind[value]]}
    return out


def _settle(t: Field, ask: Ask, value: Value, n: int) -> dict[str, Any]:
    if not isinstance(value, str):
        return {}
    k = int(value[5:]) % 4
    return {"spot": f"{SITE_NAMES[k]} ({LOCATIONS[MAT_ROWS[t.nation[n]].places[k][0]]})"}


def _produce(t: Field, ask: Ask, value: Value, n: int) -> dict[str, Any]:
    from .cards import CATALOG

    things = list(dict.fromkeys(option[1] for option in ask.options if isinstance(option, tuple)))
    if value == "all":
        gold = [yields(t, n, option[1]) for option in ask.options if isinstance(option, tuple) and option[0] == "use"]
        double = 2 if t.lay.ally[n] == n else 1
        return {"n": sum(m * (double if name == "PROSPER" else 1) for name, m in gold if name in ("TAXES", "PROSPER"))}
    if value == "end":
        return {"n": len(things)}
    if not isinstance(value, tuple) or value[0] != "use":
        return {}
    thing = value[1]
    name, amount = yields(t, n, thing)
    if name == "PROSPER" and t.lay.ally[n] == n:
        name = "PROSPER2"
    label = CATALOG[t.kind[thing]].name if isinstance(thing, int) else _location_label(t, thing)
    return {"what": f"yield.{name}", "n": amount, "thing": label}


def _location_label(t: Field, thing: str) -> str:
    n, k = divmod(int(thing[5:]), 4)
    return f"{SITE_NAMES[k]} {LOCATIONS[MAT_ROWS[t.nation[n]].places[k][0]]}"


FIELDS = {
    "nation": _nation_fields,
    "initiative": _initiative,
    "pick": _card_prices,
    "snake": _card_prices,
    "recruit": _recruit,
    "split": _allies,
    "share": _allies,
    "agree": _allies,
    "deploy": _deploy,
    "terrify": _target,
    "slay": _target,
    "fire": _target,
    "attempt": _attempt,
    "spoils": _spoils,
    "deck_spoil": _spoils,
    "settle": _settle,
    "produce": _produce,
}


# -- why not, names -------------------------------------------------------------------------------------------------


FAMILY_WHY = {
    "deck": "why.deck", "merc": "why.deck", "quests": "why.deck", "camp": "why.camp", "lost": "why.lost",
    "retired": "why.retired", "trophies": "why.retired", "spoils": "why.retired", "hand": "why.other_hand",
    **{f"{name}-down": "why.facedown" for name in SITES},
}  # fmt: skip


def why(t: Field, seat: int, thing: Value) -> Why | None:
    """Why something cannot be used, as far as its place tells."""
    if not isinstance(thing, int) or not 0 <= thing < len(t.kind):
        return None
    family = t.lay.family[t.where[thing]]
    return Why(FAMILY_WHY[family]) if family in FAMILY_WHY else Why("why.not_now", stage=f"stage.{t.stage}")


def place(t: Field, name: str) -> str:
    """The name of a nation, a site or a mat."""
    what, _, number = name.partition(":")
    lay = t.lay
    if what == "nation":
        n = int(number)
        return t.names[n] if n < t.seats else f"{t.names[lay.seat_of[n]]} (Mercenaries)"
    if what == "mat":
        return MAT_ROWS[int(number)].name
    if what == "site":
        n, k = divmod(int(number), 4)
        return f"{t.names[n]}’s {SITE_NAMES[k]}" if n < t.seats else f"Mercenaries’ {SITE_NAMES[k]}"
    return name


def group(t: Field, card: int) -> Any:
    """Backs tell the deck and its Age: hidden cards are interchangeable within one, wherever they lie."""
    from .cards import AGE, CLASS, PER_BOX

    kind = t.kind[card]
    return card // PER_BOX, CLASS[kind], AGE[kind]
