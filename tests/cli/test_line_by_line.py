"""`--format jsonl` answers every line immediately, with `--keep-going` also bad ones."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

import pytest

from command import complaint, ppsolve

GOOD = {"players": [{"name": "Alice", "hand": "RG"}, {"name": "Bob", "hand": "YB"}], "rules": {"base": 2}}
CLAIMED = GOOD | {"claims": {"table": 0}}
QUICK = ("--only", "table", "--memory", "1", "--threads", "1")
SECONDS = 60


class Coprocess:
    """A running command that answers line by line."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process = process
        self._lines: Queue[bytes] = Queue()
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line)

    def ask(self, line: bytes) -> Any:
        """The answer to a line; the input stays open."""
        assert self.process.stdin is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        return json.loads(self._lines.get(timeout=SECONDS))


@contextmanager
def coprocess(*arguments: str) -> Iterator[Coprocess]:
    command = [sys.executable, "-m", "ppsolve", *arguments]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        try:
            yield Coprocess(process)
        finally:
            process.kill()


def test_a_line_is_answered_before_the_next_one_is_written() -> None:
    with coprocess("analyze", "-", "--format", "jsonl", *QUICK) as server:
        for hand in ("RG", "GG", "RR"):
            players = [{"name": "Alice", "hand": hand}, {"name": "Bob", "hand": "YB"}]
            answer = server.ask(json.dumps({**GOOD, "players": players}).encode())
            assert answer["schema"] == "ppsolve.analysis/1"
            assert answer["players"][0]["cards"] == 2
            assert answer["position"]["players"][0]["hand"] == hand


@pytest.mark.slow
@pytest.mark.parametrize("bad", [b"{", b'{"players": ', b'"', b"{} x", b"\xff", b"[]", b'{"players": []}'])
def test_a_bad_line_is_answered_in_its_place_even_the_first(bad: bytes) -> None:
    with coprocess("analyze", "-", "--format", "jsonl", "--keep-going", *QUICK) as server:
        answer = server.ask(bad)
        assert (answer["schema"], answer["line"]) == ("ppsolve.error/1", 1)
        assert answer["where"].startswith("standard input: line 1")
        assert server.ask(json.dumps(GOOD).encode())["schema"] == "ppsolve.analysis/1"
        assert server.ask(bad)["line"] == 3


def test_a_claim_is_answered_as_it_comes() -> None:
    with coprocess("verify", "-", "--format", "jsonl", "--keep-going", *QUICK[2:]) as server:
        assert server.ask(json.dumps(CLAIMED).encode())["schema"] == "ppsolve.verification/1"
        assert server.ask(json.dumps(GOOD).encode())["what"].startswith("no claims")
        assert server.ask(json.dumps(CLAIMED).encode())["schema"] == "ppsolve.verification/1"


def test_a_first_line_that_no_other_line_could_complete_is_refused_at_once() -> None:
    command = [sys.executable, "-m", "ppsolve", "analyze", "-", "--format", "jsonl", *QUICK]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin is not None
        process.stdin.write(b'{"players": nothing}\n')
        process.stdin.flush()
        assert process.wait(SECONDS) == 1


def lines_of(result: subprocess.CompletedProcess[bytes]) -> list[Any]:
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_good_lines_are_answered_and_the_exit_code_reports_the_bad_one(tmp_path: Path) -> None:
    good = json.dumps(GOOD).encode()
    long = b'"' + b"x" * 2_000_000 + b'"'
    stdin = b"\n".join([good, b"", b'{"players": 3}', long, good, b'{"a":1,"a":2}', b"\xff\xfe", good])
    result = ppsolve("analyze", "-", "--format", "jsonl", "--keep-going", *QUICK, stdin=stdin)
    assert result.returncode == 1
    answers = lines_of(result)
    assert [one.get("line") for one in answers] == [None, 3, 4, None, 6, 7, None]
    assert answers[1]["where"] == "standard input: line 3: players"
    assert answers[1]["what"] == "expected a list, not 3"
    assert "more than 1,048,576 bytes" in answers[2]["what"]
    assert result.stderr == b""


def test_the_name_of_a_file_is_not_taken_for_the_number_of_a_line(tmp_path: Path) -> None:
    file = tmp_path / "x: line 7"
    file.write_bytes(b'{"players": 1}\n{"players": 2}\n')
    result = ppsolve("analyze", str(file), "--format", "jsonl", "--keep-going", *QUICK)
    assert [one["line"] for one in lines_of(result)] == [1, 2]


