"""Seeds on the command line: the options, a new one where none is given, and whether there are enough."""

from __future__ import annotations

from collections.abc import Callable

import click
from click.decorators import FC

from ppsolve.cli.shared.numbers import WholeRange
from ppsolve.solver.randomness import LARGEST_SEED

NEW_SEEDS = 2**32
"""Seeds that are chosen for a user are short enough to be typed again."""

seed_option = click.option(
    "-s", "--seed", type=WholeRange(0, LARGEST_SEED), help="Default: a new one, told on stderr."
)


def count_option(what: str) -> Callable[[FC], FC]:
    """The option that says how many there are to be, from the seed on."""
    return click.option(
        "-n",
        "--count",
        type=WholeRange(min=1),
        default=1,
        show_default=True,
        help=f"{what}; their seeds follow one another.",
    )


def choose_seed(given: int | None) -> int:
    """The seed that was given, or a new one, which is told."""
    if given is not None:
        return given
    import secrets  # loads the system's cryptography, which no other command needs

    seed = secrets.randbelow(NEW_SEEDS)
    click.echo(f"seed {seed}", err=True)
    return seed


def check_seeds(first: int, count: int, things: str) -> None:
    """Refuse to go beyond the largest seed."""
    if first + count - 1 > LARGEST_SEED:
        raise click.UsageError(f"seeds from {first} on leave no room for {count} {things}")
