"""The abilities of allies (specification 3.13), each on a card that has it."""

from __future__ import annotations

from typing import Any

import pytest

# -- Boast ----------------------------------------------------------------------------------------------------------


def test_boast_at_the_end_of_every_rivals_turn(street: Any) -> None:
    """TKG-143: with three rivals three times between two turns of its owner."""
    p = street(
        """first 0
        A hand: Counter Hand
        B play: Gallery Patron
        C hand: Counter Hand
        D hand: Counter Hand""",
        seats=4,
        turn="C",
        phase="draw",
    )
    points = []
    for _ in range(3):
        points.append(p.vp("B"))
        p.pass_turn()
    assert points == [0, 1, 2]
    assert p.t.turn == 1
    assert p.vp("B") == 4  # three Boasts, and it survived


def test_boast_is_silent_at_the_end_of_the_own_turn(street: Any) -> None:
    """TKG-144."""
    p = street("A play: Gallery Patron\nA hand: Ken Kaneki\nB hand: Ken Kaneki", phase="draw")
    p.do("A nothing", "A 4th ward")
    assert p.t.turn == 1
    assert p.vp("A") == 0


def test_boast_needs_the_ally_in_play(street: Any) -> None:
    """TKG-145: wounded in that very turn, it does nothing."""
    p = street("A play: Ken Kaneki\nA hand: Warm Welcome\nB play: Gallery Patron\nB hand: Enji Koma")
    p.do("A attack Ken Kaneki > Gallery Patron").pass_turn()
    assert p.vp("B") == 0


def test_boasts_in_their_owners_order(street: Any) -> None:
    """TKG-145, TKG-Q45, TKG-D24: each owner orders the own Boasts; all are forced, only “may” can be declined."""
    p = street(
        """A hand: Ken Kaneki
        B play: Back-Room Broker, Gallery Patron
        B discard: Stray Ghoul""",
        phase="draw",
    )
    p.do("A nothing", "A 4th ward")
    assert p.asks == "B boast"
    assert p.options == ["Back-Room Broker", "Gallery Patron"]
    p.do("B Back-Room Broker")
    assert p.asks == "B banish"
    assert p.limits == (0, 1)
    p.do("B none")
    assert p.vp("B") >= 1  # the other one was not declined


def test_boasts_go_clockwise(street: Any) -> None:
    """TKG-Q45, TKG-141: from the active seat's left, after the draw; then the turn is over."""
    p = street(
        "B hand: Ken Kaneki, Enji Koma\nA play: Bar Owner\nC play: Bar Owner\nD hand: Feral Kin",
        seats=4,
        turn="B",
        phase="draw",
    )
    p.do("B nothing", "B 4th ward")
    assert p.asks == "C draw"
    p.do("C 4th ward")
    assert p.asks == "A draw"
    assert p.t.turn == 1
    p.do("A 4th ward")
    assert p.t.turn == 2


def test_this_turn_lasts_through_the_boasts(street: Any) -> None:
    """TKG-171, TKG-Q46: bonuses are there while rivals boast, and gone when the turn is over."""
    p = street(
        """A play: Ken Kaneki, Stray Ghoul
        A hand: All-Out Assault
        B play: Bar Owner
        B deck: Stray Ghoul
        B hand: Enji Koma""",
        phase="influence",
    )
    p.do("A play All-Out Assault", "A end", "A 4th ward")
    assert p.asks == "B draw"
    assert p.strength("A play", "Ken Kaneki") == 6
    p.do("B 4th ward")
    assert p.t.turn == 1
    assert p.strength("A play", "Ken Kaneki") == 5
    assert p.strength("B play", "Stray Ghoul") == 3  # and it was not for whoever comes next


# -- Devour ---------------------------------------------------------------------------------------------------------


def test_devour(street: Any) -> None:
    """TKG-146, TKG-Q20, TKG-D06: one ally must go, of choice; its printed strength is gained."""
    p = street("A play: Cellar Butcher\nA discard: Stray Ghoul, Bookshop Student, Feral Kin\nB play: Ayato Kirishima")
    p.do("A attack Cellar Butcher > Ayato Kirishima")
    assert p.options == ["Stray Ghoul", "Bookshop Student"]
    p.refused("A", None)
    p.do("A Bookshop Student")
    assert p.lies("banished", "Bookshop Student")
    assert p.lies("B discard", "Ayato Kirishima")  # 3 + 4 against 6
    assert p.strength("A play", "Cellar Butcher") == 7


