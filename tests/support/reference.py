"""The tables of docs/reference/api.md: every exported name with the first sentence of its docstring.

`python tests/support/reference.py` writes them again.
"""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from pathlib import Path
from typing import Any

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "reference" / "api.md"
PACKAGES = ("ppsolve.solver", "ppsolve.puzzles", "ppsolve.reports")

CONSTANTS = {
    "COLOURS": "The letters of the colours, in the order of sorted hands.",
    "COLOUR_NAMES": "The names of the colours, by letter.",
    "EDITIONS": "The editions of the game, by name.",
    "KINDS": "The kinds of puzzles, by name.",
    "LEVELS": "The levels of puzzles, from the easiest to the hardest.",
}


def table(package: str) -> str:
    """A table of the names that a package exports, in alphabetical order."""
    module = import_module(package)
    lines = [_line(name, getattr(module, name)) for name in sorted(module.__all__, key=str.lower)]
    return "\n".join(["| name | description |", "|---|---|", *lines])


def _line(name: str, value: Any) -> str:
    text = CONSTANTS.get(name) or inspect.getdoc(value)
    assert text, f"{name} has no docstring"
    sentence = " ".join(re.split(r"(?<=\.)\s|\n\n", text)[0].split()).replace("|", "\\|")
    return f"| `{name}{_parameters(value)}` | {sentence} |"


def _parameters(value: Any) -> str:
    if not inspect.isfunction(value):
        return ""
    return str(
        inspect.Signature(
            [
                parameter.replace(annotation=inspect.Parameter.empty, default=inspect.Parameter.empty)
                for parameter in inspect.signature(value).parameters.values()
            ]
        )
    )


def with_tables(text: str) -> str:
    """Return a document with new tables."""
    for package in PACKAGES:
        marker = f"<!-- {package} -->\n"
        assert text.count(marker) == 2, marker
        before, _, after = text.split(marker)
        text = f"{before}{marker}{table(package)}\n{marker}{after}"
    return text


if __name__ == "__main__":
    DOCUMENT.write_text(with_tables(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
