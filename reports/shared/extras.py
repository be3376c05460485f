"""Optional dependencies: a feature whose package is missing names the command that installs it."""

from __future__ import annotations

from importlib.util import find_spec

from ppsolve.solver.errors import BadInput


def require(package: str, feature: str, extra: str = "reports") -> None:
    """Raise `BadInput` if `package` is not installed, naming the extra that brings it.

    >>> require("json", "reading JSON")
    >>> require("no_such_package", "PDF output")
    Traceback (most recent call last):
    ...
    ppsolve.solver.errors.BadInput: PDF output needs more packages: pip install 'ppsolve[reports]'
    """
    if find_spec(package) is None:
        raise BadInput("", f"{feature} needs more packages: pip install 'ppsolve[{extra}]'")
