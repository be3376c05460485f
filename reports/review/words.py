"""What reviews of all games say in words and rows of cells, the same for terminals and pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ppsolve.reports.review.judging import Accuracy, AnyOutcome, Judged, JudgedMove, loss
from ppsolve.solver.view.phrases import count_of, join_words, shown_name

NOTHING = "-"
COSTLY = "*"
"""Marks a move that cost its player something, where there is no colour to do it."""
MOST_BETTER = 6
"""So many better moves are named; of more, the number is told."""
ACCURACY_HEADERS = ("moves", "choices", "decisions", "right", "accuracy", "cost")


def sure_text(move: JudgedMove, arrow: str = "->") -> str:
    """What the mover is sure of before and after the move; once if it is the same."""
    before, after = str(move.before), str(move.after)
    return before if before == after and move.before.proved else f"{before} {arrow} {after}"


def cost_text(regret: AnyOutcome) -> str:
    return NOTHING if regret.proved and not regret.high else str(regret)


def mark_text(move: JudgedMove) -> str:
    """The mark of a move that is proved to have cost its player something."""
    return COSTLY if move.regret.low else " "


def better_text(move: JudgedMove) -> str:
    """The moves that would have cost nothing, if this one did."""
    if not move.regret.low:
        return ""
    named = " ".join(map(str, move.best[:MOST_BETTER]))
    return named if len(move.best) <= MOST_BETTER else f"{named} and {len(move.best) - MOST_BETTER} more"


def turning_text(review: Judged[Any], amount: Callable[[int], str]) -> str:
    """Which decision cost most, and how much; that there was none, if so. `amount` tells a number of what
    players count: `2 cards`."""
    point = review.turning_point
    if point is None:
        if not review.moves:
            return ""
        if any(not move.regret.proved for move in review.moves):
            return "No turning point is proved."
        return "No turning point: no move cost its player anything."
    move, turn = point.move, point.move.turn
    name = shown_name(turn.player, turn.before.names)
    label = "Turning point" if point.status == "proved" else "Turning point, of the moves that are decided"
    words = [f"{label}: move {turn.number}, {name} plays {turn.move}."]
    words.append(f"It cost {name} {amount(move.regret.high)}.")
    if better := better_text(move):
        words.append(f"Better: {better}.")
    if saved := _saved_texts(review, move, amount):
        words.append(f"It saved {join_words(saved)}.")
    return " ".join(words)


def _saved_texts(review: Judged[Any], move: JudgedMove, amount: Callable[[int], str]) -> list[str]:
    """Whom a move is proved to have saved something, and how much."""
    before, after = review.sure[move.turn.number - 1 : move.turn.number + 1]
    names = review.round.deal.names
    others = [seat for seat in range(len(names)) if seat != move.turn.seat]
    saved = {seat: loss(after[seat], before[seat], move.wants) for seat in others}
    return [
        f"{shown_name(names[seat], names)} {amount(gain.low)}"
        for seat, gain in saved.items()
        if gain.proved and gain.low
    ]


def accuracy_rows(accuracies: Sequence[Accuracy]) -> list[list[str]]:
    """For each player: moves, choices, decisions, right ones, accuracy, cost."""
    return [
        [
            str(one.moves),
            str(one.choices),
            str(one.decisions),
            str(one.right),
            NOTHING if one.percent is None else f"{one.percent} %",
            str(one.regret),
        ]
        for one in accuracies
    ]


def undecided_text(accuracies: Sequence[Accuracy]) -> str:
    """That some moves could not be judged, if so."""
    number = sum(one.undecided for one in accuracies)
    if not number:
        return ""
    verb = "is" if number == 1 else "are"
    return f"{count_of(number, 'move')} {verb} not decided within the limits, and not counted."
