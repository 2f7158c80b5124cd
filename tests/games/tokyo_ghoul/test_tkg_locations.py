"""Locations: takeovers, their price, what they give, how they are lost (specification 3.10)."""

from __future__ import annotations

from typing import Any

# -- what can be taken ----------------------------------------------------------------------------------------------


def test_takeovers_belong_to_the_action_phase(street: Any) -> None:
    """TKG-114: not while cards are bought, and not with an enemy in play."""
    p = street("A play: Bar Owner\nA hand: Enji Koma", phase="influence")
    assert p.why("A", p.card("site.0", "Anteiku"))[1] == "TKG-114"
    p = street("A play: Bar Owner\nA foes: Beat Constable")
    anteiku = p.card("site.0", "Anteiku")
    assert p.refused("A", ("take", anteiku)) == "1 enemy faces you: no takeover before it is gone."
    assert p.why("A", anteiku)[1] == "TKG-114"


def test_never_a_location_of_ones_own(street: Any) -> None:
    """TKG-115, TKG-Q35: unclaimed ones and those of others only."""
    p = street("A play: Bar Owner, Bean Roaster, Bean Roaster\nA held: Anteiku\nB held: Masked Theater")
    assert {option for option in p.options if "take" in option} == {
        "take Masked Theater",
        "take Harbor Warehouse",
        "take Flooded Arena",
        "take Detention Annex",
    }
    assert p.refused("A", ("take", p.card("A held", "Anteiku"))) == "Anteiku is yours already."


def test_a_rivals_location_is_protected_by_any_ally(street: Any) -> None:
    """TKG-116, TKG-117: ready or drained; an enemy in front of the rival protects nothing."""
    for ally in ("Quiet Regular", "Quiet Regular (drained)"):
        p = street(f"A play: Bar Owner\nB play: {ally}\nB held: Anteiku")
        sentence = p.refused("A", ("take", p.card("B held", "Anteiku")))
        assert (
            sentence
            == "Anteiku is B’s, and B still has 1 ally in play; a rival’s location falls only when none is left."
        )
        assert p.why("A", p.card("B held", "Anteiku"))[1] == "TKG-116"
    p = street("A play: Bar Owner\nB foes: Feral Kin\nB held: Anteiku")
    p.do("A take Anteiku")
    assert p.lies("A held", "Anteiku")


def test_somebody_elses_allies_do_not_protect(street: Any) -> None:
    """TKG-116: only the controller's count."""
    p = street("A play: Bar Owner\nC play: Warehouse Boss\nB held: Anteiku", seats=3)
    p.do("A take Anteiku")
    assert p.lies("A held", "Anteiku")


def test_unclaimed_locations_are_open(street: Any) -> None:
    """TKG-118: whatever allies rivals have."""
    p = street("A play: Bean Roaster\nB play: Warehouse Boss, Silent Blade, Stray Ghoul, Stray Ghoul")
    p.do("A take Anteiku")
    assert p.lies("A held", "Anteiku")


# -- the price ------------------------------------------------------------------------------------------------------


def test_paying_with_ready_allies(street: Any) -> None:
    """TKG-119, TKG-D10: any set with enough influence; they are wounded."""
    p = street("A play: Quiet Regular, Stray Ghoul, Bar Owner\nA hand: Warm Welcome")
    p.do("A take Anteiku")
    assert p.asks == "A pay"
    assert p.options == ["Quiet Regular", "Stray Ghoul", "Bar Owner"]
    p.do("A Quiet Regular + Stray Ghoul")
    assert p.lies("A discard", "Quiet Regular", "Stray Ghoul")
    assert "is wounded" in p.log()


def test_paying_too_much(street: Any) -> None:
    """TKG-120: allowed, and the surplus is lost: nothing else is paid with it."""
    p = street("A play: Bar Owner, Bean Roaster\nA hand: Enji Koma")
    p.do("A take Anteiku", "A Bar Owner + Bean Roaster")
    assert p.lies("A discard", "Bar Owner", "Bean Roaster")
    assert p.pool == 0


def test_paying_too_little(street: Any) -> None:
    """TKG-121, TKG-021: refused with both numbers, and nobody is wounded."""
    p = street("A play: Quiet Regular, Stray Ghoul, Bar Owner")
    p.do("A take Anteiku")
    picks = (p.card("A play", "Quiet Regular"),)
    assert p.refused("A", picks) == "Anteiku costs 3 influence of ready allies; that is 2."
    assert p.count("A play") == 3
    assert p.match.label(0, picks)["label"] == "Take it: 2 for 3"


