"""The service worker of the site: what was seen once works offline, and a new version arrives whole."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from browsed_site import Devices, Servers

pytestmark = pytest.mark.slow
pytest_plugins = ["chromium", "browsed_site"]

STORED = """async () => {
    const stored = await Promise.all((await caches.keys()).map(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return requests.map(({ url }) => new URL(url).pathname);
    }));
    return stored.flat().sort();
}"""


@pytest.fixture
def folder(site_folder: Path, tmp_path: Path) -> Path:
    """A copy of the site that a test may change."""
    return shutil.copytree(site_folder, tmp_path / "site")


def wait_until_stored(page: Page, *addresses: str) -> None:
    """Wait until the worker has stored files of the site."""
    every = f"async (all) => {{ const has = await ({STORED})(); return all.every((x) => has.includes(x)); }}"
    page.wait_for_function(every, arg=[f"/{address}" for address in addresses])


def port_of(root: str) -> int:
    return int(root.rstrip("/").rpartition(":")[2])


def test_what_was_seen_once_works_offline(device: Devices, serve: Servers, folder: Path) -> None:
    seen = ["en/days/2026-12-04/easy/", "en/", "en/calendar/"]
    with serve(folder) as root:
        reader = device(root=root, service_workers="allow")
        first = reader.open(seen[0])  # loaded before there is a worker
        wait_until_stored(first, seen[0], "data/days.json")
        first.close()
        for address in seen[1:]:
            page = reader.open(address)
            page.locator(".card .mark, .month").first.wait_for()
            wait_until_stored(page, address)
            page.close()
    today = reader.open("en/")
    today.locator("#cards .card").nth(2).wait_for()
    puzzle = reader.solve(seen[0])
    assert puzzle.locator("#after .after-streak").inner_text() == "Your streak: 1 day. Today counts."
    calendar = reader.open("en/calendar/")
    calendar.locator(".month .mark.clean").wait_for()
    unseen = reader.open("en/practice/")
    unseen.locator("#notice", has_text="that page was never opened on this device").wait_for()
    assert unseen.url == f"{root}en/"


def publish_new_version(folder: Path) -> str:
    """Give the site's script another content and so another name; return the name."""
    (old,) = folder.glob("assets/site.*.js")
    new = old.with_name("site.0123456789ab.js")
    new.write_text(old.read_text(encoding="utf-8") + "document.documentElement.dataset.version = 'new';")
    for path in [*folder.rglob("*.html"), folder / "sw.js"]:
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(old.name, new.name), encoding="utf-8")
    worker = folder / "sw.js"
    worker.write_text(re.sub(r'"version":"\w+"', '"version":"2"', worker.read_text(encoding="utf-8")))
    old.unlink()
    return new.name


def test_a_new_version_arrives_whole(device: Devices, serve: Servers, folder: Path) -> None:
    (old,) = [path.name for path in folder.glob("assets/site.*.js")]
    with serve(folder) as root:
        reader = device(root=root, service_workers="allow")
        page = reader.open("en/")
        wait_until_stored(page, "en/", f"assets/{old}")
        page.wait_for_function("() => navigator.serviceWorker.controller")
        seen = reader.open("en/statistics/")
        wait_until_stored(seen, "en/statistics/")
        seen.close()
        new = publish_new_version(folder)
        fresh = reader.open("en/calendar/")
        fresh.wait_for_function("() => document.documentElement.dataset.version === 'new'")
        page.locator("#notice", has_text="A new version of the site is here.").wait_for()
        wait_until_stored(fresh, f"assets/{new}", "en/calendar/")
        assert fresh.locator("#notice").is_hidden()
        page.locator("#notice button").click()
        page.wait_for_function("() => document.documentElement.dataset.version === 'new'")
    # Offline, a page of the old version still has its own script, and those of the new one have theirs.
    for address, version in (("en/statistics/", ""), ("en/", "new"), ("en/calendar/", "new")):
        shown = reader.open(address)
        shown.locator("html:not(.no-script)").wait_for()
        assert (shown.locator("html").get_attribute("data-version") or "") == version, address
