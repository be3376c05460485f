"""What a survey says, for the terminal."""

from __future__ import annotations

from ppsolve.reports.shared.tables import named_table
from ppsolve.reports.survey.plots import SEATS
from ppsolve.reports.survey.summary import Summary
from ppsolve.reports.survey.words import NOTHING, deals_text, findings, number_text, proved_text, share_text
from ppsolve.solver.view.layout import NARROWEST, paragraph


def survey_text(summary: Summary, width: int = 100) -> str:
    """A few lines and a table, in lines of at most `width` columns (40 if less is asked for)."""
    width = max(width, NARROWEST)
    settings = summary.settings
    columns = {
        "best": [number_text(seat.best) for seat in summary.seats],
        "guaranteed": [number_text(seat.guaranteed) for seat in summary.seats],
        "careless": [number_text(seat.careless) for seat in summary.seats],
        "guaranteed = 0": [share_text(seat.empty_for_sure) for seat in summary.seats],
    }
    told = [header for header, cells in columns.items() if set(cells) != {NOTHING}] or ["best"]
    rows = [list(row) for row in zip(*(columns[header] for header in told), strict=True)]
    table = named_table("seat", SEATS[: len(rows)], told, rows, width)
    what = f"{deals_text(len(summary.deals))} of {settings.players} players, {settings.full_rules.named}"
    sentences = [f"{what}, seeds from {settings.seed}. {proved_text(summary)}", *findings(summary)]
    first, *rest = (paragraph(sentence, width, indent="") for sentence in sentences)
    note = paragraph("Cards left, all cards face up: mean and 95 % interval.", width, indent="")
    return "\n".join([first, "", table, note, *(f"\n{lines}" for lines in rest)])
