"""The end of a round: order of steps, Walls, blocking, breached Walls, assault (specification 3.9, 3.17)."""

from __future__ import annotations

from typing import Any

WALLS = "phase walls\ngiven castle: Horse, Horse, Swords, Swords, Cloak, Cloak\ngiven Tom pos in1\n"


def test_steps_of_the_end_of_a_round(stage: Any) -> None:
    """AOT-079, AOT-080, AOT-081, AOT-082, AOT-083, AOT-152: regenerate, Ongoing, Walls from D1 to D5, check, next round."""
    found = stage("""
    phase evening
    round 3
    given castle: Horse, Horse, Swords, Swords
    given inside.4: Cis
    given outside.0: Titan (4-Meter)
    given outside.2: Peering Titan (damage 5)
    given outside.4: Titan (6-Meter)
    """)
    facts = [fact for fact in found.match.facts[0] if fact["fact"] in ("regenerate", "ongoing", "wall", "round")]
    assert [fact["fact"] for fact in facts] == ["regenerate", "ongoing", "wall", "wall", "wall", "round"]
    assert [fact["place"] for fact in facts if fact["fact"] == "wall"] == ["district:0", "district:2", "district:4"]
    assert found.t.round == 4


def test_titans_of_a_district_add_up(check: Any) -> None:
    """AOT-153, AOT-154: 1 + 1 remove two tokens; 2 + 2 + 1 no more than there are."""
    check(WALLS + "given outside.2: Titan (4-Meter), Titan (6-Meter)\nsee tokens3 0")
    check(
        WALLS
        + "given outside.2: Titan (10-Meter), Female Titan, Titan (4-Meter)\nsee tokens3 0\nsee tokens2 2\nsee tokens4 2"
    )


def test_a_breached_wall_keeps_its_location(check: Any) -> None:
    """AOT-155, AOT-156: tokens never come back."""
    check(
        WALLS
        + "given wall.2: Armory\ngiven tokens3 1\ngiven outside.2: Titan (4-Meter)\nsee tokens3 0\nsee wall.2: Armory"
    )
    check(WALLS + "given tokens3 0\nsee tokens3 0\nsee round 2")


BLOCK = "phase walls\ngiven castle: Horse, Horse, Swords, Swords\ngiven Tom pos out3\ngiven Tom discard:\ngiven Ana discard:\n"


def test_each_blocked_point_costs_a_wound(check: Any) -> None:
    """AOT-157, AOT-084: one of two points; only Heroes in the Titans' space, not inside."""
    check(BLOCK + "given outside.2: Titan (10-Meter)\ndo Tom Armin: Wound 1\nsee tokens3 1\nsee Tom discard: Wound")
    check(BLOCK + "given Tom pos in3\ngiven outside.2: Titan (4-Meter)\nsee tokens3 1\nsee asks Tom first")


def test_several_heroes_divide_the_wounds(check: Any) -> None:
    """AOT-158, AOT-D25, AOT-159: all, some or none, as they like; one question, all gained at one time."""
    three = "given Ana pos out3\ngiven outside.2: Titan (10-Meter), Titan (4-Meter)\n"
    check(
        BLOCK
        + three
        + "do Tom Armin: Wound 1 + Sasha: Wound 1 + Sasha: Wound 2\nsee tokens3 2\nsee Tom discard: Wound\nsee Ana discard: Wound, Wound\nsee deaths 0"
    )
    check(BLOCK + three + "do Tom Sasha: Wound 1 + Sasha: Wound 2\nsee tokens3 1\nsee Tom discard:")
    check(BLOCK + three + "do Tom nothing\nsee tokens3 0")


def test_no_wounds_no_blocking(check: Any) -> None:
    """AOT-160, AOT-Q30: nothing with an empty stack; at most as many as the stack has."""
    check(BLOCK + "given wounds:\ngiven outside.2: Titan (10-Meter)\nsee tokens3 0\nsee asks Tom first")
    check(
        BLOCK
        + "given Ana pos out3\ngiven wounds: Wound\ngiven outside.2: Titan (10-Meter)\ndo Tom Sasha: Wound 1\nsee tokens3 1"
    )


def test_at_most_as_many_as_the_stack_has(stage: Any) -> None:
    """AOT-Q30: two Heroes, one Wound left: both together are refused."""
    found = stage(BLOCK + "given Ana pos out3\ngiven wounds: Wound\ngiven outside.2: Titan (10-Meter)")
    ask = found.match.open[0]
    assert ask.options == ("block:0:1", "block:1:1")
    assert found.match.refuse(0, ("block:0:1", "block:1:1")) is not None
    assert found.match.refuse(0, ("block:1:1",)) is None


