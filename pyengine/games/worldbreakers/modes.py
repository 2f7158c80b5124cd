"""Ways to play: which cards lie on the table, and what follows a game (specification 1, 3.11 to 3.15)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...ask import Why
from ...luck import Luck
from ...table import Layout, blank
from . import campaign, campaign_save, decks, draft, turn
from .abilities import GUILDS
from .cards import GUILD_CARDS, LEADER_OF, LEADERS, NEUTRALS, PLAIN_CARDS, SIGNATURES, STAR, SUPPLY
from .state import GOAL, PAST, Steppe, layout_of

FAMILY = {
    "precon": "duel",
    "constructed": "constructed",
    "five": "draft",
    "three": "draft",
    "four": "draft",
    "campaign": "solo",
}


def layout(seats: int, options: dict[str, Any]) -> Layout:
    """The zones of a mode; a campaign has two sides with one seat."""
    family = FAMILY[options.get("mode", "precon")]
    return layout_of(2 if family == "solo" else seats, family)


def setup(seats: int, seed: int, options: dict[str, Any], names: Sequence[str]) -> Steppe:
    """A table with its first steps to come."""
    lay = layout(seats, options)
    return SETUPS[options.get("mode", "precon")](lay, seed, options, names)


def _table(
    lay: Layout, kinds: Sequence[int], seed: int, options: dict[str, Any], names: Sequence[str], auto: int = -1
) -> Steppe:
    n = lay.seats
    if options.get("spare"):
        kinds = [*kinds, *(k for k in PLAIN_CARDS for _ in range(2))]
    t: Steppe = blank(
        Steppe,
        lay,
        kinds,
        seed,
        options,
        names,
        auto=auto,
        pair=(0, 1),
        first=0,
        slot=0,
        phase="setup",
        active=0,
        goal=GOAL,
        myth=[0] * n,
        power=[0] * n,
        standing=[0] * (4 * n),
        exhausted=bytearray(len(kinds)),
        reach=[0] * n,
        stages={},
        wounds={},
        plus={},
        pinned={},
        stunned={},
        host={},
        ears=[0] * n,
        busy=[],
        doomed=[],
        dirty=False,
        combat=None,
        past=[0] * PAST,
        spared=[],
        entered=[],
        decks=[[] for _ in range(n)],
        leaders=[-1] * n,
        wins=[0] * n,
        game=0,
        stray={},
        camp=None,
        sources=[0, 0, 0],
    )
    t.round = 0
    return t


def lay_out(t: Steppe, zones: list[list[int]]) -> None:
    """Put the cards of a new table where they begin, before anything has happened."""
    where = [0] * len(t.kind)
    for n, cards in enumerate(zones):
        for card in cards:
            where[card] = n
    t.zones, t.where = zones, where


# -- two decks that are known before ----------------------------------------------------------------------------------


def _two_decks(
    lay: Layout,
    seed: int,
    options: dict[str, Any],
    names: Sequence[str],
    pair: Sequence[decks.Deck],
    rest: Sequence[Sequence[int]] = ((), ()),
) -> Steppe:
    kinds = [k for n in (0, 1) for k in (pair[n][0], *pair[n][1], *rest[n])]
    t = _table(lay, kinds, seed, options, names)
    zones: list[list[int]] = [[] for _ in lay.names]
    at = 0
    for seat in (0, 1):
        size = len(pair[seat][1])
        end = at + 1 + size
        t.leaders[seat] = at
        t.decks[seat] = list(range(at + 1, end))
        zones[lay["wb"][seat]] = [at]
        zones[lay["deck"][seat]] = t.decks[seat][:]
        at = end + len(rest[seat])
        if rest[seat]:
            zones[lay["pool"][seat]] = list(range(end, at))
    zones[lay["box"][0]] = list(range(at, len(t.kind)))
    lay_out(t, zones)
    t.agenda.append(("next game",))
    return t


def precon(lay: Layout, seed: int, options: dict[str, Any], names: Sequence[str]) -> Steppe:
    """Preconstructed decks: one of four each (WBR-183)."""
    return _two_decks(lay, seed, options, names, [decks.PRECONS[g] for g in guilds(seed, options)])


def guilds(seed: int, options: dict[str, Any]) -> tuple[int, int]:
    """The guilds that both seats play; what is left to chance differs from the other's."""
    luck = Luck(seed, 3)
    asked = [options.get("guild1", "random"), options.get("guild2", "random")]
    fixed = [GUILDS.index(word) if word in GUILDS else -1 for word in asked]
    for n in (0, 1):
        if fixed[n] < 0:
            fixed[n] = luck.pick([g for g in range(4) if g != fixed[1 - n]])
    return fixed[0], fixed[1]


def constructed(lay: Layout, seed: int, options: dict[str, Any], names: Sequence[str]) -> Steppe:
    """Constructed decks from text; without one a preconstructed deck, which is legal too (WBR-184, WBR-186).

    What a deck leaves out lies in its owner's pool, so that a rival's list stays a secret (WBR-Q33).
    """
    fallback = guilds(seed, options)
    pair = []
    for n in (0, 1):
        text = str(options.get(f"deck{n + 1}", "") or "").strip()
        try:
            pair.append(decks.legal(text) if text else decks.PRECONS[fallback[n]])
        except decks.BadDeck as fault:
            raise ValueError(f"Deck {n + 1}: {fault}") from None
    rest = [[k for k in PLAIN_CARDS if k not in deck[1] and k not in LEADERS and _may_have(deck, k)] for deck in pair]
    return _two_decks(lay, seed, options, names, pair, rest)


def _may_have(deck: decks.Deck, k: int) -> bool:
    return STAR[k] is None or LEADER_OF[STAR[k] or 0] == deck[0]


