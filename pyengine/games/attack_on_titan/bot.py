"""A sensible comrade: plays its cards, kills Titans in reach, buys by worth, helps to finish Archenemies, shuns Wounds.

It reads only what its seat may know; on any guess at the rest it answers the same.
"""

from __future__ import annotations

from typing import Any

from ...ask import Ask, Value
from ...game import Game
from ...luck import Luck
from . import forecast, tactics
from .cards import (
    ABILITY,
    AMBUSH,
    CATALOG,
    COST,
    COURAGE,
    DEFENSE,
    GEAR,
    HANGE,
    LEVEL,
    ONGOING,
    PLAY,
    THRUST,
    TITAN,
    TYPE,
    WD,
    WOUNDED,
)
from .state import (
    DISTANCE,
    HEROES,
    NEXT,
    SPACE_OF,
    SPACES,
    City,
    archenemies,
    breached,
    heroes_in,
    hp_left,
    kind_of,
    living,
    seat_of,
    titans_at,
    wounds_on,
)
from .worth import (
    BRINGS,
    DRAW,
    HELPERS,
    NANABA,
    POSITIONAL,
    POWER,
    STRIKERS,
    TRAP,
    WORTH,
    weakest,
    wounds_of,
)


def greedy(game: Game, seat: int, ask: Ask, luck: Luck) -> Value:
    """The option that looks best now."""
    t: City = game.t  # type: ignore[assignment]
    if ask.single and len(ask.options) == 1:
        return ask.options[0]
    return PLAYERS.get(ask.verb, _first)(t, seat, ask)


def _first(t: City, me: int, ask: Ask) -> Value:
    return ask.options[0] if ask.single else tuple(ask.options[: ask.least])


# -- the turn -------------------------------------------------------------------------------------------------------


def _act(t: City, me: int, ask: Ask) -> Value:
    options = ask.options
    plays = [option for option in options if option[0] == "play"]
    if plays:
        chosen = _play_now(t, me, plays)
        if chosen is not None:
            return chosen
    plan = tactics.best_plan(t, t.active, tactics.means(t, t.active, me), me)
    special = _gear(t, me, options, plan)
    if special is not None:
        return special
    found = _follow(t, me, options, plays, plan)
    if found is not None:
        return found
    late = [option for option in plays if not _hold(t, me, option[1])]
    if late:
        return late[0]
    return _leftover(t, me, options, plays)


def _play_now(t: City, me: int, plays: list[Value]) -> Value | None:
    """A card that can be played wherever the Hero stands, cards that draw first."""
    kind = t.kind
    if kind[plays[0][1]] == WOUNDED:
        return None if wounds_on(t, t.active) else plays[0]
    free = [o for o in plays if _ready(t, kind[o[1]]) and not _hold(t, me, o[1])]
    if not free:
        return None
    return max(free, key=lambda o: (BRINGS[kind[o[1]]][DRAW], COST[kind[o[1]]], -o[1]))


def _ready(t: City, k: int) -> bool:
    """Is this the place for the card?"""
    if k not in POSITIONAL:
        return True
    pos = t.pos[t.active]
    foes = titans_at(t, pos >> 1)
    if k in STRIKERS:
        return bool(pos & 1) and any(LEVEL[t.kind[c]] and hp_left(t, c) > 2 for c in foes)
    if k == NANABA:
        return bool(pos & 1 and foes)
    if k == TRAP:
        return len(foes) > 1
    if k in HELPERS:
        return len(heroes_in(t, pos >> 1)) > 1
    return False


def _hold(t: City, me: int, card: int) -> bool:
    """Keep a Defense that brings no Power for an attempt in this turn."""
    k = t.kind[card]
    if not DEFENSE[k] or BRINGS[k][POWER] > 0 or t.late or t.level == 0:
        return False
    return any(hp_left(t, foe) <= t.power for foe in archenemies(t))


