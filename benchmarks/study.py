"""The numbers and the plots of docs/study.md, made from the files of its surveys.

    python benchmarks/study.py two.sqlite three.sqlite four.sqlite five.sqlite six.sqlite --plots docs/study

The page tells how the surveys are made. The plots are those of the first file.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from ppsolve.reports.survey.plots import cards_plot, difficulty_plot, margin_plot
from ppsolve.reports.survey.store import Store
from ppsolve.reports.survey.summary import Summary
from ppsolve.reports.survey.text import survey_text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("surveys", nargs="+", type=Path)
    parser.add_argument("--plots", type=Path, help="a folder to write them to")
    options = parser.parse_args()
    summaries = []
    for path in options.surveys:
        with Store.reading(path) as store:
            summaries.append(Summary(store.settings, store.deals()))
    for summary in summaries:
        print(survey_text(summary, 100), end="\n\n")
    if options.plots:
        options.plots.mkdir(parents=True, exist_ok=True)
        plots = {
            "guaranteed": cards_plot(summaries[0], "guaranteed"),
            "margin": margin_plot(summaries[0]),
            "difficulty": difficulty_plot(summaries[0]),
        }
        for name, drawing in plots.items():
            (options.plots / f"{name}.svg").write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main()
