"""Every card of the pool against a table written from the specification's section 8, not from the code."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

import pyengine
from pyengine.games import rules
from pyengine.words import plain

POOL = """
S1  | Stray Ghoul             | 16 | start | 0 | 1 | 3 | —
S2  | Quiet Regular           | 16 | start | 0 | 2 | 0 | —
A01 | Ken Kaneki              | 2 | 20th | 5 | 3 | 5 | TORTURE{BANISH_DISC 1 any}
A02 | Enji Koma               | 3 | 20th | 2 | 2 | 1 | STRATEGIZE{DRAW 1}
A03 | Counter Hand            | 4 | 20th | 1 | 2 | 1 | RECRUIT{INF 1}
A04 | Bean Roaster            | 3 | 20th | 2 | 3 | 1 | —
A05 | Night-Shift Cook        | 3 | 20th | 3 | 2 | 3 | RECRUIT{DRAW 1}
A06 | Doorway Guard           | 3 | 20th | 4 | 1 | 4 | GUARDIAN 2
A07 | Old Proprietor          | 1 | 20th | 7 | 4 | 5 | GUARDIAN 2
A08 | Ward Peacekeeper        | 2 | 20th | 4 | 2 | 4 | STRATEGIZE{WOUND_OPP 1 ≤3}
A09 | Bookshop Student        | 3 | 20th | 1 | 1 | 4 | —
A10 | Rooftop Courier         | 2 | 20th | 3 | 3 | 2 | RECRUIT{PEEK 3}
A11 | Mask Carver             | 2 | 4th  | 4 | 3 | 2 | STRATEGIZE{STR_ONE 4}
A12 | Back-Room Broker        | 3 | 4th  | 2 | 3 | 0 | BOAST{BANISH_DISC 1 any}
A13 | Bar Owner               | 2 | 4th  | 4 | 4 | 1 | BOAST{DRAW 1}
A14 | Rumor Peddler           | 3 | 4th  | 1 | 2 | 0 | STRATEGIZE{DISCARD_OPP 1}
A15 | Gallery Patron          | 2 | 4th  | 5 | 3 | 4 | BOAST{VP 1}
A16 | Stage Duelist           | 3 | 4th  | 3 | 1 | 5 | STEALTH
A17 | Contract Fixer          | 3 | 4th  | 4 | 2 | 3 | STRATEGIZE{VP 1}
A18 | Quiet Informant         | 4 | 4th  | 2 | 2 | 2 | STRATEGIZE{RECALL 1}
A19 | Ayato Kirishima         | 2 | 11th | 6 | 3 | 6 | RAMPAGE
A20 | Gang Lieutenant         | 2 | 11th | 5 | 2 | 4 | MELEE 2
A21 | Banner Carrier          | 3 | 11th | 3 | 2 | 2 | MELEE 1
A22 | Street Brawler          | 4 | 11th | 2 | 1 | 5 | —
A23 | Twin-Blade Runner       | 3 | 11th | 4 | 1 | 6 | RAMPAGE
A24 | Window Breaker          | 3 | 11th | 1 | 0 | 4 | STEALTH
A25 | Warehouse Boss          | 2 | 11th | 7 | 2 | 9 | RAMPAGE
A26 | Loud Recruit            | 4 | 11th | 1 | 1 | 2 | RECRUIT{BANISH_DISC 1 any}
A27 | Hungry Orphan           | 4 | 13th | 1 | 1 | 2 | DEVOUR
A28 | Cellar Butcher          | 3 | 13th | 3 | 2 | 3 | DEVOUR
A29 | Glutton Prince          | 2 | 13th | 6 | 2 | 6 | EXTREME_DEVOUR
A30 | Starved Giant           | 2 | 13th | 4 | 1 | 5 | EXTREME_DEVOUR
A31 | Laughing Tormentor      | 2 | 13th | 5 | 2 | 5 | TORTURE{VP 1; once}
A32 | Chain Keeper            | 3 | 13th | 4 | 2 | 4 | TORTURE{READY 1; once}
A33 | Scar Collector          | 3 | 13th | 2 | 2 | 3 | TORTURE{DISCARD_LOSER 1; once}
A34 | Bone Picker             | 4 | 13th | 2 | 2 | 2 | TORTURE{BANISH_DISC 1 any}
A35 | Forged-Papers Clerk     | 3 | 1st  | 3 | 3 | 1 | RECRUIT{PASS_ENEMY 1}
A36 | Undercover Ghoul        | 3 | 1st  | 4 | 2 | 5 | STEALTH
A37 | Silent Blade            | 2 | 1st  | 6 | 2 | 9 | STEALTH
A38 | Crooked Guard           | 3 | 1st  | 3 | 2 | 4 | STRATEGIZE{BANISH_DISC 1 enemy}
A39 | Turncoat Inspector      | 2 | 1st  | 6 | 2 | 5 | GUARDIAN 2, STEALTH
A40 | Double Agent            | 1 | 1st  | 7 | 4 | 5 | STEALTH, BOAST{DISCARD_ENDER 1}
E01 | Beat Constable          | 3 | 20th | 1 |   | 3 | —
E02 | Nosy Reporter           | 2 | 4th  | 1 |   | 2 | ENEMY_PHASE{DISCARD_SELF 1}
E03 | Bounty Tracker          | 2 | 4th  | 2 |   | 6 | —
E04 | Rival Enforcer          | 3 | 11th | 2 |   | 4 | ENEMY_PHASE{WOUND_SELF 1 drained}
E05 | Rival Captain           | 2 | 11th | 4 |   | 7 | ENEMY_PHASE{WOUND_SELF 1 any}
E06 | Arson Crew              | 1 | 11th | 5 |   | 7 | ENEMY_PHASE{RELEASE_SELF 1}
E07 | Ghoul Hunter            | 3 | 13th | 3 |   | 6 | ENEMY_PHASE{MILL_SELF 2}
E08 | Organ Trafficker        | 2 | 13th | 3 |   | 5 | ENEMY_PHASE{BANISH_BEST 1}
E09 | Feral Kin               | 1 | 13th | 4 |   | 10 | —
E10 | CCG Patrol              | 4 | 1st  | 2 |   | 5 | —
E11 | CCG Field Investigator  | 4 | 1st  | 3 |   | 6 | ENEMY_PHASE{WOUND_SELF 1 ready}
E12 | CCG Sniper Team         | 3 | 1st  | 4 |   | 5 | ENEMY_PHASE{WOUND_SELF 2 any}
E13 | CCG Senior Investigator | 2 | 1st  | 5 |   | 8 | ENEMY_PHASE{LOSE_VP 1}
E14 | CCG Division Chief      | 2 | 1st  | 6 |   | 10 | ENEMY_PHASE{WOUND_SELF 2 any}
T01 | Warm Welcome            | 2 | 20th | 1 |   |   | PLAY{DRAW 2}
T02 | Call in Favors          | 2 | 20th | 3 |   |   | PLAY{FLIP 1}
T03 | Safe Haven              | 1 | 20th | 3 |   |   | PLAY{GUARD_UNTIL 2}
T04 | Whispered Lead          | 3 | 4th  | 0 |   |   | PLAY{PEEK 3}
T05 | Blackmail               | 3 | 4th  | 2 |   |   | PLAY{DISCARD_OPP 2; DRAW 1}
T06 | Forged Identity         | 2 | 4th  | 2 |   |   | PLAY{PASS_ENEMY 2}
T07 | All-Out Assault         | 3 | 11th | 3 |   |   | PLAY{STR_ALL 1}
T08 | Ambush                  | 2 | 11th | 4 |   |   | PLAY{WOUND_ANY 1 ≤5}
T09 | Feeding Frenzy          | 3 | 13th | 1 |   |   | PLAY{BANISH_FOR_INF 2}
T10 | Public Display          | 2 | 13th | 5 |   |   | PLAY{VP 1}
T11 | Street Blockade         | 2 | 1st  | 4 |   |   | PLAY{RELEASE_OPP 1}
T12 | Territory Claim         | 3 | 1st  | 2 |   |   | PLAY{TAKEOVER_DISC 2}
L1  | Anteiku                 | 1 | 20th | 3 |   |   | INCOME 1
L2  | Masked Theater          | 1 | 4th  | 6 |   |   | INCOME 1, HAND 6
L3  | Harbor Warehouse        | 1 | 11th | 7 |   |   | INCOME 1, MELEE 1
L4  | Flooded Arena           | 1 | 13th | 6 |   |   | INCOME 1, TRASH 1
L5  | Detention Annex         | 1 | 1st  | 8 |   |   | INCOME 2
"""

ROWS = [[part.strip() for part in line.split("|")] for line in POOL.strip().splitlines()]
TYPES = {"S": "Ally", "A": "Ally", "E": "Enemy", "T": "Strategy", "L": "Location"}

EFFECTS = {
    "DRAW": "draw", "INF": "influence", "VP": "points", "LOSE_VP": "lose points", "BANISH_DISC": "banish",
    "BANISH_FOR_INF": "banish for influence", "BANISH_BEST": "banish best", "WOUND_OPP": "wound rival",
    "WOUND_ANY": "wound any", "WOUND_SELF": "wound own", "READY": "ready", "STR_ONE": "strengthen",
    "STR_ALL": "strengthen all", "FLIP": "flip", "RECALL": "recall", "PEEK": "peek", "DISCARD_OPP": "rival discards",
    "DISCARD_LOSER": "loser discards", "DISCARD_ENDER": "active discards", "DISCARD_SELF": "discard",
    "PASS_ENEMY": "pass enemies", "RELEASE_SELF": "release own", "RELEASE_OPP": "release rival", "MILL_SELF": "mill",
    "GUARD_UNTIL": "guard", "TAKEOVER_DISC": "discount", "once": "once",
}  # fmt: skip
"""The specification's word for an effect -> the engine's."""

KEYS = {
    "GUARDIAN": "guardian", "MELEE": "melee", "STEALTH": "stealth", "DEVOUR": "devour", "EXTREME_DEVOUR": "extreme",
    "RAMPAGE": "rampage", "RECRUIT": "recruit", "BOAST": "boast", "STRATEGIZE": "strategize", "TORTURE": "torture",
    "ENEMY_PHASE": "enemy", "PLAY": "play", "INCOME": "income", "HAND": "hand", "TRASH": "trash",
}  # fmt: skip

SAID = {
    "DRAW 1": "draw 1 card from one ward deck",
    "DRAW 2": "draw 2 cards from one ward deck",
    "INF 1": "gain 1 influence",
    "VP 1": "gain 1 VP",
    "LOSE_VP 1": "lose 1 VP",
    "BANISH_DISC 1 any": "you may banish 1 card of your discard pile",
    "BANISH_DISC 1 enemy": "you may banish 1 enemy of your discard pile",
    "BANISH_FOR_INF 2": "you may banish up to 2 cards of your discard pile: gain 1 influence for each",
    "BANISH_BEST 1": "banish the ally with the highest cost of your discard pile",
    "WOUND_OPP 1 ≤3": "wound 1 rival ally with strength 3 or less",
    "WOUND_ANY 1 ≤5": "wound 1 rival ally or enemy facing you with strength 5 or less",
    "WOUND_SELF 1 any": "wound 1 of your allies",
    "WOUND_SELF 2 any": "wound 2 of your allies",
    "WOUND_SELF 1 ready": "wound 1 of your ready allies",
    "WOUND_SELF 1 drained": "wound 1 of your drained allies",
    "READY 1": "you may ready 1 of your other drained allies",
    "STR_ONE 4": "one of your ready allies has +4 strength this turn",
    "STR_ALL 1": "your allies have +1 strength this turn",
    "FLIP 1": "flip cards of your ally deck until 1 more ally is in play",
    "RECALL 1": "you may put 1 ally of your discard pile on top of your ally deck",
    "PEEK 3": "look at the top 3 cards of one ward deck, take one into your hand; "
    "the rest goes under it in random order",
    "DISCARD_OPP 1": "a rival of your choice discards 1 card",
    "DISCARD_OPP 2": "a rival of your choice discards 2 cards",
    "DISCARD_LOSER 1": "the loser’s player discards 1 card",
    "DISCARD_ENDER 1": "that player discards 1 card",
    "DISCARD_SELF 1": "you discard 1 card from your hand",
    "PASS_ENEMY 1": "you may move 1 enemy of your discard pile to a rival’s discard pile",
    "PASS_ENEMY 2": "you may move up to 2 enemies of your discard pile to rivals’ discard piles",
    "RELEASE_SELF 1": "1 location of yours becomes unclaimed",
    "RELEASE_OPP 1": "1 location of a rival becomes unclaimed",
    "MILL_SELF 2": "wound the top 2 cards of your ally deck",
    "GUARD_UNTIL 2": "until your next turn starts your allies have Guardian +2",
    "TAKEOVER_DISC 2": "this turn locations cost you 2 less to take over (at least 1)",
    "once": "only the first win of a turn",
}
"""What a card must say for an effect."""

SHORT = {
    "GUARDIAN 2": "Guardian +2 — in rivals’ turns each of your allies has +2 strength.",
    "MELEE 1": "Melee +1 — in your turn each of your allies has +1 strength.",
    "MELEE 2": "Melee +2 — in your turn each of your allies has +2 strength.",
    "STEALTH": "Stealth — may attack rivals’ allies although enemies face you; Guardian does not help against it.",
    "DEVOUR": "Devour — when this attacks, banish an ally of your discard pile: + its strength this turn.",
    "EXTREME_DEVOUR": "Extreme Devour — when this attacks, banish any number of allies of your discard pile: "
    "+ their strength this turn.",
    "RAMPAGE": "Rampage — when this attacks for the first time in a turn, you may ready it.",
    "INCOME 1": "Influence +1 each turn.",
    "INCOME 2": "Influence +2 each turn.",
    "HAND 6": "In your Draw Phase draw up to 6 cards.",
    "TRASH 1": "Once in each of your Influence Phases you may banish 1 card of your discard pile.",
}
LONG = {
    "RECRUIT": "Recruit — ",
    "BOAST": "Boast — when a rival’s turn ends: ",
    "STRATEGIZE": "Strategize — drain this, wound the top 2 cards of your ally deck: ",
    "TORTURE": "Torture — when one of your allies wins a battle in your turn: ",
    "ENEMY_PHASE": "Enemy phase — ",
    "PLAY": "",
}


def abilities(text: str) -> list[tuple[str, list[str], int | None]]:
    """A column of the table: key, its effects, its number."""
    found = []
    for part in re.split(r", (?![^{]*\})", text) if text != "—" else []:
        name, _, rest = part.partition("{")
        if rest:
            found.append((name, rest.rstrip("}").split("; "), None))
        else:
            word, _, number = part.partition(" ")
            found.append((word, [], int(number) if number else None))
    return found


def effect(text: str) -> tuple[Any, ...]:
    word, *args = text.split()
    return (EFFECTS[word], *[int(arg.lstrip("≤")) if arg.lstrip("≤").isdigit() else arg for arg in args])


by_card = pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])


@by_card
def test_what_is_printed(row: list[str]) -> None:
    """TKG-013 to 016, TKG-018, TKG-019, TKG-021: numbers, type and ward of the card, and no number it must not have."""
    code, name, copies, ward, cost, influence, strength, _ = row
    card = rules("tokyo-ghoul").catalog[code]
    assert (card.name, card.type, card.copies, card.cost) == (name, TYPES[code[0]], int(copies), int(cost))
    assert card.origin == ("Starting ally" if ward == "start" else f"{ward} ward")
    assert {stat.id: stat.value for stat in card.stats} == {
        key: int(value) for key, value in (("influence", influence), ("strength", strength)) if value
    }


@by_card
def test_what_it_does(row: list[str]) -> None:
    """Section 8: the abilities in order, effect by effect, with their numbers."""
    card = rules("tokyo-ghoul").catalog[row[0]]
    wanted = {
        KEYS[key]: tuple(map(effect, effects)) if effects else (number if number is not None else 1)
        for key, effects, number in abilities(row[7])
    }
    assert card.data["abilities"] == wanted
    assert list(card.data["abilities"]) == list(wanted)


@by_card
def test_what_it_says(row: list[str]) -> None:
    """The text says each ability and each effect, in order, and nothing else; keywords lead to their rules."""
    face = rules("tokyo-ghoul").face(rules("tokyo-ghoul").catalog[row[0]].index)
    parts = []
    for key, effects, number in abilities(row[7]):
        if effects:
            parts.append(LONG[key] + "; ".join(SAID[found] for found in effects) + ".")
        else:
            parts.append(SHORT[key if number is None else f"{key} {number}"])
    said = " ".join(parts)
    assert plain(face["text"]) == said[:1].upper() + said[1:]
    text = pyengine.rules("tokyo-ghoul")
    for key in face["keys"]:
        assert f"**{key['rule']}**" in text


def test_the_pool_is_complete() -> None:
    """TKG-011, TKG-Q02, TKG-Q03: 140 allies, 34 enemies, 28 strategies, 5 locations; no other card, no ward card."""
    catalog = rules("tokyo-ghoul").catalog
    assert [card.code for card in catalog] == [row[0] for row in ROWS]
    counts: Counter[str] = Counter()
    for card in catalog:
        counts[card.type] += card.copies
    assert counts == {"Ally": 140, "Enemy": 34, "Strategy": 28, "Location": 5}
    for ward in ("20th", "4th", "11th", "13th", "1st"):
        deck = [card for card in catalog if card.origin == f"{ward} ward" and card.type != "Location"]
        assert sum(card.copies for card in deck) == 34


def test_keyword_copies() -> None:
    """Section 8.9: how many copies carry each keyword."""
    found: Counter[str] = Counter()
    for card in rules("tokyo-ghoul").catalog:
        if card.type != "Location":
            for ability in card.data["abilities"]:
                found[ability] += card.copies
    assert found == {
        "boast": 8, "devour": 7, "extreme": 4, "guardian": 6, "melee": 5, "rampage": 7, "recruit": 16, "stealth": 14,
        "strategize": 20, "torture": 14, "enemy": 24, "play": 28,
    }  # fmt: skip


def test_provenance_is_shown() -> None:
    """TKG-Q04: every face says what is the rulebook's and what is ours."""
    marks = {face["name"]: face["mark"] for face in pyengine.cards("tokyo-ghoul")}
    assert marks["Ken Kaneki"] == "name, strength R; rest D"
    assert marks["Anteiku"] == "name, cost R; rest D"
    assert marks["Bean Roaster"] == "D"
    assert all(marks.values())


