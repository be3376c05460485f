"""What a game brings to the board, as one object."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class BoardGame:
    """A game of the board: paths of its files among the reports, and what its scripts are told."""

    name: str
    styles: tuple[str, ...]
    drawings: tuple[str, ...]
    """The symbols that its pictures use."""
    scripts: tuple[str, ...]
    """In the order in which they build on one another."""
    worker_scripts: tuple[str, ...]
    """What it asks of the core in the worker."""
    rules: Callable[[], Mapping[str, Any]]
    """What its scripts do not write down again, as JSON values."""
