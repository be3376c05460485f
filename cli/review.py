"""`ppsolve review`: review a played round or game, move by move."""

from __future__ import annotations

import click

from ppsolve.cli.shared.exit_codes import UNDECIDED
from ppsolve.cli.shared.inputs import print_remark, record_to_review, seat_of
from ppsolve.cli.shared.options import color_option, language_option
from ppsolve.cli.shared.results import Wanted, output_options
from ppsolve.cli.shared.searching import (
    Search,
    StatusLine,
    cancelled_by_ctrl_c,
    progress_text,
    search_options,
)
from ppsolve.solver import BadInput
from ppsolve.solver.games import AnyPosition
from ppsolve.solver.language.messages import say
from ppsolve.solver.outcome import Progress


@click.command("review")
@click.argument("record")
@output_options("text", "json", "html", older={"html": "html"})
@click.option(
    "--hidden", is_flag=True, help="Also judge moves by what their player could know, with hidden hands."
)
@click.option("--player", metavar="NAME", help="Write the paragraph for this player only.")
@color_option
@search_options
@language_option
@click.pass_context
def review_command(
    context: click.Context,
    record: str,
    wanted: Wanted,
    hidden: bool,
    player: str | None,
    colour: bool,
    search: Search,
) -> None:
    """Review a RECORD of a round or of a game: a file, or - for standard input.

    A record is JSON, or text as people type it: the players, the cards that were left, and the moves.

    \b
        players: Julia, Marc, Priya
        rules: base=3, hand_size=4
        left: Julia=BB, Marc=PPP, Priya=B
        Ra1 Ga2 Ya3
        Rb1 Yb2
        Yc1

    Hands follow from the cards played and left. 'Julia: Ra1' names the player of a move, R< and R> are the
    ends of the base, and a line 'round 2' begins the next round of a game.

    The review begins with a paragraph for each player, or for --player NAME: the result, the decision that
    mattered most, the better card, and whether that could be seen at the time.

    Every move is checked against the rules. The review shows when players dropped out, what everybody pays
    and gives back, and what each move cost its player: by how many cards it worsened the result they could
    guarantee, with open hands. The biggest mistake (turning point) is the move that cost most.

    In Pingouin a move costs fish, and a game is judged from its end back, as far as it can be solved. The
    engine estimates the moves before that; estimates are marked ~ and shown separately.

    With --hidden, every move is also judged by what its player could know at the time: an estimate, as by
    ppsolve advise. It is shown separately from the exact values. The record may then have hidden hands, such
    as ?12: the moves of the players whose hands are known are judged.

    A value that is not proved within the limits is shown as bounds, 2..4, and not counted. Exit code 3
    reports that. Ctrl-C stops the review and prints the results so far.
    """
    from ppsolve.reports.review.registry import reviewer_of

    results = wanted.results([record])
    given = record_to_review(record, hidden=hidden)
    reviewer = reviewer_of(given)
    with_hidden_hands = reviewer.with_hidden_hands if hidden else None
    if hidden and with_hidden_hands is None:
        raise BadInput("--hidden", "this game has no hidden hands")
    for one in reviewer.rounds(given):
        print_remark(one.deal)
    seats = None if player is None else [seat_of(given.deal, player)]
    solver = search.solver()
    with cancelled_by_ctrl_c(solver), StatusLine() as status:

        def show(place: str, position: AnyPosition, progress: Progress) -> None:
            status.show(f"{place}, {progress_text(position, progress)}")

        report = status.show if status.wanted else None
        reviewed = reviewer.review(given, solver, search.limits, show if status.wanted else None)
        reviewed = reviewer.with_summaries(reviewed, solver, search.limits, seats=seats, progress=report)
        if with_hidden_hands is not None:
            reviewed = with_hidden_hands(reviewed, solver, progress=report)
    note = ""
    if solver.cancelled:
        note = f"\n\n{say('review-interrupted')}"
    elif reviewed.status == "bounded":
        note = f"\n\n{say('review-not-proved', more=search.more)}"
    results.print(
        lambda colour, width: reviewer.text(reviewed, colour=colour, width=width) + note,
        lambda: reviewer.document(reviewed),
        colour,
    )
    results.write("html", lambda: reviewer.page(reviewed))
    if solver.cancelled:
        raise click.Abort
    if reviewed.status == "bounded":
        context.exit(UNDECIDED)
