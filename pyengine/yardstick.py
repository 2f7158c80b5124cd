# mypy: ignore-errors
"""The unit of speed: a miniature deck-builder in lists, ints and one loop, without any engine.

Its rate of decisions in the same process is what every figure of `bench` is divided by; it must not change, or
figures of different days could not be compared. It is written for speed and for nothing else.
"""

from random import Random

COST = (0, 2, 3, 3, 4, 4, 5, 6)  # 0 Coin 1 Plot | 2 Ingot 3 Courier 4 Forge 5 Raider 6 Scholar 7 Manor
AFFORD = [[c for c in range(2, 8) if COST[c] <= m] for m in range(40)]


class G:
    __slots__ = ("cur", "phase", "money", "actions", "turn", "who", "supply", "hands", "decks", "discs", "play", "rnd")


def start(rnd):
    g = G()
    g.cur = g.who = g.phase = g.money = g.turn = 0
    g.actions = 1
    g.play = []
    g.rnd = rnd
    g.supply = [0, 0, 8, 8, 8, 8, 8, 8]
    g.hands = ([], [])
    g.decks = ([], [])
    g.discs = ([0] * 7 + [1] * 3, [0] * 7 + [1] * 3)
    draw(g, 0, 5)
    draw(g, 1, 5)
    return g, go(g)


def draw(g, p, k):
    hand = g.hands[p]
    deck = g.decks[p]
    while k:
        if not deck:
            disc = g.discs[p]
            if not disc:
                return
            deck += disc
            disc.clear()
            rnd = g.rnd
            for i in range(len(deck) - 1, 0, -1):
                j = int(rnd() * (i + 1))
                deck[i], deck[j] = deck[j], deck[i]
        hand.append(deck.pop())
        k -= 1


def go(g):  # on to the next real choice
    hand = g.hands[g.cur]
    while True:
        if g.phase == 0:
            if g.actions:
                legal = [c for c in (3, 4, 5, 6) if c in hand]
                if legal:
                    legal.append(0)
                    return legal
            g.phase = 1
            g.money += hand.count(0) + 2 * hand.count(2)
        supply = g.supply
        legal = [c for c in AFFORD[g.money] if supply[c]]
        if legal:
            legal.append(0)
            return legal
        if end_turn(g):
            return None
        hand = g.hands[g.cur]


def end_turn(g):
    p = g.cur
    disc = g.discs[p]
    hand = g.hands[p]
    disc += hand
    disc += g.play
    hand.clear()
    g.play.clear()
    draw(g, p, 5)
    g.turn += 1
    if g.turn == 30:
        return True
    g.cur = g.who = 1 - p
    g.phase = g.money = 0
    g.actions = 1


def raid(g, q):
    h = g.hands[q]
    while len(h) > 3:
        legal = list(set(h))
        if len(legal) > 1:
            g.phase = 3
            g.who = q
            return legal
        h.remove(legal[0])
        g.discs[q].append(legal[0])
    g.phase = 0
    g.who = g.cur
    return go(g)


def step(g, a):
    ph = g.phase
    p = g.cur
    if ph == 1:  # buy
        if a:
            g.discs[p].append(a)
            s = g.supply
            s[a] -= 1
            if not s[a] and (a == 7 or s.count(0) == 4):
                return None
        return None if end_turn(g) else go(g)
    hand = g.hands[p]
    if ph == 0:  # play
        if not a:
            g.actions = 0
            return go(g)
        hand.remove(a)
        g.play.append(a)
        if a == 3:
            g.money += 1
            draw(g, p, 1)
            return go(g)
        g.actions -= 1
        if a == 6:
            draw(g, p, 3)
            return go(g)
        g.money += 2
        if a == 5:
            return raid(g, 1 - p)
        if hand:
            g.phase = 2
            legal = list(set(hand))
            legal.append(-1)
            return legal
        return go(g)
    if ph == 2:  # trash
        if a >= 0:
            hand.remove(a)
        g.phase = 0
        return go(g)
    q = 1 - p
    g.hands[q].remove(a)
    g.discs[q].append(a)
    return raid(g, q)


def yardstick(seconds, clock):  # decisions per second of `clock`
    rnd = Random(1).random
    n = 0
    t = clock()
    while clock() - t < seconds:
        for _ in range(20):
            g, legal = start(rnd)
            while legal:
                legal = step(g, legal[int(rnd() * len(legal))])
                n += 1
    return n / (clock() - t)
