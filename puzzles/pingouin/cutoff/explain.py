"""The steps of a cutoff, each with its technique and its reason, and the book for its page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, Literal, cast

from ppsolve.puzzles.contest import PlayerNames
from ppsolve.puzzles.contest_reasons import SETTLED, explain_choice, step_after, stories_told
from ppsolve.puzzles.pingouin.cutoff.hints import CutoffIdea, lesson
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge, CutoffTurn, position_key
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.puzzles.pingouin.cutoff.verify import prove_solution
from ppsolve.puzzles.solution import Drawing, Role, SolutionStep
from ppsolve.solver.pingouin.floe import tile_name
from ppsolve.solver.pingouin.notation import parse_move

MOST_POSITIONS: Final = 60
"""The most positions with the player to move that a book holds."""

CutoffTechnique = Literal["forced", "settled", "free-choice", "defence"] | CutoffIdea
"""From the easiest to the hardest."""

TECHNIQUE_TEXTS: Final[dict[CutoffTechnique, str]] = {
    "forced": "There is only one legal move.",
    "settled": SETTLED,
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
    _, move, _ = turn
    assert move.start is not None
    start, end = tile_name(move.start), tile_name(move.end)
    choice = explain_choice(judge, turn, player_names, partial(lesson, judge))
    marks: dict[str, Role] = {start: "because"}
    if choice.refuted:
        marks = judge.marks(choice.refuted[stories_told(choice.refuted)[0]][0])
    return SolutionStep(
        choice.technique,
        str(move),
        choice.reason(judge),
        end,
        Drawing(marks | {end: "target"}),
        claim=choice.short_claim,
        refuted=choice.told,
        why=choice.why,
        hints=choice.hints,
    )


# The book.


def make_book(task: CutoffTask) -> dict[str, Any]:
    """Return the book of a cutoff: what its page needs to defend and to explain, as JSON values.

    It holds the positions that come soonest when the player does right and the rival defends best. Beyond
    its end, the player has shown enough. Positions are named by their `position_key`:

    - `good`: the player is to move; the moves that keep the target.
    - `replies`: the rival is to move; the best defence.
    - `refuted`, `why`, `cut`: after a wrong move, the line until the failure is plain, the reason, and the
      marks for what is cut off.
    - `steps`: the player's best moves as steps for the page, which address the player as `you`.
    """
    judge = CutoffJudge(task)
    player_names = PlayerNames.of(task.position, judge.seat)
    good: dict[str, list[str]] = {}
    replies: dict[str, str] = {}
    refuted: dict[str, list[str]] = {}
    why: dict[str, str] = {}
    cut: dict[str, dict[str, Role]] = {}
    steps: dict[str, Any] = {}
    waiting = [task.position]
    while waiting and len(good) < MOST_POSITIONS:
        position = waiting.pop(0)
        key = position_key(position)
        if judge.won(position) or position.over or key in good or key in replies:
            continue
        if position.to_move != judge.seat:
            option = judge.defence(position)
            replies[key] = str(option.move)
            waiting.append(option.after)
            continue
        right = judge.good_moves(position)
        good[key] = [str(move) for move in right]
        step = explain_turn(judge, next(judge.play_out(position)), player_names)
        steps[key] = step.page_values(TECHNIQUE_TEXTS[cast(CutoffTechnique, step.technique)])
        waiting += [position.after(move) for move in right]
        for move in judge.failing_moves(position):
            refutation = judge.refute(position, move)
            after = position_key(position.after(move))
            refuted[after] = [str(turn.move) for turn in refutation.line]
            clause = judge.failure_text(refutation, player_names)
            starts_with_tile = judge.cut_off(refutation)
            why[after] = f"{clause[0] if starts_with_tile else clause[0].upper()}{clause[1:]}."
            cut[after] = judge.marks(refutation)
    return {"good": good, "replies": replies, "refuted": refuted, "why": why, "cut": cut, "steps": steps}
