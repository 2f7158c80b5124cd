"""The table of Ettin: who sits where, the zones, the counters, and the small moves that every rule is made of.

Everything happens to **nations**, numbered like the seats; with an odd number of players the Mercenary nation has the
number after the last seat and belongs to the odd player's seat. Nations form a ring in which Allies and Enemies
alternate. `Hall`, the layout of a table, knows the ring, the pairs, the alliances and the boxes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from ...luck import Luck
from ...record import Shared, record
from ...table import NOBODY, Layout, Table, Zone, blank
from .cards import (
    ABIL,
    AGE,
    BOX_KINDS,
    CATALOG,
    CLASS,
    CLASSES,
    IS_DEFENSE,
    MAT_ROWS,
    MERC,
    PER_BOX,
    SPARE,
    STR,
    TROOP,
    TYPE,
)

FAR, MIDDLE, NEAR, QUEST = range(4)
SITES = ("far", "middle", "near", "adventure")
SITE_NAMES = ("Far", "Middle", "Near", "Adventure")
INCOME = (5, 10, 15)
"""By Age: Gold of a New Age, of a missing card, of a tied War; VP of a War Token (ETT-033, ETT-059, ETT-187)."""
OPEN, TIE, NO_BATTLE = -1, -2, -3
"""What stands in `tokens` besides the number of the nation that won."""
MOST = 8
"""Seats that one box serves (ETT-217)."""


# -- seats, nations, boxes ------------------------------------------------------------------------------------------


def box_sizes(seats: int, most: int = MOST) -> list[int]:
    """How many neighbouring seats each box serves: as even as can be, 2 to 8 each (ETT-217)."""
    count = 1 if seats <= MOST else max(2, -(-seats // MOST), min(-(-seats // most), seats // 2))
    return [seats // count + (k < seats % count) for k in range(count)]


def _zones(nations: int, boxes: int, sees: Callable[[int, int], int]) -> list[Zone]:
    pairs, alliances = nations // 2, nations // 2 if nations > 2 else 2
    ages = [f"{what} {age}" for what in ("Mercenaries", "Adventures") for age in ("I", "II", "III")]
    zones = [
        Zone("box"),
        Zone("merc", 3 * boxes, NOBODY, "Mercenary deck", ages[:3] if boxes == 1 else ()),
        Zone("quests", 3 * boxes, NOBODY, "Adventure deck", ages[3:] if boxes == 1 else ()),
        Zone("lost", boxes, label="Lost Pile", places=("Lost Pile",) if boxes == 1 else ()),
        Zone("lineup", pairs, label="Lineup"),
        Zone("quest", pairs, label="Adventure"),
        Zone("market", alliances, label="Lineup"),
        Zone("deck", nations, NOBODY, "Nation Deck"),
        Zone("camp", nations, sees, "War Camp"),
        Zone("hand", nations, sees, "hand"),
        Zone("front", nations, label="drafted cards"),
        Zone("retired", nations, label="Retired Pile"),
        Zone("trophies", nations, label="captured"),
        Zone("spoils", nations, sees, "Spoils"),
        Zone("aside", nations, label="set aside"),
    ]
    zones += [Zone(name, nations, label=label) for name, label in zip(SITES, SITE_NAMES, strict=True)]
    return zones + [Zone(f"{name}-down", nations, sees, f"{name}, facedown") for name in SITES]


class Hall(Layout):
    """The zones of one table and who is whose Ally and Enemy (ETT-001, ETT-028 to ETT-031, ETT-209, ETT-218).

    `ring`: nations in ring order from the first player; `pairs[p]` and `pair_of[n]`; `alliances[a]` and
    `alliance_of[n]` (with two players each nation is an alliance of one); `ally[n]` (with two players: itself),
    `enemy[n]`, `seat_of[n]`, `box_of[n]`; `odd`: the seat that runs the Mercenary nation too, or None.
    """

    def __init__(self, seats: int, first: int, most: int, share: bool) -> None:
        odd = seats > 2 and seats % 2 == 1
        self.first = first
        self.odd = first if odd else None
        players = [(first + k) % seats for k in range(seats)]
        self.ring = [players[0], seats, *players[1:]] if odd else players
        self.nations = n = len(self.ring)
        self.seat_of = (*range(seats), first) if odd else tuple(range(seats))
        self.of = tuple(f"nation:{k}" for k in range(n))
        ring = self.ring
        self.pairs = [(ring[0], ring[1])] if n == 2 else [(ring[2 * p - 1], ring[2 * p]) for p in range(n // 2)]
        self.alliances: list[tuple[int, ...]] = [(ring[0],), (ring[1],)]
        if n > 2:
            self.alliances = [(ring[2 * a], ring[2 * a + 1]) for a in range(n // 2)]
        self.pair_of, self.enemy = self._index(self.pairs), self._other(self.pairs)
        self.alliance_of, self.ally = self._index(self.alliances), self._other(self.alliances)
        self.sizes = box_sizes(seats, most)
        self.box_of = self._boxes(players)
        self.share = share
        super().__init__(_zones(n, len(self.sizes), self._sees), seats)
        self.order = [nation for pair in self.pairs for nation in pair]
        self._shortcuts()

    def _index(self, groups: Sequence[tuple[int, ...]]) -> list[int]:
        return [next(i for i, group in enumerate(groups) if n in group) for n in range(self.nations)]

    def _other(self, groups: Sequence[tuple[int, ...]]) -> list[int]:
        found = []
        for n in range(self.nations):
            group = next(g for g in groups if n in g)
            found.append(next((m for m in group if m != n), n))
        return found

    def _boxes(self, players: list[int]) -> list[int]:
        """Neighbouring seats share a box, from the first player on; the Mercenary mat comes from its player's box."""
        box = dict(zip(players, (b for b, size in enumerate(self.sizes) for _ in range(size)), strict=True))
        return [box[self.seat_of[n]] for n in range(self.nations)]

    def _sees(self, nation: int, seats: int) -> int:
        """Who may look at a nation's hidden cards: its player, and its Ally if the table shares them (ETT-Q09)."""
        mask = 1 << self.seat_of[nation]
        return mask | 1 << self.seat_of[self.ally[nation]] if self.share else mask

    def _shortcuts(self) -> None:
        for n, seat in enumerate(self.seat_of):
            for name in ("deck", "camp", "hand", "front", "retired", "trophies", "spoils", "aside", *SITES):
                self.owner[self.index[name][n]] = seat
            for name in SITES:
                self.owner[self.index[f"{name}-down"][n]] = seat
        every = range(self.nations)
        self.sites = [tuple(self.index[name][n] for name in SITES) for n in every]
        self.downs = [tuple(self.index[f"{name}-down"][n] for name in SITES) for n in every]
        self.spot = [tuple(f"site:{4 * n + k}" for k in range(4)) for n in every]
        self.deck, self.camp, self.hand = self.index["deck"], self.index["camp"], self.index["hand"]
        self.front, self.retired, self.spoils = self.index["front"], self.index["retired"], self.index["spoils"]
        self.trophies, self.aside, self.lost = self.index["trophies"], self.index["aside"], self.index["lost"]
        self.lineup, self.quest, self.market = self.index["lineup"], self.index["quest"], self.index["market"]
        boxes = range(len(self.sizes))
        self.merc = [self.index["merc"][3 * b : 3 * b + 3] for b in boxes]
        self.quests = [self.index["quests"][3 * b : 3 * b + 3] for b in boxes]


