"""Records of what reportlab draws on a sheet, and where."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

import pytest
from reportlab.pdfbase.pdfmetrics import stringWidth  # type: ignore[import-untyped]
from reportlab.pdfgen.canvas import Canvas  # type: ignore[import-untyped]

from ppsolve.reports.puzzle.sheet.paper import Paper

ASCENT, DESCENT = 0.73, 0.0
"""The height of a capital letter in the font of sheets; descenders are left out, since most have none."""
HEXAGON = "M0 -1L"
"""The beginning of the path of a tile."""
TOLERANCE = 0.5
"""In points: less than the width of a line."""


class Box(NamedTuple):
    page: int
    left: float
    right: float
    bottom: float
    top: float

    def meets(self, other: Box) -> bool:
        """True if two boxes overlap by more than the tolerance."""
        across = min(self.right, other.right) - max(self.left, other.left)
        up = min(self.top, other.top) - max(self.bottom, other.bottom)
        return self.page == other.page and across > TOLERANCE and up > TOLERANCE

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.bottom + self.top) / 2

    @property
    def corners(self) -> list[tuple[float, float]]:
        return [(x, y) for x in (self.left, self.right) for y in (self.bottom, self.top)]

    def inside(self, other: Box) -> bool:
        return (
            other.left - TOLERANCE <= self.left
            and self.right <= other.right + TOLERANCE
            and other.bottom - TOLERANCE <= self.bottom
            and self.top <= other.top + TOLERANCE
        )


class Written(NamedTuple):
    """A text on a page, from where to where it reaches; the other way round if it is upside down."""

    page: int
    text: str
    left: float
    right: float
    height: float
    upside_down: bool
    size: float = 0.0

    @property
    def box(self) -> Box:
        up, down = ASCENT * self.size, DESCENT * self.size
        if self.upside_down:
            up, down = down, up
        return Box(self.page, self.left, self.right, self.height - down, self.height + up)


class Seen:
    """All that was drawn, where it came to lie on its page."""

    def __init__(self) -> None:
        self.texts: list[Written] = []
        self.written: list[tuple[int, str]] = []
        """Whole texts with their pages; those with letters of several fonts have several `texts`."""
        self.boxes: list[Box] = []
        self.paths: list[tuple[Box, str]] = []
        """SVG paths with the boxes around them."""

    def words(self) -> str:
        """Return all that is written, in the order of writing."""
        return " ".join(text for _, text in self.written)

    def on(self, page: int) -> Counter[str]:
        return Counter(written.text for written in self.texts if written.page == page)

    def faults(self, width: float, height: float, edge: float = 28) -> list[str]:
        """Return the faults: texts on other texts, or across the edge of the paper, a card or a tile."""
        found = []
        frames = defaultdict(list)
        for box in self.boxes:
            frames[box.page].append(box)
        tiles = defaultdict(list)
        for box, path in self.paths:
            if path.startswith(HEXAGON):
                tiles[box.page].append(box)
        texts = defaultdict(list)
        for written in self.texts:
            texts[written.page].append(written)
            box = written.box
            if box.left < edge or box.right > width - edge or box.bottom < 20 or box.top > height - edge:
                found.append(f"over the edge: {written}")
        for page, here in texts.items():
            found += [
                f"{one.text!r} on {two.text!r}, page {page}"
                for one, two in combinations(here, 2)
                if one.box.meets(two.box)
            ]
            found += [
                f"{one.text!r} across {frame}"
                for one in here
                for frame in frames[page]
                if one.box.meets(frame) and not one.box.inside(frame)
            ]
            found += [
                f"{one.text!r} across the edge of tile {tile}"
                for one in here
                for tile in tiles[page]
                if _in_tile(tile, *one.box.middle) and not all(_in_tile(tile, *at) for at in one.box.corners)
            ]
        return found


def unpack(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turn off compression, which takes half the time of a sheet."""
    monkeypatch.setattr(
        Canvas, "setPageCompression", lambda canvas, _: setattr(canvas, "_pageCompression", 0)
    )


def record_drawings(monkeypatch: pytest.MonkeyPatch) -> Seen:
    """Record what is drawn on all sheets from now on."""
    unpack(monkeypatch)
    record = Seen()
    write, frame, draw_path = Canvas.drawString, Canvas.roundRect, Paper.shape
    write_whole = Paper.write

    def drawn_string(canvas: Any, x: float, y: float, text: str, **how: Any) -> None:
        width = stringWidth(text, canvas._fontname, canvas._fontsize)
        (left, height), (right, _) = canvas.absolutePosition(x, y), canvas.absolutePosition(x + width, y)
        page = canvas.getPageNumber()
        ends = min(left, right), max(left, right)
        record.texts.append(Written(page, text, *ends, height, right < left, canvas._fontsize))
        write(canvas, x, y, text, **how)

    def written(paper: Paper, text: str, *where: Any, **how: Any) -> None:
        record.written.append((paper._canvas.getPageNumber(), text))
        write_whole(paper, text, *where, **how)

    def drawn_box(
        canvas: Any, x: float, y: float, width: float, height: float, radius: float, **how: int
    ) -> None:
        record.boxes.append(_box(canvas, x, y, x + width, y + height))
        frame(canvas, x, y, width, height, radius, **how)

    def drawn_shape(paper: Paper, path: str, x: float, y: float, scale: float, **how: Any) -> None:
        points = list(_points(path))
        across, down = zip(*points, strict=True)
        canvas = paper._canvas
        corners = (
            x + scale * min(across),
            -y - scale * max(down),
            x + scale * max(across),
            -y - scale * min(down),
        )
        record.paths.append((_box(canvas, *corners), path))
        draw_path(paper, path, x, y, scale, **how)

    monkeypatch.setattr(Canvas, "drawString", drawn_string)
    monkeypatch.setattr(Canvas, "roundRect", drawn_box)
    monkeypatch.setattr(Paper, "write", written)
    monkeypatch.setattr(Paper, "shape", drawn_shape)
    return record


def _box(canvas: Any, x: float, y: float, to_x: float, to_y: float) -> Box:
    corners = canvas.absolutePosition(x, y), canvas.absolutePosition(to_x, to_y)
    (left, right), (bottom, top) = map(sorted, zip(*corners, strict=True))
    return Box(canvas.getPageNumber(), left, right, bottom, top)


def _in_tile(tile: Box, x: float, y: float) -> bool:
    """True if a point lies in the hexagon, with a corner at the top, that fills a box."""
    middle_x, middle_y = tile.middle
    across = abs(x - middle_x) / (tile.right - middle_x)
    up = abs(y - middle_y) / (tile.top - middle_y)
    return across <= 1 and up <= 1 - across / 2


def _points(path: str) -> Iterator[tuple[float, float]]:
    numbers = [float(word) for word in re.findall(r"-?[\d.]+", path)]
    yield from zip(numbers[::2], numbers[1::2], strict=True)
