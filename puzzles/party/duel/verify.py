"""Proof that a duel has exactly one first move, its level and tags, and the check of a solution.

`contest.py` defines the effort behind the level. Medium begins at an effort of 11, hard at 17, expert at 23.

The tags:

- `only-move`: two or more only-moves in a row in the solution.
- `colour-kill`: the first move makes a colour dead that an opponent holds.
- `comeback`: the player places a colour in the solution that they held at an earlier own turn while no slot
  accepted it.
- `sacrifice`: the first move shuts the last slot for a colour that the player still holds.
- `late-trap`: after some failing first move the player still places three cards or more before the failure
  is obvious.
- `forced-out`: in the solution an opponent gets out while the player still has two cards or more to place.
- `clean-sweep`: the player must be left with nothing.
- `many-players`: three players or more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from ppsolve.puzzles.contest import LATE, ContestCounts, count, prove_one_move
from ppsolve.puzzles.contest_reasons import check_moves
from ppsolve.puzzles.party.duel.judge import DuelJudge, DuelTurn, cards_that_fit, open_colours
from ppsolve.puzzles.party.duel.task import DuelTag, DuelTask
from ppsolve.puzzles.solution import Examination, Finding, Level, level_reached
from ppsolve.solver.errors import BadInput
from ppsolve.solver.party.notation import parse_moves
from ppsolve.solver.party.prospects import colour_lives
from ppsolve.solver.party.pyramid import EMPTY, Placement

LEAST_EFFORT: Final[dict[Level, int]] = {"easy": 0, "medium": 11, "hard": 17, "expert": 23}
"""The effort at which each level begins."""


def examine(task: DuelTask) -> Examination:
    return examine_with(DuelJudge(task))


def examine_with(judge: DuelJudge) -> Examination:
    """As `examine`, reusing the judge's cache."""
    start, seat = judge.start, judge.seat
    solution = prove_solution(judge)

    def is_roomy(move: Placement) -> bool:
        """True if the player can place at least as many cards at once after a move as after the right one."""
        return cards_that_fit(start.after(move), seat) >= cards_that_fit(solution[0].after, seat)

    active = [player for player in start.players if player.active]
    counts = count(judge, solution, is_roomy, pieces=len(active) - 2)
    facts = {
        "players": len(start.players),
        "cards": sum(len(player.hand) for player in active),
        "clues": sum(len(row.replace(EMPTY, "")) for row in start.pyramid),
        "steps": len(solution),
        "limit": judge.goal,
        **counts.facts(len(judge.failing_moves(start))),
    }
    level = level_reached(counts.effort, LEAST_EFFORT)
    moves = tuple(str(turn.move) for turn in solution)
    return Examination(level, tags_of(judge, solution, counts), moves, facts)


def prove_solution(judge: DuelJudge) -> tuple[DuelTurn, ...]:
    return prove_one_move(
        judge, "limit", lambda best: f"cannot guarantee at most {judge.goal}: the best is {best}"
    )


# Tags.


def tags_of(judge: DuelJudge, solution: Sequence[DuelTurn], counts: ContestCounts) -> tuple[DuelTag, ...]:
    true: dict[DuelTag, bool] = {
        "only-move": counts.only_moves >= 2,
        "colour-kill": _kills_a_colour(solution[0]),
        "comeback": _comes_back(solution, judge.seat),
        "sacrifice": _is_sacrifice(solution[0]),
        "late-trap": counts.late >= LATE,
        "forced-out": _forces_out(solution, judge.seat),
        "clean-sweep": judge.goal == 0,
        "many-players": len(judge.start.players) > 2,
    }
    return tuple(tag for tag in get_args(DuelTag) if true[tag])


def _kills_a_colour(first: DuelTurn) -> bool:
    before, after = colour_lives(first.position), colour_lives(first.after)
    return any(
        before[colour] != "dead" and after[colour] == "dead"
        for seat, player in enumerate(first.position.players)
        if seat != first.seat and player.active
        for colour in player.hand
    )


def _comes_back(solution: Sequence[DuelTurn], seat: int) -> bool:
    shut: set[str] = set()
    for turn in solution:
        if turn.seat != seat:
            continue
        if turn.move.colour in shut:
            return True
        shut |= set(turn.position.players[seat].hand) - open_colours(turn.position)
    return False


def _is_sacrifice(first: DuelTurn) -> bool:
    held = set(first.after.players[first.seat].hand)
    return bool(held & open_colours(first.position) - open_colours(first.after))


def _forces_out(solution: Sequence[DuelTurn], seat: int) -> bool:
    own = [turn.position for turn in solution if turn.seat == seat]
    return len(own) > 1 and any(
        late.out and not early.out for early, late in zip(own[0].players, own[-2].players, strict=True)
    )


# Checking a solution.


def check(task: DuelTask, given: Sequence[str]) -> Finding:
    """Check moves as `check_moves` does. Raises `BadInput` only for text that is not a move."""
    judge = DuelJudge(task)
    prove_solution(judge)
    return check_moves(judge, parse_line(task, given))


def parse_line(task: DuelTask, texts: Sequence[str]) -> list[Placement]:
    """Parse moves from the position of a task; `BadInput` names the step that is not a move."""
    moves: list[Placement] = []
    try:
        moves.extend(parse_moves(texts, task.position.pyramid))
    except BadInput as error:
        raise error.inside(f"step {len(moves) + 1}") from None
    return moves
