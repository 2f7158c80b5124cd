"""Components, setup, draft, Start of Game, first player (specification C, D, E; 8.10)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import pyengine
from pyengine.games.final_titan import cards
from pyengine.games.final_titan.language import BLESS, MINION, Clause
from pyengine.games.final_titan.roll import die
from pyengine.games.final_titan.state import DECK, FALLEN, POT, ROW, TITANS


def new(seats: int, seed: int = 3, **options: Any) -> Any:
    return pyengine.new("final-titan", seats, seed, **options)


def used(match: Any, zone: int) -> Counter[str]:
    return Counter(cards.SET[match.game.t.kind[c]] for c in match.game.t.zones[zone])


def test_two_shuffled_decks_and_empty_piles() -> None:
    """FTN-014: Titans and upgrades in two decks, different for different seeds; both discard piles empty."""
    t, other = new(3).game.t, new(3, 4).game.t
    assert all(cards.IS_TITAN[t.kind[c]] for c in t.zones[TITANS])
    assert not any(cards.IS_TITAN[t.kind[c]] for c in t.zones[DECK])
    assert t.zones[FALLEN] == [] and t.cards("discard") == []
    assert t.zones[TITANS] != other.zones[TITANS] and t.zones[DECK] != other.zones[DECK]


@pytest.mark.parametrize(
    ("seats", "mode", "hand"), [(3, "ffa", 4), (5, "ffa", 4), (2, "duel", 5), (4, "teams", 4), (2, "coop", 4)]
)
def test_hands(seats: int, mode: str, hand: int) -> None:
    """FTN-015, FTN-160, FTN-164, FTN-174: 4 cards each, 5 in 1 vs 1."""
    t = new(seats, mode=mode).game.t
    assert [len(t.cards("hand", n)) for n in range(seats)] == [hand] * seats


@pytest.mark.parametrize(
    ("seats", "mode", "pot"), [(3, "ffa", 1), (2, "duel", 1), (4, "teams", 1), (2, "coop", 0), (1, "challenge", 0)]
)
def test_the_pot_begins_with_one_card(seats: int, mode: str, pot: int) -> None:
    """FTN-016, FTN-174, FTN-Q08: one card from the deck, in every mode but co-op; nobody has seen it."""
    match = new(seats, mode=mode)
    t = match.game.t
    assert len(t.zones[POT]) == pot
    assert not any(t.known_by(card) for card in t.zones[POT])
    assert match.view(0)["zones"]["pot"] == pot


def test_standard_cards_only() -> None:
    """FTN-017, FTN-018, FTN-Q73: 60 Titans and 38 upgrades, none with Blessed, Cursed, Minion, form or Team Power."""
    match = new(3, cards="standard")
    zones = [used(match, z) for z in range(1, len(match.game.t.zones))]
    assert sum(zones, Counter()) == {"S": 98}
    for kind, set_ in enumerate(cards.SET):
        if set_ not in "SA":
            continue
        suites = (cards.BASE[kind], cards.FORM[kind], cards.TEAM[kind])
        effects = [e for s in suites for p in s.parts if isinstance(p, Clause) for e in p.effects] + list(
            cards.ULT[kind]
        )
        marked = cards.HAS_FORM[kind] or bool(cards.TEAM[kind].mask)
        marked |= any(e[0] in ("gain", "foe", "give") and e[1] in (BLESS, MINION) for e in effects)
        marked |= any(e[0] == "lose" and e[2] in (BLESS, MINION) for e in effects)
        if set_ == "S":
            assert not marked, cards.CATALOG[kind].name


def test_advanced_cards_are_added() -> None:
    """FTN-019: 100 Titans and 50 upgrades."""
    match = new(3)
    assert sum((used(match, z) for z in range(1, len(match.game.t.zones))), Counter()) == {"S": 98, "A": 52}


def test_sums_of_the_pool() -> None:
    """Specification 8.10, FTN-Q65: 60 + 40 Titans, 38 + 12 upgrades, 15 and 15 Godspark, 15 and 10 Mindbug cards."""
    titans = Counter(cards.SET[: cards.TITAN_KINDS])
    upgrades = Counter(cards.SET[cards.TITAN_KINDS :])
    assert titans == {"S": 60, "A": 40, "G": 15, "M": 15}
    assert upgrades == {"S": 38, "A": 12, "L": 15, "M": 10}
    assert all(card.copies == 1 for card in cards.CATALOG)


def test_dealt_titans() -> None:
    """FTN-020: 3 random Titans each and no draft."""
    match = new(4, recruit="deal")
    assert [len(match.game.t.cards("bench", n)) for n in range(4)] == [3] * 4
    assert {ask.verb for ask in match.open.values()} == {"choose"}


def test_the_draft_row_and_whose_turn_it_is() -> None:
    """FTN-021, FTN-022, FTN-D02: three open Titans, the first drafter begins, to the left; one of the three,
    refilled.
    """
    match = new(3, first=2)
    t = match.game.t
    order = []
    while next(iter(match.open.values())).verb == "draft":
        seat, ask = next(iter(match.open.items()))
        order.append(seat)
        row = t.zones[ROW]
        assert len(row) == 3 and list(ask.options) == row
        assert all(t.known_by(card) == 7 for card in row)
        chosen = row[1]
        match.answer(seat, chosen)
        t = match.game.t
        assert t.where[chosen] == t.lay.benches[seat]
    assert order == [1, 2, 0] * 3


@pytest.mark.parametrize(("seats", "mode", "each"), [(3, "ffa", 3), (2, "duel", 4), (4, "teams", 3), (2, "coop", 3)])
def test_the_draft_ends_with_full_benches(seats: int, mode: str, each: int) -> None:
    """FTN-023, FTN-161, FTN-166, FTN-178, FTN-Q03: the bench is full; the rest of the row lies under the Titan deck."""
    match = new(seats, mode=mode)
    row: list[int] = []
    while match.open and next(iter(match.open.values())).verb == "draft":
        seat, ask = next(iter(match.open.items()))
        row = [card for card in ask.options if card != ask.options[0]]
        match.answer(seat, ask.options[0])
    t = match.game.t
    assert [len(t.cards("bench", n)) for n in range(seats)] == [each] * seats
    assert t.zones[ROW] == []
    assert set(row) <= set(t.zones[TITANS][:3])


def test_titans_on_a_bench(duel: Any) -> None:
    """FTN-024, FTN-025: no life tokens, no damage; but they gain tokens."""
    ring = duel("Henzel & Gretel (charged)", "Leviathan", "A bench: Fang, Pyro", dice="C").roll()
    assert ring.tokens("Fang") == ring.tokens("Pyro") == {"power": 1}
    assert "life" not in ring.face("Fang")


def test_start_of_game_abilities(table: Any) -> None:
    """FTN-026, FTN-Q06: after the draft every Titan gets its tokens; then the first player is found."""
    ring = table(
        "A bench: Buzzkill, Genesis 1.0, The Enforcers", "B bench: The Great Abomination, The Old King, Valeria",
        "C bench: The Three Musketeers, Fang, Pyro", "drafter 1", seats=3, phase="open",
    )  # fmt: skip
    assert ring.tokens("Buzzkill") == {"dodge": 2}
    assert ring.tokens("Genesis 1.0") == {"blessed": 1}
    assert ring.tokens("The Enforcers") == {"plating": 1}
    assert ring.tokens("The Great Abomination") == {"poison": 1}
    assert ring.tokens("The Old King") == {"cursed": 1}
    assert ring.tokens("Valeria") == {"minion": 1}
    assert ring.tokens("The Three Musketeers") == {"action": 2}
    told = [ring.card_name(f["card"]) for f in ring.facts("token_start")]
    assert told.index("The Great Abomination") < told.index("The Three Musketeers") < told.index("Buzzkill")
    assert ring.order("token_start", "first")[-1] == "first"


def test_the_fastest_titan_begins(table: Any) -> None:
    """FTN-027, FTN-Q07: the highest printed speed; Team Powers such as Storm Admiral's do not count."""
    ring = table(
        "A bench: Fang, Hydra, Storm Admiral",
        "B bench: Neo-Leonidas, Sobek, Elite",
        "C bench: Pyro",
        seats=3,
        phase="open",
    )
    assert ring.asked() == {"B": "choose"}


