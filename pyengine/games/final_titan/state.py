"""The table of Final Titan: zones, the fighters and their numbers, tokens, and the moves that every rule is made of."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ...record import Shared, record
from ...table import NOBODY, OWNER, Layout, Table, Zone
from .cards import BASE, IS_LEGEND, LIFE, PAIR, SUITES
from .language import BLESS, FIRE, SOG, Suite

FFA, DUEL, TEAMS, COOP = range(4)
"""Modes: free-for-all, 1 vs 1, 2 vs 2, solo and co-op."""

(
    BOX, TITANS, FALLEN, ROW, DECK, DISCARD, LEGENDS, POT, BOND, RING, RING_1, WORN, WORN_1, FORGED, FORGED_1, FOE_DECK,
    FOE_BENCH, FOE_HAND, FOE_GEAR, HAND,
) = range(20)  # fmt: skip
"""Indices of zones: those of one place, then the first hand. Corner n of the arena is RING + n, its upgrades WORN +
n.
"""

SHARED = (
    Zone("box"),
    Zone("titans", None, NOBODY, "Titan deck"),
    Zone("fallen", label="Titan discard pile"),
    Zone("row", label="draft row"),
    Zone("deck", None, NOBODY, "upgrade deck"),
    Zone("discard", label="upgrade discard pile"),
    Zone("legends", label="legendary deck"),
    Zone("pot", None, NOBODY, "face-down cards in the arena"),
    Zone("bond", label="attached legendary upgrades"),
    Zone("ring", 2, label="arena", places=("left corner", "right corner")),
    Zone("worn", 2, label="upgrades in play", places=("left upgrades", "right upgrades")),
    Zone("forged", 2, NOBODY, "face-down upgrades", places=("left forge", "right forge")),
    Zone("foedeck", None, NOBODY, "enemy Titans"),
    Zone("foebench", label="enemy bench"),
    Zone("foehand", None, NOBODY, "enemy upgrades"),
    Zone("foegear", label="permanent enemy upgrades"),
)
SEATED = (Zone("hand", "seat", OWNER), Zone("sealed", "seat", OWNER, "played face down"), Zone("bench", "seat"))


class Ground(Layout):
    """The zones of a table, and by owner (a seat, or the number of seats for the enemy team) its bench and hand."""

    def __init__(self, seats: int) -> None:
        super().__init__((*SHARED, *SEATED), seats)
        self.benches = (*self.index["bench"], FOE_BENCH)
        self.hands = (*self.index["hand"], FOE_HAND)
        self.sealed = self.index["sealed"]


@lru_cache(maxsize=8)
def layout(seats: int) -> Ground:
    """The zones of a table for 1 to 5."""
    return Ground(seats)


@record
class Arena(Table):
    """One game.

    By corner of the arena: `fighter` (card id, -1: nobody), `owner` (a seat; the number of seats: the enemy team),
    `life`, `charge` (1: coloured), and two caches of what is in force there: `kit` (cards and their parts) and `ears`
    (the mask of all of them). `champ` is the Champion's corner.

    By Titan: `tokens` under `card * 8 + kind`, `forms` (Ultimate Form tokens), `marks` ("in my next fight": 1 waits, 2
    works), `bonds` (attached legendary cards).

    Of the fight: `first` corner to act, `active` corner, `turns`, Actions `taken` and `granted`, clauses used `once`,
    `out` (bits: 1, 2 defeated; 4, 8 left; 16, 32 control), the `cause` of the defeat, `ulting` corners, `again` (a
    reroll was used), the last `dice` and the `face` that counts (-1: none yet), owners who `fought` (Champion first).

    `bets`: corner by seat (-1: none). `perms`: permanent enemy upgrades; `sworn`: with which of them an enemy Titan has
    had the When Revealed effect. `loaded`: faces of the next dice, for scenes.
    """

    lay: Shared[Ground]
    mode: int
    team: tuple[Any, ...]
    alive: tuple[Any, ...]
    drafter: int
    phase: str
    fighter: list[int]
    owner: list[int]
    life: list[int]
    charge: list[int]
    kit: list[tuple[Any, ...]]
    ears: list[int]
    champ: int
    tokens: dict[int, int]
    forms: tuple[Any, ...]
    marks: dict[int, int]
    bonds: dict[int, int]
    first: int
    active: int
    turns: int
    taken: int
    granted: int
    once: tuple[Any, ...]
    out: int
    cause: int
    ulting: int
    again: int
    dice: tuple[Any, ...]
    face: int
    bets: tuple[Any, ...]
    perms: tuple[Any, ...]
    sworn: tuple[Any, ...]
    fought: tuple[Any, ...]
    loaded: list[int]


# -- who is who -----------------------------------------------------------------------------------------------------


def enemy(t: Arena, side: int) -> bool:
    """Whether the enemy team of a co-op game owns the fighter of a corner."""
    return t.owner[side] == t.seats


def who(t: Arena, side: int) -> int | None:
    """The seat of a corner for facts; None for the enemy team."""
    owner = t.owner[side]
    return None if owner == t.seats else owner


def sides(t: Arena) -> list[int]:
    """The corners that have a fighter."""
    return [side for side in (0, 1) if t.fighter[side] >= 0]


def side_of(t: Arena, seat: int) -> int | None:
    """The corner whose fighter belongs to a seat, if any."""
    for side in (0, 1):
        if t.fighter[side] >= 0 and t.owner[side] == seat:
            return side
    return None


def opponents(t: Arena, owner: int) -> list[int]:
    """All players of the other sides, clockwise; of players in co-op the enemy team only (FTN-Q64)."""
    if t.mode == COOP:
        return list(range(t.seats)) if owner == t.seats else [t.seats]
    mates = t.team[owner]
    return [seat for seat in t.others(owner) if t.alive[seat] and seat not in mates]


def titans_of(t: Arena, owner: int) -> list[int]:
    """All Titans that an owner has left, on the bench and in the arena; of the enemy also those still in its deck."""
    found = t.zones[t.lay.benches[owner]][:]
    found += [t.fighter[side] for side in (0, 1) if t.fighter[side] >= 0 and t.owner[side] == owner]
    return found + t.zones[FOE_DECK] if owner == t.seats else found


def bench(t: Arena, side: int) -> list[int]:
    """The bench of the fighter's owner (8.1 Scope; FTN-Q57 for the enemy)."""
    return t.zones[t.lay.benches[t.owner[side]]]


