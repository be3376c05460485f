"""What the JSON documents of reviews of all games share, `ppsolve.review/1`; their schema is
`schema/review.schema.json` beside this module."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ppsolve.reports.review.judging import Accuracy, AnyOutcome, Judged, JudgedMove

SCHEMA: Final = "ppsolve.review/1"


def accuracy_dict(accuracy: Accuracy) -> dict[str, Any]:
    """How well a player chose."""
    return {
        "moves": accuracy.moves,
        "choices": accuracy.choices,
        "decisions": accuracy.decisions,
        "right": accuracy.right,
        "percent": accuracy.percent,
        "regret": accuracy.regret,
        "undecided": accuracy.undecided,
    }


def turning_dict(review: Judged[Any]) -> dict[str, Any] | None:
    """The turning point, if there is one."""
    point = review.turning_point
    if point is None:
        return None
    turn = point.move.turn
    return {
        "status": point.status,
        "number": turn.number,
        "player": turn.player,
        "move": str(turn.move),
        "cost": point.move.regret.high,
        "swing": point.move.swing.value,
    }


def move_dict(move: JudgedMove, thing: str, out: Sequence[str]) -> dict[str, Any]:
    """A judged move, and who is out after it; `thing` is what players count."""
    turn = move.turn
    return {
        "number": turn.number,
        "player": turn.player,
        "move": str(turn.move),
        "before": bounds_dict(move.before, thing),
        "after": bounds_dict(move.after, thing),
        "regret": bounds_dict(move.regret, thing),
        "swing": bounds_dict(move.swing, thing),
        "choice": move.is_choice,
        "decision": move.is_decision,
        "best": [str(best) for best in move.best],
        "out": list(out),
    }


def bounds_dict(outcome: AnyOutcome, thing: str) -> dict[str, Any]:
    """An outcome, its value called by what players count."""
    return {"status": outcome.status, thing: outcome.value, "low": outcome.low, "high": outcome.high}
