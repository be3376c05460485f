"""Puzzles of two players on a floe: the judge's base, steps, the book of a page."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Final

from ppsolve.puzzles.contest import ContestJudge, LineTurn, PlayerNames, RefutedMove
from ppsolve.puzzles.contest_reasons import Lesson, explain_choice, sentence, stories_told
from ppsolve.puzzles.pingouin.tiles import Tiles, tiles_of
from ppsolve.puzzles.pingouin.words import illegal_slide_text
from ppsolve.puzzles.solution import Drawing, Role, SolutionStep
from ppsolve.solver.errors import BadInput
from ppsolve.solver.pingouin.floe import tile_name
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.regions import regions_of, tiles_within_reach

MOST_POSITIONS: Final = 60
"""The most positions with the player to move that a book holds."""

FloeRefutation = RefutedMove[Position, Move]
FloeTurn = LineTurn[Position, Move]


class FloeJudge(ContestJudge[Position, Move]):
    """A judge of positions on a floe."""

    def __init__(self, start: Position, goal: int, most_tiles: int, kind: str) -> None:
        tiles = tiles_within_reach(start)
        if tiles > most_tiles:
            raise BadInput(
                "position", f"{tiles} free tiles within reach; a {kind} is proved up to {most_tiles}"
            )
        super().__init__(start, goal)

    def _key(self, position: Position) -> Position:
        return position

    def illegal_text(self, position: Position, move: Move, error: BadInput) -> str:
        return illegal_slide_text(position, move)

    @abstractmethod
    def marks(self, refutation: FloeRefutation) -> dict[str, Role]:
        """Mark the tiles that show why a move fails."""


def position_key(position: Position) -> str:
    """Return a position in one line: rows, fish taken by each seat, seat to move (`-` if the game is over).

    >>> from ppsolve.solver.pingouin import jsonform, textform
    >>> rows = "1A2...../......../......./......../......./......../......./1B1......"
    >>> position_key(textform.loads(f"pingouin:{rows}:3.2,0.0:1"))[-8:]
    '..|3,0|1'
    """
    fish = ",".join(str(player.fish) for player in position.players)
    seat = "-" if position.to_move is None else str(position.to_move)
    return f"{'/'.join(position.rows)}|{fish}|{seat}"


def within_reach(position: Position, seat: int) -> Tiles:
    """Return the free tiles connected to the penguins of a seat."""
    return tiles_of(
        tile for region in regions_of(position) if seat in region.penguins for tile in region.tiles
    )


# Steps.


def explain_turn(
    judge: FloeJudge,
    turn: FloeTurn,
    player_names: PlayerNames,
    lesson_of: Callable[[FloeTurn, PlayerNames], Lesson],
) -> SolutionStep:
    """Explain a turn; `lesson_of` is asked where some of the moves fail."""
    _, move, _ = turn
    assert move.start is not None
    start, end = tile_name(move.start), tile_name(move.end)
    choice = explain_choice(judge, turn, player_names, lesson_of)
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


def make_book(
    judge: FloeJudge,
    explain: Callable[[FloeTurn, PlayerNames], SolutionStep],
    technique_texts: Mapping[Any, str],
) -> dict[str, Any]:
    """Return what a page needs to defend and to explain, as JSON values.

    The book holds the positions that come soonest when the player does right and the rival defends best.
    Beyond its end, the player has shown enough. Positions are named by their `position_key`:

    - `good`: the player is to move; the moves that keep the goal.
    - `replies`: the rival is to move; the best defence.
    - `refuted`, `why`, `cut`: after a wrong move, the line until the failure is plain, the reason, and the
      marks that show it.
    - `steps`: the player's best moves as steps for the page, which address the player as `you`.
    """
    player_names = PlayerNames.of(judge.start, judge.seat)
    good: dict[str, list[str]] = {}
    replies: dict[str, str] = {}
    refuted: dict[str, list[str]] = {}
    why: dict[str, str] = {}
    cut: dict[str, dict[str, Role]] = {}
    steps: dict[str, Any] = {}
    waiting = [judge.start]
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
        step = explain(next(judge.play_out(position)), player_names)
        steps[key] = step.page_values(technique_texts[step.technique])
        waiting += [position.after(move) for move in right]
        for move in judge.failing_moves(position):
            refutation = judge.refute(position, move)
            after = position_key(position.after(move))
            refuted[after] = [str(turn.move) for turn in refutation.line]
            why[after] = sentence(judge.failure_text(refutation, player_names))
            cut[after] = judge.marks(refutation)
    return {"good": good, "replies": replies, "refuted": refuted, "why": why, "cut": cut, "steps": steps}
