"""Scripts, styles and icons that all pages share, in files named after their content."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

from ppsolve.solver.view.palette import css_properties

FOLDER: Final = "assets/"
SCRIPTS: Final = ("site.js", "puzzles.js")
STYLES: Final = ("site.css", "puzzles.css")


@cache
def asset_files() -> Mapping[str, tuple[str, bytes]]:
    """Return the address and content of every shared file, by its plain name."""
    found = {}
    for name in (*SCRIPTS, *STYLES):
        if not files("ppsolve.reports").joinpath("bundles", name).is_file():
            continue
        content = bundle(name)
        if name.endswith(".css"):
            content = css_properties().encode() + b"\n" + content
        found[name] = (_address(name, content), content)
    return found


def addresses() -> dict[str, str]:
    """Return the address of every shared file, relative to the root of the site, by its plain name."""
    return {name: address for name, (address, _) in asset_files().items()}


def bundle(name: str) -> bytes:
    """Return a file of `reports/bundles`."""
    return files("ppsolve.reports").joinpath("bundles", name).read_bytes()


def _address(name: str, content: bytes) -> str:
    stem, _, extension = name.rpartition(".")
    return f"{FOLDER}{stem}.{sha256(content).hexdigest()[:12]}.{extension}"
