"""The benchmark's second proof, written from the rules alone, accepts sound puzzles and no others."""

from __future__ import annotations

import importlib.util
import sys
from dataclasses import replace
from types import ModuleType

import pytest

from ppsolve.puzzles.ids import task_of
from ppsolve.puzzles.kind import Task
from ppsolve.puzzles.kinds import kind_of
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.pingouin.route.task import RouteTask
from ppsolve.puzzles.pingouin.strand.task import StrandTask
from ppsolve.puzzles.puzzle import prove
from sources import ROOT

pytestmark = pytest.mark.slow  # a program is compiled
IDS = (
    "route-easy-1-g1:111..../.1.1..../1111.../...1A..../......./......../......./........:c4=2,a1=8",
    "route-hard-1-g1:..111../...111../..111A1./..11111./.111111/..11..1./..1111./........:"
    "f4=1,g4=2,f3=4,e3=5,e6=6,e4=7,c6=9,a5=12,a3=13,b4=15,c3=16",
    "harvest-easy-1-g1:13:......./......../......./....1A.../....1../..1.1.3./..31..1/....211A.",
    "harvest-hard-1-g1:17:..11A.../..1...../.1...../31A..2.../.221.../.2..1.../2...1../.....32.",
    "cutoff-easy-1-g1:5:pingouin:......./......../......./......../..1..../..221.../21B.1A.../.122....:-:0",
    "strand-hard-1-g1:4:pingouin:......./......../..1..../..1A1..../.1111../.1..11B../.1B1A1.../........:-:0",
    "cutoff-hard-1-g1:8:pingouin:......./.....21./...1323/....1A1B21/....121/.....112/.....12/........:-:0",
)


@pytest.fixture
def benchmark(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return the module that makes the table of puzzles."""
    folder = ROOT / "benchmarks"
    monkeypatch.syspath_prepend(str(folder))
    spec = importlib.util.spec_from_file_location("benchmark_of_puzzles", folder / "puzzles.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    return module


def test_sound_puzzles_are_proved_again_and_others_are_not(benchmark: ModuleType) -> None:
    for text in IDS:
        puzzle = prove(*task_of(text))
        facts = dict(kind_of(puzzle.task).operations.examine(puzzle.task).facts)
        benchmark.prove_again(puzzle, facts)
        task = puzzle.task
        wrong: list[Task] = []
        if isinstance(task, RouteTask):
            wrong = [replace(task, numbers=()), replace(task, numbers=task.numbers[1:])]
        elif isinstance(task, HarvestTask):
            wrong = [replace(task, target=task.target - 1), replace(task, target=task.target + 1)]
            with pytest.raises(AssertionError):
                benchmark.prove_again(puzzle, facts | {"plays": facts["plays"] + 1})
        elif isinstance(task, CutoffTask):
            wrong = [replace(task, target=task.target - 1), replace(task, target=task.target + 1)]
        elif isinstance(task, StrandTask):
            wrong = [replace(task, slides=task.slides - 1)]
        assert wrong
        for other in wrong:
            with pytest.raises(AssertionError):
                benchmark.prove_again(replace(puzzle, task=other), facts)


def test_a_hundred_strands_are_proved_by_brute_force(benchmark: ModuleType) -> None:
    texts = (ROOT / "tests" / "puzzles" / "pingouin" / "strands.txt").read_text(encoding="utf-8").split()
    assert len(texts) == 100
    for text in texts:
        task, _ = task_of(text)
        assert isinstance(task, StrandTask)
        benchmark.prove_strand(task, prove(task).solution)
