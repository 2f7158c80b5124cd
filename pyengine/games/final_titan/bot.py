"""A plain, sensible player: strong Titans, good odds, upgrades when they are needed.

It reads what its seat may know: open cards, its own hand, the numbers of the fighters.
"""

from __future__ import annotations

from ...ask import Ask, Value
from ...game import Game
from ...luck import Luck
from .cards import BASE, CHART, IS_LEGEND, PAIR
from .estimate import chance, fighter_might, might
from .judge import mean, roll_value
from .language import CANCEL, DAMAGE, DEAL, REVEAL
from .policy import die_score, order
from .ratings import STRENGTH
from .state import FFA, FOE_GEAR, POT, Arena, enemy, titans_of
from .values import speed

SAFE, SAFE_TOGETHER = 1.1, 0.1
"""Log odds of a fight from which no further upgrade is spent; against an enemy team that grows, cards must last."""
OPENING = 0.7
"""Whoever opens an empty arena meets the best that the others have."""


def greedy(game: Game, seat: int, ask: Ask, luck: Luck) -> Value:
    """The option that looks best now."""
    t: Arena = game.t  # type: ignore[assignment]
    return PLAYERS[ask.verb](t, seat, ask)


def _first(t: Arena, me: int, ask: Ask) -> Value:
    return ask.options[0]


# -- Titans ---------------------------------------------------------------------------------------------------------


def _draft(t: Arena, me: int, ask: Ask) -> Value:
    return max(ask.options, key=lambda card: STRENGTH[t.kind[card]])


def _sending(t: Arena, card: int) -> float:
    """How good it is to send a Titan now: odds against the Champion, less what the Titan is worth later."""
    mine = might(t, card)
    if t.champ < 0:
        return mine
    return chance(mine, fighter_might(t, t.champ)) - 0.08 * mine


def _send(t: Arena, me: int, ask: Ask) -> Value:
    return max(ask.options, key=lambda card: _sending(t, card))


def _choose(t: Arena, me: int, ask: Ask) -> Value:
    """Fight with good odds or a full pot; otherwise skip with the weakest card, unless cards are short."""
    fights = [option for option in ask.options if option[0] == "fight"]
    best = max(fights, key=lambda option: _sending(t, option[1]))
    skips = [option for option in ask.options if option[0] == "skip"]
    if not skips:
        return best
    worst = min(skips, key=lambda option: STRENGTH[t.kind[option[1]]])
    odds = chance(might(t, best[1]), OPENING if t.champ < 0 else fighter_might(t, t.champ))
    bar = 0.6 - 0.07 * len(t.zones[POT]) - 0.05 * max(0, 4 - len(skips))
    bar -= 0.25 * max(0.0, STRENGTH[t.kind[worst[1]]] - 0.3)
    return best if odds >= bar else worst


# -- upgrades -------------------------------------------------------------------------------------------------------


def worth(t: Arena, card: int, side: int) -> float:
    """What an upgrade adds to a fighter's log odds in this fight."""
    kind = t.kind[card]
    value = STRENGTH[kind]
    suite = BASE[kind]
    if suite.mask >> CANCEL & 1:
        chart = CHART[t.kind[t.fighter[1 - side]]]
        for passive in suite.passives[CANCEL]:
            hit = [
                chart[n].n + 2 * chart[n].act for n in range(4) if passive.cells >> n & 1 and chart[n].kind == DAMAGE
            ]
            value *= 1.0 + 0.15 * (sum(hit) - 3) if hit else 1.0
    if suite.mask >> DEAL & 1:
        for passive in suite.passives[DEAL]:
            value *= _fits(t, side, passive.tests[0][0]) if passive.tests else 1.0
    if IS_LEGEND[kind] and PAIR[kind] == t.kind[t.fighter[side]]:
        value += 0.5
    return value


