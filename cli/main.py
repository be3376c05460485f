"""The `ppsolve` command: loads the module of a command, and turns errors into one line and an exit code."""

from __future__ import annotations

import io
import os
import re
import sys
from importlib import import_module
from typing import Final

import click

from ppsolve.cli.shared.catalogue import ALIASES, COMMANDS, GROUPS
from ppsolve.cli.shared.exit_codes import BAD_INPUT, INTERRUPTED, READER_GONE
from ppsolve.cli.shared.outputs import terminal_width
from ppsolve.solver import BadInput, core_kind
from ppsolve.solver.view.layout import NARROWEST

COMPLETION: Final = "_PPSOLVE_COMPLETE"
"""The environment variable with which a shell asks for completions."""

LONGEST_WORD: Final = 160
LONGEST_LINE: Final = 380
"""Of an error message, in characters."""


class HelpContext(click.Context):
    """A context whose help fits a narrow terminal; that of click needs 50 columns."""

    def make_formatter(self) -> click.HelpFormatter:
        formatter = super().make_formatter()
        formatter.width = min(formatter.width, max(terminal_width(), NARROWEST) - 1)
        return formatter


class Commands(click.Group):
    """A group that imports the module of a command when it is run, not when it is listed."""

    context_class = HelpContext

    def list_commands(self, _context: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def get_command(self, _context: click.Context, name: str) -> click.Command | None:
        name = ALIASES.get(name, name)
        if name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"ppsolve.cli.{name}"), f"{name}_command")
        command.context_class = HelpContext
        command.short_help = COMMANDS[name].summary
        examples = (f"  # {purpose}\n  {line}" for purpose, line in COMMANDS[name].examples)
        command.epilog = "\n".join(["\b", "Examples:", *examples])  # \b: no wrapping
        for parameter in command.params:
            argument = isinstance(parameter, click.Argument)
            if parameter.type is click.STRING and (argument or "FILE" in (parameter.metavar or "")):
                parameter.type = click.Path(readable=False)  # shells complete it; checks nothing
        return command

    def resolve_command(
        self, context: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if self.get_command(context, name) is None and not name.startswith("-"):
            context.fail(_no_command_text(name))
        return super().resolve_command(context, args)

    def parse_args(self, context: click.Context, args: list[str]) -> list[str]:
        """Print the help if there are no arguments; click would call that an error."""
        return super().parse_args(context, args or ["--help"])

    def format_commands(self, _context: click.Context, formatter: click.HelpFormatter) -> None:
        widest = max(map(len, COMMANDS))
        for group, entries in GROUPS.items():
            with formatter.section(group):
                formatter.write_dl([(f"{name:{widest}}", entry.summary) for name, entry in entries.items()])


def _no_command_text(name: str) -> str:
    """Name the nearest command to one that does not exist."""
    from difflib import get_close_matches

    near = get_close_matches(name.lower(), [*COMMANDS, *ALIASES], n=1, cutoff=0.5)
    hint = (
        f"Did you mean {ALIASES.get(near[0], near[0])!r}?" if near else "'ppsolve --help' lists all commands."
    )
    return f"No such command {name!r}. {hint}"


def _print_version(context: click.Context, _parameter: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        from importlib.metadata import version  # takes a third of the start-up time of other commands

        click.echo(f"ppsolve {version('ppsolve')}, core: {core_kind()}")
        context.exit()


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Print the version and the core, and exit.",
)
def ppsolve() -> None:
    """Solve and analyse Reiner Knizia's card game Penguin Party and the board game Pingouin, and make
    puzzles of them.

    Start here: 'ppsolve rules' teaches both games, 'ppsolve daily' is a puzzle.

    A POSITION is a JSON file, - for standard input, or a position in one line such as
    iello-2024:RGB/R.:RRGY,GPB:0

    A PUZZLE is a JSON file, - for standard input, or an ID: pyramid-hard-7-g2, or daily for the puzzle of
    today, or daily:2026-12-01 for that of a day.

    'ppsolve COMMAND --help' lists the options of a command, with examples.
    """


def run() -> None:
    _replace_closed_streams()
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # `?` for letters that its encoding lacks
    try:
        code = ppsolve.main(standalone_mode=False)
        sys.stdout.flush()
    except (click.Abort, KeyboardInterrupt):
        code = INTERRUPTED
    except click.ClickException as error:
        message = io.StringIO()
        error.show(message)
        _complain(message.getvalue().rstrip("\n"))
        code = error.exit_code
    except BadInput as error:
        _complain(f"ppsolve: {error}")
        code = BAD_INPUT
    except (BrokenPipeError, SystemExit) as error:
        if isinstance(error, SystemExit) and COMPLETION in os.environ:
            raise  # click answers the shell that way
        # The output is a pipe whose reader has gone (`| head`); click reports that with a SystemExit.
        _discard_output()
        code = READER_GONE
    except OSError as error:  # errors of named files are BadInput: this one is about standard output
        _complain(f"ppsolve: standard output: cannot be written: {(error.strerror or '').lower()}")
        _discard_output()
        code = BAD_INPUT
    sys.exit(code if isinstance(code, int) else 0)


# Streams.


def _replace_closed_streams() -> None:
    """Reopen standard streams that the shell closed (`>&-`), so that no other file gets their number.

    Writing to standard output then fails as for any unwritable file. Standard error is discarded.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            # `open` returns the lowest free number, which is this one. Read-only: writing to it fails.
            os.open(os.devnull, os.O_RDWR if number == 2 else os.O_RDONLY)
    if sys.stdout is None:
        sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115 - open to the end
    if sys.stderr is None:
        sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115 - open to the end


def _discard_output() -> None:
    """Redirect standard output to nowhere, so that the interpreter does not fail to flush it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# Error messages.


def _complain(text: str) -> None:
    """Print an error message to standard error. Long words and lines are cut in the middle."""
    text = re.sub(rf"\S{{{LONGEST_WORD + 1},}}", lambda word: _cut_middle(word[0], LONGEST_WORD), text)
    click.echo("\n".join(_cut_middle(line, LONGEST_LINE) for line in text.split("\n")), err=True)


def _cut_middle(text: str, most: int) -> str:
    """Return at most `most` characters of a text: its beginning and its end."""
    if len(text) <= most:
        return text
    return f"{text[: most * 2 // 3]}...{text[-(most // 3 - 3) :]}"
