"""Bots think in a worker; where none can be had, on the page.

The worker is a script element of PyScript's; what it exports is in web/worker/bot.py: JSON in, JSON out. A worker that
does not answer is replaced; until one is ready, and if none will start, the page thinks itself.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from .session import tupled

Notice = Callable[[str], None]
QUICK = {"random", "greedy"}
"""Levels that answer within a frame or two: the page need not wait for a worker that is still starting."""


def think_here(match: Any, seat: int, level: str, seed: int) -> Any:
    """A bot's answer, thought out on the page (on a guess: the match stays as it is)."""
    from pyengine import bots

    return bots.choose(match, seat, level, seed)


def hint_here(match: Any, seat: int) -> dict[str, Any]:
    from pyengine import bots

    found: dict[str, Any] = bots.explain(match, seat)
    return found


class Bots:
    """`start()` makes a worker and awaits its exports; `stop(worker)` ends one."""

    def __init__(
        self,
        start: Callable[[], Awaitable[Any]],
        stop: Callable[[], None],
        notice: Notice,
        patience: float = 30.0,
    ) -> None:
        self._start, self._stop, self._notice = start, stop, notice
        self.patience = patience
        self.worker: Any = None
        self.failed = 0
        self._starting: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start a worker in the background; several calls are one."""
        if self.worker is None and self._starting is None and self.failed < 2:
            self._starting = asyncio.ensure_future(self._begin())

    async def _begin(self) -> None:
        try:
            self.worker = await asyncio.wait_for(self._start(), self.patience)
        except Exception:
            self._lost()
        finally:
            self._starting = None

    def _lost(self) -> None:
        self.worker = None
        self.failed += 1
        try:
            self._stop()
        except Exception:
            pass  # it is gone anyway
        if self.failed == 2:
            self._notice("Bots think on this page here: it may stand still for a moment while they do.")

    async def _ask(self, name: str, *args: Any) -> Any:
        """What the worker says, or None if there is none or it failed."""
        if self.worker is None:
            return None
        try:
            return json.loads(await asyncio.wait_for(getattr(self.worker, name)(*args), self.patience))
        except Exception:
            self._lost()
            self.begin()
            return None

    async def choose(self, match: Any, seat: int, level: str, save: str = "") -> Any:
        """A bot's answer; `save` is the match as text, if the caller has it already."""
        seed = int(getattr(match, "seed", 0))
        if self.worker is None and self._starting is not None and level not in QUICK:
            await asyncio.wait({self._starting})
        said = await self._ask("think", save or match.save(), seat, level, seed) if self.worker is not None else None
        if said is not None:
            return tupled(said["value"])
        await asyncio.sleep(0)
        return think_here(match, seat, level, seed)

    async def hint(self, match: Any, seat: int) -> dict[str, Any]:
        said = await self._ask("hint", match.save(), seat) if self.worker is not None else None
        if said is None:
            said = hint_here(match, seat)
        return {**said, "value": tupled(said["value"])}
