"""The solo campaign: ten chapters against the automaton (specification 3.15, 8.10)."""

from __future__ import annotations

from ...ask import Ask, Flow, Pick
from . import play, state
from .abilities import FOLLOWER
from .build import CATALOG
from .campaign_decks import ADDED, DRAFTS, IN_PLAY, LEADS, RIVAL_LEADERS, THEIRS, TRUNKS, YOURS
from .cards import CODE, COST, ORDER_SIDES, TYPE
from .state import Now, Steppe, gain, stand
from .timing import ability, settle

ME, AUTO = 0, 1
LEVELS = ("artisan", "scholar", "warrior", "worldbreaker")
START_POWER = {"artisan": 2, "scholar": 1, "warrior": 0, "worldbreaker": 0}
"""WBR-282, WBR-283."""

CAMPAIGN = tuple(
    index
    for _, index in sorted(
        (int(card.code[4:]) + n, card.index) for card in CATALOG if card.code for n in range(card.copies)
    )
)
"""The campaign deck, first card first, never shuffled (WBR-221)."""
PART_ONE = next(n for n, index in enumerate(CAMPAIGN) if CODE[index] == "CMP-26") + 1


def cards_of_campaign() -> list[int]:
    """All definitions of a campaign table: for both parts your deck, draft deck and what the automaton ever has."""
    out: list[int] = []
    for part in (0, 1):
        chapters = range(1, 6) if part == 0 else range(6, 11)
        out += [LEADS[part], *YOURS[part], *TRUNKS[part], *THEIRS[part]]
        out += [card for n in chapters for card in ADDED.get(n, ())]
        out += [RIVAL_LEADERS[5 * (part + 1)]]
    return out + list(CAMPAIGN)


def blocks() -> list[dict[str, list[int]]]:
    """Where the cards of `cards_of_campaign` lie among the ids, by part and purpose."""
    out, at = [], 0
    for part in (0, 1):
        chapters = range(1, 6) if part == 0 else range(6, 11)
        sizes = {
            "leader": 1,
            "yours": len(YOURS[part]),
            "trunk": len(TRUNKS[part]),
            "theirs": len(THEIRS[part]),
            "added": sum(len(ADDED.get(n, ())) for n in chapters),
            "rival": 1,
        }
        block = {}
        for name, size in sizes.items():
            block[name] = list(range(at, at + size))
            at += size
        out.append(block)
    return out


BLOCKS = blocks()
FIRST_CAMPAIGN_CARD = sum(len(cards) for block in BLOCKS for cards in block.values())

SIDE_KEYS: dict[str, str] = {
    text: f"order.{n}"
    for n, text in enumerate(
        dict.fromkeys(text for card in CATALOG if card.data.get("pack") == "order" for text in card.data["side_text"])
    )
}
"""A key for each different sentence on a side of an order; it does not tell which card has it (WBR-Q54)."""

# -- a part ------------------------------------------------------------------------------------------------------------


def start(t: Steppe, part: int) -> None:
    """Set up a part: Orders deck, both play decks; Part II also its two New Rules (WBR-222 to WBR-224)."""
    block, lay = BLOCKS[part - 1], t.lay
    old = t.camp
    level = old.level if old is not None else str(t.options.get("difficulty", "scholar"))
    _clear(t)
    deck, vault = t.place("campaign"), t.place("vault")
    for later in BLOCKS[part - 1 :]:
        for card in [c for cards in later.values() for c in cards]:
            t.move(card, vault)
    for n in reversed(range(len(CAMPAIGN))):
        card = FIRST_CAMPAIGN_CARD + n
        if part == 1 or n >= PART_ONE:
            t.move(card, deck)
    t.camp = state.Campaign(
        part=part,
        chapter=0,
        level=level,
        losses=0,
        deck=block["yours"][:],
        rival=block["theirs"][:],
        added=[],
        leader=block["leader"][0],
        rival_leader=-1,
        orders=[],
        flipped=False,
        laws=0,
        newcomer=False,
        honoured=False,
        won=old.won[:] if old is not None else [],
    )
    for _ in range(12):
        card = t.zones[deck][-1]
        t.move(card, lay["orders"][0])
        t.camp.orders.append(card)
    t.tell("part", n=part)
    _read_on(t)


