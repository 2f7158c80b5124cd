"""Every card: printed numbers of all Titans, and that each has its text.

The first table repeats what is printed (specification 8.2, 8.3, 8.6, 8.8): code, name, life/speed/armor, chart B G Y R.
"""

from __future__ import annotations

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
