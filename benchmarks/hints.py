"""Measure how hints lead: the chance of finding a right move by lot after every stage of a hint.

    python benchmarks/hints.py                          25 puzzles of each kind and level
    python benchmarks/hints.py --kind duel --count 5
    python benchmarks/hints.py --check                  also check every sentence of these puzzles
    python benchmarks/hints.py --reasons --count 60     how often reasons are concrete, instead

A solver who follows the hint chooses at random among the moves that its stages leave possible. The chance is
that of a right move among them, at the first decision of a puzzle. A decision is a turn at which some legal
move fails; in a pyramid every cell is one, and a move is any card in any empty cell.

With `--check` the programs of the tests (tests/support/*_claims.py) parse every sentence of the hints and
reasons, and check it against the rules. It stops at the first one that is not true.

With `--reasons` it counts two things. For duels and cutoffs: how many solutions say what the first move does,
beyond a line of play that shows that it works. For harvests: how many of the wrong moves, at all decisions,
have a reason on the floe; for the others only the best lines show the difference.
"""

from __future__ import annotations

import argparse
import importlib
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

from tabulate import tabulate

from ppsolve.puzzles.contest import ContestJudge
from ppsolve.puzzles.generation import generate
from ppsolve.puzzles.kind import Task
from ppsolve.puzzles.kinds import KINDS, kind_of
from ppsolve.puzzles.party.duel.judge import DuelJudge
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.queue import explore as queue
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.puzzles.pingouin.harvest import explore as harvest
from ppsolve.puzzles.pingouin.harvest.hints import loss_of
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.pingouin.route.task import RouteTask, start_state
from ppsolve.puzzles.pingouin.strand.judge import StrandJudge
from ppsolve.puzzles.pingouin.strand.task import StrandTask
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.solution import HINT_STAGES, LEVELS, SolutionStep
from ppsolve.solver.game import GamePosition
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.pingouin.floe import tile_name
from ppsolve.solver.pingouin.notation import parse_move as parse_slide

FIRST_SEED: Final = 660_001
SUPPORT: Final = Path(__file__).parents[1] / "tests" / "support"


class Decision(NamedTuple):
    """A turn: all legal moves, the right ones, and the step of the solution."""

    moves: list[str]
    right: list[str]
    step: SolutionStep


def decisions(task: Task) -> Iterator[Decision]:
    """Yield the decisions of a solution."""
    for decision in _turns(task, kind_of(task).operations.steps(task)):
        if decision.step.move in decision.right and len(decision.right) < len(decision.moves):
            yield decision


def _turns(task: Task, steps: tuple[SolutionStep, ...]) -> Iterator[Decision]:
    if isinstance(task, DuelTask | CutoffTask | StrandTask):
        judge = _judge_of(task)
        position: GamePosition[Any] = task.position
        for step in steps:
            if position.to_move == task.seat:
                yield Decision(_texts(position.legal_moves), _texts(judge.good_moves(position)), step)
            position = position.play(step.move)
    elif isinstance(task, HarvestTask):
        exploration = harvest.explore_task(task)
        state = exploration.start
        for step in steps:
            options = exploration.options(state)
            right = [option.move for option in options if not option.gives_up]
            yield Decision(_texts(option.move for option in options), _texts(right), step)
            state = state.after(parse_slide(step.move))
    elif isinstance(task, QueueTask):
        explored = queue.explore_task(task)
        turn = queue.start_state(task)
        for step in steps:
            choices = queue.choices(task, explored, turn)
            winning = [move for choice in choices if choice.wins for move in choice.moves]
            yield Decision(_texts(move for choice in choices for move in choice.moves), _texts(winning), step)
            turn = turn.after(parse_move(step.move))
    elif isinstance(task, RouteTask):
        route = start_state(task)
        for step in steps:
            at = tile_name(route.at)
            yield Decision([f"{at}-{tile_name(tile)}" for tile in route.choices()], [step.move], step)
            route = route.after(parse_slide(step.move).end)
    else:
        assert isinstance(task, PyramidTask)
        yield from _cells(task, steps)


