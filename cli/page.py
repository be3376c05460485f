"""`ppsolve page`: a puzzle as a page to play on."""

from __future__ import annotations

import click

from ppsolve.cli.shared.inputs import one_puzzle
from ppsolve.cli.shared.outputs import STANDARD_OUTPUT, check_target, write_page


@click.command("page", short_help="Write a page to play a puzzle on.")
@click.argument("puzzle")
@click.option("-o", "--output", default=STANDARD_OUTPUT, metavar="FILE", help="Default: standard output.")
def page_command(puzzle: str, output: str) -> None:
    """Write a PUZZLE as one HTML file that works offline, on a phone and with the keyboard."""
    from ppsolve.reports.puzzle.page.html import page_content, page_html

    check_target(output, puzzle)
    one = one_puzzle(puzzle)
    write_page(page_html(one, page_content(one)), output)
