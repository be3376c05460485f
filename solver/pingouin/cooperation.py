"""The cooperative outcomes: `best` for each player, and `table` for all of them together.

Bounds come first: static ones, then for each player the solitaire in which the others never move.
A depth-first search (`GoalSearch`) then looks for play that reaches the upper bound; it solves small
positions and finds good lines in large ones. CP-SAT closes the remaining gap.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from ppsolve.solver.cooperation import EVERYBODY, NODES_PER_UNIT, TICK, BaseCooperation, Who, question_about
from ppsolve.solver.game import ProgressCallback
from ppsolve.solver.outcome import Limits
from ppsolve.solver.pingouin.bounds import outcome_bounds
from ppsolve.solver.pingouin.floe import NEIGHBOURS, TILES, Tile, slide_path
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.regions import fish_on, regions_of, transposition_key
from ppsolve.solver.pingouin.solitaire import SolitaireSolver

if TYPE_CHECKING:
    from ppsolve.solver.pingouin.cooperation_model import CooperationModel

Line = tuple[Move, ...]

SEARCH_NODES: Final = 3000
"""Node limit of the search for the upper bound. Each lesser goal gets a sixth of it."""

LESSER_GOALS: Final = 5
"""Maximum number of goals below the upper bound to try."""

FEW_TILES: Final = 12
"""Solve the solitaire exactly for a bound if at most this many tiles are reachable; else count all fish."""


class _BudgetSpent(Exception):
    """The node or time limit of the search was reached."""


class Cooperation(BaseCooperation[Position, Move]):
    """The results that the players can reach from a position if they cooperate.

    >>> from ppsolve.solver.pingouin.textform import loads
    >>> line = "pingouin:...2.../.1111A.../...1B1../....3.../......./......../1A111.../.......1B:-:0"
    >>> cooperation = Cooperation(loads(line))
    >>> [outcome.value for outcome in cooperation.best()], cooperation.table().value
    ([10, 6], 16)

    Values depend only on the position; reaching a limit leaves bounds. A node limit applies to the search of
    each question and, at `NODES_PER_UNIT` nodes per unit of deterministic time, to CP-SAT. Bounds and lines
    are kept between calls. `stopped` is polled; once it returns true, every call returns with its bounds so
    far.
    """

    def __init__(
        self,
        position: Position,
        threads: int | None = None,
        progress: ProgressCallback | None = None,
        stopped: Callable[[], bool] = lambda: False,
        search_nodes: int = SEARCH_NODES,
    ) -> None:
        super().__init__(position, threads, progress, stopped)
        self._search_nodes = search_nodes
        known = {who: outcome_bounds(position, question_about(who)) for who in self._questions}
        self._low = {who: low for who, (low, _) in known.items()}
        self._high = {who: high for who, (_, high) in known.items()}
        self._searched: set[Who] = set()

    # Bounds.

    def _open(self, who: Who) -> bool:
        return self._low[who] < self._high[who]

    def _reached(self, position: Position, line: Line) -> None:
        """Raise lower bounds to the fish in a position that `line` reaches; later moves only add fish."""
        for who in self._questions:
            fish = fish_of(position, who)
            if fish > self._low[who] or (fish == self._low[who] and self._lines[who] is None):
                self._low[who], self._lines[who] = fish, line

    def _at_most(self, who: Who, high: int) -> None:
        """Reduce an upper bound. The total is at most the sum of the players' own bounds."""
        self._high[who] = min(self._high[who], high)
        alone = sum(self._high[seat] for seat in range(len(self.position.players)))
        self._high[EVERYBODY] = min(self._high[EVERYBODY], alone)

    # Solving.

    def _tighten(self, asked: Sequence[Who], limits: Limits) -> None:
        """Tighten the bounds of `asked`. Time left over goes to the open questions, until it is used up."""
        deadline = float("inf") if limits.seconds is None else time.monotonic() + limits.seconds
        while waiting := [who for who in asked if self._open(who)]:
            for number, who in enumerate(waiting):
                share = max(0.0, deadline - time.monotonic()) / (len(waiting) - number)
                until = time.monotonic() + share
                if share > 0 and limits.nodes != 0 and who not in self._searched:
                    self._search(who, limits, until)
                if self._open(who):
                    self._solve_model(who, limits, until)
            # Without a time limit, or with another one, a second round would end like the first.
            only_timed = limits.seconds is not None and limits.nodes is None
            if not only_timed or time.monotonic() >= deadline or self._stopped():
                break

    def _search(self, who: Who, limits: Limits, deadline: float) -> None:
        """Search for play that reaches the upper bound, then for lesser goals."""
        self._searched.add(who)
        allowed = min(self._search_nodes, limits.nodes or self._search_nodes)
        last = self.nodes + allowed

        def visit() -> None:
            if self.nodes >= last or time.monotonic() >= deadline or self._stopped():
                raise _BudgetSpent
            self.nodes += 1

        self._reached(*_greedy_play(self.position, who))
        plan: Sequence[Move] = ()
        if who != EVERYBODY and not self.position.placing:
            plan = self._limit_by_solitaire(who, visit)
        search = GoalSearch(self.position, who, visit, self._reached, plan)
        goal = self._high[who]
        for share in (1, *[6] * LESSER_GOALS):
            last = self.nodes + allowed // share
            try:
                while self._open(who) and not search.reaches(goal):
                    self._at_most(who, goal - 1)
                    goal = min(goal, self._high[who])
                beyond = goal + 1
            except _BudgetSpent:
                beyond = goal
            goal = (self._low[who] + beyond) // 2 if beyond <= self._high[who] else self._high[who]
            if goal <= self._low[who]:
                break

    def _limit_by_solitaire(self, seat: int, visit: Callable[[], None]) -> Sequence[Move]:
        """Bound a player's fish by the solitaire in which the others never move.

        Return its moves, or none if the budget was spent.
        """
        ice, occupied = self.position.ice, self.position.occupied
        free = frozenset(tile for tile in TILES if ice[tile] and tile not in occupied)
        try:
            moves = SolitaireSolver(ice, visit).line(free, self.position.players[seat].penguins)
        except _BudgetSpent:
            return ()
        self._at_most(seat, self.position.holdings()[seat] + sum(ice[move.end] for move in moves))
        return moves

    def _solve_model(self, who: Who, limits: Limits, deadline: float) -> None:
        """Maximise the fish with CP-SAT, starting from the known bounds."""
        work = float("inf") if limits.nodes is None else limits.nodes / NODES_PER_UNIT
        if work <= 0 or time.monotonic() >= deadline or self._stopped():
            return
        from ppsolve.solver.pingouin.cooperation_model import CooperationModel

        has = fish_of(self.position, who)
        model = CooperationModel(self.position, who, self._low[who] + 1 - has, self._high[who] - has)
        found = self._run(model, who, work, deadline)
        if found:
            line = model.line
            end = self.position
            for move in line:
                end = end.play(move)
            self._reached(end, line)
            self._at_most(who, has + model.most)
        elif model.impossible:
            self._at_most(who, self._low[who])
        else:
            self._at_most(who, has + model.most)

    def _run(self, model: CooperationModel, who: Who, work: float, deadline: float) -> bool:
        """Run CP-SAT on another thread while this one waits, so that it stays interruptible."""
        found: list[bool] = []
        errors: list[BaseException] = []
        done = threading.Event()
        began = time.monotonic()

        def solve() -> None:
            try:
                found.append(model.solve(max(0.0, deadline - began), work, self.threads))
            except BaseException as error:
                errors.append(error)
            finally:
                done.set()

        thread = threading.Thread(target=solve)
        thread.start()
        try:
            while not done.wait(TICK):
                self._report_progress(who, time.monotonic() - began)
                if self._stopped():
                    model.stop()
        finally:
            while not done.wait(TICK):
                model.stop()
        if errors:
            raise errors[0]
        return found[0]


