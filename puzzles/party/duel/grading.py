"""How hard a duel is: what is counted, and the level that follows from it.

The level rests on the counts below. `effort` adds them up, each with a weight that is not negative, so that
more of anything never makes a duel easier:

| count        | what it says                                                            | weight       |
|--------------|-------------------------------------------------------------------------|--------------|
| `depth`      | own turns in the solution until no own move can go wrong any more       | 2            |
| `only_moves` | only-moves in a row in the solution                                     | 2            |
| `late`       | own cards the refuted player still places before the failure is plain   | 2            |
| `tempting`   | first moves that fail although they look good                           | 1, up to six |
| `opponents`  | hands to read besides one's own, beyond the first                       | 1            |

Medium begins at an effort of 11, hard at 17, expert at 23.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from ppsolve.puzzles.contest import ContestCounts, last_choice, line_after, only_moves_in_a_row
from ppsolve.puzzles.party.duel.judge import DuelJudge
from ppsolve.puzzles.party.duel.lines import DuelTurn, turns_until_plain
from ppsolve.puzzles.solution import Level, level_reached
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import Placement
from ppsolve.solver.party.symmetry import move_classes

MOST_TEMPTING: Final = 6
"""Beyond so many, more moves that look good are only more of the same."""

LEAST_EFFORT: Final[dict[Level, int]] = {"easy": 0, "medium": 11, "hard": 17, "expert": 23}
"""The effort at which each level begins."""


@dataclass(frozen=True)
class DuelCounts(ContestCounts):
    """What the level of a duel rests on. Moves that count as one are counted once."""

    opponents: int
    """The other players who are still in the round."""


def effort(counts: DuelCounts) -> int:
    """The weighted sum of the counts."""
    return (
        2 * (counts.depth + counts.only_moves + counts.late)
        + min(counts.tempting, MOST_TEMPTING)
        + max(counts.opponents - 1, 0)
    )


def level_of(counts: DuelCounts) -> Level:
    """The hardest level whose least effort is reached."""
    return level_reached(effort(counts), LEAST_EFFORT)


def counts_of(judge: DuelJudge, solution: tuple[DuelTurn, ...]) -> DuelCounts:
    """Count what the level rests on, the solution being known."""
    task = judge.task
    start = task.position
    failing = failing_moves(judge)
    own = [turn.position for turn in solution if turn.seat == judge.seat]
    return DuelCounts(
        depth=last_choice(judge, own),
        tempting=sum(is_tempting(judge, move, solution[0].move) for move in failing),
        late=max(turns_until_plain(line_after(judge, start, move), task.limit) for move in failing),
        only_moves=only_moves_in_a_row(own, partial(is_only_move, judge)),
        opponents=sum(player.active for player in start.players) - 1,
    )


def failing_moves(judge: DuelJudge) -> list[Placement]:
    """The first moves that fail, one of each class."""
    start = judge.task.position
    return [moves[0] for moves in move_classes(start) if not judge.keeps(start.after(moves[0]))]


def is_tempting(judge: DuelJudge, move: Placement, right: Placement) -> bool:
    """Whether a first move that fails looks good. At least two of these hold: it fails by one card only;
    it leaves the player at least as many cards that fit at once as the right move does; just one of
    several answers refutes it."""
    start = judge.task.position
    after = start.after(move)
    near = judge.value(after) == judge.task.limit + 1
    roomy = cards_that_fit(after, judge.seat) >= cards_that_fit(start.after(right), judge.seat)
    return (near and roomy) or ((near or roomy) and _one_answer_refutes(judge, after))


def _one_answer_refutes(judge: DuelJudge, position: Position) -> bool:
    if position.to_move in (None, judge.seat):
        return False
    classes = move_classes(position)
    return len(classes) > 1 and sum(not judge.keeps(position.after(moves[0])) for moves in classes) == 1


def cards_that_fit(position: Position, seat: int) -> int:
    """How many cards in the hand of a seat some open slot accepts now."""
    accepted = open_colours(position)
    return sum(card in accepted for card in position.players[seat].hand)


def open_colours(position: Position) -> set[str]:
    """The colours that some open slot accepts now."""
    return {colour for slot in position.slots() for colour in slot.accepts}


def is_only_move(judge: DuelJudge, position: Position) -> bool:
    """Whether the player has a choice and only one move keeps the limit, moves that count as one taken
    together."""
    good = judge.good_moves(position)
    if not good or len(good) == len(position.placements()):
        return False
    return any(set(good) <= set(moves) for moves in move_classes(position))
