"""`ppsolve bench`: the speed of the search on fixed positions."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any, Final

import click

from ppsolve.cli.shared.bench_history import (
    add_to_history,
    check_history,
    default_history,
    history_text,
    run_now,
)
from ppsolve.cli.shared.options import threads_option
from ppsolve.cli.shared.results import Wanted, output_options
from ppsolve.solver import Solver, core_kind, deal
from ppsolve.solver.game import GamePosition
from ppsolve.solver.games import GAMES
from ppsolve.solver.outcome import OutcomeName
from ppsolve.solver.party.game import PARTY
from ppsolve.solver.pingouin.dealing import deal as deal_floe
from ppsolve.solver.pingouin.game import PINGOUIN
from ppsolve.solver.randomness import SplitMix64
from ppsolve.solver.solver import DEFAULT_MEMORY

QUICK_MEMORY: Final = 64 << 20

REFERENCE_STEPS: Final = {"native": 4_000_000, "python": 20_000}
"""Steps of the reference loop in one run, by core; a run takes about 20 ms."""
REFERENCE_RUNS: Final = 5
"""The fastest of these runs counts, because other programs only slow it down."""


@dataclass(frozen=True)
class Exercise:
    """A question about the deal of `seed` after `plies` random moves."""

    question: OutcomeName
    players: int
    seed: int
    plies: int
    quick: bool = True
    game: str = PARTY.name

    @property
    def name(self) -> str:
        thing = "deal" if self.game == PARTY.name else "floe"
        return f"{self.players}p-{thing}{self.seed}-ply{self.plies}"

    def position(self) -> GamePosition[Any]:
        """The position, the same on every machine."""
        position: GamePosition[Any] = (
            deal(self.seed, self.players)
            if self.game == PARTY.name
            else deal_floe(self.seed, self.players, placed=True)
        )
        choice = SplitMix64(self.seed)
        for _ in range(self.plies):
            moves = position.legal_moves
            position = position.after(moves[choice.below(len(moves))])
        return position


def _floe(question: OutcomeName, players: int, seed: int, plies: int) -> Exercise:
    return Exercise(question, players, seed, plies, game=PINGOUIN.name)


EXERCISES: Final = (
    Exercise("guaranteed", 2, seed=2, plies=0, quick=False),
    Exercise("guaranteed", 2, seed=3, plies=0, quick=False),
    Exercise("margin", 2, seed=2, plies=0, quick=False),
    Exercise("margin", 2, seed=3, plies=0, quick=False),
    Exercise("guaranteed", 3, seed=1, plies=8, quick=False),
    Exercise("guaranteed", 4, seed=1, plies=8, quick=False),
    Exercise("guaranteed", 6, seed=2, plies=8, quick=False),
    Exercise("guaranteed", 2, seed=2, plies=4),
    Exercise("margin", 2, seed=2, plies=4),
    Exercise("guaranteed", 2, seed=1, plies=5),
    Exercise("margin", 2, seed=1, plies=5),
    Exercise("guaranteed", 3, seed=1, plies=10),
    Exercise("guaranteed", 3, seed=2, plies=10),
    Exercise("guaranteed", 4, seed=1, plies=10),
    Exercise("guaranteed", 4, seed=2, plies=10),
    Exercise("guaranteed", 5, seed=1, plies=8),
    Exercise("guaranteed", 5, seed=1, plies=10),
    Exercise("guaranteed", 6, seed=2, plies=10),
    Exercise("guaranteed", 6, seed=3, plies=10),
    Exercise("selfish", 2, seed=7, plies=12),
    Exercise("selfish", 2, seed=1, plies=12),
    _floe("margin", 2, seed=1, plies=24),
    _floe("margin", 2, seed=2, plies=24),
    _floe("guaranteed", 2, seed=1, plies=26),
    _floe("guaranteed", 3, seed=1, plies=28),
    _floe("guaranteed", 4, seed=1, plies=30),
    _floe("selfish", 2, seed=1, plies=34),
    _floe("selfish", 3, seed=2, plies=34),
)
"""Deals of Penguin Party, then floes of Pingouin. Exercises that are not quick take seconds each. The quick
deals have at most 27 cards in all hands."""


@dataclass(frozen=True)
class Timing:
    """The result of an exercise; `value` has one number per player, or one for the margin."""

    name: str
    question: OutcomeName
    value: list[int | None]
    nodes: int
    seconds: float
    threads: int


@click.command("bench")
@click.option("-g", "--game", type=click.Choice([game.name for game in GAMES]), help="Default: both.")
@click.option("--quick", is_flag=True, help="Only small positions.")
@output_options("text", "json")
@click.option(
    "--signature",
    is_flag=True,
    help="Print only the number of positions one thread visits; it is the same in every run.",
)
@click.option(
    "--history",
    metavar="[FILE]",
    is_flag=False,
    flag_value="",
    help="Add the figures to FILE, and compare them with earlier runs on this machine. Default: bench.jsonl "
    "in the configuration folder of ppsolve.",
)
@threads_option
def bench_command(
    game: str | None,
    quick: bool,
    wanted: Wanted,
    signature: bool,
    history: str | None,
    threads: int | None,
) -> None:
    """Time the search on fixed positions, each with a new solver.

    The relative speed is the number of positions visited in the time of 1000 steps of a fixed loop. It
    depends on the machine much less than the time does.
    """
    results = wanted.results()
    if signature:
        if results.wants("json") or threads is not None:
            raise click.UsageError("--signature cannot be combined with --format json or --threads")
        if history is not None:
            raise click.UsageError("--signature cannot be combined with --history")
        with results.printer() as printer:
            for done in _time_exercises(game, quick=True, threads=1):
                line = f"{done.name} {done.question} {done.nodes}"
                printer.text(line)
        return
    if history is not None:
        history = history or default_history()
        check_history(history)
    steps_a_second = reference_speed()
    timings = []
    with results.printer() as printer:
        for done in _time_exercises(game, quick, threads):
            timings.append(done)
            value = " ".join(map(str, done.value))
            speed = _speed_text(done.nodes, done.seconds)
            line = f"{done.name:15} {done.question:10}  {value:11} {speed}"
            printer.text(line)
        nodes, seconds = sum(done.nodes for done in timings), sum(done.seconds for done in timings)
        relative = 1000 * nodes / max(seconds, 1e-9) / steps_a_second
        document = {
            "schema": "ppsolve.bench/1",
            "core": core_kind(),
            "reference_steps_per_second": round(steps_a_second),
            "relative_speed": round(relative, 4),
            "exercises": [*map(asdict, timings)],
        }
        printer.json(lambda: document)
        printer.text(f"{'total':40} {_speed_text(nodes, seconds)}")
        printer.text(f"Relative speed: {relative:.3f} nodes in the time of 1000 reference steps")
        if history is not None:
            exercises = " ".join(["quick" if quick else "all", *([game] if game else [])])
            run = run_now(exercises, timings[0].threads, relative, nodes, seconds)
            printer.text("\n" + history_text(add_to_history(run, history)))


def reference_loop(steps: int) -> int:
    """Run the reference loop in the core that searches; return its last word."""
    if core_kind() == "native":
        from ppsolve.solver._core import reference_loop as native_loop

        return native_loop(steps)
    word = 0
    for _ in range(steps):
        word = SplitMix64(word).word()
    return word


def reference_speed() -> float:
    """Return the steps of the reference loop that this machine makes in a second."""
    steps = REFERENCE_STEPS[core_kind()]
    fastest = float("inf")
    for _ in range(REFERENCE_RUNS):
        began = time.perf_counter()
        reference_loop(steps)
        fastest = min(fastest, time.perf_counter() - began)
    return steps / fastest


def _time_exercises(game: str | None, quick: bool, threads: int | None) -> Iterator[Timing]:
    for exercise in EXERCISES:
        if (exercise.quick or not quick) and game in (None, exercise.game):
            position = exercise.position()
            solver = Solver(QUICK_MEMORY if exercise.quick else DEFAULT_MEMORY, threads)
            began = time.perf_counter()
            value = _value(solver, exercise.question, position)
            seconds = round(time.perf_counter() - began, 6)
            yield Timing(exercise.name, exercise.question, value, solver.nodes, seconds, solver.threads)


def _value(solver: Solver, question: OutcomeName, position: GamePosition[Any]) -> list[int | None]:
    if question == "margin":
        return [solver.margin(position).value]
    outcomes = solver.selfish(position, force=True) if question == "selfish" else solver.guaranteed(position)
    return [outcome.value for outcome in outcomes]


def _speed_text(nodes: int, seconds: float) -> str:
    return f"{nodes:12,} nodes {seconds:9.3f} s {nodes / max(seconds, 1e-9) / 1e6:7.2f} M/s"
