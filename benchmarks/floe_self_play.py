"""Measure what the engine of Pingouin knows: 10,000 games of it against itself.

    python benchmarks/floe_self_play.py FOLDER --jobs 2
    python benchmarks/floe_self_play.py FOLDER --only-tables

Plays the games of `GAMES` with `floe_engine/self_play.cpp`, one file of FOLDER for each kind, and writes
`docs/research/floe-self-play.json`: means with their standard errors. The same sources give the same games.
Takes about two minutes of processor time. A file that FOLDER already holds is not played again.
"""

from __future__ import annotations

import argparse
import csv
import json
import subprocess
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import numpy as np

HERE = Path(__file__).resolve().parent
OUTPUT = HERE.parent / "docs" / "research" / "floe-self-play.json"
POSITIONS = 500
"""That the engine visits for each move."""
FLAGS = ("-std=c++20", "-O3", "-march=native", "-ffp-contract=off", "-pthread")


class Games(NamedTuple):
    """Games of one kind, with seeds from 1 on."""

    players: int
    placed: bool
    """True if the penguins are placed at random."""
    count: int

    @property
    def name(self) -> str:
        return f"{'random' if self.placed else 'fresh'}-{self.players}"


GAMES = Games(2, False, 4000), Games(2, True, 3000), Games(3, False, 1500), Games(4, False, 1500)

Column = np.ndarray[tuple[int], np.dtype[np.float64]]
Figure = dict[str, float | int]
"""A mean, its standard error, and the number of cases."""


def play(program: Path, games: Games, target: Path) -> None:
    """Play the games of a kind; write a line for each."""
    command = [program, games.players, int(games.placed), 1, games.count, POSITIONS]
    part = target.with_suffix(".part")
    with part.open("w", encoding="utf-8") as file:
        subprocess.run([*map(str, command)], check=True, stdout=file)
    part.rename(target)


def columns(file: Path) -> dict[str, Column]:
    """Read the numbers of all games, by name."""
    with file.open(encoding="utf-8", newline="") as lines:
        names, *rows = csv.reader(lines)
    table = np.array(rows, dtype=np.float64)
    return {name: table[:, number] for number, name in enumerate(names)}


def figure(values: Column) -> Figure:
    """Return the mean of numbers with its standard error."""
    error = values.std(ddof=1) / np.sqrt(len(values))
    return {"mean": round(float(values.mean()), 3), "error": round(float(error), 3), "cases": len(values)}


def ratio(parts: Column, wholes: Column) -> Figure:
    """Return the ratio of two sums, with the standard error over games."""
    share = parts.sum() / wholes.sum()
    error = (parts - share * wholes).std(ddof=1) / np.sqrt(len(parts)) / wholes.mean()
    return {"mean": round(float(share), 3), "error": round(float(error), 3), "cases": int(wholes.sum())}


def wins(game: dict[str, Column], players: int) -> list[Column]:
    """Return the share of the win of every seat: the most fish, then the most tiles; a win may be shared."""
    scores = np.stack([game[f"fish{seat}"] * 100 + game[f"tiles{seat}"] for seat in range(players)])
    best = scores == scores.max(axis=0)
    return [each / best.sum(axis=0) for each in best]


def slopes(margin: Column, features: dict[str, Column]) -> dict[str, Figure]:
    """Return what one more of each feature adds to the margin, by least squares."""
    design = np.stack([np.ones_like(margin), *features.values()], axis=1)
    inverse = np.linalg.inv(design.T @ design)
    weights = inverse @ design.T @ margin
    left = margin - design @ weights
    spread = left @ left / (len(margin) - design.shape[1])
    errors = np.sqrt(spread * np.diag(inverse))
    return {
        name: {"mean": round(float(weight), 3), "error": round(float(error), 3), "cases": len(margin)}
        for name, weight, error in zip(features, weights[1:], errors[1:], strict=True)
    }


def by_seat(game: dict[str, Column], players: int) -> dict[str, list[Figure]]:
    fish = [game[f"fish{seat}"] for seat in range(players)]
    return {"wins": [figure(each) for each in wins(game, players)], "fish": [figure(each) for each in fish]}


def phases(game: dict[str, Column]) -> dict[str, dict[str, Figure]]:
    """Return how often the engine takes the richest tile and goes a single step, by free tiles."""
    found = {}
    for first in (45, 30, 15, 0):
        moves = game[f"from{first}_moves"]
        found[str(first)] = {
            "richest": ratio(game[f"from{first}_richest"], moves),
            "steps": ratio(game[f"from{first}_steps"], moves),
            "fish": ratio(game[f"from{first}_fish"], moves),
        }
    return found


def placing(game: dict[str, Column]) -> dict[str, Figure]:
    """Return the engine's tiles compared with the average of the tiles that were allowed."""
    names = ("beside", "usual_beside", "edge", "usual_edge")
    return {
        f"{which}_{name}": figure(game[f"{which}_{name}"] / 100)
        for which in ("first_placing", "placing")
        for name in names
    }