def _gear(t: City, me: int, options: Any, plan: tactics.Plan) -> Value | None:
    """Return 3D Gear for a kill, or if the Power and Move so gained do clearly more than the card would later."""
    found = [option for option in options if option[0] == "return"]
    if not found:
        return None
    if tactics.rounds_left(t) < 2.5:
        return found[0]
    goal = next((item[3] for _, items in plan.stops for item in items if item[2] == "attempt"), None)
    if goal is not None:
        ready = forecast.defended(t, me)
        power = t.power - hp_left(t, goal)
        now, then = (forecast.chance(t, goal, power + n, ready) for n in (0, len(found)))
        return found[0] if then > now + 0.05 else None
    m = tactics.means(t, t.active, me)
    m.power += 1
    m.move += 2
    more = tactics.best_plan(t, t.active, m, me)
    return found[0] if more.worth > plan.worth + 2.2 else None


def _follow(t: City, me: int, options: Any, plays: list[Value], plan: tactics.Plan) -> Value | None:
    """The next action of a plan."""
    here, items = plan.stops[0]
    if items:
        waiting = [o for o in plays if t.kind[o[1]] in POSITIONAL and not _hold(t, me, o[1])]
        if (waiting and len(plan.stops) == 1) or any(_wants(t, o, items) for o in waiting):
            return waiting[0]
        for item in items:
            option = _action(t, options, item)
            if option is not None:
                return option
        if waiting:
            return waiting[0]
    for space, _ in plan.stops[1:]:
        if space != here:
            return _toward(t, options, here, space)
    return None


def _wants(t: City, option: Value, items: Any) -> bool:
    """Does this card's Power or damage belong to what is about to be done here?"""
    strong = items[0][2] in ("attempt", "hit")
    return strong and (t.kind[option[1]] in STRIKERS or BRINGS[t.kind[option[1]]][POWER] > 0)


def _action(t: City, options: Any, item: tactics.Item) -> Value | None:
    _, cost, what, card = item
    if what in ("attempt", "hit"):
        tries = ("attempt", card)
        if what == "attempt" and tries in options:
            return tries
        hits = [option for option in options if option[0] == "hit" and option[1] == card]
        if not hits:
            return None
        want = hp_left(t, card) if what == "attempt" else cost
        return hits[min(len(hits), max(1, want)) - 1]
    option = (what, card)
    return option if option in options else None


def _toward(t: City, options: Any, here: int, space: int) -> Value | None:
    """A step that brings the Hero nearer."""
    for to in NEXT[here]:
        if DISTANCE[to][space] < DISTANCE[here][space]:
            step = ("step", SPACES[to]) if t.seats > 1 else ("step", HEROES[t.active], SPACES[to])
            if step in options:
                return step
    return None


def _leftover(t: City, me: int, options: Any, plays: list[Value]) -> Value:
    """Nothing left to plan: abilities for the Move that is left, 3D Gear for the Power, a step into safety, the end."""
    for option in options:
        if option[0] == "use" and _useful(t, me, option[1]):
            return option
    if tactics.rounds_left(t) > 4:
        for option in options:
            if option[0] == "buy" and t.kind[option[1]] == GEAR:
                return option
    stroll = _stroll(t, options) if t.seats == 1 and t.move_left else None
    if stroll is not None:
        return stroll
    if plays and t.kind[plays[0][1]] == WOUNDED:
        return plays[0]
    rest = [option for option in plays if not _hold(t, me, option[1])]
    if rest:
        return rest[0]
    return "end" if "end" in options else options[0]


def _stroll(t: City, options: Any) -> Value | None:
    """Alone: Hange goes where the most Titans are, since she draws for them whoever acts (AOT-220)."""
    unit = next((u for u in range(t.units) if kind_of(t, u) == HANGE and t.pos[u] >= 0), None)
    if unit is None:
        return None
    here = t.pos[unit]
    seen = len(titans_at(t, here >> 1)) if here & 1 else 0
    best = max(range(1, 10, 2), key=lambda s: (len(titans_at(t, s >> 1)), -DISTANCE[here][s]))
    if len(titans_at(t, best >> 1)) <= seen or DISTANCE[here][best] > t.move_left:
        return None
    for to in NEXT[here]:
        step = ("step", HEROES[unit], SPACES[to])
        if DISTANCE[to][best] < DISTANCE[here][best] and step in options:
            return step
    return None


