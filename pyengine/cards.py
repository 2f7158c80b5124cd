"""Definitions of cards: what is printed, in our own words, beside what it does.

A `Card` never changes and never enters the state; tables hold ids of physical cards, and `t.kind[id]` is the place of
the definition in its game's `Catalog`. What one game prints and another does not (strength, speed, stages) is in
`stats` and `data`; what a card does in a given moment is in `moments`, by the moment's name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Stat:
    """A printed number: `Stat("strength", "mailed-fist", 5)`."""

    id: str
    icon: str
    value: int | None
    label: str = ""


@dataclass(frozen=True, slots=True)
class Key:
    """A keyword on a card, with the rule that explains it: `Key("guardian", "Guardian +2", "shield", "TKG-152")`."""

    id: str
    label: str
    icon: str = ""
    rule: str = ""


@dataclass(slots=True)
class Card:
    """One definition. `text` is markup (`**keyword**`, `[words|RULE-ID]`); `frame` and `group` choose its drawing."""

    name: str
    type: str
    frame: str = "person"
    group: str = ""
    origin: str = ""
    cost: int | None = None
    stats: tuple[Stat, ...] = ()
    keys: tuple[Key, ...] = ()
    text: str = ""
    emblem: str = "card-random"
    copies: int = 1
    wide: bool = False
    code: str = ""
    mark: str = ""
    """Provenance of the values: R rulebook, P public, D ours."""
    data: dict[str, Any] = field(default_factory=dict)
    moments: dict[str, Callable[..., Any]] = field(default_factory=dict)
    index: int = -1
    slug: str = ""

    def stat(self, name: str) -> int:
        """The printed value of a stat; 0 if the card has none."""
        return next((s.value or 0 for s in self.stats if s.id == name), 0)


class Catalog:
    """All definitions of a game, in a fixed order; names and codes are unique."""

    def __init__(self, game: str, moments: tuple[str, ...] = ()) -> None:
        self.game = game
        self.moments = moments
        self.cards: list[Card] = []
        self._by_name: dict[str, Card] = {}

    def add(self, card: Card) -> Card:
        """Enter a definition; raises `ValueError` if its name is taken, its text is missing or a moment is unknown."""
        card.slug = slug(card.name)
        if any(key in self._by_name for key in (card.name.lower(), card.slug)):
            raise ValueError(f"{self.game}: two cards are called {card.name!r}")
        unknown = [m for m in card.moments if self.moments and m not in self.moments]
        if unknown:
            raise ValueError(f"{self.game}: {card.name} has an unknown moment {unknown[0]!r}")
        card.index = len(self.cards)
        self.cards.append(card)
        for key in {card.name.lower(), card.slug, card.code.lower()} - {""}:
            self._by_name[key] = card
        return card

    def __getitem__(self, key: int | str) -> Card:
        """A definition by its place, name, slug or code; raises `KeyError` with the nearest names."""
        if isinstance(key, int):
            return self.cards[key]
        try:
            return self._by_name[key.lower()]
        except KeyError:
            from difflib import get_close_matches

            near = get_close_matches(key.lower(), self._by_name, 3)
            raise KeyError(f"no card {key!r} in {self.game}; near: {', '.join(near) or 'none'}") from None

    def __contains__(self, key: str) -> bool:
        return key.lower() in self._by_name

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)


def slug(name: str) -> str:
    """A name as it stands in addresses: "Old Proprietor" is "old-proprietor"."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "").replace("’", "")).strip("-")
