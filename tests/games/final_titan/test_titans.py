"""What Titans do: Start of Game and Fight, Special Moves, passives, triggers, Team Powers (8.2, 8.3, 8.6, 8.8)."""

from __future__ import annotations

from typing import Any

import pytest

EXTRA = {"godspark": "true", "mindbug": "true"}
BENCH = ("A bench: Hunter, Skinwalker", "B bench: Azurian, Evil Djinn", "A hand:", "B hand:", "pot:")


# -- Titans: Start of Game, Start of Fight --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "tokens"),
    [
        ("Buzzkill", {"dodge": 2}), ("The Enforcers", {"plating": 1}), ("The Great Abomination", {"poison": 1}),
        ("The Three Musketeers", {"action": 2}), ("Glass Duelist", {"dodge": 1}), ("Genesis 1.0", {"blessed": 1}),
        ("The Old King", {"cursed": 1}), ("Twilith", {"blessed": 1}), ("Valeria", {"minion": 1}),
        ("Brood Matron", {"minion": 1}),
        ("Coin Devil", {"cursed": 1}), ("Hive Prince", {"minion": 1}), ("Lantern Saint", {"blessed": 1}),
        ("Sun Herald", {"blessed": 1}),
        ("Badger Bishop", {"blessed": 1}), ("Yak Yeoman", {"minion": 1}), ("Impulse", {}),
    ],
)  # fmt: skip
def test_start_of_game(table: Any, name: str, tokens: dict[str, int]) -> None:
    """FTN-026: what each Titan begins with."""
    ring = table(f"A bench: {name}", "B bench: Fang", "C bench: Hydra", seats=3, phase="open", options=EXTRA)
    assert ring.tokens(name) == tokens


def test_start_of_fight_of_titans(start: Any) -> None:
    """FTN-053: Cerberus, Final Boss, Gunslinger, Jade Ogre, Silver Shade, Comet Rider, Grave Piper, Rust Marshal,
    Vault Thief,
    Doom Prophet, Swarm Lord, Hedge Hermit, Pigeon Pirate."""
    assert start("Cerberus", "Fang").tokens("Cerberus") == {"action": 1}
    assert start("Final Boss", "Fang").tokens("Final Boss") == {"power": 1}
    assert start("Final Boss", "Fang", "A bench: Elite").tokens("Final Boss") == {}
    assert start("Gunslinger", "Hydra").life("Hydra") == 7
    assert start("Jade Ogre", "Hydra").life("Hydra") == 5
    assert start("Silver Shade", "Hydra", "A hand:", "B hand: Trip Wire").names("A hand") == ["Trip Wire"]
    assert start("Silver Shade", "Hydra", "B hand:").life("Hydra") == 7
    assert start("Comet Rider", "Hydra").life("Hydra") == 8
    assert start("Comet Rider", "Hydra", "right upgrades: Hermes's Boon, Crescent Bow").life("Hydra") == 8
    assert start("Grave Piper (life 3)", "Hydra", "fallen: Fang, Elite, Pyro").life("Grave Piper") == 6
    assert start("Rust Marshal", "Hydra (armor 2; dodge 1; power 1)").tokens("Hydra") == {"power": 1}
    assert start("Vault Thief", "Hydra", "left upgrades: Trip Wire, Blue Ward").life("Hydra") == 8
    assert start("Doom Prophet", "Hydra").tokens("Hydra") == {"cursed": 1}
    assert start("Swarm Lord", "Hydra").tokens("Swarm Lord") == {"minion": 1}
    assert start("Swarm Lord (minion 1)", "Hydra").tokens("Swarm Lord") == {"minion": 1}
    assert start("Hedge Hermit", "Hydra").tokens("Hedge Hermit") == {"dodge": 1}
    assert start("Pigeon Pirate", "Hydra", "A hand:", "B hand: Trip Wire").names("A hand") == ["Trip Wire"]


# -- Titans: Special Moves ------------------------------------------------------------------------------------------