# -- drafts ------------------------------------------------------------------------------------------------------------

COURT = tuple(k for guild in range(4) for k in (LEADER_OF[guild], *SIGNATURES[guild]))
"""A Worldbreaker of each guild (there is one) and their 12 signature cards (WBR-189, WBR-195)."""


def _draft(
    lay: Layout,
    seed: int,
    options: dict[str, Any],
    names: Sequence[str],
    supply: Sequence[int],
    court: str,
    step: tuple[Any, ...],
) -> Steppe:
    n = lay.seats
    t = _table(lay, [*COURT * n, *supply], seed, options, names)
    for card in range(len(COURT) * n):
        t.move(card, lay[court][card // len(COURT)])
    target = lay["packs" if court == "court" else "supply"][0]
    for card in range(len(COURT) * n, len(COURT) * n + len(supply)):
        t.move(card, target)
    t.shuffle(target)
    t.agenda.append(step)
    return t


def five(lay: Layout, seed: int, options: dict[str, Any], names: Sequence[str]) -> Steppe:
    """5-1-2: 96 cards, or 140 with second copies of neutrals and of 24 guild cards by lot (WBR-190, WBR-Q36)."""
    supply = list(SUPPLY)
    if options.get("supply") == "extended":
        others = [k for cards in GUILD_CARDS for k in cards]
        Luck(seed, 4).shuffle(others)
        supply += [*NEUTRALS, *others[:24]]
    return _draft(lay, seed, options, names, supply, "pool", ("five",))


def three(lay: Layout, seed: int, options: dict[str, Any], names: Sequence[str]) -> Steppe:
    """Three Pile: the 96-card supply (WBR-196)."""
    return _draft(lay, seed, options, names, SUPPLY, "pool", ("piles",))


def four(lay: Layout, seed: int, options: dict[str, Any], names: Sequence[str]) -> Steppe:
    """Four players: two copies of the supply in 16 packs of 12 (WBR-207, WBR-208)."""
    return _draft(lay, seed, options, names, (*SUPPLY, *SUPPLY), "court", ("booster", 1))


def campaign_table(lay: Layout, seed: int, options: dict[str, Any], names: Sequence[str]) -> Steppe:
    """The solo campaign, from the start of a part or from a saved text."""
    t = _table(lay, campaign.cards_of_campaign(), seed, options, (*names[:1], "The automaton"), auto=1)
    text = str(options.get("saved", "") or "").strip()
    if text:
        campaign_save.resume(t, text)
    else:
        campaign.start(t, int(options.get("part", 1)))
        t.agenda.append(("game",))
    return t


SETUPS = {
    "precon": precon,
    "constructed": constructed,
    "five": five,
    "three": three,
    "four": four,
    "campaign": campaign_table,
}

# -- what follows ------------------------------------------------------------------------------------------------------

ACROSS = ((0, 2), (1, 3))
LEAGUE = (*ACROSS, (0, 1), (2, 3), (0, 3), (1, 2))


def schedule(t: Steppe) -> tuple[tuple[int, int], ...]:
    """The games still to be played, the first against the seat across (WBR-219)."""
    if t.seats == 2:
        return ((0, 1),) * int(t.options.get("series", 1))
    return LEAGUE if t.options.get("league") == "all" else ACROSS


def next_game(t: Steppe) -> None:
    """The next game of the series; decks may be changed before any but the first of a seat."""
    pair = schedule(t)[t.game]
    t.agenda.append(("begin", *pair))
    played = {seat for done in schedule(t)[: t.game] for seat in done}
    if FAMILY[t.options.get("mode", "precon")] == "draft" and played & {*pair}:
        t.agenda.append(("change", *pair))


def over(t: Steppe, winner: int, by: str) -> None:
    """A game is over: the chapter, the next game of a series, or the end."""
    t.agenda.clear()
    t.combat = None
    t.tell("won" if winner >= 0 else "drawn", who=max(winner, 0), how=by, n=max(t.power))
    if t.camp is not None:
        campaign.over(t, winner)
        return
    if winner >= 0:
        t.wins[winner] += 1
    t.game += 1
    games = schedule(t)
    decided = t.seats == 2 and max(t.wins) > len(games) // 2
    if t.game < len(games) and not decided:
        t.agenda.append(("next game",))
        return
    best = max(t.wins)
    if t.seats == 2 and t.wins[0] == t.wins[1]:
        t.result = ((), by)
    else:
        t.result = (
            tuple([seat for seat in range(t.seats) if t.wins[seat] == best]),
            "series" if len(games) > 1 else by,
        )


def concede(t: Steppe, seat: int) -> Why | None:
    """A side gives its game up (D47); in a campaign that is a lost chapter."""
    if t.phase not in ("setup", "action", "rally") or seat not in t.pair:
        return Why("why.concede")
    t.tell("concede", who=seat)
    over(t, t.pair[0] + t.pair[1] - seat, "concession")
    return None


STEPS: dict[str, Callable[..., Any]] = {
    "begin": turn.begin,
    "mulligan": turn.mulligan,
    "round": turn.next_round,
    "turn": turn.turn,
    "act": turn.act,
    "rally": turn.rally,
    "refresh": turn.refresh,
    "check": turn.check,
    "over": over,
    "next game": next_game,
    "five": draft.five,
    "five second": draft.five_second,
    "piles": draft.piles,
    "pile": draft.pile,
    "booster": draft.booster,
    "boost": draft.boost,
    "build decks": draft.build_decks,
    "change": draft.change,
    "game": campaign.game,
    "chapter setup": campaign.setup_chapter,
    "won": campaign.won,
    "camp": campaign.camp,
    "part over": campaign.part_over,
}
