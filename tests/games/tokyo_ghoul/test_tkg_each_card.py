"""Each card at work, by name: what it changes on the table (specification 8.1 and 8.3 to 8.7)."""

from __future__ import annotations

from typing import Any

import pytest

MORE = "Stray Ghoul, Stray Ghoul, Enji Koma, Counter Hand"
"""An ally deck for whoever strategizes."""

# -- allies that are numbers, and keywords --------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "influence", "strength"), [
    ("Stray Ghoul", 1, 3), ("Quiet Regular", 2, 0), ("Bean Roaster", 3, 1), ("Bookshop Student", 1, 4),
    ("Street Brawler", 1, 5), ("Ken Kaneki", 3, 5), ("Enji Koma", 2, 1), ("Ayato Kirishima", 3, 6),
])  # fmt: skip
def test_influence_and_strength_in_play(street: Any, name: str, influence: int, strength: int) -> None:
    """TKG-017, TKG-018, TKG-054: the one makes the pool, the other decides battles."""
    p = street(f"A play: {name}\nA hand: Warm Welcome, Old Proprietor\nB play: Enji Koma", phase="influence")
    assert p.pool == influence
    assert p.strength("A play", name) == strength


@pytest.mark.parametrize("name", ["Stage Duelist", "Window Breaker", "Undercover Ghoul", "Silent Blade",
                                  "Turncoat Inspector", "Double Agent"])  # fmt: skip
def test_stealth(street: Any, name: str) -> None:
    """TKG-162, TKG-163: past an enemy, and past Guardian."""
    p = street(f"A play: {name}\nA foes: Feral Kin\nB play: Stray Ghoul, Doorway Guard")
    assert f"attack {name} > Stray Ghoul" in p.options
    p.do(f"A attack {name} > Stray Ghoul")
    assert f"{name} {p.rules.catalog[name].stat('strength')} against Stray Ghoul 3." in p.log()


@pytest.mark.parametrize("name", ["Doorway Guard", "Old Proprietor", "Turncoat Inspector"])
def test_guardian(street: Any, name: str) -> None:
    """TKG-152, TKG-Q26: always 2."""
    p = street(f"A play: Ken Kaneki\nB play: {name}, Stray Ghoul")
    assert p.strength("B play", "Stray Ghoul") == 5
    assert p.strength("B play", name) == p.rules.catalog[name].stat("strength") + 2


@pytest.mark.parametrize(("name", "more"), [("Gang Lieutenant", 2), ("Banner Carrier", 1)])
def test_melee(street: Any, name: str, more: int) -> None:
    """TKG-154."""
    p = street(f"A play: {name}, Stray Ghoul\nB play: Ken Kaneki")
    assert p.strength("A play", "Stray Ghoul") == 3 + more
    assert p.strength("A play", name) == p.rules.catalog[name].stat("strength") + more


@pytest.mark.parametrize("name", ["Ayato Kirishima", "Twin-Blade Runner", "Warehouse Boss"])
def test_rampage(street: Any, name: str) -> None:
    """TKG-158, TKG-159."""
    p = street(f"A play: {name}\nB play: Stray Ghoul, Counter Hand")
    p.do(f"A attack {name} > Stray Ghoul", "A yes", f"A attack {name} > Counter Hand")
    assert p.lies("B discard", "Stray Ghoul", "Counter Hand")


@pytest.mark.parametrize("name", ["Hungry Orphan", "Cellar Butcher"])
def test_devour(street: Any, name: str) -> None:
    """TKG-146: forced with one ally in the pile."""
    p = street(f"A play: {name}\nA discard: Street Brawler\nB play: Enji Koma\nA hand: Warm Welcome")
    p.do(f"A attack {name} > Enji Koma")
    assert p.lies("banished", "Street Brawler")
    assert p.strength("A play", name) == p.rules.catalog[name].stat("strength") + 5


