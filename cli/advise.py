"""`ppsolve advise`: what to play when the hands of the others are hidden."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import click

from ppsolve.cli.shared.inputs import documents_of
from ppsolve.cli.shared.numbers import SecondsRange, WholeRange
from ppsolve.cli.shared.outputs import color_option, print_json, terminal_width, wants_colour
from ppsolve.solver.games import is_line
from ppsolve.solver.party.hidden.advice import DEFAULT_SECONDS, MOST_SAMPLES, advise
from ppsolve.solver.party.hidden.position import HiddenPosition, from_line
from ppsolve.solver.party.hidden.record import from_dict
from ppsolve.solver.party.hidden.rollouts import OTHERS, Others
from ppsolve.solver.party.position import Position
from ppsolve.solver.randomness import LARGEST_SEED
from ppsolve.solver.solver import MOST_THREADS


@click.command("advise")
@click.argument("position")
@click.option(
    "--others", type=click.Choice(OTHERS), default="either", show_default=True, help="How they play."
)
@click.option(
    "--time",
    "seconds",
    type=SecondsRange(),
    default=DEFAULT_SECONDS,
    show_default=True,
    metavar="SECONDS",
    help="For each position.",
)
@click.option(
    "--samples",
    type=WholeRange(1, MOST_SAMPLES),
    metavar="N",
    help="Rounds to play on in thought, instead of a time: the same advice everywhere.",
)
@click.option("-s", "--seed", type=WholeRange(0, LARGEST_SEED), default=0, show_default=True)
@click.option("--threads", type=WholeRange(1, MOST_THREADS), metavar="N", help="Default: one for each core.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document, one a line for more.")
@color_option
def advise_command(
    position: str,
    others: Others,
    seconds: float,
    samples: int | None,
    seed: int,
    threads: int | None,
    as_json: bool,
    color: str,
) -> None:
    """Estimate what every move of the player to move may leave, as far as that player can know.

    POSITION is a position or a record: a file, - for standard input, or the one-line form. A ? in a hand is
    a hidden card, ?6 are six. Of a record, the moves seen so far tell about hidden hands, too.

    The hidden cards are imagined many times, and each time the round is played on in thought. So these are
    estimates, for others who play as --others says, with intervals of 95 %; ppsolve analyze tells what is
    true when all cards are face up. Ctrl-C ends it with what has been sampled so far.
    """
    from ppsolve.reports.analysis.party import advice_text

    colour = wants_colour(color)
    given = list(_positions(position))
    for number, one in enumerate(given):
        with _ctrl_c_heard() as interrupted:
            advice = advise(
                one,
                samples=samples,
                seconds=seconds,
                seed=seed,
                others=others,
                threads=threads,
                stopped=interrupted,
            )
        if as_json:
            print_json(advice.to_dict(), one_line=len(given) > 1)
        else:
            text = advice_text(advice, colour=colour, width=terminal_width())
            click.echo(("\n\n" if number else "") + text, color=colour)
        if interrupted():
            raise click.Abort


def _positions(argument: str) -> Iterator[Position | HiddenPosition]:
    if is_line(argument):
        yield from_line(argument)
    else:
        yield from documents_of(argument, from_dict)


@contextmanager
def _ctrl_c_heard() -> Iterator[Callable[[], bool]]:
    """Whether Ctrl-C was pressed; a second one ends at once."""
    pressed = False

    def note(_number: int, _frame: FrameType | None) -> None:
        nonlocal pressed
        pressed = True
        signal.signal(signal.SIGINT, signal.default_int_handler)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: pressed
    finally:
        signal.signal(signal.SIGINT, before)
