"""How scenes set up a table: counters, states of cards, phases to start in."""

from __future__ import annotations

from typing import Any

from .cards import LIFE, PAIR
from .language import FACES, TOKENS
from .state import (
    BOND,
    COOP,
    FOE_GEAR,
    RING,
    ROW,
    TITANS,
    Arena,
    add,
    enemy,
    refresh,
    side_of,
    sides,
)


def mark(t: Arena, card: int, word: str) -> None:
    """A state of a card: `of Tom`, `of enemy`, `life 5`, `power 2`, `charged`, `form`, `marked`, `challenger`, `on
    NAME`.
    """
    name, _, rest = word.partition(" ")
    side = t.where[card] - RING
    fights = side in (0, 1)
    token = next((TOKENS[key] for key in TOKENS if key.lower() == name), None)
    if name == "of" and fights:
        t.owner[side] = t.seats if rest == "enemy" else _seat(t, rest)
    elif name == "life" and fights:
        t.life[side] = -int(rest)
    elif name == "charged" and fights:
        t.charge[side] = 2
    elif name == "challenger" and fights:
        t.champ = 1 - side
    elif name == "form":
        t.forms = (*t.forms, card)
    elif name == "marked":
        t.marks[card] = 1
    elif token is not None:
        add(t, card, token[0], token[1] * int(rest or 1))
    else:
        raise ValueError(f"a card of this game cannot be {word!r}")


def _seat(t: Arena, name: str) -> int:
    names = [n.lower() for n in t.names]
    return names.index(name.lower()) if name.lower() in names else ord(name.upper()) - 65


def begin(t: Arena, phase: str) -> None:
    """Let a scene start in a phase: draft, open, skip, bet, upgrade, start, combat, action, foe combat, foe action."""
    if phase in ("draft", "open"):
        t.round = 0
    if phase == "draft":
        t.agenda.append(("draft",))
        return
    for card in t.zones[ROW][:]:
        t.move(card, TITANS, bottom=True)
    if phase == "open":
        t.agenda.append(("open",))
        return
    _fighters(t)
    PHASES[phase](t)


def _fighters(t: Arena) -> None:
    """Make fighters of the cards that lie in the ring, with whatever their marks said."""
    for side in (0, 1):
        cards = t.zones[RING + side]
        if not cards:
            continue
        card = cards[0]
        t.fighter[side] = card
        if t.owner[side] < 0:
            t.owner[side] = t.seats if t.mode == COOP and side == 0 else side
        t.life[side] = -t.life[side] if t.life[side] < 0 else LIFE[t.kind[card]]
        t.charge[side] //= 2
    if t.champ < 0 and sides(t):
        t.champ = sides(t)[0]
    for card in t.zones[BOND]:
        own = next((c for c, kind in enumerate(t.kind) if kind == PAIR[t.kind[card]]), None)
        if own is not None:
            t.bonds[own] = card
    t.perms = tuple(t.zones[FOE_GEAR])
    for side in (0, 1):
        refresh(t, side)
    if len(sides(t)) == 2:
        t.fought = (t.owner[t.champ], t.owner[1 - t.champ])


def _turn(t: Arena) -> int:
    side = side_of(t, t.turn)
    return t.champ if side is None else side


def _foe(t: Arena) -> int:
    return 0 if enemy(t, 0) else 1


def _skip(t: Arena) -> None:
    t.round -= 1
    t.agenda.append(("round",))


def _bet(t: Arena) -> None:
    t.round -= 1
    t.agenda += [("fight",), ("bets",)]


def _upgrade(t: Arena) -> None:
    t.round -= 1
    t.agenda.append(("fight",))


def _start(t: Arena) -> None:
    """Steps C and D and the combat, with the upgrades that lie in play."""
    t.first = _turn(t)
    t.phase = "upgrade"
    second = 1 - t.first
    steps = [("combat", t.first), ("starts", second), ("starts", t.first), ("reveals", second), ("reveals", t.first)]
    t.agenda += steps


def _combat(t: Arena, side: int) -> None:
    t.first = side
    t.agenda.append(("combat", side))


def _action(t: Arena, side: int) -> None:
    t.first, t.phase, t.active, t.turns = side, "combat", side, 1
    t.agenda.append(("act",))


PHASES = {
    "skip": _skip, "bet": _bet, "upgrade": _upgrade, "start": _start,
    "combat": lambda t: _combat(t, _turn(t)), "action": lambda t: _action(t, _turn(t)),
    "foe combat": lambda t: _combat(t, _foe(t)), "foe action": lambda t: _action(t, _foe(t)),
}  # fmt: skip


# -- counters -------------------------------------------------------------------------------------------------------


def _life(t: Arena, seat: int | None) -> Any:
    side = side_of(t, t.seats if seat is None else seat)
    return None if side is None else t.life[side]


def _set_dice(t: Arena, seat: int | None, faces: Any) -> None:
    """The faces of the next dice, as letters: B G Y R, C for Charge, M for Miss."""
    t.loaded = [FACES.index(face) for face in str(faces)]


def _actions(t: Arena, seat: int | None) -> int:
    from .language import ACTION

    return 1 + t.granted + t.tokens.get(t.fighter[t.active] << 3 | ACTION, 0) - t.taken


def _set(name: str) -> Any:
    def write(t: Arena, seat: int | None, n: Any) -> None:
        setattr(t, name, n)

    return write


def _alive(t: Arena, seat: int | None) -> int:
    return t.alive[seat or 0]


def _set_alive(t: Arena, seat: int | None, n: int) -> None:
    at = seat or 0
    t.alive = (*t.alive[:at], n, *t.alive[at + 1 :])


def _champion(t: Arena, seat: int | None) -> Any:
    return "nobody" if t.champ < 0 else "enemy" if enemy(t, t.champ) else t.names[t.owner[t.champ]]


COUNTERS = {
    "life": (_life, lambda t, seat, n: None),
    "dice": (lambda t, seat: "".join(FACES[f] for f in t.loaded), _set_dice),
    "actions": (_actions, lambda t, seat, n: None),
    "turns": (lambda t, seat: t.turns, _set("turns")),
    "fights": (lambda t, seat: t.round, _set("round")),
    "drafter": (lambda t, seat: t.drafter, _set("drafter")),
    "alive": (_alive, _set_alive),
    "champion": (_champion, lambda t, seat, n: None),
    "turn": (lambda t, seat: t.names[t.turn], lambda t, seat, n: None),
}
