"""`ppsolve board`: the analysis board, the exact solver in a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ppsolve.cli.shared.inputs import RecordPlace, inputs_of, only_one, record_options
from ppsolve.cli.shared.options import language_option
from ppsolve.cli.shared.outputs import STANDARD_OUTPUT
from ppsolve.cli.shared.results import Wanted, output_options
from ppsolve.solver.errors import BadInput
from ppsolve.solver.games import any_from_dict, any_from_line, is_line, is_record
from ppsolve.solver.record_registry import AnyRecord, document_from_text, record_from_dict


@click.command("board")
@click.argument("file", required=False, metavar="[FILE]")
@record_options("start")
@output_options("html")
@click.option("--open", "in_browser", is_flag=True, help="Also open the page in the default browser.")
@language_option
def board_command(file: str | None, place: RecordPlace, wanted: Wanted, in_browser: bool) -> None:
    """Write the analysis board as one HTML file. It works offline, also on a phone, and makes no network
    requests.

    FILE is the position or record that it opens: a file, - for standard input, or a position in one line. The
    board has the moves of a record from the start on, or from --move on. --round chooses a round of a game
    with several. Without FILE, the board starts with an empty table.

    Positions and records with hidden cards (?) open on the screen that advises the player to move.
    """
    from ppsolve.reports.board.page import board_html, position_text, round_text, seen_record_text

    if in_browser and not set(wanted.targets) - {STANDARD_OUTPUT}:
        raise click.UsageError("--open needs --output FILE")
    if place.number is not None and (file is None or is_line(file)):
        raise click.UsageError("--round needs the record of a game")
    if place.move is not None and file is None:
        raise click.UsageError("--move needs a record")
    results = wanted.results(filter(None, [file]), default="html", text_too=False)

    def read_line(line: str) -> str:
        place.check_unused()
        return position_text(any_from_line(line))

    def read_document(document: Any) -> str:
        if is_record(document):
            return read_seen(document) or read_record(record_from_dict(document))
        place.check_unused()
        return position_text(any_from_dict(document))

    def read_seen(document: Any) -> str:
        seen = seen_record_text(document)
        if seen and (place.move is not None or place.number is not None):
            option = "--round" if place.move is None else "--move"
            what = "is for records without hidden cards; the board advises at the end of this one"
            raise BadInput(option, what)
        return seen

    def read_record(record: AnyRecord) -> str:
        played = place.round_of(record)
        return round_text(played, place.move_of(played))

    text = ""
    if file is not None:
        readers = (read_line, read_document, lambda given: read_document(document_from_text(given)))
        text = only_one(file, inputs_of(file, *readers), "position")
    results.write("html", lambda: board_html(text))
    if in_browser:
        click.launch(Path(wanted.targets[-1]).resolve().as_uri())
