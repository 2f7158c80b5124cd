"""The game's own luck: one integer, the same numbers on every machine and in every Python.

`random.Random` is not promised to shuffle the same way from one Python to the next and costs more to copy than a
whole turn; so a table carries a permuted congruential generator (PCG-XSH-RR, 64 bits of state, 32 of output).
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from typing import Any, TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1


class Luck:
    """A stream of chance. `state` is all there is to it.

    >>> luck = Luck(7)
    >>> [luck.roll(6) for _ in range(5)] == [Luck(7).copy().roll(6)] + [0] * 4
    False
    """

    __slots__ = ("state",)
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.state = (seed * 0x9E3779B97F4A7C15 + stream * 0xD1B54A32D192ED03 + 0x853C49E6748FEA9B) & _MASK
        self.below(2)
        self.below(2)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        state = self.state
        self.state = (state * 6364136223846793005 + 1442695040888963407) & _MASK
        word = ((state >> 18 ^ state) >> 27) & 0xFFFFFFFF
        turn = state >> 59
        word = (word >> turn | word << (-turn & 31)) & 0xFFFFFFFF
        return word * n >> 32

    def roll(self, sides: int) -> int:
        """A die: 1 to `sides`."""
        return self.below(sides) + 1

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Fisher and Yates, in place; `below` written out, since a set-up shuffles hundreds of cards."""
        state = self.state
        for n in range(len(items), 1, -1):
            word = ((state >> 18 ^ state) >> 27) & 0xFFFFFFFF
            turn = state >> 59
            state = (state * 6364136223846793005 + 1442695040888963407) & _MASK
            j = ((word >> turn | word << (-turn & 31)) & 0xFFFFFFFF) * n >> 32
            items[n - 1], items[j] = items[j], items[n - 1]
        self.state = state

    def pick(self, items: Sequence[T]) -> T:
        """One of them."""
        return items[self.below(len(items))]

    def copy(self) -> Luck:
        new = object.__new__(Luck)
        new.state = self.state
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Luck) and self.state == other.state

    def __repr__(self) -> str:
        return f"Luck.from_data({self.state})"

    def to_data(self) -> int:
        return self.state

    @classmethod
    def from_data(cls, data: int) -> Luck:
        new = object.__new__(cls)
        new.state = int(data)
        return new


class FastLuck(Luck):
    """The same face over a shared `random()`, for playouts: copies share one stream and cost nothing."""

    __slots__ = ("random",)

    def __init__(self, random: Callable[[], float]) -> None:
        self.state = 0
        self.random = random

    def below(self, n: int) -> int:
        return int(self.random() * n)

    def shuffle(self, items: MutableSequence[Any]) -> None:
        random = self.random
        for i in range(len(items) - 1, 0, -1):
            j = int(random() * (i + 1))
            items[i], items[j] = items[j], items[i]

    def copy(self) -> FastLuck:
        return self
