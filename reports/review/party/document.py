"""A review of Penguin Party as JSON, `ppsolve.review/1`."""

from __future__ import annotations

from typing import Any

from ppsolve.reports.review.document import SCHEMA, accuracy_dict, bounds_dict, move_dict, turning_dict
from ppsolve.reports.review.judging import JudgedMove
from ppsolve.reports.review.party.at_the_table import TableAccuracy, TableMove, TableReview
from ppsolve.reports.review.party.review import Review, RoundReview
from ppsolve.solver.party import jsonform


def to_dict(reviewed: Review) -> dict[str, Any]:
    """The document that `ppsolve review --json` prints. If it is proved, nothing in it
    depends on threads or timing."""
    document: dict[str, Any] = {
        "schema": SCHEMA,
        "status": reviewed.status,
        "rounds": [_round_dict(reviewed, number) for number in range(len(reviewed.rounds))],
    }
    if (game := reviewed.game) is not None:
        accuracies = reviewed.accuracies
        document["game"] = {
            "finished": game.finished,
            "rounds_played": game.completed,
            "standing": [
                {
                    "place": place.rank,
                    "name": game.players[place.seat],
                    "total": place.total,
                    "accuracy": accuracy_dict(accuracies[place.seat]),
                }
                | _at_the_table(reviewed, place.seat)
                for place in game.standing
            ],
        }
    return document


def _round_dict(reviewed: Review, number: int) -> dict[str, Any]:
    review = reviewed.rounds[number]
    played = review.round
    document: dict[str, Any] = {}
    if reviewed.game is not None:
        one = reviewed.game.rounds[number]
        document |= {"round": one.number, "dealing": one.dealing}
    if reviewed.at_the_table is not None:
        document["at_the_table"] = _table_dict(reviewed.players, reviewed.at_the_table[number])
    return document | {
        "deal": jsonform.to_dict(played.deal),
        "played": played.status,
        "status": review.status,
        "players": [_player_dict(review, seat) for seat in range(len(played.deal.players))],
        "tumble": None if played.tumbler is None else played.deal.players[played.tumbler].name,
        "turning_point": turning_dict(review),
        "moves": [_move_dict(review, move) for move in review.moves],
        "sure": [[bounds_dict(outcome, "cards") for outcome in outcomes] for outcomes in review.sure],
    }


def _player_dict(review: RoundReview, seat: int) -> dict[str, Any]:
    played = review.round
    out_after = {departure.seat: departure.after_move for departure in played.departures}
    return {
        "name": played.deal.players[seat].name,
        "tokens": played.deal.players[seat].tokens,
        "cards_left": len(played.end.players[seat].hand),
        "out_after_move": out_after.get(seat),
        "penalty": played.penalties[seat] if played.penalties is not None else None,
        "bonus": played.bonuses[seat] if played.bonuses is not None else None,
        "total": played.totals[seat] if played.penalties is not None else None,
        "accuracy": accuracy_dict(review.accuracies[seat]),
    }


def _at_the_table(reviewed: Review, seat: int) -> dict[str, Any]:
    """How well a player of a game chose by what they could know, if that was asked for."""
    if reviewed.at_the_table is None:
        return {}
    return {"at_the_table": _table_accuracy_dict(reviewed.table_accuracies[seat])}


def _table_dict(names: tuple[str, ...], seen: TableReview) -> dict[str, Any]:
    """The estimates of a round by what could be known."""
    return {
        "samples": seen.samples,
        "seed": seen.seed,
        "players": [
            {"name": name, "accuracy": _table_accuracy_dict(accuracy)}
            for name, accuracy in zip(names, seen.accuracies, strict=True)
        ],
        "moves": [_table_move_dict(move) for move in seen.moves],
    }


def _table_accuracy_dict(accuracy: TableAccuracy) -> dict[str, Any]:
    return {
        "moves": accuracy.moves,
        "decisions": accuracy.decisions,
        "right": accuracy.right,
        "percent": accuracy.percent,
        "given_up": round(accuracy.given_up, 4),
    }


def _table_move_dict(move: TableMove) -> dict[str, Any]:
    turn = move.turn
    return {
        "number": turn.number,
        "player": turn.player,
        "move": str(turn.move),
        "advised": str(turn.move if move.advice is None else move.advice.advised),
        "behind": None if move.estimate is None else move.estimate.behind.to_dict(),
        "decision": move.is_decision,
        "right": not move.given_up,
    }


def _move_dict(review: RoundReview, move: JudgedMove) -> dict[str, Any]:
    out = [review.round.deal.players[seat].name for seat in review.round.forced_out_after(move.turn.number)]
    return move_dict(move, "cards", out)