@pytest.mark.parametrize("name", ["Glutton Prince", "Starved Giant"])
def test_extreme_devour(street: Any, name: str) -> None:
    """TKG-149."""
    p = street(
        f"A play: {name}\nA discard: Street Brawler, Enji Koma, Ken Kaneki\nB play: Enji Koma\nA hand: Warm Welcome"
    )
    p.do(f"A attack {name} > Enji Koma", "A Street Brawler + Ken Kaneki")
    assert p.lies("banished", "Street Brawler", "Ken Kaneki")
    assert p.strength("A play", name) == p.rules.catalog[name].stat("strength") + 10


# -- Recruit --------------------------------------------------------------------------------------------------------


def test_counter_hand(street: Any) -> None:
    """Recruit: influence at once."""
    p = street("A play: Quiet Regular\nA hand: Counter Hand, Enji Koma", phase="influence")
    p.do("A recruit Counter Hand")
    assert p.pool == 2
    assert p.options == ["recruit Enji Koma", "end"]


def test_night_shift_cook(street: Any) -> None:
    """Recruit: one card of one ward (TKG-D15)."""
    p = street("A play: Bean Roaster\nA hand: Night-Shift Cook\n11th ward: Warehouse Boss", phase="influence")
    p.do("A recruit Night-Shift Cook")
    assert p.asks == "A draw"
    p.do("A 11th ward")
    assert p.lies("A hand", "Warehouse Boss")


def test_rooftop_courier(street: Any) -> None:
    """Recruit: three looked at, one kept, the rest under the deck (TKG-D15)."""
    p = street(
        "A play: Bean Roaster\nA hand: Rooftop Courier\n4th ward: Bar Owner, Ambush, Rumor Peddler, Nosy Reporter",
        phase="influence",
    )
    p.do("A recruit Rooftop Courier", "A 4th ward")
    assert p.asks == "A keep"
    assert sorted(p.options) == ["Ambush", "Bar Owner", "Rumor Peddler"]
    p.do("A Rumor Peddler")
    assert p.lies("A hand", "Rumor Peddler")
    assert p.names("4th ward")[-1] == "Nosy Reporter"
    assert sorted(p.names("4th ward")[:2]) == ["Ambush", "Bar Owner"]


def test_loud_recruit(street: Any) -> None:
    """Recruit: one card of the own pile, enemies too, or none (TKG-D12)."""
    p = street("A play: Stray Ghoul\nA hand: Loud Recruit\nA discard: Feral Kin, Stray Ghoul", phase="influence")
    p.do("A recruit Loud Recruit")
    assert p.options == ["Feral Kin", "Stray Ghoul", "Loud Recruit"]
    assert p.limits == (0, 1)
    p.do("A Feral Kin")
    assert p.lies("banished", "Feral Kin")


def test_forged_papers_clerk(street: Any) -> None:
    """Recruit: an enemy of the own pile to one rival's, of choice, or none (TKG-D12)."""
    text = "A play: Bean Roaster\nA hand: Forged-Papers Clerk\nA discard: Feral Kin, Stray Ghoul, CCG Patrol"
    p = street(text, seats=3, phase="influence")
    p.do("A recruit Forged-Papers Clerk")
    assert p.options == [
        "pass Feral Kin > B", "pass Feral Kin > C", "pass CCG Patrol > B", "pass CCG Patrol > C", "nothing",
    ]  # fmt: skip
    p.do("A pass Feral Kin > C")
    assert p.lies("C discard", "Feral Kin")
    assert p.lies("A discard", "Stray Ghoul", "CCG Patrol", "Forged-Papers Clerk")
    p = street(text, phase="influence")
    p.do("A recruit Forged-Papers Clerk", "A nothing")
    assert p.count("B discard") == 0


# -- Strategize -----------------------------------------------------------------------------------------------------


