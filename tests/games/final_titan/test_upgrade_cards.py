"""What upgrade cards do (8.4, 8.5, 8.7, 8.9)."""

from __future__ import annotations

from typing import Any

import pytest

EXTRA = {"godspark": "true", "mindbug": "true"}
BENCH = ("A bench: Hunter, Skinwalker", "B bench: Azurian, Evil Djinn", "A hand:", "B hand:", "pot:")


# -- upgrades -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("upgrade", "mine", "theirs"),
    [
        ("Power Potion", {"power": 1}, {}), ("Shadow Step", {"dodge": 1}, {}), ("Iron Skin", {"plating": 1}, {}),
        ("Venom Vial", {}, {"poison": 1}),
        ("Holy Water", {"blessed": 1}, {}), ("Evil Eye", {}, {"cursed": 1}), ("Loyal Squire", {"minion": 1}, {}),
        ("Prayer Beads", {"blessed": 1}, {}),
        ("Sneaky Socks", {"dodge": 1}, {}), ("Tough Shell", {"minion": 1}, {}), ("Ruin Aegis", {"dodge": 1}, {}),
        ("Sky Pearl", {"blessed": 1}, {}),
        ("Black Ledger", {}, {"cursed": 1}), ("Ashen Feather", {"minion": 1}, {}),
    ],
)  # fmt: skip
def test_upgrades_that_give_tokens(start: Any, upgrade: str, mine: dict[str, int], theirs: dict[str, int]) -> None:
    """FTN-052, FTN-053, FTN-084: tokens of When Revealed and Start of Fight."""
    ring = start("Impulse", "Hydra", f"left upgrades: {upgrade}")
    assert ring.tokens("Impulse") == mine and ring.tokens("Hydra") == theirs


def test_upgrades_at_the_start(start: Any) -> None:
    """Opening Gambit, Opening Blow, Field Dressing, Cloud Snack, Quick Charge, Grounding Rod, Antidote, Disarm,
    Pickpocket, Cleansing
    Bell, Bone Whistle, Crown Guard, Twin Fates, Ascension, Brain Leash, Buddy Biscuit, Depth Trident, Crescent Bow,
    Black Ledger."""

    def up(name: str, me: str = "Impulse", foe: str = "Hydra", *lines: str) -> Any:
        return start(me, foe, f"left upgrades: {name}", *lines)

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
    assert up("Brain Leash", "Impulse", "Hydra", "right upgrades: Trip Wire").names("left upgrades") == [
        "Brain Leash",
        "Trip Wire",
    ]
    assert up("Brain Leash").life("Hydra") == 8
    assert up("Buddy Biscuit", "Impulse", "Hydra", "A bench: Elite").do("A Elite").tokens("Elite") == {"power": 1}
    assert up("Depth Trident", "Tide Sovereign (life 3)").life("Tide Sovereign") == 7
    assert up("Depth Trident", "Impulse (life 1)").life("Impulse") == 1
    assert up("Crescent Bow", "Moon Huntress").life("Hydra") == 8
    ring = start("Judge Below", "Hydra", "bond: Black Ledger")
    assert ring.life("Hydra") == 8 and ring.tokens("Hydra") == {"cursed": 1}


def test_a_grabbed_upgrade_is_not_revealed_again(start: Any) -> None:
    """Notes to section 8: Brain Leash takes Power Potion before it has worked: nobody gets the Power."""
    ring = start("Impulse", "Hydra", "left upgrades: Brain Leash", "right upgrades: Power Potion")
    assert ring.names("left upgrades") == ["Brain Leash", "Power Potion"]
    assert ring.tokens("Impulse") == {} and ring.tokens("Hydra") == {}


