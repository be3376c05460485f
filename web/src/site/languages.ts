/* The choice of the language: the start page goes to the reader's, and links to the other languages remember the choice. */

import { rememberVisit, visit } from "./context.ts";
import type { Island } from "./documents.ts";

/** The language to open: the one chosen before, or else the first of the browser's that the site has. */
export function languageToOpen(chosen: unknown, wanted: readonly string[], known: readonly string[]): string {
  if (typeof chosen === "string" && known.includes(chosen)) return chosen;
  return wanted.map((one) => one.split("-")[0].toLowerCase()).find((one) => known.includes(one)) ?? known[0];
}

/** Go from the start page to today's in the reader's language. */
export function openStart({ root, languages }: Island): void {
  const language = languageToOpen(visit().language, navigator.languages, languages);
  location.replace(`${root}${language}/${location.search}${location.hash}`);
}

/** Remember the choice when a link to another language is followed. */
export function rememberLanguage(): void {
  for (const link of document.querySelectorAll<HTMLElement>("#language a[data-lang]")) {
    link.addEventListener("click", () => rememberVisit({ language: link.dataset.lang! }));
  }
}
