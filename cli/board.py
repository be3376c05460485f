"""`ppsolve board`: the analysis board, the exact solver in a browser."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import click

from ppsolve.cli.shared.inputs import documents_of, only_one
from ppsolve.cli.shared.numbers import WholeRange
from ppsolve.cli.shared.outputs import STANDARD_OUTPUT, check_target, write_page
from ppsolve.solver.games import from_line, is_line


@click.command("board")
@click.argument("file", required=False, metavar="[FILE]")
@click.option("--round", "number", type=WholeRange(1), metavar="N", help="Of a game, the round to open with.")
@click.option("-o", "--output", default=STANDARD_OUTPUT, metavar="FILE", help="Default: standard output.")
@click.option("--open", "in_browser", is_flag=True, help="Open the page in the default browser, too.")
def board_command(file: str | None, number: int | None, output: str, in_browser: bool) -> None:
    """Write the analysis board as one HTML file: it works offline, on a phone too, and asks the network for
    nothing.

    FILE is what it opens with: a position or a record as JSON, - for standard input, or a position in one
    line. Without it the board begins with an empty table. Of a game of several rounds --round chooses one.
    """
    from ppsolve.reports.board.page import board_html, document_text, position_text

    if in_browser and output == STANDARD_OUTPUT:
        raise click.UsageError("--open goes with --output FILE")
    if number is not None and (file is None or is_line(file)):
        raise click.UsageError("--round goes with the record of a game")
    check_target(output, *filter(None, [file]))
    if file is None:
        text = ""
    elif is_line(file):
        text = position_text(from_line(file))
    else:
        text = only_one(file, documents_of(file, partial(document_text, number=number)), "position")
    write_page(board_html(text), output)
    if in_browser:
        click.launch(Path(output).resolve().as_uri())