def test_enji_koma(street: Any) -> None:
    """Strategize: draw one."""
    p = street(f"A play: Enji Koma\nA deck: {MORE}\n13th ward: Bone Picker, Feral Kin")
    p.do("A strategize Enji Koma", "A 13th ward")
    assert "Bone Picker" in p.names("A hand")


def test_ward_peacekeeper(street: Any) -> None:
    """Strategize: a rival's ally with current strength 3 or less, of choice (TKG-D13); none: nothing."""
    p = street(
        f"A play: Ward Peacekeeper\nA deck: {MORE}\nB play: Stray Ghoul, Bookshop Student\nC play: Enji Koma", seats=3
    )
    p.do("A strategize Ward Peacekeeper")
    assert p.options == ["Stray Ghoul", "Enji Koma"]
    p.do("A Enji Koma")
    assert p.lies("C discard", "Enji Koma")
    p = street(
        f"A play: Ward Peacekeeper\nA deck: {MORE}\nB play: Doorway Guard, Counter Hand, Stray Ghoul\nA hand: Ambush"
    )
    p.do("A strategize Ward Peacekeeper")  # 1 + 2 is still weak enough, 3 + 2 is not
    assert p.lies("B discard", "Counter Hand")


def test_mask_carver(street: Any) -> None:
    """Strategize: one of the ready allies, +4 until the end of the turn (TKG-D14)."""
    p = street(
        f"""A play: Mask Carver, Enji Koma, Counter Hand
        A deck: {MORE}
        A hand: Ambush
        B play: Bookshop Student
        B hand: Feral Kin"""
    )
    p.do("A strategize Mask Carver", "A Enji Koma")
    assert p.strength("A play", "Enji Koma") == 5
    p.do("A attack Enji Koma > Bookshop Student", "A none")
    assert p.lies("B discard", "Bookshop Student")
    p.pass_turn()
    assert p.strength("A play", "Enji Koma") == 1


def test_rumor_peddler(street: Any) -> None:
    """Strategize: a rival of choice discards one card of their own choice (TKG-D16, TKG-D17)."""
    p = street(f"A play: Rumor Peddler\nA deck: {MORE}\nB hand: Feral Kin\nC hand: Ken Kaneki, Enji Koma", seats=3)
    p.do("A strategize Rumor Peddler")
    assert p.asks == "A victim"
    assert p.options == ["B", "C"]
    p.do("A C")
    assert p.asks == "C discard"
    assert p.limits == (1, 1)
    p.do("C Enji Koma")
    assert p.lies("banished", "Enji Koma")
    assert p.lies("C hand", "Ken Kaneki")


def test_contract_fixer(street: Any) -> None:
    """Strategize: a point."""
    p = street(f"A play: Contract Fixer\nA deck: {MORE}")
    p.do("A strategize Contract Fixer")
    assert p.vp("A") == 1


def test_quiet_informant(street: Any) -> None:
    """Strategize: an ally of the own pile on top of the deck, what was just wounded included, or none (TKG-D12)."""
    p = street(
        """A play: Quiet Informant
        A discard: Feral Kin, Ken Kaneki
        A deck: Enji Koma, CCG Patrol, Counter Hand
        A hand: Ambush"""
    )
    p.do("A strategize Quiet Informant")
    assert p.options == ["Ken Kaneki", "Enji Koma", "nothing"]
    p.do("A Enji Koma")
    assert p.names("A deck") == ["Counter Hand", "Enji Koma"]


def test_crooked_guard(street: Any) -> None:
    """Strategize: an enemy of the own pile, or none; no ally."""
    p = street(f"A play: Crooked Guard\nA discard: Feral Kin, Ken Kaneki\nA deck: {MORE}")
    p.do("A strategize Crooked Guard")
    assert p.options == ["Feral Kin"]
    assert p.limits == (0, 1)
    p.do("A Feral Kin")
    assert p.lies("banished", "Feral Kin")


# -- Boast ----------------------------------------------------------------------------------------------------------


