"""Reviews of records of Penguin Party: one round, or all rounds of a game.

A review has exact values with all hands open. On request it also has estimates with hidden hands: for every
move the other hands are hidden again and the adviser estimates each move from simulated rounds. There, a
move has a grade by the cards that it leaves beyond the advised one on average. It is *right* if it is best or
good, and a *decision* if some move would have been wrong. The hands that turned up later play no part in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from ppsolve.reports.review.evaluation import (
    Accuracy,
    BaseReview,
    EvaluatedMove,
    Evaluation,
    MoveProgress,
    RecordProgress,
    evaluate_moves,
    label_progress,
    share_in_percent,
    sum_accuracies,
)
from ppsolve.reports.review.grades import CARDS, RIGHT, Grade
from ppsolve.reports.review.summary import PlayerSummary
from ppsolve.solver.outcome import NO_LIMITS, Limits, Status
from ppsolve.solver.party.game_record import PlayedGame
from ppsolve.solver.party.hidden.advice import Advice, MoveEstimate, advise
from ppsolve.solver.party.hidden.position import HiddenPosition
from ppsolve.solver.party.hidden.record import seen_by_mover
from ppsolve.solver.party.hidden.seen_round import SeenTurn
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.record import Round, Turn
from ppsolve.solver.party.symmetry import canonical
from ppsolve.solver.solver import Solver

SAMPLES: Final = 20_000
"""Default number of simulated rounds for each move with hidden hands."""

RoundReview = Evaluation[Round]


@dataclass(frozen=True, repr=False)
class Review(BaseReview):
    """The review of a round (`game` is `None`), or of a game with a review for each of its rounds."""

    game: PlayedGame | None
    rounds: tuple[RoundReview, ...]
    hidden: tuple[HiddenHandReview, ...] | None = None
    """Estimates with hidden hands, one for each round, if requested."""
    summaries: tuple[PlayerSummary, ...] = ()
    """The paragraphs for players, if requested."""

    @property
    def deal(self) -> Position:
        """The position in which the first round began."""
        return self.rounds[0].round.deal

    @property
    def players(self) -> tuple[str, ...]:
        return self.deal.names

    @property
    def evaluations(self) -> tuple[RoundReview, ...]:
        return self.rounds

    @property
    def moves(self) -> tuple[EvaluatedMove, ...]:
        """All moves, in the order of play."""
        return tuple(move for one in self.rounds for move in one.moves)

    @property
    def status(self) -> Status:
        """`proved` if no value is left as bounds."""
        return "proved" if all(one.status == "proved" for one in self.rounds) else "bounded"

    @property
    def accuracies(self) -> tuple[Accuracy, ...]:
        """The players' accuracies over all rounds, by seat."""
        by_seat = zip(*(one.accuracies for one in self.rounds), strict=True)
        return tuple(sum_accuracies(accuracies) for accuracies in by_seat)

    @property
    def hidden_accuracies(self) -> tuple[HiddenHandAccuracy, ...]:
        """The players' accuracies with hidden hands over all rounds, by seat."""
        by_seat = zip(*(one.accuracies for one in self.hidden or ()), strict=True)
        return tuple(sum_accuracies(accuracies) for accuracies in by_seat)

    def label(self, number: int) -> str:
        """Return the name of a round, such as `round 2`; empty if it is the only one."""
        return "" if self.game is None else self.game.rounds[number].label

    def prefix(self, number: int) -> str:
        """Return the start of a progress label, such as `round 2, `; empty if it is the only round."""
        return "" if self.game is None else f"{self.label(number)}, "


def rounds_of(record: PlayedGame | Round) -> Sequence[Round]:
    return [one.round for one in record.rounds] if isinstance(record, PlayedGame) else [record]


def review_record(
    record: PlayedGame | Round,
    solver: Solver | None = None,
    limits: Limits = NO_LIMITS,
    progress: RecordProgress | None = None,
) -> Review:
    """Review all moves of a record; the time limit holds per position.

    Cancelling the `solver` ends the review early, with bounds for the positions not searched.
    """
    solver = solver or Solver()
    reviewed = Review(record if isinstance(record, PlayedGame) else None, ())
    rounds = []
    for number, one in enumerate(rounds_of(record)):
        report = label_progress(progress, len(one.turns), reviewed.prefix(number))
        rounds.append(review_round(one, solver, limits, report))
    return Review(reviewed.game, tuple(rounds))


def review_round(
    played: Round, solver: Solver, limits: Limits = NO_LIMITS, progress: MoveProgress | None = None
) -> RoundReview:
    return evaluate_moves(played, solver, limits, progress, same_game=canonical)


# Hidden hands.


