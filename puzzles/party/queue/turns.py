"""The turns of a line of play: what could be chosen, what became of each choice, and what was chosen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ppsolve.puzzles.party.queue.exploration import Exploration
from ppsolve.puzzles.party.queue.play import Moment, moves
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.solver.party.pyramid import Placement


@dataclass(frozen=True)
class Choice:
    """The moves that lead to one and the same position, mirror images being the same."""

    moves: tuple[Placement, ...]
    after: Moment
    """The moment after the first of the moves."""
    wins: bool
    lasts: int
    """The most cards that can be placed afterwards."""
    hides: int
    """If it does not win: the most cards that can be placed afterwards before the failure shows."""

    @property
    def move(self) -> Placement:
        """The first of the moves, which stands for all of them."""
        return self.moves[0]


@dataclass(frozen=True)
class QueueTurn:
    """One card of a winning line: the moment before, all choices, and the one that was taken."""

    before: Moment
    choices: tuple[Choice, ...]
    taken: Choice

    @property
    def failing(self) -> tuple[Choice, ...]:
        """The choices that do not win."""
        return tuple(choice for choice in self.choices if not choice.wins)

    @property
    def late(self) -> int:
        """How late a wrong choice shows: the most cards placed after one before it does."""
        return max((choice.hides for choice in self.failing), default=0)

    @property
    def forced(self) -> bool:
        """Whether there was nothing to choose."""
        return len(self.choices) == 1

    @property
    def only_move(self) -> bool:
        """Whether there was something to choose, and all but one choice loses."""
        return not self.forced and len(self.failing) == len(self.choices) - 1


WinningLine = tuple[QueueTurn, ...]


def choices(task: QueueTask, exploration: Exploration, moment: Moment) -> tuple[Choice, ...]:
    """What there is to choose in a moment, in the order of the moves."""
    grouped: dict[int, list[Placement]] = {}
    afters: dict[int, Moment] = {}
    for move in moves(task, moment):
        after = moment.after(move)
        name = exploration.name(after.rows)
        grouped.setdefault(name, []).append(move)
        afters.setdefault(name, after)
    return tuple(_choice(exploration, name, tuple(same), afters[name]) for name, same in grouped.items())


def _choice(exploration: Exploration, name: int, same: tuple[Placement, ...], after: Moment) -> Choice:
    wins = exploration.lines(name) > 0
    hides = 0 if wins else exploration.hides(name)
    return Choice(same, after, wins, exploration.lasts(name), hides)


def winning_lines(task: QueueTask, exploration: Exploration, first: Moment) -> Iterator[WinningLine]:
    """Every winning line from a moment on, in the order of the moves; they may be very many."""

    def going_on(moment: Moment, so_far: WinningLine) -> Iterator[WinningLine]:
        if not moment.rest:
            yield so_far
            return
        all_choices = choices(task, exploration, moment)
        for choice in all_choices:
            if choice.wins:
                yield from going_on(choice.after, (*so_far, QueueTurn(moment, all_choices, choice)))

    return going_on(first, ())


def move_texts(line: WinningLine) -> tuple[str, ...]:
    """The moves of a line as text."""
    return tuple(str(turn.taken.move) for turn in line)
