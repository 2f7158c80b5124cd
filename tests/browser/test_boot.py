"""The page comes up: Python runs, nothing is asked of another host, the loading bar tells the truth."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from harness import BOOT, Watch, ready
from playwright.sync_api import BrowserContext, Page, expect

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
    # The last step says "all" whatever came; the ones before it must have counted nearly everything themselves.
    assert got[-2] > 0.97 * steps[-1]["total"], "the total that the build wrote is not what the page loads"
    assert not page.evaluate("Boolean(window.bootStalled)")


def test_stall_is_told(page: Page, base_url: str) -> None:
    """With a clock that runs ahead and a wheel that never comes, the page is told after 30 s."""
    page.add_init_script(LISTEN)
    page.add_init_script("""
        const real = setTimeout;
        window.setTimeout = (f, ms, ...rest) => real(f, ms === 30000 ? 300 : ms, ...rest);
        const get = fetch;
        window.fetch = (...args) => String(args[0]?.url ?? args[0]).includes('stdlib') ? new Promise(() => {}) : get(...args);
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
    wanted = {".wasm": "application/wasm", ".mjs": "text/javascript", ".js": "text/javascript",
              ".woff2": "font/woff2", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml"}  # fmt: skip
    for suffix, kind in wanted.items():
        for file in sorted(site.rglob("*" + suffix))[:1]:
            answer = page.request.head(f"{base_url}/{file.relative_to(site).as_posix()}")
            assert answer.headers["content-type"].split(";")[0] == kind, file.name


def test_manifest_can_be_installed(site: Path) -> None:
    manifest = json.loads((site / "app.webmanifest").read_text(encoding="utf-8"))
    assert manifest["start_url"] == "./"
    for icon in manifest["icons"]:
        assert (site / icon["src"]).exists(), icon["src"]


@pytest.mark.slow
def test_bot_worker_starts(app: Page) -> None:
    """The engine imports in a worker too, with the same trimmed standard library."""
    answer = app.evaluate("""() => new Promise((resolve, reject) => {
        const script = document.createElement('script');
        const source = 'import pyengine, json\\ndef names(): return json.dumps([g["id"] for g in pyengine.games()])\\n'
            + '__export__ = ["names"]';
        script.type = 'py'; script.textContent = source;
        for (const [k, v] of Object.entries({worker: '', name: 'probe', config: 'web/boot/bot.json'})) script.setAttribute(k, v);
        document.body.append(script);
        script.addEventListener('error', reject);
        import(new URL('vendor/pyscript/core.js', location).href).then(async () => {
            await script.xworker.ready;
            resolve(await (await (await script.xworker.ready).sync).names());
        }).catch(reject);
    })""")
    assert isinstance(json.loads(answer), list)
    expect(app.locator("body")).to_be_visible()
