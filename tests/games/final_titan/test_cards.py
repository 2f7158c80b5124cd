"""Every card: printed numbers of all Titans, and what each ability, Ultimate, form and upgrade does.

The first table repeats what is printed (specification 8.2, 8.3, 8.6, 8.8): code, name, life/speed/armor, chart B G Y R.
"""

from __future__ import annotations

from typing import Any

import pytest

from pyengine.games.final_titan import cards

PRINTED = """
T001 Alekeeper | 8/5/0 | 1 SM 3 4
T002 Arachnidra | 13/3/0 | P1 P1/A 2 3
T003 Archangel | 12/6/0 | SM 2 3 4
T004 Azurian | 8/8/0 | SM/A 2 3 4
T005 Buzzkill | 5/10/0 | 1 SM/A 3 4
T006 Cerberus | 10/6/0 | 1 1 1 3/A
T007 Cheshire Cat | 9/8/0 | 1 2 2 4
T008 Chessmaster | 10/5/0 | 1 2 3 4
T009 Demon Dave | 6/9/1 | SM 2 3 4
T010 Elite | 8/7/0 | 1 2 2 K
T011 Evil Djinn | 12/4/0 | P1 2D 3 4
T012 Fang | 7/9/0 | 1D 2D 3D 4D
T013 Final Boss | 8/4/1 | 1D 2 2 3
T014 Glitch | 7/9/0 | 1/A 2 3 4
T015 Gunslinger | 10/7/0 | 1 2/A 3 4
T016 Henzel & Gretel | 8/6/0 | 1 2 3 4
T017 Hepharion | 7/4/1 | 1 3 3 SM
T018 Hunter | 8/5/0 | 1 1/A 3 4
T019 Hydra | 10/3/0 | 1 2 3 4
T020 Impulse | 7/11/0 | 1/A 1/A 3 4
T021 Jade Ogre | 7/5/0 | 1/A 2 3 4D
T022 Karate Guy | 9/9/0 | 2 2 3 3
T023 Kitsune | 7/9/0 | 1 1 1 1
T024 Ku'nan | 11/7/0 | 1 2 3 4
T025 Leviathan | 16/2/0 | 1 2 2 3
T026 Medic Mira | 11/6/0 | 1 2 H2/A 4
T027 Pyro | 8/10/0 | F2 2 F1/A 3
T028 Queen of Hearts | 9/5/0 | 1 2 2 3/A
T029 Silver Shade | 9/6/0 | 1D 2/A 3 4
T030 Skinwalker | 9/2/0 | 1/A P1/A 2 2
T031 Sobek | 10/1/0 | 1 1 1 3D
T032 Steelforce | 6/7/0 | 1 2 3 4
T033 Sun'ya | 10/6/0 | SM/A 2 2/A 3
T034 The Enforcers | 9/4/0 | SM 2 3 4
T035 The Great Abomination | 14/5/0 | 3 4 5 7
T036 The Three Musketeers | 8/6/0 | 1 2 3 4
T037 Tiny Terror | 10/8/0 | 1 1/A 1/A 3
T038 War Golem | 10/5/0 | 1 2 3 4
T039 Basalt Colossus | 12/1/1 | 1 2 2 4
T040 Bog Giant | 14/2/0 | P1 2 2 4
T041 Brass Oracle | 10/6/0 | 1 2 3 4
T042 Cinder Monk | 10/6/0 | F1 F1/A 2 3
T043 Clockwork Bull | 10/5/0 | 1/A 2/A 2 3
T044 Comet Rider | 7/11/0 | 2 2 3 5
T045 Copper Samurai | 10/7/0 | 1 2 3 5
T046 Dune Lancer | 8/9/0 | 1 2 3 5
T047 Frost Jarl | 12/3/0 | SM 2 3 4
T048 Glass Duelist | 5/10/0 | 2 3 4 6
T049 Grave Piper | 9/5/0 | 1 2 3D 4
T050 Iron Abbot | 10/4/1 | 1 2 2 3
T051 Mire Witch | 9/5/0 | P1 P1/A 2 3
T052 Moss Titan | 11/2/0 | 2 2 2 4
T053 Night Courier | 8/10/0 | 1/A 2 3 4
T054 Pit Champion | 11/6/0 | 2 2 3 4
T055 Plague Curate | 11/4/0 | P1/A 1 3 SM
T056 Reef Stalker | 9/8/0 | 1D 2 3 4
T057 Rust Marshal | 11/5/0 | 1 2 3 4
T058 Storm Shepherd | 9/7/0 | SM 2 3 4
T059 Thornback | 11/3/0 | 1 2 2 4
T060 Vault Thief | 8/8/0 | 1/A 2 3 4
T061 Crimson Knight | 8/3/1 | 3 4 5 6
T062 Cursed Pirate | 12/6/0 | 2 2/A 3 5
T063 Dr. Undo | 10/7/0 | 1 2 3 6
T064 Dragonbane | 10/6/0 | SM/A 2 3 4
T065 Elderroot | 10/1/0 | 3 4 5 6
T066 Fire Dancer | 6/9/0 | 1 2 3D 4
T067 Genesis 1.0 | 10/4/0 | 1 2 3 4
T068 Martian | 8/9/0 | 1 2 3 4
T069 Neo-Leonidas | 10/10/0 | 4 3 2 1
T070 Sand Wyrm | 14/2/0 | 1 1 1 20
T071 The Old King | 7/3/0 | 1 1 2 3
T072 Twilith | 9/8/0 | 1 2 3 4
T073 Ugly Duckling | 10/1/0 | 2D 3 4 5
T074 Valeria | 8/5/0 | 1 2 3 4
T075 Water Dancer | 5/5/1 | 1 2 3 3/A
T076 Winter Wraith | 11/2/0 | 2 3 4 5
T077 Banner Captain | 10/6/0 | 1 2 3 4
T078 Bell Ringer | 11/3/0 | 1 2 3 4
T079 Brood Matron | 9/4/0 | 1 2 SM 4
T080 Chrono Knight | 9/7/0 | 1 2 3 5
T081 Coin Devil | 10/6/0 | 1 2 3 5
T082 Crystal Warden | 10/4/1 | 1 2 3 3
T083 Doom Prophet | 11/2/0 | 1 2 3 4
T084 Glacier Queen | 9/4/1 | 1 2 3 4
T085 Hex Seamstress | 9/6/0 | SM/A 2 3 4
T086 Hive Prince | 8/8/0 | 1 1 2 3
T087 Lantern Saint | 9/5/0 | 1 2 3 4
T088 Necro Baron | 10/3/0 | 1D 2 2D 4
T089 Omen Crow | 9/9/0 | 1 2 3 4
T090 Pale Regent | 9/5/0 | 1 2 3 4
T091 Puppet Master | 10/5/0 | SM/A 2 3 4
T092 Rot Druid | 10/3/0 | P1 1 2 3
T093 Shield Matriarch | 9/2/0 | 1 2 3 3
T094 Storm Admiral | 8/8/0 | 1 2/A 3 4
T095 Sun Herald | 8/7/0 | 1 2 3 4
T096 Swarm Lord | 8/6/0 | 1 1/A 2 4
T097 Titan Mechanic | 10/4/0 | SM 2 3 4
T098 Twin-Faced Duke | 10/7/0 | 1 2 3 5
T099 War Drum Shaman | 10/5/0 | 1 2 3 4
T100 Wolf Regent | 9/7/0 | 1 2 3 4
G01 Thunder Father | 9/7/0 | 1 2 3 5
G02 Tide Sovereign | 11/4/0 | 1 2 3 4
G03 Gate Jackal | 10/6/0 | 1 2 3 4
G04 Sun Charioteer | 8/9/0 | F1 2 2 4
G05 Moon Huntress | 6/10/0 | 1/A 2 3 3
G06 Anvil Lord | 9/3/0 | SM 2 2 3
G07 War Maiden | 9/8/0 | 1 2 3 4
G08 Raven Trickster | 8/9/0 | 1 2/A 3 4
G09 Harvest Mother | 12/2/0 | 2 2 H2 4
G10 Judge Below | 8/3/0 | 1 2 3 4
G11 Dream Weaver | 8/7/0 | 1 2 3 3
G12 World Coil | 11/1/0 | P1 1 2 3
G13 Jade Drake | 9/6/0 | 1 2 3 4
G14 Dawn Phoenix | 7/8/0 | 1 2 3 4
G15 Winter Colossus | 11/1/0 | 1 2 3 5
M01 Mindbug | 6/8/0 | 1 1 1/A 1/A
M02 Badger Bishop | 9/4/0 | 1 2 3 4
M03 Beetle Banker | 9/5/1 | 1 2 2 3
M04 Cactus Cat | 9/7/0 | 1 2 3 3
M05 Crab Baron | 8/3/1 | 1 2 3 4
M06 Goose Gladiator | 10/6/0 | 2 2 3 4
M07 Hedge Hermit | 13/2/0 | 1 2 2 3
M08 Lobster Lancer | 8/8/0 | 1/A 2 3 4
M09 Moth Mayor | 9/7/0 | 1 2 3 4
M10 Newt Nurse | 10/6/0 | 1 2 H2/A 4
M11 Pigeon Pirate | 8/10/0 | 1/A 2 3 4
M12 Sloth Rocket | 12/1/0 | 1 2 3 6
M13 Squid Scholar | 9/6/0 | SM/A 2 3 4
M14 Walrus Wizard | 11/3/0 | F1 P1 3 4
M15 Yak Yeoman | 11/4/0 | 2 2 3 4
"""


