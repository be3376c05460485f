"""ppsolve: puzzles and exact analysis of the games Penguin Party and Pingouin.

All exports of `ppsolve.solver` are available here, too. They are imported on first access, so that
`import ppsolve` is fast.

>>> from ppsolve import analyze, textform
>>> analyze(textform.loads("iello-2024,base=3:-:RRGY,RGPB:0"), ["table"])
<Analysis proved: table 2>
"""

from importlib import import_module

TYPE_CHECKING = False  # type checkers recognise the name; importing `typing` is slow

if TYPE_CHECKING:
    from ppsolve import cli, puzzles, reports, solver  # noqa: F401 - the subpackages
    from ppsolve.solver import *  # noqa: F403 - `solver.__all__` is the only list of exports

    __version__: str
    __all__: list[str]
else:
    # Hidden from type checkers, which would otherwise accept every attribute because of `__getattr__`.

    _LAYERS = ("solver", "puzzles", "reports", "cli")

    def __getattr__(name):
        """Import a subpackage or an export on first access."""
        if name == "__version__":
            from importlib.metadata import version  # slower than the rest of `import ppsolve`

            return version("ppsolve")
        if name in _LAYERS:
            return import_module(f"ppsolve.{name}")
        if name == "__all__":
            return ["__version__", *import_module("ppsolve.solver").__all__]
        if not name.startswith("_") and name in (solver := import_module("ppsolve.solver")).__all__:
            return getattr(solver, name)
        raise AttributeError(f"module 'ppsolve' has no attribute {name!r}")

    def __dir__():
        return sorted({*globals(), *_LAYERS, *__getattr__("__all__")})
