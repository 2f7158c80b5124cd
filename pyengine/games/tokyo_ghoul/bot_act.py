"""The steady player's Action Phase: whom to attack with whom, when to Strategize, which location to take.

Everything is weighed in victory points. A rival's ally that stays is a point for its owner; an own ally that stays is
worth the chance that rivals leave it alone, and the fourth is safer than the only one.
"""

from __future__ import annotations

from ...ask import Ask, Value
from .cards import (
    ATTACKS,
    BOAST,
    COST,
    GUARDIAN,
    HOSTILE,
    INCOME,
    INFLUENCE,
    MELEE,
    STEALTH,
    STRATEGIZE,
    STRENGTH,
    TORTURE,
    TYPE,
)
from .state import GOAL, LOCATIONS, Street, allies, price, ready, strength

STAYS = (0.0, 0.15, 0.4, 0.9, 1.6, 2.4, 3.2, 4.0, 4.8)
"""How many of k allies rivals will leave until the next turn."""

HOLD = (0.15, 0.4, 1.8, 0.5, 0.5, 0.5)
"""What one more location is worth to whoever holds so many."""


THREAT = 3.0


class Board:
    """What the moment is worth: computed once for each question.

    `mine` and `theirs` are the strengths of attackers and targets, `gains` what the targets are worth.
    """

    __slots__ = ("able", "count", "gains", "me", "mine", "solo", "t", "theirs", "torture")

    def __init__(self, t: Street, me: int, options: list[Value]) -> None:
        self.t = t
        self.me = me
        self.able = ready(t, me)
        line_up = allies(t, me)
        self.count = min(len(line_up), 8)
        self.torture = sum([len(TORTURE[t.kind[card]]) for card in line_up])
        self.solo: dict[int, tuple[float, int, float]] = {}
        self.mine: dict[int, int] = {}
        self.theirs: dict[int, int] = {}
        self.gains: dict[int, float] = {}
        mine, theirs = self.mine, self.theirs
        for option in options:
            if option[0] == "attack":
                _, attacker, target = option
                if attacker not in mine:
                    mine[attacker] = strength(t, attacker) + meal(t, me, attacker)
                if target not in theirs:
                    theirs[target] = strength(t, target)
                    self.gains[target] = gain(t, me, target)

    def against(self, attacker: int, target: int) -> int:
        """The target's strength in a battle with this attacker."""
        if STEALTH[self.t.kind[attacker]]:
            return strength(self.t, target, stealthy=True)
        return self.theirs[target]

    def loss(self, n: int) -> float:
        """What it costs to lose n of the own allies."""
        return STAYS[self.count] - STAYS[self.count - n] if n < self.count else STAYS[self.count]

    def alone(self, card: int, other: int = -1) -> float:
        """The best that this ally can do by itself, against anything but `other`."""
        found = self.solo.get(card)
        if found is None:
            found = self.solo[card] = self._best_two(card)
        return found[2] if found[1] == other else found[0]

    def _best_two(self, card: int) -> tuple[float, int, float]:
        """The best gain of an ally by itself, its target, and the best against any other target."""
        mine, best, second, where = self.mine.get(card, -1), 0.0, 0.0, -1
        for target, theirs in self.theirs.items():
            if theirs > mine:
                continue
            value = self.gains[target]
            if theirs == mine:
                value = 0.0 if TYPE[self.t.kind[target]] else value - self.loss(1)
            if value > best:
                best, second, where = value, best, target
            elif value > second:
                second = value
        return best, where, second


def meal(t: Street, me: int, attacker: int) -> int:
    """What Devour will add to an attacker: the strongest food (and, Extreme, the starting allies)."""
    eats = ATTACKS[t.kind[attacker]]
    if not eats or eats == ("rampage",):
        return 0
    food = [t.kind[card] for card in t.cards("discard", me)]
    if "extreme" in eats:
        return sum([STRENGTH[kind] for kind in food if not COST[kind] and not TYPE[kind]])
    return max([STRENGTH[kind] for kind in food if not TYPE[kind] and COST[kind] <= 1], default=0)


