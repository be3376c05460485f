"""Exact evaluation of the moves of a played round or game, with all hands open.

Everything is based on `guaranteed`: the fewest cards, or the most fish, a player can guarantee when all the
others play against them. It is computed for each player before and after every move. A move can only hurt
its mover and can only help the others:

- the *regret* of a move is how much it worsens the mover's guaranteed result;
- what it *saved* another player is how much it improves that player's guaranteed result;
- its *swing* is the regret plus the most that it saved any one other player, which is how far the mover
  fell behind that player.

Values not proved within the limits stay bounds and are not counted.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property, partial
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from ppsolve.solver.game import GamePosition, Wants
from ppsolve.solver.outcome import NO_LIMITS, Limits, Outcome, Progress, Status, highest, lowest
from ppsolve.solver.question_scheduler import tighten_ascending
from ppsolve.solver.records import PlayedTurn
from ppsolve.solver.solver import Solver
from ppsolve.solver.view.html import html_table

if TYPE_CHECKING:
    import pandas as pd
    from _typeshed import DataclassInstance

    from ppsolve.reports.review.summary import PlayerSummary

AnyTurn = PlayedTurn[Any, Any]
AnyOutcome = Outcome[Any]


class TurnToShow(Protocol):
    """A move as sentences and documents show it."""

    @property
    def number(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def player(self) -> str: ...
    @property
    def move(self) -> Any: ...
    @property
    def before(self) -> Any: ...


MoveProgress = Callable[[int, Any, Progress], None]
"""Progress callback: moves played before the position being searched, that position, and its progress."""

RecordProgress = Callable[[str, Any, Progress], None]
"""Progress callback: a label for the position being searched, that position, and its progress."""


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

    @property
    def departures(self) -> Sequence[tuple[int, int, int]]:
        """The players who dropped out: seat, moves played before, cards left or fish taken."""
        ...


PlayedOne = TypeVar("PlayedOne", bound=Played)
AnyAccuracy = TypeVar("AnyAccuracy", bound="DataclassInstance")


@dataclass(frozen=True, repr=False)
class EvaluatedMove:
    """A played move and its value to the mover."""

    turn: AnyTurn
    before: AnyOutcome
    """The mover's guaranteed result before the move, that is after the best move."""
    after: AnyOutcome
    worth: Mapping[Any, AnyOutcome]
    """The mover's guaranteed result after each essentially different move, in move order."""
    saved: AnyOutcome
    """The most that the move saved any one other player."""
    selfish: Mapping[Any, AnyOutcome] = field(default_factory=dict)
    """Three and more players: the mover's selfish result after each legal move; empty if not searched."""

    @property
    def regret(self) -> AnyOutcome:
        return loss(self.before, self.after, self.wants)

    cost = regret

    def __repr__(self) -> str:
        return f"<{self.turn.player} {self.turn.move}: cost {self.cost}>"

    @property
    def wants(self) -> Wants:
        wants: Wants = self.turn.before.game.wants
        return wants

    @property
    def swing(self) -> AnyOutcome:
        return self.regret + self.saved

    @property
    def best(self) -> tuple[Any, ...]:
        """The essentially different moves that are proved to keep the mover's guaranteed result."""
        if not self.before.proved:
            return ()
        worst_case = attrgetter("high" if self.wants == "fewest" else "low")
        return tuple(move for move, one in self.worth.items() if worst_case(one) == self.before.value)

    @property
    def is_choice(self) -> bool:
        """True if there are at least two essentially different moves."""
        return len(self.worth) > 1

    @property
    def is_decision(self) -> bool | None:
        """True if the moves have different values; `None` if that is unknown."""
        values = self.worth.values()
        if self.regret.low > 0 or max(one.low for one in values) > min(one.high for one in values):
            return True
        return False if all(one.proved for one in values) else None

    @property
    def status(self) -> Status:
        known = (self.before, self.after, self.saved, *self.worth.values())
        return "proved" if all(outcome.proved for outcome in known) else "bounded"


