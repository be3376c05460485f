"""`ppsolve puzzle`: generate puzzles from seeds, or convert puzzles to another format."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain

import click
from click.core import ParameterSource

from ppsolve.cli.shared.inputs import look_ahead
from ppsolve.cli.shared.options import (
    check_seeds,
    choose_seed,
    count_option,
    jobs_option,
    language_option,
    seed_option,
)
from ppsolve.cli.shared.puzzle_io import (
    PuzzleForm,
    checked_form,
    form_options,
    puzzles_of,
    sheet_date_option,
    write_puzzles,
)
from ppsolve.cli.shared.searching import StatusLine
from ppsolve.cli.shared.time_left import estimate_text
from ppsolve.puzzles.generation import following, puzzle_of
from ppsolve.puzzles.kind import Range
from ppsolve.puzzles.kinds import KINDS
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.recipe import Recipe, new_recipe
from ppsolve.puzzles.solution import LEVELS, Level
from ppsolve.solver.platform import available_cores


def _ranges(ranges: dict[str, Range | None]) -> str:
    return ", ".join(f"{name}: {choice[0]} to {choice[1]}" for name, choice in ranges.items() if choice)


_BASES = _ranges({name: kind.bases for name, kind in KINDS.items()})
_PLAYERS = _ranges({name: kind.players for name, kind in KINDS.items()})


@click.command("puzzle")
@click.argument("puzzles", nargs=-1, metavar="[PUZZLE]...")
@click.option("-k", "--kind", type=click.Choice(list(KINDS)), default=next(iter(KINDS)), show_default=True)
@click.option("-l", "--level", type=click.Choice(LEVELS), default="medium", show_default=True)
@seed_option
@click.option("-b", "--base", type=int, help=f"{_BASES}. Default: to suit the level.")
@click.option("-p", "--players", type=int, help=f"{_PLAYERS}. Default: to suit the level.")
@count_option("puzzles")
@jobs_option
@click.option(
    "--set",
    "set_file",
    metavar="FILE",
    help="Puzzles of several kinds and levels, and the style of their sheet, from a TOML file.",
)
@click.option("--rejected", is_flag=True, help="Print the reasons for rejected candidates to stderr.")
@form_options
@sheet_date_option
@language_option
@click.pass_context
def puzzle_command(
    context: click.Context,
    puzzles: tuple[str, ...],
    kind: str,
    level: Level,
    seed: int | None,
    base: int | None,
    players: int | None,
    count: int,
    jobs: int | None,
    set_file: str | None,
    rejected: bool,
    wanted: PuzzleForm,
) -> None:
    """Generate puzzles that are proved sound. The same seed gives the same puzzle on every machine.

    With PUZZLEs (files, - for standard input, or IDs), write those in the chosen format instead.
    """
    if set_file is not None:
        _refuse(context, _RECIPE, "is for puzzles of one recipe; the file of --set describes its own")
        if puzzles:
            raise click.UsageError("give PUZZLEs or --set FILE, not both; a file of a set can name IDs")
        _write_set(set_file, jobs or available_cores(), rejected, wanted)
        return
    if puzzles:
        _refuse(context, (*_RECIPE, "jobs", "rejected"), "is for new puzzles, not for a given PUZZLE")
        wanted = checked_form(wanted, puzzles)
        several, given = look_ahead(chain.from_iterable(map(puzzles_of, puzzles)))
        write_puzzles(given, several, wanted, puzzles)
        return
    wanted = checked_form(wanted)
    first = choose_seed(seed)
    check_seeds(first, count, "puzzles")
    recipe = new_recipe(kind, level, first, base, players)
    workers = min(jobs or available_cores(), count)
    write_puzzles(_generate(following(recipe, count), count, workers, rejected), count > 1, wanted)


_RECIPE = ("kind", "level", "seed", "base", "players", "count")


def _refuse(context: click.Context, names: tuple[str, ...], why: str) -> None:
    for name in names:
        if context.get_parameter_source(name) == ParameterSource.COMMANDLINE:
            raise click.UsageError(f"--{name} {why}")


def _write_set(path: str, jobs: int, rejected: bool, wanted: PuzzleForm) -> None:
    from ppsolve.reports.puzzle.sheet.set_file import read_set

    described = read_set(path)
    wanted = checked_form(replace(wanted, from_file=described), (path,))
    all_wanted = [one for pupil in described.pupils for one in pupil.wanted]
    recipes = [one for one in all_wanted if isinstance(one, Recipe)]
    made = _generate(recipes, len(recipes), min(jobs, max(1, len(recipes))), rejected)
    puzzles = (next(made) if isinstance(one, Recipe) else puzzle_of(one) for one in all_wanted)
    write_puzzles(puzzles, len(all_wanted) > 1, wanted, (path,))


def _generate(recipes: Iterable[Recipe], count: int, jobs: int, print_rejected: bool) -> Iterator[Puzzle]:
    from ppsolve.puzzles.generation import generate_many

    began = time.monotonic()
    rejected: Counter[str] = Counter()
    with StatusLine() as status:
        for number, generated in enumerate(generate_many(recipes, jobs), start=1):
            rejected.update(generated.rejected)
            status.clear()
            yield generated.puzzle
            if number < count:
                left = estimate_text(number, count, time.monotonic() - began)
                status.show(", ".join(filter(None, (f"{number} of {count} puzzles", left))))
    if print_rejected:
        reasons = "".join(f", {number:,} {reason}" for reason, number in rejected.most_common())
        click.echo(f"{sum(rejected.values()) + count:,} candidates, {count:,} accepted{reasons}", err=True)
