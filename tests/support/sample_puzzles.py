"""Puzzles to render, at least one of every kind. Their solutions are legal but need not be unique."""

from __future__ import annotations

import datetime
from dataclasses import replace
from pathlib import Path

from ppsolve.puzzles.kinds import kind_of, series_of
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.recipe import Recipe
from ppsolve.solver.games import load as load_any
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import EMPTY
from ppsolve.solver.party.rules import Rules
from ppsolve.solver.party.textform import loads

MAY = datetime.date(2026, 5, 3)


def _to_fill(givens: tuple[str, ...], solution: tuple[str, ...]) -> PyramidTask:
    cells = zip("".join(givens), "".join(solution), strict=True)
    return PyramidTask(Rules.of(4), givens, "".join(card for cell, card in cells if cell == EMPTY))


def _played_on(position: Position, first: str) -> tuple[str, ...]:
    """Return a line to the end of the round."""
    line = [first]
    position = position.play(first)
    while not position.over:
        move = position.legal_moves[-1]
        line.append(str(move))
        position = position.after(move)
    return tuple(line)


def _duel(position: Position, first: str, limit: int, *, recipe: Recipe | None = None) -> Puzzle:
    task = DuelTask(position, limit)
    return Puzzle(task, "hard", ("only-move", "sacrifice"), _played_on(position, first), recipe)


SMALL_SOLUTION = ("BPRB", "BRR", "BR", "B")
SMALL = Puzzle(
    _to_fill(("B..B", ".R.", "..", "B"), SMALL_SOLUTION),
    "easy",
    ("counting",),
    SMALL_SOLUTION,
    Recipe("pyramid", "easy", 3, base=4),
)
LARGE_SOLUTION = ("RPYRGGRB", "RPYRGGB", "RPYGGB", "RPYGB", "PPYB", "PYB", "YB", "B")
LARGE = Puzzle(
    _to_fill(
        ("R....G.B", "..Y....", ".P...B", "..Y..", "....", "P..", "..", "."),
        LARGE_SOLUTION,
    ),
    "expert",
    ("deep", "few-givens"),
    LARGE_SOLUTION,
    Recipe("pyramid", "expert", 7),
    MAY,
)

QUEUE = Puzzle(
    QueueTask(Rules.of(2, base=5), ("RG",), "BRBRBGYRYYB", window=2),
    "medium",
    ("choice", "late-trap"),
    ("Ba0", "Bb1", "Ra4", "Rb2", "Bc1", "Gb3", "Rc2", "Ya0", "Yb1", "Yc1", "Bd2"),
    Recipe("queue", "medium", 11),
)
STRICT_QUEUE = Puzzle(
    QueueTask(Rules.of(2, base=4), (), "RGBYBGR"),
    "easy",
    ("one-line",),
    ("Ra1", "Ga0", "Ba0", "Ya0", "Bb1", "Gb2", "Rb3"),
    date=MAY,
)
LONG_QUEUE = Puzzle(
    QueueTask(Rules.of(3, deck={"B": 36}), (), "B" * 36, window=36),
    "easy",
    (),
    (
        *("Ba1", "Ba2", "Ba3", "Ba4", "Ba5", "Ba6", "Ba7", "Ba8"),
        *(
            f"B{row}{column}"
            for row, width in zip("bcdefgh", range(7, 0, -1), strict=True)
            for column in range(1, width + 1)
        ),
    ),
)

DUEL = _duel(loads("iello-2024,base=5:RGBR/RG.:RGGY,BBRYP+2:0"), "Rb3", 1, recipe=Recipe("duel", "hard", 5))
THREE = _duel(
    loads("iello-2024:RGBRPPY/RGB..Y/R....:RRYYB,O%27Brien%20%26%20%22Co%22=GGPP,PBB+4:1"), "Ga0", 0
)
_MID_ROUND = load_any(Path(__file__).resolve().parents[2] / "examples" / "mid-round.json")
assert isinstance(_MID_ROUND, Position)
FOUR = _duel(_MID_ROUND, "Bc1", 3)
SIX = _duel(
    loads(
        "iello-2024:RGBRPPYY/RGB..YY/RG...Y:RRYB,Zo%C3%AB=GGPP,"
        "Alexandrina%20the%20Magnificent=PBBx,%E3%83%9A%E3%83%B3=-,Erin=GYB+12,Frank=RPB:1"
    ),
    "Pb4",
    2,
)

PYRAMIDS = [SMALL, LARGE]
QUEUES = [QUEUE, STRICT_QUEUE, LONG_QUEUE]
DUELS = [DUEL, THREE, FOUR, SIX]
SAMPLES = [*PYRAMIDS, *QUEUES, *DUELS]


def themed(puzzle: Puzzle, date: datetime.date = datetime.date(2027, 2, 3)) -> Puzzle:
    """Return a puzzle as one of a day that is about the theme of its week."""
    series = series_of(kind_of(puzzle.task))
    theme = series.theme_of(series.number_of(date))
    assert theme is not None
    return replace(puzzle, date=date, tags=theme.tags[:1], measures={"simple_play": 0})
