"""The text of a card, written from what it does, in the same order (so that the two cannot differ)."""

from __future__ import annotations

from typing import Any

from .language import (
    ABILITY,
    ADD,
    BLESS,
    CANCEL,
    CANNOT,
    CAP,
    DEAL,
    FORGE,
    HARD,
    MOVE,
    SHAPES,
    SWIFT,
    TOKENS,
    Clause,
    Effect,
    Passive,
    Suite,
    Test,
)

NAMES = {number: name for name, number in TOKENS.items()}
WHEN = (
    "Start of Game", "Start of Fight", "Start of my turn", "Special Move", "When revealed", "When I win a fight",
    "When I roll a Miss ○", "When I roll a Charge ⚡", "After any roll of mine", "When I roll doubles",
    "When the foe rolls a Miss ○", "When the foe rolls a Charge ⚡", "When I cancel a roll",
    "When I survive damage from the foe", "When I lose my Blessed token", "When a Minion saves me",
)  # fmt: skip
IF = {
    "faster": "if I am faster than the foe", "slower": "if I am slower than the foe",
    "fasterOrForm": "if I am faster than the foe or have my Ultimate Form", "challenger": "if I am the Challenger",
    "champion": "if I am the Champion", "form": "with my Ultimate Form", "noform": "without my Ultimate Form",
    "mark": "if my Ultimate set this up in an earlier fight",
    "nomark": "unless my Ultimate changed this for the fight", "charged": "if my Charge is lit",
    "byUlt": "if my Ultimate defeated the foe", "paired": "if this is on its own Titan",
    "bench=": "if my bench is empty", "hand=": "if my hand is empty",
}  # fmt: skip
PER = {
    "bench": "Titan on my bench", "Poison": "Poison token I have", "Minion": "Minion token I have",
    "foePoison": "Poison token the foe has", "upgrades": "face-up upgrade on me",
    "discardTitans": "Titan in the Titan discard pile",
}  # fmt: skip
WHOM = {
    "any": "a Titan of my choice, in the arena or on any bench, gains {}", "bench": "a Titan on my bench gains {}",
    "allbench": "each Titan on my bench gains {}", "unarmored": "a Titan on my bench with armor 0 gains {}",
}  # fmt: skip
ADDED = {
    "drain": "have Drain",
    "act": "also grant an Action",
    "P1": "also give the foe 1 Poison",
    "F1": "also give the foe 1 Fire",
}


def amount(n: Any) -> str:
    """A number; a pair says what it becomes with the Ultimate Form."""
    return f"{n[0]} ({n[1]} with my Ultimate Form)" if isinstance(n, tuple) else str(n)


def token(kind: int, n: int) -> str:
    """So many tokens of a kind; Blessed and Cursed are never more than one."""
    return NAMES[kind, -1 if n < 0 else 1] if kind == BLESS else f"{n} {NAMES[kind, 1]}"


def cells(mask: int) -> str:
    """The shapes of some faces."""
    return " ".join(SHAPES[k] for k in range(6) if mask >> k & 1)


def phrase(effect: Effect) -> str:
    """One effect in words."""
    name, *args = effect
    per = f" for each {PER[args[-1]]}" if name in ("deal", "heal") and args[-1] else ""
    match name:
        case "deal":
            return f"I deal {amount(args[0])} damage{' with Drain' if args[1] else ''}{per}"
        case "gain":
            return f"I gain {token(args[0], args[1])}"
        case "foe":
            return f"the foe gains {token(args[0], args[1])}"
        case "give":
            return WHOM[args[2]].format(token(args[0], args[1]))
        case "lose":
            who, kind, sign, n = args
            what = NAMES[kind, sign]
            many = f"all {what}" if n == 99 and kind != BLESS else what if kind == BLESS else f"{n} {what}"
            return f"{'the foe loses' if who else 'I lose'} {many}"
        case "heal":
            return "I heal fully" if args[0] == 99 else f"I heal {amount(args[0])}{per}"
        case "cell":
            return f"I resolve my {SHAPES[args[0]]}"
        case "either":
            return f"{' and '.join(condition(t) for t in args[0])}, {phrase(args[1])}, otherwise {phrase(args[2])}"
        case "orelse":
            return f"{phrase(args[0])}; if I cannot, {phrase(args[1])}"
        case "defeat":
            return "the foe is defeated" if args[0] else "I am defeated"
    if args:
        return COUNTED[name].format(n=amount(args[0]), s="" if args[0] == 1 else "s")
    return PLAIN[name]


COUNTED = {
    "foelife": "the foe’s life becomes {n}",
    "take": "I take {n} damage",
    "both": "both fighters take {n} damage at once",
    "draw": "I draw {n} upgrade card{s}",
    "discard": "each opponent discards {n} random card{s}",
    "recruit": "the top {n} Titan{s} of the Titan deck come to my bench",
}
PLAIN = {
    "move": "I use my Special Move",
    "act": "I take another Action",
    "form": "I gain my Ultimate Form",
    "charge": "I gain a Charge",
    "uncharge": "the foe’s Charge turns grey",
    "return": "I return to my bench",
    "swap": "I swap with a Titan of my bench",
    "ult": "its Ultimate triggers",
    "control": "I return to my bench, win the fight and take control of the foe",
    "mark": "my next fight is marked",
    "reroll": "I ignore the roll entirely and reroll",
    "steal": "I take a random card of the foe’s owner’s hand",
    "grab": "I take one of the foe’s face-up upgrades for this fight",
    "pass": "the foe gains my Cursed token",
    "same": "I deal as much damage as I took",
}


