"""Entry point of `python -m ppsolve`."""

from ppsolve.cli.entry import run

run()
