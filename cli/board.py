"""`ppsolve board`: the analysis board, the exact solver in a browser."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import click

from ppsolve.cli.shared.inputs import documents_of, only_one
from ppsolve.cli.shared.options import WholeRange
from ppsolve.cli.shared.outputs import STANDARD_OUTPUT, check_target, write_page
from ppsolve.solver.games import from_line, is_line


@click.command("board")
@click.argument("file", required=False, metavar="[FILE]")
@click.option("--round", "number", type=WholeRange(1), metavar="N", help="The round of a game to open.")
@click.option("-o", "--output", default=STANDARD_OUTPUT, metavar="FILE", help="Default: standard output.")
@click.option("--open", "in_browser", is_flag=True, help="Also open the page in the default browser.")
def board_command(file: str | None, number: int | None, output: str, in_browser: bool) -> None:
    """Write the analysis board as one HTML file. It works offline, also on a phone, and makes no network
    requests.

    FILE is the position or record that it opens: JSON, - for standard input, or a position in one line.
    Without FILE, the board starts with an empty table. --round chooses a round of a game with several.
    """
    from ppsolve.reports.board.page import board_html, document_text, position_text

    if in_browser and output == STANDARD_OUTPUT:
        raise click.UsageError("--open needs --output FILE")
    if number is not None and (file is None or is_line(file)):
        raise click.UsageError("--round needs the record of a game")
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
