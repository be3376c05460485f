/* The message above the cards, and the button beside it. */

import { part } from "../ui/elements.ts";

/** What the button beside a message does. */
export interface Offer {
  text: string;
  accepted(): void;
}

/** Show a message, with a button or without. */
export function showMessage(text: string, offer: Offer | null): void {
  showText(text);
  const action = part("action", HTMLButtonElement);
  action.hidden = offer === null;
  if (!offer) return;
  action.textContent = offer.text;
  action.onclick = () => offer.accepted();
}

/** Show a text. Its room has a fixed height, so that nothing below moves: a long one is scrolled, also with keys. */
export function showText(text: string): void {
  const said = part("said");
  if (said.textContent !== text) said.textContent = text;
  if (said.scrollHeight > said.clientHeight) said.tabIndex = 0;
  else said.removeAttribute("tabindex");
}