def test_a_wounded_hero_may_block_and_dies(check: Any) -> None:
    """AOT-161, AOT-Q30: for any number of points; the points stay blocked."""
    check(
        BLOCK
        + "given kept.0: Wound\ngiven Tom deck: Thrust, Thrust, Thrust, Thrust, Thrust\ngiven outside.2: Titan (10-Meter)\n"
        "do Tom Armin: Wound 1 + Armin: Wound 2\ndo Tom Levi\nsee tokens3 2\nsee deaths 1\nsee wounds 20"
    )


def test_deaths_of_a_joint_block_in_token_order(check: Any) -> None:
    """AOT-Q30: gained together, then Ana, who has the token, then Tom."""
    check(
        BLOCK
        + "given token 1\ngiven Ana pos out3\ngiven kept.0: Wound\ngiven kept.1: Wound\ngiven outside.2: Titan (10-Meter)\n"
        "do Ana Armin: Wound 1 + Sasha: Wound 1\nsee asks Ana replace\nsee Tom discard: Wound\ndo Ana Levi\nsee asks Tom replace\ndo Tom Erwin\nsee tokens3 2"
    )


def test_a_block_saves_a_point_not_a_token(check: Any) -> None:
    """AOT-Q29: 3 damage on 2 tokens: the first Wound saves nothing visible."""
    check(BLOCK + "given outside.2: Titan (10-Meter), Titan (4-Meter)\ndo Tom Armin: Wound 1\nsee tokens3 0")


DOWN = WALLS + "given tokens3 0\ngiven inside.2: Cis, Ness\ngiven outside.2: Titan (4-Meter), Titan (6-Meter)\n"


def test_at_a_breached_wall_all_cards_inside_are_destroyed(check: Any) -> None:
    """AOT-162, AOT-163: whatever the damage; a Location on the Wall is safe."""
    check(DOWN + "given wall.2: Armory\nsee destroyed: Cis, Ness\nsee wall.2: Armory")


def test_nobody_can_block_that(check: Any) -> None:
    """AOT-164: Tom stands there and is not asked."""
    check(DOWN + "given Tom pos out3\nsee destroyed: Cis, Ness\nsee asks Tom first")


def test_then_the_titans_move_on(check: Any) -> None:
    """AOT-165, AOT-166: to the next District towards the Castle, whose Wall they do not strike in this round."""
    check(DOWN + "see outside.1: Titan (4-Meter), Titan (6-Meter)\nsee tokens2 2")


def test_not_in_the_round_in_which_they_breach_it(check: Any) -> None:
    """AOT-166: the Wall falls now; the Titan stays and nothing inside is destroyed yet."""
    check(
        WALLS
        + "given tokens3 1\ngiven inside.2: Cis\ngiven outside.2: Titan (4-Meter)\nsee tokens3 0\nsee outside.2: Titan (4-Meter)\nsee inside.2 has Cis"
    )


def test_breached_by_an_ongoing_in_the_same_end_of_round(check: Any) -> None:
    """AOT-Q27: cards inside are destroyed, the Titans stay; at District 1 there is no assault."""
    night = "phase ongoing\ngiven castle: Horse, Horse, Swords, Swords\ngiven Tom pos in5\n"
    check(
        night
        + "given tokens3 1\ngiven inside.2: Cis\ngiven outside.2: Armored Titan\nsee destroyed: Cis\nsee outside.2 has Armored Titan"
    )
    check(night + "given tokens1 1\ngiven outside.0: Armored Titan\nsee tokens1 0\nsee castle: Swords")


def test_breached_earlier_in_the_round(check: Any) -> None:
    """AOT-Q28: by an Ambush in the round, say; the normal rules, movement included."""
    check(DOWN + "see destroyed: Cis, Ness\nsee outside.1: Titan (4-Meter), Titan (6-Meter)")


ASSAULT = "phase walls\ngiven Tom pos in2\ngiven tokens1 0\n"


def test_assault_on_the_castle(check: Any) -> None:
    """AOT-167, AOT-168: 3 damage, one card inside: two Castle cards, one at a time; the Titans stay."""
    check(
        ASSAULT + "given inside.0: Cis\ngiven outside.0: Titan (10-Meter), Titan (4-Meter)\ngiven lurking: Sonny\n"
        "given castle: Armory, Titan Appears 2, Horse, Horse, Swords, Swords\n"
        "see destroyed: Cis, Armory\nsee outside.4 has Sonny\nsee outside.0: Titan (10-Meter), Titan (4-Meter)\nsee castle: Swords"
    )


