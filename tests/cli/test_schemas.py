"""Every JSON document that a command prints names its schema and conforms to it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped,unused-ignore]
import pytest

from command import complaint, output, ppsolve
from known_puzzles import IDS, known
from ppsolve.puzzles.kinds import KINDS
from ppsolve.reports import schema
from ppsolve.reports.schemas import SCHEMAS
from ppsolve.solver import position_schema, record_schema, textform
from survey_runs import SMALL as SMALL_SURVEY

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
MID_ROUND = str(EXAMPLES / "mid-round.json")
SMALL = "iello-2024,base=3:-:RRGY,RGPB:0"
FIVE = "iello-2024,base=3:R:RG,RY,GG,PB,YY:0"
OVER = "iello-2024,base=1:R:-,GGx:-"


def check(document: Any, name: str) -> None:
    assert document["schema"].startswith(f"ppsolve.{name}/")
    found = schema(document["schema"])
    jsonschema.Draft202012Validator.check_schema(found)
    jsonschema.Draft202012Validator(found).validate(document)


def printed(*arguments: str, stdin: bytes = b"", codes: tuple[int, ...] = (0,)) -> list[Any]:
    result = ppsolve(*arguments, stdin=stdin)
    assert result.returncode in codes, result.stderr.decode()
    text = result.stdout.decode()
    try:
        return [json.loads(text)]
    except json.JSONDecodeError:
        return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("position", ("deal", "--seed", "1")),
        ("position", ("deal", "--seed", "1", "--players", "5", "--count", "3")),
        ("analysis", ("analyze", MID_ROUND, "--moves", "--json")),
        ("analysis", ("analyze", SMALL, "--moves", "--json")),
        ("analysis", ("analyze", SMALL, FIVE, OVER, "--format", "jsonl")),
        ("analysis", ("analyze", SMALL, "--only", "margin", "--json")),
        ("analysis", ("analyze", str(EXAMPLES / "deal.json"), "--moves", "--time", "0", "--json")),
        ("verification", ("verify", MID_ROUND, "--expect", str(EXAMPLES / "expected.json"), "--json")),
        ("report", ("report", MID_ROUND, "--json")),
        ("report", ("report", SMALL, "--json")),
        ("report", ("report", OVER, "--json")),
        ("review", ("review", str(EXAMPLES / "round.json"), "--time", "0.2", "--json")),
        ("puzzle", ("puzzle", "queue-easy-1-g2", "duel-easy-1-g2", "--format", "jsonl")),
        ("puzzle", ("puzzle", "pyramid-easy-1-g2", "--format", "json")),
        ("solution", ("solve", "queue-easy-1-g2", "--json")),
        ("hint", ("hint", "queue-easy-1-g2", "--json")),
        ("hint", ("hint", "queue-easy-1-g2", "--reveal", "card", "--json")),
        ("finding", ("check", "queue-easy-1-g2", str(EXAMPLES / "queue.json"), "--json")),
        ("finding", ("check", "queue-easy-1-g2", "Ra8", "--json")),
        ("editions", ("rules", "--json")),
        ("perft", ("perft", SMALL, "--depth", "3", "--json")),
        ("perft", ("perft", SMALL, "--depth", "3", "--divide", "--json")),
        ("error", ("analyze", "iello-2024:-:RK,G:0", "missing.json", "--format", "jsonl", "--keep-going")),
    ],
)
def test_what_is_printed_is_as_its_schema_says(name: str, arguments: tuple[str, ...]) -> None:
    documents = printed(*arguments, codes=(0, 1, 3, 4))
    assert documents
    for document in documents:
        check(document, name)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_printed_about_any_kind_of_puzzle_is_as_its_schema_says(kind: str) -> None:
    for name, arguments in (
        ("puzzle", ("puzzle", IDS[kind], "--format", "json")),
        ("solution", ("solve", IDS[kind], "--json")),
        ("hint", ("hint", IDS[kind], "--reveal", "move", "--json")),
        ("finding", ("check", IDS[kind], *known(kind).solution, "--json")),
    ):
        (document,) = printed(*arguments)
        check(document, name)


def test_claims_of_all_sorts_are_answered_as_the_schema_says() -> None:
    claims = {
        "players": [{"name": "Alice", "guaranteed": 0, "best": {"low": 0}}],
        "margin": {"high": 1},
        "table": 2,
        "moves": {"Ra1": 1, "Pa1": 0},
    }
    position = json.loads(output("deal", "--seed", "1", "--rule", "hand_size=4", "--rule", "base=3"))
    stdin = json.dumps({**position, "claims": claims}).encode()
    (document,) = printed("verify", "-", "--json", stdin=stdin, codes=(4,))
    check(document, "verification")
    assert {claim["verdict"] for claim in document["claims"]} >= {"agrees", "differs"}


def test_a_survey_is_as_its_schema_says(tmp_path: Path) -> None:
    path = str(tmp_path / "survey.sqlite")
    output("survey", "--db", path, "--deals", "6", *SMALL_SURVEY)
    (document,) = printed("survey", "--db", path, "--json")
    check(document, "survey")
    with_difficulty = [option for option in SMALL_SURVEY if option != "--no-difficulty"]
    three = str(tmp_path / "three.sqlite")
    options = [*with_difficulty[:4], "--players", "3", "--memory", "16"]
    output("survey", "--db", three, "--deals", "3", *options)
    (document,) = printed("survey", "--db", three, "--json")
    check(document, "survey")


@pytest.mark.slow
def test_a_benchmark_is_as_its_schema_says() -> None:
    (document,) = printed("bench", "--quick", "--json")
    check(document, "bench")


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_schema_is_printed_and_refuses_what_it_does_not_know(name: str) -> None:
    found = json.loads(output("schema", name))
    assert found == schema(name)
    assert found["title"].startswith(f"ppsolve.{name}/1")
    validator = jsonschema.Draft202012Validator(found)
    assert not validator.is_valid({"schema": f"ppsolve.{name}/2"})
    assert not validator.is_valid({"schema": f"ppsolve.{name}/1", "unheard of": 1})


def test_schemas_are_self_contained() -> None:
    for name in SCHEMAS:
        text = json.dumps(schema(name))
        for other in ("position", "analysis"):
            if f'"urn:ppsolve:{other}:1' in text:
                assert f'"title": "ppsolve.{other}/1"' in text


def test_examples_are_as_their_schemas_say() -> None:
    for file, name in (
        ("deal", "position"),
        ("five-players", "position"),
        ("mid-round", "position"),
        ("round", "record"),
        ("game", "game"),
    ):
        document = json.loads((EXAMPLES / f"{file}.json").read_text(encoding="utf-8"))
        jsonschema.Draft202012Validator(schema(name)).validate(document)
    assert schema("position") == position_schema()
    assert schema("record") == record_schema()


def test_without_a_name_the_schemas_are_listed() -> None:
    lines = output("schema").splitlines()
    assert [line.split()[0] for line in lines] == list(SCHEMAS)
    assert all(len(line) <= 110 for line in lines)


def test_a_name_may_be_written_as_documents_write_it() -> None:
    assert output("schema", "ppsolve.analysis/1") == output("schema", "analysis")
    assert "no document is called 'analyse'; choose from position" in complaint("schema", "analyse")


def test_the_line_of_a_move_replays_the_same_way_in_both_documents() -> None:
    """From the position, the move itself first."""
    (analysis,) = printed("analyze", SMALL, "--moves", "--json")
    claims = {"moves": {one["move"]: one["guaranteed"]["penalty"] for one in analysis["moves"]}}
    stdin = json.dumps({**analysis["position"], "claims": claims}).encode()
    (verification,) = printed("verify", "-", "--json", stdin=stdin)
    found = [(claim["move"], claim["found"]["line"]) for claim in verification["claims"]]
    found += [(one["move"], one["guaranteed"]["line"]) for one in analysis["moves"]]
    assert len(found) == 6
    for move, line in found:
        position = textform.loads(SMALL)
        if line:  # what is claimed may be proved without a line
            assert line[0] == move
            for step in line:
                position = position.play(step)
            assert position.over
    assert any(line for _, line in found[:3])
