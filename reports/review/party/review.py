"""The review of a record of Penguin Party: one round, or all the rounds of a game and its standing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from ppsolve.reports.review.judging import (
    Accuracy,
    Judged,
    RecordProgress,
    ReviewProgress,
    judge,
    together,
    told_in_words,
)
from ppsolve.reports.review.party.at_the_table import (
    SAMPLES,
    TableAccuracy,
    TableReview,
    review_at_the_table,
    table_together,
)
from ppsolve.solver.outcome import NO_LIMITS, Limits, Status
from ppsolve.solver.party.game_record import PlayedGame
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.record import Round
from ppsolve.solver.party.symmetry import canonical
from ppsolve.solver.solver import Solver

RoundReview = Judged[Round]


@dataclass(frozen=True)
class Review:
    """The review of a round (`game` is `None`), or of a game with a review for each of its rounds."""

    game: PlayedGame | None
    rounds: tuple[RoundReview, ...]
    at_the_table: tuple[TableReview, ...] | None = None
    """Each round by what could be known, if that was asked for: estimates."""

    @property
    def deal(self) -> Position:
        """The position in which the first round began."""
        return self.rounds[0].round.deal

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.deal.players)

    @property
    def status(self) -> Status:
        """`proved` if nothing is left as bounds."""
        return "proved" if all(one.status == "proved" for one in self.rounds) else "bounded"

    @property
    def accuracies(self) -> tuple[Accuracy, ...]:
        """How well each player chose in all rounds together, by seat."""
        by_seat = zip(*(one.accuracies for one in self.rounds), strict=True)
        return tuple(together(accuracies) for accuracies in by_seat)

    @property
    def table_accuracies(self) -> tuple[TableAccuracy, ...]:
        """How well each player chose by what they could know, in all rounds together, by seat."""
        by_seat = zip(*(one.accuracies for one in self.at_the_table or ()), strict=True)
        return tuple(table_together(accuracies) for accuracies in by_seat)

    def label(self, number: int) -> str:
        """What a round is called: `round 2`; nothing if it is the only one."""
        return "" if self.game is None else self.game.rounds[number].label


def rounds_of(record: PlayedGame | Round) -> Sequence[Round]:
    """The rounds that a record tells of."""
    return [one.round for one in record.rounds] if isinstance(record, PlayedGame) else [record]


def review_record(
    record: PlayedGame | Round,
    solver: Solver | None = None,
    limits: Limits = NO_LIMITS,
    progress: RecordProgress | None = None,
) -> Review:
    """All moves of a record judged; the limit of time is for each position.

    To cancel the `solver` makes the review end early, with bounds for what was not looked at.
    """
    solver = solver or Solver()
    reviewed = Review(record if isinstance(record, PlayedGame) else None, ())
    rounds = []
    for number, one in enumerate(rounds_of(record)):
        tell = told_in_words(progress, len(one.turns), _before(reviewed.label(number)))
        rounds.append(review_round(one, solver, limits, tell))
    return Review(reviewed.game, tuple(rounds))


def review_round(
    played: Round,
    solver: Solver,
    limits: Limits = NO_LIMITS,
    progress: ReviewProgress | None = None,
) -> RoundReview:
    """Every move of a round judged."""
    return judge(played, solver, limits, progress, same_game=canonical)


def with_hidden_hands(
    reviewed: Review,
    solver: Solver,
    *,
    samples: int = SAMPLES,
    seed: int = 0,
    progress: Callable[[str], None] | None = None,
) -> Review:
    """The review and, beside it, how well everybody chose by what they could know.

    To cancel the `solver` ends that with the moves judged so far.
    """
    judged = []
    for number, one in enumerate(reviewed.rounds):
        place = _before(reviewed.label(number))

        def tell(move: int, place: str = place, total: int = len(one.round.turns)) -> None:
            assert progress is not None
            progress(f"{place}move {move} of {total}, as it was seen at the table")

        judged.append(
            review_at_the_table(
                one.round,
                samples=samples,
                seed=seed,
                threads=solver.threads,
                stopped=lambda: solver.cancelled,
                progress=tell if progress is not None else None,
            )
        )
    return replace(reviewed, at_the_table=tuple(judged))


def _before(label: str) -> str:
    """What a round is called, before the number of a move."""
    return f"{label}, " if label else ""
