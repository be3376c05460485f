"""Time positions of Pingouin: `margin` for two players, `guaranteed` of all seats for three and four.

    python benchmarks/floes.py
    python benchmarks/floes.py --players 3 4 --tiles 16 20 24 --positions 5 --seconds 60

Positions come from heuristic play on the floes of seeds 1, 2, 3, ...: everybody prefers fish and room to
move, with some noise, until the given number of free tiles is left. Each position gets a new solver. Prints
medians for each number of tiles and the share proved within the limits. `--chart` plots the positions
visited, one dot per floe. Processor time is that of all threads; on a busy machine it is more reliable than
the clock.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from tabulate import tabulate

from ppsolve.reports.shared.plots import plot_of, plotting
from ppsolve.solver import Limits, Solver
from ppsolve.solver.outcome import Outcome
from ppsolve.solver.pingouin import textform
from ppsolve.solver.pingouin.dealing import deal
from ppsolve.solver.pingouin.floe import NEIGHBOURS
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.randomness import SplitMix64

DEFAULT_TILES = {2: (20, 24, 28, 30, 32, 34, 36), 3: (20, 24, 28, 32), 4: (20, 24, 28, 32)}
NOISE = 150


def free_tiles(position: Position) -> int:
    """Count the tiles without a penguin."""
    return sum(map(bool, position.ice)) - len(position.occupied)


def appeal(position: Position, move: Move) -> int:
    """Score a move in hundredths of a fish: fish taken, fish within the next slide, and free neighbours."""
    after = position.after(move)
    near = [tile for tile in NEIGHBOURS[move.end] if after.ice[tile] and tile not in after.occupied]
    next_fish = sum(after.ice[tile] for tile in after.reach(move.end)) if after.ice[move.end] else 0
    return (0 if move.start is None else 100 * position.ice[move.end]) + 6 * next_fish + 30 * len(near)


def sensible_play(seed: int, players: int, tiles: int) -> Position:
    """Play heuristically from the floe of `seed` until `tiles` free tiles are left."""
    chance, position = SplitMix64(seed), deal(seed, players)
    while not position.over and (position.placing or free_tiles(position) > tiles):
        here = position
        position = here.after(
            max(here.legal_moves, key=lambda move: appeal(here, move) + chance.below(NOISE))
        )
    return position


def asked(solver: Solver, position: Position, limits: Limits) -> Sequence[Outcome[Move]]:
    """Solve `margin` for two players, or `guaranteed` of every seat for more."""
    if len(position.players) == 2:
        return [solver.margin(position, limits)]
    return solver.guaranteed(position, limits=limits)


def chart(visited: Mapping[tuple[int, int], Sequence[int]]) -> str:
    """Plot the positions visited against free tiles, for each number of players, with a line of medians."""
    with plotting():
        from matplotlib.figure import Figure
        from matplotlib.ticker import MaxNLocator

        figure = Figure(figsize=(6.4, 3.2))
        axes = figure.subplots()
        for players, colour, mark in zip((2, 3, 4), ("#1b6ca8", "#c8553d", "#5a7d2a"), "os^", strict=True):
            tiles = [number for among, number in visited if among == players]
            if not tiles:
                continue
            dots = [(number, max(nodes, 1)) for number in tiles for nodes in visited[players, number]]
            x, y = zip(*dots, strict=True)
            axes.scatter(x, y, s=12, marker=mark, color=colour, alpha=0.45, linewidths=0)
            medians = [max(statistics.median(visited[players, number]), 1) for number in tiles]
            label = f"{players} players, {'margin' if players == 2 else 'guaranteed of all seats'}"
            axes.plot(tiles, medians, color=colour, marker=mark, markersize=5, label=label)
        axes.set_yscale("log")
        axes.set_xlabel("free tiles")
        axes.set_ylabel("positions visited")
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.legend(frameon=False, fontsize=8)
    return plot_of(figure, "Positions visited against free tiles").drawing


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    parser.add_argument("--tiles", type=int, nargs="+", help="free tiles")
    parser.add_argument("--positions", type=int, default=10, help="positions for each number of tiles")
    parser.add_argument("--seconds", type=float, default=60, help="time limit for each position")
    parser.add_argument("--nodes", type=int, help="node limit for each question; default: none")
    parser.add_argument("--memory", type=int, default=1024, help="memory in MiB")
    parser.add_argument("--threads", type=int)
    parser.add_argument("--chart", type=Path, metavar="FILE", help="write an SVG of the positions visited")
    parser.add_argument("--show", action="store_true", help="print each position in one line with its values")
    options = parser.parse_args()
    limits = Limits(options.seconds, options.nodes)
    rows = []
    visited: dict[tuple[int, int], list[int]] = {}
    for players in options.players:
        for tiles in options.tiles or DEFAULT_TILES[players]:
            nodes, seconds, processor, proved = [], [], [], []
            for seed in range(1, options.positions + 1):
                position = sensible_play(seed, players, tiles)
                solver = Solver(options.memory << 20, options.threads)
                began, worked = time.perf_counter(), time.process_time()
                outcomes = asked(solver, position, limits)
                seconds.append(time.perf_counter() - began)
                processor.append(time.process_time() - worked)
                nodes.append(solver.nodes)
                proved.append(all(outcome.proved for outcome in outcomes))
                if options.show:
                    values = " ".join(map(str, outcomes))
                    effort = f"{nodes[-1]:,} positions {seconds[-1]:.3f} s {processor[-1]:.3f} s"
                    print(f"{textform.dumps(position)} {values}  {effort}", flush=True)
            visited[players, tiles] = nodes
            rows.append(
                [
                    players,
                    tiles,
                    f"{statistics.median(nodes):,.0f}",
                    f"{statistics.median(seconds):.3f}",
                    f"{statistics.median(processor):.3f}",
                    f"{max(processor):.1f}",
                    f"{sum(proved)} of {len(proved)}",
                ]
            )
            print(*rows[-1], flush=True)
    headers = ["players", "free tiles", "positions visited", "seconds", "processor", "worst", "proved"]
    print(tabulate(rows, headers, tablefmt="github", disable_numparse=True, colalign=["right"] * 7))
    if options.chart:
        options.chart.write_text(chart(visited), encoding="utf-8")


if __name__ == "__main__":
    main()
