"""The Action Phase: who may act, attacks, Teamwork, wounds (specification 3.7 and 3.8)."""

from __future__ import annotations

from typing import Any

import pytest

# -- actions --------------------------------------------------------------------------------------------------------


def test_one_action_each_in_any_order(street: Any) -> None:
    """TKG-080, TKG-082, TKG-083: every ally acts once, the order is free, and acting drains."""
    p = street("A play: Ken Kaneki, Bookshop Student\nB play: Stray Ghoul, Quiet Regular, Counter Hand")
    p.do("A attack Bookshop Student > Stray Ghoul", "A none")
    assert p.drained("A play", "Bookshop Student")
    assert not p.drained("A play", "Ken Kaneki")
    assert [o for o in p.options if "attack" in o] == [
        "attack Ken Kaneki > Quiet Regular",
        "attack Ken Kaneki > Counter Hand",
    ]
    p.do("A attack Ken Kaneki > Counter Hand")
    assert p.lies("B play", "Quiet Regular")
    assert p.phase == "draw"


def test_an_ally_need_not_act(street: Any) -> None:
    """TKG-081, TKG-D04: the phase ends when its player says so."""
    p = street("A play: Ken Kaneki\nB play: Stray Ghoul\nA hand: Warm Welcome")
    p.do("A end")
    assert p.asks == "A trim"
    assert not p.drained("A play", "Ken Kaneki")
    assert p.count("B play") == 1


def test_ready_and_drained(street: Any) -> None:
    """TKG-084: effects that ask for ready or drained allies mean just these two states."""
    p = street("A play: Mask Carver, Ken Kaneki (drained), Enji Koma, Counter Hand\nA deck: Stray Ghoul, Stray Ghoul")
    p.do("A strategize Mask Carver")
    assert p.options == ["Enji Koma", "Counter Hand"]


def test_a_drained_ally_can_do_nothing(street: Any) -> None:
    """TKG-085: no attack, no Strategize, no Teamwork, no payment."""
    p = street(
        """A play: Enji Koma (drained), Bean Roaster, Quiet Regular (drained)
        A deck: Stray Ghoul, Stray Ghoul
        B play: Stray Ghoul"""
    )
    koma, ghoul = p.card("A play", "Enji Koma"), p.card("B play", "Stray Ghoul")
    for value in (("attack", koma, ghoul), ("strategize", koma)):
        assert p.refused("A", value) == "Enji Koma is drained: it has acted in this turn."
    assert p.why("A", koma)[1] == "TKG-085"
    assert p.options == ["attack Bean Roaster > Stray Ghoul", "take Anteiku", "end"]
    p.do("A take Anteiku")  # Bean Roaster alone can pay: asked of nobody
    assert p.lies("A play", "Enji Koma", "Quiet Regular")
    p = street("A play: Enji Koma (drained), Bean Roaster\nB play: Stray Ghoul\nA hand: Warm Welcome")
    p.do("A attack Bean Roaster > Stray Ghoul")
    assert p.asks == "A trim"  # nobody was there to help


def test_attack_or_strategize(street: Any) -> None:
    """TKG-086: the actions of an ally without enemies in play."""
    p = street("A play: Contract Fixer\nA deck: Stray Ghoul, Stray Ghoul\nB play: Counter Hand")
    assert p.options == ["attack Contract Fixer > Counter Hand", "strategize Contract Fixer", "end"]


def test_enemies_first(street: Any) -> None:
    """TKG-087, TKG-Q55: with an enemy in play nothing but attacks on it, and the end of the phase."""
    p = street(
        """A play: Contract Fixer, Bean Roaster
        A foes: Beat Constable
        A deck: Stray Ghoul, Stray Ghoul
        B play: Counter Hand"""
    )
    assert p.options == ["attack Contract Fixer > Beat Constable", "attack Bean Roaster > Beat Constable", "end"]
    fixer, hand = p.card("A play", "Contract Fixer"), p.card("B play", "Counter Hand")
    assert p.refused("A", ("attack", fixer, hand)) == "1 enemy faces you: your allies must attack it first."
    assert p.why("A", hand)[1] == "TKG-087"