@dataclass(frozen=True)
class Accuracy:
    """A player's accuracy: the decisions, how many were right, and the total cost of all moves.

    A *decision* is a move whose alternatives had different values. It is *right* if it cost nothing. Moves
    for which this is not proved are *undecided* and not counted anywhere else.
    """

    moves: int
    choices: int
    """Moves with an essentially different alternative."""
    decisions: int
    right: int
    regret: int
    undecided: int

    @property
    def percent(self) -> int | None:
        """The share of right decisions, rounded half up; `None` without decisions."""
        return share_in_percent(self.right, self.decisions)


@dataclass(frozen=True)
class TurningPoint:
    """The first of the decisions that cost their player most.

    It is `bounded`, that is provisional, if the cost of an undecided move may turn out to be larger, or if
    its own cost is bounded.
    """

    move: EvaluatedMove
    status: Status


class BaseReview:
    """Frames, documents and notebook tables of a review, for all games."""

    @property
    def evaluations(self) -> Sequence[Evaluation[Any]]:
        """The evaluation of each round, or of the game."""
        raise NotImplementedError

    def to_frame(self) -> pd.DataFrame:
        """Return a pandas frame with a row for each move; `cost` is missing where it is not proved."""
        import pandas as pd

        rows = [
            (
                number,
                move.turn.number,
                move.turn.player,
                str(move.turn.move),
                move.cost.value,
                move.cost.low,
                move.cost.high,
                " ".join(map(str, move.best)) if move.cost.high else "",
            )
            for number, one in enumerate(self.evaluations, start=1)
            for move in one.moves
        ]
        columns = ["round", "number", "player", "move", "cost", "cost_low", "cost_high", "better"]
        return pd.DataFrame(rows, columns=columns).astype({"cost": "Int64"})

    def to_dict(self) -> dict[str, Any]:
        """Return the document that `ppsolve review --json` prints."""
        from ppsolve.reports.review.registry import review_dict

        return review_dict(self)  # type: ignore[arg-type]  # every review is registered

    def to_html(self) -> str:
        """Return the review as one self-contained page."""
        from ppsolve.reports.review.registry import review_html

        return review_html(self)  # type: ignore[arg-type]

    def __repr__(self) -> str:
        moves = [move for one in self.evaluations for move in one.moves]
        status = "proved" if all(one.status == "proved" for one in self.evaluations) else "bounded"
        return f"<Review of {len(moves)} moves, {status}>"

    def _repr_html_(self) -> str:
        """Return a table of the moves, for notebooks."""
        rows = [
            (move.turn.number, move.turn.player, move.turn.move, move.cost, " ".join(map(str, move.best)))
            for one in self.evaluations
            for move in one.moves
        ]
        return html_table(["#", "player", "plays", "cost", "better"], rows, "><<><")


@dataclass(frozen=True, repr=False)
class Evaluation(BaseReview, Generic[PlayedOne]):
    """A played round or game and the values of its moves."""

    round: PlayedOne
    sure: tuple[tuple[AnyOutcome, ...], ...]
    """The guaranteed results by seat: in the deal, then after each move."""
    moves: tuple[EvaluatedMove, ...]
    summaries: tuple[PlayerSummary, ...] = ()
    """The paragraphs for players, if requested."""

    @property
    def evaluations(self) -> Sequence[Evaluation[Any]]:
        return (self,)

    @property
    def deal(self) -> GamePosition[Any]:
        return self.round.deal

    @property
    def status(self) -> Status:
        """`proved` if no value is left as bounds."""
        proved = [outcome.proved for outcomes in self.sure for outcome in outcomes]
        proved += [move.status == "proved" for move in self.moves]
        return "proved" if all(proved) else "bounded"

    def out_after(self, move: int) -> list[int]:
        """Return the seats of the players whom move number `move` put out."""
        return [seat for seat, after_move, _ in self.round.departures if after_move == move]

    @cached_property
    def turning_point(self) -> TurningPoint | None:
        """The decision that cost most; `None` if no move is known to have cost anything."""
        return turning_point(self.moves)

    @property
    def accuracies(self) -> tuple[Accuracy, ...]:
        """The players' accuracies, by seat."""
        seats = range(len(self.round.deal.names))
        return tuple(_accuracy(move for move in self.moves if move.turn.seat == seat) for seat in seats)