def test_devour_takes_no_enemies(street: Any) -> None:
    """TKG-147, TKG-148: with nothing but enemies in the pile it does nothing, and the attack goes on."""
    p = street("A play: Hungry Orphan\nA discard: Feral Kin\nB play: Counter Hand")
    p.do("A attack Hungry Orphan > Counter Hand")
    assert p.lies("A discard", "Feral Kin")
    assert p.lies("B discard", "Counter Hand")


def test_devour_with_an_empty_pile(street: Any) -> None:
    """TKG-148."""
    p = street("A play: Hungry Orphan\nB play: Counter Hand")
    p.do("A attack Hungry Orphan > Counter Hand")
    assert p.lies("B discard", "Counter Hand")


def test_extreme_devour(street: Any) -> None:
    """TKG-149, TKG-Q21, TKG-D07: any number, none included; the sum is gained until the end of the turn."""
    p = street(
        "A play: Starved Giant\nA discard: Stray Ghoul, Enji Koma, Feral Kin\nB play: Silent Blade\nB hand: Ken Kaneki"
    )
    p.do("A attack Starved Giant > Silent Blade")
    assert p.limits == (0, 2)
    p.do("A Stray Ghoul + Enji Koma")
    assert p.lies("banished", "Stray Ghoul", "Enji Koma")
    assert p.lies("B discard", "Silent Blade")  # 5 + 4 against 9: a tie
    assert p.lies("A discard", "Feral Kin", "Starved Giant")
    p = street(
        "A play: Glutton Prince\nA discard: Stray Ghoul\nA hand: Warm Welcome\nB play: Counter Hand\nB hand: Ken Kaneki"
    )
    p.do("A attack Glutton Prince > Counter Hand", "A none")
    assert p.lies("A discard", "Stray Ghoul")


def test_devoured_strength_ends_with_the_turn(street: Any) -> None:
    """TKG-149, TKG-146, TKG-171."""
    p = street(
        "A play: Glutton Prince\nA discard: Stray Ghoul\nA hand: Warm Welcome\nB play: Counter Hand\nB hand: Ken Kaneki"
    )
    p.do("A attack Glutton Prince > Counter Hand", "A Stray Ghoul")
    assert p.strength("A play", "Glutton Prince") == 9
    p.pass_turn()
    assert p.strength("A play", "Glutton Prince") == 6


def test_devour_against_enemies(street: Any) -> None:
    """TKG-150: both kinds."""
    p = street("A play: Hungry Orphan\nA foes: CCG Patrol\nA discard: Stray Ghoul, Bookshop Student")
    p.do("A attack Hungry Orphan > CCG Patrol", "A Bookshop Student")
    assert p.lies("banished", "Bookshop Student", "CCG Patrol")
    p = street("A play: Starved Giant\nA foes: Feral Kin\nA discard: Stray Ghoul, Bookshop Student")
    p.do("A attack Starved Giant > Feral Kin", "A Stray Ghoul + Bookshop Student")
    assert p.lies("banished", "Stray Ghoul", "Bookshop Student", "Feral Kin")


def test_devoured_strength_stays_for_a_second_attack(street: Any) -> None:
    """TKG-151: and the second attack devours again (TKG-146). No card readies it: done by hand."""
    p = street(
        """A play: Hungry Orphan, Bookshop Student
        A discard: Stray Ghoul, Bean Roaster
        B play: Enji Koma, Counter Hand, Ayato Kirishima"""
    )
    p.do("A attack Hungry Orphan > Enji Koma", "A Stray Ghoul", "A none")
    assert p.strength("A play", "Hungry Orphan") == 5
    p.t.drained.remove(p.card("A play", "Hungry Orphan"))
    p.do("A attack Bookshop Student > Counter Hand", "A none")
    p.do("A attack Hungry Orphan > Ayato Kirishima")
    assert p.lies("A discard", "Hungry Orphan")  # a tie
    assert p.lies("banished", "Stray Ghoul", "Bean Roaster")
    assert "Hungry Orphan 6 against Ayato Kirishima 6." in p.log()  # 2 + 3 + 1


