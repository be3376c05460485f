"""The steps of a cutoff, each with its technique and its reason, and the book for its page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, Literal

from ppsolve.puzzles.contest import PlayerNames
from ppsolve.puzzles.contest_reasons import step_after
from ppsolve.puzzles.pingouin import contests
from ppsolve.puzzles.pingouin.cutoff.hints import CutoffIdea, lesson
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge, CutoffTurn
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.puzzles.pingouin.cutoff.verify import prove_solution
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.solver.pingouin.notation import parse_move

CutoffTechnique = Literal["forced", "settled", "free-choice", "defence"] | CutoffIdea
"""From the easiest to the hardest."""

TECHNIQUE_TEXTS: Final[dict[CutoffTechnique, str]] = {
    "forced": "There is only one legal move.",
    "settled": "The question is settled: in this line nothing can go wrong any more.",
    "free-choice": "Every move keeps the target.",
    "defence": "It is the other player's turn: expect the toughest move.",
    "wall-in": "A penguin without a free tile beside it never moves again: wall one in.",
    "block": "See what your rival threatens, and stand in the way.",
    "claim": "Shut your rival out of a part of the floe: what only you can reach is yours, and can wait.",
    "hold": "Stay in touch with the tiles that your rival threatens to cut off.",
    "contest": "Tiles that only you can reach can wait: take one that your rival can reach, too.",
    "key-tiles": "Find the tiles that decide: those that the wrong moves lose. Play for them.",
}


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
