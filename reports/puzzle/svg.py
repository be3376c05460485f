"""A puzzle, or its solution, as one self-contained SVG in the style of position pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.etree.ElementTree import Element

from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.reports.puzzle.text import short_id, subheading
from ppsolve.solver.language.messages import say
from ppsolve.solver.view.layout import split_words, wrap
from ppsolve.solver.view.svg import (
    EDGE,
    FAINT_INK,
    INK,
    PANEL,
    penguin_id,
    penguin_symbol,
    picture,
    put,
    write,
)

WORDS_COLUMNS: Final = 92
WORDS_LINE: Final = 20.0


def puzzle_svg(puzzle: Puzzle, *, solution: bool = False) -> str:
    """The puzzle as an SVG document: title, task, table and cards; with `solution`, the solved table.

    The picture of the puzzle gives nothing of the solution away. Tags, which give hints, are never shown.
    """
    task, renderer = puzzle.task, renderer_of(puzzle.task)
    penguin = penguin_id(repr((puzzle.title, task, solution)))
    if solution:
        title = say("puzzle-solution", title=puzzle.title)
        texts = (renderer.solution_note(task, puzzle.solution), renderer.moves(task, puzzle.solution))
        words = [text for text in texts if text]
    else:
        title = puzzle.title
        words = [split_words(text) for text in (renderer.statement(task), renderer.reminder(task))]
    drawing = Element("g")
    top = _draw_heading(drawing, title, subheading(puzzle), words, penguin)
    if solution:
        top = renderer.draw_solved(drawing, task, puzzle.solution, top, penguin)
        seen = renderer.describe_solved(task, puzzle.solution)
    else:
        top = renderer.draw_task(drawing, task, top, penguin)
        seen = renderer.describe_task(task)
    bottom = _draw_foot(drawing, puzzle, top)
    described = [" ".join(text).rstrip(".") for text in words] + seen
    return picture(drawing, (PANEL, bottom), title, described, penguin_symbol(penguin))


def _draw_heading(
    drawing: Element, title: str, kind: str, words: Sequence[Sequence[str]], penguin: str
) -> float:
    """Draw the title, the kind of puzzle and the text below them. Return the y coordinate below it."""
    put(drawing, "use", href=f"#{penguin}", x=EDGE - 4, y=12, width=42, height=49, fill=INK)
    write(drawing, title, EDGE + 48, 29, 19, anchor="start", bold=True)
    write(drawing, kind, EDGE + 48, 51, 13, anchor="start", fill=FAINT_INK)
    y = 82.0
    for text, fill in zip(words, (INK, FAINT_INK), strict=False):
        for line in wrap(text, WORDS_COLUMNS):
            write(drawing, line, EDGE, y, 14.5, anchor="start", fill=fill)
            y += WORDS_LINE
    return y + 8


def _draw_foot(drawing: Element, puzzle: Puzzle, top: float) -> float:
    """Draw the rules and the short ID in small print. Return the bottom of the panel."""
    words = filter(None, (renderer_of(puzzle.task).rules(puzzle.task), short_id(puzzle)))
    lines = wrap(split_words(" \N{MIDDLE DOT} ".join(words)), WORDS_COLUMNS)
    for number, line in enumerate(lines):
        write(drawing, line, PANEL / 2, top + 8 + 16 * number, 12, fill=FAINT_INK)
    return top + 8 + 16 * len(lines) + 6
