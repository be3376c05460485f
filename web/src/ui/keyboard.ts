/* Keyboard shortcuts. The table is written in reports/shared/keyboard.py and embedded in the page as JSON. */

import { say } from "../language/messages.ts";
import { element } from "./elements.ts";

export interface KeyboardData {
  /** Lines of the help: keys in square brackets, as in `[U] or [Ctrl]+[Z]`, and the message with their meaning. */
  help: [keys: string, meaning: string][];
  /** By key: the name of an action, and its argument if it takes one, as in `go left`. */
  actions: Record<string, string>;
}

/** The parts of a `KeyboardEvent` that shortcuts depend on. */
export type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** A line in the list of shortcuts. */
export function keyLine([keys, meaning]: KeyboardData["help"][number]): HTMLElement {
  const words = keys
    .split(/\[(.+?)\]/)
    .map((text, number) => (number % 2 ? element("kbd", {}, text) : betweenKeys(text)));
  return element("div", {}, element("dt", {}, ...words), element("dd", {}, say(meaning)));
}

/** The words between keys; signs such as `+` stay. */
function betweenKeys(text: string): string {
  switch (text) {
    case " or ":
      return ` ${say("page-keys-or")} `;
    case " and ":
      return ` ${say("page-keys-and")} `;
    default:
      return text;
  }
}

/** The action of a key press and its argument, or ""; undefined if the key does nothing. */
export function actionOf(
  { key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress,
  actions: KeyboardData["actions"],
): [name: string, argument: string] | undefined {
  if (altKey) return undefined;
  const held = ctrlKey || metaKey ? `Ctrl+${shiftKey ? "Shift+" : ""}` : "";
  const pressed = held ? held + key.toLowerCase() : key;
  if (!Object.hasOwn(actions, pressed)) return undefined;
  const [name, argument = ""] = actions[pressed].split(" ");
  return [name, argument];
}
