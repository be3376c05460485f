"""Pages from Jinja templates that ship with the package. Everything they are given is escaped."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from itertools import count
from typing import Any, Final
from xml.etree.ElementTree import tostring

from ppsolve.reports.shared.policy import with_policy
from ppsolve.solver.language.messages import current_language, has_message, say
from ppsolve.solver.view.palette import BEAK, CARDS, css_properties

_SAYING: Final = re.compile(r'<[a-z][^<>]*\sdata-(?:say|label|title|placeholder)="[^<>]*>')
_DATA: Final = re.compile(r'\sdata-(say|label|title|placeholder|key)="([^"]*)"')


def render(package: str, name: str, **content: Any) -> str:
    """Render the template `name` of a package as a page with its content security policy.

    It may include the templates beside this module. The filter `embedded` inserts a `Plot`, `say` a message.
    """
    from jinja2 import ChoiceLoader, Environment, PackageLoader, StrictUndefined
    from markupsafe import Markup

    environment = Environment(
        loader=ChoiceLoader([PackageLoader(package, "."), PackageLoader(__package__, ".")]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.globals.update(say=say, language=current_language())
    numbers = count(1)
    environment.filters["embedded"] = lambda plot: Markup(plot.embedded(next(numbers)))
    page = environment.get_template(name).render(palette=Markup(css_properties()), **content)
    return with_policy(with_messages(page))


def with_messages(page: str) -> str:
    """Fill in the messages that elements of a page name: text, label, title and placeholder.

    `<h2 data-say="page-settings"></h2>` gets a text, `data-label`, `data-title` and `data-placeholder` an
    attribute. `data-key` is the key in a title. web/src/ui/language.ts does the same in other languages.

    >>> with_messages('<button data-title="page-undo" data-key="U" data-say="page-undo"></button>')
    '<button data-title="page-undo" data-key="U" data-say="page-undo" title="Undo (U)">Undo</button>'
    """
    return _SAYING.sub(_with_message, page)


def _with_message(found: re.Match[str]) -> str:
    data = dict(_DATA.findall(found[0]))
    attributes = {
        "aria-label": data.get("label"),
        "title": data.get("title"),
        "placeholder": data.get("placeholder"),
    }
    # Cells of tables have their header as `data-label`, which is no message.
    texts = {name: say(message) for name, message in attributes.items() if message and has_message(message)}
    if data.get("key") and "title" in texts:
        texts["title"] = say("page-with-key", name=texts["title"], key=data["key"])
    words = "".join(f' {name}="{escape(text)}"' for name, text in texts.items())
    inside = (
        re.sub("`(.+?)`", r"<code>\1</code>", escape(say(data["say"]), quote=False)) if "say" in data else ""
    )
    return f"{found[0][:-1]}{words}>{inside}"


def render_play(
    package: str,
    *,
    bundle: str,
    drawings: Iterable[str],
    tools: Sequence[tuple[str, str, str]],
    **content: Any,
) -> str:
    """Render `page.html` of a package as an interactive page.

    `bundle` names its script and style sheet in `reports/bundles`. `drawings` are paths of files to include,
    `tools` are buttons as (ID, message with the name, key).
    """
    from markupsafe import Markup

    return render(
        package,
        "page.html",
        style=Markup(source(f"bundles/{bundle}.css")),
        script=Markup(source(f"bundles/{bundle}.js")),
        drawings=Markup("".join(map(source, drawings))),
        tools=tools,
        **picture_values(),
        **content,
    )


def picture_values() -> dict[str, Any]:
    """The values of the pictures that every interactive page has: the icon and the penguin."""
    from markupsafe import Markup

    from ppsolve.solver.view.svg import BILL, BODY, penguin_symbol

    return {
        "outlines": {"body": BODY, "bill": BILL},
        "colours": {"body": CARDS["B"].body, "beak": BEAK},
        "penguin": Markup(tostring(penguin_symbol("penguin"), encoding="unicode")),
    }


def source(path: str) -> str:
    """The text of a file, by its path inside `ppsolve.reports`."""
    return files("ppsolve.reports").joinpath(path).read_text(encoding="utf-8")


def script_json(value: object) -> str:
    """JSON that is safe inside a script element: it cannot close the element or break a line."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    for letter in "<>&\u2028\u2029":
        text = text.replace(letter, f"\\u{ord(letter):04x}")
    return text
