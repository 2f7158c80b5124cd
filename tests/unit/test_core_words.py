"""Words: templates, spans, plurals, hidden names, a generated language."""

from __future__ import annotations

from typing import Any

import pytest

from pyengine.words import CORE, Words, markup, plain, pseudo


class People:
    """Names for the tests."""

    def card(self, card: int | None) -> dict[str, Any] | None:
        return None if card is None else {"card": f"c{card}", "id": card, "name": f"Card {card}"}

    def seat(self, seat: int) -> str:
        return ("Ann", "Bob")[seat]

    def place(self, place: str) -> str:
        return {"ward:1": "4th ward"}[place]


WORDS = Words(
    {
        "play": "{who:seat} plays {card:card} for {n}: **{n|coin|coins}** {d:+}.",
        "many": "{who:seat} draws {cards:cards} from the {place:place}.",
        "why": "It costs {n}; see [Paying|TST-004]. [TST-003]",
        "inner": "Now: {what:key}",
    }
)


def say(key: str, **fields: Any) -> str:
    return plain(WORDS.spans(key, fields, People()))


def test_holes_are_filled_by_kind() -> None:
    assert say("play", who=0, card=3, n=1, d=-2) == "Ann plays Card 3 for 1: coin −2."
    assert say("play", who=1, card=None, n=2, d=2) == "Bob plays a card for 2: coins +2."
    assert say("inner", what="play", who=0, card=1, n=5, d=0).startswith("Now: Ann plays Card 1")
    spans = WORDS.spans("play", {"who": 0, "card": 3, "n": 1, "d": 1}, People())
    assert {"seat": 0, "name": "Ann"} in spans
    assert {"card": "c3", "id": 3, "name": "Card 3"} in spans
    assert {"b": "coin"} in spans


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ([1], "Card 1"),
        ([1, 2], "Card 1 and Card 2"),
        ([1, 2, 3], "Card 1, Card 2 and Card 3"),
        ([None], "a card"),
        ([None, None], "2 cards"),
        ([1, None], "Card 1 and a card"),
        ([], "0 cards"),
    ],
)
def test_lists_of_cards_read_as_a_person_would_write(cards: list[int | None], text: str) -> None:
    assert say("many", who=0, cards=cards, place="ward:1") == f"Ann draws {text} from the 4th ward."


def test_rules_are_linked_and_named() -> None:
    assert WORDS.rule("why") == "TST-003"
    assert WORDS.rule("play") is None
    assert say("why", n=4) == "It costs 4; see Paying."
    assert {"rule": "TST-004", "name": "Paying"} in WORDS.spans("why", {"n": 4}, People())
    assert plain(markup("**Guardian +2** {n} [more|TST-001]")) == "Guardian +2 {n} more"


def test_a_missing_sentence_is_a_fault() -> None:
    with pytest.raises(KeyError):
        say("nothing")


def test_another_language_needs_only_other_templates() -> None:
    strange = Words(pseudo({**CORE, **WORDS.templates}))
    text = plain(strange.spans("many", {"who": 0, "cards": [1, None], "place": "ward:1"}, People()))
    assert text.startswith("«Añ") is False
    assert text == "«Ann dráws Card 1 and «á çárd» fróm thé 4th ward.»"
    assert strange.rule("why") == "TST-003"
