"""Names that a package exports, each loaded from its module when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def lazy_exports(
    package: str, homes: Mapping[str, tuple[str, ...]]
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """The `__getattr__` and the `__dir__` of a package whose modules have these names to give; a name may be
    that of a module."""
    module_of = {name: module for module, names in homes.items() for name in names}

    def get(name: str) -> Any:
        if name not in module_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        home = import_module(f"{package}.{module_of[name]}")
        return getattr(home, name) if hasattr(home, name) else import_module(f"{home.__name__}.{name}")

    return get, lambda: sorted(module_of)
