"""A review of Penguin Party in words and rows of cells, the same for terminals and pages."""

from __future__ import annotations

from collections.abc import Sequence

from ppsolve.reports.review import words as shared
from ppsolve.reports.review.party.at_the_table import TableAccuracy, TableReview
from ppsolve.reports.review.party.review import Review, RoundReview
from ppsolve.reports.review.words import NOTHING, cost_text
from ppsolve.solver.party.view.descriptions import score_text
from ppsolve.solver.view.phrases import count_of, join_words, shown_name

RESULT_HEADERS = ("before", "cards left", "pays", "gives back", "total")
TABLE_HEADERS = ("moves", "decisions", "right", "accuracy", "given up")
GIVEN_UP_HEADERS = ("plays", "advised", "given up", "cost face up")
EXPLAINED = (
    "Sure of: the cards a player is left with at most, whatever the others do, with all cards face up and "
    "best play; after an arrow, what it is after the move. Cost: how many more they are sure to be left with "
    "after the move than before it. Better: the moves that cost nothing; of moves that come to the same, "
    "mirrored or recoloured, the first. A decision is a move with something to lose: other moves were worth "
    "more or less. Accuracy is the share of the decisions that cost nothing."
)
TABLE_TITLE = "By what could be known at the table"
TABLE_EXPLAINED = (
    "At the table: an estimate for each move from rounds played on in thought, the hands of the others "
    "hidden and imagined, as ppsolve advise makes it. A decision is a move where some other was clearly "
    "worse than the one advised; it is right unless it leaves clearly more cards to expect. Given up: so "
    "many cards more to expect, together. A move may be right by what was known and yet cost something "
    "once all cards were seen, and the other way round."
)


def table_rows(accuracies: Sequence[TableAccuracy]) -> list[list[str]]:
    """For each player: moves, decisions, right ones, accuracy, cards given up."""
    return [
        [
            str(one.moves),
            str(one.decisions),
            str(one.right),
            NOTHING if one.percent is None else f"{one.percent} %",
            f"{one.given_up:.2f}",
        ]
        for one in accuracies
    ]


def given_up_rows(review: RoundReview, seen: TableReview) -> list[tuple[str, list[str]]]:
    """The moves that gave something up by what could be known: number and player, then the cells."""
    return [
        (
            f"{move.turn.number} {shown_name(move.turn.player, move.turn.before.names)}",
            [
                str(move.turn.move),
                str(move.advice.advised),
                f"{move.given_up:.2f}",
                cost_text(review.moves[move.turn.number - 1].regret),
            ],
        )
        for move in seen.moves
        if move.given_up and move.advice is not None
    ]


def cut_short_text(review: RoundReview, seen: TableReview) -> str:
    """That not every move was looked at, if so."""
    if len(seen.moves) == len(review.moves):
        return ""
    return f"Only the first {count_of(len(seen.moves), 'move')} could be looked at."


def round_title(reviewed: Review, number: int) -> str:
    """What is reviewed and how far it was played: `Round 2: finished after 26 moves`."""
    played = reviewed.rounds[number].round
    label = reviewed.label(number) or "the round"
    moves = count_of(len(played.turns), "move")
    match played.status:
        case "finished":
            how = f"finished after {moves}"
        case "tumbled":
            how = f"the pyramid fell after {moves}"
        case "unfinished":
            how = f"not finished, {moves} played"
    return f"{label[0].upper()}{label[1:]}: {how}"


def round_events(review: RoundReview) -> list[str]:
    """What happened beside the moves: who was forced out, who made the pyramid fall."""
    played = review.round
    events = []
    for seat, after_move, cards in played.departures:
        when = f"after move {after_move}" if after_move else "from the start"
        name = shown_name(played.deal.players[seat].name, played.deal.names)
        events.append(f"{name} was out {when}, with {count_of(cards, 'card')} left.")
    if played.tumbler is not None:
        name = shown_name(played.deal.players[played.tumbler].name, played.deal.names)
        cards = len(played.end.players[played.tumbler].hand)
        events.append(
            f"{name} made the pyramid fall and pays {cards}: {count_of(cards - 1, 'card')} left and the one "
            "that was being placed. Nobody else pays or gives back, and the round is dealt again."
        )
    return events


def result_rows(review: RoundReview) -> list[list[str]]:
    """For each player: points before, cards left, what they pay and give back, the new total."""
    played = review.round
    seats = range(len(played.deal.players))
    return [
        [
            str(played.deal.players[seat].tokens),
            str(len(played.end.players[seat].hand)),
            NOTHING if played.penalties is None else str(played.penalties[seat]),
            NOTHING if played.bonuses is None else str(played.bonuses[seat]),
            NOTHING if played.penalties is None else str(played.totals[seat]),
        ]
        for seat in seats
    ]


def turning_text(review: RoundReview) -> str:
    """Which decision cost most, and how many cards."""
    return shared.turning_text(review, lambda number: count_of(number, "card"))


def standing_text(reviewed: Review) -> str:
    """Who has won the game, or leads it."""
    game = reviewed.game
    assert game is not None
    first = [shown_name(game.players[place.seat], game.players) for place in game.standing if place.rank == 1]
    points = count_of(game.standing[0].total, "point")
    if not game.finished:
        rounds = f"{game.completed} of {len(game.players)} rounds played"
        return (
            f"The game is not finished, {rounds}: {join_words(first)} {_verb(first, 'lead')} with {points}."
        )
    shared = " and share the victory" if len(first) > 1 else ""
    return f"{join_words(first)} {_verb(first, 'win')} with {points}{shared}."


def standing_rows(reviewed: Review) -> list[tuple[str, list[str]]]:
    """For each player, the best first: the name, then place, points after each round, total."""
    game = reviewed.game
    assert game is not None
    return [
        (
            shown_name(game.players[seat], game.players),
            [f"{rank}.", *(score_text(change) for change in _changes(reviewed, seat)), str(total)],
        )
        for rank, seat, total in game.standing
    ]


def standing_headers(reviewed: Review) -> list[str]:
    assert reviewed.game is not None
    return ["place", *(one.label for one in reviewed.game.rounds), "total"]


def _changes(reviewed: Review, seat: int) -> list[int]:
    rounds = (one.round for one in reviewed.rounds)
    return [played.totals[seat] - played.deal.players[seat].tokens for played in rounds]


def _verb(subjects: Sequence[str], verb: str) -> str:
    return verb if len(subjects) > 1 else f"{verb}s"