def _useful(t: City, me: int, card: int) -> bool:
    what = ABILITY[t.kind[card]][0][2]
    if what in ("draw", "cheer"):
        return True
    if what == "cure":
        return True
    return what == "train" and sum(t.kind[c] == COURAGE for c in t.cards("hand", me)) > 0


def _strike_or_power(t: City, me: int, ask: Ask) -> Value:
    foes_ = [o for o in ask.options if o != "power"]
    best = max(foes_, key=lambda card: min(4, hp_left(t, card)))
    return best if min(4, hp_left(t, best)) >= 3 else "power"


def _hand_out(t: City, me: int, ask: Ask) -> Value:
    gifts = [o for o in ask.options if o != "power"]
    best = max(gifts, key=lambda o: (WORTH[t.kind[o[1]]] + 0.5 * (o[2] == HEROES[t.active]), -o[1]))
    return best if WORTH[t.kind[best[1]]] > 1.9 else "power"


# -- defending ------------------------------------------------------------------------------------------------------


def _threat(t: City, unit: int, source: int) -> float:
    """How bad an Ambush is for a Hero."""
    k = t.kind[source]
    name = AMBUSH[k] or ONGOING[k]
    hand = t.cards("hand", seat_of(t, unit))
    wounding = 3.0 + 12.0 * bool(wounds_on(t, unit)) + 1.5 * wounds_of(t, seat_of(t, unit))
    if name in ("wound", "each wound", "hunt"):
        return wounding
    if name in ("equipment or wound", "ally or wound"):
        kinds = 1 if name.startswith("equipment") else 0
        return 1.2 if any(TYPE[t.kind[c]] == kinds for c in hand) else wounding
    if name == "token":
        return 2.0
    if name in ("lose equipment", "lose ally", "lose maneuver"):
        kinds = {"lose equipment": 1, "lose ally": 0, "lose maneuver": 2}[name]
        return 4.0 if any(TYPE[t.kind[c]] == kinds for c in t.cards("play", seat_of(t, unit))) else 0.0
    if name in ("random", "each random", "all discard"):
        return 1.2 if hand else 0.0
    if name == "thrusts":
        return 0.6 * min(2, sum(t.kind[c] == THRUST for c in hand))
    return 1.0


def _defend(t: City, me: int, ask: Ask) -> Value:
    assert ask.about is not None
    unit = t.hero.index(ask.about["hero"])
    threat = _threat(t, unit, ask.about["ambush"])
    best, found = 0.0, None
    for option in ask.options:
        if option is None:
            continue
        k = t.kind[option[1]]
        gain = threat - 0.8 * WORTH[k]
        defense = DEFENSE[k]
        if option[0] == "avoid" and defense:
            how, whom, reward = defense
            if how == "reveal":
                gain = threat + 1.0
            for effect in reward:
                gain += {"draw": 0.9 * (effect[1] if len(effect) > 1 else 1), "gain here": 2.0, "swing": 2.5}.get(
                    effect[0], 0.4
                )
            gain += 1.0 * (whom == "each" and len(heroes_in(t, t.pos[unit] >> 1)) > 1)
        if gain > best:
            best, found = gain, option
    return found


def _suffer(t: City, me: int, ask: Ask) -> Value:
    return weakest(t, [option for option in ask.options if option != "wound"])


def _reveal(t: City, me: int, ask: Ask) -> Value:
    return ask.options[0]


def _block(t: City, me: int, ask: Ask) -> Value:
    """Take a Wound if just that keeps a Wall that matters, and nobody dies of it."""
    assert ask.about is not None
    district = int(ask.about["place"][9:])
    need = ask.about["total"] - t.tokens[district] + 1
    fallen = sum(not n for n in t.tokens)
    able = [o for o in ask.options if not wounds_on(t, int(o.split(":")[1])) and o.endswith(":1")]
    able = [o for o in able if wounds_of(t, seat_of(t, int(o.split(":")[1]))) < 2]
    if need <= len(able) and need <= 1 + (district == 0) and (district <= 1 or fallen >= 3):
        return tuple(able[:need])
    return ()


