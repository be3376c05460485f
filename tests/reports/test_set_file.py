"""Files of sets: seeds, pupils, and mistakes named with their line or key."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from ppsolve.puzzles.recipe import Recipe
from ppsolve.reports.puzzle.sheet.pdf import PuzzleSet, booklet_pdf
from ppsolve.reports.puzzle.sheet.set_file import read_set, set_of
from ppsolve.reports.puzzle.sheet.style import SheetStyle
from refusals import refusal
from sample_puzzles import QUEUE, SMALL, STRICT_QUEUE
from sheet_drawings import record_drawings

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
EASY = '[[puzzles]]\nkind = "queue"\nlevel = "easy"\n'


def names_of(text: str) -> list[list[str]]:
    """The IDs of every pupil."""
    pupils = set_of(tomllib.loads(text)).pupils
    return [[one.name if isinstance(one, Recipe) else one for one in pupil.wanted] for pupil in pupils]


def test_puzzles_of_one_recipe_take_consecutive_seeds() -> None:
    text = f"seed = 5\n{EASY}count = 2\n{EASY}{EASY}base = 4\n{EASY}seed = 9\n"
    text += "[[puzzles]]\nid = 'queue-easy-3-g2'"
    assert names_of(text) == [
        [
            *("queue-easy-5-g3", "queue-easy-6-g3", "queue-easy-7-g3", "queue-easy-5-base4-g3"),
            *("queue-easy-9-g3", "queue-easy-3-g2"),
        ]
    ]


def test_pupils_have_puzzles_of_their_own() -> None:
    found = names_of(f"seed = 5\npupils = ['Ada', 'Ben', 'Chloe']\n{EASY}count = 2\n{EASY}")
    assert len(found) == 3
    assert len({name for pupil in found for name in pupil}) == 9
    assert [pupil[0] for pupil in found] == ["queue-easy-5-g3", "queue-easy-8-g3", "queue-easy-11-g3"]


@pytest.mark.parametrize("name", ["week.toml", "class.toml"])
def test_the_examples_are_sets(name: str) -> None:
    described = read_set(str(EXAMPLES / name))
    assert SheetStyle(**described.style).cover
    assert all(pupil.wanted for pupil in described.pupils)


def test_a_class_has_a_sheet_for_every_pupil_and_their_solutions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = record_drawings(monkeypatch)
    sets = [PuzzleSet([SMALL, QUEUE], "Ada", "seed 5"), PuzzleSet([STRICT_QUEUE, SMALL], "Ben", "seed 7")]
    booklet_pdf(sets, SheetStyle(title="Penguin hour", per_page=2, cover=True))
    assert seen.on(1)["Ada"] == seen.on(1)["Ben"] == seen.on(1)["seed 5"] == seen.on(1)["seed 7"] == 1
    for page, pupil, solutions in ((2, "Ada", 0), (3, "Ben", 0), (4, "Ada", 1), (5, "Ben", 1)):
        assert seen.on(page)[pupil] == 1
        assert seen.on(page)["Solutions"] == solutions


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "puzzles: there is none; add a table [[puzzles]]"),
        ("per_page = 2", "per_page: unknown key; there are per-page, solutions,"),
        (f"per-page = 9\n{EASY}", "per-page: expected one of 1, 2, 3, 4, 5, 6, not 9"),
        (
            f"date = 2026-12-07T10:00:00\n{EASY}",
            "date: expected a date such as 2026-11-15, not '2026-12-07 10:00:00'",
        ),
        (f"date = '7 December'\n{EASY}", "date: expected a date such as 2026-11-15, not '7 December'"),
        (f"rules = 'yes'\n{EASY}", "rules: expected true or false, not 'yes'"),
        (f"pupils = ['Ada', 'Ada']\n{EASY}", "pupils[1]: duplicate name 'Ada'"),
        (f"{EASY}level = 'hardest'", "line 4: cannot overwrite a value"),
        ("[[puzzles]]\nkind = 'queue'\nlevel = 'hardest'", "puzzles[0].level: unknown level 'hardest'"),
        (f"{EASY}[[puzzles]]\nlevel = 'easy'", "puzzles[1].kind: is missing"),
        ("[[puzzles]]\nkind = 'chess'", "puzzles[0].kind: unknown kind 'chess'"),
        (f"{EASY}colour = 1", "puzzles[0].colour: unknown key"),
        (f"{EASY}base = 3", "puzzles[0].base: 3 is not from 4 to"),
        (f"{EASY}count = 0", "puzzles[0].count: 0 is not from 1 to 1,000"),
        (f"{EASY}count = 600\n{EASY}count = 600", "puzzles: 1,200 puzzles, but a set has at most 1,000"),
        (f"{EASY}id = 'queue-easy-1-g2'", "puzzles[0].id: stands alone: it already names the puzzle"),
        ("[[puzzles]]\nid = 'queue'", "puzzles[0].id: 'queue' is not the ID of a puzzle"),
        (f"seed = {2**64 - 1}\n{EASY}count = 2", "seed: the set would exceed the largest seed"),
        ("a = = 1", "line 1: invalid value"),
    ],
)
def test_mistakes_are_named_with_their_line_or_key(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "set.toml"
    path.write_text(text, encoding="utf-8")
    found = str(refusal(lambda: read_set(str(path))))
    assert found.startswith(f"{path}: {message}"), found
    assert "\n" not in found


def test_a_missing_or_strange_file_is_refused(tmp_path: Path) -> None:
    assert str(refusal(lambda: read_set(str(tmp_path / "none")))).endswith("no such file or directory")
    (tmp_path / "strange").write_bytes(b"\xff\xfe\xff")
    assert str(refusal(lambda: read_set(str(tmp_path / "strange")))).endswith("is not UTF-8 text")
