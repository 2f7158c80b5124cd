"""What a seat may know: of the table, of a fact, of the open question; and a guess at the rest.

Views are built by listing what is shown, never by deleting what is secret. `Table.knows` decides about cards; a
game's `show` lists its open counters. The law that the tests hold every game to: for every seat and at every decision
`view(guess(game, seat)) == view(game)`.
"""

from __future__ import annotations

from typing import Any

from .ask import Ask, Value, Why, by_seat
from .game import Game, unknown
from .luck import Luck
from .rules import Names, Rules
from .table import CARD_FIELDS, Table
from .words import plain


def view(game: Game, seat: int | None) -> dict[str, Any]:
    """The table as a seat (None: a spectator) sees it, as plain data; see the package's documentation for its shape."""
    t, rules = game.t, game.rules
    shown = rules.show(t, seat)
    zones: dict[str, Any] = {}
    known: dict[str, list[int]] = {}
    cards: dict[int, dict[str, Any]] = {}
    for index, name in enumerate(t.lay.names):
        ids = t.zones[index]
        seen = [card for card in ids if t.knows(seat, card)]
        if _open_to(t, index, seat):
            zones[name] = list(ids)
        else:
            zones[name] = len(ids)
            if seen:
                known[name] = sorted(seen)
        for card in seen:
            cards[card] = face_now(rules, t, card)
    ask = by_seat(game.asked).get(seat) if seat is not None else None
    ending = rules.ending(t) if game.over and t.result is not None else None
    turn = shown.get("turn", t.turn)
    return {
        "game": rules.id,
        "seat": seat,
        "names": list(t.names),
        "turn": turn if turn is not None and turn >= 0 else None,
        "round": t.round,
        "mode": t.options.get("mode"),
        "phase": shown.get("phase"),
        "phases": shown.get("phases", []),
        "title": plain(rules.spans(t, shown["where"])) if shown.get("where") else rules.name,
        "waiting": sorted(by_seat(game.asked)),
        "zones": zones,
        "known": known,
        "cards": cards,
        "seats": shown.get("seats", []),
        "table": shown.get("table", {}),
        "ask": None if ask is None else question(rules, t, ask),
        "over": None if ending is None else _worded(rules, t, ending),
    }


def _open_to(t: Table, zone: int, seat: int | None) -> bool:
    """May this seat (None: a spectator) look into a zone at all?"""
    mask = t.lay.mask[zone]
    return mask == t.lay.full if seat is None else bool(mask >> seat & 1)


def face_now(rules: Rules, t: Table, card: int) -> dict[str, Any]:
    """A visible card as it is now: its face, with current values beside the printed ones."""
    face = rules.face(t.kind[card])
    now = rules.now(t, card)
    if not now:
        return face
    out = {**face, **now}
    if "stats" in now:
        values = now["stats"]
        out["stats"] = [{**stat, "value": values.get(stat["id"], stat["value"])} for stat in face["stats"]]
    return out


def _worded(rules: Rules, t: Table, ending: dict[str, Any]) -> dict[str, Any]:
    out = dict(ending)
    if isinstance(out.get("why"), Why):
        why = out.pop("why")
        out["spans"] = rules.spans(t, why)
    return out


# -- questions ------------------------------------------------------------------------------------------------------


def question(rules: Rules, t: Table, ask: Ask) -> dict[str, Any]:
    """An open question in words, with a label for each option."""
    fields = {"who": ask.seat, "source": ask.source, "least": ask.least, "most": ask.most}
    fields |= {**(ask.about or {}), **rules.fields(t, ask, None)}
    names = Names(rules, t)
    title = rules.words.spans(f"ask.{ask.verb}", fields, names)
    note_key = fields.get("note") or f"ask.{ask.verb}.note"
    note = rules.words.spans(note_key, fields, names) if note_key in rules.words else []
    return {
        "seat": ask.seat,
        "verb": ask.verb,
        "title": plain(title),
        "titleSpans": title,
        "note": plain(note),
        "source": ask.source,
        "least": ask.least,
        "most": ask.most,
        "single": ask.single,
        "steps": _steps(rules, t, ask, fields),
        "options": [{"value": option, "path": path(option), **label(rules, t, ask, option)} for option in ask.options],
        "odds": {thing: rules.sentence(t, why) for thing, why in rules.odds(t, ask).items()},
    }


def _steps(rules: Rules, t: Table, ask: Ask, fields: dict[str, Any]) -> dict[str, Any]:
    """Titles for the question once the first thing of a longer path is picked, by that thing."""
    key = f"ask.{ask.verb}.step"
    if not ask.single or key not in rules.words:
        return {}
    firsts = dict.fromkeys(option[1] for option in ask.options if isinstance(option, tuple) and len(option) > 2)
    names, out = Names(rules, t), {}
    for thing in firsts:
        inner = {**fields, "card": thing, "place": thing, **rules.fields(t, ask, ("step", thing))}
        step = inner.get("key", key)
        note = f"{step}.note"
        out[str(thing)] = {
            "title": plain(rules.words.spans(step, inner, names)),
            "note": plain(rules.words.spans(note, inner, names)) if note in rules.words else "",
        }
    return out


