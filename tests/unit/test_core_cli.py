"""The commands in a terminal, and the public face."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import pyengine
from pyengine.__main__ import main
from pyengine.games import GAMES

GAME = "tokyo-ghoul"


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    status = main(list(words))
    return status, capsys.readouterr().out


def test_games_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    status, out = run(capsys, "games", "--json")
    found = {game["id"]: game for game in json.loads(out)}
    assert status == 0
    assert list(found) == list(GAMES)
    assert found[GAME]["seats"] == [2, 3, 4]
    assert {option["id"] for option in found[GAME]["options"]} == {"first", "handicap"}
    assert found[GAME]["bots"][0]["id"] == "random"


def test_games_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Tokyo Ghoul (version 1), 2–4 seats" in run(capsys, "games")[1]


def test_simulate_gives_all_figures(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", GAME, "--seats", "3", "--bots", "random,greedy", "--games", "4", "--seed", "9", "--json"]
    status, out = run(capsys, *words)
    found = json.loads(out)
    assert status == 0
    assert set(found) >= {"game", "games", "finished", "errors", "decisions", "seconds", "wins", "rounds", "by"}
    assert (found["games"], found["finished"], found["errors"]) == (4, 4, [])
    assert sum(found["wins"].values()) == pytest.approx(4)
    assert set(found["rounds"]) >= {"median", "p95", "max"}
    again = json.loads(run(capsys, *words)[1])
    assert {**again, "seconds": 0} == {**found, "seconds": 0}


def test_simulate_reports_errors_and_fails(capsys: pytest.CaptureFixture[str]) -> None:
    status, out = run(capsys, "simulate", GAME, "--bots", "nobody", "--games", "2", "--json")
    assert status == 1
    assert "no bot 'nobody'" in json.loads(out)["errors"][0]


def test_options_and_their_faults(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "simulate", GAME, "--games", "1", "--option", "handicap=true", "--json")[0] == 0
    for option, words in (("colour=red", "has no option 'colour'"), ("handicap=9", "handicap can be")):
        assert main(["simulate", GAME, "--games", "1", "--option", option]) == 2
        assert words in capsys.readouterr().err
    assert main(["simulate", GAME, "--seats", "7", "--games", "1"]) == 2
    assert "2, 3 or 4 seats" in capsys.readouterr().err


def test_scenes(capsys: pytest.CaptureFixture[str]) -> None:
    status, out = run(capsys, "scenes", "--json")
    found = json.loads(out)
    assert status == 0, found
    assert found["scenes"] == found["passed"] > 10
    assert found["failed"] == []


def test_replay_reads_a_saved_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = pyengine.new(GAME, seed=3, names=["Ren", "Mika"])
    for _ in range(30):
        seat, ask = next(iter(match.open.items()))
        match.answer(seat, ask.sample(lambda n: 0))
    file = tmp_path / "table.json"
    file.write_text(match.save(), "utf-8")
    status, out = run(capsys, "replay", str(file))
    assert status == 0
    assert "== Round 1 — " in out
    assert "Ren" in out
    hidden = run(capsys, "replay", str(file), "--seat", "0")[1]
    assert len(hidden.splitlines()) == len(out.splitlines())
    assert hidden != out


def test_replay_of_nonsense_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "table.json"
    for text, words in (
        ("{", "cannot be read as JSON"),
        ("{}", "not a saved table"),
        ('{"five-tables": 99}', "format 99"),
    ):
        file.write_text(text, "utf-8")
        assert main(["replay", str(file)]) == 2
        assert words in capsys.readouterr().err
    file.write_text('{"five-tables": 1, "game": "chess"}', "utf-8")
    assert main(["replay", str(file)]) == 2
    assert "no game 'chess'" in capsys.readouterr().err
    assert main(["replay", str(tmp_path / "missing.json")]) == 2


def test_a_game_can_be_played_by_hand(tmp_path: Path) -> None:
    """First option again and again, with nonsense, undo and a save on the way."""
    file = tmp_path / "saved.json"
    typed = "x\n0\n99\nu\n" + "1\n" * 400
    words = [sys.executable, "-m", "pyengine", "play", GAME, "--seed", "5", "--save", str(file)]
    found = subprocess.run(words, input=typed, capture_output=True, text=True, timeout=60, check=False)
    assert "Give a number" in found.stdout
    assert "There is nothing to take back." in found.stdout
    assert "== Round 2" in found.stdout
    assert found.stderr == ""
    assert pyengine.load(file.read_text("utf-8")).n > 10


def test_bench_gives_all_figures(capsys: pytest.CaptureFixture[str]) -> None:
    status, out = run(capsys, "bench", GAME, "--seconds", "0.02", "--json")
    (found,) = json.loads(out)
    wanted = {"decisions_per_s", "games_per_s", "clone_us", "view_us", "undo_us", "save_bytes", "load_ms"}
    assert status == 0
    assert set(found) >= wanted | {"reference_decisions_per_s"}
    assert all(found[key] > 0 for key in wanted)


def test_the_public_face_is_what_it_says() -> None:
    public = [name for name in pyengine.__all__ if not hasattr(pyengine, name)]
    assert public == []
    with pytest.raises(KeyError, match="no game 'chess'"):
        pyengine.new("chess")
    seen: Any = pyengine.new(GAME).view(None)
    assert json.loads(json.dumps(seen))["game"] == GAME
    assert pyengine.new(GAME).seed != pyengine.new(GAME).seed
    faces = pyengine.cards(GAME)
    assert len({face["kind"] for face in faces}) == len(faces)


def test_bots_answer_and_give_reasons() -> None:
    from pyengine import bots
    from pyengine.games import rules

    match = pyengine.new(GAME, seed=8)
    seat = next(iter(match.open))
    hint = bots.explain(match, seat, iterations=30, seconds=None)
    assert match.refuse(seat, hint["value"]) is None
    assert hint["label"]
    assert "Looked ahead 30 times: chances about" in hint["why"]
    assert hint == bots.explain(match, seat, iterations=30, seconds=None)
    assert bots.choose(match, seat, "random", 1) == bots.choose(match, seat, "random", 1)
    with pytest.raises(ValueError, match="has no bot"):
        bots.choose(match, seat, "genius")
    assert [level["id"] for level in bots.levels(rules(GAME))][:2] == ["random", "greedy"]


def test_examples_of_the_documentation_run() -> None:
    import doctest

    from pyengine import luck

    for module in (pyengine, luck):
        result = doctest.testmod(module)
        assert result.attempted
        assert not result.failed
