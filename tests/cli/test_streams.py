"""The command line and its environment: closed streams, long arguments, terminals, shells, Ctrl-C."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from command import complaint, output, ppsolve, ppsolve_process
from ppsolve.cli.main import ppsolve as command_line
from sources import FILES, ROOT, place
from terminals import on_a_terminal

pytestmark = pytest.mark.slow

SMALL = "iello-2024,base=3:-:RRGY,RGPB:0"
ESCAPE = b"\x1b["


def in_shell(command: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run a shell command that contains `$ppsolve`."""
    given = {**os.environ, "ppsolve": f"{sys.executable} -m ppsolve", **environment}
    return subprocess.run(["bash", "-c", command], capture_output=True, timeout=60, env=given)


# Closed streams.


def test_a_closed_standard_output_gives_one_line() -> None:
    result = in_shell("$ppsolve deal --seed 1 >&-")
    assert result.returncode == 1
    said = result.stderr.decode()
    assert said == "ppsolve: standard output: cannot be written: bad file descriptor\n"


def test_a_command_that_prints_nothing_needs_no_standard_output(tmp_path: Path) -> None:
    target = tmp_path / "deal.json"
    result = in_shell(f"$ppsolve deal --seed 1 -o {target} --quiet >&- 2>&- <&-")
    assert (result.returncode, result.stdout, result.stderr) == (0, b"", b"")
    assert target.read_text() == output("deal", "--seed", "1")


def test_a_closed_standard_error_takes_nothing_from_the_result() -> None:
    result = in_shell("$ppsolve deal 2>&-")  # its seed would be printed there
    assert result.returncode == 0
    assert b'"players"' in result.stdout
    assert in_shell("$ppsolve nonsense 2>&-").returncode == 2


# Long arguments.


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["LONG"], 2),
        (["show", "LONG"], 1),
        (["show", "a/LONG b"], 1),
        (["show", SMALL, "LONG"], 2),
        (["show", SMALL, "--LONG"], 2),
        (["analyze", SMALL, "--only", "LONG"], 2),
        (["deal", "--seed", "LONG"], 2),
        (["deal", "--seed", "1", "--rule", "LONG"], 1),
        (["deal", "-o", "LONG"], 1),
        (["puzzle", "pyramid-LONG"], 1),
        (["puzzle", "pyramid:LONG"], 1),
        (["check", "queue-easy-1-g2", "LONG"], 1),
        (["survey", "--db", "LONG"], 1),
    ],
)
@pytest.mark.parametrize("long", ["x" * 5000, "x y " * 1250])
def test_a_long_argument_is_not_echoed_whole(arguments: list[str], code: int, long: str) -> None:
    given = [word.replace("LONG", long) for word in arguments]
    message = complaint(*given, code=code)
    assert all(len(line) < 400 for line in message.splitlines())
    assert len(message) < 700


# Terminals.


