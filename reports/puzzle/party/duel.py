"""Renderer of duels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any
from xml.etree.ElementTree import Element

from ppsolve.puzzles.party.duel.kind import DUEL
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.solution import SolutionStep
from ppsolve.reports.puzzle.party.paper import Hands
from ppsolve.reports.puzzle.party.renderer import PartyRenderer, SolvedPyramid, growing_size, page_rules
from ppsolve.reports.puzzle.party.text import card_emoji, rules_text, where_cards_go
from ppsolve.reports.puzzle.renderer import Solution
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.position import Player, Position
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
    """A position with open hands, and its one winning move."""

    kind = DUEL
    heading = "Find the move"

    def statement(self, task: DuelTask) -> str:
        name = shown_name(task.position.mover.name, task.position.names)
        return _statement(task, f"{name} to move", name)

    def page_statement(self, task: DuelTask) -> str:
        return _statement(task, "Your move", "you")

    def page_steps(self, task: DuelTask) -> tuple[SolutionStep, ...]:
        from ppsolve.puzzles.party.duel.explain import steps

        return steps(task, task.seat)

    def reminder(self, task: DuelTask) -> str:
        stuck = "pass" if task.rules.stuck == "pass" else "are out"
        words = where_cards_go(task.position.pyramid, task.rules)
        return f"{words} If you can place a card, you must; if you can't, you {stuck}."

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
        """The moves, each with its player and whoever drops out after it."""
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
        """The pyramid after the first move, columns numbered as before it."""
        move = parse_move(solution[0])
        cell = move.row, move.column
        rows = tuple(
            tuple(spot._replace(card=move.colour) if spot[:2] == cell else spot for spot in row)
            for row in self.places(task)
        )
        return SolvedPyramid(rows, {cell: 1})

    def cards_text(self, task: DuelTask, room: int, colour: bool) -> str:
        return "\n".join(hand_lines(task.position, room, paint_for(colour)))

    def moves_text(self, task: DuelTask, solution: Solution, room: int) -> str:
        return "\n".join(paragraph(move, room, indent=" " * 4) for move in self.moves(task, solution))

    def draw_cards(self, drawing: Element, task: DuelTask, top: float) -> float:
        return draw_hands(drawing, task.position, top) - EDGE / 2

    def describe_cards(self, task: DuelTask) -> list[str]:
        return describe_hands(task.position)

    how_to = (
        "All hands are open. In turn, everybody places one card from their own hand.",
        "A card goes to an end of the bottom row, or on top of two neighbours.",
        "On top of two cards, it must have the colour of at least one of them.",
        "Find the one move that keeps the promise, whatever the others do.",
    )

    @property
    def example(self) -> DuelTask:
        players = (Player("Alice", "GR"), Player("Bob", "GY"))
        return DuelTask(Position.new(players, ["RGB"], base=3), 0)

    def with_names(self, task: DuelTask, names: Sequence[str]) -> DuelTask:
        players = task.position.players
        given = (*names, *(player.name for player in players[len(names) :]))
        renamed = tuple(replace(player, name=name) for player, name in zip(players, given, strict=False))
        return replace(task, position=replace(task.position, players=renamed))

    def cards_part(self, task: DuelTask, width: float, scale: float) -> Hands:
        return Hands(task.position, width, scale)

    def share_cards(self, task: DuelTask) -> list[str]:
        players, names = task.position.players, task.position.names
        return [f"{shown_name(p.name, names)} {card_emoji(p.hand)}" for p in players if p.active]

    welcome = "Your move: choose a card, then press the place where it goes."
    help = (
        "Open places show which colours they accept. Bright places accept the chosen card.",
        "The others reply with the best defence, and all of them play against you.",
        "A wrong move is refuted on the board: everybody plays on until you see why it fails. Take it back "
        "and try again.",
        "Undo takes back your last card and the replies to it.",
        "Hint shows what is at stake, then moves that fail, the idea, the place, and the card. You can step "
        "through the moves that refute the others. Press it again to place the card.",
        "Check shows whether you can still succeed.",
        "The number on a card is the turn in which it was placed.",
        "Hints, checks and wrong tries are counted. A clean solution needs none of them.",
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


def _statement(task: DuelTask, turn: str, player: str) -> str:
    others = opponents(task.position)
    goal = "no cards" if task.limit == 0 else f"at most {count_of(task.limit, 'card')}"
    leaves = "is sure to leave" if others else "can leave"
    does = f"{others[0]} does" if len(others) == 1 else "the others do"
    defence = f", whatever {does}" if others else ""
    return f"{turn}; all hands are open. Find the one move that {leaves} {player} with {goal}{defence}."
