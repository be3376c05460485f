"""Generate the tables of docs/reference/api.md from docstrings.

Run `python tests/support/reference.py` to rewrite them.
"""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from pathlib import Path
from typing import Any

from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.reports.review.party.review import Review
from ppsolve.reports.survey.summary import Summary
from ppsolve.solver.analysis import Analysis
from ppsolve.solver.outcome import Outcome
from ppsolve.solver.party.hidden.advice import Advice
from ppsolve.solver.party.position import Position
from ppsolve.solver.solver import Solver

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "reference" / "api.md"
PACKAGES = ("ppsolve", "ppsolve.party", "ppsolve.pingouin")

CLASSES: dict[type, tuple[str, ...]] = {
    Position: ("legal_moves", "play", "seen_by", "to_text", "to_dict", "to_svg", "over"),
    Analysis: ("best_move", "best_moves", "moves", "status", "to_frame", "to_dict"),
    Outcome: ("value",),
    Solver: (
        "best",
        "guaranteed",
        "selfish",
        "table",
        "margin",
        "after_moves",
        "selfish_after_moves",
        "cancel",
    ),
    Advice: ("best_move", "samples"),
    Review: ("moves", "status", "to_frame", "to_dict", "to_html"),
    Puzzle: ("id", "title", "check", "hint", "to_svg", "to_png", "to_html", "to_dict"),
    Summary: ("proved", "to_frame", "to_dict", "to_html"),
}
"""The attributes that the table lists, besides the fields shown in the sessions."""

CONSTANTS = {
    "__version__": "The version of the package.",
    "COLOURS": "The letters of the colours, in the order of sorted hands.",
    "COLOUR_NAMES": "The names of the colours, by letter.",
    "EDITIONS": "The editions of the game, by name.",
    "NEIGHBOURS": "The neighbouring tiles, by tile.",
}


def table(package: str) -> str:
    """Return a table of the names that a package exports, in alphabetical order."""
    module = import_module(package)
    lines = [_line(name, getattr(module, name)) for name in sorted(module.__all__, key=str.lower)]
    return "\n".join(["| name | description |", "|---|---|", *lines])


def attribute_table() -> str:
    """Return a table of the attributes in `CLASSES`."""
    lines = [
        _line(name, inspect.getattr_static(owner, name), f"{owner.__name__}.")
        for owner, names in CLASSES.items()
        for name in names
    ]
    return "\n".join(["| attribute | description |", "|---|---|", *lines])


def _line(name: str, value: Any, owner: str = "") -> str:
    text = CONSTANTS.get(name) or inspect.getdoc(value)
    assert text, f"{owner}{name} has no docstring"
    sentence = " ".join(re.split(r"(?<=\.)\s|\n\n", text)[0].split()).replace("|", "\\|")
    return f"| `{owner}{name}{_parameters(value)}` | {sentence} |"


def _parameters(value: Any) -> str:
    if not inspect.isfunction(value):
        return ""
    return str(
        inspect.Signature(
            [
                parameter.replace(annotation=inspect.Parameter.empty)
                for name, parameter in inspect.signature(value).parameters.items()
                if name != "self"
            ]
        )
    )


def with_tables(text: str) -> str:
    """Return the document with its tables regenerated."""
    for name, lines in {**{one: table(one) for one in PACKAGES}, "attributes": attribute_table()}.items():
        marker = f"<!-- {name} -->\n"
        assert text.count(marker) == 2, marker
        before, _, after = text.split(marker)
        text = f"{before}{marker}{lines}\n{marker}{after}"
    return text


if __name__ == "__main__":
    DOCUMENT.write_text(with_tables(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
