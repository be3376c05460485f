/* What all pages of the site use: the island, the reader's progress, the date, and the notice under the header. */

import { language, say } from "../language/messages.ts";
import { today } from "../puzzles/days.ts";
import { element } from "../ui/elements.ts";
import { storageOf, type Stored } from "../ui/storage.ts";
import { dateText, untilTomorrow } from "./dates.ts";
import type { Island } from "./documents.ts";
import type { Progress } from "./progress.ts";
import type { ProgressStore } from "./store.ts";

export interface Site {
  island: Island;
  store: ProgressStore;
}

const LONGEST_WAIT = 3_600_000; // milliseconds: timers stand still while a device sleeps

/** A date in the reader's language, with the weekday and without the year. */
export function dayWords(date: string): string {
  return dateText(date, language(), { weekday: "long", day: "numeric", month: "long" });
}

/** Change the progress and report what cannot be stored. */
export function change({ store }: Site, update: (progress: Progress) => Progress): void {
  store.change(update);
  reportTrouble(store);
}

/** Say so if the progress is not stored as it should be. */
export function reportTrouble({ trouble }: ProgressStore): void {
  if (trouble) notify(say(`reader-storage-${trouble}`));
}

/** Show a text under the header, with a link or a button. */
export function notify(text: string, action?: { label: string; run: (() => void) | string }): void {
  const notice = document.getElementById("notice");
  if (!notice) return;
  notice.hidden = false;
  notice.replaceChildren(text, ...(action ? [" ", actionOf(action)] : []));
}

function actionOf({ label, run }: { label: string; run: (() => void) | string }): HTMLElement {
  if (typeof run === "string") return element("a", { href: run }, label);
  const button = element("button", { type: "button", class: "link" }, label);
  button.addEventListener("click", run);
  return button;
}

/** Call `show` now, when the reader's date changes, and when the page comes back to the front after changes elsewhere. */
export function followDay({ store }: Site, show: (date: string) => void): void {
  let shown = today();
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look, Math.min(untilTomorrow(new Date()) + 50, LONGEST_WAIT));
  };
  const look = () => {
    if (today() !== shown) again();
    wait();
  };
  const again = () => {
    shown = today();
    store.load();
    show(shown);
  };
  addEventListener("storage", again);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) again();
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) look();
  });
  wait();
  show(shown);
}

/** What the site knows of earlier visits. */
export function visit(): Stored {
  return storageOf("site:visit").load();
}

export function rememberVisit(changed: Stored): void {
  storageOf("site:visit").save({ ...visit(), ...changed });
}
