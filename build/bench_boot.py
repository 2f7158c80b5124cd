"""Times the page against its goals: `.venv/bin/python build/bench_boot.py [--runs N] [--game ID]`.

Printed are medians, and the quotient with the stock runtime (bare `loadPyodide()` as npm ships it) measured in the
same run, visits taken in turn. Cold is a new browser profile, warm a restarted browser with a profile that has seen
the page three times. Beside the clock stands the processor time of the page's main thread, which a busy machine hardly
changes.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import json
import os
import shutil
import statistics
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import make
import play

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
GOALS = {"cold": 0.75, "warm": 0.45, "gap": 50.0, "redraw": 2.0}
STOCK = """<!doctype html><title>stock</title><script type=module>
import { loadPyodide } from './pyodide.mjs';
const py = await loadPyodide();
py.runPython('print("ready")');
performance.mark('table-drawn');
</script>"""
MARK = "name => performance.getEntriesByName(name, 'mark')[0]?.startTime"
ID = "bench"

# Runs in the page's own Python: the glue's `table` is the screen that is shown. Cold redraws draw every piece again
# (nothing is taken to be on the page yet), warm ones find what has changed: nothing.
REDRAW = """
import json as _json, time as _time
from js import window as _window

def _measure(n=25):
    taken = {"whole": [], "unchanged": []}
    for _ in range(n):
        table.patch.reset()
        for name in taken:
            start = _time.perf_counter()
            table.draw()
            taken[name].append((_time.perf_counter() - start) * 1000)
    return taken

_window.benchRedraw = _json.dumps(_measure())
"""
FRAMES = """() => {
    window.benchGaps = [];
    let last = performance.now();
    (function tick() {
        const now = performance.now();
        window.benchGaps.push(now - last);
        last = now;
        requestAnimationFrame(tick);
    })();
}"""


@contextlib.contextmanager
def served(folder: Path) -> Iterator[str]:
    server = play.listen(folder, 0)
    threading.Thread(target=functools.partial(server.serve_forever, 0.05), daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()


def table(game: str, bots_only: bool) -> str:
    """A script that puts a saved table into the page's storage before the page looks."""
    sys.path.insert(0, str(make.ROOT))
    import pyengine

    about = next(entry for entry in pyengine.games() if entry["id"] == game)
    match = pyengine.new(game, seats=max(2, min(about["seats"])), seed=7)
    seats = [
        {"name": name, "kind": "bot" if bots_only or n else "person", "level": about["bots"][-1]["id"]}
        for n, name in enumerate(match.names)
    ]
    record = {"id": ID, "game": game, "title": about["name"], "seats": seats, "save": match.save(), "viewer": 0}
    line = {"id": ID, "game": game, "title": about["name"], "where": "", "progress": 0, "updated": 1}
    return (
        f"localStorage['five-tables/table/{ID}'] ??= {json.dumps(json.dumps(record))};"
        f"localStorage['five-tables/index'] ??= {json.dumps(json.dumps([line]))};"
    )


class Bench:
    def __init__(self, chromium: Any, binary: str | None) -> None:
        self.chromium, self.binary = chromium, binary

    @contextlib.contextmanager
    def page(self, profile: Path, script: str = "") -> Iterator[Any]:
        context = self.chromium.launch_persistent_context(
            profile, executable_path=self.binary, args=FLAGS, viewport={"width": 1440, "height": 900}
        )
        page = context.pages[0]
        if script:
            page.add_init_script(script)
        yield page
        context.close()

    def visit(self, profile: Path, url: str, script: str = "", settle: int = 0) -> tuple[float, float]:
        """Milliseconds from navigation to the first table drawn by Python: clock, and processor time of the page."""
        with self.page(profile, script) as page:
            inside = page.context.new_cdp_session(page)
            inside.send("Performance.enable", {"timeDomain": "threadTicks"})
            page.goto(url)
            page.wait_for_function(f"name => ({MARK})(name) > 0", arg="table-drawn", timeout=120_000)
            clock = float(page.evaluate(MARK, "table-drawn"))
            counted = inside.send("Performance.getMetrics")["metrics"]
            busy = next(float(metric["value"]) for metric in counted if metric["name"] == "TaskDuration")
            if settle:
                page.wait_for_timeout(settle)
            return clock, busy * 1000


