"""The order in which tests run: what takes long begins, and is shared out among the workers."""

from __future__ import annotations

import os

import pytest


def workers() -> int:
    """How many processes run tests."""
    return int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))


def begin_elsewhere(found: list[pytest.Item | pytest.Collector]) -> list[pytest.Item | pytest.Collector]:
    """The same, for every worker from another place on: each compiles what the others then find compiled."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    start = len(found) * (worker % workers()) // workers()
    return found[start:] + found[:start]


def shared_out(items: list[pytest.Item], parts: int) -> list[pytest.Item]:
    """All tests, in as many parts of one size as there are workers: each begins with its share of what takes
    long and ends with what is quick, which is what a worker that is done takes over from the others.

    `slow(20)` marks a test that takes some 20 seconds. What a file has of other slow tests stays together, as
    they share fixtures.
    """
    items = sorted(items, key=lambda item: str(item.path))  # by name, wherever this worker began to collect
    together: dict[str, list[pytest.Item]] = {}
    for item in items:
        if _slow(item):
            together.setdefault(item.nodeid if _seconds(item) else str(item.path), []).append(item)
    shares: list[list[pytest.Item]] = [[] for _ in range(parts)]
    taken = [0.0] * parts
    for one in sorted(together.values(), key=lambda one: -max(map(_seconds, one))):
        least = taken.index(min(taken))
        shares[least] += one
        taken[least] += max(_seconds(one[0]), len(one))
    quick = [item for item in items if not _slow(item)]
    order: list[pytest.Item] = []
    for number, share in enumerate(shares, start=1):
        room = max(0, len(items) * number // parts - len(order) - len(share))
        order += [*share, *quick[:room]]
        del quick[:room]
    return order + quick


def _slow(item: pytest.Item) -> bool:
    return "slow" in item.keywords


def _seconds(item: pytest.Item) -> float:
    mark = item.get_closest_marker("slow")
    return float(mark.args[0]) if mark and mark.args else 0.0
