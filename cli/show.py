"""`ppsolve show`: draw a position in the terminal or as a picture."""

from __future__ import annotations

import click

from ppsolve.cli.shared.inputs import RecordPlace, drawable_positions_of, only_one, record_in, record_options
from ppsolve.cli.shared.options import color_option
from ppsolve.cli.shared.outputs import (
    check_targets,
    terminal_width,
    warn_of_missing_letters,
    whole_file,
    write_bytes,
)
from ppsolve.solver.games import AnyPosition, game_of
from ppsolve.solver.party.hidden.position import HiddenPosition
from ppsolve.solver.record_registry import record_to_json, record_to_text


@click.command("show")
@click.argument("position")
@click.option("--svg", metavar="FILE", help="Write an SVG picture to FILE instead.")
@click.option("--png", metavar="FILE", help="Write a PNG picture to FILE instead.")
@click.option(
    "--from", "chosen", metavar="TILE", help="Pingouin: also show where the penguin on TILE can slide."
)
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "line", "record", "record-json"]),
    default="text",
    help="line: the position in one line. record: a whole record as people type it; record-json: as JSON.",
)
@record_options("end")
@color_option
def show_command(
    position: str,
    svg: str | None,
    png: str | None,
    chosen: str | None,
    form: str,
    place: RecordPlace,
    colour: bool,
) -> None:
    """Draw a POSITION: a file, - for standard input, or a position in one line.

    Every position of a file is drawn; they stand one on each line, as JSON or in one line. Of a record of
    play, the end is drawn, or the position that --move names. Hidden cards are drawn face down.
    """
    check_targets([svg, png], [position])
    if form != "text" and (svg is not None or png is not None):
        raise click.UsageError(f"--format {form} and a picture contradict each other")
    if form in ("record", "record-json"):
        if place.move is not None or place.number is not None:
            raise click.UsageError(f"--format {form} prints the whole record")
        click.echo((record_to_text if form == "record" else record_to_json)(record_in(position)), nl=False)
        return
    if svg is None and png is None:
        for number, one in enumerate(drawable_positions_of(position, place)):
            if form == "line":
                click.echo(one.to_text())
                continue
            if number:
                click.echo()
            click.echo(_text(one, colour, chosen), color=colour)
        return
    one = only_one(position, drawable_positions_of(position, place), "position")
    picture = _picture(one, chosen)
    if svg is not None:
        with whole_file(svg) as stream:
            stream.write(picture)
    if png is not None:
        from ppsolve.reports.shared.png import png_of

        warn_of_missing_letters("".join(one.names))
        write_bytes(png_of(picture), png)


def _text(position: AnyPosition | HiddenPosition, colour: bool, chosen: str | None) -> str:
    if not isinstance(position, HiddenPosition):
        return game_of(position).text(position, colour=colour, width=terminal_width(), chosen=chosen)
    from ppsolve.solver.party.view.text import position_text

    return position_text(position, colour=colour, width=terminal_width())


def _picture(position: AnyPosition | HiddenPosition, chosen: str | None) -> str:
    if not isinstance(position, HiddenPosition):
        return game_of(position).svg(position, chosen=chosen)
    from ppsolve.solver.party.view.svg import position_svg

    return position_svg(position)
