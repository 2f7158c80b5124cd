"""Makes the site: a folder that any static file server can serve, from sources, npm packages and wheels.

Standard library only. What is missing is fetched, what is unchanged is kept, and the finished site takes the
place of the old one in a single move, so a reader never sees half of it.
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
import venv
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

BUILD = Path(__file__).resolve().parent
ROOT = BUILD.parent
SITE = BUILD / "site"
SOURCE_SITE = BUILD / "site-source"  # for development: readable Python, nothing kept offline
CACHE = BUILD / "cache"
NPM = BUILD / "node_modules"
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
BUILDING = "requirements-build.txt"
ABI = "cp314"  # byte code belongs to one Python: the tag of the wheels in the site tells the truth

RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PYSCRIPT = (
    "core.js core.css core-*.js error-*.js deprecations-manager-*.js donkey-*.js py-editor-*.js py-game-*.js "
    "py-terminal-*.js pyodide_graph-*.js"
).split()
# Not copied from web/: the glue package goes in as one archive, and these have places of their own.
ELSEWHERE = {"boot/boot.mjs", "sw.js", "app.webmanifest"}
SCRATCH = ("__pycache__", "*.pyc", ".*", "*~")

# For packages that name this licence without bringing its text.
ISC = """\
Copyright {holder}

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby
granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE."""


class Problem(Exception):
    """Something the person at the terminal has to settle; its text is one sentence."""

    def __str__(self) -> str:
        return super().__str__().rstrip(".") + "."


# ---------------------------------------------------------------- telling


@contextlib.contextmanager
def doing(what: str) -> Iterator[None]:
    """One line: what, and how long it took."""
    start = time.perf_counter()
    print(f"  {what:<44}", end="", flush=True)
    try:
        yield
    except Problem:
        raise
    except BaseException:
        print("failed", flush=True)
        raise
    print(f"{time.perf_counter() - start:6.1f} s", flush=True)


def run(command: Iterable[str | Path], problem: str, cwd: Path = ROOT, **env: str) -> str:
    """Run quietly; on failure show what the program said and raise `problem`."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words, cwd=cwd, env={**os.environ, **env}, stdin=subprocess.DEVNULL, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, errors="replace",
        )  # fmt: skip
    except OSError as error:
        raise Problem(f"{problem} ({error.strerror or error}: {words[0]})") from None
    if done.returncode:
        lines = [line for line in done.stdout.splitlines() if line.strip() and len(line) < 2000]
        print("failed\n" + "\n".join("    " + line[:200] for line in lines[-25:]))
        if re.search(
            r"ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|name resolution|No address associated"
            r"|Failed to establish a new connection|Max retries exceeded|from versions: none",
            done.stdout,
        ):
            problem = f"{problem}: the network cannot be reached, and this step needs it once"
        raise Problem(problem)
    return done.stdout


# ---------------------------------------------------------------- files and hashes


def files_of(*paths: Path) -> Iterator[Path]:
    """Every file of these files and folders, in a fixed order, without what tools leave behind."""
    for path in paths:
        if path.is_dir():
            inside = (p for p in sorted(path.iterdir()) if not any(p.match(pattern) for pattern in SCRATCH))
            yield from files_of(*inside)
        elif path.is_file():
            yield path


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def integrity(data: bytes) -> str:
    """The hash as subresource integrity writes it."""
    return base64.b64encode(hashlib.sha256(data).digest()).decode()


def digest(*parts: Path | str) -> str:
    """A short name for the content of files, folders and strings."""
    hashed = hashlib.sha256()
    for part in parts:
        if isinstance(part, str):
            hashed.update(part.encode() + b"\0")
            continue
        for file in files_of(part):
            data = file.read_bytes()
            hashed.update(f"{file.relative_to(ROOT).as_posix()}\0{len(data)}\0".encode())
            hashed.update(data)
    return hashed.hexdigest()[:16]


@contextlib.contextmanager
def whole(path: Path) -> Iterator[Path]:
    """A temporary neighbour that becomes `path` when all went well."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{os.getpid()}-{path.name}")
    remove(temporary)
    try:
        yield temporary
        if path.is_dir():
            remove(path)
        os.replace(temporary, path)
    finally:
        remove(temporary)


def remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path, ignore_errors=True)
    else:
        path.unlink(missing_ok=True)


def put(source: Path, target: Path) -> None:
    """Copy; a hard link where the file system allows it (only for files of the cache, which nobody edits)."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_relative_to(CACHE) or source.is_relative_to(NPM):
        with contextlib.suppress(OSError):
            os.link(source, target)
            return
    shutil.copyfile(source, target)