def test_after_the_last_enemy_allies_act_normally(street: Any) -> None:
    """TKG-088, TKG-112: not before all are gone."""
    p = street(
        """A play: Ken Kaneki, Bookshop Student, Bean Roaster
        A foes: Nosy Reporter, Beat Constable
        B play: Counter Hand"""
    )
    p.do("A attack Ken Kaneki > Beat Constable", "A none")
    assert all("Nosy Reporter" in o for o in p.options if "attack" in o)
    p.do("A attack Bookshop Student > Nosy Reporter", "A none")
    assert p.options == ["attack Bean Roaster > Counter Hand", "take Anteiku", "end"]


def test_enemies_may_be_left_alone(street: Any) -> None:
    """TKG-089."""
    p = street("A play: Ken Kaneki\nA foes: Beat Constable\nA hand: Warm Welcome")
    p.do("A end")
    assert p.asks == "A trim"
    assert p.lies("A discard", "Beat Constable")


def test_no_strategize_without_the_ability(street: Any) -> None:
    """TKG-090, TKG-Q58: and no other ability is an action."""
    p = street("A play: Ken Kaneki, Gallery Patron\nA deck: Stray Ghoul, Stray Ghoul\nB play: Counter Hand")
    card = p.card("A play", "Ken Kaneki")
    assert p.refused("A", ("strategize", card)) == "Ken Kaneki has no Strategize ability."
    assert {option.split(" ")[0] for option in p.options} == {"attack", "take", "end"}


# -- attacks --------------------------------------------------------------------------------------------------------


def test_the_attacker_is_drained_first(street: Any) -> None:
    """TKG-091: before Teamwork is asked."""
    p = street("A play: Ken Kaneki, Enji Koma\nB play: Ayato Kirishima")
    p.do("A attack Ken Kaneki > Ayato Kirishima")
    assert p.asks == "A teamwork"
    assert p.drained("A play", "Ken Kaneki")


def test_only_own_allies_attack(street: Any) -> None:
    """TKG-091: no rival's ally, no card of the hand."""
    p = street("A play: Ken Kaneki\nA hand: Enji Koma\nB play: Stray Ghoul, Counter Hand")
    ghoul, hand, koma = p.card("B play", "Stray Ghoul"), p.card("B play", "Counter Hand"), p.card("A hand", "Enji Koma")
    for attacker in (ghoul, koma):
        assert "no ally of yours in play" in p.refused("A", ("attack", attacker, hand))


def test_targets(street: Any) -> None:
    """TKG-092: any ally of any rival, ready or drained; no own ally, no rival's enemy, no card elsewhere."""
    p = street(
        """A play: Ken Kaneki, Enji Koma
        B play: Stray Ghoul (drained)
        B foes: Beat Constable
        B discard: Counter Hand
        C play: Bean Roaster""",
        seats=3,
    )
    assert [o for o in p.options if "Kaneki" in o] == [
        "attack Ken Kaneki > Stray Ghoul",
        "attack Ken Kaneki > Bean Roaster",
    ]
    kaneki = p.card("A play", "Ken Kaneki")
    assert p.refused("A", ("attack", kaneki, p.card("A play", "Enji Koma"))) == "Your own allies are no targets."
    assert "That enemy faces B" in p.refused("A", ("attack", kaneki, p.card("B foes", "Beat Constable")))
    assert "no ally in play" in p.refused("A", ("attack", kaneki, p.card("B discard", "Counter Hand")))


def test_attack_abilities_come_before_teamwork(street: Any) -> None:
    """TKG-093, TKG-Q19: so allies that help in this attack cannot be devoured for it."""
    p = street("A play: Hungry Orphan, Enji Koma\nA discard: Stray Ghoul, Bean Roaster\nB play: Ayato Kirishima")
    p.do("A attack Hungry Orphan > Ayato Kirishima")
    assert p.asks == "A devour"
    assert p.options == ["Stray Ghoul", "Bean Roaster"]
    p.do("A Stray Ghoul")
    assert p.asks == "A teamwork"
    p.do("A Enji Koma")
    assert p.lies("B discard", "Ayato Kirishima")  # 2 + 3 + 1 = 6
    assert p.lies("A discard", "Bean Roaster", "Enji Koma", "Hungry Orphan")


