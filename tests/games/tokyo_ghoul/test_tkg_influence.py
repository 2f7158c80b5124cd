"""The Influence Phase: the pool, recruiting, strategies, enemies, the banished pile (specification 3.6)."""

from __future__ import annotations

from typing import Any

import pytest

# -- the pool -------------------------------------------------------------------------------------------------------


def test_the_pool_is_the_influence_of_the_flipped_allies(street: Any) -> None:
    """TKG-017, TKG-054: 1 + 2 + 3 + 0; strength and enemies add nothing."""
    p = street(
        "A deck: Stray Ghoul, Quiet Regular, Beat Constable, Bean Roaster, Window Breaker\nA hand: Counter Hand",
        phase="ally",
    )
    assert p.pool == 6


def test_locations_add_to_the_pool(street: Any) -> None:
    """TKG-055, TKG-Q15: 1 each for four of them, 2 for the Detention Annex."""
    play = "A play: Quiet Regular\nA hand: Counter Hand\n"
    assert street(play + "A held: Anteiku", phase="influence").pool == 3
    assert street(play + "A held: Detention Annex", phase="influence").pool == 4
    assert street(play + "B held: Anteiku", phase="influence").pool == 2


def test_the_pool_is_fixed_at_the_start(street: Any) -> None:
    """TKG-056, TKG-Q14, TKG-Q47: an ally flipped later adds no influence."""
    p = street(
        "A play: Stage Duelist, Quiet Regular\nA hand: Call in Favors, Counter Hand\nA deck: Bar Owner, Enji Koma",
        phase="influence",
    )
    assert p.pool == 3
    p.do("A play Call in Favors")
    assert "Bar Owner" in p.names("A play")
    assert p.t.pool == 0


def test_what_is_in_play_already_counts_once(street: Any) -> None:
    """TKG-Q14: the total is printed influence, whatever the state of an ally."""
    assert street("A play: Quiet Regular (drained), Bean Roaster\nA hand: Counter Hand", phase="influence").pool == 5


def test_three_kinds_of_plays_from_hand(street: Any) -> None:
    """TKG-057, TKG-D02: recruit an ally, play a strategy, play an enemy, end the phase; only cards of the own hand."""
    p = street(
        """A play: Bean Roaster
        A hand: Counter Hand, Whispered Lead, Beat Constable
        B hand: Enji Koma""",
        phase="influence",
    )
    assert p.options == ["recruit Counter Hand", "play Whispered Lead", "send Beat Constable > B", "end"]


def test_any_number_of_cards_in_any_order(street: Any) -> None:
    """TKG-058, TKG-016: each is paid when it is played; what cannot be paid any more is not offered."""
    p = street("A play: Bar Owner\nA hand: Counter Hand, Enji Koma, Bean Roaster, Beat Constable", phase="influence")
    p.do("A recruit Enji Koma")
    assert p.pool == 2
    p.do("A send Beat Constable > B")
    assert p.pool == 1
    assert p.options == ["recruit Counter Hand", "end"]


def test_a_card_that_costs_too_much_is_refused(street: Any) -> None:
    """TKG-059: with both numbers in the reason."""
    p = street("A play: Quiet Regular\nA hand: Ken Kaneki, Counter Hand", phase="influence")
    card = p.card("A hand", "Ken Kaneki")
    assert p.refused("A", ("recruit", card)) == "Ken Kaneki costs 5 influence; you have 2 left."
    assert p.why("A", card) == ("Ken Kaneki costs 5 influence; you have 2 left.", "TKG-059")


def test_playing_nothing(street: Any) -> None:
    """TKG-060: the phase can be ended with everything unspent."""
    p = street("A play: Bar Owner\nA hand: Counter Hand\nB play: Stray Ghoul", phase="influence")
    p.do("A end")
    assert p.asks == "A act"
    assert p.lies("A hand", "Counter Hand")


def test_influence_left_is_lost(street: Any) -> None:
    """TKG-061: it is gone at once, and the next turn counts anew."""
    p = street("A play: Bar Owner\nA hand: Counter Hand\nB play: Stray Ghoul", phase="influence")
    p.do("A end")
    assert p.pool == 0
    assert "4 influence is lost." in p.log()


