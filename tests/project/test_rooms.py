"""Games and kinds of puzzles keep to their own folders: what is shared reaches them by a registry alone."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ppsolve.puzzles import kinds
from ppsolve.reports.analysis.renderers import RENDERERS
from ppsolve.reports.board.games import BOARD_GAMES
from ppsolve.reports.review.registry import REVIEWERS
from ppsolve.solver import games
from sources import FILES, GAMES, ROOT, imported, package_of, place

KINDS = {file.parent.name for game in GAMES for file in (ROOT / "puzzles" / game).glob("*/__init__.py")}

ROOMS_OF_A_GAME = {
    "reports.deal": "party",  # playouts, deaths of colours, the difficulty
    "reports.difficulty": "party",  # measured by careless rounds of cards
    "reports.survey": "party",  # many deals of cards
}
"""Rooms that are a game's own though they do not bear its name, for no other game has anything like them."""

MAY_OPEN_A_GAME = {
    # Registries.
    "solver/games.py",  # of games
    "puzzles/kinds.py",  # of kinds
    "reports/analysis/renderers.py",  # of how analyses are told
    "reports/board/games.py",  # of what games bring to the board
    "reports/puzzle/renderers.py",  # of faces
    "reports/review/registry.py",  # of how played games are reviewed
    # Front doors, which offer what is Penguin Party's own beside the rest.
    "solver/__init__.py",
    "reports/__init__.py",
    "reports/shortcuts.py",
    # Commands about what is a game's own.
    "cli/advise.py",  # hidden hands
    "cli/bench.py",  # exercises are deals of each game
    "cli/deal.py",  # each game is dealt with options of its own
    "cli/report.py",  # reports are on deals of cards
    "cli/rules.py",  # each game has rules of its own
    "cli/shared/inputs.py",  # hidden hands
    "cli/show.py",  # hidden hands
    "cli/survey.py",  # surveys are of deals of cards
}
MAY_NAME_A_KIND = {
    "puzzles/kinds.py",  # the registry of kinds
    "reports/puzzle/renderers.py",  # the registry of faces
}


# Games.


FRONT_DOOR = {
    f"ppsolve.solver.{name.split('.')[-1]}": name
    for name in imported((ROOT / "solver" / "__init__.py").read_text(encoding="utf-8"), [])
}
"""What `ppsolve.solver` exports, and where it comes from."""


def home(parts: list[str]) -> str | None:
    """The game to whose folder, or file, a module or a name in it belongs."""
    room = ROOMS_OF_A_GAME.get(".".join(parts[1:3]))
    return room or next((part for part in parts[2:] if part in GAMES), None)


def games_opened(source: str, package: list[str], module: str = "") -> list[str]:
    """What a source imports from games: in a game's folder from others, elsewhere from any, in all layers."""
    own = home([*package, module])
    return [
        name
        for name in imported(source, package)
        if name.startswith("ppsolve.") and home(FRONT_DOOR.get(name, name).split(".")) not in (None, own)
    ]


def test_only_a_registry_opens_the_folder_of_a_game() -> None:
    found = {
        place(path): names
        for path in FILES
        if (names := games_opened(path.read_text(encoding="utf-8"), package_of(path), path.stem))
    }
    assert found.keys() == MAY_OPEN_A_GAME, found


def test_every_game_is_in_every_registry() -> None:
    assert sorted(game.name for game in games.GAMES) == GAMES
    assert sorted(RENDERERS) == GAMES
    assert sorted(REVIEWERS) == GAMES
    assert sorted(game.name for game in BOARD_GAMES) == GAMES
    assert {kind.game for kind in kinds.KINDS.values()} <= set(GAMES)


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
        ("ppsolve.reports.puzzle", "from ppsolve.reports.puzzle.party.duel import DUEL_RENDERER"),
        ("ppsolve.puzzles.pingouin.route", "from ppsolve.solver.party.cards import COLOURS"),
        ("ppsolve.puzzles", "from ppsolve.solver.party.dealing import SplitMix64"),
        ("ppsolve.reports.puzzle", "from ppsolve.puzzles.party.duel.book import Book"),
        ("ppsolve.reports.review", "from ppsolve.solver import Solver, canonical"),
        ("ppsolve.reports.analysis", "from ppsolve.reports.analysis.pingouin import analysis_text"),
        ("ppsolve.reports.analysis", "from ppsolve.reports.survey import settings"),
        ("ppsolve.reports.survey", "from ppsolve.solver.pingouin.dealing import deal"),
    ],
)
def test_an_opened_game_is_seen(package: str, source: str) -> None:
    assert len(games_opened(source, package.split("."))) == 1


@pytest.mark.parametrize(
    ("package", "source"),
    [
        ("ppsolve.solver", "from ppsolve.solver.outcome import Outcome\nimport party"),
        ("ppsolve.solver.party", "from ppsolve.solver.party.cards import COLOURS\nfrom .. import outcome"),
        ("ppsolve.puzzles.party.duel", "from ppsolve.solver.party.cards import COLOURS"),
        ("ppsolve.reports.review", "from ppsolve.solver import Limits, Solver, records"),
        ("ppsolve.reports.analysis.party", "from ppsolve.solver.party.view import recommendation"),
        ("ppsolve.reports.survey", "from ppsolve.solver import Position"),
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
