"""The page to play on, as a file: complete, without network access, and safe with any text in it."""

from __future__ import annotations

import base64
import datetime
import json
import re
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from typing import Any

import pytest

from known_puzzles import known
from ppsolve.puzzles.ids import task_of
from ppsolve.puzzles.kinds import KINDS, kind_of
from ppsolve.puzzles.party.duel.judge import position_key
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.puzzles.puzzle import Puzzle, prove
from ppsolve.puzzles.recipe import Recipe
from ppsolve.reports.puzzle.page.html import (
    PageContent,
    page_content,
    page_html,
    pages_html,
)
from ppsolve.reports.puzzle.text import share_text
from ppsolve.reports.shared.templates import source
from ppsolve.solver.party.position import Player, Position
from refusals import refusal
from sample_puzzles import DUELS, SAMPLES

PYRAMID = "pyramid:iello-2024,base=5:G..Y./R.Y./.YY/P./.:RGGYPPPP"
QUEUE = "queue:iello-2024,base=5:YG/G:RGGRPYYPPYYY:1"
DUEL = "duel:2:iello-2024:YRRBBGG/YR..G.:RGYPP,RGGPB:0"
THREE = "duel:2:iello-2024:YBRPGBY/.RRPBY:RRGPPP,RGGYBB,GYPBBB:0"

EVENT_ATTRIBUTE = re.compile(r"on[a-z]+$")


@cache
def puzzle(name: str) -> Puzzle:
    return prove(task_of(name)[0])


def bare(shown: Puzzle) -> PageContent:
    """The least content of a page: no steps, no replies."""
    book: dict[str, Any] = {"replies": {}, "good": {}} if shown.kind == "duel" else {}
    return PageContent((), book, share_text(shown))