def test_no_card_is_played_outside_the_influence_phase(street: Any) -> None:
    """TKG-062: neither in the Action Phase, nor in the Draw Phase, nor in a rival's turn."""
    p = street("A play: Bar Owner\nA hand: Counter Hand\nB play: Stray Ghoul\nB hand: Whispered Lead")
    card = p.card("A hand", "Counter Hand")
    p.refused("A", ("recruit", card))
    assert p.why("A", card)[1] == "TKG-062"
    other = p.card("B hand", "Whispered Lead")
    assert "not asked" in p.refused("B", ("play", other))
    assert p.why("B", other) == ("It is A’s turn.", "TKG-062")
    p = street("A play: Bar Owner\nA hand: Counter Hand", phase="draw")
    p.refused("A", ("recruit", p.card("A hand", "Counter Hand")))


def test_zero_cost(street: Any) -> None:
    """TKG-Q16: a card of cost 0 is played with 0 influence."""
    p = street("A play: Window Breaker\nA hand: Whispered Lead, Counter Hand", phase="influence")
    assert p.pool == 0
    assert p.options == ["play Whispered Lead", "end"]


# -- recruiting -----------------------------------------------------------------------------------------------------


def test_recruiting(street: Any) -> None:
    """TKG-063, TKG-064: paid, from hand to the own discard pile; not in play, and no influence now."""
    p = street("A play: Bar Owner\nA hand: Bean Roaster, Counter Hand", phase="influence")
    p.do("A recruit Bean Roaster")
    assert p.lies("A discard", "Bean Roaster")
    assert p.lies("A play", "Bar Owner")
    assert p.pool == 2


def test_a_recruit_comes_with_the_next_reshuffle(street: Any) -> None:
    """TKG-065: flipped in the turn after the deck has been made anew."""
    p = street("A play: Bar Owner\nA hand: Bean Roaster\nA deck: Stray Ghoul, Stray Ghoul\nB hand: Ken Kaneki",
               phase="influence")  # fmt: skip
    p.do("A recruit Bean Roaster")
    p.pass_turn().pass_turn()
    assert p.lies("A play", "Stray Ghoul", "Stray Ghoul", "Bean Roaster", "Bar Owner")


def test_the_recruit_ability_comes_after_the_card_lies_there(street: Any) -> None:
    """TKG-066, TKG-161, TKG-Q18: so it can pick itself."""
    p = street("A play: Stray Ghoul\nA hand: Loud Recruit", phase="influence")
    p.do("A recruit Loud Recruit")
    assert p.lies("A discard", "Loud Recruit")
    assert p.asks == "A banish"
    p.do("A Loud Recruit")
    assert p.lies("banished", "Loud Recruit")
    assert p.count("A discard") == 0


def test_recruit_works_only_once(street: Any) -> None:
    """TKG-067, TKG-Q17: not when the ally is wounded, put away, milled or shuffled later."""
    p = street(
        """A play: Contract Fixer, Night-Shift Cook
        A deck: Loud Recruit, Counter Hand
        A hand: Warm Welcome
        B play: Ken Kaneki"""
    )
    p.do("A strategize Contract Fixer")  # mills both
    assert p.lies("A deck", "Loud Recruit", "Counter Hand")  # made anew at once
    p.do("A attack Night-Shift Cook > Ken Kaneki")
    assert p.lies("A discard", "Night-Shift Cook")
    assert p.asks == "A trim"
    assert p.count("A hand") == 1


# -- strategies -----------------------------------------------------------------------------------------------------


def test_a_strategy_goes_to_the_banished_pile(street: Any) -> None:
    """TKG-068, TKG-069: paid, carried out, then banished; no ally discard pile gets it."""
    p = street("A play: Quiet Regular\nA hand: Warm Welcome, Old Proprietor", phase="influence")
    p.do("A play Warm Welcome")
    assert p.pool == 1
    p.do("A 13th ward")
    assert p.lies("banished", "Warm Welcome")
    assert p.count("A hand") == 3
    assert p.count("A discard") == p.count("B discard") == 0


def test_while_it_resolves_a_strategy_is_nowhere_else(street: Any) -> None:
    """TKG-070: neither in hand nor banished yet."""
    p = street("A play: Quiet Regular\nA hand: Warm Welcome, Old Proprietor", phase="influence")
    p.do("A play Warm Welcome")
    assert p.asks == "A draw"
    assert p.lies("A hand", "Old Proprietor")
    assert p.lies("resolving", "Warm Welcome")
    assert p.count("banished") == 0


