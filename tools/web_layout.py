"""Generate the C++ header of the bytes between page and core: `python tools/web_layout.py`.

`solver/core/web_layout.json` describes the records once. The page imports that file itself; the core includes
`solver/core/web_layout.hpp`, which this program writes. Run it after every change of the description, and
raise the version there.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

CORE = Path(__file__).resolve().parents[1] / "solver" / "core"
LAYOUT = CORE / "web_layout.json"
HEADER = CORE / "web_layout.hpp"

WIDTHS = {"u8": 1, "u16": 2, "u64": 8}
CPP_TYPES = {"u8": "std::uint8_t", "u16": "LittleEndian<std::uint16_t>", "u64": "LittleEndian<std::uint64_t>"}
"""Types of alignment 1, so that structs have no padding."""

TEMPLATE = """\
// Generated from web_layout.json by tools/web_layout.py; do not edit.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "web_bytes.hpp"

namespace ppsolve::web::layout {{

inline constexpr int version = {version};

{constants}

{records}

// In the order of the description.
inline constexpr std::array<int, {count}> record_sizes{{{sizes}}};
inline constexpr std::size_t largest_record = {largest};

}}  // namespace ppsolve::web::layout
"""


def header(layout: dict[str, Any]) -> str:
    """Return the text of the C++ header."""
    constants: dict[str, int] = layout["constants"]
    records: dict[str, dict[str, Any]] = layout["records"]
    sizes = [record_size(fields) for fields in records.values()]
    return TEMPLATE.format(
        version=layout["version"],
        constants="\n".join(
            f"inline constexpr int {snake_case(name)} = {constants[name]};" for name in constants
        ),
        records="\n\n".join(_struct(name, fields) for name, fields in records.items()),
        count=len(sizes),
        sizes=", ".join(map(str, sizes)),
        largest=max(sizes),
    )


def record_size(fields: dict[str, Any]) -> int:
    """Return the number of bytes of a record."""
    return sum(WIDTHS[width] * count for width, count in map(_width_and_count, fields.values()))


def snake_case(name: str) -> str:
    return re.sub("[A-Z]", lambda letter: f"_{letter[0].lower()}", name)


def _width_and_count(shape: Any) -> tuple[str, int]:
    """Return the parts of a field's shape: `"u16"`, or `["u8", 6]` for an array."""
    width, count = (shape, 1) if isinstance(shape, str) else shape
    return width, count


def _struct(name: str, fields: dict[str, Any]) -> str:
    struct = name[0].upper() + name[1:]
    members = "\n".join(f"    {_cpp_type(shape)} {snake_case(field)};" for field, shape in fields.items())
    return f"struct {struct} {{\n{members}\n}};\nstatic_assert(sizeof({struct}) == {record_size(fields)});"


def _cpp_type(shape: Any) -> str:
    width, count = _width_and_count(shape)
    return CPP_TYPES[width] if isinstance(shape, str) else f"std::array<{CPP_TYPES[width]}, {count}>"


if __name__ == "__main__":
    HEADER.write_text(header(json.loads(LAYOUT.read_text(encoding="utf-8"))), encoding="utf-8")
    print(HEADER.name)
