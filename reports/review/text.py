"""A review as text for a terminal of any width from 40 columns on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ppsolve.reports.analysis.text import INDENT, LONGEST_LINE, filled, padded
from ppsolve.reports.review.judging import RoundReview
from ppsolve.reports.review.reviewing import Review
from ppsolve.reports.review.words import (
    ACCURACY_HEADERS,
    EXPLAINED,
    RESULT_HEADERS,
    accuracy_rows,
    better_text,
    cost_text,
    result_rows,
    round_events,
    round_title,
    standing_headers,
    standing_rows,
    standing_text,
    sure_text,
    turning_text,
    undecided_text,
)
from ppsolve.solver.party.view.text import NARROWEST, display_width, headline_lines, pyramid_text, shown_name

MOVE_HEADERS = ("plays", "sure of", "cost", "better")


def review_text(reviewed: Review, *, colour: bool = False, width: int = 80) -> str:
    """The whole review in lines of at most `width` columns (40 if less is asked for)."""
    room = max(width, NARROWEST)
    blocks = ["\n".join(headline_lines(reviewed.rounds[0].round.end, room))]
    for number in range(len(reviewed.rounds)):
        blocks += _round_blocks(reviewed, number, colour, room)
    if reviewed.game is not None:
        blocks += _game_blocks(reviewed, room)
    blocks.append(_sentence(EXPLAINED, room))
    return "\n\n".join(filter(None, blocks))


def _round_blocks(reviewed: Review, number: int, colour: bool, width: int) -> Iterator[str]:
    review = reviewed.rounds[number]
    names = [shown_name(name) for name in reviewed.players]
    yield _heading(round_title(reviewed, number), width)
    yield pyramid_text(review.round.end, colour=colour, width=width)
    yield named_table("player", names, RESULT_HEADERS, result_rows(review), width)
    yield "\n".join(_sentence(event, width) for event in round_events(review))
    yield _moves_table(review, width)
    yield _sentence(turning_text(review), width)
    yield named_table("player", names, ACCURACY_HEADERS, accuracy_rows(review.accuracies), width)
    yield _sentence(undecided_text(review.accuracies), width)


def _game_blocks(reviewed: Review, width: int) -> Iterator[str]:
    yield _heading("The game", width)
    rows = standing_rows(reviewed)
    names = [name for name, _ in rows]
    yield named_table("player", names, standing_headers(reviewed), [row for _, row in rows], width)
    yield _sentence(standing_text(reviewed), width)
    names = [shown_name(name) for name in reviewed.players]
    yield named_table("player", names, ACCURACY_HEADERS, accuracy_rows(reviewed.accuracies), width)


def _moves_table(review: RoundReview, width: int) -> str:
    """A line for each move, in a table; where that is too wide, in words."""
    if not review.moves:
        return ""
    number_room = len(str(len(review.moves)))
    left = [f"{move.turn.number:{number_room}}  {shown_name(move.turn.player)}" for move in review.moves]
    rows = [
        [str(move.turn.move), sure_text(move), cost_text(move.regret), better_text(move)]
        for move in review.moves
    ]
    lines = _table_lines(f"{'#':>{number_room}}  player", left, MOVE_HEADERS, rows, "<<><")
    if max(map(display_width, lines)) <= width:
        return "\n".join(lines)
    told = []
    for name, (plays, sure, cost, better) in zip(left, rows, strict=True):
        words = f"{name}  {plays}: sure of {sure}, cost {cost}" + (f", better {better}" if better else "")
        told.append(filled(words, width, indent=" " * (number_room + 2)))
    return "\n".join(told)


def named_table(
    label: str, names: Sequence[str], headers: Sequence[str], rows: Sequence[Sequence[str]], width: int
) -> str:
    """A table with names on the left and numbers beside them; where it is too wide, a list."""
    lines = _table_lines(label, names, headers, rows, ">" * len(headers))
    if max(map(display_width, lines)) <= width:
        return "\n".join(lines)
    entries = []
    for name, row in zip(names, rows, strict=True):
        values = ", ".join(f"{header} {value}" for header, value in zip(headers, row, strict=True))
        below = filled(values, width - len(INDENT), indent="").splitlines()
        entries.append("\n".join((name, *(INDENT + line for line in below))))
    return "\n".join(entries)


def _table_lines(
    label: str, names: Sequence[str], headers: Sequence[str], rows: Sequence[Sequence[str]], sides: str
) -> list[str]:
    """The lines of a table, its columns set to the left (`<`) or right (`>`); names are set here, for some
    take two columns a letter."""
    from tabulate import tabulate

    rules = ["-" * max(map(len, column)) for column in zip(headers, *rows, strict=True)]
    align = ["left" if side == "<" else "right" for side in sides]
    cells = tabulate([headers, rules, *rows], tablefmt="plain", disable_numparse=True, colalign=align)
    room = max(map(display_width, (label, *names)))
    left = [label, "-" * room, *names]
    return [
        f"{padded(name, room)}  {line}".rstrip() for name, line in zip(left, cells.splitlines(), strict=True)
    ]


def _heading(title: str, width: int) -> str:
    return f"{filled(title, width, indent='')}\n{'=' * min(width, display_width(title))}"


def _sentence(text: str, width: int) -> str:
    return filled(text, min(width, LONGEST_LINE), indent="")