def turning_point(moves: Iterable[EvaluatedMove]) -> TurningPoint | None:
    """Return the move that is known to have cost most; `None` if none is known to have cost anything.

    Among equal lower bounds, the larger upper bound wins, then the earlier move.
    """
    rivals = [move for move in moves if move.regret.high > 0]
    if not any(move.regret.low for move in rivals):
        return None
    costliest = max(rivals, key=lambda move: (move.regret.low, move.regret.high, -move.turn.number))
    # An earlier rival wins with an equal cost, a later one needs a larger cost.
    settled = costliest.regret.proved and all(
        move.regret.high < costliest.regret.low + (move.turn.number > costliest.turn.number)
        for move in rivals
        if move is not costliest
    )
    return TurningPoint(costliest, "proved" if settled else "bounded")


def evaluate_moves(
    played: PlayedOne,
    solver: Solver,
    limits: Limits = NO_LIMITS,
    progress: MoveProgress | None = None,
    *,
    same_game: Callable[[Any], Hashable] = lambda position: position,
    only_while_proved: bool = False,
) -> Evaluation[PlayedOne]:
    """Evaluate every move. The time limit holds per position, the node limit per question.

    The search starts at the end, because its results speed up the earlier positions. Moves are essentially
    different if `same_game` maps the positions after them to different keys. With `only_while_proved` the
    search stops at the first unproved position: earlier ones are harder.
    """
    sure: list[tuple[AnyOutcome, ...]] = []
    moves: list[EvaluatedMove] = []
    for number, position in reversed([*enumerate(played.positions)]):
        if only_while_proved and sure and not all(outcome.proved for outcome in sure[-1]):
            limits = Limits(0.0, 0)
        half = None if limits.seconds is None else limits.seconds / 2
        report = None if progress is None else partial(progress, number, position)
        began = time.monotonic()
        found = solver.guaranteed(position, None, Limits(half, limits.nodes), report)
        here = tuple(outcome.without_line() for outcome in found)
        if number < len(played.turns):
            turn, later = played.turns[number], sure[-1]
            here = _tighten(here, later, turn)
            worth = solver.after_moves(position, here[turn.seat], _limits_left(limits, began), report)
            here, move = _evaluate_move(turn, here, later, worth, same_game)
            if len(here) > 2 and move.is_choice:
                selfish = solver.selfish_after_moves(position, worth, _limits_left(limits, began))
                move = replace(move, selfish=_without_lines(selfish))
            moves.append(move)
        sure.append(here)
    return Evaluation(played, tuple(reversed(sure)), tuple(reversed(moves)))


def _limits_left(limits: Limits, began: float) -> Limits:
    """Return the limits with the time that is left for a position whose search began at `began`."""
    if limits.seconds is None:
        return limits
    return Limits(max(0.0, began + limits.seconds - time.monotonic()), limits.nodes)