# -- the table ------------------------------------------------------------------------------------------------------


def _first_player(t: City, me: int, ask: Ask) -> Value:
    """The strongest hand plays last, when there is an Archenemy to kill; so whoever is next to it begins."""
    powers = {unit: tactics.means(t, unit, me) for unit in living(t)}
    best = max(powers, key=lambda unit: (powers[unit].burst, -unit))
    order = [(best + k) % t.seats for k in range(1, t.seats + 1)]
    able = {int(option[5:]): option for option in ask.options}
    return next(able[seat] for seat in order if seat in able)


def _propose(t: City, me: int, ask: Ask) -> Value:
    """Everybody reckons from what all can see, so bots agree."""
    mean = {unit: tactics.means(t, unit, None).power for unit in living(t)}
    best = max(mean, key=lambda unit: (mean[unit], -unit))
    order = [(best + k) % t.seats for k in range(1, t.seats + 1)]
    able = {int(option[5:]): option for option in ask.options}
    return next(able[seat] for seat in order if seat in able)


def _active(t: City, me: int, ask: Ask) -> Value:
    """The Hero of the squad with the best turn ahead; one with a Wound only for a good reason."""

    def worth(option: str) -> float:
        unit = int(option[5:])
        if t.pos[unit] < 0:
            return -0.01 * unit
        plan = tactics.best_plan(t, unit, tactics.means(t, unit, me), me)
        return plan.worth - 1.5 * bool(wounds_on(t, unit))

    return max(ask.options, key=worth)


def _enter(t: City, me: int, ask: Ask) -> Value:
    m = tactics.means(t, t.active, me)
    return max(ask.options, key=lambda name: tactics.best_plan(t, t.active, m, me, SPACE_OF[name]).worth)


TASTE = ("Hange", "Eren", "Erwin", "Mikasa", "Levi", "Connie", "Sasha", "Armin")
"""Heroes by how often bots win with them."""


def _hero(t: City, me: int, ask: Ask) -> Value:
    return min(ask.options, key=lambda card: _taste(t, card))


def _taste(t: City, card: int) -> int:
    return TASTE.index(CATALOG[t.kind[card]].name)


def _squad(t: City, me: int, ask: Ask) -> Value:
    best = sorted(ask.options, key=lambda card: _taste(t, card))[:3]
    return tuple(sorted(best, key=ask.options.index))


# -- cards ----------------------------------------------------------------------------------------------------------


def _weakest(t: City, me: int, ask: Ask) -> Value:
    cards = [option for option in ask.options if option is not None]
    if ask.single:
        return weakest(t, cards)
    order = sorted(cards, key=lambda card: (WORTH[t.kind[card]], card))
    return tuple(sorted(order[: ask.least], key=ask.options.index))


def _best(t: City, me: int, ask: Ask) -> Value:
    return max([o for o in ask.options if o is not None], key=lambda card: (WORTH[t.kind[card]], -card))


def _scrap(t: City, me: int, ask: Ask) -> Value:
    card = weakest(t, [option for option in ask.options if option is not None])
    return card if WORTH[t.kind[card]] <= 1.0 else None


def _discard_for_move(t: City, me: int, ask: Ask) -> Value:
    return tuple(card for card in ask.options if t.kind[card] == WOUNDED)


def _discard_move(t: City, me: int, ask: Ask) -> Value:
    cards = [option for option in ask.options if option is not None]
    card = weakest(t, cards)
    return card if WORTH[t.kind[card]] < 1.1 and t.move_left >= 3 else None


def _sacrifice(t: City, me: int, ask: Ask) -> Value:
    card = weakest(t, [option for option in ask.options if option is not None])
    return card if WORTH[t.kind[card]] < 1.6 or tactics.rounds_left(t) < 2 else None


