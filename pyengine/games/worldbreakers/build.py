"""The catalogue and the four functions that enter cards into it (WBR-034 to WBR-055)."""

from __future__ import annotations

from typing import Any

from ...cards import Card, Catalog, Key, Stat
from .abilities import EVENT, FOLLOWER, GUILD_NAMES, GUILDS, LEADER, LOCATION, NEUTRAL, TYPES, Ability, static

CATALOG = Catalog("worldbreakers")

KEYS = {
    "overwhelm": Key("overwhelm", "Overwhelm", "breaking-chain", "WBR-110"),
    "stationary": Key("stationary", "Stationary", "anchor", "WBR-116"),
    "bloodshed": Key("bloodshed", "Bloodshed", "bleeding-wound", "WBR-103"),
    "hidden": Key("hidden", "Hidden", "sight-disabled", "WBR-106"),
    "storage": Key("storage", "Storage", "locked-chest", "WBR-120"),
    "scholar": Key("scholar", "Scholar", "graduate-cap", "WBR-054"),
    "star": Key("star", "Signature card", "round-star", "WBR-055"),
}
NUMERALS = ("I", "II", "III")
SIGNED = (0, 1, 2, 3)
"""Which guild's Worldbreaker a signature card belongs to (there is one Worldbreaker a guild)."""


def _enter(
    name: str,
    type: int,
    guild: int,
    cost: int | None,
    need: int,
    traits: str,
    emblem: str,
    mark: str,
    abilities: tuple[Ability, ...],
    stats: tuple[Stat, ...],
    copies: int,
    keywords: dict[str, int],
) -> None:
    stages = [a for a in abilities if a.when == "stage"]
    star = keywords.pop("star", None)
    keys = [_key(word, n) for word, n in keywords.items() if word in KEYS and n]
    if "Scholar" in traits:
        keys.append(KEYS["scholar"])
    if star is not None:
        keys.append(KEYS["star"])
    family = "Neutral" if guild == NEUTRAL else GUILD_NAMES[guild]
    CATALOG.add(
        Card(
            name=name,
            type=TYPES[type],
            frame=("act", "person", "place", "big")[type],
            group="neutral" if guild == NEUTRAL else GUILDS[guild],
            origin=f"{family} {need}" if need else family,
            cost=cost,
            stats=stats,
            keys=tuple(keys),
            emblem=emblem,
            copies=copies,
            wide=type in (LOCATION, LEADER),
            mark=mark,
            data={
                "type": type,
                "guild": guild,
                "need": need,
                "traits": traits,
                "abilities": abilities,
                "star": star,
                "keywords": keywords,
                "face": {
                    "traits": traits,
                    "stages": [{"label": NUMERALS[n], "used": False} for n in range(len(stages))],
                    **({"cost": "X"} if keywords.get("x") else {}),
                },
            },
        )
    )


def _key(word: str, n: int) -> Key:
    key = KEYS[word]
    return Key(key.id, f"{key.label} {n}", key.icon, key.rule) if word in ("bloodshed", "storage") else key


def a_leader(name: str, guild: int, emblem: str, mark: str, *abilities: Ability, storage: int = 0) -> None:
    """A Worldbreaker (WBR-037 to WBR-039): two copies in the box."""
    _enter(name, LEADER, guild, None, 0, "", emblem, mark, abilities, (), 2, {"storage": storage})


def an_event(
    name: str,
    guild: int,
    cost: int,
    need: int,
    traits: str,
    emblem: str,
    mark: str,
    *abilities: Ability,
    copies: int = 1,
    **keywords: int,
) -> None:
    """An event (WBR-040)."""
    copies = 2 if "star" in keywords else copies
    _enter(name, EVENT, guild, cost, need, traits, emblem, mark, abilities, (), copies, keywords)


def a_follower(
    name: str,
    guild: int,
    cost: int,
    need: int,
    strength: int,
    health: int,
    traits: str,
    emblem: str,
    mark: str,
    *abilities: Ability,
    copies: int = 1,
    **keywords: int,
) -> None:
    """A follower (WBR-041)."""
    if keywords.get("bloodshed"):
        blood = Ability("attacks", (("wound", keywords["bloodshed"], "rival follower"),), "alone")
        blood.word = "bloodshed"
        abilities = (*abilities, blood)
    stats = (Stat("strength", "crossed-swords", strength, "strength"), Stat("health", "hearts", health, "health"))
    copies = 2 if "star" in keywords else copies
    _enter(name, FOLLOWER, guild, cost, need, traits, emblem, mark, abilities, stats, copies, keywords)


def a_location(
    name: str,
    guild: int,
    cost: int,
    need: int,
    traits: str,
    emblem: str,
    mark: str,
    *abilities: Ability,
    copies: int = 1,
    **keywords: int,
) -> None:
    """A location with its stages (WBR-046)."""
    copies = 2 if "star" in keywords else copies
    _enter(name, LOCATION, guild, cost, need, traits, emblem, mark, abilities, (), copies, keywords)


def campaign_card(
    code: str, name: str, type: str, emblem: str, frame: str, text: str, copies: int = 1, **data: Any
) -> None:
    """A card of the campaign pack: order, new rules, chapter, or the end of Part I (WBR-221)."""
    CATALOG.add(
        Card(
            name=name,
            type=type,
            frame=frame,
            group="neutral",
            origin="Campaign",
            emblem=emblem,
            copies=copies,
            code=code,
            mark="structure R; face D",
            text=text,
            data={
                "type": -1,
                "guild": NEUTRAL,
                "need": 0,
                "traits": "",
                "abilities": (),
                "star": None,
                "keywords": {},
                **data,
            },
        )
    )


__all__ = ["CATALOG", "a_follower", "a_leader", "a_location", "an_event", "campaign_card", "static"]
