"""A file of published puzzles grows by date, and its lines never change."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from command import complaint, output

pytestmark = pytest.mark.slow

DAYS = ["2026-11-17", "2026-11-10", "2026-11-24"]  # Tuesdays: easy queues, which are quick


@pytest.fixture(scope="module")
def published_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a file of these days, published one after the other as documented."""
    folder = tmp_path_factory.mktemp("published")
    for day in DAYS:
        output("daily", "--date", day, "--format", "jsonl", "-o", str(folder / "published.jsonl"))
    return folder


@pytest.fixture
def published(published_once: Path, tmp_path: Path) -> Path:
    """A copy of that file, which a test may change."""
    return Path(shutil.copytree(published_once, tmp_path, dirs_exist_ok=True), "published.jsonl")


def dates(path: Path) -> list[str]:
    return [json.loads(line)["date"] for line in path.read_text(encoding="utf-8").splitlines()]


def test_every_day_is_added_at_its_place(published: Path) -> None:
    assert dates(published) == sorted(DAYS)
    assert [path.name for path in published.parent.iterdir()] == [published.name]


def test_a_day_that_is_there_stays_as_it_is(published: Path) -> None:
    before = published.read_text(encoding="utf-8")
    edited = before.replace('", "kind"', '",  "kind"')
    published.write_text(edited, encoding="utf-8")
    output("daily", "--date", DAYS[0], "--format", "jsonl", "-o", str(published))
    assert published.read_text(encoding="utf-8") == edited != before


def test_another_kind_of_a_day_is_another_puzzle(published: Path) -> None:
    output("daily", "--date", DAYS[0], "--kind", "pyramid", "--format", "jsonl", "-o", str(published))
    lines = [json.loads(line) for line in published.read_text(encoding="utf-8").splitlines()]
    assert [line["kind"] for line in lines if line["date"] == DAYS[0]] == ["queue", "pyramid"]
    assert len(lines) == len(DAYS) + 1


def test_the_published_file_may_be_the_output(published: Path) -> None:
    arguments = ["--published", str(published), "--format", "jsonl", "-o", str(published)]
    output("daily", "--date", "2026-12-01", *arguments)
    assert dates(published) == [*sorted(DAYS), "2026-12-01"]


def test_a_week_fills_what_is_missing(published: Path) -> None:
    before = published.read_text(encoding="utf-8").splitlines()
    output("daily", "--date", DAYS[0], "--week", "-o", str(published))
    after = published.read_text(encoding="utf-8").splitlines()
    assert [line for line in after if line in before] == before
    assert dates(published) == [DAYS[1], *(f"2026-11-{day}" for day in range(16, 23)), DAYS[2]]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ('{"kind": "queue"}\n', "date: is missing"),
        ("not JSON\n", "published.jsonl"),
        ('{\n"kind": "queue",\n"date": "2026-11-17"\n}\n', "not a file of published puzzles, one per line"),
    ],
)
def test_other_files_are_not_touched(content: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "published.jsonl"
    path.write_text(content, encoding="utf-8")
    assert message in complaint("daily", "--date", DAYS[0], "--format", "jsonl", "-o", str(path))
    assert path.read_text(encoding="utf-8") == content


def test_other_formats_replace_the_file(published: Path) -> None:
    output("daily", "--date", DAYS[0], "--format", "id", "-o", str(published))
    assert published.read_text(encoding="utf-8").startswith("queue-easy-")
