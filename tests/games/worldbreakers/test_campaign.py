"""The solo campaign from chapter to chapter (specification 3.15, 8.10)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import pyengine
from pyengine.bots import decide
from pyengine.games.worldbreakers import campaign, campaign_save
from pyengine.games.worldbreakers.campaign_decks import ADDED, DRAFTS, IN_PLAY, THEIRS, TRUNKS, YOURS
from pyengine.games.worldbreakers.cards import CATALOG, CODE, TYPE, kind
from pyengine.games.worldbreakers.story import STORY
from pyengine.luck import Luck


def new(seed: int = 3, **options: Any) -> Any:
    return pyengine.new("worldbreakers", 1, seed, mode="campaign", **options)


def cards(t: Any, zone: str, n: int = 0) -> Counter[str]:
    return Counter(CATALOG[t.kind[c]].name for c in t.cards(zone, n))


def finish(match: Any, win: bool = True) -> None:
    """End the game at hand as won or lost: power is given, and the round is played by gaining mythium."""
    match.game.base.power[0 if win else 1] = 30
    match.game.base.power[1 if win else 0] = 0
    match = rebase(match)
    while match.open and match.game.t.phase != "camp":
        ask = match.open[0]
        match.answer(0, "gain" if ask.verb == "act" else decide(match.game, 0, "greedy", Luck(1)))
    assert match.over or match.game.t.phase == "camp"


def rebase(match: Any) -> Any:
    """The match goes on from the table of its last commit point as it now lies."""
    match.__dict__.update(type(match).from_table(match.rules, match.game.base, match).__dict__)
    return match


def camp_on(match: Any, pick: Any = None) -> None:
    """Answer everything between two games."""
    while match.open and match.game.t.phase == "camp":
        ask = match.open[0]
        if ask.verb == "camp":
            match.answer(0, pick or match.game.t.camp.level)
            return
        match.answer(0, ask.options[0] if ask.single else tuple(ask.options[: ask.least]))


# -- setting up --------------------------------------------------------------------------------------------------------


def test_the_campaign_deck() -> None:
    """WBR-221 ten chapters in two parts, never shuffled: 54 cards in their printed order."""
    assert len(campaign.CAMPAIGN) == 54
    packs = Counter(CATALOG[k].data["pack"] for k in campaign.CAMPAIGN)
    assert packs == {"order": 33, "law": 10, "chapter": 10, "end": 1}
    codes = [int(CODE[k][4:]) for k in campaign.CAMPAIGN]
    assert codes == sorted(codes)
    chapters = [CATALOG[k].data["chapter"] for k in campaign.CAMPAIGN if CATALOG[k].data["pack"] == "chapter"]
    assert chapters == list(range(1, 11))
    assert [CATALOG[k].name for k in campaign.CAMPAIGN[:5]] == ["Riders Mass"] * 4 + ["Riders Probe"]
    assert CODE[campaign.CAMPAIGN[25]] == "CMP-26"


def test_part_one_begins() -> None:
    """WBR-222 the first 12 orders, both starting decks, chapter 1 on top: The Long Road East; WBR-229 no new rules."""
    t = new().game.t
    assert cards(t, "orders") == {
        "Riders Mass": 4, "Riders Probe": 4, "Scouts": 1, "Supply Line": 1, "Ambush": 1, "Regroup": 1,
    }  # fmt: skip
    assert cards(t, "chapter") == {"1. The Long Road East": 1}
    assert t.camp.laws == 0
    assert t.cards("creed") == []
    assert sorted(t.kind[c] for c in t.decks[0]) == sorted(YOURS[0])
    assert sorted(t.kind[c] for c in t.decks[1]) == sorted(THEIRS[0])
    assert cards(t, "wb", 0) == {"Marco Polo, Robed in Silk": 1}
    assert len(YOURS[0]) == 20
    assert len(THEIRS[0]) == 18


def test_part_two_begins() -> None:
    """WBR-223 Part II: everything up to End of Part I is removed, 12 orders, two New Rules; WBR-224 it may be started
    by itself; chapter 6, Out of the Shadow, is on top."""
    t = new(part=2).game.t
    assert cards(t, "creed") == {"Wall of Shields": 1, "Steady Works": 1}
    assert cards(t, "chapter") == {"6. Out of the Shadow": 1}
    assert sum(cards(t, "orders").values()) == 12
    assert cards(t, "orders")["Lone Knife"] == 4
    assert "End of Part I" in cards(t, "box")
    assert cards(t, "wb", 0) == {"Khutulun, the True Daughter": 1}
    assert t.goal == 8


def test_a_campaign_game_is_set_up() -> None:
    """WBR-225 your deck, hand, standing, mythium and mulligan as always; WBR-227 the automaton's deck is shuffled, it
    draws nothing; WBR-231 the 12 orders are shuffled; WBR-233 you are first."""
    match = new()
    t = match.game.t
    assert match.open[0].verb == "mulligan"
    assert len(t.cards("hand", 0)) == 5
    assert t.myth == [5, 0]
    assert t.standing[:4] == [0, 1, 0, 0]
    assert t.standing[4:] == [0, 0, 0, 0]
    assert t.cards("hand", 1) == []
    assert len(t.cards("deck", 1)) == 18
    assert t.first == 0
    orders = {tuple(t.kind[c] for c in new(seed).game.t.cards("orders")) for seed in range(5)}
    assert len(orders) == 5
    match.answer(0, ())
    while match.game.t.round == 1:
        match.answer(0, "gain")
    assert match.game.t.first == 1


def test_power_by_difficulty() -> None:
    """WBR-232 starting power by difficulty; WBR-282 Artisan 2, Scholar 1, Worldbreaker 0; WBR-283 Warrior 0 at first;
    WBR-005."""
    for level, power in (("artisan", 2), ("scholar", 1), ("warrior", 0), ("worldbreaker", 0)):
        match = new(difficulty=level)
        match.answer(0, ())
        assert match.game.t.power == [power, 0]


def test_warriors_get_power_after_two_losses() -> None:
    """WBR-283 after two losses in a chapter 1 power in every further game of it; the count restarts with each chapter;
    WBR-246 a lost chapter may be replayed under the same conditions (WBR-Q53)."""
    match = new(difficulty="warrior")
    decks = match.game.t.decks
    for losses, power in ((0, 0), (1, 0), (2, 1), (3, 1)):
        match.answer(0, ())
        assert match.game.t.power[0] == power
        assert match.game.t.camp.losses == losses
        assert sorted(match.game.t.decks[0]) == sorted(decks[0])
        assert sum(cards(match.game.t, "orders").values()) == 12
        finish(match, win=losses == 3)
        camp_on(match)
    match.answer(0, ())
    assert match.game.t.camp.chapter == 2
    assert match.game.t.power[0] == 0


def test_difficulty_may_change_between_games() -> None:
    """WBR-281 any level between games; WBR-284 the levels are recommendations: one may also begin the part anew or
    stop (D46)."""
    match = new(difficulty="worldbreaker")
    match.answer(0, ())
    finish(match, win=False)
    assert set(match.open[0].options) == {"artisan", "scholar", "warrior", "worldbreaker", "restart", "stop"}
    match.answer(0, "artisan")
    match.answer(0, ())
    assert match.game.t.power[0] == 2
    finish(match, win=False)
    match.answer(0, "stop")
    assert match.over
    assert match.view(0)["over"]["by"] == "stopped"


def test_restarting_a_part() -> None:
    """D46 the part begins anew: chapter 1, the starting decks and orders."""
    match = new()
    match.answer(0, ())
    finish(match)
    camp_on(match)
    match.answer(0, ())
    assert match.game.t.camp.chapter == 2
    finish(match, win=False)
    match.answer(0, "restart")
    t = match.game.t
    assert t.camp.chapter == 1
    assert sorted(t.kind[c] for c in t.decks[0]) == sorted(YOURS[0])
    assert cards(t, "orders")["Riders Mass"] == 4


# -- after a game ------------------------------------------------------------------------------------------------------


def test_winning_a_chapter() -> None:
    """WBR-245 the chapter's power wins, looked at in the Rally Phase, by the usual rule (WBR-Q41, WBR-Q42); WBR-247
    the card is flipped and followed, then campaign cards until the next chapter; WBR-234 the draft deck is built then;
    WBR-235 draft 3: 6 are dealt, 3 kept, 3 out (WBR-X18); WBR-250 the next chapter lies ready."""
    match = new()
    assert match.game.t.goal == 6
    match.answer(0, ())
    assert match.game.t.cards("trunk") == []
    finish_to_draft(match)
    ask = match.open[0]
    assert ask.verb == "draft deck"
    assert (ask.least, ask.most, len(ask.options)) == (3, 3, 6)
    t = match.game.t
    assert len(t.cards("trunk")) == 24 - 6
    kept, gone = ask.options[:3], ask.options[3:]
    match.answer(0, kept)
    t = match.game.t
    assert set(kept) <= set(t.camp.deck)
    assert all(t.where[c] == t.place("box") for c in gone)
    assert sorted(t.kind[c] for c in t.camp.added) == sorted(ADDED[1])
    assert match.open[0].verb == "drop order"
    match.answer(0, match.open[0].options[0])
    t = match.game.t
    assert cards(t, "creed") == {"Toll Road": 1}
    assert cards(t, "chapter") == {"2. Market of Knives": 1}
    assert len(t.camp.deck) == 23
    assert len(t.camp.rival) == 20
    assert match.open[0].verb == "camp"


def finish_to_draft(match: Any) -> None:
    match.game.base.power[0] = 30
    rebase(match)
    while match.open[0].verb != "draft deck":
        ask = match.open[0]
        match.answer(0, "gain" if ask.verb == "act" else decide(match.game, 0, "greedy", Luck(1)))


def test_below_the_goal_the_chapter_goes_on() -> None:
    """WBR-245 5 power are not enough for 6; WBR-Q41 the number counts for both: the automaton wins with it too."""
    match = new()
    match.answer(0, ())
    match.game.base.power[0] = 4  # and 1 by difficulty
    rebase(match)
    while match.game.t.round == 1 and match.open[0].verb != "camp":
        ask = match.open[0]
        match.answer(0, "gain" if ask.verb == "act" else decide(match.game, 0, "greedy", Luck(1)))
    assert match.game.t.round == 2
    match.game.base.power[1] = 7
    rebase(match)
    while match.open[0].verb != "camp":
        ask = match.open[0]
        match.answer(0, "gain" if ask.verb == "act" else decide(match.game, 0, "greedy", Luck(1)))
    assert match.game.t.camp.losses == 1


def test_a_new_order_replaces_a_basic_one() -> None:
    """WBR-248 a campaign order joins, a basic one of your choice leaves (WBR-Q52, D44): always twelve; WBR-249 a New
    Rules card is set aside for all later games."""
    match = new()
    match.answer(0, ())
    finish_to_draft(match)
    match.answer(0, match.open[0].options[:3])
    ask = match.open[0]
    t = match.game.t
    assert ask.verb == "drop order"
    assert {CATALOG[t.kind[c]].name for c in ask.options} == {"Riders Mass", "Riders Probe"}
    match.answer(0, next(c for c in ask.options if CATALOG[t.kind[c]].name == "Riders Probe"))
    camp_on(match)
    t = match.game.t
    orders = cards(t, "orders")
    assert orders["Saboteurs"] == 1
    assert orders["Riders Probe"] == 3
    assert sum(orders.values()) == 12
    assert t.camp.laws & 1


def chapter(n: int, seed: int = 3, **options: Any) -> Any:
    """A campaign at the mulligan of chapter n."""
    match = new(seed, part=1 if n <= 5 else 2, **options)
    while match.game.t.camp.chapter < n:
        match.answer(0, ())
        finish(match)
        camp_on(match)
    return match


def test_the_last_added_cards_take_part_from_the_next_game_on() -> None:
    """WBR-226 what a chapter adds is told apart from the deck it joined, and is part of it in the next game."""
    match = chapter(2)
    t = match.game.t
    assert sorted(t.kind[c] for c in t.camp.added) == sorted(ADDED[1])
    assert sorted(t.kind[c] for c in t.decks[1]) == sorted([*THEIRS[0], *ADDED[1]])


def test_the_automaton_gets_a_worldbreaker() -> None:
    """WBR-228 in chapter 5, The True Daughter, it has Khutulun in play; in chapter 10, Master of Alamut, Khurshah."""
    assert cards(chapter(5).game.t, "wb", 1) == {"Khutulun, the True Daughter": 1}
    assert cards(chapter(4).game.t, "wb", 1) == {}
    t = chapter(10).game.t
    assert cards(t, "wb", 1) == {"Ruknuddin Khurshah, Leader of the Order": 1}
    assert t.goal == 11


def test_setup_abilities_are_mandatory() -> None:
    """WBR-230 Setup abilities resolve before the game; WBR-164 they are mandatory; Toll Road puts a follower into play;
    Trade Charter gives 1 standing; WBR-010 nothing else resolves before round 1."""
    match = chapter(3)
    match.answer(0, ())
    ask = match.open[0]
    assert ask.verb == "guild"
    assert None not in ask.options
    match.answer(0, "guild:moon")
    t = match.game.t
    assert t.standing[3] == 1
    assert len([c for c in t.cards("followers", 1) if TYPE[t.kind[c]] == 1]) == 1


def test_market_of_knives() -> None:
    """Market of Knives: 7 power; Toll Road is in force."""
    match = chapter(2)
    match.answer(0, ())
    t = match.game.t
    assert t.goal == 7
    assert len(t.cards("followers", 1)) == 1


def test_the_dry_wells() -> None:
    """The Dry Wells: 2 mythium more at the start, 1 less in step 3."""
    match = chapter(3)
    match.answer(0, ())
    match.answer(0, "guild:moon")
    t = match.game.t
    assert t.myth[0] == 7
    assert campaign.income(t, 0) == -1
    assert t.goal == 8


@pytest.mark.parametrize("n", [4, 7, 9, 10])
def test_locations_that_start_in_play(n: int) -> None:
    """Felt and Stone: The Amu River Encampment; Valley of Engines: Luminous Lagoon; The Eagle’s Nest: Forlorn Flats;
    Master of Alamut: Alamut Castle start in play for the automaton, without effect before round 1."""
    match = chapter(n)
    match.answer(0, ())
    while match.open[0].verb != "act":
        match.answer(0, match.open[0].options[0])
    t = match.game.t
    assert IN_PLAY[n] in [t.kind[c] for c in t.cards("locations", 1)]
    assert t.power[1] == 0


def test_knives_at_the_feast() -> None:
    """Knives at the Feast: a follower of cost 2 or less of your deck may start in play; then the deck is shuffled."""
    match = chapter(8)
    match.answer(0, ())
    ask = match.open[0]
    assert ask.verb == "guest"
    assert ask.options[-1] is None
    guest = ask.options[0]
    match.answer(0, guest)
    while match.open[0].verb != "act":
        match.answer(0, match.open[0].options[-1])
    assert guest in match.game.t.cards("followers", 0)
    assert match.game.t.cards("found", 0) == []


def test_deep_foundations_and_shifting_loyalties_at_setup() -> None:
    """Deep Foundations: draw 1 at setup; Shifting Loyalties: 1 standing at setup (WBR-230)."""
    match = chapter(9)
    match.answer(0, ())
    assert match.open[0].verb == "guild"
    match.answer(0, "guild:void")
    t = match.game.t
    assert t.standing[2] >= 1
    assert len(t.cards("hand", 0)) == 6


def test_part_one_ends() -> None:
    """End of Part I: stop there, or set up Part II (WBR-223)."""
    match = chapter(5)
    match.answer(0, ())
    finish(match)
    assert match.open[0].verb == "part two"
    match.answer(0, "go on")
    t = match.game.t
    assert t.camp.part == 2
    assert t.camp.chapter == 6
    assert t.camp.won == [1, 2, 3, 4, 5]
    other = chapter(5)
    other.answer(0, ())
    finish(other)
    other.answer(0, "rest")
    assert other.over
    assert other.view(0)["over"]["winners"] == [0]


def test_the_campaign_is_won() -> None:
    """After chapter 10 the campaign is won; your deck has grown to 30 cards, the automaton's as specified."""
    match = chapter(10)
    t = match.game.t
    assert len(t.camp.deck) == 30
    assert len(t.camp.rival) == 30
    match.answer(0, ())
    finish(match)
    assert match.over
    assert match.view(0)["over"]["by"] == "campaign"


