"""A name may hold markup: wherever it is shown it is text, and it does not lose a letter."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from command import output, ppsolve
from ppsolve.puzzles import Puzzle, make_puzzle
from ppsolve.puzzles.party.duel.task import DuelTask
from ppsolve.reports import (
    puzzle_page,
    puzzle_svg,
    report_html,
    report_position,
    report_text,
    review_html,
    review_played,
    review_text,
    sheet_pdf,
)
from ppsolve.solver import Player, Position, analyze, dumps, loads

HOSTILE = "</script><b onload=x>&\"'$\\frac"
OTHER = "</title>{{7*7}}<!--%s%n`"


def position() -> Position:
    small = Position.new([Player(HOSTILE, "RRG"), Player(OTHER, "GBY")], base=3)
    assert loads(dumps(small)) == small
    return small


class Tags(HTMLParser):
    """All tags and all texts of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: set[str] = set()
        self.texts: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes |= {name for name, _ in attrs}

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def check_page(page: str, *shown: str) -> None:
    """The names are in the page, as text, and have opened or closed nothing."""
    seen = Tags(page)
    assert "onload" not in seen.attributes
    assert page.count("</title>") == page.count("<title>")
    assert "<b onload" not in page and "</script><b" not in page
    texts = " ".join(seen.texts)
    for name in shown:
        assert name in texts, name


SHOWN = ("</script><b onloa...", "</title>{{7*7}}<!...")


@pytest.mark.slow
def test_reports_show_names_as_text() -> None:
    report = report_position(position())
    check_page(report_html(report), *SHOWN)
    assert SHOWN[0] in report_text(report)


def test_reviews_show_names_as_text() -> None:
    deal = json.loads(dumps(position()))
    record = {"deal": deal, "moves": ["Ra1", "Ga2", "Rb1"]}
    review = review_played(record)
    check_page(review_html(review), *SHOWN)
    assert SHOWN[0] in review_text(review)


def test_analyses_in_notebooks_show_names_as_text() -> None:
    check_page(analyze(position(), "guaranteed")._repr_html_(), SHOWN[0])


def duel_of(*names: str) -> Puzzle:
    """A duel of two players, who are called by other names."""
    puzzle = make_puzzle("duel", "easy", seed=1, players=2)
    assert isinstance(puzzle.task, DuelTask)
    start = puzzle.task.position
    called = zip(names, start.players, strict=True)
    players = tuple(replace(player, name=name) for name, player in called)
    return replace(puzzle, task=replace(puzzle.task, position=replace(start, players=players)))


def test_puzzles_show_names_as_text() -> None:
    puzzle = duel_of(HOSTILE, OTHER)
    page = puzzle_page(puzzle)
    assert "<b onload" not in page
    assert page.count("</script>") == 2
    held: Any = re.search(r'<script type="application/json" id="puzzles">(.*?)</script>', page, re.S)
    names = [player["name"] for player in json.loads(held[1])["puzzles"][0]["task"]["players"]]
    assert tuple(names) == SHOWN
    assert "<b onload" not in puzzle_svg(puzzle)
    assert sheet_pdf([puzzle]).startswith(b"%PDF")


def test_names_stay_different_on_a_sheet_whatever_letters_they_have(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from ppsolve.reports.puzzle.sheet.paper import Paper

    written: list[str] = []
    write = Paper.write

    def spy(self: Paper, text: str, *arguments: Any, **options: Any) -> None:
        written.append(self.printable(text))
        write(self, text, *arguments, **options)

    monkeypatch.setattr(Paper, "write", spy)
    for names, begin in (
        (("김철수", "이영희"), ("김", "이")),
        (("\N{PENGUIN}", "\N{FISH}"), "<"),
        (("\N{PENGUIN}" * 40, "\N{PENGUIN}" * 39), ("1. <", "2. <")),
        (("W" * 38 + "12", "W" * 38 + "34"), ("W", "1. ", "2. ")),
    ):
        written.clear()
        sheet_pdf([duel_of(*names)], solutions="none")
        boxes = [text for text in written if text.startswith(begin)]
        assert len(boxes) >= 2
        assert len(set(boxes)) == len(boxes)


def test_commands_take_such_names(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(dumps(position()), encoding="utf-8")
    document = json.loads(output("analyze", str(path), "--json"))
    assert [player["name"] for player in document["players"]] == [HOSTILE, OTHER]
    assert SHOWN[0] in output("show", str(path))


# Hands that look miscounted.


def deal_of(*sizes: int) -> str:
    hands = ("RRRRRRRGGGGGGGYYYY", "BBBBBBBBPPPPPPPYYY", "YYYY")
    players = [{"name": f"P{seat}", "hand": hands[seat][:size]} for seat, size in enumerate(sizes)]
    return json.dumps({"players": players})


@pytest.mark.parametrize("sizes", [(13, 15), (14, 13), (12, 14), (15, 15)])
def test_a_deal_that_looks_miscounted_is_noted_and_answered(sizes: tuple[int, ...]) -> None:
    result = ppsolve("show", "-", stdin=deal_of(*sizes).encode())
    assert result.returncode == 0 and result.stdout
    held = f"P0 {sizes[0]}, P1 {sizes[1]}"
    assert result.stderr.decode() == f"note: the hands hold {held} cards, but each player is dealt 14\n"


@pytest.mark.parametrize("sizes", [(14, 14), (4, 3), (14, 7), (3, 3, 3)])
def test_a_right_or_deliberately_odd_deal_is_not_noted(sizes: tuple[int, ...]) -> None:
    result = ppsolve("show", "-", stdin=deal_of(*sizes).encode())
    assert (result.returncode, result.stderr) == (0, b"")


def test_the_middle_of_a_round_is_not_noted() -> None:
    document = json.loads(deal_of(13, 14)) | {"pyramid": ["Y"]}
    assert ppsolve("show", "-", stdin=json.dumps(document).encode()).stderr == b""


def test_a_record_is_noted_too() -> None:
    record = {"deal": json.loads(deal_of(13, 15)), "moves": []}
    result = ppsolve("review", "-", "--time", "0", stdin=json.dumps(record).encode())
    assert b"note: the hands hold" in result.stderr