@lru_cache(maxsize=64)
def hall(seats: int, first: int, most: int = MOST, share: bool = True) -> Hall:
    """The layout of a table; `first` is the player picked at random, and the odd player if there is one."""
    return Hall(seats, first, most, share)


def layout(seats: int, options: dict[str, Any], first: int = 0) -> Hall:
    """The layout that the options ask for."""
    return hall(seats, first, int(options.get("boxes", MOST)), bool(options.get("share_with_ally", True)))


# -- the state ------------------------------------------------------------------------------------------------------


@record
class Field(Table):
    """One game. By nation: `nation` (its mat), `gold`, `done` (Adventures completed). By pair: `holder` of the
    Initiative Token, `tokens` (four battle results), `wars` (three War Tokens), `streams` (luck). `sieged`: Defenses
    with a Siege Token; `used`: what has produced in this Age (cards, and -1 - site for Locations); `claims`: draws
    from a common Mercenary deck that wait for the end of a step; `lanes`: the steps to come of each pair, alliance or
    nation; `focus`: the lane that has the odd player's attention; `owed`: cards of a Peacetime Lineup due to each
    nation; `peace`: Peacetimes so far.
    """

    lay: Shared[Hall]
    age: int
    draft: int
    stage: str
    nation: list[int]
    gold: list[int]
    done: list[int]
    holder: list[int]
    tokens: list[int]
    wars: list[int]
    streams: list[Luck]
    sieged: list[int]
    used: list[int]
    claims: list[tuple[int, ...]]
    lanes: list[list[tuple]]
    focus: int
    owed: list[int]
    peace: int


