"""The learned order of moves: the shipped numbers have the form that programs write and the core reads."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent.parent
MOVE_ORDERING = ROOT / "benchmarks" / "move_ordering"


def tune_program() -> ModuleType:
    spec = importlib.util.spec_from_file_location("tune", MOVE_ORDERING / "tune.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_shipped_file_survives_a_round_trip() -> None:
    tune = tune_program()
    no_changes = [[0] * tune.TERMS for _ in range(tune.SETS)]
    assert tune.merge(no_changes) == tune.TABLES.read_text(encoding="utf-8")


def test_the_programs_and_the_core_agree_on_the_layout() -> None:
    tune = tune_program()
    header = (ROOT / "solver" / "core" / "party" / "move_ordering.hpp").read_text(encoding="utf-8")
    steps = {name: int(number) for name, number in re.findall(r"(\w+_(?:steps|kinds)) = (\d+)", header)}
    assert [steps[f"{name}_steps"] for name in ("hand", "opponent", "slot", "card")] == [
        tune.HANDS,
        tune.RIVALS,
        tune.SLOTS,
        tune.CARDS,
    ]
    assert [steps[f"{name}_steps"] for name in ("base", "open", "cards")] == [
        tune.BASES,
        tune.OPENS,
        tune.RIVAL_CARDS,
    ]
    assert steps["need_steps"] == tune.NEEDS
    entries, weights = tune.tables()
    assert len(entries) == tune.KINDS * tune.KIND_ENTRIES
    assert [len(row) for row in weights] == [steps["count_kinds"]] * tune.SETS
