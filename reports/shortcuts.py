"""What the commands `report`, `review`, `survey`, `page`, `puzzle` and `board` can do, in one call each."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.reports.review.reviewers import AnyRecord, AnyReview, record_of, review
from ppsolve.solver import Limits, Position, Solver
from ppsolve.solver.documents import Source, only_one, read_documents
from ppsolve.solver.games import AnyPosition

if TYPE_CHECKING:
    from ppsolve.reports.deal.report import DealReport
    from ppsolve.reports.survey.summary import Summary


def report_position(position: Position, *, seconds: float | None = None) -> DealReport:
    """How hard a position is, for whom and why; with a limit of time, what can be said within it."""
    from ppsolve.reports.deal.report import report_on

    return report_on(position, Limits(seconds), Solver())


def load_record(source: Source) -> AnyRecord:
    """The one record of a round or a game in a file (a path or a binary stream)."""
    return only_one(source, read_documents(source, record_of, "record"), "record")


def review_played(
    record: AnyRecord | Mapping[str, Any] | str | os.PathLike[str], *, seconds: float | None = None
) -> AnyReview:
    """The review of a played round or game: a file of it, its JSON object, or what was read.

    The limit of time, if there is one, is for each position.
    """
    if isinstance(record, (str, os.PathLike)):
        record = load_record(record)
    elif isinstance(record, Mapping):
        record = record_of(dict(record))
    return review(record, limits=Limits(seconds))


def survey_deals(path: str | os.PathLike[str], deals: int, *, workers: int = 1, **settings: Any) -> Summary:
    """What the first so many random deals say together; those that the file at `path` lacks are solved.

    The settings are the fields of `Settings`: `players`, `rules`, `seed`, `only`, `nodes`, `seconds`,
    `memory`, and `measure=""` to leave the difficulty out; those of a file that is there must be the same.
    One worker is this process. More are processes of their own, which a script may start only below
    `if __name__ == "__main__":`, as everywhere in Python.
    """
    from ppsolve.reports.survey.processes import solve_by_processes, solve_here
    from ppsolve.reports.survey.run import run_survey
    from ppsolve.reports.survey.settings import Settings
    from ppsolve.reports.survey.store import Store
    from ppsolve.reports.survey.summary import Summary

    chosen = Settings.of(**settings)
    solve = solve_here if workers == 1 else partial(solve_by_processes, workers=workers)
    with Store.writing(Path(path), chosen) as store:
        run_survey(store, deals, solve, lambda stage: None)
        return Summary(store.settings, store.deals())


def load_survey(path: str | os.PathLike[str]) -> Summary:
    """What the deals say that a survey has solved."""
    from ppsolve.reports.survey.store import Store
    from ppsolve.reports.survey.summary import Summary

    with Store.reading(Path(path)) as store:
        return Summary(store.settings, store.deals())


def board_page(position: AnyPosition | None = None) -> str:
    """The analysis board, open with a position if one is given: one HTML file that needs nothing else."""
    from ppsolve.reports.board.page import board_html, position_text

    return board_html("" if position is None else position_text(position))


def puzzle_page(*puzzles: Puzzle) -> str:
    """A page to play puzzles on: one HTML file that needs nothing else."""
    from ppsolve.reports.puzzle.page.html import page_content, pages_html

    return pages_html([(puzzle, page_content(puzzle)) for puzzle in puzzles])


def survey_html(*summaries: Summary) -> str:
    """The page about one survey or several."""
    from ppsolve.reports.survey import page

    return page.survey_html(summaries, {})
