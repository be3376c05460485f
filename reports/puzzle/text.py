"""A puzzle as text: for a terminal, to share, its headings, and the steps of its solution."""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Callable, Sequence

from ppsolve.puzzles.kinds import kind_of
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.solution import Level, SolutionStep
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.solver.language.messages import say
from ppsolve.solver.view.layout import LONGEST_LINE, NARROWEST, paragraph, split_words, wrap

# For a terminal.


def puzzle_text(puzzle: Puzzle, *, colour: bool = False, width: int = 80) -> str:
    """The task in words, the table, and the cards, in lines of at most `width` columns (40 or more).

    Tags are left out because they give hints. With `colour`, letters are coloured but never replaced.
    """
    room = max(width, NARROWEST)
    task = puzzle.task
    renderer = renderer_of(task)
    blocks = [
        paragraph(puzzle.title, room),
        paragraph(theme_text(puzzle), room),
        paragraph(
            f"{renderer.statement(task)} {renderer.reminder(task)}", min(room, LONGEST_LINE), indent=""
        ),
        renderer.board_text(task, room, colour),
        renderer.cards_text(task, room, colour),
        paragraph(renderer.rules(task), room),
        say("puzzle-id", id=short_id(puzzle)) if short_id(puzzle) else "",
    ]
    return "\n\n".join(filter(None, blocks))


def solution_text(puzzle: Puzzle, *, colour: bool = False, width: int = 80) -> str:
    """The table when the puzzle is solved, and the moves that lead there."""
    room = max(width, NARROWEST)
    task, solution = puzzle.task, puzzle.solution
    renderer = renderer_of(task)
    blocks = [
        paragraph(say("puzzle-solution", title=puzzle.title), room),
        paragraph(renderer.answer(task, solution), room),
        renderer.solved_text(task, solution, room, colour),
        renderer.moves_text(task, solution, room),
    ]
    return "\n\n".join(filter(None, blocks))


def steps_text(steps: Sequence[SolutionStep], name_of: Callable[[str], str] = str, *, width: int = 80) -> str:
    """Numbered steps: the move and its technique, and below them the reason, part by part.

    A reason that several steps in a row share is printed once. `name_of` names a technique.
    """
    digits = len(str(len(steps)))
    indent = " " * (digits + 2)
    lines: list[str] = []
    for number, step in enumerate(steps, start=1):
        lines.append(f"{number:>{digits}}. {step.move}  {name_of(step.technique)}")
        if number > 1 and step.reason == steps[number - 2].reason:
            continue
        for part in step.parts or (step.reason,):
            lines += [indent + line for line in wrap(split_words(part), max(width, NARROWEST) - len(indent))]
    return "\n".join(lines)


# To share.


def share_text(puzzle: Puzzle) -> str:
    """A short text to post, without spoilers: title, table as emoji, and what to do."""
    lines = [puzzle.title, *renderer_of(puzzle.task).share_lines(puzzle.task), short_id(puzzle)]
    return "\n".join(filter(None, lines))


# Headings.


def heading(puzzle: Puzzle) -> str:
    """The title without level and ID: `Penguin pyramid #123`."""
    return _numbered(say(kind_of(puzzle.task).title), puzzle.number)


def _numbered(name: str, number: int | None) -> str:
    return name if number is None else say("puzzle-numbered", name=name, number=str(number))


def subheading(puzzle: Puzzle, *, theme: bool = True) -> str:
    """The heading of the kind, followed by the day of a daily puzzle and, with `theme`, its theme."""
    day = "" if puzzle.date is None else day_text(puzzle.date)
    words = (renderer_of(puzzle.task).heading, day, theme_text(puzzle) if theme else "")
    return " \N{MIDDLE DOT} ".join(filter(None, words))


def theme_text(puzzle: Puzzle) -> str:
    """`Theme of the week: bridges`; empty for a puzzle that is not about the theme of its week."""
    return "" if puzzle.theme is None else say("puzzle-theme", theme=theme_name(puzzle.theme))


def theme_name(theme: str) -> str:
    """The name of a theme in the current language."""
    slug = theme.replace(" ", "-")
    return say(f"puzzle-theme-{slug}")


def menu_names(puzzles: Sequence[Puzzle]) -> list[str]:
    """The names of puzzles in a menu that shows their days and levels: `Duel #123`, `Pyramid 7, base of 5`.

    Puzzles of one day and level have different names: the second `Duel` is called `Duel (2)`.
    """
    names = []
    seen: Counter[tuple[str, Level, datetime.date | None]] = Counter()
    for puzzle in puzzles:
        name = _menu_name(puzzle)
        seen[same := (name, puzzle.level, puzzle.date)] += 1
        names.append(name if seen[same] == 1 else f"{name} ({seen[same]})")
    return names


def _menu_name(puzzle: Puzzle) -> str:
    name, recipe = say(kind_of(puzzle.task).label), puzzle.recipe
    if puzzle.number is not None or recipe is None:
        return _numbered(name, puzzle.number)
    base, players = recipe.base or 0, recipe.players or 0
    return say("puzzle-menu-seed", name=name, seed=str(recipe.seed), base=base, players=players)


def short_id(puzzle: Puzzle) -> str:
    """The short ID of a generated puzzle; empty for others."""
    return puzzle.recipe.name if puzzle.recipe else ""


def day_text(date: datetime.date) -> str:
    """A date in words, the same in every locale: `3 May 2026`."""
    return say("puzzle-day", day=date.day, month=date.month, year=str(date.year))


# For `print` and for notebooks.


class _Drawings:
    def text(self, puzzle: Puzzle) -> str:
        return puzzle_text(puzzle)

    def svg(self, puzzle: Puzzle) -> str:
        from ppsolve.reports.puzzle.svg import puzzle_svg

        return puzzle_svg(puzzle)

    def png(self, puzzle: Puzzle) -> bytes:
        from ppsolve.reports.shared.png import png_of

        return png_of(self.svg(puzzle))

    def page(self, puzzle: Puzzle) -> str:
        from ppsolve.reports.shortcuts import puzzle_page

        return puzzle_page(puzzle)


def enable_drawing() -> None:
    """Let `print` and notebooks draw puzzles."""
    Puzzle.drawn = _Drawings()
