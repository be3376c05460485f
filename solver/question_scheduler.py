"""Scheduler for several questions about a position, which share the time limit and their answers.

Each answer tightens the others: a selfish result lies between `guaranteed` and `best`, and the `guaranteed`
and the `selfish` result of the player to move are the best of those after the legal moves.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from ppsolve.solver.game import GamePosition, ProgressCallback
from ppsolve.solver.outcome import Limits, Outcome, OutcomeName, Question, highest, lowest
from ppsolve.solver.solver import Solver

Move = TypeVar("Move")

ASCENDING: Final[tuple[OutcomeName, ...]] = ("best", "selfish", "guaranteed")
"""The outcomes of a player in ascending order, in games where fewer is better."""


class _Group(NamedTuple, Generic[Move]):
    """Questions that one call answers together."""

    questions: Sequence[Question[Move]]
    ask: Callable[[Sequence[Question[Move]], Limits], Iterable[Outcome[Move]]]


class QuestionScheduler(Generic[Move]):
    """Answers questions about a position, within limits.

    `is_answered` decides whether the answer to a question is good enough; by default it must be proved. With
    `lines`, a value proved only by combining bounds does not count until a line to it is found.
    """

    def __init__(
        self,
        position: GamePosition[Move],
        questions: Iterable[Question[Move]],
        solver: Solver,
        progress: ProgressCallback | None = None,
        *,
        lines: bool = True,
        is_answered: Callable[[Question[Move], Outcome[Move]], bool] = lambda _, known: known.proved,
    ) -> None:
        self.position = position
        self.known: dict[Question[Move], Outcome[Move]] = {}
        self._solver = solver
        self._progress = progress
        self._lines = lines
        self._is_answered = is_answered
        self._cooperation = position.game.cooperation(
            position, solver.threads, progress, lambda: solver.cancelled
        )
        self._nodes_before = solver.nodes
        self._groups = list(self._groups_of(dict.fromkeys(questions)))

    @property
    def nodes(self) -> int:
        """Positions visited so far."""
        return self._solver.nodes - self._nodes_before + self._cooperation.nodes

    def ask(self, limits: Limits) -> Mapping[Question[Move], Outcome[Move]]:
        """Answer every question. Time left over goes to the unanswered ones, until it is used up."""
        deadline = float("inf") if limits.seconds is None else time.monotonic() + limits.seconds
        waiting = self._groups
        while waiting:
            before = self._bounds()
            timed_out = False
            for number, group in enumerate(waiting):
                began = time.monotonic()
                share = max(0.0, deadline - began) / (len(waiting) - number)
                found = group.ask(group.questions, Limits(share, limits.nodes))
                for question, outcome in zip(group.questions, found, strict=True):
                    self._learn(question, outcome)
                self._conclude()
                timed_out |= time.monotonic() - began >= share
            out_of_time = time.monotonic() >= deadline
            if out_of_time or self._solver.cancelled or limits.nodes is not None:
                break
            # If no group ran out of time or learned anything, another limit ended them and would again.
            if not timed_out and self._bounds() == before:
                break
            waiting = [
                group
                for group in waiting
                if not all(self._is_answered(question, self.known[question]) for question in group.questions)
            ]
        return self.known

    def _bounds(self) -> Mapping[Question[Move], tuple[int, int]]:
        return {question: (outcome.low, outcome.high) for question, outcome in self.known.items()}

    # Questions.

    def _groups_of(self, questions: Iterable[Question[Move]]) -> Iterable[_Group[Move]]:
        """Group the questions by outcome, in an order in which early answers save later work."""
        asked = list(questions)
        order: Mapping[OutcomeName, Callable[[Sequence[Question[Move]], Limits], Iterable[Outcome[Move]]]] = {
            "best": self._best,
            "table": self._table,
            "guaranteed": self._guaranteed,
            "margin": self._margin,
            "selfish": self._selfish,
        }
        for name, ask in order.items():
            now = [question for question in asked if question.outcome == name and question.move is None]
            if now:
                yield _Group(now, ask)
        after: Mapping[OutcomeName, Callable[[Sequence[Question[Move]], Limits], Iterable[Outcome[Move]]]] = {
            "guaranteed": self._after_moves,
            "selfish": self._selfish_after_moves,
        }
        for name, ask in after.items():
            now = [question for question in asked if question.outcome == name and question.move is not None]
            if now:
                yield _Group(now, ask)

    def _best(self, asked: Sequence[Question[Move]], limits: Limits) -> Iterable[Outcome[Move]]:
        outcomes = self._cooperation.best(limits)
        return [outcomes[question.player] for question in asked]

    def _table(self, _: Sequence[Question[Move]], limits: Limits) -> Iterable[Outcome[Move]]:
        return [self._cooperation.table(limits)]

    def _guaranteed(self, asked: Sequence[Question[Move]], limits: Limits) -> Iterable[Outcome[Move]]:
        """Search only for values not proved yet, starting from the known bounds."""
        open_seats = [q.player for q in asked if not self._is_proved(q)]
        known = [self.known[q] for q in asked if q in self.known and q.seat in open_seats]
        found = self._solver.guaranteed(
            self.position, open_seats, limits, self._progress, known=known or None
        )
        answers = dict(zip(open_seats, found, strict=True))
        return [answers[q.player] if q.player in answers else self.known[q] for q in asked]

    def _margin(self, asked: Sequence[Question[Move]], limits: Limits) -> Iterable[Outcome[Move]]:
        known = self.known.get(asked[0])
        return [self._solver.margin(self.position, limits, self._progress, known=known)]

    def _selfish(self, asked: Sequence[Question[Move]], limits: Limits) -> Iterable[Outcome[Move]]:
        guaranteed = [self._guaranteed_bounds(seat) for seat in range(len(self.position.names))]
        outcomes = self._solver.selfish(self.position, guaranteed, limits, force=True)
        return [outcomes[question.player] for question in asked]

    def _after_moves(self, asked: Sequence[Question[Move]], limits: Limits) -> Iterable[Outcome[Move]]:
        assert self.position.to_move is not None
        before = self.known.get(Question("guaranteed", self.position.to_move))
        moves = [question.move for question in asked if question.move is not None]
        found = self._solver.after_moves(self.position, before, limits, self._progress, moves=moves)
        return found.values()

    def _selfish_after_moves(
        self, asked: Sequence[Question[Move]], limits: Limits
    ) -> Iterable[Outcome[Move]]:
        guaranteed = {
            question.move: known
            for question, known in self.known.items()
            if question.outcome == "guaranteed" and question.move is not None
        }
        moves = [question.move for question in asked if question.move is not None]
        found = self._solver.selfish_after_moves(self.position, guaranteed, limits, moves=moves, force=True)
        return found.values()

    def _guaranteed_bounds(self, seat: int) -> Outcome[Move]:
        """Return the known bounds of `guaranteed`, or else the static ones."""
        question: Question[Move] = Question("guaranteed", seat)
        return self.known.get(question, Outcome(*self.position.game.bounds(self.position, question)))

    # Answers.

    def _is_proved(self, question: Question[Move]) -> bool:
        return question in self.known and self.known[question].proved

    def _learn(self, question: Question[Move], found: Outcome[Move]) -> None:
        known = self.known.get(question, found).meet(found)
        lacks_line = self._lines and known.proved and not known.line and not self.position.over
        self.known[question] = found if lacks_line else known

    def _conclude(self) -> None:
        """Tighten each answer with the others."""
        few = self.position.game.wants == "fewest"
        seat = self.position.to_move
        moves = self.position.legal_moves
        for name in ("guaranteed", "selfish"):
            questions = [Question[Move](name, seat, move) for move in moves]
            if Question[Move](name, seat) in self.known and all(one in self.known for one in questions):
                after = [self.known[question] for question in questions]
                self._learn(Question(name, seat), lowest(after) if few else highest(after))
        everybody = [(seat, None) for seat in range(len(self.position.names))]
        for player, move in [*everybody, *((seat, move) for move in moves)]:
            chain = [Question(name, player, move) for name in (ASCENDING if few else reversed(ASCENDING))]
            questions = [question for question in chain if question in self.known]
            outcomes = [self.known[question] for question in questions]
            self.known.update(zip(questions, tighten_ascending(outcomes, self._lines), strict=True))


def tighten_ascending(outcomes: Sequence[Outcome[Move]], lines: bool = True) -> list[Outcome[Move]]:
    """Tighten a chain of outcomes, each at most the next, such as a player's `best`, `selfish` and
    `guaranteed`."""
    shown = {outcome.value: outcome.line for outcome in reversed(outcomes) if outcome.proved}
    narrowed = []
    for number, outcome in enumerate(outcomes):
        low = max(lower.low for lower in outcomes[: number + 1])
        high = min(higher.high for higher in outcomes[number:])
        # With `lines`, bounds that meet without a line do not prove the value.
        if outcome.proved or (lines and low == high and low not in shown):
            narrowed.append(outcome)
        else:
            narrowed.append(Outcome(low, high, shown.get(low, ()) if low == high else ()))
    return narrowed
