"""`@record`: plain data classes whose copy, equality and storage are generated from their annotations.

A hand-written copy forgets a field sooner or later, and `copy.deepcopy` is thirty times slower; so the four
functions that every piece of state needs are written by this module, as text, once for each class. The text is
registered with `linecache`, so a debugger can step through it.

What a field costs to copy follows from its annotation:

| annotation | copied as |
|---|---|
| `int`, `str`, `bool`, `tuple[...]`, a union of such, `Shared[...]` | the same object |
| `list[X]`, `dict[K, V]`, `bytearray` of such | a new container |
| a record, or `list[record]`, `list[list[X]]`, `dict[K, list[X]]` | copied one level deeper |

A `Shared[...]` field is constant for the whole game: it is neither compared nor stored, and `from_data` takes it
from the keyword arguments.
"""

from __future__ import annotations

import inspect
import linecache
import types
import typing
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, dataclass_transform

T = TypeVar("T")
_SHARED = object()
Shared = Annotated[T, _SHARED]
"""Marks a field as constant: shared by copies, left out of equality and of stored data."""

if TYPE_CHECKING:
    from typing import Self


class Record:
    """Base of all records, for type checkers: the methods that `record` generates."""

    __slots__ = ()

    if TYPE_CHECKING:

        def copy(self) -> Self:
            """An independent copy."""

        def to_data(self) -> dict[str, Any]:
            """Plain data, ready for JSON."""

        @classmethod
        def from_data(cls, data: dict[str, Any], **shared: Any) -> Self:
            """The record of such data; shared fields are given by name."""


_FLAT = (int, str, bool, float, type(None), tuple)


@dataclass_transform()
def record(cls: type[T]) -> type[T]:
    """Give a class slots and generated `__init__`, `copy`, `__eq__`, `to_data`, `from_data` and `__repr__`.

    Fields are the annotations of the class and of its record bases, in order; class attributes of the same name are
    defaults. A mutable default is refused with `TypeError`: give it in the constructor.
    """
    hints = typing.get_type_hints(cls, include_extras=True)
    own = [name for name in inspect.get_annotations(cls) if not name.startswith("__")]
    inherited = [name for base in reversed(cls.__mro__[1:]) for name in getattr(base, "__fields__", ())]
    fields = [*dict.fromkeys(inherited), *(name for name in own if name not in inherited)]
    defaults: dict[str, Any] = {}
    for base in reversed(cls.__mro__[1:]):
        defaults.update(getattr(base, "__defaults__", {}))
    defaults.update({name: cls.__dict__[name] for name in own if name in cls.__dict__})
    for name, value in defaults.items():
        if isinstance(value, (list, dict, set, bytearray)):
            raise TypeError(f"{cls.__name__}.{name} has a mutable default")
    source = _source(fields, hints, defaults)
    space: dict[str, Any] = {
        "_new": object.__new__,
        "_copy": list.copy,
        "_default": defaults,
        "_load": _load,
        "_hints": hints,
    }
    file = f"<record {cls.__module__}.{cls.__qualname__}>"
    exec(compile(source, file, "exec"), space)
    linecache.cache[file] = (len(source), None, source.splitlines(True), file)
    body = {key: value for key, value in cls.__dict__.items() if key not in ("__dict__", "__weakref__", *own)}
    for method in ("__init__", "copy", "__eq__", "to_data", "from_data", "__repr__"):
        if method not in cls.__dict__:
            body[method] = space[method]
    body["__slots__"] = tuple(name for name in own if name not in inherited)
    body["__fields__"] = tuple(fields)
    body["__defaults__"] = defaults
    body["__hash__"] = None
    made: type[T] = type(cls)(cls.__name__, cls.__bases__, body)  # type: ignore[misc]
    made.__qualname__ = cls.__qualname__
    return made