def of_two(game: dict[str, Column]) -> dict[str, object]:
    """Return the tables of games of two players who placed their penguins themselves."""
    margin = game["fish0"] - game["fish1"]
    winner, _ = wins(game, 2)
    tiles = game["tiles0"] - game["tiles1"]
    decided = margin != 0
    sign = np.sign(margin[decided])
    more = tiles[decided] * sign
    fish_of_winner = np.where(margin > 0, game["fish0"], game["fish1"])[decided]
    tiles_of_winner = np.where(margin > 0, game["tiles0"], game["tiles1"])[decided]
    fish_of_loser = np.where(margin > 0, game["fish1"], game["fish0"])[decided]
    tiles_of_loser = np.where(margin > 0, game["tiles1"], game["tiles0"])[decided]
    turn = {}
    for free in (50, 40, 30, 20):
        cases = game[f"has_turn{free}"] == 1
        turn[str(free)] = figure(game[f"turn{free}"][cases] / 2)
    cut, stuck = game["cut_by"] >= 0, game["stuck"] >= 0
    cutter = np.where(game["cut_by"] == 0, winner, 1 - winner)[cut]
    cut_margin = np.where(game["cut_by"] == 0, margin, -margin)[cut]
    loser = np.where(game["stuck"] == 0, winner, 1 - winner)[stuck]
    return {
        "margin": figure(margin),
        "wins": figure(winner),
        "size_of_margin": figure(abs(margin)),
        "tiles_ahead_of_winner": figure(more),
        "winner_has_more_tiles": figure((more > 0).astype(float)),
        "fish_a_tile_of_winner": ratio(fish_of_winner, tiles_of_winner),
        "fish_a_tile_of_loser": ratio(fish_of_loser, tiles_of_loser),
        "turn": turn,
        "cut": {
            "games": figure(cut.astype(float)),
            "cuts": figure(game["cuts"]),
            "free_tiles": figure(game["cut_tiles"][cut]),
            "wins_of_first": figure(cutter),
            "margin_of_first": figure(cut_margin),
        },
        "stuck": {
            "games": figure(stuck.astype(float)),
            "free_tiles": figure(game["stuck_tiles"][stuck]),
            "wins_of_first": figure(loser),
        },
        "divided_free_tiles": figure(game["divided_tiles"]),
        "placing": placing(game),
        "phases": phases(game),
    }


def of_random_placing(game: dict[str, Column]) -> dict[str, object]:
    """Return what the places of penguins are worth if they are placed at random."""
    margin = game["fish0"] - game["fish1"]
    features = {name: game[f"{name}0"] - game[f"{name}1"] for name in ("beside", "edge", "pairs", "threes")}
    alone = {name: slopes(margin, {name: values})[name] for name, values in features.items()}
    beside = features["beside"]
    ahead = np.where(beside > 0, margin, -margin)[abs(beside) >= 8]
    return {
        "margin": figure(margin),
        "size_of_margin": figure(abs(margin)),
        "worth_together": slopes(margin, features),
        "worth_alone": alone,
        "richer_by_8_wins": figure((ahead > 0) + 0.5 * (ahead == 0)),
        "richer_by_8_margin": figure(ahead),
    }


def tables(folder: Path) -> dict[str, object]:
    """Return all tables."""
    games = {kind.name: columns(folder / f"{kind.name}.csv") for kind in GAMES}
    for kind in GAMES:
        assert len(games[kind.name]["seed"]) == kind.count
    return {
        "positions": POSITIONS,
        "games": {kind.name: kind.count for kind in GAMES},
        "two": of_two(games["fresh-2"]),
        "random_placing": of_random_placing(games["random-2"]),
        "three": by_seat(games["fresh-3"], 3) | {"placing": placing(games["fresh-3"])},
        "four": by_seat(games["fresh-4"], 4) | {"placing": placing(games["fresh-4"])},
    }


def play_all(folder: Path, kinds: Iterable[Games], jobs: int) -> None:
    """Play the games of the kinds whose files are missing."""
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / "self_play"
    subprocess.run(["c++", *FLAGS, HERE / "floe_engine" / "self_play.cpp", "-o", program], check=True)
    missing = [kind for kind in kinds if not (folder / f"{kind.name}.csv").exists()]
    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(lambda kind: play(program, kind, folder / f"{kind.name}.csv"), missing))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="for the games")
    parser.add_argument("--jobs", type=int, default=1, help="kinds of games at the same time")
    parser.add_argument("--only-tables", action="store_true", help="play nothing")
    options = parser.parse_args()
    if not options.only_tables:
        play_all(options.folder, GAMES, options.jobs)
    OUTPUT.write_text(json.dumps(tables(options.folder), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
