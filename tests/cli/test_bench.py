"""The benchmark: its positions are fixed, and so is the number of positions one thread visits."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from command import complaint, output
from ppsolve.cli.bench import EXERCISES, reference_loop
from ppsolve.solver import Position, textform
from ppsolve.solver.randomness import SplitMix64

SIGNATURE = Path(__file__).with_name("bench_signature.txt")


def test_every_exercise_is_there_once() -> None:
    assert len({(exercise.name, exercise.question) for exercise in EXERCISES}) == len(EXERCISES)
    assert {exercise.players for exercise in EXERCISES} == {2, 3, 4, 5, 6}
    assert {exercise.question for exercise in EXERCISES} == {"guaranteed", "margin", "selfish"}


def test_exercises_do_not_change() -> None:
    position = next(one for one in EXERCISES if one.players == 6 and one.quick).position()
    assert isinstance(position, Position)
    assert textform.dumps(position) == "iello-2024:GGPBPR/.P.PR/...R:GGYB,RRRP,GYBB,YYYY,RYPBB,GGPBB:4"


@pytest.mark.native
def test_the_node_signature_is_unchanged() -> None:
    """If a change of the search is meant to change these numbers, renew the file:

        ppsolve bench --signature > tests/cli/bench_signature.txt

    The difference belongs into the change's description: fewer is better. Any other change must leave
    the numbers alone, whatever the machine.
    """
    assert output("bench", "--signature") == SIGNATURE.read_text(encoding="utf-8")


@pytest.mark.native
def test_bench_prints_value_and_effort_of_every_exercise() -> None:
    document = json.loads(output("bench", "--quick", "--json", "--threads", "2"))
    assert document["core"] == "native"
    quick = [exercise for exercise in EXERCISES if exercise.quick]
    for done, exercise in zip(document["exercises"], quick, strict=True):
        assert (done["name"], done["question"]) == (exercise.name, exercise.question)
        assert len(done["value"]) == (1 if exercise.question == "margin" else exercise.players)
        assert all(isinstance(value, int) for value in done["value"])
        assert done["nodes"] > 0
        assert done["seconds"] > 0
        assert done["threads"] == 2

    nodes, seconds = (sum(done[key] for done in document["exercises"]) for key in ("nodes", "seconds"))
    nodes_per_step = nodes / seconds / document["reference_steps_per_second"]
    assert document["relative_speed"] == pytest.approx(1000 * nodes_per_step, rel=1e-3)


def test_every_step_of_the_reference_loop_is_made() -> None:
    word = 0
    for steps in range(50):
        assert reference_loop(steps) == word
        word = SplitMix64(word).word()


@pytest.mark.slow
@pytest.mark.native
def test_bench_prints_a_line_for_each_exercise_and_a_total() -> None:
    *lines, total, relative = output("bench", "--quick", "--threads", "1").splitlines()
    assert re.fullmatch(r"Relative speed: \d+\.\d{3} nodes in the time of 1000 reference steps", relative)
    assert [line.split()[0] for line in lines] == [one.name for one in EXERCISES if one.quick]
    assert all(" nodes " in line and line.endswith("M/s") for line in (*lines, total))
    counts = [int(line.split(" nodes ")[0].split()[-1].replace(",", "")) for line in (*lines, total)]
    assert sum(counts[:-1]) == counts[-1]


def test_bench_refuses_contradicting_options() -> None:
    complaint("bench", "--signature", "--json", code=2)
    complaint("bench", "--signature", "--threads", "2", code=2)
    assert "threads" in complaint("bench", "--quick", "--threads", "0", code=2)