def test_printed_numbers() -> None:
    """FTN-006: life, speed, armor and chart of all 130 Titans."""
    rows = [line.split(" | ") for line in PRINTED.strip().splitlines()]
    assert len(rows) == cards.TITAN_KINDS
    for head, numbers, chart in rows:
        code, _, name = head.partition(" ")
        card = cards.CATALOG[name]
        kind = card.index
        assert card.code == code
        assert f"{cards.LIFE[kind]}/{cards.SPEED[kind]}/{cards.ARMORED[kind]}" == numbers, name
        assert " ".join(cell.text for cell in cards.CHART[kind]) == chart, name


def test_texts() -> None:
    """Every card says what it does; nobody's text is empty or has a loose brace."""
    for card in cards.CATALOG:
        assert len(card.text) > 8 and "{" not in card.text and "None" not in card.text, card.name


# -- Titans: Start of Game, Start of Fight --------------------------------------------------------------------------

EXTRA = {"godspark": "true", "mindbug": "true"}
BENCH = ("A bench: Hunter, Skinwalker", "B bench: Azurian, Evil Djinn", "A hand:", "B hand:", "pot:")


@pytest.mark.parametrize(
    ("name", "tokens"),
    [
        ("Buzzkill", {"dodge": 2}), ("The Enforcers", {"plating": 1}), ("The Great Abomination", {"poison": 1}),
        ("The Three Musketeers", {"action": 2}), ("Glass Duelist", {"dodge": 1}), ("Genesis 1.0", {"blessed": 1}),
        ("The Old King", {"cursed": 1}), ("Twilith", {"blessed": 1}), ("Valeria", {"minion": 1}), ("Brood Matron", {"minion": 1}),
        ("Coin Devil", {"cursed": 1}), ("Hive Prince", {"minion": 1}), ("Lantern Saint", {"blessed": 1}), ("Sun Herald", {"blessed": 1}),
        ("Badger Bishop", {"blessed": 1}), ("Yak Yeoman", {"minion": 1}), ("Impulse", {}),
    ],
)  # fmt: skip
def test_start_of_game(table: Any, name: str, tokens: dict[str, int]) -> None:
    """FTN-026: what each Titan begins with."""
    ring = table(f"A bench: {name}", "B bench: Fang", "C bench: Hydra", seats=3, phase="open", options=EXTRA)
    assert ring.tokens(name) == tokens


def start(duel: Any, me: str, foe: str, *lines: str, **more: Any) -> Any:
    return duel(me, foe, *lines, phase="start", options=EXTRA, **more)


def test_start_of_fight_of_titans(duel: Any) -> None:
    """FTN-053: Cerberus, Final Boss, Gunslinger, Jade Ogre, Silver Shade, Comet Rider, Grave Piper, Rust Marshal, Vault Thief,
    Doom Prophet, Swarm Lord, Hedge Hermit, Pigeon Pirate."""
    assert start(duel, "Cerberus", "Fang").tokens("Cerberus") == {"action": 1}
    assert start(duel, "Final Boss", "Fang").tokens("Final Boss") == {"power": 1}
    assert start(duel, "Final Boss", "Fang", "A bench: Elite").tokens("Final Boss") == {}
    assert start(duel, "Gunslinger", "Hydra").life("Hydra") == 7
    assert start(duel, "Jade Ogre", "Hydra").life("Hydra") == 5
    assert start(duel, "Silver Shade", "Hydra", "A hand:", "B hand: Trip Wire").names("A hand") == ["Trip Wire"]
    assert start(duel, "Silver Shade", "Hydra", "B hand:").life("Hydra") == 7
    assert start(duel, "Comet Rider", "Hydra").life("Hydra") == 8
    assert start(duel, "Comet Rider", "Hydra", "right upgrades: Hermes's Boon, Crescent Bow").life("Hydra") == 8
    assert start(duel, "Grave Piper (life 3)", "Hydra", "fallen: Fang, Elite, Pyro").life("Grave Piper") == 6
    assert start(duel, "Rust Marshal", "Hydra (armor 2; dodge 1; power 1)").tokens("Hydra") == {"power": 1}
    assert start(duel, "Vault Thief", "Hydra", "left upgrades: Trip Wire, Blue Ward").life("Hydra") == 8
    assert start(duel, "Doom Prophet", "Hydra").tokens("Hydra") == {"cursed": 1}
    assert start(duel, "Swarm Lord", "Hydra").tokens("Swarm Lord") == {"minion": 1}
    assert start(duel, "Swarm Lord (minion 1)", "Hydra").tokens("Swarm Lord") == {"minion": 1}
    assert start(duel, "Hedge Hermit", "Hydra").tokens("Hedge Hermit") == {"dodge": 1}
    assert start(duel, "Pigeon Pirate", "Hydra", "A hand:", "B hand: Trip Wire").names("A hand") == ["Trip Wire"]


def rolled(duel: Any, me: str, foe: str, faces: str, *lines: str, times: int = 1, **more: Any) -> Any:
    return duel(me, foe, *lines, dice=faces, options=EXTRA, **more).roll(times)


# -- Titans: Special Moves ------------------------------------------------------------------------------------------


