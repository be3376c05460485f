"""Commands that extend the same file of published puzzles wait for each other."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from command import output
from ppsolve.cli.shared.outputs import exclusive

DAYS = ["2026-11-17", "2026-11-10", "2026-11-24", "2026-12-01"]  # Tuesdays: easy queues, which are quick


def publishing(day: str, file: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "ppsolve", "daily", "--date", day, "--format", "jsonl", "-o", str(file)]
    return subprocess.Popen(command, stderr=subprocess.PIPE)


def dates(file: Path) -> list[str]:
    return [json.loads(line)["date"] for line in file.read_text(encoding="utf-8").splitlines()]


def test_a_day_published_meanwhile_is_not_lost(tmp_path: Path) -> None:
    file, other = tmp_path / "days.jsonl", tmp_path / "other.jsonl"
    output("daily", "--date", DAYS[0], "--format", "jsonl", "-o", str(other))
    with exclusive(str(file)):
        process = publishing(DAYS[1], file)
        assert process.stderr is not None
        assert process.stderr.readline().decode() == f"waiting for another process that writes {file}\n"
        other.rename(file)
    assert process.communicate(timeout=60)[1] == b""
    assert process.returncode == 0
    assert dates(file) == sorted(DAYS[:2])
    assert [path.name for path in tmp_path.iterdir()] == ["days.jsonl"]


def test_days_published_at_once_are_all_kept(tmp_path: Path) -> None:
    """Even in a file that does not exist yet, and under two names."""
    file = tmp_path / "days.jsonl"
    (tmp_path / "link.jsonl").symlink_to("days.jsonl")
    names = [file, tmp_path / "link.jsonl"] * 2
    processes = [publishing(day, name) for day, name in zip(DAYS, names, strict=True)]
    for process in processes:
        message = process.communicate(timeout=60)[1].decode()
        assert process.returncode == 0, message
    assert dates(file) == sorted(DAYS)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["days.jsonl", "link.jsonl"]


def test_the_lock_of_a_killed_process_does_not_survive(tmp_path: Path) -> None:
    file = tmp_path / "days.jsonl"
    program = (
        "import sys, time\n"
        "from ppsolve.cli.shared.outputs import exclusive\n"
        "with exclusive(sys.argv[1]):\n"
        "    print(flush=True)\n"
        "    time.sleep(600)\n"
    )
    with subprocess.Popen([sys.executable, "-c", program, str(file)], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        assert (tmp_path / "days.jsonl.lock").exists()
        process.kill()
    output("daily", "--date", DAYS[0], "--format", "jsonl", "-o", str(file))
    assert dates(file) == DAYS[:1]
    assert [path.name for path in tmp_path.iterdir()] == ["days.jsonl"]
