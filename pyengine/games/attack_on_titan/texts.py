"""The text of every card, written from what it does, in the same order (AOT-015, AOT-049)."""

from __future__ import annotations

from ...cards import Card
from .cards import APPEARS, ARCHENEMY, ATTACK, HERO, LOCATION, TITAN, WOUND, Effect
from .effects import PHRASES

KINDS = {"ally": "another Ally", "equipment": "an Equipment", "maneuver": "a Maneuver"}
NUMBERS = {1: "a", 2: "two", 3: "three"}

ABILITY = {
    "trade here": "trade cards with another Hero in this District",
    "trade any": "trade cards with any player",
    "cheer": "a chosen Hero draws a card",
    "urge": "another chosen Hero moves one space",
    "draw": "draw a card",
    "train": "destroy a Courage or Thrust of your hand",
    "cure": "destroy a Wound that you control or that is in your discard pile",
    "slayer": "Each time you defeat a Titan, a chosen Hero draws a card",
    "study": "Each time an Archenemy is defeated, by anyone, you may destroy a card of your hand",
    "observe": "At the end of each of your turns draw a card for each Titan in your space",
    "guardian": "Your Defense cards may be used for any Hero in this or an adjacent District, at any time",
    "hide": "**Discard a Move card:** avoid an Ambush against you in this District. This is no Defense",
    "bulwark": "Titans deal 1 damage less to this Wall in all, whether a Hero is here or not",
}
BONUS = {
    "equipment": "If you play two or more different Equipment in a turn: {gain}, once",
    "maneuver": "If you play two or more Maneuvers in a turn: {gain}, once",
    "wound": "If you play a Wound in a turn: {gain}, once",
}
BEFORE = {
    "summon": "If no Hero is in this District, the top card of the Castle is added to it",
    "eat any": "Destroy a card inside this District",
    "eat ally": "Destroy an Ally inside this District",
}
AMBUSH = {
    "token": "remove a token from this District’s Wall; Wounds cannot prevent it",
    "thrusts": "discard two Thrust (with four players: two Move cards)",
    "random": "discard a card by chance",
    "redraw": "discard your whole hand, then draw four cards",
    "equipment or wound": "discard an Equipment, or gain a Wound",
    "ally or wound": "discard an Ally, or gain a Wound",
    "wound": "gain a Wound",
    "lose equipment": "destroy an Equipment that you played this turn",
    "lose ally": "destroy an Ally that you played this turn",
    "lose maneuver": "destroy a Maneuver that you played this turn",
    "each wound": "each Hero in this District gains a Wound",
    "each random": "each Hero in this District discards a card by chance",
}
ONGOING = {
    "show move": "each Hero in this space reveals a Move card from hand or gains a Wound",
    "show equipment": "each Hero in this space reveals an Equipment from hand or gains a Wound",
    "nibble": "destroy the card of the lowest cost inside this District; if there is none, the top card of the Castle",
    "snatch": "destroy a card of cost 4 or more inside any District",
    "all discard": "**Ambush** — each Hero in this District discards a card that is no Wound",
    "rampage": "this moves to the District with the fewest cards inside, then destroys all cards inside it",
    "ram": "remove a token from this District’s Wall; Wounds cannot prevent it",
    "hunt": "this moves to the District with the most Heroes. **Ambush** — each Hero in this District gains a Wound",
}
LIMIT = {
    "two moves": "Power deals no damage to this unless its Hero has played two or more Move cards this turn",
    "three made": "A Hero who has generated less than Move 3 this turn deals no damage to this",
}
ATTACKS = {
    "raise": "The Titan costs {0} more",
    "raise unless fast": "The Titan costs {0} more unless you generated Move {1} or more this turn",
    "reinforce": "Reveal the top card of the Castle: a Titan is added to this District, anything else is destroyed",
    "steam": "If the Titan is not defeated by this attempt, it regenerates twice",
}


def phrase(found: Effect) -> str:
    """One effect in words."""
    name, *args = found
    words = [KINDS.get(arg, arg) if isinstance(arg, str) else arg for arg in args]
    plural = "" if args and args[0] == 1 else "s"
    if name == "draw" and args[0] == 1:
        return "draw a card"
    return PHRASES[name].format(*words, s=plural)


def describe(card: Card) -> str:
    """A card's text."""
    writer = WRITERS.get(card.data["type"])
    return writer(card) if writer else _played(card)


def _played(card: Card) -> str:
    parts = [phrase(found) for found in card.data.get("play", ())]
    text = ". ".join(part[:1].upper() + part[1:] for part in parts)
    defense = card.data.get("defense")
    text = f"{text}." if text else ""
    return f"{text} {_defense(*defense)}".strip() if defense else text


def _defense(how: str, whom: str, reward: tuple[Effect, ...]) -> str:
    what = "discard this" if how == "discard" else "reveal this from hand"
    who = "each Hero avoids" if whom == "each" else "you avoid"
    then = "; ".join(phrase(found) for found in reward)
    return f"**Defense** — {what}: {who} an Ambush." + (f" If you do: {then}." if then else "")


def _hero(card: Card) -> str:
    parts = []
    for name, *args in card.data["ability"]:
        if name == "pay":
            parts.append(f"**Move {args[0]}:** {ABILITY[args[1]]}.")
        elif name == "bonus":
            gain = f"+{args[1]} Power" + (f" and Move {args[2]}" if args[2] else "")
            parts.append(BONUS[args[0]].format(gain=gain) + ".")
        else:
            parts.append(ABILITY[name] + ".")
    return " ".join(parts)


def _location(card: Card) -> str:
    name, *args = card.data["ability"][0]
    if name == "once":
        return f"Once in each of your turns, **Move {args[0]}:** {ABILITY[args[1]]}."
    return ABILITY[name] + "."


def _titan(card: Card) -> str:
    before = card.data["before"]
    text = f"{BEFORE[before]}. " if before else ""
    more = " With four players whoever avoids this discards a Starter." if card.data["ambush"] == "random" else ""
    return f"{text}**Ambush** — {AMBUSH[card.data['ambush']]}.{more}"


def _archenemy(card: Card) -> str:
    data, parts = card.data, []
    if data["limit"]:
        parts.append(f"**Ongoing** — {LIMIT[data['limit']]}.")
    if data["more"]:
        parts.append("An attempt to defeat this draws one more Titans on Attack card.")
    if data["ongoing"]:
        parts.append(f"**Ongoing** — at the end of each round {ONGOING[data['ongoing']]}.")
    return " ".join(parts)


def _attack(card: Card) -> str:
    parts = [ATTACKS[name].format(*args) + "." for name, *args in card.data["before"]]
    if card.data["ambush"]:
        parts.append(f"**Ambush** — {AMBUSH[card.data['ambush']]}.")
    return " ".join(parts)


def _wound(card: Card) -> str:
    return (
        "Must be played before any other card. You keep it until your next turn; until then, if you play or gain "
        "another Wound, your Hero dies."
    )


def _appears(card: Card) -> str:
    return "The next Archenemy Titan appears outside this District."


WRITERS = {
    HERO: _hero,
    LOCATION: _location,
    TITAN: _titan,
    ARCHENEMY: _archenemy,
    ATTACK: _attack,
    WOUND: _wound,
    APPEARS: _appears,
}
