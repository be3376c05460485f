"""The review of a game of Pingouin as JSON, `ppsolve.review/1`: one round, whose deal names the game."""

from __future__ import annotations

from typing import Any

from ppsolve.reports.review.document import SCHEMA, accuracy_dict, bounds_dict, move_dict, turning_dict
from ppsolve.reports.review.judging import JudgedMove
from ppsolve.reports.review.pingouin.review import FloeReview
from ppsolve.solver.pingouin import jsonform


def to_dict(review: FloeReview) -> dict[str, Any]:
    """The document that `ppsolve review --json` prints. If it is proved, nothing in it depends on threads or
    timing."""
    played = review.played
    return {
        "schema": SCHEMA,
        "status": review.status,
        "rounds": [
            {
                "deal": jsonform.to_dict(played.deal),
                "played": "finished" if played.finished else "unfinished",
                "status": review.status,
                "exact_from": review.exact_from,
                "players": [_player_dict(review, seat) for seat in range(len(review.names))],
                "turning_point": turning_dict(review.judged),
                "moves": [_move_dict(review, move) for move in review.judged.moves],
                "sure": [
                    [bounds_dict(outcome, "fish") for outcome in outcomes] for outcomes in review.judged.sure
                ],
            }
        ],
    }


def _player_dict(review: FloeReview, seat: int) -> dict[str, Any]:
    end = review.played.end
    out_after = {departure.seat: departure.after_move for departure in review.played.departures}
    return {
        "name": review.names[seat],
        "fish": end.holdings()[seat],
        "tiles": end.tile_counts()[seat],
        "out_after_move": out_after.get(seat),
        "wins": seat in end.winners() if end.over else None,
        "accuracy": accuracy_dict(review.accuracies[seat]),
    }


def _move_dict(review: FloeReview, move: JudgedMove) -> dict[str, Any]:
    out = [review.names[seat] for seat in review.out_after(move.turn.number)]
    return move_dict(move, "fish", out)
