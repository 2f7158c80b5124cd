"""What the table shows: open counters for views, current values of cards, numbers for the words of questions."""

from __future__ import annotations

from typing import Any

from ...ask import Ask, Value, Why
from . import play, state
from .abilities import FOLLOWER
from .build import CATALOG, NUMERALS
from .cards import CODE, HEALTH, STAGES, STRENGTH, TYPE
from .state import Steppe, health, strength
from .targets import phrases
from .text import paragraph

PHASES = [["action", "Action"], ["rally", "Rally"]]


def show(t: Steppe, seat: int | None) -> dict[str, Any]:
    """The open part of the table (specification 1)."""
    return {
        "phase": t.phase,
        "phases": PHASES,
        "where": _where(t),
        "seats": [_side(t, n) for n in range(t.seats)],
        "table": {
            "pair": list(t.pair),
            "first": t.first,
            "active": t.active,
            "goal": t.goal,
            "slot": t.slot,
            "turns": state.TURNS,
            "truce": bool(t.past[state.TRUCE]),
            "combat": _combat(t),
            "game": t.game + 1,
            "campaign": _campaign(t),
        },
    }


def _where(t: Steppe) -> Why:
    if t.combat is not None:
        return Why("where.combat", round=t.round, who=t.combat.seat)
    chapter = t.camp.chapter if t.camp is not None else 0
    return Why(f"where.{t.phase}", round=t.round, who=t.turn, turn=(t.slot + 1) // 2, chapter=chapter)


def _side(t: Steppe, n: int) -> dict[str, Any]:
    lay = t.lay
    return {
        "power": t.power[n],
        "mythium": t.myth[n],
        "earth": t.standing[4 * n],
        "stars": t.standing[4 * n + 1],
        "void": t.standing[4 * n + 2],
        "moon": t.standing[4 * n + 3],
        "hand": len(t.zones[lay["hand"][n]]),
        "deck": len(t.zones[lay["deck"][n]]),
        "discard": len(t.zones[lay["discard"][n]]),
        "wins": t.wins[n],
    }


def _combat(t: Steppe) -> dict[str, Any] | None:
    c = t.combat
    return None if c is None else {"seat": c.seat, "attackers": c.attackers[:], "alone": c.lone >= 0}


def _campaign(t: Steppe) -> dict[str, Any] | None:
    """The chapter, the face of the top order that is up, and how many are left (WBR-Q54)."""
    c = t.camp
    if c is None:
        return None
    orders, shown = t.cards("orders"), t.cards("order")
    card = shown[-1] if c.flipped and shown else orders[-1] if orders else None
    text = CATALOG[t.kind[card]].data["side_text"][int(c.flipped)] if card is not None else ""
    return {
        "part": c.part,
        "chapter": c.chapter,
        "level": c.level,
        "losses": c.losses,
        "won": c.won[:],
        "order": text,
        "orders": len(orders),
        "story": f"story.{c.chapter}.before",
    }


def now(t: Steppe, card: int) -> dict[str, Any]:
    """Current values of a card in play that differ from the printed ones."""
    zone = t.lay.family[t.where[card]]
    if zone not in ("followers", "locations", "wb", "event", "stored"):
        return {}
    out: dict[str, Any] = {}
    if zone == "followers":
        values = {"strength": strength(t, card), "health": health(t, card)}
        if values != {"strength": STRENGTH[t.kind[card]], "health": HEALTH[t.kind[card]]}:
            out["stats"] = values
        if card in t.wounds:
            out["hurt"] = t.wounds[card]
    if t.exhausted[card]:
        out["drained"] = True
    if zone == "locations":
        left = t.stages.get(card, len(STAGES[t.kind[card]]))  # not yet developed as it comes in
        out["left"] = left
        total = len(STAGES[t.kind[card]])
        out["stages"] = [{"label": NUMERALS[n], "used": n < total - left} for n in range(total)]
    marks = _marks(t, card)
    if marks:
        out["tokens"] = [{"label": label} for label in marks]
        out.update({name: t.__getattribute__(field).get(card, 0) for name, field in MARKS if card in getattr(t, field)})
    if zone == "stored":
        out["on"] = t.host.get(card)
    return out


MARKS = (("plus", "plus"), ("stationary", "pinned"), ("stunned", "stunned"))


def _marks(t: Steppe, card: int) -> list[str]:
    out = []
    if card in t.plus:
        out.append(f"+{t.plus[card]}/+{t.plus[card]}")
    if card in t.pinned:
        out.append("stationary")
    if card in t.stunned:
        out.append(f"stun {t.stunned[card]}" if t.stunned[card] > 1 else "stun")
    if t.combat is not None and card in t.combat.attackers:
        out.append("attacks")
    return out


# -- numbers in questions ----------------------------------------------------------------------------------------------


def fields(t: Steppe, ask: Ask, value: Value) -> dict[str, Any]:
    """Fields for the words of a question (value None) or of one of its options."""
    maker = FIELDS.get(ask.verb)
    return maker(t, ask, value) if maker else {}


def _act(t: Steppe, ask: Ask, value: Value) -> dict[str, Any]:
    me = ask.seat
    if value is None:
        return {"myth": t.myth[me]}
    if value == "draw":
        return {"left": len(t.cards("deck", me))}
    if value == "attack":
        return {"n": len(state.able(t, me)), "tone": "main"}
    if not isinstance(value, tuple):
        return {}
    action, thing = value[0], value[1]
    if action == "stand":
        return {"standing": t.standing[4 * me + GUILDS.index(thing[6:])]}
    if action == "play":
        cost = play.least_cost(t, me, thing, 0)
        return {"cost": cost, "after": t.myth[me] - cost}
    if action == "develop":
        return _stage(t, thing)
    return {"text": _ability_text(thing, t, "action")}


GUILDS = ("earth", "stars", "void", "moon")


def _stage(t: Steppe, card: int) -> dict[str, Any]:
    stages = STAGES[t.kind[card]]
    n = len(stages) - t.stages.get(card, 0)
    return (
        {"stage": NUMERALS[n], "text": phrases(stages[n].effects).replace("**", "")}
        if n < len(stages)
        else {"stage": "", "text": ""}
    )


def _ability_text(card: int, t: Steppe, when: str) -> str:
    found = [a for a in CATALOG[t.kind[card]].data["abilities"] if a.when == when]
    return paragraph(found[0]).replace("**", "") if found else ""


def _develop(t: Steppe, ask: Ask, value: Value) -> dict[str, Any]:
    return _stage(t, value) if type(value) is int else {}


def _trigger(t: Steppe, ask: Ask, value: Value) -> dict[str, Any]:
    assert ask.about is not None
    if value is None and ask.source is None:
        return {"title": "title.trigger"}
    if value is None:
        text = ability_text(ask.about["trigs"][0].ability)
        return {"title": "title.trigger.one", "note": "note.trigger.one", "text": text}
    if isinstance(value, tuple):
        return {"key": "do.use", "text": ability_text(found_ability(ask, value))}
    return {}


def found_ability(ask: Ask, value: Value) -> Any:
    """The ability that an option of a trigger question means."""
    assert ask.about is not None
    return ask.about["trigs"][list(ask.options).index(value)].ability


def ability_text(found: Any) -> str:
    """One ability as plain words."""
    if found.word == "strike":
        return "Defeat the follower that this wounds."
    return paragraph(found).replace("**", "")


def _mode(t: Steppe, ask: Ask, value: Value) -> dict[str, Any]:
    assert ask.about is not None
    if not isinstance(value, str):
        return {}
    text = phrases(ask.about["modes"][int(value[5:]) - 1][1:]).replace("**", "")
    return {"key": "do.mode", "text": text[:1].upper() + text[1:]}


def _migrate(t: Steppe, ask: Ask, value: Value) -> dict[str, Any]:
    assert ask.about is not None
    return {"standing": t.standing[4 * ask.seat], "text": phrases(ask.about["effects"]).replace("**", "")}


def _guild(t: Steppe, ask: Ask, value: Value) -> dict[str, Any]:
    return {"standing": t.standing[4 * ask.seat + GUILDS.index(value[6:])]} if isinstance(value, str) else {}


def _play(t: Steppe, ask: Ask, value: Value) -> dict[str, Any]:
    less = ask.about["less"] if ask.about else 0
    card = value[1] if isinstance(value, tuple) else value
    return {"cost": play.least_cost(t, ask.seat, card, less)} if type(card) is int else {}


def _attack(t: Steppe, ask: Ask, value: Value) -> dict[str, Any]:
    return {"a": strength(t, value), "h": health(t, value) - t.wounds.get(value, 0)} if type(value) is int else {}


def _block(t: Steppe, ask: Ask, value: Value) -> dict[str, Any]:
    c = t.combat
    assert c is not None
    n, power = len(c.attackers), t.power[c.seat]
    out: dict[str, Any] = {"attacker": c.seat, "n": n, "power": power, "after": power + n}
    if isinstance(value, tuple) and value[0] == "step":
        card = value[1]
        return {**out, "a": strength(t, card), "h": health(t, card) - t.wounds.get(card, 0)}
    if isinstance(value, tuple):
        return {**out, **odds(t, value[1], value[2]), "tone": "main"}
    return out


def odds(t: Steppe, blocker: int, attacker: int) -> dict[str, Any]:
    """The fight as it stands, and what it would mean."""
    from .automaton import kills

    down, falls = kills(t, blocker, attacker), kills(t, attacker, blocker)
    word = "both" if down and falls else "wins" if down else "falls" if falls else "holds"
    return {"a": strength(t, blocker), "b": strength(t, attacker), "outcome": f"out.{word}", "short": f"short.{word}"}


def _damage(t: Steppe, ask: Ask, value: Value) -> dict[str, Any]:
    return {"left": t.stages.get(value, 0)} if type(value) is int else {}


def _wound(t: Steppe, ask: Ask, value: Value) -> dict[str, Any]:
    if type(value) is not int:
        return {}
    return {"key": "do.health", "left": health(t, value) - t.wounds.get(value, 0)}


def _draft(t: Steppe, ask: Ask, value: Value) -> dict[str, Any]:
    return {"count": len(t.cards("pool", ask.seat))} if value is None else {}


def _camp(t: Steppe, ask: Ask, value: Value) -> dict[str, Any]:
    c = t.camp
    assert c is not None
    out: dict[str, Any] = {"chapter": c.chapter, "losses": c.losses, "level": f"level.{c.level}"}
    return {**out, "tone": "main"} if value == c.level else out


FIELDS = {
    "act": _act,
    "trigger": _trigger,
    "mode": _mode,
    "migrate": _migrate,
    "guild": _guild,
    "play": _play,
    "take": _play,
    "attack": _attack,
    "block": _block,
    "damage": _damage,
    "develop": _develop,
    "wound": _wound,
    "leader wounds": _wound,
    "wound x": _wound,
    "defeat": _wound,
    "draft": _draft,
    "camp": _camp,
}

# -- refusals outside the open question --------------------------------------------------------------------------------


def why(t: Steppe, seat: int, thing: Value) -> Why | None:
    """Why a thing cannot be used, where the open question does not know."""
    if type(thing) is not int:
        return None
    if t.phase == "action" and seat != t.turn and t.combat is None:
        return Why("why.other_turn", who=t.turn)
    if not t.knows(seat, thing):
        return Why("why.secret")
    return None


# -- the end, places, scenes -------------------------------------------------------------------------------------------


def ending(t: Steppe) -> dict[str, Any]:
    """Who won and how, with the table of power."""
    winners, by = t.result
    return {
        "winners": list(winners),
        "by": by,
        "why": _ending(t, winners, by),
        "head": ["Power", "Wins"],
        "table": [[t.power[n], t.wins[n]] for n in range(t.seats)],
    }


def _ending(t: Steppe, winners: tuple[int, ...], by: str) -> Why:
    if by in ("campaign", "part", "stopped"):
        return Why(f"over.{by}", n=len(t.camp.won) if t.camp is not None else 0)
    if not winners:
        return Why("over.cap" if by == "cap" else "over.draw")
    if len(winners) > 1:
        return Why("over.shared", n=len(winners), wins=max(t.wins))
    seat = winners[0]
    other = t.power[state.rival(t, seat)] if seat in t.pair else 0
    return Why(f"over.{by}", who=seat, power=t.power[seat], other=other, goal=t.goal)


def place(t: Steppe, name: str) -> str:
    """The name of a place."""
    kind, _, word = name.partition(":")
    return f"Pile {int(word) + 1}" if kind == "pile" else word.capitalize() if kind == "guild" else name


def group(t: Steppe, card: int) -> Any:
    """Hidden cards that may stand for each other: a side's deck, hand and pool; orders by the side that shows."""
    zone = t.lay.family[t.where[card]]
    if zone in ("deck", "hand", "pool", "aside", "look", "court"):
        return ("side", t.lay.owner[t.where[card]])
    if zone in ("pack", "packs", "supply", "pile", "gone"):
        return "draft"
    if zone == "orders" and t.camp is not None and not t.camp.flipped:
        return ("order", CATALOG[t.kind[card]].data["side_text"][0])
    return t.where[card]


def begin(t: Steppe, phase: str) -> None:
    """Let a scene start in a phase: "action" (the turn of `t.turn`), "rally", "check" or "mulligan"."""
    for card in t.zones[t.lay["box"][0]]:
        for marks in (t.wounds, t.plus, t.pinned, t.stunned, t.stages):
            marks.pop(card, None)
    for seat in t.pair:
        if not t.cards("wb", seat) and t.leaders[seat] >= 0:
            t.move(t.leaders[seat], t.place("wb", seat))
        for card in t.cards("locations", seat):
            t.stages.setdefault(card, len(STAGES[t.kind[card]]))
        for card in t.cards("stored", seat):
            t.host.setdefault(card, _shelf_for(t, seat, card))
        state.listen(t, seat)
    if t.camp is not None:
        t.camp.laws = 0
        for card in t.cards("creed"):
            t.camp.laws |= state.LAWS[CODE[t.kind[card]]]
    t.phase = "action" if phase in ("action", "turn") else "rally"
    if phase == "action":
        t.first = t.turn if t.slot % 2 == 0 else state.rival(t, t.turn)
    t.active = t.turn if phase == "action" else t.first
    if phase == "mulligan":
        t.phase = "setup"
        t.agenda += [("round",), ("mulligan", state.rival(t, t.first)), ("mulligan", t.first)]
        return
    t.agenda.append(({"action": "turn", "rally": "rally", "check": "check", "refresh": "refresh"}[phase],))


def _shelf_for(t: Steppe, seat: int, card: int) -> int:
    """Where a stored card of a scene lies: on a follower that holds followers, else on the Worldbreaker."""
    from .cards import STORAGE

    hosts = [c for c in t.cards("followers", seat) if STORAGE[t.kind[c]]] if TYPE[t.kind[card]] == FOLLOWER else []
    return (hosts or t.cards("wb", seat))[0]


def mark(t: Steppe, card: int, word: str) -> None:
    """Put a state on a card of a scene: exhausted, "2 left", "wound 1", "stun 1", "plus 1", stationary."""
    name, _, number = word.partition(" ")
    if word == "exhausted":
        t.exhausted[card] = 1
    elif number == "left":
        t.stages[card] = int(name)
    elif name in COUNTS:
        getattr(t, COUNTS[name])[card] = int(number or 1)
    else:
        raise ValueError(f"a card of this game can be exhausted, '2 left', {', '.join(COUNTS)}; not {word!r}")


COUNTS = {"wound": "wounds", "plus": "plus", "stationary": "pinned", "stun": "stunned"}


def _of_seat(name: str) -> tuple[Any, Any]:
    def write(t: Steppe, seat: int, n: int) -> None:
        getattr(t, name)[seat] = n

    return (lambda t, seat: getattr(t, name)[seat]), write


def _of_guild(guild: int) -> tuple[Any, Any]:
    def write(t: Steppe, seat: int, n: int) -> None:
        t.standing[4 * seat + guild] = n
        state.reckon(t, seat)

    return (lambda t, seat: t.standing[4 * seat + guild]), write


def _of_table(name: str) -> tuple[Any, Any]:
    return (lambda t, seat: getattr(t, name)), (lambda t, seat, n: setattr(t, name, n))


def _automatons(name: str) -> tuple[Any, Any]:
    read, write = _of_seat(name)
    return (lambda t, seat: read(t, t.auto)), (lambda t, seat, n: write(t, t.auto, n))


COUNTERS = {
    "mythium": _of_seat("myth"),
    "power": _of_seat("power"),
    "earth": _of_guild(0),
    "stars": _of_guild(1),
    "void": _of_guild(2),
    "moon": _of_guild(3),
    "wins": _of_seat("wins"),
    "threat": _automatons("power"),
    "slot": _of_table("slot"),
    "first": _of_table("first"),
    "round": _of_table("round"),
    "turn": _of_table("turn"),
    "goal": _of_table("goal"),
}
"""Numbers that scenes set and look at; `threat` is the automaton's power."""
