"""Settings and fixtures for all tests. They run against the installed package."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from ppsolve.solver import core_kind

settings.register_profile("fast", max_examples=25)


def pytest_configure(config: pytest.Config) -> None:
    """Try fewer examples of every property in the quick run. Let signals reach the commands that tests start.

    A shell starts jobs in the background with SIGINT ignored, `nohup` with SIGHUP; processes inherit that.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
    if "not slow" in config.option.markexpr:
        settings.load_profile("fast")


def pytest_report_header() -> str:
    return f"ppsolve core: {core_kind()}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start with the slow tests, so that no worker is left alone with one at the end.

    Skip the tests of the native core where it was not built, unless PPSOLVE_REQUIRE_NATIVE is set.
    """
    items.sort(key=lambda item: "slow" not in item.keywords)
    if core_kind() == "native" or os.environ.get("PPSOLVE_REQUIRE_NATIVE"):
        return
    skip = pytest.mark.skip(reason="the native core was not built")
    for item in items:
        if "native" in item.keywords:
            item.add_marker(skip)


@pytest.fixture(scope="session")
def programs() -> Path:
    """The folder of the installed `ppsolve` script."""
    return Path(sys.executable).parent
