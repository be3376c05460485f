"""ppsolve: exact analysis and puzzles of the games Penguin Party and Pingouin.

The names below work for both games. `ppsolve.party` and `ppsolve.pingouin` have what belongs to one of them.
Everything is imported on first use, so that `import ppsolve` costs next to nothing.

>>> import ppsolve
>>> position = ppsolve.parse("iello-2024,base=3:-:RRGY,RGPB:0")
>>> ppsolve.analyze(position, "guaranteed").best_move
Ra1
"""

TYPE_CHECKING = False  # type checkers know the name; `typing` is slow to import

__all__ = [
    "Analysis",
    "BadInput",
    "Limits",
    "Outcome",
    "Position",
    "Solver",
    "__version__",
    "advise",
    "analyze",
    "daily_puzzle",
    "deal",
    "load",
    "load_puzzle",
    "load_survey",
    "make_puzzle",
    "parse",
    "party",
    "perft",
    "pingouin",
    "read",
    "review",
    "schema",
    "survey",
]

if TYPE_CHECKING:
    from ppsolve import cli, party, pingouin, puzzles, reports, solver  # noqa: F401
    from ppsolve.api import (
        Position,
        advise,
        analyze,
        daily_puzzle,
        deal,
        load,
        load_puzzle,
        load_survey,
        make_puzzle,
        parse,
        perft,
        read,
        review,
        schema,
        survey,
    )
    from ppsolve.solver.analysis import Analysis
    from ppsolve.solver.errors import BadInput
    from ppsolve.solver.outcome import Limits, Outcome
    from ppsolve.solver.solver import Solver

    __version__: str
else:
    # Hidden from type checkers, which would otherwise accept every name because of `__getattr__`.

    _PACKAGES = ("solver", "puzzles", "reports", "cli", "party", "pingouin")
    _CLASSES = {
        "Analysis": "analysis",
        "BadInput": "errors",
        "Limits": "outcome",
        "Outcome": "outcome",
        "Solver": "solver",
    }

    def __getattr__(name):
        from importlib import import_module

        if name == "__version__":
            from importlib.metadata import version

            return version("ppsolve")
        if name in _PACKAGES:
            return import_module(f"ppsolve.{name}")
        if name in _CLASSES:
            return getattr(import_module(f"ppsolve.solver.{_CLASSES[name]}"), name)
        if name in __all__:
            return getattr(import_module("ppsolve.api"), name)
        raise AttributeError(f"module 'ppsolve' has no attribute {name!r}")

    def __dir__():
        return sorted({*globals(), *_PACKAGES, *__all__})