def test_ties_go_on_to_the_next_speed(table: Any) -> None:
    """FTN-028: 9, 9 and 9; then 8 against 7 and 6."""
    ring = table(
        "A bench: Fang, Elite", "B bench: Demon Dave, Azurian", "C bench: Fire Dancer, Cerberus", seats=3, phase="open"
    )
    assert ring.asked() == {"B": "choose"}


def test_who_runs_out_of_titans_loses_the_tie(table: Any) -> None:
    """FTN-Q07: 9 and 9, then 1 against nothing."""
    ring = table("A bench: Fang", "B bench: Demon Dave, Sobek", "C bench: Hydra", seats=3, phase="open")
    assert ring.asked() == {"B": "choose"}


def test_a_full_tie_goes_by_lot() -> None:
    """FTN-029: equal speeds throughout: a random one of the tied players, never the slower one."""
    from pyengine.games.final_titan.rounds import first_player
    from pyengine.luck import Luck

    match = new(3, recruit="deal")
    t = match.game.t.copy()
    names = [["Fang"], ["Demon Dave"], ["Hydra"]]
    for seat, mine in enumerate(names):
        for card in t.cards("bench", seat)[:]:
            t.move(card, TITANS)
        for name in mine:
            t.move(cards.CATALOG[name].index, t.lay.benches[seat])
    found = Counter()
    for seed in range(60):
        t.luck = Luck(seed)
        found[first_player(t)] += 1
    assert set(found) == {0, 1} and min(found.values()) > 15


def test_the_die() -> None:
    """FTN-Q01: six faces, alike."""
    t = new(3).game.t.copy()
    found = Counter(die(t) for _ in range(6000))
    assert set(found) == set(range(6)) and min(found.values()) > 880


def test_who_drafts_first() -> None:
    """FTN-Q02: the named seat, or the lot."""
    assert [next(iter(new(4, first=n).open)) for n in (1, 2, 3, 4)] == [0, 1, 2, 3]
    assert {next(iter(new(4, seed).open)) for seed in range(25)} == {0, 1, 2, 3}


def test_what_is_open_and_what_is_not() -> None:
    """FTN-Q05: discard piles and sizes of hands are open, hands and the order of decks are not."""
    match = new(3)
    view = match.view(None)
    assert [seat["hand"] for seat in view["seats"]] == [4, 4, 4]
    assert view["zones"]["hand.0"] == 4 and view["zones"]["deck"] > 30 and view["zones"]["titans"] > 80
    assert view["zones"]["discard"] == [] and view["zones"]["fallen"] == []
    assert isinstance(match.view(0)["zones"]["hand.0"], list)


def test_an_empty_titan_deck_is_made_anew(duel: Any) -> None:
    """FTN-Q04: recruiting from an empty deck shuffles the discard pile; with both empty nothing happens."""
    ring = duel("Alekeeper (charged)", "Leviathan", "titans:", "row:", "fallen: Fang", dice="C").roll()
    assert ring.names("A bench") == ["Fang"]
    ring = duel("Alekeeper (charged)", "Leviathan", "titans:", "fallen:", "row:", dice="C").roll()
    assert ring.names("A bench") == [] and ring.life("Leviathan") == 12
