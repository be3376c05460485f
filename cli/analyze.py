"""`ppsolve analyze`: what every player can be sure of, the margin, selfish play, and what moves are worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from ppsolve.cli.shared.answers import Answers, answer_options
from ppsolve.cli.shared.exit_codes import BAD_INPUT, UNDECIDED
from ppsolve.cli.shared.inputs import seat_of
from ppsolve.cli.shared.outputs import color_option, print_json, terminal_width, wants_colour
from ppsolve.cli.shared.searching import (
    Search,
    cancelled_by_ctrl_c,
    progress_about,
    search_options,
)
from ppsolve.solver import BadInput, analyze
from ppsolve.solver.outcome import OUTCOMES, OutcomeName, outcome_names
from ppsolve.solver.view.layout import NARROWEST, paragraph
from ppsolve.solver.view.outcomes import AnyAnalysis, unfinished

if TYPE_CHECKING:
    from ppsolve.reports.analysis.renderers import AnalysisRenderer


def _outcomes(
    _context: click.Context, _parameter: click.Parameter, given: str | None
) -> tuple[OutcomeName, ...] | None:
    if given is None:
        return None
    try:
        return outcome_names(name.strip() for name in given.split(","))
    except BadInput as error:
        raise click.BadParameter(error.what) from None


@click.command("analyze")
@click.argument("positions", metavar="POSITION...", nargs=-1, required=True)
@click.option(
    "--only",
    metavar="NAMES",
    callback=_outcomes,
    help=f"What to find out, separated by commas. Default: {','.join(OUTCOMES)}; selfish only where it is "
    "within reach.",
)
@click.option("--player", metavar="NAME", help="Whose view to tell. Default: of the player to move.")
@click.option("--moves", is_flag=True, help="Also what every legal move is worth to the player to move.")
@click.option("--show-line", is_flag=True, help="Draw the position after each step of the line advised.")
@answer_options
@color_option
@search_options
@click.pass_context
def analyze_command(
    context: click.Context,
    positions: tuple[str, ...],
    only: tuple[OutcomeName, ...] | None,
    player: str | None,
    moves: bool,
    show_line: bool,
    answers: Answers,
    color: str,
    search: Search,
) -> None:
    """Analyse POSITIONs: files, - for standard input, or the one-line form.

    best: the fewest cards a player can be left with if everybody helps. guaranteed: the fewest cards a
    player can be sure of when all the others work together against them. selfish: what each is left with
    when everybody plays for themselves. table: the fewest cards left in all hands together, if all work
    together. margin: of two players, by how many points the first is ahead of the second under best play.
    All of it with all cards face up. In Pingouin it is the most fish at the end of the game instead.

    A value is proved, or, where a limit was reached, shown as bounds: 2..4. Exit code 3 says that
    something that was asked for is only bounded. Ctrl-C ends the analysis and prints what is known so far.

    With --format jsonl each line of standard input is answered as it comes, for programs that wait for it.
    With --keep-going, too, what is wrong with a line is answered in its place, with exit code 1 at the end.
    """
    solver = search.solver()
    several, given = answers.positions(positions)
    bounded, refused, colour = False, False, wants_colour(color)
    for number, position in enumerate(given, start=1):
        try:
            if isinstance(position, BadInput):
                raise position
            seat = position.to_move if player is None else seat_of(position, player)
        except BadInput as error:
            answers.refuse(error)
            refused = True
            continue
        label = f"position {number}, " if several else ""
        advised = only is None or "guaranteed" in only
        with cancelled_by_ctrl_c(solver), progress_about(position, label, search.seconds) as progress:
            analysis = analyze(
                position,
                only,
                moves=moves,
                recommend_for=seat if advised else None,
                limits=search.limits,
                solver=solver,
                progress=progress,
            )
        if answers.as_json:
            print_json(analysis.to_dict(), one_line=several)
        else:
            text = _text(analysis, show_line, search, solver.cancelled, only is None, colour)
            click.echo(("\n\n" if number > 1 else "") + text, color=colour)
        if solver.cancelled:
            raise click.Abort
        bounded |= analysis.status == "bounded"
    if refused or bounded:
        context.exit(BAD_INPUT if refused else UNDECIDED)


def _text(
    analysis: AnyAnalysis,
    show_line: bool,
    search: Search,
    interrupted: bool,
    by_default: bool,
    colour: bool,
) -> str:
    """The analysis for people, then what is not finished; `by_default`, nothing was asked for by name."""
    from ppsolve.reports.analysis.renderers import renderer_of

    renderer = renderer_of(analysis)
    width = max(terminal_width(), NARROWEST)
    text = renderer.text(analysis, colour=colour, width=width, show_line=show_line)
    notes = _unfinished_texts(analysis, renderer, search, interrupted, by_default)
    rest = "\n".join(paragraph(words, width) for words in notes)
    return f"{text}\n\n{rest}" if rest else text


def _unfinished_texts(
    analysis: AnyAnalysis, renderer: AnalysisRenderer, search: Search, interrupted: bool, by_default: bool
) -> Iterator[str]:
    """What is not proved, and what it would take."""
    if interrupted:
        yield "Interrupted: this is what is known so far."
    if names := unfinished(analysis):
        yield f"Not finished: {', '.join(names)}. {search.more}"
    if "selfish" not in analysis.asked and by_default:
        yield renderer.selfish_reach(analysis.position)
