"""The commands as a user runs them: output, errors and exit codes."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from command import complaint, output, ppsolve
from ppsolve.cli.shared.catalogue import COMMANDS
from ppsolve.solver import core_kind, deal, dumps, load, loads, read, textform
from terminals import on_a_terminal

SMALL = "iello-2024,base=3:-:RRGY,RGPB:0"
LARGE = "iello-2024:-:RRRGGGYYYPPPBB,RRRGGGYYYPPBBB:0"


def test_version_names_the_core() -> None:
    assert re.fullmatch(rf"ppsolve \d+\.\d+\.\d+, core: {core_kind()}\n", output("--version"))


def test_help_imports_no_command_and_no_heavy_module() -> None:
    """The modules that are loaded determine how long help takes."""
    code = (
        "import sys\nfrom ppsolve.cli.main import ppsolve\nppsolve(['--help'], standalone_mode=False)\n"
        "print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    loaded = set(done.stderr.split())
    assert "ppsolve.cli.main" in loaded
    assert not loaded & {f"ppsolve.cli.{name}" for name in COMMANDS}
    assert not loaded & {"networkx", "ortools", "matplotlib", "numpy", "ppsolve.puzzles", "ppsolve.reports"}


# deal


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("edition", ["iello-2024", "playte-2021", "ffg-2007"])
def test_deal_prints_the_deal_of_its_seed(players: int, edition: str) -> None:
    printed = output("deal", "--players", str(players), "--edition", edition, "--seed", "11")
    assert loads(printed) == deal(11, players, edition)


def test_many_deals_are_json_lines_with_consecutive_seeds(tmp_path: Path) -> None:
    target = tmp_path / "deals.jsonl"
    output("deal", "--players", "3", "--seed", "5", "--count", "4", "-o", str(target))
    assert list(read(target)) == [deal(5 + number, 3) for number in range(4)]
    assert len(target.read_text().splitlines()) == 4
    assert [path.name for path in tmp_path.iterdir()] == ["deals.jsonl"]


def test_deal_in_one_line_with_rules_overridden() -> None:
    rules = ["--rule", "base=5", "--rule", "deck=R9G9Y9", "--rule", "stuck=pass"]
    printed = output("deal", "--seed", "1", "--format", "text", *rules)
    expected = deal(1, deck={"R": 9, "G": 9, "Y": 9}, base=5, stuck="pass")
    assert textform.loads(printed.strip()) == expected


def test_a_deal_without_a_seed_prints_its_seed() -> None:
    result = ppsolve("deal")
    found = re.fullmatch(rb"seed (\d+)\n", result.stderr)
    assert found is not None
    assert loads(result.stdout) == deal(int(found[1]))


def test_deal_refuses_impossible_rules() -> None:
    assert "hand_size" in complaint("deal", "--seed", "1", "--rule", "hand_size=30")
    assert "rules.base" in complaint("deal", "--seed", "1", "--rule", "base=9")
    assert "unknown rule" in complaint("deal", "--seed", "1", "--rule", "speed=9")
    complaint("deal", "--players", "7", code=2)
    complaint("deal", "--seed", "-1", code=2)
    complaint("deal", "--count", "2", "--format", "json", "--seed", "1", code=2)


def test_an_output_file_is_written_completely_or_not_at_all(tmp_path: Path) -> None:
    target = tmp_path / "kept.json"
    target.write_text("precious")
    complaint("deal", "--seed", "1", "--rule", "hand_size=30", "-o", str(target))
    assert target.read_text() == "precious"
    assert [path.name for path in tmp_path.iterdir()] == ["kept.json"]
    assert "directory" in complaint("deal", "--seed", "1", "-o", str(tmp_path))
    assert "no such file" in complaint("deal", "--seed", "1", "-o", str(tmp_path / "none" / "x.json"))


def test_an_output_file_keeps_its_permissions(tmp_path: Path) -> None:
    target = tmp_path / "private.json"
    target.touch(mode=0o600)
    output("deal", "--seed", "1", "-o", str(target))
    assert target.stat().st_mode & 0o777 == 0o600
    assert load(target) == deal(1)


# show


def test_show_reads_a_file_standard_input_and_the_one_line_form(tmp_path: Path) -> None:
    position = deal(4, players=3)
    path = tmp_path / "deal.json"
    path.write_text(dumps(position))
    from_file = output("show", str(path))
    assert from_file == output("show", "-", stdin=dumps(position).encode())
    assert from_file == output("show", textform.dumps(position))
    assert "Carol" in from_file
    assert "iello-2024" in from_file


def test_show_draws_every_position_of_json_lines() -> None:
    lines = output("deal", "--seed", "1", "--count", "3").encode()
    assert output("show", "-", stdin=lines).count("iello-2024") == 3


def test_colour_is_for_terminals_without_no_color(programs: Path) -> None:
    shown = "iello-2024:RGB/R.:RRGY,GPB:1"
    assert "\x1b[" in on_a_terminal(programs / "ppsolve", "show", shown)[0]
    assert "\x1b[" not in on_a_terminal(programs / "ppsolve", "show", shown, NO_COLOR="1")[0]
    assert "\x1b[" not in output("show", shown)
    assert "\x1b[" in output("show", shown, "--color", "always")


@pytest.mark.parametrize("columns", [40, 60, 120])
def test_show_fits_a_narrow_terminal(columns: int, programs: Path) -> None:
    arguments = ("show", "iello-2024:RGBYPRG/R.B.P.:RRGY,GPB:1")
    drawn, _ = on_a_terminal(
        programs / "ppsolve", *arguments, columns=columns, COLUMNS=str(columns), NO_COLOR="1"
    )
    assert max(len(line) for line in drawn.splitlines()) <= columns


def test_show_svg_writes_a_picture(tmp_path: Path) -> None:
    target = tmp_path / "position.svg"
    output("show", "iello-2024:RGB/R.:RRGY,GPB:1", "--svg", str(target))
    assert ElementTree.parse(target).getroot().tag == "{http://www.w3.org/2000/svg}svg"


# perft and rules


def test_perft_json_is_one_document() -> None:
    document = json.loads(output("perft", SMALL, "--depth", "4", "--json"))
    assert set(document) == {"schema", "depth", "leaves", "seconds"}
    assert (document["depth"], document["leaves"]) == (4, 268)


@pytest.mark.parametrize("core", ["python", pytest.param("native", marks=pytest.mark.native)])
def test_perft_prints_the_known_counts(core: str) -> None:
    printed = output("perft", LARGE, "--depth", "5", "--core", core)
    assert re.findall(r"depth (\d): ([\d,]+) leaves", printed) == [
        ("1", "5"),
        ("2", "50"),
        ("3", "590"),
        ("4", "7,700"),
        ("5", "107,432"),
    ]


def test_perft_divide_adds_up() -> None:
    document = json.loads(output("perft", SMALL, "--depth", "3", "--divide", "--json"))
    assert sum(document["divide"].values()) == document["leaves"] == 128
    assert set(document["divide"]) == {"Ra1", "Ga1", "Ya1"}
    assert "128 leaves" in output("perft", SMALL, "--depth", "3", "--divide")


def test_perft_of_a_round_that_is_over_is_one() -> None:
    assert json.loads(output("perft", "iello-2024:-:-,-:-", "--depth", "9", "--json"))["leaves"] == 1
    assert json.loads(output("perft", "iello-2024:-:-,-:-", "-d", "9", "--divide", "--json"))["leaves"] == 1


def test_rules_names_every_edition() -> None:
    printed = output("rules")
    for word in ("iello-2024", "playte-2021", "ffg-2007", "upper_rows", "39 chips"):
        assert word in printed
    assert set(json.loads(output("rules", "--json"))) == {
        "schema",
        "iello-2024",
        "playte-2021",
        "ffg-2007",
    }


# Bad input


@pytest.mark.parametrize("command", [["show"], ["perft", "--depth", "1"]], ids=["show", "perft"])
def test_bad_files_get_one_line(command: list[str], tmp_path: Path) -> None:
    def refused(content: bytes) -> str:
        path = tmp_path / "bad.json"
        path.write_bytes(content)
        message = complaint(*command, str(path))
        assert str(path) in message
        return message

    good = json.loads(dumps(deal(1)))

    def changed(**fields: object) -> bytes:
        return json.dumps({**good, **fields}).encode()

    alice, bob = good["players"]
    assert "no such file" in complaint(*command, str(tmp_path / "missing.json"))
    assert "directory" in complaint(*command, str(tmp_path))
    assert "nothing" in refused(b"")
    assert "UTF-8" in refused(b'{"players": "\xff"}')
    assert "nested too deeply" in refused(b"[" * 100_000)
    assert "nested too deeply" in refused(b'{"players":' * 50_000)
    assert "players[0].hand" in refused(changed(players=[{**alice, "hand": 5}, bob]))
    assert "players[1].tokens" in refused(changed(players=[alice, {**bob, "tokens": 1.5}]))
    assert "players[0].tokens" in refused(
        b'{"players":[{"name":"A","hand":"","tokens":1e999},{"name":"B","hand":""}]}'
    )
    assert "duplicate key" in refused(b'{"players":[],"players":[]}')
    assert "players[0].hand" in refused(changed(players=[{**alice, "hand": "R" * 10_000}, bob]))
    for name in ("a\x1b[31m", "line\nbreak", "x" * 41, "\u202eevil", "\ud800", "  "):
        assert "players[0].name" in refused(changed(players=[{**alice, "name": name}, bob], to_move=0))


def test_a_bad_line_of_json_lines_is_named_after_the_good_ones_are_shown(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    path.write_text(dumps(deal(1), one_line=True) + "\n\n" + '{"players": []}\n')
    result = ppsolve("show", str(path))
    assert result.returncode == 1
    assert b"Alice" in result.stdout
    assert b"line 3: players" in result.stderr


def test_a_hundred_megabytes_of_brackets_are_refused_in_little_memory(tmp_path: Path) -> None:
    path = tmp_path / "brackets.json"
    with path.open("wb") as stream:
        for _ in range(100):
            stream.write(b"[" * 1_000_000)
    limited = (
        "import resource; resource.setrlimit(resource.RLIMIT_AS, (200 << 20, 200 << 20)); "
        "from ppsolve.cli.main import run; run()"
    )
    command = [sys.executable, "-c", limited, "show", str(path)]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 1
    assert "brackets.json: line 1: more than 1,048,576 bytes" in result.stderr
    assert result.stderr.count("\n") == 1


def test_bad_one_line_positions_get_one_line() -> None:
    assert "hands" in complaint("show", "iello-2024:RGB")
    assert "pyramid[1]" in complaint("show", "iello-2024:RGB/Y.:RR,GG:0")
    assert "no such file" in complaint("show", "nonsense")
    assert "standard input" in complaint("show", "-", stdin=b"\x00")


def test_wrong_usage_exits_with_two() -> None:
    complaint("show", code=2)
    complaint("perft", SMALL, "--depth", "-1", code=2)
    complaint("nonsense", code=2)


def test_a_closed_pipe_ends_quietly() -> None:
    command = f"{sys.executable} -m ppsolve.cli deal --seed 1 --count 20000 | head -n 1"
    result = subprocess.run(["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, timeout=60)
    assert result.stdout.count(b"\n") == 1
    assert result.stderr == b""
    assert result.returncode == 141


@pytest.mark.slow
@pytest.mark.parametrize("core", ["python", pytest.param("native", marks=pytest.mark.native)])
def test_ctrl_c_ends_a_long_count_with_130_and_keeps_what_is_known(core: str) -> None:
    command = [sys.executable, "-u", "-m", "ppsolve.cli", "perft", LARGE, "--depth", "30", "--core", core]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    first = process.stdout.readline()
    while not process.stdout.readline().startswith(b"depth 5"):
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    rest, errors = process.communicate(timeout=30)
    assert process.returncode == 130
    assert first.startswith(b"depth 1: 5 leaves")
    assert b"depth 30" not in rest
    assert b"Traceback" not in errors
