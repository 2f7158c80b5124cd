"""The engine inside the very runtime that the browser uses, once, under Node."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
NATIVE = {"test_art.py", "test_build.py", "test_core_cli.py"}  # of the tools and the terminal


@pytest.fixture(scope="module")
def make():
    sys.path.insert(0, str(ROOT / "build"))
    import make

    return make


@pytest.fixture(scope="module")
def site(make) -> Path:
    return make.build()


@pytest.fixture(scope="module")
def node() -> str:
    found = shutil.which("node")
    if not found:
        pytest.skip("no Node.js here")
    return found


def run(*command: str | Path, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(word) for word in command], cwd=ROOT, capture_output=True, text=True, errors="replace",
        env={**os.environ, **env}, stdin=subprocess.DEVNULL, timeout=900,
    )  # fmt: skip


def tail(done: subprocess.CompletedProcess[str], lines: int = 60) -> str:
    text = [line[:300] for line in (done.stdout + done.stderr).splitlines() if line.strip()]
    return "\n".join(text[-lines:])


@pytest.mark.slow
def test_unit_suite(make, site: Path, node: str) -> None:
    files = [file for file in sorted((ROOT / "tests" / "unit").glob("test_*.py")) if file.name not in NATIVE]
    args = [f"/repo/{file.relative_to(ROOT).as_posix()}" for file in files]
    wheels = make.need_wheels("requirements-pyodide-test.txt")
    done = run(node, HERE / "run.mjs", "suite", site, wheels, "-q", "-m", "not slow and not browser", *args)
    if done.returncode == 5:
        pytest.skip("no unit tests yet")
    assert done.returncode == 0, tail(done)


@pytest.mark.slow
def test_same_game_on_every_python(site: Path, node: str) -> None:
    """Native Python with two hash seeds and the site's own byte code in Pyodide play the same games."""
    runs = {
        "native, hash seed 0": run(
            sys.executable, HERE / "playout.py", PYTHONPATH=str(ROOT), PYTHONHASHSEED="0"
        ),
        "native, hash seed 1": run(
            sys.executable, HERE / "playout.py", PYTHONPATH=str(ROOT), PYTHONHASHSEED="1"
        ),
        "in Pyodide": run(node, HERE / "run.mjs", "script", site, HERE / "playout.py"),
    }
    for name, done in runs.items():
        assert done.returncode == 0, f"{name}:\n{tail(done)}"
    told = {name: json.loads(done.stdout.splitlines()[-1]) for name, done in runs.items()}
    first = told.pop("native, hash seed 0")
    for name, games in told.items():
        different = {game for game in first if games.get(game) != first[game]}
        assert not different, f"{name} differs in {sorted(different)}"
