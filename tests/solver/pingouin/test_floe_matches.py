"""The matches of the engine: runs go on where they stopped, and games of different engines never mix."""

from __future__ import annotations

import argparse
import contextlib
import importlib.util
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[3]
PROGRAM = ROOT / "benchmarks" / "floe_matches.py"


@pytest.fixture(scope="module")
def matches() -> Iterator[ModuleType]:
    """The program as a module."""
    spec = importlib.util.spec_from_file_location("floe_matches", PROGRAM)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name]


class Killed(BaseException):
    """Ends a run at once."""


def run(
    matches: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    store: Path,
    *,
    engine: str = "new",
    most: int = 1000,
    rows: Sequence[int] = (),
) -> int:
    """Run the standard matches with invented results; return the number of games played."""
    played: list[Any] = []

    def invented(games: list[Any], jobs: int) -> Iterator[tuple[Any, Any]]:
        for game in games:
            if len(played) == most:
                raise Killed
            played.append(game)
            yield game, tuple((20 + seat, 10) for seat in range(game.match.players))

    monkeypatch.setattr(matches, "fingerprint", lambda players: f"{engine}{players}")
    monkeypatch.setattr(matches, "play_all", invented)
    options = argparse.Namespace(store=store, seconds=0.02, rows=rows, first=1, floes=2, jobs=1)
    with contextlib.suppress(Killed):
        matches.play_standard(options)
    return len(played)


def test_a_run_that_was_killed_goes_on_where_it_stopped(
    matches: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    store, whole = tmp_path / "games.jsonl", tmp_path / "whole.jsonl"
    total = run(matches, monkeypatch, whole)
    assert run(matches, monkeypatch, store, most=7) == 7
    with store.open("a", encoding="utf-8") as file:
        file.write('{"engine":"new2","one":"eng')  # killed while it wrote this line
    assert sum(map(len, matches.stored(store).values())) == 7
    assert run(matches, monkeypatch, store) == total - 7
    assert store.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")
    assert run(matches, monkeypatch, store) == 0


def test_rows_of_the_table_are_played_alone(
    matches: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    store = tmp_path / "games.jsonl"
    run(matches, monkeypatch, store, rows=(3, 1))
    games, _ = matches.games_of_documents(store)
    standard = matches.standard_matches()
    assert {game.match for game in games} == {standard[2], standard[0]}


def test_games_of_another_engine_do_not_count(
    matches: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    store = tmp_path / "games.jsonl"
    run(matches, monkeypatch, store, engine="old", most=5)
    first = matches.engines_of_documents(store)
    total = run(matches, monkeypatch, store)
    played = {engine: len(games) for engine, games in matches.stored(store).items()}
    assert played.pop("old2") == 5
    assert sum(played.values()) == total and played.keys() == {"new2", "new3", "new4"}
    assert "the engines `old2` (2 players).\n" in first
    second = matches.engines_of_documents(store)
    assert "the engines `new2` (2 players), `new3` (3 players), `new4` (4 players).\n" in second


def test_every_match_has_games_early(matches: ModuleType) -> None:
    standard = matches.standard_matches(1)
    games = [*matches.interleaved(standard, 1, 50)]
    assert {game.match for game in games[:25]} == set(standard)
    assert len(set(games)) == len(games)
    for match in standard:
        own = [game for game in games if game.match == match]
        assert len(own) >= 100
        assert {game.seat for game in own} == {*range(match.players)}


def test_the_tables_of_the_documents_are_those_of_the_games(matches: ModuleType) -> None:
    page = (ROOT / "docs" / "internals" / "floe-engine.md").read_text(encoding="utf-8")
    for table in matches.tables_of_documents().values():
        assert table.count("\n") > 2
        assert table in page
    assert matches.engines_of_documents() in page


def test_wins_are_shared_and_errors_are_those_of_floes(matches: ModuleType) -> None:
    match = matches.Match("engine:1s", "greedy")
    win, loss, draw = ((30, 9), (20, 9)), ((20, 9), (30, 9)), ((25, 9), (25, 9))
    games = [(1, 0, win), (1, 1, loss), (2, 0, draw), (2, 1, draw)]
    found = matches.score((matches.Game(match, seed, seat), scores) for seed, seat, scores in games)
    assert found == (4, 0.75, pytest.approx(0.25), 5.0)


def test_limits_are_shown_in_seconds_of_the_processor(matches: ModuleType) -> None:
    count = matches.IN_A_SECOND["engine", 3] // 50
    assert matches.limit_text(f"engine:{count}", 3) == f"{count:,} (0.02 s)"
    assert matches.limit_text(f"engine:{count}:weights.txt:2", 3) == f"{count:,} (0.02 s)"
    assert matches.limit_text("former:0.5s", 2) == "0.5s"
    assert matches.limit_text("greedy", 2) == ""


@pytest.mark.native
def test_the_engine_is_the_same_in_every_run(matches: ModuleType) -> None:
    found = {matches.fingerprint(players) for players in (2, 2, 3, 4)}
    assert len(found) == 3
