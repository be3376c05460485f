"""Pages by jinja2: templates that ship with the package, everything they are given escaped."""

from __future__ import annotations

from typing import Any


def render(package: str, name: str, **content: Any) -> str:
    """The template of a package filled in; what it asks for must be there. It may include `head.html`."""
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
