/* Keyboard shortcuts. The table is written in reports/shared/keyboard.py and embedded in the page as JSON. */

import { element } from "./elements.ts";

export interface KeyboardData {
  /** Lines of the help: keys in square brackets, as in `[U] or [Ctrl]+[Z]`, and their meaning. */
  help: [string, string][];
  /** By key: the name of an action, and its argument if it takes one, as in `go left`. */
  actions: Record<string, string>;
}

/** A line in the list of shortcuts. Keys are in square brackets: `[U] or [Ctrl]+[Z]`. */
export function keyLine([keys, meaning]) {
  const words = keys.split(/\[(.+?)\]/).map((text, number) => (number % 2 ? element("kbd", {}, text) : text));
  return element("div", {}, element("dt", {}, ...words), element("dd", {}, meaning));
}

/** The action of a key press and its argument, as in ["go", "left"]; undefined if there is none. `actions` is the
    table of shortcuts, written in reports/shared/keyboard.py. */
export function actionOf({ key, ctrlKey, metaKey, shiftKey, altKey }, actions) {
  if (altKey) return undefined;
  const held = ctrlKey || metaKey ? `Ctrl+${shiftKey ? "Shift+" : ""}` : "";
  const name = held ? held + key.toLowerCase() : key;
  return Object.hasOwn(actions, name) ? actions[name].split(" ") : undefined;
}
