"""The registry of how played games are reviewed: records of any game are read, judged and told from here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ppsolve.reports.review.pingouin.review import FloeReview, review_game
from ppsolve.reports.review.review import Review, review_record, with_hidden_hands
from ppsolve.solver import Limits, Solver
from ppsolve.solver.games import AnyPosition, game_named
from ppsolve.solver.outcome import NO_LIMITS
from ppsolve.solver.party.game_record import PlayedGame as PartyGame
from ppsolve.solver.party.game_record import game_or_round
from ppsolve.solver.party.record import Round
from ppsolve.solver.pingouin import record as floe_record
from ppsolve.solver.pingouin.game import PINGOUIN
from ppsolve.solver.pingouin.record import PlayedGame as FloeGame
from ppsolve.solver.questions import Progress

AnyRecord = PartyGame | Round | FloeGame
AnyReview = Review | FloeReview

RecordProgress = Callable[[str, Any, Progress], None]
"""Told where the search is, in words, the position that is searched, and how it goes."""


def record_of(document: Any) -> AnyRecord:
    """The record that a JSON object holds, of the game that its deal names."""
    deal = document.get("deal") if isinstance(document, dict) else None
    if isinstance(deal, dict) and "game" in deal and game_named(deal["game"]).name == PINGOUIN.name:
        return floe_record.from_dict(document)
    return game_or_round(document)


def deals_of(record: AnyRecord) -> list[AnyPosition]:
    """The positions in which the rounds of a record began."""
    return [one.round.deal for one in record.rounds] if isinstance(record, PartyGame) else [record.deal]


def review(
    record: AnyRecord,
    solver: Solver | None = None,
    limits: Limits = NO_LIMITS,
    progress: RecordProgress | None = None,
) -> AnyReview:
    """All moves of a record judged; the limit of time is for each position.

    To cancel the `solver` makes the review end early, with bounds for what was not looked at.
    """
    if not isinstance(record, FloeGame):
        return review_record(record, solver, limits, progress)
    total = len(record.turns)

    def tell(moves: int, position: Any, state: Progress) -> None:
        assert progress is not None
        progress(f"move {moves + 1} of {total}" if moves < total else "the end", position, state)

    return review_game(record, solver, limits, tell if progress is not None else None)


def review_with_hidden_hands(
    reviewed: AnyReview, solver: Solver, progress: Callable[[str], None] | None = None
) -> AnyReview:
    """The review and, beside it, how well everybody chose by what they could know: estimates."""
    if isinstance(reviewed, FloeReview):  # nothing is hidden
        return reviewed
    return with_hidden_hands(reviewed, solver, progress=progress)


def review_text(reviewed: AnyReview, *, colour: bool = False, width: int = 80) -> str:
    """The whole review in lines of at most `width` columns (40 if less is asked for)."""
    from ppsolve.reports.review import text
    from ppsolve.reports.review.pingouin import text as floe_text

    if isinstance(reviewed, FloeReview):
        return floe_text.review_text(reviewed, colour=colour, width=width)
    return text.review_text(reviewed, colour=colour, width=width)


def review_dict(reviewed: AnyReview) -> dict[str, Any]:
    """The document that `ppsolve review --json` prints."""
    from ppsolve.reports.review import document
    from ppsolve.reports.review.pingouin import document as floe_document

    return floe_document.to_dict(reviewed) if isinstance(reviewed, FloeReview) else document.to_dict(reviewed)


def review_html(reviewed: AnyReview) -> str:
    """The page of a review: a whole HTML document, the same bytes for the same review."""
    from ppsolve.reports.review import page
    from ppsolve.reports.review.pingouin import page as floe_page

    return floe_page.review_html(reviewed) if isinstance(reviewed, FloeReview) else page.review_html(reviewed)
