"""Cards in words: each paragraph written from the ability's own data, effect by effect, in the same order."""

from __future__ import annotations

from typing import Any

from . import effects, search  # noqa: F401  (they register their effects)
from .targets import CONDITION, phrases

WHEN = {
    "enters": "Enters",
    "attacks": "Attacks",
    "your attack": "Your Attack",
    "blocks": "Blocks",
    "breach": "Breach",
    "rally": "Rally",
    "action": "Action",
    "response": "Response",
    "interrupt": "Interrupt",
}
INSTEAD = {
    "save": "remove its wounds instead",
    "lethal": "defeat that follower too",
    "wounded self": "it takes 1 wound less",
    "reveal two": "reveal up to 2 locations of your hand: 1 mythium less for each",
    "raze own": "damage one of your locations: 3 mythium less",
}
COSTS = {
    "exhaust": "exhaust",
    "pay": "pay {0} mythium",
    "pay exhaust": "pay {0} mythium and exhaust",
    "pay x": "pay X mythium",
    "discard": "discard {0} card",
    "store follower": "store a follower of your hand here",
}
STATICS = {
    "dealer": "Your events and locations cost 1 mythium less.",
    "guru": "Followers with strength 3 or more cannot block this.",
    "braggart": "While this attacks, your attackers with less strength than this cannot be blocked.",
    "warden": "**Stationary** while you have less than 4 Moon standing.",
    "shelf": "You may play locations stored here as if from your hand.",
    "x stars": "Costs X mythium, and X is at most your Stars standing.",
    "needs scholar": "Play only if you control a Scholar.",
}
KEYWORDS = {"overwhelm": "**Overwhelm.**", "stationary": "**Stationary.**", "hidden": "**Hidden.**"}


def paragraph(found: Any) -> str:
    """One ability in words."""
    if found.when == "static":
        return STATICS[found.effects[0][0]]
    do = phrases(found.effects) if found.effects else INSTEAD[found.cond]
    if found.when in ("event", "stage"):
        return _sentence(do)
    cost = COSTS[found.cost[0]].format(*found.cost[1:]) + ": " if found.cost else ""
    cond = CONDITION[found.cond]
    if found.once:
        cond = cond.removesuffix(", ") + " for the first time in a round, "
    name = f"{'Forced ' if found.forced else ''}{WHEN[found.when]}"
    return f"**{name}** — {cond}{cost}{do}."


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + "."


def describe(card: Any) -> str:
    """A card's text, written from what it does: keyword by keyword, ability by ability, stage by stage."""
    words = card.data["keywords"]
    parts = [KEYWORDS[word] for word in KEYWORDS if words.get(word)]
    if words.get("bloodshed"):
        parts.append(f"**Bloodshed {words['bloodshed']}.**")
    if words.get("storage"):
        parts.append(f"**Storage {words['storage']}.**")
    n = 0
    for found in card.data["abilities"]:
        if found.word == "bloodshed":
            continue
        text = paragraph(found)
        if found.when == "stage":
            text = f"**{('I', 'II', 'III')[n]}** {text}"
            n += 1
        parts.append(text)
    return " ".join(parts)
