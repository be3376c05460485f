"""`ppsolve show`: draw a position in the terminal or as a picture."""

from __future__ import annotations

from functools import partial

import click

from ppsolve.cli.shared.inputs import RecordPlace, drawable_positions_of, only_one, record_in, record_options
from ppsolve.cli.shared.options import color_option, language_option
from ppsolve.cli.shared.outputs import warn_of_missing_letters
from ppsolve.cli.shared.results import Wanted, output_options
from ppsolve.solver.games import AnyPosition, game_of
from ppsolve.solver.party.hidden.position import HiddenPosition
from ppsolve.solver.record_registry import record_to_json, record_to_text


@click.command("show")
@click.argument("position")
@click.option(
    "--from", "chosen", metavar="TILE", help="Pingouin: also show where the penguin on TILE can slide."
)
@output_options(
    *("text", "svg", "png", "line", "record", "record-json"),
    older={"svg": "svg", "png": "png"},
    about="line: the position in one line. record: a whole record as people type it; record-json: as JSON.",
)
@record_options("end")
@color_option
@language_option
def show_command(
    position: str,
    chosen: str | None,
    wanted: Wanted,
    place: RecordPlace,
    colour: bool,
) -> None:
    """Draw a POSITION: a file, - for standard input, or a position in one line.

    Every position of a file is drawn; they stand one on each line, as JSON or in one line. Of a record of
    play, the end is drawn, or the position that --move names. Hidden cards are drawn face down.
    """
    results = wanted.results([position], text_too=wanted.form in (None, "svg", "png"))
    if wanted.form in ("record", "record-json"):
        if place.move is not None or place.number is not None:
            raise click.UsageError(f"--format {wanted.form} prints the whole record")
        write = record_to_text if wanted.form == "record" else record_to_json
        results.write(wanted.form, lambda: [write(record_in(position)).rstrip("\n")])
        return
    given = drawable_positions_of(position, place)
    if results.wants("svg", "png"):
        given = iter([only_one(position, given, "position")])
    with results.printer(colour) as printer:
        for number, one in enumerate(given):
            results.write("svg", partial(_picture, one, chosen))
            results.write("png", partial(_png, one, chosen))
            printer.text(one.to_text(), "line")
            printer.text(partial(_text, one, chosen, number))


def _text(
    position: AnyPosition | HiddenPosition, chosen: str | None, number: int, colour: bool, width: int
) -> str:
    before = "\n" if number else ""
    if not isinstance(position, HiddenPosition):
        return before + game_of(position).text(position, colour=colour, width=width, chosen=chosen)
    from ppsolve.solver.party.view.text import position_text

    return before + position_text(position, colour=colour, width=width)


def _png(position: AnyPosition | HiddenPosition, chosen: str | None) -> bytes:
    from ppsolve.reports.shared.png import png_of

    warn_of_missing_letters("".join(position.names))
    return png_of(_picture(position, chosen))


def _picture(position: AnyPosition | HiddenPosition, chosen: str | None) -> str:
    if not isinstance(position, HiddenPosition):
        return game_of(position).svg(position, chosen=chosen)
    from ppsolve.solver.party.view.svg import position_svg

    return position_svg(position)