def test_back_room_broker(street: Any) -> None:
    """Boast: a card of the own pile, or none, in a rival's turn (TKG-D24)."""
    p = street("A hand: Ken Kaneki\nB play: Back-Room Broker\nB discard: Feral Kin, Stray Ghoul", phase="draw")
    p.do("A nothing", "A 4th ward")
    assert p.asks == "B banish"
    p.do("B Feral Kin")
    assert "Feral Kin" in p.names("banished")


def test_bar_owner(street: Any) -> None:
    """Boast: draw one, off-turn."""
    p = street("A hand: Ken Kaneki\nB play: Bar Owner\n1st ward: Silent Blade", phase="draw")
    p.do("A nothing", "A 4th ward", "B 1st ward")
    assert p.lies("B hand", "Silent Blade")


def test_gallery_patron(street: Any) -> None:
    """Boast: a point."""
    p = street("A hand: Ken Kaneki\nB play: Gallery Patron\nB hand: Enji Koma", phase="draw")
    p.do("A nothing", "A 4th ward")
    assert p.vp("B") == 2  # the Boast, and the ally itself


def test_double_agent(street: Any) -> None:
    """Boast: the player whose turn is ending discards one card of their choice (TKG-D17)."""
    p = street("A hand: Ken Kaneki, Enji Koma\nB play: Double Agent\nB hand: Ambush\n4th ward: Bar Owner", phase="draw")
    p.do("A nothing", "A 4th ward")
    assert p.asks == "A discard"
    p.do("A Enji Koma")
    assert p.lies("A hand", "Ken Kaneki", "Bar Owner")
    assert p.lies("banished", "Enji Koma")


# -- Torture --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Ken Kaneki", "Bone Picker"])
def test_torture_that_banishes(street: Any, name: str) -> None:
    """Every win: one card of the own pile, or none."""
    p = street(f"A play: {name}\nA discard: Feral Kin\nB play: Counter Hand\nA hand: Warm Welcome")
    p.do(f"A attack {name} > Counter Hand")
    assert p.asks == "A banish"
    assert p.limits == (0, 1)
    p.do("A none")
    assert p.lies("A discard", "Feral Kin")


def test_laughing_tormentor(street: Any) -> None:
    """A point for the first win of a turn."""
    p = street("A play: Laughing Tormentor, Street Brawler\nB play: Counter Hand, Enji Koma\nA hand: Warm Welcome")
    p.do("A attack Street Brawler > Enji Koma", "A none")
    assert p.vp("A") == 1
    p.do("A attack Laughing Tormentor > Counter Hand")
    assert p.vp("A") == 1


def test_chain_keeper(street: Any) -> None:
    """A drained ally other than the winner, or none, is ready again after the first win (TKG-D14)."""
    p = street("A play: Chain Keeper, Street Brawler (drained), Enji Koma (drained)\nB play: Counter Hand, Stray Ghoul")
    p.do("A attack Chain Keeper > Counter Hand")
    assert p.asks == "A ready"
    assert p.options == ["Street Brawler", "Enji Koma"]
    assert p.limits == (0, 1)
    p.do("A Street Brawler")
    assert not p.drained("A play", "Street Brawler")
    assert p.drained("A play", "Chain Keeper")
    assert "attack Street Brawler > Stray Ghoul" in p.options


def test_scar_collector(street: Any) -> None:
    """The player whose ally lost discards one card; nothing if it was an enemy."""
    p = street("A play: Scar Collector\nB play: Counter Hand\nB hand: Ken Kaneki, Enji Koma\nA hand: Warm Welcome")
    p.do("A attack Scar Collector > Counter Hand")
    assert p.asks == "B discard"
    p.do("B Ken Kaneki")
    assert p.lies("banished", "Ken Kaneki")
    p = street("A play: Scar Collector\nA foes: Nosy Reporter\nB hand: Ken Kaneki\nA hand: Warm Welcome")
    p.do("A attack Scar Collector > Nosy Reporter")
    assert p.asks == "A trim"


