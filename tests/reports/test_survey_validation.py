"""Survey files: damaged or edited ones are refused in one line, old and extended ones are read."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from importlib.metadata import version
from pathlib import Path

import pytest

from command import complaint, ppsolve
from ppsolve.reports.survey.run import solve_deal
from ppsolve.reports.survey.settings import Settings, measure_settings
from ppsolve.reports.survey.store import Store
from survey_runs import SMALL, csv_of

pytestmark = pytest.mark.slow

ASKED = ("best", "guaranteed", "table", "margin")
DEALS = 6
VERSIONS = f"ppsolve {version('ppsolve')}, ortools {version('ortools')}"


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A survey with all outcomes and the difficulty."""
    path = tmp_path_factory.mktemp("survey") / "sound.sqlite"
    settings = Settings.of(
        rules="iello-2024,base=4,hand_size=5", only=ASKED, memory=4, measure=measure_settings()
    )
    with Store.writing(path, settings) as store:
        for number in range(DEALS):
            store.add([solve_deal(settings, number)])
    return path


def edited(sound: Path, folder: Path, *statements: str) -> Path:
    """A copy of a survey after some SQL."""
    path = folder / "edited.sqlite"
    path.write_bytes(sound.read_bytes())
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)
    return path


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        (
            "UPDATE player SET guaranteed_low = guaranteed_high + 1 WHERE number = 2",
            "guaranteed of deal 2 is",
        ),
        ("UPDATE player SET best_high = -1, best_low = -2 WHERE number = 3", "best of deal 3 is -2 to -1"),
        ("UPDATE player SET best_high = 6 WHERE number = 3 AND seat = 1", "best of deal 3 is"),
        ("UPDATE player SET best_low = NULL WHERE number = 3", "best of deal 3 is nothing to"),
        ("UPDATE player SET best_low = 'few' WHERE number = 3", "best of deal 3 is 'few' to"),
        ("UPDATE player SET best_low = 0.5 WHERE number = 3", "best of deal 3 is 0.5 to"),
        ("UPDATE player SET careless = -0.5 WHERE number = 1", "the careless average in deal 1 is -0.5"),
        ("UPDATE player SET careless = NULL WHERE number = 1", "the careless average in deal 1 is None"),
        ("UPDATE deal SET table_low = 3, table_high = 2 WHERE number = 0", "table of deal 0 is 3 to 2"),
        ("UPDATE deal SET table_low = NULL, table_high = NULL", "table of deal 0 is nothing to nothing"),
        ("UPDATE deal SET margin_high = 99 WHERE number = 0", "margin of deal 0 is"),
        ("UPDATE deal SET nodes = -1 WHERE number = 0", "deal 0 took -1 positions"),
        ("UPDATE deal SET nodes = 'many' WHERE number = 0", "deal 0 took 'many' positions"),
        ("UPDATE deal SET traps = 'two' WHERE number = 0", "the difficulty of deal 0 has a part 'two'"),
        ("UPDATE deal SET traps = 9e999 WHERE number = 0", "the difficulty of deal 0 has a part inf"),
        ("UPDATE deal SET deal = (SELECT deal FROM deal WHERE number = 1)", "deal 0 is not that of its seed"),
        ("UPDATE deal SET deal = x'00' WHERE number = 5", "deal 5 is not that of its seed, 6"),
        ("UPDATE deal SET number = -3 WHERE number = 5", "of deal 5, but no such deal"),
        ("UPDATE timing SET seconds = -1 WHERE number = 5", "the timing of deal 5 is missing or invalid"),
        ("DELETE FROM timing WHERE number = 5", "the timing of deal 5 is missing or invalid"),
        ("DELETE FROM player WHERE number = 1 AND seat = 1", "players of deal 1 are missing"),
        ("DELETE FROM player", "players of deal 0 are missing"),
        ("DELETE FROM deal WHERE number = 4", "1 of its 6 deals are missing"),
        ("DELETE FROM setting WHERE name = 'seed'", "its settings cannot be read"),
        ("UPDATE setting SET value = '9' WHERE name = 'seed'", "deal 0 is not that of its seed, 9"),
        ("UPDATE setting SET value = '-9' WHERE name = 'seed'", "its settings cannot be read"),
        ("UPDATE setting SET value = '7' WHERE name = 'rules'", "its settings cannot be read"),
        ("UPDATE setting SET value = '[7]' WHERE name = 'only'", "its settings cannot be read"),
        ("UPDATE setting SET value = 'x' WHERE name = 'versions'", "its settings cannot be read"),
    ],
)
def test_an_impossible_value_is_refused_in_one_line(
    sound: Path, tmp_path: Path, statement: str, said: str
) -> None:
    path = edited(sound, tmp_path, statement)
    before = path.read_bytes()
    for use in (["--csv", "-"], ["--json"], [], ["--deals", "7"]):
        message = complaint("survey", "--db", str(path), *use)
        assert f"{path}: is damaged: " in message
        assert said in message
    assert path.read_bytes() == before