def _clear(t: Steppe) -> None:
    """Everything back into the box, so that a part may be set up (again)."""
    box, wb = t.place("box"), t.lay["wb"]
    for card in range(len(t.kind)):
        if t.where[card] != box:
            t.move(card, box)
    t.seen.clear()
    t.stray.clear()
    t.stages.clear()
    t.host.clear()
    t.leaders = [-1 for _ in wb]


def _read_on(t: Steppe) -> None:
    """New Rules on top of the campaign deck are set aside, then the next chapter lies open (WBR-247 to WBR-250)."""
    deck = t.place("campaign")
    while CODE[t.kind[t.zones[deck][-1]]] in state.LAWS:
        enact(t)
    open_chapter(t)


def enact(t: Steppe) -> None:
    """A New Rules card is set aside for all later games (WBR-249)."""
    assert t.camp is not None
    card = t.zones[t.place("campaign")][-1]
    t.move(card, t.place("creed"))
    t.camp.laws |= state.LAWS[CODE[t.kind[card]]]
    t.tell("law", card=card)


def open_chapter(t: Steppe) -> None:
    """Chapter card: stop; the next game is ready (WBR-250)."""
    assert t.camp is not None
    card = t.zones[t.place("campaign")][-1]
    for old in t.cards("chapter")[:]:
        t.move(old, t.place("box"))
    t.move(card, t.place("chapter"))
    data = CATALOG[t.kind[card]].data
    t.camp.chapter, t.goal, t.camp.losses = data["chapter"], data["goal"], 0
    t.tell("chapter", card=card, n=t.camp.chapter, goal=t.goal)
    t.tell("story", text=f"story.{t.camp.chapter}.before")


# -- a game ------------------------------------------------------------------------------------------------------------


def game(t: Steppe) -> None:
    """Set up the chapter's game: both decks, Orders, power by difficulty; you are first (WBR-225 to WBR-233)."""
    c = t.camp
    assert c is not None
    t.stray.clear()
    t.leaders = [c.leader, c.rival_leader]
    t.decks = [c.deck[:], c.rival[:]]
    c.newcomer = c.honoured = False
    shuffle_orders(t)
    t.agenda.append(("begin", ME, AUTO))


def shuffle_orders(t: Steppe) -> None:
    """All twelve orders, shuffled, their first sides up (WBR-231, WBR-242)."""
    assert t.camp is not None
    zone = t.place("orders")
    for card in t.camp.orders:
        if t.where[card] != zone:
            t.move(card, zone)
    t.shuffle(zone)
    t.camp.flipped = False


def setup_chapter(t: Steppe) -> Flow:
    """After the mulligan: special rules of the chapter, Setup abilities, starting power (WBR-228 to WBR-232)."""
    c = t.camp
    assert c is not None
    if c.chapter == 3:
        gain(t, ME, 2)
    if c.chapter in IN_PLAY:
        card = next(i for i in t.decks[AUTO] if t.kind[i] == IN_PLAY[c.chapter])
        state.enter(t, AUTO, card)
        t.tell("put", who=AUTO, card=card)
    if c.chapter == 8:
        yield from _guest(t)
    yield from _setup_laws(t)
    bonus = start_power(c)
    if bonus:
        state.score(t, Now(ME, None), ME, bonus, "level")
    t.entered.clear()


def start_power(c: state.Campaign) -> int:
    """What the difficulty gives: 2, 1, or for Warriors 1 after two losses in this chapter (WBR-282, WBR-283)."""
    if c.level == "warrior":
        return 1 if c.losses >= 2 else 0
    return START_POWER[c.level]


def _guest(t: Steppe) -> Flow:
    """Chapter 8: a follower of cost 2 or less from your deck may start in play."""
    deck = t.place("deck", ME)
    cards = sorted(c for c in t.zones[deck] if TYPE[t.kind[c]] == FOLLOWER and COST[t.kind[c]] <= 2)
    if not cards:
        return
    found = t.place("found", ME)
    for card in cards:
        t.move(card, found)
    card = yield Ask(ME, "guest", (*cards, None))
    for other in cards:
        if other != card:
            t.move(other, deck)
    if card is not None:
        now = Now(ME, None)
        flow = play.put(t, now, card)
        if flow is not None:
            yield from flow
        flow = settle(t, now)
        if flow is not None:
            yield from flow
    t.shuffle(deck)