TIMES = {2: "twice", 3: "three times"}


def listed(effects: tuple[Effect, ...]) -> str:
    """Effects one after the other; chart results in a row, and equal ones, in one breath."""
    parts: list[str] = []
    at = 0
    while at < len(effects):
        same = 1
        while at + same < len(effects) and effects[at + same] == effects[at]:
            same += 1
        row = at
        while row < len(effects) and effects[row][0] == "cell":
            row += 1
        if row - at > 1:
            shapes = [SHAPES[e[1]] for e in effects[at:row]]
            parts.append(f"I resolve my {', then '.join(shapes)}")
            at = row
        else:
            parts.append(phrase(effects[at]) + (f" ({TIMES[same]})" if same > 1 else ""))
            at += same
    return ", then ".join(parts)


def condition(found: Test) -> str:
    """A condition in words."""
    name, arg = found
    if name in ("has", "no", "foehas"):
        who = {"has": "if I have {}", "no": "if I have no {}", "foehas": "if the foe has {}"}[name]
        what = NAMES[arg]
        return who.format(what if arg[0] == BLESS else f"{what} token" if name == "no" else f"a {what} token")
    if name in ("life<=", "foelife<="):
        return f"if {'I have' if name == 'life<=' else 'the foe has'} {amount(arg)} life or less"
    if name == "bench<=":
        return f"if there are {arg} Titans or fewer on my bench"
    return IF[name]


def clause(found: Clause) -> str:
    """A clause as a sentence, with its keyword."""
    prefix = "once a turn " if found.once else ""
    tests = " and ".join(condition(t) for t in found.tests)
    body = listed(found.effects)
    if found.may:
        body = f"I may do this: {body}"
    body = f"{prefix}{tests + ', ' if tests else ''}{body}"
    return f"**{WHEN[found.trigger]}:** {body}."


def passive(found: Passive) -> str:
    """A passive as a sentence."""
    tests = f" {condition(found.tests[0])}" if found.tests else ""
    per = f" for each {PER[found.per]}" if found.per else ""
    n = amount(found.n)
    match found.kind:
        case k if k == DEAL:
            what = (
                "I deal"
                if found.cells >> ABILITY & 1
                else f"My {cells(found.cells)} deal{'s' if len(cells(found.cells)) == 1 else ''}"
            )
            return f"{what} +{n} damage{per}{tests}."
        case k if k == HARD:
            return f"I have +{n} armor{tests}."
        case k if k == SWIFT:
            return f"I have +{n} speed{tests}."
        case k if k == CANCEL:
            return f"I [cancel|FTN-120] {cells(found.cells)}{tests}."
        case k if k == CAP:
            return f"I never take more than {n} damage at once{tests}."
        case k if k == ADD:
            many = "has" if len(cells(found.cells)) == 1 else "have"
            words = (
                ADDED[found.what]
                if many == "have"
                else ADDED[found.what].replace("have", "has").replace("grant", "grants").replace("give", "gives")
            )
            return f"My {cells(found.cells)} {words}."
        case k if k == FORGE:
            return (
                "I get no upgrades from hand: the top 2 cards of the upgrade deck are played face down on me instead."
            )
        case k if k == CANNOT:
            return f"I cannot gain {found.what} tokens."
    raise ValueError(found.kind)


def suite(found: Suite) -> list[str]:
    """The sentences of a part of a card."""
    return [clause(p) if isinstance(p, Clause) else passive(p) for p in found.parts]


def titan(ability: Suite, ultimate: tuple[Effect, ...], form: Suite, team: Suite, improves: bool, legend: str) -> str:
    """The whole text of a Titan: Special Move and abilities, Ultimate, Ultimate Form, Team Power, legendary upgrade."""
    moves = [p for p in ability.parts if isinstance(p, Clause) and p.trigger == MOVE]
    lines = [clause(p) for p in moves]
    lines += [clause(p) if isinstance(p, Clause) else passive(p) for p in ability.parts if p not in moves]
    lines.append(f"**Ultimate:** {listed(ultimate)}.")
    if form.parts:
        lines.append(f"[Ultimate Form|FTN-069]: {' '.join(suite(form))}")
    elif improves:
        lines.append("[Ultimate Form|FTN-069]: improves the ability.")
    if team.parts:
        lines.append(f"[Team Power|FTN-105]: {' '.join(suite(team))}")
    if legend:
        lines.append(f"[Legendary Upgrade|FTN-197]: {legend}.")
    return " ".join(line[0].upper() + line[1:] for line in lines)
