"""`ppsolve page`: a web page to play puzzles on."""

from __future__ import annotations

from itertools import chain

import click

from ppsolve.cli.shared.options import language_option
from ppsolve.cli.shared.puzzle_io import puzzles_of
from ppsolve.cli.shared.results import Wanted, output_options


@click.command("page")
@click.argument("puzzles", nargs=-1, required=True, metavar="PUZZLE...")
@output_options("html")
@language_option
def page_command(puzzles: tuple[str, ...], wanted: Wanted) -> None:
    """Write PUZZLEs as one HTML file to play on. It works offline, on a phone and with the keyboard.

    A PUZZLE is a file of one or many, - for standard input, or an ID. Several puzzles get a menu: pipe
    `daily --week` into `page -` for the puzzles of a week.
    """
    from ppsolve.reports.puzzle.page.html import page_content, pages_html

    results = wanted.results(puzzles, default="html", text_too=False)
    given = chain.from_iterable(map(puzzles_of, puzzles))
    results.write("html", lambda: pages_html([(puzzle, page_content(puzzle)) for puzzle in given]))