def _fits(t: Arena, side: int, test: str) -> float:
    """Conditions that can be seen beforehand."""
    faster = speed(t, side) - speed(t, 1 - side)
    good = {"slower": faster < 0, "faster": faster > 0, "challenger": t.champ != side, "champion": t.champ == side}
    return 1.6 if good.get(test, True) else 0.1


def _upgrade(t: Arena, me: int, ask: Ask) -> Value:
    """The best cards, as many as make the fight safe; all of them when the game is at stake."""
    assert ask.about is not None
    side = ask.about["side"]
    hand = sorted(ask.options, key=lambda card: -worth(t, card, side))
    odds = fighter_might(t, side) - fighter_might(t, 1 - side) - 0.55 * ask.about["foe"]
    safe = SAFE
    if enemy(t, 1 - side):
        odds -= sum([worth(t, card, 1 - side) for card in t.zones[FOE_GEAR]])
        safe = SAFE_TOGETHER
    mates = t.team[me]
    left = sum([len(titans_of(t, seat)) for seat in mates])
    goal = safe + (3.0 if left <= 1 else 0.0)
    if t.mode == FFA and left > 1 and odds < -2.2:
        return ()
    picks = []
    for card in hand:
        value = worth(t, card, side)
        if odds >= goal or value < 0.15:
            break
        picks.append(card)
        odds += value
    return tuple(sorted(picks, key=ask.options.index))


# -- dice and tokens ------------------------------------------------------------------------------------------------


def _blessed(t: Arena, me: int, ask: Ask) -> Value:
    return max(ask.options, key=lambda o: die_score(t, t.active, o))


def _cursed(t: Arena, me: int, ask: Ask) -> Value:
    return min(ask.options, key=lambda o: die_score(t, t.active, o))


def _may(t: Arena, me: int, ask: Ask) -> Value:
    side = t.active
    if t.life[side] <= 1:
        return "keep"
    return "use" if roll_value(t, side, t.face) < mean(t, side) - 0.5 else "keep"


def _shield(t: Arena, me: int, ask: Ask) -> Value:
    return "dodge"


def _give(t: Arena, me: int, ask: Ask) -> Value:
    """Good tokens for the own fighter or best Titan, bad ones for the foe."""
    assert ask.about is not None
    side = ask.about["side"]
    good = ask.about["n"] > 0
    wanted = t.fighter[side] if good else t.fighter[1 - side]
    if wanted in ask.options:
        return wanted
    return max(ask.options, key=lambda card: might(t, card))


def _order(t: Arena, me: int, ask: Ask) -> Value:
    """Whatever defeats or hurts first; Poison and Fire before heals."""
    assert ask.about is not None
    return order(t, ask.about["side"], tuple(ask.options), dict(ask.about))


def _grab(t: Arena, me: int, ask: Ask) -> Value:
    return max(
        ask.options, key=lambda card: STRENGTH[t.kind[card]] - (0.6 if BASE[t.kind[card]].mask >> REVEAL & 1 else 0)
    )


def _swap(t: Arena, me: int, ask: Ask) -> Value:
    return max(ask.options, key=lambda card: might(t, card))


# -- bets -----------------------------------------------------------------------------------------------------------


def _bet(t: Arena, me: int, ask: Ask) -> Value:
    odds = chance(fighter_might(t, t.champ), fighter_might(t, 1 - t.champ))
    return t.fighter[t.champ] if odds > 0.58 else t.fighter[1 - t.champ] if odds < 0.42 else None


def _forfeit(t: Arena, me: int, ask: Ask) -> Value:
    return min(ask.options, key=lambda card: STRENGTH[t.kind[card]])


PLAYERS = {
    "draft": _draft, "send": _send, "choose": _choose, "upgrade": _upgrade, "roll": _first, "blessed": _blessed,
    "cursed": _cursed, "may": _may, "shield": _shield, "give": _give, "order": _order, "grab": _grab, "swap": _swap,
    "bet": _bet, "forfeit": _forfeit,
}  # fmt: skip
