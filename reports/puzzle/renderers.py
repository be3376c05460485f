"""The registry of puzzle renderers. The renderer of a new kind is added here."""

from __future__ import annotations

from typing import Any, Final

from ppsolve.puzzles.kind import T
from ppsolve.puzzles.kinds import kind_of
from ppsolve.reports.puzzle.party.duel import DuelRenderer
from ppsolve.reports.puzzle.party.pyramid import PyramidRenderer
from ppsolve.reports.puzzle.party.queue import QueueRenderer
from ppsolve.reports.puzzle.pingouin.cutoff import CutoffRenderer
from ppsolve.reports.puzzle.pingouin.harvest import HarvestRenderer
from ppsolve.reports.puzzle.pingouin.route import RouteRenderer
from ppsolve.reports.puzzle.pingouin.strand import StrandRenderer
from ppsolve.reports.puzzle.renderer import PuzzleRenderer

_ALL: Final = (
    PyramidRenderer,
    QueueRenderer,
    DuelRenderer,
    RouteRenderer,
    HarvestRenderer,
    CutoffRenderer,
    StrandRenderer,
)
_RENDERER_OF: Final[dict[str, PuzzleRenderer[Any]]] = {renderer.kind.name: renderer() for renderer in _ALL}


def renderer_of(task: T) -> PuzzleRenderer[T]:
    return _RENDERER_OF[kind_of(task).name]