def _heroes_first(t: City, me: int, ask: Ask) -> Value:
    """The own Hero and comrades who have still to act, up to the limit."""
    coming = tactics.to_act(t)
    names = sorted(ask.options, key=lambda name: (int(name[5:]) != t.active, int(name[5:]) not in coming))
    chosen = names[: ask.most] if not ask.single else names[:1]
    return chosen[0] if ask.single else tuple(sorted(chosen, key=ask.options.index))


def _tribute(t: City, me: int, ask: Ask) -> Value:
    def courage(name: str) -> int:
        return sum(t.kind[card] == COURAGE for card in t.cards("discard", seat_of(t, int(name[5:]))))

    own = HEROES[t.active]
    return own if own in ask.options and courage(own) else max(ask.options, key=courage)


def _cheer(t: City, me: int, ask: Ask) -> Value:
    own = f"hero:{t.active if t.active >= 0 else me}"
    return own if own in ask.options else ask.options[0]


def _cure(t: City, me: int, ask: Ask) -> Value:
    cards = [option for option in ask.options if option is not None]
    mine = [card for card in cards if t.lay.family[t.where[card]] == "discard"]
    return (mine or cards)[0]


def _pass(t: City, me: int, ask: Ask) -> Value:
    """A card that a comrade who has still to act can use better; a Courage is no gift."""
    coming = tactics.to_act(t)[1:]
    good = [o for o in ask.options if o is not None and int(o[2][5:]) in coming and WORTH[t.kind[o[1]]] < 0.95]
    return good[0] if good and t.kind[good[0][1]] != WOUNDED else None


def _trade(t: City, me: int, ask: Ask) -> Value:
    return min(ask.options, key=lambda o: (t.kind[o[1]] == WOUNDED, WORTH[t.kind[o[1]]], o[1]))


def _feed(t: City, me: int, ask: Ask) -> Value:
    return weakest(t, ask.options)


def _flare(t: City, me: int, ask: Ask) -> Value:
    return None


def _shift(t: City, me: int, ask: Ask) -> Value:
    """Lure a Titan to a Wall that stands, or leave things alone."""
    for option in ask.options:
        if option is not None and TYPE[t.kind[option[1]]] == TITAN:
            here, to = t.pos[t.active] >> 1, SPACE_OF[option[2]] >> 1
            if breached(t, here) and not breached(t, to) and to > here:
                return option
    return None


def _urge(t: City, me: int, ask: Ask) -> Value:
    return ask.options[0]


def _order(t: City, me: int, ask: Ask) -> Value:
    """Good cards first; Titans and Titan Appears last."""

    def worth(card: int) -> float:
        k = t.kind[card]
        return -WD[k] - 1 if not PLAY[k] else WORTH[k]

    return max(ask.options, key=lambda o: [worth(card) for card in o[1:]])


def _wall(t: City, me: int, ask: Ask) -> Value:
    return min(ask.options, key=lambda name: abs(int(name[9:]) - 2))


PLAYERS = {
    "act": _act,
    "hero": _hero,
    "replace": _hero,
    "squad": _squad,
    "active": _active,
    "first": _first_player,
    "propose": _propose,
    "name": _first_player,
    "enter": _enter,
    "wall": _wall,
    "crowd": _weakest,
    "feed": _feed,
    "defend": _defend,
    "shield": _defend,
    "suffer": _suffer,
    "reveal": _reveal,
    "block": _block,
    "drop": _weakest,
    "drop one": _weakest,
    "lose": _weakest,
    "strike or power": _strike_or_power,
    "hand out": _hand_out,
    "discard for move": _discard_for_move,
    "discard move": _discard_move,
    "scrap": _scrap,
    "some draw": _heroes_first,
    "hand gear": _heroes_first,
    "cycle": _heroes_first,
    "cycle discard": _weakest,
    "sacrifice": _sacrifice,
    "tribute": _tribute,
    "cure": _cure,
    "salvage": _best,
    "gain here": _best,
    "shift": _shift,
    "flare": _flare,
    "order": _order,
    "pass": _pass,
    "trade": _trade,
    "trade back": _best,
    "cheer": _cheer,
    "urge": _urge,
    "train": _weakest,
}
"""What is asked -> who answers."""
