"""`analyze`: all that is asked about a position, in one value that goes to JSON."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from ppsolve.solver.game import GamePosition, ProgressCallback
from ppsolve.solver.outcome import NO_LIMITS, Limits, Outcome, Status
from ppsolve.solver.question_scheduler import QuestionScheduler
from ppsolve.solver.questions import (
    OUTCOMES,
    PLAYER_OUTCOMES,
    OutcomeName,
    PlayerOutcome,
    Question,
    outcome_names,
)
from ppsolve.solver.recommendation import Recommendation, recommend
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
    viewer: int | None = None
    """The seat of the player who asked for advice, if anybody did."""
    advice: Recommendation[Position, Move] | None = None
    """What that player is advised to do; `None` also if no turn is to come."""

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
        if self.advice is not None:
            document["advice"] = self.advice.to_dict()
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
    only: str | Iterable[OutcomeName] | None = None,
    *,
    moves: bool = False,
    advise_seat: int | None = None,
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

    `only` is a list of names, or one text as on the command line: `analyze(position, "best,table")`.

    By default everything is asked for that is within reach: `selfish` is left out where it is not. With
    `advise_seat` the player of that seat is told what to play when next on turn, whether it is proved or not.

    The limit of time is for everything together, that of nodes for each question. A `solver`, with its
    own memory and threads, is used if it is given; to cancel it makes the analysis end early.
    """
    asked = within_reach(position) if only is None else outcome_names(only)
    solver = solver or Solver(memory, threads)
    began = time.monotonic()
    on_turn = advise_seat is not None and advise_seat == position.to_move
    questions = _questions(position, asked, moves or on_turn)
    scheduler: QuestionScheduler[Any] = QuestionScheduler(position, questions, solver, progress)
    for_advice = 0.0 if on_turn or advise_seat is None or limits.seconds is None else limits.seconds / 10
    known = scheduler.ask(
        Limits(None if limits.seconds is None else limits.seconds - for_advice, limits.nodes)
    )
    worth = {question.move: outcome for question, outcome in known.items() if question.move is not None}
    advice = None
    if advise_seat is not None:
        spent = time.monotonic() - began
        left = None if limits.seconds is None else max(for_advice, limits.seconds - spent)
        advice = recommend(
            position,
            advise_seat,
            solver,
            Limits(left, limits.nodes),
            known=known.get(Question("guaranteed", advise_seat)),
            worth=worth,
            progress=progress,
        )
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
        moves=worth if moves else None,
        nodes=scheduler.nodes,
        seconds=time.monotonic() - began,
        viewer=advise_seat,
        advice=advice,
    )


def within_reach(position: GamePosition[Any]) -> tuple[OutcomeName, ...]:
    """What there is to ask about a position in good hope: `selfish` only where it is searched to the end."""
    searched = position.game.searches_selfish(position)
    return tuple(name for name in OUTCOMES if searched or name != "selfish")


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