def _source(fields: list[str], hints: dict[str, Any], defaults: dict[str, Any]) -> str:
    plain = [name for name in fields if not _is_shared(hints[name])]
    needed = [name for name in fields if name not in defaults]
    params = ", ".join([*needed, *(f"{name}=_default[{name!r}]" for name in fields if name in defaults)])
    lines = [f"def __init__(self, {params}):"]
    lines += [f"    self.{name} = {name}" for name in fields] or ["    pass"]
    lines += ["def copy(self):", "    new = _new(self.__class__)"]
    lines += [f"    new.{name} = {_copied(f'self.{name}', hints[name])}" for name in fields]
    lines += [
        "    return new",
        "def __eq__(self, other):",
        "    return self.__class__ is other.__class__ and (True",
    ]
    lines += [f"        and self.{name} == other.{name}" for name in plain]
    lines += ["    )", "def to_data(self):", "    return {"]
    lines += [f"        {name!r}: {_stored(f'self.{name}', hints[name])}," for name in plain]
    lines += ["    }", "@classmethod", "def from_data(cls, data, **shared):", "    new = _new(cls)"]
    lines += [f"    new.{name} = _load(data[{name!r}], _hints[{name!r}])" for name in plain]
    lines += [f"    new.{name} = shared[{name!r}]" for name in fields if name not in plain]
    lines += ["    return new", "def __repr__(self):"]
    shown = ", ".join(f"{name}={{self.{name}!r}}" for name in plain)
    lines += [f"    return f'{{self.__class__.__name__}}({shown})'"]
    return "\n".join(lines) + "\n"


def _is_shared(hint: Any) -> bool:
    return _SHARED in getattr(hint, "__metadata__", ())


def _parts(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    if typing.get_origin(hint) is Annotated:
        hint = typing.get_args(hint)[0]
    return typing.get_origin(hint) or hint, typing.get_args(hint)


def _is_flat(hint: Any) -> bool:
    base, args = _parts(hint)
    if base in (typing.Union, types.UnionType):
        return all(_is_flat(arg) for arg in args)
    return base in _FLAT or base is Any or base is object


def _copied(value: str, hint: Any) -> str:
    base, args = _parts(hint)
    if _is_shared(hint) or _is_flat(hint):
        return value
    if base in (typing.Union, types.UnionType):
        inner = next(arg for arg in args if arg is not type(None))
        return f"None if {value} is None else {_copied(value, inner)}"
    if base is list:
        if _is_flat(args[0]):
            return f"{value}[:]"
        inner, parts = _parts(args[0])
        if inner is list and _is_flat(parts[0]):
            return f"[*map(_copy, {value})]"
        return f"[{_copied('x', args[0])} for x in {value}]"
    if base is bytearray:
        return f"{value}[:]"
    if base is dict:
        flat = _is_flat(args[1])
        return f"{value}.copy()" if flat else f"{{k: {_copied('v', args[1])} for k, v in {value}.items()}}"
    return f"{value}.copy()"


def _stored(value: str, hint: Any) -> str:
    base, args = _parts(hint)
    if _is_flat(hint):
        return value
    if base in (typing.Union, types.UnionType):
        inner = next(arg for arg in args if arg is not type(None))
        return f"None if {value} is None else {_stored(value, inner)}"
    if base is list:
        return f"{value}[:]" if _is_flat(args[0]) else f"[{_stored('x', args[0])} for x in {value}]"
    if base is bytearray:
        return f"list({value})"
    if base is dict:
        return f"[[k, {_stored('v', args[1])}] for k, v in {value}.items()]"
    return f"{value}.to_data()"


def frozen(value: Any) -> Any:
    """Lists turned into tuples, at every depth: JSON's arrays back into the engine's values."""
    return tuple(frozen(x) for x in value) if isinstance(value, (list, tuple)) else value


def _load(data: Any, hint: Any) -> Any:
    base, args = _parts(hint)
    if base in (typing.Union, types.UnionType):
        if data is None or all(_is_flat(arg) for arg in args):
            return frozen(data)
        return _load(data, next(arg for arg in args if arg is not type(None)))
    if base is list:
        return [_load(x, args[0]) for x in data]
    if base is bytearray:
        return bytearray(data)
    if base is dict:
        return {frozen(k): _load(v, args[1]) for k, v in data}
    if _is_flat(hint):
        return frozen(data)
    return base.from_data(data)