@dataclass(frozen=True)
class HiddenHandMove:
    """A played move and the advice for its position; `None` if it was the only legal move."""

    turn: Turn | SeenTurn
    advice: Advice | None

    @property
    def estimate(self) -> MoveEstimate | None:
        if self.advice is None:
            return None
        return next(move for move in self.advice.moves if move.move == self.turn.move)

    @property
    def grade(self) -> Grade:
        """The grade by the difference to the advised move."""
        estimate = self.estimate
        return "best" if estimate is None else CARDS.of_difference(estimate.behind)

    @property
    def is_right(self) -> bool:
        return self.grade in RIGHT

    @property
    def is_decision(self) -> bool:
        """True if some move would have been wrong."""
        others = () if self.advice is None else self.advice.moves
        return any(CARDS.of_difference(move.behind) not in RIGHT for move in others)

    @property
    def given_up(self) -> float:
        """Average cards that a wrong move leaves beyond the advised one; 0 for one that is right."""
        estimate = self.estimate
        return 0.0 if estimate is None or self.is_right else estimate.behind.mean


@dataclass(frozen=True)
class HiddenHandAccuracy:
    """A player's accuracy, judged by what they could see."""

    moves: int
    decisions: int
    right: int
    given_up: float
    """Average cards given up, added up over all moves."""

    @property
    def percent(self) -> int | None:
        """The share of right decisions, rounded half up; `None` without decisions."""
        return share_in_percent(self.right, self.decisions)


@dataclass(frozen=True)
class HiddenHandReview:
    """The moves of a round, judged by what their players could see."""

    moves: tuple[HiddenHandMove, ...]
    samples: int
    seed: int
    players: int

    @property
    def accuracies(self) -> tuple[HiddenHandAccuracy, ...]:
        """The players' accuracies, by seat."""
        return tuple(self._accuracy(seat) for seat in range(self.players))

    def _accuracy(self, seat: int) -> HiddenHandAccuracy:
        moves = [move for move in self.moves if move.turn.seat == seat]
        decisions = [move for move in moves if move.is_decision]
        return HiddenHandAccuracy(
            moves=len(moves),
            decisions=len(decisions),
            right=sum(move.is_right for move in decisions),
            given_up=sum(move.given_up for move in moves),
        )


def with_hidden_hands(
    reviewed: Review,
    solver: Solver,
    *,
    samples: int = SAMPLES,
    seed: int = 0,
    progress: Callable[[str], None] | None = None,
) -> Review:
    """Return the review with estimates with hidden hands added.

    Cancelling the `solver` ends this with the moves judged so far.
    """
    hidden = []
    for number, one in enumerate(reviewed.rounds):
        hidden.append(
            review_hidden_hands(
                one.round,
                samples=samples,
                seed=seed,
                threads=solver.threads,
                stopped=lambda: solver.cancelled,
                progress=progress,
                prefix=reviewed.prefix(number),
            )
        )
    return replace(reviewed, hidden=tuple(hidden))


def review_hidden_hands(
    played: Round,
    *,
    samples: int = SAMPLES,
    seed: int = 0,
    threads: int | None = None,
    stopped: Callable[[], bool] = lambda: False,
    progress: Callable[[str], None] | None = None,
    prefix: str = "",
) -> HiddenHandReview:
    """Judge every move by what its player could see; `progress` receives a label for each, after `prefix`.

    The result depends only on `samples` and `seed`. Once `stopped` returns true, it ends with the moves
    judged so far.
    """
    views = ((turn, seen_by_mover(played, turn.number)) for turn in played.turns)

    def report(number: int) -> None:
        if progress is not None:
            progress(f"{prefix}move {number} of {len(played.turns)}, with hidden hands")

    return judge_hidden_hands(
        views,
        len(played.deal.players),
        samples=samples,
        seed=seed,
        threads=threads,
        stopped=stopped,
        progress=report,
    )


def judge_hidden_hands(
    turns: Iterable[tuple[Turn | SeenTurn, HiddenPosition]],
    players: int,
    *,
    samples: int = SAMPLES,
    seed: int = 0,
    threads: int | None = None,
    stopped: Callable[[], bool] = lambda: False,
    progress: Callable[[int], None] = lambda number: None,
) -> HiddenHandReview:
    """Judge moves by the views of their players; `progress` receives the number of each move."""
    moves = []
    for turn, seen in turns:
        if stopped():
            break
        progress(turn.number)
        advice = None
        if len(seen.legal_moves) > 1:
            advice = advise(seen, samples=samples, seed=seed, threads=threads, stopped=stopped)
            if stopped():
                break
        moves.append(HiddenHandMove(turn, advice))
    return HiddenHandReview(tuple(moves), samples, seed, players)
