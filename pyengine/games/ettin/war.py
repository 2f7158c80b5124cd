"""War: its frame, Deploy, Retire, Produce, and who has won (specification 3.9, 3.10, 3.16 to 3.18)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ...ask import Ask, Flow, Value, Why
from . import battle, spoil
from .cards import (
    ABIL,
    GATE,
    IS_DEFENSE,
    MAT_ROWS,
    PRODUCES,
    PROSPER,
    RETURN,
    SCOUT,
    TAXES,
    TROOP,
    TYPE,
    WARCRY,
    WEALTHY,
)
from .score import count
from .state import (
    INCOME,
    OPEN,
    QUEST,
    TIE,
    Field,
    common_top,
    draw,
    gain,
    lose,
    muster_card,
    pile,
    settle,
    sides,
    tidy,
    to_camp,
    top_of_deck,
)

# -- the frame ------------------------------------------------------------------------------------------------------


def war(t: Field, a: int) -> None:
    """War: Deploy, Battle, Spoil, Retire, Produce, then the result (ETT-062); all War Camps come to hand (ETT-065).

    Accelerated: each pair goes from Deploy to Retire at its own pace, only Produce waits for all (ETT-222).
    """
    lay = t.lay
    t.draft = 3
    if t.events is not None:
        t.tell("war", age=f"age.{a}", n=a + 1)
    for n in range(lay.nations):
        t.move_all(lay.camp[n], lay.hand[n])
    steps = ["clash"] if t.options.get("accelerated") else ["deploy", "battle", "spoil", "retire"]
    t.agenda += [("reckon", a), ("settle",), ("phase", "produce"), ("settle",)]
    t.agenda += [("phase", step) for step in reversed(steps)]


def phase(t: Field, step: str) -> None:
    """Load the lanes with one step of the War; nobody goes on before all are done (ETT-063)."""
    t.stage = step
    if t.events is not None:
        t.tell("step", kind=f"stage.{step}", age=f"age.{t.age}")
    lanes = t.lanes
    if step == "produce":
        for n in range(t.lay.nations):
            lanes[n].append(("produce", n))
    else:
        for p, holder in enumerate(t.holder):
            if step == "clash":
                lanes[p] += [("retire", p), ("spoil", p), ("battle", p, 0), ("deploy", p, holder, 1)]
            elif step == "deploy":
                lanes[p].append(("deploy", p, holder, 1))
            elif step == "battle":
                lanes[p].append(("battle", p, 0))
            else:
                lanes[p].append((step, p))
    t.agenda.append(("lanes",))


# -- Deploy ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _spots(card: int, first: int, foe: int, scout: bool) -> tuple[Value, ...]:
    """Where a card may go: four own sites; a Scouting unit also face up, with the Enemy's site to be shown."""
    mine = [f"site:{first + k}" for k in range(4)]
    found: list[Value] = [("deploy", card, spot) for spot in mine]
    if scout:
        found += [("scout", card, spot, f"site:{foe + k}") for spot in mine for k in range(4)]
    return tuple(found)


def deploy(t: Field, p: int, n: int, left: int) -> Flow | None:
    """The holder places one card, then two each in turn, until both hands are empty (ETT-067 to ETT-070, ETT-Q18)."""
    lay, zones = t.lay, t.zones
    hand = zones[lay.hand[n]]
    if not left or not hand:
        other = lay.enemy[n]
        if zones[lay.hand[other]]:
            n, left, hand = other, 2, zones[lay.hand[other]]
        elif hand:
            left = 2
        else:
            return None
    return _deploy(t, p, n, left, hand)


def _deploy(t: Field, p: int, n: int, left: int, hand: list[int]) -> Flow:
    lay, kind = t.lay, t.kind
    foe = lay.enemy[n]
    options: list[Value] = []
    for card in hand:
        options += _spots(card, 4 * n, 4 * foe, bool(ABIL[kind[card]] & SCOUT))
    seat = lay.seat_of[n]
    about = {"nation": n, "left": min(left, len(hand))}
    chosen = yield Ask(seat, "deploy", options, why=lambda thing: why_not_deploy(t, n, thing), about=about)
    card, spot = chosen[1], int(chosen[2][5:]) % 4
    t.lanes[p].append(("deploy", p, n, left - 1))
    if chosen[0] == "scout":
        scout(t, n, card, spot, int(chosen[3][5:]) % 4)
    else:
        if t.events is not None:
            t.tell("deploy", who=seat, of=lay.of[n], card=card, place=chosen[2], kind=f"site.{spot}")
        t.move(card, lay.downs[n][spot])


def scout(t: Field, n: int, card: int, spot: int, seen: int) -> None:
    """Scouting: placed face up, it turns up what the Enemy has at one site now (ETT-075 to ETT-078, ETT-Q19)."""
    lay = t.lay
    foe = lay.enemy[n]
    t.move(card, lay.sites[n][spot])
    found = t.zones[lay.downs[foe][seen]][:]
    t.move_all(lay.downs[foe][seen], lay.sites[foe][seen])
    if t.events is not None:
        where = {"place": lay.spot[n][spot], "kind": f"site.{spot}", "there": lay.spot[foe][seen]}
        t.tell("scout", who=lay.seat_of[n], of=lay.of[n], card=card, cards=found, **where)


