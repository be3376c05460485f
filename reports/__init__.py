"""Results for people and programs: text, pictures, pages and JSON documents.

The functions here do what the commands do. Each is loaded on first use.
"""

from typing import TYPE_CHECKING

__all__ = [
    "DealReport",
    "Review",
    "Summary",
    "board_page",
    "load_record",
    "load_survey",
    "puzzle_page",
    "puzzle_svg",
    "puzzle_text",
    "report_html",
    "report_position",
    "report_text",
    "review_dict",
    "review_html",
    "review_played",
    "review_schema",
    "review_text",
    "schema",
    "share_text",
    "sheet_pdf",
    "survey_deals",
    "survey_dict",
    "survey_html",
    "survey_text",
]

if TYPE_CHECKING:
    from ppsolve.reports.deal.page import report_html
    from ppsolve.reports.deal.report import DealReport
    from ppsolve.reports.deal.text import report_text
    from ppsolve.reports.puzzle.sheet.pdf import sheet_pdf
    from ppsolve.reports.puzzle.svg import puzzle_svg
    from ppsolve.reports.puzzle.text import puzzle_text, share_text
    from ppsolve.reports.review import review_schema
    from ppsolve.reports.review.party.review import Review
    from ppsolve.reports.review.registry import review_dict, review_html, review_text
    from ppsolve.reports.schemas import schema
    from ppsolve.reports.shortcuts import (
        board_page,
        load_record,
        load_survey,
        puzzle_page,
        report_position,
        review_played,
        survey_deals,
        survey_html,
    )
    from ppsolve.reports.survey.output import survey_dict, survey_text
    from ppsolve.reports.survey.summary import Summary
else:
    from ppsolve.solver.lazy_imports import lazy_exports

    __getattr__, __dir__ = lazy_exports(
        __name__,
        {
            "deal.page": ("report_html",),
            "deal.report": ("DealReport",),
            "deal.text": ("report_text",),
            "puzzle.sheet.pdf": ("sheet_pdf",),
            "puzzle.svg": ("puzzle_svg",),
            "puzzle.text": ("puzzle_text", "share_text"),
            "review": ("review_schema",),
            "review.party.review": ("Review",),
            "review.registry": ("review_dict", "review_html", "review_text"),
            "schemas": ("schema",),
            "shortcuts": (
                "board_page",
                "load_record",
                "load_survey",
                "puzzle_page",
                "report_position",
                "review_played",
                "survey_deals",
                "survey_html",
            ),
            "survey.output": ("survey_dict", "survey_text"),
            "survey.summary": ("Summary",),
        },
    )