# -- Guardian and Melee ---------------------------------------------------------------------------------------------


def test_guardian(street: Any) -> None:
    """TKG-152, TKG-153, TKG-Q26: +2 for every own ally in each rival's turn, not in the own turn."""
    p = street("A play: Stray Ghoul\nB play: Doorway Guard, Enji Koma\nC play: Bookshop Student", seats=3)
    assert p.strength("B play", "Enji Koma") == 3
    assert p.strength("B play", "Doorway Guard") == 6
    assert p.strength("A play", "Stray Ghoul") == 3
    assert p.strength("C play", "Bookshop Student") == 4
    p = street("B play: Doorway Guard, Enji Koma\nA play: Stray Ghoul", turn="B")
    assert p.strength("B play", "Enji Koma") == 1
    p = street("A play: Stray Ghoul\nB play: Doorway Guard, Enji Koma")
    p.do("A attack Stray Ghoul > Enji Koma")
    assert p.lies("B discard", "Enji Koma")
    assert p.lies("A discard", "Stray Ghoul")


def test_melee(street: Any) -> None:
    """TKG-154, TKG-155: +X for every own ally in the own turn, the source included; nothing in rivals' turns."""
    p = street("A play: Gang Lieutenant, Enji Koma\nB play: Banner Carrier, Stray Ghoul")
    assert p.strength("A play", "Enji Koma") == 3
    assert p.strength("A play", "Gang Lieutenant") == 6
    assert p.strength("B play", "Stray Ghoul") == 3
    assert p.strength("B play", "Banner Carrier") == 2


def test_several_sources_add_up(street: Any) -> None:
    """TKG-156, TKG-Q25: and end as soon as a source leaves play."""
    p = street(
        """A play: Gang Lieutenant, Banner Carrier, Bookshop Student
        A held: Harbor Warehouse
        B play: Doorway Guard, Doorway Guard, Enji Koma"""
    )
    assert p.strength("A play", "Bookshop Student") == 8  # 4 + 2 + 1 + 1
    assert p.strength("B play", "Enji Koma") == 5  # 1 + 2 + 2
    p.do("A attack Gang Lieutenant > Doorway Guard", "A none")  # 8 against 8
    assert p.lies("A discard", "Gang Lieutenant")
    assert p.strength("A play", "Bookshop Student") == 6
    assert p.strength("B play", "Enji Koma") == 3


def test_enemies_have_no_part_in_them(street: Any) -> None:
    """TKG-157: in a battle an enemy has its printed strength, whatever lies on either side."""
    p = street("A play: Gang Lieutenant, Doorway Guard\nA foes: Beat Constable\nB play: Doorway Guard")
    p.t.guard[0] = 2
    p.do("A attack Gang Lieutenant > Beat Constable", "A none")
    assert "Gang Lieutenant 6 against Beat Constable 3." in p.log()


def test_melee_of_a_mate(street: Any) -> None:
    """TKG-Q24, TKG-Q61: it counts in the strength the mate gives, but no longer in the attacker's own."""
    p = street("A play: Ken Kaneki, Gang Lieutenant\nB play: Silent Blade")
    p.do("A attack Ken Kaneki > Silent Blade")
    picks = (p.card("A play", "Gang Lieutenant"),)
    assert p.match.label(0, picks)["label"] == "Fight with 11 against 9"
    p.do("A Gang Lieutenant")
    assert "Ken Kaneki 11 against Silent Blade 9." in p.log()  # 5 + (4 + 2)


def test_two_mates_give_their_strength_at_once(street: Any) -> None:
    """TKG-Q24: each still has the other's Melee when they leave."""
    p = street("A play: Ken Kaneki, Banner Carrier, Enji Koma\nB play: Warehouse Boss")
    p.do("A attack Ken Kaneki > Warehouse Boss", "A Banner Carrier + Enji Koma")
    assert "Ken Kaneki 10 against Warehouse Boss 9." in p.log()  # 5 + 3 + 2


# -- Rampage --------------------------------------------------------------------------------------------------------