def test_special_moves(duel: Any) -> None:
    """FTN-104: Archangel, Azurian, Buzzkill, Demon Dave, Hepharion, Sun'ya, The Enforcers, Frost Jarl, Plague Curate, Storm Shepherd,
    Dragonbane, Brood Matron, Hex Seamstress, Puppet Master, Titan Mechanic, Anvil Lord, Squid Scholar, Alekeeper."""
    assert rolled(duel, "Archangel", "Leviathan", "B").tokens("Archangel") == {"power": 1}
    assert rolled(duel, "Azurian (life 1)", "Leviathan", "B").life("Azurian") == 6
    assert rolled(duel, "Buzzkill", "Leviathan", "G").tokens("Buzzkill") == {"dodge": 2}
    assert rolled(duel, "Buzzkill (dodge 1)", "Leviathan", "G").tokens("Buzzkill") == {"dodge": 1}
    assert rolled(duel, "Demon Dave", "Leviathan", "B", "A bench: Elite").tokens("Elite") == {"power": 1}
    ring = rolled(duel, "Hepharion", "Leviathan", "R", "A bench: Crimson Knight, Elite")
    assert ring.tokens("Elite") == {"plating": 1} and ring.tokens("Crimson Knight") == {}
    assert len(rolled(duel, "Sun'ya", "Leviathan", "B", "A hand:").names("A hand")) == 3
    assert len(rolled(duel, "Sun'ya", "Leviathan", "B", "A hand: Trip Wire").names("A hand")) == 2
    assert rolled(duel, "The Enforcers", "Leviathan", "B").tokens("The Enforcers") == {"dodge": 1}
    ring = rolled(duel, "Frost Jarl", "Leviathan (power 2; action 2)", "B")
    assert ring.tokens("Leviathan") == {"power": 1, "action": 1} and ring.life("Leviathan") == 14
    assert rolled(duel, "Plague Curate", "Leviathan (poison 1)", "R").life("Leviathan") == 13
    assert rolled(duel, "Storm Shepherd", "Leviathan", "B").do("A Leviathan").tokens("Leviathan") == {"dodge": 1}
    assert rolled(duel, "Dragonbane", "Leviathan", "B").life("Leviathan") == 6
    assert rolled(duel, "Dragonbane", "Fang", "B").life("Fang") == 7
    assert rolled(duel, "Dragonbane (form)", "Neo-Leonidas (life 15)", "B").life("Neo-Leonidas") == 5
    assert rolled(duel, "Brood Matron", "Leviathan", "Y").tokens("Brood Matron") == {"minion": 1}
    assert rolled(duel, "Hex Seamstress", "Leviathan", "B").tokens("Leviathan") == {"cursed": 1}
    assert rolled(duel, "Puppet Master", "Leviathan", "B").do("A Leviathan").tokens("Leviathan") == {"cursed": 1}
    assert rolled(duel, "Titan Mechanic", "Leviathan", "B", "A bench: Elite").do("A Elite").tokens("Elite") == {"plating": 1}
    assert rolled(duel, "Anvil Lord", "Leviathan", "B").tokens("Anvil Lord") == {"plating": 1}
    ring = rolled(duel, "Squid Scholar", "Leviathan", "B", "right upgrades: Tower Shield")
    assert ring.names("left upgrades") == ["Tower Shield"]
    assert rolled(duel, "Squid Scholar", "Leviathan", "B").life("Leviathan") == 15
    ring = rolled(duel, "Alekeeper", "Leviathan", "G", "A bench: Elite, Fang", "row:", "titans: Hydra")
    assert "Hydra" in ring.names("A bench")
    assert len(rolled(duel, "Alekeeper", "Leviathan", "G", "A bench: Elite, Fang, Pyro").names("A bench")) == 3


# -- Titans: passives -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("me", "face", "damage", "lines"),
    [
        ("Henzel & Gretel", "Y", 5, ("A bench: Elite, Fang",)), ("Hunter (challenger)", "R", 7, ()), ("Hunter", "R", 4, ()),
        ("Karate Guy", "R", 5, ()), ("Copper Samurai", "R", 5, ()), ("Dune Lancer (challenger)", "B", 3, ()), ("Dune Lancer", "B", 1, ()),
        ("Pit Champion", "B", 3, ()), ("Pit Champion (challenger)", "B", 2, ()), ("Coin Devil", "Y", 3, ()),
        ("Ugly Duckling (life 6)", "Y", 7, ()), ("Ugly Duckling (life 7)", "Y", 4, ()), ("Ugly Duckling (life 6; form)", "Y", 10, ()),
        ("Hive Prince (minion 2)", "Y", 4, ()), ("Wolf Regent", "Y", 5, ()), ("Wolf Regent", "Y", 3, ("A bench: Elite",)),
        ("Sand Wyrm (form)", "B", 20, ()), ("Sand Wyrm", "R", 20, ()), ("Twin-Faced Duke (form)", "Y", 4, ()), ("War Drum Shaman (form)", "Y", 5, ()),
        ("War Drum Shaman (challenger)", "Y", 4, ()), ("Moon Huntress", "Y", 4, ()), ("Lobster Lancer", "Y", 5, ()),
        ("Sloth Rocket (charged)", "Y", 5, ()), ("Sloth Rocket", "Y", 3, ()), ("Elderroot", "R", 7, ()), ("Banner Captain", "Y", 4, ()),
        ("Moth Mayor", "G", 3, ()), ("Fire Dancer", "B", 2, ()), ("Impulse", "R", 5, ("A bench: Elderroot",)),
        ("Impulse", "Y", 4, ("A bench: Banner Captain",)), ("Impulse", "G", 2, ("A bench: Moth Mayor",)),
        ("Thunder Father", "R", 5, ()), ("Winter Colossus", "R", 5, ()), ("Dawn Phoenix", "R", 4, ()), ("Tide Sovereign", "R", 4, ()),
    ],
)  # fmt: skip
def test_damage_of_titans(duel: Any, me: str, face: str, damage: int, lines: tuple[str, ...]) -> None:
    """FTN-063, FTN-113: "+N damage" of Titans, with their conditions, and Team Powers."""
    ring = rolled(duel, me, "Leviathan (life 40)", face, *lines)
    assert ring.facts("damage")[0]["n"] == damage


def test_conditions_on_the_foe(duel: Any) -> None:
    """Reef Stalker (5 life or less), Mire Witch (Poison), Judge Below (Cursed); Coin Devil while Cursed itself."""
    assert rolled(duel, "Coin Devil (cursed)", "Leviathan", "YM").do("B ■").life("Leviathan") == 11
    assert rolled(duel, "Reef Stalker", "Leviathan (life 6)", "G").life("Leviathan") == 4
    assert rolled(duel, "Reef Stalker", "Leviathan (life 5)", "G").life("Leviathan") == 1
    assert rolled(duel, "Mire Witch", "Leviathan (poison 2)", "R").facts("damage")[0]["n"] == 5
    assert rolled(duel, "Judge Below", "Leviathan (cursed)", "G").facts("damage")[0]["n"] == 3
    assert rolled(duel, "Judge Below", "Leviathan", "G").facts("damage")[0]["n"] == 2