def weight(t: Street, me: int, rival: int) -> float:
    """How much a rival's point hurts: all of it with two seats, the leader's more than the others' with more."""
    left = GOAL - t.vp[rival]
    if t.seats == 2:
        return 1.0
    leads = t.vp[rival] >= max(t.vp)
    return (0.75 if leads else 0.5) + (0.25 if left <= 4 else 0.0)


def gain(t: Street, me: int, target: int) -> float:
    """What it is worth, in points, that a card in play goes."""
    kind = t.kind[target]
    if TYPE[kind]:
        return 1.2 + 0.5 * len(HOSTILE[kind]) + 0.08 * STRENGTH[kind]
    rival = t.lay.owner[t.where[target]]
    assert rival is not None
    line_up = allies(t, rival)
    share = weight(t, me, rival)
    away = (rival - me) % t.seats
    value = share if away == 1 else share * 0.65
    value += 0.03 * COST[kind] + 0.15 * GUARDIAN[kind] + 0.4 * len(BOAST[kind]) + 0.1 * len(TORTURE[kind])
    if t.vp[rival] + len(line_up) >= GOAL:
        value += 1.5
    held = t.zones[t.lay.index["held"][rival]]
    if len(held) >= LOCATIONS:
        value += THREAT
    elif held and len(line_up) <= 2:
        value += (0.3 + 0.3 * len(held)) / len(line_up)
    return value


# -- the question ---------------------------------------------------------------------------------------------------


def act(t: Street, me: int, ask: Ask) -> Value:
    """The takeover that pays more than its payers' attacks; else the best attack or ability; else nothing."""
    options = list(ask.options[:-1])
    board = Board(t, me, options)
    taken = takeover(board, [option[1] for option in options if option[0] == "take"])
    if taken is not None and taken[0] > 0:
        return taken[1]
    best, found = 0.05, ask.options[-1]
    for option in options:
        if option[0] == "attack":
            score = attack_score(board, option[1], option[2])
        elif option[0] == "strategize":
            score = strategize_score(board, option[1])
        else:
            continue
        if score > best:
            best, found = score, option
    return found


def attack_score(board: Board, attacker: int, target: int) -> float:
    """What an attack brings: the gain, less own losses, a little less for strength that is wasted."""
    t = board.t
    mine, theirs = board.mine[attacker], board.against(attacker, target)
    prize = board.gains[target]
    if mine > theirs:
        return prize + 0.2 * board.torture - 0.015 * (mine - theirs)
    tie = prize - board.loss(1) if mine == theirs and not TYPE[t.kind[target]] else -1.0
    if prize <= board.loss(1):
        return tie
    mates = helpers(board, attacker, target, theirs - mine + 1)
    if mates is None:
        return tie
    cost = board.loss(len(mates)) + sum([board.alone(card, target) for card in mates])
    return max(tie, prize - 0.05 - cost)


def helpers(board: Board, attacker: int, target: int, need: int) -> tuple[int, ...] | None:
    """The mates that give `need` strength and are missed least; None if there are none."""
    if need <= 0:
        return ()
    t, mates = board.t, []
    for card in board.able:
        if card != attacker:
            given = strength(t, card) - MELEE[t.kind[card]]
            if given > 0:
                mates.append((board.alone(card, target) + 0.01 * given, given, card))
    sets: list[tuple[float, int, tuple[int, ...]]] = [(0.0, 0, ())]
    for missed, given, card in mates:
        sets += [(cost + missed, sum_ + given, (*cards, card)) for cost, sum_, cards in sets]
    enough = [found for found in sets if found[1] >= need]
    return min(enough, key=lambda found: (len(found[2]), found[0]))[2] if enough else None


def strategize_score(board: Board, card: int) -> float:
    """What a Strategize ability brings, less the attack that this ally gives up."""
    t, me = board.t, board.me
    total = 0.02
    for effect in STRATEGIZE[t.kind[card]]:
        name = effect[0]
        if name == "points":
            total += 1.0 if t.vp[me] + effect[1] < GOAL else 20.0
        elif name == "wound rival":
            weak = [target for target, theirs in board.theirs.items() if theirs <= effect[2]]
            total += max([board.gains[target] for target in weak], default=0.0)
        elif name == "strengthen":
            total += _strengthened(board, card, effect[1])
        elif name == "banish":
            total += 0.6 if any(TYPE[t.kind[c]] for c in t.cards("discard", me)) else 0.0
        else:
            total += STRATEGIES.get(name, 0.1)
    return total - board.alone(card)