def test_rampage(street: Any) -> None:
    """TKG-158, TKG-159, TKG-160, TKG-D08: readied in its first attack of a turn; the second attack has none."""
    p = street("A play: Warehouse Boss\nB play: Stray Ghoul, Counter Hand, Enji Koma")
    p.do("A attack Warehouse Boss > Stray Ghoul")
    assert p.asks == "A rampage"
    p.do("A yes")
    assert not p.drained("A play", "Warehouse Boss")
    p.do("A attack Warehouse Boss > Counter Hand")
    assert p.drained("A play", "Warehouse Boss")
    assert p.phase == "draw"
    assert p.lies("B play", "Enji Koma")


def test_rampage_declined_is_gone(street: Any) -> None:
    """TKG-158, TKG-Q22: optional, and only then."""
    p = street("A play: Warehouse Boss, Enji Koma\nB play: Stray Ghoul, Counter Hand")
    p.do("A attack Warehouse Boss > Stray Ghoul", "A no", "A none")
    assert p.drained("A play", "Warehouse Boss")
    assert not [option for option in p.options if "attack Warehouse" in option]


def test_rampage_makes_ready_for_anything(street: Any) -> None:
    """TKG-160: Teamwork and payment for a location as well."""
    p = street("A play: Ayato Kirishima, Bookshop Student\nB play: Stray Ghoul, Warehouse Boss")
    p.do("A attack Ayato Kirishima > Stray Ghoul", "A yes", "A none")
    assert "take Anteiku" in p.options
    p.do("A attack Bookshop Student > Warehouse Boss", "A Ayato Kirishima")
    assert "Bookshop Student 10 against Warehouse Boss 9." in p.log()


def test_no_help_from_oneself(street: Any) -> None:
    """TKG-Q23: a rampaging ally is ready during its own attack, but no mate of itself."""
    p = street("A play: Ayato Kirishima, Enji Koma\nB play: Silent Blade")
    p.do("A attack Ayato Kirishima > Silent Blade", "A yes")
    assert p.options == ["Enji Koma"]


def test_a_card_that_comes_back_is_new(street: Any) -> None:
    """TKG-172, TKG-Q62: bonuses, drained state and memory of attacks stay behind when it leaves play."""
    from pyengine.games.tokyo_ghoul import state

    p = street("A play: Ayato Kirishima, Enji Koma\nB play: Stray Ghoul, Counter Hand")
    p.do("A attack Ayato Kirishima > Stray Ghoul", "A no", "A none")
    card, t = p.card("A play", "Ayato Kirishima"), p.t
    t.bonus[card] = 3
    t.tortured.append(card)
    state.leave(t, card, t.place("discard", 0))
    t.move(card, t.place("play", 0))
    assert not p.drained("A play", "Ayato Kirishima")
    assert p.strength("A play", "Ayato Kirishima") == 6
    assert card not in t.attacked
    assert card not in t.tortured


# -- Stealth --------------------------------------------------------------------------------------------------------


def test_stealth_gets_past_enemies(street: Any) -> None:
    """TKG-162, TKG-164, TKG-Q36, TKG-Q39: for attacks on rivals' allies only; the enemies stay."""
    p = street(
        """A play: Window Breaker, Enji Koma, Bar Owner
        A foes: Feral Kin
        A deck: Stray Ghoul, Stray Ghoul
        B play: Counter Hand"""
    )
    assert p.options == [
        "attack Window Breaker > Feral Kin",
        "attack Enji Koma > Feral Kin",
        "attack Bar Owner > Feral Kin",
        "attack Window Breaker > Counter Hand",
        "end",
    ]
    assert p.refused("A", ("strategize", p.card("A play", "Enji Koma"))) == (
        "1 enemy faces you: no Strategize before it is gone."
    )
    assert "no takeover" in p.refused("A", ("take", p.card("site.0", "Anteiku")))
    p.do("A attack Window Breaker > Counter Hand", "A none")
    assert p.lies("B discard", "Counter Hand")
    assert p.lies("A foes", "Feral Kin")


