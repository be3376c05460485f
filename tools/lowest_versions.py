"""Print pip constraints that pin every dependency to the lowest version pyproject.toml allows.

python tools/lowest_versions.py > build/lowest.txt
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

PYPROJECT = Path(__file__).resolve().parents[1] / "pyproject.toml"
EXTRAS = ("reports", "fonts", "cluster")


def lowest_versions() -> list[str]:
    """Return constraints such as `click==8.1.*` for all requirements with a lower bound."""
    project = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    requirements = [*project["dependencies"], *(one for extra in EXTRAS for one in extras[extra])]
    return [re.sub(">=", "==", one) + ".*" for one in requirements if ">=" in one]


if __name__ == "__main__":
    print("\n".join(lowest_versions()))
