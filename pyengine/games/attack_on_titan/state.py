"""The table of Attack on Titan: zones, counters, and the small moves that every rule is made of.

A **unit** is a Hero on the table: in co-operation every seat runs one (unit = seat); alone the one seat runs three. A
**space** is a number: twice the District (0 next to the Castle), plus 1 outside the Wall.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ...luck import Luck
from ...record import record
from ...table import ALL, NOBODY, OWNER, Layout, Table, Zone, blank
from .cards import (
    APPEARS,
    ARCHENEMY,
    ATTACK,
    BUYABLE,
    CATALOG,
    COST,
    COURAGE,
    DISCOUNT,
    GEAR,
    HERO,
    HP,
    LEVEL,
    LOCATION,
    THRUST,
    TITAN,
    TYPE,
    WOUNDED,
)

DISTRICTS = 5
HAND_SIZE = 5
GOAL = 3
SQUAD = 3
CIVILIAN, ROOKIE, STANDARD, VETERAN, NIGHTMARE = range(5)
LEVELS = ("civilian", "rookie", "standard", "veteran", "nightmare")
NAMES = tuple(f"District {d + 1}" for d in range(DISTRICTS))
SPACES = tuple(("in:" if s % 2 == 0 else "out:") + str(s // 2) for s in range(2 * DISTRICTS))
"""A space as a thing: "in:0" is the inside of District 1."""
SPACE_OF = {name: s for s, name in enumerate(SPACES)}
HEROES = tuple(f"hero:{u}" for u in range(4))
"""A Hero on the table as a thing."""
DISTANCE = tuple(
    tuple(abs(a // 2 - b // 2) + (a % 2 != b % 2) for b in range(2 * DISTRICTS)) for a in range(2 * DISTRICTS)
)
NEXT = tuple(tuple(b for b in range(2 * DISTRICTS) if DISTANCE[a][b] == 1) for a in range(2 * DISTRICTS))
"""Adjacent spaces (AOT-069 to AOT-071)."""


class Over(Exception):
    """The game has ended in the middle of something: nothing more is carried out."""


class TurnOver(Exception):
    """The Hero whose turn it is has died: the turn ends, whatever was in progress (AOT-094)."""


def zones(seats: int, open_hands: bool) -> tuple[Zone, ...]:
    """All places for cards."""
    units = SQUAD if seats == 1 else seats
    return (
        Zone("box"),
        Zone("castle", None, NOBODY, "Castle"),
        Zone("coming", None, NOBODY, "cards to add"),
        Zone("inside", DISTRICTS, places=tuple(f"inside {name}" for name in NAMES)),
        Zone("outside", DISTRICTS, places=tuple(f"outside {name}" for name in NAMES)),
        Zone("wall", DISTRICTS, label="Wall", places=tuple(f"Wall of {name}" for name in NAMES)),
        Zone("gear", label="3D Gear stack"),
        Zone("wounds", label="Wound stack"),
        Zone("attacks", None, NOBODY, "Titans on Attack"),
        Zone("attack", label="revealed attack"),
        Zone("spent", label="Titans on Attack discard pile"),
        Zone("lurking", None, NOBODY, "Archenemies to come"),
        Zone("unused", None, NOBODY, "unused Archenemies"),
        Zone("destroyed", label="destroyed pile"),
        Zone("heroes", label="Heroes in reserve"),
        Zone("dealt", "seat", label="Heroes dealt"),
        Zone("fallen", label="fallen Heroes"),
        Zone("hero", units, label="Hero"),
        Zone("kept", units, label="on the Hero"),
        Zone("hand", "seat", ALL if open_hands else OWNER),
        Zone("deck", "seat", NOBODY),
        Zone("discard", "seat", label="discard pile"),
        Zone("play", "seat", label="play zone"),
    )


@lru_cache(maxsize=16)
def layout(seats: int, open_hands: bool = True) -> Layout:
    """The zones of a table; indices are constants for each number of seats."""
    return Layout(zones(seats, open_hands), seats)


@record
class City(Table):
    """One game. Of the table: `level` of difficulty, `units` on it with `hero` (card or -1) and `pos` (space or -1),
    `tokens` by Wall, `fresh` Walls breached in this end of round, `damage` by Archenemy, `trap` (District or -1),
    `token` (unit with the Round Token), `batch` (cards to add this round), `appeared`, `slain`, `deaths`; `passed`
    cards that wait on a solo Hero.

    Of the turn of unit `active` (-1: nobody’s): `power`; `spare`, to buy only; `move_left`; `made`, Move in all;
    `counts` of Allies, Equipment, Maneuvers, Move cards played; `arms`, kinds of Equipment played; `gave` and
    `gave_spare`, Power by card; `waiting` cards that may be upgraded; `aids`, cards with a live discount; `bonus` and
    `used`, abilities used; `kills`; `tried`, Titans attempted; `late`, after an attempt; `locked`, after a Titans on
    Attack card; `raised` cost by Titan; `steam`; `closing`, the turn is over but for its end; `cut`, the Hero died.
    """

    level: int
    units: int
    hero: list[int]
    pos: list[int]
    tokens: list[int]
    fresh: list[int]
    damage: dict[int, int]
    trap: int
    token: int
    batch: int
    appeared: int
    slain: int
    deaths: int
    passed: list[int]
    active: int
    power: int
    spare: int
    move_left: int
    made: int
    counts: list[int]
    arms: list[int]
    gave: dict[int, int]
    gave_spare: dict[int, int]
    waiting: list[int]
    aids: list[int]
    bonus: bool
    used: list[int]
    kills: int
    tried: list[int]
    late: bool
    locked: bool
    raised: dict[int, int]
    steam: int
    closing: bool
    cut: bool
    phase: str


def setup(seats: int, seed: int, options: dict[str, Any], names: Sequence[str]) -> City:
    """Set up a game, up to the choice of Heroes (AOT-020 to AOT-033)."""
    level = LEVELS.index(options.get("level", "standard"))
    t = sorted_out(seats, level, options.get("hands", "open") == "open").copy()
    t.luck, t.options, t.names = Luck(seed), options, tuple(names)
    lay = t.lay
    t.shuffle(lay["attacks"][0])
    _castle(t)
    for seat in range(seats):
        t.shuffle(lay["deck"][seat])
        draw(t, seat, HAND_SIZE)
    _archenemies(t)
    t.token = t.luck.below(seats)
    t.turn = t.token
    if seats == 1:
        t.agenda += [("round",), ("squad",)]
        return t
    t.shuffle(lay["heroes"][0])
    for seat in range(seats):
        for _ in range(2):
            t.move(t.zones[lay["heroes"][0]][-1], lay["dealt"][seat])
    t.agenda.append(("round",))
    t.agenda += [("choose hero", seat) for seat in reversed(range(seats))]
    return t


@lru_cache(maxsize=64)
def sorted_out(seats: int, level: int, open_hands: bool) -> City:
    """The table with every card where it belongs, before luck comes in. Copy it, do not change it."""
    kinds = [card.index for card in CATALOG for _ in range(card.copies)]
    units = SQUAD if seats == 1 else seats
    lay = layout(seats, open_hands)
    t: City = blank(
        City, lay, kinds, 0, {}, (), level=level, units=units, hero=[-1] * units, pos=[-1] * units,
        tokens=[2] * DISTRICTS, fresh=[], damage={}, trap=-1, token=0, batch=0, appeared=0, slain=0, deaths=0,
        passed=[], active=-1,
        power=0, spare=0, move_left=0, made=0, counts=[0, 0, 0, 0], arms=[], gave={}, gave_spare={},
        waiting=[], aids=[], bonus=False, used=[], kills=0, tried=[], late=False, locked=False, raised={}, steam=0,
        closing=False, cut=False, phase="heroes",
    )  # fmt: skip
    by_type: list[list[int]] = [[] for _ in range(12)]
    for card, kind in enumerate(kinds):
        by_type[TYPE[kind]].append(card)
    _stacks(t, by_type)
    for card in sorted(c for what in (*BUYABLE, LOCATION, TITAN) for c in by_type[what] if kinds[c] != GEAR):
        t.move(card, lay["castle"][0])
    _starters(t)
    for card in by_type[ARCHENEMY]:
        t.move(card, lay["unused"][0])
    for card in by_type[HERO]:
        t.move(card, lay["heroes"][0])
    t.seen.clear()
    return t


def _stacks(t: City, by_type: list[list[int]]) -> None:
    """3D Gear, Wounds and Titans on Attack; Civilian leaves these in the box (AOT-026, AOT-185)."""
    for card in by_type[WOUND_TYPE]:
        t.move(card, t.place("wounds"))
    for card in range(len(t.kind)):
        if t.kind[card] == GEAR:
            t.move(card, t.place("gear"))
    if t.level > CIVILIAN:
        for card in by_type[ATTACK]:
            t.move(card, t.place("attacks"))


WOUND_TYPE = TYPE[WOUNDED]


APPEARANCES = tuple(card.index for card in CATALOG if TYPE[card.index] == APPEARS)


def _castle(t: City) -> None:
    """Four piles of 20, Titan Appears cards between them; then one card into each District (AOT-027 to AOT-030).

    Titans found there go back under the Castle, that of District 1 first; Locations stay (AOT-Q02, AOT-Q03).
    """
    castle = t.place("castle")
    t.shuffle(castle)
    order = t.zones[castle][:]
    for place, kind in zip((20, 41, 62), reversed(APPEARANCES), strict=True):
        card = t.kind.index(kind)
        t.move(card, castle)
        order.insert(place, card)
    t.arrange(castle, order)
    for d in reversed(range(DISTRICTS)):
        card = t.zones[castle][0]
        what = TYPE[t.kind[card]]
        zone = "outside" if what == TITAN else "wall" if what == LOCATION else "inside"
        t.move(card, t.place(zone, d))
    for d in range(DISTRICTS):
        for card in t.cards("outside", d)[:]:
            t.move(card, castle, bottom=True)


def _starters(t: City) -> None:
    """Seven Courage and three Thrust; from Rookie down a 3D Gear for one Courage (AOT-022, AOT-186, AOT-Q24)."""
    courage = [c for c in range(len(t.kind)) if t.kind[c] == COURAGE]
    thrust = [c for c in range(len(t.kind)) if t.kind[c] == THRUST]
    easy = t.level <= ROOKIE
    for seat in range(t.seats):
        mine = courage[seat * 7 : seat * 7 + 7 - easy] + thrust[seat * 3 : seat * 3 + 3]
        if easy:
            mine.append(t.cards("gear")[-1])
        for card in mine:
            t.move(card, t.place("deck", seat))


def _archenemies(t: City) -> None:
    """One Archenemy of each level by chance, level 1 on top; nobody sees any (AOT-023)."""
    unused = t.cards("unused")
    for level in (3, 2, 1):
        t.move(t.luck.pick([card for card in unused if LEVEL[t.kind[card]] == level]), t.place("lurking"))


# -- whose, where ---------------------------------------------------------------------------------------------------


def seat_of(t: City, unit: int) -> int:
    """The seat that runs a Hero."""
    return unit if t.seats > 1 else 0


def kind_of(t: City, unit: int) -> int:
    """The definition of a unit's Hero; -1 if there is none."""
    card = t.hero[unit]
    return t.kind[card] if card >= 0 else -1