@pytest.mark.parametrize(
    ("upgrade", "me", "face", "damage"),
    [
        ("Berserker's Brew", "Impulse", "Y", 5), ("Whetstone", "Impulse", "R", 7),
        ("Brass Knuckles", "Impulse", "B", 3),
        ("Brass Knuckles", "Impulse", "Y", 3), ("Long Reach", "Impulse", "Y", 4), ("Long Reach", "Impulse", "B", 1),
        ("Adrenaline", "Impulse (life 4)", "Y", 6), ("Adrenaline", "Impulse (life 5)", "Y", 3),
        ("Underdog", "Sobek", "B", 3),
        ("Underdog", "Impulse", "B", 1), ("Ambush Horn", "Impulse (challenger)", "B", 3),
        ("Ambush Horn", "Impulse", "B", 1),
        ("Field Dressing", "Impulse", "B", 2), ("Cloud Snack", "Impulse", "G", 2), ("Antidote", "Impulse", "R", 5),
        ("Cleansing Bell", "Impulse", "G", 2), ("Bone Whistle", "Impulse", "Y", 4), ("Ascension", "Impulse", "Y", 4),
        ("Hunter's Whistle", "Impulse", "Y", 5), ("Hive Memo", "Impulse", "B", 2),
        ("Skybreaker Bolt", "Impulse", "R", 5),
        ("Crescent Bow", "Impulse", "G", 2), ("Ruin Aegis", "War Maiden", "Y", 4), ("Ruin Aegis", "Impulse", "Y", 3),
        ("Living Anvil", "Impulse", "Y", 3),
    ],
)  # fmt: skip
def test_upgrades_that_raise_damage(rolled: Any, upgrade: str, me: str, face: str, damage: int) -> None:
    """FTN-063, FTN-113: "+N damage" of upgrades with their chart results and conditions."""
    ring = rolled(me, "Elite (life 60)", face, f"left upgrades: {upgrade}")
    assert ring.facts("damage")[0]["n"] == damage


@pytest.mark.parametrize(
    ("upgrade", "face"),
    [
        ("Blue Ward", "B"),
        ("Green Ward", "G"),
        ("Yellow Ward", "Y"),
        ("Red Ward", "R"),
        ("Mirror Cloak", "Y"),
        ("Grounding Rod", "C"),
        ("Sleep Veil", "B"),
    ],
)
def test_wards(rolled: Any, upgrade: str, face: str) -> None:
    """FTN-120: that face is cancelled; Mirror Cloak deals 2 in return."""
    ring = rolled("Impulse", "Leviathan", face, f"right upgrades: {upgrade}")
    assert ring.facts("cancel") and ring.life("Leviathan") == 16
    assert ring.life("Impulse") == (5 if upgrade == "Mirror Cloak" else 7)


def test_sleep_veil_on_its_own_titan(rolled: Any) -> None:
    """Sleep Veil cancels ▲ too on Dream Weaver."""
    assert rolled("Impulse", "Dream Weaver", "G", "bond: Sleep Veil").facts("cancel")
    assert not rolled("Impulse", "Leviathan", "G", "right upgrades: Sleep Veil").facts("cancel")


def test_upgrades_that_add_icons(rolled: Any) -> None:
    """Dracula's Blood, Hermes's Boon, Basilisk's Fangs, Oiled Blades, War Drums, Frenzy Gum, Venom Pop, Depth
    Trident, Solar Reins, Venom
    Crown."""

    def up(name: str, face: str, me: str = "Hydra (life 1)") -> Any:
        return rolled(me, "Leviathan", face, f"left upgrades: {name}")

    assert up("Dracula's Blood", "Y").life("Hydra") == 4 and up("Dracula's Blood", "R").life("Hydra") == 5
    assert up("Dracula's Blood", "G").life("Hydra") == 1
    assert up("Depth Trident", "G").life("Hydra") == 3
    for name, face in (("Hermes's Boon", "B"), ("War Drums", "Y"), ("Frenzy Gum", "G")):
        assert up(name, face).asked() == {"A": "roll"}
        assert up(name, "M").asked() == {"B": "roll"}
    for name, face, word in (
        ("Basilisk's Fangs", "B", 2),
        ("Basilisk's Fangs", "G", 2),
        ("Oiled Blades", "G", 3),
        ("Venom Pop", "Y", 2),
        ("Solar Reins", "R", 3),
        ("Venom Crown", "Y", 2),
    ):
        assert up(name, face).facts("token_gain")[0]["word"] == f"token.{word}"
    assert up("Hermes's Boon", "M").speed("Hydra") == 7


