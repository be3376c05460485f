"""Measure the error of the engine's estimates, and write `solver/pingouin/calibration.json`.

    python benchmarks/floe_engine/calibrate.py --games 300 --jobs 2
    python benchmarks/floe_engine/calibrate.py --check --games 24 --first-seed 70001

The engine plays against itself with a fixed number of positions a move, so every run gives the same games.
Before each move its estimate for the mover is noted; the end of the game shows the error. Games with even
seeds give the error that nine of ten estimates stay below, by number of free tiles; games with odd seeds show
how often the interval really holds the result. `--check` shows that for all games and the intervals in use.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

from ppsolve.solver.pingouin.dealing import deal
from ppsolve.solver.pingouin.engine import suggest

CONFIDENCE = 0.9
TILES = (0, 6, 12, 18, 24, 30, 36, 42, 48, 54, 60)
"""Numbers of free tiles for which an error is written; an estimate counts for the nearest one."""
OUTPUT = Path(__file__).parents[2] / "solver" / "pingouin" / "calibration.json"


class Error(NamedTuple):
    """The error of one estimate of the player to move; of more than two players only if it is not proved."""

    free: int
    fish: float
    margin: float | None
    proved: bool


def play(players: int, positions: int, seed: int) -> tuple[int, list[Error]]:
    """Let the engine play a game against itself; return the seed and the errors of its estimates."""
    position, noted = deal(seed, players), []
    while not position.over:
        found = suggest(position, positions=positions)
        best, seat = found.moves[0], position.to_move
        assert seat is not None
        free = sum(map(bool, position.ice)) - len(position.occupied)
        noted.append((free, seat, best.fish[seat], best.margin, best.proved))
        position = position.after(best.move)
    end = position.holdings()
    return seed, [
        Error(free, fish - end[seat], None if margin is None else margin - (end[0] - end[1]), proved)
        for free, seat, fish, margin, proved in noted
        if margin is not None or not proved
    ]


def unproved_margins(errors: Iterable[Error]) -> list[float]:
    return [error.margin for error in errors if error.margin is not None and not error.proved]


def nearest(free: int) -> int:
    return min(TILES, key=lambda tiles: abs(tiles - free))


def quantile(errors: Iterable[float]) -> float:
    """Return the error that nine of ten stay below, and at least one of the ten does not: rounded up."""
    found = sorted(map(abs, errors))
    return found[min(len(found) - 1, int(CONFIDENCE * (len(found) + 1)))] if found else 0.0


def ascending(values: Sequence[float]) -> Iterator[float]:
    """Never let the error fall while tiles become more; few games reach the ends of the table."""
    most = 0.0
    for value in values:
        most = max(most, value)
        yield round(most, 2)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4], help="others keep their errors")
    parser.add_argument("--games", type=int, default=300, help="for each number of players")
    parser.add_argument("--positions", type=int, default=20_000, help="that the engine visits for each move")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--first-seed", type=int, default=50_000)
    parser.add_argument("--check", action="store_true", help="write nothing; check the intervals in use")
    arguments = parser.parse_args()
    seeds = range(arguments.first_seed, arguments.first_seed + arguments.games)
    tables = json.loads(OUTPUT.read_text(encoding="utf-8"))["players"]
    for players in arguments.players:
        with ProcessPoolExecutor(arguments.jobs) as pool:
            games = dict(pool.map(partial(play, players, arguments.positions), seeds))
        if arguments.check:
            report(players, tables[str(players)], [error for errors in games.values() for error in errors])
            continue
        fitted = [error for seed, errors in games.items() if seed % 2 == 0 for error in errors]
        held_out = [error for seed, errors in games.items() if seed % 2 for error in errors]
        table: dict[str, list[float]] = {"tiles": [*map(float, TILES)]}
        by_tiles = [[error for error in fitted if nearest(error.free) == tiles] for tiles in TILES]
        table["fish"] = [*ascending([quantile(error.fish for error in group) for group in by_tiles])]
        if players == 2:
            unproved = [
                [e.margin for e in group if e.margin is not None and not e.proved] for group in by_tiles
            ]
            table["margin"] = [*ascending([quantile(group) for group in unproved])]
        tables[str(players)] = table
        report(players, table, held_out)
    if arguments.check:
        return
    text = json.dumps(
        {"confidence": CONFIDENCE, "positions": arguments.positions, "players": tables}, indent=1
    )
    OUTPUT.write_text(text + "\n", encoding="utf-8")


def report(players: int, table: dict[str, list[float]], held_out: Sequence[Error]) -> None:
    """Print, for each number of free tiles, the error and how often held-out results were inside."""
    print(f"{players} players\n\ntiles  estimates  fish  inside   margin  inside")
    for number, tiles in enumerate(TILES):
        group = [error for error in held_out if nearest(error.free) == tiles]
        if not group:
            continue
        line = f"{tiles:5}  {len(group):9}  {table['fish'][number]:4.1f}  "
        line += f"{share(abs(error.fish) <= table['fish'][number] for error in group):6}"
        if "margin" in table:
            margins = unproved_margins(group)
            limit = table["margin"][number]
            line += f"   {limit:6.1f}  {share(abs(margin) <= limit for margin in margins):6}"
        print(line)
    inside = share(abs(error.fish) <= table["fish"][TILES.index(nearest(error.free))] for error in held_out)
    print(f"  all  {len(held_out):9}        {inside:6}\n")


def share(inside: Iterable[bool]) -> str:
    found = list(inside)
    return f"{100 * sum(found) / len(found):.0f} %" if found else "-"


if __name__ == "__main__":
    main()
