"""Matches of Pingouin between the engine and other players.

    python benchmarks/floe_matches.py --one engine:1s --other territory --floes 50
    python benchmarks/floe_matches.py --table --seconds 0.1 --floes 50 --jobs 2

Every floe is played once from each seat, with the same placing, so that luck cancels out. With three and four
players, `--one` has one seat and `--other` all the rest. `--placed` places the penguins at random; without
it, players place them. Wins count the most fish, then the most tiles; a shared win counts in part. The
standard error is that of the mean over floes.

A player is NAME:LIMIT, where the limit is a time such as 0.5s or a count:

    greedy       takes the most fish
    territory    looks one move ahead for the most fish nearer to its own penguins
    uct          Monte Carlo tree search with random playouts
    informed     the same with playouts that prefer fish and exits
    former       the engine seat of the board before there was an engine
    maxn         looks ahead with the engine's evaluation, everybody for themselves
    paranoid     the same, everybody against the player to move
    engine       the engine: NAME:LIMIT:WEIGHTS:THREADS, WEIGHTS a file of floe_engine/fit.py or -
"""

from __future__ import annotations

import argparse
import math
import subprocess
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tabulate import tabulate

SOURCE = Path(__file__).parent / "floe_engine" / "match.cpp"


class Match(NamedTuple):
    """One player against others."""

    one: str
    other: str
    players: int = 2
    placed: bool = True


class Result(NamedTuple):
    """The score of the first player over all games of a match."""

    games: int
    wins: float
    error: float
    ahead: float
    """Fish ahead of the average of the others."""


def standard_table(seconds: float) -> Iterator[Match]:
    """Yield the matches of docs/internals/floe-engine.md."""
    engine = f"engine:{seconds}s"
    for placed in (True, False):
        yield Match(engine, "territory", placed=placed)
    yield Match(engine, "greedy", placed=False)
    yield Match(engine, "uct:30000", placed=False)
    yield Match(engine, f"informed:{seconds}s", placed=False)
    yield Match(engine, f"former:{seconds}s", placed=False)
    for players in (3, 4):
        yield Match(engine, f"former:{seconds}s", players, placed=False)
    yield Match(engine, f"engine:{seconds / 4}s", placed=False)


def played(program: Path, match: Match, first: int, floes: int, jobs: int) -> list[list[int]]:
    """Play a match and return the rows of `match.cpp`."""

    def play(seed: int) -> Sequence[list[int]]:
        setting = str(match.players), str(int(match.placed)), str(seed), str(seed)
        command = [program, *setting, match.one, match.other]
        printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        return [[int(number) for number in line.split()] for line in printed.splitlines()]

    with ThreadPoolExecutor(jobs) as pool:
        return [row for rows in pool.map(play, range(first, first + floes)) for row in rows]


def score(rows: Iterable[Sequence[int]], players: int) -> Result:
    """Add up the games of a match."""
    wins, ahead = defaultdict[int, list[float]](list), []
    for floe, seat, *numbers in rows:
        scores = [*zip(numbers[0::2], numbers[1::2], strict=True)]
        own, best = scores[seat], max(scores)
        wins[floe].append(1 / scores.count(best) if own == best else 0)
        others = sum(fish for fish, _ in scores) - own[0]
        ahead.append(own[0] - others / (players - 1))
    means = [sum(games) / len(games) for games in wins.values()]
    mean = sum(means) / len(means)
    spread = sum((each - mean) ** 2 for each in means) / max(1, len(means) - 1)
    return Result(len(ahead), mean, math.sqrt(spread / len(means)), sum(ahead) / len(ahead))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--one", default="engine:0.1s")
    parser.add_argument("--other", default="territory")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--placed", action="store_true", help="place the penguins at random")
    parser.add_argument("--table", action="store_true", help="play the matches of the documents")
    parser.add_argument("--seconds", type=float, default=1, help="time for a move in the table")
    parser.add_argument("--first", type=int, default=1, help="number of the first floe")
    parser.add_argument("--floes", type=int, default=50)
    parser.add_argument("--jobs", type=int, default=1, help="games at the same time")
    options = parser.parse_args()
    matches = [Match(options.one, options.other, options.players, options.placed)]
    if options.table:
        matches = [*standard_table(options.seconds)]
    table = []
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "match"
        flags = ["-std=c++20", "-O3", "-march=native", "-pthread"]
        subprocess.run(["c++", *flags, SOURCE, "-o", program], check=True)
        for match in matches:
            rows = played(program, match, options.first, options.floes, options.jobs)
            found = score(rows, match.players)
            start = "placed" if match.placed else "fresh"
            wins = f"{100 * found.wins:.1f} % ± {100 * found.error:.1f}"
            table.append(
                [match.one, match.other, match.players, start, found.games, wins, f"{found.ahead:+.1f}"]
            )
            print(*table[-1], flush=True)
    headers = ["one", "others", "players", "floes", "games", "wins", "fish ahead"]
    print(tabulate(table, headers, tablefmt="github", disable_numparse=True))


if __name__ == "__main__":
    main()
