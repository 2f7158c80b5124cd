"""From presses to an answer, the same for all games.

A question's options are paths of things (a card, a ward, a seat …). Pressing a thing walks along them; the walk ends in
an answer, or waits for the next thing, or says why not. Nothing here knows a browser or a game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Thing = int | str
Option = dict[str, Any]


@dataclass(slots=True)
class Press:
    """What a press did. `kind`: "answer" (with `value`), "step" (look again), "why" (with the thing), "none"."""

    kind: str
    value: Any = None
    thing: Thing | None = None


@dataclass(slots=True)
class Button:
    """One button of the prompt. `do` is what a press hands back to `Picker.push`."""

    do: str
    label: str
    note: str = ""
    tone: str = "plain"
    digit: int = 0  # 1–9, its key; 0 for none
    key: str = ""  # another key's name, e.g. "Esc"
    on: bool = False  # a toggle that is on
    refused: Any = None  # {"spans", "rule"}: cannot be pressed yet, and why


class Picker:
    """The state of answering one question."""

    def __init__(
        self,
        ask: dict[str, Any],
        label: Callable[[Any], dict[str, Any]] | None = None,
        refuse: Callable[[Any], dict[str, Any] | None] | None = None,
    ) -> None:
        self.ask = ask
        self.options: list[Option] = list(ask["options"])
        single = ask.get("single", ask.get("most", 1) == 1 and ask.get("least", 1) == 1)
        self.maybe = not single and ask["most"] == 1  # one or none: answered by one press, as a set of one
        self.multi = not single and not self.maybe
        self.path: list[Thing] = []
        self.chosen: list[int] = []  # indexes of options, in the order of picking
        self._label, self._refuse = label, refuse

    # -- what is lit ------------------------------------------------------------------------------

    def _after(self, path: list[Thing]) -> list[tuple[int, Option]]:
        k = len(path)
        free = () if not self.multi else self.chosen
        return [(i, o) for i, o in enumerate(self.options) if list(o["path"][:k]) == path and i not in free]

    @property
    def full(self) -> bool:
        return self.multi and len(self.chosen) >= self.ask["most"]

    def lit(self, path: list[Thing] | None = None) -> set[Thing]:
        """Things that the next press may use."""
        path = self.path if path is None else path
        if self.full:
            return set()
        k = len(path)
        return {o["path"][k] for _, o in self._after(path) if len(o["path"]) > k}

    def picked(self) -> dict[Thing, int]:
        """Things that are part of the answer so far, with their number in the order of picking."""
        out: dict[Thing, int] = {}
        for n, i in enumerate(self.chosen, 1):
            for thing in self.options[i]["path"]:
                out.setdefault(thing, n)
        for thing in self.path:
            out.setdefault(thing, 0)
        return out

    def roots(self) -> set[Thing]:
        return {o["path"][0] for o in self.options if o["path"]}

    def ends(self, thing: Thing) -> list[Option]:
        """Options that this press would complete: for previews, odds and names."""
        path, at = self.path, len(self.path)
        if self.full:
            return []
        return [o for _, o in self._after(path) if len(o["path"]) == at + 1 and o["path"][at] == thing]

    def draggable(self) -> set[Thing]:
        """Cards that can be taken in hand: the first things of every path."""
        return set() if self.multi else {t for t in self.roots() if isinstance(t, int)}

    def onward(self, thing: Thing) -> bool:
        """True if pressing this only leads on to further things, so that nothing is decided by it yet."""
        path = [*self.path, thing]
        after = [o for _, o in self._after(path)]
        return bool(after) and all(len(o["path"]) > len(path) for o in after)

    # -- pressing -----------------------------------------------------------------------------------

    def press(self, thing: Thing) -> Press:
        if self.multi:
            for i in reversed(self.chosen):
                if thing in self.options[i]["path"]:
                    self.chosen.remove(i)
                    self.path = []
                    return Press("step")
        if thing in self.path and thing not in self.lit():
            self.path = self.path[: self.path.index(thing)]
            return Press("step")
        for k in range(len(self.path), -1, -1):
            if thing in self.lit(self.path[:k]):
                self.path = [*self.path[:k], thing]
                return self._arrived()
        return Press("why", thing=thing)

    def _arrived(self) -> Press:
        after = self._after(self.path)
        done = [(i, o) for i, o in after if len(o["path"]) == len(self.path)]
        if len(done) == 1 and len(after) == 1:
            return self._complete(*done[0])
        return Press("step")

    def _complete(self, index: int, option: Option) -> Press:
        self.path = []
        if self.maybe:
            return Press("answer", (option["value"],))
        if not self.multi:
            return Press("answer", option["value"])
        if not self.full:
            self.chosen.append(index)
        return Press("step")

    def back(self) -> bool:
        """One step back; False if there was none."""
        if self.path:
            self.path.pop()
        elif self.chosen:
            self.chosen.pop()
        else:
            return False
        return True

    # -- buttons ------------------------------------------------------------------------------------

    def value(self) -> tuple[Any, ...]:
        """A multi answer so far, in the order of the options."""
        return tuple(self.options[i]["value"] for i in sorted(self.chosen))

    def reason(self) -> dict[str, Any] | None:
        n, least = len(self.chosen), self.ask.get("least", 1)
        said = self._refuse(self.value()) if self._refuse else None
        if said is None and n < least:
            said = {"spans": [f"Choose {least - n} more" if n else f"Choose {least}"], "rule": None}
        return said

    def buttons(self) -> list[Button]:
        out: list[Button] = []
        if self.multi:
            for i, o in enumerate(self.options):
                if not o["path"]:
                    out.append(Button(f"opt:{i}", o["label"], o.get("note") or "", on=i in self.chosen))
            if self.path:
                out += self._ends()
                out.append(Button("back", "Back", key="Esc"))
            else:
                said = self._label(self.value()) if self._label else {}
                refused = self.reason()
                tone = "plain" if refused else "main"
                out.append(
                    Button("confirm", said.get("label") or "Done", said.get("note") or "", tone, refused=refused)
                )
                if self.chosen:
                    out.append(Button("clear", "Clear", key="Esc"))
        elif self.path:
            out += self._ends()
            out.append(Button("back", self.ask.get("back") or "Back", key="Esc"))
        else:
            out += self._ends()
            if self.maybe and not self.ask["least"]:
                said = self._label(()) if self._label else {}
                out.append(Button("none", said.get("label") or "None", said.get("note") or ""))
        digit = 0
        for b in out:
            if not b.key:
                digit += 1
                b.digit = digit if digit < 10 else 0
        return out

    def _ends(self) -> list[Button]:
        k = len(self.path)
        return [
            Button(f"opt:{i}", o["label"], o.get("note") or "", o.get("tone") or "plain")
            for i, o in self._after(self.path)
            if len(o["path"]) == k
        ]

    def push(self, do: str) -> Press:
        """A button of the prompt was pressed."""
        if do == "back":
            self.back()
            return Press("step")
        if do == "clear":
            self.chosen, self.path = [], []
            return Press("step")
        if do == "none" and self.maybe:
            return Press("answer", ())
        if do == "confirm" and self.multi:
            return Press("none") if self.reason() else Press("answer", self.value())
        if do.startswith("opt:"):
            i = int(do[4:])
            if not 0 <= i < len(self.options):
                return Press("none")
            if self.multi and i in self.chosen:
                self.chosen.remove(i)
                return Press("step")
            if self.full:
                return Press("none")
            return self._complete(i, self.options[i])
        return Press("none")

    def steps(self) -> dict[str, Any] | None:
        """Words for the question in the middle of a path, where the engine gives some."""
        if not self.path:
            return None
        given = self.ask.get("steps") or {}
        found = given.get("/".join(map(str, self.path)))
        return found if isinstance(found, dict) else None
