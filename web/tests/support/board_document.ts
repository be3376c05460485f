/* A document with the markup of the analysis board, for tests in Node. */

import { readFileSync } from "node:fs";
import { Window } from "happy-dom";

const TEMPLATES = ["page", "doors", "writing", "setting", "asking", "learning", "dialogs"].map(
  (name) => `board/${name}.html`,
);
const TOOLS = ["undo", "redo", "hint", "values", "review", "seats", "setup", "save"];
const GLOBALS = [
  "document",
  "navigator",
  "Node",
  "Element",
  "HTMLElement",
  "HTMLButtonElement",
  "HTMLDialogElement",
  "HTMLInputElement",
  "HTMLSelectElement",
  "HTMLTextAreaElement",
];

/** The markup of a template without its tags; expressions become empty. */
function markup(template: string): string {
  const text = readFileSync(new URL(`../../../reports/${template}`, import.meta.url), "utf-8");
  return text.replace(/\{%.*?%\}|\{\{.*?\}\}/gs, "");
}

/** Make the document of the board the global one. */
export function openDocument(): void {
  const window = new Window();
  const tools = TOOLS.map((id) => `<button type="button" id="${id}"></button>`);
  window.document.body.innerHTML = [...TEMPLATES.map(markup), markup("shared/ground.html"), ...tools].join(
    "",
  );
  for (const name of GLOBALS) {
    const value: unknown = Reflect.get(window, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

/** Choose a value of a select element, as a user does. */
export function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new document.defaultView!.Event("change"));
}

/** Type a text into a field and leave it. */
export function enter(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new document.defaultView!.Event("change"));
}
