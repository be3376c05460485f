"""Summaries of a review of Pingouin: exact values from the move on from which the game is solved.

Earlier moves are judged by the engine's estimates. The two are never mixed: each has its own decision.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from ppsolve.reports.review.evaluation import AnyOutcome, EvaluatedMove, loss
from ppsolve.reports.review.grades import FISH
from ppsolve.reports.review.pingouin.estimates import EstimatedMove, FloeReview, with_estimates
from ppsolve.reports.review.summary import (
    Basis,
    Compared,
    KeyDecision,
    LikelyDecision,
    PlayerSummary,
    Result,
    place_facts,
)
from ppsolve.solver.language.messages import later
from ppsolve.solver.outcome import NO_LIMITS, Limits, highest
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.record import PlayedGame
from ppsolve.solver.solver import Solver
from ppsolve.solver.view.phrases import shown_name
from ppsolve.solver.yardsticks import SELFISH, WORST_CASE, Yardstick


def with_summaries(
    review: FloeReview,
    solver: Solver,
    limits: Limits = NO_LIMITS,
    *,
    seats: Iterable[int] | None = None,
    progress: Callable[[str], None] | None = None,
) -> FloeReview:
    """Return the review with estimates of the moves not solved, and a summary for each of `seats`.

    The default is all seats.
    """
    review = with_estimates(review, solver, limits, progress)
    chosen = range(len(review.deal.names)) if seats is None else seats
    return replace(review, summaries=tuple(_summary(review, solver, limits, seat) for seat in chosen))


def _summary(review: FloeReview, solver: Solver, limits: Limits, seat: int) -> PlayerSummary:
    choices = [move for move in review.moves if move.turn.seat == seat and move.is_choice]
    judged = [move for move in choices if _cost(move) is not None]
    decision, provisional = None, len(judged) < len(choices)
    costly = [move for move in judged if _amount(move)]
    if costly:
        decision = _decision(max(costly, key=_amount), solver, limits)
    known = {move.turn.number: move for move in review.estimates}
    estimated = [
        known[move.turn.number] for move in choices if move not in judged and move.turn.number in known
    ]
    unjudged = len(choices) - len(judged) - len(estimated)
    basis = Basis(len(choices), len(estimated), unjudged, review.judged_from)
    return PlayerSummary(
        game_result(review.round, seat),
        decision,
        provisional,
        basis,
        review.sure[0][seat],
        _likely_decision(estimated),
    )


def _likely_decision(moves: Iterable[EstimatedMove]) -> LikelyDecision | None:
    """Return the estimated move that cost most; `None` if none was clearly wrong."""
    move = max((one for one in moves if one.is_costly), key=lambda one: one.cost, default=None)
    if move is None:
        return None
    seat = move.turn.seat
    likely = Compared(move.after.of(seat).mean, move.before.of(seat).mean)
    return LikelyDecision(move.turn, move.advised, move.grade, move.cost, likely)


def _yardstick(move: EvaluatedMove) -> Yardstick:
    """Return the yardstick for a move: everyone for themselves where that was searched and proved."""
    solved = bool(move.selfish) and all(outcome.proved for outcome in move.selfish.values())
    return SELFISH if solved else WORST_CASE


def _cost(move: EvaluatedMove) -> AnyOutcome | None:
    """Return the cost of a move; `None` if it is not known, or no better move is."""
    if _yardstick(move) == SELFISH:
        return loss(highest(move.selfish.values()), move.selfish[move.turn.move], "most")
    return move.regret if move.regret.proved or _best_moves(move) else None


def _amount(move: EvaluatedMove) -> int:
    cost = _cost(move)
    return 0 if cost is None else cost.low


def _best_moves(move: EvaluatedMove) -> list[Move]:
    """Return the best of the moves that are known to be better than the one played."""
    values = move.selfish if _yardstick(move) == SELFISH else move.worth
    own = move.selfish[move.turn.move] if _yardstick(move) == SELFISH else move.after
    better = {one: value.low for one, value in values.items() if value.low > own.high}
    return [one for one, least in better.items() if least == max(better.values())]


def _decision(move: EvaluatedMove, solver: Solver, limits: Limits) -> KeyDecision:
    turn, better, cost = move.turn, _best_moves(move)[0], _cost(move)
    assert cost is not None
    found = move.selfish or solver.selfish_after_moves(turn.before, None, limits, moves=(turn.move, better))
    return KeyDecision(
        turn,
        better,
        _yardstick(move),
        cost,
        FISH.of_cost(cost),
        worst_case=Compared(move.after, move.worth[better]),
        selfish=Compared(found[turn.move].without_line(), found[better].without_line()),
    )


def game_result(played: PlayedGame, seat: int) -> Result:
    """Return a player's result in a game, with a sentence to the player."""
    names, end = played.deal.names, played.end
    name = shown_name(names[seat], names)
    scores = [*zip(end.holdings(), end.tile_counts(), strict=True)]
    fish, tiles = scores[seat]
    out = next((one.after_move for one in played.departures if one.seat == seat), None)
    facts = {"fish": fish, "tiles": tiles, "out_after_move": out}
    if not played.finished:
        text = later("review-floe-unfinished", player=name, fish=fish)
        return Result(names[seat], text, fish, None, facts)
    place = 1 + sum(other > scores[seat] for other in scores)
    level = [
        shown_name(names[other], names)
        for other in range(len(names))
        if other != seat and scores[other] == scores[seat]
    ]
    text = later("review-floe-result", player=name, fish=fish, **place_facts(place, level, len(names)))
    won = place == 1 and len(level) < len(names) - 1
    return Result(names[seat], text, fish, place, facts, won=won)