def test_several_attack_abilities_in_an_order_of_choice(street: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """TKG-093, TKG-Q19, TKG-D05: no card of the pool has two, so one is given two here."""
    from pyengine.games.tokyo_ghoul import battle

    p = street("A play: Hungry Orphan\nA discard: Stray Ghoul, Bean Roaster\nB play: Ayato Kirishima")
    kind = p.t.kind[p.card("A play", "Hungry Orphan")]
    both = tuple(("devour", "rampage") if n == kind else row for n, row in enumerate(battle.ATTACKS))
    monkeypatch.setattr(battle, "ATTACKS", both)
    p.do("A attack Hungry Orphan > Ayato Kirishima")
    assert p.asks == "A attack order"
    assert p.options == ["devour", "rampage"]
    p.do("A rampage")
    assert p.asks == "A rampage"
    p.do("A yes")
    assert p.asks == "A devour"


def test_teamwork_takes_any_number(street: Any) -> None:
    """TKG-094, TKG-D09: any set of the other ready allies, none included; the attacker is not among them."""
    p = street("A play: Ken Kaneki, Enji Koma, Stray Ghoul, Bean Roaster (drained)\nB play: Silent Blade")
    p.do("A attack Ken Kaneki > Silent Blade")
    assert p.options == ["Enji Koma", "Stray Ghoul"]
    assert p.limits == (0, 2)
    p.do("A Enji Koma + Stray Ghoul")
    assert p.lies("A discard", "Enji Koma", "Stray Ghoul", "Ken Kaneki")  # 9 against 9
    assert p.lies("B discard", "Silent Blade")


def test_teamwork_adds_the_sum_of_strengths(street: Any) -> None:
    """TKG-095, TKG-018: 5 + 1 + 3 = 9 against 8."""
    p = street("A play: Ken Kaneki, Enji Koma, Stray Ghoul\nA foes: CCG Senior Investigator")
    p.do("A attack Ken Kaneki > CCG Senior Investigator", "A Enji Koma + Stray Ghoul")
    assert "Ken Kaneki 9 against CCG Senior Investigator 8." in p.log()
    assert p.lies("A play", "Ken Kaneki")


def test_teamwork_is_for_one_battle(street: Any) -> None:
    """TKG-Q24: no duration: a second attack of the same ally has its own strength again."""
    p = street("A play: Twin-Blade Runner, Enji Koma\nB play: Ayato Kirishima, Warehouse Boss")
    p.do("A attack Twin-Blade Runner > Ayato Kirishima", "A yes", "A Enji Koma")
    assert p.lies("B play", "Warehouse Boss")
    assert p.strength("A play", "Twin-Blade Runner") == 6
    p.do("A attack Twin-Blade Runner > Warehouse Boss")
    assert "Twin-Blade Runner 6 against Warehouse Boss 9." in p.log()


def test_mates_are_gone_whatever_happens(street: Any) -> None:
    """TKG-096, TKG-Q13: also after a defeat, without a wound, and without abilities of their own."""
    p = street("A play: Bean Roaster, Hungry Orphan\nA discard: Stray Ghoul, Stray Ghoul\nB play: Ayato Kirishima")
    p.do("A attack Bean Roaster > Ayato Kirishima", "A Hungry Orphan")
    assert p.lies("A discard", "Stray Ghoul", "Stray Ghoul", "Bean Roaster", "Hungry Orphan")
    assert p.count("banished") == 0  # nothing was devoured
    assert "Hungry Orphan is wounded" not in p.log()
    assert p.lies("B play", "Ayato Kirishima")


def test_the_defender_has_no_say(street: Any) -> None:
    """TKG-097: no Teamwork, no response: the next question is the attacker's again."""
    p = street("A play: Ken Kaneki, Bookshop Student\nB play: Stray Ghoul, Ayato Kirishima, Warehouse Boss")
    p.do("A attack Ken Kaneki > Stray Ghoul", "A none")
    assert p.asks == "A act"
    assert p.lies("B play", "Ayato Kirishima", "Warehouse Boss")


def test_the_lower_strength_is_wounded(street: Any) -> None:
    """TKG-098, TKG-100, TKG-102: the winner stays, by however much; nobody scores."""
    p = street("A play: Silent Blade, Bookshop Student\nB play: Stray Ghoul, Counter Hand")
    p.do("A attack Bookshop Student > Stray Ghoul", "A none", "A attack Silent Blade > Counter Hand")
    assert p.lies("A play", "Silent Blade", "Bookshop Student")
    assert p.lies("B discard", "Stray Ghoul", "Counter Hand")
    assert p.vp("A") == p.vp("B") == 0


def test_a_tie_wounds_both(street: Any) -> None:
    """TKG-099: each to its own discard pile."""
    p = street("A play: Stray Ghoul\nB play: Stray Ghoul")
    p.do("A attack Stray Ghoul > Stray Ghoul")
    assert p.lies("A discard", "Stray Ghoul")
    assert p.lies("B discard", "Stray Ghoul")


def test_a_losing_attacker_is_wounded(street: Any) -> None:
    """TKG-101, TKG-Q60: a hopeless attack is legal, and the defender is unharmed."""
    p = street("A play: Quiet Regular\nB play: Warehouse Boss")
    p.do("A attack Quiet Regular > Warehouse Boss")
    assert p.lies("A discard", "Quiet Regular")
    assert p.lies("B play", "Warehouse Boss")


def test_a_target_that_left_is_not_fought(street: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """TKG-103, TKG-Q33: no battle, no win, the attacker stays drained. (An attack ability takes the target away.)"""
    from pyengine.games.tokyo_ghoul import battle, state

    p = street("A play: Ken Kaneki, Glutton Prince\nA discard: Enji Koma, Counter Hand\nB play: Stray Ghoul")
    target = p.card("B play", "Stray Ghoul")

    def carry_off(t: Any, me: int, card: int) -> None:
        state.leave(t, target, t.place("discard", 1))

    monkeypatch.setattr(battle, "_devour_any", carry_off)
    p.do("A attack Glutton Prince > Stray Ghoul", "A none")
    assert "against" not in p.log()
    assert p.drained("A play", "Glutton Prince")
    assert p.count("A discard") == 2  # no Torture of Kaneki's asked either
    assert p.asks == "A act"


# -- wounds ---------------------------------------------------------------------------------------------------------


def test_a_wounded_card_goes_to_its_players_discard_pile(street: Any) -> None:
    """TKG-104, TKG-106: battle, effect, payment; none of them is banished."""
    p = street(
        """A play: Ward Peacekeeper, Ken Kaneki
        A deck: Stray Ghoul, Stray Ghoul
        B play: Enji Koma
        C play: Bean Roaster""",
        seats=3,
    )
    p.do("A strategize Ward Peacekeeper", "A Bean Roaster")
    assert p.lies("C discard", "Bean Roaster")
    p.do("A attack Ken Kaneki > Enji Koma")
    assert p.lies("B discard", "Enji Koma")
    p = street("A play: Bean Roaster")
    p.do("A take Anteiku")
    assert p.lies("A discard", "Bean Roaster")
    assert p.count("banished") == 0


def test_wounding_cards_of_a_deck(street: Any) -> None:
    """TKG-105: from the top to that player's discard pile."""
    p = street("A play: Contract Fixer\nA deck: Ken Kaneki, Beat Constable, Enji Koma")
    p.do("A strategize Contract Fixer")
    assert p.lies("A discard", "Ken Kaneki", "Beat Constable")
    assert p.lies("A deck", "Enji Koma")


def test_allies_stay_as_they_are_through_rivals_turns(street: Any) -> None:
    """TKG-142, TKG-Q54: ready or drained, and drained ones defend with their full strength."""
    p = street(
        """A play: Ken Kaneki, Bookshop Student
        A hand: Warm Welcome
        B play: Stray Ghoul
        B deck: Enji Koma
        B hand: Old Proprietor"""
    )
    p.do("A attack Ken Kaneki > Stray Ghoul", "A none").pass_turn()
    assert p.t.turn == 1
    assert p.drained("A play", "Ken Kaneki")
    assert not p.drained("A play", "Bookshop Student")
    assert p.strength("A play", "Ken Kaneki") == 5
