"""The site in a browser: results, streaks, statistics, practice, and progress from another device."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from ppsolve.puzzles.kinds import KINDS

if TYPE_CHECKING:
    from pathlib import Path

    from browsed_site import Device, Devices

pytestmark = pytest.mark.slow
pytest_plugins = ["chromium", "browsed_site"]

KEY = "ppsolve:site:progress"
FULL = """Storage.prototype.setItem = () => {
    throw new DOMException("no room", "QuotaExceededError");
};"""
FORBIDDEN = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('forbidden'); } });"


def day(number: int, hour: int = 12) -> str:
    """A moment of a day of December."""
    return f"2026-12-{number:02}T{hour:02}:00:00+00:00"


def stored(reader: Device) -> dict[str, object]:
    """The stored progress of a device."""
    page = reader.open("en/statistics/")
    progress: dict[str, object] = page.evaluate(f"() => JSON.parse(localStorage.getItem('{KEY}'))")
    page.close()
    return progress


def moved(reader: Device, number: int) -> Device:
    """Move the clock of a device to a day."""
    reader.context.clock.set_system_time(day(number))
    return reader


@pytest.mark.parametrize("kind", list(KINDS))
def test_a_puzzle_of_each_kind_is_solved_and_counted(device: Devices, kind: str) -> None:
    reader = device()
    page = reader.solve(f"en/practice/{kind}/easy/1/")
    page.locator("#after .go-on").wait_for()
    assert page.locator("#after .go-on").get_attribute("href") == f"../../../../../en/practice/{kind}/easy/2/"
    statistics = reader.open("en/statistics/")
    statistics.locator(".by-kind tbody tr").wait_for()
    row = statistics.locator(".by-kind tbody tr").inner_text().split()
    assert row[1:4] == ["easy", "1", "1"]
    practice = reader.open("en/practice/")
    done = practice.locator(f"#practice-list section[data-kind={kind}] a[data-level=easy]").first
    done.locator(".mark.clean").wait_for()


def test_a_streak_is_kept_from_day_to_day_and_broken_by_a_gap(device: Devices) -> None:
    reader = device(day(1))
    assert reader.text("en/", "#streak") == "Solve any puzzle of today to start a streak."
    page = reader.solve("en/days/2026-12-01/easy/")
    assert page.locator("#after .after-streak").inner_text() == "Your streak: 1 day. Today counts."
    moved(reader, 2)
    assert reader.text("en/", "#streak") == "Your streak: 1 day. Solve any puzzle of today to keep it."
    reader.solve("en/days/2026-12-02/medium/", hints=True)
    assert reader.text("en/", "#streak") == "Your streak: 2 days. Today counts."
    moved(reader, 4)
    assert reader.text("en/", "#streak") == "Solve any puzzle of today to start a streak."
    late = reader.solve("en/days/2026-12-03/easy/")
    assert late.locator("#after .after-streak").inner_text().startswith("Solved after its day.")
    assert reader.text("en/", "#streak") == "Solve any puzzle of today to start a streak."
    assert reader.text("en/statistics/", ".sum-tile:nth-child(2) dd") == "2 days"


def test_a_puzzle_begun_before_midnight_counts_for_its_day(device: Devices) -> None:
    reader = device("2026-12-04T23:58:00+00:00")
    page = reader.open("en/days/2026-12-04/easy/")
    page.wait_for_function("() => window.ppsolve?.play")
    page.clock.fast_forward(180_000)
    page.locator("#notice", has_text="A new day").wait_for()
    page.evaluate("() => { while (!ppsolve.play.solved) ppsolve.play.giveHint(); }")
    assert page.locator("#after .after-streak").inner_text() == (
        "Your streak: 1 day. Solve any puzzle of today to keep it."
    )


def test_marks_tell_on_the_day_from_later_and_clean_from_helped(device: Devices) -> None:
    reader = device(day(3))
    reader.solve("en/days/2026-12-03/easy/")
    reader.solve("en/days/2026-12-03/medium/", hints=True)
    reader.solve("en/days/2026-12-02/easy/")
    reader.solve("en/days/2026-12-02/medium/", hints=True)
    page = reader.open("en/calendar/")
    page.locator(".month").wait_for()
    marks = {
        link.locator(".day-number").inner_text(): [
            (mark.get_attribute("class") or "").removeprefix("mark ") for mark in link.locator(".mark").all()
        ]
        for link in page.locator(".month td a").all()
    }
    assert marks == {
        "1": ["open", "open", "open"],
        "2": ["late-clean", "late", "open"],
        "3": ["clean", "solved", "open"],
    }
    label = page.locator(".month td a").nth(1).get_attribute("aria-label") or ""
    assert label.startswith("Wednesday 2 December: easy solved later, clean, medium solved later, ")
    cards = reader.open("en/")
    cards.locator("#cards .mark.clean").wait_for()
    assert cards.locator("#cards .card-state").first.inner_text().strip().startswith("solved, clean, in 0:")


def test_progress_from_another_device_joins_a_streak_without_loss(device: Devices, tmp_path: Path) -> None:
    phone, laptop = device(day(1)), device(day(2))
    phone.solve("en/days/2026-12-01/easy/")
    moved(phone, 3).solve("en/days/2026-12-03/easy/")
    laptop.solve("en/days/2026-12-02/easy/")
    moved(laptop, 3)
    page = phone.open("en/statistics/")
    with page.expect_download() as download:
        page.locator("#export").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "ppsolve-2026-12-03.json"
    assert json.loads(file.read_text(encoding="utf-8"))["version"] == 1
    there = laptop.open("en/statistics/")
    for said in (
        "2 new results. Your streak: 3 days.",
        "You had all of it already. Your streak: 3 days.",
    ):
        there.locator("#import-file").set_input_files(file)
        there.locator("#transfer-said", has_text=said).wait_for()
    assert there.locator(".sum-tile dd").first.inner_text() == "3 days"
    assert len(stored(laptop)["results"]) == 3  # type: ignore[arg-type]


def test_progress_goes_to_another_device_as_a_link(device: Devices) -> None:
    phone = device(day(1), permissions=["clipboard-read", "clipboard-write"])
    phone.solve("en/days/2026-12-01/easy/")
    page = phone.open("en/statistics/")
    page.locator("#export-link").click()
    page.locator("#transfer-said", has_text="The link is copied.").wait_for()
    link = page.evaluate("() => navigator.clipboard.readText()")
    laptop = device(day(1))
    there = laptop.open(link.removeprefix(laptop.root))
    question = there.locator("#import-question p").inner_text()
    assert question.startswith("The link has the result of 1 puzzle.")
    there.locator("#import-question button[value=no]").click()
    assert there.locator(".nothing-yet").is_visible()
    there.close()
    there = laptop.open(link.removeprefix(laptop.root))
    assert "#" not in there.url
    there.locator("#import-question button[value=yes]").click()
    there.locator("#transfer-said", has_text="1 new result. Your streak: 1 day.").wait_for()


def test_what_is_not_progress_is_refused_and_nothing_changes(device: Devices, tmp_path: Path) -> None:
    reader = device(day(1))
    reader.solve("en/days/2026-12-01/easy/")
    before = stored(reader)
    page = reader.open("en/statistics/")
    file = tmp_path / "wrong.json"
    for text, said in (
        ("{}", "This is no progress of this site"),
        ('{"format": "ppsolve-progress", "version": 9}', "newer version of the site"),
    ):
        file.write_text(text, encoding="utf-8")
        page.locator("#import-file").set_input_files(file)
        page.locator("#transfer-said", has_text=said).wait_for()
    assert stored(reader) == before


def test_the_shared_text_has_the_journey_and_the_days_link(device: Devices) -> None:
    reader = device(day(3), permissions=["clipboard-read", "clipboard-write"])
    for slot in ("easy", "medium"):
        reader.solve(f"en/days/2026-12-03/{slot}/")
    today = reader.open("en/")
    last = today.locator("#cards .card-link").nth(2).get_attribute("href") or ""
    page = reader.solve(last.removeprefix("../"), hints=True)
    page.locator("#copy").click()
    text = page.evaluate("() => navigator.clipboard.readText()")
    lines = text.splitlines()
    assert lines[-1] == page.url
    assert set(lines[-2]) <= set("🐧🔎❌💡")
    assert "💡" in lines[-2]
    today.reload()
    today.locator(".share-button").click()
    today.locator(".share-said", has_text="Copied.").wait_for()
    shared = today.evaluate("() => navigator.clipboard.readText()").splitlines()
    assert shared[0] == "🐧 Thursday 3 December"
    assert shared[1].startswith("easy Queue: 0:")
    assert shared[1].endswith(" · clean ✨")
    assert shared[3].endswith("hint") or shared[3].endswith("hints")
    assert shared[4] == f"{reader.root}en/days/2026-12-03/"


@pytest.mark.parametrize(
    ("script", "said"),
    [(FULL, "The storage of this browser is full"), (FORBIDDEN, "does not let the site store anything")],
)
def test_a_storage_that_takes_nothing_is_reported(device: Devices, script: str, said: str) -> None:
    reader = device(day(3))
    reader.context.add_init_script(script)
    page = reader.solve("en/days/2026-12-03/easy/")
    page.locator("#notice", has_text=said).wait_for()
    assert page.locator("#after .after-streak").inner_text() == "Your streak: 1 day. Today counts."


def test_progress_of_a_newer_version_is_not_destroyed(device: Devices) -> None:
    reader = device(day(3))
    newer = '{"version":2,"unheard":[1,2]}'
    reader.context.add_init_script(f"localStorage['{KEY}'] ??= '{newer}';")
    page = reader.solve("en/days/2026-12-03/easy/")
    page.locator("#notice", has_text="from a newer version").wait_for()
    assert page.evaluate(f"() => localStorage.getItem('{KEY}')") == newer
    assert reader.text("en/", "#streak") == "Your streak: 1 day. Today counts."


def test_practice_goes_up_after_clean_solutions_and_down_after_hints(device: Devices) -> None:
    reader = device(day(3))

    def reached() -> str:
        return reader.text("en/practice/", ".ladder-card[data-kind=queue] .rung.here")

    assert reached() == "easy"
    reader.solve("en/practice/queue/easy/1/")
    moved(reader, 4).solve("en/practice/queue/easy/2/")
    assert reached() == "medium"
    page = reader.open("en/practice/")
    page.locator(".ladder-card[data-kind=queue] .action").click()
    page.wait_for_url("**/practice/queue/medium/*/")
    moved(reader, 5)
    page.wait_for_function("() => window.ppsolve?.play")
    page.evaluate("() => { while (!ppsolve.play.solved) ppsolve.play.giveHint(); }")
    assert reached() == "easy"


def test_results_of_two_windows_are_both_kept(device: Devices) -> None:
    reader = device(day(3))
    pages = [reader.open(f"en/days/2026-12-03/{slot}/") for slot in ("easy", "medium")]
    for page in pages:
        page.wait_for_function("() => window.ppsolve?.play")
    for page in pages:
        page.evaluate("() => { while (!ppsolve.play.solved) ppsolve.play.giveHint(); }")
    assert len(stored(reader)["results"]) == 2  # type: ignore[arg-type]