def boots(bench: Bench, runs: int, ours: tuple[str, str], stock: str) -> dict[str, list[tuple[float, float]]]:
    taken: dict[str, list[tuple[float, float]]] = {}
    both = (("ours", *ours), ("stock", stock, ""))
    with tempfile.TemporaryDirectory() as folder:
        for run in range(runs):
            for name, url, script in both:
                profile = Path(folder) / f"{name}-{run}"
                taken.setdefault(f"{name} cold", []).append(bench.visit(profile, url, script))
        for name, url, script in both:
            for _ in range(3):
                bench.visit(Path(folder) / f"{name}-0", url, script, settle=2500)
        for _ in range(runs):
            for name, url, script in both:
                found = bench.visit(Path(folder) / f"{name}-0", url, script)
                taken.setdefault(f"{name} warm", []).append(found)
    return taken


def gaps(bench: Bench, url: str, script: str, seconds: float) -> list[float]:
    """Gaps between frames while two bots play each other, after the worker has come up."""
    with tempfile.TemporaryDirectory() as folder, bench.page(Path(folder), script) as page:
        page.goto(url)
        page.wait_for_function(f"name => ({MARK})(name) > 0", arg="table-drawn", timeout=120_000)
        page.wait_for_timeout(3000)
        page.evaluate(FRAMES)
        page.wait_for_timeout(int(seconds * 1000))
        return [float(gap) for gap in page.evaluate("benchGaps")]


def redraw(bench: Bench, url: str, script: str) -> dict[str, list[float]]:
    """Milliseconds of redraws, Python and DOM, in the page's own Python."""
    with tempfile.TemporaryDirectory() as folder, bench.page(Path(folder), script) as page:
        page.goto(url)
        page.wait_for_function(f"name => ({MARK})(name) > 0", arg="table-drawn", timeout=120_000)
        page.wait_for_timeout(3000)
        page.evaluate(
            """source => {
                const script = document.createElement('script');
                script.type = 'py'; script.textContent = source;
                document.body.append(script);
            }""",
            REDRAW,
        )
        page.wait_for_function("() => window.benchRedraw", timeout=60_000)
        return dict(json.loads(page.evaluate("benchRedraw")))


def line(name: str, value: float, unit: str, goal: float | None = None) -> None:
    verdict = "" if goal is None else f"   goal {goal:g}: {'reached' if value <= goal else 'MISSED'}"
    print(f"{name:<46}{value:8.2f} {unit}{verdict}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench_boot.py", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--game", default="tokyo-ghoul")
    options = parser.parse_args()
    from playwright.sync_api import sync_playwright

    made = make.build()
    person, bots = table(options.game, False), table(options.game, True)
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        (folder / "stock").mkdir()
        for name in (*make.RUNTIME, "python_stdlib.zip", "pyodide-lock.json"):
            shutil.copy(make.NPM / "pyodide" / name, folder / "stock")
        (folder / "stock" / "index.html").write_text(STOCK)
        stock = stack.enter_context(served(folder / "stock")) + "/index.html"
        site = folder / "site"  # a copy: a build in another window may replace the site meanwhile
        shutil.copytree(made, site)
        ours = stack.enter_context(served(site)) + f"/index.html#/table/{ID}"
        playwright = stack.enter_context(sync_playwright())
        own = Path(playwright.chromium.executable_path).exists()
        binary = os.environ.get("CHROMIUM") or (None if own else shutil.which("chromium"))
        bench = Bench(playwright.chromium, binary)
        print(f"load {os.getloadavg()[0]:.1f}, {options.runs} runs, {options.game}", flush=True)
        taken = boots(bench, options.runs, (ours, person), stock)
        for kind in ("cold", "warm"):
            for n, what in enumerate(("", ", processor")):
                mine = statistics.median(visit[n] for visit in taken[f"ours {kind}"])
                theirs = statistics.median(visit[n] for visit in taken[f"stock {kind}"])
                line(f"table drawn by Python, {kind}{what}", mine, "ms")
                line(f"stock loadPyodide(), {kind}{what}", theirs, "ms")
                line(f"quotient, {kind}{what}", mine / theirs, "", GOALS[kind])
        found = sorted(gaps(bench, ours, bots, 8.0))
        line("longest frame gap while bots think", found[-1], "ms", GOALS["gap"])
        line("frame gap, 99th percentile", found[int(len(found) * 0.99)], "ms")
        for name, times in redraw(bench, ours, person).items():
            line(f"redraw, {name}, median", statistics.median(times), "ms", GOALS["redraw"])
    return 0


if __name__ == "__main__":
    sys.exit(main())