def test_lists() -> None:
    """WBR-234 each part has a draft deck of 24; the drafts use 20 of them."""
    for part in (0, 1):
        assert len(TRUNKS[part]) == 24
        assert len(YOURS[part]) == 20
    assert sum(DRAFTS[n] for n in range(1, 5)) == sum(DRAFTS[n] for n in range(6, 10)) == 10
    assert 2 * 10 <= 24


def test_story_beats() -> None:
    """A beat before and after each chapter, told in the log when its time comes."""
    for n in range(1, 11):
        for when in ("before", "after"):
            assert len(STORY[f"story.{n}.{when}"]) > 80
    match = new()
    match.answer(0, ())
    finish_to_draft(match)
    told = [fact for facts in match.facts for fact in facts if fact["fact"] == "story"]
    assert [fact["text"] for fact in told][-1] == "story.1.after"


def test_conceding_is_a_lost_chapter() -> None:
    """D47 giving up a chapter is a loss in it, and the campaign goes on."""
    match = new()
    match.answer(0, ())
    assert match.why_not_concede(0) is None
    match.concede(0)
    assert not match.over
    assert match.open[0].verb == "camp"
    assert match.game.t.camp.losses == 1
    assert match.why_not_concede(0) is not None


# -- saves -------------------------------------------------------------------------------------------------------------


