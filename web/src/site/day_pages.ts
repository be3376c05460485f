/* Today's page and the pages of single days. */

import { say } from "../language/messages.ts";
import { today } from "../puzzles/days.ts";
import { element, part, partOf } from "../ui/elements.ts";
import { dateToShow, neighbour } from "./calendar.ts";
import { dayCards, dayEnd, markCards } from "./cards.ts";
import { dayWords, followDay, rememberVisit, type Site, visit } from "./context.ts";
import { dayAddress, type Days, fetchDays } from "./documents.ts";
import { streakLine } from "./streak_line.ts";

export async function openToday(site: Site): Promise<void> {
  const { island, store } = site;
  welcome(site);
  const { days, first, last } = await fetchDays(island);
  const dates = Object.keys(days);
  followDay(site, (date) => {
    const shown = dateToShow(dates, date);
    const puzzles = days[shown] ?? [];
    const open = shown <= date;
    part("today-title").textContent =
      shown === date ? `${say("reader-today")} · ${dayWords(date)}` : dayWords(shown);
    const note = part("no-today");
    note.hidden = shown === date;
    if (date < first) note.textContent = say("reader-before-first", { date: dayWords(first) });
    else if (date > last) note.textContent = say("reader-after-last", { date: dayWords(shown) });
    const cards = open ? dayCards(island, shown, puzzles) : [];
    part("cards").replaceChildren(...cards);
    markCards(cards, store.progress);
    end(open ? dayEnd(site, shown, puzzles, shown === date) : []);
    link("previous-day", site, open ? neighbour(shown, -1, dates, date) : "");
    link("next-day", site, neighbour(shown, 1, dates, date));
    const streak = part("streak");
    streak.hidden = !open;
    streak.textContent = streakLine(store.progress, date);
  });
}

export async function openDay(site: Site): Promise<void> {
  const { island, store } = site;
  const date = island.date!;
  const cards = [...document.querySelectorAll<HTMLElement>(".card")];
  let days: Days["days"] = {};
  const show = (today: string) => {
    showAhead(site, date, today);
    if (date > today) return;
    markCards(cards, store.progress);
    end(dayEnd(site, date, days[date] ?? [], date === today));
    const dates = Object.keys(days);
    if (!dates.length) return;
    link("previous-day", site, neighbour(date, -1, dates, today));
    link("next-day", site, neighbour(date, 1, dates, today));
  };
  followDay(site, show);
  ({ days } = await fetchDays(island));
  show(today());
}

/** Hide the puzzles of a day that the reader's calendar has not reached, and say when it opens. */
export function showAhead({ island }: Site, date: string, today: string): void {
  const ahead = date > today;
  document.documentElement.classList.toggle("ahead", ahead);
  const note = document.getElementById("not-yet") ?? element("section", { id: "not-yet", class: "not-yet" });
  if (!note.isConnected) partOf(document, "main").before(note);
  note.hidden = !ahead;
  note.replaceChildren(
    element("p", {}, say("reader-day-ahead", { date: dayWords(date) })),
    element("p", {}, element("a", { href: `${island.root}${island.lang}/` }, say("reader-day-ahead-link"))),
  );
}

/** Show elements after the cards. */
function end(shown: HTMLElement[]): void {
  const cards = partOf(document, "ol.cards, #cards");
  const place = document.getElementById("day-end") ?? element("div", { id: "day-end", class: "day-end" });
  cards.after(place);
  place.replaceChildren(...shown);
}

function link(id: string, { island }: Site, date: string): void {
  const found = document.getElementById(id);
  if (!found) return;
  found.hidden = !date;
  if (date) found.setAttribute("href", dayAddress(island, date));
}

/** The first visit: what this is, and a puzzle that anybody solves. */
function welcome({ store }: Site): void {
  const section = document.getElementById("welcome");
  if (!section) return;
  section.hidden = store.progress.results.size > 0 || visit().welcomed === true;
  if (section.hidden) return;
  part("today").before(section);
  document.getElementById("welcome-close")?.addEventListener("click", () => {
    rememberVisit({ welcomed: true });
    section.hidden = true;
    part("today-title").tabIndex = -1;
    part("today-title").focus();
  });
  const said = document.getElementById("tiny-said");
  for (const place of section.querySelectorAll<HTMLElement>(".tiny-place")) {
    place.addEventListener("click", () => {
      const right = place.dataset.right !== undefined && place.dataset.right !== "false";
      place.classList.add(right ? "right" : "wrong");
      if (right) standOnTop(place);
      section.classList.toggle("tiny-solved", right || section.classList.contains("tiny-solved"));
      if (said) said.textContent = said.dataset[right ? "right" : "wrong"] ?? "";
    });
  }
}

/** Put the penguin of the right choice on top of the two others. */
function standOnTop(place: HTMLElement): void {
  const top = document.querySelector(".tiny-card.top");
  const penguin = place.querySelector("svg")?.cloneNode(true);
  if (!top || !penguin) return;
  top.classList.add("green");
  top.replaceChildren(penguin);
}