def write(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8", newline="\n")


def cached(name: str, key: str) -> tuple[Path, bool]:
    """The place of a product in the cache, and whether it is there. Of older ones, one stays."""
    path = CACHE / f"{name}-{key}"
    if path.exists():
        os.utime(path)
        return path, True
    CACHE.mkdir(parents=True, exist_ok=True)
    old = sorted(CACHE.glob(f"{name}-" + "[0-9a-f]" * 16), key=lambda p: p.stat().st_mtime)
    for stale in old[:-1]:
        remove(stale)
    return path, False


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One build at a time in this folder."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with open(CACHE / "lock", "a+b") as lock:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                print("  waiting for another build to end", flush=True)
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# ---------------------------------------------------------------- tools: Python, Node, wheels


def need_python() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036
        raise Problem(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")


def need_node() -> str:
    node = shutil.which("node")
    version = ""
    if node:
        with contextlib.suppress(OSError):
            version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()
    match = re.match(r"v(\d+)", version)
    if not node or not match or int(match[1]) < 20:
        raise Problem(f"Node.js 20 or newer is needed to build the site; found {version or 'none'}.")
    return node


def need_venv(requirements: str) -> None:
    """`.venv` with what a requirements file locks. The file for tests includes the one for building."""
    wanted = BUILD / requirements
    stamps = {VENV / f".{name}": digest(BUILD / name, sys.version) for name in (requirements, BUILDING)}
    stamp, key = next(iter(stamps.items()))
    with contextlib.suppress(OSError):
        if PYTHON.exists() and stamp.read_text() == key:
            return
    usable = PYTHON.exists() and subprocess.run([PYTHON, "-c", "import pip"], capture_output=True).returncode == 0
    if not usable:
        with doing("virtual environment .venv"):
            try:
                venv.create(VENV, with_pip=True, clear=True, symlinks=os.name != "nt")
            except (Exception, SystemExit):
                remove(VENV)
                raise Problem(
                    "Python cannot make a virtual environment here (on Debian: apt-get install python3-venv)."
                ) from None
    with doing(f"Python packages of {requirements}"):
        stamp.unlink(missing_ok=True)
        run(
            [PYTHON, "-m", "pip", "install", "-q", "--no-input", "--disable-pip-version-check", "--no-deps",
             "--require-hashes", "-r", wanted],
            f"pip could not install {requirements}",
        )  # fmt: skip
        for each, content in stamps.items():
            each.write_text(content)


def need_npm() -> None:
    stamp = NPM / ".lock-hash"
    key = digest(BUILD / "package.json", BUILD / "package-lock.json")
    with contextlib.suppress(OSError):
        if stamp.read_text() == key:
            return
    need_node()
    npm = shutil.which("npm")
    if not npm:
        raise Problem("npm is needed to build the site; it comes with Node.js.")
    with doing("npm packages"):
        run(
            [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"],
            "npm could not install its packages",
            BUILD,
        )
        stamp.write_text(key)


def need_wheels(requirements: str) -> Path:
    """A folder of the pure wheels a requirements file locks, for use inside Pyodide."""
    folder, there = cached(requirements.removesuffix(".txt"), digest(BUILD / requirements))
    if not there:
        need_venv(BUILDING)
        with doing(f"wheels of {requirements}"), whole(folder) as fresh:
            run(
                [PYTHON, "-m", "pip", "download", "-q", "--no-input", "--disable-pip-version-check",
                 "--no-deps", "--require-hashes", "--only-binary=:all:", "--platform=any",
                 "--python-version=3.14", "--dest", fresh, "-r", BUILD / requirements],
                f"pip could not download {requirements}",
            )  # fmt: skip
    return folder


# ---------------------------------------------------------------- parts of the site


def project() -> tuple[str, str]:
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return table["name"], table["version"]


def engine_wheel() -> Path:
    """The engine as a source wheel, the same that `pip wheel .` makes."""
    key = digest(ROOT / "pyengine", *(ROOT / f for f in ("pyproject.toml", "README.md", "LICENSE")))
    folder, there = cached("engine", key)
    if not there:
        need_venv(BUILDING)
        with doing("engine wheel"), whole(folder) as fresh:
            run([PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", fresh],
                "the engine's wheel could not be built", SOURCE_DATE_EPOCH="315532800")  # fmt: skip
    return next(folder.glob("*.whl"))


def glue_archive() -> Path:
    """The page's Python as one archive of sources; its entry, glue/main.py, is served beside it."""
    glue = ROOT / "web" / "glue"
    folder, there = cached("glue", digest(glue))
    if not there:
        with whole(folder) as fresh:
            fresh.mkdir()
            with zipfile.ZipFile(fresh / "glue.zip", "w", zipfile.ZIP_DEFLATED) as archive:
                for file in files_of(glue):
                    name = file.relative_to(glue.parent).as_posix()
                    if name != "glue/main.py":
                        archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), file.read_bytes())
    return folder / "glue.zip"


def compiled(sources: dict[str, Path], source: bool) -> dict[str, Path]:
    """The same archives with byte code in place of source; one start of Pyodide converts all that changed."""
    if source:
        return sources
    compiler = BUILD / "bytecode.mjs"
    version = digest(compiler, NPM / "pyodide" / "package.json")
    results, jobs = {}, []
    for name, path in sources.items():
        folder, there = cached(f"{name}-pyc", sha256(path.read_bytes() + version.encode())[:16])
        results[name] = folder / path.name
        if not there:
            jobs.append((name, path, folder))
    if jobs:
        node = need_node()
        with doing("byte code: " + ", ".join(name for name, _, _ in jobs)), contextlib.ExitStack() as stack:
            work: list[dict[str, Any]] = []
            for name, path, folder in jobs:
                fresh = stack.enter_context(whole(folder))
                fresh.mkdir()
                work.append({"src": str(path), "dst": str(fresh / path.name), "stdlib": name == "stdlib"})
            quick = results["stdlib"] if not any(job["stdlib"] for job in work) else ""
            run(
                [node, compiler, json.dumps(work), quick],
                "Pyodide could not byte-compile the Python parts",
                BUILD,
            )
    return results


def lock_file(wheels: dict[str, Path]) -> str:
    """Pyodide's own lock with its interpreter data untouched and only our wheels in it."""
    lock = json.loads((NPM / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    lock["packages"] = {
        name: {
            "name": name, "version": path.name.split("-")[1], "file_name": path.name,
            "sha256": sha256(path.read_bytes()), "install_dir": "site", "package_type": "package",
            "imports": [name], "depends": [], "unvendored_tests": False,
        }
        for name, path in wheels.items()
    }  # fmt: skip
    return json.dumps(lock, separators=(",", ":"))


def fill(text: str, **values: object) -> str:
    """Replace __NAME__ by its value; a name nobody knows is a mistake."""
    for name, value in values.items():
        text = text.replace(f"__{name}__", str(value))
    return text


def licences(stage: Path, micropip: Path) -> None:
    """The licence text of everything in the site that is not ours; the fonts' lie beside them."""
    into = stage / "licences"
    into.mkdir(parents=True, exist_ok=True)
    for file in files_of(BUILD / "licences", ROOT / "LICENSE"):
        put(file, into / (file.name if file.suffix else "pyengine-MIT.txt"))
    with zipfile.ZipFile(micropip) as wheel:
        text = next(n for n in wheel.namelist() if n.endswith("/licenses/LICENSE"))
        (into / "MPL-2.0.txt").write_bytes(wheel.read(text))
    shutil.copyfile(NPM / "@pyscript" / "core" / "LICENSE", into / "PyScript-Apache-2.0.txt")
    bundled = []
    for package in sorted([*NPM.glob("*/package.json"), *NPM.glob("@*/*/package.json")]):
        told = json.loads(package.read_text(encoding="utf-8"))
        name, licence = told["name"], str(told.get("license", ""))
        texts = [f for f in package.parent.iterdir() if f.name.lower().startswith("license") and f.is_file()]
        if licence in ("MIT", "ISC") and not name.startswith(("@fontsource", "@types", "@iconify", "ws")):
            holder = str(told.get("author", "the authors")).split(" <")[0]
            text = texts[0].read_text(encoding="utf-8").strip() if texts else ISC.format(holder=holder)
            bundled.append(f"{name} {told['version']} ({licence})\n\n{text}\n")
    write(
        into / "PyScript-bundled.txt",
        "Inside PyScript's files:\n\n" + ("\n" + "-" * 72 + "\n\n").join(bundled),
    )


def service_worker(stage: Path, source: bool) -> tuple[str, int]:
    """Fill sw.js with the hash of every file; a source build, for development, keeps nothing offline."""
    found = {file.relative_to(stage).as_posix(): "sha256-" + integrity(file.read_bytes()) for file in files_of(stage)}
    template = (ROOT / "web" / "sw.js").read_text(encoding="utf-8")
    version = digest(template, json.dumps(found))
    kept = {} if source else found
    write(stage / "sw.js", fill(template, VERSION=version, FILES=json.dumps(kept, separators=(",", ":"))))
    return version, len(found)


# ---------------------------------------------------------------- the site


def assemble(stage: Path, parts: dict[str, Path], wheels: dict[str, str]) -> None:
    web = ROOT / "web"
    put(ROOT / "index.html", stage / "index.html")
    for file in files_of(web):
        name = file.relative_to(web).as_posix()
        in_glue = name.startswith("glue/") and name != "glue/main.py"
        if name not in ELSEWHERE and file.suffix != ".md" and not in_glue:
            put(file, stage / "web" / name)
    put(web / "app.webmanifest", stage / "app.webmanifest")
    put(parts["glue"], stage / "web" / "glue.zip")

    pyodide = stage / "vendor" / "pyodide"
    for name in RUNTIME:
        put(NPM / "pyodide" / name, pyodide / name)
    put(parts["stdlib"], pyodide / "python_stdlib.zip")
    placed = {name: pyodide / wheel for name, wheel in wheels.items()}
    for name, path in placed.items():
        put(parts[name], path)
    write(pyodide / "pyodide-lock.json", lock_file(placed))
    counted = [pyodide / "pyodide.asm.wasm", pyodide / "python_stdlib.zip", pyodide / "pyodide-lock.json",
               *placed.values(), stage / "web" / "glue.zip"]  # fmt: skip
    total = sum(path.stat().st_size for path in counted)
    boot = (web / "boot" / "boot.mjs").read_text(encoding="utf-8")
    write(pyodide / "boot.mjs", fill(boot, TOTAL=total))
    for config in sorted((stage / "web" / "boot").glob("*.json")):
        text = fill(config.read_text(encoding="utf-8"), WHEEL=wheels["pyengine"])
        json.loads(text)
        config.unlink()
        write(config, text)

    for pattern in PYSCRIPT:
        found = list((NPM / "@pyscript" / "core" / "dist").glob(pattern))
        if not found:
            raise Problem(f"PyScript has no file {pattern}: its version has changed.")
        for file in found:
            put(file, stage / "vendor" / "pyscript" / file.name)


def named(path: Path, content: Path, source: bool) -> str:
    """The wheel's name in the site; its build tag tells the content, so that no cache can hold a stale one."""
    kind, version = path.name.split("-")[:2]
    tag = "0" + sha256(content.read_bytes())[:8]
    return f"{kind}-{version}-{tag}-{'py3' if source else ABI}-none-any.whl"


def build(source: bool = False) -> Path:
    """Bring `build/site` up to date and return it; with `source` its readable twin."""
    site = SOURCE_SITE if source else SITE
    need_python()
    start = time.perf_counter()
    with alone():
        need_node()
        need_npm()
        need_venv(BUILDING)
        ours = [ROOT / name for name in ("index.html", "web", "pyengine", "pyproject.toml", "README.md", "LICENSE")]
        tools = [BUILD / name for name in ("licences", "bytecode.mjs", "package-lock.json", "requirements-pyodide.txt")]
        key = digest(*ours, *tools, *sorted(BUILD.glob("*.py")), "source" if source else "byte code")
        stamp = CACHE / f"{site.name}.json"
        with contextlib.suppress(OSError, ValueError, KeyError):
            told = json.loads(stamp.read_text())
            sizes = told["files"]
            if told["key"] == key and all((site / name).stat().st_size == sizes[name] for name in sizes):
                print(f"  site is up to date  {time.perf_counter() - start:.1f} s", flush=True)
                return site
        if not (ROOT / "index.html").exists():
            raise Problem("index.html is missing: this checkout is not complete.")
        micropip = next(need_wheels("requirements-pyodide.txt").glob("micropip-*.whl"))
        engine = engine_wheel()
        parts = compiled(
            {"stdlib": NPM / "pyodide" / "python_stdlib.zip", "micropip": micropip, "pyengine": engine,
             "glue": glue_archive()}, source)  # fmt: skip
        if source:  # the standard library is nobody's source to read, and halves the boot
            parts |= compiled({"stdlib": parts["stdlib"], "micropip": micropip}, False)
        wheels = {
            "micropip": named(micropip, parts["micropip"], False),
            "pyengine": named(engine, parts["pyengine"], source),
        }
        stage = CACHE / "stage"
        remove(stage)
        with doing("site"):
            assemble(stage, parts, wheels)
            licences(stage, micropip)
        if (BUILD / "art.py").exists():
            with doing("art and fonts"):
                run([PYTHON, BUILD / "art.py", NPM, stage], "build/art.py could not draw the art")
        version, count = service_worker(stage, source)
        sizes = {f.relative_to(stage).as_posix(): f.stat().st_size for f in files_of(stage)}
        stamp.unlink(missing_ok=True)
        old = CACHE / "old-site"
        remove(old)
        if site.exists():
            os.replace(site, old)
        os.replace(stage, site)
        remove(old)
        stamp.write_text(json.dumps({"key": key, "files": sizes}))
        size = sum(sizes.values()) / 1e6
        print(f"  site {version}: {count} files, {size:.1f} MB, {time.perf_counter() - start:.1f} s", flush=True)
    return site
