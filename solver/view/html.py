"""Escaped HTML tables, paragraphs and lists for notebooks; colours come from the surrounding page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

_STYLES: Final = {
    "<": "text-align:left;padding:0.2em 0.6em",
    ">": "text-align:right;padding:0.2em 0.6em",
}


def html_table(headers: Sequence[str], rows: Iterable[Sequence[object]], sides: str) -> str:
    """Return a table; `sides` aligns each column: `<` for left, `>` for right."""

    def row(tag: str, cells: Sequence[object]) -> str:
        filled = (
            f'<{tag} style="{_STYLES[side]}">{escape(str(cell))}</{tag}>'
            for side, cell in zip(sides, cells, strict=True)
        )
        return f"<tr>{''.join(filled)}</tr>"

    body = "".join(row("td", cells) for cells in rows)
    return f"<table><thead>{row('th', headers)}</thead><tbody>{body}</tbody></table>"


def html_paragraph(text: str) -> str:
    """Return a paragraph, or an empty string for an empty text."""
    return f"<p>{escape(text)}</p>" if text else ""


def html_list(items: Iterable[str]) -> str:
    """Return a numbered list."""
    return "<ol>" + "".join(f"<li>{escape(item)}</li>" for item in items) + "</ol>"