def path(option: Value) -> list[Value]:
    """The things that a player points at to choose an option; empty for one that is only a button."""
    if isinstance(option, tuple):
        return list(option[1:])
    if option is None or (isinstance(option, str) and ":" not in option):
        return []
    return [option]


def label(rules: Rules, t: Table, ask: Ask, value: Value) -> dict[str, Any]:
    """Words for one option, or for a whole set of picks of a question that takes several."""
    fields: dict[str, Any] = {"who": ask.seat, "source": ask.source, "least": ask.least, "most": ask.most}
    fields |= ask.about or {}
    key = f"do.{ask.verb}"
    if not ask.single and isinstance(value, tuple) and (not value or value not in ask.options):
        key += ".set" if value else ".none"
        fields |= {"n": len(value), "cards": [pick for pick in value if isinstance(pick, int)]}
    elif value is None:
        key += ".none"
    else:
        action = (
            value[0] if isinstance(value, tuple) else value if isinstance(value, str) and ":" not in value else None
        )
        if action is not None:
            key = f"do.{ask.verb}.{action}" if f"do.{ask.verb}.{action}" in rules.words else f"do.{action}"
        for name, thing in zip(("card", "target", "third"), path(value), strict=False):
            if isinstance(thing, int):
                fields[name] = thing
            else:
                fields["place"] = thing
    fields |= rules.fields(t, ask, value)
    key = fields.get("key", key)
    names = Names(rules, t)
    if key not in rules.words and key.endswith(".none"):
        key = "core.none"
    if key not in rules.words and "card" in fields:
        text = plain([names.card(fields["card"]) or ""])
    elif key not in rules.words and "place" in fields:
        text = names.place(fields["place"])
    else:
        text = plain(rules.words.spans(key, fields, names))
    note, token = f"{key}.note", f"{key}.token"
    return {
        "label": text,
        "note": plain(rules.words.spans(note, fields, names)) if note in rules.words else None,
        "token": plain(rules.words.spans(token, fields, names)) if token in rules.words else None,
        "tone": fields.get("tone", "plain"),
    }


def why_not(game: Game, seat: int, thing: Value) -> Why | None:
    """Why a thing cannot be used by a seat now; None if it can, or if nothing can be said of it."""
    open_ = by_seat(game.asked)
    ask = open_.get(seat)
    if unknown(game.t, thing):
        return Why("core.unknown")
    if ask is None:
        if not open_:
            return Why("core.over")
        return game.rules.why(game.t, seat, thing) or Why("core.nobody_asks", who=min(open_))
    if any(thing in path(option) or thing == option for option in ask.options):
        return None
    found = ask.why(thing) if ask.why else None
    return found or game.rules.why(game.t, seat, thing) or Why("core.not_offered", thing=thing)


# -- facts ----------------------------------------------------------------------------------------------------------


def hide(fact: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """A fact as a seat sees it: cards whose faces it does not know are None."""
    know = fact.get("know")
    if not know and "news" not in fact:
        return fact
    out = {key: value for key, value in fact.items() if key not in ("know", "news")}
    for name in CARD_FIELDS & out.keys():
        value = out[name]
        if isinstance(value, (tuple, list)):
            out[name] = [_masked(card, know or {}, seat) for card in value]
        else:
            out[name] = _masked(value, know or {}, seat)
    return out


def _masked(card: Any, know: dict[int, int], seat: int | None) -> Any:
    if card not in know:
        return card
    return card if seat is not None and know[card] >> seat & 1 else None


# -- guesses --------------------------------------------------------------------------------------------------------


def guess(game: Game, seat: int, luck: Luck) -> Game:
    """A copy in which all that the seat cannot know is redealt, ids kept in place.

    Faces are permuted among the cards that are interchangeable for the seat (`Rules.group`), others' answers that are
    still secret are left out.
    """
    new = game.clone(seat)
    permute(new.t, game.rules, seat, luck)
    return new


def permute(t: Table, rules: Rules, seat: int, luck: Luck) -> None:
    """Permute, in place, the faces that a seat cannot know, within interchangeable groups."""
    groups: dict[Any, list[int]] = {}
    for card in range(len(t.kind)):
        if not t.knows(seat, card):
            groups.setdefault(rules.group(t, card), []).append(card)
    kinds = list(t.kind)
    for cards in groups.values():
        faces = [kinds[card] for card in cards]
        luck.shuffle(faces)
        for card, face in zip(cards, faces, strict=True):
            kinds[card] = face
    t.kind = tuple(kinds)
