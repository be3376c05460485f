"""Sentences of hints as claims: each must be of a known form, and is checked by the method for that form."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any

from ppsolve.puzzles.solution import HINT_STAGES, SolutionStep
from ppsolve.solver.view.phrases import number_word

NUMBERS = {number_word(number): number for number in range(11)}


def number_of(word: str) -> int:
    return NUMBERS[word.lower()] if word.lower() in NUMBERS else int(word)


def tiles_in(text: str) -> set[str]:
    return set(re.findall(r"[a-h]\d", text))


SOME_TILES = r"(?:[a-h]\d(?:, | and )?)+(?:\w+ more tiles)?"


def names_tiles(text: str, tiles: set[str]) -> None:
    """Check that a text names tiles, or names some of many and counts the others."""
    named = tiles_in(text)
    assert named <= tiles
    more = re.search(r"(\w+) more tiles$", text)
    assert len(named) + (number_of(more[1]) if more else 0) == len(tiles) > 0


class Claims(ABC):
    """The claims about one decision."""

    moves: dict[str, Any]
    """The legal moves, with the positions after them."""
    named: set[str]
    """The moves that the text names as failing."""
    kept: set[str] | None
    """The moves of which an idea or a place is true; `None` if the text has none."""

    @abstractmethod
    def claims(self) -> dict[str, Callable[..., None]]:
        """The forms of sentences, and the method that checks each of them."""

    def check(self, text: str) -> None:
        """Check sentence after sentence. A sentence of an unknown form is an error."""
        rest = text.strip()
        while rest:
            for form, method in self.claims().items():
                if found := re.match(form, rest):
                    try:
                        method(*found.groups())
                    except AssertionError as error:
                        raise AssertionError(f"not so: {found[0]!r}") from error
                    rest = rest[found.end() :].strip()
                    break
            else:
                raise AssertionError(f"nobody checks {rest!r}")

    def left_by(self, text: str) -> set[str]:
        """Check a text, and return the moves that it leaves possible."""
        self.kept, self.named = None, set()
        self.check(text)
        return (set(self.moves) if self.kept is None else self.kept) - self.named

    def keep_moves(self, moves: Iterable[str]) -> None:
        self.kept = set(moves)

    def keep(self, is_true: Callable[[Any], bool]) -> None:
        self.keep_moves(move for move, after in self.moves.items() if is_true(after))


def check_stages(claims: Claims, step: SolutionStep) -> None:
    """Check the stages of a hint: their order, their sentences, and the moves that they leave possible."""
    stages = [hint.stage for hint in step.hints]
    assert stages == [stage for stage in HINT_STAGES if stage in stages]
    left = set(claims.moves)
    for hint in step.hints:
        left &= claims.left_by(hint.text)
        assert set(hint.left) == left, (hint, left)
        assert step.move in left
        assert step.move not in hint.text
