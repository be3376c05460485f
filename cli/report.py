"""`ppsolve report`: the difficulty of deals, for whom and why."""

from __future__ import annotations

from collections.abc import Iterator

import click

from ppsolve.cli.shared.exit_codes import UNDECIDED
from ppsolve.cli.shared.inputs import RecordPlace, positions_of, record_options
from ppsolve.cli.shared.options import color_option, language_option
from ppsolve.cli.shared.results import Wanted, output_options
from ppsolve.cli.shared.searching import Search, cancelled_by_ctrl_c, progress_about, search_options
from ppsolve.solver import BadInput, Position
from ppsolve.solver.language.messages import say


@click.command("report")
@click.argument("positions", metavar="POSITION...", nargs=-1, required=True)
@output_options(
    "text", "json", "html", older={"html": "html"}, about="json: JSON Lines for several positions."
)
@record_options("start")
@search_options
@color_option
@language_option
@click.pass_context
def report_command(
    context: click.Context,
    positions: tuple[str, ...],
    wanted: Wanted,
    place: RecordPlace,
    search: Search,
    colour: bool,
) -> None:
    """Report how hard a POSITION is: a deal, or the middle of a round.

    A POSITION is a file, - for standard input, or a position in one line. Of a record of play, the report is
    on its start, or on the position that --move names. The report has the exact outcomes,
    the results of careless play, the decisions along best play, and for a full deal its difficulty from 0 to
    100. Several positions give a table; a page also has every report.
    """
    from ppsolve.reports.deal.page import report_html
    from ppsolve.reports.deal.report import DealReport, report_on
    from ppsolve.reports.deal.sentences import overview_row
    from ppsolve.reports.deal.text import overview_text, report_text
    from ppsolve.reports.shared.extras import require

    results = wanted.results(positions)
    if results.wants("html"):
        require("matplotlib", "HTML output")
    solver = search.solver()
    # Read all before the first search, so that errors show immediately.
    given = list(_positions_of_party(positions, place))
    several = len(given) > 1
    kept: list[DealReport] = []
    rows: list[list[str]] = []
    proved = True
    with results.printer(colour) as printer:
        for number, position in enumerate(given, start=1):
            label = f"position {number}, " if several else ""
            with cancelled_by_ctrl_c(solver), progress_about(position, label, search.seconds) as progress:
                report = report_on(position, search.limits, solver, progress)
            proved &= report.proved
            printer.json(report.to_dict, several)
            if results.wants("html") or not several:
                kept.append(report)
            rows.append(overview_row(number, report))
            if solver.cancelled:
                break
        printer.text(
            lambda colour, width: (
                overview_text(rows, width) if several else report_text(kept[0], colour=colour, width=width)
            )
        )
    results.write("html", lambda: report_html(*kept))
    if solver.cancelled:
        raise click.Abort
    if not proved:
        click.echo(say("report-not-proved", more=search.more), err=True)
        context.exit(UNDECIDED)


def _positions_of_party(arguments: tuple[str, ...], place: RecordPlace) -> Iterator[Position]:
    """Iterate over positions of Penguin Party. Raises `BadInput` for other games."""
    for argument in arguments:
        for position in positions_of(argument, place):
            if not isinstance(position, Position):
                raise BadInput("game", f"reports are for Penguin Party, not for {position.game.name}")
            yield position
