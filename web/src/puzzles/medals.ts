/* Medals. On the page they are drawn, since not every device has a font with their signs. */

import { svgElement } from "../ui/elements.ts";

export type Medal = keyof typeof MEDAL_SIGNS;
/** Medals from the lowest, with their signs in texts to share. */
export const MEDAL_SIGNS = { bronze: "🥉", silver: "🥈", gold: "🥇" };
export const MEDALS = Object.keys(MEDAL_SIGNS) as Medal[];

/** A medal on its ribbon, with the number of its place. Screen readers skip it: the words beside it name it. */
export function medalPicture(medal: Medal): SVGSVGElement {
  const place = MEDALS.length - MEDALS.indexOf(medal);
  return svgElement(
    "svg",
    { class: `medal ${medal}`, viewBox: "0 0 20 24", "aria-hidden": "true" },
    svgElement("path", { class: "ribbon", d: "M3 0H8L12 9H7ZM17 0H12L8 9H13Z" }),
    svgElement("circle", { class: "disc", cx: 10, cy: 16, r: 7 }),
    svgElement("text", { x: 10, y: 16, dy: "0.36em" }, `${place}`),
  );
}
