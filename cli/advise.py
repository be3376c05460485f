"""`ppsolve advise`: recommend a move when the other hands are hidden."""

from __future__ import annotations

from threading import Event
from typing import Final

import click

from ppsolve.cli.shared.inputs import inputs_of
from ppsolve.cli.shared.interrupts import on_interrupt
from ppsolve.cli.shared.options import SecondsRange, WholeRange, color_option, renamed, threads_option
from ppsolve.cli.shared.outputs import print_json, terminal_width
from ppsolve.solver.party.hidden.advice import DEFAULT_SECONDS, MOST_SAMPLES, advise
from ppsolve.solver.party.hidden.opponent_model import OpponentModel
from ppsolve.solver.party.hidden.position import from_line
from ppsolve.solver.party.hidden.record import from_dict
from ppsolve.solver.randomness import LARGEST_SEED

OPPONENTS: Final[dict[str, OpponentModel]] = {
    "mixed": "either",
    "random": "random",
    "greedy": "greedy",
    "thrifty": "thrifty",
}
"""The choices of --opponents, and their names in the library and in JSON."""


@click.command("advise", context_settings=renamed(others="opponents", either="mixed"))
@click.argument("position")
@click.option(
    "--opponents",
    type=click.Choice(list(OPPONENTS)),
    default="mixed",
    show_default=True,
    help="How they play. mixed: in one of the other ways, but it is not known which.",
)
@click.option(
    "--time",
    "seconds",
    type=SecondsRange(),
    default=DEFAULT_SECONDS,
    show_default=True,
    metavar="SECONDS",
    help="Time limit per position.",
)
@click.option(
    "--samples",
    type=WholeRange(1, MOST_SAMPLES),
    metavar="N",
    help="Number of simulated rounds (reproducible), instead of --time.",
)
@click.option("-s", "--seed", type=WholeRange(0, LARGEST_SEED), default=0, show_default=True)
@threads_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON (JSON Lines for several positions).")
@color_option
def advise_command(
    position: str,
    opponents: str,
    seconds: float,
    samples: int | None,
    seed: int,
    threads: int | None,
    as_json: bool,
    colour: bool,
) -> None:
    """Estimate how many cards every move leaves, knowing only the hand of the player to move.

    POSITION is a position or a record: a file, - for standard input, or a position in one line. A ? in a hand
    is a hidden card, ?6 is six of them. The moves of a record give clues to the hidden hands.

    The hidden cards are dealt at random many times, and each time the round is simulated to its end, with
    opponents who play as --opponents says. The results are estimates with 95 % intervals. For exact values
    with open hands, use ppsolve analyze. Ctrl-C prints the estimates so far.
    """
    from ppsolve.reports.analysis.party import advice_text

    given = list(inputs_of(position, from_line, from_dict))
    for number, one in enumerate(given):
        interrupted = Event()
        with on_interrupt(interrupted.set):
            advice = advise(
                one,
                samples=samples,
                seconds=seconds,
                seed=seed,
                others=OPPONENTS[opponents],
                threads=threads,
                stopped=interrupted.is_set,
            )
        if as_json:
            print_json(advice.to_dict(), one_line=len(given) > 1)
        else:
            text = advice_text(advice, colour=colour, width=terminal_width())
            click.echo(("\n\n" if number else "") + text, color=colour)
        if interrupted.is_set():
            raise click.Abort
