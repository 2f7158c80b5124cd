"""Why not: the reason for whatever a player tries and the rules refuse (TKG-175)."""

from __future__ import annotations

from ...ask import Ask, Value, Why
from .cards import COST, LOCATION, STEALTH, STRATEGIZE, TRASH, TYPE
from .state import SEAT_PLACES, Street, allies, own_cards, price, ready, worth

# -- Influence Phase ------------------------------------------------------------------------------------------------


def buying(t: Street, me: int, thing: Value) -> Why | None:
    """Why something cannot be used in the Influence Phase."""
    if isinstance(thing, str):
        if thing == SEAT_PLACES[me]:
            return Why("why.send_self")
        return Why("why.pick_enemy_first") if thing.startswith("seat:") else None
    where = t.lay.names[t.where[thing]]
    kind = t.kind[thing]
    if where == f"hand.{me}" and COST[kind] > t.pool:
        return Why("why.cost", card=thing, cost=COST[kind], n=t.pool)
    if where.startswith("play."):
        return Why("why.acts_later")
    if where.startswith(("site.", "held.")):
        if where == f"held.{me}" and TRASH[kind]:
            return Why("why.trashed" if t.trashed else "why.nothing_to_trash", card=thing)
        return Why("why.take_later")
    return None


# -- Action Phase ---------------------------------------------------------------------------------------------------


class Act(Ask):
    """The question of the Action Phase: a refusal looks at the whole action, not only at the last thing in it."""

    __slots__ = ("t",)

    def __init__(self, t: Street, seat: int, options: list[Value]) -> None:
        self.seat = seat
        self.verb = "act"
        self.options = options
        self.source = self.about = self.group = None
        self.why = lambda thing: acting(t, seat, thing)
        self.t = t

    def refusal(self, value: Value) -> Why | None:
        """Why this whole answer is not legal, or None if it is."""
        if value in self.options:
            return None
        match value:
            case ("attack", int(attacker), int(target)):
                why = attacking(self.t, self.seat, attacker, target)
            case ("strategize", int(card)):
                why = strategizing(self.t, self.seat, card)
            case _:
                why = None
        return why or super().refusal(value)


def acting(t: Street, me: int, thing: Value) -> Why | None:
    """Why something cannot be used in the Action Phase."""
    if not isinstance(thing, int):
        return None
    zone, owner = t.lay.family[t.where[thing]], t.lay.owner[t.where[thing]]
    facing = len(t.cards("foes", me))
    if zone == "hand":
        return Why("why.hand_later")
    if zone == "play" and owner == me:
        if thing in t.drained:
            return Why("why.drained", card=thing)
        return strategizing(t, me, thing) if STRATEGIZE[t.kind[thing]] else Why("why.no_targets", card=thing)
    if zone == "play":
        return Why("why.face_enemies", n=facing) if facing else None
    if zone == "foes" and owner != me:
        return Why("why.not_your_enemy", who=owner)
    return _taking(t, me, thing, owner, facing) if TYPE[t.kind[thing]] == LOCATION else None


def attacking(t: Street, me: int, attacker: int, target: int) -> Why | None:
    """Why this attack is not possible (TKG-085, TKG-087, TKG-091, TKG-092, TKG-107)."""
    mine = allies(t, me)
    if attacker not in mine:
        return Why("why.attacker", card=attacker)
    if attacker in t.drained:
        return Why("why.drained", card=attacker)
    if target in mine:
        return Why("why.own_ally")
    zone, owner = t.lay.family[t.where[target]], t.lay.owner[t.where[target]]
    if zone == "foes" and owner != me:
        return Why("why.not_your_enemy", who=owner)
    facing = len(t.cards("foes", me))
    if zone == "play" and facing and not STEALTH[t.kind[attacker]]:
        return Why("why.face_enemies", n=facing)
    return Why("why.target", card=target)


def strategizing(t: Street, me: int, card: int) -> Why | None:
    """Why this ally cannot Strategize (TKG-085, TKG-090, TKG-167, TKG-Q39)."""
    if card not in allies(t, me):
        return Why("why.attacker", card=card)
    if card in t.drained:
        return Why("why.drained", card=card)
    if not STRATEGIZE[t.kind[card]]:
        return Why("why.no_strategize", card=card)
    facing = len(t.cards("foes", me))
    if facing:
        return Why("why.strategize_enemies", n=facing)
    return Why("why.short_deck", card=card, n=own_cards(t, me))


def _taking(t: Street, me: int, location: int, owner: int | None, facing: int) -> Why | None:
    if owner == me:
        return Why("why.yours", card=location)
    if facing:
        return Why("why.take_enemies", n=facing)
    if owner is not None and allies(t, owner):
        return Why("why.guarded", card=location, who=owner, n=len(allies(t, owner)))
    have = worth(t, tuple(ready(t, me)))
    cost = price(t, location)
    return Why("why.pay", card=location, cost=cost, n=have) if have < cost else None


# -- Draw Phase -----------------------------------------------------------------------------------------------------


def trimming(thing: Value) -> Why | None:
    """Why a discard before the draw is refused: it is one card of the hand, or none (TKG-135)."""
    return Why("why.one_discard") if isinstance(thing, int) else None


def drawing(thing: Value) -> Why | None:
    """Why a ward is refused: a draw comes from one deck, and that deck has cards (TKG-138, TKG-Q44)."""
    return Why("why.one_ward") if isinstance(thing, str) and thing.startswith("ward:") else None
