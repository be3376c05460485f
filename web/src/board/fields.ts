/* Fields of forms: choices, names and numbers. */

import { say } from "../language/messages.ts";
import type { Seat } from "../games/game.ts";
import { LONGEST_NAME } from "../games/input.ts";
import { element } from "../ui/elements.ts";

/** The values to choose from, each with its text. */
export type Choices<Value extends string | number> = readonly (readonly [Value, string])[];

/** Fill a select element; `changed(value)` is called when another value is chosen. */
export function fillSelect<Value extends string | number>(
  select: HTMLSelectElement,
  choices: Choices<Value>,
  chosen: Value,
  changed: (value: Value) => void,
): void {
  select.replaceChildren(...choices.map(([value, text]) => element("option", { value }, text)));
  select.value = `${chosen}`;
  select.onchange = () => changed(choices[select.selectedIndex][0]);
}

/** A labelled select element. */
export function selectField<Value extends string | number>(
  label: string,
  id: string,
  choices: Choices<Value>,
  chosen: Value,
  changed: (value: Value) => void,
): HTMLLabelElement {
  const select = element("select", { id });
  fillSelect(select, choices, chosen, changed);
  return element("label", {}, `${label} `, select);
}

/** An input for the name of a player; `changed(name)` is called after a change. */
export function nameField(seat: Seat, name: string, changed: (name: string) => void): HTMLInputElement {
  const field = element("input", {
    class: "seat-name",
    value: name,
    maxlength: LONGEST_NAME,
    autocomplete: "off",
    "aria-label": say("board-name-of", { number: seat + 1 }),
  });
  field.addEventListener("change", () => changed(field.value));
  return field;
}

/** An input for a number; `changed(number)` is called after a change. */
export function numberField(
  number: number,
  attributes: Record<string, string | number>,
  changed: (number: number) => void,
): HTMLInputElement {
  const field = element("input", {
    class: "seat-tokens",
    type: "number",
    min: 0,
    value: number,
    ...attributes,
  });
  field.addEventListener("change", () => changed(Math.max(0, Math.floor(Number(field.value) || 0))));
  return field;
}

/** Show a value in a field, unless it is being typed there. */
export function setField(field: HTMLInputElement, value: string): void {
  if (document.activeElement !== field && field.value !== value) field.value = value;
}
