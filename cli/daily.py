"""`ppsolve daily`: the puzzle of a day, or of a week."""

from __future__ import annotations

import datetime
from collections.abc import Iterator

import click

from ppsolve.cli.shared.forms import PuzzleForm, check_form, form_options, write_puzzles
from ppsolve.cli.shared.inputs import documents_of
from ppsolve.puzzles.kinds import KINDS
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.solver import BadInput


@click.command("daily", short_help="The puzzle of the day.")
@click.option("-d", "--date", "day", metavar="YYYY-MM-DD", help="Default: today's date on this machine.")
@click.option("--week", is_flag=True, help="All puzzles of the week, Monday to Sunday.")
@click.option("-k", "--kind", type=click.Choice(list(KINDS)), help="Default: the kind of the weekday.")
@click.option(
    "--published",
    metavar="FILE",
    help="Puzzles that were published (JSON Lines with dates): they win over new ones.",
)
@form_options
def daily_command(day: str | None, week: bool, kind: str | None, published: str | None, **form: str) -> None:
    """The puzzle of the day: the same for everybody, easy on Monday to expert on Sunday."""
    from ppsolve.puzzles.daily import number_of, read_published, week_of
    from ppsolve.puzzles.puzzle_json import date_of

    wanted, sources = PuzzleForm(**form), (published,) if published else ()  # type: ignore[arg-type]
    check_form(wanted, sources)
    date = datetime.date.today() if day is None else date_of(day, "--date")
    number_of(date)
    frozen = list(documents_of(published, read_published, "puzzle")) if published else []

    def puzzles() -> Iterator[Puzzle]:
        from ppsolve.puzzles.daily import puzzle_of_day

        for one in week_of(date) if week else (date,):
            try:
                yield puzzle_of_day(one, kind, frozen)
            except BadInput as error:
                raise error.inside(f"{published}: {one}") if published else error from None

    write_puzzles(puzzles(), week, wanted, sources)
