"""What the moves of a round or a game cost those who made them, against perfect information.

Everything rests on `guaranteed`: the fewest cards, or the most fish, a player can be sure of when all the
others work together against them. Before and after every move it is asked for each player. A move can only
cost its mover and only save the others:

- the *regret* of a move is by how much what its mover is sure of is worse after it than before;
- what it *saved* another player is by how much what these are sure of is better after it;
- its *swing* is the regret and the most that it saved any one of the others: by so much the mover fell back
  against that player.

What is not proved within the limits stays bounds, and is counted nowhere.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, Protocol, TypeVar

from ppsolve.solver.game import GamePosition, Wants
from ppsolve.solver.outcome import NO_LIMITS, Limits, Outcome, Progress, Status, highest, lowest
from ppsolve.solver.question_scheduler import tighten_ascending
from ppsolve.solver.records import PlayedTurn
from ppsolve.solver.solver import Solver

AnyTurn = PlayedTurn[Any, Any]
AnyOutcome = Outcome[Any]

ReviewProgress = Callable[[int, Any, Progress], None]
"""Told the number of moves played before the position that is searched, that position, and how it goes."""

RecordProgress = Callable[[str, Any, Progress], None]
"""Told where the search is, in words, the position that is searched, and how it goes."""


class Played(Protocol):
    """A round or a game as it was played."""

    @property
    def deal(self) -> GamePosition[Any]: ...

    @property
    def turns(self) -> Sequence[AnyTurn]: ...

    @property
    def positions(self) -> Sequence[GamePosition[Any]]:
        """The deal, then the position after each move."""
        ...


PlayedOne = TypeVar("PlayedOne", bound=Played)


@dataclass(frozen=True)
class JudgedMove:
    """A move that was played, and what is known about its worth to the mover."""

    turn: AnyTurn
    before: AnyOutcome
    """What the mover is sure of before the move: after the best one."""
    after: AnyOutcome
    worth: Mapping[Any, AnyOutcome]
    """What the mover is sure of after each essentially different move, in the order of the moves."""
    saved: AnyOutcome
    """The most that the move saved any one of the other players."""

    @property
    def regret(self) -> AnyOutcome:
        return loss(self.before, self.after, self.wants)

    @property
    def wants(self) -> Wants:
        wants: Wants = self.turn.before.game.wants
        return wants

    @property
    def swing(self) -> AnyOutcome:
        return self.regret + self.saved

    @property
    def best(self) -> tuple[Any, ...]:
        """The essentially different moves that are proved to keep what the mover is sure of."""
        if not self.before.proved:
            return ()
        sure = [
            (move, outcome.high if self.wants == "fewest" else outcome.low)
            for move, outcome in self.worth.items()
        ]
        return tuple(move for move, value in sure if value == self.before.value)

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
        return share_in_percent(self.right, self.decisions)


@dataclass(frozen=True)
class TurningPoint:
    """The decision that cost its player most, the first of them; `proved` unless an undecided move may take
    its place."""

    move: JudgedMove
    status: Status


@dataclass(frozen=True)
class Judged(Generic[PlayedOne]):
    """What was played, and what was found out about it."""

    round: PlayedOne
    sure: tuple[tuple[AnyOutcome, ...], ...]
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
        seats = range(len(self.round.deal.names))
        return tuple(_accuracy(move for move in self.moves if move.turn.seat == seat) for seat in seats)


def judge(
    played: PlayedOne,
    solver: Solver,
    limits: Limits = NO_LIMITS,
    progress: ReviewProgress | None = None,
    *,
    same_game: Callable[[Any], Hashable] = lambda position: position,
    only_while_proved: bool = False,
) -> Judged[PlayedOne]:
    """Every move judged. The limit of time is for each position, that of nodes for each question.

    What was played is searched from its end, for what is found out there helps with what comes before. Moves
    that lead to positions of which `same_game` says the same are not essentially different. With
    `only_while_proved`, what comes before a position that was not proved is not searched: it is harder.
    """
    sure: list[tuple[AnyOutcome, ...]] = []
    moves: list[JudgedMove] = []
    for number, position in reversed([*enumerate(played.positions)]):
        if only_while_proved and sure and not all(outcome.proved for outcome in sure[-1]):
            limits = Limits(0.0, 0)
        half = None if limits.seconds is None else limits.seconds / 2
        tell = _about_position(progress, number, position)
        began = time.monotonic()
        found = solver.guaranteed(position, None, Limits(half, limits.nodes), tell)
        here = tuple(outcome.without_line() for outcome in found)
        if number < len(played.turns):
            turn, later = played.turns[number], sure[-1]
            here = _in_view_of(here, later, turn)
            left = None if limits.seconds is None else max(0.0, began + limits.seconds - time.monotonic())
            worth = solver.after_moves(position, here[turn.seat], Limits(left, limits.nodes), tell)
            here, judged = _judge_move(turn, here, later, worth, same_game)
            moves.append(judged)
        sure.append(here)
    return Judged(played, tuple(reversed(sure)), tuple(reversed(moves)))


def _judge_move(
    turn: AnyTurn,
    here: Sequence[AnyOutcome],
    later: Sequence[AnyOutcome],
    found: Mapping[Any, AnyOutcome],
    same_game: Callable[[Any], Hashable],
) -> tuple[tuple[AnyOutcome, ...], JudgedMove]:
    """A move judged by what everybody is sure of before and after it, and by what every move was found to be
    worth; with what everybody is sure of before it in view of all that."""
    seat = turn.seat
    wants: Wants = turn.before.game.wants
    few = wants == "fewest"
    # No move is better than the best.
    worth = {
        move: known.at_least(here[seat].low) if few else known.at_most(here[seat].high)
        for move, known in ((move, outcome.without_line()) for move, outcome in found.items())
    }
    worth[turn.move] = worth[turn.move].meet(later[seat])
    # The mover takes the best move.
    before = here[seat].meet((lowest if few else highest)(worth.values()))
    here = (*here[:seat], before, *here[seat + 1 :])
    # A move can only save the others.
    saved = [loss(later[other], here[other], wants) for other in range(len(here)) if other != seat]
    different = _essentially_different(turn.before, worth, same_game)
    return here, JudgedMove(turn, before, worth[turn.move], different, highest(saved))


def loss(before: AnyOutcome, after: AnyOutcome, wants: Wants) -> AnyOutcome:
    """By how much what a player is sure of has become worse; it cannot have become better."""
    return (after - before if wants == "fewest" else before - after).at_least(0)


def share_in_percent(part: int, whole: int) -> int | None:
    """A share, rounded half up; `None` of nothing."""
    return (200 * part + whole) // (2 * whole) if whole else None


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
    position: GamePosition[Any], worth: Mapping[Any, AnyOutcome], same_game: Callable[[Any], Hashable]
) -> Mapping[Any, AnyOutcome]:
    """The first of the moves that lead to the same game, with what is known of any of them."""
    first: dict[Hashable, Any] = {}
    found: dict[Any, AnyOutcome] = {}
    for move, outcome in worth.items():
        same = first.setdefault(same_game(position.after(move)), move)
        found[same] = found.get(same, outcome).meet(outcome)
    return found


def _in_view_of(
    here: Sequence[AnyOutcome], later: Sequence[AnyOutcome], turn: AnyTurn
) -> tuple[AnyOutcome, ...]:
    """What is known before a move together with what is known after it: the mover is sure of nothing worse
    than then, and nobody else of anything better."""
    few = turn.before.game.wants == "fewest"
    return tuple(
        tighten_ascending([before, after], lines=False)[0]
        if (seat == turn.seat) == few
        else tighten_ascending([after, before], lines=False)[1]
        for seat, (before, after) in enumerate(zip(here, later, strict=True))
    )


def told_in_words(progress: RecordProgress | None, moves: int, before: str = "") -> ReviewProgress | None:
    """What tells `progress` which of so many moves is looked at, after the words `before`."""
    if progress is None:
        return None

    def tell(played: int, position: Any, state: Progress) -> None:
        where = f"move {played + 1} of {moves}" if played < moves else "the end"
        progress(f"{before}{where}", position, state)

    return tell


def _about_position(
    progress: ReviewProgress | None, number: int, position: GamePosition[Any]
) -> Callable[[Progress], None] | None:
    if progress is None:
        return None
    return lambda state: progress(number, position, state)
