"""The table of docs/puzzles.md: puzzles of every kind and level, timed, and each one proved a second time.

    python benchmarks/puzzles.py                    100 puzzles of each kind and level
    python benchmarks/puzzles.py --kind duel --count 10 --jobs 1

The second proof shares no code with the first: a CP-SAT model of another form that lists all solutions of a
pyramid, a search through every line of a queue, and a minimax over the positions of a duel, all three on the
pure-Python rules and without mirror images, colour names or bounds to be clever with. For floes it is a
program of its own (`proof/floes.cpp`), written from the rules alone, which counts the routes and the plays of
a harvest and finds what is sure after every first move of a cutoff; routes are listed by CP-SAT as well.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from floe_proofs import count_routes, explore_harvest, sure_moves
from tabulate import tabulate

from ppsolve.puzzles.generation import generate
from ppsolve.puzzles.kinds import KINDS, kind_of
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.party.pyramid.task import PyramidTask
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.puzzles.pingouin.floes import lone_position
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.pingouin.route.task import RouteTask
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.solution import LEVELS, Level
from ppsolve.solver.cp_sat import new_cp_solver
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.notation import parse_move
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import EMPTY, Placement, Rows, open_slots, with_card
from ppsolve.solver.pingouin.floe import tile_name
from ppsolve.solver.pingouin.notation import parse_move as parse_slide
from ppsolve.solver.platform import available_cores
from ppsolve.solver.processes import imap


@dataclass(frozen=True)
class Made:
    """What one puzzle adds to the table."""

    kind: str
    level: Level
    seconds: float
    """Of the processor, so that other work on the machine does not count."""
    clues: int
    steps: int
    rejected: dict[str, int]


def make(recipe: Recipe) -> Made:
    """Make a puzzle, timed on one core, and prove it again; an `AssertionError` says what is wrong."""
    warm_up(recipe.kind)
    began = time.process_time()
    generated = generate(recipe)
    seconds = time.process_time() - began
    puzzle = generated.puzzle
    assert puzzle.level == recipe.level, (recipe.name, puzzle.level)
    examination = kind_of(puzzle.task).operations.examine(puzzle.task, recipe.generator)
    assert examination.level == recipe.level, (recipe.name, examination.level)
    facts = examination.facts
    prove_again(puzzle, facts)
    return Made(recipe.kind, recipe.level, seconds, facts["clues"], facts["steps"], dict(generated.rejected))


def warm_up(kind: str) -> None:
    """Import what is imported once a process, so that it is not counted for the first puzzle."""
    import networkx  # noqa: F401

    if kind in ("pyramid", "route"):
        from ortools.sat.python import cp_model  # noqa: F401


def prove_again(puzzle: Puzzle, facts: Mapping[str, int]) -> None:
    """Prove by other means that the puzzle is what it says."""
    task = puzzle.task
    if isinstance(task, PyramidTask):
        assert fillings(task) == [puzzle.solution], puzzle.title
    elif isinstance(task, QueueTask):
        winning = winning_first_moves(task)
        assert winning, puzzle.title
        assert puzzle.solution[0] in map(str, winning), puzzle.title
        assert replays(task, puzzle.solution), puzzle.title
    elif isinstance(task, DuelTask):
        prove_duel(task, puzzle.solution)
    elif isinstance(task, RouteTask):
        prove_route(task, puzzle.solution)
    elif isinstance(task, HarvestTask):
        prove_harvest(task, puzzle.solution, facts)
    else:
        assert isinstance(task, CutoffTask), puzzle.title
        prove_cutoff(task, puzzle.solution)


def fillings(task: PyramidTask, most: int = 3) -> list[Rows]:
    """The ways to fill a pyramid, listed by CP-SAT until there are `most`."""
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()
    colour = {
        (row, column): model.new_int_var(0, len(COLOURS) - 1, f"{row},{column}")
        for row, cells in enumerate(task.givens)
        for column in range(len(cells))
    }
    for (row, column), variable in colour.items():
        given = task.givens[row][column]
        if given != EMPTY:
            model.add(variable == COLOURS.index(given))
        if row:
            below = colour[row - 1, column], colour[row - 1, column + 1]
            allowed = [
                (top, left, right)
                for left in range(len(COLOURS))
                for right in range(len(COLOURS))
                for top in {left, right}
            ]
            model.add_allowed_assignments([variable, *below], allowed)
    cards = "".join(task.givens) + task.cards
    for number, letter in enumerate(COLOURS):
        is_it = []
        for variable in colour.values():
            same = model.new_bool_var("")
            model.add(variable == number).only_enforce_if(same)
            model.add(variable != number).only_enforce_if(same.negated())
            is_it.append(same)
        model.add(sum(is_it) == cards.count(letter))

    found: list[Rows] = []

    class Listing(cp_model.CpSolverSolutionCallback):
        def on_solution_callback(self) -> None:
            base = task.base
            found.append(
                tuple(
                    "".join(COLOURS[self.value(colour[row, column])] for column in range(base - row))
                    for row in range(base)
                )
            )
            if len(found) == most:
                self.stop_search()

    solver = new_cp_solver(1)
    solver.parameters.enumerate_all_solutions = True
    status = solver.solve(model, Listing())
    assert len(found) == most or status in (cp_model.OPTIMAL, cp_model.INFEASIBLE), status
    return found


def winning_first_moves(task: QueueTask) -> list[Placement]:
    """The first moves after which every card of a queue can be placed."""
    known: dict[tuple[Rows, str], bool] = {}

    def can_be_won(rows: Rows, queue: str) -> bool:
        if (rows, queue) not in known:
            known[rows, queue] = not queue or any(
                can_be_won(*after) for after in moves(task, rows, queue).values()
            )
        return known[rows, queue]

    return [move for move, after in moves(task, task.pyramid, task.queue).items() if can_be_won(*after)]


def moves(task: QueueTask, rows: Rows, queue: str) -> dict[Placement, tuple[Rows, str]]:
    """Every legal move of a queue puzzle and what it leads to."""
    found: dict[Placement, tuple[Rows, str]] = {}
    for slot in open_slots(rows, task.rules):
        for number, card in enumerate(queue[: task.window]):
            if card in slot.accepts:
                move = Placement(card, slot.row, slot.column)
                found.setdefault(move, (with_card(rows, move), queue[:number] + queue[number + 1 :]))
    return found


def replays(task: QueueTask, solution: tuple[str, ...]) -> bool:
    """Whether a solution is legal and places every card."""
    rows, queue = task.pyramid, task.queue
    for text in solution:
        rows, queue = moves(task, rows, queue)[parse_move(text)]
    return not queue


def prove_duel(task: DuelTask, solution: tuple[str, ...]) -> None:
    """One first move keeps the limit, all others lose it; moves to mirror images and the like are one."""
    from ppsolve.solver.party.symmetry import canonical

    known: dict[Position, bool] = {}

    def keeps(position: Position) -> bool:
        if position in known:
            return known[position]
        hand = position.players[task.seat].hand
        if len(hand) <= task.limit:
            kept = True
        elif not position.players[task.seat].active or position.over:
            kept = False
        else:
            after = map(position.after, position.placements())
            kept = any(map(keeps, after)) if position.to_move == task.seat else all(map(keeps, after))
        known[position] = kept
        return kept

    good = {
        canonical(after) for move in task.position.placements() if keeps(after := task.position.after(move))
    }
    assert len(good) == 1, (task, len(good))
    assert canonical(task.position.play(solution[0])) in good
    end = task.position
    for text in solution:
        end = end.play(text)
    assert end.over
    assert len(end.players[task.seat].hand) <= task.limit


def prove_route(task: RouteTask, solution: tuple[str, ...]) -> None:
    """Two counts find one route and no other, and the engine can play it."""
    from ppsolve.puzzles.pingouin.route.search import model_routes

    position = lone_position(task.rows)
    for number, text in enumerate(solution, start=1):
        position = position.play(text)
        assert task.number_on.get(parse_slide(text).end, number) == number
    assert position.over
    assert len(set(solution)) == task.moves
    numbers = {tile_name(tile): number for tile, number in task.numbers}
    assert count_routes(task.rows, numbers) == 1, task
    assert model_routes(task) == [tuple(parse_slide(text).end for text in solution)], task


def prove_harvest(task: HarvestTask, solution: tuple[str, ...], facts: Mapping[str, int]) -> None:
    """The target is the most, less than all within reach, few plays take it, and the first move matters."""
    found = explore_harvest(task.rows)
    most = max(found.first_moves.values())
    assert task.below + most == task.target, task
    assert most < found.reach, task
    assert min(found.first_moves.values()) < most, task
    assert (found.best, found.plays) == (facts["best"], facts["plays"]), task
    assert found.best * 10 <= found.plays, task
    assert found.first_moves[solution[0]] == most, task
    position = lone_position(task.rows)
    for text in solution:
        position = position.play(text)
    assert position.over
    assert position.holdings()[0] == task.target


def prove_cutoff(task: CutoffTask, solution: tuple[str, ...]) -> None:
    """After one first move the target is sure, after all others it is not."""
    assert not any(player.fish for player in task.position.players)
    good = [move for move, sure in sure_moves(task.position.rows, task.seat, task.target).items() if sure]
    assert good == [solution[0]], task
    end = task.position
    for text in solution:
        end = end.play(text)
    assert end.over
    assert end.holdings()[task.seat] >= task.target


def table(made: list[Made]) -> str:
    """The table as Markdown."""
    rows = []
    for kind in KINDS:
        for level in LEVELS:
            these = [one for one in made if (one.kind, one.level) == (kind, level)]
            if not these:
                continue
            rejected: Counter[str] = Counter()
            for one in these:
                rejected.update(one.rejected)
            tried = len(these) + rejected.total()
            seconds = sorted(one.seconds for one in these)
            rows.append(
                [
                    kind,
                    level,
                    len(these),
                    f"{statistics.median(seconds):.2f} s",
                    f"{seconds[-1]:.1f} s",
                    f"{statistics.median(one.clues for one in these):g}",
                    f"{statistics.median(one.steps for one in these):g}",
                    f"{rejected.total() / tried:.0%}",
                    ", ".join(f"{reason} {number / tried:.0%}" for reason, number in rejected.most_common(4)),
                ]
            )
    headers = [
        "kind",
        "level",
        "puzzles",
        "median",
        "longest",
        "clues",
        "steps",
        "rejected",
        "why, of all candidates",
    ]
    return tabulate(rows, headers, tablefmt="github")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kind", choices=KINDS, action="append")
    parser.add_argument("--level", choices=LEVELS, action="append")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=available_cores())
    options = parser.parse_args()
    recipes = [
        Recipe(kind, level, options.seed + number)
        for kind in options.kind or KINDS
        for level in options.level or LEVELS
        for number in range(options.count)
    ]
    began = time.perf_counter()
    made = list(imap(make, recipes, options.jobs))
    print(table(made))
    print(f"\nAll {len(made)} proved again; {time.perf_counter() - began:.0f} s, {options.jobs} processes.")


if __name__ == "__main__":
    main()
