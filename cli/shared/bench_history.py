"""Dated figures of `ppsolve bench` on one machine, so that a slow-down shows."""

from __future__ import annotations

import json
import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from datetime import datetime
from pathlib import Path
from statistics import median
from typing import Final

import click

from ppsolve.cli.shared.outputs import check_target, exclusive, write_lines
from ppsolve.solver import BadInput, core_kind
from ppsolve.solver.platform import available_cores

SCHEMA: Final = "ppsolve.bench_history/1"
RUNS_SHOWN: Final = 10
"""The newest runs are shown, and those before the newest one are compared with it."""
NOISE: Final = 0.1
"""Changes of the relative speed up to a tenth are called noise: runs on a shared machine differ that much."""
_TYPES: Final[dict[str, tuple[type, ...]]] = {"str": (str,), "int": (int,), "float": (int, float)}


@dataclass(frozen=True)
class BenchRun:
    """The totals of one run, and what it was made with."""

    date: str
    version: str
    core: str
    machine: str
    exercises: str
    threads: int
    relative_speed: float
    nodes: int
    seconds: float

    @property
    def setting(self) -> tuple[str, str, str, int]:
        """Runs are compared only with runs of the same setting."""
        return self.core, self.machine, self.exercises, self.threads


def run_now(exercises: str, threads: int, relative_speed: float, nodes: int, seconds: float) -> BenchRun:
    """Return a run that has just ended on this machine."""
    from importlib.metadata import version

    return BenchRun(
        date=datetime.now().astimezone().isoformat(" ", "minutes"),
        version=version("ppsolve"),
        core=core_kind(),
        machine=_machine(),
        exercises=exercises,
        threads=threads,
        relative_speed=round(relative_speed, 4),
        nodes=nodes,
        seconds=round(seconds, 3),
    )


def default_history() -> str:
    """Return the file of this user on this machine."""
    return str(Path(click.get_app_dir("ppsolve")) / "bench.jsonl")


def check_history(file: str) -> None:
    """Refuse a file that cannot be written or is not a history, before any work."""
    if file == default_history():
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    check_target(file)
    _lines(file)


def add_to_history(run: BenchRun, file: str) -> list[BenchRun]:
    """Add a run to the file, and return the runs of its setting, the new one last."""
    with exclusive(file):
        lines = _lines(file)
        write_lines([*lines, json.dumps({"schema": SCHEMA, **asdict(run)}, ensure_ascii=False)], file)
    return [one for one in (*map(_run, lines), run) if one.setting == run.setting]


def history_text(runs: Sequence[BenchRun]) -> str:
    """Return a table of the newest runs of one setting, and how the last one compares with those before."""
    from tabulate import tabulate

    shown = runs[-RUNS_SHOWN:]
    cells = [
        (run.date, run.version, f"{run.relative_speed:.1f}", f"{run.nodes:,}", f"{run.seconds:.2f}")
        for run in shown
    ]
    headers = ("date", "version", "relative speed", "nodes", "seconds")
    table = tabulate(
        cells, headers, colalign=("left", "left", "right", "right", "right"), disable_numparse=True
    )
    return f"{table}\n\n{comparison(shown)}"


def comparison(runs: Sequence[BenchRun]) -> str:
    """Compare the last run with the median of those before it."""
    *before, last = runs
    if not before:
        return "The first run of this setting: later ones are compared with it."
    usual = median(run.relative_speed for run in before)
    change = last.relative_speed / usual - 1
    runs_before = "the run before" if len(before) == 1 else f"the median of {len(before)} runs before"
    if change < -NOISE:
        verdict = f"Slower: {-change:.0%} fewer nodes in the same time than {runs_before}."
    elif change > NOISE:
        verdict = f"Faster: {change:.0%} more nodes in the same time than {runs_before}."
    else:
        verdict = f"As fast as {runs_before}, within {NOISE:.0%}."
    nodes = last.nodes / median(run.nodes for run in before) - 1
    if abs(nodes) >= 0.01:  # several threads never visit exactly as many
        verdict += f" It visits {abs(nodes):.0%} {'more' if nodes > 0 else 'fewer'} nodes."
    return verdict


def _lines(file: str) -> list[str]:
    """Return the lines of a history, each of them a run."""
    path = Path(file)
    if not path.exists():
        return []
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(file, f"cannot be read: {error}") from None
    for number, line in enumerate(lines, start=1):
        try:
            _run(line)
        except (ValueError, TypeError, KeyError, RecursionError):
            where = f"{file}: line {number}"
            raise BadInput(where, "is not a run of ppsolve bench; name another file") from None
    return lines


def _run(line: str) -> BenchRun:
    """Return the run in a line; keys of later versions are ignored."""
    row = json.loads(line)
    if row["schema"] != SCHEMA:
        raise ValueError(row["schema"])
    for field in fields(BenchRun):
        if not isinstance(row[field.name], _TYPES[str(field.type)]):
            raise TypeError(field.name)
    return BenchRun(**{field.name: row[field.name] for field in fields(BenchRun)})


def _machine() -> str:
    """Return the processor's name and the number of cores."""
    name = platform.processor() or platform.machine()
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                name = line.partition(":")[2].strip()
                break
    except OSError:  # other systems have no such file
        pass
    return f"{name}, {available_cores()} cores"