def test_speed_and_armor_of_titans(duel: Any) -> None:
    """Hunter, Final Boss (marked), Sand Wyrm, Storm Admiral, Moth Mayor; Copper Samurai, Twin-Faced Duke, Shield Matriarch,
    Winter Colossus, Crab Baron."""
    assert duel("Hunter (challenger)", "Fang").speed("Hunter") == 8
    assert duel("Hunter", "Fang").speed("Hunter") == 5
    ring = duel("Final Boss (marked)", "Fang", "A hand:", "B hand:", phase="upgrade")
    assert ring.speed("Final Boss") == 14
    assert duel("Sand Wyrm (form)", "Fang").speed("Sand Wyrm") == 10
    assert duel("Elite", "Fang", "A bench: Storm Admiral").speed("Elite") == 9
    assert duel("Elite", "Fang", "A bench: Moth Mayor", options=EXTRA).speed("Elite") == 10
    for name, armor in (("Copper Samurai", 1), ("Copper Samurai (challenger)", 0), ("Twin-Faced Duke (form)", 1), ("Winter Colossus (form)", 1), ("Crab Baron (form)", 2), ("Shield Matriarch", 1)):
        assert duel(name, "Fang", options=EXTRA).face(name.partition(" (")[0])["armor"] == armor, name


def test_cancelling_titans(duel: Any) -> None:
    """FTN-120: Chessmaster ■, Hydra ★, Kitsune ◆ ▲, Neo-Leonidas ★ and with the form ■, Water Dancer ▲, Glacier Queen's form ◆,
    Pale Regent ⚡; and what they do then."""
    assert rolled(duel, "Impulse", "Chessmaster", "Y").life("Impulse") == 5
    assert rolled(duel, "Impulse", "Hydra", "R").tokens("Hydra") == {"action": 1}
    for face in "BG":
        assert rolled(duel, "Impulse", "Kitsune", face).charged("Kitsune")
    assert rolled(duel, "Impulse", "Neo-Leonidas", "R").life("Neo-Leonidas") == 10
    assert rolled(duel, "Impulse", "Neo-Leonidas", "Y").life("Neo-Leonidas") == 7
    assert rolled(duel, "Impulse", "Neo-Leonidas (form)", "Y").life("Neo-Leonidas") == 10
    assert rolled(duel, "Impulse", "Water Dancer", "G").life("Water Dancer") == 5
    rolled(duel, "Impulse", "Water Dancer (form)", "G").see("over B")
    assert rolled(duel, "Impulse", "Glacier Queen", "Y").life("Glacier Queen") == 7
    assert rolled(duel, "Impulse", "Glacier Queen (form)", "B").life("Glacier Queen") == 9
    assert rolled(duel, "Impulse", "Pale Regent (form)", "C").life("Impulse") == 5
    assert rolled(duel, "Impulse", "Dream Weaver (form)", "B", "bond: Sleep Veil").life("Impulse") == 5


def test_caps_and_added_icons(duel: Any) -> None:
    """Steelforce, Crystal Warden's form; forms of Crimson Knight, Cursed Pirate, Chrono Knight, Storm Admiral, Raven Trickster,
    Rot Druid, Wolf Regent."""
    assert rolled(duel, "Impulse", "Steelforce", "R").life("Steelforce") == 5
    assert rolled(duel, "Sand Wyrm", "Crystal Warden (form)", "R").life("Crystal Warden") == 8
    for name, face in (("Crimson Knight", "B"), ("Crimson Knight", "G"), ("Chrono Knight", "B"), ("Storm Admiral", "R"), ("Raven Trickster", "B")):
        assert rolled(duel, f"{name} (form)", "Leviathan", face).left()[0] == 1, name
        assert "B" in rolled(duel, name, "Leviathan", face + "M").asked(), name
    assert rolled(duel, "Cursed Pirate (form; life 1)", "Leviathan", "Y").life("Cursed Pirate") == 4
    assert rolled(duel, "Wolf Regent (form; life 1)", "Leviathan", "B", "A bench: Elite").life("Wolf Regent") == 2
    assert rolled(duel, "Rot Druid (form)", "Leviathan", "Y").facts("token_gain")[0]["word"] == "token.2"


# -- Titans: triggers -----------------------------------------------------------------------------------------------


def test_own_rolls(duel: Any) -> None:
    """Glitch, Queen of Hearts, Goose Gladiator, Brass Oracle, Chrono Knight, Jade Drake, Twilith."""
    assert rolled(duel, "Glitch", "Leviathan", "C").tokens("Glitch") == {"dodge": 1}
    assert rolled(duel, "Queen of Hearts", "Leviathan", "M").tokens("Queen of Hearts") == {"power": 1}
    assert rolled(duel, "Goose Gladiator", "Leviathan", "M").tokens("Goose Gladiator") == {"power": 1}
    assert rolled(duel, "Brass Oracle", "Leviathan", "MY").life("Leviathan") == 13
    assert rolled(duel, "Chrono Knight", "Leviathan", "MY").life("Leviathan") == 13
    assert rolled(duel, "Jade Drake (blessed)", "Leviathan", "MM").life("Leviathan") == 14
    assert rolled(duel, "Twilith (blessed)", "Leviathan", "MM").life("Leviathan") == 16


def test_rolls_of_the_foe(duel: Any) -> None:
    """Cheshire Cat, Bell Ringer, Raven Trickster on a Miss; Evil Djinn, Martian (2, with the form 6, from the bench too) on a Charge."""
    assert rolled(duel, "Impulse", "Cheshire Cat", "M").life("Impulse") == 4
    assert rolled(duel, "Impulse", "Bell Ringer", "M").tokens("Impulse") == {"cursed": 1}
    assert rolled(duel, "Impulse", "Raven Trickster", "M").tokens("Raven Trickster") == {"dodge": 1}
    assert rolled(duel, "Impulse", "Evil Djinn", "C").tokens("Evil Djinn") == {"action": 2}
    assert rolled(duel, "Impulse", "Martian", "C").life("Impulse") == 5
    assert rolled(duel, "Impulse", "Martian (form)", "C").life("Impulse") == 1
    assert rolled(duel, "Impulse", "Leviathan", "C", "B bench: Martian").life("Impulse") == 5
    assert rolled(duel, "Impulse", "Leviathan", "C", "B bench: Martian (form)").life("Impulse") == 1


def test_surviving_damage(duel: Any) -> None:
    """FTN-Q32: Sobek deals the same, Thornback and Cactus Cat 1."""
    assert rolled(duel, "Impulse", "Sobek", "R").life("Impulse") == 3
    assert rolled(duel, "Impulse", "Thornback", "R").life("Impulse") == 6
    assert rolled(duel, "Impulse", "Cactus Cat", "R").life("Impulse") == 6


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
        ("Ku'nan", {"power": 1}, 2), ("Medic Mira", {}, 4), ("Iron Abbot", {"plating": 1}, 0), ("Valeria", {"minion": 1}, 0),
        ("Necro Baron", {"minion": 1}, 0), ("Gate Jackal", {}, 2), ("Water Dancer", {}, 2), ("Lantern Saint", {"blessed": 1}, 0),
    ],
)  # fmt: skip
def test_when_titans_win(duel: Any, name: str, tokens: dict[str, int], healed: int) -> None:
    """FTN-Q36: what winners gain; Water Dancer and Lantern Saint as Team Powers of themselves."""
    ring = rolled(duel, f"{name} (life 2)", "Fang (life 1)", "G", "A bench: Elite", *BENCH[1:])
    assert ring.tokens(name) == tokens and ring.life(name) == 2 + healed


def test_cards_for_winners(duel: Any) -> None:
    """Night Courier and Beetle Banker draw one more; Water Dancer heals the winner from the bench; Hydra by Ultimate only."""
    for name in ("Night Courier", "Beetle Banker"):
        assert len(rolled(duel, name, "Fang (life 1)", "Y", *BENCH).names("A hand")) == 2
    assert rolled(duel, "Impulse (life 2)", "Fang (life 1)", "Y", "A bench: Water Dancer", *BENCH[1:]).life("Impulse") == 4


