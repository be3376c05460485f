/* Fields of forms: choices, names and numbers. */

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

/** An input for the name of a player; `changed(names)` is called with all names after a change. */
export function nameField(
  names: readonly string[],
  seat: Seat,
  changed: (names: string[]) => void,
): HTMLInputElement {
  const field = element("input", {
    class: "seat-name",
    value: names[seat],
    maxlength: LONGEST_NAME,
    "aria-label": `Name of player ${seat + 1}`,
  });
  field.addEventListener("change", () => changed(names.with(seat, field.value)));
  return field;
}

/** An input for a number of a player; `changed(numbers)` is called with the numbers of all players after a change. */
export function numberField(
  numbers: readonly number[],
  seat: Seat,
  attributes: Record<string, string | number>,
  changed: (numbers: number[]) => void,
): HTMLInputElement {
  const field = element("input", {
    class: "seat-tokens",
    type: "number",
    min: 0,
    value: numbers[seat],
    ...attributes,
  });
  field.addEventListener("change", () =>
    changed(numbers.with(seat, Math.max(0, Math.floor(Number(field.value) || 0)))),
  );
  return field;
}
