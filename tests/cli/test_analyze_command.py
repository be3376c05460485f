"""`ppsolve analyze` as a user runs it: output, exit codes and Ctrl-C."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from command import complaint, output, ppsolve, ppsolve_interrupted, ppsolve_process
from positions import played
from ppsolve.cli.shared.searching import progress_about
from ppsolve.solver import Position, analyze, deal, dumps, loads, textform, to_dict
from ppsolve.solver.outcome import Progress, Question
from terminals import on_a_terminal

SMALL = "iello-2024,base=3:-:RRGY,RGPB:0"
THREE = "iello-2024,base=3:RGB:RRG,GPB,YB:0"
OVER = "iello-2024,base=1:R:G,BB+2,-:-"
LARGE = textform.dumps(deal(1, players=3))
"""Too large to solve during a test."""

LITTLE = ("--memory", "16")
EITHER_CORE = pytest.mark.parametrize("core", ["python", pytest.param("native", marks=pytest.mark.native)])


def document(*arguments: str, **environment: Any) -> dict[str, Any]:
    """The document that `ppsolve analyze ARGUMENTS --json` prints; everything in it is proved."""
    found: dict[str, Any] = json.loads(output("analyze", "--json", *LITTLE, *arguments, **environment))
    return found


def without_effort(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key != "effort"}


def values(found: Any, *without: str) -> Any:
    """A document without its lines, its effort and the keys in `without`."""
    if isinstance(found, dict):
        left_out = ("line", "effort", *without)
        return {key: values(value, *without) for key, value in found.items() if key not in left_out}
    return [values(item, *without) for item in found] if isinstance(found, list) else found


def end_of(position: Position, line: list[str]) -> Position:
    end = played(position, *line)
    assert end.over
    return end


# What it prints


@pytest.mark.parametrize("text", [SMALL, THREE, OVER])
def test_the_document_is_that_of_the_library(text: str) -> None:
    position = textform.loads(text)
    seat = position.to_move
    expected = analyze(position, moves=True, recommend_for=seat, memory=4 << 20, threads=1).to_dict()
    assert without_effort(document(text, "--moves", "--threads", "1")) == without_effort(expected)


def test_the_lines_printed_play_out_to_their_values() -> None:
    found = document("iello-2024,base=4:RG:RRGYP+1,RGPBB:0", "--moves")
    position = loads(json.dumps(found["position"]))
    assert isinstance(position, Position)
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


def test_one_document_is_indented_and_several_are_one_per_line(tmp_path: Path) -> None:
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


def test_the_text_has_every_outcome() -> None:
    text = output("analyze", SMALL, "--moves", *LITTLE)
    assert "> Alice  RR G Y   4  to move" in text
    assert re.search(r"^player +cards .*guaranteed +selfish$", text, flags=re.MULTILINE)
    assert re.search(r"^Alice +4 .*1 +1$", text, flags=re.MULTILINE)
    assert re.search(r"^Bob +4 .*2 +2$", text, flags=re.MULTILINE)
    assert "Margin: 1, Alice is ahead" in text
    assert "Alice can guarantee a result of at most 1 card;" in text
    headers = r"^move +worst case +everyone for themselves +expected +95 % interval$"
    assert re.search(headers, text, flags=re.MULTILINE)
    assert re.search(r"^Ra1 +1 +1 +~\d\.\d\d +\d\.\d\d to \d\.\d\d$", text, flags=re.MULTILINE)
    assert re.search(r"^[GY]a1 +2 +2 +~", text, flags=re.MULTILINE)
    assert (
        "Recommended: Alice plays Ra1. The line if Bob works against Alice:\n\n1. Alice  Ra1\n2. Bob" in text
    )
    assert re.search(r"^\d[\d,]* positions in \d+\.\d\d s", text, flags=re.MULTILINE)
    assert "Not finished" not in text


def test_the_text_of_a_round_that_is_over_has_no_lines() -> None:
    text = output("analyze", OVER, "--moves", *LITTLE)
    assert "The round is over: Alice is left with 1 card, Bob with 2 and Carol with none." in text
    assert not re.search("Best play|Selfish play|If everybody", text)
    assert "Recommended" not in text


def test_the_pyramid_is_drawn_after_each_step_if_that_is_asked_for() -> None:
    line = document(SMALL, "--only", "guaranteed")["players"][0]["guaranteed"]["line"]
    plain, drawn = (
        output("analyze", SMALL, "--only", "guaranteed", *LITTLE, *more) for more in ([], ["--show-line"])
    )
    pyramids = len(re.findall(r"^a ", drawn, flags=re.MULTILINE))
    assert pyramids == len(re.findall(r"^a ", plain, flags=re.MULTILINE)) + len(line)


def test_several_files_are_analysed_in_order(tmp_path: Path) -> None:
    paths = [tmp_path / "two.json", tmp_path / "three.json"]
    for path, text in zip(paths, (SMALL, THREE), strict=True):
        path.write_text(dumps(textform.loads(text)))
    text = output("analyze", *map(str, paths), "--only", "guaranteed", *LITTLE)
    assert re.findall(r"; (\d) players", text) == ["2", "3"]
    assert "a second)\n\n\nRules" in text


def test_a_name_that_looks_like_a_number_stays_a_name() -> None:
    assert re.search(r"^1e5 +1 +0", output("analyze", "iello-2024:-:1e5=R,G:0", *LITTLE), flags=re.MULTILINE)


@pytest.mark.slow
@EITHER_CORE
def test_threads_memory_and_core_change_no_value(core: str) -> None:
    position = "iello-2024,base=4:RG:RRGY+1,RPB:0"
    without = ["expected"] if core == "python" else []  # estimates need the native core
    wanted = values(document(position, "--moves"), *without)
    for options in (["--threads", "1"], ["--threads", "2"], ["--memory", "0"], ["--memory", "64"]):
        assert values(document(position, "--moves", *options, PPSOLVE_CORE=core), *without) == wanted


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
    assert "not decided who is ahead" in text
    assert re.search(r"Not finished: .*guaranteed of Alice, guaranteed of Bob, .*margin\.", text)
    assert "Try a larger --time, --nodes or --memory." in text
    assert "Selfish values were skipped" in text


def test_one_bounded_position_among_many_gives_exit_code_3() -> None:
    result = ppsolve(
        "analyze", SMALL, LARGE, OVER, "--json", "--only", "guaranteed", "--nodes", "300", *LITTLE
    )
    statuses = [json.loads(line)["status"] for line in result.stdout.splitlines()]
    assert (result.returncode, statuses) == (3, ["proved", "bounded", "proved"])


def test_bad_input_gets_one_line_and_exit_code_1() -> None:
    assert "no such file" in complaint("analyze", "nonsense.json")
    assert "players[0].hand" in complaint("analyze", "iello-2024:-:RX,G:0")
    assert "0 is not in the range 1 to 256" in complaint("analyze", SMALL, "--threads", "0", code=2)
    assert "1000 is not in the range" in complaint("analyze", SMALL, "--threads", "1000", code=2)
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
def test_a_bad_line_is_reported_after_the_results_of_the_good_ones(good: int) -> None:
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


def interrupted(*arguments: str, positions: tuple[str, ...], **environment: str) -> tuple[str, str]:
    """The first line and the rest of the output of `analyze`, with Ctrl-C during the second position."""
    lines = "".join(dumps(textform.loads(text), one_line=True) + "\n" for text in positions)
    result = ppsolve_interrupted(
        "analyze", "-", *LITTLE, *arguments, stdin=lines.encode(), search=2, **environment
    )
    assert (result.returncode, result.stderr) == (130, b"")
    first, _, rest = result.stdout.decode().partition("\n")
    return first, rest


@pytest.mark.slow
@EITHER_CORE
def test_ctrl_c_prints_what_is_known_so_far(core: str) -> None:
    first, rest = interrupted("--json", "--moves", positions=(OVER, LARGE, SMALL), PPSOLVE_CORE=core)
    assert json.loads(first)["status"] == "proved"
    found = json.loads(rest)
    assert found["position"] == to_dict(textform.loads(LARGE))
    assert found["status"] == "bounded"
    assert len(found["moves"]) == len(textform.loads(LARGE).legal_moves)
    for player in found["players"]:
        assert 0 <= player["guaranteed"]["low"] <= player["guaranteed"]["high"] <= 12


@pytest.mark.slow
def test_ctrl_c_prints_the_text_too() -> None:
    first, text = interrupted(positions=(OVER, LARGE))
    assert first.startswith("Rules")
    assert text.count("Rules iello-2024") == 1
    assert "Interrupted: these are the results so far." in text
    assert re.search(r"Not finished:[\w\s,]* guaranteed\s+of\s+Alice", text)


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


# Terminals


@pytest.mark.slow
def test_progress_is_shown_on_a_terminal_and_cleared_at_the_end(programs: Path) -> None:
    arguments = ("analyze", LARGE, "--json", "--time", "1.5", "--only", "guaranteed", *LITTLE)
    shown, printed = on_a_terminal(programs / "ppsolve", *arguments, code=3, piped="stdout")
    assert json.loads(printed)["status"] == "bounded"
    assert re.search(r"\rguaranteed of Alice: \d+\.\.\d+, at most [12] s left\x1b\[K", shown)
    assert shown.endswith("\r\x1b[K")
    assert "\n" not in shown


@pytest.mark.slow
def test_progress_stays_in_one_line_of_a_narrow_terminal(programs: Path) -> None:
    arguments = ("analyze", SMALL, LARGE, "--json", "--time", "1.2", "--only", "guaranteed", *LITTLE)
    shown, _ = on_a_terminal(programs / "ppsolve", *arguments, columns=30, code=3, piped="stdout")
    texts = shown.replace("\x1b[K", "").split("\r")
    assert any(text.startswith("position 2, guaranteed of ") for text in texts)
    assert max(map(len, texts)) < 30


@pytest.mark.slow
@pytest.mark.parametrize("player", ["Alice", "Bob"])
def test_progress_never_falls_back_to_wider_bounds(player: str, programs: Path) -> None:
    arguments = ("analyze", LARGE, "--json", "--time", "1", "--only", "guaranteed", "--player", player)
    shown, printed = on_a_terminal(programs / "ppsolve", *arguments, *LITTLE, code=3, piped="stdout")
    bounds: dict[str, list[tuple[int, int]]] = {}
    for about, low, high in re.findall(r"\r([^\r:]+): (\d+)\.\.(\d+), at most 1 s left", shown):
        bounds.setdefault(about, []).append((int(low), int(high)))
    for one in json.loads(printed)["players"]:
        final = one["guaranteed"]["low"], one["guaranteed"]["high"]
        bounds.get(f"guaranteed of {one['name']}", []).append(final)
    assert bounds
    for told in bounds.values():
        assert all(a <= c <= d <= b for (a, b), (c, d) in pairwise(told))


def test_progress_of_a_resumed_question_keeps_the_narrowest_bounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    terminal = io.StringIO()
    monkeypatch.setattr(terminal, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    with progress_about(textform.loads(SMALL), seconds=9) as show:
        assert show is not None
        for low, high in ((0, 4), (1, 3), (0, 4), (0, 2)):
            show(Progress(Question("guaranteed", 0), low, high, nodes=0, seconds=0.0))
    told = re.findall(r"guaranteed of Alice: (\d)\.\.(\d)", terminal.getvalue())
    assert told == [("0", "4"), ("1", "3"), ("1", "3"), ("1", "2")]


@pytest.mark.parametrize("columns", [40, *(pytest.param(n, marks=pytest.mark.slow) for n in (60, 80, 200))])
@pytest.mark.parametrize(
    "text", [SMALL, OVER, "iello-2024,base=4:RG:Bartholomew%20the%20Great=RRGY,RPB,GGx:0"]
)
def test_the_text_keeps_to_the_width_of_the_terminal(text: str, columns: int, programs: Path) -> None:
    arguments = ("analyze", text, "--moves", "--show-line", *LITTLE)
    shown, _ = on_a_terminal(programs / "ppsolve", *arguments, columns=columns, piped="stderr")
    plain = re.sub(r"\x1b\[[\d;]*m", "", shown).replace("\r\n", "\n")
    assert max(map(len, plain.splitlines())) <= columns
    assert plain != shown or text == OVER
    assert "Rules iello-2024" in plain


def test_nothing_but_plain_text_goes_into_a_pipe() -> None:
    result = ppsolve_process("analyze", SMALL, "--moves", "--show-line", *LITTLE)
    assert result.stderr == b""
    assert b"\x1b" not in result.stdout and b"\r" not in result.stdout


def test_the_reader_of_the_pipe_may_close_it() -> None:
    command = (
        f"{sys.executable} -m ppsolve.cli analyze {' '.join([SMALL] * 300)} --only guaranteed --memory 1"
    )
    result = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command} | head -n 1"], capture_output=True, timeout=60
    )
    assert (result.stdout.count(b"\n"), result.stderr, result.returncode) == (1, b"", 141)


@pytest.mark.native
def test_memory_that_cannot_be_allocated_is_refused() -> None:
    limited = (
        "import resource; resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30)); "
        "from ppsolve.cli.main import run; run()"
    )
    arguments = ["analyze", SMALL, "--only", "guaranteed", "--memory", "4096"]
    result = subprocess.run([sys.executable, "-c", limited, *arguments], capture_output=True, text=True)
    assert result.returncode == 1
    assert result.stderr == "ppsolve: memory: cannot allocate 4096 MiB\n"


# Default outcomes, and the point of view.

BEYOND = "iello-2024,base=4:RGBY/RGY/GG:RRRRRGGYYPPBBB,GYYYPPPPPBBBB:0"
"""Quick to search, but with too many cards for selfish play."""


def test_a_deal_beyond_the_reach_of_selfish_play_exits_with_0_by_default() -> None:
    result = ppsolve("analyze", BEYOND, *LITTLE)
    assert result.returncode == 0
    assert re.search(r"^player +cards +best +guaranteed$", result.stdout.decode(), flags=re.MULTILINE)
    text = " ".join(result.stdout.decode().split())
    assert "Selfish values were skipped (too many cards). Add --only selfish to compute them anyway." in text
    assert "All values assume open hands" in text


def test_selfish_asked_for_by_name_is_searched_within_the_limits() -> None:
    large = textform.dumps(deal(1))
    result = ppsolve("analyze", large, "--json", "--only", "selfish", "--nodes", "3000", *LITTLE)
    found = json.loads(result.stdout)
    assert (result.returncode, found["status"]) == (3, "bounded")
    assert found["effort"]["nodes"] > 1000
    assert "Selfish values were skipped" not in output("analyze", SMALL, "--only", "guaranteed", *LITTLE)


def test_the_view_of_another_player_is_shown() -> None:
    text = " ".join(output("analyze", SMALL, "--player", "bob", *LITTLE).split())
    assert "Bob can guarantee a result of at most 2 cards;" in text
    assert re.search(r"Recommended: Bob plays \w+ on the next turn, after \w+", text)
    assert "The line if Alice works against Bob:" in text
    advice = document(SMALL, "--player", "Bob")["advice"]
    assert (advice["player"], advice["status"], len(advice["before"])) == ("Bob", "proved", 1)


def test_an_unknown_player_is_refused() -> None:
    said = complaint("analyze", SMALL, "--player", "Carol")
    assert "player: no player is called 'Carol'; there are Alice, Bob" in said


def test_at_a_limit_the_best_move_so_far_is_shown_as_unproved() -> None:
    text = " ".join(
        ppsolve("analyze", LARGE, "--only", "guaranteed", "--nodes", "200", *LITTLE).stdout.decode().split()
    )
    assert re.search(
        r"Safest move found so far, not proved: Alice plays \w+\. "
        r"It guarantees a result of at most \d+ cards",
        text,
    )
    assert re.search(r"\(bounds \d+\.\.\d+\)", text)


def test_a_drawn_line_marks_the_card_just_placed_and_shows_the_hand_it_came_from() -> None:
    text = output("analyze", SMALL, "--only", "guaranteed", "--show-line", *LITTLE)
    steps = re.findall(r"^ *\d+\. (\w+) +(\w)(\w)(\d)", text, flags=re.MULTILINE)
    marked = re.findall(r"<(\w)>", text)
    assert marked == [colour for _, colour, _, _ in steps]
    assert text.count(" left\n") >= len(steps)
    assert "1. Alice  Ra1\n\na  (any)  <R>  (any)\n     0     1     2\n\nAlice has R G Y left\n" in text


@pytest.mark.parametrize("first", ["[" * 3000, "[" * 3000 + "]" * 3000], ids=["open", "closed"])
def test_a_line_nested_too_deeply_does_not_end_a_batch(first: str, tmp_path: Path) -> None:
    path = tmp_path / "batch.jsonl"
    path.write_text(f"{first}\n{dumps(deal(1, 6), one_line=True)}\n", encoding="utf-8")
    result = ppsolve("analyze", str(path), "--format", "jsonl", "--keep-going", "--only", "table")
    bad, good = map(json.loads, result.stdout.splitlines())
    assert result.returncode == 1
    assert bad["what"] == "malformed JSON: nested too deeply"
    assert good["status"] == "proved"
