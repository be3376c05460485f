/* The statistics: sums, a chart of the last weeks, a table by kind and level, and the progress as a file or a link. */

import { clockText } from "../games/format.ts";
import { language, say } from "../language/messages.ts";
import { element, part, svgElement } from "../ui/elements.ts";
import { followDay, type Site } from "./context.ts";
import { dateText } from "./dates.ts";
import { KINDS, LEVELS } from "./documents.ts";
import { kindName, levelName } from "./marks.ts";
import { type Row, rowsOf, tallyOf, type Week, weeksOf } from "./statistics.ts";
import { streaksOf } from "./streaks.ts";
import { openTransfer } from "./transfer_panel.ts";

const WEEKS = 12;
const HEIGHT = 90; // of the chart, in its own units
const STEP = 26; // from one week to the next

export function openStatistics(site: Site): void {
  const { store } = site;
  const show = (today: string) => {
    const { progress } = store;
    const tally = tallyOf(progress.results.values());
    const streaks = streaksOf(progress, today);
    const percent = (part: number) =>
      say("reader-share-of", { percent: Math.round((100 * part) / tally.solved) });
    const tiles: [string, string, string?][] = [
      ["reader-streak", say("reader-days", { days: streaks.current })],
      ["reader-best-streak", say("reader-days", { days: streaks.best })],
      ["reader-solved", `${tally.solved}`],
      ["reader-clean", `${tally.clean}`, tally.solved ? percent(tally.clean) : ""],
      ["reader-on-the-day", `${tally.onTheDay}`, tally.solved ? percent(tally.onTheDay) : ""],
    ];
    const sums = element(
      "dl",
      { class: "sum-tiles" },
      ...tiles.map(([name, value, share = ""]) =>
        element(
          "div",
          { class: "sum-tile" },
          element("dt", {}, say(name)),
          element("dd", {}, value, ...(share ? [" ", element("span", { class: "tile-share" }, share)] : [])),
        ),
      ),
    );
    const shown = tally.solved
      ? [sums, weeksChart(weeksOf(progress, today, WEEKS)), table(rowsOf(progress, KINDS, LEVELS))]
      : [element("p", { class: "nothing-yet" }, say("reader-nothing-solved"))];
    part("statistics").replaceChildren(...shown);
  };
  followDay(site, show);
  openTransfer(site, show);
}

/** Bars of the puzzles solved in each week: clean ones full, the others striped on top. */
function weeksChart(weeks: Week[]): HTMLElement {
  const most = Math.max(3, ...weeks.map(({ solved }) => solved));
  const width = weeks.length * STEP;
  const high = (count: number) => (count / most) * HEIGHT;
  const bars = weeks.flatMap(({ start, solved, clean }, number) => {
    const x = number * STEP + 4;
    const date = dateText(start, language(), { day: "numeric", month: "long" });
    const label = say("reader-week-label", { date, solved, clean });
    const bar = (name: string, count: number, below: number) =>
      svgElement("rect", {
        class: name,
        x,
        width: STEP - 8,
        y: HEIGHT - high(below + count),
        height: high(count),
        rx: 2,
      });
    return [
      svgElement(
        "g",
        { role: "img", "aria-label": label },
        svgElement("title", {}, label),
        svgElement("rect", { class: "ground", x: x - 2, width: STEP - 4, y: 0, height: HEIGHT }),
        bar("clean", clean, 0),
        bar("other", solved - clean, clean),
        svgElement(
          "text",
          { class: "bar-sum", x: x + STEP / 2 - 4, y: HEIGHT - high(solved) - 3 },
          solved ? `${solved}` : "",
        ),
        svgElement(
          "text",
          { class: "bar-date", x: x + STEP / 2 - 4, y: HEIGHT + 12 },
          number % 3 === 2 ? dateText(start, language(), { day: "numeric", month: "numeric" }) : "",
        ),
      ),
    ];
  });
  const stripes = svgElement(
    "pattern",
    { id: "stripes", width: 5, height: 5, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
    svgElement("rect", { class: "stripe-ground", width: 5, height: 5 }),
    svgElement("rect", { class: "stripe", width: 2, height: 5 }),
  );
  const key = (name: string, text: string) =>
    element(
      "li",
      {},
      svgElement(
        "svg",
        { class: "key", viewBox: "0 0 12 12", "aria-hidden": "true" },
        svgElement("rect", { class: name, width: 12, height: 12, rx: 2 }),
      ),
      " ",
      text,
    );
  const title = say("reader-weeks", { count: weeks.length });
  return element(
    "section",
    { class: "weeks" },
    element("h2", {}, title),
    svgElement(
      "svg",
      { class: "chart", viewBox: `0 -14 ${width} ${HEIGHT + 30}`, role: "group", "aria-label": title },
      svgElement("defs", {}, stripes),
      ...bars,
      svgElement("path", { class: "axis", d: `M0 ${HEIGHT}H${width}` }),
    ),
    element(
      "ul",
      { class: "marks-legend" },
      key("clean", say("reader-chart-clean")),
      key("other", say("reader-chart-other")),
    ),
  );
}

function table(rows: Row[]): HTMLElement {
  const columns = ["kind", "solved", "clean", "median", "best"];
  const slowest = Math.max(1, ...rows.map(({ median }) => median));
  const head = columns.map((name) => element("th", { scope: "col" }, say(`reader-column-${name}`)));
  const lines = rows.map((row, number) => {
    const repeated = rows[number - 1]?.kind === row.kind;
    return element(
      "tr",
      repeated ? {} : { class: "first-of-kind" },
      element(
        "th",
        { scope: "row" },
        element(
          "span",
          { class: "kind-name" },
          element("span", { class: repeated ? "unseen" : "" }, kindName(row.kind)),
        ),
        " ",
        element("span", { class: "level-name" }, levelName(row.level)),
      ),
      element("td", {}, `${row.solved}`),
      element("td", {}, `${row.clean}`),
      element("td", { class: "median" }, clockText(row.median), timeBar(row.median / slowest)),
      element("td", {}, clockText(row.best)),
    );
  });
  return element(
    "section",
    { class: "by-kind" },
    element("h2", {}, say("reader-by-kind")),
    element(
      "div",
      { class: "table-frame", tabindex: 0, role: "region", "aria-label": say("reader-by-kind") },
      element("table", {}, element("thead", {}, element("tr", {}, ...head)), element("tbody", {}, ...lines)),
    ),
  );
}

/** A bar beside a time, as long as its part of the longest. */
function timeBar(part: number): SVGSVGElement {
  return svgElement(
    "svg",
    { class: "time-bar", viewBox: "0 0 60 8", "aria-hidden": "true" },
    svgElement("rect", { class: "clean", width: Math.max(2, 60 * part), height: 8, rx: 2 }),
  );
}
