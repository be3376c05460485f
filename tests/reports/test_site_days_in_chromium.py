"""The site in a browser: the reader's own date, the first visit, days ahead, and languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from browsed_site import Devices

pytestmark = pytest.mark.slow
pytest_plugins = ["chromium", "browsed_site"]

SAME_MOMENT = "2026-12-04T10:30:00+00:00"


@pytest.mark.parametrize(
    ("zone", "title"),
    [
        ("Pacific/Kiritimati", "Today · Saturday 5 December"),
        ("Europe/Paris", "Today · Friday 4 December"),
        ("Pacific/Pago_Pago", "Today · Thursday 3 December"),
    ],
)
def test_today_is_the_readers_own_date(device: Devices, zone: str, title: str) -> None:
    page = device(SAME_MOMENT, zone).open("en/")
    page.locator("#cards .card").nth(2).wait_for()
    assert page.locator("#today-title").inner_text() == title
    assert page.locator("#no-today").is_hidden()
    levels = page.locator("#cards .level").all_inner_texts()
    assert levels[:2] == ["easy", "medium"]
    assert levels[2] in ("hard", "expert")


def test_a_day_ahead_opens_at_midnight(device: Devices) -> None:
    page = device("2026-12-04T23:58:00-11:00", "Pacific/Pago_Pago").open("en/days/2026-12-05/easy/")
    page.locator("#not-yet").wait_for()
    assert page.locator("#not-yet p").first.inner_text() == (
        "This day opens on Saturday 5 December, by the clock of your device."
    )
    assert page.locator("#board").is_hidden()
    page.clock.fast_forward(180_000)
    page.locator("#board").wait_for()
    assert page.locator("#not-yet").is_hidden()


def test_today_changes_at_midnight_without_a_reload(device: Devices) -> None:
    page = device("2026-12-04T23:58:00+14:00", "Pacific/Kiritimati").open("en/")
    page.locator("#cards .card").nth(2).wait_for()
    before = page.locator("#cards .card-link").first.get_attribute("href")
    page.clock.fast_forward(180_000)
    page.locator("#today-title", has_text="Saturday 5 December").wait_for()
    after = page.locator("#cards .card-link").first.get_attribute("href")
    assert (before, after) == ("../en/days/2026-12-04/easy/", "../en/days/2026-12-05/easy/")
    assert page.locator("#previous-day").get_attribute("href") == "../en/days/2026-12-04/"
    assert page.locator("#next-day").is_hidden()


def test_days_ahead_are_not_linked(device: Devices) -> None:
    reader = device("2026-12-04T12:00:00+00:00")
    day = reader.open("en/days/2026-12-04/")
    day.locator("#previous-day:visible").wait_for()
    assert day.locator("#next-day").is_hidden()
    calendar = reader.open("en/calendar/")
    calendar.locator(".month").wait_for()
    linked = calendar.locator(".month td a .day-number").all_inner_texts()
    assert linked == ["1", "2", "3", "4"]
    assert calendar.locator(".month td.ahead").all_inner_texts() == ["5", "6", "7", "8"]
    earlier = reader.open("en/days/2026-12-02/")
    earlier.locator("#next-day:visible").click()
    assert earlier.url.endswith("/en/days/2026-12-03/")


def test_before_the_first_day_and_after_the_last_one(device: Devices) -> None:
    early = device("2026-11-30T12:00:00+00:00").open("en/")
    early.locator("#no-today:visible").wait_for()
    assert early.locator("#no-today").inner_text() == "The first puzzles come on Tuesday 1 December."
    assert early.locator("#cards .card").count() == 0
    late = device("2026-12-20T12:00:00+00:00").open("en/")
    late.locator("#cards .card").nth(2).wait_for()
    assert late.locator("#no-today").inner_text() == (
        "There are no new puzzles yet. These are the latest, of Tuesday 8 December."
    )


def test_the_first_visit_says_what_this_is_and_has_a_puzzle(device: Devices) -> None:
    reader = device()
    page = reader.open("en/")
    page.locator("#welcome").wait_for()
    page.locator(".tiny-place[data-right=false]").first.click()
    assert "Try another" in page.locator("#tiny-said").inner_text()
    page.locator(".tiny-place[data-right=true]").click()
    assert page.locator("#tiny-said").inner_text().startswith("Right!")
    assert page.locator(".tiny-card.top svg").count() == 1
    page.locator("#welcome-close").click()
    assert page.locator("#welcome").is_hidden()
    assert page.evaluate("document.activeElement.id") == "today-title"
    again = reader.open("en/")
    again.locator("#cards .card").nth(2).wait_for()
    assert again.locator("#welcome").is_hidden()


@pytest.mark.parametrize(
    ("locale", "language", "title"),
    [
        ("fr-CA", "fr", "Aujourd\N{RIGHT SINGLE QUOTATION MARK}hui · vendredi 4 décembre"),
        ("ko-KR", "ko", "오늘 · 12월 4일 금요일"),
        ("de-DE", "en", "Today · Friday 4 December"),
    ],
)
def test_the_start_page_opens_the_readers_language(
    device: Devices, locale: str, language: str, title: str
) -> None:
    page = device(locale=locale).open("")
    page.locator("#cards .card").nth(2).wait_for()
    assert page.url.endswith(f"/{language}/")
    assert page.locator("#today-title").inner_text() == title


def test_the_language_is_switched_on_the_same_page_and_remembered(device: Devices) -> None:
    reader = device()
    page = reader.open("en/days/2026-12-03/easy/")
    page.locator("#language summary").click()
    page.locator("#language a[data-lang=ko]").click()
    page.wait_for_url("**/ko/days/2026-12-03/easy/")
    assert page.locator("html").get_attribute("lang") == "ko"
    start = reader.open("")
    start.wait_for_url("**/ko/")


@pytest.mark.parametrize("address", ["", "calendar/", "statistics/", "practice/", "days/2026-12-03/"])
@pytest.mark.parametrize(("language", "other"), [("fr", "en"), ("ko", "en")])
def test_what_the_script_writes_is_in_the_language_of_the_page(
    device: Devices, address: str, language: str, other: str
) -> None:
    reader = device()
    reader.solve("en/days/2026-12-03/medium/")
    texts = []
    for code in (language, other):
        page = reader.open(f"{code}/{address}")
        page.locator(".mark, .sum-tile, .ladder-card").first.wait_for()
        written = page.locator("#today, #months, #statistics, #ladder, .card-state").all_inner_texts()
        texts.append({line.strip(" ,") for text in written for line in text.splitlines()})
    shared = {line for line in texts[0] & texts[1] if any(letter.isalpha() for letter in line)}
    assert shared <= {"Duel", "expert"}, shared
