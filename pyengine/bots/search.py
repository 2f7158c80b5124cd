"""A player that looks ahead: information-set Monte Carlo tree search, for every game alike.

Each iteration guesses what the seat cannot see, walks down a tree of choices, adds one, plays on with the game's own
quick player for a while, and looks who stands well. The tree holds statistics only, keyed by *what* was chosen (verb
and definitions, not ids), so guesses share it. Options are widened slowly, the quick player's own choice first: the
search can only depart from it with evidence.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from random import Random
from typing import Any

from ..ask import Ask, Value, by_seat
from ..game import Game
from ..luck import FastLuck, Luck
from ..view import permute

EXPLORE = 0.7
WIDEN = 1.6
DEPTH = 60
"""Decisions of a playout before the estimate is asked."""
SLIP = 0.12
"""In playouts the quick player slips this often and plays by chance: its blind spots would else stay hidden."""


class Node:
    """One choice: how often it was taken, what it brought the seat that took it, and what may follow."""

    __slots__ = ("children", "offered", "total", "value", "visits")

    def __init__(self, value: Value) -> None:
        self.value = value
        self.visits = 0
        self.total = 0.0
        self.offered = 0
        self.children: dict[Any, Node] = {}


class Search:
    """A search for the answer of one seat; `step` may be called again and again, `best` at any time."""

    def __init__(
        self, game: Game, seat: int, luck: Luck, quick: Callable[..., Value] | None = None, depth: int = 40
    ) -> None:
        self.game = game
        self.seat = seat
        self.random = Random(luck.below(1 << 30)).random
        self.fast = FastLuck(self.random)
        self.quick = quick
        self.depth = depth
        self.root = Node(None)
        self.iterations = 0

    def step(self, iterations: int) -> None:
        """Search on for some iterations."""
        for _ in range(iterations):
            self._once()
        self.iterations += iterations

    def best(self) -> Value:
        """The answer most often taken; it is an option of the real question."""
        if not self.root.children:
            self.step(1)
        return max(self.root.children.values(), key=lambda node: (node.visits, node.total)).value

    def why(self) -> list[tuple[Value, int, float]]:
        """What was weighed: (answer, visits, share of winning), best first."""
        rows = [(n.value, n.visits, n.total / max(1, n.visits)) for n in self.root.children.values()]
        return sorted(rows, key=lambda row: -row[1])

    # -- one iteration --------------------------------------------------------------------------------------------

    def _once(self) -> None:
        game = self.game.clone(self.seat)
        permute(game.t, game.rules, self.seat, self.fast)
        game.t.luck = self.fast
        for n in range(len(getattr(game.t, "streams", ()))):
            game.t.streams[n] = self.fast  # type: ignore[attr-defined]
        path = self._descend(game)
        self._play_on(game)
        worth = values(game)
        self.root.visits += 1
        for seat, node in path:
            node.visits += 1
            node.total += worth[seat]

    def _descend(self, game: Game) -> list[tuple[int, Node]]:
        node, path = self.root, []
        for _ in range(self.depth):
            if game.asked is None:
                break
            ask = self._open(game)
            child, fresh = self._choose(game, node, ask)
            path.append((ask.seat, child))
            game.play(ask.seat, child.value)
            node = child
            if fresh:
                break
        return path

    def _open(self, game: Game) -> Ask:
        """The question to answer next: the searching seat's own first, so that it is the root's."""
        open_ = by_seat(game.asked)
        return open_.get(self.seat) or open_[min(open_)]

    def _choose(self, game: Game, node: Node, ask: Ask) -> tuple[Node, bool]:
        """A child of the node for this question, and whether it is new."""
        options = {self._key(game, ask, value): value for value in self._candidates(game, node, ask)}
        known = [node.children[key] for key in options if key in node.children]
        for child in known:
            child.offered += 1
        if len(known) < len(options) and len(known) < 1 + WIDEN * sqrt(node.visits):
            key = next(key for key in options if key not in node.children)
            child = node.children[key] = Node(options[key])
            return child, True
        best = max(known, key=self._bound)
        best.value = options[next(key for key in options if node.children.get(key) is best)]
        return best, False

    def _bound(self, node: Node) -> float:
        if not node.visits:
            return 1e9
        return node.total / node.visits + EXPLORE * sqrt(log(node.offered + 1) / node.visits)

    def _candidates(self, game: Game, node: Node, ask: Ask) -> list[Value]:
        """Answers worth a look, the quick player's first; of sets only some."""
        first = self.quick(game, ask.seat, ask, self.fast) if self.quick else ask.sample(self.fast.below)
        if ask.single:
            rest = [option for option in ask.options if option != first]
            for i in range(len(rest) - 1, 0, -1):
                j = int(self.random() * (i + 1))
                rest[i], rest[j] = rest[j], rest[i]
            return [first, *rest]
        return [first, *(ask.sample(self.fast.below) for _ in range(4))]

    def _key(self, game: Game, ask: Ask, value: Value) -> Any:
        kind = game.t.kind

        def named(part: Value) -> Any:
            if isinstance(part, tuple):
                return tuple([named(inner) for inner in part])
            return ("kind", kind[part]) if isinstance(part, int) else part

        return ask.seat, ask.verb, named(value)

    def _play_on(self, game: Game) -> None:
        """A playout: the quick player with slips, or chance, until the end or the depth."""
        quick, random, below = self.quick, self.random, self.fast.below
        for _ in range(self.depth):
            if game.asked is None:
                return
            ask = next(iter(by_seat(game.asked).values()))
            slip = quick is None or random() < SLIP
            game.play(ask.seat, ask.sample(below) if slip or quick is None else quick(game, ask.seat, ask, self.fast))


def values(game: Game) -> list[float]:
    """How well each seat stands, from 0 to 1: by the result, or by the game's own estimate."""
    t, rules = game.t, game.rules
    if game.asked is None and t.result is not None:
        winners = rules.ending(t)["winners"]
        return [
            1.0 / len(winners) if seat in winners and rules.rivals else float(seat in winners)
            for seat in range(t.seats)
        ]
    if rules.estimate is None:
        return [0.5] * t.seats
    return rules.estimate(t)


def search(
    game: Game, seat: int, luck: Luck, iterations: int, seconds: float | None = None, slice_: int = 10
) -> Search:
    """Search with a budget of iterations and, if given, of seconds; whichever ends first."""
    from time import perf_counter

    quick = game.rules.bots.get("greedy")
    found = Search(game, seat, luck, quick, DEPTH if game.rules.estimate else 2000)
    end = perf_counter() + seconds if seconds is not None else None
    while found.iterations < iterations:
        found.step(min(slice_, iterations - found.iterations))
        if end is not None and perf_counter() >= end:
            break
    return found
