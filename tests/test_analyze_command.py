"""`ppsolve analyze` as a user runs it: what it prints, how it ends, and what Ctrl-C leaves."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from command import complaint, output, ppsolve
from positions import played
from ppsolve.solver import Position, analyze, deal, dumps, loads, textform, to_dict

SMALL = "iello-2024,base=3:-:RRGY,RGPB:0"
THREE = "iello-2024,base=3:RGB:RRG,GPB,YB:0"
OVER = "iello-2024,base=1:R:G,BB+2,-:-"
LARGE = textform.dumps(deal(1, players=3))
"""Nobody solves this in the time of a test."""

LITTLE = ("--memory", "16")
EITHER_CORE = pytest.mark.parametrize("core", ["python", pytest.param("native", marks=pytest.mark.native)])


def document(*arguments: str, **environment: str) -> dict[str, Any]:
    """The one document that `ppsolve analyze ARGUMENTS --json` prints; all in it is proved."""
    found: dict[str, Any] = json.loads(output("analyze", "--json", *LITTLE, *arguments, **environment))
    return found


def without_effort(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key != "effort"}


def values(found: Any) -> Any:
    """A document without its lines and its effort."""
    if isinstance(found, dict):
        return {key: values(value) for key, value in found.items() if key not in ("line", "effort")}
    return [values(item) for item in found] if isinstance(found, list) else found


def end_of(position: Position, line: list[str]) -> Position:
    end = played(position, *line)
    assert end.over
    return end


# What it prints


@pytest.mark.parametrize("text", [SMALL, THREE, OVER])
def test_the_document_is_that_of_the_library(text: str) -> None:
    expected = analyze(textform.loads(text), moves=True, memory=4 << 20, threads=1).to_dict()
    assert without_effort(document(text, "--moves", "--threads", "1")) == without_effort(expected)


def test_the_lines_printed_play_out_to_their_values() -> None:
    found = document("iello-2024,base=4:RG:RRGYP+1,RGPBB:0", "--moves")
    position = loads(json.dumps(found["position"]))
    for seat, player in enumerate(found["players"]):
        for name in ("guaranteed", "selfish"):
            end = end_of(position, player[name]["line"])
            assert end.penalties()[seat] == player[name]["penalty"]
    first, second = end_of(position, found["margin"]["line"]).scores()
    assert second - first == found["margin"]["value"]
    for entry in found["moves"]:
        line = entry["guaranteed"]["line"]
        assert line[0] == entry["move"]
        assert end_of(position, line).penalties()[0] == entry["guaranteed"]["penalty"]


def test_only_what_is_asked_for_is_printed() -> None:
    found = document(SMALL, "--only", " selfish, margin,selfish")
    assert set(found) == {"schema", "position", "status", "to_move", "players", "margin", "effort"}
    assert set(found["players"][0]) == {"name", "cards", "selfish"}
    assert document(THREE, "--only", "margin")["margin"] is None


def test_one_document_is_indented_and_several_stand_one_on_a_line(tmp_path: Path) -> None:
    assert len(output("analyze", SMALL, "--json", *LITTLE).splitlines()) > 10
    path = tmp_path / "one.json"
    path.write_text(dumps(textform.loads(SMALL)))
    lines = output("analyze", str(path), OVER, THREE, "--json", *LITTLE).splitlines()
    found = [json.loads(line)["position"] for line in lines]
    assert found == [to_dict(textform.loads(text)) for text in (SMALL, OVER, THREE)]


def test_json_lines_in_give_json_lines_out_in_order() -> None:
    positions = [textform.loads(text) for text in (SMALL, THREE, SMALL, OVER)]
    lines = "\n".join(dumps(position, one_line=True) for position in positions)
    printed = output("analyze", "-", "--json", "--only", "guaranteed", *LITTLE, stdin=lines.encode())
    assert [json.loads(line)["position"] for line in printed.splitlines()] == list(map(to_dict, positions))


def started(*arguments: str, **environment: str) -> subprocess.Popen[bytes]:
    """`ppsolve analyze - ARGUMENTS`, waiting for JSON Lines."""
    return subprocess.Popen(
        [sys.executable, "-m", "ppsolve.cli", "analyze", "-", *LITTLE, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **environment},
    )


def give(process: subprocess.Popen[bytes], *texts: str) -> None:
    assert process.stdin is not None
    for text in texts:
        process.stdin.write(dumps(textform.loads(text), one_line=True).encode() + b"\n")
    process.stdin.flush()


def test_results_are_printed_as_they_come() -> None:
    process = started("--json")
    assert process.stdout is not None
    give(process, SMALL, THREE)
    for text in (SMALL, THREE):
        assert json.loads(process.stdout.readline())["position"] == to_dict(textform.loads(text))
    rest, errors = process.communicate(timeout=30)
    assert (rest, errors, process.returncode) == (b"", b"", 0)


def test_the_text_tells_it_all() -> None:
    text = output("analyze", SMALL, "--moves", *LITTLE)
    assert "> Alice  RR G Y   4  to move" in text
    assert re.search(r"^player +cards +guaranteed +selfish$", text, flags=re.MULTILINE)
    assert re.search(r"^Alice +4 +1 +1$", text, flags=re.MULTILINE)
    assert re.search(r"^Bob +4 +2 +2$", text, flags=re.MULTILINE)
    assert "Margin: 1, Alice is ahead" in text
    assert re.search(r"^Alice is sure of +after$", text, flags=re.MULTILINE)
    assert re.search(r"^1 +Ra1$", text, flags=re.MULTILINE)
    assert re.search(r"^2 +Ga1 Ya1$", text, flags=re.MULTILINE)
    assert re.search(r"^Line of guaranteed, Alice: Ra1 ", text, flags=re.MULTILINE)
    assert re.search(r"^\d+ positions in \d+\.\d\d s", text, flags=re.MULTILINE)
    assert "Not finished" not in text


def test_the_text_of_a_round_that_is_over_has_no_lines() -> None:
    text = output("analyze", OVER, "--moves", *LITTLE)
    assert "The round is over" in text
    assert "Line of" not in text


def test_a_name_that_looks_like_a_number_stays_a_name() -> None:
    assert re.search(r"^1e5 +1 +0", output("analyze", "iello-2024:-:1e5=R,G:0", *LITTLE), flags=re.MULTILINE)


@EITHER_CORE
def test_threads_memory_and_core_change_no_value(core: str) -> None:
    position = "iello-2024,base=4:RG:RRGY+1,RPB:0"
    expected = values(document(position, "--moves"))
    for options in (["--threads", "1"], ["--threads", "2"], ["--memory", "0"], ["--memory", "64"]):
        assert values(document(position, "--moves", *options, PPSOLVE_CORE=core)) == expected


# How it ends


def test_a_limit_that_is_reached_gives_bounds_and_exit_code_3() -> None:
    for limit in (["--time", "0"], ["--nodes", "5"]):
        result = ppsolve("analyze", LARGE, "--json", "--moves", *LITTLE, *limit)
        assert (result.returncode, result.stderr) == (3, b"")
        found = json.loads(result.stdout)
        assert found["status"] == "bounded"
        for outcome in [player["guaranteed"] for player in found["players"]]:
            assert outcome["status"] == "bounded"
            assert outcome["penalty"] is None
            assert outcome["line"] == []
            assert 0 <= outcome["low"] < outcome["high"] <= 12


def test_the_text_says_what_is_not_finished_and_what_would_help() -> None:
    result = ppsolve("analyze", textform.dumps(deal(1)), "--time", "0", "--nodes", "9", *LITTLE)
    assert result.returncode == 3
    text = " ".join(result.stdout.decode().split())
    assert "Margin: -" in text
    assert "it is open who is ahead" in text
    assert "Not finished: guaranteed of Alice, guaranteed of Bob, margin." in text
    assert "A larger --time, --nodes or --memory may do." in text
    assert "selfish is searched when" in text


def test_one_bounded_position_among_many_gives_exit_code_3() -> None:
    result = ppsolve(
        "analyze", SMALL, LARGE, OVER, "--json", "--only", "guaranteed", "--nodes", "300", *LITTLE
    )
    statuses = [json.loads(line)["status"] for line in result.stdout.splitlines()]
    assert (result.returncode, statuses) == (3, ["proved", "bounded", "proved"])


def test_bad_input_gets_one_line_and_exit_code_1() -> None:
    assert "no such file" in complaint("analyze", "nonsense.json")
    assert "players[0].hand" in complaint("analyze", "iello-2024:-:RX,G:0")
    assert "threads: 0 is not from 1 to" in complaint("analyze", SMALL, "--threads", "0")
    assert "threads: 1000 is not from 1 to" in complaint("analyze", SMALL, "--threads", "1000")
    assert "but the machine has" in complaint("analyze", SMALL, "--memory", str(2**40))


@pytest.mark.parametrize(
    "options",
    [
        ["--only", "luck"],
        ["--only", ""],
        ["--time", "-1"],
        ["--time", "nan"],
        ["--time", "soon"],
        ["--nodes", "-1"],
        ["--memory", "-1"],
        ["--memory", "9" * 30],
        ["--threads", "many"],
        ["--colour"],
    ],
    ids=" ".join,
)
def test_wrong_usage_exits_with_2(options: list[str]) -> None:
    complaint("analyze", SMALL, *options, code=2)


def test_analyze_wants_a_position() -> None:
    complaint("analyze", code=2)


@pytest.mark.parametrize("good", [1, 2])
def test_a_bad_line_is_told_after_the_results_of_the_good_ones(good: int) -> None:
    line = dumps(textform.loads(SMALL), one_line=True) + "\n"
    result = ppsolve("analyze", "-", "--json", *LITTLE, stdin=(line * good + "{}\n" + line).encode())
    assert result.returncode == 1
    assert len([json.loads(line) for line in result.stdout.splitlines()]) == good
    assert result.stderr.decode() == f"ppsolve: standard input: line {good + 1}: players: is missing\n"


def test_a_closed_pipe_ends_quietly() -> None:
    positions = " ".join([SMALL] * 3000)
    command = f"{sys.executable} -m ppsolve.cli analyze {positions} --json --only guaranteed --memory 1"
    result = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command} | head -n 1"], capture_output=True, timeout=60
    )
    assert result.stdout.count(b"\n") == 1
    assert (result.stderr, result.returncode) == (b"", 141)


# Ctrl-C


def interrupted(process: subprocess.Popen[bytes]) -> tuple[bytes, bytes]:
    """What a process prints after Ctrl-C in the middle of a long analysis; it must end soon."""
    time.sleep(0.7)
    assert process.poll() is None
    process.send_signal(signal.SIGINT)
    began = time.monotonic()
    printed, errors = process.communicate(timeout=30)
    assert time.monotonic() - began < 8
    assert process.returncode == 130
    assert b"Traceback" not in errors
    return printed, errors


@EITHER_CORE
def test_ctrl_c_prints_what_is_known_so_far(core: str) -> None:
    process = started("--json", "--moves", PPSOLVE_CORE=core)
    assert process.stdout is not None
    give(process, OVER, LARGE, SMALL)
    # The first answer tells that the analysis of the second position begins.
    assert json.loads(process.stdout.readline())["status"] == "proved"
    printed, errors = interrupted(process)
    found = json.loads(printed)
    assert errors == b""
    assert found["position"] == to_dict(textform.loads(LARGE))
    assert found["status"] == "bounded"
    assert len(found["moves"]) == len(textform.loads(LARGE).placements())
    for player in found["players"]:
        assert 0 <= player["guaranteed"]["low"] <= player["guaranteed"]["high"] <= 12


def test_ctrl_c_prints_the_text_too() -> None:
    process = started()
    assert process.stdout is not None
    give(process, OVER, LARGE)
    assert process.stdout.readline().startswith(b"Rules")
    printed, _ = interrupted(process)
    text = printed.decode()
    assert text.count("Rules iello-2024") == 1
    assert "Interrupted: this is what is known so far." in text
    assert "Not finished: guaranteed of Alice" in text


def test_ctrl_c_while_it_waits_for_input_ends_it() -> None:
    process = started("--json")
    assert process.stdout is not None
    give(process, OVER, OVER)
    assert process.stdout.readline() and process.stdout.readline()
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=30) == 130
    assert process.stderr is not None
    assert b"Traceback" not in process.stderr.read()
    for stream in (process.stdin, process.stdout, process.stderr):
        assert stream is not None
        stream.close()


# Progress


def test_progress_is_shown_on_a_terminal_and_wiped_at_the_end() -> None:
    parent, child = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "ppsolve.cli", "analyze", LARGE, "--json", "--time", "1.5", *LITTLE],
        stdout=subprocess.PIPE,
        stderr=child,
    )
    os.close(child)
    printed, _ = process.communicate(timeout=30)
    shown = os.read(parent, 1 << 16).decode()
    os.close(parent)
    assert process.returncode == 3
    assert json.loads(printed)["status"] == "bounded"
    assert re.search(
        r"\rguaranteed of seat 0: \d+\.\.\d+, \d+ s, \d+\.\d\d M positions a second\x1b\[K", shown
    )
    assert shown.endswith("\r\x1b[K")
    assert "\n" not in shown
