"""A plain, sensible player for Ettin: takes what looks best now.

It values cards by Strength and priced abilities, keeps some Gold for later drafts of an Age, deploys where it raises
the chance of a win the most, and attempts Adventures with a fair chance. It reads only what its seat may know.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from ...ask import Ask, Value, Why
from ...game import Game
from ...luck import Luck
from . import general
from .cards import ADV, COST, IS_DEFENSE, MAT_ROWS, RETURN, SELL
from .state import Field
from .values import WORTH

KEEP = (0.85, 0.8, 0.58)
"""What a Gold is worth in the first, second and last draft of an Age."""
FAIR = 0.9
"""A proposal is accepted from this share of the best total on (ETT-Q13)."""


def greedy(game: Game, seat: int, ask: Ask, luck: Luck) -> Value:
    """The option that looks best now."""
    t: Field = game.t  # type: ignore[assignment]
    n = (ask.about or {}).get("nation", seat)
    return PLAYERS.get(ask.verb, _first)(t, n, ask)


def _first(t: Field, n: int, ask: Ask) -> Value:
    return ask.options[0] if ask.single else tuple(ask.options[: ask.least])


# -- set-up ---------------------------------------------------------------------------------------------------------


def _nation(t: Field, n: int, ask: Ask) -> Value:
    """The easiest nation that is left."""
    grades = {"Very Easy": 0, "Easy": 1, "Average": 2, "Difficult": 3, "Very Difficult": 4}
    return min(ask.options, key=lambda o: (grades[MAT_ROWS[int(o[4:])].grade], o))


# -- drafts ---------------------------------------------------------------------------------------------------------


def gold_worth(t: Field) -> float:
    """What a Gold that is kept is worth now."""
    return KEEP[min(t.draft, 2)]


def best_purchase(t: Field, n: int, cards: tuple[int, ...]) -> tuple[float, tuple[int, ...]]:
    """The best way to Recruit some of these and Sell the rest: (worth, Recruited)."""
    kind, gold, keep, age = t.kind, t.gold[n], gold_worth(t), t.age
    best: tuple[float, tuple[int, ...]] = (-1e9, ())
    for size in range(len(cards) + 1):
        for picks in combinations(cards, size):
            left, worth = gold, 0.0
            for card in cards:
                k = kind[card]
                if card in picks:
                    left -= COST[k]
                    worth += WORTH[k][age]
                else:
                    left += SELL[k]
            if left >= 0 and worth + keep * left > best[0]:
                best = (worth + keep * left, picks)
    return best


def _pick(t: Field, n: int, ask: Ask) -> Value:
    front = tuple(t.zones[t.lay.front[n]])
    return max(ask.options, key=lambda card: (best_purchase(t, n, (*front, card))[0], -ask.options.index(card)))


def _recruit(t: Field, n: int, ask: Ask) -> Value:
    picks = best_purchase(t, n, tuple(t.zones[t.lay.front[n]]))[1]
    return tuple(card for card in ask.options if card in picks)


def _take(t: Field, n: int, ask: Ask) -> Value:
    return max(combinations(ask.options, ask.least), key=lambda picks: best_purchase(t, n, picks)[0])


def splits(t: Field, n: int, mate: int, cards: tuple[int, ...], takes: int) -> list[tuple[float, tuple[int, ...]]]:
    """All ways to split a Lineup with the worth for the alliance, best first: (worth, what n takes)."""
    found = []
    for picks in combinations(cards, takes):
        rest = tuple(card for card in cards if card not in picks)
        found.append((best_purchase(t, n, picks)[0] + best_purchase(t, mate, rest)[0], picks))
    return sorted(found, key=lambda entry: (-entry[0], entry[1]))


def _split(t: Field, n: int, ask: Ask) -> Value:
    mate = (ask.about or {})["ally"]
    picks = splits(t, n, mate, tuple(ask.options), ask.least)[0][1]
    return tuple(card for card in ask.options if card in picks)


def _agree(t: Field, n: int, ask: Ask) -> Value:
    about: Any = ask.about
    mine, theirs = tuple(about["cards"]), tuple(about["others"])
    cards = tuple(t.zones[t.lay.market[t.lay.alliance_of[n]]])
    best = splits(t, n, about["ally"], cards, len(mine))[0][0]
    offered = best_purchase(t, n, mine)[0] + best_purchase(t, about["ally"], theirs)[0]
    return "accept" if offered >= FAIR * best else "counter"


def proposal(t: Field, seat: int) -> dict[str, Any] | None:
    """What a bot Ally would propose for the Lineup between a seat and its Ally: who takes which card, and why.

    Only open things go into it (Lineup, Gold), so it tells nothing hidden. None outside Peacetime talks.
    """
    lay = t.lay
    if seat >= lay.nations or lay.seat_of[lay.ally[seat]] == seat:
        return None
    mate = lay.ally[seat]
    cards = tuple(t.zones[lay.market[lay.alliance_of[seat]]])
    if not cards or len(cards) != t.owed[seat] + t.owed[mate]:
        return None
    picks = splits(t, mate, seat, cards, t.owed[mate])[0][1]
    rest = tuple(card for card in cards if card not in picks)
    card, reason = _reason(t, mate, picks, rest)
    return {"ally": mate, "ally_takes": list(picks), "takes": list(rest), "card": card, "reason": reason}


def _reason(t: Field, mate: int, picks: tuple[int, ...], rest: tuple[int, ...]) -> tuple[int, str]:
    """The one thing that an Ally would say about its proposal."""
    kind = t.kind
    kept = best_purchase(t, mate, picks)[1]
    for card in kept:
        if ADV[kind[card]]:
            return card, "reason.return" if RETURN[kind[card]] == 2 else "reason.adventure"
    for card in kept:
        if RETURN[kind[card]] == 2:
            return card, "reason.return"
    for card in kept:
        if IS_DEFENSE[kind[card]]:
            return card, "reason.defense"
    everything = picks + rest
    if kept:
        return max(kept, key=lambda card: WORTH[kind[card]][t.age]), "reason.strength"
    return max(everything, key=lambda card: SELL[kind[card]]), "reason.sell"


# -- hints ----------------------------------------------------------------------------------------------------------


def explain(t: Field, seat: int, ask: Ask, value: Value) -> Why | None:
    """Why the player chose that, in a sentence."""
    n = (ask.about or {}).get("nation", seat)
    if ask.verb in ("pick", "snake"):
        return Why("hint.pick", card=value)
    if ask.verb == "recruit":
        return Why("hint.recruit", gold=t.gold[n])
    if ask.verb in ("split", "agree", "share"):
        return Why("hint.split")
    if ask.verb == "deploy":
        return Why("hint.deploy")
    if ask.verb == "attempt":
        from .show import chance

        return Why("hint.attempt", chance=chance(t, n, ask.source))
    return None


PLAYERS = {
    "nation": _nation,
    "pick": _pick,
    "snake": _pick,
    "recruit": _recruit,
    "take": _take,
    "share": _split,
    "split": _split,
    "agree": _agree,
    **general.PLAYERS,
}
