"""The built site on a free port, in whatever Chromium (or Firefox) this machine has.

`site` is a private copy, so that a build in another window cannot change it in the middle of a test.
Every test here is strict: a request to another host, an uncaught error or a console error fails it.
"""

from __future__ import annotations

import functools
import os
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from harness import SHOTS, SIZES, Watch, build_module, launch, ready
from playwright.sync_api import BrowserContext, Page, Playwright, expect

expect.set_options(timeout=10_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, brought up to date (nothing to do after build/test.py)."""
    make = build_module("make")
    built = Path(os.environ["SITE"]) if "SITE" in os.environ else make.build()
    copy = tmp_path_factory.mktemp("served") / "site"
    try:
        shutil.copytree(built, copy, copy_function=os.link)
    except (OSError, shutil.Error):
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(built, copy)
    return copy


@pytest.fixture(scope="session")
def serve() -> Iterator[Callable[[Path], Any]]:
    """Serve a folder as build/play.py does; returns the server, with its `url`."""
    play, servers = build_module("play"), []

    def start(folder: Path) -> Any:
        server = play.listen(folder, 0)
        server.url = f"http://127.0.0.1:{server.server_address[1]}"
        threading.Thread(target=functools.partial(server.serve_forever, 0.05), daemon=True).start()
        servers.append(server)
        return server

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


@pytest.fixture(scope="session")
def base_url(site: Path, serve: Callable[[Path], Any]) -> str:
    return serve(site).url


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], playwright: Playwright, browser_name: str
) -> dict[str, Any]:
    try:
        return {**browser_type_launch_args, **launch(playwright, browser_name)}
    except LookupError as missing:
        if browser_name == "chromium":
            pytest.fail(str(missing))
        pytest.skip(str(missing))


@pytest.fixture(autouse=True)
def strictly_local(context: BrowserContext, base_url: str) -> Iterator[Watch]:
    watch = Watch(base_url)
    watch.observe(context)
    yield watch
    watch.check()


@pytest.fixture
def app(page: Page, base_url: str) -> Page:
    """The page with Python running."""
    page.goto(base_url + "/index.html")
    ready(page)
    return page


@pytest.fixture
def shoot(request: pytest.FixtureRequest) -> Callable[..., list[Path]]:
    """Screenshots of a page into build/shots/: three sizes, light and dark. They never fail a test."""

    def take(page: Page, name: str = "", *, sizes: tuple[str, ...] = tuple(SIZES), full: bool = False) -> list[Path]:
        SHOTS.mkdir(parents=True, exist_ok=True)
        stem = name or request.node.name.split("[")[0].removeprefix("test_")
        before, made = page.viewport_size, []
        for size in sizes:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
                page.wait_for_timeout(150)
                path = SHOTS / f"{stem}-{size}-{scheme}.png"
                page.screenshot(path=path, full_page=full, animations="disabled")
                made.append(path)
        page.emulate_media(color_scheme=None)
        if before:
            page.set_viewport_size(before)
        return made

    return take
