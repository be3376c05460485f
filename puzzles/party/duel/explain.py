"""The steps of a duel, each with its technique and its reason, and the book for its page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, get_args

from ppsolve.puzzles.contest import PlayerNames
from ppsolve.puzzles.contest_reasons import explain_choice, step_after
from ppsolve.puzzles.kind import Meanings
from ppsolve.puzzles.party.duel.hints import DuelIdea, lesson
from ppsolve.puzzles.party.duel.judge import DuelJudge, DuelTurn, dead_sentence, position_key
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.party.duel.verify import parse_line, prove_solution
from ppsolve.puzzles.party.placing import placing_step
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.solver.errors import BadInput
from ppsolve.solver.language.messages import say
from ppsolve.solver.party.position import Position

MOST_POSITIONS: Final = 6_000
"""The most positions of a book: some 300 KB as JSON."""
MOST_EXPLAINED: Final = 60
"""The most positions of a book that have a step: those that come soonest while the player does right."""


TECHNIQUES: Final = ("forced", "settled", "free-choice", "defence", *get_args(DuelIdea))
"""From the easiest to the hardest."""
TECHNIQUE_TEXTS: Final = Meanings(TECHNIQUES, lambda name: say(f"duel-meaning-{name}"))


def technique_name(technique: str) -> str:
    return say(f"duel-technique-{technique}")


def steps(task: DuelTask, you: int | None = None) -> tuple[SolutionStep, ...]:
    """Return the steps of the solution; `you` is the seat of the player who is addressed."""
    judge = DuelJudge(task)
    player_names = PlayerNames.of(task.position, you)
    return tuple(explain_turn(judge, turn, player_names) for turn in prove_solution(judge))


def next_step(task: DuelTask, so_far: Sequence[str]) -> SolutionStep:
    judge = DuelJudge(task)
    prove_solution(judge)
    return step_after(judge, parse_line(task, so_far), partial(explain_turn, judge), over="the round is over")


def explain_turn(judge: DuelJudge, turn: DuelTurn, player_names: PlayerNames) -> SolutionStep:
    choice = explain_choice(judge, turn, player_names, partial(lesson, judge))
    step = placing_step(choice.technique, turn.move, choice.reason(judge))
    return replace(step, claim=choice.short_claim, refuted=choice.told, why=choice.why, hints=choice.hints)


# The book.

Book = dict[str, dict[str, Any]]


def make_book(task: DuelTask) -> Book:
    """Return the moves of a page that defends without a search, as `find_book` does, and `steps`.

    `steps` are the player's best moves by position, written for a page, which addresses the player as `you`.
    Raises `BadInput` if there are more than `MOST_POSITIONS` positions.
    """
    judge = DuelJudge(task)
    book = find_book(judge)
    if book is None:
        raise BadInput("position", f"a book of this duel has more than {MOST_POSITIONS:,} positions")
    player_names = PlayerNames.of(task.position, judge.seat)
    steps = {}
    for position in _to_explain(judge):
        step = explain_turn(judge, next(judge.play_out(position)), player_names)
        steps[position_key(position)] = step.page_values(
            TECHNIQUE_TEXTS[step.technique], technique_name(step.technique)
        )
    return book | {"steps": steps}


def find_book(judge: DuelJudge) -> Book | None:
    """Return the moves in every position that can arise when the player makes any legal moves and the others
    always answer with the best defence; `None` if there are too many.

    Positions are named by their `position_key`:

    - `replies`: another player is to move; the best defence. Against a player who has failed, it leaves as
      many cards as possible.
    - `good`: the player is to move and can still keep the limit; the moves that keep it.
    - `why`: the player is still in the round, but holds too many dead cards; a sentence that says so.
    """
    replies: dict[str, str] = {}
    good: dict[str, list[str]] = {}
    why: dict[str, str] = {}
    seen = {position_key(judge.start)}
    waiting = [judge.start]
    while waiting:
        position = waiting.pop()
        key = position_key(position)
        if not judge.settled(position) and judge.lost(position):
            why[key] = dead_sentence(position, judge.seat)
        if position.to_move == judge.seat:
            options = judge.options(position)
            if right := judge.good_moves(position):
                good[key] = [str(move) for move in right]
        else:
            options = (judge.defence(position),)
            replies[key] = str(options[0].move)
        for _, after, _ in options:
            if not after.over and (name := position_key(after)) not in seen:
                seen.add(name)
                waiting.append(after)
        if len(seen) > MOST_POSITIONS:
            return None
    return {"replies": replies, "good": good, "why": why}


def _to_explain(judge: DuelJudge) -> list[Position]:
    """Return the positions at the player's turn that arise while they do right, soonest first."""
    found: dict[str, Position] = {}
    waiting = [judge.start]
    while waiting and len(found) < MOST_EXPLAINED:
        position = waiting.pop(0)
        while not judge.settled(position) and position.to_move != judge.seat:
            position = judge.defence(position).after
        key = position_key(position)
        if judge.settled(position) or key in found:
            continue
        found[key] = position
        waiting += [position.after(move) for move in judge.good_moves(position)]
    return list(found.values())
