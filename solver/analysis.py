"""`analyze`: answer several questions about a position; the result serialises to JSON."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from ppsolve.solver.errors import BadInput
from ppsolve.solver.game import GamePosition, ProgressCallback
from ppsolve.solver.names import seat_from
from ppsolve.solver.outcome import (
    NO_LIMITS,
    OUTCOMES,
    PLAYER_OUTCOMES,
    Limits,
    Outcome,
    OutcomeName,
    PlayerOutcome,
    Question,
    Status,
    outcome_names,
)
from ppsolve.solver.question_scheduler import QuestionScheduler
from ppsolve.solver.recommendation import Recommendation, default_yardsticks, expected_values, recommend
from ppsolve.solver.solver import DEFAULT_MEMORY, Solver
from ppsolve.solver.yardsticks import EXPECTED, OUTCOME_OF, SELFISH, MoveValues, Yardstick

if TYPE_CHECKING:
    import pandas as pd

SCHEMA: Final = "ppsolve.analysis/1"
LONGEST_REPR: Final = 96

Move = TypeVar("Move")
Position = TypeVar("Position", bound=GamePosition[Any])


class PlayerOutcomes:
    """The answers about one player. Asking for one that was not requested raises `BadInput`."""

    def __init__(self, outcomes: Mapping[PlayerOutcome, Outcome[Any]]) -> None:
        self._outcomes = outcomes

    def __repr__(self) -> str:
        return f"<{', '.join(f'{name} {outcome}' for name, outcome in self._outcomes.items())}>"

    @property
    def best(self) -> Outcome[Any]:
        return self._outcome("best")

    @property
    def guaranteed(self) -> Outcome[Any]:
        return self._outcome("guaranteed")

    @property
    def selfish(self) -> Outcome[Any]:
        return self._outcome("selfish")

    def _outcome(self, name: PlayerOutcome) -> Outcome[Any]:
        if name not in self._outcomes:
            raise BadInput(name, "was not analysed; name it in `only`")
        return self._outcomes[name]


class MoveOutcomes(dict[Move, Outcome[Move]]):
    """Outcomes by move. A move may also be given as text: `moves["Ra1"]`."""

    def __init__(self, outcomes: Mapping[Move, Outcome[Move]], position: GamePosition[Move]) -> None:
        super().__init__(outcomes)
        self.position = position

    def __missing__(self, move: object) -> Outcome[Move]:
        try:
            parsed = self.position.parse_move(move) if isinstance(move, str) else None
        except BadInput:
            parsed = None
        if parsed is None or parsed not in self:
            raise KeyError(move)
        return self[parsed]


@dataclass(frozen=True, repr=False)
class Analysis(Generic[Position, Move]):
    """The answers about a position. Holds only the outcomes that were requested."""

    position: Position
    asked: tuple[OutcomeName, ...]
    players: Mapping[PlayerOutcome, tuple[Outcome[Move], ...]]
    """For each outcome, the answers by seat."""
    table: Outcome[Move] | None
    margin: Outcome[Move] | None
    """`None` with three or more players, even if requested."""
    values: Mapping[Move, MoveValues[Move]] | None
    """Each legal move by the yardsticks that were computed; `None` if moves were not requested."""
    nodes: int
    seconds: float
    viewer: int | None = None
    """The seat for which a recommendation was requested, if any."""
    recommendation: Recommendation[Position, Move] | None = None
    """The recommendation for `viewer`; `None` also if that player has no turn left."""
    left_out: tuple[Yardstick, ...] = ()
    """The yardsticks that the time limit was too short for."""

    def __getitem__(self, player: str | int) -> PlayerOutcomes:
        """Return the answers about a player, by name or seat."""
        seat = seat_from(self.position.names, player, "player")
        return PlayerOutcomes({name: outcomes[seat] for name, outcomes in self.players.items()})

    @property
    def moves(self) -> MoveOutcomes[Move] | None:
        """The result that the player to move can guarantee after each legal move, if requested."""
        if self.values is None:
            return None
        worst = {move: values.worst_case for move, values in self.values.items()}
        return MoveOutcomes(worst, self.position)

    @property
    def best_moves(self) -> tuple[Move, ...]:
        """All equally good best moves known; the recommended one first."""
        if self.recommendation is not None and not self.recommendation.before:
            return self.recommendation.best
        if self.position.to_move is None or "guaranteed" not in self.players:
            return ()
        return self.players["guaranteed"][self.position.to_move].line[:1]

    @property
    def best_move(self) -> Move | None:
        """The recommended move; `None` if the game is over or no best move is known."""
        return next(iter(self.best_moves), None)

    def to_frame(self) -> pd.DataFrame:
        """Return a pandas frame with a row for each legal move; requires `moves=True`.

        `value` is the result that the mover can guarantee after the move: cards left, or fish.
        """
        import pandas as pd

        if self.moves is None:
            raise BadInput("moves", "not analysed; call analyze with moves=True")
        rows = [
            (str(move), outcome.value, outcome.low, outcome.high, move in self.best_moves)
            for move, outcome in self.moves.items()
        ]
        frame = pd.DataFrame(rows, columns=["move", "value", "low", "high", "best"])
        return frame.astype({"value": "Int64"})

    @property
    def outcomes(self) -> tuple[Outcome[Move], ...]:
        """All answers."""
        by_player = (outcome for outcomes in self.players.values() for outcome in outcomes)
        of_all = (outcome for outcome in (self.table, self.margin) if outcome is not None)
        selfish = (value.selfish for value in (self.values or {}).values() if value.selfish is not None)
        return (*by_player, *of_all, *(self.moves or {}).values(), *selfish)

    @property
    def status(self) -> Status:
        """`proved` if every answer is."""
        return "proved" if all(outcome.proved for outcome in self.outcomes) else "bounded"

    @property
    def favours(self) -> str | None:
        """The name of the player the margin favours; `None` if it is even or undecided."""
        if self.margin is None or self.margin.low <= 0 <= self.margin.high:
            return None
        return self.position.names[0 if self.margin.low > 0 else 1]

    def to_dict(self) -> dict[str, Any]:
        """Serialise to the document that `ppsolve analyze --json` prints."""
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
        if self.values is not None:
            document["moves"] = [
                {"move": str(move)} | values.to_dict(value) | self._likely(move)
                for move, values in self.values.items()
            ]
        if self.recommendation is not None:
            document["advice"] = self.recommendation.to_dict()
        document["effort"] = {"nodes": self.nodes, "seconds": round(self.seconds, 6)}
        return document

    def _likely(self, move: Move) -> dict[str, Any]:
        """Return the engine's estimate of a legal move, if there is one."""
        found = self.recommendation
        return {} if found is None or found.opinion is None else {"likely": found.opinion.likely(move)}

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
        if self.best_move is not None:
            words.insert(0, f"best move {self.best_move}")
        text = f"{self.status}: {'; '.join(words)}"
        return f"<Analysis {text if len(text) <= LONGEST_REPR else text[:LONGEST_REPR] + '...'}>"


