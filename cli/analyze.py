"""`ppsolve analyze`: what every player can be sure of, the margin, selfish play, and what moves are worth."""

from __future__ import annotations

import json
import math
import shutil
import signal
import sys
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from types import FrameType
from typing import Any

import click
from tabulate import tabulate

from ppsolve.cli.inputs import positions_of
from ppsolve.cli.outputs import wants_colour
from ppsolve.solver import Analysis, BadInput, Limits, Placement, Position, Solver, analyze
from ppsolve.solver.analysis import OUTCOMES, OutcomeName, checked_names
from ppsolve.solver.draw import NARROWEST, display_width, position_text, shown_name
from ppsolve.solver.solving import DEFAULT_MEMORY, SELFISH_CARDS, Progress, selfish_is_searched

ONLY_BOUNDED = 3
MEBIBYTE = 1 << 20
LARGEST_MEMORY = 2**63 // MEBIBYTE - 1


def _outcomes(_context: click.Context, _parameter: click.Parameter, given: str) -> tuple[OutcomeName, ...]:
    try:
        return checked_names(name.strip() for name in given.split(","))
    except BadInput as error:
        raise click.BadParameter(error.what) from None


def _seconds(_context: click.Context, _parameter: click.Parameter, given: float) -> float:
    if math.isnan(given):
        raise click.BadParameter("not a number of seconds")
    return given


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
@click.option("--json", "as_json", is_flag=True, help="Print JSON: one document, or one a line for more.")
@click.option(
    "--time",
    "seconds",
    type=click.FloatRange(min=0),
    default=60,
    show_default=True,
    metavar="SECONDS",
    callback=_seconds,
    help="Limit for each position; 0 is for bounds at once.",
)
@click.option(
    "--nodes", type=click.IntRange(min=0), metavar="N", help="Positions to visit for each question, at most."
)
@click.option(
    "--memory",
    type=click.IntRange(0, LARGEST_MEMORY),
    default=DEFAULT_MEMORY // MEBIBYTE,
    show_default=True,
    metavar="MIB",
    help="Room to remember positions in.",
)
@click.option("--threads", type=int, metavar="N", help="Default: one for each core.")
@click.pass_context
def analyze_command(
    context: click.Context,
    positions: tuple[str, ...],
    only: tuple[OutcomeName, ...],
    moves: bool,
    as_json: bool,
    seconds: float,
    nodes: int | None,
    memory: int,
    threads: int | None,
) -> None:
    """Analyse POSITIONs: files, - for standard input, or the one-line form.

    guaranteed: the fewest cards a player can be sure of when all the others work together against
    them. selfish: what each is left with when everybody plays for themselves. margin: of two players,
    by how many points the first is ahead of the second under best play.

    A value is proved, or, where a limit was reached, shown as bounds: 2..4. Exit code 3 says that
    something is only bounded. Ctrl-C ends the analysis and prints what is known so far.
    """
    limits = Limits(seconds, nodes)
    solver = Solver(memory * MEBIBYTE, threads)
    several, given = _counted(chain.from_iterable(map(positions_of, positions)))
    progress = _ProgressLine()
    bounded = False
    for number, position in enumerate(given):
        with _cancelled_by_ctrl_c(solver), progress:
            analysis = analyze(
                position,
                only,
                moves=moves,
                limits=limits,
                solver=solver,
                progress=progress.show if progress.wanted else None,
            )
        if as_json:
            document = analysis.to_dict()
            click.echo(json.dumps(document, ensure_ascii=False) if several else _indented(document))
        else:
            click.echo(("\n\n" if number else "") + _analysis_text(analysis, limits, solver.cancelled))
        if solver.cancelled:
            raise click.Abort
        bounded |= analysis.status == "bounded"
    if bounded:
        context.exit(ONLY_BOUNDED)


def _counted(positions: Iterator[Position]) -> tuple[bool, Iterator[Position]]:
    """Whether there are several positions, and all of them; what is wrong with the second comes after
    the first."""
    first = next(positions)
    try:
        return True, chain((first, next(positions)), positions)
    except StopIteration:
        return False, iter((first,))
    except BadInput as error:
        return True, _first_and_error(first, error)


def _first_and_error(first: Position, error: BadInput) -> Iterator[Position]:
    yield first
    raise error


@contextmanager
def _cancelled_by_ctrl_c(solver: Solver) -> Iterator[None]:
    """Ctrl-C makes the solver come back with what it knows; a second one ends at once."""

    def cancel(_number: int, _frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        solver.cancel()

    before = signal.signal(signal.SIGINT, cancel)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class _ProgressLine:
    """A line on standard error that is rewritten as the search goes on, if that is a terminal."""

    def __init__(self) -> None:
        self.wanted = sys.stderr.isatty()

    def show(self, progress: Progress) -> None:
        rate = progress.nodes / max(progress.seconds, 1e-9) / 1e6
        text = (
            f"{progress.question}: {progress.low}..{progress.high}, "
            f"{progress.seconds:.0f} s, {rate:.2f} M positions a second"
        )
        self._write(text[: shutil.get_terminal_size().columns - 1])

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_: object) -> None:
        if self.wanted:
            self._write("")

    def _write(self, text: str) -> None:
        sys.stderr.write(f"\r{text}\x1b[K")
        sys.stderr.flush()


