"""Laws about the sources: who imports whom, no dropped question, zones change only through the table's atoms."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pyengine
from pyengine.games import GAMES

ROOT = Path(pyengine.__file__).parent

CORE = {
    "record": set(),
    "luck": set(),
    "ask": set(),
    "words": set(),
    "yardstick": set(),
    "cards": set(),
    "table": {"record", "luck"},
    "windows": {"ask"},
    "rules": {"ask", "cards", "table", "words"},
    "game": {"ask", "record", "rules", "table"},
    "view": {"ask", "game", "luck", "rules", "table", "words"},
    "match": {"ask", "game", "record", "rules", "table", "view", "words"},
}
"""Module of the core -> modules of the core that it may import."""

FOR_GAMES = {"record", "luck", "ask", "cards", "table", "windows", "rules", "words", "game"}
"""What a game may import of the core; `game` only in its bot, for the type."""


def sources() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(ROOT.rglob("*.py")):
        yield path, ast.parse(path.read_text("utf-8"))


def imported(path: Path, tree: ast.Module) -> set[str]:
    """Modules of this package that a file imports, as dotted names below it."""
    package = list(path.relative_to(ROOT).parent.parts)
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = package[: len(package) - node.level + 1]
            names = [node.module] if node.module else [alias.name for alias in node.names]
            found |= {".".join([*base, name]) for name in names}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("pyengine"):
            found.add((node.module or "").removeprefix("pyengine").lstrip("."))
    return found


def test_core_modules_import_only_what_the_picture_allows() -> None:
    for path, tree in sources():
        name = path.relative_to(ROOT).with_suffix("").as_posix()
        if name in CORE:
            assert imported(path, tree) <= CORE[name], name


def test_games_import_only_the_core_they_are_made_of() -> None:
    for path, tree in sources():
        parts = path.relative_to(ROOT).parts
        if parts[0] != "games" or len(parts) < 3:
            continue
        for name in imported(path, tree):
            if name.startswith(f"games.{parts[1]}"):
                continue
            assert name in FOR_GAMES, f"{'/'.join(parts)} imports {name}"


def test_the_engine_needs_only_the_standard_library() -> None:
    import sys

    for path, tree in sources():
        for node in ast.walk(tree):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level:
                names = [node.module or ""]
            for name in names:
                top = name.split(".")[0]
                assert top in sys.stdlib_module_names or top == "pyengine", f"{path.name} imports {name}"


def generators() -> tuple[set[str], dict[str, set[str]]]:
    """Names of functions that yield: those defined anywhere once, by module."""
    by_module: dict[str, set[str]] = {}
    for path, tree in sources():
        names = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and _yields(node):
                names.add(node.name)
        by_module[path.relative_to(ROOT).as_posix()] = names
    return set().union(*by_module.values()), by_module


def _yields(function: ast.FunctionDef) -> bool:
    inner: list[ast.AST] = list(function.body)
    while inner:
        node = inner.pop()
        if isinstance(node, (ast.Yield, ast.YieldFrom)):
            return True
        if not isinstance(node, (ast.FunctionDef, ast.Lambda, ast.ClassDef)):
            inner += ast.iter_child_nodes(node)
    return False


def dropped(tree: ast.Module, asking: set[str]) -> list[str]:
    """Calls of a generator function as a bare statement: a question that nobody hears."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            called = node.value.func
            name = (
                called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
            )
            if name in asking:
                found.append(f"{node.lineno}: {name}")
    return found


def test_no_question_is_dropped() -> None:
    """A generator called without `yield from` asks nothing and changes nothing, silently."""
    _, by_module = generators()
    for path, tree in sources():
        name = path.relative_to(ROOT).as_posix()
        folder = name.rpartition("/")[0]
        near = set().union(*(names for module, names in by_module.items() if module.rpartition("/")[0] == folder))
        functions = [n for _, other in sources_in(folder) for n in ast.walk(other) if isinstance(n, ast.FunctionDef)]
        plain = {function.name for function in functions if not _yields(function)}
        assert dropped(tree, near - plain) == [], name


def sources_in(folder: str) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted((ROOT / folder).glob("*.py")):
        yield path, ast.parse(path.read_text("utf-8"))


def test_the_dropped_question_test_finds_a_seeded_fault() -> None:
    seeded = ast.parse("def a():\n    yield 1\ndef b():\n    a()\n")
    assert dropped(seeded, {"a"}) == ["4: a"]


MUTATORS = {"append", "remove", "pop", "insert", "extend", "clear", "sort", "reverse"}


def test_zones_change_only_through_the_atoms() -> None:
    """No game appends to or removes from a list of `zones`, and none writes `where`."""
    for path, tree in sources():
        if path.name == "table.py" and path.parent == ROOT:
            continue
        for node in ast.walk(tree):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(called, ast.Attribute) and called.attr in MUTATORS:
                text = ast.unparse(called.value)
                assert ".zones[" not in text and ".cards(" not in text, f"{path.name}:{node.lineno} {text}"
            if isinstance(node, (ast.Assign, ast.AugAssign)):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                for target in targets:
                    text = ast.unparse(target)
                    where = f"{path.name}:{node.lineno} {text}"
                    assert ".zones[" not in text and ".where[" not in text, where


FORBIDDEN = {"random", "time", "datetime", "secrets", "uuid", "os"}


def test_rules_are_pure() -> None:
    """No game reads a clock or a generator of its own, and none declares a global."""
    for path, tree in sources():
        if "games" not in path.relative_to(ROOT).parts:
            continue
        for node in ast.walk(tree):
            assert not isinstance(node, ast.Global), f"{path.name}:{node.lineno}"
            if isinstance(node, ast.Import):
                assert not {alias.name for alias in node.names} & FORBIDDEN, path.name
            if isinstance(node, ast.ImportFrom) and not node.level:
                assert node.module not in FORBIDDEN, path.name


def test_every_game_has_rules_and_scenes() -> None:
    for package in GAMES.values():
        assert (ROOT / "games" / package / "rules.md").stat().st_size > 1000, package
        assert list((ROOT / "games" / package / "scenes").glob("*.txt")), package