def test_no_assault_while_cards_inside_suffice(check: Any) -> None:
    """AOT-167: two cards for 2 damage."""
    check(
        ASSAULT
        + "given inside.0: Cis, Ness\ngiven outside.0: Titan (10-Meter)\ngiven castle: Horse, Horse, Swords, Swords\nsee destroyed: Cis, Ness\nsee castle: Swords"
    )


def test_assault_titans_ambush_and_strike_at_district_five(check: Any) -> None:
    """AOT-169: its Ambush at once; its damage in the same step."""
    check(
        ASSAULT.replace("Tom pos in2", "Tom pos in5")
        + "given Tom discard:\ngiven outside.0: Titan (4-Meter)\ngiven castle: Titan (10-Meter), Horse, Horse, Swords, Swords\n"
        "see Tom discard has Wound\nsee tokens5 0"
    )


def test_assault_with_a_small_castle(check: Any) -> None:
    """AOT-Q50: revealing stops; the loss comes at the loss check."""
    check(ASSAULT + "given outside.0: Titan (10-Meter)\ngiven castle: Horse\nsee destroyed: Horse\nsee by castle")


def test_an_archenemy_from_an_assault(check: Any) -> None:
    """AOT-Q49: no Ongoing this round, but its damage counts at District 5."""
    check(
        ASSAULT
        + "given outside.0: Titan (4-Meter)\ngiven lurking: Armored Titan\ngiven castle: Titan Appears 3, Horse, Horse, Swords, Swords\nsee tokens5 1\nsee outside.4 has Armored Titan"
    )


TRAP = WALLS + "given trap 2\ngiven Tom pos out3\ngiven inside.2: Cis\ngiven outside.2: Titan (10-Meter)\n"


def test_titan_trap_holds_its_titans(check: Any) -> None:
    """AOT-242: no token, nobody is asked to take a Wound."""
    check(TRAP + "see tokens3 2\nsee asks Tom first")


def test_titan_trap_at_a_breached_wall(check: Any) -> None:
    """AOT-Q25, AOT-242: nothing destroyed, no move, no assault; the token is gone afterwards."""
    check(TRAP + "given tokens3 0\nsee inside.2 has Cis\nsee outside.2: Titan (10-Meter)\nsee trap -1")
    check(
        ASSAULT
        + "given trap 0\ngiven outside.0: Titan (10-Meter)\ngiven castle: Horse, Horse, Swords, Swords\nsee castle: Swords"
    )
    check("given trap 0\ngiven Tom hand: Titan Trap, Courage\ndo Tom play Titan Trap\nsee trap 2")


def test_titan_trap_does_not_stop_ongoing_abilities(check: Any) -> None:
    """AOT-243."""
    check(
        "phase ongoing\ngiven Tom pos in1\ngiven trap 2\ngiven outside.2: Armored Titan\ngiven castle: Horse, Horse, Swords, Swords\nsee tokens3 1"
    )


def test_trost_in_an_assault(check: Any) -> None:
    """AOT-Q26: 2 − 1 against no card: one is revealed; with 1 − 1 nothing, and the Titan stays."""
    base = ASSAULT + "given wall.0: Trost\ngiven castle: Horse, Horse, Swords, Swords, Cloak\n"
    check(base + "given outside.0: Titan (10-Meter)\nsee destroyed: Horse\nsee castle: Cloak")
    check(base + "given outside.0: Titan (4-Meter)\nsee destroyed:\nsee outside.0: Titan (4-Meter)")


def test_the_forecast_says_what_comes(stage: Any) -> None:
    """AOT-154, AOT-165, AOT-167, AOT-242, AOT-244: each Wall's damage at the end of the round, for the page."""
    found = stage("""
    given move 1
    given tokens1 0
    given tokens2 0
    given inside.0: Cis
    given inside.1: Ness, Eld
    given wall.3: Trost
    given trap 4
    given outside.0: Titan (10-Meter), Titan (4-Meter)
    given outside.1: Titan (4-Meter)
    given outside.2: Titan (10-Meter)
    given outside.3: Titan (6-Meter)
    given outside.4: Titan (6-Meter)
    """)
    rows = [district["forecast"] for district in found.match.view(0)["table"]["districts"]]
    assert [row["damage"] for row in rows] == [3, 1, 2, 0, 0]
    assert [row["assault"] for row in rows] == [2, 0, 0, 0, 0]
    assert [row["eats"] for row in rows] == [1, 2, 0, 0, 0]
    assert [row["moves"] for row in rows] == [False, True, False, False, False]
    assert [row["breach"] for row in rows] == [False, False, True, False, False]
    assert [row["tokens"] for row in rows] == [0, 0, 0, 2, 2]
