"""The steps of a cutoff, each with its technique and its reason, and the book for its page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, get_args

from ppsolve.puzzles.contest import PlayerNames
from ppsolve.puzzles.contest_reasons import step_after
from ppsolve.puzzles.kind import Meanings
from ppsolve.puzzles.pingouin import contests
from ppsolve.puzzles.pingouin.cutoff.hints import CutoffIdea, lesson
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge, CutoffTurn
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.puzzles.pingouin.cutoff.verify import prove_solution
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.solver.language.messages import say
from ppsolve.solver.pingouin.notation import parse_move

TECHNIQUES: Final = ("forced", "settled", "free-choice", "defence", *get_args(CutoffIdea))
"""From the easiest to the hardest."""


def technique_name(technique: str) -> str:
    return say(f"cutoff-name-{technique}")


def _meaning(technique: str) -> str:
    return say("puzzle-settled" if technique == "settled" else f"cutoff-technique-{technique}")


TECHNIQUE_TEXTS: Final = Meanings(TECHNIQUES, _meaning)


def steps(task: CutoffTask) -> tuple[SolutionStep, ...]:
    judge = CutoffJudge(task)
    player_names = PlayerNames.of(task.position)
    return tuple(explain_turn(judge, turn, player_names) for turn in prove_solution(judge))


def next_step(task: CutoffTask, so_far: Sequence[str]) -> SolutionStep:
    judge = CutoffJudge(task)
    prove_solution(judge)
    return step_after(judge, [parse_move(text) for text in so_far], partial(explain_turn, judge))


def explain_turn(judge: CutoffJudge, turn: CutoffTurn, player_names: PlayerNames) -> SolutionStep:
    return contests.explain_turn(judge, turn, player_names, partial(lesson, judge))


def make_book(task: CutoffTask) -> dict[str, Any]:
    judge = CutoffJudge(task)
    return contests.make_book(judge, partial(explain_turn, judge), TECHNIQUE_TEXTS)
