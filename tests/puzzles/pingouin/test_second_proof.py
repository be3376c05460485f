"""The second proof of the benchmark, by a program written from the rules alone: it can also disagree."""

from __future__ import annotations

import importlib.util
import sys
from dataclasses import replace
from types import ModuleType

import pytest

from ppsolve.puzzles.generation import generate
from ppsolve.puzzles.kinds import kind_of
from ppsolve.puzzles.levels import Level
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.pingouin.route.task import RouteTask
from ppsolve.puzzles.recipe import Recipe
from ppsolve.puzzles.task import Task
from sources import ROOT

pytestmark = pytest.mark.slow  # a program is compiled
LEVELS: tuple[Level, ...] = ("easy", "hard")


@pytest.fixture
def benchmark(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module that makes the table of puzzles."""
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
    for kind in ("route", "harvest", "cutoff"):
        for level in LEVELS:
            puzzle = generate(Recipe(kind, level, 1)).puzzle
            facts = dict(kind_of(puzzle.task).verbs.examine(puzzle.task, 1).facts)
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
            assert wrong
            for other in wrong:
                with pytest.raises(AssertionError):
                    benchmark.prove_again(replace(puzzle, task=other), facts)