STRATEGIES = {"draw": 0.3, "recall": 0.15, "rival discards": 0.15}


def _strengthened(board: Board, card: int, n: int) -> float:
    """The best new win that one ready ally would have with n more strength."""
    best = 0.0
    for mate, mine in board.mine.items():
        if mate == card:
            continue
        for target, theirs in board.theirs.items():
            if mine <= theirs < mine + n:
                best = max(best, board.gains[target] - board.alone(mate))
    return best


# -- locations ------------------------------------------------------------------------------------------------------


def takeover(board: Board, locations: list[int]) -> tuple[float, Value] | None:
    """The best takeover and what it brings beyond the attacks of those who pay."""
    best: tuple[float, Value] | None = None
    for location in locations:
        payers = payment(board, location)
        cost = board.loss(len(payers)) + sum([board.alone(card) for card in payers])
        score = location_value(board.t, board.me, location, board.count - len(payers)) - cost
        if best is None or score > best[0]:
            best = (score, ("take", location))
    return best


def location_value(t: Street, me: int, location: int, left: int) -> float:
    """What a location is worth: influence, the way to three, and what it takes from a rival. `left`: guards."""
    index, zones = t.lay.index, t.zones
    held = len(zones[index["held"][me]])
    to_go = min(GOAL - max(t.vp), 6)
    value = 0.18 * to_go * INCOME[t.kind[location]]
    if held == LOCATIONS - 1:
        value += HOLD[held] * (1.0 if left >= 2 else 0.7 if left else 0.4)
    else:
        value += HOLD[held] * to_go / 6
    owner = t.lay.owner[t.where[location]]
    if owner is not None:
        theirs = len(zones[index["held"][owner]])
        value += 0.6 + weight(t, me, owner) * (5.0 if theirs >= LOCATIONS else 0.6 * theirs)
    else:
        most = max([len(zones[index["held"][seat]]) for seat in t.others(me)])
        value += 0.35 * most
    return value


def payment(board: Board, location: int) -> tuple[int, ...]:
    """The fewest allies with enough influence, of these the ones that are missed least."""
    t, cost = board.t, price(board.t, location)
    sets: list[tuple[float, int, tuple[int, ...]]] = [(0.0, 0, ())]
    for card in board.able:
        influence = INFLUENCE[t.kind[card]]
        if influence:
            missed = board.alone(card) + 0.05 * influence
            sets += [(value + missed, paid + influence, (*cards, card)) for value, paid, cards in sets if paid < cost]
    return min([found for found in sets if found[1] >= cost], key=lambda found: (len(found[2]), found[0]))[2]


def pay(t: Street, me: int, ask: Ask) -> Value:
    """Pay for a location with those who are missed least."""
    picks = payment(_look(t, me), ask.source)
    return tuple(sorted(picks, key=ask.options.index))


def teamwork(t: Street, me: int, ask: Ask) -> Value:
    """Help if that wins and is worth it; an attack that is won alone needs none."""
    assert ask.about is not None
    attacker, target = ask.about["card"], ask.about["target"]
    board = _look(t, me)
    mine = strength(t, attacker)
    theirs = strength(t, target, stealthy=bool(STEALTH[t.kind[attacker]]))
    mates = helpers(board, attacker, target, theirs - mine + 1)
    if not mates:
        return ()
    cost = board.loss(len(mates)) + sum([board.alone(card, target) for card in mates])
    prize = gain(t, me, target)
    tie = prize - board.loss(1) if mine == theirs and not TYPE[t.kind[target]] else -board.loss(1)
    return tuple(sorted(mates, key=ask.options.index)) if prize - cost > tie else ()


def _look(t: Street, me: int) -> Board:
    """The board with every attack that the ready allies could make."""
    foes = t.cards("foes", me)
    targets = foes or [card for seat in t.others(me) for card in allies(t, seat)]
    return Board(t, me, [("attack", card, target) for card in ready(t, me) for target in targets])
