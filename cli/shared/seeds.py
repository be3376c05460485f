"""Seeds on the command line: the option, a new one where none is given, and whether there are enough."""

from __future__ import annotations

import secrets

import click

from ppsolve.cli.shared.numbers import WholeRange
from ppsolve.solver.randomness import LARGEST_SEED

NEW_SEEDS = 2**32
"""Seeds that are chosen for a user are short enough to be typed again."""

seed_option = click.option(
    "-s", "--seed", type=WholeRange(0, LARGEST_SEED), help="Default: a new one, told on stderr."
)


def choose_seed(given: int | None) -> int:
    """The seed that was given, or a new one, which is told."""
    if given is not None:
        return given
    seed = secrets.randbelow(NEW_SEEDS)
    click.echo(f"seed {seed}", err=True)
    return seed


def check_seeds(first: int, count: int, things: str) -> None:
    """Refuse to go beyond the largest seed."""
    if first + count - 1 > LARGEST_SEED:
        raise click.UsageError(f"seeds from {first} on leave no room for {count} {things}")
