"""Standard output need not be UTF-8: nothing ends in a traceback, and no document loses a letter."""

from __future__ import annotations

import json

import pytest

from command import Finished, ppsolve, ppsolve_process

pytestmark = pytest.mark.slow

ENCODINGS = ("cp437", "cp1252", "ascii", "utf-8")
KOREAN = "iello-2024,base=3:-:%EA%B9%80%EC%B2%A0%EC%88%98=RRGY,Zo%C3%AB=RGPB:0"

each_encoding = pytest.mark.parametrize("encoding", ENCODINGS)


def decoded(printed: bytes, encoding: str) -> str:
    """Decode output. Click takes ASCII for a wrong setting and writes UTF-8."""
    return printed.decode("utf-8" if encoding == "ascii" else encoding)


def run(encoding: str, *arguments: str) -> Finished:
    result = ppsolve(*arguments, encoding=encoding)
    assert b"Traceback" not in result.stderr, result.stderr
    assert result.returncode in (0, 3), result.stderr
    return result


@each_encoding
@pytest.mark.parametrize(
    "arguments",
    [
        ("show", KOREAN),
        ("analyze", KOREAN, "--show-line", "--moves"),
        ("report", KOREAN),
        ("puzzle", "queue-easy-1-g2", "--format", "share"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_text_is_written_in_any_encoding(encoding: str, arguments: tuple[str, ...]) -> None:
    printed = run(encoding, *arguments).stdout
    assert printed
    assert ("?" in decoded(printed, encoding)) == (encoding in ("cp437", "cp1252"))


@each_encoding
def test_a_process_writes_the_same_bytes_as_the_tests_see(encoding: str) -> None:
    """The other tests start no process, which would spend their time on imports."""
    process = ppsolve_process("show", KOREAN, PYTHONIOENCODING=encoding, PYTHONUTF8="0")
    assert process.returncode == 0, process.stderr
    assert process.stdout == run(encoding, "show", KOREAN).stdout


@each_encoding
def test_the_puzzle_of_a_day_can_be_shared_in_any_encoding(encoding: str) -> None:
    printed = run(encoding, "daily", "--date", "2026-11-17", "--format", "share").stdout
    assert b"#321" in printed
    decoded(printed, encoding)


@each_encoding
def test_json_keeps_every_letter(encoding: str) -> None:
    printed = run(encoding, "analyze", KOREAN, "--only", "table", "--json").stdout
    names = [player["name"] for player in json.loads(printed.decode(encoding))["players"]]
    assert names == ["김철수", "Zoë"]


@each_encoding
def test_pictures_and_pages_are_utf_8_everywhere(encoding: str) -> None:
    picture = run(encoding, "puzzle", "queue-easy-1-g2", "--format", "svg").stdout.decode("utf-8")
    assert "·" in picture
    page = run(encoding, "report", KOREAN, "--html", "-").stdout.decode("utf-8")
    assert "김철수" in page and "Zoë" in page


@each_encoding
def test_a_complaint_is_one_line_in_any_encoding(encoding: str) -> None:
    result = ppsolve_process("show", "김철수.json", PYTHONIOENCODING=encoding, PYTHONUTF8="0")
    assert result.returncode == 1
    assert b"Traceback" not in result.stderr
    assert result.stderr.count(b"\n") == 1
