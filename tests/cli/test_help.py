"""Help: commands in groups, examples that work, and the nearest command for a mistyped one."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from pkgutil import iter_modules

import pytest

from command import complaint, output, ppsolve
from ppsolve import cli
from ppsolve.cli.shared.catalogue import ALIASES, COMMANDS, GROUPS
from terminals import on_a_terminal

ROOT = Path(__file__).parents[2]


def test_every_module_is_a_command_in_one_group() -> None:
    modules = {module.name for module in iter_modules(cli.__path__) if not module.ispkg}
    assert set(COMMANDS) == modules - {"__main__", "entry", "main"}
    assert sum(map(len, GROUPS.values())) == len(COMMANDS)


def test_help_lists_the_groups_with_all_commands() -> None:
    printed = output("--help")
    for group, entries in GROUPS.items():
        section = printed.split(f"\n{group}:\n")[1].split("\n\n")[0]
        assert re.findall(r"^  ([a-z]+)  ", section, flags=re.MULTILINE) == list(entries)
    assert list(GROUPS) == ["Play", "Puzzles", "Research", "Tools"]


def test_ppsolve_alone_prints_the_help() -> None:
    alone = ppsolve()
    assert (alone.returncode, alone.stderr) == (0, b"")
    assert alone.stdout.decode() == output("--help")


@pytest.mark.parametrize("arguments", [[], ["--help"]])
def test_help_loads_no_command_and_no_game(arguments: list[str]) -> None:
    program = (
        "import runpy, sys\n"
        "try: runpy.run_module('ppsolve', run_name='__main__')\n"
        "except SystemExit: print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=True
    )
    assert "Start here:" in done.stdout
    loaded = set(done.stderr.split())
    assert "ppsolve.cli.main" in loaded
    assert not loaded & {f"ppsolve.cli.{name}" for name in COMMANDS}
    heavy = (
        "ppsolve.solver.party",
        "ppsolve.solver.pingouin",
        "ppsolve.reports",
        "ortools",
        "networkx",
        "numpy",
    )
    assert not loaded & {*heavy, "tabulate", "jinja2", "ppsolve.puzzles"}


def test_help_begins_with_commands_that_exist() -> None:
    (line,) = [line for line in output("--help").splitlines() if "Start here:" in line]
    named = re.findall(r"'ppsolve ([a-z]+)'", line)
    assert len(named) == 2
    assert set(named) <= set(COMMANDS)


@pytest.mark.parametrize("columns", [40, 60])
def test_help_fits_a_narrow_terminal(columns: int, programs: Path) -> None:
    shown, _ = on_a_terminal(programs / "ppsolve", "--help", columns=columns, COLUMNS=str(columns))
    assert max(map(len, shown.splitlines())) <= columns


# Examples.


@pytest.mark.parametrize("name", COMMANDS)
def test_help_of_a_command_ends_with_its_two_examples(name: str) -> None:
    printed = output(name, "--help")
    assert printed.startswith(f"Usage: ppsolve {name} ")
    ending = [line.strip() for line in printed.partition("\n  Examples:\n")[2].splitlines()]
    first, second = COMMANDS[name].examples
    assert ending == [f"# {first.purpose}", first.command, f"# {second.purpose}", second.command]
    assert all(f"ppsolve {name}" in example.command for example in (first, second))


@pytest.mark.parametrize("name", COMMANDS)
def test_examples_work(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, programs: Path) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    for example in COMMANDS[name].examples:
        words = shlex.split(example.command)
        if "|" in words:
            found = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}
            piped = f"set -o pipefail; {example.command}"
            done = subprocess.run(["bash", "-c", piped], capture_output=True, env=found)
        else:
            done = ppsolve(*words[1:])
        assert done.returncode == 0, done.stderr.decode()
        if "-o" in words:
            assert Path(words[words.index("-o") + 1]).stat().st_size > 0
        else:
            assert done.stdout or name == "survey"  # which reports to standard error while it solves


# Mistyped commands.


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("analize", "analyze"),
        ("Analyze", "analyze"),
        ("analysis", "analyze"),
        ("puzzles", "puzzle"),
        ("rule", "rules"),
        ("advice", "advise"),
        ("rev", "review"),
        ("dayly", "daily"),
    ],
)
def test_a_mistyped_command_is_answered_with_the_nearest(typed: str, meant: str) -> None:
    message = complaint(typed, code=2)
    assert message.endswith(f"Error: No such command '{typed}'. Did you mean '{meant}'?\n")


@pytest.mark.parametrize("typed", ["xyzzy", "", "8", "\N{PENGUIN}"])
def test_nonsense_is_sent_to_the_help(typed: str) -> None:
    message = complaint(typed, code=2)
    assert message.endswith(f"Error: No such command {typed!r}. 'ppsolve --help' lists all commands.\n")


def test_a_mistyped_option_is_answered_with_the_nearest() -> None:
    assert re.search(r"Did you mean .*'?--moves\b", complaint("analyze", "x", "--mooves", code=2))
    assert re.search(r"Did you mean .*'?--format\b", complaint("show", "x", "--fromat", code=2))


@pytest.mark.parametrize(("alias", "name"), ALIASES.items())
def test_other_spellings_of_commands_work(alias: str, name: str) -> None:
    position = "iello-2024,base=4:RGB/R.:RRGY,GGPB:0"
    assert output(alias, position, "--only", "margin").startswith("Rules iello-2024")
    assert output(alias, "--help") == output(name, "--help").replace(
        f"ppsolve {name} [", f"ppsolve {alias} ["
    )
    assert f"\n  {alias} " not in output("--help")
