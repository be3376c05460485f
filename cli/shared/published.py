"""A file of published puzzles: JSON Lines by date, which grows and in which nothing changes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ppsolve.cli.shared.inputs import documents_of
from ppsolve.puzzles.daily import Published, read_published
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.puzzle_json import dumps, to_dict
from ppsolve.solver import BadInput


@dataclass(frozen=True)
class PublishedLines:
    """The lines of such a file, each with the puzzle that stands there."""

    lines: tuple[tuple[Published, str], ...]

    @staticmethod
    def of(path: str) -> PublishedLines:
        """The lines of the file at a path; `BadInput` if it is not one of published puzzles."""
        puzzles = list(documents_of(path, read_published, "puzzle"))
        with open(path, encoding="utf-8-sig") as stream:
            lines = [line for line in stream.read().split("\n") if line.strip()]
        if len(lines) != len(puzzles):
            raise BadInput(path, "is there, but is not a file of published puzzles, one a line")
        return PublishedLines(tuple(zip(puzzles, lines, strict=True)))

    @property
    def puzzles(self) -> list[Published]:
        return [puzzle for puzzle, _ in self.lines]

    def extended(self, puzzles: Iterable[Puzzle], *, solution: bool = True) -> list[str]:
        """The lines, and among them, by date, those of the puzzles that are lacking."""
        lines = list(self.lines)
        for puzzle in puzzles:
            new = read_published(to_dict(puzzle))
            if all((new.date, new.kind) != (old.date, old.kind) for old, _ in lines):
                place = next((n for n, (old, _) in enumerate(lines) if old.date > new.date), len(lines))
                lines.insert(place, (new, dumps(puzzle, one_line=True, solution=solution)))
        return [line for _, line in lines]
