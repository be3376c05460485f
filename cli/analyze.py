"""`ppsolve analyze`: what every player can be sure of, the margin, selfish play, and what moves are worth."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import click

from ppsolve.cli.shared.inputs import look_ahead, positions_of
from ppsolve.cli.shared.outputs import color_option, print_json, terminal_width, wants_colour
from ppsolve.cli.shared.searching import (
    ONLY_BOUNDED,
    Search,
    cancelled_by_ctrl_c,
    progress_about,
    search_options,
)
from ppsolve.reports.analysis.text import analysis_text
from ppsolve.solver import BadInput, analyze
from ppsolve.solver.party.game import PartyAnalysis
from ppsolve.solver.party.view.meaning import selfish_reach, unfinished
from ppsolve.solver.questions import OUTCOMES, OutcomeName, outcome_names
from ppsolve.solver.view.layout import NARROWEST, paragraph


def _outcomes(_context: click.Context, _parameter: click.Parameter, given: str) -> tuple[OutcomeName, ...]:
    try:
        return outcome_names(name.strip() for name in given.split(","))
    except BadInput as error:
        raise click.BadParameter(error.what) from None


@click.command("analyze", short_help="Find out what every player can be sure of, and more.")
@click.argument("positions", metavar="POSITION...", nargs=-1, required=True)
@click.option(
    "--only",
    default=",".join(OUTCOMES),
    show_default=True,
    metavar="NAMES",
    callback=_outcomes,
    help="What to find out, separated by commas.",
)
@click.option("--moves", is_flag=True, help="Also what every legal move is worth to the player to move.")
@click.option("--show-line", is_flag=True, help="Draw the pyramid after each step of the line advised.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON: one document, or one a line for more.")
@color_option
@search_options
@click.pass_context
def analyze_command(
    context: click.Context,
    positions: tuple[str, ...],
    only: tuple[OutcomeName, ...],
    moves: bool,
    show_line: bool,
    as_json: bool,
    color: str,
    search: Search,
) -> None:
    """Analyse POSITIONs: files, - for standard input, or the one-line form.

    best: the fewest cards a player can be left with if everybody helps. guaranteed: the fewest cards a
    player can be sure of when all the others work together against them. selfish: what each is left with
    when everybody plays for themselves. table: the fewest cards left in all hands together, if all work
    together. margin: of two players, by how many points the first is ahead of the second under best play.

    A value is proved, or, where a limit was reached, shown as bounds: 2..4. Exit code 3 says that
    something is only bounded. Ctrl-C ends the analysis and prints what is known so far.
    """
    solver = search.solver()
    several, given = look_ahead(chain.from_iterable(map(positions_of, positions)))
    bounded, colour = False, wants_colour(color)
    for number, position in enumerate(given, start=1):
        label = f"position {number}, " if several else ""
        with cancelled_by_ctrl_c(solver), progress_about(position, label) as progress:
            analysis = analyze(
                position, only, moves=moves, limits=search.limits, solver=solver, progress=progress
            )
        if as_json:
            print_json(analysis.to_dict(), one_line=several)
        else:
            text = _text(analysis, show_line, search, solver.cancelled, colour)
            click.echo(("\n\n" if number > 1 else "") + text, color=colour)
        if solver.cancelled:
            raise click.Abort
        bounded |= analysis.status == "bounded"
    if bounded:
        context.exit(ONLY_BOUNDED)


def _text(analysis: PartyAnalysis, show_line: bool, search: Search, interrupted: bool, colour: bool) -> str:
    """The analysis for people, then what is not finished."""
    width = max(terminal_width(), NARROWEST)
    text = analysis_text(analysis, colour=colour, width=width, show_line=show_line)
    rest = "\n".join(paragraph(words, width) for words in _unfinished_texts(analysis, search, interrupted))
    return f"{text}\n\n{rest}" if rest else text


def _unfinished_texts(analysis: PartyAnalysis, search: Search, interrupted: bool) -> Iterator[str]:
    """What is not proved, and what it would take."""
    if interrupted:
        yield "Interrupted: this is what is known so far."
    searched = analysis.position.game.searches_selfish(analysis.position)
    if names := unfinished(analysis, but=() if searched else ("selfish",)):
        yield f"Not finished: {', '.join(names)}. {search.more}"
    if not searched and not all(outcome.proved for outcome in analysis.players.get("selfish", ())):
        yield selfish_reach(analysis.position)
