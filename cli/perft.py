"""`ppsolve perft`: count move sequences, to verify and time an engine."""

from __future__ import annotations

import time

import click

from ppsolve.cli.shared.inputs import one_position
from ppsolve.cli.shared.options import WholeRange
from ppsolve.cli.shared.outputs import print_json
from ppsolve.solver import core_kind
from ppsolve.solver.backend import CoreKind
from ppsolve.solver.games import AnyPosition, game_of


@click.command("perft")
@click.argument("position")
@click.option("-d", "--depth", type=WholeRange(min=0, max=1000), required=True)
@click.option("--divide", "divided", is_flag=True, help="Show the count for each first move.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
@click.option("--core", type=click.Choice(["native", "python"]), help="Default: native, if it is installed.")
def perft_command(position: str, depth: int, divided: bool, as_json: bool, core: CoreKind | None) -> None:
    """Count the move sequences of length DEPTH from a POSITION.

    A finished game counts as one sequence. In Penguin Party, equal cards in a hand are one move. In Pingouin,
    placing a penguin is a move.
    """
    start = one_position(position)
    core = core or core_kind()
    if not as_json and not divided:
        for shallow in range(1, depth):
            _print_count(start, shallow, core)
        _print_count(start, depth, core)
        return
    began = time.perf_counter()
    counts = _divided(start, depth, core) if divided else {}
    leaves = sum(counts.values()) if counts else game_of(start).perft(start, depth, core)
    seconds = time.perf_counter() - began
    if as_json:
        document: dict[str, object] = {
            "schema": "ppsolve.perft/1",
            "depth": depth,
            "leaves": leaves,
            "seconds": round(seconds, 6),
        }
        print_json(document | ({"divide": counts} if divided else {}), one_line=True)
        return
    for move, number in counts.items():
        click.echo(f"{move}  {number:,}")
    click.echo(_count_line(depth, leaves, seconds, core))


def _divided(position: AnyPosition, depth: int, core: CoreKind) -> dict[str, int]:
    """The number of sequences that begin with each legal move."""
    if depth < 1:
        return {}
    game = game_of(position)
    return {str(move): game.perft(position.play(str(move)), depth - 1, core) for move in position.legal_moves}


def _print_count(position: AnyPosition, depth: int, core: CoreKind) -> None:
    began = time.perf_counter()
    leaves = game_of(position).perft(position, depth, core)
    click.echo(_count_line(depth, leaves, time.perf_counter() - began, core))


def _count_line(depth: int, leaves: int, seconds: float, core: CoreKind) -> str:
    rate = leaves / seconds / 1e6 if seconds > 0 else 0.0
    return f"depth {depth}: {leaves:,} leaves in {seconds:.3f} s ({rate:.1f} M/s, {core} core)"
