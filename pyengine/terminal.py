"""A table in the terminal: plain words, no colour needed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from .ask import Ask, Illegal, Value
from .bots import choose
from .match import Match
from .rules import Names
from .view import label, question
from .words import plain


def bar(total: int) -> Callable[[int], None]:
    """A progress bar on standard error."""

    def show(done: int) -> None:
        if done % max(1, total // 100) == 0 or done == total:
            full = 30 * done // total
            end = "\n" if done == total else ""
            print(f"\r[{'#' * full}{'.' * (30 - full)}] {done}/{total}", end=end, file=sys.stderr, flush=True)

    return show


def transcript(match: Match, seat: int | None, since: int = 0, everything: bool = False) -> list[str]:
    """The log as lines of text, headings set off. `everything` shows what was hidden too (a finished game)."""
    if everything:
        return _open_transcript(match, since)
    return [_line(line) for line in match.log(seat, since)]


def _open_transcript(match: Match, since: int) -> list[str]:
    names, words = Names(match.rules, match.game.t), match.rules.words
    out = []
    for n in range(since, match.n + 1):
        for fact in match.facts[n]:
            for key, head in (("log." + fact["fact"], False), ("head." + fact["fact"], True)):
                if key in words:
                    out.append(_line({"head": head, "spans": words.spans(key, fact, names)}))
    return out


def _line(line: dict[str, Any]) -> str:
    return f"\n== {plain(line['spans'])}" if line["head"] else f"   {plain(line['spans'])}"


def board(match: Match, seat: int) -> list[str]:
    """What a seat sees, zone by zone, in words; empty zones are left out."""
    seen = match.view(seat)
    out = [f"-- {seen['title']} " + "-" * max(0, 60 - len(seen["title"]))]
    for n, row in enumerate(seen["seats"]):
        counters = ", ".join(f"{key} {value}" for key, value in row.items() if isinstance(value, (int, str)))
        out.append(f"{seen['names'][n]}: {counters}")
    for zone, inside in seen["zones"].items():
        if not inside or zone == "box":
            continue
        if isinstance(inside, int):
            out.append(f"  {zone}: {inside} hidden")
        else:
            out.append(f"  {zone}: {'; '.join(_card(seen['cards'][card]) for card in inside)}")
    return out


def _card(face: dict[str, Any]) -> str:
    stats = " ".join(f"{stat['label'][:3]} {stat['value']}" for stat in face["stats"] if stat["value"] is not None)
    cost = f"cost {face['cost']}" if face["cost"] is not None else ""
    state = "drained" if face.get("drained") else ""
    inner = ", ".join(part for part in (cost, stats, state) if part)
    return f"{face['name']} ({inner})" if inner else str(face["name"])


def play(match: Match, people: int, level: str, save: str | None) -> None:
    """Play a match to its end; bots answer for all seats from `people` on."""
    shown = 0
    while match.open:
        seat = min(match.open)
        person = next((s for s in match.open if s < people), None)
        if person is not None:
            seat = person
        viewer = person if person is not None else 0
        print("\n".join(transcript(match, viewer, shown)))
        shown = match.n + 1
        if person is None:
            match.answer(seat, choose(match, seat, level, match.seed))
        else:
            print("\n".join(board(match, seat)))
            answer_by_hand(match, seat)
        if save:
            with open(save, "w", encoding="utf-8") as file:
                file.write(match.save())
    print("\n".join(transcript(match, 0, shown)))
    over = match.view(None)["over"]
    print(f"\n{plain(over.get('spans', []))}" if over else "")


def answer_by_hand(match: Match, seat: int) -> None:
    """Ask a person until the answer is legal; `u` takes the last answer back, `q` leaves."""
    rules, t = match.rules, match.game.t
    ask: Ask = match.open[seat]
    asked = question(rules, t, ask)
    print(f"\n{match.names[seat]}: {asked['title']}")
    if asked["note"]:
        print(f"  {asked['note']}")
    for n, option in enumerate(asked["options"], 1):
        print(f"  {n:3} {option['label']}" + (f" — {option['note']}" if option["note"] else ""))
    hint = "a number" if ask.single else f"{ask.least} to {ask.most} numbers parted by spaces, or nothing"
    while True:
        text = input(f"{hint}, u undo, q quit > ").strip()
        if text == "q":
            raise EOFError
        if text == "u":
            why = match.may_undo(seat)
            if why:
                print(why)
                continue
            match.undo(seat)
            return
        try:
            match.answer(seat, _read(ask, text))
            return
        except (ValueError, IndexError) as fault:
            print(fault if isinstance(fault, Illegal) else f"Give {hint}, from 1 to {len(ask.options)}.")


def _read(ask: Ask, text: str) -> Value:
    places = sorted({int(word) - 1 for word in text.replace(",", " ").split()})
    if any(not 0 <= place < len(ask.options) for place in places):
        raise IndexError(text)
    if ask.single:
        (place,) = places
        return ask.options[place]
    return tuple(ask.options[place] for place in places)


__all__ = ["answer_by_hand", "bar", "board", "label", "play", "transcript"]
