"""`Cooperation`: how well a round can end for one player, or for all together, if everybody helps.

`best` of a player is the fewest cards that player can be left with over all legal continuations,
`table` the smallest sum of all penalties. The cheap things come first:

1. counting: the cells that are left, and the colours they may come to accept;
2. the native core, if it is there: it plays along plans of the pyramid, and settles nearly all deals;
3. a short walk through the positions that can be reached, which settles the end of a round;
4. the colouring of the pyramid without an order of turns, which bounds every question from below;
5. the model of play for CP-SAT, asked whether a bound can be reached: from below and, when that takes
   long, from above, with a growing allowance. Lines in which nobody is ever stuck are tried first, then
   the exact model, once for each place where the base can come to lie.

One line answers several questions: each line found is looked at for every player and for the table.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ppsolve.solver.backend import CoreKind, core_kind
from ppsolve.solver.cooperation import EVERYBODY, NODES_PER_UNIT, TICK, BaseCooperation, Who
from ppsolve.solver.game import ProgressCallback
from ppsolve.solver.outcome import Limits
from ppsolve.solver.party.cards import COLOURS, counts
from ppsolve.solver.party.cooperation_walk import Line, walk
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.prospects import cards_placed, prospects
from ppsolve.solver.party.pyramid import Placement

if TYPE_CHECKING:
    from ppsolve.solver.party.cooperation_model import Answer, Effort, Goal, Play

WALK: Final = 1000
"""How many positions the walk visits at most."""

WALK_FROM_AFAR: Final = 100
"""The same where the hands hold so many cards that it cannot see all of the play: enough for a first line."""

FAR: Final = 20
"""More cards than this are so many."""

STEPS: Final = 3_000_000
"""How many steps the native core makes at most for all questions about a position: half a second."""

STEPS_A_QUESTION: Final = 2_500_000
"""The same for one question: enough to prove that 35 cards do not all fit beside one."""

WORK: Final = 2.0
"""What a question may cost at first, in CP-SAT's deterministic unit; each time it is not enough, four
times as much."""


class Cooperation(BaseCooperation[Position, Placement]):
    """What everybody together can reach from a position; keeps what it has learned from call to call.

    >>> from ppsolve.solver import deal
    >>> together = Cooperation(deal(1, players=4))
    >>> [outcome.value for outcome in together.best()], together.table().value
    ([0, 0, 0, 0], 0)

    Values depend on nothing but the position. A limit that is reached leaves bounds; a limit of nodes
    holds for the walk, for the native core and, at a million nodes for one unit of CP-SAT's deterministic
    time, for each question. `stopped` is looked at several times a second; once it is true, or `cancel()`
    was called, every call comes back soon with the bounds so far.
    """

    def __init__(
        self,
        position: Position,
        threads: int | None = None,
        progress: ProgressCallback | None = None,
        stopped: Callable[[], bool] = lambda: False,
        walk_at_most: int | None = None,
        core: CoreKind | None = None,
    ) -> None:
        super().__init__(position, threads, progress, stopped)
        self._cancelled = False
        cards = sum(len(player.hand) for player in position.players if player.active)
        usual = WALK if cards <= FAR else WALK_FROM_AFAR
        self._walk_at_most = usual if walk_at_most is None else walk_at_most
        self._steps = STEPS if (core or core_kind()) == "native" else 0
        self._in_vain: dict[tuple[Who, int], int] = {}
        """After how many steps the core did not know whether somebody can be left with so few cards."""
        self._walked = False
        self._asked_together = False
        self._high = {question: _penalty(position, question) for question in self._questions}
        self._low = dict(self._high) if position.over else _lowest_by_counting(position)
        self._relaxed: set[Who] = set()
        self._windows: dict[Who, list[range]] = {}
        self._allowance = dict.fromkeys(self._questions, WORK)
        self._spread()

    def cancel(self) -> None:
        """Make the call in progress, and all later ones, come back soon with the bounds so far."""
        self._cancelled = True

    # What is known.

    def _open(self, questions: Iterable[Who]) -> list[Who]:
        """Those that are not settled yet."""
        return [question for question in questions if self._low[question] < self._high[question]]

    def _learn_from(self, position: Position, line: Callable[[], Line]) -> None:
        """Learn from a position that can be reached; what is played after it only makes hands smaller."""
        for question in self._questions:
            penalty = _penalty(position, question)
            if penalty < self._high[question]:
                self._high[question], self._lines[question] = penalty, line()

    def _learn_from_line(self, question: Who, left: int, line: Line) -> None:
        """Learn from play that was found to leave so few cards; every move of it is checked."""
        end = self.position
        for move in line:
            end = end.play(move)
        assert _penalty(end, question) <= left, "a line reaches the goal that it was found for"
        self._learn_from(end, lambda: line)

    def _at_least(self, question: Who, low: int) -> None:
        self._low[question] = max(self._low[question], low)
        self._spread()

    def _spread(self) -> None:
        """All players together are left with no less than each of them alone."""
        alone = sum(self._low[seat] for seat in range(len(self.position.players)))
        self._low[EVERYBODY] = max(self._low[EVERYBODY], alone)

    # Finding out.

    def _settle(self, asked: Sequence[Who], limits: Limits) -> None:
        clock = _Clock(limits)
        self._search(asked, clock)
        most = int(min(self._walk_at_most, clock.nodes))
        if self._open(asked) and not self._walked and clock.left > 0 and most > 0:
            self._walk(most)
        while (waiting := self._open(asked)) and self._may_go_on(clock):
            # A line that is good for all together often settles everything.
            if self._asked_together or not self._open([EVERYBODY]):
                self._relax(waiting, clock)
                self._narrow(self._open(waiting), clock)
            else:
                self._relax([EVERYBODY], clock)
                unsure = self._ask({EVERYBODY: self._low[EVERYBODY]}, clock)
                self._asked_together = not unsure or (clock.work >= WORK and self._may_go_on(clock))
                if not self._asked_together:
                    break

    def _narrow(self, questions: Sequence[Who], clock: _Clock) -> None:
        """Ask for the lower bounds; whoever has no answer to that, for less than the upper bound."""
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

    def _search(self, questions: Sequence[Who], clock: _Clock) -> None:
        """Let the native core find lines to the lower bounds, or prove that there are none."""
        most = min(self._steps, clock.nodes)
        # A line that is good for all together often settles everything.
        for question in dict.fromkeys((EVERYBODY, *questions)):
            while most > 0 and self._open([question]) and self._open(questions) and self._may_go_on(clock):
                from ppsolve.solver.party.native import native_together

                low = self._low[question]
                allowed = int(min(most, STEPS_A_QUESTION))
                if allowed <= self._in_vain.get((question, low), 0):
                    break
                can, taken, line = native_together(self.position, question, low, allowed)
                most -= taken
                self._steps -= taken
                self.nodes += taken
                if can is None:
                    self._in_vain[question, low] = allowed
                    break
                if can:
                    self._learn_from_line(question, low, line)
                else:
                    self._at_least(question, low + 1)

    def _walk(self, most: int) -> None:
        def tell(position: Position, line: Callable[[], Line]) -> bool:
            self._learn_from(position, line)
            return not self._open(self._questions)

        self._walked = True
        visited, everything = walk(self.position, most, tell)
        self.nodes += visited
        if everything:
            for question in self._questions:
                self._at_least(question, self._high[question])

    def _relax(self, questions: Iterable[Who], clock: _Clock) -> None:
        """Bounds from a pyramid that is built without an order of turns."""
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
        """Ask whether so few cards can be left, each question on a thread of its own; those unanswered."""
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
        """Work off the tasks. The caller only waits, so that it can be interrupted at any time."""
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
                self._tell_of_first(tasks, clock)
        finally:
            # Not by `join`: interrupted once, it takes a thread for ended that is not.
            for task in tasks:
                task.stop()
            while any(thread.ident is not None and thread not in ended for thread in threads):
                time.sleep(TICK / 5)
                for task in tasks:
                    task.stop()
        for task in tasks:
            if task.error is not None:
                raise task.error

    def _tell_of_first(self, tasks: Sequence[_Task], clock: _Clock) -> None:
        """Tell how far the first question without an answer has come."""
        asked = [task.goal.who for task in tasks if task.answer == "unknown"]
        if asked:
            self._report_progress(asked[0], clock.spent)


class _Clock:
    """What is left of the limits of one call."""

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
    """One question for CP-SAT, and what came of it."""

    def __init__(self, position: Position, goal: Goal, effort: Effort, windows: Sequence[range]) -> None:
        self.position = position
        self.goal = goal
        self.effort = effort
        self.windows = windows
        """Where the base can come to lie; each place is a case of its own, the most promising comes first."""
        self.answer: Answer = "unknown"
        self.line: Line = ()
        self.error: BaseException | None = None
        self._play: Play | None = None
        self._stopped = False

    def run(self) -> None:
        try:
            # Easy lines first: where they are not enough, that is soon found out.
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
    """The cards left in a hand, or in all of them."""
    return sum(position.penalties()) if who == EVERYBODY else len(position.players[who].hand)


def _lowest_by_counting(position: Position) -> dict[Who, int]:
    """Lower bounds by counting: every card needs a cell, and one that may come to accept its colour."""
    ahead = prospects(position)
    base = position.rules.base
    cells = base * (base + 1) // 2 - len(cards_placed(position))
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
