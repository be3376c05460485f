"""`ppsolve show`: a position drawn in the terminal or as a picture."""

from __future__ import annotations

import click

from ppsolve.cli.shared.inputs import drawable_positions_of, only_one
from ppsolve.cli.shared.outputs import (
    check_targets,
    color_option,
    note_letters,
    terminal_width,
    wants_colour,
    whole_file,
    write_bytes,
)
from ppsolve.solver.games import AnyPosition, game_of
from ppsolve.solver.party.hidden.position import HiddenPosition


@click.command("show")
@click.argument("position")
@click.option("--svg", metavar="FILE", help="Draw it as a scalable picture into FILE instead.")
@click.option("--png", metavar="FILE", help="Draw it as a picture of pixels into FILE instead.")
@click.option(
    "--from", "chosen", metavar="TILE", help="Pingouin: also show where the penguin there can slide to."
)
@color_option
def show_command(position: str, svg: str | None, png: str | None, chosen: str | None, color: str) -> None:
    """Draw a POSITION: a file, - for standard input, or the one-line form.

    A file of JSON Lines is drawn position by position. Hidden cards are drawn as backs.
    """
    check_targets([svg, png], [position])
    if svg is not None or png is not None:
        _draw(only_one(position, drawable_positions_of(position), "position"), svg, png, chosen)
        return
    colour = wants_colour(color)
    width = terminal_width()
    for number, one in enumerate(drawable_positions_of(position)):
        if number:
            click.echo()
        click.echo(_text(one, colour, width, chosen), color=colour)


def _text(position: AnyPosition | HiddenPosition, colour: bool, width: int, chosen: str | None) -> str:
    if not isinstance(position, HiddenPosition):
        return game_of(position).text(position, colour=colour, width=width, chosen=chosen)
    from ppsolve.solver.party.view.text import position_text

    return position_text(position, colour=colour, width=width)


def _picture(position: AnyPosition | HiddenPosition, chosen: str | None) -> str:
    if not isinstance(position, HiddenPosition):
        return game_of(position).svg(position, chosen=chosen)
    from ppsolve.solver.party.view.svg import position_svg

    return position_svg(position)


def _draw(
    position: AnyPosition | HiddenPosition, svg: str | None, png: str | None, chosen: str | None
) -> None:
    """Draw a position into one file or both."""
    picture = _picture(position, chosen)
    if svg is not None:
        with whole_file(svg) as stream:
            stream.write(picture)
    if png is not None:
        from ppsolve.reports.shared.png import png_of

        note_letters("".join(position.names))
        write_bytes(png_of(picture), png)