def all_titans(t: Arena) -> list[int]:
    """Every Titan in the arena or on any bench (FTN-087)."""
    found = [t.fighter[side] for side in (0, 1) if t.fighter[side] >= 0]
    for zone in t.lay.benches:
        found += t.zones[zone]
    return found


def corner(t: Arena, card: int) -> int:
    """The corner in which a Titan fights; -1 if it does not."""
    return t.fighter.index(card) if card in t.fighter else -1


def say(t: Arena, fact: str, **fields: Any) -> None:
    """Tell a fact whose cards are all open, so that nobody's knowledge need be looked up; only if somebody listens."""
    fields["fact"] = fact
    t.events.append(fields)


# -- what is in force -----------------------------------------------------------------------------------------------


def refresh(t: Arena, side: int) -> None:
    """Look again at what is in force in a corner: the fighter, its form, upgrades, bond, permanent cards, Team Powers.

    A Titan's abilities work only in the arena, Team Powers also from the bench (FTN-105, FTN-106, FTN-170, FTN-185); an
    attached legendary card works only while its Titan is in the arena (FTN-Q66).
    """
    card = t.fighter[side]
    if card < 0:
        t.kit[side], t.ears[side] = (), 0
        return
    kind, zones, masks = t.kind, t.zones, MASKS
    parts = [(card, 3 * kind[card])]
    if card in t.forms:
        parts.append((card, 3 * kind[card] + 1))
    for up in zones[WORN + side]:
        parts.append((up, 3 * kind[up]))
    if t.bonds and card in t.bonds:
        parts.append((t.bonds[card], 3 * kind[t.bonds[card]]))
    owner = t.owner[side]
    if owner == t.seats:
        for up in zones[FOE_GEAR]:
            parts.append((up, 3 * kind[up]))
    parts.append((card, 3 * kind[card] + 2))
    for mate in t.team[owner]:
        for titan in zones[t.lay.benches[mate]]:
            parts.append((titan, 3 * kind[titan] + 2))
    kit = [part for part in parts if masks[part[1]]]
    mask = 0
    for part in kit:
        mask |= masks[part[1]]
    t.kit[side], t.ears[side] = tuple(kit), mask


MASKS = [suite.mask for suite in SUITES]


def gather(t: Arena, side: int, trigger: int) -> list[tuple[int, Any]]:
    """The clauses of a trigger in a corner, with their cards."""
    found: list[tuple[int, Any]] = []
    for card, part in t.kit[side]:
        suite: Suite = SUITES[part]
        if suite.mask >> trigger & 1:
            found += [(card, clause) for clause in suite.clauses[trigger]]
    return found


# -- tokens ---------------------------------------------------------------------------------------------------------


def tokens(t: Arena, card: int, kind: int) -> int:
    """How many tokens of a kind lie next to a Titan; Blessed counts 1, Cursed -1."""
    return t.tokens.get(card << 3 | kind, 0)


def add(t: Arena, card: int, kind: int, n: int) -> None:
    """Change a Titan's tokens; the supply never runs out, and there is no limit (FTN-005, FTN-083)."""
    key = card << 3 | kind
    now = t.tokens.get(key, 0) + n
    if now:
        t.tokens[key] = now
    else:
        t.tokens.pop(key, None)


