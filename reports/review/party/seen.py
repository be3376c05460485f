"""Reviews of rounds with hidden hands: the moves of the players whose hands are known, by what they saw."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Literal

from ppsolve.reports.review import rendering as shared
from ppsolve.reports.review.evaluation import RecordProgress
from ppsolve.reports.review.grades import CARDS
from ppsolve.reports.review.party import sentences
from ppsolve.reports.review.party.rendering import hidden_dict, picture_svg, picture_text
from ppsolve.reports.review.party.review import HiddenHandReview, judge_hidden_hands
from ppsolve.reports.review.party.summary import result_of
from ppsolve.reports.review.summary import (
    CARDS_UNIT,
    Basis,
    Compared,
    KeyDecision,
    PlayerSummary,
    summary_dict,
)
from ppsolve.reports.shared.tables import ReportTable, sentence, shown_names
from ppsolve.reports.shared.templates import render
from ppsolve.solver.errors import BadInput, shown
from ppsolve.solver.language.messages import decimal_text, say
from ppsolve.solver.outcome import NO_LIMITS, Limits
from ppsolve.solver.party import jsonform
from ppsolve.solver.party.hidden.seen_round import SeenRound
from ppsolve.solver.party.view.descriptions import headline_lines
from ppsolve.solver.solver import Solver
from ppsolve.solver.view.layout import NARROWEST
from ppsolve.solver.view.phrases import shown_name
from ppsolve.solver.yardsticks import EXPECTED


@dataclass(frozen=True)
class SeenReview:
    """The review of a round with hidden hands: estimates only."""

    round: SeenRound
    hidden: HiddenHandReview
    summaries: tuple[PlayerSummary, ...] = ()
    status: Literal["estimated"] = "estimated"

    @property
    def deal(self) -> Any:
        return self.round.deal


def review_seen(
    played: SeenRound,
    solver: Solver | None = None,
    limits: Limits = NO_LIMITS,
    progress: RecordProgress | None = None,
) -> SeenReview:
    """Judge the moves of the players whose hands are known.

    The number of samples is fixed, so `limits` and `progress` are not used. Cancelling the `solver` ends this
    with the moves judged so far.
    """
    solver = solver or Solver()
    hidden = judge_hidden_hands(
        [(turn, turn.before) for turn in played.turns],
        len(played.deal.names),
        threads=solver.threads,
        stopped=lambda: solver.cancelled,
    )
    return SeenReview(played, hidden)


def with_summaries(
    reviewed: SeenReview,
    solver: Solver,
    limits: Limits = NO_LIMITS,
    *,
    seats: Iterable[int] | None = None,
    progress: Callable[[str], None] | None = None,
) -> SeenReview:
    """Return the review with a summary for each of `seats` (default: all whose hands are known)."""
    chosen = reviewed.round.known if seats is None else tuple(seats)
    for seat in chosen:
        if seat not in reviewed.round.known:
            name = shown(reviewed.round.deal.names[seat])
            raise BadInput("player", f"the hand of {name} is not known")
    return replace(reviewed, summaries=tuple(_summary(reviewed, seat) for seat in chosen))


def _summary(reviewed: SeenReview, seat: int) -> PlayerSummary:
    played, names = reviewed.round, reviewed.round.deal.names
    own = [move for move in reviewed.hidden.moves if move.turn.seat == seat and move.advice is not None]
    turns = [turn for turn in played.turns if turn.seat == seat]
    last = max((turn.number for turn in turns), default=None)
    emptied = last if not played.left[seat] else None
    result = result_of(names, played.left, seat, None, emptied, played.finished)
    unjudged = len([turn for turn in turns if len(turn.before.legal_moves) > 1]) - len(own)
    worst = max(own, key=lambda move: move.given_up, default=None)
    decision = None
    if worst is not None and worst.given_up:
        estimate, advice = worst.estimate, worst.advice
        assert estimate is not None
        assert advice is not None
        decision = KeyDecision(
            worst.turn,
            advice.advised,
            EXPECTED,
            estimate.behind,
            CARDS.of_difference(estimate.behind),
            expected=Compared(estimate, advice.moves[0]),
        )
    basis = Basis(len(own) + unjudged, len(own), unjudged, None)
    return PlayerSummary(result, decision, unjudged > 0, basis, None)


# Renderers.


def _moves_table(reviewed: SeenReview) -> ReportTable:
    names = reviewed.round.deal.names
    rows = [
        [
            f"{move.turn.number} {shown_name(move.turn.player, names)}",
            str(move.turn.move),
            "" if move.advice is None else str(move.advice.advised),
            "" if move.estimate is None else decimal_text(move.estimate.behind.mean, 2),
            say("review-only-move") if move.advice is None else shared.grade_word(move.grade),
        ]
        for move in reviewed.hidden.moves
    ]
    return ReportTable(shared.headers("move", "plays", "advised", "behind", "grade"), rows)


def _accuracy_table(reviewed: SeenReview) -> ReportTable:
    table = sentences.hidden_table(reviewed.round.deal.names, reviewed.hidden.accuracies)
    return ReportTable(table.headers, [table.rows[seat] for seat in reviewed.round.known])


def _title(played: SeenRound) -> str:
    return say("review-title-seen", moves=played.moves)


def review_text(reviewed: SeenReview, *, colour: bool = False, width: int = 80) -> str:
    room = max(width, NARROWEST)
    blocks = [
        *shared.summary_blocks(reviewed.summaries, CARDS_UNIT, picture_text(colour, room), room),
        "\n".join(headline_lines(reviewed.round.deal, room)),
        shared.heading(_title(reviewed.round), room),
        _moves_table(reviewed).text(room, "<<><"),
        _accuracy_table(reviewed).text(room),
        sentence(say("review-explanation-hidden"), room),
    ]
    return "\n\n".join(filter(None, blocks))


def review_html(reviewed: SeenReview) -> str:
    return render(
        "ppsolve.reports.review",
        "page.html",
        title=say("review-page-title", what="hidden"),
        players=shown_names(reviewed.round.deal.names),
        rules=say("review-page-rules", rules=reviewed.round.deal.rules.named),
        bounded=False,
        summaries=shared.page_summaries(reviewed.summaries, CARDS_UNIT, picture_svg),
        game=None,
        rounds=[],
        seen={
            "title": _title(reviewed.round),
            "moves": _moves_table(reviewed),
            "accuracy": _accuracy_table(reviewed),
        },
        explanation="",
        hidden_title=say("review-hidden-title"),
        hidden_explanation=say("review-explanation-hidden"),
    )


def review_dict(reviewed: SeenReview) -> dict[str, Any]:
    played = reviewed.round
    names = played.deal.names
    document: dict[str, Any] = {
        "schema": shared.SCHEMA,
        "status": reviewed.status,
        "rounds": [
            {
                "deal": jsonform.to_dict(played.deal),
                "played": "finished" if played.finished else "unfinished",
                "hidden": True,
                "known": [names[seat] for seat in played.known],
                "players": [
                    {"name": name, "cards_left": left} for name, left in zip(names, played.left, strict=True)
                ],
                "at_the_table": hidden_dict(names, reviewed.hidden, played.known),
            }
        ],
    }
    if reviewed.summaries:
        document["summary"] = [summary_dict(one, CARDS_UNIT) for one in reviewed.summaries]
    return document
