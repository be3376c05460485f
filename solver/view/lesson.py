"""The layout of a lesson in the rules: headed sections with paragraphs and drawings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ppsolve.solver.language.messages import say
from ppsolve.solver.view.layout import INDENT, LONGEST_LINE, NARROWEST, display_width, paragraph


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
        parts.append(f"{section.heading}\n{'-' * display_width(section.heading)}\n{blocks}")
    return "\n\n".join(parts)


def _block_text(block: str | list[str], width: int) -> str:
    if isinstance(block, list):
        return "\n".join(list_item(item, width) for item in block)
    return block if "\n" in block else paragraph(block, width, indent="")


def item_text(name: str, text: str) -> str:
    """Return an item of a list: a name, and what it means."""
    return say("rules-item", name=name, text=text)


def number_text(number: int) -> str:
    """Return a number for use in a sentence: as a word, if it is small and the language does so.

    >>> number_text(2), number_text(12)
    ('two', '12')
    """
    return say("rules-number", number=number)


def list_item(text: str, width: int) -> str:
    """Wrap an item of a list; it is indented, and its further lines more so."""
    return INDENT + paragraph(text, width - len(INDENT), indent=2 * INDENT)
