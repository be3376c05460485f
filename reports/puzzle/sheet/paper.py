"""A PDF canvas: lengths in points from the top left corner, text in an embedded font.

The only module that uses reportlab, which it imports when the first sheet is made.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from io import BytesIO
from typing import Any, Final, Literal, NamedTuple

from ppsolve.reports.puzzle.sheet.lettering import Run, outline_of, runs_of
from ppsolve.reports.puzzle.sheet.style import PaperName
from ppsolve.reports.shared.extras import require
from ppsolve.solver.language.messages import current_language
from ppsolve.solver.view import palette
from ppsolve.solver.view.layout import split_words, wrap
from ppsolve.solver.view.svg import BEAK, BILL, BODY, FLIPPERS, PENGUIN_HEIGHT, PENGUIN_WIDTH

Colour = str | None
"""A colour in hexadecimal; `None` paints nothing."""
Dash = tuple[float, float] | None
Anchor = Literal["start", "middle", "end"]

MILLIMETRE: Final = 72 / 25.4
SIZES: Final[dict[PaperName, tuple[float, float]]] = {
    "a4": (210 * MILLIMETRE, 297 * MILLIMETRE),
    "letter": (612.0, 792.0),
}

PLAIN: Final = "Vera"
BOLD: Final = "VeraBd"
INK: Final = palette.INK
FAINT_INK: Final = "#5b6b79"
RULE: Final = "#b4c2cd"
SNOW: Final = palette.WHITE

SMALLEST_LETTERS: Final = 7.0
"""In points; smaller ones are hard to read on paper."""

PENGUIN_SHARE: Final = PENGUIN_WIDTH / PENGUIN_HEIGHT
"""The width of a penguin of height 1."""

NARROW_SPACE: Final = 0x202F
"""The no-break space of French punctuation."""
_NARROW: Final = 180
"""Its width in thousandths of the letters' size."""
_BOLDER: Final = 0.03
"""The line around bold letters of a font that has no bold ones, as a share of their size."""

_FILL_AND_STROKE: Final = 2
"""The text rendering mode in PDF."""
_PATH_WORD: Final = re.compile(r"[MLCQZ]|-?[\d.]+")