def analyze(
    position: Position,
    only: str | Iterable[OutcomeName] | None = None,
    *,
    moves: bool = False,
    recommend_for: int | None = None,
    limits: Limits = NO_LIMITS,
    memory: int = DEFAULT_MEMORY,
    threads: int | None = None,
    solver: Solver | None = None,
    progress: ProgressCallback | None = None,
) -> Analysis[Position, Any]:
    """Compute the outcomes in `only` and, with `moves`, the value of every legal move to the player to move.

    >>> from ppsolve.solver import textform
    >>> analyze(textform.loads("iello-2024,base=3:-:RRGY,RGPB:0"), ["best", "guaranteed", "table", "margin"])
    <Analysis proved: best move Ra1; best Alice 0, Bob 1; guaranteed Alice 1, Bob 2; table 2; margin 1>

    `only` is a list of names, or one string as on the command line: `analyze(position, "best,table")`. By
    default all outcomes are computed, except `selfish` in large positions.

    With `recommend_for`, the analysis also recommends a move for the next turn of the player at that seat.

    The time limit covers the whole analysis, the node limit each question. Pass a `solver` to use its memory
    and threads; cancelling it ends the analysis early.
    """
    asked = default_outcomes(position) if only is None else outcome_names(only)
    solver = solver or Solver(memory, threads)
    began = time.monotonic()
    on_turn = recommend_for is not None and recommend_for == position.to_move
    yardsticks = _yardsticks(position, asked, only is None, moves)
    wanted = moves or on_turn
    expected, left = expected_values(position, solver, limits, wanted and EXPECTED in yardsticks)
    questions = _questions(position, asked, yardsticks if wanted else ())
    scheduler: QuestionScheduler[Any] = QuestionScheduler(position, questions, solver, progress)
    reserved = 0.0
    if recommend_for is not None and left.seconds is not None:
        reserved = min(left.seconds / 10, position.game.opinion_seconds if on_turn else left.seconds)
    known = scheduler.ask(Limits(None if left.seconds is None else left.seconds - reserved, limits.nodes))
    values = {
        move: MoveValues(
            known[Question("guaranteed", position.to_move, move)],
            known.get(Question("selfish", position.to_move, move)),
            expected.get(move),
        )
        for move in (position.legal_moves if wanted else ())
    }
    recommendation = None
    if recommend_for is not None:
        spent = time.monotonic() - began
        rest = None if limits.seconds is None else max(reserved, limits.seconds - spent)
        recommendation = recommend(
            position,
            recommend_for,
            solver,
            Limits(rest, limits.nodes),
            known=_likely_play(position, recommend_for, known),
            values=values,
            yardsticks=[one for one in yardsticks if one in default_yardsticks(position)],
            progress=progress,
        )
    short = EXPECTED in yardsticks and wanted and not expected and not position.over
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
        values=values if moves else None,
        nodes=scheduler.nodes,
        seconds=time.monotonic() - began,
        viewer=recommend_for,
        recommendation=recommendation,
        left_out=(EXPECTED,) if short else (),
    )