def fish_of(position: Position, who: Who) -> int:
    """Return the fish of a player, or of everybody, if the game ended here."""
    has = position.holdings()
    return sum(has) if who == EVERYBODY else has[who]


def _greedy_play(position: Position, who: Who) -> tuple[Position, Line]:
    """Play to the end: those in `who` always take the most fish, the others the fewest."""
    line = []
    while not position.over:
        counts = who in (EVERYBODY, position.to_move)
        fish = position.ice
        move = max(position.legal_moves, key=lambda move: fish[move.end] if counts else -fish[move.end])
        line.append(move)
        position = position.after(move)
    return position, tuple(line)


class GoalSearch:
    """Depth-first search for play that brings `who` a given number of fish.

    Fish are never lost, so a line that reaches the goal is enough, wherever it ends. Branches are cut when
    the reachable fish, or the exact solitaire of the players who count, fall short of the goal.
    """

    def __init__(
        self,
        start: Position,
        who: Who,
        visit: Callable[[], None],
        reached: Callable[[Position, Line], None],
        plan: Sequence[Move] = (),
    ) -> None:
        """Prepare a search.

        `visit` is called for every position and may raise to end the search. `reached` is called with every
        position that meets a goal. `plan` lists moves that `who` tries first; the others avoid its tiles.
        """
        self._start = start
        self._who: Who = who
        self._visit = visit
        self._reached = reached
        self._solitaires = SolitaireSolver(start.ice, visit)
        self._failed: dict[tuple[object, ...], int] = {}
        self._plan = {move: number for number, move in enumerate(plan)}
        self._needed = frozenset(
            tile for move in plan if move.start is not None for tile in slide_path(move.start, move.end)
        )

    def reaches(self, goal: int) -> bool:
        """Return whether `goal` fish can be reached; if so, `reached` was called with the line."""
        return self._search(self._start, goal, ())

    def _search(self, position: Position, goal: int, line: Line) -> bool:
        missing = goal - fish_of(position, self._who)
        if missing <= 0:
            self._reached(position, line)
            return True
        if position.over:
            return False
        if position.placing:
            key: tuple[object, ...] = position.to_move, position.ice, position.players
            most = sum(fish for tile, fish in enumerate(position.ice) if tile not in position.occupied)
        else:
            found = regions_of(position)
            key = transposition_key(position, found)
            own = [region for region in found if self._who == EVERYBODY or self._who in region.penguins]
            most = sum(fish_on(position, region) for region in own)
            if most >= missing and sum(len(region.tiles) for region in own) <= FEW_TILES:
                free = frozenset[Tile]().union(*(region.tiles for region in own))
                most = self._solitaires.most(free, self._penguins(position))
        if most < missing or missing >= self._failed.get(key, missing + 1):
            return False
        self._visit()
        for move in sorted(position.legal_moves, key=lambda move: self._move_rank(position, move)):
            if self._search(position.after(move), goal, (*line, move)):
                return True
        self._failed[key] = missing
        return False

    def _penguins(self, position: Position) -> tuple[Tile, ...]:
        if self._who == EVERYBODY:
            return tuple(sorted(position.occupied))
        return position.players[self._who].penguins

    def _move_rank(self, position: Position, move: Move) -> tuple[int, int]:
        """Rank a move for move ordering, lowest first.

        A player who counts follows the plan, then prefers tiles with few exits. Another player keeps off the
        plan and away from the penguins that count, and takes few fish.
        """
        counts = self._who in (EVERYBODY, position.to_move)
        exits = sum(position.ice[tile] > 0 and tile not in position.occupied for tile in NEIGHBOURS[move.end])
        if counts:
            planned = self._plan.get(move)
            return (
                (planned - len(self._plan), 0)
                if planned is not None
                else (exits or len(TILES), -position.ice[move.end])
            )
        near = sum(tile in NEIGHBOURS[move.end] for tile in self._penguins(position))
        return near + len(TILES) * (move.end in self._needed), position.ice[move.end]
