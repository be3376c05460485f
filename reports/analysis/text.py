"""Text that analyses of all games share: sections, the table of moves, the effort, and verified claims."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from ppsolve.solver.analysis import Analysis
from ppsolve.solver.verification import Judgement, Verification
from ppsolve.solver.view.layout import GUTTER, LONGEST_LINE, paragraph
from ppsolve.solver.view.outcomes import moves_by_worth, other_lines
from ppsolve.solver.view.phrases import shown_name


def join_sections(
    analysis: Analysis[Any, Any],
    width: int,
    *,
    position: str,
    premise: str,
    players: str,
    totals: Iterable[tuple[str, object]],
    meaning: Iterable[str],
    moves: str,
    advice: Iterable[str],
) -> str:
    """Join the sections of an analysis and add those that do not depend on the game; skip empty ones."""
    sentences = min(width, LONGEST_LINE)
    sections = [
        position,
        paragraph(premise, sentences, indent=""),
        players,
        "\n".join(paragraph(f"{name}: {value}", width) for name, value in totals),
        paragraph(" ".join(meaning), sentences, indent=""),
        moves,
        *advice,
        "\n".join(paragraph(text, width) for text in other_lines(analysis)),
        paragraph(effort_text(analysis), width),
    ]
    return "\n\n".join(filter(None, sections))


def moves_table(analysis: Analysis[Any, Any], width: int) -> str:
    """Format the moves, grouped by the guaranteed result of the player to move."""
    from tabulate import tabulate

    headers = ["guaranteed", "after"]
    rows = [[str(outcome), " ".join(map(str, moves))] for outcome, moves in moves_by_worth(analysis)]
    return tabulate(
        rows,
        headers,
        disable_numparse=True,
        colalign=["right", "left"],
        maxcolwidths=[None, width - max(len(headers[0]), *(len(row[0]) for row in rows)) - len(GUTTER)],
    )


def effort_text(analysis: Analysis[Any, Any]) -> str:
    """Return the number of positions visited, the time and the speed."""
    rate = analysis.nodes / max(analysis.seconds, 1e-9) / 1e6
    positions = "1 position" if analysis.nodes == 1 else f"{analysis.nodes:,} positions"
    return f"{positions} in {analysis.seconds:.2f} s ({rate:.2f} M a second)"


# Verified claims.


def verification_lines(verification: Verification[Any, Any]) -> list[str]:
    """Return a line for each wrong or undecided claim, then the counts."""
    lines = [
        f"{_subject(verification.position.names, judgement)}: {problem}"
        for judgement in verification.judgements
        for problem in _problems(judgement)
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


def _problems(judgement: Judgement[Any]) -> tuple[str, ...]:
    if judgement.verdict == "undecided":
        return (f"claimed {judgement.claim}, not decided: {judgement.found}",)
    return judgement.differences


def _subject(names: Sequence[str], judgement: Judgement[Any]) -> str:
    question = judgement.claim.question
    words = question.outcome if question.move is None else f"{question.outcome} after {question.move}"
    return words if question.seat is None else f"{shown_name(names[question.seat], names)}, {words}"
