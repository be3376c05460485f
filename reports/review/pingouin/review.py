"""Reviews of played games of Pingouin, as text, as a page and as JSON (one round, whose deal names the game).

A game is solved from the end as far back as the limits allow. The engine estimates the moves before that.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ppsolve.reports.review import rendering as shared
from ppsolve.reports.review.evaluation import RecordProgress, evaluate_moves, label_progress
from ppsolve.reports.review.grades import FISH
from ppsolve.reports.review.pingouin.estimates import (
    POSITIONS,
    EstimatedMove,
    FloeReview,
    LikelyResult,
    first_of_rest,
)
from ppsolve.reports.review.summary import FISH_UNIT, KeyDecision, summary_dict
from ppsolve.reports.shared.tables import ReportTable, players_table, sentence, shown_names
from ppsolve.reports.shared.templates import render
from ppsolve.solver.outcome import NO_LIMITS, Limits
from ppsolve.solver.pingouin import jsonform
from ppsolve.solver.pingouin.advice import confidence
from ppsolve.solver.pingouin.record import PlayedGame
from ppsolve.solver.pingouin.view.descriptions import fish_text, headline, turn_text
from ppsolve.solver.pingouin.view.svg import decision_svg, small_floe
from ppsolve.solver.pingouin.view.text import decision_text, floe_text
from ppsolve.solver.solver import Solver
from ppsolve.solver.view.layout import NARROWEST
from ppsolve.solver.view.phrases import count_of, shown_name

CHART: Final = ("fish", "guaranteed: at least this many fish")
"""The unit and the label of the chart."""
LIKELY_CHART: Final = ("fish", "fish: likely, then guaranteed")
BENEFIT: Final = "gave {} {}"
EXPLANATION: Final = (
    "Guaranteed: the fewest fish the player can end up with, whatever the others do, with best play; after "
    "an arrow, the same once the move is made. Cost: how many fish the move takes off that. Better: moves "
    "that would have cost nothing. A decision is a move where the choice made a difference. Accuracy is the "
    "share of decisions that cost nothing. A cost of one fish is an inaccuracy, of two or three a mistake, "
    "of four or more a blunder."
)


def review_game(
    played: PlayedGame,
    solver: Solver | None = None,
    limits: Limits = NO_LIMITS,
    progress: RecordProgress | None = None,
) -> FloeReview:
    """Review every move; the time limit holds per position.

    The search goes backwards from the end of the game and stops at the first position that is not proved
    within the limits, because earlier ones are harder.
    """
    report = label_progress(progress, len(played.turns))
    found = evaluate_moves(played, solver or Solver(), limits, report, only_while_proved=True)
    return FloeReview(found.round, found.sure, found.moves)


# Sentences and rows.


def _title(played: PlayedGame) -> str:
    moves = count_of(len(played.turns), "move")
    return f"The game: {f'finished after {moves}' if played.finished else f'not finished, {moves} played'}"


def _result_table(played: PlayedGame) -> ReportTable:
    """Return fish, tiles and place by seat; players share a place if both fish and tiles are equal."""
    scores = [*zip(played.end.holdings(), played.end.tile_counts(), strict=True)]
    columns = {
        "fish": [str(fish) for fish, _ in scores],
        "tiles": [str(tiles) for _, tiles in scores],
        "place": [shared.place_text(1 + sum(other > own for other in scores)) for own in scores],
    }
    return players_table(shown_names(played.deal.names), columns)


def _events(played: PlayedGame) -> list[str]:
    """Return a sentence for each player who got out, and one for the winner."""
    winner = [f"{turn_text(played.end)}."] if played.finished else []
    return shared.departure_sentences(played, fish_text) + winner


def _exact_from(review: FloeReview) -> int | None:
    """Return the first move from which on everything is proved; `None` if not even the last move is."""
    return first_of_rest(review, lambda move: move.status == "proved")


def _exact_text(review: FloeReview) -> str:
    moves, number = len(review.moves), review.judged_from
    if not moves:
        return ""
    if number == 1:
        return "Every move was solved exactly."
    if number is None:
        return "No move could be solved exactly within the limits."
    solved = "Only the last move was" if number == moves else f"Moves {number} onward were"
    return f"{solved} solved exactly; earlier moves were too complex for the search limits."


def _turning_point_text(review: FloeReview) -> str:
    """Return the costliest move; with estimates, one of the estimated moves and one of those solved."""
    if not review.estimates:
        return shared.turning_point_text(review, fish_text, BENEFIT)
    sentences, number = [_likely_turning_point_text(review)], review.judged_from
    if (point := review.solved_turning_point) is not None:
        label = f"Turning point from move {number} on, proved"
        sentences.append(shared.costly_move_text(label, review, point.move, fish_text, BENEFIT))
    elif number is not None:
        sentences.append(f"From move {number} on, no move cost its player anything; that is proved.")
    return " ".join(sentences)


def _likely_turning_point_text(review: FloeReview) -> str:
    when, point = _estimated_moves(review), review.likely_turning_point
    if point is None:
        return f"By the engine's estimate, there was no clear mistake in {when}."
    turn, names = point.turn, review.deal.names
    name = shown_name(turn.player, names)
    cost = f"{point.cost:.0f} fish"
    if len(names) == 2:
        rival = shown_name(names[1 - turn.seat], names)
        lost = f"set {name} back by about {cost} against {rival}"
    else:
        lost = f"cost {name} about {cost}"
    return (
        f"Turning point in {when}, by the engine's estimate: move {turn.number}, {name} plays {turn.move}. "
        f"It probably {lost}. Better: {point.advised}."
    )


def _estimated_moves(review: FloeReview) -> str:
    """Name the moves that are estimated, such as `moves 1 to 29`."""
    first, last = review.estimates[0].turn.number, review.estimates[-1].turn.number
    return f"move {first}" if first == last else f"moves {first} to {last}"


def _estimates_title(review: FloeReview) -> str:
    when = _estimated_moves(review)
    return f"{when[0].upper()}{when[1:]}, by the engine's estimate"


def _estimates_table(review: FloeReview, arrow: str = "->") -> ReportTable:
    """Return a row for each estimated move. A tilde marks an estimate."""
    names, room = review.deal.names, len(str(review.estimates[-1].turn.number))
    rows = []
    for move in review.estimates:
        turn, costly = move.turn, move.is_costly
        player = shown_name(turn.player, names)
        rows.append(
            [
                f"{turn.number:{room}} {shared.COSTLY if costly else ' '} {player}",
                str(turn.move),
                f"{_likely_text(move.before, turn.seat)} {arrow} {_likely_text(move.after, turn.seat)}",
                _likely_cost_text(move) if move.cost else shared.NOTHING,
                move.grade if costly else "",
                str(move.advised) if costly else "",
            ]
        )
    result = "lead" if len(names) == 2 else "fish"
    return ReportTable(
        [f"{'#':>{room}}   player", "<plays", f"<likely {result}", "cost", "<grade", "<better"], rows
    )


def _likely_text(result: LikelyResult, seat: int) -> str:
    """Return the result of a player after a move: the lead with its sign, or fish."""
    if result.lead is None:
        return str(result.of(seat))
    mean = result.of(seat).mean
    return f"{mean:+.0f}" if result.proved else f"~{mean:+.1f}"


def _likely_cost_text(move: EstimatedMove) -> str:
    return f"{move.cost:.0f}" if move.proved else f"~{move.cost:.1f}"


def _estimates_explanation(review: FloeReview) -> str:
    """Explain the estimates and how far to trust them."""
    first, last = review.estimates[0], review.estimates[-1]
    two = len(review.deal.names) == 2
    what = "the mover's lead at the end of the game" if two else "the mover's fish at the end of the game"
    scale = first.scale
    errors = [_error(move) for move in (first, last)]
    return (
        f"Values marked ~ are estimates, not proved: {what} after the engine's best move and, behind the "
        f"arrow, after the move played, from searches of {POSITIONS:,} positions. In 9 of 10 games the "
        f"result lies within {errors[0]:.1f} fish of the estimate at move {first.turn.number}, and within "
        f"{errors[1]:.1f} fish at move {last.turn.number}. The cost compares two moves in the same "
        f"position, so much of that error cancels out: an estimated cost of {scale.inaccuracy:g} fish or "
        f"more is an inaccuracy, of {scale.mistake:g} a mistake, of {scale.blunder:g} a blunder. Less may "
        "be chance."
    )


def _error(move: EstimatedMove) -> float:
    """Return the error of the likely result before a move."""
    result = move.before.of(move.turn.seat)
    return max(result.high - result.mean, result.mean - result.low)


def _not_estimated_text(review: FloeReview) -> str:
    reason = review.not_estimated
    return f"Not every earlier move is estimated: {reason}." if reason else ""


# Renderers.


def review_text(review: FloeReview, *, colour: bool = False, width: int = 80) -> str:
    room = max(width, NARROWEST)
    played = review.round

    def picture(decision: KeyDecision) -> str:
        turn = decision.turn
        drawn = decision_text(turn.before, turn.move, decision.better, colour=colour)
        return f"{shared.decision_caption(decision)}:\n\n{drawn}"

    blocks = [
        *shared.summary_blocks(review.summaries, FISH_UNIT, picture, room),
        sentence(headline(played.deal), room),
        shared.heading(_title(played), room),
        "" if played.finished else floe_text(played.end, colour=colour),
        _result_table(played).text(room),
        "\n".join(sentence(event, room) for event in _events(played)),
        sentence(_exact_text(review), room),
        sentence(_not_estimated_text(review), room),
        *_estimates_blocks(review, room),
        *shared.move_blocks(review, FISH, _turning_point_text(review), room),
        sentence(EXPLANATION, room),
    ]
    return "\n\n".join(filter(None, blocks))


def _estimates_blocks(review: FloeReview, width: int) -> Iterator[str]:
    if review.estimates:
        table = _estimates_table(review)
        plain = ReportTable([header.removeprefix("<") for header in table.headers], table.rows)
        if not plain.fits(width):  # a list names every value
            plain = plain._replace(rows=[[cell or shared.NOTHING for cell in row] for row in table.rows])
        yield f"{_estimates_title(review)}:"
        yield plain.text(width, "<<><<")
        yield sentence(_estimates_explanation(review), width)


def review_html(review: FloeReview) -> str:
    played = review.round

    def picture(decision: KeyDecision) -> str:
        return decision_svg(decision.turn.before, decision.turn.move, decision.better)

    content = shared.page_round(
        review,
        FISH,
        _result_table(played),
        [*filter(None, (*_events(played), _exact_text(review), _not_estimated_text(review)))],
        _turning_point_text(review),
        LIKELY_CHART if review.estimates else CHART,
        [small_floe(turn.after, turn.move, f"After move {turn.number}") for turn in played.turns],
        review.likely_curve,
    )
    if review.estimates:
        content["likely"] = {
            "title": _estimates_title(review),
            "table": _estimates_table(review, shared.ARROW),
            "explanation": _estimates_explanation(review),
            "moves": {
                move.turn.number: f"cost {_likely_cost_text(move)}, better {move.advised}"
                for move in review.estimates
                if move.is_costly
            },
        }
    return render(
        "ppsolve.reports.review",
        "page.html",
        title="Pingouin: review of a game",
        players=shown_names(played.deal.names),
        rules="",
        bounded=review.status == "bounded",
        summaries=shared.page_summaries(review.summaries, FISH_UNIT, picture),
        game=None,
        seen=None,
        rounds=[content | {"title": _title(played)}],
        explanation=EXPLANATION,
        hidden_explanation="",
    )


def review_dict(review: FloeReview) -> dict[str, Any]:
    played, end = review.round, review.round.end
    out_after = {departure.seat: departure.after_move for departure in played.departures}
    document = {
        "deal": jsonform.to_dict(played.deal),
        "played": "finished" if played.finished else "unfinished",
        "status": review.status,
        "exact_from": _exact_from(review),
        "judged_from": review.judged_from,
        "players": [
            {
                "name": name,
                "fish": end.holdings()[seat],
                "tiles": end.tile_counts()[seat],
                "out_after_move": out_after.get(seat),
                "wins": seat in end.winners() if end.over else None,
                "accuracy": shared.accuracy_dict(review.accuracies[seat]),
            }
            for seat, name in enumerate(played.deal.names)
        ],
        **shared.moves_dict(review, "fish", FISH),
        "estimates": {
            "positions": POSITIONS,
            "confidence": confidence(),
            "moves": [move.to_dict() for move in review.estimates],
            "left_out": review.not_estimated or None,
        },
        "turning_point_likely": review.likely_turning_point and review.likely_turning_point.to_dict(),
    }
    whole: dict[str, Any] = {"schema": shared.SCHEMA, "status": review.status, "rounds": [document]}
    if review.summaries:
        whole["summary"] = [summary_dict(one, FISH_UNIT) for one in review.summaries]
    return whole
