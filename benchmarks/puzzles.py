"""Make the table of docs/research/puzzle-generation.md: time puzzles and prove each one a second time.

    python benchmarks/puzzles.py                    100 puzzles of each kind and level
    python benchmarks/puzzles.py --kind duel --count 10 --jobs 1

The second proof shares no code with the first. A different CP-SAT model lists all solutions of a pyramid, a
brute-force search tries every line of a queue, and a plain minimax solves a duel. All three use the Python
rules, without symmetries or bounds. For Pingouin, an independent program (`proof/floes.cpp`) counts the
routes and the plays of a harvest, and decides every first move of a cutoff and a strand; CP-SAT lists the
routes as well.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from floe_proofs import count_routes, explore_harvest, stranding_moves, sure_moves
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
from ppsolve.puzzles.pingouin.strand.task import StrandTask
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.solution import LEVELS, Level
from ppsolve.solver.backend import new_cp_solver
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
    """The data of one puzzle for the table."""

    kind: str
    level: Level
    seconds: float
    """Processor time, which other work on the machine does not affect."""
    clues: int
    steps: int
    rejected: dict[str, int]


def make(recipe: Recipe) -> Made:
    """Generate a puzzle, timed on one core, and prove it again; raises `AssertionError` if a proof fails."""
    warm_up(recipe.kind)
    began = time.process_time()
    generated = generate(recipe)
    seconds = time.process_time() - began
    puzzle = generated.puzzle
    assert puzzle.level == recipe.level, (recipe.name, puzzle.level)
    examination = kind_of(puzzle.task).operations.examine(puzzle.task)
    assert examination.level == recipe.level, (recipe.name, examination.level)
    facts = examination.facts
    prove_again(puzzle, facts)
    return Made(recipe.kind, recipe.level, seconds, facts["clues"], facts["steps"], dict(generated.rejected))


def warm_up(kind: str) -> None:
    """Import slow modules beforehand, so that they do not count for the first puzzle."""
    import networkx  # noqa: F401

    if kind in ("pyramid", "route"):
        from ortools.sat.python import cp_model  # noqa: F401


def prove_again(puzzle: Puzzle, facts: Mapping[str, int]) -> None:
    """Prove by independent means that the puzzle is sound."""
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
    elif isinstance(task, StrandTask):
        prove_strand(task, puzzle.solution)
    else:
        assert isinstance(task, CutoffTask), puzzle.title
        prove_cutoff(task, puzzle.solution)


def fillings(task: PyramidTask, most: int = 3) -> list[Rows]:
    """List the ways to fill a pyramid with CP-SAT, at most `most` of them."""
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
    """Return the first moves after which every card of a queue can be placed."""
    known: dict[tuple[Rows, str], bool] = {}

    def can_be_won(rows: Rows, queue: str) -> bool:
        if (rows, queue) not in known:
            known[rows, queue] = not queue or any(
                can_be_won(*after) for after in moves(task, rows, queue).values()
            )
        return known[rows, queue]

    return [move for move, after in moves(task, task.pyramid, task.queue).items() if can_be_won(*after)]


def moves(task: QueueTask, rows: Rows, queue: str) -> dict[Placement, tuple[Rows, str]]:
    """Return every legal move of a queue puzzle with the rows and the queue after it."""
    found: dict[Placement, tuple[Rows, str]] = {}
    for slot in open_slots(rows, task.rules):
        for number, card in enumerate(queue[: task.window]):
            if card in slot.accepts:
                move = Placement(card, slot.row, slot.column)
                found.setdefault(move, (with_card(rows, move), queue[:number] + queue[number + 1 :]))
    return found


def replays(task: QueueTask, solution: tuple[str, ...]) -> bool:
    """Return whether a solution is legal and places every card."""
    rows, queue = task.pyramid, task.queue
    for text in solution:
        rows, queue = moves(task, rows, queue)[parse_move(text)]
    return not queue


def prove_duel(task: DuelTask, solution: tuple[str, ...]) -> None:
    """Assert that exactly one first move, up to symmetry, keeps the limit, and that the solution starts with
    it."""
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
            after = map(position.after, position.legal_moves)
            kept = any(map(keeps, after)) if position.to_move == task.seat else all(map(keeps, after))
        known[position] = kept
        return kept

    good = {
        canonical(after) for move in task.position.legal_moves if keeps(after := task.position.after(move))
    }
    assert len(good) == 1, (task, len(good))
    assert canonical(task.position.play(solution[0])) in good
    end = task.position
    for text in solution:
        end = end.play(text)
    assert end.over
    assert len(end.players[task.seat].hand) <= task.limit


def prove_route(task: RouteTask, solution: tuple[str, ...]) -> None:
    """Assert by two independent counts that there is exactly one route, and that the engine can play it."""
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
    """Assert that the target is the maximum, that few plays reach it, and that the first move matters."""
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
    """Assert that exactly one first move guarantees the target."""
    assert not any(player.fish for player in task.position.players)
    good = [move for move, sure in sure_moves(task.position.rows, task.seat, task.target).items() if sure]
    assert good == [solution[0]], task
    end = task.position
    for text in solution:
        end = end.play(text)
    assert end.over
    assert end.holdings()[task.seat] >= task.target


def prove_strand(task: StrandTask, solution: tuple[str, ...]) -> None:
    """Assert that exactly one first move strands the rival in time."""
    moves = stranding_moves(task.position.rows, task.seat, task.slides)
    assert list(moves) == list(map(str, task.position.legal_moves)), task
    assert [move for move, strands in moves.items() if strands] == [solution[0]], task
    end = task.position
    for text in solution:
        end = end.play(text)
    assert not any(end.reach(tile) for tile in end.players[task.rival].penguins)


def table(made: list[Made]) -> str:
    """Return the table as Markdown."""
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
    parser.add_argument("--count", type=int, default=100, help="puzzles for each kind and level")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first puzzle")
    parser.add_argument("--jobs", type=int, default=available_cores(), help="number of processes")
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
