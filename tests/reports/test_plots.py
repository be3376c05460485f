"""Plots in pages: no style attributes, unique IDs, the letters and lines that matplotlib drew."""

from __future__ import annotations

import re
from xml.etree.ElementTree import fromstring

from ppsolve.reports.shared.plots import INK, Plot, plot_of, plotting

DRAWING = """<svg xmlns:xlink="http://www.w3.org/1999/xlink" width="9pt" viewBox="0 0 9 9"
 xmlns="http://www.w3.org/2000/svg" version="1.1">
 <metadata><cc:Work xmlns:cc="http://creativecommons.org/ns#"/></metadata>
 <defs><style type="text/css">*{stroke-linejoin: round; stroke-linecap: butt}</style>
  <clipPath id="p1"><rect width="9" height="9"/></clipPath></defs>
 <g id="axes_1"><path id="m2" d="M 0 0
L 0 3
" style="stroke: #9cc9e8; stroke-width: 0.8"/>
  <use xlink:href="#m2" x="3" clip-path="url(#p1)"/>
  <text style="font: 10px 'system-ui', 'DejaVu Sans', sans-serif; text-anchor: middle">a &lt; b</text>
  <text><tspan x="1">10</tspan><tspan x="2">3</tspan></text></g>
</svg>"""


def test_styles_become_attributes() -> None:
    svg = fromstring(Plot(DRAWING, "A <plot>").embedded(1))
    assert not any("style" in (part.tag, *part.keys()) for part in svg.iter())
    assert svg.get("aria-label") == "A <plot>"
    assert (svg.get("stroke-linejoin"), svg.get("stroke-linecap")) == ("round", "butt")
    path, label = svg.find("g/path"), svg.find("g/text")
    assert path is not None
    assert path.attrib == {
        "id": "plot-1-m2",
        "d": "M 0 0 L 0 3 ",
        "stroke": "#9cc9e8",
        "stroke-width": "0.8",
    }
    assert label is not None
    assert label.text == "a < b"
    assert label.attrib == {
        "font-size": "10px",
        "font-family": "'system-ui', 'DejaVu Sans', sans-serif",
        "text-anchor": "middle",
    }
    assert [part.text for part in svg.iter("tspan")] == ["10", "3"]
    assert svg.find("metadata") is None


def test_equal_plots_share_no_id_and_refer_to_their_own() -> None:
    first, second = (Plot(DRAWING, "A plot").embedded(number) for number in (1, 2))
    assert set(re.findall(r'id="(.*?)"', first)) == {"plot-1-p1", "plot-1-m2"}
    assert set(re.findall(r"#(plot-.*?)[\")]", first)) == {"plot-1-p1", "plot-1-m2"}
    assert second == first.replace("plot-1-", "plot-2-")


def test_letters_and_lines_take_the_colour_of_the_page() -> None:
    with plotting():
        from matplotlib.figure import Figure

        figure = Figure(figsize=(2, 1))
        figure.add_subplot().set_xlabel("cards left")
    plot = plot_of(figure, "A plot")
    assert plot == plot_of(figure, "A plot")
    assert INK not in plot.drawing
    texts = [part for part in fromstring(plot.embedded(1)).iter("text") if part.text == "cards left"]
    assert [text.get("fill") for text in texts] == ["currentColor"]
