"""Fonts for names in any script: those of installed packages first, then those of the system.

Fonts are loaded with the first lookup.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from ppsolve.reports.shared.extras import require

PLAIN: Final = ("matplotlib", "mpl-data/fonts/ttf/DejaVuSans.ttf")
BOLD: Final = ("matplotlib", "mpl-data/fonts/ttf/DejaVuSans-Bold.ttf")
OTHERS: Final = (
    ("fontpkg_noto_sans_devanagari", "files/*.ttf"),
    ("fontpkg_noto_sans_tamil", "files/*.ttf"),
    ("fontpkg_noto_sans_telugu", "files/*.ttf"),
    ("fontpkg_noto_sans_thai", "files/*.ttf"),
    ("fontpkg_noto_sans_khmer", "files/*.ttf"),
    ("noto_cjk_sans_jp_regular", "*.otf"),
)
"""The plain font has Latin, Greek, Cyrillic, Hebrew, Arabic, Georgian, Armenian and symbols; the last of
these has Chinese, Japanese and Korean."""

_OUTLINES: Final = {"glyf", "CFF ", "CFF2"}


def bundled_fonts(*, bold: bool = False) -> Iterator[Path]:
    """The font files of installed packages, the one with the most letters first."""
    for package, name in (BOLD if bold else PLAIN, *OTHERS):
        spec = find_spec(package)
        for folder in (spec.submodule_search_locations or ()) if spec else ():
            yield from sorted(Path(folder).glob(name))


@cache
def font_with(letter: str, *, bold: bool = False) -> Path | None:
    """The first font that has `letter`; `None` if this machine has none."""
    code = ord(letter)
    return next((path for path in _fonts(bold) if code in letters_of(path)), None)


def fonts_for(text: str) -> list[Path]:
    """The fonts needed to show a text in plain and bold, those with the most letters first."""
    known = [path for bold in (False, True) for path in bundled_fonts(bold=bold)]
    used = {font_with(letter, bold=bold) for letter in set(text) for bold in (False, True)}
    first = [next(bundled_fonts(bold=bold)) for bold in (False, True)]
    rest = sorted(path for path in used if path is not None and path not in known)
    return list(dict.fromkeys([*first, *(path for path in known if path in used), *rest]))


def letters_lacking(text: Iterable[str]) -> str:
    """The letters of a text that no font of this machine has, without repetitions."""
    letters = dict.fromkeys(letter for part in text for letter in part)
    visible = (letter for letter in letters if unicodedata.category(letter) not in ("Cc", "Cf"))
    return "".join(letter for letter in visible if font_with(letter) is None)


def _fonts(bold: bool) -> Iterator[Path]:
    yield from bundled_fonts(bold=bold)
    yield from _system_fonts()


@cache
def _system_fonts() -> tuple[Path, ...]:
    require("matplotlib", "PNG and PDF output")
    from matplotlib.font_manager import findSystemFonts

    return tuple(sorted(map(Path, findSystemFonts())))


@cache
def letters_of(path: Path) -> frozenset[int]:
    """The code points that a font has outlines for; empty if the font cannot be read."""
    shaper = harfbuzz()
    if shaper is None:
        return _letters_by_fonttools(path)
    try:
        face = face_of(path)
    except (OSError, shaper.HarfBuzzError):
        return frozenset()
    return frozenset() if _OUTLINES.isdisjoint(face.table_tags) else frozenset(face.unicodes)


def _letters_by_fonttools(path: Path) -> frozenset[int]:
    from fontTools.ttLib import TTLibError  # type: ignore[import-untyped]

    try:
        font = font_of(path)
    except (OSError, TTLibError):
        return frozenset()
    return frozenset() if _OUTLINES.isdisjoint(font.keys()) else frozenset(font.getBestCmap() or ())


@cache
def face_of(path: Path) -> Any:
    """The HarfBuzz face of a font file."""
    shaper = harfbuzz()
    assert shaper is not None
    return shaper.Face(shaper.Blob.from_file_path(str(path)))


@cache
def font_of(path: Path) -> Any:
    """The fontTools font of a file; of a collection, the first font."""
    from fontTools.ttLib import TTFont

    return TTFont(path, lazy=True, fontNumber=0)


@cache
def harfbuzz() -> Any | None:
    """Import `uharfbuzz`, which shapes text; `None` without the extra `fonts`."""
    return import_module("uharfbuzz") if find_spec("uharfbuzz") else None
