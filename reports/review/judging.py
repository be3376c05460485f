"""What the moves of a round cost those who made them, against perfect information.

Everything rests on `guaranteed`: the fewest cards a player can be sure of when all the others work together
against them. Before and after every move it is asked for each player. A move can only cost its mover and
only save the others:

- the *regret* of a move is how many cards more its mover is sure to be left with after it than before;
- what it *saved* another player is how many cards fewer these are sure of after it;
- its *swing* is the regret and the most that it saved any one of the others: by so much the mover fell back
  against that player.

What is not proved within the limits stays bounds, and is counted nowhere.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from ppsolve.solver import Limits, Placement, Position, Solver, canonical
from ppsolve.solver.inquiry import in_ascending_order
from ppsolve.solver.outcome import NO_LIMITS, Status, highest, lowest
from ppsolve.solver.party.game import PartyOutcome
from ppsolve.solver.party.record import Round, Turn
from ppsolve.solver.questions import Progress

ReviewProgress = Callable[[int, Position, Progress], None]
"""Told the number of moves played before the position that is searched, that position, and how it goes."""


@dataclass(frozen=True)
class JudgedMove:
    """A move of a round, and what is known about its worth to the mover."""

    turn: Turn
    before: PartyOutcome
    """What the mover is sure of before the move: after the best one."""
    after: PartyOutcome
    worth: Mapping[Placement, PartyOutcome]
    """What the mover is sure of after each essentially different move, in the order of the moves."""
    saved: PartyOutcome
    """The most that the move saved any one of the other players."""

    @property
    def regret(self) -> PartyOutcome:
        return (self.after - self.before).at_least(0)

    @property
    def swing(self) -> PartyOutcome:
        return self.regret + self.saved

    @property
    def best(self) -> tuple[Placement, ...]:
        """The essentially different moves that are proved to keep what the mover is sure of."""
        if not self.before.proved:
            return ()
        return tuple(move for move, outcome in self.worth.items() if outcome.high == self.before.value)

    @property
    def is_choice(self) -> bool:
        """Whether there were moves that are not the same by symmetry."""
        return len(self.worth) > 1

    @property
    def is_decision(self) -> bool | None:
        """Whether there was something to lose: moves of different worth. `None` if that is not known."""
        if self.regret.low > 0:
            return True
        if max(outcome.low for outcome in self.worth.values()) > min(o.high for o in self.worth.values()):
            return True
        return False if all(outcome.proved for outcome in self.worth.values()) else None

    @property
    def status(self) -> Status:
        known = (self.before, self.after, self.saved, *self.worth.values())
        return "proved" if all(outcome.proved for outcome in known) else "bounded"


@dataclass(frozen=True)
class Accuracy:
    """How well a player chose: of the decisions, how many were right, and what all moves cost together.

    A *decision* is a move with something to lose: some other move was worth less or more to the mover. It
    is *right* if it cost nothing. Moves of which this is not proved are *undecided* and counted nowhere else.
    """

    moves: int
    choices: int
    """Moves that had an essentially different alternative."""
    decisions: int
    right: int
    regret: int
    undecided: int

    @property
    def percent(self) -> int | None:
        """The share of the decisions that were right, rounded half up; `None` without any."""
        return (200 * self.right + self.decisions) // (2 * self.decisions) if self.decisions else None


@dataclass(frozen=True)
class TurningPoint:
    """The decision that cost its player most, the first of them; `proved` unless an undecided move may take
    its place."""

    move: JudgedMove
    status: Status


@dataclass(frozen=True)
class RoundReview:
    """A round and what was found out about it."""

    round: Round
    sure: tuple[tuple[PartyOutcome, ...], ...]
    """What each player, by seat, is sure of: in the deal, then after each move."""
    moves: tuple[JudgedMove, ...]

    @property
    def status(self) -> Status:
        """`proved` if nothing is left as bounds."""
        sure = (outcome for outcomes in self.sure for outcome in outcomes)
        proved = all(outcome.proved for outcome in sure) and all(
            move.status == "proved" for move in self.moves
        )
        return "proved" if proved else "bounded"

    @cached_property
    def turning_point(self) -> TurningPoint | None:
        """The decision that cost most; `None` if no move is known to have cost anything."""
        known = [move for move in self.moves if move.regret.proved and move.regret.low > 0]
        if not known:
            return None
        dearest = max(known, key=lambda move: (move.regret.low, -move.turn.number))
        rivals = [move for move in self.moves if not move.regret.proved]
        # An earlier move takes the place with an equal cost, a later one needs a larger one.
        settled = all(
            move.regret.high < dearest.regret.low + (move.turn.number > dearest.turn.number)
            for move in rivals
        )
        return TurningPoint(dearest, "proved" if settled else "bounded")

    @property
    def accuracies(self) -> tuple[Accuracy, ...]:
        """How well each player chose, by seat."""
        seats = range(len(self.round.deal.players))
        return tuple(_accuracy(move for move in self.moves if move.turn.seat == seat) for seat in seats)


def review_round(
    played: Round,
    solver: Solver,
    limits: Limits = NO_LIMITS,
    progress: ReviewProgress | None = None,
) -> RoundReview:
    """Every move of a round judged. The limit of time is for each position, that of nodes for each question.

    The round is searched from its end, for what is found out there helps with what comes before.
    """
    half = None if limits.seconds is None else limits.seconds / 2
    sure: list[tuple[PartyOutcome, ...]] = []
    moves: list[JudgedMove] = []
    for number, position in reversed([*enumerate(played.positions)]):
        tell = _about_position(progress, number, position)
        began = time.monotonic()
        found = solver.guaranteed(position, None, Limits(half, limits.nodes), tell)
        here = tuple(outcome.without_line() for outcome in found)
        if number < len(played.turns):
            turn, later = played.turns[number], sure[-1]
            here = _in_view_of(here, later, turn.seat)
            left = None if limits.seconds is None else max(0.0, began + limits.seconds - time.monotonic())
            worth = solver.after_moves(position, here[turn.seat], Limits(left, limits.nodes), tell)
            here, judged = _judge_move(turn, here, later, worth)
            moves.append(judged)
        sure.append(here)
    return RoundReview(played, tuple(reversed(sure)), tuple(reversed(moves)))


def _judge_move(
    turn: Turn,
    here: Sequence[PartyOutcome],
    later: Sequence[PartyOutcome],
    found: Mapping[Placement, PartyOutcome],
) -> tuple[tuple[PartyOutcome, ...], JudgedMove]:
    """A move judged by what everybody is sure of before and after it, and by what every move was found to be
    worth; with what everybody is sure of before it in view of all that."""
    seat = turn.seat
    worth = {move: outcome.without_line().at_least(here[seat].low) for move, outcome in found.items()}
    worth[turn.move] = worth[turn.move].meet(later[seat])
    # The mover takes the best move.
    before = here[seat].meet(lowest(worth.values()))
    here = (*here[:seat], before, *here[seat + 1 :])
    # A move can only save the others.
    saved = [(here[other] - later[other]).at_least(0) for other in range(len(here)) if other != seat]
    different = _essentially_different(turn.before, worth)
    return here, JudgedMove(turn, before, worth[turn.move], different, highest(saved))


def together(accuracies: Sequence[Accuracy]) -> Accuracy:
    """How well a player chose in several rounds."""
    return Accuracy(
        moves=sum(one.moves for one in accuracies),
        choices=sum(one.choices for one in accuracies),
        decisions=sum(one.decisions for one in accuracies),
        right=sum(one.right for one in accuracies),
        regret=sum(one.regret for one in accuracies),
        undecided=sum(one.undecided for one in accuracies),
    )


def _accuracy(given: Iterable[JudgedMove]) -> Accuracy:
    moves = list(given)
    judged = [move for move in moves if move.regret.proved and move.is_decision is not None]
    decisions = [move for move in judged if move.is_decision]
    return Accuracy(
        moves=len(moves),
        choices=sum(move.is_choice for move in moves),
        decisions=len(decisions),
        right=sum(move.regret.high == 0 for move in decisions),
        regret=sum(move.regret.high for move in moves if move.regret.proved),
        undecided=len(moves) - len(judged),
    )


def _essentially_different(
    position: Position, worth: Mapping[Placement, PartyOutcome]
) -> Mapping[Placement, PartyOutcome]:
    """The first of the moves that lead to the same game, with what is known of any of them."""
    first: dict[object, Placement] = {}
    found: dict[Placement, PartyOutcome] = {}
    for move, outcome in worth.items():
        same = first.setdefault(canonical(position.after(move)), move)
        found[same] = found.get(same, outcome).meet(outcome)
    return found


def _in_view_of(
    here: Sequence[PartyOutcome], later: Sequence[PartyOutcome], mover: int
) -> tuple[PartyOutcome, ...]:
    """What is known before a move together with what is known after it: the mover is sure of no more cards
    than then, and nobody else of fewer."""
    return tuple(
        in_ascending_order([before, after], lines=False)[0]
        if seat == mover
        else in_ascending_order([after, before], lines=False)[1]
        for seat, (before, after) in enumerate(zip(here, later, strict=True))
    )


def _about_position(
    progress: ReviewProgress | None, number: int, position: Position
) -> Callable[[Progress], None] | None:
    if progress is None:
        return None
    return lambda state: progress(number, position, state)