def _setup_laws(t: Steppe) -> Flow:
    """Setup abilities are mandatory (WBR-164, WBR-230)."""
    if state.law(t, "CMP-15"):
        flow = _toll_road(t)
        if flow is not None:
            yield from flow
    for code in ("CMP-18", "CMP-49"):
        if state.law(t, code):
            from .effects import GUILD_PLACES

            place = yield Ask(ME, "guild", GUILD_PLACES, source=_law_card(t, code), about={"n": 1})
            stand(t, ME, GUILD_PLACES.index(place), 1)
    if state.law(t, "CMP-46"):
        state.draw(t, Now(ME, None), ME, 1)


def _law_card(t: Steppe, code: str) -> int:
    return next(c for c in t.cards("creed") if CODE[t.kind[c]] == code)


def _toll_road(t: Steppe) -> Flow | None:
    """Toll Road: the automaton begins with the first follower of its deck (CMP-15)."""
    deck = t.place("deck", AUTO)
    for _ in range(len(t.zones[deck])):
        card = t.zones[deck][-1]
        if TYPE[t.kind[card]] == FOLLOWER:
            now = Now(AUTO, None)
            play.put(t, now, card)
            return settle(t, now)
        t.move(card, deck, bottom=True)
    return None


# -- during a game -----------------------------------------------------------------------------------------------------


def order_turn(t: Steppe) -> Flow:
    """The automaton's turn: the top order, then it is flipped or discarded (WBR-240, WBR-241)."""
    c = t.camp
    assert c is not None
    orders, shown = t.place("orders"), t.place("order")
    if not c.flipped and not t.zones[orders]:
        shuffle_orders(t)
    side = int(c.flipped)
    card = t.zones[shown if side else orders][-1]
    t.tell("order", who=AUTO, text=SIDE_KEYS[CATALOG[t.kind[card]].data["side_text"][side]])
    flow = ability(t, Now(AUTO, card if side else None), ORDER_SIDES[t.kind[card]][side])
    if flow is not None:
        yield from flow
    c.flipped = not side
    t.move(card, t.place("spent") if side else shown)
    if side and not t.zones[orders]:
        shuffle_orders(t)


def steady_works(t: Steppe) -> Flow:
    """Steady Works: in the Rally Phase the automaton develops a location (CMP-40)."""
    flow = ability(t, Now(AUTO, None), (("build", 1),))
    if flow is not None:
        yield from flow


def income(t: Steppe, seat: int) -> int:
    """What chapters and new rules change in step 3 of the Rally Phase."""
    c = t.camp
    assert c is not None
    if seat == t.auto:
        return 0
    return (-1 if c.chapter == 3 else 0) + (1 if state.law(t, "CMP-43") else 0)


# -- after a game ------------------------------------------------------------------------------------------------------


def over(t: Steppe, winner: int) -> None:
    """The chapter is won or lost (WBR-245 to WBR-247)."""
    c = t.camp
    assert c is not None
    t.phase = "camp"
    if winner == ME:
        t.agenda.append(("won",))
    else:
        c.losses += 1
        t.tell("chapter_lost", n=c.chapter, losses=c.losses)
        t.agenda.append(("camp",))


def won(t: Steppe) -> Flow:
    """Flip the chapter card, follow it, then resolve campaign cards until the next chapter (WBR-247)."""
    c = t.camp
    assert c is not None
    gather(t)
    c.won.append(c.chapter)
    t.tell("chapter_won", n=c.chapter)
    t.tell("story", text=f"story.{c.chapter}.after")
    block = BLOCKS[c.part - 1]
    if c.chapter in (1, 6):
        for card in block["trunk"]:
            t.move(card, t.place("trunk"))
    if c.chapter in DRAFTS:
        yield from _draft(t, DRAFTS[c.chapter])
    if c.chapter in ADDED:
        c.added = [i for i in block["added"] if t.kind[i] in ADDED[c.chapter]]
        c.rival += c.added
        t.tell("added", cards=c.added[:])
    if c.chapter + 1 in RIVAL_LEADERS:
        c.rival_leader = block["rival"][0]
        t.tell("rival_leader", card=c.rival_leader)
    yield from _campaign_cards(t)


