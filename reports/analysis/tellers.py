"""The registry of how analyses are told: for every game its text, and its words for what is not finished."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from ppsolve.reports.analysis import pingouin as floe_text
from ppsolve.reports.analysis import text as party_text
from ppsolve.solver.analysis import Analysis
from ppsolve.solver.party.game import PARTY
from ppsolve.solver.party.view import meaning as party
from ppsolve.solver.pingouin.game import PINGOUIN
from ppsolve.solver.pingouin.view import meaning as floe

AnyAnalysis = Analysis[Any, Any]


class AnalysisText(Protocol):
    def __call__(
        self, analysis: AnyAnalysis, /, *, colour: bool = False, width: int = 80, show_line: bool = False
    ) -> str: ...


@dataclass(frozen=True)
class Teller:
    """How the analyses of a game are told."""

    text: AnalysisText
    unfinished: Callable[[AnyAnalysis], list[str]]
    """What is not proved, each by its name."""
    selfish_reach: Callable[[Any], str]
    """How small a position has to be for `selfish` to be asked by default."""


TELLERS: Final = {
    PARTY.name: Teller(party_text.analysis_text, party.unfinished, party.selfish_reach),
    PINGOUIN.name: Teller(floe_text.analysis_text, floe.unfinished, floe.selfish_reach),
}


def teller_of(analysis: AnyAnalysis) -> Teller:
    """Who tells about an analysis."""
    return TELLERS[analysis.position.game.name]
