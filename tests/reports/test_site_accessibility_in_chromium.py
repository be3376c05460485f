"""Every kind of page of the site: axe finds nothing, it fits on a phone, and a first visit is light."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

import pytest

from axe import SCREENS, audit, prepare

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browsed_site import Device, Devices

pytestmark = pytest.mark.slow
pytest_plugins = ["chromium", "browsed_site"]

FIRST_VISIT = 300_000
"""The most bytes of a first visit."""

PAGES = {
    "today": "",
    "day": "days/2026-12-03/",
    "ahead": "days/2026-12-06/",
    "calendar": "calendar/",
    "statistics": "statistics/",
    "practice": "practice/",
    "print": "print/",
    "puzzle": "days/2026-12-04/easy/",
}
READY = ".mark:visible, .sum-tile, .ladder-card, #not-yet a:visible, .prints, #board button:visible"


def visited(reader: Device) -> Device:
    """Give a device results of all marks."""
    for day, slot, hints in (
        (3, "easy", False),
        (3, "medium", True),
        (4, "easy", False),
        (4, "medium", True),
    ):
        reader.solve(f"en/days/2026-12-0{day}/{slot}/", hints=hints).close()
    reader.open("en/practice/queue/medium/1/").close()
    reader.solve("en/practice/queue/easy/1/").close()
    return reader


def opened(reader: Device, address: str) -> Page:
    page = reader.open(address)
    page.locator(READY).first.wait_for()
    return page


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(device: Devices, name: str) -> None:
    page = opened(visited(device()), f"en/{PAGES[name]}")
    prepare(page)
    assert audit(page) == []
    if page.locator(".bar .opens-settings").is_visible():
        page.locator(".bar .opens-settings").click()
        assert audit(page) == []


def test_axe_finds_nothing_on_a_first_visit_and_in_the_question_about_a_link(device: Devices) -> None:
    reader = device(permissions=["clipboard-read", "clipboard-write"])
    first = opened(reader, "en/")
    first.locator("#welcome").wait_for()
    prepare(first)
    assert audit(first) == []
    page = reader.solve("en/days/2026-12-04/easy/")
    page.goto(f"{reader.root}en/statistics/")
    page.locator("#export-link").click()
    page.locator("#transfer-said:not(:empty)").wait_for()
    page.goto(page.evaluate("() => navigator.clipboard.readText()"))
    page.locator("#import-question").wait_for()
    prepare(page)
    assert audit(page) == []


@pytest.mark.parametrize("language", ["en", "fr", "ko"])
def test_nothing_is_wider_than_a_phone(device: Devices, language: str) -> None:
    reader = visited(device(viewport=SCREENS["phone"]))
    for name, address in PAGES.items():
        page = opened(reader, f"{language}/{address}")
        assert page.evaluate("document.documentElement.scrollWidth") == 390, name
        page.close()


def test_the_first_visit_is_light(device: Devices, sent: dict[str, bytes]) -> None:
    """Today's page and what the worker stores, uncompressed; with a puzzle's page, compressed."""
    reader = device(service_workers="allow")
    page = opened(reader, "en/")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    plain = {path: len(content) for path, content in sent.items()}
    assert sum(plain.values()) <= FIRST_VISIT, plain
    page.goto(f"{reader.root}en/days/2026-12-04/easy/")
    page.locator("#board button").first.wait_for()
    compressed = {path: len(gzip.compress(content)) for path, content in sent.items()}
    assert sum(compressed.values()) <= FIRST_VISIT, compressed
