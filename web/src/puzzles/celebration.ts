/* A small celebration over the board: penguins hop and snow falls. Screen readers skip it, presses go through it, and it
   stays away if the user prefers reduced motion. */

import { element, setProperties, svgElement } from "../ui/elements.ts";

const PIECES = 24;
const COLOURS = "RGYPB"; // of the cards, from the palette
const SPREAD = 0.618; // steps of the golden ratio fall evenly, but not in order

/** Celebrate over `home` for a few seconds. */
export function celebrate(home: HTMLElement): void {
  endCelebration();
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const pieces = Array.from({ length: PIECES }, (_, number) => {
    const piece = svgElement("svg", { class: `piece card-${COLOURS[number % 5]}`, viewBox: "0 0 60 70" });
    piece.append(svgElement("use", { href: "#penguin", width: 60, height: 70, class: "body" }));
    setProperties(piece, { "--across": ((number * SPREAD) % 1).toFixed(3), "--late": (number % 7) / 7 });
    return piece;
  });
  const shown = element("div", { id: "celebration", class: "celebration", "aria-hidden": "true" }, ...pieces);
  home.append(shown);
  pieces.at(-1)!.addEventListener("animationend", () => shown.remove());
}

/** End the celebration at once. */
export function endCelebration(): void {
  document.getElementById("celebration")?.remove();
}
