"""`ppsolve advise` as a user runs it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import jsonschema  # type: ignore[import-untyped,unused-ignore]
import pytest

from command import complaint, output, ppsolve, ppsolve_process
from ppsolve.reports import schema

LINE = "iello-2024:RGB/R.:RRGYPB,?6,?6:0"
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
FEW = ("--samples", "300")


def test_every_legal_move_is_estimated_and_one_is_advised() -> None:
    lines = output("advise", LINE, *FEW).splitlines()
    table = lines[lines.index(next(line for line in lines if line.startswith("----"))) + 1 :][:12]
    assert sorted(line.split()[0] for line in table) == sorted(
        ["Ra0", "Ga0", "Ya0", "Pa0", "Ba0", "Ra4", "Ga4", "Ya4", "Pa4", "Ba4", "Gb2", "Bb2"]
    )
    assert table[0].endswith("advised")
    assert any(line.startswith(f"Best for Alice: {table[0].split()[0]}, with") for line in lines)
    assert "Estimated from" in "\n".join(lines)


@pytest.mark.parametrize("width", [40, 60, 120])
def test_it_keeps_to_the_terminal(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    assert max(map(len, output("advise", LINE, *FEW).splitlines())) <= width


@pytest.mark.parametrize(
    "argument", [LINE, str(EXAMPLES / "at-the-table.json"), str(EXAMPLES / "mid-round.json")]
)
def test_json_is_as_its_schema_says(argument: str) -> None:
    document = json.loads(output("advise", argument, *FEW, "--json"))
    jsonschema.Draft202012Validator(schema("advice")).validate(document)
    assert document["advised"] == document["moves"][0]["move"]
    assert document["samples"] == sum(move["samples"] for move in document["moves"])
    means = [move["cards_left"]["mean"] for move in document["moves"]]
    assert means[1:] == sorted(means[1:])


def test_the_chance_of_an_empty_hand_in_json_fits_the_cards_left_and_is_that_of_the_text() -> None:
    """Two of these moves are given up early, before a single round of theirs ended with an empty hand."""
    line = "iello-2024,deck=R2P2B3,base=2,stuck=pass:B:?1,RB:1"
    command = ("advise", line, "--others", "greedy", "--samples", "12000", "--seed", "1")
    moves = {move["move"]: move for move in json.loads(output(*command, "--json"))["moves"]}
    for move in moves.values():
        # One card is left after the move: Bob places it, or one card stays.
        assert move["empty_hand"] == pytest.approx(1 - move["cards_left"]["mean"], abs=1e-4)
    assert any(move["empties"] + move["cards_left"]["mean"] < 0.999 for move in moves.values())
    rows = [row.split() for row in output(*command).splitlines()]
    shown = {row[0]: int(row[row.index("%") - 1]) for row in rows if row and row[0] in moves}
    assert shown == {name: round(100 * move["empty_hand"]) for name, move in moves.items()}


def test_the_same_seed_and_samples_give_the_same_advice_with_any_number_of_threads() -> None:
    found = {output("advise", LINE, *FEW, "--json", "--seed", "4", "--threads", str(n)) for n in (1, 2, 5)}
    assert len(found) == 1
    assert output("advise", LINE, *FEW, "--json", "--seed", "5") not in found


@pytest.mark.slow
def test_the_same_with_another_hash_seed_and_the_python_core() -> None:
    few = ("advise", "iello-2024,base=2:R:RGY,?2:0", "--samples", "20", "--json")
    found = {
        ppsolve_process(*few, PYTHONHASHSEED="1").stdout,
        ppsolve_process(*few, PYTHONHASHSEED="2").stdout,
        ppsolve_process(*few, PPSOLVE_CORE="python").stdout,
    }
    assert len(found) == 1


@pytest.mark.parametrize(("old", "new"), [("either", "mixed"), ("greedy", "greedy")])
def test_the_old_spelling_of_opponents_works(old: str, new: str) -> None:
    few = ("advise", LINE, *FEW, "--json")
    found = output(*few, "--opponents", new)
    assert output(*few, "--others", old) == output(*few, "--opponents", old) == found
    help_text = output("advise", "--help")
    assert "--opponents [mixed|" in help_text
    assert "--others" not in help_text and "either" not in help_text


def test_opponents_are_mixed_by_default() -> None:
    assert output("advise", LINE, *FEW) == output("advise", LINE, *FEW, "--opponents", "mixed")


def test_several_positions_are_answered_one_a_line() -> None:
    lines = [
        json.dumps({"players": [{"name": "Ann", "hand": "RG"}, {"name": "Bob", "hand": hand}]})
        for hand in ("?2", "R?")
    ]
    result = ppsolve("advise", "-", *FEW, "--json", stdin="\n".join(lines).encode())
    answers = [json.loads(line) for line in result.stdout.decode().splitlines()]
    assert [answer["position"]["players"][1]["hand"] for answer in answers] == ["??", "R?"]


@pytest.mark.parametrize(
    ("command", "line", "says"),
    [
        ("analyze", LINE, "players[1].hand: has hidden cards; only ppsolve advise accepts such a position"),
        ("report", LINE, "only ppsolve advise accepts such a position"),
        ("perft", LINE, "only ppsolve advise accepts such a position"),
        ("advise", "iello-2024:RGB/R.:RR?,?6:0", "hidden cards, but Alice is to move"),
        ("advise", "iello-2024:RGB/R.:RR,?60:0", "60 hidden cards in all, but only 30"),
        ("advise", "iello-2024,base=1:R:-,GGx:-", "the round is over"),
    ],
)
def test_what_cannot_be_answered_is_refused_in_one_line(command: str, line: str, says: str) -> None:
    arguments = (command, line, "--depth", "2") if command == "perft" else (command, line)
    assert says in complaint(*arguments)


@pytest.mark.slow
def test_ctrl_c_prints_what_has_been_sampled() -> None:
    begun = (
        "import os, signal\n"
        "from itertools import count\n"
        "from ppsolve.cli import advise, entry\n"
        "def advise_interrupted(*given, stopped, looks=count(), advised=advise.advise, **options):\n"
        "    def look():\n"
        "        if next(looks) == 3: os.kill(os.getpid(), signal.SIGINT)\n"
        "        return stopped()\n"
        "    return advised(*given, stopped=look, **options)\n"
        "advise.advise = advise_interrupted\n"
        "entry.run()"
    )
    command = [sys.executable, "-c", begun, "advise", LINE, "--time", "600"]
    result = subprocess.run(command, capture_output=True, timeout=60)
    assert result.returncode == 130, result.stderr
    assert b"Best for Alice: " in result.stdout


def test_the_rule_of_the_advised_move_is_named() -> None:
    line = "iello-2024:YRPYYB/YRPYB/R.PB/..B:?6,RRYPBBB:1"
    command = ("advise", line, "--samples", "2000")
    rule = json.loads(output(*command, "--json"))["rule"]
    assert rule["name"] == "danger"
    assert f"Rule of thumb: {rule['sentence']}" in " ".join(output(*command).split())


def test_no_rule_is_named_where_all_moves_are_alike() -> None:
    command = ("advise", "iello-2024:RR:R,YP:0", *FEW)
    document = json.loads(output(*command, "--json"))
    jsonschema.Draft202012Validator(schema("advice")).validate(document)
    assert document["rule"] is None
    assert "Rule of thumb" not in output(*command)


def test_documents_without_a_rule_stay_valid() -> None:
    document = json.loads(output("advise", LINE, *FEW, "--json"))
    del document["rule"]
    jsonschema.Draft202012Validator(schema("advice")).validate(document)