# -- enemies --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "strength"), [
    ("Beat Constable", 3), ("Nosy Reporter", 2), ("Bounty Tracker", 6), ("Rival Enforcer", 4), ("Rival Captain", 7),
    ("Arson Crew", 7), ("Ghoul Hunter", 6), ("Organ Trafficker", 5), ("Feral Kin", 10), ("CCG Patrol", 5),
    ("CCG Field Investigator", 6), ("CCG Sniper Team", 5), ("CCG Senior Investigator", 8), ("CCG Division Chief", 10),
])  # fmt: skip
def test_the_strength_of_an_enemy(street: Any, name: str, strength: int) -> None:
    """TKG-018, TKG-108, TKG-110: one more beats it, the same is a tie."""
    p = street(f"A play: Silent Blade, Quiet Regular\nA foes: {name}")
    p.t.bonus[p.card("A play", "Silent Blade")] = strength - 9
    p.do(f"A attack Silent Blade > {name}", "A none")
    assert name in p.names("A discard")
    p = street(f"A play: Silent Blade, Quiet Regular\nA foes: {name}")
    p.t.bonus[p.card("A play", "Silent Blade")] = strength - 8
    p.do(f"A attack Silent Blade > {name}", "A none")
    assert name in p.names("banished")


@pytest.mark.parametrize("name", ["Beat Constable", "Bounty Tracker", "Feral Kin", "CCG Patrol"])
def test_enemies_without_an_ability(street: Any, name: str) -> None:
    """TKG-131: nothing happens but that they go to the pile."""
    p = street(
        f"A foes: {name}\nA play: Stray Ghoul\nA hand: Ken Kaneki, Enji Koma\nA vp 3\nA held: Anteiku", phase="enemy"
    )
    assert p.lies("A discard", name)
    assert p.lies("A play", "Stray Ghoul")
    assert (p.vp("A"), p.count("A hand"), p.count("A held")) == (3, 2, 1)


def test_nosy_reporter(street: Any) -> None:
    """One card of the own hand, of choice (TKG-D17)."""
    p = street("A foes: Nosy Reporter\nA hand: Ken Kaneki, Enji Koma", phase="enemy")
    assert p.asks == "A discard"
    p.do("A Ken Kaneki")
    assert p.lies("A hand", "Enji Koma")
    assert p.lies("banished", "Ken Kaneki")


def test_rival_enforcer(street: Any) -> None:
    """A drained ally, of choice; ready ones are safe (TKG-D20)."""
    p = street("A foes: Rival Enforcer\nA play: Stray Ghoul, Enji Koma (drained), Ken Kaneki (drained)", phase="enemy")
    assert p.options == ["Enji Koma", "Ken Kaneki"]
    p.do("A Enji Koma")
    assert p.lies("A play", "Stray Ghoul", "Ken Kaneki")
    p = street("A foes: Rival Enforcer\nA play: Stray Ghoul\nA hand: Warm Welcome", phase="enemy")
    assert p.lies("A play", "Stray Ghoul")


def test_rival_captain(street: Any) -> None:
    """Any ally (TKG-D20)."""
    p = street("A foes: Rival Captain\nA play: Stray Ghoul, Enji Koma (drained)", phase="enemy")
    assert p.options == ["Stray Ghoul", "Enji Koma"]
    assert p.limits == (1, 1)


def test_arson_crew(street: Any) -> None:
    """A location of one's own, of choice, is unclaimed again (TKG-D18)."""
    p = street("A foes: Arson Crew\nA held: Anteiku, Flooded Arena\nB held: Masked Theater", phase="enemy")
    assert p.options == ["Anteiku", "Flooded Arena"]
    p.do("A Anteiku")
    assert p.lies("site.0", "Anteiku")
    assert p.lies("B held", "Masked Theater")
    assert p.lies("A discard", "Arson Crew")
    assert street("A foes: Arson Crew\nA hand: Warm Welcome", phase="enemy").asks == "A trim"


