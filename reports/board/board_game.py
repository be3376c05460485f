"""The files and data of one game for the board, as one object."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ppsolve.reports.shared.keyboard import Shortcut


@dataclass(frozen=True)
class BoardGame:
    """A game on the board. Paths are relative to `reports/`."""

    name: str
    styles: tuple[str, ...]
    drawings: tuple[str, ...]
    """Files with the SVG symbols of its pictures."""
    scripts: tuple[str, ...]
    """In loading order."""
    worker_scripts: tuple[str, ...]
    """Scripts for the search worker."""
    rules: Callable[[], Mapping[str, Any]]
    """Constants of the rules for its scripts, as JSON values."""
    shortcuts: tuple[Shortcut, ...] = ()
    """Keys that only this game has."""