def test_team_powers_at_the_start(duel: Any) -> None:
    """Puppet Master (1 damage to a Cursed foe), Rot Druid (1 Poison), Titan Mechanic (heal 2), from the bench."""
    assert start(duel, "Impulse", "Hydra (cursed)", "A bench: Puppet Master").life("Hydra") == 9
    assert start(duel, "Impulse", "Hydra", "A bench: Rot Druid").tokens("Hydra") == {"poison": 1}
    assert start(duel, "Impulse (life 3)", "Hydra", "A bench: Titan Mechanic").life("Impulse") == 5


# -- Titans: Ultimates ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "dealt"),
    [
        ("Fang", [1, 2, 3, 4]), ("Hydra", [6]), ("Impulse", [3, 4]), ("Karate Guy", [2, 2, 3, 5]), ("Leviathan", [7]),
        ("Queen of Hearts", [3, 3]), ("Sun'ya", [3, 3]), ("The Three Musketeers", [2, 3, 4]), ("Basalt Colossus", [5]),
        ("Brass Oracle", [5]), ("Chessmaster", [4]), ("Clockwork Bull", [3]), ("Comet Rider", [5, 5]), ("Copper Samurai", [5]),
        ("Dune Lancer", [5, 5]), ("Frost Jarl", [6]), ("Glass Duelist", [6, 6]), ("Iron Abbot", [3]), ("Mire Witch", [5]),
        ("Moss Titan", [4]), ("Night Courier", [4]), ("Pit Champion", [5]), ("Rust Marshal", [7]), ("Storm Shepherd", [4]),
        ("Thornback", [5]), ("Vault Thief", [4]), ("Crimson Knight", [4]), ("Martian", [4]), ("Neo-Leonidas", [4]), ("Sand Wyrm", [20]),
        ("Genesis 1.0", [4]), ("Twilith", [4]), ("Valeria", [4]), ("Water Dancer", [3]), ("Winter Wraith", [5]), ("Banner Captain", [5]),
        ("Bell Ringer", [4]), ("Brood Matron", [4]), ("Chrono Knight", [5]), ("Coin Devil", [5, 5]), ("Crystal Warden", [3]),
        ("Doom Prophet", [5]), ("Glacier Queen", [4]), ("Hex Seamstress", [4]), ("Hive Prince", [4]), ("Omen Crow", [4]),
        ("Pale Regent", [4]), ("Puppet Master", [4]), ("Storm Admiral", [2]), ("Sun Herald", [4]), ("Swarm Lord", [4]),
        ("Titan Mechanic", [5]), ("Twin-Faced Duke", [4]), ("Thunder Father", [5, 5]), ("Gate Jackal", [6]), ("Sun Charioteer", [4]),
        ("Moon Huntress", [4, 4]), ("Anvil Lord", [3, 3]), ("War Maiden", [5]), ("Raven Trickster", [4]), ("Harvest Mother", [4]),
        ("Judge Below", [5]), ("Dream Weaver", [3]), ("World Coil", [3]), ("Jade Drake", [4]), ("Dawn Phoenix", [4]),
        ("Winter Colossus", [5]), ("Beetle Banker", [3, 3]), ("Cactus Cat", [3, 3]), ("Crab Baron", [4]), ("Goose Gladiator", [4]),
        ("Hedge Hermit", [3]), ("Lobster Lancer", [5, 4]), ("Moth Mayor", [5]), ("Newt Nurse", [4]), ("Pigeon Pirate", [4]),
        ("Sloth Rocket", [8, 8]), ("Squid Scholar", [3, 4]), ("Walrus Wizard", [4]), ("The Enforcers", [4]), ("Elite", [2]),
        ("Pyro", [3]), ("Glitch", [4]), ("Cinder Monk", [3]), ("Cheshire Cat", [4]), ("Hepharion", [3, 3]), ("Alekeeper", [4]),
        ("Demon Dave", [4, 4]), ("Fire Dancer", [4]),
    ],
)  # fmt: skip
def test_ultimates_that_deal_damage(duel: Any, name: str, dealt: list[int]) -> None:
    """FTN-068, FTN-112: the damage effects of the Ultimate, each with its own amount, in order (without Drain)."""
    ring = rolled(duel, f"{name} (charged)", "Tide Sovereign (life 60)", "C", "A bench: Mindbug", "A hand:", "B hand:", "row:", "titans: Skinwalker")
    assert [f["n"] for f in ring.facts("damage")] == dealt


@pytest.mark.parametrize(
    ("name", "drained"),
    [
        ("Ku'nan", 6), ("Tiny Terror", 8), ("Sobek", 6), ("Steelforce", 4), ("Grave Piper", 6), ("Reef Stalker", 5), ("Dragonbane", 10),
        ("Necro Baron", 4), ("Tide Sovereign", 4), ("Cursed Pirate", 5), ("Wolf Regent", 4), ("Azurian", 5), ("Fire Dancer", 3),
        ("Ugly Duckling", 8),
    ],
)  # fmt: skip
def test_ultimates_with_drain(duel: Any, name: str, drained: int) -> None:
    """FTN-114: the first drained amount (Ugly Duckling at 1 life: 2 + 6)."""
    ring = rolled(duel, f"{name} (charged; life 1)", "Leviathan (life 60)", "C", "A bench: Mindbug")
    assert ring.facts("drained")[0]["n"] == drained


@pytest.mark.parametrize(
    ("name", "mine", "theirs"),
    [
        ("Arachnidra", {}, {"poison": 4}), ("Archangel", {"power": 2}, {}), ("Buzzkill", {"dodge": 2}, None), ("Cheshire Cat", {"dodge": 1}, {}),
        ("Tiny Terror", {"power": 1}, {}), ("Basalt Colossus", {"plating": 1}, {}), ("Bog Giant", {}, {"poison": 2}),
        ("Cinder Monk", {}, {"fire": 1}), ("Clockwork Bull", {"action": 1}, {}), ("Copper Samurai", {"plating": 1}, {}),
        ("Plague Curate", {}, {"poison": 3}), ("Pyro", {}, {"fire": 2}), ("Storm Shepherd", {"dodge": 1}, {}), ("Thornback", {"plating": 1}, {}),
        ("The Enforcers", {"plating": 1}, {}), ("Elderroot", {"power": 1}, {}), ("Fire Dancer", {"plating": 1}, {}),
        ("Genesis 1.0", {"blessed": 1}, {}), ("The Old King", {"cursed": 1}, {}), ("Valeria", {"minion": 1}, {}), ("Banner Captain", {"power": 1}, {}),
        ("Bell Ringer", {}, {"cursed": 1}), ("Brood Matron", {"minion": 1}, {}), ("Doom Prophet", {}, {"cursed": 1}),
        ("Hex Seamstress", {}, {"cursed": 1, "poison": 1}), ("Hive Prince", {"minion": 1}, {}), ("Lantern Saint", {"blessed": 1}, {}),
        ("Necro Baron", {"minion": 1}, {}), ("Omen Crow", {}, {"cursed": 1}), ("Rot Druid", {}, {"poison": 1}),
        ("Shield Matriarch", {"plating": 1}, {}), ("Sun Herald", {"blessed": 1}, {}), ("Swarm Lord", {"minion": 1}, {}),
        ("Titan Mechanic", {"power": 1}, {}), ("Sun Charioteer", {}, {"fire": 1}), ("War Maiden", {"power": 1}, {}),
        ("Judge Below", {}, {"cursed": 1}), ("World Coil", {}, {"poison": 2}), ("Jade Drake", {"blessed": 1}, {}),
        ("Badger Bishop", {"blessed": 1}, {}), ("Moth Mayor", {"power": 1}, {}), ("Walrus Wizard", {}, {"poison": 1, "fire": 1}),
        ("Yak Yeoman", {"minion": 1}, {}), ("Mire Witch", {}, {"poison": 2}),
    ],
)  # fmt: skip
def test_ultimates_with_tokens(duel: Any, name: str, mine: dict[str, int], theirs: dict[str, int] | None) -> None:
    """FTN-085, FTN-086: the tokens of the Ultimate, mine and the foe's, before the next turn."""
    ring = rolled(duel, f"{name} (charged)", "Tide Sovereign (life 60)", "C", *BENCH)
    gained: dict[int, dict[str, int]] = {ring.card(name): {}, ring.card("Tide Sovereign"): {}}
    words = {"token.0": "power", "token.1": "plating", "token.2": "poison", "token.3": "fire", "token.4": "action", "token.5": "dodge", "token.6": "minion"}
    for fact in ring.facts("token_gain"):
        gained[fact["card"]][words.get(fact["word"], fact["word"].removeprefix("token."))] = fact["n"]
    assert gained[ring.card(name)] == mine
    assert theirs is None or gained[ring.card("Tide Sovereign")] == theirs


