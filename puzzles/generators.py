"""The versions of the generator. What a version made stays as it was: its puzzles, their levels and tags.

A version is added whenever some recipe would give another puzzle than before.
"""

from __future__ import annotations

from typing import Final

GENERATORS: Final = (1, 2)
"""All versions that there are, the first one first."""
GENERATOR: Final = GENERATORS[-1]
"""The version that new puzzles are made by."""
