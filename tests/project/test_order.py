"""Tests that take long are begun first, by all workers alike."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from order import begin_elsewhere, shared_out


def made(file: str, name: str, *, slow: bool = False, seconds: float = 0) -> Any:
    mark = pytest.mark.slow(*[seconds] * bool(seconds)).mark
    return SimpleNamespace(
        path=Path(file),
        nodeid=f"{file}::{name}",
        keywords={"slow"} if slow else set(),
        get_closest_marker=lambda _: mark if slow else None,
    )


ITEMS = [
    *(made("a.py", f"quick {number}") for number in range(20)),
    *(made("b.py", f"slow {number}", slow=True) for number in range(3)),
    *(made("c.py", f"slow {number}", slow=True) for number in range(3)),
    *(made("d.py", f"{number} seconds", slow=True, seconds=number) for number in (5, 9)),
]


def test_every_worker_begins_with_its_share_of_what_takes_long() -> None:
    order = [item.nodeid for item in shared_out(ITEMS, 2)]
    assert sorted(order) == sorted(item.nodeid for item in ITEMS)
    slow = [f"slow {number}" for number in range(3)]
    first = ["d.py::9 seconds"]
    second = ["d.py::5 seconds", *(f"b.py::{name}" for name in slow), *(f"c.py::{name}" for name in slow)]
    assert order[:1] == first
    assert order[14:21] == second
    assert order[1:14] + order[21:] == [f"a.py::quick {number}" for number in range(20)]


@pytest.mark.parametrize("parts", [1, 2, 3, 40])
def test_the_order_is_the_same_wherever_a_worker_began(parts: int) -> None:
    order = shared_out(ITEMS, parts)
    assert len(order) == len(ITEMS)
    assert order == shared_out([*ITEMS[20:], *ITEMS[:20]], parts)


def test_every_worker_begins_to_collect_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTEST_XDIST_WORKER_COUNT", "3")
    began = []
    for worker in ("gw0", "gw1", "gw2"):
        monkeypatch.setenv("PYTEST_XDIST_WORKER", worker)
        found = begin_elsewhere(ITEMS)
        assert sorted(map(id, found)) == sorted(map(id, ITEMS))
        began.append(found[0].nodeid)
    assert len(set(began)) == 3