def test_strategies_and_enemies_have_no_influence() -> None:
    """TKG-014, TKG-015: and strategies no strength."""
    for face in pyengine.cards("tokyo-ghoul"):
        stats = {stat["id"] for stat in face["stats"]}
        assert stats == {"Ally": {"influence", "strength"}, "Enemy": {"strength"}}.get(face["type"], set())


def test_the_rules_text() -> None:
    """Every rule, decision and ruling stands there once at the head of a paragraph; refusals name only such rules."""
    text = pyengine.rules("tokyo-ghoul")
    heads = re.findall(r"(?m)^- \*\*(TKG-\w+)\*\*", text)
    wanted = [f"TKG-{n:03}" for n in range(1, 178)]
    wanted += [f"TKG-D{n:02}" for n in range(1, 26)] + [f"TKG-Q{n:02}" for n in range(1, 64)]
    assert sorted(heads) == sorted(wanted)
    words = rules("tokyo-ghoul").words
    for key in words.templates:
        if key.startswith("why.") and words.rule(key):
            assert words.rule(key) in heads, key


def test_the_wards_in_the_rules_text() -> None:
    """TKG-020: the table of wards has the numbers of the pool, that of locations their cost and influence."""
    text = pyengine.rules("tokyo-ghoul")
    for ward in ("20th", "4th", "11th", "13th", "1st"):
        counts: Counter[str] = Counter()
        for row in ROWS:
            if row[3] == ward:
                counts[TYPES[row[0][0]]] += int(row[2])
        (place,) = [row for row in ROWS if row[3] == ward and row[0].startswith("L")]
        line = next(line for line in text.splitlines() if line.startswith(f"| {ward} ward"))
        assert line.split(" | ")[1:4] == [str(counts[kind]) for kind in ("Ally", "Enemy", "Strategy")]
        assert f"{place[1]}, cost {place[4]}: influence +{place[7].split(',')[0].split()[1]}" in line
