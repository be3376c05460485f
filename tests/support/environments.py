"""Virtual environments that borrow the libraries of the one under test instead of installing them again."""

from __future__ import annotations

import sysconfig
from pathlib import Path


def path_in(environment: Path, name: str) -> Path:
    """A path of `sysconfig`, `scripts` say, in a virtual environment."""
    base = {"base": str(environment), "platbase": str(environment)}
    return Path(sysconfig.get_path(name, "venv", base))


def borrow_libraries(environment: Path) -> None:
    """Let an environment find what is installed in this one, after what is installed in itself. It may be
    there or still to be made."""
    libraries = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    own = path_in(environment, "purelib")
    own.mkdir(parents=True, exist_ok=True)
    (own / "borrowed.pth").write_text("\n".join(sorted(libraries)), encoding="utf-8")
