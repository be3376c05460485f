"""What a survey says, for the terminal."""

from __future__ import annotations

from ppsolve.reports.survey.plots import SEATS
from ppsolve.reports.survey.summary import Summary
from ppsolve.reports.survey.words import deals_text, findings, number_text, proved_text, share_text
from ppsolve.solver.view.layout import paragraph


def survey_text(summary: Summary, width: int = 100) -> str:
    """A few lines and a table."""
    from tabulate import tabulate

    settings = summary.settings
    rows = [
        (
            SEATS[number],
            number_text(seat.best),
            number_text(seat.guaranteed),
            number_text(seat.careless),
            share_text(seat.empty_for_sure),
        )
        for number, seat in enumerate(summary.seats)
    ]
    table = tabulate(
        rows, ["seat", "best", "guaranteed", "careless", "guaranteed = 0"], disable_numparse=True
    )
    what = f"{deals_text(len(summary.deals))} of {settings.players} players, {settings.dealt.named}"
    sentences = [f"{what}, seeds from {settings.seed}. {proved_text(summary)}", *findings(summary)]
    first, *rest = (paragraph(sentence, width, indent="") for sentence in sentences)
    note = "Cards left, mean and 95 % interval."
    return "\n".join([first, "", table, note, *(f"\n{lines}" for lines in rest)])