def test_shields(rolled: Any) -> None:
    """Tower Shield 3; Heart of Ice 4, on its own Titan 3."""
    assert rolled("Sand Wyrm", "Leviathan", "R", "right upgrades: Tower Shield").life("Leviathan") == 13
    assert rolled("Sand Wyrm", "Leviathan", "R", "right upgrades: Heart of Ice").life("Leviathan") == 12
    assert rolled("Sand Wyrm", "Winter Colossus", "R", "bond: Heart of Ice").life("Winter Colossus") == 8


def test_upgrades_that_answer_rolls(rolled: Any) -> None:
    """Sharpshooter, Time Glass, Mask of Many for own rolls; Fire Flask, Trip Wire, Black Cat, Static Field, Backfire
    Button, Mask of Many for
    the foe's; Skybreaker Bolt for the own Charge."""
    assert rolled("Impulse", "Leviathan", "MY", "left upgrades: Sharpshooter").life("Leviathan") == 13
    assert rolled("Impulse", "Leviathan", "MY", "left upgrades: Mask of Many").life("Leviathan") == 13
    assert rolled("Impulse", "Leviathan", "BR", "left upgrades: Time Glass").do("A use").life("Leviathan") == 12

    def foe(name: str, face: str) -> Any:
        return rolled("Impulse", "Leviathan", face, f"right upgrades: {name}")

    ring = foe("Fire Flask", "M")
    assert ring.life("Impulse") == 6 and ring.tokens("Impulse") == {"fire": 1}
    assert foe("Trip Wire", "M").life("Impulse") == 4
    ring = foe("Black Cat", "M")
    assert ring.life("Impulse") == 6 and ring.tokens("Impulse") == {"cursed": 1}
    assert foe("Static Field", "C").life("Impulse") == 4
    assert foe("Backfire Button", "C").life("Impulse") == 5
    assert rolled("Impulse", "Raven Trickster", "M", "bond: Mask of Many").do("B Mask of Many").life("Impulse") == 5
    assert rolled("Thunder Father", "Leviathan", "C", "bond: Skybreaker Bolt").life("Leviathan") == 14


def test_upgrades_at_the_start_of_a_turn(duel: Any) -> None:
    """Berserker's Brew, Slow Healing, Executioner's Mark, Martyr's Chain, Scales of the Dead, Solar Reins, Horn of
    Plenty, Venom Crown.
    """

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


def test_upgrades_for_survivors_and_winners(rolled: Any) -> None:
    """Second Wind, Spiked Mail, Ashen Feather's Minion; Martyr's Chain, Hive Memo, Horn of Plenty, Sky Pearl when I
    win.
    """
    assert rolled("Impulse", "Leviathan", "Y", "right upgrades: Second Wind").life("Leviathan") == 14
    assert rolled("Impulse", "Leviathan", "Y", "right upgrades: Spiked Mail").life("Impulse") == 6
    assert rolled("Impulse", "Dawn Phoenix (life 3; minion 1)", "Y", "bond: Ashen Feather").life("Dawn Phoenix") == 6
    win = ("Fang (life 1)", "Y", *BENCH)
    assert rolled("Impulse", *win, "left upgrades: Martyr's Chain").tokens("Impulse") == {"blessed": 1}
    assert len(rolled("Impulse", *win, "left upgrades: Hive Memo").names("A hand")) == 2
    assert len(rolled("Harvest Mother", "Fang (life 1)", "R", *BENCH, "bond: Horn of Plenty").names("A hand")) == 2
    assert rolled("Jade Drake", "Fang (life 1)", "R", *BENCH, "bond: Sky Pearl").tokens("Jade Drake") == {"power": 1}
