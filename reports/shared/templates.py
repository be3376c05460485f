"""Pages by jinja2: templates that ship with the package, everything they are given escaped."""

from __future__ import annotations

import json
from typing import Any


def render(package: str, name: str, **content: Any) -> str:
    """The template of a package filled in; what it asks for must be there. It may include those beside this
    module."""
    from jinja2 import ChoiceLoader, Environment, PackageLoader, StrictUndefined

    environment = Environment(
        loader=ChoiceLoader([PackageLoader(package, "."), PackageLoader(__package__, ".")]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    return environment.get_template(name).render(content)


def script_json(value: object) -> str:
    """JSON that cannot end the script element it stands in, nor a line of it."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    for letter in "<>&\u2028\u2029":
        text = text.replace(letter, f"\\u{ord(letter):04x}")
    return text