def order(t: City) -> list[int]:
    """Heroes from the one with the Round Token, clockwise (AOT-107)."""
    return [(t.token + k) % t.units for k in range(t.units)]


def heroes_in(t: City, district: int) -> list[int]:
    """Heroes in a District, inside and outside, in token order; none without a position (AOT-Q31)."""
    pos = t.pos
    return [u for u in order(t) if pos[u] >> 1 == district and pos[u] >= 0]


def heroes_at(t: City, space: int) -> list[int]:
    """Heroes in a space, in token order."""
    pos = t.pos
    return [u for u in order(t) if pos[u] == space]


def living(t: City) -> list[int]:
    """Heroes in the game, with or without a position, in token order."""
    return [u for u in order(t) if t.hero[u] >= 0]


def team(t: City) -> int:
    """Who answers for the team: whose turn it is, else the holder of the Round Token (AOT-Q13)."""
    if t.seats == 1:
        return 0
    return t.active if t.active >= 0 else t.token


def my_turn(t: City, unit: int) -> bool:
    """Is it this Hero's turn, and not yet announced as over (AOT-073)?"""
    return t.active == unit and not t.closing


def wounds_on(t: City, unit: int) -> list[int]:
    """Wounds that a Hero controls (AOT-088, AOT-208)."""
    kind = t.kind
    return [card for card in t.zones[t.lay.index["kept"][unit]] if kind[card] == WOUNDED]


