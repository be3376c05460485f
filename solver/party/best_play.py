"""Best play for one player against all the others, with every decision along the line.

Everybody plays the first move, in the order of `Position.legal_moves`, that keeps the value. So the line
does not depend on the solver, its threads or its limits.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass

from ppsolve.solver.outcome import Limits
from ppsolve.solver.party.game import PartyOutcome
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.solver import Solver


@dataclass(frozen=True)
class Decision:
    """One turn of the player: every legal move, and the cards the player can guarantee after it."""

    turn: int
    """The number of the move, from 1, counted over all players."""
    position: Position
    value: int
    """The cards left that the player can guarantee before the move."""
    worth: Mapping[Placement, int]
    """The same after each legal move."""
    played: Placement

    @property
    def keeping(self) -> tuple[Placement, ...]:
        """The moves that keep the value."""
        return tuple(move for move, cards in self.worth.items() if cards == self.value)

    @property
    def wrong(self) -> tuple[Placement, ...]:
        return tuple(move for move, cards in self.worth.items() if cards > self.value)

    @property
    def only_move(self) -> bool:
        """True if there was a choice and exactly one move was right."""
        return len(self.worth) > 1 and len(self.keeping) == 1

    @property
    def natural_mistake(self) -> Placement | None:
        """The wrong move a greedy player would prefer: above the base if possible, and of their largest
        colour."""
        hand = self.position.mover.hand
        return min(self.wrong, key=lambda move: (move.row == 0, -hand.count(move.colour)), default=None)

    @property
    def cost(self) -> int:
        """The cards lost by the natural mistake; 0 if no move is wrong."""
        move = self.natural_mistake
        return 0 if move is None else self.worth[move] - self.value


@dataclass(frozen=True)
class BestPlay:
    """A line of best play for one player against all the others, and the player's decisions in it."""

    seat: int
    value: int
    line: tuple[Placement, ...]
    decisions: tuple[Decision, ...]

    @property
    def choices(self) -> tuple[Decision, ...]:
        """The decisions with more than one legal move."""
        return tuple(decision for decision in self.decisions if len(decision.worth) > 1)

    @property
    def only_move_share(self) -> float | None:
        """The share of choices in which exactly one move was right."""
        choices = self.choices
        return sum(one.only_move for one in choices) / len(choices) if choices else None

    @property
    def trap_density(self) -> float | None:
        """The share of wrong moves among all legal moves in the choices."""
        moves = sum(len(one.worth) for one in self.choices)
        return sum(len(one.wrong) for one in self.choices) / moves if moves else None

    @property
    def decided_after(self) -> int:
        """The number of the last move at which the player could have gone wrong; 0 if there was none."""
        return max((one.turn for one in self.decisions if one.wrong), default=0)


def find_best_play(
    position: Position, seat: int, value: int, solver: Solver, limits: Limits
) -> BestPlay | None:
    """Find best play for a seat whose `guaranteed` is proved to be `value`; `None` if a limit is reached."""
    deadline = None if limits.seconds is None else time.monotonic() + limits.seconds
    line: list[Placement] = []
    decisions: list[Decision] = []
    while not position.over:
        left = Limits(None if deadline is None else max(0.0, deadline - time.monotonic()), limits.nodes)
        if position.to_move == seat:
            worth = _worth(position, value, solver, left)
            if worth is None:
                return None
            move = next(move for move, cards in worth.items() if cards == value)
            decisions.append(Decision(len(line) + 1, position, value, worth, move))
        else:
            reply = _reply(position, seat, value, solver, left)
            if reply is None:
                return None
            move = reply
        line.append(move)
        position = position.after(move)
    return BestPlay(seat, value, tuple(line), tuple(decisions))


def _worth(position: Position, value: int, solver: Solver, limits: Limits) -> dict[Placement, int] | None:
    """Return the value of every move for the mover, or `None` if a limit is reached."""
    outcomes = solver.after_moves(position, PartyOutcome(value, value), limits)
    if not all(outcome.proved for outcome in outcomes.values()):
        return None
    return {move: outcome.low for move, outcome in outcomes.items()}


def _reply(position: Position, seat: int, value: int, solver: Solver, limits: Limits) -> Placement | None:
    """Return an opponent's first move that keeps the player at `value`, or `None` if a limit is reached."""
    for move in position.legal_moves:
        outcome = solver.guaranteed(position.after(move), [seat], limits)[0]
        if not outcome.proved:
            return None
        if outcome.low == value:
            return move
    raise AssertionError("some opponent move keeps a proved value")