def _evaluate_move(
    turn: AnyTurn,
    here: Sequence[AnyOutcome],
    later: Sequence[AnyOutcome],
    found: Mapping[Any, AnyOutcome],
    same_game: Callable[[Any], Hashable],
) -> tuple[tuple[AnyOutcome, ...], EvaluatedMove]:
    """Evaluate a move from the guaranteed results before (`here`) and after it (`later`).

    `found` has the value of every legal move. Also returns `here` with the tightened value of the mover.
    """
    seat = turn.seat
    wants: Wants = turn.before.game.wants
    few = wants == "fewest"
    # No move is better than the best.
    worth = {
        move: known.at_least(here[seat].low) if few else known.at_most(here[seat].high)
        for move, known in _without_lines(found).items()
    }
    worth[turn.move] = worth[turn.move].meet(later[seat])
    # The mover takes the best move.
    before = here[seat].meet((lowest if few else highest)(worth.values()))
    here = (*here[:seat], before, *here[seat + 1 :])
    # A move can only help the others.
    saved = [loss(later[other], here[other], wants) for other in range(len(here)) if other != seat]
    different = _essentially_different(turn.before, worth, same_game)
    return here, EvaluatedMove(turn, before, worth[turn.move], different, highest(saved))


def _without_lines(outcomes: Mapping[Any, AnyOutcome]) -> dict[Any, AnyOutcome]:
    return {move: outcome.without_line() for move, outcome in outcomes.items()}


def loss(before: AnyOutcome, after: AnyOutcome, wants: Wants) -> AnyOutcome:
    """Return how much worse a guaranteed result has become; it cannot have improved."""
    return (after - before if wants == "fewest" else before - after).at_least(0)


def share_in_percent(part: int, whole: int) -> int | None:
    """Return a share in percent, rounded half up; `None` if `whole` is 0."""
    return (200 * part + whole) // (2 * whole) if whole else None


def sum_accuracies(accuracies: Sequence[AnyAccuracy]) -> AnyAccuracy:
    """Add up a player's accuracies over several rounds, field by field."""
    first = accuracies[0]
    names = [field.name for field in fields(first)]
    return replace(first, **{name: sum(getattr(one, name) for one in accuracies) for name in names})


def _accuracy(given: Iterable[EvaluatedMove]) -> Accuracy:
    moves = list(given)
    decided = [move for move in moves if move.regret.proved and move.is_decision is not None]
    decisions = [move for move in decided if move.is_decision]
    return Accuracy(
        moves=len(moves),
        choices=sum(move.is_choice for move in moves),
        decisions=len(decisions),
        right=sum(move.regret.high == 0 for move in decisions),
        regret=sum(move.regret.high for move in moves if move.regret.proved),
        undecided=len(moves) - len(decided),
    )


def _essentially_different(
    position: GamePosition[Any], worth: Mapping[Any, AnyOutcome], same_game: Callable[[Any], Hashable]
) -> Mapping[Any, AnyOutcome]:
    """Return the first of each group of equivalent moves, with the combined bounds of the group."""
    first: dict[Hashable, Any] = {}
    found: dict[Any, AnyOutcome] = {}
    for move, outcome in worth.items():
        same = first.setdefault(same_game(position.after(move)), move)
        found[same] = found.get(same, outcome).meet(outcome)
    return found


def _tighten(
    here: Sequence[AnyOutcome], later: Sequence[AnyOutcome], turn: AnyTurn
) -> tuple[AnyOutcome, ...]:
    """Tighten the bounds before a move with those after it.

    The mover's result before the move is no worse than after it, and nobody else's is better.
    """
    few = turn.before.game.wants == "fewest"
    return tuple(
        tighten_ascending([before, after], lines=False)[0]
        if (seat == turn.seat) == few
        else tighten_ascending([after, before], lines=False)[1]
        for seat, (before, after) in enumerate(zip(here, later, strict=True))
    )


def label_progress(progress: RecordProgress | None, moves: int, prefix: str = "") -> MoveProgress | None:
    """Return a callback that passes `progress` a label such as `move 3 of 20`, after `prefix`."""
    if progress is None:
        return None

    def report(played: int, position: Any, state: Progress) -> None:
        label = f"move {played + 1} of {moves}" if played < moves else "the end"
        progress(f"{prefix}{label}", position, state)

    return report
