"""Virtual environments that reuse the libraries of the environment under test."""

from __future__ import annotations

import sysconfig
from pathlib import Path


def path_in(environment: Path, name: str) -> Path:
    """Return a `sysconfig` path, such as `scripts`, of a virtual environment."""
    base = {"base": str(environment), "platbase": str(environment)}
    return Path(sysconfig.get_path(name, "venv", base))


def borrow_libraries(environment: Path) -> None:
    """Let `environment` import what is installed here, after its own packages. It need not exist yet."""
    libraries = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    own = path_in(environment, "purelib")
    own.mkdir(parents=True, exist_ok=True)
    (own / "borrowed.pth").write_text("\n".join(sorted(libraries)), encoding="utf-8")
