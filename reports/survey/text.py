"""What a survey says, for the terminal."""

from __future__ import annotations

import textwrap

from ppsolve.reports.survey.plots import SEATS
from ppsolve.reports.survey.summary import Summary
from ppsolve.reports.survey.words import findings, number_text, proved_text, share_text


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
    first = f"{len(summary.deals):,} deals of {settings.players} players, {settings.dealt.named}"
    sentences = [f"{first}, seeds from {settings.seed}. {proved_text(summary)}", *findings(summary)]
    filled = [textwrap.fill(sentence, width) for sentence in sentences]
    note = "Cards left, mean and 95 % interval."
    return "\n".join([filled[0], "", table, note, *(f"\n{line}" for line in filled[1:])])
