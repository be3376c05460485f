"""One function each for the commands `report`, `review`, `survey`, `page`, `puzzle` and `board`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.reports.review.registry import OpenReview, review
from ppsolve.solver import Limits, Position, Solver
from ppsolve.solver.games import AnyPosition
from ppsolve.solver.record_registry import AnyRecord, record_from_dict
from ppsolve.solver.record_registry import load_record as load_record

if TYPE_CHECKING:
    from ppsolve.reports.deal.report import DealReport
    from ppsolve.reports.survey.summary import Summary


def report_position(position: Position, *, seconds: float | None = None) -> DealReport:
    """Report how hard a position is, for whom and why, within a time limit if there is one."""
    from ppsolve.reports.deal.report import report_on

    return report_on(position, Limits(seconds), Solver())


def review_played(
    record: AnyRecord | Mapping[str, Any] | str | os.PathLike[str], *, seconds: float | None = None
) -> OpenReview:
    """Review a played round or game, given as a path (JSON or text), a JSON object or a record.

    The time limit, if there is one, holds per position.
    """
    if isinstance(record, (str, os.PathLike)):
        record = load_record(record)
    elif isinstance(record, Mapping):
        record = record_from_dict(dict(record))
    return review(record, limits=Limits(seconds))


def survey_deals(path: str | os.PathLike[str], deals: int, *, workers: int = 1, **settings: Any) -> Summary:
    """Summarize the first `deals` random deals; solve those that the file at `path` lacks.

    `settings` are fields of `Settings`: `players`, `rules`, `seed`, `only`, `nodes`, `seconds`, `memory`, and
    `measure=""` to leave the difficulty out. They must match those of an existing file. With one worker, this
    process solves the deals. More workers are separate processes, so a script must make this call under
    `if __name__ == "__main__":`.
    """
    from ppsolve.reports.survey.run import run_survey, solve_by_processes, solve_here
    from ppsolve.reports.survey.settings import Settings
    from ppsolve.reports.survey.store import Store
    from ppsolve.reports.survey.summary import Summary

    chosen = Settings.of(**settings)
    solve = solve_here if workers == 1 else partial(solve_by_processes, workers=workers)
    with Store.writing(Path(path), chosen) as store:
        run_survey(store, deals, solve, lambda stage: None)
        return Summary(store.settings, store.deals())


def load_survey(path: str | os.PathLike[str]) -> Summary:
    """Summarize the solved deals of a survey file."""
    from ppsolve.reports.survey.store import Store
    from ppsolve.reports.survey.summary import Summary

    with Store.reading(Path(path)) as store:
        return Summary(store.settings, store.deals())


def board_page(position: AnyPosition | None = None) -> str:
    """Return the analysis board, showing `position` if given, as one self-contained HTML page."""
    from ppsolve.reports.board.page import board_html, position_text

    return board_html("" if position is None else position_text(position))


def puzzle_page(*puzzles: Puzzle) -> str:
    """Return a self-contained HTML page to play puzzles on."""
    from ppsolve.reports.puzzle.page.html import page_content, pages_html

    return pages_html([(puzzle, page_content(puzzle)) for puzzle in puzzles])


def survey_html(*summaries: Summary) -> str:
    """Return the page about one or more surveys."""
    from ppsolve.reports.survey import page

    return page.survey_html(summaries, {})
