"""`verify`: what is true of claims about a position, and what is wrong with the others."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal

from ppsolve.solver.analysis import OUTCOMES, OutcomeName
from ppsolve.solver.claims import Claim, Subject
from ppsolve.solver.errors import BadInput
from ppsolve.solver.outcome import Limits, Outcome
from ppsolve.solver.party.cooperation import Cooperation
from ppsolve.solver.party.jsonform import to_dict
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.solver import NO_LIMITS, ProgressCallback, Solver

SCHEMA: Final = "ppsolve.verification/1"

Verdict = Literal["agrees", "differs", "undecided"]


@dataclass(frozen=True)
class Judgement:
    """A claim, what was found out (`None` if its move is not legal), and all that is wrong with it."""

    claim: Claim
    found: Outcome | None
    differences: tuple[str, ...]

    @property
    def verdict(self) -> Verdict:
        if self.differences:
            return "differs"
        assert self.found is not None
        return "agrees" if _all_allowed(self.claim, self.found) else "undecided"


@dataclass(frozen=True)
class Verification:
    """What became of all claims about a position."""

    position: Position
    judgements: tuple[Judgement, ...]
    nodes: int
    seconds: float

    @property
    def status(self) -> Verdict:
        """`differs` if any claim does, else `undecided` if any is."""
        verdicts = {judgement.verdict for judgement in self.judgements}
        return "differs" if "differs" in verdicts else "undecided" if "undecided" in verdicts else "agrees"

    def to_dict(self) -> dict[str, Any]:
        """The document that `ppsolve verify --json` prints."""
        return {
            "schema": SCHEMA,
            "position": to_dict(self.position),
            "status": self.status,
            "claims": [self._judgement_dict(judgement) for judgement in self.judgements],
            "effort": {"nodes": self.nodes, "seconds": round(self.seconds, 6)},
        }

    def _judgement_dict(self, judgement: Judgement) -> dict[str, Any]:
        claim, subject, found = judgement.claim, judgement.claim.subject, judgement.found
        document: dict[str, Any] = {"outcome": subject.outcome}
        if subject.seat is not None:
            document["player"] = self.position.players[subject.seat].name
        if subject.move is not None:
            document["move"] = str(subject.move)
        value_name = "value" if subject.outcome == "margin" else "penalty"
        return document | {
            "verdict": judgement.verdict,
            "claimed": {"low": claim.low, "high": claim.high},
            "found": None if found is None else found.to_dict(value_name),
            "differences": list(judgement.differences),
        }


def verify(
    position: Position,
    claims: Sequence[Claim],
    *,
    limits: Limits = NO_LIMITS,
    solver: Solver | None = None,
    progress: ProgressCallback | None = None,
) -> Verification:
    """What is true of the claims; only what is claimed is searched.

    >>> from ppsolve.solver import textform
    >>> from ppsolve.solver.claims import claims_of
    >>> position = textform.loads("iello-2024,base=3:-:RRGY,RGPB:0")
    >>> claims = claims_of(position, {"players": [{"name": "Bob", "guaranteed": 1}], "margin": 1})
    >>> [(judged.verdict, judged.differences) for judged in verify(position, claims).judgements]
    [('differs', ('claimed 1, proved 2',)), ('agrees', ())]

    The limit of time is for everything together, that of nodes for each question.
    """
    solver = solver or Solver()
    began, nodes_before = time.monotonic(), solver.nodes
    inquiry = _Inquiry(position, claims, solver, progress)
    known = inquiry.ask(limits)
    judgements = []
    for claim in claims:
        found = known.get(claim.subject)
        judgements.append(Judgement(claim, found, tuple(_differences(position, claim, found))))
    return Verification(
        position,
        tuple(judgements),
        solver.nodes - nodes_before + inquiry.cooperation.nodes,
        time.monotonic() - began,
    )


# Judging.


def _all_allowed(claim: Claim, found: Outcome) -> bool:
    return claim.allows(found.low) and claim.allows(found.high)


def _excluded(claim: Claim, found: Outcome) -> bool:
    too_high = claim.high is not None and found.low > claim.high
    return too_high or (claim.low is not None and found.high < claim.low)


def _differences(position: Position, claim: Claim, found: Outcome | None) -> Iterator[str]:
    """What is wrong with a claim; nothing if it is true, or if that is not decided."""
    if found is None:
        assert claim.subject.move is not None
        yield f"claimed {claim}, but the move is not legal: {_why_not(position, claim.subject.move)}"
        return
    if _excluded(claim, found):
        yield f"claimed {claim}, proved {'' if found.proved else 'to be within '}{found}"
    if claim.line:
        yield from _line_differences(position, claim)


def _why_not(position: Position, move: Placement) -> str:
    try:
        position.play(move)
    except BadInput as error:
        return error.what
    raise AssertionError("a legal move")


def _line_differences(position: Position, claim: Claim) -> Iterator[str]:
    """What is wrong with a line: it is not legal, not complete, or does not end in the claimed value."""
    first = claim.subject.move
    if first is not None and claim.line[0] != first:
        yield f"the line begins with {claim.line[0]}"
        return
    for number, move in enumerate(claim.line, start=1):
        if position.over or move not in position.placements():
            yield f"the line is not legal at move {number}, {move}: {_why_not(position, move)}"
            return
        position = position.after(move)
    if not position.over:
        yield f"the line stops after move {len(claim.line)}, before the round is over"
    elif not claim.allows(value := _value_at_end(position, claim.subject)):
        yield f"claimed {claim}, but the line ends in {value}"


def _value_at_end(end: Position, subject: Subject) -> int:
    if subject.outcome == "margin":
        first, second = end.scores()
        return second - first
    penalties = end.penalties()
    return sum(penalties) if subject.seat is None else penalties[subject.seat]


# Searching.

_Question = Callable[[Limits], Sequence[Outcome]]


class _Inquiry:
    """A search for what is claimed, and no more."""

    def __init__(
        self,
        position: Position,
        claims: Sequence[Claim],
        solver: Solver,
        progress: ProgressCallback | None,
    ) -> None:
        self.position = position
        self.claims = claims
        self.solver = solver
        self.progress = progress
        self.cooperation = Cooperation(position, solver.threads, progress, lambda: solver.cancelled)
        self.known: dict[Subject, Outcome] = {}
        self.questions = list(self._questions())

    def ask(self, limits: Limits) -> dict[Subject, Outcome]:
        """What is found out about each subject; who ran out of time gets what the others have left over."""
        deadline = float("inf") if limits.seconds is None else time.monotonic() + limits.seconds
        waiting = self.questions
        while waiting:
            late = []
            for number, (subjects, question) in enumerate(waiting):
                began = time.monotonic()
                share = max(0.0, deadline - began) / (len(waiting) - number)
                for subject, found in zip(subjects, question(Limits(share, limits.nodes)), strict=True):
                    self.known[subject] = _narrowed(self.known.get(subject, found), found)
                self._conclude()
                # Who stopped earlier has reached another limit, and would reach it again.
                if time.monotonic() - began >= share and not self._settled(subjects):
                    late.append((subjects, question))
            out_of_time = time.monotonic() >= deadline
            waiting = [] if out_of_time or self.solver.cancelled or limits.nodes is not None else late
        return self.known

    def _conclude(self) -> None:
        """Nobody is left with fewer cards than at best, or with more than they can be sure of."""
        for seat in range(len(self.position.players)):
            subjects = [Subject(name, seat) for name in ("best", "selfish", "guaranteed")]
            ascending = [subject for subject in subjects if subject in self.known]
            outcomes = [self.known[subject] for subject in ascending]
            for number, subject in enumerate(ascending):
                low = max(outcome.low for outcome in outcomes[: number + 1])
                high = min(outcome.high for outcome in outcomes[number:])
                if not outcomes[number].proved:
                    self.known[subject] = Outcome(low, high)

    def _settled(self, subjects: Sequence[Subject]) -> bool:
        return all(
            _all_allowed(claim, found) or _excluded(claim, found)
            for claim in self.claims
            if claim.subject in subjects
            for found in (self.known[claim.subject],)
        )

    def _questions(self) -> Iterator[tuple[Sequence[Subject], _Question]]:
        """The questions, each with what it is to find out; what is known of `guaranteed` helps others."""
        position, solver, progress = self.position, self.solver, self.progress
        subjects = list(dict.fromkeys(claim.subject for claim in self.claims))
        now = [subject for subject in subjects if subject.move is None]
        sure = [subject for subject in now if subject.outcome == "guaranteed"]
        if sure:
            seats = [subject.seat for subject in sure if subject.seat is not None]
            yield sure, partial(solver.guaranteed, position, seats, progress=progress)
        for name in OUTCOMES:
            asked = [subject for subject in now if subject.outcome == name]
            if asked and name != "guaranteed":
                yield asked, partial(self._found, name, asked)
        legal = position.placements()
        for subject in subjects:
            if subject.move in legal:
                yield [subject], partial(self._after, subject)

    def _found(self, name: OutcomeName, asked: Sequence[Subject], limits: Limits) -> Sequence[Outcome]:
        if name == "margin":
            return [self.solver.margin(self.position, limits, self.progress)]
        if name == "table":
            return [self.cooperation.table(limits)]
        if name == "best":
            outcomes = self.cooperation.best(limits)
        else:
            outcomes = self.solver.selfish(self.position, self._sure(), limits)
        return [outcomes[subject.seat] for subject in asked if subject.seat is not None]

    def _sure(self) -> list[Outcome]:
        """What is known of `guaranteed`, for every seat."""
        return [
            self.known.get(Subject("guaranteed", seat), Outcome(0, len(player.hand)))
            for seat, player in enumerate(self.position.players)
        ]

    def _after(self, subject: Subject, limits: Limits) -> Sequence[Outcome]:
        assert subject.move is not None and subject.seat is not None
        after = self.position.after(subject.move)
        return self.solver.guaranteed(after, [subject.seat], limits, self.progress)


def _narrowed(known: Outcome, found: Outcome) -> Outcome:
    """What two outcomes of the same question say together."""
    if known.proved or found.proved:
        return known if known.proved else found
    return Outcome(max(known.low, found.low), min(known.high, found.high))
