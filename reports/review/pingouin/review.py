"""Reviews of played games of Pingouin, as text, as a page and as JSON (one round, whose deal names the game).

A game is solved from the end as far back as the limits allow. The engine estimates the moves before that.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ppsolve.reports.review import rendering as shared
from ppsolve.reports.review.evaluation import RecordProgress, evaluate_moves, label_progress
from ppsolve.reports.review.grades import FISH
from ppsolve.reports.review.pingouin.estimates import (
    POSITIONS,
    SECONDS,
    EstimatedMove,
    FloeReview,
    LikelyResult,
    NotEstimated,
    first_of_rest,
)
from ppsolve.reports.review.summary import FISH_UNIT, KeyDecision, summary_dict
from ppsolve.reports.shared.tables import ReportTable, sentence, shown_names
from ppsolve.reports.shared.templates import render
from ppsolve.solver.language.messages import decimal_text, say
from ppsolve.solver.outcome import NO_LIMITS, Limits
from ppsolve.solver.pingouin import jsonform
from ppsolve.solver.pingouin.advice import confidence
from ppsolve.solver.pingouin.record import PlayedGame
from ppsolve.solver.pingouin.view.descriptions import headline, turn_text
from ppsolve.solver.pingouin.view.svg import decision_svg, small_floe
from ppsolve.solver.pingouin.view.text import decision_text, floe_text
from ppsolve.solver.solver import Solver
from ppsolve.solver.view.layout import NARROWEST
from ppsolve.solver.view.phrases import shown_name


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
    how = "finished" if played.finished else "unfinished"
    return say("review-title-floe", how=how, moves=len(played.turns))


def _result_table(played: PlayedGame) -> ReportTable:
    """Return fish, tiles and place by seat; players share a place if both fish and tiles are equal."""
    scores = [*zip(played.end.holdings(), played.end.tile_counts(), strict=True)]
    rows = [
        [name, str(fish), str(tiles), shared.place_text(1 + sum(other > (fish, tiles) for other in scores))]
        for name, (fish, tiles) in zip(shown_names(played.deal.names), scores, strict=True)
    ]
    return ReportTable(shared.headers("player", "fish", "tiles", "place"), rows)


def _events(played: PlayedGame) -> list[str]:
    """Return a sentence for each player who got out, and one for the winner."""
    winner = [f"{turn_text(played.end)}."] if played.finished else []
    return shared.departure_sentences(played, FISH_UNIT) + winner


def _exact_from(review: FloeReview) -> int | None:
    """Return the first move from which on everything is proved; `None` if not even the last move is."""
    return first_of_rest(review, lambda move: move.status == "proved")


def _exact_text(review: FloeReview) -> str:
    moves, number = len(review.moves), review.judged_from
    if not moves:
        return ""
    if number == 1:
        return say("review-exact-all")
    if number is None:
        return say("review-exact-none")
    if number == moves:
        return say("review-exact-last")
    return say("review-exact-rest", **{"from": number})


def _turning_point_text(review: FloeReview) -> str:
    """Return the costliest move; with estimates, one of the estimated moves and one of those solved."""
    if not review.estimates:
        return shared.turning_point_text(review, FISH_UNIT, "review-gave")
    sentences, number = [_likely_turning_point_text(review)], review.judged_from
    if (point := review.solved_turning_point) is not None:
        assert number is not None
        sentences.append(
            shared.costly_move_text("from", review, point.move, FISH_UNIT, "review-gave", number)
        )
    elif number is not None:
        sentences.append(say("review-free-from", **{"from": number}))
    return " ".join(sentences)


def _likely_turning_point_text(review: FloeReview) -> str:
    point = review.likely_turning_point
    if point is None:
        return say("review-likely-free", **_estimated_moves(review))
    turn, names = point.turn, review.deal.names
    return say(
        "review-likely-turning",
        number=turn.number,
        player=shown_name(turn.player, names),
        move=str(turn.move),
        players=len(names),
        rival=shown_name(names[1 - turn.seat], names) if len(names) == 2 else "-",
        fish=int(f"{point.cost:.0f}"),
        better=str(point.advised),
        **_estimated_moves(review),
    )


def _estimated_moves(review: FloeReview) -> dict[str, str | int]:
    """Return the range of the moves that are estimated, as facts."""
    return shared.range_facts(review.estimates[0].turn.number, review.estimates[-1].turn.number)


def _estimates_title(review: FloeReview) -> str:
    return say("review-estimates-title", **_estimated_moves(review))


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
                shared.grade_word(move.grade) if costly else "",
                str(move.advised) if costly else "",
            ]
        )
    result = "likely-lead" if len(names) == 2 else "likely-fish"
    player, plays, likely, cost, grade, better = shared.headers(
        "player", "plays", result, "cost", "grade", "better"
    )
    return ReportTable(
        [f"{'#':>{room}}   {player}", f"<{plays}", f"<{likely}", cost, f"<{grade}", f"<{better}"], rows
    )


def _likely_text(result: LikelyResult, seat: int) -> str:
    """Return the result of a player after a move: the lead with its sign, or fish."""
    if result.lead is None:
        return str(result.of(seat))
    mean = result.of(seat).mean
    return f"{mean:+.0f}" if result.proved else f"~{'+' if mean >= 0 else ''}{decimal_text(mean, 1)}"


def _likely_cost_text(move: EstimatedMove) -> str:
    return f"{move.cost:.0f}" if move.proved else f"~{decimal_text(move.cost, 1)}"


def _estimates_explanation(review: FloeReview) -> str:
    """Explain the estimates and how far to trust them."""
    first, last = review.estimates[0], review.estimates[-1]
    scale = first.scale
    levels = {"inaccuracy": scale.inaccuracy, "mistake": scale.mistake, "blunder": scale.blunder}
    return say(
        "review-estimates-explanation",
        players=len(review.deal.names),
        positions=POSITIONS,
        first=first.turn.number,
        first_error=decimal_text(_error(first), 1),
        last=last.turn.number,
        last_error=decimal_text(_error(last), 1),
        **{name: decimal_text(cost, 0 if cost == int(cost) else 1) for name, cost in levels.items()},
    )


def _error(move: EstimatedMove) -> float:
    """Return the error of the likely result before a move."""
    result = move.before.of(move.turn.seat)
    return max(result.high - result.mean, result.mean - result.low)


def _not_estimated_text(review: FloeReview) -> str:
    reason = review.not_estimated
    match reason:
        case None:
            return ""
        case "time":
            seconds = f"{SECONDS:g}".replace(".", say("common-decimal-mark"))
            return say("review-not-estimated-time", seconds=seconds, positions=POSITIONS)
    return say(f"review-not-estimated-{reason}")


def _left_out(reason: NotEstimated) -> str:
    """Return why moves have no estimate, as JSON shows it."""
    match reason:
        case "slow":
            return "the engine is too slow without the native core"
        case "time":
            return f"the engine needs {SECONDS:g} seconds and {POSITIONS:,} positions a move"
        case "interrupted":
            return "the review was interrupted"


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
        sentence(say("review-explanation-fish"), room),
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
        "likely" if review.estimates else "fish",
        [
            small_floe(turn.after, turn.move, say("review-after-move", number=turn.number))
            for turn in played.turns
        ],
        review.likely_curve,
    )
    if review.estimates:
        content["likely"] = {
            "title": _estimates_title(review),
            "table": _estimates_table(review, shared.ARROW),
            "explanation": _estimates_explanation(review),
            "moves": {
                move.turn.number: say(
                    "review-likely-cost", cost=_likely_cost_text(move), better=str(move.advised)
                )
                for move in review.estimates
                if move.is_costly
            },
        }
    return render(
        "ppsolve.reports.review",
        "page.html",
        title=say("review-page-title", what="floe"),
        players=shown_names(played.deal.names),
        rules="",
        bounded=review.status == "bounded",
        summaries=shared.page_summaries(review.summaries, FISH_UNIT, picture),
        game=None,
        seen=None,
        rounds=[content | {"title": _title(played)}],
        explanation=say("review-explanation-fish"),
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
            "left_out": None if review.not_estimated is None else _left_out(review.not_estimated),
        },
        "turning_point_likely": review.likely_turning_point and review.likely_turning_point.to_dict(),
    }
    whole: dict[str, Any] = {"schema": shared.SCHEMA, "status": review.status, "rounds": [document]}
    if review.summaries:
        whole["summary"] = [summary_dict(one, FISH_UNIT) for one in review.summaries]
    return whole
