"""Options that several commands share: numbers, threads, seeds, colour, language, old spellings."""

from __future__ import annotations

import math
import os
import sys
from collections.abc import Callable
from typing import Any, Final

import click
from click.decorators import FC

from ppsolve.solver.language.messages import ENGLISH, check_language, languages, use_language
from ppsolve.solver.randomness import LARGEST_SEED
from ppsolve.solver.solver import MOST_THREADS

UNBOUNDED: Final = 2**40
"""The help does not mention upper limits from here on."""
NEW_SEEDS: Final = 2**32
"""Seeds chosen for the user are below this, short enough to type."""
DUMB: Final = "dumb"
"""The TERM of a terminal without escape sequences."""


# Numbers.


class WholeRange(click.IntRange):
    """A whole number from `min` to `max`: help shows `[1 to 256]` instead of click's `[1<=x<=256]`."""

    name = "number"

    def _describe_range(self) -> str:
        if self.max is None or self.max >= UNBOUNDED:
            return f"{self.min} or more"
        return f"{self.min} to {self.max}"


class SecondsRange(click.FloatRange):
    """A number of seconds, 0 or more; NaN is refused."""

    def __init__(self) -> None:
        super().__init__(min=0)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        seconds: float = super().convert(value, param, ctx)
        if math.isnan(seconds):
            self.fail("not a number of seconds", param, ctx)
        return seconds

    def _describe_range(self) -> str:
        return f"{self.min} or more"


threads_option = click.option(
    "--threads", type=WholeRange(1, MOST_THREADS), metavar="N", help="Default: one per CPU core."
)


jobs_option = click.option(
    "-j", "--jobs", type=WholeRange(1, 256), metavar="N", help="Worker processes. Default: one per CPU core."
)


# Seeds.

seed_option = click.option(
    "-s", "--seed", type=WholeRange(0, LARGEST_SEED), help="Default: a random seed, printed to stderr."
)


def count_option(what: str) -> Callable[[FC], FC]:
    """The option --count: how many results to make from consecutive seeds."""
    return click.option(
        "-n",
        "--count",
        type=WholeRange(min=1),
        default=1,
        show_default=True,
        help=f"Number of {what}, from consecutive seeds.",
    )


def choose_seed(given: int | None) -> int:
    """Return the given seed, or choose one and print it to standard error."""
    if given is not None:
        return given
    import secrets  # loads the system's cryptography, which no other command needs

    seed = secrets.randbelow(NEW_SEEDS)
    click.echo(f"seed {seed}", err=True)
    return seed


def check_seeds(first: int, count: int, things: str) -> None:
    """Raise an error if `count` seeds from `first` on would exceed the largest seed."""
    if first + count - 1 > LARGEST_SEED:
        raise click.UsageError(f"{count} {things} from seed {first} on would exceed the largest seed")


# Colour.


def _wants_colour(_context: click.Context, _parameter: click.Parameter, choice: str) -> bool:
    if choice == "auto":
        return sys.stdout.isatty() and os.environ.get("TERM") != DUMB and not os.environ.get("NO_COLOR")
    return choice == "always"


color_option = click.option(
    "--color",
    "colour",
    type=click.Choice(["auto", "always", "never"]),
    default="auto",
    show_default=True,
    callback=_wants_colour,
    help="auto: only on a terminal, unless it is dumb or NO_COLOR is set.",
)
"""The command receives `colour`: whether to colour standard output."""


# Language.

LANGUAGE_VARIABLE: Final = "PPSOLVE_LANG"


def _enter_language(context: click.Context, _parameter: click.Parameter, given: str | None) -> None:
    """Use the chosen language until the command ends. The locale does not count: scripts read the output."""
    code = given or check_language(os.environ.get(LANGUAGE_VARIABLE) or ENGLISH, LANGUAGE_VARIABLE)
    context.with_resource(use_language(code))


language_option = click.option(
    "--lang",
    type=click.Choice(languages()),
    expose_value=False,
    callback=_enter_language,
    help=f"Language of texts for players. Default: {LANGUAGE_VARIABLE}, otherwise en.",
)
"""Everything a command prints for players is in this language; JSON and errors are always English."""


# Old spellings.


def renamed(**new_names: str) -> dict[str, Any]:
    """Context settings for a command whose options or choices were renamed: old names still work.

    `renamed(tell="reveal")` accepts `--tell` for `--reveal`, without listing it in the help.
    """
    return {"token_normalize_func": lambda name: new_names.get(name, name)}
