"""What a survey keeps of a deal, and how it is found out: a function of the settings and a number."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import overload

from ppsolve.reports.difficulty.measure import Known, measure_position
from ppsolve.reports.difficulty.reference import raw_number
from ppsolve.reports.survey.settings import Settings
from ppsolve.solver import BadInput, Solver, analyze, core_kind, textform
from ppsolve.solver.party.game import PartyOutcome


@dataclass(frozen=True)
class SolvedDeal:
    """A deal and what was found out about it; `None` or empty where that was not asked for."""

    number: int
    deal: str
    """The deal in one line."""
    best: tuple[PartyOutcome, ...]
    guaranteed: tuple[PartyOutcome, ...]
    table: PartyOutcome | None
    margin: PartyOutcome | None
    careless: tuple[float, ...]
    """What each player is left with on average when everybody plays at random."""
    parts: tuple[float | None, ...]
    """The parts of the difficulty; the one number made of them is for the report to say."""
    nodes: int
    """Positions visited for the outcomes, on one thread with a fresh table: the same in every run."""

    @property
    def outcomes(self) -> tuple[PartyOutcome, ...]:
        """All that was asked for."""
        alone = tuple(outcome for outcome in (self.table, self.margin) if outcome is not None)
        return (*self.best, *self.guaranteed, *alone)

    @property
    def difficulty(self) -> float | None:
        """The raw number of the difficulty; `None` if one of its parts is missing."""
        return raw_number(len(self.careless), self.parts) if self.parts else None

    @property
    def proved(self) -> bool:
        return all(outcome.proved for outcome in self.outcomes)


Timed = tuple[SolvedDeal, float]
"""A solved deal and the seconds it took, which are no part of the result."""


def solve_deal(settings: Settings, number: int) -> Timed:
    """Deal number `number` solved; nothing but the time depends on anything else."""
    if core_kind() != settings.core:
        raise BadInput(
            "core", f"is {core_kind()} where the deals are solved, but {settings.core} for the survey"
        )
    began = time.monotonic()
    position = settings.position(number)
    solver = Solver(settings.memory << 20, threads=1)
    analysis = analyze(position, settings.only, limits=settings.limits, solver=solver)
    measure = measure_position(position, Known.of(analysis)) if settings.measure else None
    found = SolvedDeal(
        number,
        textform.dumps(position),
        best=tuple(map(_bare, analysis.players.get("best", ()))),
        guaranteed=tuple(map(_bare, analysis.players.get("guaranteed", ()))),
        table=_bare(analysis.table),
        margin=_bare(analysis.margin),
        careless=tuple(left.mean for left in measure.random.seats) if measure else (),
        parts=tuple(measure.parts.values.values()) if measure else (),
        nodes=solver.nodes,
    )
    return found, time.monotonic() - began


@overload
def _bare(outcome: PartyOutcome) -> PartyOutcome: ...
@overload
def _bare(outcome: None) -> None: ...
def _bare(outcome: PartyOutcome | None) -> PartyOutcome | None:
    """The outcome without its line: which of several best lines is found is not for a survey."""
    return outcome and PartyOutcome(outcome.low, outcome.high)
