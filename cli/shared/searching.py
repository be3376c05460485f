"""What the commands that search share: options for limits, a line of progress, and Ctrl-C."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import wraps
from types import FrameType
from typing import Any

import click

from ppsolve.cli.shared.numbers import SecondsRange, WholeRange
from ppsolve.cli.shared.outputs import DUMB
from ppsolve.solver import Limits, Solver
from ppsolve.solver.games import AnyPosition
from ppsolve.solver.outcome import Progress
from ppsolve.solver.solver import DEFAULT_MEMORY, MOST_THREADS
from ppsolve.solver.view.layout import display_width
from ppsolve.solver.view.phrases import shown_name

MEBIBYTE = 1 << 20
LARGEST_MEMORY = 2**63 // MEBIBYTE - 1
COLUMNS_UNKNOWN = 80


@dataclass(frozen=True)
class Search:
    """What a user grants a search: limits for each position, and what the machine gives."""

    seconds: float
    nodes: int | None
    memory: int
    """In MiB."""
    threads: int | None

    @property
    def limits(self) -> Limits:
        return Limits(self.seconds, self.nodes)

    def solver(self) -> Solver:
        """A new solver with that much memory and so many threads."""
        return Solver(self.memory * MEBIBYTE, self.threads)

    @property
    def more(self) -> str:
        """The options that may help where a limit was reached."""
        options = "--time, --nodes or --memory" if self.nodes is not None else "--time or --memory"
        return f"A larger {options} may do."


def search_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command the options of a `Search`, which it takes as `search`."""

    @wraps(command)
    def searching(
        *arguments: Any, seconds: float, nodes: int | None, memory: int, threads: int | None, **others: Any
    ) -> Any:
        return command(*arguments, search=Search(seconds, nodes, memory, threads), **others)

    options = (
        click.option(
            "--time",
            "seconds",
            type=SecondsRange(),
            default=60,
            show_default=True,
            metavar="SECONDS",
            help="Limit for each position; 0 is for bounds at once.",
        ),
        click.option(
            "--nodes",
            type=WholeRange(min=0),
            metavar="N",
            help="Positions to visit for each question, at most.",
        ),
        click.option(
            "--memory",
            type=WholeRange(0, LARGEST_MEMORY),
            default=DEFAULT_MEMORY // MEBIBYTE,
            show_default=True,
            metavar="MIB",
            help="Room to remember positions in.",
        ),
        click.option(
            "--threads",
            type=WholeRange(1, MOST_THREADS),
            metavar="N",
            help="Default: one for each core.",
        ),
    )
    with_options: Callable[..., Any] = searching
    for option in reversed(options):
        with_options = option(with_options)
    return with_options


@contextmanager
def cancelled_by_ctrl_c(solver: Solver) -> Iterator[None]:
    """Ctrl-C makes the solver come back with what it knows; a second one ends at once."""

    def cancel(_number: int, _frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        solver.cancel()

    before = signal.signal(signal.SIGINT, cancel)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class StatusLine:
    """A line on standard error that is rewritten as work goes on, if that is a terminal; wiped at the end."""

    def __init__(self) -> None:
        self.wanted = sys.stderr.isatty() and os.environ.get("TERM") != DUMB
        self._shown = False

    def __enter__(self) -> StatusLine:
        return self

    def __exit__(self, *_: object) -> None:
        self.wipe()

    def show(self, text: str) -> None:
        """Show a text in place of the one before."""
        if self.wanted:
            self._write(text)

    def wipe(self) -> None:
        """Take the text away, so that something else can be written."""
        if self._shown:
            self._write("")

    def _write(self, text: str) -> None:
        self._shown = bool(text)
        sys.stderr.write(f"\r{_cut(text, _columns() - 1)}\x1b[K")
        sys.stderr.flush()


@contextmanager
def progress_about(
    position: AnyPosition, label: str = "", seconds: float | None = None
) -> Iterator[Callable[[Progress], None] | None]:
    """What shows how the search of a position goes on, `label` before it; nothing without a terminal.

    With `seconds`, the limit for the position, it tells how much of it is spent on all questions together.
    """
    with StatusLine() as status:
        began = time.monotonic()
        narrowest: dict[object, tuple[int, int]] = {}

        def show(progress: Progress) -> None:
            # A question that is asked again begins with what is known, not with what it is told first.
            low, high = narrowest.get(progress.question, (progress.low, progress.high))
            low, high = max(low, progress.low), min(high, progress.high)
            narrowest[progress.question] = low, high
            told = replace(progress, low=low, high=high)
            spent = None if seconds is None else (min(time.monotonic() - began, seconds), seconds)
            status.show(label + progress_text(position, told, spent))

        yield show if status.wanted else None


def progress_text(position: AnyPosition, progress: Progress, spent: tuple[float, float] | None = None) -> str:
    """Where a search stands, players called by their names; `spent`: seconds so far, and of how many."""
    asked = progress.question
    whose = "" if asked.seat is None else f" of {shown_name(position.names[asked.seat], position.names)}"
    after = "" if asked.move is None else f" after {asked.move}"
    rate = progress.nodes / max(progress.seconds, 1e-9) / 1e6
    # Questions that are not searched position by position visit next to none.
    speed = f", {rate:.2f} M positions a second" if rate >= 0.005 else ""
    bounds = f"{progress.low}..{progress.high}"
    time_spent = f"{progress.seconds:.0f} s" if spent is None else f"{spent[0]:.0f} of {spent[1]:g} s"
    return f"{asked.outcome}{whose}{after}: {bounds}, {time_spent}{speed}"


def _columns() -> int:
    """The width of the terminal that standard error is; standard output may be a pipe."""
    try:
        return os.get_terminal_size(sys.stderr.fileno()).columns or COLUMNS_UNKNOWN
    except (OSError, ValueError):
        return COLUMNS_UNKNOWN


def _cut(text: str, columns: int) -> str:
    while display_width(text) > columns:
        text = text[:-1]
    return text
