"""The layout of a lesson in the rules: headed sections with paragraphs and drawings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ppsolve.solver.view.layout import INDENT, LONGEST_LINE, NARROWEST, paragraph


class Section(NamedTuple):
    """A part of a lesson."""

    heading: str
    blocks: Sequence[str | list[str]]
    """Paragraphs, lists and drawings. Only drawings, which have several lines, are not wrapped."""


class RulesText(NamedTuple):
    """The rules of a game in the order in which players need them."""

    introduction: str
    sections: Sequence[Section]


def lesson_text(introduction: str, sections: Sequence[Section], width: int) -> str:
    """Return a lesson in lines of at most `width` columns (at least 40)."""
    room = min(max(width, NARROWEST), LONGEST_LINE)
    parts = [paragraph(introduction, room, indent="")]
    for section in sections:
        blocks = "\n\n".join(_block_text(block, room) for block in section.blocks)
        parts.append(f"{section.heading}\n{'-' * len(section.heading)}\n{blocks}")
    return "\n\n".join(parts)


def _block_text(block: str | list[str], width: int) -> str:
    if isinstance(block, list):
        return "\n".join(list_item(item, width) for item in block)
    return block if "\n" in block else paragraph(block, width, indent="")


def list_item(text: str, width: int) -> str:
    """Wrap an item of a list; it is indented, and its further lines more so."""
    return INDENT + paragraph(text, width - len(INDENT), indent=2 * INDENT)
