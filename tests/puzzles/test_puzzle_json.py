"""Puzzles survive a round trip through JSON, and files that were tampered with are refused."""

from __future__ import annotations

import contextlib
import datetime
import io
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from typing import Any

import jsonschema  # type: ignore[import-untyped,unused-ignore]
import pytest

from hurry import candidates_remembered
from known_puzzles import known
from ppsolve.puzzles.kinds import KINDS, kind_of
from ppsolve.puzzles.puzzle import Puzzle
from ppsolve.puzzles.puzzle_json import dumps, from_dict, load, loads, read, to_dict
from ppsolve.puzzles.schemas import puzzle_schema
from ppsolve.solver import BadInput
from refusals import refusal

EVERY_KIND = pytest.mark.parametrize("kind", KINDS)
NEEDED = {
    "pyramid": ("kind", "givens", "cards"),
    "queue": ("kind", "base", "pyramid", "queue", "window"),
    "duel": ("kind", "position", "limit"),
    "route": ("kind", "rows", "numbers"),
    "harvest": ("kind", "rows", "target"),
    "cutoff": ("kind", "position", "target"),
    "strand": ("kind", "position", "slides"),
}


@pytest.fixture(autouse=True, scope="module")
def origins_are_found_out_once() -> Iterator[None]:
    with candidates_remembered():
        yield


def changed(kind: str, /, **fields: Any) -> dict[str, Any]:
    """Return the document of a known puzzle with some fields replaced; `None` removes a field."""
    document = to_dict(known(kind)) | fields
    return {key: value for key, value in document.items() if value is not None}


def only_the_task(kind: str, **fields: Any) -> dict[str, Any]:
    """Return the document of a known puzzle's task alone, with some fields replaced."""
    return {key: to_dict(known(kind))[key] for key in NEEDED[kind]} | fields


@EVERY_KIND
def test_a_puzzle_comes_back_as_it_went(kind: str) -> None:
    puzzle = replace(known(kind), date=datetime.date(2026, 12, 14))
    assert loads(dumps(puzzle)) == puzzle
    assert loads(dumps(puzzle, one_line=True)) == puzzle
    assert "\n" not in dumps(puzzle, one_line=True)


@EVERY_KIND
def test_a_file_holds_one_puzzle_or_many(kind: str) -> None:
    puzzle = known(kind)
    lines = io.BytesIO(f"{dumps(puzzle, one_line=True)}\n".encode() * 2)
    assert list(read(lines)) == [puzzle, puzzle]
    assert load(io.BytesIO(dumps(puzzle).encode())) == puzzle
    lines.seek(0)
    assert "more than one puzzle" in str(refusal(lambda: load(lines)))
    assert "no puzzle: there is nothing in it" in str(refusal(lambda: load(io.BytesIO(b"\n"))))


@cache
def validator() -> jsonschema.Draft202012Validator:
    """Return a validator of the puzzle schema, which must itself be valid."""
    jsonschema.Draft202012Validator.check_schema(puzzle_schema())
    return jsonschema.Draft202012Validator(puzzle_schema())


@EVERY_KIND
def test_a_puzzle_agrees_with_its_schema(kind: str) -> None:
    validator().validate(json.loads(dumps(known(kind))))
    validator().validate(only_the_task(kind))
    for wrong in (changed(kind, colour="R"), changed(kind, level="brutal"), changed(kind, kind="tower")):
        with pytest.raises(jsonschema.ValidationError):
            validator().validate(wrong)


@EVERY_KIND
def test_the_schema_knows_the_fields_of_a_kind(kind: str) -> None:
    """`rules` is there for all kinds."""
    (branch,) = (one for one in puzzle_schema()["oneOf"] if one["properties"]["kind"] == {"const": kind})
    fields = KINDS[kind].json
    assert branch["required"] == list(fields.required)
    assert branch["properties"].keys() - {"game", "kind"} == {*fields.required, *fields.optional} - {"rules"}


def test_the_schema_knows_every_tag() -> None:
    listed = puzzle_schema()["properties"]["tags"]["items"]["enum"]
    assert set(listed) == {tag for kind in KINDS.values() for tag in kind.tags}
    assert len(set(listed)) == len(listed)


@EVERY_KIND
def test_the_task_alone_is_enough(kind: str) -> None:
    found = from_dict(only_the_task(kind))
    puzzle = known(kind)
    assert found == Puzzle(puzzle.task, puzzle.level, puzzle.tags, puzzle.solution)


