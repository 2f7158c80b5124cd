"""Effects that play, search, store and return cards (D07, D23 to D27, D32, D33)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...ask import Ask, Flow, Pick
from . import play, state
from .abilities import EVENT, FOLLOWER, LOCATION, Effect
from .cards import STORAGE, TYPE
from .state import Now, Steppe
from .targets import effect, mine

SORTS: dict[str, tuple[str, Callable[[int], bool]]] = {
    "card": ("a card", lambda kind: True),
    "follower": ("a follower", lambda kind: TYPE[kind] == FOLLOWER),
    "location": ("a location", lambda kind: TYPE[kind] == LOCATION),
    "event": ("an event", lambda kind: TYPE[kind] == EVENT),
}


def _play_words(e: Effect) -> str:
    where = " from your hand or from storage" if "storage" in e else ""
    less = f" for {e[2]} mythium less" if e[2] else ""
    if e[2] == "standing":
        less = " for as much mythium less as the sum of your standing"
    return f"{'you may ' if 'may' in e else ''}play {SORTS[e[1]][0]}{where}{less}"


@effect("play", _play_words)
def _play(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """Play a card from hand, all costs paid; mandatory if able, unless it says "may" (WBR-070, WBR-071, WBR-Q07)."""
    me = now.me
    less = sum(t.standing[4 * me : 4 * me + 4]) if found[2] == "standing" else found[2]
    fits, kind = SORTS[found[1]][1], t.kind
    stored = mine(t, now, "stored") if "storage" in found else state.shelf(t, me)
    cards = [c for c in (*mine(t, now, "hand"), *stored) if fits(kind[c]) and play.can_play(t, me, c, less)]
    if not cards or me == t.auto:
        return None
    return _playing(t, now, cards, less, "may" in found)


def _playing(t: Steppe, now: Now, cards: list[int], less: int, may: bool) -> Flow:
    card = yield Ask(now.me, "play", (*cards, None) if may else tuple(cards), source=now.card, about={"less": less})
    if card is not None:
        flow = play.play(t, now, card, less)
        if flow is not None:
            yield from flow


@effect("play stored", "play a card stored here")
def _play_stored(t: Steppe, now: Now, found: Effect) -> Flow | None:
    cards = [c for c, host in t.host.items() if host == now.card and play.can_play(t, now.me, c)]
    return _playing(t, now, cards, 0, False) if cards else None


@effect(
    "seek",
    lambda e: (
        "reveal cards from your deck until "
        + ("two followers are found" if e[1:] == ("follower", "follower") else "a follower and a location are found")
        + "; take them into your hand; shuffle"
    ),
)
def _seek(t: Steppe, now: Now, found: Effect) -> None:
    """Found cards go to the hand; the rest is shuffled (WBR-Q31)."""
    if now.me == t.auto:
        return
    hand = t.lay.index["hand"][now.me]
    now.found = _search(t, now, list(found[1:]))
    for card in now.found:
        t.move(card, hand)
    t.shuffle(t.lay.index["deck"][now.me])
    t.tell("found", who=now.me, cards=list(now.found))


def _search(t: Steppe, now: Now, wanted: list[str]) -> list[int]:
    """Reveal from the top until each wanted sort has been found once; returns what was found."""
    hits, seen = [], []
    for card in reversed(t.zones[t.lay.index["deck"][now.me]]):
        if not wanted:
            break
        seen.append(card)
        sort = next((sort for sort in wanted if SORTS[sort][1](t.kind[card])), None)
        if sort is not None:
            wanted.remove(sort)
            hits.append(card)
    t.show(seen)
    t.tell("reveal", who=now.me, cards=seen)
    return hits


@effect("play found", lambda e: "you may play one of them" if e[1] == 1 else "you may play either or both")
def _play_found(t: Steppe, now: Now, found: Effect) -> Flow | None:
    return _playing_found(t, now, found[1]) if now.found else None


def _playing_found(t: Steppe, now: Now, most: int) -> Flow:
    hand = t.lay.index["hand"][now.me]
    for _ in range(most):
        cards = [c for c in now.found if t.where[c] == hand and play.can_play(t, now.me, c)]
        if not cards:
            return
        why = _found_why(t, now)
        card = yield Ask(now.me, "play", (*cards, None), source=now.card, why=why, about={"less": 0})
        if card is None:
            return
        flow = play.play(t, now, card)
        if flow is not None:
            yield from flow


def _found_why(t: Steppe, now: Now) -> Any:
    return lambda thing: play.why_not_play(t, now.me, thing) if thing in now.found else None


@effect(
    "vision",
    (
        "choose follower or location and reveal cards from your deck until one is found; draw it, or play it for "
        "{0} mythium less; shuffle"
    ),
)
def _vision(t: Steppe, now: Now, found: Effect) -> Flow | None:
    return None if now.me == t.auto else _seeing(t, now, found[1])


def _seeing(t: Steppe, now: Now, less: int) -> Flow:
    """Inspirational Vision (D23, D24)."""
    me = now.me
    sort = yield Ask(me, "sort", ("follower", "location"), source=now.card)
    hits = _search(t, now, [sort])
    if hits:
        card = hits[0]
        t.move(card, t.lay.index["found"][me])
        options = (("draw", card), ("play", card)) if play.can_play(t, me, card, less) else (("draw", card),)
        value = yield Ask(me, "take", options, source=now.card, about={"less": less})
        if value[0] == "draw":
            t.move(card, t.lay.index["hand"][me])
            if TYPE[t.kind[card]] == LOCATION and t.turn == me and t.phase == "action":
                now.news.append(("drew", me, (card,)))
            t.tell("found", who=me, cards=[card])
        else:
            flow = play.play(t, now, card, less)
            if flow is not None:
                yield from flow
    t.shuffle(t.lay.index["deck"][me])


@effect("scout", "reveal the top card of your deck: draw it if it is a follower, otherwise put it on the bottom")
def _scout(t: Steppe, now: Now, found: Effect) -> None:
    """Marco Polo."""
    deck = t.zones[t.lay.index["deck"][now.me]]
    if not deck or now.me == t.auto:
        return
    card = deck[-1]
    t.show((card,))
    t.tell("reveal", who=now.me, cards=[card])
    if TYPE[t.kind[card]] == FOLLOWER:
        state.draw(t, now, now.me, 1)
    else:
        t.move(card, t.lay.index["deck"][now.me], bottom=True)


@effect("store drawn", "store it here; if you do, draw 1 card")
def _store_drawn(t: Steppe, now: Now, found: Effect) -> Flow | None:
    """The Muhandasat: no room, no card (WBR-Q24)."""
    hand = mine(t, now, "hand")
    cards = [c for c in now.other if c in hand]
    return _storing(t, now, cards) if cards else None


def _storing(t: Steppe, now: Now, cards: list[int]) -> Flow:
    assert now.card is not None
    card = yield Ask(now.me, "store", tuple(cards), source=now.card)
    if state.store(t, now.me, card, now.card, STORAGE[t.kind[now.card]]):
        state.draw(t, now, now.me, 1)


@effect("recall", "return up to {0} other events from your discard pile to your hand")
def _recall(t: Steppe, now: Now, found: Effect) -> Flow | None:
    cards = [c for c in mine(t, now, "discard") if TYPE[t.kind[c]] == EVENT and c != now.card]
    return _recalling(t, now, cards, found[1]) if cards and now.me != t.auto else None


def _recalling(t: Steppe, now: Now, cards: list[int], n: int) -> Flow:
    picks = yield Pick(now.me, "recall", tuple(cards), 0, min(n, len(cards)), now.card)
    for card in picks:
        t.move(card, t.lay.index["hand"][now.me])
    if picks:
        t.tell("recall", who=now.me, cards=list(picks))


@effect("stargaze", "look at the top 2 cards of your deck: one into your hand, the other on the bottom")
def _stargaze(t: Steppe, now: Now, found: Effect) -> Flow | None:
    deck = t.zones[t.lay.index["deck"][now.me]]
    return _gazing(t, now, deck[:-3:-1]) if deck and now.me != t.auto else None


def _gazing(t: Steppe, now: Now, cards: list[int]) -> Flow:
    """Fanciful Astronomer: only the owner sees both; this is no draw (D32)."""
    me = now.me
    look = t.lay.index["look"][me]
    for card in cards:
        t.move(card, look)
    kept = yield Ask(me, "keep", tuple(cards), source=now.card)
    for card in cards:
        if card == kept:
            t.move(card, t.lay.index["hand"][me])
        else:
            t.move(card, t.lay.index["deck"][me], bottom=True)
    t.tell("stargaze", who=me, n=len(cards))