class Reader(HTMLParser):
    """Parses a page into its elements, scripts and text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.scripts: list[str] = []
        self.text = ""
        self._within = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        self._within = tag

    def handle_data(self, data: str) -> None:
        if self._within == "script":
            self.scripts.append(data)
        elif self._within != "style":
            self.text += data

    def handle_endtag(self, tag: str) -> None:
        self._within = ""


def page_values(page: str) -> dict[str, Any]:
    """The JSON that the page holds about its first puzzle."""
    found: dict[str, Any] = json.loads(Reader(page).scripts[0])["puzzles"][0]
    return found


def undisguised(text: str) -> Any:
    return json.loads(base64.b64decode(text[::-1]))


@pytest.mark.parametrize("shown", SAMPLES, ids=lambda shown: f"{shown.kind}-{shown.level}")
def test_a_page_asks_for_no_other_file(shown: Puzzle) -> None:
    page = page_html(shown, bare(shown))
    reader = Reader(page)
    for tag, attributes in reader.elements:
        assert tag not in ("img", "iframe", "object", "embed", "base", "a"), tag
        for name, value in attributes.items():
            assert not EVENT_ATTRIBUTE.match(name), (tag, name)
            assert name != "src"
            if name == "href":
                assert (value or "").startswith(("#", "data:image/svg+xml,")), value
    addresses = set(re.findall(r"https?://[^\s\"'<>)]*", page))
    assert addresses == {"http://www.w3.org/2000/svg"}
    assert "url(" not in page
    assert "@import" not in page
    assert len(reader.scripts) == 2


def test_a_page_forbids_itself_the_network() -> None:
    shown = SAMPLES[0]
    (policy,) = (
        attributes["content"]
        for tag, attributes in Reader(page_html(shown, bare(shown))).elements
        if tag == "meta" and attributes.get("http-equiv") == "Content-Security-Policy"
    )
    assert policy is not None
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == rules["connect-src"] == "'none'"
    assert rules["img-src"] == "data:"


def test_the_bundles_are_in_the_page_once() -> None:
    shown = SAMPLES[0]
    page = page_html(shown, bare(shown))
    assert Reader(page).scripts[1] == source("bundles/puzzles.js")
    for name in ("bundles/puzzles.js", "bundles/puzzles.css"):
        assert page.count(source(name)) == 1
        assert "</script" not in source(name)
        assert "innerHTML" not in source(name)


@pytest.mark.parametrize("name", [PYRAMID, QUEUE, DUEL])
def test_a_page_knows_the_solution_but_does_not_show_it(name: str) -> None:
    shown = puzzle(name)
    content = page_content(shown)
    page = page_html(shown, content)
    known = undisguised(page_values(page)["known"])
    assert known["solution"] == list(shown.solution)
    assert known["steps"] == list(content.steps)
    assert all(step["drawing"]["marks"][step["place"]] == "target" for step in known["steps"])
    assert known["book"] == content.book
    plain = page.replace(page_values(page)["known"], "")
    assert not any(part in plain for part in shown.solution if len(part) > 3)
    lessons = kind_of(shown.task).operations.technique_texts.values()
    assert not any(step["reason"] in plain for step in content.steps if step["reason"] not in lessons)
    assert ",".join(shown.solution) not in plain


@pytest.mark.parametrize("name", [PYRAMID, QUEUE, DUEL])
def test_every_step_is_told_with_technique_place_card_and_reason(name: str) -> None:
    content = page_content(puzzle(name))
    assert content.steps
    for step in content.steps:
        assert step["move"] == step["card"] + step["place"]
        assert step["technique"].endswith(".")
        assert step["reason"].endswith(".")
    assert content.share == share_text(puzzle(name))


def test_the_help_lists_the_techniques_that_hints_name() -> None:
    shown = puzzle(DUEL)
    content = page_content(shown)
    listed = page_values(page_html(shown, content))["techniques"]
    texts = kind_of(shown.task).operations.technique_texts
    assert [meaning for _, meaning in listed] == list(texts.values())
    lessons = {f"{name}: {meaning}" for name, meaning in listed}
    assert {step["technique"] for step in content.steps} <= lessons


@pytest.mark.parametrize("name", [DUEL, THREE])
def test_the_defence_has_an_answer_to_whatever_the_player_does(name: str) -> None:
    task = puzzle(name).task
    assert isinstance(task, DuelTask)
    book = page_content(puzzle(name)).book
    waiting, met = [task.position], set()
    while waiting:
        position = waiting.pop()
        if position.over or position in met:
            continue
        met.add(position)
        if position.to_move == task.seat:
            waiting += [position.after(move) for move in position.legal_moves]
        else:
            waiting.append(position.play(book["replies"][position_key(position)]))
    assert len(met) > 20


def test_progress_is_kept_under_the_name_of_the_task() -> None:
    names = [page_values(page_html(shown, bare(shown)))["id"] for shown in SAMPLES]
    assert len(set(names)) == len(SAMPLES)
    regraded = replace(SAMPLES[0], level="expert", recipe=None)
    assert page_values(page_html(regraded, bare(regraded)))["id"] == names[0]


@pytest.mark.parametrize("text", ["</script><b>", "<!--<script>", "\u2028\u2029", '"\\', "]]>", "&amp;"])
def test_any_text_stays_inside_the_script(text: str) -> None:
    shown = SAMPLES[0]
    content = replace(bare(shown), share=text)
    page = page_html(shown, content)
    assert page_values(page)["share"] == text
    assert "\u2028" not in page
    tags = [tag for tag, _ in Reader(page).elements]
    assert tags == [tag for tag, _ in Reader(page_html(shown, bare(shown))).elements]


def test_names_are_escaped() -> None:
    task = DUELS[0].task
    assert isinstance(task, DuelTask)
    name = "Eve \"x\" & 'y' &lt;"
    players = (Player(name, task.position.players[0].hand), task.position.players[1])
    position = Position.new(players, task.position.pyramid, base=task.rules.base)
    shown = replace(DUELS[0], task=replace(task, position=position))
    page = page_html(shown, bare(shown))
    assert name not in Reader(page).text  # the player is "you"
    assert page_values(page)["task"]["players"][0]["name"] == name
    other = replace(shown, task=replace(task, position=replace(position, players=players[::-1], to_move=0)))
    assert f"whatever {name} does" in Reader(page_html(other, bare(other))).text


def test_a_page_of_several_puzzles_has_one_script() -> None:
    page = pages_html([(shown, bare(shown)) for shown in SAMPLES])
    reader = Reader(page)
    assert len(reader.scripts) == 2
    listed = json.loads(reader.scripts[0])["puzzles"]
    ids = [page_values(page_html(shown, bare(shown)))["id"] for shown in SAMPLES]
    dated = [one for one, shown in zip(ids, SAMPLES, strict=True) if shown.date]
    assert [one["id"] for one in listed] == dated + [one for one in ids if one not in dated]
    levels = dict(zip(ids, (shown.level for shown in SAMPLES), strict=True))
    assert all(one["level"] == levels[one["id"]] for one in listed)


def test_puzzles_of_a_page_are_ordered_by_day_and_have_names_and_dates() -> None:
    days = [datetime.date(2026, 12, day) for day in (9, 7, 8)]
    daily = [
        replace(known(kind), date=day) for kind, day in zip(("route", "duel", "duel"), days, strict=True)
    ]
    others = [
        known("pyramid"),
        replace(known("queue"), recipe=None),
        replace(known("queue"), recipe=None),
        replace(known("duel"), recipe=Recipe("duel", "easy", 5, players=3)),
        replace(known("queue"), recipe=Recipe("queue", "easy", 5, base=4)),
    ]
    page = pages_html([(shown, bare(shown)) for shown in (*others[:2], *daily, *others[2:])])
    listed = json.loads(Reader(page).scripts[0])["puzzles"]
    assert [(one["date"], one["name"]) for one in listed] == [
        ("2026-12-07", "Duel #341"),
        ("2026-12-08", "Duel #342"),
        ("2026-12-09", "Route #9"),
        ("", "Pyramid 1"),
        ("", "Queue"),
        ("", "Queue (2)"),
        ("", "Duel 5, 3 players"),
        ("", "Queue 5, base of 4"),
    ]
    assert [one["share"].splitlines()[-1] for one in listed[:3]] == [
        *("duel-easy-1-g2", "duel-easy-1-g2", "route-easy-1-g1"),
    ]


@pytest.mark.parametrize("kind", KINDS)
def test_a_page_has_only_drawings_of_its_game(kind: str) -> None:
    shown = known(kind)
    page = page_html(shown, page_content(shown))
    assert ('id="shape-R"' in page) == (kind_of(shown.task).game == "party")


def test_pages_are_small() -> None:
    """In bytes. A page of one puzzle is mostly program and style, with all texts in three languages."""
    shown = known("pyramid")
    assert len(page_html(shown, page_content(shown)).encode()) < 180_000


def test_a_page_needs_a_puzzle() -> None:
    assert str(refusal(lambda: pages_html([]))) == "puzzles: there is no puzzle to make a page of"


@pytest.mark.parametrize("shown", SAMPLES, ids=lambda shown: f"{shown.kind}-{shown.level}")
def test_rules_are_shown_in_words(shown: Puzzle) -> None:
    about = page_values(page_html(shown, bare(shown)))
    assert "Rules of IELLO 2024" in about["origin"]
    assert "base=" not in about["origin"]


def test_a_duel_addresses_its_player() -> None:
    """No name of the player in what the page says, and no mistake of grammar where it was."""
    for name in (DUEL, THREE):
        shown = puzzle(name)
        assert isinstance(shown.task, DuelTask)
        player = shown.task.position.mover.name
        page = page_html(shown, page_content(shown))
        about = page_values(page)
        assert about["statement"].startswith("Your move; all hands are open.")
        steps = undisguised(about["known"])["steps"]
        reasons = [step["reason"] for step in steps] + [step["claim"] for step in steps if "claim" in step]
        assert any("you" in reason for reason in reasons)
        for text in (about["statement"], *about["help"], *reasons):
            assert player not in text
            assert not re.search(r"\b[Yy]ou (is|has|was|does|holds|ends|gets|places)\b", text), text
            assert not re.search(r"(^|[.] )you\b", text), text