@pytest.mark.parametrize(
    ("document", "complaint"),
    [
        (list, "expected an object"),
        (dict, "kind: is missing; that is not a puzzle"),
        (lambda: {"kind": "tower"}, "kind: unknown kind 'tower'"),
        (lambda: {"kind": ["pyramid"]}, "kind: unknown kind a list"),
        (lambda: {"kind": "pyramid"}, "givens: is missing"),
        (lambda: changed("queue", givens=[]), "givens: unknown key"),
        (lambda: changed("pyramid", schema="ppsolve.puzzle/2"), "schema: expected 'ppsolve.puzzle/1'"),
        (lambda: changed("pyramid", base=6), "base: 6, but the lowest row of the givens has 5 cells"),
        (lambda: changed("pyramid", givens="RG"), "givens: expected a list"),
        (lambda: changed("pyramid", givens=[], base=None), "givens: a base of 0; it must be from 4 to 8"),
        (
            lambda: changed("pyramid", rules={"base": 5}),
            "rules.base: belongs in the field base",
        ),
        (lambda: changed("pyramid", rules="house"), "rules: unknown edition 'house'"),
        (lambda: changed("pyramid", level="hard"), "level: 'hard', but the id is pyramid-easy-1-g2"),
        (lambda: changed("pyramid", seed=2), "seed: 2, but the id is pyramid-easy-1-g2"),
        (lambda: changed("pyramid", generator=3), "generator: 3, but the id is pyramid-easy-1-g2"),
        (
            lambda: changed("pyramid", level=None, id="pyramid-hard-1-g2"),
            "should be hard, but the puzzle is easy",
        ),
        (lambda: only_the_task("pyramid", level="hard"), "level: 'hard', but the puzzle is easy"),
        (lambda: changed("pyramid", tags=["secret"]), "tags: unknown tag 'secret'"),
        (lambda: changed("pyramid", tags=["few-givens"]), "tags: are not those of the puzzle"),
        (lambda: changed("pyramid", seed=True), "seed: expected a whole number, not True"),
        (lambda: changed("pyramid", id=None, permanent_id=None), "seed: says where the puzzle comes from"),
        (lambda: changed("pyramid", number=3), "number: is that of a day, but there is no date"),
        (lambda: changed("pyramid", id="pyramid-easy-1-base6-g2"), "permanent_id: is that of another puzzle"),
        (lambda: changed("pyramid", date="16.11.2026"), "date: expected a date such as 2026-11-15"),
        (lambda: changed("pyramid", date="2026-W47-1"), "date: expected a date such as 2026-11-15"),
        (lambda: changed("pyramid", date="2025-12-31"), "date: 2025-12-31 is before 2026-01-01"),
        (lambda: changed("pyramid", date="2026-01-03", number=4), "number: 4, but 2026-01-03 has number 3"),
        (lambda: changed("queue", window=0), "window: 0 is not from 1 to 36"),
        (lambda: changed("queue", base=9), "rules.base: 9 is not from 1 to 8"),
        (lambda: changed("duel", player="Bob"), "player: 'Bob', but 'Alice' is to move"),
        (lambda: changed("duel", rules="ffg-2007"), "rules: differ from those of the position, iello-2024"),
        (lambda: changed("duel", limit=True), "limit: expected a whole number, not True"),
        (lambda: changed("duel", position={"players": []}), "position.players: 0 players"),
        (lambda: changed("duel", position=7), "position: expected an object, not 7"),
    ],
)
def test_what_is_not_a_puzzle_is_refused(document: Callable[[], Any], complaint: str) -> None:
    assert complaint in str(refusal(lambda: from_dict(document())))


@EVERY_KIND
def test_the_permanent_id_of_another_puzzle_is_refused(kind: str) -> None:
    others = [to_dict(known(other))["permanent_id"] for other in KINDS if other != kind]
    for other in others:
        message = str(refusal(partial(from_dict, changed(kind, permanent_id=other))))
        assert message == "permanent_id: is that of another puzzle"


@EVERY_KIND
def test_a_wrong_solution_is_refused(kind: str) -> None:
    solution = list(known(kind).solution)
    wrong = [solution[-1][::-1], *solution[1:]] if kind == "pyramid" else [*solution[:-1], "Ra9"]
    assert refusal(lambda: from_dict(changed(kind, solution=wrong))).where == "solution"
    assert refusal(lambda: from_dict(changed(kind, solution=[]))).where == "solution"