def why_not_deploy(t: Field, n: int, thing: Value) -> Why | None:
    """Why something cannot be used while deploying."""
    lay = t.lay
    if isinstance(thing, str):
        if not thing.startswith("site:") or int(thing[5:]) // 4 == n:
            return Why("why.card_first") if thing.startswith("site:") else None
        return Why("why.scout_only") if int(thing[5:]) // 4 == lay.enemy[n] else Why("why.not_your_pair")
    where = t.where[thing]
    if where in lay.downs[n] or where in lay.sites[n]:
        return Why("why.placed", card=thing)
    if lay.family[where] == "hand":
        return Why("why.other_hand")
    return None


# -- Retire ---------------------------------------------------------------------------------------------------------


def retire(t: Field, p: int) -> None:
    """Troops leave the field, Defenses stay at Locations and leave the Adventure (ETT-160 to ETT-163)."""
    lay, kind, zones = t.lay, t.kind, t.zones
    for n in sides(t, p):
        leaving: list[int] = []
        returning: list[int] = []
        for k in range(4):
            for card in zones[lay.sites[n][k]]:
                if TYPE[kind[card]] == TROOP:
                    (returning if RETURN[kind[card]] else leaving).append(card)
                elif k == QUEST:
                    leaving.append(card)
        for card in returning:
            _come_back(t, n, card)
        if leaving:
            _leave(t, n, leaving)


def _come_back(t: Field, n: int, card: int) -> None:
    """Return to Self or Ally instead of retiring: nothing else of it happens (ETT-164, ETT-165, ETT-169)."""
    lay = t.lay
    to = n if RETURN[t.kind[card]] == 1 else lay.ally[n]
    if t.events is not None:
        t.tell("return", who=lay.seat_of[n], of=lay.of[n], card=card, whom=lay.of[to])
    to_camp(t, card, to)


def _leave(t: Field, n: int, cards: list[int]) -> None:
    """To the Retired Pile; then Wealthy and War Cry, for the current holder (ETT-166 to ETT-168, ETT-170, ETT-Q49)."""
    lay, kind = t.lay, t.kind
    if t.events is not None:
        t.tell("retire", who=lay.seat_of[n], of=lay.of[n], cards=cards)
    for card in cards:
        t.move(card, lay.retired[n])
    for card in cards:
        if WEALTHY[kind[card]]:
            gain(t, n, WEALTHY[kind[card]], "wealthy")
        if ABIL[kind[card]] & WARCRY:
            muster_card(t, n, "war cry")


# -- Produce --------------------------------------------------------------------------------------------------------


def production(t: Field, n: int) -> list[Value]:
    """What a nation may still use: abilities of Defenses without Siege Token, and of Locations with a Defense
    (ETT-172, ETT-173, ETT-179, ETT-185)."""
    lay, kind, used = t.lay, t.kind, t.used
    found: list[Value] = []
    troops = None
    for k in range(3):
        defended = False
        for card in t.zones[lay.sites[n][k]]:
            what = kind[card]
            if not IS_DEFENSE[what]:
                continue
            defended = True
            if not PRODUCES[what] or card in used or card in t.sieged:
                continue
            if GATE[what]:
                if troops is None:
                    troops = [c for c in pile(t, n) if TYPE[kind[c]] == TROOP]
                found += [("gate", card, troop) for troop in troops]
            if TAXES[what] or PROSPER[what]:
                found.append(("use", card))
        if defended and -1 - 4 * n - k not in used and _location_works(t, n, k):
            found.append(("use", lay.spot[n][k]))
    return found


def _location_works(t: Field, n: int, k: int) -> bool:
    """Lost Souls needs a card to lose: of the own deck, or for the Mercenary nation of the common one (ETT-184)."""
    if MAT_ROWS[t.nation[n]].places[k][1] != "LOST_SOULS":
        return True
    return (top_of_deck(t, n) if n < t.seats else common_top(t, n)) is not None


def yields(t: Field, n: int, thing: Value) -> tuple[str, int]:
    """The ability of a Defense or Location that produces, and its amount."""
    if isinstance(thing, int):
        k = t.kind[thing]
        if TAXES[k]:
            return "TAXES", TAXES[k]
        return ("PROSPER", PROSPER[k]) if PROSPER[k] else ("GATE", GATE[k])
    _, name, amount = MAT_ROWS[t.nation[n]].places[int(thing[5:]) % 4]
    return name, amount


def produce(t: Field, n: int) -> Flow | None:
    """One Produce ability, all that give Gold at once, or no more (ETT-171, ETT-172)."""
    found = production(t, n)
    return _produce(t, n, found) if found else None


def _produce(t: Field, n: int, found: list[Value]) -> Flow:
    lay = t.lay
    gold = [option for option in found if option[0] == "use" and yields(t, n, option[1])[0] in ("TAXES", "PROSPER")]
    options = (*found, *(("all",) if len(gold) > 1 else ()), "end")
    why = lambda thing: why_not_produce(t, n, thing)
    chosen = yield Ask(lay.seat_of[n], "produce", options, why=why, about={"nation": n})
    if chosen == "end":
        return
    t.lanes[n].append(("produce", n))
    for option in gold if chosen == "all" else [chosen]:
        _use(t, n, option)


