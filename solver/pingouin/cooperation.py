"""What everybody together can reach: `best` for each player, and `table` for all of them.

Bounds come first: what is within reach, and what a player could take if the others only stood in the way.
Then a walk through good play, which settles small positions to the end and shows how far one gets in large
ones. What is still open is asked of CP-SAT, which narrows it from both sides. While penguins are being
placed only the walk looks for more.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from ppsolve.solver.cooperation import EVERYBODY, NODES_A_UNIT, TICK, BaseCooperation, Who, question_about
from ppsolve.solver.game import ProgressCallback
from ppsolve.solver.outcome import Limits
from ppsolve.solver.pingouin.bounds import outcome_bounds
from ppsolve.solver.pingouin.cooperation_walk import Line, Walk, fish_of
from ppsolve.solver.pingouin.floe import TILES
from ppsolve.solver.pingouin.harvest import Harvests
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position

if TYPE_CHECKING:
    from ppsolve.solver.pingouin.cooperation_model import Play

WALK: Final = 3000
"""How many positions the walk visits for the most that may be had, at most; a sixth of it for every lesser
goal."""

LESSER_GOALS: Final = 5
"""So many are tried."""


class _Enough(Exception):
    """Enough positions were visited, or time is up."""


class Cooperation(BaseCooperation[Position, Move]):
    """What everybody together can reach from a position; keeps what it has learned from call to call.

    >>> from ppsolve.solver.pingouin.textform import loads
    >>> line = "pingouin:...2.../.1111A.../...1B1../....3.../......./......../1A111.../.......1B:-:0"
    >>> together = Cooperation(loads(line))
    >>> [outcome.value for outcome in together.best()], together.table().value
    ([10, 6], 16)

    Values depend on nothing but the position. A limit that is reached leaves bounds; a limit of nodes holds
    for the walk of each question and, at a million nodes for one unit of its deterministic time, for CP-SAT.
    `stopped` is looked at several times a second; once it is true every call comes back soon with the bounds
    so far.
    """

    def __init__(
        self,
        position: Position,
        threads: int | None = None,
        progress: ProgressCallback | None = None,
        stopped: Callable[[], bool] = lambda: False,
        walk_at_most: int = WALK,
    ) -> None:
        super().__init__(position, threads, progress, stopped)
        self._walk_at_most = walk_at_most
        known = {who: outcome_bounds(position, question_about(who)) for who in self._questions}
        self._low = {who: low for who, (low, _) in known.items()}
        self._high = {who: high for who, (_, high) in known.items()}
        self._walked: set[Who] = set()

    # What is known.

    def _open(self, who: Who) -> bool:
        return self._low[who] < self._high[who]

    def _reached(self, position: Position, line: Line) -> None:
        """Learn from a position that can be reached; what is played after it only adds fish."""
        for who in self._questions:
            fish = fish_of(position, who)
            if fish > self._low[who] or (fish == self._low[who] and self._lines[who] is None):
                self._low[who], self._lines[who] = fish, line

    def _at_most(self, who: Who, high: int) -> None:
        """Learn an upper bound: all players together have no more than each of them alone at best."""
        self._high[who] = min(self._high[who], high)
        alone = sum(self._high[seat] for seat in range(len(self.position.players)))
        self._high[EVERYBODY] = min(self._high[EVERYBODY], alone)

    # Finding out.

    def _settle(self, asked: Sequence[Who], limits: Limits) -> None:
        """Narrow the bounds of what is asked; those that come later get the time that is left over."""
        deadline = float("inf") if limits.seconds is None else time.monotonic() + limits.seconds
        for number, who in enumerate(asked):
            share = max(0.0, deadline - time.monotonic()) / (len(asked) - number)
            until = time.monotonic() + share
            if self._open(who) and share > 0 and limits.nodes != 0 and who not in self._walked:
                self._walk(who, limits, until)
            if self._open(who) and not self.position.placing:
                self._ask(who, limits, until)

    def _walk(self, who: Who, limits: Limits, deadline: float) -> None:
        """Try for the upper bound, and for less where that is too much, or not soon to be had."""
        self._walked.add(who)
        allowed = min(self._walk_at_most, limits.nodes or self._walk_at_most)
        last = self.nodes + allowed

        def visit() -> None:
            if self.nodes >= last or time.monotonic() >= deadline or self._stopped():
                raise _Enough
            self.nodes += 1

        self._reached(*_played_greedily(self.position, who))
        plan: Sequence[Move] = ()
        if who != EVERYBODY and not self.position.placing:
            plan = self._limit_by_solitaire(who, visit)
        walk = Walk(self.position, who, visit, self._reached, plan)
        goal = self._high[who]
        for share in (1, *[6] * LESSER_GOALS):
            last = self.nodes + allowed // share
            try:
                while self._open(who) and not walk.reaches(goal):
                    self._at_most(who, goal - 1)
                    goal = min(goal, self._high[who])
                beyond = goal + 1
            except _Enough:
                beyond = goal
            goal = (self._low[who] + beyond) // 2 if beyond <= self._high[who] else self._high[who]
            if goal <= self._low[who]:
                break

    def _limit_by_solitaire(self, seat: int, visit: Callable[[], None]) -> Sequence[Move]:
        """Learn that a player gets no more than if the others only stood in the way; the moves that would
        bring it, or none if that is not soon found out."""
        ice, occupied = self.position.ice, self.position.occupied
        free = frozenset(tile for tile in TILES if ice[tile] and tile not in occupied)
        try:
            moves = Harvests(ice, visit).line(free, self.position.players[seat].penguins)
        except _Enough:
            return ()
        self._at_most(seat, self.position.holdings()[seat] + sum(ice[move.end] for move in moves))
        return moves

    def _ask(self, who: Who, limits: Limits, deadline: float) -> None:
        """Ask CP-SAT for the most fish, starting from what is known."""
        work = float("inf") if limits.nodes is None else limits.nodes / NODES_A_UNIT
        if work <= 0 or time.monotonic() >= deadline or self._stopped():
            return
        from ppsolve.solver.pingouin.cooperation_model import Play

        has = fish_of(self.position, who)
        play = Play(self.position, who, self._low[who] + 1 - has, self._high[who] - has)
        found = self._run(play, who, work, deadline)
        if found:
            line = play.line
            end = self.position
            for move in line:
                end = end.play(move)
            self._reached(end, line)
            self._at_most(who, has + play.most)
        elif play.impossible:
            self._at_most(who, self._low[who])
        else:
            self._at_most(who, has + play.most)

    def _run(self, play: Play, who: Who, work: float, deadline: float) -> bool:
        """Let CP-SAT work on another thread. The caller only waits, so that it can be interrupted."""
        found: list[bool] = []
        errors: list[BaseException] = []
        done = threading.Event()
        began = time.monotonic()

        def solve() -> None:
            try:
                found.append(play.solve(max(0.0, deadline - began), work, self.threads))
            except BaseException as error:
                errors.append(error)
            finally:
                done.set()

        thread = threading.Thread(target=solve)
        thread.start()
        try:
            while not done.wait(TICK):
                self._tell(who, time.monotonic() - began)
                if self._stopped():
                    play.stop()
        finally:
            while not done.wait(TICK):
                play.stop()
        if errors:
            raise errors[0]
        return found[0]


def _played_greedily(position: Position, who: Who) -> tuple[Position, Line]:
    """A line to the end in which everybody who counts takes the most at once, and the others the least."""
    line = []
    while not position.over:
        counts = who in (EVERYBODY, position.to_move)
        fish = position.ice
        move = max(position.moves(), key=lambda move: fish[move.end] if counts else -fish[move.end])
        line.append(move)
        position = position.after(move)
    return position, tuple(line)