@pytest.mark.parametrize(
    "arguments",
    [
        ["show", SMALL],
        ["analyze", SMALL, "--show-line"],
        ["review", str(ROOT / "examples" / "game.json")],
        ["solve", "duel-easy-1-g2"],
        ["puzzle", "duel-easy-1-g2"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_a_dumb_terminal_gets_no_escapes(arguments: list[str], programs: Path) -> None:
    for terminal, escapes in (("dumb", False), ("xterm", True)):
        shown, _ = on_a_terminal(programs / "ppsolve", *arguments, TERM=terminal)
        assert (ESCAPE.decode() in shown) == escapes


@pytest.mark.parametrize(
    "arguments",
    [
        ["show", SMALL],
        ["analyze", SMALL, "--show-line"],
        ["review", str(ROOT / "examples" / "game.json")],
        ["report", SMALL],
        ["solve", "queue-easy-1-g2"],
        ["puzzle", "queue-easy-1-g2"],
        ["daily", "--date", "2026-11-16"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_every_command_that_colours_takes_color(arguments: list[str]) -> None:
    assert ESCAPE in ppsolve(*arguments, "--color", "always").stdout
    for choice in ("auto", "never"):
        assert ESCAPE not in ppsolve(*arguments, "--color", choice).stdout


# Options.


def test_ranges_are_told_in_words() -> None:
    for name in command_line.commands:
        text = output(name, "--help")
        assert not re.search(r"[<>]=?x|x[<>]|\d{12}", text), name
    assert "[1 to 256]" in output("bench", "--help")


@pytest.mark.parametrize("command", [["analyze", SMALL], ["verify", SMALL], ["report", SMALL], ["bench"]])
@pytest.mark.parametrize("threads", ["0", "300", "x"])
def test_a_wrong_number_of_threads_is_wrong_usage(command: list[str], threads: str) -> None:
    message = complaint(*command, "--threads", threads, code=2)
    assert "Invalid value for '--threads'" in message


# Shells.


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_can_complete_words(shell: str) -> None:
    if shell == "bash" and in_shell("[ ${BASH_VERSINFO[0]} -gt 4 ]").returncode != 0:
        pytest.skip("an old bash")
    program = Path(sys.executable).parent / "ppsolve"
    asked = {**os.environ, "_PPSOLVE_COMPLETE": f"{shell}_source"}
    source = subprocess.run([program], capture_output=True, env=asked)
    assert (source.returncode, source.stderr) == (0, b"")
    assert b"_PPSOLVE_COMPLETE" in source.stdout


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("an", "plain,analyze"),
        ("deal --form", "plain,--format"),
        ("show ex", "file,ex"),
        ("survey --csv t", "file,t"),
        ("analyse -o t", "file,t"),
        ("hint da", "file,da"),
    ],
)
def test_commands_options_and_files_are_completed(words: str, offered: str) -> None:
    program = Path(sys.executable).parent / "ppsolve"
    asked = {"_PPSOLVE_COMPLETE": "bash_complete", "COMP_WORDS": f"ppsolve {words}"}
    number = {"COMP_CWORD": str(len(words.split()))}
    result = subprocess.run([program], capture_output=True, env={**os.environ, **asked, **number})
    assert (result.returncode, result.stdout.decode().splitlines()) == (0, [offered])


# Ctrl-C.

INTERRUPTED_LOADING = """
import os, signal, sys
from ppsolve.cli import entry
module = sys.argv.pop(1)
class Interrupting:
    def find_spec(self, name, path=None, target=None):
        if name == module: os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Interrupting())
entry.run()
"""
"""`ppsolve` with Ctrl-C pressed while the module named by the first argument is loaded."""


@pytest.mark.parametrize(
    "module",
    [
        "click",
        "ppsolve.cli.main",
        "ppsolve.solver.solver",
        "ppsolve.cli.analyze",  # these three only once the command is known
        "ppsolve.solver.party.cooperation_model",
        "ortools.sat.python.cp_model",
    ],
)
def test_ctrl_c_while_modules_are_loaded_prints_no_traceback(module: str) -> None:
    command = ["analyze", "iello-2024:-:RRRGGGYYYPPPBB,RRRGGGYYYPPBBB:0", "--only", "table"]
    # The core in Python leaves such a question to CP-SAT.
    result = subprocess.run(
        [sys.executable, "-c", INTERRUPTED_LOADING, module, *command],
        capture_output=True,
        timeout=60,
        env={**os.environ, "PPSOLVE_CORE": "python"},
    )
    assert b"Traceback" not in result.stderr
    assert b"KeyboardInterrupt" not in result.stderr
    assert result.returncode == 130, result.stderr


def test_ctrl_c_stays_ignored_if_the_parent_ignores_it() -> None:
    ignoring = 'trap "" INT; exec "$@"'
    command = [sys.executable, "-c", INTERRUPTED_LOADING, "ppsolve.cli.rules", "rules"]
    result = subprocess.run(["bash", "-c", ignoring, "bash", *command], capture_output=True, timeout=60)
    assert (result.returncode, result.stdout.decode()) == (0, output("rules"))


def test_ctrl_c_works_after_cp_sat_has_run() -> None:
    """CP-SAT installs its own handler, which would kill the process."""
    begun = (
        "import os, signal, time\n"
        "from ppsolve.puzzles.generation import puzzle_of\n"
        "puzzle_of('pyramid-easy-1-g2')\n"
        "assert signal.getsignal(signal.SIGINT) is signal.default_int_handler\n"
        "try:\n"
        "    os.kill(os.getpid(), signal.SIGINT); time.sleep(5)\n"
        "except KeyboardInterrupt:\n"
        "    print('heard')"
    )
    result = subprocess.run([sys.executable, "-c", begun], capture_output=True, timeout=60)
    assert (result.returncode, result.stdout) == (0, b"heard\n"), result.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_in_a_batch_of_pyramids_says_what_is_kept(tmp_path: Path, jobs: str) -> None:
    target, part = tmp_path / "batch.jsonl", tmp_path / "batch.jsonl.part"
    batch = ["puzzle", "-k", "pyramid", "-l", "easy", "-s", "1", "-n", "5000", "-j", jobs, "-o", str(target)]
    process = subprocess.Popen([sys.executable, "-m", "ppsolve", *batch], stderr=subprocess.PIPE)
    deadline = time.monotonic() + 60
    while not (part.exists() and part.read_text().count("\n")) and time.monotonic() < deadline:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    message = process.communicate(timeout=60)[1].decode()
    assert process.returncode == 130, message
    kept = part.read_text().count("\n")
    assert message.strip() == f"{part} keeps the {kept} written so far"
    assert not target.exists()


def test_cp_sat_solvers_are_created_in_one_place() -> None:
    makers = [place(path) for path in FILES if "CpSolver()" in path.read_text(encoding="utf-8")]
    assert makers == ["solver/backend.py"]


# What libraries say.


def test_what_matplotlib_warns_of_is_kept_from_users(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    deal = "iello-2024,base=3:-:김=RRGY,Bob=RGPB:0"
    result = ppsolve_process("report", deal, "--html", str(page), MPLCONFIGDIR=f"{os.devnull}/nowhere")
    assert (result.returncode, result.stderr) == (0, b"")
    assert "<svg" in page.read_text()


def test_a_loop_of_links_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "one").symlink_to(tmp_path / "two")
    (tmp_path / "two").symlink_to(tmp_path / "one")
    message = complaint("page", "queue-easy-1-g2", "-o", str(tmp_path / "one"))
    assert "cannot be written" in message
    assert "links" in message


@pytest.mark.parametrize("arguments", [("page", "queue-easy-1-g2"), ("board",)])
def test_a_folder_is_not_written_as_a_file(arguments: tuple[str, ...], tmp_path: Path) -> None:
    message = complaint(*arguments, "-o", f"{tmp_path}/new/")
    assert message == f"ppsolve: {tmp_path}/new/: names a directory, but a file is written\n"
    assert not (tmp_path / "new").exists()
