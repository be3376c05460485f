"""Where the process of the command line begins: Ctrl-C is heard before anything else is loaded."""

from __future__ import annotations

import os
import signal

from ppsolve.cli.shared.exit_codes import INTERRUPTED


def run() -> None:
    """Run the command line and exit; Ctrl-C while modules are loaded, or at the end, prints no traceback."""
    heard = signal.getsignal(signal.SIGINT) is signal.default_int_handler  # else whoever started us decided
    if heard:
        signal.signal(signal.SIGINT, _end_at_once)
    from ppsolve.cli.main import run as run_commands

    try:
        if heard:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        run_commands()
    finally:
        if heard:
            signal.signal(signal.SIGINT, _end_at_once)


def _end_at_once(*_: object) -> None:
    os._exit(INTERRUPTED)
