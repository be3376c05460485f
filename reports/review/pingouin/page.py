"""The review of a game of Pingouin as a page: one HTML file that needs nothing else."""

from __future__ import annotations

from typing import Any

from ppsolve.reports.review import words as shared
from ppsolve.reports.review.chart import draw_chart
from ppsolve.reports.review.judging import JudgedMove
from ppsolve.reports.review.page import ARROW, accuracy_table, cells_table
from ppsolve.reports.review.pingouin import words
from ppsolve.reports.review.pingouin.review import FloeReview
from ppsolve.reports.shared.small_floes import small_floe
from ppsolve.reports.shared.templates import render
from ppsolve.solver.view.words import shown_name


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
    point = judged.turning_point
    turning = None if point is None else point.move.turn.number
    chart = draw_chart(judged, "Fish", "fish they are sure to end with at least") if judged.moves else ""
    return {
        "title": words.title(review),
        "result": cells_table(words.RESULT_HEADERS, zip(names, words.result_rows(review), strict=True)),
        "events": [*words.events(review), words.exact_text(review)],
        "turning": words.turning_text(review),
        "chart": markup(chart),
        "moves": [_move(review, move, markup, move.turn.number == turning) for move in judged.moves],
        "accuracy": accuracy_table(names, review.accuracies),
        "undecided": shared.undecided_text(review.accuracies),
        "at_the_table": None,
    }


def _move(review: FloeReview, move: JudgedMove, markup: type[str], turning: bool) -> dict[str, Any]:
    turn = move.turn
    return {
        "number": turn.number,
        "seat": turn.seat,
        "player": shown_name(turn.player, review.names),
        "move": str(turn.move),
        "colour": "",
        "sure": shared.sure_text(move, ARROW),
        "cost": shared.cost_text(move.regret),
        "costly": move.regret.low > 0,
        "better": shared.better_text(move),
        "out": words.out_names(review, turn.number),
        "picture": markup(small_floe(turn.after, turn.move, f"After move {turn.number}")),
        "turning": turning,
    }
