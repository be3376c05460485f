"""Find and check the commands, positions, Python sessions and links of Markdown documents.

In a `console` or `sh` block a line that begins with `$ ` is a command. Lines with `> ` right after it
continue it, and the lines that follow are its output, errors included. A line `...` replaces any number of
lines. A command that shows no output may print anything. It must succeed, unless the output shown is an
error message of ppsolve; then it must exit with the code for bad input. The commands of a block run in one
shell.

Blocks without `$ ` are not run (installing, running the tests).

`python tests/support/documents.py` writes the outputs of the commands into the documents again.
"""

from __future__ import annotations

import doctest
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from ppsolve.solver import BadInput, loads
from ppsolve.solver.games import from_line, is_line

ROOT = Path(__file__).resolve().parents[2]
SHELL = ("console", "sh")
COMPLAINT = "ppsolve: "
BAD_INPUT = 1
TIME_LIMIT = 120

_FENCE = re.compile(r"^```(\w*)")
_ONE_LINE = re.compile(
    r"(?<![\w:])(?:[a-z]+-[0-9]{4}(?:,[a-z_]+=\w+)*:[-A-Z./]+|pingouin:[1-9A-Z./]+):[^\s:`]+:[-0-9]"
)
_LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
_END_OF_COMMAND = "~ end of command, status"
LEFT_OUT = "..."
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, its text, and the line of its document where the text begins."""

    document: Path
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{_place(self.document)}:{self.line}"


@dataclass(frozen=True)
class Command:
    """A command and the output shown for it, or `None`."""

    text: str
    output: str | None

    @property
    def status(self) -> int:
        """The exit code that the output shown implies."""
        return BAD_INPUT if self.output is not None and self.output.startswith(COMPLAINT) else 0


def blocks(document: Path, *languages: str) -> list[Block]:
    """The fenced blocks of a document in these languages."""
    found = []
    language, first, lines = None, 0, list[str]()
    for number, line in enumerate(document.read_text(encoding="utf-8").splitlines(), start=1):
        fence = _FENCE.match(line)
        if fence is None:
            lines.append(line)
        elif language is None:
            language, first, lines = fence[1], number + 1, []
        else:
            if language in languages:
                found.append(Block(document, first, language, "\n".join(lines)))
            language = None
    assert language is None, f"{_place(document)}:{first}: the block is not closed"
    return found


def commands(block: Block) -> list[Command]:
    """The commands of a block, each with the output shown for it."""
    found = []
    for piece in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        first, *rest = piece.rstrip("\n").split("\n")
        carried_on = 0
        while carried_on < len(rest) and rest[carried_on].startswith("> "):
            carried_on += 1
        text = "\n".join([first, *(line[2:] for line in rest[:carried_on])])
        found.append(Command(text, "\n".join(rest[carried_on:]) or None))
    return found


def command_blocks(document: Path) -> list[Block]:
    """The blocks of a document that show a command."""
    return [block for block in blocks(document, *SHELL) if commands(block)]


# Checks. Each one raises an AssertionError that names the place in the document.


def check_commands(block: Block, folder: Path) -> None:
    """Run the commands of a block in `folder` and compare what they print with what the document shows."""
    for command, (output, status) in zip(commands(block), run_commands(block, folder), strict=True):
        place = f"{block}: $ {command.text}"
        assert status == command.status, f"{place}\nexits with {status}:\n{output}"
        if command.output is not None:
            assert matches(command.output, output), (
                f"{place}\nprints\n{output}\nbut shown is\n{command.output}"
            )


def run_commands(block: Block, folder: Path) -> list[tuple[str, int]]:
    """Run the commands of a block; return the output and the exit code of each."""
    shown = commands(block)
    script = "\n".join(
        f"{command.text}\nstatus=$?; printf '\\n{_END_OF_COMMAND} %d\\n' $status; (exit $status)"
        for command in shown
    )
    environment = {
        **os.environ,
        "PATH": os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"])),
        "PYTHONIOENCODING": "utf-8",
        "NO_COLOR": "1",
        "COLUMNS": "80",
    }
    result = subprocess.run(
        ["bash", "-c", script],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=TIME_LIMIT,
    )
    pieces = re.split(rf"\n{_END_OF_COMMAND} (\d+)\n", result.stdout)
    assert len(pieces) == 2 * len(shown) + 1, f"{block}: the shell stopped early:\n{result.stdout}"
    return [
        (output.rstrip("\n"), int(status)) for output, status in zip(pieces[:-1:2], pieces[1::2], strict=True)
    ]


def matches(shown: str, printed: str) -> bool:
    """Return whether `printed` is the output shown, where a line `...` matches any number of lines."""
    pattern = "".join(
        r"(?:.*\n)*" if line == LEFT_OUT else re.escape(line) + r"\n" for line in shown.split("\n")
    )
    return re.fullmatch(pattern, printed + "\n") is not None


def check_positions(document: Path) -> None:
    """Every position of a document must load: JSON, JSON Lines, and one-line ones in text and drawings.

    Those in commands and Python sessions are left to the checks that run these.
    """
    for block in blocks(document, "json", "jsonl"):
        lines = block.text.splitlines() if block.language == "jsonl" else [block.text]
        for line in lines:
            if block.language == "jsonl" or "players" in json.loads(line):
                _check_loads(str(block), line)
    text = _without(document, *SHELL, "python")
    for match in _ONE_LINE.finditer(text):
        number = text.count("\n", 0, match.start()) + 1
        _check_loads(f"{_place(document)}:{number}", match[0])


def _check_loads(place: str, text: str) -> None:
    try:
        from_line(text) if is_line(text) else loads(text)
    except BadInput as error:
        raise AssertionError(f"{place}: {text}\nis refused: {error}") from None


def check_python(document: Path) -> None:
    """The Python sessions of a document, read as one, must give what they show."""
    lines = [""] * len(document.read_text(encoding="utf-8").splitlines())
    for block in blocks(document, "python"):
        session = block.text.splitlines()
        lines[block.line - 1 : block.line - 1 + len(session)] = session
    session_test = doctest.DocTestParser().get_doctest("\n".join(lines), {}, document.name, str(document), 0)
    report: list[str] = []
    failed = doctest.DocTestRunner(verbose=False).run(session_test, out=report.append).failed
    assert not failed, "".join(report)


def check_links(document: Path) -> None:
    """Every relative link must lead to a file, and to a heading of it if it names one."""
    text = re.sub(r"`[^`\n]*`", "", _without(document))
    for target in _LINK.findall(text):
        if re.match(r"[a-z]+:", target):
            continue
        name, _, heading = target.partition("#")
        file = document.parent / name if name else document
        assert file.exists(), f"{_place(document)}: {target} leads nowhere"
        assert not heading or heading in _headings(file), f"{_place(document)}: no such heading: {target}"


def _place(document: Path) -> str:
    """The path of a document in the repository, or its name if it is elsewhere."""
    return document.relative_to(ROOT).as_posix() if document.is_relative_to(ROOT) else document.name


def _headings(document: Path) -> set[str]:
    """The names by which links reach the headings of a document."""
    titles = re.findall(r"^#+ (.*)$", _without(document), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.strip().lower()).replace(" ", "-") for title in titles}


def _without(document: Path, *languages: str) -> str:
    """The text of a document, its blocks in these languages (by default all of them) left blank."""
    lines = document.read_text(encoding="utf-8").splitlines()
    every = {fence[1] for line in lines if (fence := _FENCE.match(line))}
    for block in blocks(document, *(languages or every)):
        for number in range(block.line - 1, block.line - 1 + len(block.text.splitlines())):
            lines[number] = ""
    return "\n".join(lines)


def copy_of_the_tree(folder: Path) -> Path:
    """A copy of the repository for commands to run in, without what is hidden, built or installed."""

    def left_out(parent: str, names: list[str]) -> set[str]:
        return {
            name
            for name in names
            if name.startswith(".")
            or name in ("build", "dist", "__pycache__")
            or Path(parent, name, "pyvenv.cfg").exists()
        }

    return Path(shutil.copytree(ROOT, folder / "tree", ignore=left_out))


# Writing outputs again, after a change of what commands print.


def renewed(shown: str, printed: str) -> str:
    """Return the new output with as many lines shown as before.

    A part between two lines `...` is found again by its first line; the output stays if that line is gone.
    """
    parts: list[list[str]] = [[]]
    for line in shown.split("\n"):
        parts.append([]) if line == LEFT_OUT else parts[-1].append(line)
    if len(parts) == 1:
        return printed
    lines = printed.split("\n")
    first, *middle, last = parts
    kept = lines[: len(first)]
    for part in middle:
        if part[0] not in lines:
            return shown
        begin = lines.index(part[0])
        kept += [LEFT_OUT, *lines[begin : begin + len(part)]]
    return "\n".join([*kept, LEFT_OUT, *lines[len(lines) - len(last) :]])


def renew(document: Path, folder: Path) -> None:
    """Run the commands of a document in a folder and write what they print into it."""
    text = document.read_text(encoding="utf-8")
    for block in command_blocks(document):
        new = block.text
        for command, (output, status) in zip(commands(block), run_commands(block, folder), strict=True):
            if status != command.status:
                print(f"{block}: $ {command.text}\nexits with {status}:\n{output}", file=sys.stderr)
            elif command.output is not None and not matches(command.output, output):
                new = new.replace(command.output, renewed(command.output, output), 1)
        text = text.replace(block.text, new, 1)
    document.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        tree = copy_of_the_tree(Path(name))
        for path in map(Path, sys.argv[1:] or DOCUMENTS):
            renew(path.resolve(), tree)
