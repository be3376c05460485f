"""`ppsolve show`: draw a position in the terminal or as a picture."""

from __future__ import annotations

import click

from ppsolve.cli.shared.inputs import drawable_positions_of, only_one
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


@click.command("show")
@click.argument("position")
@click.option("--svg", metavar="FILE", help="Write an SVG picture to FILE instead.")
@click.option("--png", metavar="FILE", help="Write a PNG picture to FILE instead.")
@click.option(
    "--from", "chosen", metavar="TILE", help="Pingouin: also show where the penguin on TILE can slide."
)
@color_option
def show_command(position: str, svg: str | None, png: str | None, chosen: str | None, colour: bool) -> None:
    """Draw a POSITION: a file, - for standard input, or a position in one line.

    Every position of a JSON Lines file is drawn. Hidden cards are drawn face down.
    """
    check_targets([svg, png], [position])
    if svg is None and png is None:
        for number, one in enumerate(drawable_positions_of(position)):
            if number:
                click.echo()
            click.echo(_text(one, colour, chosen), color=colour)
        return
    one = only_one(position, drawable_positions_of(position), "position")
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
