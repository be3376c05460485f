"""`Puzzle`: a task with its proved solution, level and tags; hints and checks for it."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol

from ppsolve.puzzles.kind import Task
from ppsolve.puzzles.kinds import kind_of, series_of
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.simple_play import band_fault
from ppsolve.puzzles.solution import Finding, Level, SolutionStep, level_text
from ppsolve.solver.errors import BadInput
from ppsolve.solver.language.messages import say


class PuzzleDrawings(Protocol):
    """Renders puzzles without their solutions."""

    def text(self, puzzle: Puzzle, /) -> str: ...

    def svg(self, puzzle: Puzzle, /) -> str: ...

    def png(self, puzzle: Puzzle, /) -> bytes: ...

    def page(self, puzzle: Puzzle, /) -> str: ...


@dataclass(frozen=True, repr=False)
class Puzzle:
    """A sound puzzle. `print` shows the task without the solution."""

    drawn: ClassVar[PuzzleDrawings | None] = None
    """How to print and draw puzzles; `ppsolve.reports.puzzle.text.enable_drawing` sets it."""

    task: Task
    level: Level
    tags: tuple[str, ...]
    solution: tuple[str, ...]
    """In the notation of its kind: moves as text, or the rows of a full pyramid."""
    recipe: Recipe | None = None
    """The recipe of a generated puzzle."""
    date: datetime.date | None = None
    """The day of a daily puzzle."""
    measures: Mapping[str, int] = field(default_factory=dict, hash=False)
    """The measures that it was graded by, besides techniques; empty for generators that do not measure."""

    def __repr__(self) -> str:
        return f"<Puzzle {self.origin}>"

    def __str__(self) -> str:
        return self.title if self.drawn is None else self.drawn.text(self)

    def to_svg(self) -> str:
        """Return a picture of the task as SVG."""
        return self._drawings().svg(self)

    def to_png(self) -> bytes:
        """Return a picture of the task as PNG."""
        return self._drawings().png(self)

    def to_html(self) -> str:
        """Return a page to play the puzzle on, one self-contained HTML file."""
        return self._drawings().page(self)

    def to_dict(self) -> dict[str, Any]:
        """Return the puzzle, with its solution, as a JSON object."""
        from ppsolve.puzzles.puzzle_json import to_dict

        return to_dict(self)

    def check(self, moves: str | Sequence[str]) -> Finding:
        """Check a complete or partial solution, a list of moves or one text with spaces between them.

        The finding is true if nothing is wrong; `solved` says whether it is complete, `text` what is wrong.
        """
        return check_solution(self, moves.split() if isinstance(moves, str) else moves)

    def hint(self, moves: Sequence[str] = ()) -> SolutionStep:
        """Return the step after the moves made so far, with its technique and its reason."""
        return next_step(self, moves)

    def _drawings(self) -> PuzzleDrawings:
        assert self.drawn is not None, "call ppsolve.reports.puzzle.text.enable_drawing first"
        return self.drawn

    def _repr_svg_(self) -> str | None:
        """Draw the task, for notebooks."""
        return None if self.drawn is None else self.to_svg()

    @property
    def id(self) -> str:
        """The short ID of a generated puzzle, or else the permanent ID, which holds the whole puzzle."""
        from ppsolve.puzzles.ids import permanent_id

        return self.recipe.name if self.recipe else permanent_id(self)

    @property
    def kind(self) -> str:
        return kind_of(self.task).name

    @property
    def number(self) -> int | None:
        """The number of a daily puzzle, counted from the first day of its series."""
        return None if self.date is None else series_of(kind_of(self.task)).number_of(self.date)

    @property
    def theme(self) -> str | None:
        """The theme of the week of a daily puzzle that is about it."""
        if self.date is None or self.number is None or not self.measures:
            return None
        theme = series_of(kind_of(self.task)).theme_of(self.number)
        return theme.name if theme is not None and set(theme.tags) & set(self.tags) else None

    @property
    def origin(self) -> str:
        """The short ID of a generated puzzle, or else the name of the kind."""
        return self.recipe.name if self.recipe else self.kind

    @property
    def title(self) -> str:
        """Its name for people: `Penguin duel #123 · hard`, or with its seed if it is not a daily one."""
        name, level = say(kind_of(self.task).title), level_text(self.level)
        if self.number is not None:
            return say("puzzle-title-daily", name=name, number=str(self.number), level=level)
        if self.recipe is not None:
            return say("puzzle-title-seed", name=name, seed=str(self.recipe.seed), level=level)
        return say("puzzle-title", name=name, level=level)


def prove(task: Task, recipe: Recipe | None = None) -> Puzzle:
    """Prove a task sound and return it as a puzzle; `BadInput` if it is not sound or of another level."""
    operations = kind_of(task).operations
    found = operations.examine(task)
    if recipe is not None and recipe.level != found.level:
        raise BadInput("level", f"{recipe.name} should be {recipe.level}, but the puzzle is {found.level}")
    if recipe is None or not kind_of(task).measures_by(recipe.generator):
        return Puzzle(task, found.level, found.tags, found.solution, recipe)
    assert operations.measures is not None, f"{recipe.name} is graded without measures"
    measures = operations.measures(task)
    if fault := band_fault(operations.bands, recipe.level, measures):
        raise BadInput("level", f"{recipe.name} should be {recipe.level}, but it is not: {fault.reason}")
    tags = (*found.tags, *operations.looks(task))
    return Puzzle(task, found.level, tags, found.solution, recipe, measures=measures)


def check_solution(puzzle: Puzzle, moves: Sequence[str]) -> Finding:
    """Check a complete or partial solution; the finding names the first mistake."""
    return kind_of(puzzle.task).operations.check(puzzle.task, moves)


def next_step(puzzle: Puzzle, moves: Sequence[str] = ()) -> SolutionStep:
    """Return the step after the moves made so far, with its technique and its reason."""
    return kind_of(puzzle.task).operations.next_step(puzzle.task, moves)


def solution_steps(puzzle: Puzzle) -> tuple[SolutionStep, ...]:
    """Return the solution step by step, every step with its technique and its reason."""
    return kind_of(puzzle.task).operations.steps(puzzle.task)
