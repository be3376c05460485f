"""The commands there are. Each has a module of its own, which is loaded when the command is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

COMMANDS = {
    "advise": "Say what to play when the others' hands are hidden.",
    "analyze": "Find out what every player can be sure of, and more.",
    "bench": "Time the search on positions that are always the same.",
    "board": "Write the analysis board: the exact solver in a browser.",
    "check": "Check a solution of a puzzle.",
    "daily": "The puzzle of the day.",
    "deal": "Deal at random: the same seed gives the same deal on every machine.",
    "hint": "Help with a puzzle, a little at a time.",
    "page": "Write a page to play puzzles on.",
    "perft": "Count the move sequences of length DEPTH from a POSITION.",
    "puzzle": "Make puzzles, or show puzzles in another form.",
    "report": "Say how hard a deal is, for whom and why.",
    "review": "Review a played round or game, move by move.",
    "rules": "Show the rules of both games.",
    "schema": "Print the JSON Schema of a document.",
    "show": "Draw a position in the terminal or as a picture.",
    "solve": "Solve a puzzle step by step.",
    "survey": "Solve many random deals and see what they say together.",
    "verify": "Check outcomes that were claimed elsewhere.",
}
"""What the help says about each."""


class Commands(click.Group):
    """A group that loads the module of a command when it is run, not to list it."""

    def list_commands(self, _context: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, _context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"ppsolve.cli.{name}"), f"{name}_command")
        command.short_help = COMMANDS[name]
        for parameter in command.params:
            argument = isinstance(parameter, click.Argument)
            if parameter.type is click.STRING and (argument or "FILE" in (parameter.metavar or "")):
                parameter.type = _FileName()
        return command

    def format_commands(self, _context: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


class _FileName(click.types.StringParamType):
    """What may name a file: a shell that completes words offers files for it."""

    def shell_complete(
        self, _context: click.Context, _parameter: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        from click.shell_completion import CompletionItem

        return [CompletionItem(incomplete, type="file")]
