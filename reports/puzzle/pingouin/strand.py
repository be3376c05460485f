"""Renderer of strands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from xml.etree.ElementTree import Element

from ppsolve.puzzles.pingouin.strand.kind import STRAND
from ppsolve.puzzles.pingouin.strand.task import StrandTask
from ppsolve.reports.puzzle.pingouin.contest import ContestRenderer, names_of
from ppsolve.reports.puzzle.pingouin.picture import draw_numbers
from ppsolve.reports.puzzle.pingouin.renderer import PENGUINS, PLAIN, grid_text, small_rows
from ppsolve.reports.puzzle.renderer import Solution
from ppsolve.solver.pingouin.floe import SEAT_LETTERS, TILES, Tile
from ppsolve.solver.pingouin.position import Player, Position
from ppsolve.solver.pingouin.view.descriptions import row_texts
from ppsolve.solver.view.phrases import number_word

if TYPE_CHECKING:
    from ppsolve.reports.puzzle.sheet.paper import Frame, Paper


class StrandRenderer(ContestRenderer[StrandTask]):
    """A position of two players, without fish, and its one winning move."""

    kind = STRAND
    heading = "Strand the rival"

    def statement(self, task: StrandTask) -> str:
        (name, rival), (letter, other) = names_of(task), _letters(task)
        return (
            f"{name} ({letter}) to move. In {number_word(task.slides)} slides, {rival} ({other}) must be "
            f"unable to slide any more, whatever {rival} does. Find the one first slide that works."
        )

    def page_statement(self, task: StrandTask) -> str:
        rival, (letter, other) = names_of(task)[1], _letters(task)
        return (
            f"You are {letter}, and it is your move. In {number_word(task.slides)} slides, leave {rival} "
            f"({other}) unable to slide any more, whatever {rival} does. Only one first slide works."
        )

    def reminder(self, task: StrandTask) -> str:
        return f"{super().reminder(task)} If you can slide, you must. Sooner counts, too. Fish do not matter."

    def goal(self, task: StrandTask) -> str:
        name, rival = names_of(task)
        return f"{name} to move: strand {rival} in {task.slides} slides"

    def board_text(self, task: StrandTask, room: int, colour: bool) -> str:
        """`A` and `B` for penguins, `o` for a free tile."""
        return plain_text(task.position)

    def solved_text(self, task: StrandTask, solution: Solution, room: int, colour: bool) -> str:
        """The floe after the one move."""
        return plain_text(task.position.play(solution[0]))

    def draw_floe(self, floe: Element, task: StrandTask, penguin: str, solved: bool) -> None:
        draw_numbers(floe, task.position, {}, penguin)

    def describe_task(self, task: StrandTask) -> list[str]:
        return row_texts(task.position.rows)

    def draw_board(self, paper: Paper, task: StrandTask, frame: Frame) -> None:
        from ppsolve.reports.puzzle.pingouin.paper import print_floe

        print_floe(paper, task.position, frame, fish=False, words={})

    def emoji(self, task: StrandTask) -> dict[Tile, str]:
        found = {tile: PLAIN for tile in TILES if task.position.ice[tile]}
        for penguin, player in zip(PENGUINS, task.position.players, strict=True):
            found |= dict.fromkeys(player.penguins, penguin)
        return found

    how_to = (
        "In turn, slide one of your penguins in a straight line, in one of six directions.",
        "The tile it leaves melts. If you can slide, you must.",
        "A penguin without a free tile beside it never moves again.",
        "Find the one move that leaves your rival without a slide in time.",
    )

    @property
    def example(self) -> StrandTask:
        rows = small_rows("....1...", "..1B1A1..", "..11....")
        return StrandTask(Position.drawn(rows, (Player("Alice"), Player("Bob"))), 2)

    welcome = "Choose one of your penguins, then press the tile that it should slide to."
    help = (
        "The chosen penguin can slide to the bright tiles. The tile it leaves melts.",
        "Your opponent replies with the defence that holds out longest.",
        "The puzzle is solved as soon as none of your opponent's penguins can slide, even if that is your "
        "opponent's own doing.",
        "A wrong move is refuted on the floe: both play on until you see why it fails. Take it back and try "
        "again.",
        "Undo takes back your last slide and the reply to it.",
        "Hint shows what is at stake, then moves that fail, the idea, the place, and the slide. You can step "
        "through the moves that refute the others. Press it again to make the slide.",
        "Check shows whether you can still succeed.",
        "Hints, checks and wrong tries are counted. A clean solution needs none of them.",
    )

    def page_task(self, task: StrandTask) -> dict[str, Any]:
        return {**super().page_task(task), "slides": task.slides}


def _letters(task: StrandTask) -> tuple[str, str]:
    return SEAT_LETTERS[task.seat], SEAT_LETTERS[task.rival]


def plain_text(position: Position) -> str:
    """The floe with the letters of penguins, and `o` for a free tile."""
    letters = {
        tile: SEAT_LETTERS[seat] for seat, player in enumerate(position.players) for tile in player.penguins
    }
    free = {tile: "o" for tile in TILES if position.ice[tile]}
    return grid_text(free | letters)
