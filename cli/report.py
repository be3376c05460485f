"""`ppsolve report`: how hard a deal is, for whom and why."""

from __future__ import annotations

import click

from ppsolve.cli.shared.inputs import one_position
from ppsolve.cli.shared.outputs import (
    STANDARD_OUTPUT,
    check_targets,
    color_option,
    print_json,
    terminal_width,
    wants_colour,
    write_page,
)
from ppsolve.cli.shared.searching import (
    ONLY_BOUNDED,
    Search,
    cancelled_by_ctrl_c,
    progress_about,
    search_options,
)


@click.command("report", short_help="Say how hard a deal is, for whom and why.")
@click.argument("position")
@click.option("--json", "as_json", is_flag=True, help="The whole report as JSON.")
@click.option("--html", metavar="FILE", help="Write the report as one self-contained page instead.")
@search_options
@color_option
@click.pass_context
def report_command(
    context: click.Context,
    position: str,
    as_json: bool,
    html: str | None,
    search: Search,
    color: str,
) -> None:
    """Say how hard a POSITION is: a deal, or the middle of a round.

    The outcomes, what careless play costs, the decisions along best play, and one number from 0 to 100.
    """
    from ppsolve.reports.deal.report import report_on

    check_targets((html, STANDARD_OUTPUT if as_json else None), (position,))
    one = one_position(position)
    solver = search.solver()
    with cancelled_by_ctrl_c(solver), progress_about(one) as progress:
        report = report_on(one, search.limits, solver, progress)
    if as_json:
        print_json(report.to_dict())
    if html is not None:
        from ppsolve.reports.deal.page import report_html

        write_page(report_html(report), html)
    if not as_json and html is None:
        from ppsolve.reports.deal.text import report_text

        colour = wants_colour(color)
        click.echo(report_text(report, colour=colour, width=terminal_width()), color=colour)
    if solver.cancelled:
        raise click.Abort
    if not report.proved:
        click.echo(f"Not everything could be proved. {search.more}", err=True)
        context.exit(ONLY_BOUNDED)