def test_a_deal_that_is_missing_everywhere_is_noticed(sound: Path, tmp_path: Path) -> None:
    gone = [f"DELETE FROM {table} WHERE number = 4" for table in ("deal", "player", "timing")]
    path = edited(sound, tmp_path, *gone)
    assert "is damaged: 1 of its 6 deals are missing" in complaint("survey", "--db", str(path))


def test_rows_without_their_deal_are_noticed_in_an_old_file(sound: Path, tmp_path: Path) -> None:
    path = edited(
        sound, tmp_path, "DELETE FROM setting WHERE name = 'deals'", "DELETE FROM deal WHERE number = 4"
    )
    assert "there are players of deal 4, but no such deal" in complaint("survey", "--db", str(path))


@pytest.mark.parametrize("size", [256, 512, 4096])
@pytest.mark.parametrize("filled", ["zeroed", "random"])
def test_a_block_that_was_lost_never_ends_in_a_traceback(
    sound: Path, tmp_path: Path, size: int, filled: str
) -> None:
    whole, rng = sound.read_bytes(), random.Random(size)
    expected = csv_of(sound)
    path = tmp_path / "torn.sqlite"
    starts = range(0, len(whole), size)
    for start in starts if len(starts) < 32 else rng.sample(starts, 32):
        block = bytes(size) if filled == "zeroed" else rng.randbytes(size)
        path.write_bytes(whole[:start] + block + whole[start + size :])
        result = ppsolve("survey", "--db", str(path), "--csv", "-")
        if result.returncode == 0:  # the block was unused
            assert result.stdout.decode() == expected
        else:
            assert result.returncode == 1, start
            message = result.stderr.decode()
            assert message.startswith(f"ppsolve: {path}: ")
            assert message.count("\n") == 1


def test_a_file_names_the_versions_that_solved_its_deals(sound: Path) -> None:
    with Store.reading(sound) as store:
        assert store.versions == (VERSIONS,)


def test_an_old_file_is_read_and_can_grow(sound: Path, tmp_path: Path) -> None:
    """It records neither its number of deals nor the programs that solved them."""
    old = edited(sound, tmp_path, "DELETE FROM setting WHERE name IN ('deals', 'versions')")
    with Store.reading(old) as store:
        assert store.versions == ()
    assert csv_of(old) == csv_of(sound)
    assert ppsolve("survey", "--db", str(old), "--deals", str(DEALS + 1)).returncode == 0
    with Store.reading(old) as store:
        assert store.versions == (VERSIONS,)
        assert len(store.deals()) == DEALS + 1


def test_a_file_that_an_earlier_version_extended_is_valid(sound: Path, tmp_path: Path) -> None:
    """An earlier version adds deals without counting them."""
    older = edited(sound, tmp_path, "UPDATE setting SET value = '4' WHERE name = 'deals'")
    assert csv_of(older) == csv_of(sound)


def test_versions_add_up(sound: Path, tmp_path: Path) -> None:
    earlier = json.dumps(["ppsolve 0.0.1, ortools 1.0"])
    path = edited(sound, tmp_path, f"UPDATE setting SET value = '{earlier}' WHERE name = 'versions'")
    assert ppsolve("survey", "--db", str(path), "--deals", str(DEALS + 1)).returncode == 0
    with Store.reading(path) as store:
        assert store.versions == ("ppsolve 0.0.1, ortools 1.0", VERSIONS)


def test_gaps_of_a_survey_that_was_interrupted_are_no_damage(tmp_path: Path) -> None:
    path = tmp_path / "gaps.sqlite"
    assert ppsolve("survey", "--db", str(path), "--deals", "1", *SMALL).returncode == 0
    with Store.reading(path) as store:
        settings = store.settings
    with Store.writing(path, settings) as store:
        store.add([solve_deal(settings, 3)])
    assert len(csv_of(path).splitlines()) == 3


def test_added_columns_are_ignored_and_the_survey_can_grow(sound: Path, tmp_path: Path) -> None:
    added = [
        f"ALTER TABLE {table} ADD COLUMN extra TEXT DEFAULT 'x'"
        for table in ("setting", "deal", "player", "timing")
    ]
    path = edited(sound, tmp_path, *added)
    assert csv_of(path) == csv_of(sound)
    assert ppsolve("survey", "--db", str(path), "--deals", str(DEALS + 1)).returncode == 0
    assert csv_of(path).splitlines()[:-1] == csv_of(sound).splitlines()


def test_the_order_of_columns_does_not_matter(sound: Path, tmp_path: Path) -> None:
    """Tables with reversed columns, as another tool might write them."""
    statements = []
    with closing(sqlite3.connect(sound)) as connection:
        for table in ("setting", "deal", "player", "timing"):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            statements += [
                f"ALTER TABLE {table} RENAME TO old_{table}",
                f"CREATE TABLE {table} AS SELECT {', '.join(reversed(columns))} FROM old_{table}",
            ]
    path = edited(sound, tmp_path, *statements)
    assert csv_of(path) == csv_of(sound)
    with Store.reading(path) as copy, Store.reading(sound) as original:
        assert copy.settings == original.settings
        assert copy.deals() == original.deals()
