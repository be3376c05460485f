"""Sentences and table rows of a review of Penguin Party, shared by terminal and page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ppsolve.reports.review import rendering as shared
from ppsolve.reports.review.party.review import HiddenHandAccuracy, HiddenHandReview, Review, RoundReview
from ppsolve.reports.review.rendering import NOTHING, cost_text, departure_sentences, percent_text, place_text
from ppsolve.reports.shared.tables import ReportTable, players_table, shown_names
from ppsolve.solver.party.record import Round
from ppsolve.solver.party.view.descriptions import score_text
from ppsolve.solver.view.phrases import count_of, join_words, shown_name

EXPLANATION: Final = (
    "Guaranteed: the most cards the player can be left with, whatever the others do, with all hands open and "
    "best play; after an arrow, the same once the move is made. Cost: how many cards the move adds to that. "
    "Better: moves that would have cost nothing; of moves that are equivalent (mirrored or recoloured), only "
    "the first. A decision is a move where the choice made a difference. Accuracy is the share of decisions "
    "that cost nothing. A cost of one card is a mistake, of two or more a blunder."
)
HIDDEN_TITLE: Final = "Judged by what the players could see"
HIDDEN_EXPLANATION: Final = (
    "With hidden hands, every move gets an estimate from simulated rounds with random deals of the hidden "
    "cards, as in ppsolve advise. A move is right unless it leaves at least 0.2 cards more on average than "
    "the advised one, and clearly more. From 0.2 cards it is an inaccuracy, from 0.5 a mistake, from 1.5 a "
    "blunder. A decision is a move where some other one would have been wrong. Given up: the extra cards on "
    "average of moves that were wrong, added up. A move can be right by what was known and still cost "
    "something with all hands open, and the other way round."
)


def turning_point_text(review: RoundReview) -> str:
    return shared.turning_point_text(review, lambda number: count_of(number, "card"), "let {} off {}")


def hidden_table(names: Sequence[str], accuracies: Sequence[HiddenHandAccuracy]) -> ReportTable:
    columns = {
        "moves": [str(one.moves) for one in accuracies],
        "decisions": [str(one.decisions) for one in accuracies],
        "right": [str(one.right) for one in accuracies],
        "accuracy": [percent_text(one.percent) for one in accuracies],
        "given up": [f"{one.given_up:.2f}" for one in accuracies],
    }
    return players_table(shown_names(names), columns)


def given_up_table(review: RoundReview, hidden: HiddenHandReview) -> ReportTable:
    rows = [
        [
            f"{move.turn.number} {shown_name(move.turn.player, move.turn.before.names)}",
            str(move.turn.move),
            str(move.advice.advised),
            f"{move.given_up:.2f}",
            move.grade,
            cost_text(review.moves[move.turn.number - 1].regret),
        ]
        for move in hidden.moves
        if not move.is_right and move.advice is not None
    ]
    return ReportTable(["move", "plays", "advised", "given up", "grade", "open-hand cost"], rows)


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


def result_table(played: Round) -> ReportTable:
    """Return a table of what everybody pays and gives back."""
    unknown = [NOTHING] * len(played.deal.players)
    columns = {
        "before": [str(player.tokens) for player in played.deal.players],
        "cards left": [str(len(player.hand)) for player in played.end.players],
        "pays": unknown if played.penalties is None else [*map(str, played.penalties)],
        "gives back": unknown if played.bonuses is None else [*map(str, played.bonuses)],
        "total": unknown if played.penalties is None else [*map(str, played.totals)],
    }
    return players_table(shown_names(played.deal.names), columns)


def standing_text(reviewed: Review) -> str:
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


def standing_table(reviewed: Review) -> ReportTable:
    """Return a table of places, points by round and totals, the best player first."""
    game, rounds = reviewed.game, [one.round for one in reviewed.rounds]
    assert game is not None
    rows = [
        [
            shown_name(game.players[seat], game.players),
            place_text(rank),
            *(score_text(one.totals[seat] - one.deal.players[seat].tokens) for one in rounds),
            str(total),
        ]
        for rank, seat, total in game.standing
    ]
    return ReportTable(["player", "place", *(one.label for one in game.rounds), "total"], rows)
