"""`ppsolve analyze`: exact values of positions: guaranteed results, margin, selfish play, and moves."""

from __future__ import annotations

from functools import partial

import click

from ppsolve.cli.shared.exit_codes import BAD_INPUT, UNDECIDED
from ppsolve.cli.shared.inputs import Answers, RecordPlace, answer_options, record_options, seat_of
from ppsolve.cli.shared.options import color_option, language_option
from ppsolve.cli.shared.searching import Search, cancelled_by_ctrl_c, progress_about, search_options
from ppsolve.solver import BadInput, analyze
from ppsolve.solver.language.messages import say
from ppsolve.solver.outcome import OUTCOMES, OutcomeName, outcome_names
from ppsolve.solver.view.layout import NARROWEST, paragraph
from ppsolve.solver.view.outcomes import AnyAnalysis, unfinished
from ppsolve.solver.yardsticks import EXPECTED


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
    help=f"Outcomes to compute, separated by commas. Default: {','.join(OUTCOMES)}; selfish only if there "
    "are few enough cards.",
)
@click.option(
    "--player", metavar="NAME", help="Show another player's point of view. Default: the player to move."
)
@click.option("--moves", is_flag=True, help="Also judge every legal move by all yardsticks.")
@click.option("--show-line", is_flag=True, help="Draw the position after each move of the recommended line.")
@record_options("start")
@answer_options
@color_option
@search_options
@language_option
@click.pass_context
def analyze_command(
    context: click.Context,
    positions: tuple[str, ...],
    only: tuple[OutcomeName, ...] | None,
    player: str | None,
    moves: bool,
    show_line: bool,
    place: RecordPlace,
    answers: Answers,
    colour: bool,
    search: Search,
) -> None:
    """Analyse POSITIONs: files, - for standard input, or positions in one line.

    A file holds a position, positions line by line, or a record of play: then the position before the first
    move is analysed, or the one that --move names.

    best: the fewest cards a player can be left with if everybody helps. guaranteed: the fewest cards a
    player can guarantee if all the others play against them. selfish: the cards left to each player if
    everyone plays for themselves. table: the fewest cards left in all hands together if everybody
    cooperates. margin: with two players, the lead of the first in points if both play their best. All
    values assume open hands. In Pingouin they are fish, and more is better.

    With --moves, a move is judged by three yardsticks: worst case (guaranteed), everyone for themselves
    (selfish), and expected, an estimate from simulated rounds. With two players the worst case decides which
    move is recommended; with more, everyone for themselves where that is proved, otherwise expected.

    A value is proved, or, if a limit was reached, shown as bounds: 2..4. Exit code 3 means that a value is
    only bounded. Ctrl-C stops the analysis and prints the results so far.

    With --format jsonl, each line of standard input is answered immediately, for programs that wait for the
    answer. With --keep-going, a bad line is answered with an error, and the exit code is 1 at the end.
    """
    results = answers.wanted.results(positions)
    solver = search.solver()
    several, given = answers.positions(positions, place)
    bounded, refused = False, False
    with results.printer(colour) as printer:
        for number, position in enumerate(given, start=1):
            try:
                if isinstance(position, BadInput):
                    raise position
                seat = position.to_move if player is None else seat_of(position, player)
            except BadInput as error:
                answers.refuse(error, printer)
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
            printer.json(analysis.to_dict, several)
            printer.text(partial(_text, analysis, show_line, search, solver.cancelled, only is None, number))
            bounded |= analysis.status == "bounded"
            if solver.cancelled:
                break
    if solver.cancelled:
        raise click.Abort
    if refused or bounded:
        context.exit(BAD_INPUT if refused else UNDECIDED)


def _text(
    analysis: AnyAnalysis,
    show_line: bool,
    search: Search,
    interrupted: bool,
    by_default: bool,
    number: int,
    colour: bool,
    columns: int,
) -> str:
    """Analysis `number` as text, with notes on unfinished outcomes; `by_default` if --only was not given."""
    from ppsolve.reports.analysis.renderers import renderer_of

    renderer = renderer_of(analysis)
    width = max(columns, NARROWEST)
    notes = []
    if interrupted:
        notes.append(say("analyze-interrupted"))
    if names := unfinished(analysis):
        nodes = "no" if search.nodes is None else "yes"
        notes.append(say("analyze-unfinished-try", names=", ".join(names), nodes=nodes))
    if "selfish" not in analysis.asked and by_default:
        notes.append(renderer.selfish_reach(analysis.position))
    if EXPECTED in analysis.left_out and not interrupted:
        notes.append(say("analyze-no-expected"))
    text = renderer.text(analysis, colour=colour, width=width, show_line=show_line)
    rest = "\n".join(paragraph(words, width) for words in notes)
    before = "\n\n" if number > 1 else ""
    return f"{before}{text}\n\n{rest}" if rest else before + text
