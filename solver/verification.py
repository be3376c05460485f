"""`verify`: check claims about a position against proved values."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeVar

from ppsolve.solver.claims import Claim
from ppsolve.solver.errors import BadInput
from ppsolve.solver.game import GamePosition, ProgressCallback
from ppsolve.solver.outcome import NO_LIMITS, Limits, Outcome, Question
from ppsolve.solver.question_scheduler import QuestionScheduler
from ppsolve.solver.solver import Solver

SCHEMA: Final = "ppsolve.verification/1"

Agreement = Literal["agrees", "differs", "undecided"]

Move = TypeVar("Move")
Position = TypeVar("Position", bound=GamePosition[Any])


@dataclass(frozen=True)
class Judgement(Generic[Move]):
    """A claim, the outcome found (`None` if its move is illegal), and the differences between them."""

    claim: Claim[Move]
    found: Outcome[Move] | None
    differences: tuple[str, ...]

    @property
    def verdict(self) -> Agreement:
        if self.differences:
            return "differs"
        assert self.found is not None
        return "agrees" if _all_allowed(self.claim, self.found) else "undecided"


@dataclass(frozen=True)
class Verification(Generic[Position, Move]):
    """The verdicts on all claims about a position."""

    position: Position
    judgements: tuple[Judgement[Move], ...]
    nodes: int
    seconds: float

    @property
    def status(self) -> Agreement:
        """`differs` if any claim does, else `undecided` if any is."""
        verdicts = {judgement.verdict for judgement in self.judgements}
        return "differs" if "differs" in verdicts else "undecided" if "undecided" in verdicts else "agrees"

    def to_dict(self) -> dict[str, Any]:
        """Serialise to the document that `ppsolve verify --json` prints."""
        return {
            "schema": SCHEMA,
            "position": self.position.game.to_dict(self.position),
            "status": self.status,
            "claims": [self._judgement_dict(judgement) for judgement in self.judgements],
            "effort": {"nodes": self.nodes, "seconds": round(self.seconds, 6)},
        }

    def _judgement_dict(self, judgement: Judgement[Move]) -> dict[str, Any]:
        claim, question, found = judgement.claim, judgement.claim.question, judgement.found
        document: dict[str, Any] = {"outcome": question.outcome}
        if question.seat is not None:
            document["player"] = self.position.names[question.seat]
        if question.move is not None:
            document["move"] = str(question.move)
        value_name = "value" if question.outcome == "margin" else self.position.game.value_name
        return document | {
            "verdict": judgement.verdict,
            "claimed": {"low": claim.low, "high": claim.high},
            "found": None if found is None else found.to_dict(value_name),
            "differences": list(judgement.differences),
        }


def verify(
    position: Position,
    claims: Sequence[Claim[Any]],
    *,
    limits: Limits = NO_LIMITS,
    solver: Solver | None = None,
    progress: ProgressCallback | None = None,
) -> Verification[Position, Any]:
    """Check the claims; compute only the outcomes they mention.

    >>> from ppsolve.solver import textform
    >>> from ppsolve.solver.claims import claims_of
    >>> position = textform.loads("iello-2024,base=3:-:RRGY,RGPB:0")
    >>> claims = claims_of(position, {"players": [{"name": "Bob", "guaranteed": 1}], "margin": 1})
    >>> [(judged.verdict, judged.differences) for judged in verify(position, claims).judgements]
    [('differs', ('claimed 1, proved 2',)), ('agrees', ())]

    The time limit covers all claims together, the node limit each question.
    """
    solver = solver or Solver()
    began = time.monotonic()
    legal = position.legal_moves
    questions = [
        claim.question for claim in claims if claim.question.move is None or claim.question.move in legal
    ]

    def is_answered(question: Question[Any], known: Outcome[Any]) -> bool:
        about = (claim for claim in claims if claim.question == question)
        return all(_all_allowed(claim, known) or _excluded(claim, known) for claim in about)

    scheduler: QuestionScheduler[Any] = QuestionScheduler(
        position, questions, solver, progress, lines=False, is_answered=is_answered
    )
    known = scheduler.ask(limits)
    judgements = []
    for claim in claims:
        found = known.get(claim.question)
        judgements.append(Judgement(claim, found, tuple(_differences(position, claim, found))))
    return Verification(position, tuple(judgements), scheduler.nodes, time.monotonic() - began)


# Judging.


def _all_allowed(claim: Claim[Move], found: Outcome[Move]) -> bool:
    return claim.allows(found.low) and claim.allows(found.high)


def _excluded(claim: Claim[Move], found: Outcome[Move]) -> bool:
    too_high = claim.high is not None and found.low > claim.high
    return too_high or (claim.low is not None and found.high < claim.low)


def _differences(
    position: GamePosition[Move], claim: Claim[Move], found: Outcome[Move] | None
) -> Iterator[str]:
    """Yield the errors of a claim; none if it is true or undecided."""
    if found is None:
        assert claim.question.move is not None
        yield f"claimed {claim}, but the move is not legal: {_why_illegal(position, claim.question.move)}"
        return
    if _excluded(claim, found):
        yield f"claimed {claim}, proved {'' if found.proved else 'to be within '}{found}"
    if claim.line:
        yield from _line_differences(position, claim)


def _why_illegal(position: GamePosition[Move], move: Move) -> str:
    try:
        position.play(move)
    except BadInput as error:
        return error.what
    raise AssertionError("a legal move")


def _line_differences(position: GamePosition[Move], claim: Claim[Move]) -> Iterator[str]:
    """Yield the errors of a line: an illegal move, a missing end, or an end with another value."""
    first = claim.question.move
    if first is not None and claim.line[0] != first:
        yield f"the line begins with {claim.line[0]}"
        return
    for number, move in enumerate(claim.line, start=1):
        if position.over or move not in position.legal_moves:
            yield f"the line is not legal at move {number}, {move}: {_why_illegal(position, move)}"
            return
        position = position.after(move)
    if not position.over:
        yield f"the line stops after move {len(claim.line)}, before the {position.game.contest} is over"
    elif not claim.allows(value := position.result(claim.question)):
        yield f"claimed {claim}, but the line ends in {value}"
