"""Decks: the preconstructed ones, constructed ones as text, and why one is not legal (specification 3.11, 8.9)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from .abilities import GUILD_NAMES, GUILDS, LEADER
from .build import CATALOG
from .cards import GUILD, GUILD_CARDS, LEADER_OF, PLAIN_CARDS, SIGNATURES, STAR, TYPE, kinds

SIZE = 30
NEUTRAL_LISTS = (
    kinds(
        "Gratuitous Gift|Raid the Mines|Weary Veteran|Irate Vandal|Lowly Bard|Earth Apprentice|"
        "Swift Messenger|The Humble Underpass"
    ),
    kinds(
        "Surprising Development|Caravan Guard|Lowly Bard|Stars Apprentice|The Humble Underpass|"
        "The Submerged Brilliance|The Den of Sabers|The Pit of Despair"
    ),
    kinds(
        "Gratuitous Gift|Raid the Mines|Mythium Fund|Weary Veteran|Yam Operator|Irate Vandal|Swift Messenger|"
        "Void Apprentice"
    ),
    kinds(
        "Surprising Development|Mythium Fund|Desperate Miners|Moon Apprentice|The Submerged Brilliance|"
        "The Den of Sabers|The Pit of Despair|The Indigo Grotto"
    ),
)
"""The eight neutral cards of each preconstructed deck, by guild (WBR-183)."""

Deck = tuple[int, tuple[int, ...]]
"""A Worldbreaker and the other cards, as definitions."""

PRECONS: tuple[Deck, ...] = tuple(
    (LEADER_OF[guild], (*SIGNATURES[guild], *GUILD_CARDS[guild], *NEUTRAL_LISTS[guild])) for guild in range(4)
)
"""A guild's Worldbreaker, its 3 signature cards, the guild's 19 others and 8 neutrals (WBR-183)."""


class BadDeck(ValueError):
    """A deck that cannot be read or is not legal; `str()` is one sentence for each thing that is wrong."""


def parse(text: str) -> Deck:
    """A deck from text: a guild's name, or a Worldbreaker and cards, one a line ("1 Dogtamer", "Dogtamer x1").

    Lines that begin with # are left out. Raises `BadDeck` for a line that names no card; `problems` judges legality.
    """
    word = text.strip().lower()
    if word in GUILDS:
        return PRECONS[GUILDS.index(word)]
    leader, cards, wrong = -1, [], []
    for raw in re.split(r"[\n;]", text):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        found = re.fullmatch(r"(?:(\d+)\s*[x×]?\s+)?(.*?)(?:\s+[x×]\s*(\d+))?", line)
        assert found is not None
        name = re.sub(r"^(worldbreaker|leader)\s*:\s*", "", found.group(2).strip().rstrip("★*").strip(), flags=re.I)
        try:
            card = CATALOG[name.replace("’", "'")].index
        except KeyError as fault:
            near = [CATALOG[word].name for word in fault.args[0].partition("near: ")[2].split(", ") if word in CATALOG]
            guess = " or ".join(dict.fromkeys(near))
            wrong.append(f"There is no card {name!r}" + (f"; do you mean {guess}?" if guess else "."))
            continue
        if TYPE[card] == LEADER and leader < 0:
            leader = card
        else:
            cards += [card] * int(found.group(1) or found.group(3) or 1)
    if wrong:
        raise BadDeck(" ".join(wrong))
    return leader, tuple(cards)


def export(deck: Deck) -> str:
    """A deck as text that `parse` reads: the Worldbreaker, then the cards, one a line."""
    leader, cards = deck
    names = [f"{n} {CATALOG[card].name}" for card, n in Counter(cards).items()]
    return "\n".join([CATALOG[leader].name, *names]) + "\n"


def problems(deck: Deck | str, copies: bool = False) -> list[str]:
    """Why a deck is not legal, a sentence for each reason; empty if it is (WBR-186 to WBR-188).

    `copies` allows several copies of a card, as after a draft (WBR-218).
    """
    if isinstance(deck, str):
        try:
            deck = parse(deck)
        except BadDeck as fault:
            return [str(fault)]
    leader, cards = deck
    out = []
    if leader < 0:
        out.append("A deck needs one Worldbreaker; this one has none. [WBR-186]")
    if len(cards) != SIZE:
        out.append(f"A deck has exactly {SIZE} cards beside its Worldbreaker; this one has {len(cards)}. [WBR-186]")
    for card, n in Counter(cards).items():
        name = CATALOG[card].name
        if card not in PLAIN_CARDS:
            out.append(f"{name} belongs to the campaign pack, not into a deck. [WBR-034]")
        elif TYPE[card] == LEADER:
            out.append(f"A deck has only one Worldbreaker; {name} is another. [WBR-186]")
        elif n > 1 and not copies:
            out.append(f"All cards of a deck have different names; {name} is there {n} times. [WBR-186]")
        star = STAR[card]
        if star is not None and leader >= 0 and star != GUILD[leader]:
            owner = CATALOG[LEADER_OF[star]].name
            out.append(f"{name} is a signature card of {owner}; only that Worldbreaker's deck may have it. [WBR-187]")
    return out


def legal(text: str) -> Deck:
    """A legal constructed deck from text; raises `BadDeck` with all that is wrong."""
    deck = parse(text)
    found = problems(deck)
    if found:
        raise BadDeck(" ".join(re.sub(r" \[WBR-\d+\]", "", line) for line in found))
    return deck


def summary(cards: Sequence[int]) -> str:
    """How many cards a deck has of each guild, in words."""
    count = Counter(GUILD[card] for card in cards)
    return ", ".join(f"{count[g]} {(*GUILD_NAMES, 'neutral')[g]}" for g in range(5) if count[g])