@pytest.mark.parametrize("name", ["Buzzkill", "Cerberus", "Final Boss", "Gunslinger", "Jade Ogre", "Kitsune", "War Golem"])
def test_ultimates_that_defeat(duel: Any, name: str) -> None:
    """FTN-073, FTN-108: the benefit first, then the defeat."""
    ring = rolled(duel, f"{name} (charged)", "Leviathan (armor 5; dodge 2; minion 2)", "C", "A bench: Elite")
    ring.see("over A")
    assert name != "War Golem" or ring.tokens("Elite") == {"action": 1}
    assert name not in ("Final Boss", "Gunslinger", "Jade Ogre") or ring.t.marks == {ring.card(name): 1}


def test_ultimates_that_heal(duel: Any) -> None:
    """Bog Giant 5, Iron Abbot 4, Medic Mira fully, Moss Titan 4, Elderroot 6, Lantern Saint 3, Shield Matriarch 3, Harvest Mother 6,
    Dawn Phoenix fully, Badger Bishop 4, Hedge Hermit 4, Newt Nurse 5, The Great Abomination 5 for each Poison."""
    amounts = {
        "Bog Giant": 5, "Iron Abbot": 4, "Medic Mira": 10, "Moss Titan": 4, "Elderroot": 6, "Lantern Saint": 3, "Shield Matriarch": 3,
        "Harvest Mother": 6, "Dawn Phoenix": 6, "Badger Bishop": 4, "Hedge Hermit": 4, "Newt Nurse": 5,
    }  # fmt: skip
    for name, n in amounts.items():
        assert rolled(duel, f"{name} (charged; life 1)", "Tide Sovereign (life 60)", "C").facts("heal")[0]["n"] == n, name
    ring = rolled(duel, "Newt Nurse (charged; poison 3)", "Leviathan", "C")
    assert ring.tokens("Newt Nurse") == {}
    ring = rolled(duel, "The Great Abomination (charged; poison 1; life 1)", "Leviathan", "C")
    assert ring.life("The Great Abomination") == 6


@pytest.mark.parametrize(
    "name", ["Archangel", "Chessmaster", "Elite", "Henzel & Gretel", "Brass Oracle", "Medic Mira", "Pit Champion", "Elderroot", "Lantern Saint", "War Drum Shaman", "Tide Sovereign", "Goose Gladiator"]
)  # fmt: skip
def test_ultimates_with_an_action(duel: Any, name: str) -> None:
    """FTN-132, FTN-Q14: another Action after the Ultimate."""
    ring = rolled(duel, f"{name} (charged)", "Leviathan (life 60)", "C", *BENCH)
    assert ring.asked() == {"A": "roll"} and not ring.charged(name)


@pytest.mark.parametrize(
    "name",
    ["Crimson Knight", "Cursed Pirate", "Dragonbane", "Martian", "Neo-Leonidas", "Sand Wyrm", "Twilith", "Ugly Duckling", "Water Dancer",
     "Winter Wraith", "Chrono Knight", "Crystal Warden", "Glacier Queen", "Pale Regent", "Rot Druid", "Storm Admiral", "Twin-Faced Duke",
     "War Drum Shaman", "Wolf Regent", "Raven Trickster", "Dream Weaver", "Winter Colossus", "Crab Baron"],
)  # fmt: skip
def test_ultimates_with_a_form(duel: Any, name: str) -> None:
    """FTN-069: all Ultimate Forms of the pool (Dr. Undo: see below)."""
    assert rolled(duel, f"{name} (charged)", "Leviathan (life 60)", "C", *BENCH).form(name)


def test_dr_undo(duel: Any) -> None:
    """FTN-069: he may even reroll the Charge; keeping it triggers the Ultimate with its form."""
    assert rolled(duel, "Dr. Undo (charged)", "Leviathan", "C").do("A keep").form("Dr. Undo")


def test_ultimates_with_cards(duel: Any) -> None:
    """Silver Shade three times, Sun'ya, Night Courier 2, Vault Thief, Pigeon Pirate, Beetle Banker; Pigeon and Shade on empty hands."""
    hand = "B hand: Trip Wire, Blue Ward, Red Ward, Iron Skin"
    assert len(rolled(duel, "Silver Shade (charged)", "Leviathan", "C", "A hand:", hand).names("A hand")) == 3
    assert rolled(duel, "Silver Shade (charged)", "Leviathan", "C", "A hand:", "B hand: Trip Wire").life("Leviathan") == 10
    assert len(rolled(duel, "Sun'ya (charged)", "Leviathan", "C", "A hand:").names("A hand")) == 3
    assert len(rolled(duel, "Night Courier (charged)", "Leviathan", "C", "A hand:").names("A hand")) == 2
    assert len(rolled(duel, "Vault Thief (charged)", "Leviathan", "C", "A hand:", hand).names("A hand")) == 1
    assert len(rolled(duel, "Pigeon Pirate (charged)", "Leviathan", "C", "A hand:", hand).names("A hand")) == 1
    assert len(rolled(duel, "Beetle Banker (charged)", "Leviathan", "C", "A hand:").names("A hand")) == 1


def test_other_ultimates(duel: Any) -> None:
    """Frost Jarl and Puppet Master turn the foe's Charge grey; Coin Devil loses Cursed; Hunter returns; Evil Djinn defeats himself;
    Henzel & Gretel and Demon Dave give Power to the bench; Yak Yeoman hurts both."""
    for name in ("Frost Jarl", "Puppet Master"):
        assert not rolled(duel, f"{name} (charged)", "Leviathan (charged)", "C").charged("Leviathan")
    assert rolled(duel, "Coin Devil (charged; cursed)", "Leviathan", "CC").tokens("Coin Devil") == {}
    assert "Hunter" in rolled(duel, "Hunter (charged)", "Leviathan", "C", "A bench: Elite").names("A bench")
    rolled(duel, "Evil Djinn (charged)", "Leviathan", "C").see("over B")
    assert rolled(duel, "Demon Dave (charged)", "Leviathan", "C", "A bench: Elite").tokens("Elite") == {"power": 2}
    ring = rolled(duel, "Yak Yeoman (charged)", "Leviathan", "C")
    assert (ring.life("Yak Yeoman"), ring.life("Leviathan")) == (7, 12)
    assert "Mindbug" in rolled(duel, "Mindbug (charged)", "Leviathan", "C", *BENCH).names("A bench")