def _judge_of(task: DuelTask | CutoffTask | StrandTask) -> ContestJudge[Any, Any]:
    if isinstance(task, DuelTask):
        return DuelJudge(task)
    return CutoffJudge(task) if isinstance(task, CutoffTask) else StrandJudge(task)


def _cells(task: PyramidTask, steps: tuple[SolutionStep, ...]) -> Iterator[Decision]:
    left, empty = list(task.cards), {step.place: step.card for step in steps}
    for step in steps:
        moves = [card + place for place in empty for card in sorted(set(left))]
        yield Decision(moves, [card + place for place, card in empty.items()], step)
        del empty[step.place]
        left.remove(step.card)


def _texts(moves: object) -> list[str]:
    return list(map(str, moves))  # type: ignore[call-overload]


def chances(decision: Decision) -> list[float]:
    """Return the chance of a right move before the hint and after each of `HINT_STAGES`."""
    right, left = set(decision.right), decision.moves
    told = {hint.stage: hint.left for hint in decision.step.hints}
    found = [len(right & set(left)) / len(left)]
    for stage in HINT_STAGES:
        left = list(told.get(stage, left))
        found.append(len(right & set(left)) / len(left))
    return found


def says_what_it_does(step: SolutionStep) -> bool:
    """True if a reason has more to say for the move than the answer to a reply."""
    return any(not re.match(r"If |Even after [^,]*, \w+ is sure of ", sentence) for sentence in step.why)


def reasons(task: Task) -> Iterator[bool]:
    """Yield, for each thing to explain, whether its reason is concrete."""
    steps = kind_of(task).operations.steps(task)
    if isinstance(task, DuelTask | CutoffTask):
        yield says_what_it_does(steps[0])
    elif isinstance(task, HarvestTask):
        exploration = harvest.explore_task(task)
        state = exploration.start
        for step in steps:
            options = exploration.options(state)
            right = next(option for option in options if str(option.move) == step.move)
            for option in options:
                if option.gives_up:
                    yield loss_of(exploration, state, option, right).why != "look-ahead"
            state = right.after


def print_reasons(kinds: Sequence[str], count: int) -> None:
    table = []
    for kind in kinds:
        for level in LEVELS:
            seeds = range(FIRST_SEED, FIRST_SEED + count)
            found = [
                one for seed in seeds for one in reasons(generate(Recipe(kind, level, seed)).puzzle.task)
            ]
            if found:
                what = "wrong moves" if kind == "harvest" else "solutions"
                table.append([kind, level, f"{len(found)} {what}", f"{fmean(found):.0%}"])
    print(tabulate(table, ["kind", "level", "of", "concrete"], tablefmt="github", disable_numparse=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--kind", choices=KINDS, help="one kind; default: all")
    parser.add_argument("--count", type=int, default=25, help="puzzles of each kind and level")
    parser.add_argument("--check", action="store_true", help="check every sentence")
    parser.add_argument("--reasons", action="store_true", help="count concrete reasons instead")
    arguments = parser.parse_args()
    sys.path.append(str(SUPPORT))
    kinds = [arguments.kind] if arguments.kind else list(KINDS)
    if arguments.reasons:
        print_reasons(kinds, arguments.count)
        return
    table = []
    for kind in kinds:
        for level in LEVELS:
            found: defaultdict[str, list[list[float]]] = defaultdict(list)
            for seed in range(FIRST_SEED, FIRST_SEED + arguments.count):
                task = generate(Recipe(kind, level, seed)).puzzle.task
                if arguments.check:
                    getattr(importlib.import_module(f"{kind}_claims"), f"check_{kind}")(task)
                every = [chances(decision) for decision in decisions(task)]
                found["first"].append(every[0])
                found["all"] += every
            first, later = (
                [f"{fmean(column):.2f}" for column in zip(*found[which], strict=True)]
                for which in ("first", "all")
            )
            table.append([kind, level, *first, f"{len(found['all'])}", later[0], later[-1]])
            print(f"{kind} {level}: {' '.join(first)}", file=sys.stderr)
    headers = ["kind", "level", "before", *HINT_STAGES, "decisions", "all before", "all place"]
    print(tabulate(table, headers, tablefmt="github", disable_numparse=True))


if __name__ == "__main__":
    main()