def _indented(value: Any, indent: str = "\n") -> str:
    """JSON, a line for each field and item, but objects and lists that hold no object in one line."""
    inner = list(value.values()) if isinstance(value, dict) else value
    if not isinstance(inner, list) or not any(_holds_an_object(item) for item in inner):
        return json.dumps(value, ensure_ascii=False)
    deeper = indent + "  "
    keys = [f"{json.dumps(key)}: " for key in value] if isinstance(value, dict) else [""] * len(inner)
    parts = [deeper + key + _indented(item, deeper) for key, item in zip(keys, inner, strict=True)]
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return opening + ",".join(parts) + indent + closing


def _holds_an_object(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and any(map(_holds_an_object, value)))


# Text for people.


def _analysis_text(analysis: Analysis, limits: Limits, interrupted: bool) -> str:
    width = max(shutil.get_terminal_size().columns, NARROWEST)
    blocks = [
        position_text(analysis.position, colour=wants_colour("auto"), width=width),
        _players_text(analysis),
        _margin_text(analysis),
        _moves_text(analysis, width),
        "\n".join(_filled(f"Line of {name}: {_joined(line)}", width) for name, line in _lines(analysis)),
        _effort_text(analysis),
        "\n".join(_filled(text, width) for text in _unfinished_texts(analysis, limits, interrupted)),
    ]
    return "\n\n".join(filter(None, blocks))


def _players_text(analysis: Analysis) -> str:
    """A table of what there is to say about each player."""
    if not analysis.players:
        return ""
    headers = ["player", "cards", *analysis.players]
    rows = [
        [
            shown_name(player.name),
            len(player.hand),
            *(outcomes[seat] for outcomes in analysis.players.values()),
        ]
        for seat, player in enumerate(analysis.position.players)
    ]
    return tabulate(rows, headers, disable_numparse=True, colalign=["left", *["right"] * (len(headers) - 1)])


def _margin_text(analysis: Analysis) -> str:
    if analysis.margin is None:
        return "Margin: for two players only" if analysis.asked == ("margin",) else ""
    if analysis.favours is not None:
        ahead = f"{shown_name(analysis.favours)} is ahead"
    else:
        ahead = "nobody is ahead" if analysis.margin.proved else "it is open who is ahead"
    return f"Margin: {analysis.margin}, {ahead}"


def _moves_text(analysis: Analysis, width: int) -> str:
    """A table of the legal moves, the best first, those that are worth the same together."""
    if not analysis.moves:
        return ""
    worth_the_same: dict[tuple[int, int], list[Placement]] = {}
    for move, outcome in analysis.moves.items():
        worth_the_same.setdefault((outcome.high, outcome.low), []).append(move)
    rows = [[analysis.moves[moves[0]], _joined(moves)] for _, moves in sorted(worth_the_same.items())]
    headers = [f"{shown_name(analysis.position.mover.name)} is sure of", "after"]
    room = width - display_width(headers[0]) - 2
    return tabulate(rows, headers, disable_numparse=True, maxcolwidths=[None, room])


def _lines(analysis: Analysis) -> Iterator[tuple[str, Sequence[Placement]]]:
    """Best play, where it is known, with the name of what it is best for."""
    seat = analysis.position.to_move
    if seat is None:
        return
    if "guaranteed" in analysis.players and (line := analysis.players["guaranteed"][seat].line):
        yield f"guaranteed, {shown_name(analysis.position.mover.name)}", line
    # Players whose selfish outcome follows from their guaranteed one have lines of their own.
    selfish = {outcome.line for outcome in analysis.players.get("selfish", ())}
    if len(selfish) == 1 and (line := selfish.pop()):
        yield "selfish", line
    if analysis.margin is not None and analysis.margin.line:
        yield "margin", analysis.margin.line


def _effort_text(analysis: Analysis) -> str:
    rate = analysis.nodes / max(analysis.seconds, 1e-9) / 1e6
    return f"{analysis.nodes:,} positions in {analysis.seconds:.2f} s ({rate:.2f} M a second)"


def _unfinished_texts(analysis: Analysis, limits: Limits, interrupted: bool) -> Iterator[str]:
    """What is not proved, and what it would take."""
    if interrupted:
        yield "Interrupted: this is what is known so far."
    unfinished = [
        f"{name} of {shown_name(player.name)}"
        for name, outcomes in analysis.players.items()
        for player, outcome in zip(analysis.position.players, outcomes, strict=True)
        if not outcome.proved and (name != "selfish" or selfish_is_searched(analysis.position))
    ]
    if analysis.margin is not None and not analysis.margin.proved:
        unfinished.append("margin")
    if moves := sum(not outcome.proved for outcome in (analysis.moves or {}).values()):
        unfinished.append(f"{moves} of the moves")
    if unfinished:
        options = "--time, --nodes or --memory" if limits.nodes is not None else "--time or --memory"
        yield f"Not finished: {', '.join(unfinished)}. A larger {options} may do."
    selfish = analysis.players.get("selfish", ())
    if not all(outcome.proved for outcome in selfish) and not selfish_is_searched(analysis.position):
        most = SELFISH_CARDS[len(analysis.position.players)]
        yield f"selfish is searched when the hands of those who still play hold at most {most} cards."


def _joined(moves: Sequence[Placement]) -> str:
    return " ".join(map(str, moves))


def _filled(text: str, width: int) -> str:
    return textwrap.fill(text, width, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