def test_stealth_with_teamwork(street: Any) -> None:
    """TKG-Q28: allies without Stealth may help."""
    p = street("A play: Stage Duelist, Enji Koma\nA foes: Feral Kin\nB play: Ken Kaneki")
    p.do("A attack Stage Duelist > Ken Kaneki", "A Enji Koma")
    assert p.lies("B discard", "Ken Kaneki")  # 6 against 5
    assert p.lies("A play", "Stage Duelist")


def test_stealth_ignores_guardian(street: Any) -> None:
    """TKG-163, TKG-Q27: also what is called Guardian for a time; others still feel it."""
    p = street("A play: Stage Duelist, Bookshop Student\nB play: Doorway Guard, Old Proprietor")
    p.t.guard[1] = 2
    p.do("A attack Stage Duelist > Doorway Guard", "A none")
    assert "Stage Duelist 5 against Doorway Guard 4." in p.log()
    p.do("A attack Bookshop Student > Old Proprietor")
    assert "Bookshop Student 4 against Old Proprietor 9." in p.log()  # 5 + 2 + 2


def test_stealth_of_the_defender_or_a_mate_is_no_help(street: Any) -> None:
    """TKG-Q27: only the attacker's counts."""
    p = street("A play: Bookshop Student, Window Breaker\nB play: Turncoat Inspector")
    p.do("A attack Bookshop Student > Turncoat Inspector", "A Window Breaker")
    assert "Bookshop Student 8 against Turncoat Inspector 7." in p.log()


# -- Strategize -----------------------------------------------------------------------------------------------------


def test_strategize(street: Any) -> None:
    """TKG-165, TKG-166: drained, two cards wounded, then the effect; enemies among them do not come into play."""
    p = street("A play: Contract Fixer\nA deck: Feral Kin, Ken Kaneki, Enji Koma\nA hand: Warm Welcome")
    p.do("A strategize Contract Fixer")
    assert p.drained("A play", "Contract Fixer")
    assert p.lies("A discard", "Feral Kin", "Ken Kaneki")
    assert p.count("A foes") == 0
    assert p.vp("A") == 1
    assert "A wounds Feral Kin and Ken Kaneki of the ally deck." in p.log(1)


@pytest.mark.parametrize(("deck", "discard", "legal"), [
    ("", "", False), ("Stray Ghoul", "", False), ("", "Stray Ghoul", False),
    ("Stray Ghoul", "Enji Koma", True), ("", "Stray Ghoul, Enji Koma", True), ("Stray Ghoul, Enji Koma", "", True),
])  # fmt: skip
def test_strategize_needs_two_cards(street: Any, deck: str, discard: str, legal: bool) -> None:
    """TKG-167, TKG-Q38: in deck and discard pile together."""
    p = street(f"A play: Contract Fixer\nA deck: {deck}\nA discard: {discard}\nB play: Ken Kaneki")
    assert ("strategize Contract Fixer" in p.options) == legal
    if not legal:
        sentence = p.refused("A", ("strategize", p.card("A play", "Contract Fixer")))
        assert sentence.startswith("Strategize wounds 2 cards of your ally deck; deck and discard pile together have ")


def test_strategize_with_a_reshuffle_between(street: Any) -> None:
    """TKG-Q38, TKG-Q10: one by one; both cards are named to all."""
    p = street("A play: Contract Fixer\nA deck: Ken Kaneki\nA discard: Enji Koma\nA hand: Warm Welcome")
    p.do("A strategize Contract Fixer")
    assert p.count("A deck") + p.count("A discard") == 2
    assert p.count("A discard") == 1
    lines = p.log(1).splitlines()
    at = lines.index("A wounds Ken Kaneki of the ally deck.")
    assert lines[at + 1] == "A shuffles 2 cards into a new ally deck."
    assert lines[at + 2] in ("A wounds Ken Kaneki of the ally deck.", "A wounds Enji Koma of the ally deck.")


# -- Torture --------------------------------------------------------------------------------------------------------


def test_torture_after_each_win_of_any_ally(street: Any) -> None:
    """TKG-168, TKG-Q32: also when another ally wins, and when the Torture ally is drained."""
    p = street(
        """A play: Bone Picker, Bookshop Student
        A discard: Stray Ghoul, Stray Ghoul, Stray Ghoul
        B play: Enji Koma, Counter Hand"""
    )
    p.do("A attack Bone Picker > Enji Koma", "A none")
    assert p.asks == "A banish"
    p.do("A Stray Ghoul", "A attack Bookshop Student > Counter Hand")
    assert p.asks == "A banish"
    p.do("A Stray Ghoul")
    assert p.lies("banished", "Stray Ghoul", "Stray Ghoul")


