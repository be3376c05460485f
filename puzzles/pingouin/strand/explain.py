"""The steps of a strand, each with its technique and its reason, and the book for its page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, Literal

from ppsolve.puzzles.contest import PlayerNames
from ppsolve.puzzles.contest_reasons import step_after
from ppsolve.puzzles.pingouin import contests
from ppsolve.puzzles.pingouin.strand.hints import StrandIdea, lesson
from ppsolve.puzzles.pingouin.strand.judge import StrandJudge, StrandTurn
from ppsolve.puzzles.pingouin.strand.task import StrandTask
from ppsolve.puzzles.pingouin.strand.verify import prove_solution
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.solver.pingouin.notation import parse_move

StrandTechnique = Literal["forced", "settled", "free-choice", "defence"] | StrandIdea
"""From the easiest to the hardest."""

TECHNIQUE_TEXTS: Final[dict[StrandTechnique, str]] = {
    "forced": "There is only one legal move.",
    "settled": "The question is settled: in this line nothing can go wrong any more.",
    "free-choice": "Every move still strands your rival in time.",
    "defence": "It is the other player's turn: expect the toughest move.",
    "finish": "One tile is open to your rival: take it.",
    "wall-in": "A penguin without a free tile beside it never moves again: wall one in.",
    "block": "See where your rival wants to go, and stand in the way.",
    "cut-off": "Cut your rival off from a part of the floe: less room means fewer slides.",
    "threat": "Threaten to strand your rival with your next slides, and have an answer to every reply.",
    "double-threat": "Make two threats with one slide: your rival can meet only one of them.",
    "waiting": "Threaten nothing and wait: whoever can slide must, and every slide harms your rival.",
}


def steps(task: StrandTask) -> tuple[SolutionStep, ...]:
    judge = StrandJudge(task)
    player_names = PlayerNames.of(task.position)
    return tuple(explain_turn(judge, turn, player_names) for turn in prove_solution(judge))


def next_step(task: StrandTask, so_far: Sequence[str]) -> SolutionStep:
    judge = StrandJudge(task)
    prove_solution(judge)
    return step_after(judge, [parse_move(text) for text in so_far], partial(explain_turn, judge))


def explain_turn(judge: StrandJudge, turn: StrandTurn, player_names: PlayerNames) -> SolutionStep:
    return contests.explain_turn(judge, turn, player_names, partial(lesson, judge))


def make_book(task: StrandTask) -> dict[str, Any]:
    judge = StrandJudge(task)
    return contests.make_book(judge, partial(explain_turn, judge), TECHNIQUE_TEXTS)