# -- upgrades -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("upgrade", "mine", "theirs"),
    [
        ("Power Potion", {"power": 1}, {}), ("Shadow Step", {"dodge": 1}, {}), ("Iron Skin", {"plating": 1}, {}), ("Venom Vial", {}, {"poison": 1}),
        ("Holy Water", {"blessed": 1}, {}), ("Evil Eye", {}, {"cursed": 1}), ("Loyal Squire", {"minion": 1}, {}), ("Prayer Beads", {"blessed": 1}, {}),
        ("Sneaky Socks", {"dodge": 1}, {}), ("Tough Shell", {"minion": 1}, {}), ("Ruin Aegis", {"dodge": 1}, {}), ("Sky Pearl", {"blessed": 1}, {}),
        ("Black Ledger", {}, {"cursed": 1}), ("Ashen Feather", {"minion": 1}, {}),
    ],
)  # fmt: skip
def test_upgrades_that_give_tokens(duel: Any, upgrade: str, mine: dict[str, int], theirs: dict[str, int]) -> None:
    """FTN-052, FTN-053, FTN-084: tokens of When Revealed and Start of Fight."""
    ring = start(duel, "Impulse", "Hydra", f"left upgrades: {upgrade}")
    assert ring.tokens("Impulse") == mine and ring.tokens("Hydra") == theirs


def test_upgrades_at_the_start(duel: Any) -> None:
    """Opening Gambit, Opening Blow, Field Dressing, Cloud Snack, Quick Charge, Grounding Rod, Antidote, Disarm, Pickpocket, Cleansing
    Bell, Bone Whistle, Crown Guard, Twin Fates, Ascension, Brain Leash, Buddy Biscuit, Depth Trident, Crescent Bow, Black Ledger."""

    def up(name: str, me: str = "Impulse", foe: str = "Hydra", *lines: str) -> Any:
        return start(duel, me, foe, f"left upgrades: {name}", *lines)

    assert up("Opening Gambit").life("Hydra") == 9
    assert up("Opening Blow").life("Hydra") == 6
    assert up("Field Dressing", "Impulse (life 1)").life("Impulse") == 7
    assert up("Cloud Snack", "Impulse (life 1)").life("Impulse") == 5
    assert up("Quick Charge").charged("Impulse")
    assert not up("Grounding Rod", foe="Hydra (charged)").charged("Hydra")
    ring = up("Antidote", "Impulse (poison 2; fire 1; life 1; power 1)")
    assert ring.tokens("Impulse") == {"power": 1} and ring.life("Impulse") == 4
    ring = up("Disarm", foe="Hydra (power 1; dodge 1; armor 1; minion 1)")
    assert ring.tokens("Hydra") == {"minion": 1} and ring.life("Hydra") == 8
    assert up("Pickpocket", "Impulse", "Hydra", "A hand:", "B hand: Trip Wire").names("A hand") == ["Trip Wire"]
    assert up("Pickpocket", "Impulse", "Hydra", "B hand:").life("Hydra") == 8
    ring = up("Cleansing Bell", "Impulse (cursed; life 1)")
    assert ring.tokens("Impulse") == {} and ring.life("Impulse") == 4
    assert up("Cleansing Bell", "Impulse (blessed)").tokens("Impulse") == {"blessed": 1}
    assert up("Bone Whistle", "Impulse (life 5)").tokens("Impulse") == {"minion": 1}
    assert up("Bone Whistle", "Impulse (life 6)").tokens("Impulse") == {}
    assert up("Crown Guard", "Impulse (life 1)").life("Impulse") == 3
    assert up("Crown Guard", "Impulse (life 1; challenger)").life("Impulse") == 1
    ring = up("Twin Fates")
    assert (ring.life("Impulse"), ring.life("Hydra")) == (3, 6)
    assert up("Ascension", "Cursed Pirate").form("Cursed Pirate")
    assert up("Brain Leash", "Impulse", "Hydra", "right upgrades: Trip Wire").names("left upgrades") == ["Brain Leash", "Trip Wire"]
    assert up("Brain Leash").life("Hydra") == 8
    assert up("Buddy Biscuit", "Impulse", "Hydra", "A bench: Elite").do("A Elite").tokens("Elite") == {"power": 1}
    assert up("Depth Trident", "Tide Sovereign (life 3)").life("Tide Sovereign") == 7
    assert up("Depth Trident", "Impulse (life 1)").life("Impulse") == 1
    assert up("Crescent Bow", "Moon Huntress").life("Hydra") == 8
    ring = start(duel, "Judge Below", "Hydra", "bond: Black Ledger")
    assert ring.life("Hydra") == 8 and ring.tokens("Hydra") == {"cursed": 1}


def test_a_grabbed_upgrade_is_not_revealed_again(duel: Any) -> None:
    """Notes to section 8: Brain Leash takes Power Potion before it has worked: nobody gets the Power."""
    ring = start(duel, "Impulse", "Hydra", "left upgrades: Brain Leash", "right upgrades: Power Potion")
    assert ring.names("left upgrades") == ["Brain Leash", "Power Potion"]
    assert ring.tokens("Impulse") == {} and ring.tokens("Hydra") == {}


@pytest.mark.parametrize(
    ("upgrade", "me", "face", "damage"),
    [
        ("Berserker's Brew", "Impulse", "Y", 5), ("Whetstone", "Impulse", "R", 7), ("Brass Knuckles", "Impulse", "B", 3),
        ("Brass Knuckles", "Impulse", "Y", 3), ("Long Reach", "Impulse", "Y", 4), ("Long Reach", "Impulse", "B", 1),
        ("Adrenaline", "Impulse (life 4)", "Y", 6), ("Adrenaline", "Impulse (life 5)", "Y", 3), ("Underdog", "Sobek", "B", 3),
        ("Underdog", "Impulse", "B", 1), ("Ambush Horn", "Impulse (challenger)", "B", 3), ("Ambush Horn", "Impulse", "B", 1),
        ("Field Dressing", "Impulse", "B", 2), ("Cloud Snack", "Impulse", "G", 2), ("Antidote", "Impulse", "R", 5),
        ("Cleansing Bell", "Impulse", "G", 2), ("Bone Whistle", "Impulse", "Y", 4), ("Ascension", "Impulse", "Y", 4),
        ("Hunter's Whistle", "Impulse", "Y", 5), ("Hive Memo", "Impulse", "B", 2), ("Skybreaker Bolt", "Impulse", "R", 5),
        ("Crescent Bow", "Impulse", "G", 2), ("Ruin Aegis", "War Maiden", "Y", 4), ("Ruin Aegis", "Impulse", "Y", 3),
        ("Living Anvil", "Impulse", "Y", 3),
    ],
)  # fmt: skip
def test_upgrades_that_raise_damage(duel: Any, upgrade: str, me: str, face: str, damage: int) -> None:
    """FTN-063, FTN-113: "+N damage" of upgrades with their chart results and conditions."""
    ring = rolled(duel, me, "Elite (life 60)", face, f"left upgrades: {upgrade}")
    assert ring.facts("damage")[0]["n"] == damage