def test_a_strategy_may_do_little_or_nothing(street: Any) -> None:
    """TKG-071, TKG-Q16: as far as possible; played for no effect it is paid for and banished all the same."""
    p = street("A play: Bar Owner\nA hand: Ambush, Counter Hand", phase="influence")
    p.do("A play Ambush")
    assert p.lies("banished", "Ambush")
    assert p.t.pool == 0
    p = street("A play: Quiet Regular\nA hand: Blackmail, Counter Hand\nB hand: Enji Koma", phase="influence")
    p.do("A play Blackmail", "A 4th ward")
    assert p.count("B hand") == 0  # one of two
    assert p.count("A hand") == 2


# -- enemies --------------------------------------------------------------------------------------------------------


def test_sending_an_enemy(street: Any) -> None:
    """TKG-072, TKG-Q49, TKG-D03: any one rival, on the discard pile, open to all."""
    p = street("A play: Bar Owner\nA hand: CCG Patrol, Enji Koma", seats=4, phase="influence")
    assert [o for o in p.options if "CCG" in o] == [f"send CCG Patrol > {seat}" for seat in "BCD"]
    p.do("A send CCG Patrol > C")
    assert p.lies("C discard", "CCG Patrol")
    assert p.pool == 2
    view = p.match.view(1)
    assert view["cards"][view["zones"]["discard.2"][0]]["name"] == "CCG Patrol"


def test_never_to_oneself(street: Any) -> None:
    """TKG-073."""
    p = street("A play: Bar Owner\nA hand: CCG Patrol", phase="influence")
    sentence = p.refused("A", ("send", p.card("A hand", "CCG Patrol"), "seat:0"))
    assert sentence == "An enemy that you play goes to a rival, never to yourself."
    assert p.why("A", "seat:0")[1] == "TKG-073"


def test_an_enemy_waits_for_the_reshuffle(street: Any) -> None:
    """TKG-074, TKG-075: it does nothing in the discard pile, and comes into play only when it is flipped."""
    p = street(
        """A play: Bar Owner
        A hand: Nosy Reporter
        A deck: Stray Ghoul
        B hand: Ken Kaneki, Enji Koma
        B deck: Quiet Regular, Quiet Regular, Quiet Regular, Quiet Regular, Stray Ghoul, Stray Ghoul""",
        phase="influence",
    )
    p.do("A send Nosy Reporter > B").pass_turn()
    assert p.t.turn == 1
    assert p.lies("B discard", "Nosy Reporter")
    assert p.count("B foes") == 0
    p.pass_turn().pass_turn()
    assert p.t.turn == 1
    assert p.lies("B foes", "Nosy Reporter") or "Nosy Reporter" in p.names("B deck")
    assert "Nosy Reporter" not in p.names("B discard")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ally_decks_start_without_enemies(new_game: Any, seats: int) -> None:
    """TKG-075: nothing but starting allies in them."""
    t = new_game(seats).game.t
    rules = new_game(seats).rules
    for zone in t.lay["deck"]:
        assert {rules.catalog[t.kind[card]].type for card in t.zones[zone]} == {"Ally"}


# -- the banished pile ----------------------------------------------------------------------------------------------


def test_one_common_banished_pile(street: Any) -> None:
    """TKG-076, TKG-077, TKG-078: strategies, discarded hand cards and banished cards of every seat lie in one pile."""
    p = street(
        """A play: Quiet Regular
        A hand: Feeding Frenzy, Blackmail
        A discard: Stray Ghoul
        B hand: Enji Koma, Counter Hand""",
        phase="influence",
    )
    p.do("A play Feeding Frenzy", "A Stray Ghoul")
    assert p.lies("banished", "Stray Ghoul", "Feeding Frenzy")
    p.do("A play Blackmail", "A 4th ward")
    assert p.lies("banished", "Stray Ghoul", "Feeding Frenzy", "Enji Koma", "Counter Hand", "Blackmail")


def test_banished_cards_stay_banished(street: Any) -> None:
    """TKG-079, TKG-Q50: an empty ward deck is not refilled, an ally deck neither."""
    p = street(
        "A hand: Warm Welcome\n20th ward: Enji Koma\nbanished: Ken Kaneki, Counter Hand\nA play: Stray Ghoul",
        phase="draw",
    )
    p.do("A nothing", "A 20th ward")
    assert p.count("20th ward") == 0
    p.pass_turn()
    assert p.lies("banished", "Ken Kaneki", "Counter Hand")