def test_torture_counts_enemies(street: Any) -> None:
    """TKG-169."""
    p = street("A play: Laughing Tormentor\nA foes: Beat Constable")
    p.do("A attack Laughing Tormentor > Beat Constable")
    assert p.vp("A") == 1


def test_torture_needs_a_win_in_the_own_turn(street: Any) -> None:
    """TKG-169: not a tie, not a defeat, not a defender's win in a rival's turn."""
    p = street("A play: Stray Ghoul, Enji Koma, Laughing Tormentor\nB play: Stray Ghoul, Warehouse Boss")
    p.do("A attack Stray Ghoul > Stray Ghoul", "A none")
    assert p.vp("A") == 0
    p.do("A attack Enji Koma > Warehouse Boss", "A none")
    assert p.vp("A") == 0
    p.do("A attack Laughing Tormentor > Warehouse Boss")
    assert p.vp("A") == 0
    p = street("A play: Stray Ghoul\nB play: Laughing Tormentor")
    p.do("A attack Stray Ghoul > Laughing Tormentor")
    assert p.vp("B") == p.vp("A") == 0


def test_torture_mates_are_not_there_any_more(street: Any) -> None:
    """TKG-Q32, TKG-Q61: an ally that helped by Teamwork has left play."""
    p = street("A play: Ken Kaneki, Laughing Tormentor\nB play: Ayato Kirishima")
    p.do("A attack Ken Kaneki > Ayato Kirishima", "A Laughing Tormentor", "A none")
    assert p.vp("A") == 0


def test_torture_comes_after_the_loser_has_moved(street: Any) -> None:
    """TKG-Q19, TKG-Q32: the loser lies in its discard pile when Torture is asked; mates of the attack can be taken."""
    p = street("A play: Ken Kaneki, Enji Koma\nB play: Bookshop Student")
    p.do("A attack Ken Kaneki > Bookshop Student", "A Enji Koma")
    assert p.lies("B discard", "Bookshop Student")
    assert p.asks == "A banish"
    assert p.options == ["Enji Koma"]


def test_several_tortures_in_an_order_of_choice(street: Any) -> None:
    """TKG-D11, TKG-Q32: different ones are ordered; equal ones need no question."""
    p = street(
        """A play: Ken Kaneki, Laughing Tormentor
        A discard: Stray Ghoul
        B play: Enji Koma"""
    )
    p.do("A attack Ken Kaneki > Enji Koma", "A none")
    assert p.asks == "A torture"
    assert p.options == ["Ken Kaneki", "Laughing Tormentor"]
    p.do("A Laughing Tormentor")
    assert p.vp("A") == 1
    assert p.asks == "A banish"


def test_once_is_the_first_win_of_a_turn(street: Any) -> None:
    """TKG-Q32: each copy only once a turn, used up even if it gave nothing; two copies work both."""
    p = street("A play: Laughing Tormentor, Laughing Tormentor\nB play: Enji Koma, Counter Hand")
    p.do("A attack Laughing Tormentor > Enji Koma", "A none")
    assert p.vp("A") == 2
    p.do("A attack Laughing Tormentor > Counter Hand")
    assert p.vp("A") == 2
    p = street(
        "A play: Scar Collector, Bookshop Student\nA foes: Nosy Reporter\nB play: Counter Hand\nB hand: Ken Kaneki"
    )
    p.do("A attack Scar Collector > Nosy Reporter", "A none", "A attack Bookshop Student > Counter Hand")
    assert p.lies("B hand", "Ken Kaneki")


def test_once_is_fresh_in_the_next_turn(street: Any) -> None:
    """TKG-171: the limit is for a turn."""
    p = street("A play: Laughing Tormentor\nA hand: Warm Welcome\nB play: Enji Koma\nB hand: Ken Kaneki")
    p.do("A attack Laughing Tormentor > Enji Koma").pass_turn()
    assert p.t.tortured == p.t.attacked == []
