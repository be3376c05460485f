"""Reviews of Pingouin as text, as a page and as JSON (one round, whose deal names the game)."""

from __future__ import annotations

from typing import Any, Final

from ppsolve.reports.review import rendering as shared
from ppsolve.reports.review.chart import draw_chart
from ppsolve.reports.review.evaluation import EvaluatedMove
from ppsolve.reports.review.pingouin.review import FloeReview
from ppsolve.reports.shared.tables import named_table
from ppsolve.reports.shared.templates import render
from ppsolve.solver.pingouin import jsonform
from ppsolve.solver.pingouin.view.descriptions import fish_text, headline, turn_text
from ppsolve.solver.pingouin.view.svg import small_floe
from ppsolve.solver.pingouin.view.text import floe_text
from ppsolve.solver.view.layout import NARROWEST
from ppsolve.solver.view.phrases import count_of, shown_name

RESULT_HEADERS: Final = ("fish", "tiles", "place")
BENEFIT: Final = "gave {} {}"

EXPLANATION: Final = (
    "Guaranteed: the fewest fish the player can end up with, whatever the others do, with best play; after "
    "an arrow, the same once the move is made. Cost: how many fish the move takes off that. Better: moves "
    "that would have cost nothing. A decision is a move where the choice made a difference. Accuracy is the "
    "share of decisions that cost nothing."
)


# Sentences and rows.


def review_title(review: FloeReview) -> str:
    moves = count_of(len(review.played.turns), "move")
    return (
        f"The game: finished after {moves}"
        if review.played.finished
        else f"The game: not finished, {moves} played"
    )


def result_rows(review: FloeReview) -> list[list[str]]:
    """Return fish, tiles and place by seat; players share a place if both fish and tiles are equal."""
    end = review.played.end
    scores = [*zip(end.holdings(), end.tile_counts(), strict=True)]
    places = [1 + sum(other > own for other in scores) for own in scores]
    return [
        [str(fish), str(tiles), shared.place_text(place)]
        for (fish, tiles), place in zip(scores, places, strict=True)
    ]


def game_events(review: FloeReview) -> list[str]:
    """Return a sentence for each player who got out, and one for the winner."""
    events = []
    for seat, after_move, fish in review.played.departures:
        when = f"after move {after_move}" if after_move else "from the start"
        name = shown_name(review.names[seat], review.names)
        events.append(f"{name} was out {when}, with {fish_text(fish)}.")
    if review.played.finished:
        events.append(f"{turn_text(review.played.end)}.")
    return events


def exact_text(review: FloeReview) -> str:
    """Return from which move on the review is exact."""
    moves, number = len(review.evaluation.moves), review.exact_from
    if not moves:
        return ""
    if number == 1:
        return "Every move was solved exactly."
    if number is None:
        return "No move could be solved exactly within the limits."
    solved = "Only the last move was" if number == moves else f"Moves {number} onward were"
    return f"{solved} solved exactly; earlier moves were too complex for the search limits."


# Text.


def review_text(review: FloeReview, *, colour: bool = False, width: int = 80) -> str:
    """Format a review in lines of at most `width` columns (at least 40)."""
    room = max(width, NARROWEST)
    names = [shown_name(name, review.names) for name in review.names]
    blocks = [
        shared.sentence(headline(review.played.deal), room),
        shared.heading(review_title(review), room),
        "" if review.played.finished else floe_text(review.played.end, colour=colour),
        named_table("player", names, RESULT_HEADERS, result_rows(review), room),
        "\n".join(shared.sentence(event, room) for event in game_events(review)),
        shared.sentence(exact_text(review), room),
        shared.moves_table(review.evaluation, room),
        shared.sentence(shared.turning_point_text(review.evaluation, fish_text, BENEFIT), room),
        shared.accuracy_text(names, review.accuracies, room),
        shared.sentence(shared.undecided_text(review.accuracies), room),
        shared.sentence(EXPLANATION, room),
    ]
    return "\n\n".join(filter(None, blocks))


# Page.


def review_html(review: FloeReview) -> str:
    """Return the page of a review: one self-contained HTML document, reproducible byte by byte."""
    names = [shown_name(name, review.names) for name in review.names]
    return render(
        "ppsolve.reports.review",
        "page.html",
        title="Pingouin: review of a game",
        players=names,
        rules="",
        bounded=review.status == "bounded",
        game=None,
        rounds=[_page_game(review, names)],
        explanation=EXPLANATION,
        hidden_explanation="",
    )


def _page_game(review: FloeReview, names: list[str]) -> dict[str, Any]:
    from markupsafe import Markup

    evaluation = review.evaluation
    chart = draw_chart(evaluation, "fish", "guaranteed: at least this many fish") if evaluation.moves else ""
    return {
        "title": review_title(review),
        "result": shared.cells_table(RESULT_HEADERS, zip(names, result_rows(review), strict=True)),
        "events": [*game_events(review), exact_text(review)],
        "turning": shared.turning_point_text(evaluation, fish_text, BENEFIT),
        "chart": Markup(chart),
        "moves": [
            shared.move_cells(
                evaluation,
                move,
                review.out_after(move.turn.number),
                Markup(small_floe(move.turn.after, move.turn.move, f"After move {move.turn.number}")),
            )
            for move in evaluation.moves
        ],
        "accuracy": shared.accuracy_table(names, review.accuracies),
        "undecided": shared.undecided_text(review.accuracies),
        "hidden": None,
    }


# JSON.


def review_dict(review: FloeReview) -> dict[str, Any]:
    """Return the document that `ppsolve review --json` prints.

    If everything is proved, it does not depend on threads or timing.
    """
    played, evaluation = review.played, review.evaluation
    return {
        "schema": shared.SCHEMA,
        "status": review.status,
        "rounds": [
            {
                "deal": jsonform.to_dict(played.deal),
                "played": "finished" if played.finished else "unfinished",
                "status": review.status,
                "exact_from": review.exact_from,
                "players": [_player_dict(review, seat) for seat in range(len(review.names))],
                "turning_point": shared.turning_point_dict(evaluation),
                "moves": [_move_dict(review, move) for move in evaluation.moves],
                "sure": [
                    [shared.bounds_dict(outcome, "fish") for outcome in sure] for sure in evaluation.sure
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
        "accuracy": shared.accuracy_dict(review.accuracies[seat]),
    }


def _move_dict(review: FloeReview, move: EvaluatedMove) -> dict[str, Any]:
    out = [review.names[seat] for seat in review.out_after(move.turn.number)]
    return shared.move_dict(move, "fish", out)
