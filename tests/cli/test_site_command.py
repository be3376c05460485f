"""`ppsolve site` on the command line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from command import ppsolve
from sites import few_lessons, hashes

FEW = ("--from", "2026-12-01", "--days", "1", "--practice", "0", "--lang", "en")


@pytest.fixture(scope="module", autouse=True)
def short() -> Iterator[None]:
    with few_lessons():
        yield


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "public"
    done = ppsolve("site", *FEW, "--title", "Club", "-o", str(folder))
    assert done.returncode == 0
    expected = f"{folder}: 1 days from 2026-12-01 to 2026-12-01; 1 new days, 0 new practice puzzles\n"
    assert done.stdout.decode() == expected
    assert done.stderr.decode() == "no feed, sitemap or preview tags without --base-url\n"
    return folder


def test_options_that_are_omitted_keep_their_values(site: Path) -> None:
    before = hashes(site)
    assert ppsolve("site", "--from", "2026-12-01", "--days", "1", "-o", str(site)).returncode == 0
    assert hashes(site) == before
    options = json.loads((site / "ppsolve-site.json").read_text("utf-8"))["options"]
    assert options == {"title": "Club", "base_url": "", "languages": ["en"], "practice": 0}


def test_workers_write_the_same_site(site: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    days = ("--from", "2026-12-01", "--days", "2")
    for folder, jobs in ((site, "1"), (other, "2")):
        options = () if folder == site else ("--practice", "0", "--lang", "en", "--title", "Club")
        assert ppsolve("site", *days, *options, "-j", jobs, "-o", str(folder)).returncode == 0
    assert hashes(site) == hashes(other)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--days", "0"), "days: 0 is not from 1 to"),
        (("--from", "2026-11-30"), "from: 2026-11-30 is before 2026-12-01, the first day with three puzzles"),
        (("--from", "tomorrow"), "--from: "),
        (("--lang", "xx"), "lang: unknown language 'xx'; there are en, fr, ko"),
        (("--base-url", "example.org"), "base-url: expected an address such as"),
        (("--practice", "-1"), "practice: -1 is not from 0"),
        (("--title", ""), "title: expected 1 to"),
    ],
)
def test_bad_options_are_one_line_and_write_nothing(
    options: tuple[str, ...], message: str, tmp_path: Path
) -> None:
    given = ["site", *FEW, *options, "-o", str(tmp_path / "new")]
    if "--lang" in options:
        given = ["site", *FEW[:-2], *options, "-o", str(tmp_path / "new")]
    done = ppsolve(*given)
    assert done.returncode == 1
    text = done.stderr.decode()
    assert message in text
    assert text.count("\n") == 1
    assert not any((tmp_path / "new").rglob("*"))


def test_bad_folders_are_one_line_and_lose_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here")
    (tmp_path / "foreign").mkdir()
    (tmp_path / "foreign/diary.txt").write_text("Dear diary")
    before = hashes(tmp_path)
    for name, message in (
        ("file", "is a file; a site is a folder"),
        ("foreign", "is not empty and not a site"),
        ("file/inside", "cannot be"),
        ("/proc/site", "cannot be written"),
    ):
        done = ppsolve("site", *FEW, "-o", str(tmp_path / name))
        assert done.returncode == 1
        text = done.stderr.decode()
        assert message in text
        assert text.count("\n") == 1
    assert hashes(tmp_path) == before
