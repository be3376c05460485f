/* A document and a storage for tests of interface elements. */

import { Window } from "happy-dom";
import type { Stored, StoredObject } from "../../src/ui/storage.ts";

const GLOBALS = [
  "document",
  "Node",
  "Element",
  "HTMLElement",
  "HTMLButtonElement",
  "HTMLDetailsElement",
  "HTMLDialogElement",
  "HTMLInputElement",
  "HTMLTextAreaElement",
  "localStorage",
] as const;

/** Open a page with `markup` as its body: sets the globals that the program uses. */
export function openPage(markup: string): void {
  const window = new Window({ url: "https://example.org/" });
  window.document.body.innerHTML = markup;
  for (const name of GLOBALS) setGlobal(name, window[name]);
  preferReducedMotion(false);
}

export function setGlobal(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** Answer all questions about the user's preferences with `matches`. */
export function preferReducedMotion(matches: boolean): void {
  setGlobal("matchMedia", () => ({ matches, addEventListener: () => undefined }));
}

/** A storage that keeps what JSON keeps. */
export function memoryStorage(value: Stored = {}): StoredObject {
  let text = JSON.stringify(value);
  return {
    load: () => JSON.parse(text) as Stored,
    save(saved) {
      text = JSON.stringify(saved);
      return true;
    },
  };
}
