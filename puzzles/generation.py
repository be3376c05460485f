"""Generation: candidates are tried until one is what was wished for, and what was rejected is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from ppsolve.puzzles.kinds import examined, the_kind
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.recipe import GENERATOR, Wish
from ppsolve.puzzles.task import Rejected, Task
from ppsolve.solver.errors import BadInput
from ppsolve.solver.processes import ATTEMPTS, WorkersDied, in_order


@dataclass(frozen=True)
class Generated:
    """A new puzzle, and how many candidates were rejected for each reason before it."""

    puzzle: Puzzle
    rejected: Mapping[str, int]

    @property
    def attempts(self) -> int:
        return 1 + sum(self.rejected.values())


def generate(wish: Wish) -> Generated:
    """The puzzle of a wish; `BadInput` tells what was rejected if the attempts run out.

    The puzzle is proved sound, and graded, from its task alone: what made the candidate is not trusted.
    """
    task, rejected = _accepted(wish)
    return Generated(examined(task, wish), rejected)


def check_origin(puzzle: Puzzle) -> None:
    """Refuse a puzzle that says it was made from a wish which gives another one."""
    wish = puzzle.wish
    if wish is not None and wish.generator == GENERATOR and _accepted(wish)[0] != puzzle.task:
        raise BadInput("id", f"{wish.name} is another puzzle")


def _accepted(wish: Wish) -> tuple[Task, Mapping[str, int]]:
    """The first candidate that is accepted, and how many were rejected for each reason before it."""
    if wish.generator != GENERATOR:
        raise BadInput(
            f"puzzle {wish.name}",
            f"made by generator {wish.generator}, but this is generator {GENERATOR}; use the permanent ID",
        )
    kind = the_kind(wish.kind)
    rejected: Counter[str] = Counter()
    for attempt in range(kind.ATTEMPTS):
        task = kind.candidate(wish, wish.source(attempt))
        if not isinstance(task, Rejected):
            return task, dict(rejected)
        rejected[task.reason] += 1
    counted = ", ".join(f"{number} {reason}" for reason, number in rejected.most_common())
    raise BadInput(f"puzzle {wish.name}", f"none found in {kind.ATTEMPTS:,} attempts: {counted}")


def generate_many(wishes: Iterable[Wish], workers: int = 1) -> Iterator[Generated]:
    """The puzzles of many wishes, in their order, as they come; made by so many processes."""
    if workers == 1:
        yield from map(generate, wishes)
        return
    try:
        yield from in_order(generate, wishes, workers)
    except WorkersDied as error:
        what = f"{ATTEMPTS} processes ended while they made this puzzle: {error.how}"
        raise BadInput(f"puzzle {error.task.name}", what) from None


def following(wish: Wish, count: int) -> Iterator[Wish]:
    """As many wishes that differ only in their seeds, which follow one another."""
    return (replace(wish, seed=wish.seed + number) for number in range(count))