def test_special_moves(rolled: Any) -> None:
    """FTN-104: Archangel, Azurian, Buzzkill, Demon Dave, Hepharion, Sun'ya, The Enforcers, Frost Jarl, Plague
    Curate, Storm Shepherd,
    Dragonbane, Brood Matron, Hex Seamstress, Puppet Master, Titan Mechanic, Anvil Lord, Squid Scholar, Alekeeper."""
    assert rolled("Archangel", "Leviathan", "B").tokens("Archangel") == {"power": 1}
    assert rolled("Azurian (life 1)", "Leviathan", "B").life("Azurian") == 6
    assert rolled("Buzzkill", "Leviathan", "G").tokens("Buzzkill") == {"dodge": 2}
    assert rolled("Buzzkill (dodge 1)", "Leviathan", "G").tokens("Buzzkill") == {"dodge": 1}
    assert rolled("Demon Dave", "Leviathan", "B", "A bench: Elite").tokens("Elite") == {"power": 1}
    ring = rolled("Hepharion", "Leviathan", "R", "A bench: Crimson Knight, Elite")
    assert ring.tokens("Elite") == {"plating": 1} and ring.tokens("Crimson Knight") == {}
    assert len(rolled("Sun'ya", "Leviathan", "B", "A hand:").names("A hand")) == 3
    assert len(rolled("Sun'ya", "Leviathan", "B", "A hand: Trip Wire").names("A hand")) == 2
    assert rolled("The Enforcers", "Leviathan", "B").tokens("The Enforcers") == {"dodge": 1}
    ring = rolled("Frost Jarl", "Leviathan (power 2; action 2)", "B")
    assert ring.tokens("Leviathan") == {"power": 1, "action": 1} and ring.life("Leviathan") == 14
    assert rolled("Plague Curate", "Leviathan (poison 1)", "R").life("Leviathan") == 13
    assert rolled("Storm Shepherd", "Leviathan", "B").do("A Leviathan").tokens("Leviathan") == {"dodge": 1}
    assert rolled("Dragonbane", "Leviathan", "B").life("Leviathan") == 6
    assert rolled("Dragonbane", "Fang", "B").life("Fang") == 7
    assert rolled("Dragonbane (form)", "Neo-Leonidas (life 15)", "B").life("Neo-Leonidas") == 5
    assert rolled("Brood Matron", "Leviathan", "Y").tokens("Brood Matron") == {"minion": 1}
    assert rolled("Hex Seamstress", "Leviathan", "B").tokens("Leviathan") == {"cursed": 1}
    assert rolled("Puppet Master", "Leviathan", "B").do("A Leviathan").tokens("Leviathan") == {"cursed": 1}
    assert rolled("Titan Mechanic", "Leviathan", "B", "A bench: Elite").do("A Elite").tokens("Elite") == {"plating": 1}
    assert rolled("Anvil Lord", "Leviathan", "B").tokens("Anvil Lord") == {"plating": 1}
    ring = rolled("Squid Scholar", "Leviathan", "B", "right upgrades: Tower Shield")
    assert ring.names("left upgrades") == ["Tower Shield"]
    assert rolled("Squid Scholar", "Leviathan", "B").life("Leviathan") == 15
    ring = rolled("Alekeeper", "Leviathan", "G", "A bench: Elite, Fang", "row:", "titans: Hydra")
    assert "Hydra" in ring.names("A bench")
    assert len(rolled("Alekeeper", "Leviathan", "G", "A bench: Elite, Fang, Pyro").names("A bench")) == 3