def default_outcomes(position: GamePosition[Any]) -> tuple[OutcomeName, ...]:
    """Return the outcomes to compute by default: all, but `selfish` only in small positions."""
    searched = position.game.searches_selfish(position)
    return tuple(name for name in OUTCOMES if searched or name != "selfish")


def _yardsticks(
    position: GamePosition[Any], asked: Iterable[OutcomeName], by_default: bool, moves: bool
) -> tuple[Yardstick, ...]:
    """Return the yardsticks for the moves: all those of the game with `moves`, else those that decide.

    The outcomes in `asked` restrict them; *expected* is estimated only `by_default`.
    """
    considered = position.game.yardsticks if moves else default_yardsticks(position)
    left_out = {SELFISH} if "selfish" not in asked else set()
    if not by_default:
        left_out.add(EXPECTED)
    return tuple(yardstick for yardstick in considered if yardstick not in left_out)


def _likely_play(
    position: GamePosition[Move], seat: int, known: Mapping[Question[Move], Outcome[Move]]
) -> Outcome[Move] | None:
    """Return the outcome whose line others are expected to play: selfish play by three or more, if proved."""
    selfish = known.get(Question("selfish", seat))
    if SELFISH in default_yardsticks(position) and selfish is not None and selfish.proved:
        return selfish
    return known.get(Question("guaranteed", seat))


def _questions(
    position: GamePosition[Move], asked: Iterable[OutcomeName], yardsticks: Iterable[Yardstick]
) -> Iterator[Question[Move]]:
    """Yield the questions about the position, and those about its moves by `yardsticks`."""
    for name in asked:
        if name in PLAYER_OUTCOMES:
            yield from (Question(name, seat) for seat in range(len(position.names)))
        elif name != "margin" or len(position.names) == 2:
            yield Question(name)
    for name in (OUTCOME_OF[yardstick] for yardstick in yardsticks if yardstick in OUTCOME_OF):
        yield from (Question(name, position.to_move, move) for move in position.legal_moves)