def test_a_campaign_saved_between_games_goes_on() -> None:
    """What 8.10 lists is kept as text and read again: part, chapter, level, losses, decks, orders, new rules."""
    match = chapter(4, difficulty="warrior")
    match.answer(0, ())
    finish(match, win=False)
    t = match.game.t
    text = campaign_save.export(t)
    again = new(9, saved=text).game.t
    for name in ("part", "chapter", "level", "losses", "laws", "rival", "won"):
        assert getattr(again.camp, name) == getattr(t.camp, name), name
    assert sorted(again.camp.deck) == sorted(t.camp.deck)
    assert cards(again, "orders") + cards(again, "spent") == cards(t, "orders") + cards(t, "spent") + cards(t, "order")
    assert sorted(again.cards("trunk")) == sorted(t.cards("trunk"))
    assert cards(again, "creed") == cards(t, "creed")
    assert campaign_save.export(again) == text


def test_damaged_campaign_texts_are_refused() -> None:
    """A text that is no campaign is refused with a sentence."""
    good = json.loads(campaign_save.export(chapter(2).game.t))
    for bad in (
        "x",
        "{}",
        json.dumps({**good, "chapter": 9}),
        json.dumps({**good, "deck": good["deck"] + ["Blood Moon"]}),
    ):
        with pytest.raises(ValueError, match="not a saved campaign"):
            new(saved=bad)


