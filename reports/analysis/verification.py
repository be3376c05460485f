"""What became of claims, as text: a line for each that is wrong or not decided, and a line for all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ppsolve.solver.verification import Judgement, Verification
from ppsolve.solver.view.phrases import shown_name


def verification_lines(verification: Verification[Any, Any]) -> list[str]:
    """A line for each difference and for each claim that is not decided, then the count."""
    lines = [
        f"{_subject(verification.position.names, judgement)}: {what}"
        for judgement in verification.judgements
        for what in _complaints(judgement)
    ]
    number = Counter(judgement.verdict for judgement in verification.judgements)
    total = len(verification.judgements)
    counts = [f"{number['agrees']} {'agrees' if number['agrees'] == 1 else 'agree'}"]
    if number["differs"]:
        counts.append(f"{number['differs']} {'differs' if number['differs'] == 1 else 'differ'}")
    if number["undecided"]:
        counts.append(f"{number['undecided']} not decided")
    lines.append(f"{total} {'claim' if total == 1 else 'claims'}: {', '.join(counts)}")
    return lines


def _complaints(judgement: Judgement[Any]) -> tuple[str, ...]:
    if judgement.verdict == "undecided":
        return (f"claimed {judgement.claim}, not decided: {judgement.found}",)
    return judgement.differences


def _subject(names: Sequence[str], judgement: Judgement[Any]) -> str:
    question = judgement.claim.question
    words = question.outcome if question.move is None else f"{question.outcome} after {question.move}"
    return words if question.seat is None else f"{shown_name(names[question.seat], names)}, {words}"
