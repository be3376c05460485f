"""`ppsolve perft`: count move sequences, to verify and time an engine."""

from __future__ import annotations

import time

import click

from ppsolve.cli.shared.inputs import one_position
from ppsolve.cli.shared.options import WholeRange
from ppsolve.cli.shared.results import Wanted, output_options
from ppsolve.solver import core_kind
from ppsolve.solver.backend import CoreKind
from ppsolve.solver.games import game_of


@click.command("perft")
@click.argument("position")
@click.option("-d", "--depth", type=WholeRange(min=0, max=1000), required=True)
@click.option("--divide", "divided", is_flag=True, help="Show the count for each first move.")
@output_options("text", "json")
@click.option("--core", type=click.Choice(["native", "python"]), help="Default: native, if it is installed.")
def perft_command(position: str, depth: int, divided: bool, wanted: Wanted, core: CoreKind | None) -> None:
    """Count the move sequences of length DEPTH from a POSITION.

    A finished game counts as one sequence. In Penguin Party, equal cards in a hand are one move. In Pingouin,
    placing a penguin is a move.
    """
    results = wanted.results([position])
    start = one_position(position)
    game, core = game_of(start), core or core_kind()
    if not results.wants("json") and not divided:
        with results.printer() as printer:
            for shallow in [*range(1, depth), depth]:
                began = time.perf_counter()
                leaves = game.perft(start, shallow, core)
                line = _count_line(shallow, leaves, time.perf_counter() - began, core)
                printer.text(line)
        return
    began = time.perf_counter()
    counts: dict[str, int] = {}
    if divided and depth:
        moves = map(str, start.legal_moves)
        counts = {move: game.perft(start.play(move), depth - 1, core) for move in moves}
    leaves = sum(counts.values()) if counts else game.perft(start, depth, core)
    seconds = time.perf_counter() - began
    document = {
        "schema": "ppsolve.perft/1",
        "depth": depth,
        "leaves": leaves,
        "seconds": round(seconds, 6),
        **({"divide": counts} if divided else {}),
    }
    lines = [f"{move}  {number:,}" for move, number in counts.items()]
    lines.append(_count_line(depth, leaves, seconds, core))
    with results.printer() as printer:
        printer.json(lambda: document, several=True)
        printer.text("\n".join(lines))


def _count_line(depth: int, leaves: int, seconds: float, core: CoreKind) -> str:
    rate = leaves / seconds / 1e6 if seconds > 0 else 0.0
    return f"depth {depth}: {leaves:,} leaves in {seconds:.3f} s ({rate:.1f} M/s, {core} core)"
