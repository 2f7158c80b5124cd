"""The Spoil step: Spoils of each battle, Siege, and Defenses won in Adventures (specification 3.14, 3.15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...ask import Ask, Flow, Pick, Value, Why, everyone
from .battle import take_from_deck
from .cards import ABIL, BOUNTY, CONQUEST, FLYING, IS_DEFENSE, MAGIC, RANGED, SIEGE, STEALTH, TROOP, TYPE, VICIOUS
from .state import NO_BATTLE, OPEN, QUEST, TIE, Field, abilities, common_top, defenses, gain, sides, top_of_deck


def spoil(t: Field, p: int) -> None:
    """Spoils battle by battle, Siege, Adventure Defenses; who may besiege is settled now (ETT-132, ETT-Q34)."""
    x, y = sides(t, p)
    lane = t.lanes[p]
    lane += [("settle_in", y), ("settle_in", x)]
    lane += [("siege", n, unit) for n in (y, x) for unit in reversed(besiegers(t, p, n))]
    lane.append(("loot", p, 0))


def besiegers(t: Field, p: int, n: int) -> list[int]:
    """A nation's Siege units at sites where there was a battle, won or not (ETT-Q32)."""
    kind, zones, sites, found = t.kind, t.zones, t.lay.sites[n], []
    for k in range(4):
        if t.tokens[4 * p + k] > NO_BATTLE:
            for card in zones[sites[k]]:
                if ABIL[kind[card]] & SIEGE:
                    found.append(card)
    return found


# -- Spoils ---------------------------------------------------------------------------------------------------------


def takeable(t: Field, n: int, k: int) -> list[int]:
    """Enemy units of a battle that a nation may take: Flying and Stealth need a permission (ETT-145 to ETT-149)."""
    lay, kind = t.lay, t.kind
    mine = abilities(t, n, k)
    barred = (0 if mine & (RANGED | FLYING) else FLYING) | (0 if mine & MAGIC else STEALTH)
    return [card for card in t.zones[lay.sites[lay.enemy[n]][k]] if not ABIL[kind[card]] & barred]


def spoil_limit(t: Field, n: int, k: int, tied: bool) -> int:
    """The Age number, or one in a Tie, and one more for each Vicious unit (ETT-133, ETT-134, ETT-150)."""
    kind = t.kind
    vicious = [card for card in t.zones[t.lay.sites[n][k]] if ABIL[kind[card]] & VICIOUS]
    return (1 if tied else t.age + 1) + len(vicious)


def loot(t: Field, p: int, k: int) -> Flow | None:
    """Spoils from battle k on: the winner's; in a Tie both choose at the same time (ETT-133 to ETT-142, ETT-153)."""
    for site in range(k, 4):
        result = t.tokens[4 * p + site]
        if result in (NO_BATTLE, OPEN):
            continue
        asks = {}
        for n in sides(t, p) if result == TIE else (result,):
            ask = _spoil_ask(t, n, site, result == TIE)
            if ask is not None:
                asks[n] = ask
        if asks:
            return _loot(t, p, site, asks)
    return None


def _loot(t: Field, p: int, k: int, asks: dict[int, Ask]) -> Flow:
    if len(asks) == 1:
        ((n, ask),) = asks.items()
        answers = {ask.seat: (yield ask)}
    else:
        answers = yield from everyone({ask.seat: ask for ask in asks.values()})
    t.lanes[p].append(("loot", p, k + 1))
    for n, ask in asks.items():
        answer = answers[ask.seat]
        if ask.single:
            if answer == "take":
                take_from_deck(t, n, "spoil")
        else:
            for card in answer:
                capture(t, n, card)


def _spoil_ask(t: Field, n: int, k: int, tied: bool) -> Ask | None:
    lay = t.lay
    foe = lay.enemy[n]
    about = {"nation": n, "site": k}
    if not t.zones[lay.sites[foe][k]]:
        deck = top_of_deck(t, foe) is not None or (foe >= t.seats and common_top(t, foe) is not None)
        return Ask(lay.seat_of[n], "deck_spoil", ("take", "leave"), about=about) if deck else None
    found = takeable(t, n, k)
    if not found:
        return None
    why = lambda thing: why_not_spoil(t, n, k, thing)
    check = None
    if not abilities(t, n, k) & CONQUEST:
        check = lambda picks: troops_first(t, tuple(found), picks)
    most = min(spoil_limit(t, n, k, tied), len(found))
    return Pick(lay.seat_of[n], "spoils", tuple(found), 0, most, why=why, check=check, about=about)


