"""`ppsolve bench --history`: dated figures, compared only with runs of the same setting."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from command import complaint, output
from ppsolve.cli.shared.bench_history import BenchRun, add_to_history, comparison, history_text, run_now

FIRST = BenchRun(
    "2026-11-19 10:00+01:00", "0.2.0", "native", "a processor, 2 cores", "quick", 2, 500.0, 1_000_000, 2.0
)
AGAIN = replace(FIRST, date="2026-11-20 10:00+01:00")


@pytest.mark.parametrize(
    "speed, nodes, sentence",
    [
        (449.0, 1_000_000, "Slower: 10% fewer nodes in the same time than the median of 3 runs before."),
        (551.0, 1_000_000, "Faster: 10% more nodes in the same time than the median of 3 runs before."),
        (451.0, 1_004_000, "As fast as the median of 3 runs before, within 10%."),
        (500.0, 800_000, "As fast as the median of 3 runs before, within 10%. It visits 20% fewer nodes."),
        (250.0, 2_000_000, "Slower: 50% fewer nodes in the same time than the median of 3 runs before. "
         "It visits 100% more nodes."),
    ],
)  # fmt: skip
def test_a_slow_down_is_named(speed: float, nodes: int, sentence: str) -> None:
    before = [replace(FIRST, relative_speed=one) for one in (100.0, 500.0, 900.0)]
    assert comparison([*before, replace(AGAIN, relative_speed=speed, nodes=nodes)]) == sentence


def test_the_first_run_is_compared_with_nothing(tmp_path: Path) -> None:
    runs = add_to_history(FIRST, str(tmp_path / "bench.jsonl"))
    assert runs == [FIRST]
    assert history_text(runs).endswith("The first run of this setting: later ones are compared with it.")


def test_runs_of_other_settings_are_kept_but_not_compared(tmp_path: Path) -> None:
    file = str(tmp_path / "bench.jsonl")
    others = [
        replace(FIRST, **setting)
        for setting in ({"core": "python"}, {"machine": "another"}, {"exercises": "all"}, {"threads": 1})
    ]
    for run in (FIRST, *others):
        add_to_history(run, file)
    assert add_to_history(AGAIN, file) == [FIRST, AGAIN]
    assert len(Path(file).read_text(encoding="utf-8").splitlines()) == 6


def test_only_the_newest_runs_are_shown() -> None:
    runs = [replace(FIRST, nodes=number) for number in range(1, 13)]
    table = history_text(runs).partition("\n\n")[0].splitlines()
    assert [row.split()[-2] for row in table[2:]] == [str(number) for number in range(3, 13)]


@pytest.mark.native
def test_bench_adds_a_run_and_prints_those_before(tmp_path: Path) -> None:
    file = tmp_path / "bench.jsonl"
    before = replace(run_now("quick pingouin", 1, 0.001, 7, 1.0), version="0.0.1")
    add_to_history(before, str(file))
    printed = output("bench", "--quick", "--game", "pingouin", "--threads", "1", "--history", str(file))
    assert "0.0.1" in printed
    assert "Faster: " in printed.splitlines()[-1]
    (_, added) = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    total = next(line for line in printed.splitlines() if line.startswith("total"))
    assert f"{added['nodes']:,} nodes" in total
    assert f"Relative speed: {added['relative_speed']:.3f} nodes" in printed


@pytest.mark.parametrize("text", ["{}", "hello", '{"schema": "ppsolve.bench_history/1"}', "[" * 3000])
def test_another_file_is_refused_and_kept(text: str, tmp_path: Path) -> None:
    file = tmp_path / "other.jsonl"
    file.write_text(text, encoding="utf-8")
    expected = f"ppsolve: {file}: line 1: is not a run of ppsolve bench; name another file\n"
    assert complaint("bench", "--quick", "--history", str(file)) == expected
    assert file.read_text(encoding="utf-8") == text


def test_the_history_is_kept_with_the_configuration_by_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("click.get_app_dir", lambda name: str(tmp_path / "settings" / name))
    output("bench", "--quick", "--game", "pingouin", "--history")
    assert (tmp_path / "settings" / "ppsolve" / "bench.jsonl").exists()
