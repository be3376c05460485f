"""`ppsolve page`: a web page to play puzzles on."""

from __future__ import annotations

from itertools import chain

import click

from ppsolve.cli.shared.outputs import STANDARD_OUTPUT, check_target, write_page
from ppsolve.cli.shared.puzzle_io import puzzles_of


@click.command("page")
@click.argument("puzzles", nargs=-1, required=True, metavar="PUZZLE...")
@click.option("-o", "--output", default=STANDARD_OUTPUT, metavar="FILE", help="Default: standard output.")
def page_command(puzzles: tuple[str, ...], output: str) -> None:
    """Write PUZZLEs as one HTML file to play on. It works offline, on a phone and with the keyboard.

    A PUZZLE is a file of one or many, - for standard input, or an ID. Several puzzles get a menu: pipe
    `daily --week` into `page -` for the puzzles of a week.
    """
    from ppsolve.reports.puzzle.page.html import page_content, pages_html

    check_target(output, *puzzles)
    given = chain.from_iterable(map(puzzles_of, puzzles))
    write_page(pages_html([(puzzle, page_content(puzzle)) for puzzle in given]), output)
