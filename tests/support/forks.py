"""Programs in forks of a process that has loaded their modules, which is most of what short ones take."""

from __future__ import annotations

import multiprocessing
import os
import sys
from importlib import import_module
from multiprocessing.context import ForkServerProcess
from pathlib import Path

_FORKS = multiprocessing.get_context("forkserver")


def load_before_forking(*modules: str) -> None:
    """Let what is forked find these modules loaded; it loads them itself if forks were made before."""
    _FORKS.set_forkserver_preload(list(modules))


def forked(module: str, name: str, *arguments: str, said: Path) -> ForkServerProcess:
    """A process that calls a function of a module as the program of these arguments. What it writes to its
    standard streams goes to the file `said`."""
    process = _FORKS.Process(target=_be_program, args=(module, name, arguments, said))
    process.start()
    return process


def _be_program(module: str, name: str, arguments: tuple[str, ...], said: Path) -> None:
    with said.open("wb") as stream:
        os.dup2(stream.fileno(), 1)
        os.dup2(stream.fileno(), 2)
    sys.argv = [name, *arguments]
    getattr(import_module(module), name)()
