"""Features whose optional packages are missing are refused in one line, before any work is done."""

from __future__ import annotations

import importlib.util
from importlib import metadata
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from command import complaint, output
from ppsolve.reports.puzzle.sheet.lettering import Run, outline_of
from ppsolve.reports.shared import extras, fonts
from ppsolve.solver import BadInput, deal, dumps

OPTIONAL = ("matplotlib", "reportlab", "resvg_py", "uharfbuzz")
SMALL = "iello-2024,base=3:-:RRGY,RGPB:0"


@pytest.fixture
def base_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that only the base packages are installed."""

    def find(name: str) -> ModuleSpec | None:
        return None if name in OPTIONAL else importlib.util.find_spec(name)

    monkeypatch.setattr(extras, "find_spec", find)


def test_versions_that_cannot_draw_are_not_installed() -> None:
    """resvg-py 0.3.0 to 0.3.2 end every PNG in a TypeError."""
    named = (Requirement(line) for line in metadata.requires("ppsolve") or ())
    (resvg,) = {str(one.specifier): one.specifier for one in named if one.name == "resvg-py"}.values()
    assert not any(resvg.contains(version) for version in ("0.3.0", "0.3.1", "0.3.2"))
    assert resvg.contains(metadata.version("resvg-py"))


@pytest.mark.usefixtures("base_install")
@pytest.mark.parametrize(
    ("arguments", "feature"),
    [
        (("puzzle", "queue-easy-1-g2", "--format", "pdf", "-o"), "--format pdf"),
        (("puzzle", "queue-easy-1-g2", "--format", "png", "-o"), "--format png"),
        (("report", SMALL, "--html"), "HTML output"),
        (("show", SMALL, "--png"), "PNG output"),
    ],
)
def test_a_missing_extra_is_named_with_the_pip_command(
    arguments: tuple[str, ...], feature: str, tmp_path: Path
) -> None:
    target = tmp_path / "file"
    message = complaint(*arguments, str(target))
    assert message == f"ppsolve: {feature} needs more packages: pip install 'ppsolve[reports]'\n"
    assert not target.exists()


@pytest.mark.usefixtures("base_install")
def test_a_survey_page_is_refused_before_deals_are_solved(tmp_path: Path) -> None:
    database = tmp_path / "deals.sqlite"
    files = ("--db", str(database), "--deals", "2", "--report", str(tmp_path / "page.html"))
    assert "pip install 'ppsolve[reports]'" in complaint("survey", *files)
    assert not database.exists()


@pytest.mark.usefixtures("base_install")
def test_the_base_install_has_pages_pictures_and_reviews(tmp_path: Path) -> None:
    (tmp_path / "deal.json").write_text(dumps(deal(3)), encoding="utf-8")
    output("show", str(tmp_path / "deal.json"), "--svg", str(tmp_path / "deal.svg"))
    output("page", "queue-easy-1-g2", "-o", str(tmp_path / "queue.html"))
    output("board", "-o", str(tmp_path / "board.html"))
    assert "[R]" in output("show", "iello-2024:R:RG,B:0")


def test_a_name_in_hangul_is_drawn_without_shaping(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without HarfBuzz, letters are drawn one by one by fontTools, with the same outlines."""
    font = fonts.font_with("\N{HANGUL SYLLABLE GIM}")
    assert font is not None
    run = Run("\N{HANGUL SYLLABLE GIM}\N{HANGUL SYLLABLE GA}", font)
    shaped = outline_of(run)
    outline_of.cache_clear()
    monkeypatch.setattr("ppsolve.reports.puzzle.sheet.lettering.harfbuzz", lambda: None)
    plain = outline_of(run)
    outline_of.cache_clear()
    assert (plain.width, plain.units) == (shaped.width, shaped.units)
    assert plain.path.count("Z") == shaped.path.count("Z") > 0
    assert fonts._letters_by_fonttools(font) == fonts.letters_of(font)


def test_an_unknown_extra_raises_bad_input() -> None:
    with pytest.raises(BadInput, match=r"drawing needs more packages: pip install 'ppsolve\[fonts\]'"):
        extras.require("no_such_package", "drawing", "fonts")
