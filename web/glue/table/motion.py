"""What moved: an answer's facts, as the viewer sees them, as a plan for web/js/motion.mjs."""

from __future__ import annotations

from typing import Any

Fact = dict[str, Any]


def plan(facts: list[Fact], before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any] | None:
    """`moves` by the key of a card's piece, `anon` for cards unseen here, `beats` that come before, `scores`."""
    moves: dict[str, dict[str, Any]] = {}
    anon: dict[tuple[str, str], int] = {}
    beats: list[dict[str, Any]] = []
    scores: list[dict[str, Any]] = []
    was, now = before["cards"], after["cards"]
    for fact in facts:
        kind = fact["fact"]
        if kind == "move":
            card = fact["card"]
            if card is None or (card not in was and card not in now):
                key = (fact["from"], fact["to"])
                anon[key] = anon.get(key, 0) + 1
                continue
            found = moves.get(f"c{card}")
            if found:
                found["to"] = fact["to"]
                found["through"] = True
            else:
                moves[f"c{card}"] = {"from": fact["from"], "to": fact["to"], "flip": card not in was}
        elif kind == "battle" and "a" in fact:
            beats.append({"type": "battle", **{k: fact.get(k) for k in ("card", "target", "a", "b", "won")}})
        elif kind in ("score", "points") and fact.get("n"):
            scores.append({"seat": fact.get("who", fact.get("seat")), "n": fact["n"]})
    hops = [{"from": a, "to": b, "n": n} for (a, b), n in anon.items()]
    if not (moves or hops or beats or scores):
        return None
    return {"moves": moves, "anon": hops, "beats": beats, "scores": scores}
