"""The analysis board as a page of the site: the file of `ppsolve board`, with the way back to the site."""

from __future__ import annotations

from markupsafe import escape

from ppsolve.reports.board.page import board_html
from ppsolve.reports.shared.templates import script_json
from ppsolve.reports.site.options import SiteOptions


def board_page(options: SiteOptions, language: str) -> tuple[str, bytes]:
    """Return the page of the board in a language. It has everything in it, and a policy of its own."""
    island = f'<script type="application/json" id="site">{script_json({"lang": language})}</script>\n'
    back = f'<p class="about"><a href="../">{escape(options.title)}</a></p>\n'
    page = board_html()
    for old, new in (('<html lang="en"', f'<html lang="{language}"'), ("<main>", f"{island}{back}<main>")):
        assert page.count(old) == 1, old
        page = page.replace(old, new)
    return f"{language}/board/index.html", page.encode()
