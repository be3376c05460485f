"""Analyses as text, with an `AnalysisRenderer` for the parts that depend on the game; verified claims."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ppsolve.reports.shared.tables import sentence
from ppsolve.solver.language.messages import decimal_text, say
from ppsolve.solver.verification import Judgement, Verification
from ppsolve.solver.view.layout import GUTTER, NARROWEST, columns, display_width, paragraph
from ppsolve.solver.view.outcomes import AnyAnalysis, lead, moves_by_worth, other_lines, outcome_text
from ppsolve.solver.view.phrases import shown_name


@dataclass(frozen=True)
class AnalysisRenderer:
    """Renders the analyses of a game. The functions take `Analysis` and positions of that game."""

    premise: Callable[[], str]
    """States what the values mean and assume."""
    position: Callable[..., str]
    """Draws a position, given `colour` and `width`."""
    players: Callable[[Any, int], str]
    """Formats the players and their outcomes in a given width."""
    totals: Callable[[Any], Iterable[str]]
    meaning: Callable[[Any], Iterable[str]]
    moves: Callable[[Any, bool, int], str]
    """Formats the values of the moves, with or without colour, in a given width."""
    recommendation: Callable[[Any], str]
    line_moves: Callable[[Any, Sequence[Any]], Sequence[Any]]
    step_entries: Callable[[Sequence[Any], int], list[list[str]]]
    """Formats each move of a line: its lines of at most a given width."""
    step_drawing: Callable[[Any, bool, int], Iterable[str]]
    """Draws the position after a move of a line."""
    end: Callable[[Any], str]
    """Describes the end of a line, given its last position."""
    selfish_reach: Callable[[Any], str]
    """Explains up to which size of a position `selfish` is computed by default."""

    def text(
        self, analysis: AnyAnalysis, *, colour: bool = False, width: int = 80, show_line: bool = False
    ) -> str:
        """Format an analysis in lines of at most `width` columns (at least 40).

        The line of the recommended move is listed in numbered steps; `show_line` also draws the position
        after each.
        """
        width = max(width, NARROWEST)
        sections = [
            self.position(analysis.position, colour=colour, width=width),
            sentence(self.premise(), width),
            self.players(analysis, width) if analysis.players else "",
            "\n".join(paragraph(text, width) for text in self.totals(analysis)),
            sentence(" ".join(self.meaning(analysis)), width),
            self.moves(analysis, colour, width) if analysis.moves else "",
            paragraph(self.recommendation(analysis), width, indent=""),
            *self._line(analysis, colour, width, show_line),
            "\n".join(paragraph(text, width) for text in other_lines(analysis)),
            paragraph(effort_text(analysis), width),
        ]
        return "\n\n".join(filter(None, sections))

    def _line(self, analysis: AnyAnalysis, colour: bool, width: int, drawn: bool) -> Iterator[str]:
        """Yield the line of the recommended move in numbered steps, and its end."""
        line = lead(analysis)
        if line is None:
            return
        found = self.line_moves(analysis.position, line.moves)
        entries = self.step_entries(found, width)
        if drawn:
            yield "\n\n".join(
                "\n".join((*entry, "", *self.step_drawing(step, colour, width)))
                for entry, step in zip(entries, found, strict=True)
            )
        else:
            yield "\n".join(columns([text for entry in entries for text in entry], width))
        yield paragraph(self.end(found[-1].after), width)


def moves_table(analysis: AnyAnalysis, width: int) -> str:
    """Format the moves, grouped by the guaranteed result of the player to move."""
    from tabulate import tabulate

    headers = [outcome_text("guaranteed"), say("analyze-header-after")]
    rows = [[str(outcome), " ".join(map(str, moves))] for outcome, moves in moves_by_worth(analysis)]
    values = max(display_width(headers[0]), *(len(row[0]) for row in rows))
    return tabulate(
        rows,
        headers,
        disable_numparse=True,
        colalign=["right", "left"],
        maxcolwidths=[None, width - values - len(GUTTER)],
    )


def effort_text(analysis: AnyAnalysis) -> str:
    """Return the number of positions visited, and the time."""
    rate = analysis.nodes / max(analysis.seconds, 1e-9) / 1e6
    seconds = decimal_text(analysis.seconds, 2)
    return say("analyze-effort", positions=analysis.nodes, seconds=seconds, rate=decimal_text(rate, 2))


# Verified claims.


def verification_lines(verification: Verification[Any, Any]) -> list[str]:
    """Return a line for each wrong or undecided claim, then the counts."""
    names = verification.position.names
    lines = [problem for judgement in verification.judgements for problem in _problems(names, judgement)]
    number = Counter(judgement.verdict for judgement in verification.judgements)
    total = len(verification.judgements)
    counts = [f"{number['agrees']} {'agrees' if number['agrees'] == 1 else 'agree'}"]
    if number["differs"]:
        counts.append(f"{number['differs']} {'differs' if number['differs'] == 1 else 'differ'}")
    if number["undecided"]:
        counts.append(f"{number['undecided']} not decided")
    lines.append(f"{total} {'claim' if total == 1 else 'claims'}: {', '.join(counts)}")
    return lines


def _problems(names: Sequence[str], judgement: Judgement[Any]) -> Iterator[str]:
    question = judgement.claim.question
    subject = question.outcome if question.move is None else f"{question.outcome} after {question.move}"
    if question.seat is not None:
        subject = f"{shown_name(names[question.seat], names)}, {subject}"
    if judgement.verdict == "undecided":
        yield f"{subject}: claimed {judgement.claim}, not decided: {judgement.found}"
    else:
        yield from (f"{subject}: {difference}" for difference in judgement.differences)
