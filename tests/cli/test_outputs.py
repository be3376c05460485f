"""An output is never an input or another output, in any command; nothing is lost."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from command import complaint, output, ppsolve
from survey_runs import SMALL

ROOT = Path(__file__).parents[2]
READ = "is an input; writing would replace it"
TWICE = "two results cannot both be written there"
BOTH = "two results cannot both go there"


def position(path: Path) -> None:
    path.write_text(output("deal", "--seed", "1", "--rule", "base=3", "--rule", "hand_size=2"))


def puzzle(path: Path) -> None:
    path.write_text(output("puzzle", "queue-easy-1-g2", "--format", "json"))


def record(path: Path) -> None:
    path.write_text((ROOT / "examples" / "round.json").read_text())


def published(path: Path) -> None:
    path.write_text(output("daily", "--date", "2026-11-16", "--format", "jsonl"))


COMMANDS: list[tuple[Callable[[Path], None], list[str]]] = [
    (position, ["show", "IN", "--svg", "OUT"]),
    (position, ["report", "IN", "--html", "OUT"]),
    (record, ["review", "IN", "--html", "OUT", "--time", "0"]),
    (puzzle, ["page", "IN", "-o", "OUT"]),
    (puzzle, ["puzzle", "IN", "-o", "OUT"]),
    (puzzle, ["puzzle", "queue-easy-2-g2", "IN", "--format", "pdf", "-o", "OUT"]),
    (published, ["daily", "--date", "2026-11-16", "--published", "IN", "-o", "OUT"]),
]


@pytest.mark.parametrize(("make", "command"), COMMANDS, ids=[command[0] for _, command in COMMANDS])
def test_no_command_replaces_its_input(
    tmp_path: Path, make: Callable[[Path], None], command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "given.json"
    make(source)
    before = source.read_bytes()
    monkeypatch.chdir(tmp_path)
    link, hard, folder = tmp_path / "link", tmp_path / "hard", tmp_path / "folder"
    link.symlink_to(source)
    hard.hardlink_to(source)
    folder.symlink_to(tmp_path)
    for target in (str(source), "given.json", "./folder/given.json", str(link), str(hard)):
        arguments = [{"IN": str(source), "OUT": target}.get(word, word) for word in command]
        assert READ in complaint(*arguments)
        assert source.read_bytes() == before
    arguments = [{"IN": str(link), "OUT": str(source)}.get(word, word) for word in command]
    assert READ in complaint(*arguments)
    assert source.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "given.json", "hard", "link"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("make", "command"), [(position, ["show", "-", "--svg"]), (puzzle, ["page", "-", "-o"])]
)
def test_standard_input_that_comes_from_a_file_is_not_replaced(
    tmp_path: Path, make: Callable[[Path], None], command: list[str]
) -> None:
    source = tmp_path / "given.json"
    make(source)
    before = source.read_bytes()
    with source.open("rb") as stream:
        result = subprocess.run(
            [sys.executable, "-m", "ppsolve", *command, str(source)], stdin=stream, capture_output=True
        )
    assert result.returncode == 1
    assert READ in result.stderr.decode()
    assert source.read_bytes() == before


def test_a_folder_of_puzzles_does_not_replace_an_input(tmp_path: Path) -> None:
    folder = f"{tmp_path}/"
    assert ppsolve("puzzle", "queue-easy-1-g2", "--format", "json", "-o", folder).returncode == 0
    (made,) = tmp_path.iterdir()
    before = made.read_bytes()
    again = ["puzzle", str(made), "--format", "json", "--solutions", "none", "-o", folder]
    assert READ in complaint(*again)
    assert made.read_bytes() == before


@pytest.mark.parametrize("there", [True, False])
def test_a_survey_keeps_its_file_whatever_else_is_written(tmp_path: Path, there: bool) -> None:
    path, journal = tmp_path / "n.sqlite", tmp_path / "n.sqlite-journal"
    if there:
        assert ppsolve("survey", "--db", str(path), "--deals", "1", *SMALL).returncode == 0
    before = path.read_bytes() if there else b""
    other = tmp_path / "other.sqlite"
    other.symlink_to(path)  # leads nowhere if it is not there yet
    for target in (path, other, journal, tmp_path / "." / "n.sqlite"):
        for option in ("--csv", "--report"):
            arguments = ["survey", "--db", str(path), "--deals", "2", option, str(target), *SMALL]
            assert READ in complaint(*arguments)
    assert path.exists() == there
    assert not there or path.read_bytes() == before


def test_two_outputs_are_two_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "n.sqlite"
    (tmp_path / "link").symlink_to("x")
    for first, second in (("x", "x"), ("x", "./x"), ("x", str(tmp_path / "x")), ("link", "x"), ("x", "link")):
        survey = ["survey", "--db", str(path), "--deals", "1", "--csv", first, "--report", second, *SMALL]
        assert TWICE in complaint(*survey)
    assert BOTH in complaint("survey", "--db", str(path), "--deals", "1", "--csv", "-", "--report", "-")
    assert BOTH in complaint("survey", "--db", str(path), "--deals", "1", "--csv", "-", "--json")
    position(tmp_path / "deal.json")
    assert BOTH in complaint("report", "deal.json", "--html", "-", "--json")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["deal.json", "link"]


@pytest.mark.slow
def test_devices_may_be_named_twice(tmp_path: Path) -> None:
    path = str(tmp_path / "n.sqlite")
    both = ["--csv", os.devnull, "--report", os.devnull]
    assert ppsolve("survey", "--db", path, "--deals", "1", *both, *SMALL).returncode == 0


def test_what_cannot_be_written_is_refused_before_any_work(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "no" / "where")
    for command in (
        ["deal", "--seed", "1", "-o"],
        ["puzzle", "--level", "expert", "--seed", "1", "--count", "1000", "-o"],
        ["daily", "--week", "-o"],
        ["page", "pyramid-expert-1-g2", "-o"],
        ["show", "iello-2024,base=3:-:RRGY,RGPB:0", "--svg"],
    ):
        assert "cannot be written: no such file or directory" in complaint(*command, nowhere)
