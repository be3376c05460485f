"""A played game of Pingouin, judged from its end as far back as the search proves it."""

from __future__ import annotations

from dataclasses import dataclass

from ppsolve.reports.review.judging import Accuracy, Judged, RecordProgress, judge, told_in_words
from ppsolve.solver.outcome import NO_LIMITS, Limits, Status
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.record import PlayedGame
from ppsolve.solver.solver import Solver


@dataclass(frozen=True)
class FloeReview:
    """A game and what was found out about its moves."""

    judged: Judged[PlayedGame]

    @property
    def played(self) -> PlayedGame:
        return self.judged.round

    @property
    def deal(self) -> Position:
        """The position in which the game began."""
        return self.played.deal

    @property
    def names(self) -> tuple[str, ...]:
        return self.deal.names

    @property
    def status(self) -> Status:
        """`proved` if nothing is left as bounds."""
        return self.judged.status

    @property
    def exact_from(self) -> int | None:
        """The number of the first move from which on everything is proved; `None` if not even the last is."""
        number = None
        for move in reversed(self.judged.moves):
            if move.status == "bounded":
                break
            number = move.turn.number
        return number

    def out_after(self, move: int) -> list[int]:
        """The seats of those who got out by move number `move`."""
        return [departure.seat for departure in self.played.departures if departure.after_move == move]

    @property
    def accuracies(self) -> tuple[Accuracy, ...]:
        """How well each player chose, by seat; moves that are not proved are counted nowhere."""
        return self.judged.accuracies


def review_game(
    played: PlayedGame,
    solver: Solver | None = None,
    limits: Limits = NO_LIMITS,
    progress: RecordProgress | None = None,
) -> FloeReview:
    """Every move judged; the limit of time is for each position.

    A game is searched from its end. Before the first position that is not proved within the limits nothing is
    searched any more: it would take longer still.
    """
    tell = told_in_words(progress, len(played.turns))
    return FloeReview(judge(played, solver or Solver(), limits, tell, only_while_proved=True))
