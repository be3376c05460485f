"""Options, progress and Ctrl-C of the commands that search."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from functools import wraps
from typing import Any

import click

from ppsolve.cli.shared.interrupts import on_interrupt
from ppsolve.cli.shared.options import DUMB, SecondsRange, WholeRange, threads_option
from ppsolve.cli.shared.time_left import limit_text
from ppsolve.solver import Limits, Solver
from ppsolve.solver.games import AnyPosition
from ppsolve.solver.language.messages import either, say
from ppsolve.solver.outcome import Progress
from ppsolve.solver.solver import DEFAULT_MEMORY
from ppsolve.solver.view.layout import display_width
from ppsolve.solver.view.phrases import shown_name

MEBIBYTE = 1 << 20
LARGEST_MEMORY = 2**63 // MEBIBYTE - 1
DEFAULT_COLUMNS = 80

DEFAULT_SECONDS = 60
"""The default time limit of a search."""


@dataclass(frozen=True)
class Search:
    """The limits of a search for each position, and its memory and threads."""

    seconds: float
    nodes: int | None
    memory: int
    """In MiB."""
    threads: int | None

    @property
    def limits(self) -> Limits:
        return Limits(self.seconds, self.nodes)

    def solver(self) -> Solver:
        return Solver(self.memory * MEBIBYTE, self.threads)

    @property
    def more(self) -> str:
        options = ["--time", "--nodes", "--memory"] if self.nodes is not None else ["--time", "--memory"]
        return say("common-larger-limit", options=either(options))


def search_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options of a `Search` to a command, which receives them as `search`."""

    @click.option(
        "--time",
        "seconds",
        type=SecondsRange(),
        default=DEFAULT_SECONDS,
        show_default=True,
        metavar="SECONDS",
        help="Time limit per position; 0 returns bounds immediately.",
    )
    @click.option(
        "--nodes", type=WholeRange(min=0), metavar="N", help="Most positions to visit for each question."
    )
    @click.option(
        "--memory",
        type=WholeRange(0, LARGEST_MEMORY),
        default=DEFAULT_MEMORY // MEBIBYTE,
        show_default=True,
        metavar="MIB",
        help="Size of the transposition tables.",
    )
    @threads_option
    @wraps(command)
    def searching(
        *arguments: Any, seconds: float, nodes: int | None, memory: int, threads: int | None, **others: Any
    ) -> Any:
        return command(*arguments, search=Search(seconds, nodes, memory, threads), **others)

    return searching


def cancelled_by_ctrl_c(solver: Solver) -> AbstractContextManager[None]:
    """Let Ctrl-C cancel the search, which then returns its results so far; a second Ctrl-C exits."""
    return on_interrupt(solver.cancel)


class StatusLine:
    """A status line on standard error, if that is a terminal; cleared at the end."""

    def __init__(self) -> None:
        self.wanted = sys.stderr.isatty() and os.environ.get("TERM") != DUMB
        self._shown = False

    def __enter__(self) -> StatusLine:
        return self

    def __exit__(self, *_: object) -> None:
        self.clear()

    def show(self, text: str) -> None:
        if self.wanted:
            self._write(text)

    def clear(self) -> None:
        """Clear the line, so that something else can be printed."""
        if self._shown:
            self._write("")

    def _write(self, text: str) -> None:
        self._shown = bool(text)
        room = _columns() - 1
        while display_width(text) > room:
            text = text[:-1]
        sys.stderr.write(f"\r{text}\x1b[K")
        sys.stderr.flush()


@contextmanager
def progress_about(
    position: AnyPosition,
    label: str = "",
    seconds: float | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> Iterator[Callable[[Progress], None] | None]:
    """Return a callback that shows the progress of a search after `label`; `None` without a terminal.

    `seconds` is the time limit for all questions about the position together.
    """
    with StatusLine() as status:
        began = clock()
        narrowest: dict[object, tuple[int, int]] = {}

        def show(progress: Progress) -> None:
            # A question that is resumed may report wider bounds first: keep the narrowest.
            low, high = narrowest.get(progress.question, (progress.low, progress.high))
            low, high = max(low, progress.low), min(high, progress.high)
            narrowest[progress.question] = low, high
            narrowed = replace(progress, low=low, high=high)
            status.show(label + progress_text(position, narrowed, limit_text(clock() - began, seconds)))

        yield show if status.wanted else None


def progress_text(position: AnyPosition, progress: Progress, time_left: str = "") -> str:
    """The progress of a search in words; `time_left` is by default the time spent on the question."""
    asked = progress.question
    whose = "" if asked.seat is None else f" of {shown_name(position.names[asked.seat], position.names)}"
    after = "" if asked.move is None else f" after {asked.move}"
    bounds = f"{progress.low}..{progress.high}"
    return f"{asked.outcome}{whose}{after}: {bounds}, {time_left or limit_text(progress.seconds, None)}"


def _columns() -> int:
    """The width of the terminal on standard error; standard output may be a pipe."""
    try:
        return os.get_terminal_size(sys.stderr.fileno()).columns or DEFAULT_COLUMNS
    except (OSError, ValueError):
        return DEFAULT_COLUMNS
