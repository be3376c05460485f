"""Text in scripts that the font of a sheet lacks: font fallback, direction, shaping and outlines.

A text is cut into runs of one font and one direction, in visual order from left to right.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Container, Iterator
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from ppsolve.reports.shared.fonts import face_of, font_of, font_with, harfbuzz, letters_of

_FORWARDS: Final = ("L",)
_BACKWARDS: Final = ("R", "AL")
_NUMBERS: Final = ("EN", "AN")


class Run(NamedTuple):
    """Letters of one font and one direction; `font` is `None` for the font of the sheet."""

    text: str
    font: Path | None = None
    backwards: bool = False


class Outline(NamedTuple):
    """Letters as an SVG path on the baseline; `units` per em."""

    path: str
    width: float
    units: int


def numbered(letter: str) -> str:
    """The code point of a letter, printed where no font has the letter.

    >>> numbered("\\N{PENGUIN}")
    '<U+1F427>'
    """
    return f"<U+{ord(letter):04X}>"


def runs_of(text: str, known: Container[int], *, bold: bool = False) -> list[Run]:
    """Return the runs of a text in visual order; `known` holds the code points of the sheet's font."""
    composed = unicodedata.normalize("NFC", text)
    if all(ord(letter) in known for letter in composed):
        return [Run(composed)]
    marked = list(zip(_with_fonts(composed, known, bold), _levels(composed), strict=True))
    runs = []
    for (font, level), letters in groupby(marked, key=lambda each: (each[0][1], each[1])):
        runs.append((Run("".join(shown for (shown, _), _ in letters), font, level % 2 == 1), level))
    return [run for run in _ordered(runs) if run.text]


def _with_fonts(text: str, known: Container[int], bold: bool) -> Iterator[tuple[str, Path | None]]:
    """Iterate over the letters as printed, each with its font; combining marks take their neighbour's."""
    font: Path | None = None
    for letter in text:
        joins = unicodedata.category(letter) in ("Cf", "Mn", "Mc", "Zs")
        if joins and font is not None and (ord(letter) in letters_of(font)):
            yield letter, font
        elif ord(letter) in known:
            font = None
            yield letter, None
        elif unicodedata.category(letter) == "Cf":
            yield "", font
        else:
            font = font_with(letter, bold=bold)
            yield (numbered(letter) if font is None else letter), font


def _levels(text: str) -> list[int]:
    """The embedding level of every letter, odd for right-to-left: bidi rules without explicit marks."""
    kinds = [unicodedata.bidirectional(letter) for letter in text]
    base = next((int(kind in _BACKWARDS) for kind in kinds if kind in (*_FORWARDS, *_BACKWARDS)), 0)
    sides: list[int | None] = []  # 1 for right-to-left; numbers take the side of the letters before them
    for kind in kinds:
        if kind in (*_FORWARDS, *_BACKWARDS):
            sides.append(int(kind in _BACKWARDS))
        else:
            before = next((side for side in reversed(sides) if side is not None), base)
            sides.append(before if kind in (*_NUMBERS, "NSM") else None)
    whole = [_between(sides, place, base) if side is None else side for place, side in enumerate(sides)]
    return [
        2 if side and kind in _NUMBERS else 1 if side else 2 * base
        for side, kind in zip(whole, kinds, strict=True)
    ]


def _between(sides: list[int | None], place: int, base: int) -> int:
    """The side of a neutral letter: that of both its neighbours if they agree, else `base`."""
    before = next((side for side in reversed(sides[:place]) if side is not None), base)
    after = next((side for side in sides[place:] if side is not None), base)
    return before if before == after else base


def _ordered(runs: list[tuple[Run, int]]) -> list[Run]:
    """Put the runs into visual order: reverse those at or above each level, the highest level first."""
    for depth in range(max(level for _, level in runs), 0, -1):
        turned: list[tuple[Run, int]] = []
        for deep, group in groupby(runs, key=lambda each: each[1] >= depth):
            turned += list(group)[:: -1 if deep else 1]
        runs = turned
    return [run for run, _ in runs]


@cache
def outline_of(run: Run) -> Outline:
    """Shape a run that has its own font, and return its outline.

    Without HarfBuzz letters are drawn one by one, which is right for Chinese, Japanese and Korean.
    """
    assert run.font is not None
    shaper = harfbuzz()
    if shaper is None:
        return _unshaped_outline(run.text[::-1] if run.backwards else run.text, run.font)
    face = face_of(run.font)
    font, buffer = shaper.Font(face), shaper.Buffer()
    buffer.add_str(run.text)
    buffer.guess_segment_properties()
    buffer.direction = "rtl" if run.backwards else "ltr"
    shaper.shape(font, buffer)
    pen = _Pen()
    for glyph, position in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        pen.offset = pen.x + position.x_offset, position.y_offset
        font.draw_glyph_with_pen(glyph.codepoint, pen)
        pen.x += position.x_advance
    return Outline("".join(pen.parts), pen.x, face.upem)


def _unshaped_outline(text: str, path: Path) -> Outline:
    font = font_of(path)
    names, glyphs, pen = font.getBestCmap(), font.getGlyphSet(), _Pen()
    for letter in text:
        if glyph := names.get(ord(letter)):
            pen.offset = pen.x, 0.0
            glyphs[glyph].draw(pen)
            pen.x += glyphs[glyph].width
    return Outline("".join(pen.parts), pen.x, font["head"].unitsPerEm)


class _Pen:
    """A fontTools-style pen that writes an SVG path; flips the y axis."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.x = 0.0
        self.offset = (0.0, 0.0)

    def _add(self, command: str, *points: tuple[float, float]) -> None:
        across, up = self.offset
        self.parts.append(command + " ".join(f"{x + across:.1f} {-(y + up):.1f}" for x, y in points))

    def moveTo(self, point: tuple[float, float]) -> None:  # noqa: N802 - HarfBuzz calls these names
        self._add("M", point)

    def lineTo(self, point: tuple[float, float]) -> None:  # noqa: N802
        self._add("L", point)

    def qCurveTo(self, *points: tuple[float, float]) -> None:  # noqa: N802
        self._add("Q", *points)

    def curveTo(self, *points: tuple[float, float]) -> None:  # noqa: N802
        self._add("C", *points)

    def closePath(self) -> None:  # noqa: N802
        self._add("Z")

    def endPath(self) -> None:  # noqa: N802
        pass