# -- Titans: passives -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("me", "face", "damage", "lines"),
    [
        ("Henzel & Gretel", "Y", 5, ("A bench: Elite, Fang",)), ("Hunter (challenger)", "R", 7, ()),
        ("Hunter", "R", 4, ()),
        ("Karate Guy", "R", 5, ()), ("Copper Samurai", "R", 5, ()), ("Dune Lancer (challenger)", "B", 3, ()),
        ("Dune Lancer", "B", 1, ()),
        ("Pit Champion", "B", 3, ()), ("Pit Champion (challenger)", "B", 2, ()), ("Coin Devil", "Y", 3, ()),
        ("Ugly Duckling (life 6)", "Y", 7, ()), ("Ugly Duckling (life 7)", "Y", 4, ()),
        ("Ugly Duckling (life 6; form)", "Y", 10, ()),
        ("Hive Prince (minion 2)", "Y", 4, ()), ("Wolf Regent", "Y", 5, ()),
        ("Wolf Regent", "Y", 3, ("A bench: Elite",)),
        ("Sand Wyrm (form)", "B", 20, ()), ("Sand Wyrm", "R", 20, ()), ("Twin-Faced Duke (form)", "Y", 4, ()),
        ("War Drum Shaman (form)", "Y", 5, ()),
        ("War Drum Shaman (challenger)", "Y", 4, ()), ("Moon Huntress", "Y", 4, ()), ("Lobster Lancer", "Y", 5, ()),
        ("Sloth Rocket (charged)", "Y", 5, ()), ("Sloth Rocket", "Y", 3, ()), ("Elderroot", "R", 7, ()),
        ("Banner Captain", "Y", 4, ()),
        ("Moth Mayor", "G", 3, ()), ("Fire Dancer", "B", 2, ()), ("Impulse", "R", 5, ("A bench: Elderroot",)),
        ("Impulse", "Y", 4, ("A bench: Banner Captain",)), ("Impulse", "G", 2, ("A bench: Moth Mayor",)),
        ("Thunder Father", "R", 5, ()), ("Winter Colossus", "R", 5, ()), ("Dawn Phoenix", "R", 4, ()),
        ("Tide Sovereign", "R", 4, ()),
    ],
)  # fmt: skip
def test_damage_of_titans(rolled: Any, me: str, face: str, damage: int, lines: tuple[str, ...]) -> None:
    """FTN-063, FTN-113: "+N damage" of Titans, with their conditions, and Team Powers."""
    ring = rolled(me, "Leviathan (life 40)", face, *lines)
    assert ring.facts("damage")[0]["n"] == damage


def test_conditions_on_the_foe(rolled: Any) -> None:
    """Reef Stalker (5 life or less), Mire Witch (Poison), Judge Below (Cursed); Coin Devil while Cursed itself."""
    assert rolled("Coin Devil (cursed)", "Leviathan", "YM").do("B ■").life("Leviathan") == 11
    assert rolled("Reef Stalker", "Leviathan (life 6)", "G").life("Leviathan") == 4
    assert rolled("Reef Stalker", "Leviathan (life 5)", "G").life("Leviathan") == 1
    assert rolled("Mire Witch", "Leviathan (poison 2)", "R").facts("damage")[0]["n"] == 5
    assert rolled("Judge Below", "Leviathan (cursed)", "G").facts("damage")[0]["n"] == 3
    assert rolled("Judge Below", "Leviathan", "G").facts("damage")[0]["n"] == 2


def test_speed_and_armor_of_titans(duel: Any) -> None:
    """Hunter, Final Boss (marked), Sand Wyrm, Storm Admiral, Moth Mayor; Copper Samurai, Twin-Faced Duke, Shield
    Matriarch,
    Winter Colossus, Crab Baron."""
    assert duel("Hunter (challenger)", "Fang").speed("Hunter") == 8
    assert duel("Hunter", "Fang").speed("Hunter") == 5
    ring = duel("Final Boss (marked)", "Fang", "A hand:", "B hand:", phase="upgrade")
    assert ring.speed("Final Boss") == 14
    assert duel("Sand Wyrm (form)", "Fang").speed("Sand Wyrm") == 10
    assert duel("Elite", "Fang", "A bench: Storm Admiral").speed("Elite") == 9
    assert duel("Elite", "Fang", "A bench: Moth Mayor", options=EXTRA).speed("Elite") == 10
    for name, armor in (
        ("Copper Samurai", 1),
        ("Copper Samurai (challenger)", 0),
        ("Twin-Faced Duke (form)", 1),
        ("Winter Colossus (form)", 1),
        ("Crab Baron (form)", 2),
        ("Shield Matriarch", 1),
    ):
        assert duel(name, "Fang", options=EXTRA).face(name.partition(" (")[0])["armor"] == armor, name