def _use(t: Field, n: int, option: Value) -> None:
    lay = t.lay
    thing = option[1]
    t.used.append(thing if isinstance(thing, int) else -1 - int(thing[5:]))
    name, amount = yields(t, n, thing)
    if option[0] == "gate":
        gate(t, n, thing, option[2])
    elif name == "TAXES":
        gain(t, n, amount, "taxes")
    elif name == "PROSPER":
        gain(t, n, amount, "prosper")
        gain(t, lay.ally[n], amount, "prosper")
    elif name == "CALL":
        muster_card(t, n, "call")
    else:
        _lose_soul(t, n)


def gate(t: Field, n: int, source: int, troop: int) -> None:
    """Gate: one Troop of the Retired Pile, Spoils included, for a War Camp (ETT-176 to ETT-178, ETT-Q37)."""
    lay = t.lay
    to = n if GATE[t.kind[source]] == 1 else lay.ally[n]
    if t.where[troop] == lay.spoils[n]:
        t.forget((troop,))
    if t.events is not None:
        t.tell("gate", who=lay.seat_of[n], of=lay.of[n], source=source, card=troop, whom=lay.of[to])
    to_camp(t, troop, to)


def _lose_soul(t: Field, n: int) -> None:
    """Lost Souls: the top card of the own deck is lost; a common deck waits its turn (ETT-180, ETT-Q42)."""
    lay = t.lay
    card = top_of_deck(t, n)
    if card is None:
        t.claims.append((n, 5, n))
        return
    lose(t, card)
    t.tell("lost_souls", who=lay.seat_of[n], of=lay.of[n], card=card)


def why_not_produce(t: Field, n: int, thing: Value) -> Why | None:
    """Why something does not produce."""
    lay = t.lay
    if isinstance(thing, str):
        if not thing.startswith("site:"):
            return None
        owner, k = divmod(int(thing[5:]), 4)
        if owner != n:
            return Why("why.not_your_site")
        if k == QUEST:
            return Why("why.no_produce")
        return Why("why.used") if -1 - int(thing[5:]) in t.used else Why("why.undefended", place=thing)
    if t.where[thing] not in lay.sites[n]:
        return None
    if not PRODUCES[t.kind[thing]]:
        return Why("why.no_produce")
    return Why("why.sieged", card=thing) if thing in t.sieged else Why("why.used")


# -- the result of a War --------------------------------------------------------------------------------------------


def reckon(t: Field, a: int) -> None:
    """Each pair's War is won by more Battle Won Tokens, then by the Adventure battle (ETT-186 to ETT-194)."""
    lay = t.lay
    t.stage = "reckon"
    for p in range(len(lay.pairs)):
        _reckon_pair(t, p, a)
    t.sieged.clear()
    t.used.clear()
    t.tokens = [OPEN] * len(t.tokens)
    if a < 2:
        t.agenda += [("age", a + 1), ("lanes",)]
    else:
        t.agenda.append(("finish",))


def _reckon_pair(t: Field, p: int, a: int) -> None:
    lay = t.lay
    one, two = sides(t, p)
    results = t.tokens[4 * p : 4 * p + 4]
    won = {n: results.count(n) for n in (one, two)}
    winner = one if won[one] > won[two] else two if won[two] > won[one] else results[QUEST]
    for card in t.zones[lay.quest[p]][:]:
        t.tell("quest_over", card=card)
        lose(t, card)
    if winner < 0:
        t.wars[3 * p + a] = TIE
        t.tell("war_tie", of=lay.of[one], whom=lay.of[two], a=won[one], n=INCOME[a])
        for n in (one, two):
            gain(t, n, INCOME[a], "war tie")
        t.holder[p] = two
        return
    loser = lay.enemy[winner]
    t.wars[3 * p + a] = winner
    t.tell(
        "war_won", who=lay.seat_of[winner], of=lay.of[winner], whom=lay.of[loser], a=won[winner], b=won[loser],
        vp=INCOME[a], age=f"age.{a}",
    )  # fmt: skip
    draw(t, loser, lay.camp[loser], "loser")
    if a < 2:
        t.lanes[p].append(("token", p, loser))


def finish(t: Field) -> None:
    """After the War of Age III War Camps and Spoils are shown and all points counted (ETT-012, ETT-195 to ETT-203)."""
    t.stage = "over"
    tidy(t)
    lay = t.lay
    for n in range(lay.nations):
        t.show(t.zones[lay.camp[n]] + t.zones[lay.spoils[n]])
    count(t)


STEPS: dict[str, Callable[..., Any]] = {
    "war": war,
    "phase": phase,
    "settle": settle,
    "reckon": reckon,
    "finish": finish,
}
LANES: dict[str, Callable[..., Any]] = {
    "deploy": deploy,
    "retire": retire,
    "produce": produce,
    **battle.LANES,
    **spoil.LANES,
}
