"""The bytes between page and core: the C++ header is what the description gives."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("web_layout", ROOT / "tools" / "web_layout.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def described(**records: Any) -> dict[str, Any]:
    return {"version": 5, "constants": {"mostMoves": 7}, "records": records}


def test_the_header_is_up_to_date(tool: ModuleType) -> None:
    layout = json.loads(tool.LAYOUT.read_text(encoding="utf-8"))
    assert tool.header(layout) == tool.HEADER.read_text(encoding="utf-8"), "run tools/web_layout.py"


def test_sizes_count_every_element(tool: ModuleType) -> None:
    assert tool.record_size({"one": "u8", "two": "u16", "many": ["u16", 3], "word": "u64"}) == 1 + 2 + 6 + 8


def test_records_become_structs_in_the_order_of_the_description(tool: ModuleType) -> None:
    text = tool.header(described(aMove={"lastWord": "u64", "places": ["u8", 4]}, end={"over": "u8"}))
    assert "version = 5;" in text
    assert "int most_moves = 7;" in text
    fields = "    LittleEndian<std::uint64_t> last_word;\n    std::array<std::uint8_t, 4> places;\n"
    assert f"struct AMove {{\n{fields}}};\n" in text
    assert "static_assert(sizeof(AMove) == 12);" in text
    assert "std::array<int, 2> record_sizes{12, 1};" in text
    assert "largest_record = 12;" in text


def test_an_unknown_width_is_refused(tool: ModuleType) -> None:
    with pytest.raises(KeyError, match="u7"):
        tool.header(described(aMove={"place": "u7"}))
