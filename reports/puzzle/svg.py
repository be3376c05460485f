"""A puzzle, or its solution, as one self-contained SVG in the look of the pictures of positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final
from xml.etree.ElementTree import Element

from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.task import DuelTask, PyramidTask, QueueTask, Task
from ppsolve.reports.puzzle.places import places, solved
from ppsolve.reports.puzzle.words import (
    cards_by_colour,
    goal_text,
    reminder,
    rules_text,
    short_id,
    solution_moves,
    statement,
    subheading,
)
from ppsolve.solver.party.cards import COLOUR_NAMES, COLOURS
from ppsolve.solver.party.prospects import Cell
from ppsolve.solver.party.pyramid import ROW_LETTERS, place_text
from ppsolve.solver.party.view.pieces import (
    CARD_HEIGHT,
    CARD_WIDTH,
    CHIP_HEIGHT,
    CHIP_WIDTH,
    SpotDrawer,
    draw_card,
    draw_chip,
    draw_empty_card,
    draw_rows,
    draw_spot,
    penguin_id,
    penguin_symbol,
    rows_size,
)
from ppsolve.solver.party.view.spots import Spot, SpotRows
from ppsolve.solver.party.view.svg import (
    BOX_FILLS,
    BOX_PADDING,
    EDGE,
    LANTERN,
    PANEL,
    PILL_FILLS,
    describe_hands,
    draw_hands,
)
from ppsolve.solver.view.layout import wrap
from ppsolve.solver.view.svg import FAINT_INK, ICE_EDGE, INK, SNOW, group_at, picture, put, rectangle, write
from ppsolve.solver.view.words import shown_name

WORDS_COLUMNS: Final = 92
WORDS_LINE: Final = 20.0
BOX: Final = PANEL - 2 * EDGE
QUEUE_PITCH: Final = CHIP_WIDTH + 9
QUEUE_LINE: Final = CHIP_HEIGHT + 16
LAMPLIGHT: Final = BOX_FILLS["to move"]
LANTERN_DARK: Final = PILL_FILLS["to move"]


def puzzle_svg(puzzle: Puzzle, *, solution: bool = False) -> str:
    """The puzzle as an SVG document: title, task, pyramid and cards; with `solution`, how it is solved.

    Nothing of the solution is in the picture of the puzzle, and tags, which give hints, are in neither.
    """
    penguin = penguin_id(repr((puzzle.title, puzzle.task, solution)))
    if solution:
        laid = solved(puzzle)
        rows, turns, words = laid.rows, laid.turns, _solution_words(puzzle)
    else:
        words = [statement(puzzle.task).split(), reminder(puzzle.task).split()]
        rows, turns = places(puzzle.task), {}
    title = f"{puzzle.title}: the solution" if solution else puzzle.title
    drawing = Element("g")
    top = _draw_heading(drawing, title, subheading(puzzle), words, penguin)
    width, height = rows_size(rows)
    draw_rows(group_at(drawing, (PANEL - width) / 2, top), rows, _spot_drawer(puzzle.task, turns, penguin))
    top += height + EDGE
    if not solution:
        top = _draw_cards(drawing, puzzle.task, top)
    bottom = _draw_foot(drawing, puzzle, top)
    described = [" ".join(text).rstrip(".") for text in words] + _described_rows(rows)
    if not solution:
        described += _described_cards(puzzle.task)
    return picture(drawing, (PANEL, bottom), title, described, penguin_symbol(penguin))


def _solution_words(puzzle: Puzzle) -> list[list[str]]:
    """What is said about the solution: two texts at most, in pieces between which a line may end."""
    moves = solution_moves(puzzle.task, puzzle.solution)
    match puzzle.task:
        case PyramidTask():
            return [["The cards with a dashed edge were to be placed."]]
        case QueueTask():
            return [["The numbers say in which order the cards are placed."], moves]
        case DuelTask() as task:
            name = shown_name(task.position.mover.name)
            return [f"{name} must play {puzzle.solution[0]}.".split(), moves]


def _draw_heading(
    drawing: Element, title: str, kind: str, words: Sequence[Sequence[str]], penguin: str
) -> float:
    """The title, the kind of puzzle and the words below them; returns where the next part begins."""
    put(drawing, "use", href=f"#{penguin}", x=EDGE - 4, y=12, width=42, height=49, fill=INK)
    write(drawing, title, EDGE + 48, 29, 19, anchor="start", bold=True)
    write(drawing, kind, EDGE + 48, 51, 13, anchor="start", fill=FAINT_INK)
    y = 82.0
    for text, fill in zip(words, (INK, FAINT_INK), strict=False):
        for line in wrap(text, WORDS_COLUMNS):
            write(drawing, line, EDGE, y, 14.5, anchor="start", fill=fill)
            y += WORDS_LINE
    return y + 8


def _spot_drawer(task: Task, turns: Mapping[Cell, int], penguin: str) -> SpotDrawer:
    def draw(drawing: Element, spot: Spot) -> None:
        cell = spot.row, spot.column
        if spot.card and cell in turns:
            draw_card(drawing, spot.card, penguin)
            _mark_placed(drawing, turns[cell])
        elif isinstance(task, PyramidTask) and not spot.card:
            draw_empty_card(drawing)
            write(drawing, place_text(*cell), CARD_WIDTH / 2, 15, 13, fill=FAINT_INK)
        else:
            draw_spot(drawing, spot, penguin)

    return draw


def _mark_placed(drawing: Element, turn: int) -> None:
    """A dashed edge for a card that the solution places, and the number of its move if there is an order."""
    edge = rectangle(drawing, 0, 0, CARD_WIDTH, CARD_HEIGHT, radius=10, fill="none", stroke=SNOW)
    edge.set("stroke-width", "2.5")
    edge.set("stroke-dasharray", "6 5")
    if turn:
        put(
            drawing, "circle", cx=CARD_WIDTH - 6, cy=6, r=12, fill=LANTERN_DARK, stroke=SNOW, stroke_width=1.5
        )
        write(drawing, str(turn), CARD_WIDTH - 6, 6, 13, fill=SNOW, bold=True)


def _draw_cards(drawing: Element, task: Task, top: float) -> float:
    """The cards that are to be placed, or the hands; returns where the next part begins."""
    match task:
        case PyramidTask():
            return _draw_colours(drawing, task, top)
        case QueueTask():
            return _draw_queue(drawing, task, top)
        case DuelTask():
            return draw_hands(drawing, task.position, top) - EDGE / 2


def _draw_box(drawing: Element, label: str, top: float, height: float) -> Element:
    box = group_at(drawing, EDGE, top)
    rectangle(box, 0, 0, BOX, height, radius=10, fill=SNOW, stroke=ICE_EDGE)
    write(box, label, BOX_PADDING, 22, 16, anchor="start", bold=True)
    return box


def _draw_colours(drawing: Element, task: PyramidTask, top: float) -> float:
    """A chip for each colour with how many of its cards there are."""
    height = 82.0
    box = _draw_box(drawing, goal_text(task), top, height)
    groups = cards_by_colour(task.cards)
    for number, (colour, count) in enumerate(groups):
        x = BOX_PADDING + number * (BOX - 2 * BOX_PADDING) / len(COLOURS)
        draw_chip(box, colour, x, 46)
        write(box, f"{count} {COLOUR_NAMES[colour]}", x + 26, 57, 16, anchor="start")
    return top + height + EDGE / 2


def _draw_queue(drawing: Element, task: QueueTask, top: float) -> float:
    """The chips in their order, a frame around those that one may choose from."""
    start = BOX_PADDING + 6
    a_line = int((BOX - 2 * start + QUEUE_PITCH - CHIP_WIDTH) // QUEUE_PITCH)
    lines = [task.queue[first : first + a_line] for first in range(0, len(task.queue), a_line)]
    height = 50 + len(lines) * QUEUE_LINE
    box = _draw_box(drawing, goal_text(task), top, height)
    for number, cards in enumerate(lines):
        y = 48 + number * QUEUE_LINE
        framed = min(task.window - number * a_line, len(cards))
        if framed > 0:
            width = framed * QUEUE_PITCH - (QUEUE_PITCH - CHIP_WIDTH) + 10
            frame = rectangle(box, start - 5, y - 5, width, CHIP_HEIGHT + 10, radius=7, fill=LAMPLIGHT)
            frame.set("stroke", LANTERN)
            frame.set("stroke-width", "2")
        for place, card in enumerate(cards):
            draw_chip(box, card, start + place * QUEUE_PITCH, y)
    return top + height + EDGE / 2


def _draw_foot(drawing: Element, puzzle: Puzzle, top: float) -> float:
    """The rules and the short ID in small print; returns where the panel ends."""
    words = filter(None, (rules_text(puzzle.task), short_id(puzzle)))
    lines = wrap(" \N{MIDDLE DOT} ".join(words).split(), WORDS_COLUMNS)
    for number, line in enumerate(lines):
        write(drawing, line, PANEL / 2, top + 8 + 16 * number, 12, fill=FAINT_INK)
    return top + 8 + 16 * len(lines) + 6


def _described_rows(rows: SpotRows) -> list[str]:
    """The rows in words, for those who cannot see the picture."""
    return [
        f"Row {ROW_LETTERS[row[0].row]}: {' '.join(spot.card or 'empty' for spot in row)}" for row in rows
    ]


def _described_cards(task: Task) -> list[str]:
    match task:
        case PyramidTask():
            groups = (f"{count} {COLOUR_NAMES[colour]}" for colour, count in cards_by_colour(task.cards))
            return [f"To place: {', '.join(groups)}"]
        case QueueTask():
            return [f"The queue: {' '.join(task.queue)}"]
        case DuelTask():
            return describe_hands(task.position)