class Frame(NamedTuple):
    """A rectangle on the page."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height


def frames_in(area: Frame, columns: int, rows: int, gutter: float) -> list[Frame]:
    """Divide an area into a grid with gutters; the frames are in reading order."""
    width = (area.width - (columns - 1) * gutter) / columns
    height = (area.height - (rows - 1) * gutter) / rows
    return [
        Frame(area.x + column * (width + gutter), area.y + row * (height + gutter), width, height)
        for row in range(rows)
        for column in range(columns)
    ]


def legible(size: float) -> float:
    """Return `size`, or the smallest legible size if that is larger."""
    return max(SMALLEST_LETTERS, size)


class Paper:
    """The pages of a sheet, drawn one after another. The same calls give the same bytes."""

    def __init__(self, size: tuple[float, float], title: str) -> None:
        require("reportlab", "PDF output")
        from reportlab.pdfgen.canvas import Canvas  # type: ignore[import-untyped]

        self._fonts = _fonts()
        self._height = size[1]
        self._content = BytesIO()
        # `invariant` leaves dates and random numbers out of the file.
        language = current_language()
        self._canvas: Any = Canvas(
            self._content, pagesize=size, invariant=1, pageCompression=1, lang=language
        )
        self._canvas.setTitle(title)
        self._canvas.setAuthor("ppsolve")
        self._begin_page()

    def _begin_page(self) -> None:
        self._canvas.translate(0, self._height)
        self._canvas.setLineJoin(1)
        self._canvas.setLineCap(1)

    def next_page(self) -> None:
        self._canvas.showPage()
        self._begin_page()

    def finish(self) -> bytes:
        """Return the PDF. Nothing can be drawn after this."""
        self._canvas.showPage()
        self._canvas.save()
        return self._content.getvalue()

    def printable(self, text: str) -> str:
        """Return the text as printed: letters that no font has are replaced by their code points."""
        return "".join(run.text for run in self._runs(text, bold=False))

    def _runs(self, text: str, *, bold: bool) -> list[Run]:
        return runs_of(text, self._fonts[PLAIN].face.charToGlyph, bold=bold)

    def _width_of_run(self, run: Run, size: float, *, bold: bool) -> float:
        if (name := _font_name(run, bold=bold)) is not None:
            return _width_in(name, run.text, size)
        outline = outline_of(run)
        return outline.width * size / outline.units

    def width_of(self, text: str, size: float, *, bold: bool = False) -> float:
        return sum(self._width_of_run(run, size, bold=bold) for run in self._runs(text, bold=bold))

    def wrap(self, words: list[str], width: float, size: float, *, bold: bool = False) -> list[str]:
        return wrap(words, width, measure=lambda line: self.width_of(line, size, bold=bold))

    def lines_of(self, text: str, width: float, size: float, *, bold: bool = False) -> list[str]:
        """Fill lines of at most `width` with the words of a text."""
        return self.wrap(split_words(text), width, size, bold=bold)

    def fitting_size(self, text: str, width: float, size: float, *, bold: bool = False) -> float:
        """The largest size up to `size` at which the text is at most `width` wide, but a legible one."""
        return legible(size * min(1.0, width / max(1.0, self.width_of(text, size, bold=bold))))

    def shorten(self, text: str, width: float, size: float, *, bold: bool = False) -> str:
        """Return the text, cut and followed by `...` if it is wider than `width`."""
        shown = text
        while len(text) > 1 and self.width_of(shown, size, bold=bold) > width:
            text = text[:-1].rstrip()
            shown = f"{text}..."
        return shown

    def write(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        *,
        anchor: Anchor = "start",
        fill: str = INK,
        bold: bool = False,
    ) -> None:
        """Write a text with its baseline at `y`."""
        share = {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
        left = x - share * self.width_of(text, size, bold=bold)
        for run in self._runs(text, bold=bold):
            if (name := _font_name(run, bold=bold)) is not None:
                self._canvas.setFont(name, size)
                thicken = bold and run.font is not None
                self._paint(fill, fill if thicken else None, _BOLDER * size)
                self._canvas.drawString(left, -y, run.text, mode=_FILL_AND_STROKE if thicken else None)
            else:
                outline = outline_of(run)
                self.shape(outline.path, left, y, size / outline.units, fill=fill)
            left += self._width_of_run(run, size, bold=bold)

    def box(
        self,
        frame: Frame,
        *,
        radius: float = 0,
        fill: Colour = None,
        stroke: Colour = None,
        line: float = 0.8,
        dash: Dash = None,
    ) -> None:
        painted = self._paint(fill, stroke, line, dash)
        x, y, width, height = frame
        self._canvas.roundRect(x, -y - height, width, height, radius, **painted)

    def circle(
        self, x: float, y: float, radius: float, *, fill: Colour, stroke: Colour = None, line: float = 0.8
    ) -> None:
        self._canvas.circle(x, -y, radius, **self._paint(fill, stroke, line))

    def oval(self, x: float, y: float, across: float, down: float, *, fill: str) -> None:
        """Draw an ellipse around `(x, y)`; `across` and `down` are its radii."""
        painted = self._paint(fill, None, 0)
        self._canvas.ellipse(x - across, -y - down, x + across, -y + down, **painted)

    def rule(
        self, x: float, y: float, width: float, *, stroke: str = RULE, line: float = 0.6, dash: Dash = None
    ) -> None:
        self._paint(None, stroke, line, dash)
        self._canvas.line(x, -y, x + width, -y)

    def shape(
        self,
        path: str,
        x: float,
        y: float,
        scale: float,
        *,
        fill: Colour,
        stroke: Colour = None,
        line: float = 0.8,
    ) -> None:
        """Draw an SVG path of `M L C Q Z` commands, with its origin at `(x, y)`."""
        painted = self._paint(fill, stroke, line)
        outline = self._canvas.beginPath()
        end: Point = (x, -y)
        for command, points in _path_parts(path):
            placed = [(x + scale * across, -y - scale * down) for across, down in points]
            flat = [value for point in placed for value in point]
            if command == "M":
                outline.moveTo(*flat)
            elif command == "L":
                outline.lineTo(*flat)
            elif command == "C":
                outline.curveTo(*flat)
            elif command == "Q":
                outline.curveTo(*_cubic(end, *placed))
            else:
                outline.close()
            if placed:
                end = placed[-1]
        self._canvas.drawPath(outline, **painted)

    @contextmanager
    def upside_down(self, frame: Frame) -> Iterator[Frame]:
        """Turn `frame` around. Inside the block, draw into the frame that is returned."""
        self._canvas.saveState()
        self._canvas.translate(frame.right, -frame.bottom)
        self._canvas.rotate(180)
        yield Frame(0, 0, frame.width, frame.height)
        self._canvas.restoreState()

    def _paint(self, fill: Colour, stroke: Colour, line: float, dash: Dash = None) -> dict[str, int]:
        """Set the colours and the line. Return the canvas' arguments for what is painted."""
        if fill is not None:
            self._canvas.setFillColor(_tint(fill))
        if stroke is not None:
            self._canvas.setStrokeColor(_tint(stroke))
            self._canvas.setLineWidth(line)
            self._canvas.setDash(*(dash or ()))
        return {"fill": int(fill is not None), "stroke": int(stroke is not None)}


