"""Battles: abilities at the start, scores, results, and the attempt at the Adventure (specification 3.11 to 3.13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...ask import Ask, Flow, Value, Why
from .cards import (
    ABIL,
    ADV,
    BASE,
    BONUS,
    DRAGON,
    EASE,
    IS_DEFENSE,
    NEED,
    PAYS,
    RANGED,
    SLAYER,
    START,
    STR,
    SWIFTS,
    TERRIFY,
    TROOP,
    TYPE,
    WEAK,
)
from .state import (
    CLAIMS,
    NO_BATTLE,
    QUEST,
    TIE,
    Field,
    abilities,
    common_top,
    gain,
    has_troop,
    lose,
    muster_card,
    place_kind,
    score,
    sides,
    top_of_deck,
)

VERBS = {TERRIFY: "terrify", SLAYER: "slay", RANGED: "fire"}
SHOT = tuple(VERBS)
"""Abilities at the start of a battle, in the order in which one unit's are declared."""


def flip(t: Field, p: int) -> None:
    """All deployed cards are turned face up (ETT-079)."""
    lay, zones = t.lay, t.zones
    for n in lay.pairs[p]:
        downs = lay.downs[n]
        for k in range(4):
            if zones[downs[k]]:
                t.move_all(downs[k], lay.sites[n][k])


def battle(t: Field, p: int, k: int) -> None:
    """Battles from site k on, each with its start-of-battle abilities first if there are any (ETT-080 to ETT-082)."""
    lay, kind, zones, lane = t.lay, t.kind, t.zones, t.lanes[p]
    x, y = lay.pairs[p]
    if k == 0:
        flip(t, p)
    for site in range(k, 4):
        here = zones[lay.sites[x][site]] + zones[lay.sites[y][site]]
        if t.events is not None:
            t.tell("front" if here else "quiet", kind=f"site.{site}", of=lay.of[x], whom=lay.of[y])
        if not here:
            t.tokens[4 * p + site] = NO_BATTLE
            continue
        for card in here:
            if ABIL[kind[card]] & START:
                lane += [("battle", p, site + 1), ("aim", p, site, 0, ())]
                return
        fight(t, p, site)


# -- start of battle ------------------------------------------------------------------------------------------------


def shooters(t: Field, p: int, k: int) -> list[tuple[int, int, int]]:
    """All abilities at the start of this battle as (nation, unit, ability), the holder's first (ETT-083, ETT-096)."""
    kind, lay = t.kind, t.lay
    return [
        (n, unit, bit)
        for n in sides(t, p)
        for unit in t.zones[lay.sites[n][k]]
        if ABIL[kind[unit]] & START
        for bit in SHOT
        if ABIL[kind[unit]] & bit
    ]


def targets(t: Field, n: int, k: int, unit: int, bit: int) -> list[int]:
    """Enemy units of this battle that an ability may name (ETT-085, ETT-087 to ETT-090)."""
    lay, kind = t.lay, t.kind
    there = t.zones[lay.sites[lay.enemy[n]][k]]
    if bit == TERRIFY:
        return there[:]
    if bit == SLAYER:
        return [card for card in there if ABIL[kind[card]] & DRAGON]
    strength = STR[kind[unit]]
    return [card for card in there if TYPE[kind[card]] == TROOP and STR[kind[card]] <= strength]


Named = tuple[tuple[int, int, int], ...]
"""What has been declared so far: (unit, ability, target)."""


def aim(t: Field, p: int, k: int, i: int, named: Named) -> Flow | None:
    """The next ability names its target; those without one are passed over (ETT-083, ETT-088, ETT-091)."""
    plan = shooters(t, p, k)
    while i < len(plan):
        n, unit, bit = plan[i]
        there = targets(t, n, k, unit, bit)
        if there:
            return _aim(t, p, k, i, named, plan[i], there)
        i += 1
    strike(t, p, k, named)
    fight(t, p, k)
    return None


def _aim(t: Field, p: int, k: int, i: int, named: Named, shot: tuple[int, int, int], there: list[int]) -> Flow:
    n, unit, bit = shot
    seat = t.lay.seat_of[n]
    options: tuple[Value, ...] = (*there, None) if bit == RANGED else tuple(there)
    why = lambda thing: why_not_target(t, n, k, unit, bit, thing)
    about = {"nation": n, "site": k}
    target = yield Ask(seat, VERBS[bit], options, source=unit, why=why, about=about)
    if target is not None:
        named = (*named, (unit, bit, target))
        t.tell("aim", who=seat, source=unit, card=target, how=f"shot.{VERBS[bit]}")
    t.lanes[p].append(("aim", p, k, i + 1, named))


