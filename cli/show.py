"""`ppsolve show`: a position drawn in the terminal or as a picture."""

from __future__ import annotations

import click

from ppsolve.cli.shared.inputs import one_position, positions_of
from ppsolve.cli.shared.outputs import check_target, color_option, terminal_width, wants_colour, whole_file
from ppsolve.solver.games import game_of


@click.command("show", short_help="Draw a position in the terminal or as an SVG picture.")
@click.argument("position")
@click.option("--svg", metavar="FILE", help="Draw it as a scalable picture into FILE instead.")
@click.option(
    "--from", "chosen", metavar="TILE", help="Pingouin: also show where the penguin there can slide to."
)
@color_option
def show_command(position: str, svg: str | None, chosen: str | None, color: str) -> None:
    """Draw a POSITION: a file, - for standard input, or the one-line form.

    A file of JSON Lines is drawn position by position.
    """
    check_target(svg, position)
    if svg is not None:
        shown = one_position(position)
        picture = game_of(shown).svg(shown, chosen=chosen)
        with whole_file(svg) as stream:
            stream.write(picture)
        return
    colour = wants_colour(color)
    width = terminal_width()
    for number, one in enumerate(positions_of(position)):
        if number:
            click.echo()
        text = game_of(one).text(one, colour=colour, width=width, chosen=chosen)
        click.echo(text, color=colour)
