"""`Cooperation`: how well a round can end for one player, or for all together, if everybody helps.

`best` of a player is the fewest cards that player can be left with over all legal continuations; `table` is
the smallest sum of all penalties. The cheapest methods come first:

1. counting the cells that are left and the colours they may come to accept; the top's colour needs a card in
   every row;
2. the native core, where installed: it plays along plans of the pyramid and answers nearly all deals;
3. a short depth-first search of the reachable positions, which is enough near the end of a round;
4. a colouring of the pyramid that ignores the order of turns, which gives lower bounds;
5. a CP-SAT model of play, asked whether a bound can be reached: the lower bound first and, if that takes
   long, the upper bound, with a growing allowance of work. It tries lines in which nobody is ever stuck, then
   the exact model, once for each final position of the base.

Every line found updates the bounds of all players and of the table.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from ppsolve.solver.backend import CoreKind, core_kind
from ppsolve.solver.cooperation import EVERYBODY, NODES_PER_UNIT, TICK, BaseCooperation, Who
from ppsolve.solver.game import ProgressCallback
from ppsolve.solver.outcome import Limits
from ppsolve.solver.party.cards import COLOURS, counts
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.prospects import empty_cells, prospects, top_colours
from ppsolve.solver.party.pyramid import Placement

if TYPE_CHECKING:
    from ppsolve.solver.party.cooperation_model import Answer, Effort, Goal, Play

Line = tuple[Placement, ...]

SEARCH_LIMIT: Final = 1000
"""Positions that the depth-first search visits at most."""

SEARCH_LIMIT_EARLY: Final = 100
"""The limit above `EARLY_CARDS` cards, where that search cannot finish: enough to find a first line."""

EARLY_CARDS: Final = 20

STEPS: Final = 3_000_000
"""Steps of the native core for all questions about a position: about half a second."""

STEPS_PER_QUESTION: Final = 2_500_000
"""Steps for a single question: enough to prove that 35 cards do not all fit beside one."""

WORK: Final = 2.0
"""The first allowance for a question, in CP-SAT's deterministic time; it grows fourfold when it runs out."""


