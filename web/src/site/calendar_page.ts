/* The calendar: every month with the marks of its puzzles. */

import { language, say } from "../language/messages.ts";
import { element, part } from "../ui/elements.ts";
import { type CalendarDay, monthsBetween, weeksOfMonth } from "./calendar.ts";
import { dayWords, followDay, type Site } from "./context.ts";
import { addDays, dateText, datesOf } from "./dates.ts";
import { dayAddress, type Days, fetchDays } from "./documents.ts";
import { LEGEND, levelName, markPicture, markWords } from "./marks.ts";
import { isClean } from "./results.ts";

const A_SUNDAY = "2026-11-01";

export async function openCalendar(site: Site): Promise<void> {
  const days = await fetchDays(site.island);
  followDay(site, (today) => {
    const last = days.last < today ? days.last : today;
    const months = monthsBetween(days.first, last < days.first ? days.first : last).reverse();
    part("months").replaceChildren(
      legend(),
      ...months.map((month) => monthSection(site, days, month, today)),
    );
  });
}

function legend(): HTMLElement {
  const entries = LEGEND.map((mark) =>
    element("li", {}, markPicture(mark), " ", say("reader-legend-mark", { mark })),
  );
  return element("ul", { class: "marks-legend", "aria-label": say("reader-legend") }, ...entries);
}

function monthSection(site: Site, { days }: Days, month: string, today: string): HTMLElement {
  const { store } = site;
  const firstWeekday = firstWeekdayOf(language());
  const keys = (date: string) => (days[date] ?? []).map(({ key }) => key);
  const title = dateText(`${month}-01`, language(), { month: "long", year: "numeric" });
  const open = datesOf(month)
    .filter((date) => date <= today)
    .flatMap(keys);
  const solved = open.map((key) => store.progress.results.get(key)).filter((one) => one?.first);
  const sum = {
    solved: solved.length,
    puzzles: open.length,
    clean: solved.filter((one) => isClean(one!)).length,
  };
  const weekdays = Array.from({ length: 7 }, (_, number) => addDays(A_SUNDAY, number + firstWeekday));
  const head = weekdays.map((date) =>
    element(
      "th",
      { scope: "col", abbr: dateText(date, language(), { weekday: "long" }) },
      dateText(date, language(), { weekday: "short" }),
    ),
  );
  const weeks = weeksOfMonth(month, keys, store.progress, today, firstWeekday);
  const rows = weeks.map((week) => element("tr", {}, ...week.map((day) => dayCell(site, days, day))));
  return element(
    "section",
    { class: "month", id: `month-${month}`, "aria-labelledby": `title-${month}` },
    element("h2", { id: `title-${month}` }, title),
    element("p", { class: "month-sum" }, say("reader-month-sum", sum)),
    element("table", {}, element("thead", {}, element("tr", {}, ...head)), element("tbody", {}, ...rows)),
  );
}

function dayCell({ island }: Site, days: Days["days"], day: CalendarDay | null): HTMLElement {
  if (!day) return element("td", { class: "outside" });
  const { date, state, marks } = day;
  const number = element("span", { class: "day-number" }, `${Number(date.slice(8))}`);
  if (state === "none" || state === "ahead") return element("td", { class: state }, number);
  const words = marks
    .map((mark, place) => `${levelName(days[date][place].level)} ${markWords(mark)}`)
    .join(", ");
  const attributes = {
    href: dayAddress(island, date),
    "aria-label": say("reader-day-label", { date: dayWords(date), marks: words }),
    ...(state === "today" ? { "aria-current": "date" } : {}),
  };
  const pictures = element("span", { class: "day-marks" }, ...marks.map(markPicture));
  return element("td", { class: state }, element("a", attributes, number, pictures));
}

/** The first day of the week where a language is spoken: Sunday in Korea, Monday in Europe. English is for both, and
    the reader's own settings decide. */
export function firstWeekdayOf(language: string, wanted: readonly string[] = navigator.languages): number {
  const regional = wanted.find((one) => one.split("-")[0] === language) ?? language;
  const sundays = ["ko", "ko-KR", "en-US", "en-CA", "fr-CA"];
  return sundays.includes(regional) ? 0 : 1;
}
