"""A review of Penguin Party as a page: one HTML file that needs nothing else, and no network."""

from __future__ import annotations

from typing import Any

from ppsolve.reports.review.chart import draw_chart
from ppsolve.reports.review.page import accuracy_table, cells_table, move_cells
from ppsolve.reports.review.party import words
from ppsolve.reports.review.party.at_the_table import TableAccuracy
from ppsolve.reports.review.party.review import Review, RoundReview
from ppsolve.reports.review.words import undecided_text
from ppsolve.reports.shared.templates import render
from ppsolve.solver.party.view.svg import pyramid_strip
from ppsolve.solver.view.phrases import shown_name


def review_html(reviewed: Review) -> str:
    """The page of a review: a whole HTML document, the same bytes for the same review."""
    from markupsafe import Markup

    names = [shown_name(name, reviewed.players) for name in reviewed.players]
    rules = reviewed.rounds[0].round.deal.rules
    return render(
        "ppsolve.reports.review",
        "page.html",
        title=f"Penguin Party: review of a {'round' if reviewed.game is None else 'game'}",
        players=names,
        rules=f"rules {rules.named}",
        bounded=reviewed.status == "bounded",
        game=None if reviewed.game is None else _game(reviewed, names),
        rounds=[_round(reviewed, number, names, Markup) for number in range(len(reviewed.rounds))],
        explained=words.EXPLAINED,
        table_title=words.TABLE_TITLE,
        table_explained="" if reviewed.at_the_table is None else words.TABLE_EXPLAINED,
    )


def _game(reviewed: Review, names: list[str]) -> dict[str, Any]:
    return {
        "text": words.standing_text(reviewed),
        "standing": cells_table(words.standing_headers(reviewed), words.standing_rows(reviewed)),
        "accuracy": accuracy_table(names, reviewed.accuracies),
        "at_the_table": _at_the_table(reviewed, names, reviewed.table_accuracies),
    }


def _round(reviewed: Review, number: int, names: list[str], markup: type[str]) -> dict[str, Any]:
    review = reviewed.rounds[number]
    pictures = pyramid_strip([(turn.move, turn.after) for turn in review.round.turns])
    seen = None if reviewed.at_the_table is None else reviewed.at_the_table[number]
    return {
        "title": words.round_title(reviewed, number),
        "result": cells_table(words.RESULT_HEADERS, zip(names, words.result_rows(review), strict=True)),
        "events": words.round_events(review),
        "turning": words.turning_text(review),
        "chart": markup(round_chart(review)) if review.moves else "",
        "moves": [
            move_cells(
                review,
                move,
                review.round.forced_out_after(move.turn.number),
                markup(picture),
                move.turn.move.colour,
            )
            for move, picture in zip(review.moves, pictures, strict=True)
        ],
        "accuracy": accuracy_table(names, review.accuracies),
        "undecided": undecided_text(review.accuracies),
        "at_the_table": _at_the_table(reviewed, names, seen.accuracies if seen else ()),
        "given_up": cells_table(words.GIVEN_UP_HEADERS, words.given_up_rows(review, seen), "move")
        if seen
        else None,
        "cut_short": words.cut_short_text(review, seen) if seen else "",
    }


def round_chart(review: RoundReview) -> str:
    """The cards that everybody is sure of, after each move."""
    return draw_chart(review, "Cards", "cards they are sure to be left with at most")


def _at_the_table(
    reviewed: Review, names: list[str], accuracies: tuple[TableAccuracy, ...]
) -> dict[str, Any] | None:
    """How well everybody chose by what they could know, if that was asked for."""
    if reviewed.at_the_table is None:
        return None
    return cells_table(words.TABLE_HEADERS, zip(names, words.table_rows(accuracies), strict=True))
