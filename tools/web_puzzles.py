"""Write puzzles as fixtures for the tests of `web/`: `python tools/web_puzzles.py [FOLDER]`.

`KIND.json` is the document that Python embeds in the page of a known puzzle, and `known/KIND.json` the
solution in it, undisguised; both in English only. Run it after a change of what pages embed, and commit the
files of `web/tests/fixtures/puzzles`.
"""

from __future__ import annotations

import base64
import json
import sys
from pathlib import Path
from typing import Any

from ppsolve.reports.puzzle.page.html import disguise, page_content, page_document

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "web" / "tests" / "fixtures" / "puzzles"

sys.path.append(str(ROOT / "tests" / "support"))
from known_puzzles import IDS, known  # noqa: E402


def write_fixtures(folder: Path) -> None:
    """Write the two files of every kind into `folder`."""
    for kind in IDS:
        puzzle = known(kind)
        document = page_document([(puzzle, page_content(puzzle))])
        (shown,) = document["puzzles"]
        known_in_english = _in_english(_undisguise(shown["known"]))
        in_english = {**_in_english(shown), "known": disguise(known_in_english)}
        _write(folder / f"{kind}.json", {**document, "puzzles": [in_english]})
        _write(folder / "known" / f"{kind}.json", known_in_english)


def _in_english(document: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in document.items() if key != "in"}


def _undisguise(text: str) -> Any:
    return json.loads(base64.b64decode(text[::-1]))


def _write(path: Path, value: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_fixtures(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
