"""Style, types and tests: `python3 build/test.py [pytest arguments]`.

Without arguments everything runs, boot and offline use in Firefox too where there is one. Arguments that choose tests
(paths, -k, -m) run only these, with pytest; a browser and a fresh site are prepared when they may be needed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import make

BROWSER_FREE = ("tests/unit", "tests/laws", "tests/games")
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FIREFOX = ("firefox-esr", "firefox")


def browser(names: tuple[str, ...], kind: str) -> bool:
    """Whether a browser is at hand: named in the environment, on the path, or Playwright's own."""
    named = os.environ.get(kind.upper())
    if named and Path(named).exists():
        return True
    if any(shutil.which(name) for name in names):
        return True
    question = (
        "import pathlib, sys; from playwright.sync_api import sync_playwright as p\n"
        f"with p() as q: sys.exit(not pathlib.Path(q.{kind}.executable_path).exists())"
    )
    return subprocess.run([make.PYTHON, "-c", question], capture_output=True).returncode == 0


DRIVE = """
import sys
from harness import launch
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    browser = getattr(playwright, sys.argv[1]).launch(**launch(playwright, sys.argv[1]))
    browser.new_page().goto("about:blank")
"""


def drive(kind: str) -> str:
    """Why Playwright cannot drive this browser, or an empty string: it speaks to some versions only."""
    done = subprocess.run(
        [make.PYTHON, "-c", DRIVE, kind],
        env={**os.environ, "PYTHONPATH": str(make.ROOT / "tests" / "browser")},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    said = [line.strip() for line in done.stderr.splitlines() if "Error:" in line]
    return "" if done.returncode == 0 else f"Playwright cannot drive it ({(said or ['it gave no reason'])[-1][:160]})"


def apt() -> list[str] | None:
    """How to call apt-get here without being asked anything, or None."""
    if not shutil.which("apt-get"):
        return None
    if os.geteuid() == 0:
        return ["apt-get"]
    if shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode == 0:
        return ["sudo", "-n", "apt-get"]
    return None


def need_browsers() -> None:
    """Chromium by whatever means there are; Firefox too where the system's packages have it."""
    wanted = {"chromium": (CHROMIUM, "chromium"), "firefox-esr": (FIREFOX, "firefox")}
    missing = [package for package, (names, kind) in wanted.items() if not browser(names, kind)]
    get = apt() if missing else None
    if get:
        wait = ["-o", "DPkg::Lock::Timeout=300", "-o", "Acquire::Retries=3"]
        try:
            with make.doing("package lists"):
                make.run([*get, *wait, "update", "-qq"], "apt-get could not update its lists")
            for package in missing:
                with make.doing(f"browser {package}"):
                    make.run(
                        [*get, *wait, "install", "-y", "-qq", "--no-install-recommends", package],
                        f"apt-get could not install {package}",
                        DEBIAN_FRONTEND="noninteractive",
                    )
        except make.Problem as problem:
            print(f"  {problem}", flush=True)
    if "chromium" in missing and not browser(CHROMIUM, "chromium"):
        with make.doing("browser chromium, Playwright's own"):
            make.run(
                [make.PYTHON, "-m", "playwright", "install", "chromium"],
                "No Chromium for the browser tests: install one, or name it in the variable CHROMIUM",
            )


def step(name: str, *command: str | Path) -> bool:
    """Run one step with its output on the terminal; True when it passed."""
    print(f"\n== {name}", flush=True)
    start = time.perf_counter()
    code = subprocess.run([str(word) for word in command], cwd=make.ROOT, stdin=subprocess.DEVNULL).returncode
    outcome = "passed" if code == 0 else "FAILED"
    print(f"== {name}: {outcome} in {time.perf_counter() - start:.1f} s", flush=True)
    return code == 0


def chosen(arguments: list[str]) -> list[str]:
    """The arguments that choose tests."""
    options = ("-k", "-m", "--lf", "--ff", "--last-failed")
    return [
        word
        for word in arguments
        if word.startswith(options) or (not word.startswith("-") and (make.ROOT / word.split("::")[0]).exists())
    ]


def main(arguments: list[str]) -> int:
    make.need_python()
    choice = chosen(arguments)
    plain = bool(choice) and all(word.startswith(BROWSER_FREE) for word in choice if not word.startswith("-"))
    plain = plain and any(not word.startswith("-") for word in choice)
    python = make.PYTHON
    try:
        with make.alone():
            make.need_venv("requirements-test.txt")
            if not plain:
                make.need_npm()
                make.need_wheels("requirements-pyodide-test.txt")
                need_browsers()
        if not plain:
            make.build()
    except make.Problem as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    if choice:
        done = subprocess.run([python, "-m", "pytest", *arguments], cwd=make.ROOT, stdin=subprocess.DEVNULL)
        return done.returncode
    pytest: list[str | Path] = [python, "-m", "pytest", *arguments]
    shared = ["-n", str(min(os.cpu_count() or 1, 8)), "--dist", "loadgroup"]
    passed = [
        step("style", python, "-m", "ruff", "check", "--output-format", "concise", "."),
        step("types", python, "-m", "mypy"),
        step("tests without a browser", *pytest, "-m", "not browser", *shared),
        step("tests in the browser", *pytest, "-m", "browser"),
    ]
    why_not = drive("firefox") if browser(FIREFOX, "firefox") else "there is none here"
    if why_not:
        print(f"\n== tests in Firefox: left out, {why_not}", flush=True)
    else:
        start = [f"tests/browser/test_{name}.py" for name in ("boot", "offline")]
        passed.append(step("tests in Firefox", *pytest, *start, "--browser", "firefox"))
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