def token_fact(t: Arena, card: int, kind: int, n: int, why: str = "gain") -> None:
    """Tell that a Titan gained, lost or spent tokens."""
    if t.events is not None:
        word = f"token.{kind}" if kind != BLESS else "token.blessed" if n > 0 else "token.cursed"
        side, have = corner(t, card), tokens(t, card, kind)
        say(t, f"token_{why}", card=card, side=side, kind=kind, n=abs(n), word=word, have=have)


def clear_tokens(t: Arena, card: int) -> None:
    """A defeated Titan's tokens go back to the supply (FTN-076)."""
    if t.tokens:
        for key in range(card << 3, (card << 3) + 8):
            t.tokens.pop(key, None)
    if card in t.forms:
        t.forms = tuple([c for c in t.forms if c != card])
    t.marks.pop(card, None)


def douse(t: Arena) -> None:
    """All Fire tokens are lost at the end of a fight, on benches too (FTN-102, FTN-Q34)."""
    if t.tokens:
        for key in [key for key in t.tokens if key & 7 == FIRE]:
            del t.tokens[key]


# -- upgrade cards --------------------------------------------------------------------------------------------------


def top_upgrade(t: Arena) -> int | None:
    """The top card of the upgrade deck; an empty deck is made anew from the discard pile (FTN-152, FTN-Q48)."""
    if not t.zones[DECK]:
        if not t.zones[DISCARD]:
            return None
        count = len(t.zones[DISCARD])
        t.move_all(DISCARD, DECK)
        t.shuffle(DECK)
        t.tell("reshuffle", n=count)
    return t.zones[DECK][-1]


def top_titan(t: Arena) -> int | None:
    """The top card of the Titan deck; an empty one is made anew from the Titan discard pile (FTN-Q04)."""
    if not t.zones[TITANS]:
        if not t.zones[FALLEN]:
            return None
        t.move_all(FALLEN, TITANS)
        t.shuffle(TITANS)
    return t.zones[TITANS][-1]


def draw(t: Arena, seat: int, n: int, why: str = "effect") -> None:
    """A player draws upgrade cards."""
    drawn = []
    for _ in range(n):
        card = top_upgrade(t)
        if card is None:
            break
        t.move(card, HAND + seat)
        drawn.append(card)
    if t.events is not None:
        t.tell("draw", who=seat, cards=drawn, n=len(drawn), why=why)


def throw(t: Arena, card: int) -> None:
    """Discard an upgrade card; a legendary one goes to the legendary deck, a permanent one stays (FTN-202, FTN-180)."""
    if card in t.perms:
        t.move(card, FOE_GEAR)
    else:
        t.move(card, LEGENDS if IS_LEGEND[t.kind[card]] else DISCARD)


def hide_hand(t: Arena, owner: int) -> None:
    """A card of this hand goes where nobody sees it: nobody else can tell any more which is which (FTN-Q68)."""
    if t.seen:
        t.forget(t.zones[t.lay.hands[owner]])


# -- Titans that come and go ----------------------------------------------------------------------------------------


def join(t: Arena, card: int) -> None:
    """A Titan's Start of Game abilities and legendary upgrade (FTN-026, FTN-197, FTN-Q47, FTN-Q53).

    Start of Game abilities give the Titan itself tokens, so their order can never matter.
    """
    kind = t.kind[card]
    for clause in BASE[kind].clauses.get(SOG, ()):
        for effect in clause.effects:
            add(t, card, effect[1], effect[2])
            token_fact(t, card, effect[1], effect[2], "start")
    if PAIR[kind] >= 0:
        legend = next((c for c in t.zones[LEGENDS] if t.kind[c] == PAIR[kind]), None)
        if legend is not None:
            t.bonds[card] = legend
            t.move(legend, BOND)
            t.tell("bond", card=card, source=legend)


def enter(t: Arena, card: int, owner: int) -> int:
    """A Titan enters the arena with max life and grey Charge (FTN-034, FTN-038); returns its corner."""
    side = 0 if t.fighter[0] < 0 and t.champ != 0 else 1
    if t.champ < 0:
        side = t.champ = 0
    t.move(card, RING + side)
    t.fighter[side], t.owner[side] = card, owner
    t.life[side], t.charge[side] = LIFE[t.kind[card]], 0
    refresh(t, side)
    if t.events is not None:
        role = "champion" if t.champ == side else "challenger"
        t.tell("enter", card=card, who=who(t, side), side=side, role=f"role.{role}", life=t.life[side])
    return side


def leave(t: Arena, side: int) -> None:
    """A fighter goes back to its bench: it keeps its tokens except Fire and loses its Charge (FTN-144, FTN-145)."""
    card, owner = t.fighter[side], t.owner[side]
    t.tokens.pop(card << 3 | FIRE, None)
    t.charge[side] = 0
    t.fighter[side] = -1
    if owner == t.seats:
        t.move(card, FOE_DECK if t.zones[FOE_BENCH] or t.zones[FOE_DECK] else FOE_BENCH, bottom=True)
    else:
        t.move(card, t.lay.benches[owner])
