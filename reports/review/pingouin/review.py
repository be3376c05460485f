"""Reviews of played games of Pingouin, as text, as a page and as JSON (one round, whose deal names the game).

A game is solved from the end as far back as the limits allow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any, Final

from ppsolve.reports.review import rendering as shared
from ppsolve.reports.review.evaluation import (
    EvaluatedMove,
    Evaluation,
    RecordProgress,
    evaluate_moves,
    label_progress,
)
from ppsolve.reports.review.grades import FISH
from ppsolve.reports.review.summary import FISH_UNIT, KeyDecision, summary_dict
from ppsolve.reports.shared.tables import ReportTable, players_table, sentence, shown_names
from ppsolve.reports.shared.templates import render
from ppsolve.solver.outcome import NO_LIMITS, Limits
from ppsolve.solver.pingouin import jsonform
from ppsolve.solver.pingouin.record import PlayedGame
from ppsolve.solver.pingouin.view.descriptions import fish_text, headline, turn_text
from ppsolve.solver.pingouin.view.svg import decision_svg, small_floe
from ppsolve.solver.pingouin.view.text import decision_text, floe_text
from ppsolve.solver.solver import Solver
from ppsolve.solver.view.layout import NARROWEST
from ppsolve.solver.view.phrases import count_of

FloeReview = Evaluation[PlayedGame]

CHART: Final = ("fish", "guaranteed: at least this many fish")
"""The unit and the label of the chart."""
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
    return evaluate_moves(played, solver or Solver(), limits, report, only_while_proved=True)


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
    return _first_of_rest(review.moves, lambda move: move.status == "proved")


def judged_from(review: FloeReview) -> int | None:
    """Return the first move from which on all costs are proved; `None` if not even the last one is."""
    return _first_of_rest(review.moves, lambda move: move.regret.proved)


def _first_of_rest(moves: Sequence[EvaluatedMove], holds: Callable[[EvaluatedMove], bool]) -> int | None:
    """Return the number of the first move from which on `holds` is true."""
    rest = [*takewhile(holds, reversed(moves))]
    return rest[-1].turn.number if rest else None


def _exact_text(review: FloeReview) -> str:
    moves, number = len(review.moves), judged_from(review)
    if not moves:
        return ""
    if number == 1:
        return "Every move was solved exactly."
    if number is None:
        return "No move could be solved exactly within the limits."
    solved = "Only the last move was" if number == moves else f"Moves {number} onward were"
    return f"{solved} solved exactly; earlier moves were too complex for the search limits."


def _turning_point_text(review: FloeReview) -> str:
    return shared.turning_point_text(review, fish_text, "gave {} {}")


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
        *shared.move_blocks(review, FISH, _turning_point_text(review), room),
        sentence(EXPLANATION, room),
    ]
    return "\n\n".join(filter(None, blocks))


def review_html(review: FloeReview) -> str:
    played = review.round

    def picture(decision: KeyDecision) -> str:
        return decision_svg(decision.turn.before, decision.turn.move, decision.better)

    content = shared.page_round(
        review,
        FISH,
        _result_table(played),
        [*_events(played), _exact_text(review)],
        _turning_point_text(review),
        CHART,
        [small_floe(turn.after, turn.move, f"After move {turn.number}") for turn in played.turns],
    )
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
        "judged_from": judged_from(review),
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
    }
    whole: dict[str, Any] = {"schema": shared.SCHEMA, "status": review.status, "rounds": [document]}
    if review.summaries:
        whole["summary"] = [summary_dict(one, FISH_UNIT) for one in review.summaries]
    return whole
