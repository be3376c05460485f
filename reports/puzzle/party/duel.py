"""How a duel is shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final
from xml.etree.ElementTree import Element

from ppsolve.puzzles.party.duel.kind import DUEL
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.reports.puzzle.party.addressing import said_to_you, unlike
from ppsolve.reports.puzzle.party.emoji import card_emoji
from ppsolve.reports.puzzle.party.parts import Hands
from ppsolve.reports.puzzle.party.places import SolvedPyramid, play_one
from ppsolve.reports.puzzle.party.renderer import PartyRenderer, growing_size, page_rules
from ppsolve.reports.puzzle.party.words import rules_text, where_cards_go
from ppsolve.reports.puzzle.renderer import Solution
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.pyramid import Rows
from ppsolve.solver.party.view.recommendation import line_moves
from ppsolve.solver.party.view.spots import SpotRows, position_spots
from ppsolve.solver.party.view.svg import describe_hands, draw_hands
from ppsolve.solver.party.view.text import hand_lines, paint_for
from ppsolve.solver.view.layout import paragraph
from ppsolve.solver.view.outcomes import opponents
from ppsolve.solver.view.phrases import count_of, shown_name
from ppsolve.solver.view.svg import EDGE


class DuelRenderer(PartyRenderer[DuelTask]):
    """A position with all hands open, and its one move."""

    kind = DUEL
    heading = "Find the move"

    def statement(self, task: DuelTask) -> str:
        name = shown_name(task.position.mover.name, task.position.names)
        return _statement(task, f"{name} is", f"{name} is", f"{name} can")

    def page_statement(self, task: DuelTask) -> str:
        return _statement(task, "You are", "you are", "you can")

    def page_steps(self, task: DuelTask) -> tuple[SolutionStep, ...]:
        """The steps of the same duel with a name for its player that is like no word, then `you` for it."""
        name = unlike(task.position.names)
        steps = super().page_steps(_with_name(task, name))
        return tuple(replace(step, reason=said_to_you(step.reason, name)) for step in steps)

    def reminder(self, task: DuelTask) -> str:
        stuck = "passes" if task.rules.stuck == "pass" else "is out"
        words = where_cards_go(task.position.pyramid, task.rules)
        return f"{words} Who can place a card must; who cannot {stuck}."

    def rules(self, task: DuelTask) -> str:
        position = task.position
        width = len(position.pyramid[0]) if position.pyramid else 0
        players = f"{len(position.players)} players"
        return f"{rules_text(task.rules)}; {players}; base {width} of {task.rules.base}"

    def goal(self, task: DuelTask) -> str:
        limit = f"at most {count_of(task.limit, 'card')}" if task.limit else "no card"
        return f"{shown_name(task.position.mover.name, task.position.names)} to move: {limit} left"

    def answer(self, task: DuelTask, solution: Solution) -> str:
        return f"{shown_name(task.position.mover.name, task.position.names)} must play {solution[0]}."

    def moves(self, task: DuelTask, solution: Solution) -> list[str]:
        """The moves with who makes them and who drops out."""
        return [
            f"{step.number}. {step.player} {step.move}"
            + (f" ({'; '.join(step.notes)})" if step.notes else "")
            for step in line_moves(task.position, [parse_move(move) for move in solution])
        ]

    def rows(self, task: DuelTask) -> Rows:
        return task.position.pyramid

    def places(self, task: DuelTask) -> SpotRows:
        return position_spots(task.position)

    def solved_pyramid(self, task: DuelTask, solution: Solution) -> SolvedPyramid:
        """The pyramid after the one move, columns as before it."""
        return play_one(self.places(task), solution[0])

    def cards_text(self, task: DuelTask, room: int, colour: bool) -> str:
        return "\n".join(hand_lines(task.position, room, paint_for(colour)))

    def moves_text(self, task: DuelTask, solution: Solution, room: int) -> str:
        return "\n".join(paragraph(move, room, indent=" " * 4) for move in self.moves(task, solution))

    def solution_note(self, task: DuelTask, solution: Solution) -> list[str]:
        return self.answer(task, solution).split()

    def draw_cards(self, drawing: Element, task: DuelTask, top: float) -> float:
        return draw_hands(drawing, task.position, top) - EDGE / 2

    def describe_cards(self, task: DuelTask) -> list[str]:
        return describe_hands(task.position)

    def cards_part(self, task: DuelTask, width: float, scale: float) -> Hands:
        return Hands(task.position, width, scale)

    def share_cards(self, task: DuelTask) -> list[str]:
        players, names = task.position.players, task.position.names
        return [f"{shown_name(p.name, names)} {card_emoji(p.hand)}" for p in players if p.active]

    welcome = "Your move: choose a card, then press the place where it goes."
    help = (
        "The open places show which colours they accept. Bright places accept the chosen card.",
        "The others answer with the best defence there is, and all of them play against you.",
        "A move that fails is refuted on the board: everybody plays on until it is plain. Take it back, and "
        "try again.",
        "Undo takes back your last card and the answers to it.",
        "Hint tells first what to look for, then where, then which card; once more places it.",
        "Check tells whether you can still succeed.",
        "The numbers on the cards are the turns in which they were placed.",
        "Hints, checks and wrong tries are counted; a clean solution needs none.",
    )
    traits = ("grows", "has-hands")

    def page_task(self, task: DuelTask) -> dict[str, Any]:
        players = [
            {"name": shown_name(player.name, task.position.names), "hand": player.hand, "out": player.out}
            for player in task.position.players
        ]
        return {
            "rules": page_rules(task.rules),
            "rows": task.position.pyramid,
            "players": players,
            "toMove": task.seat,
            "limit": task.limit,
        }

    def page_size(self, task: DuelTask, book: Mapping[str, Any]) -> tuple[int, int]:
        return growing_size(task.position.pyramid, task.rules, {**book["replies"], **book["good"]})


def _statement(task: DuelTask, who_is: str, is_sure: str, can: str) -> str:
    others = opponents(task.position)
    goal = "no card" if task.limit == 0 else f"at most {count_of(task.limit, 'card')}"
    sure = f"{is_sure} sure to be left with {goal}" if others else f"{can} be left with {goal}"
    does = f"{others[0]} does" if len(others) == 1 else "the others do"
    defence = f", whatever {does}" if others else ""
    return f"{who_is} to move, all cards lie open. Find the one move after which {sure}{defence}."


def _with_name(task: DuelTask, name: str) -> DuelTask:
    """The duel with another name for its player."""
    players = tuple(
        replace(player, name=name) if seat == task.seat else player
        for seat, player in enumerate(task.position.players)
    )
    return replace(task, position=replace(task.position, players=players))


DUEL_RENDERER: Final = DuelRenderer()