def test_cancelling_titans(rolled: Any) -> None:
    """FTN-120: Chessmaster ■, Hydra ★, Kitsune ◆ ▲, Neo-Leonidas ★ and with the form ■, Water Dancer ▲, Glacier
    Queen's form ◆,
    Pale Regent ⚡; and what they do then."""
    assert rolled("Impulse", "Chessmaster", "Y").life("Impulse") == 5
    assert rolled("Impulse", "Hydra", "R").tokens("Hydra") == {"action": 1}
    for face in "BG":
        assert rolled("Impulse", "Kitsune", face).charged("Kitsune")
    assert rolled("Impulse", "Neo-Leonidas", "R").life("Neo-Leonidas") == 10
    assert rolled("Impulse", "Neo-Leonidas", "Y").life("Neo-Leonidas") == 7
    assert rolled("Impulse", "Neo-Leonidas (form)", "Y").life("Neo-Leonidas") == 10
    assert rolled("Impulse", "Water Dancer", "G").life("Water Dancer") == 5
    rolled("Impulse", "Water Dancer (form)", "G").see("over B")
    assert rolled("Impulse", "Glacier Queen", "Y").life("Glacier Queen") == 7
    assert rolled("Impulse", "Glacier Queen (form)", "B").life("Glacier Queen") == 9
    assert rolled("Impulse", "Pale Regent (form)", "C").life("Impulse") == 5
    assert rolled("Impulse", "Dream Weaver (form)", "B", "bond: Sleep Veil").life("Impulse") == 5


def test_caps_and_added_icons(rolled: Any) -> None:
    """Steelforce, Crystal Warden's form; forms of Crimson Knight, Cursed Pirate, Chrono Knight, Storm Admiral, Raven
    Trickster,
    Rot Druid, Wolf Regent."""
    assert rolled("Impulse", "Steelforce", "R").life("Steelforce") == 5
    assert rolled("Sand Wyrm", "Crystal Warden (form)", "R").life("Crystal Warden") == 8
    for name, face in (
        ("Crimson Knight", "B"),
        ("Crimson Knight", "G"),
        ("Chrono Knight", "B"),
        ("Storm Admiral", "R"),
        ("Raven Trickster", "B"),
    ):
        assert rolled(f"{name} (form)", "Leviathan", face).left()[0] == 1, name
        assert "B" in rolled(name, "Leviathan", face + "M").asked(), name
    assert rolled("Cursed Pirate (form; life 1)", "Leviathan", "Y").life("Cursed Pirate") == 4
    assert rolled("Wolf Regent (form; life 1)", "Leviathan", "B", "A bench: Elite").life("Wolf Regent") == 2
    assert rolled("Rot Druid (form)", "Leviathan", "Y").facts("token_gain")[0]["word"] == "token.2"


# -- Titans: triggers -----------------------------------------------------------------------------------------------


def test_own_rolls(rolled: Any) -> None:
    """Glitch, Queen of Hearts, Goose Gladiator, Brass Oracle, Chrono Knight, Jade Drake, Twilith."""
    assert rolled("Glitch", "Leviathan", "C").tokens("Glitch") == {"dodge": 1}
    assert rolled("Queen of Hearts", "Leviathan", "M").tokens("Queen of Hearts") == {"power": 1}
    assert rolled("Goose Gladiator", "Leviathan", "M").tokens("Goose Gladiator") == {"power": 1}
    assert rolled("Brass Oracle", "Leviathan", "MY").life("Leviathan") == 13
    assert rolled("Chrono Knight", "Leviathan", "MY").life("Leviathan") == 13
    assert rolled("Jade Drake (blessed)", "Leviathan", "MM").life("Leviathan") == 14
    assert rolled("Twilith (blessed)", "Leviathan", "MM").life("Leviathan") == 16


def test_rolls_of_the_foe(rolled: Any) -> None:
    """Cheshire Cat, Bell Ringer, Raven Trickster on a Miss; Evil Djinn, Martian (2, with the form 6, from the bench
    too) on a Charge.
    """
    assert rolled("Impulse", "Cheshire Cat", "M").life("Impulse") == 4
    assert rolled("Impulse", "Bell Ringer", "M").tokens("Impulse") == {"cursed": 1}
    assert rolled("Impulse", "Raven Trickster", "M").tokens("Raven Trickster") == {"dodge": 1}
    assert rolled("Impulse", "Evil Djinn", "C").tokens("Evil Djinn") == {"action": 2}
    assert rolled("Impulse", "Martian", "C").life("Impulse") == 5
    assert rolled("Impulse", "Martian (form)", "C").life("Impulse") == 1
    assert rolled("Impulse", "Leviathan", "C", "B bench: Martian").life("Impulse") == 5
    assert rolled("Impulse", "Leviathan", "C", "B bench: Martian (form)").life("Impulse") == 1


