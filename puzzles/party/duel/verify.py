"""Proof that a duel has exactly one first move, its level and tags, and the check of a solution.

The level follows from an effort, the weighted sum of these counts. No weight is negative, so more of anything
never makes a duel easier:

| count        | meaning                                                                 | weight       |
|--------------|-------------------------------------------------------------------------|--------------|
| `depth`      | own turns in the solution until no own move can go wrong any more       | 2            |
| `only_moves` | only-moves in a row in the solution                                     | 2            |
| `late`       | own cards placed after a failing first move until the failure is plain  | 2            |
| `tempting`   | first moves that fail although they look good                           | 1, up to six |
| `opponents`  | opponents still in the round, beyond the first                          | 1            |

Medium begins at an effort of 11, hard at 17, expert at 23.

The tags:

- `only-move`: two or more only-moves in a row in the solution.
- `colour-kill`: the first move makes a colour dead that an opponent holds.
- `comeback`: the player places a colour in the solution that they held at an earlier own turn while no slot
  accepted it.
- `sacrifice`: the first move shuts the last slot for a colour that the player still holds.
- `late-trap`: after some failing first move the player still places three cards or more before the failure
  is plain.
- `forced-out`: in the solution an opponent gets out while the player still has two cards or more to place.
- `clean-sweep`: the player must be left with nothing.
- `many-players`: three players or more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, get_args

from ppsolve.puzzles.contest import (
    ContestCounts,
    Mistake,
    PlayerNames,
    check_moves,
    first_mistake,
    last_choice,
    line_after,
    only_moves_in_a_row,
    prove_one_move,
)
from ppsolve.puzzles.party.duel.judge import DuelJudge
from ppsolve.puzzles.party.duel.refute import (
    DuelTurn,
    cards_text,
    is_plainly_lost,
    limit_text,
    refutation_text,
    refute_move,
)
from ppsolve.puzzles.party.duel.task import DuelTag, DuelTask
from ppsolve.puzzles.solution import Examination, Finding, Level, level_reached
from ppsolve.solver.errors import BadInput, shown
from ppsolve.solver.party.notation import parse_moves
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.prospects import colour_lives
from ppsolve.solver.party.pyramid import EMPTY, Placement
from ppsolve.solver.party.symmetry import move_classes

MOST_TEMPTING: Final = 6
"""Tempting moves beyond this many add no effort."""
LEAST_EFFORT: Final[dict[Level, int]] = {"easy": 0, "medium": 11, "hard": 17, "expert": 23}
"""The effort at which each level begins."""
LATE: Final = 3
"""The fewest own cards after a failing first move for the tag `late-trap`."""


def examine(task: DuelTask) -> Examination:
    """Return the level, tags and solution of a duel; `BadInput` if not exactly one first move works."""
    return examine_with(DuelJudge(task))


def examine_with(judge: DuelJudge) -> Examination:
    """As `examine`, reusing the judge's cache."""
    task = judge.task
    solution = prove_solution(judge)
    counts = counts_of(judge, solution)
    return Examination(
        level_of(counts),
        tags_of(judge, solution, counts),
        tuple(str(turn.move) for turn in solution),
        {
            "players": len(task.position.players),
            "cards": sum(len(player.hand) for player in task.position.players if player.active),
            "clues": sum(len(row.replace(EMPTY, "")) for row in task.position.pyramid),
            "steps": len(solution),
            "limit": task.limit,
            **counts.facts(len(failing_moves(judge, task.position))),
        },
    )


def prove_solution(judge: DuelJudge) -> tuple[DuelTurn, ...]:
    """Return the only first move that works, with best play after it; `BadInput` if not sound."""
    choices = [moves[0] for moves in move_classes(judge.start)]
    return prove_one_move(judge, choices, "limit", f"at most {judge.task.limit}", "best")


# Level.


@dataclass(frozen=True)
class DuelCounts(ContestCounts):
    """The counts that the level of a duel depends on. Equivalent moves count once."""

    opponents: int
    """The other players who are still in the round."""


def effort(counts: DuelCounts) -> int:
    """Return the weighted sum of the counts."""
    return (
        2 * (counts.depth + counts.only_moves + counts.late)
        + min(counts.tempting, MOST_TEMPTING)
        + max(counts.opponents - 1, 0)
    )


def level_of(counts: DuelCounts) -> Level:
    return level_reached(effort(counts), LEAST_EFFORT)


def counts_of(judge: DuelJudge, solution: tuple[DuelTurn, ...]) -> DuelCounts:
    """Count what the level depends on, given the solution."""
    task = judge.task
    start = task.position
    failing = failing_moves(judge, start)
    own = [turn.position for turn in solution if turn.seat == judge.seat]
    return DuelCounts(
        depth=last_choice(judge, own),
        tempting=sum(is_tempting(judge, move, solution[0].move) for move in failing),
        late=max(_turns_until_plain(line_after(judge, start, move), task.limit) for move in failing),
        only_moves=only_moves_in_a_row(own, partial(is_only_move, judge)),
        opponents=sum(player.active for player in start.players) - 1,
    )


