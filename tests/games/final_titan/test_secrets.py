"""What each seat may know of hands, pot, face-down upgrades and decks (section 1, Hidden; FTN-Q05, FTN-Q68)."""

from __future__ import annotations

from typing import Any

from pyengine.luck import Luck
from pyengine.view import guess


def test_the_first_card_of_the_pot_is_nobodys(table: Any) -> None:
    """Hidden: pot cards are known only to whoever placed them."""
    ring = table(
        "A bench: Fang",
        "B bench: Pyro",
        "C bench: Elite",
        "A hand: Iron Skin, Trip Wire",
        "pot: Whetstone",
        seats=3,
        phase="skip",
    )
    ring.do("A skip Iron Skin")
    assert [ring.t.known_by(ring.card(name)) for name in ("Whetstone", "Iron Skin")] == [0, 1]


def test_who_took_the_pot_has_what_the_skipper_placed(table: Any) -> None:
    """The skipper may remember which card went to whom."""
    ring = table(
        "A bench: Fang",
        "B bench: Pyro, Hydra",
        "C bench: Elite",
        "A hand: Iron Skin, Trip Wire",
        "pot:",
        seats=3,
        phase="skip",
    )
    ring.do("A skip Iron Skin", "B fight Pyro")
    assert ring.t.knows(0, ring.card("Iron Skin")) and ring.names("B hand").count("Iron Skin") == 1


def test_face_down_upgrades_in_a_guess(duel: Any) -> None:
    """B's view does not change when A's face-down cards are redealt."""
    ring = duel("Fang", "Elite", "A hand: Iron Skin, Whetstone", "B hand: Trip Wire", phase="upgrade").do("A Iron Skin")
    dreamt = guess(ring.match.game, 1, Luck(3))
    from pyengine.view import view

    assert view(dreamt, 1) == view(ring.match.game, 1)
    assert any(guess(ring.match.game, 1, Luck(seed)).t.kind != ring.t.kind for seed in range(5))


def test_facts_do_not_name_hidden_cards(duel: Any) -> None:
    """A's draw and face-down play are nameless for B and for spectators until the reveal."""
    ring = duel("Fang", "Elite", "A hand: Iron Skin", "B hand: Trip Wire", phase="upgrade").do("A Iron Skin")
    for seat in (1, None):
        shown = [f for n in range(ring.match.n + 1) for f in ring.match.facts_for(seat, n)]
        assert all(f.get("card") != ring.card("Iron Skin") for f in shown)
    ring.do("B nothing")
    shown = [f for n in range(ring.match.n + 1) for f in ring.match.facts_for(1, n)]
    assert any(ring.card("Iron Skin") in f.get("cards", []) for f in shown if f["fact"] == "reveal")