def test_ghoul_hunter(street: Any) -> None:
    """The top two cards of the ally deck."""
    p = street("A foes: Ghoul Hunter\nA deck: Ken Kaneki, Enji Koma, Stray Ghoul\nA hand: Warm Welcome", phase="enemy")
    assert p.lies("A discard", "Ken Kaneki", "Enji Koma", "Ghoul Hunter")


def test_organ_trafficker(street: Any) -> None:
    """The ally of highest cost of the own pile is banished; a tie is decided by its player (TKG-D21)."""
    p = street(
        "A foes: Organ Trafficker\nA discard: Stray Ghoul, Ken Kaneki, Feral Kin\nA hand: Warm Welcome", phase="enemy"
    )
    assert p.lies("banished", "Ken Kaneki")
    p = street("A foes: Organ Trafficker\nA discard: Bar Owner, Doorway Guard, Enji Koma", phase="enemy")
    assert p.asks == "A banish best"
    assert p.options == ["Bar Owner", "Doorway Guard"]
    p.do("A Doorway Guard")
    assert p.lies("banished", "Doorway Guard")
    p = street("A foes: Organ Trafficker\nA discard: Stray Ghoul, Feral Kin\nA hand: Warm Welcome", phase="enemy")
    assert p.lies("banished", "Stray Ghoul")


def test_ccg_field_investigator(street: Any) -> None:
    """A ready ally; drained ones are safe (TKG-D20)."""
    p = street("A foes: CCG Field Investigator\nA play: Stray Ghoul, Enji Koma (drained), Bar Owner", phase="enemy")
    assert p.options == ["Stray Ghoul", "Bar Owner"]
    p.do("A Stray Ghoul")
    assert p.lies("A play", "Enji Koma", "Bar Owner")


@pytest.mark.parametrize("name", ["CCG Sniper Team", "CCG Division Chief"])
def test_two_allies_wounded(street: Any, name: str) -> None:
    """Two of the own allies (TKG-D20)."""
    p = street(f"A foes: {name}\nA play: Stray Ghoul, Enji Koma (drained), Bar Owner", phase="enemy")
    p.do("A Stray Ghoul + Enji Koma")
    assert p.lies("A play", "Bar Owner")


def test_ccg_senior_investigator(street: Any) -> None:
    """A point is lost, not below 0 (TKG-Q48)."""
    assert street("A foes: CCG Senior Investigator\nA vp 3\nA hand: Warm Welcome", phase="enemy").vp("A") == 2
    assert street("A foes: CCG Senior Investigator\nA hand: Warm Welcome", phase="enemy").vp("A") == 0


# -- strategies -----------------------------------------------------------------------------------------------------


def played(street: Any, name: str, text: str = "", seats: int = 2) -> Any:
    p = street(
        f"A play: Bar Owner, Quiet Regular\nA hand: {name}, Old Proprietor\n{text}", seats=seats, phase="influence"
    )
    return p.do(f"A play {name}")


def test_warm_welcome(street: Any) -> None:
    """Two cards of one ward."""
    p = played(street, "Warm Welcome", "13th ward: Bone Picker, Feral Kin, Public Display").do("A 13th ward")
    assert p.lies("A hand", "Old Proprietor", "Bone Picker", "Feral Kin")


def test_call_in_favors(street: Any) -> None:
    """TKG-Q47: one more ally; enemies met on the way come too; it is ready and may act this turn."""
    p = played(street, "Call in Favors", "A deck: Beat Constable, Ken Kaneki, Enji Koma")
    assert p.lies("A play", "Bar Owner", "Quiet Regular", "Ken Kaneki")
    assert p.lies("A foes", "Beat Constable")
    assert p.lies("A deck", "Enji Koma")
    assert "attack Ken Kaneki > Beat Constable" in p.options


