"""The table: zones of cards, and the few functions through which anything on it may move.

**One mutation, one announcement.** Cards change zones only in `Table.move` and its sisters in this module; each tells
the fact of it, and that one fact feeds the log, the motion on the page, and triggers. A test over the sources forbids
the detour.

**One table of visibility.** A `Layout` says for each zone who sees the faces of the cards in it. `seen` remembers, for
single cards, the seats that know a face although the zone hides it; shuffling forgets. `Table.knows` is the only place
that answers "may this seat know this card?".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

from .luck import Luck
from .record import Record, Shared, record

ALL, NOBODY, OWNER = "all", "nobody", "owner"

CARD_FIELDS = frozenset({"card", "cards", "source", "target", "targets", "by", "others"})
"""Fields of a fact that hold card ids (one, or several); every other number is just a number."""


class Zone:
    """One kind of place for cards.

    * `each`: "seat" for one per seat, a number for that many, None for a single one;
    * `sees`: ALL, NOBODY, OWNER, or a function `(owner, seats) -> bit mask of seats`;
    * `label` and `places` name it for people (`places`: one name for each).
    """

    __slots__ = ("each", "label", "name", "places", "sees")

    def __init__(
        self,
        name: str,
        each: str | int | None = None,
        sees: str | Callable[[int, int], int] = ALL,
        label: str = "",
        places: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.each = each
        self.sees = sees
        self.label = label or name
        self.places = tuple(places)


class Layout:
    """The zones of one table, numbered: `lay["hand"][seat]`, `lay["banished"][0]` are indices into `Table.zones`."""

    def __init__(self, zones: Iterable[Zone], seats: int) -> None:
        self.seats = seats
        self.full = (1 << seats) - 1
        self.kinds: dict[str, Zone] = {}
        self.index: dict[str, tuple[int, ...]] = {}
        self.names: list[str] = []
        self.mask: list[int] = []
        self.owner: list[int | None] = []
        self.family: list[str] = []
        for zone in zones:
            count = seats if zone.each == "seat" else 1 if zone.each is None else int(zone.each)
            first = len(self.names)
            self.kinds[zone.name] = zone
            self.index[zone.name] = tuple(range(first, first + count))
            for n in range(count):
                self.names.append(zone.name if zone.each is None else f"{zone.name}.{n}")
                self.owner.append(n if zone.each == "seat" else None)
                self.family.append(zone.name)
                self.mask.append(self._mask(zone, n))
        self.number = {name: i for i, name in enumerate(self.names)}

    def _mask(self, zone: Zone, n: int) -> int:
        if zone.sees == ALL:
            return self.full
        if zone.sees == NOBODY:
            return 0
        if zone.sees == OWNER:
            return 1 << n
        assert callable(zone.sees)
        return zone.sees(n, self.seats)

    def __getitem__(self, name: str) -> tuple[int, ...]:
        return self.index[name]

    def __len__(self) -> int:
        return len(self.names)


@record
class Table(Record):
    """What lies on the table. Games derive from it and add counters.

    `kind[id]` is the definition of a card; `zones[i]` lists the ids in zone i, the last one on top; `where[id]` is the
    zone of a card; `agenda` holds the steps to come, the next one last; `result` is None until the game is over.
    """

    lay: Shared[Layout]
    kind: Shared[Sequence[int]]
    options: Shared[dict[str, Any]]
    names: Shared[tuple[str, ...]]
    seats: int
    luck: Luck
    zones: list[list[int]]
    where: list[int]
    seen: dict[int, int]
    agenda: list[tuple]
    turn: int
    round: int
    result: Any
    events: Shared[Any]

    # -- the atoms ----------------------------------------------------------------------------------------------

    def move(self, card: int, to: int, bottom: bool = False) -> None:
        """Put a card into a zone, on top or at the bottom. The only place where a single card changes its zone."""
        where = self.where
        frm = where[card]
        zone = self.zones[frm]
        if zone and zone[-1] == card:
            zone.pop()
        else:
            zone.remove(card)
        if bottom:
            self.zones[to].insert(0, card)
        else:
            self.zones[to].append(card)
        where[card] = to
        mask = self.lay.mask
        lost = mask[frm] & ~mask[to]
        if self.events is not None:
            self._told_move(card, frm, to)
        if lost:
            self.seen[card] = self.seen.get(card, 0) | lost

    def move_all(self, frm: int, to: int) -> None:
        """Move a whole pile, order kept, onto another."""
        cards = self.zones[frm]
        if frm == to:
            return
        if self.events is not None:
            for card in cards[:]:
                self.move(card, to)
            return
        where, mask = self.where, self.lay.mask
        lost = mask[frm] & ~mask[to]
        for card in cards:
            where[card] = to
            if lost:
                self.seen[card] = self.seen.get(card, 0) | lost
        self.zones[to] += cards
        cards.clear()

    def shuffle(self, zone: int, luck: Luck | None = None) -> None:
        """Shuffle a zone; nobody knows a face in it any more, unless the zone shows it."""
        cards = self.zones[zone]
        (luck or self.luck).shuffle(cards)
        seen = self.seen
        if seen:
            for card in cards:
                seen.pop(card, None)
        if self.events is not None:
            self.events.append({"fact": "shuffle", "zone": self.lay.names[zone], "count": len(cards)})

    def arrange(self, zone: int, cards: Sequence[int]) -> None:
        """Give the cards of a zone a new order, bottom first; the same cards, or `ValueError`."""
        if sorted(cards) != sorted(self.zones[zone]):
            raise ValueError("not the cards of this zone")
        self.zones[zone][:] = cards

    def forget(self, cards: Iterable[int]) -> None:
        """The seats lose track of which of these cards is which (a blind pick, a random order)."""
        for card in cards:
            self.seen.pop(card, None)

    def show(self, cards: Iterable[int], seats: int | None = None) -> None:
        """Let seats (a bit mask; None: all) learn the faces of cards that stay where they are."""
        mask = self.lay.full if seats is None else seats
        for card in cards:
            known = self.known_by(card)
            if mask & ~known:
                if self.events is not None:
                    self.events.append(
                        {"fact": "show", "card": card, "know": {card: known | mask}, "news": mask & ~known}
                    )
                self.seen[card] = self.seen.get(card, 0) | mask

    def _told_move(self, card: int, frm: int, to: int) -> None:
        lay = self.lay
        names, full = lay.names, lay.full
        fact: dict[str, Any] = {"fact": "move", "card": card, "from": names[frm], "to": names[to]}
        before, after = lay.mask[frm], lay.mask[to]
        if before != full:
            seen = self.seen.get(card, 0)
            known = before | after | seen
            if known != full:
                fact["know"] = {card: known}
            if known & ~(before | seen):
                fact["news"] = known & ~(before | seen)
        self.events.append(fact)

    # -- facts --------------------------------------------------------------------------------------------------

    def tell(self, fact: str, /, **fields: Any) -> None:
        """Announce a fact for the log and the page; `CARD_FIELDS` are ids of cards whose faces may be hidden.

        In hot code ask `if t.events is not None` first: a fact costs about a microsecond.
        """
        if self.events is None:
            return
        fields["fact"] = fact
        know: dict[int, int] = {}
        lay, where, seen = self.lay, self.where, self.seen
        full, mask = lay.full, lay.mask
        for name, value in fields.items():
            if name in CARD_FIELDS:
                for card in value if isinstance(value, (tuple, list)) else (value,):
                    if type(card) is int and (known := mask[where[card]]) != full:
                        known |= seen.get(card, 0)
                        if known != full:
                            know[card] = known
        if know:
            fields["know"] = know
        self.events.append(fields)

    # -- who knows what -----------------------------------------------------------------------------------------

    def known_by(self, card: int) -> int:
        """The seats that may know this card's face, as a bit mask."""
        return self.lay.mask[self.where[card]] | self.seen.get(card, 0)

    def knows(self, seat: int | None, card: int) -> bool:
        """May this seat (None: a spectator) know the card's face?"""
        known = self.known_by(card)
        return known == self.lay.full if seat is None else bool(known >> seat & 1)

    # -- reading ------------------------------------------------------------------------------------------------

    def cards(self, zone: str, n: int = 0) -> list[int]:
        """The ids in a zone, bottom first."""
        return self.zones[self.lay.index[zone][n]]

    def place(self, zone: str, n: int = 0) -> int:
        """The index of a zone."""
        return self.lay.index[zone][n]

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise from this one's left."""
        return [(seat + k) % self.seats for k in range(1, self.seats)]


@lru_cache(maxsize=64)
def _piles(placed: tuple[int, ...], count: int) -> list[list[int]]:
    """The ids in each of so many zones, in the order of ids; shared, so not to be changed."""
    zones: list[list[int]] = [[] for _ in range(count)]
    for card, zone in enumerate(placed):
        zones[zone].append(card)
    return zones


def blank(
    cls: type[Any],
    lay: Layout,
    kinds: Sequence[int],
    seed: int,
    options: dict[str, Any],
    names: Sequence[str],
    where: Sequence[int] | None = None,
    **fields: Any,
) -> Any:
    """A table of class `cls` with every card, by id, in the zone that `where` names (None: all in `box`)."""
    placed = [lay["box"][0]] * len(kinds) if where is None else list(where)
    zones = [list(pile) for pile in _piles(tuple(placed), len(lay))]
    return cls(
        lay=lay, kind=tuple(kinds), options=options, names=tuple(names), seats=lay.seats, luck=Luck(seed), zones=zones,
        where=placed, seen={}, agenda=[], turn=0, round=0, result=None, events=None, **fields,
    )  # fmt: skip
