"""The catalogue: faces for people, columns for the rules (specification 8).

Kinds 0 to 129 are Titans, the rest upgrades. What never changes stands in tuples indexed by the kind.
"""

from __future__ import annotations

from typing import Any

from ...cards import Card, Catalog, Key, Stat
from . import text
from .language import SHAPES, Cell, Effect, Suite, chart, effects
from .titans import TITANS
from .upgrades import UPGRADES

CATALOG = Catalog("final-titan")
SETS = {"S": "Standard", "A": "Advanced", "G": "Godspark", "M": "Mindbug", "L": "Legendary"}
FORM_KEY = Key("form", "Ultimate Form", "upgrade", "FTN-069")
TEAM_KEY = Key("team", "Team Power", "team-idea", "FTN-105")
LEGEND_KEY = Key("legend", "Legendary Upgrade", "laurels", "FTN-197")
NO_FOE_KEY = Key("no-foe", "Not for the enemy team", "cancel", "FTN-190")

BASE: list[Suite] = []
FORM: list[Suite] = []
TEAM: list[Suite] = []
ULT: list[tuple[Effect, ...]] = []
CHART: list[tuple[Cell, ...]] = []
LIFE: list[int] = []
SPEED: list[int] = []
ARMORED: list[int] = []
SET: list[str] = []
NO_FOE: list[bool] = []
PAIR: list[int] = []
"""For a Titan its legendary card's kind, for a legendary card its Titan's; -1 without."""
EMPTY = Suite("")


def _keys(row: dict[str, Any]) -> tuple[Key, ...]:
    keys = [
        (row.get("form"), FORM_KEY),
        (row.get("team"), TEAM_KEY),
        (row.get("legend"), LEGEND_KEY),
        (row["no_foe"], NO_FOE_KEY),
    ]
    return tuple(key for has, key in keys if has)


ICONS = {"": "damage", "P": "Poison", "F": "Fire", "H": "heal", "SM": "Special Move", "K": "defeat"}


def face_chart(cells: tuple[Cell, ...]) -> list[dict[str, Any]]:
    """The attack chart as plain data: six faces in die order."""
    out: list[dict[str, Any]] = []
    for n, cell in enumerate(cells):
        out.append(
            {
                "face": "BGYR"[n], "shape": SHAPES[n], "text": cell.text, "kind": cell.kind, "n": cell.n,
                "drain": cell.drain, "act": cell.act,
            }
        )  # fmt: skip
    return [
        *out,
        {"face": "C", "shape": SHAPES[4], "text": "Charge"},
        {"face": "M", "shape": SHAPES[5], "text": "Miss"},
    ]


def _column(
    base: Suite, form: Suite, team: Suite, row: dict[str, Any], cells: tuple[Cell, ...], ultimate: tuple[Effect, ...]
) -> None:
    BASE.append(base)
    FORM.append(form)
    TEAM.append(team)
    ULT.append(ultimate)
    CHART.append(cells)
    LIFE.append(row.get("life", 0))
    SPEED.append(row.get("speed", 0))
    ARMORED.append(row.get("armor", 0))
    SET.append(row["set"])
    NO_FOE.append(row["no_foe"])


def _add_titan(row: dict[str, Any], legends: dict[str, str]) -> None:
    improves = row["form"] == "improves"
    base, form, team = Suite(row["ability"]), Suite("" if improves else row["form"]), Suite(row["team"])
    ultimate, cells = effects(row["ultimate"]), chart(row["chart"])
    stats = [Stat("life", "hearts", row["life"], "max life"), Stat("speed", "wingfoot", row["speed"], "speed")]
    if row["armor"]:
        stats.append(Stat("armor", "checked-shield", row["armor"], "armor"))
    CATALOG.add(
        Card(
            name=row["name"], type="Titan", frame="person", group=row["group"], origin=SETS[row["set"]],
            stats=tuple(stats), keys=_keys(row), emblem=row["emblem"], code=row["code"], mark=row["mark"],
            text=text.titan(base, ultimate, form, team, improves, legends.get(row["legend"], "")),
            data={"face": {"chart": face_chart(cells), "set": row["set"]}},
        )
    )  # fmt: skip
    _column(base, form, team, row, cells, ultimate)


def _add_upgrade(row: dict[str, Any]) -> None:
    base = Suite(row["ability"])
    legendary = row["set"] == "L"
    words = " ".join(text.suite(base))
    CATALOG.add(
        Card(
            name=row["name"], type="Legendary upgrade" if legendary else "Upgrade", frame="gear", group=row["group"],
            origin=row["own"] if legendary else SETS[row["set"]], keys=_keys(row), emblem=row["emblem"],
            text=words, code=row["code"], mark=row["mark"], data={"face": {"set": row["set"]}},
        )
    )  # fmt: skip
    _column(base, EMPTY, EMPTY, row, (), ())


def _build() -> None:
    legends = {row["code"]: row["name"] for row in UPGRADES if row["set"] == "L"}
    for row in TITANS:
        _add_titan(row, legends)
    for row in UPGRADES:
        _add_upgrade(row)
    by_code = {card.code: card.index for card in CATALOG}
    for row in (*TITANS, *UPGRADES):
        other = by_code[row["legend"]] if row.get("legend") else None
        if row.get("own"):
            other = CATALOG[row["own"]].index
        PAIR.append(-1 if other is None else other)


_build()
TITAN_KINDS = len(TITANS)
IS_TITAN = tuple(kind < TITAN_KINDS for kind in range(len(SET)))
IS_LEGEND = tuple(set_ == "L" for set_ in SET)
SUITES: list[Suite] = [suite for kind in range(len(SET)) for suite in (BASE[kind], FORM[kind], TEAM[kind])]
"""All parts of all cards: that of `kind` at 3 * kind (ability), + 1 (Ultimate Form), + 2 (Team Power)."""
HAS_FORM = tuple([bool(row.get("form")) for row in (*TITANS, *UPGRADES)])
