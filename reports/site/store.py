"""The folder of a site: its manifest, and how files get there so that a site is whole at any moment.

New files are written to a hidden folder inside the site. When all are there, they are moved to their places
one by one: what pages need before the pages, the pages that link to new ones after those, the manifest last.
A run that is killed leaves the old site, or the old site with some new pages that nothing links to yet.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from ppsolve.reports.site.options import SiteOptions
from ppsolve.solver.errors import BadInput

MANIFEST: Final = "ppsolve-site.json"
STAGE: Final = ".ppsolve-site-new"
LOCK: Final = f"{MANIFEST}.lock"
SCHEMA: Final = "ppsolve.site/1"
OF_HOSTS: Final = {".git", ".gitignore", ".nojekyll", ".well-known", "CNAME", "README.md"}
"""Files of static hosts that a new site may find in its folder."""


@dataclass(frozen=True)
class DayEntry:
    """A published day in the manifest."""

    digest: str
    """The hash of its puzzles."""
    stamp: str
    """The hash of everything else that its pages depend on."""
    slots: tuple[Mapping[str, str], ...]


@dataclass(frozen=True)
class Manifest:
    """What was published, and with which options."""

    version: str
    options: SiteOptions
    days: Mapping[str, DayEntry] = field(default_factory=dict)
    """By date."""
    weeks: Mapping[str, str] = field(default_factory=dict)
    """What the sheet of each week depends on, by its Monday."""
    practice: Mapping[str, tuple[Mapping[str, str], ...]] = field(default_factory=dict)
    """The practice puzzles by kind and level, as in `duel-hard`."""
    practice_stamp: str = ""
    assets: tuple[str, ...] = ()
    """The addresses of the shared files of this run."""
    older_assets: tuple[str, ...] = ()
    """Those of the run before, for pages that are open in a browser."""


def read_manifest(folder: Path) -> Manifest | None:
    """Return the manifest of a site; `None` for a new or empty folder. Any other folder is refused."""
    name = str(folder)
    try:
        if not folder.exists():
            return None
        if not folder.is_dir():
            raise BadInput(name, "is a file; a site is a folder")
        if not (folder / MANIFEST).exists():
            others = {path.name for path in folder.iterdir()} - OF_HOSTS - {STAGE, LOCK}
            if others:
                raise BadInput(
                    name, f"is not empty and not a site: {min(others)} is there, {MANIFEST} is not"
                )
            return None
        text = (folder / MANIFEST).read_text("utf-8")
    except OSError as error:
        raise _cannot(name, "read", error) from None
    try:
        return _manifest_from(json.loads(text))
    except BadInput as error:
        raise error.inside(str(folder / MANIFEST)) from None
    except (ValueError, TypeError, KeyError, AttributeError):
        raise BadInput(str(folder / MANIFEST), "is not the manifest of a site") from None


def make_folder(folder: Path) -> None:
    """Create the folder of a site; `BadInput` if nothing can be written there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _cannot(str(folder), "written", error) from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise BadInput(str(folder), "cannot be written: permission denied")


def _manifest_from(document: Any) -> Manifest:
    if document["schema"] != SCHEMA:
        raise BadInput("schema", f"expected {SCHEMA!r}; use the version of ppsolve that wrote the site")
    options = document["options"] | {"languages": tuple(document["options"]["languages"])}
    return Manifest(
        version=document["version"],
        options=SiteOptions(**options),
        days={
            date: DayEntry(day["digest"], day["stamp"], tuple(day["slots"]))
            for date, day in document["days"].items()
        },
        weeks=document["weeks"],
        practice={name: tuple(puzzles) for name, puzzles in document["practice"].items()},
        practice_stamp=document["practice_stamp"],
        assets=tuple(document["assets"]),
        older_assets=tuple(document["older_assets"]),
    )


def manifest_bytes(manifest: Manifest) -> bytes:
    """Return a manifest as JSON."""
    return (json.dumps({"schema": SCHEMA, **asdict(manifest)}, indent=1, ensure_ascii=False) + "\n").encode()


def published_data(folder: Path, address: str, digest: str, what: str) -> bytes:
    """Return a file with published puzzles; `BadInput` if it is not what was published."""
    try:
        data = (folder / address).read_bytes()
    except OSError:
        raise BadInput(str(folder / address), f"is missing; {what} was published with it") from None
    if sha256(data).hexdigest() != digest:
        raise BadInput(str(folder / address), f"was changed after {what} was published; restore it")
    return data


def write_files(stage: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """Write files below a folder."""
    for address, content in files:
        path = stage / address
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


@contextmanager
def staged(folder: Path) -> Iterator[Path]:
    """Return an empty hidden folder inside the site, and remove it at the end."""
    stage = folder / STAGE
    try:
        make_folder(folder)
        shutil.rmtree(stage, ignore_errors=True)  # of a run that was killed
        stage.mkdir()
    except OSError as error:
        raise _cannot(str(folder), "written", error) from None
    try:
        yield stage
    except OSError as error:
        raise _cannot(str(folder), "written", error) from None
    finally:
        shutil.rmtree(stage, ignore_errors=True)


def publish(stage: Path, folder: Path, last: Iterable[str]) -> None:
    """Move all staged files to their places, those of `last` at the end and in that order."""
    at_the_end = list(last)
    addresses = sorted(path.relative_to(stage).as_posix() for path in stage.rglob("*") if path.is_file())
    rest = sorted(set(addresses) - set(at_the_end), key=_rank)
    for address in (*rest, *(one for one in at_the_end if one in set(addresses))):
        target = folder / address
        target.parent.mkdir(parents=True, exist_ok=True)
        (stage / address).replace(target)


def _rank(address: str) -> tuple[int, str]:
    """Shared files first, then pictures and data, then pages, the deepest first."""
    if address.startswith("assets/"):
        return 0, address
    return (100 - address.count("/") if address.endswith(".html") else 1), address


def remove_old_assets(folder: Path, before: Manifest | None, now: Manifest) -> None:
    """Remove shared files that neither this run nor the one before it uses."""
    if before is None:
        return
    for address in set(before.older_assets) - {*now.assets, *now.older_assets}:
        if address.startswith("assets/") and ".." not in address:
            (folder / address).unlink(missing_ok=True)


def with_assets(manifest: Manifest, before: Manifest | None, assets: Iterable[str]) -> Manifest:
    """Return a manifest with the shared files of this run, and those of the last different one."""
    new = tuple(sorted(assets))
    if before is None:
        return replace(manifest, assets=new)
    older = before.older_assets if before.assets == new else before.assets
    return replace(manifest, assets=new, older_assets=older)


def _cannot(name: str, done: str, error: OSError) -> BadInput:
    return BadInput(name, f"cannot be {done}: {(error.strerror or str(error)).lower()}")
