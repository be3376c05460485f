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
from ppsolve.solver.language.messages import say
from ppsolve.solver.pingouin.floe import SEAT_LETTERS, TILES, Tile
from ppsolve.solver.pingouin.position import Player, Position
from ppsolve.solver.pingouin.view.descriptions import row_texts

if TYPE_CHECKING:
    from ppsolve.reports.puzzle.sheet.paper import Frame, Paper


class StrandRenderer(ContestRenderer[StrandTask]):
    """A position of two players, without fish, and its one winning move."""

    kind = STRAND

    @property
    def heading(self) -> str:
        return say("strand-heading")

    def statement(self, task: StrandTask) -> str:
        (player, rival), (letter, other) = names_of(task), _letters(task)
        facts = {"player": player, "letter": letter, "rival": rival, "other": other}
        return say("strand-statement", slides=task.slides, **facts)

    def page_statement(self, task: StrandTask) -> str:
        rival, (letter, other) = names_of(task)[1], _letters(task)
        return say("strand-page-statement", letter=letter, slides=task.slides, rival=rival, other=other)

    def reminder(self, task: StrandTask) -> str:
        return f"{super().reminder(task)} {say('strand-must-slide')}"

    def goal(self, task: StrandTask) -> str:
        player, rival = names_of(task)
        return say("strand-goal", player=player, rival=rival, slides=task.slides)

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

    @property
    def how_to(self) -> tuple[str, str, str, str]:
        return (
            say("floe-how-to-turns"),
            say("strand-how-to-2"),
            say("strand-how-to-3"),
            say("strand-how-to-4"),
        )

    @property
    def example(self) -> StrandTask:
        rows = small_rows("....1...", "..1B1A1..", "..11....")
        return StrandTask(Position.drawn(rows, (Player("Alice"), Player("Bob"))), 2)

    @property
    def help(self) -> tuple[str, ...]:
        return (
            say("floe-help-bright"),
            say("strand-help-2"),
            say("strand-help-3"),
            say("floe-help-refuted"),
            say("floe-help-undo-reply"),
            say("floe-help-hint"),
            say("floe-help-check"),
            say("puzzle-help-counted"),
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
