"""What every test may rely on: the installed package, and its native core where one is demanded."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from command_server import served_commands
from order import begin_elsewhere, shared_out, workers
from ppsolve.solver import core_kind
from ppsolve.solver.platform import available_cores

settings.register_profile("fast", max_examples=25)

# Thousands of tests and the libraries stay for the whole run: to look through them for garbage less often
# saves a tenth of the time.
gc.set_threshold(20_000, 50, 50)


def pytest_configure(config: pytest.Config) -> None:
    """A run without what is slow also tries fewer examples of every property."""
    if "not slow" in config.option.markexpr:
        settings.load_profile("fast")


def pytest_xdist_auto_num_workers() -> int:
    """A worker for every core that may be used: one more would take a tenth more processor time in all."""
    return available_cores()


def pytest_report_header() -> str:
    return f"ppsolve core: {core_kind()}"


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Every worker begins to collect in another folder and with another file."""
    report = yield
    if isinstance(collector, pytest.Directory) and report.result:
        report.result = begin_elsewhere(report.result)
    return report


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long, so that no worker is left alone with it at the end. Skip what needs the
    native core where it was not built, unless it is demanded."""
    items[:] = shared_out(items, workers())
    if core_kind() == "native" or os.environ.get("PPSOLVE_REQUIRE_NATIVE"):
        return
    skip = pytest.mark.skip(reason="the native core was not built")
    for item in items:
        if "native" in item.keywords:
            item.add_marker(skip)


@pytest.fixture(scope="session")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where `ppsolve` is, loaded once for all commands."""
    with served_commands(tmp_path_factory.mktemp("served") / "bin") as folder:
        yield folder
