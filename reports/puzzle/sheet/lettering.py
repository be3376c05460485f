"""Letters that the font of a sheet lacks: found in other fonts, joined as their script joins them, and drawn.

A text is cut into runs of one font and one direction, in the order in which they stand on paper.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Container, Iterator
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from ppsolve.reports.shared.fonts import face_of, font_with, harfbuzz, letters_of

_FORWARDS: Final = ("L",)
_BACKWARDS: Final = ("R", "AL")
_NUMBERS: Final = ("EN", "AN")


class Run(NamedTuple):
    """Letters of one font, `None` for that of the sheet, that are read in one direction."""

    text: str
    font: Path | None = None
    backwards: bool = False


class Outline(NamedTuple):
    """Letters as a path, as in SVG, that stands on the line; so many units are the size of the font."""

    path: str
    width: float
    units: int


def numbered(letter: str) -> str:
    """A letter that no font has, by its number.

    >>> numbered("\\N{PENGUIN}")
    '<U+1F427>'
    """
    return f"<U+{ord(letter):04X}>"


def runs_of(text: str, known: Container[int], *, bold: bool = False) -> list[Run]:
    """The runs of a text, from left to right; `known` are the codes of the letters of the sheet's font."""
    composed = unicodedata.normalize("NFC", text)
    if all(ord(letter) in known for letter in composed):
        return [Run(composed)]
    marked = list(zip(_dressed(composed, known, bold), _levels(composed), strict=True))
    runs = []
    for (font, level), letters in groupby(marked, key=lambda each: (each[0][1], each[1])):
        runs.append((Run("".join(shown for (shown, _), _ in letters), font, level % 2 == 1), level))
    return [run for run in _ordered(runs) if run.text]


def _dressed(text: str, known: Container[int], bold: bool) -> Iterator[tuple[str, Path | None]]:
    """Every letter as it is shown, and the font for it; what joins letters goes with its neighbour."""
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
    """The direction of every letter, odd for backwards, after the Unicode rules without explicit marks."""
    kinds = [unicodedata.bidirectional(letter) for letter in text]
    base = next((int(kind in _BACKWARDS) for kind in kinds if kind in (*_FORWARDS, *_BACKWARDS)), 0)
    sides: list[int | None] = []  # 1 for backwards, as numbers count after letters that are
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
    """The side of what has none: that of both its neighbours if they agree, else that of the whole."""
    before = next((side for side in reversed(sides[:place]) if side is not None), base)
    after = next((side for side in sides[place:] if side is not None), base)
    return before if before == after else base


def _ordered(runs: list[tuple[Run, int]]) -> list[Run]:
    """The runs as they stand on paper: those of a level and above it are turned around, the deepest first."""
    for depth in range(max(level for _, level in runs), 0, -1):
        turned: list[tuple[Run, int]] = []
        for deep, group in groupby(runs, key=lambda each: each[1] >= depth):
            turned += list(group)[:: -1 if deep else 1]
        runs = turned
    return [run for run, _ in runs]


@cache
def outline_of(run: Run) -> Outline:
    """The letters of a run that has a font of its own, joined and drawn."""
    assert run.font is not None
    face = face_of(run.font)
    font, buffer = harfbuzz().Font(face), harfbuzz().Buffer()
    buffer.add_str(run.text)
    buffer.guess_segment_properties()
    buffer.direction = "rtl" if run.backwards else "ltr"
    harfbuzz().shape(font, buffer)
    pen = _Pen()
    for glyph, position in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        pen.lift = pen.x + position.x_offset, position.y_offset
        font.draw_glyph_with_pen(glyph.codepoint, pen)
        pen.x += position.x_advance
    return Outline("".join(pen.parts), pen.x, face.upem)


class _Pen:
    """Draws outlines, whose y goes up, as a path whose y goes down."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.x = 0.0
        self.lift = (0.0, 0.0)

    def _add(self, command: str, *points: tuple[float, float]) -> None:
        across, up = self.lift
        self.parts.append(command + " ".join(f"{x + across:.1f} {-(y + up):.1f}" for x, y in points))

    def moveTo(self, point: tuple[float, float]) -> None:  # noqa: N802 - the names that fonts call
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
