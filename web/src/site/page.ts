/* The site's program: every page has an island that names its kind. */

import "../language/catalogues_site.ts";
import { say, setLanguage } from "../language/messages.ts";
import { applyTheme, openSettings } from "../ui/settings.ts";
import { openCalendar } from "./calendar_page.ts";
import { notify, reportTrouble, type Site } from "./context.ts";
import { openDay, openToday } from "./day_pages.ts";
import { readIsland } from "./documents.ts";
import { openStart, rememberLanguage } from "./languages.ts";
import { installWorker } from "./offline.ts";
import { openPractice } from "./practice_page.ts";
import { openPuzzle } from "./puzzle_page.ts";
import { openStatistics } from "./statistics_page.ts";
import { ProgressStore } from "./store.ts";

const PAGES: Record<string, (site: Site) => Promise<void> | void> = {
  today: openToday,
  day: openDay,
  puzzle: openPuzzle,
  calendar: openCalendar,
  statistics: openStatistics,
  practice: openPractice,
};

function open(): void {
  document.documentElement.classList.remove("no-script");
  const island = readIsland();
  setLanguage(island.lang);
  rememberLanguage();
  if (island.page === "start") {
    openStart(island);
    return;
  }
  const site = { island, store: new ProgressStore(() => localStorage) };
  const settings = document.querySelector("#theme-auto");
  if (settings && !document.getElementById("board"))
    openSettings(); // the puzzle's program does it on its own pages
  else if (!settings) applyTheme();
  reportTrouble(site.store);
  installWorker(island);
  if (location.hash === "#unseen") {
    history.replaceState(null, "", location.pathname);
    notify(say("reader-unseen"));
  }
  const opened = Object.hasOwn(PAGES, island.page) ? PAGES[island.page](site) : undefined;
  opened?.catch(() => notify(say("reader-offline")));
}

open();
