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
from ppsolve.solver.language.messages import say
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.position import Player, Position
from ppsolve.solver.party.pyramid import Rows
from ppsolve.solver.party.view.recommendation import line_moves
from ppsolve.solver.party.view.spots import SpotRows, position_spots
from ppsolve.solver.party.view.svg import describe_hands, draw_hands
from ppsolve.solver.party.view.text import hand_lines, paint_for
from ppsolve.solver.view.layout import paragraph
from ppsolve.solver.view.outcomes import opponents
from ppsolve.solver.view.phrases import shown_name
from ppsolve.solver.view.svg import EDGE


class DuelRenderer(PartyRenderer[DuelTask]):
    """A position with open hands, and its one winning move."""

    kind = DUEL

    @property
    def heading(self) -> str:
        return say("duel-heading")

    def statement(self, task: DuelTask) -> str:
        name = shown_name(task.position.mover.name, task.position.names)
        return _statement(task, name)

    def page_statement(self, task: DuelTask) -> str:
        return _statement(task, "you")

    def page_steps(self, task: DuelTask) -> tuple[SolutionStep, ...]:
        from ppsolve.puzzles.party.duel.explain import steps

        return steps(task, task.seat)

    def reminder(self, task: DuelTask) -> str:
        words = where_cards_go(task.position.pyramid, task.rules)
        return f"{words} {say('duel-must-place', stuck=task.rules.stuck)}"

    def rules(self, task: DuelTask) -> str:
        position = task.position
        width = len(position.pyramid[0]) if position.pyramid else 0
        return say(
            "duel-rules",
            rules=rules_text(task.rules),
            players=len(position.players),
            width=width,
            base=task.rules.base,
        )

    def goal(self, task: DuelTask) -> str:
        player = shown_name(task.position.mover.name, task.position.names)
        return say("duel-goal", player=player, cards=task.limit)

    def answer(self, task: DuelTask, solution: Solution) -> str:
        player = shown_name(task.position.mover.name, task.position.names)
        return say("duel-answer", player=player, move=solution[0])

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

    @property
    def how_to(self) -> tuple[str, str, str, str]:
        return (
            say("duel-how-to-1"),
            say("duel-how-to-2"),
            say("duel-how-to-3"),
            say("duel-how-to-4"),
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

    @property
    def welcome(self) -> str:
        return say("duel-welcome")

    @property
    def help(self) -> tuple[str, ...]:
        return (
            say("puzzle-help-open-places"),
            say("duel-help-2"),
            say("duel-help-3"),
            say("duel-help-4"),
            say("duel-help-5"),
            say("duel-help-6"),
            say("puzzle-help-numbers"),
            say("puzzle-help-counted"),
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


def _statement(task: DuelTask, player: str) -> str:
    others = opponents(task.position)
    rival = others[0] if len(others) == 1 else ""
    return say("duel-statement", player=player, cards=task.limit, others=len(others), rival=rival)