def test_a_match_of_a_campaign_is_saved_like_any_other() -> None:
    """The whole match, mid-game, as a file."""
    match = chapter_by_bots()
    again = pyengine.load(match.save())
    assert again.view(0) == match.view(0)


def chapter_by_bots() -> Any:
    match = new(11)
    for _ in range(60):
        if match.over:
            break
        match.answer(0, decide(match.game, 0, "greedy", Luck(match.n)))
    return match


def test_retry_restores_the_chapter() -> None:
    """WBR-Q53 a retry has the decks, orders and rules of the chapter's start; only the losses are kept."""
    match = chapter(2)
    t = match.game.t
    before = (sorted(t.camp.deck), sorted(t.camp.rival), sorted(t.camp.orders), t.camp.laws)
    match.answer(0, ())
    for _ in range(12):
        if match.game.t.phase == "camp":
            break
        match.answer(0, decide(match.game, 0, "greedy", Luck(1)))
    finish(match, win=False)
    match.answer(0, match.game.t.camp.level)
    t = match.game.t
    assert (sorted(t.camp.deck), sorted(t.camp.rival), sorted(t.camp.orders), t.camp.laws) == before
    assert t.camp.losses == 1
    assert len(t.cards("deck", 0)) + len(t.cards("hand", 0)) == len(before[0])


def test_the_automatons_new_cards() -> None:
    """The chapters' additions are the specified ones, each a card that exists."""
    assert [CATALOG[k].name for k in ADDED[4]] == ["Khutulun's Kheshig", "The Ten Thousand Ride"]
    assert kind("Alamut Castle") in ADDED[9]
