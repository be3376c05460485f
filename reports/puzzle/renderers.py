"""The registry of puzzle renderers. The renderer of a new kind is added here."""

from __future__ import annotations

from typing import Any, Final

from ppsolve.puzzles.kind import T
from ppsolve.puzzles.kinds import kind_of
from ppsolve.reports.puzzle.party.duel import DUEL_RENDERER
from ppsolve.reports.puzzle.party.pyramid import PYRAMID_RENDERER
from ppsolve.reports.puzzle.party.queue import QUEUE_RENDERER
from ppsolve.reports.puzzle.pingouin.cutoff import CUTOFF_RENDERER
from ppsolve.reports.puzzle.pingouin.harvest import HARVEST_RENDERER
from ppsolve.reports.puzzle.pingouin.route import ROUTE_RENDERER
from ppsolve.reports.puzzle.renderer import PuzzleRenderer

_ALL: Final[tuple[PuzzleRenderer[Any], ...]] = (
    PYRAMID_RENDERER,
    QUEUE_RENDERER,
    DUEL_RENDERER,
    ROUTE_RENDERER,
    HARVEST_RENDERER,
    CUTOFF_RENDERER,
)

_RENDERER_OF: Final[dict[str, PuzzleRenderer[Any]]] = {renderer.kind.name: renderer for renderer in _ALL}


def renderer_of(task: T) -> PuzzleRenderer[T]:
    return _RENDERER_OF[kind_of(task).name]