def why_not_target(t: Field, n: int, k: int, unit: int, bit: int, thing: Value) -> Why | None:
    """Why a unit is no target of an ability at the start of battle."""
    if not isinstance(thing, int):
        return None
    lay, kind = t.lay, t.kind
    if t.where[thing] in lay.sites[n]:
        return Why("why.own_unit")
    if t.where[thing] != lay.sites[lay.enemy[n]][k]:
        return Why("why.other_battle", kind=f"site.{k}")
    if bit == SLAYER:
        return Why("why.no_dragon", card=thing)
    if IS_DEFENSE[kind[thing]]:
        return Why("why.shoot_defense", card=thing)
    return Why("why.too_strong", card=thing, n=STR[kind[thing]], a=STR[kind[unit]])


def strike(t: Field, p: int, k: int, named: Named) -> None:
    """All removals at once: a capture wins over the own pile (ETT-084 to ETT-095, ETT-Q21, ETT-Q22)."""
    lay = t.lay
    goes: dict[int, int] = {}
    owner = {card: n for n in lay.pairs[p] for card in t.zones[lay.sites[n][k]]}
    for unit, bit, target in named:
        if bit == TERRIFY:
            goes.setdefault(target, lay.retired[owner[target]])
        else:
            goes[target] = lay.trophies[lay.enemy[owner[target]]]
        if bit == RANGED:
            goes.setdefault(unit, lay.retired[owner[unit]])
    for card, zone in goes.items():
        if t.events is not None:
            taken = zone in lay.trophies
            to = lay.of[lay.enemy[owner[card]] if taken else owner[card]]
            how = "struck.taken" if taken else "struck.away"
            t.tell("struck", who=lay.seat_of[owner[card]], card=card, whom=to, how=how)
        t.move(card, zone)


# -- scores and results ---------------------------------------------------------------------------------------------


def fight(t: Field, p: int, k: int) -> None:
    """Compare Battle Scores and settle the result (ETT-097 to ETT-116)."""
    x, y = t.lay.pairs[p]
    result = outcome(t, p, k) if has_troop(t, x, k) or has_troop(t, y, k) else NO_BATTLE
    t.tokens[4 * p + k] = result
    if t.events is not None:
        _told(t, p, k, result)
    if k == QUEST and result >= 0:
        t.lanes[p].append(("attempt", p, result))


def swift(t: Field, n: int, k: int) -> int:
    """Swift icons of a nation's units at a site (ETT-116)."""
    kind, total = t.kind, 0
    for card in t.zones[t.lay.sites[n][k]]:
        total += SWIFTS[kind[card]]
    return total


def outcome(t: Field, p: int, k: int) -> int:
    """The result of a battle in which there is a Troop: score, then Swift, then Protected (ETT-103 to ETT-114)."""
    x, y = t.lay.pairs[p]
    a, b = score(t, x, k), score(t, y, k)
    if a == b:
        a, b = swift(t, x, k), swift(t, y, k)
    result = x if a > b else y if b > a else TIE
    losing = bool(t.options.get("protected_only_when_losing"))
    for n in (x, y):
        foe = t.lay.enemy[n]
        if (not losing or result == foe) and shield(t, n, k) is not None:
            return NO_BATTLE
    return result


def shield(t: Field, n: int, k: int) -> int | None:
    """A Protected Defense of this side whose weaknesses no opposing unit has, or None (ETT-110 to ETT-115, ETT-Q25)."""
    kind, against = t.kind, -1
    for card in t.zones[t.lay.sites[n][k]]:
        weak = WEAK[kind[card]]
        if weak:
            if against < 0:
                against = abilities(t, t.lay.enemy[n], k)
            if not weak & against:
                return card
    return None


def _told(t: Field, p: int, k: int, result: int) -> None:
    """The battle added up, step by step."""
    lay, kind = t.lay, t.kind
    x, y = sides(t, p)
    scores = []
    for n in (x, y):
        total = 0
        who, of = lay.seat_of[n], lay.of[n]
        if k < QUEST:
            total = place_kind(t, n, k)
            t.tell("add_place", who=who, of=of, place=lay.spot[n][k], n=total, kind=f"place.{place_kind(t, n, k)}")
        for card in t.zones[lay.sites[n][k]]:
            total += STR[kind[card]]
            t.tell("add", who=who, of=of, card=card, n=STR[kind[card]], sum=total)
        scores.append(total)
    how = "tie" if result == TIE else "none" if result == NO_BATTLE else "swift" if scores[0] == scores[1] else "won"
    fields = {"of": lay.of[x], "whom": lay.of[y], "a": scores[0], "b": scores[1], "kind": f"site.{k}"}
    if how == "none" and (has_troop(t, x, k) or has_troop(t, y, k)):
        cover = next(wall for n in (x, y) if (wall := shield(t, n, k)) is not None)
        t.tell("result", **fields, source=cover, how="result.shield", won=None)
        return
    winner = lay.of[result] if result >= 0 else None
    t.tell("result", **fields, how=f"result.{how}", winner=winner, won=result == x if result >= 0 else None)


