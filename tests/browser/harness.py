"""What the browser tests share: sizes, waiting for Python, what a page asked for and complained of."""

from __future__ import annotations

import importlib
import os
import shutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright

ROOT = Path(__file__).resolve().parents[2]
SHOTS = ROOT / "build" / "shots"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
BOOT = 60_000  # ms; a boot takes about 2 s, on a busy machine more


NAMES = {
    "chromium": ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    "firefox": ("firefox-esr", "firefox"),
}


def launch(playwright: Playwright, kind: str) -> dict[str, Any]:
    """How to launch a browser: named in the environment, Playwright's own, or the system's."""
    args: dict[str, Any] = {"args": FLAGS} if kind == "chromium" else {}
    named = os.environ.get(kind.upper())
    if not named and Path(getattr(playwright, kind).executable_path).exists():
        return args
    path = named or next((found for name in NAMES.get(kind, ()) if (found := shutil.which(name))), None)
    if not path:
        raise LookupError(f"no {kind}: run build/test.py, which gets one, or name one in {kind.upper()}")
    args["executable_path"] = path
    if kind == "firefox":
        args["channel"] = "moz-firefox"  # stock Firefox, over WebDriver BiDi
    return args


def build_module(name: str) -> ModuleType:
    """A module of build/, which is no package."""
    folder = str(ROOT / "build")
    if folder not in sys.path:
        sys.path.insert(0, folder)
    return importlib.import_module(name)


class Watch:
    """What a browser context asked of other hosts, and what went wrong in it."""

    def __init__(self, base_url: str) -> None:
        self.base_url = base_url
        self.requests: list[str] = []
        self.outside: list[str] = []
        self.errors: list[str] = []

    def observe(self, context: BrowserContext) -> None:
        # Observed, never routed: routing would switch the browser's caches off.
        context.on("request", lambda request: self._request(request.url))
        context.on("weberror", lambda error: self.errors.append(str(error.error)))
        context.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)

    def _request(self, url: str) -> None:
        self.requests.append(url)
        if not url.startswith((self.base_url, "data:", "blob:")):
            self.outside.append(url)

    def check(self) -> None:
        assert not self.outside, f"asked another host: {self.outside}"
        assert not self.errors, "\n".join(self.errors)


def ready(page: Page, mark: str = "python-ready") -> None:
    """Wait until Python has set this performance mark."""
    page.wait_for_function("name => performance.getEntriesByName(name, 'mark').length > 0", arg=mark, timeout=BOOT)
