"""`ppsolve rules`: the rules of both games."""

from __future__ import annotations

import click

from ppsolve.cli.shared.options import color_option, language_option
from ppsolve.cli.shared.results import Wanted, output_options
from ppsolve.solver.language.messages import say
from ppsolve.solver.party.game import PARTY
from ppsolve.solver.pingouin.game import PINGOUIN
from ppsolve.solver.view.layout import display_width


@click.command("rules")
@click.argument("game", required=False, metavar="[GAME]", type=click.Choice([PARTY.name, PINGOUIN.name]))
@output_options("text", "json", about="json: the editions of Penguin Party.")
@color_option
@language_option
def rules_command(game: str | None, wanted: Wanted, colour: bool) -> None:
    """Teach the rules to somebody who has never played: of both games, or of one.

    GAME is party (Penguin Party) or pingouin.

    For Penguin Party, a comparison of the editions follows, with the rules that can be overridden.
    """
    from ppsolve.solver.party.view.editions import editions_dict, editions_text
    from ppsolve.solver.party.view.lesson import party_lesson
    from ppsolve.solver.pingouin.view.lesson import pingouin_lesson

    results = wanted.results()
    if results.wants("json") and game == PINGOUIN.name:
        raise click.UsageError("--format json is for the editions of Penguin Party")

    def text(colour: bool, width: int) -> str:
        parts = []
        if game != PINGOUIN.name:
            lesson = f"{party_lesson(width, colour=colour)}\n\n{editions_text(width)}"
            parts.append(f"{_title(say('rules-party-title'))}\n\n{lesson}")
        if game != PARTY.name:
            parts.append(f"{_title(say('rules-floe-title'))}\n\n{pingouin_lesson(width, colour=colour)}")
        return "\n\n\n".join(parts)

    results.print(text, lambda: {"schema": "ppsolve.editions/1", **editions_dict()}, colour)


def _title(name: str) -> str:
    return f"{name}\n{'=' * display_width(name)}"
