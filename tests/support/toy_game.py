"""A second game: players take coins from either end of a row and want as many as possible.

It shares nothing with Penguin Party, so code that handles it depends on no particular game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Literal

from ppsolve.solver.backend import CoreKind
from ppsolve.solver.errors import BadInput, quoted
from ppsolve.solver.game import ProgressCallback, Wants
from ppsolve.solver.outcome import NO_LIMITS, Limits, Outcome, Question
from ppsolve.solver.yardsticks import WORST_CASE, Expectation, Yardstick

End = Literal["left", "right"]


@dataclass(frozen=True)
class Coins:
    """Coins in a row, the coins each player has taken, and the seat to move."""

    row: tuple[int, ...]
    taken: tuple[int, ...]
    turn: int = 0

    @property
    def game(self) -> CoinGame:
        return COIN_GAME

    @property
    def names(self) -> tuple[str, ...]:
        return ("Ann", "Ben", "Cleo")[: len(self.taken)]

    @property
    def to_move(self) -> int | None:
        return self.turn if self.row else None

    @property
    def over(self) -> bool:
        return not self.row

    @property
    def legal_moves(self) -> Sequence[End]:
        ends: tuple[End, End] = ("left", "right")
        return ends[: len(self.row)]

    def parse_move(self, text: str) -> End:
        return COIN_GAME.parse_move(text)

    def play(self, move: End | str) -> Coins:
        if move not in self.legal_moves:
            raise BadInput(f"move {move}", "there is no coin")
        return self.after(COIN_GAME.parse_move(move))

    def after(self, move: End) -> Coins:
        coin, row = (self.row[0], self.row[1:]) if move == "left" else (self.row[-1], self.row[:-1])
        taken = [own + coin * (seat == self.turn) for seat, own in enumerate(self.taken)]
        return replace(self, row=row, taken=tuple(taken), turn=(self.turn + 1) % len(taken))

    def result(self, question: Question[object]) -> int:
        if question.outcome == "margin":
            return self.taken[0] - self.taken[1]
        return sum(self.taken) if question.outcome == "table" else self.taken[question.player]


@cache
def lines(position: Coins) -> tuple[tuple[End, ...], ...]:
    """Return every line of play to the end."""
    if position.over:
        return ((),)
    return tuple((move, *rest) for move in position.legal_moves for rest in lines(position.after(move)))


def end_of(position: Coins, line: Sequence[End]) -> Coins:
    for move in line:
        position = position.after(move)
    return position


class Everything:
    """Searcher and cooperation that answer by brute force."""

    def __init__(self, position: Coins | None = None) -> None:
        self.nodes = 0
        self._position = position

    def _value(self, position: Coins, question: Question[object]) -> tuple[int, tuple[End, ...]]:
        self.nodes += 1
        if position.over:
            return position.result(question), ()
        found = []
        for move in position.legal_moves:
            value, line = self._value(position.after(move), question)
            found.append((value, (move, *line)))
        wants_most = position.turn == (question.seat or 0)
        return max(found, key=lambda one: one[0]) if wants_most else min(found, key=lambda one: one[0])

    def _narrow(
        self, position: Coins, question: Question[object], low: int, high: int, nodes: int
    ) -> tuple[int, int]:
        if not nodes:
            return low, high
        value = min(max(self._value(position, question)[0], low), high)
        return value, value

    def guaranteed(
        self, position: Coins, seat: int, low: int, high: int, nodes: int, seconds: float
    ) -> tuple[int, int]:
        return self._narrow(position, Question("guaranteed", seat), low, high, nodes)

    def guaranteed_line(self, position: Coins, seat: int, value: int) -> tuple[End, ...]:
        return self._value(position, Question("guaranteed", seat))[1]

    def margin(self, position: Coins, low: int, high: int, nodes: int, seconds: float) -> tuple[int, int]:
        return self._narrow(position, Question("margin"), low, high, nodes)

    def margin_line(self, position: Coins, value: int) -> tuple[End, ...]:
        return self._value(position, Question("margin"))[1]

    def selfish(self, position: Coins, nodes: int, seconds: float) -> tuple[int, ...] | None:
        if not nodes or not COIN_GAME.searches_selfish(position):
            return None
        return end_of(position, self.selfish_line(position, ())).taken

    def selfish_line(self, position: Coins, results: tuple[int, ...]) -> tuple[End, ...]:
        if position.over:
            return ()

        def rank(line: tuple[End, ...]) -> tuple[int, ...]:
            taken = end_of(position, line).taken
            seats = [(position.turn + step) % len(taken) for step in range(len(taken))]
            others = [-taken[seat] for seat in seats[1:]]
            return taken[seats[0]], sum(others), *others

        options = [(move, *self.selfish_line(position.after(move), ())) for move in position.legal_moves]
        return max(options, key=rank)

    def best(self, limits: Limits = NO_LIMITS) -> tuple[Outcome[End], ...]:
        return tuple(self._reach(Question("best", seat)) for seat in range(len(self._start.taken)))

    def table(self, limits: Limits = NO_LIMITS) -> Outcome[End]:
        return self._reach(Question("table"))

    @property
    def _start(self) -> Coins:
        assert self._position is not None
        return self._position

    def _reach(self, question: Question[object]) -> Outcome[End]:
        line = max(lines(self._start), key=lambda line: end_of(self._start, line).result(question))
        value = end_of(self._start, line).result(question)
        return Outcome(value, value, line)

    def stop(self) -> None: ...

    def resume(self) -> None: ...


@dataclass(frozen=True)
class CoinGame:
    name: str = "coins"
    wants: Wants = "most"
    value_name: str = "coins"
    contest: str = "game"
    yardsticks: tuple[Yardstick, ...] = (WORST_CASE,)
    opinion_seconds: float = 0.0

    def bounds(self, position: Coins, question: Question[object]) -> tuple[int, int]:
        if position.over:
            return position.result(question), position.result(question)
        if question.outcome == "margin":
            rest = sum(position.row)
            return position.result(question) - rest, position.result(question) + rest
        return position.result(question), position.result(question) + sum(position.row)

    def plays_on(self, position: Coins, seat: int) -> bool:
        return bool(position.row)

    def searches_selfish(self, position: Coins) -> bool:
        return len(position.row) < 8

    def expected_after_moves(
        self, position: Coins, threads: int, stopped: Callable[[], bool]
    ) -> Mapping[End, Expectation]:
        return {}

    def opinion(self, position: Coins, seconds: float | None, stopped: Callable[[], bool]) -> None:
        return None

    def move_classes(self, position: Coins, moves: Sequence[End]) -> Sequence[tuple[End, ...]]:
        return [(move,) for move in moves]

    def searchers(self, core: CoreKind, memory: int, count: int) -> Sequence[Everything]:
        return [Everything() for _ in range(count)]

    def cooperation(
        self,
        position: Coins,
        threads: int,
        progress: ProgressCallback | None,
        stopped: Callable[[], bool],
    ) -> Everything:
        return Everything(position)

    def parse_move(self, text: str) -> End:
        ends: dict[str, End] = {"left": "left", "right": "right"}
        if text not in ends:
            raise BadInput(f"move {quoted(text)}", "expected left or right")
        return ends[text]

    def facts(self, position: Coins, seat: int) -> dict[str, int]:
        return {"taken": position.taken[seat]}

    def from_dict(self, document: Any) -> Coins:
        return Coins(tuple(document["row"]), tuple(document["taken"]), document["turn"])

    def to_dict(self, position: Coins) -> dict[str, Any]:
        return {"row": list(position.row), "taken": list(position.taken), "turn": position.turn}

    def is_line(self, text: str) -> bool:
        return text.startswith("coins:")

    def from_line(self, text: str) -> Coins:
        raise NotImplementedError

    def to_line(self, position: Coins) -> str:
        return f"coins:{''.join(map(str, position.row))}"

    def remark(self, position: Coins) -> str:
        return ""

    def text(self, position: Coins, **_: Any) -> str:
        return str(position.row)

    def svg(self, position: Coins, **_: Any) -> str:
        return f"<svg><text>{position.row}</text></svg>"

    def perft(self, position: Coins, depth: int, core: CoreKind | None = None) -> int:
        if depth == 0 or position.over:
            return 1
        return sum(self.perft(position.after(move), depth - 1) for move in position.legal_moves)

    def analysis_html(self, analysis: Any) -> str:
        return f"<p>{analysis.position.row}</p>"


COIN_GAME = CoinGame()