@pytest.mark.parametrize("command", ["analyze", "verify"])
def test_a_line_that_never_ends_is_refused_once(command: str) -> None:
    result = ppsolve(command, "/dev/zero", "--format", "jsonl", "--keep-going")
    (answer,) = lines_of(result)
    assert answer["where"] == "/dev/zero: line 1"
    assert answer["what"] == "more than 67,108,864 bytes without a line break; the rest is not read"
    assert result.returncode == 1


def test_a_file_that_begins_with_a_long_line_is_read_on(tmp_path: Path) -> None:
    file = tmp_path / "several.jsonl"
    with file.open("wb") as stream:
        stream.write(b"x" * 2_000_000 + b"\n" + json.dumps(GOOD).encode() + b"\n")
        stream.seek(100_000_000, 1)  # a hole, without a line break
        stream.write(b"\n" + json.dumps(GOOD).encode() + b"\n")
    result = ppsolve("analyze", str(file), "--format", "jsonl", "--keep-going", *QUICK)
    assert [one.get("line") for one in lines_of(result)] == [1, None, 3]
    assert "the rest is not read" in lines_of(result)[2]["what"]


def test_blank_lines_are_skipped_fast_and_counted(tmp_path: Path) -> None:
    """One at a time, they would take half a minute."""
    file = tmp_path / "blank.jsonl"
    file.write_bytes(b"\n" * 40_000_000 + b" \r\n" * 3_000_000 + b"\t[]\n\n" + json.dumps(GOOD).encode())
    began = time.process_time()
    result = ppsolve("analyze", str(file), "--format", "jsonl", "--keep-going", *QUICK)
    assert [one.get("line") for one in lines_of(result)] == [43_000_001, None]
    message = complaint("analyze", str(file), "--only", "table")
    assert message.startswith(f"ppsolve: {file}: line 43000001: ")
    assert time.process_time() - began < 8


def test_without_keep_going_the_good_ones_before_are_answered() -> None:
    stdin = json.dumps(GOOD).encode() + b"\n[]\n"
    result = ppsolve("analyze", "-", "--format", "jsonl", *QUICK, stdin=stdin)
    assert (result.returncode, len(lines_of(result))) == (1, 1)
    assert result.stderr == b"ppsolve: standard input: line 2: expected an object, not a list\n"


def test_files_and_lines_of_all_sorts_are_answered_in_their_order(tmp_path: Path) -> None:
    several = tmp_path / "several.jsonl"
    several.write_text(json.dumps(GOOD) + "\n{\n" + json.dumps(GOOD) + "\n")
    one = tmp_path / "one.json"
    one.write_text(json.dumps(GOOD, indent=2))
    broken = tmp_path / "broken.jsonl"
    broken.write_text('{"players":\n' + json.dumps(GOOD) + "\n")
    empty = tmp_path / "empty.json"
    empty.write_text("")
    arguments = [*map(str, (several, one, broken, empty)), "iello-2024:-:K,G:0", "missing.json"]
    result = ppsolve("analyze", *arguments, "--format", "jsonl", "--keep-going", *QUICK)
    schemas = [one["schema"].split(".")[1].split("/")[0] for one in lines_of(result)]
    assert schemas == ["analysis", "error", *["analysis"] * 2, "error", "analysis", *["error"] * 3]
    assert result.returncode == 1


def test_good_lines_give_one_answer_each_and_code_0() -> None:
    result = ppsolve(
        "analyze", "-", "--format", "jsonl", "--keep-going", *QUICK, stdin=json.dumps(GOOD).encode()
    )
    assert (result.returncode, len(result.stdout.splitlines())) == (0, 1)


def test_options_that_contradict_each_other_are_refused() -> None:
    line = "iello-2024:-:R,G:0"
    assert "needs --format jsonl" in complaint("analyze", line, "--keep-going", code=2)
    assert "needs --format jsonl" in complaint("analyze", line, "--json", "--keep-going", code=2)
    assert "contradict" in complaint("analyze", line, "--json", "--format", "text", code=2)
    arguments = ("verify", line, "--expect", "x", "--format", "jsonl", "--keep-going")
    assert "--expect" in complaint(*arguments, code=2)
