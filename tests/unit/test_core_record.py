"""Records: generated copies, equality and storage."""

from __future__ import annotations

import copy
import json

import pytest

from pyengine.luck import FastLuck, Luck
from pyengine.record import Record, Shared, frozen, record


@record
class Inner(Record):
    """A record in a record."""

    n: int
    names: list[str]


@record
class Outer(Record):
    """One field of each kind."""

    shared: Shared[dict[str, int]]
    number: int
    maybe: int | None
    pile: list[int]
    piles: list[list[int]]
    marks: dict[int, int]
    lists: dict[str, list[int]]
    steps: list[tuple]  # type: ignore[type-arg]
    inner: Inner
    inners: list[Inner]
    perhaps: Inner | None
    flags: bytearray
    luck: Luck
    late: int = 7


def outer() -> Outer:
    return Outer(
        shared={"a": 1}, number=1, maybe=None, pile=[1, 2], piles=[[1], []], marks={3: 4}, lists={"x": [5]},
        steps=[("go", (1, None))], inner=Inner(n=1, names=["a"]), inners=[Inner(n=2, names=[])], perhaps=None,
        flags=bytearray([1, 0]), luck=Luck(3),
    )  # fmt: skip


def test_copies_are_equal_and_independent_at_every_depth() -> None:
    first = outer()
    twin = first.copy()
    assert twin == first
    for change in (
        lambda x: x.pile.append(9),
        lambda x: x.piles[0].append(9),
        lambda x: x.marks.update({9: 9}),
        lambda x: x.lists["x"].append(9),
        lambda x: x.steps.pop(),
        lambda x: x.inner.names.append("b"),
        lambda x: x.inners[0].names.append("b"),
        lambda x: x.flags.append(1),
        lambda x: x.luck.roll(6),
        lambda x: setattr(x, "late", 8),
    ):
        other = first.copy()
        change(other)
        assert other != first
        assert first == twin


def test_storage_brings_everything_back_but_what_is_shared() -> None:
    first = outer()
    first.perhaps = Inner(n=3, names=["c"])
    data = json.loads(json.dumps(first.to_data()))
    assert "shared" not in data
    again = Outer.from_data(data, shared=first.shared)
    assert again == first
    assert again.steps[0][1] == (1, None)
    assert again.marks == {3: 4}


def test_defaults_inheritance_and_refusals() -> None:
    @record
    class Further(Inner):
        """Inherits fields, adds one with a default."""

        more: int = 5

    found = Further(n=1, names=[])
    assert (found.n, found.more, found.copy().more) == (1, 5, 5)
    assert repr(found) == "Further(n=1, names=[], more=5)"
    with pytest.raises(AttributeError):
        found.unknown = 1
    with pytest.raises(TypeError, match="mutable default"):

        @record
        class Wrong(Record):
            pile: list[int] = []


def test_records_differ_from_other_classes_and_cannot_be_hashed() -> None:
    assert Inner(n=1, names=[]) != outer()
    with pytest.raises(TypeError):
        hash(Inner(n=1, names=[]))
    assert frozen([1, [2, None], "x"]) == (1, (2, None), "x")


def test_luck_is_the_same_everywhere() -> None:
    """Known numbers: another Python, another machine, the browser must give the same."""
    luck = Luck(2026)
    assert [luck.roll(6) for _ in range(12)] == KNOWN_ROLLS
    cards = list(range(10))
    luck.shuffle(cards)
    assert cards == KNOWN_SHUFFLE
    assert Luck.from_data(luck.to_data()) == luck
    assert copy.copy(Luck(1)).state == Luck(1).state


KNOWN_ROLLS = [4, 1, 6, 4, 6, 1, 4, 2, 5, 6, 2, 5]
KNOWN_SHUFFLE = [3, 0, 7, 8, 5, 2, 6, 1, 9, 4]


def test_luck_is_fair_enough() -> None:
    luck, counts = Luck(1), [0] * 6
    for _ in range(6000):
        counts[luck.roll(6) - 1] += 1
    assert all(880 < count < 1120 for count in counts)
    assert len({Luck(1, stream).below(10**9) for stream in range(50)}) == 50
    firsts = set()
    for seed in range(200):
        pile = [1, 2, 3, 4]
        Luck(seed).shuffle(pile)
        firsts.add(tuple(pile))
    assert len(firsts) == 24


def test_fast_luck_has_the_same_face() -> None:
    values = iter([0.0, 0.99, 0.5, 0.5, 0.5])
    luck = FastLuck(lambda: next(values))
    assert (luck.roll(6), luck.roll(6)) == (1, 6)
    assert luck.copy() is luck
    pile = [1, 2, 3]
    luck.shuffle(pile)
    assert sorted(pile) == [1, 2, 3]
