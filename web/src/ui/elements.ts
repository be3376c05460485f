/* Creates and finds elements. Text is never parsed as markup, so names may contain any letters. */

import { say } from "../language/messages.ts";

const SVG = "http://www.w3.org/2000/svg";

/** Attributes by name. Styles go through `setProperties`: a content security policy blocks style attributes. */
export type Attributes = Record<string, string | number | boolean> & { style?: never };

/** CSS custom properties by name. */
export type CustomProperties = Record<`--${string}`, string | number>;

/** The element with an ID. Throws if there is none, or none of that type. */
export function part(id: string): HTMLElement;
export function part<Type extends HTMLElement>(id: string, type: new () => Type): Type;
export function part(id: string, type = HTMLElement): HTMLElement {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no ${type.name} with the ID "${id}".`);
  return found;
}

/** The first element inside `home` that matches a selector. Throws if there is none. */
export function partOf(home: ParentNode, selector: string): HTMLElement {
  const found = home.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`The page has no element "${selector}".`);
  return found;
}

/** A `data-` attribute of the element that has the focus; undefined if it has none. */
export function focusedData(name: string): string | undefined {
  const focused = document.activeElement;
  return focused instanceof HTMLElement ? focused.dataset[name] : undefined;
}

/** Focus the place of the board that the arrow keys start from. */
export function focusBoard(): void {
  part("board").querySelector<HTMLElement>("[tabindex='0']")?.focus({ preventScroll: true });
}

/** Call `update`, and if that hides the element with the focus, `move`: the focus would fall to the top of the page. */
export function keepFocus(update: () => void, move: () => void): void {
  const focused = document.activeElement;
  update();
  if (focused?.closest("[hidden]")) move();
}

/** Create an element with attributes and children; a string becomes a text node. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  return furnish(document.createElement(tag), attributes, children);
}

/** Create an SVG element likewise. */
export function svgElement<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): SVGElementTagNameMap[Tag] {
  return furnish(document.createElementNS(SVG, tag), attributes, children);
}

function furnish<Made extends Element>(
  made: Made,
  attributes: Attributes,
  children: readonly (Node | string)[],
): Made {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, `${value}`);
  made.append(...children);
  return made;
}

/** The children with spaces between them: without, programs that read the text take it for one word. */
export function spaced(children: readonly (Node | string)[]): (Node | string)[] {
  return children.flatMap((child, number) => (number ? [" ", child] : [child]));
}

/** The texts inside an element, in order, such as the letter and the number of a card. */
export function textsIn(home: Node): string[] {
  if (home.nodeType === Node.TEXT_NODE) return home.nodeValue?.trim() ? [home.nodeValue.trim()] : [];
  return [...home.childNodes].flatMap(textsIn);
}

/** Label a button: its place, the text shown on it, and the rest of the words. People who speak to their browser can
    then say what they see. */
export function labelPlace(button: HTMLButtonElement, words: string): void {
  const [place, ...rest] = words.split(", ");
  const shown = textsIn(button).filter((text) => text !== place);
  button.setAttribute("aria-label", [[place, ...shown].join(" "), ...rest].join(", "));
}

/** The things that `redraw` drew inside elements. */
const DRAWN = new WeakMap<Element, readonly unknown[]>();

/** Fill an element with what `make` returns, unless it shows `things` already. A press on a button is lost if the button
    is replaced before the release. */
export function redraw(home: Element, things: readonly unknown[], make: () => (Node | string)[]): void {
  const before = DRAWN.get(home);
  if (before?.length === things.length && things.every((thing, number) => thing === before[number])) return;
  DRAWN.set(home, things);
  home.replaceChildren(...make());
}

/** Set CSS custom properties of an element. */
export function setProperties({ style }: ElementCSSInlineStyle, properties: CustomProperties): void {
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, `${value}`);
}

/** Copy the text of `area` and confirm it in `said` for four seconds. Calls `reveal` if the text must be visible. */
export async function copyFrom(
  area: HTMLTextAreaElement,
  said: HTMLElement,
  reveal?: () => void,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(area.value);
  } catch {
    reveal?.();
    area.focus();
    area.select();
    // Deprecated, but some browsers deny the clipboard to local files.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    document.execCommand("copy");
  }
  said.textContent = say("page-copied");
  setTimeout(() => (said.textContent = ""), 4000);
}
