"""Preconstructed and constructed decks (specification 3.11)."""

from __future__ import annotations

import pytest

import pyengine
from pyengine.games.worldbreakers import decks
from pyengine.games.worldbreakers.cards import CATALOG, GUILD, GUILD_CARDS, LEADER_OF, SIGNATURES, STAR, kind

KHUTULUN = "Khutulun, the True Daughter"


def names(deck: decks.Deck) -> list[str]:
    return [CATALOG[k].name for k in deck[1]]


def test_preconstructed_decks() -> None:
    """WBR-183 Worldbreaker, its 3 signature cards, the guild's 19 others, 8 neutrals; WBR-184 each is a legal
    constructed deck; WBR-X15 Khutulun's by the short instructions."""
    for guild, deck in enumerate(decks.PRECONS):
        assert deck[0] == LEADER_OF[guild]
        assert len(deck[1]) == 30
        assert sum(STAR[k] == guild for k in deck[1]) == 3
        assert sum(GUILD[k] == guild for k in deck[1]) == 22
        assert sum(GUILD[k] == 4 for k in deck[1]) == 8
        assert decks.problems(deck) == []
    wanted = {CATALOG[k].name for k in (*SIGNATURES[0], *GUILD_CARDS[0])} | set(
        "Gratuitous Gift|Raid the Mines|Weary Veteran|Irate Vandal|Lowly Bard|Earth Apprentice|Swift Messenger|"
        "The Humble Underpass".split("|")
    )
    assert set(names(decks.PRECONS[0])) == wanted


def test_decks_of_one_set_meet_each_other() -> None:
    """WBR-185 the four decks are made for one another: any two may be set against each other, none with others."""
    for a in ("earth", "stars", "void", "moon"):
        match = pyengine.new("worldbreakers", 2, 1, guild1=a, guild2="earth")
        assert len(match.game.t.kind) == 62
    with pytest.raises(ValueError, match="guild1 can be"):
        pyengine.new("worldbreakers", 2, 1, guild1="indigo")


def test_thirty_different_cards() -> None:
    """WBR-186 one Worldbreaker and exactly 30 cards with different names."""
    lines = decks.export(decks.PRECONS[0]).splitlines()
    assert decks.problems("\n".join(lines)) == []
    assert "has 29" in decks.problems("\n".join(lines[:-1]))[0]
    doubled = [*lines[:-1], lines[5]]
    assert any("is there 2 times" in line for line in decks.problems("\n".join(doubled)))
    assert any("this one has none" in line for line in decks.problems("\n".join(lines[1:])))
    assert any(
        "only one Worldbreaker" in line
        for line in decks.problems("\n".join([*lines[:-1], "Marco Polo, Robed in Silk"]))
    )


def test_signature_cards_of_the_own_worldbreaker_only() -> None:
    """WBR-187 no other Worldbreaker's signature cards; none is needed."""
    lines = decks.export(decks.PRECONS[0]).splitlines()
    foreign = [*lines[:-1], "Alamut Castle"]
    assert any("signature card of Ruknuddin Khurshah" in line for line in decks.problems("\n".join(foreign)))
    stars = list(SIGNATURES[0])
    without = [line for line in lines if all(CATALOG[k].name not in line for k in stars)]
    without += ["Caravan Guard", "Mythium Fund", "The Den of Sabers"]
    assert decks.problems("\n".join(without)) == []


def test_guilds_may_be_mixed() -> None:
    """WBR-188 cards of all guilds go together."""
    cards = [k for guild in range(4) for k in GUILD_CARDS[guild][:7]] + [kind("Mythium Fund"), kind("Caravan Guard")]
    assert decks.problems((LEADER_OF[2], tuple(cards))) == []


def test_text_in_and_out() -> None:
    """Decks go out as text and come back the same; numbers, stars, comments and guild names are understood."""
    for deck in decks.PRECONS:
        assert decks.parse(decks.export(deck)) == deck
    assert decks.parse(
        "# mine\nWorldbreaker: Khutulun, the True Daughter\nDogtamer x1\n1x Gallant Soldier ★\nLay Siege"
    ) == (
        kind(KHUTULUN),
        (kind("Dogtamer"), kind("Gallant Soldier"), kind("Lay Siege")),
    )
    assert decks.parse("void") == decks.PRECONS[2]
    with pytest.raises(decks.BadDeck, match="Dogtamer"):
        decks.parse("Dogtaimer")
    assert "do you mean" in decks.problems("Dogtaimer")[0]


def test_a_constructed_game() -> None:
    """A deck given as text is played; WBR-Q33 its list is nobody else's to see, a preconstructed one is open."""
    mixed = decks.export(
        (
            LEADER_OF[2],
            tuple([k for g in range(4) for k in GUILD_CARDS[g][:7]] + [kind("Mythium Fund"), kind("Caravan Guard")]),
        )
    )
    match = pyengine.new("worldbreakers", 2, 3, mode="constructed", deck1=mixed, guild2="moon")
    t = match.game.t
    mine = sorted(t.kind[c] for zone in ("deck", "hand") for c in t.cards(zone, 0))
    assert mine == sorted(decks.parse(mixed)[1])
    shown = match.view(1)
    assert isinstance(shown["zones"]["deck.0"], int)
    assert isinstance(shown["zones"]["pool.0"], int)
    assert "deck1" not in str(shown)
    with pytest.raises(ValueError, match=r"Deck 1: .*has 1"):
        pyengine.new("worldbreakers", 2, 3, mode="constructed", deck1="Khutulun, the True Daughter\nDogtamer")
