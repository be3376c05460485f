"""The registry of how played games are reviewed: for every game how its records are read, judged and told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from ppsolve.reports.review.judging import Played, RecordProgress
from ppsolve.reports.review.party import document as party_document
from ppsolve.reports.review.party import page as party_page
from ppsolve.reports.review.party import text as party_text
from ppsolve.reports.review.party.review import Review, review_record, rounds_of, with_hidden_hands
from ppsolve.reports.review.pingouin import document as floe_document
from ppsolve.reports.review.pingouin import page as floe_page
from ppsolve.reports.review.pingouin import text as floe_text
from ppsolve.reports.review.pingouin.review import FloeReview, review_game
from ppsolve.solver.games import GAMES, game_named
from ppsolve.solver.outcome import NO_LIMITS, Limits
from ppsolve.solver.party.game import PARTY
from ppsolve.solver.party.game_record import PlayedGame as PartyGame
from ppsolve.solver.party.game_record import game_or_round
from ppsolve.solver.party.record import Round
from ppsolve.solver.pingouin import record as floe_record
from ppsolve.solver.pingouin.game import PINGOUIN
from ppsolve.solver.pingouin.record import PlayedGame as FloeGame
from ppsolve.solver.solver import Solver

AnyRecord = PartyGame | Round | FloeGame
AnyReview = Review | FloeReview

RecordOne = TypeVar("RecordOne")
ReviewOne = TypeVar("ReviewOne")
ReviewOne_contra = TypeVar("ReviewOne_contra", contravariant=True)


class ReviewText(Protocol[ReviewOne_contra]):
    def __call__(self, reviewed: ReviewOne_contra, /, *, colour: bool = False, width: int = 80) -> str: ...


class HiddenReview(Protocol[ReviewOne]):
    def __call__(
        self, reviewed: ReviewOne, solver: Solver, /, *, progress: Callable[[str], None] | None = None
    ) -> ReviewOne: ...


@dataclass(frozen=True)
class Reviewer(Generic[RecordOne, ReviewOne]):
    """How the records of a game are reviewed."""

    read: Callable[[Any], RecordOne]
    """The record that a JSON object holds."""
    rounds: Callable[[RecordOne], Sequence[Played]]
    review: Callable[[RecordOne, Solver | None, Limits, RecordProgress | None], ReviewOne]
    text: ReviewText[ReviewOne]
    document: Callable[[ReviewOne], dict[str, Any]]
    page: Callable[[ReviewOne], str]
    with_hidden_hands: HiddenReview[ReviewOne] | None
    """The review and, beside it, how well everybody chose by what they could know; `None` where the players
    see everything."""


REVIEWERS: Final[dict[str, Reviewer[Any, Any]]] = {
    PARTY.name: Reviewer[PartyGame | Round, Review](
        read=game_or_round,
        rounds=rounds_of,
        review=review_record,
        text=party_text.review_text,
        document=party_document.to_dict,
        page=party_page.review_html,
        with_hidden_hands=with_hidden_hands,
    ),
    PINGOUIN.name: Reviewer[FloeGame, FloeReview](
        read=floe_record.from_dict,
        rounds=lambda played: [played],
        review=review_game,
        text=floe_text.review_text,
        document=floe_document.to_dict,
        page=floe_page.review_html,
        with_hidden_hands=None,
    ),
}
"""Each was checked against the records and reviews of its own game; from here on they are alike."""


def reviewer_of(one: AnyRecord | AnyReview) -> Reviewer[Any, Any]:
    """Who reviews records of the game that a record, or a review, is of."""
    return REVIEWERS[one.deal.game.name]


def record_of(document: Any) -> AnyRecord:
    """The record that a JSON object holds, of the game that its deal names."""
    deal = document.get("deal") if isinstance(document, dict) else None
    game = game_named(deal["game"]) if isinstance(deal, dict) and "game" in deal else GAMES[0]
    record: AnyRecord = REVIEWERS[game.name].read(document)
    return record


def review(
    record: AnyRecord,
    solver: Solver | None = None,
    limits: Limits = NO_LIMITS,
    progress: RecordProgress | None = None,
) -> AnyReview:
    """All moves of a record judged; the limit of time is for each position.

    To cancel the `solver` makes the review end early, with bounds for what was not looked at.
    """
    reviewed: AnyReview = reviewer_of(record).review(record, solver, limits, progress)
    return reviewed


def review_text(reviewed: AnyReview, *, colour: bool = False, width: int = 80) -> str:
    """The whole review in lines of at most `width` columns (40 if less is asked for)."""
    return reviewer_of(reviewed).text(reviewed, colour=colour, width=width)


def review_dict(reviewed: AnyReview) -> dict[str, Any]:
    """The document that `ppsolve review --json` prints."""
    return reviewer_of(reviewed).document(reviewed)


def review_html(reviewed: AnyReview) -> str:
    """The page of a review: a whole HTML document, the same bytes for the same review."""
    return reviewer_of(reviewed).page(reviewed)
