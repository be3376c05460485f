"""Pages of reports, reviews and surveys in a real Chromium: they fit a phone, by day and by night."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from hurry import few_careful_rounds
from ppsolve.reports.deal.page import report_html
from ppsolve.reports.deal.report import report_on
from ppsolve.reports.review.party.rendering import review_html
from ppsolve.reports.review.party.review import review_record
from ppsolve.reports.survey.page import survey_html
from ppsolve.reports.survey.run import SolvedDeal
from ppsolve.reports.survey.settings import Settings
from ppsolve.reports.survey.summary import Summary
from ppsolve.solver import Limits, Outcome, Player, Position, Solver, deal, load, textform
from ppsolve.solver.party.game_record import game_or_round

if TYPE_CHECKING:
    from chromium import Opened

pytestmark = pytest.mark.slow
pytest_plugins = ["chromium"]  # the fixtures `browser` and `opened`

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
PHONE = {"width": 390, "height": 844}
PAGES = ("deal", "deals", "names", "review", "survey")

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


@cache
def page_of(name: str) -> str:
    solver = Solver(16 << 20, threads=1)
    if name == "deal":
        with few_careful_rounds():
            return report_html(report_on(deal(3, 6), Limits(nodes=50), solver))
    if name == "deals":
        small = "iello-2024,base=4:RGY/R.:RRGYP,RGPBB,GYYP:0"
        middle = load(EXAMPLES / "mid-round.json")
        assert isinstance(middle, Position)
        positions = (textform.loads(small), middle, deal(1, 6, hand_size=2))
        return report_html(*(report_on(one, Limits(nodes=1000), solver) for one in positions))
    if name == "names":
        players = [Player("Wolfeschlegelsteinhausenbergerdorff", "RRGY"), Player("W" * 40, "RGPB")]
        return report_html(report_on(Position.new(players, base=3), Limits(), solver))
    if name == "review":
        return review_html(review_record(game_or_round(_read("game.json")), solver))
    return survey_html([_summary(2), _summary(6)], {})


def _read(name: str) -> object:
    return json.loads((EXAMPLES / name).read_text(encoding="utf-8"))


def _summary(players: int) -> Summary:
    settings = Settings.of(players=players, seed=10**19)
    deals = [
        SolvedDeal(
            number,
            textform.dumps(settings.position(number)),
            best=tuple(Outcome(0, number % 2) for _ in range(players)),
            guaranteed=tuple(Outcome(number, number + 1) for _ in range(players)) if players == 2 else (),
            table=Outcome(0, 0),
            margin=Outcome(-number, 1) if players == 2 else None,
            careless=(4.5,) * players,
            parts=(0.1 * number, 0.2, 0.3, 0.1)[: 4 if players == 2 else 3],
            nodes=10**number,
        )
        for number in range(6)
    ]
    return Summary(settings, deals)


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


def test_no_name_of_a_part_is_broken_on_a_phone(opened: Opened) -> None:
    page = opened(page_of("deal"), viewport=PHONE)
    lines = """() => [...document.querySelectorAll(".parts tbody th")].map(name => {
        const text = document.createRange();
        text.selectNodeContents(name);
        return text.getClientRects().length;
    })"""
    assert page.evaluate(lines) == [1, 1, 1]


def test_a_deal_of_a_survey_is_still_called_by_its_seed_on_a_phone(opened: Opened) -> None:
    page = opened(page_of("survey"), viewport=PHONE)
    label = """[...document.querySelectorAll("th[data-label=seed]")]
        .map(seed => getComputedStyle(seed, "::before").content)"""
    found = page.evaluate(label)
    assert found
    assert {content.replace('"', "").strip() for content in found} == {"seed"}