class Cooperation(BaseCooperation[Position, Placement]):
    """The best outcomes of a position if everybody cooperates. Bounds are kept from call to call.

    >>> from ppsolve.solver import deal
    >>> cooperation = Cooperation(deal(1, players=4))
    >>> [outcome.value for outcome in cooperation.best()], cooperation.table().value
    ([0, 0, 0, 0], 0)

    Values depend only on the position. A limit that is reached leaves bounds. A limit of nodes applies to the
    depth-first search, to the native core and, at a million nodes per unit of CP-SAT's deterministic time, to
    each question. `stopped` is polled several times a second. Once it is true, or after `cancel()`, every
    call returns soon with the bounds so far.
    """

    def __init__(
        self,
        position: Position,
        threads: int | None = None,
        progress: ProgressCallback | None = None,
        stopped: Callable[[], bool] = lambda: False,
        search_limit: int | None = None,
        core: CoreKind | None = None,
    ) -> None:
        super().__init__(position, threads, progress, stopped)
        self._cancelled = False
        cards = sum(len(player.hand) for player in position.players if player.active)
        usual = SEARCH_LIMIT if cards <= EARLY_CARDS else SEARCH_LIMIT_EARLY
        self._search_limit = usual if search_limit is None else search_limit
        self._steps = STEPS if (core or core_kind()) == "native" else 0
        self._inconclusive: dict[tuple[Who, int], int] = {}
        """Steps after which the core had no answer, by player and number of cards."""
        self._searched = False
        self._asked_for_table = False
        self._high = {question: _penalty(position, question) for question in self._questions}
        self._low = dict(self._high) if position.over else _lowest_by_counting(position)
        self._relaxed: set[Who] = set()
        self._windows: dict[Who, list[range]] = {}
        self._allowance = dict.fromkeys(self._questions, WORK)
        self._raise_table_bound()

    def cancel(self) -> None:
        """Make the call in progress, and all later ones, return soon with the bounds so far."""
        self._cancelled = True

    # Bounds.

    def _open(self, questions: Iterable[Who]) -> list[Who]:
        """Return the questions whose bounds have not met."""
        return [question for question in questions if self._low[question] < self._high[question]]

    def _learn_from(self, position: Position, line: Callable[[], Line]) -> None:
        """Lower the upper bounds by a reachable position; later moves can only make hands smaller."""
        for question in self._questions:
            penalty = _penalty(position, question)
            if penalty < self._high[question]:
                self._high[question], self._lines[question] = penalty, line()

    def _learn_from_line(self, question: Who, left: int, line: Line) -> None:
        """Lower the upper bounds by a line that leaves `left` cards; every move of it is checked."""
        end = self.position
        for move in line:
            end = end.play(move)
        assert _penalty(end, question) <= left, "a line reaches its goal"
        self._learn_from(end, lambda: line)

    def _at_least(self, question: Who, low: int) -> None:
        self._low[question] = max(self._low[question], low)
        self._raise_table_bound()

    def _raise_table_bound(self) -> None:
        """Raise the table's lower bound to the sum of the players' lower bounds."""
        alone = sum(self._low[seat] for seat in range(len(self.position.players)))
        self._low[EVERYBODY] = max(self._low[EVERYBODY], alone)

    # Methods, from cheap to expensive.

    def _tighten(self, asked: Sequence[Who], limits: Limits) -> None:
        clock = _Clock(limits)
        self._follow_plans(asked, clock)
        most = int(min(self._search_limit, clock.nodes))
        if self._open(asked) and not self._searched and clock.left > 0 and most > 0:
            self._search_depth_first(most)
        while (waiting := self._open(asked)) and self._may_go_on(clock):
            # A line that is best for the table is often best for every player, too.
            if self._asked_for_table or not self._open([EVERYBODY]):
                self._relax(waiting, clock)
                self._narrow(self._open(waiting), clock)
            else:
                self._relax([EVERYBODY], clock)
                unsure = self._ask({EVERYBODY: self._low[EVERYBODY]}, clock)
                self._asked_for_table = not unsure or (clock.work >= WORK and self._may_go_on(clock))
                if not self._asked_for_table:
                    break

    def _narrow(self, questions: Sequence[Who], clock: _Clock) -> None:
        """Ask whether the lower bounds can be reached; without an answer, try to beat the upper bounds."""
        unsure = self._ask({question: self._low[question] for question in questions}, clock)
        apart = [question for question in unsure if self._high[question] - self._low[question] > 1]
        self._ask({question: self._high[question] - 1 for question in apart}, clock)
        for question in unsure:
            if self._allowance[question] < clock.work:
                self._allowance[question] *= 4
            else:
                clock.work = 0.0

    def _may_go_on(self, clock: _Clock) -> bool:
        return clock.left > 0 and clock.work > 0 and not self._cancelled and not self._stopped()

    def _follow_plans(self, questions: Sequence[Who], clock: _Clock) -> None:
        """Let the native core find lines that reach the lower bounds, or prove that there are none."""
        most = min(self._steps, clock.nodes)
        # A line that is best for the table is often best for every player, too.
        for question in dict.fromkeys((EVERYBODY, *questions)):
            while most > 0 and self._open([question]) and self._open(questions) and self._may_go_on(clock):
                from ppsolve.solver.party.native import native_cooperation

                low = self._low[question]
                allowed = int(min(most, STEPS_PER_QUESTION))
                if allowed <= self._inconclusive.get((question, low), 0):
                    break
                can, taken, line = native_cooperation(self.position, question, low, allowed)
                most -= taken
                self._steps -= taken
                self.nodes += taken
                if can is None:
                    self._inconclusive[question, low] = allowed
                    break
                if can:
                    self._learn_from_line(question, low, line)
                else:
                    self._at_least(question, low + 1)

    def _search_depth_first(self, most: int) -> None:
        def visit(position: Position, line: Callable[[], Line]) -> bool:
            self._learn_from(position, line)
            return not self._open(self._questions)

        self._searched = True
        visited, complete = search_depth_first(self.position, most, visit)
        self.nodes += visited
        if complete:
            for question in self._questions:
                self._at_least(question, self._high[question])

    def _relax(self, questions: Iterable[Who], clock: _Clock) -> None:
        """Raise the lower bounds by a relaxation: a pyramid built without an order of turns."""
        from ppsolve.solver.party.cooperation_model import Colouring, windows

        for question in questions:
            if question not in self._relaxed and self._may_go_on(clock):
                self._relaxed.add(question)
                colouring = Colouring(self.position)
                most = colouring.most_cards(question, clock.left)
                self._windows[question] = sorted(
                    windows(self.position), key=lambda window: window != colouring.window
                )
                self._at_least(question, _penalty(self.position, question) - most)

    def _ask(self, asked: Mapping[Who, int], clock: _Clock) -> list[Who]:
        """Ask CP-SAT whether each number of cards can be reached, one thread per question.

        Returns the questions without an answer.
        """
        from ppsolve.solver.party.cooperation_model import Effort, Goal, windows

        tasks = []
        for question, left in asked.items():
            allowance = self._allowance[question]
            again = allowance > WORK
            effort = Effort(
                clock.left,
                min(allowance, clock.work),
                threads=max(1, self.threads // len(asked)) if again else 1,
                quick=not again,
            )
            goal = Goal(question, _penalty(self.position, question) - left)
            places = self._windows.get(question) or windows(self.position)
            tasks.append(_Task(self.position, goal, effort, places))
        self._run(tasks, clock)
        unsure = []
        for task, (question, left) in zip(tasks, asked.items(), strict=True):
            if task.answer == "yes":
                self._learn_from_line(question, left, task.line)
            elif task.answer == "no":
                self._at_least(question, left + 1)
            else:
                unsure.append(question)
        return unsure

    def _run(self, tasks: Sequence[_Task], clock: _Clock) -> None:
        """Run the tasks in worker threads. The calling thread only waits, so it can be interrupted at any
        time."""
        waiting = iter(tasks)
        ended: list[threading.Thread] = []
        wake = threading.Event()

        def work() -> None:
            for task in waiting:
                task.run()
            ended.append(threading.current_thread())
            wake.set()

        threads = [threading.Thread(target=work) for _ in tasks[: self.threads]]
        try:
            for thread in threads:
                thread.start()
            while len(ended) < len(threads) and self._may_go_on(clock):
                wake.wait(TICK)
                wake.clear()
                self._report_first(tasks, clock)
        finally:
            # Not `join`: after an interrupt it takes a running thread for ended.
            for task in tasks:
                task.stop()
            while any(thread.ident is not None and thread not in ended for thread in threads):
                time.sleep(TICK / 5)
                for task in tasks:
                    task.stop()
        for task in tasks:
            if task.error is not None:
                raise task.error

    def _report_first(self, tasks: Sequence[_Task], clock: _Clock) -> None:
        """Report progress on the first question without an answer."""
        asked = [task.goal.who for task in tasks if task.answer == "unknown"]
        if asked:
            self._report_progress(asked[0], clock.spent)


class _Clock:
    """The rest of the limits of one call."""

    def __init__(self, limits: Limits) -> None:
        self._began = time.monotonic()
        self._seconds = float("inf") if limits.seconds is None else limits.seconds
        self.nodes = float("inf") if limits.nodes is None else limits.nodes
        self.work = self.nodes / NODES_PER_UNIT

    @property
    def spent(self) -> float:
        return time.monotonic() - self._began

    @property
    def left(self) -> float:
        return max(0.0, self._seconds - self.spent)


class _Task:
    """One question for CP-SAT, with its answer."""

    def __init__(self, position: Position, goal: Goal, effort: Effort, windows: Sequence[range]) -> None:
        self.position = position
        self.goal = goal
        self.effort = effort
        self.windows = windows
        """The possible final positions of the base, each a separate case; the most promising comes first."""
        self.answer: Answer = "unknown"
        self.line: Line = ()
        self.error: BaseException | None = None
        self._play: Play | None = None
        self._stopped = False

    def run(self) -> None:
        try:
            # Lines in which nobody is stuck are easy to find or to rule out.
            little = replace(self.effort, work=self.effort.work / 4)
            if self._solve(little, self.windows[0], smooth=True) == "yes":
                return
            answers = set()
            for window in self.windows:
                answers.add(self._solve(self.effort, window))
                if "yes" in answers:
                    return
            self.answer = "no" if answers == {"no"} else "unknown"
        except BaseException as error:
            self.error = error

    def _solve(self, effort: Effort, window: range, smooth: bool = False) -> Answer:
        from ppsolve.solver.party.cooperation_model import Play

        if self._stopped:
            return "unknown"
        self._play = Play(self.position, self.goal, window, smooth)
        answer = self._play.solve(effort)
        if answer == "yes":
            self.answer, self.line = answer, self._play.line
        return answer

    def stop(self) -> None:
        self._stopped = True
        if self._play is not None:
            self._play.stop()


def _penalty(position: Position, who: Who) -> int:
    """Return the cards in one hand, or in all hands."""
    return sum(position.penalties()) if who == EVERYBODY else len(position.players[who].hand)


def _lowest_by_counting(position: Position) -> dict[Who, int]:
    """Return lower bounds by counting: every card needs a cell that may come to accept its colour.

    If the pyramid cannot be finished, one cell stays empty.
    """
    ahead = prospects(position)
    cells = empty_cells(position)
    if cells and not top_colours(position):
        cells -= 1
    takers = [sum(colour in accepts for accepts in ahead.values()) for colour in COLOURS]
    hands = [counts(player.hand if player.active else "") for player in position.players]

    def left(hand: Sequence[int]) -> int:
        return sum(hand) - min(cells, sum(map(min, hand, takers)))

    waiting = sum(len(player.hand) for player in position.players if not player.active)
    bounds: dict[Who, int] = {
        seat: left(hands[seat]) if player.active else len(player.hand)
        for seat, player in enumerate(position.players)
    }
    return bounds | {EVERYBODY: waiting + left([sum(colour) for colour in zip(*hands, strict=True)])}


# The depth-first search.


class _Trail(NamedTuple):
    """A linked list of the moves that led to a position, the last one first."""

    before: _Trail | None
    move: Placement


def search_depth_first(
    start: Position, most: int, visit: Callable[[Position, Callable[[], Line]], bool]
) -> tuple[int, bool]:
    """Visit at most `most` different positions, depth first, the most promising move first.

    `visit` gets every position and a function that returns the line that led there; the search ends when it
    returns true. Returns the number of positions visited, and whether these are all there are.
    """
    seen: set[Hashable] = set()
    waiting: list[tuple[Position, _Trail | None]] = [(start, None)]
    while waiting:
        position, trail = waiting.pop()
        key = (
            position.pyramid,
            tuple((player.hand, player.out) for player in position.players),
            position.to_move,
        )
        if key in seen:
            continue
        if len(seen) >= most:
            return len(seen), False
        seen.add(key)
        if visit(position, partial(_line, trail)):
            return len(seen), False
        after = [(position.after(move), _Trail(trail, move)) for move in position.legal_moves]
        waiting.extend(sorted(after, key=lambda reached: _move_score(reached[0])))
    return len(seen), True


def _move_score(position: Position) -> int:
    """Return the number of placements that are possible now, if it were everybody's turn."""
    held = {colour for player in position.players if player.active for colour in player.hand}
    return sum(len(held.intersection(slot.accepts)) for slot in position.slots())


def _line(trail: _Trail | None) -> Line:
    moves: list[Placement] = []
    while trail is not None:
        moves.append(trail.move)
        trail = trail.before
    return tuple(reversed(moves))
