"""Sheets as a user makes them: options, refusals, files of sets."""

from __future__ import annotations

import importlib.util
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from command import complaint, output, ppsolve
from known_puzzles import IDS
from ppsolve.reports.shared import extras

PUZZLE = IDS["queue"]


def test_a_sheet_takes_all_options(tmp_path: Path) -> None:
    target = tmp_path / "sheet.pdf"
    output(
        *(
            "puzzle",
            PUZZLE,
            IDS["duel"],
            "-o",
            str(target),
            "--title",
            "Penguins",
            "--subtitle",
            "Two of them",
        ),
        *("--footer", "page 7", "--date", "2026-12-05", "--names", "Mia, Ben", "--rules", "--cover"),
        *("--base-url", "https://example.org", "--per-page", "3", "--paper", "letter"),
    )
    assert target.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--date", "2026-13-05"), "--date: expected a date such as 2026-11-15, not '2026-13-05'"),
        (("--names", "Mia,Mia"), "--names: duplicate name 'Mia'"),
        (("--title", "W" * 100), "--title: too long to be printed on one line"),
        (
            ("--base-url", "ftp://example.org"),
            "--base-url: expected an address such as https://example.org/puzzles, of at most 200 characters, "
            "not 'ftp://example.org'",
        ),
    ],
)
def test_bad_values_are_refused_in_one_line_before_any_work(
    options: tuple[str, str], message: str, tmp_path: Path
) -> None:
    target = tmp_path / "sheet.pdf"
    new = ("puzzle", "--kind", "duel", "--level", "expert", "--seed", "1", "--count", "1000")
    assert complaint(*new, *options, "-o", str(target)) == f"ppsolve: {message}\n"
    assert not target.exists()


def test_options_of_sheets_are_refused_for_other_formats() -> None:
    result = ppsolve("puzzle", PUZZLE, "--title", "Penguins", "--rules")
    assert result.returncode == 2
    assert b"--title, --rules: only for sheets; use --format pdf or -o FILE.pdf" in result.stderr


def test_a_missing_qr_package_is_named_before_any_work(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def find(name: str) -> ModuleSpec | None:
        return None if name == "segno" else importlib.util.find_spec(name)

    monkeypatch.setattr(extras, "find_spec", find)
    target = tmp_path / "sheet.pdf"
    new = ("puzzle", "--kind", "duel", "--level", "expert", "--seed", "1", "--count", "1000")
    message = complaint(*new, "--base-url", "https://example.org", "-o", str(target))
    assert message == "ppsolve: --base-url needs more packages: pip install 'ppsolve[reports]'\n"
    assert not target.exists()


SET = """
title = "A set"
seed = 1
[[puzzles]]
kind = "queue"
level = "easy"
count = 2
[[puzzles]]
id = "queue-easy-1-g2:iello-2024,base=4:BGR/BR:BBPPP:2"
"""


@pytest.fixture
def set_file(tmp_path: Path) -> str:
    path = tmp_path / "set.toml"
    path.write_text(SET, encoding="utf-8")
    return str(path)


def test_a_set_gives_its_puzzles_in_any_format(set_file: str, tmp_path: Path) -> None:
    ids = output("puzzle", "--set", set_file, "--format", "id").split()
    assert [one.partition(":")[0] for one in ids] == ["queue-easy-1-g3", "queue-easy-2-g3", "queue-easy-1-g2"]
    target = tmp_path / "set.pdf"
    output("puzzle", "--set", set_file, "--per-page", "3", "-o", str(target))
    assert b"A set" in target.read_bytes()


def test_mistakes_of_a_set_and_of_options_are_told_apart(set_file: str, tmp_path: Path) -> None:
    target = str(tmp_path / "set.pdf")
    message = complaint("puzzle", "--set", set_file, "--names", "Mia,Mia", "-o", target)
    assert message == "ppsolve: --names: duplicate name 'Mia'\n"
    Path(set_file).write_text(SET.replace('"A set"', f'"{"W" * 100}"'), encoding="utf-8")
    message = complaint("puzzle", "--set", set_file, "-o", target)
    assert message == f"ppsolve: {set_file}: title: too long to be printed on one line\n"


@pytest.mark.parametrize("more", [("--kind", "duel"), ("--seed", "3"), ("queue-easy-1-g2",)])
def test_a_set_stands_alone(set_file: str, more: tuple[str, ...]) -> None:
    assert ppsolve("puzzle", "--set", set_file, *more).returncode == 2
