"""`analyze`: all that is asked about a position, in one value that goes to JSON."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from ppsolve.solver.game import GamePosition, ProgressCallback
from ppsolve.solver.inquiry import Inquiry
from ppsolve.solver.outcome import NO_LIMITS, Limits, Outcome, Status
from ppsolve.solver.questions import (
    OUTCOMES,
    PLAYER_OUTCOMES,
    OutcomeName,
    PlayerOutcome,
    Question,
    outcome_names,
)
from ppsolve.solver.solver import DEFAULT_MEMORY, Solver

SCHEMA: Final = "ppsolve.analysis/1"

Move = TypeVar("Move")
Position = TypeVar("Position", bound=GamePosition[Any])


@dataclass(frozen=True, repr=False)
class Analysis(Generic[Position, Move]):
    """What was found out about a position. What was not asked for is not in it."""

    position: Position
    asked: tuple[OutcomeName, ...]
    players: Mapping[PlayerOutcome, tuple[Outcome[Move], ...]]
    """The outcomes of each player, by seat."""
    table: Outcome[Move] | None
    margin: Outcome[Move] | None
    """`None` also if it was asked for, but of three players or more."""
    moves: Mapping[Move, Outcome[Move]] | None
    """For every legal move, what the player to move can be sure of after it."""
    nodes: int
    seconds: float

    @property
    def outcomes(self) -> tuple[Outcome[Move], ...]:
        """Everything that was asked for."""
        by_player = (outcome for outcomes in self.players.values() for outcome in outcomes)
        of_all = (outcome for outcome in (self.table, self.margin) if outcome is not None)
        return (*by_player, *of_all, *(self.moves or {}).values())

    @property
    def status(self) -> Status:
        """`proved` if all that was asked for is proved."""
        return "proved" if all(outcome.proved for outcome in self.outcomes) else "bounded"

    @property
    def favours(self) -> str | None:
        """Who is ahead by the margin; `None` if nobody is, or if it is not decided."""
        if self.margin is None or self.margin.low <= 0 <= self.margin.high:
            return None
        return self.position.names[0 if self.margin.low > 0 else 1]

    def to_dict(self) -> dict[str, Any]:
        """The document that `ppsolve analyze --json` prints."""
        position, game = self.position, self.position.game
        value = game.value_name
        document: dict[str, Any] = {
            "schema": SCHEMA,
            "position": game.to_dict(position),
            "status": self.status,
            "to_move": None if position.to_move is None else position.names[position.to_move],
            "players": [
                {"name": player}
                | game.facts(position, seat)
                | {name: outcomes[seat].to_dict(value) for name, outcomes in self.players.items()}
                for seat, player in enumerate(position.names)
            ],
        }
        if self.table is not None:
            document["table"] = self.table.to_dict(value)
        if "margin" in self.asked:
            document["margin"] = self._margin_dict()
        if self.moves is not None:
            document["moves"] = [
                {"move": str(move), "guaranteed": outcome.to_dict(value)}
                for move, outcome in self.moves.items()
            ]
        document["effort"] = {"nodes": self.nodes, "seconds": round(self.seconds, 6)}
        return document

    def _margin_dict(self) -> dict[str, Any] | None:
        if self.margin is None:
            return None
        document = self.margin.to_dict("value")
        line = document.pop("line")
        return document | {"favours": self.favours, "line": line}

    def _repr_html_(self) -> str:
        return str(self.position.game.analysis_html(self))

    def __repr__(self) -> str:
        words = [
            f"{name} "
            + ", ".join(
                f"{player} {outcome}" for player, outcome in zip(self.position.names, outcomes, strict=True)
            )
            for name, outcomes in self.players.items()
        ]
        if self.table is not None:
            words.append(f"table {self.table}")
        if "margin" in self.asked:
            words.append(f"margin {self.margin}")
        if self.moves is not None:
            words.append("moves " + ", ".join(f"{move} {outcome}" for move, outcome in self.moves.items()))
        return f"<Analysis {self.status}: {'; '.join(words)}>"


def analyze(
    position: Position,
    only: Iterable[OutcomeName] = OUTCOMES,
    *,
    moves: bool = False,
    limits: Limits = NO_LIMITS,
    memory: int = DEFAULT_MEMORY,
    threads: int | None = None,
    solver: Solver | None = None,
    progress: ProgressCallback | None = None,
) -> Analysis[Position, Any]:
    """The outcomes that are asked for and, with `moves`, what every legal move is worth to the mover.

    >>> from ppsolve.solver import textform
    >>> analyze(textform.loads("iello-2024,base=3:-:RRGY,RGPB:0"), ["best", "guaranteed", "table", "margin"])
    <Analysis proved: best Alice 0, Bob 1; guaranteed Alice 1, Bob 2; table 2; margin 1>

    The limit of time is for everything together, that of nodes for each question. A `solver`, with its
    own memory and threads, is used if it is given; to cancel it makes the analysis end early.
    """
    asked = outcome_names(only)
    solver = solver or Solver(memory, threads)
    began = time.monotonic()
    inquiry: Inquiry[Any] = Inquiry(position, _questions(position, asked, moves), solver, progress)
    known = inquiry.ask(limits)
    seats = range(len(position.names))
    return Analysis(
        position,
        asked,
        players={
            name: tuple(known[Question(name, seat)] for seat in seats)
            for name in PLAYER_OUTCOMES
            if name in asked
        },
        table=known.get(Question("table")),
        margin=known.get(Question("margin")),
        moves={question.move: outcome for question, outcome in known.items() if question.move is not None}
        if moves
        else None,
        nodes=inquiry.nodes,
        seconds=time.monotonic() - began,
    )


def _questions(
    position: GamePosition[Move], asked: Iterable[OutcomeName], moves: bool
) -> Iterator[Question[Move]]:
    for name in asked:
        if name in PLAYER_OUTCOMES:
            yield from (Question(name, seat) for seat in range(len(position.names)))
        elif name != "margin" or len(position.names) == 2:
            yield Question(name)
    if moves:
        yield from (Question("guaranteed", position.to_move, move) for move in position.moves())
