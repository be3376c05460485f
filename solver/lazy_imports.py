"""Lazy exports of a package (PEP 562): a name is imported from its module on first access."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def lazy_exports(
    package: str, exports: Mapping[str, tuple[str, ...]]
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """Return `__getattr__` and `__dir__` for `package`.

    `exports` maps each submodule to the names it exports. A name may also be a submodule of that module.
    """
    module_of = {name: module for module, names in exports.items() for name in names}

    def get(name: str) -> Any:
        if name not in module_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        module = import_module(f"{package}.{module_of[name]}")
        return getattr(module, name) if hasattr(module, name) else import_module(f"{module.__name__}.{name}")

    return get, lambda: sorted(module_of)
