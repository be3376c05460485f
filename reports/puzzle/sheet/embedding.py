"""Embedding of fonts whose letters need no shaping: those for Korean, Chinese and Japanese.

Such fonts have PostScript outlines, which reportlab cannot embed. The letters that a sheet uses are converted
to TrueType outlines, so that readers can select, search and listen to the text.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache, cached_property
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from fontTools.fontBuilder import FontBuilder  # type: ignore[import-untyped]
from fontTools.pens.cu2quPen import Cu2QuPen  # type: ignore[import-untyped]
from fontTools.pens.recordingPen import DecomposingRecordingPen  # type: ignore[import-untyped]
from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-untyped]
from fontTools.ttLib import newTable  # type: ignore[import-untyped]
from fontTools.ttLib.tables._c_m_a_p import cmap_format_6  # type: ignore[import-untyped]
from reportlab.pdfbase import pdfmetrics  # type: ignore[import-untyped]
from reportlab.pdfbase.ttfonts import TTFont, TTFontFace  # type: ignore[import-untyped]

from ppsolve.reports.shared.fonts import font_of

_EM: Final = 1000
"""Units per em in PDF files."""
_TOLERANCE: Final = 1.0
"""How far the converted outlines may be from the original ones, in units of the font."""
_STEM: Final = 80
_UPRIGHT_SYMBOLIC: Final = 4
"""The flags of a font with an encoding of its own."""


def is_embeddable(text: str) -> bool:
    """True for letters as wide as high, which stand side by side as they are."""
    return all(
        letter.isspace() or (unicodedata.east_asian_width(letter) in "WF" and ord(letter) <= 0xFFFF)
        for letter in text
    )


@cache
def embedded_font(path: Path) -> str:
    """Register the font of a file, and return its name for `Canvas.setFont`."""
    font = _ConvertedFont(path)
    pdfmetrics.registerFont(font)
    return str(font.fontName)


class _ConvertedFont(TTFont):  # type: ignore[misc]
    """A font for `Canvas`, of any font file that fontTools can read."""

    def __init__(self, path: Path) -> None:
        # The font of any TrueType file, which gets another face.
        super().__init__(f"Converted-{path.stem}", "Vera.ttf", asciiReadable=0, shapable=False)
        self.face = _ConvertedFace(path)


class _ConvertedFace(TTFontFace):  # type: ignore[misc]
    """Letters of a font file; each subset of them is embedded as a TrueType font."""

    def __init__(self, path: Path) -> None:
        pdfmetrics.TypeFace.__init__(self, None)
        font = font_of(path)
        self._font, self._scale = font, _EM / font["head"].unitsPerEm
        self.filename, self.subfontNameX = str(path), b""
        self.name = path.stem.encode("ascii", "replace")
        self.charToGlyph = {code: font.getGlyphID(name) for code, name in self._names.items()}
        widths = font["hmtx"].metrics
        self.charWidths = {code: widths[name][0] * self._scale for code, name in self._names.items()}
        self.defaultWidth = _EM
        self.ascent, self.descent = font["hhea"].ascent * self._scale, font["hhea"].descent * self._scale
        self.capHeight, self.italicAngle, self.stemV = self.ascent, 0, _STEM
        self.bbox = [0, self.descent, _EM, self.ascent]
        self.flags = _UPRIGHT_SYMBOLIC

    @cached_property
    def _names(self) -> dict[int, str]:
        names: dict[int, str] = self._font.getBestCmap()
        return names

    @cached_property
    def _glyphs(self) -> Any:
        return self._font.getGlyphSet()

    def makeSubset(self, subset: Sequence[int]) -> bytes:  # noqa: N802 - reportlab calls this name
        """Return a TrueType font in which the letter with code `number` is `subset[number]`."""
        order = [".notdef", *(f"glyph{number}" for number in range(1, len(subset)))]
        builder = FontBuilder(self._font["head"].unitsPerEm, isTTF=True)
        builder.setupGlyphOrder(order)
        builder.setupGlyf({name: self._outline(code) for name, code in zip(order, subset, strict=True)})
        glyphs = builder.font["glyf"]
        builder.setupHorizontalMetrics(
            {
                name: (round(self.getCharWidth(code) / self._scale), getattr(glyphs[name], "xMin", 0))
                for name, code in zip(order, subset, strict=True)
            }
        )
        builder.setupHorizontalHeader(ascent=self._font["hhea"].ascent, descent=self._font["hhea"].descent)
        builder.setupNameTable({"familyName": self.name.decode(), "styleName": "Regular"})
        builder.setupPost(keepGlyphNames=False)
        table = cmap_format_6(6)
        table.platformID, table.platEncID, table.language = 1, 0, 0
        table.cmap = dict(enumerate(order))
        codes = newTable("cmap")
        codes.tableVersion, codes.tables = 0, [table]
        builder.font["cmap"] = codes
        # The same letters give the same bytes.
        builder.font.recalcTimestamp = False
        builder.updateHead(created=0, modified=0)
        content = BytesIO()
        builder.font.save(content)
        return content.getvalue()

    def _outline(self, code: int) -> Any:
        pen = TTGlyphPen(None)
        if name := self._names.get(code):
            drawn = DecomposingRecordingPen(self._glyphs)
            self._glyphs[name].draw(drawn)
            drawn.replay(Cu2QuPen(pen, _TOLERANCE, reverse_direction=True))
        return pen.glyph()