def breached(t: City, district: int) -> bool:
    """Is the Wall breached (AOT-155)?"""
    return not t.tokens[district]


def level_of(t: City, card: int) -> int:
    return LEVEL[t.kind[card]]


def titans_at(t: City, district: int) -> list[int]:
    """Titans outside a District."""
    return t.zones[t.lay.index["outside"][district]]


def archenemies(t: City) -> list[int]:
    """Archenemies in the Districts, lowest level first (AOT-130)."""
    kind = t.kind
    found = [c for z in t.lay.index["outside"] for c in t.zones[z] if LEVEL[kind[c]]]
    return sorted(found, key=lambda c: LEVEL[kind[c]]) if len(found) > 1 else found


def district_of(t: City, card: int) -> int:
    """The District of a card inside, outside or on the Wall."""
    return int(t.lay.names[t.where[card]].partition(".")[2])


# -- Power and costs ------------------------------------------------------------------------------------------------


def cost_now(t: City, titan: int) -> int:
    """What defeating a Titan costs now: printed + increases − discounts, at least 0 (AOT-Q20, AOT-229)."""
    kind = t.kind
    cost = COST[kind[titan]] + t.raised.get(titan, 0)
    for card in t.aids:
        cost -= DISCOUNT[kind[card]]
    return max(0, cost)


