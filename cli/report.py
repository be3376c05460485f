"""`ppsolve report`: the difficulty of deals, for whom and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING

import click

from ppsolve.cli.shared.exit_codes import UNDECIDED
from ppsolve.cli.shared.inputs import positions_of
from ppsolve.cli.shared.options import color_option, wants_colour
from ppsolve.cli.shared.outputs import STANDARD_OUTPUT, check_targets, print_json, terminal_width, write_page
from ppsolve.cli.shared.searching import (
    Search,
    cancelled_by_ctrl_c,
    progress_about,
    search_options,
)
from ppsolve.solver import BadInput, Position, Solver
from ppsolve.solver.games import AnyPosition

if TYPE_CHECKING:
    from ppsolve.reports.deal.report import DealReport


@click.command("report")
@click.argument("positions", metavar="POSITION...", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="Print JSON (JSON Lines for several positions).")
@click.option("--html", metavar="FILE", help="Write one self-contained web page instead.")
@search_options
@color_option
@click.pass_context
def report_command(
    context: click.Context,
    positions: tuple[str, ...],
    as_json: bool,
    html: str | None,
    search: Search,
    color: str,
) -> None:
    """Report how hard a POSITION is: a deal, or the middle of a round.

    A POSITION is a file, - for standard input, or a position in one line. The report has the exact outcomes,
    the results of careless play, the decisions along best play, and for a full deal its difficulty from 0 to
    100. Several positions give a table; --html also has every report.
    """
    from ppsolve.reports.deal.sentences import overview_row

    check_targets((html, STANDARD_OUTPUT if as_json else None), positions)
    solver = search.solver()
    # Read all before the first search, so that errors show immediately.
    given = [_of_party(one) for one in chain.from_iterable(map(positions_of, positions))]
    several = len(given) > 1
    kept: list[DealReport] = []
    rows: list[list[str]] = []
    proved = True
    for number, report in enumerate(_reports(given, several, search, solver), start=1):
        proved &= report.proved
        if as_json:
            print_json(report.to_dict(), one_line=several)
        if html is not None or not several:
            kept.append(report)
        rows.append(overview_row(number, report))
    _print(kept, rows, as_json, html, color)
    if solver.cancelled:
        raise click.Abort
    if not proved:
        click.echo(f"Not everything could be proved. {search.more}", err=True)
        context.exit(UNDECIDED)


def _of_party(position: AnyPosition) -> Position:
    """Return a position of Penguin Party. Raises `BadInput` for other games."""
    if not isinstance(position, Position):
        raise BadInput("game", f"reports are for Penguin Party, not for {position.game.name}")
    return position


def _reports(
    positions: Iterable[Position], several: bool, search: Search, solver: Solver
) -> Iterator[DealReport]:
    """Iterate over the reports, until Ctrl-C."""
    from ppsolve.reports.deal.report import report_on

    for number, position in enumerate(positions, start=1):
        label = f"position {number}, " if several else ""
        with cancelled_by_ctrl_c(solver), progress_about(position, label, search.seconds) as progress:
            yield report_on(position, search.limits, solver, progress)
        if solver.cancelled:
            return


def _print(
    reports: Sequence[DealReport],
    rows: Sequence[Sequence[str]],
    as_json: bool,
    html: str | None,
    color: str,
) -> None:
    """Write the page, or print the text."""
    if html is not None:
        from ppsolve.reports.deal.page import report_html

        write_page(report_html(*reports), html)
    elif not as_json and reports:
        from ppsolve.reports.deal.text import report_text

        colour = wants_colour(color)
        click.echo(report_text(reports[0], colour=colour, width=terminal_width()), color=colour)
    elif not as_json:
        from ppsolve.reports.deal.text import overview_text

        click.echo(overview_text(rows, terminal_width()))
