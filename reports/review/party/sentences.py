"""Sentences and table rows of a review of Penguin Party, shared by terminal and page."""

from __future__ import annotations

from collections.abc import Sequence

from ppsolve.reports.review import rendering as shared
from ppsolve.reports.review.party.review import HiddenHandAccuracy, HiddenHandReview, Review, RoundReview
from ppsolve.reports.review.rendering import (
    NOTHING,
    cost_text,
    departure_sentences,
    grade_word,
    headers,
    percent_text,
    place_text,
)
from ppsolve.reports.review.summary import CARDS_UNIT, RoundLabel
from ppsolve.reports.shared.tables import ReportTable, shown_names
from ppsolve.solver.language.messages import decimal_text, listed, say
from ppsolve.solver.party.record import Round
from ppsolve.solver.party.view.descriptions import score_text
from ppsolve.solver.view.phrases import shown_name


def turning_point_text(review: RoundReview) -> str:
    return shared.turning_point_text(review, CARDS_UNIT, "review-let-off")


def hidden_table(names: Sequence[str], accuracies: Sequence[HiddenHandAccuracy]) -> ReportTable:
    columns = ("player", "moves", "decisions", "right", "accuracy", "given-up")
    rows = [
        [
            name,
            str(one.moves),
            str(one.decisions),
            str(one.right),
            percent_text(one.percent),
            decimal_text(one.given_up, 2),
        ]
        for name, one in zip(shown_names(names), accuracies, strict=True)
    ]
    return ReportTable(headers(*columns), rows)


def given_up_table(review: RoundReview, hidden: HiddenHandReview) -> ReportTable:
    rows = [
        [
            f"{move.turn.number} {shown_name(move.turn.player, move.turn.before.names)}",
            str(move.turn.move),
            str(move.advice.advised),
            decimal_text(move.given_up, 2),
            grade_word(move.grade),
            cost_text(review.moves[move.turn.number - 1].regret),
        ]
        for move in hidden.moves
        if not move.is_right and move.advice is not None
    ]
    return ReportTable(headers("move", "plays", "advised", "given-up", "grade", "open-cost"), rows)


def cut_short_text(review: RoundReview, hidden: HiddenHandReview) -> str:
    """Return that some moves were not judged with hidden hands; empty if all were."""
    if len(hidden.moves) == len(review.moves):
        return ""
    return say("review-cut-short", number=len(hidden.moves))


def round_title(reviewed: Review, number: int) -> str:
    """Return a title such as `Round 2: finished after 26 moves`."""
    played = reviewed.rounds[number].round
    label = round_label(reviewed, number)
    text = say(
        "review-title-round",
        round="only" if label is None else "label",
        label="" if label is None else str(label),
        how=played.status,
        moves=len(played.turns),
    )
    return text[0].upper() + text[1:]


def round_label(reviewed: Review, number: int) -> RoundLabel | None:
    """Return the label of a round in a game; `None` for a single round."""
    if reviewed.game is None:
        return None
    one = reviewed.game.rounds[number]
    return RoundLabel(one.number, one.dealing)


def round_events(review: RoundReview) -> list[str]:
    """Return a sentence for each player who was forced out or made the pyramid fall."""
    played = review.round
    events = departure_sentences(played, CARDS_UNIT)
    if played.tumbler is not None:
        name = shown_name(played.deal.players[played.tumbler].name, played.deal.names)
        cards = len(played.end.players[played.tumbler].hand)
        events.append(say("review-tumbled", player=name, cards=cards, left=cards - 1))
    return events


def result_table(played: Round) -> ReportTable:
    """Return a table of what everybody pays and gives back."""
    unknown = [NOTHING] * len(played.deal.players)
    columns = (
        shown_names(played.deal.names),
        [str(player.tokens) for player in played.deal.players],
        [str(len(player.hand)) for player in played.end.players],
        unknown if played.penalties is None else [*map(str, played.penalties)],
        unknown if played.bonuses is None else [*map(str, played.bonuses)],
        unknown if played.penalties is None else [*map(str, played.totals)],
    )
    names = headers("player", "before", "left", "pays", "gives-back", "total")
    return ReportTable(names, [*zip(*columns, strict=True)])


def standing_text(reviewed: Review) -> str:
    game = reviewed.game
    assert game is not None
    first = [shown_name(game.players[place.seat], game.players) for place in game.standing if place.rank == 1]
    names, leaders, points = listed(first), len(first), game.standing[0].total
    if game.finished:
        return say("review-standing", names=names, leaders=leaders, points=points)
    return say(
        "review-standing-unfinished",
        names=names,
        leaders=leaders,
        points=points,
        completed=game.completed,
        rounds=len(game.players),
    )


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
    labels = [str(RoundLabel(one.number, one.dealing)) for one in game.rounds]
    return ReportTable([*headers("player", "place"), *labels, *headers("total")], rows)