def failing_moves(judge: DuelJudge, position: Position) -> list[Placement]:
    """Return the player's moves that fail, one of each class of equivalent moves."""
    return [moves[0] for moves in move_classes(position) if not judge.keeps(position.after(moves[0]))]


def _turns_until_plain(line: tuple[DuelTurn, ...], limit: int) -> int:
    """Return how many more cards the player places after the first move before the failure is plain."""
    seat = line[0].seat
    turns = 0
    for turn in line[1:]:
        if is_plainly_lost(turn.position, seat, limit):
            break
        turns += turn.seat == seat
    return turns


def is_tempting(judge: DuelJudge, move: Placement, right: Placement) -> bool:
    """Return whether a failing first move looks good, which takes at least two of these:

    - It fails by one card only.
    - It leaves the player at least as many cards that fit at once as the right move does.
    - Just one of several answers refutes it.
    """
    start = judge.task.position
    after = start.after(move)
    near = judge.value(after) == judge.task.limit + 1
    roomy = _cards_that_fit(after, judge.seat) >= _cards_that_fit(start.after(right), judge.seat)
    return (near and roomy) or ((near or roomy) and _one_answer_refutes(judge, after))


def _one_answer_refutes(judge: DuelJudge, position: Position) -> bool:
    if position.to_move in (None, judge.seat):
        return False
    classes = move_classes(position)
    return len(classes) > 1 and sum(not judge.keeps(position.after(moves[0])) for moves in classes) == 1


def _cards_that_fit(position: Position, seat: int) -> int:
    accepted = _open_colours(position)
    return sum(card in accepted for card in position.players[seat].hand)


def _open_colours(position: Position) -> set[str]:
    """Return the colours that some open slot accepts now."""
    return {colour for slot in position.slots() for colour in slot.accepts}


def is_only_move(judge: DuelJudge, position: Position) -> bool:
    """Return whether the player has a choice and only one move keeps the limit, up to equivalence."""
    good = judge.good_moves(position)
    if not good or len(good) == len(position.legal_moves):
        return False
    return any(set(good) <= set(moves) for moves in move_classes(position))


# Tags.


def tags_of(judge: DuelJudge, solution: tuple[DuelTurn, ...], counts: DuelCounts) -> tuple[DuelTag, ...]:
    """Return the tags of a duel, in the order of `DuelTag`."""
    true: dict[DuelTag, bool] = {
        "only-move": counts.only_moves >= 2,
        "colour-kill": _kills_a_colour(solution[0]),
        "comeback": _comes_back(solution, judge.seat),
        "sacrifice": _is_sacrifice(solution[0]),
        "late-trap": counts.late >= LATE,
        "forced-out": _forces_out(solution, judge.seat),
        "clean-sweep": judge.task.limit == 0,
        "many-players": len(judge.task.position.players) > 2,
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


def _comes_back(solution: tuple[DuelTurn, ...], seat: int) -> bool:
    shut: set[str] = set()
    for turn in solution:
        if turn.seat != seat:
            continue
        if turn.move.colour in shut:
            return True
        shut |= set(turn.position.players[seat].hand) - _open_colours(turn.position)
    return False


def _is_sacrifice(first: DuelTurn) -> bool:
    held = set(first.after.players[first.seat].hand)
    return bool(held & _open_colours(first.position) - _open_colours(first.after))


def _forces_out(solution: tuple[DuelTurn, ...], seat: int) -> bool:
    own = [turn.position for turn in solution if turn.seat == seat]
    return len(own) > 1 and any(
        late.out and not early.out for early, late in zip(own[0].players, own[-2].players, strict=True)
    )


# Checking a solution.


def check(task: DuelTask, given: Sequence[str]) -> Finding:
    """Check a first move, or a line of everybody's moves from the position.

    The duel is solved once the first move is right, if every further move of the player keeps the limit.
    The others may play any legal move. Raises `BadInput` only for text that is not a move.
    """
    judge = DuelJudge(task)
    prove_solution(judge)
    moves = parse_line(task, given)
    name = shown(task.position.mover.name)
    if not moves:
        return Finding(True, False, f"Nothing has been played yet; it is {name}'s turn.")
    keeps = f"{name} is sure to end with {limit_text(task.limit)}"
    mistake = find_mistake(judge, moves)
    return check_moves(task.position, moves, mistake, lambda end: result_text(judge, end), keeps)


def parse_line(task: DuelTask, texts: Sequence[str]) -> list[Placement]:
    """Parse moves from the position of a task; `BadInput` names the step that is not a move."""
    moves: list[Placement] = []
    try:
        moves.extend(parse_moves(texts, task.position.pyramid))
    except BadInput as error:
        raise error.inside(f"step {len(moves) + 1}") from None
    return moves


def find_mistake(judge: DuelJudge, moves: Sequence[Placement]) -> Mistake | None:
    """Return the first move that is illegal or gives up the limit, if there is one."""

    def why(position: Position, move: Placement) -> str:
        return refutation_text(refute_move(judge, position, move), PlayerNames.of(position))

    return first_mistake(judge, judge.task.position, moves, why)


def result_text(judge: DuelJudge, position: Position) -> str:
    """Return the result of a finished round for the player, in words."""
    player = position.players[judge.seat]
    return f"{shown(player.name)} is left with {cards_text(len(player.hand))}"