@lru_cache(maxsize=16)
def _kinds(boxes: int) -> tuple[int, ...]:
    return BOX_KINDS * boxes


@lru_cache(maxsize=64)
def _start(lay: Hall, spare: bool) -> tuple[int, ...]:
    """Where each card lies before the first shuffle: common decks by Age, the rest in the box (ETT-014, ETT-015)."""
    places = []
    box = lay["box"][0]
    for b in range(len(lay.sizes)):
        for kind in BOX_KINDS:
            age = AGE[kind]
            if CATALOG[kind].group == "adventure":
                places.append(lay.quests[b][age])
            elif CLASS[kind] == MERC and (age < SPARE or spare):
                places.append(lay.merc[b][min(age, 2)])
            else:
                places.append(box)
    return tuple(places)


def setup(seats: int, seed: int, options: dict[str, Any], names: Sequence[str]) -> Field:
    """Set up a game: seats, boxes, nations to choose (ETT-013 to ETT-031); `muster` shuffles all decks."""
    luck = Luck(seed)
    lay = layout(seats, options, _first(seats, options, luck))
    n, pairs = lay.nations, len(lay.pairs)
    t: Field = blank(
        Field, lay, _kinds(len(lay.sizes)), seed, options, names, _start(lay, bool(options.get("spare_card"))), age=0,
        draft=0, stage="setup", nation=[-1] * n, gold=[0] * n, done=[0] * n, holder=[-1] * pairs,
        tokens=[OPEN] * (4 * pairs), wars=[OPEN] * (3 * pairs), streams=[Luck(seed, 100 + p) for p in range(pairs)],
        sieged=[], used=[], claims=[], lanes=[[] for _ in range(n)], focus=-1, owed=[2] * n, peace=0,
    )  # fmt: skip
    t.luck, t.turn = luck, -1
    if lay.odd is not None:
        t.nation[seats] = MERC
    given = options.get("nations")
    if given:
        for n, name in enumerate(given.split(",")):
            t.nation[n] = CLASSES.index(name.strip())
    t.agenda += [("age", 0), ("initiative",), ("muster",)]
    if not given:
        t.agenda.append(("deal_nations",) if options.get("nation_pick") == "random" else ("choose_nation", 0))
    return t


def _first(seats: int, options: dict[str, Any], luck: Luck) -> int:
    """The player picked at random, or as the table agreed (ETT-017, ETT-Q43)."""
    odd = seats > 2 and seats % 2 == 1
    chosen = options.get("odd" if odd else "first", "random")
    return luck.below(seats) if chosen == "random" else min(int(chosen), seats) - 1


# -- small questions ------------------------------------------------------------------------------------------------


def place_kind(t: Field, n: int, k: int) -> int:
    """The type of a nation's Location, which is its Strength as well (ETT-102); 0 at the Adventure (ETT-101)."""
    return MAT_ROWS[t.nation[n]].places[k][0] if k < QUEST else 0


def defenses(t: Field, n: int, k: int) -> list[int]:
    """The Defenses at a nation's site."""
    kind = t.kind
    return [card for card in t.zones[t.lay.sites[n][k]] if IS_DEFENSE[kind[card]]]


def has_troop(t: Field, n: int, k: int) -> bool:
    """Is at least one Troop there?"""
    kind = t.kind
    return TROOP in [TYPE[kind[card]] for card in t.zones[t.lay.sites[n][k]]]


def abilities(t: Field, n: int, k: int) -> int:
    """All abilities of a nation's units at a site, as bits."""
    kind, bits = t.kind, 0
    for card in t.zones[t.lay.sites[n][k]]:
        bits |= ABIL[kind[card]]
    return bits


def score(t: Field, n: int, k: int) -> int:
    """Battle Score: Strength of the units there, plus the nation's own Location there (ETT-099 to ETT-101)."""
    kind, total = t.kind, place_kind(t, n, k)
    for card in t.zones[t.lay.sites[n][k]]:
        total += STR[kind[card]]
    return total


def pile(t: Field, n: int) -> list[int]:
    """A nation's whole Retired Pile: own cards, captures that lie face up, facedown Spoils."""
    lay = t.lay
    return t.zones[lay.retired[n]] + t.zones[lay.trophies[n]] + t.zones[lay.spoils[n]]


