"""`ppsolve daily`: the puzzle of a day, or the puzzles of a week."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from pathlib import Path

import click

from ppsolve.cli.shared.inputs import documents_of
from ppsolve.cli.shared.options import language_option
from ppsolve.cli.shared.outputs import STANDARD_OUTPUT, exclusive, write_lines
from ppsolve.cli.shared.puzzle_io import (
    PublishedLines,
    PuzzleForm,
    checked_form,
    form_options,
    print_as_well,
    with_format,
    write_puzzles,
)
from ppsolve.puzzles.kinds import KINDS, OLDEST_GAME, SERIES, kind_named
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.solver import BadInput


@click.command("daily")
@click.option("-d", "--date", "day", metavar="YYYY-MM-DD", help="Default: today's date on this machine.")
@click.option("--week", is_flag=True, help="All puzzles of the week, Monday to Sunday.")
@click.option(
    "-g",
    "--game",
    type=click.Choice(list(SERIES)),
    help=f"The series of this game. Default: that of --kind, or {OLDEST_GAME}.",
)
@click.option("-k", "--kind", type=click.Choice(list(KINDS)), help="Default: the kind of the weekday.")
@click.option(
    "--published",
    metavar="FILE",
    help="File of published puzzles (JSON Lines with dates). They take precedence over new ones.",
)
@form_options
@language_option
def daily_command(
    day: str | None, week: bool, game: str | None, kind: str | None, published: str | None, wanted: PuzzleForm
) -> None:
    """Print the puzzle of the day. It is the same for everybody, from easy on Monday to expert on Sunday.

    Every game has its own series.

    With --format jsonl, an existing output FILE must be a file of published puzzles. Missing puzzles are
    inserted by date; existing lines never change. Commands that write to the same FILE wait for each other.
    """
    target = wanted.output
    if not wanted.folder:
        wanted = with_format(wanted)
    if (wanted.form == "jsonl" or (wanted.form is None and week)) and not wanted.folder:
        with exclusive(target):
            extends = target != STANDARD_OUTPUT and Path(target).is_file() and Path(target).stat().st_size > 0
            _write_daily(day, week, game, kind, published, wanted, extends)
    else:
        _write_daily(day, week, game, kind, published, wanted, extends=False)


def _write_daily(
    day: str | None,
    week: bool,
    game: str | None,
    kind: str | None,
    published: str | None,
    wanted: PuzzleForm,
    extends: bool,
) -> None:
    """Write the puzzles. `extends`: the output is an existing file of published puzzles."""
    from ppsolve.puzzles.daily import puzzle_of_day, read_published, week_of
    from ppsolve.puzzles.puzzle_json import date_of

    sources = (published,) if published else ()
    wanted = checked_form(wanted, () if extends else sources)
    if kind and game and kind_named(kind).game != game:
        raise click.UsageError(f"--kind {kind} belongs to {kind_named(kind).game}, not to {game}")
    series = SERIES[game or (kind_named(kind).game if kind else OLDEST_GAME)]
    date = datetime.date.today() if day is None else date_of(day, "--date", series)
    series.check_day(date)
    frozen = list(documents_of(published, read_published, "puzzle")) if published else []
    before = PublishedLines.of(wanted.output) if extends else PublishedLines(())
    frozen += [one for one in before.puzzles if one not in frozen]

    def puzzles() -> Iterator[Puzzle]:
        for one in week_of(date, series) if week else (date,):
            try:
                yield puzzle_of_day(one, kind, frozen, series)
            except BadInput as error:
                raise error.inside(f"{published}: {one}") if published else error from None

    if extends:
        made = list(puzzles())
        write_lines(before.extended(made, solution=wanted.solutions != "none"), wanted.output)
        print_as_well(() if week else made, wanted)
    else:
        write_puzzles(puzzles(), week, wanted, sources)