def test_safe_haven(street: Any) -> None:
    """Guardian +2 until the own next turn starts, in every rival's turn; Stealth ignores it (TKG-163)."""
    p = played(
        street, "Safe Haven", "B hand: Feral Kin\nB deck: Silent Blade, Stray Ghoul\nC hand: Ken Kaneki", seats=3
    )
    assert p.strength("A play", "Bar Owner") == 1
    p.pass_turn()
    assert p.t.turn == 1
    assert p.strength("A play", "Bar Owner") == 3
    p.do("B attack Silent Blade > Bar Owner", "B none")
    assert "Silent Blade 9 against Bar Owner 1." in p.log()
    p.pass_turn()
    assert p.t.turn == 2
    assert p.strength("A play", "Quiet Regular") == 2
    p.pass_turn()
    assert p.t.guard == [0, 0, 0]


def test_whispered_lead(street: Any) -> None:
    """Three looked at, one kept; fewer if the deck has fewer."""
    p = played(street, "Whispered Lead", "4th ward: Bar Owner, Ambush").do("A 4th ward")
    assert sorted(p.options) == ["Ambush", "Bar Owner"]
    p.do("A Bar Owner")
    assert p.lies("4th ward", "Ambush")


def test_blackmail(street: Any) -> None:
    """A rival of choice discards two, of their choice; then draw one."""
    p = played(street, "Blackmail", "B hand: Ken Kaneki, Enji Koma, Feral Kin\nC hand: Ambush", seats=3)
    assert p.asks == "A victim"
    p.do("A B")
    assert (p.asks, p.limits) == ("B discard", (2, 2))
    p.do("B Ken Kaneki + Feral Kin")
    assert p.lies("B hand", "Enji Koma")
    assert p.asks == "A draw"


def test_forged_identity(street: Any) -> None:
    """Up to two enemies, each to a rival of choice (TKG-D12)."""
    p = played(street, "Forged Identity", "A discard: Feral Kin, CCG Patrol, Beat Constable", seats=3)
    p.do("A pass Feral Kin > B", "A pass CCG Patrol > C")
    assert p.lies("B discard", "Feral Kin")
    assert p.lies("C discard", "CCG Patrol")
    assert p.lies("A discard", "Beat Constable")
    p = played(street, "Forged Identity", "A discard: Feral Kin, CCG Patrol, Beat Constable")
    p.do("A pass Feral Kin > B", "A nothing")
    assert p.lies("A discard", "CCG Patrol", "Beat Constable")


def test_all_out_assault(street: Any) -> None:
    """+1 for all own allies until the end of the turn, also for those that enter later; not for enemies or rivals."""
    p = street(
        """A play: Ayato Kirishima, Ken Kaneki
        A hand: All-Out Assault, Call in Favors
        A deck: CCG Patrol, Enji Koma
        B play: Stray Ghoul""",
        phase="influence",
    )
    p.do("A play All-Out Assault", "A play Call in Favors")
    assert p.strength("A play", "Ken Kaneki") == 6
    assert p.strength("A play", "Enji Koma") == 2
    assert p.strength("A foes", "CCG Patrol") == 5
    assert p.strength("B play", "Stray Ghoul") == 3


def test_ambush(street: Any) -> None:
    """A rival's ally or an enemy facing oneself, current strength 5 or less, is wounded (TKG-D13, TKG-111)."""
    p = played(
        street, "Ambush", "A foes: CCG Patrol, Feral Kin\nB play: Ken Kaneki, Ayato Kirishima\nB foes: Beat Constable"
    )
    assert sorted(p.options) == ["CCG Patrol", "Ken Kaneki"]
    p.do("A CCG Patrol")
    assert p.lies("A discard", "CCG Patrol")


