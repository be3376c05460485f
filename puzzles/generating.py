"""Generation: candidates are tried until one is what was wished for, and what was rejected is counted."""

from __future__ import annotations

import multiprocessing
import signal
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace

from ppsolve.puzzles.kinds import examined, the_kind
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.task import Rejected
from ppsolve.puzzles.wish import GENERATOR, Wish
from ppsolve.solver.errors import BadInput


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
    if wish.generator != GENERATOR:
        raise BadInput(
            f"puzzle {wish.name}",
            f"made by generator {wish.generator}, but this is generator {GENERATOR}; use the permanent ID",
        )
    kind = the_kind(wish.kind)
    rejected: Counter[str] = Counter()
    for attempt in range(kind.ATTEMPTS):
        task = kind.candidate(wish, wish.source(attempt))
        if isinstance(task, Rejected):
            rejected[task.reason] += 1
            continue
        return Generated(examined(task, wish), dict(rejected))
    counted = ", ".join(f"{number} {reason}" for reason, number in rejected.most_common())
    raise BadInput(f"puzzle {wish.name}", f"none found in {kind.ATTEMPTS:,} attempts: {counted}")


def generate_many(wishes: Sequence[Wish], workers: int = 1) -> Iterator[Generated]:
    """The puzzles of many wishes, in their order, as they come; made by so many processes."""
    if workers == 1 or len(wishes) == 1:
        yield from map(generate, wishes)
        return
    with ProcessPoolExecutor(min(workers, len(wishes)), initializer=_leave_ctrl_c_to_the_parent) as pool:
        # Not `pool.map`: broken off, it cancels what the pool then tries to fail.
        waiting = [pool.submit(generate, wish) for wish in wishes]
        try:
            for made in waiting:
                yield made.result()
        except BaseException:
            for process in multiprocessing.active_children():
                process.terminate()
            raise


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def following(wish: Wish, count: int) -> list[Wish]:
    """As many wishes that differ only in their seeds, which follow one another."""
    return [replace(wish, seed=wish.seed + number) for number in range(count)]
