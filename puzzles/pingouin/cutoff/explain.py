"""The steps of a cutoff, each with its technique and its reason, and the book for its page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, Literal

from ppsolve.puzzles.contest import PlayerNames, refutation_sentences, step_after, stories_told
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge, position_key
from ppsolve.puzzles.pingouin.cutoff.refute import (
    CutoffRefutation,
    CutoffTurn,
    refutation_text,
    refute_move,
    why_lost_sentence,
    within_reach,
)
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.puzzles.pingouin.cutoff.verify import find_mistake, is_only_move, prove_solution, result_text
from ppsolve.puzzles.pingouin.tiles import names_of
from ppsolve.puzzles.solution import Drawing, Role, SolutionStep, meaning_of
from ppsolve.solver.pingouin.floe import tile_name
from ppsolve.solver.pingouin.notation import Move, parse_move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.view.descriptions import fish_text
from ppsolve.solver.view.phrases import join_words, number_word

MOST_POSITIONS: Final = 60
"""The most positions with the player to move that a book holds."""

CutoffTechnique = Literal["only-move", "free-choice", "forced", "enough", "defence"]

_TECHNIQUE_TEXTS: Final[dict[CutoffTechnique, str]] = {
    "only-move": "Only one of the moves keeps the target: look for what refutes the others.",
    "free-choice": "Several moves keep the target.",
    "forced": "There is only one legal move.",
    "enough": "The target is reached: nothing can go wrong any more.",
    "defence": "It is the other player's turn: expect the toughest move.",
}


def technique_text(technique: str) -> str:
    """Return the meaning of a technique, in a sentence that names no tile."""
    return meaning_of(_TECHNIQUE_TEXTS, technique)


def steps(task: CutoffTask) -> tuple[SolutionStep, ...]:
    """Return the steps of the only first move and best play after it."""
    judge = CutoffJudge(task)
    player_names = PlayerNames.of(task.position)
    return tuple(explain_turn(judge, turn, player_names) for turn in prove_solution(judge))


def next_step(task: CutoffTask, so_far: Sequence[str]) -> SolutionStep:
    """Return the player's best move after the moves `so_far`, and after the rival's best answer if due.

    Raises `BadInput` if a move cannot be parsed or played, if the player has gone wrong, or if none is left.
    """
    judge = CutoffJudge(task)
    prove_solution(judge)
    moves = [parse_move(text) for text in so_far]

    def nothing_left(end: Position) -> str:
        return f"no more turns to come: {result_text(end, judge.seat)}"

    return step_after(judge, moves, find_mistake(judge, moves), partial(explain_turn, judge), nothing_left)


def explain_turn(judge: CutoffJudge, turn: CutoffTurn, player_names: PlayerNames) -> SolutionStep:
    """Return the step of a turn, with its technique and its reason."""
    position, move, _ = turn
    name = player_names.name(turn.seat)
    target = fish_text(judge.task.target)
    if turn.seat != judge.seat:
        return _step("defence", move, _why_defence(judge, turn, player_names))
    if judge.won(position):
        held = fish_text(position.holdings()[turn.seat])
        return _step("enough", move, f"With {held} already taken, any move will do.")
    if len(position.legal_moves) == 1:
        has = player_names.says(turn.seat, "has", "have")
        return _step("forced", move, f"{move} is the only move {has}.")
    if not is_only_move(judge, position):
        return _step("free-choice", move, _why_free(judge, position, f"{name} {target}"))
    refutations = _refutations(judge, position, player_names)
    alike = {story: [str(one.move) for one in same] for story, same in refutations.items()}
    first = refutations[stories_told(alike)[0]][0]
    drawing = Drawing(marks_of(first, judge.seat) | {tile_name(move.end): "target"})
    reason = " ".join([f"Only {move} guarantees {name} {target}.", *refutation_sentences(alike)])
    return replace(_step("only-move", move, reason), drawing=drawing)


def _step(technique: CutoffTechnique, move: Move, reason: str) -> SolutionStep:
    assert move.start is not None
    return SolutionStep(
        technique,
        str(move),
        reason,
        tile_name(move.start),
        Drawing({tile_name(move.start): "because", tile_name(move.end): "target"}),
    )


def _refutations(
    judge: CutoffJudge, position: Position, player_names: PlayerNames
) -> dict[str, list[CutoffRefutation]]:
    """Refute the moves that fail, grouped by the text of the refutation."""
    good = judge.good_moves(position)
    alike: dict[str, list[CutoffRefutation]] = {}
    for move in position.legal_moves:
        if move not in good:
            refutation = refute_move(judge, position, move)
            alike.setdefault(refutation_text(refutation, judge.seat, player_names), []).append(refutation)
    return alike


def marks_of(refutation: CutoffRefutation, seat: int) -> dict[str, Role]:
    """Mark what a refutation cuts off, and what is still within the player's reach at its end."""
    reach: dict[str, Role] = dict.fromkeys(names_of(within_reach(refutation.end, seat)), "because")
    return reach | dict.fromkeys(names_of(refutation.cut_off), "clash")


def _why_free(judge: CutoffJudge, position: Position, goal: str) -> str:
    good, total = judge.good_moves(position), len(position.legal_moves)
    if len(good) == total:
        return f"Every move guarantees {goal}."
    number = number_word(len(good)).capitalize()
    return f"{number} of the {number_word(total)} moves guarantee {goal}: {join_words(list(map(str, good)))}."


def _why_defence(judge: CutoffJudge, turn: CutoffTurn, player_names: PlayerNames) -> str:
    name, player = player_names.name(turn.seat), player_names.name(judge.seat)
    if len(turn.position.legal_moves) == 1:
        return f"{turn.move} is the only move {name} has."
    value = judge.value(turn.position)
    if any(option.value > value for option in judge.options(turn.position)):
        return f"This is {name}'s toughest defence: {player} can do no better than {fish_text(value)}."
    if turn.after.to_move == judge.seat and is_only_move(judge, turn.after) and not judge.won(turn.after):
        return f"{name} cannot do more harm, but this leaves {player} only one good move."
    sure = player_names.says(judge.seat, "is", "are")
    return f"{name} cannot do more harm: whatever comes, {sure} sure of {fish_text(value)}."


# The book.


def book_values(task: CutoffTask) -> dict[str, Any]:
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
        steps[key] = _page_step(judge, position, player_names)
        waiting += [position.after(move) for move in right]
        for move in position.legal_moves:
            if move not in right:
                refutation = refute_move(judge, position, move)
                after = position_key(position.after(move))
                refuted[after] = [str(turn.move) for turn in refutation.line]
                why[after] = why_lost_sentence(refutation, player_names)
                cut[after] = marks_of(refutation, judge.seat)
    return {"good": good, "replies": replies, "refuted": refuted, "why": why, "cut": cut, "steps": steps}


def _page_step(judge: CutoffJudge, position: Position, player_names: PlayerNames) -> dict[str, Any]:
    option = judge.best_move(position)
    step = explain_turn(judge, CutoffTurn(position, option.move, option.after), player_names)
    return step.page_values(technique_text(step.technique))