def test_what_does_not_count_as_payment(street: Any) -> None:
    """TKG-122, TKG-Q34, TKG-Q57: drained allies, income of locations, the pool."""
    p = street("A play: Quiet Regular, Bar Owner (drained)\nA held: Detention Annex\nB play: Stray Ghoul")
    assert not [option for option in p.options if "take" in option]
    assert p.why("A", p.card("site.0", "Anteiku"))[0] == "Anteiku costs 3 influence of ready allies; that is 2."
    p = street("A play: Quiet Regular, Window Breaker\nA hand: Old Proprietor\nB play: Stray Ghoul", phase="influence")
    assert p.phase == "action"  # 2 influence were left unspent
    assert not [option for option in p.options if "take" in option]


def test_strength_has_no_part(street: Any) -> None:
    """TKG-123: the weakest allies pay as well; no battle, nobody else is wounded, no Torture."""
    p = street("A play: Quiet Regular, Quiet Regular, Laughing Tormentor\nB play: Stray Ghoul\nB held: Masked Theater")
    p.do("A take Anteiku", "A Quiet Regular + Quiet Regular")
    assert p.lies("B play", "Stray Ghoul")
    assert p.vp("A") == 0
    assert "against" not in p.log()


def test_taking_over_is_no_action_of_an_ally(street: Any) -> None:
    """TKG-Q34: nobody is drained by it, those left may still act."""
    p = street("A play: Bean Roaster, Ken Kaneki\nB play: Stray Ghoul")
    p.do("A take Anteiku", "A Bean Roaster")
    assert not p.drained("A play", "Ken Kaneki")
    p.do("A attack Ken Kaneki > Stray Ghoul")


# -- afterwards -----------------------------------------------------------------------------------------------------


def test_the_location_is_yours(street: Any) -> None:
    """TKG-124, TKG-Q51: beside the ally deck; its ability works at once, its influence from the next turn on."""
    p = street("A play: Bar Owner, Bean Roaster, Stray Ghoul\nB play: Counter Hand")
    p.do("A take Harbor Warehouse", "A Bar Owner + Bean Roaster")
    assert p.lies("A held", "Harbor Warehouse")
    assert p.match.view(None)["table"]["wards"][2]["owner"] == 0
    assert p.strength("A play", "Stray Ghoul") == 4  # Melee +1 at once
    assert p.pool == 0


def test_the_masked_theater_helps_in_the_same_turn(street: Any) -> None:
    """TKG-Q51: taken in the Action Phase, it raises the draw of this very turn."""
    p = street("A play: Bar Owner, Bean Roaster\nA hand: Warm Welcome")
    p.do("A take Masked Theater", "A Bar Owner + Bean Roaster", "A nothing", "A 4th ward")
    assert p.count("A hand") == 6


def test_it_stays_without_allies(street: Any) -> None:
    """TKG-125: until somebody takes it."""
    p = street("A held: Anteiku\nA hand: Warm Welcome\nB hand: Ken Kaneki", phase="turn")
    p.pass_turn().pass_turn()
    assert p.t.turn == 0
    assert p.lies("A held", "Anteiku")


def test_another_player_takes_it(street: Any) -> None:
    """TKG-125, TKG-126: after clearing the last guard in the same phase."""
    p = street("A play: Ken Kaneki, Bean Roaster\nB play: Stray Ghoul\nB held: Anteiku")
    p.do("A attack Ken Kaneki > Stray Ghoul", "A none", "A take Anteiku")
    assert p.lies("A held", "Anteiku")
    assert p.count("B held") == 0


def test_several_takeovers_and_attacks_in_one_turn(street: Any) -> None:
    """TKG-126, TKG-Q35: mixed in any order as long as payment lasts."""
    p = street("A play: Bar Owner, Bean Roaster, Bean Roaster, Bookshop Student, Gallery Patron\nB play: Stray Ghoul")
    p.do("A take Anteiku", "A Bean Roaster", "A attack Bookshop Student > Stray Ghoul", "A none")
    p.do("A take Masked Theater", "A Bar Owner + Bean Roaster")
    assert p.lies("A held", "Anteiku", "Masked Theater")
    assert p.lies("A play", "Bookshop Student", "Gallery Patron")