def troops_first(t: Field, found: tuple[int, ...], picks: tuple[Value, ...]) -> Why | None:
    """Defenses may be taken only with all Troops that can be taken, without Conquest (ETT-136, ETT-144, ETT-Q30)."""
    kind = t.kind
    left = [card for card in found if TYPE[kind[card]] == TROOP and card not in picks]
    walls = [card for card in picks if IS_DEFENSE[kind[card]]]
    return Why("why.troops_first", card=walls[0], target=left[0], n=len(left)) if walls and left else None


def why_not_spoil(t: Field, n: int, k: int, thing: Value) -> Why | None:
    """Why a unit cannot be taken as a Spoil."""
    lay = t.lay
    if not isinstance(thing, int):
        return None
    if t.where[thing] in lay.sites[n]:
        return Why("why.own_unit")
    if t.where[thing] != lay.sites[lay.enemy[n]][k]:
        return Why("why.other_battle", kind=f"site.{k}")
    mine, its = abilities(t, n, k), ABIL[t.kind[thing]]
    if its & FLYING and not mine & (RANGED | FLYING):
        return Why("why.flying", card=thing)
    return Why("why.stealth", card=thing) if its & STEALTH and not mine & MAGIC else None


def capture(t: Field, n: int, card: int) -> None:
    """A Spoil goes facedown to the taker's Retired Pile; its Bounty is the taker's (ETT-137, ETT-143, ETT-154)."""
    lay = t.lay
    if card in t.sieged:
        t.sieged.remove(card)
    if t.events is not None:
        t.tell("spoil", who=lay.seat_of[n], of=lay.of[n], card=card, whom=lay.of[lay.enemy[n]])
    t.move(card, lay.spoils[n])
    if BOUNTY[t.kind[card]]:
        gain(t, n, BOUNTY[t.kind[card]], "bounty")


# -- Siege and Adventure Defenses -----------------------------------------------------------------------------------


def siege(t: Field, n: int, unit: int) -> Flow | None:
    """A Siege Token on any Enemy Defense left on the Enemy's Locations (ETT-151, ETT-Q26, ETT-Q32)."""
    foe = t.lay.enemy[n]
    walls = [card for k in range(QUEST) for card in defenses(t, foe, k) if card not in t.sieged]
    return _siege(t, n, unit, walls) if walls else None


def _siege(t: Field, n: int, unit: int, walls: list[int]) -> Flow:
    seat = t.lay.seat_of[n]
    card = yield Ask(seat, "siege", (*walls, None), source=unit, about={"nation": n})
    if card is not None:
        t.sieged.append(card)
        t.tell("siege", who=seat, source=unit, card=card)


def settle_in(t: Field, n: int) -> Flow | None:
    """A Defense won in the Adventure may be placed at an own Location, after Spoils (ETT-127, ETT-155 to ETT-159)."""
    return _settle_in(t, n, t.zones[t.lay.aside[n]][0]) if t.zones[t.lay.aside[n]] else None


def _settle_in(t: Field, n: int, card: int) -> Flow:
    lay = t.lay
    seat, of = lay.seat_of[n], lay.of[n]
    spot = yield Ask(seat, "settle", (*lay.spot[n][:QUEST], None), source=card, about={"nation": n})
    if spot is None:
        t.move(card, lay.retired[n])
    else:
        t.move(card, lay.sites[n][int(spot[5:]) % 4])
    how = "settle.pile" if spot is None else "settle.place"
    t.tell("settle", who=seat, of=of, card=card, how=how, place=spot or of)


LANES: dict[str, Callable[..., Any]] = {"spoil": spoil, "loot": loot, "siege": siege, "settle_in": settle_in}
