"""HTML for notebooks: tables and paragraphs, escaped. It takes its colours from the page around it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

_STYLES: Final = {
    "<": "text-align:left;padding:0.2em 0.6em",
    ">": "text-align:right;padding:0.2em 0.6em",
}


def html_table(headers: Sequence[str], rows: Iterable[Sequence[object]], sides: str) -> str:
    """A table; `sides` has `<` for a column that is set to the left, and `>` for one to the right."""

    def row(tag: str, cells: Sequence[object]) -> str:
        filled = (
            f'<{tag} style="{_STYLES[side]}">{escape(str(cell))}</{tag}>'
            for side, cell in zip(sides, cells, strict=True)
        )
        return f"<tr>{''.join(filled)}</tr>"

    body = "".join(row("td", cells) for cells in rows)
    return f"<table><thead>{row('th', headers)}</thead><tbody>{body}</tbody></table>"


def html_paragraph(text: str) -> str:
    """A paragraph; nothing if there is nothing to say."""
    return f"<p>{escape(text)}</p>" if text else ""


def html_list(items: Iterable[str]) -> str:
    """A numbered list."""
    return "<ol>" + "".join(f"<li>{escape(item)}</li>" for item in items) + "</ol>"