def test_a_pyramid_with_two_solutions_is_refused() -> None:
    puzzle = only_the_task("pyramid")
    givens, cards = ["....."], puzzle["cards"] + "".join(puzzle["givens"]).replace(".", "")
    givens += ["." * cells for cells in (4, 3, 2, 1)]
    message = str(refusal(lambda: from_dict(puzzle | {"givens": givens, "cards": cards})))
    assert "more than one way" in message


def test_a_pyramid_without_a_solution_is_refused() -> None:
    puzzle = only_the_task("pyramid")
    cards = puzzle["cards"].replace("P", "B")
    assert "no way to fill it" in str(refusal(lambda: from_dict(puzzle | {"cards": cards})))


def test_illegal_givens_are_refused() -> None:
    puzzle = only_the_task("pyramid")
    givens = ["BR" + puzzle["givens"][0][2:], "P" + puzzle["givens"][1][1:], *puzzle["givens"][2:]]
    cards = puzzle["cards"].replace("R", "", 1).replace("P", "", 1)
    message = str(refusal(lambda: from_dict(puzzle | {"givens": givens, "cards": cards})))
    assert message.startswith("givens")
    assert "b1" in message


def test_a_queue_that_cannot_be_placed_is_refused() -> None:
    message = str(refusal(lambda: from_dict(only_the_task("queue", queue="PPPPP"))))
    assert "no winning line" in message


def test_a_duel_that_nobody_can_win_is_refused() -> None:
    assert refusal(lambda: from_dict(only_the_task("duel", limit=0)))


def test_the_level_must_be_that_of_the_puzzle_whatever_the_generator() -> None:
    for generator in (2, 7):
        name = f"pyramid-expert-1-g{generator}"
        document = changed("pyramid", level="expert", generator=generator, id=name, permanent_id=None)
        message = str(refusal(partial(from_dict, document)))
        assert message == f"level: {name} should be expert, but the puzzle is easy"


@pytest.mark.parametrize("kind", ["pyramid", "queue", "duel"])
def test_a_document_of_a_generator_that_was_never_released_is_refused(kind: str) -> None:
    name, advice = f"{kind}-easy-1-g1", f"generator 1 was never released; use {kind}-easy-1-g2"
    permanent = to_dict(known(kind))["permanent_id"].replace("-g2:", "-g1:")
    for document in (
        changed(kind, generator=1, id=name, permanent_id=permanent),
        changed(kind, generator=1, id=name, permanent_id=None),
        changed(kind, generator=1, id=None, permanent_id=permanent),
        changed(kind, generator=None, seed=None, id=None, permanent_id=permanent),
    ):
        message = str(refusal(partial(from_dict, document)))
        assert message == f"puzzle {name}: {advice}"


@EVERY_KIND
def test_the_solution_is_always_the_proved_one(kind: str) -> None:
    steps = [step.move for step in kind_of(known(kind).task).operations.steps(known(kind).task)]
    assert from_dict(changed(kind, solution=steps)) == known(kind)


@EVERY_KIND
def test_the_origin_comes_from_either_id(kind: str) -> None:
    bare = {"id": None, "seed": None, "generator": None}
    assert from_dict(changed(kind, **bare)) == known(kind)
    assert from_dict(changed(kind, permanent_id=None)) == known(kind)
    assert from_dict(changed(kind, **bare, permanent_id=None)).recipe is None


@EVERY_KIND
def test_an_id_that_names_another_puzzle_is_refused(kind: str) -> None:
    recipe = known(kind).recipe
    assert recipe is not None
    other = replace(recipe, seed=77)
    document = changed(kind, id=other.name, seed=77, permanent_id=None)
    assert str(refusal(lambda: from_dict(document))) == f"id: {other.name} is another puzzle"


@cache
def dated(kind: str) -> tuple[dict[str, Any], Puzzle]:
    """Return the document of a known puzzle with every possible field, and the puzzle read from it."""
    document = to_dict(replace(known(kind), date=datetime.date(2026, 12, 14)))
    return document, loads(json.dumps(document))


@EVERY_KIND
@pytest.mark.parametrize(
    "wrong", [None, [None], {}, [], 7, -1, 1e99, True, "", "x", [["R"]], [{}], {"R": None}]
)
def test_a_field_of_another_kind_of_value_is_refused_whatever_else_there_is(kind: str, wrong: Any) -> None:
    document, puzzle = dated(kind)
    for key in document:
        with contextlib.suppress(BadInput):
            assert from_dict(document | {key: wrong}) == puzzle, key


def test_a_permanent_id_that_is_no_text_is_refused_beside_a_short_one() -> None:
    found = refusal(lambda: from_dict(changed("queue", permanent_id=[None])))
    assert str(found) == "permanent_id: expected a string, not a list"
