"""Set-up choices, New Age, Skirmish and Peacetime (specification 3.2, 3.4 to 3.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...ask import Ask, Flow, Pick, Value, Why, everyone
from .cards import AGE, BOX_KINDS, CLASS, COST, MAT_ROWS, MERC, PER_BOX, SELL
from .state import INCOME, Field, common_top, draw, gain, in_order, lose, sides, tidy, to_camp

SKIRMISH, PEACE = "skirmish", "peacetime"
TRACK = (
    (SKIRMISH, PEACE, SKIRMISH),
    (PEACE, SKIRMISH, PEACE),
    (SKIRMISH, PEACE, SKIRMISH),
)
"""Drafts of each Age (ETT-004)."""
PROPOSALS = 3
"""Refused proposals after which a snake draft decides (ETT-Q13)."""

# -- nations --------------------------------------------------------------------------------------------------------


def nations_left(t: Field, seat: int) -> list[int]:
    """Nations a seat may choose: unused in its box, not its neighbour's, and leaving one for the last chooser.

    Only a box of eight uses all eight nations; there the last but one may not leave a neighbour's nation to the last
    (ETT-020, ETT-219).
    """
    lay = t.lay
    box, players = lay.box_of[seat], [n for n in lay.ring if n < t.seats]
    mates = [n for n in players if lay.box_of[n] == box]
    used = {t.nation[n] for n in mates}
    found = [c for c in range(MERC) if c not in used and c not in _neighbours(t, seat)]
    waiting = [n for n in mates if t.nation[n] < 0 and n != seat]
    if len(waiting) == 1:
        last = _neighbours(t, waiting[0])
        free = [c for c in range(MERC) if c not in used]
        found = [c for c in found if any(d != c and d not in last for d in free)]
    return found


def _neighbours(t: Field, n: int) -> set[int]:
    lay = t.lay
    at = lay.ring.index(n)
    return {t.nation[lay.ring[(at + step) % lay.nations]] for step in (1, -1)}


def choose_nation(t: Field, k: int) -> Flow | None:
    """Players choose in seat order from the random first player (ETT-020, ETT-Q05)."""
    players = [n for n in t.lay.ring if n < t.seats]
    if k == len(players):
        return None
    return _choose_nation(t, k, players[k])


def _choose_nation(t: Field, k: int, seat: int) -> Flow:
    options = tuple(f"mat:{c}" for c in nations_left(t, seat))
    chosen = yield Ask(seat, "nation", options, why=lambda thing: _why_not_nation(t, seat, thing))
    t.nation[seat] = int(chosen[4:])
    t.tell("nation", who=seat, place=chosen)
    t.agenda.append(("choose_nation", k + 1))


def _why_not_nation(t: Field, seat: int, thing: Value) -> Why | None:
    if not (isinstance(thing, str) and thing.startswith("mat:")):
        return None
    c = int(thing[4:])
    if c == MERC:
        return Why("why.merc_mat")
    taken = [n for n in range(t.seats) if t.nation[n] == c and t.lay.box_of[n] == t.lay.box_of[seat]]
    return Why("why.nation_taken", place=thing, who=taken[0]) if taken else Why("why.nation_neighbour", place=thing)


def deal_nations(t: Field) -> None:
    """The other way to choose: by lot, under the same conditions (ETT-Q05)."""
    for seat in [n for n in t.lay.ring if n < t.seats]:
        c = t.luck.pick(nations_left(t, seat))
        t.nation[seat] = c
        t.tell("nation", who=seat, place=f"mat:{c}")


def muster(t: Field) -> None:
    """Shuffle the common decks (ETT-014, ETT-015) and stack the Nation Decks: three shuffled stacks, Age III at the
    bottom, Age I on top (ETT-023); the rest stays boxed."""
    lay = t.lay
    for zone in (*lay["merc"], *lay["quests"]):
        t.shuffle(zone)
    for n, c in enumerate(t.nation):
        if c == MERC:
            continue
        order: list[int] = []
        for stack in STACKS[c]:
            cards = [lay.box_of[n] * PER_BOX + card for card in stack]
            for card in cards:
                t.move(card, lay.deck[n])
            t.luck.shuffle(cards)
            order += cards
        t.arrange(lay.deck[n], order)


STACKS = tuple(
    tuple(tuple(i for i, k in enumerate(BOX_KINDS) if CLASS[k] == c and AGE[k] == age) for age in (2, 1, 0))
    for c in range(MERC)
)
"""Cards of each nation within a box, Age III first."""


# -- initiative -----------------------------------------------------------------------------------------------------


def initiative(t: Field) -> None:
    """In each pair the nation with the higher Initiative number decides who begins (ETT-024, ETT-216, ETT-Q07)."""
    t.stage = "initiative"
    for p, (x, y) in enumerate(t.lay.pairs):
        mine, theirs = MAT_ROWS[t.nation[x]].initiative, MAT_ROWS[t.nation[y]].initiative
        chooser = x if mine > theirs or (mine == theirs and t.streams[p].below(2) == 0) else y
        t.lanes[p].append(("token", p, chooser))
    t.agenda.append(("lanes",))


def token(t: Field, p: int, chooser: int) -> Flow:
    """Take the Initiative Token or leave it to the Enemy (ETT-024, ETT-189)."""
    lay = t.lay
    chosen = yield Ask(lay.seat_of[chooser], "initiative", ("take", "give"), about={"nation": chooser})
    t.holder[p] = chooser if chosen == "take" else lay.enemy[chooser]
    holder = t.holder[p]
    t.tell("initiative", who=lay.seat_of[chooser], of=lay.of[chooser], whom=lay.of[holder])


# -- New Age --------------------------------------------------------------------------------------------------------


def age(t: Field, a: int) -> None:
    """New Age: Gold for all, an Adventure for each pair, then three drafts and a War (ETT-003, ETT-032 to ETT-036)."""
    lay = t.lay
    t.age, t.round, t.draft, t.stage = a, a + 1, 0, "new age"
    tidy(t)
    if t.events is not None:
        t.tell("age", n=a + 1, age=f"age.{a}")
    for n in in_order(t):
        gain(t, n, INCOME[a], "age")
    for p in range(len(lay.pairs)):
        holder = t.holder[p]
        card = t.zones[lay.quests[lay.box_of[holder]][a]][-1]
        t.move(card, lay.quest[p])
        if t.events is not None:
            t.tell("quest", who=lay.seat_of[holder], of=lay.of[holder], card=card)
    t.agenda += [("war", a), ("draft", a, 2), ("draft", a, 1), ("draft", a, 0)]


def draft(t: Field, a: int, k: int) -> None:
    """One draft phase; all tables finish it before the next begins (ETT-004 to ETT-006, ETT-010)."""
    t.draft, t.stage = k, TRACK[a][k]
    if t.events is not None:
        t.tell("draft", n=k + 1, age=f"age.{a}", kind=f"stage.{t.stage}")
    (deal_skirmish if t.stage == SKIRMISH else deal_peacetime)(t)
    t.agenda.append(("lanes",))


# -- Skirmish -------------------------------------------------------------------------------------------------------


def deal_skirmish(t: Field) -> None:
    """Four cards of the current Mercenary deck face up for each pair, in ring order (ETT-047, ETT-Q16, ETT-Q44)."""
    lay = t.lay
    for p in range(len(lay.pairs)):
        deck = t.zones[lay.merc[lay.box_of[t.holder[p]]][t.age]]
        for card in deck[:-5:-1]:
            t.move(card, lay.lineup[p])
        if t.events is not None:
            t.tell("lineup", cards=t.zones[lay.lineup[p]][:], of=lay.of[t.holder[p]], whom=lay.of[sides(t, p)[1]])
        t.lanes[p] += [("recruit", *sides(t, p)), ("pick", p, 3), ("pick", p, 2), ("pick", p, 1), ("pick", p, 0)]


def pick(t: Field, p: int, i: int) -> Flow | None:
    """Picks 1-2-2-1 from the holder; a pick that finds no card pays Gold (ETT-048, ETT-052, ETT-060, ETT-Q16)."""
    n = sides(t, p)[i in (1, 2)]
    if not t.zones[t.lay.lineup[p]]:
        gain(t, n, INCOME[t.age], "empty")
        return None
    return _pick(t, n, t.lay.lineup[p], "pick")


def _pick(t: Field, n: int, zone: int, verb: str) -> Flow | None:
    """One card of a Lineup to lie in front of its drafter; the last one goes by itself (ETT-049)."""
    cards = tuple(t.zones[zone])
    if len(cards) == 1:
        _give(t, n, cards)
        return None
    return _pick_one(t, n, cards, verb)


def _pick_one(t: Field, n: int, cards: tuple[int, ...], verb: str) -> Flow:
    card = yield Ask(t.lay.seat_of[n], verb, cards, about={"nation": n})
    _give(t, n, (card,))


# -- Recruit and Sell -----------------------------------------------------------------------------------------------


def recruit(t: Field, *nations: int) -> Flow | None:
    """Recruit or Sell each drafted card; both players commit before either is shown (ETT-037 to ETT-045, ETT-Q11).

    One question a nation: which cards are Recruited; the others are Sold first, so that their Gold counts (ETT-041).
    """
    asks = {}
    for n in nations:
        options = tuple(payable(t, n))
        if options:
            asks[n] = _recruit_pick(t, n, options)
    if not asks:
        for n in nations:
            _carry_out(t, n, ())
        return None
    return _recruit(t, nations, asks)


def payable(t: Field, n: int) -> list[int]:
    """Drafted cards that could be paid for if all the others were Sold first (ETT-039, ETT-041)."""
    front, kind, gold = t.zones[t.lay.front[n]], t.kind, t.gold[n]
    worth = 0
    for card in front:
        worth += SELL[kind[card]]
    return [card for card in front if COST[kind[card]] + SELL[kind[card]] <= gold + worth]


def purse(t: Field, n: int, picks: tuple[int, ...]) -> tuple[int, int]:
    """Gold at hand after Selling the rest, and the cost of Recruiting these."""
    kind, gold, cost = t.kind, t.gold[n], 0
    for card in t.zones[t.lay.front[n]]:
        if card in picks:
            cost += COST[kind[card]]
        else:
            gold += SELL[kind[card]]
    return gold, cost


def _recruit_pick(t: Field, n: int, options: tuple[int, ...]) -> Pick:
    def check(picks: tuple[Value, ...]) -> Why | None:
        gold, cost = purse(t, n, picks)
        return None if cost <= gold else Why("why.recruit", cost=cost, n=gold)

    def why(thing: Value) -> Why | None:
        if isinstance(thing, int) and t.where[thing] == t.lay.front[n]:
            gold, cost = purse(t, n, (thing,))
            return Why("why.recruit_one", card=thing, cost=cost, n=gold)
        return None

    seat = t.lay.seat_of[n]
    return Pick(seat, "recruit", options, 0, len(options), why=why, check=check, about={"nation": n})


def _recruit(t: Field, nations: tuple[int, ...], asks: dict[int, Pick]) -> Flow:
    if len(asks) == 1:
        ((n, ask),) = asks.items()
        picked = {n: (yield ask)}
    else:
        answers = yield from everyone({ask.seat: ask for ask in asks.values()})
        picked = {n: answers[ask.seat] for n, ask in asks.items()}
    for n in nations:
        _carry_out(t, n, picked.get(n, ()))


def _carry_out(t: Field, n: int, picks: tuple[int, ...]) -> None:
    """Sell what is not Recruited, then Recruit (ETT-038, ETT-040, ETT-041)."""
    lay, kind = t.lay, t.kind
    sold = [card for card in t.zones[lay.front[n]] if card not in picks]
    if sold:
        value = sum([SELL[kind[card]] for card in sold])
        t.gold[n] += value
        if t.events is not None:
            t.tell("sell", who=lay.seat_of[n], of=lay.of[n], cards=sold, n=value, gold=t.gold[n])
        for card in sold:
            lose(t, card)
    if picks:
        cost = sum([COST[kind[card]] for card in picks])
        t.gold[n] -= cost
        if t.events is not None:
            t.tell("recruit", who=lay.seat_of[n], of=lay.of[n], cards=list(picks), cost=cost, gold=t.gold[n])
        for card in picks:
            to_camp(t, card, n)


# -- Peacetime ------------------------------------------------------------------------------------------------------


def deal_peacetime(t: Field) -> None:
    """Two cards of each Nation Deck face up between Allies; missing ones are Mercenaries, or Gold (ETT-053, ETT-Q14,
    ETT-Q15). With two players each has a Lineup of two own cards and two Mercenaries (ETT-205)."""
    lay = t.lay
    owed = t.owed = [2] * lay.nations
    for n in in_order(t):
        market = lay.market[lay.alliance_of[n]]
        own = t.zones[lay.deck[n]][:-3:-1]
        for card in own:
            t.move(card, market)
        for _ in range(2 - len(own)):
            owed[n] -= draw(t, n, market, "lineup") is None
        if lay.ally[n] == n:
            for _ in range(2):
                owed[n] -= _hire(t, n, market)
    for a, group in enumerate(lay.alliances):
        if t.events is not None:
            t.tell("market", cards=t.zones[lay.market[a]][:], of=lay.of[group[0]], whom=lay.of[group[-1]])
        t.lanes[a] += talks(t, a)
    t.agenda.append(("peace_over",))


def talks(t: Field, a: int) -> list[tuple[Any, ...]]:
    """The steps of an alliance over its Lineup, the last one first."""
    lay = t.lay
    group = lay.alliances[a]
    if len(group) == 1:
        return [("recruit", *group), ("take", a)]
    if lay.seat_of[group[0]] == lay.seat_of[group[1]]:
        return [("recruit", group[1]), ("recruit", group[0]), ("share", a)]
    return [("recruit", *group), ("split", a, 0)]


def _hire(t: Field, n: int, market: int) -> bool:
    """A Mercenary for a two-player Lineup; True if there is none and Gold is paid instead (ETT-205, ETT-059)."""
    card = common_top(t, n)
    if card is None:
        gain(t, n, INCOME[t.age], "empty")
        return True
    t.move(card, market)
    return False


def peace_over(t: Field) -> None:
    """Count Peacetimes: who proposes first alternates (ETT-Q13)."""
    t.peace += 1


def take(t: Field, a: int) -> Flow:
    """Two players: draft two of four, the others are lost without Gold (ETT-205, ETT-206)."""
    lay = t.lay
    n = lay.alliances[a][0]
    cards = tuple(t.zones[lay.market[a]])
    owing = max(0, min(t.owed[n], len(cards)))
    picks = yield Pick(lay.seat_of[n], "take", cards, owing, owing, about={"nation": n})
    _give(t, n, picks)
    rest = [card for card in cards if card not in picks]
    if t.events is not None and rest:
        t.tell("unwanted", who=lay.seat_of[n], of=lay.of[n], cards=rest)
    for card in rest:
        lose(t, card)


def share(t: Field, a: int) -> Flow:
    """The odd player gives two cards to each of both nations (ETT-212)."""
    lay = t.lay
    own, other = lay.alliances[a]
    cards = tuple(t.zones[lay.market[a]])
    picks = yield Pick(lay.seat_of[own], "share", cards, t.owed[own], t.owed[own], about={"nation": own, "ally": other})
    _give(t, own, picks)
    _give(t, other, tuple(card for card in cards if card not in picks))


def _give(t: Field, n: int, cards: tuple[int, ...]) -> None:
    lay = t.lay
    if t.events is not None:
        t.tell("pick", who=lay.seat_of[n], of=lay.of[n], cards=list(cards))
    for card in cards:
        t.move(card, lay.front[n])


def proposer(t: Field, a: int, k: int) -> tuple[int, int]:
    """Who makes the k-th proposal of this Peacetime, and who answers it (ETT-Q13)."""
    group = t.lay.alliances[a]
    first = (t.peace + k) % 2
    return group[first], group[1 - first]


def split(t: Field, a: int, k: int) -> Flow:
    """One Ally proposes who takes which cards; initiative plays no part (ETT-054, ETT-055, ETT-Q13)."""
    lay = t.lay
    n, mate = proposer(t, a, k)
    cards = tuple(t.zones[lay.market[a]])
    about = {"nation": n, "ally": mate, "k": k}
    picks = yield Pick(lay.seat_of[n], "split", cards, t.owed[n], t.owed[n], about=about)
    rest = [card for card in cards if card not in picks]
    t.tell("propose", who=lay.seat_of[n], whom=lay.of[mate], cards=list(picks), others=rest)
    t.lanes[a].append(("agree", a, k, picks))


def agree(t: Field, a: int, k: int, picks: tuple[int, ...]) -> Flow:
    """The other Ally accepts or makes a proposal of their own; after three a snake draft decides (ETT-Q13)."""
    lay = t.lay
    n, mate = proposer(t, a, k)
    cards = t.zones[lay.market[a]][:]
    rest = tuple(card for card in cards if card not in picks)
    about = {"nation": mate, "ally": n, "cards": list(rest), "others": list(picks), "k": k}
    answer = yield Ask(lay.seat_of[mate], "agree", ("accept", "counter"), about=about)
    if answer == "accept":
        t.tell("agreed", who=lay.seat_of[mate], whom=lay.of[n])
        _give(t, n, picks)
        _give(t, mate, rest)
    elif k + 1 < PROPOSALS:
        t.tell("refused", who=lay.seat_of[mate], whom=lay.of[n])
        t.lanes[a].append(("split", a, k + 1))
    else:
        t.tell("snake", who=lay.seat_of[mate], whom=lay.of[n])
        first, second = proposer(t, a, 0)
        owed = t.owed
        turns = [first] * (owed[first] > 0) + [second] * owed[second] + [first] * max(0, owed[first] - 1)
        t.lanes[a] += [("snake", a, n) for n in reversed(turns)]


def snake(t: Field, a: int, n: int) -> Flow | None:
    """A pick of the snake draft 1-2-1 between Allies who cannot agree (ETT-Q13)."""
    return _pick(t, n, t.lay.market[a], "snake")


STEPS: dict[str, Callable[..., Any]] = {
    "choose_nation": choose_nation,
    "deal_nations": deal_nations,
    "muster": muster,
    "initiative": initiative,
    "age": age,
    "draft": draft,
    "peace_over": peace_over,
}
LANES: dict[str, Callable[..., Any]] = {
    "token": token,
    "pick": pick,
    "recruit": recruit,
    "take": take,
    "share": share,
    "split": split,
    "agree": agree,
    "snake": snake,
}