def test_surviving_damage(rolled: Any) -> None:
    """FTN-Q32: Sobek deals the same, Thornback and Cactus Cat 1."""
    assert rolled("Impulse", "Sobek", "R").life("Impulse") == 3
    assert rolled("Impulse", "Thornback", "R").life("Impulse") == 6
    assert rolled("Impulse", "Cactus Cat", "R").life("Impulse") == 6


def test_start_of_turn_of_titans(duel: Any) -> None:
    """Moss Titan heals 1; Winter Wraith defeats at 3 life, with the form at 6; Newt Nurse loses 1 Poison."""
    assert duel("Moss Titan (life 3)", "Fang", phase="combat").life("Moss Titan") == 4
    duel("Winter Wraith", "Fang (life 3)", phase="combat").see("over A")
    duel("Winter Wraith", "Fang (life 4)", phase="combat").see("playing")
    duel("Winter Wraith (form)", "Fang (life 6)", phase="combat").see("over A")
    ring = duel("Newt Nurse (poison 2)", "Fang", phase="combat", options=EXTRA).do("A Newt Nurse")
    assert ring.life("Newt Nurse") == 9 and ring.tokens("Newt Nurse") == {"poison": 1}


@pytest.mark.parametrize(
    ("name", "tokens", "healed"),
    [
        ("Ku'nan", {"power": 1}, 2), ("Medic Mira", {}, 4), ("Iron Abbot", {"plating": 1}, 0),
        ("Valeria", {"minion": 1}, 0),
        ("Necro Baron", {"minion": 1}, 0), ("Gate Jackal", {}, 2), ("Water Dancer", {}, 2),
        ("Lantern Saint", {"blessed": 1}, 0),
    ],
)  # fmt: skip
def test_when_titans_win(rolled: Any, name: str, tokens: dict[str, int], healed: int) -> None:
    """FTN-Q36: what winners gain; Water Dancer and Lantern Saint as Team Powers of themselves."""
    ring = rolled(f"{name} (life 2)", "Fang (life 1)", "G", "A bench: Elite", *BENCH[1:])
    assert ring.tokens(name) == tokens and ring.life(name) == 2 + healed


def test_cards_for_winners(rolled: Any) -> None:
    """Night Courier and Beetle Banker draw one more; Water Dancer heals the winner from the bench; Hydra by Ultimate
    only.
    """
    for name in ("Night Courier", "Beetle Banker"):
        assert len(rolled(name, "Fang (life 1)", "Y", *BENCH).names("A hand")) == 2
    assert rolled("Impulse (life 2)", "Fang (life 1)", "Y", "A bench: Water Dancer", *BENCH[1:]).life("Impulse") == 4


def test_team_powers_at_the_start(start: Any) -> None:
    """Puppet Master (1 damage to a Cursed foe), Rot Druid (1 Poison), Titan Mechanic (heal 2), from the bench."""
    assert start("Impulse", "Hydra (cursed)", "A bench: Puppet Master").life("Hydra") == 9
    assert start("Impulse", "Hydra", "A bench: Rot Druid").tokens("Hydra") == {"poison": 1}
    assert start("Impulse (life 3)", "Hydra", "A bench: Titan Mechanic").life("Impulse") == 5


def test_team_powers_are_shown(duel: Any) -> None:
    """FTN-105, FTN-107: a reminder of each Team Power of the fighter's owner, wherever that Titan is; none for the foe."""
    ring = duel("Steelforce", "Hydra", "A bench: Fire Dancer, Elite")
    left, right = ring.match.view(0)["table"]["sides"]
    assert left["team"] == [ring.card("Fire Dancer")] and right["team"] == []
    ring = duel("Fire Dancer", "Hydra")
    assert ring.match.view(0)["table"]["sides"][0]["team"] == [ring.card("Fire Dancer")]
