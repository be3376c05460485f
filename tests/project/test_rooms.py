"""Games and kinds of puzzles keep to their own folders: what is shared reaches them by a registry alone."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sources import FILES, GAMES, ROOT, imported, package_of, place

KINDS = {file.parent.name for game in GAMES for file in (ROOT / "puzzles" / game).glob("*/__init__.py")}

MAY_OPEN_A_GAME = {
    "solver/games.py",  # the registry of games
    "solver/__init__.py",  # exports the names of Penguin Party
    "puzzles/kinds.py",  # the registry of kinds
    "reports/analysis/tellers.py",  # the registry of how analyses are told
    "reports/puzzle/faces.py",  # the registry of faces
    "reports/review/reviewers.py",  # the registry of how played games are reviewed
}
MAY_NAME_A_KIND = {
    "puzzles/kinds.py",  # the registry of kinds
    "reports/puzzle/faces.py",  # the registry of faces
}


# Games.


def home(parts: list[str]) -> str | None:
    """The game to whose folder a package, or a name in it, belongs."""
    return next((part for part in parts[2:] if part in GAMES), None)


def games_opened(source: str, package: list[str]) -> list[str]:
    """What a source imports from games: in a game's folder from others, elsewhere from its own layer's."""
    own = home(package)
    return [
        name
        for name in imported(source, package)
        if (parts := name.split("."))[0] == "ppsolve"
        and home(parts) not in (None, own)
        and (own is not None or parts[1] == package[1])
    ]


def test_only_a_registry_opens_the_folder_of_a_game() -> None:
    found = {
        place(path): names
        for path in FILES
        if (names := games_opened(path.read_text(encoding="utf-8"), package_of(path)))
    }
    assert found.keys() == MAY_OPEN_A_GAME, found


def test_shared_files_of_the_solver_do_not_import_by_its_front_door() -> None:
    """What `ppsolve.solver` exports comes from a game: `from ppsolve.solver import Position` opens it."""
    modules = {path.stem for path in (ROOT / "solver").iterdir()} | {"_core"}
    for path in FILES:
        package = package_of(path)
        if package[1] == "solver" and home(package) is None:
            names = imported(path.read_text(encoding="utf-8"), package)
            own = [name.split(".") for name in names if name.startswith("ppsolve.solver.")]
            assert all(parts[2] in modules for parts in own), place(path)


@pytest.mark.parametrize(
    ("package", "source"),
    [
        ("ppsolve.solver", "from ppsolve.solver.party.cards import COLOURS"),
        ("ppsolve.solver", "from ppsolve.solver import party"),
        ("ppsolve.solver", "if TYPE_CHECKING:\n    from .party.position import Position"),
        ("ppsolve.solver.view", "def f():\n    import ppsolve.solver.pingouin"),
        ("ppsolve.solver.party", "from ppsolve.solver.pingouin.position import Floe"),
        ("ppsolve.solver.party.view", "from ...pingouin import position"),
        ("ppsolve.puzzles", "from ppsolve.puzzles.party.duel import grading"),
        ("ppsolve.reports.puzzle", "from ppsolve.reports.puzzle.party.duel import DUEL_FACE"),
        ("ppsolve.puzzles.pingouin.route", "from ppsolve.solver.party.cards import COLOURS"),
    ],
)
def test_an_opened_game_is_seen(package: str, source: str) -> None:
    assert len(games_opened(source, package.split("."))) == 1


@pytest.mark.parametrize(
    ("package", "source"),
    [
        ("ppsolve.solver", "from ppsolve.solver.outcome import Outcome\nimport party"),
        ("ppsolve.solver.party", "from ppsolve.solver.party.cards import COLOURS\nfrom .. import outcome"),
        ("ppsolve.puzzles", "from ppsolve.solver.party.dealing import SplitMix64"),
        ("ppsolve.puzzles.party.duel", "from ppsolve.solver.party.cards import COLOURS"),
        ("ppsolve.reports.puzzle", "from ppsolve.puzzles.party.duel.book import Book"),
    ],
)
def test_a_game_that_stays_closed_is_fine(package: str, source: str) -> None:
    assert games_opened(source, package.split(".")) == []


# Kinds of puzzles.


def shared_sources() -> list[Path]:
    """The sources of puzzles, reports and commands that have no kind in their path; those that the kinds of
    a game share are among them."""
    return [
        path
        for layer in ("puzzles", "reports", "cli")
        for path in sorted((ROOT / layer).rglob("*"))
        if path.suffix in (".py", ".js", ".html", ".css", ".json")
        and not KINDS & set(re.split(r"[/._]", place(path)))
    ]


def kinds_named(suffix: str, source: str) -> set[str]:
    """The kinds that a source knows by name: as a text of their own, or by importing what is theirs."""
    if suffix == ".json":
        return set(re.findall(r"\w+", re.sub(r'"description": "[^"]*"', "", source))) & KINDS
    if suffix != ".py":
        return set(re.findall(r"""["'`](\w+)["'`]""", source)) & KINDS
    texts = [
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    return {*texts, *imported_words(source)} & KINDS


def imported_words(source: str) -> Iterator[str]:
    """The parts of the names that a source imports from puzzles and reports; of `DuelTask` it is `duel`."""
    for name in imported(source, []):
        if name.startswith(("ppsolve.puzzles.", "ppsolve.reports.")):
            *folders, last = name.split(".")
            yield from folders
            yield last if last.islower() else re.sub(r"(?<=.)[A-Z].*", "", last).lower()


def test_no_kind_is_named_in_what_kinds_share() -> None:
    found = {
        place(path): kinds
        for path in shared_sources()
        if (kinds := kinds_named(path.suffix, path.read_text(encoding="utf-8")))
    }
    assert found.keys() == MAY_NAME_A_KIND, found


@pytest.mark.parametrize(
    ("suffix", "source"),
    [
        (".py", 'if puzzle.kind == "duel":\n    pass'),
        (".py", 'WORDS = {"queue": "Empty the queue"}'),
        (".py", "from ppsolve.puzzles.party.duel import book"),
        (".py", "def f():\n    from ppsolve.puzzles.task import PyramidTask"),
        (".js", "if (puzzle.kind === 'queue') {}"),
        (".html", '{% if kind == "pyramid" %}'),
        (".json", '{"kind": {"enum": ["duel"]}}'),
        (".json", '{"id": {"pattern": "^(queue|tower)-[0-9]+$"}}'),
    ],
)
def test_a_named_kind_is_seen(suffix: str, source: str) -> None:
    assert len(kinds_named(suffix, source)) == 1


@pytest.mark.parametrize(
    ("suffix", "source"),
    [
        (".py", '"""A duel, say."""\nfrom ppsolve.solver.party.pyramid import Rows\nimport queue'),
        (".py", "from ppsolve.reports.shared.small_pyramids import strip"),
        (".js", "const pyramid = board.pyramid; // a queue"),
        (".json", '{"fell": {"description": "Whether the pyramid fell.", "type": "boolean"}}'),
    ],
)
def test_words_of_the_game_name_no_kind(suffix: str, source: str) -> None:
    assert kinds_named(suffix, source) == set()
