"""Reviews of played games of Pingouin, solved from the end as far back as the limits allow."""

from __future__ import annotations

from dataclasses import dataclass

from ppsolve.reports.review.evaluation import (
    Accuracy,
    BaseReview,
    Evaluation,
    RecordProgress,
    evaluate_moves,
    label_progress,
)
from ppsolve.solver.outcome import NO_LIMITS, Limits
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.record import PlayedGame
from ppsolve.solver.solver import Solver


@dataclass(frozen=True, repr=False)
class FloeReview(BaseReview):
    """A game and the evaluation of its moves."""

    evaluation: Evaluation[PlayedGame]

    @property
    def played(self) -> PlayedGame:
        return self.evaluation.round

    @property
    def deal(self) -> Position:
        """The position in which the game began."""
        return self.played.deal

    @property
    def names(self) -> tuple[str, ...]:
        return self.deal.names

    @property
    def evaluations(self) -> tuple[Evaluation[PlayedGame]]:
        return (self.evaluation,)

    @property
    def exact_from(self) -> int | None:
        """The first move from which on everything is proved; `None` if not even the last move is."""
        number = None
        for move in reversed(self.evaluation.moves):
            if move.status == "bounded":
                break
            number = move.turn.number
        return number

    def out_after(self, move: int) -> list[int]:
        """Return the seats of the players whom move number `move` put out."""
        return [departure.seat for departure in self.played.departures if departure.after_move == move]

    @property
    def accuracies(self) -> tuple[Accuracy, ...]:
        """The players' accuracies, by seat; unproved moves are not counted."""
        return self.evaluation.accuracies


def review_game(
    played: PlayedGame,
    solver: Solver | None = None,
    limits: Limits = NO_LIMITS,
    progress: RecordProgress | None = None,
) -> FloeReview:
    """Review every move; the time limit holds per position.

    The search goes backwards from the end of the game and stops at the first position that is not proved
    within the limits, because earlier ones are harder.
    """
    report = label_progress(progress, len(played.turns))
    return FloeReview(evaluate_moves(played, solver or Solver(), limits, report, only_while_proved=True))
