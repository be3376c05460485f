"""The command line's entry: finds the command, turns errors into one line and an exit code."""

from __future__ import annotations

import io
import os
import sys

import click

from ppsolve.cli.commands import Commands
from ppsolve.cli.shared.exit_codes import BAD_INPUT, INTERRUPTED, READER_GONE
from ppsolve.cli.shared.streams import replace_closed_streams, shortened, write_what_can_be_encoded
from ppsolve.solver import BadInput, core_kind

COMPLETION = "_PPSOLVE_COMPLETE"
"""Set in the environment by a shell that asks how a word may go on."""


def _print_version(context: click.Context, _parameter: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        from importlib.metadata import version  # a third of the start-up time of every other command

        click.echo(f"ppsolve {version('ppsolve')}, core: {core_kind()}")
        context.exit()


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Version and core.",
)
def ppsolve() -> None:
    """Solve and analyse Reiner Knizia's card game Penguin Party, and make puzzles of it; also Pingouin, the
    board game.

    Wherever a POSITION is asked for, give a JSON file, - for standard input, or a position in one
    line such as iello-2024:RGB/R.:RRGY,GPB:0

    Wherever a PUZZLE is asked for, give a JSON file, - for standard input, or an ID, short as in
    pyramid-hard-7-g2 or permanent.
    """


def run() -> None:
    """Run the command line and exit."""
    replace_closed_streams()
    write_what_can_be_encoded()
    try:
        code = ppsolve.main(standalone_mode=False)
        sys.stdout.flush()
    except click.Abort:
        code = INTERRUPTED
    except click.ClickException as error:
        _complain(_shown_by_click(error))
        code = error.exit_code
    except BadInput as error:
        _complain(f"ppsolve: {error}")
        code = BAD_INPUT
    except KeyboardInterrupt:
        code = INTERRUPTED
    except (BrokenPipeError, SystemExit) as error:
        if isinstance(error, SystemExit) and COMPLETION in os.environ:
            raise  # click answers the shell that way
        # The output was a pipe and its reader has gone (`| head`); click says so with a SystemExit.
        # Nothing more can be written: keep the interpreter from trying when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = READER_GONE
    except OSError as error:  # files are told about where they are written: this is standard output
        _complain(f"ppsolve: standard output: cannot be written: {(error.strerror or '').lower()}")
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = BAD_INPUT
    sys.exit(code if isinstance(code, int) else 0)


def _shown_by_click(error: click.ClickException) -> str:
    text = io.StringIO()
    error.show(text)
    return text.getvalue().rstrip("\n")


def _complain(text: str) -> None:
    """Print what is wrong to standard error; of arguments that are very long only the ends."""
    click.echo("\n".join(map(shortened, text.split("\n"))), err=True)
