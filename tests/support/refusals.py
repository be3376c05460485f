"""Check that bad input raises one short, printable line."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from ppsolve.solver import BadInput

PLAYERS: list[dict[str, Any]] = [{"name": "Alice", "hand": "RG"}, {"name": "Bob", "hand": "B"}]
LINE = json.dumps({"players": PLAYERS}).encode()


def document(**fields: Any) -> dict[str, Any]:
    """Return a small position as JSON, with some fields replaced."""
    return {"players": PLAYERS} | fields


def player(**fields: Any) -> dict[str, Any]:
    """Return a small position as JSON, with some fields of the first player replaced."""
    return {"players": [PLAYERS[0] | fields, PLAYERS[1]]}


def refusal(call: Callable[[], object]) -> BadInput:
    """Return the `BadInput` raised by a call."""
    with pytest.raises(BadInput) as refused:
        call()
    message = str(refused.value)
    assert message.isprintable()
    assert len(message) < 300
    return refused.value
