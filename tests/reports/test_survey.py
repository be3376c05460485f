"""Surveys: every deal is kept exactly once, whatever happens, and the CSV is the same in every run."""

from __future__ import annotations

import csv
import fcntl
import multiprocessing
import os
import resource
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from command import complaint, output, ppsolve
from ppsolve.reports.survey.run import (
    SolvedDeal,
    Stage,
    run_survey,
    solve_by_processes,
    solve_deal,
    solve_here,
)
from ppsolve.reports.survey.settings import Settings, measure_settings
from ppsolve.reports.survey.store import APPLICATION_ID, VERSION, Store
from ppsolve.solver import BadInput, Outcome, Solver, deal, processes, textform
from survey_runs import SMALL, csv_of, deals_in, deals_up_to_the_last_in, started, wait_until

ENDLESS = "1000000"
"""More deals than any machine can solve in the time of a test."""


def survey(path: Path, deals: int, *options: str) -> None:
    """Run a survey; it must succeed."""
    result = ppsolve("survey", "--db", str(path), "--deals", str(deals), *options)
    assert result.returncode == 0, result.stderr.decode()


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A survey of twelve small deals."""
    path = tmp_path_factory.mktemp("survey") / "small.sqlite"
    survey(path, 12, "--seed", "5", *SMALL)
    return path


def small_settings(**changed: object) -> Settings:
    rules = "iello-2024,base=4,hand_size=5"
    given = {"rules": rules, "only": ("guaranteed", "margin"), "memory": 16, "measure": ""}
    return Settings.of(**given | changed)


def test_the_table_agrees_with_the_search(small: Path) -> None:
    rows = list(csv.DictReader(csv_of(small).splitlines()))
    assert [int(row["seed"]) for row in rows] == list(range(5, 17))
    for row in rows:
        position = deal(int(row["seed"]), 2, hand_size=5, base=4)
        assert textform.loads(row["deal"]) == position
        first, second = Solver(threads=1).guaranteed(position)
        assert (row["guaranteed_0"], row["guaranteed_1"]) == (str(first), str(second))
        assert row["margin"] == str(Solver(threads=1).margin(position))
        assert row["best_0"] == row["table"] == ""  # not requested


def test_two_runs_give_the_same_bytes_however_many_workers(small: Path, tmp_path: Path) -> None:
    survey(tmp_path / "again.sqlite", 12, "--seed", "5", "--workers", "1", *SMALL)
    assert csv_of(tmp_path / "again.sqlite") == csv_of(small)


def test_a_survey_grows_and_then_has_nothing_to_do(small: Path, tmp_path: Path) -> None:
    path = tmp_path / "grown.sqlite"
    survey(path, 3, "--seed", "5", *SMALL)
    survey(path, 12)  # omitted options keep the values stored in the file
    assert csv_of(path) == csv_of(small)
    before = path.read_bytes()
    survey(path, 7, "--seed", "5")
    assert path.read_bytes() == before


def test_a_gap_between_the_deals_of_a_survey_is_filled(tmp_path: Path) -> None:
    """Workers finish in any order: a survey that holds deals 0 and 2 lacks deal 1."""
    settings = small_settings()
    with Store.writing(tmp_path / "gap.sqlite", settings) as store:
        store.add([solve_deal(settings, 0), solve_deal(settings, 2)])
        stages: list[Stage] = []
        assert run_survey(store, 4, solve_here, stages.append) == 2
        assert [stage.done for stage in stages] == [2, 3, 4]
        assert run_survey(store, 4, solve_here, stages.append) == 0
        assert [found.number for found in store.deals()] == [0, 1, 2, 3]
        assert store.deals() == [solve_deal(settings, number)[0] for number in range(4)]


@pytest.mark.slow
def test_a_killed_survey_can_continue_and_ends_with_the_same_table(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.sqlite", tmp_path / "broken.sqlite"
    for _ in range(2):
        kept = deals_in(broken)
        running = started("--db", str(broken), "--deals", ENDLESS, *SMALL)
        wait_until(lambda kept=kept: deals_in(broken) > kept)  # type: ignore[misc]
        running.kill()
        running.communicate()
    deals = deals_up_to_the_last_in(broken) + 1
    survey(broken, deals)
    survey(whole, deals, *SMALL)
    assert csv_of(broken) == csv_of(whole)


@pytest.mark.slow
def test_ctrl_c_keeps_the_finished_deals_and_says_how_to_continue(tmp_path: Path) -> None:
    path = tmp_path / "broken.sqlite"
    running = started("--db", str(path), "--deals", ENDLESS, *SMALL)
    wait_until(lambda: deals_in(path) >= 2)
    running.send_signal(signal.SIGINT)
    _, message = running.communicate(timeout=30)
    assert running.returncode == 130
    kept = deals_in(path)
    assert message.decode() == f"{path} keeps {kept} deals; run the same command to continue\n"


@pytest.mark.slow
def test_workers_end_with_the_survey(tmp_path: Path) -> None:
    # Deals that take minutes, so no worker finishes one.
    path = tmp_path / "long.sqlite"
    running = started("--db", str(path), "--deals", "9", "--players", "3", "--only", "guaranteed")
    children = Path(f"/proc/{running.pid}/task/{running.pid}/children")
    if not children.exists():
        running.kill()
        pytest.skip("the system does not list the children of a process")

    def workers() -> list[int]:
        return [int(pid) for pid in children.read_text().split() if _is_worker(int(pid))]

    wait_until(lambda: len(workers()) >= 2 or len(workers()) == len(os.sched_getaffinity(0)))
    orphans = workers()
    running.kill()
    running.communicate()
    wait_until(lambda: not any(_is_worker(pid) for pid in orphans), 20)


def _is_worker(pid: int) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def test_a_worker_that_dies_loses_nothing() -> None:
    settings = small_settings()
    found: dict[int, SolvedDeal] = {}
    for ready in solve_by_processes(settings, range(6), workers=2):
        if not found:
            _kill_one_worker()
        found.update({answer.number: answer for answer, _ in ready})
    assert found == {number: solve_deal(settings, number)[0] for number in range(6)}


@pytest.mark.slow
def test_a_deal_that_kills_every_worker_ends_the_survey(monkeypatch: pytest.MonkeyPatch) -> None:
    # Given the arguments of a worker, it raises TypeError, so the process ends without an answer.
    monkeypatch.setattr(processes, "_worker_main", os.abort)
    with pytest.raises(
        BadInput, match="seed 4: 3 worker processes died while solving this deal: exit code 1"
    ):
        next(solve_by_processes(small_settings(), [3], workers=1))


def _kill_one_worker() -> None:
    os.kill(next(iter(multiprocessing.active_children())).pid or 0, signal.SIGKILL)


def test_bounds_are_kept_as_bounds(tmp_path: Path) -> None:
    path = tmp_path / "bounded.sqlite"
    result = ppsolve("survey", "--db", str(path), "--deals", "2", "--nodes", "3", *SMALL)
    assert result.returncode == 3
    assert result.stderr.decode() == f"{path}: 2 deals, 2 of them new; 0 proved, 2 only bounded\n"
    (row, _) = csv.DictReader(csv_of(path).splitlines())
    low, high = map(int, row["guaranteed_0"].split(".."))
    assert low < high


def test_a_store_returns_the_deals_it_was_given(tmp_path: Path) -> None:
    only = ("guaranteed", "table", "margin")
    settings = small_settings(seed=2**64 - 9, only=only, measure=measure_settings())
    found, seconds = solve_deal(settings, 3)
    bounded = replace(
        solve_deal(settings, 1)[0],
        table=Outcome(0, 4),
        careless=(2.5, 0.125),
        parts=(0.5, None, 1.0, 0.25),
    )
    with Store.writing(tmp_path / "one.sqlite", settings) as store:
        store.add([(found, seconds), (bounded, 0.5)])
    with Store.reading(tmp_path / "one.sqlite") as store:
        assert store.settings == settings
        assert store.deals() == [bounded, found]


# Rejected input.


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--players", "3", "--only", "best"), "holds deals of 2 players, not of 3"),
        (("--seed", "6"), "made with --seed 5, not --seed 6"),
        (("--nodes", "9"), "made with --nodes 200000000, not --nodes 9"),
        (("--time", "1"), "made with no --time, not --time 1.0"),
        (("--only", "best"), "made with --only guaranteed,margin, not --only best"),
        (("--edition", "ffg-2007"), "the rules iello-2024,base=4,hand_size=5, not the rules ffg-2007"),
    ],
)
def test_other_settings_are_refused(small: Path, options: tuple[str, ...], said: str) -> None:
    before = small.read_bytes()
    message = complaint("survey", "--db", str(small), "--deals", "12", *options)
    assert said in message
    assert message.endswith("; use another file for another survey\n")
    assert small.read_bytes() == before


def test_a_file_reports_its_number_of_players(small: Path) -> None:
    words = f"ppsolve: {small}: holds deals of 2 players, not of 3; use another file for another survey\n"
    assert complaint("survey", "--db", str(small), "--players", "3") == words
    assert complaint("survey", "--db", str(small), "--players", "3", "--deals", "12") == words
    assert "made with --seed 5, not --seed 6" in complaint("survey", "--db", str(small), "--seed", "6")
    assert output("survey", "--db", str(small), "--players", "2") == output("survey", "--db", str(small))


def foreign_files(folder: Path) -> dict[str, Path]:
    """Files that are not a survey of this version, by error message."""
    text = folder / "notes.txt"
    text.write_text("not a database " * 20)
    other = folder / "other.sqlite"
    with closing(sqlite3.connect(other)) as connection, connection:
        connection.execute("CREATE TABLE deal (number INTEGER)")
    newer = folder / "newer.sqlite"
    with Store.writing(newer, small_settings()):
        pass
    with closing(sqlite3.connect(newer)) as connection, connection:
        connection.execute("PRAGMA user_version = 2")
    return {
        f"{text}: is not a ppsolve survey": text,
        f"{other}: is not a ppsolve survey": other,
        f"{newer}: has version 2 of the file format, this program reads 1": newer,
    }


@pytest.mark.parametrize("use", [("--deals", "3"), ("--csv", "-")])
def test_a_file_of_something_else_is_refused_untouched(tmp_path: Path, use: tuple[str, ...]) -> None:
    for said, path in foreign_files(tmp_path).items():
        before, files = path.read_bytes(), sorted(tmp_path.iterdir())
        assert complaint("survey", "--db", str(path), *use) == f"ppsolve: {said}\n"
        assert path.read_bytes() == before
        assert sorted(tmp_path.iterdir()) == files


def test_a_file_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "where.sqlite"
    assert "no such file" in complaint("survey", "--db", str(nowhere), "--deals", "1")
    assert "no such file" in complaint("survey", "--db", str(nowhere), "--csv", "-")
    assert "is a directory" in complaint("survey", "--db", str(tmp_path), "--deals", "1")


def test_a_second_survey_on_the_same_file_is_refused(small: Path) -> None:
    with small.open("rb") as stream:
        fcntl.flock(stream, fcntl.LOCK_EX)
        message = complaint("survey", "--db", str(small), "--deals", "13")
        assert message == f"ppsolve: {small}: is in use by another survey\n"
        assert csv_of(small)  # reading is allowed


def test_a_running_survey_keeps_a_second_one_out(tmp_path: Path) -> None:
    with (
        Store.writing(tmp_path / "one.sqlite", small_settings()),
        pytest.raises(BadInput, match="is in use by another survey"),
        Store.writing(tmp_path / "one.sqlite", small_settings()),
    ):
        pass


@pytest.mark.slow
def test_a_full_disk_is_reported_in_one_line_and_nothing_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "full.sqlite"
    survey(path, 2, *SMALL)
    room = path.stat().st_size + 4096

    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

    arguments = [sys.executable, "-m", "ppsolve.cli", "survey", "--db", str(path), "--deals", "300", *SMALL]
    result = subprocess.run(arguments, capture_output=True, preexec_fn=little_room, timeout=60)
    assert result.returncode == 1
    assert result.stderr.decode().startswith(f"ppsolve: {path}: ")
    assert result.stderr.decode().count("\n") == 1
    assert 2 < deals_in(path) < 300
    deals = deals_up_to_the_last_in(path) + 1
    survey(path, deals)
    survey(tmp_path / "whole.sqlite", deals, *SMALL)
    assert csv_of(path) == csv_of(tmp_path / "whole.sqlite")


def test_a_store_without_room_says_that_the_disk_is_full(tmp_path: Path) -> None:
    settings = small_settings()
    found, seconds = solve_deal(settings, 0)
    with Store.writing(tmp_path / "full.sqlite", settings) as store:
        store._connection.execute("PRAGMA max_page_count = 1")  # SQLite raises this to the current number
        with pytest.raises(BadInput, match="the disk is full; the deals that were finished are kept"):
            for number in range(1000):
                store.add([(replace(found, number=number), seconds)])
        assert len(store.deals()) == number > 3


def test_wrong_usage_is_reported(tmp_path: Path) -> None:
    path = str(tmp_path / "none.sqlite")
    assert "take one --db" in complaint("survey", "--db", path, "--db", path, "--deals", "1", code=2)
    assert "margin is not surveyed" in complaint(
        "survey", "--db", path, "--deals", "1", "--players", "3", "--only", "margin"
    )
    assert not Path(path).exists()


def test_a_name_that_sqlite_takes_for_something_else_is_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    survey(Path(":memory:"), 2, *SMALL)
    assert len(csv_of(Path(":memory:")).splitlines()) == 3


def test_a_survey_is_not_overwritten_by_its_own_output(small: Path, tmp_path: Path) -> None:
    before = small.read_bytes()
    link = tmp_path / "link"
    link.symlink_to(small)
    for option in ("--csv", "--report"):
        for target in (small, link):
            said = complaint("survey", "--db", str(small), option, str(target))
            assert "is an input; writing would replace it" in said
    assert small.read_bytes() == before


def test_a_damaged_store_is_refused(small: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.sqlite"
    damaged.write_bytes(small.read_bytes())
    with closing(sqlite3.connect(damaged)) as connection, connection:
        connection.execute("DELETE FROM player WHERE number = 1 AND seat = 1")
    said = complaint("survey", "--db", str(damaged), "--csv", "-")
    assert "is damaged: players of deal 1 are missing" in said


def test_a_survey_killed_at_its_start_can_continue(small: Path, tmp_path: Path) -> None:
    # A rolled-back first commit leaves the header and no table.
    begun = tmp_path / "begun.sqlite"
    with closing(sqlite3.connect(begun)) as connection, connection:
        connection.execute("CREATE TABLE gone (x)")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("DROP TABLE gone")
    assert "holds no deals yet" in complaint("survey", "--db", str(begun), "--csv", "-")
    survey(begun, 2, "--seed", "5", *SMALL)
    assert csv_of(begun).splitlines() == csv_of(small).splitlines()[:3]


def test_a_time_that_is_no_number_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    assert "not a number" in complaint("survey", "--db", str(path), "--deals", "1", "--time", "nan", code=2)
    assert not path.exists()
