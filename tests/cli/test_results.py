"""One way to ask for results: -o FILE by extension or --format, text as well unless --quiet."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from command import complaint, output, ppsolve
from ppsolve.cli.shared.catalogue import COMMANDS
from ppsolve.cli.shared.results import EXTENSIONS
from terminals import on_a_terminal

ROOT = Path(__file__).parents[2]
SMALL = "iello-2024,base=3:RG:RY,GP:0"
ROUND = str(ROOT / "examples" / "short-round.json")
CLAIMED = str(ROOT / "examples" / "mid-round.json"), "--expect", str(ROOT / "examples" / "expected.json")
QUEUE = "queue-easy-1-g2"

READERS: dict[str, tuple[str, ...]] = {
    "analyze": (SMALL, "--only", "margin", "--show-line"),
    "advise": ("iello-2024,base=3:RG:RY,??:0", "--samples", "64"),
    "review": (ROUND,),
    "report": (SMALL,),
    "verify": CLAIMED,
    "show": (SMALL,),
    "solve": (QUEUE,),
    "hint": (QUEUE,),
    "check": ("daily:2026-12-01", "Ra0", "Rb1", "Bb2", "Rc1", "Gb3", "Bc2"),
    "rules": ("party",),
    "puzzle": (QUEUE,),
    "daily": ("--date", "2026-12-01"),
}
"""Commands that print a text, with arguments for which it is always the same."""

each_reader = pytest.mark.parametrize("command", READERS)

BEGINNINGS = {
    "json": rb"[\[{]",
    "jsonl": rb"{.*}\n",
    "html": rb"<!doctype html>",
    "svg": rb"<svg ",
    "png": rb"\x89PNG",
    "pdf": rb"%PDF-",
    "csv": rb"[a-z_]+,[a-z_]+,",
}


def without_times(text: str) -> str:
    return re.sub(r"\d[\d,.]* (s|M)\b", "", text)


def formats_of(command: str) -> list[str]:
    """The extensions that the help of a command lists."""
    words = " ".join(output(command, "--help").split())
    listed = re.search(r"the format of its extension: ((?:\.[a-z]+,? ?)+)", words)
    assert listed is not None
    return re.findall(r"\.[a-z]+", listed[1])


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_the_same_option(command: str) -> None:
    shown = output(command, "--help")
    target = "FOLDER" if command == "site" else "FILE"
    assert f"-o, --output {target}" in shown
    assert not re.search(r"--(json|html|csv|svg|png|report|workers)\b(?! |\|)", shown)


@each_reader
def test_a_file_is_written_in_the_format_of_its_extension_and_the_text_is_printed(
    command: str, tmp_path: Path
) -> None:
    arguments = READERS[command]
    text = without_times(output(command, *arguments))
    for extension in formats_of(command):
        target = tmp_path / f"result{extension.upper()}"
        assert without_times(output(command, *arguments, "-o", str(target))) == text
        content = target.read_bytes()
        form = EXTENSIONS[extension]
        if form == "text":
            assert without_times(content.decode()) == text
        else:
            assert re.match(BEGINNINGS[form], content), content[:80]
        assert output(command, *arguments, "-o", str(tmp_path / f"again{extension}"), "--quiet") == ""
        target.unlink()
        (tmp_path / f"again{extension}").unlink()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["analyze", "review", "report", "solve", "hint", "rules"])
def test_json_in_a_file_is_that_of_the_terminal(command: str, tmp_path: Path) -> None:
    target = tmp_path / "result.json"
    output(command, *READERS[command], "-o", str(target), "-q")
    printed = (output(command, *READERS[command], *option) for option in (["--format", "json"], ["--json"]))
    documents = [json.loads(text) for text in (*printed, target.read_text())]
    for document in documents:
        document.pop("effort", None)  # the time
    assert documents[0] == documents[1] == documents[2]


def test_older_options_write_what_the_new_ones_do(tmp_path: Path) -> None:
    for arguments, older, extension in (
        (("show", SMALL), "--svg", ".svg"),
        (("show", SMALL), "--png", ".png"),
        (("review", ROUND), "--html", ".html"),
    ):
        old, new = tmp_path / "old", tmp_path / f"new{extension}"
        assert output(*arguments, older, str(old)) == output(*arguments, "-o", str(new))
        assert old.read_bytes() == new.read_bytes()


def test_several_files_at_once(tmp_path: Path) -> None:
    svg, png = tmp_path / "a.svg", tmp_path / "a.png"
    assert output("show", SMALL, "-o", str(svg), "-o", str(png)) == output("show", SMALL)
    assert svg.read_bytes().startswith(b"<svg")
    assert png.read_bytes().startswith(b"\x89PNG")
    message = complaint("show", SMALL, "-o", str(svg), "-o", str(png), "--format", "svg", code=2)
    assert "--format is for one -o" in message


def test_a_dash_is_standard_output() -> None:
    assert output("show", SMALL, "-o", "-", "--format", "svg") == output("show", SMALL, "--format", "svg")
    assert output("show", SMALL, "-o", "-") == output("show", SMALL)


def test_a_name_without_extension_gets_the_default_format(tmp_path: Path) -> None:
    for command, beginning in (("deal", b"{"), ("rules", b"Penguin Party"), ("puzzle", b"Penguin ")):
        target = tmp_path / command
        output(command, *READERS.get(command, ("--seed", "1")), "-o", str(target), "--quiet")
        assert target.read_bytes().startswith(beginning)


def test_one_deal_is_printed_as_well_but_not_thousands(tmp_path: Path) -> None:
    target = tmp_path / "deal.json"
    line = output("deal", "--seed", "1", "--format", "text")
    assert output("deal", "--seed", "1", "-o", str(target)) == line
    assert output("deal", "--seed", "1", "-n", "3", "-o", str(tmp_path / "deals.jsonl")) == ""
    assert output("deal", "--seed", "1", "-n", "2", "-o", str(tmp_path / "deals.txt")) == ""
    assert (tmp_path / "deals.txt").read_text().startswith(line)


def test_quiet_leaves_the_exit_code() -> None:
    quiet = ppsolve("check", "daily:2026-12-01", "Ra0", "--quiet")
    assert (quiet.returncode, quiet.stdout) == (3, b"")


# Refusals.


@pytest.mark.parametrize("name", ["result.xyz", "result.docx", "a.b.c", "x.JPEG"])
@pytest.mark.parametrize("command", ["review", "report", "show", "puzzle", "daily", "page", "board", "deal"])
def test_an_unknown_extension_is_refused_in_one_line(command: str, name: str, tmp_path: Path) -> None:
    arguments = READERS.get(command, {"page": (QUEUE,)}.get(command, ()))
    message = complaint(command, *arguments, "-o", str(tmp_path / name))
    assert f"{name}: unknown extension; use ." in message
    assert list(tmp_path.iterdir()) == []


def test_an_extension_of_another_command_is_refused_with_those_that_work(tmp_path: Path) -> None:
    message = complaint("review", ROUND, "-o", str(tmp_path / "review.pdf"))
    assert message.endswith("review.pdf: unknown extension; use .txt, .json or .html, or add --format\n")
    assert complaint("page", QUEUE, "-o", str(tmp_path / "p.pdf")).endswith("unknown extension; use .html\n")


def test_a_name_and_a_format_that_contradict_each_other_are_refused(tmp_path: Path) -> None:
    message = complaint("review", ROUND, "--format", "json", "-o", str(tmp_path / "page.html"))
    assert message.endswith("page.html: the name says html, but --format says json\n")
    assert "the name says png" in complaint("puzzle", QUEUE, "--format", "pdf", "-o", str(tmp_path / "a.png"))


@pytest.mark.parametrize(
    "arguments",
    [
        ("board",),
        ("page", QUEUE),
        ("puzzle", QUEUE, "--format", "pdf"),
        ("puzzle", QUEUE, "--format", "png"),
        ("show", SMALL, "--format", "png"),
        ("review", ROUND, "--format", "html"),
        ("report", SMALL, "--html", "-"),
        ("board", "-o", "/dev/stdout"),
    ],
    ids=" ".join,
)
def test_html_and_binary_output_are_never_written_to_a_terminal(
    arguments: tuple[str, ...], programs: Path
) -> None:
    shown, _ = on_a_terminal(programs / "ppsolve", *arguments, code=1)
    assert re.fullmatch(
        r"ppsolve: standard output: (HTML|PNG|PDF) is not for a terminal; use -o FILE\r\n", shown
    )


def test_html_and_binary_output_go_to_a_pipe() -> None:
    assert ppsolve("page", QUEUE).stdout.startswith(b"<!doctype html>")
    assert ppsolve("show", SMALL, "--format", "png").stdout.startswith(b"\x89PNG")


# One name for parallel work.


@pytest.mark.parametrize("option", ["--jobs", "-j", "--workers"])
def test_parallel_work_has_one_name(option: str, tmp_path: Path) -> None:
    few = ("--deals", "2", "--rule", "base=3", "--rule", "hand_size=2", "--no-difficulty")
    done = ppsolve("survey", "--db", str(tmp_path / "deals.sqlite"), *few, option, "1")
    assert done.returncode == 0, done.stderr
    assert "--jobs" in output("survey", "--help") and "--jobs" in output("puzzle", "--help")
