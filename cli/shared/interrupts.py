"""Signals that interrupt a command: Ctrl-C and the terminations.

Terminations (`kill`, the end of a service, a closed terminal) interrupt a command as Ctrl-C does: it removes
its temporary files. Afterwards the process ends by that signal, as its parent expects.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType

from ppsolve.solver.platform import TERMINATIONS

_received: list[int] = []
"""Of `TERMINATIONS`, in the order they came."""


@contextmanager
def terminations_handled() -> Iterator[None]:
    """Let terminations raise `KeyboardInterrupt`, and end the process by that signal after the block.

    A signal that the parent process ignores stays ignored, as `nohup` wants.
    """
    handled = [number for number in TERMINATIONS if signal.getsignal(number) is signal.SIG_DFL]
    for number in handled:
        signal.signal(number, _interrupt)
    try:
        yield
    finally:
        for number in handled:
            signal.signal(number, signal.SIG_DFL)
        if _received:
            for stream in (sys.stdout, sys.stderr):
                with suppress(OSError, ValueError, AttributeError):  # closed, or the terminal has gone
                    stream.flush()
            signal.raise_signal(_received[0])


@contextmanager
def on_interrupt(action: Callable[[], None]) -> Iterator[None]:
    """Call `action` on the first interrupt inside the block; a second one ends the command.

    Signals without a handler are left alone.
    """
    before = {
        number: handler
        for number in (signal.SIGINT, *TERMINATIONS)
        if callable(handler := signal.getsignal(number))
    }

    def restore() -> None:
        for number, handler in before.items():
            signal.signal(number, handler)

    def handle(number: int, _frame: FrameType | None) -> None:
        restore()
        if number in TERMINATIONS:
            _received.append(number)
        action()

    for number in before:
        signal.signal(number, handle)
    try:
        yield
    finally:
        restore()


def _interrupt(number: int, _frame: FrameType | None) -> None:
    _received.append(number)
    raise KeyboardInterrupt
