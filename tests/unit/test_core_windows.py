"""Windows: triggers in the order their owners choose, replacements once each."""

from __future__ import annotations

from typing import Any

from pyengine.ask import Ask, Flow
from pyengine.windows import Replacement, Trigger, in_turn, resolve, would


def drive(flow: Flow, *answers: Any) -> tuple[list[Ask], Any]:
    """Run a flow with prepared answers; returns the questions and the result. All answers must be used."""
    left, asked, reply = list(answers), [], None
    while True:
        try:
            ask = flow.send(reply)
        except StopIteration as stop:
            assert left == []
            return asked, stop.value
        assert isinstance(ask, Ask)
        asked.append(ask)
        reply = left.pop(0)


def triggers(done: list[str], *rows: tuple[int, int, Any]) -> list[Trigger]:
    return [Trigger(seat, source, lambda s=source: done.append(str(s)), same) for seat, source, same in rows]  # type: ignore[misc]


def test_one_trigger_runs_unasked_and_equal_ones_too() -> None:
    done: list[str] = []
    assert drive(resolve(triggers(done, (0, 1, None)), (0, 1)))[0] == []
    assert drive(resolve(triggers(done, (0, 2, "x"), (0, 3, "x")), (0, 1)))[0] == []
    assert done == ["1", "2", "3"]


def test_each_seat_orders_its_own_and_seats_go_in_turn() -> None:
    done: list[str] = []
    asked, _ = drive(
        resolve(triggers(done, (0, 1, None), (1, 2, None), (1, 3, None), (0, 4, None)), in_turn(2, 1)), 3, 4
    )
    assert [(ask.seat, ask.options) for ask in asked] == [(1, (2, 3)), (0, (1, 4))]
    assert done == ["3", "2", "4", "1"]


def test_equal_triggers_are_one_option() -> None:
    done: list[str] = []
    asked, _ = drive(resolve(triggers(done, (0, 1, "x"), (0, 2, "x"), (0, 3, None)), (0,)), 3)
    assert asked[0].options == (1, 3)
    assert done == ["3", "1", "2"]


def test_triggers_may_ask_die_and_be_stopped() -> None:
    done: list[str] = []

    def asks() -> Flow:
        done.append((yield Ask(1, "deep", ("a", "b"))))

    alive = [True]
    late = Trigger(0, 9, lambda: done.append("late"), live=lambda: alive[0])
    first = Trigger(0, 8, asks)

    def kill() -> None:
        alive[0] = False

    drive(resolve([first, Trigger(0, 7, kill), late], (0,)), 8, "b", 7)
    assert done == ["b"]
    drive(resolve(triggers(done, (0, 1, None)), (0,), stop=lambda: True))
    assert done == ["b"]


def test_replacements_apply_once_each_and_may_cancel() -> None:
    def half(n: int) -> int:
        return n // 2

    def minus(n: int) -> Any:
        wanted = yield Ask(0, "use", (True, False))
        return n - 1 if wanted else n

    def found(event: int) -> list[Replacement]:
        return [Replacement(0, 1, lambda n: n > 1, half), Replacement(0, 2, lambda n: True, minus)]

    asked, result = drive(would(8, found, 0), 2, True)
    assert [ask.verb for ask in asked] == ["replace", "use"]
    assert result == 3
    assert drive(would(8, lambda event: [Replacement(0, 1, lambda n: True, lambda n: None)], 0))[1] is None
    assert drive(would(5, lambda event: [], 0))[1] == 5
