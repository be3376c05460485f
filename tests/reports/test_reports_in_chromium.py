"""Pages of reports, reviews and surveys in a real Chromium: they fit a phone, by day and by night."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from report_pages import PAGES, page_of

if TYPE_CHECKING:
    from chromium import Opened

pytestmark = pytest.mark.slow
pytest_plugins = ["chromium"]  # the fixtures `browser` and `opened`

PHONE = {"width": 390, "height": 844}

TOO_WIDE = """() => [...document.querySelectorAll("body *")].filter(element => {
    if (element.closest("svg")) return false;
    const hidden = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
        && getComputedStyle(element).display !== "inline";
    return hidden || element.getBoundingClientRect().right > innerWidth + 1;
}).map(element => element.outerHTML.slice(0, 80))"""

CONTRAST = """() => {
    const light = colour => {
        const [r, g, b] = colour.match(/[\\d.]+/g).map(Number).map(part => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const behind = element => {
        for (let at = element; at; at = at.parentElement) {
            const colour = getComputedStyle(at).backgroundColor;
            if (!colour.startsWith("rgba(0, 0, 0, 0")) return colour;
        }
        return "rgb(255, 255, 255)";
    };
    return Math.min(...[...document.querySelectorAll("h1, h2, h3, p, th, td, figcaption")]
        .filter(element => element.textContent.trim() && element.offsetParent && !element.closest("svg"))
        .map(element => {
            const ends = [light(getComputedStyle(element).color), light(behind(element))];
            return (Math.max(...ends) + 0.05) / (Math.min(...ends) + 0.05);
        }));
}"""


@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_off_screen_on_a_phone(opened: Opened, name: str) -> None:
    page = opened(page_of(name), viewport=PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert page.evaluate(TOO_WIDE) == []


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everything_can_be_read_by_day_and_by_night(opened: Opened, name: str, scheme: str) -> None:
    page = opened(page_of(name), viewport=PHONE, color_scheme=scheme)
    assert page.evaluate(CONTRAST) >= 4.5
    background = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert (background == "rgb(13, 27, 42)") == (scheme == "dark")


@pytest.mark.parametrize("name", ["deal", "survey"])
def test_plots_are_drawn_in_the_colour_of_the_page(opened: Opened, name: str) -> None:
    html = page_of(name)
    assert "#17324d" not in html
    page = opened(html, color_scheme="dark")
    ink = "[...document.querySelectorAll('.plot svg text')].map(text => getComputedStyle(text).fill)"
    assert set(page.evaluate(ink)) == {"rgb(230, 240, 248)"}


@pytest.mark.parametrize(
    ("name", "rows", "width"), [("deal", ".parts tbody th", 390), ("survey", "tbody th", 1000)]
)
def test_no_name_of_a_part_or_a_seat_is_broken(opened: Opened, name: str, rows: str, width: int) -> None:
    page = opened(page_of(name), viewport={"width": width, "height": 800})
    lines = """rows => [...document.querySelectorAll(rows)].map(name => {
        const text = document.createRange();
        text.selectNodeContents(name);
        return text.getClientRects().length;
    })"""
    assert set(page.evaluate(lines, rows)) == {1}


def test_a_deal_of_a_survey_is_still_called_by_its_seed_on_a_phone(opened: Opened) -> None:
    page = opened(page_of("survey"), viewport=PHONE)
    label = """[...document.querySelectorAll("th[data-label=seed]")]
        .map(seed => getComputedStyle(seed, "::before").content)"""
    found = page.evaluate(label)
    assert found
    assert {content.replace('"', "").strip() for content in found} == {"seed"}
