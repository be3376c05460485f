"""What programs read: the feed, the sitemap, the web manifest, and the lists of puzzles as JSON."""

from __future__ import annotations

import datetime
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final
from xml.etree.ElementTree import Element, SubElement, tostring

from ppsolve.reports.site.options import SiteOptions
from ppsolve.reports.site.pictures import ICON_SIZES
from ppsolve.solver.language.messages import date_text, say

ATOM: Final = "http://www.w3.org/2005/Atom"
SITEMAP: Final = "http://www.sitemaps.org/schemas/sitemap/0.9"
XHTML: Final = "http://www.w3.org/1999/xhtml"
MOST_ENTRIES: Final = 60


def atom(options: SiteOptions, language: str, days: Sequence[datetime.date]) -> bytes:
    """Return the feed: one entry a day, the latest first. Needs a base URL.

    A day is published at midnight where it begins first, UTC+14.
    """
    home = f"{options.base_url}{language}/"
    feed = Element("feed", xmlns=ATOM)
    feed.set("xml:lang", language)
    put_text(feed, "title", say("site-feed-title", title=options.title))
    put_text(feed, "id", home)
    SubElement(feed, "link", href=home)
    SubElement(feed, "link", rel="self", href=f"{home}feed.xml")
    put_text(SubElement(feed, "author"), "name", options.title)
    latest = sorted(days, reverse=True)[:MOST_ENTRIES]
    put_text(feed, "updated", _opens(latest[0]))
    for day in latest:
        address = f"{home}days/{day}/"
        entry = SubElement(feed, "entry")
        put_text(entry, "title", say("site-day-heading", date=date_text(day)))
        put_text(entry, "id", address)
        SubElement(entry, "link", href=address)
        put_text(entry, "updated", _opens(day))
        put_text(entry, "summary", say("site-description"))
    return _xml(feed)


def _opens(day: datetime.date) -> str:
    return f"{day}T00:00:00+14:00"


def sitemap(options: SiteOptions, addresses: Iterable[str]) -> bytes:
    """Return the sitemap of pages by their addresses below the languages. Needs a base URL."""
    top = Element("urlset", xmlns=SITEMAP)
    top.set("xmlns:xhtml", XHTML)
    for address in addresses:
        for language in options.languages:
            url = SubElement(top, "url")
            put_text(url, "loc", f"{options.base_url}{language}/{address}")
            for other in options.languages:
                href = f"{options.base_url}{other}/{address}"
                SubElement(url, "xhtml:link", rel="alternate", hreflang=other, href=href)
    return _xml(top)


def web_manifest(options: SiteOptions, language: str) -> bytes:
    """Return the manifest with which browsers install the site."""
    icons = [
        {
            "src": f"../icons/icon-{size}.png",
            "sizes": f"{size}x{size}",
            "type": "image/png",
            "purpose": purpose,
        }
        for size in ICON_SIZES
        for purpose in ("any", "maskable")
    ]
    return _json(
        {
            "name": options.title,
            "short_name": options.title if len(options.title) <= 12 else "Penguins",
            "description": say("site-description"),
            "lang": language,
            "id": f"../{language}/",
            "start_url": "./",
            "scope": "../",
            "display": "standalone",
            "background_color": "#d5e8f4",
            "theme_color": "#d5e8f4",
            "icons": icons,
        }
    )


def days_json(days: Mapping[str, Sequence[Mapping[str, str]]]) -> bytes:
    """Return the list of all days for the reader's script."""
    listed = sorted(days)
    document = {
        "version": 1,
        "first": listed[0],
        "last": listed[-1],
        "days": {date: [dict(slot) for slot in days[date]] for date in listed},
    }
    return _json(document)


def practice_json(practice: Mapping[str, Sequence[Mapping[str, str]]]) -> bytes:
    """Return the list of all practice puzzles for the reader's script."""
    kinds: dict[str, dict[str, list[dict[str, Any]]]] = {}
    for name, puzzles in practice.items():
        kind, _, level = name.partition("-")
        listed = [
            {"number": number, "id": one["id"], "key": one["key"]}
            for number, one in enumerate(puzzles, start=1)
        ]
        kinds.setdefault(kind, {})[level] = listed
    return _json({"version": 1, "kinds": kinds})


def put_text(parent: Element, tag: str, text: str) -> None:
    """Add an element with a text."""
    SubElement(parent, tag).text = text


def _xml(top: Element) -> bytes:
    body: bytes = tostring(top, encoding="utf-8", xml_declaration=True)
    return body + b"\n"


def _json(document: object) -> bytes:
    return (json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n").encode()