def in_order(t: Field) -> list[int]:
    """Nations in ring order from the first player, the holder of each pair first (ETT-Q45)."""
    found = []
    for p, (x, y) in enumerate(t.lay.pairs):
        found += [y, x] if t.holder[p] == y else [x, y]
    return found


def sides(t: Field, p: int) -> tuple[int, int]:
    """The nations of a pair, the holder of the Initiative Token first."""
    x, y = t.lay.pairs[p]
    return (y, x) if t.holder[p] == y else (x, y)


# -- small moves ----------------------------------------------------------------------------------------------------


def gain(t: Field, n: int, amount: int, why: str) -> None:
    """Gold from the supply, which never runs out (ETT-016)."""
    t.gold[n] += amount
    if t.events is not None:
        lay = t.lay
        t.tell("gold", who=lay.seat_of[n], of=lay.of[n], n=amount, gold=t.gold[n], why=f"gold.{why}")


def lose(t: Field, card: int) -> None:
    """A card goes to the Lost Pile of its own box, for good (ETT-011, ETT-Q44)."""
    t.move(card, t.lay.lost[card // PER_BOX])


def to_camp(t: Field, card: int, n: int) -> None:
    """A card goes facedown into a War Camp; Enemies keep no list of what lies there (ETT-046, ETT-Q08)."""
    t.move(card, t.lay.camp[n])
    t.seen.pop(card, None)


def top_of_deck(t: Field, n: int) -> int | None:
    """The top card of a nation's own deck, or None if it is empty; the Mercenary nation has none (ETT-213)."""
    cards = t.zones[t.lay.deck[n]]
    return cards[-1] if cards else None


def common_top(t: Field, n: int) -> int | None:
    """The top card of the current Age's Mercenary deck in a nation's box, or None (ETT-058, ETT-Q44)."""
    lay = t.lay
    cards = t.zones[lay.merc[lay.box_of[n]][t.age]]
    return cards[-1] if cards else None


def draw(t: Field, n: int, to: int, why: str) -> int | None:
    """A card that a nation must draw: from its deck, else the Mercenary deck, else Gold instead (ETT-058, ETT-059).

    Only between the steps of a War and in dealing, where ring order is kept; elsewhere `muster_card`.
    """
    card = top_of_deck(t, n)
    if card is None:
        card = common_top(t, n)
    if card is None:
        gain(t, n, INCOME[t.age], "empty")
        return None
    lay = t.lay
    t.move(card, to)
    if to == lay.camp[n]:
        t.forget((card,))
    if t.events is not None:
        t.tell("draw", who=lay.seat_of[n], of=lay.of[n], card=card, why=f"draw.{why}")
    return card


def muster_card(t: Field, n: int, why: str) -> None:
    """War Cry, Call to Arms, DRAW: the top card of the own deck at once; a common deck waits its turn (ETT-Q45)."""
    if t.zones[t.lay.deck[n]]:
        draw(t, n, t.lay.camp[n], why)
    else:
        t.claims.append((n, CLAIMS.index(why), n))
        if t.events is not None:
            t.tell("claim", who=t.lay.seat_of[n], of=t.lay.of[n], why=f"draw.{why}")


CLAIMS = ("quest", "plunder", "spoil", "war cry", "call", "souls")
"""What may be claimed from a common deck while many pairs act at once, in the order in which it is settled."""


def settle(t: Field) -> None:
    """Give out what was claimed from the Mercenary decks: by step, then in ring order, holders first (ETT-Q45)."""
    if not t.claims:
        return
    order = in_order(t)
    claims, t.claims = sorted(t.claims, key=lambda claim: (claim[1], order.index(claim[0]))), []
    lay = t.lay
    for n, what, deck_of in claims:
        why = CLAIMS[what]
        card = common_top(t, deck_of)
        if why == "souls":
            if card is not None:
                lose(t, card)
                t.tell("lost_souls", who=lay.seat_of[n], of=lay.of[n], card=card)
        elif why in ("plunder", "spoil"):
            if card is not None:
                t.move(card, lay.spoils[n])
                t.tell("deck_spoil", who=lay.seat_of[n], of=lay.of[n], card=card, whom=lay.of[deck_of])
        else:
            draw(t, n, lay.camp[n], why)


def tidy(t: Field) -> None:
    """Piles without an order get one that does not tell which table played first."""
    lay = t.lay
    for zone in (*lay.camp, *lay.lost) if lay.nations > 2 else ():
        cards = t.zones[zone]
        if len(cards) > 1:
            t.arrange(zone, sorted(cards))

