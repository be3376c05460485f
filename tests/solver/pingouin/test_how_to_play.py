"""The figures of "How to play" in the rules of Pingouin are those of the tables of 10,000 games."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from collections.abc import Iterator
from functools import reduce
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[3]
TABLES: dict[str, Any] = json.loads((ROOT / "docs/research/floe-self-play.json").read_text(encoding="utf-8"))
PAGE = (ROOT / "docs/reference/pingouin.md").read_text(encoding="utf-8")
SECTION = " ".join(PAGE.partition("## How to play\n")[2].partition("\n## ")[0].split())


def figure(path: str) -> tuple[float, float]:
    """Return the mean and the error of a figure by its path in the tables."""
    found = reduce(lambda table, name: table[name], path.split("/"), TABLES)
    return found["mean"], found["error"]


def fish(path: str, sign: int = 1, digits: int = 1) -> str:
    mean, error = figure(path)
    return f"{sign * mean:.{digits}f} ± {error:.{digits}f}"


def percent(path: str, digits: int = 1) -> str:
    mean, error = figure(path)
    return f"{100 * mean:.{digits}f} % ± {100 * error:.1f}"


def plain_percent(path: str) -> str:
    return f"{100 * figure(path)[0]:.1f} %"


def seats(table: str) -> str:
    *most, last = [f"{100 * one['mean']:.1f} %" for one in TABLES[table]["wins"]]
    return f"{', '.join(most)} and {last}"


def free(path: str) -> str:
    return f"{fish(path)} free tiles"


TURN = "two/turn"
STATEMENTS = [
    f"wins {percent('two/wins')} of the games and ends {fish('two/margin')} fish ahead",
    f"With three players the seats win {seats('three')} of the games, with four {seats('four')}",
    f"Each penguin there costs {fish('random_placing/worth_alone/edge', -1)} fish",
    f"puts {percent('two/placing/placing_edge')} of its penguins at the edge, where "
    f"{plain_percent('two/placing/placing_usual_edge')} of the allowed tiles are",
    f"within a slide of your penguins is worth {fish('random_placing/worth_alone/threes')} fish",
    f"on the tiles beside them is worth {fish('random_placing/worth_alone/beside', digits=2)}",
    f"first penguin has {fish('two/placing/first_placing_beside', digits=2)} fish beside it, an average "
    f"allowed tile {figure('two/placing/first_placing_usual_beside')[0]:.2f}",
    f"side by side costs {fish('random_placing/worth_alone/pairs', -1)} fish",
    f"worth {fish(f'{TURN}/50')} fish with 50 free tiles, {fish(f'{TURN}/40')} with 40, "
    f"{fish(f'{TURN}/30')} with 30 and {fish(f'{TURN}/20')} with 20",
    f"With 45 or more free tiles, {percent('two/phases/45/richest', 0)} of the engine's slides go to one of "
    f"the richest tiles in reach, with 30 to 44 only {percent('two/phases/30/richest', 0)}. "
    f"Below 15 it is {percent('two/phases/0/richest', 0)}",
    f"At first {percent('two/phases/45/steps', 0)} of the slides are a single step, with 15 to 29 free tiles "
    f"{percent('two/phases/15/steps', 0)}",
    f"more tiles in {percent('two/winner_has_more_tiles')} of the games, "
    f"{fish('two/tiles_ahead_of_winner')} more on average",
    f"the winner {figure('two/fish_a_tile_of_winner')[0]:.2f}, "
    f"the loser {figure('two/fish_a_tile_of_loser')[0]:.2f}",
    f"at least 5 fish out of the other player's reach comes in {percent('two/cut/games')} of the games, for "
    f"the first time with {free('two/cut/free_tiles')}",
    f"Who makes it wins {percent('two/cut/wins_of_first')} of these games, and is "
    f"{fish('two/cut/margin_of_first')} fish ahead",
    f"wins {percent('two/stuck/wins_of_first')} of the games",
    f"It happens with {free('two/stuck/free_tiles')}",
    f"With {free('two/divided_free_tiles')} no tile is within reach of both",
    f"played {sum(TABLES['games'].values()):,} games against itself, with {TABLES['positions']} positions",
    f"In {TABLES['games']['fresh-2']:,} games of two players, and in {TABLES['games']['fresh-3']:,} each of "
    "three and four",
    f"In {TABLES['games']['random-2']:,} games of two players they were placed at random",
]


@pytest.mark.parametrize("statement", STATEMENTS)
def test_a_statement_has_the_figures_of_the_tables(statement: str) -> None:
    assert statement in SECTION


def test_no_figure_is_without_a_statement() -> None:
    rest = reduce(lambda text, statement: text.replace(statement, ""), STATEMENTS, SECTION)
    rest = rest.replace("each ± 1.3 or less", "").replace("floe_self_play.py", "")
    assert not re.search(r"\d", rest), rest


def test_errors_of_several_seats_are_as_small_as_stated() -> None:
    assert TABLES["games"]["fresh-3"] == TABLES["games"]["fresh-4"]
    errors = [one["error"] for table in ("three", "four") for one in TABLES[table]["wins"]]
    assert round(100 * max(errors), 1) <= 1.3


def test_differences_that_are_named_are_larger_than_their_errors() -> None:
    """Most headlines say that something is worth or costs fish, or wins more than half of the games."""
    for path in ("two/margin", "two/turn/20", "two/turn/50", "two/tiles_ahead_of_winner"):
        mean, error = figure(path)
        assert mean > 4 * error, path
    for name, sign in (("edge", -1), ("pairs", -1), ("threes", 1), ("beside", 1)):
        mean, error = figure(f"random_placing/worth_alone/{name}")
        assert sign * mean > 4 * error, name
    for path, sign in (("two/wins", 1), ("two/cut/wins_of_first", 1), ("two/stuck/wins_of_first", -1)):
        mean, error = figure(path)
        assert sign * (mean - 0.5) > 4 * error, path


# The program that makes the tables.


@pytest.fixture(scope="module")
def program() -> Iterator[ModuleType]:
    spec = importlib.util.spec_from_file_location("floe_self_play", ROOT / "benchmarks" / "floe_self_play.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name]


def test_wins_go_by_fish_then_tiles_and_are_shared(program: ModuleType) -> None:
    game = {
        "fish0": np.array([30.0, 30, 30, 20]),
        "tiles0": np.array([20.0, 20, 20, 30]),
        "fish1": np.array([20.0, 30, 30, 30]),
        "tiles1": np.array([30.0, 19, 20, 10]),
    }
    first, second = program.wins(game, 2)
    assert first.tolist() == [1, 1, 0.5, 0]
    assert (first + second).tolist() == [1, 1, 1, 1]


def test_slopes_find_what_features_are_worth(program: ModuleType) -> None:
    rng = np.random.default_rng(1)
    features = {"one": rng.normal(size=4000), "other": rng.normal(size=4000)}
    margin = 1 + 2 * features["one"] - 0.5 * features["other"] + rng.normal(size=4000)
    found = program.slopes(margin, features)
    assert found["one"]["mean"] == pytest.approx(2, abs=0.08)
    assert found["other"]["mean"] == pytest.approx(-0.5, abs=0.08)
    assert found["one"]["error"] == pytest.approx(1 / np.sqrt(4000), rel=0.1)


def test_ratios_are_those_of_sums_with_errors_over_games(program: ModuleType) -> None:
    found = program.ratio(np.array([1.0, 3, 2, 2]), np.array([4.0, 4, 4, 4]))
    assert found == {"mean": 0.5, "error": pytest.approx(0.102, abs=0.001), "cases": 16}
    assert program.figure(np.array([1.0, 3]))["mean"] == 2