def gather(t: Steppe) -> None:
    """All cards of the game just played come off the table."""
    c = t.camp
    assert c is not None
    vault = t.place("vault")
    for card in (*c.deck, *c.rival):
        t.move(card, vault)
    t.stages.clear()
    t.host.clear()
    for card in (c.leader, c.rival_leader):
        if card >= 0:
            t.move(card, vault)


def _draft(t: Steppe, n: int) -> Flow:
    """Draft N: 2N cards of the draft deck are dealt, N join your deck, the others leave the campaign (WBR-235)."""
    c = t.camp
    assert c is not None
    trunk, offer = t.place("trunk"), t.place("offer")
    t.shuffle(trunk)
    for _ in range(2 * n):
        t.move(t.zones[trunk][-1], offer)
    dealt = tuple(t.zones[offer])
    picks = yield Pick(ME, "draft deck", dealt, n, n)
    for card in dealt:
        t.move(card, t.place("vault" if card in picks else "box"))
    c.deck += list(picks)
    t.tell("draft_kept", who=ME, cards=list(picks))


def _campaign_cards(t: Steppe) -> Flow:
    """The next campaign cards, one at a time, until a chapter or the end of the part (WBR-248 to WBR-250)."""
    c = t.camp
    assert c is not None
    deck = t.place("campaign")
    while t.zones[deck]:
        card = t.zones[deck][-1]
        pack = CATALOG[t.kind[card]].data["pack"]
        if pack == "order":
            yield from _new_order(t, card)
        elif pack == "law":
            enact(t)
        elif pack == "chapter":
            open_chapter(t)
            t.agenda.append(("camp",))
            return
        else:
            t.move(card, t.place("chapter"))
            t.agenda.append(("part over",))
            return
    t.result = ((ME,), "campaign")
    t.tell("campaign_won")


def _new_order(t: Steppe, card: int) -> Flow:
    """A new order joins the deck and a basic one, of your choice, leaves: always twelve (WBR-248, WBR-Q52)."""
    c = t.camp
    assert c is not None
    t.move(card, t.place("spent"))
    c.orders.append(card)
    t.tell("order_added", card=card)
    for other in c.orders:
        if t.where[other] != t.place("spent"):
            t.move(other, t.place("spent"))
    first: dict[int, int] = {}
    for other in c.orders:
        if CATALOG[t.kind[other]].data["basic"]:
            first.setdefault(t.kind[other], other)
    gone = yield Ask(ME, "drop order", tuple(first.values()))
    c.orders.remove(gone)
    t.move(gone, t.place("box"))
    t.tell("order_dropped", card=gone)


def camp(t: Steppe) -> Flow:
    """Between games: play on at any difficulty, begin the part anew, or stop (WBR-246, WBR-281, D42, D46)."""
    c = t.camp
    assert c is not None
    gather(t)
    value = yield Ask(ME, "camp", (*LEVELS, "restart", "stop"))
    if value == "stop":
        _stop(t)
        return
    if value == "restart":
        start(t, c.part)
        t.agenda.append(("game",))
        return
    if value != c.level:
        t.tell("level", text=f"level.{value}")
    c.level = value
    t.agenda.append(("game",))


def _stop(t: Steppe) -> None:
    assert t.camp is not None
    t.result = ((), "stopped")
    t.tell("stopped", n=len(t.camp.won))


def part_over(t: Steppe) -> Flow:
    """Part I is won: Part II may be set up, or the story rests here (WBR-223, CMP-26)."""
    value = yield Ask(ME, "part two", ("go on", "rest"))
    if value == "go on":
        start(t, 2)
        t.agenda.append(("camp",))
    else:
        t.result = ((ME,), "part")
        t.tell("part_won")
