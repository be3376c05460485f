"""Sentences and table rows of a review of Penguin Party, shared by terminal and page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ppsolve.reports.review.party.review import HiddenHandAccuracy, HiddenHandReview, Review, RoundReview
from ppsolve.reports.review.rendering import NOTHING, cost_text, departure_sentences, place_text
from ppsolve.reports.review.rendering import turning_point_text as shared_turning_point_text
from ppsolve.solver.party.view.descriptions import score_text
from ppsolve.solver.view.phrases import count_of, join_words, shown_name

RESULT_HEADERS: Final = ("before", "cards left", "pays", "gives back", "total")
HIDDEN_HEADERS: Final = ("moves", "decisions", "right", "accuracy", "given up")
GIVEN_UP_HEADERS: Final = ("plays", "advised", "given up", "open-hand cost")
EXPLANATION: Final = (
    "Guaranteed: the most cards the player can be left with, whatever the others do, with all hands open and "
    "best play; after an arrow, the same once the move is made. Cost: how many cards the move adds to that. "
    "Better: moves that would have cost nothing; of moves that are equivalent (mirrored or recoloured), only "
    "the first. A decision is a move where the choice made a difference. Accuracy is the share of decisions "
    "that cost nothing."
)
HIDDEN_TITLE: Final = "Judged by what the players could see"
HIDDEN_EXPLANATION: Final = (
    "With hidden hands, every move gets an estimate from simulated rounds with random deals of the hidden "
    "cards, as in ppsolve advise. A decision is a move where some other one was clearly worse than the "
    "advised move; it is right unless it leaves clearly more cards on average. Given up: the extra cards on "
    "average, added up. A move can be right by what was known and still cost something with all hands open, "
    "and the other way round."
)


def turning_point_text(review: RoundReview) -> str:
    """Return which decision cost most, and how many cards."""
    return shared_turning_point_text(review, lambda number: count_of(number, "card"), "let {} off {}")


def hidden_rows(accuracies: Sequence[HiddenHandAccuracy]) -> list[list[str]]:
    """Return the cells below `HIDDEN_HEADERS`, by seat."""
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


def given_up_rows(review: RoundReview, hidden: HiddenHandReview) -> list[tuple[str, list[str]]]:
    """Return the moves that gave something up: number and player, then the cells."""
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
        for move in hidden.moves
        if move.given_up and move.advice is not None
    ]


def cut_short_text(review: RoundReview, hidden: HiddenHandReview) -> str:
    """Return that some moves were not judged with hidden hands; empty if all were."""
    if len(hidden.moves) == len(review.moves):
        return ""
    return f"Only the first {count_of(len(hidden.moves), 'move')} could be judged this way."


def round_title(reviewed: Review, number: int) -> str:
    """Return a title such as `Round 2: finished after 26 moves`."""
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
    """Return a sentence for each player who was forced out or made the pyramid fall."""
    played = review.round
    events = departure_sentences(played, lambda cards: f"{count_of(cards, 'card')} left")
    if played.tumbler is not None:
        name = shown_name(played.deal.players[played.tumbler].name, played.deal.names)
        cards = len(played.end.players[played.tumbler].hand)
        events.append(
            f"{name} made the pyramid fall and pays {cards}: {count_of(cards - 1, 'card')} left and the one "
            "that was being placed. Nobody else pays or gives back, and the round is dealt again."
        )
    return events


def result_rows(review: RoundReview) -> list[list[str]]:
    """Return the cells below `RESULT_HEADERS`, by seat."""
    played = review.round
    return [
        [
            str(played.deal.players[seat].tokens),
            str(len(played.end.players[seat].hand)),
            NOTHING if played.penalties is None else str(played.penalties[seat]),
            NOTHING if played.bonuses is None else str(played.bonuses[seat]),
            NOTHING if played.penalties is None else str(played.totals[seat]),
        ]
        for seat in range(len(played.deal.players))
    ]


def standing_text(reviewed: Review) -> str:
    """Return who has won the game, or leads it."""
    game = reviewed.game
    assert game is not None
    first = [shown_name(game.players[place.seat], game.players) for place in game.standing if place.rank == 1]
    names, points = join_words(first), count_of(game.standing[0].total, "point")
    if not game.finished:
        rounds = f"{game.completed} of {len(game.players)} rounds"
        verb = "lead" if len(first) > 1 else "leads"
        return f"The game is not finished: after {rounds}, {names} {verb} with {points}."
    verb = "share the victory" if len(first) > 1 else "wins"
    return f"{names} {verb} with {points}."


def standing_rows(reviewed: Review) -> list[tuple[str, list[str]]]:
    """Return each player's name and the cells below `standing_headers`, the best first."""
    game, rounds = reviewed.game, [one.round for one in reviewed.rounds]
    assert game is not None
    return [
        (
            shown_name(game.players[seat], game.players),
            [
                place_text(rank),
                *(score_text(one.totals[seat] - one.deal.players[seat].tokens) for one in rounds),
                str(total),
            ],
        )
        for rank, seat, total in game.standing
    ]


def standing_headers(reviewed: Review) -> list[str]:
    assert reviewed.game is not None
    return ["place", *(one.label for one in reviewed.game.rounds), "total"]
