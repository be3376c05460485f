"""The puzzle of a day in place of an ID: `daily`, `daily:DATE`, `daily:GAME:DATE`."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest

from command import complaint, output, ppsolve

DAY = "2026-12-01"
NAME = "queue-easy-335-g2"
MOVES = ("Ra0", "Rb1", "Bb2", "Rc1", "Gb3", "Bc2")


def test_daily_prints_the_id_that_other_commands_take() -> None:
    printed = output("daily", "--date", DAY)
    assert printed.endswith(f"\n\nID: {NAME}\n")
    assert output("puzzle", NAME, "--format", "id") == output("puzzle", f"daily:{DAY}", "--format", "id")


@pytest.mark.parametrize("command", [("hint",), ("hint", "Ra0", "--reveal", "card"), ("check", *MOVES)])
def test_commands_take_the_puzzle_of_a_day(command: tuple[str, ...]) -> None:
    name, *more = command
    result = ppsolve(name, f"daily:{DAY}", *more)
    assert result.returncode == 0
    assert result.stderr.decode() == f"note: the puzzle of {DAY} is {NAME}\n"
    assert result.stdout.decode() == output(name, NAME, *more)


def test_solve_and_page_take_the_puzzle_of_a_day(tmp_path: Path) -> None:
    assert output("solve", f"daily:{DAY}").startswith("Penguin queue #335")
    assert "#335" in output("page", f"daily:{DAY}")


def test_daily_alone_is_today() -> None:
    before = datetime.date.today()
    note = ppsolve("puzzle", " Daily ", "--format", "share").stderr.decode()
    assert any(f"the puzzle of {day} is " in note for day in (before, datetime.date.today()))


def test_another_game_has_its_own_series() -> None:
    note = ppsolve("hint", f"daily:pingouin:{DAY}").stderr.decode()
    assert note == f"note: the puzzle of {DAY} is harvest-easy-1-g1\n"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("daily:2026-13-01", "daily: expected a date such as 2026-11-15, not '2026-13-01'"),
        ("daily:", "daily: expected a date such as 2026-11-15, not ''"),
        ("daily:2025-01-01", "2025-01-01 is before 2026-01-01, the day of the first puzzle"),
        ("daily:chess", "daily:chess: no such series; choose from party, pingouin, or give a date"),
        ("daily:party:tomorrow", "expected a date such as 2026-11-15, not 'tomorrow'"),
    ],
)
@pytest.mark.parametrize("command", ["hint", "solve", "page"])
def test_days_that_do_not_exist_are_refused(command: str, name: str, message: str) -> None:
    assert message.replace("'", '"') in complaint(command, name).replace("'", '"')


def test_a_file_of_that_name_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "daily").write_text(output("puzzle", "queue-easy-1-g2", "--format", "json"))
    assert output("puzzle", "daily", "--format", "id").startswith("queue-easy-1-g2:")