def test_feeding_frenzy(street: Any) -> None:
    """Up to two cards of the own pile: 1 influence for each."""
    p = played(street, "Feeding Frenzy", "A discard: Feral Kin, Stray Ghoul, Enji Koma")
    assert p.limits == (0, 2)
    p.do("A Feral Kin + Stray Ghoul")
    assert p.pool == 7
    assert p.lies("banished", "Feral Kin", "Stray Ghoul", "Feeding Frenzy")
    p = played(street, "Feeding Frenzy", "A discard: Feral Kin, Stray Ghoul\nB play: Ken Kaneki").do("A none")
    assert p.lies("A discard", "Feral Kin", "Stray Ghoul")


def test_influence_outside_the_own_influence_phase(street: Any) -> None:
    """Section 8.1: INF has no effect then (no card of the pool tries; the effect itself is called here)."""
    from pyengine.games.tokyo_ghoul.effects import Moment, run

    p = street("A play: Bar Owner\nB play: Ken Kaneki")
    run(p.t, 0, (("influence", 3),), Moment(0))
    run(p.t, 1, (("influence", 3),), Moment(0))
    assert p.t.pool == 0


def test_public_display(street: Any) -> None:
    """A point."""
    assert played(street, "Public Display").vp("A") == 1


def test_street_blockade(street: Any) -> None:
    """A rival's location of choice is unclaimed again, whoever guards it (TKG-D18); none held: nothing."""
    p = played(street, "Street Blockade", "B held: Anteiku\nC held: Flooded Arena\nB play: Ken Kaneki", seats=3)
    assert p.options == ["Anteiku", "Flooded Arena"]
    p.do("A Anteiku")
    assert p.lies("site.0", "Anteiku")
    assert "Street Blockade" in played(street, "Street Blockade", "A held: Anteiku").names("banished")


def test_territory_claim(street: Any) -> None:
    """Locations cost 2 less for its player, until the end of the turn."""
    p = played(street, "Territory Claim", "B play: Ken Kaneki\nB hand: Feral Kin")
    assert p.face("site.1", "Masked Theater")["cost"] == 4
    assert "take Detention Annex" in p.options  # 6 influence for 8 less 2
    p.do("A take Anteiku", "A Quiet Regular")
    assert p.lies("A held", "Anteiku")
    p.pass_turn()
    assert p.face("site.1", "Masked Theater")["cost"] == 6


# -- locations ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "income"), [
    ("Anteiku", 1), ("Masked Theater", 1), ("Harbor Warehouse", 1), ("Flooded Arena", 1), ("Detention Annex", 2),
])  # fmt: skip
def test_income(street: Any, name: str, income: int) -> None:
    """TKG-055: while controlled, in the own Influence Phase."""
    p = street(f"A play: Quiet Regular\nA held: {name}\nA hand: Counter Hand", phase="influence")
    assert p.pool == 2 + income
    p = street(f"A play: Quiet Regular\nB held: {name}\nA hand: Counter Hand", phase="influence")
    assert p.pool == 2


@pytest.mark.parametrize(("name", "enough", "short"), [
    ("Anteiku", "Bean Roaster", "Quiet Regular"),
    ("Masked Theater", "Bean Roaster, Bean Roaster", "Bean Roaster, Quiet Regular"),
    ("Harbor Warehouse", "Bar Owner, Bean Roaster", "Bean Roaster, Bean Roaster"),
    ("Flooded Arena", "Bean Roaster, Bean Roaster", "Bean Roaster, Quiet Regular"),
    ("Detention Annex", "Bar Owner, Bar Owner", "Bar Owner, Bean Roaster"),
])  # fmt: skip
def test_the_price_of_a_location(street: Any, name: str, enough: str, short: str) -> None:
    """TKG-021, TKG-119: exactly its cost is enough, one less is not."""
    p = street(f"A play: {enough}")
    p.do(f"A take {name}")
    if p.asks == "A pay":
        p.do(f"A {enough.replace(', ', ' + ')}")
    assert p.lies("A held", name)
    p = street(f"A play: {short}\nB play: Ken Kaneki")
    assert f"take {name}" not in p.options
