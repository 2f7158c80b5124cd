"""The page comes up: Python runs, nothing is asked of another host, the loading bar tells the truth."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from harness import BOOT, Watch, ready
from playwright.sync_api import BrowserContext, Page

LISTEN = """
    addEventListener('boot:progress', event => (window.bootSteps ??= []).push({...event.detail}));
    addEventListener('boot:stalled', () => window.bootStalled = true);
"""


def test_python_starts_and_asks_nobody(page: Page, base_url: str, strictly_local: Watch) -> None:
    page.goto(base_url + "/index.html")
    ready(page)
    asked = [url.removeprefix(base_url) for url in strictly_local.requests if url.startswith(base_url)]
    assert sum("pyodide.asm.wasm" in url for url in asked) == 1
    assert any("micropip" in url for url in asked)
    assert any("pyengine" in url for url in asked)


def test_progress_counts_every_byte(page: Page, base_url: str) -> None:
    page.add_init_script(LISTEN)
    page.goto(base_url + "/index.html")
    ready(page)
    page.wait_for_function("() => bootSteps.at(-1).got === bootSteps.at(-1).total", timeout=BOOT)
    steps = page.evaluate("bootSteps")
    got = [step["got"] for step in steps]
    assert len(steps) > 4
    assert got == sorted(got)
    # The last step says "all" whatever came; those before it must have counted nearly everything.
    assert got[-2] > 0.97 * steps[-1]["total"], "the total that the build wrote is not what the page loads"
    assert not page.evaluate("Boolean(window.bootStalled)")


def test_stall_is_told(page: Page, base_url: str) -> None:
    """With a clock that runs ahead and a wheel that never comes, the page is told after 30 s."""
    page.add_init_script(LISTEN)
    page.add_init_script("""
        const real = setTimeout;
        window.setTimeout = (f, ms, ...rest) => real(f, ms === 30000 ? 300 : ms, ...rest);
        const get = fetch;
        const never = new Promise(() => {});
        window.fetch = (...args) => String(args[0]?.url ?? args[0]).includes('stdlib') ? never : get(...args);
    """)
    page.goto(base_url + "/index.html")
    page.wait_for_function("() => window.bootStalled", timeout=BOOT)


def test_works_in_a_subfolder(
    context: BrowserContext, site: Path, serve: Callable[[Path], Any], tmp_path: Path, strictly_local: Watch
) -> None:
    inside = tmp_path / "some" / "folder"
    inside.mkdir(parents=True)
    (inside / "table").symlink_to(site, target_is_directory=True)
    server = serve(tmp_path)
    strictly_local.base_url = server.url + "/some/folder/table"
    page = context.new_page()
    page.goto(server.url + "/some/folder/table/")
    ready(page)


def test_types_of_files(page: Page, base_url: str, site: Path) -> None:
    wanted = {
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
    }
    for suffix, kind in wanted.items():
        for file in sorted(site.rglob("*" + suffix))[:1]:
            answer = page.request.head(f"{base_url}/{file.relative_to(site).as_posix()}")
            assert answer.headers["content-type"].split(";")[0] == kind, file.name


def test_manifest_can_be_installed(site: Path) -> None:
    manifest = json.loads((site / "app.webmanifest").read_text(encoding="utf-8"))
    assert manifest["start_url"] == "./"
    for icon in manifest["icons"]:
        assert (site / icon["src"]).exists(), icon["src"]


PROBE = """
import json, sys
import pyengine

def names():
    return json.dumps([game["id"] for game in pyengine.games()])

__export__ = ["names"]
"""


def test_engine_imports_in_a_worker(app: Page) -> None:
    """With the bot's own settings, so with the same trimmed standard library."""
    answer = app.evaluate(
        """async source => {
            const script = document.createElement('script');
            Object.assign(script, {type: 'py', textContent: source});
            script.setAttribute('worker', '');
            script.setAttribute('name', 'probe');
            script.setAttribute('config', 'web/boot/bot.json');
            document.body.append(script);
            while (!script.xworker) await new Promise(done => setTimeout(done, 20));
            return (await script.xworker.ready).sync.names();
        }""",
        PROBE,
    )
    assert isinstance(json.loads(answer), list)
