/* Buttons for the five colours, with the number of cards left. They stay the same elements while the numbers change. */

import { COLOURS } from "../../games/party/position.ts";
import { cardButton, updateCardButton } from "../../ui/party/cards.ts";

export class ColourStacks {
  private readonly buttons: Map<string, HTMLButtonElement>;

  /** `chose(colour)` is called when a colour of which cards are left is pressed. */
  constructor(chose: (colour: string) => void) {
    this.buttons = new Map(
      [...COLOURS].map((colour) => {
        const button = cardButton(colour, 0, false);
        button.addEventListener("click", () => {
          if (button.getAttribute("aria-disabled") !== "true") chose(colour);
        });
        return [colour, button];
      }),
    );
  }

  /** The buttons of the colours that a deck has. */
  show(deck: readonly number[], left: (colour: string) => number, chosen: string): HTMLButtonElement[] {
    return [...COLOURS]
      .filter((_, number) => deck[number])
      .map((colour) => {
        const button = this.buttons.get(colour)!;
        const count = Math.max(0, left(colour));
        updateCardButton(button, colour, count, chosen === colour);
        // Not `disabled`: that would take the focus away.
        button.setAttribute("aria-disabled", String(count < 1));
        return button;
      });
  }
}
