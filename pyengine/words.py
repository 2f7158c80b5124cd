"""Facts, questions and refusals as sentences: templates with holes, never glued fragments.

A template is text with

| hole | filled with |
|---|---|
| `{who:seat}` | the name of a seat |
| `{card:card}`, `{cards:cards}` | the name of a card, or "A, B and C"; "a card", "2 cards" where hidden |
| `{kind:kind}` | the name of a definition |
| `{place:place}` | the name of a place such as "ward:3" |
| `{n}`, `{n:+}` | a number, with its sign |
| `{n|card|cards}` | the one word for 1, the other for any other number |
| `{words:key}` | another template of the same language, by its key |
| `{why:parts}` | several templates in a row, each `[key, fields]`, such as "4 + 1 Power − 1 armor" |
| `**bold**` | emphasis |
| `[shown words|TKG-059]` | a link to a rule; a last ` [TKG-059]` alone names the rule of the whole sentence |

`Words.spans` gives a list of parts for the page: plain strings and small dicts (`{"card": …}`, `{"seat": …}`,
`{"rule": …}`, `{"b": …}`); `plain` joins them into text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Protocol

Span = "str | dict[str, Any]"
Spans = list[Any]

CORE = {
    "core.over": "The game is over.",
    "core.not_your_turn": "{who:seat} is not asked anything now.",
    "core.not_offered": "That is not possible now.",
    "core.unknown": "There is no such card on this table.",
    "core.not_a_set": "Choose a set of cards.",
    "core.not_in_order": "Give each choice once, in the order in which they are listed.",
    "core.too_few": "Choose at least {least}; you chose {n}.",
    "core.too_many": "Choose at most {most}; you chose {n}.",
    "core.nobody_asks": "You are not asked anything now: {who:seat} decides.",
    "core.no_concession": "This game goes on to its end; nobody can give up.",
    "core.a_card": "a card",
    "core.cards": "{n} {n|card|cards}",
    "core.and": "{a} and {b}",
    "core.none": "None",
    "core.done": "Done",
    "core.yes": "Yes",
    "core.no": "No",
    "hint.one": "Looked ahead {n} times: chances about {share} %.",
    "hint.two": "Looked ahead {n} times: chances about {share} %; the next best, “{label}”, {other} %.",
    "undo.nothing": "There is nothing to take back.",
    "undo.luck": "Luck has spoken since: a die or a shuffle cannot be taken back.",
    "undo.seen": "{who:seat} has seen a card since.",
    "undo.other": "{who:seat} has answered since.",
}
"""Words that every game uses."""

_HOLE = re.compile(r"\{(\w+)(?::(\w+|\+))?(?:\|([^|}]*)\|([^}]*))?\}|\*\*(.+?)\*\*|\[([^\]|]+)\|([A-Z]{3}-\w+)\]")
_RULE = re.compile(r"\s*\[([A-Z]{3}-\w+)\]$")


class Namer(Protocol):
    """What words need to know of a table to name things."""

    def card(self, card: int | None) -> dict[str, Any] | None: ...
    def seat(self, seat: int) -> str: ...
    def place(self, place: str) -> str: ...


class Words:
    """The templates of one game in one language; what a language lacks is taken from English."""

    def __init__(self, templates: Mapping[str, str], base: Mapping[str, str] | None = None) -> None:
        self.templates: dict[str, str] = {**CORE, **(base or {}), **templates}

    def __contains__(self, key: str) -> bool:
        return key in self.templates

    def rule(self, key: str) -> str | None:
        """The ID of the rule that a sentence rests on."""
        found = _RULE.search(self.templates.get(key, ""))
        return found.group(1) if found else None

    def spans(self, key: str, fields: Mapping[str, Any], names: Namer) -> Spans:
        """The parts of a sentence. An unknown key raises `KeyError`: a missing sentence is a fault, not a blank."""
        return self.fill(_RULE.sub("", self.templates[key]), fields, names)

    def fill(self, template: str, fields: Mapping[str, Any], names: Namer) -> Spans:
        """The parts of a template given as text."""
        out: Spans = []
        at = 0
        for hole in _HOLE.finditer(template):
            if hole.start() > at:
                out.append(template[at : hole.start()])
            at = hole.end()
            name, how, one, many, bold, shown, rule = hole.groups()
            if bold is not None:
                out.append({"b": plain(self.fill(bold, fields, names))})
            elif rule is not None:
                out.append({"rule": rule, "name": shown})
            elif one is not None:
                out.append(one if fields[name] == 1 else many)
            else:
                out += self._field(fields[name], how, fields, names)
        if at < len(template):
            out.append(template[at:])
        return out

    def _field(self, value: Any, how: str | None, fields: Mapping[str, Any], names: Namer) -> Spans:
        if how == "seat":
            return [{"seat": value, "name": names.seat(value)}]
        if how == "card":
            return [names.card(value) or self.templates["core.a_card"]]
        if how == "cards":
            return self._cards(value, names)
        if how == "place":
            return [names.place(value)]
        if how == "kind":
            return [value if isinstance(value, dict) else str(value)]
        if how == "key":
            return self.spans(value, fields, names)
        if how == "parts":
            return [span for key, inner in value for span in self.spans(key, inner, names)]
        if how == "+":
            return [f"{value:+d}".replace("-", "−")]
        return [str(value)]

    def _cards(self, cards: Any, names: Namer) -> Spans:
        known = [found for card in cards if (found := names.card(card))]
        hidden = len(cards) - len(known)
        parts: list[Any] = list(known)
        if hidden or not parts:
            word = self.templates["core.a_card"] if hidden == 1 else None
            parts.append(word or plain(self.fill(self.templates["core.cards"], {"n": hidden}, names)))
        out: Spans = [parts[0]]
        for i, part in enumerate(parts[1:], 2):
            if i < len(parts):
                out += [", ", part]
            else:
                first, second = self.templates["core.and"].replace("{a}", "").split("{b}")
                out += [first, part] + ([second] if second else [])
        return out


def plain(spans: Spans) -> str:
    """The text of spans, without links."""
    return "".join(part if isinstance(part, str) else str(part.get("b") or part.get("name", "")) for part in spans)


def markup(text: str) -> Spans:
    """Spans of a card's text: `**keyword**` and `[words|RULE-ID]` only; braces are plain characters."""
    out: Spans = []
    at = 0
    for found in re.finditer(r"\*\*(.+?)\*\*|\[([^\]|]+)\|([A-Z]{3}-\w+)\]", text):
        if found.start() > at:
            out.append(text[at : found.start()])
        at = found.end()
        bold, shown, rule = found.groups()
        out.append({"b": bold} if bold is not None else {"rule": rule, "name": shown})
    if at < len(text):
        out.append(text[at:])
    return out


def pseudo(templates: Mapping[str, str]) -> dict[str, str]:
    """A generated language for tests: every letter outside holes is dressed, every sentence is longer."""
    dress = str.maketrans("aeiouncAEIOUNC", "áéíóúñçÁÉÍÓÚÑÇ")

    def turn(text: str) -> str:
        rule = _RULE.search(text)
        body = _RULE.sub("", text)
        out, at = [], 0
        for hole in _HOLE.finditer(body):
            out += [body[at : hole.start()].translate(dress), hole.group()]
            at = hole.end()
        return f"«{''.join(out)}{body[at:].translate(dress)}»{rule.group() if rule else ''}"

    return {key: text if key == "core.and" else turn(text) for key, text in templates.items()}


Sentence = Callable[..., str]
