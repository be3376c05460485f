"""Write docs/reference/techniques.md: `python tools/techniques.py`.

Every technique of every kind of puzzle has its name, its sentence and a worked example. The examples are
steps of puzzles; `technique_examples.txt` names each by kind, technique, permanent ID and number of moves
before it. `--search` chooses them again: the shortest explanations among the first puzzles of every level.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from ppsolve.puzzles.generation import generate
from ppsolve.puzzles.ids import permanent_id
from ppsolve.puzzles.kind import Task
from ppsolve.puzzles.kinds import KINDS
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.puzzles.pingouin.floes import lone_position
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.pingouin.route.task import RouteTask, start_state
from ppsolve.puzzles.pingouin.strand.task import StrandTask
from ppsolve.puzzles.pingouin.tiles import each
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.solution import LEVELS, technique_title
from ppsolve.puzzles.technique_examples import WorkedExample, examples, step_of
from ppsolve.reports.puzzle.pingouin.renderer import grid_text
from ppsolve.reports.puzzle.pingouin.strand import plain_text
from ppsolve.reports.puzzle.renderers import renderer_of
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.pyramid import EMPTY, with_card
from ppsolve.solver.party.view.text import position_text
from ppsolve.solver.pingouin.notation import parse_move as parse_slide
from ppsolve.solver.pingouin.view.text import floe_text, player_lines

ROOT: Final = Path(__file__).resolve().parents[1]
EXAMPLES: Final = ROOT / "puzzles" / "technique_examples.txt"
DOCUMENT: Final = ROOT / "docs" / "reference" / "techniques.md"
WIDTH: Final = 80
SEEDS: Final = 12
"""The puzzles of every kind and level that are searched for examples."""

HEAD: Final = """# Techniques

The lessons of all seven kinds of puzzles, from easy to hard; `ppsolve hint` and the pages name them.
Every technique has a worked example: a position, the stages of the hint, the move and the reason.
`ppsolve hint ID MOVES --reveal move` prints the hint of an example. The tests check every sentence.

(`tools/techniques.py` writes this page.)
"""
NEVER_NEEDED: Final = "It is the last resort; no puzzle that ppsolve generates needs it."


def document() -> str:
    """Return the text of the document."""
    chosen = {(example.kind, example.technique): example for example in examples()}
    parts = [HEAD]
    for name, kind in KINDS.items():
        parts.append(f"## {name.capitalize()}\n")
        for technique, sentence in kind.operations.technique_texts.items():
            heading = f"{name.capitalize()}: {technique_title(technique).lower()}"
            parts.append(f"### {heading}\n\n{sentence}\n")
            example = chosen.get((name, technique))
            parts.append(_example_text(example) if example else f"{NEVER_NEEDED}\n")
    return "\n".join(parts)


def _example_text(example: WorkedExample) -> str:
    task, moves, step = step_of(example)
    after = f" after {', '.join(moves)}" if moves else ""
    lines = [f"Example: {example.puzzle.partition(':')[0]}{after}.", ""]
    lines += ["```text", *(line.rstrip() for line in board(task, moves).splitlines()), "```", ""]
    lines += [f"- *{hint.stage.capitalize()}*: {hint.text}" for hint in step.hints]
    lines.append(f"- *Move*: **{step.move}**. {step.reason}")
    return "\n".join(lines) + "\n"


def board(task: Task, moves: tuple[str, ...]) -> str:
    """Return the position of a puzzle after some moves as text."""
    if isinstance(task, DuelTask):
        table = task.position
        for move in moves:
            table = table.play(move)
        return position_text(table, width=WIDTH).partition("\n")[2].strip("\n")
    if isinstance(task, CutoffTask):
        position = task.position
        for move in moves:
            position = position.play(move)
        return "\n".join([floe_text(position), "", *player_lines(position, WIDTH)])
    if isinstance(task, StrandTask):
        position = task.position
        for move in moves:
            position = position.play(move)
        return plain_text(position)
    if isinstance(task, HarvestTask):
        floe = lone_position(task.rows)
        for move in moves:
            floe = floe.play(move)
        return floe_text(floe)
    if isinstance(task, RouteTask):
        state = start_state(task)
        for move in moves:
            state = state.after(parse_slide(move).end)
        words = {tile: str(task.number_on.get(tile, "o")) for tile in each(state.free)}
        return grid_text(words | {state.at: "A"})
    if isinstance(task, QueueTask):
        rows, rest = task.pyramid, task.queue
        for move in moves:
            rows, rest = with_card(rows, parse_move(move)), rest.replace(move[0], "", 1)
        task = replace(task, pyramid=rows, queue=rest)
    else:
        assert isinstance(task, PyramidTask)
        task = _with_cards(task, moves)
    renderer = renderer_of(task)
    return f"{renderer.board_text(task, WIDTH, False)}\n\n{renderer.cards_text(task, WIDTH, False)}"


def _with_cards(task: PyramidTask, moves: tuple[str, ...]) -> PyramidTask:
    rows = [list(row) for row in task.givens]
    rows += [[EMPTY] * (task.base - row) for row in range(len(rows), task.base)]
    cards = task.cards
    for move in moves:
        colour, row, column = parse_move(move)
        rows[row][column] = colour
        cards = cards.replace(colour, "", 1)
    return replace(task, givens=tuple(map("".join, rows)), cards=cards)


def search() -> Iterator[WorkedExample]:
    """Find a short example of every technique."""
    for name, kind in KINDS.items():
        best: dict[str, tuple[int, WorkedExample]] = {}
        for level in LEVELS:
            for seed in range(1, SEEDS + 1):
                puzzle = generate(Recipe(name, level, seed)).puzzle
                for number, step in enumerate(kind.operations.steps(puzzle.task)):
                    length = len(step.reason) + sum(len(hint.text) for hint in step.hints)
                    size = length + len(board(puzzle.task, ())) // 4 + 40 * number
                    if step.technique not in best or size < best[step.technique][0]:
                        example = WorkedExample(name, step.technique, permanent_id(puzzle), number)
                        best[step.technique] = size, example
        for technique in kind.operations.technique_texts:
            if technique in best:
                yield best[technique][1]
            else:
                print(f"no example of {name} {technique}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--search", action="store_true", help="choose the examples again")
    if parser.parse_args().search:
        lines = [" ".join(map(str, example)) for example in search()]
        EXAMPLES.write_text("\n".join(lines) + "\n", encoding="utf-8")
    DOCUMENT.write_text(document(), encoding="utf-8")


if __name__ == "__main__":
    main()
