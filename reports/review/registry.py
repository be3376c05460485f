"""The registry of reviewers, one for each game, and functions that work for every game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from ppsolve.reports.review.evaluation import Played, RecordProgress
from ppsolve.reports.review.party import rendering as party_rendering
from ppsolve.reports.review.party import seen
from ppsolve.reports.review.party import summary as party_summary
from ppsolve.reports.review.party.review import Review, review_record, rounds_of, with_hidden_hands
from ppsolve.reports.review.party.seen import SeenReview
from ppsolve.reports.review.pingouin import review as floe_review
from ppsolve.reports.review.pingouin import summary as floe_summary
from ppsolve.reports.review.pingouin.review import FloeReview
from ppsolve.solver.outcome import NO_LIMITS, Limits
from ppsolve.solver.party.game import PARTY
from ppsolve.solver.party.game_record import PlayedGame as PartyGame
from ppsolve.solver.party.hidden.seen_round import SeenRound
from ppsolve.solver.party.record import Round
from ppsolve.solver.pingouin.game import PINGOUIN
from ppsolve.solver.pingouin.record import PlayedGame as FloeGame
from ppsolve.solver.record_registry import AnyRecord
from ppsolve.solver.solver import Solver

OpenReview = Review | FloeReview
"""A review of a record with open hands."""
AnyReview = OpenReview | SeenReview

RecordOne = TypeVar("RecordOne")
ReviewOne = TypeVar("ReviewOne")
ReviewOne_contra = TypeVar("ReviewOne_contra", contravariant=True)


class ReviewText(Protocol[ReviewOne_contra]):
    def __call__(self, reviewed: ReviewOne_contra, /, *, colour: bool = False, width: int = 80) -> str: ...


class Summarise(Protocol[ReviewOne]):
    def __call__(
        self,
        reviewed: ReviewOne,
        solver: Solver,
        limits: Limits,
        /,
        *,
        seats: Iterable[int] | None = None,
        progress: Callable[[str], None] | None = None,
    ) -> ReviewOne: ...


class HiddenReview(Protocol[ReviewOne]):
    def __call__(
        self, reviewed: ReviewOne, solver: Solver, /, *, progress: Callable[[str], None] | None = None
    ) -> ReviewOne: ...


@dataclass(frozen=True)
class Reviewer(Generic[RecordOne, ReviewOne]):
    """Reviews the records of a game and renders the reviews."""

    rounds: Callable[[RecordOne], Sequence[Played]]
    review: Callable[[RecordOne, Solver | None, Limits, RecordProgress | None], ReviewOne]
    with_summaries: Summarise[ReviewOne]
    """Adds the paragraphs for players."""
    text: ReviewText[ReviewOne]
    document: Callable[[ReviewOne], dict[str, Any]]
    page: Callable[[ReviewOne], str]
    with_hidden_hands: HiddenReview[ReviewOne] | None
    """Adds estimates by what the players could see; `None` in games without hidden hands."""


REVIEWERS: Final[dict[str, Reviewer[Any, Any]]] = {
    PARTY.name: Reviewer[PartyGame | Round, Review](
        rounds=rounds_of,
        review=review_record,
        with_summaries=party_summary.with_summaries,
        text=party_rendering.review_text,
        document=party_rendering.review_dict,
        page=party_rendering.review_html,
        with_hidden_hands=with_hidden_hands,
    ),
    PINGOUIN.name: Reviewer[FloeGame, FloeReview](
        rounds=lambda played: [played],
        review=floe_review.review_game,
        with_summaries=floe_summary.with_summaries,
        text=floe_review.review_text,
        document=floe_review.review_dict,
        page=floe_review.review_html,
        with_hidden_hands=None,
    ),
}
"""Each entry is type-checked against its own game's records and reviews, then treated alike."""


SEEN_REVIEWER: Final = Reviewer[SeenRound, SeenReview](
    rounds=lambda played: (),
    review=seen.review_seen,
    with_summaries=seen.with_summaries,
    text=seen.review_text,
    document=seen.review_dict,
    page=seen.review_html,
    with_hidden_hands=lambda reviewed, solver, *, progress=None: reviewed,
)
"""Reviews rounds with hidden hands."""


def reviewer_of(one: AnyRecord | SeenRound | AnyReview) -> Reviewer[Any, Any]:
    if isinstance(one, SeenRound | SeenReview):
        return SEEN_REVIEWER
    return REVIEWERS[one.deal.game.name]


def review(
    record: AnyRecord,
    solver: Solver | None = None,
    limits: Limits = NO_LIMITS,
    progress: RecordProgress | None = None,
) -> OpenReview:
    """Review all moves of a record, with a summary for each player; the time limit holds per position.

    Cancelling the `solver` ends the review early, with bounds for the positions not searched.
    """
    solver, reviewer = solver or Solver(), reviewer_of(record)
    reviewed: OpenReview = reviewer.with_summaries(
        reviewer.review(record, solver, limits, progress), solver, limits
    )
    return reviewed


def review_text(reviewed: AnyReview, *, colour: bool = False, width: int = 80) -> str:
    """Format a review in lines of at most `width` columns (at least 40)."""
    return reviewer_of(reviewed).text(reviewed, colour=colour, width=width)


def review_dict(reviewed: AnyReview) -> dict[str, Any]:
    """Return the document that `ppsolve review --json` prints.

    If everything is proved, it does not depend on threads or timing.
    """
    return reviewer_of(reviewed).document(reviewed)


def review_html(reviewed: AnyReview) -> str:
    """Return the page of a review: one self-contained HTML document, reproducible byte by byte."""
    return reviewer_of(reviewed).page(reviewed)