@cache
def _fonts() -> dict[str, Any]:
    """Register the fonts that come with reportlab, and return them by name."""
    from reportlab.pdfbase import pdfmetrics  # type: ignore[import-untyped]
    from reportlab.pdfbase.ttfonts import TTFont  # type: ignore[import-untyped]

    fonts = {name: TTFont(name, f"{name}.ttf") for name in (PLAIN, BOLD)}
    for font in fonts.values():
        # They lack this space, and draw it as the wider one.
        font.face.charToGlyph[NARROW_SPACE] = font.face.charToGlyph[ord(" ")]
        font.face.charWidths[NARROW_SPACE] = _NARROW
        pdfmetrics.registerFont(font)
    return fonts


def _font_name(run: Run, *, bold: bool) -> str | None:
    """The font that writes a run; `None` if its letters are drawn as outlines."""
    if run.font is None:
        return BOLD if bold else PLAIN
    from ppsolve.reports.puzzle.sheet.embedding import embedded_font, is_embeddable

    return embedded_font(run.font) if is_embeddable(run.text) else None


def _width_in(font: str, text: str, size: float) -> float:
    from reportlab.pdfbase.pdfmetrics import stringWidth  # type: ignore[import-untyped]

    width: float = stringWidth(text, font, size)
    return width


@cache
def _tint(colour: str) -> Any:
    from reportlab.lib.colors import HexColor  # type: ignore[import-untyped]

    return HexColor(colour)


Point = tuple[float, float]


def _path_parts(path: str) -> Iterator[tuple[str, list[Point]]]:
    """Iterate over the commands of a path with their points."""
    words = _PATH_WORD.findall(path)
    if not words:  # spaces
        return
    starts = [number for number, word in enumerate(words) if word.isalpha()]
    for start, end in zip(starts, [*starts[1:], len(words)], strict=True):
        numbers = [float(word) for word in words[start + 1 : end]]
        yield words[start], list(zip(numbers[::2], numbers[1::2], strict=True))


def _cubic(start: Point, bend: Point, end: Point) -> tuple[float, ...]:
    """Convert a quadratic curve to a cubic one; PDF has no others."""
    first = tuple(a + (b - a) * 2 / 3 for a, b in zip(start, bend, strict=True))
    second = tuple(c + (b - c) * 2 / 3 for b, c in zip(bend, end, strict=True))
    return (*first, *second, *end)


def draw_penguin(
    paper: Paper, x: float, y: float, height: float, *, body: str = INK, number: str = ""
) -> None:
    """Draw the penguin of all pictures, with `number` on its belly."""
    scale = height / PENGUIN_HEIGHT
    for outline in FLIPPERS:
        paper.shape(outline, x, y, scale, fill=body)
    for across in (22, 38):
        paper.oval(x + across * scale, y + 63 * scale, 6.5 * scale, 3 * scale, fill=BEAK)
    paper.shape(BODY, x, y, scale, fill=body)
    paper.oval(x + 30 * scale, y + 44.5 * scale, 14.5 * scale, 15.5 * scale, fill=SNOW)
    for across, pupil in ((24, 25.5), (36, 34.5)):
        paper.circle(x + across * scale, y + 19 * scale, 6.5 * scale, fill=SNOW)
        paper.circle(x + pupil * scale, y + 19.5 * scale, 2.3 * scale, fill=INK)
    paper.shape(BILL, x, y, scale, fill=BEAK)
    if number:
        size = legible((19 if len(number) < 3 else 13) * scale)
        paper.write(number, x + 30 * scale, y + 44.5 * scale + size * 0.36, size, anchor="middle", bold=True)
