"""The review of a game of Pingouin in words and rows of cells, the same for terminals and pages."""

from __future__ import annotations

from ppsolve.reports.review import words as shared
from ppsolve.reports.review.pingouin.review import FloeReview
from ppsolve.solver.pingouin.view.descriptions import fish_text, turn_text
from ppsolve.solver.view.phrases import count_of, shown_name

RESULT_HEADERS = ("fish", "tiles", "place")

EXPLAINED = (
    "Sure of: the fish that a player ends with at least, whatever the others do, with best play; after an "
    "arrow, what it is after the move. Cost: how many fish fewer they are sure of after the move than before "
    "it. Better: the moves that cost nothing. A decision is a move with something to lose: other moves were "
    "worth more or less. Accuracy is the share of the decisions that cost nothing."
)


def title(review: FloeReview) -> str:
    """How far the game was played."""
    moves = count_of(len(review.played.turns), "move")
    return (
        f"The game: finished after {moves}"
        if review.played.finished
        else f"The game: not finished, {moves} played"
    )


def result_rows(review: FloeReview) -> list[list[str]]:
    """For each player: fish, tiles, and the place, which fewer fish, or tiles, do not share."""
    end = review.played.end
    scores = [*zip(end.holdings(), end.tile_counts(), strict=True)]
    places = [1 + sum(other > own for other in scores) for own in scores]
    return [[str(fish), str(tiles), f"{place}."] for (fish, tiles), place in zip(scores, places, strict=True)]


def events(review: FloeReview) -> list[str]:
    """What happened beside the moves: who got out when, and who has won."""
    told = []
    for seat, after_move, fish in review.played.departures:
        when = f"after move {after_move}" if after_move else "from the start"
        told.append(f"{shown_name(review.names[seat], review.names)} was out {when}, with {fish_text(fish)}.")
    if review.played.finished:
        told.append(f"{turn_text(review.played.end)}.")
    return told


def exact_text(review: FloeReview) -> str:
    """From where on the review is exact."""
    moves, number = len(review.judged.moves), review.exact_from
    if not moves:
        return ""
    if number == 1:
        return "Every move is judged exactly."
    if number is None:
        return "No move is judged exactly within the limits."
    before = "move 1 is" if number == 2 else f"moves 1 to {number - 1} are"
    return f"Exact from move {number} on; {before} not decided within the limits."


def turning_text(review: FloeReview) -> str:
    """Which decision cost most, and how many fish."""
    return shared.turning_text(review.judged, fish_text)
