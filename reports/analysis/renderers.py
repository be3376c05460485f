"""The registry of analysis renderers, one for each game."""

from __future__ import annotations

from typing import Final

from ppsolve.reports.analysis import party, pingouin
from ppsolve.reports.analysis.text import AnalysisRenderer
from ppsolve.solver.party.game import PARTY
from ppsolve.solver.pingouin.game import PINGOUIN
from ppsolve.solver.view.outcomes import AnyAnalysis

RENDERERS: Final = {PARTY.name: party.RENDERER, PINGOUIN.name: pingouin.RENDERER}


def renderer_of(analysis: AnyAnalysis) -> AnalysisRenderer:
    return RENDERERS[analysis.position.game.name]
