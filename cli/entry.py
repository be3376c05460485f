"""The entry point of the process. Installs a Ctrl-C handler before anything else is imported."""

from __future__ import annotations

import os
import signal

from ppsolve.cli.shared.exit_codes import INTERRUPTED


def run() -> None:
    """Run the command line and exit. Ctrl-C during imports or at exit prints no traceback."""
    # A parent process may have decided to ignore Ctrl-C; then leave it ignored.
    handled = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if handled:
        signal.signal(signal.SIGINT, _exit_immediately)
    from ppsolve.cli.main import run as run_commands
    from ppsolve.cli.shared.interrupts import terminations_handled

    try:
        if handled:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        with terminations_handled():
            run_commands()
    finally:
        if handled:
            signal.signal(signal.SIGINT, _exit_immediately)


def _exit_immediately(*_: object) -> None:
    os._exit(INTERRUPTED)
