"""After one visit the page needs no server; a new build comes in whole or not at all."""

from __future__ import annotations

import functools
import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from harness import BOOT, Watch, build_module, ready
from playwright.sync_api import BrowserContext, BrowserType, Page

KEPT = "navigator.serviceWorker.ready.then(r => r.active.state)"


@pytest.fixture
def own(site: Path, tmp_path: Path, serve: Callable[[Path], Any], strictly_local: Watch) -> Any:
    """A server of the test's own, over a copy that it may change."""
    folder = tmp_path / "site"
    shutil.copytree(site, folder)
    server = serve(folder)
    server.folder, server.handler = folder, build_module("play").Handler
    strictly_local.base_url = server.url
    return server


def stop(server: Any) -> None:
    server.shutdown()
    server.server_close()


def visit(context: BrowserContext, url: str) -> Page:
    page = context.new_page()
    page.goto(url)
    ready(page)
    return page


def kept(page: Page) -> str:
    """Wait until the service worker holds the whole site; the name of its cache."""
    page.wait_for_function(f"async () => await {KEPT} === 'activated'", timeout=BOOT)
    return page.evaluate("async () => (await caches.keys()).join()")


def deploy(folder: Path, spoil: bool = False) -> str:
    """Change a file and sw.js as a new build would; `spoil` leaves one old file behind."""
    worker = (folder / "sw.js").read_text(encoding="utf-8")
    files = json.loads(re.search(r"FILES = (\{.*?\});", worker)[1])  # type: ignore[index]
    page = folder / "index.html"
    page.write_text(page.read_text(encoding="utf-8").replace("</title>", " (new)</title>"), encoding="utf-8")
    make = build_module("make")
    files["index.html"] = "sha256-" + make.integrity(page.read_bytes())
    if spoil:
        files["web/glue/main.py"] = "sha256-" + make.integrity(b"the file that has not been copied yet")
    worker = re.sub(r"FILES = \{.*?\};", lambda _: "FILES = " + json.dumps(files) + ";", worker)
    worker = re.sub(r"VERSION = '\w+'", "VERSION = 'new'", worker)
    (folder / "sw.js").write_text(worker, encoding="utf-8")
    return "new"


def test_server_stopped(context: BrowserContext, own: Any) -> None:
    page = visit(context, own.url + "/index.html")
    assert "table / " in kept(page)
    page.close()
    stop(own)
    for address in ("/index.html", "/", "/index.html?demo=none/such"):
        visit(context, own.url + address).close()


def test_whole_site_is_kept(context: BrowserContext, own: Any) -> None:
    page = visit(context, own.url + "/")
    kept(page)
    stop(own)
    files = [
        f.relative_to(own.folder).as_posix()
        for f in own.folder.rglob("*")
        if f.is_file() and f.name != "sw.js"
    ]
    page = visit(context, own.url + "/")  # a first visit is not the service worker's yet
    missing = page.evaluate(
        """async files => {
            const missing = [];
            for (const file of files) if (!await fetch(file).then(r => r.ok, () => false)) missing.push(file);
            return missing;
        }""",
        files,
    )
    assert missing == []


def test_nothing_is_downloaded_twice(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    own: Any,
    tmp_path: Path,
    strictly_local: Watch,
) -> None:
    """The service worker asks for each file once more, and is told that it has it already."""
    sent: list[tuple[str, int]] = []

    class Telling(own.handler):  # type: ignore[name-defined, misc]
        def send_response(self, code: int, message: str | None = None) -> None:
            sent.append((self.path.split("?")[0], int(code)))
            super().send_response(code, message)

    own.RequestHandlerClass = functools.partial(Telling, directory=str(own.folder))
    # A profile on disk: one that lives in memory does not keep files as large as these.
    with browser_type.launch_persistent_context(tmp_path / "profile", **browser_type_launch_args) as context:
        strictly_local.observe(context)
        kept(visit(context, own.url + "/index.html"))
    full = [path for path, code in sent if code == 200]
    assert len(full) > 20
    assert {path: full.count(path) for path in full if full.count(path) > 1} == {}


def test_new_build_waits_and_then_takes_over(context: BrowserContext, own: Any) -> None:
    kept(visit(context, own.url + "/index.html"))
    page = visit(context, own.url + "/index.html")
    page.evaluate("addEventListener('app:update', event => window.change = event.detail)")
    deploy(own.folder)
    page.evaluate("navigator.serviceWorker.getRegistration().then(r => r.update())")
    page.wait_for_function("() => window.change", timeout=BOOT)
    assert "(new)" not in page.title()
    second = visit(context, own.url + "/index.html")
    assert "(new)" not in second.title(), "a page may not mix two builds"
    second.close()
    with page.expect_navigation(timeout=BOOT):
        page.evaluate("change()")
    ready(page)
    assert "(new)" in page.title()
    page.wait_for_function(
        "async () => (await caches.keys()).every(name => name.endsWith(' new'))", timeout=BOOT
    )


def test_half_a_deploy_installs_nothing(context: BrowserContext, own: Any, strictly_local: Watch) -> None:
    page = visit(context, own.url + "/index.html")
    before = kept(page)
    deploy(own.folder, spoil=True)
    page.evaluate("""async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const over = new Promise(done => registration.addEventListener('updatefound', () => {
            const fresh = registration.installing;
            fresh.addEventListener('statechange', () => {
                if (['installed', 'redundant'].includes(fresh.state)) done(fresh.state);
            });
        }));
        await registration.update().catch(() => 0);
        window.outcome = await over;
    }""")
    assert page.evaluate("outcome") == "redundant"
    page.wait_for_function(
        "name => caches.keys().then(keys => keys.join() === name)", arg=before, timeout=BOOT
    )
    stop(own)
    assert "(new)" not in visit(context, own.url + "/index.html").title()
    strictly_local.errors[:] = [e for e in strictly_local.errors if "integrity" not in e]  # that is the point


def test_reset_forgets_everything(context: BrowserContext, own: Any) -> None:
    kept(visit(context, own.url + "/index.html"))
    page = context.new_page()
    page.goto(own.url + "/index.html?reset")
    page.wait_for_url(own.url + "/index.html", timeout=BOOT)
    assert page.evaluate("navigator.serviceWorker.controller") is None
    ready(page)


def test_one_copy_leaves_another_alone(context: BrowserContext, own: Any) -> None:
    """Two copies on one host, in folders: each cleans up only its own caches."""
    (own.folder / "inner").mkdir()
    for entry in list(own.folder.iterdir()):
        if entry.name != "inner":
            (own.folder / "inner" / entry.name).symlink_to(entry)
    kept(visit(context, own.url + "/inner/index.html"))
    names = kept(visit(context, own.url + "/index.html"))
    page = context.new_page()
    page.goto(own.url + "/index.html?reset")
    page.wait_for_url(own.url + "/index.html", timeout=BOOT)
    left = page.evaluate("async () => (await caches.keys()).join()")
    assert "table /inner/ " in names
    assert "table /inner/ " in left
