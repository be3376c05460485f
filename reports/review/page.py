"""What the pages of reviews of all games are made of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ppsolve.reports.review import words
from ppsolve.reports.review.judging import Accuracy, Judged, JudgedMove
from ppsolve.solver.view.phrases import shown_name

ARROW = "\N{RIGHTWARDS ARROW}"


def accuracy_table(names: list[str], accuracies: tuple[Accuracy, ...]) -> dict[str, Any]:
    """How well everybody chose."""
    return cells_table(words.ACCURACY_HEADERS, zip(names, words.accuracy_rows(accuracies), strict=True))


def move_cells(
    review: Judged[Any], move: JudgedMove, out: Iterable[int], picture: str, colour: str = ""
) -> dict[str, Any]:
    """A move as the page shows it: the seats that are out after it, the position then, and the colour of the
    card if one was placed."""
    turn, point = move.turn, review.turning_point
    names = review.round.deal.names
    return {
        "number": turn.number,
        "player": shown_name(turn.player, names),
        "move": str(turn.move),
        "colour": colour,
        "sure": words.sure_text(move, ARROW),
        "cost": words.cost_text(move.regret),
        "costly": move.regret.low > 0,
        "better": words.better_text(move),
        "out": [shown_name(names[seat], names) for seat in out],
        "picture": picture,
        "turning": point is not None and point.move is move,
    }


def cells_table(headers: Any, rows: Any, first: str = "player") -> dict[str, Any]:
    """A table with names on the left, as the page sets it."""
    return {"headers": [first, *headers], "rows": [[name, *row] for name, row in rows]}
