"""The analysis board as a page of the site: the file of `ppsolve board`, with the way back to the site."""

from __future__ import annotations

from markupsafe import escape

from ppsolve.reports.board.page import board_html
from ppsolve.reports.shared.templates import script_json
from ppsolve.reports.site.options import SiteOptions


def board_page(options: SiteOptions, language: str) -> tuple[str, bytes]:
    """Return the page of the board in a language. It has everything in it, and a policy of its own."""
    back = f'<p class="about"><a href="../">{escape(options.title)}</a></p>\n<main'
    island = f'<script type="application/json" id="site">{script_json({"lang": language})}</script>\n</body>'
    page = board_html()
    for old, new in (
        ('<html lang="en"', f'<html lang="{language}"'),
        ("<main", back),
        ("</body>", island),
    ):
        head, found, tail = page.rpartition(old) if old == "</body>" else page.partition(old)
        assert found, old
        page = head + new + tail
    return f"{language}/board/index.html", page.encode()
