"""The steps of a duel, each with its technique and its reason, and the book for its page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal

from ppsolve.puzzles.contest import PlayerNames, refutation_sentences, step_after
from ppsolve.puzzles.party.duel.judge import DuelJudge, position_key
from ppsolve.puzzles.party.duel.refute import (
    DuelTurn,
    cards_text,
    dead_sentence,
    is_plainly_lost,
    limit_text,
    refutation_text,
    refute_move,
)
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.party.duel.verify import (
    failing_moves,
    find_mistake,
    is_only_move,
    parse_line,
    prove_solution,
    result_text,
)
from ppsolve.puzzles.party.placing import placing_step
from ppsolve.puzzles.solution import SolutionStep, meaning_of
from ppsolve.solver.errors import BadInput
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.view.phrases import join_words, number_word

MOST_POSITIONS: Final = 6_000
"""The most positions of a book: some 300 KB as JSON."""
MOST_EXPLAINED: Final = 60
"""The most positions of a book that have a step: those that come soonest while the player does right."""

DuelTechnique = Literal["only-move", "free-choice", "forced", "defence"]

_TECHNIQUE_TEXTS: Final[dict[DuelTechnique, str]] = {
    "only-move": "Only one of the moves keeps the limit: look for what refutes the others.",
    "free-choice": "Several moves keep the limit.",
    "forced": "There is only one legal move.",
    "defence": "It is another player's turn: expect the toughest move.",
}


def technique_text(technique: str) -> str:
    """Return the meaning of a technique, in a sentence that names no card and no place."""
    return meaning_of(_TECHNIQUE_TEXTS, technique)


def steps(task: DuelTask) -> tuple[SolutionStep, ...]:
    """Return the steps of the only first move and best play after it."""
    judge = DuelJudge(task)
    player_names = PlayerNames.of(task.position)
    return tuple(explain_turn(judge, turn, player_names) for turn in prove_solution(judge))


def next_step(task: DuelTask, so_far: Sequence[str]) -> SolutionStep:
    """Return the player's best move after the moves `so_far`, and after the others' best answers if due.

    Raises `BadInput` if a move cannot be parsed or played, if the player has gone wrong, or if none is left.
    """
    judge = DuelJudge(task)
    prove_solution(judge)
    moves = parse_line(task, so_far)

    def nothing_left(end: Position) -> str:
        why = "the round is over" if end.over else "no more turns to come"
        return f"{why}: {result_text(judge, end)}"

    return step_after(judge, moves, find_mistake(judge, moves), partial(explain_turn, judge), nothing_left)


def explain_turn(judge: DuelJudge, turn: DuelTurn, player_names: PlayerNames) -> SolutionStep:
    """Return the step of a turn, with its technique and its reason."""
    if turn.seat != judge.seat:
        return placing_step("defence", turn.move, _why_defence(judge, turn, player_names))
    position = turn.position
    if len(position.legal_moves) == 1:
        has = player_names.says(turn.seat, "has", "have")
        return placing_step("forced", turn.move, f"{turn.move} is the only move {has}.")
    good = judge.good_moves(position)
    goal = f"{player_names.name(turn.seat)} {limit_text(judge.task.limit)}"
    if not is_only_move(judge, position):
        return placing_step("free-choice", turn.move, _why_free(turn, good, goal))
    same = " or ".join(str(move) for move in good if move != turn.move)
    only = f"{turn.move} (or {same}, which is equivalent)" if same else str(turn.move)
    reason = [f"Only {only} guarantees {goal}.", *_why_not(judge, position, player_names)]
    return placing_step("only-move", turn.move, " ".join(reason))


def _why_not(judge: DuelJudge, position: Position, player_names: PlayerNames) -> list[str]:
    """Return sentences on the moves that fail."""
    alike: dict[str, list[str]] = {}
    for move in failing_moves(judge, position):
        alike.setdefault(refutation_text(refute_move(judge, position, move), player_names), []).append(
            str(move)
        )
    return refutation_sentences(alike)


def _why_free(turn: DuelTurn, good: Sequence[Placement], goal: str) -> str:
    total = len(turn.position.legal_moves)
    if len(good) == total:
        return f"Every move guarantees {goal}."
    number = number_word(len(good)).capitalize()
    return f"{number} of the {number_word(total)} moves guarantee {goal}: {join_words(list(map(str, good)))}."


def _why_defence(judge: DuelJudge, turn: DuelTurn, player_names: PlayerNames) -> str:
    name, player = player_names.name(turn.seat), player_names.name(judge.seat)
    if len(turn.position.legal_moves) == 1:
        return f"{turn.move} is the only move {name} has."
    if judge.settled(turn.position):
        has = player_names.says(judge.seat, "has", "have")
        return f"It does not matter what {name} plays: {has} no more turns."
    value = judge.value(turn.position)
    if any(option.value < value for option in judge.options(turn.position)):
        return f"This is {name}'s toughest defence: {player} can do no better than {cards_text(value)}."
    if turn.after.to_move == judge.seat and is_only_move(judge, turn.after):
        return f"{name} cannot do more harm, but this leaves {player} only one good move."
    sure = player_names.says(judge.seat, "is", "are")
    return f"{name} cannot do more harm: whatever comes, {sure} sure to end with {limit_text(value)}."


# The book.


@dataclass(frozen=True)
class Book:
    """The moves of a page that defends without a search. Positions are named by their `position_key`.

    It holds every position that can arise when the player makes any legal moves and the others always answer
    with the best defence.
    """

    replies: dict[str, str]
    """Another player is to move: the best defence. Against a player who has failed, it leaves as many cards
    as possible."""
    good: dict[str, list[str]]
    """The player is to move and can still keep the limit: the moves that keep it."""
    why: dict[str, str]
    """The player is still in the round, but holds too many dead cards: a sentence that says so."""

    def to_dict(self) -> dict[str, object]:
        """Return the book as JSON values."""
        return {"replies": self.replies, "good": self.good, "why": self.why}


def make_book(task: DuelTask) -> Book:
    """Return the book of a duel; `BadInput` if it would hold more than `MOST_POSITIONS` positions."""
    return _book_of(DuelJudge(task))


def book_values(task: DuelTask) -> dict[str, object]:
    """Return the book of a duel and its `steps` as JSON values.

    `steps` are the player's best moves by position, written for a page, which addresses the player as `you`.
    """
    judge = DuelJudge(task)
    player_names = PlayerNames.of(task.position, judge.seat)
    steps = {
        position_key(position): _page_step(judge, position, player_names) for position in _to_explain(judge)
    }
    return _book_of(judge).to_dict() | {"steps": steps}


def _book_of(judge: DuelJudge) -> Book:
    found = find_book(judge)
    if found is None:
        raise BadInput("position", f"a book of this duel has more than {MOST_POSITIONS:,} positions")
    return found


def _to_explain(judge: DuelJudge) -> list[Position]:
    """Return the positions at the player's turn that arise while they do right, soonest first."""
    found: dict[str, Position] = {}
    waiting = [judge.task.position]
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


def _page_step(judge: DuelJudge, position: Position, player_names: PlayerNames) -> dict[str, Any]:
    option = judge.best_move(position)
    step = explain_turn(judge, DuelTurn(position, option.move, option.after), player_names)
    return step.page_values(technique_text(step.technique))


def find_book(judge: DuelJudge) -> Book | None:
    """Return the book of a judge's duel, or `None` if it would be too large."""
    start = judge.task.position
    found = Book({}, {}, {})
    seen = {position_key(start)}
    waiting = [start]
    while waiting:
        position = waiting.pop()
        key = position_key(position)
        if not judge.settled(position) and is_plainly_lost(position, judge.seat, judge.task.limit):
            found.why[key] = dead_sentence(position, judge.seat)
        if position.to_move == judge.seat:
            options = judge.options(position)
            if good := judge.good_moves(position):
                found.good[key] = [str(move) for move in good]
        else:
            options = (judge.defence(position),)
            found.replies[key] = str(options[0].move)
        for _, after, _ in options:
            if not after.over and (name := position_key(after)) not in seen:
                seen.add(name)
                waiting.append(after)
        if len(seen) > MOST_POSITIONS:
            return None
    return found
