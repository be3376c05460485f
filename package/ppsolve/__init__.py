"""ppsolve: puzzles and exact analysis of the games Penguin Party and Pingouin.

What `ppsolve.solver` exports can be had from here, too. It is loaded when it is first asked for, so that
`import ppsolve` costs next to nothing.

>>> from ppsolve import analyze, textform
>>> analyze(textform.loads("iello-2024,base=3:-:RRGY,RGPB:0"), ["table"])
<Analysis proved: table 2>
"""

from importlib import import_module

TYPE_CHECKING = False  # a name that type checkers know: `typing` is slow to import

if TYPE_CHECKING:
    from ppsolve import cli, puzzles, reports, solver  # noqa: F401 - names of this package
    from ppsolve.solver import *  # noqa: F403  what the solver exports is listed there, and only there

    __version__: str
    __all__: list[str]
else:
    # Type checkers do not see this: they would believe that `__getattr__` has every name there is.

    _LAYERS = ("solver", "puzzles", "reports", "cli")

    def __getattr__(name):
        """The value of a name that is not loaded yet."""
        if name == "__version__":
            from importlib.metadata import version  # takes longer than all the rest of `import ppsolve`

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
