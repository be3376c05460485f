"""`ppsolve review`: a played round or game looked at move by move."""

from __future__ import annotations

import click

from ppsolve.cli.shared.exit_codes import UNDECIDED
from ppsolve.cli.shared.inputs import documents_of, note_miscount, only_one
from ppsolve.cli.shared.outputs import (
    STANDARD_OUTPUT,
    check_target,
    color_option,
    print_json,
    terminal_width,
    wants_colour,
    write_page,
)
from ppsolve.cli.shared.searching import (
    Search,
    StatusLine,
    cancelled_by_ctrl_c,
    progress_text,
    search_options,
)
from ppsolve.solver import Position
from ppsolve.solver.party.game_record import PlayedGame, game_or_round
from ppsolve.solver.questions import Progress


@click.command("review", short_help="Review a played round or game, move by move.")
@click.argument("record")
@click.option("--json", "as_json", is_flag=True, help="Print the review as JSON.")
@click.option("--html", "page", metavar="FILE", help="Also write it as a page; - prints only the page.")
@color_option
@search_options
@click.pass_context
def review_command(
    context: click.Context,
    record: str,
    as_json: bool,
    page: str | None,
    color: str,
    search: Search,
) -> None:
    """Review a RECORD of a round or of a game: a file, or - for standard input.

    Every move is checked. Then it is told who was forced out when, what everybody pays and gives back, and
    for every move what it cost the player who made it: how many cards more they are sure to be left with,
    all cards face up, than before. The turning point is the decision that cost its player most; if no move
    cost anything, there is none.

    What is not proved within the limits is shown as bounds, 2..4, and not counted; exit code 3 says so.
    Ctrl-C ends the review and prints what is known so far.
    """
    from ppsolve.reports.review.review import review_record

    check_target(page, record)
    given = only_one(record, documents_of(record, game_or_round, "record"), "record")
    for one in [one.round for one in given.rounds] if isinstance(given, PlayedGame) else [given]:
        note_miscount(one.deal)
    solver = search.solver()
    with cancelled_by_ctrl_c(solver), StatusLine() as status:

        def tell(place: str, position: Position, progress: Progress) -> None:
            status.show(f"{place}, {progress_text(position, progress)}")

        reviewed = review_record(given, solver, search.limits, tell if status.wanted else None)
    if page != STANDARD_OUTPUT:
        if as_json:
            from ppsolve.reports.review.document import to_dict

            print_json(to_dict(reviewed))
        else:
            from ppsolve.reports.review.text import review_text

            colour = wants_colour(color)
            click.echo(review_text(reviewed, colour=colour, width=terminal_width()), color=colour)
            if solver.cancelled:
                click.echo("\nInterrupted: this is what is known so far.")
            elif reviewed.status == "bounded":
                click.echo(f"\nNot everything is proved. {search.more}")
    if page is not None:
        from ppsolve.reports.review.page import review_html

        write_page(review_html(reviewed), page)
    if solver.cancelled:
        raise click.Abort
    if reviewed.status == "bounded":
        context.exit(UNDECIDED)
