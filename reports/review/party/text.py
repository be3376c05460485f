"""A review of Penguin Party as text for a terminal of any width from 40 columns on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ppsolve.reports.review.party import words
from ppsolve.reports.review.party.at_the_table import TableAccuracy
from ppsolve.reports.review.party.review import Review
from ppsolve.reports.review.text import heading, moves_table, sentence
from ppsolve.reports.review.words import ACCURACY_HEADERS, accuracy_rows, undecided_text
from ppsolve.reports.shared.tables import named_table
from ppsolve.solver.party.view.descriptions import headline_lines
from ppsolve.solver.party.view.text import pyramid_text
from ppsolve.solver.view.layout import NARROWEST
from ppsolve.solver.view.phrases import shown_name


def review_text(reviewed: Review, *, colour: bool = False, width: int = 80) -> str:
    """The whole review in lines of at most `width` columns (40 if less is asked for)."""
    room = max(width, NARROWEST)
    blocks = ["\n".join(headline_lines(reviewed.rounds[0].round.end, room))]
    for number in range(len(reviewed.rounds)):
        blocks += _round_blocks(reviewed, number, colour, room)
    if reviewed.game is not None:
        blocks += _game_blocks(reviewed, room)
    blocks.append(sentence(words.EXPLAINED, room))
    if reviewed.at_the_table is not None:
        blocks.append(sentence(words.TABLE_EXPLAINED, room))
    return "\n\n".join(filter(None, blocks))


def _round_blocks(reviewed: Review, number: int, colour: bool, width: int) -> Iterator[str]:
    review = reviewed.rounds[number]
    names = [shown_name(name, reviewed.players) for name in reviewed.players]
    yield heading(words.round_title(reviewed, number), width)
    yield pyramid_text(review.round.end, colour=colour, width=width)
    yield named_table("player", names, words.RESULT_HEADERS, words.result_rows(review), width)
    yield "\n".join(sentence(event, width) for event in words.round_events(review))
    yield moves_table(review, width)
    yield sentence(words.turning_text(review), width)
    yield named_table("player", names, ACCURACY_HEADERS, accuracy_rows(review.accuracies), width)
    yield sentence(undecided_text(review.accuracies), width)
    if reviewed.at_the_table is not None:
        seen = reviewed.at_the_table[number]
        yield _table_block(names, seen.accuracies, width)
        given_up = words.given_up_rows(review, seen)
        left = [name for name, _ in given_up]
        yield named_table("move", left, words.GIVEN_UP_HEADERS, [row for _, row in given_up], width)
        yield sentence(words.cut_short_text(review, seen), width)


def _game_blocks(reviewed: Review, width: int) -> Iterator[str]:
    yield heading("The game", width)
    rows = words.standing_rows(reviewed)
    names = [name for name, _ in rows]
    yield named_table("player", names, words.standing_headers(reviewed), [row for _, row in rows], width)
    yield sentence(words.standing_text(reviewed), width)
    names = [shown_name(name, reviewed.players) for name in reviewed.players]
    yield named_table("player", names, ACCURACY_HEADERS, accuracy_rows(reviewed.accuracies), width)
    if reviewed.at_the_table is not None:
        yield _table_block(names, reviewed.table_accuracies, width)


def _table_block(names: list[str], accuracies: Sequence[TableAccuracy], width: int) -> str:
    table = named_table("player", names, words.TABLE_HEADERS, words.table_rows(accuracies), width)
    return f"{words.TABLE_TITLE}:\n\n{table}"
