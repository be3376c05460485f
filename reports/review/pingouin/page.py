"""The review of a game of Pingouin as a page: one HTML file that needs nothing else."""

from __future__ import annotations

from typing import Any

from ppsolve.reports.review.chart import draw_chart
from ppsolve.reports.review.page import accuracy_table, cells_table, move_cells
from ppsolve.reports.review.pingouin import words
from ppsolve.reports.review.pingouin.review import FloeReview
from ppsolve.reports.review.words import undecided_text
from ppsolve.reports.shared.templates import render
from ppsolve.solver.pingouin.record import Turn
from ppsolve.solver.pingouin.view.svg import small_floe
from ppsolve.solver.view.phrases import shown_name


def review_html(review: FloeReview) -> str:
    """The page of a review: a whole HTML document, the same bytes for the same review."""
    from markupsafe import Markup

    names = [shown_name(name, review.names) for name in review.names]
    return render(
        "ppsolve.reports.review",
        "page.html",
        title="Pingouin: review of a game",
        players=names,
        rules="",
        bounded=review.status == "bounded",
        game=None,
        rounds=[_game(review, names, Markup)],
        explained=words.EXPLAINED,
        table_explained="",
    )


def _game(review: FloeReview, names: list[str], markup: type[str]) -> dict[str, Any]:
    judged = review.judged
    chart = draw_chart(judged, "Fish", "fish they are sure to end with at least") if judged.moves else ""
    return {
        "title": words.title(review),
        "result": cells_table(words.RESULT_HEADERS, zip(names, words.result_rows(review), strict=True)),
        "events": [*words.events(review), words.exact_text(review)],
        "turning": words.turning_text(review),
        "chart": markup(chart),
        "moves": [
            move_cells(judged, move, review.out_after(move.turn.number), markup(_picture(move.turn)))
            for move in judged.moves
        ],
        "accuracy": accuracy_table(names, review.accuracies),
        "undecided": undecided_text(review.accuracies),
        "at_the_table": None,
    }


def _picture(turn: Turn) -> str:
    return small_floe(turn.after, turn.move, f"After move {turn.number}")
