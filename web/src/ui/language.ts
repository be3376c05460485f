/* The language of the page: chosen by the reader, or by the browser; and the fixed texts of the page. */

import {
  isLanguage,
  language,
  languages,
  preferredLanguage,
  say,
  sayIn,
  setLanguage,
} from "../language/messages.ts";
import { element, part } from "./elements.ts";
import { storageOf } from "./storage.ts";

/** The parameter of the page's address that names a language. */
const PARAMETER = "lang";

/** Choose the language and fill in the fixed texts and the list of languages. */
export function openLanguage(): void {
  setLanguage(chosenLanguage());
  document.documentElement.lang = language();
  fillTexts(document);
  const shown = say("common-language");
  part("language-name").textContent = shown;
  const choice = part("language-choice");
  // People who speak to their browser say what they see.
  choice.setAttribute("aria-label", `${shown}, ${say("page-language")}`);
  choice.hidden = siteLanguage() !== "";
  choice.addEventListener("click", () => part("languages", HTMLDialogElement).showModal());
  part("languages-list").replaceChildren(
    ...languages().map((code) => element("li", {}, languageButton(code))),
  );
}

function languageButton(code: string): HTMLButtonElement {
  const name = sayIn(code, "common-language");
  const button = element("button", { type: "button", lang: code, "data-lang": code }, name);
  if (code === language()) button.setAttribute("aria-current", "true");
  button.addEventListener("click", () => {
    if (code === language()) part("languages", HTMLDialogElement).close();
    else changeLanguage(code);
  });
  return button;
}

/** The language of the site that the page is part of: every language has its own addresses there. "" if there is none. */
function siteLanguage(): string {
  const island = document.getElementById("site")?.textContent;
  return island ? (JSON.parse(island) as { lang: string }).lang : "";
}

/** That of the site around the page, the language in the page's address, the one chosen last, or the first that the browser prefers. */
function chosenLanguage(): string {
  const asked = siteLanguage() || (new URLSearchParams(location.search).get(PARAMETER) ?? "");
  if (isLanguage(asked)) return asked;
  const { code } = storageOf("language").load();
  return typeof code === "string" && isLanguage(code) ? code : preferredLanguage(navigator.languages);
}

/** Open the page again in another language. Where nothing can be stored, the address names it. */
function changeLanguage(code: string): void {
  const stored = storageOf("language").save({ code });
  const address = new URL(location.href);
  const before = address.search;
  if (stored) address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, code);
  if (address.search === before) location.reload();
  else location.assign(address);
}

/** A text with its parts between backticks as code. */
export function withCode(text: string): (Node | string)[] {
  return text.split("`").map((words, number) => (number % 2 ? element("code", {}, words) : words));
}

/** Fill in the messages that elements of the page name: their text (`data-say`), label, title and placeholder.
    `data-key` is the key in a title. In English they are there already. */
export function fillTexts(home: ParentNode): void {
  for (const each of home.querySelectorAll<HTMLElement>("[data-say]")) {
    each.replaceChildren(...withCode(say(each.dataset.say!)));
  }
  for (const each of home.querySelectorAll<HTMLElement>("[data-label]")) {
    each.setAttribute("aria-label", say(each.dataset.label!));
  }
  for (const each of home.querySelectorAll<HTMLElement>("[data-title]")) {
    const { title = "", key } = each.dataset;
    each.title = key ? say("page-with-key", { name: say(title), key }) : say(title);
  }
  for (const each of home.querySelectorAll<HTMLInputElement>("[data-placeholder]")) {
    each.placeholder = say(each.dataset.placeholder!);
  }
}
