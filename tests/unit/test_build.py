"""The build tools: what is kept, what is redone, what is refused; and that the site's parts fit together."""

from __future__ import annotations

import ast
import json
import re
import socket
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
sys.path.insert(0, str(BUILD))

import make  # noqa: E402
import play  # noqa: E402


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(make, "CACHE", tmp_path / "cache")
    return tmp_path / "cache"


def test_digest_sees_content_and_names_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make, "ROOT", tmp_path)
    folder = tmp_path / "some"
    folder.mkdir()
    (folder / "a.py").write_text("1")
    first = make.digest(folder)
    (folder / "__pycache__").mkdir()
    (folder / "__pycache__" / "a.pyc").write_text("x")
    (folder / ".hidden").write_text("x")
    assert make.digest(folder) == first
    (folder / "a.py").write_text("2")
    changed = make.digest(folder)
    (folder / "a.py").rename(folder / "b.py")
    assert len({first, changed, make.digest(folder)}) == 3


def test_whole_or_not_at_all(tmp_path: Path) -> None:
    target = tmp_path / "out.txt"
    target.write_text("old")

    def spoil() -> None:
        with make.whole(target) as fresh:
            fresh.write_text("half")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        spoil()
    assert target.read_text() == "old"
    with make.whole(target) as fresh:
        fresh.write_text("new")
    assert target.read_text() == "new"
    assert list(tmp_path.iterdir()) == [target]


def test_cache_keeps_two(cache: Path) -> None:
    for number in range(4):
        path, there = make.cached("thing", f"{number:016x}")
        assert not there
        path.write_text("x")
    assert make.cached("thing", f"{3:016x}")[1]
    assert len(list(cache.glob("thing-*"))) == 2


def test_node_too_old_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    node = tmp_path / "node"
    node.write_text("#!/bin/sh\necho v18.19.0\n")
    node.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    with pytest.raises(make.Problem, match=r"Node\.js 20 or newer is needed .* found v18\.19\.0\."):
        make.need_node()
    monkeypatch.setattr(make.shutil, "which", lambda name: None)
    with pytest.raises(make.Problem, match="found none"):
        make.need_node()


def test_missing_network_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(make.Problem, match="npm failed: the network cannot be reached"):
        make.run([sys.executable, "-c", "print('getaddrinfo ENOTFOUND'); exit(1)"], "npm failed")
    assert "ENOTFOUND" in capsys.readouterr().out


def test_taken_port_moves_on(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        server = play.listen(tmp_path, port)
        try:
            assert server.server_address[1] > port
            assert server.server_address[0] == "127.0.0.1"
        finally:
            server.server_close()


@pytest.mark.parametrize("name", sorted(p.name for p in BUILD.glob("requirements-*.txt")))
def test_requirements_are_locked(name: str) -> None:
    text = (BUILD / name).read_text()
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text
    blocks = re.findall(r"^([\w.-]+)==\S+(.*(?:\n    .*)*)", text, re.MULTILINE)
    assert blocks
    for package, rest in blocks:
        assert "--hash=sha256:" in rest, package


def test_requirements_for_tests_include_those_for_building() -> None:
    def pins(name: str) -> set[str]:
        return set(re.findall(r"^[\w.-]+==[^\s;]+", (BUILD / name).read_text(), re.MULTILINE))

    assert pins("requirements-build.txt") <= pins("requirements-test.txt")


def test_npm_is_locked() -> None:
    lock = json.loads((BUILD / "package-lock.json").read_text())
    wanted = json.loads((BUILD / "package.json").read_text())
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", v) for v in wanted["dependencies"].values())
    for path, entry in lock["packages"].items():
        assert "resolved" not in entry, path
        assert not path or entry["integrity"].startswith("sha512-")


def imports_of(*folders: Path) -> set[str]:
    """Absolute imports of the Python in these folders."""
    names: set[str] = set()
    for file in make.files_of(*folders):
        if file.suffix != ".py":
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names.add(node.module)
    return names


def test_browser_has_the_library_that_the_code_imports() -> None:
    """The deny list of bytecode.mjs leaves out nothing that the page's or the worker's code asks for."""
    text = (BUILD / "bytecode.mjs").read_text()
    drop = re.search(r'DROP = """(.*?)"""', text, re.DOTALL)
    assert drop
    dropped = drop[1].split()
    terminal = {ROOT / "pyengine" / name for name in ("__main__.py", "terminal.py", "bench.py")}
    used = imports_of(*(f for f in make.files_of(ROOT / "pyengine") if f not in terminal), ROOT / "web")
    assert used
    assert {name for name in used for d in dropped if name == d or name.startswith(d + ".")} == set()


def test_glue_archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    glue = tmp_path / "web" / "glue"
    (glue / "sub").mkdir(parents=True)
    for name in ("__init__.py", "main.py", "sub/__init__.py", "sub/x.py"):
        (glue / name).write_text(f"# {name}\n")
    monkeypatch.setattr(make, "ROOT", tmp_path)
    first = make.glue_archive()
    assert zipfile.ZipFile(first).namelist() == ["glue/__init__.py", "glue/sub/__init__.py", "glue/sub/x.py"]
    data = first.read_bytes()
    make.remove(cache)
    assert make.glue_archive().read_bytes() == data


def test_templates_are_filled() -> None:
    """Every placeholder of web/ is one that the build knows."""
    known = {"TOTAL", "WHEEL", "VERSION", "FILES"}
    for file in (ROOT / "web" / "sw.js", *sorted((ROOT / "web" / "boot").iterdir())):
        found = set(re.findall(r"__([A-Z]+)__", file.read_text(encoding="utf-8")))
        assert found <= known, file.name


def test_site_asks_no_other_host() -> None:
    """No page, style or script names another host to fetch from (links for people and XML names aside)."""
    fetched = re.compile(
        r"""(?:src|href)\s*=\s*["']?https?:|url\(\s*["']?https?:|import\s*\(?\s*["']https?:|fetch\(\s*["']https?:"""
    )
    for file in make.files_of(ROOT / "index.html", ROOT / "web"):
        if file.suffix in (".html", ".css", ".js", ".mjs"):
            text = re.sub(r"<a\b[^>]*>", "", file.read_text(encoding="utf-8"))
            assert not fetched.search(text), file.name


def test_wheel_version_is_the_projects() -> None:
    name, version = make.project()
    assert name == "pyengine"
    text = (ROOT / "pyengine" / "__init__.py").read_text(encoding="utf-8")
    assert f'__version__ = "{version}"' in text


def test_modules_do_not_hide_the_library() -> None:
    assert not {f.stem for f in BUILD.glob("*.py")} & (sys.stdlib_module_names - {"test"})
    assert isinstance(make, ModuleType)
