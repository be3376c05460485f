"""Matplotlib plots as inline SVG: the same plot gives the same bytes."""

from __future__ import annotations

import io
import logging
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from ppsolve.reports.shared.extras import require

if TYPE_CHECKING:
    from matplotlib.figure import Figure

INK: Final = "#17324d"
STYLE: Final[dict[Any, Any]] = {
    "svg.hashsalt": "ppsolve",
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.sans-serif": ["system-ui", "DejaVu Sans"],
    "font.size": 10,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": INK,
    "text.color": INK,
}


@contextmanager
def plotting(style: Mapping[Any, Any] = STYLE) -> Iterator[None]:
    """Use matplotlib with `style`, its warnings silenced.

    It warns of missing fonts and of folders that it cannot write to. Neither changes the page.
    """
    require("matplotlib", "a page with plots")
    logger = logging.getLogger("matplotlib")
    level = logger.level
    logger.setLevel(logging.ERROR)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import matplotlib

            with matplotlib.rc_context(dict(style)):
                yield
    finally:
        logger.setLevel(level)


def inline_svg(figure: Figure, label: str) -> str:
    """The figure as an `svg` element with a label for screen readers."""
    out = io.StringIO()
    with plotting({"svg.hashsalt": "ppsolve", "svg.fonttype": "none"}):
        figure.savefig(out, format="svg", bbox_inches="tight", transparent=True, metadata={"Date": None})
    drawing = out.getvalue()
    # Lines and letters take the text colour of the page, which may be dark.
    drawing = drawing[drawing.index("<svg") :].replace(INK, "currentColor")
    return drawing.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1)
