"""The registry of analysis renderers, one for each game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from ppsolve.reports.analysis import party as party_text
from ppsolve.reports.analysis import pingouin as floe_text
from ppsolve.solver.party.game import PARTY
from ppsolve.solver.party.view import meaning as party
from ppsolve.solver.pingouin.game import PINGOUIN
from ppsolve.solver.pingouin.view import analysis as floe
from ppsolve.solver.view.outcomes import AnyAnalysis


class AnalysisText(Protocol):
    def __call__(
        self, analysis: AnyAnalysis, /, *, colour: bool = False, width: int = 80, show_line: bool = False
    ) -> str: ...


@dataclass(frozen=True)
class AnalysisRenderer:
    """Renders the analyses of a game."""

    text: AnalysisText
    selfish_reach: Callable[[Any], str]
    """Explains up to which size of a position `selfish` is computed by default."""


RENDERERS: Final = {
    PARTY.name: AnalysisRenderer(party_text.analysis_text, party.selfish_reach),
    PINGOUIN.name: AnalysisRenderer(floe_text.analysis_text, floe.selfish_reach),
}


def renderer_of(analysis: AnyAnalysis) -> AnalysisRenderer:
    return RENDERERS[analysis.position.game.name]
