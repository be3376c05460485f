"""A puzzle, and its solution, as text for a terminal of any width from 40 columns on."""

from __future__ import annotations

from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.task import DuelTask, PyramidTask, QueueTask, Task
from ppsolve.reports.puzzle.places import places, solved
from ppsolve.reports.puzzle.words import (
    cards_by_colour,
    goal_text,
    reminder,
    rules_text,
    solution_moves,
    statement,
)
from ppsolve.solver.party.cards import COLOUR_NAMES
from ppsolve.solver.party.view.spots import Spot, SpotRows
from ppsolve.solver.party.view.text import Paint, hand_lines, paint_for, rows_text, spot_cell
from ppsolve.solver.view.layout import LONGEST_LINE, NARROWEST, centre, paragraph, wrap
from ppsolve.solver.view.words import shown_name

_NAME_ROOM = max(map(len, COLOUR_NAMES.values()))


def puzzle_text(puzzle: Puzzle, *, colour: bool = False, width: int = 80) -> str:
    """What the solver of the puzzle needs, in lines of at most `width` columns (40 if less is asked for):
    the task in words, the pyramid, and the cards. Tags are left out, for they give hints.

    Colours go with letters, never instead of them.
    """
    room = max(width, NARROWEST)
    paint = paint_for(colour)
    task = puzzle.task
    blocks = [
        paragraph(puzzle.title, room),
        paragraph(f"{statement(task)} {reminder(task)}", min(room, LONGEST_LINE), indent=""),
        _pyramid(places(task), isinstance(task, PyramidTask), room, paint),
        "\n".join(_cards(task, room, paint)),
        paragraph(rules_text(task), room),
    ]
    return "\n\n".join(blocks)


def solution_text(puzzle: Puzzle, *, colour: bool = False, width: int = 80) -> str:
    """The solved pyramid and the moves that lead there; for a duel the one move and the line after it."""
    room = max(width, NARROWEST)
    task = puzzle.task
    rows = solved(puzzle).rows
    blocks = [paragraph(f"{puzzle.title}: the solution", room)]
    if isinstance(task, DuelTask):
        name = shown_name(task.position.mover.name)
        blocks.append(paragraph(f"{name} must play {puzzle.solution[0]}.", room))
    blocks.append(_pyramid(rows, isinstance(task, PyramidTask), room, paint_for(colour)))
    moves = solution_moves(task, puzzle.solution)
    if isinstance(task, QueueTask):
        blocks.append("\n".join(wrap(moves, room, between="  ")))
    elif moves:
        blocks.append("\n".join(paragraph(move, room, indent=" " * 4) for move in moves))
    return "\n\n".join(blocks)


def _pyramid(rows: SpotRows, to_fill: bool, room: int, paint: Paint) -> str:
    """The rows with row letters and column numbers; `[ ]` for the cells of a pyramid `to_fill`."""

    def cell(spot: Spot, pitch: int) -> str:
        if to_fill and not spot.card:
            return centre("[ ]", pitch)
        return spot_cell(spot, pitch, paint, {})

    return rows_text(rows, cell, room)


def _cards(task: Task, room: int, paint: Paint) -> list[str]:
    """The cards that are to be placed, or the hands of the players."""
    match task:
        case PyramidTask():
            return [f"{goal_text(task)}:", *_colour_lines(task.cards, paint)]
        case QueueTask():
            choice = [f"[{card}]" for card in task.queue[: task.window]]
            lines = _labelled("next: ", choice, room, paint)
            if later := task.queue[task.window :]:
                lines += _labelled("then: ", list(later), room, paint)
            return lines
        case DuelTask():
            return hand_lines(task.position, room, paint)


def _colour_lines(cards: str, paint: Paint) -> list[str]:
    """A line for each colour: its name, its cards, how many they are."""
    groups = cards_by_colour(cards)
    card_room = max((number for _, number in groups), default=0)
    return [
        f"  {COLOUR_NAMES[colour]:{_NAME_ROOM}}  {paint((colour * number).ljust(card_room))}  {number}"
        for colour, number in groups
    ]


def _labelled(label: str, cards: list[str], room: int, paint: Paint) -> list[str]:
    lines = wrap(cards, room - len(label))
    return [f"{label if not number else ' ' * len(label)}{paint(line)}" for number, line in enumerate(lines)]
