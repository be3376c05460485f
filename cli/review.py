"""`ppsolve review`: a played round or game looked at move by move."""

from __future__ import annotations

import click

from ppsolve.cli.shared.exit_codes import UNDECIDED
from ppsolve.cli.shared.inputs import documents_of, note_remark, only_one
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
from ppsolve.solver import BadInput
from ppsolve.solver.games import AnyPosition
from ppsolve.solver.outcome import Progress


@click.command("review")
@click.argument("record")
@click.option("--json", "as_json", is_flag=True, help="Print the review as JSON.")
@click.option("--html", "page", metavar="FILE", help="Also write it as a page; - prints only the page.")
@click.option("--hidden", is_flag=True, help="Also judge by what could be known, the other hands hidden.")
@color_option
@search_options
@click.pass_context
def review_command(
    context: click.Context,
    record: str,
    as_json: bool,
    page: str | None,
    hidden: bool,
    color: str,
    search: Search,
) -> None:
    """Review a RECORD of a round or of a game: a file, or - for standard input.

    Every move is checked. Then it is told who was forced out when, what everybody pays and gives back, and
    for every move what it cost the player who made it: how many cards more they are sure to be left with,
    all cards face up, than before. The turning point is the decision that cost its player most; if no move
    cost anything, there is none.

    In Pingouin it is fish that a move costs, and a game is judged from its end as far back as it is proved.

    With --hidden every move is also judged by what its player could know when it was made: an estimate, as
    ppsolve advise makes it. That is shown apart from what is true with all cards face up.

    What is not proved within the limits is shown as bounds, 2..4, and not counted; exit code 3 says so.
    Ctrl-C ends the review and prints what is known so far.
    """
    from ppsolve.reports.review.registry import record_of, reviewer_of

    check_target(page, record)
    given = only_one(record, documents_of(record, record_of, "record"), "record")
    reviewer = reviewer_of(given)
    with_hidden_hands = reviewer.with_hidden_hands if hidden else None
    if hidden and with_hidden_hands is None:
        raise BadInput("--hidden", "the players of this game see everything")
    for one in reviewer.rounds(given):
        note_remark(one.deal)
    solver = search.solver()
    with cancelled_by_ctrl_c(solver), StatusLine() as status:

        def tell(place: str, position: AnyPosition, progress: Progress) -> None:
            status.show(f"{place}, {progress_text(position, progress)}")

        reviewed = reviewer.review(given, solver, search.limits, tell if status.wanted else None)
        if with_hidden_hands is not None:
            tell_place = status.show if status.wanted else None
            reviewed = with_hidden_hands(reviewed, solver, progress=tell_place)
    if page != STANDARD_OUTPUT:
        if as_json:
            print_json(reviewer.document(reviewed))
        else:
            colour = wants_colour(color)
            click.echo(reviewer.text(reviewed, colour=colour, width=terminal_width()), color=colour)
            if solver.cancelled:
                click.echo("\nInterrupted: this is what is known so far.")
            elif reviewed.status == "bounded":
                click.echo(f"\nNot everything is proved. {search.more}")
    if page is not None:
        write_page(reviewer.page(reviewed), page)
    if solver.cancelled:
        raise click.Abort
    if reviewed.status == "bounded":
        context.exit(UNDECIDED)
