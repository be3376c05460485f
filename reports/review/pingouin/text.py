"""The review of a game of Pingouin as text for a terminal of any width from 40 columns on."""

from __future__ import annotations

from ppsolve.reports.review.pingouin import words
from ppsolve.reports.review.pingouin.review import FloeReview
from ppsolve.reports.review.text import heading, moves_table, sentence
from ppsolve.reports.review.words import ACCURACY_HEADERS, accuracy_rows, undecided_text
from ppsolve.reports.shared.tables import named_table
from ppsolve.solver.pingouin.view.descriptions import headline
from ppsolve.solver.pingouin.view.text import floe_text
from ppsolve.solver.view.layout import NARROWEST
from ppsolve.solver.view.phrases import shown_name


def review_text(review: FloeReview, *, colour: bool = False, width: int = 80) -> str:
    """The whole review in lines of at most `width` columns (40 if less is asked for)."""
    room = max(width, NARROWEST)
    names = [shown_name(name, review.names) for name in review.names]
    blocks = [
        sentence(headline(review.played.deal), room),
        heading(words.title(review), room),
        "" if review.played.finished else floe_text(review.played.end, colour=colour),
        named_table("player", names, words.RESULT_HEADERS, words.result_rows(review), room),
        "\n".join(sentence(event, room) for event in words.events(review)),
        sentence(words.exact_text(review), room),
        moves_table(review.judged, room),
        sentence(words.turning_text(review), room),
        named_table("player", names, ACCURACY_HEADERS, accuracy_rows(review.accuracies), room),
        sentence(undecided_text(review.accuracies), room),
        sentence(words.EXPLAINED, room),
    ]
    return "\n\n".join(filter(None, blocks))
