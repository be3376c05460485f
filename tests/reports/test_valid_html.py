"""Every page is valid HTML by the Nu checker."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from urllib.parse import unquote

import pytest

from boards import board
from known_puzzles import IDS, known
from node import missing, web_folder
from playing import html
from ppsolve.reports.puzzle.page.html import page_content, pages_html
from report_pages import PAGES, page_of

UNKNOWN_TO_THE_CHECKER = "|".join(
    (
        "CSS: Unrecognized at-rule “@(container|property)”",
        "CSS: “(container-type|vector-effect)”: Property .* doesn't exist.",
        "CSS: “--(unit|over)”: Parse Error.",  # lengths of containers, such as 100cqw
        "Inline (script|style) violates Content Security Policy .*",  # it computes no hashes
    )
)


@pytest.mark.slow(15)
def test_every_page_is_valid(tmp_path: Path) -> None:
    """Checks all pages at once: the checker takes seconds to start."""
    java = shutil.which("java") or missing("java")
    checker = web_folder() / "node_modules" / "vnu-jar" / "build" / "dist" / "vnu.jar"
    pages = {f"{kind} puzzle": html(name) for kind, name in IDS.items()}
    pages["puzzles"] = pages_html([(known(kind), page_content(known(kind))) for kind in IDS])
    pages["board"] = board()
    pages |= {name: page_of(name) for name in PAGES if name != "deal"}  # as "rated deal"
    pages["mistake"] = '<!doctype html><html lang="en"><title>Mistake</title><p id="a"><p id="a">'
    for name, page in pages.items():
        (tmp_path / f"{name}.html").write_text(page, encoding="utf-8")
    options = ("--format", "json", "--filterpattern", UNKNOWN_TO_THE_CHECKER)
    done = subprocess.run([java, "-jar", checker, *options, tmp_path], capture_output=True, check=False)
    messages = json.loads(done.stderr)["messages"]
    found = [(Path(unquote(one["url"])).stem, one.get("lastLine"), one["message"]) for one in messages]
    assert [one for one in found if one[0] != "mistake"] == []
    assert ("mistake", 1, "Duplicate ID “a”.") in found  # it was checked, too
