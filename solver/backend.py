"""Which engine does the heavy work: the compiled core if it was built, else pure Python."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import Literal

from ppsolve.solver.errors import BadInput, quoted

CoreKind = Literal["native", "python"]


def core_kind() -> CoreKind:
    """The engine in use. `PPSOLVE_CORE=python` in the environment turns the native core off."""
    wish = os.environ.get("PPSOLVE_CORE", "")
    if wish not in ("", "native", "python"):
        raise BadInput("PPSOLVE_CORE", f"expected native or python, not {quoted(wish)}")
    built = find_spec("ppsolve.solver._core") is not None
    if wish == "native" and not built:
        raise BadInput("PPSOLVE_CORE", "the native core was not built; reinstall with a C++20 compiler")
    return "native" if built and wish != "python" else "python"