@pytest.mark.parametrize(("upgrade", "face"), [("Blue Ward", "B"), ("Green Ward", "G"), ("Yellow Ward", "Y"), ("Red Ward", "R"), ("Mirror Cloak", "Y"), ("Grounding Rod", "C"), ("Sleep Veil", "B")])
def test_wards(duel: Any, upgrade: str, face: str) -> None:
    """FTN-120: that face is cancelled; Mirror Cloak deals 2 in return."""
    ring = rolled(duel, "Impulse", "Leviathan", face, f"right upgrades: {upgrade}")
    assert ring.facts("cancel") and ring.life("Leviathan") == 16
    assert ring.life("Impulse") == (5 if upgrade == "Mirror Cloak" else 7)


def test_sleep_veil_on_its_own_titan(duel: Any) -> None:
    """Sleep Veil cancels ▲ too on Dream Weaver."""
    assert rolled(duel, "Impulse", "Dream Weaver", "G", "bond: Sleep Veil").facts("cancel")
    assert not rolled(duel, "Impulse", "Leviathan", "G", "right upgrades: Sleep Veil").facts("cancel")


def test_upgrades_that_add_icons(duel: Any) -> None:
    """Dracula's Blood, Hermes's Boon, Basilisk's Fangs, Oiled Blades, War Drums, Frenzy Gum, Venom Pop, Depth Trident, Solar Reins, Venom
    Crown."""

    def up(name: str, face: str, me: str = "Hydra (life 1)") -> Any:
        return rolled(duel, me, "Leviathan", face, f"left upgrades: {name}")

    assert up("Dracula's Blood", "Y").life("Hydra") == 4 and up("Dracula's Blood", "R").life("Hydra") == 5
    assert up("Dracula's Blood", "G").life("Hydra") == 1
    assert up("Depth Trident", "G").life("Hydra") == 3
    for name, face in (("Hermes's Boon", "B"), ("War Drums", "Y"), ("Frenzy Gum", "G")):
        assert up(name, face).asked() == {"A": "roll"}
        assert up(name, "M").asked() == {"B": "roll"}
    for name, face, word in (("Basilisk's Fangs", "B", 2), ("Basilisk's Fangs", "G", 2), ("Oiled Blades", "G", 3), ("Venom Pop", "Y", 2), ("Solar Reins", "R", 3), ("Venom Crown", "Y", 2)):
        assert up(name, face).facts("token_gain")[0]["word"] == f"token.{word}"
    assert up("Hermes's Boon", "M").speed("Hydra") == 7


def test_shields(duel: Any) -> None:
    """Tower Shield 3; Heart of Ice 4, on its own Titan 3."""
    assert rolled(duel, "Sand Wyrm", "Leviathan", "R", "right upgrades: Tower Shield").life("Leviathan") == 13
    assert rolled(duel, "Sand Wyrm", "Leviathan", "R", "right upgrades: Heart of Ice").life("Leviathan") == 12
    assert rolled(duel, "Sand Wyrm", "Winter Colossus", "R", "bond: Heart of Ice").life("Winter Colossus") == 8


def test_upgrades_that_answer_rolls(duel: Any) -> None:
    """Sharpshooter, Time Glass, Mask of Many for own rolls; Fire Flask, Trip Wire, Black Cat, Static Field, Backfire Button, Mask of Many for
    the foe's; Skybreaker Bolt for the own Charge."""
    assert rolled(duel, "Impulse", "Leviathan", "MY", "left upgrades: Sharpshooter").life("Leviathan") == 13
    assert rolled(duel, "Impulse", "Leviathan", "MY", "left upgrades: Mask of Many").life("Leviathan") == 13
    assert rolled(duel, "Impulse", "Leviathan", "BR", "left upgrades: Time Glass").do("A use").life("Leviathan") == 12

    def foe(name: str, face: str) -> Any:
        return rolled(duel, "Impulse", "Leviathan", face, f"right upgrades: {name}")

    ring = foe("Fire Flask", "M")
    assert ring.life("Impulse") == 6 and ring.tokens("Impulse") == {"fire": 1}
    assert foe("Trip Wire", "M").life("Impulse") == 4
    ring = foe("Black Cat", "M")
    assert ring.life("Impulse") == 6 and ring.tokens("Impulse") == {"cursed": 1}
    assert foe("Static Field", "C").life("Impulse") == 4
    assert foe("Backfire Button", "C").life("Impulse") == 5
    assert rolled(duel, "Impulse", "Raven Trickster", "M", "bond: Mask of Many").do("B Mask of Many").life("Impulse") == 5
    assert rolled(duel, "Thunder Father", "Leviathan", "C", "bond: Skybreaker Bolt").life("Leviathan") == 14


def test_upgrades_at_the_start_of_a_turn(duel: Any) -> None:
    """Berserker's Brew, Slow Healing, Executioner's Mark, Martyr's Chain, Scales of the Dead, Solar Reins, Horn of Plenty, Venom Crown."""

    def turn(name: str, me: str, foe: str = "Hydra", where: str = "left upgrades") -> Any:
        return duel(me, foe, f"{where}: {name}", phase="combat", options=EXTRA)

    assert turn("Berserker's Brew", "Impulse").life("Impulse") == 6
    assert turn("Slow Healing", "Impulse (life 1)").life("Impulse") == 2
    turn("Executioner's Mark", "Impulse", "Hydra (life 2)").see("over A")
    turn("Executioner's Mark", "Impulse", "Hydra (life 3)").see("playing")
    assert turn("Martyr's Chain", "Impulse (life 3)").life("Hydra") == 8
    assert turn("Martyr's Chain", "Impulse (life 4)").life("Hydra") == 10
    turn("Scales of the Dead", "Impulse", "Hydra (life 2)").see("over A")
    turn("Scales of the Dead", "Impulse", "Hydra (life 3)").see("playing")
    turn("Scales of the Dead", "Gate Jackal", "Hydra (life 3)", "bond").see("over A")
    assert turn("Solar Reins", "Sun Charioteer (life 1)", where="bond").life("Sun Charioteer") == 2
    assert turn("Venom Crown", "World Coil (life 1)", where="bond").life("World Coil") == 2
    assert turn("Horn of Plenty", "Impulse (life 1)").life("Impulse") == 2


def test_upgrades_for_survivors_and_winners(duel: Any) -> None:
    """Second Wind, Spiked Mail, Ashen Feather's Minion; Martyr's Chain, Hive Memo, Horn of Plenty, Sky Pearl when I win."""
    assert rolled(duel, "Impulse", "Leviathan", "Y", "right upgrades: Second Wind").life("Leviathan") == 14
    assert rolled(duel, "Impulse", "Leviathan", "Y", "right upgrades: Spiked Mail").life("Impulse") == 6
    assert rolled(duel, "Impulse", "Dawn Phoenix (life 3; minion 1)", "Y", "bond: Ashen Feather").life("Dawn Phoenix") == 6
    win = ("Fang (life 1)", "Y", *BENCH)
    assert rolled(duel, "Impulse", *win, "left upgrades: Martyr's Chain").tokens("Impulse") == {"blessed": 1}
    assert len(rolled(duel, "Impulse", *win, "left upgrades: Hive Memo").names("A hand")) == 2
    assert len(rolled(duel, "Harvest Mother", "Fang (life 1)", "R", *BENCH, "bond: Horn of Plenty").names("A hand")) == 2
    assert rolled(duel, "Jade Drake", "Fang (life 1)", "R", *BENCH, "bond: Sky Pearl").tokens("Jade Drake") == {"power": 1}
