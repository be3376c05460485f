"""The example notebook runs, and its results draw themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from sources import ROOT

nbformat = pytest.importorskip("nbformat")
nbclient = pytest.importorskip("nbclient")

NOTEBOOK = ROOT / "examples" / "library.ipynb"
DRAWN = ("image/svg+xml", "text/html")


@pytest.mark.slow
def test_the_example_notebook_runs() -> None:
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    assert all(not cell.get("outputs") for cell in notebook.cells), "commit it without outputs"
    resources = {"metadata": {"path": str(Path(NOTEBOOK).parent)}}
    nbclient.NotebookClient(notebook, timeout=120, resources=resources).execute()
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert len(code) == 10
    drawn = [
        cell
        for cell in code
        if any(kind in output.get("data", {}) for output in cell.outputs for kind in DRAWN)
    ]
    assert len(drawn) == 8  # all but a plain tuple each of moves