def test_no_limit_to_the_number(street: Any) -> None:
    """TKG-127: four and the fifth."""
    p = street("A play: Bar Owner\nA held: Masked Theater, Harbor Warehouse, Flooded Arena, Detention Annex")
    p.do("A take Anteiku")
    assert p.count("A held") == 5


def test_a_released_location_goes_back(street: Any) -> None:
    """TKG-Q52, TKG-D18: to its ward, unclaimed, at its full price."""
    p = street(
        "A play: Bar Owner, Ken Kaneki\nA hand: Street Blockade\nB held: Flooded Arena, Anteiku", phase="influence"
    )
    p.do("A play Street Blockade")
    assert p.options == ["Flooded Arena", "Anteiku"]
    p.do("A Flooded Arena")
    assert p.lies("site.3", "Flooded Arena")
    assert p.lies("B held", "Anteiku")
    assert p.match.view(None)["table"]["wards"][3]["owner"] is None


def test_a_reduced_price_is_at_least_one(street: Any) -> None:
    """TKG-Q37: two Territory Claims take 4 off 3: it still costs 1."""
    p = street("A play: Bar Owner, Quiet Regular\nA hand: Territory Claim, Territory Claim", phase="influence")
    p.do("A play Territory Claim", "A play Territory Claim")
    assert p.face("site.0", "Anteiku")["cost"] == 1
    assert p.face("site.4", "Detention Annex")["cost"] == 4
    p = street("A play: Bar Owner, Window Breaker\nA hand: Territory Claim, Territory Claim", phase="influence")
    p.do("A play Territory Claim", "A play Territory Claim", "A take Anteiku")
    picks = (p.card("A play", "Window Breaker"),)
    assert p.refused("A", picks) == "Anteiku costs 1 influence of ready allies; that is 0."


# -- the five -------------------------------------------------------------------------------------------------------


def test_flooded_arena(street: Any) -> None:
    """TKG-021, TKG-D02, TKG-D12: once in each of the own Influence Phases one card of the discard pile, or none."""
    p = street("A play: Bar Owner\nA held: Flooded Arena\nA discard: Stray Ghoul, Feral Kin\nA hand: Enji Koma",
               phase="influence")  # fmt: skip
    assert "use Flooded Arena" in p.options
    p.do("A use Flooded Arena")
    assert p.limits == (0, 1)
    p.do("A Feral Kin")
    assert p.lies("banished", "Feral Kin")
    assert p.pool == 5
    assert "use Flooded Arena" not in p.options
    assert p.why("A", p.card("A held", "Flooded Arena"))[0] == (
        "Flooded Arena works once in each of your Influence Phases, and has."
    )


def test_flooded_arena_again_next_turn(street: Any) -> None:
    """TKG-171: what was used this turn can be used in the next one."""
    p = street(
        """A play: Bar Owner
        A held: Flooded Arena
        A discard: Stray Ghoul
        A hand: Ken Kaneki, Feral Kin
        B hand: Ken Kaneki""",
        phase="influence",
    )
    p.do("A use Flooded Arena", "A none").pass_turn().pass_turn()
    assert p.t.turn == 0
    assert not p.t.trashed


def test_flooded_arena_needs_a_pile(street: Any) -> None:
    """TKG-021: with an empty discard pile it is not offered, and says so; a rival's is of no use."""
    p = street("A play: Bar Owner\nA held: Flooded Arena\nA hand: Enji Koma", phase="influence")
    assert "the pile is empty" in p.why("A", p.card("A held", "Flooded Arena"))[0]
    p = street("A play: Bar Owner\nB held: Flooded Arena\nA discard: Stray Ghoul\nA hand: Enji Koma", phase="influence")
    assert p.options == ["recruit Enji Koma", "end"]


def test_harbor_warehouse_and_masked_theater(street: Any) -> None:
    """TKG-154, TKG-137: Melee +1 for the own allies in the own turn; up to 6 cards."""
    p = street("A play: Stray Ghoul\nA held: Harbor Warehouse\nB play: Stray Ghoul\nB held: Masked Theater")
    assert p.strength("A play", "Stray Ghoul") == 4
    assert p.strength("B play", "Stray Ghoul") == 3
    p = street(
        "A held: Masked Theater\nA hand: Ken Kaneki, Enji Koma, Bean Roaster, Counter Hand, Warm Welcome", phase="draw"
    )
    p.do("A nothing", "A 1st ward")
    assert p.count("A hand") == 6