# -- the Adventure --------------------------------------------------------------------------------------------------


def adventurers(t: Field, n: int) -> list[int]:
    """Troops with Adventure Strength at the Adventure (ETT-121)."""
    kind = t.kind
    return [card for card in t.zones[t.lay.sites[n][QUEST]] if ADV[kind[card]] and TYPE[kind[card]] == TROOP]


def adventure_score(t: Field, n: int) -> int:
    """Adventure Score: Adventure Strength of the units that remain there (ETT-122)."""
    return sum([ADV[t.kind[card]] for card in adventurers(t, n)])


def base_difficulty(t: Field, n: int, card: int) -> int:
    """Base Difficulty of an Adventure for a nation, eased by its units there, not below 0 (ETT-129)."""
    k = t.kind[card]
    ability, less = EASE[k]
    return max(0, BASE[k] - less) if ability & abilities(t, n, QUEST) else BASE[k]


def attempt(t: Field, p: int, n: int) -> Flow | None:
    """The winner of the Adventure battle may attempt it with its Troops of Adventure Strength (ETT-119 to ETT-121)."""
    quest = t.zones[t.lay.quest[p]]
    if not quest or not adventurers(t, n):
        return None
    need = NEED[t.kind[quest[0]]]
    if need and not need & abilities(t, n, QUEST):
        return None
    return _attempt(t, p, n, quest[0])


def _attempt(t: Field, p: int, n: int, card: int) -> Flow:
    lay = t.lay
    seat, of = lay.seat_of[n], lay.of[n]
    about = {"nation": n, "score": adventure_score(t, n), "base": base_difficulty(t, n, card)}
    wanted = yield Ask(seat, "attempt", ("yes", "no"), source=card, about=about)
    if wanted == "no":
        return
    roll = t.streams[p].roll(6)
    total, difficulty = about["score"], about["base"] + roll
    t.tell(
        "roll", who=lay.seat_of[lay.enemy[n]], of=of, card=card, n=roll, a=total, b=difficulty, base=about["base"],
        how="roll.done" if total >= difficulty else "roll.failed",
    )  # fmt: skip
    if total >= difficulty:
        complete(t, p, n, card)
    else:
        t.lanes[p].append(("fail", p, n))


def fail(t: Field, p: int, n: int) -> Flow:
    """A failed attempt costs one of the adventuring Troops, at its owner's choice (ETT-124, ETT-125, ETT-Q27)."""
    lay = t.lay
    card = yield Ask(lay.seat_of[n], "fall", tuple(adventurers(t, n)), about={"nation": n})
    t.tell("fall", who=lay.seat_of[n], of=lay.of[n], card=card)
    lose(t, card)


def complete(t: Field, p: int, n: int, card: int) -> None:
    """A completed Adventure: Gold and effect, then it is set aside or retired (ETT-126 to ETT-128, ETT-Q47)."""
    lay, k = t.lay, t.kind[card]
    t.done[n] += 1
    if PAYS[k]:
        gain(t, n, PAYS[k], "quest")
    effects = BONUS[k]
    if "ALLY_GOLD" in effects:
        gain(t, lay.ally[n], effects["ALLY_GOLD"], "quest")
    for _ in range(effects.get("DRAW", 0)):
        muster_card(t, n, "quest")
    if "PLUNDER" in effects:
        take_from_deck(t, n, "plunder")
    t.move(card, (lay.aside if IS_DEFENSE[k] else lay.retired)[n])


def take_from_deck(t: Field, n: int, why: str) -> None:
    """The top card of the Enemy's Nation Deck, unseen by its owner, facedown to the own pile (ETT-138 to ETT-140).

    Against the Mercenary nation it is claimed from the common deck (ETT-Q42).
    """
    lay = t.lay
    foe = lay.enemy[n]
    card = top_of_deck(t, foe)
    if card is not None:
        t.move(card, lay.spoils[n])
        t.tell("deck_spoil", who=lay.seat_of[n], of=lay.of[n], card=card, whom=lay.of[foe])
    elif foe >= t.seats and common_top(t, foe) is not None:
        t.claims.append((n, CLAIMS.index(why), foe))
        t.tell("claim", who=lay.seat_of[n], of=lay.of[n], why=f"draw.{why}")


LANES: dict[str, Callable[..., Any]] = {"battle": battle, "aim": aim, "attempt": attempt, "fail": fail}
