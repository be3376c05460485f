"""What the analyses of all games have in common as texts: the order of parts, the moves, the effort."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ppsolve.solver.analysis import Analysis
from ppsolve.solver.view.layout import GUTTER, LONGEST_LINE, paragraph
from ppsolve.solver.view.outcomes import moves_by_worth, other_lines


def join_parts(
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
    """The text of an analysis: what its game says, and what is said alike of all; empty parts left out."""
    sentences = min(width, LONGEST_LINE)
    parts = [
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
    return "\n\n".join(filter(None, parts))


def moves_table(analysis: Analysis[Any, Any], width: int) -> str:
    """The moves by what the player to move can be sure of after them."""
    from tabulate import tabulate

    headers = ["sure of", "after"]
    rows = [[str(outcome), " ".join(map(str, moves))] for outcome, moves in moves_by_worth(analysis)]
    return tabulate(
        rows,
        headers,
        disable_numparse=True,
        colalign=["right", "left"],
        maxcolwidths=[None, width - max(len(headers[0]), *(len(row[0]) for row in rows)) - len(GUTTER)],
    )


def effort_text(analysis: Analysis[Any, Any]) -> str:
    """How many positions were visited, and how fast."""
    rate = analysis.nodes / max(analysis.seconds, 1e-9) / 1e6
    positions = "1 position" if analysis.nodes == 1 else f"{analysis.nodes:,} positions"
    return f"{positions} in {analysis.seconds:.2f} s ({rate:.2f} M a second)"