def hp_left(t: City, titan: int) -> int:
    """Damage that an Archenemy can still take (AOT-136)."""
    return HP[t.kind[titan]] - t.damage.get(titan, 0)


def regeneration(t: City) -> int:
    """How much an Archenemy regenerates at a time (AOT-079, AOT-190, AOT-Q62)."""
    return t.seats * (2 if t.level >= VETERAN else 1)


# -- small moves ----------------------------------------------------------------------------------------------------


def draw(t: City, seat: int, n: int) -> list[int]:
    """Draw from a seat's own deck, made anew from the discard pile when needed (AOT-055, AOT-183, AOT-184, AOT-Q44)."""
    index = t.lay.index
    deck, hand, drawn = index["deck"][seat], index["hand"][seat], []
    cards = t.zones[deck]
    for _ in range(n):
        if not cards:
            discard = index["discard"][seat]
            if not t.zones[discard]:
                break
            t.move_all(discard, deck)
            t.shuffle(deck)
            t.tell("reshuffle", who=seat)
        card = cards[-1]
        t.move(card, hand)
        drawn.append(card)
    if drawn and t.events is not None:
        t.tell("draw", who=seat, cards=drawn, n=len(drawn))
    return drawn


def discard(t: City, cards: Sequence[int], seat: int) -> None:
    """From hand to the own discard pile; the text is not resolved (AOT-180, AOT-181)."""
    pile = t.lay.index["discard"][seat]
    for card in cards:
        t.move(card, pile)
    if cards and t.events is not None:
        t.tell("discard", who=seat, cards=list(cards))


def destroy(t: City, card: int) -> None:
    """To the common destroyed pile; a Wound goes to its stack instead (AOT-092, AOT-179, AOT-Q68)."""
    wound = t.kind[card] == WOUNDED
    if t.lay.family[t.where[card]] == "play":
        _lose(t, card)
    t.move(card, t.lay.index["wounds" if wound else "destroyed"][0])
    t.tell("destroy", card=card, wound=wound)


def _lose(t: City, card: int) -> None:
    """A controlled card goes: its Power and its lingering effects go with it (AOT-110, AOT-111, AOT-Q14, AOT-Q15)."""
    given, spare = t.gave.pop(card, 0), t.gave_spare.pop(card, 0)
    if given or spare:
        t.power = max(0, t.power - given)
        t.spare = max(0, t.spare - spare)
        t.tell("lose", card=card, n=given + spare)
    forget(t, card)


def forget(t: City, card: int) -> None:
    """A card that leaves the play zone in the turn has no lingering effects any more."""
    for cards in (t.waiting, t.aids):
        if card in cards:
            cards.remove(card)


def add_power(t: City, n: int, source: int) -> None:
    """Power to the total; after an attempt to the part that only buys (AOT-057, AOT-Q16, AOT-Q17)."""
    if t.late:
        t.spare += n
        t.gave_spare[source] = t.gave_spare.get(source, 0) + n
    else:
        t.power += n
        t.gave[source] = t.gave.get(source, 0) + n


def add_move(t: City, n: int) -> None:
    """Move to the total."""
    t.move_left += n
    t.made += n


def fewest(t: City) -> int:
    """The District with the fewest cards inside, the furthest of equal ones (AOT-036 to AOT-038)."""
    inside = t.lay.index["inside"]
    counts = [len(t.zones[zone]) for zone in inside]
    return DISTRICTS - 1 - counts[::-1].index(min(counts))


def top_of_castle(t: City) -> int | None:
    """The card that a text takes from the Castle: Titan Appears cards are passed over (AOT-128, AOT-Q42)."""
    kind = t.kind
    for card in reversed(t.zones[t.lay.index["castle"][0]]):
        if TYPE[kind[card]] != APPEARS:
            return card
    return None


def finish(t: City, won: bool, by: str) -> None:
    """The game ends at once (AOT-001, AOT-002)."""
    t.result = ("won" if won else "lost", by)
    t.agenda.clear()
    t.tell("over", won=won, how=f"over.{by}")
